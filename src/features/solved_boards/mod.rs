//! Who wins on boards of many sizes with best play: a picture, and a sentence about the board that is
//! pointed at or chosen.

pub(crate) mod proof_files;

use bevy::prelude::Resource;
use bevy_egui::egui::{
    Align2, Context, EventFilter, FocusDirection, Id, Key, Modifiers, Pos2, Rect, RichText, Sense,
    Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::features::language::Words;
use crate::games::parse_id;
use crate::rules::{GameId, Position, Side};
use crate::study::board_table::{BoardTable, SolvedBoards, TableBoard};
use crate::widgets::board_picture::paint_board;
use crate::widgets::controls::button::Button;
use crate::widgets::controls::choice::choose_named;
use crate::widgets::icon::Icon;
use crate::widgets::labels::note;
use crate::widgets::painted::side_mark::paint_side_mark;
use crate::widgets::sheet::lay_reading;
use crate::widgets::spoken::announce;
use crate::widgets::surface::focus_ring;
use crate::widgets::theme::{BODY, CONTROL_RADIUS, GRID, Palette, SMALL, strong};

/// Width of the sheet, in points at scale 1.
const WIDTH: f32 = 440.0;
/// Most side of the picture.
const PICTURE: f32 = 400.0;
/// Side of the picture of one board.
const BOARD: f32 = 72.0;

/// The table that is shown, if any.
#[derive(Resource, Debug, Default)]
pub(crate) struct BoardTablePage(Option<SolvedBoardsPage>);

#[derive(Debug)]
struct SolvedBoardsPage {
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
    pub(crate) fn has(game: GameId) -> bool {
        game.extension::<BoardTable>().is_some()
    }

    /// Whether it is shown.
    pub(crate) const fn is_open(&self) -> bool {
        self.0.is_some()
    }

    /// Shows the table of the game of this board: the part in which the board would stand, and there the
    /// board itself or the one that is most like it.
    pub(crate) fn open(&mut self, position: &Position) {
        let Some(table) = position.game().extension::<BoardTable>() else {
            return;
        };
        // What is shipped can be read (tested).
        let of_text = |text| SolvedBoards::from_text(text).unwrap_or_default();
        let (mut solved, proven) = (of_text(table.shipped), of_text(table.proven));
        let mut boards = (table.boards)();
        let proven_positions = proven
            .ids()
            .filter_map(|id| Some(parse_id(id).ok()?.position));
        boards.extend(proven_positions.filter_map(|it| (table.board_of)(&it)));
        solved.add(proven);
        let mut sections: Vec<u8> = boards.iter().map(|board| board.section).collect();
        sections.sort_unstable();
        sections.dedup();
        let Some(present) = (table.board_of)(position).or_else(|| boards.first().cloned()) else {
            return;
        };
        let mut page = SolvedBoardsPage {
            table,
            solved,
            section: present.section,
            chosen: (present.cols, present.rows),
            sections,
            boards,
        };
        page.choose_nearest();
        self.0 = Some(page);
    }

    /// Draws it; a board that is to be set up.
    pub(crate) fn show(&mut self, context: &Context, words: &Words) -> Option<Position> {
        let page = self.0.as_mut()?;
        let palette = Palette::of(context);
        let scale = palette.scale;
        let room = context.content_rect().size() - vec2(2.0, 2.0) * GRID * scale;
        let width = room.x.min(WIDTH * scale);
        let mut wanted = None;
        let (heading, close) = (words.say("board-table-title"), words.say("help-close"));
        let closed = lay_reading(context, "board table", width, &heading, &close, |ui| {
            ui.spacing_mut().item_spacing.y = GRID * scale;
            note(ui, words.say("board-table-about"));
            page.choose_section(ui, words);
            page.picture(
                ui,
                words,
                (room.y - (351.0 + BOARD) * scale).max(160.0 * scale),
            );
            legend(ui, words);
            let set_up = Button::quiet(words.say("board-table-set-up"));
            if set_up.icon(Icon::Boards).wide().show(ui).clicked() {
                wanted = page.board(page.chosen).map(|board| board.position.clone());
            }
        });
        if closed || wanted.is_some() {
            self.0 = None;
        }
        wanted
    }
}

impl SolvedBoardsPage {
    fn choose_section(&mut self, ui: &mut Ui, words: &Words) {
        let title = words.say(self.table.sections);
        let names = self.sections.iter().map(u8::to_string);
        if choose_named(ui, &title, &mut self.section, &self.sections, names).changed() {
            self.choose_nearest();
        }
    }

    /// The chosen size is that of a board of the section.
    fn choose_nearest(&mut self) {
        let (cols, rows) = self.chosen;
        let far = |&(other_cols, other_rows): &(u8, u8)| {
            cols.abs_diff(other_cols) + rows.abs_diff(other_rows)
        };
        self.chosen = self.sizes().min_by_key(far).unwrap_or(self.chosen);
    }

    /// Columns and rows of the boards of the section, both ways.
    fn sizes(&self) -> impl Iterator<Item = (u8, u8)> {
        let boards = self.boards.iter().filter(|it| it.section == self.section);
        boards.flat_map(|board| [(board.cols, board.rows), (board.rows, board.cols)])
    }

    /// The numbers of columns and of rows for which the section has boards, in order: beyond the small
    /// ones there are gaps.
    fn numbers(&self) -> Vec<u8> {
        let mut numbers: Vec<u8> = self.sizes().map(|size| size.0).collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }

    /// A board of the section, whichever side is the longer one.
    fn board(&self, (cols, rows): (u8, u8)) -> Option<&TableBoard> {
        let size = (cols.max(rows), cols.min(rows));
        let mut boards = self.boards.iter().filter(|it| it.section == self.section);
        boards.find(|board| (board.cols, board.rows) == size)
    }

    /// The size of the next board on this way, straight ahead or, where there is none, the one that is
    /// least aside.
    fn lead(&self, (right, down): (i8, i8)) -> Option<(u8, u8)> {
        let (cols, rows) = self.chosen;
        let ahead = |size: (u8, u8)| {
            let (x, y) = (
                i16::from(size.0) - i16::from(cols),
                i16::from(size.1) - i16::from(rows),
            );
            let (far, aside) = match right {
                0 => (y * i16::from(down), x.abs()),
                _ => (x * i16::from(right), y.abs()),
            };
            (far > 0).then_some((far, aside))
        };
        let on_way = self.sizes().filter_map(|size| Some((ahead(size)?, size)));
        let straight_first = |&((far, aside), _): &((i16, i16), _)| (aside != 0, far + aside, far);
        on_way.min_by_key(straight_first).map(|(_, size)| size)
    }

    /// The boards as squares, one column for each number of columns, and the sentence below.
    fn picture(&mut self, ui: &mut Ui, words: &Words, height: f32) {
        let palette = Palette::of(ui.ctx());
        let scale = palette.scale;
        let numbers = self.numbers();
        let count = numbers.len() as f32;
        let side = ui.available_width().min(PICTURE * scale).min(height);
        let step = side / (count + 1.0);
        let (place, response) =
            ui.allocate_exact_size(vec2(ui.available_width(), side), Sense::click());
        let corner = pos2(place.center().x - side / 2.0, place.top());
        // Squares that lie so many steps to the right and down, the heads of rows and columns at 0.
        let at = |right: usize, down: usize| {
            let way = vec2(right as f32, down as f32);
            Rect::from_min_size(corner + way * step, vec2(step, step))
        };
        let mut squares = Vec::new();
        for (down, &rows) in (1..).zip(&numbers) {
            for (right, &cols) in (1..).zip(&numbers) {
                if self.board((cols, rows)).is_some() {
                    squares.push(((cols, rows), at(right, down)));
                }
            }
        }
        let under = |pointer: Pos2| {
            let mut squares = squares.iter();
            squares
                .find(|(_, square)| square.contains(pointer))
                .map(|it| it.0)
        };
        let pointed = response.hover_pos().and_then(under);
        let pressed = response.interact_pointer_pos().and_then(under);
        let lead = lead_by_arrows(ui.ctx(), response.id).and_then(|way| self.lead(way));
        if let Some(size) = pressed.filter(|_| response.clicked()).or(lead) {
            self.chosen = size;
        }
        let font = palette.font(SMALL);
        for (place, number) in (1..).zip(&numbers) {
            for head in [at(place, 0), at(0, place)] {
                let font = font.clone();
                let (centre, middle) = (head.center(), Align2::CENTER_CENTER);
                ui.painter()
                    .text(centre, middle, number, font, palette.muted);
            }
        }
        for (size, square) in squares {
            let rect = square.shrink(1.5 * scale);
            let value = self.board(size).and_then(|board| self.solved.value(board));
            paint_value(ui, rect, value, pointed == Some(size));
            if size == self.chosen {
                let ring = Stroke::new(2.0 * scale, palette.accent);
                ui.painter()
                    .rect_stroke(rect, CONTROL_RADIUS, ring, StrokeKind::Outside);
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
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 1.5 * GRID * scale;
            let (place, _) = ui.allocate_exact_size(Vec2::splat(BOARD * scale), Sense::hover());
            if let Some(board) = self.board(shown) {
                paint_board(ui, place, &board.position);
            }
            announce(&ui.label(RichText::new(told).text_style(strong()).size(BODY * scale)));
        });
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

#[cfg(test)]
mod tests {
    use super::*;

    fn opened(id: &str) -> SolvedBoardsPage {
        let mut page = BoardTablePage::default();
        page.open(&parse_id(id).expect("a good id").position);
        page.0.expect("Lines has a table")
    }

    #[test]
    fn it_opens_where_the_board_of_the_setup_stands() {
        let page = opened("mnk:15x15x5");
        assert_eq!((page.section, page.chosen), (5, (15, 15)));
        let told = page
            .board((15, 15))
            .and_then(|board| page.solved.value(board));
        assert_eq!(told, Some(Some(Side::First)), "that board is proven");
        let page = opened("mnk:7x5x4");
        assert_eq!((page.section, page.chosen), (4, (7, 5)));
        // A board that is not told of: the one most like it.
        let page = opened("mnk:22x22x5");
        assert_eq!((page.section, page.chosen), (5, (19, 19)));
    }

    #[test]
    fn the_arrows_lead_to_every_board_over_the_gaps_between_sizes() {
        let mut page = opened("mnk:3x3x3");
        for section in page.sections.clone() {
            page.section = section;
            page.chosen = (0, 0);
            page.choose_nearest();
            let mut reached = vec![page.chosen];
            let mut next = 0;
            while let Some(&size) = reached.get(next) {
                next += 1;
                page.chosen = size;
                for way in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                    reached.extend(page.lead(way).filter(|size| !reached.contains(size)));
                }
            }
            let mut all: Vec<(u8, u8)> = page.sizes().collect();
            all.sort_unstable();
            all.dedup();
            reached.sort_unstable();
            assert_eq!(reached, all, "{section} in a row");
        }
    }
}
