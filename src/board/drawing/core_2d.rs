//! What a program in two dimensions needs of Bevy's core pipeline. Bevy's own plugin brings the third
//! dimension along, and at every start it prepares a shader for mipmaps in forty formats: a quarter of the
//! time to the first frame (Bevy 0.19).

use std::path::{Path, PathBuf};

use bevy::asset::io::embedded::EmbeddedAssetRegistry;
use bevy::camera::ClearColor;
use bevy::core_pipeline::FullscreenShader;
use bevy::core_pipeline::blit::BlitPlugin;
use bevy::core_pipeline::core_2d::Core2dPlugin;
use bevy::core_pipeline::schedule::camera_driver;
use bevy::core_pipeline::tonemapping::TonemappingPlugin;
use bevy::core_pipeline::upscaling::UpscalingPlugin;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::camera::SortedCameras;
use bevy::render::render_resource::{
    CommandEncoderDescriptor, LoadOp, Operations, RenderPassColorAttachment, RenderPassDescriptor,
    StoreOp,
};
use bevy::render::renderer::{
    PendingCommandBuffers, RenderDevice, RenderGraph, RenderGraphSystems, RenderQueue,
};
use bevy::render::view::ExtractedWindows;

/// Where [`FullscreenShader`] looks for its shader.
const FULLSCREEN: &str = "bevy_core_pipeline/fullscreen_vertex_shader/fullscreen.wgsl";

/// Adds the pipeline. Needs Bevy's `RenderPlugin`.
pub(crate) fn plugin(app: &mut App) {
    app.world()
        .resource::<EmbeddedAssetRegistry>()
        .insert_asset(
            PathBuf::new(),
            Path::new(FULLSCREEN),
            include_bytes!("fullscreen.wgsl"),
        );
    app.add_plugins((Core2dPlugin, BlitPlugin, TonemappingPlugin, UpscalingPlugin));
    let Some(render) = app.get_sub_app_mut(RenderApp) else {
        return;
    };
    render.init_resource::<FullscreenShader>().add_systems(
        RenderGraph,
        (
            camera_driver.in_set(RenderGraphSystems::Render),
            (submit, clear_unseen_windows)
                .chain()
                .in_set(RenderGraphSystems::Submit),
        ),
    );
}

/// Sends what the cameras have drawn.
fn submit(mut pending: ResMut<PendingCommandBuffers>, queue: Res<RenderQueue>) {
    let buffers = pending.take();
    if !buffers.is_empty() {
        queue.submit(buffers);
    }
}

/// Before there is anything to be seen no camera draws; windows show the colour of the background then.
fn clear_unseen_windows(
    cameras: Res<SortedCameras>,
    windows: Res<ExtractedWindows>,
    colour: Res<ClearColor>,
    device: Res<RenderDevice>,
    queue: Res<RenderQueue>,
) {
    if !cameras.0.is_empty() {
        return;
    }
    let views = windows
        .values()
        .filter_map(|window| window.swap_chain_texture_view.as_ref());
    for view in views {
        let mut encoder = device.create_command_encoder(&CommandEncoderDescriptor::default());
        encoder.begin_render_pass(&RenderPassDescriptor {
            label: Some("background"),
            color_attachments: &[Some(RenderPassColorAttachment {
                view,
                depth_slice: None,
                resolve_target: None,
                ops: Operations {
                    load: LoadOp::Clear(colour.to_linear().into()),
                    store: StoreOp::Store,
                },
            })],
            ..default()
        });
        queue.submit([encoder.finish()]);
    }
}
