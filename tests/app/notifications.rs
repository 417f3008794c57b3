//! Messages: good news passes by itself and looks otherwise than problems, which stay.

use bevy::prelude::*;
use bevy_egui::egui::accesskit::Live;
use bevy_egui::egui::{self, Context, FullOutput, Pos2, RawInput, Shape, vec2};
use fivefold::app::state::intent::ClipboardCommand;
use fivefold::app::state::notifications::{Notifications, Tone};
use fivefold::app::ui::theme::{Palette, apply_theme};
use fivefold::app::ui::widgets::banner::{Banner, banners};
use fivefold::app::ui::widgets::toast::toasts;
use fivefold::config::{Theme, Timing};

use crate::harness::{PERSONS, Tabletop};

/// What passes by itself at the moment.
fn passing(table: &Tabletop) -> Vec<(Tone, String)> {
    let passing = table.notifications().passing();
    passing.map(|(tone, it)| (tone, it.to_owned())).collect()
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
fn news_passes_when_it_could_be_read_and_a_problem_stays() {
    let mut table = Tabletop::new();
    let sentence = "Saved: evening.txt";
    let mut notifications = table.resource_mut::<Notifications>();
    notifications.news("file", sentence.to_owned());
    notifications.problem("clipboard", "It cannot be used.".to_owned());
    table.frame(0);
    let timing = &table.configs().timing;
    let shown = u64::from(timing.news_ms + timing.news_letter_ms * sentence.len() as u32);
    let_pass(&mut table, shown - 1);
    assert_eq!(passing(&table), [(Tone::Success, sentence.to_owned())]);
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
    assert_eq!(passing(&table), [(Tone::Success, "Here it is.".to_owned())]);
}

#[test]
fn a_copied_id_is_good_news() {
    let mut table = Tabletop::new();
    table.sit("nim:3,4,5", PERSONS);
    table.intent(ClipboardCommand::CopyId);
    table.frame(0);
    assert_eq!(
        passing(&table),
        [(Tone::Success, "Copied: nim:3,4,5".to_owned())]
    );
}

/// A frame of egui with this in it, as it is drawn and as it is read.
fn drawn(show: impl Fn(&Context)) -> FullOutput {
    let context = Context::default();
    apply_theme(&context, &Theme::default(), &Timing::default());
    context.enable_accesskit();
    let frame = || {
        context.begin_pass(RawInput {
            screen_rect: Some(egui::Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0))),
            ..RawInput::default()
        });
        show(&context);
        context.end_pass()
    };
    // An area is measured in its first frame and shown in the second.
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
    let toast = |tone| drawn(move |context| toasts(context, [(tone, sentence)].into_iter()));
    let problem = drawn(|context| {
        let banner = Banner {
            sentence: sentence.to_owned(),
            remark: String::new(),
        };
        banners(context, "Close", &[banner]);
    });
    let outputs = [toast(Tone::Success), toast(Tone::Remark), problem];
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
