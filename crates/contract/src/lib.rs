//! One contract for all games: whatever the rules, moves, events, undo, text and the erased form must agree with each
//! other. A game from outside is held to it by one line in its tests, the shipped ones are, too. `before` is done
//! first of all: what fills the catalogue, from which the presets of a game are known.
//!
//! ```
//! # use fivefold_games::nim::Nim;
//! fivefold_contract::tests!(before fivefold_games::all(); Nim);
//! ```

use fivefold_config::Games;
use fivefold_games::parse_id_of;
use fivefold_rules::{
    Cell, Event, Game, GameId, Illegal, Move, Parameters, Position, Rng, Side, View, registry,
};
use fivefold_words::InEnglish as _;
use rand::{RngExt, SeedableRng};

/// Games that random play does not end soon (Northcott, Atoms) are left after so many plies.
const MOST_PLIES: usize = 250;
/// From so many moves of a position, at most, is each carried out and taken back.
const MOST_TRIED: usize = 8;
/// Every number up to here is checked against the list of legal moves; all packed moves of a game
/// lie below ([`every_move_lies_below_the_checked_numbers`]).
const CHECKED_NUMBERS: u32 = 1 << 13;

/// Tests that hold these games to the contract, one for each of its rules.
#[macro_export]
macro_rules! tests {
    (before $before:expr; $($game:ty),+ $(,)?) => {
        $crate::tests!(each [
            games_start_unfinished_with_the_starter_to_move,
            legal_moves_are_sorted_and_unique_and_end_with_the_game,
            exactly_the_listed_moves_are_legal,
            every_move_lies_below_the_checked_numbers,
            undo_restores_the_position_exactly,
            events_rebuild_the_view_and_end_with_the_game,
            the_erased_form_plays_the_same_game,
            illegal_moves_change_nothing,
            parameters_positions_and_moves_survive_being_written_and_read,
            the_same_seed_gives_the_same_game,
            the_cell_of_a_move_lies_on_the_board,
            placing_never_makes_an_illegal_position,
        ] before $before; [$($game),+]);
    };
    (each [$($rule:ident),+ $(,)?] before $before:expr; $games:tt) => {
        $($crate::tests!(one $rule before $before; $games);)+
    };
    (one $rule:ident before $before:expr; [$($game:ty),+]) => {
        #[test]
        fn $rule() {
            $before;
            $($crate::$rule::<$game>();)+
        }
    };
    ($($game:ty),+ $(,)?) => {
        $crate::tests!(before (); $($game),+);
    };
}

/// The presets, the smallest and the largest parameters, and some drawn at random: all found by
/// asking the game for its fields.
fn parameter_sets<G: Game>() -> Vec<G::Params> {
    let id = GameId::of::<G>();
    // Without a catalogue, or outside it, a game has no presets.
    let presets = match registry::all().contains(&id) {
        true => Games::default().presets(id).to_vec(),
        false => Vec::new(),
    };
    let read = |preset: &String| G::Params::parse(preset).expect("a preset");
    let mut sets: Vec<G::Params> = presets.iter().map(read).collect();
    let fields = G::Params::default().fields();
    let with = |value: &mut dyn FnMut(&std::ops::RangeInclusive<i32>) -> i32| {
        let mut fields = fields.clone();
        for field in &mut fields {
            field.value = value(&field.range);
        }
        // Single values in range may still not fit together.
        G::Params::from_fields(&fields).ok()
    };
    sets.extend(with(&mut |range| *range.start()));
    sets.extend(with(&mut |range| *range.end()));
    let mut rng = Rng::seed_from_u64(7);
    for _ in 0..6 {
        sets.extend(with(&mut |range| rng.random_range(range.clone())));
    }
    sets
}

/// Plays one random game and hands every position on the way, the first and the last included, to
/// `look`. Returns the moves as text.
fn play_randomly<G: Game>(start: &G, seed: u64, mut look: impl FnMut(&G, &mut Rng)) -> Vec<String> {
    let mut rng = Rng::seed_from_u64(seed);
    let mut position = start.clone();
    let mut played = Vec::new();
    let mut undos = Vec::new();
    let mut moves = Vec::new();
    for _ in 0..MOST_PLIES {
        // Its own source, so that looking does not change the game.
        look(&position, &mut Rng::seed_from_u64(played.len() as u64));
        position.legal_moves(&mut moves);
        if moves.is_empty() {
            break;
        }
        let mv = moves[rng.random_range(0..moves.len())];
        played.push(position.move_text(mv));
        undos.push((mv, position.apply(mv, &mut ())));
    }
    look(&position, &mut rng);
    while let Some((mv, undo)) = undos.pop() {
        position.undo(mv, undo);
    }
    assert_eq!(
        &position, start,
        "taking back every move leads to the start"
    );
    played
}

