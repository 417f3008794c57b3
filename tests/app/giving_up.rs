//! Giving up, by a person and by a program that cannot go on.

use crate::features::notifications::ProgramFault;
use crate::rules::Outcome;

use crate::tests::prelude::*;

fn play(table: &mut Tabletop, field: &str) {
    table.play(Hand::Keys, field);
    table.until_a_person_may_act();
}

#[test]
fn a_person_gives_up_and_takes_it_back() {
    let mut table = Tabletop::new().seated("mnk:9x9x5");
    table.want(MatchCommand::Resign);
    assert_eq!(
        table.game_match().result(),
        None,
        "nothing has been played yet"
    );
    play(&mut table, "e5");
    table.want(MatchCommand::Resign);
    table.until(Turn::Over);
    assert_eq!(table.game_match().resigned(), Some(Side::Second));
    assert_eq!(table.game_match().result(), Some(Outcome::Win(Side::First)));
    let here = table.record();
    table.want(MatchCommand::Resign);
    assert_eq!(table.record(), here, "once is enough");
    table.want(HistoryCommand::Undo);
    table.until(Turn::Person);
    assert_eq!((table.game_match().result(), table.moves()), (None, 1));
    play(&mut table, "e6");
    assert_eq!(table.moves(), 2);
}

#[test]
fn a_person_gives_up_for_the_own_side_while_the_computer_thinks() {
    let mut table = Tabletop::new();
    table.sit("mnk:15x15x5", against_the_computer("mnk:15x15x5"));
    table.until(Turn::Person);
    table.play(Hand::Keys, "h8");
    table.until(Turn::Computer);
    table.want(MatchCommand::Resign);
    table.until(Turn::Over);
    assert_eq!(table.game_match().resigned(), Some(Side::First));
    table.let_the_players_finish();
    assert_eq!(table.moves(), 1, "its move does not come any more");
    table.check();
}

#[cfg(unix)]
#[test]
fn a_program_that_crashes_has_given_up_and_another_one_takes_its_place() {
    use crate::config::{EngineName, ExternalEngine};
    use crate::players::external::EngineFault;

    let name = EngineName::new("Faulty").expect("a name");
    let mut table = Tabletop::new();
    table.resource_mut::<Configs>().opponents.external_engines = vec![ExternalEngine {
        name,
        command: "sh".to_owned(),
        args: vec!["-c".to_owned(), "exit 3".to_owned()],
        turn_ms: 10,
        pause_ms: 10,
    }];
    let faulty = Seat::Computer(Opponent::External(name));
    table.sit("mnk:15x15x5", [Seat::Person, faulty]);
    table.until(Turn::Person);
    table.play(Hand::Keys, "h8");
    table.until(Turn::Over);
    assert_eq!(table.game_match().result(), Some(Outcome::Win(Side::First)));
    let here = table.game_match().history().current();
    let fault = EngineFault::Ended { code: Some(3) };
    assert_eq!(table.resource::<ProgramFault>().0, Some((here, fault)));
    assert!(
        table.notifications().list().is_empty(),
        "the result tells it"
    );
    table.want(HistoryCommand::Undo);
    table.until(Turn::Person);
    assert_eq!(table.moves(), 0);
    table.intent(HistoryCommand::Seat(
        Side::Second,
        Seat::Computer(Opponent::Random),
    ));
    play(&mut table, "h8");
    table.until(Turn::Person);
    assert_eq!(table.moves(), 2, "the new one has answered");
}
