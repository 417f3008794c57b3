//! Proves that a side wins on a large board: a tree of all positions searched, best first by proof numbers
//! (Allis, van der Meulen and van den Herik 1994), whose positions are judged by searches for a win by
//! threats. On all cores.
//!
//! Where the defender is to move, it is made to pass first (Allis, van den Herik and Huntjens 1993). Where the
//! attacker then wins by threats, only the replies in the zone of that win are tried. Where it does not,
//! the attacker's last move threatens nothing and every reply would have to be tried, so that all else comes
//! first.
//!
//! The attacker first tries the moves that its engine likes, the others only where these all lose. What is
//! proven is true as far as the zones are: the proof that is written down is checked by a program that knows
//! neither.

mod advice;
mod choice;
mod guide;
mod judge;
mod path;
mod saved;
mod similar;
mod tree;
mod zone;

use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::panic;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use crate::proof_search::WorkingOn;
use fivefold_lines::Lines;
use fivefold_lines_engine::cell_set::{CellSet, Index};
use fivefold_lines_engine::proof_numbers::ProofNumbers;
use fivefold_players::Stop;
use fivefold_rules::{Game, Side};
use judge::{Judge, NodeResult, ONE_STONE};
use path::{Inquiry, Path};
use tree::{Child, Tree};
use zone::Zones;

pub(crate) use guide::Guide;

/// Positions visited at most to find a win by threats again that was found before.
const AGAIN: u64 = 200_000;
/// The same to prove a reply that is left over when the proof is written.
const LEFT_OVER: u64 = 50_000_000;
/// The look at which it is found out whether the attacker wins after a pass.
const WON_AFTER_PASS: u8 = 2;
/// How long somebody waits for a position that another one is looking at.
const WAIT: Duration = Duration::from_micros(200);
/// A step lasts up to so many times as long where somebody asks the engine for long, as all wait at its end.
const LONGEST_STEP: u64 = 16;
/// Of the memory this part is left when the tree is made smaller.
const SHRUNK: f64 = 0.75;

/// A search for a proof that the attacker wins.
pub(crate) struct BoardProver {
    position: Lines,
    attacker: Side,
    tree: Tree,
    guide: Option<Guide>,
    judges: Vec<Judge>,
    most_bytes: usize,
    visited: u64,
}

/// What all who search share.
struct SharedSearch<'a> {
    tree: &'a mut Tree,
    guide: Option<&'a mut Guide>,
    visited: u64,
    /// How many are asking the engine.
    asking: usize,
}

impl<'a> SharedSearch<'a> {
    const fn new(tree: &'a mut Tree, guide: Option<&'a mut Guide>) -> SharedSearch<'a> {
        SharedSearch {
            tree,
            guide,
            visited: 0,
            asking: 0,
        }
    }

    /// Whether so many positions were visited, or somewhat more while somebody asks the engine.
    const fn is_over(&self, positions: u64) -> bool {
        let most = match self.asking {
            0 => positions,
            _ => positions.saturating_mul(LONGEST_STEP),
        };
        self.visited >= most
    }
}

impl BoardProver {
    /// A search in a position that is not over, not in renju, with a tree of about so many MiB.
    pub(crate) fn new(position: &Lines, attacker: Side, memory_mib: u32) -> BoardProver {
        let cores = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        let mut tree = Tree::default();
        Path::new(position, attacker).enter_tree(&mut tree);
        BoardProver {
            position: position.clone(),
            attacker,
            tree,
            guide: None,
            judges: (0..cores.get()).map(|_| Judge::new()).collect(),
            most_bytes: (memory_mib as usize) << 20,
            visited: 0,
        }
    }

    /// For which side a win is looked for.
    pub(crate) const fn attacker(&self) -> Side {
        self.attacker
    }

    /// Looks for a win of the other side.
    pub(crate) fn change_sides(&mut self) {
        self.attacker = self.attacker.other();
        self.tree = Tree::default();
        Path::new(&self.position, self.attacker).enter_tree(&mut self.tree);
    }

    /// Positions visited.
    pub(crate) const fn visited(&self) -> u64 {
        self.visited
    }

    /// Searches on so many cores from now on.
    pub(crate) fn use_cores(&mut self, cores: NonZeroUsize) {
        self.judges.resize_with(cores.get(), Judge::new);
    }

