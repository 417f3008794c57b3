//! The web version in a real browser: headless Chromium plays it as a visitor would.
//!
//! `cargo web --build-only` makes what is tested. The tests look at `FIVEFOLD_WEB`, else at
//! `target/cargo-web/site`; they are skipped, with the reason printed, where there is no web version or
//! no Chromium (Debian: chromium). With `FIVEFOLD_WEB` set they are never skipped.
#![cfg(all(feature = "app", target_os = "linux"))]

mod browser;
#[path = "../driving/mod.rs"]
mod driving;
mod figures;
mod games;
mod page;
#[path = "../../tools/web/src/serve.rs"]
mod serve;
mod site;
mod visit;
