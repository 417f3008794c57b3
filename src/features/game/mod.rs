//! The panel beside a game: the two seats and whose turn it is, what the computer knows, the
//! result, and what can be done.

pub(crate) mod actions;
pub(crate) mod ending_card;
pub(crate) mod game_menu;
pub(crate) mod header_footer;
pub(crate) mod opening;
pub(crate) mod status_text;

use std::collections::BTreeSet;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Context, Id, Rect, Ui, pos2, vec2};

use crate::ask::thinking::Thinking;
use crate::board::geometry::Geometry;
use crate::board::stage::Stage;
use crate::features::analysis::Analysing;
use crate::features::best_moves::BestMovesList;
use crate::features::best_moves::panel::told_moves;
use crate::features::board_view::{self, BoardView};
use crate::features::clocks::RunningClocks;
use crate::features::clocks::panel::ShownClock;
use crate::features::game::actions::{actions, question};
pub(crate) use crate::features::game::ending_card::EndingCard;
use crate::features::game::ending_card::RESULT;
use crate::features::game::header_footer::{Beside, back_and_forth, foot, top};
use crate::features::game::status_text::{Ending, StatusSources, message};
use crate::features::giving_up::{GivingUp, ask_once_more};
use crate::features::hints::panel::{MOST_STEPS, PREVIEW_HEIGHT, preview_of_move, study};
use crate::features::hints::previewing::Previewing;
use crate::features::hints::{STEPS, StudyCommand, Studying};
use crate::features::loss::Losing;
use crate::features::marking::MarkingMode;
use crate::features::menu::egui_rect;
use crate::features::navigation::ScreenStack;
use crate::features::overlay::whole_window;
use crate::features::records::{Statistics, rated};
use crate::features::replay::Replaying;
use crate::features::seats::{Arrangement, Seated, seats};
use crate::features::teaching::Teaching;
use crate::features::{
    analysis, best_moves, coordinates, export, loss, marking, move_list, replay, taking,
};
use crate::midend::Match;
use crate::midend::history::NodeId;
use crate::rules::Side;
use crate::states::Turn;
use crate::turn::current_match::{CurrentMatch, MatchBoard};
use crate::widgets::icon::Icon;
use crate::widgets::panel::{panel_in, rule, scroll};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::surface::remember_size;
use crate::widgets::theme::{GRID, HEADING, Palette};

/// What the panel shows.
#[derive(SystemParam)]
pub(crate) struct PanelSources<'w, 's> {
    said: StatusSources<'w>,
    thinking: Res<'w, Thinking>,
    clocks: Res<'w, RunningClocks>,
    studying: Res<'w, Studying>,
    teaching: Res<'w, Teaching>,
    losing: Res<'w, Losing>,
    replaying: Res<'w, Replaying>,
    analysing: Res<'w, Analysing>,
    records: Res<'w, Statistics>,
    board_view: Res<'w, BoardView>,
    marking: Res<'w, MarkingMode>,
    stages: Query<'w, 's, &'static Stage, With<MatchBoard>>,
    time: Res<'w, Time>,
}

/// What can be changed in the panel.
#[derive(SystemParam)]
pub(crate) struct PanelChoices<'w> {
    pub(crate) cx: ScreenContext<'w>,
    pub(crate) stack: Res<'w, ScreenStack>,
    previewing: ResMut<'w, Previewing>,
    best_moves: ResMut<'w, BestMovesList>,
    giving_up: ResMut<'w, GivingUp>,
    ending_card: ResMut<'w, EndingCard>,
}

