//! Things that lie in places: the display, the forges, the face-up tiles, a row of a player board.

use serde::{Deserialize, Serialize};

use crate::card::{Card, NoSuchCard};
use crate::card_set::{DISPLAY, FORGES};
use crate::colour::Colour;
use crate::moves::Space;
use crate::night::{TOKEN_SPACES, token_space};
use crate::notation::keyword::{UnknownWord, shorten};
use crate::player::{Artifact, Row};
use crate::tile::{NoSuchTile, Tile};

/// The display, left to right; 0 is a free position. Fewer than six cards lie at the right end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct DisplayRow(pub [Option<Card>; DISPLAY]);

/// The face-up wisp tiles, left to right; 0 is a position whose tile is in use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct TileRow(pub [Option<Tile>; 4]);

/// The artifacts on the coloured forges, left to right; `none` is an empty forge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<ColourOrNone>", into = "Vec<ColourOrNone>")]
pub struct ForgeRow(pub [Option<Colour>; FORGES]);

/// A colour, or `none`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ColourOrNone(pub Option<Colour>);

/// A row of a player board: `["blue", "wild@red"]`; a wild artifact names the space it lies on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct ArtifactRow(pub Row);

/// The spaces of the score track that show a wisp: `[5, 20]`. In the engine, a bit for each token.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct WispSpaces(pub(crate) u16);

/// The effects of a card or tile that have been used, counted from 1. In the engine, a bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct UsedEffects(pub(crate) u8);

