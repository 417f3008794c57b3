//! Windows: *Animation effects* in its settings.

use std::thread;

use bevy::log::debug;
use windows::Foundation::TypedEventHandler;
use windows::UI::ViewManagement::UISettings;
use windows::core::Result;

use super::Teller;

/// Tells the setting at once and after every change. It returns only where Windows does not say.
pub(super) fn watch(teller: Teller) {
    match follow(teller) {
        // The changes are told as long as the settings are held.
        Ok(_settings) => loop {
            thread::park();
        },
        Err(error) => debug!("Windows does not say whether it wants less motion: {error}"),
    }
}

fn follow(teller: Teller) -> Result<UISettings> {
    let settings = UISettings::new()?;
    teller.tell(!settings.AnimationsEnabled()?);
    // Windows before version 2004 tells no changes; what was asked at the start holds there.
    let changed = TypedEventHandler::new(move |settings: windows::core::Ref<UISettings>, _| {
        if let Some(settings) = settings.as_ref() {
            teller.tell(!settings.AnimationsEnabled()?);
        }
        Ok(())
    });
    if let Err(error) = settings.AnimationsEnabledChanged(&changed) {
        debug!("Windows does not tell when it wants less motion: {error}");
    }
    Ok(settings)
}
