//! A file, a paste or another program brings one game: it goes to the table, with what has to be said
//! about it.

use std::path::PathBuf;

use bevy::prelude::*;

use crate::features::language::Words;
use crate::features::notifications::Notifications;
use crate::formats::Opened;
use crate::states::Phase;
use crate::turn::current_match::Autosave;
use crate::turn::incoming_game::IncomingGame;
use crate::words::sentence::Sentence;

/// What notices about opened games are about.
const ABOUT: &str = "opened";

/// A game that comes from a file, a paste or another program.
#[derive(Message, Clone, Debug)]
pub(crate) struct OpenedGames {
    /// The file to which it can be saved again, if there is one.
    pub(crate) file: Option<PathBuf>,
    /// Whether it was kept in a file until now.
    pub(crate) is_file: bool,
    /// The game, the first of these: several are opened as a collection instead.
    pub(crate) opened: Opened,
}

/// Takes in what was opened.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<OpenedGames>()
        .add_systems(Update, take_in.in_set(Phase::Rules));
}

fn take_in(
    mut opened: MessageReader<OpenedGames>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
    mut arrivals: MessageWriter<IncomingGame>,
) {
    for OpenedGames {
        file,
        is_file,
        opened,
    } in opened.read()
    {
        let Some(first) = opened.games.first() else {
            continue;
        };
        let mut game_match = first.game_match.clone();
        // As it will stand on the table.
        game_match.set_apart();
        let autosave = match is_file {
            true => Autosave::in_file(&game_match),
            false => Autosave::default(),
        };
        arrivals.write(IncomingGame {
            game_match,
            file: file.clone(),
            autosave,
        });
        let mut notes = first.notes.clone();
        if let Some(reason) = opened.refused.first() {
            let refused = Sentence::new("collection-refused").number("n", opened.refused.len());
            notes.push(refused.sentence("reason", reason));
        }
        tell_notes(&mut notifications, &words, &notes);
    }
}

/// Says what was passed over, changed or guessed in a game.
pub(super) fn tell_notes(notifications: &mut Notifications, words: &Words, notes: &[Sentence]) {
    let said: Vec<String> = notes.iter().map(|it| words.reason(it.clone())).collect();
    match said.is_empty() {
        true => notifications.withdraw(ABOUT),
        false => notifications.remark(ABOUT, said.join("\n")),
    }
}
