//! Where board and panel lie in the window.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::board::geometry::Geometry;
use crate::board::placing::{Placement, place_figures};
use crate::board::stage::Stage;
use crate::features::settings::Settings;
use crate::states::{Phase, Screen};
use crate::turn::current_match::MatchBoard;

/// The window divided, in logical pixels from its upper left corner.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Areas {
    /// Size of the window.
    pub window: Vec2,
    /// How many times larger than usual type, controls and margins are in it.
    pub scale: f32,
    /// Room for a screen without a board.
    pub free: Rect,
    /// Room for the board.
    pub board: Rect,
    /// Room for the panel.
    pub panel: Rect,
    /// Room for messages: no control lies there.
    pub messages: Rect,
    /// Whether the panel lies below the board.
    pub portrait: bool,
    /// Whether letters and numbers are wanted beside the board.
    pub labelled: bool,
}

/// How much larger than usual everything is drawn in a window of this size: the usual size up to
/// 1280 × 720, twice as large at 3840 × 2160 and beyond.
pub(crate) fn window_scale(window: Vec2) -> f32 {
    let growth = (window / USUAL_WINDOW).min_element();
    (0.5 + 0.5 * growth).clamp(1.0, 2.0)
}

/// The window for which all sizes are meant.
const USUAL_WINDOW: Vec2 = Vec2::new(1280.0, 720.0);

/// How much larger than usual everything is drawn in a window of this size for somebody who wants it
/// `wanted` times as large. Nothing grows so far that the shorter side of the window has room for fewer
/// than 320 points: with these, no screen has to cut anything.
pub(crate) fn interface_scale(window: Vec2, wanted: f32) -> f32 {
    let usual = window_scale(window);
    let most = window.min_element() / LEAST_SIDE;
    (usual * wanted).min(most).max(usual)
}

/// The least that the shorter side of a window measures, in points of the enlarged size.
const LEAST_SIDE: f32 = 320.0;

impl Areas {
    /// The division of a window of this size during a game.
    pub fn of(window: Vec2) -> Areas {
        Areas::divide(window, 1.0, None)
    }

    /// The division of a window of this size on a screen for somebody who wants everything `wanted`
    /// times as large, with messages that want this height.
    pub(crate) fn on(screen: Screen, window: Vec2, wanted: f32, messages: f32) -> Areas {
        let least_board = match screen {
            Screen::Setup => Some(SETUP_BOARD),
            Screen::Research => Some(RESEARCH_BOARD),
            Screen::Lesson | Screen::Puzzles | Screen::Theorem => Some(LESSON_BOARD),
            _ => None,
        };
        let areas = Areas::divide(window, wanted, least_board);
        match screen {
            Screen::Setup
            | Screen::Research
            | Screen::Play
            | Screen::Lesson
            | Screen::Puzzles
            | Screen::Theorem => areas.with_messages_over_the_board(messages),
            Screen::Loading
            | Screen::Menu
            | Screen::Arena
            | Screen::Scores
            | Screen::MyGames
            | Screen::Collection
            | Screen::Settings
            | Screen::Tune
            | Screen::About => areas.with_messages_above(messages),
        }
    }

    /// A window of this size that shows a board and nothing else.
    pub(crate) fn of_board(window: Vec2) -> Areas {
        let window = window.max(Vec2::splat(1.0));
        let nothing = Rect::from_corners(window, window);
        Areas {
            window,
            scale: 1.0,
            free: Rect::from_corners(Vec2::ZERO, window),
            board: Rect::from_corners(Vec2::ZERO, window).inflate(-BOARD_MARGIN),
            panel: nothing,
            messages: nothing,
            portrait: false,
            labelled: true,
        }
    }

    /// With `least`, the panel of a tall window gets all that it needs but leaves the board this
    /// share.
    fn divide(window: Vec2, wanted: f32, least: Option<f32>) -> Areas {
        let window = window.max(Vec2::splat(1.0));
        let scale = interface_scale(window, wanted);
        let portrait = window.x < window.y * 1.05;
        let (board, panel) = if portrait {
            // The board is as wide as the window, the panel gets the rest but never less than it
            // needs for its few lines.
            let panel_height = if let Some(board) = least {
                let needed = if window.x < 600.0 * scale {
                    560.0
                } else {
                    460.0
                };
                (window.y * (1.0 - board)).min(needed * scale)
            } else {
                let most = (window.y * 0.46).max(1.0);
                // What is enlarged takes from the board, not from the few lines.
                let share = 0.3 * scale / window_scale(window);
                let least = (window.y * share).min(230.0 * scale).min(most);
                (window.y - window.x).clamp(least, most)
            };
            let split = window.y - panel_height;
            (
                Rect::new(0.0, 0.0, window.x, split),
                Rect::new(0.0, split, window.x, window.y),
            )
        } else {
            let width = (window.x * 0.27).clamp(320.0 * scale, 360.0 * scale);
            let width = width.min(window.x * 0.48);
            // In a very wide window both stay together, in its middle.
            let board = (window.x - width).min(WIDEST_BOARD * window.y);
            let left = (window.x - width - board) / 2.0;
            let split = left + board;
            (
                Rect::new(left, 0.0, split, window.y),
                Rect::new(split, 0.0, split + width, window.y),
            )
        };
        let margin = margin(window, scale);
        Areas {
            window,
            scale,
            free: Rect::from_corners(Vec2::ZERO, window),
            board: board.inflate(-margin),
            panel: panel.inflate(-margin),
            messages: Rect::from_corners(window, window),
            portrait,
            labelled: true,
        }
    }

