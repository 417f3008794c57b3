// Marks that tell the player something: where, what last, what threatens, what a click would do.

#import "shaders/paint.wgsl"::{
    Brush, shape, LIGHT, LIGHT3, TAU, box, cover, hash, noise, over, shade, segment, shine, stroke, turned
}

// `MARK_RADIUS`, `INK_EXTENT` and `TILE_EXTENT` in shape.rs.
const R: f32 = 0.8;
const INK: f32 = 0.5;
const TILE: f32 = 0.8;

// How the lines of a mark run: the distance to their edge from a place, with lines of this half width.
fn lines(p: vec2<f32>, w: f32) -> f32 {
#if KIND == 14
    return length(p) - R;
#else if KIND == 16
    let h = R - w;
    let q = p + vec2(0.0, 0.12 * R);
    let top = vec2(0.0, h);
    let left = vec2(-0.8660254, -0.5) * h;
    let right = vec2(0.8660254, -0.5) * h;
    return min(min(segment(q, top, left), segment(q, left, right)), segment(q, right, top)) - w;
#else if KIND == 26
    // Both strokes folded onto one arm.
    return segment(abs(p), vec2(0.0), vec2(0.7071068) * (R - w)) - w;
#else if STUFF == 0
    // Twelve dashes with round ends: fold the ring onto one of them.
    let r = length(p);
    let part = TAU / 12.0;
    let angle = atan2(p.y, p.x);
    let own = angle - part * round(angle / part);
    let q = vec2(cos(own), sin(own)) * r;
    let reach = 0.27 * part;
    let end = vec2(cos(reach), sin(reach)) * (R - w);
    let past = length(vec2(q.x, abs(q.y)) - end);
    return select(past, abs(r - R + w), abs(own) < reach) - w;
#else if STUFF == 2
    return abs(box(p, vec2(R - w), 0.0)) - w;
#else if STUFF == 4
    // As a hand draws it: a little further than once around, and not quite to where it began.
    let q = turned(p, 0.14);
    let way = atan2(q.y, q.x) / TAU;
    let r = length(q);
    let start = R - w - 0.075;
    let once = abs(r - start - 0.07 * (way + 0.5));
    let again = abs(r - start - 0.07 * (way + 1.5)) + 4.0 * max(way + 0.40, 0.0);
    return min(once, again) - w * (0.85 + 0.30 * sin(TAU * way + 0.8));
#else
    return abs(length(p) - R + w) - w;
#endif
}

// Half the width of a mark's lines. Rings are fine around large things, too: they tell where, and what
// they are about is seen whole.
fn half_width(e: f32) -> f32 {
#if KIND == 15
    return max(min(0.066, 0.006 + 1.7 * e), 0.75 * e);
#else if KIND == 16
    return max(0.06, 0.8 * e);
#else
    return max(0.13, 0.8 * e);
#endif
}

// A drop of metal with its middle in the origin, lit from above.
fn bead(p: vec2<f32>) -> vec3<f32> {
    let up = sqrt(max(1.0 - dot(p, p), 0.0));
    let lit = max(dot(vec3(p, up), LIGHT3), 0.0);
    // By day the metal is darker than the wood, by night it is lighter.
    let depth = mix(vec2(0.50, 0.55), vec2(0.62, 0.62), shape.light.z);
    let gleam = mix(0.28, 0.45, shape.light.z) * shape.light.w * pow(lit, 14.0);
    return shape.a.rgb * (depth.x + depth.y * lit) + vec3(gleam);
}

