//! An opening rule as the federations write it down: a list of steps, each done by one seat; and how
//! far along it a game has come.

use super::OpeningChoice;
use fivefold_rules::{Cell, Illegal, Move, Position, Refusal, Side};

/// One step of an opening rule.
#[derive(Debug)]
pub enum Step {
    /// A seat puts the next stone, whichever side's it is.
    Stone(By, OpeningZone),
    /// A seat chooses among these.
    Choice {
        /// Who chooses.
        by: By,
        /// What can be chosen.
        choices: &'static [OpeningChoice],
        /// The steps after any choice but that of a side; `None`: the same ones.
        otherwise: Option<&'static [Step]>,
    },
    /// A seat offers alternatives for the next stone: so many, or as many as were announced.
    Offer(By, Option<u8>),
}

/// Who does a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The seat that put the first stone.
    Opener,
    /// The other seat.
    Other,
    /// The seat that plays the side to move, as the sides are given at the moment.
    ToMove,
    /// The seat that plays the side that is not to move.
    Waiting,
}

impl By {
    /// The seat, named by the side that was agreed for it.
    const fn seat(self, at: &StepPlace) -> Side {
        let to_move = match at.swapped {
            true => at.to_move.other(),
            false => at.to_move,
        };
        match self {
            By::Opener => at.begins,
            By::Other => at.begins.other(),
            By::ToMove => to_move,
            By::Waiting => to_move.other(),
        }
    }
}

/// Where a stone of an opening may be put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpeningZone {
    /// Wherever the rules of the game allow it.
    Anywhere,
    /// In the square of this odd width in the middle of the board; 1 is the middle itself.
    Central(u8),
    /// Outside that square.
    Outside(u8),
    /// On one of the alternatives that were offered.
    Offered,
}

impl OpeningZone {
    /// Whether a move goes where it may; `offered` are the alternatives.
    #[must_use]
    pub fn allows(self, position: &Position, offered: &[Move], mv: Move) -> bool {
        self.check(position, offered, mv).is_ok()
    }

    /// The same with the reason; see [`OpeningZone::allows`].
    ///
    /// # Errors
    /// The reason why not.
    pub(crate) fn check(
        self,
        position: &Position,
        offered: &[Move],
        mv: Move,
    ) -> Result<(), Illegal> {
        let refusal = |key, number| Err(Illegal::Rule(Refusal { key, number }));
        let view = position.view();
        let is_allowed = match (self, position.target(mv)) {
            (OpeningZone::Offered, _) => offered.contains(&mv),
            (_, Some(cell)) => self.contains(view.cols, view.rows, cell),
            (_, None) => true,
        };
        match self {
            _ if is_allowed => Ok(()),
            OpeningZone::Anywhere => Ok(()),
            OpeningZone::Central(1) => refusal("illegal-opening-centre", None),
            OpeningZone::Central(width) => refusal("illegal-opening-central", Some(width)),
            OpeningZone::Outside(width) => refusal("illegal-opening-outside", Some(width)),
            OpeningZone::Offered => refusal("illegal-opening-offered", None),
        }
    }

    /// Whether a cell of a board of this size lies in the zone, as far as that depends on the board.
    #[must_use]
    pub const fn contains(self, cols: u8, rows: u8, cell: Cell) -> bool {
        let from_middle = (cell.col.abs_diff(cols / 2), cell.row.abs_diff(rows / 2));
        match self {
            OpeningZone::Central(width) => from_middle.0 <= width / 2 && from_middle.1 <= width / 2,
            OpeningZone::Outside(width) => from_middle.0 > width / 2 || from_middle.1 > width / 2,
            OpeningZone::Anywhere | OpeningZone::Offered => true,
        }
    }
}

/// How far an opening has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningStage {
    /// What is to be done.
    pub task: OpeningTask,
    /// Whether the seats have changed sides since the start.
    pub swapped: bool,
}

/// What is to be done in an opening. Seats are named by the sides that were agreed for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningTask {
    /// A seat puts the next stone.
    Stone {
        /// The seat.
        seat: Side,
        /// How many stones the seat has still to put one after the other, of both sides in turn,
        /// from 1.
        left: usize,
        /// Where the next one may go.
        zone: OpeningZone,
    },
    /// A seat has to choose before anybody moves.
    Choice {
        /// The seat.
        seat: Side,
        /// What it can choose.
        choices: &'static [OpeningChoice],
        /// How many stones are put before alternatives are offered, if they are.
        before_offer: usize,
    },
    /// A seat offers alternatives for the next stone.
    Offer {
        /// The seat.
        seat: Side,
        /// How many it has still to offer, from 1.
        left: usize,
    },
    /// Nothing: every seat plays its side.
    Over,
}