    /// Goes on for about so many positions: whether the attacker wins, if that is known then.
    pub(crate) fn go_on(&mut self, positions: u64, stop: &Stop) -> Option<bool> {
        let shared = Mutex::new(SharedSearch::new(&mut self.tree, self.guide.as_mut()));
        let (position, attacker) = (&self.position, self.attacker);
        thread::scope(|scope| {
            for judge in &mut self.judges {
                let shared = &shared;
                scope.spawn(move || {
                    let mut path = Path::new(position, attacker);
                    search(shared, &mut path, judge, positions, stop);
                });
            }
        });
        self.visited += shared
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner)
            .visited;
        if self.tree.bytes() > self.most_bytes {
            let most = (self.most_bytes as f64 * SHRUNK) as usize;
            self.tree.shrink(most);
        }
        match self.tree.get(Tree::ROOT).numbers {
            ProofNumbers { proof: 0, .. } => Some(true),
            ProofNumbers { disproof: 0, .. } => Some(false),
            ProofNumbers { .. } => None,
        }
    }

    /// See [`ProofSearch::working_on`](crate::proof_search::ProofSearch::working_on).
    pub(crate) fn working_on(&self, most: usize) -> WorkingOn {
        let mut path = Path::new(&self.position, self.attacker);
        let (mut line, mut replies) = (Vec::new(), None);
        let mut next = Some(Tree::ROOT);
        while let Some(id) = next.filter(|_| line.len() < most) {
            let children = self.tree.children(id);
            if !path.is_attacking() && replies.is_none() {
                let is_refuted = |child: &&Child| self.tree.numbers_of(child).proof == 0;
                replies = Some((children.iter().filter(is_refuted).count(), children.len()));
            }
            let child = path.next_child(&self.tree, id).map(|place| children[place]);
            // A pass cannot be told.
            let at = child.and_then(|child| path.turned_back(child.at));
            next = at.and_then(|_| child?.node);
            line.extend(at.map(|at| path.board.move_to(at)));
            at.into_iter().for_each(|at| path.place(at));
        }
        let known = self.tree.get(Tree::ROOT).numbers;
        (known, line, replies.unwrap_or_default())
    }

    /// What is known, as bytes.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        saved::to_bytes(&self.tree)
    }

    /// Takes over what another search for the same win has saved; false if the bytes are damaged.
    pub(crate) fn take_bytes(&mut self, bytes: &[u8]) -> bool {
        let cells = usize::from(self.position.params().cells());
        let mut path = Path::new(&self.position, self.attacker);
        let mut empty = Tree::default();
        let root = path.enter_tree(&mut empty);
        let tree = saved::from_bytes(bytes, cells);
        let Some(tree) = tree.filter(|tree| tree.get(root).key == path.key()) else {
            return false;
        };
        self.tree = tree;
        true
    }

    /// Tries the moves of this guide before all others from now on.
    pub(crate) fn follow(&mut self, mut guide: Guide) {
        let mut path = Path::new(&self.position, self.attacker);
        path.follow_guide(Tree::ROOT, &mut self.tree, &mut guide, &mut HashSet::new());
        self.guide = Some(guide);
    }

    /// How many walks through the proof can be made at a time.
    pub(crate) const fn walkers(&self) -> usize {
        self.judges.len()
    }

    /// Does something with each of these on walks through the proof from the position on, at most as many as
    /// there are walkers, all at a time.
    pub(crate) fn walks<T: Send, R: Send>(
        &mut self,
        things: Vec<T>,
        stop: &Stop,
        with: impl Fn(&mut TreeWalk, T) -> R + Sync,
    ) -> Vec<R> {
        let shared = Mutex::new(SharedSearch::new(&mut self.tree, self.guide.as_mut()));
        let (position, attacker) = (&self.position, self.attacker);
        thread::scope(|scope| {
            let walks = self.judges.iter_mut().zip(things).map(|(judge, thing)| {
                let mut walk = TreeWalk {
                    path: Path::new(position, attacker),
                    shared: &shared,
                    judge,
                    stop,
                };
                let with = &with;
                scope.spawn(move || with(&mut walk, thing))
            });
            let walks: Vec<_> = walks.collect();
            let results = walks.into_iter().map(|walk| match walk.join() {
                Ok(result) => result,
                Err(panic) => panic::resume_unwind(panic),
            });
            results.collect()
        })
    }
}

/// Searches until the first position of the path is solved, or as many positions were visited.
fn search(
    shared: &Mutex<SharedSearch>,
    path: &mut Path,
    judge: &mut Judge,
    positions: u64,
    stop: &Stop,
) {
    let lock = || lock(shared);
    let root = path.enter_tree(lock().tree);
    loop {
        let look = {
            let mut shared = lock();
            let ProofNumbers { proof, disproof } = shared.tree.get(root).numbers;
            if proof == 0 || disproof == 0 || shared.is_over(positions) || stop.is_set() {
                path.go_back(shared.tree);
                break;
            }
            path.select(shared.tree)
        };
        let Some(look) = look else {
            thread::sleep(WAIT);
            continue;
        };
        let before = judge.visited();
        match look {
            Inquiry::Judge(look) => {
                let guided = match &mut lock().guide {
                    Some(guide) if path.is_attacking() => guide.at(&path.board),
                    _ => None,
                };
                let (judged, hints) = judge_at(shared, path, judge, look, guided, stop);
                let mut shared = lock();
                shared.visited += judge.visited() - before + 1;
                match stop.is_set() {
                    true => path.leave(shared.tree),
                    false => path.enter(shared.tree, judged, &hints, guided),
                }
            }
            Inquiry::Advise(asked) => {
                lock().asking += 1;
                let advice = judge.advice(&path.board, asked, stop);
                let mut shared = lock();
                shared.asking -= 1;
                shared.visited += judge.visited() - before;
                path.advise(shared.tree, advice);
            }
        }
    }
}

