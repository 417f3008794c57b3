//! Games of Atoms in the files of other programs.

mod cube_box;
mod kjumpingcube;

use fivefold_match::game_formats::GameFormats;

/// What the formats ask. Nothing is written: KJumpingCube keeps a position, no moves.
pub(crate) static FORMATS: GameFormats = GameFormats {
    claims: kjumpingcube::is_saved_game,
    read: Some(kjumpingcube::read),
    many: None,
    use_decoder: |_| {},
    extensions: &["kjc"],
    written: &[],
    moves_are_cells: false,
};
