// The table and the seven boards on it.

#import "shaders/paint.wgsl"::{
    Brush, shape, LIGHT, bell, box, box_normal, cover, hash, fallen, luminance, noise, over, shade, shine, shine_on, stroke
}

// Room for the shadow around a face; `BOARD_SHADOW` in shape.rs.
const ROOM: f32 = 24.0;
const CORNER: f32 = 10.0;

// The face's half-size and the radius of its corners, which shrinks on small boards.
fn face(brush: Brush) -> vec3<f32> {
    let half = max(brush.half - ROOM, vec2(1.0));
    return vec3(half, min(CORNER, 0.12 * min(half.x, half.y)));
}

// Where a place lies on the board: `at` in cells from the upper left (whole numbers are the
// cells' edges), `size` a cell's size in logical pixels.
struct Grid {
    at: vec2<f32>,
    size: vec2<f32>,
    count: vec2<f32>,
}

fn grid(brush: Brush) -> Grid {
    let count = max(shape.params.xy, vec2(1.0));
    let half = face(brush).xy;
    let size = 2.0 * half / (count + 2.0 * shape.params.z);
    let at = vec2(brush.at.x, -brush.at.y) / size + 0.5 * count;
    return Grid(at, size, count);
}

// Light from the upper left over a whole face: 1 in the middle, more towards the light.
fn fall(brush: Brush) -> f32 {
    let half = face(brush).xy;
    let p = brush.at / half;
    return fallen(1.0 + 0.10 * dot(p, LIGHT) - 0.05 * dot(p, p));
}

// The soft shadow that a board throws on the table.
fn board_shadow(brush: Brush) -> f32 {
    let f = face(brush);
    let near = box(brush.at - vec2(1.0, -2.0), f.xy, f.z + 2.0);
    let far = box(brush.at - vec2(3.0, -6.0), f.xy - 4.0, f.z + 8.0);
    let contact = 1.0 - smoothstep(-2.0, 5.0, near);
    let wide = 1.0 - smoothstep(-14.0, 20.0, far);
    return max(0.55 * contact, 0.6 * wide * wide);
}

// Puts a face's colour on its board: shadow outside, and an edge that catches the light.
fn mount(brush: Brush, colour: vec3<f32>) -> vec4<f32> {
    let f = face(brush);
    let d = box(brush.at, f.xy, f.z);
    let n = box_normal(brush.at, f.xy, f.z);
    let lit = dot(n, LIGHT);
    var paint = shade(board_shadow(brush));
    let edge = smoothstep(-1.5 - brush.px, -0.5, d);
    let bevel = smoothstep(-5.0, 0.0, d);
    var c = colour * (1.0 + bevel * 0.16 * lit);
    c = c * (1.0 - edge * 0.35 * max(-lit, 0.0))
        + edge * (0.012 + 0.5 * luminance(shape.a.rgb)) * max(lit, 0.0);
    // Where shadows and bevels cannot be seen, a line parts the board from the table.
    c = mix(c, shape.b.rgb, shape.params.w * stroke(d + 1.0, 1.0, brush.px));
    return over(paint, c, cover(d, brush.px));
}

// Fine grain that gives a surface a tooth; 1 in the mean.
fn tooth(brush: Brush, strength: f32) -> f32 {
    return 1.0 + strength * (hash(brush.pixel) - 0.5);
}

// A hollow milled into a face. `d` is the distance to its edge, `n` its outward direction,
// `depth` how far the wall's shade reaches in. The wall towards the light lies in the shade.
fn hollow(colour: vec3<f32>, d: f32, n: vec2<f32>, depth: f32, floor_tone: f32, px: f32) -> vec3<f32> {
    let lit = dot(n, LIGHT);
    let inside = cover(d, px);
    let tone = mix(1.0, floor_tone, shape.light.x);
    let wall = exp(min(d, 0.0) / depth);
    let dark = 0.62 * wall * smoothstep(-0.5, 1.0, lit) * mix(0.4, 1.0, shape.light.x);
    let bounce = 0.22 * exp(min(d, 0.0) / (0.6 * depth)) * max(-lit, 0.0);
    var c = mix(colour, colour * tone * (1.0 - dark) * (1.0 + bounce), inside);
    // The far lip catches the light.
    let lip = stroke(d - 0.5, 0.6, px);
    c *= 1.0 + lip * (0.9 * max(-lit, 0.0) - 0.35 * max(lit, 0.0));
    return mix(c, shape.b.rgb, 0.6 * shape.params.w * stroke(d, 0.75, px));
}

