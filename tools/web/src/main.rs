//! `cargo web`: makes the web version and serves it at a local address.
//!
//! ```text
//! target/cargo-web/site/
//!   index.html  sw.js  manifest.webmanifest      fetched anew each time
//!   game-<hash>.wasm  game-<hash>.js             the program
//!   players-<hash>.wasm  players-<hash>.js       the worker of the computer players
//!   scripts-<hash>.wasm  scripts-<hash>.js       the same with opponents that are scripts
//!   sliced-<hash>.wasm  sliced-<hash>.js         the same for browsers that refuse workers
//!   readers-<hash>.wasm  readers-<hash>.js       the worker that reads files the game cannot
//!   page-<hash>.js  page-<hash>.css              what the visitor sees first
//!   bundle-<hash>.json                           the small assets, by their paths
//!   assets-<hash>/  icons-<hash>/  words-<hash>/ what is fetched when it is needed
//! ```
//!
//! A browser may keep everything with a hash in its path for ever. Beside each file that gets
//! smaller stand its `.br` and `.gz`.

mod bind;
mod compile;
mod compress;
mod memory;
mod options;
mod serve;
mod site;
mod wasm_opt;

use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::thread;

use clap::Parser as _;
use fivefold_build_steps::commands::say;
use options::Options;
use serve::Server;

fn main() -> ExitCode {
    let options = Options::parse();
    if !options.serve_only
        && let Err(error) = make(&options)
    {
        eprintln!("{error}");
        return ExitCode::FAILURE;
    }
    if options.build_only {
        return ExitCode::SUCCESS;
    }
    serve(&options.out, options.listen_at())
}

fn make(options: &Options) -> Result<(), String> {
    let profiles = compile::Profiles::of(options.quick);
    say("Making the web version. A first time takes much longer: it builds the engine.");
    compile::target()?;
    let wasm = compile::players(profiles.players)?;
    let players = bind::players(&wasm)?;
    let to_slice = bind::sliced(&wasm)?;
    let scripts = bind::players(&compile::script_players(profiles.players)?)?;
    let (game, sliced) = thread::scope(|scope| {
        // wasm-opt uses one core, as do the last steps of the game's build.
        let sliced = scope.spawn(|| {
            let tool = (!options.quick).then(wasm_opt::find).flatten()?;
            let sliced = wasm_opt::sliced(&tool, to_slice);
            Some((tool, sliced))
        });
        let game = bind::game(&compile::game(profiles.game)?)?;
        // A panic has been told already.
        Ok::<_, String>(match sliced.join().ok().flatten() {
            Some((tool, sliced)) => (wasm_opt::without_copies(&tool, game), sliced),
            None => (game, None),
        })
    })?;
    let readers = bind::readers(&compile::readers(profiles.game)?)?;
    let url = options.url.as_deref();
    let made = site::lay_out(
        &options.out,
        url,
        &game,
        &[players, scripts, readers],
        sliced.as_ref(),
    )?;
    compress::beside(&options.out, options.quick)?;
    site::report(&options.out, &made)
}

fn serve(folder: &Path, listen_at: SocketAddr) -> ExitCode {
    if !folder.join("index.html").is_file() {
        eprintln!(
            "There is no web version in {}: `cargo web --build-only` makes one.",
            folder.display()
        );
        return ExitCode::FAILURE;
    }
    let listening = Server::listen(folder, listen_at)
        .and_then(|server| server.address().map(|address| (server, address)));
    match listening {
        Ok((server, address)) => {
            println!("{}", invitation(address, options::own_address()));
            println!("Ctrl+C ends it.");
            server.run_while(&AtomicBool::new(true), |_, _| {});
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{listen_at} cannot be served ({error}); try `cargo web --port 0`.");
            ExitCode::FAILURE
        }
    }
}

/// Where to find the game that is served here; `own` is this machine's address in its network.
fn invitation(served: SocketAddr, own: Option<IpAddr>) -> String {
    if served.ip().is_loopback() {
        return format!("fivefold is at http://localhost:{}/", served.port());
    }
    let ip = match own {
        Some(own) if served.ip().is_unspecified() => own,
        _ => served.ip(),
    };
    format!(
        "fivefold is at http://{}/ for every device in this network.\n\
         There it neither copies nor works offline: browsers allow that over HTTPS and on \
         localhost only.",
        SocketAddr::new(ip, served.port())
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(served: &str) -> String {
        let own = "192.168.1.7".parse().ok();
        invitation(served.parse().expect("an address"), own)
    }

    #[test]
    fn who_serves_is_told_the_address_to_open() {
        assert_eq!(
            told("127.0.0.1:8080"),
            "fivefold is at http://localhost:8080/"
        );
        assert!(told("0.0.0.0:81").starts_with("fivefold is at http://192.168.1.7:81/ "));
        assert!(told("10.0.0.3:8080").starts_with("fivefold is at http://10.0.0.3:8080/ "));
        assert!(told("[fd00::3]:8080").starts_with("fivefold is at http://[fd00::3]:8080/ "));
    }
}
