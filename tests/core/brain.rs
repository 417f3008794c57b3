//! `fivefold brain` as managers of Gomocup use it: the state machine line by line, and the program
//! itself through pipes.

use std::collections::BTreeSet;
use std::process::Command;
use std::time::{Duration, Instant};

use fivefold::games::lines::gomocup::brain::{Brain, BrainPlayer};
use fivefold::games::lines::numbers::LinesEngineNumbers;
use fivefold::players::Stop;
use fivefold::protocols::conversation::{Conversation, Next, Reply, Thinker};
use fivefold_support::folder::TestFolder;
use fivefold_support::talk::Talk;

/// A brain and its player in one, without threads and clocks: every thought is done at once.
pub(crate) struct Partner {
    pub(crate) brain: Brain,
    player: BrainPlayer,
    ended: bool,
}

impl Partner {
    pub(crate) fn new() -> Partner {
        let settings = LinesEngineNumbers {
            memory_mib: 1,
            nodes: 300,
            variety: 0,
        };
        Partner {
            brain: Brain::new(),
            player: BrainPlayer::new(settings),
            ended: false,
        }
    }

    /// On a started board.
    fn started() -> Partner {
        let mut partner = Partner::new();
        assert_eq!(partner.say("START 15"), ["OK"]);
        partner
    }

    /// The answers to a line, comments included.
    pub(crate) fn all(&mut self, line: &str) -> Vec<String> {
        let mut lines = Vec::new();
        let mut reply = self.brain.handle(line);
        loop {
            lines.append(&mut reply.lines);
            match reply.next {
                Next::Think { mut task, .. } => {
                    // A clock would be set here.
                    task.limits.nodes.get_or_insert(300);
                    let thought = self.player.think(task, &Stop::new());
                    reply = self.brain.on_result(thought, Duration::ZERO);
                }
                Next::End => {
                    self.ended = true;
                    return lines;
                }
                _ => return lines,
            }
        }
    }

    /// The answers to a line, without comments.
    pub(crate) fn say(&mut self, line: &str) -> Vec<String> {
        let mut lines = self.all(line);
        lines.retain(|line| !line.starts_with("MESSAGE "));
        lines
    }

    /// The answers to several lines.
    pub(crate) fn say_all(&mut self, lines: &str) -> Vec<String> {
        lines.lines().flat_map(|line| self.say(line)).collect()
    }

    fn refused(&mut self, lines: &str) -> String {
        let before = self.brain.field().cloned();
        let answers = self.say_all(lines);
        assert_eq!(answers.len(), 1, "{lines:?}: {answers:?}");
        assert!(answers[0].starts_with("ERROR "), "{lines:?}: {answers:?}");
        assert_eq!(self.brain.field(), before.as_ref(), "the game has changed");
        answers[0].clone()
    }
}

/// The one point in an answer.
fn point(answers: &[String]) -> (u8, u8) {
    let [answer] = answers else {
        panic!("one answer is expected: {answers:?}");
    };
    read_point(answer)
}

fn read_point(text: &str) -> (u8, u8) {
    let (x, y) = text.split_once(',').unwrap_or_else(|| panic!("{text}"));
    (
        x.parse().unwrap_or_else(|_| panic!("{text}")),
        y.parse().unwrap_or_else(|_| panic!("{text}")),
    )
}

#[test]
fn it_tells_about_itself_before_anything_else() {
    let about = Partner::new().say("ABOUT");
    assert_eq!(about.len(), 1);
    assert!(
        about[0].starts_with(concat!(
            r#"name="fivefold", version=""#,
            env!("CARGO_PKG_VERSION"),
            r#"", author=""#
        )),
        "{about:?}"
    );
    assert_eq!(about[0].matches('"').count() % 2, 0);
}

#[test]
fn the_middle_is_the_first_move() {
    assert_eq!(point(&Partner::started().say("BEGIN")), (7, 7));
    let mut partner = Partner::new();
    assert_eq!(partner.say("START 20"), ["OK"]);
    assert_eq!(point(&partner.say("BEGIN")), (9, 9));
}

#[test]
fn commands_are_known_in_small_letters_and_with_blanks_around() {
    let mut partner = Partner::new();
    assert_eq!(partner.say("  start 15  "), ["OK"]);
    assert_eq!(point(&partner.say("Begin\r")), (7, 7));
    let answer = partner.say("turn  7 , 8 ");
    assert!(point(&answer).0 < 15);
}

