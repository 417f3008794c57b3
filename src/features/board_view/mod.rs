//! How the board of a game is looked at: turned, mirrored, with the numbers of the moves on the stones.
//! None of it changes the game, and none of it outlives it.

pub(crate) mod paint;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::board::geometry::Orientation;
use crate::features::settings::Settings;
use crate::look::Look;
use crate::midend::{Match, Seat};
use crate::players::pool::GameKey;
use crate::rules::Side;
use crate::states::{Phase, Screen};
use crate::turn::current_match::CurrentMatch;
use crate::turn::game_over;
use crate::turn::match_board::turn_board;
use crate::widgets::controls::choice::Choice;

/// So many stones bear numbers where those of the last moves are wanted.
const LAST: usize = 5;

/// What is wanted of the view.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BoardViewCommand {
    /// The board is turned clockwise by a quarter.
    Turn,
    /// Left and right are exchanged.
    Mirror,
    /// The next kind of numbers on the stones.
    Numbers,
}

/// Which stones bear the numbers of their moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum StoneNumbers {
    /// None.
    #[default]
    None,
    /// Those of the last few moves.
    Last,
    /// All.
    All,
    /// Those from the place on at which this was chosen, counted from 1.
    FromHere,
}

impl Choice for StoneNumbers {
    const ALL: &[(StoneNumbers, &'static str)] = &[
        (StoneNumbers::None, "numbers-none"),
        (StoneNumbers::Last, "numbers-last"),
        (StoneNumbers::All, "numbers-all"),
        (StoneNumbers::FromHere, "numbers-from-here"),
    ];
}

/// How the game on the table is looked at.
#[derive(Resource, Debug, Default)]
pub(crate) struct BoardView {
    /// Which game that is: another one lies as usual.
    game: Option<GameKey>,
    chosen: Orientation,
    /// How many moves had been made when numbers from here were chosen.
    numbered_from: usize,
}

impl BoardView {
    /// How the board of this game lies, with the side to move below where that is wanted.
    pub(crate) fn orientation(&self, game_match: &Match, settings: &Settings) -> Orientation {
        let chosen = match self.game == Some(game_match.key()) {
            true => self.chosen,
            false => Orientation::default(),
        };
        let is_theirs = settings.turn_to_mover
            && game_match.seats() == [Seat::Person; 2]
            && game_match.position().side_to_move() == Side::Second;
        chosen.turned(if is_theirs { 2 } else { 0 })
    }

    /// The moves whose stones bear a number, as places in the moves of this game; the first of them
    /// has the number that comes with it.
    pub(crate) fn numbered(
        &self,
        game_match: &Match,
        settings: &Settings,
    ) -> (std::ops::Range<usize>, usize) {
        let moves = game_match.moves().len();
        match settings.stone_numbers {
            StoneNumbers::None => (moves..moves, 1),
            StoneNumbers::All => (0..moves, 1),
            StoneNumbers::Last => {
                let first = moves.saturating_sub(LAST);
                (first..moves, first + 1)
            }
            StoneNumbers::FromHere => {
                let is_here = self.game == Some(game_match.key());
                let from = if is_here { self.numbered_from } else { 0 };
                (from.min(moves)..moves, 1)
            }
        }
    }
}

/// Adds the view.
pub(crate) fn plugin(app: &mut App) {
    let on_table = turn_board.run_if(in_state(Screen::Play));
    app.init_resource::<BoardView>().add_systems(
        Update,
        (take_commands, remember_place, on_table)
            .chain()
            .in_set(Phase::Rules)
            .after(game_over::next_turn),
    );
}

fn take_commands(
    mut commands: MessageReader<BoardViewCommand>,
    current: Res<CurrentMatch>,
    mut view: ResMut<BoardView>,
    mut settings: ResMut<Settings>,
) {
    let Some(game_match) = &current.game_match else {
        return;
    };
    let look = Look::of(game_match.position().game());
    for command in commands.read() {
        match command {
            BoardViewCommand::Turn if look.turns => view.chosen = view.chosen.turned(1),
            BoardViewCommand::Mirror if look.turns => view.chosen = view.chosen.mirrored(),
            BoardViewCommand::Numbers if look.marks.numbers => {
                let kinds = StoneNumbers::ALL;
                let place = kinds.iter().position(|it| it.0 == settings.stone_numbers);
                let next = place.map_or(0, |place| (place + 1) % kinds.len());
                settings.stone_numbers = kinds[next].0;
            }
            _ => {}
        }
    }
}

/// Keeps to the game on the table, and to the place at which numbers from here were chosen.
fn remember_place(
    current: Res<CurrentMatch>,
    settings: Res<Settings>,
    mut view: ResMut<BoardView>,
    mut before: Local<StoneNumbers>,
) {
    let Some(game_match) = &current.game_match else {
        return;
    };
    let game = Some(game_match.key());
    let is_new = view.game != game;
    if is_new {
        *view = BoardView {
            game,
            ..BoardView::default()
        };
    }
    let is_chosen = std::mem::replace(&mut *before, settings.stone_numbers)
        != settings.stone_numbers
        && settings.stone_numbers == StoneNumbers::FromHere;
    if is_chosen && !is_new {
        view.numbered_from = game_match.moves().len();
    }
}
