//! Files that macOS opens with the program. It tells which by an event and not on the command line, both when
//! they start the program and while it runs.

use std::sync::Arc;

use ashlar_native::open_files::{OpenFiles, Opened};
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use super::mailbox::{HandedOver, take};
use crate::redraw::Redraw;
use crate::states::Phase;

/// Listens to the events. Those of files that start the program come before its first frame.
pub(crate) fn plugin(app: &mut App) {
    let world = app.world();
    let Some(proxy) = world.get_resource::<EventLoopProxyWrapper>() else {
        return;
    };
    let proxy = (*proxy).clone();
    let redraw = world.resource::<Redraw>().clone();
    let files = OpenFiles::new(Arc::new(move || {
        redraw.request();
        // Where the event loop has ended, nothing is opened any more.
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    }));
    match files.listen_os() {
        Ok(()) => {
            app.insert_non_send(files)
                .add_systems(Update, hand_over.in_set(Phase::Input).before(take));
        }
        Err(error) => warn!("files that macOS opens are not noticed: {error}"),
    }
}

fn hand_over(files: NonSend<OpenFiles>, handed: Res<HandedOver>) {
    let opened = files.drain().into_iter();
    handed.put(opened.filter_map(|it| match it {
        Opened::File(path) => Some(path),
        Opened::Url(_) => None,
    }));
}
