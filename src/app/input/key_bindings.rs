//! The keys in force: the usual ones, and those that a person has chosen in the settings instead.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::chord::Chord;
use super::key_command::{Command, DefaultKey, Focus, Place};
use super::key_map::KEY_MAP;
use super::key_words::problem_sentence;
use crate::app::state::language::Words;
use crate::app::state::notifications::Notifications;
use crate::app::state::settings::Settings;
use crate::app::state::states::{Phase, Screen};
use crate::config::nearest;

/// Follows the settings.
pub fn plugin(app: &mut App) {
    app.init_resource::<KeyBindings>()
        .add_systems(Update, follow_settings.before(Phase::Input));
}

/// The keys in force.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct KeyBindings {
    /// In the order of the table.
    keys: Vec<Vec<Binding>>,
    problems: Vec<KeyProblem>,
    /// Whether keys that write a character have a meaning.
    has_characters: bool,
}

/// A key, and where it has its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Binding {
    chord: Chord,
    place: Place,
}

/// Why a choice of keys is not in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeyProblem {
    /// There is no such command.
    UnknownCommand {
        /// What stands in the settings.
        found: String,
        /// The command whose name is nearest, if one is near.
        nearest: Option<String>,
    },
    /// There is no such key.
    UnknownKey {
        /// For which command.
        command: &'static str,
        /// What stands in the settings.
        found: String,
    },
    /// The command always has its keys.
    Fixed {
        /// Which command.
        command: &'static str,
    },
    /// Another command has the key at the same place.
    Taken {
        /// For which command.
        command: &'static str,
        /// The key.
        chord: Chord,
        /// The command that has it.
        other: &'static str,
    },
}

/// What decides on the meaning of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation {
    /// The screen.
    pub screen: Screen,
    /// What has the focus.
    pub focus: Focus,
    /// Whether the setup asks whose pieces are placed.
    pub places_sides: bool,
    /// Whether the game has ended.
    pub is_over: bool,
    /// Whether the board is one on which pieces are marked and then taken.
    pub marks: bool,
    /// Whether the game is replayed, or two computers play.
    pub is_watched: bool,
}

impl Situation {
    pub(super) fn is_at(&self, place: Place) -> bool {
        place.is_on(self.screen)
            && match place {
                Place::PlacingSides => self.places_sides,
                Place::GameOver => self.is_over,
                Place::Marking => self.marks && !self.is_over,
                Place::Watching => self.is_watched,
                _ => true,
            }
    }
}

impl Default for KeyBindings {
    fn default() -> Self {
        KeyBindings::new(&BTreeMap::new())
    }
}

impl KeyBindings {
    /// The keys with these choices: names of commands, and keys that commas separate.
    #[must_use]
    pub fn new(chosen: &BTreeMap<String, String>) -> KeyBindings {
        let mut problems = Vec::new();
        let mut chosen: Vec<Option<Vec<Chord>>> = {
            let mut read = vec![None; KEY_MAP.len()];
            for (name, keys) in chosen {
                match read_choice(name, keys) {
                    Ok((index, chords)) => read[index] = Some(chords),
                    Err(problem) => problems.push(problem),
                }
            }
            read
        };
        // A command that does not get what was chosen has its usual keys again, which another may
        // have been given meanwhile.
        loop {
            let keys: Vec<Vec<Binding>> = KEY_MAP
                .iter()
                .zip(&chosen)
                .map(|(command, chosen)| bindings(command, chosen.as_deref()))
                .collect();
            let Some((loser, problem)) = conflict(&keys, &chosen) else {
                return KeyBindings {
                    keys,
                    problems,
                    has_characters: true,
                };
            };
            chosen[loser] = None;
            problems.push(problem);
        }
    }

    /// The same, but with no meaning for keys that write a character ([`Chord::is_character`]).
    #[must_use]
    pub fn without_characters(self) -> KeyBindings {
        KeyBindings {
            has_characters: false,
            ..self
        }
    }

    /// Whether a key has a meaning at all.
    #[must_use]
    pub fn allows(&self, chord: Chord) -> bool {
        self.has_characters || !chord.is_character()
    }

    /// What was chosen and is not in force.
    #[must_use]
    pub fn problems(&self) -> &[KeyProblem] {
        &self.problems
    }

    /// The keys of a command; none where it always has a whole family of them.
    pub fn chords(&self, command: &Command) -> Vec<Chord> {
        let mut chords = Vec::new();
        for binding in self.bindings(command) {
            if self.allows(binding.chord) && !chords.contains(&binding.chord) {
                chords.push(binding.chord);
            }
        }
        chords
    }

    fn bindings(&self, command: &Command) -> &[Binding] {
        let index = KEY_MAP.iter().position(|other| other.name == command.name);
        index.map_or(&[], |index| &self.keys[index])
    }

    /// The commands that a key may mean, the likeliest first. Shift makes no difference where no
    /// command is listed with it.
    #[must_use]
    pub fn meanings(&self, chord: Chord, situation: &Situation) -> Vec<(&'static Command, Chord)> {
        let is_kept = cfg!(target_family = "wasm") && chord.is_kept_by_browsers();
        if is_kept || !self.allows(chord) {
            return Vec::new();
        }
        let mut found = self.exact_meanings(chord, situation);
        if found.is_empty() && chord.shift {
            found = self.exact_meanings(chord.without_shift(), situation);
        }
        found
    }

