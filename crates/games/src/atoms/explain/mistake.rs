//! Why a move of Atoms was a mistake.

use super::outlook;
use super::reactions::reaction;
use crate::atoms::Atoms;
use fivefold_rules::Game;
use fivefold_study::hint::{HintReason, Mark};
use fivefold_study::mistake::Mistake;
use fivefold_words::sentence::Sentence;

/// What the opponent captures with its best answer or soon after it; else what could have been
/// captured instead.
pub(super) fn why(mistake: &Mistake) -> Option<HintReason> {
    let left: &Atoms = mistake.after.as_game()?;
    let answer = mistake.answer?;
    let set_off = reaction(left, Atoms::unpack(answer.mv)?);
    if set_off.wins {
        let why = Sentence::new("mistake-lets-cascade").number("waves", set_off.waves);
        return Some(HintReason::plainly(why).mark(Mark::Taken, set_off.taken));
    }
    if !set_off.taken.is_empty() {
        let why = Sentence::new("mistake-lets-capture")
            .number("n", set_off.taken.len())
            .number("waves", set_off.waves)
            .text("cell", mistake.after.move_text(answer.mv));
        return Some(HintReason::plainly(why).mark(Mark::Taken, set_off.taken));
    }
    if let Some((line, mv, taken)) =
        outlook::expected(left, &answer.line).and_then(outlook::Outlook::into_capture)
    {
        let why = Sentence::new("mistake-line-captures")
            .text("line", line)
            .text("move", mv)
            .number("n", taken.len());
        return Some(HintReason::plainly(why).mark(Mark::Taken, taken));
    }
    if answer.verdict.is_decisive() {
        return None;
    }
    let before: &Atoms = mistake.before.as_game()?;
    let missed = reaction(before, Atoms::unpack(mistake.better.mv)?).taken;
    let why = Sentence::new("mistake-missed-capture").number("n", missed.len());
    (!missed.is_empty()).then(|| HintReason::plainly(why))
}
