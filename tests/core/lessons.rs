//! The lessons: what they show can be played, and what they say is so.

use fivefold::config::{Level, Opponents};
use fivefold::games;
use fivefold::games::lines;
use fivefold::players::opponents::Opponent;
use fivefold::players::{Limits, Stop, Verdict};
use fivefold::rules::{Cell, GameId, Illegal, Move, Outcome, Position, Rng};
use fivefold::study::exercise::Exercise as _;
use fivefold::study::lesson::{Lesson, LessonFeedback, LessonRun, LessonStep, StepTask};
use fivefold::study::preserving_moves::{Worth, keeping};
use fivefold::words::{Language, Localization};
use rand::SeedableRng;

fn every_step() -> impl Iterator<Item = (GameId, LessonStep, Position)> {
    let games = games::all().iter().copied();
    games.flat_map(|game| {
        let lesson = Lesson::of(game).expect("each shipped game brings a lesson");
        lesson.steps().into_iter().map(move |step| {
            let position = step.position(game);
            (
                game,
                step,
                position.unwrap_or_else(|| panic!("{}", step.told)),
            )
        })
    })
}

/// The moves that a step lists, in its notation.
fn listed(step: &LessonStep) -> Vec<&'static str> {
    match step.task {
        StepTask::Watch(moves) => moves.split(' ').collect(),
        StepTask::Play(moves) | StepTask::Win(moves) => {
            let choices = moves.split(',');
            choices
                .filter_map(|it| it.split_whitespace().next())
                .collect()
        }
        StepTask::Forbidden(_) => Vec::new(),
    }
}

/// Whether whoever makes this move surely wins: at once, by the theory of the game, or because the
/// strongest player finds no way out for the other side.
fn wins(position: &Position, mv: Move) -> bool {
    let me = position.side_to_move();
    let (after, _) = position.preview(mv).expect("a legal move");
    if let Some(outcome) = after.outcome() {
        return outcome == Outcome::Win(me);
    }
    if let Some(kept) = keeping(position).filter(|kept| kept.is_exact()) {
        return kept.worth == Some(Worth::Won) && kept.moves.contains(&mv);
    }
    let strongest = Opponent::Level(Level::STRONGEST);
    let mut player = strongest.player(after.game(), &Opponents::default());
    let limits = Limits::of_nodes(200_000);
    let mut rng = Rng::seed_from_u64(1);
    let choice = player.choose(&after, &limits, &Stop::new(), &mut rng);
    let verdict = choice.expect("there is a move").verdict;
    matches!(verdict, Verdict::Proven { winner: Some(winner), .. } if winner == me)
}

fn press(run: &mut LessonRun, mv: Move) -> bool {
    let at = run.position().target(mv).expect("a move of this game");
    run.attempt(at, Ok(mv)).is_some()
}

/// Does what the step wants, the first of the ways in which it can be done.
fn follow(run: &mut LessonRun) {
    if let Some(cell) = run.step().forbidden(run.position()) {
        let reasons = run.position().forbidden_cells();
        let (_, reason) = reasons
            .into_iter()
            .find(|(at, _)| *at == cell)
            .expect("it is");
        run.attempt(cell, Err(Illegal::Rule(reason)));
    } else if run.awaits_move() {
        let wanted = run.step().wanted(run.position());
        assert!(press(run, wanted[0].0));
    }
    while run.go_on().is_some() {}
}

#[test]
fn every_game_has_a_lesson_of_five_to_eight_steps() {
    for &game in games::all() {
        let lesson = Lesson::of(game).expect("a lesson");
        assert!((5..=8).contains(&lesson.steps().len()), "{game}");
    }
}

#[test]
fn a_game_that_brings_no_lesson_has_none() {
    let chomp = GameId::of::<crate::chomp::Chomp>();
    assert!(LessonRun::of(chomp).is_none());
}

