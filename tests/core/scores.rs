//! Finished games: what counts, what follows from it, the rating, the next opponent, and the scores
//! as text.

use fivefold::config::{Level, Ratings};
use fivefold::formats::record;
use fivefold::games;
use fivefold::midend::Seat;
use fivefold::players::opponents::Opponent;
use fivefold::rules::{Rng, Side};
use fivefold::scores::export::{ScoreFormat, export};
use fivefold::scores::{
    Day, Estimate, PersonResult, ScoreSummary, ScoredGame, Scores, ScoresError, line, next_level,
    rating,
};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

use fivefold_support::driving::Drive as _;
use fivefold_support::positions::{game_match as at_table, play_all as play};

fn level(number: u8) -> Level {
    Level::new(number).expect("one of the eight")
}

fn game(ended: PersonResult) -> ScoredGame {
    ScoredGame {
        day: Day::new(20_000),
        game: games::nim::ID,
        params: "3,4,5".to_owned(),
        opponent: Opponent::Level(level(3)),
        side: Side::First,
        began: true,
        ended,
        plies: 7,
        rated: false,
        helped: false,
        left: false,
        adjusted: false,
    }
}

/// A game that perfect play began and won.
fn lasted(plies: u32) -> ScoredGame {
    ScoredGame {
        game: games::lines::ID,
        params: "6x6x4".to_owned(),
        opponent: Opponent::Exact,
        began: false,
        plies,
        ..game(PersonResult::Lost)
    }
}

fn rated(number: u8, ended: PersonResult) -> ScoredGame {
    ScoredGame {
        opponent: Opponent::Level(level(number)),
        rated: true,
        ..game(ended)
    }
}

fn with_games(games: impl IntoIterator<Item = ScoredGame>) -> Scores {
    let mut scores = Scores::default();
    for game in games {
        scores.add(game);
    }
    scores
}

fn nim(scores: &Scores) -> ScoreSummary {
    let summaries = scores.summaries(&Ratings::default());
    summaries.of(games::nim::ID).clone()
}

#[test]
fn how_long_one_lasts_is_told_by_games_that_perfect_play_began_and_won_without_help() {
    let others = [
        ScoredGame {
            helped: true,
            ..lasted(12)
        },
        ScoredGame {
            began: true,
            ..lasted(12)
        },
        ScoredGame {
            ended: PersonResult::Drawn,
            ..lasted(12)
        },
        ScoredGame {
            opponent: Opponent::Level(level(8)),
            ..lasted(12)
        },
        ScoredGame {
            params: "9x9x4".to_owned(),
            ..lasted(12)
        },
        // Nobody lasts longer than the proof lets one.
        lasted(30),
    ];
    let none = with_games(others.clone());
    assert_eq!(none.lasted(games::lines::ID, "6x6x4", 13), None);
    let some = with_games(others.into_iter().chain([lasted(9), lasted(11), lasted(7)]));
    assert_eq!(some.lasted(games::lines::ID, "6x6x4", 13), Some(11));
    assert_eq!(some.lasted(games::lines::ID, "9x9x4", 13), Some(12));
    let (read, damaged) = Scores::from_text(&some.to_text()).expect("scores");
    assert!(damaged.is_empty());
    assert_eq!(read.lasted(games::lines::ID, "6x6x4", 13), Some(11));
}

const AGAINST: [Seat; 2] = [Seat::Person, Seat::Computer(Opponent::Random)];

#[test]
fn a_finished_game_is_told_from_the_persons_side() {
    let mut game_match = at_table("nim:1,1", AGAINST);
    assert_eq!(
        ScoredGame::of(&game_match, Day::new(3)),
        None,
        "it has not ended"
    );
    play(&mut game_match, "a1 b1");
    let played = ScoredGame::of(&game_match, Day::new(3)).expect("it has ended");
    assert_eq!(
        line(&played),
        "1970-01-04 nim:1,1 random first began lost 2"
    );

    let [person, computer] = AGAINST;
    let mut other = at_table("nim:1,1", [computer, person]);
    play(&mut other, "a1 b1");
    let played = ScoredGame::of(&other, Day::new(3)).expect("it has ended");
    assert_eq!(
        line(&played),
        "1970-01-04 nim:1,1 random second answered won 2"
    );
}

