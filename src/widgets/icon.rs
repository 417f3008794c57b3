//! Icons drawn as strokes, so that they are crisp at any size and need no image.

use std::f32::consts::{PI, TAU};

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

/// A small picture that stands beside a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Icon {
    /// An arrow to the left: back.
    Back,
    /// A circle that closes in an arrow: again.
    Again,
    /// An arrow that turns back to the left: undo.
    Undo,
    /// An arrow that turns back to the right: redo.
    Redo,
    /// A toothed wheel: the settings.
    Gear,
    /// Two sliders: the game's parameters.
    Sliders,
    /// More.
    Plus,
    /// Less.
    Minus,
    /// A question mark in a circle.
    Help,
    /// Four corners: full screen.
    FullScreen,
    /// A triangle: go on.
    Play,
    /// Two bars: pause.
    Pause,
    /// A bar and an angle to the left: to the start.
    ToStart,
    /// An angle to the left: one step back.
    StepBack,
    /// An angle to the right: one step forward.
    StepForward,
    /// An angle to the right and a bar: to the end.
    ToEnd,
    /// A cross: close.
    Close,
    /// A tick: this one is chosen.
    Tick,
    /// A small arrow down: there is a list.
    Chevron,
    /// A triangle with an exclamation mark.
    Warning,
    /// An i in a circle: something to know.
    Info,
    /// A line that rises and falls: analysis.
    Graph,
    /// A pair of scales: opponents are compared.
    Scales,
    /// An arrow down into a tray: save to a file.
    Save,
    /// An arrow up out of a tray: open a file.
    Open,
    /// Three lines: more that can be done.
    More,
    /// A dot that leads to two others: for others to see.
    Share,
    /// A light bulb: a hint.
    Hint,
    /// A large square beside two small ones: several boards.
    Boards,
    /// A tetrahedron: the research room.
    Solid,
    /// Three bars: records.
    Chart,
    /// A bin: delete.
    Bin,
    /// Two sheets, one over the other: copy.
    Copy,
    /// A folder.
    Folder,
    /// A flag on its pole: give up.
    Flag,
    /// A speech bubble: a comment.
    Comment,
    /// A line from which another one parts: variations.
    Variations,
    /// Lines with a dot before each: a list.
    List,
    /// A pencil: another name, another key.
    Pencil,
    /// A disc with the traces of its way: movement.
    Motion,
    /// A disc with a dark half: the look.
    Look,
    /// A globe: the language.
    Globe,
    /// A keyboard.
    Keyboard,
    /// A person with spread arms: what makes the program easier to use.
    Person,
    /// A board with two pieces: how one plays.
    Board,
    /// A screen on its foot: computer players.
    Computer,
    /// A box with its lid: what is kept.
    Box,
    /// A piece of a jigsaw: puzzles.
    Puzzle,
    /// A loudspeaker with waves: sound.
    Sound,
    /// A loudspeaker with a cross: no sound.
    Silence,
}

