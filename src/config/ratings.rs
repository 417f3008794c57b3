//! `assets/config/ratings.ron`: how strong the levels are, and how a person's rating follows from
//! rated games.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use super::levels::LEVELS;
use super::reading::within;
use crate::games::GameKind;
use crate::players::levels::Level;

/// How ratings are estimated.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Ratings {
    /// The level of the first rated game, 1 to 8; its rating is the first estimate.
    #[serde(deserialize_with = "within::<1, 8, _, _>")]
    pub first_level: u8,
    /// Standard deviation of the first estimate, 50 to 1000 points.
    #[serde(deserialize_with = "within::<50, 1_000, _, _>")]
    pub first_deviation: u16,
    /// No estimate becomes more certain than this standard deviation, 10 to 500 points.
    #[serde(deserialize_with = "within::<10, 500, _, _>")]
    pub least_deviation: u16,
    /// How sure the ratings of the levels are: their standard deviation, 0 to 500 points.
    #[serde(deserialize_with = "within::<0, 500, _, _>")]
    pub level_deviation: u16,
    /// A rating is told from this many rated games on, 1 to 100.
    #[serde(deserialize_with = "within::<1, 100, _, _>")]
    pub shown_after: u16,
    /// After this many days without a rated game an estimate is as vague as the first one, 1 to
    /// 100000.
    #[serde(deserialize_with = "within::<1, 100_000, _, _>")]
    pub forgotten_after_days: u32,
    /// Ratings of the levels.
    pub levels: LevelRatings,
    /// The boards of rated games.
    pub boards: RatedBoards,
}

/// Ratings of the eight levels of each game, the easiest first: 0 to 4000 points, none less than
/// the one before.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LevelRatings {
    /// Nim.
    #[serde(deserialize_with = "ascending")]
    pub nim: [u16; LEVELS],
    /// Corner Nim.
    #[serde(deserialize_with = "ascending")]
    pub corner: [u16; LEVELS],
    /// Northcott's game.
    #[serde(deserialize_with = "ascending")]
    pub northcott: [u16; LEVELS],
    /// Lines.
    #[serde(deserialize_with = "ascending")]
    pub mnk: [u16; LEVELS],
    /// Atoms.
    #[serde(deserialize_with = "ascending")]
    pub atoms: [u16; LEVELS],
}

/// The board of each game on which its levels were measured; rated games are played there.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RatedBoards {
    /// Nim.
    #[serde(deserialize_with = "board::<{ GameKind::Nim as usize }, _>")]
    pub nim: String,
    /// Corner Nim.
    #[serde(deserialize_with = "board::<{ GameKind::Corner as usize }, _>")]
    pub corner: String,
    /// Northcott's game.
    #[serde(deserialize_with = "board::<{ GameKind::Northcott as usize }, _>")]
    pub northcott: String,
    /// Lines.
    #[serde(deserialize_with = "board::<{ GameKind::Mnk as usize }, _>")]
    pub mnk: String,
    /// Atoms.
    #[serde(deserialize_with = "board::<{ GameKind::Atoms as usize }, _>")]
    pub atoms: String,
}

impl Default for Ratings {
    fn default() -> Self {
        Ratings {
            first_level: 3,
            first_deviation: 350,
            least_deviation: 60,
            level_deviation: 40,
            shown_after: 5,
            forgotten_after_days: 1_000,
            levels: LevelRatings::default(),
            boards: RatedBoards::default(),
        }
    }
}

impl Default for LevelRatings {
    fn default() -> Self {
        LevelRatings {
            nim: [600, 739, 870, 993, 1132, 1255, 1378, 1509],
            corner: [600, 670, 741, 811, 889, 959, 1030, 1115],
            northcott: [600, 723, 854, 946, 1046, 1162, 1269, 1384],
            mnk: [600, 773, 946, 1118, 1241, 1349, 1513, 1644],
            atoms: [600, 773, 946, 1101, 1248, 1439, 1630, 1803],
        }
    }
}

impl Default for RatedBoards {
    fn default() -> Self {
        RatedBoards {
            nim: "3,4,5".to_owned(),
            corner: "8x8".to_owned(),
            northcott: "3x12".to_owned(),
            mnk: "15x15x5".to_owned(),
            atoms: "8x8".to_owned(),
        }
    }
}

impl Ratings {
    /// The level of the first rated game.
    #[must_use]
    pub fn first_level(&self) -> Level {
        Level::new(self.first_level).unwrap_or(Level::USUAL)
    }

    /// The rating of a level in a game, in points.
    #[must_use]
    pub fn rating_of(&self, kind: GameKind, level: Level) -> f64 {
        let of_game = match kind {
            GameKind::Nim => &self.levels.nim,
            GameKind::Corner => &self.levels.corner,
            GameKind::Northcott => &self.levels.northcott,
            GameKind::Mnk => &self.levels.mnk,
            GameKind::Atoms => &self.levels.atoms,
        };
        f64::from(of_game[usize::from(level.number()) - 1])
    }

    /// The parameters of a game's rated games.
    #[must_use]
    pub fn board(&self, kind: GameKind) -> &str {
        match kind {
            GameKind::Nim => &self.boards.nim,
            GameKind::Corner => &self.boards.corner,
            GameKind::Northcott => &self.boards.northcott,
            GameKind::Mnk => &self.boards.mnk,
            GameKind::Atoms => &self.boards.atoms,
        }
    }
}

/// Eight whole numbers from 0 to 4000, none less than the one before.
fn ascending<'de, D: Deserializer<'de>>(input: D) -> Result<[u16; LEVELS], D::Error> {
    let numbers = Vec::<Rating>::deserialize(input)?;
    let have = numbers.len();
    let numbers: [Rating; LEVELS] = numbers.try_into().map_err(|_| {
        D::Error::custom(format_args!(
            "there are {LEVELS} levels, so {LEVELS} ratings are needed, not {have}"
        ))
    })?;
    let numbers = numbers.map(|Rating(number)| number);
    if let Some(pair) = numbers.windows(2).find(|pair| pair[1] < pair[0]) {
        return Err(D::Error::custom(format_args!(
            "{} after {}: no level may be rated below the one before",
            pair[1], pair[0]
        )));
    }
    Ok(numbers)
}

/// A rating of a level.
#[derive(Deserialize)]
#[serde(transparent)]
struct Rating(#[serde(deserialize_with = "within::<0, 4_000, _, _>")] u16);

/// Parameters that the game with the index `KIND` in [`GameKind::ALL`] understands.
fn board<'de, const KIND: usize, D: Deserializer<'de>>(input: D) -> Result<String, D::Error> {
    let text = String::deserialize(input)?;
    let kind = GameKind::ALL[KIND];
    match kind.rules().fields_from_text(&text) {
        Ok(_) => Ok(text),
        Err(error) => Err(D::Error::custom(format_args!(
            "“{}” is no board of {}: {error}",
            text.escape_debug(),
            kind.id()
        ))),
    }
}
