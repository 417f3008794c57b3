// Things that lie on a board: stones, pebbles and the dents they leave.

#import "shaders/paint.wgsl"::{
    Brush, shape, LIGHT, LIGHT3, TAU, bell, box, box_normal, cover, hash, noise, over, shade, segment, shine, stroke, turned
}

// `STONE_RADIUS` in shape.rs.
const R: f32 = 0.8;

// The shadow of a round thing that lies on the board: tight where it touches, soft away from it.
fn contact(unit: vec2<f32>, radius: f32) -> f32 {
    let near = length(unit - vec2(0.02, -0.03)) - radius;
    let far = length(unit - vec2(0.05, -0.075)) - radius;
    let tight = 0.55 * (1.0 - smoothstep(-0.02, 0.06, near));
    let soft = 0.55 * (1.0 - smoothstep(-0.14, 0.11, far));
    return max(tight, soft);
}

struct Disc {
    // The disc's colour so far.
    body: vec3<f32>,
    // Light to be laid over whatever is painted on it.
    gleam: vec3<f32>,
}

// A polished disc: nearly flat, rounded off towards its edge.
fn disc(brush: Brush, colour: vec3<f32>) -> Disc {
    let r = length(brush.unit);
    let t = min(r / R, 1.0);
    let way = brush.unit / max(r, 1e-4);
    let facing = dot(way, LIGHT);
    let t4 = t * t * t * t;
    let n = normalize(vec3(way * (0.30 * t + 1.3 * t4 * t4), 1.0));
    let base = colour * (0.40 + 0.80 * max(dot(n, LIGHT3), 0.0));
    // A window's soft reflection, a bright arc on the rounding towards the light, and the light
    // that the board throws back on the far side.
    let u = brush.unit / R;
    let q = vec2(dot(u, LIGHT) - 0.50, dot(u, vec2(LIGHT.y, -LIGHT.x)));
    let pane = bell(q.x * q.x / 0.08 + q.y * q.y / 0.20);
    let band = (t - 0.855) / max(0.055, 1.6 * brush.e);
    let crest = max(1.0 - band * band, 0.0);
    let arc = crest * crest * smoothstep(0.45, 1.0, facing);
    let away = max(-facing, 0.0);
    let back = smoothstep(0.82, 0.95, t) * away * away * away;
    let pale = mix(colour, vec3(1.0), 0.55);
    return Disc(base, (pale * (0.12 * pane + 0.50 * arc) + colour * 0.26 * back) * shape.light.w);
}

// A groove in a stone: `d` distance to its edge, `n` its outward direction.
fn engrave(body: vec3<f32>, colour: vec3<f32>, d: f32, n: vec2<f32>, e: f32) -> vec3<f32> {
    let lit = dot(n, LIGHT);
    let fine = 1.0 - smoothstep(0.03, 0.12, e);
    let near = max(1.0 + d / 0.07, 0.0);
    let dark = 1.0 - fine * 0.45 * near * near * smoothstep(-0.2, 1.0, lit);
    let lip = fine * stroke(d - 0.008, 0.012, e);
    let edged = body * (1.0 + lip * (0.55 * max(-lit, 0.0) - 0.30 * max(lit, 0.0)));
    return mix(edged, colour * dark, cover(d, e));
}

fn finish(brush: Brush, stone: vec3<f32>, radius: f32) -> vec4<f32> {
    let paint = shade(contact(brush.unit, radius));
    return over(paint, stone, cover(length(brush.unit) - radius, brush.e));
}