#[test]
fn boards_from_3_to_22_are_played_on_if_a_line_fits() {
    for size in 5..=22 {
        let mut partner = Partner::new();
        assert_eq!(partner.say(&format!("START {size}")), ["OK"]);
        let (x, y) = point(&partner.say("BEGIN"));
        assert!(x < size && y < size, "{size}: {x},{y}");
    }
    for size in [
        "0",
        "1",
        "2",
        "3",
        "4",
        "23",
        "100",
        "4294967296",
        "-15",
        "x",
        "",
    ] {
        Partner::new().refused(&format!("START {size}"));
    }
}

#[test]
fn rectangles_have_their_width_first() {
    let mut partner = Partner::new();
    assert_eq!(partner.say("RECTSTART 22,3"), ["OK"]);
    assert_eq!(point(&partner.say("BEGIN")), (10, 1));
    assert!(partner.refused("TURN 3,5").contains("off the board"));
    assert!(point(&partner.say("TURN 21,2")).0 < 22);
    for size in ["22", "22,2", "3,4", "23,5", "5;5", "5,5,5"] {
        Partner::new().refused(&format!("RECTSTART {size}"));
    }
}

#[test]
fn nothing_is_played_before_a_start() {
    for line in ["BEGIN", "TURN 1,1", "PLAY 1,1", "TAKEBACK 1,1", "RESTART"] {
        assert!(Partner::new().refused(line).contains("START"), "{line}");
    }
    assert!(
        Partner::new()
            .refused("BOARD\n7,7,1\nDONE")
            .contains("START")
    );
    assert!(Partner::new().refused("SWAP2BOARD\nDONE").contains("START"));
}

#[test]
fn unknown_commands_are_told_and_change_nothing() {
    let mut partner = Partner::started();
    for line in ["HELLO", "7,7", "DONE?", "ÄÖÜ 1", "\u{1}\u{2}", "OK"] {
        let answers = partner.say(line);
        assert_eq!(answers.len(), 1, "{line:?}");
        assert!(answers[0].starts_with("UNKNOWN "), "{line:?}: {answers:?}");
        assert!(!answers[0].contains(char::is_control), "{answers:?}");
    }
    let long = partner.say(&"X".repeat(100_000));
    assert!(long[0].len() < 100);
    assert_eq!(point(&partner.say("BEGIN")), (7, 7));
}

#[test]
fn information_is_never_answered() {
    let mut partner = Partner::new();
    for line in [
        "INFO timeout_turn 1000",
        "INFO timeout_match 100000",
        "INFO time_left 2147483647",
        "INFO time_left -5",
        "INFO max_memory 83886080",
        "INFO game_type 1",
        "INFO rule 0",
        "INFO evaluate 3,4",
        "INFO folder /nowhere",
        "INFO thread_num 4",
        "INFO max_node 100",
        "INFO max_depth 5",
        "INFO something else",
        "INFO timeout_turn x",
        "INFO",
        "info rule",
        "",
        "   ",
    ] {
        assert_eq!(partner.all(line), Vec::<String>::new(), "{line:?}");
    }
    assert_eq!(partner.say("START 15"), ["OK"]);
    assert_eq!(partner.all("INFO time_left 5000"), Vec::<String>::new());
}

#[test]
fn wrong_points_are_told_and_the_game_goes_on() {
    let mut partner = Partner::started();
    assert_eq!(point(&partner.say("BEGIN")), (7, 7));
    assert!(partner.refused("TURN 7,7").contains("taken"));
    for wrong in [
        "TURN 15,0",
        "TURN 0,15",
        "TURN -1,0",
        "TURN 4294967295,4294967295",
        "TURN 99999999999999999999,1",
        "TURN 7",
        "TURN 7,",
        "TURN ,7",
        "TURN 7,8,1",
        "TURN a,b",
        "TURN",
        "PLAY 15,15",
        "TAKEBACK 0,0",
        "TAKEBACK 20,20",
        "DONE",
    ] {
        partner.refused(wrong);
    }
    assert_ne!(point(&partner.say("TURN 7,8")), (7, 8));
}

