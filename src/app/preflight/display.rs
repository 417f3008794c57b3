//! Whether the display that the environment names answers.

use std::net::{TcpStream, ToSocketAddrs};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::Missing;

/// The two window systems of Linux.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// Wayland; preferred where both are named.
    Wayland,
    /// X11.
    X11,
}

/// How long a display on another machine may take to answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// The window system that will be used, after its display has answered. `variable` looks up an
/// environment variable.
///
/// # Errors
/// [`Missing::Display`] or [`Missing::Answer`].
pub fn display(variable: &dyn Fn(&str) -> Option<String>) -> Result<System, Missing> {
    let named = |name| variable(name).filter(|value| !value.is_empty());
    if let Some(name) = named("WAYLAND_DISPLAY") {
        return match wayland_answers(&name, named("XDG_RUNTIME_DIR").as_deref()) {
            Ok(()) => Ok(System::Wayland),
            Err(reason) => Err(Missing::Answer {
                variable: "WAYLAND_DISPLAY",
                name,
                reason,
                other: named("DISPLAY").is_some_and(|name| x11_answers(&name).is_ok()),
            }),
        };
    }
    // An inherited connection: nothing to look for.
    if named("WAYLAND_SOCKET").is_some() {
        return Ok(System::Wayland);
    }
    let name = named("DISPLAY").ok_or(Missing::Display)?;
    match x11_answers(&name) {
        Ok(()) => Ok(System::X11),
        Err(reason) => Err(Missing::Answer {
            variable: "DISPLAY",
            name,
            reason,
            other: false,
        }),
    }
}

