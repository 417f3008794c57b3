//! The analysis in the panel of a game: a button that starts it, how far it is, the graph of the
//! evaluation, and what it says about the move on the board.

use crate::features::analysis::{Analysing, graph};
use bevy_egui::egui::{Align, Label, Layout, RichText, Ui, vec2};

use crate::features::game::Tool;
use crate::features::hints::StudyCommand;
use crate::features::language::{Words, number, text};
use crate::features::move_list::last_move::move_in_words;
use crate::features::setup::side_key;
use crate::midend::history::NodeId;
use crate::midend::{Match, Seat};
use crate::rules::Move;
use crate::states::Turn;
use crate::study::analysis::{AnalysisEvaluation, AnalysisReport, Judgement, Ply};
use crate::turn::undo::HistoryCommand;
use crate::widgets::icon::Icon;
use crate::widgets::labels::{note, small_line};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::surface::target_height;
use crate::widgets::theme::{Palette, SMALL};

/// Moves of a line that are told.
const TOLD: usize = 6;

/// Whether an analysis is offered. While somebody plays against a computer, nobody is offered one: it
/// would tell what to play.
pub(crate) fn is_offered(game_match: &Match, turn: Turn) -> bool {
    let persons = game_match.plan().seats == [Seat::Person; 2];
    !game_match.history().is_empty() && (persons || matches!(turn, Turn::Over | Turn::Waiting))
}

/// Whether there is an analysis to show.
pub(crate) fn is_shown(game_match: &Match, analysing: &Analysing) -> bool {
    let is_there = analysing.report().is_some() || analysing.is_running();
    is_there && analysing.is_unfolded() && !game_match.history().is_empty()
}

/// Shows the analysis. `beside` shows what else stands in its head.
pub(crate) fn show(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    game_match: &Match,
    turn: Turn,
    analysing: &Analysing,
    beside: Option<Tool>,
) {
    let offered = is_offered(game_match, turn);
    head(ui, cx, analysing, offered, beside);
    let Some(report) = analysing.report() else {
        return;
    };
    let here = game_match.moves().len();
    let words = &cx.words;
    let hover = |ply: usize| sentence(words, game_match, report, ply);
    let lacking = game_match.start().side_to_move().index();
    if let Some(ply) = graph::show(ui, words, report, here, lacking, hover)
        && let Some(ply) = report.plies.get(ply)
    {
        cx.intents.write(HistoryCommand::Jump(ply.node));
    }
    about_the_move(ui, cx, game_match, report, here);
}

/// The caption, how far it is, and at the right what can be done about it.
fn head(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    analysing: &Analysing,
    offered: bool,
    beside: Option<Tool>,
) {
    let size = vec2(ui.available_width(), target_height(ui));
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        let progress = analysing
            .progress()
            .filter(|progress| progress.done < progress.all);
        let caption = match progress {
            Some(progress) => cx.words.with(
                "analysis-progress",
                &[
                    ("done", number(progress.done)),
                    ("all", number(progress.all)),
                ],
            ),
            None => cx.say("analysis-caption"),
        };
        note(ui, caption);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            if analysing.report().is_some() {
                let hide = cx.icon("best-moves-hide", Icon::Close);
                cx.action(ui, hide, StudyCommand::ShowAnalysis);
            }
            if let Some(tool) = beside {
                tool.show_icon(ui, cx);
            }
            let (key, icon, intent) = if analysing.is_running() {
                ("analysis-stop", Icon::Pause, StudyCommand::StopAnalysis)
            } else if !offered {
                return;
            } else if progress.is_some() {
                ("analysis-go-on", Icon::Play, StudyCommand::Analyse)
            } else if analysing.can_deepen() {
                ("analysis-deeper", Icon::Plus, StudyCommand::Deepen)
            } else {
                return;
            };
            cx.action(ui, cx.bare(key, icon), intent);
        });
    });
}

