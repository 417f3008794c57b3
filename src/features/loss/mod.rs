//! Why a game was lost: after a person has lost to a computer, the move that lost is looked for in the
//! background, question by question, and the board goes to it. From there the game can be tried again.

pub(crate) mod panel;

use crate::board::figure::Figure;
use crate::features::board_marks::BoardMarks;
use crate::features::hints::preview_marks::{evidence_marks, marked_cells};
use crate::rules::{Move, Position, Side};
use crate::study::hint::cells_of;
use bevy::math::Vec2;

use bevy::prelude::*;

use crate::ask::Purpose;
use crate::ask::asking::Asking;
use crate::ask::thinking::Thinking;
use crate::features::analysis::Analysing;
use crate::features::hints::StudyCommand;
use crate::features::settings::Configs;
use crate::intent::Intents;
use crate::midend::history::NodeId;
use crate::midend::{Command, Match, Opening, Plan};
use crate::players::pool::GameKey;
use crate::states::{Phase, Screen};
use crate::study::analysis::{AnalysisProgress, AnalysisQuestion};
use crate::study::loss::{LosingMove, Loss, LossSearch, LossStep, beaten_person};
use crate::turn::PlayedGame;
use crate::turn::current_match::{Autosave, CurrentMatch, Seeds, Stakes, new_match};
use crate::turn::incoming_game::IncomingGame;
use crate::turn::match_commands::MatchCommand;
use crate::turn::undo::HistoryCommand;
use crate::turn::validation;

/// The search for what lost the game on the table, and what it has found.
#[derive(Resource, Default)]
pub(crate) struct Losing {
    work: Option<LossTask>,
}

struct LossTask {
    /// The game that was lost, and its last position.
    of: (GameKey, NodeId),
    state: LossState,
}

enum LossState {
    Looking(Box<LossSearch>, Box<Asking<AnalysisQuestion>>),
    Found(Box<Loss>),
}

impl Losing {
    /// Whether a person has lost the game on the board to a computer, so that it can be told why.
    pub(crate) fn is_offered(game_match: &Match) -> bool {
        beaten_person(game_match).is_some() && !game_match.moves().is_empty()
    }

    /// Whether it is being looked for.
    pub(crate) fn is_looking(&self) -> bool {
        self.progress().is_some()
    }

    /// How far the search is, while it goes on.
    pub(crate) fn progress(&self) -> Option<AnalysisProgress> {
        match &self.work.as_ref()?.state {
            LossState::Looking(search, _) => Some(search.progress()),
            LossState::Found(_) => None,
        }
    }

    /// What was found, while the board shows the position that it is about.
    pub(crate) fn shown(&self, game_match: &Match) -> Option<&Loss> {
        let loss = self.found(game_match)?;
        (loss.shown_at() == game_match.history().current()).then_some(loss)
    }

    /// The move that lost, while the board shows the position before it.
    pub(crate) fn shown_move(&self, game_match: &Match) -> Option<&LosingMove> {
        self.shown(game_match)?.losing_move()
    }

    /// Ends the question that is being answered; it is asked again where the search goes on.
    fn cancel(&mut self) {
        if let Some(LossTask {
            state: LossState::Looking(_, asked),
            ..
        }) = &mut self.work
        {
            asked.cancel();
        }
    }

    /// What was found about the game on the table.
    fn found(&self, game_match: &Match) -> Option<&Loss> {
        let work = self.work.as_ref()?;
        match &work.state {
            LossState::Found(loss) if work.of.0 == game_match.key() => Some(loss),
            _ => None,
        }
    }
}

/// Adds the search.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Losing>()
        .add_systems(OnExit(Screen::Play), |mut losing: ResMut<Losing>| {
            losing.cancel();
        })
        .add_systems(
            Update,
            (
                follow,
                (want, look, try_again)
                    .chain()
                    .run_if(in_state(Screen::Play)),
            )
                .chain()
                .in_set(Phase::Rules)
                .after(validation::validate_moves),
        );
}

/// Another game, or another position while it is looked for, ends the search.
fn follow(current: Res<CurrentMatch>, mut losing: ResMut<Losing>) {
    if !current.is_changed() {
        return;
    }
    let now = current.game_match.as_ref().map(of);
    let stays = losing.work.as_ref().is_none_or(|work| match work.state {
        LossState::Looking(..) => now == Some(work.of),
        LossState::Found(_) => now.is_some_and(|now| now.0 == work.of.0),
    });
    if !stays {
        losing.work = None;
    }
}

fn of(game_match: &Match) -> (GameKey, NodeId) {
    (game_match.key(), game_match.history().current())
}

