//! The numbers of the original opponents: each changes how one plays, how long it waits, or whether
//! it is offered. (That all other numbers are used, too, `architecture` finds out from the source.)

use std::fmt::Write as _;

use fivefold::config::schema::Numbers as _;
use fivefold::config::{FieldSchema, GameFile, Opponents, ValueKind};
use fivefold::games::atoms::AtomsNumbers;
use fivefold::games::lines::LinesNumbers;
use fivefold::games::nim::NimNumbers;
use fivefold::games::northcott::NorthcottNumbers;
use fivefold::players::opponents::Opponent;
use fivefold::players::roster::Roster;
use fivefold::players::{GameLine, Limits, Stop, random};
use fivefold_support::positions::position_of;

/// Small boards of the games with originals, their numbers, and the parts of these that are theirs.
const FILES: [(&[&str], &[FieldSchema], &[&str]); 4] = [
    (&["nim:1,2,3"], NimNumbers::FIELDS, &["original"]),
    (&["northcott:2x8"], NorthcottNumbers::FIELDS, &["original"]),
    (&["mnk:9x9x5"], LinesNumbers::FIELDS, &["noughts", "boora"]),
    (
        &["atoms:5x5", "atoms:5x5,chain"],
        AtomsNumbers::FIELDS,
        &["original"],
    ),
];

/// Most plies of a game that is looked at.
const PLIES: usize = 40;

/// All that can be seen of the originals on a board with these numbers: who is offered, how long
/// each waits, and a game of each against chance and against the last of them.
fn seen(id: &str, numbers: &str) -> String {
    let start = position_of(id);
    let game = start.game();
    let file: &GameFile = game.extension().expect("it has numbers");
    let mut config = Opponents::default();
    let numbers = file.read(file.name, numbers);
    config.games.put(numbers.expect("within its range"));
    // Noughts takes long to look further.
    let limits = Limits {
        depth: Some(1),
        ..Limits::default()
    };
    let originals = Roster::of(game).originals;
    let last = originals.last().expect("an original");
    let mut seen = format!("{:?}\n", Opponent::offered(&start, &config));
    for original in originals {
        let original = Opponent::Original(original);
        writeln!(seen, "{original:?} {:?}", original.wait_ms(&config)).expect("a text");
        for rival in [Opponent::Random, Opponent::Original(last)] {
            let mut players = [original, rival].map(|it| it.player(game, &config));
            let mut line = GameLine::new(start.clone());
            while line.position().outcome().is_none() && line.moves().len() < PLIES {
                let ply = line.moves().len();
                let player = &mut players[ply % 2];
                player.recall(&line);
                let mut rng = random::rng_of_ply(2, 0, ply as u32);
                let choice = player
                    .choose(line.position(), &limits, &Stop::new(), &mut rng)
                    .expect("there is a move");
                line.play(choice.mv).expect("it is legal");
                writeln!(seen, "{choice:?}").expect("a text");
            }
        }
    }
    seen
}

#[test]
fn every_number_of_an_original_changes_something() {
    let mut tried = 0;
    for (boards, fields, parts) in FILES {
        let seen = |text: &str| -> Vec<String> { boards.iter().map(|id| seen(id, text)).collect() };
        let shipped = seen("()");
        for part in fields.iter().filter(|field| parts.contains(&field.name)) {
            let ValueKind::Fields(fields) = part.kind else {
                panic!("{} is no struct", part.name);
            };
            for field in fields {
                let (ValueKind::Whole(least, most) | ValueKind::Fraction(least, most)) = field.kind
                else {
                    panic!("{} is no number", field.name);
                };
                let changes = |value: f64| {
                    seen(&format!("({}: ({}: {value}))", part.name, field.name)) != shipped
                };
                assert!(
                    changes(least) || changes(most),
                    "{} of {boards:?}",
                    field.name
                );
                tried += 1;
            }
        }
    }
    assert_eq!(tried, 17);
}
