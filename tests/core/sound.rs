//! What everything sounds like: the voices as they are rendered, and what the mixer makes of them.

use std::f32::consts::TAU;
use std::sync::Arc;

use fivefold::config::{Sound, Timbre, read};
use fivefold::synth::{Bank, Mixer, SoundRequest, Tone, Voice, bend, gain, merged, render};
use fivefold::words::InEnglish as _;

const RATE: u32 = 48_000;

/// A voice as it is shipped: its first variant, of a moment.
fn plain(voice: Voice) -> Vec<f32> {
    render(voice.timbre(&Sound::default()), &Tone::default(), RATE)
}

fn peak(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |peak, it| peak.max(it.abs()))
}

fn energy(samples: &[f32]) -> f32 {
    samples.iter().map(|it| it * it).sum()
}

fn milliseconds(samples: usize) -> f32 {
    samples as f32 * 1000.0 / RATE as f32
}

/// How much of a pitch is in these samples: the size of one line of their Fourier transform.
fn strength(samples: &[f32], hz: f32) -> f32 {
    let (mut real, mut imaginary) = (0.0_f32, 0.0_f32);
    for (at, sample) in samples.iter().enumerate() {
        let (sine, cosine) = (TAU * hz * at as f32 / RATE as f32).sin_cos();
        real += sample * cosine;
        imaginary += sample * sine;
    }
    real.hypot(imaginary)
}

/// The strongest pitch in a range, in steps of a tenth of a semitone.
fn pitch(samples: &[f32], from: f32, to: f32) -> f32 {
    let steps = ((to / from).log2() * 120.0) as i32;
    let hz = |step: i32| from * (step as f32 / 120.0).exp2();
    let strongest =
        (0..=steps).max_by(|a, b| strength(samples, hz(*a)).total_cmp(&strength(samples, hz(*b))));
    hz(strongest.expect("a range"))
}

fn bank() -> Bank<Arc<[f32]>> {
    Bank::new(Sound::default(), RATE, |samples| Some(samples.into()))
}

fn mixer() -> Mixer {
    Mixer::new(&Sound::default(), RATE)
}

/// The next so many milliseconds of a mixer.
fn next(mixer: &mut Mixer, ms: usize) -> Vec<f32> {
    let mut stereo = vec![0.0; ms * RATE as usize / 1000 * 2];
    mixer.fill(&mut stereo);
    stereo
}

/// The energy at the left and at the right.
fn sides(stereo: &[f32]) -> (f32, f32) {
    let side = |side: usize| energy(&stereo.chunks(2).map(|it| it[side]).collect::<Vec<_>>());
    (side(0), side(1))
}

#[test]
fn every_voice_is_as_loud_as_described_and_has_nothing_below_hearing() {
    let sound = Sound::default();
    for voice in Voice::ALL {
        let samples = plain(voice);
        assert!(samples.iter().all(|it| it.is_finite()), "{voice:?}");
        let level = voice.timbre(&sound).level;
        assert!((peak(&samples) - level).abs() < 0.01, "{voice:?}");
        assert!(
            level <= sound.ceiling,
            "{voice:?} alone is below the ceiling"
        );
        let mean = samples.iter().sum::<f32>() / samples.len() as f32;
        assert!(mean.abs() < 0.005, "{voice:?} has a mean of {mean}");
    }
}

#[test]
fn every_voice_begins_at_once_and_ends_in_silence() {
    for voice in Voice::ALL {
        let samples = plain(voice);
        let heard = samples.iter().position(|it| it.abs() > 0.01);
        let heard = milliseconds(heard.expect("it can be heard"));
        assert!(heard < 20.0, "{voice:?} is heard after {heard} ms");
        assert!(samples[0].abs() < 0.01, "{voice:?} begins with a click");
        let end = &samples[samples.len() - RATE as usize / 500..];
        assert!(peak(end) < 0.004, "{voice:?} ends with a click");
        assert_eq!(samples.last(), Some(&0.0), "{voice:?}");
    }
}

#[test]
fn what_happens_often_is_short_and_an_ending_takes_two_seconds_at_most() {
    for voice in Voice::ALL {
        let lasts = milliseconds(plain(voice).len());
        let most = match voice {
            Voice::Win | Voice::Loss | Voice::Draw => 2000.0,
            Voice::Hint | Voice::Turn | Voice::Balanced | Voice::Unbalanced => 1000.0,
            _ => 500.0,
        };
        assert!(lasts < most, "{voice:?} lasts {lasts} ms");
    }
}

