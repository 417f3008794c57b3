//! What happens is heard in the frame in which it is seen: the requests that reach a loudspeaker.

use crate::audio::Heard;
use crate::features::hints::StudyCommand;
use crate::features::lessons::LessonCommand;
use crate::features::puzzles::{PuzzleCommand, PuzzleRoom};
use crate::games;
use crate::puzzles::{PuzzleRun, Puzzles};
use crate::study::exercise::Exercise as _;
use crate::synth::{SoundRequest, Voice};
use crate::turn::current_match::{Stakes, StartMatch};
use bevy::ecs::message::MessageCursor;

use crate::tests::prelude::*;
use fivefold_support::positions::plan;

/// A position in which the middle cell bursts when an atom is added, and others after it.
const CASCADE: &str = "atoms:3x3:BcB/cca/aba@1";

/// A table whose sounds are noted.
struct Listener {
    table: Tabletop,
    unread: MessageCursor<Heard>,
}

impl Listener {
    /// Sits down to this position.
    fn at(id: &str, seats: [Seat; 2]) -> Listener {
        let mut table = Tabletop::new();
        table.sit(id, seats);
        table.until_a_person_may_act();
        let mut listener = Listener {
            table,
            unread: MessageCursor::default(),
        };
        listener.heard();
        listener
    }

    /// What was heard since this was asked last.
    fn heard(&mut self) -> Vec<SoundRequest> {
        let messages = self.table.resource::<Messages<Heard>>();
        self.unread.read(messages).map(|heard| heard.0).collect()
    }

    /// The voices that are heard in the next so many frames, each with its frame from 1.
    fn listen(&mut self, frames: usize) -> Vec<(usize, SoundRequest)> {
        let mut heard = Vec::new();
        for frame in 1..=frames {
            self.table.frame(FRAME);
            heard.extend(self.heard().into_iter().map(|request| (frame, request)));
        }
        heard
    }

    /// What was heard since this was asked last, and in the next so many frames.
    fn heard_with(&mut self, frames: usize) -> Vec<SoundRequest> {
        let mut heard = self.heard();
        let later = self.listen(frames).into_iter();
        heard.extend(later.map(|(_, request)| request));
        heard
    }

    /// The voices of what was heard since this was asked last, and in the next so many frames.
    fn voices_with(&mut self, frames: usize) -> Vec<Voice> {
        let heard = self.heard_with(frames).into_iter();
        heard.map(|request| request.voice).collect()
    }

    /// The voices of the next so many frames.
    fn voices(&mut self, frames: usize) -> Vec<Voice> {
        let heard = self.listen(frames).into_iter();
        heard.map(|(_, request)| request.voice).collect()
    }
}

/// The frames that this many milliseconds take.
fn frames(milliseconds: f32) -> usize {
    (milliseconds / FRAME as f32).ceil() as usize
}

#[test]
fn a_stone_is_heard_when_it_lies_and_where_it_lies() {
    let mut listener = Listener::at("mnk:9x9x5", PERSONS);
    let drop = frames(listener.table.configs().timing.drop_ms as f32);
    let mut places = Vec::new();
    for field in ["a5", "e5", "i5"] {
        listener.table.click(field);
        // The click itself takes two frames.
        let heard = listener.listen(drop + 4);
        let [(frame, stone)] = heard[..] else {
            panic!("{heard:?}");
        };
        assert_eq!(stone.voice, Voice::Place);
        assert!(frame + 4 >= drop, "heard in frame {frame} of {drop}");
        places.push(stone.place);
    }
    assert!(
        places[0] < -0.7 && places[1].abs() < 0.01 && places[2] > 0.7,
        "{places:?}"
    );
}

#[test]
fn pebbles_are_heard_one_by_one_as_they_are_marked_and_taken() {
    let mut listener = Listener::at("nim:3,4,5", PERSONS);
    for field in ["c1", "c2", "c3"] {
        listener.table.click(field);
        let heard = listener.heard();
        assert!(
            matches!(
                heard[..],
                [SoundRequest {
                    voice: Voice::Mark,
                    ..
                }]
            ),
            "{heard:?}"
        );
    }
    listener.table.key(KeyCode::Enter);
    let mut heard = listener.heard();
    let later = listener.listen(40);
    let apart: Vec<usize> = later.iter().map(|(frame, _)| *frame).collect();
    heard.extend(later.into_iter().map(|(_, request)| request));
    let taken: Vec<Voice> = heard.iter().map(|request| request.voice).collect();
    assert_eq!(taken, [Voice::Take; 3]);
    let stagger = frames(listener.table.configs().timing.stagger_ms as f32);
    let distance = apart[apart.len() - 1] - apart[apart.len() - 2];
    assert!(
        distance.abs_diff(stagger) <= 1,
        "{distance} frames, not {stagger}"
    );
}

