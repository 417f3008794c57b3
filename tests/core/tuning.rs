//! A person's own values: everything in the files can be changed, what is said of it is true, and
//! the own file holds only what differs.

use fivefold::config::{Described, Overrides, PathStep, TunableFile, ValueKind};
use fivefold::words::InEnglish as _;

/// The shipped files, as they lie in the folder of assets.
fn text_of(name: &str) -> String {
    let path = format!("{}/assets/config/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).expect("a shipped file")
}

fn fields(file: &TunableFile) -> Vec<Described> {
    let parts = file.description().parts;
    parts.into_iter().flat_map(|part| part.fields).collect()
}

/// Values in a text that are numbers or colours, counted without any grammar but that of comments.
fn numbers_in(text: &str) -> usize {
    let lines = text
        .lines()
        .map(|line| line.split("//").next().unwrap_or(""));
    let bare: String = lines.collect::<Vec<_>>().join(" ");
    let words = bare.split(|c: char| c.is_whitespace() || "()[],:".contains(c));
    words
        .filter(|word| word.parse::<f64>().is_ok() || word.starts_with("\"#"))
        .count()
}

/// Whether the reader of the file takes this value, which is gone afterwards.
fn is_taken(file: &mut Overrides, path: &[PathStep], value: f64) -> bool {
    let taken = file.set(path, &value.to_string()).is_ok();
    file.reset(path);
    taken
}

#[test]
fn every_number_and_every_colour_of_the_files_can_be_tuned() {
    let (mut tuned, mut all) = (0, 0);
    for file in TunableFile::ALL {
        let here = fields(file).into_iter().filter(|field| {
            matches!(
                field.kind,
                ValueKind::Whole(..) | ValueKind::Fraction(..) | ValueKind::Colour
            )
        });
        let (here, of) = (here.count(), numbers_in(&text_of(file.name)));
        println!("{}: {here} of {of}", file.name);
        assert_eq!(here, of, "{}", file.name);
        tuned += here;
        all += of;
    }
    println!("together: {tuned} of {all} can be tuned");
}

#[test]
fn everything_that_can_be_tuned_says_what_it_is() {
    for file in TunableFile::ALL {
        for field in fields(file) {
            assert!(!field.comment.is_empty(), "{}: {field:?}", file.name);
            assert!(!field.name.is_empty(), "{}: {field:?}", file.name);
            assert!(field.unit.len() < 26, "{}: {field:?}", file.name);
            if let ValueKind::Choice(words) = &field.kind {
                assert!(words.contains(&&*field.shipped), "{field:?}");
                assert!(words.len() > 1, "{field:?}");
            }
        }
    }
}

#[test]
fn every_range_is_that_of_the_reader() {
    for file in TunableFile::ALL {
        let mut tuned = Overrides::new(file);
        for field in fields(file) {
            let (min, max) = match field.kind {
                ValueKind::Whole(min, max) | ValueKind::Fraction(min, max) => (min, max),
                _ => continue,
            };
            let mut taken = |value| is_taken(&mut tuned, &field.path, value);
            assert!(taken(min) && taken(max), "{}: {field:?}", file.name);
            let step = match field.kind {
                ValueKind::Whole(..) => 1.0,
                _ => 0.001,
            };
            assert!(!taken(min - step) && !taken(max + step), "{field:?}");
        }
    }
}

#[test]
fn the_words_to_choose_from_are_those_of_the_reader() {
    let mut choices = 0;
    for file in TunableFile::ALL {
        for field in fields(file) {
            let ValueKind::Choice(words) = &field.kind else {
                continue;
            };
            choices += 1;
            for word in *words {
                let set = Overrides::new(file).set(&field.path, word);
                assert!(set.is_ok(), "{word} in {}: {set:?}", file.name);
            }
            let wrong = Overrides::new(file).set(&field.path, "Otherwise");
            assert!(wrong.is_err(), "{field:?}");
        }
    }
    assert_eq!(
        choices, 2,
        "the speed, and what the teaching game asks about"
    );
}

/// Another value for a field than the shipped one.
fn another(field: &Described) -> String {
    match &field.kind {
        ValueKind::Whole(min, max) | ValueKind::Fraction(min, max) => {
            let shipped: f64 = field.shipped.parse().expect("a number");
            (if shipped == *max { min } else { max }).to_string()
        }
        ValueKind::Colour => "\"#123456\"".to_owned(),
        ValueKind::Switch => (field.shipped != "true").to_string(),
        ValueKind::Choice(words) => {
            let other = words.iter().find(|word| **word != field.shipped);
            (*other.expect("several words")).to_owned()
        }
        other => panic!("{other:?} cannot be tuned"),
    }
}

#[test]
fn a_value_that_is_set_is_in_force_and_one_that_is_reset_leaves_no_trace() {
    for file in TunableFile::ALL {
        let mut tuned = Overrides::new(file);
        let untouched = tuned.in_force();
        for field in fields(file) {
            let value = another(&field);
            tuned.set(&field.path, &value).expect("an allowed value");
            assert_eq!(tuned.value(&field.path), Some(value), "{field:?}");
            assert_ne!(tuned.in_force(), untouched);
            // What is kept is read back as it was.
            let kept = tuned.own_text().expect("something differs");
            let mut again = Overrides::new(file);
            again.read_own(file.name, &kept).expect("its own text");
            assert_eq!(again.in_force(), tuned.in_force());
            tuned.reset(&field.path);
            assert_eq!(tuned.own_text(), None, "{field:?}");
            assert_eq!(tuned.in_force(), untouched);
        }
    }
}

fn timing() -> Overrides {
    Overrides::new(TunableFile::named("timing.ron").expect("it can be tuned"))
}

fn field(name: &str) -> [PathStep; 1] {
    [PathStep::Field(name.to_owned())]
}

#[test]
fn the_own_file_holds_only_what_differs() {
    let mut tuned = timing();
    tuned.set(&field("drop_ms"), "333").expect("in its range");
    tuned.set(&field("fast"), "0.25").expect("in its range");
    let text = tuned.own_text().expect("two values");
    let values: Vec<&str> = text.lines().filter(|it| !it.starts_with("//")).collect();
    assert_eq!(values, ["(", "    fast: 0.25,", "    drop_ms: 333,", ")"]);
    // However the usual value is written.
    tuned.set(&field("fast"), "0.50").expect("in its range");
    tuned.set(&field("drop_ms"), "200").expect("in its range");
    assert_eq!(tuned.own_text(), None);
}

#[test]
fn the_own_file_lies_over_the_one_of_the_assets_and_that_over_the_shipped_one() {
    let mut tuned = timing();
    tuned
        .read_asset("timing.ron", "(drop_ms: 300, line_ms: 7)")
        .expect("in order");
    tuned
        .read_own("timing.ron", "(line_ms: 8)")
        .expect("in order");
    for (name, value, usual) in [
        ("drop_ms", "300", "300"),
        ("line_ms", "8", "7"),
        ("take_ms", "320", "320"),
    ] {
        assert_eq!(tuned.value(&field(name)).as_deref(), Some(value));
        assert_eq!(tuned.usual(&field(name)), Some(usual));
    }
    tuned.reset_all();
    assert_eq!(tuned.value(&field("line_ms")).as_deref(), Some("7"));
}

#[test]
fn a_value_in_a_list_is_changed_alone() {
    let sound = TunableFile::named("sound.ron").expect("it can be tuned");
    let mut tuned = Overrides::new(sound);
    let mut path = vec![
        PathStep::Field("mark".into()),
        PathStep::Field("partials".into()),
        PathStep::Entry(1),
    ];
    path.push(PathStep::Field("ratio".into()));
    tuned.set(&path, "3.5").expect("in its range");
    let text = tuned.own_text().expect("it differs");
    assert!(
        text.contains("(ratio: 3.5, level: 0.45, decay_ms: 50)"),
        "{text}"
    );
    assert!(!text.contains("noise"), "{text}");
}

#[test]
fn a_wrong_value_changes_nothing_and_says_why() {
    let mut tuned = timing();
    let before = tuned.in_force();
    for (value, why) in [
        ("5001", "5001 is out of range, allowed is 0 to 5000"),
        (
            "1.5",
            "a whole number from 0 to 5000 is expected, not the floating point number `1.5`",
        ),
    ] {
        let error = tuned.set(&field("drop_ms"), value).expect_err("wrong");
        assert!(error.in_english().ends_with(why), "{error:?}");
        assert_eq!(tuned.in_force(), before);
    }
    assert!(tuned.set(&field("drop_ms"), "1, line_ms: 2").is_err());
}

#[test]
fn a_fault_in_the_own_file_is_told_with_its_place() {
    let mut tuned = timing();
    tuned
        .read_own("timing.ron", "(line_ms: 8)")
        .expect("in order");
    let error = tuned
        .read_own("tuned/timing.ron", "(\n    dorp_ms: 9,\n)")
        .expect_err("unknown");
    assert_eq!(
        error.in_english(),
        "tuned/timing.ron, line 2, column 5: there is no field “dorp_ms”; did you mean “drop_ms”?"
    );
    assert_eq!(
        tuned.value(&field("line_ms")).as_deref(),
        Some("8"),
        "the last good values stay"
    );
}

#[test]
fn comments_and_marks_of_other_editors_in_the_own_file_do_no_harm() {
    let mut tuned = timing();
    let text =
        "\u{feff}// mine\r\n(\r\n    drop_ms: 9, // quick\r\n    /* and */ line_ms: 1_0,\r\n)\r\n";
    tuned.read_own("timing.ron", text).expect("in order");
    let mut again = timing();
    again
        .read_own("timing.ron", &tuned.own_text().expect("it differs"))
        .expect("its own text");
    assert_eq!(again.value(&field("drop_ms")).as_deref(), Some("9"));
    tuned.set(&field("take_ms"), "1").expect("in its range");
    let kept = tuned.own_text().expect("three values");
    timing()
        .read_own("timing.ron", &kept)
        .expect("its own text");
}
