//! What the protocol of Yixin adds, as Yixin-Board (`main.c` of accreator/Yixin-Board) and its
//! descendants use it, after `protocol.tex` of accreator/Yixin-protocol; what that page leaves open is as
//! in Rapfi (`gomocup.cpp` of dhbloo/rapfi).
//!
//! `YXSTOP` ends the thinking, and the best move found so far is played. To a manager of this protocol the
//! move is also due when a new game is started while it thinks. Databases and dumps of the table are not
//! kept here; a command about them is read to its end, and told to have no effect.

use super::answers::CommandError;
use super::field::{OWN, StoneBoard, point_text, whole};
use super::ranking::{self, Ranking, Wanted};
use super::{Block, Brain, BrainJob, BrainQuestion, swap2};
use crate::lines::swap2::{Decision, colour};
use fivefold_players::Threads;
use fivefold_players::protocols::conversation::{Reply, shown};
use fivefold_rules::Cell;

use std::time::Duration;

/// The largest size of the table that a manager may offer, as a power of two in KiB.
const LARGEST_HASH: u32 = 18;
/// How many moves are told where nobody says how many, or all are wanted.
const USUAL_BEST: usize = 2;
/// Most moves that are told.
const MOST_BEST: usize = 20;

/// What a list of points is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum List {
    /// The next move is not to be on them.
    Block,
    /// It may be on them again.
    Unblock,
    /// The last of them is blocked where the others have been played.
    BlockPath,
    /// No longer.
    UnblockPath,
    /// All moves that a database knows of a position are asked for.
    Database,
    /// Something else about a database, or an opening rule that is not played here.
    Nothing,
}

/// Which choice of swap2 is asked for in Yixin's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Swap2Step {
    /// The first three stones.
    Open,
    /// A colour, or two stones more, after three.
    Answer,
    /// A colour after five.
    Choose,
}

/// Points on which the next move is not to be.
#[derive(Clone, Debug, Default)]
pub(super) struct Blocked {
    points: Vec<Cell>,
    /// Moves from the empty board; the last one is blocked behind the others.
    paths: Vec<Vec<Cell>>,
}

impl Blocked {
    /// Those that count in this position.
    pub(super) fn in_position(&self, field: &StoneBoard) -> Vec<Cell> {
        let stones: Vec<Cell> = field.stones().iter().map(|&(at, _)| at).collect();
        let mut blocked = self.points.clone();
        for path in &self.paths {
            if let Some((&last, before)) = path.split_last()
                && before == stones
            {
                blocked.push(last);
            }
        }
        blocked
    }
}

impl Brain {
    /// A command of the protocol of Yixin.
    pub(super) fn yixin_command(
        &mut self,
        word: &str,
        rest: &str,
    ) -> Result<Reply<BrainJob>, CommandError> {
        // A list that never ended is given up.
        self.block = None;
        match word {
            "YXSHOWINFO" => {
                self.information.is_yixin = true;
                Ok(said([
                    format!("MESSAGE INFO MAX_THREAD_NUM {}", Threads::MOST),
                    format!("MESSAGE INFO MAX_HASH_SIZE {LARGEST_HASH}"),
                ]))
            }
            "YXSHOWFORBID" => {
                let points = self.started()?.forbidden_points(self.information.rule());
                let points: String = points
                    .iter()
                    .map(|at| format!("{:02}{:02}", at.col, at.row))
                    .collect();
                Ok(Reply::line(format!("FORBID {points}.")))
            }
            "YXNBEST" => {
                let count = whole(rest).map_or(USUAL_BEST, |count| count as usize);
                self.ask_ranking(Wanted::Best(count.clamp(1, MOST_BEST)))
            }
            "YXSEARCHDEFEND" => self.ask_ranking(Wanted::Best(MOST_BEST)),
            "YXBALANCEONE" => self.ask_ranking(Wanted::Balance(bias(rest))),
            "YXBALANCETWO" => self.ask_ranking(Wanted::BalancedPair(bias(rest))),
            "YXBLOCK" => self.begin_list(List::Block),
            "YXBLOCKUNDO" => self.begin_list(List::Unblock),
            "YXBLOCKPATH" => self.begin_list(List::BlockPath),
            "YXBLOCKPATHUNDO" => self.begin_list(List::UnblockPath),
            "YXBLOCKRESET" => {
                self.blocked.points.clear();
                Ok(Reply::nothing())
            }
            "YXBLOCKPATHRESET" => {
                self.blocked.paths.clear();
                Ok(Reply::nothing())
            }
            "YXHASHCLEAR" => {
                self.forgets = true;
                Ok(Reply::nothing())
            }
            "YXSHOWHASHUSAGE" => Ok(Reply::line(match self.information.memory_mib() {
                Some(mib) => format!("MESSAGE the table of positions has {mib} MiB"),
                None => "MESSAGE the table of positions has its usual size".to_owned(),
            })),
            "YXSWAP2STEP1" => self.ask_swap2_step(Swap2Step::Open),
            "YXSWAP2STEP2" => self.ask_swap2_step(Swap2Step::Answer),
            "YXSWAP2STEP3" => self.ask_swap2_step(Swap2Step::Choose),
            "YXQUERYDATABASEALL" => self.begin_list(List::Database),
            "YXSOOSORVSTEP1" => Ok(no_soosorv()),
            _ if word.starts_with("YXSOOSORVSTEP") => {
                self.begin_list(List::Nothing)?;
                Ok(no_soosorv())
            }
            "YXHASHDUMP" | "YXHASHLOAD" | "YXSETDATABASE" | "YXDBTOTXT" | "YXDBTOTXTALL"
            | "YXLIBTODB" | "YXDBTOLIB" | "YXDBSPLIT" | "YXDBMERGE" => {
                // The name of the file stands in the next line, or in this one.
                self.awaits_file = rest.trim().is_empty();
                Ok(match self.awaits_file {
                    true => Reply::nothing(),
                    false => self.file(),
                })
            }
            "YXFORBID" | "YXSAVEDATABASE" => Ok(no_effect(word)),
            _ if word.contains("DATABASE") => {
                self.begin_list(List::Nothing)?;
                Ok(no_effect(word))
            }
            _ => Ok(Reply::line(format!("UNKNOWN command {}", shown(word)))),
        }
    }