// A mark that tells something, of the board's own material. What lies around it is that of the ground,
// so that it stands out wherever it is.
fn sign(brush: Brush, below: vec4<f32>) -> vec4<f32> {
    let p = brush.unit;
    let e = brush.e;
    let r = length(p);
    let within = smoothstep(1.0, 0.9, r);
#if STUFF == 1
    // Chalk keeps to the grain of the slate.
    let w = 1.15 * half_width(e);
    let coarse = noise(brush.at / 1.9 + 31.0);
    let fine = noise(brush.at * 1.4);
    let d = lines(p + 0.012 * (vec2(coarse, noise(brush.at / 2.3)) - 0.5), w) + w * (0.5 * coarse - 0.3);
    let paint = over(below, shape.b.rgb, 0.55 * cover(d - 1.5 * e, 2.0 * e) * within);
    return over(paint, shape.a.rgb * 1.05, cover(d, 1.4 * e) * (0.80 + 0.20 * smoothstep(0.2, 0.6, fine)));
#else if STUFF == 2
    // Small stones, let into the floor side by side.
    let t = R / round(R / max(0.155, 3.4 * e));
    let middle = (floor(p / t) + 0.5) * t;
#if KIND == 26
    let w = 1.05 * t;
#else
    let w = 0.70 * t;
#endif
    let is_stone = step(lines(middle, w), 0.0);
    let d = box(p - middle, vec2(0.5 * t - max(0.05 * t, 0.4 * e)), 0.12 * t);
    let tone = 0.90 + 0.22 * hash(middle * 37.0) + 0.28 * dot(p - middle, LIGHT) / t;
    let paint = over(below, shape.b.rgb, 0.85 * cover(lines(p, w) - 0.02 - 1.2 * e, 0.03 + e) * within);
    return over(paint, shape.a.rgb * tone, is_stone * cover(d, e));
#else if STUFF == 3
    // Metal let into wood: studs, and strips with a round back.
#if KIND == 15
    let size = max(0.072, 1.3 * e);
    let part = TAU / 12.0;
    let nearest = part * round(atan2(p.y, p.x) / part);
    let stud = (p - vec2(cos(nearest), sin(nearest)) * (R - size)) / size;
    let d = (length(stud) - 1.0) * size;
    let colour = bead(stud);
#else if KIND == 14
    let d = r - R;
    let colour = bead(p / R);
#else
    let w = half_width(e);
    let d = lines(p, w);
    let slope = normalize(vec2(dpdx(d), -dpdy(d)) + vec2(1e-6));
    let colour = bead(slope * clamp(1.0 + d / w, 0.0, 1.0) * 0.9);
#endif
    let paint = over(below, shape.b.rgb, 0.60 * cover(d - 0.02 - 0.5 * e, 0.03 + e) * within);
    return over(paint, colour, cover(d, e));
#else if STUFF == 4
    // A pen on paper, pressed harder here and there.
    let w = half_width(e);
    let d = lines(p + 0.022 * sin(5.3 * p.yx + vec2(1.0, 2.6)), w) + 0.25 * w * (noise(3.0 * p + 7.0) - 0.5);
    let paint = over(below, shape.b.rgb, 0.50 * cover(d - 0.9 * e, 1.5 * e) * within);
    return over(paint, shape.a.rgb * (0.94 + 0.12 * noise(brush.at / 3.0)), 0.97 * cover(d, e));
#else if STUFF == 5
    // A thread of light in the glass; what it lies in is dark.
    let w = half_width(e);
    let d = lines(p, w);
    var paint = over(below, shape.b.rgb, 0.88 * (1.0 - smoothstep(0.01, 0.11 + e, d)) * within);
    paint = shine(paint, shape.a.rgb, 0.40 * exp(-max(d, 0.0) / 0.08) * smoothstep(1.0, 0.82, r));
    let core = clamp(-d / w, 0.0, 1.0);
    let colour = mix(shape.a.rgb, vec3(1.0), 0.42 * core * core * shape.light.z);
    return over(paint, colour * (1.0 + 0.15 * shape.light.z), cover(d, e));
#else
    let w = half_width(e);
    let d = lines(p, w);
    let paint = over(below, vec3(0.0), 0.35 * shape.light.x * exp(-max(d, 0.0) / 0.055) * within);
    return over(paint, shape.a.rgb * (1.0 + 0.5 * brush.glow), cover(d, e));
#endif
}

fn told(brush: Brush) -> vec4<f32> {
    return sign(brush, vec4(0.0));
}

fn forbidden(brush: Brush) -> vec4<f32> {
    // The board shows around the cross, so that it does not melt into the crossing below.
    let r = length(brush.unit);
    return sign(brush, vec4(shape.b.rgb, 1.0) * (0.85 * (1.0 - smoothstep(R - 0.15, 1.0, r))));
}

