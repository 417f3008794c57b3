//! Whether the libraries are installed that winit loads when a window opens. Loading one to find
//! out would need unsafe code, so this looks where the system's loader would look.

use std::path::{Path, PathBuf};

use super::System;

/// A library that is loaded when a window opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library {
    /// The file that is loaded.
    pub file: &'static str,
    /// Its package in Debian and Ubuntu.
    pub debian: &'static str,
    /// Its package in Fedora.
    pub fedora: &'static str,
    /// Its package in Arch.
    pub arch: &'static str,
    /// Which window system needs it; `None` for both.
    pub system: Option<System>,
}

const fn library(
    file: &'static str,
    debian: &'static str,
    fedora: &'static str,
    arch: &'static str,
    system: Option<System>,
) -> Library {
    Library {
        file,
        debian,
        fedora,
        arch,
        system,
    }
}

/// All of them; the names are those that winit 0.30 and its bindings load.
pub const ALL: [Library; 7] = [
    library(
        "libxkbcommon.so.0",
        "libxkbcommon0",
        "libxkbcommon",
        "libxkbcommon",
        None,
    ),
    library(
        "libwayland-client.so.0",
        "libwayland-client0",
        "libwayland-client",
        "wayland",
        Some(System::Wayland),
    ),
    library(
        "libX11.so.6",
        "libx11-6",
        "libX11",
        "libx11",
        Some(System::X11),
    ),
    library(
        "libX11-xcb.so.1",
        "libx11-xcb1",
        "libX11-xcb",
        "libx11",
        Some(System::X11),
    ),
    library(
        "libXcursor.so.1",
        "libxcursor1",
        "libXcursor",
        "libxcursor",
        Some(System::X11),
    ),
    library("libXi.so.6", "libxi6", "libXi", "libxi", Some(System::X11)),
    library(
        "libxkbcommon-x11.so.0",
        "libxkbcommon-x11-0",
        "libxkbcommon-x11",
        "libxkbcommon-x11",
        Some(System::X11),
    ),
];

/// The libraries that a window system needs and that are not installed. Empty also where the
/// loader's places are not known, so that nobody is told to install what is there.
#[must_use]
pub fn lacking(system: System, installed: &Installed) -> Vec<Library> {
    ALL.into_iter()
        .filter(|library| library.system.is_none_or(|needed| needed == system))
        .filter(|library| installed.has(library.file) == Some(false))
        .collect()
}

/// Where the system's loader looks for libraries.
#[derive(Clone, Debug, Default)]
pub struct Installed {
    /// The loader's cache; `None` if there is none, as on systems with other places.
    pub cache: Option<Vec<u8>>,
    /// Folders that are searched.
    pub folders: Vec<PathBuf>,
    /// Class and machine of the program's own ELF header: a library must match them.
    pub machine: Option<[u8; 3]>,
}

/// What this system's loader knows: the cache of glibc and the usual folders.
#[must_use]
pub fn installed() -> Installed {
    let mut folders: Vec<PathBuf> = std::env::var_os("LD_LIBRARY_PATH")
        .map(|paths| std::env::split_paths(&paths).collect())
        .unwrap_or_default();
    let usual = ["/lib", "/usr/lib", "/lib64", "/usr/lib64", "/usr/local/lib"];
    folders.extend(usual.map(PathBuf::from));
    Installed {
        cache: std::fs::read("/etc/ld.so.cache").ok(),
        folders,
        machine: machine(Path::new("/proc/self/exe")),
    }
}

impl Installed {
    /// Whether the loader would find the file; `None` if that cannot be said.
    fn has(&self, file: &str) -> Option<bool> {
        let cache = self.cache.as_deref()?;
        // The cache is a table of texts that end with a zero, among them the paths.
        let cached = cache
            .split(|&byte| byte == 0)
            .filter_map(|text| std::str::from_utf8(text).ok())
            .filter(|text| text.starts_with('/') && text.ends_with(file))
            .map(PathBuf::from)
            .filter(|path| path.file_name().is_some_and(|name| name == file));
        let in_folders = self.folders.iter().map(|folder| folder.join(file));
        Some(cached.chain(in_folders).any(|path| self.fits(&path)))
    }

