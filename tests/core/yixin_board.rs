//! `fivefold brain` under Yixin-Board: what `main.c` of accreator/Yixin-Board sends, and what it makes of
//! the answers.

use fivefold_support::talk::Talk;

use crate::brain::Partner;

/// What the program reads from an engine, as its `iochannelout_watch` takes the lines apart. It turns
/// all letters into capitals first, and names the row of a point before its column.
#[derive(Debug, Default)]
struct Board {
    played: Vec<(u8, u8)>,
    best: Option<(u8, u8)>,
    value: Option<i32>,
    line: String,
    forbidden: Option<Vec<(u8, u8)>>,
    log: Vec<String>,
    swap2: Vec<String>,
    offers: Vec<String>,
    database: Vec<String>,
}

impl Board {
    fn read(&mut self, line: &str) {
        let line = line.to_ascii_uppercase();
        let pair = |text: &str| -> (u8, u8) {
            let (y, x) = text.split_once(',').unwrap_or_else(|| panic!("{line}"));
            let number = |text: &str| text.parse().unwrap_or_else(|_| panic!("{line}"));
            (number(y), number(x))
        };
        if let Some(rest) = line.strip_prefix("MESSAGE REALTIME ") {
            match rest.split_once(' ').expect("a word and a value") {
                ("BEST", point) => self.best = Some(pair(point)),
                ("VAL", value) => self.value = Some(value.parse().expect("a number")),
                ("PV", moves) => self.line = moves.to_owned(),
                other => panic!("{other:?}"),
            }
        } else if let Some(rest) = line.strip_prefix("MESSAGE SWAP2 ") {
            self.swap2.push(rest.to_owned());
        } else if let Some(rest) = line.strip_prefix("MESSAGE INFO ") {
            self.offers.push(rest.to_owned());
        } else if let Some(rest) = line.strip_prefix("MESSAGE DATABASE ") {
            self.database.push(rest.to_owned());
        } else if line.starts_with("OK") || line.starts_with("MESSAGE ") {
            self.log.push(line);
        } else if let Some(points) = line.strip_prefix("FORBID ") {
            let points = points
                .strip_suffix('.')
                .expect("a full stop ends the points");
            let number = |digits: &[u8]| 10 * (digits[0] - b'0') + digits[1] - b'0';
            let (points, rest) = points.as_bytes().as_chunks::<4>();
            assert!(rest.is_empty(), "{line}");
            let points = points.iter().map(|it| (number(&it[..2]), number(&it[2..])));
            self.forbidden = Some(points.collect());
        } else {
            // Everything else is a move; an error would be read as one here and lose the game.
            self.played.push(pair(line.split(' ').next().unwrap_or("")));
        }
    }
}

/// A session: the engine at one end, what the program knows at the other.
struct Session {
    engine: Partner,
    board: Board,
}

impl Session {
    /// What `init_engine` sends, with a rule by `set_rule` and few positions for a move.
    fn begin(rule: u8) -> Session {
        let mut session = Session {
            engine: Partner::new(),
            board: Board::default(),
        };
        session.send("info show_detail 1\nyxshowinfo\nSTART 15 15");
        session.send(
            "INFO timeout_turn 2000000\nINFO timeout_match 100000000\nINFO time_left 100000000\n\
             INFO max_node 3000\nINFO max_depth 225\nINFO time_increment 0\n\
             INFO caution_factor 1\nINFO thread_num 1\nINFO hash_size 131072\n\
             INFO pondering 0\nINFO vcthread 0\ninfo usedatabase 0",
        );
        session.send(&format!("INFO rule {rule}"));
        assert_eq!(session.board.log, ["OK"]);
        assert_eq!(session.board.offers.len(), 2);
        session
    }

    fn send(&mut self, lines: &str) {
        for line in lines.lines() {
            for answer in self.engine.all(line.trim_start()) {
                self.board.read(&answer);
            }
        }
    }

    /// Tells a position as the program does before every question: the side to move is 1.
    fn position(&mut self, command: &str, stones: &[(u8, u8)]) {
        let own = stones.len() % 2;
        let stones: String = stones
            .iter()
            .enumerate()
            .map(|(index, (y, x))| format!("{y},{x},{}\n", if index % 2 == own { 1 } else { 2 }))
            .collect();
        self.send(&format!(
            "INFO time_left 100000000\nstart 15 15\n{command}\n{stones}done"
        ));
    }

    fn played(&mut self) -> Vec<(u8, u8)> {
        std::mem::take(&mut self.board.played)
    }
}

/// Black's fifth stone on 7,7 would make two open threes.
const CROSS: [(u8, u8); 8] = [
    (8, 7),
    (0, 0),
    (9, 7),
    (0, 14),
    (7, 8),
    (14, 0),
    (7, 9),
    (14, 14),
];

