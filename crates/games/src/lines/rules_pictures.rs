//! The rules of Lines in pictures: stones are placed, a line wins, and what this variant says of longer
//! lines, forbidden points or full boards.

use super::{Lines, LinesParams, Rule};
use fivefold_rules::Game as _;
use fivefold_study::rules_pictures::{RulesPictures, Scene};

/// What is shown of the rules of Lines.
pub(crate) static RULES_PICTURES: RulesPictures = RulesPictures::Of(|position| {
    let board = position
        .as_game::<Lines>()
        .map_or_else(SmallBoard::default, |lines| SmallBoard::of(lines.params()));
    let mut scenes = vec![board.placing(), board.line()];
    scenes.extend(board.variant());
    scenes
});

/// A board just large enough to show a line of this length.
#[derive(Default)]
struct SmallBoard {
    params: LinesParams,
}

impl SmallBoard {
    fn of(params: &LinesParams) -> SmallBoard {
        SmallBoard { params: *params }
    }

    /// Whether lines are as short as in tic-tac-toe; they have three rows then, and five else.
    const fn is_tiny(&self) -> bool {
        self.params.len <= 3
    }

    const fn cols(&self) -> u8 {
        if self.is_tiny() {
            3
        } else {
            self.params.len + 2
        }
    }

    fn scene(&self, told: &'static str, board: &str, moves: &str) -> Scene {
        let small = LinesParams {
            cols: self.cols(),
            rows: if self.is_tiny() { 3 } else { 5 },
            ..self.params
        };
        Scene::new(told, format!("{small}:{board}"), moves)
    }

    /// Five rows, the middle one with this in it, and so many stones of the second side in the rows
    /// beside it, none of which are in line.
    fn around(&self, middle: &str, theirs: usize) -> String {
        let cols = usize::from(self.cols());
        let above = theirs / 2;
        let below = theirs - above;
        let row = |from: usize, stones: usize| {
            format!("{from}{}{}", "x".repeat(stones), cols - from - stones)
        };
        format!("{cols}/{}/{middle}/{}/{cols}", row(1, above), row(2, below))
    }

    fn placing(&self) -> Scene {
        let (rows, moves) = match self.is_tiny() {
            true => (3, "b2 c3 a3"),
            false => (5, "c3 d4 d3 c4"),
        };
        let empty = vec![self.cols().to_string(); rows].join("/");
        self.scene("picture-mnk-place", &empty, moves)
    }

    /// Two stones are missing in a line; the other side does not see it.
    fn line(&self) -> Scene {
        let told = "picture-mnk-line";
        if self.is_tiny() {
            return self.scene(told, "o2/3/1x1", "b2 c2 c1");
        }
        let stones = usize::from(self.params.len) - 2;
        let board = self.around(&format!("1{}3", "o".repeat(stones)), stones);
        let next = letter(stones + 1);
        let last = letter(stones + 2);
        self.scene(told, &board, &format!("{next}3 a1 {last}3"))
    }

    fn variant(&self) -> Option<Scene> {
        let LinesParams {
            cols,
            rows,
            len,
            rule,
        } = self.params;
        match rule {
            Rule::Renju => {
                let board = "9x9x5,renju:9/9/4o4/4o2x1/2oo5/9/6x2/7x1/9@2";
                Some(Scene::new("rules-mnk-renju", board, "b8"))
            }
            _ if (cols, rows) == (3, 3) => {
                Some(self.scene("picture-mnk-full", "oxo/oxx/1o1@2", "a1 c1"))
            }
            _ if self.is_tiny() || len >= cols.max(rows) => None,
            Rule::Freestyle => Some(self.longer("rules-mnk-freestyle")),
            Rule::Exact => Some(self.longer("rules-mnk-exact")),
        }
    }

    /// A stone between two parts of a line makes one that is longer than needed.
    fn longer(&self, told: &'static str) -> Scene {
        let len = usize::from(self.params.len);
        let left = len / 2;
        let parts = ["o".repeat(left), "o".repeat(len - left)].join("1");
        let board = self.around(&format!("{parts}1"), len);
        self.scene(told, &board, &format!("{}3", letter(left)))
    }
}

/// The letter of a column, counted from 0.
fn letter(col: usize) -> char {
    (b'a' + col as u8) as char
}
