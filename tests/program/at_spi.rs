//! A client of AT-SPI, as a screen reader is one: a session bus and an accessibility bus of its own, the
//! tree of a program, what can be done in it, and what it tells by itself.
#![cfg(target_os = "linux")]

use std::collections::HashMap;
use std::thread;
use std::time::{Duration, Instant};

use bevy::tasks::block_on;
use bevy::tasks::futures_lite::{StreamExt, future};
use zbus::connection::Builder;
use zbus::zvariant::{DynamicDeserialize, DynamicType, OwnedObjectPath, OwnedValue, Value};
use zbus::{Connection, MatchRule, MessageStream, message};

use fivefold_support::display::Display;
use fivefold_support::session_bus::SessionBus;
use fivefold_support::talk::PATIENCE;

/// How long passes before a tree is looked at again.
const LOOK: Duration = Duration::from_millis(20);
/// So many events may wait to be heard.
const EVENTS: usize = 4096;
/// The number of the state of whatever has the focus.
const FOCUSED: u32 = 12;

/// What an object is: the roles of AT-SPI that are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    ComboBox,
    Window,
    Button,
    RadioButton,
    Table,
    TableCell,
    ToggleButton,
    Heading,
    TableRow,
    Other(u32),
}

impl Role {
    const fn numbered(number: u32) -> Role {
        match number {
            11 => Role::ComboBox,
            23 => Role::Window,
            43 => Role::Button,
            44 => Role::RadioButton,
            55 => Role::Table,
            56 => Role::TableCell,
            62 => Role::ToggleButton,
            83 => Role::Heading,
            90 => Role::TableRow,
            other => Role::Other(other),
        }
    }

    /// Whether it can be pressed.
    pub(crate) const fn is_control(self) -> bool {
        matches!(
            self,
            Role::ComboBox | Role::Button | Role::RadioButton | Role::ToggleButton
        )
    }
}

/// An object on the accessibility bus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Object {
    bus: String,
    path: OwnedObjectPath,
}

/// What is told of an object.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    pub object: Object,
    pub role: Role,
    pub name: String,
    /// The roles of what it stands in, the innermost last.
    pub within: Vec<Role>,
}

/// A screen reader with a bus of its own. The bus ends when this goes.
pub(crate) struct ScreenReader {
    /// The accessibility bus ends with it.
    pub session: SessionBus,
    bus: Connection,
    events: MessageStream,
    /// What was read out by itself.
    pub heard: Vec<String>,
}

impl ScreenReader {
    /// Starts the buses and says that a screen reader is there; none, with the reason printed, where this
    /// machine lacks something (Debian: dbus-daemon, at-spi2-core).
    pub(crate) fn open(display: &Display) -> Option<ScreenReader> {
        let session = SessionBus::open(&[("DISPLAY", &display.name)])?;
        match block_on(connect(&session.address)) {
            Ok((bus, events)) => Some(ScreenReader {
                session,
                bus,
                events,
                heard: Vec::new(),
            }),
            Err(error) => {
                println!("skipped: there is no accessibility bus on this machine: {error}");
                None
            }
        }
    }

    fn call<B, R>(&self, object: &Object, interface: &str, method: &str, body: &B) -> Option<R>
    where
        B: serde::Serialize + DynamicType,
        R: for<'a> DynamicDeserialize<'a>,
    {
        let bus = Some(object.bus.as_str());
        let call = self
            .bus
            .call_method(bus, &object.path, Some(interface), method, body);
        // What has just gone answers no more.
        let reply = block_on(call).ok()?.body();
        let answer: zbus::Result<R> = reply.deserialize();
        answer.ok()
    }

    fn of_accessible<R>(&self, object: &Object, method: &str) -> Option<R>
    where
        R: for<'a> DynamicDeserialize<'a>,
    {
        self.call(object, "org.a11y.atspi.Accessible", method, &())
    }

    fn name(&self, object: &Object) -> Option<String> {
        let property = ("org.a11y.atspi.Accessible", "Name");
        let name: OwnedValue =
            self.call(object, "org.freedesktop.DBus.Properties", "Get", &property)?;
        name.try_into().ok()
    }

    fn children(&self, object: &Object) -> Vec<Object> {
        let children: Option<Vec<(String, OwnedObjectPath)>> =
            self.of_accessible(object, "GetChildren");
        let children = children.unwrap_or_default().into_iter();
        children.map(|(bus, path)| Object { bus, path }).collect()
    }

    /// The program of this name, if it is on the bus.
    pub(crate) fn program(&self, name: &str) -> Option<Object> {
        let path = "/org/a11y/atspi/accessible/root".try_into();
        let desktop = Object {
            bus: "org.a11y.atspi.Registry".to_owned(),
            path: path.expect("a path"),
        };
        let mut programs = self.children(&desktop).into_iter();
        programs.find(|program| self.name(program).as_deref() == Some(name))
    }

