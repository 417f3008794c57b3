//! Which fivefold this is: for `fivefold --version`, and for the screen that tells of the program.

/// The version of the program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The commit that it was built from, where whoever built it has named one.
#[must_use]
pub fn commit() -> Option<&'static str> {
    option_env!("FIVEFOLD_COMMIT").filter(|commit| !commit.is_empty())
}

/// Which of the parts that can be left out it has.
#[must_use]
pub fn parts() -> String {
    let parts = [
        ("window", cfg!(feature = "window")),
        ("scripts", cfg!(feature = "scripts")),
    ];
    let parts: Vec<&str> = parts.iter().filter(|it| it.1).map(|it| it.0).collect();
    parts.join(", ")
}
