//! What the program has of Bevy. Bevy's own group brings what only three dimensions need (its core
//! pipeline, lights), which a page would load for nothing.

use bevy::a11y::AccessibilityPlugin;
use bevy::app::{PanicHandlerPlugin, PluginGroup, PluginGroupBuilder, TaskPoolPlugin};
use bevy::camera::CameraPlugin;
use bevy::diagnostic::{DiagnosticsPlugin, FrameCountPlugin};
use bevy::input::InputPlugin;
#[cfg(not(target_family = "wasm"))]
use bevy::log::LogPlugin;
use bevy::mesh::MeshPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
#[cfg(not(target_family = "wasm"))]
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::sprite::SpritePlugin;
use bevy::sprite_render::SpriteRenderPlugin;
use bevy::state::app::StatesPlugin;
use bevy::time::TimePlugin;
use bevy::winit::WinitPlugin;

use crate::board::drawing::core_2d;

/// The group of plugins, in the order in which Bevy's own group has them.
pub struct BevyPlugins;

impl PluginGroup for BevyPlugins {
    fn build(self) -> PluginGroupBuilder {
        let group = PluginGroupBuilder::start::<Self>().add(PanicHandlerPlugin);
        // A page has a console of its own (`platform/web/console.rs`).
        #[cfg(not(target_family = "wasm"))]
        let group = group.add(LogPlugin::default());
        let group = group
            .add(TaskPoolPlugin::default())
            .add(FrameCountPlugin)
            .add(TimePlugin)
            .add(TransformPlugin)
            .add(DiagnosticsPlugin)
            .add(InputPlugin)
            .add(WindowPlugin::default())
            .add(AccessibilityPlugin)
            .add(AssetPlugin::default())
            .add(WinitPlugin::default())
            .add(RenderPlugin::default())
            .add(ImagePlugin::default())
            .add(MeshPlugin)
            .add(CameraPlugin);
        #[cfg(not(target_family = "wasm"))]
        let group = group.add(PipelinedRenderingPlugin);
        group
            .add(core_2d::plugin)
            .add(SpritePlugin)
            .add(SpriteRenderPlugin)
            .add(StatesPlugin)
    }
}
