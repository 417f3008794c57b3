//! Nim (take-away): heaps of pieces; a move takes one or more pieces from one heap. Whoever takes
//! the last piece wins; with the option misère, loses.
//!
//! Text: parameters `3,4,5` or `3,4,5,misere` (the heaps at the start, the top row first), boards
//! `1,4,5`, moves `a2` (take 2 from the first heap).

use std::fmt;

use rand::RngExt;

use fivefold_rules::notation::{BoardError, Expected, Reader, column_letter};
use fivefold_rules::{
    Cell, Event, Field, FieldError, Game, Illegal, Move, Outcome, Parameters, Refusal, Rng, Side,
    Sink, TextError, View, in_range, value_of,
};

/// Most heaps.
pub(crate) const MOST_HEAPS: usize = 8;
/// Most pieces in a heap.
pub(crate) const LARGEST_HEAP: u8 = 15;

/// There is no such heap.
pub const NO_SUCH_HEAP: Illegal = Illegal::Rule(Refusal::new("illegal-no-such-heap"));

/// A move takes at least one piece.
pub const NOTHING_TAKEN: Illegal = Illegal::Rule(Refusal::new("illegal-nothing-taken"));

/// The heap holds only so many pieces.
#[must_use]
pub const fn too_many(have: u8) -> Illegal {
    Illegal::Rule(Refusal {
        key: "illegal-too-many",
        number: Some(have),
    })
}

/// No heap has a piece.
#[must_use]
pub(crate) fn no_pieces() -> FieldError {
    FieldError::Inconsistent {
        field: "heap",
        key: "field-error-no-pieces",
        numbers: Vec::new(),
    }
}

/// What is expected behind as many heaps as there can be.
pub(super) const fn too_many_heaps() -> Expected {
    Expected::EndAfter {
        key: "expected-heaps-end",
        most: MOST_HEAPS,
    }
}

/// Heaps of pieces, at most `MOST_HEAPS`, each of at most `LARGEST_HEAP`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Heaps {
    pieces: [u8; MOST_HEAPS],
    len: u8,
}

impl Heaps {
    /// The heaps with these pieces, cut to what is allowed.
    #[must_use]
    pub(crate) fn new(pieces: &[u8]) -> Heaps {
        let mut heaps = Heaps {
            pieces: [0; MOST_HEAPS],
            len: pieces.len().clamp(1, MOST_HEAPS) as u8,
        };
        for (heap, &count) in heaps.pieces.iter_mut().zip(pieces) {
            *heap = count.min(LARGEST_HEAP);
        }
        heaps
    }

    /// The pieces of each heap, the top one first.
    #[must_use]
    pub(crate) fn as_slice(&self) -> &[u8] {
        &self.pieces[..self.len as usize]
    }

    fn parse(reader: &mut Reader) -> Result<Heaps, TextError> {
        let mut pieces = Vec::with_capacity(MOST_HEAPS);
        loop {
            if pieces.len() == MOST_HEAPS {
                return Err(reader.error(too_many_heaps()));
            }
            pieces.push(reader.small(0, LARGEST_HEAP)?);
            let more = reader.rest().strip_prefix(',');
            if !more.is_some_and(|rest| rest.starts_with(|c: char| c != 'm')) {
                return Ok(Heaps::new(&pieces));
            }
            reader.skip(",");
        }
    }
}

impl fmt::Display for Heaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, count) in self.as_slice().iter().enumerate() {
            if i > 0 {
                f.write_str(",")?;
            }
            write!(f, "{count}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Heaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Parameters of Nim.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NimParams {
    /// The heaps at the start; at least one has a piece.
    pub heaps: Heaps,
    /// Misère play: whoever takes the last piece loses.
    pub misere: bool,
}

impl Default for NimParams {
    fn default() -> Self {
        NimParams {
            heaps: Heaps::new(&[3, 4, 5]),
            misere: false,
        }
    }
}

impl fmt::Display for NimParams {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.heaps)?;
        if self.misere {
            f.write_str(",misere")?;
        }
        Ok(())
    }
}