#[test]
fn a_mark_that_is_taken_back_is_heard_as_well() {
    let mut listener = Listener::at("nim:3,4,5", PERSONS);
    listener.table.click("c1");
    listener.heard();
    listener.table.click("c1");
    assert_eq!(listener.heard().len(), 1);
}

#[test]
fn a_slide_is_as_long_as_its_way() {
    let slide_over = |fields: u8| {
        let mut listener = Listener::at("northcott:2x12:1-12,1-12", PERSONS);
        listener.table.click_cell(Cell::new(fields, 0));
        let heard = listener.heard_with(4);
        let [slide] = heard[..] else {
            panic!("{heard:?}");
        };
        assert_eq!(slide.voice, Voice::Slide);
        slide.hold_ms
    };
    let (short, long) = (slide_over(2), slide_over(6));
    assert!((long / short - 3.0).abs() < 0.01, "{short} and {long} ms");
}

#[test]
fn atoms_are_heard_as_they_grow_and_each_wave_as_it_bursts() {
    let mut listener = Listener::at(CASCADE, PERSONS);
    listener.table.click("b2");
    let mut heard = listener.heard();
    let grown = heard.first().map(|it| it.voice);
    assert_eq!(grown, Some(Voice::Add), "at once");
    heard.extend(listener.listen(60).into_iter().map(|(_, request)| request));
    let waves: Vec<u16> = heard
        .iter()
        .map(|it| it.wave)
        .filter(|it| *it > 0)
        .collect();
    assert_eq!(waves.first(), Some(&1), "{heard:?}");
    assert!(
        waves.is_sorted() && heard[1].place.abs() < 0.01,
        "{heard:?}"
    );
}

#[test]
fn a_refused_move_knocks() {
    let mut listener = Listener::at("mnk:3x3x3:o2/3/3@2", PERSONS);
    listener.table.click("a3");
    let heard = listener.voices_with(2);
    assert_eq!(heard, [Voice::Refused]);
}

#[test]
fn a_try_that_a_lesson_refuses_knocks_each_time() {
    let mut table = Tabletop::new();
    table.open(games::corner::ID);
    table.want(LessonCommand::Begin(games::corner::ID));
    table.want(LessonCommand::Next);
    let mut listener = Listener {
        table,
        unread: MessageCursor::default(),
    };
    listener.heard();
    for field in ["a3", "b4", "a3"] {
        listener.table.click(field);
        let heard = listener.voices_with(2);
        assert_eq!(heard, [Voice::Refused], "{field}");
    }
}

/// The first puzzle of Corner Nim, with a game against the computer waiting on the table.
fn at_a_puzzle() -> Listener {
    let mut listener = Listener::at(
        "corner:8x8",
        [Seat::Person, Seat::Computer(Opponent::Random)],
    );
    listener.table.want(ScreenCommand::ToMenu);
    listener.table.want(ScreenCommand::Puzzles);
    listener.table.wait("a puzzle", |table| {
        table.resource::<PuzzleRoom>().run().is_some()
    });
    listener.table.want(PuzzleCommand::Game(games::corner::ID));
    listener.table.frames(2);
    listener.heard();
    listener
}

/// Where moves of the present puzzle lead that solve it, or that do not.
fn tries(listener: &Listener, solves: bool) -> Vec<Cell> {
    let run = listener.table.resource::<PuzzleRoom>().run();
    let run = run.expect("a puzzle");
    let brought = Puzzles::of(run.asked().game()).expect("a game with puzzles");
    let right = (brought.solutions)(run.asked(), run.goal());
    let legal = run.asked().legal_moves().into_iter();
    let wanted = legal.filter(|mv| right.contains(mv) == solves);
    wanted.filter_map(|mv| run.asked().target(mv)).collect()
}

