//! Rated games around the board: the switch in the setup with what a rated game is, and what a
//! finished game has changed.

use bevy_egui::egui::{Align, Layout, RichText, Ui, vec2};

use crate::config::Ratings;
use crate::features::language::{Words, number, text};
use crate::features::opponents::words::{opponent_line, opponent_name};
use crate::features::records::{LastCounted, ScoresCommand, Statistics};
use crate::features::settings::Configs;
use crate::features::setup::draft::Draft;
use crate::midend::{Match, Seat};
use crate::rules::{GameId, Side};
use crate::scores::{Estimate, PersonResult};
use crate::states::Turn;
use crate::widgets::controls::switch::switch;
use crate::widgets::labels::{note, small_line, strong_line};
use crate::widgets::painted::side_mark::side_mark;
use crate::widgets::panel::section;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::spoken::announce;
use crate::widgets::surface::target_height;
use crate::widgets::theme::{Palette, SMALL};

/// The switch of the setup; only where one person plays against the computer.
pub(crate) fn choice(ui: &mut Ui, cx: &mut ScreenContext, draft: &Draft) {
    if draft.person().is_none() {
        return;
    }
    let mut on = draft.is_rated();
    if switch(ui, &mut on, &cx.say("rated-switch"), "").changed() {
        cx.intents.write(ScoresCommand::Rate(on));
    }
}

/// What takes the place of the setup's fields: who sits where, the rating, and what is different.
pub(crate) fn show(ui: &mut Ui, cx: &ScreenContext, records: &Statistics, draft: &Draft) {
    let (words, configs, palette) = (&cx.words, &cx.configs, Palette::of(ui.ctx()));
    section(ui, &words.say("setup-players"));
    for side in Side::BOTH {
        let (name, line) = match draft.seats[side.index()] {
            Seat::Person => (
                words.say("play-you"),
                rating_line(words, configs, records, draft.game),
            ),
            Seat::Computer(opponent) => (
                opponent_name(words, &configs.opponents, opponent),
                opponent_line(words, &configs.opponents, opponent, draft.game),
            ),
        };
        let size = vec2(ui.available_width(), target_height(ui));
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            side_mark(ui, side, 24.0);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                strong_line(ui, name);
                note(ui, line);
            });
        });
    }
    section(ui, &words.say("rated-rules-title"));
    for key in RULES {
        ui.label(RichText::new(words.say(key)).size(SMALL * palette.scale));
    }
}

/// What is different in a rated game.
const RULES: [&str; 4] = [
    "rated-rule-level",
    "rated-rule-thinking",
    "rated-rule-board",
    "rated-rule-help",
];

/// The person's rating in a game, in a few words.
fn rating_line(words: &Words, configs: &Configs, records: &Statistics, game: GameId) -> String {
    let summary = records.summary(game);
    match summary.known(&configs.ratings) {
        Some(estimate) => estimate_words(words, "scores-about", estimate),
        None => unknown_words(words, "scores-unknown", summary.rated, &configs.ratings),
    }
}

/// A sentence with a rating and how sure it is.
pub(crate) fn estimate_words(words: &Words, key: &str, estimate: Estimate) -> String {
    let about = [
        ("rating", number(estimate.rating.round() as i64)),
        ("deviation", number(estimate.deviation.round() as i64)),
    ];
    words.with(key, &about)
}

/// A sentence with the number of rated games, which are too few to tell a rating.
pub(crate) fn unknown_words(words: &Words, key: &str, rated: u32, ratings: &Ratings) -> String {
    let needed = number(ratings.shown_after);
    words.with(key, &[("n", number(rated)), ("needed", needed)])
}

/// What concerns the rating during and after a game, in a line.
pub(crate) fn news(
    ui: &mut Ui,
    cx: &ScreenContext,
    records: &Statistics,
    game_match: &Match,
    turn: Turn,
) {
    let (words, configs) = (&cx.words, &cx.configs);
    let said = if game_match.is_rated() {
        words.say("rated-running")
    } else {
        match records.latest(game_match) {
            Some(latest) if turn == Turn::Over => lasted_words(words, configs, records, game_match)
                .unwrap_or_else(|| latest_words(words, configs, latest)),
            _ => return,
        }
    };
    announce(&small_line(ui, said));
}

/// How long the person has lasted in the game that was counted last, where it was lost to the proof of its
/// board.
fn lasted_words(
    words: &Words,
    configs: &Configs,
    records: &Statistics,
    game_match: &Match,
) -> Option<String> {
    let played = &records.latest(game_match)?.played;
    let most = configs.opponents.proofs.longest(game_match.start())?;
    let best = records
        .scores()
        .lasted(played.game, &played.params, most.into())?;
    if !played.lasted_against_perfect() {
        return None;
    }
    let key = match played.plies == best {
        true => "latest-lasted-best",
        false => "latest-lasted",
    };
    let about = [
        ("n", number(played.plies)),
        ("most", number(most)),
        ("best", number(best)),
    ];
    Some(words.with(key, &about))
}

/// What the game that was counted last has changed: the rating, or a streak, or the score against
/// this opponent.
fn latest_words(words: &Words, configs: &Configs, latest: &LastCounted) -> String {
    let played = &latest.played;
    if played.rated
        && let Some(now) = latest.now
    {
        let Some(before) = latest.before else {
            return estimate_words(words, "latest-first-rating", now);
        };
        let change = now.rating.round() as i64 - before.rating.round() as i64;
        let change = signed(change);
        let about = [
            ("rating", number(now.rating.round() as i64)),
            ("deviation", number(now.deviation.round() as i64)),
            ("change", text(&change)),
        ];
        return words.with("latest-rating", &about);
    }
    if played.rated {
        return unknown_words(words, "latest-not-known", latest.rated, &configs.ratings);
    }
    let n = number(latest.all.streak);
    let is_streak = played.ended == PersonResult::Won && !played.helped && latest.all.streak > 1;
    if is_streak && latest.all.streak == latest.all.best_streak {
        return words.with("latest-best-streak", &[("n", n)]);
    }
    if is_streak {
        return words.with("latest-streak", &[("n", n)]);
    }
    let key = match played.adjusted {
        true => "latest-adjusted",
        false => "latest-against",
    };
    let name = opponent_name(words, &configs.opponents, played.opponent);
    words.with(
        key,
        &[
            ("name", text(&name)),
            ("won", number(latest.against.won)),
            ("drawn", number(latest.against.drawn)),
            ("lost", number(latest.against.lost)),
        ],
    )
}

/// A change of a rating, with its sign.
pub(crate) fn signed(change: i64) -> String {
    match change {
        ..0 => format!("−{}", -change),
        0 => "±0".to_owned(),
        _ => format!("+{change}"),
    }
}