    /// The name of a file was told.
    pub(super) fn file(&mut self) -> Reply<BrainJob> {
        self.awaits_file = false;
        Reply::line("MESSAGE no database and no table of positions is kept in files here")
    }

    fn begin_list(&mut self, list: List) -> Result<Reply<BrainJob>, CommandError> {
        self.block = Some(Block::Broken);
        self.started()?;
        self.block = Some(Block::Points(list, Vec::new()));
        Ok(Reply::nothing())
    }

    /// A list of points has ended.
    pub(super) fn list(
        &mut self,
        list: List,
        points: &[Cell],
    ) -> Result<Reply<BrainJob>, CommandError> {
        let Blocked {
            points: blocked,
            paths,
        } = &mut self.blocked;
        match list {
            List::Block => {
                blocked.retain(|at| !points.contains(at));
                blocked.extend(points);
            }
            List::Unblock => blocked.retain(|at| !points.contains(at)),
            List::BlockPath => {
                paths.retain(|path| path != points);
                paths.push(points.to_vec());
            }
            List::UnblockPath => paths.retain(|path| path != points),
            List::Database => {
                let lines = ["MESSAGE DATABASE REFRESH", "MESSAGE DATABASE DONE"];
                return Ok(said(lines.map(str::to_owned)));
            }
            List::Nothing => {}
        }
        Ok(Reply::nothing())
    }

    fn ask_ranking(&mut self, wanted: Wanted) -> Result<Reply<BrainJob>, CommandError> {
        self.known_rule()?;
        let field = self.started()?;
        let job = ranking::Job {
            position: field.position(self.information.rule())?,
            blocked: self.blocked.in_position(field),
            wanted,
        };
        Ok(self.ask(BrainQuestion::Ranking(job)))
    }

    /// Puts the moves that were found and says where, and what is known about them.
    pub(super) fn play_best(&mut self, ranking: &Ranking, took: Duration) -> Reply<BrainJob> {
        let mut lines = match self.shown() {
            Some(shown) => shown.ranking(ranking, took),
            None => Vec::new(),
        };
        let best = ranking.moves.first().into_iter();
        let played: Vec<Cell> = best.chain(&ranking.pair).map(|one| one.at).collect();
        for (side, at) in [OWN, OWN.other()].into_iter().zip(&played) {
            if let Some(field) = &mut self.field
                && let Err(error) = field.put(*at, side)
            {
                return Reply::line(format!("ERROR {error}"));
            }
        }
        let points: Vec<_> = played.into_iter().map(point_text).collect();
        lines.push(points.join(" "));
        said(lines)
    }

    fn ask_swap2_step(&mut self, step: Swap2Step) -> Result<Reply<BrainJob>, CommandError> {
        self.known_rule()?;
        let field = self.started()?;
        let wanted = match step {
            Swap2Step::Open => 0,
            Swap2Step::Answer => 3,
            Swap2Step::Choose => 5,
        };
        let mut stones = field.cleared();
        if wanted > 0 {
            if field.stones().len() != wanted {
                return Err(CommandError::Swap2(field.stones().len()));
            }
            for (index, &(at, _)) in field.stones().iter().enumerate() {
                stones.put(at, colour(index))?;
            }
        }
        self.swap2_step = Some(step);
        Ok(self.ask(BrainQuestion::Swap2(swap2::Swap2Job {
            field: stones,
            rule: self.information.rule(),
        })))
    }
}

impl Swap2Step {
    /// The choice in Yixin's words. The manager then asks for a move, if one is to be made.
    pub(super) fn answer(self, decision: &Decision) -> Reply<BrainJob> {
        let put = |from: usize, cells: &[Cell]| {
            let lines = cells.iter().enumerate().map(|(index, at)| {
                format!("MESSAGE SWAP2 MOVE{} {} {}", from + index, at.col, at.row)
            });
            said(lines)
        };
        let swap = match self {
            Swap2Step::Open | Swap2Step::Answer => "SWAP1",
            Swap2Step::Choose => "SWAP2",
        };
        match decision {
            Decision::Nothing => {
                Reply::line("ERROR swap2 needs a larger board, or one nobody has won on")
            }
            Decision::Put(cells) if self == Swap2Step::Open => put(1, cells),
            Decision::Put(cells) if cells.len() == 2 => put(4, cells),
            Decision::Put(_) => Reply::line(format!("MESSAGE SWAP2 {swap} NO")),
            Decision::Swap => Reply::line(format!("MESSAGE SWAP2 {swap} YES")),
        }
    }
}

/// The score after which a game counts as even; 0 where none is told.
fn bias(text: &str) -> i32 {
    text.trim().parse().unwrap_or(0)
}

fn said(lines: impl IntoIterator<Item = String>) -> Reply<BrainJob> {
    Reply {
        lines: lines.into_iter().collect(),
        ..Reply::nothing()
    }
}

fn no_effect(word: &str) -> Reply<BrainJob> {
    Reply::line(format!("MESSAGE {} has no effect here", shown(word)))
}

fn no_soosorv() -> Reply<BrainJob> {
    Reply::line("MESSAGE I do not play the opening rule Soosorv-8")
}