/// The usual and random starts of every parameter set, begun by either side.
fn for_every_start<G: Game>(mut check: impl FnMut(&G, u64)) {
    for (seed, params) in (0..).zip(parameter_sets::<G>()) {
        let starter = Side::BOTH[seed as usize % 2];
        check(&G::start(&params, starter), seed);
        let mut rng = Rng::seed_from_u64(seed);
        check(&G::random_start(&params, starter.other(), &mut rng), seed);
    }
}

/// Every position of a random game from every start.
fn for_every_position<G: Game>(mut check: impl FnMut(&G, &mut Rng)) {
    for_every_start::<G>(|start, seed| {
        play_randomly(start, seed, &mut check);
    });
}

fn legal<G: Game>(position: &G) -> Vec<G::Move> {
    // Whatever the list held before must be gone.
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut again = moves.clone();
    position.legal_moves(&mut again);
    assert_eq!(moves, again);
    moves
}

/// Start positions are unfinished, have moves, and the side to move is the starter.
///
/// # Panics
/// The game does otherwise.
pub fn games_start_unfinished_with_the_starter_to_move<G: Game>() {
    for params in parameter_sets::<G>() {
        for starter in Side::BOTH {
            let mut rng = Rng::seed_from_u64(1);
            for start in [
                G::start(&params, starter),
                G::random_start(&params, starter, &mut rng),
            ] {
                assert_eq!(start.side_to_move(), starter);
                assert_eq!(start.outcome(), None, "{start:?}");
                assert!(!legal(&start).is_empty(), "{start:?}");
            }
            assert_eq!(G::start(&params, starter).params(), &params);
        }
    }
}

/// The list of legal moves is sorted, holds no move twice, and is empty when the game is over and only then.
///
/// # Panics
/// The game does otherwise.
pub fn legal_moves_are_sorted_and_unique_and_end_with_the_game<G: Game>() {
    for_every_position::<G>(|position, _| {
        let moves = legal(position);
        assert!(moves.is_sorted_by(|a, b| a < b), "{position:?}: {moves:?}");
        assert_eq!(
            moves.is_empty(),
            position.outcome().is_some(),
            "{position:?}"
        );
        let packed: Vec<Move> = moves.iter().map(|&mv| G::pack(mv)).collect();
        assert!(
            packed.is_sorted_by(|a, b| a < b),
            "numbers keep the order: {position:?}"
        );
        for (&mv, &number) in moves.iter().zip(&packed) {
            assert_eq!(G::unpack(number), Some(mv));
        }
    });
}

/// [`Game::check`] allows the listed moves and the fouls, and no others.
///
/// # Panics
/// The game does otherwise.
pub fn exactly_the_listed_moves_are_legal<G: Game>() {
    let mut looked_at = 0_u32;
    for_every_position::<G>(|position, rng| {
        let listed: Vec<Move> = legal(position).into_iter().map(G::pack).collect();
        let says = |number: Move| match G::unpack(number) {
            Some(mv) => {
                assert_eq!(G::pack(mv), number, "a number means one move");
                position.check(mv)
            }
            None => Err(Illegal::NotAMove),
        };
        let fouls: Vec<Move> = position.fouls().into_iter().map(G::pack).collect();
        assert!(fouls.is_sorted(), "{position:?}: {fouls:?}");
        for &mv in listed.iter().chain(&fouls) {
            assert_eq!(says(mv), Ok(()), "{position:?}");
        }
        // All numbers from time to time, a few always.
        looked_at += 1;
        let numbers: Vec<u32> = if looked_at % 16 == 1 {
            (0..CHECKED_NUMBERS).collect()
        } else {
            (0..64)
                .map(|_| rng.random_range(0..CHECKED_NUMBERS))
                .collect()
        };
        let anywhere = (0..16).map(|_| rng.random());
        for number in numbers
            .into_iter()
            .chain(anywhere)
            .chain([u32::MAX])
            .map(Move)
        {
            let answer = says(number);
            assert_eq!(
                answer.is_ok(),
                listed.binary_search(&number).is_ok() || fouls.contains(&number),
                "{position:?}: {number:?} is said to be {answer:?}"
            );
            if position.outcome().is_some() && G::unpack(number).is_some() {
                assert_eq!(answer, Err(Illegal::GameOver), "{position:?}");
            }
        }
    });
}

/// No number beyond those that are looked at is a move.
///
/// # Panics
/// The game does otherwise.
pub fn every_move_lies_below_the_checked_numbers<G: Game>() {
    for number in (CHECKED_NUMBERS..CHECKED_NUMBERS * 64).chain((13..32).map(|bit| 1 << bit)) {
        assert_eq!(
            G::unpack(Move(number)),
            None,
            "{:?} {number}",
            GameId::of::<G>()
        );
    }
}

