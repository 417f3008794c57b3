//! The shipped themes: contrasts for every kind of eyes. `docs/themes.md` shows the table;
//! `FIVEFOLD_ACCEPT=1` writes it anew.
//!
//! Ratios are those of WCAG 2.2 (success criteria 1.4.3 for text, 1.4.11 for graphics). Colour
//! blindness is simulated with the matrices for severity 1.0 of G. M. Machado, M. M. Oliveira and
//! L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency",
//! IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009, applied to linear RGB.
//! The ratio depends on luminance alone, so that of full colours is also that of greyscale.

use std::fmt::Write as _;
use std::path::Path;

use fivefold::config::{Colour, Theme, ThemeName};

use fivefold_support::transcript::assert_as_in;

type Matrix = [[f32; 3]; 3];

const DEUTERANOPIA: Matrix = [
    [0.367_322, 0.860_646, -0.227_968],
    [0.280_085, 0.672_501, 0.047_413],
    [-0.011_820, 0.042_940, 0.968_881],
];
const PROTANOPIA: Matrix = [
    [0.152_286, 1.052_583, -0.204_868],
    [0.114_503, 0.786_281, 0.099_216],
    [-0.003_882, -0.048_116, 1.051_998],
];
const TRITANOPIA: Matrix = [
    [1.255_528, -0.076_749, -0.178_779],
    [-0.078_411, 0.930_809, 0.147_602],
    [0.004_733, 0.691_367, 0.303_900],
];

/// Kinds of eyes, in the order of the table's columns.
const EYES: [Option<Matrix>; 4] = [None, Some(DEUTERANOPIA), Some(PROTANOPIA), Some(TRITANOPIA)];

/// Luminance of a colour as these eyes see it, by WCAG 2.2.
fn luminance(colour: Colour, eyes: Option<Matrix>) -> f32 {
    let Some(matrix) = eyes else {
        return colour.luminance();
    };
    let linear = colour.0.map(|channel| {
        let c = f32::from(channel) / 255.0;
        if c <= 0.040_45 {
            c / 12.92
        } else {
            ((c + 0.055) / 1.055).powf(2.4)
        }
    });
    let seen = matrix.map(|row| {
        let sum: f32 = row.iter().zip(linear).map(|(a, b)| a * b).sum();
        sum.clamp(0.0, 1.0)
    });
    0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]
}

fn contrast(a: Colour, b: Colour, eyes: Option<Matrix>) -> f32 {
    let (a, b) = (luminance(a, eyes), luminance(b, eyes));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// What must differ: name, least ratio, ground, and the colours of which one must differ from it.
/// Where there are two, the second is the outline, which is drawn around the first.
struct Pair {
    name: String,
    least: f32,
    ground: Colour,
    colours: Vec<Colour>,
}

impl Pair {
    /// The ratio in these eyes.
    fn ratio(&self, eyes: Option<Matrix>) -> f32 {
        let ratios = self.colours.iter();
        ratios
            .map(|&colour| contrast(colour, self.ground, eyes))
            .fold(0.0, f32::max)
    }
}

/// Text on every surface.
fn texts(theme: &Theme) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for (name, colour) in [("text", theme.text), ("muted text", theme.muted)] {
        for (surface, ground) in [
            ("table", theme.table),
            ("board", theme.board),
            ("panel", theme.raised),
        ] {
            pairs.push(Pair {
                name: format!("{name} on {surface}"),
                least: 4.5,
                ground,
                colours: vec![colour],
            });
        }
    }
    pairs
}

/// Lines, signals and things of nobody.
fn graphics(theme: &Theme) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for (name, colour) in [
        ("lines", theme.lines),
        ("win", theme.win),
        ("warning", theme.warning),
        ("hint", theme.hint),
        ("focus", theme.first_rim),
        ("second side's lines", theme.second_rim),
        ("pebble", theme.pebble),
        ("lantern", theme.lantern),
    ] {
        for (surface, ground) in [("table", theme.table), ("board", theme.board)] {
            pairs.push(Pair {
                name: format!("{name} on {surface}"),
                least: 3.0,
                ground,
                colours: vec![colour],
            });
        }
    }
    pairs
}

