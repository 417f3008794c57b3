//! The shipped scripts: they play whole games by the contract of players, and as well as they say.

use fivefold::games;
use fivefold::games::lines::{BOORA_05, BOORA_06};
use fivefold::players::opponents::Opponent;
use fivefold::players::random::RandomPlayer;
use fivefold::players::scripts::check;
use fivefold::players::{AnyPlayer, Explanation, GameLine, Limits, NoMove, Stop};
use fivefold::rules::{Rng, Side};
use rand::SeedableRng;

use super::harness::{BOARDS, name, play_out, shipped, with_shipped};
use fivefold_support::positions::position_of;

/// Longest shipped script without its titles, in lines: a page.
const PAGE: usize = 80;

fn script(file: &str, id: &str) -> Box<dyn AnyPlayer> {
    Opponent::Script(name(file)).player(position_of(id).game(), &with_shipped())
}

#[test]
fn every_shipped_script_is_in_order_titled_in_every_language_and_fits_a_page() {
    let shipped = shipped();
    assert!(shipped.len() >= 9);
    for (name, script) in shipped {
        assert_eq!(check(name, &script, games::all()), Ok(()));
        for language in ["en", "pl", "de", "nl", "fr", "es", "uk", "zh", "ja"] {
            assert!(script.title(language).is_some(), "{name}");
            assert!(script.line(language).is_some(), "{name}");
        }
        assert_ne!(script.title("en"), script.title("pl"), "{name}");
        let is_title = |line: &&str| line.starts_with("// title") || line.starts_with("// line");
        let lines = script.source().lines().filter(|line| !is_title(line));
        assert!(lines.count() <= PAGE, "{name}");
    }
}

