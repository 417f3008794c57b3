//! The page of an opponent: who wrote it, how it thinks, what it cannot see, a game against it, and
//! for those that a person can change their file, what they have said, and copies of them.

mod copying;
mod editor;
mod perfect;
mod script;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Context, RichText, Ui};

use self::editor::Editor;
use crate::app::input::clipboard::ToClipboard;
use crate::app::play::best_moves::BestMovesList;
use crate::app::play::opponent_pages::position_at_hand;
use crate::app::play::scoring::{Asked, Statistics};
use crate::app::state::copy_form::CopyForm;
use crate::app::state::current_match::CurrentMatch;
use crate::app::state::draft::Draft;
use crate::app::state::intent::{
    Intents, OpponentCommand, ScreenCommand, StudyCommand, WindowCommand,
};
use crate::app::state::language::{Words, text};
use crate::app::state::notifications::Notifications;
use crate::app::state::opponent_page::{AskedAbout, OpponentPage};
use crate::app::state::script_editor::ScriptEditor;
use crate::app::state::script_notes::ScriptNotes;
use crate::app::state::script_shelf::ScriptShelf;
use crate::app::state::settings::Configs;
use crate::app::state::states::Screen;
use crate::app::ui::opponents::{opponent_line, opponent_name, trait_sentence};
use crate::app::ui::screens::tune::TuneView;
use crate::app::ui::theme::{GRID, Palette, strong};
use crate::app::ui::widgets::button::Button;
use crate::app::ui::widgets::icon::Icon;
use crate::app::ui::widgets::panel::section;
use crate::app::ui::widgets::sheet::lay_reading;
use crate::config::{Level, Opponents, ScriptName};
use crate::players::levels;
use crate::players::opponents::Opponent;
use crate::players::roster::Page;
use crate::rules::Position;

/// Width of the page, in points at scale 1.
const WIDTH: f32 = 460.0;
/// So many characters of a text that was copied are told.
const SHOWN: usize = 30;

/// What is shown on the page.
#[derive(SystemParam)]
pub(super) struct Shown<'w> {
    words: Res<'w, Words>,
    configs: Res<'w, Configs>,
    notes: Res<'w, ScriptNotes>,
    screen: Res<'w, State<Screen>>,
    current: Res<'w, CurrentMatch>,
    draft: Option<Res<'w, Draft>>,
    shelf: Option<Res<'w, ScriptShelf>>,
    question: Res<'w, Asked>,
    records: Res<'w, Statistics>,
    best_moves: Res<'w, BestMovesList>,
}

/// Draws the page that is open, over a setup or a game; elsewhere nobody is asked about.
pub(super) fn show(
    mut contexts: EguiContexts,
    shown: Shown,
    mut page: ResMut<OpponentPage>,
    mut form: ResMut<CopyForm>,
    mut clipboard: MessageWriter<ToClipboard>,
    mut notifications: ResMut<Notifications>,
    mut view: ResMut<TuneView>,
    mut editor: ResMut<ScriptEditor>,
    mut edited: Local<Option<ScriptName>>,
    mut intents: Intents,
) -> Result {
    let before = std::mem::replace(&mut *edited, editor.open());
    let Some(asked) = page.0 else {
        if before.is_some() {
            editor.close();
        }
        return Ok(());
    };
    let draft = shown.draft.as_deref();
    let screen = *shown.screen.get();
    let Some(position) = position_at_hand(screen, &shown.current, draft) else {
        page.0 = None;
        return Ok(());
    };
    if let Some(name) = editor.open() {
        // A question takes its place: only one of them is read out.
        if shown.question.0.is_some() {
            return Ok(());
        }
        let title = opponent_name(&shown.words, &shown.configs.opponents, asked.opponent);
        let sheet = Editor {
            words: &shown.words,
            name,
            title: &title,
            is_new: before != Some(name),
        };
        // Only a command marks it as changed.
        let draft = editor.bypass_change_detection().draft_mut(name);
        let context = contexts.ctx_mut()?;
        if let Some(command) = draft.and_then(|draft| sheet.show(context, draft)) {
            intents.write(command);
        }
        return Ok(());
    }
    let about = About {
        words: &shown.words,
        config: &shown.configs.opponents,
        notes: &shown.notes,
        shelf: shown.shelf.as_deref(),
        records: &shown.records,
        position,
        asked,
        can_play: screen == Screen::Play || draft.is_some_and(|it| it.plan().is_some()),
    };
    let mut edited = form.clone();
    let mut wanted = Wanted::default();
    let closes = about.show(contexts.ctx_mut()?, &mut edited, &mut wanted);
    form.set_if_neq(edited);
    for command in wanted.commands {
        intents.write(command);
    }
    if wanted.walks && !shown.best_moves.is_on() {
        intents.write(StudyCommand::BestMoves);
    }
    if let Some(window) = wanted.window {
        intents.write(window);
    }
    if let Some(name) = wanted.tuned {
        name.as_str().clone_into(&mut view.search);
        intents.write(ScreenCommand::Tune);
    }
    if let Some(copied) = wanted.copied {
        let beginning: String = copied.chars().take(SHOWN).collect();
        let told = format!("{}…", beginning.trim());
        let told = shown.words.with("clipboard-copied", &[("id", text(&told))]);
        notifications.news("clipboard", told);
        clipboard.write(ToClipboard(copied));
    }
    if closes {
        page.0 = None;
    }
    Ok(())
}

