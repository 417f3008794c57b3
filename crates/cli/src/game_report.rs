//! `fivefold analyze FILE`: the report of a whole saved game: what every position was worth, how good
//! every move was, and where the game turned.

use std::borrow::Cow;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Serialize, Serializer};
use thiserror::Error;

use super::analyze::AnalyzeArgs;
use super::engine_spec::{self, stop_after};
use super::progress;
use super::replay::{self, ReplayError};
use super::report::{Report, VerdictJson};
use fivefold_config::Study;
use fivefold_formats::{Format, RowsFrom};
use fivefold_match::history::NodeId;
use fivefold_match::{Match, Seat};
use fivefold_players::{Stop, Verdict};
use fivefold_rules::Side;
use fivefold_store::storage::{FileError, games};
use fivefold_study::analysis::{self, Analysis, AnalysisEvaluation, AnalysisProgress, Judgement};

/// Why a game is not analyzed.
#[derive(Debug, Error)]
pub enum GameError {
    /// The game cannot be read.
    #[error("{0}")]
    Game(#[from] ReplayError),
    /// The game cannot be saved.
    #[error("{0}")]
    File(#[from] FileError),
    /// A position was asked for with an option for games, or the other way round.
    #[error("{option} is for {what}")]
    Option {
        /// As it is typed.
        option: &'static str,
        /// What it is for.
        what: &'static str,
    },
    /// The format of the file would lose the report.
    #[error(
        "{} would lose the report: only the format of fivefold keeps it. Choose a name that ends in .fivefold",
        path.display()
    )]
    LosesReport {
        /// Its path.
        path: PathBuf,
    },
}

