//! What is being done, and how long after the start.

use std::fmt::Display;
use std::sync::LazyLock;
use std::time::Instant;

/// Says what is done next, with the seconds since the first such sentence.
pub(crate) fn say(what: impl Display) {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    println!("{:>5} s  {what}", BEGUN.elapsed().as_secs());
}
