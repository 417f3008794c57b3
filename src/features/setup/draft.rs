//! The game that a person puts together in the setup: parameters, seats, who begins, start.

use bevy::prelude::*;
use rand::SeedableRng;

use crate::config::Level;
use crate::features::settings::Configs;
use crate::midend::clock::TimeControl;
use crate::midend::{Opening, Plan, Seat, Starter};
use crate::players::opponents::Opponent;
use crate::players::roster::Roster;
use crate::rules::{Cell, Field, FieldError, GameId, Illegal, Position, Rng, Side, TextError};

/// Where the pieces stand when the game starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum StartChoice {
    /// As the rules say.
    Usual,
    /// Drawn with this seed.
    Random(u64),
    /// As a person has put them.
    Placed(Position),
}

/// The side of the person in the usual game against the computer; it begins.
pub(crate) const PERSON: Side = Side::First;

/// So many starts are drawn to see whether they differ.
const DRAWN_STARTS: u64 = 4;

/// How often a random start of a rated game is drawn that is not over before it begins.
const RANDOM_STARTS: u64 = 16;

/// A game being put together.
#[derive(Resource, Clone, Debug, PartialEq)]
pub(crate) struct Draft {
    /// Which game.
    pub game: GameId,
    /// Parameters as typed; they may be wrong.
    pub fields: Vec<Field>,
    /// Where the pieces stand.
    pub start: StartChoice,
    /// Who sits where.
    pub seats: [Seat; 2],
    /// Who begins.
    pub starter: Starter,
    /// How the game is opened, where that fits the board.
    pub opening: Opening,
    /// The clocks of the games, if they are to have any.
    pub clock: Option<TimeControl>,
    /// The seed of the match.
    pub seed: u64,
    /// Whose piece a plain press places, where pieces belong to sides.
    pub placing: Side,
    /// Why the last placement was refused.
    pub refused: Option<Illegal>,
    error: Option<FieldError>,
    position: Position,
    /// Of a rated game: what was chosen before, to come back to.
    casual: Option<Box<Draft>>,
}

/// Whose piece a plain press places: on an empty board that of whoever begins, where the game allows such a
/// start. Where pieces stand, the author of Northcott's program gave the plain press to the second side.
fn placed_first(position: &Position) -> Side {
    let view = position.view();
    let is_empty = view.squares.iter().all(|square| square.count == 0);
    let mut cells = view.cells();
    let may_begin = |cell| position.place(cell, Side::First).is_ok();
    match is_empty && cells.next().is_some_and(may_begin) {
        true => Side::First,
        false => Side::Second,
    }
}

impl Draft {
    /// The usual game of this kind: on its first preset, a person as the first side, who begins.
    pub(crate) fn new(game: GameId, configs: &Configs, seed: u64) -> Draft {
        let rules = game.rules();
        let presets = configs.games().presets(game);
        let first = presets.first().map(|preset| rules.fields_from_text(preset));
        // Presets are checked when their file is read.
        let fields = first.and_then(Result::ok).unwrap_or_else(|| rules.fields());
        let position = start_of(game, &fields);
        let computer = Seat::Computer(Opponent::usual(&position, &configs.opponents));
        Draft {
            game,
            fields,
            start: StartChoice::Usual,
            seats: [Seat::Person, computer],
            starter: Starter::First,
            opening: Opening::Free,
            clock: None,
            seed,
            placing: placed_first(&position),
            refused: None,
            error: None,
            position,
            casual: None,
        }
    }

    /// The next rated game of this kind: this board, a random start where the game knows one,
    /// drawn with `draw`, who begins by lot, and the person against this level.
    pub(crate) fn rated(self, board: &str, draw: u64, level: Level) -> Draft {
        let Some(person) = self.person() else {
            return self;
        };
        let before = self.into_casual();
        let mut draft = before.clone();
        // A board that the game does not understand is refused when its file is read.
        let _ = draft.take_preset(board);
        draft.starter = Starter::Random;
        draft.opening = Opening::Free;
        draft.seats[person.index()] = Seat::Person;
        draft.seats[person.other().index()] = Seat::Computer(Opponent::Level(level));
        for attempt in 0..RANDOM_STARTS {
            if !draft.draws_start() {
                break;
            }
            draft.set_start(StartChoice::Random(
                draw.wrapping_mul(RANDOM_STARTS).wrapping_add(attempt),
            ));
            if draft.over_at_start().is_none() {
                break;
            }
            draft.set_start(StartChoice::Usual);
        }
        draft.casual = Some(Box::new(before));
        draft
    }

