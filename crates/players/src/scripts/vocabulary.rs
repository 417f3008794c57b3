//! The words of scripts: every function and property that a script can use beside those of the
//! language itself. docs/opponents.md lists them; a test compares the two.

use std::sync::{Arc, Mutex};

use rand::RngExt;
use rhai::{Array, Dynamic, Engine, ImmutableString};

use super::meter::lock;
use super::view::{BoardMove, RefusedMove, ScriptBoard, ScriptCell, Trouble, owner, shorten};
use super::{Body, GameVocabulary, ScriptValue};
use fivefold_rules::{Cell, FieldKind, GameId, Outcome, Rng};

/// Teaches an engine all words, those that only some of these games have among them.
pub(crate) fn teach(engine: &mut Engine, rng: &Arc<Mutex<Rng>>, games: &[GameId]) {
    engine
        .register_type_with_name::<ScriptBoard>("Board")
        .register_type_with_name::<ScriptCell>("Cell")
        .register_type_with_name::<BoardMove>("Move")
        .register_type_with_name::<RefusedMove>("RefusedMove");
    every_game(engine);
    moves(engine);
    single_games(engine, games);
    cell(engine);
    one_move(engine);
    chance(engine, rng);
}

/// What can be asked of the board of any game.
fn every_game(engine: &mut Engine) {
    engine
        .register_fn("game", |board: &mut ScriptBoard| {
            board.position().game().as_str().to_owned()
        })
        .register_fn("option", option)
        .register_fn("cols", |board: &mut ScriptBoard| {
            i64::from(board.view().cols)
        })
        .register_fn("rows", |board: &mut ScriptBoard| {
            i64::from(board.view().rows)
        })
        .register_fn("cells", |board: &mut ScriptBoard| list(board.cells()))
        .register_fn("at", |board: &mut ScriptBoard, col: i64, row: i64| {
            board.at(col, row)
        })
        .register_fn("at", |board: &mut ScriptBoard, cell: ScriptCell| {
            board.at(cell.cell.col.into(), cell.cell.row.into())
        })
        .register_fn("has", |board: &mut ScriptBoard, col: i64, row: i64| {
            board.cell(col, row).is_some()
        })
        .register_fn("neighbours", |board: &mut ScriptBoard, cell: ScriptCell| {
            list(board.neighbours(cell.cell))
        })
        .register_fn("side", |board: &mut ScriptBoard| {
            owner(Some(board.position().side_to_move()))
        })
        .register_fn("other", |board: &mut ScriptBoard| {
            owner(Some(board.position().side_to_move().other()))
        })
        .register_fn("ply", |board: &mut ScriptBoard| board.ply())
        .register_fn("count", |board: &mut ScriptBoard, side: i64| {
            Ok::<_, Trouble>(board.owned(ScriptBoard::side_of(side)?).0)
        })
        .register_fn("pieces", |board: &mut ScriptBoard, side: i64| {
            Ok::<_, Trouble>(board.owned(ScriptBoard::side_of(side)?).1)
        })
        .register_fn("is_over", |board: &mut ScriptBoard| {
            board.position().outcome().is_some()
        })
        .register_fn("winner", |board: &mut ScriptBoard| {
            owner(board.position().outcome().and_then(Outcome::winner))
        })
        .register_fn("to_string", |board: &mut ScriptBoard| board.to_string())
        .register_fn("to_debug", |board: &mut ScriptBoard| board.to_string());
}

/// What can be asked about moves.
fn moves(engine: &mut Engine) {
    engine
        .register_fn("legal_moves", |board: &mut ScriptBoard| {
            list(board.legal_moves())
        })
        .register_fn("last_move", |board: &mut ScriptBoard| board.last_move())
        .register_fn("move_at", |board: &mut ScriptBoard, cell: ScriptCell| {
            board
                .move_at(cell.cell)
                .map_or(Dynamic::UNIT, Dynamic::from)
        })
        .register_fn(
            "read_move",
            |board: &mut ScriptBoard, text: ImmutableString| board.read_move(&text),
        )
        .register_fn("is_legal", |board: &mut ScriptBoard, mv: BoardMove| {
            board.position().check(mv.mv).is_ok()
        })
        .register_fn(
            "is_legal",
            |board: &mut ScriptBoard, text: ImmutableString| {
                let position = board.position();
                position
                    .parse_move(&text)
                    .is_ok_and(|mv| position.check(mv).is_ok())
            },
        )
        .register_fn("try_move", |board: &mut ScriptBoard, mv: BoardMove| {
            board.try_move(&mv)
        })
        .register_fn(
            "try_move",
            |board: &mut ScriptBoard, text: ImmutableString| {
                board.try_move(&board.read_move(&text)?)
            },
        )
        .register_fn("to_string", |refused: &mut RefusedMove| refused.to_string())
        .register_fn("to_debug", |refused: &mut RefusedMove| refused.to_string());
}

/// What only some games have. What a word means says the game of the board on which it is used.
fn single_games(engine: &mut Engine, games: &[GameId]) {
    let functions = |&game: &GameId| GameVocabulary::of(game).functions.iter();
    for function in games.iter().flat_map(functions) {
        let name = function.name;
        let has_it = |game: &&GameId| functions(game).any(|function| function.name == name);
        let having: Vec<&str> = games
            .iter()
            .filter(has_it)
            .map(|game| game.as_str())
            .collect();
        let having: Arc<str> = having.join(" and ").into();
        match function.body {
            Body::Plain(_) => engine.register_fn(name, move |board: &mut ScriptBoard| {
                answer(board, name, None, &having)
            }),
            Body::OfSide(_) | Body::OfNumber(_) => engine.register_fn(
                name,
                move |board: &mut ScriptBoard, cell: ScriptCell, number: i64| {
                    answer(board, name, Some((cell.cell, number)), &having)
                },
            ),
        };
    }
}

