//! The gate of the midend: every command either does what it says and tells what happened, or is
//! refused with the reason and changes nothing.

use std::time::Duration;

use fivefold::formats::record;
use fivefold::games::lines::SWAP2;
use fivefold::midend::history::{
    CellMark, Finding, MOST_COMMENT_BYTES, MOST_MARKS, MarkShape, NodeId, NoteError,
};
use fivefold::midend::{
    Command, Match, MatchEvent, OpeningChoice, OpeningStage, OpeningTask, Plan, Refused, Seat,
};
use fivefold::players::external::EngineFault;
use fivefold::players::opponents::Opponent;
use fivefold::players::{Explanation, NoMove, SearchResult, Verdict};
use fivefold::rules::{Cell, Event, Illegal, Move, Outcome, Side};
use proptest::prelude::*;

use fivefold_support::positions::{game_match, played as after};

const COMPUTER: Seat = Seat::Computer(Opponent::Random);
const PERSONS: [Seat; 2] = [Seat::Person; 2];
const MIXED: [Seat; 2] = [Seat::Person, COMPUTER];

fn mv(game_match: &Match, text: &str) -> Move {
    game_match.position().parse_move(text).expect(text)
}

fn play(mv: Move) -> Command {
    Command::Play { mv, thought: None }
}

fn answer(mv: Move, explanation: Explanation) -> Command {
    Command::Answer {
        answer: Ok(SearchResult::unsearched(mv, explanation)),
        thought: None,
    }
}

const fn silence(reason: NoMove) -> Command {
    Command::Answer {
        answer: Err(reason),
        thought: None,
    }
}

/// A game after these moves, each made by whoever's turn it is.
fn rated(id: &str, moves: &str) -> Match {
    let mut game_match = after(id, MIXED, moves);
    game_match.rate(true);
    game_match
}

#[track_caller]
fn refuses(game_match: &Match, command: Command, reason: Refused) {
    let mut tried = game_match.clone();
    let told = format!("{command:?}");
    assert_eq!(tried.handle(command), Err(reason), "{told}");
    assert_eq!(
        &tried, game_match,
        "{told} was refused and changed the match"
    );
}

#[test]
fn a_move_is_checked_by_the_rules_and_told_with_what_it_did() {
    let mut game = game_match("mnk:3x3x3", PERSONS);
    let centre = mv(&game, "b2");
    let told = game.handle(play(centre)).expect("a free field");
    let [MatchEvent::Moved { node, events }] = &told[..] else {
        panic!("{told:?}");
    };
    assert_eq!(*node, game.history().current());
    assert!(matches!(events[..], [Event::Appeared { .. }]), "{events:?}");
    refuses(&game, play(centre), Illegal::Occupied.into());
    refuses(&game, play(Move(u32::MAX)), Illegal::NotAMove.into());
}

#[test]
fn the_last_move_ends_the_game_and_nobody_acts_after_it() {
    let mut game = after("mnk:3x3x3", MIXED, "a1 b1 a2 b2");
    let last = mv(&game, "a3");
    let told = game.handle(play(last)).expect("a free field");
    let outcome = Outcome::Win(Side::First);
    assert_eq!(told[1..], [MatchEvent::Ended(outcome)]);
    let free = mv(&game, "c3");
    refuses(&game, play(free), Refused::GameOver);
    refuses(&game, answer(free, Explanation::RANDOM), Refused::GameOver);
    refuses(&game, Command::Resign(Side::First), Refused::GameOver);
    let told = game.handle(Command::Undo).expect("a move");
    assert!(matches!(
        told[..],
        [MatchEvent::Jumped { .. }, MatchEvent::Reopened]
    ));
}

#[test]
fn everybody_acts_for_the_own_seat_alone() {
    let mut game = after("mnk:3x3x3", MIXED, "");
    let free = mv(&game, "c3");
    let person = Refused::PersonPlays { side: Side::First };
    refuses(&game, answer(free, Explanation::RANDOM), person.clone());
    refuses(&game, silence(NoMove::Stopped), person);
    game.handle(play(mv(&game, "b2"))).expect("a free field");
    let computer = Refused::ComputerPlays { side: Side::Second };
    refuses(&game, play(free), computer.clone());
    refuses(&game, Command::Resign(Side::Second), computer);
    game.handle(answer(free, Explanation::RANDOM))
        .expect("its turn");
}

