//! What outlives the program: it is brought back at the start, and kept as it changes. Tasks write it, so that
//! a slow disk holds up no frame; what is refused is told and tried again after a while, and what is not
//! written when the program ends is written then.

use std::sync::Arc;

use bevy::ecs::component::Mutable;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, block_on};

use crate::features::language::{SystemLanguage, Words, text};
use crate::features::notifications::Notifications;
use crate::features::settings::Configs;
use crate::platform::retry::Retry;
use crate::redraw::{Redraw, take_ready};
use crate::states::Screen;
use crate::storage::{FileError, Store};
use crate::words::sentence::Sentence;

/// Where everything is kept; there is none where nothing can be kept.
#[derive(Resource, Clone, Debug)]
pub(crate) struct KeptStore(pub Arc<dyn Store>);

/// Writes something, apart from the frames.
pub(crate) type KeepingOrder<T> = Box<dyn FnOnce(Arc<dyn Store>) -> Result<T, FileError> + Send>;

/// Something that is kept.
pub(crate) trait Keeps: Resource<Mutability = Mutable> {
    /// What notices about keeping it are about.
    const ABOUT: &'static str;
    /// The text that says why it is not kept.
    const REFUSED: &'static str;
    /// The screens before which it is read again: another copy of the program may have changed it.
    const SCREENS: &'static [Screen] = &[];
    /// What must be known of what was read and is being written.
    type Memory: Default + Send + Sync + 'static;
    /// What writing gives.
    type Written: Send + 'static;

    /// Takes in what is kept. What cannot be read is put aside; the sentence that says so.
    ///
    /// # Errors
    /// Why nothing can be read.
    fn bring(
        kept: &mut ResMut<Self>,
        memory: &mut Self::Memory,
        context: &mut KeepingContext,
        store: Arc<dyn Store>,
    ) -> Result<Option<Sentence>, FileError>;

    /// Whether something is not kept yet, nor being written.
    fn has_unkept(&self, memory: &Self::Memory) -> bool;

    /// Has everything written that is not kept yet.
    fn order(
        &mut self,
        memory: &mut Self::Memory,
        configs: &Configs,
    ) -> KeepingOrder<Self::Written>;

    /// Learns what came of the order before; nothing where it was refused.
    fn settle(kept: &mut ResMut<Self>, memory: &mut Self::Memory, written: Option<Self::Written>);
}

/// What keeping needs beside what is kept.
#[derive(SystemParam)]
pub(crate) struct KeepingContext<'w> {
    store: Option<Res<'w, KeptStore>>,
    pub(crate) configs: Res<'w, Configs>,
    pub(crate) system: Res<'w, SystemLanguage>,
    pub(crate) notifications: ResMut<'w, Notifications>,
    words: Res<'w, Words>,
    redraw: Res<'w, Redraw>,
    retry: ResMut<'w, Retry>,
    time: Res<'w, Time>,
}

#[derive(Resource)]
pub(crate) struct Keeper<K: Keeps> {
    memory: K::Memory,
    writing: Option<Task<Result<K::Written, FileError>>>,
    is_refused: bool,
    /// Whether something may have changed since it was looked at.
    is_stale: bool,
}

impl<K: Keeps> Default for Keeper<K> {
    fn default() -> Self {
        Keeper {
            memory: K::Memory::default(),
            writing: None,
            is_refused: false,
            is_stale: false,
        }
    }
}

/// Brings something back at this time, and keeps it as it changes.
pub(crate) fn keep<K: Keeps>(app: &mut App, at: impl ScheduleLabel) {
    app.init_resource::<Keeper<K>>()
        .init_resource::<Redraw>()
        .init_resource::<Retry>()
        .add_systems(at, bring::<K>)
        .add_systems(Last, keep_changes::<K>);
    for &screen in K::SCREENS {
        app.add_systems(OnEnter(screen), bring::<K>);
    }
}

/// Takes in what is kept, unless something else is to be written there.
pub(crate) fn bring<K: Keeps>(
    mut keeper: ResMut<Keeper<K>>,
    mut kept: ResMut<K>,
    mut context: KeepingContext,
) {
    let is_ahead = keeper.writing.is_some() || kept.has_unkept(&keeper.memory);
    let Some(store) = context.store().filter(|_| !is_ahead) else {
        return;
    };
    match K::bring(&mut kept, &mut keeper.memory, &mut context, store) {
        Ok(None) => {}
        Ok(Some(put_aside)) => {
            let sentence = context.words.sentence(&put_aside);
            let about = format!("kept {}", K::ABOUT);
            context.notifications.problem(&about, sentence);
        }
        // A browser that keeps nothing is told of when there is something to be kept.
        Err(FileError::Storage { .. }) => {}
        Err(error) => context.tell(K::ABOUT, K::REFUSED, &error),
    }
}

fn keep_changes<K: Keeps>(
    mut keeper: ResMut<Keeper<K>>,
    mut kept: ResMut<K>,
    mut context: KeepingContext,
    mut ends: MessageReader<AppExit>,
) {
    let ends = ends.read().count() > 0;
    let Some(store) = context.store() else {
        return;
    };
    let done = match ends {
        true => keeper.writing.take().map(block_on),
        false => take_ready(&mut keeper.writing, &context.redraw),
    };
    if let Some(done) = done {
        keeper.settle(&mut kept, &mut context, done);
    }
    keeper.is_stale |= kept.is_changed();
    let waits = keeper.writing.is_some() || keeper.is_refused && !context.retry.is_due();
    if !keeper.is_stale || waits && !ends {
        return;
    }
    keeper.is_stale = false;
    if !kept.has_unkept(&keeper.memory) {
        return;
    }
    let kept_now = kept.bypass_change_detection();
    let order = kept_now.order(&mut keeper.memory, &context.configs);
    if ends {
        let done = order(store);
        keeper.settle(&mut kept, &mut context, done);
    } else {
        keeper.writing = Some(IoTaskPool::get().spawn(async move { order(store) }));
        context.redraw.request();
    }
}

impl<K: Keeps> Keeper<K> {
    fn settle(
        &mut self,
        kept: &mut ResMut<K>,
        context: &mut KeepingContext,
        done: Result<K::Written, FileError>,
    ) {
        self.is_refused = done.is_err();
        match &done {
            Ok(_) => context.notifications.withdraw(K::ABOUT),
            Err(error) => {
                context.tell(K::ABOUT, K::REFUSED, error);
                context.retry.later(context.time.elapsed());
                self.is_stale = true;
            }
        }
        K::settle(kept, &mut self.memory, done.ok());
    }

    #[cfg(test)]
    pub(crate) const fn is_writing(&self) -> bool {
        self.writing.is_some()
    }
}

impl KeepingContext<'_> {
    fn store(&self) -> Option<Arc<dyn Store>> {
        self.store.as_ref().map(|store| Arc::clone(&store.0))
    }

    /// Play goes on, but whoever plays must know what is not kept, until it is.
    pub(crate) fn tell(&mut self, about: &str, key: &str, error: &FileError) {
        warn!("{error}");
        let reason = self.words.reason(error.of_own_file());
        let sentence = self.words.with(key, &[("reason", text(&reason))]);
        self.notifications.fault(about, sentence);
    }
}
