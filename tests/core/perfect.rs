//! Perfect play by a proof: the proof as a book, the player that has it, and the proofs that are shipped.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use fivefold::commands::check::check;
use fivefold::config::proofs::{FOLDER, ProofHead, ProofIndex, file_name};
use fivefold::config::{Level, Opponents, Study};
use fivefold::formats::proofs::read;
use fivefold::formats::request;
use fivefold::games::lines::{BOORA_06, Lines, NOUGHTS_6, Place};
use fivefold::midend::Seat;
use fivefold::midend::request::EngineRequest;
use fivefold::players::opponents::Opponent;
use fivefold::players::pool::GameKey;
use fivefold::players::{GameLine, Limits, SearchResult, Stop, Verdict};
use fivefold::proof::{Book, KnownPosition};
use fivefold::rules::{Cell, Game, Move, Position, Rng, Side};
use fivefold::study::analysis::{Analysis, AnalysisEvaluation, Judgement};
use fivefold::study::best_moves::BestMoves;
use fivefold::study::hint::hint;
use fivefold::words::sentence::Sentence;
use rand::{RngExt, SeedableRng};

use fivefold_support::positions::{game_match, legal, played, position, position_of};

/// The largest proof that is shipped, in bytes.
const LARGEST: usize = 5_000_000;
/// Larger ones take too long to check here: `.ci/run` does it by a command.
const LARGEST_CHECKED: usize = 100_000;
/// The boards whose proofs count on threats, and leave out replies and stones that do not matter.
const LARGE: [&str; 4] = [
    "mnk:13x13x5",
    "mnk:15x15x5",
    "mnk:15x15x5,exact",
    "mnk:19x19x5",
];
/// A board on which a proof is played through.
const BOARD: &str = "mnk:6x6x4";

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("assets")
        .join(FOLDER)
}

/// The shipped proofs by the names of their files.
fn shipped() -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder()).expect("the folder of proofs");
    let file = |path: PathBuf| {
        let name = path
            .file_name()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        (name, fs::read(path).expect("a proof"))
    };
    entries
        .map(|entry| file(entry.expect("an entry").path()))
        .collect()
}

/// Opponents with all shipped proofs.
fn with_proofs() -> Opponents {
    let mut proofs = ProofIndex::new(folder().to_string_lossy().into_owned());
    for (_, bytes) in shipped() {
        let (head, ..) = ProofHead::split(&bytes).expect("a first line");
        proofs.add(head.id, head.longest);
    }
    Opponents {
        proofs,
        ..Opponents::default()
    }
}

fn book(id: &str) -> Book {
    let bytes = fs::read(folder().join(file_name(id))).expect("a proof is shipped");
    let proof = read(&bytes).expect("it is one");
    Book::read(&position(id), true, &proof.stream, &|| false).expect("it makes a book")
}

fn choose(opponent: Opponent, position: &Position, seed: u64) -> SearchResult<Move> {
    let config = with_proofs();
    let limits = Limits::of_nodes(2_000);
    let mut player = opponent.player(position.game(), &config);
    let rng = &mut Rng::seed_from_u64(seed);
    player
        .choose(position, &limits, &Stop::new(), rng)
        .expect("a move")
}

#[test]
fn every_shipped_proof_holds_has_its_own_name_and_is_small() {
    let shipped = shipped();
    assert!(shipped.iter().any(|(name, _)| *name == file_name(BOARD)));
    for (name, bytes) in &shipped {
        assert!(bytes.len() <= LARGEST, "{name}: {} bytes", bytes.len());
        if bytes.len() > LARGEST_CHECKED {
            assert!(LARGE.iter().any(|id| *name == file_name(id)), "{name}");
            continue;
        }
        let (position, winner, checked) =
            check(bytes).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert_eq!(
            position.short_id(),
            position.game_id(),
            "{name}: an empty board"
        );
        assert_eq!(*name, file_name(&position.game_id()));
        assert_eq!(winner, position.side_to_move(), "{name}: who begins wins");
        let (head, ..) = ProofHead::split(bytes).expect("a first line");
        assert_eq!(head.longest, checked.longest, "{name}");
        println!("{name}: {checked:?}, {} bytes", bytes.len());
    }
}

