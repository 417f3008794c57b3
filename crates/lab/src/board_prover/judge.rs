//! What a look at a position of the tree says: won, lost, or the moves to try.

use super::advice::{Advice, Advisor};
use fivefold_lines_engine::cell_set::{CellSet, Index};
use fivefold_lines_engine::moves::{self, Defence, StaticResult};
use fivefold_lines_engine::proof_numbers::ProofNumbers;
use fivefold_lines_engine::threat_board::{ThreatBoard, ThreatLevel};
use fivefold_lines_engine::threat_search::ThreatSearcher;
use fivefold_players::Stop;

// The limits were chosen by how many of some positions with four stones are proven in a given number of
// positions visited.

/// Positions visited at most by a search for a win by threats where the attacker is to move, at the first
/// and at the last look.
const THREATS_OF_ATTACK: [u64; 2] = [300, 20_000];
/// The same after a pass of the defender, at the first and at the second look.
const THREATS_AFTER_PASS: [u64; 2] = [1_000, 20_000];
/// The same for the defender.
const THREATS_OF_DEFENDER: u64 = 500;
/// Positions visited at most by a search for a win by fours.
const FOURS: u64 = 300;
/// The same to see whether an attack threatens such a win.
const FOURS_OF_ATTACK: u64 = 40;
/// Attacks that threaten no win by fours are tried up to this number.
const QUIET_ATTACKS: usize = 6;
/// Attacks that are looked at.
const ATTACKS: usize = 12;

/// The proof number of an attack that threatens a win by fours, and of others, before they are looked at,
/// where the engine takes the position after it for even: about how many replies there are.
const THREATENING: f64 = 4.0;
const QUIET: f64 = 8.0;
/// A disproof number in such a position.
const EVEN_DISPROOF: f64 = 5.0;
/// An estimate lower by so many points makes proof numbers e times as large.
const POINTS_PER_FACTOR: f64 = 300.0;
/// No number that follows from an estimate is larger.
const LARGEST_NUMBER: f64 = 100.0;
/// More for an attack that threatens nothing, after one look and after two.
const DORMANT: [u32; 2] = [8, 24];
/// More for all attacks that were left out first.
const UNLIKELY: u32 = 140;

/// For how many earlier stones of the defender the zone of a win is; after several passes for more (`zone`).
pub(super) const ONE_STONE: u8 = 1;

/// What the searches for fours and for threats remember: MiB, and positions without a win by fours.
const TABLE_MIB: u32 = 8;
const SLOTS: usize = 1 << 16;

/// What is found out about a position.
#[derive(Debug)]
pub(super) enum NodeResult {
    /// The attacker wins; with an earlier stone of the defender outside these cells as well.
    Proven(CellSet),
    /// It does not.
    Disproven,
    /// Nothing yet. It is looked at once more when all else is worse: its proof number grows by so much.
    Dormant(u32),
    /// The attacker's last move threatens nothing. Whether it wins after a pass of the defender is to be found
    /// out first.
    AfterPass,
    /// These moves are to be tried.
    Open(Moves),
}

/// Moves to be tried.
#[derive(Debug)]
pub(super) struct Moves {
    pub(super) all: Vec<(Index, ProofNumbers)>,
    /// Whether others are left out that could matter.
    pub(super) is_partial: bool,
    /// The one that is preferred, if one is.
    pub(super) preferred: Option<Index>,
}

/// A move of the attacker.
struct Attack {
    at: Index,
    /// What the engine says of the position after it, for the defender.
    estimate: i32,
    /// Whether it threatens a win by fours.
    threatens: bool,
}

/// Looks at positions.
pub(super) struct Judge {
    pub(super) threats: ThreatSearcher,
    advisor: Advisor,
    /// Positions visited for advice.
    advised: u64,
}

impl Judge {
    pub(super) fn new() -> Judge {
        Judge {
            threats: ThreatSearcher::new(TABLE_MIB, SLOTS),
            advisor: Advisor::new(),
            advised: 0,
        }
    }

    /// Positions visited so far.
    pub(super) const fn visited(&self) -> u64 {
        self.threats.visited() + self.advised
    }