/// The two sides, which everybody must tell apart, whatever their eyes.
fn sides(theme: &Theme) -> Vec<Pair> {
    let pair = |name: &str, ground, colours: &[Colour]| Pair {
        name: name.to_owned(),
        least: 3.0,
        ground,
        colours: colours.to_vec(),
    };
    let first = [theme.first, theme.first_rim];
    let second = [theme.second, theme.second_core];
    vec![
        pair("first and second side", theme.first, &[theme.second]),
        pair("first side on board", theme.board, &[theme.first]),
        pair("first side on table", theme.table, &[theme.first]),
        pair("first side on glass", theme.glass, &[theme.first]),
        pair("first side on plank, or its rim", theme.plank, &first),
        pair("second side on board, or its outline", theme.board, &second),
        pair("second side on table, or its outline", theme.table, &second),
        pair("second side on plank, or its outline", theme.plank, &second),
        pair(
            "second side's light on glass",
            theme.glass,
            &[theme.second_rim],
        ),
        pair("second side's cross", theme.second, &[theme.second_core]),
    ]
}

/// The table of all themes.
fn table() -> String {
    let mut text = String::from(
        "# Themes\n\n\
         Settings, *Look*: as the system wants it, dark, light or high contrast. The colours stand in\n\
         [theme.ron](../assets/config/theme.ron), [light.ron](../assets/config/themes/light.ron) and\n\
         [high_contrast.ron](../assets/config/themes/high_contrast.ron).\n\n\
         The tests compute these contrasts by WCAG 2.2 and demand 4.5 for text and 3 for graphics; the two\n\
         sides must hold it for colour-blind eyes as well, simulated after Machado, Oliveira and Fernandes\n\
         (2009) at severity 1.0. The ratio depends on luminance alone, so that for all colours is also the\n\
         one in greyscale. Sides differ in shape as well: a ring and a cross.\n\n\
         On white nothing that is still called yellow reaches 3, so in the light theme a dark outline parts\n\
         the second side's stones from the board, and its lines and lights are a deeper yellow. The first\n\
         side's blue on the dark plank is parted from it by its rim.\n",
    );
    for name in ThemeName::ALL {
        let theme = name.shipped();
        let title = match name {
            ThemeName::Dark => "Dark",
            ThemeName::Light => "Light",
            ThemeName::HighContrast => "High contrast",
        };
        let _ = write!(
            text,
            "\n## {title}\n\n\
             | What | All colours, greyscale | Deuteranopia | Protanopia | Tritanopia |\n\
             |---|---|---|---|---|\n"
        );
        for pair in sides(&theme) {
            let _ = write!(text, "| {} |", pair.name);
            for eyes in EYES {
                let _ = write!(text, " {:.2} |", pair.ratio(eyes));
            }
            text.push('\n');
        }
        text.push_str("\n| What | Contrast |\n|---|---|\n");
        for pair in texts(&theme).iter().chain(&graphics(&theme)) {
            let _ = writeln!(text, "| {} | {:.2} |", pair.name, pair.ratio(None));
        }
    }
    text
}

#[test]
fn every_shipped_theme_keeps_its_contrasts() {
    println!("{}", table());
    let mut faults = String::new();
    for name in ThemeName::ALL {
        let theme = name.shipped();
        for pair in texts(&theme).iter().chain(&graphics(&theme)) {
            let ratio = pair.ratio(None);
            if ratio < pair.least {
                let _ = writeln!(faults, "{name:?}: {}: {ratio:.2}", pair.name);
            }
        }
    }
    assert!(faults.is_empty(), "{faults}");
}

#[test]
fn colour_blind_people_tell_the_sides_apart_in_every_theme() {
    let mut faults = String::new();
    for name in ThemeName::ALL {
        for pair in sides(&name.shipped()) {
            for (number, eyes) in EYES.into_iter().enumerate() {
                let ratio = pair.ratio(eyes);
                if ratio < pair.least {
                    let _ = writeln!(faults, "{name:?}: {}, eyes {number}: {ratio:.2}", pair.name);
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults}");
}

/// The rows of such a matrix add up to 1, so that grey stays grey.
#[test]
fn grey_looks_the_same_to_all_eyes() {
    let grey = Colour::hex(0x80_80_80);
    for eyes in EYES {
        assert!((luminance(grey, eyes) - grey.luminance()).abs() < 1e-4);
    }
}

#[test]
fn the_page_on_themes_shows_the_contrasts_as_they_are() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/themes.md");
    assert_as_in(&page, &table());
}

#[test]
fn a_theme_file_changes_what_it_names_and_leaves_the_rest_of_its_own_theme() {
    let light = ThemeName::Light.read("light.ron", "(board: \"#EEEEEE\")");
    let expected = Theme {
        board: Colour::hex(0xEE_EE_EE),
        ..ThemeName::Light.shipped()
    };
    assert_eq!(light, Ok(expected));
}
