//! A program that talks in lines: what the two protocols have in common.
//!
//! A protocol is a [`Conversation`]: it hears lines and gives answers, and it never waits, reads no
//! clock and starts no thread, so that it can be tested line by line. [`converse`] runs one: it
//! reads the input on one thread, lets a [`Thinker`] think on another, and writes every answer at
//! once. So a command is heard while the computer thinks.

use std::io::{self, Read, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::line_reader::LineReader;
use crate::{Progress, Stop};

/// The longest line that is read, in bytes; what follows is cut off.
pub(crate) const LONGEST_LINE: usize = 1 << 20;
/// So many lines are read ahead at most.
const LINES_AHEAD: usize = 256;
/// How long thinking may go on once the input has ended: a small question is answered to the end, a
/// long one with what was found by then.
const PATIENCE_AT_THE_END: Duration = Duration::from_millis(400);
/// When the program is gone whatever it thinks about: a manager that has gone waits for nobody.
const LAST_MOMENT: Duration = Duration::from_millis(800);

/// One side of a talk in lines.
pub trait Conversation {
    /// What has to be thought about.
    type Job;
    /// What thinking came to.
    type JobResult;

    /// A line was read, without its end.
    fn handle(&mut self, line: &str) -> Reply<Self::Job>;

    /// The task that was given last is done; it took so long.
    fn on_result(&mut self, thought: Self::JobResult, took: Duration) -> Reply<Self::Job>;

    /// How far the thinking under way has come: lines to write.
    fn on_progress(&mut self, _progress: &Progress) -> Vec<String> {
        Vec::new()
    }

    /// No more lines will come. What is thought about is brought to an end within a second.
    fn input_ended(&mut self) -> Reply<Self::Job> {
        Reply::nothing()
    }
}

/// Who does the tasks of a conversation.
pub trait Thinker: Send + 'static {
    /// What has to be thought about.
    type Job: Send + 'static;
    /// What thinking came to.
    type JobResult: Send + 'static;

    /// Does the task. Ends within 50 ms of `stop` being set.
    fn think(&mut self, task: Self::Job, stop: &Stop) -> Self::JobResult;
}

/// What is said, and what is done next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply<T> {
    /// Lines to write, without their ends.
    pub lines: Vec<String>,
    /// What to do after that.
    pub next: Next<T>,
}

/// What a conversation wants done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next<T> {
    /// Nothing: whatever is under way goes on.
    Listen,
    /// Think about this; nothing else may be under way.
    Think {
        /// What to think about.
        task: T,
        /// How long at most, from the moment at which the line was read; `None` sets no clock.
        time: Option<Duration>,
    },
    /// End the thinking under way; what it came to still counts.
    Hurry,
    /// End the thinking under way; what it came to no longer counts.
    Forget,
    /// End the conversation at once.
    End,
}

impl<T> Reply<T> {
    /// Silence.
    #[must_use]
    pub const fn nothing() -> Reply<T> {
        Reply {
            lines: Vec::new(),
            next: Next::Listen,
        }
    }

    /// One line.
    #[must_use]
    pub fn line(line: impl Into<String>) -> Reply<T> {
        Reply {
            lines: vec![line.into()],
            next: Next::Listen,
        }
    }

    /// Silence, and this is done.
    #[must_use]
    pub const fn only(next: Next<T>) -> Reply<T> {
        Reply {
            lines: Vec::new(),
            next,
        }
    }
}

/// So much of a line that is not understood is repeated in the answer, in characters.
const MOST_SHOWN: usize = 24;

/// The beginning of a text from outside, fit to be repeated in one line.
#[must_use]
pub fn shown(text: &str) -> String {
    text.chars()
        .take(MOST_SHOWN)
        .map(|c| if c.is_control() { '\u{fffd}' } else { c })
        .collect()
}

/// What happens while a conversation is held.
enum ConversationEvent<T> {
    Line(String, Instant),
    InputEnded,
    Progress(u64, Progress),
    JobResult(u64, T, Instant),
    ThinkerGone,
}

/// Something to think about, its number, and when to stop.
type NumberedTask<T> = (u64, T, Stop);