#[test]
fn a_game_is_played_and_shown() {
    let mut session = Session::begin(0);
    session.position("board", &[]);
    assert_eq!(session.played(), [(7, 7)]);
    session.send("yxshowforbid");
    session.send("INFO time_left 99999000\nyxhashclear\nturn 8,9");
    let played = session.played();
    assert_eq!(played.len(), 1, "{:?}", session.board);
    assert_eq!(session.board.best, Some(played[0]));
    assert!(session.board.value.is_some());
    // Letters are columns, numbers are rows from the bottom.
    let (y, x) = played[0];
    let name = format!("{}{}", char::from(b'A' + x), 15 - y);
    assert_eq!(session.board.line.split(' ').next(), Some(name.as_str()));
    let last = session.board.log.last().expect("a line in the log");
    for word in ["DEPTH ", " EVALUATION ", " NODE ", " TIME ", " BESTLINE "] {
        assert!(last.contains(word), "{last}");
    }
    session.send("yxquerydatabaseall\n7,7\n8,9\ndone");
    assert_eq!(session.board.database, ["REFRESH", "DONE"]);
}

#[test]
fn a_position_is_shown_without_a_move() {
    let mut session = Session::begin(0);
    session.position("yxboard", &[(7, 7)]);
    assert_eq!(session.played(), []);
    session.send("yxnbest 3");
    let played = session.played();
    assert_eq!(played.len(), 1);
    let listed = |number| {
        let start = format!("MESSAGE ({number}) EVALUATION ");
        session
            .board
            .log
            .iter()
            .any(|line| line.starts_with(&start))
    };
    assert!(
        listed(1) && listed(2) && listed(3) && !listed(4),
        "{:?}",
        session.board.log
    );
    assert_eq!(session.board.best, Some(played[0]));
}

#[test]
fn forbidden_points_are_shown_in_renju() {
    let mut session = Session::begin(2);
    session.position("yxboard", &CROSS);
    session.send("yxshowforbid");
    assert_eq!(session.board.forbidden, Some(vec![(7, 7)]));
    // White has moved, and black is asked about.
    session.position("board", &CROSS[..7]);
    assert_eq!(session.played().len(), 1);
    session.send("yxshowforbid");
    assert!(session.board.forbidden.take().is_some());
    session.position("yxboard", &CROSS[..1]);
    session.send("yxshowforbid");
    assert_eq!(session.board.forbidden, Some(vec![]));
    let mut free = Session::begin(0);
    free.position("yxboard", &CROSS);
    free.send("yxshowforbid");
    assert_eq!(free.board.forbidden, Some(vec![]));
}

#[test]
fn blocked_points_are_left_out_until_they_are_given_back() {
    let mut session = Session::begin(0);
    // White has closed one end of the four already.
    let four = [(3, 3), (3, 2), (3, 4), (0, 4), (3, 5), (0, 9), (3, 6)];
    let answer = |session: &mut Session| {
        session.position("board", &four);
        let played = session.played();
        assert_eq!(played.len(), 1, "{:?}", session.board);
        played[0]
    };
    assert_eq!(answer(&mut session), (3, 7));
    session.send("yxblock\n3,7\ndone\nyxblock\n8,8\ndone");
    assert_ne!(answer(&mut session), (3, 7));
    session.send("yxblockundo\n3,7\ndone");
    assert_eq!(answer(&mut session), (3, 7));
    session.send("yxblock\n3,7\n3,8\ndone");
    assert_ne!(answer(&mut session), (3, 7));
    session.send("yxblockreset");
    assert_eq!(answer(&mut session), (3, 7));
    // A path blocks its last point behind the others alone.
    let path: String = four.iter().map(|(y, x)| format!("{y},{x}\n")).collect();
    session.send(&format!(
        "yxblockpath\n{path}3,7\ndone\nyxblockpath\n7,7\n3,7\ndone"
    ));
    assert_ne!(answer(&mut session), (3, 7));
    session.send(&format!("yxblockpathundo\n{path}3,7\ndone"));
    assert_eq!(answer(&mut session), (3, 7));
    session.send(&format!("yxblockpath\n{path}3,7\ndone\nyxblockpathreset"));
    assert_eq!(answer(&mut session), (3, 7));
}

