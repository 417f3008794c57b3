//! Clocks on the screens: what is left beside each seat, and how they are agreed in the setup.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use crate::features::clocks::{RunningClocks, TENTHS};
use crate::features::language::{Words, number, tenths, text};
use crate::features::setup::draft::Draft;
use crate::midend::Match;
use crate::midend::clock::{ClockReading, LONGEST_MAIN, LONGEST_STEP, MOST_PERIODS, TimeControl};
use crate::rules::Side;
use crate::widgets::controls::choice::choose_unheaded;
use crate::widgets::controls::number::NumberField;
use crate::widgets::labels::note;

/// A clock as it is shown.
#[derive(Clone, Debug)]
pub(crate) struct ShownClock {
    /// What is left.
    pub text: String,
    /// The same for a screen reader.
    pub told: String,
    /// Whether the side is about to lose on time.
    pub is_short: bool,
}

impl ShownClock {
    /// The clock of a side, if the game has clocks.
    pub(crate) fn of(
        words: &Words,
        clocks: &RunningClocks,
        game_match: &Match,
        side: Side,
    ) -> Option<Self> {
        let reading = clocks.reading(game_match, side)?;
        let text = time_text(words, reading);
        Some(ShownClock {
            told: words.with("clock-left", &[("time", crate::words::text(&text))]),
            text,
            is_short: clocks.is_short(game_match, side),
        })
    }
}

/// `1:05:09`, `4:59`, `9.8`; behind it the periods.
fn time_text(words: &Words, reading: ClockReading) -> String {
    let seconds = reading.time.as_secs();
    let time = if reading.time < TENTHS {
        // Cut, not rounded: nobody has more than is shown.
        let cut = reading.time.as_millis() / 100;
        words.with("clock-tenths", &[("seconds", tenths(cut as f32 / 10.0))])
    } else {
        let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
        match hours {
            0 => format!("{minutes}:{seconds:02}"),
            hours => format!("{hours}:{minutes:02}:{seconds:02}"),
        }
    };
    match reading.period {
        None => time,
        Some(periods) => words.with(
            "clock-periods",
            &[("time", text(&time)), ("n", number(periods))],
        ),
    }
}

/// The clocks that are offered: main time, increment, periods, and how long each is, in seconds.
const OFFERED: [(u32, u32, u8, u32); 3] = [(180, 2, 0, 0), (600, 5, 0, 0), (600, 0, 3, 30)];

/// Whether the game has clocks, and which.
pub(crate) fn choose(ui: &mut Ui, words: &Words, draft: &mut ResMut<Draft>) {
    let offered = OFFERED.iter().map(|&(main, increment, periods, period)| {
        TimeControl::new(main, increment, periods, period)
    });
    let offered: Vec<Option<TimeControl>> = std::iter::once(None).chain(offered).collect();
    let names = offered
        .iter()
        .map(|control| control.map_or_else(|| words.say("setup-clock-none"), short_name));
    let mut clock = draft.clock;
    choose_unheaded(ui, &words.say("setup-clock"), &mut clock, &offered, names);
    if let Some(control) = clock {
        note(ui, words.say("setup-clock-about"));
        clock = typed_clock(ui, words, control);
    }
    if clock != draft.clock {
        draft.clock = clock;
    }
}

/// The clock that is put together in fields.
fn typed_clock(ui: &mut Ui, words: &Words, control: TimeControl) -> Option<TimeControl> {
    let mut field = |key: &str, value: u32, most: u32| {
        let mut typed = value as i32;
        let name = words.say(key);
        let number = NumberField {
            name: &name,
            hint: "",
            error: None,
            words,
        };
        number.show(ui, &mut typed, 0..=most as i32);
        typed.clamp(0, most as i32) as u32
    };
    let minutes = control.main() / 60;
    let wanted = field("setup-clock-minutes", minutes, LONGEST_MAIN / 60);
    // Odd seconds, which a file may have brought, stay until the minutes change.
    let main = if wanted == minutes {
        control.main()
    } else {
        wanted * 60
    };
    let increment = field("setup-clock-increment", control.increment(), LONGEST_STEP);
    let periods = field(
        "setup-clock-periods",
        control.periods().into(),
        MOST_PERIODS.into(),
    );
    let period = match (periods, control.period()) {
        (0, _) => 0,
        (_, 0) => 30,
        (_, period) => field("setup-clock-period", period, LONGEST_STEP).max(1),
    };
    // Without any time nothing changes.
    TimeControl::new(main, increment, periods as u8, period).or(Some(control))
}

/// `10+5`, `10+3×30`: minutes, and what follows in seconds.
fn short_name(control: TimeControl) -> String {
    let minutes = control.main() / 60;
    match control.periods() {
        0 => format!("{minutes}+{}", control.increment()),
        periods => format!("{minutes}+{periods}×{}", control.period()),
    }
}
