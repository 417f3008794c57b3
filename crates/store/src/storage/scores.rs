//! Finished games on the disk of a desktop: `scores.txt` in the state folder, one line a game.
//!
//! Copies of the program share the file. Each adds its lines at the end under a lock, so that none
//! loses the games of another; the file is written anew only to fold old games into totals, and to
//! put damaged lines aside. Adding is the work of a thread of its own ([`Writer`]), so that a slow
//! disk holds up no frame.

use std::collections::VecDeque;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::atomic::PutAside;
use super::{FileError, atomic};
use crate::scores::export::Form;
use crate::scores::text::FORMAT;
use crate::scores::{Damaged, Day, HEAD, LONGEST, MOST, Played, Scores, ScoresError, line};
use fivefold_config::Ratings;

/// A file longer than this is folded: about as long as [`MOST`] games are.
const FOLDED_FROM: u64 = 64 * MOST as u64;
/// So many games stay one by one when a file is folded.
const STAY: usize = MOST / 10 * 9;
/// The name of the file.
const NAME: &str = "scores.txt";

/// The file in a state folder (see [`super::state_folder`]).
#[derive(Clone, Debug)]
pub struct ScoreFile {
    folder: PathBuf,
}

/// What was found in the file.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The games that can be read.
    pub scores: Scores,
    /// The lines that cannot.
    pub damaged: Vec<Damaged>,
    /// Where the file with those lines lies now, or one that a later version of the program goes on with.
    pub put_aside: Option<PutAside>,
}

impl ScoreFile {
    /// The file in this folder.
    #[must_use]
    pub fn in_folder(folder: &Path) -> ScoreFile {
        ScoreFile {
            folder: folder.to_owned(),
        }
    }

    /// Its name; another one where a later version of the program wrote `scores.txt`, which stays as it is.
    #[must_use]
    pub fn path(&self) -> PathBuf {
        atomic::path_for(&self.folder, NAME, HEAD, FORMAT).0
    }

    /// Reads all games. A file with damaged lines is renamed to `scores.txt.damaged-N`; what could be read takes
    /// its place.
    ///
    /// # Errors
    /// [`FileError::Refused`]; nothing has changed then.
    pub fn open(&self, ratings: &Ratings) -> Result<Opened, FileError> {
        let _lock = atomic::lock(&self.folder.join(NAME))?;
        let (path, later) = atomic::path_for(&self.folder, NAME, HEAD, FORMAT);
        let text = text_of(&path)?;
        let (mut scores, damaged) = match Scores::from_text(&text) {
            Ok(read) => read,
            Err(reason) => {
                let reason = FileError::Scores {
                    path: path.clone(),
                    reason,
                };
                let path = atomic::put_aside(&path, "damaged")?;
                return Ok(Opened {
                    scores: Scores::default(),
                    damaged: Vec::new(),
                    put_aside: Some(PutAside { path, reason }),
                });
            }
        };
        scores.fold(MOST, ratings);
        let left_alone = later.map(|found| {
            let path = self.folder.join(NAME);
            let reason = FileError::Scores {
                path: path.clone(),
                reason: ScoresError::Later { found },
            };
            PutAside { path, reason }
        });
        let put_aside = match damaged.first() {
            None => left_alone,
            Some(first) => {
                let reason = FileError::ScoreLine {
                    path: path.clone(),
                    reason: first.clone(),
                };
                let aside = atomic::put_aside(&path, "damaged")?;
                atomic::write(&path, scores.to_text().as_bytes())?;
                Some(PutAside {
                    path: aside,
                    reason,
                })
            }
        };
        Ok(Opened {
            scores,
            damaged,
            put_aside,
        })
    }

    /// Adds games behind all others, also those that another copy has added meanwhile.
    ///
    /// # Errors
    /// [`FileError::Refused`].
    pub fn append(&self, games: &[Played], ratings: &Ratings) -> Result<(), FileError> {
        let _lock = atomic::lock(&self.folder.join(NAME))?;
        let path = self.path();
        let refused = |error| FileError::refused(&path, "file-error-written", &error);
        let length = add(&path, games).map_err(refused)?;
        if length > FOLDED_FROM
            && let Ok((mut scores, damaged)) = Scores::from_text(&text_of(&path)?)
            && damaged.is_empty()
        {
            scores.fold(STAY, ratings);
            atomic::write(&path, scores.to_text().as_bytes())?;
        }
        Ok(())
    }

    /// Deletes all games for good, with everything that was put aside.
    ///
    /// # Errors
    /// [`FileError::Refused`].
    pub fn forget(&self) -> Result<(), FileError> {
        let _lock = atomic::lock(&self.folder.join(NAME))?;
        let refused = |error| FileError::refused(&self.folder, "file-error-emptied", &error);
        for entry in fs::read_dir(&self.folder).map_err(refused)? {
            let entry = entry.map_err(refused)?;
            let name = entry.file_name();
            let is_ours = name == NAME
                || name
                    .to_str()
                    .and_then(|name| name.strip_prefix(NAME))
                    .is_some_and(|rest| rest.starts_with('.'))
                || entry.path() == self.path();
            if is_ours {
                fs::remove_file(entry.path()).map_err(refused)?;
            }
        }
        Ok(())
    }

    fn do_job(&self, job: &Job) -> Result<(), FileError> {
        match job {
            Job::Append(games, ratings) => self.append(games, ratings),
            Job::Forget => self.forget(),
        }
    }
}

