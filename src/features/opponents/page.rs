//! The page of an opponent: who wrote it, how it thinks, what it cannot see, a game against it, and
//! for those that a person can change their file, what they have said, and copies of them.

use crate::features::language::{Words, number, text};
use crate::players::roster::{OriginalPage, Roster};
use crate::rules::{Position, Side};
use crate::widgets::controls::number::complaint;
use crate::widgets::controls::text_field::TextField;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Context, Key, Ui};

use crate::config::{Level, Opponents, ScriptName};
use crate::features::best_moves::BestMovesList;
use crate::features::clipboard::ToClipboard;
use crate::features::confirmation::PendingConfirmation;
use crate::features::hints::StudyCommand;
use crate::features::navigation::ScreenCommand;
use crate::features::notifications::Notifications;
use crate::features::opponents::words::{opponent_line, opponent_name, trait_sentence};
use crate::features::opponents::{
    AskedAbout, CopyForm, OpponentCommand, OpponentPage, position_at_hand,
};
use crate::features::records::Statistics;
use crate::features::scripts::editor::Editor;
use crate::features::scripts::notes::ScriptNotes;
use crate::features::scripts::open::ScriptEditor;
use crate::features::scripts::storage::ScriptShelf;
use crate::features::setup::draft::Draft;
use crate::features::tune::screen::TuneView;
use crate::players::levels;
use crate::players::opponents::Opponent;
use crate::states::Screen;
use crate::turn::current_match::CurrentMatch;
use crate::widgets::icon::Icon;
use crate::widgets::labels::{plain_line, strong_line};
use crate::widgets::panel::section;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::sheet::lay_reading;
use crate::widgets::theme::{GRID, Palette};

/// Width of the page, in points at scale 1.
const WIDTH: f32 = 460.0;
/// So many characters of a text that was copied are told.
const SHOWN: usize = 30;

/// What is shown on the page.
#[derive(SystemParam)]
pub(crate) struct OpponentSources<'w> {
    notes: Res<'w, ScriptNotes>,
    screen: Res<'w, State<Screen>>,
    current: Res<'w, CurrentMatch>,
    draft: Option<Res<'w, Draft>>,
    shelf: Option<Res<'w, ScriptShelf>>,
    question: Res<'w, PendingConfirmation>,
    records: Res<'w, Statistics>,
    best_moves: Res<'w, BestMovesList>,
}

/// Draws the page that is open, over a setup or a game; elsewhere nobody is asked about.
pub(crate) fn show(
    mut contexts: EguiContexts,
    mut cx: ScreenContext,
    sources: OpponentSources,
    mut page: ResMut<OpponentPage>,
    mut form: ResMut<CopyForm>,
    mut clipboard: MessageWriter<ToClipboard>,
    mut notifications: ResMut<Notifications>,
    mut view: ResMut<TuneView>,
    mut editor: ResMut<ScriptEditor>,
    mut edited: Local<Option<ScriptName>>,
) -> Result {
    let before = std::mem::replace(&mut *edited, editor.open());
    let Some(asked) = page.0 else {
        if before.is_some() {
            editor.close();
        }
        return Ok(());
    };
    let draft = sources.draft.as_deref();
    let screen = *sources.screen.get();
    let Some(position) = position_at_hand(screen, &sources.current, draft) else {
        page.0 = None;
        return Ok(());
    };
    if let Some(name) = editor.open() {
        // A question takes its place: only one of them is read out.
        if sources.question.0.is_some() {
            return Ok(());
        }
        let title = opponent_name(&cx.words, &cx.configs.opponents, asked.opponent);
        let sheet = Editor {
            words: &cx.words,
            name,
            title: &title,
            is_new: before != Some(name),
        };
        // Only a command marks it as changed.
        let draft = editor.bypass_change_detection().draft_mut(name);
        let context = contexts.ctx_mut()?;
        if let Some(command) = draft.and_then(|draft| sheet.show(context, draft)) {
            cx.intents.write(command);
        }
        return Ok(());
    }
    let (words, configs) = (Res::clone(&cx.words), Res::clone(&cx.configs));
    let about = About {
        words: &words,
        config: &configs.opponents,
        notes: &sources.notes,
        shelf: sources.shelf.as_deref(),
        records: &sources.records,
        position,
        asked,
        can_play: screen == Screen::Play || draft.is_some_and(|it| it.plan().is_some()),
        lists_best_moves: sources.best_moves.is_on(),
    };
    let mut edited = form.clone();
    let mut wanted = PageRequest::default();
    let closes = about.show(contexts.ctx_mut()?, &mut cx, &mut edited, &mut wanted);
    form.set_if_neq(edited);
    if let Some(name) = wanted.tuned {
        name.as_str().clone_into(&mut view.search);
        cx.intents.write(ScreenCommand::Tune);
    }
    if let Some(copied) = wanted.copied {
        let beginning: String = copied.chars().take(SHOWN).collect();
        let told = format!("{}…", beginning.trim());
        let told = words.with("clipboard-copied", &[("id", text(&told))]);
        notifications.news("clipboard", told);
        clipboard.write(ToClipboard(copied));
    }
    if closes {
        page.0 = None;
    }
    Ok(())
}

