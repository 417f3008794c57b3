//! Monte Carlo tree search (UCT) for any game. Wins and losses found in the tree are proven and
//! handed back towards the root (MCTS-solver).

use fivefold_rules::{Game, Outcome, Rng, Side};
use rand::RngExt;
use rand::seq::SliceRandom;

use super::meter::Meter;

use super::tree::{Node, ROOT, Tree, value_of};
use super::{ProvenValue, legal_moves, unfounded};
use fivefold_players::{Explanation, Limits, NoMove, Player, SearchResult, Stop, Verdict};

/// The player. Each move made in the tree or in a random game counts as a node. A limit of depth
/// holds for the tree; the random games go on from there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MonteCarlo {
    /// Positions to visit for a move where no limit is given.
    pub usual_nodes: u64,
    /// How much rarely visited moves are favoured.
    pub exploration: f64,
    /// Plies after which a random game counts as a draw.
    pub playout_plies: u32,
    /// Memory of the tree in MiB.
    pub memory_mib: u32,
}

impl MonteCarlo {
    /// Chooses among these moves of the position, of which there must be one. A value is only
    /// claimed where all legal moves are among them, or one of them wins.
    pub(super) fn choose_among<G: Game>(
        &self,
        position: &G,
        moves: &[G::Move],
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Option<SearchResult<G::Move>> {
        let mover = position.side_to_move();
        let &first = moves.first()?;
        let mut search = TreeSearch {
            settings: self,
            tree: Tree::new(Node::new(first, mover.other(), mover), self.memory_mib),
            meter: Meter::new(stop, limits.most_nodes(stop, self.usual_nodes)),
            most_depth: limits.depth.unwrap_or(u32::MAX),
            path: Vec::new(),
            moves: Vec::new(),
        };
        let mut root = position.clone();
        let expanded = search.expand(&mut root, ROOT, moves, rng);
        search.settle(ROOT);
        if expanded.is_some() {
            while search.tree.node(ROOT).value.is_none() && search.simulate(position, rng).is_some()
            {
            }
        }
        search.choice(position, moves, rng)
    }
}

impl<G: Game> Player<G> for MonteCarlo {
    fn choose(
        &mut self,
        position: &G,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Result<SearchResult<G::Move>, NoMove> {
        let moves = legal_moves(position);
        self.choose_among(position, &moves, limits, stop, rng)
            .ok_or(NoMove::GameOver)
    }
}

/// One search and its tree.
struct TreeSearch<'a, M> {
    settings: &'a MonteCarlo,
    tree: Tree<M>,
    meter: Meter<'a>,
    most_depth: u32,
    /// The nodes from the root to the selected leaf.
    path: Vec<u32>,
    moves: Vec<M>,
}

impl<M: Copy> TreeSearch<'_, M> {
    /// One iteration: selection, expansion, simulation and backpropagation. `None` when the limits
    /// are reached.
    fn simulate<G: Game<Move = M>>(&mut self, root: &G, rng: &mut Rng) -> Option<()> {
        let mut position = root.clone();
        let mut at = ROOT;
        self.path.clear();
        self.path.push(ROOT);
        while self.tree.node(at).value.is_none()
            && let Some(child) = self.tree.select(at, self.settings.exploration)
        {
            self.meter.visit()?;
            position.apply(self.tree.node(child).mv, &mut ());
            at = child;
            self.path.push(at);
        }
        let node = self.tree.node(at);
        let is_leaf = node.children.is_empty() && node.value.is_none();
        if is_leaf && node.visits > 0 && self.path.len() as u64 <= u64::from(self.most_depth) {
            let mut moves = std::mem::take(&mut self.moves);
            position.legal_moves(&mut moves);
            let expanded = match self.tree.has_room(moves.len()) {
                true => self.expand(&mut position, at, &moves, rng),
                false => Some(()),
            };
            self.moves = moves;
            expanded?;
        }
        self.settle_path();
        let value = self.tree.node(at).value;
        let winner = match value {
            Some(value) => value.winner,
            None => {
                let plies = self.settings.playout_plies;
                let meter = &mut self.meter;
                let end = play_out(&mut position, plies, &mut self.moves, meter, rng)?;
                end.and_then(|outcome| outcome.winner())
            }
        };
        for &number in &self.path {
            self.tree.node_mut(number).count(winner);
        }
        Some(())
    }

