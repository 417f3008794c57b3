//! A program that is run to its end: what it prints, where, and how it ends.

use std::process::{Command, Output, Stdio};

use serde_json::Value;

use crate::talk::fed;

/// A program, by its path.
#[derive(Clone, Copy, Debug)]
pub struct Program(pub &'static str);

/// What is typed behind the name of a program: a text, which spaces part, or the arguments one by one,
/// where a path is among them.
pub trait CommandLine {
    /// The arguments.
    fn arguments(&self) -> Vec<&str>;
}

impl CommandLine for str {
    fn arguments(&self) -> Vec<&str> {
        self.split_whitespace().collect()
    }
}

impl CommandLine for String {
    fn arguments(&self) -> Vec<&str> {
        self.as_str().arguments()
    }
}

impl<const N: usize> CommandLine for [&str; N] {
    fn arguments(&self) -> Vec<&str> {
        self.to_vec()
    }
}

impl CommandLine for Vec<&str> {
    fn arguments(&self) -> Vec<&str> {
        self.clone()
    }
}

/// How a program has ended.
#[derive(Clone, Debug)]
pub struct Ended {
    /// What was typed.
    pub line: String,
    /// The exit code; none after a signal.
    pub code: Option<i32>,
    /// What it has printed.
    pub out: String,
    /// What it has told on standard error.
    pub told: String,
}

impl Program {
    /// The program with what is typed behind its name, without a display.
    pub fn command(self, line: &(impl CommandLine + ?Sized)) -> Command {
        let mut command = Command::new(self.0);
        command
            .args(line.arguments())
            .stdin(Stdio::null())
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET");
        command
    }

    /// Runs it.
    pub fn run(self, line: &(impl CommandLine + ?Sized)) -> Ended {
        Ended::of(&mut self.command(line))
    }

    /// Runs it with this text as its input.
    pub fn run_on(self, input: &str, line: &(impl CommandLine + ?Sized)) -> Ended {
        let mut command = self.command(line);
        Ended::new(format!("{command:?}"), fed(&mut command, input))
    }

    /// What it prints where all is well.
    pub fn text(self, line: &(impl CommandLine + ?Sized)) -> String {
        self.run(line).text()
    }

    /// What it prints as JSON.
    pub fn json(self, line: &(impl CommandLine + ?Sized)) -> Value {
        self.run(&[line.arguments(), vec!["--json"]].concat())
            .json()
    }

    /// What is told about a command line that is refused.
    pub fn refused(self, line: &(impl CommandLine + ?Sized)) -> String {
        self.run(line).refused(2)
    }
}

impl Ended {
    /// Runs a command that was made ready.
    pub fn of(command: &mut Command) -> Ended {
        let output = command.output().expect("the program starts");
        Ended::new(format!("{command:?}"), output)
    }

    fn new(line: String, output: Output) -> Ended {
        let ended = Ended {
            line,
            code: output.status.code(),
            out: String::from_utf8(output.stdout).expect("text"),
            told: String::from_utf8(output.stderr).expect("text"),
        };
        for word in ["panicked", "RUST_BACKTRACE", "stack backtrace", ".rs:"] {
            assert!(!ended.told.contains(word), "{ended:?}");
        }
        ended
    }

    /// The same, which has told nothing on standard error.
    pub fn quiet(self) -> Ended {
        assert_eq!(self.told, "", "{}", self.line);
        self
    }

    /// What it has printed; all went well.
    pub fn text(self) -> String {
        assert_eq!(self.code, Some(0), "{self:?}");
        self.out
    }

    /// The same, read as JSON.
    pub fn json(self) -> Value {
        serde_json::from_str(&self.text()).expect("JSON")
    }

    /// What it has told; it has printed nothing and ended with this code.
    pub fn refused(self, code: i32) -> String {
        assert_eq!(self.code, Some(code), "{self:?}");
        assert_eq!(self.out, "", "{}", self.line);
        self.told
    }
}

/// Checks that all these words stand in a text.
#[track_caller]
pub fn assert_contains(text: &str, words: &[&str]) {
    for word in words {
        assert!(text.contains(word), "lacks “{word}”:\n{text}");
    }
}
