//! The setup of a game: the start position at the board's place, live, and beside it boards,
//! parameters, seats, who begins, where the pieces stand, Start.

pub(crate) mod draft;
pub(crate) mod fields;
pub(crate) mod kept;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align, Layout, RichText, Ui, vec2};

use crate::board::layout::Areas;
use crate::features::clipboard::{COPY_POSITION, ClipboardCommand};
use crate::features::coordinates;
use crate::features::language::Words;
use crate::features::menu::egui_rect;
use crate::features::navigation::ScreenCommand;
use crate::features::opponents::OpponentCommand;
use crate::features::opponents::words::{PROGRAMS, seat_entries, sitters};
use crate::features::overlay::whole_window;
use crate::features::records::{Standing, Statistics, rated};
use crate::features::rules_page::rules_button;
use crate::features::settings::screen::settings_button;
use crate::features::settings::{Configs, Settings};
use crate::features::setup::draft::{Draft, Start};
use crate::features::solved_boards::BoardTablePage;
use crate::features::{clocks, lessons};
use crate::intent::Intents;
use crate::midend::{Opening, Seat, Starter};
use crate::players::external;
use crate::players::opponents::Opponent;
use crate::rules::Side;
use crate::study::research::Research;
use crate::widgets::TARGET;
use crate::widgets::controls::button::Button;
use crate::widgets::controls::fold::fold;
use crate::widgets::controls::number::complaint;
use crate::widgets::controls::picker::{PickerEntry, picker_with_pages};
use crate::widgets::controls::segmented::{Segment, segmented};
use crate::widgets::icon::Icon;
use crate::widgets::painted::side_mark::side_mark;
use crate::widgets::panel::{head, panel_in, scroll, section};
use crate::widgets::surface::target_height;
use crate::widgets::theme::{GRID, Palette, SMALL};
use crate::window::WindowCommand;
use crate::words::InEnglish as _;

/// Draws the setup.
pub(crate) fn show(
    mut contexts: EguiContexts,
    areas: Res<Areas>,
    words: Res<Words>,
    configs: Res<Configs>,
    draft: Option<ResMut<Draft>>,
    records: Res<Statistics>,
    settings: Res<Settings>,
    mut intents: Intents,
) -> Result {
    let context = contexts.ctx_mut()?;
    let Some(mut draft) = draft else {
        return Ok(());
    };
    // Only a real change marks the draft as changed: the board follows it.
    let mut edited = draft.clone();
    whole_window(context, "setup", |ui| {
        coordinates::paint(ui, &areas, edited.position());
        panel_in(ui, egui_rect(areas.panel), |ui| {
            let scale = Palette::of(ui.ctx()).scale;
            ui.spacing_mut().item_spacing.y = 4.0 * scale;
            title(ui, &words, &edited, &mut intents);
            let start = target_height(ui).max(40.0 * scale);
            // On a phone the field at fault may be scrolled away: the reason stands at Start too.
            let fault = fault(&words, &edited).filter(|_| areas.portrait);
            let said = if fault.is_some() { 26.0 * scale } else { 0.0 };
            let room = (ui.available_height() - start - GRID * scale - said).max(40.0);
            scroll(ui, "fields of the setup", room, false, |ui| {
                let draft = &mut edited;
                lessons::panel::offer(ui, &words, draft.game, &settings, &mut intents);
                rated::choice(ui, &words, draft, &mut intents);
                if draft.is_rated() {
                    rated::show(ui, &words, &configs, &records, draft);
                    clock(ui, &words, draft);
                } else {
                    let standing = records.standing(draft.game, &configs.ratings);
                    let is_low = areas.portrait;
                    choices(ui, &words, &configs, standing, draft, is_low, &mut intents);
                }
            });
            ui.add_space(4.0 * scale);
            if let Some(fault) = &fault {
                complaint(ui, fault, &Palette::of(ui.ctx()));
            }
            let word = words.say("setup-start");
            let start = Button::primary(&word).icon(Icon::Play).wide();
            let ready = edited.plan().is_some();
            if start.enabled(ready).show(ui).clicked() {
                intents.write(ScreenCommand::Start);
            }
        });
    });
    if *draft != edited {
        edited.repair_seats(&configs);
        *draft = edited;
    }
    Ok(())
}

