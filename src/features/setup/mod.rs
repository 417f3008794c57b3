//! The setup of a game: the start position at the board's place, live, and beside it boards,
//! parameters, seats, who begins, where the pieces stand, Start.

pub(crate) mod draft;
pub(crate) mod fields;
pub(crate) mod kept;

use std::mem::discriminant;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align, Layout, Ui, vec2};

use crate::board::geometry::Geometry;
use crate::features::clipboard::{COPY_POSITION, ClipboardCommand};
use crate::features::coordinates;
use crate::features::language::Words;
use crate::features::menu::egui_rect;
use crate::features::navigation::ScreenCommand;
use crate::features::opponents::OpponentCommand;
use crate::features::opponents::words::{PROGRAMS, seat_entries, sitters};
use crate::features::overlay::whole_window;
use crate::features::records::{PersonStanding, Statistics, rated};
use crate::features::rules_page::rules_button;
use crate::features::settings::Configs;
use crate::features::settings::screen::settings_button;
use crate::features::setup::draft::{Draft, StartChoice};
use crate::features::solved_boards::BoardTablePage;
use crate::features::{clocks, lessons};
use crate::midend::{Opening, Seat, Starter};
use crate::players::external;
use crate::players::opponents::Opponent;
use crate::rules::Side;
use crate::study::research::Research;
use crate::widgets::TARGET;
use crate::widgets::controls::choice::{Choice, choose, choose_named};
use crate::widgets::controls::fold::fold;
use crate::widgets::controls::number::complaint;
use crate::widgets::controls::picker::{PickerEntry, picker_with_pages};
use crate::widgets::controls::segmented::{Segment, segmented};
use crate::widgets::icon::Icon;
use crate::widgets::labels::note;
use crate::widgets::painted::side_mark::side_mark;
use crate::widgets::panel::{head, panel_in, scroll, section};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::surface::target_height;
use crate::widgets::theme::{GRID, Palette};
use crate::window::WindowCommand;
use crate::words::InEnglish as _;

/// Draws the setup.
pub(crate) fn show(
    mut contexts: EguiContexts,
    mut cx: ScreenContext,
    draft: Option<ResMut<Draft>>,
    records: Res<Statistics>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let Some(mut draft) = draft else {
        return Ok(());
    };
    // The board follows every change of the draft: a control marks it as changed only by changing it.
    let last_changed = draft.last_changed();
    whole_window(context, "setup", |ui| {
        coordinates::paint(ui, &cx.areas, &Geometry::of(draft.position()));
        panel_in(ui, egui_rect(cx.areas.panel), |ui| {
            let (cx, draft) = (&mut cx, &mut draft);
            let scale = Palette::of(ui.ctx()).scale;
            ui.spacing_mut().item_spacing.y = 4.0 * scale;
            title(ui, cx, draft);
            let start = target_height(ui).max(40.0 * scale);
            // On a phone the field at fault may be scrolled away: the reason stands at Start too.
            let fault = fault(&cx.words, draft).filter(|_| cx.areas.portrait);
            let said = if fault.is_some() { 26.0 * scale } else { 0.0 };
            let room = (ui.available_height() - start - GRID * scale - said).max(40.0);
            scroll(ui, "fields of the setup", room, false, |ui| {
                lessons::panel::offer(ui, cx, draft.game);
                rated::choice(ui, cx, draft);
                if draft.is_rated() {
                    rated::show(ui, cx, &records, draft);
                    clock(ui, &cx.words, draft);
                } else {
                    let standing = records.standing(draft.game, &cx.configs.ratings);
                    choices(ui, cx, standing, draft);
                }
            });
            ui.add_space(4.0 * scale);
            if let Some(fault) = &fault {
                complaint(ui, fault);
            }
            let start = cx.primary("setup-start", Icon::Play).wide();
            let start = start.enabled(draft.plan().is_some());
            cx.action(ui, start, ScreenCommand::Start);
        });
    });
    if draft.last_changed() != last_changed {
        draft.repair_seats(&cx.configs);
    }
    Ok(())
}

