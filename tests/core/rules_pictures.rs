//! The rules in pictures: every scene can be played, and ends as its sentence says.

use fivefold::games;
use fivefold::rules::{Event, GameId, Outcome, Position, Side};
use fivefold::study::rules_pictures::{PlayedScene, RulesPictures, Scene};
use fivefold::words::{Language, Localization};
use fivefold_support::positions::position_of;

/// A game of each variant that is told differently.
const VARIANTS: &[&str] = &[
    "nim:3,4,5",
    "nim:3,4,5,misere",
    "corner:8x8",
    "corner:8x8,queen",
    "northcott:3x12",
    "mnk:3x3x3",
    "mnk:5x3x3",
    "mnk:4x4x4",
    "mnk:7x6x4",
    "mnk:15x15x5",
    "mnk:15x15x5,exact",
    "mnk:15x15x5,renju",
    "mnk:19x19x6",
    "mnk:19x19x6,exact",
    "atoms:8x8",
    "atoms:8x8,chain",
];

fn every_scene() -> impl Iterator<Item = (Position, Scene, PlayedScene)> {
    VARIANTS.iter().flat_map(|id| {
        let position = position_of(id);
        let scenes = RulesPictures::of(&position).into_iter();
        scenes.map(move |scene| {
            let played = scene.play(position.game());
            let played = played.unwrap_or_else(|| panic!("{id}: {scene:?}"));
            (position.clone(), scene, played)
        })
    })
}

fn events(played: &PlayedScene) -> impl Iterator<Item = &Event> {
    played.turns.iter().flat_map(|(events, _)| events)
}

fn bursts(played: &PlayedScene) -> usize {
    events(played)
        .filter(|event| matches!(event, Event::Burst { .. }))
        .count()
}

fn cells_of(position: &Position, side: Side) -> usize {
    let view = position.view();
    let squares = view.squares.iter();
    squares.filter(|square| square.owner == Some(side)).count()
}

fn longest_line(played: &PlayedScene) -> Option<usize> {
    events(played).find_map(|event| match event {
        Event::Line { cells, .. } => Some(cells.len()),
        _ => None,
    })
}

fn number(position: &Position, key: &str) -> usize {
    let fields = position.fields().into_iter();
    let mut values = fields.filter(|field| field.key == key);
    values.next().map_or(0, |field| field.value as usize)
}

#[test]
fn every_variant_has_two_to_four_scenes_that_can_be_played() {
    for id in VARIANTS {
        let position = position_of(id);
        let scenes = RulesPictures::of(&position);
        assert!((2..=4).contains(&scenes.len()), "{id}: {}", scenes.len());
    }
    for (position, scene, played) in every_scene() {
        assert!((1..=4).contains(&played.turns.len()), "{scene:?}");
        assert!(played.start.outcome().is_none(), "{scene:?}");
        let view = played.start.view();
        assert!(view.cols <= 9 && view.rows <= 9, "{scene:?} is small");
        // What tells variants apart is the same on the small board.
        for field in position.fields() {
            if !["heap", "cols", "rows"].contains(&field.key) {
                let there = number(&played.start, field.key);
                assert_eq!(there, field.value as usize, "{}: {scene:?}", field.key);
            }
        }
    }
}

#[test]
fn every_line_of_a_table_is_for_one_variant() {
    for &game in games::all() {
        let Some(RulesPictures::Table(table)) = game.extension() else {
            assert_eq!(game, games::lines::ID);
            continue;
        };
        let lines = table.lines().filter(|line| line.contains('|'));
        let scenes = every_scene().filter(|(position, ..)| position.game() == game);
        assert_eq!(lines.count(), scenes.count(), "{game}");
    }
}

