//! The loudspeaker of Windows and macOS: the system's own device. Where there is none, or where it goes
//! away, everything is silent; the next try follows when something is to be heard.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{BufferSize, Stream, StreamConfig};

use crate::audio::player::{AudioOrder, SoundPlayer};

/// Samples a second, where the device has no say.
const RATE: u32 = 48_000;

/// A device that was not there is not looked for again before this.
const RETRY: Duration = Duration::from_secs(5);

/// After so much silence the stream is stopped, so that a resting program costs nothing.
const REST: Duration = Duration::from_millis(500);

/// The way to the thread of the loudspeaker. It ends with this.
#[derive(Debug)]
pub(crate) struct Loudspeaker(Sender<AudioOrder>);

impl Loudspeaker {
    /// A loudspeaker at the system's usual device.
    pub(crate) fn open() -> Loudspeaker {
        let (sender, orders) = channel();
        // Without a thread there is no sound.
        let _ = thread::Builder::new()
            .name("sound".into())
            .spawn(move || run(&orders));
        Loudspeaker(sender)
    }

    /// This is to be done; a loudspeaker that could not begin does nothing.
    pub(crate) fn send(&self, order: AudioOrder) {
        let _ = self.0.send(order);
    }
}

/// A stream to a device, and the player that it asks for samples.
struct Output {
    stream: Stream,
    player: Arc<Mutex<SoundPlayer>>,
    /// Set when the device has gone.
    lost: Arc<Mutex<bool>>,
    plays: bool,
}

fn run(orders: &Receiver<AudioOrder>) {
    // What has been said so far, for a device that comes later.
    let mut state: Vec<AudioOrder> = Vec::new();
    let mut output = Output::open(&state);
    let mut tried = Instant::now();
    loop {
        let plays = output.as_ref().is_some_and(|output| output.plays);
        let order = if plays {
            orders.recv_timeout(REST)
        } else {
            orders.recv().map_err(|_| RecvTimeoutError::Disconnected)
        };
        let order = match order {
            Ok(order) => order,
            Err(RecvTimeoutError::Timeout) => {
                output = output.and_then(Output::rest);
                continue;
            }
            Err(RecvTimeoutError::Disconnected) => return,
        };
        output = output.filter(|output| !*lock(&output.lost));
        if let AudioOrder::Play(_) = order {
            if output.is_none() && tried.elapsed() > RETRY {
                output = Output::open(&state);
                tried = Instant::now();
            }
        } else {
            let kind = std::mem::discriminant(&order);
            state.retain(|before| std::mem::discriminant(before) != kind);
            state.push(order.clone());
        }
        output = output.and_then(|output| output.obey(order));
    }
}

impl Output {
    fn open(state: &[AudioOrder]) -> Option<Output> {
        let device = cpal::default_host().default_output_device()?;
        let usual = device.default_output_config().ok()?;
        let config = StreamConfig {
            channels: 2,
            sample_rate: usual.sample_rate(),
            buffer_size: BufferSize::Default,
        };
        let rate = match config.sample_rate {
            0 => RATE,
            rate => rate,
        };
        let mut player = SoundPlayer::new(rate);
        for order in state {
            player.obey(order.clone());
        }
        while player.prepare() {}
        let player = Arc::new(Mutex::new(player));
        let lost = Arc::new(Mutex::new(false));
        let (source, has_gone) = (Arc::clone(&player), Arc::clone(&lost));
        let stream = device.build_output_stream(
            config,
            move |stereo: &mut [f32], _: &cpal::OutputCallbackInfo| lock(&source).fill(stereo),
            move |_| *lock(&has_gone) = true,
            None,
        );
        Some(Output {
            stream: stream.ok()?,
            player,
            lost,
            plays: false,
        })
    }

    /// Carries out an order; nothing is left where the device refuses.
    fn obey(mut self, order: AudioOrder) -> Option<Output> {
        if lock(&self.player).obey(order) && !self.plays {
            self.stream.play().ok()?;
            self.plays = true;
        }
        Some(self)
    }

    /// Stops the stream if nothing is being played.
    fn rest(mut self) -> Option<Output> {
        if lock(&self.player).is_silent() {
            self.stream.pause().ok()?;
            self.plays = false;
        }
        Some(self)
    }
}

/// What stands behind a lock, also where a thread has panicked with it: samples cannot be wrong.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
