//! The words of the program as a resource, and the language that is wanted. Besides being compiled
//! in, the files are loaded as assets, so that an edited file shows at once while the program runs.
//! A broken file keeps the last good words and is reported in a notice.

pub(crate) mod files;
pub(crate) mod letters;
#[cfg(not(target_family = "wasm"))]
pub(crate) mod system_fonts;
pub(crate) mod variant;

use crate::scores::Day;
use bevy::prelude::*;

use crate::{games, words};

pub(crate) use crate::features::language::files::{LanguageFaces, LanguageFiles};
pub(crate) use crate::words::{Language, number, tenths, text};

/// Loads the files of the wanted language, watches them, and provides [`Words`].
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Words>()
        .init_resource::<SystemLanguage>()
        .init_resource::<WantedLanguage>()
        .init_resource::<LanguageFaces>()
        .add_plugins((files::plugin, letters::plugin));
}

/// The words of the program and of all its games.
#[derive(Resource, Deref, DerefMut)]
pub(crate) struct Words(words::Localization);

impl Default for Words {
    fn default() -> Self {
        Words(words::Localization::new(games::all(), |gap| warn!("{gap}")))
    }
}

/// The language that the system prefers.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SystemLanguage(pub Language);

/// The language that a person has chosen, or the system's. It is spoken as soon as what it is written
/// with is there.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct WantedLanguage(pub Language);

/// `November 2026`
pub(crate) fn month(words: &Words, day: Day) -> String {
    let (year, month, _) = day.date();
    words.with(
        "date-month",
        &[("month", number(month)), ("year", number(year))],
    )
}

/// `25 November 2026`
pub(crate) fn date(words: &Words, day: Day) -> String {
    let (year, month, day) = day.date();
    let about = [("day", day), ("month", month), ("year", year)];
    words.with(
        "date-day",
        &about.map(|(name, value)| (name, number(value))),
    )
}

/// `Wednesday, 25 November 2026`
pub(crate) fn full_date(words: &Words, day: Day) -> String {
    let weekday = words.with("date-weekday", &[("n", number(day.weekday() + 1))]);
    let date = date(words, day);
    let about = [("weekday", text(&weekday)), ("date", text(&date))];
    words.with("date-full", &about)
}

/// What stands above the column of a day of the week, which is given as [`Day::weekday`] gives it.
pub(crate) fn weekday_sign(words: &Words, weekday: u8) -> String {
    words.with("date-weekday-sign", &[("n", number(weekday + 1))])
}
