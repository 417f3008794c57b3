//! The sheet over a game in which a comment is written.

use bevy::prelude::*;
use bevy_egui::egui::{Context, Key, Modifiers, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, PrimaryEguiContext};

use crate::features::comments::{CommentCommand, CommentDraft, WrittenComment};
use crate::features::language::{Words, text};
use crate::features::move_list::last_move::move_in_words;
use crate::features::overlay;
use crate::input::bindings::key_command::Focus;
use crate::input::keyboard::KeyFocus;
use crate::input::pointer::PointerTaken;
use crate::intent::Intents;
use crate::midend::Match;
use crate::midend::history::NodeId;
use crate::states::Screen;
use crate::turn::current_match::CurrentMatch;
use crate::widgets::controls::button::{Button, close_button};
use crate::widgets::controls::number::complaint;
use crate::widgets::controls::text_field::TextField;
use crate::widgets::icon::Icon;
use crate::widgets::labels::note;
use crate::widgets::panel::head;
use crate::widgets::sheet::{Over, lay_sheet, take_clicks};
use crate::widgets::theme::{GRID, Palette};

/// Width of the sheet, in points at scale 1.
const WIDTH: f32 = 480.0;
/// Height of the field, in points at scale 1, where the window has room for it.
const HEIGHT: f32 = 160.0;

/// Draws the sheet while a comment is being written.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.after(overlay::Overlay).run_if(in_state(Screen::Play)),
    );
}

/// Draws the sheet, if a comment is being written.
pub(crate) fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    current: Res<CurrentMatch>,
    mut draft: ResMut<CommentDraft>,
    mut pointer: ResMut<PointerTaken>,
    mut keys: ResMut<KeyFocus>,
    primary: Query<(), With<PrimaryEguiContext>>,
    mut last: Local<Option<bool>>,
    mut intents: Intents,
) -> Result {
    let is_refused = draft.0.as_ref().map(|written| written.refused.is_some());
    let before = std::mem::replace(&mut *last, is_refused);
    let takes_focus = TakesFocus {
        is_new: before.is_none(),
        is_refused: before == Some(false) && is_refused == Some(true),
    };
    let (Some(written), Some(game_match), false) =
        (&draft.0, &current.game_match, primary.is_empty())
    else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let mut now = written.text.clone();
    let command = draw(context, &words, game_match, written, &mut now, takes_focus);
    if now != written.text
        && let Some(written) = &mut draft.0
    {
        written.text = now;
        written.refused = None;
    }
    if let Some(command) = command {
        intents.write(command);
    }
    *pointer = PointerTaken {
        everywhere: true,
        places: Vec::new(),
    };
    keys.set_if_neq(KeyFocus(Focus::Sheet));
    Ok(())
}

/// Why the field takes the keys now, if it does.
#[derive(Clone, Copy)]
struct TakesFocus {
    is_new: bool,
    is_refused: bool,
}

/// Draws the sheet; what is to become of the comment, if that was said.
fn draw(
    context: &Context,
    words: &Words,
    game_match: &Match,
    written: &WrittenComment,
    now: &mut String,
    takes_focus: TakesFocus,
) -> Option<CommentCommand> {
    let palette = Palette::of(context);
    let window = context.content_rect();
    let width = (window.width() - 2.0 * GRID).min(WIDTH * palette.scale);
    let mut command = None;
    // Whoever leaves keeps what was written: only the button that says so throws it away.
    let kept = game_match.history().comment(written.node);
    let leave = match now.trim() == kept {
        true => CommentCommand::Drop,
        false => CommentCommand::Keep,
    };
    // Before the field sees the key.
    if context.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Enter)) {
        command = Some(CommentCommand::Keep);
    } else if context.input(|input| input.key_pressed(Key::Escape)) {
        command = Some(leave);
    }
    take_clicks(context, "comment");
    lay_sheet(context, "comment", Over::Screen, width, |ui| {
        ui.spacing_mut().item_spacing.y = GRID * palette.scale;
        head(ui, &title(words, game_match, written.node), |ui| {
            if close_button(ui, words.say("help-close")) {
                command = Some(leave);
            }
        });
        let field = TextField {
            name: &words.say("comment"),
            hint: &words.say("comment-hint"),
            is_wrong: written.refused.is_some(),
            takes_focus: takes_focus.is_new.then(|| now.chars().count()),
        };
        let height = (HEIGHT * palette.scale).min(window.height() / 3.0);
        let field = field.show_tall(ui, now, height);
        if takes_focus.is_refused {
            field.request_focus();
        }
        match written.refused {
            Some(reason) => complaint(ui, &words.sentence(&reason.into())),
            None => {
                note(ui, words.say("comment-keys"));
            }
        }
        command = command.or(buttons(ui, words));
    });
    command
}

fn buttons(ui: &mut Ui, words: &Words) -> Option<CommentCommand> {
    let mut command = None;
    ui.spacing_mut().item_spacing.x = GRID * Palette::of(ui.ctx()).scale;
    ui.columns(2, |columns| {
        let cancel = Button::quiet(words.say("comment-cancel")).wide();
        if cancel.show(&mut columns[0]).clicked() {
            command = Some(CommentCommand::Drop);
        }
        let save = Button::quiet(words.say("comment-save")).icon(Icon::Tick);
        if save.wide().show(&mut columns[1]).clicked() {
            command = Some(CommentCommand::Keep);
        }
    });
    command
}

/// What the comment on this move, or on the start, is called.
fn title(words: &Words, game_match: &Match, node: NodeId) -> String {
    match game_match.history().move_of(node) {
        Some(mv) => {
            let mv = move_in_words(words, game_match.position(), mv);
            words.with("comment-of", &[("move", text(&mv))])
        }
        None => words.say("comment-of-start"),
    }
}
