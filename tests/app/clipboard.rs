//! Copy and paste: ids and whole games, and what is said of texts that are neither.

use crate::features::clipboard::{ClipboardCommand, FromClipboard, ToClipboard};
use crate::features::setup::draft::{Draft, StartChoice};
use crate::input::bindings::key_command::Focus;
use crate::input::keyboard::KeyFocus;
use crate::midend::Starter;
use bevy::input::ButtonState;

use crate::tests::prelude::*;

impl Tabletop {
    pub(crate) fn paste(&mut self, text: &str) {
        let message = FromClipboard(Some(text.to_owned()));
        self.app.world_mut().write_message(message);
        for _ in 0..4 {
            self.frame(0);
        }
    }

    /// What was copied last.
    pub(crate) fn copied(&mut self) -> Option<String> {
        let mut texts = self.resource_mut::<Messages<ToClipboard>>();
        texts.drain().last().map(|ToClipboard(text)| text)
    }

    fn copy(&mut self) -> String {
        self.intent(ClipboardCommand::CopyId);
        self.frame(0);
        self.copied().expect("something was copied")
    }

    fn all_notices(&self) -> String {
        format!("{:?}", self.notifications().list())
    }
}

#[test]
fn an_id_opens_a_game_against_the_usual_opponent() {
    for text in [
        "mnk:9x9x5",
        "mnk(m=9,n=9,k=5)",
        "https://example.org/?id=mnk:9x9x5",
    ] {
        let mut table = Tabletop::new();
        table.paste(text);
        assert_eq!(table.screen(), Screen::Play, "{text}");
        assert_eq!(table.position().id(), "mnk:9x9x5:9/9/9/9/9/9/9/9/9@1");
        let seats = table.game_match().plan().seats;
        assert!(seats.contains(&Seat::Person) && seats != PERSONS, "{text}");
    }
}

#[test]
fn whole_games_of_every_format_are_opened() {
    let record = {
        let mut table = Tabletop::new();
        table.sit("mnk:15x15x5", PERSONS);
        for field in ["h8", "i9"] {
            table.until_a_person_may_act();
            table.click(field);
        }
        table.intent(ClipboardCommand::CopyGame);
        table.frame(0);
        table.copied().expect("the record")
    };
    for text in [
        record.as_str(),
        "h8i9",
        "mnk:15x15x5 h8 i9",
        "(;FF[4]GM[4]SZ[15];B[hh];W[ig])",
        "Piskvorky 15x15, 11:11, 0\n8,8,10\n9,7,10\n",
    ] {
        let mut table = Tabletop::new();
        table.paste(text);
        assert_eq!(table.screen(), Screen::Play, "{text}");
        assert_eq!(table.record(), "h8 i9", "{text}");
    }
}

#[test]
fn what_is_no_game_is_told_and_changes_nothing() {
    let mut table = Tabletop::new();
    table.sit("nim:3,4,5", PERSONS);
    let before = table.game_match().clone();
    for (text, part) in [
        ("nim:3,x,5", "an id, but"),
        ("what a lovely day", "a game of another program, but"),
        ("<p>\nHello", "a game of another program, but"),
        ("fivefold 1\nplan: nim:0", "a saved game of fivefold, but"),
        ("mnk:15x15x5 h8 h8", "move 2"),
    ] {
        table.paste(text);
        let told = table.all_notices();
        assert!(told.contains(part), "{text}: {told}");
        assert_eq!(
            table.notifications().list().len(),
            1,
            "one notice, the newest"
        );
        assert_eq!(*table.game_match(), before, "{text}");
    }
    // The next text that is understood takes it back.
    table.paste("nim:1,2");
    assert!(
        table.notifications().list().is_empty(),
        "{}",
        table.all_notices()
    );
}

#[test]
fn an_empty_clipboard_is_no_mistake() {
    let mut table = Tabletop::new();
    table.paste("  \n");
    assert_eq!(table.notifications().problems().count(), 0);
    assert_eq!(table.screen(), Screen::Menu);
}