/// Most of the energy of every voice lies where ears are least easily tired.
#[test]
fn no_voice_is_shrill() {
    for voice in Voice::ALL {
        let samples = plain(voice);
        // The difference of neighbours grows with the pitch: of a sine it is its size times
        // 2 sin(pi f / rate).
        let differences: Vec<f32> = samples.windows(2).map(|it| it[1] - it[0]).collect();
        let ratio = (energy(&differences) / energy(&samples)).sqrt();
        let hz = (ratio / 2.0).asin() * RATE as f32 / std::f32::consts::PI;
        assert!(hz < 2600.0, "{voice:?} lies about {hz} Hz");
    }
}

#[test]
fn a_voice_has_the_pitch_that_is_described() {
    let sound = Sound::default();
    for voice in [Voice::Mark, Voice::Hint, Voice::Turn, Voice::Win] {
        let timbre = voice.timbre(&sound);
        let expected = timbre.pitch_hz;
        let until = timbre.strikes.get(1).map_or(150.0, |strike| strike.at_ms);
        let samples = plain(voice);
        let first = &samples[..samples.len().min((until * 48.0) as usize)];
        let found = pitch(first, expected * 0.8, expected * 1.25);
        let cents = 1200.0 * (found / expected).log2();
        let spread = f32::from(timbre.spread_cents) / 2.0;
        assert!(cents.abs() <= spread + 30.0, "{voice:?}: {found} Hz");
    }
}

#[test]
fn the_two_notes_of_a_turn_rise_by_a_fourth() {
    let samples = plain(Voice::Turn);
    let note = |from: usize, to: usize| pitch(&samples[from * 48..to * 48], 350.0, 750.0);
    let interval = 12.0 * (note(160, 400) / note(0, 125)).log2();
    assert!((interval - 5.0).abs() < 0.3, "{interval} semitones");
}

#[test]
fn a_drop_glides_up_to_its_pitch() {
    let samples = plain(Voice::Add);
    let begins = pitch(&samples[..15 * 48], 300.0, 800.0);
    let ends = pitch(&samples[60 * 48..150 * 48], 300.0, 800.0);
    assert!(begins * 1.1 < ends, "from {begins} to {ends} Hz");
}

#[test]
fn waves_climb_and_get_softer_down_to_a_least() {
    let mut bank = bank();
    let sound = bank.sound().clone();
    let mut heard = |wave: u16| {
        let request = SoundRequest {
            wave,
            ..SoundRequest::of(Voice::Burst)
        };
        let samples = bank.take(&request).expect("rendered");
        let tail = &samples[60 * 48..samples.len().min(200 * 48)];
        (pitch(tail, 120.0, 900.0), request.level(&sound))
    };
    let waves = [1, 2, 3, 5, 8, 11].map(&mut heard);
    for pair in waves.windows(2) {
        assert!(pair[0].0 * 1.08 < pair[1].0, "{pair:?}");
        assert!(pair[0].1 > pair[1].1, "{pair:?}");
    }
    let (late, later) = (heard(500), heard(501));
    assert!((late.0 / later.0 - 1.0).abs() < 0.04);
    assert_eq!((late.1, later.1), (sound.wave_least, sound.wave_least));
}

/// How strong the tones of these ratios to a pitch are in a voice, as shares of the pitch itself.
fn chord<const N: usize>(voice: Voice, ratios: [f32; N]) -> [f32; N] {
    let samples = plain(voice);
    let hz = voice.timbre(&Sound::default()).pitch_hz;
    let ground = strength(&samples, hz);
    ratios.map(|ratio| strength(&samples, hz * ratio) / ground)
}

#[test]
fn balance_is_a_fifth_and_an_octave_and_imbalance_two_neighbouring_tones() {
    let [neighbour, fifth, octave] = chord(Voice::Balanced, [1.122, 1.5, 2.0]);
    assert!(
        fifth > 0.5 && octave > 0.2 && neighbour < 0.1,
        "{neighbour} {fifth} {octave}"
    );
    let [neighbour, fifth, octave] = chord(Voice::Unbalanced, [1.122, 1.5, 2.0]);
    assert!(
        neighbour > 0.5 && fifth < 0.1 && octave < 0.1,
        "{neighbour} {fifth} {octave}"
    );
}

