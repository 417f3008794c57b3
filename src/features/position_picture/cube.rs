//! The picture in space: the good positions of three rows as shining points, and between them the
//! small tetrahedra whose whole is Sierpinski's.

use bevy_egui::egui::{Align2, Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, Ui, pos2, vec2};

use crate::config::Theme;
use crate::features::language::{Words, text};
use crate::features::menu::egui_rect;
use crate::features::position_picture::label::{Inks, cross, label};
use crate::features::position_picture::{PicturePoint, Projection};
use crate::features::research::Room;
use crate::rules::notation::column_letter;
use crate::study::research::{MethodFinding, PositionState, Tuple};
use crate::widgets::theme::Palette;

/// The half depth of the whole cube.
const DEEPEST: f32 = 1.73;

/// Paints it.
pub(crate) fn paint(ui: &Ui, projection: &Projection, words: &Words, theme: &Theme, room: &Room) {
    let palette = Palette::of(ui.ctx());
    let inks = Inks::of(theme, &palette);
    let painter = ui
        .painter()
        .with_clip_rect(egui_rect(projection.area).intersect(ui.clip_rect()));
    cube(&painter, projection, words, &inks);
    last_step(&painter, projection, room, &inks, false);
    let mut things = faces(projection, room, &inks);
    if room.shows_proof {
        things.extend(groups(projection, room, &inks));
    }
    things.extend(points(projection, room, &inks));
    things.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    painter.extend(things.into_iter().flat_map(|(_, shapes)| shapes));
    last_step(&painter, projection, room, &inks, true);
    if projection.area.width() > 600.0 * inks.scale {
        let corner = egui_rect(projection.area).left_top();
        let said = words.say("research-turn");
        painter.text(
            corner,
            Align2::LEFT_TOP,
            said,
            inks.font.clone(),
            inks.muted,
        );
    }
    if let Some(shown) = room.shown() {
        reading(&painter, projection, words, room, &shown, &inks);
    }
}

fn at(point: PicturePoint) -> Pos2 {
    pos2(point.at.x, point.at.y)
}

fn point(projection: &Projection, tuple: &Tuple) -> Option<PicturePoint> {
    let &[a, b, c] = &**tuple else { return None };
    Some(projection.project([a, b, c].map(f32::from)))
}

/// How near something is: 0 at the back to 1 in front.
fn nearness(depth: f32) -> f32 {
    (0.5 - depth / (2.0 * DEEPEST)).clamp(0.0, 1.0)
}

/// The edges of the cube, and along three of them the numbers of the rows.
fn cube(painter: &Painter, projection: &Projection, words: &Words, inks: &Inks) {
    let most = f32::from(projection.values - 1);
    let corner = |bits: u8| [0, 1, 2].map(|axis| f32::from(bits >> axis & 1) * most);
    for bits in 0..8_u8 {
        for axis in 0..3 {
            if bits >> axis & 1 == 0 {
                let ends = [bits, bits | 1 << axis].map(|bits| projection.project(corner(bits)));
                let near = nearness((ends[0].depth + ends[1].depth) / 2.0);
                let ink = inks.line.gamma_multiply(0.16 + 0.34 * near);
                painter.line_segment(ends.map(at), Stroke::new(1.0, ink));
            }
        }
    }
    let middle = projection.project([most / 2.0; 3]).at;
    let mut zeros = Vec::new();
    for axis in 0..3_usize {
        // Of the four edges in this direction the one furthest out, rather below than above.
        let edges = (0..8_u8).filter(|bits| bits >> axis & 1 == 0);
        let outermost = edges.max_by(|one, other| {
            let far = |bits: u8| {
                let mut numbers = corner(bits);
                numbers[axis] = most / 2.0;
                let away = projection.project(numbers).at - middle;
                away.length() + away.y * 0.6
            };
            far(*one).total_cmp(&far(*other))
        });
        if let Some(bits) = outermost {
            // Where two rulers begin at one corner, its 0 is written once.
            let first = u16::from(zeros.contains(&bits));
            zeros.push(bits);
            ruler(painter, projection, words, inks, corner(bits), axis, first);
        }
    }
}