/// The text of the file; bytes that are none become signs that no line can hold.
fn text_of(path: &Path) -> Result<String, FileError> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(String::new()),
        Err(error) => return Err(FileError::refused(path, "file-error-opened", &error)),
    };
    let mut bytes = Vec::new();
    // Never more than can be scores, however long the file is.
    let read = file.take(LONGEST as u64 + 1).read_to_end(&mut bytes);
    read.map_err(|error| FileError::refused(path, "file-error-read", &error))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Adds lines to the file and brings them to the disk; gives its length in bytes.
fn add(path: &Path, games: &[Played]) -> io::Result<u64> {
    let mut file = OpenOptions::new()
        .create(true)
        .read(true)
        .append(true)
        .open(path)?;
    let length = file.seek(SeekFrom::End(0))?;
    let mut text = String::new();
    if length == 0 {
        text = Scores::default().to_text();
    } else {
        // A line that was broken off by a power cut must not swallow the next one.
        file.seek(SeekFrom::End(-1))?;
        let mut last = [0];
        file.read_exact(&mut last)?;
        if last != *b"\n" {
            text.push('\n');
        }
    }
    for game in games {
        text.push_str(&line(game));
        text.push('\n');
    }
    let written = file.write_all(text.as_bytes());
    if let Err(error) = written.and_then(|()| file.sync_data()) {
        // Half a line would be damage.
        let _ = file.set_len(length);
        return Err(error);
    }
    Ok(length + text.len() as u64)
}

/// After how long a job that was refused is tried again.
const AGAIN: Duration = Duration::from_secs(5);

/// Writes games to a file in a thread of its own. What is refused is tried again, with what comes
/// later. Dropping waits until all is written, or is refused once more.
#[derive(Debug)]
pub struct Writer {
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    desk: Arc<WriterState>,
}

#[derive(Debug)]
enum Job {
    Append(Vec<Played>, Box<Ratings>),
    Forget,
}

#[derive(Debug, Default)]
struct WriterState {
    waiting: AtomicUsize,
    trouble: Mutex<Option<FileError>>,
}

impl Writer {
    /// Writes to this file from now on.
    ///
    /// # Errors
    /// [`FileError::Refused`]: the system starts no thread.
    pub fn new(file: ScoreFile) -> Result<Writer, FileError> {
        let desk = Arc::new(WriterState::default());
        let (jobs, work) = channel();
        let thread = {
            let (desk, file) = (Arc::clone(&desk), file.clone());
            thread::Builder::new()
                .name("scores".to_owned())
                .spawn(move || write(&file, &work, &desk))
        };
        let thread = thread
            .map_err(|error| FileError::refused(&file.path(), "file-error-written", &error))?;
        Ok(Writer {
            jobs: Some(jobs),
            thread: Some(thread),
            desk,
        })
    }

    /// Adds games to the file. Returns at once.
    pub fn append(&self, games: Vec<Played>, ratings: &Ratings) {
        self.send(Job::Append(games, Box::new(ratings.clone())));
    }

    /// Deletes all games. Returns at once.
    pub fn forget(&self) {
        self.send(Job::Forget);
    }

    /// Whether everything is done, or was refused and waits.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.desk.waiting.load(Ordering::SeqCst) == 0
    }

    /// Why what waits could not be done; nothing if nothing waits.
    #[must_use]
    pub fn trouble(&self) -> Option<FileError> {
        let trouble = self.desk.trouble.lock();
        trouble.unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn send(&self, job: Job) {
        self.desk.waiting.fetch_add(1, Ordering::SeqCst);
        let sent = self.jobs.as_ref().map(|jobs| jobs.send(job));
        if !matches!(sent, Some(Ok(()))) {
            self.desk.waiting.fetch_sub(1, Ordering::SeqCst);
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A writer that panicked has nothing more to write.
            let _ = thread.join();
        }
    }
}

fn write(file: &ScoreFile, work: &Receiver<Job>, desk: &WriterState) {
    let mut refused = VecDeque::new();
    loop {
        let next = if refused.is_empty() {
            work.recv().map_err(|_| RecvTimeoutError::Disconnected)
        } else {
            work.recv_timeout(AGAIN)
        };
        let is_new = next.is_ok();
        let ends = matches!(next, Err(RecvTimeoutError::Disconnected));
        refused.extend(next);
        let mut trouble = None;
        // In the order in which they came: what is to be forgotten is not added again.
        while let Some(job) = refused.front() {
            if let Err(error) = file.do_job(job) {
                trouble = Some(error);
                break;
            }
            refused.pop_front();
        }
        *desk.trouble.lock().unwrap_or_else(PoisonError::into_inner) = trouble;
        if is_new {
            desk.waiting.fetch_sub(1, Ordering::SeqCst);
        }
        if ends {
            return;
        }
    }
}

/// Writes an exported text into this folder, under a name with the day that is not taken yet, and
/// gives that name.
///
/// # Errors
/// [`FileError::Refused`].
pub fn export_to(folder: &Path, form: Form, day: Day, text: &str) -> Result<PathBuf, FileError> {
    for number in 1..=u32::MAX {
        let again = match number {
            1 => String::new(),
            _ => format!("-{number}"),
        };
        let path = folder.join(format!("fivefold-{day}{again}.{}", form.extension()));
        match File::create_new(&path) {
            Ok(_) => {
                let done = atomic::write(&path, text.as_bytes());
                if done.is_err() {
                    // Only the empty file of a moment ago.
                    let _ = fs::remove_file(&path);
                }
                return done.map(|()| path);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(FileError::refused(&path, "file-error-written", &error)),
        }
    }
    let error = io::ErrorKind::AlreadyExists.into();
    Err(FileError::refused(folder, "file-error-written", &error))
}
