//! The forges: monoliths with an ember niche.

use maud::{Markup, html};
use runestones_rules::{Artifact, Effect, FORGES, Public};

use crate::piece::ability::effect;
use crate::piece::icon::{artifact, figure, gem, icon, times};
use crate::piece::spot::Spot;
use crate::table::board::artifact_label;
use crate::view::TableView;
use crate::view::legal::Place;

/// All six forges, the wild one last.
pub fn forges(table: &TableView) -> Markup {
    html! {
        section.forges.page #forges tabindex=[table.tab_stop()] aria-labelledby="h-forges" {
            h2.vh #h-forges { (table.text("ui-forges")) }
            ul.forges__row { @for number in 1..=FORGES as u8 + 1 { li { (forge(table, number)) } } }
        }
    }
}

fn forge(table: &TableView, number: u8) -> Markup {
    let there = table.public().artifact_at(number);
    // How many wild artifacts are left is said by the wild forge alone, but it is not worth a distinction.
    let left = table.public().wild_artifacts();
    table.part("forge", (number, there, left, table.lit(|lit| lit == Place::Forge(number))), || {
        let label = forge_label(table, number);
        Spot { table, place: Place::Forge(number), class: "forge tip", label }.draw(&monolith(table.public(), number))
    })
}

/// The stone of a forge, with what lies in it and what it costs.
pub(crate) fn monolith(game: Public, number: u8) -> Markup {
    let there = game.artifact_at(number);
    html! {
        svg.forge__stone preserveAspectRatio="none" aria-hidden="true" { (stone(number)) }
        span.forge__niche { @if let Some(there) = there { (artifact(there)) } }
        (cost(game, number, there))
    }
}

/// "Forge 4: crown. Costs 3 gems …", for the wild forge also how many artifacts are left.
pub(crate) fn forge_label(table: &TableView, number: u8) -> String {
    let there = table.public().artifact_at(number);
    let name = there.map_or_else(|| table.text("ui-empty"), |there| artifact_label(table, there));
    let label =
        table.labelled(&table.voice.forge_name(number), format_args!("{name}. {}", table.voice.forge_text(number)));
    if usize::from(number) > FORGES {
        format!("{label} {}", table.count("ui-artifacts-left", table.public().wild_artifacts()))
    } else {
        label
    }
}

/// Three shapes of monoliths, so that neighbours differ.
fn stone(number: u8) -> Markup {
    maud::PreEscaped(format!(r##"<use href="#f-{}"/>"##, (number - 1) % 3 + 1))
}

/// What it costs, what it gives, and how many wild artifacts are left.
fn cost(game: Public, number: u8, there: Option<Artifact>) -> Markup {
    let Some(printed) = game.card_set().forges().get(number as usize - 1) else {
        return html! {
            span.forge__cost { (figure(4)) (icon("g-each")) }
            span.forge__left { (figure("×")) (figure(game.wild_artifacts())) }
        };
    };
    html! {
        span.forge__cost {
            @match there.and_then(Artifact::colour) {
                Some(colour) => (times(printed.price, &gem(colour))),
                None => { (figure(printed.price)) (icon("g-any")) },
            }
        }
        @if let Some(bonus) = printed.bonus { (medallion(bonus)) }
    }
}

fn medallion(bonus: Effect) -> Markup {
    html! { span.bonus { (effect(bonus, None)) } }
}