#[test]
fn a_computer_that_waits_does_not_move() {
    let mut game = after("mnk:3x3x3", MIXED, "b2");
    assert_eq!(
        game.handle(Command::Wait),
        Ok(vec![MatchEvent::ComputerWaits])
    );
    let free = mv(&game, "c3");
    refuses(
        &game,
        answer(free, Explanation::RANDOM),
        Refused::ComputerWaits,
    );
    assert_eq!(
        game.handle(Command::Resume),
        Ok(vec![MatchEvent::ComputerResumes])
    );
    game.handle(answer(free, Explanation::RANDOM))
        .expect("its turn");
}

#[test]
fn a_computer_without_a_move_says_why_or_gives_up() {
    let mut game = after("mnk:3x3x3", MIXED, "b2");
    refuses(
        &game,
        silence(NoMove::Stopped),
        Refused::NoMove(NoMove::Stopped),
    );
    let told = game
        .handle(silence(EngineFault::Closed.into()))
        .expect("it gives up");
    let outcome = Outcome::Win(Side::First);
    assert_eq!(
        told,
        [
            MatchEvent::Resigned(Side::Second),
            MatchEvent::Ended(outcome)
        ]
    );
}

#[test]
fn a_person_gives_up_and_takes_it_back() {
    let mut game = after("mnk:3x3x3", PERSONS, "b2");
    let told = game.handle(Command::Resign(Side::First)).expect("a game");
    let outcome = Outcome::Win(Side::Second);
    assert_eq!(
        told,
        [
            MatchEvent::Resigned(Side::First),
            MatchEvent::Ended(outcome)
        ]
    );
    assert_eq!(game.handle(Command::Undo), Ok(vec![MatchEvent::Reopened]));
    assert_eq!(
        game.handle(Command::Redo),
        Ok(vec![MatchEvent::Ended(outcome)])
    );
}

#[test]
fn steps_through_the_game_tell_from_where_to_where() {
    let mut game = after("mnk:3x3x3", PERSONS, "a1 b1 a2");
    let path = game.history().path().to_vec();
    let jumped = |from, to| Ok(vec![MatchEvent::Jumped { from, to }]);
    assert_eq!(game.handle(Command::Undo), jumped(path[2], path[1]));
    assert_eq!(game.handle(Command::Redo), jumped(path[1], path[2]));
    refuses(&game, Command::Redo, Refused::NothingToRedo);
    refuses(&game, Command::RedoTurn, Refused::NothingToRedo);
    refuses(&game, Command::ToEnd, Refused::NothingToRedo);
    assert_eq!(game.handle(Command::ToStart), jumped(path[2], NodeId::ROOT));
    refuses(&game, Command::Undo, Refused::NothingToUndo);
    refuses(&game, Command::UndoTurn, Refused::NothingToUndo);
    refuses(&game, Command::ToStart, Refused::NothingToUndo);
    assert_eq!(
        game.handle(Command::Jump(path[0])),
        jumped(NodeId::ROOT, path[0])
    );
    assert_eq!(game.handle(Command::ToEnd), jumped(path[0], path[2]));
}

#[test]
fn a_turn_goes_back_to_the_own_move_and_the_computer_waits() {
    let mut game = after("mnk:3x3x3", MIXED, "a1 b1 a2");
    let path = game.history().path().to_vec();
    let told = game.handle(Command::UndoTurn).expect("a turn");
    let (from, to) = (path[2], path[1]);
    assert_eq!(told, [MatchEvent::Jumped { from, to }]);
    let told = game.handle(Command::UndoTurn).expect("a turn");
    let (from, to) = (path[1], NodeId::ROOT);
    assert_eq!(told, [MatchEvent::Jumped { from, to }]);
    let told = game.handle(Command::Redo).expect("a ply");
    let (from, to) = (NodeId::ROOT, path[0]);
    assert_eq!(
        told,
        [MatchEvent::Jumped { from, to }, MatchEvent::ComputerWaits]
    );
    let told = game.handle(Command::RedoTurn).expect("a turn");
    let (from, to) = (path[0], path[1]);
    assert_eq!(
        told,
        [MatchEvent::Jumped { from, to }, MatchEvent::ComputerResumes]
    );
}

