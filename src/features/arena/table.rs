//! The table of a match: what each player has won, drawn and lost.

use bevy_egui::egui::{Align2, Color32, FontId, Pos2, Rect, Sense, Stroke, Ui, pos2, vec2};

use crate::features::language::{Words, tenths};
use crate::measure::arena::statistics::MatchTally;
use crate::widgets::one_line::one_line;
use crate::widgets::spoken::name_painted;
use crate::widgets::theme::{BODY, Palette, SMALL};

/// Width of a column of numbers, in points at scale 1.
const COLUMN: f32 = 56.0;
/// Width of the column of the score.
const SCORE: f32 = 72.0;
/// Width of a table below which names have lines of their own, in points at scale 1.
const NARROW: f32 = 420.0;
/// Height of a row, in points at scale 1.
const ROW: f32 = 28.0;

/// A share in percent with one decimal.
pub(crate) fn percent(words: &Words, share: f64) -> String {
    words.with(
        "arena-percent",
        &[("percent", tenths((100.0 * share) as f32))],
    )
}

/// Where the columns of the table are.
#[derive(Clone, Copy)]
struct TableColumns {
    /// Width of a column of numbers.
    number: f32,
    /// Width of the score, the last one.
    score: f32,
    /// Whether names stand above the numbers, as there is no room beside them.
    is_narrow: bool,
}

impl TableColumns {
    fn of(width: f32, scale: f32) -> TableColumns {
        match width < NARROW * scale {
            true => TableColumns {
                number: width * 0.22,
                score: width * 0.34,
                is_narrow: true,
            },
            false => TableColumns {
                number: COLUMN * scale,
                score: SCORE * scale,
                is_narrow: false,
            },
        }
    }

    /// The right end of a cell of this row.
    fn end(&self, row: Rect, index: usize) -> Pos2 {
        let to_right = match index {
            3 => 0.0,
            index => self.score + self.number * (2 - index) as f32,
        };
        pos2(row.right() - to_right, row.center().y)
    }

    /// Writes the cells of a row, all as large as the widest one allows.
    fn write(&self, ui: &Ui, row: Rect, cells: &[String; 4], size: f32, colour: Color32) {
        let font = Palette::of(ui.ctx()).font(size);
        let line = |text: &String, font: FontId| {
            let painter = ui.painter();
            painter.layout_no_wrap(text.clone(), font, colour)
        };
        let shares = cells.iter().enumerate().map(|(index, text)| {
            let room = if index == 3 { self.score } else { self.number };
            line(text, font.clone()).size().x / (0.92 * room)
        });
        let too_wide = shares.fold(1.0, f32::max);
        let font = FontId {
            size: font.size / too_wide,
            ..font
        };
        for (index, text) in cells.iter().enumerate() {
            let line = line(text, font.clone());
            let at = Align2::RIGHT_CENTER.anchor_size(self.end(row, index), line.size());
            ui.painter().galley(at.min, line, colour);
        }
    }
}

/// Shows both players, each from its own side.
pub(crate) fn show(ui: &mut Ui, words: &Words, names: &[String; 2], tally: &MatchTally) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let width = ui.available_width();
    let columns = TableColumns::of(width, scale);
    let line = |ui: &mut Ui| {
        let size = vec2(width, ROW * scale);
        ui.allocate_exact_size(size, Sense::hover()).0
    };
    let heads = ["arena-won", "arena-drawn", "arena-lost", "arena-points"];
    let heads = heads.map(|key| words.say(key));
    let row = line(ui);
    columns.write(ui, row, &heads, SMALL, palette.muted);
    let (won, drawn, lost) = (tally.wins, tally.draws, tally.losses);
    let rows = [(won, lost, tally.score()), (lost, won, 1.0 - tally.score())];
    for (index, (name, (won, lost, score))) in names.iter().zip(rows).enumerate() {
        let first = line(ui);
        let edge = Stroke::new(1.0, palette.hairline);
        ui.painter().hline(first.x_range(), first.top(), edge);
        let room = match columns.is_narrow {
            true => width,
            false => width - 3.0 * columns.number - columns.score,
        };
        let font = palette.strong_font(BODY);
        let named = one_line(ui, name.clone(), font, palette.text, room.max(1.0));
        let top = first.center().y - named.size().y / 2.0;
        ui.painter()
            .galley(pos2(first.left(), top), named, palette.text);
        let row = match columns.is_narrow {
            true => line(ui),
            false => first,
        };
        let score = match tally.games() {
            0 => "–".to_owned(),
            _ => percent(words, score),
        };
        let cells = [won.to_string(), drawn.to_string(), lost.to_string(), score];
        columns.write(ui, row, &cells, BODY, palette.text);
        let signs = words.punctuation();
        let told = heads.iter().zip(&cells);
        let told = signs.list(told.map(|(head, cell)| signs.labelled(head, cell)));
        let id = format!("arena row {index}");
        name_painted(ui, &id, first.union(row), &signs.labelled(name, &told));
    }
}
