//! The editor for a script: its text with the numbers of the lines, what is wrong with it and where, and
//! what is done with it.

use bevy_egui::egui::{Context, Id, Key, Modifiers, Ui};

use crate::config::ScriptName;
use crate::features::language::{Words, number, text};
use crate::features::opponents::OpponentCommand;
use crate::features::scripts::notes::mistake_sentence;
use crate::features::scripts::open::{ScriptDraft, ScriptOutcome};
use crate::players::scripts::ScriptMistake;
use crate::widgets::controls::button::{Button, close_button};
use crate::widgets::controls::code_field::CodeMarks;
use crate::widgets::controls::number::complaint;
use crate::widgets::controls::text_field::TextField;
use crate::widgets::icon::Icon;
use crate::widgets::labels::note;
use crate::widgets::panel::{frame, head};
use crate::widgets::sheet::{Over, lay_sheet, take_clicks};
use crate::widgets::spoken::announce;
use crate::widgets::theme::{GRID, Palette};

/// Most width of the editor, in points at scale 1.
const WIDTH: f32 = 820.0;
/// Least height of the text, in points at scale 1.
const LOWEST: f32 = 96.0;
/// What the editor is called where its state is kept.
const ID: &str = "script editor";

/// The editor of a script.
pub(crate) struct Editor<'a> {
    pub words: &'a Words,
    pub name: ScriptName,
    /// What the script is called.
    pub title: &'a str,
    /// Whether it has just been opened.
    pub is_new: bool,
}

impl Editor<'_> {
    /// Shows the editor; what is to be done with the script, if that was said.
    pub(crate) fn show(
        &self,
        context: &Context,
        draft: &mut ScriptDraft,
    ) -> Option<OpponentCommand> {
        let palette = Palette::of(context);
        let window = context.content_rect();
        let width = (window.width() - 2.0 * GRID).min(WIDTH * palette.scale);
        let mut command = None;
        // Before the field sees the keys.
        if context.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::S)) {
            command = Some(OpponentCommand::SaveScript(self.name));
        } else if context.input(|input| input.key_pressed(Key::Escape)) {
            command = Some(OpponentCommand::CloseScript);
        }
        take_clicks(context, ID);
        lay_sheet(context, ID, Over::Screen, width, |ui| {
            ui.spacing_mut().item_spacing.y = GRID * palette.scale;
            head(ui, self.title, |ui| {
                if close_button(ui, self.words.say("help-close")) {
                    command = Some(OpponentCommand::CloseScript);
                }
            });
            let (height, below) = heights(ui);
            let go_to = ui.data_mut(|data| data.remove_temp(Id::new(ID).with("go to")));
            self.code(ui, draft, height, go_to);
            let top = ui.cursor().top();
            self.told(ui, draft);
            command = command.or(self.buttons(ui, draft));
            let now = ui.cursor().top() - top;
            if (now - below).abs() > 0.5 {
                // Known only now; the text of the next frame gets what is left.
                ui.data_mut(|data| data.insert_temp(Id::new(ID).with("below"), now));
                ui.ctx().request_repaint();
            }
        });
        command
    }

    fn code(
        &self,
        ui: &mut Ui,
        draft: &mut ScriptDraft,
        height: f32,
        go_to: Option<(usize, usize)>,
    ) {
        let wrong = match &draft.outcome {
            Some(ScriptOutcome::Mistake(mistake)) => Some(mistake.line),
            _ => None,
        };
        let field = TextField {
            name: &self.words.say("script-text"),
            hint: "",
            is_wrong: draft.refused.is_some(),
            takes_focus: self.is_new.then_some(0),
        };
        let marks = CodeMarks { wrong, go_to };
        let field = field.show_code(ui, &mut draft.text, height, marks);
        if field.changed() {
            draft.refused = None;
        }
    }

    /// What came of the script, or what is to be known about its text.
    fn told(&self, ui: &mut Ui, draft: &ScriptDraft) {
        let words = self.words;
        if let Some(refused) = &draft.refused {
            complaint(ui, &words.sentence(&refused.into()));
            return;
        }
        if let Some(ScriptOutcome::Mistake(mistake)) = &draft.outcome {
            complaint(ui, &mistake_sentence(words, mistake));
            self.way_to(ui, mistake);
        }
        let told = match &draft.outcome {
            _ if draft.is_changed() => vec![words.say("script-unsaved"), words.say("script-keys")],
            Some(ScriptOutcome::Plays(mv)) => vec![
                words.say("script-saved"),
                words.with("script-plays", &[("move", text(mv))]),
            ],
            Some(ScriptOutcome::Saved) => vec![words.say("script-saved")],
            Some(ScriptOutcome::Mistake(_)) => return,
            None => vec![words.say("script-keys")],
        };
        let told = note(ui, words.punctuation().sentences(told));
        if draft.outcome.is_some() {
            announce(&told);
        }
    }

    /// A button that leads to the line of a mistake.
    fn way_to(&self, ui: &mut Ui, mistake: &ScriptMistake) {
        let line = [("line", number(mistake.line))];
        let way = Button::quiet(self.words.with("script-go-to-line", &line));
        if way.icon(Icon::Pencil).show(ui).clicked() {
            let place = (mistake.line, mistake.column);
            ui.data_mut(|data| data.insert_temp(Id::new(ID).with("go to"), place));
            ui.ctx().request_repaint();
        }
    }

    fn buttons(&self, ui: &mut Ui, draft: &ScriptDraft) -> Option<OpponentCommand> {
        let mut command = None;
        ui.spacing_mut().item_spacing.x = GRID * Palette::of(ui.ctx()).scale;
        let is_changed = draft.is_changed();
        let [save, revert, delete] =
            ["script-save", "script-revert", "script-delete"].map(|key| self.words.say(key));
        let save = match is_changed {
            true => Button::primary(save),
            false => Button::quiet(save),
        };
        let save = save.icon(Icon::Tick).enabled(is_changed);
        let revert = Button::quiet(revert).icon(Icon::Undo).enabled(is_changed);
        let delete = Button::bare(delete).icon(Icon::Bin);
        let buttons = [
            (save, OpponentCommand::SaveScript(self.name)),
            (revert, OpponentCommand::RevertScript(self.name)),
            (delete, OpponentCommand::DeleteScript(self.name)),
        ];
        ui.columns(buttons.len(), |columns| {
            for (index, (ui, (button, done))) in columns.iter_mut().zip(buttons).enumerate() {
                if is_changed && index > 0 {
                    // Beside the filled one.
                    ui.add_space(Button::lower(ui));
                }
                if button.wide().show(ui).clicked() {
                    command = Some(done);
                }
            }
        });
        command
    }
}

/// The height that is left for the text, and that of what stands below it as far as it is known.
fn heights(ui: &Ui) -> (f32, f32) {
    let scale = Palette::of(ui.ctx()).scale;
    let below = ui.data(|data| data.get_temp(Id::new(ID).with("below")));
    let below = below.unwrap_or(0.0);
    let window = ui.ctx().content_rect().height();
    let around = frame(ui.ctx()).total_margin().sum().y + 2.0 * GRID * scale;
    let above = ui.min_rect().height() + 2.0 * GRID * scale;
    let left = window - around - above - below;
    (left.max(LOWEST * scale), below)
}
