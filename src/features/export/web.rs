//! Exports from a page. A browser has no second thread that could draw, so
//! pictures are drawn between the frames of the page, by its own renderer; what they have become is
//! given away like every other file.

use std::io::{Cursor, Write};
use std::pin::Pin;

use bevy::prelude::*;
use bevy::render::renderer::{
    RenderAdapter, RenderAdapterInfo, RenderDevice, RenderInstance, RenderQueue,
};
use bevy::render::settings::RenderResources;
use bevy::render::{ExtractSchedule, MainWorld, RenderApp};
use bevy::tasks::futures::check_ready;
use zip::result::ZipResult;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use crate::features::export::orders::{ExportContent, ExportOrder, ExportReporter, TakeOrders};
use crate::features::export::{ExportProgress, Exporting, orders};
use crate::features::files::web::download;
use crate::features::recording::offscreen_renderer::RendererError;
use crate::features::recording::{Becomes, RecordingError, RecordingRequest};
use crate::platform::web::storage::refused;

/// The pictures that are being drawn, one game after the other.
#[derive(Default)]
struct Drawings(Vec<Drawing>);

struct Drawing {
    name: String,
    progress: ExportProgress,
    task: Pin<Box<dyn Future<Output = Result<Vec<u8>, RecordingError>>>>,
}

/// Adds exporting.
pub(crate) fn plugin(app: &mut App) {
    app.init_non_send::<Drawings>()
        .add_plugins(orders::plugin)
        .add_systems(Update, (take_orders, draw).chain().in_set(TakeOrders));
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

fn take_orders(
    mut orders: MessageReader<ExportOrder>,
    renderer: Option<Res<PageRenderer>>,
    (mut exporting, mut drawings): (ResMut<Exporting>, NonSendMut<Drawings>),
    mut report: ExportReporter,
) {
    for order in orders.read() {
        let name = format!("{}.{}", order.stem, order.export.extension());
        match (&order.content, &renderer) {
            (ExportContent::File(bytes), _) => give(&name, bytes, &mut report),
            (ExportContent::Pictures(_), None) => report.failed(&RendererError::NoAdapter.into()),
            (ExportContent::Pictures(request), Some(renderer)) => {
                report.begun(&name);
                let progress = exporting.begin(request.places.len());
                let task = drawn(renderer.0.clone(), (**request).clone(), progress.clone());
                drawings.0.push(Drawing {
                    name,
                    progress,
                    task: Box::pin(task),
                });
            }
        }
    }
}

/// The file that the pictures become.
async fn drawn(
    renderer: RenderResources,
    request: RecordingRequest,
    progress: ExportProgress,
) -> Result<Vec<u8>, RecordingError> {
    let mut files = Vec::new();
    let mut keep = |file| {
        files.push(file);
        Ok(())
    };
    request.draw(renderer, &progress, &mut keep).await?;
    Ok(match request.becomes {
        Becomes::Gif | Becomes::Png => files.pop().unwrap_or_default(),
        Becomes::Pngs => archive(&files).map_err(|error| RecordingError::Archive(error.into()))?,
    })
}

/// Pictures as one file, a ZIP archive: a browser gives away single files only. They are packed
/// already, so they lie there as they are.
fn archive(pictures: &[Vec<u8>]) -> ZipResult<Vec<u8>> {
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (number, picture) in pictures.iter().enumerate() {
        archive.start_file(Becomes::numbered(number), options)?;
        archive.write_all(picture)?;
    }
    Ok(archive.finish()?.into_inner())
}

/// Draws a frame of the first, and gives it away when it is done.
fn draw(
    mut drawings: NonSendMut<Drawings>,
    mut exporting: ResMut<Exporting>,
    mut report: ExportReporter,
) {
    let Some(drawing) = drawings.0.first_mut() else {
        return;
    };
    let Some(done) = check_ready(&mut drawing.task) else {
        return;
    };
    exporting.end(&drawing.progress);
    match done {
        Ok(file) => give(&drawing.name, &file, &mut report),
        Err(error) => report.failed(&error),
    }
    drawings.0.remove(0);
}

fn give(name: &str, file: &[u8], report: &mut ExportReporter) {
    match download(name, file) {
        Ok(()) => report.done(name, None),
        Err(reason) => {
            let reason = report.words.reason(&refused(reason));
            report.refused(&reason);
        }
    }
}
