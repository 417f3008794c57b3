//! What the tests of scripts share.

use std::fs;
use std::path::Path;

use fivefold::config::{Opponents, Script, ScriptName};
use fivefold::players::opponents::Opponent;
use fivefold::players::scripts::ScriptMistake;
use fivefold::players::{AnyPlayer, Explanation, GameLine, Limits, NoMove, SearchResult, Stop};
use fivefold::rules::{Move, Position, Rng, Side};
use fivefold_support::positions::position_of;
use rand::SeedableRng;

/// A small and a large board of each game, with every option once.
pub(super) const BOARDS: [&str; 12] = [
    "nim:3,4,5",
    "nim:1,3,5,7,misere",
    "corner:8x8",
    "corner:12x12,queen",
    "northcott:2x8",
    "northcott:3x12:1-12,3-9,2-5@2",
    "mnk:3x3x3",
    "mnk:9x9x5,exact",
    "mnk:15x15x5",
    "atoms:4x3,chain",
    "atoms:5x5",
    "atoms:8x8",
];

pub(super) fn name(text: &str) -> ScriptName {
    ScriptName::new(text).expect("a name of a script")
}

/// The numbers with this script, called `trial`.
pub(super) fn with_script(source: &str) -> Opponents {
    let mut config = Opponents::default();
    config.scripts.insert(name("trial"), Script::new(source));
    config
}

/// The player of the script with this text.
pub(super) fn player(source: &str) -> Box<dyn AnyPlayer> {
    let config = with_script(source);
    Opponent::Script(name("trial")).player(fivefold::games::nim::ID, &config)
}

/// What a script chooses on a board.
pub(super) fn choose(source: &str, id: &str) -> SearchResult<Move> {
    choose_until(source, id, &Stop::new()).expect("a move")
}

pub(super) fn choose_until(
    source: &str,
    id: &str,
    stop: &Stop,
) -> Result<SearchResult<Move>, NoMove> {
    let mut rng = Rng::seed_from_u64(1);
    player(source).choose(&position_of(id), &Limits::default(), stop, &mut rng)
}

/// What is wrong with a script that forfeits its move on this board. The move is legal all the
/// same.
pub(super) fn mistake(source: &str, id: &str) -> ScriptMistake {
    let choice = choose(source, id);
    assert_eq!(position_of(id).check(choice.mv), Ok(()), "{source}");
    assert_eq!(choice.explanation, Explanation::FORFEITED, "{source}");
    choice
        .remark
        .and_then(|remark| remark.mistake)
        .expect("a mistake")
}

/// The move of a script that must not have forfeited it, as text.
pub(super) fn move_of(source: &str, id: &str) -> String {
    let choice = choose(source, id);
    assert_eq!(
        choice.explanation,
        Explanation::SCRIPT,
        "{:?}",
        choice.remark
    );
    position_of(id).move_text(choice.mv)
}

/// Games of Northcott are left off after so many moves: nobody need ever be clamped.
const MOST_PLIES: usize = 500;

/// Plays on, the first of the players to move next; gives the winner and the moves.
pub(super) fn play_out(
    start: Position,
    players: &mut [Box<dyn AnyPlayer>; 2],
    rng: &mut Rng,
) -> (Option<Side>, Vec<SearchResult<Move>>) {
    let mut choices: Vec<SearchResult<Move>> = Vec::new();
    let mut line = GameLine::new(start);
    loop {
        let position = line.position();
        if let Some(outcome) = position.outcome() {
            return (outcome.winner(), choices);
        }
        if choices.len() == MOST_PLIES {
            assert_eq!(
                position.game(),
                fivefold::games::northcott::ID,
                "{position} goes on and on"
            );
            return (None, choices);
        }
        let player = &mut players[choices.len() % 2];
        player.recall(&line);
        let choice = player
            .choose(position, &Limits::default(), &Stop::new(), rng)
            .expect("a game that is not over has a move");
        line.play(choice.mv).expect("players move legally");
        choices.push(choice);
    }
}

/// The shipped scripts.
pub(super) fn shipped() -> Vec<(ScriptName, Script)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/opponents");
    let mut scripts: Vec<(ScriptName, Script)> = fs::read_dir(folder)
        .expect("the folder of scripts")
        .map(|entry| {
            let path = entry.expect("an entry").path();
            let name = ScriptName::of_file(&path.to_string_lossy()).expect("a script");
            let source = fs::read_to_string(&path).expect("a text");
            (name, Script::new(&source))
        })
        .collect();
    scripts.sort_by_key(|(name, _)| *name);
    scripts
}

/// The numbers with the shipped scripts.
pub(super) fn with_shipped() -> Opponents {
    Opponents {
        scripts: shipped().into_iter().collect(),
        ..Opponents::default()
    }
}
