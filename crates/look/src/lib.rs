//! The look of a game: what its board, pieces, marks and movements can be.
//!
//! A game brings one [`Look`] made of the values here; the board, the keys, the setup and the menu
//! ask it and never which game they show. A game that brings none gets [`Look::PLAIN`].

mod tempo;

use fivefold_rules::notation::column_letter;
use fivefold_rules::{Cell, GameId, Move, Position, Side, View};
pub use tempo::{SlideTempo, Tempo};

use fivefold_config::Timing;

/// How a game looks and how a person plays it at a board.
#[derive(Debug)]
pub struct Look {
    /// What the pieces lie on, for a board of this many columns and rows.
    pub board: fn(cols: u8, rows: u8) -> StockBoard,
    /// Distance between the centres of two neighbouring cells, in cells.
    pub pitch: (f32, f32),
    /// Width of the rim around the cells, in parts of the pitch.
    pub margin: f32,
    /// What the rows are.
    pub rows: Rows,
    /// How the cells are called.
    pub coordinates: Coordinates,
    /// Whether the board means the same however it is turned or mirrored.
    pub turns: bool,
    /// What lies on a cell that holds something of this side or of nobody.
    pub piece: fn(Cell, Option<Side>) -> StockPiece,
    /// How several pieces of one cell are drawn.
    pub stack: Stack,
    /// Whether a cell takes the colour of its owner.
    pub tinted: bool,
    /// How a piece comes to its cell in a move.
    pub arrival: Arrival,
    /// Which pieces move where two positions are compared that no move joins.
    pub travel: Travel,
    /// Whether a piece that is taken away leaves a dent.
    pub dents: bool,
    /// How long the movements take.
    pub tempo: fn(&Timing) -> Tempo,
    /// What is marked on the board.
    pub marks: Marks,
    /// What a press on a cell does.
    pub input: Input,
    /// Where the keyboard begins on the board.
    pub first_focus: FirstFocus,
    /// The card in the menu.
    pub card: MenuCard,
    /// The key of the sentence that says how a won game was won. Arguments: `name`, the winner;
    /// `loser`; each parameter of the game.
    pub won: fn(&Position) -> Option<&'static str>,
    /// The key of the sentence that says why a game is drawn.
    pub drawn: fn(&Position) -> Option<&'static str>,
    /// How the variant is told that these parameters make.
    pub variant: fn(&Position) -> Variant,
}

impl Look {
    /// The look of a game that brings none: plain tiles, discs for the sides.
    pub const PLAIN: Look = Look {
        board: |_, _| StockBoard::Grid,
        pitch: (1.0, 1.0),
        margin: 0.3,
        rows: Rows::Even,
        coordinates: Coordinates::LetteredColumns,
        turns: false,
        piece: |_, owner| match owner {
            Some(_) => StockPiece::Disc,
            None => StockPiece::Tile,
        },
        stack: Stack::One,
        tinted: false,
        arrival: Arrival::Drop,
        travel: Travel::None,
        dents: false,
        tempo: Tempo::usual,
        marks: Marks {
            legal: false,
            last_move: LastMove::OnPiece,
            preview: PreviewStyle::Dot,
            hint: HintRing::Target,
            threats: false,
            numbers: false,
            stuff: Stuff::Plain,
        },
        input: Input::Press,
        first_focus: FirstFocus::Middle,
        card: MenuCard::PLAIN,
        won: |_| None,
        drawn: |_| None,
        variant: |_| Variant::PLAIN,
    };

    /// The look of a game.
    #[must_use]
    pub fn of(game: GameId) -> &'static Look {
        static PLAIN: Look = Look::PLAIN;
        game.extension().unwrap_or(&PLAIN)
    }

    /// Whether the rows are heaps; see [`Rows::Heaps`].
    #[must_use]
    pub const fn has_heaps(&self) -> bool {
        matches!(self.rows, Rows::Heaps { .. })
    }

    /// Whether a person can put letters and marks on the cells. The places of a heap are only what the
    /// screen remembers, so that a mark there would mean nothing.
    #[must_use]
    pub const fn can_be_marked(&self) -> bool {
        !self.has_heaps()
    }

    /// How many pieces are drawn on a cell that holds this many.
    #[must_use]
    pub fn drawn_pieces(&self, count: u8) -> u8 {
        match self.stack {
            Stack::One => count.min(1),
            Stack::Ring { most } => count.min(most),
        }
    }
}

/// Looks are equal if they are the same one.
impl PartialEq for Look {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

/// The boards that the house can draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StockBoard {
    /// A slate tray with a trough for each row.
    Tray,
    /// Stone tiles, with a light at the lower left.
    Courtyard,
    /// Wood with a groove for each row.
    Plank,
    /// Lines through the middles of the cells; pieces lie on the crossings.
    Ruled,
    /// Lines between the cells.
    Grid,
    /// Dark glass cells.
    Glass,
}

/// The pieces that the house can draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StockPiece {
    /// A disc: with a ring for the first side, with a cross for the second.
    Disc,
    /// A round stone that belongs to nobody.
    Pebble,
    /// A lamp that belongs to nobody.
    Lantern,
    /// A small light of its owner's colour.
    Light,
    /// A flat square that belongs to nobody and nearly fills its cell.
    Tile,
}

/// What the rows of a board are.
#[derive(Clone, Copy, Debug)]
pub enum Rows {
    /// Each has all columns.
    Even,
    /// Heaps: centred, and only the number of pieces in a row is a matter of the rules. Which of
    /// its places are filled is what the screen remembers.
    Heaps {
        /// The board is at least this many cells wide.
        least_width: u8,
        /// No heap can have more pieces.
        longest: u8,
        /// How many pieces each row was made for.
        lengths: fn(&Position) -> Vec<u8>,
    },
}

