//! A question that must be answered before the program goes on: what would be lost, and two
//! buttons, of which the harmless one has the focus.

use bevy_egui::egui::{self, Context, RichText};

use crate::app::play::scoring::Confirmation;
use crate::app::state::intent::{Intent, ScoresCommand};
use crate::app::state::language::{Words, text};
use crate::app::ui::theme::{GRID, Palette};
use crate::app::ui::widgets::button::Button;
use crate::app::ui::widgets::panel::head;
use crate::app::ui::widgets::sheet::{Over, lay_sheet};

/// The key of a question's words; its parts end in `-line`, `-no` and `-yes`.
const fn keys(question: Confirmation) -> [&'static str; 4] {
    match question {
        Confirmation::Leave(_) => [
            "ask-leave",
            "ask-leave-line",
            "ask-leave-no",
            "ask-leave-yes",
        ],
        Confirmation::Forget => [
            "ask-forget",
            "ask-forget-line",
            "ask-forget-no",
            "ask-forget-yes",
        ],
        Confirmation::Delete(_) => [
            "ask-delete",
            "ask-delete-line",
            "ask-delete-no",
            "ask-delete-yes",
        ],
        Confirmation::DeleteScript(_) => [
            "ask-delete-script",
            "ask-delete-script-line",
            "ask-delete-no",
            "ask-delete-yes",
        ],
    }
}

/// Shows the question over everything; the answer, once it is given.
pub(crate) fn show(
    context: &Context,
    words: &Words,
    question: Confirmation,
    is_new: bool,
) -> Option<Intent> {
    let palette = Palette::of(context);
    let scale = palette.scale;
    let window = context.content_rect();
    let name = match question {
        Confirmation::DeleteScript(name) => name.to_string(),
        _ => String::new(),
    };
    let about = [("name", text(&name))];
    let [title, line, no, yes] = keys(question).map(|key| words.with(key, &about));
    let width = (window.width() - 2.0 * GRID).min(440.0 * scale);
    let mut answer = None;
    if context.input(|input| input.key_pressed(egui::Key::Escape)) {
        answer = Some(ScoresCommand::Decline.into());
    }
    lay_sheet(context, "question", Over::Everything, width, |ui| {
        head(ui, &title, |_| ());
        ui.label(RichText::new(line).color(palette.muted));
        ui.add_space(GRID * scale);
        let stay = Button::primary(&no).wide().show(ui);
        if is_new {
            stay.request_focus();
        }
        if stay.clicked() {
            answer = Some(ScoresCommand::Decline.into());
        }
        if Button::quiet(&yes).wide().show(ui).clicked() {
            answer = Some(ScoresCommand::Agree.into());
        }
    });
    answer
}
