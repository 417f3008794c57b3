//! The moves of a game as a tree: what was played, what was taken back, and what was tried instead.
//!
//! Nothing is ever overwritten. Playing a move that was played here before goes into it; any other
//! move becomes a further variation. The first child of every node is the main line.
//!
//! Positions are kept for every sixteenth ply of the present line only; going back replays the
//! few moves since, so that undo costs the same in a game of ten plies and of ten thousand.

mod findings;
mod forfeit;
mod marks;
mod notes;
mod opening;
mod variations;

pub use findings::{Finding, LONGEST_LINE, MOST_FINDINGS};
pub use forfeit::Forfeit;
pub use marks::{CellMark, LONGEST_LABEL, MOST_MARKS, MarkShape};
pub use notes::{MOST_COMMENT_BYTES, NoteError};

use super::clock::TimeLeft;
use super::opening::{Opening, OpeningChoice, OpeningTask};
use fivefold_players::GameLine;
use fivefold_rules::{Cell, Event, Illegal, Move, Position, Side};

/// Most nodes of a tree, deleted ones counted until the game is saved and loaded. Far more than
/// people play; it bounds what a file can make the program hold.
pub const MOST_NODES: usize = 200_000;
/// Plies between two kept positions.
const STRIDE: usize = 16;

/// A place in the tree: the position after a move, or the start. Ids of deleted nodes are not
/// given again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The start of the game.
    pub const ROOT: NodeId = NodeId(0);

    const fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Debug)]
struct Node {
    /// The move that led here; the root has none.
    mv: Option<Move>,
    parent: NodeId,
    /// Plies from the start.
    ply: u32,
    children: Vec<NodeId>,
    /// What was chosen before the move, where the opening asked for it.
    choices: Vec<OpeningChoice>,
    comment: Option<Box<str>>,
    /// What the mover needed, in milliseconds.
    time_ms: Option<u32>,
    /// What was found out about the position after the move.
    finding: Option<Box<Finding>>,
    /// What the mover had left on the clock.
    time_left: Option<TimeLeft>,
    /// How the game ended here without a move.
    forfeit: Option<Forfeit>,
    /// What marks the board here.
    marks: Box<[CellMark]>,
}

impl Node {
    fn new(mv: Option<Move>, parent: NodeId, ply: u32) -> Node {
        Node {
            mv,
            parent,
            ply,
            children: Vec::new(),
            choices: Vec::new(),
            comment: None,
            time_ms: None,
            finding: None,
            time_left: None,
            forfeit: None,
            marks: Box::default(),
        }
    }
}

/// The tree of a game and the place in it that is on the board.
#[derive(Clone, Debug)]
pub struct History {
    start: Position,
    opening: Opening,
    /// What was chosen in the position on the board; the next move takes it along.
    chosen: Vec<OpeningChoice>,
    /// Deleted nodes leave a hole, so that ids stay what they are.
    nodes: Vec<Option<Node>>,
    /// How many of them are left, without the root.
    len: usize,
    /// The nodes from the first move through the present one to where redo leads.
    line: Vec<NodeId>,
    /// Their moves.
    moves: Vec<Move>,
    /// How many moves of the line are on the board.
    ply: usize,
    /// Whether the game stands behind the forfeit that is noted in the present place.
    given_up: bool,
    position: Position,
    last_events: Vec<Event>,
    /// Where the last move went.
    last_target: Option<Cell>,
    /// The positions of the line after `STRIDE`, 2 · `STRIDE` … plies, up to the present one.
    kept: Vec<Position>,
    comment_bytes: usize,
    /// How many nodes have a finding.
    findings: usize,
    /// How many marks all nodes have together.
    mark_count: usize,
}

impl History {
    /// A game in which nothing has been played, with the free opening.
    #[must_use]
    pub fn new(start: Position) -> History {
        History {
            position: start.clone(),
            start,
            opening: Opening::Free,
            chosen: Vec::new(),
            nodes: vec![Some(Node::new(None, NodeId::ROOT, 0))],
            len: 0,
            line: Vec::new(),
            moves: Vec::new(),
            ply: 0,
            given_up: false,
            last_events: Vec::new(),
            last_target: None,
            kept: Vec::new(),
            comment_bytes: 0,
            findings: 0,
            mark_count: 0,
        }
    }

    /// The start position.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position on the board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What the last move on the board did, in order; nothing at the start.
    #[must_use]
    pub fn last_events(&self) -> &[Event] {
        &self.last_events
    }

    /// The cell at which the last move was pointed, as the position before it says.
    #[must_use]
    pub fn last_target(&self) -> Option<Cell> {
        self.last_target.filter(|_| self.ply > 0)
    }

