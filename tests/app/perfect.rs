//! Perfect play by a proof: offered where the board has one, unbeaten from the empty board, proven from the
//! first move on, and walked through reply by reply.

use std::collections::BTreeSet;

use crate::config::Level;
use crate::features::best_moves::BestMovesList;
use crate::features::hints::{StudyCommand, Studying};
use crate::features::opponents::OpponentPage;
use crate::features::records::Statistics;
use crate::games;
use crate::rules::{Move, Outcome};
use crate::study::standing::PositionJudgement;

use crate::tests::prelude::*;

const BOARD: &str = "mnk:6x6x4";
const PERFECT: Seat = Seat::Computer(Opponent::Exact);

/// The setup of a board that has a proof.
fn setup() -> (Tabletop, Reader) {
    let mut table = Tabletop::quick();
    let reader = Reader::of(&mut table);
    table.open(games::lines::ID);
    let params = BOARD.split_once(':').expect("an id").1;
    table.draft().take_preset(params).expect("a board");
    table.frame(16);
    (table, reader)
}

fn sat(seats: [Seat; 2]) -> Tabletop {
    let mut table = Tabletop::quick();
    table.sit(BOARD, seats);
    table
}

/// How many plies one can hold out against the proof of the board.
fn longest(table: &Tabletop) -> u32 {
    let proofs = &table.configs().opponents.proofs;
    proofs.longest_of(BOARD).expect("it has a proof").into()
}

/// The replies that hold out longest.
fn longest_replies(table: &Tabletop) -> Vec<Move> {
    let ends: Vec<_> = ends(table);
    let most = ends.iter().map(|&(_, plies)| plies).max();
    let longest = ends.iter().filter(|&&(_, plies)| Some(plies) == most);
    longest.map(|&(mv, _)| mv).collect()
}

fn ends(table: &Tabletop) -> Vec<(Move, u32)> {
    let list = table.resource::<BestMovesList>();
    list.known_ends(table.position()).collect()
}

fn until_told(table: &mut Tabletop) {
    table.until(Turn::Person);
    table.frames(2);
    table.wait("the lengths of all replies", |table| {
        give_way();
        let is_done = !table.resource::<BestMovesList>().is_looking();
        is_done && !ends(table).is_empty()
    });
}

