//! The package for Debian and Ubuntu, made by dpkg-deb.

use std::path::{Path, PathBuf};
use std::process::Command;

use fivefold_build_steps::commands::{output, run, say};
use fivefold_build_steps::files::read;

use super::contents::{Item, THIRD_PARTY, installed};
use super::description;
use super::layout::{lay_out, put};
use super::manual::gzip;
use super::program::Program;
use super::release::{HOMEPAGE, MAINTAINER, Release};

/// Makes the package.
pub(crate) fn package(
    out: &Path,
    release: &Release,
    items: &[Item],
    program: &Program,
) -> Result<PathBuf, String> {
    let version = &release.version;
    let architecture = program.architecture;
    let file = out.join(format!("fivefold_{version}_{architecture}.deb"));
    say(format_args!("Packing {}.", file.display()));
    let glibc = program
        .glibc()
        .ok_or("The program does not say which glibc it needs; Debian's is of no use to it.")?;

    let changes = description(
        "debian/changelog",
        &[
            ("version", version),
            ("maintainer", MAINTAINER),
            ("date", &release.time.to_rfc2822()),
        ],
    )?;
    let mut items: Vec<Item> = items.iter().filter_map(of_debian).collect();
    let ours = |name: &str| read(&Path::new("packaging/debian").join(name));
    for (path, content) in [
        ("doc/fivefold/copyright", ours("copyright")?),
        ("doc/fivefold/changelog.gz", packed(changes.as_bytes())?),
        ("lintian/overrides/fivefold", ours("lintian-overrides")?),
    ] {
        items.push(Item {
            path: format!("share/{path}"),
            runs: false,
            content,
        });
    }
    items.sort_by(|a, b| a.path.cmp(&b.path));
    let root = out.join("deb");
    lay_out(&root, &items, |path| format!("usr/{path}"))?;

    let bytes: usize = items.iter().map(|item| item.content.len()).sum();
    let control = description(
        "debian/control",
        &[
            ("version", version),
            ("architecture", architecture),
            ("maintainer", MAINTAINER),
            ("kibibytes", &bytes.div_ceil(1024).to_string()),
            ("glibc", &glibc),
            ("homepage", HOMEPAGE),
        ],
    )?;
    put(&root, "DEBIAN/control", control.as_bytes(), 0o644)?;
    let paths = items.iter().map(|item| format!("usr/{}", item.path));
    let sums = output(
        Command::new("md5sum").args(paths).current_dir(&root),
        "the checksums of the .deb cannot be made",
    )?;
    put(&root, "DEBIAN/md5sums", &sums, 0o644)?;
    run(
        Command::new("dpkg-deb")
            .args(["--root-owner-group", "-Zxz", "--build"])
            .args([&root, &file])
            .env("SOURCE_DATE_EPOCH", release.time.timestamp().to_string())
            // With more of them the packed bytes depend on how many there are.
            .env("DPKG_DEB_THREADS_MAX", "1"),
        "the .deb cannot be packed",
    )?;
    Ok(file)
}

/// A file as Debian has it, with its place below `/usr`; none where Debian has it from elsewhere.
fn of_debian(item: &Item) -> Option<Item> {
    let mut item = item.clone();
    let place = installed(&item.path);
    item.path = match place.strip_prefix("share/doc/fivefold/") {
        // The texts are in `copyright` and in the package base-files.
        Some("LICENSE-APACHE" | "LICENSE-MIT") => return None,
        Some("CHANGELOG.md" | THIRD_PARTY) => {
            item.content = packed(&item.content).ok()?;
            format!("{place}.gz")
        }
        _ => place
            .replace("bin/fivefold", "games/fivefold")
            .replace("share/zsh/site-functions", "share/zsh/vendor-completions"),
    };
    Some(item)
}

fn packed(text: &[u8]) -> Result<Vec<u8>, String> {
    gzip(text).map_err(|error| format!("a text cannot be packed: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_lie_where_debian_wants_them() {
        let place = |path: &str| {
            let item = Item {
                path: path.to_owned(),
                runs: false,
                content: Vec::new(),
            };
            of_debian(&item).map(|item| item.path)
        };
        for (path, wanted) in [
            ("fivefold", "games/fivefold"),
            ("CHANGELOG.md", "share/doc/fivefold/CHANGELOG.md.gz"),
            (THIRD_PARTY, "share/doc/fivefold/THIRD-PARTY.txt.gz"),
            (
                "share/zsh/site-functions/_fivefold",
                "share/zsh/vendor-completions/_fivefold",
            ),
        ] {
            assert_eq!(place(path).as_deref(), Some(wanted));
        }
        assert_eq!(place("LICENSE-MIT"), None);
    }
}
