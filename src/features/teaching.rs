//! The teaching game: before the computer answers, a move that gives a win away is offered back with
//! a question. Meanwhile the computer waits.

use std::collections::HashSet;

use bevy::prelude::*;

use crate::features::hints::Studying;
use crate::features::settings::{Configs, Settings};
use crate::midend::history::NodeId;
use crate::midend::{Command, Match, Seat};
use crate::players::pool::GameKey;
use crate::states::{Phase, Turn};
use crate::study::teaching::{TakebackOffer, limits, needs_after, offer};
use crate::turn::current_match::CurrentMatch;
use crate::turn::undo::HistoryCommand;
use crate::turn::{game_over, validation};

/// A person has moved on the board; the game stands behind that move.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct PersonMoved;

/// The move that is being judged, or offered back.
#[derive(Resource, Default)]
pub(crate) struct Teaching {
    judged: Option<JudgedMove>,
    /// The moves that have been judged in this game: nobody is asked twice.
    settled: HashSet<NodeId>,
    /// Which game that was.
    game: Option<GameKey>,
}

struct JudgedMove {
    node: NodeId,
    offer: Option<TakebackOffer>,
}

impl Teaching {
    /// The offer to take the last move back, if there is one.
    #[must_use]
    pub(crate) fn offer(&self) -> Option<&TakebackOffer> {
        self.judged.as_ref()?.offer.as_ref()
    }

    /// Whether the last move is being looked at, or offered back: the computer waits for that.
    #[must_use]
    pub(crate) const fn is_at_work(&self) -> bool {
        self.judged.is_some()
    }
}

/// Whether moves can be offered back in this game: one person plays against a computer player, and
/// not for the rating.
#[must_use]
pub(crate) fn can_teach(game_match: &Match) -> bool {
    let persons = game_match.plan().seats.map(|seat| seat == Seat::Person);
    persons[0] != persons[1] && game_match.may_be_told()
}

/// Adds the teaching game.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Teaching>()
        .add_message::<PersonMoved>()
        .add_systems(
            Update,
            teach
                .in_set(Phase::Rules)
                .after(validation::validate_moves)
                .before(game_over::next_turn),
        );
}

fn teach(
    mut moved: MessageReader<PersonMoved>,
    mut intents: MessageReader<HistoryCommand>,
    mut current: ResMut<CurrentMatch>,
    mut teaching: ResMut<Teaching>,
    mut studying: ResMut<Studying>,
    mut next: ResMut<NextState<Turn>>,
    settings: Res<Settings>,
    configs: Res<Configs>,
) {
    let has_moved = moved.read().count() > 0;
    let goes_on = intents
        .read()
        .any(|intent| *intent == HistoryCommand::Resume);
    let Some(mut game_match) = CurrentMatch::to_change(&mut current) else {
        return;
    };
    let here = game_match.history().current();
    let game = Some(game_match.key());
    let is_over = game_match.result().is_some();
    if teaching.game != game {
        *teaching = Teaching {
            game,
            ..Teaching::default()
        };
    }
    let wanted = settings.teaching && can_teach(&game_match) && !is_over;
    if has_moved && wanted && teaching.settled.insert(here) {
        teaching.judged = Some(JudgedMove {
            node: here,
            offer: None,
        });
        // A wait is never refused.
        let _ = game_match.handle(Command::Wait);
    }
    let Some(judged) = &mut teaching.judged else {
        return;
    };
    if judged.node != here || goes_on || !wanted {
        // Taken back, kept, or no longer asked for.
        let stays = judged.node == here;
        teaching.judged = None;
        if stays && game_match.computer_waits() {
            let _ = game_match.handle(Command::Resume);
            (*next).set_if_neq(Turn::Animating);
        }
        return;
    }
    if judged.offer.is_some() {
        return;
    }
    match judge(&game_match, &mut studying, &configs) {
        LastMoveJudgement::Unknown => {}
        LastMoveJudgement::Offer(offer) => {
            judged.offer = Some(offer);
        }
        LastMoveJudgement::Fine => {
            teaching.judged = None;
            let _ = game_match.handle(Command::Resume);
            (*next).set_if_neq(Turn::Animating);
        }
    }
}

/// What is thought of the last move.
enum LastMoveJudgement {
    /// Nothing yet: it is being looked at.
    Unknown,
    /// It is offered back.
    Offer(TakebackOffer),
    /// It stays.
    Fine,
}

/// Judges the last move by the positions before and after it, which may have to be searched first.
fn judge(game_match: &Match, studying: &mut Studying, configs: &Configs) -> LastMoveJudgement {
    let history = game_match.history();
    let before = history
        .parent(history.current())
        .and_then(|node| history.game_line_to(node));
    let (Some(before), Some(&played)) = (before, game_match.moves().last()) else {
        return LastMoveJudgement::Unknown;
    };
    let limits = limits(&configs.study.teaching);
    let Some(insight) = studying.insight(before.position()) else {
        studying.ask_about(before, limits);
        return LastMoveJudgement::Unknown;
    };
    let first = &insight.choice;
    let after = studying.insight(game_match.position());
    if after.is_none() && needs_after(first, played, before.position()) {
        studying.ask_about(history.game_line(), limits);
        return LastMoveJudgement::Unknown;
    }
    let after = after.map(|insight| &insight.choice);
    let found = offer(first, played, after, before.position(), &configs.study);
    found.map_or(LastMoveJudgement::Fine, LastMoveJudgement::Offer)
}