/// Draws the panel of a game.
pub(crate) fn show(
    mut contexts: EguiContexts,
    sources: PanelSources,
    mut choices: PanelChoices,
    current: Res<CurrentMatch>,
    turn: Res<State<Turn>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let Some(game_match) = &current.game_match else {
        return Ok(());
    };
    let turn = *turn.get();
    let card = choices.ending_card.bypass_change_detection();
    let is_end = card.follow(game_match, turn);
    let seen = sources.stages.single().ok();
    let geometry = seen.map_or_else(
        || Geometry::of(game_match.position()),
        |stage| stage.geometry.clone(),
    );
    let panel = Panel {
        ends_over_the_board: is_end
            && EndingCard::has_room(&choices.cx.areas)
            && !analysis::panel::is_shown(game_match, &sources.analysing)
            && !sources.replaying.is_playing()
            && !sources.marking.is_on()
            && !sources.teaching.is_at_work(),
        offers_replay: sources.replaying.is_offered(game_match) && !sources.teaching.is_at_work(),
        wide: !choices.cx.areas.portrait,
        turn,
        geometry,
        game_match,
        sources: &sources,
    };
    whole_window(context, "play", |ui| {
        panel.beside_the_board(ui, &choices);
        panel_in(ui, egui_rect(choices.cx.areas.panel), |ui| {
            panel.draw(ui, &mut choices);
        });
        panel.pointed_line(ui, &choices);
        let stage = sources.stages.single().ok();
        if let (Some(stage), Turn::Person) = (stage, panel.asked_turn()) {
            taking::button::take_beside(ui, &mut choices.cx, stage);
        }
    });
    panel.ending_card(context, &mut choices);
    let now = sources.time.elapsed_secs();
    message(context, &choices.cx, turn, &sources.said, now);
    Ok(())
}

/// The panel of one frame.
pub(crate) struct Panel<'a, 'w, 's> {
    sources: &'a PanelSources<'w, 's>,
    game_match: &'a Match,
    turn: Turn,
    geometry: Geometry,
    offers_replay: bool,
    /// Whether it stands beside the board.
    wide: bool,
    /// Whether the end of the game is told over the board.
    ends_over_the_board: bool,
}