/// The numbers along an edge from the first one on, and which row they belong to.
fn ruler(
    painter: &Painter,
    projection: &Projection,
    words: &Words,
    inks: &Inks,
    corner: [f32; 3],
    axis: usize,
    first: u16,
) {
    let most = projection.values - 1;
    let on_edge = |value: f32| {
        let mut numbers = corner;
        numbers[axis] = value;
        projection.project(numbers)
    };
    let ends = [0.0, f32::from(most)].map(|value| at(on_edge(value)));
    let along = ends[1] - ends[0];
    let middle = projection.project([f32::from(most) / 2.0; 3]).at;
    let away = ends[0] + along / 2.0 - pos2(middle.x, middle.y);
    let mut out = along.normalized().rot90();
    if out.dot(away) < 0.0 {
        out = -out;
    }
    let scale = inks.scale;
    // Seen end on, or too close to each other, numbers would only be in each other's way.
    let room = along.length() / f32::from(most.max(1));
    if along.length() < 60.0 * scale {
        return;
    }
    let step = (20.0 * scale / room).ceil().max(1.0) as usize;
    for value in (0..=most).step_by(step).filter(|&value| value >= first) {
        let place = at(on_edge(value.into())) + out * 15.0 * scale;
        let font = inks.font.clone();
        painter.text(place, Align2::CENTER_CENTER, value, font, inks.muted);
    }
    let letter = column_letter(axis as u8).to_string();
    let name = words.with("research-row", &[("row", text(&letter))]);
    let area = egui_rect(projection.area);
    let layout = |name: String| {
        let name = painter.layout_no_wrap(name, inks.font.clone(), inks.muted);
        let half = name.size() / 2.0;
        // As far out as its breadth needs.
        let reach = 30.0 * scale + half.x * out.x.abs() + half.y * out.y.abs();
        let place = ends[0] + along / 2.0 + out * reach;
        (place - half, name)
    };
    let (mut corner, mut name) = layout(name);
    if !area.contains_rect(Rect::from_min_size(corner, name.size())) {
        // Moved inwards it would lie on the numbers.
        (corner, name) = layout(letter);
    }
    let most = (area.max - name.size()).max(area.min);
    painter.galley(corner.clamp(area.min, most), name, inks.muted);
}

type Things = Vec<(f32, Vec<Shape>)>;

/// Four good positions whose numbers agree but for the last binary digit are the corners of a
/// small tetrahedron; its faces appear as their three corners are found.
fn faces(projection: &Projection, room: &Room, inks: &Inks) -> Things {
    let mut things = Things::new();
    for tuple in room.method().list() {
        let &[a, b, c] = &*tuple else { continue };
        // Each is drawn once, from its corner with the smallest numbers.
        if (a | b | c) & 1 != 0 {
            continue;
        }
        let corners = [
            [a, b, c],
            [a, b | 1, c | 1],
            [a | 1, b, c | 1],
            [a | 1, b | 1, c],
        ]
        .map(|numbers| Tuple::new(&numbers))
        .map(|tuple| (room.known(&tuple) == Some(PositionState::Good)).then_some(tuple));
        let spots = corners.map(|tuple| tuple.and_then(|tuple| point(projection, &tuple)));
        for (i, j, k) in [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)] {
            let (Some(one), Some(two), Some(three)) = (spots[i], spots[j], spots[k]) else {
                continue;
            };
            let near = nearness((one.depth + two.depth + three.depth) / 3.0);
            // Painted before its own corners, so that it does not lie over them.
            let depth = one.depth.max(two.depth).max(three.depth);
            // Each face has a light of its own, as if from the upper left.
            let light = [0.55, 0.85, 0.4, 1.0][i + j + k - 3];
            let ink = inks.far.lerp_to_gamma(inks.good, 0.25 + 0.6 * near * light);
            let mut mesh = Mesh::default();
            for corner in [one, two, three] {
                mesh.colored_vertex(at(corner), ink.gamma_multiply(0.16 + 0.16 * light));
            }
            mesh.add_triangle(0, 1, 2);
            things.push((depth + 0.02, vec![Shape::mesh(mesh)]));
        }
        for (i, j) in EDGES {
            if let (Some(one), Some(other)) = (spots[i], spots[j]) {
                let near = nearness((one.depth + other.depth) / 2.0);
                let depth = one.depth.max(other.depth);
                let ink = inks.good.gamma_multiply(0.22 + 0.45 * near);
                let stroke = Stroke::new(1.2 * one.size, ink);
                things.push((
                    depth + 0.01,
                    vec![Shape::line_segment([at(one), at(other)], stroke)],
                ));
            }
        }
    }
    things
}