/// What is told about the move that led to the position on the board, and the best one, which can
/// be played to see it.
fn about_the_move(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    game_match: &Match,
    report: &AnalysisReport,
    here: usize,
) {
    let palette = Palette::of(ui.ctx());
    small_line(ui, sentence(&cx.words, game_match, report, here));
    let fault = report.plies.get(here).is_some_and(is_fault);
    let (from, key) = match here.checked_sub(1) {
        Some(before) if fault => (report.plies.get(before), "analysis-better"),
        _ => (report.plies.get(here), "analysis-best"),
    };
    let from = from.filter(|ply| !ply.line.is_empty());
    let away = way_back(game_match);
    if from.is_none() && away.is_none() {
        return;
    }
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if let Some(node) = away {
                cx.back(ui, "analysis-back", HistoryCommand::Jump(node));
            }
            let Some(ply) = from else {
                return;
            };
            if away.is_none() {
                let can = game_match.history().finding(ply.node).is_some();
                let show = cx.bare("analysis-show", Icon::Play).enabled(can);
                cx.action(ui, show, HistoryCommand::PlayLine(ply.node));
            }
            let line = line(game_match, &ply.line);
            let best = cx.words.with(key, &[("line", text(&line))]);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let best = RichText::new(best).size(SMALL * palette.scale);
                ui.add(Label::new(best.color(palette.muted)).truncate());
            });
        });
    });
}

/// Where a variation leaves the main line: the move that was played there.
fn way_back(game_match: &Match) -> Option<NodeId> {
    let history = game_match.history();
    let mut at = history.current();
    if history.is_main(at) {
        return None;
    }
    while let Some(parent) = history.parent(at) {
        if history.is_main(parent) {
            return history.children(parent).first().copied();
        }
        at = parent;
    }
    None
}

fn is_fault(ply: &Ply) -> bool {
    ply.judged.is_some_and(|judged| judged.judgement.is_fault())
}

/// Moves one after the other, the first few.
fn line(game_match: &Match, moves: &[Move]) -> String {
    let told = moves.iter().take(TOLD);
    let told: Vec<String> = told.map(|&mv| game_match.start().move_text(mv)).collect();
    told.join(" ")
}

/// What is known about a ply: the move, how good it was, and what the position is worth.
fn sentence(words: &Words, game_match: &Match, report: &AnalysisReport, ply: usize) -> String {
    let Some(at) = report.plies.get(ply) else {
        return String::new();
    };
    let worth = match at.evaluation {
        None => words.say("analysis-unknown"),
        Some(AnalysisEvaluation::Proven(None)) => words.say("analysis-draw"),
        Some(AnalysisEvaluation::Proven(Some(side))) => {
            let name = words.say(side_key(side));
            words.with("analysis-wins", &[("name", text(&name))])
        }
        Some(AnalysisEvaluation::Found(side)) => {
            let name = words.say(side_key(side));
            words.with("analysis-found", &[("name", text(&name))])
        }
        Some(AnalysisEvaluation::Estimated(points)) => {
            // In hundredths: the scale reaches from −10 to 10.
            let points = words.punctuation().signed_tenths(points as f32 / 100.0);
            words.with("analysis-estimated", &[("points", text(&points))])
        }
    };
    let Some((_, mv)) = at.mv else {
        return worth;
    };
    let mv = move_in_words(words, game_match.start(), mv);
    let judged = at
        .judged
        .map(|judged| words.say(judgement_key(judged.judgement)));
    match judged {
        Some(judged) => words.with(
            "analysis-move",
            &[
                ("mv", text(&mv)),
                ("judged", text(&judged)),
                ("worth", text(&worth)),
            ],
        ),
        None => words.with(
            "analysis-move-unjudged",
            &[("mv", text(&mv)), ("worth", text(&worth))],
        ),
    }
}

const fn judgement_key(judgement: Judgement) -> &'static str {
    match judgement {
        Judgement::Only => "analysis-only",
        Judgement::Best => "analysis-best-move",
        Judgement::Good => "analysis-good",
        Judgement::Inaccuracy => "analysis-inaccuracy",
        Judgement::Mistake => "analysis-mistake",
        Judgement::Blunder => "analysis-blunder",
    }
}