    /// What the engine advises in a position that has been asked about so often since its first advice.
    pub(super) fn advice(&mut self, board: &ThreatBoard, asked: u8, stop: &Stop) -> Option<Advice> {
        let (advice, visited) = self.advisor.ask(board, asked, stop);
        self.advised += visited;
        advice
    }

    /// The zone, for so many earlier stones of the side to move, of a win by threats of the other side after a pass.
    pub(super) fn after_pass(
        &mut self,
        board: &mut ThreatBoard,
        stones: u8,
        positions: u64,
        stop: &Stop,
    ) -> Option<CellSet> {
        board.pass();
        let win = self.threats.by_threats(board, stones, positions, stop);
        board.pass();
        win.map(|win| win.zone)
    }

    /// Judges a position in which the attacker is to move: at the first look (0) with the moves that the
    /// engine likes, else with all that can matter. Hints are moves that win in similar positions, the most
    /// promising first.
    pub(super) fn attack(
        &mut self,
        board: &mut ThreatBoard,
        look: u8,
        hints: &[Index],
        stop: &Stop,
    ) -> NodeResult {
        let defence = match moves::static_result(board) {
            StaticResult::Loses(_) | StaticResult::Drawn => return NodeResult::Disproven,
            StaticResult::Wins(_) => Defence::Free,
            StaticResult::Open(defence) => defence,
        };
        let most = THREATS_OF_ATTACK[usize::from(look > 0)];
        if let Some(win) = self.threats.by_threats(board, ONE_STONE, most, stop) {
            return NodeResult::Proven(win.zone);
        }
        let cells = match &defence {
            Defence::Block(at) => [*at].into_iter().collect(),
            Defence::Answer(defences) if defences.is_complete => defences.cells,
            _ if look == 0 && usize::from(board.empty()) == board.all_cells().len() => {
                [board.middle()].into_iter().collect()
            }
            _ => self.attacks(board, stop),
        };
        let mut list = moves::best_first(board, &cells);
        let all = match defence {
            Defence::Free => usize::from(board.empty()),
            _ => list.len(),
        };
        if look == 0 {
            list.truncate(ATTACKS);
        }
        let mut attacks = self.ranked(board, &list, stop);
        if look == 0 {
            let mut quiet = 0;
            attacks.retain(|attack| {
                quiet += usize::from(!attack.threatens);
                attack.threatens || quiet <= QUIET_ATTACKS
            });
        }
        let is_partial = look == 0 && attacks.len() < all;
        let advice = match (attacks.len(), hints.first()) {
            (..=1, _) => None,
            (_, Some(&at)) => Some(Advice { at, proof: 1 }),
            _ => self.advice(board, 0, stop),
        };
        let guess = |attack: &Attack| {
            let even = if attack.threatens { THREATENING } else { QUIET };
            let later = if look == 0 { 0 } else { UNLIKELY };
            let numbers = ProofNumbers {
                proof: number_of(even, -attack.estimate) + later,
                disproof: number_of(EVEN_DISPROOF, attack.estimate),
            };
            (attack.at, numbers)
        };
        let mut all: Vec<_> = attacks.iter().map(guess).collect();
        if let Some(Advice { at, proof }) = advice {
            match all.iter_mut().find(|(other, _)| *other == at) {
                Some((_, numbers)) => numbers.proof = proof,
                None => all.push((at, ProofNumbers { proof, disproof: 1 })),
            }
        }
        all.sort_by_key(|(_, numbers)| numbers.proof);
        match all.is_empty() {
            true => NodeResult::Disproven,
            false => NodeResult::Open(Moves {
                all,
                is_partial,
                preferred: advice.map(|advice| advice.at),
            }),
        }
    }

    /// The cells on which an attack can matter: those on lines that can still be finished, and only those
    /// that can stop a win by fours, if the defender threatens one.
    fn attacks(&mut self, board: &mut ThreatBoard, stop: &Stop) -> CellSet {
        let is_alive = |&at: &Index| board.is_empty_at(at) && board.is_alive_at(at);
        let alive: CellSet = board.all_cells().filter(is_alive).collect();
        match self.threats.stops_of_fours(board, FOURS, stop) {
            Some(stops) => alive.intersection(&stops),
            None => alive,
        }
    }

