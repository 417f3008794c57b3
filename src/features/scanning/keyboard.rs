//! A keyboard on the screen, with which those write who use the program with a switch. The frame goes
//! through its rows, and then through the keys of the row that was chosen. What is pressed reaches the
//! field as if it came from a keyboard on the desk.

use bevy_egui::egui::{
    Align2, Area, Context, Event, FontId, Id, Key, Modifiers, Order, Rect, Response, Sense, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::features::scanning::controls::{cover_with_keyboard, is_on, meet_key};
use crate::widgets::one_line::one_line;
use crate::widgets::panel::frame;
use crate::widgets::spoken::signs;
use crate::widgets::surface::{focus_ring, hairline};
use crate::widgets::theme::{BODY, CONTROL_RADIUS, GRID, Palette};
use crate::widgets::{TARGET, TOUCH_TARGET};

/// Digits, and the signs that numbers and sentences need.
const DIGITS_AND_SIGNS: &str = "0123456789.,-?!'";

/// What stands on their keys after Shift: the signs that names of games and files need.
const SHIFTED_SIGNS: &str = "_/\\:;()[]&+#=~\"@";

/// How many keys a row may have: as few as the height of the window allows, as those come soonest.
const COLUMNS: [usize; 3] = [8, 12, 16];

/// How many they are where the window is too low for all of these.
const MOST_COLUMNS: usize = 24;

/// Most width of a key in points at scale 1.
const WIDEST_KEY: f32 = 64.0;

/// Share of the window's height that the keyboard may take.
const TALLEST: f32 = 0.9;

/// What stands on the keys, in the language of the program.
#[derive(Clone, Debug, Default)]
pub(crate) struct KeyNames {
    /// The letters, in the order of the alphabet.
    pub letters: String,
    pub space: String,
    /// The key after which the next letter is a capital.
    pub shift: String,
    /// The key that deletes the last character.
    pub delete: String,
    /// The key that ends the writing.
    pub done: String,
}

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum KeyAction {
    Letter(char),
    Shift,
    Delete,
    Done,
}

/// The keyboard that is open.
#[derive(Clone, Copy, Debug)]
struct OpenKeyboard {
    /// The field that gets what is written.
    field: Id,
    /// The row that was chosen.
    row: Option<usize>,
    /// Whether the next letter is a capital.
    is_shifted: bool,
    /// The last pass in which it was shown.
    pass: u64,
}

impl OpenKeyboard {
    fn of(context: &Context) -> Option<OpenKeyboard> {
        let now = context.cumulative_pass_nr();
        let open: Option<OpenKeyboard> = context.data(|data| data.get_temp(Id::NULL));
        open.filter(|open| open.pass + 1 >= now)
    }

    fn keep(self, context: &Context) {
        context.data_mut(|data| data.insert_temp(Id::NULL, self));
    }

    fn close(context: &Context) {
        context.data_mut(|data| data.remove::<OpenKeyboard>(Id::NULL));
    }
}

/// Has the keys named so from now on.
pub(crate) fn name_keys(context: &Context, names: KeyNames) {
    context.data_mut(|data| data.insert_temp(Id::NULL, names));
}

/// Opens the keyboard for a field.
pub(crate) fn open(context: &Context, field: Id) {
    OpenKeyboard {
        field,
        row: None,
        is_shifted: false,
        pass: context.cumulative_pass_nr(),
    }
    .keep(context);
}

/// Whether the frame is in a row of it.
pub(crate) fn is_in_row(context: &Context) -> bool {
    OpenKeyboard::of(context).is_some_and(|open| open.row.is_some())
}

/// The frame goes through the rows again.
pub(crate) fn leave_row(context: &Context) {
    if let Some(open) = OpenKeyboard::of(context) {
        OpenKeyboard { row: None, ..open }.keep(context);
    }
}

/// Shows the keyboard if it is open for this field, which is drawn next and has the focus, and passes
/// on what is pressed. `text` stands in the field so far.
pub(crate) fn write_into(context: &Context, field: Id, text: &str, is_tall: bool) {
    let Some(open) = OpenKeyboard::of(context).filter(|open| open.field == field) else {
        return;
    };
    if !is_on(context) {
        OpenKeyboard::close(context);
        return;
    }
    cover_with_keyboard(context);
    context.memory_mut(|memory| memory.request_focus(field));
    let names: KeyNames = context.data(|data| data.get_temp(Id::NULL).unwrap_or_default());
    let mut row = open.row;
    let keyboard = Keyboard::of(context, field, &names, open.is_shifted);
    let pressed = keyboard.show(context, text, &mut row);
    OpenKeyboard {
        row,
        is_shifted: match pressed {
            Some(KeyAction::Shift) => !open.is_shifted,
            // A space stands before a capital as well.
            Some(KeyAction::Letter(letter)) => open.is_shifted && letter == ' ',
            Some(KeyAction::Delete | KeyAction::Done) | None => open.is_shifted,
        },
        pass: context.cumulative_pass_nr(),
        ..open
    }
    .keep(context);
    let key = |key| Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    let event = match pressed {
        None | Some(KeyAction::Shift) => return,
        Some(KeyAction::Letter(letter)) => Event::Text(letter.to_string()),
        Some(KeyAction::Delete) => key(Key::Backspace),
        Some(KeyAction::Done) => {
            OpenKeyboard::close(context);
            if is_tall {
                // There it would begin a new line.
                context.memory_mut(|memory| memory.surrender_focus(field));
                return;
            }
            key(Key::Enter)
        }
    };
    context.input_mut(|input| input.events.push(event));
}

/// The keys, and how large they are in points.
struct Keyboard {
    field: Id,
    rows: Vec<Vec<(String, KeyAction)>>,
    is_shifted: bool,
    columns: usize,
    key: Vec2,
    width: f32,
    gap: f32,
}

impl Keyboard {
    fn of(context: &Context, field: Id, names: &KeyNames, is_shifted: bool) -> Keyboard {
        let scale = Palette::of(context).scale;
        let gap = GRID / 2.0 * scale;
        let window = context.content_rect().size();
        let inside = window - frame(context).total_margin().sum() - Vec2::splat(2.0 * gap);
        // The line above the keys is as tall as they are.
        let tall = |rows: &[Vec<_>]| TALLEST * inside.y / (rows.len() + 1) as f32 - gap;
        let fits = |columns: &usize| tall(&rows(names, is_shifted, *columns)) >= TARGET * scale;
        let columns = COLUMNS.into_iter().find(fits).unwrap_or(MOST_COLUMNS);
        let rows = rows(names, is_shifted, columns);
        let widest = (inside.x + gap) / columns as f32 - gap;
        let key = vec2(
            widest.min(WIDEST_KEY * scale),
            tall(&rows).min(TOUCH_TARGET * scale),
        );
        Keyboard {
            field,
            rows,
            is_shifted,
            columns,
            key,
            width: (key.x + gap) * columns as f32 - gap,
            gap,
        }
    }

    /// What was pressed; `row` is the one that the frame is in.
    fn show(&self, context: &Context, text: &str, row: &mut Option<usize>) -> Option<KeyAction> {
        let margin = vec2(0.0, -2.0 * self.gap);
        let area = Area::new(self.field.with("keyboard")).order(Order::Tooltip);
        let area = area.fade_in(false).anchor(Align2::CENTER_BOTTOM, margin);
        let shown = area.show(context, |ui| {
            frame(context).show(ui, |ui| self.lay(ui, text, row)).inner
        });
        shown.inner
    }

    fn lay(&self, ui: &mut Ui, text: &str, row: &mut Option<usize>) -> Option<KeyAction> {
        let height = self.key.y + self.gap;
        let size = vec2(self.width, height * (self.rows.len() + 1) as f32 - self.gap);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let line = Rect::from_min_size(rect.min, vec2(self.width, self.key.y));
        self.paint_text(ui, line, text);
        let mut pressed = None;
        for (index, keys) in self.rows.iter().enumerate() {
            let down = vec2(0.0, height * (index + 1) as f32);
            let place = line.translate(down);
            if row.is_none() && self.is_row_chosen(ui, place, index) {
                *row = Some(index);
            }
            // Letters are as wide in every row; the last row has other keys.
            let is_last = index + 1 == self.rows.len();
            let parts = if is_last { keys.len() } else { self.columns };
            let width = (self.width + self.gap) / parts as f32 - self.gap;
            for (number, (name, press)) in keys.iter().enumerate() {
                let right = vec2((width + self.gap) * number as f32, 0.0);
                let key = Rect::from_min_size(place.min + right, vec2(width, self.key.y));
                let is_scanned = *row == Some(index);
                if self.is_key_pressed(ui, key, name, *press, is_scanned) {
                    pressed = Some(*press);
                }
            }
        }
        if pressed.is_some() {
            *row = None;
        }
        pressed
    }

    /// The end of what has been written.
    fn paint_text(&self, ui: &Ui, place: Rect, text: &str) {
        let palette = Palette::of(ui.ctx());
        let painter = ui.painter_at(place);
        let edge = hairline(palette.outline);
        painter.rect(
            place,
            CONTROL_RADIUS,
            palette.sunk,
            edge,
            StrokeKind::Inside,
        );
        let line = text.lines().next_back().unwrap_or_default();
        let font = self.font(&palette);
        let galley = painter.layout_no_wrap(line.to_owned(), font, palette.text);
        let left =
            (place.left() + 2.0 * self.gap).min(place.right() - 2.0 * self.gap - galley.size().x);
        let top = place.center().y - galley.size().y / 2.0;
        painter.galley(pos2(left, top), galley, palette.text);
    }

    fn font(&self, palette: &Palette) -> FontId {
        let most = 0.6 * self.key.y / palette.scale;
        palette.font(BODY.min(most))
    }

    fn is_row_chosen(&self, ui: &Ui, place: Rect, index: usize) -> bool {
        let id = self.field.with(("row", index));
        let names = self.rows[index].iter().map(|(name, _)| name.as_str());
        let name = signs(ui.ctx()).list(names);
        let row = ui.interact(place, id, Sense::hover());
        row.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
        self.meets(ui, &row)
    }

    fn is_key_pressed(
        &self,
        ui: &Ui,
        place: Rect,
        name: &str,
        press: KeyAction,
        is_scanned: bool,
    ) -> bool {
        let palette = Palette::of(ui.ctx());
        let key = ui.interact(place, self.field.with(("key", name)), Sense::CLICK);
        let is_held = press == KeyAction::Shift && self.is_shifted;
        key.widget_info(|| match press {
            KeyAction::Shift => WidgetInfo::selected(WidgetType::Button, true, is_held, name),
            _ => WidgetInfo::labeled(WidgetType::Button, true, name),
        });
        let fill = if key.hovered() || is_held {
            palette.hovered
        } else {
            palette.control
        };
        let painter = ui.painter();
        let edge = if is_held {
            Stroke::new(1.5 * palette.scale, palette.accent)
        } else {
            hairline(palette.hovered)
        };
        painter.rect(place, CONTROL_RADIUS, fill, edge, StrokeKind::Inside);
        let font = self.font(&palette);
        let text = one_line(ui, name.to_owned(), font, palette.text, place.width());
        let corner = place.center() - text.size() / 2.0;
        painter.galley(corner, text, palette.text);
        is_scanned && self.meets(ui, &key) || key.clicked()
    }

    /// Whether a switch has chosen a row or a key. What is framed has a ring and is read out.
    fn meets(&self, ui: &Ui, part: &Response) -> bool {
        let met = meet_key(ui, part.id);
        if met.is_framed {
            let palette = Palette::of(ui.ctx());
            focus_ring(ui.painter(), part.rect, CONTROL_RADIUS, &palette);
            let place = part.id.accesskit_id();
            ui.ctx().accesskit_node_builder(self.field, |node| {
                node.set_active_descendant(place);
            });
        }
        met.is_chosen
    }
}

/// All keys as they are before or after Shift, with at most so many letters in a row.
fn rows(names: &KeyNames, is_shifted: bool, columns: usize) -> Vec<Vec<(String, KeyAction)>> {
    let letters = names.letters.chars().filter(|it| !it.is_whitespace());
    let (letters, signs): (Vec<char>, _) = if is_shifted {
        (letters.map(capital).collect(), SHIFTED_SIGNS)
    } else {
        (letters.collect(), DIGITS_AND_SIGNS)
    };
    let mut rows = Vec::new();
    for group in [letters, signs.chars().collect()] {
        let key = |letter: &char| (letter.to_string(), KeyAction::Letter(*letter));
        rows.extend(
            group
                .chunks(columns)
                .map(|row| row.iter().map(key).collect()),
        );
    }
    rows.push(vec![
        (names.space.clone(), KeyAction::Letter(' ')),
        (names.delete.clone(), KeyAction::Delete),
        (names.shift.clone(), KeyAction::Shift),
        (names.done.clone(), KeyAction::Done),
    ]);
    rows
}

/// The capital of a letter; the letter itself where it has none.
fn capital(letter: char) -> char {
    // The usual one is “SS”, which is no letter.
    if letter == 'ß' {
        return 'ẞ';
    }
    let mut capital = letter.to_uppercase();
    match (capital.next(), capital.next()) {
        (Some(capital), None) => capital,
        _ => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(letters: &str) -> KeyNames {
        KeyNames {
            letters: letters.into(),
            ..KeyNames::default()
        }
    }

    /// What stands on the keys of all rows but the last.
    fn letters(rows: &[Vec<(String, KeyAction)>]) -> String {
        let keys = rows[..rows.len() - 1].iter().flatten();
        keys.map(|(name, _)| name.as_str()).collect()
    }

    #[test]
    fn every_letter_digit_and_sign_has_one_key_and_the_last_row_the_others() {
        let rows = rows(&names("abc defgh"), false, 3);
        let last = rows.last().expect("a row");
        assert_eq!(last.len(), 4);
        assert_eq!(letters(&rows), format!("abcdefgh{DIGITS_AND_SIGNS}"));
        assert!(rows[..rows.len() - 1].iter().all(|row| row.len() <= 3));
    }

    #[test]
    fn after_shift_the_same_keys_have_capitals_and_other_signs() {
        let names = names("aąß -");
        let shifted = rows(&names, true, 8);
        assert_eq!(letters(&shifted), format!("AĄẞ-{SHIFTED_SIGNS}"));
        let lengths = |rows: &[Vec<_>]| rows.iter().map(Vec::len).collect::<Vec<_>>();
        assert_eq!(lengths(&shifted), lengths(&rows(&names, false, 8)));
    }
}