#[test]
fn games_of_two_persons_or_two_computers_do_not_count() {
    let [person, computer] = AGAINST;
    for seats in [[person; 2], [computer; 2]] {
        let mut game_match = at_table("nim:1", seats);
        play(&mut game_match, "a1");
        assert_eq!(ScoredGame::of(&game_match, Day::new(0)), None);
    }
}

#[test]
fn a_move_taken_back_and_another_opponent_are_help_and_stay_so_in_the_record() {
    let mut game_match = at_table("nim:3,4,5", AGAINST);
    play(&mut game_match, "a1 b1");
    assert!(!game_match.counting().helped);
    assert!(game_match.undo_turn());
    assert!(game_match.counting().helped);
    let again = record::read(&record::write(&game_match)).expect("its own record");
    assert_eq!(again, game_match);
    assert!(record::write(&game_match).contains("\ncounts: helped\nmoves:"));

    let mut game_match = at_table("nim:3,4,5", AGAINST);
    game_match.change_seat(Side::Second, Seat::Computer(Opponent::Exact));
    assert!(!game_match.counting().helped, "nothing was played yet");
    play(&mut game_match, "a1");
    game_match.change_seat(Side::Second, Seat::Computer(Opponent::Random));
    assert!(game_match.counting().helped);
    game_match.again();
    assert!(!game_match.counting().helped, "a new game");
}

#[test]
fn in_a_rated_game_nothing_is_taken_back_until_it_has_been_counted() {
    let mut game_match = at_table("nim:1,1,1", AGAINST);
    game_match.rate(true);
    assert!(!game_match.can_pass_the_beginning());
    play(&mut game_match, "a1 b1");
    let node = game_match.history().path()[0];
    assert!(!game_match.can_undo());
    assert!(!game_match.undo() && !game_match.undo_turn() && !game_match.jump(node));
    assert!(!game_match.delete(node));
    assert_eq!(game_match.moves().len(), 2);
    assert_eq!(
        record::write(&game_match)
            .matches("counts: rated\n")
            .count(),
        1
    );

    play(&mut game_match, "c1");
    assert!(!game_match.can_undo(), "not before it has been counted");
    game_match.note_counted();
    assert!(!game_match.is_rated());
    assert!(game_match.undo());
    assert!(
        !game_match.counting().helped,
        "what follows the end is no help"
    );
    let again = record::read(&record::write(&game_match)).expect("its own record");
    assert_eq!(again, game_match);

    game_match.again();
    assert!(game_match.is_rated(), "the next game is rated as well");
    game_match.set_apart();
    assert!(!game_match.is_rated() && game_match.counting().counted);
    game_match.again();
    assert!(
        !game_match.counting().counted,
        "the next game begins at the usual start"
    );
}

#[test]
fn a_position_from_elsewhere_never_counts_in_the_games_after_it_either() {
    let mut game_match = at_table("nim:3,4,5:0,0,1@1", AGAINST);
    game_match.set_apart();
    let again = record::read(&record::write(&game_match)).expect("its own record");
    assert_eq!(again, game_match);
    for _ in 0..2 {
        game_match.again();
        assert!(game_match.counting().counted);
    }
}

#[test]
fn leaving_a_rated_game_is_losing_it_and_leaving_another_one_is_nothing() {
    let mut game_match = at_table("nim:3,4,5", AGAINST);
    play(&mut game_match, "a1");
    assert_eq!(ScoredGame::left(&game_match, Day::new(0)), None);
    game_match.rate(true);
    let mut fresh = at_table("nim:3,4,5", AGAINST);
    fresh.rate(true);
    assert_eq!(
        ScoredGame::left(&fresh, Day::new(0)),
        None,
        "nobody has moved"
    );
    let left = ScoredGame::left(&game_match, Day::new(0)).expect("a rated game runs");
    assert_eq!((left.ended, left.left), (PersonResult::Lost, true));
    assert!(line(&left).ends_with("lost 1 rated left"));
}