    /// Attacks, the best first as the engine estimates them.
    fn ranked(&mut self, board: &mut ThreatBoard, list: &[Index], stop: &Stop) -> Vec<Attack> {
        let me = board.to_move();
        let mut attacks = Vec::new();
        for &at in list {
            let is_four = board.threat(me, at) >= ThreatLevel::Four;
            board.place(at);
            // Of the side that is to move now.
            let estimate = board.estimate();
            let threatens = is_four || self.threatens_fours(board, stop);
            board.undo();
            attacks.push(Attack {
                at,
                estimate,
                threatens,
            });
        }
        attacks.sort_by_key(|attack| (attack.estimate, attack.at));
        attacks
    }

    /// Whether the side that has just moved would win by fours if the other one passed.
    fn threatens_fours(&mut self, board: &mut ThreatBoard, stop: &Stop) -> bool {
        board.pass();
        let threatens = self.threats.by_fours(board, FOURS_OF_ATTACK, stop);
        board.pass();
        threatens
    }

    /// Judges a position in which the defender is to move. At the first look (0) and the second the attacker
    /// must threaten to win by threats; at the third it is to be found out whether it wins after a pass at
    /// all. From then on that win has this zone, and the replies inside are tried.
    pub(super) fn defend(
        &mut self,
        board: &mut ThreatBoard,
        look: u8,
        zone: Option<CellSet>,
        stop: &Stop,
    ) -> NodeResult {
        let cells = match moves::static_result(board) {
            StaticResult::Wins(_) | StaticResult::Drawn => return NodeResult::Disproven,
            StaticResult::Loses(_) => {
                return NodeResult::Proven(*board.set(board.to_move() ^ 1, ThreatLevel::Five));
            }
            StaticResult::Open(Defence::Block(at)) => [at].into_iter().collect(),
            StaticResult::Open(_) => {
                if self.threats.by_fours(board, FOURS, stop) {
                    return NodeResult::Disproven;
                }
                let look = usize::from(look);
                let positions = THREATS_AFTER_PASS.get(look).copied();
                let threatened =
                    positions.and_then(|most| self.after_pass(board, ONE_STONE, most, stop));
                let mut defender_wins = || {
                    let most = THREATS_OF_DEFENDER;
                    let win = self.threats.by_threats(board, ONE_STONE, most, stop);
                    win.is_some()
                };
                match threatened.or(zone) {
                    Some(zone) => zone,
                    None if defender_wins() => return NodeResult::Disproven,
                    None => {
                        return match DORMANT.get(look) {
                            Some(&more) => NodeResult::Dormant(more),
                            None => NodeResult::AfterPass,
                        };
                    }
                }
            }
        };
        let is_reply = |&at: &Index| board.is_empty_at(at) && cells.contains(at);
        let replies: Vec<Index> = board.all_cells().filter(is_reply).collect();
        let estimated = |at: Index| {
            board.place(at);
            let estimate = board.estimate();
            board.undo();
            (estimate, at)
        };
        let mut replies: Vec<(i32, Index)> = replies.into_iter().map(estimated).collect();
        replies.sort_by_key(|&(estimate, _)| estimate);
        let guess = |(rank, (estimate, at)): (u32, (i32, Index))| {
            let numbers = ProofNumbers {
                proof: number_of(1.0, estimate),
                disproof: number_of(EVEN_DISPROOF, -estimate) + rank / 4,
            };
            (at, numbers)
        };
        NodeResult::Open(Moves {
            all: (0..).zip(replies).map(guess).collect(),
            is_partial: false,
            preferred: None,
        })
    }
}

/// A proof number for a position that the engine estimates so for the attacker, or a disproof number where
/// the estimate is for the defender: `even` where it is 0.
pub(super) fn number_of(even: f64, estimate: i32) -> u32 {
    let number = even * (-f64::from(estimate) / POINTS_PER_FACTOR).exp();
    number.round().clamp(1.0, LARGEST_NUMBER) as u32
}