impl Parameters for NimParams {
    fn parse(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text)?;
        let heaps = Heaps::parse(&mut reader)?;
        let misere = reader.skip(",misere");
        reader.end()?;
        if heaps.as_slice().iter().all(|&count| count == 0) {
            return Err(TextError::new(text, 0, no_pieces()));
        }
        Ok(NimParams { heaps, misere })
    }

    fn fields(&self) -> Vec<Field> {
        let heaps = self.heaps.as_slice();
        let mut fields = vec![
            Field::switch("misere", self.misere),
            Field::number("heaps", heaps.len() as i32, 1..=MOST_HEAPS as i32),
        ];
        for (index, &count) in (0..).zip(heaps) {
            fields.push(Field {
                index,
                ..Field::number("heap", count.into(), 0..=LARGEST_HEAP.into())
            });
        }
        fields
    }

    /// The number of heaps wins over the number of heap fields: missing ones are empty, those too
    /// many are dropped, so that a setup screen need only change `heaps`.
    fn from_fields(fields: &[Field]) -> Result<Self, FieldError> {
        let misere = value_of(fields, "misere", 0..=1)? == 1;
        let len = value_of(fields, "heaps", 1..=MOST_HEAPS as i32)? as usize;
        let mut pieces = [0; MOST_HEAPS];
        for field in fields.iter().filter(|field| field.key == "heap") {
            if let Some(heap) = pieces[..len].get_mut(field.index as usize) {
                *heap = in_range("heap", field.index, field.value, 0..=LARGEST_HEAP.into())? as u8;
            }
        }
        let heaps = Heaps::new(&pieces[..len]);
        if heaps.as_slice().iter().all(|&count| count == 0) {
            return Err(no_pieces());
        }
        Ok(NimParams { heaps, misere })
    }
}

/// Take pieces from a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Take {
    /// The heap, 0 at the top.
    pub heap: u8,
    /// How many pieces, at least 1.
    pub count: u8,
}

/// A position of Nim.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Nim {
    params: NimParams,
    heaps: Heaps,
    to_move: Side,
}

impl Nim {
    /// The pieces in each heap, the top one first.
    #[must_use]
    pub fn heaps(&self) -> &[u8] {
        self.heaps.as_slice()
    }

    /// Whether whoever takes the last piece loses.
    #[must_use]
    pub const fn is_misere(&self) -> bool {
        self.params.misere
    }

    fn is_empty(&self) -> bool {
        self.heaps().iter().all(|&count| count == 0)
    }
}

impl Game for Nim {
    const ID: &'static str = "nim";
    type Params = NimParams;
    type Move = Take;
    type Undo = ();

    fn start(params: &NimParams, starter: Side) -> Self {
        Nim {
            heaps: params.heaps,
            params: params.clone(),
            to_move: starter,
        }
    }

    /// As many heaps as given, each of 1 to `LARGEST_HEAP` pieces; they become the parameters.
    fn random_start(params: &NimParams, starter: Side, rng: &mut Rng) -> Self {
        let mut heaps = params.heaps;
        for count in &mut heaps.pieces[..heaps.len as usize] {
            *count = rng.random_range(1..=LARGEST_HEAP);
        }
        let params = NimParams {
            heaps,
            misere: params.misere,
        };
        Self::start(&params, starter)
    }

    fn params(&self) -> &NimParams {
        &self.params
    }

    fn side_to_move(&self) -> Side {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        // When nothing is left, the side to move did not take the last piece.
        self.is_empty().then(|| {
            Outcome::Win(if self.params.misere {
                self.to_move
            } else {
                self.to_move.other()
            })
        })
    }

    fn legal_moves(&self, moves: &mut Vec<Take>) {
        moves.clear();
        for (heap, &have) in (0..).zip(self.heaps()) {
            moves.extend((1..=have).map(|count| Take { heap, count }));
        }
    }

    fn check(&self, mv: Take) -> Result<(), Illegal> {
        if self.is_empty() {
            return Err(Illegal::GameOver);
        }
        let have = *self.heaps().get(mv.heap as usize).ok_or(NO_SUCH_HEAP)?;
        match mv.count {
            0 => Err(NOTHING_TAKEN),
            count if count > have => Err(too_many(have)),
            _ => Ok(()),
        }
    }

