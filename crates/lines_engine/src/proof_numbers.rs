//! Proof and disproof numbers (Allis, van der Meulen and van den Herik 1994): how far a position is from being
//! proven to be a win of one side, the attacker, and from being disproven. With what depth-first proof-number search
//! with weak numbers does with them.

/// The proof number of a position that is disproven, and the disproof number of one that is proven.
pub const INFINITE: u32 = u32::MAX;

/// The proof and disproof number of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofNumbers {
    /// How many positions at least must be won to prove the win; 0: proven.
    pub proof: u32,
    /// How many must be lost to disprove it; 0: disproven.
    pub disproof: u32,
}

impl ProofNumbers {
    /// The numbers of a position that the attacker wins.
    pub const PROVEN: ProofNumbers = ProofNumbers {
        proof: 0,
        disproof: INFINITE,
    };
    /// The numbers of a position that the attacker does not win.
    pub const DISPROVEN: ProofNumbers = ProofNumbers {
        proof: INFINITE,
        disproof: 0,
    };
    /// The numbers of a position of which nothing is known yet.
    pub const UNKNOWN: ProofNumbers = ProofNumbers {
        proof: 1,
        disproof: 1,
    };
    pub(super) const INFINITE: ProofNumbers = ProofNumbers {
        proof: INFINITE,
        disproof: INFINITE,
    };

    pub(super) const fn is_decided(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }

    /// The number that the side to move wants to bring to 0: the proof number if it is the attacker.
    #[inline]
    #[must_use]
    pub const fn wanted(self, attacking: bool) -> u32 {
        if attacking { self.proof } else { self.disproof }
    }

    /// The other number, which the opponent of the side to move wants to bring to 0.
    #[inline]
    #[must_use]
    pub const fn feared(self, attacking: bool) -> u32 {
        self.wanted(!attacking)
    }

    /// The numbers of a position in which the side to move wants to bring the first to 0, and its opponent the
    /// second; that side is the attacker or not.
    #[inline]
    #[must_use]
    pub const fn of(wanted: u32, feared: u32, attacking: bool) -> ProofNumbers {
        let (proof, disproof) = match attacking {
            true => (wanted, feared),
            false => (feared, wanted),
        };
        ProofNumbers { proof, disproof }
    }
}

/// The largest feared number among positions that are not decided.
fn largest(all: impl Iterator<Item = ProofNumbers>, attacking: bool) -> u32 {
    let feared = all.map(|numbers| numbers.feared(attacking));
    feared.filter(|&feared| feared > 0).max().unwrap_or(0)
}

/// How far the best of the moves is searched before another may be better: in a position with these
/// numbers, which is searched until one of them reaches that of `most`.
pub(super) fn most_below(
    most: ProofNumbers,
    numbers: ProofNumbers,
    second: u32,
    attacking: bool,
    all: impl Iterator<Item = ProofNumbers>,
) -> ProofNumbers {
    // The best move is followed until another is clearly better.
    let wanted = most
        .wanted(attacking)
        .min(second.saturating_add(second / 4 + 1));
    let rest = numbers.feared(attacking) - largest(all, attacking);
    let feared = match most.feared(attacking) {
        INFINITE => INFINITE,
        feared => feared - rest,
    };
    ProofNumbers::of(wanted, feared, attacking)
}

/// The numbers of a position whose moves lead to positions with these; the place of the best move, and
/// the wanted number of the second best. Of equals the first is the best.
pub(super) fn together(
    all: impl Iterator<Item = ProofNumbers> + Clone,
    attacking: bool,
) -> (ProofNumbers, Option<(usize, u32)>) {
    let mut best: Option<(usize, u32)> = None;
    let mut second = INFINITE;
    let mut open = 0;
    for (place, numbers) in all.clone().enumerate() {
        let wanted = numbers.wanted(attacking);
        open += u32::from(numbers.feared(attacking) > 0);
        match best {
            Some((_, least)) if wanted >= least => second = second.min(wanted),
            _ => {
                second = best.map_or(INFINITE, |(_, least)| least);
                best = Some((place, wanted));
            }
        }
    }
    let wanted = best.map_or(INFINITE, |(_, wanted)| wanted);
    let feared = match wanted {
        0 => INFINITE,
        _ => match largest(all, attacking) {
            INFINITE => INFINITE,
            0 => 0,
            feared => feared.saturating_add(open - 1).min(INFINITE - 1),
        },
    };
    let best = best.map(|(place, _)| (place, second));
    (ProofNumbers::of(wanted, feared, attacking), best)
}