/// Why a list does not fill its places.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPlaces {
    /// More things than places.
    #[error("{found} things are listed; there are {places} places")]
    TooMany {
        /// How many are listed.
        found: usize,
        /// How many places there are.
        places: usize,
    },
    /// No card has the number.
    #[error(transparent)]
    NoSuchCard(#[from] NoSuchCard),
    /// No tile has the number.
    #[error(transparent)]
    NoSuchTile(#[from] NoSuchTile),
    /// No colour has the name.
    #[error(transparent)]
    NoSuchColour(#[from] UnknownWord),
    /// An artifact on a space where it cannot lie, or two on one space.
    #[error("`{0}` cannot lie there; write `red` or, for a wild artifact on a space, `wild@red`, each space once")]
    BadArtifact(String),
    /// A space that has no token.
    #[error("no night token lies on space {0}; they lie on 5, 10, … 50, and each is listed once")]
    BadToken(u8),
    /// An effect that no card has.
    #[error("{0} is not an effect; they are 1 and 2, and each is listed once")]
    BadEffect(u8),
}

/// Reads places: 0 is a free one, the rest must exist.
fn read_places<T: TryFrom<u8>, const N: usize>(numbers: &[u8], skip: usize) -> Result<[Option<T>; N], BadPlaces>
where
    BadPlaces: From<T::Error>,
{
    let mut places = [const { None }; N];
    if numbers.len() > N {
        return Err(BadPlaces::TooMany { found: numbers.len(), places: N });
    }
    for (place, number) in places.iter_mut().skip(skip).zip(numbers) {
        if *number != 0 {
            *place = Some(T::try_from(*number)?);
        }
    }
    Ok(places)
}

fn write_places<T: Into<u8>, const N: usize>(places: [Option<T>; N]) -> Vec<u8> {
    places.into_iter().map(|place| place.map_or(0, Into::into)).collect()
}

impl TryFrom<Vec<u8>> for DisplayRow {
    type Error = BadPlaces;

    fn try_from(numbers: Vec<u8>) -> Result<Self, Self::Error> {
        read_places(&numbers, DISPLAY.saturating_sub(numbers.len())).map(DisplayRow)
    }
}

impl From<DisplayRow> for Vec<u8> {
    fn from(row: DisplayRow) -> Vec<u8> {
        write_places(row.0)
    }
}

impl TryFrom<Vec<u8>> for TileRow {
    type Error = BadPlaces;

    fn try_from(numbers: Vec<u8>) -> Result<Self, Self::Error> {
        read_places(&numbers, 0).map(TileRow)
    }
}

impl From<TileRow> for Vec<u8> {
    fn from(row: TileRow) -> Vec<u8> {
        write_places(row.0)
    }
}

impl TryFrom<String> for ColourOrNone {
    type Error = UnknownWord;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        if text == "none" { Ok(ColourOrNone(None)) } else { text.parse().map(|colour| ColourOrNone(Some(colour))) }
    }
}

impl From<ColourOrNone> for String {
    fn from(colour: ColourOrNone) -> String {
        colour.0.map_or_else(|| "none".to_owned(), |colour| colour.to_string())
    }
}

impl TryFrom<Vec<ColourOrNone>> for ForgeRow {
    type Error = BadPlaces;

    fn try_from(colours: Vec<ColourOrNone>) -> Result<Self, Self::Error> {
        let mut forges = [None; FORGES];
        if colours.len() > FORGES {
            return Err(BadPlaces::TooMany { found: colours.len(), places: FORGES });
        }
        for (forge, colour) in forges.iter_mut().zip(colours) {
            *forge = colour.0;
        }
        Ok(ForgeRow(forges))
    }
}

impl From<ForgeRow> for Vec<ColourOrNone> {
    fn from(row: ForgeRow) -> Vec<ColourOrNone> {
        row.0.into_iter().map(ColourOrNone).collect()
    }
}

impl TryFrom<Vec<String>> for ArtifactRow {
    type Error = BadPlaces;

    fn try_from(words: Vec<String>) -> Result<Self, Self::Error> {
        let mut row = Row::default();
        for word in words {
            let bad = || BadPlaces::BadArtifact(shorten(&word));
            let (space, artifact): (Space, Artifact) = if let Some(space) = word.strip_prefix("wild@") {
                (space.parse().map_err(|_| bad())?, Artifact::Wild)
            } else {
                let colour: Colour = word.parse().map_err(|_| bad())?;
                (colour.into(), Artifact::Coloured(colour))
            };
            if !row.is_free(space) {
                return Err(bad());
            }
            row.put(space, artifact);
        }
        Ok(ArtifactRow(row))
    }
}

impl From<ArtifactRow> for Vec<String> {
    fn from(row: ArtifactRow) -> Vec<String> {
        let word = |(space, artifact)| match artifact {
            Artifact::Wild => format!("wild@{space}"),
            Artifact::Coloured(colour) => colour.to_string(),
        };
        row.0.iter().map(word).collect()
    }
}

impl TryFrom<Vec<u8>> for WispSpaces {
    type Error = BadPlaces;

    fn try_from(spaces: Vec<u8>) -> Result<Self, Self::Error> {
        let mut wisps = 0;
        for space in spaces {
            let token = (0..TOKEN_SPACES).find(|token| token_space(*token) == space && wisps & (1 << token) == 0);
            wisps |= 1 << token.ok_or(BadPlaces::BadToken(space))?;
        }
        Ok(WispSpaces(wisps))
    }
}

impl From<WispSpaces> for Vec<u8> {
    fn from(wisps: WispSpaces) -> Vec<u8> {
        (0..TOKEN_SPACES).filter(|token| wisps.0 & (1 << token) != 0).map(token_space).collect()
    }
}

impl TryFrom<Vec<u8>> for UsedEffects {
    type Error = BadPlaces;

    fn try_from(numbers: Vec<u8>) -> Result<Self, Self::Error> {
        let mut used = 0;
        for number in numbers {
            match number {
                1 | 2 if used & number == 0 => used |= number,
                _ => return Err(BadPlaces::BadEffect(number)),
            }
        }
        Ok(UsedEffects(used))
    }
}

impl From<UsedEffects> for Vec<u8> {
    fn from(used: UsedEffects) -> Vec<u8> {
        // The bit of the first effect is 1, that of the second 2.
        [1, 2].into_iter().filter(|effect| used.0 & effect != 0).collect()
    }
}
