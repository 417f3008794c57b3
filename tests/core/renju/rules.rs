//! The rules of renju in play: who wins by which line, what is refused, when a game is drawn, and
//! the texts.

use fivefold::games::lines::{Forbidden, Lines, LinesParams, Rule};
use fivefold::rules::{Event, Game, Illegal, Outcome, Parameters, Position, Side};
use fivefold::words::InEnglish as _;
use fivefold_support::positions::position_of;

fn play(position: &mut Position, text: &str) -> Result<Vec<Event>, Illegal> {
    let mv = position.parse_move(text).expect("a move");
    position.play(mv)
}

/// Black is to move, o began; the four across can become five or (at g) six.
const FOUR: &str = "mnk:9x9x5,renju:9/9/9/1oooo1o2/9/xx1xx1x2/9/9/9@1";

#[test]
fn black_wins_by_exactly_five_and_may_not_make_six() {
    let mut game = position_of(FOUR);
    let before = game.clone();
    assert_eq!(
        play(&mut game, "f6"),
        Err(Illegal::Rule(Forbidden::Overline.refusal()))
    );
    assert_eq!(game, before, "a refused move changes nothing");
    play(&mut game, "a6").expect("five");
    assert_eq!(game.outcome(), Some(Outcome::Win(Side::First)));
    assert_eq!(game.deciding_cells().len(), 5);
    assert_eq!(game.forbidden_cells(), [], "the game is over");
}

#[test]
fn white_wins_by_six_and_nothing_is_forbidden_to_it() {
    let six = |others: &str| position_of(&format!("mnk:9x9x5,renju:9/9/xxx1xx3/9/{others}/9/9@2"));
    // With five stones each, x has begun and is black.
    let mut game = six("o1o1o1o2/9/o8");
    assert_eq!(
        game.as_game::<Lines>().map(Lines::beginner),
        Some(Side::Second)
    );
    assert_eq!(
        play(&mut game, "d7"),
        Err(Illegal::Rule(Forbidden::Overline.refusal()))
    );
    let mut game = six("o1o1o1o2/9/o1o6");
    assert_eq!(
        game.as_game::<Lines>().map(Lines::beginner),
        Some(Side::First)
    );
    assert_eq!(game.forbidden_cells(), []);
    play(&mut game, "d7").expect("six");
    assert_eq!(game.outcome(), Some(Outcome::Win(Side::Second)));
}

#[test]
fn forbidden_cells_are_told_for_the_side_to_move_with_their_reasons() {
    let cross = "mnk:9x9x5,renju:9/4o4/4o4/2oo5/9/9/x1x1x1x2/9/9";
    let black = position_of(&format!("{cross}@1"));
    let told: Vec<_> = black.forbidden_cells();
    assert_eq!(
        told.iter()
            .map(|&(cell, reason)| (cell.col, cell.row, reason))
            .collect::<Vec<_>>(),
        [(4, 3, Forbidden::DoubleThree.refusal())]
    );
    let target = black.parse_move("e6").expect("a move");
    assert_eq!(
        black.check(target),
        Err(Illegal::Rule(Forbidden::DoubleThree.refusal()))
    );
    assert!(!black.legal_moves().contains(&target));
    assert_eq!(black.legal_moves().len(), 81 - 8 - 1);
    // The same stones under the other rules forbid nothing.
    for rule in ["", ",exact"] {
        let plain = position_of(&format!("{}@1", cross.replace(",renju", rule)));
        assert_eq!(plain.forbidden_cells(), []);
        assert_eq!(plain.check(target), Ok(()));
    }
}

#[test]
fn whoever_begins_is_black() {
    for starter in Side::BOTH {
        let params = LinesParams::parse("15x15x5,renju").expect("parameters");
        let mut game = Lines::start(&params, starter);
        for turn in 0..10_u8 {
            assert_eq!(game.beginner(), starter);
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            game.apply(moves[usize::from(turn) * 20], &mut ());
        }
    }
}

#[test]
fn a_game_in_which_black_has_no_move_left_is_drawn() {
    // White's last stone leaves black only the point of an overline.
    let id = "mnk:7x5x5,renju:ooo1oox/xxooxoo/xxxoxxo/oxoxxxx/oooxx1o@2";
    let mut game = position_of(id);
    assert_eq!(game.outcome(), None);
    let events = play(&mut game, "f1").expect("a cell that is free");
    assert_eq!(game.outcome(), Some(Outcome::Draw));
    assert!(game.legal_moves().is_empty());
    assert_eq!(
        events.last(),
        Some(&Event::Over {
            outcome: Outcome::Draw
        })
    );
    let again = position_of(&game.id());
    assert_eq!(again, game, "the text of the end is read as the end");
}

#[test]
fn texts_and_fields_name_the_rule() {
    for (text, rule) in [
        ("15x15x5", Rule::Freestyle),
        ("15x15x5,exact", Rule::Exact),
        ("15x15x5,renju", Rule::Renju),
    ] {
        let params = LinesParams::parse(text).expect(text);
        assert_eq!(params.rule, rule);
        assert_eq!(params.to_string(), text);
        assert_eq!(LinesParams::from_fields(&params.fields()), Ok(params));
    }
}

#[test]
fn renju_is_refused_for_other_lengths_with_place_and_remedy() {
    let error = LinesParams::parse("15x15x6,renju").expect_err("six in a row");
    let told = error.in_english();
    assert!(
        told.contains("Renju is played with lines of 5, not 6"),
        "{told}"
    );
    assert!(told.contains("Choose 5 or another rule"), "{told}");
    assert_eq!(error.at, 6, "the place of the length");
    let mut fields = LinesParams::parse("9x9x4").expect("parameters").fields();
    for field in &mut fields {
        if field.key == "rule" {
            field.value = Rule::Renju as i32;
        }
    }
    let error = LinesParams::from_fields(&fields).expect_err("four in a row");
    assert_eq!(error, fivefold::games::lines::renju_line(4));
    assert_eq!(error.field(), ("len", 0));
    let small = fivefold::games::lines::ID
        .rules()
        .start_text("4x4x5,renju", Side::First);
    assert!(small.is_err(), "five do not fit");
}
