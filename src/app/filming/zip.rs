//! Many files as one: a ZIP archive, for a browser, which gives away single files only. What is put in
//! is packed already, so it lies there as it is.

use crc32fast::hash;

/// The archive of files with these names; no more than 65 535 of them, and no more than 4 GB.
#[must_use]
pub(crate) fn archive(files: &[(String, Vec<u8>)]) -> Vec<u8> {
    let (mut archive, mut directory) = (Vec::new(), Vec::new());
    for (name, file) in files {
        let offset = archive.len() as u32;
        let size = (file.len() as u32).to_le_bytes();
        let mut about = Vec::new();
        // Version 2.0, no flags, not packed, on the first day that a date can be.
        for field in [20, 0, 0, 0, 0x21_u16] {
            about.extend(field.to_le_bytes());
        }
        about.extend(hash(file).to_le_bytes());
        about.extend([size, size].concat());
        about.extend((name.len() as u16).to_le_bytes());
        about.extend([0; 2]);
        archive.extend(b"PK\x03\x04");
        archive.extend(&about);
        archive.extend(name.as_bytes());
        archive.extend(file);
        directory.extend(b"PK\x01\x02\x14\x00");
        directory.extend(about);
        // No remark, the first disk, nothing that a system would know.
        directory.extend([0; 10]);
        directory.extend(offset.to_le_bytes());
        directory.extend(name.as_bytes());
    }
    let count = (files.len() as u16).to_le_bytes();
    let (begin, length) = (archive.len() as u32, directory.len() as u32);
    archive.extend(directory);
    archive.extend(b"PK\x05\x06\x00\x00\x00\x00");
    archive.extend([count, count].concat());
    archive.extend(length.to_le_bytes());
    archive.extend(begin.to_le_bytes());
    archive.extend([0; 2]);
    archive
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_found_through_the_directory_at_the_end() {
        let files = [
            ("0000.png", &b"first"[..]),
            ("0001.png", b""),
            ("x", b"third"),
        ]
        .map(|(name, file)| (name.to_owned(), file.to_vec()));
        let archive = archive(&files);
        let number = |at: usize, bytes: usize| {
            let field = archive[at..at + bytes].iter().rev();
            field.fold(0, |number, &byte| number << 8 | usize::from(byte))
        };
        let end = archive.len() - 22;
        assert_eq!(&archive[end..end + 4], b"PK\x05\x06");
        assert_eq!(number(end + 10, 2), files.len());
        let mut entry = number(end + 16, 4);
        assert_eq!(entry + number(end + 12, 4), end);
        for (name, file) in &files {
            assert_eq!(&archive[entry..entry + 4], b"PK\x01\x02");
            assert_eq!(number(entry + 16, 4), hash(file) as usize);
            assert_eq!(
                &archive[entry + 46..entry + 46 + name.len()],
                name.as_bytes()
            );
            let local = number(entry + 42, 4);
            assert_eq!(&archive[local..local + 4], b"PK\x03\x04");
            let begin = local + 30 + name.len();
            assert_eq!(&archive[begin..begin + number(local + 22, 4)], &file[..]);
            entry += 46 + name.len();
        }
        assert_eq!(entry, end);
    }
}
