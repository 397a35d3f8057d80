//! Pictures for the rules, drawn with the pieces of the table.

use maud::{Markup, html};
use runestones_i18n::Voice;
use runestones_rules::{Artifact, Card, Chapter, Colour, DieFace, Gem, Magic, RuleId, Rune};

use crate::piece::ability::{ability, effect};
use crate::piece::card::magic;
use crate::piece::icon::{artifact, classed, gem, icon, points, rune_symbol, times};
use crate::piece::rule;
use crate::piece::spans::die_face;
use crate::site::gallery::{forge, printed_card};

use Chapter::{C, F, N, S, U, X};

/// The picture of a rule, if it has one. The words say everything, so the ear does not need it.
pub(super) fn of_rule(id: RuleId, voice: &Voice) -> Option<Markup> {
    let set = voice.card_set();
    let cards = |numbers: &[u8]| numbers.iter().filter_map(|number| Card::new(*number)).collect::<Vec<_>>();
    let show = |numbers: &[u8]| html! { @for card in cards(numbers) { (printed_card(voice, card)) } };
    if let Some(rune) = Rune::ALL.into_iter().find(|rune| rune.rule() == id) {
        return Some(classed(rune_symbol(rune), "pic pic--stone"));
    }
    if let Some(face) = DieFace::ALL.into_iter().find(|face| rule::of_face(*face) == id) {
        return Some(html! { span.pic.pic--die { (die_face(face)) } });
    }
    let pictures: &[(RuleId, Markup)] = &[
        (C.rule(2), show(&[13, 14, 11, 12, 71])),
        (C.rule(3), show(&[100, 101, 105, 106])),
        (C.rule(5), html! { @for kind in artifacts() { (artifact(kind)) } }),
        (C.rule(6), html! { @for kind in Gem::ALL { (gem(kind)) } (icon("g-ore")) }),
        (C.rule(7), html! { @for rune in &Rune::ALL[..8] { (classed(rune_symbol(*rune), "pic pic--stone")) } }),
        (C.rule(8), html! { (icon("i-die")) (classed("throne", "pic pic--throne")) }),
        (C.rule(9), html! { span.pic.pic--row { @for space in Gem::ALL { (icon(&format!("s-{space}"))) } } }),
        (S.rule(1), html! { (magic(coins(Some(Colour::Red), 2))) "+" (magic(coins(None, 1))) "=" b { "3" } }),
        (S.rule(2), html! { @for price in set.prices() { span.pic.pic--price { (icon("m-price")) (price) } } }),
        (U.rule(3), leaving(voice)),
        (
            U.rule(4),
            html! { (gem(Colour::Blue)) (icon("g-any")) (gem(Gem::Wild)) (icon("k-red")) (icon("k-any")) (icon("i-die")) (points(2)) },
        ),
        (U.rule(6), show(&[23, 70])),
        (U.rule(7), show(&[16, 21, 74])),
        (U.rule(8), html! { (gem(Gem::Wild)) (classed("i-arrow", "i i--arrow")) (icon("g-any")) }),
        (F.rule(2), html! { @for number in 1..=6 { (forge(voice, number)) } }),
        (F.rule(3), times(3, &icon("g-ore"))),
        (
            F.rule(4),
            html! { @for bonus in set.forges().iter().filter_map(|forge| forge.bonus) { (effect(bonus, None)) } },
        ),
        (
            X.rule(2),
            html! { @for (count, score) in [(2, 3), (3, 6), (4, 10), (5, 15)] { span.pic.pic--row { (times(count, &icon("a-wild"))) (points(score)) } } },
        ),
        (N.rule(2), show(&[80])),
        (N.rule(3), show(&[85])),
        (N.rule(4), show(&[87])),
        (N.rule(6), show(&[94])),
        (N.rule(7), html! { @for tile in set.tiles() { span.pic.pic--tile { (ability(tile, None)) } } }),
        (N.rule(8), icon("i-wisp")),
    ];
    pictures.iter().find(|(of, _)| *of == id).map(|(_, picture)| picture.clone())
}

fn artifacts() -> [Artifact; 5] {
    let [blue, green, yellow, red] = Colour::ALL.map(Artifact::Coloured);
    [blue, green, yellow, red, Artifact::Wild]
}

fn coins(colour: Option<Colour>, points: u8) -> Magic {
    Magic { colour, points }
}

/// Of two cards the higher leaves and the lower stays.
fn leaving(voice: &Voice) -> Markup {
    html! {
        @for (number, symbol) in [(16, "i-return"), (21, "i-leave")] {
            @if let Some(card) = Card::new(number) { (printed_card(voice, card)) (icon(symbol)) }
        }
    }
}
