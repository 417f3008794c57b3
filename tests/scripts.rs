//! Opponents written as scripts: the shipped ones play well-formed games, and whatever a script
//! does wrong costs it its move and is told with file, line and reason.

#[path = "scripts/examples.rs"]
mod examples;
#[path = "scripts/guide.rs"]
mod guide;
#[path = "scripts/harness.rs"]
mod harness;
#[path = "scripts/limits.rs"]
mod limits;
#[path = "scripts/mistakes.rs"]
mod mistakes;
#[path = "scripts/mutations.rs"]
mod mutations;
#[path = "scripts/names.rs"]
mod names;
#[path = "scripts/travel.rs"]
mod travel;
