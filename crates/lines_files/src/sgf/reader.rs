//! From the pieces of an SGF file to a game.
//!
//! A game is walked through twice: first to see how large its board is and how its points are
//! written, which may become clear with its last move, then to read it.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::mem;
use std::time::Duration;

use fivefold_lines::{LinesParams, Rule};
use fivefold_match::InfoField;
use fivefold_match::clock::TimeLeft;
use fivefold_match::game_info::LONGEST_VALUE;
use fivefold_match::history::{CellMark, MOST_MARKS, MOST_NODES, MarkShape};
use fivefold_rules::{Parameters as _, Side};

use super::points::{Extent, PointSystem, size};
use super::properties::{LETTERS, Property};
use super::text::{parts, unescape};
use super::tokens::{SgfToken, SgfTokens};
use super::{GAME_NUMBER, PROGRAM, choices, clocks, result};
use crate::file_note::{NoteKind, short};
use crate::places::Places;
use crate::rules::{self, Rules};
use crate::{CoordinateGuess, FileChoice, FileGame, FileMove, FilePlace, FileSetup};

/// The number of Go under `GM`.
const GO_NUMBER: &str = "1";
/// Most notes on one game; how many more there would be is told.
const MOST_NOTES: usize = 100;
/// Most choices in one node.
const MOST_CHOICES: usize = 64;
/// Most stones that are set up in one game.
const MOST_STONES: usize = MOST_MARKS;
/// What the board of an own game is called under `RU` if its rules are those of renju.
const RENJU_ID: &str = "renju";

/// Words about the rules, as they are kept.
fn rules_words(raw: &str) -> String {
    let words = unescape(raw).replace(char::is_control, " ");
    words.trim().to_owned()
}

/// Whether some words are the id of a game, as this program writes it: a name and parameters.
fn is_id(words: &str) -> bool {
    let parameters = words.split_once(':');
    parameters.is_some_and(|(_, text)| LinesParams::parse(text).is_ok())
}

/// What is known of a game when it has been walked through once.
struct Survey {
    frame: PointSystem,
    /// Whether the file tells the size of the board, and it can be right.
    is_size_told: bool,
    has_size: bool,
    /// Whether it has what only games of Go have, and no number: without one SGF means Go.
    is_go: bool,
    guessed_points: Option<CoordinateGuess>,
    rules: Rules,
    is_own: bool,
    is_renju: bool,
}

impl Survey {
    fn new(text: &str, start: usize) -> Survey {
        let mut extent = Extent::default();
        let (mut told, mut is_own) = (None, false);
        let [mut words, mut own_words, mut title] = [const { None }; 3];
        let [mut has_number, mut is_of_go] = [false; 2];
        for (_, token) in SgfTokens::new(text, start) {
            let SgfToken::Value { name, raw } = token else {
                continue;
            };
            let first = |value: &mut Option<String>| {
                let words = rules_words(raw);
                if value.is_none() && !words.is_empty() {
                    *value = Some(words);
                }
            };
            match Property::named(&name) {
                Property::Move(_) | Property::Stones(_) => extent.add(raw),
                Property::Size => told = told.or(Some(size(raw))),
                Property::Program => is_own |= is_this_program(raw),
                Property::GameNumber => has_number = true,
                Property::Ignored => is_of_go |= matches!(&*name, "KM" | "HA"),
                Property::Rules => first(&mut words),
                Property::NamedRules => first(&mut own_words),
                Property::Info(InfoField::Title) => first(&mut title),
                _ => {}
            }
        }
        let is_id = |words: &&str| is_own || is_id(words);
        let id = words.as_deref().filter(is_id);
        let named = own_words
            .as_deref()
            .or(words.as_deref().filter(|words| !is_id(words)));
        let rules = named.map(rules::read);
        let rules = rules.or(title.as_deref().and_then(opening_in_title));
        let rules = rules.unwrap_or_default();
        let is_of_renju_id = id.is_some_and(|id| id.contains(RENJU_ID));
        let (frame, is_size_told) = extent.frame(told.flatten());
        Survey {
            frame,
            is_size_told,
            has_size: told.is_some(),
            is_go: is_of_go && !has_number && !is_own,
            guessed_points: extent.guess(frame),
            rules,
            is_own,
            is_renju: rules.rule == Some(Rule::Renju) || is_of_renju_id,
        }
    }
}

fn is_this_program(raw: &str) -> bool {
    raw.split(':').next() == Some(PROGRAM)
}

