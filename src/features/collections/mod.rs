//! Games that were opened: one goes to the table, with what has to be said about it; of several the
//! first does.

use std::path::PathBuf;

use bevy::prelude::*;

use crate::features::language::{Words, number, text};
use crate::features::notifications::Notifications;
use crate::formats::Opened;
use crate::states::Phase;
use crate::turn::current_match::Autosave;
use crate::turn::incoming_game::IncomingGame;

/// What notices about opened games are about.
const ABOUT: &str = "opened";

/// Games that come from a file, a paste or another program.
#[derive(Message, Clone, Debug)]
pub(crate) struct OpenedGames {
    /// What they were read from, for messages: the name of a file.
    pub(crate) name: String,
    /// The file to which a single game can be saved again, if there is one.
    pub(crate) file: Option<PathBuf>,
    /// Whether the game on the table was kept in a file until now.
    pub(crate) is_file: bool,
    /// The games.
    pub(crate) opened: Opened,
}

/// Takes in what was opened.
pub(crate) fn plugin(app: &mut App) {
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
        name,
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
        let mut said: Vec<String> = first
            .notes
            .iter()
            .map(|it| words.reason(it.clone()))
            .collect();
        if opened.games.len() > 1 {
            let count = number(opened.games.len() as i64);
            let about = [("file", text(name)), ("n", count)];
            said.push(words.with("opened-several", &about));
        }
        match said.is_empty() {
            true => notifications.withdraw(ABOUT),
            false => notifications.remark(ABOUT, said.join("\n")),
        }
    }
}