#[test]
fn a_record_with_an_unknown_word_for_what_it_counts_for_is_refused_with_its_line() {
    let record = record::write(&at_table("nim:1", AGAINST));
    let broken = record.replace("moves:", "counts: rate\nmoves:");
    let error = record::read(&broken).expect_err("no such word");
    assert_eq!(
        error.to_string(),
        "line 10 (counts): “rate” is not known here"
    );
}

#[test]
fn wins_in_a_row_make_a_streak_that_help_neither_carries_on_nor_ends() {
    let helped = |ended| ScoredGame {
        helped: true,
        plies: 1,
        ..game(ended)
    };
    let scores = with_games([
        game(PersonResult::Won),
        game(PersonResult::Won),
        helped(PersonResult::Lost),
        helped(PersonResult::Won),
        game(PersonResult::Won),
        game(PersonResult::Drawn),
        game(PersonResult::Won),
    ]);
    let all = nim(&scores).all;
    assert_eq!((all.won, all.drawn, all.lost), (5, 1, 1));
    assert_eq!((all.streak, all.best_streak), (1, 3));
    assert_eq!(all.shortest_win, Some(7), "the one with help is no feat");
}

#[test]
fn a_game_with_another_thinking_time_counts_but_neither_for_its_level_nor_for_the_rating() {
    let adjusted = |played| ScoredGame {
        adjusted: true,
        ..played
    };
    let scores = with_games([
        rated(3, PersonResult::Won),
        adjusted(rated(3, PersonResult::Lost)),
        adjusted(game(PersonResult::Won)),
    ]);
    let nim = nim(&scores);
    assert_eq!((nim.all.won, nim.all.lost), (2, 1));
    let level = nim.against(Opponent::Level(level(3)));
    assert_eq!((level.won, level.lost), (1, 0), "as the level was measured");
    assert_eq!((nim.adjusted.won, nim.adjusted.lost), (1, 1));
    assert_eq!(nim.rated, 1);
    let without = with_games([rated(3, PersonResult::Won)]);
    assert_eq!(nim.estimate, self::nim(&without).estimate);
}

#[test]
fn that_a_level_thought_for_another_time_stays_in_the_record() {
    let mut game_match = at_table("mnk:3x3x3", AGAINST);
    play(&mut game_match, "a1 b2");
    game_match.note_adjusted();
    let text = record::write(&game_match);
    assert!(text.contains("\ncounts: adjusted\nmoves:"), "{text}");
    let again = record::read(&text).expect("its own record");
    assert!(again.counting().adjusted);
    game_match.again();
    assert!(!game_match.counting().adjusted, "a new game");
}

#[test]
fn games_are_told_apart_by_game_and_opponent_the_levels_first() {
    let against = |opponent| ScoredGame {
        opponent,
        ..game(PersonResult::Won)
    };
    let scores = with_games([
        against(Opponent::Random),
        against(Opponent::Level(level(4))),
        against(Opponent::Exact),
        against(Opponent::Level(level(2))),
        against(Opponent::Level(level(4))),
    ]);
    let nim = nim(&scores);
    let names: Vec<_> = nim.opponents.iter().map(|(it, _)| it.id()).collect();
    assert_eq!(names, ["level-2", "level-4", "exact", "random"]);
    assert_eq!(nim.against(Opponent::Level(level(4))).won, 2);
    assert_eq!(nim.against(Opponent::Level(level(5))).played(), 0);
    let summaries = scores.summaries(&Ratings::default());
    assert_eq!(*summaries.of(games::corner::ID), ScoreSummary::default());
}