    /// The game as it was before it was to be rated.
    pub(crate) fn into_casual(mut self) -> Draft {
        match self.casual.take() {
            Some(mut before) => {
                before.seed = self.seed;
                *before
            }
            None => self,
        }
    }

    /// Whether the game is to be rated; then nothing but that can be chosen.
    pub(crate) const fn is_rated(&self) -> bool {
        self.casual.is_some()
    }

    /// The side of the person, if there is one person and one computer player: only such a game
    /// can be rated.
    pub(crate) fn person(&self) -> Option<Side> {
        match self.seats {
            [Seat::Person, Seat::Computer(_)] => Some(Side::First),
            [Seat::Computer(_), Seat::Person] => Some(Side::Second),
            _ => None,
        }
    }

    /// The position with which the game would start; the last right one while a field is wrong.
    pub(crate) const fn position(&self) -> &Position {
        &self.position
    }

    /// The first fault in the fields. With a fault the game cannot start.
    pub(crate) const fn error(&self) -> Option<&FieldError> {
        self.error.as_ref()
    }

    /// Whether pieces can be placed by hand, or by lot; other games always have the same start.
    pub(crate) fn can_place(&self) -> bool {
        self.position.place(Cell::new(0, 0), Side::First) != Err(Illegal::FixedStart)
    }

    /// Whether the pieces that can be placed belong to sides.
    pub(crate) fn places_sides(&self) -> bool {
        let placed = |cell| Side::BOTH.map(|side| self.position.place(cell, side));
        let differ = |cell| {
            let [first, second] = placed(cell);
            first != second
        };
        self.can_place() && self.position.view().cells().any(differ)
    }

    /// Whether the game can begin with a start that is drawn.
    pub(crate) fn draws_start(&self) -> bool {
        let drawn = |seed| {
            let mut rng = Rng::seed_from_u64(seed);
            let rules = self.game.rules();
            rules.random_start(&self.fields, Side::First, &mut rng)
        };
        self.can_place() && (1..DRAWN_STARTS).any(|seed| drawn(seed) != drawn(0))
    }

    /// Whether the start follows from the parameters alone: they hold what can be placed.
    fn follows_from_fields(&self) -> bool {
        let usual = self
            .game
            .rules()
            .start(&self.position.fields(), Side::First);
        usual.as_ref() == Ok(&self.position)
    }

    /// Changes a field.
    pub(crate) fn set(&mut self, key: &str, index: u8, value: i32) {
        let follows_from_fields = self.follows_from_fields();
        for field in &mut self.fields {
            if field.key == key && field.index == index {
                field.value = value;
            }
        }
        match self.start {
            StartChoice::Placed(_) => self.start = StartChoice::Usual,
            // Drawing again would undo the change.
            StartChoice::Random(_) if follows_from_fields => self.start = StartChoice::Usual,
            _ => {}
        }
        self.refresh();
    }

    /// Takes the parameters of a preset.
    ///
    /// # Errors
    /// The preset is no text of parameters of this game; nothing has changed then.
    pub(crate) fn take_preset(&mut self, preset: &str) -> Result<(), TextError> {
        self.fields = self.game.rules().fields_from_text(preset)?;
        self.start = StartChoice::Usual;
        self.refresh();
        Ok(())
    }

    /// Chooses where the pieces stand.
    pub(crate) fn set_start(&mut self, start: StartChoice) {
        self.start = start;
        self.refresh();
    }

    /// Puts a piece by hand; says in [`Draft::refused`] why it cannot stand there.
    pub(crate) fn place(&mut self, cell: Cell, side: Side) {
        if self.error.is_some() || self.is_rated() {
            return;
        }
        match self.position.place(cell, side) {
            Ok(position) => {
                self.refused = None;
                self.fields = position.fields();
                self.position = position;
                self.start = if self.follows_from_fields() {
                    StartChoice::Usual
                } else {
                    StartChoice::Placed(self.position.clone())
                };
            }
            Err(reason) => self.refused = Some(reason),
        }
    }

    /// Why these pieces cannot be the start of a game, although every field is right: whoever
    /// may begin would have lost before the first move.
    pub(crate) fn over_at_start(&self) -> Option<Illegal> {
        let beginners: &[Side] = match self.starter {
            Starter::First => &[Side::First],
            Starter::Second => &[Side::Second],
            Starter::Random | Starter::Alternate => &Side::BOTH,
        };
        beginners
            .iter()
            .any(|&side| self.position.with_side_to_move(side).outcome().is_some())
            .then_some(Illegal::OverAtStart)
    }

