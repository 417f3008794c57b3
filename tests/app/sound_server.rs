//! The sound of the program at a real sound server: a PulseAudio of the test's own with a device that
//! leads nowhere, and what arrives there is recorded. Latencies are counted in recorded samples.

use std::io::Read;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::{self, ScopedJoinHandle};
use std::time::{Duration, Instant};
use std::{env, fs};

use crate::audio::loudspeaker::AudioOrder;
use crate::audio::pulse::Loudspeaker;
use crate::config::Sound;
use crate::synth::{SoundRequest, Voice};

/// The longest that anything may take to come about.
const PATIENCE: Duration = Duration::from_secs(60);

/// Recorded moments in a millisecond.
const MOMENTS: usize = 48;

/// What is softer than this counts as silence.
const SILENCE: f32 = 0.000_3;

/// How long a voice may take to be heard.
const LATENCY_MS: usize = 50;

/// How often each measurement is tried: on a machine with other work to do the recording may be late or have gaps.
const TRIES: usize = 6;

/// So many servers play voices at the same time.
const SERVERS: usize = 3;

/// A sound server and what is recorded of its device.
struct Server {
    folder: PathBuf,
    daemon: Child,
    recorder: Child,
    recorded: Arc<Recording>,
}

/// The louder sample of left and right for each recorded moment.
#[derive(Default)]
struct Recording {
    moments: Mutex<Vec<f32>>,
    grows: Condvar,
}

