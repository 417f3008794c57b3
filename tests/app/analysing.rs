//! The analysis in the background: it comes to an end, can be stopped, survives going back, and gives
//! way to the players.

use std::time::Instant;

use crate::features::analysis::Analysing;
use crate::features::hints::StudyCommand;
use crate::formats::record;
use crate::midend::history::NodeId;
use crate::study::analysis::Judgement;

use crate::tests::prelude::*;
use fivefold_support::talk::PATIENCE;

fn is_running(table: &Tabletop) -> bool {
    table.resource::<Analysing>().is_running()
}

fn analyse(table: &mut Tabletop) {
    table.want(StudyCommand::Analyse);
    until(table, |table| !is_running(table));
}

/// Frames, with time for the questions between them, until something holds.
fn until(table: &mut Tabletop, holds: impl Fn(&Tabletop) -> bool) {
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        if holds(table) {
            return;
        }
        give_way();
        table.frame(10);
    }
    panic!("the analysis does not come to that");
}

fn judgements(table: &Tabletop) -> Vec<Option<Judgement>> {
    let analysing = table.resource::<Analysing>();
    let report = analysing.report().expect("a report");
    let judged = report.plies.iter().skip(1);
    judged
        .map(|ply| ply.judged.map(|judged| judged.judgement))
        .collect()
}

#[test]
fn a_game_of_tic_tac_toe_is_analysed_and_the_report_is_kept_with_it() {
    let mut table = Tabletop::quick().seated("mnk:3x3x3").after("a1 b1 b2");
    analyse(&mut table);
    assert_eq!(judgements(&table)[1], Some(Judgement::Blunder));
    let record = record::write(table.game_match());
    assert!(record.contains("[first wins in "), "{record}");
}

#[test]
fn the_report_stays_while_the_game_goes_back_and_forth() {
    let mut table = Tabletop::quick().seated("nim:3,4,5").after("a2 b1 b1 c2");
    analyse(&mut table);
    let before = judgements(&table);
    assert_eq!(before.len(), 4);
    for intent in [
        HistoryCommand::ToStart,
        HistoryCommand::StepForward,
        HistoryCommand::ToEnd,
        HistoryCommand::Undo,
    ] {
        table.intent(intent);
        table.until_a_person_may_act();
        assert_eq!(judgements(&table), before, "{intent:?}");
    }
}

#[test]
fn another_game_ends_the_analysis() {
    let mut table = Tabletop::quick().seated("nim:3,4,5").after("a2 b1");
    analyse(&mut table);
    table.intent(MatchCommand::NewGame);
    table.until_a_person_may_act();
    assert!(table.resource::<Analysing>().report().is_none());
    assert!(table.resource::<Analysing>().progress().is_none());
}

#[test]
fn an_analysis_that_is_stopped_keeps_what_it_has_found_and_goes_on_later() {
    let mut table = Tabletop::quick().seated("mnk:15x15x5").after("h8 i9 i8 g8");
    table.resource_mut::<Configs>().study.analysis.coarse_nodes = 500;
    table.want(StudyCommand::Analyse);
    until(&mut table, |table| {
        let progress = table.resource::<Analysing>().progress();
        progress.is_some_and(|progress| progress.done > 1)
    });
    table.want(StudyCommand::StopAnalysis);
    table.frame(10);
    assert!(!is_running(&table));
    let stopped = table
        .resource::<Analysing>()
        .progress()
        .expect("it is there");
    analyse(&mut table);
    let done = table
        .resource::<Analysing>()
        .progress()
        .expect("it is there");
    assert!(stopped.done <= done.done);
    assert_eq!(done.done, done.all);
}

#[test]
fn the_best_line_is_played_as_a_variation_and_the_game_stays_what_it_was() {
    let mut table = Tabletop::quick().seated("nim:3,4,5").after("c1 b1");
    analyse(&mut table);
    table.intent(HistoryCommand::PlayLine(NodeId::ROOT));
    table.until_a_person_may_act();
    assert_eq!(table.moves(), 1);
    let played = table.game_match().moves()[0];
    assert_eq!(table.game_match().start().move_text(played), "a2");
    let main = table.game_match().history().children(NodeId::ROOT)[0];
    table.intent(HistoryCommand::Jump(main));
    table.until_a_person_may_act();
    assert_eq!(
        judgements(&table),
        [Some(Judgement::Blunder), Some(Judgement::Blunder)]
    );
}

#[test]
fn while_a_computer_thinks_the_analysis_rests() {
    let mut table = Tabletop::quick();
    table.sit("mnk:9x9x5", against_the_computer("mnk:9x9x5"));
    table.until(Turn::Person);
    let numbers = &mut table.resource_mut::<Configs>().study.analysis;
    numbers.coarse_nodes = 50_000_000;
    table.play(Hand::Keys, "e5");
    table.until(Turn::Person);
    table.want(StudyCommand::Analyse);
    table.frame(10);
    assert!(is_running(&table));
    let mv = table.position().legal_moves()[0];
    table.play_by(Hand::Keys, mv);
    table.until(Turn::Person);
    assert_eq!(table.moves(), 4, "the computer has answered");
    assert!(is_running(&table));
    table.want(StudyCommand::StopAnalysis);
    table.frame(10);
    assert!(!is_running(&table));
}
