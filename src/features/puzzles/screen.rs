//! The panel beside a puzzle: the games to choose from, what is to be found, what came of the last move,
//! what is kept, and all puzzles of the game or all days of a month.

use crate::features::coordinates;
use crate::features::puzzles::{PuzzleBook, PuzzleCommand, PuzzleRoom, day_words, told};
use crate::study::exercise::Exercise as _;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Id, RichText, Ui};

use crate::board::layout::Areas;
use crate::board::stage::Stage;
use crate::features::clipboard::ClipboardCommand;
use crate::features::language::variant::variant_name;
use crate::features::language::{Words, date, text};
use crate::features::lessons::panel::two_ways;
use crate::features::menu::egui_rect;
use crate::features::navigation::ScreenCommand;
use crate::features::overlay::whole_window;
use crate::features::puzzles::calendar::calendar;
use crate::features::puzzles::list::list;
use crate::features::rules_page::rules_button;
use crate::features::taking::button::{take_beside, take_marked};
use crate::intent::Intents;
use crate::platform::days::Today;
use crate::puzzles::Run;
use crate::scores::Day;
use crate::turn::current_match::MatchBoard;
use crate::widgets::controls::button::Button;
use crate::widgets::controls::picker::{PickerEntry, picker};
use crate::widgets::controls::segmented::{Segment, segmented};
use crate::widgets::icon::Icon;
use crate::widgets::panel::{head, panel_in, scroll, section};
use crate::widgets::spoken::announce;
use crate::widgets::surface::target_height;
use crate::widgets::theme::{GRID, Palette, strong};
use crate::window::WindowCommand;

/// What the panel is drawn from.
#[derive(Clone, Copy)]
pub(crate) struct Shown<'a> {
    pub(crate) words: &'a Words,
    pub(crate) room: &'a PuzzleRoom,
    pub(crate) book: &'a PuzzleBook,
    /// How many pieces are marked.
    marked: usize,
    /// Which day it is.
    pub(crate) today: Day,
    /// Whether there is little room below the board.
    is_low: bool,
}

/// Draws the panel of the puzzles.
pub(crate) fn show(
    mut contexts: EguiContexts,
    areas: Res<Areas>,
    words: Res<Words>,
    room: Res<PuzzleRoom>,
    book: Res<PuzzleBook>,
    today: Res<Today>,
    stages: Query<&Stage, With<MatchBoard>>,
    mut intents: Intents,
) -> Result {
    let context = contexts.ctx_mut()?;
    let stage = stages.single().ok();
    let shown = Shown {
        words: &words,
        room: &room,
        book: &book,
        marked: stage.map_or(0, |stage| stage.marks.len()),
        today: (today.0)(),
        is_low: areas.portrait,
    };
    whole_window(context, "puzzles", |ui| {
        if let Some(run) = room.run() {
            coordinates::paint(ui, &areas, run.position());
        }
        panel_in(ui, egui_rect(areas.panel), |ui| {
            panel(ui, shown, &mut intents);
        });
        let is_asked = room.run().is_some_and(Run::awaits_move);
        if let Some(stage) = stage.filter(|_| is_asked) {
            take_beside(ui, &areas, &words, stage, &mut intents);
        }
    });
    Ok(())
}

fn panel(ui: &mut Ui, shown: Shown, intents: &mut Intents) {
    let Shown { words, room, .. } = shown;
    let scale = Palette::of(ui.ctx()).scale;
    head(ui, &words.say("puzzles-title"), |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let back = words.say("play-menu");
        if Button::bare(&back).icon(Icon::Back).show(ui).clicked() {
            intents.write(ScreenCommand::ToMenu);
        }
        let rules = words.say("play-rules");
        if room.run().is_some() && rules_button(&rules).icon_only().show(ui).clicked() {
            intents.write(WindowCommand::Rules);
        }
    });
    ui.spacing_mut().item_spacing.y = GRID * scale;
    choose_game(ui, shown, intents);
    let foot = match room.run() {
        Some(_) => target_height(ui).max(40.0 * scale) + GRID * scale,
        None => 0.0,
    };
    let height = (ui.available_height() - foot).max(40.0);
    if room.day().is_some() || shown.is_low || height < TALL * scale {
        scroll(ui, "puzzle", height, false, |ui| {
            present(ui, shown, intents);
            all(ui, shown, |ui| list(ui, shown, false, intents));
        });
    } else {
        let bottom = ui.cursor().top() + height;
        let most = height - LEAST_LIST * scale;
        as_tall_as_it_is(ui, "puzzle", most, |ui| present(ui, shown, intents));
        all(ui, shown, |ui| {
            let room = (bottom - ui.cursor().top()).max(1.0);
            scroll(ui, "all puzzles", room, false, |ui| {
                list(ui, shown, true, intents);
            });
        });
    }
    if let Some(run) = room.run() {
        ways(ui, words, run, intents);
    }
}

/// Height of the room in which the list scrolls by itself, and the least height it gets there, in points
/// at scale 1.
const TALL: f32 = 340.0;
const LEAST_LIST: f32 = 170.0;

/// Shows content that scrolls only where it is taller than this.
fn as_tall_as_it_is(ui: &mut Ui, id: &str, most: f32, content: impl FnOnce(&mut Ui)) {
    let key = Id::new(("height", id));
    let known = ui.data(|data| data.get_temp(key)).unwrap_or(most);
    let height = scroll(ui, id, known.min(most), false, |ui| {
        let top = ui.cursor().top();
        content(ui);
        ui.min_rect().bottom() - top
    });
    if height != known {
        // Known only now: drawn anew before anybody sees it.
        ui.data_mut(|data| data.insert_temp(key, height));
        ui.ctx().request_discard("the height of what is told");
        ui.ctx().request_repaint();
    }
}

