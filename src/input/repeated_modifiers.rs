//! Lets the program sleep while nothing happens.
//!
//! bevy_egui 0.42 reports the modifier keys to egui in every frame, whether they changed or not;
//! egui takes every report for a reason to repaint, so a reactive window would never rest.

use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

/// Drops repeated reports of the modifier keys before egui sees them.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        drop_repeated_modifiers
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

fn drop_repeated_modifiers(
    mut inputs: Query<(Entity, &mut EguiInput)>,
    mut known: Local<Vec<(Entity, egui::Modifiers)>>,
) {
    known.retain(|(entity, _)| inputs.contains(*entity));
    for (entity, mut input) in &mut inputs {
        let index = known.iter().position(|(other, _)| *other == entity);
        let index = index.unwrap_or_else(|| {
            known.push((entity, egui::Modifiers::default()));
            known.len() - 1
        });
        let last = &mut known[index].1;
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) if now == last => false,
            egui::Event::ModifiersChanged(now) => {
                *last = *now;
                true
            }
            _ => true,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_changes_of_the_modifier_keys_reach_egui() {
        let mut app = App::new();
        app.add_systems(Update, drop_repeated_modifiers);
        let entity = app.world_mut().spawn(EguiInput::default()).id();
        let mut reach = |modifiers: egui::Modifiers| {
            let mut input = EguiInput::default();
            input.events.push(egui::Event::ModifiersChanged(modifiers));
            input.events.push(egui::Event::PointerGone);
            app.world_mut().entity_mut(entity).insert(input);
            app.update();
            app.world()
                .get::<EguiInput>(entity)
                .map_or(0, |input| input.events.len())
        };
        assert_eq!(reach(egui::Modifiers::NONE), 1);
        assert_eq!(reach(egui::Modifiers::SHIFT), 2);
        assert_eq!(reach(egui::Modifiers::SHIFT), 1);
        assert_eq!(reach(egui::Modifiers::NONE), 2);
    }
}