/// What is thought about at present.
struct RunningTask {
    number: u64,
    since: Instant,
    stop: Stop,
}

/// The time after the end of the input.
struct EndOfInput {
    since: Instant,
    /// Whether what is thought about was told to stop.
    is_hurried: bool,
}

impl EndOfInput {
    fn begins() -> EndOfInput {
        EndOfInput {
            since: Instant::now(),
            is_hurried: false,
        }
    }

    /// What happens next, while there is time; what is thought about is told to stop in between.
    fn next<T>(
        &mut self,
        messages: &Receiver<ConversationEvent<T>>,
        running: Option<&RunningTask>,
    ) -> Option<ConversationEvent<T>> {
        loop {
            if let Some(running) = running.filter(|_| self.is_hurried) {
                running.stop.stop();
            }
            let time = match self.is_hurried {
                false => PATIENCE_AT_THE_END,
                true => LAST_MOMENT,
            };
            let left = time.saturating_sub(self.since.elapsed());
            match messages.recv_timeout(left) {
                Ok(message) => return Some(message),
                Err(RecvTimeoutError::Timeout) if !self.is_hurried => self.is_hurried = true,
                Err(_) => return None,
            }
        }
    }
}

/// Holds a conversation until it ends, its input ends, or nobody reads its answers any more.
///
/// # Errors
/// The answers could not be written, or the thinker failed.
pub fn converse<C, T>(
    mut conversation: C,
    thinker: T,
    input: impl Read + Send + 'static,
    output: &mut impl Write,
) -> io::Result<()>
where
    T: Thinker,
    C: Conversation<Job = T::Job, JobResult = T::JobResult>,
{
    let (tell, messages) = sync_channel(LINES_AHEAD);
    let (job, jobs) = channel::<NumberedTask<T::Job>>();
    let tell_lines = tell.clone();
    thread::Builder::new().spawn(move || read_lines(input, &tell_lines))?;
    let tell_progress = tell.clone();
    thread::Builder::new().spawn(move || think(thinker, &jobs, &tell))?;
    let mut running: Option<RunningTask> = None;
    let mut number = 0;
    let mut ending: Option<EndOfInput> = None;
    loop {
        let message = match &mut ending {
            None => messages.recv().ok(),
            Some(ending) => ending.next(&messages, running.as_ref()),
        };
        let Some(message) = message else {
            break;
        };
        let (reply, at) = match message {
            ConversationEvent::Line(line, at) => (conversation.handle(&line), at),
            ConversationEvent::InputEnded => {
                ending = Some(EndOfInput::begins());
                (conversation.input_ended(), Instant::now())
            }
            ConversationEvent::Progress(of, progress) => {
                if running.as_ref().is_none_or(|running| running.number != of) {
                    continue;
                }
                let lines = conversation.on_progress(&progress);
                let next = Next::Listen;
                (Reply { lines, next }, Instant::now())
            }
            ConversationEvent::JobResult(of, thought, at) => {
                let Some(done) = running.take_if(|running| running.number == of) else {
                    continue;
                };
                (conversation.on_result(thought, at - done.since), at)
            }
            ConversationEvent::ThinkerGone => {
                return Err(io::Error::other("the player broke down"));
            }
        };
        for line in &reply.lines {
            writeln!(output, "{line}")?;
        }
        if !reply.lines.is_empty() {
            output.flush()?;
        }
        match reply.next {
            Next::Listen => {}
            // Nobody waits for what the lines that are left would come to.
            Next::Think { .. } if ending.as_ref().is_some_and(|ending| ending.is_hurried) => break,
            Next::Think { task, time } => {
                let stop = match time {
                    Some(time) => Stop::with_clock(move || at.elapsed() >= time),
                    None => Stop::new(),
                };
                number += 1;
                running = Some(RunningTask {
                    number,
                    since: at,
                    stop: stop.clone(),
                });
                let tell = tell_progress.clone();
                // Whoever is behind with listening misses only how far the thinking has come.
                let stop = stop.watched(move |progress| {
                    let _ = tell.try_send(ConversationEvent::Progress(number, progress));
                });
                // Where the thinker is gone, it says so itself.
                let _ = job.send((number, task, stop));
            }
            Next::Hurry => {
                if let Some(running) = &running {
                    running.stop.stop();
                }
            }
            Next::Forget => {
                if let Some(running) = running.take() {
                    running.stop.stop();
                }
            }
            Next::End => break,
        }
        if running.is_none() && ending.is_some() {
            break;
        }
    }
    // The thread that reads may wait for a line for ever; it ends with the program.
    if let Some(running) = running {
        running.stop.stop();
    }
    Ok(())
}