#[test]
fn a_cell_of_a_higher_row_sounds_higher_by_what_is_asked_for() {
    let mut bank = bank();
    for voice in [Voice::CellEmpty, Voice::CellOwn, Voice::CellOther] {
        let mut heard = |semitones: i8| {
            let request = SoundRequest {
                semitones,
                ..SoundRequest::of(voice)
            };
            let samples = bank.take(&request).expect("rendered");
            let hz = Sound::default().cell_own.pitch_hz * 2.0_f32.powf(f32::from(semitones) / 12.0);
            (pitch(&samples, hz * 0.85, hz * 1.15) / hz, samples)
        };
        let (low, first) = heard(0);
        let (high, second) = heard(14);
        for found in [low, high] {
            assert!(
                (found - 1.0).abs() < 0.02,
                "{voice:?}: {found} times its pitch"
            );
        }
        assert_ne!(first, second);
    }
    let two = [0, 2].map(|semitones| SoundRequest {
        semitones,
        ..SoundRequest::of(Voice::CellEmpty)
    });
    assert_eq!(merged(two), two, "two places are not one");
}

#[test]
fn a_slide_is_heard_as_long_as_it_takes() {
    let sound = Sound::default();
    for voice in [Voice::Slide, Voice::Line] {
        let half_as_loud = |hold_ms: f32| {
            let tone = Tone {
                hold_ms,
                ..Tone::default()
            };
            let samples = render(voice.timbre(&sound), &tone, RATE);
            let loud = |window: &[f32]| energy(window).sqrt();
            let windows: Vec<f32> = samples.chunks(20 * 48).map(loud).collect();
            let most = windows.iter().copied().fold(0.0, f32::max);
            let last = windows.iter().rposition(|it| *it > most / 4.0);
            last.expect("it is heard") as f32 * 20.0
        };
        for hold in [180.0, 450.0, 900.0] {
            let heard = half_as_loud(hold);
            let late = hold..hold + 150.0;
            assert!(
                late.contains(&(heard + 40.0)),
                "{voice:?} of {hold}: {heard}"
            );
        }
    }
}

#[test]
fn variants_take_turns_and_differ_a_little() {
    let mut bank = bank();
    let variants = usize::from(bank.sound().variants);
    let request = SoundRequest::of(Voice::Place);
    let heard: Vec<_> = (0..=variants)
        .map(|_| bank.take(&request).expect("rendered"))
        .collect();
    assert_eq!(heard[0], heard[variants], "then the first one again");
    for (number, variant) in heard[..variants].iter().enumerate() {
        for other in &heard[number + 1..variants] {
            assert_ne!(variant, other);
        }
        let ratio = energy(variant) / energy(&heard[0]);
        assert!((0.3..3.0).contains(&ratio), "variant {number}: {ratio}");
    }
}

#[test]
fn the_same_seed_gives_the_same_samples() {
    let sound = Sound::default();
    for voice in Voice::ALL {
        let of = |variant| {
            let tone = Tone {
                variant,
                softer: 0.2,
                ..Tone::default()
            };
            render(voice.timbre(&sound), &tone, RATE)
        };
        assert_eq!(of(7), of(7), "{voice:?}");
        assert_ne!(of(7), of(8), "{voice:?}");
    }
}

#[test]
fn everything_of_a_moment_can_be_prepared() {
    let mut bank = bank();
    let mut prepared = 0;
    while bank.prepare() {
        prepared += 1;
        assert!(prepared < 1000, "it comes to an end");
    }
    let sound = Sound::default();
    assert!(prepared > sound.climb.len() * usize::from(sound.variants));
}

#[test]
fn a_wave_of_a_thousand_cells_is_one_sound_in_their_middle() {
    let sound = Sound::default();
    let cell = |place: f32| SoundRequest {
        wave: 3,
        place,
        ..SoundRequest::of(Voice::Burst)
    };
    let wave = merged((0..1000).map(|index| cell(index as f32 / 999.0)));
    let [one] = wave[..] else {
        panic!("{} sounds", wave.len());
    };
    assert_eq!(one.count, 1000);
    assert!((one.place - 0.5).abs() < 0.01, "{}", one.place);
    let times = one.level(&sound) / cell(0.0).level(&sound);
    assert!((times - sound.crowd).abs() < 1e-4, "{times} times as loud");
    let others = [
        cell(0.0),
        SoundRequest::of(Voice::Take),
        SoundRequest::of(Voice::Burst),
    ];
    assert_eq!(merged(others), others, "what differs stays apart");
}

