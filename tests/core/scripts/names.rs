//! Names of scripts, and what their heads say.

use fivefold::config::{LONGEST_NAME, Opponents, Script, ScriptName};
use fivefold::games;
use fivefold::midend::Seat;
use fivefold::players::opponents::Opponent;
use fivefold::rules::GameId;

use super::harness::{BOARDS, name, shipped, with_shipped};
use fivefold_support::positions::position_of;

#[test]
fn names_are_letters_digits_and_strokes_and_not_too_long() {
    for good in ["a", "greedy", "Boora-2_b", &"x".repeat(LONGEST_NAME)] {
        assert_eq!(
            ScriptName::new(good).map(|n| n.to_string()).as_deref(),
            Some(good)
        );
    }
    let long = "x".repeat(LONGEST_NAME + 1);
    for bad in ["", " ", "a b", "ż", "a.b", "a/b", "..", "a\n", &long] {
        assert_eq!(ScriptName::new(bad), None, "{bad:?}");
    }
}

#[test]
fn a_file_gives_its_script_the_name() {
    let greedy = Some(name("greedy"));
    assert_eq!(ScriptName::of_file("greedy.rhai"), greedy);
    assert_eq!(ScriptName::of_file("assets/opponents/greedy.rhai"), greedy);
    assert_eq!(
        ScriptName::of_file("assets\\opponents\\greedy.rhai"),
        greedy
    );
    for bad in [
        "greedy.ron",
        "greedy",
        ".rhai",
        "my script.rhai",
        "a.b.rhai",
        "greedy.rhai~",
    ] {
        assert_eq!(ScriptName::of_file(bad), None, "{bad}");
    }
    assert_eq!(name("greedy").file(), "opponents/greedy.rhai");
}

#[test]
fn a_script_in_a_seat_is_found_by_its_word() {
    let opponent = Opponent::Script(name("my-own_1"));
    assert_eq!(opponent.id(), "script-my-own_1");
    assert_eq!(games::opponent("script-my-own_1"), Some(opponent));
    assert_eq!(
        games::seat("script-my-own_1"),
        Some(Seat::Computer(opponent))
    );
    assert_eq!(games::opponent("script-"), None);
    assert_eq!(games::opponent("script-a b"), None);
}

#[test]
fn the_head_says_how_a_script_is_called_and_what_it_plays() {
    let script = Script::new(
        "// title: Mine\n// a comment: for people\n//title-pl:  Mój \n// games: nim, corner\n\
         // line: Says hello.\nfn choose(board) {}\n// title: Too late\n",
    );
    assert_eq!(script.title("en"), Some("Mine"));
    assert_eq!(script.title("pl"), Some("Mój"));
    assert_eq!(script.line("pl"), Some("Says hello."));
    let played: Vec<GameId> = games::all()
        .iter()
        .copied()
        .filter(|&kind| script.plays(kind))
        .collect();
    assert_eq!(played, [games::nim::ID, games::corner::ID]);
    let translated =
        "// title: Mine\nfn choose(board) {}\n\n// For others.\n// title-pl: Mój\n// games: nim\n";
    let script = Script::new(translated);
    assert_eq!(script.title("pl"), Some("Mój"), "out of the way at the end");
    assert!(
        script.plays(games::atoms::ID),
        "what it plays stands at the head"
    );
    let copied = script.under_name(ScriptName::new("copy").expect("a name"));
    assert_eq!(copied.title("pl"), Some("copy"));
    let bare = Script::new("\u{feff}fn choose(board) {}");
    assert_eq!(bare.title("en"), None);
    assert!(games::all().iter().copied().all(|kind| bare.plays(kind)));
}

#[test]
fn a_script_is_offered_for_the_games_it_plays_after_all_others() {
    let (plain, scripted) = (Opponents::default(), with_shipped());
    for id in BOARDS {
        let position = position_of(id);
        let offered = Opponent::offered(&position, &scripted);
        let originals = Opponent::offered(&position, &plain);
        assert_eq!(offered[..originals.len()], originals);
        let added: Vec<Opponent> = shipped()
            .into_iter()
            .filter(|(_, script)| script.plays(position.game()))
            .map(|(name, _)| Opponent::Script(name))
            .collect();
        assert!(added.len() >= 3, "{id}: {added:?}");
        assert_eq!(offered[originals.len()..], added);
    }
}
