// Things that lie on a board: stones, pebbles and the dents they leave.

#import "shaders/paint.wgsl"::{
    Brush, shape, LIGHT, LIGHT3, TAU, cover, hash, luminance, noise, over, segment, shine, stroke, turned
}

// `STONE_RADIUS` in shape.rs.
const R: f32 = 0.8;

// The shadow of a round thing that lies on the board: tight where it touches, soft away from it.
fn contact(unit: vec2<f32>, radius: f32) -> f32 {
    let near = length(unit - vec2(0.02, -0.03)) - radius;
    let far = length(unit - vec2(0.05, -0.075)) - radius;
    let tight = 0.50 * (1.0 - smoothstep(-0.02, 0.06, near));
    let soft = 0.48 * (1.0 - smoothstep(-0.14, 0.11, far));
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
    let t = length(brush.unit) / R;
    let way = brush.unit / max(length(brush.unit), 1e-4);
    let slope = 0.10 * t + 1.15 * pow(min(t, 1.0), 7.0);
    let n = normalize(vec3(way * slope, 1.0));
    let diffuse = dot(n, LIGHT3);
    let base = colour * (0.56 + 0.58 * max(diffuse, 0.0));
    // A window's soft reflection in the upper left, and a thin bright arc on the rounding.
    let u = brush.unit / R;
    let q = vec2(dot(u, LIGHT), dot(u, vec2(LIGHT.y, -LIGHT.x)));
    let pane = exp(-(pow((q.x - 0.52) / 0.30, 2.0) + pow(q.y / 0.46, 2.0)));
    let facing = dot(way, LIGHT);
    let arc = smoothstep(0.80, 0.91, t) * smoothstep(1.0, 0.94, t) * pow(max(facing, 0.0), 2.0);
    let back = smoothstep(0.84, 0.97, t) * pow(max(-facing, 0.0), 3.0);
    let white = mix(colour, vec3(1.0), 0.75);
    return Disc(base, white * (0.13 * pane + 0.42 * arc) + colour * 0.22 * back);
}

// A groove in a stone: `d` distance to its edge, `n` its outward direction.
fn engrave(body: vec3<f32>, colour: vec3<f32>, d: f32, n: vec2<f32>, e: f32) -> vec3<f32> {
    let lit = dot(n, LIGHT);
    let fine = 1.0 - smoothstep(0.03, 0.12, e);
    let shade = 1.0 - fine * 0.45 * exp(min(d, 0.0) / 0.035) * smoothstep(-0.2, 1.0, lit);
    let lip = fine * stroke(d - 0.008, 0.012, e);
    let edged = body * (1.0 + lip * (0.55 * max(-lit, 0.0) - 0.30 * max(lit, 0.0)));
    return mix(edged, colour * shade, cover(d, e));
}

fn finish(brush: Brush, stone: vec3<f32>, radius: f32) -> vec4<f32> {
    let paint = vec4(0.0, 0.0, 0.0, contact(brush.unit, radius));
    return over(paint, stone, cover(length(brush.unit) - radius, brush.e));
}

fn disc_ring(brush: Brush) -> vec4<f32> {
    let d = disc(brush, shape.a.rgb);
    let r = length(brush.unit);
    let way = brush.unit / max(r, 1e-4);
    let half_width = max(0.062, 0.75 * brush.e);
    let ring = abs(r - 0.40) - half_width;
    var c = engrave(d.body, shape.b.rgb, ring, way * sign(r - 0.40), brush.e);
    let rim_width = max(0.026, 0.5 * brush.e);
    let rim = abs(r - (R - rim_width)) - rim_width;
    c = mix(c, shape.c.rgb * (0.80 + 0.28 * dot(way, LIGHT)), cover(rim, brush.e) * 0.9);
    c += d.gleam + brush.glow * shape.b.rgb * 0.25;
    return finish(brush, c, R);
}

fn disc_cross(brush: Brush) -> vec4<f32> {
    let d = disc(brush, shape.a.rgb);
    let p = turned(brush.unit, 0.125);
    let arm = 0.47;
    let half_width = max(0.070, 0.75 * brush.e);
    let level = segment(p, vec2(-arm, 0.0), vec2(arm, 0.0)) - half_width;
    let upright = segment(p, vec2(0.0, -arm), vec2(0.0, arm)) - half_width;
    let cut = min(level, upright);
    let side = select(
        vec2(clamp(p.x, -1.0, 1.0) * 0.0 + sign(p.x), 0.0),
        vec2(0.0, sign(p.y)),
        level < upright,
    );
    var c = engrave(d.body, shape.b.rgb, cut, turned(side, -0.125), brush.e);
    let r = length(brush.unit);
    let rim_width = max(0.020, 0.4 * brush.e);
    let rim = abs(r - (R - rim_width)) - rim_width;
    c = mix(c, mix(shape.c.rgb, shape.a.rgb, 0.25), cover(rim, brush.e) * 0.75);
    c += d.gleam * vec3(1.0, 0.97, 0.86) + brush.glow * shape.a.rgb * 0.20;
    return finish(brush, c, R);
}

