//! Links to positions: what they open, how they are copied, how they are shown elsewhere.

use fivefold::formats::{moves_up_to_here, record};

use crate::visit::{LAPTOP, Visit};

#[test]
fn a_link_opens_its_position_and_the_address_follows_the_game() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    visit.open("?id=northcott:2x8:2-7,3-6@1", "play");
    visit.until_my_turn();
    assert_eq!(visit.id(), "northcott:2x8:2-7,3-6@1");
    visit.open("?id=mnk:3x3x3", "play");
    visit.until_my_turn();
    assert_eq!(
        visit.id(),
        "mnk:3x3x3",
        "the usual start has a short address"
    );
    let title = visit.browser.text("document.title");
    assert_eq!(title, "Lines 3 × 3 · fivefold");
    visit.end();
}

#[test]
fn a_broken_link_leads_to_the_menu_and_says_what_is_wrong_with_it() {
    let Some(mut visit) = Visit::begin(LAPTOP) else {
        return;
    };
    visit.open("?id=nim:3,x,5", "menu");
    visit.until_news("character 7");
    visit.browser.frames(10);
    visit.browser.picture("broken-link");
    visit.end();
}

#[test]
fn a_look_at_a_link_does_not_lose_the_game_in_progress() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    let record = visit.begin_a_game();
    visit.open("?id=nim:3,4,5", "play");
    visit.until_my_turn();
    visit.open("", "menu");
    visit.press("Continue · Lines");
    visit.until_screen("play");
    assert_eq!(record::write(&visit.kept()), record);
    visit.end();
}

#[test]
fn a_link_is_copied_that_opens_the_game_with_its_moves_for_somebody_else() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    visit.browser.before_each_page(
        "navigator.clipboard.writeText = async (text) => { window.copied = text; }",
    );
    visit.begin_a_game();
    visit.until_my_turn();
    let (id, kept) = (visit.id(), visit.kept());
    visit.press("More");
    visit.press("Copy link");
    visit.browser.wait("the link", "window.copied");
    let link = visit.browser.text("window.copied");
    let game = moves_up_to_here(&kept).replace(' ', "+");
    assert_eq!(link, visit.site.address(&format!("?id={game}")));
    visit.browser.run("localStorage.clear()");
    visit.browser.go(&link);
    visit.until_screen("play");
    assert_eq!(visit.id(), id);
    assert_eq!(visit.kept().moves(), kept.moves());
    visit.end();
}

#[test]
fn a_link_to_a_day_that_is_none_or_still_to_come_says_so() {
    let Some(mut visit) = Visit::begin(LAPTOP) else {
        return;
    };
    visit.open("?day=tomorrow", "puzzles");
    visit.until_news("“tomorrow”, which is not a date");
    visit.open("?day=2999-01-01", "puzzles");
    visit.until_news("2999-01-01 is still to come");
    visit.end();
}

#[test]
fn previews_of_a_link_have_a_title_a_sentence_and_a_picture() {
    let Some(mut visit) = Visit::begin(LAPTOP) else {
        return;
    };
    visit.open("", "menu");
    let tag =
        |name: &str| format!("document.querySelector('meta[property=\"og:{name}\"]').content");
    assert_eq!(visit.browser.text(&tag("title")), "fivefold");
    let description = visit.browser.text(&tag("description"));
    assert!(description.contains("Northcott"), "{description}");
    let picture = tag("image");
    let size = visit.browser.text(&format!(
        "new Promise((done) => {{ const picture = new Image(); \
         picture.onload = () => done(`${{picture.width}} × ${{picture.height}}`); \
         picture.onerror = () => done('none'); picture.src = {picture}; }})"
    ));
    assert_eq!(size, "960 × 540");
    visit.end();
}
