//! The panel beside a puzzle: the games to choose from, what is to be found, what came of the last move,
//! what is kept, and all puzzles of the game or all days of a month.

use crate::board::geometry::Geometry;
use crate::study::exercise::Exercise as _;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Id, RichText, Ui};

use crate::board::stage::Stage;
use crate::features::clipboard::ClipboardCommand;
use crate::features::coordinates;
use crate::features::language::variant::variant_name;
use crate::features::language::{Words, date, text};
use crate::features::lessons::panel::two_ways;
use crate::features::menu::egui_rect;
use crate::features::navigation::ScreenCommand;
use crate::features::overlay::whole_window;
use crate::features::puzzles::calendar::calendar;
use crate::features::puzzles::list::list;
use crate::features::puzzles::{PuzzleBook, PuzzleCommand, PuzzleRoom, day_words, sentences};
use crate::features::rules_page::rules_button;
use crate::features::taking::button::{take_beside, take_marked};
use crate::platform::days::Today;
use crate::puzzles::PuzzleRun;
use crate::scores::Day;
use crate::turn::current_match::MatchBoard;
use crate::widgets::controls::choice::choose_unheaded;
use crate::widgets::controls::picker::{PickerEntry, picker};
use crate::widgets::icon::Icon;
use crate::widgets::labels::{note, plain_line};
use crate::widgets::panel::{head, panel_in, scroll, section};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::spoken::announce;
use crate::widgets::surface::{remember_size, target_height};
use crate::widgets::theme::{GRID, Palette, strong};

/// What the panel is drawn from.
#[derive(Clone, Copy)]
pub(crate) struct PuzzleSources<'a> {
    pub(crate) words: &'a Words,
    pub(crate) room: &'a PuzzleRoom,
    pub(crate) book: &'a PuzzleBook,
    /// How many pieces are marked.
    marked: usize,
    /// Which day it is.
    pub(crate) today: Day,
}

/// Draws the panel of the puzzles.
pub(crate) fn show(
    mut contexts: EguiContexts,
    mut cx: ScreenContext,
    room: Res<PuzzleRoom>,
    book: Res<PuzzleBook>,
    today: Res<Today>,
    stages: Query<&Stage, With<MatchBoard>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let stage = stages.single().ok();
    let words = Res::clone(&cx.words);
    let sources = PuzzleSources {
        words: &words,
        room: &room,
        book: &book,
        marked: stage.map_or(0, |stage| stage.marks.len()),
        today: (today.0)(),
    };
    whole_window(context, "puzzles", |ui| {
        if let Some(run) = room.run() {
            coordinates::paint(ui, &cx.areas, &Geometry::of(run.position()));
        }
        panel_in(ui, egui_rect(cx.areas.panel), |ui| {
            panel(ui, &mut cx, sources);
        });
        let is_asked = room.run().is_some_and(PuzzleRun::awaits_move);
        if let Some(stage) = stage.filter(|_| is_asked) {
            take_beside(ui, &mut cx, stage);
        }
    });
    Ok(())
}

fn panel(ui: &mut Ui, cx: &mut ScreenContext, sources: PuzzleSources) {
    let room = sources.room;
    let scale = Palette::of(ui.ctx()).scale;
    head(ui, &cx.say("puzzles-title"), |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        cx.back(ui, "play-menu", ScreenCommand::ToMenu);
        if room.run().is_some() {
            rules_button(ui, cx);
        }
    });
    ui.spacing_mut().item_spacing.y = GRID * scale;
    choose_game(ui, cx, sources);
    let foot = match room.run() {
        Some(_) => target_height(ui).max(40.0 * scale) + GRID * scale,
        None => 0.0,
    };
    let height = (ui.available_height() - foot).max(40.0);
    // Where there is little room below the board, everything scrolls.
    if room.day().is_some() || cx.areas.portrait || height < TALL * scale {
        scroll(ui, "puzzle", height, false, |ui| {
            present(ui, cx, sources);
            all(ui, cx, sources, |ui, cx| list(ui, cx, sources, false));
        });
    } else {
        let bottom = ui.cursor().top() + height;
        let most = height - LEAST_LIST * scale;
        as_tall_as_it_is(ui, "puzzle", most, |ui| present(ui, cx, sources));
        all(ui, cx, sources, |ui, cx| {
            let room = (bottom - ui.cursor().top()).max(1.0);
            scroll(ui, "all puzzles", room, false, |ui| {
                list(ui, cx, sources, true);
            });
        });
    }
    if let Some(run) = room.run() {
        ways(ui, cx, run);
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
    remember_size(ui, key, known, height);
}

