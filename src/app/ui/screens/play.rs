//! The panel beside a game: the two seats and whose turn it is, what the computer knows, the
//! result, and what can be done.

mod actions;
mod edges;
mod status_text;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Id, Rect, Ui, pos2, vec2};

use self::actions::{actions, question};
use self::edges::{Beside, back_and_forth, foot, top};
use self::status_text::{Ending, Said, message};
use super::best_moves::told_moves;
use super::clocks::ShownClock;
use super::giving_up::{GivingUp, ask_once_more};
use super::menu::egui_rect;
use super::overlay::whole_window;
use super::replay;
use super::seats::{Arrangement, Seated, seats};
use super::study::{MOST_STEPS, PREVIEW_HEIGHT, preview_of_move, study};
use crate::app::board::layout::Areas;
use crate::app::board::stage::Stage;
use crate::app::play::analysing::Analysing;
use crate::app::play::best_moves::BestMovesList;
use crate::app::play::clocks::Clocks;
use crate::app::play::losing::Losing;
use crate::app::play::previewing::Previewing;
use crate::app::play::replaying::Replaying;
use crate::app::play::scoring::Statistics;
use crate::app::play::studying::{STEPS, Studying};
use crate::app::play::teaching::Teaching;
use crate::app::play::thinking::Thinking;
use crate::app::state::current_match::{CurrentMatch, MatchBoard};
use crate::app::state::intent::Intents;
use crate::app::state::language::Words;
use crate::app::state::settings::{Configs, Settings};
use crate::app::state::states::Turn;
use crate::app::ui::theme::{GRID, Palette};
use crate::app::ui::widgets::panel::{panel_in, rule, scroll};
use crate::midend::Match;
use crate::rules::Side;

/// What the panel shows.
#[derive(SystemParam)]
pub struct Shown<'w, 's> {
    areas: Res<'w, Areas>,
    words: Res<'w, Words>,
    configs: Res<'w, Configs>,
    said: Said<'w>,
    thinking: Res<'w, Thinking>,
    clocks: Res<'w, Clocks>,
    studying: Res<'w, Studying>,
    teaching: Res<'w, Teaching>,
    losing: Res<'w, Losing>,
    replaying: Res<'w, Replaying>,
    analysing: Res<'w, Analysing>,
    records: Res<'w, Statistics>,
    stages: Query<'w, 's, &'static Stage, With<MatchBoard>>,
    time: Res<'w, Time>,
}

/// What can be changed in the panel.
#[derive(SystemParam)]
pub struct Choices<'w> {
    settings: ResMut<'w, Settings>,
    previewing: ResMut<'w, Previewing>,
    best_moves: ResMut<'w, BestMovesList>,
    giving_up: ResMut<'w, GivingUp>,
    intents: Intents<'w>,
}

/// Draws the panel of a game.
pub fn show(
    mut contexts: EguiContexts,
    shown: Shown,
    mut choices: Choices,
    current: Res<CurrentMatch>,
    turn: Option<Res<State<Turn>>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let (Some(game_match), Some(turn)) = (&current.game_match, turn) else {
        return Ok(());
    };
    let panel = Panel {
        offers_replay: shown.replaying.is_offered(game_match) && !shown.teaching.is_at_work(),
        wide: !shown.areas.portrait,
        turn: *turn.get(),
        game_match,
        shown: &shown,
    };
    whole_window(context, "play", |ui| {
        panel.beside_the_board(ui);
        panel_in(ui, egui_rect(shown.areas.panel), |ui| {
            panel.draw(ui, &mut choices);
        });
        panel.pointed_line(ui, &choices);
    });
    Ok(())
}

/// The panel of one frame.
struct Panel<'a, 'w, 's> {
    shown: &'a Shown<'w, 's>,
    game_match: &'a Match,
    turn: Turn,
    offers_replay: bool,
    /// Whether it stands beside the board.
    wide: bool,
}

