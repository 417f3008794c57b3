//! What a computer player is asked, as a value that can be sent: to a task of this program, or as
//! text to a copy of the core that runs elsewhere (a browser's worker).
//!
//! The question holds everything that the answer depends on, so the same question gets the same
//! answer wherever it is answered.

use std::fmt::Write as _;

use thiserror::Error;

use super::record::RecordError;
use super::{Claim, Seat, Sitting};
use crate::config::{ConfigError, Opponents, Script, ScriptName, Scripts, read};
use crate::games::mnk::Mnk;
use crate::games::notation::TextError;
use crate::games::{Game as _, Move, Position, Side};
use crate::players::external::{Kept, Key};
use crate::players::mnk::LinesEngine;
use crate::players::opponents::Opponent;
use crate::players::scripts::BUILT_IN;
use crate::players::swap2::{self, Decision};
use crate::players::{Choice, Explanation, Limits, NoChoice, Player as _, Stop, Verdict};

/// At most so many positions are visited for a stone or a choice of an opening: a fraction of a
/// second.
const OPENING_NODES: u64 = 40_000;

/// What a player is asked: the sitting with its moves so far, the limits, the players' numbers.
#[derive(Clone, Debug)]
pub struct Question {
    sitting: Sitting,
    limits: Limits,
    config: Opponents,
}

