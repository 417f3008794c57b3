// Shows the picture of the table and the boards, pixel by pixel.

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var picture: texture_2d<f32>;

@fragment
fn fragment(@builtin(position) position: vec4<f32>) -> @location(0) vec4<f32> {
    return textureLoad(picture, vec2<i32>(position.xy), 0);
}
