//! Linux: the desktop's portal is asked, and tells of every change. The portal's own
//! word counts (`reduced-motion`, of 2025); where there is none yet, GNOME's switch for animations does.

use bevy::log::debug;
use bevy::tasks::block_on;
use bevy::tasks::futures_lite::StreamExt;
use zbus::zvariant::{OwnedValue, Value};
use zbus::{Connection, MatchRule, MessageStream, message};

use super::Teller;

const PORTAL: &str = "org.freedesktop.portal.Desktop";
const PATH: &str = "/org/freedesktop/portal/desktop";
const SETTINGS: &str = "org.freedesktop.portal.Settings";
/// The namespace and the name of the portal's own word: 1 stands for less motion.
const REDUCED: (&str, &str) = ("org.freedesktop.appearance", "reduced-motion");
/// The same of GNOME's switch.
const ANIMATIONS: (&str, &str) = ("org.gnome.desktop.interface", "enable-animations");

/// Asks the portal of the session's bus and follows it until the bus ends.
pub(super) fn watch(teller: Teller) {
    let followed = block_on(async {
        let session = Connection::session().await?;
        follow(&session, |is_reduced| teller.tell(is_reduced)).await
    });
    if let Err(error) = followed {
        // Many desktops have no portal.
        debug!("the desktop does not say whether it wants less motion: {error}");
    }
}

/// Tells whether the desktop on this bus wants less motion, at once and after every change, until the bus
/// ends.
///
/// # Errors
/// The bus takes no questions.
pub async fn follow(session: &Connection, tell: impl Fn(bool)) -> zbus::Result<()> {
    let rule = MatchRule::builder()
        .msg_type(message::Type::Signal)
        .interface(SETTINGS)?
        .member("SettingChanged")?
        .build();
    // Before anything is asked, so that no change is missed.
    let mut changes = MessageStream::for_match_rule(rule, session, None).await?;
    let mut wish = Wish::default();
    for name in [REDUCED, ANIMATIONS] {
        if let Some(value) = read(session, name).await {
            wish.learn(name, &value);
        }
    }
    tell(wish.is_reduced());
    while let Some(change) = changes.next().await {
        let body = change?.body();
        let change: zbus::Result<(String, String, OwnedValue)> = body.deserialize();
        if let Ok((namespace, key, value)) = change {
            wish.learn((&namespace, &key), &value);
            tell(wish.is_reduced());
        }
    }
    Ok(())
}

/// A setting of the desktop, if the portal knows it.
async fn read(session: &Connection, name: (&str, &str)) -> Option<OwnedValue> {
    // The second is for portals of before 2023.
    for method in ["ReadOne", "Read"] {
        let call = session.call_method(Some(PORTAL), PATH, Some(SETTINGS), method, &name);
        if let Ok(reply) = call.await {
            let body = reply.body();
            let value: zbus::Result<OwnedValue> = body.deserialize();
            return value.ok();
        }
    }
    None
}

/// What is known of the desktop's wish.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Wish {
    reduced: Option<bool>,
    animations: Option<bool>,
}

impl Wish {
    fn learn(&mut self, name: (&str, &str), value: &Value) {
        // Older portals wrap it once more.
        let mut value = value;
        while let Value::Value(inner) = value {
            value = inner;
        }
        match (name, value) {
            (REDUCED, Value::U32(number)) => self.reduced = Some(*number == 1),
            (ANIMATIONS, Value::Bool(is_on)) => self.animations = Some(*is_on),
            _ => {}
        }
    }

    fn is_reduced(self) -> bool {
        self.reduced.unwrap_or(self.animations == Some(false))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_portals_own_word_counts_and_without_it_gnomes_switch() {
        let mut wish = Wish::default();
        assert!(!wish.is_reduced());
        wish.learn(ANIMATIONS, &Value::from(false));
        assert!(wish.is_reduced());
        wish.learn(REDUCED, &Value::from(0_u32));
        assert!(!wish.is_reduced());
        wish.learn(REDUCED, &Value::Value(Box::new(Value::from(1_u32))));
        assert!(wish.is_reduced());
        wish.learn(ANIMATIONS, &Value::from(true));
        assert!(wish.is_reduced());
    }

    #[test]
    fn settings_of_another_name_or_kind_say_nothing() {
        let mut wish = Wish::default();
        wish.learn(
            ("org.freedesktop.appearance", "contrast"),
            &Value::from(1_u32),
        );
        wish.learn(REDUCED, &Value::from("1"));
        wish.learn(ANIMATIONS, &Value::from(0_u32));
        assert_eq!(wish, Wish::default());
    }
}
