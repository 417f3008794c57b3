//! The program as a partner of a talk in lines: what a manager of computer players does.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Output, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// Nothing that is waited for in a test takes so long, even on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// The running program.
pub struct Talk {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    /// What it said before its end and nobody has read.
    rest: Vec<String>,
}

impl Talk {
    /// Starts this program with these arguments.
    pub fn with(program: &str, arguments: &[&str]) -> Talk {
        let mut command = Command::new(program);
        command.args(arguments);
        Talk::to(command)
    }

    /// Starts this program.
    pub fn to(mut command: Command) -> Talk {
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = child.stdout.take().expect("piped");
        let (tell, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines() {
                if line.is_err() || tell.send(line.expect("text")).is_err() {
                    break;
                }
            }
        });
        Talk {
            input: child.stdin.take(),
            child,
            lines,
            rest: Vec::new(),
        }
    }

    /// Sends bytes as they are.
    pub fn send_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("the input is open");
        input.write_all(bytes).expect("the program listens");
        input.flush().expect("the program listens");
    }

    /// Sends a line.
    pub fn say(&mut self, line: &str) {
        self.send_bytes(format!("{line}\n").as_bytes());
    }

    /// The next line, whatever it is.
    pub fn line(&mut self) -> String {
        match self.lines.recv_timeout(PATIENCE) {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => panic!("there is no answer"),
            Err(RecvTimeoutError::Disconnected) => panic!("the program has ended"),
        }
    }

    /// The next line that is no comment of a brain.
    pub fn answer(&mut self) -> String {
        loop {
            let line = self.line();
            if !line.starts_with("MESSAGE ") && !line.starts_with("DEBUG ") {
                return line;
            }
        }
    }

    /// Sends a line and waits for the answer.
    pub fn ask(&mut self, line: &str) -> String {
        self.say(line);
        self.answer()
    }

    /// All lines up to one that begins so.
    pub fn lines_until(&mut self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.line());
            if lines.last().is_some_and(|line| line.starts_with(start)) {
                return lines;
            }
        }
    }

    /// Closes the input.
    pub fn close(&mut self) {
        self.input = None;
    }

    /// Waits for the end of the program, which closes its output; how it ended.
    pub fn end(&mut self) -> ExitStatus {
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => self.rest.push(line),
                Err(RecvTimeoutError::Timeout) => panic!("the program does not end"),
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        self.child.wait().expect("it can be waited for")
    }

    /// The lines that had not been read when the program ended.
    pub fn rest(&self) -> &[String] {
        &self.rest
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        // It has ended already in most tests.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a program says that is given this text to read, once it has ended.
pub fn fed(command: &mut Command, text: &str) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("piped");
    // A program that refuses its arguments reads nothing.
    let _ = input.write_all(text.as_bytes());
    drop(input);
    child.wait_with_output().expect("it ends")
}