fn disc_ring(brush: Brush) -> vec4<f32> {
    let d = disc(brush, shape.a.rgb);
    let r = length(brush.unit);
    let way = brush.unit / max(r, 1e-4);
    let half_width = max(0.058, 0.75 * brush.e);
    let ring = abs(r - 0.39) - half_width;
    // Let in: it is lit the other way round.
    let inlay = shape.b.rgb * (0.94 - 0.30 * dot(brush.unit, LIGHT));
    var c = engrave(d.body, inlay, ring, way * sign(r - 0.39), brush.e);
    let rim_width = max(0.020, 0.5 * brush.e);
    let rim = abs(r - (R - rim_width)) - rim_width;
    let facing = dot(way, LIGHT);
    let band = shape.c.rgb * (0.52 + 0.50 * smoothstep(-0.6, 1.0, facing) + 0.18 * max(-facing, 0.0));
    c = mix(c, band, cover(rim, brush.e));
    c += d.gleam + brush.glow * shape.b.rgb * 0.25;
    return finish(brush, c, R);
}

fn disc_cross(brush: Brush) -> vec4<f32> {
    let d = disc(brush, shape.a.rgb);
    let p = vec2(brush.unit.x + brush.unit.y, brush.unit.y - brush.unit.x) * 0.70710678;
    let arm = 0.45;
    let half_width = max(0.066, 0.75 * brush.e);
    let level = segment(p, vec2(-arm, 0.0), vec2(arm, 0.0)) - half_width;
    let upright = segment(p, vec2(0.0, -arm), vec2(0.0, arm)) - half_width;
    let cut = min(level, upright);
    let side = select(vec2(sign(p.x), 0.0), vec2(0.0, sign(p.y)), level < upright);
    let core = shape.b.rgb * (1.0 - 0.7 * dot(brush.unit, LIGHT));
    var c = engrave(d.body, core, cut, vec2(side.x - side.y, side.x + side.y) * 0.70710678, brush.e);
    let r = length(brush.unit);
    // By day the outline parts it from pale boards.
    let rim_width = max(mix(0.024, 0.010, shape.light.z), 0.4 * brush.e);
    let rim = abs(r - (R - rim_width)) - rim_width;
    c = mix(c, mix(shape.c.rgb, shape.a.rgb, 0.18), cover(rim, brush.e) * 0.8);
    c += d.gleam * vec3(1.0, 0.96, 0.80) * (1.0 - 0.7 * cover(cut, brush.e));
    c += brush.glow * shape.a.rgb * 0.20;
    return finish(brush, c, R);
}

// The outline of a pebble: its radius in this direction.
fn outline(angle: f32, s: vec4<f32>) -> f32 {
    let oval = 0.080 * cos(2.0 * (angle - TAU * s.x));
    let egg = 0.020 * cos(3.0 * (angle - TAU * s.y));
    let bump = 0.008 * cos(5.0 * (angle - TAU * s.z));
    return R * (0.89 + oval + egg + bump);
}