#[test]
fn every_shipped_script_plays_whole_games_without_a_mistake() {
    for (name, script) in shipped() {
        for id in BOARDS {
            let start = position_of(id);
            if !script.plays(start.game()) {
                continue;
            }
            let config = with_shipped();
            let player = || Opponent::Script(name).player(start.game(), &config);
            let mut rng = Rng::seed_from_u64(3);
            let mut players = [player(), Box::new(RandomPlayer)];
            let (_, choices) = play_out(start.clone(), &mut players, &mut rng);
            for choice in choices.iter().step_by(2) {
                let mistake = choice
                    .remark
                    .as_ref()
                    .and_then(|said| said.mistake.as_ref());
                assert_eq!(mistake, None, "{name} on {id}");
                assert_eq!(choice.explanation, Explanation::SCRIPT);
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for (name, script) in shipped() {
        for id in ["nim:3,4,5", "northcott:2x8", "mnk:9x9x5", "atoms:5x5"] {
            let start = position_of(id);
            if !script.plays(start.game()) {
                continue;
            }
            let config = with_shipped();
            let game = |seed| {
                let player = || Opponent::Script(name).player(start.game(), &config);
                let mut players = [player(), player()];
                let mut rng = Rng::seed_from_u64(seed);
                play_out(start.clone(), &mut players, &mut rng).1
            };
            assert_eq!(game(5), game(5), "{name} on {id}");
        }
    }
}

#[test]
fn a_shipped_script_knows_the_end_of_a_game_and_a_stop() {
    let over = position_of("mnk:3x3x3:ooo/xx1/3@2");
    let mut rng = Rng::seed_from_u64(1);
    let mut greedy = script("greedy", "mnk:3x3x3");
    let answer = greedy.choose(&over, &Limits::default(), &Stop::new(), &mut rng);
    assert_eq!(answer, Err(NoMove::GameOver));
    let stop = Stop::new();
    stop.stop();
    let open = position_of("mnk:3x3x3");
    let answer = greedy.choose(&open, &Limits::default(), &stop, &mut rng);
    assert_eq!(answer, Err(NoMove::Stopped));
}

/// How many of `games` games a script wins against the random player, beginning every other.
fn wins(file: &str, id: &str, games: u64) -> u64 {
    (0..games)
        .filter(|&seed| {
            let mut rng = Rng::seed_from_u64(seed);
            let begins = seed % 2 == 0;
            let start = position_of(id).with_side_to_move(Side::First);
            let mut players: [Box<dyn AnyPlayer>; 2] = [script(file, id), Box::new(RandomPlayer)];
            if !begins {
                players.swap(0, 1);
            }
            let own = if begins { Side::First } else { Side::Second };
            play_out(start, &mut players, &mut rng).0 == Some(own)
        })
        .count() as u64
}

#[test]
fn the_scripts_that_think_beat_chance() {
    for (file, id, games, least) in [
        ("nim_sum", "nim:3,4,5", 20, 18),
        ("nim_sum", "nim:1,3,5,7,misere", 20, 16),
        ("corner_pairs", "corner:8x8", 20, 16),
        ("corner_pairs", "corner:12x12,queen", 20, 16),
        ("gaps", "northcott:3x12", 10, 9),
        ("boora", "mnk:9x9x5", 6, 6),
        ("boora_05", "mnk:9x9x5", 6, 6),
        ("boora_06", "mnk:9x9x5", 6, 6),
        ("fuse", "atoms:5x5", 6, 5),
        ("greedy", "mnk:3x3x3", 40, 22),
        ("greedy", "atoms:5x5", 6, 5),
    ] {
        let won = wins(file, id, games);
        assert!(won >= least, "{file} won {won} of {games} on {id}");
    }
}

#[test]
fn the_nim_scripts_win_every_won_game_against_the_perfect_player() {
    for (file, id) in [
        ("nim_sum", "nim:3,4,5"),
        ("nim_sum", "nim:3,4,5,misere"),
        ("corner_pairs", "corner:9x7"),
        ("corner_pairs", "corner:12x12,queen:l8"),
        ("gaps", "northcott:3x12:1-12,3-9,2-5"),
    ] {
        let start = position_of(id);
        let exact = Opponent::Exact.player(start.game(), &with_shipped());
        let mut rng = Rng::seed_from_u64(2);
        let own = start.side_to_move();
        let (winner, choices) = play_out(start, &mut [script(file, id), exact], &mut rng);
        assert_eq!(winner, Some(own), "{file} on {id}, {} moves", choices.len());
    }
}

#[test]
fn the_apprentice_of_boora_finishes_lines_and_stops_those_of_the_other_side() {
    let mut rng = Rng::seed_from_u64(1);
    for (id, moves) in [
        ("mnk:9x9x5:9/9/9/1oooo4/9/9/2xxxx3/9/9@1", ["a6", "f6"]),
        ("mnk:9x9x5:9/9/9/1xoooo3/9/9/2xxx4/9/9@2", ["g6", "g6"]),
    ] {
        let choice = script("boora", id)
            .choose(&position_of(id), &Limits::default(), &Stop::new(), &mut rng)
            .expect("a move");
        let text = position_of(id).move_text(choice.mv);
        assert!(moves.contains(&text.as_str()), "{id}: {text}");
    }
}

/// Whole games against each of the rivals from both sides, on boards of every kind and rule.
fn plays_like(file: &str, built_in: Opponent, rivals: [Opponent; 2]) {
    let config = with_shipped();
    for id in [
        "mnk:3x3x3",
        "mnk:7x12x4",
        "mnk:9x9x5",
        "mnk:10x9x5,exact",
        "mnk:15x15x5",
        "mnk:15x15x5,renju",
    ] {
        let sides = |rival: Opponent| Side::BOTH.map(|own| (rival, own));
        for (rival, own) in rivals.into_iter().flat_map(sides) {
            let start = position_of(id);
            let player = |opponent: Opponent| opponent.player(start.game(), &config);
            let [mut script, mut original, mut rival] =
                [Opponent::Script(name(file)), built_in, rival].map(player);
            let mut rng = Rng::seed_from_u64(4);
            let mut line = GameLine::new(start.clone());
            while line.position().outcome().is_none() {
                let mut move_of = |player: &mut Box<dyn AnyPlayer>| {
                    player.recall(&line);
                    player
                        .choose(line.position(), &Limits::default(), &Stop::new(), &mut rng)
                        .expect("there is a move")
                };
                let mv = if line.position().side_to_move() == own {
                    let by_script = move_of(&mut script);
                    assert_eq!(by_script.remark, None, "{file}: {}", line.position());
                    let expected = move_of(&mut original).mv;
                    assert_eq!(by_script.mv, expected, "{file}: {}", line.position());
                    expected
                } else {
                    move_of(&mut rival).mv
                };
                line.play(mv).expect("it is legal");
            }
        }
    }
}

#[test]
fn the_scripts_of_boora_play_move_for_move_like_the_built_in_versions() {
    plays_like("boora_05", BOORA_05, [BOORA_06, Opponent::Random]);
    plays_like("boora_06", BOORA_06, [BOORA_05, Opponent::Random]);
}

/// One is to be edited into the other: nearly every line of 0.5 stands in 0.6 in the same order.
#[test]
fn boora_06_is_boora_05_with_a_step_more() {
    let texts = ["boora_05", "boora_06"].map(|file| {
        let (_, script) = shipped()
            .into_iter()
            .find(|(known, _)| *known == name(file))
            .expect("it is shipped");
        script.source().to_owned()
    });
    let [shorter, longer] = texts.each_ref().map(|text| {
        let lines = text.lines().filter(|line| !line.starts_with("//"));
        lines.collect::<Vec<&str>>()
    });
    let mut rest = longer.iter();
    let in_order = shorter.iter().all(|line| rest.any(|other| other == line));
    assert!(in_order, "every line of code of 0.5 stands in 0.6");
    assert!(longer.len() <= shorter.len() + 25);
}