#[test]
fn glickmans_own_example_comes_out() {
    // “The Glicko system”: a player of 1500 ± 200 beats 1400 ± 30, loses to 1550 ± 100 and to
    // 1700 ± 300. All in one period they give 1464 ± 151.4. One after the other, as here, the
    // same games must come near it.
    let mut estimate = Estimate {
        rating: 1500.0,
        deviation: 200.0,
        day: Day::new(0),
    };
    for (opponent, deviation, ended) in [
        (1400.0, 30, PersonResult::Won),
        (1550.0, 100, PersonResult::Lost),
        (1700.0, 300, PersonResult::Lost),
    ] {
        let ratings = Ratings {
            level_deviation: deviation,
            least_deviation: 10,
            ..Ratings::default()
        };
        estimate = estimate.after(opponent, ended, Day::new(0), &ratings);
    }
    assert!((estimate.rating - 1464.0).abs() < 6.0, "{estimate:?}");
    assert!((estimate.deviation - 151.4).abs() < 1.5, "{estimate:?}");
}

#[test]
fn four_hundred_points_are_ten_to_one() {
    assert!((rating::chance(1000.0, 600.0) - 10.0 / 11.0).abs() < 1e-12);
    assert!((rating::chance(1000.0, 1000.0) - 0.5).abs() < 1e-12);
}

#[test]
fn a_rating_is_told_after_five_rated_games_and_other_games_do_not_move_it() {
    let ratings = Ratings::default();
    let mut scores = with_games((0..4).map(|_| rated(3, PersonResult::Won)));
    scores.add(game(PersonResult::Won));
    assert_eq!(nim(&scores).known(&ratings), None);
    scores.add(rated(4, PersonResult::Lost));
    let known = nim(&scores).known(&ratings).expect("five rated games");
    for ended in PersonResult::ALL {
        scores.add(game(ended));
    }
    assert_eq!(nim(&scores).known(&ratings), Some(known));
    assert_eq!(nim(&scores).course.len(), 5);
}

#[test]
fn the_estimate_finds_a_person_of_known_strength_and_knows_how_vague_it_is() {
    let ratings = Ratings::default();
    for (kind, truth) in [(games::nim::ID, 1100.0), (games::lines::ID, 700.0)] {
        let mut rng = Rng::seed_from_u64(3);
        let mut scores = Scores::default();
        let mut misses = 0;
        for number in 0..400 {
            let estimate = scores.summaries(&ratings).of(kind).estimate;
            let level = next_level(kind, estimate, &ratings, number);
            let chance = rating::chance(truth, ratings.rating_of(kind, level));
            let ended = if rng.random::<f64>() < chance {
                PersonResult::Won
            } else {
                PersonResult::Lost
            };
            scores.add(ScoredGame {
                game: kind,
                params: ratings.board(kind).into_owned(),
                ..rated(level.number(), ended)
            });
            let now = scores.summaries(&ratings).of(kind).estimate;
            let now = now.expect("there was a rated game");
            if number >= 10 && (now.rating - truth).abs() > 2.0 * now.deviation {
                misses += 1;
            }
        }
        let estimate = scores.summaries(&ratings).of(kind).estimate;
        let estimate = estimate.expect("there were rated games");
        assert!((estimate.rating - truth).abs() < 150.0, "{estimate:?}");
        assert!(estimate.deviation <= 80.0, "{estimate:?}");
        assert!(misses < 40, "{misses} of 390 outside of two deviations");
    }
}

#[test]
fn what_is_known_fades_with_the_days_until_nothing_is() {
    let ratings = Ratings::default();
    let known = Estimate {
        rating: 1200.0,
        deviation: 60.0,
        day: Day::new(100),
    };
    let on = |day| known.deviation_on(Day::new(day), &ratings);
    assert_eq!(on(100), 60.0);
    assert_eq!(on(50), 60.0, "an earlier day is none");
    assert!(on(200) > 60.0 && on(200) < on(600));
    assert!((on(1100) - 350.0).abs() < 3.0);
    assert_eq!(on(90_000), 350.0);
}

