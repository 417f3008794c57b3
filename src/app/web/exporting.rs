//! The game on the table as a file for others. A browser has no second thread that could draw, so
//! pictures are drawn between the frames of the page, by its own renderer; what they have become is
//! given away like every other file.

use std::pin::Pin;

use bevy::prelude::*;
use bevy::render::renderer::{
    RenderAdapter, RenderAdapterInfo, RenderDevice, RenderInstance, RenderQueue,
};
use bevy::render::settings::RenderResources;
use bevy::render::{ExtractSchedule, MainWorld, RenderApp};
use bevy::tasks::futures::check_ready;

use super::exchange::download;
use super::storage::refused;
use crate::app::filming::request::{Becomes, Request};
use crate::app::filming::studio::StudioError;
use crate::app::filming::{FilmError, zip};
use crate::app::play::heaps::ChosenPieces;
use crate::app::state::current_match::CurrentMatch;
use crate::app::state::days::Today;
use crate::app::state::export::{Export, Exporting, Progress};
use crate::app::state::intent::FileCommand;
use crate::app::state::language::{Words, text};
use crate::app::state::notifications::Notifications;
use crate::app::state::settings::Configs;
use crate::app::state::states::Phase;
use crate::formats::{self, Format};

/// What notices about exports are about.
const ABOUT: &str = "export";

/// The pictures that are being drawn, one game after the other.
#[derive(Default)]
struct Drawings(Vec<Drawing>);

struct Drawing {
    name: String,
    progress: Progress,
    task: Pin<Box<dyn Future<Output = Result<Vec<u8>, FilmError>>>>,
}

/// Adds exporting.
pub(crate) fn plugin(app: &mut App) {
    app.init_non_send::<Drawings>()
        .init_resource::<Exporting>()
        .add_systems(
            Update,
            (handle_export_commands, draw).chain().in_set(Phase::Rules),
        );
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(ExtractSchedule, share_renderer);
    }
}

/// The page's own renderer; where the browser cannot draw there is none.
#[derive(Resource)]
struct PageRenderer(RenderResources);

/// Bevy keeps its renderer from the world of the game.
fn share_renderer(
    mut main: ResMut<MainWorld>,
    device: Res<RenderDevice>,
    queue: Res<RenderQueue>,
    (info, adapter): (Res<RenderAdapterInfo>, Res<RenderAdapter>),
    instance: Res<RenderInstance>,
) {
    if !main.contains_resource::<PageRenderer>() {
        main.insert_resource(PageRenderer(RenderResources(
            device.clone(),
            queue.clone(),
            info.clone(),
            adapter.clone(),
            instance.clone(),
        )));
    }
}

fn handle_export_commands(
    mut intents: MessageReader<FileCommand>,
    current: Res<CurrentMatch>,
    (chosen, configs): (Res<ChosenPieces>, Res<Configs>),
    renderer: Option<Res<PageRenderer>>,
    (mut exporting, mut drawings): (ResMut<Exporting>, NonSendMut<Drawings>),
    today: Res<Today>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) {
    for intent in intents.read() {
        if *intent == FileCommand::StopExports {
            exporting.stop();
        }
        let (FileCommand::Export(export), Some(game_match)) = (intent, &current.game_match) else {
            continue;
        };
        let game = game_match.position().game();
        let name = format!("fivefold-{game}-{}.{}", today.0(), export.extension());
        let Some(request) = Request::of(*export, game_match, &chosen, configs.shown_theme()) else {
            let format = match export {
                Export::Sgf => Format::Sgf,
                _ => Format::Record,
            };
            match formats::write(game_match, format) {
                Ok(file) => give(&name, file.as_bytes(), &words, &mut notifications),
                Err(error) => refuse(&words.reason(&error), &words, &mut notifications),
            }
            continue;
        };
        let Some(renderer) = &renderer else {
            let reason = words.reason(&FilmError::Studio(StudioError::NoAdapter));
            refuse(&reason, &words, &mut notifications);
            continue;
        };
        let sentence = words.with("export-drawing", &[("path", text(&name))]);
        notifications.remark(ABOUT, sentence);
        let progress = exporting.begin(request.places.len());
        drawings.0.push(Drawing {
            name,
            progress: progress.clone(),
            task: Box::pin(drawn(renderer.0.clone(), request, progress)),
        });
    }
}

/// The file that the pictures become.
async fn drawn(
    renderer: RenderResources,
    request: Request,
    progress: Progress,
) -> Result<Vec<u8>, FilmError> {
    let mut files = Vec::new();
    let mut keep = |file| {
        files.push((format!("{:04}.png", files.len()), file));
        Ok(())
    };
    request.draw(renderer, &progress, &mut keep).await?;
    Ok(match request.becomes {
        Becomes::Gif | Becomes::Png => files.pop().map(|(_, file)| file).unwrap_or_default(),
        Becomes::Pngs => zip::archive(&files),
    })
}

/// Draws a frame of the first, and gives it away when it is done.
fn draw(
    mut drawings: NonSendMut<Drawings>,
    mut exporting: ResMut<Exporting>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) {
    let Some(drawing) = drawings.0.first_mut() else {
        return;
    };
    // That it is being drawn is told until it is.
    notifications.prolong(ABOUT);
    let Some(done) = check_ready(&mut drawing.task) else {
        return;
    };
    exporting.end(&drawing.progress);
    match done {
        Ok(file) => give(&drawing.name, &file, &words, &mut notifications),
        Err(FilmError::Stopped) => notifications.withdraw(ABOUT),
        Err(error) => refuse(&words.reason(&error), &words, &mut notifications),
    }
    drawings.0.remove(0);
}

fn give(name: &str, file: &[u8], words: &Words, notifications: &mut Notifications) {
    match download(name, file) {
        Ok(()) => notifications.news(ABOUT, words.with("export-done", &[("path", text(name))])),
        Err(reason) => refuse(&words.reason(refused(reason)), words, notifications),
    }
}

fn refuse(reason: &str, words: &Words, notifications: &mut Notifications) {
    let sentence = words.with("export-refused", &[("reason", text(reason))]);
    notifications.problem(ABOUT, sentence);
}
