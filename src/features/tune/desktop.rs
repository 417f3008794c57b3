//! A person's own values of the configuration as files: a folder beside the settings, with a file for
//! each of those in `assets/config` whose values somebody has changed.

use std::fs;
use std::path::PathBuf;

use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, block_on};

use crate::config::TunableFile;
use crate::features::language::{Words, text};
use crate::features::notifications::Notifications;
use crate::features::tune::{FOLDER, Tuning, told_name};
use crate::platform::desktop::state_folder::StateFolder;
use crate::platform::retry::Retry;
use crate::redraw::{Redraw, take_ready};
use crate::states::Screen;
use crate::storage::{FileError, atomic};
use crate::words::InEnglish as _;

/// What notices about the own files that cannot be written are about.
const ABOUT: &str = "own values";

/// The files are written apart from the frames.
#[derive(Resource, Default)]
struct Writing {
    task: Option<Task<Vec<Refused>>>,
    is_refused: bool,
}

/// A file that could not be written, and whether what lay there had to be put aside before and could
/// not be.
struct Refused(&'static str, bool, FileError);

/// Brings back what was kept, keeps what changes, and shows it.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Writing>()
        .init_resource::<Tuning>()
        .init_resource::<Redraw>()
        .init_resource::<Retry>()
        .add_systems(Startup, bring.run_if(resource_exists::<StateFolder>))
        .add_systems(Last, (keep, finish).chain());
    if app.is_plugin_added::<bevy::state::app::StatesPlugin>() {
        app.add_systems(
            OnEnter(Screen::Tune),
            bring.run_if(resource_exists::<StateFolder>),
        )
        .add_systems(
            OnEnter(Screen::Setup),
            bring.run_if(resource_exists::<StateFolder>),
        );
    }
}

fn path_of(folder: &StateFolder, name: &str) -> PathBuf {
    folder.0.join(FOLDER).join(name)
}

/// Reads the files, also those that were changed in an editor meanwhile.
fn bring(
    folder: Res<StateFolder>,
    mut tuning: ResMut<Tuning>,
    mut notifications: ResMut<Notifications>,
) {
    if tuning.has_unkept() {
        return;
    }
    for file in TunableFile::ALL {
        let Ok(bytes) = fs::read(path_of(&folder, file.name)) else {
            continue;
        };
        let about = told_name(file.name);
        match tuning.take_own(file.name, &String::from_utf8_lossy(&bytes)) {
            Ok(()) => notifications.withdraw(&about),
            Err(error) => {
                warn!("{}", error.in_english());
                notifications.config_error(&about, error);
            }
        }
    }
}

fn keep(
    folder: Option<Res<StateFolder>>,
    mut tuning: ResMut<Tuning>,
    mut writing: ResMut<Writing>,
    mut notifications: ResMut<Notifications>,
    redraw: Res<Redraw>,
    words: Res<Words>,
    (mut retry, time): (ResMut<Retry>, Res<Time>),
) {
    if let Some(refused) = take_ready(&mut writing.task, Some(&redraw)) {
        writing.is_refused = !refused.is_empty();
        match refused.first() {
            None => notifications.withdraw(ABOUT),
            Some(Refused(_, _, error)) => {
                let reason = words.reason(error.of_own_file());
                let sentence = words.with("tune-refused", &[("reason", text(&reason))]);
                notifications.fault(ABOUT, sentence);
                retry.later(time.elapsed());
            }
        }
        for Refused(name, is_broken, _) in refused {
            tuning.keep_again(name, is_broken);
        }
    }
    let Some(folder) = folder else {
        return;
    };
    let waits = writing.task.is_some() || writing.is_refused && !retry.is_due();
    if waits || !tuning.has_unkept() {
        return;
    }
    let orders = orders(&folder, &mut tuning);
    for Order { name, broken, .. } in &orders {
        if *broken {
            notifications.withdraw(&told_name(name));
        }
    }
    redraw.request();
    writing.task = Some(IoTaskPool::get().spawn(async move {
        let refused = orders.into_iter().filter_map(Order::carry_out);
        refused.collect()
    }));
}