/// The proof: four good positions whose numbers agree but for their last binary digits are the corners of
/// a tetrahedron, of which each holds four of half the size. Brighter are those to which the position
/// shown belongs.
fn groups(projection: &Projection, room: &Room, inks: &Inks) -> Things {
    let space = room.method().space();
    let shown = room.shown().filter(|shown| space.contains(shown));
    let mut things = Things::new();
    for level in 1..=space.levels() {
        let last = ((1_u16 << level) - 1) as u8;
        for group in space.groups(level) {
            let &[a, b, c] = &*group else { continue };
            let holds = |shown: Tuple| shown.level() <= level && shown.group(level) == group;
            let (ink, strength) = match shown.is_some_and(holds) {
                true => (inks.accent, 1.0),
                false => (inks.fresh, 0.25 + 0.2 * f32::from(level)),
            };
            let corners = [
                [a, b, c],
                [a, b | last, c | last],
                [a | last, b, c | last],
                [a | last, b | last, c],
            ];
            // A tetrahedron that is larger than the cube is cut off.
            let spots = corners
                .map(|numbers| Tuple::new(&numbers))
                .map(|corner| space.contains(&corner).then(|| point(projection, &corner)))
                .map(Option::flatten);
            let width = (0.6 + 0.5 * f32::from(level)) * inks.scale;
            for (i, j) in EDGES {
                if let (Some(one), Some(other)) = (spots[i], spots[j]) {
                    let depth = f32::midpoint(one.depth, other.depth);
                    let ink = ink.gamma_multiply(strength * (0.3 + 0.7 * nearness(depth)));
                    let line = [at(one), at(other)];
                    let stroke = Stroke::new(width, ink);
                    things.push((depth, vec![Shape::line_segment(line, stroke)]));
                }
            }
        }
    }
    things
}

/// The edges of a tetrahedron by the numbers of its corners.
const EDGES: [(usize, usize); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];

/// The good positions as small balls: larger and brighter in front, and alight when they are new.
fn points(projection: &Projection, room: &Room, inks: &Inks) -> Things {
    let mut things = Things::new();
    for (number, tuple) in room.method().list().enumerate() {
        let Some(point) = point(projection, &tuple) else {
            continue;
        };
        let near = nearness(point.depth);
        let shine = room.shine(number);
        let radius = projection.radius * point.size * (1.0 + 0.5 * shine);
        let ball = inks
            .far
            .lerp_to_gamma(inks.good, 0.35 + 0.65 * near)
            .lerp_to_gamma(inks.text, 0.3 * near * near)
            .lerp_to_gamma(inks.fresh, shine);
        let centre = at(point);
        let mut shapes = Vec::new();
        let glow = 0.16 * near + 0.35 * shine;
        shapes.push(halo(centre, radius * (2.4 + 2.0 * shine), ball, glow));
        shapes.push(Shape::circle_filled(centre, radius, inks.shadow(ball)));
        shapes.push(Shape::circle_filled(
            centre - vec2(0.08, 0.10) * radius,
            radius * 0.86,
            ball,
        ));
        shapes.push(Shape::circle_filled(
            centre - vec2(0.30, 0.34) * radius,
            radius * 0.30,
            ball.lerp_to_gamma(Color32::WHITE, 0.25 + 0.45 * near),
        ));
        if room.shown() == Some(tuple) {
            let stroke = Stroke::new(2.0 * inks.scale, inks.accent);
            shapes.push(Shape::circle_stroke(
                centre,
                radius + 5.0 * inks.scale,
                stroke,
            ));
        }
        things.push((point.depth, shapes));
    }
    things
}

