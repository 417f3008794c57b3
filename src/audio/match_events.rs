//! What happens in the match besides movements is heard: refusals, hints, a person's turn, the balance, the
//! end; and what comes of a try in a lesson or a puzzle.

use bevy::prelude::*;

use crate::audio::SoundQueue;
use crate::board::animation::{AnimationQueue, EventShown, Moment, advance_motions};
use crate::features::clocks::RunningClocks;
use crate::features::hints::Studying;
use crate::features::lessons::Lessons;
use crate::features::puzzles::PuzzleRoom;
use crate::features::settings::Settings;
use crate::midend::{Match, Seat};
use crate::puzzles::{PuzzleFeedback, PuzzleRun};
use crate::rules::{Event, Outcome, Side};
use crate::states::{Phase, Screen, Turn};
use crate::study::explain::Explain;
use crate::synth::{SoundRequest, Voice};
use crate::turn::current_match::{CurrentMatch, MatchBoard, PositionChanged};
use crate::turn::validation::LastRefusal;

/// What is still to be heard of a move, if the last change of the position was one.
#[derive(Resource, Default)]
struct MoveMade {
    /// That it is the other side's turn.
    ends_turn: bool,
    /// What comes of it: it is not at rest yet.
    is_under_way: bool,
}

/// Listens to the match.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<MoveMade>()
        .add_observer(note_change)
        .add_observer(hear_end)
        .add_systems(OnEnter(Turn::Person), hear_turn)
        .add_systems(
            Update,
            (
                hear_refusal,
                hear_practice,
                hear_solution.run_if(in_state(Screen::Puzzles)),
                hear_hint,
                hear_balance,
                hear_forfeit,
                hear_clock,
            )
                .in_set(Phase::Scene)
                .after(advance_motions),
        );
}

fn note_change(change: On<PositionChanged>, mut moved: ResMut<MoveMade>) {
    let is_move = *change == PositionChanged::Move;
    *moved = MoveMade {
        ends_turn: is_move,
        is_under_way: is_move,
    };
}

/// A person's turn is heard when a computer player has moved: whoever waits may look elsewhere.
fn hear_turn(
    current: Res<CurrentMatch>,
    mut moved: ResMut<MoveMade>,
    mut wanted: ResMut<SoundQueue>,
) {
    let Some(game_match) = &current.game_match else {
        return;
    };
    let other = game_match.position().side_to_move().other();
    if std::mem::take(&mut moved.ends_turn) && game_match.seat(other) != Seat::Person {
        wanted.now(SoundRequest::of(Voice::Turn));
    }
}

fn hear_refusal(
    refusal: Res<LastRefusal>,
    mut before: Local<LastRefusal>,
    mut wanted: ResMut<SoundQueue>,
) {
    if *refusal != *before {
        *before = *refusal;
        if refusal.0.is_some() {
            wanted.now(SoundRequest::of(Voice::Refused));
        }
    }
}

/// A try that a lesson refuses, or that is wrong in a puzzle, is heard like one that the rules refuse.
fn hear_practice(
    lessons: Res<Lessons>,
    puzzles: Res<PuzzleRoom>,
    mut before: Local<[u32; 2]>,
    mut wanted: ResMut<SoundQueue>,
) {
    let refused = [lessons.refused(), puzzles.refused()];
    if refused != *before {
        *before = refused;
        wanted.now(SoundRequest::of(Voice::Refused));
    }
}

/// A puzzle that is solved is heard like a game that is won, as soon as its last move is seen.
fn hear_solution(
    puzzles: Res<PuzzleRoom>,
    boards: Query<&AnimationQueue, With<MatchBoard>>,
    mut is_heard: Local<bool>,
    mut wanted: ResMut<SoundQueue>,
) {
    let is_solved = puzzles.run().map(PuzzleRun::said) == Some(PuzzleFeedback::Solved);
    let is_seen = boards.single().is_ok_and(AnimationQueue::is_at_rest);
    if !is_solved {
        *is_heard = false;
    } else if is_seen && !std::mem::replace(&mut *is_heard, true) {
        wanted.now(SoundRequest::of(Voice::Win));
    }
}