/// The name of the game, with what leads away from it.
fn title(ui: &mut Ui, cx: &mut ScreenContext, draft: &Draft) {
    // In a narrow panel the name needs the room of the word.
    let scale = Palette::of(ui.ctx()).scale;
    let is_for_fingers = target_height(ui) > TARGET * scale;
    let narrow = if is_for_fingers {
        NARROW_FOR_FINGERS
    } else {
        NARROW
    };
    let is_narrow = ui.available_width() < narrow * scale;
    head(ui, &cx.words.game_name(draft.game), |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let back = cx.bare("setup-back", Icon::Back);
        let back = if is_narrow { back.icon_only() } else { back };
        cx.action(ui, back, ScreenCommand::ToMenu);
        settings_button(ui, cx);
        let copy = cx.icon(COPY_POSITION, Icon::Copy);
        cx.action(ui, copy, ClipboardCommand::CopyId);
        rules_button(ui, cx);
    });
}

/// What keeps the game from being started.
fn fault(words: &Words, draft: &Draft) -> Option<String> {
    if let Some(error) = draft.error() {
        return Some(words.sentence(&error.into()));
    }
    let reason = draft.refused.or_else(|| draft.over_at_start());
    reason.map(|reason| words.sentence(&reason.into()))
}

/// What can be chosen for a game, in two columns where there is room. In one column what is rarely
/// changed is folded away, until it was changed.
fn choices(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    standing: Option<PersonStanding>,
    draft: &mut ResMut<Draft>,
) {
    let scale = Palette::of(ui.ctx()).scale;
    if ui.available_width() > TWO_COLUMNS * scale {
        ui.spacing_mut().item_spacing.x = 3.0 * GRID * scale;
        ui.columns(2, |columns| {
            for column in columns.iter_mut() {
                column.spacing_mut().item_spacing.x = GRID * scale;
            }
            let [left, right] = columns else { return };
            people(left, cx, standing, draft, false);
            board(right, cx, draft);
            clock(right, &cx.words, draft);
            research(right, cx, draft);
        });
    } else {
        people(ui, cx, standing, draft, cx.areas.portrait);
        ui.add_space(GRID / 2.0 * scale);
        let is_special = is_special(&cx.configs, draft);
        let is_wrong = fault(&cx.words, draft).is_some();
        fold(ui, &cx.say("setup-more"), is_special, is_wrong, |ui| {
            board(ui, cx, draft);
            section(ui, &cx.say("setup-clock"));
            clocks::panel::choose(ui, &cx.words, draft);
        });
        research(ui, cx, draft);
    }
}

/// The presets, who plays, and who begins.
fn people(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    standing: Option<PersonStanding>,
    draft: &mut ResMut<Draft>,
    is_low: bool,
) {
    boards(ui, cx, draft);
    seats(ui, cx, standing, draft, is_low);
    let mut starter = draft.starter;
    if choose(ui, &cx.words, "setup-begins", &mut starter).changed() {
        draft.starter = starter;
    }
}

/// The opening, the parameters, and where the pieces stand.
fn board(ui: &mut Ui, cx: &mut ScreenContext, draft: &mut ResMut<Draft>) {
    opening(ui, &cx.words, draft);
    fields::show(ui, &cx.words, draft);
    start_position(ui, &cx.words, draft);
    // The way to who wins on which board, for the games that have such a table.
    if BoardTablePage::has(draft.position().game()) {
        let table = cx.bare("board-table-enter", Icon::Boards);
        cx.action(ui, table, WindowCommand::BoardTable);
    }
}

/// Whether more is chosen than a preset.
fn is_special(configs: &Configs, draft: &Draft) -> bool {
    let present = draft.position().params_text();
    let is_preset = configs.games().presets(draft.game).contains(&present);
    !is_preset
        || draft.start != StartChoice::Usual
        || draft.opening != Opening::Free
        || draft.clock.is_some()
}

/// The clocks, folded away until there are some.
fn clock(ui: &mut Ui, words: &Words, draft: &mut ResMut<Draft>) {
    let has_clock = draft.clock.is_some();
    fold(ui, &words.say("setup-clock"), has_clock, false, |ui| {
        clocks::panel::choose(ui, words, draft);
    });
}

