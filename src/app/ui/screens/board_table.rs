//! Who wins on boards of many sizes with best play: a picture, and a sentence about the board that is
//! pointed at or chosen.

use bevy::prelude::Resource;
use bevy_egui::egui::{
    Align2, Context, EventFilter, FocusDirection, Id, Key, Modifiers, Pos2, Rect, RichText, Sense,
    Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::app::state::language::Words;
use crate::app::ui::theme::{BODY, CONTROL_RADIUS, GRID, Palette, SMALL, strong};
use crate::app::ui::widgets::button::Button;
use crate::app::ui::widgets::icon::Icon;
use crate::app::ui::widgets::panel::section;
use crate::app::ui::widgets::segmented::{Segment, segmented};
use crate::app::ui::widgets::sheet::lay_reading;
use crate::app::ui::widgets::side_mark::paint_side_mark;
use crate::app::ui::widgets::spoken::announce;
use crate::app::ui::widgets::surface::focus_ring;
use crate::rules::{GameId, Position, Side};
use crate::study::board_table::{BoardTable, SolvedBoards, TableBoard};

/// Width of the sheet, in points at scale 1.
const WIDTH: f32 = 440.0;
/// Most side of the picture.
const PICTURE: f32 = 400.0;

/// The table that is shown, if any.
#[derive(Resource, Debug, Default)]
pub struct BoardTablePage(Option<Page>);

#[derive(Debug)]
struct Page {
    table: &'static BoardTable,
    boards: Vec<TableBoard>,
    solved: SolvedBoards,
    sections: Vec<u8>,
    section: u8,
    /// Columns and rows of the board that is chosen.
    chosen: (u8, u8),
}

impl BoardTablePage {
    /// Whether a game has such a table.
    #[must_use]
    pub fn has(game: GameId) -> bool {
        game.extension::<BoardTable>().is_some()
    }

    /// Whether it is shown.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.0.is_some()
    }

    /// Shows the table of the game of this board, and the board itself if it is there.
    pub fn open(&mut self, position: &Position) {
        let Some(table) = position.game().extension::<BoardTable>() else {
            return;
        };
        let boards = (table.boards)();
        let id = position.short_id();
        let same = |board: &&TableBoard| board.position.short_id() == id;
        let Some(shown) = boards.iter().find(same).or(boards.first()) else {
            return;
        };
        let mut sections: Vec<u8> = boards.iter().map(|board| board.section).collect();
        sections.dedup();
        self.0 = Some(Page {
            table,
            // What is shipped can be read (tested).
            solved: SolvedBoards::from_text(table.shipped).unwrap_or_default(),
            section: shown.section,
            chosen: (shown.cols, shown.rows),
            sections,
            boards,
        });
    }

    /// Draws it; a board that is to be set up.
    pub(super) fn show(&mut self, context: &Context, words: &Words) -> Option<Position> {
        let page = self.0.as_mut()?;
        let palette = Palette::of(context);
        let scale = palette.scale;
        let room = context.content_rect().size() - vec2(2.0, 2.0) * GRID * scale;
        let width = room.x.min(WIDTH * scale);
        let mut wanted = None;
        let (heading, close) = (words.say("board-table-title"), words.say("help-close"));
        let closed = lay_reading(context, "board table", width, &heading, &close, |ui| {
            ui.spacing_mut().item_spacing.y = GRID * scale;
            let about = RichText::new(words.say("board-table-about")).size(SMALL * scale);
            ui.label(about.color(palette.muted));
            page.choose_section(ui, words);
            page.picture(ui, words, (room.y - 375.0 * scale).max(160.0 * scale));
            legend(ui, words);
            let word = words.say("board-table-set-up");
            let button = Button::quiet(&word).icon(Icon::Boards).wide();
            if button.show(ui).clicked() {
                wanted = page.board(page.chosen).map(|board| board.position.clone());
            }
        });
        if closed || wanted.is_some() {
            self.0 = None;
        }
        wanted
    }
}