/// How several pieces of one cell are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stack {
    /// As one.
    One,
    /// In a ring around the cell's centre.
    Ring {
        /// More are not told apart.
        most: u8,
    },
}

/// How a piece comes to its cell in a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// It drops onto the board.
    Drop,
    /// It grows where it is to lie.
    Grow,
}

/// Which pieces move where two positions are compared that no move joins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Travel {
    /// None: those that are too many vanish, those that are missing appear.
    None,
    /// A missing piece comes from the nearest place of its row.
    SameRow,
    /// A missing piece comes from the nearest place.
    Anywhere,
}

/// What is marked on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks {
    /// Whether legal places are shown if a person wants them; not where there are too many.
    pub legal: bool,
    /// How the last move is shown.
    pub last_move: LastMove,
    /// What is shown of the move under the pointer.
    pub preview: PreviewStyle,
    /// Which cells the ring of a hint is drawn around.
    pub hint: HintRing,
    /// Whether a person can have the opponent's threats shown.
    pub threats: bool,
    /// Whether pieces stay where they were put, so that each can bear the number of its move.
    pub numbers: bool,
    /// What the marks are made of.
    pub stuff: Stuff,
}

/// What the marks of a board are made of that tell something: rings, crosses, triangles and dots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u32)]
pub enum Stuff {
    /// Smooth lines.
    #[default]
    Plain = 0,
    /// Chalk on slate.
    Chalk = 1,
    /// Small stones, let into a floor.
    Mosaic = 2,
    /// Studs and strips of metal, let into wood.
    Metal = 3,
    /// The ink of a pen.
    Pen = 4,
    /// Threads of light in glass.
    Light = 5,
}

/// Where the mark of the last move is. It looks the same in all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastMove {
    /// On the piece that was moved.
    OnPiece,
    /// In the cell's corner, beside the pieces.
    InCorner,
    /// Where the pieces lay that have left their cells.
    WherePiecesLay,
}

/// What is shown of the move under the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PreviewStyle {
    /// The piece that would lie there.
    Piece,
    /// Light around the piece that would be marked.
    Light,
    /// A small piece beside those that lie there, larger where the cell would burst.
    Added,
    /// A dot.
    Dot,
}

/// Which cells the ring of a hint is drawn around.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintRing {
    /// The move's target.
    Target,
    /// Every cell of the move.
    EveryCell,
}

/// What a press on a cell does.
#[derive(Clone, Copy, Debug)]
pub enum Input {
    /// It plays the move with this target.
    Press,
    /// It marks pieces of one row; a button or Enter then plays the move that takes this many
    /// pieces from this row.
    MarkAndTake(fn(row: u8, count: u8) -> Move),
}

/// Where the keyboard begins on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstFocus {
    /// In the middle.
    Middle,
    /// At a piece of the side to move or of nobody.
    Piece,
}

/// The card of a game in the menu, on which it plays by itself.
#[derive(Clone, Copy, Debug)]
pub struct MenuCard {
    /// Parameters of the game that is played, as in an id; the default ones where it is empty.
    pub parameters: &'static str,
    /// How many moves it is ahead when the menu opens, so that there is something to see.
    pub moves_ahead: u32,
}

impl MenuCard {
    /// The card of a game that brings none.
    pub(crate) const PLAIN: MenuCard = MenuCard {
        parameters: "",
        moves_ahead: 2,
    };
}

/// How the cells of a board are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinates {
    /// Letters for columns, numbers for rows from the bottom, as in chess.
    LetteredColumns,
    /// Letters for rows, numbers for the places in a row.
    LetteredRows,
    /// The same, but the numbers are not written at the edge: places do not lie below each other.
    LetteredRowsOnly,
}

impl Coordinates {
    /// Whether rows have the letters.
    #[must_use]
    pub const fn letters_are_rows(self) -> bool {
        !matches!(self, Coordinates::LetteredColumns)
    }

    /// The name of a cell on this board.
    #[must_use]
    pub fn cell_name(self, view: &View, cell: Cell) -> String {
        if self.letters_are_rows() {
            format!("{}{}", column_letter(cell.row), cell.col + 1)
        } else {
            format!("{}{}", column_letter(cell.col), view.rows - cell.row)
        }
    }
}

/// The keys of what is told of a game with certain parameters. Their arguments are these parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// What it is called, where it has a name besides the game's.
    pub name: Option<&'static str>,
    /// What wins, in a few words.
    pub goal: Option<&'static str>,
    /// What is told after the rules that all variants share.
    pub rules: Option<&'static str>,
}

impl Variant {
    /// A game without variants of which nothing is told besides its rules.
    pub const PLAIN: Variant = Variant {
        name: None,
        goal: None,
        rules: None,
    };

    /// A variant that is called like the game.
    #[must_use]
    pub const fn with(goal: &'static str, rules: &'static str) -> Variant {
        Variant {
            name: None,
            goal: Some(goal),
            rules: Some(rules),
        }
    }

    /// The same with a name of its own.
    #[must_use]
    pub const fn named(self, name: &'static str) -> Variant {
        Variant {
            name: Some(name),
            ..self
        }
    }

    /// Whether a switch among the parameters is on.
    #[must_use]
    pub fn is_on(position: &Position, switch: &str) -> bool {
        let fields = position.fields();
        fields
            .iter()
            .any(|field| field.key == switch && field.value == 1)
    }
}
