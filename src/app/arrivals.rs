//! A game that comes from elsewhere, from a file or the clipboard, takes the place of the one on the
//! table; that one is handed to whoever keeps games, so that it is not lost.

use std::path::PathBuf;

use bevy::prelude::*;

use super::flow::{Table, forget_game};
use super::language::Words;
use super::notices::Notices;
use super::states::Screen;
use crate::table::Sitting;

/// A game that is to be put on the table.
#[derive(Message, Clone, Debug)]
pub struct Arrival {
    /// The game.
    pub sitting: Sitting,
    /// The file that it was read from and can be saved to again, if there is one.
    pub file: Option<PathBuf>,
}

/// A game that was in progress when another one took its place.
#[derive(Message, Clone, Debug)]
pub struct Departure(pub Sitting);

/// Makes room for arrivals.
pub fn plugin(app: &mut App) {
    app.add_message::<Arrival>()
        .add_message::<Departure>()
        // Before the screens change: in no frame is there another game than its board.
        .add_systems(PreUpdate, take_over.run_if(not(in_state(Screen::Loading))));
}

fn take_over(
    mut arrivals: MessageReader<Arrival>,
    mut departures: MessageWriter<Departure>,
    mut table: ResMut<Table>,
    mut screen: ResMut<NextState<Screen>>,
    words: Option<Res<Words>>,
    mut notices: ResMut<Notices>,
) {
    for arrival in arrivals.read() {
        if table.runs_rated() {
            // Leaving it would be losing it: that is not to happen by opening another game.
            if let Some(words) = &words {
                notices.problem("file", words.say("rated-stays"));
            }
            continue;
        }
        let before = table.sitting.replace(arrival.sitting.clone());
        if let Some(before) = before.filter(Sitting::is_in_progress) {
            departures.write(Departure(before));
        }
        forget_game(&mut table);
        // Again, even from game to game: the board is set anew.
        screen.set(Screen::Play);
    }
}