impl Page {
    fn choose_section(&mut self, ui: &mut Ui, words: &Words) {
        let title = words.say(self.table.sections);
        section(ui, &title);
        let names: Vec<String> = self.sections.iter().map(u8::to_string).collect();
        let segments: Vec<Segment> = names.iter().map(|name| Segment::word(name)).collect();
        let present = self.sections.iter().position(|it| *it == self.section);
        let mut chosen = present.unwrap_or(0);
        if segmented(ui, &title, &mut chosen, &segments).changed() {
            self.section = self.sections[chosen];
            let size = self.lead(self.chosen, (0, 0));
            self.chosen = size.unwrap_or_else(|| self.sizes().next().unwrap_or(self.chosen));
        }
    }

    /// Columns and rows of the boards of the section.
    fn sizes(&self) -> impl Iterator<Item = (u8, u8)> {
        let boards = self.boards.iter().filter(|it| it.section == self.section);
        boards.map(|board| (board.cols, board.rows))
    }

    /// A board of the section, whichever side is the longer one.
    fn board(&self, (cols, rows): (u8, u8)) -> Option<&TableBoard> {
        let size = (cols.max(rows), cols.min(rows));
        let mut boards = self.boards.iter().filter(|it| it.section == self.section);
        boards.find(|board| (board.cols, board.rows) == size)
    }

    /// The size so many columns and rows further, if there is such a board.
    fn lead(&self, (cols, rows): (u8, u8), (right, down): (i8, i8)) -> Option<(u8, u8)> {
        let size = (
            cols.checked_add_signed(right)?,
            rows.checked_add_signed(down)?,
        );
        self.board(size).map(|_| size)
    }

    /// The boards as squares, one column for each number of columns, and the sentence below.
    fn picture(&mut self, ui: &mut Ui, words: &Words, height: f32) {
        let palette = Palette::of(ui.ctx());
        let scale = palette.scale;
        let least = self.sizes().map(|size| size.1).min().unwrap_or(0);
        let most = self.sizes().map(|size| size.0).max().unwrap_or(0);
        let count = f32::from(most - least + 1);
        let side = ui.available_width().min(PICTURE * scale).min(height);
        let step = side / (count + 1.0);
        let (place, response) =
            ui.allocate_exact_size(vec2(ui.available_width(), side), Sense::click());
        let corner = pos2(place.center().x - side / 2.0, place.top());
        let at = |(cols, rows): (u8, u8)| {
            let way = vec2(f32::from(cols - least) + 1.0, f32::from(rows - least) + 1.0);
            Rect::from_min_size(corner + way * step, vec2(step, step))
        };
        let under = |pointer: Pos2| {
            let mut sizes =
                (least..=most).flat_map(|rows| (least..=most).map(move |cols| (cols, rows)));
            sizes.find(|&size| at(size).contains(pointer) && self.board(size).is_some())
        };
        let pointed = response.hover_pos().and_then(under);
        let pressed = response.interact_pointer_pos().and_then(under);
        let lead =
            lead_by_arrows(ui.ctx(), response.id).and_then(|way| self.lead(self.chosen, way));
        if let Some(size) = pressed.filter(|_| response.clicked()).or(lead) {
            self.chosen = size;
        }
        let font = palette.font(SMALL);
        for number in least..=most {
            for head in [
                Rect::from_min_size(at((number, least)).min - vec2(0.0, step), vec2(step, step)),
                Rect::from_min_size(at((least, number)).min - vec2(step, 0.0), vec2(step, step)),
            ] {
                ui.painter().text(
                    head.center(),
                    Align2::CENTER_CENTER,
                    number,
                    font.clone(),
                    palette.muted,
                );
            }
            for cols in least..=most {
                let size = (cols, number);
                let Some(board) = self.board(size) else {
                    continue;
                };
                let rect = at(size).shrink(1.5 * scale);
                paint_value(ui, rect, self.solved.value(board), pointed == Some(size));
                if size == self.chosen {
                    let ring = Stroke::new(2.0 * scale, palette.accent);
                    ui.painter()
                        .rect_stroke(rect, CONTROL_RADIUS, ring, StrokeKind::Outside);
                }
            }
        }
        let shown = pointed.unwrap_or(self.chosen);
        let value = self.board(shown).and_then(|board| self.solved.value(board));
        let name = format!("{} × {}", shown.0, shown.1);
        let told = words
            .punctuation()
            .labelled(&name, &words.say(value_key(value)));
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, &told));
        if response.has_focus() {
            focus_ring(ui.painter(), place, CONTROL_RADIUS, &palette);
        }
        announce(&ui.label(RichText::new(told).text_style(strong()).size(BODY * scale)));
    }
}