#[test]
fn swap2_is_opened_and_answered_in_its_words() {
    let mut session = Session::begin(1);
    session.send("yxswap2step1");
    let places: Vec<String> = std::mem::take(&mut session.board.swap2);
    let stones: Vec<(u8, u8)> = (1..)
        .zip(&places)
        .map(|(number, line)| {
            let point = line
                .strip_prefix(&format!("MOVE{number} "))
                .expect("in order");
            let (y, x) = point.split_once(' ').expect("two numbers");
            (y.parse().expect("a row"), x.parse().expect("a column"))
        })
        .collect();
    assert_eq!(stones.len(), 3);
    session.position("yxboard", &stones);
    session.send("yxswap2step2");
    let answer = std::mem::take(&mut session.board.swap2);
    let two = |line: &String| line.starts_with("MOVE4 ") || line.starts_with("MOVE5 ");
    assert!(
        answer == ["SWAP1 YES"] || answer == ["SWAP1 NO"] || answer.iter().all(two),
        "{answer:?}"
    );
    // White has made a four: nobody stays black.
    session.position("yxboard", &[(0, 0), (7, 7), (14, 14), (7, 8), (0, 14)]);
    session.send("yxswap2step3");
    let answer = std::mem::take(&mut session.board.swap2);
    assert_eq!(answer, ["SWAP2 NO"]);
    assert_eq!(session.played(), []);
}

#[test]
fn balanced_moves_are_found() {
    let mut session = Session::begin(0);
    session.position("yxboard", &[(7, 7), (7, 8)]);
    session.send("yxbalanceone 0");
    assert_eq!(session.played().len(), 1);
    assert!(session.board.value.is_some_and(|value| value.abs() < 200));
    session.position("yxboard", &[(7, 7)]);
    let answers = session.engine.say("yxbalancetwo 0");
    assert_eq!(answers.len(), 1);
    assert_eq!(answers[0].split(' ').count(), 2, "{answers:?}");
    assert_eq!(
        session.engine.brain.field().expect("a game").stones().len(),
        3
    );
}

#[test]
fn whatever_else_it_sends_is_no_error() {
    let mut session = Session::begin(0);
    for lines in [
        "yxhashclear",
        "yxhashdump\nmy hash.bin",
        "yxhashload\nSTART 15 15",
        "yxsetdatabase\nC:\\games\\my.db",
        "yxshowhashusage",
        "yxstop",
        "yxsoosorvstep1",
        "yxsoosorvstep2\n7,7\n8,8\n9,9\ndone",
        "yxforbid add 7 7 0",
        "yxsetbestmovedatabase\n7,7\ndone",
        "yxeditlabeldatabase x\n7,7\ndone",
        "yxeditTVDdatabase 1 2 3 4\n7,7\ndone",
        "info nbestsym 1",
        "info start_depth 4",
        "INFO thread_split_depth 8",
        "INFO checkmate 0",
    ] {
        session.send(lines);
        assert_eq!(session.played(), [], "{lines}");
    }
    // The file whose name is a command was none.
    session.position("board", &[(7, 7)]);
    assert_eq!(session.played().len(), 1);
}

// From here on the program itself is asked.

/// Told to begin, and asked for its move in a quiet position, for which it has this many milliseconds.
fn thinking(ms: u32) -> Talk {
    let mut talk = Talk::with(env!("CARGO_BIN_EXE_fivefold"), &["brain"]);
    talk.say("info show_detail 1\nyxshowinfo\nSTART 15 15");
    assert_eq!(talk.lines_until("OK").len(), 3);
    talk.say(&format!("INFO timeout_turn {ms}"));
    talk.say("start 15 15\nboard\n7,7,1\n8,8,2\n6,9,1\n9,5,2\ndone");
    talk
}

#[test]
fn how_far_it_has_come_is_shown_while_it_thinks() {
    let mut talk = thinking(600_000);
    let mut board = Board::default();
    let mut depths = 0;
    while depths < 5 {
        let line = talk.line();
        depths += usize::from(line.starts_with("MESSAGE DEPTH "));
        board.read(&line);
    }
    assert_eq!(board.played, [], "it thinks on");
    let shown = board.best.expect("the best so far");
    assert!(shown.0 < 15 && shown.1 < 15);
    talk.say("yxstop");
    board.read(&talk.answer());
    assert_eq!(board.played.len(), 1);
}

/// The program counts the answers that it has to leave out: one for each question that it has given up.
#[test]
fn every_question_has_one_answer_whatever_is_asked_meanwhile() {
    for stop in ["", "yxstop\n"] {
        let mut talk = thinking(600_000);
        talk.say(&format!(
            "{stop}start 15 15\nyxboard\n7,7,2\ndone\nyxshowforbid"
        ));
        let mut board = Board::default();
        while board.forbidden.is_none() {
            board.read(&talk.line());
        }
        assert_eq!(board.played.len(), 1);
        talk.say("INFO max_node 1000\nstart 15 15\nboard\n7,7,2\ndone");
        while board.played.len() < 2 {
            board.read(&talk.line());
        }
        talk.say("end");
        assert!(talk.end().success());
    }
}