/// The ways to the arena, to perfect play where the board has a proof, and to the research room for the
/// games that are researched there.
fn research(ui: &mut Ui, cx: &mut ScreenContext, draft: &Draft) {
    let arena = cx.bare("arena-title", Icon::Scales);
    let arena = arena.enabled(draft.plan().is_some());
    cx.action(ui, arena, ScreenCommand::Arena);
    let proofs = &cx.configs.opponents.proofs;
    if proofs.longest(draft.position()).is_some() {
        let lasting = cx.bare("lasting-title", Icon::Solid);
        let about = OpponentCommand::About(Opponent::Exact, Side::First);
        cx.action(ui, lasting, about);
    }
    if draft.position().game().extension::<Research>().is_some() {
        let research = cx.bare("research-enter", Icon::Solid);
        cx.action(ui, research, ScreenCommand::Research);
    }
}

/// Width of a panel below which its head has no room for words, in points at scale 1.
const NARROW: f32 = 275.0;
/// The same where controls are made for fingers.
const NARROW_FOR_FINGERS: f32 = 320.0;
/// Width of a panel above which its fields stand in two columns, in points at scale 1.
const TWO_COLUMNS: f32 = 560.0;
/// Width of a low panel above which the two seats stand side by side.
const SEATS_BESIDE: f32 = 310.0;

/// The presets of the game.
fn boards(ui: &mut Ui, cx: &ScreenContext, draft: &mut ResMut<Draft>) {
    let presets = cx.configs.games().presets(draft.game);
    let names = presets.iter().map(|it| cx.words.preset(draft.game, it));
    let present = draft.position().params_text();
    let mut chosen = present.as_str();
    let all: Vec<&str> = presets.iter().map(String::as_str).collect();
    let title = cx.say("setup-presets");
    if choose_named(ui, &title, &mut chosen, &all, names).changed()
        && let Err(error) = draft.take_preset(chosen)
    {
        warn!("preset {chosen:?}: {}", error.in_english());
    }
}

fn seats(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    standing: Option<PersonStanding>,
    draft: &mut ResMut<Draft>,
    is_low: bool,
) {
    section(ui, &cx.say("setup-players"));
    let (words, config) = (&cx.words, &cx.configs.opponents);
    let sitters = sitters(config, draft.position());
    let mut entries = seat_entries(words, &cx.configs, &sitters, standing, draft.game);
    if external::can_play(draft.position()) {
        let has_programs = !config.external_engines.is_empty();
        entries.push(PickerEntry {
            heading: (!has_programs).then(|| words.say(PROGRAMS)),
            ..PickerEntry::new(words.say("engine-add"), words.say("engine-add-line"))
        });
    }
    let usual = Seat::Computer(Opponent::usual(draft.position(), config));
    let mut one = |ui: &mut Ui, side: Side| {
        let seat = draft.seats[side.index()];
        let place = |wanted: Seat| sitters.iter().position(|&other| other == wanted);
        let mut chosen = place(seat).or_else(|| place(usual)).unwrap_or(0);
        let size = vec2(ui.available_width(), target_height(ui));
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            let row = Some(ui.max_rect());
            side_mark(ui, side, 24.0);
            let name = words.say(side_key(side));
            let (picked, about) = picker_with_pages(ui, &name, &mut chosen, &entries, row);
            let about = about.and_then(|index| sitters.get(index));
            if let Some(opponent) = about.and_then(|seat| seat.opponent()) {
                cx.intents.write(OpponentCommand::About(opponent, side));
            }
            if picked.changed() {
                match sitters.get(chosen) {
                    Some(&seat) => draft.seats[side.index()] = seat,
                    None => cx.intents.write(WindowCommand::AddProgram(side)),
                }
            }
        });
    };
    if is_low && ui.available_width() > SEATS_BESIDE * Palette::of(ui.ctx()).scale {
        ui.columns(2, |columns| {
            for (column, side) in columns.iter_mut().zip(Side::BOTH) {
                one(column, side);
            }
        });
    } else {
        for side in Side::BOTH {
            one(ui, side);
        }
    }
}

