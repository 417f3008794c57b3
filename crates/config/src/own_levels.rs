//! Levels under names of their own: copies of a level of a game, with numbers that a person changes.

use ron::value::RawValue;
use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::description::{Described, FilePart, named};
use super::games::GameFile;
use super::levels::Level;
use super::numbers;
use super::opponents::Opponents;
use super::reading::ConfigError;
use super::schema::ValueKind;
use super::scripts::ScriptName;
use super::tree::{PathStep, ValueTree};
use fivefold_rules::GameId;

numbers! {
    /// A level under a name of its own.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub struct OwnLevel {
        /// Its name: 1 to 32 letters, digits, - or _.
        pub name: ScriptName [text],
        /// The word of the game that it plays.
        pub game: String [text],
        /// The level whose copy it is.
        pub level: u8 [1 to 8],
        /// Its numbers, written as in the list of levels in the game's file, where they are explained.
        /// One that is left out is a blind spot that it does not have.
        pub numbers: LevelNumbers [text],
    }
}

/// The numbers of a level as they are written; only the game can read them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelNumbers(String);

impl LevelNumbers {
    /// The numbers with this text.
    #[must_use]
    pub fn new(text: &str) -> LevelNumbers {
        LevelNumbers(text.trim().to_owned())
    }

    /// Their text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for LevelNumbers {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let text = Box::<RawValue>::deserialize(input).map_err(D::Error::custom)?;
        Ok(LevelNumbers::new(text.get_ron()))
    }
}

impl Serialize for LevelNumbers {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let text = RawValue::from_ron(&self.0).map_err(S::Error::custom)?;
        text.serialize(output)
    }
}

impl OwnLevel {
    /// The level whose copy it is.
    #[must_use]
    pub fn origin(&self) -> Level {
        Level::new(self.level).unwrap_or(Level::USUAL)
    }

    /// It as an entry of the file.
    #[must_use]
    pub fn to_text(&self) -> String {
        let OwnLevel {
            name,
            game,
            level,
            numbers,
        } = self;
        let numbers = numbers.as_str();
        format!("(name: \"{name}\", game: \"{game}\", level: {level}, numbers: {numbers})")
    }
}

/// The list of levels in the file of a game.
const LIST: &str = "levels";

/// The place of a level's numbers in the file of its game.
fn place_of(level: Level) -> [PathStep; 2] {
    [
        PathStep::Field(LIST.to_owned()),
        PathStep::Entry(level.index()),
    ]
}

impl Opponents {
    /// The level with this name.
    #[must_use]
    pub fn own_level(&self, name: ScriptName) -> Option<&OwnLevel> {
        self.own_levels.iter().find(|own| own.name == name)
    }

    /// A level of a game under a name of its own, with the numbers that it has now.
    #[must_use]
    pub fn copy_of_level(&self, name: ScriptName, game: GameId, level: Level) -> Option<OwnLevel> {
        let numbers = ValueTree::of(&self.games.text_of(game));
        let numbers = numbers.at(&place_of(level))?.to_string();
        Some(OwnLevel {
            name,
            game: game.as_str().to_owned(),
            level: level.number(),
            numbers: LevelNumbers::new(&numbers),
        })
    }

    /// What can be changed in the levels under names of their own: a part for each. The values stand in
    /// the file of the opponents; what counts as shipped are the numbers that the level whose copy it is
    /// has now. Levels of other games than these have no part.
    #[must_use]
    pub fn describe_own_levels(&self, games: &[GameId]) -> Vec<FilePart> {
        let levels = self.own_levels.iter().enumerate();
        levels
            .filter_map(|(index, own)| {
                let mut games = games.iter().copied();
                let game = games.find(|game| game.as_str() == own.game)?;
                self.describe_own_level(index, own, game)
            })
            .collect()
    }

    fn describe_own_level(&self, index: usize, own: &OwnLevel, game: GameId) -> Option<FilePart> {
        let fields = game.extension::<GameFile>()?.fields;
        let list = fields.iter().find(|field| field.name == LIST)?;
        let ValueKind::List(_, _, ValueKind::Fields(numbers)) = list.kind else {
            return None;
        };
        let own_numbers = ValueTree::of(own.numbers.as_str());
        let origin = ValueTree::of(&self.games.text_of(game));
        let origin = origin.at(&place_of(own.origin()));
        let place = ["own_levels", "", "numbers"].map(|name| PathStep::Field(name.to_owned()));
        // Games of one family share numbers; those of the others mean nothing here.
        let numbers = numbers.iter().filter(|it| it.name != list.without);
        let fields = numbers.filter_map(|field| {
            let at = [PathStep::Field(field.name.to_owned())];
            let own = own_numbers.at(&at)?;
            let shipped = origin.and_then(|it| it.at(&at)).unwrap_or(own).to_string();
            let mut path = place.to_vec();
            path[1] = PathStep::Entry(index);
            path.extend(at);
            Some(Described::new(field, path, named(field.name), shipped))
        });
        Some(FilePart {
            heading: own.name.to_string(),
            comment: String::new(),
            fields: fields.collect(),
        })
    }

    /// These opponents with the numbers of an own level in the place of those of the level whose copy
    /// it is: that level plays as the own one then.
    ///
    /// # Errors
    /// Its numbers cannot be those of a level of this game.
    pub fn with_own_level(&self, own: &OwnLevel, game: GameId) -> Result<Opponents, ConfigError> {
        let mut numbers = ValueTree::of(&self.games.text_of(game));
        if let Some(level) = numbers.at_mut(&place_of(own.origin())) {
            *level = ValueTree::of(own.numbers.as_str());
        }
        let mut games = self.games.clone();
        games.read_of(game, &numbers.to_string())?;
        Ok(Opponents {
            games,
            ..self.clone()
        })
    }
}