    /// The most height that messages get: they leave two thirds of the window and half of their room.
    fn most_messages(&self, room: f32) -> f32 {
        (self.window.y / 3.0).min(room / 2.0)
    }

    /// Messages float over the lower edge of the board, where its letters are: neither board nor panel
    /// moves for them, and no control is ever below one.
    fn with_messages_over_the_board(mut self, wanted: f32) -> Areas {
        let height = wanted.min(self.most_messages(self.board.height()));
        let bottom = self.board.max.y + self.margin() / 2.0;
        // Also without height: what is not shown yet is measured in this width.
        let width = self.board.width().clamp(1.0, WIDEST_MESSAGE * self.scale);
        let centre = Vec2::new(self.board.center().x, bottom - height / 2.0);
        self.messages = Rect::from_center_size(centre, Vec2::new(width, height));
        self
    }

    /// Messages stand above everything else, which moves down.
    fn with_messages_above(mut self, wanted: f32) -> Areas {
        let margin = self.margin();
        let height = wanted.min(self.most_messages(self.window.y));
        let width = (self.window.x - 2.0 * margin).clamp(1.0, WIDEST_MESSAGE * self.scale);
        let centre = Vec2::new(self.window.x / 2.0, margin + height / 2.0);
        self.messages = Rect::from_center_size(centre, Vec2::new(width, height));
        if height > 0.0 {
            // Every screen keeps a margin of its own.
            self.free.min.y = (self.messages.max.y - margin / 2.0).max(0.0);
        }
        self
    }

    /// Room between the parts of the window and at its edges, in logical pixels.
    pub fn margin(&self) -> f32 {
        margin(self.window, self.scale)
    }

    /// A place of the window in world units: y up, from the window's centre.
    pub(crate) fn to_world(self, at: Vec2) -> Vec2 {
        Vec2::new(at.x - self.window.x / 2.0, self.window.y / 2.0 - at.y)
    }

    /// A place of the world in the window: the opposite of `Areas::to_world`.
    pub fn to_window(&self, at: Vec2) -> Vec2 {
        Vec2::new(at.x + self.window.x / 2.0, self.window.y / 2.0 - at.y)
    }
}

fn margin(window: Vec2, scale: f32) -> f32 {
    let is_small = window.min_element() < 500.0 * scale;
    scale * if is_small { 8.0 } else { 16.0 }
}

/// Most width of messages that stand by themselves, at scale 1: lines that can be read.
const WIDEST_MESSAGE: f32 = 640.0;
/// Most width of the room for a board beside a panel, in heights of the window: that of a window of
/// 16 : 9, with some more.
const WIDEST_BOARD: f32 = 1.45;
/// Least share of a tall window's height that the board of a setup takes.
const SETUP_BOARD: f32 = 0.34;
/// Least share of a tall window's height that the board of a lesson or a puzzle takes: its sentences must not be
/// scrolled.
const LESSON_BOARD: f32 = 0.44;
/// Least share of a tall window's height that the picture of the research room takes.
const RESEARCH_BOARD: f32 = 0.4;

/// Margin around a board that stands alone, in logical pixels: the glow of a decided game ends in it.
pub const BOARD_MARGIN: f32 = 18.0;

/// Set where the window shows a board and nothing else.
#[derive(Resource, Clone, Copy, Debug)]
pub(crate) struct BoardAlone;

impl Default for Areas {
    fn default() -> Self {
        Areas::of(Vec2::new(1280.0, 720.0))
    }
}

/// How much height the messages need, in logical pixels; whatever draws them measures it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct MessageHeight(pub f32);