#[test]
fn a_second_move_out_of_turn_is_refused() {
    let mut partner = Partner::started();
    partner.say("BEGIN");
    assert!(partner.refused("BEGIN").contains("not empty"));
    partner.refused("PLAY 0,0");
}

/// The opponent lacks one stone; blocking it is the only move that does not lose at once.
const FOUR: [&str; 7] = [
    "3,3,2", "4,3,2", "5,3,2", "6,3,2", "2,3,1", "9,9,1", "10,9,1",
];

#[test]
fn the_stones_of_a_board_may_come_in_any_order() {
    let mut stones = FOUR;
    let mut answers = BTreeSet::new();
    for turn in 0..stones.len() {
        stones.rotate_left(turn);
        let mut partner = Partner::started();
        let answer = partner.say_all(&format!("BOARD\n{}\nDONE", stones.join("\n")));
        answers.insert(point(&answer));
    }
    assert_eq!(answers, BTreeSet::from([(7, 3)]));
}

#[test]
fn a_board_takes_the_place_of_the_game_before() {
    let mut partner = Partner::started();
    partner.say("BEGIN");
    partner.say("TURN 8,8");
    let answer = partner.say_all(&format!("BOARD\n{}\nDONE", FOUR.join("\n")));
    assert_eq!(point(&answer), (7, 3));
    assert!(partner.refused("TURN 2,3").contains("taken"));
    let own = partner.brain.field().expect("a game").stones().len();
    assert_eq!(own, FOUR.len() + 1);
}

#[test]
fn an_empty_board_is_a_first_move() {
    let mut partner = Partner::started();
    assert_eq!(point(&partner.say_all("BOARD\nDONE")), (7, 7));
}

#[test]
fn a_broken_board_is_told_once_and_the_game_before_stays() {
    let mut partner = Partner::started();
    partner.say("BEGIN");
    for board in [
        "BOARD\n7,7,1\n7,7,2\n8,8,2\nDONE",
        "BOARD\n7,7\n8,8,1\nDONE",
        "BOARD\n7,7,4\nDONE",
        "BOARD\n7,7,3\nDONE",
        "BOARD\n15,7,1\nDONE",
        "BOARD\nhello\nTURN 1,1\nDONE",
        "BOARD\n3,3,2\n4,3,2\n5,3,2\n6,3,2\n7,3,2\n2,9,1\n3,9,1\n4,9,1\n5,9,1\nDONE",
        "BOARD\n3,3,1\n4,3,1\n5,3,1\n6,3,1\n7,3,1\n2,9,2\n3,9,2\n4,9,2\n5,9,2\n0,0,2\nDONE",
    ] {
        partner.refused(board);
    }
    // The one stone of the first move is still there.
    assert!(partner.refused("TURN 7,7").contains("taken"));
}

#[test]
fn a_board_that_never_ended_is_given_up_for_a_new_one() {
    let mut partner = Partner::started();
    assert_eq!(partner.say_all("BOARD\n1,1,1\n2,2,2"), Vec::<String>::new());
    let answer = partner.say_all(&format!("BOARD\n{}\nDONE", FOUR.join("\n")));
    assert_eq!(point(&answer), (7, 3));
    assert_eq!(partner.say_all("BOARD\n1,1,1\nRESTART"), ["OK"]);
    assert_eq!(point(&partner.say("BEGIN")), (7, 7));
}

#[test]
fn within_a_board_questions_about_the_program_are_answered() {
    let mut partner = Partner::started();
    let answers = partner.say_all("BOARD\n3,3,2\nABOUT\nINFO time_left 5000\nDONE");
    assert_eq!(answers.len(), 2);
    assert!(answers[0].starts_with("name="));
    read_point(&answers[1]);
}

#[test]
fn stones_are_taken_back() {
    let mut partner = Partner::started();
    let first = point(&partner.say("BEGIN"));
    let (x, y) = point(&partner.say("TURN 8,8"));
    assert_eq!(partner.say(&format!("TAKEBACK {x},{y}")), ["OK"]);
    assert_eq!(partner.say("TAKEBACK 8,8"), ["OK"]);
    assert_eq!(partner.brain.field().expect("a game").stones().len(), 1);
    assert!(partner.refused("TAKEBACK 8,8").contains("empty"));
    assert_ne!(point(&partner.say("TURN 6,8")), first);
    assert_eq!(partner.say("TAKEBACK 6,8"), ["OK"]);
    assert!(partner.refused("TURN 7,7").contains("taken"));
}

