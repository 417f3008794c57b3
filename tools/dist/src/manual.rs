//! Manual pages and completions, made of the description of the command line.

use std::io::Write as _;

use clap::{Command, CommandFactory as _};
use clap_complete::Shell;
use clap_mangen::Man;
use flate2::{Compression, GzBuilder};

use fivefold_cli::cli::Cli;

use super::contents::Item;

/// The section of games.
const SECTION: &str = "6";

/// A page for the program and one for each command, packed as systems keep them.
pub(crate) fn pages(version: &str) -> Result<Vec<Item>, String> {
    let mut whole = Cli::command();
    whole.build();
    let commands = whole.get_subcommands().filter(|it| it.get_name() != "help");
    [&whole]
        .into_iter()
        .chain(commands)
        .map(|command| page(command, version))
        .collect()
}

fn page(command: &Command, version: &str) -> Result<Item, String> {
    let name = command.get_display_name().unwrap_or(command.get_name());
    let trouble = |error: std::io::Error| format!("the manual page of {name}: {error}");
    let mut text = Vec::new();
    Man::new(command.clone())
        .title(name.to_uppercase())
        .section(SECTION)
        .source(format!("fivefold {version}"))
        .manual("Games")
        .render(&mut text)
        .map_err(trouble)?;
    Ok(Item {
        path: format!("share/man/man{SECTION}/{name}.{SECTION}.gz"),
        runs: false,
        content: gzip(&text).map_err(trouble)?,
    })
}

/// Packs a text as small as can be, without a name or a time.
pub(crate) fn gzip(text: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut packer = GzBuilder::new().write(Vec::new(), Compression::best());
    packer.write_all(text)?;
    packer.finish()
}

/// What shells offer after Tab.
pub(crate) fn completions() -> Vec<Item> {
    [
        (Shell::Bash, "share/bash-completion/completions/fivefold"),
        (Shell::Fish, "share/fish/vendor_completions.d/fivefold.fish"),
        (Shell::Zsh, "share/zsh/site-functions/_fivefold"),
    ]
    .map(|(shell, path)| {
        let mut content = Vec::new();
        clap_complete::generate(shell, &mut Cli::command(), "fivefold", &mut content);
        Item {
            path: path.to_owned(),
            runs: false,
            content,
        }
    })
    .into()
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    fn text(item: &Item) -> String {
        let mut text = String::new();
        let mut packed = flate2::read::GzDecoder::new(&*item.content);
        packed.read_to_string(&mut text).expect("a text");
        text
    }

    #[test]
    fn every_command_has_a_page_and_the_first_page_names_it() {
        let pages = pages("1.2.3").expect("pages");
        let first = text(&pages[0]);
        assert_eq!(pages[0].path, "share/man/man6/fivefold.6.gz");
        assert!(first.contains("fivefold 1.2.3"), "{first}");
        let names: Vec<String> = Cli::command()
            .get_subcommands()
            .map(|it| it.get_name().to_owned())
            .collect();
        assert_eq!(pages.len(), names.len() + 1);
        for (page, name) in pages[1..].iter().zip(&names) {
            assert_eq!(page.path, format!("share/man/man6/fivefold-{name}.6.gz"));
            assert!(first.contains(&format!("fivefold\\-{name}(6)")), "{name}");
            let page = text(page);
            assert!(page.contains(&format!("fivefold {name}")), "{page}");
        }
    }

    #[test]
    fn every_shell_completes_every_command() {
        for item in completions() {
            let script = String::from_utf8(item.content).expect("a text");
            for command in Cli::command().get_subcommands() {
                assert!(script.contains(command.get_name()), "{}", item.path);
            }
        }
    }
}