/// [`Game::undo`] takes back what [`Game::apply`] did; the sides take turns.
///
/// # Panics
/// The game does otherwise.
pub fn undo_restores_the_position_exactly<G: Game>() {
    for_every_position::<G>(|position, rng| {
        for mv in some_of(legal(position), rng) {
            let mut after = position.clone();
            let undo = after.apply(mv, &mut ());
            assert_ne!(&after, position, "a move changes something");
            assert_eq!(after.side_to_move(), position.side_to_move().other());
            assert_eq!(after.params(), position.params());
            after.undo(mv, undo);
            assert_eq!(&after, position, "after {mv:?} and undo");
            assert_eq!(legal(&after), legal(position));
            assert_eq!(after.view(), position.view());
        }
    });
}

/// The events of a move turn the view before it into the view after it, and end with the end of the game.
///
/// # Panics
/// The game does otherwise.
pub fn events_rebuild_the_view_and_end_with_the_game<G: Game>() {
    let mut finished = 0;
    for_every_position::<G>(|position, rng| {
        for mv in some_of(legal(position), rng) {
            let (mut told, mut silent) = (position.clone(), position.clone());
            let mut events = Vec::new();
            told.apply(mv, &mut events);
            silent.apply(mv, &mut ());
            assert_eq!(told, silent, "the same whether somebody listens or not");

            let mut view: View = position.view();
            for event in &events {
                view.follow(event);
            }
            assert_eq!(view, told.view(), "{position:?} {mv:?}: {events:?}");

            let overs: Vec<_> = events
                .iter()
                .enumerate()
                .filter_map(|(i, event)| match event {
                    Event::Over { outcome } => Some((i, *outcome)),
                    _ => None,
                })
                .collect();
            match told.outcome() {
                Some(outcome) => {
                    assert_eq!(overs, [(events.len() - 1, outcome)], "{events:?}");
                    finished += 1;
                }
                None => assert_eq!(overs, [], "{events:?}"),
            }
            for cell in told.deciding_cells() {
                assert!(told.outcome().is_some() && view.contains(cell), "{cell:?}");
            }
        }
    });
    assert!(
        finished > 0,
        "no game of {:?} came to its end",
        GameId::of::<G>()
    );
}

/// [`Position`] says the same as the game.
///
/// # Panics
/// The game does otherwise.
pub fn the_erased_form_plays_the_same_game<G: Game>() {
    for_every_position::<G>(|position, rng| {
        let erased = Position::new(position.clone());
        assert_eq!(erased.game(), GameId::of::<G>());
        assert_eq!(erased.as_game::<G>(), Some(position));
        assert_eq!(erased.side_to_move(), position.side_to_move());
        assert_eq!(erased.outcome(), position.outcome());
        assert_eq!(erased.view(), position.view());
        assert_eq!(erased.deciding_cells(), position.deciding_cells());
        let moves = legal(position);
        let packed: Vec<Move> = moves.iter().map(|&mv| G::pack(mv)).collect();
        assert_eq!(erased.legal_moves(), packed);
        assert_eq!(erased.perft(0), 1);
        assert_eq!(erased.perft(1), moves.len() as u64);
        for mv in some_of(moves, rng) {
            let (mut after, mut events) = (position.clone(), Vec::new());
            after.apply(mv, &mut events);
            let seen = erased.preview(G::pack(mv));
            assert_eq!(seen, Ok((Position::new(after), events)));
            assert_eq!(
                erased.as_game::<G>(),
                Some(position),
                "a preview changes nothing"
            );
        }
    });
}

/// A move that is refused leaves the position as it is.
///
/// # Panics
/// The game does otherwise.
pub fn illegal_moves_change_nothing<G: Game>() {
    for_every_position::<G>(|position, rng| {
        let mut listed = Position::new(position.clone()).legal_moves();
        listed.extend(position.fouls().into_iter().map(G::pack));
        for _ in 0..16 {
            let number = Move(rng.random_range(0..CHECKED_NUMBERS));
            if listed.contains(&number) {
                continue;
            }
            let mut erased = Position::new(position.clone());
            let refused = erased.play(number);
            assert_eq!(refused.clone().err(), erased.check(number).err());
            assert!(refused.is_err(), "{position:?} {number:?}");
            assert_eq!(erased.as_game::<G>(), Some(position));
            // A number that is no move has no cell and no text, but asking is allowed.
            let _ = (erased.target(number), erased.move_text(number));
        }
    });
}