#[test]
fn a_rated_game_runs_on_whatever_is_wanted() {
    let game = rated("mnk:3x3x3", "a1 b1");
    let node = game.history().current();
    for command in [
        Command::Undo,
        Command::Redo,
        Command::UndoTurn,
        Command::RedoTurn,
        Command::Jump(NodeId::ROOT),
        Command::ToStart,
        Command::ToEnd,
        Command::PlayFinding(node),
        Command::NewGame,
        Command::Delete(node),
        Command::ChangeSeat {
            side: Side::Second,
            seat: Seat::Person,
        },
    ] {
        refuses(&game, command, Refused::Rated);
    }
    refuses(
        &rated("mnk:3x3x3", ""),
        Command::PassTheBeginning,
        Refused::Rated,
    );
    let mut game = game;
    game.handle(Command::Resign(Side::First))
        .expect("giving up is allowed");
}

#[test]
fn a_deleted_position_is_not_found() {
    let mut game = after("mnk:3x3x3", PERSONS, "a1 b1");
    let node = game.history().current();
    let told = game.handle(Command::Delete(node)).expect("a move");
    let (from, to) = (node, game.history().path()[0]);
    assert_eq!(
        told,
        [MatchEvent::TreeChanged, MatchEvent::Jumped { from, to }]
    );
    let (text, marks) = ("gone".to_owned(), Vec::new());
    for command in [
        Command::Jump(node),
        Command::Promote(node),
        Command::Delete(node),
        Command::PlayFinding(node),
    ] {
        refuses(&game, command, Refused::NoSuchPosition { node });
    }
    for command in [
        Command::Comment { node, text },
        Command::Mark { node, marks },
    ] {
        refuses(&game, command, NoteError::NoSuchNode.into());
    }
    refuses(&game, Command::Delete(NodeId::ROOT), Refused::Start);
}

#[test]
fn a_variation_is_promoted_once() {
    let mut game = after("mnk:3x3x3", PERSONS, "a1 b1");
    game.handle(Command::Undo).expect("a move");
    game.handle(play(mv(&game, "c3"))).expect("a free field");
    let node = game.history().current();
    assert_eq!(
        game.handle(Command::Promote(node)),
        Ok(vec![MatchEvent::TreeChanged])
    );
    refuses(&game, Command::Promote(node), Refused::MainLine { node });
}

#[test]
fn comments_and_times_stand_beside_the_moves() {
    let mut game = game_match("mnk:3x3x3", PERSONS);
    let thought = Some(Duration::from_millis(1_500));
    let centre = mv(&game, "b2");
    let timed = Command::Play {
        mv: centre,
        thought,
    };
    game.handle(timed).expect("a free field");
    let node = game.history().current();
    let text = "the centre".to_owned();
    let told = game.handle(Command::Comment { node, text });
    assert_eq!(told, Ok(vec![MatchEvent::TreeChanged]));
    assert_eq!(game.history().comment(node), "the centre");
    assert_eq!(game.history().time(node), thought);
    let bytes = MOST_COMMENT_BYTES + 1;
    let text = "x".repeat(bytes);
    let bytes = bytes + "the centre".len();
    let node = NodeId::ROOT;
    refuses(
        &game,
        Command::Comment { node, text },
        NoteError::TooLong { bytes }.into(),
    );
}

#[test]
fn letters_and_marks_stand_beside_the_moves() {
    let mut game = after("mnk:3x3x3", PERSONS, "b2");
    let node = game.history().current();
    let unmarked = game.clone();
    let triangle = CellMark {
        cell: Cell::new(1, 1),
        shape: MarkShape::Triangle,
    };
    let marks = vec![triangle, CellMark::label(Cell::new(0, 2), "A")];
    let marked = Command::Mark {
        node,
        marks: marks.clone(),
    };
    assert_eq!(game.handle(marked), Ok(vec![MatchEvent::TreeChanged]));
    assert_eq!(game.history().marks(node), marks);
    assert_eq!(game.history().marks(NodeId::ROOT), []);
    assert_ne!(game, unmarked, "there is something new to be saved");
    let saved = record::write(&game);
    assert_eq!(record::read(&saved), Ok(game.clone()), "{saved}");

    let beside = CellMark::label(Cell::new(3, 0), "A");
    let marks = vec![beside];
    let off_board = Illegal::OffBoard.into();
    refuses(&game, Command::Mark { node, marks }, off_board);
    let cell = Cell::new(0, 0);
    let marks = vec![CellMark::label(cell, "A"); MOST_MARKS + 1];
    let too_many = NoteError::TooManyMarks.into();
    refuses(&game, Command::Mark { node, marks }, too_many);

    let marks = Vec::new();
    let cleared = game.handle(Command::Mark { node, marks });
    assert_eq!(cleared, Ok(vec![MatchEvent::TreeChanged]));
    assert_eq!(game, unmarked);
}

