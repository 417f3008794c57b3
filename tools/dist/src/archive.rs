//! Archives that come out the same, wherever and whenever they are made.

use std::io::{Cursor, Write as _};
use std::num::NonZeroU64;

use chrono::{DateTime, Datelike as _, Timelike as _, Utc};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::contents::Item;

/// How often a better way of packing a block is sought. Two minutes for a package save 0.4 MB.
const ROUNDS: u32 = 5;

/// A `.tar.gz` with all files in one folder; they belong to root, and all have the same time.
pub(crate) fn tar_gz(items: &[Item], folder: &str, time: DateTime<Utc>) -> Result<Vec<u8>, String> {
    let trouble = |error: std::io::Error| format!("{folder}.tar.gz cannot be packed: {error}");
    let mut archive = tar::Builder::new(Vec::new());
    for item in items {
        let mut header = tar::Header::new_gnu();
        header.set_size(item.content.len() as u64);
        header.set_mode(item.mode());
        header.set_uid(0);
        header.set_gid(0);
        header.set_mtime(time.timestamp().try_into().unwrap_or_default());
        archive
            .append_data(
                &mut header,
                format!("{folder}/{}", item.path),
                &*item.content,
            )
            .map_err(trouble)?;
    }
    let files = archive.into_inner().map_err(trouble)?;
    let options = zopfli::Options {
        iteration_count: NonZeroU64::new(ROUNDS.into()).unwrap_or(NonZeroU64::MIN),
        ..Default::default()
    };
    let mut packed = Vec::new();
    zopfli::compress(options, zopfli::Format::Gzip, &*files, &mut packed).map_err(trouble)?;
    Ok(packed)
}

/// A `.zip` with all files in one folder, or at its top.
pub(crate) fn zip(
    items: &[Item],
    folder: Option<&str>,
    time: DateTime<Utc>,
) -> Result<Vec<u8>, String> {
    let time = zip::DateTime::from_date_and_time(
        time.year().try_into().unwrap_or_default(),
        time.month() as u8,
        time.day() as u8,
        time.hour() as u8,
        time.minute() as u8,
        time.second() as u8,
    );
    let time = time.map_err(|error| format!("a zip knows no time before 1980: {error}"))?;
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for item in items {
        let path = match folder {
            Some(folder) => format!("{folder}/{}", item.path),
            None => item.path.clone(),
        };
        let method = match is_packed(&item.path) {
            true => CompressionMethod::Stored,
            false => CompressionMethod::Deflated,
        };
        let options = SimpleFileOptions::default()
            .compression_method(method)
            .compression_level((!is_packed(&item.path)).then_some(9 + i64::from(ROUNDS)))
            .last_modified_time(time)
            .unix_permissions(item.mode());
        let trouble = |error: &dyn std::fmt::Display| format!("{path} cannot be packed: {error}");
        archive
            .start_file(path.clone(), options)
            .map_err(|error| trouble(&error))?;
        archive
            .write_all(&item.content)
            .map_err(|error| trouble(&error))?;
    }
    let archive = archive.finish();
    archive
        .map(Cursor::into_inner)
        .map_err(|error| format!("the zip cannot be packed: {error}"))
}

/// Whether a file gets no smaller.
fn is_packed(path: &str) -> bool {
    [".br", ".gz", ".png", ".gif"]
        .iter()
        .any(|kind| path.ends_with(kind))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::io::Read as _;

    use super::*;

    fn items() -> Vec<Item> {
        let item = |path: &str, runs, content: &[u8]| Item {
            path: path.to_owned(),
            runs,
            content: content.into(),
        };
        vec![
            item("assets/config/nim.ron", false, b"(rows: 3)"),
            item("docs/menu.png", false, b"a picture"),
            item("fivefold", true, &[7; 10_000]),
        ]
    }

    fn noon() -> DateTime<Utc> {
        DateTime::from_timestamp(1_795_942_081, 0).expect("a time")
    }

    #[test]
    fn a_tar_holds_every_file_with_one_time_and_one_owner() {
        let packed = tar_gz(&items(), "f", noon()).expect("an archive");
        assert_eq!(packed, tar_gz(&items(), "f", noon()).expect("an archive"));
        let later = noon() + chrono::TimeDelta::seconds(1);
        assert_ne!(packed, tar_gz(&items(), "f", later).expect("an archive"));
        let mut archive = tar::Archive::new(flate2::read::GzDecoder::new(&*packed));
        let mut told = Vec::new();
        for entry in archive.entries().expect("entries") {
            let mut entry = entry.expect("an entry");
            let header = entry.header();
            assert_eq!(header.mtime().ok(), Some(1_795_942_081));
            assert_eq!((header.uid().ok(), header.gid().ok()), (Some(0), Some(0)));
            let mode = header.mode().expect("a mode");
            let path = entry.path().expect("a path").to_string_lossy().into_owned();
            let mut content = Vec::new();
            entry.read_to_end(&mut content).expect("a content");
            told.push((path, mode, content));
        }
        let expected = items().into_iter().map(|item| {
            let mode = item.mode();
            (format!("f/{}", item.path), mode, item.content)
        });
        assert_eq!(told, expected.collect::<Vec<_>>());
    }

    #[test]
    fn a_zip_holds_every_file() {
        let packed = zip(&items(), Some("f"), noon()).expect("an archive");
        assert_eq!(
            packed,
            zip(&items(), Some("f"), noon()).expect("an archive")
        );
        assert!(packed.len() < 2_000, "{} bytes", packed.len());
        let mut archive = zip::ZipArchive::new(Cursor::new(packed)).expect("an archive");
        let mut told: BTreeMap<String, Vec<u8>> = BTreeMap::new();
        for at in 0..archive.len() {
            let mut file = archive.by_index(at).expect("a file");
            let mut content = Vec::new();
            file.read_to_end(&mut content).expect("a content");
            told.insert(file.name().expect("a name").into_owned(), content);
        }
        let expected = items().into_iter();
        let expected = expected.map(|item| (format!("f/{}", item.path), item.content));
        assert_eq!(told, expected.collect());
    }
}