/// Parameters, positions and moves are what they were after they were written and read.
///
/// # Panics
/// The game does otherwise.
pub fn parameters_positions_and_moves_survive_being_written_and_read<G: Game>() {
    for params in parameter_sets::<G>() {
        let text = params.to_string();
        assert_eq!(G::Params::parse(&text).as_ref(), Ok(&params), "{text}");
        assert_eq!(
            G::Params::from_fields(&params.fields()).as_ref(),
            Ok(&params),
            "{text}"
        );
        for field in params.fields() {
            assert!(field.range.contains(&field.value), "{text}: {field:?}");
        }
    }
    let games = [GameId::of::<G>()];
    for_every_position::<G>(|position, _| {
        let erased = Position::new(position.clone());
        let id = erased.id();
        let read =
            parse_id_of(&games, &id).unwrap_or_else(|error| panic!("{id}: {}", error.in_english()));
        assert_eq!(read.position, erased, "{id}");
        assert_eq!((read.seed, read.has_board), (None, true));
        assert!(!id.contains(char::is_whitespace), "{id}");
        let moves = legal(position);
        let mut texts: Vec<String> = moves.iter().map(|&mv| position.move_text(mv)).collect();
        for (&mv, text) in moves.iter().zip(&texts) {
            assert_eq!(position.parse_move(text), Ok(mv), "{id} {text}");
            assert!(!text.is_empty() && !text.contains(char::is_whitespace));
        }
        texts.sort();
        texts.dedup();
        assert_eq!(
            texts.len(),
            moves.len(),
            "every move has its own text: {id}"
        );
    });
}

/// Random starts follow from the seed alone.
///
/// # Panics
/// The game does otherwise.
pub fn the_same_seed_gives_the_same_game<G: Game>() {
    for params in parameter_sets::<G>() {
        let start = |seed| G::random_start(&params, Side::First, &mut Rng::seed_from_u64(seed));
        let play = |seed| play_randomly(&start(seed), seed, |_, _| {});
        assert_eq!(start(3), start(3));
        assert_eq!(play(3), play(3));
    }
    // Different seeds give different games somewhere, else the seed would not be used.
    let play = |seed| {
        play_randomly(
            &G::start(&G::Params::default(), Side::First),
            seed,
            |_, _| {},
        )
    };
    assert!((0..8).any(|seed| play(seed) != play(seed + 1)));
}

/// [`Game::target`] gives a cell of the board, and pointing there means that move, or one that the game says.
///
/// # Panics
/// The game does otherwise.
pub fn the_cell_of_a_move_lies_on_the_board<G: Game>() {
    for_every_position::<G>(|position, _| {
        let view = position.view();
        assert_eq!(
            view.squares.len(),
            usize::from(view.cols) * usize::from(view.rows)
        );
        for mv in legal(position) {
            let cell = position.target(mv);
            assert!(view.contains(cell), "{position:?} {mv:?}: {cell:?}");
        }
    });
}

/// Placing is the person's way to a start position: whatever is pointed at, the result is either a
/// position that the rules could have made themselves, or a reason and no change.
///
/// # Panics
/// The game does otherwise.
pub fn placing_never_makes_an_illegal_position<G: Game>() {
    let games = [GameId::of::<G>()];
    let mut placed = 0;
    for_every_start::<G>(|start, seed| {
        let mut rng = Rng::seed_from_u64(seed);
        let mut position = start.clone();
        for _ in 0..200 {
            let view = position.view();
            let cell = match rng.random_range(0..8) {
                0 => Cell::new(rng.random(), rng.random()),
                _ => Cell::new(
                    rng.random_range(0..=view.cols),
                    rng.random_range(0..=view.rows),
                ),
            };
            let before = position.clone();
            match position.place(cell, Side::BOTH[rng.random_range(0..2)]) {
                Ok(next) => {
                    placed += 1;
                    assert_eq!(position, before);
                    let erased = Position::new(next.clone());
                    let id = erased.id();
                    let read = parse_id_of(&games, &id).unwrap_or_else(|e| panic!("{id}: {e:?}"));
                    assert_eq!(read.position, erased, "{id}");
                    assert_eq!(legal(&next).is_empty(), next.outcome().is_some(), "{id}");
                    assert_eq!(next.side_to_move(), position.side_to_move());
                    position = next;
                }
                Err(reason) => assert!(!reason.in_english().is_empty()),
            }
        }
    });
    let fixed = G::start(&G::Params::default(), Side::First).place(Cell::new(0, 0), Side::First)
        == Err(Illegal::FixedStart);
    assert_eq!(
        placed == 0,
        fixed,
        "{:?}: {placed} were placed",
        GameId::of::<G>()
    );
}

/// A few of the moves, drawn at random.
fn some_of<M: Copy>(mut moves: Vec<M>, rng: &mut Rng) -> Vec<M> {
    while moves.len() > MOST_TRIED {
        moves.swap_remove(rng.random_range(0..moves.len()));
    }
    moves
}