/// The name of the game, with what leads away from it.
fn title(ui: &mut Ui, words: &Words, draft: &Draft, intents: &mut Intents) {
    // In a narrow panel the name needs the room of the word.
    let scale = Palette::of(ui.ctx()).scale;
    let is_for_fingers = target_height(ui) > TARGET * scale;
    let narrow = if is_for_fingers {
        NARROW_FOR_FINGERS
    } else {
        NARROW
    };
    let is_narrow = ui.available_width() < narrow * scale;
    head(ui, &words.game_name(draft.game), |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let back = words.say("setup-back");
        let back = Button::bare(&back).icon(Icon::Back);
        let back = if is_narrow { back.icon_only() } else { back };
        if back.show(ui).clicked() {
            intents.write(ScreenCommand::ToMenu);
        }
        settings_button(ui, words, intents);
        let copy = words.say(COPY_POSITION);
        let copy = Button::bare(&copy).icon(Icon::Copy).icon_only();
        if copy.show(ui).clicked() {
            intents.write(ClipboardCommand::CopyId);
        }
        let rules = words.say("play-rules");
        if rules_button(&rules).icon_only().show(ui).clicked() {
            intents.write(WindowCommand::Rules);
        }
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
    words: &Words,
    configs: &Configs,
    standing: Option<Standing>,
    draft: &mut Draft,
    portrait: bool,
    intents: &mut Intents,
) {
    let scale = Palette::of(ui.ctx()).scale;
    let people = |ui: &mut Ui, draft: &mut Draft, portrait: bool, intents: &mut Intents| {
        boards(ui, words, configs, draft);
        seats(ui, words, configs, standing, draft, portrait, intents);
        beginning(ui, words, draft);
    };
    let board = |ui: &mut Ui, draft: &mut Draft| {
        opening(ui, words, draft);
        fields::show(ui, words, draft);
        start_position(ui, words, draft);
    };
    if ui.available_width() > TWO_COLUMNS * scale {
        ui.spacing_mut().item_spacing.x = 3.0 * GRID * scale;
        ui.columns(2, |columns| {
            for column in columns.iter_mut() {
                column.spacing_mut().item_spacing.x = GRID * scale;
            }
            people(&mut columns[0], draft, false, intents);
            board(&mut columns[1], draft);
            board_table(&mut columns[1], words, draft, intents);
            clock(&mut columns[1], words, draft);
            research(&mut columns[1], words, configs, draft, intents);
        });
    } else {
        people(ui, draft, portrait, intents);
        ui.add_space(GRID / 2.0 * scale);
        let is_special = is_special(configs, draft);
        let is_wrong = fault(words, draft).is_some();
        fold(ui, &words.say("setup-more"), is_special, is_wrong, |ui| {
            board(ui, draft);
            board_table(ui, words, draft, intents);
            section(ui, &words.say("setup-clock"));
            clocks::panel::choose(ui, words, draft);
        });
        research(ui, words, configs, draft, intents);
    }
}

/// Whether more is chosen than a preset.
fn is_special(configs: &Configs, draft: &Draft) -> bool {
    let present = draft.position().params_text();
    let is_preset = configs.games().presets(draft.game).contains(&present);
    !is_preset
        || draft.start != Start::Usual
        || draft.opening != Opening::Free
        || draft.clock.is_some()
}

/// The clocks, folded away until there are some.
fn clock(ui: &mut Ui, words: &Words, draft: &mut Draft) {
    let has_clock = draft.clock.is_some();
    fold(ui, &words.say("setup-clock"), has_clock, false, |ui| {
        clocks::panel::choose(ui, words, draft);
    });
}

/// The ways to the arena, to perfect play where the board has a proof, and to the research room for the
/// games that are researched there.
fn research(ui: &mut Ui, words: &Words, configs: &Configs, draft: &Draft, intents: &mut Intents) {
    let word = words.say("arena-title");
    let arena = Button::bare(&word).icon(Icon::Scales);
    if arena.enabled(draft.plan().is_some()).show(ui).clicked() {
        intents.write(ScreenCommand::Arena);
    }
    if configs.opponents.proofs.longest(draft.position()).is_some() {
        let word = words.say("lasting-title");
        if Button::bare(&word).icon(Icon::Solid).show(ui).clicked() {
            intents.write(OpponentCommand::About(Opponent::Exact, Side::First));
        }
    }
    if draft.position().game().extension::<Research>().is_none() {
        return;
    }
    let word = words.say("research-enter");
    if Button::bare(&word).icon(Icon::Solid).show(ui).clicked() {
        intents.write(ScreenCommand::Research);
    }
}

/// The way to who wins on which board, for the games that have such a table.
fn board_table(ui: &mut Ui, words: &Words, draft: &Draft, intents: &mut Intents) {
    if !BoardTablePage::has(draft.position().game()) {
        return;
    }
    let word = words.say("board-table-enter");
    if Button::bare(&word).icon(Icon::Boards).show(ui).clicked() {
        intents.write(WindowCommand::BoardTable);
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
fn boards(ui: &mut Ui, words: &Words, configs: &Configs, draft: &mut Draft) {
    let presets = configs.games().presets(draft.game);
    let present = draft.position().params_text();
    let names: Vec<String> = presets
        .iter()
        .map(|preset| words.preset(draft.game, preset))
        .collect();
    let segments: Vec<Segment> = names.iter().map(|name| Segment::word(name)).collect();
    let mut chosen = presets
        .iter()
        .position(|preset| *preset == present)
        .unwrap_or(usize::MAX);
    section(ui, &words.say("setup-presets"));
    if segmented(ui, &words.say("setup-presets"), &mut chosen, &segments).changed()
        && let Some(preset) = presets.get(chosen)
        && let Err(error) = draft.take_preset(preset)
    {
        warn!("preset {preset:?}: {}", error.in_english());
    }
}

fn seats(
    ui: &mut Ui,
    words: &Words,
    configs: &Configs,
    standing: Option<Standing>,
    draft: &mut Draft,
    is_low: bool,
    intents: &mut Intents,
) {
    section(ui, &words.say("setup-players"));
    let config = &configs.opponents;
    let sitters = sitters(config, draft.position());
    let mut entries = seat_entries(words, configs, &sitters, standing, draft.game);
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
                intents.write(OpponentCommand::About(opponent, side));
            }
            if picked.changed() {
                match sitters.get(chosen) {
                    Some(&seat) => draft.seats[side.index()] = seat,
                    None => {
                        intents.write(WindowCommand::AddProgram(side));
                    }
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

fn beginning(ui: &mut Ui, words: &Words, draft: &mut Draft) {
    section(ui, &words.say("setup-begins"));
    let names = [
        words.say("setup-begins-first"),
        words.say("setup-begins-second"),
        words.say("setup-begins-random"),
        words.say("setup-begins-alternate"),
    ];
    let segments = [
        Segment::side(Side::First, &names[0]),
        Segment::side(Side::Second, &names[1]),
        Segment::word(&names[2]),
        Segment::word(&names[3]),
    ];
    let mut chosen = Starter::ALL
        .iter()
        .position(|&starter| starter == draft.starter)
        .unwrap_or(0);
    if segmented(ui, &words.say("setup-begins"), &mut chosen, &segments).changed() {
        draft.starter = Starter::ALL[chosen];
    }
}

/// How the game is opened, where there is more than one way.
fn opening(ui: &mut Ui, words: &Words, draft: &mut Draft) {
    let openings = draft.openings();
    if openings.len() < 2 {
        return;
    }
    let name = words.say("setup-opening");
    section(ui, &name);
    let named = openings
        .iter()
        .map(|&opening| words.say(opening_key(opening)));
    let named: Vec<_> = named.collect();
    let segments: Vec<_> = named.iter().map(|word| Segment::word(word)).collect();
    let is_chosen = |opening: &Opening| *opening == draft.opening;
    let mut chosen = openings.iter().position(is_chosen).unwrap_or(0);
    if segmented(ui, &name, &mut chosen, &segments).changed() {
        draft.opening = openings[chosen];
    }
    if let Opening::Rule(rule) = draft.opening {
        let palette = Palette::of(ui.ctx());
        ui.label(
            RichText::new(words.say(rule.about_key))
                .size(SMALL * palette.scale)
                .color(palette.muted),
        );
    }
}

/// The key of an opening's name.
const fn opening_key(opening: Opening) -> &'static str {
    match opening {
        Opening::Free => "setup-opening-free",
        Opening::Rule(rule) => rule.name_key,
    }
}

/// Where the pieces stand, unless that is always the same.
fn start_position(ui: &mut Ui, words: &Words, draft: &mut Draft) {
    if !draft.can_place() {
        return;
    }
    section(ui, &words.say("setup-start-position"));
    let names = [
        words.say("setup-start-usual"),
        words.say("setup-start-random"),
        words.say("setup-start-placed"),
    ];
    let placed = matches!(draft.start, Start::Placed(_));
    let shown = if placed { 3 } else { 2 };
    let segments: Vec<Segment> = names[..shown].iter().map(|n| Segment::word(n)).collect();
    let mut chosen = match draft.start {
        Start::Usual => 0,
        Start::Random(_) => 1,
        Start::Placed(_) => 2,
    };
    let answer = segmented(
        ui,
        &words.say("setup-start-position"),
        &mut chosen,
        &segments,
    );
    // Choosing “random” again draws again.
    if answer.changed() || (answer.clicked() && chosen == 1) {
        match chosen {
            0 => draft.set_start(Start::Usual),
            1 => {
                let next = match draft.start {
                    Start::Random(seed) => seed.wrapping_add(1),
                    _ => draft.seed,
                };
                draft.set_start(Start::Random(next));
            }
            _ => {}
        }
    }
    placing(ui, words, draft);
}

fn placing(ui: &mut Ui, words: &Words, draft: &mut Draft) {
    let palette = Palette::of(ui.ctx());
    if draft.places_sides() {
        let names = Side::BOTH.map(|side| words.say(side_key(side)));
        let segments = [
            Segment::side(Side::First, &names[0]),
            Segment::side(Side::Second, &names[1]),
        ];
        let mut chosen = draft.placing.index();
        section(ui, &words.say("setup-placing-side"));
        if segmented(ui, &words.say("setup-placing-side"), &mut chosen, &segments).changed() {
            draft.placing = Side::BOTH[chosen];
        }
    }
    match draft.refused.or_else(|| draft.over_at_start()) {
        Some(reason) => complaint(ui, &words.sentence(&reason.into()), &palette),
        None => {
            let Some(help) = words.find(&format!("setup-place-{}", draft.game), &[]) else {
                return;
            };
            ui.label(
                RichText::new(help)
                    .size(SMALL * palette.scale)
                    .color(palette.muted),
            );
        }
    }
}

/// The key of a side's name.
#[must_use]
pub(crate) const fn side_key(side: Side) -> &'static str {
    match side {
        Side::First => "side-first",
        Side::Second => "side-second",
    }
}
