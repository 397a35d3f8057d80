//! Reading abilities. Any text is answered with an ability or with a sentence that says what is wrong.

use std::str::FromStr;

use crate::ability::{Ability, BadAbility, Effect, Exchange, MOST_GEMS, MOST_POINTS, Price, Together};
use crate::colour::{Gem, Gems};
use crate::notation::keyword::{UnknownWord, shorten};

const ARROW: &str = "->";

impl FromStr for Ability {
    type Err = BadAbility;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let sign_of = |sign| Together::ALL.into_iter().find(|together| together.sign() == sign);
        let mut effects = text.split(|sign| sign_of(sign).is_some());
        let (first, second) = (effects.next().unwrap_or_default(), effects.next());
        if effects.next().is_some() && !text.contains(ARROW) {
            return Err(BadAbility::TooManyEffects);
        }
        match (second, text.chars().find_map(sign_of)) {
            (Some(_), Some(_)) if text.contains(ARROW) => Err(BadAbility::ExchangeNotAlone),
            (Some(second), Some(together)) => Ok(Ability::two(together, first.parse()?, second.parse()?)),
            _ => first.parse().map(Ability::one),
        }
    }
}

impl FromStr for Effect {
    type Err = BadAbility;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some((paid, received)) = text.split_once(ARROW) {
            return Exchange::read(paid, received).map(Effect::Exchange);
        }
        let mut words = text.split_whitespace();
        match (words.next(), words.next(), words.next()) {
            (None, ..) => Err(BadAbility::MissingEffect),
            (Some(word), None, _) => effect_of_word(word),
            (Some(count), Some("wild"), None) if is_number(count) => read_count(count).map(Effect::Wild),
            (Some("draw"), Some(count), None) if is_number(count) => read_count(count).map(Effect::Draw),
            _ => Err(unknown_effect(text.trim())),
        }
    }
}

fn effect_of_word(word: &str) -> Result<Effect, BadAbility> {
    if let Some(points) = points_of(word) {
        return read_points(points).map(Effect::Points);
    }
    if let Some(colour) = word.strip_prefix("card:").and_then(|colour| colour.parse().ok()) {
        return Ok(Effect::ColourCard(colour));
    }
    match word {
        "any" => Ok(Effect::AnyGem),
        "wild" => Ok(Effect::Wild(1)),
        "card:any" => Ok(Effect::AnyCard),
        "die" => Ok(Effect::Die),
        "pillage" => Ok(Effect::Pillage),
        "resurrection" => Ok(Effect::Resurrection),
        "switch" => Ok(Effect::Switch),
        "wisp" => Ok(Effect::Wisp),
        "ore" => Ok(Effect::Ore),
        "play" => Ok(Effect::Play),
        _ => word.parse().map(Effect::Gem).map_err(|_| unknown_effect(word)),
    }
}

fn unknown_effect(found: &str) -> BadAbility {
    const KNOWN: &[&str] = &[
        "blue",
        "green",
        "yellow",
        "red",
        "any",
        "wild",
        "2 wild",
        "card:red",
        "card:any",
        "die",
        "3vp",
        "red -> 2vp",
        "pillage",
        "resurrection",
        "switch",
        "wisp",
        "ore",
        "draw 2",
        "play",
    ];
    BadAbility::UnknownEffect(UnknownWord::new(found, "an effect", KNOWN))
}

impl Exchange {
    fn read(paid: &str, received: &str) -> Result<Exchange, BadAbility> {
        if received.contains(ARROW) {
            return Err(BadAbility::ExchangeNotAlone);
        }
        let price = Price::read(paid)?;
        let mut exchange = Exchange { price, ..Exchange::default() };
        for (count, word) in counted(received) {
            match points_of(word) {
                Some(points) if count == "1" => exchange.points += read_points(points)?,
                _ => *exchange.gems.of_mut(gem(word).map_err(cannot_be_received)?) += read_count(count)?,
            }
            // Checked at every step, so that the next sum cannot overflow.
            within_gems(exchange.gems.total())?;
            within_points(exchange.points)?;
        }
        let nothing = exchange.gems == Gems::NONE && exchange.points == 0;
        if nothing { Err(BadAbility::NothingReceived) } else { Ok(exchange) }
    }
}

impl Price {
    fn read(text: &str) -> Result<Price, BadAbility> {
        let mut price = Price::default();
        for (count, word) in counted(text) {
            match word {
                "any" => price.any += read_count(count)?,
                _ => *price.gems.of_mut(gem(word).map_err(cannot_be_paid)?) += read_count(count)?,
            }
            within_gems(price.total())?;
        }
        if price.total() == 0 { Err(BadAbility::NothingPaid) } else { Ok(price) }
    }
}

/// The words of a text, each with the number before it, or `1`. A number at the end comes as a word.
fn counted(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut words = text.split_whitespace().peekable();
    std::iter::from_fn(move || {
        let word = words.next()?;
        let counted = if is_number(word) { words.next() } else { None };
        Some(counted.map_or(("1", word), |counted| (word, counted)))
    })
}

/// The gem that a word names, or the word itself.
fn gem(word: &str) -> Result<Gem, &str> {
    word.parse().map_err(|_| word)
}

fn cannot_be_paid(word: &str) -> BadAbility {
    const KNOWN: &[&str] = &["blue", "green", "yellow", "red", "wild", "any"];
    BadAbility::CannotBePaid(UnknownWord::new(word, "something to pay", KNOWN))
}

fn cannot_be_received(word: &str) -> BadAbility {
    const KNOWN: &[&str] = &["blue", "green", "yellow", "red", "wild", "2 wild", "3vp"];
    BadAbility::CannotBeReceived(UnknownWord::new(word, "something to receive", KNOWN))
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// The number in `3vp`.
fn points_of(word: &str) -> Option<&str> {
    word.strip_suffix("vp").filter(|points| is_number(points))
}

fn read_count(digits: &str) -> Result<u8, BadAbility> {
    let count = digits.parse().ok().filter(|count| (1..=MOST_GEMS).contains(count));
    count.ok_or_else(|| BadAbility::BadCount(shorten(digits)))
}

fn read_points(digits: &str) -> Result<u8, BadAbility> {
    let points = digits.parse().ok().filter(|points| (1..=MOST_POINTS).contains(points));
    points.ok_or_else(|| BadAbility::BadPoints(shorten(digits)))
}

fn within_gems(total: u8) -> Result<(), BadAbility> {
    if total <= MOST_GEMS { Ok(()) } else { Err(BadAbility::BadCount(total.to_string())) }
}

fn within_points(total: u8) -> Result<(), BadAbility> {
    if total <= MOST_POINTS { Ok(()) } else { Err(BadAbility::BadPoints(total.to_string())) }
}
