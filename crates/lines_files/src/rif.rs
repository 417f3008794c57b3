//! RenjuNet's database, XML: tables of countries, cities, rules, openings, players and tournaments,
//! then games that name them by their ids:
//!
//! ```text
//! <game id="171548" tournament="3369" round="8" rule="25" black="3069" white="3969"
//!       bresult="1" btime="8" wtime="8" opening="19" alt="i8" swap="R--R-">
//! <move>h8 h9 i8 g8</move>
//! <info>B=1245</info>
//! </game>
//! ```
//!
//! `bresult` are black's points: 1, 0.5 or 0. The board is 15 × 15, the rule renju unless it is
//! named after Gomoku.

use std::collections::HashMap;
use std::ops::ControlFlow;

use fivefold_lines::Rule;
use fivefold_match::InfoField;
use fivefold_match::history::CellMark;
use fivefold_rules::{Cell, Outcome, Side};
use quick_xml::Reader;
use quick_xml::XmlVersion;
use quick_xml::escape::resolve_xml_entity;
use quick_xml::events::{BytesStart, Event};

use crate::main_line::MainLine;
use crate::places::Places;
use crate::rules;
use crate::{FileEnd, FileGame, FilePlace, NoteKind};

const SIDE: u8 = 15;

/// The attributes of an element, by their names.
#[derive(Default)]
struct Attributes(Vec<(String, String)>);

impl Attributes {
    fn of(start: &BytesStart<'_>) -> Attributes {
        let mut all = start.attributes();
        let all = all.with_checks(false).flatten().map(|attribute| {
            let name = String::from_utf8_lossy(attribute.key.as_ref()).into_owned();
            let value = attribute.normalized_value(XmlVersion::Implicit1_0);
            let raw = || String::from_utf8_lossy(&attribute.value).into_owned();
            (
                name,
                value.map_or_else(|_| raw(), |value| value.into_owned()),
            )
        });
        Attributes(all.collect())
    }

    /// The value of an attribute; empty, if there is none.
    fn get(&self, name: &str) -> &str {
        let found = self.0.iter().find(|(it, _)| it == name);
        found.map_or("", |(_, value)| value)
    }
}

/// Elements by the names of their tables and their ids.
#[derive(Default)]
struct ElementTables(HashMap<String, HashMap<String, Attributes>>);

impl ElementTables {
    fn add(&mut self, start: &BytesStart<'_>) {
        let attributes = Attributes::of(start);
        let id = attributes.get("id").to_owned();
        if !id.is_empty() {
            let table = String::from_utf8_lossy(start.name().as_ref()).into_owned();
            self.0.entry(table).or_default().insert(id, attributes);
        }
    }

    fn get(&self, table: &str, id: &str) -> Option<&Attributes> {
        self.0.get(table)?.get(id)
    }

    fn name<'t>(&'t self, table: &str, id: &str) -> &'t str {
        self.get(table, id).map_or("", |it| it.get("name"))
    }
}

/// A game as it is collected.
struct RawGame {
    place: FilePlace,
    attributes: Attributes,
    moves: String,
    info: String,
}

/// Reads all games of a text, one after the other. What comes behind a place that is no XML is lost;
/// the last game has a note about it.
pub(crate) fn games(text: &str, each: &mut dyn FnMut(FileGame) -> ControlFlow<()>) {
    let mut reader = Reader::from_str(text);
    let config = reader.config_mut();
    config.allow_dangling_amp = true;
    config.allow_unmatched_ends = true;
    config.check_end_names = false;
    let mut places = Places::new(text);
    let mut tables = ElementTables::default();
    let mut game: Option<RawGame> = None;
    let mut inside = Inside::Nothing;
    loop {
        let at = usize::try_from(reader.buffer_position()).unwrap_or(usize::MAX);
        match reader.read_event() {
            Err(_) => {
                if let Some(raw) = game {
                    let mut game = build(raw, &tables);
                    game.note(places.at(at), NoteKind::rest(""));
                    let _ = each(game);
                }
                return;
            }
            Ok(Event::Eof) => {
                if let Some(raw) = game {
                    let _ = each(build(raw, &tables));
                }
                return;
            }
            Ok(Event::Start(start)) if start.name().as_ref() == b"game" => {
                let raw = raw(&start, places.at(at));
                if let Some(before) = game.replace(raw)
                    && each(build(before, &tables)).is_break()
                {
                    return;
                }
            }
            Ok(Event::Empty(empty)) if empty.name().as_ref() == b"game" => {
                if each(build(raw(&empty, places.at(at)), &tables)).is_break() {
                    return;
                }
            }
            Ok(Event::Start(start)) if start.name().as_ref() == b"move" => inside = Inside::Moves,
            Ok(Event::Start(start)) if start.name().as_ref() == b"info" => inside = Inside::Info,
            Ok(Event::Start(start) | Event::Empty(start)) => {
                tables.add(&start);
            }
            Ok(Event::End(end)) => {
                inside = Inside::Nothing;
                if end.name().as_ref() == b"game"
                    && let Some(raw) = game.take()
                    && each(build(raw, &tables)).is_break()
                {
                    return;
                }
            }
            Ok(Event::Text(text)) => {
                let text = text.decode().unwrap_or_default();
                inside.add(game.as_mut(), &text);
            }
            Ok(Event::CData(text)) => {
                let text = text.decode().unwrap_or_default();
                inside.add(game.as_mut(), &text);
            }
            Ok(Event::GeneralRef(name)) => {
                let name = name.decode().unwrap_or_default();
                let known = resolve_xml_entity(&name);
                inside.add(game.as_mut(), known.unwrap_or(" "));
            }
            Ok(_) => {}
        }
    }
}

