//! Thousands of games of computer against computer leave nothing behind.

use crate::games::northcott::NORTHCOTT_ORIGINAL;

use crate::tests::prelude::*;

fn entities(table: &Tabletop) -> usize {
    table.app.world().entities().count_spawned() as usize
}

/// Resident memory of this process in KiB; `None` where there is no `/proc`.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

/// Games one after the other, all five in turns; gives the entities at the end of each round.
fn rounds(table: &mut Tabletop, rounds: u32, mut after: impl FnMut(&Tabletop, u32)) {
    let games = [
        "nim:3,4,5",
        "corner:8x8",
        "northcott:2x4",
        "mnk:3x3x3",
        "atoms:3x3",
    ];
    for round in 0..rounds {
        let id = games[(round % 5) as usize];
        let opponents = if id.starts_with("northcott") {
            // Two random players retreat for ever.
            (Opponent::Exact, NORTHCOTT_ORIGINAL)
        } else {
            (Opponent::Random, Opponent::Random)
        };
        table.sit(id, computers(opponents.0, opponents.1));
        for _ in 0..10 {
            table.until(Turn::Over);
            table.intent(MatchCommand::NewGame);
            table.frame(16);
        }
        after(table, round);
    }
}

#[test]
fn a_thousand_games_leave_no_entity_behind() {
    let mut table = Tabletop::quick();
    let mut counts = Vec::new();
    rounds(&mut table, 100, |table, _| counts.push(entities(table)));
    // The last round was the same game as the fifth: the same board, the same start.
    println!(
        "entities after 50 games: {}, after 1000: {}",
        counts[4], counts[99]
    );
    assert_eq!(counts[4], counts[99]);
}

#[test]
#[ignore = "a minute; prints the figures of the README"]
fn memory_is_flat_over_ten_thousand_games() {
    let mut table = Tabletop::quick();
    let mut early = None;
    rounds(&mut table, 1000, |table, round| {
        let games = (round + 1) * 10;
        if [100, 1_000, 2_000, 5_000, 10_000].contains(&games) {
            let (entities, memory) = (entities(table), resident());
            println!("{games} games: {entities} entities, {memory:?} KiB resident");
        }
        if games == 1_000 {
            early = resident();
        }
    });
    if let (Some(early), Some(late)) = (early, resident()) {
        assert!(
            late < early + 4_096,
            "{early} KiB after 1000 games, {late} KiB after 10000"
        );
    }
}