#[test]
fn what_was_found_best_is_played_as_a_variation() {
    let mut game = after("mnk:3x3x3", MIXED, "a1 b1");
    let start = NodeId::ROOT;
    refuses(
        &game,
        Command::PlayFinding(start),
        Refused::NoFinding { node: start },
    );
    let line = ["b2", "c3"].map(|text| mv(&game, text)).to_vec();
    let finding = Finding {
        verdict: Verdict::Unknown,
        nodes: 1,
        line: line.clone(),
        only: false,
    };
    game.set_finding(start, Some(finding)).expect("legal moves");
    let from = game.history().current();
    let told = game.handle(Command::PlayFinding(start)).expect("a finding");
    let to = game.history().current();
    assert_eq!(
        told[..2],
        [MatchEvent::TreeChanged, MatchEvent::Jumped { from, to }]
    );
    assert_eq!(game.moves(), &line[..1]);
    game.handle(Command::ToEnd).expect("the rest of the line");
    assert_eq!(game.moves(), line);
}

#[test]
fn seats_change_hands_and_the_beginning_is_left_to_the_computer() {
    let mut game = game_match("mnk:3x3x3", MIXED);
    assert_eq!(
        game.handle(Command::PassTheBeginning),
        Ok(vec![MatchEvent::Started])
    );
    assert_eq!(game.position().side_to_move(), Side::Second);
    refuses(&game, Command::PassTheBeginning, Refused::NotTheBeginning);
    let side = Side::Second;
    let seat = Seat::Person;
    let told = game.handle(Command::ChangeSeat { side, seat });
    assert_eq!(told, Ok(vec![MatchEvent::SeatsChanged(PERSONS)]));
    refuses(
        &game,
        Command::ChangeSeat { side, seat },
        Refused::SameSeat { side },
    );
    let told = game.handle(Command::NewGame);
    assert_eq!((told, game.game()), (Ok(vec![MatchEvent::Started]), 1));
}

#[test]
fn a_side_is_chosen_in_the_opening_by_whose_turn_it_is() {
    let mut game = Match::new(Plan {
        opening: SWAP2,
        ..after("mnk:15x15x5", [COMPUTER, Seat::Person], "")
            .plan()
            .clone()
    });
    let free = Command::Choose(OpeningChoice::TwoMore);
    refuses(&game, free, Refused::ComputerPlays { side: Side::First });
    for text in ["h8", "a1", "i8"] {
        game.handle(answer(mv(&game, text), Explanation::EVEN_OPENING))
            .expect(text);
    }
    refuses(&game, play(mv(&game, "o15")), Illegal::ChooseFirst.into());
    let told = game.handle(Command::Choose(OpeningChoice::Side(Side::First)));
    let stage = OpeningStage {
        task: OpeningTask::Over,
        swapped: true,
    };
    let expected = vec![
        MatchEvent::Chosen(OpeningChoice::Side(Side::First)),
        MatchEvent::OpeningChanged(stage),
        MatchEvent::SeatsChanged([Seat::Person, COMPUTER]),
    ];
    assert_eq!(told, Ok(expected));
    let again = Command::Choose(OpeningChoice::TwoMore);
    refuses(&game, again, Refused::ComputerPlays { side: Side::Second });
    let persons = after("mnk:3x3x3", PERSONS, "");
    let chosen = Command::Choose(OpeningChoice::TwoMore);
    refuses(&persons, chosen, Illegal::NotAMove.into());
}

#[derive(Clone, Debug)]
enum Step {
    Play(prop::sample::Index),
    Go(Box<Command>),
    Jump(prop::sample::Index),
    Delete(prop::sample::Index),
    Promote(prop::sample::Index),
    Seat(bool, bool),
}

