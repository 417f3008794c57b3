//! A program that is talked to in lines.
//!
//! The only part of the players that reads a clock: a program at the other end of a pipe can only
//! be waited for.

use std::collections::VecDeque;
use std::io::{Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::EngineFault;
use crate::line_reader::LineReader;
use crate::{NoMove, Stop};
use fivefold_config as config;

/// The longest line that is read, in bytes.
const LONGEST_LINE: usize = 4_096;
/// So many lines are read ahead at most.
const LINES_AHEAD: usize = 64;
/// So many of the last lines on standard error are kept.
const LAST_WORDS: usize = 5;
/// So much of such a line is kept, in bytes.
const LONGEST_WORDS: usize = 200;
/// How often the stop is looked at while an answer is waited for.
const GLANCE: Duration = Duration::from_millis(20);
/// How long a program may take to go when it is told to, as the protocol allows it.
const FAREWELL: Duration = Duration::from_secs(1);
/// How long a program that no longer listens or speaks may take to be gone.
const GRACE: Duration = Duration::from_millis(200);

/// A running program.
#[derive(Debug)]
pub struct Process {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    errors: Errors,
    /// When it gave its last answer.
    answered: Option<Instant>,
    /// After an answer the next command waits until this has passed: Rapfi 0.43 ignores what comes while
    /// its search is still winding up.
    pause: Duration,
}

impl Process {
    /// Starts the program.
    pub fn start(settings: &config::ExternalEngine) -> Result<Process, EngineFault> {
        let mut command = Command::new(&settings.command);
        command
            .args(&settings.args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        #[cfg(windows)]
        {
            use std::os::windows::process::CommandExt;
            /// No console window beside the game's own.
            const CREATE_NO_WINDOW: u32 = 0x0800_0000;
            command.creation_flags(CREATE_NO_WINDOW);
        }
        #[cfg(unix)]
        {
            use std::os::unix::process::CommandExt;
            // Ctrl-C in a terminal is meant for this program, which ends the others itself.
            command.process_group(0);
        }
        let not_started = |error: std::io::Error| EngineFault::NotStarted {
            reason: error.kind(),
        };
        let mut child = command.spawn().map_err(not_started)?;
        let input = child.stdin.take();
        let (tell, lines) = sync_channel(LINES_AHEAD);
        let output = child.stdout.take();
        let complaints = child.stderr.take();
        let errors = Errors::default();
        let heard = errors.clone();
        let mut process = Process {
            child,
            input,
            lines,
            errors,
            answered: None,
            pause: pause(settings),
        };
        let mut readers = Vec::new();
        if let Some(output) = output {
            readers.push(thread::Builder::new().spawn(move || read_lines(output, &tell)));
        }
        if let Some(complaints) = complaints {
            readers.push(thread::Builder::new().spawn(move || heard.read(complaints)));
        }
        for reader in readers {
            if let Err(error) = reader {
                process.kill();
                return Err(not_started(error));
            }
        }
        Ok(process)
    }

    /// The last lines that the program has written to standard error. Of one that has ended they are
    /// complete.
    #[must_use]
    pub fn last_words(&mut self) -> Vec<String> {
        let has_ended = !matches!(self.child.try_wait(), Ok(None));
        let since = Instant::now();
        while has_ended && !self.errors.is_complete() && since.elapsed() < GRACE {
            thread::sleep(GLANCE / 4);
        }
        self.errors.last()
    }

    /// Drops what the program has said that nobody asked for: the second of two answers, say.
    pub fn pass_over(&mut self) {
        if let Some(answered) = self.answered {
            thread::sleep(self.pause.saturating_sub(answered.elapsed()));
        }
        while self.lines.try_recv().is_ok() {}
    }

    /// Takes over another pause.
    pub fn take_over(&mut self, settings: &config::ExternalEngine) {
        self.pause = pause(settings);
    }

    /// Sends a line, not too soon after an answer.
    pub fn send(&mut self, line: &str) -> Result<(), EngineFault> {
        if let Some(answered) = self.answered.take() {
            thread::sleep(self.pause.saturating_sub(answered.elapsed()));
        }
        let sent = self.input.as_mut().is_some_and(|input| {
            let whole = format!("{line}\r\n");
            input.write_all(whole.as_bytes()).is_ok() && input.flush().is_ok()
        });
        if sent { Ok(()) } else { Err(self.ended()) }
    }

    /// Waits for a line of which `read` makes something, at most this long altogether.
    pub fn wait<T>(
        &mut self,
        time: Duration,
        stop: &Stop,
        mut read: impl FnMut(&str) -> Option<Result<T, EngineFault>>,
    ) -> Result<T, NoMove> {
        let since = Instant::now();
        loop {
            if stop.is_set() {
                return Err(NoMove::Stopped);
            }
            let waited = since.elapsed();
            let Some(left) = time.checked_sub(waited) else {
                let waited_ms = u64::try_from(waited.as_millis()).unwrap_or(u64::MAX);
                return Err(EngineFault::TimedOut { waited_ms }.into());
            };
            match self.lines.recv_timeout(left.min(GLANCE)) {
                Ok(line) => {
                    if let Some(answer) = read(line.trim()) {
                        self.answered = Some(Instant::now());
                        return answer.map_err(NoMove::from);
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended().into()),
            }
        }
    }

    /// Tells the program to go, and closes its input.
    fn bid_farewell(&mut self) -> bool {
        self.input
            .take()
            .is_some_and(|mut input| input.write_all(b"END\r\n").is_ok())
    }

    /// Ends the program at once.
    pub fn kill(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// The fault of a program that no longer listens or speaks.
    fn ended(&mut self) -> EngineFault {
        let code = self
            .end_within(GRACE)
            .then(|| self.child.wait().ok().and_then(|status| status.code()));
        code.map_or(EngineFault::Closed, |code| EngineFault::Ended { code })
    }

    /// Whether the program ends within this time.
    fn end_within(&mut self, time: Duration) -> bool {
        let since = Instant::now();
        loop {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return true;
            }
            if since.elapsed() >= time {
                return false;
            }
            thread::sleep(GLANCE / 4);
        }
    }
}

fn pause(settings: &config::ExternalEngine) -> Duration {
    Duration::from_millis(settings.pause_ms.into())
}

impl Drop for Process {
    fn drop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            let told = self.bid_farewell();
            if !told || !self.end_within(FAREWELL) {
                self.kill();
            }
        }
    }
}

/// Reads lines until there are no more, or nobody wants them.
fn read_lines(output: impl Read, tell: &SyncSender<String>) {
    let mut output = LineReader::new(output, LONGEST_LINE);
    while let Some(line) = output.next_line() {
        if tell.send(line).is_err() {
            return;
        }
    }
}

/// What a program writes to standard error. Clones share it.
#[derive(Clone, Debug, Default)]
struct Errors(Arc<Mutex<StderrTail>>);

#[derive(Debug, Default)]
struct StderrTail {
    last: VecDeque<String>,
    is_complete: bool,
}

impl Errors {
    /// Reads to the end, so that the program never waits for a reader.
    fn read(&self, output: impl Read) {
        let mut output = LineReader::new(output, LONGEST_WORDS);
        while let Some(line) = output.next_line() {
            if line.trim().is_empty() {
                continue;
            }
            self.with(|heard| {
                if heard.last.len() == LAST_WORDS {
                    heard.last.pop_front();
                }
                let shown = |c: char| if c.is_control() { '\u{fffd}' } else { c };
                heard
                    .last
                    .push_back(line.trim_end().chars().map(shown).collect());
            });
        }
        self.with(|heard| heard.is_complete = true);
    }

    fn is_complete(&self) -> bool {
        self.with(|heard| heard.is_complete)
    }

    fn last(&self) -> Vec<String> {
        self.with(|heard| heard.last.iter().cloned().collect())
    }

    fn with<T>(&self, use_it: impl FnOnce(&mut StderrTail) -> T) -> T {
        use_it(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
