//! Bevy's renderer on whatever can draw here: Vulkan, or OpenGL where there is no Vulkan driver.
//!
//! Bevy 0.19 makes the graphics instance without telling it about the window system, and OpenGL on
//! Linux then gets a connection that cannot show windows. So the instance is made here, with the
//! display of winit's event loop, and handed to Bevy's own plugin.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::renderer::{
    RenderAdapter, RenderAdapterInfo, RenderDevice, RenderInstance, RenderQueue, WgpuWrapper,
};
use bevy::render::settings::{RenderCreation, RenderResources, WgpuSettings};
use bevy::tasks::block_on;
use bevy::winit::DisplayHandleWrapper;

use crate::platform::desktop::startup_error::StartupError;

/// Takes the place of Bevy's `RenderPlugin`, behind its `WinitPlugin`.
///
/// Ends the program with a sentence and exit code 1 where nothing can draw.
pub(crate) fn plugin(app: &mut App) {
    let display = app.world().get_resource::<DisplayHandleWrapper>();
    let display = display.map(|wrapper| Box::new(wrapper.0.clone()) as _);
    match resources(display) {
        Ok(resources) => {
            // OpenGL's context belongs to one thread at a time, and wgpu ends the program when a
            // thread waits for it for some seconds. So on slow machines no other thread may compile.
            let is_opengl = resources.2.backend == wgpu::Backend::Gl;
            app.add_plugins(RenderPlugin {
                synchronous_pipeline_compilation: is_opengl,
                render_creation: RenderCreation::Manual(resources),
                ..default()
            });
        }
        // No window is open yet and nothing has been changed, so there is nothing to tidy up.
        Err(error) => {
            let _ = error.tell();
            std::process::exit(1);
        }
    }
}

/// Opens the best adapter that Bevy's usual settings allow: graphics cards before software, and of two
/// equals Vulkan before OpenGL. Without a display it can draw into images only.
///
/// # Errors
/// [`StartupError::Adapter`] where no driver is installed or the adapter refuses to work.
pub(crate) fn resources(
    display: Option<Box<dyn wgpu::wgt::WgpuHasDisplayHandle>>,
) -> Result<RenderResources, StartupError> {
    let settings = WgpuSettings::default();
    let for_window = display.is_some();
    let instance = wgpu::Instance::new(wgpu::InstanceDescriptor {
        backends: settings.backends.unwrap_or(wgpu::Backends::PRIMARY),
        flags: settings.instance_flags,
        memory_budget_thresholds: settings.instance_memory_budget_thresholds,
        backend_options: wgpu::BackendOptions::from_env_or_default(),
        display,
    });
    let mut adapter = block_on(instance.request_adapter(&wgpu::RequestAdapterOptions {
        power_preference: settings.power_preference,
        force_fallback_adapter: settings.force_fallback_adapter,
        compatible_surface: None,
    }))
    .map_err(|_| StartupError::Adapter)?;
    let mut info = adapter.get_info();
    // Mesa's software driver for Vulkan loses memory with every frame (seen in 22.3: 80 MB a
    // second); the one for OpenGL does not.
    if for_window
        && info.device_type == wgpu::DeviceType::Cpu
        && info.backend == wgpu::Backend::Vulkan
        && let Some(opengl) = block_on(instance.enumerate_adapters(wgpu::Backends::GL)).pop()
    {
        info = opengl.get_info();
        adapter = opengl;
    }
    info!(
        "drawing on {} ({}, {:?})",
        info.name, info.backend, info.device_type
    );

    let mut features = adapter.features();
    if info.device_type == wgpu::DeviceType::DiscreteGpu {
        // It would make every transfer cross the bus; Bevy leaves it out for the same reason.
        features.remove(wgpu::Features::MAPPABLE_PRIMARY_BUFFERS);
    }
    // Experimental features may only be asked for by unsafe code, and nothing here needs them.
    features = features.difference(wgpu::Features::all_experimental_mask());
    let (device, queue) = block_on(adapter.request_device(&wgpu::DeviceDescriptor {
        label: None,
        required_features: features,
        required_limits: adapter.limits(),
        experimental_features: wgpu::ExperimentalFeatures::disabled(),
        memory_hints: settings.memory_hints,
        trace: wgpu::Trace::Off,
    }))
    .map_err(|_| StartupError::Adapter)?;
    Ok(RenderResources(
        RenderDevice::from(device),
        RenderQueue(Arc::new(WgpuWrapper::new(queue))),
        RenderAdapterInfo(WgpuWrapper::new(info)),
        RenderAdapter(Arc::new(WgpuWrapper::new(adapter))),
        RenderInstance(Arc::new(WgpuWrapper::new(instance))),
    ))
}