/// Keeps the areas and the placement of the board up to date.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Areas>()
        .init_resource::<MessageHeight>()
        .add_systems(
            Update,
            (
                divide_window.before(Phase::Input),
                (place_table_stage, place_figures)
                    .chain()
                    .in_set(Phase::Scene),
            ),
        );
}

fn divide_window(
    windows: Query<&Window, With<PrimaryWindow>>,
    screen: Option<Res<State<Screen>>>,
    alone: Option<Res<BoardAlone>>,
    messages: Res<MessageHeight>,
    settings: Res<Settings>,
    mut areas: ResMut<Areas>,
) {
    if let Ok(window) = windows.single() {
        if alone.is_some() {
            areas.set_if_neq(Areas::of_board(window.size()));
            return;
        }
        let screen = screen.map_or(Screen::Loading, |screen| *screen.get());
        areas.set_if_neq(Areas {
            labelled: settings.show_coordinates,
            ..Areas::on(
                screen,
                window.size(),
                settings.interface_scale(),
                messages.0,
            )
        });
    }
}

/// Places the board of the match in the room that the window has for it.
pub(crate) fn place_table_stage(
    mut commands: Commands,
    areas: Res<Areas>,
    mut stages: Query<(Entity, &Stage, Option<&mut Placement>), With<MatchBoard>>,
) {
    for (entity, stage, placement) in &mut stages {
        placement_on_table(&areas, &stage.geometry).put(&mut commands, entity, placement);
    }
}

/// Room for letters or numbers at the left and lower edge of a board, in logical pixels at scale 1:
/// the ribbon of a decided game and its glow lie between the board and them.
pub const LABEL_ROOM: f32 = 32.0;
/// The same at the other two edges, where there are no letters.
const RIBBON_ROOM: f32 = 12.0;
/// Least side of the room for a board that gets letters, at scale 1.
const LEAST_LABELLED: f32 = 160.0;

/// Whether letters and numbers stand beside the board: where they are wanted and have room.
pub(crate) fn has_labels(areas: &Areas) -> bool {
    areas.labelled && areas.board.size().min_element() >= LEAST_LABELLED * areas.scale
}

/// Where the board of the match lies: in the middle of its part of the window, as far as the letters
/// and numbers beside it leave it there.
pub fn placement_on_table(areas: &Areas, geometry: &Geometry) -> Placement {
    let room = areas.board;
    if !has_labels(areas) {
        return placement_of(areas, geometry, room);
    }
    let label = LABEL_ROOM * areas.scale;
    // The margin around this part of the window serves where it is wide enough.
    let ribbon = (RIBBON_ROOM - room.min.min_element()).max(0.0);
    let inner = Rect::from_corners(
        room.min + Vec2::new(label, ribbon),
        room.max - Vec2::new(ribbon, label),
    );
    let Placement { cell, .. } = placement_of(areas, geometry, inner);
    let half = geometry.extent() * cell / 2.0;
    let (low, high) = (inner.min + half, inner.max - half);
    let centre = room.center().min(high).max(low);
    Placement {
        centre: areas.to_world(centre),
        cell,
        room: None,
    }
}

/// The largest placement of a stage within a part of the window that it has for itself, with other
/// things around.
pub(crate) fn placement_in(areas: &Areas, stage: &Stage, room: Rect) -> Placement {
    let corners = (areas.to_world(room.min), areas.to_world(room.max));
    Placement {
        room: Some(Rect::from_corners(corners.0, corners.1)),
        ..placement_of(areas, &stage.geometry, room)
    }
}

/// The largest placement of a board within a part of the window.
fn placement_of(areas: &Areas, geometry: &Geometry, room: Rect) -> Placement {
    let extent = geometry.extent();
    let size = room.size();
    let cell = (size.x / extent.x)
        .min(size.y / extent.y)
        .clamp(0.01, LARGEST_CELL * areas.scale);
    Placement {
        centre: areas.to_world(room.center()),
        cell,
        room: None,
    }
}