#[test]
fn a_proof_whose_first_line_tells_another_length_is_rejected() {
    let bytes = fs::read(folder().join(file_name(BOARD))).expect("a proof is shipped");
    let mut proof = read(&bytes).expect("it is one");
    proof.longest += 2;
    let fault = check(&fivefold::formats::proofs::write(&proof)).expect_err("another length");
    assert!(fault.to_string().contains("plies"), "{fault}");
}

#[test]
fn a_book_knows_the_winning_move_and_how_long_each_reply_holds_out() {
    for (name, bytes) in shipped() {
        let proof = read(&bytes).expect("a proof");
        let id = proof.position.game_id();
        let game: Lines = position(&id);
        let book = Book::read(&game, true, &proof.stream, &|| false).expect("a book");
        let Some(KnownPosition::Won { mv, plies }) = book.known(&game, &|| false) else {
            panic!("{name}: the first position is won");
        };
        assert_eq!(plies, proof.longest, "{name}");
        let mut after = game.clone();
        after.apply(mv, &mut ());
        let Some(KnownPosition::Lost { replies }) = book.known(&after, &|| false) else {
            panic!("{name}: every reply loses");
        };
        let answered: Vec<Place> = replies.iter().map(|&(reply, _)| reply).collect();
        assert_eq!(answered, legal(&after), "{name}: every legal reply is told");
        let longest = replies.iter().map(|&(_, plies)| plies).max();
        assert_eq!(longest, Some(plies - 1), "{name}");
    }
}

/// Stones that do not matter, replies outside the zone of a win after a pass and wins by threats are in no list of the
/// proof.
#[test]
fn a_book_of_a_large_board_knows_the_way_against_every_defence() {
    for id in LARGE {
        knows_the_way_against_every_defence(id);
    }
}

fn knows_the_way_against_every_defence(id: &str) {
    let book = book(id);
    for seed in 0..30 {
        let mut rng = Rng::seed_from_u64(seed);
        let mut game: Lines = position(id);
        let middle = game.params().cols / 2;
        let holds_out = seed % 10 == 0;
        loop {
            let known = book.known(&game, &|| false);
            let Some(KnownPosition::Won { mv, .. }) = known else {
                panic!("{known:?} in game {seed} of {id}\n{}", game.board_text());
            };
            game.apply(mv, &mut ());
            if game.outcome().is_some() {
                break;
            }
            let replies = match holds_out {
                true => longest_replies(&book, &game),
                false => legal(&game),
            };
            // Anywhere, or in the middle, where it disturbs.
            let is_near = |place: &&Place| {
                [place.row, place.col]
                    .iter()
                    .all(|at| at.abs_diff(middle) < 4)
            };
            let near: Vec<Place> = replies.iter().filter(is_near).copied().collect();
            let replies = match near.is_empty() || rng.random_range(0..4) == 0 {
                true => replies,
                false => near,
            };
            game.apply(replies[rng.random_range(0..replies.len())], &mut ());
        }
        let winner = game.outcome().and_then(|outcome| outcome.winner());
        assert_eq!(winner, Some(Side::First), "{}", game.board_text());
    }
}

/// The checker met this position turned, and tried first what had won after the replies before.
#[test]
fn a_book_finds_a_win_that_the_checker_found_by_what_it_had_tried_before() {
    let id = "mnk:15x15x5,exact:15/15/10x4/6x2o5/8o6/5x1oxoo4/6o1xxxo3/5xxox2o3/6oxo6/5oxxoo5/4xoxoo1x4/6x8/6o8/6x8/15@1";
    let known = book("mnk:15x15x5,exact").known(&position(id), &|| false);
    assert!(
        matches!(known, Some(KnownPosition::Won { .. })),
        "{known:?}"
    );
}

/// The replies that hold out longest; all are known.
fn longest_replies(book: &Book, game: &Lines) -> Vec<Place> {
    let known = book.known(game, &|| false);
    let Some(KnownPosition::Lost { replies }) = known else {
        panic!("{known:?}\n{}", game.board_text());
    };
    assert_eq!(replies.len(), legal(game).len());
    let most = replies.iter().map(|&(_, plies)| plies).max();
    let longest = replies
        .into_iter()
        .filter(|&(_, plies)| Some(plies) == most);
    longest.map(|(reply, _)| reply).collect()
}