#[test]
fn a_thousand_sounds_at_once_stay_below_the_ceiling() {
    let (mut bank, mut mixer) = (bank(), mixer());
    let ceiling = bank.sound().ceiling;
    let request = SoundRequest::of(Voice::Burst);
    for index in 0..1000 {
        let samples = bank.take(&request).expect("rendered");
        mixer.play(samples, index as f32 / 500.0 - 1.0, 4.0);
    }
    let played = next(&mut mixer, 800);
    assert!(peak(&played) > ceiling * 0.5, "it is loud all the same");
    assert!(peak(&played) <= ceiling, "{}", peak(&played));
    assert!(mixer.is_silent());
}

#[test]
fn too_many_sounds_make_room_without_a_click() {
    let mut mixer = mixer();
    let most = usize::from(Sound::default().most_sounds);
    let tone: Arc<[f32]> = (0..RATE)
        .map(|at| 0.01 * (TAU * 200.0 * at as f32 / RATE as f32).sin())
        .collect();
    let mut played = Vec::new();
    for _ in 0..most + 8 {
        mixer.play(tone.clone(), 0.0, 1.0);
        played.extend(next(&mut mixer, 10));
    }
    let left: Vec<f32> = played.chunks(2).map(|it| it[0]).collect();
    let step = left
        .windows(2)
        .fold(0.0_f32, |most, it| most.max((it[1] - it[0]).abs()));
    let steepest = 0.01 * TAU * 200.0 / RATE as f32 * most as f32;
    assert!(step < steepest * 1.2, "a step of {step}");
    let loudest = peak(&left[left.len() - 480..]);
    assert!(loudest < 0.01 * most as f32, "{loudest}");
}

#[test]
fn what_lies_at_the_left_is_heard_at_the_left() {
    let mut bank = bank();
    let sound = bank.sound().clone();
    let mut heard = |place: f32| {
        let request = SoundRequest {
            place,
            ..SoundRequest::of(Voice::Hint)
        };
        let mut mixer = mixer();
        let samples = bank.take(&request).expect("rendered");
        mixer.play(samples, request.pan(&sound), request.level(&sound));
        sides(&next(&mut mixer, 500))
    };
    let (left, right) = heard(-1.0);
    assert!(left > 8.0 * right && right > 0.0, "{left} and {right}");
    let middle = heard(0.0);
    assert!((middle.0 / middle.1 - 1.0).abs() < 0.001);
    let (mirrored_left, mirrored_right) = heard(1.0);
    assert!((mirrored_right / left - 1.0).abs() < 0.001);
    assert!((mirrored_left / right - 1.0).abs() < 0.001);
    let power = (left + right) / (middle.0 + middle.1);
    assert!((power - 1.0).abs() < 0.01, "as loud at the side: {power}");
}

#[test]
fn mute_is_silence_and_the_volume_turns_without_a_click() {
    let tone: Arc<[f32]> = vec![0.3; RATE as usize].into();
    let mut muted = mixer();
    muted.set_volume(0.0);
    muted.play(tone.clone(), 0.0, 1.0);
    assert_eq!(peak(&next(&mut muted, 200)), 0.0);

    let mut turned = mixer();
    turned.play(tone, 0.0, 1.0);
    let before = next(&mut turned, 100);
    turned.set_volume(0.0);
    let turning = next(&mut turned, 100);
    let left: Vec<f32> = before
        .chunks(2)
        .chain(turning.chunks(2))
        .map(|it| it[0])
        .collect();
    let steps = left[1..].windows(2).map(|it| (it[1] - it[0]).abs());
    assert!(steps.fold(0.0, f32::max) < 0.002, "no step");
    assert_eq!(left.last(), Some(&0.0));
    assert_eq!(peak(&next(&mut turned, 100)), 0.0);
}

#[test]
fn half_the_volume_is_a_quarter_of_the_samples() {
    assert_eq!((gain(0), gain(50), gain(100)), (0.0, 0.25, 1.0));
    assert!((1..=100).all(|percent| gain(percent) > gain(percent - 1)));
}

#[test]
fn bending_changes_nothing_that_is_soft_and_keeps_everything_below_the_ceiling() {
    for ceiling in [0.1, 0.7, 1.0] {
        let bent: Vec<f32> = (-400..=400)
            .map(|it| bend(it as f32 / 100.0, ceiling))
            .collect();
        assert!(peak(&bent) <= ceiling);
        assert!(bent.windows(2).all(|it| it[0] <= it[1]), "in order");
        assert_eq!(bend(0.5 * ceiling, ceiling), 0.5 * ceiling);
    }
}