/// The servers of ORC write the opening behind the players: `GN[A-B(B) : RIF rule]`.
fn opening_in_title(title: &str) -> Option<Rules> {
    let (_, words) = title.rsplit_once(':')?;
    let words = words.trim();
    let rules = rules::read(words.strip_suffix("rule")?);
    (rules.opening.is_some() && !rules.has_unknown).then_some(rules)
}

/// A node while its properties are being read.
struct Pending {
    place: FilePlace,
    setup: FileSetup,
    choices: Vec<FileChoice>,
    moves: Vec<(FilePlace, FileMove)>,
    name: String,
    comment: String,
    marks: Vec<CellMark>,
    /// How many points have got a letter.
    letters: usize,
    spent: Option<Duration>,
    left: [Option<TimeLeft>; 2],
    /// A move that cannot be read, where it stands: its property and its value.
    broken: Option<(FilePlace, String, String)>,
}

impl Pending {
    const fn new(place: FilePlace) -> Pending {
        Pending {
            place,
            setup: FileSetup {
                cells: Vec::new(),
                to_move: None,
            },
            choices: Vec::new(),
            moves: Vec::new(),
            name: String::new(),
            comment: String::new(),
            marks: Vec::new(),
            letters: 0,
            spent: None,
            left: [None; 2],
            broken: None,
        }
    }

    /// The node's name and its comment.
    fn text(&mut self) -> String {
        match (self.name.is_empty(), self.comment.is_empty()) {
            (true, _) => mem::take(&mut self.comment),
            (false, true) => mem::take(&mut self.name),
            (false, false) => format!("{}\n{}", self.name, self.comment),
        }
    }
}

/// A game that is being read.
pub(super) struct GameReading<'a, 'p> {
    tokens: SgfTokens<'a>,
    places: &'p mut Places<'a>,
    survey: Survey,
    game: FileGame,
    /// The nodes where open variations begin.
    open: Vec<usize>,
    /// The node that the next one follows.
    current: usize,
    /// The variation whose rest is left out because a move in it cannot be read, by how many are open.
    left_out: Option<usize>,
    pending: Option<Pending>,
    /// Whether the first node is still to come or being read.
    is_first: bool,
    is_full: bool,
    has_rules: bool,
    marks: usize,
    stones: usize,
    /// What was passed over already, by name.
    passed: BTreeSet<String>,
    more_notes: usize,
    /// Where the last stray text ends.
    stray_end: usize,
    /// The values of `TM` and `OT` in own files.
    times: [String; 2],
}

impl<'a, 'p> GameReading<'a, 'p> {
    /// The game that begins at this byte.
    pub(super) fn new(
        text: &'a str,
        start: usize,
        places: &'p mut Places<'a>,
    ) -> GameReading<'a, 'p> {
        let survey = Survey::new(text, start);
        let mut game = FileGame::new(survey.frame.cols, survey.frame.rows);
        game.is_own = survey.is_own;
        game.board.rule = survey.rules.rule;
        game.board.len = survey.rules.len;
        game.board.opening = survey.rules.opening;
        game.nodes[0].place = places.at(start);
        GameReading {
            tokens: SgfTokens::new(text, start),
            places,
            survey,
            game,
            open: Vec::new(),
            current: 0,
            left_out: None,
            pending: None,
            is_first: true,
            is_full: false,
            has_rules: false,
            marks: 0,
            stones: 0,
            passed: BTreeSet::new(),
            more_notes: 0,
            stray_end: 0,
            times: [const { String::new() }; 2],
        }
    }

    /// Reads the game, and says where it ends.
    pub(super) fn read(mut self) -> (FileGame, usize) {
        let start = self.game.nodes[0].place;
        if self.survey.is_go {
            let number = GO_NUMBER.to_owned();
            self.note(start, NoteKind::OtherGame { number });
        }
        if !self.survey.has_size {
            self.note_size(start);
        }
        if let Some(guess) = self.survey.guessed_points {
            self.note(start, NoteKind::GuessedCoordinates { guess });
        }
        let mut place = start;
        while let Some((at, token)) = self.tokens.next() {
            place = self.places.at(at);
            self.take(at, place, token);
        }
        self.finish_node();
        self.finish(place);
        (self.game, self.tokens.place())
    }

