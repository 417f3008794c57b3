//! The checker's own search for wins by threats: moves after which the attacker would win by fours if the
//! defender passed. Of the defender's replies only those in the zone of that win are tried, and all of these.

use super::board::{ATTACKER, Board, DEFENDER, Won};
use super::zone::Zone;

/// So many moves that won are remembered, to be tried first.
const REMEMBERED: usize = 12;

/// What limits a search for threats, and what it tries first.
#[derive(Clone, Debug, Default)]
pub(super) struct ThreatLimits {
    /// Moves that won in similar positions, the last one first.
    pub(super) hints: Vec<u16>,
    /// Positions with the attacker to move that may still be visited by searches for fours.
    pub(super) budget: u32,
    /// And by each of these.
    pub(super) fours: u32,
}

impl ThreatLimits {
    /// Remembers a move that won.
    pub(super) fn remember(&mut self, at: u16) {
        self.hints.retain(|&hint| hint != at);
        self.hints.insert(0, at);
        self.hints.truncate(REMEMBERED);
    }
}

/// The functions below call each other as deep as threats and forced replies go.
impl Board {
    /// A win of the attacker, who is to move, by fours or so many threats one after the other. With extra stones
    /// of the defender outside its zone it wins as well. What was searched before does not matter: whoever
    /// reads a proof finds what was found when it was written.
    pub(super) fn won_by_threats(
        &mut self,
        depth: u8,
        extra: u8,
        threats: &mut ThreatLimits,
    ) -> Option<Won> {
        self.begin_search();
        let found = self.threats(depth, extra, threats);
        self.end_search();
        found
    }

    fn threats(&mut self, depth: u8, extra: u8, threats: &mut ThreatLimits) -> Option<Won> {
        if let Some(won) = self.some_fours(extra, threats) {
            return Some(won);
        }
        let forced = match self.completing(DEFENDER) {
            (Some(_), Some(_)) => return None,
            (forced, _) => forced,
        };
        if depth == 0 {
            return None;
        }
        let moves = match forced {
            Some(at) => vec![at],
            None => {
                let mut moves = self.three_makers();
                let rank = |at: &u16| threats.hints.iter().position(|hint| hint == at);
                moves.sort_by_key(|at| rank(at).unwrap_or(REMEMBERED));
                moves
            }
        };
        // A four of the defender, and blocking it, is no threat of the attacker.
        let depth = depth - u8::from(forced.is_none());
        for at in moves {
            if threats.budget == 0 {
                return None;
            }
            self.try_stone(at, ATTACKER);
            let won = self.wins_after_threat(depth, extra, threats);
            self.take_back(at, ATTACKER);
            if let Some(mut won) = won {
                won.first = at;
                won.plies += 1;
                won.zone.insert(at);
                threats.remember(at);
                return Some(won);
            }
        }
        None
    }

    /// The same where the defender is to move.
    fn wins_after_threat(
        &mut self,
        depth: u8,
        extra: u8,
        threats: &mut ThreatLimits,
    ) -> Option<Won> {
        let mut all = Won::default();
        let after = |board: &mut Board, reply: u16, threats: &mut ThreatLimits, all: &mut Won| {
            board.try_stone(reply, DEFENDER);
            let won = match board.is_line(reply, DEFENDER) {
                true => None,
                false => board.threats(depth, extra, threats),
            };
            board.take_back(reply, DEFENDER);
            let won = won?;
            all.plies = all.plies.max(won.plies + 1);
            all.zone.add(&won.zone);
            Some(())
        };
        if let (Some(block), None) = self.completing(ATTACKER) {
            after(self, block, threats, &mut all)?;
            all.zone.insert(block);
            self.add_interfering(extra, &mut all.zone);
            return Some(all);
        }
        let (plies, line) = self.soon_by_fours(threats)?;
        all.plies = plies + 1;
        let zone = self.zone_of_fours(&line, extra + 1);
        for &reply in &line {
            after(self, reply, threats, &mut all)?;
        }
        for reply in 0..self.cells() {
            if zone.contains(reply) && self.is_empty(reply) && !line.contains(&reply) {
                after(self, reply, threats, &mut all)?;
            }
        }
        self.add_interfering(extra, &mut all.zone);
        all.zone.add(&zone);
        Some(all)
    }

    /// A win by fours.
    fn some_fours(&mut self, extra: u8, threats: &mut ThreatLimits) -> Option<Won> {
        let (plies, line) = self.soon_by_fours(threats)?;
        let zone = match extra {
            0 => Zone::default(),
            _ => self.zone_of_fours(&line, extra),
        };
        let first = line.first().copied().unwrap_or_default();
        Some(Won { first, plies, zone })
    }

    /// The plies and the moves of a win by fours that is found soon.
    fn soon_by_fours(&mut self, threats: &mut ThreatLimits) -> Option<(u16, Vec<u16>)> {
        let most = threats.budget.min(threats.fours);
        let (mut line, mut budget) = (Vec::new(), most);
        let plies = self.any_fours(&[], &mut line, &mut budget);
        threats.budget -= most - budget;
        line.reverse();
        Some((plies?, line))
    }
}
