//! `fivefold brain`: the protocol of Gomocup and Piskvork, through which managers let computer
//! players of Gomoku play each other.
//!
//! The commands and their answers are those of “Gomoku AI protocol” by Martin Petříček and Petr
//! Laštovička (`protocl2en.htm` of plastovicka/Piskvork). The state is in [`Brain`], which hears a
//! line and says what to answer and what to think about; [`BrainPlayer`] thinks.
//!
//! Beyond that document: while a move is thought about, `ABOUT`, `INFO` and `END` are heard at
//! once, `START`, `RECTSTART` and `RESTART` end the thinking without an answer, and every other
//! line waits until the move is out. An error changes nothing; an error within `BOARD` or
//! `SWAP2BOARD` is told once, and the lines up to `DONE` are passed over. The rule of a game that is
//! not played here is refused as soon as it is told, although `INFO` has no answer elsewhere.
//!
//! What the protocol of Yixin adds is in `yixin`.

mod answers;
pub mod field;
pub mod information;
pub mod ranking;
pub mod swap2;

mod player;
mod yixin;

use std::collections::VecDeque;
use std::time::Duration;

use crate::lines::gomocup::brain::field::{numbers, point_text, whole};
use crate::lines::swap2::{Decision, colour};
use crate::lines::{Lines, Place, Rule};
use answers::{CommandError, RealtimeLine, about, comment, refusal};
use field::{OWN, StoneBoard};
use fivefold_players::protocols::conversation::{Conversation, Next, Reply, shown};
use fivefold_players::{Limits, NoMove, Progress, SearchResult};
use fivefold_rules::{Cell, Game as _, Illegal, Move};
use fivefold_words::InEnglish as _;
use information::Information;
use ranking::{Ranking, Wanted};
use yixin::{Blocked, List, Swap2Step};

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
    /// Whether the player is to forget what it has found out before.
    pub forgets: bool,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BrainQuestion {
    /// The move in this position.
    Move(Lines),
    /// A choice of the opening rule swap2.
    Swap2(swap2::Swap2Job),
    /// A question about several moves.
    Ranking(ranking::Job),
}

/// What thinking came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BrainResult {
    /// A move, or the reason why there is none.
    Move(Result<SearchResult<Move>, NoMove>),
    /// A choice of the opening rule swap2.
    Swap2(Decision),
    /// Several moves.
    Ranking(Ranking),
}

