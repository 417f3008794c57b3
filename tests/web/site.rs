//! The web version on a server of this test's own, which can be switched off.

use std::env;
use std::net::TcpStream;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

use crate::browser;
use crate::serve::Server;

/// A server that is running.
pub struct Site {
    address: std::net::SocketAddr,
    goes_on: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Site {
    /// Serves the web version; nothing where there is none, or no browser, with the reason printed.
    pub fn serve() -> Option<Site> {
        let named = env::var_os("FIVEFOLD_WEB").map(PathBuf::from);
        let must = named.is_some();
        let folder = named.unwrap_or_else(|| {
            PathBuf::from(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/target/cargo-web/site"
            ))
        });
        let lacking = if !folder.join("index.html").is_file() {
            format!(
                "there is no web version in {}: `cargo web --build-only` makes one",
                folder.display()
            )
        } else if !browser::is_installed() {
            "there is no Chromium on this machine (Debian: chromium)".to_owned()
        } else {
            return Some(Site::start(&folder));
        };
        assert!(!must, "{lacking}");
        println!("skipped: {lacking}");
        None
    }

    fn start(folder: &std::path::Path) -> Site {
        let server = Server::listen(folder, 0).expect("a free port");
        let address = server.address().expect("the server knows its port");
        let goes_on = Arc::new(AtomicBool::new(true));
        let flag = Arc::clone(&goes_on);
        let thread = thread::spawn(move || server.run_while(&flag));
        Site {
            address,
            goes_on,
            thread: Some(thread),
        }
    }

    /// The address of a page, for example `?id=nim:3,4,5`.
    pub fn address(&self, page: &str) -> String {
        format!("http://localhost:{}/{page}", self.address.port())
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
