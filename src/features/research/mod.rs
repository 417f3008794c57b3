//! The research room without its looks: what is asked there, how far the method has come, and what a person looks at.

pub(crate) mod matches;
pub(crate) mod screen;

use std::f32::consts::{FRAC_PI_2, PI, TAU};
use std::ops::RangeInclusive;
use std::time::Duration;

use bevy::prelude::*;

pub(crate) use crate::features::research::matches::plugin;

use crate::config::Timing;
use crate::features::setup::draft::PERSON;
use crate::games;
use crate::rules::{GameId, Position};
use crate::study::binary::BinaryColumns;
use crate::study::research::{
    Method, MethodFinding, MethodStep, PositionState, Research, ResearchKind, RuleProof, Space,
    Tuple,
};
use crate::widgets::controls::choice::Choice;

/// What is done in the research room.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ResearchCommand {
    /// Research room: the method runs, or rests.
    RunOrPause,
    /// Research room: the method takes one step.
    OneStep,
    /// Research room: what was found is forgotten.
    StartAgain,
    /// Research room: the picture becomes larger (above 0) or smaller by so many notches.
    Zoom(i8),
    /// Research room: the proof of the rule lies over the picture, or no longer.
    Proof,
    /// Research room: the chosen position becomes a game.
    PutOnBoard,
}

/// How quickly the method runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum MethodPace {
    /// Each step can be read.
    Slow,
    /// Each step can be seen.
    #[default]
    Normal,
    /// The whole run takes a few seconds, however long it is.
    Fast,
    /// Without any delay.
    AtOnce,
}

impl Choice for MethodPace {
    const ALL: &[(MethodPace, &'static str)] = &[
        (MethodPace::Slow, "research-pace-slow"),
        (MethodPace::Normal, "research-pace-normal"),
        (MethodPace::Fast, "research-pace-fast"),
        (MethodPace::AtOnce, "research-pace-at-once"),
    ];
}

impl MethodPace {
    /// How long a step of a run with so many steps takes; `None`: no time at all.
    fn step(self, timing: &Timing, steps: u32) -> Option<f32> {
        let whole = timing.research_fast_run_ms as f32 / 1000.0;
        match self {
            MethodPace::Slow => Some(timing.research_slow_ms as f32 / 1000.0),
            MethodPace::Normal => Some(timing.research_normal_ms as f32 / 1000.0),
            MethodPace::Fast => Some(whole / steps.max(1) as f32),
            MethodPace::AtOnce => None,
        }
    }
}

/// The question, as it is put together in the panel; the largest number may be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ResearchQuestion {
    /// Its kind.
    pub kind: &'static ResearchKind,
    /// How many numbers a position has, where the kind leaves a choice.
    pub rows: u8,
    /// The largest number of a position.
    pub largest: i32,
}

impl Default for ResearchQuestion {
    fn default() -> Self {
        ResearchQuestion {
            kind: kinds().first().copied().expect("some game is researched"),
            rows: 3,
            largest: 7,
        }
    }
}

impl ResearchQuestion {
    /// What the largest number can be: as much as a board of the game has room for.
    pub(crate) fn range(&self) -> RangeInclusive<i32> {
        1..=self.kind.largest.into()
    }

    /// The same of another kind; the largest number stays, as far as it can.
    pub(crate) fn about(self, kind: &'static ResearchKind) -> ResearchQuestion {
        if kind == self.kind {
            return self;
        }
        let other = ResearchQuestion { kind, ..self };
        let (least, most) = other.range().into_inner();
        ResearchQuestion {
            largest: self.largest.clamp(least, most),
            ..other
        }
    }

    /// All its positions; `None` while the largest number is wrong.
    fn space(&self) -> Option<Space> {
        if !self.range().contains(&self.largest) {
            return None;
        }
        let values = u16::try_from(self.largest).ok()? + 1;
        let (fewest, most) = self.kind.rows.clone().into_inner();
        let rows = self.rows.clamp(fewest, most);
        Space::new(self.kind, &vec![values; rows.into()]).ok()
    }
}

/// The research room.
#[derive(Resource, Debug)]
pub(crate) struct Room {
    question: ResearchQuestion,
    method: Method,
    /// When each good position was found, in the order of the list.
    found: Vec<Duration>,
    last: Option<MethodStep>,
    /// Whether the rule has said the same about every position looked at.
    agrees: bool,
    runs: bool,
    /// Time that has not been spent on steps yet, in seconds.
    spare: f32,
    now: Duration,
    light: Duration,
    moves: bool,
    last_sign: Duration,
    /// How quickly the method runs.
    pub pace: MethodPace,
    /// The position that was chosen in the list, by key or by a finger.
    pub chosen: Option<Tuple>,
    /// The position under the pointer.
    pub hovered: Option<Tuple>,
    /// From where the picture in space is seen.
    pub view: Viewpoint,
    /// Whether the list is shown where it takes turns with the question.
    pub shows_list: bool,
    /// Whether the proof of the rule lies over the picture.
    pub shows_proof: bool,
}