/// What the game of the board answers to a word that only the games `having` know.
fn answer(
    board: &ScriptBoard,
    name: &str,
    given: Option<(Cell, i64)>,
    having: &str,
) -> Result<Dynamic, Trouble> {
    let position = board.position();
    for function in board.vocabulary().functions {
        if function.name != name {
            continue;
        }
        let value = match (function.body, given) {
            (Body::Plain(ask), None) => ask(position),
            (Body::OfSide(ask), Some((cell, side))) => {
                ask(position, cell, ScriptBoard::side_of(side)?)
            }
            (Body::OfNumber(ask), Some((cell, number))) => ask(position, cell, number),
            _ => None,
        };
        if let Some(value) = value {
            board.charge(function.steps);
            return Ok(told(board, value));
        }
    }
    let game = position.game();
    Err(format!("{name}() is for {having} only; this board is of {game}").into())
}

/// The answer of a game as a script gets it.
fn told(board: &ScriptBoard, value: ScriptValue) -> Dynamic {
    match value {
        ScriptValue::Number(number) => Dynamic::from(number),
        ScriptValue::Numbers(numbers) => Dynamic::from(list(numbers)),
        ScriptValue::Cell(cell) => Dynamic::from(board.look(cell)),
        ScriptValue::Cells(cells) => {
            board.charge(cells.len());
            let looked = cells.into_iter().map(|cell| board.look(cell));
            Dynamic::from(list(looked.collect()))
        }
    }
}

/// What a cell says about itself.
fn cell(engine: &mut Engine) {
    engine
        .register_get("col", |cell: &mut ScriptCell| i64::from(cell.cell.col))
        .register_get("row", |cell: &mut ScriptCell| i64::from(cell.cell.row))
        .register_get("owner", |cell: &mut ScriptCell| owner(cell.square.owner))
        .register_get("count", |cell: &mut ScriptCell| {
            i64::from(cell.square.count)
        })
        .register_get("critical", |cell: &mut ScriptCell| {
            i64::from(cell.square.critical)
        })
        .register_get("is_empty", |cell: &mut ScriptCell| cell.square.count == 0)
        .register_fn("==", |one: ScriptCell, other: ScriptCell| {
            one.cell == other.cell
        })
        .register_fn("!=", |one: ScriptCell, other: ScriptCell| {
            one.cell != other.cell
        })
        .register_fn("to_string", |cell: &mut ScriptCell| cell.to_string())
        .register_fn("to_debug", |cell: &mut ScriptCell| cell.to_string());
}

/// What a move says about itself.
fn one_move(engine: &mut Engine) {
    engine
        .register_get("text", |mv: &mut BoardMove| mv.text.clone())
        .register_get("from", |mv: &mut BoardMove| {
            mv.from.map_or(Dynamic::UNIT, Dynamic::from)
        })
        .register_get("to", |mv: &mut BoardMove| mv.to)
        .register_get("amount", |mv: &mut BoardMove| mv.amount)
        .register_fn("==", |one: BoardMove, other: BoardMove| one == other)
        .register_fn("!=", |one: BoardMove, other: BoardMove| one != other)
        .register_fn("to_string", |mv: &mut BoardMove| mv.to_string())
        .register_fn("to_debug", |mv: &mut BoardMove| mv.to_string());
}

/// Chance: from the player's seeded source, so that the same seed gives the same game.
fn chance(engine: &mut Engine, rng: &Arc<Mutex<Rng>>) {
    let source = Arc::clone(rng);
    engine.register_fn("random", move |below: i64| {
        if below < 1 {
            return Err(Trouble::from(format!(
                "random({below}) has nothing to draw from; give it 1 or more"
            )));
        }
        Ok(lock(&source).random_range(0..below))
    });
    let source = Arc::clone(rng);
    engine.register_fn("pick", move |list: &mut Array| {
        if list.is_empty() {
            return Err(Trouble::from("pick() has nothing to draw from"));
        }
        Ok(list[lock(&source).random_range(0..list.len())].clone())
    });
}

/// What was chosen before the game: a number, true or false, or a word.
fn option(board: &mut ScriptBoard, key: ImmutableString) -> Result<Dynamic, Trouble> {
    let fields = board.position().fields();
    match fields.iter().find(|field| field.key == key.as_str()) {
        Some(field) => Ok(match field.kind {
            FieldKind::Number => Dynamic::from(i64::from(field.value)),
            FieldKind::Switch => Dynamic::from(field.value == 1),
            FieldKind::Choice(words) => {
                let word = usize::try_from(field.value)
                    .ok()
                    .and_then(|at| words.get(at));
                Dynamic::from(word.copied().unwrap_or_default().to_owned())
            }
        }),
        None => Err(format!(
            "this game has no option “{}”; it has {}",
            shorten(&key),
            fields
                .iter()
                .filter(|field| field.index == 0)
                .map(|field| field.key)
                .collect::<Vec<_>>()
                .join(", ")
        )
        .into()),
    }
}

fn list<T: Clone + Send + Sync + 'static>(values: Vec<T>) -> Array {
    values.into_iter().map(Dynamic::from).collect()
}
