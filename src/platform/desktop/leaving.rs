//! The end of the program: it leaves at once as soon as everything is on the disk.
//!
//! Returning from `main` would first take the renderer apart and then run what libraries have
//! registered for the end of a process. The threads of graphics drivers and of the task pools still
//! run meanwhile, and meet memory and code that is gone: a segmentation fault now and then. The
//! system takes everything back by itself.
//!
//! Xlib ends the process by itself when the display goes away, in the midst of the event loop, and
//! would run all that, too: it was seen to take LLVM apart while a thread compiled a shader with it.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::app::MainScheduleOrder;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use crate::turn::current_match::CurrentMatch;

/// The exit code of a program that was ended by Ctrl-C, as shells know it.
const INTERRUPTED: u8 = 130;

/// The exit code of a program whose display goes away, as Xlib has it.
pub(crate) const DISPLAY_GONE: u8 = 1;

/// The last of a frame: in [`Last`], which may come more than once, files are written to their ends.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct Leaving;

/// Whether a signal has asked for the end: Ctrl-C in the terminal, a terminal that is closed, a system
/// that shuts down.
#[derive(Resource, Clone, Default)]
struct Signalled(Arc<AtomicBool>);

/// Leaves when the thread that holds it ends the process. The C library drops what belongs to that
/// thread before it does anything else.
struct LeavesFirst;

impl Drop for LeavesFirst {
    fn drop(&mut self) {
        leave_with(DISPLAY_GONE);
    }
}

thread_local! {
    static LEAVES_FIRST: LeavesFirst = const { LeavesFirst };
}

/// Leaves in the frame in which the end of the program is asked for, and when the display goes away.
/// To be called in the main thread, in which events come.
pub(crate) fn plugin(app: &mut App) {
    LEAVES_FIRST.with(|_| ());
    let signalled = Signalled::default();
    listen(&signalled, app.world().get_resource());
    app.insert_resource(signalled)
        .init_schedule(Leaving)
        .add_systems(Update, end_on_signal)
        .add_systems(Leaving, leave_when_asked);
    let mut order = app.world_mut().resource_mut::<MainScheduleOrder>();
    order.labels.push(Leaving.intern());
}

/// From now on a signal ends the program by its next frame, which comes at once; a second one does
/// not wait for it.
fn listen(signalled: &Signalled, event_loop: Option<&EventLoopProxyWrapper>) {
    let signalled = signalled.clone();
    let event_loop = event_loop.map(|wrapper| (**wrapper).clone());
    let handler = move || {
        if signalled.0.swap(true, Ordering::Relaxed) {
            leave_with(INTERRUPTED);
        }
        if let Some(event_loop) = &event_loop {
            // It fails when the event loop has ended, and then the program ends anyway.
            let _ = event_loop.send_event(WinitUserEvent::WakeUp);
        }
    };
    // Where the system allows no handler, signals do what they do everywhere.
    let _ = ctrlc::set_handler(handler);
}

fn end_on_signal(signalled: Res<Signalled>, mut ends: MessageWriter<AppExit>) {
    if signalled.0.load(Ordering::Relaxed) {
        ends.write(AppExit::from_code(INTERRUPTED));
    }
}

fn leave_when_asked(mut ends: MessageReader<AppExit>, mut current: ResMut<CurrentMatch>) {
    if let Some(end) = ends.read().next() {
        // Its lock goes as well.
        *current = CurrentMatch::default();
        leave(end);
    }
}

/// Ends the process, and tells of an error.
pub(crate) fn leave(end: &AppExit) -> ! {
    let code = match end {
        AppExit::Success => 0,
        AppExit::Error(code) => code.get(),
    };
    if code != 0 && code != INTERRUPTED {
        // Nobody is left to tell if that fails.
        let _ = writeln!(io::stderr(), "fivefold ended with error {code}.");
    }
    leave_with(code)
}

/// Ends the process with this exit code.
pub(crate) fn leave_with(code: u8) -> ! {
    let _ = io::stdout().flush();
    signal_hook::low_level::exit(code.into())
}
