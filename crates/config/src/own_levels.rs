//! Levels under names of their own: copies of a level of a game, with numbers that a person changes.

use ron::value::RawValue;
use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::description::{Described, Part, describe, named, sentence};
use super::games::GameFile;
use super::levels::Level;
use super::opponents::Opponents;
use super::reading::ConfigError;
use super::reading::within;
use super::scripts::ScriptName;
use super::tree::{Step, Tree};
use fivefold_rules::GameId;

/// A level under a name of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnLevel {
    /// Its name, with the characters that names of scripts have.
    pub name: ScriptName,
    /// The game that it plays, by the word of its ids.
    pub game: String,
    /// The level whose copy it is, 1 to 8.
    #[serde(deserialize_with = "within::<1, 8, _, _>")]
    pub level: u8,
    /// Its numbers, written as in the list of levels in the game's file.
    pub numbers: LevelNumbers,
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
fn place_of(level: Level) -> [Step; 2] {
    [Step::Field(LIST.to_owned()), Step::Entry(level.index())]
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
        let numbers = Tree::of(&self.games.text_of(game));
        let numbers = numbers.at(&place_of(level))?.to_string();
        Some(OwnLevel {
            name,
            game: game.as_str().to_owned(),
            level: level.number(),
            numbers: LevelNumbers::new(&numbers),
        })
    }

    /// What can be changed in the levels under names of their own: a part for each, as the comments in the
    /// file of its game say. The values stand in the file of the opponents; what counts as shipped are the
    /// numbers that the level whose copy it is has now. Levels of other games than these have no part.
    #[must_use]
    pub fn describe_own_levels(&self, games: &[GameId]) -> Vec<Part> {
        let levels = self.own_levels.iter().enumerate();
        levels
            .filter_map(|(index, own)| {
                let mut games = games.iter().copied();
                let game = games.find(|game| game.as_str() == own.game)?;
                self.describe_own_level(index, own, game)
            })
            .collect()
    }

    fn describe_own_level(&self, index: usize, own: &OwnLevel, game: GameId) -> Option<Part> {
        let text = game.extension::<GameFile>()?.text;
        // As the first of the levels, it is told of with all its numbers.
        let list = format!("{LIST}: [");
        let first = format!("{list}{}, ", own.numbers.as_str());
        let told = describe(&text.replacen(&list, &first, 1));
        let origin = Tree::of(&self.games.text_of(game));
        let origin = origin.at(&place_of(own.origin()));
        let mut fields: Vec<Described> = Vec::new();
        for field in told.parts.into_iter().flat_map(|part| part.fields) {
            let [Step::Field(of), Step::Entry(0), Step::Field(name)] = &field.path[..] else {
                continue;
            };
            // Games of one family share numbers; those of the others mean nothing here.
            if of != LIST || !text.contains(&format!("// {name}: ")) {
                continue;
            }
            let place = [Step::Field(name.clone())];
            let shipped = match origin.and_then(|level| level.at(&place)) {
                Some(Tree::Value(text)) => text.clone(),
                _ => field.shipped.clone(),
            };
            let path = vec![
                Step::Field("own_levels".to_owned()),
                Step::Entry(index),
                Step::Field("numbers".to_owned()),
                Step::Field(name.clone()),
            ];
            fields.push(Described {
                name: named(name),
                comment: sentence(&field.comment),
                path,
                shipped,
                ..field
            });
        }
        Some(Part {
            heading: own.name.to_string(),
            comment: String::new(),
            fields,
        })
    }

    /// These opponents with the numbers of an own level in the place of those of the level whose copy
    /// it is: that level plays as the own one then.
    ///
    /// # Errors
    /// Its numbers cannot be those of a level of this game.
    pub fn with_own_level(&self, own: &OwnLevel, game: GameId) -> Result<Opponents, ConfigError> {
        let mut numbers = Tree::of(&self.games.text_of(game));
        if let Some(level) = numbers.at_mut(&place_of(own.origin())) {
            *level = Tree::of(own.numbers.as_str());
        }
        let mut games = self.games.clone();
        games.read_of(game, &numbers.to_string())?;
        Ok(Opponents {
            games,
            ..self.clone()
        })
    }
}
