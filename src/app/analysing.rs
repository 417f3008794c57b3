//! The analysis of the game on the table: one question at a time, in the background, where the
//! computer players think too. They come first: while one of them thinks, the analysis rests.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::{self, block_on, poll_once};

use super::flow::Table;
use super::intent::Intent;
use super::settings::Configs;
use super::states::{Phase, Screen, Turn};
use super::thinking::{Answer, Thinking, ask};
use crate::config::AnalysisNumbers;
use crate::players::Stop;
use crate::study::analysis::{Analysis, Progress, Report, Task};
use crate::table::Sitting;
#[cfg(target_family = "wasm")]
use crate::web::worker::dismiss;

/// The analysis of the game on the table.
#[derive(Resource, Default)]
pub struct Analysing {
    work: Option<Work>,
    /// Held by every question that is being answered.
    at_work: Arc<()>,
}

struct Work {
    analysis: Analysis,
    report: Report,
    runs: bool,
    asked: Option<Asked>,
}

struct Asked {
    task: Task,
    answer: tasks::Task<Answer>,
    stop: Stop,
}

impl Work {
    fn new(sitting: &Sitting, numbers: &AnalysisNumbers, runs: bool) -> Work {
        let analysis = Analysis::new(sitting, numbers);
        Work {
            report: analysis.report(),
            analysis,
            runs,
            asked: None,
        }
    }
}

impl Analysing {
    /// What was found out so far about the present line of the game.
    #[must_use]
    pub fn report(&self) -> Option<&Report> {
        let work = self.work.as_ref()?;
        (!work.report.is_empty()).then_some(&work.report)
    }

    /// How far the analysis has come, if there is one.
    #[must_use]
    pub fn progress(&self) -> Option<Progress> {
        self.work.as_ref().map(|work| work.analysis.progress())
    }

    /// Whether it goes on by itself until all is done.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.work.as_ref().is_some_and(|work| work.runs)
    }

    /// Whether something could still be found out by looking deeper.
    #[must_use]
    pub fn can_deepen(&self) -> bool {
        let work = self.work.as_ref();
        work.is_some_and(|work| work.analysis.can_deepen())
    }

    /// Ends the question that is being answered; its answer will never come.
    fn cancel(&mut self, thinking: &Thinking) {
        let asked = self.work.as_mut().and_then(|work| work.asked.take());
        if let Some(asked) = asked {
            asked.stop.stop();
            // In a browser all questions go to one worker, and the last one has it.
            if cfg!(target_family = "wasm") && !thinking.is_busy() {
                dismiss();
            }
        }
    }
}

/// On the desktop a question ends by its flag alone.
#[cfg(not(target_family = "wasm"))]
const fn dismiss() {}

impl Drop for Work {
    fn drop(&mut self) {
        if let Some(asked) = &self.asked {
            asked.stop.stop();
        }
    }
}

/// Adds the analysis.
pub fn plugin(app: &mut App) {
    app.init_resource::<Analysing>().add_systems(
        Update,
        (follow, obey, drive)
            .chain()
            .in_set(Phase::Rules)
            .after(super::flow::act),
    );
}

/// Keeps to the game on the table: its other lines are analysed anew, where what was found out about
/// shared moves stays; another game ends the analysis.
fn follow(
    table: Res<Table>,
    configs: Res<Configs>,
    thinking: Res<Thinking>,
    mut analysing: ResMut<Analysing>,
    mut game: Local<Option<(u64, u32)>>,
) {
    if !table.is_changed() {
        return;
    }
    let now = table
        .sitting
        .as_ref()
        .map(|sitting| (sitting.plan().seed, sitting.game()));
    let same_game = *game == now;
    *game = now;
    let Some(sitting) = &table.sitting else {
        analysing.cancel(&thinking);
        analysing.work = None;
        return;
    };
    let runs = match &analysing.work {
        Some(work) if same_game && work.analysis.is_about(sitting) => return,
        Some(work) => same_game && work.runs,
        None => false,
    };
    if analysing.work.is_none() && !sitting.history().has_findings() {
        return;
    }
    analysing.cancel(&thinking);
    let stays = same_game && !sitting.history().is_empty() || sitting.history().has_findings();
    analysing.work = stays.then(|| Work::new(sitting, &configs.study.analysis, runs));
}

fn obey(
    mut intents: MessageReader<Intent>,
    mut table: ResMut<Table>,
    configs: Res<Configs>,
    thinking: Res<Thinking>,
    mut analysing: ResMut<Analysing>,
) {
    for intent in intents.read() {
        match intent {
            Intent::Analyse => {
                let Some(sitting) = &mut table.bypass_change_detection().sitting else {
                    continue;
                };
                analysing.cancel(&thinking);
                let work = Work::new(sitting, &configs.study.analysis, true);
                note_all(&work.analysis, sitting);
                analysing.work = Some(work);
                table.set_changed();
            }
            Intent::Deepen => {
                if let Some(work) = &mut analysing.work {
                    work.analysis.deepen(None);
                    work.runs = true;
                }
            }
            Intent::StopAnalysis => {
                analysing.cancel(&thinking);
                if let Some(work) = &mut analysing.work {
                    work.runs = false;
                    table.set_changed();
                }
            }
            _ => {}
        }
    }
}

/// Notes in the game what is known at once.
fn note_all(analysis: &Analysis, sitting: &mut Sitting) {
    for (node, finding) in analysis.findings() {
        // Where the tree has no room for more, the rest is shown and not kept.
        let _ = sitting.set_finding(node, Some(finding.clone()));
    }
}

/// Asks the next question, and takes the answer when it is there. Never waits.
fn drive(
    mut analysing: ResMut<Analysing>,
    mut table: ResMut<Table>,
    thinking: Res<Thinking>,
    configs: Res<Configs>,
    screen: Res<State<Screen>>,
    turn: Option<Res<State<Turn>>>,
) {
    if !analysing.is_running() {
        return;
    }
    let others_think = thinking.is_busy() || turn.is_some_and(|turn| *turn.get() == Turn::Computer);
    if others_think || *screen.get() != Screen::Play {
        analysing.cancel(&thinking);
        return;
    }
    let at_work = Arc::clone(&analysing.at_work);
    let Some(work) = &mut analysing.work else {
        return;
    };
    if let Some(asked) = &mut work.asked {
        let Some(answer) = block_on(poll_once(&mut asked.answer)) else {
            return;
        };
        let task = asked.task;
        work.asked = None;
        match answer {
            Ok(choice) => {
                if let Some((node, finding)) = work.analysis.take(task, &choice)
                    && let Some(sitting) = &mut table.bypass_change_detection().sitting
                {
                    // Where the tree has no room for more, the rest is shown and not kept.
                    let _ = sitting.set_finding(node, Some(finding));
                }
                work.report = work.analysis.report();
            }
            Err(reason) => {
                warn!("a position is left out of the analysis: {reason}");
                work.analysis.skip(task);
            }
        }
    }
    let Some(task) = work.analysis.next() else {
        work.runs = false;
        // Now what was found out is kept with the game.
        table.set_changed();
        return;
    };
    match work.analysis.question(task, &configs.opponents) {
        Some(question) => {
            let stop = Stop::new();
            work.asked = Some(Asked {
                task,
                answer: ask(question, &stop, at_work),
                stop,
            });
        }
        None => work.analysis.skip(task),
    }
}
