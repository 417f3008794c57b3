//! RenLib's libraries: a tree of moves on 15 × 15 with comments and texts on the board, as
//! `LibraryFile.cpp`, `MoveNode.cpp` and `CRenLibDoc::AddLibrary` of gomoku/RenLib read them and
//! `WriteMove` writes them.
//!
//! A file begins with `FF 52 65 6E 4C 69 62 FF`, the version (3, 4), and bytes up to the 20th; very
//! old ones have no head and begin with the middle of the board. Then come nodes of two bytes: the
//! point, 16 · (row − 1) + column with both from 1 at the upper left, 0 for none; and flags. A node
//! with another one beside it has 80, the last one of a line has 40, so that the next node belongs
//! beside the last node with an open 80. After the node come two bytes more (01), the comment (08,
//! or 20 in old files), and the text (extended 01). Texts end with a zero and fill up pairs of
//! bytes; in a comment, 08 stands between the first line and the rest.

use std::collections::HashMap;
use std::ops::Range;

use fivefold_match::history::{CellMark, LONGEST_LABEL, MOST_NODES, MarkShape};
use fivefold_rules::{Cell, Side};

use crate::encoding::decode;
use crate::{FileGame, FileMove, FilePlace, NoteKind, WriteError};

const MAGIC: [u8; 8] = *b"\xffRenLib\xff";
const HEAD: usize = 20;
const SIDE: u8 = 15;
/// The point in the middle.
const MIDDLE: u8 = 0x78;

const BESIDE: u8 = 0x80;
const LAST: u8 = 0x40;
const OLD_COMMENT: u8 = 0x20;
const MARK: u8 = 0x10;
const COMMENT: u8 = 0x08;
const START: u8 = 0x04;
const NO_MOVE: u8 = 0x02;
const EXTENDED: u8 = 0x01;
/// In the second of the extended bytes.
const TEXT: u8 = 0x01;

/// Stands between the first line of a comment and the rest.
const FIRST_LINE: u8 = 8;
/// Put between all texts of a file, so that their encoding is found for all of them together.
const BETWEEN: char = '\u{1e}';

/// Texts that stand for the shapes that marks can have here.
const SHAPES: [(&str, MarkShape); 4] = [
    ("△", MarkShape::Triangle),
    ("○", MarkShape::Circle),
    ("□", MarkShape::Square),
    ("×", MarkShape::Cross),
];

/// Whether these bytes are a library.
pub(crate) fn is_library(bytes: &[u8]) -> bool {
    let is_binary = || bytes.iter().take(1000).any(|&b| b < 8 || b == 0x0e);
    let reads =
        || std::str::from_utf8(bytes).is_err() && RenLibReader::new(bytes).nodes().is_some();
    let has_no_head = || bytes.first() == Some(&MIDDLE) && (is_binary() || reads());
    bytes.starts_with(&MAGIC) || has_no_head()
}

/// Reads a library.
pub(crate) fn read(bytes: &[u8]) -> FileGame {
    let mut reader = RenLibReader::new(bytes);
    if reader.nodes().is_none() {
        let found = bytes.get(reader.at).map_or(String::new(), u8::to_string);
        reader.note(reader.at, NoteKind::Rest { found });
    }
    reader.words();
    reader.game
}

struct RenLibReader<'b> {
    bytes: &'b [u8],
    at: usize,
    game: FileGame,
    /// Where texts stand and what they are for; they are read when all are known.
    texts: Vec<(Range<usize>, Use)>,
    /// Nodes by the one before and the point, 0 for a pass.
    children: HashMap<(usize, u8), usize>,
}

/// What a text is for.
#[derive(Clone, Copy)]
enum Use {
    /// A comment on a node, of an old file or not.
    Comment { node: usize, is_old: bool },
    /// A text on the board beside a node.
    Label { node: usize, cell: Cell },
}