/// Does one task after the other.
fn think<T: Thinker>(
    mut thinker: T,
    jobs: &Receiver<NumberedTask<T::Job>>,
    tell: &SyncSender<ConversationEvent<T::JobResult>>,
) {
    /// Tells when the thread ends, by whatever cause.
    struct OnEnd<T>(SyncSender<ConversationEvent<T>>);
    impl<T> Drop for OnEnd<T> {
        fn drop(&mut self) {
            // After the end of the conversation nobody is left to be told.
            let _ = self.0.send(ConversationEvent::ThinkerGone);
        }
    }
    let _on_end = OnEnd(tell.clone());
    for (number, task, stop) in jobs {
        let thought = thinker.think(task, &stop);
        let done = ConversationEvent::JobResult(number, thought, Instant::now());
        if tell.send(done).is_err() {
            break;
        }
    }
}

/// Reads lines until there are no more.
fn read_lines<T>(input: impl Read, tell: &SyncSender<ConversationEvent<T>>) {
    let mut input = LineReader::new(input, LONGEST_LINE);
    while let Some(line) = input.next_line() {
        if tell
            .send(ConversationEvent::Line(line, Instant::now()))
            .is_err()
        {
            return;
        }
    }
    // After the end of the conversation nobody is left to be told.
    let _ = tell.send(ConversationEvent::InputEnded);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Repeats every line as a task; `end` ends it.
    struct Echo;

    impl Conversation for Echo {
        type Job = String;
        type JobResult = String;

        fn handle(&mut self, line: &str) -> Reply<String> {
            match line {
                "end" => Reply::only(Next::End),
                "forget" => Reply::only(Next::Forget),
                line => Reply::only(Next::Think {
                    task: line.to_owned(),
                    time: None,
                }),
            }
        }

        fn on_result(&mut self, thought: String, _took: Duration) -> Reply<String> {
            Reply::line(thought)
        }
    }

    /// Waits for the stop when it is told to wait, and breaks down when it is told to.
    struct Moody;

    impl Thinker for Moody {
        type Job = String;
        type JobResult = String;

        fn think(&mut self, task: String, stop: &Stop) -> String {
            assert_ne!(task, "break");
            while task == "wait" && !stop.is_set() {
                thread::yield_now();
            }
            task
        }
    }

    fn held(input: &'static str) -> (io::Result<()>, String) {
        let mut output = Vec::new();
        let result = converse(Echo, Moody, input.as_bytes(), &mut output);
        (result, String::from_utf8(output).expect("text"))
    }

    #[test]
    fn what_is_thought_about_comes_out_after_the_input_has_ended() {
        let (result, output) = held("hello");
        assert!(result.is_ok());
        assert_eq!(output, "hello\n");
    }

    #[test]
    fn what_is_forgotten_never_comes_out() {
        let (result, output) = held("wait\nforget\nhello\n");
        assert!(result.is_ok());
        assert_eq!(output, "hello\n");
    }

    #[test]
    fn the_end_does_not_wait() {
        let (result, output) = held("wait\nend\nhello\n");
        assert!(result.is_ok());
        assert_eq!(output, "");
    }

    #[test]
    fn a_thinker_that_breaks_down_ends_the_conversation_with_an_error() {
        let (result, output) = held("break\n");
        assert!(result.is_err());
        assert_eq!(output, "");
    }

    #[test]
    fn a_closed_output_is_an_error_and_no_panic() {
        let mut closed: &mut [u8] = &mut [];
        assert!(converse(Echo, Moody, "hello\n".as_bytes(), &mut closed).is_err());
    }
}