#[test]
fn a_move_is_imposed_by_play() {
    let mut partner = Partner::started();
    assert_eq!(partner.say("PLAY 3,4"), ["3,4"]);
    assert!(partner.refused("TURN 3,4").contains("taken"));
    assert!(partner.refused("PLAY 3,5").contains("not my turn"));
    point(&partner.say("TURN 5,5"));
}

#[test]
fn restart_empties_the_board_and_keeps_its_size() {
    let mut partner = Partner::new();
    partner.say("RECTSTART 9,7");
    partner.say("BEGIN");
    assert_eq!(partner.say("RESTART"), ["OK"]);
    assert_eq!(point(&partner.say("BEGIN")), (4, 3));
    assert_eq!(partner.say("START 19"), ["OK"]);
    assert_eq!(point(&partner.say("BEGIN")), (9, 9));
}

/// Own stones on both sides of a gap: filling it makes six in a row.
const SIX: &str =
    "BOARD\n2,2,1\n3,2,1\n4,2,1\n6,2,1\n7,2,1\n2,9,2\n5,9,2\n8,9,2\n11,9,2\n14,9,2\nDONE";

#[test]
fn the_rule_says_whether_six_in_a_row_win() {
    let mut free = Partner::started();
    assert_eq!(point(&free.say_all(SIX)), (5, 2));
    for rule in [1, 4, 5] {
        let mut exact = Partner::new();
        let answers = exact.say_all(&format!("INFO rule {rule}\nSTART 15\n{SIX}"));
        assert_ne!(point(&answers[1..]), (5, 2), "{rule}");
    }
    // With one more stone the opponent has begun: in renju white wins by six.
    let mut white = Partner::new();
    let as_white = SIX.replace("DONE", "14,13,2\nDONE");
    let answers = white.say_all(&format!("INFO rule 4\nSTART 15\n{as_white}"));
    assert_eq!(point(&answers[1..]), (5, 2));
}

#[test]
fn rules_of_other_games_are_refused_in_words() {
    for (rule, name) in [
        (2, "continuous"),
        (6, "continuous"),
        (8, "caro"),
        (16, "rule 16"),
        (-1, "rule -1"),
    ] {
        let mut partner = Partner::new();
        // At once, although nothing else that is told so has an answer.
        assert!(
            partner.refused(&format!("INFO rule {rule}")).contains(name),
            "{rule}"
        );
        assert!(partner.refused("START 15").contains(name), "{rule}");
        // Told after the start it is answered with the first command that wants a move.
        let mut partner = Partner::started();
        partner.say(&format!("INFO rule {rule}"));
        assert!(partner.refused("BEGIN").contains(name), "{rule}");
        assert!(partner.refused("TURN 1,1").contains(name), "{rule}");
        partner.say("INFO rule 0");
        assert_eq!(point(&partner.say("BEGIN")), (7, 7));
    }
}

#[test]
fn set_up_boards_are_played_on_however_many_stones_each_side_has() {
    for board in [
        "7,7,1",
        "7,7,2\n8,8,2",
        "7,7,1\n8,8,1\n9,7,1",
        "3,3,2\n4,3,2\n5,3,2\n6,3,2\n2,3,1",
    ] {
        for rule in [0, 1, 4] {
            let mut partner = Partner::new();
            let game = format!("INFO rule {rule}\nSTART 15\nBOARD\n{board}\nDONE");
            let (x, y) = point(&partner.say_all(&game)[1..]);
            if board.starts_with("3,3") && rule < 4 {
                assert_eq!((x, y), (7, 3), "the four is blocked");
            }
            // The game goes on from there.
            point(&partner.say("TURN 0,14"));
            assert_eq!(partner.say("RESTART"), ["OK"]);
            assert!(partner.refused("PLAY 15,15").contains("off the board"));
        }
    }
}

#[test]
fn in_renju_a_forbidden_point_of_the_opponent_is_refused_with_the_reason() {
    let mut partner = Partner::new();
    // Black's next stone on 7,7 would make two open threes.
    let stones = [
        "8,7,2", "0,0,1", "9,7,2", "0,14,1", "7,8,2", "14,0,1", "7,9,2", "14,14,1",
    ];
    let board = format!(
        "INFO rule 4\nSTART 15\nYXBOARD\n{}\nDONE",
        stones.join("\n")
    );
    assert_eq!(partner.say_all(&board), ["OK"]);
    assert!(partner.refused("TURN 7,7").contains("two open threes"));
    point(&partner.say("TURN 7,2"));
}