impl<'b> RenLibReader<'b> {
    fn new(bytes: &'b [u8]) -> RenLibReader<'b> {
        RenLibReader {
            bytes,
            at: if bytes.starts_with(&MAGIC) { HEAD } else { 0 },
            game: FileGame::new(SIDE, SIDE),
            texts: Vec::new(),
            children: HashMap::new(),
        }
    }

    fn note(&mut self, at: usize, kind: NoteKind) {
        self.game.note(place(at), kind);
    }

    fn pair(&mut self) -> Option<[u8; 2]> {
        let pair = self.bytes.get(self.at..self.at + 2)?;
        self.at += 2;
        Some([pair[0], pair[1]])
    }

    /// Reads nodes up to the end; nothing, if it stops before.
    fn nodes(&mut self) -> Option<()> {
        // The nodes that will get another one beside those behind them.
        let mut open = Vec::new();
        let mut current = 0;
        let mut is_first = true;
        while self.at + 1 < self.bytes.len() {
            let begin = self.at;
            let [point, flags] = self.pair()?;
            let [_, more] = if flags & EXTENDED > 0 {
                self.pair()?
            } else {
                [0; 2]
            };
            let is_root = is_first && point == 0;
            is_first = false;
            let before = current;
            let cell = cell(point);
            if point != 0 && cell.is_none() {
                self.at = begin;
                return None;
            }
            if !is_root && flags & NO_MOVE == 0 {
                if self.game.nodes.len() > MOST_NODES {
                    let most = MOST_NODES;
                    self.note(begin, NoteKind::TooMany { most });
                    return Some(());
                }
                current = self.child(before, point, cell, begin);
            }
            if flags & (OLD_COMMENT | COMMENT) > 0 {
                let is_old = flags & OLD_COMMENT > 0;
                let text = self.text(is_old)?;
                let node = current;
                self.texts.push((text, Use::Comment { node, is_old }));
            }
            if more & TEXT > 0 {
                let text = self.text(false)?;
                match cell {
                    Some(cell) => self.texts.push((text, Use::Label { node: before, cell })),
                    None => {
                        let what = String::from_utf8_lossy(&self.bytes[text]);
                        self.note(begin, NoteKind::passed_over(&what));
                    }
                }
            }
            if let (true, Some(cell)) = (flags & MARK > 0, cell) {
                let shape = MarkShape::Circle;
                let mark = CellMark { cell, shape };
                let marks = &mut self.game.nodes[current].marks;
                if !marks.contains(&mark) {
                    marks.push(mark);
                }
            }
            if flags & START > 0 {
                self.note(begin, NoteKind::passed_over("START"));
            }
            if flags & BESIDE > 0 {
                open.push(before);
            }
            if flags & LAST > 0 {
                current = open.pop().unwrap_or(current);
            } else if flags & NO_MOVE > 0 {
                current = before;
            }
        }
        (self.at == self.bytes.len()).then_some(())
    }

    /// The node behind another one with this move: the one that is there, or a new one.
    fn child(&mut self, before: usize, point: u8, cell: Option<Cell>, at: usize) -> usize {
        if let Some(&known) = self.children.get(&(before, point)) {
            return known;
        }
        let side = match self.game.nodes[before].mv {
            Some(FileMove::Stone(side, _) | FileMove::Pass(side)) => side.other(),
            None => Side::First,
        };
        let mv = cell.map_or(FileMove::Pass(side), |cell| FileMove::Stone(side, cell));
        let node = self.game.push(before, place(at), Some(mv));
        self.children.insert((before, point), node);
        node
    }

    /// Where a text stands, which ends with a zero, or in old files with a byte from 80 up.
    fn text(&mut self, is_old: bool) -> Option<Range<usize>> {
        let begin = self.at;
        let ends = |&b: &u8| if is_old { b >= 0x80 } else { b == 0 };
        let Some(length) = self.bytes[begin..].iter().position(ends) else {
            self.at = self.bytes.len();
            let found = String::from_utf8_lossy(&self.bytes[begin..]);
            self.note(begin, NoteKind::rest(&found));
            return Some(begin..self.bytes.len());
        };
        // With the byte that ends it, it fills up a pair.
        let end = begin + length + 1;
        self.at = (end + length.is_multiple_of(2) as usize).min(self.bytes.len());
        Some(begin..if is_old { end } else { end - 1 })
    }

    /// Reads the texts and puts them where they belong.
    fn words(&mut self) {
        let mut all = Vec::new();
        for (range, it) in &self.texts {
            if !matches!(it, Use::Comment { is_old: true, .. }) {
                let text = self.bytes[range.clone()].iter();
                all.extend(text.map(|&b| if b == BETWEEN as u8 { b' ' } else { b }));
            }
            all.push(BETWEEN as u8);
        }
        let decoded = decode(&all);
        self.game.notes.splice(0..0, decoded.note);
        let mut texts = decoded.text.split(BETWEEN);
        for (range, it) in std::mem::take(&mut self.texts) {
            let text = texts.next().unwrap_or_default();
            match it {
                Use::Comment { node, is_old } => {
                    let text = match is_old {
                        true => self.bytes[range].iter().map(|&b| swedish(b)).collect(),
                        false => text.to_owned(),
                    };
                    self.comment(node, &text);
                }
                Use::Label { node, cell } => self.label(range.start, node, cell, text),
            }
        }
    }

    fn comment(&mut self, node: usize, text: &str) {
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        let parts = text.split(char::from(FIRST_LINE));
        let parts = parts.map(|part| part.trim_matches('\n'));
        let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
        let text = parts.join("\n").trim().to_owned();
        let comment = &mut self.game.nodes[node].comment;
        if !text.is_empty() && *comment != text {
            if !comment.is_empty() {
                comment.push('\n');
            }
            comment.push_str(&text);
        }
    }

    fn label(&mut self, at: usize, node: usize, cell: Cell, text: &str) {
        let text = text.trim();
        if text.chars().count() > LONGEST_LABEL {
            self.note(at, NoteKind::bad_value("text", text));
        }
        let shape = SHAPES.into_iter().find(|(it, _)| *it == text);
        let mark = match shape {
            Some((_, shape)) => CellMark { cell, shape },
            None => CellMark::label(cell, text),
        };
        if !text.is_empty() {
            self.game.nodes[node].marks.push(mark);
        }
    }
}

fn place(at: usize) -> FilePlace {
    let column = u32::try_from(at).unwrap_or(u32::MAX);
    FilePlace { line: 0, column }
}

fn cell(point: u8) -> Option<Cell> {
    let (col, row) = (point % 16, point / 16);
    (col > 0 && row < SIDE).then(|| Cell::new(col - 1, row))
}

/// A byte of an old comment: seven bits, in which Swedish letters stand in place of brackets.
fn swedish(byte: u8) -> char {
    match byte & 0x7f {
        b'}' => 'å',
        b'{' => 'ä',
        b'|' => 'ö',
        b']' => 'Å',
        b'[' => 'Ä',
        b'\\' => 'Ö',
        byte => char::from(byte),
    }
}

/// Writes the whole tree. Nodes without a move give what they have to the one before; moves that
/// stand twice behind the same node are written once. Texts are UTF-8.
///
/// # Errors
/// [`WriteError`], if the board is not 15 × 15, stones were set up or sides are out of turn.
pub(crate) fn write(game: &FileGame) -> Result<Vec<u8>, WriteError> {
    let (cols, rows) = (game.board.cols, game.board.rows);
    if (cols, rows) != (SIDE, SIDE) {
        return Err(WriteError::Size { cols, rows });
    }
    let tree = tree(game)?;
    let mut bytes = MAGIC.to_vec();
    bytes.extend([3, 4]);
    bytes.resize(HEAD, 0xff);
    // Nodes to write, the next one last, with whether another one stands beside it.
    let mut rest = vec![(0, false)];
    while let Some((index, beside)) = rest.pop() {
        let node = &tree[index];
        let mut flags = node.flags;
        if beside {
            flags |= BESIDE;
        }
        if node.children.is_empty() && index > 0 {
            flags |= LAST;
        }
        if !node.comment.is_empty() {
            flags |= COMMENT;
        }
        if !node.text.is_empty() {
            flags |= EXTENDED;
        }
        bytes.extend([node.point, flags]);
        if !node.text.is_empty() {
            bytes.extend([0, TEXT]);
        }
        if !node.comment.is_empty() {
            let comment = node
                .comment
                .replacen('\n', "\u{8}", 1)
                .replace('\n', "\r\n");
            text(&mut bytes, &comment);
        }
        if !node.text.is_empty() {
            text(&mut bytes, &node.text);
        }
        let children = node.children.iter().rev().enumerate();
        rest.extend(children.map(|(index, &child)| (child, index > 0)));
    }
    Ok(bytes)
}

/// Appends a text with the zeros that end it.
fn text(bytes: &mut Vec<u8>, text: &str) {
    bytes.extend(text.bytes().filter(|&b| b != 0));
    bytes.push(0);
    if !bytes.len().is_multiple_of(2) {
        bytes.push(0);
    }
}

/// A node as it is written.
#[derive(Default)]
struct LibNode {
    point: u8,
    flags: u8,
    side: Option<Side>,
    comment: String,
    text: String,
    children: Vec<usize>,
}

/// The tree as it is written; the first node is the start.
fn tree(game: &FileGame) -> Result<Vec<LibNode>, WriteError> {
    let mut tree = vec![LibNode::default()];
    let mut children = HashMap::new();
    // What each node of the game became.
    let mut became = Vec::with_capacity(game.nodes.len());
    for (index, node) in game.nodes.iter().enumerate() {
        if node.setup.is_some() {
            return Err(WriteError::Setup);
        }
        let before = if index == 0 {
            0
        } else {
            became.get(node.parent).copied().unwrap_or(0)
        };
        let this = match node.mv {
            None => before,
            Some(mv) => {
                let (side, point) = match mv {
                    FileMove::Stone(side, cell) => (side, point(cell)?),
                    FileMove::Pass(side) => (side, 0),
                };
                let to_move = tree[before].side.map_or(Side::First, Side::other);
                if side != to_move {
                    return Err(WriteError::Turns);
                }
                let this = child(&mut tree, &mut children, before, point);
                tree[this].side = Some(side);
                this
            }
        };
        became.push(this);
        let comment = node.comment.replace(['\0', '\u{8}', '\r'], " ");
        let comment = comment.trim();
        let known = &mut tree[this].comment;
        if !comment.is_empty() {
            if !known.is_empty() {
                known.push('\n');
            }
            known.push_str(comment);
        }
    }
    // Texts stand in the moves that they lie on, so these have to be there first.
    for (node, &this) in game.nodes.iter().zip(&became) {
        for mark in &node.marks {
            let point = point(mark.cell)?;
            if mark.shape == MarkShape::Circle && tree[this].point == point {
                tree[this].flags |= MARK;
                continue;
            }
            let at = child(&mut tree, &mut children, this, point);
            if tree[at].side.is_none() {
                tree[at].flags |= NO_MOVE;
            }
            let shape = SHAPES.iter().find(|(_, shape)| *shape == mark.shape);
            let text = match (&mark.shape, shape) {
                (MarkShape::Label(text), _) => text,
                (_, shape) => shape.map_or("", |(text, _)| text),
            };
            tree[at].text = text.to_owned();
        }
    }
    Ok(tree)
}

/// The node behind another one on this point, made if it is not there.
fn child(
    tree: &mut Vec<LibNode>,
    children: &mut HashMap<(usize, u8), usize>,
    before: usize,
    point: u8,
) -> usize {
    *children.entry((before, point)).or_insert_with(|| {
        let new = tree.len();
        tree.push(LibNode {
            point,
            ..LibNode::default()
        });
        tree[before].children.push(new);
        new
    })
}

fn point(cell: Cell) -> Result<u8, WriteError> {
    if cell.col >= SIDE || cell.row >= SIDE {
        let (cols, rows) = (SIDE, SIDE);
        return Err(WriteError::Size { cols, rows });
    }
    Ok(16 * cell.row + cell.col + 1)
}
