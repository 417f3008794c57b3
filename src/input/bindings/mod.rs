//! What is bound to the commands: the usual keys or buttons, and those that a person has chosen in the
//! settings instead. Both kinds follow the same rules.

pub(crate) mod bindable;
pub(crate) mod capture;
pub(crate) mod captured_keys;
pub(crate) mod chord;
pub(crate) mod gamepad_button;
pub(crate) mod in_force;
pub(crate) mod key_command;
pub(crate) mod key_map;
pub(crate) mod key_words;

use std::collections::BTreeMap;

use crate::config::nearest;
use crate::features::settings::Settings;
use crate::input::bindings::bindable::Bindable;
use crate::input::bindings::in_force::Situation;
use crate::input::bindings::key_command::{Focus, KeyCommand, KeyPlace, Usual};
use crate::input::bindings::key_map::KEY_MAP;

/// The keys or the buttons in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bindings<T> {
    /// In the order of the table of commands.
    bound: Vec<Vec<Binding<T>>>,
    problems: Vec<BindingProblem<T>>,
}

/// A key or a button, and where it has its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Binding<T> {
    input: T,
    place: KeyPlace,
}

/// Why a choice of keys or buttons is not in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum BindingProblem<T> {
    /// There is no such command.
    UnknownCommand {
        /// What stands in the settings.
        found: String,
        /// The command whose name is nearest, if one is near.
        nearest: Option<String>,
    },
    /// There is no such key or button.
    UnknownInput {
        /// For which command.
        command: &'static str,
        /// What stands in the settings.
        found: String,
    },
    /// The command always has those that it has.
    Fixed {
        /// Which command.
        command: &'static str,
    },
    /// Another command has the key or the button at the same place.
    Taken {
        /// For which command.
        command: &'static str,
        /// The key or the button.
        input: T,
        /// The command that has it.
        other: &'static str,
    },
}

impl<T: Bindable> Bindings<T> {
    /// What is bound with these choices: names of commands, and names of keys or buttons that commas
    /// separate.
    pub(crate) fn new(chosen: &BTreeMap<String, String>) -> Bindings<T> {
        let mut problems = Vec::new();
        let mut read = vec![None; KEY_MAP.len()];
        for (name, inputs) in chosen {
            match read_choice(name, inputs) {
                Ok((index, inputs)) => read[index] = Some(inputs),
                Err(problem) => problems.push(problem),
            }
        }
        // A command that does not get what was chosen has again what is usual, which another may
        // have been given meanwhile.
        loop {
            let bound: Vec<Vec<Binding<T>>> = KEY_MAP
                .iter()
                .zip(&read)
                .map(|(command, chosen)| bindings(command, chosen.as_deref()))
                .collect();
            let Some((loser, problem)) = conflict(&bound, &read) else {
                return Bindings { bound, problems };
            };
            read[loser] = None;
            problems.push(problem);
        }
    }

    /// What was chosen and is not in force.
    pub(crate) fn problems(&self) -> &[BindingProblem<T>] {
        &self.problems
    }

    /// What is bound to a command, each once; nothing where it always has a whole family of keys.
    pub(crate) fn of(&self, command: &KeyCommand) -> Vec<T> {
        let index = KEY_MAP.iter().position(|other| other.name == command.name);
        let mut inputs = Vec::new();
        for binding in index.map_or(&[][..], |index| &self.bound[index]) {
            if !inputs.contains(&binding.input) {
                inputs.push(binding.input);
            }
        }
        inputs
    }

    /// The commands that a key or a button may mean, the likeliest first. Whatever has the focus may
    /// have a use for it, so that the command is done only up to the focus that `limit` makes of the
    /// command's own.
    pub(crate) fn meanings(
        &self,
        input: T,
        situation: &Situation,
        limit: impl Fn(Focus) -> Focus,
    ) -> Vec<&'static KeyCommand> {
        let mut found: Vec<(KeyPlace, &'static KeyCommand)> = Vec::new();
        for (command, bound) in KEY_MAP.iter().zip(&self.bound) {
            if situation.focus > limit(command.focus) {
                continue;
            }
            let places = places(input, command, bound).filter(|&place| situation.is_at(place));
            found.extend(places.map(|place| (place, command)));
        }
        found.sort_by_key(|(place, _)| place.rank());
        found.into_iter().map(|(_, command)| command).collect()
    }
}

