//! `fivefold brain`: the protocol of Gomocup and Piskvork, through which managers let computer
//! players of Gomoku play each other.
//!
//! The commands and their answers are those of “Gomoku AI protocol” by Martin Petříček and Petr
//! Laštovička (`protocl2en.htm` of plastovicka/Piskvork). The state is in [`Brain`], which hears a
//! line and says what to answer and what to think about; [`BrainPlayer`] thinks.
//!
//! Beyond that document: while a move is thought about, `ABOUT`, `INFO` and `END` are heard at
//! once, `START`, `RECTSTART` and `RESTART` end the thinking without an answer, and every other
//! line waits until the move is out. `YXSTOP` of the Yixin protocol ends the thinking as well, and
//! the best move found so far is played. An error changes nothing; an error within `BOARD` or
//! `SWAP2BOARD` is told once, and the lines up to `DONE` are passed over.

mod answers;
pub mod field;
pub mod information;
pub mod swap2;

mod player;

use std::collections::VecDeque;
use std::time::Duration;

use crate::lines::gomocup::brain::field::{numbers, point_text, whole};
use crate::lines::swap2::{Decision, colour};
use crate::lines::{Lines, Place};
use answers::{CommandError, about, comment, refusal};
use field::{OWN, StoneBoard};
use fivefold_players::protocols::conversation::{Conversation, Next, Reply, shown};
use fivefold_players::{Limits, NoMove, SearchResult};
use fivefold_rules::{Game as _, Illegal, Move};
use fivefold_words::InEnglish as _;
use information::Information;

pub use player::BrainPlayer;

/// So many lines may wait while a move is thought about: a full board and some more.
const MOST_WAITING: usize = 1_024;
/// What the brain has to think about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrainJob {
    /// The question.
    pub question: BrainQuestion,
    /// What limits the thinking besides its time.
    pub limits: Limits,
    /// The memory for what the player remembers, in MiB; `None`: as much as is usual.
    pub memory_mib: Option<u32>,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BrainQuestion {
    /// The move in this position.
    Move(Lines),
    /// A choice of the opening rule swap2.
    Swap2(swap2::Swap2Job),
}

/// What thinking came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BrainResult {
    /// A move, or the reason why there is none.
    Move(Result<SearchResult<Move>, NoMove>),
    /// A choice of the opening rule swap2.
    Swap2(Decision),
}

/// Lines of a command that ends with `DONE`.
#[derive(Clone, Debug)]
enum Block {
    /// Stones of both sides, as they will lie on the board.
    Board(StoneBoard),
    /// Stones in the order in which they were put.
    Swap2(StoneBoard),
    /// An error was told; what follows is passed over.
    Broken,
}

/// The state of a brain between two lines.
#[derive(Clone, Debug, Default)]
pub struct Brain {
    field: Option<StoneBoard>,
    information: Information,
    block: Option<Block>,
    /// What is thought about.
    asked: Option<BrainQuestion>,
    waiting: VecDeque<String>,
}

impl Conversation for Brain {
    type Job = BrainJob;
    type JobResult = BrainResult;

    fn handle(&mut self, line: &str) -> Reply<BrainJob> {
        let line = line.trim();
        let (word, rest) = line
            .split_once(|c: char| c.is_ascii_whitespace())
            .unwrap_or((line, ""));
        let word = word.to_ascii_uppercase();
        match word.as_str() {
            "" => Reply::nothing(),
            "END" => Reply::only(Next::End),
            "ABOUT" => Reply::line(about()),
            "INFO" => {
                self.information.note(rest);
                Reply::nothing()
            }
            "START" | "RECTSTART" | "RESTART" => self.start(&word, rest),
            "YXSTOP" if self.asked.is_some() => Reply::only(Next::Hurry),
            // The move may have come out while the line was on its way.
            "YXSTOP" => Reply::nothing(),
            _ if self.asked.is_some() => {
                if self.waiting.len() < MOST_WAITING {
                    self.waiting.push_back(line.to_owned());
                    Reply::nothing()
                } else {
                    Reply::line("ERROR too many lines while I think; this one is dropped")
                }
            }
            _ => self
                .command(line, &word, rest)
                .unwrap_or_else(|error| refusal(&error)),
        }
    }

    fn on_result(&mut self, thought: BrainResult, took: Duration) -> Reply<BrainJob> {
        self.information.spend(took);
        let asked = self.asked.take();
        let mut reply = match (thought, asked) {
            (BrainResult::Move(Ok(choice)), _) => self.play(&choice),
            (BrainResult::Move(Err(reason)), _) => Reply::line(format!("ERROR {reason}")),
            (BrainResult::Swap2(decision), Some(BrainQuestion::Swap2(task))) => {
                self.open(&decision, task.field)
            }
            (BrainResult::Swap2(_), _) => Reply::nothing(),
        };
        while self.asked.is_none()
            && let Some(line) = self.waiting.pop_front()
        {
            let next = self.handle(&line);
            reply.lines.extend(next.lines);
            reply.next = next.next;
        }
        reply
    }
}