#[test]
fn a_wrong_try_in_a_puzzle_knocks_and_so_does_one_that_the_rules_refuse() {
    let mut listener = at_a_puzzle();
    let lantern = listener.table.resource::<PuzzleRoom>().run();
    let lantern = lantern.expect("a puzzle").position().view();
    let lantern = lantern.cells().find(|&cell| lantern.at(cell).count > 0);
    for _ in 0..2 {
        listener.table.click_cell(lantern.expect("a lantern"));
        let heard = listener.voices_with(2);
        assert_eq!(heard, [Voice::Refused]);
    }
    let wrong = tries(&listener, false)[0];
    listener.table.click_cell(wrong);
    let heard = listener.voices_with(2);
    assert!(heard.contains(&Voice::Refused), "{heard:?}");
    assert!(!heard.contains(&Voice::Win), "{heard:?}");
}

#[test]
fn a_puzzle_that_is_solved_sounds_like_a_win_once() {
    let mut listener = at_a_puzzle();
    let mut heard = Vec::new();
    for _ in 0..20 {
        if let Some(&right) = tries(&listener, true).first() {
            listener.table.click_cell(right);
        }
        heard.extend(listener.heard().iter().map(|it| it.voice));
        heard.extend(listener.voices(frames(3000.0)));
        let run = listener.table.resource::<PuzzleRoom>().run();
        if run.is_some_and(PuzzleRun::is_over) {
            break;
        }
    }
    assert_eq!(heard.pop(), Some(Voice::Win));
    assert!(
        heard.iter().all(|&voice| voice == Voice::Slide),
        "{heard:?}"
    );
    // Neither a look elsewhere nor the way back rings again.
    listener.table.want(ScreenCommand::ToMenu);
    listener.table.want(ScreenCommand::Puzzles);
    assert_eq!(listener.voices(20), []);
}

#[test]
fn the_line_and_the_end_are_heard() {
    let mut listener = Listener::at("mnk:3x3x3:oo1/xx1/3@1", PERSONS);
    listener.table.click("c3");
    let heard = listener.voices(frames(3000.0));
    assert_eq!(heard, [Voice::Place, Voice::Line, Voice::Win]);
    assert_eq!(listener.table.turn(), Some(Turn::Over));
}

#[test]
fn whoever_loses_against_the_computer_hears_it_and_a_draw_is_neither() {
    let seats = [Seat::Person, Seat::Computer(Opponent::Random)];
    let mut listener = Listener::at("nim:3,4,5", seats);
    listener.table.click("a1");
    listener.table.key(KeyCode::Enter);
    listener.table.until(Turn::Person);
    listener.voices(10);
    listener.table.want(MatchCommand::Resign);
    let heard = listener.voices_with(4);
    assert_eq!(heard, [Voice::Loss]);

    let mut listener = Listener::at("mnk:3x3x3:oxo/oxx/xo1@1", PERSONS);
    listener.table.click("c1");
    assert_eq!(listener.voices(frames(3000.0)), [Voice::Place, Voice::Draw]);
}

#[test]
fn a_turn_is_heard_after_the_computers_move_and_never_after_a_step_back() {
    let seats = [Seat::Person, Seat::Computer(Opponent::Random)];
    let mut listener = Listener::at("mnk:9x9x5", seats);
    listener.table.click("e5");
    listener.table.until(Turn::Computer);
    listener.heard();
    listener.table.until(Turn::Person);
    let last = listener.heard();
    assert_eq!(last.last().map(|it| it.voice), Some(Voice::Turn));
    listener.table.want(HistoryCommand::Undo);
    listener.table.until(Turn::Person);
    let heard = listener.voices_with(10);
    assert!(!heard.contains(&Voice::Turn), "{heard:?}");
}

/// What is heard of something that leads to another position, and of its movement.
fn heard_of(listener: &mut Listener, command: HistoryCommand) -> Vec<SoundRequest> {
    listener.table.want(command);
    listener.heard_with(40)
}

/// A game of two persons in which these fields were pressed, at rest.
fn after_presses(id: &str, fields: &[&str], takes: bool) -> Listener {
    let mut listener = Listener::at(id, PERSONS);
    for field in fields {
        listener.table.click(field);
        if takes {
            listener.table.key(KeyCode::Enter);
        }
        listener.table.until_a_person_may_act();
    }
    listener.listen(60);
    listener
}

