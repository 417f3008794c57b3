//! Lays packages out in folders.

use std::fs;
use std::path::Path;

use fivefold_build_steps::files::write;

use super::contents::Item;

/// Lays the files out in a folder of their own, at the places that `place` says; what was in it is
/// replaced.
pub(crate) fn lay_out(
    folder: &Path,
    items: &[Item],
    place: impl Fn(&str) -> String,
) -> Result<(), String> {
    if folder.exists() {
        fs::remove_dir_all(folder)
            .map_err(|error| format!("{} cannot be emptied: {error}", folder.display()))?;
    }
    for item in items {
        put(folder, &place(&item.path), &item.content, item.mode())?;
    }
    Ok(())
}

/// Writes a file at a place below a folder; everybody may look into the folders, whatever is usual where they
/// are made.
pub(crate) fn put(root: &Path, place: &str, content: &[u8], its_mode: u32) -> Result<(), String> {
    let file = root.join(place);
    write(&file, content)?;
    mode(&file, its_mode)?;
    let above = file.ancestors().skip(1);
    for folder in above.take_while(|above| above.starts_with(root)) {
        mode(folder, 0o755)?;
    }
    Ok(())
}

/// Sets what may be done with a file, where files have that.
fn mode(path: &Path, mode: u32) -> Result<(), String> {
    #[cfg(unix)]
    let set = {
        use std::os::unix::fs::PermissionsExt as _;
        fs::set_permissions(path, fs::Permissions::from_mode(mode))
    };
    #[cfg(not(unix))]
    let set = { fs::metadata(path).map(|_| mode) };
    set.map(|_| ())
        .map_err(|error| format!("{} cannot be changed: {error}", path.display()))
}