/// The report of a game.
#[derive(Serialize)]
pub struct GameReport {
    game: String,
    start: String,
    seats: [Cow<'static, str>; 2],
    turning_points: Vec<usize>,
    plies: Vec<PlyReport>,
}

/// What is told about a position of the game and the move that led to it.
#[derive(Serialize)]
struct PlyReport {
    ply: usize,
    side: Option<u8>,
    #[serde(rename = "move")]
    mv: Option<String>,
    #[serde(with = "VerdictJson")]
    verdict: Verdict,
    #[serde(serialize_with = "points")]
    evaluation: Option<AnalysisEvaluation>,
    proven: bool,
    #[serde(serialize_with = "judgement_word")]
    judgement: Option<Judgement>,
    judgement_proven: Option<bool>,
    turns: bool,
    best: Vec<String>,
}

fn points<S: Serializer>(value: &Option<AnalysisEvaluation>, output: S) -> Result<S::Ok, S::Error> {
    value.map(AnalysisEvaluation::points).serialize(output)
}

fn judgement_word<S: Serializer>(
    judgement: &Option<Judgement>,
    output: S,
) -> Result<S::Ok, S::Error> {
    judgement.map(Judgement::id).serialize(output)
}

/// Analyzes the main line of a saved game; `-` is standard input.
///
/// # Errors
/// See [`GameError`].
pub(crate) fn run(path: &Path, args: &AnalyzeArgs) -> Result<GameReport, GameError> {
    if args.all {
        let (option, what) = ("--all", "a position, not for a whole game");
        return Err(GameError::Option { option, what });
    }
    if let Some(to) = &args.to
        && games::format_for(to) != Format::Record
    {
        return Err(GameError::LosesReport { path: to.clone() });
    }
    let mut game_match = replay::read(path, RowsFrom::Bottom, 1, io::stdin().lock())?;
    let report = analyze(&mut game_match, args);
    if let Some(to) = &args.to {
        games::save(to, &game_match)?;
    }
    Ok(GameReport::new(&game_match, &report))
}

/// Looks at the main line and notes in it what was found out; the place on the board stays.
fn analyze(game_match: &mut Match, args: &AnalyzeArgs) -> analysis::AnalysisReport {
    let mut numbers = Study::default().analysis;
    let mut main = game_match.clone();
    let end = main.history().main_end();
    main.history_mut().jump(end);
    if let Some(nodes) = args.nodes {
        numbers.coarse_nodes = nodes;
        // What was found out with other limits is looked at again.
        let line = main.history().line();
        for node in std::iter::once(NodeId::ROOT).chain(line) {
            // Taking away never fails for a node of the tree.
            let _ = main.set_finding(node, None);
        }
    }
    let opponents = engine_spec::numbers();
    let mut analysis = Analysis::new(&main, &numbers);
    while let Some(task) = analysis.next() {
        let AnalysisProgress { done, all } = analysis.progress();
        progress::show(&format!("{done} of {all} positions"));
        let time = args.time.map(std::time::Duration::from_millis);
        let stop = time.map_or_else(Stop::new, stop_after);
        let question = analysis.question(task, &opponents).map(|mut question| {
            question.limits.threads = args.threads();
            question
        });
        match question.map(|question| question.answer(&stop)) {
            Some(Ok(choice)) => {
                analysis.take(task, &choice);
            }
            Some(Err(_)) | None => analysis.skip(task),
        }
    }
    progress::clear();
    for (node, finding) in analysis.findings() {
        // Where the tree has no room for more, the rest is told and not saved.
        let _ = game_match.set_finding(node, Some(finding.clone()));
    }
    analysis.report()
}

impl GameReport {
    fn new(game_match: &Match, report: &analysis::AnalysisReport) -> GameReport {
        let start = game_match.start();
        let plies = report
            .plies
            .iter()
            .enumerate()
            .map(|(number, ply)| PlyReport {
                ply: number,
                side: ply.mv.map(|(side, _)| side.number()),
                mv: ply.mv.map(|(_, mv)| start.move_text(mv)),
                verdict: ply.verdict,
                evaluation: ply.evaluation,
                proven: matches!(ply.verdict, Verdict::Proven { .. }),
                judgement: ply.judged.map(|judged| judged.judgement),
                judgement_proven: ply.judged.map(|judged| judged.proven),
                turns: ply.turns,
                best: ply.line.iter().map(|&mv| start.move_text(mv)).collect(),
            });
        GameReport {
            game: start.game_id(),
            start: start.id(),
            seats: game_match.seats_at_the_end().map(Seat::id),
            turning_points: report.turning_points().collect(),
            plies: plies.collect(),
        }
    }
}

impl Report for GameReport {
    fn write_words(&self, out: &mut dyn Write) -> io::Result<()> {
        let [first, second] = &self.seats;
        writeln!(out, "{}", self.start)?;
        writeln!(out, "side 1: {first}, side 2: {second}")?;
        writeln!(out, "ply  side  move    evaluation  judgement   best")?;
        for (number, ply) in self.plies.iter().enumerate() {
            let side = ply.side.map_or(" ".to_owned(), |side| side.to_string());
            let mv = ply.mv.as_deref().unwrap_or_default();
            let mark = ply.judgement.map_or("", Judgement::mark);
            let best = match ply.judgement {
                Some(judgement) if judgement.is_fault() => self.plies[number - 1].best.join(" "),
                _ => String::new(),
            };
            let line = format!(
                "{number:>3}  {side:<4}  {:<7} {:<10}  {:<10}  {best}",
                format!("{mv}{mark}"),
                evaluation(ply.evaluation),
                ply.judgement.map_or("", Judgement::id),
            );
            writeln!(out, "{}", line.trim_end())?;
        }
        let turns: Vec<String> = self.turning_points.iter().map(usize::to_string).collect();
        if !turns.is_empty() {
            writeln!(out, "the game turned at ply {}", turns.join(", "))?;
        }
        for side in Side::BOTH {
            let count = |judgement| {
                let own = |ply: &&PlyReport| ply.side == Some(side.number());
                let judged = self.plies.iter().filter(own);
                judged
                    .filter(|ply| ply.judgement == Some(judgement))
                    .count()
            };
            writeln!(
                out,
                "side {side}: blunders {}, mistakes {}, inaccuracies {}",
                count(Judgement::Blunder),
                count(Judgement::Mistake),
                count(Judgement::Inaccuracy)
            )?;
        }
        Ok(())
    }
}

/// What a position is worth, for the first side.
fn evaluation(evaluation: Option<AnalysisEvaluation>) -> String {
    match evaluation {
        None => "?".to_owned(),
        Some(AnalysisEvaluation::Estimated(points)) => format!("{points:+}"),
        Some(AnalysisEvaluation::Proven(None)) => "draw".to_owned(),
        Some(AnalysisEvaluation::Proven(Some(side))) => format!("{side} wins"),
        Some(AnalysisEvaluation::Found(side)) => format!("{side} wins?"),
    }
}
