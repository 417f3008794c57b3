//! The rows of the sheet of files: games with a few words about each, folders and programs.

use std::path::Path;
use std::time::{Duration, SystemTime};

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Color32, Id, Rect, Response, Sense, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::features::files::sheet::name_of;
use crate::features::language::variant::parameters_in_words;
use crate::features::language::{Words, number, text};
use crate::features::setup::side_key;
use crate::rules::Outcome;
use crate::storage::folder_listing::{FileContent, FileEntry, GameSummary};
use crate::widgets::board_picture::paint_board;
use crate::widgets::controls::button::close_button;
use crate::widgets::icon::{Icon, paint_icon};
use crate::widgets::one_line::one_line;
use crate::widgets::surface::{Control, focus_ring, target_height};
use crate::widgets::theme::{BODY, CONTROL_RADIUS, GRID, Palette, SMALL};

/// What was done with a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RowAction {
    /// Its file is wanted.
    Choose,
    /// It is to leave the list.
    Forget,
}

/// How a row of a file is shown.
#[derive(Clone, Copy)]
pub(crate) struct FileRow<'a> {
    /// The file.
    pub entry: &'a FileEntry,
    /// The folder it lies in, where that is to be told.
    pub place: Option<&'a str>,
    /// The moment from which its age is counted.
    pub now: SystemTime,
    /// Whether it is the one whose name stands in the field.
    pub is_chosen: bool,
    /// Whether it can be taken from the list where nothing else can be done with it.
    pub can_leave: bool,
}

/// Least height of a row, which has room for two lines, in points at scale 1.
const HEIGHT: f32 = 56.0;
/// Side of the picture of a board.
const PICTURE: f32 = 48.0;
/// Width of a row below which its age stands in the second line, in points at scale 1.
const NARROW: f32 = 420.0;
/// Most lines below the name.
const LINES: usize = 3;

impl FileRow<'_> {
    /// Shows the row over the whole width.
    pub(crate) fn show(self, ui: &mut Ui, words: &Words) -> Option<RowAction> {
        let palette = Palette::of(ui.ctx());
        let scale = palette.scale;
        let is_there = matches!(self.entry.content, FileContent::Game(_) | FileContent::Long);
        let leaves = self.can_leave && !is_there;
        let name = name_of(&self.entry.path);
        let age = self.age(words);
        let narrow = ui.available_width() < NARROW * scale;
        let beside = is_there && !narrow;
        let told = age.as_deref().filter(|_| is_there && narrow);
        let (line, colour) = self.line(words, told, &palette);

        let button = target_height(ui);
        let side = PICTURE * scale;
        let spoken = words.punctuation().pauses([&name, &line]);
        let painter = ui.painter().clone();
        let age = age
            .filter(|_| beside)
            .map(|age| painter.layout_no_wrap(age, palette.font(SMALL), palette.muted));
        let mut room = ui.available_width() - side - 3.5 * GRID * scale;
        if leaves {
            room -= button + GRID * scale;
        }
        if let Some(age) = &age {
            room -= age.size().x + 1.5 * GRID * scale;
        }
        let room = room.max(1.0);
        let name_colour = if is_there {
            palette.text
        } else {
            palette.muted
        };
        // Lines end between words; what does not fit becomes three points.
        let in_lines = |text, font, colour, most| {
            let mut job = LayoutJob::simple(text, font, colour, room);
            job.wrap.max_rows = most;
            painter.layout_job(job)
        };
        let name_lines = if narrow { 2 } else { 1 };
        let name = in_lines(name, palette.strong_font(BODY), name_colour, name_lines);
        let line = in_lines(line, palette.font(SMALL), colour, LINES);
        let height = name.size().y + 1.0 + line.size().y;
        let least = (HEIGHT * scale).max(button);
        let size = vec2(ui.available_width(), least.max(height + 1.5 * GRID * scale));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let mut body = rect;
        if leaves {
            body.set_right(rect.right() - button - GRID * scale);
        }
        let sense = if is_there {
            Sense::click()
        } else {
            Sense::hover()
        };
        let response = ui.interact(
            body,
            Id::new(("file", &self.entry.path, self.can_leave)),
            sense,
        );
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, is_there, &spoken));
        come_into_sight(&response);
        let control = Control::of(ui, response);
        if is_there {
            let rest = if self.is_chosen {
                palette.control
            } else {
                Color32::TRANSPARENT
            };
            let fill = control.fill(rest, palette.hovered);
            ui.painter().rect_filled(rect, CONTROL_RADIUS, fill);
        }

        let left = rect.left() + GRID * scale;
        let sign = Rect::from_min_size(pos2(left, rect.center().y - side / 2.0), Vec2::splat(side));
        match &self.entry.content {
            FileContent::Game(_) if !ui.is_rect_visible(sign) => {}
            FileContent::Game(summary) => paint_board(ui, sign, &summary.position),
            FileContent::Long | FileContent::Missing | FileContent::Unreadable(_) => {
                let (at, side) = (sign.center(), 17.0 * scale);
                paint_icon(&painter, at, side, Icon::List, palette.muted);
            }
        }
        let left = sign.right() + 1.5 * GRID * scale;
        if let Some(age) = age {
            let right = body.right() - GRID * scale;
            let at = pos2(right - age.size().x, rect.center().y - age.size().y / 2.0);
            painter.galley(at, age, palette.muted);
        }
        let top = rect.center().y - height / 2.0;
        let below = pos2(left, top + name.size().y + 1.0);
        painter.galley(pos2(left, top), name, name_colour);
        painter.galley(below, line, colour);
        if control.response.has_focus() {
            let inside = rect.shrink(2.0);
            focus_ring(ui.painter(), inside, CONTROL_RADIUS, &palette);
        }
        if leaves {
            let place = Rect::from_center_size(
                pos2(rect.right() - button / 2.0, rect.center().y),
                Vec2::splat(button),
            );
            let mut ui = ui.new_child(UiBuilder::new().max_rect(place));
            if close_button(&mut ui, words.say("file-forget")) {
                return Some(RowAction::Forget);
            }
        }
        control.response.clicked().then_some(RowAction::Choose)
    }

    /// The second line, with the age if that is told there, and its colour.
    fn line(&self, words: &Words, age: Option<&str>, palette: &Palette) -> (String, Color32) {
        let (about, colour) = match &self.entry.content {
            FileContent::Game(summary) => (about_game(words, summary), palette.muted),
            FileContent::Long => (words.say("file-long"), palette.muted),
            FileContent::Missing => (words.say("file-missing"), palette.warning_text),
            FileContent::Unreadable(error) => (words.sentence(&error.into()), palette.warning_text),
        };
        let parts = [Some(about.as_str()), age, self.place];
        let line: Vec<&str> = parts.into_iter().flatten().collect();
        (line.join(" · "), colour)
    }

    fn age(&self, words: &Words) -> Option<String> {
        let age = self.now.duration_since(self.entry.written?);
        Some(age_in_words(words, age.unwrap_or_default()))
    }
}