fn last_mark(brush: Brush) -> vec4<f32> {
    let q = turned(brush.unit, 0.125);
    let d = box(q, vec2(0.46), 0.12);
    var paint = vec4(0.0);
    paint = over(paint, shape.b.rgb, 0.75 * cover(d - 0.14, brush.e));
    let lit = dot(brush.unit, LIGHT);
    return over(paint, shape.a.rgb * (1.0 + 0.12 * lit), cover(d, brush.e));
}

fn ink(brush: Brush) -> vec4<f32> {
    // In half-heights: x from end to end, y across.
    let long = brush.half.x / brush.half.y;
    let p = vec2(brush.unit.x * long, brush.unit.y);
    let start = 1.0 - long;
    let tip = mix(start, -start, brush.glow);
    let past = max(max(start - p.x, p.x - tip), 0.0);
    // The pen presses harder where it starts and where it is.
    let press = 0.93 + 0.07 * exp(-max(tip - p.x, 0.0) / 2.5) + 0.04 * exp(-max(p.x - start, 0.0));
    let d = length(vec2(past, p.y)) - INK * press;
    let room = 1.0 - smoothstep(0.0, 1.0 - INK, d);
    var paint = shade(0.45 * room * room);
    paint = shine(paint, shape.b.rgb, 0.60 * room * room * exp(-max(d, 0.0) / 0.22));
    // A rounded bead of wet ink, lit from above.
    let across = clamp(p.y / INK, -1.0, 1.0);
    let wet = (across - 0.30) / 0.35;
    let c = mix(shape.b.rgb, shape.a.rgb, 0.90 - 0.62 * across * across)
        * (0.92 + 0.10 * across) + vec3(0.30) * max(1.0 - wet * wet, 0.0);
    return over(paint, c, cover(d, brush.e) * step(0.002, brush.glow));
}

fn focus_mark(brush: Brush) -> vec4<f32> {
    let half = TILE * brush.half;
    let d = box(brush.at, half, min(6.0, 0.3 * half.x));
    var paint = shade(0.45 * exp(-max(abs(d) - 1.0, 0.0) / 1.6) * step(abs(d), 6.0));
    return over(paint, shape.a.rgb, stroke(d, 1.0, brush.px));
}

fn ghost(brush: Brush) -> vec4<f32> {
    let r = length(brush.unit);
    let w = max(0.030, 0.6 * brush.e);
    var paint = over(vec4(0.0), shape.a.rgb, 0.22 * cover(r - R, brush.e));
#if SIDE == 0
    let sign = abs(r - 0.40) - max(0.05, 0.7 * brush.e);
#else if SIDE == 1
    let q = turned(brush.unit, 0.125);
    let sign = min(
        segment(q, vec2(-0.47, 0.0), vec2(0.47, 0.0)),
        segment(q, vec2(0.0, -0.47), vec2(0.0, 0.47)),
    ) - max(0.06, 0.7 * brush.e);
#else
    let sign = 1.0;
#endif
    paint = over(paint, shape.c.rgb, 0.60 * cover(sign, brush.e));
    return over(paint, shape.c.rgb, 0.85 * stroke(r - (R - w), w, brush.e));
}

// A pattern that keeps its pixels whatever the size of the tile, so that neighbours fit together.
fn hatch(brush: Brush) -> vec4<f32> {
    let half = TILE * brush.half;
    let inside = cover(box(brush.at, half - 1.0, min(5.0, 0.2 * half.x)), brush.px);
#if SIDE == 2
    return over(vec4(0.0), shape.a.rgb, 0.22 * inside);
#else
    // At least three lines or dots across a tile.
    let pitch = clamp(0.5 * half.x, 3.0, 9.0);
#if SIDE == 0
    let across = (brush.at.x + brush.at.y) * 0.7071068;
    let d = abs(across - pitch * round(across / pitch)) - 0.14 * pitch;
#else
    let cell = brush.at - pitch * round(brush.at / pitch);
    let d = length(cell) - 0.24 * pitch;
#endif
    let edge = stroke(box(brush.at, half - 1.5, min(5.0, 0.2 * half.x)), 0.75, brush.px);
    var paint = over(vec4(0.0), shape.a.rgb, 0.16 * inside);
    paint = over(paint, shape.a.rgb, 0.85 * cover(d, brush.px) * inside);
    return over(paint, shape.a.rgb, 0.9 * edge);
#endif
}