#[test]
fn every_move_of_a_lesson_is_legal_and_so_is_the_reply() {
    for (_, step, position) in every_step() {
        let mut shown = position.clone();
        for text in listed(&step) {
            let mv = position
                .parse_move(text)
                .unwrap_or_else(|e| panic!("{}: {e:?}", step.told));
            if let StepTask::Watch(_) = step.task {
                shown
                    .play(mv)
                    .unwrap_or_else(|e| panic!("{} {text}: {e:?}", step.told));
            } else {
                assert_eq!(position.check(mv), Ok(()), "{} {text}", step.told);
            }
        }
        for (mv, reply) in step.wanted(&position) {
            let (mut after, _) = position.preview(mv).expect("a legal move");
            if let Some(reply) = reply {
                let reply = after.parse_move(reply).expect("a move");
                after
                    .play(reply)
                    .unwrap_or_else(|e| panic!("{}: {e:?}", step.told));
            }
        }
    }
}

#[test]
fn what_a_lesson_says_to_win_is_proven_to_win() {
    for (_, step, position) in every_step() {
        if let StepTask::Win(_) = step.task {
            let wanted = step.wanted(&position);
            assert!(!wanted.is_empty(), "{}", step.told);
            for (mv, reply) in wanted {
                let text = position.move_text(mv);
                assert!(wins(&position, mv), "{}: {text}", step.told);
                if let Some(reply) = reply {
                    let (after, _) = position.preview(mv).expect("legal");
                    assert!(after.outcome().is_none() && after.parse_move(reply).is_ok());
                }
            }
        }
    }
}

#[test]
fn where_any_winning_move_will_do_the_others_lose() {
    for (_, step, position) in every_step() {
        let any = matches!(step.task, StepTask::Win(""));
        if any {
            let kept = keeping(&position).expect("the theory tells it");
            assert!(kept.is_exact(), "{}", step.told);
            assert!(
                kept.moves.len() < kept.legal || kept.legal == 1,
                "{}",
                step.told
            );
        }
    }
}

#[test]
fn every_mark_lies_on_the_board_and_cold_squares_lose() {
    use fivefold::study::hint::HintMark;
    for (_, step, position) in every_step() {
        let view = position.view();
        let names = step.marks.map_or(0, |(_, names)| names.split(' ').count());
        assert_eq!(step.marked(&position).len(), names, "{}", step.told);
        for marked in step.marked(&position) {
            assert!(view.contains(marked.cell), "{}: {marked:?}", step.told);
            let square = view.at(marked.cell);
            match marked.mark {
                HintMark::Line => assert_eq!(square.owner, Some(position.side_to_move())),
                HintMark::Taken => assert_eq!(square.owner, Some(position.side_to_move().other())),
                HintMark::Cold => {
                    let there = position.place(marked.cell, position.side_to_move());
                    let lost = there.map(|it| keeping(&it).map(|kept| kept.worth));
                    let is_home = !matches!(&lost, Ok(Some(_)));
                    assert!(is_home || lost == Ok(Some(Some(Worth::Lost))), "{marked:?}");
                }
                _ => {}
            }
        }
    }
}

#[test]
fn a_forbidden_point_is_forbidden() {
    let mut found = 0;
    for (game, step, position) in every_step() {
        if let StepTask::Forbidden(name) = step.task {
            let cell = step.forbidden(&position).expect(name);
            let forbidden = position.forbidden_cells();
            assert!(forbidden.iter().any(|(at, _)| *at == cell), "{}", step.told);
            assert_eq!(game, lines::ID);
            found += 1;
        }
    }
    assert_eq!(found, 1);
}

#[test]
fn an_open_three_that_is_not_stopped_is_lost_and_one_that_is_stopped_is_not() {
    let mut steps = every_step().filter(|(_, step, _)| step.told == "lesson-mnk-block-three");
    let (_, step, position) = steps.next().expect("the step");
    let after = |text: &str| {
        let mv = position.parse_move(text).expect("a move");
        position.preview(mv).expect("legal").0
    };
    let wins_there = |position: &Position| {
        let moves = position.legal_moves().into_iter();
        moves.into_iter().any(|mv| wins_soon(position, mv))
    };
    assert!(wins_there(&after("a1")), "nobody stops it");
    for text in listed(&step) {
        assert!(!wins_there(&after(text)), "{text}");
    }
}

