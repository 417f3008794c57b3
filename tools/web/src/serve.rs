//! A small server for a folder of the web version: right types, compressed files where the browser
//! takes them, and the same rules for keeping files as a host should have.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// The longest request that is read, in bytes.
const LONGEST_REQUEST: u64 = 16 * 1024;
/// Whoever says nothing for so long is not waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// A server that is listening.
#[derive(Debug)]
pub(crate) struct Server {
    listener: TcpListener,
    folder: Arc<Path>,
}

impl Server {
    /// Listens at this address; port 0 takes any free one.
    ///
    /// # Errors
    /// The port is taken, or may not be listened at, or the address is not one of this machine.
    pub(crate) fn listen(folder: &Path, address: SocketAddr) -> io::Result<Server> {
        Ok(Server {
            listener: TcpListener::bind(address)?,
            folder: folder.into(),
        })
    }

    /// Where it listens.
    ///
    /// # Errors
    /// The system does not know (it always does).
    pub(crate) fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Answers requests as long as the flag is set; it looks at the flag at each request. `sent`
    /// hears of each answer before it goes: what was asked for, and the bytes of the answer with its
    /// head.
    pub(crate) fn run_while<S>(&self, goes_on: &AtomicBool, sent: S)
    where
        S: Fn(&str, u64) + Clone + Send + 'static,
    {
        for stream in self.listener.incoming().flatten() {
            if !goes_on.load(Ordering::Relaxed) {
                return;
            }
            let folder = Arc::clone(&self.folder);
            let sent = sent.clone();
            // Where no thread can be had the browser asks again.
            let _ = thread::Builder::new().spawn(move || {
                // A browser that has gone away needs no answer.
                let _ = answer(stream, &folder, &sent);
            });
        }
    }
}

fn answer(mut stream: TcpStream, folder: &Path, sent: &dyn Fn(&str, u64)) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut lines = BufReader::new((&stream).take(LONGEST_REQUEST)).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    let mut encodings = String::new();
    for line in lines {
        let line = line?;
        if line.is_empty() {
            break;
        }
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("accept-encoding")
        {
            encodings = value.to_ascii_lowercase();
        }
    }
    let mut words = request.split(' ');
    let method = words.next().unwrap_or_default();
    let target = words.next().unwrap_or_default();
    let reply = match method {
        "GET" | "HEAD" => reply(folder, target, &encodings),
        _ => Reply::refusal("405 Method Not Allowed"),
    };
    let mut head = format!(
        "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: {}\r\n\
         X-Content-Type-Options: nosniff\r\nConnection: close\r\n",
        reply.status,
        reply.kind,
        reply.body.len(),
        reply.keep,
    );
    if let Some(encoding) = reply.encoding {
        head.push_str("Content-Encoding: ");
        head.push_str(encoding);
        head.push_str("\r\nVary: Accept-Encoding\r\n");
    }
    head.push_str("\r\n");
    let body = match method {
        "HEAD" => &[],
        _ => reply.body.as_slice(),
    };
    sent(target, (head.len() + body.len()) as u64);
    stream.write_all(head.as_bytes())?;
    stream.write_all(body)?;
    stream.flush()
}

/// What is sent back.
struct Reply {
    status: &'static str,
    kind: &'static str,
    keep: &'static str,
    encoding: Option<&'static str>,
    body: Vec<u8>,
}

impl Reply {
    fn refusal(status: &'static str) -> Reply {
        Reply {
            status,
            kind: "text/plain; charset=utf-8",
            keep: "no-store",
            encoding: None,
            body: status.as_bytes().to_vec(),
        }
    }
}

fn reply(folder: &Path, target: &str, encodings: &str) -> Reply {
    let path = target.split(['?', '#']).next().unwrap_or_default();
    let Some(mut file) = file_of(folder, path) else {
        return Reply::refusal("400 Bad Request");
    };
    if file.is_dir() {
        file.push("index.html");
    }
    let kind = kind_of(&file);
    let keep = keep_of(&file);
    for (encoding, extension) in [("br", ".br"), ("gzip", ".gz")] {
        let mut packed = file.clone().into_os_string();
        packed.push(extension);
        if accepts(encodings, encoding)
            && let Ok(body) = fs::read(packed)
        {
            return Reply {
                status: "200 OK",
                kind,
                keep,
                encoding: Some(encoding),
                body,
            };
        }
    }
    match fs::read(&file) {
        Ok(body) => Reply {
            status: "200 OK",
            kind,
            keep,
            encoding: None,
            body,
        },
        Err(_) => Reply::refusal("404 Not Found"),
    }
}

/// Whether a header like `gzip, br;q=0.5` names this encoding.
fn accepts(encodings: &str, encoding: &str) -> bool {
    encodings.split(',').any(|one| {
        let mut parts = one.split(';').map(str::trim);
        parts.next() == Some(encoding) && !parts.any(|part| part == "q=0")
    })
}

/// The file that a path of an address names; nothing for a path that leaves the folder.
fn file_of(folder: &Path, path: &str) -> Option<PathBuf> {
    let path = unescaped(path)?;
    let inside = Path::new(path.strip_prefix('/')?);
    inside
        .components()
        .all(|part| matches!(part, Component::Normal(_)))
        .then(|| folder.join(inside))
}

/// A path with its `%20` and the like replaced.
fn unescaped(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(if byte == b'%' {
            let mut digit = || char::from(rest.next()?).to_digit(16);
            (digit()? * 16 + digit()?) as u8
        } else {
            byte
        });
    }
    String::from_utf8(bytes).ok()
}

/// The type of a file for the browser.
fn kind_of(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json") => "application/json",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        Some("png") => "image/png",
        Some("svg") => "image/svg+xml",
        Some("ttf") => "font/ttf",
        Some("ron" | "ftl" | "wgsl" | "txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// How long a browser may keep a file: for ever where its path holds a hash of its content.
fn keep_of(file: &Path) -> &'static str {
    let hashed = file.components().any(|part| {
        let name = part.as_os_str().to_str().unwrap_or_default();
        let stem = name.split('.').next().unwrap_or_default();
        stem.rsplit_once('-').is_some_and(|(_, hash)| {
            hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
        })
    });
    if hashed {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_path_leaves_the_folder() {
        let folder = Path::new("/srv/site");
        assert_eq!(file_of(folder, "/a/b.js"), Some("/srv/site/a/b.js".into()));
        assert_eq!(file_of(folder, "/a%20b"), Some("/srv/site/a b".into()));
        for path in [
            "/../secret",
            "/a/../../b",
            "/%2e%2e/b",
            "//etc/passwd",
            "a",
            "/%zz",
            "/%f",
        ] {
            assert_eq!(file_of(folder, path), None, "{path}");
        }
    }

    #[test]
    fn only_files_named_by_their_content_are_kept_for_ever() {
        for (file, kept) in [
            ("app-0123456789abcdef.js", true),
            ("assets-0123456789abcdef/config/timing.ron", true),
            ("index.html", false),
            ("sw.js", false),
            ("AtkinsonHyperlegibleNext-Regular.ttf", false),
        ] {
            assert_eq!(
                keep_of(Path::new(file)).contains("immutable"),
                kept,
                "{file}"
            );
        }
    }

    #[test]
    fn an_encoding_counts_only_where_the_browser_takes_it() {
        assert!(accepts(" gzip, deflate, br", "br"));
        assert!(accepts("br;q=0.5", "br"));
        assert!(!accepts("br;q=0", "br"));
        assert!(!accepts("brotli", "br"));
    }
}