#[test]
fn a_book_knows_positions_that_are_turned_or_mirrored() {
    let book = book(BOARD);
    let mut game: Lines = position(BOARD);
    let mut mirrored = game.clone();
    let last = game.params().cols - 1;
    let turned = |place: Place| Place::from(Cell::new(last - place.row, place.col));
    let mut rng = Rng::seed_from_u64(5);
    while game.outcome().is_none() {
        let known = book
            .known(&game, &|| false)
            .expect("the proof goes to the end");
        let there = book
            .known(&mirrored, &|| false)
            .expect("it is the same position");
        assert_eq!(known.plies(), there.plies(), "{}", game.board_text());
        let mv = match (known, there) {
            (KnownPosition::Won { mv, .. }, KnownPosition::Won { .. }) => mv,
            (KnownPosition::Lost { replies }, KnownPosition::Lost { .. }) => {
                replies[rng.random_range(0..replies.len())].0
            }
            (known, there) => panic!("{known:?} {there:?}"),
        };
        game.apply(mv, &mut ());
        mirrored.apply(turned(mv), &mut ());
    }
}

#[test]
fn a_book_says_nothing_of_positions_that_are_not_in_the_proof() {
    let book = book(BOARD);
    // Whoever begins has wasted moves in the corners.
    let wasted: Lines = position("mnk:6x6x4:o4o/6/2x3/3x2/6/o5@2");
    assert_eq!(book.known(&wasted, &|| false), None);
    let bytes = fs::read(folder().join(file_name(BOARD))).expect("a proof is shipped");
    let proof = read(&bytes).expect("it is one");
    let game: Lines = position(BOARD);
    for end in 0..proof.stream.len() {
        assert!(
            Book::read(&game, true, &proof.stream[..end], &|| false).is_none(),
            "cut at {end}"
        );
    }
    let mut rng = Rng::seed_from_u64(8);
    for _ in 0..2_000 {
        let length = rng.random_range(0..60);
        let bytes: Vec<u8> = (0..length).map(|_| rng.random_range(0..40)).collect();
        let _ = Book::read(&game, rng.random(), &bytes, &|| false);
    }
}

/// Plays a game to its end: who has won, and in how many plies.
fn play(id: &str, seats: [Opponent; 2], seed: u64) -> (Option<Side>, u16) {
    let mut position = position_of(id);
    let mut plies = 0;
    while position.outcome().is_none() {
        let side = position.side_to_move();
        let choice = choose(seats[side.index()], &position, seed + u64::from(plies));
        position.play(choice.mv).expect("a legal move");
        plies += 1;
    }
    let outcome = position.outcome().expect("it is over");
    (outcome.winner(), plies)
}

#[test]
fn perfect_wins_from_the_empty_board_against_everybody_within_the_length_of_the_proof() {
    let config = with_proofs();
    let others = [
        Opponent::Random,
        Opponent::Level(Level::USUAL),
        Opponent::Level(Level::STRONGEST),
        BOORA_06,
        NOUGHTS_6,
    ];
    for id in ["mnk:5x6x4", BOARD, "mnk:9x9x4", "mnk:15x15x4"] {
        let longest = config.proofs.longest_of(id).expect("it has a proof");
        for other in others {
            if other == NOUGHTS_6 && id != "mnk:5x6x4" {
                // It thinks long on large boards.
                continue;
            }
            let games = if other == Opponent::Random { 20 } else { 1 };
            for seed in 0..games {
                let (winner, plies) = play(id, [Opponent::Exact, other], 100 * seed);
                assert_eq!(winner, Some(Side::First), "{id} {other:?} {seed}");
                assert!(plies <= longest, "{id} {other:?}: {plies} plies");
            }
        }
    }
}

#[test]
fn perfect_against_itself_lasts_exactly_as_long_as_the_proof_says() {
    let config = with_proofs();
    for id in ["mnk:5x6x4", BOARD, "mnk:7x7x4", "mnk:9x9x4", "mnk:15x15x4"] {
        let longest = config.proofs.longest_of(id).expect("it has a proof");
        let (winner, plies) = play(id, [Opponent::Exact; 2], 3);
        assert_eq!((winner, plies), (Some(Side::First), longest), "{id}");
    }
}

