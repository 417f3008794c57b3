//! What the arena prints: a table for people, or JSON for programs.

use std::io::{self, Write};
use std::process::ExitCode;

use serde::Serialize;

use super::PreparedArena;
use super::games::LossJson;
use crate::interrupt::INTERRUPTED;
use crate::report::Report;
use fivefold_match::measure::arena::ForfeitReason;
use fivefold_match::measure::arena::game::Starts;
use fivefold_match::measure::arena::matches::{ForfeitedGame, LeftOutPairs, MatchScore};
use fivefold_match::measure::arena::statistics::{Elo, Sprt, SprtOutcome};

/// The results of an arena.
#[derive(Serialize)]
pub struct ArenaReport {
    id: String,
    #[serde(skip)]
    short_id: String,
    seed: u64,
    starts: &'static str,
    openings: u32,
    plies: u32,
    #[serde(skip)]
    most_games: u64,
    players: Vec<String>,
    broken_off: bool,
    matches: Vec<MatchReport>,
}

/// The result of a match. JSON knows no infinite numbers: an infinite difference is `null` there.
#[derive(Serialize)]
pub(super) struct MatchReport {
    /// The places of the players.
    #[serde(skip)]
    places: [usize; 2],
    first: String,
    second: String,
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    pairs: [u64; 5],
    score: f64,
    elo: f64,
    elo_low: f64,
    elo_high: f64,
    #[serde(skip)]
    difference: Elo,
    plies: u64,
    adjudicated: u64,
    forfeited: u64,
    lost: Vec<LostReport>,
    left_out: Vec<LeftOutReport>,
    sprt: Option<SprtReport>,
}

/// Most lost games that are told one by one in the table.
const MOST_TOLD: usize = 10;

/// A game that was lost for want of a move.
#[derive(Serialize)]
struct LostReport {
    /// Its number in the match, from 1.
    game: u64,
    player: String,
    #[serde(flatten, with = "LossJson")]
    loss: ForfeitReason,
}

#[derive(Serialize)]
struct LeftOutReport {
    player: String,
    pairs: u64,
    reason: String,
}

#[derive(Serialize)]
struct SprtReport {
    elo0: f64,
    elo1: f64,
    ratio: f64,
    bound: f64,
    answer: &'static str,
}

impl MatchReport {
    /// The result of the match of the players in these places.
    pub(super) fn new(
        arena: &PreparedArena,
        places: [usize; 2],
        result: &MatchScore,
    ) -> MatchReport {
        let names = places.map(|place| arena.players[place].name());
        let tally = &result.tally;
        let elo = tally.elo();
        let left_out = |left_out: &LeftOutPairs| LeftOutReport {
            player: names[left_out.player].to_owned(),
            pairs: left_out.pairs,
            reason: left_out.reason.to_string(),
        };
        let lost = |lost: &ForfeitedGame| LostReport {
            game: lost.game + 1,
            player: names[lost.player].to_owned(),
            loss: lost.loss.clone(),
        };
        let sprt = |test: &Sprt| SprtReport {
            elo0: test.elo0,
            elo1: test.elo1,
            ratio: tally.log_likelihood_ratio(test),
            bound: Sprt::bound(),
            answer: match test.answer(tally) {
                SprtOutcome::Stronger => "accepted",
                SprtOutcome::NotStronger => "rejected",
                SprtOutcome::Open => "undecided",
            },
        };
        MatchReport {
            places,
            first: names[0].to_owned(),
            second: names[1].to_owned(),
            games: tally.games(),
            wins: tally.wins,
            draws: tally.draws,
            losses: tally.losses,
            pairs: tally.pairs,
            score: tally.score(),
            elo: elo.difference,
            elo_low: elo.low,
            elo_high: elo.high,
            difference: elo,
            plies: result.plies,
            adjudicated: result.adjudicated,
            forfeited: result.forfeited,
            lost: result.lost.iter().map(lost).collect(),
            left_out: result.left_out.iter().map(left_out).collect(),
            sprt: arena.test.as_ref().map(sprt),
        }
    }
}

impl MatchReport {
    /// Why games were lost for want of a move, one by one.
    fn write_lost(&self, out: &mut dyn Write) -> io::Result<()> {
        for LostReport { game, player, loss } in self.lost.iter().take(MOST_TOLD) {
            writeln!(out, "      game {game}, {player}: {}", loss.reason)?;
            for words in &loss.last_words {
                writeln!(out, "        | {words}")?;
            }
        }
        let told = self.lost.len().min(MOST_TOLD) as u64;
        if self.forfeited > told {
            let more = self.forfeited - told;
            writeln!(out, "      and {more} more; --json tells the first hundred")?;
        }
        Ok(())
    }
}