    /// Whether the file is a library for this program's machine.
    fn fits(&self, path: &Path) -> bool {
        match (self.machine, machine(path)) {
            (_, None) => false,
            (None, Some(_)) => true,
            (Some(own), Some(found)) => own == found,
        }
    }
}

/// Class (byte 4) and machine (bytes 18 and 19) of a file's ELF header, if it has one.
fn machine(path: &Path) -> Option<[u8; 3]> {
    use std::io::Read;
    let mut header = [0; 20];
    std::fs::File::open(path)
        .ok()?
        .read_exact(&mut header)
        .ok()?;
    header
        .starts_with(b"\x7fELF")
        .then(|| [header[4], header[18], header[19]])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder with these libraries in it, made for one test.
    struct Folder(PathBuf);

    impl Folder {
        fn with(name: &str, files: &[(&str, [u8; 3])]) -> Folder {
            let folder = std::env::temp_dir()
                .join(format!("fivefold-libraries-{name}-{}", std::process::id()));
            std::fs::create_dir_all(&folder).expect("a temporary folder");
            for (file, [class, low, high]) in files {
                let mut header = *b"\x7fELF\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
                (header[4], header[18], header[19]) = (*class, *low, *high);
                std::fs::write(folder.join(file), header).expect("a file");
            }
            Folder(folder)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    const OWN: [u8; 3] = [2, 62, 0];
    const OTHER: [u8; 3] = [1, 3, 0];

    fn names(system: System, installed: &Installed) -> Vec<&'static str> {
        lacking(system, installed)
            .iter()
            .map(|library| library.file)
            .collect()
    }

    #[test]
    fn what_is_in_no_folder_and_no_cache_is_lacking() {
        let folder = Folder::with(
            "some",
            &[
                ("libX11.so.6", OWN),
                ("libX11-xcb.so.1", OWN),
                ("libxkbcommon.so.0", OWN),
            ],
        );
        let installed = Installed {
            cache: Some(Vec::new()),
            folders: vec![folder.0.clone()],
            machine: Some(OWN),
        };
        let lacking = ["libXcursor.so.1", "libXi.so.6", "libxkbcommon-x11.so.0"];
        assert_eq!(names(System::X11, &installed), lacking);
        assert_eq!(
            names(System::Wayland, &installed),
            ["libwayland-client.so.0"]
        );
    }

    #[test]
    fn a_library_of_another_machine_does_not_count() {
        let folder = Folder::with("other", &[("libxkbcommon.so.0", OTHER)]);
        let mut installed = Installed {
            cache: Some(Vec::new()),
            folders: vec![folder.0.clone()],
            machine: Some(OWN),
        };
        assert_eq!(installed.has("libxkbcommon.so.0"), Some(false));
        installed.machine = None;
        assert_eq!(installed.has("libxkbcommon.so.0"), Some(true));
    }

    #[test]
    fn the_cache_counts_if_the_file_is_still_there() {
        let folder = Folder::with("cache", &[("libXi.so.6", OWN)]);
        let path = |file: &str| folder.0.join(file).to_string_lossy().into_owned();
        let cache = [
            "glibc-ld.so.cache1.1",
            "libXi.so.6",
            &path("libXi.so.6"),
            &path("libX11.so.6"),
        ];
        let installed = Installed {
            cache: Some(cache.join("\0").into_bytes()),
            folders: Vec::new(),
            machine: Some(OWN),
        };
        assert_eq!(installed.has("libXi.so.6"), Some(true));
        assert_eq!(installed.has("libX11.so.6"), Some(false), "removed since");
        assert_eq!(
            installed.has("Xi.so.6"),
            Some(false),
            "the end of another name"
        );
    }

    #[test]
    fn without_a_cache_nothing_is_said_to_be_lacking() {
        let installed = Installed {
            machine: Some(OWN),
            ..Installed::default()
        };
        assert_eq!(names(System::X11, &installed), Vec::<&str>::new());
    }

    /// The C library itself is there wherever this test runs.
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    #[test]
    fn this_systems_own_c_library_is_found() {
        let installed = installed();
        if installed.cache.is_some() {
            assert_eq!(installed.has("libc.so.6"), Some(true));
            assert_eq!(installed.has("libnosuch.so.6"), Some(false));
        }
    }
}