/// A soft glow that ends at this radius.
fn halo(centre: Pos2, radius: f32, ink: Color32, strength: f32) -> Shape {
    const AROUND: u32 = 20;
    let mut mesh = Mesh::default();
    mesh.colored_vertex(centre, ink.gamma_multiply(strength));
    for i in 0..AROUND {
        let angle = i as f32 / AROUND as f32 * std::f32::consts::TAU;
        let rim = centre + vec2(angle.cos(), angle.sin()) * radius;
        mesh.colored_vertex(rim, Color32::TRANSPARENT);
        mesh.add_triangle(0, 1 + i, 1 + (i + 1) % AROUND);
    }
    Shape::mesh(mesh)
}

/// The last step: from the position that was looked at to the good one that strikes it out, or the
/// lines that a new good one strikes out. What lies behind the points is drawn before them.
fn last_step(painter: &Painter, projection: &Projection, room: &Room, inks: &Inks, in_front: bool) {
    let Some(step) = room.last().filter(|_| !room.method().is_finished()) else {
        return;
    };
    let Some(here) = point(projection, &step.looked_at) else {
        return;
    };
    match step.found {
        MethodFinding::Good { .. } if !in_front => {
            let shine = room.shine(room.method().count().saturating_sub(1));
            for axis in 0..3 {
                let mut numbers = [0, 1, 2].map(|i| f32::from(step.looked_at[i]));
                numbers[axis] = f32::from(projection.values - 1);
                let end = projection.project(numbers);
                let ink = inks.fresh.gamma_multiply(0.25 + 0.6 * shine);
                let stroke = Stroke::new(1.5 * inks.scale, ink);
                painter.line_segment([at(here), at(end)], stroke);
            }
        }
        MethodFinding::StruckOut { by } if in_front => {
            let Some(there) = point(projection, &by) else {
                return;
            };
            let stroke = Stroke::new(1.5 * inks.scale, inks.struck);
            painter.extend(Shape::dashed_line(
                &[at(here), at(there)],
                stroke,
                5.0 * inks.scale,
                4.0 * inks.scale,
            ));
            let radius = projection.radius * there.size + 4.0 * inks.scale;
            painter.circle_stroke(at(there), radius, stroke);
            let size = (projection.radius * here.size).max(5.0 * inks.scale);
            cross(
                painter,
                at(here),
                size,
                Stroke::new(2.5 * inks.scale, inks.struck),
            );
        }
        _ => {}
    }
}

/// Beside a position that is pointed at or chosen: its numbers, whether it is good, and the rule;
/// thin lines lead to the walls where its numbers can be read.
fn reading(
    painter: &Painter,
    projection: &Projection,
    words: &Words,
    room: &Room,
    shown: &Tuple,
    inks: &Inks,
) {
    let Some(here) = point(projection, shown) else {
        return;
    };
    let stroke = Stroke::new(1.0 * inks.scale, inks.accent.gamma_multiply(0.7));
    for axis in 0..3 {
        let mut numbers = [0, 1, 2].map(|i| f32::from(shown[i]));
        numbers[axis] = 0.0;
        let wall = at(projection.project(numbers));
        painter.extend(Shape::dashed_line(
            &[at(here), wall],
            stroke,
            3.0 * inks.scale,
            3.0 * inks.scale,
        ));
    }
    let ends = [0.0, f32::from(projection.values) - 1.0];
    let corners = ends.map(|a| ends.map(|b| ends.map(|c| at(projection.project([a, b, c])))));
    label(
        painter,
        egui_rect(projection.area),
        Rect::from_points(corners.as_flattened().as_flattened()),
        at(here),
        words,
        room,
        shown,
        inks,
    );
}
