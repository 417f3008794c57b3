//! The rules of any game without a position, and the one list of all games.

use std::marker::PhantomData;

use super::Position;
use super::{Field, FieldError, Game, GameKind, Parameters, Rng, Side, TextError};

/// The one registration list, in the order of [`GameKind`].
pub static GAMES: [&dyn AnyGame; 5] = [
    &Registered::<super::nim::Nim>(PhantomData),
    &Registered::<super::corner::Corner>(PhantomData),
    &Registered::<super::northcott::Northcott>(PhantomData),
    &Registered::<super::mnk::Mnk>(PhantomData),
    &Registered::<super::atoms::Atoms>(PhantomData),
];

/// Rules of any game: what can be done before there is a position.
pub trait AnyGame: Send + Sync {
    /// Which game this is.
    fn kind(&self) -> GameKind;

    /// The fields of the default parameters.
    fn fields(&self) -> Vec<Field>;

    /// The usual start with the values of these fields.
    ///
    /// # Errors
    /// The first field that is not in order.
    fn start(&self, fields: &[Field], starter: Side) -> Result<Position, FieldError>;

    /// A random start with the values of these fields.
    ///
    /// # Errors
    /// The first field that is not in order.
    fn random_start(
        &self,
        fields: &[Field],
        starter: Side,
        rng: &mut Rng,
    ) -> Result<Position, FieldError>;

    /// The fields of parameters given as text.
    ///
    /// # Errors
    /// A [`TextError`] with the place in the text.
    fn fields_from_text(&self, params: &str) -> Result<Vec<Field>, TextError>;

    /// The usual start with parameters given as text.
    ///
    /// # Errors
    /// A [`TextError`] with the place in the text.
    fn start_text(&self, params: &str, starter: Side) -> Result<Position, TextError>;

    /// A position given as text.
    ///
    /// # Errors
    /// A [`TextError`] with the place in the board's text.
    fn board_text(&self, params: &str, board: &str, to_move: Side) -> Result<Position, TextError>;
}

/// The entry of one game in [`GAMES`].
pub struct Registered<G>(PhantomData<fn() -> G>);

impl<G: Game> AnyGame for Registered<G> {
    fn kind(&self) -> GameKind {
        G::KIND
    }

    fn fields(&self) -> Vec<Field> {
        G::Params::default().fields()
    }

    fn start(&self, fields: &[Field], starter: Side) -> Result<Position, FieldError> {
        let params = G::Params::from_fields(fields)?;
        Ok(Position::new(G::start(&params, starter)))
    }

    fn random_start(
        &self,
        fields: &[Field],
        starter: Side,
        rng: &mut Rng,
    ) -> Result<Position, FieldError> {
        let params = G::Params::from_fields(fields)?;
        Ok(Position::new(G::random_start(&params, starter, rng)))
    }

    fn fields_from_text(&self, params: &str) -> Result<Vec<Field>, TextError> {
        Ok(G::Params::parse(params)?.fields())
    }

    fn start_text(&self, params: &str, starter: Side) -> Result<Position, TextError> {
        let params = if params.is_empty() {
            G::Params::default()
        } else {
            G::Params::parse(params)?
        };
        Ok(Position::new(G::start(&params, starter)))
    }

    fn board_text(&self, params: &str, board: &str, to_move: Side) -> Result<Position, TextError> {
        let params = if params.is_empty() {
            G::Params::default()
        } else {
            G::Params::parse(params)?
        };
        Ok(Position::new(G::parse_board(&params, board, to_move)?))
    }
}
