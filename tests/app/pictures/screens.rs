//! A picture: which screen, in which state, at which size.

use bevy::prelude::*;

use crate::config::{ScriptName, ThemeName};
use crate::features::files::sheet::Purpose;
use crate::features::language::Language;
use crate::features::research::Question;
use crate::features::settings::screen::Section;
use crate::games::lines::SWAP2;
use crate::midend::Opening;
use crate::midend::clock::TimeControl;
use crate::players::opponents::Opponent;
use crate::rules::{Cell, GameId};
use crate::study::research::Kind;

/// One picture.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    /// Name of the file without its ending.
    pub name: String,
    /// Size of the window in logical pixels.
    pub size: UVec2,
    /// Physical pixels per logical one.
    pub scale: f32,
    /// The language of its words.
    pub language: Language,
    /// In which colours.
    pub theme: ThemeName,
    /// How large type and controls are, in percent.
    pub percent: u16,
    /// What is shown.
    pub subject: Subject,
}

/// What a picture shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Subject {
    /// The menu.
    Menu,
    /// The menu while a game waits to be continued.
    MenuAfter(Game),
    /// The setup of a game.
    Setup(Setup),
    /// Those who can take a seat, over the setup of a game.
    Sitters(GameId),
    /// Who wins on which board, over the setup of a game.
    BoardTable(Setup),
    /// The form for another program over the setup of Lines.
    Program,
    /// A game.
    Game(Game),
    /// The lesson of a game: this step, from 0, before it or after it was done.
    Lesson(GameId, usize, bool),
    /// A puzzle of this game, or the position of the day.
    Puzzle(Option<GameId>, Try),
    /// The research room.
    Research(Research),
    /// The boards with the same heaps.
    Theorem(Theorem),
    /// The records: after some months, or before the first game.
    Scores(Past),
    /// My games: some of them, none, or while one is being renamed.
    MyGames(Begun),
    /// The setup of a rated game.
    Rated(GameId),
    /// The settings, with this section chosen.
    Settings(Option<Section>),
    /// The values of the configuration files: the file of this number, or what is found.
    Tune(usize, &'static str),
    /// The list of keys over the menu.
    Keys,
    /// The same while a gamepad is used.
    Buttons,
    /// The keys in the settings while a gamepad is connected and one of its buttons was chosen.
    ChosenButtons,
    /// The rules over a game: this picture of theirs, from 0, after so many frames.
    Rules(Game, usize, u32),
    /// The arena of Nim: before or after a match.
    Arena(bool),
    /// The page of an opponent over the setup.
    Opponent(GameId, Opponent),
    /// The editor of a script over the setup, after a mistake.
    Editor(GameId, ScriptName),
    /// The sheet in which a game is opened or saved; saved is this one.
    Files(Purpose, Game),
    /// The menu with a message about a broken configuration file.
    ConfigError,
    /// A game in which a comment is being written.
    Comment(Game),
    /// A game over which something good, something bad and something that is neither is told.
    Notifications(Game),
}

/// Boards with the same heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Theorem {
    /// Which of the heaps that are offered.
    pub heaps: usize,
    /// The number of the large board.
    pub front: usize,
    /// Into which board it is turning.
    pub turning: Option<usize>,
}

/// How far somebody has come with a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Try {
    /// Nothing was tried.
    Asked,
    /// A wrong move was made, and answered.
    Wrong,
    /// It is solved, after others.
    Solved,
}

/// What was played before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Past {
    /// Nothing.
    Nothing,
    /// Games of some months.
    Months,
    /// The same, and it is asked whether they are to be deleted.
    ToBeForgotten,
}

/// Which games were begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Begun {
    /// None.
    None,
    /// Games of some days.
    Some,
    /// The same, and one of them is getting a name.
    Renaming,
}

/// A setup to be shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Setup {
    /// Of which game.
    pub kind: GameId,
    /// The parameters of the board, if it is not the first ready-made one.
    pub board: Option<&'static str>,
    /// A field whose value is typed in, and the value; it may be wrong.
    pub value: Option<(&'static str, i32)>,
    /// A place of the board that is pressed.
    pub press: Option<Cell>,
    /// The clocks that are chosen.
    pub clock: Option<TimeControl>,
}

