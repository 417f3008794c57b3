//! The game on the table as a file for others: what a desktop and a browser do alike. A wish becomes an
//! [`ExportOrder`], which the platform carries out, and what comes of it is told by [`ExportReporter`].

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::features::export::{Export, Exporting, file_stem};
use crate::features::files::FileCommand;
use crate::features::language::{Words, number, text};
use crate::features::notifications::{NoticeOffer, Notifications};
use crate::features::recording::{RecordingError, RecordingRequest};
use crate::features::settings::Configs;
use crate::features::taking::ChosenPieces;
use crate::formats;
use crate::platform::days::Today;
use crate::states::Phase;
use crate::turn::current_match::CurrentMatch;
use crate::window::WindowCommand;

/// What notices about exports are about.
const ABOUT: &str = "export";

/// A file that somebody wants.
#[derive(Message)]
pub(crate) struct ExportOrder {
    /// What it is.
    pub(crate) export: Export,
    /// Its name, without what tells it from others of this name and without its extension.
    pub(crate) stem: String,
    /// What is in it.
    pub(crate) content: ExportContent,
}

/// What is in an exported file.
pub(crate) enum ExportContent {
    /// These bytes.
    File(Vec<u8>),
    /// What these pictures become.
    Pictures(Box<RecordingRequest>),
}

/// Carries out orders; the platform orders its own systems behind it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TakeOrders;

/// Adds what all platforms share.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Exporting>()
        .add_message::<ExportOrder>()
        .configure_sets(Update, TakeOrders.in_set(Phase::Rules))
        .add_systems(
            Update,
            (
                (handle_export_commands, stop).before(TakeOrders),
                ExportReporter::progress.after(TakeOrders),
            )
                .in_set(Phase::Rules),
        );
}

fn stop(mut commands: MessageReader<WindowCommand>, exporting: Res<Exporting>) {
    if commands.read().any(|it| *it == WindowCommand::StopExports) {
        exporting.stop();
    }
}

fn handle_export_commands(
    mut commands: MessageReader<FileCommand>,
    current: Res<CurrentMatch>,
    (chosen, configs): (Res<ChosenPieces>, Res<Configs>),
    today: Res<Today>,
    mut orders: MessageWriter<ExportOrder>,
    mut report: ExportReporter,
) {
    for command in commands.read() {
        let (FileCommand::Export(export), Some(game_match)) = (command, &current.game_match) else {
            continue;
        };
        let content = match (
            export,
            RecordingRequest::of(*export, game_match, &chosen, configs.shown_theme()),
        ) {
            (Export::Game(format), _) => match formats::write(game_match, *format) {
                Ok(bytes) => ExportContent::File(bytes),
                Err(error) => {
                    let reason = report.words.reason(&error);
                    report.refused(&reason);
                    continue;
                }
            },
            (_, Some(request)) => ExportContent::Pictures(Box::new(request)),
            (_, None) => continue,
        };
        orders.write(ExportOrder {
            export: *export,
            stem: file_stem(game_match, &report.words, today.0()),
            content,
        });
    }
}

/// Tells what comes of orders.
#[derive(SystemParam)]
pub(crate) struct ExportReporter<'w> {
    pub(crate) words: Res<'w, Words>,
    notifications: ResMut<'w, Notifications>,
}

impl ExportReporter<'_> {
    /// Drawing begins; `path` is what it will be called.
    pub(crate) fn begun(&mut self, path: &str) {
        let sentence = self.words.with("export-drawing", &[("path", text(path))]);
        self.notifications.remark(ABOUT, sentence);
    }

    /// The file is there, and what can be done with it.
    pub(crate) fn done(&mut self, path: &str, offer: Option<NoticeOffer>) {
        let sentence = self.words.with("export-done", &[("path", text(path))]);
        self.notifications.news(ABOUT, sentence);
        if let Some(offer) = offer {
            self.notifications.offer(ABOUT, offer);
        }
    }

    /// Drawing has ended without a file.
    pub(crate) fn failed(&mut self, error: &RecordingError) {
        match error {
            RecordingError::Stopped => self.notifications.withdraw(ABOUT),
            error => {
                let reason = self.words.reason(error);
                self.refused(&reason);
            }
        }
    }

    /// Drawing has ended for a reason that nobody is told here.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn broken(&mut self) {
        let sentence = self.words.say("export-failed");
        self.notifications.problem(ABOUT, sentence);
    }

    /// There is no file, for a reason.
    pub(crate) fn refused(&mut self, reason: &str) {
        let sentence = self
            .words
            .with("export-refused", &[("reason", text(reason))]);
        self.notifications.problem(ABOUT, sentence);
    }

    /// That it is being drawn is told until it is, with how far it is and a button that stops it.
    fn progress(mut report: ExportReporter, exporting: Res<Exporting>) {
        if !exporting.is_busy() {
            return;
        }
        report.notifications.prolong(ABOUT);
        let (drawn, all) = exporting.progress();
        let count = |count: usize| number(i64::try_from(count).unwrap_or(i64::MAX));
        let counts = [("drawn", count(drawn)), ("all", count(all))];
        let offer = NoticeOffer {
            words: report.words.with("export-stop", &counts),
            command: WindowCommand::StopExports,
        };
        report.notifications.offer(ABOUT, offer);
    }
}
