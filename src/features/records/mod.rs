//! What finished games come to: each is counted once, at its first end; rated games pick the next
//! opponent by strength, and leaving one is losing it, which is asked about first.

pub(crate) mod detail;
pub(crate) mod export;
pub(crate) mod kept;
pub(crate) mod rated;
pub(crate) mod screen;

use bevy::prelude::*;

use crate::config::{Level, Ratings};
use crate::features::confirmation::{self, Confirmation, PendingConfirmation};
use crate::features::navigation;
use crate::features::navigation::ScreenCommand;
use crate::features::settings::Configs;
use crate::features::setup::draft::Draft;
use crate::intent::Intent;
use crate::midend::Match;
use crate::platform::days::Today;
use crate::rules::GameId;
use crate::scores::export::{ScoreFormat, export};
use crate::scores::{
    Estimate, ScoreSummary, ScoredGame, Scores, Summaries, Tally, next_level, suitable_level,
};
use crate::states::{Phase, Screen};
use crate::turn::current_match::{CurrentMatch, Seeds};
use crate::turn::game_over;
use crate::turn::match_commands::MatchCommand;

/// What is done with finished games and ratings.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ScoresCommand {
    /// All finished games are written to a file in this form.
    Export(ScoreFormat),
    /// All finished games are to be deleted; it is asked first.
    Forget,
    /// The setup's game is to be rated, or not.
    Rate(bool),
    /// All finished games are deleted.
    ForgetForGood,
    /// The running rated game is lost: it is left.
    Lose,
}

/// All finished games and what they add up to, and what of that is not kept yet.
#[derive(Resource, Default)]
pub(crate) struct Statistics {
    scores: Scores,
    summaries: Summaries,
    unsaved: Vec<ScoredGame>,
    forgotten: bool,
    latest: Option<LastCounted>,
}

/// Where a person stands among the levels of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct PersonStanding {
    /// The rating, in whole points.
    pub rating: f64,
    /// The level that suits best.
    pub level: Level,
}

/// The game that was counted last, with what it changed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LastCounted {
    /// Its match's seed and its number there.
    of: (u64, u32),
    /// How it was played and how it ended.
    pub played: ScoredGame,
    /// All games of its kind.
    pub all: Tally,
    /// All games against its opponent, or all with another thinking time if it had one.
    pub against: Tally,
    /// Rated games of its kind.
    pub rated: u32,
    /// The rating before, if it was known.
    pub before: Option<Estimate>,
    /// The rating now, if it is known.
    pub now: Option<Estimate>,
}

/// The next rated game, with which [`MatchCommand::NewGame`] begins: it has a plan of its own.
#[derive(Resource, Default)]
pub(crate) struct NextRated(pub Option<Match>);

impl Statistics {
    /// The finished games.
    pub(crate) const fn scores(&self) -> &Scores {
        &self.scores
    }

    /// What the games of this kind add up to.
    pub(crate) fn summary(&self, game: GameId) -> &ScoreSummary {
        self.summaries.of(game)
    }

    /// Where the person stands in this game, once there were enough rated games to tell.
    pub(crate) fn standing(&self, game: GameId, ratings: &Ratings) -> Option<PersonStanding> {
        let estimate = self.summary(game).known(ratings)?;
        Some(PersonStanding {
            rating: estimate.rating.round(),
            level: suitable_level(game, Some(estimate), ratings),
        })
    }

    /// The game that was counted last, if it is the present one of this match.
    pub(crate) fn latest(&self, game_match: &Match) -> Option<&LastCounted> {
        let of = (game_match.plan().seed, game_match.game());
        self.latest.as_ref().filter(|latest| latest.of == of)
    }

    /// Puts the games that were kept in the place of those that are known.
    pub(crate) fn replace(&mut self, scores: Scores, ratings: &Ratings) {
        self.summaries = scores.summaries(ratings);
        self.scores = scores;
    }

