//! Why a move of Atoms was a mistake.

use super::outlook;
use super::reactions::reaction;
use crate::atoms::Atoms;
use crate::atoms::explain::reactions;
use crate::atoms::levels::waves;
use fivefold_rules::{Cell, Event, Game, Position, Side};
use fivefold_study::hint::{HintMark, HintReason};
use fivefold_study::loss::LostGame;
use fivefold_study::mistake::Mistake;
use fivefold_study::preserving_moves::{PreservingMoves, Worth};
use fivefold_words::sentence::Sentence;

/// What the opponent captures with its best answer or soon after it; else what could have been
/// captured instead.
pub(super) fn why(mistake: &Mistake) -> Option<HintReason> {
    let left: &Atoms = mistake.after.as_game()?;
    let answer = mistake.answer?;
    let set_off = reaction(left, Atoms::unpack(answer.mv)?);
    if set_off.wins {
        let why = Sentence::new("mistake-lets-cascade").number("waves", set_off.waves);
        return Some(HintReason::plainly(why).mark(HintMark::Taken, set_off.taken));
    }
    if !set_off.taken.is_empty() {
        let why = Sentence::new("mistake-lets-capture")
            .number("n", set_off.taken.len())
            .number("waves", set_off.waves)
            .text("cell", mistake.after.move_text(answer.mv));
        return Some(HintReason::plainly(why).mark(HintMark::Taken, set_off.taken));
    }
    if let Some((line, mv, taken)) =
        outlook::expected(left, &answer.line).and_then(outlook::Outlook::into_capture)
    {
        let why = Sentence::new("mistake-line-captures")
            .text("line", line)
            .text("move", mv)
            .number("n", taken.len());
        return Some(HintReason::plainly(why).mark(HintMark::Taken, taken));
    }
    if answer.verdict.is_decisive() {
        return None;
    }
    let before: &Atoms = mistake.before.as_game()?;
    let missed = reaction(before, Atoms::unpack(mistake.better.mv)?).taken;
    let why = Sentence::new("mistake-missed-capture").number("n", missed.len());
    (!missed.is_empty()).then(|| HintReason::plainly(why))
}

/// The wave that turned the game.
struct Wave {
    /// The reply that set it off, in the notation of the game.
    reply: String,
    /// Which wave of that reply it was, from 1.
    number: u16,
    /// How many waves that reply had.
    waves: u16,
    /// The cells that the loser lost in it.
    taken: Vec<Cell>,
}

/// The wave of the opponent's replies behind the losing move in which most cells changed sides; of
/// two alike the first. `None` where no cell did.
pub(super) fn why_lost(game: &LostGame) -> Option<HintReason> {
    let mut position = game.mistake.after.clone();
    let loser = game.mistake.mover();
    let mut turned: Option<Wave> = None;
    for &mv in game.followed {
        let mut view = position.view();
        let is_reply = position.side_to_move() != loser;
        let reply = position.move_text(mv);
        let events = position.play(mv).ok()?;
        if !is_reply {
            continue;
        }
        let waves = waves(&events);
        for event in &events {
            let before = view.clone();
            view.follow(event);
            let Event::Burst { wave, .. } = event else {
                continue;
            };
            let changes = |&cell: &Cell| {
                let owned = |by: Option<Side>| by == Some(loser);
                owned(before.at(cell).owner) && !owned(view.at(cell).owner)
            };
            let taken: Vec<Cell> = view.cells().filter(changes).collect();
            let most = turned.as_ref().map_or(0, |wave| wave.taken.len());
            if taken.len() > most {
                turned = Some(Wave {
                    reply: reply.clone(),
                    number: *wave,
                    waves,
                    taken,
                });
            }
        }
    }
    let turned = turned?;
    let why = Sentence::new("loss-wave")
        .text("move", turned.reply)
        .number("wave", turned.number)
        .number("waves", turned.waves)
        .number("n", turned.taken.len());
    Some(HintReason::plainly(why).mark(HintMark::Taken, turned.taken))
}

/// At most this many answers are tried, each a reaction of some microseconds.
const MOST_ANSWERS: usize = 600;

/// Only what can be seen within two plies: moves that win at once, and moves after which the other
/// side does.
pub(super) fn keeping(position: &Position) -> Option<PreservingMoves> {
    let pack = |(mv, worth)| (Atoms::pack(mv), worth);
    let seen = seen(position.as_game()?)?;
    let worths: Vec<_> = seen.into_iter().map(pack).collect();
    PreservingMoves::from_worths(&worths)
}

/// What one reaction tells: a move that wins at once, and moves after which the other side does.
/// `None` if no move wins at once and there are too many answers to try them all.
fn seen(position: &Atoms) -> Option<Vec<(Cell, Option<Worth>)>> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let wins_at_once = |board: &mut Atoms, mv| {
        let undo = board.apply(mv, &mut ());
        let wins = board.outcome().is_some();
        board.undo(mv, undo);
        wins
    };
    let mut board = position.clone();
    let winning: Vec<Cell> = reactions::exploding(position)
        .filter(|&mv| wins_at_once(&mut board, mv))
        .collect();
    if !winning.is_empty() {
        let won = |mv| (mv, winning.contains(&mv).then_some(Worth::Won));
        return Some(moves.into_iter().map(won).collect());
    }
    let mut answers_left = MOST_ANSWERS;
    let mut seen = Vec::with_capacity(moves.len());
    for mv in moves {
        let undo = board.apply(mv, &mut ());
        let answers: Vec<Cell> = reactions::exploding(&board).collect();
        answers_left = answers_left.checked_sub(answers.len())?;
        let loses = answers
            .into_iter()
            .any(|answer| wins_at_once(&mut board, answer));
        board.undo(mv, undo);
        seen.push((mv, loses.then_some(Worth::Lost)));
    }
    Some(seen)
}