fn step() -> impl Strategy<Value = Step> {
    let index = any::<prop::sample::Index>;
    let go = prop::sample::select(vec![
        Command::Undo,
        Command::Redo,
        Command::UndoTurn,
        Command::RedoTurn,
        Command::ToStart,
        Command::ToEnd,
        Command::Wait,
        Command::Resume,
        Command::NewGame,
        Command::PassTheBeginning,
        Command::Resign(Side::First),
        Command::Resign(Side::Second),
    ]);
    prop_oneof![
        8 => index().prop_map(Step::Play),
        5 => go.prop_map(|command| Step::Go(Box::new(command))),
        1 => index().prop_map(Step::Jump),
        1 => index().prop_map(Step::Delete),
        1 => index().prop_map(Step::Promote),
        1 => any::<(bool, bool)>().prop_map(|(side, seat)| Step::Seat(side, seat)),
    ]
}

fn any_node(game_match: &Match, which: prop::sample::Index) -> NodeId {
    let history = game_match.history();
    let mut nodes = vec![NodeId::ROOT];
    let mut next = 0;
    while let Some(&node) = nodes.get(next) {
        nodes.extend(history.children(node));
        next += 1;
    }
    *which.get(&nodes)
}

fn command(game_match: &Match, step: Step) -> Command {
    match step {
        Step::Play(which) => {
            let moves = game_match.position().legal_moves();
            // With an illegal one among them.
            let all: Vec<Move> = moves.into_iter().chain([Move(u32::MAX)]).collect();
            let mv = *which.get(&all);
            match game_match.seat_to_move() {
                Seat::Person => play(mv),
                Seat::Computer(_) => answer(mv, Explanation::RANDOM),
            }
        }
        Step::Go(command) => *command,
        Step::Jump(which) => Command::Jump(any_node(game_match, which)),
        Step::Delete(which) => Command::Delete(any_node(game_match, which)),
        Step::Promote(which) => Command::Promote(any_node(game_match, which)),
        Step::Seat(first, person) => Command::ChangeSeat {
            side: Side::BOTH[usize::from(first)],
            seat: if person { Seat::Person } else { COMPUTER },
        },
    }
}

proptest! {
    #[test]
    fn any_course_of_commands_keeps_the_match_sound(
        game in prop::sample::select(vec!["nim:3,4,5", "mnk:4x4x3", "atoms:3x3", "northcott:2x8"]),
        steps in prop::collection::vec(step(), 1..80),
    ) {
        let mut game_match = game_match(game, MIXED);
        for step in steps {
            let before = game_match.clone();
            let command = command(&game_match, step);
            let told = game_match.handle(command.clone());
            let Ok(events) = told else {
                prop_assert_eq!(&game_match, &before, "{:?}", command);
                continue;
            };
            let line = game_match.history().game_line();
            let mut position = game_match.start().clone();
            for &mv in game_match.moves() {
                position.play(mv).expect("the moves of a match are legal");
            }
            prop_assert_eq!(game_match.position(), &position);
            prop_assert_eq!(line.moves(), game_match.moves());
            prop_assert_eq!(
                line.last_move().map(|(before, mv)| before.preview(mv).expect("legal").0),
                line.last_move().map(|_| position)
            );
            for event in &events {
                match event {
                    MatchEvent::Jumped { from, to } => {
                        prop_assert_eq!(*from, before.history().current());
                        prop_assert_eq!(*to, game_match.history().current());
                    }
                    MatchEvent::Ended(outcome) => {
                        prop_assert_eq!(Some(*outcome), game_match.result());
                    }
                    MatchEvent::SeatsChanged(seats) => {
                        prop_assert_eq!(*seats, game_match.seats());
                    }
                    _ => {}
                }
            }
            let unnoticed = events.is_empty();
            prop_assert!(!unnoticed || game_match.moves() == before.moves(), "{:?}", command);
            let mut back = game_match.clone();
            // Behind a resignation that was taken back, the game goes on with what was played there.
            if back.resigned().is_none() && back.handle(Command::Undo).is_ok() {
                back.handle(Command::Redo).expect("what was taken back can be played again");
                prop_assert_eq!(back.history(), game_match.history());
            }
        }
    }
}
