//! Taking back, playing again and trying something else: nothing is lost, and the board always
//! shows what the moves on the path lead to.

use std::time::Duration;

use fivefold::formats::record;
use fivefold::midend::history::{History, MOST_COMMENT_BYTES, MOST_NODES, NodeId, NoteError};
use fivefold::midend::{Match, Plan, Seat, Starter};
use fivefold::players::opponents::Opponent;
use fivefold::rules::{Illegal, Move, Outcome, Rng, Side};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

use fivefold_support::driving::Drive as _;
use fivefold_support::positions::{game_match, play_all as play, position_of};

const GAMES: [&str; 6] = [
    "nim:7,7,7,7",
    "corner:16x16,queen",
    "northcott:3x12",
    "mnk:3x3x3",
    "mnk:9x9x5",
    "atoms:5x5",
];
const COMPUTER: Seat = Seat::Computer(Opponent::Random);

fn history(id: &str) -> History {
    History::new(position_of(id))
}

fn text(game_match: &Match) -> String {
    let texts: Vec<_> = game_match
        .moves()
        .iter()
        .map(|&mv| game_match.position().move_text(mv))
        .collect();
    texts.join(" ")
}

/// A random game of Northcott of this many plies; retreats make it as long as one likes.
fn long_game(plies: usize) -> History {
    let mut game = history("northcott:5x20");
    let mut rng = Rng::seed_from_u64(3);
    while game.moves().len() < plies {
        let moves = game.position().legal_moves();
        let mv = moves[rng.random_range(0..moves.len())];
        game.play(mv).expect("a legal move");
        if game.position().outcome().is_some() {
            game.undo();
            game.undo();
        }
    }
    game
}

/// Everything that must be true of every tree, found out without the tree's own means.
fn assert_sound(history: &History) {
    let mut position = history.start().clone();
    let mut events = Vec::new();
    let mut at = NodeId::ROOT;
    for (&mv, &node) in history.moves().iter().zip(history.path()) {
        events = position.play(mv).expect("the moves of the path are legal");
        assert_eq!(history.parent(node), Some(at));
        assert_eq!(history.child(at, mv), Some(node));
        at = node;
    }
    assert_eq!(history.moves().len(), history.path().len());
    assert_eq!(history.current(), at);
    assert_eq!(history.position(), &position);
    assert_eq!(history.last_events(), events);
    let mut count = 0;
    let mut open = vec![NodeId::ROOT];
    while let Some(node) = open.pop() {
        let children = history.children(node);
        let mut moves: Vec<_> = children.iter().map(|&c| history.move_of(c)).collect();
        moves.sort();
        moves.dedup();
        assert_eq!(moves.len(), children.len(), "a move stands twice");
        for &child in children {
            assert_eq!(history.parent(child), Some(node));
            assert_eq!(history.number(child), history.number(node) + 1);
            count += 1;
        }
        open.extend(children);
    }
    assert_eq!(history.len(), count);
    assert_eq!(&history.line()[..history.path().len()], history.path());
}

fn nodes(history: &History) -> Vec<NodeId> {
    let mut nodes = vec![NodeId::ROOT];
    let mut next = 0;
    while let Some(&node) = nodes.get(next) {
        nodes.extend(history.children(node));
        next += 1;
    }
    nodes
}

#[derive(Clone, Debug)]
enum Step {
    Play(prop::sample::Index),
    Undo(u8),
    Redo(u8),
    Jump(prop::sample::Index),
    Promote(prop::sample::Index),
    Delete(prop::sample::Index),
}

fn step() -> impl Strategy<Value = Step> {
    let index = any::<prop::sample::Index>;
    prop_oneof![
        8 => index().prop_map(Step::Play),
        2 => (1u8..40).prop_map(Step::Undo),
        2 => (1u8..40).prop_map(Step::Redo),
        2 => index().prop_map(Step::Jump),
        1 => index().prop_map(Step::Promote),
        1 => index().prop_map(Step::Delete),
    ]
}

