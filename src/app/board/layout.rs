//! Where board and panel lie in the window.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::app::board::geometry::Geometry;
use crate::app::board::placing::{Placement, place_figures};
use crate::app::board::stage::Stage;
use crate::app::state::current_match::MatchBoard;
use crate::app::state::states::{Phase, Screen};

/// The window divided, in logical pixels from its upper left corner.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Areas {
    /// Size of the window.
    pub window: Vec2,
    /// Room for the board.
    pub board: Rect,
    /// Room for the panel.
    pub panel: Rect,
    /// Whether the panel lies below the board.
    pub portrait: bool,
}

impl Areas {
    /// The division of a window of this size during a game.
    #[must_use]
    pub fn of(window: Vec2) -> Areas {
        Areas::divide(window, None)
    }

    /// The division of a window of this size for a setup: below the board, its many fields get
    /// the larger part.
    #[must_use]
    pub fn of_setup(window: Vec2) -> Areas {
        Areas::divide(window, Some(SETUP_BOARD))
    }

    /// The division of a window of this size on a screen.
    #[must_use]
    pub fn on(screen: Screen, window: Vec2) -> Areas {
        match screen {
            Screen::Setup => Areas::of_setup(window),
            Screen::Research => Areas::divide(window, Some(RESEARCH_BOARD)),
            Screen::Loading | Screen::Menu | Screen::Play | Screen::Scores | Screen::MyGames => {
                Areas::of(window)
            }
        }
    }

    /// A window of this size that shows a board and nothing else.
    #[must_use]
    pub fn of_board(window: Vec2) -> Areas {
        let window = window.max(Vec2::splat(1.0));
        Areas {
            window,
            board: Rect::from_corners(Vec2::ZERO, window).inflate(-BOARD_MARGIN),
            panel: Rect::from_corners(window, window),
            portrait: false,
        }
    }

    /// With `least`, the panel of a tall window gets all that it needs but leaves the board this
    /// share.
    fn divide(window: Vec2, least: Option<f32>) -> Areas {
        let window = window.max(Vec2::splat(1.0));
        let portrait = window.x < window.y * 1.05;
        let small = window.min_element() < 500.0;
        let margin = if small { 8.0 } else { 16.0 };
        let (board, panel) = if portrait {
            // The board is as wide as the window, the panel gets the rest but never less than it
            // needs for its few lines.
            let panel_height = if let Some(board) = least {
                let needed = if window.x < 600.0 { 560.0 } else { 460.0 };
                (window.y * (1.0 - board)).min(needed)
            } else {
                (window.y - window.x).clamp((window.y * 0.3).min(230.0), (window.y * 0.46).max(1.0))
            };
            let split = window.y - panel_height;
            (
                Rect::new(0.0, 0.0, window.x, split),
                Rect::new(0.0, split, window.x, window.y),
            )
        } else {
            let panel_width = (window.x * 0.27).clamp(320.0, 360.0).min(window.x * 0.48);
            let split = window.x - panel_width;
            (
                Rect::new(0.0, 0.0, split, window.y),
                Rect::new(split, 0.0, window.x, window.y),
            )
        };
        Areas {
            window,
            board: board.inflate(-margin),
            panel: panel.inflate(-margin),
            portrait,
        }
    }

    /// A place of the window in world units: y up, from the window's centre.
    #[must_use]
    pub fn to_world(&self, at: Vec2) -> Vec2 {
        Vec2::new(at.x - self.window.x / 2.0, self.window.y / 2.0 - at.y)
    }

    /// A place of the world in the window: the opposite of [`Areas::to_world`].
    #[must_use]
    pub fn to_window(&self, at: Vec2) -> Vec2 {
        Vec2::new(at.x + self.window.x / 2.0, self.window.y / 2.0 - at.y)
    }
}

/// Least share of a tall window's height that the board of a setup takes.
const SETUP_BOARD: f32 = 0.34;
/// Least share of a tall window's height that the picture of the research room takes.
const RESEARCH_BOARD: f32 = 0.4;

/// Margin around a board that stands alone, in logical pixels: the glow of a decided game ends in it.
pub const BOARD_MARGIN: f32 = 18.0;

/// Set where the window shows a board and nothing else.
#[derive(Resource, Clone, Copy, Debug)]
pub struct BoardAlone;

impl Default for Areas {
    fn default() -> Self {
        Areas::of(Vec2::new(1280.0, 720.0))
    }
}

/// Keeps the areas and the placement of the board up to date.
pub fn plugin(app: &mut App) {
    app.init_resource::<Areas>().add_systems(
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
    mut areas: ResMut<Areas>,
) {
    if let Ok(window) = windows.single() {
        if alone.is_some() {
            areas.set_if_neq(Areas::of_board(window.size()));
            return;
        }
        let screen = screen.map_or(Screen::Loading, |screen| *screen.get());
        areas.set_if_neq(Areas::on(screen, window.size()));
    }
}

/// Places the board of the match in the room that the window has for it.
pub(crate) fn place_table_stage(
    mut commands: Commands,
    areas: Res<Areas>,
    mut stages: Query<(Entity, &Stage, Option<&mut Placement>), With<MatchBoard>>,
) {
    for (entity, stage, placement) in &mut stages {
        let room = board_room(&areas);
        let new = placement_of(&areas, &stage.geometry, room);
        match placement {
            Some(mut placement) => {
                placement.set_if_neq(new);
            }
            None => {
                commands.entity(entity).insert(new);
            }
        }
    }
}

/// Room for letters or numbers at the left and lower edge of a board, in logical pixels: the
/// ribbon of a decided game and its glow lie between the board and them.
pub const LABEL_ROOM: f32 = 32.0;

/// The part of the window in which the board itself lies: where there are coordinates, they lie
/// beside it, and the board stays in the middle.
#[must_use]
pub fn board_room(areas: &Areas) -> Rect {
    let room = areas.board;
    if room.size().min_element() < 160.0 {
        return room;
    }
    Rect::from_corners(
        room.min + Vec2::new(LABEL_ROOM, 0.0),
        room.max - Vec2::new(0.0, LABEL_ROOM),
    )
}

/// The largest placement of a stage within a part of the window.
#[must_use]
pub fn placement_in(areas: &Areas, stage: &Stage, room: Rect) -> Placement {
    placement_of(areas, &stage.geometry, room)
}

/// The largest placement of a board within a part of the window.
#[must_use]
pub fn placement_of(areas: &Areas, geometry: &Geometry, room: Rect) -> Placement {
    let extent = geometry.extent();
    let size = room.size();
    let cell = (size.x / extent.x)
        .min(size.y / extent.y)
        .clamp(0.01, LARGEST_CELL);
    Placement {
        centre: areas.to_world(room.center()),
        cell,
    }
}

/// No cell grows beyond this, in logical pixels: a small board on a large screen stays a board.
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
            for areas in [Areas::of(window), Areas::of_setup(window)] {
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
        for width in [1280.0, 1920.0, 3840.0] {
            let areas = Areas::of(Vec2::new(width, 720.0));
            assert!(!areas.portrait);
            let panel = areas.panel.width() + 32.0;
            assert!((320.0..=360.0).contains(&panel), "{panel}");
        }
    }

    #[test]
    fn world_and_window_are_opposites() {
        let areas = Areas::of(Vec2::new(800.0, 600.0));
        let at = Vec2::new(13.0, 570.0);
        assert!(areas.to_window(areas.to_world(at)).distance(at) < 1e-3);
    }
}