#[test]
fn a_forbidden_stone_on_a_board_is_told_and_the_game_goes_on() {
    let mut partner = Partner::new();
    partner.say("INFO rule 4");
    partner.say("START 15");
    let stones = "8,7,2\n0,0,1\n9,7,2\n0,14,1\n7,8,2\n14,0,1\n7,9,2\n14,14,1\n7,7,2";
    for line in format!("BOARD\n{stones}").lines() {
        partner.say(line);
    }
    let answers = partner.all("DONE");
    assert!(
        answers[0].starts_with("MESSAGE 7,7 is forbidden to black"),
        "{answers:?}"
    );
    read_point(answers.last().expect("a move"));
}

#[test]
fn a_finished_game_is_not_played_on() {
    let mut partner = Partner::started();
    let winning = "BOARD\n3,3,1\n4,3,1\n5,3,1\n6,3,1\n3,9,2\n4,9,2\n5,9,2\n6,9,2\nDONE";
    let (x, y) = point(&partner.say_all(winning));
    assert!((x, y) == (2, 3) || (x, y) == (7, 3));
    assert!(partner.refused("TURN 7,9").contains("over"));
    partner.refused("PLAY 0,0");
    assert_eq!(partner.say("RESTART"), ["OK"]);
}

#[test]
fn in_renju_black_plays_a_forbidden_point_where_it_has_no_other() {
    // The only empty point is that of an overline.
    let rows = ["ooo1oox", "xxooxoo", "xxxoxxo", "oxoxxxx", "oooxxxo"];
    let mut partner = Partner::new();
    partner.say("INFO rule 4");
    partner.say("RECTSTART 7,5");
    partner.say("BOARD");
    for (y, row) in rows.iter().enumerate() {
        for (x, stone) in row.char_indices() {
            let owner = match stone {
                'o' => 1,
                'x' => 2,
                _ => continue,
            };
            partner.say(&format!("{x},{y},{owner}"));
        }
    }
    assert_eq!(point(&partner.say("DONE")), (3, 0));
}

#[test]
fn a_comment_says_what_is_known_before_the_move() {
    let mut partner = Partner::started();
    partner.all("BEGIN");
    let lines = partner.all("TURN 8,8");
    assert_eq!(lines.len(), 2);
    let (depth, pv) = lines[0]
        .strip_prefix("MESSAGE depth ")
        .and_then(|rest| rest.split_once(" pv "))
        .expect("depth and line of play");
    assert!(
        depth.contains(" score ") && depth.contains(" nodes "),
        "{depth}"
    );
    assert_eq!(pv.split(' ').next(), Some(lines[1].as_str()));
}

#[test]
fn whole_games_against_itself_are_legal_to_the_end() {
    let (mut black, mut white) = (Partner::started(), Partner::started());
    let mut taken = BTreeSet::new();
    let mut answer = black.say("BEGIN");
    loop {
        assert!(taken.insert(point(&answer)), "{answer:?} is taken");
        (black, white) = (white, black);
        answer = black.say(&format!("TURN {}", answer[0]));
        if answer[0].starts_with("ERROR") {
            break;
        }
    }
    assert_eq!(answer, ["ERROR the game is over"]);
    assert!(taken.len() >= 9);
}

#[test]
fn swap2_is_opened_with_three_stones() {
    for size in [5, 6, 7, 15, 20, 22] {
        let mut partner = Partner::new();
        partner.say(&format!("START {size}"));
        let answers = partner.say_all("SWAP2BOARD\nDONE");
        let points: BTreeSet<_> = answers[0].split(' ').map(read_point).collect();
        assert_eq!(points.len(), 3, "{size}: {answers:?}");
        assert!(points.iter().all(|&(x, y)| x < size && y < size));
    }
    let mut partner = Partner::new();
    partner.say("RECTSTART 3,5");
    // Only some turns of some openings fit so narrow a board.
    let answers = partner.say_all("SWAP2BOARD\nDONE");
    let points: BTreeSet<_> = answers[0].split(' ').map(read_point).collect();
    assert_eq!(points.len(), 3, "{answers:?}");
    assert!(points.iter().all(|&(x, y)| x < 3 && y < 5));
}