/// Why a text is no question, or no answer to one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum QuestionError {
    /// The sitting in it is broken.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// The numbers in it are broken.
    #[error("{0}")]
    Config(#[from] ConfigError),
    /// The move in it is broken.
    #[error("{0}")]
    Move(#[from] TextError),
    /// A line of it is missing or not understood.
    #[error("the line “{line}” is not understood")]
    Line {
        /// The line, or what is missing.
        line: String,
    },
}

impl Question {
    /// What the computer player whose turn it is in this sitting is asked; `None` when a person
    /// is to move.
    #[must_use]
    pub fn new(sitting: &Sitting, limits: Limits, config: &Opponents) -> Option<Question> {
        sitting.seat_to_move().opponent()?;
        let mut config = config.clone();
        config.scripts = scripts_of(sitting, config.scripts);
        Some(Question {
            sitting: sitting.way_here(),
            limits,
            config,
        })
    }

    /// The position that is asked about.
    #[must_use]
    pub const fn position(&self) -> &Position {
        self.sitting.position()
    }

    /// Whether only a build with scripts can answer.
    #[must_use]
    pub fn needs_scripts(&self) -> bool {
        matches!(
            self.sitting.seat_to_move(),
            Seat::Computer(Opponent::Script(_))
        )
    }

    /// Thinks, here and now. Ends within 50 ms of `stop` being set.
    ///
    /// # Errors
    /// See [`NoChoice`].
    pub fn answer(&self, stop: &Stop) -> Result<Choice<Move>, NoChoice> {
        self.answer_with(&Kept::default(), stop)
    }

    /// The same, asking another program, if one is to answer, where it is kept since the question
    /// before.
    ///
    /// # Errors
    /// See [`NoChoice`].
    pub fn answer_with(&self, kept: &Kept, stop: &Stop) -> Result<Choice<Move>, NoChoice> {
        let Seat::Computer(opponent) = self.sitting.seat_to_move() else {
            return Err(NoChoice::OtherGame);
        };
        if self.sitting.is_opening() {
            return self.open(stop);
        }
        let position = self.sitting.position();
        let mut player = match opponent {
            Opponent::External(name) => {
                let key = Key {
                    name,
                    side: position.side_to_move(),
                    game: (self.sitting.plan().seed, self.sitting.game()),
                };
                kept.player(key, &self.config.external_engines)
            }
            _ => opponent.player(position.kind(), &self.config),
        };
        player.recall(self.sitting.start(), self.sitting.moves());
        player.choose(position, &self.limits, stop, &mut self.sitting.rng())
    }

    /// What the answer to this question chooses in the opening, before any move; none where it is
    /// a move.
    #[must_use]
    pub fn claim_of(sitting: &Sitting, answer: &Choice<Move>) -> Option<Claim> {
        let claim = Claim::of(answer.explanation)?;
        sitting.claims().contains(&claim).then_some(claim)
    }

    /// Puts a stone of the opening, or chooses. Whoever sits there, the engine of Lines does it:
    /// other players know nothing of openings.
    fn open(&self, stop: &Stop) -> Result<Choice<Move>, NoChoice> {
        let position = self.sitting.position();
        let lines = position.as_game::<Mnk>().ok_or(NoChoice::OtherGame)?;
        let mut engine = LinesEngine::new(&self.config.lines_engine);
        let mut rng = self.sitting.rng();
        let most = self.limits.nodes.unwrap_or(OPENING_NODES);
        let limits = Limits {
            nodes: Some(most.min(OPENING_NODES)),
            ..self.limits
        };
        let claims = self.sitting.claims();
        let begins = self.sitting.start().side_to_move();
        let (cells, explanation) = if claims.is_empty() {
            let cells = swap2::place(&mut engine, lines, limits, stop, &mut rng);
            (cells, Explanation::EvenOpening)
        } else {
            let (claim, cells) = match swap2::decide(&mut engine, lines, limits, stop, &mut rng) {
                Decision::Swap => (Claim::Side(begins), None),
                Decision::Put(cells) if cells.len() > 1 => (Claim::TwoMore, Some(cells)),
                Decision::Put(cells) => (Claim::Side(begins.other()), Some(cells)),
                Decision::Nothing => (Claim::Side(begins.other()), None),
            };
            (cells, claim.explanation())
        };
        if stop.is_set() {
            return Err(NoChoice::Stopped);
        }
        // Where no opening fits the stones, the engine's own move does.
        let mv = match cells.and_then(|cells| cells.first().copied()) {
            Some(cell) => Mnk::pack(cell.into()),
            None => Mnk::pack(engine.choose(lines, &limits, stop, &mut rng)?.mv),
        };
        Ok(Choice {
            mv,
            verdict: Verdict::Unknown,
            explanation,
            nodes: 0,
            depth: 0,
            line: Vec::new(),
            remark: None,
        })
    }

    /// The question as text; [`Question::from_text`] reads it.
    #[must_use]
    pub fn to_text(&self) -> String {
        let limit = |limit: Option<u64>| limit.map_or_else(|| "none".to_owned(), |n| n.to_string());
        // Structs of numbers always have a text.
        let config = ron::to_string(&self.config).unwrap_or_default();
        let mut text = format!(
            "nodes: {}\ndepth: {}\nnumbers: {config}\n",
            limit(self.limits.nodes),
            limit(self.limits.depth.map(u64::from)),
        );
        for (name, script) in &self.config.scripts {
            // Writing to a text cannot fail. The whole script becomes one line.
            let _ = writeln!(text, "script: {name} {}", one_line(script.source()));
        }
        text.push_str(&self.sitting.record());
        text
    }

    /// Reads what [`Question::to_text`] wrote.
    ///
    /// # Errors
    /// [`QuestionError`]; never panics, whatever the text.
    pub fn from_text(text: &str) -> Result<Question, QuestionError> {
        let (nodes, rest) = line(text, "nodes")?;
        let (depth, rest) = line(rest, "depth")?;
        let (numbers, mut rest) = line(rest, "numbers")?;
        let mut config: Opponents = read("numbers", numbers)?;
        while let Ok((script, after)) = line(rest, "script") {
            let (name, script) = read_script(script).ok_or_else(|| not_understood(script))?;
            config.scripts.insert(name, script);
            rest = after;
        }
        let sitting = Sitting::from_record(rest)?;
        config.scripts = scripts_of(&sitting, config.scripts);
        Ok(Question {
            limits: Limits {
                nodes: limit(nodes)?,
                depth: limit(depth)?,
            },
            config,
            sitting,
        })
    }

    /// What a player said to this question, as text; [`Question::read_answer`] reads it.
    #[must_use]
    pub fn answer_text(&self, answer: &Result<Choice<Move>, NoChoice>) -> String {
        let choice = match answer {
            Ok(choice) => choice,
            Err(reason) => return format!("no move: {}\n", reason.id()),
        };
        let mut text = format!("move: {}\n", self.position().move_text(choice.mv));
        // Writing to a text cannot fail.
        let _ = match choice.verdict {
            Verdict::Proven { winner, plies } => writeln!(
                text,
                "verdict: proven {} {}",
                winner.map_or(0, Side::number),
                plies.map_or_else(|| "?".to_owned(), |plies| plies.to_string())
            ),
            Verdict::Estimated { score } => writeln!(text, "verdict: estimated {score}"),
            Verdict::Unknown => writeln!(text, "verdict: unknown"),
        };
        let _ = write!(
            text,
            "why: {}\nvisited: {}\nlooked: {}\nline:",
            choice.explanation.key(),
            choice.nodes,
            choice.depth
        );
        let mut position = self.position().clone();
        for &mv in &choice.line {
            let _ = write!(text, " {}", position.move_text(mv));
            // A line of legal moves, as the contract of players asks for.
            let _ = position.play(mv);
        }
        text.push('\n');
        // Only scripts remark on anything; a worker that runs none is a tenth smaller without this.
        if BUILT_IN && let Some(remark) = &choice.remark {
            // Texts and numbers always have a text, of one line.
            let remark = ron::to_string(remark).unwrap_or_default();
            let _ = writeln!(text, "remark: {remark}");
        }
        text
    }

    /// Reads what [`Question::answer_text`] wrote for this question.
    ///
    /// # Errors
    /// [`QuestionError`]; never panics, whatever the text.
    pub fn read_answer(&self, text: &str) -> Result<Result<Choice<Move>, NoChoice>, QuestionError> {
        if let Ok((reason, _)) = line(text, "no move") {
            return NoChoice::from_id(reason)
                .map(Err)
                .ok_or_else(|| not_understood(reason));
        }
        let (mv, rest) = line(text, "move")?;
        let (verdict, rest) = line(rest, "verdict")?;
        let (why, rest) = line(rest, "why")?;
        let (nodes, rest) = line(rest, "visited")?;
        let (depth, rest) = line(rest, "looked")?;
        let (moves, rest) = rest.split_once('\n').unwrap_or((rest, ""));
        let moves = moves.strip_prefix("line:");
        let moves = moves.ok_or_else(|| not_understood(rest))?;
        let remark = match line(rest, "remark") {
            Ok((remark, _)) => Some(read("remark", remark)?),
            Err(_) => None,
        };
        let mut position = self.position().clone();
        let mut line_of_play = Vec::new();
        for mv in moves.split_ascii_whitespace() {
            let mv = position.parse_move(mv)?;
            position.play(mv).map_err(|_| not_understood(moves))?;
            line_of_play.push(mv);
        }
        Ok(Ok(Choice {
            mv: self.position().parse_move(mv)?,
            verdict: read_verdict(verdict).ok_or_else(|| not_understood(verdict))?,
            explanation: Explanation::from_key(why).ok_or_else(|| not_understood(why))?,
            nodes: nodes.parse().map_err(|_| not_understood(nodes))?,
            depth: depth.parse().map_err(|_| not_understood(depth))?,
            line: line_of_play,
            remark,
        }))
    }
}

fn read_verdict(text: &str) -> Option<Verdict> {
    let mut words = text.split(' ');
    Some(match words.next()? {
        "unknown" => Verdict::Unknown,
        "estimated" => Verdict::Estimated {
            score: words.next()?.parse().ok()?,
        },
        "proven" => Verdict::Proven {
            winner: match words.next()? {
                "0" => None,
                side => Some(Side::from_number(side.parse().ok()?)?),
            },
            plies: match words.next()? {
                "?" => None,
                plies => Some(plies.parse().ok()?),
            },
        },
        _ => return None,
    })
}

/// The script of the player whose turn it is, alone: the others need not travel.
fn scripts_of(sitting: &Sitting, mut scripts: Scripts) -> Scripts {
    let Some(Opponent::Script(wanted)) = sitting.seat_to_move().opponent() else {
        return Scripts::new();
    };
    scripts.retain(|name, _| *name == wanted);
    scripts
}

/// A text as one line; [`read_script`] reads it.
fn one_line(text: &str) -> String {
    // Texts always have a text.
    ron::to_string(text).unwrap_or_default()
}

fn read_script(text: &str) -> Option<(ScriptName, Script)> {
    let (name, source) = text.split_once(' ')?;
    let source: String = ron::from_str(source).ok()?;
    Some((ScriptName::new(name)?, Script::new(&source)))
}

/// The value of a first line with this key, and what follows the line.
fn line<'a>(text: &'a str, key: &str) -> Result<(&'a str, &'a str), QuestionError> {
    let (line, rest) = text.split_once('\n').unwrap_or((text, ""));
    line.strip_prefix(key)
        .and_then(|value| value.strip_prefix(": "))
        .map(|value| (value, rest))
        .ok_or_else(|| not_understood(line))
}

fn limit<N: std::str::FromStr>(text: &str) -> Result<Option<N>, QuestionError> {
    if text == "none" {
        return Ok(None);
    }
    text.parse().map(Some).map_err(|_| not_understood(text))
}

fn not_understood(line: &str) -> QuestionError {
    QuestionError::Line {
        line: line.chars().take(40).collect(),
    }
}
