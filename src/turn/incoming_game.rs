//! A game that comes from elsewhere, from My games, a file or the clipboard, takes the place of the one
//! on the table; that one stays in My games.

use std::path::PathBuf;

use bevy::prelude::*;

use crate::features::language::Words;
use crate::features::notifications::Notifications;
use crate::midend::Match;
use crate::states::Screen;
use crate::turn::current_match::{Autosave, CurrentMatch, PositionChanged};

/// A game that is to be put on the table.
#[derive(Message, Clone, Debug)]
pub(crate) struct IncomingGame {
    /// The game.
    pub game_match: Match,
    /// The file that it was read from and can be saved to again, if there is one.
    #[cfg_attr(
        target_family = "wasm",
        expect(dead_code, reason = "a page has no files")
    )]
    pub file: Option<PathBuf>,
    /// Where it is kept.
    pub autosave: Autosave,
}

/// Makes room for arrivals.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<IncomingGame>()
        // Before the screens change: in no frame is there another game than its board.
        .add_systems(PreUpdate, take_over.run_if(not(in_state(Screen::Loading))));
}

fn take_over(
    mut arrivals: MessageReader<IncomingGame>,
    mut current: ResMut<CurrentMatch>,
    mut screen: ResMut<NextState<Screen>>,
    words: Option<Res<Words>>,
    mut notifications: ResMut<Notifications>,
    mut commands: Commands,
) {
    for arrival in arrivals.read() {
        if current.is_lost_when_left() {
            // Leaving it would be losing it: that is not to happen by opening another game.
            if let Some(words) = &words {
                notifications.problem("file", words.say("rated-stays"));
            }
            continue;
        }
        notifications.forgive();
        current.put(arrival.game_match.clone(), arrival.autosave.clone());
        commands.trigger(PositionChanged::OtherGame);
        // Again, even from game to game: the board is set anew.
        screen.set(Screen::Play);
    }
}