/// Draws an icon that fills this square, with strokes of a twelfth of its side.
pub(crate) fn paint_icon(painter: &Painter, square: Rect, icon: Icon, colour: Color32) {
    let side = square.width().min(square.height());
    let pen = Pen {
        painter,
        origin: square.center() - vec2(side, side) / 2.0,
        side,
        stroke: Stroke::new((side / 11.0).max(1.25), colour),
    };
    match icon {
        Icon::Graph => {
            pen.path(&[(0.08, 0.08), (0.08, 0.92), (0.94, 0.92)]);
            pen.path(&[(0.22, 0.68), (0.42, 0.4), (0.6, 0.58), (0.92, 0.16)]);
        }
        Icon::Scales => {
            pen.path(&[(0.5, 0.08), (0.5, 0.9)]);
            pen.path(&[(0.3, 0.92), (0.7, 0.92)]);
            pen.path(&[(0.14, 0.2), (0.86, 0.2)]);
            for x in [0.22, 0.78] {
                pen.path(&[(x - 0.18, 0.58), (x, 0.2), (x + 0.18, 0.58)]);
                pen.arc((x, 0.58), 0.18, 0.0, PI);
            }
        }
        Icon::Save | Icon::Open => {
            let (tip, end) = if icon == Icon::Save {
                (0.64, 0.06)
            } else {
                (0.06, 0.64)
            };
            let wing = tip + (end - tip) * 0.42;
            pen.path(&[(0.5, end), (0.5, tip)]);
            pen.path(&[(0.27, wing), (0.5, tip), (0.73, wing)]);
            pen.path(&[(0.08, 0.66), (0.08, 0.92), (0.92, 0.92), (0.92, 0.66)]);
        }
        Icon::Puzzle => {
            let knob = |(x, y): (f32, f32), from: f32| {
                let angle = move |i: u8| from + f32::from(i) / 12.0 * 1.6 * PI;
                (0..=12).map(move |i| (x + 0.12 * angle(i).cos(), y + 0.12 * angle(i).sin()))
            };
            let mut outline = vec![(0.08, 0.32)];
            outline.extend(knob((0.38, 0.22), 0.7 * PI));
            outline.push((0.68, 0.32));
            outline.extend(knob((0.78, 0.62), 1.2 * PI));
            outline.extend([(0.68, 0.92), (0.08, 0.92)]);
            pen.closed(&outline);
        }
        Icon::Chart => {
            pen.filled(&[(0.1, 0.56), (0.26, 0.56), (0.26, 0.9), (0.1, 0.9)]);
            pen.filled(&[(0.42, 0.12), (0.58, 0.12), (0.58, 0.9), (0.42, 0.9)]);
            pen.filled(&[(0.74, 0.34), (0.9, 0.34), (0.9, 0.9), (0.74, 0.9)]);
        }
        Icon::Bin => {
            pen.path(&[(0.1, 0.24), (0.9, 0.24)]);
            pen.path(&[(0.38, 0.24), (0.38, 0.1), (0.62, 0.1), (0.62, 0.24)]);
            pen.path(&[(0.2, 0.24), (0.27, 0.92), (0.73, 0.92), (0.8, 0.24)]);
            pen.path(&[(0.42, 0.42), (0.44, 0.74)]);
            pen.path(&[(0.58, 0.42), (0.56, 0.74)]);
        }
        Icon::Copy => {
            pen.closed(&[(0.34, 0.34), (0.9, 0.34), (0.9, 0.92), (0.34, 0.92)]);
            pen.path(&[
                (0.2, 0.66),
                (0.1, 0.66),
                (0.1, 0.08),
                (0.66, 0.08),
                (0.66, 0.2),
            ]);
        }
        Icon::Folder => {
            let tab = [
                (0.06, 0.84),
                (0.06, 0.2),
                (0.4, 0.2),
                (0.5, 0.34),
                (0.94, 0.34),
            ];
            pen.path(&tab);
            pen.path(&[(0.94, 0.34), (0.94, 0.84), (0.06, 0.84)]);
        }
        Icon::Back => {
            pen.path(&[(0.86, 0.5), (0.14, 0.5)]);
            pen.path(&[(0.46, 0.18), (0.14, 0.5), (0.46, 0.82)]);
        }
        Icon::Undo | Icon::Redo => {
            let x = |x: f32| if icon == Icon::Undo { x } else { 1.0 - x };
            pen.path(&[(x(0.34), 0.12), (x(0.1), 0.36), (x(0.34), 0.6)]);
            pen.path(&[(x(0.1), 0.36), (x(0.6), 0.36)]);
            let arc: Vec<(f32, f32)> = (0..=16)
                .map(|step| (step as f32 / 16.0 - 0.5) * PI)
                .map(|angle| (x(0.6 + 0.25 * angle.cos()), 0.61 + 0.25 * angle.sin()))
                .collect();
            pen.path(&arc);
            pen.path(&[(x(0.6), 0.86), (x(0.36), 0.86)]);
        }
        Icon::Again => {
            pen.arc((0.5, 0.5), 0.36, -0.05 * PI, 1.6 * PI);
            pen.path(&[(0.56, 0.01), (0.69, 0.19), (0.49, 0.31)]);
        }
        Icon::Gear => {
            pen.circle((0.5, 0.5), 0.28);
            pen.circle((0.5, 0.5), 0.09);
            for tooth in 0..8 {
                let (sin, cos) = (tooth as f32 * TAU / 8.0).sin_cos();
                let at = |r: f32| (0.5 + cos * r, 0.5 + sin * r);
                pen.path(&[at(0.30), at(0.43)]);
            }
        }
        Icon::Sliders => {
            for (y, knob) in [(0.3, 0.66), (0.7, 0.34)] {
                pen.path(&[(0.08, y), (knob - 0.14, y)]);
                pen.circle((knob, y), 0.13);
                pen.path(&[(knob + 0.14, y), (0.92, y)]);
            }
        }
        Icon::Motion => {
            pen.circle((0.66, 0.5), 0.27);
            for (y, from, to) in [(0.26, 0.12, 0.4), (0.5, 0.02, 0.28), (0.74, 0.12, 0.4)] {
                pen.path(&[(from, y), (to, y)]);
            }
        }
        Icon::Look => {
            pen.circle((0.5, 0.5), 0.42);
            for x in [0.58_f32, 0.66, 0.74, 0.82] {
                let half = (0.42_f32 * 0.42 - (x - 0.5) * (x - 0.5)).sqrt();
                pen.path(&[(x, 0.5 - half), (x, 0.5 + half)]);
            }
            pen.path(&[(0.5, 0.08), (0.5, 0.92)]);
        }
        Icon::Globe => {
            pen.circle((0.5, 0.5), 0.42);
            pen.path(&[(0.08, 0.5), (0.92, 0.5)]);
            let meridian: Vec<(f32, f32)> = (0..=32)
                .map(|step| (step as f32 * TAU / 32.0).sin_cos())
                .map(|(sin, cos)| (0.5 + 0.18 * sin, 0.5 + 0.42 * cos))
                .collect();
            pen.path(&meridian);
        }
        Icon::Keyboard => {
            pen.closed(&[(0.04, 0.2), (0.96, 0.2), (0.96, 0.8), (0.04, 0.8)]);
            for x in [0.22, 0.41, 0.59, 0.78] {
                pen.dot((x, 0.41), 0.045);
            }
            pen.path(&[(0.3, 0.62), (0.7, 0.62)]);
        }
        Icon::Person => {
            pen.dot((0.5, 0.13), 0.1);
            pen.path(&[(0.1, 0.34), (0.36, 0.38), (0.64, 0.38), (0.9, 0.34)]);
            pen.path(&[(0.36, 0.38), (0.36, 0.62), (0.26, 0.95)]);
            pen.path(&[(0.64, 0.38), (0.64, 0.62), (0.74, 0.95)]);
            pen.path(&[(0.36, 0.62), (0.64, 0.62)]);
        }
        Icon::Board => {
            pen.closed(&[(0.08, 0.08), (0.92, 0.08), (0.92, 0.92), (0.08, 0.92)]);
            pen.path(&[(0.5, 0.08), (0.5, 0.92)]);
            pen.path(&[(0.08, 0.5), (0.92, 0.5)]);
            pen.dot((0.29, 0.71), 0.1);
            pen.dot((0.71, 0.29), 0.1);
        }
        Icon::Computer => {
            pen.closed(&[(0.06, 0.14), (0.94, 0.14), (0.94, 0.68), (0.06, 0.68)]);
            pen.path(&[(0.5, 0.68), (0.5, 0.9)]);
            pen.path(&[(0.28, 0.9), (0.72, 0.9)]);
        }
        Icon::Box => {
            pen.closed(&[(0.06, 0.14), (0.94, 0.14), (0.94, 0.38), (0.06, 0.38)]);
            pen.path(&[(0.14, 0.38), (0.14, 0.88), (0.86, 0.88), (0.86, 0.38)]);
            pen.path(&[(0.38, 0.56), (0.62, 0.56)]);
        }
        Icon::Plus => {
            pen.path(&[(0.5, 0.2), (0.5, 0.8)]);
            pen.path(&[(0.2, 0.5), (0.8, 0.5)]);
        }
        Icon::Minus => pen.path(&[(0.2, 0.5), (0.8, 0.5)]),
        Icon::Help => {
            pen.circle((0.5, 0.5), 0.43);
            pen.arc((0.5, 0.41), 0.14, -PI, 0.28 * PI);
            pen.path(&[(0.59, 0.52), (0.5, 0.6), (0.5, 0.64)]);
            pen.dot((0.5, 0.76), 0.055);
        }
        Icon::FullScreen => {
            for (x, y) in [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)] {
                let at = |dx: f32, dy: f32| {
                    let place = |base: f32, d: f32| if base == 0.0 { 0.14 + d } else { 0.86 - d };
                    (place(x, dx), place(y, dy))
                };
                pen.path(&[at(0.24, 0.0), at(0.0, 0.0), at(0.0, 0.24)]);
            }
        }
        Icon::Play => pen.filled(&[(0.26, 0.14), (0.86, 0.5), (0.26, 0.86)]),
        Icon::Pause => {
            pen.filled(&[(0.22, 0.16), (0.40, 0.16), (0.40, 0.84), (0.22, 0.84)]);
            pen.filled(&[(0.60, 0.16), (0.78, 0.16), (0.78, 0.84), (0.60, 0.84)]);
        }
        Icon::ToStart | Icon::ToEnd => {
            let x = |x: f32| if icon == Icon::ToStart { x } else { 1.0 - x };
            pen.path(&[(x(0.22), 0.2), (x(0.22), 0.8)]);
            pen.path(&[(x(0.74), 0.2), (x(0.42), 0.5), (x(0.74), 0.8)]);
        }
        Icon::StepBack | Icon::StepForward => {
            let x = |x: f32| if icon == Icon::StepBack { x } else { 1.0 - x };
            pen.path(&[(x(0.64), 0.2), (x(0.32), 0.5), (x(0.64), 0.8)]);
        }
        Icon::Close => {
            pen.path(&[(0.22, 0.22), (0.78, 0.78)]);
            pen.path(&[(0.78, 0.22), (0.22, 0.78)]);
        }
        Icon::Tick => pen.path(&[(0.16, 0.54), (0.4, 0.78), (0.86, 0.24)]),
        Icon::Chevron => pen.path(&[(0.24, 0.38), (0.5, 0.64), (0.76, 0.38)]),
        Icon::Warning => {
            pen.closed(&[(0.5, 0.1), (0.94, 0.88), (0.06, 0.88)]);
            pen.path(&[(0.5, 0.38), (0.5, 0.6)]);
            pen.dot((0.5, 0.74), 0.055);
        }
        Icon::Info => {
            pen.circle((0.5, 0.5), 0.42);
            pen.dot((0.5, 0.29), 0.055);
            pen.path(&[(0.5, 0.46), (0.5, 0.74)]);
        }
        Icon::Share => {
            pen.path(&[(0.74, 0.2), (0.24, 0.5), (0.74, 0.8)]);
            for centre in [(0.76, 0.18), (0.22, 0.5), (0.76, 0.82)] {
                pen.dot(centre, 0.14);
            }
        }
        Icon::More => {
            for y in [0.24, 0.5, 0.76] {
                pen.path(&[(0.14, y), (0.86, y)]);
            }
        }
        Icon::Hint => {
            pen.arc((0.5, 0.38), 0.3, -1.25 * PI, 0.25 * PI);
            pen.path(&[(0.29, 0.59), (0.38, 0.72), (0.62, 0.72), (0.71, 0.59)]);
            pen.path(&[(0.42, 0.9), (0.58, 0.9)]);
        }
        Icon::Boards => {
            for (left, top, right, bottom) in [
                (0.06, 0.14, 0.58, 0.86),
                (0.7, 0.14, 0.94, 0.42),
                (0.7, 0.58, 0.94, 0.86),
            ] {
                pen.closed(&[(left, top), (right, top), (right, bottom), (left, bottom)]);
            }
        }
        Icon::Solid => {
            pen.closed(&[(0.5, 0.08), (0.94, 0.72), (0.42, 0.94), (0.06, 0.62)]);
            pen.path(&[(0.5, 0.08), (0.42, 0.94)]);
        }
        Icon::Comment => pen.closed(&[
            (0.08, 0.14),
            (0.92, 0.14),
            (0.92, 0.68),
            (0.48, 0.68),
            (0.24, 0.9),
            (0.24, 0.68),
            (0.08, 0.68),
        ]),
        Icon::List => {
            for y in [0.2, 0.5, 0.8] {
                pen.dot((0.12, y), 0.07);
                pen.path(&[(0.34, y), (0.94, y)]);
            }
        }
        Icon::Pencil => {
            pen.closed(&[
                (0.1, 0.9),
                (0.16, 0.66),
                (0.72, 0.1),
                (0.9, 0.28),
                (0.34, 0.84),
            ]);
            pen.path(&[(0.58, 0.24), (0.76, 0.42)]);
        }
        Icon::Sound | Icon::Silence => {
            pen.closed(&[
                (0.06, 0.38),
                (0.24, 0.38),
                (0.48, 0.16),
                (0.48, 0.84),
                (0.24, 0.62),
                (0.06, 0.62),
            ]);
            if icon == Icon::Sound {
                pen.arc((0.5, 0.5), 0.2, -0.3 * PI, 0.3 * PI);
                pen.arc((0.5, 0.5), 0.4, -0.3 * PI, 0.3 * PI);
            } else {
                pen.path(&[(0.64, 0.36), (0.92, 0.64)]);
                pen.path(&[(0.92, 0.36), (0.64, 0.64)]);
            }
        }
        Icon::Variations => {
            pen.path(&[(0.28, 0.92), (0.28, 0.08)]);
            pen.path(&[(0.28, 0.66), (0.72, 0.42), (0.72, 0.08)]);
        }
        Icon::Flag => {
            pen.path(&[(0.2, 0.94), (0.2, 0.08)]);
            pen.path(&[
                (0.2, 0.12),
                (0.84, 0.12),
                (0.66, 0.34),
                (0.84, 0.56),
                (0.2, 0.56),
            ]);
        }
    }
}

