//! The form over the setup in which another program is set up as an opponent: where it is, how it is
//! called, how long it may think; and the programs that were set up before.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Context, Key, Popup, Response, ScrollArea, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::config::{EngineName, MOST_EXTERNAL};
use crate::features::files::desktop::Files;
use crate::features::files::sheet::SheetPurpose;
use crate::features::giving_up::program_fault;
use crate::features::language::{Words, number, tenths, text};
use crate::features::overlay;
use crate::features::programs::{AddOutcome, EngineForm, FormField, OwnEngines, TURNS_MS};
use crate::features::settings::Configs;
use crate::features::setup::draft::Draft;
use crate::input::bindings::key_command::Focus;
use crate::input::keyboard::KeyFocus;
use crate::input::pointer::PointerTaken;
use crate::redraw::Redraw;
use crate::states::Screen;
use crate::widgets::controls::button::{Button, close_button};
use crate::widgets::controls::choice::choose_named;
use crate::widgets::controls::number::complaint;
use crate::widgets::controls::text_field::TextField;
use crate::widgets::icon::Icon;
use crate::widgets::labels::{muted_line, note, small_line};
use crate::widgets::panel::{head, section};
use crate::widgets::sheet::{Over, lay_sheet, take_clicks};
use crate::widgets::surface::target_height;
use crate::widgets::theme::{BODY, GRID, Palette, SMALL};

/// Width of the form, in points at scale 1.
const WIDTH: f32 = 480.0;
/// So many of the own programs are seen at once.
const SEEN: usize = 3;

/// Draws the form while it is open.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.after(overlay::Overlay).run_if(in_state(Screen::Setup)),
    );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    configs: Res<Configs>,
    draft: Option<Res<Draft>>,
    mut form: ResMut<EngineForm>,
    mut own: ResMut<OwnEngines>,
    mut files: Option<ResMut<Files>>,
    redraw: Res<Redraw>,
    mut pointer: ResMut<PointerTaken>,
    mut keys: ResMut<KeyFocus>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let (Some(_), Some(draft)) = (form.side, draft) else {
        return Ok(());
    };
    if let Some(files) = &mut files {
        if files.sheet.is_some() {
            return Ok(());
        }
        if let Some(program) = files.program.take() {
            form.path = program.to_string_lossy().into_owned();
            form.wants_focus = Some(FormField::Path);
        }
    }
    let palette = Palette::of(context);
    let window = context.content_rect();
    take_clicks(context, "engine form");
    let width = (window.width() - 2.0 * GRID).min(WIDTH * palette.scale);
    let mut edited = Edited {
        words: &words,
        configs: &configs,
        draft: &draft,
        close: escaped(context),
        submit: false,
        browse: false,
        remove: None,
    };
    lay_sheet(context, "engine form", Over::Screen, width, |ui| {
        ui.spacing_mut().item_spacing.y = GRID * palette.scale;
        edited.show(ui, &mut form, &own);
    });
    form.wants_focus = None;
    if let Some(name) = edited.remove {
        form.said = own.remove(name).err().map(AddOutcome::Unkept);
    }
    if edited.submit {
        form.submit(&configs, &redraw);
    }
    if let (true, Some(files)) = (edited.browse, &mut files) {
        files.show(SheetPurpose::Program, String::new());
        form.wants_focus = Some(FormField::Path);
    }
    if edited.close {
        form.close();
    }
    *pointer = PointerTaken {
        everywhere: true,
        places: Vec::new(),
    };
    let focus = keys.0.max(Focus::Dialog);
    keys.set_if_neq(KeyFocus(focus));
    Ok(())
}

/// Whether Escape was pressed, and no list is open that it would close.
fn escaped(context: &Context) -> bool {
    !Popup::is_any_open(context) && context.input(|input| input.key_pressed(Key::Escape))
}

/// A line of text below its name; it has the keys now, all of it selected, where that is wanted.
fn field(
    ui: &mut Ui,
    words: &Words,
    keys: [&str; 2],
    text: &mut String,
    takes_focus: bool,
) -> Response {
    let [name, hint] = keys.map(|key| words.say(key));
    section(ui, &name);
    let field = TextField {
        name: &name,
        hint: &hint,
        is_wrong: false,
        takes_focus: takes_focus.then(|| text.chars().count()),
    };
    field.show(ui, text)
}

/// What is needed to draw the form, and what was wanted in it.
struct Edited<'a> {
    words: &'a Words,
    configs: &'a Configs,
    draft: &'a Draft,
    close: bool,
    submit: bool,
    browse: bool,
    remove: Option<EngineName>,
}