impl ArenaReport {
    pub(super) fn new(
        arena: &PreparedArena,
        matches: Vec<MatchReport>,
        broken_off: bool,
    ) -> ArenaReport {
        let setting = &arena.setting;
        let names = arena.players.iter().map(|player| player.name().to_owned());
        ArenaReport {
            id: setting.start.id(),
            short_id: setting.start.short_id(),
            seed: setting.seed,
            starts: match setting.starts {
                Starts::Given => "given",
                Starts::Random => "random",
            },
            openings: setting.opening,
            plies: setting.most_plies,
            most_games: 2 * arena.pairs,
            players: names.collect(),
            broken_off,
            matches,
        }
    }

    /// The points of all players, the best first.
    fn standings(&self, width: usize, out: &mut dyn Write) -> io::Result<()> {
        let mut rows: Vec<(&str, f64, u64)> = self
            .players
            .iter()
            .enumerate()
            .map(|(player, name)| {
                let (mut points, mut games) = (0.0, 0);
                for one in &self.matches {
                    let score = one.score * one.games as f64;
                    match one.places.iter().position(|&place| place == player) {
                        Some(0) => points += score,
                        Some(_) => points += one.games as f64 - score,
                        None => continue,
                    }
                    games += one.games;
                }
                (name.as_str(), points, games)
            })
            .collect();
        rows.sort_by(|a, b| b.1.total_cmp(&a.1));
        writeln!(
            out,
            "\n{:<width$}  {:>8} {:>6}",
            "player", "points", "games"
        )?;
        for (name, points, games) in rows {
            writeln!(out, "{name:<width$}  {points:>8.1} {games:>6}")?;
        }
        Ok(())
    }
}

impl Report for ArenaReport {
    fn write_words(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(
            out,
            "{}, up to {} games a match, each opening twice, with seats swapped",
            self.short_id, self.most_games
        )?;
        if self.broken_off {
            let games: u64 = self.matches.iter().map(|one| one.games).sum();
            writeln!(
                out,
                "interrupted after {games} games; only these are counted"
            )?;
        }
        let width = self.players.iter().map(|name| name.chars().count()).max();
        let width = width.unwrap_or(0).max(6);
        if self.players.len() > 2 {
            self.standings(width, out)?;
        }
        writeln!(
            out,
            "\n{:<width$}  {:<width$}  {:>6} {:>6} {:>6} {:>7}  Elo, 95 % (pentanomial)",
            "first", "second", "won", "drawn", "lost", "score"
        )?;
        for one in &self.matches {
            writeln!(
                out,
                "{:<width$}  {:<width$}  {:>6} {:>6} {:>6} {:>6.1}%  {}",
                one.first,
                one.second,
                one.wins,
                one.draws,
                one.losses,
                100.0 * one.score,
                one.difference
            )?;
            if one.adjudicated > 0 {
                writeln!(
                    out,
                    "    {} games were adjudicated after {} plies",
                    one.adjudicated, self.plies
                )?;
            }
            if one.forfeited > 0 {
                writeln!(
                    out,
                    "    {} games were lost because a player gave no move",
                    one.forfeited
                )?;
                one.write_lost(out)?;
            }
            let left_out: u64 = one.left_out.iter().map(|one| one.pairs).sum();
            if left_out > 0 {
                writeln!(
                    out,
                    "    {left_out} pairs were left out; they count for nobody:"
                )?;
            }
            for LeftOutReport {
                player,
                pairs,
                reason,
            } in &one.left_out
            {
                writeln!(out, "      {pairs} because of {player}: {reason}")?;
            }
            if let Some(test) = &one.sprt {
                writeln!(
                    out,
                    "    SPRT of {} to {} Elo: {} (log likelihood ratio {:.2}, bounds ±{:.2})",
                    test.elo0, test.elo1, test.answer, test.ratio, test.bound
                )?;
            }
        }
        Ok(())
    }

    fn code(&self) -> ExitCode {
        match self.broken_off {
            true => ExitCode::from(INTERRUPTED),
            false => ExitCode::SUCCESS,
        }
    }
}
