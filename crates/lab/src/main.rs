//! The tools of the lab, one command each.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use fivefold_cli::ending;
use fivefold_cli::interrupt::stop_on_ctrl_c;
use fivefold_lab::bench::{self, BenchArgs};
use fivefold_lab::prove::{self, ProveArgs};
use fivefold_lab::puzzles::{self, PuzzlesArgs};
use fivefold_lab::solve_table::{self, TableArgs};
use fivefold_players::Stop;

/// Tools for those who develop fivefold.
#[derive(Parser)]
#[command(name = "fivefold-lab", version)]
struct Lab {
    #[command(subcommand)]
    command: LabCommand,
}

#[derive(Subcommand)]
enum LabCommand {
    /// Prove that a side wins, and write the proof into a file for `fivefold check`.
    Prove(ProveArgs),
    /// Make puzzles, or check a file of them by solving them all.
    Puzzles(PuzzlesArgs),
    /// Solve boards of many sizes.
    Table(TableArgs),
    /// Measure the speed of the rules and the engines on this machine.
    Bench(BenchArgs),
}

fn main() -> ExitCode {
    let halt = Stop::new();
    match Lab::parse().command {
        LabCommand::Prove(args) => {
            stop_on_ctrl_c(&halt);
            ending::reported(prove::run(&args, &halt), args.json)
        }
        LabCommand::Puzzles(args) => {
            // Without results to say, Ctrl-C ends the program as everywhere.
            if args.check.is_none() {
                stop_on_ctrl_c(&halt);
            }
            ending::reported(puzzles::run(&args, &halt), args.json)
        }
        LabCommand::Table(args) => {
            stop_on_ctrl_c(&halt);
            ending::reported(solve_table::run(&args, &halt), args.json)
        }
        LabCommand::Bench(args) => ending::written(|out| bench::run(args, out)),
    }
}
