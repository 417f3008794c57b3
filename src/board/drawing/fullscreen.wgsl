// One triangle that covers the whole target; Bevy's passes over a whole picture begin with it.

#define_import_path bevy_core_pipeline::fullscreen_vertex_shader

struct FullscreenVertexOutput {
    @builtin(position)
    position: vec4<f32>,
    // 0, 0 is the upper left corner, 1, 1 the lower right one.
    @location(0)
    uv: vec2<f32>,
};

@vertex
fn fullscreen_vertex_shader(@builtin(vertex_index) index: u32) -> FullscreenVertexOutput {
    // Two of the corners lie as far outside as the target is wide.
    var out: FullscreenVertexOutput;
    out.uv = vec2(select(0.0, 2.0, index == 2u), select(0.0, 2.0, index == 1u));
    out.position = vec4(2.0 * out.uv.x - 1.0, 1.0 - 2.0 * out.uv.y, 0.0, 1.0);
    return out;
}