#[test]
fn the_next_opponent_is_one_of_the_two_around_the_estimate_and_on_average_as_strong() {
    let ratings = Ratings::default();
    let next = |rating, seed| {
        let estimate = Estimate {
            rating,
            deviation: 80.0,
            day: Day::new(0),
        };
        next_level(games::nim::ID, Some(estimate), &ratings, seed).number()
    };
    let chosen: Vec<u8> = (0..2_000).map(|seed| next(1_060.0, seed)).collect();
    assert!(chosen.iter().all(|number| [4, 5].contains(number)));
    let mean: f64 = chosen
        .iter()
        .map(|&number| ratings.rating_of(games::nim::ID, level(number)))
        .sum::<f64>()
        / chosen.len() as f64;
    assert!((mean - 1_060.0).abs() < 8.0, "{mean}");
    assert_eq!(next(100.0, 1), 1);
    assert_eq!(next(3_900.0, 1), 8);
    assert_eq!(next(1_060.0, 5), next(1_060.0, 5), "the seed decides");
    let first = next_level(games::nim::ID, None, &ratings, 1);
    assert_eq!(first, ratings.first_level());
}

#[test]
fn the_ratings_of_the_levels_follow_from_the_measured_matches() {
    let table = include_str!("../../docs/levels.md");
    let shares = [
        ("| Nim |", games::nim::ID),
        ("| Corner Nim |", games::corner::ID),
        ("| Northcott |", games::northcott::ID),
        ("| Lines |", games::lines::ID),
        ("| Atoms |", games::atoms::ID),
    ]
    .map(|(name, kind)| {
        let mut rows = table.lines().filter_map(|line| line.strip_prefix(name));
        let cells = rows.next().expect("a row of the table").split('|');
        let shares: Vec<f64> = cells.filter_map(|cell| cell.trim().parse().ok()).collect();
        assert_eq!(shares.len(), 7, "{name}");
        (kind, shares)
    });
    let ratings = Ratings::default();
    for (kind, shares) in shares {
        let mut rating = 600.0;
        assert_eq!(ratings.rating_of(kind, level(1)), rating);
        for (share, number) in shares.into_iter().zip(2..) {
            rating += 400.0 * (share / (100.0 - share)).log10();
            let shipped = ratings.rating_of(kind, level(number));
            assert!(
                (shipped - rating).abs() <= 1.0,
                "{kind:?} {number}: {rating}"
            );
        }
    }
}

#[test]
fn days_are_written_as_the_calendar_has_them() {
    for (number, text) in [
        (0, "1970-01-01"),
        (59, "1970-03-01"),
        (11_016, "2000-02-29"),
        (20_778, "2026-11-21"),
        (2_932_896, "9999-12-31"),
    ] {
        assert_eq!(Day::new(number).to_string(), text);
        assert_eq!(Day::from_text(text), Some(Day::new(number)));
    }
    for wrong in [
        "2026-02-29",
        "2026-13-01",
        "2026-00-10",
        "2026-04-31",
        "1969-12-31",
        "26-11-21",
        "2026-11-2",
        "2026+11-21",
        "２026-1-1",
        "",
    ] {
        assert_eq!(Day::from_text(wrong), None, "{wrong}");
    }
}

#[test]
fn damaged_lines_are_told_with_their_number_and_the_others_are_kept() {
    let text = "fivefold scores 1\n\
                2026-11-21 nim:3,4,5 level-3 first began won 7 rated\n\
                2026-11-21 nim:3,4,5 level-9 first began won 7\n\
                \n\
                # a remark\n\
                2026-11-21 Chess:8x8 level-3 first began won 7\n\
                2026-11-21 nim:3,4,5 level-3 first began won\n\
                2026-11-21 nim:3,4,5 level-3 first began won 7 cheated\n\
                2026-02-30 nim:3,4,5 level-3 first began won 7\n\
                before nim all won 1 drawn 0 lost 0 streak 1 best 1 shortest 5 or so\n\
                rating nim NaN 80.0 2026-11-21 rated 5\n\
                2026-11-22 mnk:3x3x3 boora-06 second answered drawn 9 helped\n";
    let (scores, damaged) = Scores::from_text(text).expect("format 1");
    assert_eq!(scores.games().len(), 2);
    let told: Vec<String> = damaged.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "line 3: “level-9” is not an opponent",
            "line 6: “Chess:8x8” is not a game",
            "line 7: a number is missing",
            "line 8: “cheated” is not a mark (rated, helped, left or adjusted)",
            "line 9: “2026-02-30” is not a day",
            "line 10: “or” is one word too many",
            "line 11: “NaN” is not a rating",
        ]
    );
}

