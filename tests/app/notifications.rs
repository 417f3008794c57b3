//! Messages: they pass when they could be read or when their cause is gone, can be closed, and cover
//! no control in any window.

use crate::board::layout::Areas;
use crate::config::{Theme, Timing};
use crate::features::clipboard::ClipboardCommand;
use crate::features::notifications::message::{MessageText, messages};
use crate::features::notifications::{NoticeContent, NoticeTone, Notifications};
use crate::widgets::theme::{Palette, apply_theme};
use bevy_egui::egui::accesskit::Live;
use bevy_egui::egui::{self, Context, FullOutput, Pos2, RawInput, Shape, vec2};

use crate::tests::prelude::*;

/// What is told at the moment besides faults.
fn passing(table: &Tabletop) -> Vec<(NoticeTone, String)> {
    let list = table.notifications().list().iter();
    let passing = list.filter(|notice| notice.tone.passes());
    passing
        .filter_map(|notice| match &notice.content {
            NoticeContent::Sentence(sentence) => Some((notice.tone, sentence.clone())),
            _ => None,
        })
        .collect()
}

/// Lets time pass, in frames that are not so long that the program's clock would shorten them.
fn let_pass(table: &mut Tabletop, mut milliseconds: u64) {
    while milliseconds > 0 {
        let step = milliseconds.min(100);
        table.frame(step);
        milliseconds -= step;
    }
}

#[test]
fn news_passes_when_it_could_be_read_and_a_fault_stays() {
    let mut table = Tabletop::new();
    let sentence = "Saved: evening.fivefold";
    let mut notifications = table.resource_mut::<Notifications>();
    notifications.news("file", sentence.to_owned());
    notifications.fault("keeping", "Nothing can be kept.".to_owned());
    table.frame(0);
    let timing = &table.configs().timing;
    let shown = u64::from(timing.news_ms + timing.news_letter_ms * sentence.len() as u32);
    let_pass(&mut table, shown - 1);
    assert_eq!(
        passing(&table),
        [(NoticeTone::Success, sentence.to_owned())]
    );
    let_pass(&mut table, 1);
    assert_eq!(passing(&table), []);
    let_pass(&mut table, 60_000);
    assert_eq!(table.notifications().problems().count(), 1);
}

#[test]
fn a_longer_sentence_stays_longer() {
    let mut table = Tabletop::new();
    let mut notifications = table.resource_mut::<Notifications>();
    notifications.news("a", "Done".to_owned());
    notifications.news("b", "Done, and it lies among your pictures.".to_owned());
    table.frame(0);
    let short = table.notifications().next_passing().expect("both pass");
    let now = table.resource::<Time>().elapsed();
    let_pass(&mut table, (short - now).as_millis() as u64);
    assert_eq!(passing(&table).len(), 1, "the longer one is still there");
}

#[test]
fn what_is_still_true_does_not_pass() {
    let mut table = Tabletop::new();
    let mut notifications = table.resource_mut::<Notifications>();
    notifications.remark("export", "It is being drawn.".to_owned());
    for _ in 0..10 {
        let_pass(&mut table, 2_000);
        table.resource_mut::<Notifications>().prolong("export");
    }
    assert_eq!(passing(&table).len(), 1);
    let_pass(&mut table, 60_000);
    assert_eq!(passing(&table).len(), 0);
}

#[test]
fn of_two_messages_about_the_same_the_newer_one_stands() {
    let mut table = Tabletop::new();
    let mut notifications = table.resource_mut::<Notifications>();
    notifications.remark("export", "It is being drawn.".to_owned());
    notifications.problem("export", "It could not be drawn.".to_owned());
    assert_eq!(notifications.problems().count(), 1);
    notifications.news("export", "Here it is.".to_owned());
    assert_eq!(notifications.problems().count(), 0);
    assert_eq!(
        passing(&table),
        [(NoticeTone::Success, "Here it is.".to_owned())]
    );
}

#[test]
fn a_success_ends_the_complaint_before_it_but_no_fault() {
    let mut table = Tabletop::new();
    let mut notifications = table.resource_mut::<Notifications>();
    notifications.problem("clipboard", "This is no game.".to_owned());
    notifications.fault("keeping", "Nothing can be kept.".to_owned());
    notifications.news("file", "Opened: evening.fivefold".to_owned());
    assert_eq!(
        passing(&table),
        [(NoticeTone::Success, "Opened: evening.fivefold".to_owned())]
    );
    assert_eq!(table.notifications().problems().count(), 1);
}

#[test]
fn a_copied_id_is_good_news() {
    let mut table = Tabletop::new();
    table.sit("nim:3,4,5", PERSONS);
    table.intent(ClipboardCommand::CopyId);
    table.frame(0);
    assert_eq!(
        passing(&table),
        [(NoticeTone::Success, "Copied: nim:3,4,5".to_owned())]
    );
}

