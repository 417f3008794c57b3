//! `cargo web`: makes the web version and serves it at a local address.
//!
//! ```text
//! target/cargo-web/site/
//!   index.html  sw.js  manifest.webmanifest      fetched anew each time
//!   game-<hash>.wasm  game-<hash>.js             the program
//!   players-<hash>.wasm  players-<hash>.js       the worker of the computer players
//!   scripts-<hash>.wasm  scripts-<hash>.js       the same with opponents that are scripts
//!   sliced-<hash>.wasm  sliced-<hash>.js         the same for browsers that refuse workers
//!   page-<hash>.js  page-<hash>.css              what the visitor sees first
//!   assets-<hash>/  icons-<hash>/
//! ```
//!
//! A browser may keep everything with a hash in its path for ever. Beside each file that gets
//! smaller stand its `.br` and `.gz`.

mod asyncify;
mod bind;
mod compile;
mod compress;
mod files;
mod serve;
mod site;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::thread;

use clap::Parser;
use serve::Server;

/// Makes the web version of fivefold and serves it at a local address.
#[derive(Parser)]
#[command(name = "cargo web", bin_name = "cargo web")]
struct Options {
    /// Make it, but do not serve it.
    #[arg(long, conflicts_with = "serve_only")]
    build_only: bool,
    /// Serve what was made last.
    #[arg(long)]
    serve_only: bool,
    /// Build in a fraction of the time; the files become much larger.
    #[arg(long)]
    quick: bool,
    /// The folder for the web version; what is in it already is replaced.
    #[arg(long, default_value = "target/cargo-web/site")]
    out: PathBuf,
    /// The port to serve at; 0 takes any free one.
    #[arg(long, default_value_t = 8080)]
    port: u16,
}

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
    serve(&options.out, options.port)
}

fn make(options: &Options) -> Result<(), String> {
    let profiles = compile::Profiles::of(options.quick);
    compile::target()?;
    let wasm = compile::players(profiles.players)?;
    let players = bind::players(&wasm)?;
    let to_slice = bind::sliced(&wasm)?;
    let scripts = bind::players(&compile::script_players(profiles.players)?)?;
    let (game, sliced) = thread::scope(|scope| {
        // wasm-opt uses one core, as do the last steps of the game's build.
        let sliced = scope.spawn(|| {
            let tool = (!options.quick).then(asyncify::find).flatten()?;
            asyncify::sliced(&tool, to_slice)
        });
        let game = bind::game(&compile::game(profiles.game)?)?;
        // A panic has been told already.
        Ok::<_, String>((game, sliced.join().ok().flatten()))
    })?;
    let made = site::lay_out(&options.out, &game, &[players, scripts], sliced.as_ref())?;
    compress::beside(&options.out, options.quick)?;
    site::report(&options.out, &made)
}

fn serve(folder: &Path, port: u16) -> ExitCode {
    if !folder.join("index.html").is_file() {
        eprintln!(
            "There is no web version in {}: `cargo web --build-only` makes one.",
            folder.display()
        );
        return ExitCode::FAILURE;
    }
    let listening = Server::listen(folder, port)
        .and_then(|server| server.address().map(|address| (server, address)));
    match listening {
        Ok((server, address)) => {
            println!("fivefold is at http://localhost:{}/", address.port());
            println!("Ctrl+C ends it.");
            server.run_while(&AtomicBool::new(true));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("Port {port} cannot be served ({error}); try `cargo web --port 0`.");
            ExitCode::FAILURE
        }
    }
}