/// Judges the position that the path has reached; with the moves that win in similar ones, that of a guide first.
fn judge_at(
    shared: &Mutex<SharedSearch>,
    path: &mut Path,
    judge: &mut Judge,
    look: u8,
    guided: Option<Index>,
    stop: &Stop,
) -> (NodeResult, Vec<Index>) {
    let lock = || lock(shared);
    if !path.is_attacking() {
        let zone = match path.is_second_move() {
            true => Some(CellSet::ALL),
            false => {
                (look > WON_AFTER_PASS).then(|| zone_after_pass(lock().tree, path, judge, stop))
            }
        };
        return (judge.defend(&mut path.board, look, zone, stop), Vec::new());
    }
    let hints = {
        let tree = &*lock().tree;
        if look == 0 && path.won_without_stones(tree, &tree.zones).is_some() {
            return (NodeResult::Proven(CellSet::ALL), Vec::new());
        }
        match guided {
            Some(at) => vec![at],
            None => path.hints(tree),
        }
    };
    let judged = judge.attack(&mut path.board, look, &hints, stop);
    (judged, hints)
}

/// The replies that matter where the attacker wins after a pass.
fn zone_after_pass(tree: &mut Tree, path: &mut Path, judge: &mut Judge, stop: &Stop) -> CellSet {
    let known = std::mem::take(&mut tree.zones);
    let mut zones = Zones {
        tree,
        path,
        judge,
        stop,
        known,
    };
    let zone = zones.after_pass();
    tree.zones = zones.known;
    zone.unwrap_or(CellSet::ALL)
}

/// A position on a walk through the proof.
pub(crate) struct TreeWalk<'a, 'b> {
    path: Path,
    shared: &'a Mutex<SharedSearch<'b>>,
    judge: &'a mut Judge,
    stop: &'a Stop,
}

impl TreeWalk<'_, '_> {
    /// A winning move of the attacker, who is to move: as the tree knows it, else the first of a win by
    /// threats, else what another search finds.
    pub(crate) fn winning_move(&mut self) -> Option<Index> {
        if let Some(Some(at)) = self.known() {
            return Some(at);
        }
        let board = &mut self.path.board;
        if let Some(win) = self
            .judge
            .threats
            .by_threats(board, ONE_STONE, AGAIN, self.stop)
        {
            return win.first;
        }
        // What it was known by may have been forgotten.
        let end = {
            let shared = &mut *lock(self.shared);
            let root = self.path.enter_tree(shared.tree);
            if shared.tree.get(root).is_proven() {
                shared.tree.reopen(root);
            }
            shared.visited + LEFT_OVER
        };
        search(self.shared, &mut self.path, self.judge, end, self.stop);
        self.path.winning_move(lock(self.shared).tree)
    }

    /// Whether the attacker, who is to move, is known to win, and the move if that is.
    fn known(&mut self) -> Option<Option<Index>> {
        let tree = &*lock(self.shared).tree;
        match self.path.winning_move(tree) {
            None => self.path.won_without_stones(tree, &tree.zones),
            known => Some(known),
        }
    }

    /// Whether the attacker is known to win after a pass of the defender, who is to move.
    pub(crate) fn wins_after_pass(&mut self) -> bool {
        self.path.pass();
        let is_known = self.known().is_some();
        let (board, threats) = (&mut self.path.board, &mut self.judge.threats);
        let mut by_threats = || threats.by_threats(board, ONE_STONE, AGAIN, self.stop);
        let wins = is_known || by_threats().is_some();
        self.path.undo();
        wins
    }

    /// How often the search went through the position.
    pub(crate) fn visits(&self) -> u32 {
        let tree = &*lock(self.shared).tree;
        let id = tree.find(self.path.key());
        id.map_or(0, |id| tree.get(id).visits)
    }

    /// Lets the side to move pass; [`TreeWalk::undo`] takes it back.
    pub(crate) fn pass(&mut self) {
        self.path.pass();
    }

    /// Goes on.
    pub(crate) fn place(&mut self, at: Index) {
        self.path.place(at);
    }

    /// Goes back.
    pub(crate) fn undo(&mut self) {
        self.path.undo();
    }
}

fn lock<'a, T>(shared: &'a Mutex<T>) -> MutexGuard<'a, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