/// No cell grows beyond this, in logical pixels at scale 1: a small board on a large screen stays a
/// board.
const LARGEST_CELL: f32 = 220.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn board_and_panel_never_overlap_and_stay_in_the_window() {
        for (w, h) in [
            (200, 200),
            (375, 667),
            (667, 375),
            (1280, 720),
            (3840, 2160),
            (1, 1),
        ] {
            let window = Vec2::new(w as f32, h as f32);
            for areas in [
                Areas::of(window),
                Areas::divide(window, 1.0, Some(SETUP_BOARD)),
            ] {
                assert!(areas.board.intersect(areas.panel).is_empty(), "{w}×{h}");
                if w > 1 {
                    for rect in [areas.board, areas.panel] {
                        assert!(rect.min.cmpge(Vec2::ZERO).all(), "{w}×{h}");
                        assert!(rect.max.cmple(window).all(), "{w}×{h}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_panel_is_320_to_360_wide_beside_the_board() {
        for window in [(1280.0, 720.0), (3840.0, 720.0), (2560.0, 1440.0)] {
            let areas = Areas::of(window.into());
            assert!(!areas.portrait);
            let panel = areas.panel.width() / areas.scale + 32.0;
            assert!((320.0..=360.0).contains(&panel), "{panel}");
        }
    }

    #[test]
    fn board_and_panel_stay_together_in_a_very_wide_window() {
        for window in [(1920.0, 600.0), (3440.0, 1440.0), (5120.0, 1440.0)] {
            let window = Vec2::from(window);
            let areas = Areas::of(window);
            assert!(areas.board.width() <= 1.5 * window.y, "{window}");
            let gap = areas.panel.min.x - areas.board.max.x;
            assert!(gap <= 2.0 * areas.margin() + 0.1, "{window}");
            let (left, right) = (areas.board.min.x, window.x - areas.panel.max.x);
            assert!((left - right).abs() < 0.1, "{window}: {left} and {right}");
        }
    }

    #[test]
    fn everything_grows_with_the_window_within_limits() {
        for (window, scale) in [
            ((320.0, 568.0), 1.0),
            ((1280.0, 720.0), 1.0),
            ((1920.0, 1080.0), 1.25),
            ((2560.0, 1440.0), 1.5),
            ((2560.0, 720.0), 1.0),
            ((3840.0, 2160.0), 2.0),
            ((7680.0, 4320.0), 2.0),
        ] {
            assert_eq!(window_scale(window.into()), scale, "{window:?}");
        }
    }

    #[test]
    fn what_somebody_wants_larger_is_larger_as_far_as_the_window_has_room() {
        for (window, wanted, scale) in [
            ((1280.0, 720.0), 1.0, 1.0),
            ((1280.0, 720.0), 1.5, 1.5),
            ((1280.0, 720.0), 2.0, 2.0),
            ((1920.0, 1080.0), 2.0, 2.5),
            ((3840.0, 2160.0), 2.0, 4.0),
            ((768.0, 1024.0), 2.0, 2.0),
            ((384.0, 667.0), 1.5, 1.2),
            ((667.0, 384.0), 1.5, 1.2),
            ((320.0, 568.0), 2.0, 1.0),
            ((200.0, 200.0), 2.0, 1.0),
        ] {
            let found = interface_scale(window.into(), wanted);
            assert!(
                (found - scale).abs() < 1e-4,
                "{window:?}, {wanted}: {found}"
            );
        }
    }

    #[test]
    fn messages_cover_no_control_and_at_most_a_third_of_the_window() {
        for (w, h) in [
            (200, 200),
            (320, 568),
            (375, 667),
            (1280, 720),
            (3840, 2160),
        ] {
            let window = Vec2::new(w as f32, h as f32);
            for screen in [
                Screen::Menu,
                Screen::MyGames,
                Screen::Collection,
                Screen::Settings,
                Screen::Tune,
                Screen::About,
                Screen::Setup,
                Screen::Play,
                Screen::Lesson,
                Screen::Puzzles,
                Screen::Research,
                Screen::Theorem,
            ] {
                for wanted in [30.0, 5000.0] {
                    let areas = Areas::on(screen, window, 1.0, wanted);
                    let messages = areas.messages;
                    assert!(messages.height() > 20.0, "{screen:?} {w}×{h}");
                    assert!(
                        messages.height() * 3.0 <= window.y + 0.1,
                        "{screen:?} {w}×{h}"
                    );
                    let others = match screen {
                        Screen::Menu
                        | Screen::MyGames
                        | Screen::Collection
                        | Screen::Settings
                        | Screen::Tune
                        | Screen::About => {
                            vec![areas.free.inflate(-areas.margin())]
                        }
                        _ => {
                            let without = Areas::on(screen, window, 1.0, 0.0);
                            assert_eq!(areas.board, without.board, "{screen:?} {w}×{h}");
                            assert_eq!(areas.panel, without.panel, "{screen:?} {w}×{h}");
                            vec![areas.panel]
                        }
                    };
                    for other in others {
                        assert!(messages.intersect(other).is_empty(), "{screen:?} {w}×{h}");
                    }
                }
            }
        }
    }

    #[test]
    fn world_and_window_are_opposites() {
        let areas = Areas::of(Vec2::new(800.0, 600.0));
        let at = Vec2::new(13.0, 570.0);
        assert!(areas.to_window(areas.to_world(at)).distance(at) < 1e-3);
    }
}