/// Lines of a command that ends with `DONE`.
#[derive(Clone, Debug)]
enum Block {
    /// Stones of both sides, as they will lie on the board.
    Board(StoneBoard),
    /// The same of Yixin: no move is wanted.
    SetUp(StoneBoard),
    /// Stones in the order in which they were put.
    Swap2(StoneBoard),
    /// Points, and what they are for.
    Points(List, Vec<Cell>),
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
    /// Whether that was told to end, so that its answer is about to come.
    is_hurried: bool,
    waiting: VecDeque<String>,
    /// Points on which the next move is not to be.
    blocked: Blocked,
    /// Whether the next line is the name of a file.
    awaits_file: bool,
    /// How the choice that is thought about is to be told, where Yixin's words for it were used.
    swap2_step: Option<Swap2Step>,
    /// Whether the player is to forget what it has found out.
    forgets: bool,
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
            _ if self.awaits_file && self.asked.is_none() => self.file(),
            "ABOUT" => Reply::line(about()),
            "INFO" => self.inform(rest),
            // The manager counts on the answer: it has told the thinking to end, or leaves out the
            // move that comes next.
            "START" | "RECTSTART" | "RESTART"
                if self.asked.is_some() && (self.is_hurried || self.information.is_yixin) =>
            {
                let reply = self.wait(line);
                match reply.lines.is_empty() {
                    true => self.hurry(),
                    false => reply,
                }
            }
            "START" | "RECTSTART" | "RESTART" => self.start(&word, rest),
            "YXSTOP" | "STOP" if self.asked.is_some() => self.hurry(),
            // The move may have come out while the line was on its way.
            "YXSTOP" | "STOP" => Reply::nothing(),
            _ if self.asked.is_some() => self.wait(line),
            _ => self
                .command(line, &word, rest)
                .unwrap_or_else(|error| refusal(&error)),
        }
    }

    fn on_progress(&mut self, progress: &Progress) -> Vec<String> {
        let is_move = !matches!(self.asked, None | Some(BrainQuestion::Swap2(_)));
        match self.shown().filter(|_| is_move) {
            Some(shown) => shown.progress(progress),
            None => Vec::new(),
        }
    }

    fn on_result(&mut self, thought: BrainResult, took: Duration) -> Reply<BrainJob> {
        self.information.spend(took);
        self.is_hurried = false;
        let asked = self.asked.take();
        let mut reply = match (thought, asked) {
            (BrainResult::Move(Ok(choice)), _) => self.play(&choice, took),
            (BrainResult::Move(Err(reason)), _) => Reply::line(format!("ERROR {reason}")),
            (BrainResult::Ranking(ranking), _) => self.play_best(&ranking, took),
            (BrainResult::Swap2(decision), Some(BrainQuestion::Swap2(task))) => {
                match self.swap2_step.take() {
                    Some(step) => step.answer(&decision),
                    None => self.open(&decision, task.field),
                }
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

    /// Takes note of what a manager tells; the rule of another game is refused at once.
    fn inform(&mut self, text: &str) -> Reply<BrainJob> {
        let told_rule = self.information.note(text);
        match self.known_rule() {
            Err(error) if told_rule => refusal(&error),
            _ => Reply::nothing(),
        }
    }

    /// Keeps a line until the answer is out.
    fn wait(&mut self, line: &str) -> Reply<BrainJob> {
        if self.waiting.len() < MOST_WAITING {
            self.waiting.push_back(line.to_owned());
            Reply::nothing()
        } else {
            Reply::line("ERROR too many lines while I think; this one is dropped")
        }
    }

    fn hurry(&mut self) -> Reply<BrainJob> {
        self.is_hurried = true;
        Reply::only(Next::Hurry)
    }

    /// A new game: whatever is under way ends.
    fn start(&mut self, word: &str, rest: &str) -> Reply<BrainJob> {
        let field = match word {
            "START" => self.start_of(rest),
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
        if self.asked.take().is_some() {
            self.waiting.clear();
            self.swap2_step = None;
            reply.next = Next::Forget;
        }
        reply
    }

    /// The board of `START`: its size, or the two sizes of Yixin-Board.
    fn start_of(&mut self, rest: &str) -> Result<StoneBoard, CommandError> {
        let sizes: Option<Vec<u32>> = rest
            .split(|c: char| c == ',' || c.is_ascii_whitespace())
            .filter(|size| !size.is_empty())
            .map(whole)
            .collect();
        match sizes.as_deref() {
            Some(&[size]) => Ok(StoneBoard::new(size, size)?),
            Some(&[width, height]) => {
                // It names the row of a point first (`main.c` of accreator/Yixin-Board), so what it
                // calls the height is the range of the first number.
                let field = StoneBoard::new(height, width)?;
                self.information.is_yixin = true;
                Ok(field)
            }
            _ => Err(CommandError::Form("START", "the size of the board")),
        }
    }

    /// A command that is heard only while nothing is thought about.
    fn command(
        &mut self,
        line: &str,
        word: &str,
        rest: &str,
    ) -> Result<Reply<BrainJob>, CommandError> {
        // A board that never ended is given up for a new one.
        let begins = matches!(word, "BOARD" | "SWAP2BOARD") || word.starts_with("YX");
        if !begins && let Some(block) = self.block.take() {
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
                let at = self.point(rest, CommandError::Form("TURN", "x,y"))?;
                let mut field = self.started()?.clone();
                field.allows(at, OWN.other(), self.information.rule())?;
                field.put(at, OWN.other())?;
                self.ask_move(field)
            }
            "PLAY" => {
                let at = numbers(rest).ok_or(CommandError::Form("PLAY", "x,y"))?;
                let mut field = self.started()?.clone();
                field.position(self.information.rule())?;
                let at = field.cell(at)?;
                field.allows(at, OWN, self.information.rule())?;
                field.put(at, OWN)?;
                self.field = Some(field);
                Ok(Reply::line(point_text(at)))
            }
            "TAKEBACK" => {
                let at = self.point(rest, CommandError::Form("TAKEBACK", "x,y"))?;
                let field = self.field.as_mut().ok_or(CommandError::NotStarted)?;
                field.take(at)?;
                Ok(Reply::line("OK"))
            }
            "BOARD" | "SWAP2BOARD" | "YXBOARD" => self.begin_block(word),
            _ if word.starts_with("YX") => self.yixin_command(word, rest),
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
            "YXBOARD" => Block::SetUp(field),
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
            Block::Board(field) if done => {
                let field = field.clone().set_up();
                let warnings = self.warnings(&field);
                let reply = self.ask_move(field)?;
                return Ok(after_lines(warnings, reply));
            }
            Block::SetUp(field) if done => {
                let field = field.clone().set_up();
                let warnings = self.warnings(&field);
                self.field = Some(field);
                return Ok(after_lines(warnings, Reply::nothing()));
            }
            Block::Swap2(field) if done => return self.ask_swap2(field.clone()),
            Block::Points(list, points) if done => return self.list(*list, points),
            Block::Points(_, points) => {
                let form = CommandError::Form("a list of points", "x,y in each line, then DONE");
                points.push(self.point(line, form)?);
            }
            Block::Board(field) | Block::SetUp(field) => {
                const FORM: CommandError =
                    CommandError::Form("BOARD", "x,y,1 or x,y,2 in each line, then DONE");
                let [x, y, owner] = numbers(line).ok_or(FORM)?;
                let side = match owner {
                    1 => OWN,
                    2 => OWN.other(),
                    3 => {
                        let what = "games with forbidden or dead points";
                        return Err(CommandError::Rule(what.to_owned()));
                    }
                    _ => return Err(FORM),
                };
                field.put(field.cell([x, y])?, side)?;
            }
            Block::Swap2(field) => {
                let form = CommandError::Form("SWAP2BOARD", "x,y in each line, then DONE");
                field.put(self.point(line, form)?, colour(field.stones().len()))?;
            }
        }
        self.block = Some(block);
        Ok(Reply::nothing())
    }

    fn started(&self) -> Result<&StoneBoard, CommandError> {
        self.field.as_ref().ok_or(CommandError::NotStarted)
    }

    /// The point of the board that is named.
    fn point(&self, text: &str, form: CommandError) -> Result<Cell, CommandError> {
        let at = numbers(text).ok_or(form)?;
        Ok(self.started()?.cell(at)?)
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
                let blocked = self.blocked.in_position(&field);
                self.field = Some(field);
                Ok(self.ask(match blocked.is_empty() {
                    true => BrainQuestion::Move(position),
                    false => BrainQuestion::Ranking(ranking::Job {
                        position,
                        blocked,
                        wanted: Wanted::Best(1),
                    }),
                }))
            }
            Err(error) => {
                // Managers know no pass, and would wait until the time is over.
                let at = field.forbidden_point(rule).ok_or(error)?;
                field.put(at, OWN)?;
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
                forgets: std::mem::take(&mut self.forgets),
            },
            time: pace.time,
        })
    }

    /// Puts the own stone and says where, and what is known about it.
    fn play(&mut self, choice: &SearchResult<Move>, took: Duration) -> Reply<BrainJob> {
        let Some(at) = Lines::unpack(choice.mv).map(Place::cell) else {
            return Reply::line(format!("ERROR {}", Illegal::NotAMove.in_english()));
        };
        let mut lines = match self.shown() {
            Some(shown) => shown.choice(choice, took),
            None => vec![comment(choice)],
        };
        if let Some(field) = &mut self.field
            && let Err(error) = field.put(at, OWN)
        {
            return Reply::line(format!("ERROR {error}"));
        }
        lines.push(point_text(at));
        Reply {
            lines,
            next: Next::Listen,
        }
    }

    /// How the search is shown to a manager that wants to see it.
    fn shown(&self) -> Option<RealtimeLine<'_>> {
        let information = &self.information;
        let is_wanted = information.is_yixin || information.shows_detail();
        Some(RealtimeLine {
            field: self.field.as_ref().filter(|_| is_wanted)?,
            is_realtime: information.shows_detail(),
        })
    }

    /// What is strange about a board that was told, but no reason not to play on.
    fn warnings(&self, field: &StoneBoard) -> Vec<String> {
        let rule = self.information.rule();
        let mut warnings = Vec::new();
        if let Err(error) = field.was_allowed(rule) {
            warnings.push(format!("MESSAGE {error}; I go on all the same"));
        }
        if rule == Rule::Renju
            && let Some(black) = field.black_by_number()
        {
            let whose = if black == OWN { "my" } else { "your" };
            warnings.push(format!(
                "MESSAGE by the number of stones I take {whose} stones for black"
            ));
        }
        warnings
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
                let _ = field.put(cell, side);
            }
        }
        self.field = Some(field);
        Reply::line(answer)
    }
}

/// The same reply behind some lines.
fn after_lines(mut lines: Vec<String>, reply: Reply<BrainJob>) -> Reply<BrainJob> {
    lines.extend(reply.lines);
    Reply { lines, ..reply }
}
