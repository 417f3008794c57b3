//! Games that scenes show: a position after some moves, who sits there, and what is asked about it.

use std::time::Duration;

use bevy_egui::{EguiContext, egui};

use super::scene::Show;
use crate::board::animation::AnimationQueue;
use crate::config::EngineName;
use crate::features::analysis::Analysing;
use crate::features::best_moves::BestMovesList;
use crate::features::giving_up::GivingUp;
use crate::features::hints::{StudyCommand, Studying};
use crate::features::loss::Losing;
use crate::features::notifications::ProgramFault;
use crate::features::recording::offscreen_renderer::OffscreenRenderer;
use crate::features::settings::Scan;
use crate::features::teaching::{PersonMoved, Teaching};
use crate::games::nim::NimNumbers;
use crate::input::cursor::Cursor;
use crate::input::dragging::Dragging;
use crate::midend::clock::TimeControl;
use crate::midend::{Command, Match, Opening, Plan};
use crate::players::external::EngineFault;
use crate::players::{Explanation, SearchResult, Verdict};
use crate::turn::computer_moves::LastResult;
use crate::turn::current_match::CurrentMatch;

use crate::tests::prelude::*;
use fivefold_support::driving::Drive as _;

/// A reply that would come within this time in milliseconds is not in the picture.
const NO_REPLY: u32 = 600_000;

/// This position after these moves, two persons.
pub(super) fn game(id: &'static str, moves: &'static str) -> Show {
    Show::of_game(id, moves)
        .begin(|world| {
            world.resource_mut::<LastResult>().0 = None;
            // Whoever is seen thinking must still be thinking when the picture is taken.
            let mut configs = world.resource_mut::<Configs>();
            configs.timing.reply_floor_ms = NO_REPLY;
            configs.change_games(|games| {
                games.change(|numbers: &mut NimNumbers| numbers.reply_floor_ms = NO_REPLY);
            });
            world.resource_mut::<NextState<Turn>>().set(Turn::Animating);
        })
        .begin(move |world| {
            let game_match = game_match(world);
            let mut plan = game_match.plan().clone();
            plan.seats = [Seat::Person; 2];
            plan.opening = Opening::Free;
            plan.clock = None;
            *game_match = Match::new(plan);
            let mut events = Vec::new();
            for text in moves.split_ascii_whitespace() {
                let mv = game_match.position().parse_move(text).expect("a move");
                events.push(game_match.play(mv).expect("a legal move"));
            }
            for mut motion in world.query::<&mut AnimationQueue>().iter_mut(world) {
                for events in &events {
                    motion.push(events.clone(), None);
                }
            }
        })
}

fn game_match(world: &mut World) -> &mut Match {
    let table = world.resource_mut::<CurrentMatch>().into_inner();
    table.game_match.as_mut().expect("a game is open")
}

/// Plays the same moves by another plan.
fn change_plan(world: &mut World, change: impl FnOnce(&mut Plan)) {
    let game_match = game_match(world);
    let mut plan = game_match.plan().clone();
    change(&mut plan);
    let mut changed = Match::new(plan);
    for &mv in game_match.moves() {
        changed.play(mv).expect("the same moves");
    }
    *game_match = changed;
}

impl Show {
    /// The same with the usual opponent as second side. If it is to move, it is seen thinking.
    pub(super) fn against(self) -> Show {
        self.opponents(&[Side::Second])
    }

    /// The same with the usual opponent as these sides.
    pub(super) fn opponents(self, sides: &'static [Side]) -> Show {
        self.begin(move |world| {
            let opponents = world.resource::<Configs>().opponents.clone();
            change_plan(world, |plan| {
                let usual = Opponent::usual(&plan.start, &opponents);
                for side in sides {
                    plan.seats[side.index()] = Seat::Computer(usual);
                }
            });
        })
    }

    /// The same against another program, which has crashed.
    pub(super) fn crashed(self) -> Show {
        self.begin(|world| {
            let program = Opponent::External(EngineName::new("Pela").expect("a name"));
            change_plan(world, |plan| {
                plan.seats[Side::Second.index()] = Seat::Computer(program)
            });
            let game_match = game_match(world);
            let here = game_match.history().current();
            if game_match.resign(Side::Second) {
                let fault = EngineFault::Ended { code: Some(139) };
                world.resource_mut::<ProgramFault>().0 = Some((here, fault));
            }
        })
    }

    /// The same while it is asked whether giving up is meant.
    pub(super) fn giving_up(self) -> Show {
        self.with(|asked: &mut GivingUp| asked.0 = Some(0))
    }

    /// The same with another opening.
    pub(super) fn opening(self, opening: Opening) -> Show {
        self.begin(move |world| change_plan(world, |plan| plan.opening = opening))
    }

    /// The same with clocks, of which the turn has used up so many milliseconds.
    pub(super) fn clock(self, control: Option<TimeControl>, used: u64) -> Show {
        let control = control.expect("clocks");
        self.begin(move |world| {
            change_plan(world, |plan| plan.clock = Some(control));
            let game_match = game_match(world);
            let used = Duration::from_millis(used);
            let side = game_match.position().side_to_move();
            let left = game_match.time_left(side).expect("clocks run");
            let command = match control.reading(left, used).is_up() {
                true => Command::RunOutOfTime,
                false => Command::Wait,
            };
            // Both can be asked of a game that runs.
            let _ = game_match.handle(command);
            game_match.set_spent(used);
        })
    }