/// What is told of the present puzzle, and what can be done with it.
fn present(ui: &mut Ui, cx: &mut ScreenContext, sources: PuzzleSources) {
    let room = sources.room;
    let Some(run) = room.run() else {
        let key = if room.is_broken() {
            "puzzles-none"
        } else if room.is_busy() {
            "puzzles-opening"
        } else {
            "puzzles-all-solved"
        };
        announce(&ui.label(cx.say(key)));
        sentences::kept(ui, sources);
        return;
    };
    task(ui, sources.words, run, room.day());
    if run.awaits_move() {
        let game = run.position().game();
        take_marked(ui, cx, game, sources.marked, true);
    }
    if let Some(day) = room.day() {
        of_day(ui, cx, sources, day);
    }
    sentences::kept(ui, sources);
}

/// Shows all puzzles of the present game below their heading; not beside the calendar.
fn all(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    sources: PuzzleSources,
    list: impl FnOnce(&mut Ui, &mut ScreenContext),
) {
    if sources.room.day().is_none() && !sources.room.puzzles().is_empty() {
        section(ui, &cx.say("puzzles-list-title"));
        list(ui, cx);
    }
}

/// The position of the day and the games that have puzzles: all in view, or in a list where there is
/// little room.
fn choose_game(ui: &mut Ui, cx: &mut ScreenContext, sources: PuzzleSources) {
    let PuzzleSources { words, room, .. } = sources;
    let mut choices = Vec::new();
    if room.of_day(sources.today).is_some() {
        let entry = PickerEntry::new(words.say("puzzles-day"), date(words, sources.today));
        choices.push((PuzzleCommand::Today, entry));
    }
    for game in room.games() {
        let line = sentences::solved(words, &sources.book.scores().of(game));
        let entry = PickerEntry::new(words.game_name(game), line);
        choices.push((PuzzleCommand::Game(game), entry));
    }
    let mut wanted = match (room.day(), room.game()) {
        (Some(_), _) => PuzzleCommand::Today,
        (None, Some(game)) => PuzzleCommand::Game(game),
        (None, None) => return,
    };
    let (commands, entries): (Vec<PuzzleCommand>, Vec<PickerEntry>) = choices.into_iter().unzip();
    let Some(mut chosen) = commands.iter().position(|&it| it == wanted) else {
        return;
    };
    let what = words.say("puzzles-game");
    let response = if cx.areas.portrait {
        let response = picker(ui, &what, &mut chosen, &entries);
        wanted = commands[chosen];
        response
    } else {
        let names = entries.into_iter().map(|entry| entry.title);
        choose_unheaded(ui, &what, &mut wanted, &commands, names)
    };
    if response.changed() {
        cx.intents.write(wanted);
    }
}

/// What became of the position of a day, the way to share it, and the other days.
fn of_day(ui: &mut Ui, cx: &mut ScreenContext, sources: PuzzleSources, day: Day) {
    let words = sources.words;
    if let Some(result) = sources.book.scores().of_day(day) {
        let told = words
            .punctuation()
            .labelled(&date(words, day), &day_words(words, Some(result)));
        announce(&plain_line(ui, told));
        let share = cx.quiet("puzzles-share", Icon::Share).wide();
        cx.action(ui, share, ClipboardCommand::ShareDay);
    }
    ui.scope(|ui| calendar(ui, cx, sources, day));
}

/// What is to be found, and what came of the last move.
fn task(ui: &mut Ui, words: &Words, run: &PuzzleRun, day: Option<Day>) {
    let palette = Palette::of(ui.ctx());
    let variant = variant_name(words, run.position());
    // The game itself is named above, but not with the position of a day.
    let is_named = day.is_none() && variant == words.game_name(run.position().game());
    if !is_named {
        let of_day = |day| words.with("puzzles-day-of", &[("date", text(&date(words, day)))]);
        let parts = day.map(of_day).into_iter().chain([variant]);
        let variant = parts.collect::<Vec<String>>().join(" ·\u{a0}");
        note(ui, variant);
    }
    let task = RichText::new(sentences::task(words, run)).text_style(strong());
    announce(&ui.label(task.color(palette.text)));
    if let Some(said) = sentences::said(words, run) {
        let colour = match run.is_refused() {
            true => palette.warning_text,
            false => palette.text,
        };
        announce(&ui.label(RichText::new(said).color(colour)));
    }
}

/// The solution, and the way on, side by side.
fn ways(ui: &mut Ui, cx: &mut ScreenContext, run: &PuzzleRun) {
    let show = cx.quiet("puzzles-show", Icon::Hint);
    let show = show.enabled(!run.is_over() && !run.is_shown());
    let next = match run.is_refuted() {
        true => ("puzzles-again", Icon::Undo, PuzzleCommand::Again.into()),
        false => ("lesson-next", Icon::StepForward, PuzzleCommand::Next.into()),
    };
    let is_wanted = run.is_refuted() || run.is_over();
    two_ways(ui, cx, (show, PuzzleCommand::Show.into()), next, is_wanted);
}