#[test]
fn a_piece_is_heard_as_it_goes_back_and_forth_in_the_game_and_where_it_lies() {
    let left = -1.0..-0.2;
    let right = 0.2..1.0;
    for (id, field, takes, back, forth, place) in [
        ("mnk:9x9x5", "a5", false, Voice::Take, Voice::Place, &left),
        ("nim:3,4,5", "c1", true, Voice::Place, Voice::Take, &left),
        ("atoms:3x3", "a2", false, Voice::Take, Voice::Add, &left),
        (
            "corner:9x9",
            "i5",
            false,
            Voice::Slide,
            Voice::Slide,
            &right,
        ),
        (
            "northcott:2x12:1-12,1-12",
            "a3",
            false,
            Voice::Slide,
            Voice::Slide,
            &left,
        ),
    ] {
        let mut listener = after_presses(id, &[field], takes);
        for (command, voice) in [(HistoryCommand::Undo, back), (HistoryCommand::Redo, forth)] {
            let heard = heard_of(&mut listener, command);
            let [one] = heard[..] else {
                panic!("{id}, {command:?}: {heard:?}");
            };
            assert_eq!(one.voice, voice, "{id}, {command:?}");
            assert_eq!(one.hold_ms > 0.0, voice == Voice::Slide, "{id}: {one:?}");
            assert!(place.contains(&one.place), "{id}: {one:?}");
        }
    }
}

#[test]
fn a_jump_over_many_moves_is_one_sound_and_softer_than_a_move() {
    let fields = ["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8", "i9"];
    let mut listener = after_presses("mnk:9x9x6", &fields, false);
    for command in [HistoryCommand::ToStart, HistoryCommand::ToEnd] {
        let heard = heard_of(&mut listener, command);
        let [one] = heard[..] else {
            panic!("{command:?}: {heard:?}");
        };
        assert!(one.place.abs() < 0.01, "in the middle of them all");
        let sound = &listener.table.configs().sound;
        let of_a_move = SoundRequest::of(one.voice).level(sound);
        assert!(one.level(sound) < of_a_move, "{one:?}");
    }
}

#[test]
fn whoever_goes_through_a_game_quickly_hears_single_sounds() {
    let fields = ["a1", "b2", "c3", "a9", "b8", "c7", "d6", "e5"];
    let mut listener = after_presses("mnk:9x9x6", &fields, false);
    let mut heard = Vec::new();
    for _ in 0..fields.len() {
        listener.table.intent(HistoryCommand::StepBack);
        listener.table.frame(FRAME);
        heard.extend(listener.heard());
    }
    let passed = FRAME as f32 * fields.len() as f32;
    let most = 1 + (passed / listener.table.configs().sound.jump_gap_ms) as usize;
    assert!(!heard.is_empty() && heard.len() <= most, "{heard:?}");
}

#[test]
fn without_animation_a_way_back_is_heard_at_once() {
    let mut listener = after_presses("corner:9x9", &["i5"], false);
    listener.table.speed(Speed::Off);
    let heard = heard_of(&mut listener, HistoryCommand::Undo);
    let voices: Vec<(Voice, f32)> = heard.iter().map(|it| (it.voice, it.hold_ms)).collect();
    assert_eq!(voices, [(Voice::Slide, 0.0)]);
}

#[test]
fn a_hint_rings_with_each_of_its_steps() {
    let mut listener = Listener::at("nim:3,4,5", PERSONS);
    for _ in 0..2 {
        listener.table.want(StudyCommand::Hint);
        let mut heard = listener.heard();
        listener.table.wait("the bell", |table| {
            heard.extend(
                listener
                    .unread
                    .read(table.resource::<Messages<Heard>>())
                    .map(|it| it.0),
            );
            !heard.is_empty()
        });
        assert_eq!(heard[0].voice, Voice::Hint);
        assert_eq!(listener.voices(5), []);
    }
}

#[test]
fn nothing_is_heard_of_the_living_pictures_of_the_menu() {
    let mut table = Tabletop::new();
    let mut unread = MessageCursor::<Heard>::default();
    table.frames(frames(8000.0));
    assert_eq!(table.screen(), Screen::Menu);
    let messages = table.resource::<Messages<Heard>>();
    assert_eq!(unread.read(messages).count(), 0);
}

