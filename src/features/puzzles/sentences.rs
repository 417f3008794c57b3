//! The sentences of the puzzles: what is to be found, what came of a move, and what is kept.

use bevy_egui::egui::Ui;

use crate::features::language::{Words, number, text};
use crate::features::move_list::last_move::move_in_words;
use crate::features::puzzles::screen::PuzzleSources;
use crate::features::records::rated::signed;
use crate::features::setup::side_key;
use crate::puzzles::{Goal, PuzzleFeedback, PuzzleRun};
use crate::rules::{Outcome, Position, Side};
use crate::scores::puzzles::PuzzleScore;
use crate::study::exercise::Exercise as _;
use crate::widgets::labels::note;
use crate::widgets::spoken::announce;

/// How many moves of one's own a number of plies are.
fn moves(plies: u8) -> i64 {
    i64::from(plies.div_ceil(2))
}

fn name(words: &Words, side: Side) -> String {
    words.say(side_key(side))
}

/// What is to be found from here, in one sentence; at the end, what was to be found.
pub(crate) fn task(words: &Words, run: &PuzzleRun) -> String {
    let (goal, position) = match run.is_over() {
        true => (run.puzzle().goal, &run.puzzle().position),
        false => (run.goal(), run.asked()),
    };
    asked(words, goal, position)
}

/// What the side to move is to find in a position, in one sentence.
pub(crate) fn asked(words: &Words, goal: Goal, position: &Position) -> String {
    let (key, plies) = match goal {
        Goal::Only => ("puzzles-only", 1),
        Goal::Win { plies } => ("puzzles-win", plies),
        Goal::Force { plies } => ("puzzles-force", plies),
        Goal::Survive { plies } => ("puzzles-survive", plies),
    };
    // A game may have words of its own for it.
    let about = [("n", number(moves(plies)))];
    let own = words.find(&format!("{key}-{}", position.game()), &about);
    let wanted = own.unwrap_or_else(|| words.with(key, &about));
    let mover = name(words, position.side_to_move());
    let about = [("name", text(&mover)), ("task", text(&wanted))];
    words.with("puzzles-task", &about)
}

/// What came of the last move; nothing before the first.
pub(crate) fn said(words: &Words, run: &PuzzleRun) -> Option<String> {
    Some(match run.said() {
        PuzzleFeedback::Nothing => return None,
        PuzzleFeedback::Illegal(reason) => words.sentence(&reason.into()),
        PuzzleFeedback::Right => words.say("puzzles-right"),
        PuzzleFeedback::Solved => words.say("puzzles-solved"),
        PuzzleFeedback::Shown if run.is_over() => words.say("puzzles-shown"),
        PuzzleFeedback::Shown => return None,
        PuzzleFeedback::Wrong { answer, .. } => wrong(words, run, answer.is_some()),
    })
}

/// Why a move was wrong, as far as it is known.
fn wrong(words: &Words, run: &PuzzleRun, is_answered: bool) -> String {
    let other = run.asked().side_to_move().other();
    let other_name = name(words, other);
    let winner = run.position().outcome().and_then(Outcome::winner);
    let Some(answer) = run.answered().filter(|_| is_answered) else {
        let key = match winner == Some(other) {
            true => "puzzles-wrong-lost",
            false => "puzzles-wrong",
        };
        return words.with(key, &[("name", text(&other_name))]);
    };
    let answer = move_in_words(words, run.position(), answer);
    let (key, plies) = match run.goal() {
        _ if winner == Some(other) => ("puzzles-wrong-answer-wins", 1),
        Goal::Only | Goal::Survive { .. } => ("puzzles-wrong-will-win", 1),
        Goal::Win { plies } => ("puzzles-wrong-no-win", plies),
        Goal::Force { plies } => ("puzzles-wrong-no-force", plies),
    };
    let about = [
        ("name", text(&other_name)),
        ("move", text(&answer)),
        ("n", number(moves(plies))),
    ];
    words.with(key, &about)
}

/// How many puzzles of a game were solved.
pub(crate) fn solved(words: &Words, score: &PuzzleScore) -> String {
    words.with("puzzles-kept-solved", &[("n", number(score.solved))])
}

/// The rating with its last change, and how many were solved, how many in a row, and how many come
/// again.
pub(crate) fn kept(ui: &mut Ui, sources: PuzzleSources) {
    let PuzzleSources {
        words, room, book, ..
    } = sources;
    let Some(game) = room.game() else {
        return;
    };
    let score = book.scores().of(game);
    if score.tried() == 0 {
        return;
    }
    let rounded = |rating: f64| rating.round() as i64;
    let mut lines = Vec::new();
    if let Some(now) = score.estimate {
        let rating = rounded(now.rating);
        let before = room.counted().and_then(|counted| counted.before);
        let change = before.map_or(0, |before| rating - rounded(before.rating));
        let signed = signed(change);
        let key = match change {
            0 => "puzzles-rating",
            _ => "puzzles-rating-changed",
        };
        lines.push(words.with(
            key,
            &[("rating", number(rating)), ("change", text(&signed))],
        ));
    }
    let mut counts = vec![solved(words, &score)];
    if score.streak > 1 {
        counts.push(words.with("puzzles-kept-streak", &[("n", number(score.streak))]));
    }
    if score.waiting() > 0 {
        let waiting = number(score.waiting());
        counts.push(words.with("puzzles-kept-again", &[("n", waiting)]));
    }
    lines.push(counts.join(" · "));
    for line in lines {
        announce(&note(ui, line));
    }
}
