//! The player that has the proof of a board as its book.

use std::sync::{Arc, Mutex, PoisonError};

use rand::RngExt;

use crate::lines::exact::ExactLines;
use crate::lines::levels::LinesLevelPlayer;
use crate::lines::numbers::{LinesLevel, LinesNumbers};
use crate::lines::{Lines, Place};
use fivefold_config::Opponents;
use fivefold_config::proofs::{FORMAT, ProofHead, ProofIndex};
use fivefold_lines_engine::explanations::COMPLETES_LINE;
use fivefold_players::{
    Explanation, Limits, NoMove, Player, SearchResult, Stop, Verdict, proof_files,
};
use fivefold_proof::{Book, KnownPosition};
use fivefold_rules::{Game, Position, Rng, Side};

/// So many moves are told of what may follow.
const LINE_TOLD: usize = 7;

/// The book that was opened last, with its file: it is read once however many players ask it.
static OPEN: Mutex<Option<(String, Arc<Book>)>> = Mutex::new(None);

/// Plays as the proof of the board says: wins where it wins, and where it loses holds out as long as the
/// proof lets it. Positions of which the proof knows nothing are played as the last level does it.
pub(super) struct PerfectLines {
    proofs: ProofIndex,
    strongest: LinesLevelPlayer,
}

impl PerfectLines {
    /// The player with the proofs that there are.
    #[must_use]
    pub(crate) fn new(config: &Opponents) -> PerfectLines {
        let numbers = config.games.of::<LinesNumbers>();
        PerfectLines {
            proofs: config.proofs.clone(),
            strongest: LinesLevelPlayer::new(LinesLevel::FULL, &numbers.engine),
        }
    }
}

impl Player<Lines> for PerfectLines {
    fn choose(
        &mut self,
        position: &Lines,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Result<SearchResult<Place>, NoMove> {
        if position.outcome().is_some() {
            return Err(NoMove::GameOver);
        }
        let start = Lines::start(position.params(), Side::First);
        let id = Position::new(start.clone()).game_id();
        let path = self.proofs.path(&id);
        if path.is_none() && !ExactLines::plays(position) {
            return Err(NoMove::OtherGame);
        }
        let book = path.and_then(|path| open(path, &start, &id, stop));
        let proven = book.and_then(|book| by_book(&book, position, stop, rng));
        match proven {
            Some(choice) => Ok(choice),
            None => self.strongest.choose(position, limits, stop, rng),
        }
    }
}

/// What the book says in a position that is not over; `None` if it says nothing.
fn by_book(
    book: &Book,
    position: &Lines,
    stop: &Stop,
    rng: &mut Rng,
) -> Option<SearchResult<Place>> {
    let known = book.known(position, &|| stop.is_set())?;
    let plies = known.plies();
    let mover = position.side_to_move();
    let (mv, winner, explanation) = match known {
        KnownPosition::Won { mv, plies: 1 } => (mv, mover, COMPLETES_LINE),
        KnownPosition::Won { mv, .. } => (mv, mover, Explanation::FORCED_WIN),
        KnownPosition::Lost { replies } => {
            let longest = replies.iter().filter(|reply| reply.1 == plies);
            let longest: Vec<Place> = longest.map(|&(mv, _)| mv).collect();
            let mv = *longest.get(rng.random_range(0..longest.len()))?;
            (mv, mover.other(), Explanation::HOLDS_OUT)
        }
    };
    Some(SearchResult {
        mv,
        verdict: Verdict::Proven {
            winner: Some(winner),
            plies: Some(plies.into()),
        },
        explanation,
        nodes: 1,
        depth: plies.into(),
        line: book.line(position, mv, LINE_TOLD, &|| stop.is_set()),
        remark: None,
    })
}

/// The book in a file, if it is one and about this board, and it is not to stop before it is read.
fn open(path: String, start: &Lines, id: &str, stop: &Stop) -> Option<Arc<Book>> {
    // Who reads holds nobody up: two may read the same.
    let open = || OPEN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((file, book)) = &*open()
        && *file == path
    {
        return Some(Arc::clone(book));
    }
    let book = Arc::new(read(&proof_files::read(&path)?, start, id, stop)?);
    *open() = Some((path, Arc::clone(&book)));
    Some(book)
}

/// Reads that book.
fn read(file: &[u8], start: &Lines, id: &str, stop: &Stop) -> Option<Book> {
    let (head, _, stream) = ProofHead::split(file)?;
    let begins = head.side == start.side_to_move().number().to_string();
    (head.id == id && head.format == FORMAT)
        .then(|| Book::read(start, begins, stream, &|| stop.is_set()))?
}