    /// The same with so many moves taken back.
    pub(super) fn back(self, moves: usize) -> Show {
        self.begin(move |world| {
            let game_match = game_match(world);
            for _ in 0..moves {
                game_match.undo();
            }
            let position = game_match.position().clone();
            for mut motion in world.query::<&mut AnimationQueue>().iter_mut(world) {
                motion.jump(&position, None);
            }
        })
    }

    /// The same after the last move took its time, was commented on, and others were tried in its place.
    pub(super) fn noted(self) -> Show {
        self.begin(|world| {
            let game_match = game_match(world);
            let here = game_match.history().current();
            let mv = game_match.history().move_of(here).expect("a move");
            game_match.undo();
            let others = game_match.position().legal_moves().into_iter();
            for other in others.filter(|&other| other != mv).take(2) {
                if game_match.play_timed(other, Duration::from_secs(3)).is_ok() {
                    game_match.undo();
                }
            }
            let _ = game_match.play_timed(mv, Duration::from_millis(12_400));
            let comment =
                "Wins by force, but not the quickest way: the row above was open as well.";
            let _ = game_match.set_comment(here, comment);
        })
    }

    /// The same with the pointer over a cell.
    pub(super) fn hover(self, col: u8, row: u8) -> Show {
        self.with(move |cursor: &mut Cursor| cursor.hover = Some(Cell::new(col, row)))
    }

    /// Nim: the same with these pieces marked.
    pub(super) fn marked(self, cells: [(u8, u8); 2]) -> Show {
        cells.into_iter().fold(self, |show, (col, row)| {
            show.command(BoardInput::Press(Cell::new(col, row)))
        })
    }

    /// The same with threats marked and the standing told.
    pub(super) fn told(self) -> Show {
        self.settings(|it| (it.show_verdict, it.show_threats) = (true, true))
    }

    /// The same while the moves are scanned with two switches.
    pub(super) fn scanned(self) -> Show {
        self.settings(|it| it.scan = Scan::TwoSwitches)
    }

    /// The same with the heaps in binary beside the game.
    pub(super) fn columns(self) -> Show {
        self.settings(|it| it.show_columns = true)
    }

    /// The same against the usual opponent, and what it knows is shown.
    pub(super) fn knowing(self) -> Show {
        self.against()
            .begin(|world| {
                let mv = *game_match(world).moves().last().expect("a move");
                world.resource_mut::<LastResult>().0 = Some(SearchResult {
                    verdict: Verdict::Proven {
                        winner: Some(Side::Second),
                        plies: Some(7),
                    },
                    ..SearchResult::unsearched(mv, Explanation::SEARCHED_WIN)
                });
            })
            .settings(|it| it.show_verdict = true)
    }

    /// The same while the piece of a cell is dragged so many cells to the right.
    pub(super) fn dragged(self, col: u8, row: u8, way: f32) -> Show {
        self.rest(move |studio| {
            let mut dragging = studio.world().resource_mut::<Dragging>();
            dragging.hold(Cell::new(col, row), Vec2::new(way, 0.0));
        })
    }

    /// The same after so many steps of a hint were asked for.
    pub(super) fn hint(self, steps: u8) -> Show {
        self.rest(move |studio| (0..steps).for_each(|_| studio.intent(StudyCommand::Hint)))
    }

    /// The same when all that is to be known of the position is known.
    pub(super) fn answered(self) -> Show {
        self.rest(|studio| await_answers(studio, |_| true))
    }

    /// The same against the usual opponent, and the person is warned of the last move.
    pub(super) fn warned(self) -> Show {
        self.against()
            .settings(|it| it.teaching = true)
            .begin(|world| {
                world.write_message(PersonMoved);
            })
            .rest(|studio| {
                await_answers(studio, |world| {
                    world.resource::<Teaching>().offer().is_some()
                });
            })
    }

    /// The same against the usual opponent; the person has lost, and asks why.
    pub(super) fn beaten(self) -> Show {
        self.against().rest(|studio| {
            studio.intent(StudyCommand::WhyLost);
            studio.wait(|world| {
                let game_match = world.resource::<CurrentMatch>().game_match.as_ref();
                let losing = world.resource::<Losing>();
                game_match.is_some_and(|game_match| losing.shown(game_match).is_some())
            });
            studio.step(30);
            studio.finish();
        })
    }

    /// The same after its analysis.
    pub(super) fn analysed(self) -> Show {
        self.answered().rest(|studio| {
            studio.intent(StudyCommand::Analyse);
            studio.step(2);
            studio.wait(|world| !world.resource::<Analysing>().is_running());
        })
    }

    /// The same with the best moves listed.
    pub(super) fn best_moves(self) -> Show {
        self.answered().rest(|studio| {
            studio.intent(StudyCommand::BestMoves);
            studio.step(3);
            studio.wait(|world| !world.resource::<BestMovesList>().is_looking());
        })
    }

    /// The same while the first of the best moves is pointed at.
    pub(super) fn pointed(self) -> Show {
        self.rest(|studio| {
            // The panel takes it from here: whoever has the focus is pointed at.
            let world = studio.world();
            let first = egui::Id::new(("best move", 0_usize));
            for mut context in world.query::<&mut EguiContext>().iter_mut(world) {
                let context = context.get_mut();
                context.memory_mut(|memory| memory.request_focus(first));
            }
            studio.step(3);
        })
    }
}

fn await_answers(studio: &mut OffscreenRenderer, is_there: impl Fn(&World) -> bool) {
    studio.wait(|world| is_there(world) && !world.resource::<Studying>().is_busy());
    // The bar moves to where it belongs.
    studio.step(30);
}
