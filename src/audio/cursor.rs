//! The keyboard's place on the board is heard, if somebody wants it: its row as pitch, its column
//! between left and right, and what lies there as a voice.

use bevy::prelude::*;

use crate::audio::SoundQueue;
use crate::audio::board_events::at_cells;
use crate::board::cells::Cells;
use crate::board::stage::Stage;
use crate::features::settings::{Configs, Settings};
use crate::features::setup::draft::Draft;
use crate::input::cursor::Cursor;
use crate::midend::{Match, Seat};
use crate::rules::{Cell, Side};
use crate::states::{Phase, Screen};
use crate::synth::{SoundRequest, Voice};
use crate::turn::current_match::{CurrentMatch, MatchBoard};

/// Listens to the keyboard's place.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, hear_cursor.in_set(Phase::Scene));
}

fn hear_cursor(
    cursor: Res<Cursor>,
    settings: Res<Settings>,
    configs: Res<Configs>,
    screen: Res<State<Screen>>,
    boards: Query<(Entity, &Stage), With<MatchBoard>>,
    cells: Cells,
    (current, draft): (Res<CurrentMatch>, Option<Res<Draft>>),
    mut before: Local<Option<Cell>>,
    mut wanted: ResMut<SoundQueue>,
) {
    if cursor.focus == *before {
        return;
    }
    *before = cursor.focus;
    let (Some(cell), Ok((board, stage))) = (cursor.focus, boards.single()) else {
        return;
    };
    // A finger or the pointer has aimed there: whoever did it knows where.
    if !settings.hear_board || cursor.aimed {
        return;
    }
    let own = match (screen.get(), &draft, &current.game_match) {
        (Screen::Setup, Some(draft), _) => draft.placing,
        (_, _, Some(game_match)) => own_side(game_match),
        _ => return,
    };
    let square = cells.at(board, cell);
    let is_filled = match stage.geometry.look.has_heaps() {
        true => stage.lying.contains(&cell),
        false => square.count > 0,
    };
    let voice = match square.owner {
        _ if !is_filled => Voice::CellEmpty,
        Some(side) if side != own => Voice::CellOther,
        _ => Voice::CellOwn,
    };
    let row = stage.geometry.rows.saturating_sub(cell.row + 1);
    let semitones = row.saturating_mul(configs.sound.row_semitones);
    wanted.now(SoundRequest {
        semitones: i8::try_from(semitones).unwrap_or(i8::MAX),
        ..at_cells(stage, voice, [cell])
    });
}

/// The side of the only person, or else the side to move.
fn own_side(game_match: &Match) -> Side {
    let is_person = |side: Side| game_match.seat(side) == Seat::Person;
    match Side::BOTH.map(is_person) {
        [true, false] => Side::First,
        [false, true] => Side::Second,
        _ => game_match.position().side_to_move(),
    }
}