    fn apply<S: Sink>(&mut self, mv: Take, sink: &mut S) {
        let heap = &mut self.heaps.pieces[mv.heap as usize];
        *heap -= mv.count;
        let left = *heap;
        self.to_move = self.to_move.other();
        if S::LISTENS {
            let taken = left..left + mv.count;
            let cells = taken.map(|col| Cell::new(col, mv.heap)).collect();
            sink.event(Event::Removed { cells });
            if let Some(outcome) = self.outcome() {
                sink.event(Event::Over { outcome });
            }
        }
    }

    fn undo(&mut self, mv: Take, (): ()) {
        self.heaps.pieces[mv.heap as usize] += mv.count;
        self.to_move = self.to_move.other();
    }

    fn view(&self) -> View {
        let widest = self.params.heaps.as_slice().iter().max();
        let mut view = View::empty(
            widest.copied().unwrap_or(1).max(1),
            self.heaps().len() as u8,
        );
        for (row, &count) in (0..).zip(self.heaps()) {
            for col in 0..count {
                view.put(Cell::new(col, row), None, 1);
            }
        }
        view
    }

    fn target(&self, mv: Take) -> Cell {
        let have = self.heaps().get(mv.heap as usize).copied().unwrap_or(0);
        Cell::new(have.saturating_sub(mv.count), mv.heap)
    }

    /// The heap in the cell's row gets as many pieces as reach up to the cell; pointing at its
    /// last piece again takes that one away.
    fn place(&self, cell: Cell, _side: Side) -> Result<Self, Illegal> {
        if cell.col >= LARGEST_HEAP {
            return Err(Illegal::OffBoard);
        }
        let mut heaps = self.params.heaps;
        let heap = heaps.pieces[..heaps.len as usize]
            .get_mut(cell.row as usize)
            .ok_or(NO_SUCH_HEAP)?;
        *heap = if *heap == cell.col + 1 {
            cell.col
        } else {
            cell.col + 1
        };
        if heaps.as_slice().iter().all(|&count| count == 0) {
            return Err(NOTHING_TAKEN);
        }
        let params = NimParams {
            heaps,
            misere: self.params.misere,
        };
        Ok(Self::start(&params, self.to_move))
    }

    fn board_text(&self) -> String {
        self.heaps.to_string()
    }

    fn parse_board(params: &NimParams, text: &str, to_move: Side) -> Result<Self, TextError> {
        let mut reader = Reader::new(text)?;
        let heaps = Heaps::parse(&mut reader)?;
        reader.end()?;
        let start = params.heaps.as_slice();
        if heaps.as_slice().len() != start.len()
            || heaps
                .as_slice()
                .iter()
                .zip(start)
                .any(|(now, was)| now > was)
        {
            let reason = BoardError::new("board-error-heaps")
                .name("heaps", heaps.to_string())
                .name("start", params.heaps.to_string());
            return Err(TextError::new(text, 0, reason));
        }
        Ok(Nim {
            params: params.clone(),
            heaps,
            to_move,
        })
    }

    fn move_text(&self, mv: Take) -> String {
        format!("{}{}", column_letter(mv.heap), mv.count)
    }

    fn parse_move(&self, text: &str) -> Result<Take, TextError> {
        let mut reader = Reader::new(text)?;
        let heaps = self.heaps().len() as u8;
        let heap = reader.letter(heaps, "expected-heap")?;
        let count = reader.small(1, LARGEST_HEAP)?;
        reader.end()?;
        Ok(Take { heap, count })
    }

    fn pack(mv: Take) -> Move {
        Move(u32::from(mv.heap) << 8 | u32::from(mv.count))
    }

    fn unpack(mv: Move) -> Option<Take> {
        let [0, 0, heap, count] = mv.0.to_be_bytes() else {
            return None;
        };
        ((heap as usize) < MOST_HEAPS).then_some(Take { heap, count })
    }
}
