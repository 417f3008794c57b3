//! Icons drawn as strokes, so that they are crisp at any size and need no image.

use std::f32::consts::TAU;
use std::sync::LazyLock;

use bevy_egui::egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2, vec2};

/// Makes the icons from a table: what each one shows, its name, and its lines and filled areas as the `d`
/// of SVG paths in a square of 100 × 100. A point alone (`M50 74Z`) is a dot.
macro_rules! icons {
    ($($(#[$shows:meta])* $name:ident $($lines:literal)? $(filled $filled:literal)?;)*) => {
        /// A small picture that stands beside a word.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(crate) enum Icon {
            $($(#[$shows])* $name,)*
        }

        /// The lines and the filled areas of each icon.
        const PATHS: &[[&str; 2]] = &[
            $([concat!($($lines)?), concat!($($filled)?)],)*
        ];
    };
}

icons! {
    /// An arrow to the left: back.
    Back "M86 50H14M46 18 14 50 46 82";
    /// A circle that closes in an arrow: again.
    Again "M85.6 44.4A36 36 0 1 1 61.1 15.8M56 1 69 19 49 31";
    /// Two triangles at a line: left and right exchanged.
    Mirror "M50 10V90M36 26 10 76H36ZM64 26 90 76H64Z";
    /// An arrow that turns back to the left: undo.
    Undo "M34 12 10 36 34 60M10 36H60A25 25 0 0 1 60 86H36";
    /// An arrow that turns back to the right: redo.
    Redo "M66 12 90 36 66 60M90 36H40A25 25 0 0 0 40 86H64";
    /// A toothed wheel: the settings.
    Gear "M82.5 50A32.5 32.5 0 1 1 17.5 50A32.5 32.5 0 1 1 82.5 50Z
        M63.5 50A13.5 13.5 0 1 1 36.5 50A13.5 13.5 0 1 1 63.5 50ZM80 50H93M71.2 71.2 80.4 80.4M50 80V93
        M28.8 71.2 19.6 80.4M20 50H7M28.8 28.8 19.6 19.6M50 20V7M71.2 28.8 80.4 19.6";
    /// Two sliders: the game's parameters.
    Sliders "M8 30H52M83.5 30A17.5 17.5 0 1 1 48.5 30A17.5 17.5 0 1 1 83.5 30ZM80 30H92
        M8 70H20M51.5 70A17.5 17.5 0 1 1 16.5 70A17.5 17.5 0 1 1 51.5 70ZM48 70H92";
    /// More.
    Plus "M50 20V80M20 50H80";
    /// Less.
    Minus "M20 50H80";
    /// An arrow down: the list begins with the least.
    SortDown "M50 10V88M22 60 50 88 78 60";
    /// An arrow up: the list begins with the most.
    SortUp "M50 90V12M22 40 50 12 78 40";
    /// A question mark in a circle.
    Help "M97.5 50A47.5 47.5 0 1 1 2.5 50A47.5 47.5 0 1 1 97.5 50ZM36 41A14 14 0 1 1 59 52L50 60V64M50 76Z";
    /// Four corners: full screen.
    FullScreen "M38 14H14V38M62 14H86V38M86 62V86H62M14 62V86H38";
    /// A triangle: go on.
    Play filled "M26 14 86 50 26 86Z";
    /// Two bars: pause.
    Pause filled "M22 16H40V84H22ZM60 16H78V84H60Z";
    /// A bar and an angle to the left: to the start.
    ToStart "M22 20V80M74 20 42 50 74 80";
    /// An angle to the left: one step back.
    StepBack "M64 20 32 50 64 80";
    /// An angle to the right: one step forward.
    StepForward "M36 20 68 50 36 80";
    /// An angle to the right and a bar: to the end.
    ToEnd "M78 20V80M26 20 58 50 26 80";
    /// A cross: close.
    Close "M22 22 78 78M78 22 22 78";
    /// A tick: this one is chosen.
    Tick "M16 54 40 78 86 24";
    /// A small arrow down: there is a list.
    Chevron "M24 38 50 64 76 38";
    /// A triangle with an exclamation mark.
    Warning "M50 10 94 88 6 88ZM50 38V60M50 74Z";
    /// An i in a circle: something to know.
    Info "M96.5 50A46.5 46.5 0 1 1 3.5 50A46.5 46.5 0 1 1 96.5 50ZM50 29ZM50 46V74";
    /// A line that rises and falls: analysis.
    Graph "M8 8V92H94M22 68 42 40 60 58 92 16";
    /// A pair of scales: opponents are compared.
    Scales "M50 8V90M30 92H70M14 20H86M4 58 22 20 40 58M60 58 78 20 96 58
        M40 58A18 18 0 0 1 4 58M96 58A18 18 0 0 1 60 58";
    /// An arrow down into a tray: save to a file.
    Save "M50 6V64M27 39.6 50 64 73 39.6M8 66V92H92V66";
    /// An arrow up out of a tray: open a file.
    Open "M50 64V6M27 30.4 50 6 73 30.4M8 66V92H92V66";
    /// Three lines: more that can be done.
    More "M14 24H86M14 50H86M14 76H86";
    /// A dot that leads to two others: for others to see.
    Share "M74 20 24 50 74 80"
        filled "M87.7 18A11.7 11.7 0 1 1 64.3 18A11.7 11.7 0 1 1 87.7 18Z
        M33.7 50A11.7 11.7 0 1 1 10.3 50A11.7 11.7 0 1 1 33.7 50Z
        M87.7 82A11.7 11.7 0 1 1 64.3 82A11.7 11.7 0 1 1 87.7 82Z";
    /// A light bulb: a hint.
    Hint "M28.8 59.2A30 30 0 1 1 71.2 59.2L62 72H38ZM42 90H58";
    /// A large square beside two small ones: several boards.
    Boards "M6 14H58V86H6ZM70 14H94V42H70ZM70 58H94V86H70Z";
    /// A tetrahedron: the research room.
    Solid "M50 8 94 72 42 94 6 62ZM50 8 42 94";
    /// Three bars: records.
    Chart filled "M10 56H26V90H10ZM42 12H58V90H42ZM74 34H90V90H74Z";
    /// A bin: delete.
    Bin "M10 24H90M38 24V10H62V24M20 24 27 92 73 92 80 24M42 42 44 74M58 42 56 74";
    /// Two sheets, one over the other: copy.
    Copy "M34 34H90V92H34ZM20 66H10V8H66V20";
    /// A folder.
    Folder "M6 84V20H40L50 34H94M94 34V84H6";
    /// A flag on its pole: give up.
    Flag "M20 94V8M20 12H84L66 34 84 56H20";
    /// A speech bubble: a comment.
    Comment "M8 14H92V68H48L24 90V68H8Z";
    /// A letter in a circle: letters and marks on the board.
    Marks "M97.5 50A47.5 47.5 0 1 1 2.5 50A47.5 47.5 0 1 1 97.5 50ZM31 74 50 26 69 74M38 58H62";
    /// A letter.
    Letter "M18 90 50 10 82 90M30 62H70";
    /// A triangle.
    Triangle "M50 12 92 84H8Z";
    /// A circle.
    Circle "M90 50A40 40 0 1 1 10 50A40 40 0 1 1 90 50Z";
    /// A square.
    Square "M14 14H86V86H14Z";
    /// A line from which another one parts: variations.
    Variations "M28 92V8M28 66 72 42 72 8";
    /// Lines with a dot before each: a list.
    List "M34 20H94M34 50H94M34 80H94"
        filled "M16.7 20A4.7 4.7 0 1 1 7.3 20A4.7 4.7 0 1 1 16.7 20Z
        M16.7 50A4.7 4.7 0 1 1 7.3 50A4.7 4.7 0 1 1 16.7 50Z
        M16.7 80A4.7 4.7 0 1 1 7.3 80A4.7 4.7 0 1 1 16.7 80Z";
    /// A pencil: another name, another key.
    Pencil "M10 90 16 66 72 10 90 28 34 84ZM58 24 76 42";
    /// A disc with the traces of its way: movement.
    Motion "M97.5 50A31.5 31.5 0 1 1 34.5 50A31.5 31.5 0 1 1 97.5 50ZM12 26H40M2 50H28M12 74H40";
    /// A disc with a dark half: the look.
    Look "M96.5 50A46.5 46.5 0 1 1 3.5 50A46.5 46.5 0 1 1 96.5 50ZM50 8V92
        M58 8.8V91.2M66 11.2V88.8M74 15.5V84.5M82 22.8V77.2";
    /// A globe: the language.
    Globe "M96.5 50A46.5 46.5 0 1 1 3.5 50A46.5 46.5 0 1 1 96.5 50ZM8 50H92
        M50 92A18 42 0 1 1 50 8A18 42 0 1 1 50 92Z";
    /// A keyboard.
    Keyboard "M4 20H96V80H4ZM22 41ZM41 41ZM59 41ZM78 41ZM30 62H70";
    /// A person with spread arms: what makes the program easier to use.
    Person "M10 34 36 38 64 38 90 34M36 38V62L26 95M64 38V62L74 95M36 62H64"
        filled "M57.7 13A7.7 7.7 0 1 1 42.3 13A7.7 7.7 0 1 1 57.7 13Z";
    /// A board with two pieces: how one plays.
    Board "M8 8H92V92H8ZM50 8V92M8 50H92"
        filled "M36.7 71A7.7 7.7 0 1 1 21.3 71A7.7 7.7 0 1 1 36.7 71Z
        M78.7 29A7.7 7.7 0 1 1 63.3 29A7.7 7.7 0 1 1 78.7 29Z";
    /// A screen on its foot: computer players.
    Computer "M6 14H94V68H6ZM50 68V90M28 90H72";
    /// A box with its lid: what is kept.
    Box "M6 14H94V38H6ZM14 38V88H86V38M38 56H62";
    /// A piece of a jigsaw: puzzles.
    Puzzle "M8 32 30.9 31.7A12 12 0 1 1 45.1 31.7L68 32 68.3 54.9A12 12 0 1 1 68.3 69.1L68 92H8Z";
    /// A loudspeaker with waves: sound.
    Sound "M6 38H24L48 16V84L24 62H6ZM61.8 33.8A20 20 0 0 1 61.8 66.2M73.5 17.6A40 40 0 0 1 73.5 82.4";
    /// A loudspeaker with a cross: no sound.
    Silence "M6 38H24L48 16V84L24 62H6ZM64 36 92 64M92 36 64 64";
}

/// The side of the square in which the paths are written.
const SIDE: f32 = 100.0;

/// Points that are joined by straight lines.
#[derive(Default)]
struct Outline {
    points: Vec<Vec2>,
    is_closed: bool,
}

/// The lines and the filled areas of each icon, read.
static OUTLINES: LazyLock<Vec<[Vec<Outline>; 2]>> = LazyLock::new(|| {
    let read = |paths: &[&str; 2]| paths.map(|path| read(path).unwrap_or_default());
    PATHS.iter().map(read).collect()
});

/// Draws an icon in a square around this place, with strokes of an eleventh of the square's side.
pub(crate) fn paint_icon(painter: &Painter, at: Pos2, side: f32, icon: Icon, colour: Color32) {
    let corner = at - vec2(side, side) / 2.0;
    let stroke = Stroke::new((side / 11.0).max(1.25), colour);
    let placed = |outline: &Outline| -> Vec<Pos2> {
        let points = outline.points.iter();
        points.map(|at| corner + *at * side / SIDE).collect()
    };
    let dot = |at: Pos2, radius: f32| painter.circle_filled(at, stroke.width * radius, colour);
    let [lines, areas] = &OUTLINES[icon as usize];
    for line in lines {
        let points = placed(line);
        match points[..] {
            [at] => dot(at, 0.6),
            [first, .., last] if !line.is_closed => {
                dot(first, 0.5);
                dot(last, 0.5);
                painter.add(Shape::line(points, stroke))
            }
            _ => painter.add(Shape::closed_line(points, stroke)),
        };
    }
    let edge = Stroke::new(stroke.width * 0.5, colour);
    for area in areas {
        painter.add(Shape::convex_polygon(placed(area), colour, edge));
    }
}

/// Reads the `d` of an SVG path with the commands M, L, H, V, A (upright) and Z; `None` if it has others.
fn read(path: &str) -> Option<Vec<Outline>> {
    let is_command = |sign: char| sign.is_ascii_alphabetic();
    let mut outlines: Vec<Outline> = Vec::new();
    for (start, command) in path.match_indices(is_command) {
        let numbers = path[start + 1..].split(is_command).next()?;
        let numbers = numbers.split_whitespace().map(|number| number.parse().ok());
        let numbers = numbers.collect::<Option<Vec<f32>>>()?;
        if command == "M" {
            outlines.push(Outline::default());
        }
        let outline = outlines.last_mut()?;
        let from = outline.points.last().copied();
        match (command, &numbers[..]) {
            ("M" | "L", points) => {
                let points = points.chunks_exact(2);
                outline.points.extend(points.map(|at| vec2(at[0], at[1])));
            }
            ("H", &[x]) => outline.points.push(vec2(x, from?.y)),
            ("V", &[y]) => outline.points.push(vec2(from?.x, y)),
            ("A", &[rx, ry, _, large, sweep, x, y]) => {
                let (is_large, is_clockwise) = (large == 1.0, sweep == 1.0);
                let points = arc(from?, vec2(x, y), vec2(rx, ry), is_large, is_clockwise);
                outline.points.extend(points);
            }
            ("Z", []) => {
                outline.is_closed = true;
                // A circle ends where it begins, and egui cannot join a point to itself.
                if let [first, .., end] = outline.points[..]
                    && (end - first).length() < 0.1
                {
                    outline.points.pop();
                }
            }
            _ => return None,
        }
    }
    Some(outlines)
}

/// Points on an arc of an ellipse after its first one, forty-eight to a full turn. The centre follows from
/// the ends as in appendix B.2.4 of SVG 2, on a plane on which the ellipse is a circle of radius 1.
fn arc(
    from: Vec2,
    to: Vec2,
    radii: Vec2,
    is_large: bool,
    is_clockwise: bool,
) -> impl Iterator<Item = Vec2> {
    let (from, to) = (from / radii, to / radii);
    let half = (to - from) / 2.0;
    let aside = half.rot90() * (1.0 / half.length_sq() - 1.0).max(0.0).sqrt();
    let side = if is_large == is_clockwise { 1.0 } else { -1.0 };
    let centre = (from + to) / 2.0 + aside * side;
    let start = (from - centre).angle();
    let turn = ((to - centre).angle() - start).rem_euclid(TAU);
    let turn = if is_clockwise { turn } else { turn - TAU };
    let steps = (turn.abs() / TAU * 48.0).round().max(1.0);
    (1..=steps as u8).map(move |step| {
        let angle = start + turn * f32::from(step) / steps;
        (centre + Vec2::angled(angle)) * radii
    })
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::Rect;

    use super::*;

    #[test]
    fn every_icon_is_drawn_within_its_square() {
        for paths in PATHS {
            let outlines = paths.map(|path| read(path).unwrap_or_else(|| panic!("{path}")));
            let mut points = outlines.iter().flatten().flat_map(|it| &it.points);
            let square = Rect::from_min_size(Pos2::ZERO, vec2(SIDE, SIDE));
            assert!(points.clone().next().is_some(), "{paths:?}");
            assert!(points.all(|at| square.contains(at.to_pos2())), "{paths:?}");
        }
    }

    #[test]
    fn an_arc_takes_the_way_that_its_flags_say() {
        // From the left end of a circle around (50, 50) to its lower end, and around (30, 70).
        for (flags, [half, end], middle) in [
            ("0 0", [6, 12], vec2(35.86, 64.14)),
            ("1 1", [18, 36], vec2(64.14, 35.86)),
            ("0 1", [6, 12], vec2(44.14, 55.86)),
            ("1 0", [18, 36], vec2(15.86, 84.14)),
        ] {
            let path = format!("M30 50A20 20 0 {flags} 50 70");
            let [outline] = &read(&path).expect("a path")[..] else {
                panic!("one line: {path}");
            };
            for (place, wanted) in [(half, middle), (end, vec2(50.0, 70.0))] {
                let is_there = (outline.points[place] - wanted).length() < 0.01;
                assert!(is_there, "{path}");
            }
        }
    }

    #[test]
    fn what_is_no_path_is_not_read() {
        for path in ["H50", "M50 50Q60 60 70 70", "M50 50H", "M50 fifty"] {
            assert!(read(path).is_none(), "{path}");
        }
    }
}
