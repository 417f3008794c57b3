//! Windows: *Animation effects* and *Contrast themes* in its settings.

use std::sync::Arc;
use std::thread;

use bevy::log::debug;
use windows::Foundation::TypedEventHandler;
use windows::UI::ViewManagement::{AccessibilitySettings, UISettings};
use windows::core::Result;

use crate::platform::desktop::preferences::{Preferences, Teller};

/// Tells the settings at once and after every change. It returns only where Windows does not say.
pub(crate) fn watch(teller: Teller) {
    match follow(teller) {
        // The changes are told as long as the settings are held.
        Ok(_settings) => loop {
            thread::park();
        },
        Err(error) => debug!("Windows does not say what it prefers: {error}"),
    }
}

fn ask(settings: &UISettings) -> Result<Preferences> {
    Ok(Preferences {
        reduces_motion: !settings.AnimationsEnabled()?,
        is_high_contrast: AccessibilitySettings::new()?.HighContrast()?,
        is_light: None,
    })
}

fn follow(teller: Teller) -> Result<UISettings> {
    let settings = UISettings::new()?;
    teller.tell(ask(&settings)?);
    let teller = Arc::new(teller);
    let tell = {
        let teller = Arc::clone(&teller);
        move |settings: Option<&UISettings>| {
            if let Some(settings) = settings {
                teller.tell(ask(settings)?);
            }
            Ok(())
        }
    };
    // Windows before version 2004 tells no changes of the first; what was asked at the start holds there.
    let motion = {
        let tell = tell.clone();
        TypedEventHandler::new(move |settings: windows::core::Ref<UISettings>, _| {
            tell(settings.as_ref())
        })
    };
    if let Err(error) = settings.AnimationsEnabledChanged(&motion) {
        debug!("Windows does not tell when it wants less motion: {error}");
    }
    // Another contrast comes with other colours.
    let colours = TypedEventHandler::new(move |settings: windows::core::Ref<UISettings>, _| {
        tell(settings.as_ref())
    });
    if let Err(error) = settings.ColorValuesChanged(&colours) {
        debug!("Windows does not tell when it wants another contrast: {error}");
    }
    Ok(settings)
}