#[test]
fn swap2_with_three_stones_takes_the_better_side() {
    // Black has two stones side by side in the middle, white one in a corner.
    let mut partner = Partner::started();
    partner.say("INFO max_node 20000");
    assert_eq!(partner.say_all("SWAP2BOARD\n7,7\n0,0\n8,7\nDONE"), ["SWAP"]);
    // Now this brain is black: the opponent's next stone is white's second.
    let answer = partner.say("TURN 9,7");
    assert_ne!(point(&answer), (9, 7));
    // Black's stones are far apart at the edges: white stays, with one stone or two.
    let mut partner = Partner::started();
    let answers = partner.say_all("SWAP2BOARD\n0,0\n7,7\n14,14\nDONE");
    assert_eq!(answers.len(), 1);
    let points: Vec<_> = answers[0].split(' ').map(read_point).collect();
    assert!(points.len() == 1 || points.len() == 2, "{answers:?}");
    assert!(
        !points
            .iter()
            .any(|point| [(0, 0), (7, 7), (14, 14)].contains(point))
    );
}

#[test]
fn swap2_with_five_stones_takes_the_better_side() {
    // White to move loses against three black stones in an open row.
    let black = "SWAP2BOARD\n7,7\n0,0\n8,7\n14,14\n7,8\nDONE";
    assert_eq!(Partner::started().say_all(black), ["SWAP"]);
    // White has an open three and moves.
    let white = "SWAP2BOARD\n0,0\n7,7\n14,14\n8,7\n0,14\nDONE";
    let mut partner = Partner::started();
    let (x, y) = point(&partner.say_all(white));
    assert!(partner.refused(&format!("TURN {x},{y}")).contains("taken"));
    assert!(partner.refused("TURN 14,14").contains("taken"));
}

#[test]
fn swap2_with_any_other_number_of_stones_is_refused() {
    let mut partner = Partner::started();
    for stones in [
        "7,7",
        "7,7\n8,8",
        "7,7\n8,8\n9,8\n1,1",
        "7,7\n7,7\n8,8",
        "7,7,1",
    ] {
        partner.refused(&format!("SWAP2BOARD\n{stones}\nDONE"));
    }
}

/// The brain alone, without a player: a thought that is never done.
#[test]
fn while_it_thinks_questions_are_answered_and_moves_wait() {
    let mut brain = Brain::new();
    brain.handle("START 15");
    let Next::Think { task, .. } = brain.handle("BEGIN").next else {
        panic!("it should think");
    };
    assert_eq!(brain.handle("ABOUT").lines.len(), 1);
    assert_eq!(brain.handle("INFO time_left 1000"), Reply::nothing());
    assert!(brain.handle("TURN 7,8").lines.is_empty());
    assert!(brain.handle("nonsense").lines.is_empty());
    assert_eq!(brain.handle("END").next, Next::End);
    let mut player = BrainPlayer::new(LinesEngineNumbers {
        memory_mib: 1,
        nodes: 10,
        variety: 0,
    });
    let thought = player.think(task, &Stop::new());
    // The move comes out, then the waiting line is heard and thought about.
    let reply = brain.on_result(thought, Duration::ZERO);
    assert_eq!(reply.lines.last().map(String::as_str), Some("7,7"));
    let Next::Think { task, .. } = reply.next else {
        panic!("it should think about the line that waited");
    };
    let reply = brain.on_result(player.think(task, &Stop::new()), Duration::ZERO);
    assert_eq!(
        reply.lines.last().map(String::as_str),
        Some("UNKNOWN command NONSENSE")
    );
}

#[test]
fn a_new_game_ends_the_thinking_without_an_answer() {
    for line in ["START 20", "RECTSTART 9,8", "RESTART"] {
        let mut brain = Brain::new();
        brain.handle("START 15");
        brain.handle("BEGIN");
        brain.handle("TURN 3,3");
        let reply = brain.handle(line);
        assert_eq!(
            (reply.lines, reply.next),
            (vec!["OK".to_owned()], Next::Forget)
        );
        assert!(matches!(brain.handle("BEGIN").next, Next::Think { .. }));
    }
}

