//! What a computer player is asked, and what it answers, as text for a copy of the core that runs
//! elsewhere (a browser's worker).

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::record::{self, RecordError};
use crate::config::{ConfigError, Games, Opponents, Scripts, read_whole};
use crate::midend::request::EngineRequest;
use crate::players::{Explanation, Limits, NoMove, SearchResult};
use crate::rules::{Illegal, Move};

/// Why a text is no question, or no answer to one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RequestError {
    /// It cannot be read.
    #[error("{0}")]
    Text(#[from] ConfigError),
    /// The match in it is broken.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// The rules refuse a move of the answer.
    #[error("the rules refuse a move of the answer: {0}")]
    Move(#[from] Illegal),
    /// No player of the game gives this reason for a move.
    #[error("no player of this game gives the reason “{0}”")]
    Explanation(String),
}

/// A question as it travels. What is no part of the file of numbers goes beside it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RequestText {
    record: String,
    limits: Limits,
    config: Opponents,
    scripts: Scripts,
    numbers: String,
}

/// A question as text; [`read`] reads it.
#[must_use]
pub fn write(request: &EngineRequest) -> String {
    let text = RequestText {
        record: record::write(&request.game_match),
        limits: request.limits,
        config: request.config.clone(),
        scripts: request.config.scripts.clone(),
        numbers: request.config.games.text_of(request.position().game()),
    };
    // Numbers and strings can always be written.
    ron::to_string(&text).unwrap_or_default()
}

/// Reads what [`write()`] wrote.
///
/// # Errors
/// [`RequestError`]; never panics, whatever the text.
pub fn read(text: &str) -> Result<EngineRequest, RequestError> {
    let text: RequestText = read_whole("question", text)?;
    let game_match = record::read(&text.record)?;
    let mut games = Games::default();
    games.read_of(game_match.position().game(), &text.numbers)?;
    Ok(EngineRequest {
        game_match,
        limits: text.limits,
        config: Opponents {
            scripts: text.scripts,
            games,
            ..text.config
        },
    })
}

/// What a player said to a question, as text; [`read_answer`] reads it.
#[must_use]
pub fn write_answer(answer: &Result<SearchResult<Move>, NoMove>) -> String {
    // The reason travels beside the choice as its key: only the game knows all that there are.
    let answer = answer
        .as_ref()
        .map(|choice| (choice, choice.explanation.key()));
    // Numbers and strings can always be written.
    ron::to_string(&answer).unwrap_or_default()
}

/// Reads what [`write_answer`] wrote for this question.
///
/// # Errors
/// [`RequestError`]; never panics, whatever the text.
pub fn read_answer(
    request: &EngineRequest,
    text: &str,
) -> Result<Result<SearchResult<Move>, NoMove>, RequestError> {
    let answer: Result<(SearchResult<Move>, String), NoMove> = read_whole("answer", text)?;
    let (mut choice, why) = match answer {
        Ok(answer) => answer,
        Err(reason) => return Ok(Err(reason)),
    };
    let mut position = request.position().clone();
    choice.explanation =
        Explanation::from_key(&why, position.game()).ok_or(RequestError::Explanation(why))?;
    position.check(choice.mv)?;
    for &mv in &choice.line {
        position.play(mv)?;
    }
    Ok(Ok(choice))
}
