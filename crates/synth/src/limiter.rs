//! Keeps what is played below a ceiling.

/// From this part of the ceiling on samples are bent.
const KNEE: f32 = 0.8;

/// Time in which the limiter lets go, in seconds.
const RELEASE: f32 = 0.25;

/// Time in which it takes hold, in seconds; what is too loud meanwhile is bent.
const ATTACK: f32 = 0.002;

/// Bends a sample so that it stays below the ceiling: untouched up to a knee, then ever flatter.
#[must_use]
pub fn bend(sample: f32, ceiling: f32) -> f32 {
    let knee = ceiling * KNEE;
    let over = sample.abs() - knee;
    if over <= 0.0 {
        return sample;
    }
    let room = ceiling - knee;
    (knee + room * (1.0 - (-over / room).exp())).copysign(sample)
}

/// Turns down what is too loud, and bends what is left of it.
#[derive(Debug)]
pub(super) struct Limiter {
    ceiling: f32,
    /// How loud it is at present.
    loud: f32,
    attack: f32,
    release: f32,
}

impl Limiter {
    pub(super) fn new(ceiling: f32, rate: u32) -> Limiter {
        let pole = |seconds: f32| 1.0 - (-1.0 / (seconds * rate as f32)).exp();
        Limiter {
            ceiling,
            loud: 0.0,
            attack: pole(ATTACK),
            release: pole(RELEASE),
        }
    }

    /// The two samples of one moment, below the ceiling.
    pub(super) fn limit(&mut self, [left, right]: [f32; 2]) -> [f32; 2] {
        let peak = left.abs().max(right.abs());
        let pace = if peak > self.loud {
            self.attack
        } else {
            self.release
        };
        self.loud += (peak - self.loud) * pace;
        let knee = self.ceiling * KNEE;
        let down = if self.loud > knee {
            knee / self.loud
        } else {
            1.0
        };
        [left, right].map(|sample| bend(sample * down, self.ceiling))
    }
}