#[test]
fn without_animation_a_whole_cascade_is_one_burst() {
    let mut listener = Listener::at(CASCADE, PERSONS);
    listener.table.speed(Speed::Off);
    listener.table.click("b2");
    let heard = listener.heard_with(3);
    let voices: Vec<Voice> = heard.iter().map(|request| request.voice).collect();
    assert_eq!(voices[..2], [Voice::Add, Voice::Burst], "{heard:?}");
    let bursts = voices
        .iter()
        .filter(|voice| **voice == Voice::Burst)
        .count();
    assert_eq!(bursts, 1, "{heard:?}");
}

#[test]
fn without_animation_pebbles_that_are_taken_are_heard() {
    let mut listener = Listener::at("nim:3,4,5", PERSONS);
    listener.table.speed(Speed::Off);
    listener.table.click("c1");
    listener.heard();
    listener.table.key(KeyCode::Enter);
    let heard = listener.voices_with(3);
    assert_eq!(heard, [Voice::Take]);
}

#[test]
fn two_computers_are_heard_but_no_turn_of_theirs() {
    let mut table = Tabletop::new();
    table.sit("mnk:3x3x3", computers(Opponent::Random, Opponent::Random));
    let mut unread = MessageCursor::<Heard>::default();
    let mut heard = Vec::new();
    table.wait("the end", |table| {
        heard.extend(
            unread
                .read(table.resource::<Messages<Heard>>())
                .map(|it| it.0.voice),
        );
        table.turn() == Some(Turn::Over)
    });
    assert!(heard.contains(&Voice::Place));
    assert!(!heard.contains(&Voice::Turn), "{heard:?}");
}

#[test]
fn m_turns_the_sound_off_and_on_and_the_window_says_so() {
    let mut listener = Listener::at("mnk:3x3x3", PERSONS);
    let told = |listener: &Listener| {
        let notices = listener.table.notifications().list();
        notices.iter().any(|notice| notice.about == "sound")
    };
    assert!(!told(&listener));
    listener.table.key(KeyCode::KeyM);
    assert!(listener.table.resource::<Settings>().muted && told(&listener));
    listener.table.click("a1");
    assert_eq!(listener.voices(30), [], "muted");
    listener.table.key(KeyCode::KeyM);
    assert!(!listener.table.resource::<Settings>().muted);
    listener.table.click("b2");
    assert_eq!(listener.voices(30), [Voice::Place]);
    listener.table.resource_mut::<Settings>().volume = Some(0);
    listener.table.click("c3");
    assert_eq!(listener.voices(30), [], "at volume 0");
}

/// On a board with a column M the letter leads there.
#[test]
fn the_board_has_the_letter_first() {
    let mut listener = Listener::at("mnk:19x19x5", PERSONS);
    listener.table.key(KeyCode::KeyM);
    assert!(!listener.table.resource::<Settings>().muted);
}

/// A listener who hears the board.
fn blindfolded(id: &str) -> Listener {
    let mut listener = Listener::at(id, PERSONS);
    listener.table.resource_mut::<Settings>().hear_board = true;
    listener
}

/// What is heard of a step of the keyboard.
fn step(listener: &mut Listener, key: KeyCode) -> SoundRequest {
    listener.table.key(key);
    let heard = listener.heard();
    let [one] = heard[..] else {
        panic!("{key:?}: {heard:?}");
    };
    one
}

#[test]
fn the_keyboards_place_is_heard_by_row_and_column() {
    let mut listener = blindfolded("mnk:9x9x5");
    let middle = step(&mut listener, KeyCode::ArrowUp);
    assert_eq!(middle.voice, Voice::CellEmpty);
    let step_up = listener.table.configs().sound.row_semitones;
    let above = step(&mut listener, KeyCode::ArrowUp);
    assert_eq!(above.semitones - middle.semitones, step_up as i8);
    assert_eq!(above.place, middle.place);
    let right = step(&mut listener, KeyCode::ArrowRight);
    assert_eq!(right.semitones, above.semitones);
    assert!(right.place > above.place + 0.1, "{right:?}");
    let mut lowest = right;
    for _ in 0..20 {
        listener.table.key(KeyCode::ArrowDown);
        lowest = listener.heard().last().copied().unwrap_or(lowest);
    }
    assert_eq!(
        lowest.semitones, 0,
        "the lowest row has the voice's own pitch"
    );
    listener.table.key(KeyCode::ArrowDown);
    assert_eq!(listener.heard(), [], "there is nothing below it");
}

