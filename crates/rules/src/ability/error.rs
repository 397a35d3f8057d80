//! What can be wrong with the text of an ability.

use crate::ability::{MOST_GEMS, MOST_POINTS};
use crate::notation::keyword::UnknownWord;

/// Why a text is not an ability.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadAbility {
    /// Nothing stands where an effect should.
    #[error("an effect is missing; write one or two, such as `die` or `red + die`")]
    MissingEffect,
    /// There are three effects or more.
    #[error("there are more than two effects; an ability has one or two")]
    TooManyEffects,
    /// A word that is none of the effects.
    #[error(transparent)]
    UnknownEffect(UnknownWord),
    /// An exchange together with something else.
    #[error("an exchange stands alone; gems on one side of it are set apart by spaces, such as `red -> blue green`")]
    ExchangeNotAlone,
    /// Nothing is paid.
    #[error("nothing is paid in this exchange; write gems before the `->`, such as `red -> 2vp`")]
    NothingPaid,
    /// Nothing is received.
    #[error("nothing is received in this exchange; write gems or points after the `->`, such as `red -> 2vp`")]
    NothingReceived,
    /// A word on the paying side that is no gem.
    #[error(transparent)]
    CannotBePaid(UnknownWord),
    /// A word on the receiving side that is neither gem nor points.
    #[error(transparent)]
    CannotBeReceived(UnknownWord),
    /// A number of gems or cards out of bounds.
    #[error("`{0}` is out of bounds; the number of gems or cards is 1 to {MOST_GEMS}")]
    BadCount(String),
    /// A number of points out of bounds.
    #[error("`{0}` is out of bounds; the number of points is 1 to {MOST_POINTS}")]
    BadPoints(String),
}