    fn take(&mut self, at: usize, place: FilePlace, token: SgfToken<'a>) {
        match token {
            SgfToken::Node | SgfToken::Value { .. } | SgfToken::Stray(_)
                if self.left_out.is_some() => {}
            SgfToken::Open => {
                self.finish_node();
                self.open.push(self.current);
            }
            SgfToken::Close => {
                self.finish_node();
                if self.left_out.is_some_and(|depth| depth >= self.open.len()) {
                    self.left_out = None;
                }
                self.current = self.open.pop().unwrap_or(self.current);
            }
            SgfToken::Node => {
                self.finish_node();
                if self.left_out.is_some() {
                    // By the node that has just been read.
                    return;
                }
                self.pending = Some(Pending::new(place));
            }
            SgfToken::Value { name, raw } => self.value(place, name, raw),
            SgfToken::Bracket => self.note(place, NoteKind::Bracket),
            SgfToken::Stray(text) => {
                // Words with blanks between them are one text.
                if self.stray_end + 1 < at || self.stray_end == 0 {
                    self.pass_over(place, text);
                }
                self.stray_end = self.tokens.place();
            }
        }
    }

    fn value(&mut self, place: FilePlace, name: Cow<'a, str>, raw: &str) {
        let pending = match self.pending.take() {
            Some(pending) => pending,
            None => {
                // The semicolon is missing.
                self.note(place, NoteKind::Bracket);
                Pending::new(place)
            }
        };
        let pending = self.pending.insert(pending);
        let frame = self.survey.frame;
        let is_read = match Property::named(&name) {
            Property::Move(side) => {
                let mv = match frame.is_pass(raw) {
                    true => Some(FileMove::Pass(side)),
                    false => frame.read(raw).map(|cell| FileMove::Stone(side, cell)),
                };
                if mv.is_none() {
                    pending.broken = Some((place, name.clone().into_owned(), short(raw)));
                }
                pending.moves.extend(mv.map(|mv| (place, mv)));
                true
            }
            Property::Stones(owner) => self.set_up(owner, raw),
            Property::ToMove => {
                let side = colour(raw);
                pending.setup.to_move = side.or(pending.setup.to_move);
                side.is_some()
            }
            Property::Choice if self.survey.is_own => {
                let choice = choices::read(raw, frame);
                // No opening has more.
                pending
                    .choices
                    .extend(choice.filter(|_| pending.choices.len() < MOST_CHOICES));
                choice.is_some()
            }
            Property::Comment => {
                append(&mut pending.comment, raw);
                true
            }
            Property::NodeName => {
                append(&mut pending.name, raw);
                true
            }
            Property::Mark(shape) => self.mark(raw, &shape),
            Property::Letters => self.mark_with_letters(raw),
            Property::Label => self.label(raw),
            Property::TimeLeft(side) => {
                let time = clocks::left(raw);
                if let Some(main_ms) = time {
                    left(pending, side).main_ms = main_ms;
                }
                time.is_some()
            }
            Property::PeriodsLeft(side) => {
                let periods = raw.trim().parse().ok();
                if let Some(periods) = periods {
                    left(pending, side).periods = periods;
                }
                periods.is_some()
            }
            Property::Spent if self.survey.is_own => {
                pending.spent = clocks::time(raw).or(pending.spent);
                pending.spent.is_some()
            }
            Property::Spent | Property::Choice | Property::Unknown if !self.is_first => {
                self.pass_over(place, &name);
                true
            }
            property => self.head(place, property, &name, raw),
        };
        if !is_read {
            let kind = NoteKind::bad_value(name, raw);
            self.note(place, kind);
        }
    }

    /// A property that says something about the whole game; whether it could be read.
    fn head(&mut self, place: FilePlace, property: Property, name: &str, raw: &str) -> bool {
        let field = match property {
            Property::Size => {
                if !self.survey.is_size_told {
                    self.note_size(place);
                }
                return true;
            }
            Property::GameNumber => {
                self.game_number(place, raw);
                return true;
            }
            Property::Rules => return self.rules(place, raw),
            Property::Result => {
                self.result(raw);
                return true;
            }
            Property::MainTime | Property::Overtime if self.survey.is_own => {
                self.times[usize::from(property == Property::Overtime)] = unescape(raw);
                return true;
            }
            Property::MainTime => InfoField::Time,
            Property::Program if is_this_program(raw) => return true,
            Property::KeyAndValue => {
                let Some((word, value)) = parts(raw) else {
                    return false;
                };
                let field = InfoField::from_word(&unescape(word));
                return self.game.info.set(field, &unescape(value));
            }
            Property::Info(field) => field,
            Property::Program
            | Property::Team(_)
            | Property::Overtime
            | Property::Choice
            | Property::Unknown => InfoField::Other(name.into()),
            _ => return true,
        };
        self.inform(field, &unescape(raw))
    }

