//! Runs scripts: the interpreter with its limits, and what becomes of its errors.

use std::sync::{Arc, Mutex};

use rand::SeedableRng;
use rhai::packages::{
    ArithmeticPackage, BasicArrayPackage, BasicFnPackage, BasicIteratorPackage, BasicMapPackage,
    BasicMathPackage, BasicStringPackage, LogicPackage, MoreStringPackage, Package,
};
use rhai::{
    AST, ASTNode, Dynamic, Engine, EvalAltResult, ImmutableString, ParseError, ParseErrorType,
    Position as SourcePosition, Scope, Stmt,
};

use super::meter::{EndReason, StepMeter, lock};
use super::view::{BoardMove, RefusedMove, ScriptBoard, shorten};
use super::{
    DEEPEST_CALLS, Failure, LARGEST, LONGEST_SOURCE, MOST_SAID, ScriptFault, ScriptMistake,
    ScriptRun, vocabulary,
};
use crate::Stop;
use fivefold_config::{Script, ScriptName, words};
use fivefold_rules::{GameId, Move, Position, Rng};

/// How deep expressions and blocks may be nested. With [`DEEPEST_CALLS`] and
/// [`LARGEST`] it keeps scripts within three quarters of a mebibyte of stack; a browser's worker has
/// one.
const DEEPEST_EXPRESSION: usize = 24;
/// Most entries of a map, those within its entries included: less than in lists, because maps
/// within maps take more stack.
const LARGEST_MAP: usize = 512;
/// Longest line that it may print, in characters; the rest is dropped.
const LONGEST_SAID: usize = 200;
/// Most variables at the same time.
const MOST_VARIABLES: usize = 256;
/// Most functions.
const MOST_FUNCTIONS: usize = 128;

/// A script that can be run.
pub(super) struct Program {
    name: ScriptName,
    engine: Engine,
    /// The body of `choose`, with all functions.
    ast: AST,
    /// What `choose` calls the board.
    parameter: String,
    /// Where `choose` begins: the place of mistakes that have no other.
    choose: (usize, usize),
    rng: Arc<Mutex<Rng>>,
    said: Arc<Mutex<Vec<String>>>,
    meter: Arc<StepMeter>,
}

impl Program {
    /// Reads a script; these are all the games that there are.
    ///
    /// # Errors
    /// The first mistake, with its place.
    pub(crate) fn new(
        name: ScriptName,
        script: &Script,
        games: &[GameId],
    ) -> Result<Program, ScriptMistake> {
        let source = script.source();
        let mistake = |fault| ScriptMistake {
            script: name,
            line: 1,
            column: 1,
            fault,
        };
        if source.len() > LONGEST_SOURCE {
            return Err(mistake(ScriptFault::TooLong {
                bytes: source.len(),
                most: LONGEST_SOURCE,
            }));
        }
        check_head(name, script, games)?;
        let rng = Arc::new(Mutex::new(Rng::seed_from_u64(0)));
        let said = Arc::default();
        let meter = Arc::default();
        let engine = engine(&rng, &said, &meter, games);
        let ast = engine
            .compile(source)
            .map_err(|error| syntax(name, &error))?;
        let (ast, parameter) = main(&ast).ok_or_else(|| mistake(ScriptFault::NoChoose))?;
        Ok(Program {
            name,
            engine,
            ast,
            parameter,
            choose: choose_place(source),
            rng,
            said,
            meter,
        })
    }

    /// Asks the script for a move. `last` is the position before the last move, that move, and
    /// the number of moves so far, where they are known. The source of randomness goes on from
    /// where the script left it.
    pub(crate) fn run(
        &self,
        position: &Position,
        last: Option<&(Position, Move, u32)>,
        most_steps: u64,
        stop: &Stop,
        rng: &mut Rng,
    ) -> ScriptRun {
        self.meter.begin(most_steps, stop);
        lock(&self.said).clear();
        std::mem::swap(&mut *lock(&self.rng), rng);
        let board = self.board(position, last);
        let mut scope = Scope::new();
        scope.push(self.parameter.as_str(), board.clone());
        let returned = self
            .engine
            .eval_ast_with_scope::<Dynamic>(&mut scope, &self.ast);
        std::mem::swap(&mut *lock(&self.rng), rng);
        let result = match returned {
            Ok(value) => self.judge(&board, &value).map_err(Failure::Mistake),
            Err(error) => Err(self.failure(&error, most_steps, stop)),
        };
        ScriptRun {
            result,
            said: std::mem::take(&mut *lock(&self.said)),
            tried: self.meter.tried(),
        }
    }

