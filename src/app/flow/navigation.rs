//! What leads from screen to screen, and what is done in the setup.

use bevy::prelude::*;

use super::{Table, sit_down};
use crate::app::draft::Draft;
use crate::app::intent::Intent;
use crate::app::settings::Configs;
use crate::app::states::Screen;

/// Intents that lead from screen to screen.
pub(in crate::app) fn navigate(
    mut intents: MessageReader<Intent>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut table: ResMut<Table>,
    mut draft: Option<ResMut<Draft>>,
    configs: Res<Configs>,
    seeds: Res<Seeds>,
    mut commands: Commands,
) {
    for intent in intents.read() {
        match (intent, screen.get()) {
            (Intent::Open(kind), Screen::Menu) => {
                match draft.as_deref_mut() {
                    // The choices of the last setup of this game stay.
                    Some(draft) if draft.kind == *kind => draft.seed = seeds.next(),
                    _ => commands.insert_resource(Draft::new(*kind, &configs, seeds.next())),
                }
                (*next).set_if_neq(Screen::Setup);
            }
            (Intent::Start, Screen::Setup) if table.runs_rated() => {}
            (Intent::Start, Screen::Setup) => {
                if let Some(draft) = draft.as_deref_mut() {
                    draft.repair_seats(&configs);
                    if let Some(plan) = draft.plan() {
                        sit_down(&mut table, &mut next, plan);
                        if let Some(sitting) = &mut table.sitting {
                            sitting.rate(draft.is_rated());
                        }
                    }
                }
            }
            (Intent::Continue, Screen::Menu) if table.sitting.is_some() => {
                (*next).set_if_neq(Screen::Play);
            }
            (Intent::ToSetup, Screen::Play) => {
                if let Some(sitting) = &table.sitting {
                    let kind = sitting.position().kind();
                    if let Some(draft) = draft.as_deref_mut().filter(|draft| draft.kind == kind) {
                        draft.seed = seeds.next();
                    } else {
                        let mut new = Draft::new(kind, &configs, seeds.next());
                        new.fields = sitting.position().fields();
                        new.seats = sitting.plan().seats;
                        new.opening = sitting.plan().opening;
                        new.set_start(crate::app::draft::Start::Usual);
                        commands.insert_resource(new);
                    }
                    (*next).set_if_neq(Screen::Setup);
                }
            }
            (Intent::Scores, Screen::Menu) => (*next).set_if_neq(Screen::Scores),
            (Intent::ToMenu | Intent::Back, Screen::Play | Screen::Setup | Screen::Scores) => {
                (*next).set_if_neq(Screen::Menu);
            }
            (Intent::Press(cell), Screen::Setup) => {
                if let Some(draft) = draft.as_deref_mut() {
                    let side = draft.placing;
                    draft.place(*cell, side);
                }
            }
            (Intent::SecondPress(cell), Screen::Setup) => {
                if let Some(draft) = draft.as_deref_mut() {
                    let side = draft.placing.other();
                    draft.place(*cell, side);
                }
            }
            (Intent::PlaceFor(side), Screen::Setup) => {
                if let Some(draft) = draft.as_deref_mut() {
                    draft.placing = *side;
                }
            }
            _ => {}
        }
    }
}

/// Seeds for new sittings: drawn in a row from the program's own seed.
#[derive(Resource)]
pub struct Seeds(std::sync::atomic::AtomicU64);

impl Seeds {
    /// Starts the row at this number.
    #[must_use]
    pub const fn from(first: u64) -> Seeds {
        Seeds(std::sync::atomic::AtomicU64::new(first))
    }

    /// The next seed.
    pub fn next(&self) -> u64 {
        self.0.fetch_add(1, std::sync::atomic::Ordering::Relaxed)
    }
}

impl Default for Seeds {
    fn default() -> Self {
        Seeds::from(1)
    }
}
