//! What goes wrong is written to the console of the browser. Bevy's own plugin for that reads a filter and
//! keeps spans, with as much code as all that is exported; a page would load it for nothing.

use std::fmt::{Debug, Write};

use bevy::log::tracing::field::{Field, Visit};
use bevy::log::tracing::level_filters::LevelFilter;
use bevy::log::tracing::span::{Attributes, Id, Record};
use bevy::log::tracing::subscriber::set_global_default;
use bevy::log::tracing::{Event, Level, Metadata, Subscriber};
use web_sys::console;

/// Of these only errors are told: the rest concerns nobody who plays.
const QUIET: [&str; 4] = ["wgpu", "winit", "bevy_egui", "bevy_render::renderer"];

/// Complain, at errors' level, of what is meant: that nothing can be drawn, which the page says in its own
/// words, and that after a touch there is no field of theirs (`input/typing.rs` has its own).
const FALSE_ALARMS: [&str; 2] = ["bevy_render::extract_resource", "bevy_egui::text_agent"];

/// Takes what Bevy, with `tracing`, and other libraries, with `log`, have to say.
struct Console;

/// Opens it; the first one stays.
pub(crate) fn open() {
    let _ = set_global_default(Console);
    if log::set_logger(&Console).is_ok() {
        log::set_max_level(log::LevelFilter::Warn);
    }
}

fn is_told(target: &str, is_error: bool) -> bool {
    let is_of = |targets: &[&str]| targets.iter().any(|one| target.starts_with(one));
    (is_error || !is_of(&QUIET)) && !is_of(&FALSE_ALARMS)
}

fn tell(target: &str, line: &str, is_error: bool) {
    let line = format!("{target}: {line}").into();
    if is_error {
        console::error_1(&line);
    } else {
        console::warn_1(&line);
    }
}

impl Subscriber for Console {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        let level = *metadata.level();
        level <= Level::WARN && is_told(metadata.target(), level == Level::ERROR)
    }

    fn max_level_hint(&self) -> Option<LevelFilter> {
        Some(LevelFilter::WARN)
    }

    fn event(&self, event: &Event<'_>) {
        let mut line = ConsoleLine::default();
        event.record(&mut line);
        let metadata = event.metadata();
        tell(
            metadata.target(),
            &line.0,
            *metadata.level() == Level::ERROR,
        );
    }

    // Which spans an event lies in is not told.
    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

/// The fields of an event in a line, the message among them.
#[derive(Default)]
struct ConsoleLine(String);

impl Visit for ConsoleLine {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        // Writing into a text does not fail.
        let _ = if field.name() == "message" {
            write!(self.0, "{value:?} ")
        } else {
            write!(self.0, "{field}={value:?} ")
        };
    }
}

impl log::Log for Console {
    fn enabled(&self, metadata: &log::Metadata<'_>) -> bool {
        is_told(metadata.target(), metadata.level() == log::Level::Error)
    }

    fn log(&self, record: &log::Record<'_>) {
        let is_error = record.level() == log::Level::Error;
        if is_told(record.target(), is_error) {
            tell(record.target(), &record.args().to_string(), is_error);
        }
    }

    fn flush(&self) {}
}