proptest! {
    #[test]
    fn random_walks_keep_the_tree_sound_and_the_board_right(
        game in 0..GAMES.len(),
        steps in prop::collection::vec(step(), 1..150),
    ) {
        let mut history = history(GAMES[game]);
        for step in steps {
            let before = history.clone();
            match step {
                Step::Play(which) => {
                    let moves = history.position().legal_moves();
                    if !moves.is_empty() {
                        history.play(*which.get(&moves)).expect("a legal move");
                        prop_assert!(before.path().iter().all(|&node| history.contains(node)));
                        prop_assert!(history.len() - before.len() <= 1);
                    }
                }
                Step::Undo(times) => {
                    let mut done = 0;
                    for _ in 0..times {
                        done += usize::from(history.undo());
                    }
                    prop_assert_eq!(done, before.moves().len().min(times.into()));
                    for _ in 0..done {
                        history.redo();
                    }
                    prop_assert_eq!(&history, &before, "redo leads where undo came from");
                    for _ in 0..done {
                        history.undo();
                    }
                }
                Step::Redo(times) => for _ in 0..times {
                    history.redo();
                },
                Step::Jump(which) => {
                    let node = *which.get(&nodes(&history));
                    prop_assert!(history.jump(node));
                    prop_assert_eq!(history.current(), node);
                }
                Step::Promote(which) => {
                    let node = *which.get(&nodes(&history));
                    prop_assert_eq!(history.promote(node), !before.is_main(node));
                    prop_assert!(history.is_main(node));
                    prop_assert_eq!(history.path(), before.path(), "the board stays");
                }
                Step::Delete(which) => {
                    let node = *which.get(&nodes(&history));
                    let done = history.delete(node);
                    prop_assert_eq!(done, node != NodeId::ROOT);
                    prop_assert_eq!(history.contains(node), !done);
                    if before.path().contains(&node) {
                        prop_assert_eq!(history.moves().len(), before.number(node) - 1);
                    } else {
                        prop_assert_eq!(history.moves(), before.moves());
                    }
                }
            }
            assert_sound(&history);
        }
    }
}

#[test]
fn a_game_of_two_thousand_plies_is_taken_back_and_played_again_move_for_move() {
    let mut game = long_game(2_000);
    let mut positions = vec![game.position().clone()];
    while game.undo() {
        positions.push(game.position().clone());
    }
    assert_eq!(positions.len(), 2_001);
    assert_eq!(game.position(), game.start());
    positions.pop();
    while game.redo() {
        assert_eq!(Some(game.position()), positions.pop().as_ref());
    }
    assert_eq!(positions, [], "and to the very last one");
    assert_sound(&game);
}

#[test]
fn any_ply_of_a_long_game_is_reached_at_once_and_redo_goes_on_from_it() {
    let mut game = long_game(2_000);
    let path = game.path().to_vec();
    for ply in [0_usize, 1, 15, 16, 17, 1_999, 32, 31, 33, 1_000, 2_000] {
        let node = ply.checked_sub(1).map_or(NodeId::ROOT, |at| path[at]);
        assert!(game.jump(node));
        assert_eq!(game.moves().len(), ply);
        assert_eq!(game.line(), path, "the rest of the game is still ahead");
        assert_sound(&game);
    }
}

#[test]
fn another_move_begins_a_variation_and_the_old_one_stays() {
    let mut game_match = game_match("mnk:3x3x3", [Seat::Person; 2]);
    play(&mut game_match, "b2 a1 c3");
    let old = game_match.history().current();
    game_match.undo();
    play(&mut game_match, "a3 c1");
    assert_eq!(text(&game_match), "b2 a1 a3 c1");
    assert_eq!(game_match.history().len(), 5);
    assert!(game_match.history().is_main(old));
    assert!(game_match.jump(old));
    assert_eq!(text(&game_match), "b2 a1 c3");
}

#[test]
fn a_move_that_was_played_here_before_leads_into_what_was_played_then() {
    let mut game_match = game_match("mnk:3x3x3", [Seat::Person; 2]);
    play(&mut game_match, "b2 a1 c3 b3");
    for _ in 0..3 {
        game_match.undo();
    }
    play(&mut game_match, "a1");
    assert_eq!(game_match.history().len(), 4, "nothing new");
    while game_match.redo() {}
    assert_eq!(text(&game_match), "b2 a1 c3 b3");
}