impl Panel<'_, '_, '_> {
    fn beside_the_board(&self, ui: &mut Ui, choices: &PanelChoices) {
        let areas = &choices.cx.areas;
        let position = self.game_match.position();
        let geometry = &self.geometry;
        coordinates::paint(ui, areas, geometry);
        let (view, settings) = (&self.sources.board_view, &choices.cx.settings);
        board_view::paint::paint(ui, areas, geometry, self.game_match, view, settings);
        let why = self.sources.teaching.offer().and_then(|it| it.why.as_ref());
        let lost = self.sources.losing.shown_move(self.game_match);
        let why = why.or_else(|| lost?.told.as_ref());
        let steps = match self.sources.studying.hint(position) {
            Some((hint, STEPS)) if self.turn == Turn::Person => hint.steps.as_slice(),
            _ => why.map(|why| why.steps.as_slice()).unwrap_or_default(),
        };
        let told = &steps[..steps.len().min(MOST_STEPS)];
        coordinates::paint_steps(ui, areas, geometry, position, told);
    }

    /// The line of the best move that is pointed at, numbered on the board; without one, the listed moves
    /// with their places in the list, or on request when the game ends after each move.
    fn pointed_line(&self, ui: &Ui, choices: &PanelChoices) {
        let (position, areas) = (self.game_match.position(), &choices.cx.areas);
        let list = &choices.best_moves;
        if let Some(pointed) = list.pointed(position) {
            let told = told_moves(position, &pointed.line);
            coordinates::paint_steps(ui, areas, &self.geometry, position, &told.steps);
            return;
        }
        let mover = position.side_to_move();
        let listed = list.of(position);
        if !list.tells_all() {
            let mut told = BTreeSet::new();
            let places = (1..).zip(listed).filter_map(|(place, rated)| {
                let cell = position.target(rated.mv)?;
                // Of moves that go to one cell the best is told.
                told.insert(cell).then_some((cell, place, Some(mover)))
            });
            coordinates::paint_numbers(ui, areas, &self.geometry, position, places);
            return;
        }
        // Of what is proven every move says when the game ends; the best ones are ringed.
        let ends = || list.known_ends(position);
        let best = listed.first().map(|best| best.mv);
        let best = ends().find(|(mv, _)| Some(*mv) == best);
        let numbers = ends().filter_map(|(mv, plies)| {
            let is_best = best.is_some_and(|(_, best)| best == plies);
            Some((position.target(mv)?, plies, is_best.then_some(mover)))
        });
        coordinates::paint_numbers(ui, areas, &self.geometry, position, numbers);
    }

    fn draw(&self, ui: &mut Ui, choices: &mut PanelChoices) {
        let scale = Palette::of(ui.ctx()).scale;
        let replay = if self.offers_replay {
            replay::bar::HEIGHT
        } else {
            0.0
        };
        let height = ui.available_height() / scale - replay;
        let is_low: Option<Fitted> = ui.data(|data| data.get_temp(Id::new(TOO_LOW)));
        let is_low = is_low == Some(self.fitted(ui));
        let has_foot = self.wide && height > WITH_FOOT && !is_low;
        let is_dense = self.shows_a_tool(choices) || height < ROOMY;
        top(ui, self, choices, has_foot, is_dense);
        ui.spacing_mut().item_spacing.y = if self.wide { 0.75 } else { 0.5 } * GRID * scale;
        ask_once_more(ui, &mut choices.cx, self.game_match, &mut choices.giving_up);
        if has_foot {
            self.with_foot(ui, choices, is_dense);
        } else {
            self.scrolled(ui, choices);
        }
    }

    /// Who plays and what can be done, what is told, the moves, and the foot. The moves keep their
    /// rounds in sight and the buttons their places: what is told scrolls between them.
    fn with_foot(&self, ui: &mut Ui, choices: &mut PanelChoices, is_dense: bool) {
        let report = self.sources.analysing.report();
        let scale = Palette::of(ui.ctx()).scale;
        let id = Id::new("height of the foot");
        let height = ui.data(|data| data.get_temp(id)).unwrap_or(140.0 * scale);
        let gap = ui.spacing().item_spacing.y;
        let bottom = ui.max_rect().bottom() - height - gap;
        let arrangement = match is_dense {
            true => Arrangement::SideBySide,
            false => Arrangement::Stacked,
        };
        self.state(ui, choices, true, arrangement);
        let top = ui.cursor().top();
        let room = (bottom - top).max(1.0);
        if bottom - top < LEAST_OF_TOLD * scale {
            let fitted = self.fitted(ui);
            ui.data_mut(|data| data.insert_temp(Id::new(TOO_LOW), fitted));
            ui.ctx().request_discard("the panel is too low for a foot");
            ui.ctx().request_repaint();
        }
        let of_told = Id::new("height of what is told");
        let known: f32 = ui.data(|data| data.get_temp(of_told)).unwrap_or(0.0);
        let least = move_list::least_height(ui, self.game_match);
        let least = least.min(MOST_OF_MOVES * room);
        let measured = |ui: &mut Ui, choices: &mut PanelChoices| {
            let top = ui.cursor().top();
            self.told(ui, choices);
            remember_size(ui, of_told, known, ui.cursor().top() - top);
        };
        if known + least <= room {
            measured(ui, choices);
        } else {
            scroll(ui, "told", room - least - gap, false, |ui| {
                measured(ui, choices);
            });
        }
        let left = (bottom - ui.cursor().top()).max(least);
        let (cx, previewing) = (&mut choices.cx, &mut choices.previewing);
        ui.scope(|ui| {
            move_list::show(ui, cx, self.game_match, report, previewing, left);
        });
        ui.advance_cursor_after_rect(Rect::from_min_size(
            pos2(ui.min_rect().left(), top),
            vec2(0.0, room),
        ));
        let top = ui.cursor().top();
        rule(ui);
        if self.offers_replay {
            self.replay_bar(ui, choices);
        }
        foot(ui, self, &mut choices.cx);
        remember_size(ui, id, height, ui.min_rect().bottom() - top);
    }

    /// What decides whether buttons at the foot cover nothing.
    fn fitted(&self, ui: &Ui) -> Fitted {
        let current = self.game_match.history().current();
        (current, self.turn, ui.max_rect().height() as u32)
    }

    /// Everything in one column that scrolls.
    fn scrolled(&self, ui: &mut Ui, choices: &mut PanelChoices) {
        let game_match = self.game_match;
        let report = self.sources.analysing.report();
        let below = if choices.previewing.is_shown() {
            PREVIEW_HEIGHT * Palette::of(ui.ctx()).scale
        } else {
            0.0
        };
        let room = ui.available_height() - below;
        scroll(ui, "play", room, false, |ui| {
            self.state(ui, choices, false, Arrangement::SideBySide);
            self.told(ui, choices);
            let (cx, previewing) = (&mut choices.cx, &*choices.previewing);
            back_and_forth(ui, cx, game_match, &Beside::Nothing);
            ui.scope(|ui| {
                move_list::show_few(ui, cx, game_match, report, previewing);
            });
            if !game_match.history().is_empty() {
                ui.add_space(GRID * Palette::of(ui.ctx()).scale);
                export::button::wide_button(ui, cx, game_match);
            }
        });
        preview_of_move(ui, &choices.cx.words, &mut choices.previewing);
    }

    /// Who plays, and what can be done.
    fn state(
        &self,
        ui: &mut Ui,
        choices: &mut PanelChoices,
        has_foot: bool,
        arrangement: Arrangement,
    ) {
        let PanelSources {
            said,
            time,
            replaying,
            ..
        } = self.sources;
        let (cx, game_match) = (&mut choices.cx, self.game_match);
        let thought = self.sources.thinking.since();
        let seated = Seated {
            turn: self.turn,
            thought: thought.map(|since| time.elapsed().saturating_sub(since).as_secs_f32()),
            replayed: replaying.is_playing(),
            standing: {
                let game = game_match.position().game();
                self.sources.records.standing(game, &cx.configs.ratings)
            },
            clocks: Side::BOTH
                .map(|side| ShownClock::of(&cx.words, &self.sources.clocks, game_match, side)),
        };
        seats(ui, cx, game_match, &seated, arrangement);
        let turn = self.asked_turn();
        let ending = Ending::of(cx, said, game_match, turn);
        // What stands over the board is not said twice.
        let ending = ending.filter(|_| !self.ends_over_the_board);
        if let Some(ending) = &ending {
            ending.show_sentence(ui, HEADING);
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
            self.replay_bar(ui, choices);
        }
        if let (Some(ending), false) = (&ending, has_foot) {
            ending.show_reason(ui);
        }
        opening::show(ui, &choices.cx.words, game_match);
        let is_over = turn == Turn::Over;
        if !is_over || has_foot && ending.is_some() {
            self.actions(ui, choices, turn, has_foot);
        }
    }

    /// The end of the game, over the board.
    fn ending_card(&self, context: &Context, choices: &mut PanelChoices) {
        let (game_match, turn) = (self.game_match, self.turn);
        let ending = Ending::of(&choices.cx, &self.sources.said, game_match, turn);
        let Some(ending) = ending.filter(|_| self.ends_over_the_board) else {
            return;
        };
        let close = choices.cx.say("banner-close");
        let areas = Res::clone(&choices.cx.areas);
        let is_put_away =
            ending_card::show(context, &areas, &self.geometry, game_match, &close, |ui| {
                ending.show_sentence(ui, RESULT);
                ending.show_reason(ui);
                ui.add_space(0.5 * GRID * areas.scale);
                self.actions(ui, choices, turn, true);
            });
        if is_put_away {
            choices.ending_card.close();
        }
    }

    /// What is told about the game and the position.
    fn told(&self, ui: &mut Ui, choices: &mut PanelChoices) {
        let (game_match, turn) = (self.game_match, self.asked_turn());
        if let Some(in_hand) = self.sources.marking.0 {
            marking::tools(ui, &mut choices.cx, in_hand);
        }
        rated::news(ui, &choices.cx, &self.sources.records, game_match, turn);
        if turn != Turn::Over {
            let (cx, previewing) = (&choices.cx, &choices.previewing);
            let last = self.sources.said.last.0.as_ref();
            let studying = &self.sources.studying;
            study(ui, cx, game_match, turn, studying, previewing, last);
        }
        if !self.sources.teaching.is_at_work() {
            self.tools(ui, choices, turn);
        }
    }

    /// The best moves or the analysis, one of them at a time, and the way to each.
    fn tools(&self, ui: &mut Ui, choices: &mut PanelChoices, turn: Turn) {
        let (analysing, game_match) = (&self.sources.analysing, self.game_match);
        let (cx, list) = (&mut choices.cx, &mut choices.best_moves);
        let best = BestMovesList::is_offered(game_match, turn).then_some(Tool {
            key: "best-moves",
            icon: Icon::List,
            wanted: StudyCommand::BestMoves,
        });
        let is_analysed = analysing.report().is_some();
        let is_offered = is_analysed || analysis::panel::is_offered(game_match, turn);
        let analysis = is_offered.then(|| {
            let (key, wanted) = match is_analysed {
                true => ("analysis-caption", StudyCommand::ShowAnalysis),
                false => ("analysis-start", StudyCommand::Analyse),
            };
            let icon = Icon::Graph;
            Tool { key, icon, wanted }
        });
        if best_moves::panel::is_shown(game_match, turn, list) {
            best_moves::panel::show(ui, cx, game_match, turn, list, analysis);
        } else if analysis::panel::is_shown(game_match, analysing) {
            analysis::panel::show(ui, cx, game_match, turn, analysing, best);
        } else if !game_match.history().is_empty() && (best.is_some() || analysis.is_some()) {
            // First something is played.
            ui.scope(|ui| {
                ui.spacing_mut().item_spacing.x = GRID * Palette::of(ui.ctx()).scale;
                let tools = best.into_iter().chain(analysis);
                let tools = tools.map(|it| (cx.quiet(it.key, it.icon), it.wanted.into()));
                let tools: Vec<_> = tools.collect();
                cx.action_row(ui, tools);
            });
        }
    }

    /// The turn of which something is asked: while the game plays itself nothing is asked of anybody.
    fn asked_turn(&self) -> Turn {
        match self.sources.replaying.is_playing() {
            true => Turn::Animating,
            false => self.turn,
        }
    }

    fn why_lost(&self, ui: &mut Ui, choices: &mut PanelChoices, turn: Turn) {
        let (cx, losing) = (&mut choices.cx, &self.sources.losing);
        loss::panel::show(ui, cx, self.game_match, turn, losing, self.wide);
    }

    fn actions(&self, ui: &mut Ui, choices: &mut PanelChoices, turn: Turn, has_foot: bool) {
        if self.sources.teaching.is_at_work() {
            question(ui, &mut choices.cx, &self.sources.teaching);
        } else {
            let stage = self.sources.stages.single().ok();
            actions(ui, &mut choices.cx, self.game_match, turn, stage, has_foot);
            if turn == Turn::Over {
                self.why_lost(ui, choices, turn);
            }
        }
    }

    /// Whether best moves or an analysis are shown: they need the room then.
    fn shows_a_tool(&self, choices: &PanelChoices) -> bool {
        let list = &choices.best_moves;
        best_moves::panel::is_shown(self.game_match, self.asked_turn(), list)
            || analysis::panel::is_shown(self.game_match, &self.sources.analysing)
    }

    fn replay_bar(&self, ui: &mut Ui, choices: &mut PanelChoices) {
        let (cx, replaying) = (&mut choices.cx, &self.sources.replaying);
        replay::bar::buttons(ui, cx, replaying, self.game_match);
        replay::bar::place_and_speed(ui, cx, self.game_match);
    }
}

/// A way to see something about the game.
#[derive(Clone, Copy)]
pub(crate) struct Tool {
    key: &'static str,
    icon: Icon,
    wanted: StudyCommand,
}

impl Tool {
    /// Shows it as an icon, in the head of another tool.
    pub(crate) fn show_icon(self, ui: &mut Ui, cx: &mut ScreenContext) {
        cx.action(ui, cx.icon(self.key, self.icon), self.wanted);
    }
}

/// Where it is kept in what the panel with buttons at its foot was too low; there all of it scrolls until
/// something else is shown.
const TOO_LOW: &str = "too low for a foot";
/// The position, whose turn it is, and the height of the panel in points.
type Fitted = (NodeId, Turn, u32);
/// Least room between who plays and the buttons at the foot, in points at scale 1.
const LEAST_OF_TOLD: f32 = 72.0;
/// Height of a panel above which its last controls stand at its foot, in points at scale 1.
const WITH_FOOT: f32 = 344.0;
/// The same for a panel whose seats stand one above the other.
const ROOMY: f32 = 578.0;
/// Most of the room between the buttons that the moves keep for themselves, as a share.
const MOST_OF_MOVES: f32 = 0.7;