impl Setup {
    /// The setup as it opens.
    #[must_use]
    pub(super) const fn of(kind: GameId) -> Setup {
        Setup {
            kind,
            board: None,
            value: None,
            press: None,
            clock: None,
        }
    }
}

/// The research room, some steps into the method.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Research {
    /// What is asked.
    pub question: Question,
    /// How many steps were taken; all, if there are fewer.
    pub steps: u32,
    /// The numbers of a position that was chosen; none, if empty.
    pub chosen: &'static [u8],
    /// Whether the list is shown where it takes turns with the question.
    pub shows_list: bool,
    /// Whether the proof lies over the picture.
    pub shows_proof: bool,
}

impl Research {
    /// The room after these steps.
    #[must_use]
    pub(super) const fn of(kind: &'static Kind, rows: u8, largest: i32, steps: u32) -> Research {
        Research {
            question: Question {
                kind,
                rows,
                largest,
            },
            steps,
            chosen: &[],
            shows_list: false,
            shows_proof: false,
        }
    }

    /// The same with the proof over the picture.
    #[must_use]
    pub(super) const fn proof(self) -> Research {
        Research {
            shows_proof: true,
            ..self
        }
    }

    /// The same with a position chosen.
    #[must_use]
    pub(super) const fn chosen(self, chosen: &'static [u8]) -> Research {
        Research { chosen, ..self }
    }

    /// The same with the list shown.
    #[must_use]
    pub(super) const fn list(self) -> Research {
        Research {
            shows_list: true,
            ..self
        }
    }
}

/// A game to be shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Game {
    /// The id of its first position.
    pub id: &'static str,
    /// Moves played from it, in the game's notation.
    pub moves: &'static [&'static str],
    /// The cell under the pointer.
    pub hover: Option<Cell>,
    /// The cell of a piece that is dragged, and how far it is dragged: cells to the right, and up.
    pub dragged: Option<(Cell, Vec2)>,
    /// Nim: the pieces that are marked.
    pub marks: &'static [Cell],
    /// How many of the moves were taken back.
    pub back: usize,
    /// Who sits at the table.
    pub seats: Seats,
    /// How the game is opened.
    pub opening: Opening,
    /// How much of a hint is asked for, 0 to 3 steps.
    pub hint: u8,
    /// Whether threats are marked and the standing is told.
    pub told: bool,
    /// Whether the heaps stand in binary beside the game.
    pub columns: bool,
    /// Whether the game is analysed.
    pub analysed: bool,
    /// Whether the best moves are listed, and the first is pointed at.
    pub best_moves: bool,
    /// Whether the best moves are listed, and none is pointed at.
    pub walked: bool,
    /// Whether the last move has a time, a comment and another move in its place.
    pub noted: bool,
    /// Whether the moves are scanned with two switches.
    pub scanned: bool,
    /// Whether all controls are larger.
    pub large: bool,
    /// The clocks, and what the turn has used up in milliseconds; the clock stands.
    pub clock: Option<(TimeControl, u64)>,
}

