//! The web version on a server of this test's own, which can be switched off.

use std::env;
use std::fs;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use crate::serve::Server;

/// An answer of the server.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    /// What was asked for.
    pub path: String,
    /// How much went over the wire, with the head of the answer.
    pub bytes: u64,
}

/// A server that is running.
pub(crate) struct Site {
    address: std::net::SocketAddr,
    goes_on: Arc<AtomicBool>,
    sent: Arc<Mutex<Vec<Sent>>>,
    thread: Option<JoinHandle<()>>,
    folder: PathBuf,
}

/// A change to a web version before it is served.
pub(crate) type Change<'a> = &'a dyn Fn(&Path);

impl Site {
    /// Serves the web version for a browser that lacks this; nothing where it lacks anything or there
    /// is no web version, with the reason printed. A change is made to a copy of it.
    pub(crate) fn serve(lacking: Option<String>, change: Option<Change>) -> Option<Site> {
        let named = env::var_os("FIVEFOLD_WEB").map(PathBuf::from);
        let is_named = named.is_some();
        let folder = named.unwrap_or_else(|| {
            PathBuf::from(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/target/cargo-web/site"
            ))
        });
        if !folder.join("index.html").is_file() {
            let lacking = format!(
                "there is no web version in {}: `cargo web --build-only` makes one",
                folder.display()
            );
            assert!(!is_named, "{lacking}");
            println!("skipped: {lacking}");
            return None;
        }
        if let Some(lacking) = lacking {
            println!("skipped: {lacking}");
            return None;
        }
        Some(Site::start(&folder, change))
    }

    fn start(made: &Path, change: Option<Change>) -> Site {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("fivefold-site-{}-{number}", std::process::id());
        let folder = env::temp_dir().join(name);
        copy_by_links(made, &folder);
        if let Some(change) = change {
            change(&folder);
        }
        let server = Server::listen(&folder, (Ipv4Addr::LOCALHOST, 0).into()).expect("a free port");
        let address = server.address().expect("the server knows its port");
        let goes_on = Arc::new(AtomicBool::new(true));
        let flag = Arc::clone(&goes_on);
        let sent = Arc::new(Mutex::new(Vec::new()));
        let log = Arc::clone(&sent);
        let note = move |path: &str, bytes| {
            let path = path.to_owned();
            let mut log = log.lock().unwrap_or_else(PoisonError::into_inner);
            log.push(Sent { path, bytes });
        };
        let thread = thread::spawn(move || server.run_while(&flag, note));
        Site {
            address,
            goes_on,
            sent,
            thread: Some(thread),
            folder,
        }
    }

    /// Puts a text in the place of a file, as a newer version does.
    pub(crate) fn replace(&self, name: &str, change: impl Fn(&str) -> String) {
        rewrite(&self.folder, name, change);
    }

    /// The address of a page, for example `?id=nim:3,4,5`.
    pub(crate) fn address(&self, page: &str) -> String {
        format!("http://localhost:{}/{page}", self.address.port())
    }

    /// What was sent since this was asked last.
    pub(crate) fn take_sent(&self) -> Vec<Sent> {
        let mut log = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *log)
    }

    /// Takes the server off the network: whoever asks it is refused.
    pub(crate) fn switch_off(&mut self) {
        self.goes_on.store(false, Ordering::Relaxed);
        // It looks at the flag when somebody knocks.
        let _ = TcpStream::connect(self.address);
        if let Some(thread) = self.thread.take() {
            thread.join().expect("the server ends");
        }
    }

    /// From now on whoever asks waits for an answer that never comes.
    pub(crate) fn hang(&mut self) {
        self.switch_off();
        let listener = TcpListener::bind(self.address).expect("the port of before");
        // Until the tests end; what connects stays connected.
        thread::spawn(move || listener.incoming().flatten().collect::<Vec<_>>());
    }
}

/// A folder that holds the same files as another one.
fn copy_by_links(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder for the web version");
    for entry in fs::read_dir(from).expect("the web version") {
        let entry = entry.expect("a file");
        let from = fs::canonicalize(entry.path()).expect("its whole path");
        symlink(from, to.join(entry.file_name())).expect("a link to the file");
    }
}

/// Changes a text of a web version; its compressed forms are gone then.
pub(crate) fn rewrite(folder: &Path, name: &str, change: impl Fn(&str) -> String) {
    let file = folder.join(name);
    let text = fs::read_to_string(&file).expect("a text");
    for extension in ["", ".br", ".gz"] {
        // Not all have one.
        let _ = fs::remove_file(folder.join(format!("{name}{extension}")));
    }
    fs::write(&file, change(&text)).expect("a changed text");
}

/// Takes away the files whose names begin so and have this ending.
pub(crate) fn take_away(folder: &Path, beginning: &str, ending: &str) {
    for entry in fs::read_dir(folder).expect("the web version").flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.starts_with(beginning) && name.contains(ending) {
            fs::remove_file(entry.path()).expect("a file goes");
        }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.switch_off();
        // What stays behind does no harm.
        let _ = fs::remove_dir_all(&self.folder);
    }
}
