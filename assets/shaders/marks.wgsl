// Marks that tell the player something: where, what last, what threatens, what a click would do.

#import "shaders/paint.wgsl"::{
    Brush, shape, LIGHT, TAU, box, cover, noise, over, shade, segment, shine, stroke, turned
}

// `MARK_RADIUS`, `INK_EXTENT` and `TILE_EXTENT` in shape.rs.
const R: f32 = 0.8;
const INK: f32 = 0.5;
const TILE: f32 = 0.8;

fn dot_mark(brush: Brush) -> vec4<f32> {
    let r = length(brush.unit);
    var paint = shade(0.35 * (1.0 - smoothstep(R - 0.1, 1.0, r)));
    let lit = dot(brush.unit, LIGHT);
    return over(paint, shape.a.rgb * (1.0 + 0.25 * lit + 0.6 * brush.glow), cover(r - R, brush.e));
}

fn dashed_ring(brush: Brush) -> vec4<f32> {
    let p = turned(brush.unit, brush.turn);
    let r = length(p);
    // A fine line around large things, too: it tells where, and what it is about is seen whole.
    let w = max(min(0.066, 0.006 + 1.7 * brush.e), 0.75 * brush.e);
    let middle = R - w;
    // Twelve dashes with round ends: fold the ring onto one of them.
    let part = TAU / 12.0;
    let angle = atan2(p.y, p.x);
    let own = angle - part * round(angle / part);
    let q = vec2(cos(own), sin(own)) * r;
    let reach = 0.27 * part;
    let end = vec2(cos(reach), sin(reach)) * middle;
    let on_arc = abs(r - middle);
    let past = length(vec2(q.x, abs(q.y)) - end);
    let d = select(past, on_arc, abs(own) < reach) - w;
    var paint = shade(0.30 * exp(-max(d, 0.0) / 0.05) * smoothstep(1.0, 0.9, r));
    return over(paint, shape.a.rgb * (1.0 + 0.5 * brush.glow), cover(d, brush.e));
}

fn triangle(brush: Brush) -> vec4<f32> {
    let w = max(0.06, 0.8 * brush.e);
    // Corners rounded by the line's own width.
    let h = R - w;
    let top = vec2(0.0, h);
    let left = vec2(-0.8660254, -0.5) * h;
    let right = vec2(0.8660254, -0.5) * h;
    let p = brush.unit + vec2(0.0, 0.12 * R);
    let d = min(min(segment(p, top, left), segment(p, left, right)), segment(p, right, top)) - w;
    var paint = shade(0.40 * exp(-max(d, 0.0) / 0.06) * smoothstep(1.0, 0.9, length(brush.unit)));
    return over(paint, shape.a.rgb * (1.0 + 0.5 * brush.glow), cover(d, brush.e));
}

fn forbidden(brush: Brush) -> vec4<f32> {
    let w = max(0.13, 0.8 * brush.e);
    // Both strokes folded onto one arm.
    let end = vec2(0.7071068) * (R - w);
    let d = segment(abs(brush.unit), vec2(0.0), end) - w;
    // The board shows around the cross, so that it does not melt into the crossing below.
    let r = length(brush.unit);
    var paint = vec4(shape.b.rgb, 1.0) * (0.85 * (1.0 - smoothstep(R - 0.15, 1.0, r)));
    return over(paint, shape.a.rgb, cover(d, brush.e));
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
