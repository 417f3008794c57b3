//! Levels under names of their own: copies that play as their numbers say.

use std::sync::Arc;

use fivefold::config::{Level, LevelNumbers, Opponents, OwnLevel, ScriptName};
use fivefold::formats::request;
use fivefold::games;
use fivefold::midend::request::EngineRequest;
use fivefold::midend::{Match, Plan, Seat};
use fivefold::players::opponents::Opponent;
use fivefold::players::{Limits, Stop};
use fivefold::rules::GameId;
use fivefold::words::InEnglish as _;
use fivefold_support::positions::plan;

fn name(text: &str) -> ScriptName {
    ScriptName::new(text).expect("a name")
}

/// What this opponent plays at the beginning of a game with this seed.
fn first_move(id: &str, opponent: Opponent, seed: u64, config: &Opponents) -> String {
    let game_match = Match::new(Plan {
        seed,
        ..plan(id, [Seat::Computer(opponent); 2])
    });
    let asked = EngineRequest::new(&game_match, Limits::default(), config.clone());
    let asked = asked.expect("a computer is to move");
    let answer = asked.answer(&Stop::new()).expect("a move");
    // Whoever answers elsewhere, as a browser's worker, plays the same.
    let sent = request::read(&request::write(&asked)).expect("its own text");
    let elsewhere = sent.answer(&Stop::new()).expect("a move");
    assert_eq!(answer.mv, elsewhere.mv);
    game_match.position().move_text(answer.mv)
}

fn with(own: OwnLevel) -> Opponents {
    Opponents {
        own_levels: vec![own],
        ..Opponents::default()
    }
}

fn copy(game: GameId, level: u8) -> OwnLevel {
    let level = Level::new(level).expect("a level");
    let own = Opponents::default().copy_of_level(name("mine"), game, level);
    own.expect("every game has levels")
}

#[test]
fn a_copy_plays_as_the_level_does_in_every_game() {
    for &game in games::all() {
        for level in [2, 5] {
            let config = with(copy(game, level));
            let id = game.rules().usual_start(fivefold::rules::Side::First).id();
            let origin = Opponent::Level(Level::new(level).expect("a level"));
            for seed in 0..4 {
                let own = first_move(&id, Opponent::Own(name("mine")), seed, &config);
                assert_eq!(own, first_move(&id, origin, seed, &config), "{id}");
            }
        }
    }
}

#[test]
fn a_copy_with_other_numbers_plays_otherwise() {
    let game = games::nim::ID;
    // From here whoever sees everything takes two pieces of the first heap.
    let id = "nim:3,4,5";
    let perfect = OwnLevel {
        numbers: LevelNumbers::new("()"),
        ..copy(game, 1)
    };
    let config = with(perfect);
    for seed in 0..20 {
        assert_eq!(
            first_move(id, Opponent::Own(name("mine")), seed, &config),
            "a2"
        );
    }
    let beginner = Opponent::Level(Level::new(1).expect("a level"));
    let plays_the_best = |seed| first_move(id, beginner, seed, &config) == "a2";
    assert!(
        !(0..20).all(plays_the_best),
        "the level itself is as it was"
    );
}

#[test]
fn numbers_that_no_level_has_are_told_and_the_level_plays_as_it_is() {
    let game = games::nim::ID;
    let broken = OwnLevel {
        numbers: LevelNumbers::new("(columns: 9)"),
        ..copy(game, 8)
    };
    let config = with(broken.clone());
    let error = config
        .with_own_level(&broken, game)
        .expect_err("out of range");
    assert!(
        error.in_english().contains("9 is out of range"),
        "{error:?}"
    );
    let own = Opponent::Own(name("mine"));
    let (plays, numbers) = own.in_person(game, Arc::new(config.clone()));
    assert_eq!(plays, Opponent::Level(Level::STRONGEST));
    assert_eq!(numbers.games, config.games);
}