/// What the text belongs to that is read.
#[derive(Clone, Copy)]
enum Inside {
    Nothing,
    Moves,
    Info,
}

impl Inside {
    fn add(self, game: Option<&mut RawGame>, text: &str) {
        match (self, game) {
            (Inside::Moves, Some(game)) => game.moves.push_str(text),
            (Inside::Info, Some(game)) => game.info.push_str(text),
            _ => {}
        }
    }
}

fn raw(start: &BytesStart<'_>, place: FilePlace) -> RawGame {
    RawGame {
        place,
        attributes: Attributes::of(start),
        moves: String::new(),
        info: String::new(),
    }
}

/// A game with what the tables say about it.
fn build(raw: RawGame, tables: &ElementTables) -> FileGame {
    let place = raw.place;
    let of_game = |name: &str| raw.attributes.get(name);
    let mut line = MainLine::new(SIDE, SIDE);
    line.game.nodes[0].place = place;
    let info = &mut line.game.info;
    for (field, id) in [
        (InfoField::FirstPlayer, of_game("black")),
        (InfoField::SecondPlayer, of_game("white")),
    ] {
        match tables.get("player", id) {
            Some(it) => {
                let name = format!("{} {}", it.get("name"), it.get("surname"));
                info.set(field, &name)
            }
            None => info.set(field, id),
        };
    }
    if let Some(tournament) = tables.get("tournament", of_game("tournament")) {
        info.set(InfoField::Event, tournament.get("name"));
        let begin = tournament.get("start");
        let is_day = !begin.is_empty() && !begin.starts_with("0000");
        let date = if is_day {
            begin
        } else {
            tournament.get("year")
        };
        info.set(InfoField::Date, date);
        let city = tables.name("city", tournament.get("city"));
        let country = tables.name("country", tournament.get("country"));
        let place = match (city, country) {
            ("", place) | (place, "") => place.to_owned(),
            (city, country) => format!("{city}, {country}"),
        };
        info.set(InfoField::Place, &place);
    }
    info.set(InfoField::Round, of_game("round"));
    if let Some(opening) = tables.get("opening", of_game("opening")) {
        let name = format!("{} {}", opening.get("abbr"), opening.get("name"));
        info.set(InfoField::Opening, &name);
    }
    info.set(InfoField::Remark, &raw.info);
    info.set(InfoField::Source, &format!("RenjuNet {}", of_game("id")));
    for name in ["btime", "wtime", "alt", "swap"] {
        info.set(InfoField::Other(name.into()), of_game(name));
    }
    let id = of_game("rule");
    let name = tables.name("rule", id);
    rule(&mut line, place, if name.is_empty() { id } else { name });
    end(&mut line, place, of_game("bresult"));
    moves(&mut line, place, &raw.moves);
    alternatives(&mut line, of_game("alt"));
    line.game
}

fn rule(line: &mut MainLine, place: FilePlace, name: &str) {
    line.game.info.set(InfoField::Rules, name);
    let is_gomoku = name.to_lowercase().contains("gomoku");
    line.game.board.rule = (!is_gomoku).then_some(Rule::Renju);
    line.game.board.opening = rules::read(name).opening;
    if line.game.board.opening.is_none() && !name.is_empty() && !is_gomoku {
        line.note(place, NoteKind::unknown_rule(name));
    }
}

fn end(line: &mut MainLine, place: FilePlace, points: &str) {
    let outcome = match points.trim() {
        "1" | "1.0" => Outcome::Win(Side::First),
        "0" | "0.0" => Outcome::Win(Side::Second),
        "0.5" | "0,5" => Outcome::Draw,
        "" => return,
        _ => {
            line.note(place, NoteKind::bad_value("bresult", points));
            return;
        }
    };
    line.game.end = Some(FileEnd::Result(outcome));
}

/// Reads the moves. They are many, so words are read as they come.
fn moves(line: &mut MainLine, place: FilePlace, text: &str) {
    for word in text.split_whitespace() {
        match cell(word) {
            Some(cell) => line.stone(place, cell),
            None if matches!(word, "--" | "pass") => line.pass(place),
            None => {
                line.note(place, NoteKind::rest(word));
                return;
            }
        }
    }
}

fn cell(word: &str) -> Option<Cell> {
    let (letter, row) = word.split_at_checked(1)?;
    let col = letter.bytes().next()?.to_ascii_lowercase();
    let col = col.checked_sub(b'a').filter(|&col| col < SIDE)?;
    let row = row.parse().ok().filter(|row| (1..=SIDE).contains(row))?;
    Some(Cell::new(col, SIDE - row))
}

/// Marks the other fifth moves that were offered, where the database has their cells.
fn alternatives(line: &mut MainLine, alt: &str) {
    if let Some(node) = line.game.nodes.get_mut(4) {
        let words = alt.split(|c: char| !c.is_ascii_alphanumeric());
        let cells = words.filter_map(cell);
        node.marks
            .extend(cells.map(|cell| CellMark::label(cell, "5")));
    }
}