#[test]
fn redo_returns_to_the_variation_that_was_left_and_not_to_the_main_line() {
    let mut game_match = game_match("mnk:3x3x3", [Seat::Person; 2]);
    play(&mut game_match, "b2 a1");
    game_match.undo();
    game_match.undo();
    play(&mut game_match, "a2 c1");
    while game_match.undo() {}
    while game_match.redo() {}
    assert_eq!(text(&game_match), "a2 c1");
}

#[test]
fn a_variation_is_promoted_and_deleted() {
    let mut game_match = game_match("mnk:3x3x3", [Seat::Person; 2]);
    play(&mut game_match, "b2");
    let first = game_match.history().current();
    game_match.undo();
    play(&mut game_match, "a1 c1");
    let variation = game_match.history().current();
    assert!(!game_match.history().is_main(variation));
    assert!(game_match.promote(variation));
    assert!(game_match.history().is_main(variation));
    assert!(!game_match.promote(variation), "there is no place above");
    assert_eq!(game_match.history().main_end(), variation);
    let parent = game_match.history().parent(variation).expect("a1");
    assert!(game_match.delete(parent));
    assert_eq!(text(&game_match), "", "the board went back with it");
    assert!(!game_match.history().contains(variation));
    assert!(!game_match.jump(variation));
    assert!(!game_match.delete(NodeId::ROOT));
    assert_eq!(game_match.history().main_end(), first);
}

#[test]
fn a_variation_within_a_variation_becomes_the_main_line_at_once() {
    let mut game_match = game_match("mnk:3x3x3", [Seat::Person; 2]);
    play(&mut game_match, "b2 a1");
    let before = game_match.history().main_end();
    game_match.jump(NodeId::ROOT);
    play(&mut game_match, "a2 c1");
    game_match.undo();
    play(&mut game_match, "c3 b3");
    let node = game_match.history().current();
    assert!(game_match.promote(node));
    assert_eq!(game_match.history().main_end(), node);
    assert_eq!(text(&game_match), "a2 c3 b3", "the board stays where it is");
    assert!(!game_match.history().is_main(before));
    assert!(game_match.jump(before), "nothing is lost");
    let record = record::write(&game_match);
    assert!(
        record.ends_with("1. a2 (1. b2 a1 *) 1... c3 (1... c1) 2. b3\n"),
        "{record}"
    );
    assert_eq!(record::read(&record), Ok(game_match));
}

#[test]
fn how_long_a_player_thought_is_noted_when_it_moves() {
    let mut game_match = game_match("mnk:3x3x3", [Seat::Person; 2]);
    let mv = |game_match: &Match, text: &str| game_match.position().parse_move(text).expect(text);
    let thought = Duration::from_millis(1_500);
    let first = mv(&game_match, "b2");
    game_match.play_timed(first, thought).expect("a legal move");
    let node = game_match.history().current();
    assert_eq!(game_match.history().time(node), Some(thought));
    let refused = game_match.play_timed(first, Duration::from_secs(9));
    assert_eq!(refused, Err(Illegal::Occupied));
    assert_eq!(game_match.history().time(node), Some(thought));
    // The first time counts: whoever plays a known move again need not think.
    game_match.undo();
    game_match
        .play_timed(first, Duration::from_millis(10))
        .expect("a legal move");
    assert_eq!(game_match.history().time(node), Some(thought));
    assert!(record::write(&game_match).ends_with("1. b2 [1.500s]\n"));
}

#[test]
fn against_a_computer_undo_takes_back_the_answer_and_the_own_move() {
    let mut game_match = game_match("mnk:9x9x5", [Seat::Person, COMPUTER]);
    play(&mut game_match, "e5 a1 e6 a2");
    assert!(game_match.undo_turn());
    assert_eq!(text(&game_match), "e5 a1");
    assert_eq!(game_match.seat_to_move(), Seat::Person);
    assert!(!game_match.computer_waits(), "it is not its turn");
    assert!(game_match.redo_turn());
    assert_eq!(text(&game_match), "e5 a1 e6 a2");
    game_match.undo_turn();
    play(&mut game_match, "e7");
    assert!(!game_match.computer_waits(), "the person has acted");
}