/// What is wanted on the page and is no command.
#[derive(Default)]
pub(crate) struct PageRequest {
    /// A copied level whose numbers are to be changed.
    pub(crate) tuned: Option<ScriptName>,
    /// A text for the clipboard.
    pub(crate) copied: Option<String>,
}

/// What the page tells about.
pub(crate) struct About<'a> {
    pub(crate) words: &'a Words,
    pub(crate) config: &'a Opponents,
    pub(crate) notes: &'a ScriptNotes,
    pub(crate) shelf: Option<&'a ScriptShelf>,
    pub(crate) records: &'a Statistics,
    pub(crate) position: &'a Position,
    pub(crate) asked: AskedAbout,
    pub(crate) can_play: bool,
    lists_best_moves: bool,
}

impl About<'_> {
    /// Shows the page; whether it is to be closed.
    fn show(
        &self,
        context: &Context,
        cx: &mut ScreenContext,
        form: &mut CopyForm,
        wanted: &mut PageRequest,
    ) -> bool {
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
                strong_line(ui, line);
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
                    self.own_level(ui, cx, name, wanted);
                }
                Opponent::Script(name) => self.script(ui, cx, name, wanted),
                _ => {}
            }
            ui.add_space(GRID * scale);
            let play = cx.primary("opponent-play", Icon::Play).wide();
            let against = OpponentCommand::PlayAgainst(opponent, side);
            cx.action(ui, play.enabled(self.can_play), against);
            if opponent == Opponent::Exact {
                self.walk(ui, cx, side);
            }
            self.copying(ui, cx, form);
        })
    }

    /// What the page of an original says.
    pub(crate) fn parts(&self, ui: &mut Ui, page: &OriginalPage) {
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
    pub(crate) fn part(&self, ui: &mut Ui, heading: &str, text: String) {
        section(ui, &self.words.say(heading));
        plain_line(ui, text);
    }
}

impl About<'_> {
    /// What is told of perfect play on a board that has a proof.
    fn perfect(&self, ui: &mut Ui) {
        let game = self.position.game();
        let exact = Roster::of(game).exact.as_ref();
        let longest = self.config.proofs.longest(self.position);
        let (Some(page), Some(longest)) = (exact.and_then(|exact| exact.page), longest) else {
            return;
        };
        let words = self.words;
        self.parts(ui, &page.page);
        let most = words.with("lasting-most", &[("most", number(longest))]);
        let params = self.position.params_text();
        let best = self.records.scores().lasted(game, &params, longest.into());
        let best = match best {
            Some(best) => words.with("lasting-best", &[("n", number(best))]),
            None => words.say("lasting-none"),
        };
        let told = words.punctuation().sentences([most, best]);
        self.part(ui, "lasting-title", told);
        self.part(ui, "lasting-fair", words.say(page.fair));
    }

    /// The way through the proof: a game against it in which every reply says how long it holds out.
    fn walk(&self, ui: &mut Ui, cx: &mut ScreenContext, side: Side) {
        let walk = cx.quiet("proof-walk", Icon::List).wide();
        let play = OpponentCommand::PlayAgainst(Opponent::Exact, side);
        if cx.action(ui, walk.enabled(self.can_play), play) && !self.lists_best_moves {
            // The replies are told with how long they hold out.
            cx.intents.write(StudyCommand::BestMoves);
        }
    }
}

impl About<'_> {
    /// Whether this opponent can be copied.
    const fn can_be_copied(&self) -> bool {
        match self.asked.opponent {
            Opponent::Level(_) | Opponent::Own(_) => true,
            Opponent::Script(_) => self.shelf.is_some(),
            _ => false,
        }
    }

    /// The way to a copy, or the form for its name.
    fn copying(&self, ui: &mut Ui, cx: &mut ScreenContext, form: &mut CopyForm) {
        if !self.can_be_copied() {
            return;
        }
        if !form.is_open {
            form.is_open = self.button(ui, "opponent-clone", Icon::Copy);
            return;
        }
        let words = self.words;
        let [name, hint] = ["opponent-clone-name", "opponent-clone-hint"].map(|key| words.say(key));
        section(ui, &name);
        let is_new = form.name.is_empty() && form.refused.is_none();
        let field = TextField {
            name: &name,
            hint: &hint,
            is_wrong: form.refused.is_some(),
            takes_focus: (is_new && ui.memory(|memory| memory.focused().is_none())).then_some(0),
        };
        let field = field.show(ui, &mut form.name);
        if field.changed() {
            form.refused = None;
        }
        if let Some(refused) = &form.refused {
            complaint(ui, &words.sentence(&refused.into()));
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if self.button(ui, "opponent-clone-now", Icon::Copy) || entered {
            cx.intents.write(OpponentCommand::Copy(self.asked.opponent));
        }
    }
}