    /// The openings that can be chosen: more than one where the game brings rules that fit.
    pub(crate) fn openings(&self) -> Vec<Opening> {
        match self.error {
            None => Opening::offered(&self.position),
            Some(_) => vec![Opening::Free],
        }
    }

    /// The agreement for a match, unless a field is wrong or the game would end with its start:
    /// [`Draft::error`] and [`Draft::over_at_start`] say why there is none.
    pub(crate) fn plan(&self) -> Option<Plan> {
        if self.error.is_some() || self.over_at_start().is_some() {
            return None;
        }
        Some(Plan {
            start: self.position.clone(),
            seats: self.seats,
            starter: Some(self.starter),
            opening: self.opening.on(&self.position),
            seed: self.seed,
            clock: self.clock,
        })
    }

    /// Takes over the start and the seed of an id of this game; whether that was possible. A game
    /// with a fixed start always has that one here: its other positions can only be played.
    pub(crate) fn take_id(&mut self, id: &crate::games::Id) -> bool {
        if self.game != id.position.game() {
            return false;
        }
        let is_another_start = id.position.short_id() != id.position.game_id();
        if is_another_start && !self.can_place() {
            return false;
        }
        self.fields = id.position.fields();
        self.start = if id.has_board {
            self.starter = match id.position.side_to_move() {
                Side::First => Starter::First,
                Side::Second => Starter::Second,
            };
            StartChoice::Placed(id.position.clone())
        } else {
            StartChoice::Usual
        };
        self.seed = id.seed.unwrap_or(self.seed);
        self.refresh();
        true
    }

    /// Takes over the start of an earlier setup.
    pub(crate) fn take_start(&mut self, start: &Position) {
        self.fields = start.fields();
        self.start = StartChoice::Placed(start.clone());
        self.refresh();
        if self.follows_from_fields() {
            self.start = StartChoice::Usual;
        }
    }

    /// Seats whose opponent does not play these parameters get the usual one.
    pub(crate) fn repair_seats(&mut self, configs: &Configs) {
        let offered = Opponent::offered(&self.position, &configs.opponents);
        // No longer offered, because the last level is the same; earlier games may name them. Where some
        // boards have a proof, perfect play is offered with these.
        let exact = Roster::of(self.game).exact.as_ref();
        let is_same = exact.is_none_or(|exact| exact.page.is_none());
        let is_old = |opponent| match opponent {
            Opponent::Exact => is_same,
            _ => opponent == Opponent::Engine,
        };
        let usual = Opponent::usual(&self.position, &configs.opponents);
        for seat in &mut self.seats {
            if seat.opponent().is_some_and(|it| {
                !(offered.contains(&it)
                    || is_old(it) && it.plays(&self.position, &configs.opponents))
            }) {
                *seat = Seat::Computer(usual);
            }
        }
    }

    fn refresh(&mut self) {
        self.refused = None;
        let rules = self.game.rules();
        let made = match &self.start {
            StartChoice::Usual => rules.start(&self.fields, Side::First),
            StartChoice::Random(seed) => {
                rules.random_start(&self.fields, Side::First, &mut Rng::seed_from_u64(*seed))
            }
            StartChoice::Placed(position) => Ok(position.clone()),
        };
        match made {
            Ok(position) => {
                self.error = None;
                // One parameter may decide how many others there are.
                self.fields = position.fields();
                self.position = position;
            }
            Err(error) => self.error = Some(error),
        }
    }
}

/// The start with fields that are known to be right; the default one if they are not.
fn start_of(game: GameId, fields: &[Field]) -> Position {
    let rules = game.rules();
    rules
        .start(fields, Side::First)
        .or_else(|_| rules.start(&rules.fields(), Side::First))
        .expect("the default parameters of every game make a start (contract test)")
}

/// The match that an id asks for: its position, a person against the usual opponent.
pub(crate) fn plan_of(id: &crate::games::Id, configs: &Configs, seed: u64) -> Plan {
    let draft = Draft::new(id.position.game(), configs, id.seed.unwrap_or(seed));
    let computer = Seat::Computer(Opponent::usual(&id.position, &configs.opponents));
    Plan {
        start: id.position.clone(),
        seats: draft.seats.map(|seat| match seat {
            Seat::Person => Seat::Person,
            Seat::Computer(_) => computer,
        }),
        starter: if id.has_board {
            None
        } else {
            Some(draft.starter)
        },
        opening: Opening::Free,
        seed: draft.seed,
        clock: None,
    }
}
