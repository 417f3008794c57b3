// Things that shine: the lantern, atoms, and light that falls on the board.

#import "shaders/paint.wgsl"::{
    Brush, shape, LIGHT, bell, box, cover, ember, luminance, over, shade, segment, shine, stroke, turned
}

// `ATOM_RADIUS` and `TILE_EXTENT` in shape.rs.
const ATOM: f32 = 0.4;
const TILE: f32 = 0.8;

// Light that has faded to nothing at the edge of the square.
fn fade(r: f32) -> f32 {
    let f = 1.0 - smoothstep(0.0, 1.0, r);
    return f * f;
}

// A lantern of brass and glass, seen from the front: foot, posts, cap and handle around a flame.
fn lantern(brush: Brush) -> vec4<f32> {
    let p = brush.unit;
    let e = brush.e;
    let wick = vec2(0.0, -0.16);
    let from_wick = length(p - wick);
    let fire = 0.90 + 0.35 * brush.glow;
    let ground = (p - vec2(0.05, -0.69)) / vec2(0.50, 0.15);
    var paint = shade(0.62 * (1.0 - smoothstep(0.35, 1.0, length(ground))));
    let halo = fire * fade(from_wick / 0.82);
    paint = shine(paint, ember(shape.a.rgb, 1.5 * halo), 0.62 * halo);

    // The handle, the upper half of a ring.
    let up = p - vec2(0.0, 0.37);
    let bow = select(
        length(vec2(abs(up.x) - 0.31, up.y)), abs(length(up) - 0.31), up.y > 0.0,
    ) - max(0.032, 0.55 * e);
    // The cap: a slope between a chimney and a brim.
    let slope = max(abs(p.y - 0.45) - 0.09, (abs(p.x) - 0.23 + 1.1 * (p.y - 0.45)) * 0.67);
    let chimney = box(p - vec2(0.0, 0.56), vec2(0.10, 0.045), 0.03);
    let brim = box(p - vec2(0.0, 0.345), vec2(0.38, 0.042), 0.04);
    let foot = box(p - vec2(0.0, -0.625), vec2(0.40, 0.065), 0.05);
    let collar = box(p - vec2(0.0, -0.515), vec2(0.31, 0.055), 0.03);
    let post = box(vec2(abs(p.x) - 0.325, p.y + 0.09), vec2(max(0.028, 0.5 * e), 0.42), 0.02);
    let cap = min(min(slope, chimney), brim);
    let metal_d = min(min(cap, bow), min(min(foot, collar), post));

    // Glass: white-hot around the flame, deep amber at its rim.
    let glass_d = box(p - vec2(0.0, -0.09), vec2(0.285, 0.40), 0.13);
    let deep = shape.a.rgb * vec3(0.80, 0.44, 0.20);
    var c = mix(shape.a.rgb, deep, smoothstep(0.10, 0.46, from_wick));
    c *= fire * (0.62 + 0.55 * bell(9.0 * from_wick * from_wick));
    // A flame like a drop, wider at its foot.
    let f = p - wick + vec2(0.0, 0.05);
    let tear = length(vec2(f.x * (1.0 + 3.2 * max(f.y, 0.0)), 0.58 * f.y)) - 0.115;
    let hot = mix(shape.a.rgb, vec3(1.0), 0.72) * 1.08;
    c = mix(c, hot * fire, 1.0 - smoothstep(-0.045, 0.040, tear));
    // What the glass mirrors of the lamp above the table.
    let streak = box(p - vec2(-0.175, 0.02), vec2(0.022, 0.22), 0.022);
    c += vec3(0.34) * (1.0 - smoothstep(-0.02, 0.03, streak));
    paint = over(paint, c, cover(glass_d, e));

    // Brass, rounded like a barrel, that the flame lights from inside.
    let bulge = clamp(p.x / 0.40, -1.0, 1.0) + 0.42;
    let barrel = 0.34 + 0.66 * max(1.0 - bulge * bulge, 0.0);
    var brass = mix(shape.b.rgb, shape.a.rgb * vec3(0.62, 0.48, 0.30), 0.62) * barrel;
    let gleam = (bulge - 0.10) / 0.16;
    brass += vec3(0.22, 0.20, 0.16) * exp(-gleam * gleam) * step(0.3, abs(p.y + 0.09));
    brass += shape.a.rgb * 0.30 * bell(5.0 * from_wick * from_wick);
    brass *= 1.0 - 0.45 * smoothstep(-0.03, 0.0, metal_d);
    return over(paint, brass, cover(metal_d, e));
}