/// Whether a move makes a line, or leaves two places for one.
fn wins_soon(position: &Position, mv: Move) -> bool {
    let me = position.side_to_move();
    let (after, _) = position.preview(mv).expect("legal");
    if after.outcome() == Some(Outcome::Win(me)) {
        return true;
    }
    // The board alone: whose stone was the last does not matter here.
    let stones = after.board_text().to_lowercase();
    let rules = after.game().rules();
    let Ok(mine) = rules.board_text(&after.params_text(), &stones, me) else {
        return false;
    };
    let places = after.legal_moves().into_iter().filter(|&place| {
        let won = mine.preview(place);
        won.is_ok_and(|(end, _)| end.outcome() == Some(Outcome::Win(me)))
    });
    places.count() > 1
}

#[test]
fn in_the_lesson_of_atoms_a_burst_captures_what_is_marked() {
    for (game, step, position) in every_step() {
        let me = position.side_to_move();
        for (mv, _) in step.wanted(&position) {
            let (after, _) = position.preview(mv).expect("legal");
            // What has burst in turn is empty.
            let is_taken = |cell: Cell| after.view().at(cell).owner != Some(me.other());
            for marked in step.marked(&position) {
                if marked.mark == fivefold::study::hint::HintMark::Taken {
                    assert!(is_taken(marked.cell), "{game} {}", step.told);
                }
            }
        }
    }
}

#[test]
fn every_sentence_of_a_lesson_is_worded_in_all_languages() {
    let mut words = Localization::new(games::all(), |gap| panic!("{gap}"));
    let english = |words: &mut Localization, key: &str| {
        words.choose(Language::En);
        words.say(key)
    };
    for (_, step, _) in every_step() {
        for key in [step.told, step.wrong] {
            let original = english(&mut words, key);
            for language in Language::ALL {
                words.choose(language);
                let said = words.find(key, &[]).unwrap_or_default();
                assert!(!said.is_empty(), "{key} in {language:?}");
                let is_own = language == Language::En || said != original;
                assert!(is_own, "{key} in {language:?}");
            }
        }
    }
}

#[test]
fn whoever_does_what_is_wanted_comes_to_the_end() {
    for &game in games::all() {
        let mut run = LessonRun::of(game).expect("a lesson");
        for number in 0..run.count() {
            assert_eq!(run.number(), number);
            follow(&mut run);
            assert!(run.is_done(), "{}", run.step().told);
            assert_eq!(run.advance(), number + 1 < run.count());
        }
        assert!(run.is_last());
        run.begin_again();
        assert_eq!((run.number(), run.said()), (0, LessonFeedback::Nothing));
    }
}

#[test]
fn a_wrong_try_is_told_why_and_changes_nothing() {
    for &game in games::all() {
        let mut run = LessonRun::of(game).expect("a lesson");
        loop {
            let before = run.position().clone();
            let wanted = run.step().wanted(&before);
            let other = before.legal_moves().into_iter();
            let mut other = other.filter(|mv| wanted.iter().all(|(it, _)| it != mv));
            if run.awaits_move()
                && let Some(mv) = other.next()
            {
                assert!(!press(&mut run, mv), "{}", run.step().told);
                assert!(run.is_refused(), "{}", run.step().told);
                assert!(run.awaits_move());
            }
            assert_eq!(*run.position(), before);
            if !run.advance() {
                break;
            }
        }
    }
}

#[test]
fn going_back_begins_the_step_again_and_then_the_one_before() {
    let mut run = LessonRun::of(games::nim::ID).expect("a lesson");
    follow(&mut run);
    assert!(run.advance());
    let begins = run.position().clone();
    follow(&mut run);
    assert!(run.back());
    assert_eq!((run.number(), run.position()), (1, &begins));
    assert!(run.back());
    assert_eq!(run.number(), 0);
    assert!(!run.back());
}