fn table(brush: Brush) -> vec4<f32> {
    let p = brush.at / max(brush.half.x, brush.half.y) - vec2(-0.55, 0.62);
    let pool = bell(2.6 * dot(p, p));
    let corner = dot(brush.unit, brush.unit) * 0.5;
    var c = shape.a.rgb * fallen(0.88 + 0.42 * pool - 0.26 * corner * corner);
    c += shape.b.rgb * (0.22 * luminance(shape.a.rgb) * pool * shape.light.z);
    // Enough tooth to hide the steps of 8 bits.
    return vec4(c * tooth(brush, 0.10 * shape.light.y), 1.0);
}

fn slate(brush: Brush) -> vec3<f32> {
    let veins = noise(brush.at * vec2(0.021, 0.047) + 7.0) - 0.5;
    return shape.a.rgb * fall(brush) * (1.0 + 0.07 * veins) * tooth(brush, 0.035);
}

fn tray(brush: Brush) -> vec4<f32> {
    let g = grid(brush);
    let row = clamp(floor(g.at.y), 0.0, g.count.y - 1.0);
    let centre = vec2(0.5 * g.count.x, row + 0.5);
    let p = (g.at - centre) * g.size * vec2(1.0, -1.0);
    let half = vec2(0.5 * g.count.x + min(0.06, 0.5 * shape.params.z), 0.44) * g.size;
    let r = 0.36 * g.size.y;
    let d = box(p, half, r);
    let n = box_normal(p, half, r);
    return mount(brush, hollow(slate(brush), d, n, 0.10 * g.size.y, 0.66, brush.px));
}

// The light of the lantern on the tiles around it. The tag tells where it stands: `seed` across, 0
// for nowhere, `turn` down; `glow` is how far its light has grown over the whole courtyard.
fn lamplight(
    brush: Brush, g: Grid, stone: vec3<f32>, d: f32, worn: f32, n: vec2<f32>,
) -> vec3<f32> {
    let lamp = vec2((brush.seed - 1.0) / 254.0, brush.turn) * g.count;
    let way = (lamp - g.at) * g.size / min(g.size.x, g.size.y);
    let d2 = dot(way, way);
    let reach = mix(1.20, 0.62 * max(g.count.x, g.count.y), brush.glow);
    let pool = bell(d2 / (reach * reach)) * smoothstep(16.0, 2.0, d2 / (reach * reach));
    // Edges that face the lantern are bright, those behind a tile lie in its shade.
    let facing = dot(n, vec2(way.x, -way.y)) / sqrt(d2 + 0.08);
    let relief = 1.0 + worn * (1.15 * max(facing, 0.0) + 0.85 * min(facing, 0.0));
    let joint = mix(0.30, 1.0, cover(d, brush.px));
    let amber = shape.b.rgb * vec3(1.10, 0.86, 0.70);
    // Dark stone needs strong light to be seen; pale stone would be blinding.
    let strength = mix(0.84, 0.66, brush.glow) / (luminance(shape.a.rgb) + 0.02);
    let warm = amber * (stone * strength + 0.014);
    return warm * pool * relief * joint * step(0.5, brush.seed);
}

// What lamplight of this strength does to a surface by day: it warms it.
fn by_day(colour: vec3<f32>, light: vec3<f32>) -> vec3<f32> {
    let warm = clamp(1.6 * luminance(light), 0.0, 0.75);
    return mix(colour, shape.b.rgb * mix(1.0, luminance(colour), 0.5), warm);
}

