//! A slow judge of forbidden points, written straight from the definitions in the International
//! Rules of Renju: sets of stones and points, without anything clever.

use std::collections::BTreeSet;
use std::fmt;

use fivefold::games::lines::Forbidden;
use fivefold::rules::Cell;

pub(super) type Point = (i32, i32);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stone {
    Black,
    White,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Board {
    pub cols: u8,
    pub rows: u8,
    stones: [[Option<Stone>; 22]; 22],
}

const DIRECTIONS: [Point; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

pub(super) fn point(cell: Cell) -> Point {
    (cell.col.into(), cell.row.into())
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for at in self.points() {
            let letter = match self.at(at) {
                None => '.',
                Some(Stone::Black) => 'b',
                Some(Stone::White) => 'w',
            };
            let end = if at.0 + 1 == i32::from(self.cols) {
                "\n"
            } else {
                ""
            };
            write!(f, "{letter}{end}")?;
        }
        Ok(())
    }
}

impl Board {
    pub(super) fn new(cols: u8, rows: u8) -> Board {
        let stones = [[None; 22]; 22];
        Board { cols, rows, stones }
    }

    pub(super) fn points(&self) -> impl Iterator<Item = Point> + use<> {
        let cols = i32::from(self.cols);
        (0..cols * i32::from(self.rows)).map(move |at| (at % cols, at / cols))
    }

    pub(super) fn at(&self, (x, y): Point) -> Option<Stone> {
        match self.is_on_board((x, y)) {
            true => self.stones[y as usize][x as usize],
            false => None,
        }
    }

    /// Puts a stone, if the point is on the board.
    pub(super) fn put(&mut self, (x, y): Point, stone: Stone) {
        if self.is_on_board((x, y)) {
            self.stones[y as usize][x as usize] = Some(stone);
        }
    }

    fn is_on_board(&self, (x, y): Point) -> bool {
        (0..i32::from(self.cols)).contains(&x) && (0..i32::from(self.rows)).contains(&y)
    }

    fn is_black(&self, at: Point) -> bool {
        self.at(at) == Some(Stone::Black)
    }

    fn is_empty_at(&self, at: Point) -> bool {
        self.is_on_board(at) && self.at(at).is_none()
    }

    fn with(&self, at: Point) -> Board {
        let mut next = *self;
        next.put(at, Stone::Black);
        next
    }

    /// The unbroken row of black stones through one of them.
    fn row(&self, at: Point, (dx, dy): Point) -> BTreeSet<Point> {
        let (mut x, mut y) = at;
        while self.is_black((x - dx, y - dy)) {
            (x, y) = (x - dx, y - dy);
        }
        let mut row = BTreeSet::new();
        while self.is_black((x, y)) {
            row.insert((x, y));
            (x, y) = (x + dx, y + dy);
        }
        row
    }

    /// Whether the stone is part of an unbroken row that is so long.
    fn has_row(&self, at: Point, is_long: impl Fn(usize) -> bool) -> bool {
        DIRECTIONS
            .iter()
            .any(|&direction| is_long(self.row(at, direction).len()))
    }

    /// The points of the line through a point, up to six away.
    fn line((x, y): Point, (dx, dy): Point) -> Vec<Point> {
        (-6..=6)
            .map(|step| (x + step * dx, y + step * dy))
            .collect()
    }

    /// All sets of four black stones with this one among them that one more stone makes a five.
    fn fours(&self, at: Point) -> BTreeSet<BTreeSet<Point>> {
        let mut fours = BTreeSet::new();
        for direction in DIRECTIONS {
            for empty in Board::line(at, direction) {
                if self.is_empty_at(empty) {
                    let mut five = self.with(empty).row(empty, direction);
                    if five.len() == 5 && five.contains(&at) {
                        five.remove(&empty);
                        fours.insert(five);
                    }
                }
            }
        }
        fours
    }

    /// Whether this unbroken row of four can become a five on both sides.
    fn is_straight_four(&self, row: &BTreeSet<Point>, direction: Point) -> bool {
        let Some(&stone) = row.first() else {
            return false;
        };
        let fives = Board::line(stone, direction)
            .into_iter()
            .filter(|&at| self.is_empty_at(at))
            .filter(|&at| {
                let five = self.with(at).row(at, direction);
                five.len() == 5 && five.is_superset(row)
            });
        row.len() == 4 && fives.count() == 2
    }

    /// All sets of three black stones with this one among them that one more stone, which makes no
    /// five and is not forbidden, makes a straight four.
    fn threes(&self, at: Point) -> BTreeSet<BTreeSet<Point>> {
        let mut threes = BTreeSet::new();
        for direction in DIRECTIONS {
            for empty in Board::line(at, direction) {
                if !self.is_empty_at(empty) {
                    continue;
                }
                let next = self.with(empty);
                let mut row = next.row(empty, direction);
                if row.contains(&at)
                    && next.is_straight_four(&row, direction)
                    && !next.has_row(empty, |long| long == 5)
                    && self.forbidden(empty).is_none()
                {
                    row.remove(&empty);
                    threes.insert(row);
                }
            }
        }
        threes
    }

    /// Why black may not play on an empty point.
    pub(super) fn forbidden(&self, at: Point) -> Option<Forbidden> {
        let next = self.with(at);
        if next.has_row(at, |long| long == 5) {
            None
        } else if next.has_row(at, |long| long > 5) {
            Some(Forbidden::Overline)
        } else if next.fours(at).len() > 1 {
            Some(Forbidden::DoubleFour)
        } else if next.threes(at).len() > 1 {
            Some(Forbidden::DoubleThree)
        } else {
            None
        }
    }
}
