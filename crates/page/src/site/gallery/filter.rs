//! Which cards of the gallery are shown: a plain form, whose answers stand in the address.

use maud::{Markup, html};
use runestones_i18n::{Locale, text};
use runestones_rules::{Border, Card, CardSet, Effect, Gem};
use serde::Deserialize;

use crate::site::layout::Head;
use crate::site::rules::{asked_for, here};

/// What the form asks for; an empty field lets everything through, and so does a word that it does not offer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Filter {
    /// The border of a card.
    pub colour: String,
    /// What it does.
    pub effect: String,
    /// Its number, or the beginning of it.
    pub number: String,
}

/// The borders, with the keys of their names.
const COLOURS: [(&str, &str); 6] = [
    ("green", "colour-green"),
    ("red", "colour-red"),
    ("blue", "colour-blue"),
    ("yellow", "colour-yellow"),
    ("white", "creature-dragon"),
    ("druid", "creature-druid"),
];

/// The effects, with the keys of their names.
const EFFECTS: [(&str, &str); 10] = [
    ("gems", "ui-effect-gems"),
    ("wild", "ui-effect-wild"),
    ("cards", "ui-effect-cards"),
    ("die", "ui-effect-die"),
    ("points", "ui-effect-points"),
    ("exchange", "ability-exchange"),
    ("pillage", "ability-pillage"),
    ("resurrection", "ability-resurrection"),
    ("switch", "ability-switch"),
    ("wisp", "ability-wisp"),
];

impl Filter {
    /// Whether it lets everything through.
    pub fn is_empty(&self) -> bool {
        *self == Filter::default()
    }

    pub(super) fn lets_through(&self, card: Card, set: &CardSet) -> bool {
        let Some(face) = set.face(card) else { return false };
        let known = |list: &[(&str, &str)], word: &str| list.iter().any(|(known, _)| *known == word);
        let colour = !known(&COLOURS, &self.colour) || self.colour == border_word(face.border);
        let effect = !known(&EFFECTS, &self.effect) || face.ability.effects().any(|effect| does(effect, &self.effect));
        colour && effect && card.number().to_string().starts_with(self.number.trim())
    }

    pub(super) fn form(&self, head: &Head, set: &CardSet) -> Markup {
        let locale = head.locale;
        let t = |key| text(locale, key, &[]);
        html! {
            form.filter action="/gallery" {
                input type="hidden" name="lang" value=(locale.tag());
                @if let Some(hash) = asked_for(set) { input type="hidden" name="cards" value=(hash); }
                (choice(locale, "ui-filter-colour", "colour", &COLOURS, &self.colour))
                (choice(locale, "ui-filter-effect", "effect", &EFFECTS, &self.effect))
                label.field {
                    span { (t("ui-filter-number")) }
                    input name="number" inputmode="numeric" maxlength="3" size="4" value=(self.number.chars().take(3).collect::<String>());
                }
                button.btn.btn--main { (t("ui-filter-apply")) }
                @if !self.is_empty() { a.btn href=(here(head, "/gallery", set)) { (t("ui-filter-clear")) } }
            }
        }
    }
}

fn choice(locale: Locale, title: &str, name: &str, answers: &[(&str, &str)], chosen: &str) -> Markup {
    html! {
        label.field {
            span { (text(locale, title, &[])) }
            select name=(name) {
                option value="" { (text(locale, "ui-filter-all", &[])) }
                @for (word, key) in answers { option value=(word) selected[*word == chosen] { (text(locale, key, &[])) } }
            }
        }
    }
}

fn border_word(border: Border) -> String {
    match border {
        Border::Colour(colour) => colour.to_string(),
        Border::White => "white".to_owned(),
        Border::Druid => "druid".to_owned(),
    }
}

/// Whether an effect is of the kind that a word names; an exchange is also what it gives.
fn does(effect: Effect, word: &str) -> bool {
    match effect {
        Effect::Gem(_) | Effect::AnyGem => word == "gems",
        Effect::Wild(_) => word == "wild",
        Effect::ColourCard(_) | Effect::AnyCard | Effect::Draw(_) | Effect::Play => word == "cards",
        Effect::Die => word == "die",
        Effect::Points(_) => word == "points",
        Effect::Exchange(exchange) => {
            let wild = exchange.gems.of(Gem::Wild) > 0;
            match word {
                "exchange" => true,
                "points" => exchange.points > 0,
                "wild" => wild,
                "gems" => exchange.gems.total() > 0 && !wild,
                _ => false,
            }
        }
        Effect::Pillage => word == "pillage",
        Effect::Resurrection => word == "resurrection",
        Effect::Switch => word == "switch",
        Effect::Wisp => word == "wisp",
        Effect::Ore => false,
    }
}