/// The way on which an arrow key leads while the picture has the focus: columns and rows.
fn lead_by_arrows(context: &Context, id: Id) -> Option<(i8, i8)> {
    if !context.memory(|memory| memory.has_focus(id)) {
        return None;
    }
    let arrows = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        ..EventFilter::default()
    };
    context.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
    let ways = [
        (Key::ArrowLeft, (-1, 0)),
        (Key::ArrowRight, (1, 0)),
        (Key::ArrowUp, (0, -1)),
        (Key::ArrowDown, (0, 1)),
    ];
    let mut ways = ways.into_iter();
    let pressed = |key| context.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let way = ways.find(|&(key, _)| pressed(key)).map(|it| it.1);
    if way.is_some() {
        // What has just got the focus does not keep the arrow keys yet.
        context.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
    way
}

const fn value_key(value: Option<Option<Side>>) -> &'static str {
    match value {
        Some(Some(Side::First)) => "board-table-first",
        Some(Some(Side::Second)) => "board-table-second",
        Some(None) => "board-table-draw",
        None => "board-table-open",
    }
}

/// A square: the stone of the winner, two lines for a draw, nothing but an edge where it is open.
fn paint_value(ui: &Ui, rect: Rect, value: Option<Option<Side>>, is_pointed: bool) {
    let palette = Palette::of(ui.ctx());
    let painter = ui.painter();
    let fill = match (is_pointed, value) {
        (true, _) => palette.hovered,
        (false, Some(_)) => palette.control,
        (false, None) => palette.control.gamma_multiply(0.0),
    };
    painter.rect_filled(rect, CONTROL_RADIUS, fill);
    match value {
        Some(Some(side)) => {
            paint_side_mark(painter, rect.center(), rect.width() * 0.34, side, &palette);
        }
        Some(None) => {
            let stroke = Stroke::new((rect.width() * 0.07).max(1.5), palette.muted);
            let half = rect.width() * 0.2;
            for way in [-0.1, 0.1] {
                let y = rect.center().y + way * rect.height();
                painter.hline(rect.center().x - half..=rect.center().x + half, y, stroke);
            }
        }
        None => {
            let edge = Stroke::new(palette.scale, palette.outline);
            painter.rect_stroke(rect, CONTROL_RADIUS, edge, StrokeKind::Inside);
        }
    }
}

/// What the squares mean.
fn legend(ui: &mut Ui, words: &Words) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = GRID / 2.0 * scale;
        for value in [Some(Some(Side::First)), Some(None), None] {
            let side = 18.0 * scale;
            let word = words.say(value_key(value));
            let font = palette.font(SMALL);
            let text = (ui.painter()).layout_no_wrap(word, font, palette.muted);
            // A square and its word stay together.
            if ui.available_size_before_wrap().x < side + GRID * scale + text.size().x {
                ui.end_row();
            }
            let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
            paint_value(ui, rect, value, false);
            ui.label(text);
            ui.add_space(GRID * scale);
        }
    });
}