/// A file to be written, or to be removed where nothing differs any more.
struct Order {
    name: &'static str,
    path: PathBuf,
    own: Option<String>,
    /// What lies there could not be read, and is put aside first.
    broken: bool,
}

/// What is to be written. From now on it counts as kept.
fn orders(folder: &StateFolder, tuning: &mut Tuning) -> Vec<Order> {
    let names = tuning.take_unkept().into_iter();
    let order = |name| Order {
        name,
        path: path_of(folder, name),
        broken: tuning.take_broken(name),
        own: tuning.of(name).and_then(|layers| layers.own_text()),
    };
    names.map(order).collect()
}

impl Order {
    /// Nothing where all is well.
    fn carry_out(self) -> Option<Refused> {
        let Order {
            name,
            path,
            own,
            broken,
        } = self;
        if broken && let Err(error) = atomic::put_aside(&path, "damaged") {
            return Some(Refused(name, true, error));
        }
        let done = match own {
            Some(text) => atomic::write(&path, text.as_bytes()),
            None => atomic::remove(&path),
        };
        done.err().map(|error| Refused(name, false, error))
    }
}

/// What is not written when the program ends is written then.
fn finish(
    mut ends: MessageReader<AppExit>,
    folder: Option<Res<StateFolder>>,
    mut tuning: ResMut<Tuning>,
    mut writing: ResMut<Writing>,
) {
    if ends.read().count() == 0 {
        return;
    }
    for Refused(name, is_broken, _) in writing.task.take().map(block_on).unwrap_or_default() {
        tuning.keep_again(name, is_broken);
    }
    let Some(folder) = folder else {
        return;
    };
    for Refused(_, _, error) in orders(&folder, &mut tuning)
        .into_iter()
        .filter_map(Order::carry_out)
    {
        warn!("{error}");
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::time::Duration;

    use bevy::app::TaskPoolOptions;

    use super::*;
    use crate::config::Step;
    use crate::features::notifications::Content;
    use crate::platform::retry;

    /// A program that keeps its own values in this folder.
    fn program(folder: &Path) -> App {
        TaskPoolOptions::default().create_default_pools();
        let mut app = App::new();
        app.insert_resource(StateFolder(folder.to_owned()))
            .init_resource::<Words>()
            .init_resource::<Notifications>()
            .init_resource::<Time>()
            .add_plugins((retry::plugin, plugin));
        app.update();
        app
    }

    fn until_written(program: &mut App) {
        program.update();
        while program.world().resource::<Writing>().task.is_some() {
            std::thread::yield_now();
            program.update();
        }
    }

    fn said(program: &App) -> Option<String> {
        let notice = program.world().resource::<Notifications>().list().first()?;
        match &notice.content {
            Content::Sentence(sentence) => Some(sentence.clone()),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn own_values_that_cannot_be_written_are_told_and_written_once_they_can_be() {
        let name = format!("fivefold-tuned-refused-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a folder for the test");
        let in_the_way = folder.join(FOLDER);
        fs::write(&in_the_way, "a file in the way").expect("room");
        let mut program = program(&folder);
        let mut tuning = program.world_mut().resource_mut::<Tuning>();
        let drop = [Step::Field("drop_ms".to_owned())];
        let changed = tuning.change("timing.ron", |layers| layers.set(&drop, "333"));
        changed.expect("it is in its range");
        until_written(&mut program);
        let told = said(&program).expect("it is told");
        assert!(told.contains(FOLDER) && !told.contains("game"), "{told}");
        assert!(program.world().resource::<Tuning>().has_unkept());
        fs::remove_file(&in_the_way).expect("it was there");
        let mut time = program.world_mut().resource_mut::<Time>();
        time.advance_by(Duration::from_secs(6));
        until_written(&mut program);
        assert_eq!(said(&program), None);
        let kept = fs::read_to_string(in_the_way.join("timing.ron")).expect("it is kept");
        assert!(kept.contains("drop_ms: 333"), "{kept}");
        fs::remove_dir_all(&folder).expect("it was there");
    }
}