impl Brain {
    /// A brain that has heard nothing yet.
    #[must_use]
    pub fn new() -> Brain {
        // Its players are looked up in the catalogue.
        crate::all();
        Brain::default()
    }

    /// The board, once a game has begun. Own stones are the first side's.
    #[must_use]
    pub const fn field(&self) -> Option<&StoneBoard> {
        self.field.as_ref()
    }

    /// A new game: whatever is under way ends.
    fn start(&mut self, word: &str, rest: &str) -> Reply<BrainJob> {
        let field = match word {
            "START" => whole(rest)
                .ok_or(CommandError::Form("START", "the size of the board"))
                .and_then(|size| Ok(StoneBoard::new(size, size)?)),
            "RECTSTART" => numbers(rest)
                .ok_or(CommandError::Form("RECTSTART", "width,height"))
                .and_then(|[cols, rows]| Ok(StoneBoard::new(cols, rows)?)),
            _ => self
                .field
                .as_ref()
                .map(StoneBoard::cleared)
                .ok_or(CommandError::NotStarted),
        };
        let field = field.and_then(|field| self.known_rule().map(|()| field));
        let mut reply = match field {
            Ok(field) => {
                self.field = Some(field);
                self.block = None;
                Reply::line("OK")
            }
            // The old game stays, and so does a move that is thought about for it.
            Err(error) => return refusal(&error),
        };
        self.waiting.clear();
        if self.asked.take().is_some() {
            reply.next = Next::Forget;
        }
        reply
    }

    /// A command that is heard only while nothing is thought about.
    fn command(
        &mut self,
        line: &str,
        word: &str,
        rest: &str,
    ) -> Result<Reply<BrainJob>, CommandError> {
        // A board that never ended is given up for a new one.
        if !matches!(word, "BOARD" | "SWAP2BOARD")
            && let Some(block) = self.block.take()
        {
            return self.block_line(block, line, word);
        }
        match word {
            "BEGIN" => {
                if !self.started()?.stones().is_empty() {
                    return Err(CommandError::NotEmpty);
                }
                let field = self.started()?.clone();
                self.ask_move(field)
            }
            "TURN" => {
                let at = numbers(rest).ok_or(CommandError::Form("TURN", "x,y"))?;
                let mut field = self.started()?.clone();
                field.put(at.into(), OWN.other())?;
                self.ask_move(field)
            }
            "PLAY" => {
                let at = numbers(rest).ok_or(CommandError::Form("PLAY", "x,y"))?;
                let mut field = self.started()?.clone();
                field.position(self.information.rule())?;
                let at = field.put(at.into(), OWN)?;
                self.field = Some(field);
                Ok(Reply::line(point_text(at)))
            }
            "TAKEBACK" => {
                let at = numbers(rest).ok_or(CommandError::Form("TAKEBACK", "x,y"))?;
                let field = self.field.as_mut().ok_or(CommandError::NotStarted)?;
                field.take(at.into())?;
                Ok(Reply::line("OK"))
            }
            "BOARD" | "SWAP2BOARD" => self.begin_block(word),
            "DONE" => Err(CommandError::Form(
                "BOARD or SWAP2BOARD",
                "stones, then DONE",
            )),
            _ => Ok(Reply::line(format!("UNKNOWN command {}", shown(word)))),
        }
    }

    /// `BOARD` or `SWAP2BOARD`: what follows, up to `DONE`, is about stones.
    fn begin_block(&mut self, word: &str) -> Result<Reply<BrainJob>, CommandError> {
        self.block = Some(Block::Broken);
        let field = self.started()?.cleared();
        self.block = Some(match word {
            "BOARD" => Block::Board(field),
            _ => Block::Swap2(field),
        });
        Ok(Reply::nothing())
    }