    /// Makes the children of a node, in an order drawn by lot, and knows those that end the game.
    fn expand<G: Game<Move = M>>(
        &mut self,
        position: &mut G,
        number: u32,
        moves: &[M],
        rng: &mut Rng,
    ) -> Option<()> {
        let mover = position.side_to_move();
        let mut children = Vec::with_capacity(moves.len());
        for &mv in moves {
            self.meter.visit()?;
            let undo = position.apply(mv, &mut ());
            let mut child = Node::new(mv, mover, position.side_to_move());
            child.value = position.outcome().map(value_of);
            position.undo(mv, undo);
            children.push(child);
        }
        children.shuffle(rng);
        self.tree.expand(number, children);
        Some(())
    }

    /// Hands what is proven at the end of the path back towards the root, as far as it settles
    /// anything.
    fn settle_path(&mut self) {
        for at in (0..self.path.len()).rev() {
            if !self.settle(self.path[at]) {
                break;
            }
        }
    }

    /// Notes what the children of a node prove; whether that settles it.
    fn settle(&mut self, number: u32) -> bool {
        let proof = self.tree.proof(number);
        if proof.is_some() {
            self.tree.node_mut(number).value = proof;
        }
        proof.is_some()
    }

    /// The best move of a list by what is known now: proven wins first, the quickest before the
    /// others, proven losses last, otherwise the most visited.
    fn best_child(&self, number: u32) -> Option<u32> {
        let node = self.tree.node(number);
        node.children.clone().max_by_key(|&at| {
            let child = self.tree.node(at);
            let rank = child.value.map_or(0, |value| value.rank_for(node.to_move));
            (rank, child.visits)
        })
    }

    fn choice<G: Game<Move = M>>(
        &self,
        position: &G,
        moves: &[M],
        rng: &mut Rng,
    ) -> Option<SearchResult<M>> {
        let mover = position.side_to_move();
        let nodes = self.meter.nodes();
        let root = self.tree.node(ROOT);
        let best = self.best_child(ROOT);
        let (Some(best), true) = (best, root.visits > 0 || root.value.is_some()) else {
            let mv = *moves.get(rng.random_range(0..moves.len().max(1)))?;
            return Some(unfounded::<G>(mv, nodes));
        };
        let mut line = Vec::new();
        let mut at = Some(best);
        while let Some(number) = at.filter(|&number| self.is_known(number)) {
            line.push(self.tree.node(number).mv);
            at = self.best_child(number);
        }
        let child = self.tree.node(best);
        let is_all = moves.len() == legal_moves(position).len();
        let value = root
            .value
            .filter(|value| is_all || value.winner == Some(mover));
        Some(SearchResult {
            mv: child.mv,
            verdict: match value {
                Some(value) => proven(value, mover),
                None => Verdict::Estimated {
                    score: (child.share() * 2_000.0) as i32 - 1_000,
                },
            },
            explanation: value.map_or(Explanation::BEST_SCORE, |value| value.explanation(mover)),
            nodes,
            depth: line.len() as u32,
            line,
            remark: None,
        })
    }

    fn is_known(&self, number: u32) -> bool {
        let node = self.tree.node(number);
        node.visits > 0 || node.value.is_some()
    }
}

/// The tree proves who wins, but not how soon, except where the next move ends the game.
fn proven(value: ProvenValue, mover: Side) -> Verdict {
    let is_next = value.winner == Some(mover) && value.plies == Some(1);
    Verdict::Proven {
        winner: value.winner,
        plies: value.plies.filter(|_| is_next),
    }
}

/// Plays random moves until the game ends or so many plies were played. The outer option is none
/// when the limits are reached first, the inner one when the game has not ended.
pub(super) fn play_out<G: Game>(
    position: &mut G,
    most_plies: u32,
    moves: &mut Vec<G::Move>,
    meter: &mut Meter,
    rng: &mut Rng,
) -> Option<Option<Outcome>> {
    for _ in 0..most_plies {
        if let Some(outcome) = position.outcome() {
            return Some(Some(outcome));
        }
        position.legal_moves(moves);
        if moves.is_empty() {
            return Some(None);
        }
        meter.visit()?;
        position.apply(moves[rng.random_range(0..moves.len())], &mut ());
    }
    Some(position.outcome())
}