    /// The finished games in a form for other programs.
    pub(crate) fn export(&self, form: ScoreFormat, ratings: &Ratings) -> String {
        export(&self.scores, form, ratings)
    }

    /// Counts a game that has ended.
    pub(crate) fn add(&mut self, game_match: &Match, played: ScoredGame, ratings: &Ratings) {
        let summary = self.summaries.of_mut(played.game);
        let before = summary.known(ratings);
        summary.add(&played, ratings);
        self.latest = Some(LastCounted {
            of: (game_match.plan().seed, game_match.game()),
            all: summary.all,
            against: match played.adjusted {
                true => summary.adjusted,
                false => summary.against(played.opponent),
            },
            rated: summary.rated,
            before,
            now: summary.known(ratings),
            played: played.clone(),
        });
        self.scores.add(played.clone());
        self.unsaved.push(played);
    }

    /// Deletes everything.
    pub(crate) fn forget(&mut self) {
        *self = Statistics {
            forgotten: true,
            ..Statistics::default()
        };
    }
}

/// Adds the counting of games.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Statistics>()
        .init_resource::<NextRated>()
        .add_systems(OnEnter(Screen::Setup), rate_again)
        .add_systems(
            Update,
            (
                (
                    rate,
                    settle,
                    ask,
                    next_rated_game.run_if(in_state(Screen::Play)),
                )
                    .chain()
                    // A loss that somebody agrees to is counted before it is asked about again.
                    .before(confirmation::answer)
                    .before(navigation::navigate),
                (count_the_end, follow_the_ratings).after(game_over::next_turn),
            )
                .in_set(Phase::Rules),
        );
}

/// Counts the present game when it ends for the first time. Only a move that is played, or giving up,
/// can end a game for the first time; a game that is over when it comes to the table does not count.
fn count_the_end(
    mut current: ResMut<CurrentMatch>,
    mut records: ResMut<Statistics>,
    configs: Res<Configs>,
    today: Res<Today>,
    mut seen: Local<Option<(u64, u32, usize, bool)>>,
) {
    if !current.is_changed() {
        return;
    }
    let Some(mut game_match) = CurrentMatch::to_change(&mut current) else {
        return;
    };
    let now = (
        game_match.plan().seed,
        game_match.game(),
        game_match.history().len(),
        game_match.history().forfeit().is_some(),
    );
    let before = seen.replace(now);
    let is_played = before.is_some_and(|before| {
        let is_same_game = (before.0, before.1) == (now.0, now.1);
        is_same_game && (before.2 < now.2 || (!before.3 && now.3))
    });
    let is_over = game_match.result().is_some();
    if !is_played || !is_over || game_match.counting().counted {
        return;
    }
    if let Some(played) = ScoredGame::of(&game_match, today.0()) {
        records.add(&game_match, played, &configs.ratings);
    }
    game_match.note_counted();
}

/// Works everything out anew when the numbers of the configuration have changed.
fn follow_the_ratings(
    mut records: ResMut<Statistics>,
    configs: Res<Configs>,
    mut known: Local<Ratings>,
) {
    if configs.is_changed() && *known != configs.ratings {
        known.clone_from(&configs.ratings);
        records.summaries = records.scores.summaries(&known);
    }
}

/// The setup's game is to be rated, or as it was before.
fn rate(
    mut intents: MessageReader<ScoresCommand>,
    screen: Res<State<Screen>>,
    draft: Option<ResMut<Draft>>,
    records: Res<Statistics>,
    configs: Res<Configs>,
) {
    let Some(mut draft) = draft else {
        intents.clear();
        return;
    };
    for intent in intents.read() {
        match intent {
            ScoresCommand::Rate(true) if *screen.get() == Screen::Setup => {
                *draft = rated(draft.clone(), &records, &configs.ratings);
            }
            ScoresCommand::Rate(false) => *draft = draft.clone().into_casual(),
            _ => {}
        }
    }
}

