//! What leads from screen to screen, and what is done in the setup.

use bevy::prelude::*;

use crate::features::marking::MarkingMode;
use crate::features::settings::{Configs, Settings};
use crate::features::setup::draft::Draft;
use crate::rules::GameId;
use crate::states::{Phase, Screen};
use crate::turn::current_match::{CurrentMatch, Seeds, Stakes, StartMatch};
use crate::turn::person_moves::BoardInput;

/// The way to another screen.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ScreenCommand {
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
    /// To the screen from which the present one was opened.
    Leave,
    /// From the menu to what came of finished games.
    Scores,
    /// From the menu to all games that were begun.
    MyGames,
    /// From the menu to the puzzles.
    Puzzles,
    /// From any screen to the settings.
    Settings,
    /// To the values of the configuration files, from the settings.
    Tune,
    /// To what the program tells of itself, from the settings.
    About,
}

/// The screens that lie under the present one, the menu at most as the first of them: [`ScreenCommand::Back`]
/// leads to the last.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ScreenStack(Vec<Screen>);

impl ScreenStack {
    /// Where the way back leads; there is no setup without a draft.
    pub(crate) fn back(&self, has_draft: bool) -> Screen {
        match self.0.last() {
            Some(Screen::Setup) if !has_draft => Screen::Menu,
            Some(&screen) => screen,
            None => Screen::Menu,
        }
    }

    /// Whether the present screen was opened from a collection.
    pub(crate) fn is_over_collection(&self) -> bool {
        self.0.last() == Some(&Screen::Collection)
    }

    /// The way back leads no longer over this screen: it is opened anew, over what lies above it.
    pub(crate) fn forget(&mut self, screen: Screen) {
        self.0.retain(|&under| under != screen);
    }

    /// One screen follows another: over it, or back on the way.
    fn follow(&mut self, from: Screen, to: Screen) {
        if to == Screen::Menu {
            self.0.clear();
        } else if let Some(place) = self.0.iter().position(|&under| under == to) {
            self.0.truncate(place);
        } else if from != Screen::Loading && !self.0.contains(&from) {
            self.0.push(from);
        }
    }
}

/// Adds the way from screen to screen.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ScreenStack>()
        .add_systems(Update, follow.in_set(Phase::Input));
}

fn follow(
    mut changes: MessageReader<StateTransitionEvent<Screen>>,
    mut stack: ResMut<ScreenStack>,
) {
    for change in changes.read() {
        if let (Some(from), Some(to)) = (change.exited, change.entered) {
            stack.follow(from, to);
        }
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
    mut stack: ResMut<ScreenStack>,
    mut marking: ResMut<MarkingMode>,
    mut commands: Commands,
) {
    for intent in intents.read() {
        match (intent, screen.get()) {
            (ScreenCommand::Settings, Screen::Loading | Screen::Settings) => {}
            (
                ScreenCommand::Settings | ScreenCommand::Leave | ScreenCommand::Back,
                Screen::Tune,
            ) => {
                (*next).set_if_neq(Screen::Settings);
            }
            (ScreenCommand::Settings, _) => (*next).set_if_neq(Screen::Settings),
            (ScreenCommand::Tune, Screen::Settings) => (*next).set_if_neq(Screen::Tune),
            (ScreenCommand::About, Screen::Settings) => (*next).set_if_neq(Screen::About),
            // From the page of an opponent; the settings lie between, on the way back.
            (ScreenCommand::Tune, &from @ (Screen::Setup | Screen::Play)) => {
                stack.0.extend([from, Screen::Settings]);
                (*next).set_if_neq(Screen::Tune);
            }
            (
                ScreenCommand::Leave | ScreenCommand::Back,
                Screen::Settings
                | Screen::About
                | Screen::Lesson
                | Screen::Research
                | Screen::Theorem
                | Screen::Arena
                | Screen::Collection,
            ) => (*next).set_if_neq(stack.back(draft.is_some())),
            (ScreenCommand::Back, Screen::Play) if marking.is_on() => {
                *marking = MarkingMode::default();
            }
            // A game of a collection: back to the list.
            (ScreenCommand::Leave | ScreenCommand::Back, Screen::Play)
                if stack.is_over_collection() =>
            {
                (*next).set_if_neq(Screen::Collection);
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
                        let stakes = if draft.is_rated() {
                            Stakes::Rated
                        } else {
                            Stakes::Casual
                        };
                        commands.trigger(StartMatch { plan, stakes });
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
                        new.set_start(crate::features::setup::draft::StartChoice::Usual);
                        commands.insert_resource(new);
                    }
                    (*next).set_if_neq(Screen::Setup);
                }
            }
            (ScreenCommand::Scores, Screen::Menu) => (*next).set_if_neq(Screen::Scores),
            (ScreenCommand::MyGames, Screen::Menu) => (*next).set_if_neq(Screen::MyGames),
            (ScreenCommand::Puzzles, Screen::Menu) => (*next).set_if_neq(Screen::Puzzles),
            (ScreenCommand::ToMenu | ScreenCommand::Back, screen)
                if !matches!(screen, Screen::Loading | Screen::Menu) =>
            {
                (*next).set_if_neq(Screen::Menu);
            }
            _ => {}
        }
    }
}

/// Puts pieces on the board of the setup.
pub(crate) fn place_in_setup(mut inputs: MessageReader<BoardInput>, draft: Option<ResMut<Draft>>) {
    let Some(mut draft) = draft else {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The screens to which Back leads one after the other, from the last of these.
    fn back_from(screens: &[Screen], has_draft: bool) -> Vec<Screen> {
        let mut stack = ScreenStack::default();
        for pair in screens.windows(2) {
            stack.follow(pair[0], pair[1]);
        }
        let mut here = screens[screens.len() - 1];
        let mut way = Vec::new();
        while here != Screen::Menu {
            let under = stack.back(has_draft);
            stack.follow(here, under);
            way.push(under);
            here = under;
        }
        way
    }

    #[test]
    fn back_leads_through_the_screens_by_which_somebody_came() {
        use Screen::{Loading, Menu, Play, Research, Settings, Setup, Theorem};
        let came = [Loading, Menu, Setup, Research, Theorem, Settings];
        assert_eq!(back_from(&came, true), [Theorem, Research, Setup, Menu]);
        let there_and_back = [Menu, Setup, Research, Setup, Play, Settings];
        assert_eq!(back_from(&there_and_back, true), [Play, Setup, Menu]);
        assert_eq!(back_from(&[Loading, Play, Settings], true), [Play, Menu]);
    }

    #[test]
    fn a_game_of_a_collection_leads_back_to_the_list() {
        use Screen::{Collection, Menu, Play};
        assert_eq!(
            back_from(&[Menu, Collection, Play], true),
            [Collection, Menu]
        );
        assert_eq!(back_from(&[Menu, Play, Collection], true), [Play, Menu]);
        let mut over_a_game = ScreenStack(vec![Menu, Play]);
        over_a_game.forget(Play);
        over_a_game.follow(Collection, Play);
        assert_eq!(over_a_game, ScreenStack(vec![Menu, Collection]));
    }

    #[test]
    fn a_setup_without_a_draft_is_none_to_go_back_to() {
        let came = [Screen::Menu, Screen::Setup, Screen::Theorem];
        assert_eq!(back_from(&came, false), [Screen::Menu]);
    }
}
