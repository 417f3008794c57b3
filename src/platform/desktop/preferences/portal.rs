//! Linux: the desktop's portal is asked, and tells of every change. The portal's own words count; where
//! there are none yet (`contrast` is of 2023, `reduced-motion` of 2025), GNOME's switches do.

use std::collections::HashMap;

use bevy::log::debug;
use bevy::tasks::block_on;
use bevy::tasks::futures_lite::StreamExt;
use zbus::zvariant::{OwnedValue, Value};
use zbus::{Connection, MatchRule, MessageStream, message};

use crate::platform::desktop::preferences::{Preferences, Teller};

const PORTAL: &str = "org.freedesktop.portal.Desktop";
const PATH: &str = "/org/freedesktop/portal/desktop";
const SETTINGS: &str = "org.freedesktop.portal.Settings";
/// The namespace of the portal's own words, and those of GNOME's switches.
const APPEARANCE: &str = "org.freedesktop.appearance";
const INTERFACE: &str = "org.gnome.desktop.interface";
const ACCESSIBILITY: &str = "org.gnome.desktop.a11y.interface";

/// All settings that were asked for, by their namespaces and names.
type PortalSettings = HashMap<String, HashMap<String, OwnedValue>>;

/// Asks the portal of the session's bus and follows it until the bus ends.
pub(crate) fn watch(teller: Teller) {
    let followed = block_on(async {
        let session = Connection::session().await?;
        follow(&session, |preferences| teller.tell(preferences)).await
    });
    if let Err(error) = followed {
        // Many desktops have no portal.
        debug!("the desktop does not say what it prefers: {error}");
    }
}

/// Tells what the desktop on this bus prefers, at once and after every change, until the bus ends.
///
/// # Errors
/// The bus takes no questions.
pub(crate) async fn follow(session: &Connection, tell: impl Fn(Preferences)) -> zbus::Result<()> {
    let rule = MatchRule::builder()
        .msg_type(message::Type::Signal)
        .interface(SETTINGS)?
        .member("SettingChanged")?
        .build();
    // Before anything is asked, so that no change is missed.
    let mut changes = MessageStream::for_match_rule(rule, session, None).await?;
    let mut wish = DesktopWishes::default();
    for (namespace, settings) in ask(session).await.unwrap_or_default() {
        for (key, value) in settings {
            wish.learn((&namespace, &key), &value);
        }
    }
    tell(wish.preferences());
    while let Some(change) = changes.next().await {
        let body = change?.body();
        let change: zbus::Result<(String, String, OwnedValue)> = body.deserialize();
        if let Ok((namespace, key, value)) = change {
            wish.learn((&namespace, &key), &value);
            tell(wish.preferences());
        }
    }
    Ok(())
}

/// The settings that the portal knows.
async fn ask(session: &Connection) -> zbus::Result<PortalSettings> {
    let namespaces = (vec![APPEARANCE, INTERFACE, ACCESSIBILITY],);
    let all = session.call_method(Some(PORTAL), PATH, Some(SETTINGS), "ReadAll", &namespaces);
    let body = all.await?.body();
    body.deserialize()
}

/// What is known of the desktop's wish.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct DesktopWishes {
    scheme: Option<u32>,
    contrast: Option<u32>,
    reduced: Option<u32>,
    has_animations: Option<bool>,
    is_high_contrast: Option<bool>,
}

impl DesktopWishes {
    fn learn(&mut self, name: (&str, &str), value: &Value) {
        // Older portals wrap it once more.
        let mut value = value;
        while let Value::Value(inner) = value {
            value = inner;
        }
        match (name, value) {
            ((APPEARANCE, "color-scheme"), Value::U32(number)) => self.scheme = Some(*number),
            ((APPEARANCE, "contrast"), Value::U32(number)) => self.contrast = Some(*number),
            ((APPEARANCE, "reduced-motion"), Value::U32(number)) => self.reduced = Some(*number),
            ((INTERFACE, "enable-animations"), Value::Bool(is_on)) => {
                self.has_animations = Some(*is_on);
            }
            ((ACCESSIBILITY, "high-contrast"), Value::Bool(is_on)) => {
                self.is_high_contrast = Some(*is_on);
            }
            _ => {}
        }
    }

    /// In the portal's words 1 stands for more contrast and for less motion; of the schemes 1 is dark
    /// and 2 is light, and 0 leaves it to the program, which is dark.
    fn preferences(self) -> Preferences {
        let says = |word: Option<u32>, switch: bool| word.map_or(switch, |number| number == 1);
        Preferences {
            reduces_motion: says(self.reduced, self.has_animations == Some(false)),
            is_high_contrast: says(self.contrast, self.is_high_contrast == Some(true)),
            is_light: self.scheme.map(|scheme| scheme == 2),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_portals_own_words_count_and_without_them_gnomes_switches() {
        let mut wish = DesktopWishes::default();
        assert_eq!(wish.preferences(), Preferences::default());
        let of = |wish: DesktopWishes| {
            let Preferences {
                reduces_motion,
                is_high_contrast,
                ..
            } = wish.preferences();
            (reduces_motion, is_high_contrast)
        };
        wish.learn((INTERFACE, "enable-animations"), &Value::from(false));
        wish.learn((ACCESSIBILITY, "high-contrast"), &Value::from(true));
        assert_eq!(of(wish), (true, true));
        wish.learn((APPEARANCE, "reduced-motion"), &Value::from(0_u32));
        wish.learn((APPEARANCE, "contrast"), &Value::from(0_u32));
        assert_eq!(of(wish), (false, false));
        let wrapped = Value::Value(Box::new(Value::from(1_u32)));
        wish.learn((APPEARANCE, "reduced-motion"), &wrapped);
        wish.learn((APPEARANCE, "contrast"), &wrapped);
        wish.learn((INTERFACE, "enable-animations"), &Value::from(true));
        wish.learn((ACCESSIBILITY, "high-contrast"), &Value::from(false));
        assert_eq!(of(wish), (true, true));
    }

    #[test]
    fn light_is_only_what_the_desktop_calls_so() {
        let mut wish = DesktopWishes::default();
        for (scheme, is_light) in [(0_u32, false), (1, false), (2, true), (3, false)] {
            wish.learn((APPEARANCE, "color-scheme"), &Value::from(scheme));
            assert_eq!(wish.preferences().is_light, Some(is_light), "{scheme}");
        }
    }

    #[test]
    fn settings_of_another_name_or_kind_say_nothing() {
        let mut wish = DesktopWishes::default();
        wish.learn((APPEARANCE, "accent-color"), &Value::from(1_u32));
        wish.learn((INTERFACE, "color-scheme"), &Value::from("prefer-light"));
        wish.learn((APPEARANCE, "reduced-motion"), &Value::from("1"));
        wish.learn((INTERFACE, "enable-animations"), &Value::from(0_u32));
        assert_eq!(wish, DesktopWishes::default());
    }
}
