// Every shape of the boards. `KIND` is the number of a `ShapeKind`; each kind is compiled by
// itself, so that a shape costs what it draws and nothing more.

#import bevy_sprite::mesh2d_functions as mesh
#import bevy_sprite::mesh2d_view_bindings::view
#import "shaders/paint.wgsl"::{Brush, dither}
#import "shaders/boards.wgsl" as boards
#import "shaders/pieces.wgsl" as pieces
#import "shaders/lights.wgsl" as lights
#import "shaders/marks.wgsl" as marks

struct Vertex {
    @builtin(instance_index) instance: u32,
    @location(0) position: vec3<f32>,
}

struct Varyings {
    @builtin(position) position: vec4<f32>,
    @location(0) unit: vec2<f32>,
    // Half-width, half-height, logical pixels per physical pixel.
    @location(1) @interpolate(flat) size: vec3<f32>,
    // Alpha, glow, turn, seed.
    @location(2) @interpolate(flat) look: vec4<f32>,
}

@vertex
fn vertex(in: Vertex) -> Varyings {
    let world_from_local = mesh::get_world_from_local(in.instance);
    let tag = mesh::get_tag(in.instance);
    var out: Varyings;
    out.position = mesh::mesh2d_position_local_to_clip(world_from_local, vec4(in.position, 1.0));
    out.unit = in.position.xy;
    out.size = vec3(
        length(world_from_local[0].xy),
        length(world_from_local[1].xy),
        2.0 / (length(view.clip_from_world[0].xy) * view.viewport.z),
    );
    out.look = vec4(
        1.0 - f32(tag & 255u) / 255.0,
        f32((tag >> 8u) & 255u) / 255.0,
        f32((tag >> 16u) & 255u) / 256.0,
        f32(tag >> 24u),
    );
    return out;
}

@fragment
fn fragment(in: Varyings) -> @location(0) vec4<f32> {
    var brush: Brush;
    brush.unit = in.unit;
    brush.half = in.size.xy;
    brush.at = in.unit * in.size.xy;
    brush.px = in.size.z;
    brush.e = in.size.z / in.size.y;
    brush.alpha = in.look.x;
    brush.glow = in.look.y;
    brush.turn = in.look.z;
    brush.seed = in.look.w;
    brush.pixel = floor(in.position.xy);
    var paint = vec4(0.0);
#if KIND == 0
    paint = boards::table(brush);
#else if KIND == 1
    paint = boards::tray(brush);
#else if KIND == 2
    paint = boards::courtyard(brush);
#else if KIND == 3
    paint = boards::plank(brush);
#else if KIND == 4
    paint = boards::ruled(brush);
#else if KIND == 5
    paint = boards::cells(brush);
#else if KIND == 6
    paint = boards::glass(brush);
#else if KIND == 7
    paint = pieces::disc_ring(brush);
#else if KIND == 8
    paint = pieces::disc_cross(brush);
#else if KIND == 9
    paint = pieces::pebble(brush);
#else if KIND == 10
    paint = pieces::dent(brush);
#else if KIND == 11
    paint = lights::lantern(brush);
#else if KIND == 12
    paint = lights::atom(brush);
#else if KIND == 13
    paint = lights::cell_tint(brush);
#else if KIND == 14
    paint = marks::told(brush);
#else if KIND == 15
    paint = marks::told(brush);
#else if KIND == 16
    paint = marks::told(brush);
#else if KIND == 17
    paint = marks::last_mark(brush);
#else if KIND == 18
    paint = marks::ink(brush);
#else if KIND == 19
    paint = lights::halo(brush);
#else if KIND == 20
    paint = marks::focus_mark(brush);
#else if KIND == 21
    paint = lights::light(brush);
#else if KIND == 22
    paint = lights::wave_ring(brush);
#else if KIND == 23
    paint = boards::ribbon(brush);
#else if KIND == 24
    paint = marks::ghost(brush);
#else if KIND == 25
    paint = marks::hatch(brush);
#else if KIND == 26
    paint = marks::forbidden(brush);
#else if KIND == 27
    paint = pieces::tile(brush);
#else if KIND == 28
    paint = boards::table(brush);
#endif
#if KIND == 0
    // Opaque, and grainy enough to need no dither.
    return paint;
#else
    return dither(paint * brush.alpha, brush.pixel);
#endif
}