/// A frame of egui with this message in it, as it is drawn and as it is read.
fn drawn(tone: NoticeTone, sentence: &str) -> FullOutput {
    let context = Context::default();
    apply_theme(&context, &Theme::default(), &Timing::default());
    context.enable_accesskit();
    let message = MessageText {
        tone,
        sentence: sentence.to_owned(),
        remark: String::new(),
        offer: None,
    };
    let place = egui::Rect::from_min_size(Pos2::ZERO, vec2(400.0, 200.0));
    let frame = || {
        context.begin_pass(RawInput {
            screen_rect: Some(egui::Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0))),
            ..RawInput::default()
        });
        messages(&context, place, "Close", std::slice::from_ref(&message));
        context.end_pass()
    };
    // An area is shown in its second frame.
    frame().drop_without_applying_deltas();
    frame()
}

/// The lines that are drawn, without text and grounds: the number of points and the colour of each.
fn strokes(output: &FullOutput) -> Vec<(usize, String)> {
    let shapes = output.shapes.iter().map(|clipped| &clipped.shape);
    shapes
        .filter_map(|shape| match shape {
            Shape::Path(path) => Some((path.points.len(), format!("{:?}", path.stroke.color))),
            _ => None,
        })
        .collect()
}

fn read_out(output: &FullOutput, sentence: &str) -> bool {
    let update = output.platform_output.accesskit_update.as_ref();
    let nodes = &update.expect("what is read").nodes;
    nodes.iter().any(|(_, node)| {
        let said = node.value().or(node.label());
        node.live() == Some(Live::Polite) && said == Some(sentence)
    })
}

#[test]
fn each_tone_has_a_sign_of_its_own_shape_and_colour_and_is_read_out() {
    let sentence = "Something is the case.";
    let outputs = [NoticeTone::Success, NoticeTone::Remark, NoticeTone::Fault]
        .map(|tone| drawn(tone, sentence));
    let palette = Palette::new(&Theme::default());
    let signs = outputs.each_ref().map(strokes);
    for (i, sign) in signs.iter().enumerate() {
        assert!(!sign.is_empty(), "sign {i} is drawn");
        for other in &signs[i + 1..] {
            let points = |sign: &[(usize, String)]| sign.iter().map(|it| it.0).collect::<Vec<_>>();
            assert_ne!(points(sign), points(other), "shapes");
            assert_ne!(sign[0].1, other[0].1, "colours");
        }
    }
    assert!(signs[0][0].1.contains(&format!("{:?}", palette.win)));
    for output in outputs {
        assert!(read_out(&output, sentence));
        output.drop_without_applying_deltas();
    }
}

#[test]
fn a_problem_passes_when_somebody_who_was_there_could_read_it() {
    let mut table = Tabletop::new();
    let mut notifications = table.resource_mut::<Notifications>();
    notifications.problem("clipboard", "It cannot be used.".to_owned());
    let_pass(&mut table, 60_000);
    assert_eq!(passing(&table).len(), 1, "nobody was there");
    table.key(KeyCode::F8);
    let_pass(&mut table, 60_000);
    assert_eq!(passing(&table).len(), 0);
}

#[test]
fn nothing_passes_behind_a_dialog() {
    let mut table = Tabletop::new();
    let reader = Reader::of(&mut table);
    table.sit("nim:3,4,5", PERSONS);
    table.key(KeyCode::F1);
    table
        .resource_mut::<Notifications>()
        .news("file", "Saved: evening.fivefold".to_owned());
    for _ in 0..10 {
        let_pass(&mut table, 1_000);
        reader.read(&mut table);
    }
    assert_eq!(passing(&table).len(), 1, "nobody could read it");
    table.key(KeyCode::F1);
    reader.read(&mut table);
    let_pass(&mut table, 60_000);
    assert_eq!(passing(&table).len(), 0);
}

#[test]
fn a_fault_that_was_closed_is_not_told_again_until_it_was_gone() {
    let mut notifications = Notifications::default();
    let fault = |it: &mut Notifications| it.fault("scores", "The disk is full.".to_owned());
    fault(&mut notifications);
    notifications.close("scores");
    fault(&mut notifications);
    assert_eq!(notifications.list(), [], "it is still the same");
    notifications.withdraw("scores");
    fault(&mut notifications);
    assert_eq!(notifications.list().len(), 1, "it is back");
    notifications.close("scores");
    notifications.fault("scores", "The folder is gone.".to_owned());
    assert_eq!(notifications.list().len(), 1, "it is another one");
}

#[test]
fn escape_closes_what_is_wrong_before_it_leads_back() {
    let mut table = Tabletop::new();
    table.sit("nim:3,4,5", PERSONS);
    let mut notifications = table.resource_mut::<Notifications>();
    notifications.fault("a", "One thing is wrong.".to_owned());
    notifications.fault("b", "Another thing is wrong.".to_owned());
    for left in [1, 0] {
        table.key(KeyCode::Escape);
        assert_eq!(table.notifications().list().len(), left);
        assert_eq!(table.screen(), Screen::Play);
    }
    table
        .resource_mut::<Notifications>()
        .news("c", "All is well.".to_owned());
    table.key(KeyCode::Escape);
    assert_eq!(table.notifications().list().len(), 0);
    table.frame(0);
    assert_eq!(table.screen(), Screen::Menu, "good news holds nobody up");
}