#[test]
fn while_the_computer_thinks_undo_takes_back_only_the_own_move() {
    let mut game_match = game_match("mnk:9x9x5", [Seat::Person, COMPUTER]);
    play(&mut game_match, "e5 a1 e6");
    assert!(game_match.undo_turn());
    assert_eq!(text(&game_match), "e5 a1");
    assert!(game_match.redo_turn());
    assert_eq!(text(&game_match), "e5 a1 e6");
    assert!(
        !game_match.computer_waits(),
        "the own move played again wants its answer"
    );
}

#[test]
fn a_computer_that_began_waits_at_the_start_until_it_is_told_to_go_on() {
    let mut game_match = game_match("mnk:9x9x5", [COMPUTER, Seat::Person]);
    play(&mut game_match, "e5");
    assert!(game_match.undo_turn());
    assert_eq!(text(&game_match), "");
    assert!(game_match.computer_waits());
    assert!(!game_match.undo_turn());
    game_match.resume_computer();
    assert!(!game_match.computer_waits());
    game_match.redo_turn();
    assert_eq!(text(&game_match), "e5");
    assert_eq!(game_match.seat_to_move(), Seat::Person);
}

#[test]
fn between_two_persons_and_between_two_computers_undo_takes_back_one_ply() {
    for seats in [[Seat::Person; 2], [COMPUTER; 2]] {
        let mut game_match = game_match("mnk:9x9x5", seats);
        play(&mut game_match, "e5 a1 e6");
        assert!(game_match.undo_turn());
        assert_eq!(text(&game_match), "e5 a1");
        let computers = seats == [COMPUTER; 2];
        assert_eq!(game_match.computer_waits(), computers);
        assert!(game_match.redo_turn());
        assert_eq!(
            game_match.computer_waits(),
            computers,
            "to watch on, somebody says so"
        );
    }
}

#[test]
fn after_the_end_the_game_can_be_taken_back_and_ends_again() {
    for (moves, back) in [
        ("a1 b1 a2 b2 a3", "a1 b1 a2 b2"),
        ("a1 c1 b1 c2 a3 c3", "a1 c1 b1 c2"),
    ] {
        let mut game_match = game_match("mnk:3x3x3", [Seat::Person, COMPUTER]);
        play(&mut game_match, moves);
        let outcome = game_match.position().outcome();
        assert!(matches!(outcome, Some(Outcome::Win(_))));
        assert!(!game_match.computer_waits());
        assert!(game_match.undo_turn());
        assert_eq!(text(&game_match), back);
        assert_eq!(game_match.position().outcome(), None);
        assert!(game_match.redo_turn());
        assert_eq!(game_match.position().outcome(), outcome);
        assert_eq!(text(&game_match), moves);
    }
}

#[test]
fn whoever_jumps_back_is_not_hurried() {
    let mut game_match = game_match("mnk:9x9x5", [Seat::Person, COMPUTER]);
    play(&mut game_match, "e5 a1 e6 a2");
    let third = game_match.history().path()[2];
    assert!(game_match.jump(third));
    assert!(game_match.computer_waits());
    game_match.resume_computer();
    assert!(!game_match.computer_waits());
}

#[test]
fn a_turn_repeated_at_the_same_place_draws_the_same_numbers() {
    let mut game_match = game_match("mnk:9x9x5", [Seat::Person, COMPUTER]);
    play(&mut game_match, "e5");
    let first = game_match.rng().random::<u64>();
    play(&mut game_match, "a1 e6");
    let later = game_match.rng().random::<u64>();
    assert_ne!(first, later);
    game_match.undo_turn();
    game_match.undo_turn();
    play(&mut game_match, "e5");
    assert_eq!(game_match.rng().random::<u64>(), first);
}

#[test]
fn the_first_move_is_left_to_the_computer_only_while_nothing_was_played() {
    let mut game_match = game_match("mnk:3x3x3", [Seat::Person, COMPUTER]);
    assert!(game_match.can_pass_the_beginning());
    play(&mut game_match, "b2 a1");
    game_match.undo_turn();
    assert!(
        !game_match.can_pass_the_beginning(),
        "the moves taken back would be lost"
    );
}

