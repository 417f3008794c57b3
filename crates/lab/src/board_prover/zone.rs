//! The zone of a win that the tree has proven: the cells on which an earlier stone of the defender could
//! matter to it.
//!
//! The tree keeps no more of a win than is needed to find it again, so that it is gone through, and wins by
//! threats are searched for once more. Where that fails the zone may be too small; then the proof, when it is
//! written, needs some replies more.

use super::AGAIN;
use super::judge::Judge;
use super::path::Path;
use super::similar::KnownZones;
use super::tree::Tree;
use fivefold_lines_engine::cell_set::{CellSet, Index};
use fivefold_lines_engine::moves::{self, Defence, StaticResult};
use fivefold_lines_engine::threat_board::ThreatLevel;
use fivefold_lines_engine::threat_search::zone_of_move;
use fivefold_players::Stop;

/// Goes through a win.
pub(super) struct Zones<'a> {
    pub(super) tree: &'a Tree,
    pub(super) path: &'a mut Path,
    pub(super) judge: &'a mut Judge,
    pub(super) stop: &'a Stop,
    /// The zones of positions that were gone through.
    pub(super) known: KnownZones,
}

impl Zones<'_> {
    /// The zone of the win after a pass of the defender, who is to move; nothing if none is known.
    pub(super) fn after_pass(&mut self) -> Option<CellSet> {
        self.path.pass();
        let zone = self.won(1);
        self.path.undo();
        zone
    }

    /// The zone of a win of the attacker, who is to move, for so many earlier stones.
    fn won(&mut self, extra: u8) -> Option<CellSet> {
        let key = (self.path.key(), extra);
        if let Some(zone) = self.known.get(&key) {
            let back = |at: Index| self.path.turned_back(at);
            return Some(zone.iter().filter_map(back).collect());
        }
        let winning = match self.path.winning_move(self.tree) {
            None => self.without_stones(),
            known => known,
        };
        let zone = match winning {
            Some(at) => {
                let zone = zone_of_move(&self.path.board, at, extra);
                self.path.place(at);
                let rest = self.lost(extra);
                self.path.undo();
                zone.union(&rest?)
            }
            None => {
                let board = &mut self.path.board;
                let win = self
                    .judge
                    .threats
                    .by_threats(board, extra, AGAIN, self.stop);
                win?.zone
            }
        };
        let turned = self.path.turned(&zone);
        self.known.insert(key, turned);
        Some(zone)
    }

    /// The first move of a win that is known because some stones of the defender do not matter.
    fn without_stones(&mut self) -> Option<Index> {
        let known = std::mem::take(&mut self.known);
        let winning = self.path.won_without_stones(self.tree, &known);
        self.known = known;
        winning.flatten()
    }

    /// The zone where the defender is to move and loses.
    fn lost(&mut self, extra: u8) -> Option<CellSet> {
        let board = &mut self.path.board;
        let fives = *board.set(board.to_move() ^ 1, ThreatLevel::Five);
        let mut zone = match moves::static_result(board) {
            StaticResult::Loses(_) => return Some(fives),
            StaticResult::Open(Defence::Block(_)) => fives,
            _ => match self.judge.after_pass(board, extra + 1, AGAIN, self.stop) {
                Some(zone) => zone,
                None => {
                    self.path.pass();
                    let zone = self.won(extra + 1);
                    self.path.undo();
                    zone?
                }
            },
        };
        for reply in zone.iter() {
            let board = &self.path.board;
            if !board.all_cells().contains(&reply) || !board.is_empty_at(reply) {
                continue;
            }
            self.path.place(reply);
            let after = self.won(extra);
            self.path.undo();
            zone = zone.union(&after.unwrap_or_default());
        }
        Some(zone)
    }
}
