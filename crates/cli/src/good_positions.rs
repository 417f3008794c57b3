//! `fivefold solve GAME` with the options that the game brings: all its good positions, that is,
//! those won for the side that has just moved, found by the numeric method of the original program.

use std::io::{self, Write};
use std::time::Instant;

use clap::{Arg, ArgAction, ArgMatches, Args, FromArgMatches, value_parser};
use serde::Serialize;
use thiserror::Error;

use super::report::Report;
use super::words;
use fivefold_games as games;
use fivefold_rules::GameId;
use fivefold_study::research::{
    MOST_VALUES, Method, Research, Space, SpaceError, Tuple, Typed, TypedOption,
};

/// The options that ask for the good positions of a whole game instead of one position's value, as
/// far as they were typed. Which there are say the games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GoodArgs(Typed);

impl GoodArgs {
    /// Whether any of them was typed.
    #[must_use]
    pub(crate) fn are_given(&self) -> bool {
        *self != GoodArgs::default()
    }
}

impl Args for GoodArgs {
    fn augment_args(command: clap::Command) -> clap::Command {
        command.args(options().iter().map(argument))
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for GoodArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<GoodArgs, clap::Error> {
        let value = |option: TypedOption| {
            let value = if option.is_switch {
                matches.get_flag(option.name).then_some(1)
            } else {
                matches.get_one(option.name).copied()
            };
            Some((option.name, value?))
        };
        Ok(GoodArgs(Typed(
            options().into_iter().filter_map(value).collect(),
        )))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = GoodArgs::from_arg_matches(matches)?;
        Ok(())
    }
}

/// The options of all games, each once.
fn options() -> Vec<TypedOption> {
    let mut options: Vec<TypedOption> = Vec::new();
    for option in Research::of(games::all()).iter().flat_map(|it| it.options) {
        if options.iter().all(|known| known.name != option.name) {
            options.push(*option);
        }
    }
    options
}

/// An option as the command line takes it. Its help says what it means in each game that has it.
fn argument(option: &TypedOption) -> Arg {
    let researched = Research::of(games::all()).into_iter();
    let meanings = researched.filter_map(|research| {
        let mut options = research.options.iter();
        let own = options.find(|own| own.name == option.name)?;
        Some(format!("{}: {}", words::game_name(research.game), own.help))
    });
    let help = meanings.collect::<Vec<String>>().join("; ");
    let argument = Arg::new(option.name)
        .long(option.name)
        .help(help)
        .help_heading("All good positions of a game");
    if option.is_switch {
        argument.action(ArgAction::SetTrue)
    } else {
        argument
            .value_name("N")
            .value_parser(value_parser!(u16).range(1..=i64::from(MOST_VALUES)))
    }
}

/// Why there is no list of good positions.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoList {
    /// Something else than the word of a game that can be researched was typed with these options.
    #[error(
        "{options} list the good positions of a whole game; type only {games} before them, as in: \
         fivefold solve {example}"
    )]
    NotAGame {
        /// The options of all games.
        options: String,
        /// The words of the games that can be researched.
        games: String,
        /// What can be typed.
        example: String,
    },
    /// An option belongs to another game.
    #[error("{game} has no --{option}; it has {has}")]
    OtherGame {
        /// The game.
        game: GameId,
        /// The option.
        option: &'static str,
        /// What can be typed for this game.
        has: String,
    },
    /// There would be too many positions.
    #[error("{0}")]
    Space(#[from] SpaceError),
}

/// The question that was typed after the word of a game. What is left out is as in the game that the
/// menu opens.
///
/// # Errors
/// See [`NoList`].
pub(crate) fn space(game: Option<GameId>, GoodArgs(typed): &GoodArgs) -> Result<Space, NoList> {
    let asked: Option<&Research> = game.and_then(GameId::extension);
    let Some(research) = asked else {
        let researched = Research::of(games::all());
        return Err(NoList::NotAGame {
            options: listed(&options()),
            games: words::joined(researched.iter().map(|it| format!("`{}`", it.game)), "or"),
            example: researched
                .first()
                .map_or_else(String::new, |it| format!("{} {}", it.game, it.example)),
        });
    };
    let has = |name: &str| research.options.iter().any(|option| option.name == name);
    if let Some(&(option, _)) = typed.0.iter().find(|(name, _)| !has(name)) {
        return Err(NoList::OtherGame {
            game: research.game,
            option,
            has: listed(research.options),
        });
    }
    Ok((research.typed)(typed)?)
}

/// Options in a sentence: `--a, --b and --c`.
fn listed(options: &[TypedOption]) -> String {
    words::joined(
        options.iter().map(|option| format!("--{}", option.name)),
        "and",
    )
}

/// The good positions of a question, to be printed.
#[derive(Serialize)]
pub struct GoodPositions {
    game: &'static str,
    queen: bool,
    values: Vec<u16>,
    good: Vec<Vec<u8>>,
    length: usize,
    steps: u32,
    rule: &'static str,
    agrees: bool,
    seconds: f64,
}

/// Finds them.
#[must_use]
pub(crate) fn find(space: Space) -> GoodPositions {
    let start = Instant::now();
    let mut method = Method::new(space);
    method.finish();
    let seconds = start.elapsed().as_secs_f64();
    let space = method.space();
    let queen = space.kind().diagonal;
    GoodPositions {
        game: space.kind().game.as_str(),
        queen,
        values: space.sizes().to_vec(),
        good: method.list().map(|tuple| tuple.to_vec()).collect(),
        length: method.count(),
        steps: method.steps(),
        rule: if queen { "wythoff" } else { "xor" },
        agrees: method.agrees_with_the_rule(),
        seconds,
    }
}

impl Report for GoodPositions {
    fn write_words(&self, out: &mut dyn Write) -> io::Result<()> {
        for numbers in &self.good {
            writeln!(out, "{}", Tuple::new(numbers))?;
        }
        let (told, yes) = match self.queen {
            false => ("xor = 0", "agrees"),
            true => ("Wythoff's pairs", "agree"),
        };
        let answer = if self.agrees { yes } else { "DIFFERS" };
        writeln!(out, "length  {}", self.length)?;
        writeln!(out, "steps   {} positions looked at", self.steps)?;
        writeln!(out, "rule    {told}: {answer} with every step")?;
        writeln!(out, "time    {:.3} s", self.seconds)
    }
}