impl Server {
    /// Starts a server; nothing where there is none to start, which is told.
    fn start() -> Option<Server> {
        for program in ["pulseaudio", "parec", "pactl"] {
            let found = Command::new(program).arg("--version").output();
            if !found.is_ok_and(|it| it.status.success()) {
                println!("skipped: {program} is not on this machine");
                return None;
            }
        }
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("fivefold-sound-{}-{number}", std::process::id());
        let folder = env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a folder for the test");
        let socket = folder.join("native");
        let protocol = format!(
            "module-native-protocol-unix socket={} auth-anonymous=1",
            socket.display()
        );
        let device = "module-null-sink sink_name=nowhere rate=48000 channels=2 format=float32le";
        let daemon = Command::new("pulseaudio")
            .args(["-n", "--daemonize=no", "--use-pid-file=no"])
            .args(["--exit-idle-time=-1", "-L", device, "-L", &protocol])
            .env("HOME", &folder)
            .env("XDG_RUNTIME_DIR", &folder)
            .env("PULSE_RUNTIME_PATH", &folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the server starts");
        let since = Instant::now();
        while !socket.exists() {
            assert!(since.elapsed() < PATIENCE, "the server did not start");
            thread::yield_now();
        }
        let mut recorder = Command::new("parec")
            .arg(format!("--server=unix:{}", socket.display()))
            .args(["--device=nowhere.monitor", "--format=float32le"])
            .args(["--rate=48000", "--channels=2", "--latency-msec=5", "--raw"])
            .env("HOME", &folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the recorder starts");
        let mut output = recorder.stdout.take().expect("it is piped");
        let recorded = Arc::new(Recording::default());
        let recording = Arc::clone(&recorded);
        thread::spawn(move || {
            let mut bytes = [0; 8];
            while output.read_exact(&mut bytes).is_ok() {
                let [a, b, c, d, e, f, g, h] = bytes;
                let left = f32::from_le_bytes([a, b, c, d]);
                let right = f32::from_le_bytes([e, f, g, h]);
                let mut moments = recording.moments.lock().expect("no panic");
                moments.push(left.abs().max(right.abs()));
                recording.grows.notify_all();
            }
        });
        let server = Server {
            folder,
            daemon,
            recorder,
            recorded,
        };
        server.recorded.until(MOMENTS * 100);
        Some(server)
    }

    fn loudspeaker(&self) -> Loudspeaker {
        let loudspeaker = Loudspeaker::at(Some(self.folder.join("native")));
        loudspeaker.send(AudioOrder::Volume(100));
        loudspeaker
    }

    /// Waits until what the server tells about its streams has this in it.
    fn wait_for_stream(&self, told: &str) {
        let since = Instant::now();
        let server = format!("--server=unix:{}", self.folder.join("native").display());
        loop {
            let list = Command::new("pactl")
                .args([&server, "list", "sink-inputs"])
                .env("HOME", &self.folder)
                .env("LC_ALL", "C")
                .output()
                .expect("the server answers");
            if String::from_utf8_lossy(&list.stdout).contains(told) {
                return;
            }
            assert!(since.elapsed() < PATIENCE, "no stream has: {told}");
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        for child in [&mut self.recorder, &mut self.daemon] {
            // They may have ended already.
            let _ = child.kill();
            let _ = child.wait();
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl Recording {
    /// How much has been recorded.
    fn now(&self) -> usize {
        self.moments.lock().expect("no panic").len()
    }

    /// Waits until so much has been recorded.
    fn until(&self, length: usize) {
        let moments = self.moments.lock().expect("no panic");
        let is_short = |moments: &mut Vec<f32>| moments.len() < length;
        let waited = self.grows.wait_timeout_while(moments, PATIENCE, is_short);
        let (moments, _) = waited.expect("no panic");
        assert!(moments.len() >= length, "the recording stands still");
    }

    /// The loudest moment from here to the end of the recording.
    fn peak(&self, from: usize) -> f32 {
        let moments = self.moments.lock().expect("no panic");
        moments[from..].iter().copied().fold(0.0, f32::max)
    }

    /// Waits until it has been silent for a while; gives the moment.
    fn silence(&self) -> usize {
        let mut from = self.now();
        loop {
            let next = from + MOMENTS * 80;
            self.until(next);
            if self.peak(from) < SILENCE {
                return self.now();
            }
            from = next;
        }
    }

    /// Waits for the first moment from here on that is no silence.
    fn sound(&self, from: usize) -> usize {
        let mut moments = self.moments.lock().expect("no panic");
        let since = Instant::now();
        loop {
            if let Some(at) = moments[from..].iter().position(|it| *it > SILENCE) {
                return from + at;
            }
            assert!(since.elapsed() < PATIENCE, "nothing is heard");
            moments = self.grows.wait(moments).expect("no panic");
        }
    }
}

/// After how many milliseconds each of these voices is heard, one after the other; nothing where there is no
/// server to start.
fn latencies(voices: &[Voice]) -> Option<Vec<usize>> {
    let server = Server::start()?;
    let loudspeaker = server.loudspeaker();
    server.wait_for_stream("fivefold");
    let ceiling = Sound::default().ceiling;
    let mut latencies = Vec::new();
    for &voice in voices {
        let mut best = usize::MAX;
        for _ in 0..TRIES {
            let asked = server.recorded.silence();
            loudspeaker.send(AudioOrder::Play(SoundRequest::of(voice)));
            let heard = server.recorded.sound(asked);
            best = best.min((heard - asked) / MOMENTS);
            let end = server.recorded.silence();
            assert!(end > heard);
            let peak = server.recorded.peak(asked);
            let level = voice.timbre(&Sound::default()).level;
            assert!(peak > level * 0.4, "{voice:?} is heard: {peak}");
            assert!(peak <= ceiling, "{voice:?} reaches {peak}");
            if best <= LATENCY_MS {
                break;
            }
        }
        assert!(best <= LATENCY_MS, "{voice:?} is heard after {best} ms");
        latencies.push(best);
    }
    Some(latencies)
}

#[test]
fn each_voice_is_heard_within_fifty_milliseconds_and_below_the_ceiling() {
    // Sounds take their time: some servers side by side take less of it.
    let at_a_server = Voice::ALL.len().div_ceil(SERVERS);
    let latencies: Option<Vec<_>> = thread::scope(|scope| {
        let parts = Voice::ALL.chunks(at_a_server);
        let parts: Vec<_> = parts.map(|part| scope.spawn(|| latencies(part))).collect();
        let heard = parts.into_iter().map(ScopedJoinHandle::join);
        heard.map(|part| part.expect("each is heard")).collect()
    });
    if let Some(latencies) = latencies {
        println!("heard after milliseconds: {:?}", latencies.concat());
    }
}

#[test]
fn a_thousand_sounds_at_once_stay_below_the_ceiling_at_the_device() {
    let Some(server) = Server::start() else {
        return;
    };
    let loudspeaker = server.loudspeaker();
    server.wait_for_stream("fivefold");
    let ceiling = Sound::default().ceiling;
    let mut peak = 0.0;
    for _ in 0..TRIES {
        let asked = server.recorded.silence();
        for _ in 0..1000 {
            loudspeaker.send(AudioOrder::Play(SoundRequest::of(Voice::Burst)));
        }
        server.recorded.sound(asked);
        server.recorded.silence();
        peak = server.recorded.peak(asked);
        assert!(peak <= ceiling, "{peak}");
        if peak > ceiling * 0.5 {
            return;
        }
    }
    panic!("a thousand sounds are as soft as {peak}");
}

#[test]
fn nothing_is_heard_when_muted_and_a_resting_program_has_stopped_its_stream() {
    let Some(server) = Server::start() else {
        return;
    };
    let loudspeaker = server.loudspeaker();
    server.wait_for_stream("Corked: yes");
    loudspeaker.send(AudioOrder::Play(SoundRequest::of(Voice::Win)));
    server.recorded.sound(0);
    server.wait_for_stream("Corked: no");
    // In the midst of a sound.
    loudspeaker.send(AudioOrder::Volume(0));
    let muted = server.recorded.silence();
    for voice in Voice::ALL {
        loudspeaker.send(AudioOrder::Play(SoundRequest::of(voice)));
    }
    server.recorded.until(muted + MOMENTS * 1000);
    assert_eq!(server.recorded.peak(muted), 0.0);
    server.wait_for_stream("Corked: yes");
    loudspeaker.send(AudioOrder::Volume(50));
    loudspeaker.send(AudioOrder::Play(SoundRequest::of(Voice::Hint)));
    server.recorded.sound(muted);
    server.recorded.silence();
    let level = Sound::default().hint.level;
    let peak = server.recorded.peak(muted);
    assert!(peak < level * 0.3, "a quarter of the samples: {peak}");
}

/// Whoever is asked to play and cannot does nothing, and nobody waits for it.
#[test]
fn a_server_that_goes_away_or_is_not_there_leaves_silence() {
    let nowhere = Loudspeaker::at(Some("/nowhere/at/all".into()));
    nowhere.send(AudioOrder::Play(SoundRequest::of(Voice::Win)));
    let Some(server) = Server::start() else {
        return;
    };
    let loudspeaker = server.loudspeaker();
    server.wait_for_stream("fivefold");
    loudspeaker.send(AudioOrder::Play(SoundRequest::of(Voice::Win)));
    server.recorded.sound(0);
    drop(server);
    for voice in Voice::ALL {
        let is_alive = loudspeaker.send(AudioOrder::Play(SoundRequest::of(voice)));
        assert!(is_alive, "it waits for another server");
    }
}
