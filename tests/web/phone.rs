//! The page on a phone, and on a screen that is emulated.

use fivefold::rules::Cell;

use crate::visit::{PHONE, Visit};

#[test]
fn on_a_phone_everything_fits_and_a_finger_plays() {
    let Some(visit) = Visit::begin(PHONE) else {
        return;
    };
    let mut visit = visit.without_movement();
    visit.open("?id=atoms:8x8", "play");
    visit.until_my_turn();
    let start = visit.position();
    let at = visit.place_of(&start, Cell::new(3, 3));
    visit.browser.tap(at.x, at.y);
    visit.until_news("Yellow played");
    visit.browser.frames(10);
    visit.browser.picture("phone");
    // Cells of less than 24 pixels: the first tap aims, the second one plays.
    visit.open("?id=mnk:19x19x5", "play");
    visit.until_my_turn();
    let start = visit.position();
    let at = visit.place_of(&start, Cell::new(9, 9));
    visit.browser.tap(at.x, at.y);
    visit.browser.frames(10);
    assert_eq!(visit.position(), start, "one tap only aims");
    visit.browser.picture("phone-aimed");
    visit.browser.tap(at.x, at.y);
    visit.until_news("Yellow played");
    let kept = visit.kept();
    assert_eq!(kept.position().move_text(kept.moves()[0]), "j10");
    // Turned, and as small as phones get.
    for (name, width, height) in [("phone-turned", 667, 375), ("phone-small", 320, 568)] {
        visit.browser.resize(width, height);
        visit.browser.frames(30);
        let fits = visit.browser.run(
            "document.getElementById('game').clientWidth === innerWidth \
             && document.getElementById('game').clientHeight === innerHeight \
             && document.documentElement.scrollWidth <= innerWidth",
        );
        assert_eq!(fits, serde_json::json!(true), "{name}");
        visit.browser.picture(name);
    }
    visit.end();
}

#[test]
fn a_tool_that_emulates_a_screen_of_three_pixels_a_point_sees_the_layout_of_a_phone() {
    let Some(visit) = Visit::begin(PHONE) else {
        return;
    };
    let mut visit = visit.without_movement();
    let (width, height) = PHONE;
    visit.browser.emulate_pixel_ratio(width, height, 3);
    visit.open("?id=atoms:8x8", "play");
    visit.until_my_turn();
    visit.browser.wait(
        "a canvas with all pixels of the page",
        &format!(
            "document.getElementById('game').width === {} \
             && document.getElementById('game').height === {}",
            3 * width,
            3 * height
        ),
    );
    visit.browser.picture("phone-emulated");
    // The board lies where it lies on a phone.
    let start = visit.position();
    let at = visit.place_of(&start, Cell::new(3, 3));
    visit.browser.tap(at.x, at.y);
    visit.until_news("Yellow played");
    let kept = visit.kept();
    assert_eq!(kept.position().move_text(kept.moves()[0]), "d5");
    visit.end();
}
