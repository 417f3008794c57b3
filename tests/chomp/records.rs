//! Its games are kept, analyzed and counted; its words are known.

use fivefold::config::{AnalysisNumbers, Opponents, Ratings};
use fivefold::players::Stop;
use fivefold::rules::Game;
use fivefold::scores::{Day, PersonResult, ScoredGame, Scores};
use fivefold::study::analysis::{Analysis, Judgement};
use fivefold::words::{Language, Localization};

use crate::chomp::Chomp;
use crate::{CHOMP, MOVES, SEATS, add_chomp, game};
use fivefold_support::driving::Drive as _;

#[test]
fn a_saved_game_comes_back_with_all_its_moves() {
    let mut game = game("chomp:3x3", SEATS, MOVES);
    game.undo();
    game.undo();
    let record = fivefold::formats::record::write(&game);
    let read = fivefold::formats::record::read(&record).expect("its own record");
    assert_eq!(fivefold::formats::record::write(&read), record);
    assert_eq!(read.position(), game.position());
    assert_eq!(read.history().len(), 6);
}

#[test]
fn an_analysis_judges_every_move_exactly() {
    let game = game("chomp:3x3", SEATS, "a3 b2 c1 b1 a2 a1");
    let mut analysis = Analysis::new(&game, &AnalysisNumbers::default());
    while let Some(task) = analysis.next() {
        let question = analysis.question(task, &Opponents::default());
        let choice = question.expect("a question").answer(&Stop::new());
        analysis.take(task, &choice.expect("a choice"));
    }
    let plies = analysis.report().plies;
    let judgements: Vec<Judgement> = plies
        .iter()
        .filter_map(|ply| Some(ply.judged?.judgement))
        .collect();
    // Only b2 wins at first; the answer wins with it, and the edges are of unlike length.
    assert_eq!(judgements[0], Judgement::Blunder, "{judgements:?}");
    assert_eq!(judgements.len(), 6);
    assert!(
        plies
            .iter()
            .all(|ply| ply.judged.is_none_or(|it| it.proven))
    );
}

#[test]
fn its_games_are_counted() {
    let day = Day::new(20_000);
    let played = ScoredGame::of(&game("chomp:3x3", SEATS, MOVES), day).expect("it has ended");
    assert_eq!((played.game, played.params.as_str()), (CHOMP, "3x3"));
    assert_eq!((played.ended, played.plies), (PersonResult::Won, 6));
    let mut scores = Scores::default();
    scores.add(played);
    let (read, damaged) = Scores::from_text(&scores.to_text()).expect("its own text");
    assert_eq!(damaged, []);
    assert_eq!(read.games(), scores.games());
    assert_eq!(scores.summaries(&Ratings::default()).of(CHOMP).all.won, 1);
}

#[test]
fn its_name_is_known_in_both_languages_and_without_words_made_of_its_id() {
    add_chomp();
    let mut words = Localization::new(fivefold::games::all(), |fault| panic!("{fault}"));
    assert_eq!(words.game_name(CHOMP), "Chomp");
    assert_eq!(
        words.of_game(CHOMP, "line").as_deref(),
        Some("Leave the poison to the other.")
    );
    words.choose(Language::Pl);
    assert_eq!(
        words.of_game(CHOMP, "line").as_deref(),
        Some("Zostaw truciznę przeciwnikowi.")
    );
    assert!(words.files().all(|file| file.name != Chomp::ID));
    let none = Localization::new(&[], |fault| panic!("{fault}"));
    assert_eq!(none.game_name(CHOMP), "Chomp");
    assert_eq!(none.of_game(CHOMP, "line"), None);
}