    /// The board that the script is given.
    fn board(&self, position: &Position, last: Option<&(Position, Move, u32)>) -> ScriptBoard {
        let known = last.and_then(|(before, mv, plies)| {
            let leads_here = before
                .preview(*mv)
                .is_ok_and(|(after, _)| after == *position);
            leads_here.then(|| {
                let before = ScriptBoard::new(before.clone(), None, 0, Arc::clone(&self.meter));
                (before.explain(*mv), *plies)
            })
        });
        let (last, plies) = known.unzip();
        let plies = plies.unwrap_or(0);
        ScriptBoard::new(position.clone(), last, plies, Arc::clone(&self.meter))
    }

    /// The move that the script returned, if it is a legal one.
    fn judge(&self, board: &ScriptBoard, value: &Dynamic) -> Result<Move, ScriptMistake> {
        let mistake = |fault| self.mistake(SourcePosition::NONE, fault);
        let position = board.position();
        let mv = if let Some(mv) = value.read_lock::<BoardMove>() {
            mv.mv
        } else if let Some(text) = value.read_lock::<ImmutableString>() {
            position.parse_move(&text).map_err(|error| {
                mistake(ScriptFault::Unreadable {
                    text: shorten(&text),
                    at: error.at + 1,
                })
            })?
        } else {
            return Err(mistake(ScriptFault::NoMove {
                found: kind_of(value, &self.engine),
            }));
        };
        match position.check(mv) {
            Ok(()) => Ok(mv),
            Err(reason) => Err(mistake(ScriptFault::Illegal {
                text: position.move_text(mv),
                reason: Box::new(reason.into()),
            })),
        }
    }

    /// What an error of the interpreter means.
    fn failure(&self, error: &EvalAltResult, most_steps: u64, stop: &Stop) -> Failure {
        let inner = error.unwrap_inner();
        // The inner error stands where something went wrong; some have no place of their own.
        let place = inner.position().or_else(error.position());
        let fault = match inner {
            EvalAltResult::ErrorTerminated(reason, _) => {
                match reason.clone().try_cast::<EndReason>() {
                    Some(EndReason::Stopped) if !stop.has_clock() => return Failure::Stopped,
                    Some(EndReason::Stopped) => ScriptFault::OutOfTime,
                    Some(EndReason::NoStepsLeft) | None => {
                        ScriptFault::TooManySteps { most: most_steps }
                    }
                }
            }
            EvalAltResult::ErrorStackOverflow(_) => ScriptFault::TooDeep {
                most: DEEPEST_CALLS,
            },
            EvalAltResult::ErrorDataTooLarge(what, _) => ScriptFault::TooLarge {
                most: if what.contains("map") {
                    LARGEST_MAP
                } else {
                    LARGEST
                },
                what: format!("{what} too large"),
            },
            EvalAltResult::ErrorRuntime(thrown, _) => {
                match thrown.clone().try_cast::<RefusedMove>() {
                    Some(RefusedMove { text, reason }) => ScriptFault::Illegal {
                        text: text.into(),
                        reason: Box::new(reason.into()),
                    },
                    None if thrown.is_unit() => ScriptFault::Failed {
                        reason: "the script threw an error".to_owned(),
                    },
                    None => ScriptFault::Failed {
                        reason: clip(&thrown.to_string()),
                    },
                }
            }
            inner => ScriptFault::Failed {
                reason: bare(inner),
            },
        };
        Failure::Mistake(self.mistake(place, fault))
    }

    fn mistake(&self, place: SourcePosition, fault: ScriptFault) -> ScriptMistake {
        let (line, column) = numbers(place).unwrap_or(self.choose);
        ScriptMistake {
            script: self.name,
            line,
            column,
            fault,
        }
    }
}

/// What is wrong with the head of a script, if anything is.
fn check_head(name: ScriptName, script: &Script, games: &[GameId]) -> Result<(), ScriptMistake> {
    let is_unknown = |word: &&str| games.iter().all(|game| game.as_str() != *word);
    let lists = script.head().iter().filter(|entry| entry.key == "games");
    for entry in lists {
        if let Some(word) = words(&entry.value).find(is_unknown) {
            return Err(ScriptMistake {
                script: name,
                line: entry.line,
                column: 1,
                fault: ScriptFault::UnknownGame {
                    found: shorten(word),
                    known: games.iter().map(|game| game.as_str().to_owned()).collect(),
                },
            });
        }
    }
    Ok(())
}

