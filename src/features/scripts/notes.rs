//! What scripts have said: the last mistake of each, and what it printed while it thought.

use crate::features::language::{Words, number, text};
use std::collections::{BTreeMap, VecDeque};

use bevy::prelude::*;

use crate::config::ScriptName;
use crate::players::scripts::ScriptMistake;

/// What is kept of every script.
#[derive(Resource, Debug, Default)]
pub(crate) struct ScriptNotes(BTreeMap<ScriptName, Notes>);

/// What is kept of one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Notes {
    /// Its last mistake, until its file is read again without one.
    pub mistake: Option<ScriptMistake>,
    /// What it printed, the oldest first.
    pub printed: VecDeque<Printed>,
}

/// A line that was printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Printed {
    /// The number of the move that was being thought about, and its text.
    pub mv: (u32, String),
    /// What was printed.
    pub line: String,
}

impl Notes {
    /// Everything that it printed, a line for each move above what was printed for it.
    pub(crate) fn printed_text(&self) -> String {
        let mut text = String::new();
        let mut before = None;
        for printed in &self.printed {
            if before != Some(&printed.mv) {
                let (number, mv) = &printed.mv;
                text.push_str(&format!("{number}. {mv}\n"));
                before = Some(&printed.mv);
            }
            text.push_str(&format!("    {}\n", printed.line));
        }
        text
    }
}

impl ScriptNotes {
    /// What is kept of this script.
    pub(crate) fn of(&self, name: ScriptName) -> Option<&Notes> {
        self.0.get(&name)
    }

    /// It has made a mistake.
    pub(crate) fn note_mistake(&mut self, mistake: ScriptMistake) {
        let notes = self.0.entry(mistake.script).or_default();
        notes.mistake = Some(mistake);
    }

    /// Its file was read without a mistake.
    pub(crate) fn forget_mistake(&mut self, name: ScriptName) {
        if let Some(notes) = self.0.get_mut(&name) {
            notes.mistake = None;
        }
    }

    /// It has printed these lines for a move; so many of its last lines are kept.
    pub(crate) fn note_printed(
        &mut self,
        name: ScriptName,
        mv: (u32, String),
        lines: &[String],
        most: usize,
    ) {
        let printed = &mut self.0.entry(name).or_default().printed;
        printed.extend(lines.iter().map(|line| Printed {
            mv: mv.clone(),
            line: line.clone(),
        }));
        let beyond = printed.len().saturating_sub(most);
        printed.drain(..beyond);
    }
}

/// A script's mistake as a sentence with its place.
pub(crate) fn mistake_sentence(words: &Words, mistake: &ScriptMistake) -> String {
    let refusal = |key: &str, n: Option<u8>| match n {
        Some(n) => words.with(key, &[("n", number(n))]),
        None => words.say(key),
    };
    let reason = words.sentence(&mistake.fault.sentence(refusal));
    words.with(
        "config-broken",
        &[
            ("file", text(&mistake.script.file())),
            ("line", number(mistake.line)),
            ("column", number(mistake.column)),
            ("reason", text(&reason)),
        ],
    )
}