#[test]
fn perfect_knows_from_the_first_move_on_who_wins_and_when() {
    let longest = with_proofs().proofs.longest_of(BOARD).map(u32::from);
    let position = position_of(BOARD);
    let proven = |winner, plies| Verdict::Proven {
        winner: Some(winner),
        plies,
    };
    let first = choose(Opponent::Exact, &position, 1);
    assert_eq!(first.verdict, proven(Side::First, longest));
    assert_eq!(first.line.first(), Some(&first.mv));
    let mut next = position;
    next.play(first.mv).expect("legal");
    let reply = choose(Opponent::Exact, &next, 1);
    assert_eq!(
        reply.verdict,
        proven(Side::First, longest.map(|plies| plies - 1))
    );
    assert_eq!(reply.explanation.key(), "why-holds-out");
    for &mv in &first.line[1..] {
        next.play(mv).expect("what it expects is legal");
    }
}

#[test]
fn where_the_proof_knows_nothing_perfect_plays_like_the_last_level() {
    let position = position_of("mnk:6x6x4:o4o/6/2x3/3x2/6/o5@2");
    let strongest = choose(Opponent::Level(Level::STRONGEST), &position, 4);
    assert_eq!(choose(Opponent::Exact, &position, 4), strongest);
    // Without the file as well.
    let mut proofs = ProofIndex::new("/no/such/folder".to_owned());
    proofs.add(BOARD, 27);
    let config = Opponents {
        proofs,
        ..Opponents::default()
    };
    let mut player = Opponent::Exact.player(position.game(), &config);
    let rng = &mut Rng::seed_from_u64(4);
    let choice = player.choose(&position_of(BOARD), &Limits::default(), &Stop::new(), rng);
    assert!(choice.is_ok_and(|choice| choice.line.len() < 40));
}

#[test]
fn who_is_to_stop_reads_no_proof_and_still_moves() {
    let bytes = fs::read(folder().join(file_name("mnk:15x15x4"))).expect("a proof is shipped");
    let proof = read(&bytes).expect("it is one");
    let board: Lines = position("mnk:15x15x4");
    let looks = AtomicU64::new(0);
    let stop = Stop::with_clock(move || looks.fetch_add(1, Ordering::Relaxed) >= 10);
    assert!(Book::read(&board, true, &proof.stream, &|| stop.is_set()).is_none());
    let stopped = Stop::new();
    stopped.stop();
    let start = position_of("mnk:19x19x4");
    let mut player = Opponent::Exact.player(start.game(), &with_proofs());
    let rng = &mut Rng::seed_from_u64(1);
    let choice = player
        .choose(&start, &Limits::default(), &stopped, rng)
        .expect("a move");
    assert!(!choice.verdict.is_decisive(), "{choice:?}");
    let choice = player
        .choose(&start, &Limits::default(), &Stop::new(), rng)
        .expect("a move");
    assert!(choice.verdict.is_decisive(), "{choice:?}");
}

#[test]
fn perfect_is_offered_on_boards_with_a_proof_only_and_is_asked_there() {
    let config = with_proofs();
    for id in [BOARD, "mnk:9x9x4"] {
        let position = position_of(id);
        assert!(
            Opponent::offered(&position, &config).contains(&Opponent::Exact),
            "{id}"
        );
        assert!(Opponent::Exact.plays(&position, &config), "{id}");
        assert_eq!(Opponent::judge(&position, &config), Opponent::Exact, "{id}");
    }
    for id in [
        "mnk:3x3x3",
        "mnk:9x9x5",
        "mnk:15x15x5,renju",
        "nim:3,4,5",
        "atoms:5x5",
    ] {
        let position = position_of(id);
        assert!(
            !Opponent::offered(&position, &config).contains(&Opponent::Exact),
            "{id}"
        );
        let strongest = Opponent::Level(Level::STRONGEST);
        assert_eq!(Opponent::judge(&position, &config), strongest, "{id}");
    }
    assert!(
        !Opponent::offered(&position_of(BOARD), &Opponents::default()).contains(&Opponent::Exact)
    );
}