// Luminances in a reaction, of what shines (1) and of what colours like ink (0). There nothing may change
// the mean of a small square of the picture by a tenth: the lines of an atom are thin, and as far on one
// side of the cell's luminance as the disc on which they are drawn is on the other.
const EVEN_CELL: vec2<f32> = vec2<f32>(0.55, 0.07);
const EVEN_DISC: vec2<f32> = vec2<f32>(0.61, 0.02);
const EVEN_LINES: vec2<f32> = vec2<f32>(0.20, 0.32);
// Half the width of the lines and the radius of the dot, in logical pixels: in a small atom, most of which
// lies in one such square, and in one with a half-side of so many pixels and more.
const EVEN_WIDTH: vec2<f32> = vec2<f32>(0.45, 0.65);
const EVEN_DOT: vec2<f32> = vec2<f32>(1.1, 1.4);
const EVEN_SMALL: f32 = 16.0;
const EVEN_LARGE: f32 = 30.0;

// The colour at one of these luminances: dark it is deep, and so light that it cannot be it grows pale.
fn toned(colour: vec3<f32>, luminances: vec2<f32>) -> vec3<f32> {
    let light = mix(luminances.x, luminances.y, shape.light.z);
    let deep = ember(colour, 2.5 * light);
    let scaled = deep * (light / max(luminance(deep), 1e-3));
    let top = max(max(scaled.r, scaled.g), scaled.b);
    return mix(scaled, vec3(light), max(top - 1.0, 0.0) / max(top - light, 1e-3));
}

// How evenly something shines; see `MOST_TURN` in materials.rs.
fn evenness(brush: Brush) -> f32 {
    return min(1.01 * brush.turn, 1.0);
}

// An atom in a reaction: its sign in lines of light on a dark disc.
fn even_atom(brush: Brush) -> vec4<f32> {
    let r = length(brush.unit);
    let e = brush.e;
    let size = smoothstep(EVEN_SMALL, EVEN_LARGE, brush.half.x);
    let w = min(0.05, mix(EVEN_WIDTH.x, EVEN_WIDTH.y, size) / brush.half.x);
    let paint = over(vec4(0.0), toned(shape.a.rgb, EVEN_DISC), cover(r - ATOM, e));
#if SIDE == 0
    let point = cover(r - min(0.09, mix(EVEN_DOT.x, EVEN_DOT.y, size) / brush.half.x), e);
    let lines = max(stroke(r - 0.29, w, e), point);
    return over(paint, toned(shape.a.rgb, EVEN_LINES), lines);
#else
    let d = star(brush.unit);
    let filled = over(paint, toned(shape.a.rgb, mix(EVEN_DISC, EVEN_CELL, 0.6)), cover(d, e));
    return over(filled, toned(shape.a.rgb, EVEN_LINES), stroke(d + w, w, e));
#endif
}

// About how far a place is from a star with four points.
fn star(p: vec2<f32>) -> f32 {
    let q = abs(p) / ATOM;
    return (pow(pow(q.x, 0.60) + pow(q.y, 0.60), 1.6667) - 1.0) * 0.16;
}

fn atom(brush: Brush) -> vec4<f32> {
    return mix(bright_atom(brush), even_atom(brush), evenness(brush));
}

fn bright_atom(brush: Brush) -> vec4<f32> {
    let p = brush.unit;
    let r = length(p);
    let e = brush.e;
    var paint = shade(0.60 * (1.0 - smoothstep(0.22, 0.52, r)));
    let glow = fade(r);
    paint = shine(paint, ember(shape.a.rgb, 1.5 * glow), (0.34 + 0.34 * brush.glow) * glow);
#if SIDE == 0
    // The first side: a ring of light around a bright point.
    let w = max(0.052, 0.75 * e);
    let ring = (r - 0.29) / w;
    let point = r / max(0.085, 0.9 * e);
    paint = shine(paint, shape.a.rgb, 0.95 * exp(-ring * ring) + 0.30 * exp(-abs(ring) / 2.2));
    paint = shine(paint, shape.b.rgb, 0.42 * exp(-3.5 * ring * ring));
    // Flying, it is a disc of light: a ring that passes would flicker.
    paint = shine(paint, shape.a.rgb, 0.80 * brush.glow * smoothstep(0.29, 0.24, r));
    return shine(paint, shape.b.rgb, 0.95 * exp(-point * point));
#else
    // The second side: a star with four points.
    let d = star(p);
    let core = exp(-r * r / 0.014);
    paint = shine(paint, shape.a.rgb, 0.50 * exp(-max(d, 0.0) / 0.05) * fade(r));
    paint = over(paint, mix(shape.a.rgb, shape.b.rgb, 0.15 + 0.85 * core), cover(d, e));
    return shine(paint, shape.b.rgb, 0.60 * core);
#endif
}