    /// All that is told of a program, in the order in which it is read.
    pub(crate) fn read(&self, program: &Object) -> Vec<Told> {
        let mut all = Vec::new();
        let mut waiting = vec![(program.clone(), Vec::new())];
        while let Some((object, within)) = waiting.pop() {
            let role: Option<u32> = self.of_accessible(&object, "GetRole");
            let (Some(role), Some(name)) = (role, self.name(&object)) else {
                continue;
            };
            let role = Role::numbered(role);
            let mut roles = within.clone();
            roles.push(role);
            let children = self.children(&object).into_iter().rev();
            waiting.extend(children.map(|child| (child, roles.clone())));
            all.push(Told {
                object,
                role,
                name,
                within,
            });
        }
        all
    }

    /// Waits for something that is told of a program.
    #[track_caller]
    pub(crate) fn wait_for(
        &self,
        program: &Object,
        what: &str,
        is_it: impl Fn(&Told) -> bool,
    ) -> Told {
        let since = Instant::now();
        loop {
            let told = self.read(program);
            if let Some(it) = told.iter().find(|told| is_it(told)) {
                return it.clone();
            }
            assert!(since.elapsed() < PATIENCE, "no {what} in {told:#?}");
            thread::sleep(LOOK);
        }
    }

    /// Presses it, as a screen reader does.
    #[track_caller]
    pub(crate) fn press(&self, told: &Told) {
        let done: Option<bool> =
            self.call(&told.object, "org.a11y.atspi.Action", "DoAction", &0_i32);
        assert_eq!(done, Some(true), "{told:?} can be pressed");
    }

    /// Gives it the focus.
    #[track_caller]
    pub(crate) fn focus(&self, told: &Told) {
        let done: Option<bool> =
            self.call(&told.object, "org.a11y.atspi.Component", "GrabFocus", &());
        assert_eq!(done, Some(true), "{told:?} can have the focus");
    }

    /// Whether it has the focus.
    pub(crate) fn has_focus(&self, told: &Told) -> bool {
        let states: Option<Vec<u32>> = self.of_accessible(&told.object, "GetState");
        let first = states.and_then(|states| states.first().copied());
        first.is_some_and(|states| states >> FOCUSED & 1 == 1)
    }

    /// Waits until something was read out that contains this.
    #[track_caller]
    pub(crate) fn wait_to_hear(&mut self, words: &str) {
        let since = Instant::now();
        while !self.heard.iter().any(|heard| heard.contains(words)) {
            self.listen();
            assert!(
                since.elapsed() < PATIENCE,
                "no “{words}” in {:?}",
                self.heard
            );
            thread::sleep(LOOK);
        }
    }

    /// Takes down what was read out since.
    pub(crate) fn listen(&mut self) {
        while let Some(Some(Ok(event))) = block_on(future::poll_once(self.events.next())) {
            let is_news = event
                .header()
                .member()
                .is_some_and(|member| member == "Announcement");
            type Event = (String, i32, i32, OwnedValue, HashMap<String, OwnedValue>);
            let body = event.body();
            let told: zbus::Result<Event> = body.deserialize();
            if let (true, Ok((_, _, _, words, _))) = (is_news, told) {
                self.heard.extend(String::try_from(words));
            }
        }
    }
}

/// The accessibility bus of the session bus with this address, and the events on it.
async fn connect(address: &str) -> zbus::Result<(Connection, MessageStream)> {
    const NAME: &str = "org.a11y.Bus";
    const PATH: &str = "/org/a11y/bus";
    let session = Builder::address(address)?.build().await?;
    let properties = Some("org.freedesktop.DBus.Properties");
    for property in ["IsEnabled", "ScreenReaderEnabled"] {
        let body = ("org.a11y.Status", property, Value::from(true));
        session
            .call_method(Some(NAME), PATH, properties, "Set", &body)
            .await?;
    }
    let reply = session
        .call_method(Some(NAME), PATH, Some("org.a11y.Bus"), "GetAddress", &())
        .await?;
    let address: String = reply.body().deserialize()?;
    let bus = Builder::address(address.as_str())?.build().await?;
    // The registry keeps the list of programs; the bus starts it when it is asked for.
    bus.call_method(
        Some("org.a11y.atspi.Registry"),
        "/org/a11y/atspi/accessible/root",
        Some("org.freedesktop.DBus.Peer"),
        "Ping",
        &(),
    )
    .await?;
    let rule = MatchRule::builder()
        .msg_type(message::Type::Signal)
        .interface("org.a11y.atspi.Event.Object")?
        .build();
    let events = MessageStream::for_match_rule(rule, &bus, Some(EVENTS)).await?;
    Ok((bus, events))
}