    /// A line between `BOARD` or `SWAP2BOARD` and `DONE`.
    fn block_line(
        &mut self,
        mut block: Block,
        line: &str,
        word: &str,
    ) -> Result<Reply<BrainJob>, CommandError> {
        let done = word == "DONE";
        // Until the line turns out to be in order.
        self.block = (!done).then_some(Block::Broken);
        match &mut block {
            Block::Broken => return Ok(Reply::nothing()),
            Block::Board(field) if done => return self.ask_move(field.clone()),
            Block::Swap2(field) if done => return self.ask_swap2(field.clone()),
            Block::Board(field) => {
                const FORM: CommandError =
                    CommandError::Form("BOARD", "x,y,1 or x,y,2 in each line, then DONE");
                let [x, y, owner] = numbers(line).ok_or(FORM)?;
                let side = match owner {
                    1 => OWN,
                    2 => OWN.other(),
                    3 => return Err(CommandError::Rule("games with forbidden or dead points")),
                    _ => return Err(FORM),
                };
                field.put((x, y), side)?;
            }
            Block::Swap2(field) => {
                let at = numbers(line).ok_or(CommandError::Form(
                    "SWAP2BOARD",
                    "x,y in each line, then DONE",
                ))?;
                field.put(at.into(), colour(field.stones().len()))?;
            }
        }
        self.block = Some(block);
        Ok(Reply::nothing())
    }

    fn started(&self) -> Result<&StoneBoard, CommandError> {
        self.field.as_ref().ok_or(CommandError::NotStarted)
    }

    fn known_rule(&self) -> Result<(), CommandError> {
        match self.information.foreign_rule() {
            None => Ok(()),
            Some(rule) => Err(CommandError::Rule(rule)),
        }
    }

    /// Thinks about a move; the stones become those of the game.
    fn ask_move(&mut self, mut field: StoneBoard) -> Result<Reply<BrainJob>, CommandError> {
        self.known_rule()?;
        let rule = self.information.rule();
        match field.position(rule) {
            Ok(position) => {
                self.field = Some(field);
                Ok(self.ask(BrainQuestion::Move(position)))
            }
            Err(error) => {
                // Managers know no pass, and would wait until the time is over.
                let at = field.forbidden_point(rule).ok_or(error)?;
                field.put((at.col.into(), at.row.into()), OWN)?;
                self.field = Some(field);
                Ok(Reply::line(point_text(at)))
            }
        }
    }

    /// Thinks about a choice of swap2.
    fn ask_swap2(&mut self, field: StoneBoard) -> Result<Reply<BrainJob>, CommandError> {
        self.known_rule()?;
        let stones = field.stones().len();
        if ![0, 3, 5].contains(&stones) {
            return Err(CommandError::Swap2(stones));
        }
        Ok(self.ask(BrainQuestion::Swap2(swap2::Swap2Job {
            field,
            rule: self.information.rule(),
        })))
    }

    fn ask(&mut self, question: BrainQuestion) -> Reply<BrainJob> {
        let pace = self.information.pace();
        self.asked = Some(question.clone());
        Reply::only(Next::Think {
            task: BrainJob {
                question,
                limits: pace.limits,
                memory_mib: self.information.memory_mib(),
            },
            time: pace.time,
        })
    }

    /// Puts the own stone and says where, and what is known about it.
    fn play(&mut self, choice: &SearchResult<Move>) -> Reply<BrainJob> {
        let Some(at) = Lines::unpack(choice.mv).map(Place::cell) else {
            return Reply::line(format!("ERROR {}", Illegal::NotAMove.in_english()));
        };
        if let Some(field) = &mut self.field
            && let Err(error) = field.put((at.col.into(), at.row.into()), OWN)
        {
            return Reply::line(format!("ERROR {error}"));
        }
        Reply {
            lines: vec![comment(choice), point_text(at)],
            next: Next::Listen,
        }
    }

    /// Says what was chosen under swap2. Where the own colour is known afterwards, the stones
    /// become those of the game; else the manager sends a board.
    fn open(&mut self, decision: &Decision, stones: StoneBoard) -> Reply<BrainJob> {
        let (answer, own) = match decision {
            Decision::Nothing => {
                return Reply::line("ERROR swap2 needs a larger board, or one nobody has won on");
            }
            Decision::Swap => ("SWAP".to_owned(), Some(colour(0))),
            Decision::Put(cells) => (
                cells
                    .iter()
                    .copied()
                    .map(point_text)
                    .collect::<Vec<_>>()
                    .join(" "),
                (cells.len() == 1).then(|| colour(1)),
            ),
        };
        let put: &[_] = match decision {
            Decision::Put(cells) => cells,
            _ => &[],
        };
        let mut field = stones.cleared();
        if let Some(own) = own {
            let mut cells: Vec<_> = stones.stones().iter().map(|&(cell, _)| cell).collect();
            cells.extend(put);
            for (index, cell) in cells.into_iter().enumerate() {
                let side = if colour(index) == own {
                    OWN
                } else {
                    OWN.other()
                };
                // Every cell was put on this board before.
                let _ = field.put((cell.col.into(), cell.row.into()), side);
            }
        }
        self.field = Some(field);
        Reply::line(answer)
    }
}