#[test]
fn a_copied_position_comes_back_as_it_was() {
    for id in [
        "nim:3,4,5:1,4,5@2",
        "corner:8x8,queen:c4@2",
        "northcott:3x12:1-12,3-9,1-12@2",
        "northcott:3x12",
        "mnk:5x5x4:5/1o3/2x2/5/5@1",
        "atoms:4x4:a3/4/3B/4@2",
    ] {
        let mut table = Tabletop::new();
        table.sit(id, PERSONS);
        let position = table.position().clone();
        let copied = table.copy();
        let mut other = Tabletop::new();
        other.paste(&copied);
        assert_eq!(*other.position(), position, "{id} as {copied}");
    }
}

#[test]
fn the_seed_belongs_to_a_start_against_the_computer_and_to_nothing_else() {
    let mut table = Tabletop::new();
    table.sit("nim:3,4,5", against_the_computer("nim:3,4,5"));
    assert_eq!(table.copy(), "nim:3,4,5#7");
    table.sit("nim:3,4,5", PERSONS);
    table.frame(0);
    assert_eq!(table.copy(), "nim:3,4,5");
}

#[test]
fn keys_copy_and_paste_unless_somebody_writes() {
    let mut table = Tabletop::new();
    table.sit("nim:3,4,5", PERSONS);
    table.key_event(KeyCode::ControlLeft, ButtonState::Pressed, false);
    table.key_event(KeyCode::KeyC, ButtonState::Pressed, false);
    table.frame(0);
    assert_eq!(table.copied().as_deref(), Some("nim:3,4,5"));
    table.key_event(KeyCode::ShiftLeft, ButtonState::Pressed, false);
    table.key_event(KeyCode::KeyC, ButtonState::Pressed, false);
    table.frame(0);
    assert!(
        table
            .copied()
            .is_some_and(|text| text.starts_with("fivefold "))
    );
    table.key_event(KeyCode::ShiftLeft, ButtonState::Released, false);
    table.resource_mut::<KeyFocus>().0 = Focus::Text;
    table.key_event(KeyCode::KeyC, ButtonState::Pressed, false);
    table.frame(0);
    assert_eq!(table.copied(), None, "the text has the keys");
}

#[test]
fn in_the_setup_an_id_of_this_game_fills_the_fields_and_another_one_opens() {
    let mut table = Tabletop::new();
    table.want(ScreenCommand::Open(crate::games::northcott::ID));
    table.frame(0);
    table.paste("northcott:2x8:2-7,1-8@1#42");
    assert_eq!(table.screen(), Screen::Setup);
    let draft = table.resource::<Draft>();
    assert_eq!(draft.position().params_text(), "2x8");
    assert!(matches!(draft.start, StartChoice::Placed(_)));
    assert_eq!((draft.starter, draft.seed), (Starter::First, 42));
    let wanted = draft.position().clone();
    let copied = table.copy();
    assert_eq!(copied, "northcott:2x8:2-7,1-8@1#42");
    table.want(ScreenCommand::Start);
    assert_eq!(
        *table.game_match().start(),
        wanted.with_side_to_move(Side::First)
    );

    let mut table = Tabletop::new();
    table.want(ScreenCommand::Open(crate::games::lines::ID));
    table.frame(0);
    table.paste("mnk:9x9x5,exact");
    assert_eq!(table.screen(), Screen::Setup);
    assert_eq!(
        table.resource::<Draft>().position().params_text(),
        "9x9x5,exact"
    );
    table.paste("mnk:3x3x3:3/1o1/3@2");
    assert_eq!(table.screen(), Screen::Setup);
    assert!(matches!(
        table.resource::<Draft>().start,
        StartChoice::Placed(_)
    ));
    table.paste("nim:1,2,3");
    assert_eq!(table.screen(), Screen::Play);
    assert_eq!(table.position().game(), crate::games::nim::ID);
}
