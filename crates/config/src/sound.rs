//! `assets/config/sound.ron`: how everything sounds.

use serde::Deserialize;

use super::numbers;

numbers! {
    /// How loud everything is, and what each thing that happens sounds like.
    ///
    /// No sound is a recording: all of them are made from these numbers when the game starts. A voice
    /// is a body that rings with a few partials, and noise.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[shipped(fivefold_assets::config::SOUND)]
    pub struct Sound {
        #[part("Everything together")]
        /// The volume with which the program starts.
        pub volume: u8 [0 to 100, "Percent"],
        /// No sample is louder than this at full volume, however much happens at once; full scale is 1.
        pub ceiling: f32 [0.1 to 1],
        /// How far to the side the edges of the board sound; 0 is the middle, 1 one loudspeaker alone.
        pub width: f32 [0 to 1],
        /// Most sounds at a time; the oldest one makes room.
        pub most_sounds: u8 [1 to 64, "Sounds"],
        #[part("Variety")]
        /// Variants of each voice that take turns, so that it never sounds like a machine.
        pub variants: u8 [1 to 8, "Variants"],
        /// How much softer one variant can be than another, as a share of the loudness.
        pub spread_level: f32 [0 to 0.9],
        #[part("Many at once, and chain reactions")]
        /// What many do at the same moment is one sound, at most this many times as loud as that of a
        /// single one.
        pub crowd: f32 [1 to 4],
        /// How much higher than the first wave each wave of a chain reaction sounds: a pentatonic scale,
        /// one number for each wave; all further waves have the last one.
        pub climb: Vec<i8> [1 to 32 of -24 to 48, "Semitones"],
        /// Each further wave has this share of the loudness of the one before.
        pub wave_softening: f32 [0.5 to 1],
        /// No wave has less than this share of the loudness of the first one.
        pub wave_least: f32 [0 to 1],
        #[part("Undo, redo and jumps")]
        /// The way to another position of the game is one sound, however many pieces differ there. It
        /// has this share of the loudness of a move.
        pub jump_level: f32 [0 to 1],
        /// The next one is heard at the earliest this long after it.
        pub jump_gap_ms: f32 [0 to 1_000, "Milliseconds"],
        #[part("Hearing the board")]
        /// With “Hear the board” in the settings: how much higher each row sounds than the one below it.
        pub row_semitones: u8 [0 to 5, "Semitones"],
        #[part("The voices")]
        /// A piece is marked, or its mark is taken back: the light tap of a fingernail on a pebble.
        pub mark: Timbre,
        /// A piece is taken: a glass pebble leaves the others and touches one of them.
        pub take: Timbre,
        /// A piece slides: felt on wood, as long as it is on its way.
        pub slide: Timbre,
        /// A piece is put on the board: stone on wood.
        pub place: Timbre,
        /// The winning line is drawn: a stroke of chalk.
        pub line: Timbre,
        /// A piece grows on its cell: a drop of water.
        pub add: Timbre,
        /// Cells burst: a warm, soft drum that climbs with the waves.
        pub burst: Timbre,
        /// A move is refused: a dull double knock.
        pub refused: Timbre,
        /// A hint is given: a small bell.
        pub hint: Timbre,
        /// A person's turn begins: two soft notes on wooden bars.
        pub turn: Timbre,
        /// One of the last seconds of a person's clock passes: a dry tick of wood.
        pub clock: Timbre,
        /// The keyboard's place is an empty cell: a soft, hollow tone. The lowest row has this pitch.
        pub cell_empty: Timbre,
        /// The keyboard's place holds something of your own, or of nobody: a warm bar of wood.
        pub cell_own: Timbre,
        /// The keyboard's place holds something of the other side: a reed, struck twice.
        pub cell_other: Timbre,
        /// A move has left the position balanced: a fifth and an octave, at rest.
        pub balanced: Timbre,
        /// A move has left the position out of balance: two neighbouring tones that rub against each
        /// other.
        pub unbalanced: Timbre,
        /// A person has won: a chord that rises, D, F sharp, A, D.
        pub win: Timbre,
        /// A person has lost: three notes that fall and come to rest, A, F, D.
        pub loss: Timbre,
        /// The game is drawn: an open fifth, twice.
        pub draw: Timbre,
    }

    /// What one voice sounds like: a body that rings, noise, and how often it is struck.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    pub struct Timbre {
        /// Its highest sample; full scale is 1.
        pub level: f32 [0 to 1],
        /// Time until a strike is at its loudest.
        pub attack_ms: f32 [0 to 1_000, "Milliseconds"],
        /// How far the pitches of its variants lie apart at most; with 0 it has one variant.
        pub spread_cents: u8 [0 to 200, "Hundredths of a semitone"],
        /// The pitch of ratio 1.
        pub pitch_hz: f32 [20 to 10_000, "Hertz"],
        /// Each strike begins this much above its pitch, or below it.
        pub glide_semitones: f32 [-24 to 24, "Semitones"],
        /// Time until it has nearly come to its pitch.
        pub glide_ms: f32 [1 to 2_000, "Milliseconds"],
        // Few, so that what is rendered at a time stays small.
        /// The tones of the body.
        pub partials: Vec<Partial> [0 to 8 of each],
        /// Its noise.
        pub noise: Noise,
        /// When it is struck.
        pub strikes: Vec<Strike> [0 to 8 of each],
    }

    /// One tone of a body that rings.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    pub struct Partial {
        /// How many times as high as the voice's pitch.
        pub ratio: f32 [0.1 to 20, "Times"],
        /// How loud beside the others.
        pub level: f32 [0 to 1],
        /// Time in which it falls by 60 dB.
        pub decay_ms: f32 [1 to 5_000, "Milliseconds"],
    }

    /// The noise of a voice.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    pub struct Noise {
        /// How loud beside the body, whose highest sample is 1.
        pub level: f32 [0 to 4],
        /// It is softer below this.
        pub low_hz: f32 [20 to 10_000, "Hertz"],
        /// It is softer above this.
        pub high_hz: f32 [20 to 20_000, "Hertz"],
        /// Time in which it falls by 60 dB.
        pub decay_ms: f32 [1 to 5_000, "Milliseconds"],
        /// How many grains a second it has; 0 is even.
        pub grain_hz: f32 [0 to 200, "Grains a second"],
    }

    /// One of the times that a voice is struck.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    pub struct Strike {
        /// After the beginning.
        pub at_ms: f32 [0 to 3_000, "Milliseconds"],
        /// Above the voice's pitch.
        pub semitones: f32 [-24 to 24, "Semitones"],
        /// How hard.
        pub level: f32 [0 to 1],
    }
}