fn courtyard(brush: Brush) -> vec4<f32> {
    let g = grid(brush);
    let tile = clamp(floor(g.at), vec2(0.0), g.count - 1.0);
    let p = (g.at - tile - 0.5) * g.size * vec2(1.0, -1.0);
    let cell = min(g.size.x, g.size.y);
    let joint = clamp(0.022 * cell, 0.6, 1.6);
    let half = 0.5 * g.size - joint;
    let r = 0.06 * cell;
    let d = box(p, half, r);
    let lit = dot(box_normal(p, half, r), LIGHT);
    // Home is the tile in the last row of the first column.
    let way = vec2(g.at.x - 0.5, g.count.y - 0.5 - g.at.y);
    let far = clamp(dot(way / g.count, vec2(0.5)), 0.0, 1.0);
    let dusk = fallen(mix(1.05, 0.46, smoothstep(0.0, 1.0, far)));
    let tone = 1.0 + 0.34 * (hash(tile + 3.0) - 0.5);
    let tint = mix(vec3(1.06, 1.0, 0.93), vec3(0.95, 1.0, 1.07), hash(tile + 19.0));
    let stone = noise(brush.at * 0.11 + 31.0 * hash(tile)) + 0.5 * noise(brush.at * 0.31) - 0.75;
    let bare = shape.a.rgb * 0.92 * tone * tint * (1.0 + 0.10 * stone) * tooth(brush, 0.05);
    var c = bare * dusk;
    // Worn edges: a soft rounding, and a hairline that catches the light.
    let worn = smoothstep(-0.10 * cell, 0.0, d);
    c *= 1.0 + 0.16 * worn * lit;
    c *= 1.0 + 0.42 * stroke(d + 1.0, 0.5, brush.px) * lit;
    var floor_colour = mix(shape.c.rgb * fallen(0.45) * dusk, c, cover(d, brush.px));
    floor_colour *= fall(brush);
    let lamp = lamplight(brush, g, bare, d, worn, box_normal(p, half, r));
    floor_colour = mix(by_day(floor_colour, lamp), floor_colour + lamp, shape.light.z);
    // Home: a lamp under the stone, and its light on the tiles around.
    let reach = length(way);
    let glow = exp(-0.9 * reach * reach);
    let on_home = step(tile.x, 0.5) * step(g.count.y - 1.5, tile.y) * cover(d, brush.px);
    let pool = exp(-5.5 * dot(p, p) / (cell * cell));
    let frame = box(p, half - 0.12 * cell, 0.06 * cell);
    let line = stroke(frame, clamp(0.012 * cell, 0.6, 1.3), brush.px);
    let spill = 0.035 * glow + 0.05 * luminance(floor_colour) / 0.03 * glow;
    floor_colour = shine_on(
        floor_colour, shape.b.rgb, spill * shape.light.z + on_home * (0.02 + 0.30 * pool + 0.42 * line),
    );
    return mount(brush, floor_colour);
}

