//! The pages of the opponents: opened from a list, and left for a game against one of them.

pub(crate) mod page;
pub(crate) mod words;

use bevy::prelude::*;

use crate::config::{ConfigError, Opponents, OwnLevel, PathStep, ScriptName};
use crate::features::navigation::ScreenCommand;
use crate::features::notifications::Notifications;

use crate::features::scripts::notes::ScriptNotes;
use crate::features::scripts::storage::NotKept;
use crate::features::settings::Configs;
use crate::features::setup::draft::Draft;
use crate::features::tune::{Tuning, told_name};
use crate::games;
use crate::intent::Intents;
use crate::midend::{Match, Seat, Starter};
use crate::players::opponents::Opponent;
use crate::rules::{Position, Side};
use crate::states::{Phase, Screen};
use crate::turn::current_match::CurrentMatch;
use crate::turn::undo::HistoryCommand;
use crate::words::InEnglish as _;

/// What is done with the opponents that can be chosen.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OpponentCommand {
    /// Its page is opened; this is the seat that it would take.
    About(Opponent, Side),
    /// It takes this seat, and a person plays against it.
    PlayAgainst(Opponent, Side),
    /// It is copied under the name that was typed ([`crate::features::opponents::CopyForm`]).
    Copy(Opponent),
    /// The file of this script is opened, or in a browser saved.
    OpenScript(ScriptName),
    /// The folder of the scripts is opened.
    OpenScriptFolder,
    /// The text of this script is opened in the program's own editor.
    EditScript(ScriptName),
    /// What was written there is saved.
    SaveScript(ScriptName),
    /// What was written there and is not saved is taken back.
    RevertScript(ScriptName),
    /// The editor is closed.
    CloseScript,
    /// This script is to be deleted; it is asked first.
    DeleteScript(ScriptName),
    /// This script is deleted.
    DeleteScriptForGood(ScriptName),
}

/// The position over which a page is open: that of the game or of the setup; elsewhere there is none.
pub(crate) fn position_at_hand<'a>(
    screen: Screen,
    current: &'a CurrentMatch,
    draft: Option<&'a Draft>,
) -> Option<&'a Position> {
    match screen {
        Screen::Play => current.game_match.as_ref().map(Match::position),
        Screen::Setup => draft.map(Draft::position),
        _ => None,
    }
}

/// The name that a copy gets: what was typed, where it is a name and no opponent has it.
///
/// # Errors
/// It is no name, or somebody has it.
pub(crate) fn free_name(typed: &str, opponents: &Opponents) -> Result<ScriptName, NotKept> {
    let name = ScriptName::new(typed.trim()).ok_or(NotKept::NoName)?;
    let is_taken = opponents.scripts.contains_key(&name) || opponents.own_level(name).is_some();
    match is_taken {
        true => Err(NotKept::Taken(name)),
        false => Ok(name),
    }
}

/// Opens the pages, and seats whom somebody wants to play against.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<OpponentPage>()
        .init_resource::<CopyForm>()
        .init_resource::<ScriptNotes>()
        .init_resource::<Tuning>()
        .add_systems(
            Update,
            (handle, copy_level, check_own_levels).in_set(Phase::Rules),
        );
}

