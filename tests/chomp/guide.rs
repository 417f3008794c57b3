//! `docs/adding-a-game.md` says what stands in the example.

const GUIDE: &str = include_str!("../../docs/adding-a-game.md");
const EXAMPLE: &str = include_str!("../../examples/chomp.rs");

/// The blocks of Rust of the guide.
fn snippets() -> Vec<&'static str> {
    let blocks = GUIDE.split("```rust\n").skip(1);
    blocks
        .map(|rest| rest.split("```").next().expect("its beginning"))
        .collect()
}

/// The lines of a text without their indents; `…` stands for lines left out.
fn lines(text: &str) -> Vec<&str> {
    text.lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect()
}

#[test]
fn every_piece_of_code_in_the_guide_stands_in_the_example() {
    let snippets = snippets();
    assert!(!snippets.is_empty());
    let example = lines(EXAMPLE);
    for snippet in snippets {
        for part in lines(snippet).split(|line| *line == "…") {
            let is_there = part.is_empty() || example.windows(part.len()).any(|at| at == part);
            assert!(is_there, "the example lacks\n{}", part.join("\n"));
        }
    }
}