/// Which game, how far, how it ended.
fn about_game(words: &Words, summary: &GameSummary) -> String {
    let position = &summary.position;
    let game = words.game_name(position.game());
    let parameters = parameters_in_words(words, position.game(), &position.params_text());
    let plies = words.with("file-plies", &[("n", number(summary.plies))]);
    let mut about = format!("{game} {parameters} · {plies}");
    match position.outcome().map(Outcome::winner) {
        Some(Some(side)) => {
            let name = words.say(side_key(side));
            let won = words.with("file-won", &[("name", text(&name))]);
            about = format!("{about} · {won}");
        }
        Some(None) => about = format!("{about} · {}", words.say("file-drawn")),
        None => {}
    }
    about
}

fn age_in_words(words: &Words, age: Duration) -> String {
    let minutes = age.as_secs() / 60;
    let (key, n) = match minutes {
        0 => return words.say("file-age-now"),
        1..60 => ("file-age-minutes", minutes),
        60..1440 => ("file-age-hours", minutes / 60),
        _ => ("file-age-days", minutes / 1440),
    };
    words.with(key, &[("n", number(n))])
}

/// A folder to go to, or a program to choose; whether it was pressed.
pub(crate) fn path_row(ui: &mut Ui, path: &Path, name: &str, icon: Icon) -> bool {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let size = vec2(ui.available_width(), target_height(ui).max(36.0 * scale));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let response = ui.interact(rect, Id::new(("path", path, name)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, name));
    come_into_sight(&response);
    let control = Control::of(ui, response);
    let fill = control.fill(Color32::TRANSPARENT, palette.hovered);
    let painter = ui.painter().clone();
    painter.rect_filled(rect, CONTROL_RADIUS, fill);
    // In line with the boards of the games.
    let centre = rect.left_center() + vec2((GRID + PICTURE / 2.0) * scale, 0.0);
    paint_icon(&painter, centre, 17.0 * scale, icon, palette.muted);
    let left = rect.left() + (GRID + PICTURE + 1.5 * GRID) * scale;
    let room = (rect.right() - GRID * scale - left).max(1.0);
    let name = one_line(ui, name.to_owned(), palette.font(BODY), palette.text, room);
    let at = pos2(left, rect.center().y - name.size().y / 2.0);
    painter.galley(at, name, palette.text);
    if control.response.has_focus() {
        focus_ring(&painter, rect.shrink(2.0), CONTROL_RADIUS, &palette);
    }
    control.response.clicked()
}

/// Whoever goes through the list by Tab sees where.
fn come_into_sight(row: &Response) {
    if row.gained_focus() {
        row.scroll_to_me(None);
    }
}

/// A path for people: the home folder is `~`, which is no word of Windows.
pub(crate) fn short_path(path: &Path, home: Option<&Path>) -> String {
    let home = home.filter(|_| !cfg!(windows));
    match home.and_then(|home| path.strip_prefix(home).ok()) {
        Some(rest) if rest.as_os_str().is_empty() => "~".to_owned(),
        Some(rest) => format!("~{}{}", std::path::MAIN_SEPARATOR, rest.display()),
        None => path.display().to_string(),
    }
}
