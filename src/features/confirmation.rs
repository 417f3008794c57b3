//! What would lose something is asked about first: what would be lost, and two buttons, of which the harmless
//! one has the focus.

use bevy::prelude::*;
use bevy_egui::egui::{self, Context};

use crate::config::ScriptName;
use crate::features::language::{Words, text};
use crate::features::navigation::{ScreenCommand, navigate};
use crate::intent::{Intent, Intents};
use crate::states::{Phase, Screen};
use crate::widgets::controls::button::Button;
use crate::widgets::labels::muted_line;
use crate::widgets::panel::head;
use crate::widgets::sheet::{Over, lay_sheet};
use crate::widgets::theme::{GRID, Palette};

/// The answer to what is asked.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ConfirmCommand {
    /// What was asked is to be done.
    Agree,
    /// It is not to be done.
    Decline,
}

/// What is asked at the moment, and waits for a [`ConfirmCommand`].
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PendingConfirmation(pub Option<Confirmation>);

/// What would be done, and how it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Confirmation {
    /// The key of the question; its parts end in `-line`, `-no` and `-yes`.
    pub question: &'static str,
    /// What is called `$name` in its words.
    pub name: Option<ScriptName>,
    /// What is done, one after the other.
    pub then: [Option<Intent>; 2],
    /// Where the answer no leads, if anywhere.
    pub otherwise: Option<Screen>,
}

impl Confirmation {
    /// Asks whether this is to be done.
    pub(crate) fn of(question: &'static str, then: impl Into<Intent>) -> Confirmation {
        Confirmation {
            question,
            name: None,
            then: [Some(then.into()), None],
            otherwise: None,
        }
    }
}

/// Adds the answers.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<PendingConfirmation>()
        .add_systems(Update, answer.before(navigate).in_set(Phase::Rules));
}

pub(crate) fn answer(
    mut answers: MessageReader<ConfirmCommand>,
    mut ways: MessageReader<ScreenCommand>,
    mut pending: ResMut<PendingConfirmation>,
    mut screen: ResMut<NextState<Screen>>,
    mut intents: Intents,
) {
    let answer = answers.read().last().copied();
    // What leads elsewhere is an answer as well.
    let leaves = |way: &ScreenCommand| matches!(way, ScreenCommand::Back | ScreenCommand::ToMenu);
    let is_left = ways.read().filter(|way| leaves(way)).count() > 0;
    let Some(asked) = pending.0.filter(|_| answer.is_some() || is_left) else {
        return;
    };
    pending.0 = None;
    match answer {
        Some(ConfirmCommand::Agree) => asked
            .then
            .into_iter()
            .flatten()
            .for_each(|it| intents.write(it)),
        Some(ConfirmCommand::Decline) => {
            if let Some(otherwise) = asked.otherwise {
                (*screen).set_if_neq(otherwise);
            }
        }
        None => {}
    }
}

/// Shows the question over everything; the answer, once it is given.
pub(crate) fn show(
    context: &Context,
    words: &Words,
    asked: Confirmation,
    is_new: bool,
) -> Option<ConfirmCommand> {
    let palette = Palette::of(context);
    let scale = palette.scale;
    let window = context.content_rect();
    let name = asked.name.map(|name| name.to_string()).unwrap_or_default();
    let about = [("name", text(&name))];
    let [title, line, no, yes] = ["", "-line", "-no", "-yes"]
        .map(|part| words.with(&format!("{}{part}", asked.question), &about));
    let width = (window.width() - 2.0 * GRID).min(440.0 * scale);
    let mut answer = None;
    if context.input(|input| input.key_pressed(egui::Key::Escape)) {
        answer = Some(ConfirmCommand::Decline);
    }
    lay_sheet(context, "question", Over::Everything, width, |ui| {
        head(ui, &title, |_| ());
        muted_line(ui, line);
        ui.add_space(GRID * scale);
        let stay = Button::primary(no).wide().show(ui);
        if is_new {
            stay.request_focus();
        }
        if stay.clicked() {
            answer = Some(ConfirmCommand::Decline);
        }
        if Button::quiet(yes).wide().show(ui).clicked() {
            answer = Some(ConfirmCommand::Agree);
        }
    });
    answer
}