#[test]
fn the_thinking_can_be_ended_early_and_its_move_counts() {
    let mut brain = Brain::new();
    let nothing = Reply::nothing();
    assert_eq!(brain.handle("YXSTOP"), nothing, "no game has begun");
    brain.handle("START 15");
    assert_eq!(brain.handle("YXSTOP"), nothing, "nothing is thought about");
    let Next::Think { task, .. } = brain.handle("BEGIN").next else {
        panic!("it should think");
    };
    brain.handle("TURN 3,3");
    let reply = brain.handle("yxstop");
    assert_eq!((reply.lines, reply.next), (Vec::new(), Next::Hurry));
    let stop = Stop::new();
    stop.stop();
    let mut player = BrainPlayer::new(LinesEngineNumbers::default());
    let reply = brain.on_result(player.think(task, &stop), Duration::ZERO);
    assert_eq!(reply.lines.last().map(String::as_str), Some("7,7"));
    assert!(
        matches!(reply.next, Next::Think { .. }),
        "what waited is heard"
    );
}

#[test]
fn lines_that_wait_are_bounded() {
    let mut brain = Brain::new();
    brain.handle("START 15");
    brain.handle("BEGIN");
    let refused = (0..100_000)
        .filter(|_| !brain.handle("TURN 3,3").lines.is_empty())
        .count();
    assert!(refused > 90_000);
}

#[test]
fn the_clock_is_set_as_the_manager_says() {
    let time = |lines: &[&str]| {
        let mut brain = Brain::new();
        for line in lines {
            brain.handle(line);
        }
        match brain.handle("BEGIN").next {
            Next::Think { time, .. } => time,
            _ => panic!("it should think"),
        }
    };
    assert_eq!(time(&["START 15"]), None);
    let second = Duration::from_secs(1);
    let turn = time(&["INFO timeout_turn 1000", "START 15"]).expect("a clock");
    assert!(turn < second && turn > second / 2);
    let left = time(&["START 15", "INFO timeout_turn 5000", "INFO time_left 1000"]);
    assert!(left.expect("a clock") < second / 2);
}

// From here on the program itself is asked.

fn brain() -> Talk {
    Talk::with(env!("CARGO_BIN_EXE_fivefold"), &["brain"])
}

/// A game in which it may think for minutes.
fn patient_brain() -> Talk {
    let mut talk = brain();
    talk.say("INFO timeout_turn 600000");
    talk.say("INFO timeout_match 0");
    talk.say("INFO time_left 2147483647");
    assert_eq!(talk.ask("START 15"), "OK");
    talk
}

/// Quiet positions that cannot be decided at once.
const QUIET: &str = "BOARD\n7,7,1\n8,8,2\n6,9,1\n9,5,2\nDONE";

#[test]
fn the_program_answers_at_once_in_the_middle_of_the_input() {
    let mut talk = brain();
    assert!(talk.ask("ABOUT").starts_with("name=\"fivefold\""));
    assert_eq!(talk.ask("START 15"), "OK");
    assert_eq!(talk.ask("BEGIN"), "7,7");
    talk.say("INFO max_node 300");
    read_point(&talk.ask("TURN 8,8"));
    assert!(talk.ask("TURN 7,7").starts_with("ERROR "));
    assert!(talk.ask("NONSENSE").starts_with("UNKNOWN "));
    talk.say("END");
    assert!(talk.end().success());
    assert_eq!(talk.rest(), [""; 0]);
}

#[test]
fn lines_may_end_in_every_way_and_begin_with_a_byte_order_mark() {
    for (begun, board, end) in [
        (
            &b"START 15\r\n\r\nINFO max_node 100\r\nBEGIN\r\n"[..],
            &b"BOARD\r\n7,7,1\r\n8,8,2\r\nDONE\r\n"[..],
            &b"END\r\n"[..],
        ),
        (
            b"START 15\nINFO max_node 100\nBEGIN\n",
            b"BOARD\n7,7,1\n8,8,2\nDONE\n",
            b"END\n",
        ),
        (
            b"\xef\xbb\xbfstart 15\rinfo MAX_NODE 100\rbegin\r",
            b"board\r7,7,1\r\n8,8,2\ndone\r",
            b"end\r",
        ),
    ] {
        let mut talk = brain();
        talk.send_bytes(begun);
        assert_eq!(talk.answer(), "OK");
        assert_eq!(talk.answer(), "7,7");
        talk.send_bytes(board);
        read_point(&talk.answer());
        talk.send_bytes(end);
        assert!(talk.end().success());
    }
}