    /// The moves from the start to the position on the board.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves[..self.ply]
    }

    /// The nodes that belong to [`History::moves`], without the root.
    #[must_use]
    pub fn path(&self) -> &[NodeId] {
        &self.line[..self.ply]
    }

    /// The path, and behind it the moves to which redo leads as far as they are known.
    #[must_use]
    pub fn line(&self) -> Vec<NodeId> {
        let mut line = self.line.clone();
        let mut at = line.last().copied().unwrap_or(NodeId::ROOT);
        while let Some(&child) = self.children(at).first() {
            line.push(child);
            at = child;
        }
        line
    }

    /// The place that is on the board.
    #[must_use]
    pub fn current(&self) -> NodeId {
        self.path().last().copied().unwrap_or(NodeId::ROOT)
    }

    /// Whether the tree has this node.
    #[must_use]
    pub fn contains(&self, node: NodeId) -> bool {
        self.node(node).is_some()
    }

    /// How many moves the tree holds, variations included.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether nothing has been played yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.children(NodeId::ROOT).is_empty()
    }

    /// The move that led to this node; none for the root.
    #[must_use]
    pub fn move_of(&self, node: NodeId) -> Option<Move> {
        self.node(node)?.mv
    }

    /// The node before this one; none for the root.
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        let here = self.node(node)?;
        here.mv.map(|_| here.parent)
    }

    /// What was played from here, the main line first.
    #[must_use]
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        self.node(node).map_or(&[], |node| &node.children)
    }

    /// The node that this move leads to from here, if it was played here; of several, each after
    /// another choice, the one of the first.
    #[must_use]
    pub fn child(&self, node: NodeId, mv: Move) -> Option<NodeId> {
        let leads = |&child: &NodeId| self.move_of(child) == Some(mv);
        self.children(node).iter().copied().find(leads)
    }

    /// The number of the move that led here, from 1; 0 for the root.
    #[must_use]
    pub fn number(&self, node: NodeId) -> usize {
        self.node(node).map_or(0, |node| node.ply as usize)
    }

    /// Whose move led here; nobody's to the root. In all games the sides move in turns.
    #[must_use]
    pub fn mover(&self, node: NodeId) -> Option<Side> {
        let begins = self.start.side_to_move();
        match self.number(node) {
            0 => None,
            number if number % 2 == 1 => Some(begins),
            _ => Some(begins.other()),
        }
    }

    /// Plays a move from the position on the board: into the node where it was played before, or
    /// into a new variation.
    ///
    /// # Errors
    /// The reason why it is refused; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<&[Event], Illegal> {
        if self.given_up {
            return Err(Illegal::GameOver);
        }
        if matches!(self.stage().task, OpeningTask::Offer { .. }) {
            return Err(Illegal::NotAMove);
        }
        self.check_opening(mv)?;
        let here = self.current();
        let leads =
            |&child: &NodeId| self.move_of(child) == Some(mv) && self.choices(child) == self.chosen;
        let known = self.children(here).iter().copied().find(leads);
        if known.is_none() && self.nodes.len() > MOST_NODES {
            return Err(Illegal::RecordFull);
        }
        // The one place where a move is checked.
        let target = self.position.target(mv);
        let events = self.position.play(mv)?;
        self.last_target = target;
        let node = match known {
            Some(node) => node,
            None => self.add(here, mv),
        };
        if self.line.get(self.ply) != Some(&node) {
            self.line.truncate(self.ply);
            self.moves.truncate(self.ply);
            self.line.push(node);
            self.moves.push(mv);
        }
        self.advanced(events);
        Ok(&self.last_events)
    }

    /// Takes back a forfeit, or what was chosen last after the last move, else that move: then what
    /// was chosen before it stands again. False at the start.
    pub fn undo(&mut self) -> bool {
        if self.given_up {
            self.given_up = false;
            return true;
        }
        if self.take_back_choice() {
            return true;
        }
        let Some(before) = self.ply.checked_sub(1) else {
            return false;
        };
        let choices = self.choices(self.current()).to_vec();
        self.go_to_ply(before);
        self.chosen = choices;
        true
    }

    /// Plays again what was taken back last, else goes on along the main line; at the end of the
    /// line, forfeits again. False where nothing was played.
    pub fn redo(&mut self) -> bool {
        if self.line.len() == self.ply {
            let next = self.children(self.current()).first().copied();
            let Some((next, mv)) = next.and_then(|next| Some((next, self.move_of(next)?))) else {
                let again = self.can_give_up_again();
                self.given_up |= again;
                return again;
            };
            self.line.push(next);
            self.moves.push(mv);
        }
        self.advance();
        true
    }

    /// Goes to any node; false if there is none such. If the line ends there by a forfeit, the
    /// game is over there.
    pub fn jump(&mut self, target: NodeId) -> bool {
        let Some((common, branch)) = self.branch_to(target) else {
            return false;
        };
        let ply = common + branch.len();
        if !branch.is_empty() {
            if common < self.ply {
                self.go_to_ply(common);
            }
            self.line.truncate(common);
            self.moves.truncate(common);
            for (node, mv) in branch {
                self.line.push(node);
                self.moves.push(mv);
            }
        }
        self.go_to_ply(ply);
        self.given_up = self.children(target).is_empty() && self.forfeit_at(target).is_some();
        true
    }

    /// The way to a node: how many moves of the present line lead towards it, and the moves that
    /// leave the line behind them.
    fn branch_to(&self, target: NodeId) -> Option<(usize, Vec<(NodeId, Move)>)> {
        let mut common = self.node(target)?.ply as usize;
        let mut branch = Vec::new();
        let mut at = target;
        while common > 0 && self.line.get(common - 1) != Some(&at) {
            let node = self.node(at)?;
            branch.push((at, node.mv?));
            at = node.parent;
            common -= 1;
        }
        branch.reverse();
        Some((common, branch))
    }

    /// How the game came to the position on the board.
    #[must_use]
    pub fn game_line(&self) -> GameLine {
        let position = Some(self.position.clone());
        self.line_of(self.moves().to_vec(), self.ply, position)
    }

    /// How the game came, or would have come, to the position of a node; none if there is none
    /// such.
    #[must_use]
    pub fn game_line_to(&self, node: NodeId) -> Option<GameLine> {
        let (common, branch) = self.branch_to(node)?;
        let mut moves = self.moves[..common].to_vec();
        moves.extend(branch.iter().map(|&(_, mv)| mv));
        Some(self.line_of(moves, common.min(self.ply), None))
    }

    /// The line of moves of which so many are on the board.
    fn line_of(&self, moves: Vec<Move>, on_board: usize, position: Option<Position>) -> GameLine {
        let strides = on_board.min(moves.len().saturating_sub(1)) / STRIDE;
        let kept = match strides.checked_sub(1) {
            Some(last) => &self.kept[last],
            None => &self.start,
        };
        let checkpoint = (strides * STRIDE, kept.clone());
        GameLine::from_checkpoint(self.start.clone(), moves, checkpoint, position)
    }

    /// Goes to a ply of the present line.
    fn go_to_ply(&mut self, ply: usize) {
        self.given_up = false;
        self.chosen.clear();
        if ply < self.ply {
            // At least one move is played again, so that its events are known.
            let strides = ply.saturating_sub(1) / STRIDE;
            self.kept.truncate(strides);
            self.position = self.kept.last().unwrap_or(&self.start).clone();
            self.ply = strides * STRIDE;
            self.last_events.clear();
        }
        while self.ply < ply {
            self.advance();
        }
    }

    /// Plays the next move of the line on the board.
    fn advance(&mut self) {
        // A move of the line is legal: it was checked in this very position before it came there.
        let mv = self.moves[self.ply];
        self.last_target = self.position.target(mv);
        let events = self.position.play(mv);
        self.advanced(events.unwrap_or_default());
    }

    /// The next move of the line has been played on the board.
    fn advanced(&mut self, events: Vec<Event>) {
        self.given_up = false;
        self.last_events = events;
        self.ply += 1;
        self.chosen.clear();
        if self.ply == (self.kept.len() + 1) * STRIDE {
            self.kept.push(self.position.clone());
        }
    }

    /// Adds a move played in a node that is there.
    fn add(&mut self, parent: NodeId, mv: Move) -> NodeId {
        let node = NodeId(self.nodes.len() as u32);
        let mut ply = 1;
        if let Some(before) = self.node_mut(parent) {
            before.children.push(node);
            ply += before.ply;
        }
        self.nodes.push(Some(Node {
            choices: self.chosen.clone(),
            ..Node::new(Some(mv), parent, ply)
        }));
        self.len += 1;
        node
    }

    fn node(&self, node: NodeId) -> Option<&Node> {
        self.nodes.get(node.index())?.as_ref()
    }

    fn node_mut(&mut self, node: NodeId) -> Option<&mut Node> {
        self.nodes.get_mut(node.index())?.as_mut()
    }
}

/// The same tree with the same place on the board; in which order it grew does not matter.
impl PartialEq for History {
    fn eq(&self, other: &History) -> bool {
        let same = self.start == other.start
            && self.moves() == other.moves()
            && self.given_up == other.given_up
            && (self.opening, &self.chosen) == (other.opening, &other.chosen);
        if !same {
            return false;
        }
        let mut pairs = vec![(NodeId::ROOT, NodeId::ROOT)];
        while let Some((one, two)) = pairs.pop() {
            let (Some(one), Some(two)) = (self.node(one), other.node(two)) else {
                return false;
            };
            let same = one.mv == two.mv
                && one.choices == two.choices
                && one.comment == two.comment
                && marks::are_the_same(&one.marks, &two.marks)
                && one.time_ms == two.time_ms
                && one.finding == two.finding
                && one.time_left == two.time_left
                && one.forfeit == two.forfeit
                && one.children.len() == two.children.len();
            if !same {
                return false;
            }
            pairs.extend(
                one.children
                    .iter()
                    .copied()
                    .zip(two.children.iter().copied()),
            );
        }
        true
    }
}

impl Eq for History {}
