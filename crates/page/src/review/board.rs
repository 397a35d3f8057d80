//! The table at a moment of a review, reduced to what one decides by: forges, display, stones, the hand of whoever's turn it
//! is, and a line for each seat.

use maud::{Markup, html};
use runestones_i18n::{artifact_name, rune_name};
use runestones_rules::{Artifact, Card, FORGES, Game, Gem, Move, Place, RowName, Rune, Seat, Space, THRONE};

use crate::piece::card::{class, face};
use crate::piece::icon::{artifact, bare, druid, gem, icon, mark, points, rune_symbol};
use crate::review::ReviewView;

/// What is shown on the pieces: the line that was best, what was played, and where a click leads.
#[derive(Default)]
pub(super) struct Signs<'a> {
    /// The moves of the best line, the first is number 1.
    pub(super) best: Vec<Move>,
    /// What was played.
    pub(super) played: Option<Move>,
    /// Where one tries another move: every legal one with its address.
    pub(super) tries: Vec<(Move, String)>,
    /// The game in which these moves are legal.
    pub(super) game: Option<&'a Game>,
}

impl Signs<'_> {
    fn is_at(&self, mv: Move, place: Place) -> bool {
        self.game.is_some_and(|game| game.places(mv).contains(&place))
    }

    /// The number of a piece in the best line. Later moves are made in a game that we do not have, so only what they name
    /// without it counts.
    fn number(&self, place: Place) -> Option<usize> {
        self.best.iter().position(|mv| self.is_at(*mv, place)).map(|at| at + 1)
    }

    fn is_played(&self, place: Place) -> bool {
        self.played.is_some_and(|mv| self.is_at(mv, place))
    }

    /// The address of the only move at a place.
    fn only(&self, place: Place) -> Option<&str> {
        let mut there = self.tries.iter().filter(|(mv, _)| self.is_at(*mv, place));
        let first = there.next()?;
        there.next().is_none().then_some(first.1.as_str())
    }

    fn is_lit(&self, place: Place) -> bool {
        self.tries.iter().any(|(mv, _)| self.is_at(*mv, place))
    }
}

/// The table.
pub(super) fn board(view: &ReviewView, game: &Game, signs: &Signs) -> Markup {
    html! {
        div.rv-board role="group" aria-label=(view.text("review-table")) {
            (track(view, game))
            ul.rv-seats { @for seat in game.seats() { (seat_line(view, game, seat)) } }
            div.rv-centre {
                ul.rv-forges { @for number in 1..=FORGES as u8 + 1 { li { (forge(view, game, number, signs)) } } }
                ul.rv-display {
                    li.rv-pile title=(view.text("ui-deck")) { (bare("k-back")) b { (game.public().deck().len()) } }
                    @for (slot, there) in game.public().display().iter().enumerate() {
                        li {
                            @if let Some(there) = there { (card(view, *there, Place::Display(*there), signs)) }
                            @else { span.card-place {} }
                            span.rv-price { (icon("m-price")) (view.voice.card_set().prices()[slot]) }
                        }
                    }
                }
                ul.rv-stones { @for rune in game.stones_in_play().iter() { li { (stone(view, game, rune, signs)) } } }
                (hand(view, game, signs))
            }
        }
    }
}

/// The score track, for the eye: the seats below say the points.
fn track(view: &ReviewView, game: &Game) -> Markup {
    let score = |seat: Seat| game.public().player(seat).score().min(THRONE);
    html! {
        svg.rv-track viewBox="0 0 690 30" aria-hidden="true" {
            path.rv-track__stones d="M20,22 H650" {}
            path.rv-track__fives d="M20,22 H650" {}
            svg x="660" y="6" width="22" height="22" { use href="#throne" {} }
            @for seat in game.seats() {
                // Those on one stone stand beside each other.
                @let beside = game.seats().take(seat.index()).filter(|other| score(*other) == score(seat)).count();
                @let x = 20 + usize::from(score(seat)) * 10 + beside * 8;
                g class={ "rv-track__marker marker--" (druid(seat)) } {
                    svg x=(x.saturating_sub(8)) y="0" width="16" height="20" { use href="#p-marker" {} }
                    text x=(x) y="14" { (mark(view.voice.names(), seat)) }
                }
            }
        }
    }
}