#[test]
fn bytes_that_are_no_text_and_endless_lines_are_no_trouble() {
    let mut talk = brain();
    talk.send_bytes(b"\xff\xfe\x00\x01\n");
    assert!(talk.answer().starts_with("UNKNOWN "));
    let mut long = vec![b'A'; 3 << 20];
    long.push(b'\n');
    talk.send_bytes(&long);
    assert!(talk.answer().starts_with("UNKNOWN "));
    assert_eq!(talk.ask("START 15"), "OK");
}

#[test]
fn the_time_for_a_turn_is_kept() {
    let mut talk = patient_brain();
    talk.say("INFO timeout_turn 300");
    talk.say(QUIET);
    read_point(&talk.answer());
}

#[test]
fn the_time_left_of_a_game_is_kept_even_when_there_is_none() {
    let mut talk = brain();
    talk.say("INFO timeout_turn 600000");
    assert_eq!(talk.ask("START 15"), "OK");
    for left in ["1000", "0", "-70"] {
        talk.say(&format!("INFO time_left {left}"));
        talk.say(QUIET);
        read_point(&talk.answer());
    }
}

#[test]
fn the_end_comes_at_once_while_it_thinks() {
    let mut talk = patient_brain();
    talk.say(QUIET);
    // It has read the board: this is answered while it thinks.
    assert!(talk.ask("ABOUT").starts_with("name="));
    talk.say("END");
    assert!(talk.end().success());
    assert_eq!(talk.rest(), [""; 0], "nothing is said after the end");
}

#[test]
fn it_moves_at_once_when_it_is_told_to_stop() {
    let mut talk = patient_brain();
    talk.say(QUIET);
    read_point(&talk.ask("YXSTOP"));
    // Nothing is thought about any more, and the game goes on.
    talk.say("YXSTOP");
    assert!(talk.ask("ABOUT").starts_with("name="));
    talk.say("INFO max_node 300");
    read_point(&talk.ask("TURN 0,0"));
}

#[test]
fn a_restart_is_answered_while_it_thinks() {
    let mut talk = patient_brain();
    talk.say(QUIET);
    assert_eq!(talk.ask("RESTART"), "OK");
    assert_eq!(talk.ask("BEGIN"), "7,7");
}

#[test]
fn the_program_ends_with_its_input() {
    let mut talk = brain();
    talk.send_bytes(b"START 15\nINFO max_node 500\nBOARD\n7,7,1\n8,8,2\nDONE\nABOUT");
    talk.close();
    assert!(talk.end().success());
    let lines = talk.rest();
    assert_eq!(lines.first().map(String::as_str), Some("OK"));
    assert!(lines.iter().any(|line| line.starts_with("name=")));
    assert!(
        lines
            .iter()
            .any(|line| line.contains(',') && line.len() <= 5),
        "the move is out: {lines:?}"
    );
}

#[test]
fn the_program_ends_within_a_second_of_its_input_while_it_thinks() {
    let mut talk = patient_brain();
    talk.say(QUIET);
    assert!(talk.ask("ABOUT").starts_with("name="));
    // A line that waits is played only if the machine was quick enough for what stands before it.
    talk.say("TURN 0,0");
    let since = Instant::now();
    talk.close();
    assert!(talk.end().success());
    let took = since.elapsed();
    assert!(took < Duration::from_secs(1), "{took:?}");
    let moves: Vec<_> = talk.rest().iter().filter(|line| line.len() <= 5).collect();
    assert!(
        (1..=2).contains(&moves.len()),
        "what was found is told: {:?}",
        talk.rest()
    );
}

#[cfg(unix)]
#[test]
fn under_the_name_of_a_brain_the_program_is_one() {
    let folder = TestFolder::new();
    let link = folder.join("pbrain-fivefold");
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_fivefold"), &link).expect("a link");
    let mut talk = Talk::to(Command::new(&link));
    assert!(talk.ask("ABOUT").starts_with("name=\"fivefold\""));
    talk.say("END");
    assert!(talk.end().success());
}