/// The socket of a Wayland display: an absolute path, or a name in the runtime directory.
fn wayland_answers(name: &str, runtime_dir: Option<&str>) -> Result<(), String> {
    let path = if name.starts_with('/') {
        PathBuf::from(name)
    } else {
        Path::new(runtime_dir.ok_or("XDG_RUNTIME_DIR is not set")?).join(name)
    };
    socket_answers(&path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Where an X display listens.
#[derive(Clone, Debug, PartialEq, Eq)]
enum X11Address {
    /// On this machine.
    Local { number: u16 },
    /// On the machine with this name, at TCP port 6000 + number.
    Remote { host: String, number: u16 },
    /// At a socket that is named by its path.
    Socket(PathBuf),
}

/// Reads a display's name as the manual page X(7) describes it: `[protocol/][host]:number[.screen]`,
/// or the path of a socket.
fn x11_address(name: &str) -> Option<X11Address> {
    if name.starts_with('/') {
        return Some(X11Address::Socket(PathBuf::from(name)));
    }
    let (host, rest) = name.rsplit_once(':')?;
    let (number, screen) = rest.split_once('.').unwrap_or((rest, "0"));
    let number: u16 = number.parse().ok()?;
    screen.parse::<u16>().ok()?;
    let host = host.rsplit_once('/').map_or(host, |(_, host)| host);
    Some(match host {
        "" | "unix" => X11Address::Local { number },
        _ => X11Address::Remote {
            host: host.trim_matches(['[', ']']).to_owned(),
            number,
        },
    })
}

fn x11_answers(name: &str) -> Result<(), String> {
    match x11_address(name).ok_or("that is not the name of a display, such as :0")? {
        X11Address::Socket(path) => {
            // The path may carry the number of a display behind a colon.
            let bare = path
                .to_string_lossy()
                .rsplit_once(':')
                .map(|(bare, _)| bare.to_owned());
            socket_answers(&path).or_else(|error| match bare {
                Some(bare) => socket_answers(Path::new(&bare)),
                None => Err(error),
            })
        }
        X11Address::Local { number } => {
            let path = PathBuf::from(format!("/tmp/.X11-unix/X{number}"));
            abstract_socket_answers(&path)
                .or_else(|_| socket_answers(&path))
                .or_else(|error| {
                    tcp_answers("localhost", number)
                        .map_err(|_| format!("{}: {error}", path.display()))
                })
        }
        X11Address::Remote { host, number } => tcp_answers(&host, number),
    }
}

fn tcp_answers(host: &str, number: u16) -> Result<(), String> {
    let port = 6000_u16
        .checked_add(number)
        .ok_or("there is no such display number")?;
    let mut reason = "the name is not known".to_owned();
    for address in (host, port)
        .to_socket_addrs()
        .map_err(|error| error.to_string())?
    {
        match TcpStream::connect_timeout(&address, PATIENCE) {
            Ok(_) => return Ok(()),
            Err(error) => reason = error.to_string(),
        }
    }
    Err(reason)
}

#[cfg(unix)]
fn socket_answers(path: &Path) -> Result<(), String> {
    match std::os::unix::net::UnixStream::connect(path) {
        Ok(_) => Ok(()),
        Err(error) => Err(error.to_string()),
    }
}

#[cfg(not(unix))]
fn socket_answers(_path: &Path) -> Result<(), String> {
    Err("sockets with a path exist on Unix only".to_owned())
}

/// X servers on Linux also listen at a name that is no file.
#[cfg(target_os = "linux")]
fn abstract_socket_answers(path: &Path) -> Result<(), String> {
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::net::{SocketAddr, UnixStream};
    let address = SocketAddr::from_abstract_name(path.as_os_str().as_bytes());
    match address.and_then(|address| UnixStream::connect_addr(&address)) {
        Ok(_) => Ok(()),
        Err(error) => Err(error.to_string()),
    }
}

#[cfg(not(target_os = "linux"))]
fn abstract_socket_answers(_path: &Path) -> Result<(), String> {
    Err("sockets without a path exist on Linux only".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(environment: &[(&str, &str)]) -> Result<System, Missing> {
        display(&|name| {
            let found = environment.iter().find(|(key, _)| *key == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn names_of_displays_are_understood() {
        let local = |number| Some(X11Address::Local { number });
        assert_eq!(x11_address(":0"), local(0));
        assert_eq!(x11_address(":12.1"), local(12));
        assert_eq!(x11_address("unix:3"), local(3));
        let remote = |host: &str, number| {
            Some(X11Address::Remote {
                host: host.to_owned(),
                number,
            })
        };
        assert_eq!(x11_address("localhost:10.0"), remote("localhost", 10));
        assert_eq!(x11_address("tcp/far.example:0"), remote("far.example", 0));
        assert_eq!(x11_address("[::1]:2"), remote("::1", 2));
        assert_eq!(
            x11_address("/run/x:0"),
            Some(X11Address::Socket(PathBuf::from("/run/x:0")))
        );
        for nonsense in ["", "0", ":", ":x", ":0.x", "host", ":99999", ":-1"] {
            assert_eq!(x11_address(nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn nothing_named_is_no_display() {
        assert_eq!(asked(&[]), Err(Missing::Display));
        assert_eq!(
            asked(&[("DISPLAY", ""), ("WAYLAND_DISPLAY", "")]),
            Err(Missing::Display)
        );
    }

    #[test]
    fn a_display_that_does_not_answer_is_named_with_its_reason() {
        for (variable, value, words) in [
            ("DISPLAY", "nonsense", "not the name of a display"),
            ("DISPLAY", ":60000", "X60000"),
            (
                "WAYLAND_DISPLAY",
                "wayland-99",
                "XDG_RUNTIME_DIR is not set",
            ),
            (
                "WAYLAND_DISPLAY",
                "/nowhere/wayland-0",
                "/nowhere/wayland-0",
            ),
        ] {
            match asked(&[(variable, value)]) {
                Err(Missing::Answer { name, reason, .. }) => {
                    assert_eq!(name, value);
                    assert!(reason.contains(words), "{value}: {reason}");
                }
                other => panic!("{value}: {other:?}"),
            }
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_listening_socket_answers() {
        let folder = std::env::temp_dir().join(format!("fivefold-display-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a temporary folder");
        let path = folder.join("wayland-0");
        let listener = std::os::unix::net::UnixListener::bind(&path).expect("a socket");
        let folder_text = folder.to_string_lossy().into_owned();
        let environment = [
            ("WAYLAND_DISPLAY", "wayland-0"),
            ("XDG_RUNTIME_DIR", &folder_text),
        ];
        assert_eq!(asked(&environment), Ok(System::Wayland));
        let path_text = path.to_string_lossy().into_owned();
        assert_eq!(
            asked(&[("WAYLAND_DISPLAY", &path_text)]),
            Ok(System::Wayland)
        );
        assert_eq!(asked(&[("DISPLAY", &path_text)]), Ok(System::X11));
        drop(listener);
        // The file is still there, but nobody listens.
        assert!(asked(&environment).is_err());
        std::fs::remove_dir_all(&folder).expect("the folder is ours");
    }
}
