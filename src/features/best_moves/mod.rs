//! The best moves of the position on the board, live while somebody studies: looked for in the
//! background, a few questions at a time, and begun anew when the position changes.

pub(crate) mod panel;

use bevy::prelude::*;
use bevy::tasks::AsyncComputeTaskPool;

use crate::ask::asking::Asking;
use crate::ask::thinking::Thinking;
use crate::ask::{Answer, Purpose, ask};
use crate::features::hints::{StudyCommand, Studying};
use crate::features::settings::Configs;
use crate::midend::{Match, Seat};
use crate::players::NoMove;
use crate::players::opponents::Opponent;
use crate::players::pool::PlayerPool;
use crate::rules::{Move, Position};
use crate::states::{Phase, Screen, Turn};
use crate::study::best_moves::{BestMoves, BestMovesQuestion, RatedMove};
use crate::turn::current_match::CurrentMatch;
use crate::turn::game_over;

/// The best moves of the position on the board, if somebody wants to see them.
#[derive(Resource, Default)]
pub(crate) struct BestMovesList {
    is_on: bool,
    /// Whether also the moves that are not listed are told on the board.
    tells_all: bool,
    work: Option<BestMovesTask>,
    /// Which of the list is pointed at.
    pointed: Option<usize>,
    /// The players that wait for their next question.
    players: PlayerPool,
}

struct BestMovesTask {
    position: Position,
    search: BestMoves,
    asked: Asking<(), Vec<(BestMovesQuestion, Answer)>>,
    is_done: bool,
}

impl BestMovesList {
    /// Whether they can be listed: not to somebody who plays against a computer, unless the game has
    /// been counted or the computer waits. Perfect play can be walked through: it wins in any case.
    pub(crate) fn is_offered(game_match: &Match, turn: Turn) -> bool {
        let persons = game_match.plan().seats == [Seat::Person; 2];
        let is_calm = matches!(turn, Turn::Person | Turn::Waiting);
        let is_walked = game_match
            .seats()
            .contains(&Seat::Computer(Opponent::Exact));
        let is_counted = game_match.counting().counted;
        let is_free = persons || is_walked || is_counted || turn == Turn::Waiting;
        is_calm && is_free && game_match.may_be_told() && game_match.result().is_none()
    }

    /// Whether somebody wants to see them.
    pub(crate) const fn is_on(&self) -> bool {
        self.is_on
    }

    /// The best moves of a position as far as they are known, the best first.
    pub(crate) fn of(&self, position: &Position) -> &[RatedMove] {
        let work = self.work.as_ref();
        work.filter(|work| work.position == *position)
            .map_or(&[], |work| work.search.list())
    }

    /// The moves of a position of which it is proven when the game ends, and after how many moves of both
    /// sides, themselves counted. Only boards with a proof know it of all that matter.
    pub(crate) fn known_ends(&self, position: &Position) -> impl Iterator<Item = (Move, u32)> + '_ {
        let work = self.work.as_ref();
        let about = work.filter(|work| work.position == *position && work.search.is_proven());
        about.into_iter().flat_map(|work| work.search.known_ends())
    }

    /// Whether also the moves that are not listed are told on the board, as far as they are proven.
    pub(crate) const fn tells_all(&self) -> bool {
        self.tells_all
    }

    /// Tells all moves on the board, or again those alone that are listed.
    pub(crate) const fn tell_all(&mut self, tells_all: bool) {
        self.tells_all = tells_all;
    }

    /// Whether more is being found out.
    pub(crate) fn is_looking(&self) -> bool {
        self.work.as_ref().is_some_and(|work| !work.is_done)
    }

    /// The move of the list that is pointed at or has the focus.
    pub(crate) fn pointed(&self, position: &Position) -> Option<&RatedMove> {
        self.of(position).get(self.pointed?)
    }

    /// Another move of the list is pointed at, or none.
    pub(crate) const fn point_at(&mut self, place: Option<usize>) {
        self.pointed = place;
    }

    fn forget(&mut self) {
        self.tells_all = false;
        self.work = None;
        self.pointed = None;
    }

    /// Asks the next questions, in a task.
    fn begin(&mut self, configs: &Configs) {
        let players = self.players.clone();
        let Some(work) = &mut self.work else {
            return;
        };
        let mut requests = Vec::new();
        for question in work.search.next() {
            match work.search.request(question, &configs.opponents) {
                Some(request) => requests.push((question, request)),
                None => work.search.take(question, None),
            }
        }
        work.is_done = work.search.next().is_empty();
        if requests.is_empty() {
            return;
        }
        work.asked.begin(Some(Purpose::Study), (), |stop| {
            let stop = stop.clone();
            AsyncComputeTaskPool::get().spawn(async move {
                let mut answers = Vec::with_capacity(requests.len());
                for (question, request) in requests {
                    let asked = ask(Purpose::Study, request, &players, &stop);
                    answers.push((question, asked.await));
                }
                answers
            })
        });
    }

    /// Takes in the answers, if they are there; whether there is room for questions.
    fn poll(&mut self) -> bool {
        let Some(work) = &mut self.work else {
            return false;
        };
        let Some(((), answers)) = work.asked.poll() else {
            return !work.is_done && !work.asked.is_busy();
        };
        for (question, answer) in answers {
            match answer {
                Ok(choice) => work.search.take(question, Some(&choice)),
                // Something more urgent was asked in between: it is asked again.
                Err(NoMove::Stopped) => {}
                Err(_) => work.search.take(question, None),
            }
        }
        work.is_done = work.search.next().is_empty();
        !work.is_done
    }
}

/// Adds the list.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<BestMovesList>()
        .add_systems(OnExit(Screen::Play), |mut list: ResMut<BestMovesList>| {
            list.forget();
        })
        .add_systems(
            Update,
            (toggle, look.run_if(in_state(Screen::Play)))
                .chain()
                .in_set(Phase::Rules)
                .after(game_over::next_turn),
        );
}

fn toggle(mut asked: MessageReader<StudyCommand>, mut list: ResMut<BestMovesList>) {
    for command in asked.read() {
        match command {
            StudyCommand::BestMoves => list.is_on = !list.is_on,
            // One thing at a time: the moves of the game keep their room.
            StudyCommand::Analyse | StudyCommand::ShowAnalysis => list.is_on = false,
            _ => {}
        }
    }
}

/// Keeps to the position on the board. Never waits.
fn look(
    mut current: ResMut<CurrentMatch>,
    mut list: ResMut<BestMovesList>,
    thinking: Res<Thinking>,
    studying: Res<Studying>,
    configs: Res<Configs>,
    turn: Res<State<Turn>>,
) {
    let wanted = CurrentMatch::to_change(&mut current)
        .filter(|game_match| list.is_on && BestMovesList::is_offered(game_match, *turn.get()));
    let Some(mut game_match) = wanted else {
        if list.work.is_some() {
            list.forget();
        }
        return;
    };
    let position = game_match.position();
    let is_about = |work: &BestMovesTask| work.position == *position;
    if !list.work.as_ref().is_some_and(is_about) {
        list.forget();
        let line = game_match.history().game_line();
        let search = BestMoves::new(game_match.key(), line, &configs.study, &configs.opponents);
        list.work = Some(BestMovesTask {
            position: position.clone(),
            is_done: search.next().is_empty(),
            search,
            asked: Asking::default(),
        });
        if !game_match.counting().helped {
            game_match.note_help();
        }
    }
    if thinking.is_busy() || studying.is_busy() {
        // They come first.
        if let Some(work) = &mut list.work {
            work.asked.cancel();
        }
    } else if list.poll() {
        list.begin(&configs);
    }
}
