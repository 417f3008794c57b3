//! Room where it is needed: in every window what most people want is in sight, and nothing is cut.

use crate::board::layout::Areas;
use crate::features::analysis::Analysing;
use crate::features::best_moves::BestMovesList;
use crate::features::hints::{StudyCommand, Studying};
use crate::features::language::{Language, Words, number};
use crate::features::lessons::{LessonCommand, Lessons};
use crate::features::puzzles::PuzzleCommand;
use crate::games::{self, opponent};
use crate::input::cursor::Cursor;
use crate::study::exercise::Exercise as _;
use bevy_egui::egui;
use bevy_egui::egui::accesskit::Role;

use crate::tests::collections::is_of_a_collection;
use crate::tests::every_screen::visit;
use crate::tests::prelude::*;

/// The panel, in egui's type.
fn panel(table: &Tabletop) -> egui::Rect {
    let Rect { min, max } = table.resource::<Areas>().panel;
    egui::Rect::from_min_max(egui::pos2(min.x, min.y), egui::pos2(max.x, max.y))
}

#[test]
fn play_again_is_in_sight_on_a_small_phone() {
    for language in Language::ALL {
        let mut table = Tabletop::quick()
            .seated("mnk:3x3x3")
            .after("a1 b1 a2 b2 a3");
        let reader = Reader::in_window(&mut table, 320.0, 568.0);
        reader.speak(&mut table, language);
        let again = table.resource::<Words>().say("play-again");
        let place = reader.place(&mut table, &again);
        let panel = panel(&table);
        assert!(
            panel.contains_rect(place),
            "{language:?}: {place:?} in {panel:?}"
        );
    }
}