/// Binds these to a command instead of what it has.
///
/// # Errors
/// They are not to be had; nothing is changed.
pub(crate) fn bind<T: Bindable>(
    settings: &mut Settings,
    command: &KeyCommand,
    inputs: &[T],
) -> Result<(), BindingProblem<T>> {
    let mut chosen = T::chosen(settings).clone();
    chosen.remove(command.name);
    let before = Bindings::<T>::new(&chosen);
    let names: Vec<String> = inputs.iter().map(T::to_string).collect();
    chosen.insert(command.name.to_owned(), names.join(", "));
    let mut problems = Bindings::<T>::new(&chosen).problems.into_iter();
    match problems.find(|new| !before.problems.contains(new)) {
        None => {
            *T::chosen(settings) = chosen;
            Ok(())
        }
        // The one that comes last is the one that is refused.
        Some(BindingProblem::Taken {
            command: loser,
            input,
            other,
        }) if other == command.name => Err(BindingProblem::Taken {
            command: other,
            input,
            other: loser,
        }),
        Some(problem) => Err(problem),
    }
}

/// The names of all commands to which something else can be bound.
pub(crate) fn names() -> Vec<&'static str> {
    let changeable = KEY_MAP.iter().filter(|command| command.can_change());
    changeable.map(|command| command.name).collect()
}

/// The place of a command in the table, and what is chosen for it.
fn read_choice<T: Bindable>(
    name: &str,
    inputs: &str,
) -> Result<(usize, Vec<T>), BindingProblem<T>> {
    let index = KEY_MAP.iter().position(|command| command.name == name);
    let index = index.ok_or_else(|| BindingProblem::UnknownCommand {
        found: name.to_owned(),
        nearest: nearest(name, &names()),
    })?;
    let command = KEY_MAP[index].name;
    if !KEY_MAP[index].can_change() {
        return Err(BindingProblem::Fixed { command });
    }
    let inputs = inputs.split(',').map(str::trim);
    let inputs = inputs.filter(|input| !input.is_empty()).map(|input| {
        input.parse().map_err(|_| BindingProblem::UnknownInput {
            command,
            found: input.to_owned(),
        })
    });
    Ok((index, inputs.collect::<Result<_, _>>()?))
}

/// What is bound to a command: what is usual, or what was chosen. What is usual keeps the place that
/// it usually has.
fn bindings<T: Bindable>(command: &KeyCommand, chosen: Option<&[T]>) -> Vec<Binding<T>> {
    let usual = |usual: &Usual<T>| Binding {
        input: usual.input,
        place: usual.place.unwrap_or(command.place),
    };
    let Some(chosen) = chosen else {
        return T::usual(command).iter().map(usual).collect();
    };
    let mut bindings = Vec::new();
    for &input in chosen {
        let known = T::usual(command).iter().filter(|own| own.input == input);
        let before = bindings.len();
        bindings.extend(known.map(usual));
        if bindings.len() == before {
            let place = command.place;
            bindings.push(Binding { input, place });
        }
    }
    bindings
}

/// Where a key or a button means this command.
fn places<T: Bindable>(
    input: T,
    command: &KeyCommand,
    bound: &[Binding<T>],
) -> impl Iterator<Item = KeyPlace> {
    let own = bound.iter().filter(move |binding| binding.input == input);
    let always = input.is_always_of(command).then_some(command.place);
    own.map(|binding| binding.place).chain(always)
}

/// Two commands that claim one key or button at one place: which of them loses what was chosen for it.
fn conflict<T: Bindable>(
    bound: &[Vec<Binding<T>>],
    chosen: &[Option<Vec<T>>],
) -> Option<(usize, BindingProblem<T>)> {
    let claimed = |binding: &Binding<T>, command: &KeyCommand| {
        let mut others = KEY_MAP.iter().zip(bound);
        let other = others.find(|(other, bound)| {
            let clashes = |place: KeyPlace| {
                let shares = T::IS_SHARED && place.comes_first() != binding.place.comes_first();
                let gives_way = shares
                    || other.yields && binding.place.is_special()
                    || command.yields && place.is_special();
                place.overlaps(binding.place) && !gives_way
            };
            other.name != command.name && places(binding.input, other, bound).any(clashes)
        });
        other.map(|(other, _)| other.name)
    };
    let changed = (0..KEY_MAP.len())
        .rev()
        .filter(|&index| chosen[index].is_some());
    for index in changed {
        let command = &KEY_MAP[index];
        for binding in &bound[index] {
            if let Some(other) = claimed(binding, command) {
                let problem = BindingProblem::Taken {
                    command: command.name,
                    input: binding.input,
                    other,
                };
                return Some((index, problem));
            }
        }
    }
    None
}