#[test]
fn lines_about_games_of_another_program_stay_as_they_are() {
    let lines = "2026-11-21 chomp:6x4 level-3 first began won 7\n\
                 before chomp all won 20 drawn 0 lost 9 streak 2 best 5 shortest 5\n\
                 rating chomp 1240.5 80.0 2026-11-20 rated 25\n";
    let text = format!("fivefold scores 1\n{lines}");
    let (scores, damaged) = Scores::from_text(&text).expect("the format");
    assert_eq!(damaged, []);
    assert!(scores.is_empty());
    assert_eq!(scores.to_text(), text);
}

#[test]
fn scores_of_a_later_version_are_left_alone() {
    let later = Scores::from_text("fivefold scores 2\nwhatever\n");
    assert_eq!(later, Err(ScoresError::Later { found: 2 }));
    let (scores, damaged) = Scores::from_text("").expect("nothing is no damage");
    assert!(scores.is_empty() && damaged.is_empty());
    let (_, damaged) = Scores::from_text("fivefold scores x\n").expect("only a line");
    assert_eq!(damaged.len(), 1);
}

#[test]
fn folding_old_games_changes_no_sum_and_survives_the_text() {
    let ratings = Ratings::default();
    let mut rng = Rng::seed_from_u64(5);
    let whole = with_games((0..500).map(|_| any_game(&mut rng)));
    let mut folded = whole.clone();
    folded.fold(100, &ratings);
    assert_eq!(folded.games(), &whole.games()[400..]);
    let text = folded.to_text();
    let (read, damaged) = Scores::from_text(&text).expect("its own text");
    assert_eq!(damaged, []);
    for scores in [&folded, &read] {
        for ((_, now), (_, before)) in scores
            .summaries(&ratings)
            .iter()
            .zip(whole.summaries(&ratings).iter())
        {
            assert_eq!(now.all, before.all);
            assert_eq!(now.opponents, before.opponents);
            assert_eq!(now.adjusted, before.adjusted);
            assert_eq!(now.rated, before.rated);
            let rating = |it: &ScoreSummary| it.estimate.map(|it| it.rating.round());
            assert_eq!(rating(now), rating(before), "to tenths, rounded once");
        }
    }
    assert_eq!(read.to_text(), text);
    folded.fold(0, &ratings);
    assert!(folded.games().is_empty() && !folded.is_empty());
}

fn any_game(rng: &mut Rng) -> ScoredGame {
    let kind = games::all()[rng.random_range(0..5)];
    let opponents: Vec<Opponent> = games::opponents().collect();
    ScoredGame {
        day: Day::new(rng.random_range(20_000..20_400)),
        game: kind,
        params: Ratings::default().board(kind).into_owned(),
        opponent: opponents[rng.random_range(0..opponents.len())],
        side: Side::BOTH[rng.random_range(0..2)],
        began: rng.random(),
        ended: PersonResult::ALL[rng.random_range(0..3)],
        plies: rng.random_range(0..400),
        rated: rng.random(),
        helped: rng.random(),
        left: rng.random(),
        adjusted: rng.random(),
    }
}

