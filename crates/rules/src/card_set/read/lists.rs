//! Reads the prices, the forges and the wisp tiles.

use toml::de::DeValue;

use crate::ability::{Ability, Bearer};
use crate::card_set::read::Value;
use crate::card_set::read::report::Report;
use crate::card_set::{DISPLAY, FORGES, Fault, Forge, TILES};
use crate::notation::keyword::shorten;

/// The magic price of each display position.
pub(super) fn prices(value: &Value<'_>, report: &mut Report) -> Option<[u8; DISPLAY]> {
    let prices: [u8; DISPLAY] = exactly("prices", value, Fault::PriceCount, report, |_, item| price(item))?;
    for pair in prices.windows(2) {
        if pair[0] < pair[1] {
            report.add(value.span().start, Fault::PricesRise { before: pair[0], after: pair[1] });
        }
    }
    let last = prices[DISPLAY - 1];
    if last != 1 {
        report.add(value.span().start, Fault::LastPrice(last));
    }
    Some(prices)
}

fn price(value: &DeValue<'_>) -> Result<u8, Fault> {
    let Some(number) = value.as_integer() else {
        return Err(wrong_type("prices", value, "a list of numbers"));
    };
    let price = u8::from_str_radix(number.as_str(), number.radix()).ok();
    price.filter(|price| (1..=4).contains(price)).ok_or_else(|| Fault::Price(shorten(number.as_str())))
}

/// The five forges.
pub(super) fn forges(value: &Value<'_>, report: &mut Report) -> Option<[Forge; FORGES]> {
    exactly("forges", value, Fault::ForgeCount, report, |_, item| text("forges", item)?.parse().map_err(Fault::Forge))
}

/// The bonuses of the wisp tiles; none if they cannot be read.
pub(super) fn tiles(value: &Value<'_>, report: &mut Report) -> Vec<Ability> {
    let tiles: Option<[Ability; TILES]> = exactly("tiles", value, Fault::TileCount, report, |number, item| {
        let bonus: Ability = text("tiles", item)?.parse().map_err(|fault| Fault::BadTile { number, fault })?;
        bonus.check_on(Bearer::Tile).map_err(|fault| Fault::MisplacedTile { number, fault })?;
        Ok(bonus)
    });
    tiles.map(Vec::from).unwrap_or_default()
}

/// A list of exactly `N` items, each read with its position from 1.
fn exactly<T, const N: usize>(
    key: &'static str,
    value: &Value<'_>,
    wrong_count: fn(usize) -> Fault,
    report: &mut Report,
    read: impl Fn(usize, &DeValue<'_>) -> Result<T, Fault>,
) -> Option<[T; N]> {
    let Some(items) = value.get_ref().as_array() else {
        report.add_type(key, value, "a list in square brackets");
        return None;
    };
    let mut sound = Vec::new();
    for (index, item) in items.iter().enumerate() {
        match read(index + 1, item.get_ref()) {
            Ok(item) => sound.push(item),
            Err(reason) => report.add(item.span().start, reason),
        }
    }
    if items.len() != N {
        report.add(value.span().start, wrong_count(items.len()));
    }
    sound.try_into().ok()
}

fn text<'v>(key: &'static str, value: &'v DeValue<'_>) -> Result<&'v str, Fault> {
    value.as_str().ok_or_else(|| wrong_type(key, value, "a list of texts in quotes"))
}

fn wrong_type(key: &'static str, value: &DeValue<'_>, expected: &'static str) -> Fault {
    Fault::WrongType { key: format!("an entry of {key}"), found: value.type_str(), expected }
}
