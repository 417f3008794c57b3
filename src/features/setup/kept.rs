//! The setup of a game as it is remembered: as the record of a match that has not begun.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::features::settings::{Configs, Settings};
use crate::features::setup::draft::{Draft, StartChoice};
use crate::formats::record;
use crate::midend::{Match, Starter};
use crate::rules::GameId;
use crate::states::Screen;

/// Board, opponents, opening and who begins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct KeptSetup {
    /// The record.
    record: String,
    /// Whether the pieces are drawn anew each time.
    is_random: bool,
}

impl KeptSetup {
    /// What is remembered of a setup; nothing while one of its fields is wrong.
    pub(crate) fn of(draft: &Draft) -> Option<KeptSetup> {
        let draft = draft.clone().into_casual();
        Some(KeptSetup {
            record: record::write(&Match::new(draft.plan()?)),
            is_random: matches!(draft.start, StartChoice::Random(_)),
        })
    }

    /// The setup with this seed; nothing if it cannot be understood, or is another game's.
    pub(crate) fn draft(&self, game: GameId, configs: &Configs, seed: u64) -> Option<Draft> {
        let game_match = record::read(&self.record).ok()?;
        let plan = game_match.plan();
        if plan.start.game() != game {
            return None;
        }
        let mut draft = Draft::new(game, configs, seed);
        draft.take_start(&plan.start);
        if self.is_random && draft.draws_start() {
            draft.set_start(StartChoice::Random(seed));
        }
        draft.seats = plan.seats;
        draft.starter = plan.starter.unwrap_or(Starter::First);
        draft.opening = plan.opening;
        draft.clock = plan.clock;
        draft.repair_seats(configs);
        Some(draft)
    }
}

/// Remembers setups.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Setup), remember);
}

fn remember(draft: Option<Res<Draft>>, mut settings: ResMut<Settings>) {
    let Some(draft) = draft else {
        return;
    };
    let game = draft.game.as_str();
    if let Some(setup) = KeptSetup::of(&draft)
        && settings.setups.get(game) != Some(&setup)
    {
        settings.setups.insert(game.to_owned(), setup);
    }
}
