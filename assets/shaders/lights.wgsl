// Things that shine: the lantern, atoms, and light that falls on the board.

#import "shaders/paint.wgsl"::{
    Brush, shape, LIGHT, box, cover, ember, over, segment, shine, stroke, turned
}

// `LANTERN_RADIUS`, `ATOM_RADIUS` and `TILE_EXTENT` in shape.rs.
const LANTERN: f32 = 0.6;
const ATOM: f32 = 0.4;
const TILE: f32 = 0.8;

// Light that has faded to nothing at the edge of the square.
fn fade(r: f32) -> f32 {
    let f = 1.0 - smoothstep(0.0, 1.0, r);
    return f * f;
}

fn lantern(brush: Brush) -> vec4<f32> {
    let p = turned(brush.unit, brush.turn);
    let r = length(brush.unit);
    let e = brush.e;
    let way = brush.unit / max(r, 1e-4);
    let lit = dot(way, LIGHT);
    let fire = 0.88 + 0.24 * brush.glow;
    let beneath = length(brush.unit - vec2(0.03, -0.05)) - LANTERN;
    var paint = vec4(0.0, 0.0, 0.0, 0.55 * (1.0 - smoothstep(-0.05, 0.12, beneath)));
    let glow = fire * fade(r);
    paint = shine(paint, ember(shape.a.rgb, 1.6 * glow), 0.75 * glow);
    // A ring of dark metal on four feet, rounded across.
    let foot = length(abs(turned(p, 0.125)) - vec2(LANTERN, 0.0)) - 0.075;
    let other = length(abs(turned(p, 0.125)) - vec2(0.0, LANTERN)) - 0.075;
    let body = min(r - LANTERN, min(foot, other));
    let m = clamp((r - 0.525) / 0.075, -1.0, 1.0);
    var c = shape.b.rgb * (0.95 + 0.75 * max(m * lit, -0.6));
    c += vec3(0.13, 0.13, 0.14) * exp(-pow((m - 0.45) / 0.30, 2.0)) * smoothstep(0.3, 1.0, lit);
    c += shape.a.rgb * 0.42 * smoothstep(0.0, -1.0, m);
    // Glass, white-hot in the middle and deep amber at its rim.
    let t = r / 0.455;
    let deep = shape.a.rgb * vec3(0.92, 0.62, 0.38);
    var flame = mix(shape.a.rgb, deep, smoothstep(0.35, 1.0, t));
    flame = mix(shape.c.rgb, flame, smoothstep(0.05, 0.62, t)) * fire;
    flame *= 1.0 - 0.30 * smoothstep(0.80, 1.0, t);
    c = mix(c, flame, cover(r - 0.455, e));
    // The cage over it: the flame eats into its bars.
    let bar = min(abs(p.x), abs(p.y)) - max(0.024, 0.4 * e);
    let iron = shape.b.rgb * 0.7 + shape.a.rgb * 0.34 * exp(-4.5 * r);
    c = mix(c, iron, cover(bar, e) * cover(r - 0.50, e) * 0.92);
    let hub = r - 0.105;
    let knob = shape.b.rgb * (1.0 + 14.0 * max(lit, 0.0) * r)
        + shape.a.rgb * 0.25 * smoothstep(0.06, 0.105, r) + vec3(0.16) * exp(-dot(brush.unit - 0.04 * LIGHT, brush.unit - 0.04 * LIGHT) / 0.0008);
    c = mix(c, knob, cover(hub, e));
    // The lamp above is mirrored in the glass.
    let band = (r - 0.385) / 0.030;
    c += vec3(0.40) * exp(-band * band) * smoothstep(0.72, 1.0, lit) * cover(r - 0.455, e);
    return over(paint, c, cover(body, e));
}

fn atom(brush: Brush) -> vec4<f32> {
    let p = turned(brush.unit, brush.turn);
    let r = length(p);
    let e = brush.e;
    var paint = vec4(0.0, 0.0, 0.0, 0.60 * (1.0 - smoothstep(0.22, 0.52, r)));
    let glow = fade(r);
    paint = shine(paint, ember(shape.a.rgb, 1.5 * glow), (0.34 + 0.34 * brush.glow) * glow);
    if shape.params.x < 0.5 {
        // The first side: a ring of light around a bright point.
        let w = max(0.052, 0.75 * e);
        let ring = (r - 0.29) / w;
        let point = r / max(0.085, 0.9 * e);
        paint = shine(paint, shape.a.rgb, 0.95 * exp(-ring * ring) + 0.30 * exp(-abs(ring) / 2.2));
        paint = shine(paint, shape.b.rgb, 0.42 * exp(-3.5 * ring * ring));
        return shine(paint, shape.b.rgb, 0.95 * exp(-point * point));
    }
    // The second side: a star with four points.
    let q = abs(p) / ATOM;
    let s = pow(pow(q.x, 0.60) + pow(q.y, 0.60), 1.6667);
    let star = (s - 1.0) * 0.16;
    let core = exp(-r * r / 0.014);
    paint = shine(paint, shape.a.rgb, 0.50 * exp(-max(star, 0.0) / 0.05) * fade(r));
    paint = over(paint, mix(shape.a.rgb, shape.b.rgb, 0.15 + 0.85 * core), cover(star, e));
    return shine(paint, shape.b.rgb, 0.60 * core);
}

fn cell_tint(brush: Brush) -> vec4<f32> {
    let d = box(brush.unit, vec2(TILE), 0.2);
    let inside = cover(d, brush.e);
    let rim = exp(min(d, 0.0) / mix(0.10, 0.17, brush.glow));
    let lit = 0.85 + 0.35 * dot(brush.unit, LIGHT);
    let strength = (0.030 + 0.07 * rim) * lit + brush.glow * (0.035 + 0.30 * rim);
    let tint = ember(shape.a.rgb, 1.4 * strength);
    var paint = shine(vec4(0.0), tint, inside * strength);
    paint = shine(paint, shape.a.rgb, (0.26 + 0.40 * brush.glow) * stroke(d + 0.03, 0.010, brush.e));
    // The side's sign, as if etched into the glass.
    let q = turned(brush.unit, 0.125);
    let cross = min(
        segment(abs(q), vec2(0.52, 0.0), vec2(0.78, 0.0)),
        segment(abs(q), vec2(0.0, 0.52), vec2(0.0, 0.78)),
    );
    let ring = abs(length(brush.unit) - 0.60);
    let sign = select(ring, cross, shape.params.x > 0.5);
    let etched = stroke(sign, 0.016, brush.e);
    return shine(paint, tint, (0.12 + 0.16 * brush.glow) * etched);
}

fn halo(brush: Brush) -> vec4<f32> {
    let glow = fade(length(brush.unit));
    return shine(vec4(0.0), ember(shape.a.rgb, glow), (0.34 + 0.34 * brush.glow) * glow);
}

fn light(brush: Brush) -> vec4<f32> {
    // A square pool with soft edges; warmest in the middle.
    let d = box(brush.unit, vec2(TILE), 0.16);
    let edge = 1.0 - smoothstep(-0.22, 0.10, d);
    let pool = exp(-1.3 * dot(brush.unit, brush.unit));
    let strength = (0.045 + 0.075 * brush.glow) + (0.085 + 0.13 * brush.glow) * pool;
    return shine(vec4(0.0), ember(shape.a.rgb, 1.5 * pool), strength * edge * edge);
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
    return over(paint, mix(shape.a.rgb, vec3(1.0), 0.35), 0.8 * gone * line);
}