fn handle(
    mut asked: MessageReader<OpponentCommand>,
    mut page: ResMut<OpponentPage>,
    mut form: ResMut<CopyForm>,
    screen: Res<State<Screen>>,
    mut draft: Option<ResMut<Draft>>,
    mut intents: Intents,
) {
    for command in asked.read() {
        match *command {
            OpponentCommand::About(opponent, side) => {
                page.set_if_neq(OpponentPage(Some(AskedAbout { opponent, side })));
                // What was typed for a copy is still there when its page is opened again.
                if form.of != Some(opponent) {
                    *form = CopyForm {
                        of: Some(opponent),
                        ..CopyForm::default()
                    };
                }
            }
            OpponentCommand::PlayAgainst(opponent, side) => {
                page.set_if_neq(OpponentPage(None));
                let seat = Seat::Computer(opponent);
                match (screen.get(), draft.as_deref_mut()) {
                    (Screen::Setup, Some(draft)) => {
                        *draft = draft.clone().into_casual();
                        draft.seats[side.index()] = seat;
                        draft.seats[side.other().index()] = Seat::Person;
                        if opponent == Opponent::Exact {
                            // It is asked how long one can last while it wins.
                            draft.starter = match side {
                                Side::First => Starter::First,
                                Side::Second => Starter::Second,
                            };
                        }
                        intents.write(ScreenCommand::Start);
                    }
                    (Screen::Play, _) => intents.write(HistoryCommand::Seat(side, seat)),
                    _ => {}
                }
            }
            _ => {}
        }
    }
}

/// The file of the configuration in which copies of levels stand.
pub(crate) const FILE: &str = "opponents.ron";

/// The copy of a level becomes one of the person's own values.
fn copy_level(
    mut asked: MessageReader<OpponentCommand>,
    configs: Res<Configs>,
    current: Res<CurrentMatch>,
    (screen, draft): (Res<State<Screen>>, Option<Res<Draft>>),
    mut form: ResMut<CopyForm>,
    mut tuning: ResMut<Tuning>,
    mut page: ResMut<OpponentPage>,
) {
    for command in asked.read() {
        let OpponentCommand::Copy(origin) = *command else {
            continue;
        };
        let opponents = &configs.opponents;
        let position = position_at_hand(*screen.get(), &current, draft.as_deref());
        let game = position.map(|position| position.game());
        let copied = match (origin, game) {
            (Opponent::Level(level), Some(game)) => free_name(&form.name, opponents)
                .map(|name| opponents.copy_of_level(name, game, level)),
            (Opponent::Own(own), _) => free_name(&form.name, opponents).map(|name| {
                let own = opponents.own_level(own).cloned();
                own.map(|own| OwnLevel { name, ..own })
            }),
            _ => continue,
        };
        match copied {
            Ok(Some(own)) => {
                let list = [PathStep::Field("own_levels".to_owned())];
                let entry = own.to_text();
                let put = tuning.change(FILE, |layers| layers.push(&list, &entry));
                if let Err(error) = put {
                    form.refused = Some(NotKept::NotWritten {
                        path: told_name(FILE),
                        reason: error.in_english(),
                    });
                    continue;
                }
                *form = CopyForm::default();
                if let Some(asked) = &mut page.0 {
                    asked.opponent = Opponent::Own(own.name);
                }
            }
            Ok(None) => {}
            Err(refused) => form.refused = Some(refused),
        }
    }
}

/// A copy of a level whose numbers cannot be read plays as the level does; its author is told.
fn check_own_levels(configs: Res<Configs>, mut notifications: ResMut<Notifications>) {
    if !configs.is_changed() {
        return;
    }
    for own in &configs.opponents.own_levels {
        let about = format!("{} {}", told_name(FILE), own.name);
        let Some(game) = games::from_id(&own.game) else {
            continue;
        };
        match configs.opponents.with_own_level(own, game) {
            Ok(_) => notifications.withdraw(&about),
            Err(error) => {
                let error = ConfigError {
                    file: about.clone(),
                    ..error
                };
                notifications.config_error(&about, error);
            }
        }
    }
}

/// What is typed for a copy, and what became of it.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct CopyForm {
    /// Whose copy it is.
    pub of: Option<Opponent>,
    /// Whether a name is asked for.
    pub is_open: bool,
    /// The name.
    pub name: String,
    /// Why there is no such copy.
    pub refused: Option<NotKept>,
}

/// Whose page is open, if one is.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct OpponentPage(pub Option<AskedAbout>);

/// An opponent about whom somebody wants to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AskedAbout {
    /// Who it is.
    pub opponent: Opponent,
    /// The seat that it would take.
    pub side: Side,
}
