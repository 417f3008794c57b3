//! Why a game was lost, in the panel: the button that asks, how far the search is, and the move that
//! lost with the reason and the way to try again.

use bevy_egui::egui::Ui;

use crate::features::hints::StudyCommand;
use crate::features::hints::panel::MOST_STEPS;
use crate::features::language::{Words, number, text};
use crate::features::loss::Losing;
use crate::features::move_list::last_move::{move_in_words, move_told};
use crate::midend::Match;
use crate::rules::Side;
use crate::states::Turn;
use crate::study::analysis::AnalysisEvaluation;
use crate::study::loss::{Cause, LosingMove, Loss};
use crate::turn::match_commands::MatchCommand;
use crate::widgets::columns::proof_picture;
use crate::widgets::icon::Icon;
use crate::widgets::labels::{note, strong_line};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::spoken::announce;

/// Shows what is known of it, or how to ask; nothing where no person has lost to a computer.
pub(crate) fn show(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    game_match: &Match,
    turn: Turn,
    losing: &Losing,
    wide: bool,
) {
    if let Some(loss) = losing.shown(game_match) {
        tell(ui, &cx.words, game_match, loss);
        // Below the board there is room for little: first what can be done, then the proof.
        if !wide {
            try_again(ui, cx);
        }
        if let Cause::Move(lost) = &loss.cause {
            prove(ui, &cx.words, game_match, lost);
        }
        if wide {
            try_again(ui, cx);
        }
    } else if let Some(progress) = losing.progress() {
        let about = [
            ("done", number(progress.done)),
            ("all", number(progress.all)),
        ];
        note(ui, cx.words.with("loss-looking", &about));
        let stop = cx.quiet("analysis-stop", Icon::Pause).wide();
        cx.action(ui, stop, StudyCommand::StopWhyLost);
    } else if turn == Turn::Over && Losing::is_offered(game_match) {
        let why = cx.quiet("loss-why", Icon::Help).wide();
        cx.action(ui, why, StudyCommand::WhyLost);
    }
}

fn try_again(ui: &mut Ui, cx: &mut ScreenContext) {
    let again = cx.primary("loss-try-again", Icon::Again).wide();
    cx.action(ui, again, MatchCommand::TryAgain);
}

/// The sentences.
fn tell(ui: &mut Ui, words: &Words, game_match: &Match, loss: &Loss) {
    let Cause::Move(lost) = &loss.cause else {
        let sentence = match &loss.cause {
            Cause::NotOnTheBoard { worth } => on_the_board(words, loss, *worth),
            Cause::NoSingleMove { proven: true } => words.say("loss-start-proven"),
            Cause::NoSingleMove { .. } | Cause::Move(_) => words.say("loss-bit-by-bit"),
        };
        announce(&ui.label(sentence));
        return;
    };
    let which = which(words, game_match, loss.loser, lost);
    announce(&strong_line(ui, which));
    let why = match &lost.told {
        Some(told) => words.sentence(&told.why),
        None => words.say("loss-ended-it"),
    };
    announce(&ui.label(why));
}

/// The table of the Nim games, or the moves of both sides that followed.
fn prove(ui: &mut Ui, words: &Words, game_match: &Match, lost: &LosingMove) {
    let Some(told) = &lost.told else {
        return;
    };
    let why = words.sentence(&told.why);
    if let Some(proof) = &told.proof {
        proof_picture(ui, proof, &why);
    }
    for (number, step) in (1..).zip(told.steps.iter().take(MOST_STEPS)) {
        let mv = game_match.start().move_text(step.mv);
        let does = words.sentence(&step.does);
        announce(&note(ui, format!("{number}. {mv}  {does}")));
    }
}

/// Which move lost, which was better, and how sure that is.
fn which(words: &Words, game_match: &Match, loser: Side, lost: &LosingMove) -> String {
    let start = game_match.start();
    let made = move_told(words, start, loser, lost.played);
    let better = move_in_words(words, start, lost.better);
    let key = match lost.proven {
        true => "loss-move-proven",
        false => "loss-move-estimated",
    };
    words.with(
        key,
        &[
            ("number", number(lost.round)),
            ("made", text(&made)),
            ("better", text(&better)),
        ],
    )
}

/// How the last position stood of a game that was not lost on the board.
fn on_the_board(words: &Words, loss: &Loss, worth: AnalysisEvaluation) -> String {
    match worth {
        AnalysisEvaluation::Proven(None) => words.say("loss-board-drawn"),
        AnalysisEvaluation::Proven(Some(_)) => words.say("loss-board-won"),
        AnalysisEvaluation::Found(_) | AnalysisEvaluation::Estimated(_) => {
            // In hundredths: the scale reaches from −10 to 10.
            let points = worth.points_for(loss.loser) as f32 / 100.0;
            let points = words.punctuation().signed_tenths(points);
            words.with("loss-board-estimated", &[("points", text(&points))])
        }
    }
}
