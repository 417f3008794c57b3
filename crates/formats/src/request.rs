//! What a computer player is asked, and what it answers, as text for a copy of the core that runs
//! elsewhere (a browser's worker).

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use fivefold_config::proofs::ProofIndex;
use fivefold_config::{ConfigError, Games, Opponents, Scripts, read_whole};
use fivefold_games as games;
use fivefold_match::opening::{Opening, OpeningChoice};
use fivefold_match::request::{EngineRequest, PendingOpening};
use fivefold_players::opponents::Opponent;
use fivefold_players::pool::GameKey;
use fivefold_players::{Answer, Clocks, Explanation, GameLine, Limits, NoMove, SearchResult};
use fivefold_rules::notation::TextError;
use fivefold_rules::{Illegal, Move};
use fivefold_words::InEnglish as _;

use crate::record::choices;

/// Why a text is no request, or no answer to one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RequestError {
    /// It cannot be read.
    #[error("{}", .0.in_english())]
    Text(ConfigError),
    /// The start of the game is none.
    #[error("the start of the game: {}", .0.in_english())]
    Start(TextError),
    /// The rules refuse a move of the game or of the answer.
    #[error("the rules refuse a move: {}", .0.in_english())]
    Move(Illegal),
    /// There is no such opponent.
    #[error("there is no opponent “{0}”")]
    Opponent(String),
    /// The game cannot be opened so, or its opening is over.
    #[error("the opening does not fit the game: {0}")]
    Opening(String),
    /// No player of the game gives this reason for a move.
    #[error("no player of this game gives the reason “{0}”")]
    Explanation(String),
}

impl From<ConfigError> for RequestError {
    fn from(error: ConfigError) -> Self {
        RequestError::Text(error)
    }
}

impl From<TextError> for RequestError {
    fn from(error: TextError) -> Self {
        RequestError::Start(error)
    }
}

impl From<Illegal> for RequestError {
    fn from(error: Illegal) -> Self {
        RequestError::Move(error)
    }
}

/// A request as it travels. What is no part of the file of numbers goes beside it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RequestText {
    opponent: String,
    game: GameKey,
    ply: u32,
    start: String,
    moves: Vec<Move>,
    opening: Option<OpeningText>,
    limits: Limits,
    clocks: Option<Clocks>,
    config: Opponents,
    /// The script that is asked, if one is: the others need not travel.
    scripts: Scripts,
    /// The proof of the board, if its player is asked.
    proofs: ProofIndex,
    /// The numbers of the game's players.
    numbers: String,
}

/// The rule of an opening that is not over, and what was chosen after how many stones, in words as in
/// a record.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OpeningText {
    rule: String,
    choices: Vec<(usize, String)>,
}

/// A request as text; [`read`] reads it.
#[must_use]
pub fn write(request: &EngineRequest) -> String {
    let mut config = Opponents::clone(&request.config);
    let mut scripts = std::mem::take(&mut config.scripts);
    scripts.retain(|name, _| request.opponent == Opponent::Script(*name));
    let proofs = std::mem::take(&mut config.proofs);
    let proofs = match request.opponent {
        Opponent::Exact => proofs.only(&request.position().game_id()),
        _ => ProofIndex::default(),
    };
    // Whoever plays is named.
    config.own_levels.clear();
    let opening = request.opening.as_ref().map(|opening| {
        let choices = opening.choices.iter();
        let position = request.line.start();
        let word = |(stones, choices): &(usize, Vec<OpeningChoice>)| {
            (*stones, choices::write(choices, position).join(" "))
        };
        OpeningText {
            rule: opening.rule.word.to_owned(),
            choices: choices.map(word).collect(),
        }
    });
    let text = RequestText {
        opponent: request.opponent.id().into_owned(),
        game: request.game,
        ply: request.ply,
        start: request.line.start().id(),
        moves: request.line.moves().to_vec(),
        opening,
        limits: request.limits,
        clocks: request.clocks,
        numbers: config.games.text_of(request.position().game()),
        config,
        scripts,
        proofs,
    };
    // Numbers and strings can always be written.
    ron::to_string(&text).unwrap_or_default()
}

/// Reads what [`write()`] wrote.
///
/// # Errors
/// [`RequestError`]; never panics, whatever the text.
pub fn read(text: &str) -> Result<EngineRequest, RequestError> {
    let text: RequestText = read_whole("request", text)?;
    let line = GameLine::of_moves(games::parse_id(&text.start)?.position, text.moves)?;
    let mut numbers = Games::default();
    numbers.read_of(line.position().game(), &text.numbers)?;
    let opponent = games::opponent(&text.opponent);
    let opening = text
        .opening
        .map(|text| read_opening(&text, &line).ok_or(RequestError::Opening(text.rule)));
    Ok(EngineRequest {
        opponent: opponent.ok_or(RequestError::Opponent(text.opponent))?,
        game: text.game,
        ply: text.ply,
        opening: opening.transpose()?,
        line,
        limits: text.limits,
        clocks: text.clocks,
        config: Arc::new(Opponents {
            scripts: text.scripts,
            proofs: text.proofs,
            games: numbers,
            ..text.config
        }),
    })
}

/// An opening that is not over in the position at the end of the line.
fn read_opening(text: &OpeningText, line: &GameLine) -> Option<PendingOpening> {
    let Opening::Rule(rule) = games::opening(&text.rule)? else {
        return None;
    };
    let choices = text.choices.iter();
    let choices = choices.map(|(stones, words)| {
        let choices = choices::read(words, line.start()).ok()?;
        Some((*stones, choices))
    });
    let opening = PendingOpening {
        rule,
        choices: choices.collect::<Option<_>>()?,
    };
    let goes_on = !opening.stage(line).is_over();
    ((rule.fits)(line.start()) && goes_on).then_some(opening)
}

/// What a player said to a request, as text; [`read_answer`] reads it.
#[must_use]
pub fn write_answer(answer: &Answer) -> String {
    // The reason travels beside the choice as its key and number: only the game knows all that there
    // are.
    let answer = answer.as_ref().map(|choice| {
        (
            choice,
            choice.explanation.key(),
            choice.explanation.number(),
        )
    });
    // Numbers and strings can always be written.
    ron::to_string(&answer).unwrap_or_default()
}

/// Reads what [`write_answer`] wrote for this request.
///
/// # Errors
/// [`RequestError`]; never panics, whatever the text.
pub fn read_answer(request: &EngineRequest, text: &str) -> Result<Answer, RequestError> {
    let answer: Result<(SearchResult<Move>, String, Option<u8>), NoMove> =
        read_whole("answer", text)?;
    let (mut choice, why, number) = match answer {
        Ok(answer) => answer,
        Err(reason) => return Ok(Err(reason)),
    };
    let mut position = request.position().clone();
    choice.explanation =
        Explanation::from_key(&why, position.game()).ok_or(RequestError::Explanation(why))?;
    if let Some(number) = number {
        choice.explanation = choice.explanation.with_number(number);
    }
    position.check(choice.mv)?;
    for &mv in &choice.line {
        position.play(mv)?;
    }
    Ok(Ok(choice))
}