    /// Notes a value beside those that stand there already; false if there is no room.
    fn inform(&mut self, field: InfoField, value: &str) -> bool {
        let before = self.game.info.get(&field);
        if before.len() >= LONGEST_VALUE || before == value.trim() {
            return true;
        }
        let whole = match before {
            "" => value.to_owned(),
            before => format!("{before}, {value}"),
        };
        self.game.info.set(field, &whole)
    }

    fn game_number(&mut self, place: FilePlace, raw: &str) {
        let number = raw.trim().to_lowercase();
        let is_gomoku = number == GAME_NUMBER
            || ["gomoku", "renju", "five"]
                .iter()
                .any(|it| number.contains(it));
        if !is_gomoku && !number.is_empty() {
            let number = short(&number);
            self.note(place, NoteKind::OtherGame { number });
        }
    }

    /// The rules; false if they have been told already.
    fn rules(&mut self, place: FilePlace, raw: &str) -> bool {
        let words = rules_words(raw);
        if words.is_empty() {
            return true;
        }
        if mem::replace(&mut self.has_rules, true) {
            return false;
        }
        if self.survey.is_own || is_id(&words) {
            self.game.board.id = Some(words);
            return true;
        }
        let rules = rules::read(&words);
        let name = || short(&words);
        if rules.has_unknown {
            self.note(place, NoteKind::UnknownRule { name: name() });
        } else if let Some(rule) = rules.rule.filter(|_| rules.is_guess) {
            self.note(place, NoteKind::GuessedRule { name: name(), rule });
        }
        if rules::words(&self.game.board).as_deref() != Some(words.as_str()) {
            self.inform(InfoField::Rules, &words);
        }
        true
    }

    fn result(&mut self, raw: &str) {
        let words = unescape(raw);
        let end = result::read(&words, self.survey.is_renju);
        self.game.end = self.game.end.or(end);
        let written = end.map(|end| result::words(end, self.survey.is_renju));
        if written.as_deref() != Some(words.trim()) {
            self.inform(InfoField::Result, &words);
        }
    }

    /// Stones of a side on these points, or none; false if they cannot be read or there is no room.
    fn set_up(&mut self, owner: Option<Side>, raw: &str) -> bool {
        let Some(pending) = &mut self.pending else {
            return false;
        };
        let Some(cells) = self.survey.frame.cells(raw) else {
            return raw.trim().is_empty();
        };
        let has_room = self.stones < MOST_STONES;
        for cell in cells.take(MOST_STONES - self.stones) {
            pending.setup.cells.push((cell, owner));
            self.stones += 1;
        }
        has_room
    }

    /// Marks points; false if they cannot be read or there is no room.
    fn mark(&mut self, raw: &str, shape: &MarkShape) -> bool {
        let Some(cells) = self.survey.frame.cells(raw) else {
            return raw.trim().is_empty();
        };
        let has_room = self.marks < MOST_MARKS;
        for cell in cells.take(MOST_MARKS - self.marks) {
            let shape = shape.clone();
            self.put_mark(CellMark { cell, shape });
        }
        has_room
    }

    fn mark_with_letters(&mut self, raw: &str) -> bool {
        let Some(cells) = self.survey.frame.cells(raw) else {
            return raw.trim().is_empty();
        };
        let used = self.pending.as_ref().map_or(0, |pending| pending.letters);
        let letters = LETTERS.get(used..).unwrap_or_default();
        for (cell, letter) in cells.zip(letters.chars()) {
            self.put_mark(CellMark::label(cell, &letter.to_string()));
            if let Some(pending) = &mut self.pending {
                pending.letters += 1;
            }
        }
        !letters.is_empty()
    }

    fn label(&mut self, raw: &str) -> bool {
        let Some((point, label)) = parts(raw) else {
            return raw.trim().is_empty();
        };
        let Some(cell) = self.survey.frame.read(point) else {
            return false;
        };
        let label = unescape(label);
        if !label.trim().is_empty() {
            self.put_mark(CellMark::label(cell, &label));
        }
        true
    }

    fn put_mark(&mut self, mark: CellMark) {
        if let Some(pending) = &mut self.pending
            && self.marks < MOST_MARKS
        {
            pending.marks.push(mark);
            self.marks += 1;
        }
    }