/// Each number of a voice, made larger and smaller in the text of the file, gives other samples.
#[test]
fn every_number_of_every_voice_changes_what_is_heard() {
    let rendered = |text: &str| -> Vec<Vec<f32>> {
        let sound: Sound = read("sound.ron", text).expect("in order");
        let tone = Tone {
            variant: 5,
            softer: sound.spread_level,
            hold_ms: 100.0,
            ..Tone::default()
        };
        let voices = Voice::ALL.into_iter();
        voices
            .map(|voice| render(voice.timbre(&sound), &tone, 8_000))
            .collect()
    };
    let timbre = |numbers: &str| {
        format!(
            "(mark: (level: 0.5, attack_ms: 2, spread_cents: 20, pitch_hz: 300, \
             glide_semitones: 2, glide_ms: 40, partials: [(ratio: 1.5, level: 0.5, decay_ms: 80), \
             (ratio: 1.1, level: 0.7, decay_ms: 60)], \
             noise: (level: 0.5, low_hz: 200, high_hz: 900, decay_ms: 50, grain_hz: 20), \
             strikes: [(at_ms: 10, semitones: 1, level: 0.5), (at_ms: 60, semitones: 3, \
             level: 0.9)]){numbers})"
        )
    };
    let plain = timbre("");
    let before = rendered(&plain);
    let mut numbers = 0;
    for (at, _) in plain.match_indices(": ") {
        let from = at + 2;
        let end = plain[from..].find([',', ')']).expect("a value ends") + from;
        let Ok(value) = plain[from..end].parse::<f32>() else {
            continue;
        };
        let less = if value >= 2.0 {
            value - 1.0
        } else {
            value * 0.8
        };
        let changed = format!("{}{less}{}", &plain[..from], &plain[end..]);
        assert_ne!(rendered(&changed)[0], before[0], "{changed}");
        numbers += 1;
    }
    assert_eq!(numbers, 23);
    assert_ne!(rendered(&timbre(", spread_level: 0.7"))[0], before[0]);
}

#[test]
fn lists_that_are_too_long_are_refused_with_their_place() {
    let refused = |text: &str| read::<Sound>("sound.ron", text).expect_err(text);
    let climb = ["1"; 33].join(",");
    let error = refused(&format!("(\n    climb: [{climb}])"));
    assert_eq!(error.line, 2);
    assert!(
        error
            .in_english()
            .ends_with("the list has 33 entries, allowed is 1 to 32"),
        "{error:?}"
    );
    assert!(
        refused("(climb: [])")
            .in_english()
            .ends_with("allowed is 1 to 32")
    );
    assert!(
        refused("(climb: [50])")
            .in_english()
            .ends_with("allowed is -24 to 48")
    );
    let strikes = ["(at_ms: 0, semitones: 0, level: 1)"; 9].join(",");
    let error = refused(&format!("(mark: (strikes: [{strikes}]))"));
    assert!(
        error
            .in_english()
            .ends_with("the list has 9 entries, allowed is 0 to 8"),
        "{error:?}"
    );
}

/// A person may write anything that the ranges allow.
#[test]
fn a_voice_with_nothing_in_it_is_silent_and_the_largest_one_is_finite() {
    let timbre = |text: &str| -> Timbre {
        let sound: Sound = read("sound.ron", &format!("(mark: ({text}))")).expect(text);
        sound.mark
    };
    for empty in ["strikes: []", "partials: [], noise: (level: 0)", "level: 0"] {
        let samples = render(&timbre(empty), &Tone::default(), RATE);
        assert_eq!(peak(&samples), 0.0, "{empty}");
    }
    let large = timbre(
        "level: 1, attack_ms: 1000, pitch_hz: 10000, glide_semitones: 24, glide_ms: 2000, \
         partials: [(ratio: 20, level: 1, decay_ms: 5000)], \
         noise: (level: 4, low_hz: 10000, high_hz: 20000, decay_ms: 5000, grain_hz: 200), \
         strikes: [(at_ms: 3000, semitones: 24, level: 1)]",
    );
    let tone = Tone {
        hold_ms: 1e9,
        semitones: 48.0,
        ..Tone::default()
    };
    let samples = render(&large, &tone, RATE);
    assert!(samples.iter().all(|it| it.is_finite()));
    assert_eq!(samples.len(), 10 * RATE as usize);
}