/// What is told of the present puzzle, and what can be done with it.
fn present(ui: &mut Ui, shown: Shown, intents: &mut Intents) {
    let Shown { words, room, .. } = shown;
    let Some(run) = room.run() else {
        let key = if room.is_broken() {
            "puzzles-none"
        } else if room.is_busy() {
            "puzzles-opening"
        } else {
            "puzzles-all-solved"
        };
        announce(&ui.label(words.say(key)));
        told::kept(ui, shown);
        return;
    };
    task(ui, words, run, room.day());
    if run.awaits_move() {
        let game = run.position().game();
        take_marked(ui, words, game, shown.marked, true, intents);
    }
    if let Some(day) = room.day() {
        of_day(ui, shown, day, intents);
    }
    told::kept(ui, shown);
}

/// Shows all puzzles of the present game below their heading; not beside the calendar.
fn all(ui: &mut Ui, shown: Shown, list: impl FnOnce(&mut Ui)) {
    if shown.room.day().is_none() && !shown.room.puzzles().is_empty() {
        section(ui, &shown.words.say("puzzles-list-title"));
        list(ui);
    }
}

/// The position of the day and the games that have puzzles: all in view, or in a list where there is
/// little room.
fn choose_game(ui: &mut Ui, shown: Shown, intents: &mut Intents) {
    let Shown { words, room, .. } = shown;
    let mut choices = Vec::new();
    if room.of_day(shown.today).is_some() {
        let entry = PickerEntry::new(words.say("puzzles-day"), date(words, shown.today));
        choices.push((PuzzleCommand::Today, entry));
    }
    for game in room.games() {
        let line = told::solved(words, &shown.book.scores().of(game));
        let entry = PickerEntry::new(words.game_name(game), line);
        choices.push((PuzzleCommand::Game(game), entry));
    }
    let present = match (room.day(), room.game()) {
        (Some(_), _) => PuzzleCommand::Today,
        (None, Some(game)) => PuzzleCommand::Game(game),
        (None, None) => return,
    };
    let (commands, entries): (Vec<PuzzleCommand>, Vec<PickerEntry>) = choices.into_iter().unzip();
    let Some(mut chosen) = commands.iter().position(|&it| it == present) else {
        return;
    };
    let what = words.say("puzzles-game");
    let response = if shown.is_low {
        picker(ui, &what, &mut chosen, &entries)
    } else {
        let words = entries.iter().map(|entry| Segment::word(&entry.title));
        let segments: Vec<Segment> = words.collect();
        segmented(ui, &what, &mut chosen, &segments)
    };
    if response.changed() {
        intents.write(commands[chosen]);
    }
}

/// What became of the position of a day, the way to share it, and the other days.
fn of_day(ui: &mut Ui, shown: Shown, day: Day, intents: &mut Intents) {
    let palette = Palette::of(ui.ctx());
    let words = shown.words;
    if let Some(result) = shown.book.scores().of_day(day) {
        let told = words
            .punctuation()
            .labelled(&date(words, day), &day_words(words, Some(result)));
        announce(&ui.label(RichText::new(told).color(palette.text)));
        let share = words.say("puzzles-share");
        let button = Button::quiet(&share).icon(Icon::Share).wide();
        if button.show(ui).clicked() {
            intents.write(ClipboardCommand::ShareDay);
        }
    }
    ui.scope(|ui| calendar(ui, shown, day, intents));
}

/// What is to be found, and what came of the last move.
fn task(ui: &mut Ui, words: &Words, run: &Run, day: Option<Day>) {
    let palette = Palette::of(ui.ctx());
    let variant = variant_name(words, run.position());
    // The game itself is named above, but not with the position of a day.
    let is_named = day.is_none() && variant == words.game_name(run.position().game());
    if !is_named {
        let of_day = |day| words.with("puzzles-day-of", &[("date", text(&date(words, day)))]);
        let parts = day.map(of_day).into_iter().chain([variant]);
        let variant = parts.collect::<Vec<String>>().join(" ·\u{a0}");
        ui.label(RichText::new(variant).small().color(palette.muted));
    }
    let task = RichText::new(told::task(words, run)).text_style(strong());
    announce(&ui.label(task.color(palette.text)));
    if let Some(said) = told::said(words, run) {
        let colour = match run.said().is_wrong() {
            true => palette.warning_text,
            false => palette.text,
        };
        announce(&ui.label(RichText::new(said).color(colour)));
    }
}

/// The solution, and the way on, side by side.
fn ways(ui: &mut Ui, words: &Words, run: &Run, intents: &mut Intents) {
    let (key, icon, command) = match run.is_refuted() {
        true => ("puzzles-again", Icon::Undo, PuzzleCommand::Again),
        false => ("lesson-next", Icon::StepForward, PuzzleCommand::Next),
    };
    let (show, next) = (words.say("puzzles-show"), words.say(key));
    let can_show = !run.is_over() && !run.is_shown();
    let show = Button::quiet(&show).icon(Icon::Hint).enabled(can_show);
    let is_wanted = run.is_refuted() || run.is_over();
    let next = match is_wanted {
        true => Button::primary(&next),
        false => Button::quiet(&next),
    };
    let pressed = two_ways(ui, show, (next.icon(icon), is_wanted));
    if pressed[0] {
        intents.write(PuzzleCommand::Show);
    }
    if pressed[1] {
        intents.write(command);
    }
}