impl Choice for Starter {
    const ALL: &[(Starter, &'static str)] = &[
        (Starter::First, "setup-begins-first"),
        (Starter::Second, "setup-begins-second"),
        (Starter::Random, "setup-begins-random"),
        (Starter::Alternate, "setup-begins-alternate"),
    ];

    fn side(self) -> Option<Side> {
        match self {
            Starter::First => Some(Side::First),
            Starter::Second => Some(Side::Second),
            Starter::Random | Starter::Alternate => None,
        }
    }
}

/// How the game is opened, where there is more than one way.
fn opening(ui: &mut Ui, words: &Words, draft: &mut ResMut<Draft>) {
    let openings = draft.openings();
    if openings.len() < 2 {
        return;
    }
    let names = openings.iter().map(|opening| {
        words.say(match opening {
            Opening::Free => "setup-opening-free",
            Opening::Rule(rule) => rule.name_key,
        })
    });
    let mut opening = draft.opening;
    let title = words.say("setup-opening");
    if choose_named(ui, &title, &mut opening, &openings, names).changed() {
        draft.opening = opening;
    }
    if let Opening::Rule(rule) = draft.opening {
        note(ui, words.say(rule.about_key));
    }
}

/// Where the pieces stand, unless that is always the same.
fn start_position(ui: &mut Ui, words: &Words, draft: &mut ResMut<Draft>) {
    if !draft.can_place() {
        return;
    }
    let title = words.say("setup-start-position");
    section(ui, &title);
    let drawn = match draft.start {
        // Choosing “random” again draws again.
        StartChoice::Random(seed) => StartChoice::Random(seed.wrapping_add(1)),
        _ => StartChoice::Random(draft.seed),
    };
    let kinds = [
        ("setup-start-usual", Some(StartChoice::Usual)),
        ("setup-start-random", draft.draws_start().then_some(drawn)),
        (
            "setup-start-placed",
            match &draft.start {
                StartChoice::Placed(_) => Some(draft.start.clone()),
                // Where nothing is drawn, it is the other choice.
                _ => (!draft.draws_start()).then(|| StartChoice::Placed(draft.position().clone())),
            },
        ),
    ];
    let kinds: Vec<_> = kinds
        .into_iter()
        .filter_map(|(key, start)| Some((words.say(key), start?)))
        .collect();
    let is_present = |start: &StartChoice| discriminant(start) == discriminant(&draft.start);
    let mut chosen = kinds
        .iter()
        .position(|(_, start)| is_present(start))
        .unwrap_or(0);
    let segments: Vec<Segment> = kinds.iter().map(|(name, _)| Segment::word(name)).collect();
    let answer = segmented(ui, &title, &mut chosen, &segments);
    let again = answer.clicked() && matches!(kinds[chosen].1, StartChoice::Random(_));
    if answer.changed() || again {
        draft.set_start(kinds[chosen].1.clone());
    }
    placing(ui, words, draft);
}

fn placing(ui: &mut Ui, words: &Words, draft: &mut ResMut<Draft>) {
    if draft.places_sides() {
        let mut side = draft.placing;
        if choose(ui, words, "setup-placing-side", &mut side).changed() {
            draft.placing = side;
        }
    }
    match draft.refused.or_else(|| draft.over_at_start()) {
        Some(reason) => complaint(ui, &words.sentence(&reason.into())),
        None => {
            if let Some(help) = words.find(&format!("setup-place-{}", draft.game), &[]) {
                note(ui, help);
            }
        }
    }
}

/// The key of a side's name.
pub(crate) const fn side_key(side: Side) -> &'static str {
    match side {
        Side::First => "side-first",
        Side::Second => "side-second",
    }
}

impl Choice for Side {
    const ALL: &[(Side, &'static str)] = &[
        (Side::First, side_key(Side::First)),
        (Side::Second, side_key(Side::Second)),
    ];

    fn side(self) -> Option<Side> {
        Some(self)
    }
}