fn plank(brush: Brush) -> vec4<f32> {
    let g = grid(brush);
    // Grain runs along the plank: bent by slow noise, then cut across it.
    let bend = noise(brush.at * vec2(0.006, 0.018) + 11.0);
    let across = brush.at.y * 0.055 + 2.2 * bend;
    let rings = noise(vec2(brush.at.x * 0.004, across * 3.1)) - 0.5;
    let fibre = noise(brush.at * vec2(0.022, 0.85) + 5.0) - 0.5;
    let pores = noise(brush.at * vec2(0.05, 1.7)) - 0.5;
    var wood = shape.a.rgb * fall(brush);
    wood *= 1.0 + 0.34 * rings + 0.13 * fibre + 0.08 * pores;
    wood *= tooth(brush, 0.04);
    wood = mix(wood, wood * vec3(1.12, 0.97, 0.84), 0.5 + rings);

    let row = clamp(floor(g.at.y), 0.0, g.count.y - 1.0);
    let p = (g.at - vec2(0.5 * g.count.x, row + 0.5)) * g.size * vec2(1.0, -1.0);
    let half = vec2(0.5 * g.count.x, 0.17) * g.size;
    let r = half.y;
    let d = box(p, half, r);
    let n = box_normal(p, half, r);
    var c = hollow(wood, d, n, 0.07 * g.size.y, 0.52, brush.px);
    // Ticks between the fields, burnt in on both sides of the groove.
    let line = round(g.at.x);
    let inner = step(0.5, line) * step(line, g.count.x - 0.5);
    let dx = (g.at.x - line) * g.size.x;
    let dy = abs(abs(p.y) - 0.25 * g.size.y) - 0.035 * g.size.y;
    let tick = inner * stroke(dx, 0.6, brush.px) * cover(dy, brush.px);
    c = mix(c, shape.b.rgb, 0.22 * tick);
    return mount(brush, c);
}

// Rows of star points as on Go and Gomoku boards; whether the line `i` of `n` has one.
fn star_line(i: f32, n: f32) -> f32 {
    let edge = select(2.0, 3.0, n > 12.5);
    let from_edge = min(i, n - 1.0 - i);
    return step(abs(from_edge - edge), 0.1);
}

fn middle_line(i: f32, n: f32) -> f32 {
    return step(abs(2.0 * i - n + 1.0), 0.1);
}

fn ruled(brush: Brush) -> vec4<f32> {
    let g = grid(brush);
    let cell = min(g.size.x, g.size.y);
    var c = slate(brush);
    let at = g.at - 0.5;
    let last = g.count - 1.0;
    let near = clamp(round(at), vec2(0.0), last);
    let d = abs(at - near) * g.size;
    let past = max(max(-at, at - last), vec2(0.0)) * g.size;
    let outer = step(vec2(0.5), step(near, vec2(0.0)) + step(last, near));
    let w = clamp(0.022 * cell, 0.5, 0.9) * mix(vec2(1.0), vec2(1.35), outer);
    // Lines across and along, each ending at the outer ones.
    let across = stroke(d.y, w.y, brush.px) * cover(past.x - w.y, brush.px);
    let along = stroke(d.x, w.x, brush.px) * cover(past.y - w.x, brush.px);
    // The groove's far wall catches the light: engraved, not printed.
    let o = (at - near) * g.size;
    let lip = max(
        stroke(o.y - w.y - 0.8, 0.5, brush.px) * cover(past.x, brush.px),
        stroke(o.x - w.x - 0.8, 0.5, brush.px) * cover(past.y, brush.px),
    );
    c *= 1.0 + 0.22 * lip;
    let big = min(g.count.x, g.count.y);
    let corners = star_line(near.x, g.count.x) * star_line(near.y, g.count.y);
    let centre = middle_line(near.x, g.count.x) * middle_line(near.y, g.count.y);
    let sides = step(16.5, big) * max(
        star_line(near.x, g.count.x) * middle_line(near.y, g.count.y),
        middle_line(near.x, g.count.x) * star_line(near.y, g.count.y),
    );
    let star = step(6.5, big) * max(max(corners, centre), sides);
    let point = star * cover(length(d) - clamp(0.11 * cell, 1.8, 5.0), brush.px);
    let ink = max(max(across, along), point);
    c = mix(c, shape.b.rgb * fall(brush), ink);
    return mount(brush, c);
}