#[test]
fn empty_cells_ones_own_and_the_other_sides_have_voices_of_their_own() {
    // The first side is to move; the keyboard begins in the middle.
    let mut listener = blindfolded("mnk:5x5x5:5/5/1oxo1/2x2/5@1");
    let found = [
        (KeyCode::ArrowUp, Voice::CellOther),
        (KeyCode::ArrowRight, Voice::CellOwn),
        (KeyCode::ArrowRight, Voice::CellEmpty),
    ];
    for (key, voice) in found {
        assert_eq!(step(&mut listener, key).voice, voice, "{key:?}");
    }
    // Nobody's pieces are there for everybody.
    let mut listener = blindfolded("nim:3,4,5");
    assert_eq!(
        step(&mut listener, KeyCode::ArrowRight).voice,
        Voice::CellOwn
    );
    let mut listener = blindfolded("corner:8x8");
    assert_eq!(
        step(&mut listener, KeyCode::ArrowLeft).voice,
        Voice::CellOwn
    );
    assert_eq!(
        step(&mut listener, KeyCode::ArrowLeft).voice,
        Voice::CellEmpty
    );
}

#[test]
fn nobody_hears_the_board_who_has_not_asked_for_it_and_no_pointer_does() {
    let mut listener = Listener::at("nim:3,4,5", PERSONS);
    listener.table.key(KeyCode::ArrowRight);
    listener.table.key(KeyCode::ArrowDown);
    assert_eq!(listener.heard(), [], "it is off by default");
    let mut listener = blindfolded("mnk:9x9x5");
    let at = listener.table.place_of(listener.table.cell("c3"));
    listener.table.point_at(Some(at));
    assert_eq!(listener.voices(3), []);
}

#[test]
fn a_chord_tells_after_each_move_of_nim_whether_the_position_is_balanced() {
    let mut listener = blindfolded("nim:1,2,4");
    // 1, 2, 3 is balanced, and 1, 2, 2 is not.
    for (pebble, chord) in [("c1", Voice::Balanced), ("c2", Voice::Unbalanced)] {
        listener.table.click(pebble);
        listener.heard();
        listener.table.key(KeyCode::Enter);
        let heard = listener.voices_with(60);
        assert_eq!(heard, [Voice::Take, chord], "{pebble}");
    }
    listener.table.want(HistoryCommand::Undo);
    let heard = listener.heard_with(40);
    let chords = [Voice::Balanced, Voice::Unbalanced];
    assert!(
        !heard.iter().any(|it| chords.contains(&it.voice)),
        "no move"
    );
}

#[test]
fn no_chord_sounds_in_a_game_without_balance_at_the_end_or_without_the_wish() {
    for (id, field, takes, hears, heard) in [
        ("mnk:3x3x3", "a1", false, true, &[Voice::Place][..]),
        ("nim:1", "a1", true, true, &[Voice::Take, Voice::Win]),
        ("nim:3,3", "a1", true, false, &[Voice::Take]),
    ] {
        let mut listener = Listener::at(id, PERSONS);
        listener.table.resource_mut::<Settings>().hear_board = hears;
        listener.table.click(field);
        let mut all: Vec<Voice> = listener.heard().iter().map(|it| it.voice).collect();
        if takes {
            listener.table.key(KeyCode::Enter);
            all.extend(listener.heard().iter().map(|it| it.voice));
        }
        all.extend(listener.voices(120));
        all.retain(|voice| *voice != Voice::Mark);
        assert_eq!(all, heard, "{id}");
    }
}

#[test]
fn a_rated_game_tells_nothing_of_its_balance() {
    let mut table = Tabletop::new();
    table.resource_mut::<Settings>().hear_board = true;
    let mut listener = Listener {
        table,
        unread: MessageCursor::default(),
    };
    let mut tells = Vec::new();
    for stakes in [Stakes::Rated, Stakes::Casual] {
        let plan = plan(
            "nim:3,4,5",
            [Seat::Person, Seat::Computer(Opponent::Random)],
        );
        let world = listener.table.app.world_mut();
        world.trigger(StartMatch { plan, stakes });
        listener.table.frame(0);
        listener.table.until(Turn::Person);
        listener.table.click("a1");
        listener.table.key(KeyCode::Enter);
        let heard = listener.voices(60);
        let is_chord = |voice: &Voice| matches!(voice, Voice::Balanced | Voice::Unbalanced);
        tells.push(heard.iter().any(is_chord));
    }
    assert_eq!(tells, [false, true]);
}