#[test]
fn only_the_place_of_the_own_proof_travels_to_a_worker() {
    let config = with_proofs();
    let asked = game_match(BOARD, [Seat::Computer(Opponent::Exact), Seat::Person]);
    let here = EngineRequest::new(&asked, Limits::default(), config.clone()).expect("a turn");
    let text = request::write(&here);
    assert!(
        text.contains(BOARD) && !text.contains("mnk:9x9x4"),
        "{text}"
    );
    let there = request::read(&text).expect("a question");
    assert_eq!(there.answer(&Stop::new()), here.answer(&Stop::new()));
    let level = Seat::Computer(Opponent::Level(Level::USUAL));
    let asked = game_match("mnk:9x9x4", [level, Seat::Person]);
    let question = EngineRequest::new(&asked, Limits::default(), config).expect("a turn");
    assert!(!request::write(&question).contains(BOARD));
}

#[test]
fn an_analysis_knows_by_the_proof_which_move_gave_the_win_away() {
    let config = with_proofs();
    // Whoever begins plays as the proof says, and then anything.
    let begun = position_of(BOARD);
    let first = begun.move_text(choose(Opponent::Exact, &begun, 1).mv);
    let seats = [Seat::Person; 2];
    let game = played(BOARD, seats, &format!("{first} c3 a1 d3"));
    let mut analysis = Analysis::new(&game, &Study::default().analysis);
    while let Some(task) = analysis.next() {
        let question = analysis.question(task, &config).expect("a question");
        let answer = question.answer(&Stop::new()).expect("a choice");
        analysis.take(task, &answer);
    }
    let won = Some(AnalysisEvaluation::Proven(Some(Side::First)));
    let report = analysis.report();
    for ply in 0..3 {
        assert_eq!(report.plies[ply].evaluation, won, "ply {ply}");
    }
    assert_ne!(
        report.plies[3].evaluation, won,
        "that was no move of the proof"
    );
    let judged = report.plies[1].judged.expect("the first move");
    assert!(
        judged.proven && judged.judgement == Judgement::Best,
        "{judged:?}"
    );
}

#[test]
fn a_hint_tells_the_proven_move_with_what_follows_and_a_lost_position_as_lost() {
    let position = position_of(BOARD);
    let choice = choose(Opponent::Exact, &position, 1);
    let told = hint(&position, &choice).expect("a hint");
    let plies = with_proofs().proofs.longest_of(BOARD).expect("a proof");
    let wins = Sentence::new("hint-why-forced-win-in");
    assert_eq!(told.why, wins.number("n", plies.div_ceil(2)));
    assert_eq!(told.mv, choice.mv);
    assert!(told.steps.len() > 3, "{:?}", told.steps);
    let mut lost = position;
    lost.play(choice.mv).expect("legal");
    let choice = choose(Opponent::Exact, &lost, 1);
    let told = hint(&lost, &choice).expect("a hint");
    let holds = Sentence::new("hint-why-holds-out-for");
    assert_eq!(told.why, holds.number("n", plies / 2));
}

#[test]
fn the_best_moves_of_a_lost_position_are_all_replies_with_their_lengths() {
    let config = with_proofs();
    let longest = config.proofs.longest_of(BOARD).map(u32::from);
    let mut line = GameLine::new(position_of(BOARD));
    let first = choose(Opponent::Exact, line.position(), 1).mv;
    line.play(first).expect("legal");
    let game = GameKey { seed: 1, number: 0 };
    let mut best = BestMoves::new(game, line.clone(), &Study::default(), &config);
    loop {
        let questions = best.next();
        if questions.is_empty() {
            break;
        }
        for question in questions {
            let asked = best.request(question, &config).expect("a request");
            best.take(question, asked.answer(&Stop::new()).ok().as_ref());
        }
    }
    let told: BTreeSet<Move> = best.known_ends().map(|(mv, _)| mv).collect();
    let all: BTreeSet<Move> = line.position().legal_moves().into_iter().collect();
    assert_eq!(told, all);
    assert_eq!(
        best.known_ends().map(|(_, plies)| plies).max(),
        longest.map(|plies| plies - 1)
    );
    let lost = AnalysisEvaluation::Proven(Some(Side::First));
    assert!(best.list().iter().all(|rated| rated.worth == lost));
    // The reply that holds out longest comes first.
    let first = best.list().first().expect("a move").mv;
    let plies = best.known_ends().find(|(mv, _)| *mv == first);
    assert_eq!(
        plies.map(|(_, plies)| plies),
        longest.map(|plies| plies - 1)
    );
}