impl Panel<'_, '_, '_> {
    fn beside_the_board(&self, ui: &mut Ui) {
        let position = self.game_match.position();
        let areas = &self.shown.areas;
        super::coordinates::paint(ui, areas, position);
        let why = self.shown.teaching.offer().and_then(|it| it.why.as_ref());
        let lost = self.shown.losing.shown_move(self.game_match);
        let why = why.or_else(|| lost?.told.as_ref());
        let steps = match self.shown.studying.hint(position) {
            Some((hint, STEPS)) if self.turn == Turn::Person => hint.steps.as_slice(),
            _ => why.map(|why| why.steps.as_slice()).unwrap_or_default(),
        };
        let told = &steps[..steps.len().min(MOST_STEPS)];
        super::coordinates::paint_steps(ui, areas, position, told);
    }

    /// The line of the best move that is pointed at, numbered on the board; without one, when the game ends
    /// after each move of which that is proven.
    fn pointed_line(&self, ui: &Ui, choices: &Choices) {
        let position = self.game_match.position();
        if let Some(pointed) = choices.best_moves.pointed(position) {
            let told = told_moves(position, &pointed.line);
            super::coordinates::paint_steps(ui, &self.shown.areas, position, &told.steps);
            return;
        }
        // Of what is proven every move says when the game ends; the best ones are ringed.
        let mover = position.side_to_move();
        let list = &choices.best_moves;
        let ends = || list.known_ends(position);
        let best = list.of(position).first().map(|best| best.mv);
        let best = ends().find(|(mv, _)| Some(*mv) == best);
        let numbers = ends().filter_map(|(mv, plies)| {
            let is_best = best.is_some_and(|(_, best)| best == plies);
            Some((position.target(mv)?, plies, is_best.then_some(mover)))
        });
        super::coordinates::paint_numbers(ui, &self.shown.areas, position, numbers);
    }

    fn draw(&self, ui: &mut Ui, choices: &mut Choices) {
        let Shown {
            words,
            configs,
            studying,
            ..
        } = self.shown;
        let scale = Palette::of(ui.ctx()).scale;
        let least = if self.offers_replay {
            WITH_FOOT + replay::HEIGHT
        } else {
            WITH_FOOT
        };
        let has_foot = self.wide && ui.available_height() > least * scale;
        top(
            ui,
            words,
            configs,
            &mut choices.settings,
            studying,
            self.game_match,
            self.turn,
            has_foot,
            self.is_analysed(),
            &mut choices.giving_up,
            &mut choices.intents,
        );
        ui.spacing_mut().item_spacing.y = if self.wide { 0.75 } else { 0.5 } * GRID * scale;
        let asked = &mut choices.giving_up;
        ask_once_more(ui, words, self.game_match, asked, &mut choices.intents);
        if has_foot {
            self.with_foot(ui, choices);
        } else {
            self.scrolled(ui, choices);
        }
    }

    /// What is told and what can be done, the moves in the room that is left, and the foot.
    fn with_foot(&self, ui: &mut Ui, choices: &mut Choices) {
        let words = &self.shown.words;
        let report = self.shown.analysing.report();
        let scale = Palette::of(ui.ctx()).scale;
        let id = Id::new("height of the foot");
        let height = ui.data(|data| data.get_temp(id)).unwrap_or(140.0 * scale);
        let room = ui.available_height() - height - ui.spacing().item_spacing.y;
        let of_state = Id::new("height of what is told");
        let told: f32 = ui.data(|data| data.get_temp(of_state)).unwrap_or(0.0);
        let preview = PREVIEW_HEIGHT * scale;
        let measured = |ui: &mut Ui, choices: &mut Choices| {
            let top = ui.cursor().top();
            self.state(ui, choices, true);
            note_height(ui, of_state, told, ui.cursor().top() - top);
        };
        let least = if Previewing::may_come(self.game_match.position()) {
            LEAST * scale + preview
        } else {
            LEAST * scale
        };
        if told + least <= room {
            let (top, whole) = (ui.cursor().top(), room);
            measured(ui, choices);
            let room = (room - (ui.cursor().top() - top)).max(least);
            let (intents, previewing) = (&mut choices.intents, &mut *choices.previewing);
            let game_match = self.game_match;
            ui.scope(|ui| {
                super::moves::show(ui, words, game_match, report, previewing, room, intents);
            });
            ui.advance_cursor_after_rect(Rect::from_min_size(
                pos2(ui.min_rect().left(), top),
                vec2(0.0, whole),
            ));
        } else {
            // So much is told that the moves scroll together with it.
            let below = if choices.previewing.is_shown() {
                preview
            } else {
                0.0
            };
            scroll(ui, "told", room - below, false, |ui| {
                measured(ui, choices);
                let (intents, previewing) = (&mut choices.intents, &*choices.previewing);
                super::moves::show_few(ui, words, self.game_match, report, previewing, intents);
            });
            preview_of_move(ui, words, &mut choices.previewing);
        }
        let top = ui.cursor().top();
        rule(ui);
        if self.offers_replay {
            self.replay_buttons(ui, choices);
            self.replay_place(ui, choices);
        }
        let studying = &self.shown.studying;
        foot(
            ui,
            words,
            self.game_match,
            self.turn,
            &choices.settings,
            studying,
            &mut choices.intents,
        );
        note_height(ui, id, height, ui.min_rect().bottom() - top);
    }

    /// Everything in one column that scrolls.
    fn scrolled(&self, ui: &mut Ui, choices: &mut Choices) {
        let (words, game_match) = (&self.shown.words, self.game_match);
        let report = self.shown.analysing.report();
        let below = if choices.previewing.is_shown() {
            PREVIEW_HEIGHT * Palette::of(ui.ctx()).scale
        } else {
            0.0
        };
        let room = ui.available_height() - below;
        scroll(ui, "play", room, false, |ui| {
            self.state(ui, choices, false);
            let (intents, previewing) = (&mut choices.intents, &*choices.previewing);
            back_and_forth(ui, words, game_match, &Beside::Nothing, intents);
            ui.scope(|ui| {
                super::moves::show_few(ui, words, game_match, report, previewing, intents);
            });
            if !game_match.history().is_empty() && !cfg!(target_family = "wasm") {
                ui.add_space(GRID * Palette::of(ui.ctx()).scale);
                super::export::wide_button(ui, words, game_match, intents);
            }
        });
        preview_of_move(ui, words, &mut choices.previewing);
    }

    /// How the game stands, and what can be done.
    fn state(&self, ui: &mut Ui, choices: &mut Choices, has_foot: bool) {
        let Shown {
            words,
            configs,
            said,
            time,
            replaying,
            ..
        } = self.shown;
        let game_match = self.game_match;
        let thought = self.shown.thinking.since();
        let seated = Seated {
            turn: self.turn,
            thought: thought.map(|since| time.elapsed().saturating_sub(since).as_secs_f32()),
            replayed: replaying.is_playing(),
            standing: {
                let game = game_match.position().game();
                self.shown.records.standing(game, &configs.ratings)
            },
            clocks: Side::BOTH
                .map(|side| ShownClock::of(words, &self.shown.clocks, game_match, side)),
        };
        let arrangement = if self.wide && !self.is_analysed() {
            Arrangement::Stacked
        } else {
            Arrangement::SideBySide
        };
        seats(
            ui,
            words,
            configs,
            game_match,
            &seated,
            arrangement,
            &mut choices.intents,
        );
        // While the game plays itself nothing is asked of anybody.
        let turn = if replaying.is_playing() {
            Turn::Animating
        } else {
            self.turn
        };
        let ending = Ending::of(words, configs, said, game_match, turn);
        if let Some(ending) = &ending {
            ending.show_sentence(ui);
            if has_foot {
                ending.show_reason(ui);
            } else {
                // Nothing stands above what most people want now.
                self.actions(ui, choices, turn, has_foot);
            }
        }
        if turn != Turn::Over {
            // What was asked for stands before everything else that can be done.
            self.why_lost(ui, choices, turn);
        }
        if self.offers_replay && !has_foot {
            // Above all that comes and goes while it plays.
            self.replay_buttons(ui, choices);
            self.replay_place(ui, choices);
        }
        if let (Some(ending), false) = (&ending, has_foot) {
            ending.show_reason(ui);
        }
        message(ui, words, turn, said, time.elapsed_secs());
        super::opening::show(ui, words, game_match);
        super::rated::news(ui, words, configs, &self.shown.records, game_match, turn);
        if ending.is_none() || has_foot {
            self.actions(ui, choices, turn, has_foot);
        }
        if turn != Turn::Over {
            study(
                ui,
                words,
                game_match,
                turn,
                &choices.settings,
                &self.shown.studying,
                &choices.previewing,
                said.last.0.as_ref(),
            );
        }
        if !self.shown.teaching.is_at_work() {
            let best_moves = &mut choices.best_moves;
            super::best_moves::show(
                ui,
                words,
                game_match,
                turn,
                best_moves,
                &mut choices.intents,
            );
            let analysing = &self.shown.analysing;
            super::analysis::show(ui, words, game_match, turn, analysing, &mut choices.intents);
        }
    }

    fn why_lost(&self, ui: &mut Ui, choices: &mut Choices, turn: Turn) {
        let Shown { words, losing, .. } = self.shown;
        super::loss::show(
            ui,
            words,
            self.game_match,
            turn,
            losing,
            self.wide,
            &mut choices.intents,
        );
    }

    fn actions(&self, ui: &mut Ui, choices: &mut Choices, turn: Turn, has_foot: bool) {
        let words = &self.shown.words;
        let intents = &mut choices.intents;
        if self.shown.teaching.is_at_work() {
            question(ui, words, &self.shown.teaching, intents);
        } else {
            let stage = self.shown.stages.single().ok();
            actions(ui, words, self.game_match, turn, stage, has_foot, intents);
            if turn == Turn::Over {
                self.why_lost(ui, choices, turn);
            }
        }
    }

    /// Whether the moves are judged: they need the room then.
    fn is_analysed(&self) -> bool {
        self.shown.analysing.report().is_some()
    }

    fn replay_buttons(&self, ui: &mut Ui, choices: &mut Choices) {
        let Shown {
            words, replaying, ..
        } = self.shown;
        replay::buttons(ui, words, replaying, self.game_match, &mut choices.intents);
    }

    fn replay_place(&self, ui: &mut Ui, choices: &mut Choices) {
        let Shown { words, configs, .. } = self.shown;
        let Choices {
            settings, intents, ..
        } = choices;
        replay::place_and_speed(ui, words, configs, settings, self.game_match, intents);
    }
}

/// The room is divided by this height, which is known only now.
fn note_height(ui: &Ui, id: Id, before: f32, height: f32) {
    if height != before {
        ui.data_mut(|data| data.insert_temp(id, height));
        // Drawn anew before anybody sees it: no control jumps.
        ui.ctx().request_discard("a height of the panel");
        ui.ctx().request_repaint();
    }
}

/// Height of a panel above which its last controls stand at its foot, in points at scale 1.
const WITH_FOOT: f32 = 460.0;

/// Least height of the moves above the foot.
const LEAST: f32 = 112.0;