    fn exact_meanings(
        &self,
        chord: Chord,
        situation: &Situation,
    ) -> Vec<(&'static Command, Chord)> {
        let mut found: Vec<(Place, &'static Command)> = Vec::new();
        for (command, keys) in KEY_MAP.iter().zip(&self.keys) {
            // Whatever has the focus may have a use for the key itself.
            let focus = command.focus.min(chord.passes());
            if situation.focus > focus {
                continue;
            }
            let own = keys.iter().filter(|binding| binding.chord == chord);
            let places = own.map(|binding| binding.place);
            let always = command.always_has(chord).then_some(command.place);
            let places = places.chain(always).filter(|&place| situation.is_at(place));
            found.extend(places.map(|place| (place, command)));
        }
        found.sort_by_key(|(place, _)| place.rank());
        found
            .into_iter()
            .map(|(_, command)| (command, chord))
            .collect()
    }
}

/// Gives a command these keys instead of its own.
///
/// # Errors
/// They are not to be had; nothing is changed.
pub fn set_keys(
    settings: &mut Settings,
    command: &Command,
    chords: &[Chord],
) -> Result<(), KeyProblem> {
    let mut chosen = settings.keys.clone();
    chosen.remove(command.name);
    let before = KeyBindings::new(&chosen);
    let names: Vec<String> = chords.iter().map(Chord::to_string).collect();
    chosen.insert(command.name.to_owned(), names.join(", "));
    let mut problems = KeyBindings::new(&chosen).problems.into_iter();
    match problems.find(|new| !before.problems.contains(new)) {
        None => {
            settings.keys = chosen;
            Ok(())
        }
        // The one that comes last is the one that is refused.
        Some(KeyProblem::Taken {
            command: loser,
            chord,
            other,
        }) if other == command.name => Err(KeyProblem::Taken {
            command: other,
            chord,
            other: loser,
        }),
        Some(problem) => Err(problem),
    }
}

/// Gives a command its usual keys again.
pub fn reset_keys(settings: &mut Settings, command: &Command) {
    settings.keys.remove(command.name);
}

/// The place of a command in the table, and the keys that are chosen for it.
fn read_choice(name: &str, keys: &str) -> Result<(usize, Vec<Chord>), KeyProblem> {
    let index = KEY_MAP.iter().position(|command| command.name == name);
    let index = index.ok_or_else(|| KeyProblem::UnknownCommand {
        found: name.to_owned(),
        nearest: nearest(name, &names()),
    })?;
    let command = &KEY_MAP[index];
    if !command.can_change() {
        return Err(KeyProblem::Fixed {
            command: command.name,
        });
    }
    let keys = keys.split(',').map(str::trim).filter(|key| !key.is_empty());
    let chords = keys.map(|key| {
        key.parse().map_err(|_| KeyProblem::UnknownKey {
            command: command.name,
            found: key.to_owned(),
        })
    });
    Ok((index, chords.collect::<Result<_, _>>()?))
}

/// The names of all commands whose keys can be chosen.
pub(super) fn names() -> Vec<&'static str> {
    let changeable = KEY_MAP.iter().filter(|command| command.can_change());
    changeable.map(|command| command.name).collect()
}

/// The keys of a command: the usual ones, or those that were chosen. One that is usual keeps the
/// place that it usually has.
fn bindings(command: &Command, chosen: Option<&[Chord]>) -> Vec<Binding> {
    let usual = |key: &DefaultKey| Binding {
        chord: key.chord,
        place: key.place.unwrap_or(command.place),
    };
    let Some(chosen) = chosen else {
        return command.keys.iter().map(usual).collect();
    };
    let mut bindings = Vec::new();
    for &chord in chosen {
        let known = command.keys.iter().filter(|key| key.chord == chord);
        let before = bindings.len();
        bindings.extend(known.map(usual));
        if bindings.len() == before {
            let place = command.place;
            bindings.push(Binding { chord, place });
        }
    }
    bindings
}

/// Two commands that claim one key at one place: which of them loses what was chosen for it.
fn conflict(keys: &[Vec<Binding>], chosen: &[Option<Vec<Chord>>]) -> Option<(usize, KeyProblem)> {
    let claimed = |binding: &Binding, command: &Command| {
        let mut others = KEY_MAP.iter().zip(keys);
        let other = others.find(|(other, keys)| {
            let always = other.always_has(binding.chord).then_some(other.place);
            let own = keys.iter().filter(|own| own.chord == binding.chord);
            let mut places = own.map(|own| own.place).chain(always);
            let clashes = |place: Place| {
                let gives_way = other.yields && binding.place.is_special()
                    || command.yields && place.is_special();
                place.overlaps(binding.place) && !gives_way
            };
            other.name != command.name && places.any(clashes)
        });
        other.map(|(other, _)| other.name)
    };
    let changed = (0..KEY_MAP.len())
        .rev()
        .filter(|&index| chosen[index].is_some());
    for index in changed {
        let command = &KEY_MAP[index];
        for binding in &keys[index] {
            if let Some(other) = claimed(binding, command) {
                let problem = KeyProblem::Taken {
                    command: command.name,
                    chord: binding.chord,
                    other,
                };
                return Some((index, problem));
            }
        }
    }
    None
}

/// Puts in force what is chosen in the settings, and says what cannot be.
fn follow_settings(
    settings: Res<Settings>,
    mut bindings: ResMut<KeyBindings>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) {
    const ABOUT: &str = "keys";
    if !settings.is_changed() {
        return;
    }
    let mut now = KeyBindings::new(&settings.keys);
    if !settings.character_keys {
        now = now.without_characters();
    }
    if *bindings == now {
        return;
    }
    let sentences = now.problems.iter();
    let sentences: Vec<String> = sentences
        .map(|problem| problem_sentence(&words, problem))
        .collect();
    if sentences.is_empty() {
        notifications.withdraw(ABOUT);
    } else {
        notifications.fault(ABOUT, sentences.join("\n"));
    }
    *bindings = now;
}