/// Draws in a square whose coordinates run from 0 to 1.
struct Pen<'a> {
    painter: &'a Painter,
    origin: Pos2,
    side: f32,
    stroke: Stroke,
}

impl Pen<'_> {
    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        pos2(self.origin.x + x * self.side, self.origin.y + y * self.side)
    }

    /// A line with round ends.
    fn path(&self, points: &[(f32, f32)]) {
        let points: Vec<Pos2> = points.iter().map(|&point| self.at(point)).collect();
        for end in [points.first(), points.last()].into_iter().flatten() {
            self.painter
                .circle_filled(*end, self.stroke.width / 2.0, self.stroke.color);
        }
        self.painter.add(Shape::line(points, self.stroke));
    }

    fn closed(&self, points: &[(f32, f32)]) {
        let points = points.iter().map(|&point| self.at(point)).collect();
        self.painter.add(Shape::closed_line(points, self.stroke));
    }

    fn filled(&self, points: &[(f32, f32)]) {
        let points = points.iter().map(|&point| self.at(point)).collect();
        self.painter.add(Shape::convex_polygon(
            points,
            self.stroke.color,
            Stroke::new(self.stroke.width * 0.5, self.stroke.color),
        ));
    }

    fn circle(&self, centre: (f32, f32), radius: f32) {
        self.painter
            .circle_stroke(self.at(centre), radius * self.side, self.stroke);
    }

    fn dot(&self, centre: (f32, f32), radius: f32) {
        let radius = (radius * self.side).max(self.stroke.width * 0.6);
        self.painter
            .circle_filled(self.at(centre), radius, self.stroke.color);
    }

    fn arc(&self, (x, y): (f32, f32), radius: f32, from: f32, to: f32) {
        let points: Vec<(f32, f32)> = (0..=24)
            .map(|i| from + (to - from) * i as f32 / 24.0)
            .map(|angle| (x + radius * angle.cos(), y + radius * angle.sin()))
            .collect();
        self.path(&points);
    }
}
