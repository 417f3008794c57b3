//! What the program tells of itself: how one gets there, what can be copied, and a list that is none.

use crate::features::about::LicenceTexts;
use crate::features::about::libraries::LibraryList;
use crate::platform::desktop::opener::Opener;
use bevy_egui::egui::Key;
use fivefold_version::VERSION;

use crate::tests::config::Assets;
use crate::tests::prelude::*;

/// The list of libraries has been read, or cannot be.
fn is_read(table: &Tabletop) -> bool {
    matches!(
        table.resource::<LibraryList>(),
        LibraryList::Open(_) | LibraryList::Broken
    )
}

/// The screen of the program with these assets.
fn opened(mut table: Tabletop) -> (Tabletop, Reader) {
    let reader = Reader::of(&mut table);
    table.go_to(Screen::About);
    table.wait("the list of libraries", |table| is_read(table));
    (table, reader)
}

#[test]
fn a_press_leads_there_and_what_stands_there_can_be_copied() {
    let mut table = Tabletop::new();
    table.want(ScreenCommand::Settings);
    let reader = Reader::of(&mut table);
    reader.press(&mut table, "About fivefold");
    assert_eq!(table.screen(), Screen::About);
    table.wait("the list of libraries", |table| is_read(table));
    reader.says(&mut table, &format!("Version {VERSION}"));
    reader.says(&mut table, "MIT / Apache 2.0");
    reader.says(&mut table, "Atkinson Hyperlegible Next");
    reader.says(&mut table, "ab_glyph");
    reader.press(&mut table, "Copy");
    let copied = table.copied().expect("something was copied");
    let mut lines = copied.lines();
    assert_eq!(lines.next(), Some(&*format!("fivefold {VERSION}")));
    for line in [
        "Parts: window, scripts",
        "Licence: MIT / Apache 2.0",
        "Window: 1280 × 720, 100 %",
        "Language: English (en)",
    ] {
        assert!(lines.any(|it| it == line), "{line:?} in {copied}");
    }
    let system = copied.lines().find(|line| line.starts_with("System: "));
    let machine = std::env::consts::ARCH;
    assert!(
        system.is_some_and(|line| line.ends_with(machine)),
        "{copied}"
    );
    reader.press(&mut table, "Back");
    assert_eq!(table.screen(), Screen::Settings);
}

#[test]
fn keys_lead_there_and_through_the_libraries() {
    let mut table = Tabletop::new();
    let reader = Reader::of(&mut table);
    table.ctrl(KeyCode::Comma);
    assert_eq!(table.screen(), Screen::Settings);
    let tab_to = |table: &mut Tabletop, words: &str| {
        for _ in 0..60 {
            reader.key(table, Key::Tab);
            if reader
                .focused(table)
                .is_some_and(|it| it.starts_with(words))
            {
                return;
            }
        }
        panic!("Tab does not lead to {words}");
    };
    tab_to(&mut table, "About fivefold");
    reader.key(&mut table, Key::Enter);
    table.frame(0);
    assert_eq!(table.screen(), Screen::About);
    table.wait("the list of libraries", |table| is_read(table));
    let LibraryList::Open(libraries) = table.resource::<LibraryList>() else {
        panic!("there is no list");
    };
    let [first, second] = [0, 1].map(|index| libraries[index].name.clone());
    let last = libraries.last().expect("a library").name.clone();
    tab_to(&mut table, &first);
    for (key, name) in [(Key::ArrowDown, &second), (Key::End, &last)] {
        reader.key(&mut table, key);
        let focused = reader.focused(&mut table).unwrap_or_default();
        assert!(focused.starts_with(name.as_str()), "{focused}");
    }
    table.want(ScreenCommand::Back);
    assert_eq!(table.screen(), Screen::Settings);
}

#[test]
fn a_list_that_is_missing_or_broken_is_told_of_in_a_plain_sentence() {
    for text in [
        None,
        Some(""),
        Some("nonsense"),
        Some("zip 1: MIT\n\u{0}\n"),
    ] {
        let assets = Assets::new();
        if let Some(text) = text {
            assets.add("about/libraries.txt", text);
        }
        let (mut table, reader) = opened(Tabletop::with_assets(assets.folder(), false));
        reader.says(
            &mut table,
            "about/libraries.txt) is missing or cannot be read",
        );
        // What was repaired meanwhile is read.
        assets.add("about/libraries.txt", "zip 9.8.2: MIT\n");
        table.want(ScreenCommand::Back);
        table.want(ScreenCommand::About);
        table.wait("the list of libraries", |table| {
            matches!(table.resource::<LibraryList>(), LibraryList::Open(_))
        });
        reader.says(&mut table, "9.8.2");
    }
}

#[cfg(unix)]
#[test]
fn the_texts_of_all_licences_are_opened_where_the_package_has_them() {
    let (mut table, reader) = opened(Tabletop::new());
    assert!(reader.find(&mut table, "Full texts").is_none());
    let tools = crate::tests::tinkering::folder("licences");
    let texts = tools.join("THIRD-PARTY.txt");
    std::fs::write(&texts, "MIT").expect("it is written");
    let program = crate::tests::tinkering::opener(&tools, "");
    table.resource_mut::<Opener>().program = program.into();
    table.app.insert_resource(LicenceTexts(Some(texts.clone())));
    reader.press(&mut table, "Full texts");
    table.wait("the texts", |_| {
        let opened = std::fs::read_to_string(tools.join("opened")).unwrap_or_default();
        opened == format!("{}\n", texts.display())
    });
}
