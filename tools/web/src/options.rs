//! The command line of `cargo web`.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;

use clap::Parser;

/// Makes the web version of fivefold and serves it at a local address.
#[derive(Debug, Parser)]
#[command(name = "cargo web", bin_name = "cargo web")]
pub(crate) struct Options {
    /// Make it, but do not serve it.
    #[arg(long, conflicts_with = "serve_only")]
    pub build_only: bool,
    /// Serve what was made last.
    #[arg(long)]
    pub serve_only: bool,
    /// Build in a fraction of the time; the files become much larger.
    #[arg(long)]
    pub quick: bool,
    /// The folder for the web version; what is in it already is replaced.
    #[arg(long, default_value = "target/cargo-web/site")]
    pub out: PathBuf,
    /// The port to serve at; 0 takes any free one.
    #[arg(long, default_value_t = 8080)]
    pub port: u16,
    /// Serve for a phone or another machine, too: at this address of this machine, or at all of them.
    #[arg(
        long,
        value_name = "ADDRESS",
        num_args = 0..=1,
        default_value = "127.0.0.1",
        default_missing_value = "0.0.0.0",
        conflicts_with = "build_only"
    )]
    host: IpAddr,
    /// Where the web version will be hosted, for example `https://example.org/fivefold/`: previews of
    /// links show a picture only where they are given its whole address.
    #[arg(long, value_parser = page_address, conflicts_with = "serve_only")]
    pub url: Option<String>,
}

impl Options {
    /// Where to listen.
    pub(crate) fn listen_at(&self) -> SocketAddr {
        SocketAddr::new(self.host, self.port)
    }
}

/// The address of a folder in the web.
fn page_address(text: &str) -> Result<String, String> {
    let host = ["https://", "http://"]
        .into_iter()
        .find_map(|scheme| text.strip_prefix(scheme));
    match host {
        Some(host) if !host.is_empty() && !text.contains(['?', '#', '"', '<', ' ']) => {
            Ok(format!("{}/", text.trim_end_matches('/')))
        }
        _ => Err("it must look like https://example.org/fivefold/".to_owned()),
    }
}

/// The address under which other machines of the network know this one; nothing where there is no
/// network.
pub(crate) fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // Nothing is sent: only the way to an address that nobody has (RFC 5737) is looked up.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Result<Options, clap::Error> {
        Options::try_parse_from([&["cargo web"], words].concat())
    }

    fn address(words: &[&str]) -> String {
        read(words).expect("options").listen_at().to_string()
    }

    #[test]
    fn it_serves_this_machine_alone_unless_it_is_told_a_host() {
        assert_eq!(address(&[]), "127.0.0.1:8080");
        assert_eq!(address(&["--host"]), "0.0.0.0:8080");
        assert_eq!(address(&["--host", "--port", "81"]), "0.0.0.0:81");
        assert_eq!(address(&["--host", "192.168.1.7"]), "192.168.1.7:8080");
        assert_eq!(address(&["--host", "::", "--port", "0"]), "[::]:0");
        assert!(read(&["--host", "my-laptop"]).is_err());
    }

    #[test]
    fn what_is_not_served_has_no_host() {
        assert!(read(&["--build-only", "--host"]).is_err());
        assert!(read(&["--build-only", "--serve-only"]).is_err());
        let served = read(&["--serve-only", "--host"]).expect("options");
        assert!(served.serve_only && !served.build_only && !served.quick);
    }

    #[test]
    fn the_address_in_the_web_is_a_whole_one_and_ends_as_a_folder() {
        let url = |words: &[&str]| read(words).map(|options| options.url);
        assert_eq!(url(&[]).expect("options"), None);
        for given in ["https://example.org/five", "https://example.org/five/"] {
            let read = url(&["--url", given]).expect("options");
            assert_eq!(read.as_deref(), Some("https://example.org/five/"));
        }
        for wrong in [
            "example.org",
            "https://",
            "https://example.org/?id=nim:3",
            "",
        ] {
            assert!(url(&["--url", wrong]).is_err(), "{wrong}");
        }
    }
}
