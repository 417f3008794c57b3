//! The search for a position beside a list of games: the position, and a table of the moves that were
//! played from it.

use bevy_egui::egui::{Align2, Rect, Sense, Ui, WidgetType, pos2, vec2};

use crate::collection::{MoveTally, ResultCounts};
use crate::features::language::{Words, number, text};
use crate::features::position_search::{PositionCommand, PositionQuery};
use crate::features::setup::side_key;
use crate::rules::{Position, Side};
use crate::scores::Tally;
use crate::widgets::board_picture::paint_board;
use crate::widgets::icon::Icon;
use crate::widgets::labels::{muted_line, note};
use crate::widgets::painted::shares::{legend, paint_shares};
use crate::widgets::panel::{head, scroll};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::surface::{Control, line_height, target_height};
use crate::widgets::theme::{BODY, GRID, Palette, SMALL};

/// What the panel shows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shown<'a> {
    pub query: &'a PositionQuery,
    /// The moves that were played from it; nothing while they are looked for.
    pub moves: Option<&'a [MoveTally]>,
    /// Whether a game is on the table, of which the position could be looked for.
    pub can_find: bool,
}

/// Most moves that are listed, beside the list of games and above it.
const MOST_BESIDE: usize = 40;
const MOST_ABOVE: usize = 5;

/// Shows the search in a panel of its own: with the board, and with as many moves as have room.
pub(crate) fn beside(ui: &mut Ui, cx: &mut ScreenContext, shown: Shown) {
    let scale = Palette::of(ui.ctx()).scale;
    head(ui, &cx.say("find-position-title"), |_| ());
    ui.spacing_mut().item_spacing.y = GRID * scale;
    let Some(wanted) = shown.query.wanted() else {
        note(ui, cx.say("find-position-line"));
        ways(ui, cx, shown);
        return;
    };
    let foot = 2.0 * target_height(ui) + 6.0 * GRID * scale;
    let room = (ui.available_height() - foot).max(80.0);
    let side = (room * 0.5).min(ui.available_width());
    let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), side), Sense::hover());
    paint_board(ui, place, wanted);
    scroll(ui, "moves played", (room - side).max(40.0), false, |ui| {
        moves(ui, cx, wanted, shown.moves, MOST_BESIDE);
    });
    legend(ui, ends(&cx.words));
    ways(ui, cx, shown);
}

/// Shows the search above the list, with the most frequent moves alone.
pub(crate) fn above(ui: &mut Ui, cx: &mut ScreenContext, shown: Shown) {
    match shown.query.wanted() {
        Some(wanted) => moves(ui, cx, wanted, shown.moves, MOST_ABOVE),
        // Nothing to look for: the list has the room.
        None if !shown.can_find => return,
        None => {}
    }
    ways(ui, cx, shown);
}

/// The buttons: what can be looked for, and the ways back.
fn ways(ui: &mut Ui, cx: &mut ScreenContext, shown: Shown) {
    let gap = GRID * Palette::of(ui.ctx()).scale;
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    if shown.query.wanted().is_none() {
        let find = cx.quiet("find-position", Icon::Board).wide();
        let find = find.enabled(shown.can_find);
        cx.action(ui, find, PositionCommand::Find);
        return;
    }
    let back = cx.quiet("find-position-back", Icon::Undo);
    let back = back.enabled(shown.query.can_take_back());
    let all = cx.quiet("find-position-all", Icon::List);
    let actions = [
        (back, PositionCommand::TakeBack.into()),
        (all, PositionCommand::All.into()),
    ];
    cx.action_row(ui, actions);
}

/// The moves that were played, the most frequent first.
fn moves(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    wanted: &Position,
    moves: Option<&[MoveTally]>,
    most: usize,
) {
    ui.spacing_mut().item_spacing.y = 1.0;
    let Some(moves) = moves else {
        return;
    };
    if moves.is_empty() {
        muted_line(ui, cx.say("find-position-no-moves"));
    }
    for tally in moves.iter().take(most) {
        let name = wanted.move_text(tally.mv);
        if row(ui, &cx.words, &name, &tally.games) {
            cx.intents.write(PositionCommand::Play(tally.mv));
        }
    }
    let others = moves.get(most..).unwrap_or_default();
    if !others.is_empty() {
        let games: u32 = others.iter().map(|tally| tally.games.games()).sum();
        let about = [("moves", number(others.len())), ("games", number(games))];
        note(ui, cx.words.with("find-position-others", &about));
    }
}

/// Height of a move in the table, in points at scale 1.
const ROW: f32 = 30.0;

/// A move with how often it was played and what came of it; whether it was pressed.
fn row(ui: &mut Ui, words: &Words, name: &str, games: &ResultCounts) -> bool {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let size = vec2(ui.available_width(), line_height(ui, ROW));
    let control = Control::allocate(ui, size, ("move played", name));
    let told = tell(words, name, games);
    control.tell(WidgetType::Button, &told);
    let rect = control.rect();
    let painter = ui.painter();
    control.paint_line(painter, false, &palette);
    let inner = rect.shrink2(vec2(GRID * scale, 0.0));
    let middle = inner.center().y;
    let font = palette.strong_font(BODY);
    painter.text(
        inner.left_center(),
        Align2::LEFT_CENTER,
        name,
        font,
        palette.text,
    );
    let name_width = (72.0 * scale).min(inner.width() * 0.3);
    let count_right = inner.left() + name_width + (64.0 * scale).min(inner.width() * 0.25);
    let font = palette.font(SMALL);
    let count = games.games().to_string();
    let at = pos2(count_right, middle);
    painter.text(at, Align2::RIGHT_CENTER, count, font, palette.muted);
    let height = 10.0 * scale;
    let bar = Rect::from_min_max(
        pos2(count_right + 1.5 * GRID * scale, middle - height / 2.0),
        pos2(inner.right(), middle + height / 2.0),
    );
    let shares = Tally {
        won: games.first,
        drawn: games.drawn,
        lost: games.second,
        ..Tally::default()
    };
    paint_shares(painter, bar, &shares, &palette);
    control.paint_focus(ui);
    control.response.on_hover_text(told).clicked()
}

/// A move of the table in words.
fn tell(words: &Words, name: &str, games: &ResultCounts) -> String {
    let about = [("move", text(name)), ("games", number(games.games()))];
    let games_of = words.with("find-position-move", &about);
    let signs = words.punctuation();
    let counts = [games.first, games.drawn, games.second];
    let ends = ends(words);
    let shares = ends.iter().zip(counts);
    let shares = shares.map(|(end, count)| signs.labelled(end, &count.to_string()));
    signs.pauses([games_of].into_iter().chain(shares))
}

/// How games end: what the parts of a bar mean.
fn ends(words: &Words) -> [String; 3] {
    let won_by = |side| {
        let name = words.say(side_key(side));
        words.with("my-games-won-by", &[("name", text(&name))])
    };
    let drawn = words.say("my-games-drawn");
    [won_by(Side::First), drawn, won_by(Side::Second)]
}