/// An interpreter with its limits and all words. What is not taught here does not exist for a
/// script: no files, no clock, no sleeping, no text that is run as a script.
fn engine(
    rng: &Arc<Mutex<Rng>>,
    said: &Arc<Mutex<Vec<String>>>,
    meter: &Arc<StepMeter>,
    games: &[GameId],
) -> Engine {
    let mut engine = Engine::new_raw();
    ArithmeticPackage::new().register_into_engine(&mut engine);
    BasicArrayPackage::new().register_into_engine(&mut engine);
    BasicFnPackage::new().register_into_engine(&mut engine);
    BasicIteratorPackage::new().register_into_engine(&mut engine);
    BasicMapPackage::new().register_into_engine(&mut engine);
    BasicMathPackage::new().register_into_engine(&mut engine);
    BasicStringPackage::new().register_into_engine(&mut engine);
    LogicPackage::new().register_into_engine(&mut engine);
    MoreStringPackage::new().register_into_engine(&mut engine);
    vocabulary::teach(&mut engine, rng, games);
    let meter = Arc::clone(meter);
    let said = Arc::clone(said);
    engine
        .set_strict_variables(true)
        // A text that is run as a script, and functions that hold functions without end.
        .disable_symbol("eval")
        .disable_symbol("curry")
        .set_max_call_levels(DEEPEST_CALLS)
        .set_max_expr_depths(DEEPEST_EXPRESSION, DEEPEST_EXPRESSION)
        .set_max_variables(MOST_VARIABLES)
        .set_max_functions(MOST_FUNCTIONS)
        .set_max_string_size(LARGEST)
        .set_max_array_size(LARGEST)
        .set_max_map_size(LARGEST_MAP)
        .on_progress(move |steps| meter.ended(steps).map(Dynamic::from))
        .on_debug(|_, _, _| {})
        .on_print(move |line| {
            let mut said = lock(&said);
            if said.len() < MOST_SAID {
                said.push(line.chars().take(LONGEST_SAID).collect());
            }
        });
    engine
}

/// The body of `choose` as a script of its own that knows all functions, and the name of its one
/// parameter; `None` where there is no such function. Were it called as a function, the
/// interpreter would forget where it was ended.
fn main(ast: &AST) -> Option<(AST, String)> {
    let is_choose = |name: &str, parameters: usize| name == "choose" && parameters == 1;
    let mut found = ast
        .iter_functions()
        .filter(|function| is_choose(function.name, function.params.len()));
    let (Some(choose), None) = (found.next(), found.next()) else {
        return None;
    };
    let mut alone = ast.clone_functions_only();
    alone.retain_functions(|_, _, name, count| is_choose(name, count));
    let mut body: Vec<Stmt> = Vec::new();
    alone.walk(&mut |path| {
        if let [ASTNode::Stmt(statement)] = path {
            body.push((*statement).clone());
        }
        true
    });
    let parameter = (*choose.params.first()?).to_owned();
    Some((AST::new(body, Arc::clone(ast.shared_lib())), parameter))
}

/// Where `fn choose` stands in a script that has it.
fn choose_place(source: &str) -> (usize, usize) {
    source
        .lines()
        .zip(1..)
        .find_map(|(line, number)| {
            let at = line.find("fn choose")?;
            Some((number, line[..at].chars().count() + 1))
        })
        .unwrap_or((1, 1))
}

fn syntax(name: ScriptName, error: &ParseError) -> ScriptMistake {
    let (line, column) = numbers(error.position()).unwrap_or((1, 1));
    let mut reason = clip(&error.err_type().to_string());
    if matches!(error.err_type(), ParseErrorType::VariableUndefined(_)) {
        reason.push_str("; a function sees only its parameters and its own variables");
    }
    ScriptMistake {
        script: name,
        line,
        column,
        fault: ScriptFault::Syntax { reason },
    }
}

/// Line and column, both from 1.
fn numbers(place: SourcePosition) -> Option<(usize, usize)> {
    let line = place.line()?;
    Some((line, place.position().unwrap_or(1).max(1)))
}

/// What an error says, without its place.
fn bare(error: &EvalAltResult) -> String {
    let text = error.to_string();
    let place = format!(" ({})", error.position());
    clip(text.strip_suffix(&place).unwrap_or(&text))
}

/// Long enough for every sentence of the interpreter.
fn clip(text: &str) -> String {
    text.chars().take(LONGEST_SAID).collect()
}

/// What kind of value this is, in words.
fn kind_of(value: &Dynamic, engine: &Engine) -> String {
    if value.is_unit() {
        "nothing".to_owned()
    } else {
        format!(
            "a value of the kind {}",
            engine.map_type_name(value.type_name())
        )
    }
}