impl Game {
    /// This position after these moves, two persons.
    #[must_use]
    pub(super) const fn of(id: &'static str, moves: &'static [&'static str]) -> Game {
        Game {
            id,
            moves,
            hover: None,
            dragged: None,
            marks: &[],
            back: 0,
            seats: Seats::Persons,
            opening: Opening::Free,
            hint: 0,
            told: false,
            columns: false,
            analysed: false,
            best_moves: false,
            walked: false,
            noted: false,
            scanned: false,
            large: false,
            clock: None,
        }
    }

    /// The same opened with Swap2.
    #[must_use]
    pub(super) const fn swap2(self) -> Game {
        Game {
            opening: SWAP2,
            ..self
        }
    }

    /// The same with so many steps of a hint.
    #[must_use]
    pub(super) const fn hint(self, hint: u8) -> Game {
        Game { hint, ..self }
    }

    /// The same with threats marked and the standing told.
    #[must_use]
    pub(super) const fn told(self) -> Game {
        Game { told: true, ..self }
    }

    /// The same with the pointer over a cell.
    #[must_use]
    pub(super) const fn hover(self, col: u8, row: u8) -> Game {
        Game {
            hover: Some(Cell::new(col, row)),
            ..self
        }
    }

    /// The same while the piece of a cell is dragged so many cells to the right.
    #[must_use]
    pub(super) const fn drag(self, col: u8, row: u8, way: f32) -> Game {
        Game {
            dragged: Some((Cell::new(col, row), Vec2::new(way, 0.0))),
            ..self
        }
    }

    /// The same with so many moves taken back.
    #[must_use]
    pub(super) const fn back(self, back: usize) -> Game {
        Game { back, ..self }
    }

    /// The same after its analysis.
    #[must_use]
    pub(super) const fn analysed(self) -> Game {
        Game {
            analysed: true,
            ..self
        }
    }

    /// The same with the heaps in binary beside it.
    #[must_use]
    pub(super) const fn columns(self) -> Game {
        Game {
            columns: true,
            ..self
        }
    }

    /// The same with the best moves listed.
    #[must_use]
    pub(super) const fn best_moves(self) -> Game {
        Game {
            best_moves: true,
            ..self
        }
    }

    /// The same with the best moves listed, and none pointed at.
    #[must_use]
    pub(super) const fn walked(self) -> Game {
        Game {
            walked: true,
            ..self
        }
    }

    /// With clocks, and what the turn has used up in milliseconds.
    #[must_use]
    pub(super) const fn clock(self, control: Option<TimeControl>, used: u64) -> Game {
        let Some(control) = control else {
            return self;
        };
        Game {
            clock: Some((control, used)),
            ..self
        }
    }

    /// The same while the moves are scanned.
    #[must_use]
    pub(super) const fn scanned(self) -> Game {
        Game {
            scanned: true,
            ..self
        }
    }

    /// The same with larger controls.
    #[must_use]
    pub(super) const fn large(self) -> Game {
        Game {
            large: true,
            ..self
        }
    }

    /// The same with notes beside the last move.
    #[must_use]
    pub(super) const fn noted(self) -> Game {
        Game {
            noted: true,
            ..self
        }
    }

    /// The same with other people at the table.
    #[must_use]
    pub(super) const fn seats(self, seats: Seats) -> Game {
        Game { seats, ..self }
    }
}

/// Who sits at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seats {
    /// Two persons.
    Persons,
    /// A person as first side, the usual opponent as second. If it is to move, it is seen
    /// thinking.
    Opponent,
    /// The same; the person has lost, and asks why.
    Beaten,
    /// The same, and what the opponent knows is shown.
    ToldOpponent,
    /// A person as first side, who is warned of the last move, against the usual opponent.
    Warned,
    /// The usual opponent at both sides.
    Opponents,
    /// Two persons, one of whom is asked whether giving up is meant.
    AskedToGiveUp,
    /// A person as first side, and another program as second, which has crashed.
    Crashed,
}

impl Scene {
    /// A picture of this size in English, one physical pixel per logical one.
    #[must_use]
    pub(super) fn new(name: impl Into<String>, size: UVec2, subject: Subject) -> Scene {
        Scene {
            name: name.into(),
            size,
            scale: 1.0,
            language: Language::En,
            theme: ThemeName::Dark,
            percent: 100,
            subject,
        }
    }

    /// The same in another language.
    #[must_use]
    pub(super) fn language(self, language: Language) -> Scene {
        Scene { language, ..self }
    }

    /// The same in another theme, which its name says.
    #[must_use]
    pub(super) fn theme(self, theme: ThemeName) -> Scene {
        let name = match theme {
            ThemeName::Dark => self.name,
            ThemeName::Light => format!("{}-light", self.name),
            ThemeName::HighContrast => format!("{}-high-contrast", self.name),
        };
        Scene {
            name,
            theme,
            ..self
        }
    }

    /// The same with type and controls of this size, which its name says.
    #[must_use]
    pub(super) fn enlarged(self, percent: u16) -> Scene {
        Scene {
            name: format!("{}-{percent}-percent", self.name),
            percent,
            ..self
        }
    }

    /// The same with this many physical pixels per logical one.
    #[must_use]
    pub(super) fn scale(self, scale: f32) -> Scene {
        Scene { scale, ..self }
    }
}