/// A piece with its signs: a number for the best line, a word for what was played.
fn piece(view: &ReviewView, kind: &str, label: &str, place: Place, signs: &Signs, content: &Markup) -> Markup {
    let (number, played) = (signs.number(place), signs.is_played(place));
    let mut class = format!("rv-piece {kind}");
    if number.is_some() {
        class.push_str(" is-best");
    } else if played {
        class.push_str(" is-played");
    } else if signs.is_lit(place) {
        class.push_str(" is-lit");
    }
    let sign = html! {
        @if let Some(number) = number { span.rv-sign { (number) } }
        @else if played { span.rv-sign.rv-sign--played { (view.text("review-played")) } }
    };
    html! {
        @match signs.only(place) {
            Some(address) => a class=(class) href=(address) data-moment aria-label=(label) { (content) (sign) },
            None => span class=(class) role="img" aria-label=(label) { (content) (sign) },
        }
    }
}

fn card(view: &ReviewView, there: Card, place: Place, signs: &Signs) -> Markup {
    let set = view.voice.card_set();
    piece(view, &class(there, set), &view.voice.card_label(there), place, signs, &face(there, set))
}

fn hand(view: &ReviewView, game: &Game, signs: &Signs) -> Markup {
    let seat = game.active();
    let front = game.public().front_cards();
    html! {
        ul.rv-hand aria-label=(view.voice.seat_name(seat)) {
            @for front in &front { li.is-front { (card(view, front.card, Place::Effect(front.card, 0), signs)) } }
            @for there in game.player(seat).hand().iter() { li { (card(view, there, Place::Hand(there), signs)) } }
        }
    }
}

fn forge(view: &ReviewView, game: &Game, number: u8, signs: &Signs) -> Markup {
    let public = game.public();
    let there = match public.forges().get(number as usize - 1) {
        Some(colour) => colour.map(Artifact::Coloured),
        None => (public.wild_artifacts() > 0).then_some(Artifact::Wild),
    };
    let name = there.map(|there| artifact_name(view.voice.locale(), there)).unwrap_or_default();
    let label = format!("{} {name}", view.voice.forge_name(number));
    let printed = view.voice.card_set().forges().get(number as usize - 1);
    let content = html! {
        @if let Some(there) = there { (artifact(there)) }
        span.rv-cost {
            @match (printed, there.and_then(Artifact::colour)) {
                (Some(printed), Some(colour)) => { (printed.price) (gem(colour)) },
                (Some(printed), None) => { (printed.price) (icon("g-any")) },
                (None, _) => { "4" (icon("g-each")) },
            }
        }
    };
    piece(view, "rv-forge", &label, Place::Forge(number), signs, &content)
}

fn stone(view: &ReviewView, game: &Game, rune: Rune, signs: &Signs) -> Markup {
    let left = game.stones_left(rune);
    let label = format!("{} {left}", rune_name(view.voice.locale(), rune));
    let kind = if left == 0 { "rv-stone is-gone" } else { "rv-stone" };
    let content = html! { (icon(rune_symbol(rune))) small { (left) } };
    piece(view, kind, &label, Place::Stone(rune), signs, &content)
}

/// Marker, name, score, rows, stones and purse.
fn seat_line(view: &ReviewView, game: &Game, seat: Seat) -> Markup {
    let public = game.public();
    let player = public.player(seat);
    html! {
        li.rv-seat.is-turn[game.active() == seat] {
            span.rv-seat__who { (view.marker(seat)) (view.voice.seat_name(seat)) (points(player.score())) }
            @for name in RowName::BOTH {
                @let row = player.row(name);
                span.rv-row {
                    @for space in Space::ALL {
                        @match row.at(space) {
                            Some(there) => (artifact(there)),
                            None => span.rv-space {},
                        }
                    }
                }
            }
            span.rv-purse {
                @for kind in Gem::ALL { span { (gem(kind)) (player.purse().gems.of(kind)) } }
                span { (icon("g-ore")) (player.purse().ore) }
            }
            span.rv-own { @for rune in player.stones().iter() { (icon(rune_symbol(rune))) } }
        }
    }
}
