//! What the arena prints: a table for people, or JSON for programs.

use std::io::{self, Write};

use serde_json::{Value, json};

use super::{Arena, Played};
use fivefold_match::measure::arena::game::Starts;
use fivefold_match::measure::arena::matches::{LeftOut, MatchScore};
use fivefold_match::measure::arena::statistics::{Answer, Sprt};

pub(super) fn table(
    arena: &Arena,
    played: &[Played],
    is_broken_off: bool,
    out: &mut dyn Write,
) -> io::Result<()> {
    writeln!(
        out,
        "{}, up to {} games a match, each opening twice, with seats swapped",
        arena.setting.start.short_id(),
        2 * arena.pairs
    )?;
    if is_broken_off {
        let games: u64 = played.iter().map(|one| one.result.tally.games()).sum();
        writeln!(
            out,
            "interrupted after {games} games; only these are counted"
        )?;
    }
    let names: Vec<&str> = arena.players.iter().map(|player| player.name()).collect();
    let width = names.iter().map(|name| name.chars().count()).max();
    let width = width.unwrap_or(0).max(6);
    if names.len() > 2 {
        standings(arena, played, width, out)?;
    }
    writeln!(
        out,
        "\n{:<width$}  {:<width$}  {:>6} {:>6} {:>6} {:>7}  Elo, 95 % (pentanomial)",
        "first", "second", "won", "drawn", "lost", "score"
    )?;
    for one in played {
        let MatchScore { ref tally, .. } = one.result;
        writeln!(
            out,
            "{:<width$}  {:<width$}  {:>6} {:>6} {:>6} {:>6.1}%  {}",
            names[one.first],
            names[one.second],
            tally.wins,
            tally.draws,
            tally.losses,
            100.0 * tally.score(),
            tally.elo()
        )?;
        if one.result.adjudicated > 0 {
            writeln!(
                out,
                "    {} games were adjudicated after {} plies",
                one.result.adjudicated, arena.setting.most_plies
            )?;
        }
        if one.result.forfeited > 0 {
            writeln!(
                out,
                "    {} games were lost because a player gave no move",
                one.result.forfeited
            )?;
        }
        if one.result.pairs_left_out() > 0 {
            writeln!(
                out,
                "    {} pairs were left out; they count for nobody:",
                one.result.pairs_left_out()
            )?;
        }
        for left_out in &one.result.left_out {
            let player = names[one.player(left_out)];
            let LeftOut { pairs, reason, .. } = left_out;
            writeln!(out, "      {pairs} because of {player}: {reason}")?;
        }
        if let Some(test) = &arena.test {
            writeln!(
                out,
                "    SPRT of {} to {} Elo: {} (log likelihood ratio {:.2}, bounds ±{:.2})",
                test.elo0,
                test.elo1,
                answer(test, &one.result),
                tally.log_likelihood_ratio(test),
                Sprt::bound()
            )?;
        }
    }
    Ok(())
}

/// The points of all players, the best first.
fn standings(
    arena: &Arena,
    played: &[Played],
    width: usize,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut rows: Vec<(&str, f64, u64)> = arena
        .players
        .iter()
        .enumerate()
        .map(|(player, engine_spec)| {
            let (mut points, mut games) = (0.0, 0);
            for one in played {
                let tally = one.result.tally;
                let score = tally.score() * tally.games() as f64;
                if one.first == player {
                    points += score;
                } else if one.second == player {
                    points += tally.games() as f64 - score;
                } else {
                    continue;
                }
                games += tally.games();
            }
            (engine_spec.name(), points, games)
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

fn answer(test: &Sprt, result: &MatchScore) -> &'static str {
    match test.answer(&result.tally) {
        Answer::Stronger => "accepted",
        Answer::NotStronger => "rejected",
        Answer::Open => "undecided",
    }
}

/// Everything as one JSON object.
pub(super) fn to_json(arena: &Arena, played: &[Played], is_broken_off: bool) -> Value {
    let matches: Vec<Value> = played
        .iter()
        .map(|one| {
            let result = &one.result;
            let tally = result.tally;
            let elo = tally.elo();
            // JSON knows no infinite numbers.
            let finite = |value: f64| value.is_finite().then_some(value);
            let left_out = result.left_out.iter().map(|left_out| {
                json!({
                    "player": arena.players[one.player(left_out)].name(),
                    "pairs": left_out.pairs,
                    "reason": left_out.reason.to_string(),
                })
            });
            let left_out: Vec<Value> = left_out.collect();
            json!({
                "first": arena.players[one.first].name(),
                "second": arena.players[one.second].name(),
                "games": tally.games(),
                "wins": tally.wins,
                "draws": tally.draws,
                "losses": tally.losses,
                "pairs": tally.pairs,
                "score": tally.score(),
                "elo": finite(elo.difference),
                "elo_low": finite(elo.low),
                "elo_high": finite(elo.high),
                "plies": result.plies,
                "adjudicated": result.adjudicated,
                "forfeited": result.forfeited,
                "left_out": left_out,
                "sprt": arena.test.as_ref().map(|test| json!({
                    "elo0": test.elo0,
                    "elo1": test.elo1,
                    "ratio": tally.log_likelihood_ratio(test),
                    "bound": Sprt::bound(),
                    "answer": answer(test, result),
                })),
            })
        })
        .collect();
    json!({
        "id": arena.setting.start.id(),
        "seed": arena.setting.seed,
        "starts": match arena.setting.starts {
            Starts::Given => "given",
            Starts::Random => "random",
        },
        "openings": arena.setting.opening,
        "plies": arena.setting.most_plies,
        "players": arena.players.iter().map(|player| player.name()).collect::<Vec<_>>(),
        "broken_off": is_broken_off,
        "matches": matches,
    })
}
