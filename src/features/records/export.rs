//! Finished games become a file for other programs on request: among the downloads, or given to the browser.

use bevy::prelude::*;

use crate::features::language::{Words, text};
use crate::features::notifications::Notifications;
use crate::features::records::{ScoresCommand, Statistics};
use crate::features::settings::Configs;
use crate::platform::days::Today;
use crate::scores::Day;
use crate::scores::export::ScoreFormat;
use crate::states::Phase;
use crate::storage::FileError;

/// Exports what is asked for.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, save_export.in_set(Phase::Rules));
}

fn save_export(
    mut wanted: MessageReader<ScoresCommand>,
    records: Res<Statistics>,
    configs: Res<Configs>,
    today: Res<Today>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) {
    for wanted in wanted.read() {
        let ScoresCommand::Export(form) = *wanted else {
            continue;
        };
        let content = records.export(form, &configs.ratings);
        let told = |key, name, value: &str| words.with(key, &[(name, text(value))]);
        match give(form, today.0(), &content) {
            Ok(Some(path)) => {
                notifications.news("export", told("scores-exported", "path", &path));
            }
            Ok(None) => notifications.withdraw("export"),
            Err(error) => {
                let reason = words.reason(&error);
                let sentence = told("scores-not-exported", "reason", &reason);
                notifications.problem("export", sentence);
            }
        }
    }
}

/// Writes a file among the downloads; its path.
#[cfg(not(target_family = "wasm"))]
fn give(form: ScoreFormat, today: Day, content: &str) -> Result<Option<String>, FileError> {
    use crate::storage::user_folders::{downloads_folder, export_to};
    let path = export_to(&downloads_folder()?, form, today, content)?;
    Ok(Some(path.display().to_string()))
}

/// The browser takes the file, and tells nobody where it lies.
#[cfg(target_family = "wasm")]
fn give(form: ScoreFormat, today: Day, content: &str) -> Result<Option<String>, FileError> {
    use crate::features::files::web::download;
    use crate::platform::web::storage::refused;
    let name = format!("fivefold-{today}.{}", form.extension());
    download(&name, content.as_bytes()).map_err(refused)?;
    Ok(None)
}