#[test]
fn in_a_position_from_elsewhere_the_side_to_move_makes_the_first_move() {
    let seats = [Seat::Person, COMPUTER];
    let pasted = game_match("nim:3,4,5:1,4,5", seats);
    assert!(!pasted.can_pass_the_beginning());
    let placed = Match::new(Plan {
        starter: Some(Starter::First),
        ..pasted.plan().clone()
    });
    assert!(placed.can_pass_the_beginning(), "set up, not brought");
}

#[test]
fn the_next_game_begins_with_an_empty_tree() {
    let mut game_match = game_match("mnk:3x3x3", [Seat::Person, COMPUTER]);
    play(&mut game_match, "b2 a1");
    game_match.undo();
    game_match.again();
    assert!(game_match.history().is_empty());
    assert!(!game_match.can_redo() && !game_match.can_undo());
}

#[test]
fn moves_have_numbers_and_movers() {
    let id = "mnk:3x3x3:3/3/3@2";
    let mut game = history(id);
    for _ in 0..2 {
        let mv = game.position().legal_moves()[0];
        game.play(mv).expect("a legal move");
    }
    let [one, two] = *game.path() else {
        panic!("two moves were played")
    };
    assert_eq!([game.number(one), game.number(two)], [1, 2]);
    assert_eq!(game.mover(one), Some(Side::Second));
    assert_eq!(game.mover(two), Some(Side::First));
    assert_eq!(game.mover(NodeId::ROOT), None);
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = history("mnk:3x3x3");
    let taken = game.position().legal_moves()[4];
    game.play(taken).expect("a legal move");
    let before = game.clone();
    assert_eq!(game.play(taken), Err(Illegal::Occupied));
    assert_eq!(game.play(Move(u32::MAX)), Err(Illegal::NotAMove));
    assert_eq!(game, before);
}

#[test]
fn a_tree_that_holds_as_much_as_it_can_refuses_further_moves_and_keeps_the_old_ones() {
    let mut game = history("northcott:2x8");
    let to = |text: &str| game.position().parse_move(text).expect("a move");
    // O goes to and fro in the top row, X in the bottom one, for ever.
    let round = [to("a2"), to("b7"), to("a1"), to("b8")];
    for mv in round.iter().cycle().take(MOST_NODES) {
        game.play(*mv).expect("room");
    }
    assert_eq!(game.play(round[0]), Err(Illegal::RecordFull));
    assert_eq!(game.len(), MOST_NODES);
    assert!(game.undo() && game.redo());
}

#[test]
fn comments_and_times_stay_with_their_moves() {
    let mut game = history("mnk:3x3x3");
    let mv = game.position().legal_moves()[4];
    game.play(mv).expect("a legal move");
    let node = game.current();
    game.set_comment(node, "the centre").expect("room");
    game.set_time(node, Some(Duration::from_micros(1_234_567)))
        .expect("it is there");
    assert_eq!(game.comment(node), "the centre");
    assert_eq!(game.time(node), Some(Duration::from_millis(1_234)));
    let long = "x".repeat(MOST_COMMENT_BYTES);
    assert!(matches!(
        game.set_comment(NodeId::ROOT, &long),
        Err(NoteError::TooLong { .. })
    ));
    game.set_comment(node, "")
        .expect("an empty one takes it away");
    game.set_comment(NodeId::ROOT, &long)
        .expect("now there is room");
    game.delete(node);
    assert_eq!(game.set_comment(node, "gone"), Err(NoteError::NoSuchNode));
    assert_eq!(game.set_time(node, None), Err(NoteError::NoSuchNode));
}

#[test]
fn whoever_gives_up_has_lost_wherever_the_game_stands() {
    let mut game = game_match("mnk:3x3x3", [Seat::Person; 2]);
    play(&mut game, "b2 a1");
    assert_eq!(game.result(), None);
    assert!(game.resign(Side::Second));
    assert_eq!(game.result(), Some(Outcome::Win(Side::First)));
    assert_eq!(game.resigned(), Some(Side::Second));
    assert_eq!(
        game.position().outcome(),
        None,
        "the rules know nothing of it"
    );
    assert!(!game.is_in_progress());
    assert!(!game.resign(Side::First), "it is over already");
    let mv = game.position().parse_move("c3").expect("a field");
    assert_eq!(game.play(mv), Err(Illegal::GameOver));
}