proptest! {
    #[test]
    fn scores_survive_their_text(seed in any::<u64>(), count in 0_usize..60, most in 0_usize..60) {
        let mut rng = Rng::seed_from_u64(seed);
        let mut scores = with_games((0..count).map(|_| any_game(&mut rng)));
        scores.fold(most, &Ratings::default());
        let text = scores.to_text();
        let (read, damaged) = Scores::from_text(&text).expect("its own text");
        prop_assert_eq!(damaged, vec![]);
        prop_assert_eq!(read.games(), scores.games());
        prop_assert_eq!(read.to_text(), text);
    }

    #[test]
    fn days_survive_their_text(number in 0_u32..2_932_897) {
        let day = Day::new(number);
        prop_assert_eq!(Day::from_text(&day.to_string()), Some(day));
    }

    #[test]
    fn later_days_are_later_texts(number in 0_u32..2_932_896) {
        prop_assert!(Day::new(number).to_string() < Day::new(number + 1).to_string());
    }

    #[test]
    fn no_estimate_leaves_its_bounds(
        games in prop::collection::vec((1_u8..=8, 0_usize..3, 0_u32..5_000), 0..200),
    ) {
        let ratings = Ratings::default();
        let mut scores = Scores::default();
        for (number, ended, day) in games {
            scores.add(ScoredGame {
                day: Day::new(20_000 + day),
                ..rated(number, PersonResult::ALL[ended])
            });
        }
        for estimate in nim(&scores).course {
            prop_assert!((0.0..=4_000.0).contains(&estimate.rating));
            prop_assert!((60.0..=350.0).contains(&estimate.deviation));
            let level = next_level(games::nim::ID, Some(estimate), &ratings, 1);
            prop_assert!((1..=8).contains(&level.number()));
        }
    }
}

/// How many damaged texts are read: `FIVEFOLD_FUZZ`, or a few thousand.
fn fuzz() -> u64 {
    let asked = std::env::var("FIVEFOLD_FUZZ").ok();
    asked.and_then(|asked| asked.parse().ok()).unwrap_or(4_000)
}

#[test]
fn no_damaged_scores_bring_the_program_down() {
    let ratings = Ratings::default();
    let mut rng = Rng::seed_from_u64(17);
    let mut whole = with_games((0..40).map(|_| any_game(&mut rng)));
    whole.fold(25, &ratings);
    let text = whole.to_text();
    for _ in 0..fuzz() {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..rng.random_range(1..6) {
            let at = rng.random_range(0..bytes.len());
            match rng.random_range(0..4) {
                0 => bytes[at] = rng.random(),
                1 => bytes.truncate(at.max(1)),
                2 => {
                    let piece = bytes[at..].to_vec();
                    let to = rng.random_range(0..bytes.len());
                    bytes.splice(to..to, piece.into_iter().take(20));
                }
                _ => {
                    bytes.remove(at);
                    if bytes.is_empty() {
                        bytes.push(b' ');
                    }
                }
            }
        }
        let damaged = String::from_utf8_lossy(&bytes);
        if let Ok((mut scores, _)) = Scores::from_text(&damaged) {
            let again = Scores::from_text(&scores.to_text()).expect("its own text");
            assert_eq!(again.1, []);
            scores.fold(3, &ratings);
            assert_eq!(
                scores.summaries(&ratings).iter().count(),
                games::all().len()
            );
            for form in ScoreFormat::ALL {
                assert!(!export(&scores, form, &ratings).is_empty());
            }
        }
    }
}

#[test]
fn a_table_has_a_line_of_names_and_quotes_what_holds_commas() {
    let scores = with_games([rated(3, PersonResult::Won)]);
    assert_eq!(
        export(&scores, ScoreFormat::Csv, &Ratings::default()),
        "day,game,parameters,opponent,side,began,result,moves,rated,helped,left,adjusted\r\n\
         2024-10-04,nim,\"3,4,5\",level-3,first,yes,won,7,yes,no,no,no\r\n"
    );
}

#[test]
fn json_is_json_and_holds_every_game_and_every_sum() {
    let mut rng = Rng::seed_from_u64(8);
    let ratings = Ratings::default();
    let scores = with_games((0..30).map(|_| any_game(&mut rng)));
    let text = export(&scores, ScoreFormat::Json, &ratings);
    let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(json["games"].as_array().map(Vec::len), Some(30));
    let first = &scores.games()[0];
    assert_eq!(json["games"][0]["opponent"], first.opponent.id().as_ref());
    assert_eq!(json["games"][0]["moves"], first.plies);
    let summaries = scores.summaries(&ratings);
    let nim = summaries.of(games::nim::ID);
    assert_eq!(json["totals"][0]["game"], "nim");
    assert_eq!(json["totals"][0]["won"], nim.all.won);
}
