//! A Fluent file as a bundle of sentences, and what is wrong with a broken one.

use fluent_bundle::{FluentError, FluentResource, FluentValue};

use super::{Language, Punctuation, WordsFile};
use fivefold_config::{ConfigError, ConfigProblem};

pub(super) type Bundle = fluent_bundle::concurrent::FluentBundle<FluentResource>;

pub(super) fn empty_bundle(language: Language) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![language.locale()]);
    // The marks around arguments would show as boxes; no language here is written right to left.
    bundle.set_use_isolating(false);
    if Punctuation::of(language).decimal == ',' {
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(number.as_string().replace('.', ",")),
            _ => None,
        }));
    }
    bundle
}

/// The sentences of a file.
pub(super) fn bundle(file: WordsFile, bytes: &[u8]) -> Result<Bundle, ConfigError> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        fault(
            file,
            &good,
            good.len(),
            ConfigProblem::Syntax("config-not-utf8"),
        )
    })?;
    let resource = FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| {
        let first = errors.into_iter().min_by_key(|error| error.pos.start);
        let (at, reason) = first.map_or((0, String::new()), |error| {
            (error.pos.start, error.kind.to_string())
        });
        fault(file, text, at, ConfigProblem::AsSaid(reason))
    })?;
    let mut bundle = empty_bundle(file.language);
    bundle.add_resource(resource).map_err(|errors| {
        let id = errors.into_iter().find_map(|error| match error {
            FluentError::Overriding { id, .. } => Some(id),
            _ => None,
        });
        let id = id.unwrap_or_default();
        let at = text.rfind(&format!("\n{id} ")).map_or(0, |at| at + 1);
        fault(file, text, at, ConfigProblem::TwiceField(id))
    })?;
    Ok(bundle)
}

/// The sentences of a text that comes with the program: those that can be read, and for each that cannot its line,
/// its column and what is wrong, in English.
pub(super) fn readable(language: Language, text: &str) -> (Bundle, Vec<(usize, usize, String)>) {
    let mut bundle = empty_bundle(language);
    let (resource, errors) = match FluentResource::try_new(text.to_owned()) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    let faults = errors.iter().map(|error| {
        let (line, column) = place(text, error.pos.start);
        (line, column, error.kind.to_string())
    });
    let mut faults: Vec<_> = faults.collect();
    for error in bundle.add_resource(resource).err().into_iter().flatten() {
        if let FluentError::Overriding { id, .. } = error {
            let at = text.rfind(&format!("\n{id} ")).map_or(0, |at| at + 1);
            let (line, column) = place(text, at);
            faults.push((line, column, format!("there is another text called {id}")));
        }
    }
    (bundle, faults)
}

/// The line and the column of this byte of a text, counted from 1.
fn place(text: &str, at: usize) -> (usize, usize) {
    let before = String::from_utf8_lossy(&text.as_bytes()[..at.min(text.len())]);
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let column = before[line_start..].chars().count() + 1;
    (before.matches('\n').count() + 1, column)
}

/// A fault at this byte of a file.
fn fault(file: WordsFile, text: &str, at: usize, problem: ConfigProblem) -> ConfigError {
    let (line, column) = place(text, at);
    ConfigError {
        file: file.path(),
        line,
        column,
        problem,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistake_in_a_text_of_a_game_costs_that_text_alone() {
        let text = "good = A sentence.\nbad = { $n \nafter = Another one.\ngood = Again.\n";
        let (bundle, faults) = readable(Language::En, text);
        assert!(bundle.has_message("good") && bundle.has_message("after"));
        assert!(!bundle.has_message("bad"));
        let places: Vec<_> = faults.iter().map(|(line, ..)| *line).collect();
        assert_eq!(places.len(), 2, "{faults:?}");
        assert!(
            faults.iter().any(|fault| fault.2.contains("called good")),
            "{faults:?}"
        );
        assert!(
            faults.iter().all(|(line, ..)| (2..=4).contains(line)),
            "{faults:?}"
        );
    }
}
