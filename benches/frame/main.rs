//! What a frame costs: `cargo bench --bench frame`. First its systems without any drawing, then
//! whole frames as the adapter of this machine draws them; without an adapter the second part is
//! left out.

mod drawing;
mod systems;

fn main() {
    systems::measure_all();
    drawing::measure_all();
}
