//! The web version in real browsers, played as a visitor would: everything in Chromium, what each
//! browser does in its own way also in Firefox and WebKitGTK.
//!
//! `cargo web --build-only` makes what is tested. The tests look at `FIVEFOLD_WEB`, which must then
//! hold a web version, else at `target/cargo-web/site`. They are skipped, with the reason printed,
//! where there is no web version or the browser is not installed (Debian: chromium, firefox-esr,
//! webkit2gtk-driver; the last two also need xvfb).
#![cfg(all(feature = "app", target_os = "linux"))]

mod browser;
mod browsers;
mod chromium;
mod exporting;
mod figures;
mod firefox;
mod games;
mod links;
mod load;
mod page;
mod perfect;
mod phone;
mod puzzles;
#[path = "../../tools/web/src/serve.rs"]
mod serve;
mod site;
mod typing;
mod visit;
mod webdriver;
mod webkit;
