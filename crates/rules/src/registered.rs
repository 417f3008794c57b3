//! The rules of any game without a position.

use std::marker::PhantomData;

use super::{Field, FieldError, Game, GameId, Parameters, Position, Rng, Side, TextError};

/// Rules of any game: what can be done before there is a position.
pub trait AnyGame: Send + Sync {
    /// Which game this is.
    fn game(&self) -> GameId;

    /// The word that begins the ids of its positions.
    fn id(&self) -> &'static str;

    /// The fields of the default parameters.
    fn fields(&self) -> Vec<Field>;

    /// The usual start with the usual parameters.
    fn usual_start(&self, starter: Side) -> Position;

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

/// The rules of the game `G`.
pub struct Registered<G>(PhantomData<fn() -> G>);

impl<G: Game> Registered<G> {
    /// The rules of the game.
    pub(crate) const RULES: &'static dyn AnyGame = &Registered::<G>(PhantomData);
}

impl<G: Game> AnyGame for Registered<G> {
    fn game(&self) -> GameId {
        GameId::of::<G>()
    }

    fn id(&self) -> &'static str {
        G::ID
    }

    fn fields(&self) -> Vec<Field> {
        G::Params::default().fields()
    }

    fn usual_start(&self, starter: Side) -> Position {
        Position::new(G::start(&G::Params::default(), starter))
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