#[test]
fn nobody_gives_up_after_the_end() {
    let mut game = game_match("mnk:3x3x3", [Seat::Person; 2]);
    play(&mut game, "a1 b1 a2 b2 a3");
    let before = game.clone();
    assert!(!game.resign(Side::First));
    assert_eq!(game, before);
}

#[test]
fn giving_up_is_taken_back_and_done_again_like_a_move() {
    let mut game = game_match("mnk:3x3x3", [Seat::Person; 2]);
    assert!(game.resign(Side::First), "also before the first move");
    assert!(game.can_undo() && game.undo());
    assert_eq!(game.result(), None);
    play(&mut game, "b2 a1");
    game.resign(Side::First);
    assert!(!game.can_redo());
    assert!(game.undo());
    assert_eq!((game.result(), text(&game)), (None, "b2 a1".to_owned()));
    assert!(game.can_redo() && game.redo());
    assert_eq!(game.resigned(), Some(Side::First));
    assert!(game.undo() && game.undo());
    assert_eq!(text(&game), "b2");
    assert!(game.redo());
    assert_eq!(game.result(), None, "one step leads to the move only");
    assert!(game.redo() && !game.redo());
    assert_eq!(game.resigned(), Some(Side::First));
}

#[test]
fn a_game_that_goes_on_forgets_that_somebody_gave_up() {
    let mut game = game_match("mnk:3x3x3", [Seat::Person; 2]);
    play(&mut game, "b2 a1");
    let there = game.history().current();
    game.resign(Side::First);
    game.undo();
    play(&mut game, "c3");
    assert_eq!(game.history().main_result(), None);
    assert!(game.jump(there));
    assert_eq!(game.result(), None);
    assert!(game.redo());
    assert_eq!(text(&game), "b2 a1 c3");
}

#[test]
fn a_jump_to_where_a_line_ends_by_giving_up_finds_the_game_over() {
    let mut game = game_match("mnk:3x3x3", [Seat::Person; 2]);
    play(&mut game, "b2 a1");
    let end = game.history().current();
    game.resign(Side::First);
    assert!(game.jump(NodeId::ROOT));
    assert_eq!(game.result(), None);
    play(&mut game, "c1");
    assert_eq!(game.result(), None, "a variation of its own");
    assert!(game.jump(end));
    assert_eq!(game.resigned(), Some(Side::First));
    assert_eq!(
        game.history().main_result(),
        Some(Outcome::Win(Side::Second))
    );
    assert!(game.delete(end));
    assert_eq!((game.result(), game.history().main_result()), (None, None));
}

#[test]
fn a_person_that_gives_up_takes_back_only_that_and_never_the_move_before() {
    for plies in ["b2 a1", "b2"] {
        let mut game = game_match("mnk:3x3x3", [Seat::Person, COMPUTER]);
        play(&mut game, plies);
        game.resign(Side::First);
        assert!(game.undo_turn());
        assert_eq!((game.result(), text(&game)), (None, plies.to_owned()));
    }
}

#[test]
fn a_turn_back_from_a_computer_that_gives_up_leads_to_the_own_last_decision() {
    let mut game = game_match("mnk:3x3x3", [Seat::Person, COMPUTER]);
    play(&mut game, "b2 a1 c3");
    game.resign(Side::Second);
    assert!(!game.computer_waits(), "it has given up");
    assert!(game.undo_turn());
    assert_eq!(text(&game), "b2 a1");
    assert!(game.redo_turn());
    assert_eq!(
        (game.resigned(), text(&game)),
        (Some(Side::Second), "b2 a1 c3".to_owned())
    );
    assert!(game.undo());
    assert!(
        game.computer_waits(),
        "it is not asked again before the person says so"
    );
}

#[test]
fn the_next_game_begins_without_the_resignation_of_the_last() {
    let mut game = game_match("mnk:3x3x3", [Seat::Person; 2]);
    play(&mut game, "b2");
    game.resign(Side::Second);
    game.again();
    assert_eq!((game.result(), game.can_undo()), (None, false));
}