#[test]
fn a_copy_is_offered_in_its_game_alone_and_found_by_its_name() {
    let config = with(copy(games::nim::ID, 3));
    let own = Opponent::Own(name("mine"));
    for &game in games::all() {
        let start = game.rules().usual_start(fivefold::rules::Side::First);
        let is_offered = Opponent::offered(&start, &config).contains(&own);
        assert_eq!(is_offered, game == games::nim::ID, "{game}");
    }
    assert_eq!(own.id(), "own-mine");
    assert_eq!(games::opponent("own-mine"), Some(own));
}

#[test]
fn a_copy_can_be_read_from_the_file_in_which_it_is_written() {
    use fivefold::config::{Overrides, PathStep, TunableFile, read};
    games::all();
    let file = TunableFile::named("opponents.ron").expect("it can be tuned");
    let mut layers = Overrides::new(file);
    let list = [PathStep::Field("own_levels".to_owned())];
    let first = copy(games::lines::ID, 4);
    let second = OwnLevel {
        name: name("other"),
        ..copy(games::atoms::ID, 6)
    };
    for own in [&first, &second] {
        layers.push(&list, &own.to_text()).expect("a good entry");
    }
    let read_back: Opponents = read("opponents.ron", &layers.in_force()).expect("in order");
    let names: Vec<ScriptName> = read_back.own_levels.iter().map(|own| own.name).collect();
    assert_eq!(names, [first.name, second.name]);
    for own in [&first, &second] {
        let game = games::from_id(&own.game).expect("a game");
        let now = read_back.own_level(own.name).expect("it is there");
        let same = |own: &OwnLevel| read_back.with_own_level(own, game).expect("good").games;
        assert_eq!(same(now), same(own));
    }
    // A person's own file keeps both and nothing else.
    let kept = layers.own_text().expect("it differs");
    let mut again = Overrides::new(file);
    again
        .read_own("opponents.ron", &kept)
        .expect("its own text");
    assert_eq!(again.in_force(), layers.in_force());
    assert!(!kept.contains("steps"), "{kept}");
}

#[test]
fn every_number_of_a_copy_can_be_changed_where_the_copy_stands() {
    use fivefold::config::{Overrides, PathStep, TunableFile, ValueKind, read};
    let tunable = TunableFile::named("opponents.ron").expect("it can be tuned");
    for &game in games::all() {
        let own = copy(game, 3);
        let mut layers = Overrides::new(tunable);
        let list = [PathStep::Field("own_levels".to_owned())];
        layers.push(&list, &own.to_text()).expect("a good entry");
        let opponents: Opponents = read("opponents.ron", &layers.in_force()).expect("in order");
        let parts = opponents.describe_own_levels(games::all());
        let [part] = &parts[..] else {
            panic!("{game}: {parts:?}");
        };
        assert_eq!(part.heading, own.name.as_str());
        // Games of one family share numbers; each file tells of those that its game knows.
        let names = own.numbers.as_str().split([',', '(', ')']);
        let names = names.filter_map(|number| Some(number.split_once(':')?.0.trim()));
        let is_of_other = |name: &&str| *name == "retreats_percent" && game != games::northcott::ID;
        let known = names.filter(|name| !is_of_other(name)).count();
        assert_eq!(part.fields.len(), known, "{game}: {}", own.numbers.as_str());
        for field in &part.fields {
            assert!(!field.comment.is_empty(), "{game}: {}", field.name);
            let now = layers.value(&field.path).expect("it stands there");
            assert_eq!(now, field.shipped, "{game}: as in the level");
            let other = match field.kind {
                ValueKind::Switch => (now != "true").to_string(),
                ValueKind::Whole(least, most) => {
                    let other = if now == least.to_string() {
                        most
                    } else {
                        least
                    };
                    other.to_string()
                }
                ref kind => panic!("{game}: {} is {kind:?}", field.name),
            };
            layers.set(&field.path, &other).expect("it is in range");
            assert_eq!(layers.value(&field.path), Some(other));
        }
        let changed: Opponents = read("opponents.ron", &layers.in_force()).expect("in order");
        let changed = changed.own_level(own.name).expect("it is there").clone();
        assert_ne!(changed.numbers, own.numbers, "{game}");
        let with = opponents.with_own_level(&changed, game);
        with.unwrap_or_else(|error| panic!("{game}: {error:?}: {}", changed.numbers.as_str()));
    }
}