fn cells(brush: Brush) -> vec4<f32> {
    let g = grid(brush);
    let cell = min(g.size.x, g.size.y);
    var c = slate(brush);
    let line = clamp(round(g.at), vec2(1.0), g.count - 1.0);
    let o = (g.at - line) * g.size;
    let w = clamp(0.014 * cell, 0.75, 2.5);
    let half = 0.5 * g.count * g.size - 0.06 * cell;
    let mid = (g.at - 0.5 * g.count) * g.size;
    let dx = max(abs(o.x) - w, 0.0);
    let dy = max(abs(o.y) - w, 0.0);
    let vertical = length(vec2(abs(o.x), max(abs(mid.y) - half.y, 0.0))) - w;
    let level = length(vec2(abs(o.y), max(abs(mid.x) - half.x, 0.0))) - w;
    let has = step(vec2(1.5), g.count);
    let v = mix(1000.0, vertical, has.x);
    let h = mix(1000.0, level, has.y);
    let d = min(v, h);
    let n = select(vec2(0.0, -sign(o.y)), vec2(sign(o.x), 0.0), v < h);
    let lip = stroke(d - 0.7, 0.6, brush.px);
    c *= 1.0 - 0.35 * lip * dot(n, LIGHT);
    c = mix(c, shape.b.rgb * fall(brush), cover(d, brush.px));
    return mount(brush, c);
}

fn glass(brush: Brush) -> vec4<f32> {
    let g = grid(brush);
    let cell = min(g.size.x, g.size.y);
    let pane = clamp(floor(g.at), vec2(0.0), g.count - 1.0);
    let p = (g.at - pane - 0.5) * g.size * vec2(1.0, -1.0);
    let half = 0.5 * g.size - clamp(0.035 * cell, 1.0, 3.0);
    let r = 0.13 * cell;
    let d = box(p, half, r);
    let n = box_normal(p, half, r);
    let lit = dot(n, LIGHT);
    let u = p / half;
    var frame = shape.a.rgb * fall(brush) * fallen(0.80) * tooth(brush, 0.03);
    // Depth: darker in the middle, light gathering at the lower right where it leaves the glass.
    let depth = clamp(-d / (0.5 * cell), 0.0, 1.0);
    var c = shape.a.rgb * fall(brush) * fallen(mix(0.92, 0.46, sqrt(depth)));
    c += shape.b.rgb * 0.035 * smoothstep(0.1, 1.3, -dot(u, LIGHT) + 0.25) * (1.0 - depth);
    // One window mirrored in all panes: two slanted bands over the whole board, a little broken
    // from pane to pane.
    let tilt = 0.05 * (hash(pane + 5.0) - 0.5);
    let slant = dot(brush.at / face(brush).y, vec2(-0.58, 0.81)) + tilt;
    let wide = smoothstep(0.10, 0.16, slant) * (1.0 - smoothstep(0.52, 0.58, slant));
    let thin = smoothstep(0.66, 0.69, slant) * (1.0 - smoothstep(0.76, 0.79, slant));
    c += shape.b.rgb * 0.020 * (wide + 0.8 * thin) * (0.6 + 0.4 * u.y);
    // Bevel and the two hairlines of a polished edge.
    let bevel = smoothstep(-0.075 * cell, -0.01 * cell, d);
    c += shape.b.rgb * bevel * (0.050 + 0.075 * lit);
    c += shape.b.rgb * 0.55 * stroke(d + 0.8, 0.45, brush.px) * max(lit, 0.0);
    c += shape.b.rgb * 0.14 * stroke(d + 0.8, 0.45, brush.px) * max(-lit, 0.0);
    frame *= 1.0 - 0.5 * mix(0.5, 1.0, shape.light.x) * (1.0 - smoothstep(0.0, 2.5, d));
    return mount(brush, mix(frame, c, cover(d, brush.px)));
}

fn ribbon(brush: Brush) -> vec4<f32> {
    let f = face(brush);
    let d = box(brush.at, f.xy, f.z);
    var paint = vec4(0.0);
    let glow = exp(-max(abs(d - 3.0) - 1.5, 0.0) / 4.0) * smoothstep(16.0, 6.0, abs(d));
    paint = shine(paint, shape.a.rgb, 0.12 * glow);
    let lit = dot(box_normal(brush.at, f.xy, f.z), LIGHT);
    return over(paint, shape.a.rgb * (1.0 + 0.18 * lit), cover(abs(d - 3.0) - 1.5, brush.px));
}