impl Default for Room {
    fn default() -> Self {
        let question = ResearchQuestion::default();
        let space = question
            .space()
            .expect("three rows of eight values are few (tested)");
        Room {
            question,
            method: Method::new(space),
            found: Vec::new(),
            last: None,
            agrees: true,
            runs: false,
            spare: 0.0,
            now: Duration::ZERO,
            light: Duration::ZERO,
            moves: false,
            last_sign: Duration::ZERO,
            pace: MethodPace::default(),
            chosen: None,
            hovered: None,
            view: Viewpoint::default(),
            shows_list: false,
            shows_proof: false,
        }
    }
}

impl Room {
    /// What is asked.
    pub(crate) const fn question(&self) -> ResearchQuestion {
        self.question
    }

    /// Asks something else; the method starts again, unless the largest number is wrong.
    pub(crate) fn ask(&mut self, question: ResearchQuestion) {
        if question == self.question {
            return;
        }
        self.question = question;
        if let Some(space) = question.space()
            && space != *self.method.space()
        {
            self.method = Method::new(space);
            self.start_again();
        }
    }

    /// Whether the largest number is out of its range.
    pub(crate) fn is_wrong(&self) -> bool {
        self.question.space().is_none()
    }

    /// The method, as far as it has come.
    pub(crate) const fn method(&self) -> &Method {
        &self.method
    }

    /// The step that was taken last.
    pub(crate) const fn last(&self) -> Option<MethodStep> {
        self.last
    }

    /// Whether the rule says the same as the method about every position looked at so far.
    pub(crate) const fn agrees(&self) -> bool {
        self.agrees
    }

    /// Whether the method runs.
    pub(crate) const fn runs(&self) -> bool {
        self.runs
    }

    /// Whether anything in the room moves, so that it has to be drawn.
    pub(crate) const fn is_moving(&self) -> bool {
        self.moves
    }

    /// Forgets what was found.
    pub(crate) fn start_again(&mut self) {
        self.method = Method::new(*self.method.space());
        self.found.clear();
        self.last = None;
        self.agrees = true;
        self.runs = false;
        self.chosen = None;
        self.hovered = None;
    }

    /// Takes one step, and rests.
    pub(crate) fn step(&mut self) {
        self.runs = false;
        self.take_step();
    }

    /// Lets the method run, from the start if it has come to the end, or rest.
    pub(crate) fn run_or_pause(&mut self) {
        if self.runs {
            self.runs = false;
        } else {
            if self.method.is_finished() {
                self.start_again();
            }
            self.spare = 0.0;
            self.runs = true;
        }
    }

    fn take_step(&mut self) {
        if let Some(step) = self.method.step() {
            let is_good = matches!(step.found, MethodFinding::Good { .. });
            if is_good {
                self.found.push(self.now);
            }
            self.agrees &= self.method.space().rule(&step.looked_at).is_good() == is_good;
            self.last = Some(step);
        }
        if self.method.is_finished() {
            self.runs = false;
        }
    }

    /// The steps of this much time, at the speed in force.
    fn run(&mut self, seconds: f32, timing: &Timing, factor: f32) {
        let steps = self.method.space().positions();
        match self.pace.step(timing, steps).filter(|_| factor > 0.0) {
            None => {
                while self.runs {
                    self.take_step();
                }
            }
            Some(step) => {
                let step = (step * factor).max(f32::MIN_POSITIVE);
                self.spare += seconds;
                // However long the frame was: never more than there are.
                let due = (self.spare / step).min(steps as f32) as u32;
                self.spare = (self.spare - due as f32 * step).max(0.0);
                for _ in 0..due {
                    if self.runs {
                        self.take_step();
                    }
                }
            }
        }
    }

    /// How brightly a good position shines because it has just been found: from 1 down to 0.
    pub(crate) fn shine(&self, number: usize) -> f32 {
        let Some(found) = self.found.get(number) else {
            return 0.0;
        };
        if self.light.is_zero() {
            return 0.0;
        }
        let age = self.now.saturating_sub(*found).as_secs_f32();
        (1.0 - age / self.light.as_secs_f32()).clamp(0.0, 1.0)
    }

    /// How many binary digits stand beside each number at the edges of the picture; 0: none do.
    pub(crate) fn shown_digits(&self) -> u8 {
        let space = self.method.space();
        match space.kind().proof {
            RuleProof::Groups if self.shows_proof => space.levels().max(1),
            _ => 0,
        }
    }

    /// The numbers of a position in binary, where a proof in binary is shown.
    pub(crate) fn columns(&self, tuple: &Tuple) -> Option<BinaryColumns> {
        (self.shown_digits() > 0).then(|| BinaryColumns::new(tuple.iter().copied()))
    }