#[test]
fn every_scene_ends_as_its_sentence_says() {
    for (position, scene, played) in every_scene() {
        let end = played.end();
        let before = played.turns.iter().rev().nth(1);
        let before = before.map_or(&played.start, |(_, before)| before);
        let mover = before.side_to_move();
        let winner = end.outcome().and_then(Outcome::winner);
        let is_as_told = match scene.told {
            "picture-nim-take" | "picture-mnk-place" | "game-atoms-rules" => {
                end.outcome().is_none() && played.turns.len() >= 3 && bursts(&played) == 0
            }
            "picture-nim-last" | "picture-corner-home" | "rules-northcott" => winner == Some(mover),
            "picture-nim-last-misere" => winner == Some(mover.other()),
            "picture-corner-move" => end.outcome().is_none(),
            "picture-corner-queen" => events(&played).any(|event| {
                matches!(event, Event::Moved { from, to, .. }
                    if from.row != to.row && from.col != to.col)
            }),
            "picture-northcott-slide" => events(&played)
                .all(|event| matches!(event, Event::Moved { from, to, .. } if from.row == to.row)),
            // A counter stands beside another one, from which the other side then goes away.
            "picture-northcott-jump" => {
                let (_, touching) = &played.turns[0];
                let board = touching.board_text();
                let gap = |row: &str| {
                    let (left, right) = row.split_once('-').expect("two counters");
                    let place = |text: &str| text.parse::<i32>().expect("a place");
                    place(right) - place(left)
                };
                board.split(',').any(|row| gap(row) == 1) && end.outcome().is_none()
            }
            "picture-mnk-line" => {
                winner == Some(mover) && longest_line(&played) == Some(number(&position, "len"))
            }
            "picture-mnk-full" => end.outcome() == Some(Outcome::Draw),
            "rules-mnk-freestyle" => {
                winner == Some(mover) && longest_line(&played) == Some(number(&position, "len") + 1)
            }
            "rules-mnk-exact" => {
                let stones = "o".repeat(number(&position, "len") + 1);
                end.outcome().is_none() && end.board_text().to_lowercase().contains(&stones)
            }
            "rules-mnk-renju" => !end.forbidden_cells().is_empty(),
            "picture-atoms-burst" | "picture-atoms-burst-chain" => {
                let taken = cells_of(end, Side::Second) < cells_of(before, Side::Second);
                bursts(&played) >= 1 && taken && end.outcome().is_none()
            }
            "picture-atoms-chain" => bursts(&played) >= 2 && end.outcome().is_none(),
            "picture-atoms-end" => winner == Some(mover) && cells_of(end, mover.other()) == 0,
            told => panic!("nothing is known of {told}"),
        };
        assert!(is_as_told, "{scene:?} ends as {}", end.id());
    }
}

#[test]
fn every_sentence_is_worded_in_all_languages() {
    let mut words = Localization::new(games::all(), |gap| panic!("{gap}"));
    for (position, scene, _) in every_scene() {
        let fields = position.fields();
        let numbers: Vec<_> = fields
            .iter()
            .map(|field| (field.key, i64::from(field.value).into()))
            .collect();
        let mut said = Vec::new();
        for language in Language::ALL {
            words.choose(language);
            let sentence = words.find(scene.told, &numbers).unwrap_or_default();
            assert!(!sentence.is_empty(), "{} in {language:?}", scene.told);
            assert!(!said.contains(&sentence), "{sentence} in {language:?}");
            said.push(sentence);
        }
    }
}

#[test]
fn a_game_that_brings_no_scenes_has_none() {
    let chomp = GameId::of::<crate::chomp::Chomp>().rules();
    let start = chomp.start(&chomp.fields(), Side::First).expect("a start");
    assert!(RulesPictures::of(&start).is_empty());
}

#[test]
fn a_scene_that_is_written_wrongly_cannot_be_played() {
    for (board, moves) in [("3,4:9,9", "a1"), ("3,4:3,4", "z9"), ("3,4:3,4", "a3 a1")] {
        assert!(
            Scene::new("picture-nim-take", board, moves)
                .play(games::nim::ID)
                .is_none()
        );
    }
}