impl Edited<'_> {
    fn show(&mut self, ui: &mut Ui, form: &mut EngineForm, own: &OwnEngines) {
        let words = self.words;
        head(ui, &words.say("engine-title"), |ui| {
            self.close |= close_button(ui, words.say("help-close"));
        });
        note(ui, words.say("engine-help"));
        let path = field(
            ui,
            words,
            ["engine-path", "engine-path-hint"],
            &mut form.path,
            form.wants_focus == Some(FormField::Path),
        );
        let browse = Button::quiet(words.say("engine-browse")).icon(Icon::Folder);
        self.browse = browse.show(ui).clicked();
        let name = field(
            ui,
            words,
            ["engine-name", "engine-name-hint"],
            &mut form.name,
            form.wants_focus == Some(FormField::Name),
        );
        let entered = [path, name].iter().any(Response::lost_focus)
            && ui.input(|input| input.key_pressed(Key::Enter));
        self.time(ui, form);
        if form.is_asking() {
            muted_line(ui, words.say("engine-checking"));
        } else if let Some(said) = &form.said {
            self.told(ui, said);
        }
        let check = Button::primary(words.say("engine-check")).icon(Icon::Plus);
        let ready = !form.is_asking();
        let pressed = check.wide().enabled(ready).show(ui).clicked();
        self.submit = ready && (pressed || entered);
        self.own(ui, own);
    }

    fn time(&self, ui: &mut Ui, form: &mut EngineForm) {
        let names = TURNS_MS.map(|ms| {
            let seconds = tenths(ms as f32 / 1000.0);
            self.words.with("engine-seconds", &[("seconds", seconds)])
        });
        let title = self.words.say("engine-time");
        choose_named(ui, &title, &mut form.turn_ms, &TURNS_MS, names);
    }

    /// What became of the last try.
    fn told(&self, ui: &mut Ui, said: &AddOutcome) {
        let words = self.words;
        let wrong = match said {
            AddOutcome::Added { name, said } => {
                let (name, said) = (name.to_string(), said.to_string());
                let told = [("name", text(&name)), ("said", text(&said))];
                small_line(ui, words.with("engine-added", &told));
                return;
            }
            AddOutcome::NoPath => words.say("engine-no-path"),
            AddOutcome::BadName => words.say("engine-bad-name"),
            AddOutcome::Taken(name) => {
                words.with("engine-taken", &[("name", text(&name.to_string()))])
            }
            AddOutcome::Full => words.with("engine-full", &[("n", number(MOST_EXTERNAL))]),
            AddOutcome::Fault(fault) => {
                let fault = program_fault(words, fault, self.draft.position());
                words.with("engine-fault", &[("fault", text(&fault))])
            }
            AddOutcome::Unkept(error) => {
                let reason = words.reason(error.of_own_file());
                words.with("engine-refused", &[("reason", text(&reason))])
            }
        };
        complaint(ui, &wrong);
    }

    /// The programs that were set up before.
    fn own(&mut self, ui: &mut Ui, own: &OwnEngines) {
        if own.list().is_empty() {
            return;
        }
        section(ui, &self.words.say("engine-own"));
        let height = target_height(ui);
        let gap = 4.0 * Palette::of(ui.ctx()).scale;
        let seen = own.list().len().min(SEEN) as f32;
        let room = seen * height + (seen - 1.0) * gap;
        ScrollArea::vertical()
            .max_height(room)
            .min_scrolled_height(room)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = gap;
                for engine in own.list() {
                    if self.row(ui, engine.name, &engine.command, height) {
                        self.remove = Some(engine.name);
                    }
                }
            });
    }

    /// A program with its path and a button that removes it; whether that was pressed.
    fn row(&self, ui: &mut Ui, name: EngineName, path: &str, height: f32) -> bool {
        let palette = Palette::of(ui.ctx());
        let size = vec2(ui.available_width(), height);
        let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
        let place = Align2::RIGHT_CENTER.align_size_within_rect(egui::Vec2::splat(height), rect);
        let mut room = rect;
        room.max.x = place.left() - GRID * palette.scale;
        let painter = ui.painter().with_clip_rect(room.intersect(ui.clip_rect()));
        let known = &self.configs.opponents.external_engines;
        let colour = palette.text_of(known.iter().any(|engine| engine.name == name));
        let name = name.to_string();
        let at = rect.left_center();
        let shown = painter.text(at, Align2::LEFT_CENTER, &name, palette.font(BODY), colour);
        painter.text(
            egui::pos2(shown.right() + 1.5 * GRID * palette.scale, at.y),
            Align2::LEFT_CENTER,
            path,
            palette.font(SMALL),
            palette.muted,
        );
        let builder = egui::UiBuilder::new().id_salt(&name).max_rect(place);
        let mut inside = ui.new_child(builder);
        let word = self.words.with("engine-remove", &[("name", text(&name))]);
        close_button(&mut inside, word)
    }
}