#[test]
fn the_setup_needs_no_scrolling_in_the_usual_window() {
    for language in Language::ALL {
        for &game in games::all() {
            let mut table = Tabletop::new();
            table.open(game);
            let reader = Reader::of(&mut table);
            reader.speak(&mut table, language);
            let start = table.resource::<Words>().say("setup-start");
            let start = reader.place(&mut table, &start);
            assert!(panel(&table).contains_rect(start));
            for told in reader.read(&mut table) {
                if told.is_control() && told.cell.is_none() && told.place != start {
                    let is_above = told.place.bottom() <= start.top();
                    assert!(
                        is_above,
                        "{game:?} in {language:?}: {told:?} above {start:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn an_unfolded_setup_stays_so_and_a_changed_one_unfolds() {
    let mut table = Tabletop::new();
    table.open(games::lines::ID);
    let reader = Reader::of(&mut table);
    assert!(!reader.offers(&mut table, "Renju"));
    reader.press(&mut table, "More options");
    assert!(reader.offers(&mut table, "Renju"));
    reader.press(&mut table, "More options");
    assert!(!reader.offers(&mut table, "Renju"));
    // A fault must be seen where it is.
    table.draft().set("len", 0, 21);
    table.frame(0);
    assert!(reader.offers(&mut table, "Renju"));

    let mut table = Tabletop::new();
    table.open(games::corner::ID);
    let reader = Reader::of(&mut table);
    assert!(!reader.offers(&mut table, "Queen"));
    table.click("c3");
    assert!(
        reader.offers(&mut table, "Queen"),
        "the start is another one"
    );
}

/// Moves of a long game of two persons.
const LONG_GAME: &str = "h8 i9 h10 g9 h9 h11 i8 g8 g10 f11 k10 h7 e10 f10 k6 j7 e11 j5 i6 j6";

#[test]
fn several_rounds_stay_in_sight_beside_an_analysis() {
    let mut table = Tabletop::quick().seated("mnk:15x15x5").after(LONG_GAME);
    table.want(MatchCommand::Resign);
    table.until(Turn::Over);
    let reader = Reader::of(&mut table);
    table.want(StudyCommand::Analyse);
    table.wait("a report", |table| {
        give_way();
        table.resource::<Analysing>().report().is_some()
    });
    let lines = lines_of_moves(&mut table, &reader);
    assert!(lines.len() >= 4, "{lines:?}");
    let replay = reader.place(&mut table, "To the start");
    assert!(lines.iter().all(|line| line.bottom() <= replay.top()));
    assert!(panel(&table).contains_rect(reader.place(&mut table, "Play again")));
    assert!(panel(&table).contains_rect(reader.place(&mut table, "Undo")));
}

/// The lines of the table of moves that are in sight.
fn lines_of_moves(table: &mut Tabletop, reader: &Reader) -> Vec<egui::Rect> {
    let moves: Vec<String> = table.record().split(' ').map(str::to_owned).collect();
    let panel = panel(table);
    let told = reader.read(table).into_iter();
    let of_moves = told
        .filter(|told| told.role == Role::Button)
        .filter(|told| {
            let name = told.words.split(['!', '?', ' ']).next();
            name.is_some_and(|name| moves.iter().any(|mv| mv == name))
        });
    let mut lines: Vec<egui::Rect> = of_moves.map(|told| told.place).collect();
    lines.sort_by(|one, other| one.top().total_cmp(&other.top()));
    lines.dedup_by_key(|line| line.top() as i32);
    lines.retain(|line| panel.contains_rect(*line));
    lines
}

#[test]
fn four_rounds_and_the_buttons_stay_in_sight_whatever_is_open() {
    const NIM: (&str, &str) = ("nim:9,9,9", "a1 b1 a1 b1 a1 b1 a1 b1 a1 b1");
    const LINES: (&str, &str) = ("mnk:9x9x5", "e5 e6 d5 f5 c6 g4 f6 d4 g5 c5 e7 e4");
    for (open, (id, moves)) in [
        (StudyCommand::Hint, NIM),
        (StudyCommand::BestMoves, LINES),
        (StudyCommand::Analyse, LINES),
    ] {
        for (width, height) in [(1280.0, 720.0), (1920.0, 640.0)] {
            let mut table = Tabletop::quick().seated(id).after(moves);
            let reader = Reader::in_window(&mut table, width, height);
            let numbers = &mut table.resource_mut::<Configs>().study.best_moves;
            (numbers.first_nodes, numbers.nodes) = (10, 50);
            let undo = reader.place(&mut table, "Undo");
            for _ in 0..3 {
                table.want(open);
                if open != StudyCommand::Hint {
                    break;
                }
                table.frames(3);
            }
            table.wait("what is told", |table| {
                give_way();
                match open {
                    StudyCommand::Analyse => table.resource::<Analysing>().report().is_some(),
                    StudyCommand::BestMoves => {
                        let list = table.resource::<BestMovesList>();
                        list.of(table.position()).len() == 5
                    }
                    _ => table
                        .resource::<Studying>()
                        .hint(table.position())
                        .is_some(),
                }
            });
            let lines = lines_of_moves(&mut table, &reader);
            let what = format!("{open:?} in {width} × {height}: {lines:?}");
            assert!(lines.len() >= 4, "{what}");
            let now = reader.place(&mut table, "Undo");
            assert_eq!(now, undo, "{what}");
            assert!(
                lines.iter().all(|line| line.bottom() <= now.top()),
                "{what}"
            );
        }
    }
}

#[test]
fn best_moves_and_analysis_are_open_one_at_a_time() {
    let mut table = Tabletop::quick().seated("mnk:9x9x5").after("e5 e6 d5 f5");
    let reader = Reader::of(&mut table);
    reader.press(&mut table, "Analyse the game");
    table.wait("a report", |table| {
        give_way();
        table.resource::<Analysing>().report().is_some()
    });
    let is_seen = |table: &mut Tabletop, what: &str| {
        let told = reader.read(table);
        told.iter().any(|told| told.words.starts_with(what))
    };
    assert!(is_seen(&mut table, "Graph of the evaluation"));
    reader.press(&mut table, "Best moves");
    table.frames(2);
    assert!(!is_seen(&mut table, "Graph of the evaluation"));
    assert!(table.resource::<BestMovesList>().is_on());
    reader.press(&mut table, "Analysis");
    table.frames(2);
    assert!(is_seen(&mut table, "Graph of the evaluation"));
    assert!(!table.resource::<BestMovesList>().is_on());
    reader.press(&mut table, "Hide");
    table.frames(2);
    assert!(!is_seen(&mut table, "Graph of the evaluation"));
    assert!(
        table.resource::<Analysing>().report().is_some(),
        "it is kept"
    );
}

/// The room for the board, in egui's type.
fn board(table: &Tabletop) -> egui::Rect {
    let Rect { min, max } = table.resource::<Areas>().board;
    egui::Rect::from_min_max(egui::pos2(min.x, min.y), egui::pos2(max.x, max.y))
}

#[test]
fn the_end_of_a_game_is_told_over_the_board_beside_its_line_and_once() {
    for (moves, row) in [
        ("a9 a1 b9 b1 c9 c1 d9 d1 e9", "9"),
        ("a9 a1 b9 b1 c9 c1 d9 d1 f8 e1", "1"),
    ] {
        let mut table = Tabletop::quick().seated("mnk:9x9x5");
        let reader = Reader::of(&mut table);
        for text in moves.split(' ') {
            table.play(Hand::Keys, text);
            table.until_a_person_may_act();
            reader.read(&mut table);
        }
        assert_eq!(table.turn(), Some(Turn::Over));
        reader.read(&mut table);
        let again = reader.place(&mut table, "Play again");
        assert!(board(&table).contains_rect(again), "{again:?}");
        let told = reader.read(&mut table);
        let news = told.iter().find(|told| told.words.ends_with("wins."));
        assert!(news.is_some_and(|news| news.is_news), "{told:#?}");
        for column in ["a", "b", "c", "d", "e"] {
            let at = table.place_of(table.cell(&format!("{column}{row}")));
            let far = again.top() - 160.0..=again.bottom() + 20.0;
            assert!(!far.contains(&at.y), "{row}: {at} behind {again:?}");
        }
        // Whoever looks through the game is not told again.
        table.want(HistoryCommand::Undo);
        table.until(Turn::Person);
        reader.read(&mut table);
        table.want(HistoryCommand::Redo);
        table.until(Turn::Over);
        let again = reader.place(&mut table, "Play again");
        assert!(panel(&table).contains_rect(again), "{again:?}");
    }
}

#[test]
fn marked_pebbles_have_their_button_beside_them() {
    let mut table = Tabletop::quick().seated("nim:3,4,5");
    let reader = Reader::of(&mut table);
    let count = |table: &mut Tabletop| {
        let painted = reader.painted_texts(table);
        painted
            .iter()
            .filter(|(text, _)| text.starts_with("Take 2"))
            .count()
    };
    assert_eq!(count(&mut table), 0);
    table.click("b2");
    table.click("b3");
    assert_eq!(count(&mut table), 2, "in the panel and on the board");
}

#[test]
fn marked_pebbles_of_lessons_and_puzzles_have_their_button_beside_them_as_well() {
    let lesson = || {
        let mut table = Tabletop::new();
        table.open(games::nim::ID);
        table.want(LessonCommand::Begin(games::nim::ID));
        table.wait("a move to be made", |table| {
            let run = table.resource::<Lessons>().run();
            run.is_some_and(|run| run.awaits_move()) && table.is_at_rest()
        });
        table
    };
    let puzzle = || {
        let mut table = Tabletop::new();
        table.go_to(Screen::Puzzles);
        table.want(PuzzleCommand::Game(games::nim::ID));
        table.frames(2);
        table
    };
    for mut table in [lesson(), puzzle()] {
        let mut reader = Reader::of(&mut table);
        for (width, height) in [(1280.0, 720.0), (2560.0, 1080.0), (3840.0, 2160.0)] {
            reader.resize(&mut table, width, height);
            let pebble = table.stage().lying.first().copied().expect("a pebble");
            table.click_cell(pebble);
            let painted = reader.painted_texts(&mut table);
            let takes = painted
                .iter()
                .filter(|(text, _)| text.starts_with("Take 1"));
            assert_eq!(takes.count(), 2, "in the panel and on the board: {width}");
            // Panel and board stay together.
            let areas = table.resource::<Areas>();
            let gap = areas.panel.min.x - areas.board.max.x;
            assert!(gap <= 2.0 * areas.margin() + 0.1, "{width}: {gap}");
            table.click_cell(pebble);
        }
    }
}

#[test]
fn names_are_not_cut_on_a_small_phone() {
    for language in Language::ALL {
        for level in 1..=8 {
            let level = opponent(&format!("level-{level}")).expect("a level");
            let mut table = Tabletop::new();
            table.sit("mnk:3x3x3", [Seat::Person, Seat::Computer(level)]);
            let reader = Reader::in_window(&mut table, 320.0, 568.0);
            reader.speak(&mut table, language);
            let cut = reader.cut_texts(&mut table);
            assert_eq!(cut, Vec::<String>::new(), "{language:?}");
        }
    }
}

#[test]
fn nothing_moves_when_a_move_of_atoms_is_pointed_at() {
    let moves = "c3 a1 c3 a2 c3 a3";
    for (width, height) in [(1280.0, 720.0), (375.0, 667.0)] {
        let mut table = Tabletop::quick().seated("atoms:5x5").after(moves);
        let reader = Reader::in_window(&mut table, width, height);
        let before = reader.read(&mut table);
        let at = table.place_of(table.cell("c3"));
        table.point_at(Some(at));
        table.frame(16);
        table.frame(16);
        assert!(table.resource::<Cursor>().hover.is_some());
        let after = reader.read(&mut table);
        let slider = after.iter().find(|told| told.role == Role::Slider);
        let slider = slider.expect("the waves of the preview");
        assert!(panel(&table).contains_rect(slider.place), "{slider:?}");
        for control in before.iter().filter(|told| told.is_control()) {
            // What the preview lies over is not there meanwhile.
            let now = after.iter().find(|told| told.id == control.id);
            if let Some(now) = now {
                assert_eq!(now.place, control.place, "{:?} at {width}", control.words);
            }
        }
    }
}

#[test]
fn everything_is_larger_in_a_large_window() {
    let mut table = Tabletop::new();
    table.sit("nim:3,4,5", PERSONS);
    let mut reader = Reader::of(&mut table);
    let usual = reader.place(&mut table, "Undo").height();
    for (width, height, times) in [(2560.0, 1440.0, 1.5), (3840.0, 2160.0, 2.0)] {
        reader.resize(&mut table, width, height);
        let undo = reader.place(&mut table, "Undo");
        assert_eq!(undo.height(), usual * times);
        assert!(panel(&table).contains_rect(undo));
    }
    assert_eq!(table.screen(), Screen::Play);
}

#[test]
fn every_line_of_the_menu_is_there_whole() {
    let sizes = [
        (1280.0, 720.0),
        (1024.0, 768.0),
        (1920.0, 1080.0),
        (768.0, 1024.0),
        (375.0, 667.0),
    ];
    for game_waits in [false, true] {
        let mut table = Tabletop::new();
        if game_waits {
            table.sit("nim:3,4,5", PERSONS);
            table.until(Turn::Person);
            table.want(ScreenCommand::ToMenu);
        }
        let mut reader = Reader::of(&mut table);
        for language in Language::ALL {
            reader.speak(&mut table, language);
            let words = table.resource::<Words>();
            let lines = games::all().iter().map(|&game| words.of_game(game, "line"));
            let mut lines: Vec<String> = lines.flatten().collect();
            assert_eq!(lines.len(), games::all().len(), "{language:?}");
            let count = number(lines.len() as i64);
            lines.push(words.with("app-line", &[("n", count)]));
            for (width, height) in sizes {
                reader.resize(&mut table, width, height);
                let painted = reader.painted_texts(&mut table);
                for line in &lines {
                    let is_whole = painted.iter().any(|(text, is_cut)| text == line && !is_cut);
                    assert!(is_whole, "{language:?}, {width} × {height}: {line}");
                }
            }
        }
    }
}

#[test]
fn nothing_of_english_is_cut_in_usual_windows() {
    let sizes = [
        (1280.0, 720.0),
        (1024.0, 768.0),
        (1920.0, 1080.0),
        (375.0, 667.0),
    ];
    let mut cut = Vec::new();
    for size in sizes {
        visit(size, &Settings::default(), &mut |table, reader, what| {
            let texts = reader.cut_texts(table).into_iter();
            for text in texts.filter(|text| !is_of_a_collection(text)) {
                cut.push(format!("{what}, {size:?}: {text}"));
            }
        });
    }
    assert!(cut.is_empty(), "{cut:#?}");
}
