// Things that shine: the lantern, atoms, and light that falls on the board.

#import "shaders/paint.wgsl"::{
    Brush, shape, LIGHT, TAU, box, cover, hash, noise, over, segment, shine, stroke, turned
}

// `STONE_RADIUS`, `ATOM_RADIUS` and `TILE_EXTENT` in shape.rs.
const R: f32 = 0.8;
const ATOM: f32 = 0.4;
const TILE: f32 = 0.8;

// Light that has faded to nothing at the edge of the square.
fn fade(r: f32) -> f32 {
    let f = 1.0 - smoothstep(0.0, 1.0, r);
    return f * f;
}

fn octagon(p: vec2<f32>, half: f32, radius: f32) -> f32 {
    let q = abs(p);
    let corner = dot(q, vec2(0.70710678)) - half + radius;
    let sides = max(q.x, q.y) - half + radius;
    return max(corner, sides) - radius;
}

fn lantern(brush: Brush) -> vec4<f32> {
    let p = turned(brush.unit, brush.turn);
    let r = length(brush.unit);
    let e = brush.e;
    let fire = 0.85 + 0.3 * brush.glow;
    var paint = vec4(0.0, 0.0, 0.0, 0.45 * (1.0 - smoothstep(0.50, 0.78, length(brush.unit - vec2(0.04, -0.06)))));
    paint = shine(paint, shape.a.rgb, 0.42 * fire * fade(r));
    let body = octagon(p, 0.60, 0.06);
    let way = brush.unit / max(r, 1e-4);
    let lit = dot(way, LIGHT);
    // Dark metal, its outer edge lit from the upper left and its inner edge by the flame.
    var metal = shape.b.rgb * (1.1 + 0.5 * lit);
    metal += vec3(0.10) * stroke(body + 0.025, 0.012, e) * max(lit, 0.0);
    metal += shape.a.rgb * 0.35 * smoothstep(-0.135, -0.105, -body - 0.235);
    var c = metal;
    // Eight panes of glass between the bars.
    let pane = octagon(p, 0.485, 0.03);
    let heat = exp(-3.2 * r * r);
    let flame = mix(shape.a.rgb * 0.78, shape.c.rgb, 0.85 * heat) * fire;
    c = mix(c, flame, cover(pane, e));
    let q = turned(p, 0.0625);
    let bars = min(
        min(abs(q.x), abs(q.y)),
        min(abs(q.x - q.y), abs(q.x + q.y)) * 0.70710678,
    ) - max(0.016, 0.4 * e);
    c = mix(c, shape.b.rgb + shape.a.rgb * 0.10, cover(max(bars, 0.20 - r), e) * cover(pane, e) * 0.85);
    // The cap over the flame, with its ring.
    let cap = r - 0.20;
    let rounded = shape.b.rgb * (1.4 + 1.4 * lit * smoothstep(0.0, 0.2, r)) + shape.a.rgb * 0.22 * smoothstep(0.14, 0.20, r);
    c = mix(c, rounded, cover(cap, e));
    c = mix(c, shape.a.rgb * 0.55 + 0.12, stroke(r - 0.085, 0.017, e) * (0.55 + 0.4 * lit));
    return over(paint, c, cover(body, e));
}

fn atom(brush: Brush) -> vec4<f32> {
    let p = turned(brush.unit, brush.turn);
    let r = length(p);
    let e = brush.e;
    let halo = fade(r) * (0.40 + 0.35 * brush.glow);
    var paint = vec4(0.0);
    paint = shine(paint, shape.a.rgb, halo);
    if shape.params.x < 0.5 {
        // The first side: a ring of light around a bright point.
        let ring = r - 0.285;
        let w = max(0.060, 0.65 * e);
        paint = over(paint, shape.a.rgb * 0.20, 0.55 * cover(r - 0.30, e));
        paint = shine(paint, shape.a.rgb, 0.55 * exp(-abs(ring) / 0.07));
        paint = over(paint, mix(shape.a.rgb, shape.b.rgb, 0.45), stroke(ring, w, e));
        paint = over(paint, shape.b.rgb, cover(r - max(0.085, 0.8 * e), e));
    } else {
        // The second side: a star with four points.
        let q = abs(p) / ATOM;
        let s = pow(pow(q.x, 0.58) + pow(q.y, 0.58), 1.7241);
        let star = (s - 1.0) * 0.16;
        paint = shine(paint, shape.a.rgb, 0.55 * exp(-max(star, 0.0) / 0.05) * fade(r));
        let core = exp(-r * r / 0.018);
        paint = over(paint, mix(shape.a.rgb, shape.b.rgb, 0.25 + 0.75 * core), cover(star, 0.75 * e));
        paint = over(paint, shape.b.rgb, cover(r - max(0.10, 0.7 * e), e));
    }
    return paint;
}

fn cell_tint(brush: Brush) -> vec4<f32> {
    let d = box(brush.unit, vec2(TILE), 0.2);
    let inside = cover(d, brush.e);
    let rim = exp(min(d, 0.0) / mix(0.10, 0.22, brush.glow));
    let strength = 0.045 + 0.11 * rim + brush.glow * (0.06 + 0.30 * rim);
    var paint = vec4(0.0);
    paint = over(paint, shape.a.rgb, inside * strength);
    paint = over(paint, shape.a.rgb, 0.45 * stroke(d + 0.03, 0.011, brush.e));
    // The side's sign, as if etched into the glass.
    let q = turned(brush.unit, 0.125);
    let cross = min(
        segment(abs(q), vec2(0.30, 0.0), vec2(0.62, 0.0)),
        segment(abs(q), vec2(0.0, 0.30), vec2(0.0, 0.62)),
    );
    let ring = abs(length(brush.unit) - 0.56);
    let sign = select(ring, cross, shape.params.x > 0.5);
    paint = over(paint, shape.a.rgb, (0.14 + 0.16 * brush.glow) * stroke(sign, 0.020, brush.e));
    return paint;
}

fn halo(brush: Brush) -> vec4<f32> {
    return shine(vec4(0.0), shape.a.rgb, 0.55 * fade(length(brush.unit)));
}

fn light(brush: Brush) -> vec4<f32> {
    let d = box(brush.unit, vec2(TILE), 0.10);
    let soft = 1.0 - smoothstep(-0.28, 0.16, d);
    let strength = 0.075 + 0.16 * brush.glow;
    var paint = shine(vec4(0.0), shape.a.rgb, strength * soft);
    let line = stroke(d + 0.05, max(0.012, 0.4 * brush.e), brush.e);
    return over(paint, shape.a.rgb, 0.30 * line);
}

fn wave_ring(brush: Brush) -> vec4<f32> {
    let r = length(brush.unit);
    let front = 0.10 + 0.78 * brush.glow;
    let gone = 1.0 - brush.glow;
    let behind = exp(-max(front - r, 0.0) / 0.10) * step(r, front);
    let ahead = exp(-max(r - front, 0.0) / 0.025) * step(front, r);
    let glow = (behind + ahead) * smoothstep(1.0, 0.9, r);
    var paint = shine(vec4(0.0), shape.a.rgb, 0.42 * gone * glow);
    let line = stroke(r - front, 0.012, brush.e);
    return over(paint, mix(shape.a.rgb, vec3(1.0), 0.35), 0.8 * gone * line);
}