    /// Puts the node that has been read into the tree, one for each of its moves.
    fn finish_node(&mut self) {
        let Some(mut pending) = self.pending.take() else {
            return;
        };
        match pending.broken.take() {
            None => {}
            // A game must not go on without one of its moves.
            Some((place, name, value)) if pending.moves.is_empty() => {
                let found = format!("{name}[{value}]");
                self.note(place, NoteKind::Rest { found });
                self.left_out = Some(self.open.len());
                if !self.is_first {
                    return;
                }
            }
            Some((place, name, value)) => self.note(place, NoteKind::BadValue { name, value }),
        }
        let first = mem::take(&mut self.is_first);
        let needed = pending.moves.len().max(usize::from(!first));
        if self.game.nodes.len() + needed > MOST_NODES {
            if !mem::replace(&mut self.is_full, true) {
                let most = MOST_NODES;
                self.note(pending.place, NoteKind::TooMany { most });
            }
            return;
        }
        let text = pending.text();
        let mut place = pending.place;
        let mut moves = pending.moves.into_iter();
        if first {
            self.game.nodes[0].place = place;
        } else {
            let mv = moves.next().map(|(_, mv)| mv);
            self.current = self.game.push(self.current, place, mv);
        }
        let node = &mut self.game.nodes[self.current];
        if !pending.setup.cells.is_empty() || pending.setup.to_move.is_some() {
            node.setup = Some(Box::new(pending.setup));
        }
        node.choices = pending.choices;
        let from = self.current;
        for (index, (of_move, mv)) in moves.enumerate() {
            if index > 0 || !first {
                place = of_move;
            }
            self.current = self.game.push(self.current, place, Some(mv));
        }
        let left = pending.left;
        for node in &mut self.game.nodes[from..=self.current] {
            if let Some(FileMove::Stone(side, _) | FileMove::Pass(side)) = node.mv {
                node.time_left = left[side.index()];
            }
        }
        let node = &mut self.game.nodes[self.current];
        node.comment = text;
        node.marks = pending.marks;
        node.time = pending.spent.filter(|_| node.mv.is_some());
    }

    /// What becomes clear at the end of the game only.
    fn finish(&mut self, place: FilePlace) {
        let info = &mut self.game.info;
        for (team, player) in [
            ("BT", InfoField::FirstPlayer),
            ("WT", InfoField::SecondPlayer),
        ] {
            let team = info.get(&InfoField::Other(team.into())).to_owned();
            if info.get(&player).is_empty() && !team.is_empty() {
                info.set(player, &team);
            }
        }
        let [main, overtime] = &self.times;
        if self.survey.is_own {
            self.game.clock = clocks::control(main, overtime);
            let overtime_field = InfoField::Other("OT".into());
            for (field, value) in [(InfoField::Time, main), (overtime_field, overtime)] {
                if self.game.clock.is_none() && !value.is_empty() {
                    info.set(field, value);
                }
            }
        }
        if self.more_notes > 0 {
            let kind = NoteKind::More {
                notes: self.more_notes,
            };
            self.game.note(place, kind);
        }
    }

    fn note(&mut self, place: FilePlace, kind: NoteKind) {
        if self.game.notes.len() < MOST_NOTES {
            self.game.note(place, kind);
        } else {
            self.more_notes += 1;
        }
    }

    fn note_size(&mut self, place: FilePlace) {
        let PointSystem { cols, rows, .. } = self.survey.frame;
        self.note(place, NoteKind::GuessedSize { cols, rows });
    }

    /// Tells that something was passed over, once for each name.
    fn pass_over(&mut self, place: FilePlace, name: &str) {
        let what = short(name);
        if self.passed.len() < MOST_NOTES && self.passed.insert(what.clone()) {
            self.note(place, NoteKind::PassedOver { what });
        }
    }
}

/// The side that is named by a letter or a number.
fn colour(raw: &str) -> Option<Side> {
    match raw.trim().to_lowercase().as_str() {
        "b" | "black" | "1" => Some(Side::First),
        "w" | "white" | "2" => Some(Side::Second),
        _ => None,
    }
}

/// A text in a line of its own behind the one before.
fn append(text: &mut String, raw: &str) {
    if !text.is_empty() {
        text.push('\n');
    }
    text.push_str(&unescape(raw));
}

/// What a side has left after the move of a node.
fn left(pending: &mut Pending, side: Side) -> &mut TimeLeft {
    pending.left[side.index()].get_or_insert(TimeLeft {
        main_ms: 0,
        periods: 0,
    })
}