/// A sentence of many lines.
const LONG: &str = "The file cannot be written, for there is no room on the disk. ";

/// What is told, and a press on its cross closes it.
fn looks_right(table: &mut Tabletop, reader: &Reader, times: usize) {
    let what = format!(
        "{:?} with {times} sentences in {:?}",
        table.screen(),
        table.resource::<Areas>().window
    );
    let sentence = LONG.repeat(times);
    let mut notifications = table.resource_mut::<Notifications>();
    notifications.withdraw("disk");
    notifications.fault("disk", sentence.clone());
    let told = reader.read(table);
    let areas = *table.resource::<Areas>();
    let place = areas.messages;
    assert!(place.height() > 30.0, "{what}: {place:?}");
    assert!(place.height() * 3.0 <= areas.window.y + 1.0, "{what}");
    let cross = told.iter().find(|told| told.words == "Close");
    let cross = cross.unwrap_or_else(|| panic!("{what}: there is no cross"));
    let inside = |at: Pos2| place.inflate(1.0).contains(Vec2::new(at.x, at.y));
    assert!(
        inside(cross.place.min) && inside(cross.place.max),
        "{what}: {cross:?}"
    );
    let covers = egui::Rect::from_min_max(
        egui::pos2(place.min.x, place.min.y),
        egui::pos2(place.max.x, place.max.y),
    );
    for other in &told {
        let is_message = other.words == "Close" || other.words.trim() == sentence.trim();
        let is_painted = other.place.is_positive() && other.is_control();
        if is_message || !is_painted {
            continue;
        }
        // What is scrolled away within a panel is not seen.
        let seen = match table.screen() {
            Screen::Menu | Screen::MyGames => other.place,
            // It floats over the edge of the board, for as long as it is read.
            _ if other.cell.is_some() => continue,
            _ => {
                let (min, max) = (areas.panel.min, areas.panel.max);
                let panel =
                    egui::Rect::from_min_max(egui::pos2(min.x, min.y), egui::pos2(max.x, max.y));
                other.place.intersect(panel)
            }
        };
        let shared = seen.intersect(covers);
        assert!(
            shared.width() <= 0.5 || shared.height() <= 0.5,
            "{what}: {covers:?} covers {other:?}"
        );
    }
    reader.press(table, "Close");
    assert_eq!(table.notifications().list().len(), 0, "{what}");
    reader.read(table);
    assert!(table.resource::<Areas>().messages.height() < 1.0, "{what}");
}

#[test]
fn messages_are_measured_when_drawn_and_cover_no_control_on_any_screen() {
    let mut table = Tabletop::new();
    let mut reader = Reader::in_window(&mut table, 40.0, 30.0);
    // It is there while the window has no size to speak of, as at the start.
    table
        .resource_mut::<Notifications>()
        .fault("disk", LONG.to_owned());
    reader.read(&mut table);
    table.resource_mut::<Notifications>().withdraw("disk");
    for (width, height) in [(320.0, 568.0), (375.0, 667.0), (1280.0, 720.0)] {
        reader.resize(&mut table, width, height);
        for times in [1, 3, 40] {
            looks_right(&mut table, &reader, times);
            reader.press(&mut table, "Lines.");
            looks_right(&mut table, &reader, times);
            reader.press(&mut table, "Start");
            assert_eq!(table.screen(), Screen::Play);
            looks_right(&mut table, &reader, times);
            reader.press(&mut table, "Menu");
            looks_right(&mut table, &reader, times);
            reader.press(&mut table, "My games");
            assert_eq!(table.screen(), Screen::MyGames);
            looks_right(&mut table, &reader, times);
            reader.press(&mut table, "Menu");
        }
    }
}

#[test]
fn no_control_moves_when_a_message_comes() {
    let mut table = Tabletop::new();
    table.sit("nim:3,4,5", PERSONS);
    let mut reader = Reader::of(&mut table);
    for (width, height) in [(375.0, 667.0), (1280.0, 720.0)] {
        reader.resize(&mut table, width, height);
        let before = reader.read(&mut table);
        let mut notifications = table.resource_mut::<Notifications>();
        notifications.fault("disk", LONG.repeat(3));
        reader.read(&mut table);
        let after = reader.read(&mut table);
        for control in before.iter().filter(|told| told.is_control()) {
            let now = after.iter().find(|told| told.id == control.id);
            let now = now.unwrap_or_else(|| panic!("{:?} is gone", control.words));
            assert_eq!(now.place, control.place, "{:?} at {width}", control.words);
        }
        table.resource_mut::<Notifications>().withdraw("disk");
    }
}

#[test]
fn a_message_of_a_window_that_was_tiny_is_as_tall_as_its_words_when_it_has_grown() {
    let mut table = Tabletop::new();
    let mut reader = Reader::in_window(&mut table, 40.0, 30.0);
    table
        .resource_mut::<Notifications>()
        .fault("disk", LONG.to_owned());
    reader.read(&mut table);
    reader.resize(&mut table, 1280.0, 720.0);
    let height = table.resource::<Areas>().messages.height();
    assert!((30.0..80.0).contains(&height), "{height}");
}