    /// The position that the panel tells about: under the pointer, else the chosen one.
    pub(crate) fn shown(&self) -> Option<Tuple> {
        self.hovered.or(self.chosen)
    }

    /// Whether a position is good, as far as the method has come.
    pub(crate) fn known(&self, tuple: &Tuple) -> Option<PositionState> {
        self.method.state(tuple)
    }

    /// Chooses the position so many places further in the list, or the first or last one.
    pub(crate) fn choose_beside(&mut self, places: isize) {
        let Some(last) = self.method.count().checked_sub(1) else {
            return;
        };
        let here = self.chosen.and_then(|tuple| self.method.number(&tuple));
        self.hovered = None;
        let next = match here {
            Some(here) => here.saturating_add_signed(places).min(last),
            // Without a choice: in at the near end of the way, or where Home and End lead.
            None if places == isize::MIN => 0,
            None if places == isize::MAX => last,
            None if places > 0 => 0,
            None => last,
        };
        self.chosen = self.method.good(next);
    }

    /// Moves the choice by squares, where the picture has squares.
    fn choose_square(&mut self, right: i8, up: i8) {
        let sizes = self.method.space().sizes();
        let most = |axis: usize| sizes.get(axis).map_or(0, |&size| size as u8 - 1);
        let (most_right, most_up) = (most(0), most(1));
        let next = match self.shown().as_deref() {
            Some([x]) => vec![x.saturating_add_signed(right).min(most_right)],
            Some([x, y]) => vec![
                x.saturating_add_signed(right).min(most_right),
                y.saturating_add_signed(up).min(most_up),
            ],
            _ => vec![0; sizes.len()],
        };
        self.hovered = None;
        self.chosen = Some(Tuple::new(&next));
    }

    /// The position that is shown as one of its game, to be played against the usual opponent, in
    /// which the person has the usual side. Whoever is to move in a good position loses, so that the person
    /// moves first only in the others, unless the first one would be clamped.
    pub(crate) fn on_board(&self) -> Option<Position> {
        let shown = self.shown()?;
        let space = self.method.space();
        let first = match space.rule(&shown).is_good() {
            true => PERSON.other(),
            false => PERSON,
        };
        [first, first.other()]
            .into_iter()
            .find_map(|side| space.on_board(&shown, side).ok())
    }

    /// Which game is researched.
    pub(crate) const fn game(&self) -> GameId {
        self.question.kind.game
    }
}

/// The kinds of question that the games bring, in the order in which they are offered.
pub(crate) fn kinds() -> Vec<&'static ResearchKind> {
    let brought = Research::of(games::all()).into_iter();
    brought
        .flat_map(|research| research.kinds)
        .copied()
        .collect()
}

/// From where the picture in space is seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Viewpoint {
    /// Turn about the upright axis, in radians.
    pub yaw: f32,
    /// How far it is seen from above, in radians.
    pub pitch: f32,
    /// How large it is; 1 fits the room.
    pub zoom: f32,
    /// Whether a person has turned it: then it turns no more by itself.
    pub in_hand: bool,
}

impl Default for Viewpoint {
    fn default() -> Self {
        Viewpoint {
            yaw: 0.52,
            pitch: 0.38,
            zoom: 1.0,
            in_hand: false,
        }
    }
}

/// How far one press of an arrow key turns the picture, in radians.
const KEY_TURN: f32 = PI / 24.0;
/// What one notch of the wheel multiplies the size by.
const NOTCH: f32 = 1.12;

impl Viewpoint {
    /// Turns by these angles, in radians; never upside down.
    pub(crate) fn turn(&mut self, yaw: f32, pitch: f32) {
        self.yaw = (self.yaw + yaw).rem_euclid(TAU);
        self.pitch = (self.pitch + pitch).clamp(-FRAC_PI_2, FRAC_PI_2);
    }

    /// Turns as a pointer drags it by so many logical pixels.
    pub(crate) fn drag(&mut self, by: Vec2) {
        self.in_hand = true;
        self.turn(by.x * 0.008, by.y * 0.008);
    }

    /// Turns by an arrow key.
    pub(crate) fn turn_by_keys(&mut self, dx: i8, dy: i8) {
        self.in_hand = true;
        self.turn(f32::from(dx) * KEY_TURN, f32::from(dy) * KEY_TURN);
    }

    /// Makes it larger by so many notches of a wheel.
    pub(crate) fn zoom_by(&mut self, notches: f32) {
        self.zoom_to(self.zoom * NOTCH.powf(notches));
    }

    /// Makes it so large, within limits.
    pub(crate) fn zoom_to(&mut self, zoom: f32) {
        self.zoom = zoom.clamp(0.5, 4.0);
    }
}