fn want(
    mut asked: MessageReader<StudyCommand>,
    current: Res<CurrentMatch>,
    configs: Res<Configs>,
    mut losing: ResMut<Losing>,
    mut analysing: ResMut<Analysing>,
    mut intents: Intents,
) {
    for command in asked.read() {
        match command {
            StudyCommand::WhyLost => {
                let Some(game_match) = &current.game_match else {
                    continue;
                };
                let known = losing.found(game_match);
                if let Some(loss) = known.filter(|loss| loss.end == of(game_match).1) {
                    intents.write(HistoryCommand::Jump(loss.shown_at()));
                    continue;
                }
                let search = LossSearch::new(game_match, &configs.study.analysis);
                if let Some(search) = search.filter(|_| Losing::is_offered(game_match)) {
                    // One question at a time.
                    analysing.pause();
                    losing.work = Some(LossTask {
                        of: of(game_match),
                        state: LossState::Looking(Box::new(search), Box::default()),
                    });
                }
            }
            // Either would tell it, and both would ask at once.
            StudyCommand::StopWhyLost | StudyCommand::Analyse | StudyCommand::Deepen
                if losing.is_looking() =>
            {
                losing.work = None;
            }
            _ => {}
        }
    }
}

/// Asks the next question, and takes the answer when it is there. Never waits.
fn look(
    mut losing: ResMut<Losing>,
    thinking: Res<Thinking>,
    configs: Res<Configs>,
    mut intents: Intents,
) {
    if !losing.is_looking() {
        return;
    }
    let Some(work) = &mut losing.work else {
        return;
    };
    let LossState::Looking(search, asked) = &mut work.state else {
        return;
    };
    if thinking.is_busy() {
        asked.cancel();
        return;
    }
    match asked.poll_choice() {
        Some((task, Some(choice))) => search.take(task, &choice),
        Some((task, None)) => search.skip(task),
        None if asked.is_busy() => return,
        None => {}
    }
    match search.step() {
        LossStep::Ask(task) => match search.question(task, &configs.opponents) {
            Some(question) => asked.ask(Purpose::Analysis, task, question),
            None => search.skip(task),
        },
        LossStep::Found(loss) => {
            intents.write(HistoryCommand::Jump(loss.shown_at()));
            work.state = LossState::Found(Box::new(loss));
        }
    }
}

/// Puts a game on the table that goes on from before the move that lost, against the same opponent. The
/// lost game goes back to its end and stays in My games.
fn try_again(
    mut asked: MessageReader<MatchCommand>,
    mut played: PlayedGame,
    losing: Res<Losing>,
    seeds: Res<Seeds>,
    mut arrivals: MessageWriter<IncomingGame>,
) {
    let wanted = asked.read().any(|it| *it == MatchCommand::TryAgain);
    let (true, Some((mut game_match, mut shown, _))) = (wanted, played.parts()) else {
        return;
    };
    let Some(loss) = losing.shown(&game_match) else {
        return;
    };
    let Some(line) = game_match.history().game_line_to(loss.try_again_at()) else {
        return;
    };
    let plan = Plan {
        start: line.into_position(),
        seats: Side::BOTH.map(|side| game_match.seat(side)),
        starter: None,
        opening: Opening::Free,
        seed: seeds.next(),
        clock: game_match.plan().clock,
    };
    let end = loss.end;
    if game_match.history().current() != end && game_match.handle(Command::Jump(end)).is_ok() {
        shown.jump(&game_match);
    }
    arrivals.write(IncomingGame {
        game_match: new_match(plan, Stakes::Nothing),
        file: None,
        autosave: Autosave::default(),
    });
}

/// Marks the move that lost, the one that was better, and the reason.
pub(crate) fn loss_marks(wanted: &mut BoardMarks, position: &Position, lost: &LosingMove) {
    if let Some(told) = &lost.told {
        evidence_marks(wanted, &told.evidence);
    }
    ring_move(wanted, position, lost.better);
    mark_move(wanted, position, lost.played, Figure::LosingMove);
}

/// Rings a move that is good.
pub(crate) fn ring_move(wanted: &mut BoardMarks, position: &Position, mv: Move) {
    mark_move(wanted, position, mv, Figure::HintRing);
}

fn mark_move(wanted: &mut BoardMarks, position: &Position, mv: Move, figure: Figure) {
    let Some(target) = position.target(mv) else {
        return;
    };
    for cell in marked_cells(wanted.stage, &cells_of(position, mv), target) {
        let mut pose = wanted.centre(cell);
        let is_covered = wanted.square(cell).count > 0 || wanted.stage.lying.contains(&cell);
        if figure == Figure::LosingMove && is_covered {
            // Beside what lies there, which the cross would hide.
            pose.at += Vec2::splat(CORNER);
            pose.scale = 0.55;
        }
        wanted.add(figure, pose);
    }
}

/// How far a mark stands from the middle of what lies on its cell, in cells, across and up.
const CORNER: f32 = 0.3;
