//! The sentences of the errors of `rules` and `config`, which know no words.

use super::sentence::{Argument, Sentence, number};
use fivefold_config::{ConfigError, ConfigProblem, ExpectedValue, Reason};
use fivefold_rules::notation::{self, BoardError, TextError};
use fivefold_rules::{FieldError, Illegal};

impl From<Illegal> for Sentence {
    fn from(reason: Illegal) -> Sentence {
        Sentence::from(&reason)
    }
}

impl From<&Illegal> for Sentence {
    fn from(reason: &Illegal) -> Sentence {
        let sentence = Sentence::new(reason.key());
        match reason.number() {
            Some(n) => sentence.number("n", n),
            None => sentence,
        }
    }
}

impl From<&FieldError> for Sentence {
    fn from(error: &FieldError) -> Sentence {
        match error {
            FieldError::OutOfRange { min, max, .. } => Sentence::new("field-error-out-of-range")
                .number("min", *min)
                .number("max", *max),
            FieldError::Inconsistent { key, numbers, .. } => Sentence {
                key,
                arguments: numbers.iter().map(|&(name, n)| number(name, n)).collect(),
            },
            FieldError::Missing { .. } => Sentence::new("field-error-missing"),
        }
    }
}

impl From<&BoardError> for Sentence {
    fn from(error: &BoardError) -> Sentence {
        let numbers = error.numbers.iter().map(|&(name, n)| number(name, n));
        let names = error.names.iter().cloned();
        let names = names.map(|(name, text)| (name, Argument::Text(text)));
        Sentence {
            key: error.key,
            arguments: numbers.chain(names).collect(),
        }
    }
}

impl From<&TextError> for Sentence {
    fn from(error: &TextError) -> Sentence {
        let reason = match &error.expected {
            notation::Expected::Fields(reason) => (&**reason).into(),
            notation::Expected::Board(reason) => (&**reason).into(),
            notation::Expected::Game {
                nearest: Some(nearest),
                ..
            } => Sentence::new("text-error-near")
                .sentence("error", not_expected(error))
                .text("nearest", (*nearest).to_owned()),
            _ => not_expected(error),
        };
        Sentence::new("text-error")
            .number("at", error.at + 1)
            .sentence("reason", reason)
    }
}

/// What stands in a text in place of what was expected.
fn not_expected(error: &TextError) -> Sentence {
    match error.found.as_str() {
        "" => Sentence::new("text-error-end"),
        found => Sentence::new("text-error-found").text("found", found.to_owned()),
    }
    .sentence("expected", &error.expected)
}

impl From<&notation::Expected> for Sentence {
    fn from(expected: &notation::Expected) -> Sentence {
        match expected {
            notation::Expected::Game { known, .. } => {
                Sentence::new("expected-game-word").list("known", known.iter().copied())
            }
            // As texts, because they can be larger than the numbers of a sentence.
            notation::Expected::Number { min, max } => Sentence::new("expected-number")
                .text("min", min.to_string())
                .text("max", max.to_string()),
            notation::Expected::Named(key) => Sentence::new(key),
            notation::Expected::EndAfter { key, most } => Sentence::new(key).number("most", *most),
            notation::Expected::Fields(reason) => (&**reason).into(),
            notation::Expected::Board(reason) => (&**reason).into(),
        }
    }
}

impl From<&ConfigError> for Sentence {
    fn from(error: &ConfigError) -> Sentence {
        Sentence::new("config-broken")
            .text("file", error.file.clone())
            .number("line", error.line)
            .number("column", error.column)
            .sentence("reason", &error.problem)
    }
}

impl From<&ConfigProblem> for Sentence {
    fn from(problem: &ConfigProblem) -> Sentence {
        match problem {
            ConfigProblem::UnknownField {
                found,
                nearest,
                known,
            } => match nearest {
                Some(nearest) => {
                    Sentence::new("config-unknown-near").text("nearest", nearest.clone())
                }
                None => {
                    Sentence::new("config-unknown").list("known", known.iter().map(String::as_str))
                }
            }
            .text("found", found.clone()),
            ConfigProblem::TwiceField(field) => {
                Sentence::new("config-twice").text("field", field.clone())
            }
            ConfigProblem::MissingField(field) => {
                Sentence::new("config-missing").text("field", field.clone())
            }
            ConfigProblem::NoChoice {
                found,
                nearest,
                known,
            } => match nearest {
                Some(nearest) => {
                    Sentence::new("config-no-choice-near").text("nearest", nearest.clone())
                }
                None => Sentence::new("config-no-choice")
                    .list("known", known.iter().map(String::as_str)),
            }
            .text("found", found.clone()),
            ConfigProblem::OtherKind { expected, found } => {
                let sentence = Sentence::new("config-other-kind").text("found", found.clone());
                match expected {
                    ExpectedValue::Told(reason) => sentence.sentence("expected", reason),
                    ExpectedValue::AsSaid(text) => sentence.text("expected", text.clone()),
                }
            }
            ConfigProblem::Syntax(key) => Sentence::new(key),
            ConfigProblem::Refused(reason) => reason.into(),
            ConfigProblem::NoBoard { found, game, error } => {
                Sentence::new("config-no-board-because")
                    .text("found", found.clone())
                    .game("game", game.clone())
                    .sentence("reason", error)
            }
            ConfigProblem::AsSaid(said) => {
                Sentence::new("config-as-said").text("said", said.clone())
            }
        }
    }
}

impl From<&Reason> for Sentence {
    fn from(reason: &Reason) -> Sentence {
        let argument = |name, value| match name {
            "game" => Argument::Game(value),
            _ => Argument::Text(value),
        };
        let values = reason.values.iter().cloned();
        Sentence {
            key: reason.key,
            arguments: values
                .map(|(name, value)| (name, argument(name, value)))
                .collect(),
        }
    }
}
