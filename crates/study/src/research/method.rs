//! The numeric method of the original, one position after the other.
//!
//! All numbers 0 is good: whoever is to move there cannot close anything any more. Then all
//! positions are counted through. A position that nobody has struck out is good, because no move from
//! it leads to a good one; whoever is to move there hands over a position that is not good. From
//! then on every position from which it can be reached is struck out.

use super::{Space, Tuple};

/// What is known about a position so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionState {
    /// Nothing: no good position found so far can be reached from it.
    Open,
    /// It is good: whoever has moved there wins.
    Good,
    /// A good position can be reached from it: whoever is to move there wins.
    StruckOut,
}

/// What has been seen at one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MethodStep {
    /// The position.
    pub looked_at: Tuple,
    /// What it is.
    pub found: MethodFinding,
}

/// What a position has turned out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MethodFinding {
    /// It is good.
    Good {
        /// How many positions it has struck out that were open before.
        struck: u32,
    },
    /// It was struck out.
    StruckOut {
        /// The good position that can be reached from it; the first found, if there are several.
        by: Tuple,
    },
}

/// Marks of positions: not touched, good, or struck out along a direction, which is added.
const OPEN: u8 = 0;
const GOOD: u8 = 1;
const STRUCK: u8 = 2;

/// The method in the midst of its work. It keeps a byte for each position and four for each good
/// one.
#[derive(Clone, Debug)]
pub struct Method {
    space: Space,
    marks: Vec<u8>,
    /// The good positions found so far by their places in the order of counting.
    good: Vec<u32>,
    /// How many positions have been looked at.
    steps: u32,
}

impl Method {
    /// The method before its first step.
    #[must_use]
    pub fn new(space: Space) -> Method {
        Method {
            space,
            marks: vec![OPEN; space.positions() as usize],
            good: Vec::new(),
            steps: 0,
        }
    }

    /// What is asked.
    #[must_use]
    pub const fn space(&self) -> &Space {
        &self.space
    }

    /// How many positions have been looked at.
    #[must_use]
    pub const fn steps(&self) -> u32 {
        self.steps
    }

    /// Whether all positions have been looked at.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.steps == self.space.positions()
    }

    /// Looks at the next position; `None` after the last one.
    pub fn step(&mut self) -> Option<MethodStep> {
        if self.is_finished() {
            return None;
        }
        let at = self.steps as usize;
        let looked_at = self.space.tuple(self.steps);
        self.steps += 1;
        let found = match self.marks[at] {
            OPEN => {
                self.good.push(at as u32);
                self.marks[at] = GOOD;
                MethodFinding::Good {
                    struck: self.strike_out(at, &looked_at),
                }
            }
            mark => MethodFinding::StruckOut {
                by: self.reached(at, usize::from(mark - STRUCK)),
            },
        };
        Some(MethodStep { looked_at, found })
    }

    /// Takes all steps that are left.
    pub fn finish(&mut self) {
        while self.step().is_some() {}
    }

    /// Strikes out every position from which the one at this place can be reached.
    fn strike_out(&mut self, at: usize, tuple: &Tuple) -> u32 {
        let mut struck = 0;
        for direction in 0..self.space.directions() {
            let (stride, room) = self.space.way(direction, tuple);
            for step in 1..=room {
                let mark = &mut self.marks[at + step * stride];
                if *mark == OPEN {
                    *mark = STRUCK + direction as u8;
                    struck += 1;
                }
            }
        }
        struck
    }

    /// The good position that lies below this place in the direction in which it was struck out.
    fn reached(&self, at: usize, direction: usize) -> Tuple {
        let (stride, _) = self.space.way(direction, &self.space.tuple(at as u32));
        let mut below = at - stride;
        while self.marks[below] != GOOD {
            below -= stride;
        }
        self.space.tuple(below as u32)
    }

    /// What is known about a position; `None` if it is none of this question.
    #[must_use]
    pub fn state(&self, tuple: &Tuple) -> Option<PositionState> {
        self.space
            .contains(tuple)
            .then(|| match self.marks[self.space.index(tuple)] {
                OPEN => PositionState::Open,
                GOOD => PositionState::Good,
                _ => PositionState::StruckOut,
            })
    }

    /// Whether a position has been looked at already.
    #[must_use]
    pub fn has_looked_at(&self, tuple: &Tuple) -> bool {
        self.space.contains(tuple) && self.space.index(tuple) < self.steps as usize
    }

    /// How many good positions have been found so far.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.good.len()
    }

    /// One of the good positions found so far, in the order of counting, from 0.
    #[must_use]
    pub fn good(&self, number: usize) -> Option<Tuple> {
        self.good.get(number).map(|&at| self.space.tuple(at))
    }

    /// Where a good position stands in the list, from 0.
    #[must_use]
    pub fn number(&self, tuple: &Tuple) -> Option<usize> {
        let at = self.space.contains(tuple).then(|| self.space.index(tuple));
        self.good.binary_search(&(at? as u32)).ok()
    }

    /// All good positions found so far, in the order of counting, as the original lists them.
    pub fn list(&self) -> impl ExactSizeIterator<Item = Tuple> + '_ {
        self.good.iter().map(|&at| self.space.tuple(at))
    }

    /// Whether the rule says the same about every position looked at so far.
    #[must_use]
    pub fn agrees_with_the_rule(&self) -> bool {
        (0..self.steps).all(|at| {
            let is_good = self.marks[at as usize] == GOOD;
            self.space.rule(&self.space.tuple(at)).is_good() == is_good
        })
    }
}
