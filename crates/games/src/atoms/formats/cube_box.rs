//! What stands in a saved game of KJumpingCube: an ini file of KDE. The group `[Game]` has `CubeDim=6`, the
//! side of the board; `onTurn=1`, the player to move; and for every cube a line `0,5=2,3`: its column from
//! the left and its row from the top, its owner (0 is nobody) and the points on it, one at least. In files
//! before version 1.2 the row stands first, which mirrors the board and changes nothing else.

use fivefold_rules::{Cell, Side};

/// A saved game is shorter, in bytes: 15 × 15 cubes in lines of ten signs and a few settings.
const LONGEST: usize = 1 << 16;

/// A cube as a line tells it.
pub(super) struct Cube {
    /// The line, from 1.
    pub(super) line: usize,
    pub(super) cell: Cell,
    pub(super) owner: Option<Side>,
    /// At least 1.
    pub(super) points: u16,
}

/// What the file says, where it can be read.
#[derive(Default)]
pub(super) struct CubeBox {
    pub(super) side: Option<u8>,
    pub(super) on_turn: Option<Side>,
    /// In the order of the file; of several lines for one cube the last counts.
    pub(super) cubes: Vec<Cube>,
    /// Lines that mean nothing, with their numbers.
    pub(super) broken: Vec<(usize, String)>,
    /// Whether the file names the program.
    is_named: bool,
}

/// What a line means.
enum CubeLine {
    /// Its name between brackets.
    Group(String),
    Side(u8),
    OnTurn(Side),
    Cube(Cell, Option<Side>, u16),
    /// A setting, a remark, or empty.
    Other,
    Broken,
}

impl CubeBox {
    /// Reads a file; nothing if it is none of KJumpingCube.
    pub(super) fn of(bytes: &[u8]) -> Option<CubeBox> {
        if bytes.len() > LONGEST {
            return None;
        }
        let text = fivefold_lines_files::decode(bytes).text;
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        let mut found = CubeBox::default();
        for (line, words) in (1..).zip(text.trim_start_matches('\u{feff}').split('\n')) {
            match CubeLine::of(words.trim()) {
                CubeLine::Group(name) => found.is_named |= name == "kjumpingcube",
                CubeLine::Side(side) => found.side = Some(side),
                CubeLine::OnTurn(side) => found.on_turn = Some(side),
                CubeLine::Cube(cell, owner, points) => found.cubes.push(Cube {
                    line,
                    cell,
                    owner,
                    points,
                }),
                CubeLine::Other => {}
                CubeLine::Broken => found.broken.push((line, words.to_owned())),
            }
        }
        // The head may be lost.
        let is_board = found.side.is_some() && !found.cubes.is_empty();
        (found.is_named || is_board).then_some(found)
    }
}

impl CubeLine {
    fn of(line: &str) -> CubeLine {
        if line.is_empty() || line.starts_with(['#', ';']) {
            return CubeLine::Other;
        }
        if let Some(name) = line.strip_prefix('[') {
            let name = name.trim_end_matches(']').trim();
            return CubeLine::Group(name.to_lowercase());
        }
        let Some((key, value)) = line.split_once('=') else {
            return CubeLine::Broken;
        };
        // KDE marks entries behind their names: `CubeDim[$i]`.
        let key = key.split('[').next().unwrap_or_default().trim();
        let value = value.trim();
        let read = match key.to_lowercase().as_str() {
            "cubedim" => value.parse().ok().map(CubeLine::Side),
            "onturn" => match value {
                "1" => Some(CubeLine::OnTurn(Side::First)),
                "2" => Some(CubeLine::OnTurn(Side::Second)),
                _ => None,
            },
            _ if key.starts_with(|c: char| c.is_ascii_digit()) => cube(key, value),
            // The settings of the players.
            _ => Some(CubeLine::Other),
        };
        read.unwrap_or(CubeLine::Broken)
    }
}

fn cube(key: &str, value: &str) -> Option<CubeLine> {
    let [col, row] = two_numbers(key)?;
    let [owner, points] = two_numbers(value)?;
    let cell = Cell::new(u8::try_from(col).ok()?, u8::try_from(row).ok()?);
    let owner = match owner {
        0 => None,
        1 => Some(Side::First),
        2 => Some(Side::Second),
        _ => return None,
    };
    (points > 0).then_some(CubeLine::Cube(cell, owner, points))
}

/// The two numbers of a list; a comma behind them is none more.
fn two_numbers(list: &str) -> Option<[u16; 2]> {
    let mut numbers = list.trim_end_matches(',').split(',');
    let mut number = || numbers.next()?.trim().parse().ok();
    let two = [number()?, number()?];
    numbers.next().is_none().then_some(two)
}