impl OpeningTask {
    /// The seat whose turn it is, unless the opening is over.
    #[must_use]
    pub const fn seat(self) -> Option<Side> {
        match self {
            OpeningTask::Stone { seat, .. }
            | OpeningTask::Choice { seat, .. }
            | OpeningTask::Offer { seat, .. } => Some(seat),
            OpeningTask::Over => None,
        }
    }
}

impl OpeningStage {
    /// Every seat plays its side, as agreed.
    pub(crate) const FREE: OpeningStage = OpeningStage {
        task: OpeningTask::Over,
        swapped: false,
    };

    /// Whether every seat plays its side.
    #[must_use]
    pub const fn is_over(self) -> bool {
        matches!(self.task, OpeningTask::Over)
    }
}

/// What has happened in an opening.
pub struct OpeningProgress<'a> {
    /// The side of the first stone.
    pub begins: Side,
    /// Stones that have been put.
    pub stones: usize,
    /// What was chosen after so many stones, in order.
    pub chosen: &'a dyn Fn(usize) -> &'a [OpeningChoice],
}

/// A place in the steps of a rule.
struct StepPlace {
    begins: Side,
    to_move: Side,
    swapped: bool,
    /// Stones that have been put.
    stones: usize,
    /// How many of the choices after that number of stones are behind.
    used: usize,
    /// How many alternatives were announced.
    announced: Option<u8>,
}

/// How far a game has come along the steps of its rule.
pub(super) fn stage(steps: &'static [Step], progress: &OpeningProgress) -> OpeningStage {
    let mut at = StepPlace {
        begins: progress.begins,
        to_move: progress.begins,
        swapped: false,
        stones: 0,
        used: 0,
        announced: None,
    };
    let mut rest = steps;
    while let Some((step, after)) = rest.split_first() {
        rest = after;
        let chosen = (progress.chosen)(at.stones).get(at.used..).unwrap_or(&[]);
        let task = match *step {
            Step::Stone(..) if at.stones < progress.stones => {
                at.stones += 1;
                at.used = 0;
                at.to_move = at.to_move.other();
                continue;
            }
            Step::Stone(by, zone) => OpeningTask::Stone {
                seat: by.seat(&at),
                left: 1 + stones_more(by, after),
                zone,
            },
            Step::Choice {
                by,
                choices,
                otherwise,
            } => {
                let seat = by.seat(&at);
                if let Some(choice) = chosen.first() {
                    at.used += 1;
                    match *choice {
                        OpeningChoice::Side(side) => at.swapped = side != seat,
                        other => {
                            if let OpeningChoice::Number(number) = other {
                                at.announced = Some(number);
                            }
                            rest = otherwise.unwrap_or(rest);
                        }
                    }
                    continue;
                }
                OpeningTask::Choice {
                    seat,
                    choices,
                    before_offer: stones_before_offer(after),
                }
            }
            Step::Offer(by, number) => {
                let wanted = usize::from(number.or(at.announced).unwrap_or(1));
                if chosen.len() >= wanted {
                    at.used += wanted;
                    continue;
                }
                OpeningTask::Offer {
                    seat: by.seat(&at),
                    left: wanted - chosen.len(),
                }
            }
        };
        let swapped = at.swapped;
        return OpeningStage { task, swapped };
    }
    OpeningStage {
        task: OpeningTask::Over,
        swapped: at.swapped,
    }
}

/// How many stones are put before alternatives are offered.
fn stones_before_offer(after: &[Step]) -> usize {
    let before = after
        .iter()
        .take_while(|step| !matches!(step, Step::Offer(..)));
    before
        .filter(|step| matches!(step, Step::Stone(..)))
        .count()
}

/// How many stones more a seat that is always the same puts at once.
fn stones_more(by: By, after: &[Step]) -> usize {
    let same = |step: &&Step| matches!(step, Step::Stone(other, _) if *other == by);
    match by {
        By::Opener | By::Other => after.iter().take_while(same).count(),
        By::ToMove | By::Waiting => 0,
    }
}
