//! What leads from screen to screen, and what is done in the setup.

use bevy::prelude::*;

use crate::features::settings::{Configs, Settings};
use crate::features::setup::draft::Draft;
use crate::rules::GameId;
use crate::states::Screen;
use crate::turn::current_match::{Counts, CurrentMatch, Seeds, StartMatch};
use crate::turn::person_moves::BoardInput;

/// The way to another screen.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScreenCommand {
    /// From the menu to the setup of a game.
    Open(GameId),
    /// From the setup to the game.
    Start,
    /// To the research room of the game in the setup.
    Research,
    /// To the boards of different games with the same heaps.
    Theorem,
    /// To the arena, with the game and the players of the setup.
    Arena,
    /// Back to the game that was left.
    Continue,
    /// To the setup of the game on the table.
    ToSetup,
    /// To the menu.
    ToMenu,
    /// What Escape means: a message about something wrong is closed; without one, a screen back.
    Back,
    /// From the research room to where it was entered from.
    LeaveResearch,
    /// From the menu to what came of finished games.
    Scores,
    /// From the menu to all games that were begun.
    MyGames,
    /// From the menu to the puzzles.
    Puzzles,
    /// From any screen to the settings.
    Settings,
    /// From the settings to the screen from which they were opened.
    LeaveSettings,
    /// To the values of the configuration files, from the settings.
    Tune,
}

/// The screen from which the settings were opened.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SettingsOpenedFrom(pub Screen);

impl Default for SettingsOpenedFrom {
    fn default() -> Self {
        SettingsOpenedFrom(Screen::Menu)
    }
}

/// Intents that lead from screen to screen.
pub(crate) fn navigate(
    mut intents: MessageReader<ScreenCommand>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    current: Res<CurrentMatch>,
    mut draft: Option<ResMut<Draft>>,
    configs: Res<Configs>,
    settings: Res<Settings>,
    seeds: Res<Seeds>,
    mut opened_from: ResMut<SettingsOpenedFrom>,
    mut commands: Commands,
) {
    for intent in intents.read() {
        match (intent, screen.get()) {
            (ScreenCommand::Settings, Screen::Loading | Screen::Settings) => {}
            (ScreenCommand::Tune, Screen::Settings) => (*next).set_if_neq(Screen::Tune),
            // From the page of an opponent; the settings lie between, on the way back.
            (ScreenCommand::Tune, &from @ (Screen::Setup | Screen::Play)) => {
                opened_from.0 = from;
                (*next).set_if_neq(Screen::Tune);
            }
            // The way back from the settings stays.
            (
                ScreenCommand::Settings | ScreenCommand::LeaveSettings | ScreenCommand::Back,
                Screen::Tune,
            ) => (*next).set_if_neq(Screen::Settings),
            (ScreenCommand::Settings, &from) => {
                opened_from.0 = from;
                (*next).set_if_neq(Screen::Settings);
            }
            (ScreenCommand::LeaveSettings | ScreenCommand::Back, Screen::Settings) => {
                (*next).set_if_neq(opened_from.0);
            }
            (ScreenCommand::Open(game), Screen::Menu) => {
                match draft.as_deref_mut() {
                    // The choices of the last setup of this game stay.
                    Some(draft) if draft.game == *game => draft.seed = seeds.next(),
                    _ => {
                        let setup = settings.setups.get(game.as_str());
                        let new = setup.and_then(|it| it.draft(*game, &configs, seeds.next()));
                        let new = new.unwrap_or_else(|| Draft::new(*game, &configs, seeds.next()));
                        commands.insert_resource(new);
                    }
                }
                (*next).set_if_neq(Screen::Setup);
            }
            (ScreenCommand::Start, Screen::Setup) if current.is_lost_when_left() => {}
            (ScreenCommand::Start, Screen::Setup) => {
                if let Some(draft) = draft.as_deref_mut() {
                    draft.repair_seats(&configs);
                    if let Some(plan) = draft.plan() {
                        let counts = if draft.is_rated() {
                            Counts::Rated
                        } else {
                            Counts::Casual
                        };
                        commands.trigger(StartMatch { plan, counts });
                    }
                }
            }
            (ScreenCommand::Continue, Screen::Menu) if current.has_open_game() => {
                (*next).set_if_neq(Screen::Play);
            }
            (ScreenCommand::ToSetup, Screen::Play) => {
                if let Some(game_match) = &current.game_match {
                    let game = game_match.position().game();
                    if let Some(draft) = draft.as_deref_mut().filter(|draft| draft.game == game) {
                        draft.seed = seeds.next();
                    } else {
                        let mut new = Draft::new(game, &configs, seeds.next());
                        new.fields = game_match.position().fields();
                        new.seats = game_match.plan().seats;
                        new.opening = game_match.plan().opening;
                        new.set_start(crate::features::setup::draft::Start::Usual);
                        commands.insert_resource(new);
                    }
                    (*next).set_if_neq(Screen::Setup);
                }
            }
            (ScreenCommand::Scores, Screen::Menu) => (*next).set_if_neq(Screen::Scores),
            (ScreenCommand::MyGames, Screen::Menu) => (*next).set_if_neq(Screen::MyGames),
            (ScreenCommand::Puzzles, Screen::Menu) => (*next).set_if_neq(Screen::Puzzles),
            (
                ScreenCommand::ToMenu | ScreenCommand::Back,
                Screen::Play
                | Screen::Setup
                | Screen::Scores
                | Screen::MyGames
                | Screen::Puzzles
                | Screen::Settings
                | Screen::Tune,
            ) => {
                (*next).set_if_neq(Screen::Menu);
            }
            _ => {}
        }
    }
}

/// Puts pieces on the board of the setup.
pub(crate) fn place_in_setup(
    mut inputs: MessageReader<BoardInput>,
    screen: Res<State<Screen>>,
    draft: Option<ResMut<Draft>>,
) {
    let Some(mut draft) = draft.filter(|_| *screen.get() == Screen::Setup) else {
        inputs.clear();
        return;
    };
    for input in inputs.read() {
        let side = draft.placing;
        match *input {
            BoardInput::Press(cell) => draft.place(cell, side),
            BoardInput::SecondPress(cell) => draft.place(cell, side.other()),
            BoardInput::PlaceFor(side) => draft.placing = side,
            _ => {}
        }
    }
}
