// What all shapes share: the material, the brush, distances, noise, and light that falls from the
// upper left. Lengths are logical pixels (`at`, `half`, `px`) or half-sides of the square (`unit`).

struct Shape {
    a: vec4<f32>,
    b: vec4<f32>,
    c: vec4<f32>,
    params: vec4<f32>,
    // The light on the table, each 0 to 1: how dark shadows are, how far it falls off over a surface,
    // whether lights shine (1) or colour what they fall on like ink (0), how polished things are.
    light: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> shape: Shape;

// Where the shader stands and what it knows about the shape.
struct Brush {
    // Place in the square, -1 to 1, y upwards.
    unit: vec2<f32>,
    // The same in logical pixels.
    at: vec2<f32>,
    // Half-size of the square in logical pixels.
    half: vec2<f32>,
    // Logical pixels per physical pixel, and half-sides per physical pixel.
    px: f32,
    e: f32,
    // See `Look`.
    alpha: f32,
    glow: f32,
    turn: f32,
    seed: f32,
    // Physical pixel, for grain.
    pixel: vec2<f32>,
}

const TAU: f32 = 6.2831853;
// Direction to the light, in the plane and in space.
const LIGHT: vec2<f32> = vec2<f32>(-0.6402, 0.7682);
const LIGHT3: vec3<f32> = vec3<f32>(-0.4243, 0.5091, 0.7489);

// How much of a pixel lies inside a distance field; `e` is the size of a pixel.
fn cover(d: f32, e: f32) -> f32 {
    return clamp(0.5 - d / e, 0.0, 1.0);
}

// How much of a pixel lies on a line of this half-width around distance 0. A line thinner than
// a pixel fades instead of breaking up.
fn stroke(d: f32, half_width: f32, e: f32) -> f32 {
    let w = max(half_width, 0.5 * e);
    return cover(abs(d) - w, e) * min(1.0, half_width / (0.5 * e));
}

// Paints a colour over what is there; both premultiplied.
fn over(below: vec4<f32>, colour: vec3<f32>, alpha: f32) -> vec4<f32> {
    return vec4(colour * alpha, alpha) + below * (1.0 - alpha);
}

// A shadow this dark.
fn shade(amount: f32) -> vec4<f32> {
    return vec4(0.0, 0.0, 0.0, amount * shape.light.x);
}

// A factor of the light's fall: as it is by one lamp at night, nearer to 1 by day.
fn fallen(factor: f32) -> f32 {
    return mix(1.0, factor, shape.light.y);
}

// Adds light without covering anything; by day, when light cannot be seen, colours what is there.
fn shine(below: vec4<f32>, colour: vec3<f32>, amount: f32) -> vec4<f32> {
    let stain = clamp(amount, 0.0, 1.0) * (1.0 - shape.light.z);
    let lit = colour * (amount * shape.light.z + stain);
    return vec4(below.rgb * (1.0 - stain) + lit, mix(below.a, 1.0, stain));
}

// The same on a solid colour.
fn shine_on(below: vec3<f32>, colour: vec3<f32>, amount: f32) -> vec3<f32> {
    return shine(vec4(below, 1.0), colour, amount).rgb;
}

// The colour of light at this strength, 0 to 1: where it fades it grows deeper, not greyer.
fn ember(colour: vec3<f32>, strength: f32) -> vec3<f32> {
    let deep = colour * colour * sqrt(colour);
    let top = max(max(colour.r, colour.g), colour.b);
    let scaled = deep / max(top * sqrt(top), 1e-3);
    return mix(scaled, colour, clamp(strength, 0.0, 1.0));
}

fn box(p: vec2<f32>, half: vec2<f32>, radius: f32) -> f32 {
    let q = abs(p) - half + radius;
    return length(max(q, vec2(0.0))) + min(max(q.x, q.y), 0.0) - radius;
}

// Outward direction of a rounded box at p; soft at the corners.
fn box_normal(p: vec2<f32>, half: vec2<f32>, radius: f32) -> vec2<f32> {
    let q = abs(p) - half + radius;
    let outside = max(q, vec2(0.0));
    let way = select(vec2(0.0, 1.0), vec2(1.0, 0.0), q.x > q.y);
    let n = select(way, normalize(outside + vec2(1e-6)), min(q.x, q.y) > 0.0);
    return n * sign(p);
}

// From 1 at 0 down to nothing like a bell, without the price of an exponential.
fn bell(x2: f32) -> f32 {
    let y = 1.0 / (1.0 + 0.5 * x2);
    return y * y;
}

fn segment(p: vec2<f32>, a: vec2<f32>, b: vec2<f32>) -> f32 {
    let pa = p - a;
    let ba = b - a;
    return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0));
}

fn turned(p: vec2<f32>, turn: f32) -> vec2<f32> {
    let s = sin(turn * TAU);
    let c = cos(turn * TAU);
    return vec2(c * p.x + s * p.y, c * p.y - s * p.x);
}

// A number of 0 to 1 for a place; no sines, which differ between drivers.
fn hash(p: vec2<f32>) -> f32 {
    var q = fract(vec3(p.xyx) * vec3(0.1031, 0.1030, 0.0973));
    q += dot(q, q.yzx + 33.33);
    return fract((q.x + q.y) * q.z);
}

// Smooth noise, 0 to 1.
fn noise(p: vec2<f32>) -> f32 {
    let i = floor(p);
    let f = p - i;
    let w = f * f * (3.0 - 2.0 * f);
    return mix(
        mix(hash(i), hash(i + vec2(1.0, 0.0)), w.x),
        mix(hash(i + vec2(0.0, 1.0)), hash(i + vec2(1.0, 1.0)), w.x),
        w.y,
    );
}

fn luminance(colour: vec3<f32>) -> f32 {
    return dot(colour, vec3(0.2126, 0.7152, 0.0722));
}

// Breaks up the bands that 8 bits leave in dark slopes: half a step of noise, in the step size
// that sRGB has at this brightness. Light and shadow both get it.
fn dither(paint: vec4<f32>, pixel: vec2<f32>) -> vec4<f32> {
    let n = fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715)))) - 0.5;
    let step_size = (1.6 / 255.0) * sqrt(max(paint.rgb, vec3(0.003)));
    let rgb = max(paint.rgb + n * step_size * step(vec3(1e-5), paint.rgb), vec3(0.0));
    let a = clamp(paint.a + n * min(0.06, 0.3 * paint.a) * (1.0 - paint.a), 0.0, 1.0);
    return vec4(rgb, a);
}
