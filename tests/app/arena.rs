//! The arena: two computer players play many games beside the frames, and it can be stopped.

use crate::config::{Level, Script, ScriptName};
use crate::features::arena::{Arena, ArenaCommand, MatchStanding};
use crate::games::nim;
use crate::games::nim::NIM_SEARCHER;
use crate::rules::GameId;

use crate::tests::prelude::*;

/// The arena of a game with these players.
fn arena(game: GameId, players: [Opponent; 2], games: u32) -> Tabletop {
    let mut table = Tabletop::new();
    table.open(game);
    table.draft().seats = computers(players[0], players[1]);
    table.want(ScreenCommand::Arena);
    assert_eq!(table.screen(), Screen::Arena);
    let mut arena = table.resource_mut::<Arena>();
    assert_eq!(arena.players, players.map(Some), "those of the setup");
    arena.games = games;
    table
}

fn standing(table: &Tabletop) -> MatchStanding {
    table.resource::<Arena>().standing().expect("a match")
}

fn until_it_ends(table: &mut Tabletop) {
    table.wait("the end of the match", |table| {
        !table.resource::<Arena>().is_running()
    });
}

const MASTER: Opponent = Opponent::Level(Level::STRONGEST);

#[test]
fn a_match_is_played_to_its_end_with_balanced_sides() {
    let mut table = arena(nim::ID, [MASTER, Opponent::Random], 20);
    table.want(ArenaCommand::RunOrStop);
    until_it_ends(&mut table);
    let MatchStanding { score, curve } = standing(&table);
    assert_eq!(score.tally.games(), 20);
    assert_eq!(score.tally.pairs.iter().sum::<u64>(), 10);
    assert!(score.tally.score() > 0.7, "{score:?}");
    assert_eq!(curve.last().map(|point| point.games), Some(20));
    assert_eq!(
        curve.last().map(|point| point.score),
        Some(score.tally.score())
    );
    assert!(curve.is_sorted_by(|one, next| one.games < next.games));
}

#[test]
fn the_curve_grows_while_frames_are_drawn_and_the_match_stops_at_any_time() {
    let mut table = arena(nim::ID, [MASTER, Opponent::Random], 1_000);
    table.want(ArenaCommand::RunOrStop);
    table.wait("some games", |table| {
        !standing(table).curve.is_empty() || !table.resource::<Arena>().is_running()
    });
    table.want(ArenaCommand::RunOrStop);
    until_it_ends(&mut table);
    let stopped = standing(&table);
    assert!(stopped.score.tally.games() <= 1_000);
    table.frames(10);
    assert_eq!(standing(&table), stopped, "nothing is added any more");
}

#[test]
fn a_game_that_never_ends_its_move_is_broken_off_when_the_match_is_stopped() {
    let name = ScriptName::new("endless").expect("a name");
    let mut table = Tabletop::new();
    let mut configs = table.resource_mut::<Configs>();
    let endless = Script::new("fn choose(board) { while true {} }");
    configs.opponents.scripts.insert(name, endless);
    configs.opponents.script_limits.steps = 1_000_000_000;
    table.open(nim::ID);
    table.draft().seats = computers(Opponent::Script(name), NIM_SEARCHER);
    table.want(ScreenCommand::Arena);
    table.want(ArenaCommand::RunOrStop);
    table.frames(3);
    assert!(table.resource::<Arena>().is_running());
    table.want(ArenaCommand::RunOrStop);
    until_it_ends(&mut table);
    assert_eq!(standing(&table).score.tally.games(), 0);
}

#[test]
fn leaving_the_arena_stops_the_match_and_leads_back_to_the_setup() {
    let mut table = arena(nim::ID, [MASTER, MASTER], 1_000);
    table.want(ArenaCommand::RunOrStop);
    table.key(KeyCode::Escape);
    assert_eq!(table.screen(), Screen::Setup);
    until_it_ends(&mut table);
    assert_eq!(table.draft().game, nim::ID);
}

#[test]
fn a_key_opens_it_and_another_one_runs_it() {
    let mut table = Tabletop::new();
    table.open(nim::ID);
    table.ctrl(KeyCode::KeyE);
    assert_eq!(table.screen(), Screen::Arena);
    // Where a person sits in the setup, somebody else does here.
    let players = table.resource::<Arena>().players;
    assert!(players.iter().all(Option::is_some));
    assert_eq!(table.draft().seats[0], Seat::Person);
    table.resource_mut::<Arena>().games = 10;
    table.key(KeyCode::Space);
    assert!(table.resource::<Arena>().standing().is_some());
    until_it_ends(&mut table);
}

#[test]
fn the_table_and_the_curve_are_told_in_words() {
    let mut table = arena(nim::ID, [MASTER, Opponent::Random], 10);
    let reader = Reader::of(&mut table);
    reader.says(&mut table, "Choose two opponents");
    reader.press(&mut table, "Run");
    until_it_ends(&mut table);
    let tally = standing(&table).score.tally;
    let text = reader.text(&mut table);
    for part in [
        "Done: 10 of 10 games".to_owned(),
        format!("Master: Won: {}", tally.wins),
        format!("Chance: Won: {}", tally.losses),
        "Master scores ".to_owned(),
        "Score over the games: ".to_owned(),
    ] {
        assert!(text.contains(&part), "{part}: {text}");
    }
    assert!(reader.offers(&mut table, "Run"), "it can begin again");
}