fn pebble(brush: Brush) -> vec4<f32> {
    let k = brush.seed;
    let s = vec4(
        hash(vec2(k, 1.0)), hash(vec2(k, 2.0)), hash(vec2(k, 3.0)), hash(vec2(k, 4.0)),
    );
    let p = turned(brush.unit, brush.turn);
    let r = length(p);
    let radius = outline(atan2(p.y, p.x), s);
    let t = min(r / radius, 1.0);
    let way = brush.unit / max(r, 1e-4);
    let facing = dot(way, LIGHT);
    // A worn dome with slow dents.
    let dome = way * (0.42 * t + 1.5 * pow(t, 5.0));
    let lump = vec2(noise(p * 2.3 + 9.0 * s.xy), noise(p * 2.3 + 9.0 * s.zw + 4.0)) - 0.5;
    let n = normalize(vec3(dome + 0.34 * lump * (1.0 - t), 1.0));
    // Tone: grey, a little blue, brown or green; layered or clouded, some with a pale vein.
    let warm = mix(vec3(0.76, 0.92, 1.12), vec3(1.18, 0.96, 0.74), s.w);
    let moss = mix(vec3(1.0), vec3(0.86, 1.05, 0.90), step(0.78, s.z));
    var c = shape.a.rgb * warm * moss * mix(0.30, 0.84, s.y * s.y);
    let along = turned(p, s.z);
    let cloud = noise(p * 4.0 + 17.0 * s.zx) - 0.5;
    let layer = noise(vec2(along.x * 1.6, along.y * 13.0 + 2.5 * cloud) + 40.0 * s.xy) - 0.5;
    let fine = 1.0 - smoothstep(0.015, 0.06, brush.e);
    let speck = noise(p * 31.0 + 40.0 * s.yw) + noise(turned(p, 0.1) * 53.0) - 1.0;
    c *= 1.0 + mix(0.34 * cloud, 0.44 * layer, step(s.w, 0.45)) + 0.16 * fine * speck;
    let vein_at = along.y + 0.09 * (noise(p * 3.0 + 3.0 * s.xy) - 0.5) - 0.5 * (s.x - 0.5);
    let vein = (1.0 - smoothstep(0.010, 0.040, abs(vein_at))) * step(0.66, s.x);
    c = mix(c, shape.a.rgb * 1.1, 0.55 * vein);
    c *= 0.26 + 0.98 * max(dot(n, LIGHT3), 0.0);
    // Wet: the lamp as a small sharp light, the sky along the edge that faces it, and what the
    // tray throws back.
    let spec = max(dot(n, normalize(LIGHT3 + vec3(0.0, 0.0, 1.0))), 0.0);
    let sky = smoothstep(0.62, 0.98, t) * smoothstep(1.02, 0.96, t) * smoothstep(0.1, 1.0, facing);
    c += shape.light.w * vec3(0.90, 0.95, 1.0) * (0.07 * pow(spec, 16.0) + 0.55 * smoothstep(0.988, 0.9995, spec));
    c += shape.light.w * vec3(0.70, 0.85, 1.0) * 0.13 * sky;
    c += shape.a.rgb * 0.16 * smoothstep(0.78, 0.97, t) * pow(max(-facing, 0.0), 2.0);
    let d = r - radius;
    var paint = shade(contact(brush.unit, radius));
    // Marked: a ring of light lies under the pebble and climbs its edge.
    let halo = exp(-max(d, 0.0) / 0.035) * smoothstep(1.0, 0.85, r);
    paint = over(paint, shape.b.rgb, 0.65 * brush.glow * halo);
    c += shape.b.rgb * brush.glow * (0.06 + 0.50 * smoothstep(0.86, 1.0, t));
    return over(paint, c, cover(d, brush.e));
}

fn dent(brush: Brush) -> vec4<f32> {
    let p = brush.unit * vec2(1.0, 1.12) / (R * 0.80);
    let r = length(p);
    let lit = dot(p / max(r, 1e-4), LIGHT);
    let bowl = 1.0 - smoothstep(0.55, 1.0, r);
    let wall = smoothstep(0.35, 0.85, r) * (1.0 - smoothstep(0.85, 1.05, r));
    var paint = shade(0.20 * bowl + 0.42 * wall * max(lit, 0.0));
    return shine(paint, shape.a.rgb, 1.1 * wall * max(-lit, 0.0));
}

// A flat tile with rounded corners and a bevelled edge.
fn tile(brush: Brush) -> vec4<f32> {
    let half = vec2(R);
    let d = box(brush.unit, half, 0.16);
    let below = box(brush.unit - vec2(0.05, -0.075), half, 0.16);
    let bevel = smoothstep(-0.14, -0.02, d);
    let facing = dot(box_normal(brush.unit, half, 0.16), LIGHT);
    var c = shape.a.rgb * (0.85 + 0.25 * dot(brush.unit, LIGHT));
    c *= 1.0 + 0.18 * (noise(brush.unit * 9.0 + brush.seed) - 0.5);
    c *= 1.0 - 0.5 * bevel * max(-facing, 0.0);
    c = mix(c, shape.b.rgb, 0.35 * bevel * max(facing, 0.0));
    var paint = shade(0.5 * (1.0 - smoothstep(-0.14, 0.11, below)));
    return over(paint, c, cover(d, brush.e));
}