/// What is wanted on the page.
#[derive(Default)]
struct Wanted {
    commands: Vec<OpponentCommand>,
    window: Option<WindowCommand>,
    /// The replies are to be told with how long they hold out.
    walks: bool,
    /// A copied level whose numbers are to be changed.
    tuned: Option<ScriptName>,
    /// A text for the clipboard.
    copied: Option<String>,
}

/// What the page tells about.
struct About<'a> {
    words: &'a Words,
    config: &'a Opponents,
    notes: &'a ScriptNotes,
    shelf: Option<&'a ScriptShelf>,
    records: &'a Statistics,
    position: &'a Position,
    asked: AskedAbout,
    can_play: bool,
}

impl About<'_> {
    /// Shows the page; whether it is to be closed.
    fn show(&self, context: &Context, form: &mut CopyForm, wanted: &mut Wanted) -> bool {
        let words = self.words;
        let AskedAbout { opponent, side } = self.asked;
        let scale = Palette::of(context).scale;
        let width = (context.content_rect().width() - 2.0 * GRID * scale).min(WIDTH * scale);
        let name = opponent_name(words, self.config, opponent);
        let close = words.say("help-close");
        lay_reading(context, "opponent page", width, &name, &close, |ui| {
            ui.spacing_mut().item_spacing.y = GRID * scale;
            let line = match opponent {
                // What it cannot see is told below.
                Opponent::Level(_) => words.say(&format!("opponent-{}-line", opponent.id())),
                _ => opponent_line(words, self.config, opponent, self.position.game()),
            };
            if !line.is_empty() {
                ui.label(RichText::new(line).text_style(strong()));
            }
            match opponent {
                Opponent::Original(original) => self.parts(ui, original.page),
                Opponent::Exact => self.perfect(ui),
                Opponent::Level(level) => self.blind_spots(ui, level, self.config),
                Opponent::Own(name) => {
                    let game = self.position.game();
                    let own = self.config.own_level(name);
                    let changed = own.and_then(|own| {
                        let config = self.config.with_own_level(own, game).ok()?;
                        Some((own.origin(), config))
                    });
                    if let Some((level, config)) = changed {
                        self.blind_spots(ui, level, &config);
                    }
                    self.own_level(ui, name, wanted);
                }
                Opponent::Script(name) => self.script(ui, name, wanted),
                _ => {}
            }
            ui.add_space(GRID * scale);
            let play = words.say("opponent-play");
            let play = Button::primary(&play).icon(Icon::Play).wide();
            if play.enabled(self.can_play).show(ui).clicked() {
                wanted
                    .commands
                    .push(OpponentCommand::PlayAgainst(opponent, side));
            }
            if opponent == Opponent::Exact {
                self.walk(ui, side, wanted);
            }
            self.copying(ui, form, wanted);
        })
    }

    /// What the page of an original says.
    fn parts(&self, ui: &mut Ui, page: &Page) {
        for (heading, text) in [
            ("original-origin", page.origin),
            ("original-thinking", page.thinking),
            ("original-blind-spots", page.blind_spots),
        ] {
            self.part(ui, heading, self.words.say(text));
        }
    }

    /// All that a level cannot see.
    fn blind_spots(&self, ui: &mut Ui, level: Level, config: &Opponents) {
        let traits = levels::traits(level, self.position.game(), config);
        let told = traits.iter().map(|it| trait_sentence(self.words, it));
        let told = self.words.punctuation().sentences(told);
        self.part(ui, "original-blind-spots", told);
    }

    /// A paragraph below its heading.
    fn part(&self, ui: &mut Ui, heading: &str, text: String) {
        section(ui, &self.words.say(heading));
        let colour = Palette::of(ui.ctx()).text;
        ui.label(RichText::new(text).color(colour));
    }
}
