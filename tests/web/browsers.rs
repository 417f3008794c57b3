//! What browsers do each in a way of their own, in Firefox and WebKitGTK as well as in Chromium:
//! loading, mouse, fingers and keys, reloading, thinking, drawing pictures, life without a network.

use fivefold::formats::record;
use fivefold::rules::Cell;

use crate::browser::Driver;
use crate::exporting::export_pictures;
use crate::page::{open_without_a_network, thinks_between_frames};
use crate::typing::write_a_comment;
use crate::visit::{KEPT, LAPTOP, NEWS, Visit};

fn mouse_finger_and_keys<D: Driver>(name: &str) {
    let Some(visit) = Visit::<D>::begin_in(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    visit.open("?id=mnk:15x15x5", "play");
    visit.until_my_turn();
    let start = visit.position();
    visit.click_cell(&start, Cell::new(7, 7));
    plays(&mut visit, 2, "the mouse");
    // A click right after the other, at another place: nothing of the first is in its way.
    let (cell, _) = free_field(&mut visit, 2, 12);
    visit.click_cell(&start, cell);
    plays(&mut visit, 4, "the mouse again");
    let (cell, _) = free_field(&mut visit, 12, 12);
    let at = visit.place_of(&start, cell);
    visit.browser.tap(at.x, at.y);
    plays(&mut visit, 6, "a finger");
    // A column and a row, as written at the edge.
    let (_, field) = free_field(&mut visit, 13, 13);
    for sign in field.chars() {
        let kind = if sign.is_ascii_digit() {
            "Digit"
        } else {
            "Key"
        };
        let code = format!("{kind}{}", sign.to_ascii_uppercase());
        visit.browser.key(&sign.to_string(), &code);
    }
    visit.browser.key("Enter", "Enter");
    plays(&mut visit, 8, "keys");
    visit.browser.picture(&format!("{name}-played"));

    let before = record::write(&visit.kept());
    visit.browser.reload();
    visit.until_screen("play");
    visit.until_my_turn();
    assert_eq!(record::write(&visit.kept()), before);
}

/// A field in this row that no stone lies on, this column or the nearest one to its left, and its name
/// at the edge. The computer's replies differ from game to game.
fn free_field<D: Driver>(visit: &mut Visit<D>, column: u8, row: u8) -> (Cell, String) {
    let position = visit.position();
    let moves = position.legal_moves();
    (0..=column)
        .rev()
        .find_map(|column| {
            let cell = Cell::new(column, row);
            let mv = moves
                .iter()
                .find(|mv| position.target(**mv) == Some(cell))?;
            Some((cell, position.move_text(*mv)))
        })
        .expect("a free field in the row")
}

/// How often a game is looked at until a move and its reply are in it.
const LOOKS: u32 = 600;

/// The game comes to so many moves, by what was played and the reply to it.
#[track_caller]
fn plays<D: Driver>(visit: &mut Visit<D>, moves: usize, with: &str) {
    let mut now = 0;
    for _ in 0..LOOKS {
        let record = visit.browser.text(&format!("{KEPT}.at(-1)"));
        // Nothing is kept before the first move.
        now = record::read(&record).map_or(0, |kept| kept.moves().len());
        if now == moves {
            visit.until_my_turn();
            return;
        }
        visit.browser.frames(3);
    }
    let page = visit.browser.text(&format!(
        "`“${{{NEWS}}}”; the keys are at ${{document.activeElement?.outerHTML.slice(0, 200)}}, \
         the page ${{document.hasFocus() ? 'has' : 'lacks'}} the focus; ${{{KEPT}.at(-1)}}`"
    ));
    panic!("{moves} moves were to be there by {with}, not {now}; {page}");
}

fn thinking<D: Driver>() {
    let Some(visit) = Visit::<D>::begin_in(LAPTOP) else {
        return;
    };
    thinks_between_frames(visit);
}

fn without_a_network<D: Driver>() {
    let Some(visit) = Visit::<D>::begin_in(LAPTOP) else {
        return;
    };
    open_without_a_network(visit);
}

/// The same tests in a browser.
macro_rules! in_browser {
    ($name:ident, $driver:ty) => {
        mod $name {
            use crate::browser::again_where_the_browser_has_ended;

            #[test]
            fn mouse_finger_and_keys_play_a_game_and_a_reload_goes_on_with_it() {
                again_where_the_browser_has_ended(|| {
                    super::mouse_finger_and_keys::<$driver>(stringify!($name))
                });
            }

            #[test]
            fn frames_keep_coming_while_the_computer_thinks() {
                again_where_the_browser_has_ended(super::thinking::<$driver>);
            }

            #[test]
            fn what_is_written_composed_and_touched_arrives_in_the_field() {
                again_where_the_browser_has_ended(super::write_a_comment::<$driver>);
            }

            #[test]
            fn a_picture_and_an_animation_are_drawn_and_the_game_goes_on() {
                again_where_the_browser_has_ended(super::export_pictures::<$driver>);
            }

            #[test]
            fn a_first_visit_loads_what_it_needs_and_then_the_game_opens_without_a_network() {
                again_where_the_browser_has_ended(super::without_a_network::<$driver>);
            }
        }
    };
}

in_browser!(firefox, crate::firefox::Firefox);
in_browser!(webkit, crate::webkit::WebKit);
