//! A screen of egui, drawn without a window for real keys.

use crate::config::Theme;
use crate::widgets::theme::apply_theme;
use bevy::prelude::*;
use bevy_egui::egui::{Event, Pos2, RawInput, Rect, Vec2};
use bevy_egui::{EguiContext, EguiUserTextures, PrimaryEguiContext};

use crate::tests::harness::Tabletop;

/// What this system draws, without anything else.
pub(crate) struct Drawn<S> {
    context: Entity,
    size: Vec2,
    system: S,
}

impl<S: Copy + 'static> Drawn<S> {
    /// Draws over a game of which everything that the system needs is there.
    pub(crate) fn over<M>(table: &mut Tabletop, size: Vec2, system: S) -> Drawn<S>
    where
        S: IntoSystem<(), Result, M>,
    {
        let mut context = EguiContext::default();
        apply_theme(
            context.get_mut(),
            &Theme::default(),
            &table.configs().timing,
        );
        let world = table.app.world_mut();
        world.init_resource::<EguiUserTextures>();
        let context = world.spawn((context, PrimaryEguiContext)).id();
        let drawn = Drawn {
            context,
            size,
            system,
        };
        // A field takes the keys at the end of its first frame.
        drawn.frame(table, Vec::new());
        drawn.frame(table, Vec::new());
        drawn
    }

    /// A frame in which all of this comes in.
    pub(crate) fn frame<M>(&self, table: &mut Tabletop, events: Vec<Event>)
    where
        S: IntoSystem<(), Result, M>,
    {
        let world = table.app.world_mut();
        let context = world.get_mut::<EguiContext>(self.context);
        let context = context.expect("it stays").get_mut().clone();
        context.begin_pass(RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, self.size)),
            focused: true,
            events,
            ..RawInput::default()
        });
        let shown: Result<Result, _> = world.run_system_cached(self.system);
        shown.expect("a system").expect("it draws");
        context.end_pass().drop_without_applying_deltas();
        table.frame(0);
    }
}