#[test]
fn the_page_of_perfect_play_opens_from_the_setup_and_leads_to_a_game_that_it_begins() {
    let (mut table, reader) = setup();
    reader.press(&mut table, "How long can you last?");
    let asked = table.resource::<OpponentPage>().0.expect("a page");
    assert_eq!(asked.opponent, Opponent::Exact);
    let text = reader.text(&mut table);
    for part in [
        "a proof that whoever begins wins",
        "Swap2",
        "renju",
        "within 13 moves",
        "not tried",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    reader.press(&mut table, "Play against it");
    table.frame(0);
    assert_eq!(table.game_match().plan().seats, [PERFECT, Seat::Person]);
    table.until(Turn::Person);
    assert_eq!(table.moves(), 1, "it has begun");
}

#[test]
fn perfect_play_is_offered_on_boards_with_a_proof_only() {
    let (mut table, reader) = setup();
    reader.press(&mut table, "Yellow: ");
    reader.says(&mut table, "Never lets a win slip away.");
    reader.press(&mut table, "Perfect");
    assert_eq!(table.draft().seats[1], PERFECT);
    reader.press(&mut table, "3 × 3");
    let usual = Seat::Computer(Opponent::Level(Level::USUAL));
    assert_eq!(
        table.draft().seats[1],
        usual,
        "there Master plays as well as that"
    );
    table.draft().take_preset("9x9x5").expect("a board");
    table.frames(2);
    assert!(!reader.offers(&mut table, "How long can you last?"));
    table.draft().take_preset("8x8x4").expect("a board");
    table.frames(2);
    assert!(reader.offers(&mut table, "How long can you last?"));
}

#[test]
fn the_board_tells_the_listed_moves_and_all_others_on_request() {
    let mut table = sat([PERFECT, Seat::Person]);
    let reader = Reader::of(&mut table);
    table.until(Turn::Person);
    let numbers = |table: &mut Tabletop| {
        let painted = reader.painted_texts(table).into_iter();
        painted
            .filter(|(text, _)| text.parse::<u32>().is_ok())
            .count()
    };
    let labels = numbers(&mut table);
    table.want(StudyCommand::BestMoves);
    until_told(&mut table);
    assert_eq!(numbers(&mut table), labels + 5);
    reader.press(&mut table, "All ");
    assert_eq!(numbers(&mut table), labels + ends(&table).len());
    reader.press(&mut table, "Only the best");
    assert_eq!(numbers(&mut table), labels + 5);
}

#[test]
fn whatever_a_person_plays_perfect_wins_in_time_and_the_best_is_kept() {
    let mut table = sat([PERFECT, Seat::Person]);
    let reader = Reader::of(&mut table);
    let most = longest(&table);
    let mut best = 0;
    for seed in 0..4 {
        table.sit(BOARD, [PERFECT, Seat::Person]);
        table.play_to_the_end(Hand::Keys, &mut any_move(seed));
        assert_eq!(table.game_match().result(), Some(Outcome::Win(Side::First)));
        let plies = table.moves() as u32;
        assert!(plies <= most, "{plies} plies");
        best = best.max(plies);
        let told = table.resource::<Statistics>().scores();
        assert_eq!(told.lasted(games::lines::ID, "6x6x4", most), Some(best));
        let text = reader.text(&mut table);
        let told = format!("You lasted {plies} of at most {most} moves");
        assert!(text.contains(&told), "{text}");
    }
    table.want(ScreenCommand::ToMenu);
    table.want(ScreenCommand::Scores);
    table.frames(2);
    assert_eq!(table.screen(), Screen::Scores);
    let told = format!("{best} of at most {most} moves against Perfect");
    reader.says(&mut table, &told);
}

#[test]
fn a_game_with_help_is_no_record_of_how_long_one_lasts() {
    let mut table = sat([PERFECT, Seat::Person]);
    let most = longest(&table);
    table.until(Turn::Person);
    table.want(StudyCommand::Hint);
    table.play_to_the_end(Hand::Keys, &mut any_move(1));
    let told = table.resource::<Statistics>().scores();
    assert_eq!(told.games().len(), 1);
    assert_eq!(told.lasted(games::lines::ID, "6x6x4", most), None);
}

#[test]
fn the_verdict_is_proven_before_the_first_move_and_after_it() {
    let mut table = sat(PERSONS);
    table.resource_mut::<Settings>().show_verdict = true;
    let most = longest(&table);
    for after in 0..2 {
        table.until(Turn::Person);
        table.wait("a verdict", |table| {
            give_way();
            let position = table.position().clone();
            table.resource::<Studying>().insight(&position).is_some()
        });
        let position = table.position().clone();
        let insight = table
            .resource::<Studying>()
            .insight(&position)
            .expect("an insight")
            .clone();
        let proven = PositionJudgement::Proven {
            winner: Some(Side::First),
            moves: Some(most.div_ceil(2) - after),
        };
        // Its first move is made, and the length is told in moves of the winner.
        assert_eq!(insight.standing.judgement, proven);
        table.play_by(Hand::Keys, insight.choice.mv);
    }
}

#[test]
fn the_proof_is_walked_through_reply_by_reply_and_back() {
    let (mut table, reader) = setup();
    reader.press(&mut table, "How long can you last?");
    reader.press(&mut table, "Walk through the proof");
    table.frame(0);
    until_told(&mut table);
    let first = ends(&table);
    let all: BTreeSet<Move> = table.position().legal_moves().into_iter().collect();
    assert_eq!(
        first.iter().map(|&(mv, _)| mv).collect::<BTreeSet<_>>(),
        all
    );
    let mut left = longest(&table) - 1;
    assert_eq!(first.iter().map(|&(_, plies)| plies).max(), Some(left));
    reader.press(&mut table, "All ");
    let text = reader.painted_texts(&mut table);
    let number = left.to_string();
    assert!(
        text.iter().any(|(text, _)| *text == number),
        "the number is on the board: {text:?}"
    );
    while left > 2 {
        let mv = longest_replies(&table)[0];
        table.play_by(Hand::Pointer, mv);
        until_told(&mut table);
        left -= 2;
        let most = ends(&table).iter().map(|&(_, plies)| plies).max();
        assert_eq!(
            most,
            Some(left),
            "every reply and answer takes two plies off"
        );
    }
    while table.moves() > 1 {
        table.want(HistoryCommand::Undo);
        until_told(&mut table);
    }
    assert_eq!(ends(&table), first);
    assert!(table.game_match().counting().helped);
}
