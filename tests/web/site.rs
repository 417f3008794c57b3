//! The web version on a server of this test's own, which can be switched off.

use std::env;
use std::net::{Ipv4Addr, TcpStream};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use crate::serve::Server;

/// An answer of the server.
#[derive(Clone, Debug)]
pub struct Sent {
    /// What was asked for.
    pub path: String,
    /// How much went over the wire, with the head of the answer.
    pub bytes: u64,
}

/// A server that is running.
pub struct Site {
    address: std::net::SocketAddr,
    goes_on: Arc<AtomicBool>,
    sent: Arc<Mutex<Vec<Sent>>>,
    thread: Option<JoinHandle<()>>,
}

impl Site {
    /// Serves the web version for a browser that lacks this; nothing where it lacks anything or there
    /// is no web version, with the reason printed.
    pub fn serve(lacking: Option<String>) -> Option<Site> {
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
        Some(Site::start(&folder))
    }

    fn start(folder: &std::path::Path) -> Site {
        let server = Server::listen(folder, (Ipv4Addr::LOCALHOST, 0).into()).expect("a free port");
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
        }
    }

    /// The address of a page, for example `?id=nim:3,4,5`.
    pub fn address(&self, page: &str) -> String {
        format!("http://localhost:{}/{page}", self.address.port())
    }

    /// What was sent since this was asked last.
    pub fn take_sent(&self) -> Vec<Sent> {
        let mut log = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *log)
    }

    /// Takes the server off the network: whoever asks it is refused.
    pub fn switch_off(&mut self) {
        self.goes_on.store(false, Ordering::Relaxed);
        // It looks at the flag when somebody knocks.
        let _ = TcpStream::connect(self.address);
        if let Some(thread) = self.thread.take() {
            thread.join().expect("the server ends");
        }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.switch_off();
    }
}
