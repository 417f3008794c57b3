//! Scores outlive the program: they are brought back at the start, and kept as they change. Where they lie
//! is a matter of the desktop and of the browser.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

use crate::config::Ratings;
use crate::features::language::{Words, text};
use crate::features::notifications::Notifications;
use crate::features::settings::Configs;
use crate::platform::retry::Retry;
use crate::states::Screen;
use crate::words::sentence::Sentence;

/// Scores of a kind.
pub(crate) trait KeptScores: Resource<Mutability = Mutable> {
    /// What they are called in notices about keeping them.
    const NOTICE: &'static str;
    /// The text that says why they are not kept.
    const NOT_KEPT: &'static str;
    /// The screens before which they are read again: another copy of the program may have added something.
    const SCREENS: &'static [Screen];

    /// Whether something is not kept yet.
    fn has_unkept(&self) -> bool;

    /// Everything is kept now.
    fn set_kept(&mut self);
}

/// Where scores of a kind are kept.
pub(crate) trait ScorePlace<K>: Send + Sync + 'static {
    /// Takes in what is kept there. What cannot be read is put aside; the sentence that says so.
    ///
    /// # Errors
    /// Why nothing can be read.
    fn read(&self, scores: &mut K, ratings: &Ratings) -> Result<Option<Sentence>, Sentence>;

    /// Keeps what is not kept yet.
    ///
    /// # Errors
    /// Why it cannot be kept.
    fn write(&self, scores: &K, ratings: &Ratings) -> Result<(), Sentence>;

    /// Whether something is still being written, or waits for that.
    fn is_busy(&self) -> bool {
        false
    }

    /// Why what was still being written could not be kept.
    fn trouble(&self) -> Option<Sentence> {
        None
    }
}

#[derive(Resource)]
struct Keeper<P> {
    place: P,
    /// What has been told about keeping.
    told: Option<Sentence>,
    /// Whether what is not kept yet was refused, and waits for the next try.
    is_refused: bool,
}

/// Brings scores back from their place, and keeps what changes there.
pub(crate) fn keep_in<K: KeptScores, P: ScorePlace<K>>(app: &mut App, place: P) {
    let keeper = Keeper {
        place,
        told: None,
        is_refused: false,
    };
    app.insert_resource(keeper)
        .init_resource::<Retry>()
        .add_systems(Startup, bring::<K, P>)
        .add_systems(Last, keep::<K, P>);
    for &screen in K::SCREENS {
        app.add_systems(OnEnter(screen), bring::<K, P>);
    }
}

fn bring<K: KeptScores, P: ScorePlace<K>>(
    mut keeper: ResMut<Keeper<P>>,
    mut scores: ResMut<K>,
    configs: Res<Configs>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) {
    if keeper.place.is_busy() || scores.has_unkept() {
        return;
    }
    match keeper.place.read(&mut scores, &configs.ratings) {
        Ok(None) => {}
        Ok(Some(put_aside)) => {
            let about = format!("kept {}", K::NOTICE);
            notifications.problem(&about, words.sentence(&put_aside));
        }
        Err(reason) => keeper.tell::<K>(Some(reason), &words, &mut notifications),
    }
}

fn keep<K: KeptScores, P: ScorePlace<K>>(
    mut keeper: ResMut<Keeper<P>>,
    mut scores: ResMut<K>,
    configs: Res<Configs>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
    mut had_trouble: Local<bool>,
    mut ends: MessageReader<AppExit>,
    (mut retry, time): (ResMut<Retry>, Res<Time>),
) {
    let waits = keeper.is_refused && !retry.is_due() && ends.read().count() == 0;
    let tries = scores.has_unkept() && !waits;
    let mut trouble = keeper.place.trouble();
    if tries {
        let done = keeper.place.write(&scores, &configs.ratings);
        keeper.is_refused = done.is_err();
        match done {
            Ok(()) => scores.set_kept(),
            Err(reason) => trouble = Some(reason),
        }
    }
    if trouble.is_some() {
        retry.later(time.elapsed());
    }
    let had_trouble = std::mem::replace(&mut *had_trouble, trouble.is_some());
    if tries || !keeper.is_refused && (had_trouble || trouble.is_some()) {
        keeper.tell::<K>(trouble, &words, &mut notifications);
    }
}

impl<P> Keeper<P> {
    /// Play goes on, but whoever plays must know what is not kept, until it is.
    fn tell<K: KeptScores>(
        &mut self,
        trouble: Option<Sentence>,
        words: &Words,
        notifications: &mut Notifications,
    ) {
        if self.told == trouble {
            return;
        }
        match &trouble {
            Some(reason) => {
                let reason = words.reason(reason.clone());
                let sentence = words.with(K::NOT_KEPT, &[("reason", text(&reason))]);
                notifications.fault(K::NOTICE, sentence);
            }
            None => notifications.withdraw(K::NOTICE),
        }
        self.told = trouble;
    }
}
