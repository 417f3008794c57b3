//! The best moves in the panel: a line for each, with what it is worth and what may follow. Whoever
//! points at one sees it on the board; whoever presses it plays it.

use bevy_egui::egui::{
    Align, CursorIcon, Id, Label, Layout, Rect, RichText, Sense, Ui, UiBuilder, WidgetInfo,
    WidgetType, vec2,
};

use crate::features::best_moves::BestMovesList;
use crate::features::game::Tool;
use crate::features::hints::StudyCommand;
use crate::features::language::{Words, number};
use crate::midend::Match;
use crate::rules::{Move, Position, Side};
use crate::states::Turn;
use crate::study::analysis::AnalysisEvaluation;
use crate::study::best_moves::RatedMove;
use crate::study::hint::HintReason;
use crate::turn::person_moves::BoardInput;
use crate::widgets::controls::button::Button;
use crate::widgets::icon::Icon;
use crate::widgets::labels::note;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::surface::{line_height, target_height};
use crate::widgets::theme::{Palette, SMALL, strong};
use crate::words::sentence::Sentence;

/// Height of a line, in points at scale 1.
const LINE: f32 = 24.0;
/// Moves of a line that are told.
const TOLD: usize = 6;

/// Whether there is a list to show: nothing where it would help somebody who plays.
pub(crate) fn is_shown(game_match: &Match, turn: Turn, list: &BestMovesList) -> bool {
    list.is_on() && BestMovesList::is_offered(game_match, turn)
}

/// Shows the list. `beside` shows what else stands in its head.
pub(crate) fn show(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    game_match: &Match,
    turn: Turn,
    list: &mut BestMovesList,
    beside: Option<Tool>,
) {
    head(ui, cx, list, beside);
    let position = game_match.position();
    let mut pointed = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (place, rated) in list.of(position).iter().enumerate() {
            let is_pointed = list.pointed(position) == Some(rated);
            let mut ends = list.known_ends(position);
            let end = ends.find_map(|(mv, plies)| (mv == rated.mv).then_some(plies));
            let row = row(ui, &cx.words, position, place, rated, end, is_pointed);
            if row.is_pointed {
                pointed = Some(place);
            }
            if row.is_pressed && turn == Turn::Person {
                cx.intents.write(BoardInput::Play(rated.mv));
            }
        }
    });
    list.point_at(pointed);
    let known = list.known_ends(position).count();
    if known > list.of(position).len() {
        let (word, tells_all) = match list.tells_all() {
            true => (cx.say("best-moves-few"), false),
            false => {
                let about = [("n", number(known))];
                (cx.words.with("best-moves-all", &about), true)
            }
        };
        if Button::bare(word).icon(Icon::Board).show(ui).clicked() {
            list.tell_all(tells_all);
        }
    }
}

/// The moves of a line with their numbers on the board.
pub(crate) fn told_moves(position: &Position, line: &[Move]) -> HintReason {
    let line = &line[..line.len().min(TOLD)];
    HintReason::of_moves(position, line, Sentence::new("best-moves"))
}

/// The caption, and at the right how to end it.
fn head(ui: &mut Ui, cx: &mut ScreenContext, list: &BestMovesList, beside: Option<Tool>) {
    let size = vec2(ui.available_width(), target_height(ui));
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        let caption = cx.say(match list.is_looking() {
            true => "best-moves-looking",
            false => "best-moves",
        });
        note(ui, caption);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let hide = cx.bare("best-moves-hide", Icon::Close);
            cx.action(ui, hide, StudyCommand::BestMoves);
            if let Some(tool) = beside {
                tool.show_icon(ui, cx);
            }
        });
    });
}

/// What happens to a line of the list.
struct Row {
    is_pointed: bool,
    is_pressed: bool,
}

fn row(
    ui: &mut Ui,
    words: &Words,
    position: &Position,
    place: usize,
    rated: &RatedMove,
    end: Option<u32>,
    is_pointed: bool,
) -> Row {
    let palette = Palette::of(ui.ctx());
    let size = vec2(ui.available_width(), line_height(ui, LINE));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let id = Id::new(("best move", place));
    let response = ui
        .interact(rect, id, Sense::click())
        .on_hover_cursor(CursorIcon::PointingHand);
    let name = position.move_text(rated.mv);
    let mut worth = worth(words, rated.worth, position.side_to_move());
    if let Some(plies) = end {
        // As on the board: after so many moves of both sides.
        worth = format!("{worth} ({plies})");
    }
    let follows = line(position, &rated.line);
    response.widget_info(|| {
        let label = format!("{}. {name}  {worth}  {follows}", place + 1);
        WidgetInfo::labeled(WidgetType::Button, true, label)
    });
    if is_pointed {
        ui.painter().rect_filled(rect, 5, palette.control);
    }
    let small = |text: String| RichText::new(text).size(SMALL * palette.scale);
    let inside = Rect::from_min_max(
        rect.min + vec2(4.0 * palette.scale, 0.0),
        rect.max - vec2(4.0 * palette.scale, 0.0),
    );
    let layout = Layout::left_to_right(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(inside).layout(layout), |ui| {
        let plain = |text: RichText| Label::new(text).selectable(false);
        ui.add(plain(small(format!("{}.", place + 1)).color(palette.muted)));
        ui.add(plain(
            small(name).text_style(strong()).size(SMALL * palette.scale),
        ));
        ui.add(plain(small(worth).color(palette.text)));
        ui.add(plain(small(follows).color(palette.muted)).truncate());
    });
    Row {
        is_pointed: response.hovered() || response.has_focus(),
        is_pressed: response.clicked(),
    }
}

/// What a move is worth to whoever makes it, in a word or a number.
fn worth(words: &Words, worth: AnalysisEvaluation, mover: Side) -> String {
    match worth {
        AnalysisEvaluation::Proven(None) => words.say("best-moves-draw"),
        AnalysisEvaluation::Proven(Some(winner)) if winner == mover => words.say("best-moves-win"),
        AnalysisEvaluation::Proven(Some(_)) => words.say("best-moves-loss"),
        AnalysisEvaluation::Found(winner) if winner == mover => words.say("best-moves-found-win"),
        AnalysisEvaluation::Found(_) => words.say("best-moves-found-loss"),
        AnalysisEvaluation::Estimated(_) => {
            // In hundredths: the scale reaches from −10 to 10.
            let points = worth.points_for(mover) as f32 / 100.0;
            words.punctuation().signed_tenths(points)
        }
    }
}

/// What may follow the move, the first few.
fn line(position: &Position, moves: &[Move]) -> String {
    let follow = moves.iter().skip(1).take(TOLD - 1);
    let follow: Vec<String> = follow.map(|&mv| position.move_text(mv)).collect();
    follow.join(" ")
}