// The outline of a pebble: its radius in this direction.
fn outline(angle: f32, s: vec4<f32>) -> f32 {
    let oval = 0.075 * cos(2.0 * (angle - TAU * s.x));
    let egg = 0.030 * cos(3.0 * (angle - TAU * s.y));
    let bump = 0.014 * cos(5.0 * (angle - TAU * s.z));
    return R * (0.90 + oval + egg + bump);
}

fn pebble(brush: Brush) -> vec4<f32> {
    let k = brush.seed;
    let s = vec4(
        hash(vec2(k, 1.0)), hash(vec2(k, 2.0)), hash(vec2(k, 3.0)), hash(vec2(k, 4.0)),
    );
    let p = turned(brush.unit, brush.turn);
    let r = length(p);
    let angle = atan2(p.y, p.x);
    let radius = outline(angle, s);
    let t = min(r / radius, 1.0);
    let way = brush.unit / max(r, 1e-4);
    // Shape: a worn dome, with slow dents.
    let dome = normalize(vec3(way * (0.25 * t + 1.25 * pow(t, 4.0)), 1.0));
    let lump = vec2(noise(p * 2.6 + 9.0 * s.xy) - 0.5, noise(p * 2.6 + 9.0 * s.zw + 4.0) - 0.5);
    let n = normalize(dome + vec3(0.28 * lump, 0.0));
    let diffuse = max(dot(n, LIGHT3), 0.0);
    // Tone: grey, a little blue, brown or green, some with a pale vein, all finely speckled.
    let warm = mix(vec3(0.86, 0.96, 1.10), vec3(1.13, 0.98, 0.82), s.w);
    let mossy = mix(vec3(1.0), vec3(0.90, 1.04, 0.92), step(0.8, s.z));
    var c = shape.a.rgb * warm * mossy * mix(0.42, 0.80, s.y);
    let cloud = noise(p * 5.0 + 17.0 * s.zx) - 0.5;
    let speck = noise(p * 26.0 + 40.0 * s.yw) - 0.5;
    c *= 1.0 + 0.28 * cloud + 0.24 * speck * (1.0 - smoothstep(0.02, 0.07, brush.e));
    let vein_at = turned(p, s.z).y + 0.10 * (noise(p * 3.0 + 3.0 * s.xy) - 0.5) - 0.5 * (s.x - 0.5);
    let vein = (1.0 - smoothstep(0.012, 0.045, abs(vein_at))) * step(0.62, s.x);
    c = mix(c, shape.a.rgb * 1.35, 0.5 * vein);
    c *= 0.30 + 0.86 * diffuse;
    // Wet: a broad reflection of the sky and a small sharp one of the lamp.
    let half_way = normalize(LIGHT3 + vec3(0.0, 0.0, 1.0));
    let spec = max(dot(n, half_way), 0.0);
    let sky = pow(1.0 - n.z, 2.0) * (0.5 + 0.5 * n.y);
    c += vec3(0.85, 0.93, 1.0) * (0.10 * pow(spec, 14.0) + 0.55 * pow(spec, 90.0) + 0.10 * sky);
    // Light thrown back by the tray at the lower right edge.
    c += shape.a.rgb * 0.10 * smoothstep(0.80, 0.98, t) * max(-dot(way, LIGHT), 0.0);
    let d = r - radius;
    var paint = vec4(0.0, 0.0, 0.0, contact(brush.unit, radius));
    // Marked: a ring of light lies under the pebble.
    let halo = exp(-max(d, 0.0) / 0.045) * smoothstep(1.0, 0.86, r);
    paint = over(paint, shape.b.rgb, 0.75 * brush.glow * halo);
    c += shape.b.rgb * brush.glow * (0.10 + 0.65 * smoothstep(0.72, 1.0, t));
    return over(paint, c, cover(d, brush.e));
}

fn dent(brush: Brush) -> vec4<f32> {
    let p = brush.unit * vec2(1.0, 1.12) / (R * 0.80);
    let r = length(p);
    let lit = dot(p / max(r, 1e-4), LIGHT);
    let bowl = 1.0 - smoothstep(0.55, 1.0, r);
    let wall = smoothstep(0.35, 0.85, r) * (1.0 - smoothstep(0.85, 1.05, r));
    var paint = vec4(0.0, 0.0, 0.0, 0.20 * bowl + 0.42 * wall * max(lit, 0.0));
    return shine(paint, shape.a.rgb, 1.1 * wall * max(-lit, 0.0));
}
