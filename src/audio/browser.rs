//! The loudspeaker of a browser: its own Web Audio. Browsers let a page sound only after somebody has
//! pressed something, so everything begins with the first press. Where a browser has no Web Audio,
//! everything is silent.

use std::cell::{Cell, RefCell};

use bevy::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{
    AudioBuffer, AudioBufferOptions, AudioBufferSourceNode, AudioContext, AudioContextState,
    AudioScheduledSourceNode, GainNode, StereoPannerNode, WaveShaperNode,
};

use crate::audio::Heard;
use crate::config::Sound;
use crate::features::settings::{Configs, Settings};
use crate::platform::page::document;
use crate::redraw::Redraw;
use crate::synth::{Bank, SoundRequest, bend, gain};

/// Samples a second; the browser makes of them what its device needs.
const RATE: u32 = 32_000;

/// The curve that keeps everything below the ceiling is for samples up to this one; louder ones are
/// like it.
const LOUDEST: f32 = 4.0;

/// How many points that curve has.
const POINTS: usize = 1025;

thread_local! {
    /// The browser's sound, once somebody has pressed something.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
    /// How many sounds are being played.
    static PLAYING: Cell<u32> = const { Cell::new(0) };
}

/// Plays what is to be heard.
pub(crate) fn plugin(app: &mut App) {
    app.init_non_send::<Loudspeaker>()
        .add_systems(PreStartup, listen)
        .add_systems(Last, (prepare, play).chain());
}

/// What sounds go through, once there is a context.
#[derive(Default)]
struct Loudspeaker(Option<Chain>);

/// From many sounds to one: as loud as is wanted, and below the ceiling.
struct Chain {
    bank: Bank<AudioBuffer>,
    entrance: GainNode,
    ceiling: WaveShaperNode,
    volume: GainNode,
    /// Told when a sound has ended.
    ended: Closure<dyn FnMut()>,
}

/// The first press opens the browser's sound; a later one wakes it if the browser has put it to rest.
fn listen() {
    let pressed = Closure::<dyn FnMut()>::new(|| {
        CONTEXT.with_borrow_mut(|context| {
            if context.is_none() {
                *context = AudioContext::new().ok();
            }
        });
    });
    let listener = pressed.as_ref().unchecked_ref();
    for press in ["pointerdown", "keydown", "touchend"] {
        // Where it cannot be heard, the page stays silent.
        let _ = document().add_event_listener_with_callback_and_bool(press, listener, true);
    }
    pressed.forget();
}

/// Renders one sound that will be needed in each frame, until all are there.
fn prepare(
    mut loudspeaker: NonSendMut<Loudspeaker>,
    configs: Res<Configs>,
    settings: Res<Settings>,
    redraw: Res<Redraw>,
) {
    let Some(context) = CONTEXT.with_borrow(Clone::clone) else {
        return;
    };
    let chain = &mut loudspeaker.0;
    let is_current = |chain: &Chain| *chain.bank.sound() == configs.sound;
    if !chain.as_ref().is_some_and(is_current) {
        *chain = Chain::new(&context, configs.sound.clone()).ok();
    }
    let Some(chain) = chain else {
        return;
    };
    let volume = gain(settings.heard_volume(&configs.sound));
    if chain.volume.gain().value() != volume {
        chain.volume.gain().set_value(volume);
    }
    if volume > 0.0 && chain.bank.prepare() {
        redraw.request();
    }
}

fn play(mut heard: MessageReader<Heard>, mut loudspeaker: NonSendMut<Loudspeaker>) {
    let context = CONTEXT.with_borrow(Clone::clone);
    let (Some(context), Some(chain)) = (context, &mut loudspeaker.0) else {
        heard.clear();
        return;
    };
    for Heard(request) in heard.read() {
        // Whatever fails here cannot be heard, and that is all.
        let _ = chain.play(&context, request);
    }
}

impl Chain {
    fn new(context: &AudioContext, sound: Sound) -> Result<Chain, JsValue> {
        let chain = Chain {
            entrance: context.create_gain()?,
            ceiling: context.create_wave_shaper()?,
            volume: context.create_gain()?,
            ended: Closure::new(|| {
                PLAYING.set(PLAYING.get().saturating_sub(1));
                if PLAYING.get() == 0 {
                    rest();
                }
            }),
            bank: Bank::new(sound, RATE, buffer),
        };
        let ceiling = chain.bank.sound().ceiling;
        let point = |index: usize| {
            let share = index as f32 / (POINTS - 1) as f32;
            bend((share * 2.0 - 1.0) * LOUDEST, ceiling)
        };
        let mut curve: Vec<f32> = (0..POINTS).map(point).collect();
        chain.ceiling.set_curve_opt_f32_slice(Some(&mut curve));
        chain.entrance.gain().set_value(1.0 / LOUDEST);
        chain.entrance.connect_with_audio_node(&chain.ceiling)?;
        chain.ceiling.connect_with_audio_node(&chain.volume)?;
        let out = context.destination();
        chain.volume.connect_with_audio_node(&out)?;
        Ok(chain)
    }

    fn play(&mut self, context: &AudioContext, request: &SoundRequest) -> Result<(), JsValue> {
        let sound = self.bank.sound();
        if PLAYING.get() >= sound.most_sounds.into() {
            return Ok(());
        }
        let (pan, level) = (request.pan(sound), request.level(sound));
        let Some(samples) = self.bank.take(request) else {
            return Ok(());
        };
        let source = AudioBufferSourceNode::new(context)?;
        let (loudness, place) = (GainNode::new(context)?, StereoPannerNode::new(context)?);
        source.set_buffer(Some(&samples));
        loudness.gain().set_value(level);
        place.pan().set_value(pan);
        source.connect_with_audio_node(&loudness)?;
        loudness.connect_with_audio_node(&place)?;
        place.connect_with_audio_node(&self.entrance)?;
        let ended = self.ended.as_ref().unchecked_ref();
        AudioScheduledSourceNode::set_onended(&source, Some(ended));
        source.start()?;
        PLAYING.set(PLAYING.get() + 1);
        if context.state() != AudioContextState::Running {
            // The promise is kept or not; both are heard.
            let _ = context.resume()?;
        }
        Ok(())
    }
}

/// A page that makes no sound needs no device.
fn rest() {
    CONTEXT.with_borrow(|context| {
        if let Some(context) = context {
            let _ = context.suspend();
        }
    });
}

/// A sound in the browser's own form.
fn buffer(samples: Vec<f32>) -> Option<AudioBuffer> {
    let length = u32::try_from(samples.len().max(1)).ok()?;
    let buffer = AudioBuffer::new(&AudioBufferOptions::new(length, RATE as f32)).ok()?;
    buffer.copy_to_channel(&samples, 0).ok()?;
    Some(buffer)
}