/// Meanwhile the rating may be another one.
fn rate_again(draft: Option<ResMut<Draft>>, records: Res<Statistics>, configs: Res<Configs>) {
    if let Some(mut draft) = draft.filter(|draft| draft.is_rated()) {
        *draft = rated(draft.clone(), &records, &configs.ratings);
    }
}

/// The next rated game in the place of this draft. It stays the same until a rated game has been
/// counted, so that nobody can look for an easier one.
fn rated(draft: Draft, records: &Statistics, ratings: &Ratings) -> Draft {
    let summary = records.summary(draft.game);
    let draw = u64::from(summary.rated);
    let level = next_level(draft.game, summary.estimate, ratings, draw);
    let board = ratings.board(draft.game);
    draft.rated(&board, draw, level)
}

/// Whoever is about to lose a running rated game, or all that is kept, is asked first.
fn ask(
    mut intents: MessageReader<Intent>,
    mut asked: ResMut<PendingConfirmation>,
    screen: Res<State<Screen>>,
    current: Res<CurrentMatch>,
    draft: Option<Res<Draft>>,
) {
    for &intent in intents.read() {
        let question = match (intent, screen.get()) {
            (Intent::Match(MatchCommand::NewGame), Screen::Play) if current.is_lost_when_left() => {
                leaving(intent)
            }
            (Intent::Screen(ScreenCommand::Start), Screen::Setup)
                if current.is_lost_when_left()
                    && draft.as_ref().is_some_and(|it| it.plan().is_some()) =>
            {
                leaving(intent)
            }
            (Intent::Scores(ScoresCommand::Forget), Screen::Scores | Screen::Settings) => {
                Confirmation::of("ask-forget", ScoresCommand::ForgetForGood)
            }
            _ => continue,
        };
        asked.set_if_neq(PendingConfirmation(Some(question)));
    }
}

/// Asks whether the running rated game is to be lost by doing this; to decline leads back to it, wherever it
/// was asked.
fn leaving(intent: Intent) -> Confirmation {
    Confirmation {
        then: [Some(ScoresCommand::Lose.into()), Some(intent)],
        otherwise: Some(Screen::Play),
        ..Confirmation::of("ask-leave", intent)
    }
}

/// Does what was asked about first.
fn settle(
    mut wanted: MessageReader<ScoresCommand>,
    mut current: ResMut<CurrentMatch>,
    mut records: ResMut<Statistics>,
    configs: Res<Configs>,
    today: Res<Today>,
) {
    for wanted in wanted.read() {
        match wanted {
            ScoresCommand::ForgetForGood => records.forget(),
            ScoresCommand::Lose => {
                if let Some(game_match) = &mut current.game_match
                    && let Some(played) = ScoredGame::left(game_match, today.0())
                {
                    records.add(game_match, played, &configs.ratings);
                    game_match.note_counted();
                }
            }
            _ => {}
        }
    }
}

/// After a rated game the next one is another: its opponent, its start, and who begins.
fn next_rated_game(
    mut intents: MessageReader<MatchCommand>,
    current: Res<CurrentMatch>,
    mut next_rated: ResMut<NextRated>,
    records: Res<Statistics>,
    configs: Res<Configs>,
    seeds: Res<Seeds>,
) {
    if !intents
        .read()
        .any(|intent| *intent == MatchCommand::NewGame)
    {
        return;
    }
    let Some(game_match) = current.game_match.as_ref().filter(|game_match| {
        let counting = game_match.counting();
        counting.rated && counting.counted
    }) else {
        return;
    };
    let mut draft = Draft::new(game_match.position().game(), &configs, seeds.next());
    draft.seats = game_match.plan().seats;
    draft.clock = game_match.plan().clock;
    let draft = rated(draft, &records, &configs.ratings);
    let is_rated = draft.is_rated();
    next_rated.0 = draft.plan().map(|plan| {
        let mut next = Match::new(plan);
        next.rate(is_rated);
        next
    });
}
