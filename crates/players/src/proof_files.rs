//! Finds the files of proofs, and reads one where a player needs it: from the disk, or over the network in
//! a browser's worker, which fetches them only then.

#[cfg(not(target_family = "wasm"))]
use std::{fs::File, io::Read as _, path::Path};

#[cfg(not(target_family = "wasm"))]
use fivefold_config::proofs::{LONGEST_LINE, ProofHead, ProofIndex, file_name};

/// The proofs in this folder that have the name which belongs to them. Only their first lines are read.
#[cfg(not(target_family = "wasm"))]
#[must_use]
pub fn found(folder: &Path) -> ProofIndex {
    let mut proofs = ProofIndex::new(folder.to_string_lossy().into_owned());
    // Without the folder there are no proofs.
    for entry in folder.read_dir().into_iter().flatten().flatten() {
        let mut beginning = Vec::new();
        let file = File::open(entry.path()).map(|file| file.take(LONGEST_LINE));
        if let Ok(mut file) = file
            && file.read_to_end(&mut beginning).is_ok()
            && let Some((head, ..)) = ProofHead::split(&beginning)
            && entry.file_name() == *file_name(head.id)
        {
            proofs.add(head.id, head.longest);
        }
    }
    proofs
}

/// The bytes of a file; `None` where it cannot be had.
#[cfg(not(target_family = "wasm"))]
#[must_use]
pub fn read(path: &str) -> Option<Vec<u8>> {
    std::fs::read(path).ok()
}

/// The same in a worker, which may wait for it. In the page itself, where the players think in slices,
/// only texts can be waited for: so the bytes are fetched as the characters of a text.
#[cfg(all(target_family = "wasm", feature = "worker"))]
#[must_use]
pub fn read(path: &str) -> Option<Vec<u8>> {
    const WITHOUT_WAITING: bool = false;
    const FOUND: u16 = 200;
    let request = web_sys::XmlHttpRequest::new().ok()?;
    request.open_with_async("GET", path, WITHOUT_WAITING).ok()?;
    request
        .override_mime_type("text/plain; charset=x-user-defined")
        .ok()?;
    request.send().ok()?;
    if request.status().ok()? != FOUND {
        return None;
    }
    let text = request.response_text().ok()??;
    // Bytes from 128 on are the last ones of a character's number.
    Some(text.chars().map(|letter| letter as u32 as u8).collect())
}

/// A page that has to think itself reads none.
#[cfg(all(target_family = "wasm", not(feature = "worker")))]
#[must_use]
pub const fn read(_path: &str) -> Option<Vec<u8>> {
    None
}