/// A hint is heard when it appears, and with every step of it.
fn hear_hint(
    studying: Res<Studying>,
    current: Res<CurrentMatch>,
    mut before: Local<u8>,
    mut wanted: ResMut<SoundQueue>,
) {
    let position = current.game_match.as_ref().map(Match::position);
    let hint = position.and_then(|position| studying.hint(position));
    let step = hint.map_or(0, |(_, step)| step);
    if step > *before {
        wanted.now(SoundRequest::of(Voice::Hint));
    }
    *before = step;
}

/// After each move it is heard whether it has left the position balanced, where the game knows that and
/// somebody wants to hear it: when the move has come to rest. A rated game and the end of a game tell
/// nothing.
fn hear_balance(
    settings: Res<Settings>,
    current: Res<CurrentMatch>,
    boards: Query<&AnimationQueue, With<MatchBoard>>,
    mut moved: ResMut<MoveMade>,
    mut wanted: ResMut<SoundQueue>,
) {
    if !moved.is_under_way || !boards.single().is_ok_and(AnimationQueue::is_at_rest) {
        return;
    }
    moved.is_under_way = false;
    let Some(game_match) = &current.game_match else {
        return;
    };
    if !settings.hear_board || !game_match.may_be_told() || game_match.result().is_some() {
        return;
    }
    let position = game_match.position();
    if let Some(is_balanced) = (Explain::of(position).balance)(position) {
        wanted.now(SoundRequest::of(match is_balanced {
            true => Voice::Balanced,
            false => Voice::Unbalanced,
        }));
    }
}

/// The end of a game is heard when it is seen. What is practised is not the game on the table.
fn hear_end(
    seen: On<EventShown>,
    boards: Query<(), With<MatchBoard>>,
    screen: Res<State<Screen>>,
    current: Res<CurrentMatch>,
    mut wanted: ResMut<SoundQueue>,
) {
    if let (Event::Over { outcome }, Moment::Begins(_) | Moment::AtOnce, Some(game_match)) =
        (&seen.animated.event, seen.moment, &current.game_match)
        && boards.contains(seen.entity)
        && *screen.get() == Screen::Play
    {
        wanted.now(SoundRequest::of(voice_of_end(game_match, *outcome)));
    }
}

/// Each of the last seconds of a person's clock is heard.
fn hear_clock(
    clocks: Res<RunningClocks>,
    current: Res<CurrentMatch>,
    mut before: Local<u64>,
    mut wanted: ResMut<SoundQueue>,
) {
    let seconds = current.game_match.as_ref().and_then(|game_match| {
        let side = game_match.position().side_to_move();
        let is_heard = clocks.is_running()
            && game_match.seat(side) == Seat::Person
            && clocks.is_short(game_match, side);
        let reading = clocks.reading(game_match, side).filter(|_| is_heard)?;
        Some(reading.time.as_secs() + 1)
    });
    let now = seconds.unwrap_or_default();
    if now != *before {
        *before = now;
        if now > 0 {
            wanted.now(SoundRequest::of(Voice::Clock));
        }
    }
}

/// Nothing moves when somebody gives up, or when a time runs out.
fn hear_forfeit(
    current: Res<CurrentMatch>,
    mut open: Local<Option<u32>>,
    mut wanted: ResMut<SoundQueue>,
) {
    let Some(game_match) = &current.game_match else {
        *open = None;
        return;
    };
    let was_open = *open == Some(game_match.game());
    *open = game_match.result().is_none().then_some(game_match.game());
    let forfeit = game_match.history().forfeit();
    if let (true, Some(outcome), Some(_)) = (was_open, game_match.result(), forfeit) {
        wanted.now(SoundRequest::of(voice_of_end(game_match, outcome)));
    }
}

/// How an end sounds: as a person at this machine feels it who plays against the computer, else as
/// whoever has won.
fn voice_of_end(game_match: &Match, outcome: Outcome) -> Voice {
    let is_person = |side: Side| game_match.seat(side) == Seat::Person;
    match outcome {
        Outcome::Draw => Voice::Draw,
        Outcome::Win(side) if !is_person(side) && is_person(side.other()) => Voice::Loss,
        Outcome::Win(_) => Voice::Win,
    }
}
