//! The analysis of the game on the table: one question at a time, in the background, where the
//! computer players think too. They come first: while one of them thinks, the analysis rests.

pub(crate) mod graph;
pub(crate) mod panel;

use bevy::prelude::*;

use crate::ask::Purpose;
use crate::ask::asking::Asking;
use crate::ask::thinking::Thinking;
use crate::config::AnalysisNumbers;
use crate::features::hints::StudyCommand;
use crate::features::settings::Configs;
use crate::midend::Match;
use crate::states::{Phase, Screen, Turn};
use crate::study::analysis::{Analysis, AnalysisProgress, AnalysisQuestion, AnalysisReport};
use crate::turn::current_match::CurrentMatch;
use crate::turn::validation;

/// The analysis of the game on the table.
#[derive(Resource, Default)]
pub(crate) struct Analysing {
    work: Option<AnalysisTask>,
    /// Whether nobody wants to see it at the moment.
    is_folded: bool,
}

struct AnalysisTask {
    analysis: Analysis,
    report: AnalysisReport,
    runs: bool,
    asked: Asking<AnalysisQuestion>,
}

impl AnalysisTask {
    fn new(game_match: &Match, numbers: &AnalysisNumbers, runs: bool) -> AnalysisTask {
        let analysis = Analysis::new(game_match, numbers);
        AnalysisTask {
            report: analysis.report(),
            analysis,
            runs,
            asked: Asking::default(),
        }
    }
}

impl Analysing {
    /// What was found out so far about the present line of the game.
    pub(crate) fn report(&self) -> Option<&AnalysisReport> {
        let work = self.work.as_ref()?;
        (!work.report.is_empty()).then_some(&work.report)
    }

    /// Whether somebody wants to see what was found out.
    pub(crate) const fn is_unfolded(&self) -> bool {
        !self.is_folded
    }

    /// How far the analysis has come, if there is one.
    pub(crate) fn progress(&self) -> Option<AnalysisProgress> {
        self.work.as_ref().map(|work| work.analysis.progress())
    }

    /// Whether it goes on by itself until all is done.
    pub(crate) fn is_running(&self) -> bool {
        self.work.as_ref().is_some_and(|work| work.runs)
    }

    /// Whether something could still be found out by looking deeper.
    pub(crate) fn can_deepen(&self) -> bool {
        let work = self.work.as_ref();
        work.is_some_and(|work| work.analysis.can_deepen())
    }

    /// Stops where it is, until somebody wants it to go on.
    pub(crate) fn pause(&mut self) {
        self.cancel();
        if let Some(work) = &mut self.work {
            work.runs = false;
        }
    }

    /// Ends the question that is being answered; its answer will never come.
    fn cancel(&mut self) {
        if let Some(work) = &mut self.work {
            work.asked.cancel();
        }
    }
}

/// Adds the analysis.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Analysing>()
        .add_systems(OnExit(Screen::Play), |mut analysing: ResMut<Analysing>| {
            analysing.cancel();
        })
        .add_systems(
            Update,
            (
                follow,
                handle_analysis_commands,
                drive.run_if(in_state(Screen::Play)),
            )
                .chain()
                .in_set(Phase::Rules)
                .after(validation::validate_moves),
        );
}

/// Keeps to the game on the table: its other lines are analysed anew, where what was found out about
/// shared moves stays; another game ends the analysis.
fn follow(
    current: Res<CurrentMatch>,
    configs: Res<Configs>,
    mut analysing: ResMut<Analysing>,
    mut game: Local<Option<(u64, u32)>>,
) {
    if !current.is_changed() {
        return;
    }
    let now = current
        .game_match
        .as_ref()
        .map(|game_match| (game_match.plan().seed, game_match.game()));
    let same_game = *game == now;
    *game = now;
    let Some(game_match) = &current.game_match else {
        analysing.cancel();
        analysing.work = None;
        return;
    };
    let runs = match &analysing.work {
        Some(work) if same_game && work.analysis.is_about(game_match) => return,
        Some(work) => same_game && work.runs,
        None => false,
    };
    if analysing.work.is_none() && !game_match.history().has_findings() {
        return;
    }
    analysing.cancel();
    let stays =
        same_game && !game_match.history().is_empty() || game_match.history().has_findings();
    analysing.work = stays.then(|| AnalysisTask::new(game_match, &configs.study.analysis, runs));
}

fn handle_analysis_commands(
    mut intents: MessageReader<StudyCommand>,
    mut current: ResMut<CurrentMatch>,
    configs: Res<Configs>,
    mut analysing: ResMut<Analysing>,
) {
    for intent in intents.read() {
        match intent {
            StudyCommand::Analyse => {
                let Some(game_match) = &mut current.game_match else {
                    continue;
                };
                analysing.cancel();
                let work = AnalysisTask::new(game_match, &configs.study.analysis, true);
                note_all(&work.analysis, game_match);
                analysing.work = Some(work);
                analysing.is_folded = false;
            }
            StudyCommand::Deepen => {
                if let Some(work) = &mut analysing.work {
                    work.analysis.deepen(None);
                    work.runs = true;
                }
            }
            StudyCommand::StopAnalysis => analysing.pause(),
            StudyCommand::ShowAnalysis => analysing.is_folded = !analysing.is_folded,
            // One thing at a time: the moves of the game keep their room.
            StudyCommand::BestMoves => analysing.is_folded = true,
            _ => {}
        }
    }
}

/// Notes in the game what is known at once.
fn note_all(analysis: &Analysis, game_match: &mut Match) {
    for (node, finding) in analysis.findings() {
        // Where the tree has no room for more, the rest is shown and not kept.
        let _ = game_match.set_finding(node, Some(finding.clone()));
    }
}

/// Asks the next question, and takes the answer when it is there. Never waits.
fn drive(
    mut analysing: ResMut<Analysing>,
    mut current: ResMut<CurrentMatch>,
    thinking: Res<Thinking>,
    configs: Res<Configs>,
    turn: Res<State<Turn>>,
) {
    if !analysing.is_running() {
        return;
    }
    if thinking.is_busy() || *turn.get() == Turn::Computer {
        analysing.cancel();
        return;
    }
    let Some(work) = &mut analysing.work else {
        return;
    };
    match work.asked.poll_choice() {
        Some((task, Some(choice))) => {
            if let Some((node, finding)) = work.analysis.take(task, &choice)
                && let Some(game_match) = &mut current.game_match
            {
                // Where the tree has no room for more, the rest is shown and not kept.
                let _ = game_match.set_finding(node, Some(finding));
            }
            work.report = work.analysis.report();
        }
        Some((task, None)) => {
            work.analysis.skip(task);
            work.report = work.analysis.report();
        }
        None if work.asked.is_busy() => return,
        None => {}
    }
    let Some(task) = work.analysis.next() else {
        work.runs = false;
        return;
    };
    match work.analysis.question(task, &configs.opponents) {
        Some(question) => work.asked.ask(Purpose::Analysis, task, question),
        None => work.analysis.skip(task),
    }
}