fn cell_tint(brush: Brush) -> vec4<f32> {
    let d = box(brush.unit, vec2(TILE), 0.2);
    let inside = cover(d, brush.e);
    // In a reaction it is full of light, and the same all the time.
    // Between cells that shine the dark board is seen; a pale one would part them too clearly.
    let within = d + 0.05 * shape.light.z;
    let full = EVEN_CELL * mix(1.0, 0.85 + 0.9 * exp(min(within, 0.0) / 0.10), shape.light.z);
    let even = over(vec4(0.0), toned(shape.a.rgb, full), cover(within, brush.e));
    return mix(heated_tint(brush, d, inside), even, evenness(brush));
}

fn heated_tint(brush: Brush, d: f32, inside: f32) -> vec4<f32> {
    let rim = exp(min(d, 0.0) / mix(0.10, 0.17, brush.glow));
    let lit = 0.85 + 0.35 * dot(brush.unit, LIGHT);
    // A stain needs more than light on dark glass.
    let more = mix(2.5, 1.0, shape.light.z);
    let strength = more * ((0.030 + 0.07 * rim) * lit + brush.glow * (0.035 + 0.30 * rim));
    let tint = ember(shape.a.rgb, 1.4 * strength);
    var paint = shine(vec4(0.0), tint, inside * strength);
    paint = shine(paint, shape.a.rgb, (0.26 + 0.40 * brush.glow) * stroke(d + 0.03, 0.010, brush.e));
    // The side's sign, as if etched into the glass.
#if SIDE == 0
    let sign = abs(length(brush.unit) - 0.60);
#else
    let q = turned(brush.unit, 0.125);
    let sign = min(
        segment(abs(q), vec2(0.52, 0.0), vec2(0.78, 0.0)),
        segment(abs(q), vec2(0.0, 0.52), vec2(0.0, 0.78)),
    );
#endif
    let etched = stroke(sign, 0.016, brush.e);
    return shine(paint, tint, more * (0.12 + 0.16 * brush.glow) * etched);
}

fn halo(brush: Brush) -> vec4<f32> {
    let glow = fade(length(brush.unit));
    return shine(vec4(0.0), ember(shape.a.rgb, glow), (0.34 + 0.34 * brush.glow) * glow);
}

fn light(brush: Brush) -> vec4<f32> {
    // One pool of light over the whole rectangle, brightest in the middle.
    let half = TILE * brush.half;
    let feather = 0.30 * min(brush.half.x, brush.half.y);
    let d = box(brush.at, half, 1.2 * feather);
    let edge = 1.0 - smoothstep(-1.5 * feather, 0.35 * feather, d);
    let middle = bell(0.9 * dot(brush.unit, brush.unit));
    let pale = mix(shape.a.rgb, vec3(1.0), 0.22);
    return shine(vec4(0.0), pale, edge * (0.035 + 0.105 * middle));
}

fn wave_ring(brush: Brush) -> vec4<f32> {
    let r = length(brush.unit);
    let front = 0.10 + 0.78 * brush.glow;
    let gone = 1.0 - brush.glow;
    let behind = exp(-max(front - r, 0.0) / 0.10) * step(r, front);
    let ahead = exp(-max(r - front, 0.0) / 0.025) * step(front, r);
    let glow = (behind + ahead) * smoothstep(1.0, 0.9, r);
    var paint = shine(vec4(0.0), ember(shape.a.rgb, glow), 0.42 * gone * glow);
    let line = stroke(r - front, 0.012, brush.e);
    // A faint ring is all glow: sharp lines that follow each other would flicker.
    return over(paint, mix(shape.a.rgb, vec3(1.0), 0.35), 0.8 * gone * line * brush.alpha);
}
