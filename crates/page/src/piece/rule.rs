//! From what is on the page to the rule it comes from: one table, and the link.

use maud::{Markup, html};
use runestones_i18n::{Locale, text};
use runestones_rules::{
    Ability, Action, ArtifactPlace, Card, CardPlace, CardSet, Chapter, DieFace, Effect, Event, Holder, Pile, Place,
    Points, Question, RuleId, Together,
};

use Chapter::{C, D, E, F, H, N, P, Q, R, S, T, U, X};

/// The address of a rule.
pub(crate) fn address(rule: RuleId) -> String {
    format!("/rules#{rule}")
}

/// A link with the id of a rule on it.
pub(crate) fn link(locale: Locale, rule: RuleId) -> Markup {
    html! { a.rule href=(address(rule)) aria-label=(name(locale, rule)) { (rule) } }
}

/// "Rule U4".
pub(crate) fn name(locale: Locale, rule: RuleId) -> String {
    text(locale, "ui-rule", &[("id", rule.to_string().into())])
}

/// What a player is asked.
pub(crate) fn of_question(question: Question) -> RuleId {
    match question {
        Question::Action => T.rule(1),
        Question::Summon { points: 0, .. } => S.rule(1),
        Question::Summon { .. } => S.rule(2),
        Question::Abilities { laid: 0 | 1, .. } => U.rule(1),
        Question::Abilities { .. } => U.rule(2),
        Question::Forge { .. } => F.rule(1),
        Question::Trade => X.rule(1),
        Question::Stone => X.rule(3),
        Question::Die { face, .. } => of_face(face),
        Question::Tile(_) => N.rule(6),
        Question::PlayedCard(_) => N.rule(10),
        Question::PickTile => N.rule(9),
        Question::Fetch { to_hand: false } => N.rule(3),
        Question::Fetch { to_hand: true } => N.rule(4),
        Question::PayExchange(_) => U.rule(7),
        Question::ExchangePoints(_) => Q.rule(3),
        Question::PayForge(_) => F.rule(2),
        Question::Place(_) => F.rule(5),
    }
}

/// Something on the table.
pub(crate) fn of_place(place: Place, set: &CardSet) -> RuleId {
    match place {
        Place::Action(action) => of_action(action),
        Place::Done => U.rule(2),
        Place::Display(card) | Place::Hand(card) | Place::Effect(card, _) | Place::Discarded(card) => {
            of_card(card, set)
        }
        Place::TilePart(_) | Place::Tile(_) => N.rule(7),
        Place::Die => D.rule(7),
        Place::Supply(_) | Place::SupplyOre => C.rule(6),
        Place::Purse(_) => U.rule(8),
        Place::PurseOre => F.rule(3),
        Place::Forge(_) => F.rule(2),
        Place::Space(..) => F.rule(5),
        Place::Row(_) => X.rule(2),
        Place::Stone(rune) | Place::OwnStone(rune) => rune.rule(),
        Place::Deck => S.rule(5),
    }
}

fn of_action(action: Action) -> RuleId {
    match action {
        Action::Summon => S.rule(1),
        Action::Abilities => U.rule(1),
        Action::Forge => F.rule(1),
        Action::Pass => T.rule(4),
    }
}

/// The ability of a card.
pub(crate) fn of_card(card: Card, set: &CardSet) -> RuleId {
    set.face(card).map_or(C.rule(4), |face| of_ability(&face.ability))
}

fn of_ability(ability: &Ability) -> RuleId {
    match (ability.together(), ability.effect(0)) {
        (Together::OneOf, _) => U.rule(6),
        (Together::InOrder, _) => N.rule(7),
        (Together::Each, Some(first)) => of_effect(first),
        (Together::Each, None) => U.rule(4),
    }
}

fn of_effect(effect: Effect) -> RuleId {
    match effect {
        Effect::Gem(_)
        | Effect::AnyGem
        | Effect::Wild(_)
        | Effect::ColourCard(_)
        | Effect::AnyCard
        | Effect::Die
        | Effect::Points(_) => U.rule(4),
        Effect::Exchange(_) => U.rule(7),
        Effect::Pillage => N.rule(2),
        Effect::Resurrection => N.rule(3),
        Effect::Switch => N.rule(4),
        Effect::Wisp => N.rule(6),
        Effect::Ore | Effect::Draw(_) | Effect::Play => N.rule(7),
    }
}

/// A face of the die.
pub(crate) fn of_face(face: DieFace) -> RuleId {
    match face {
        DieFace::AnyGem => D.rule(1),
        DieFace::GemForWild => D.rule(2),
        DieFace::OnePoint => D.rule(3),
        DieFace::TwoPoints => D.rule(4),
        DieFace::Ore => D.rule(5),
        DieFace::Card => D.rule(6),
    }
}

/// The rule behind something that happened.
///
/// A card that is played or taken does not say what for: that is the action in which it was.
pub fn of_event(event: Event, action: Option<Action>) -> RuleId {
    match event {
        Event::Omitted { .. } => Q.rule(1),
        Event::First { .. } => P.rule(6),
        Event::Token { .. } => N.rule(8),
        Event::Turn { .. } => T.rule(1),
        Event::Action { action, .. } => of_action(action),
        Event::Card { from, to, .. } => of_card_event(from, to, action == Some(Action::Summon)),
        Event::Gems { from: Holder::Seat(_), to: Holder::Seat(_), .. } => N.rule(2),
        Event::Gems { to: Holder::Stone(_), .. } => R.rule(4),
        Event::Gems { to: Holder::Supply, .. } => U.rule(8),
        Event::Gems { .. } => U.rule(4),
        Event::Ore { to: Holder::Supply, .. } => F.rule(3),
        Event::Ore { .. } => C.rule(6),
        Event::Artifact { to: ArtifactPlace::Row(..), .. } => F.rule(5),
        Event::Artifact { from: ArtifactPlace::Row(..), .. } => X.rule(4),
        Event::Artifact { .. } | Event::Shuffle { pile: Pile::Artifacts } => F.rule(6),
        Event::Stone { rune, .. } => rune.rule(),
        Event::Tile { .. } => N.rule(6),
        Event::Roll { face, .. } => of_face(face),
        Event::Score { why, .. } => of_points(why),
        Event::Wisp { .. } => N.rule(9),
        Event::Shuffle { pile: Pile::Deck } => S.rule(5),
        Event::Shuffle { pile: Pile::Draw(_) } => H.rule(2),
        Event::Shuffle { pile: Pile::Tiles } => N.rule(7),
        Event::Over => E.rule(3),
    }
}

fn of_card_event(from: CardPlace, to: CardPlace, summoning: bool) -> RuleId {
    match (from, to) {
        (CardPlace::Deck, CardPlace::Discard(_)) => D.rule(6),
        (CardPlace::Deck | CardPlace::Display(_), CardPlace::Display(_)) => S.rule(4),
        (CardPlace::CreatureDiscard, CardPlace::Hand(_)) => N.rule(4),
        (CardPlace::CreatureDiscard, _) => N.rule(3),
        (CardPlace::Draw(_), _) => H.rule(1),
        (CardPlace::Display(_), _) if summoning => S.rule(2),
        (CardPlace::Hand(_), _) if summoning => S.rule(1),
        (CardPlace::Front(_), _) if summoning => S.rule(3),
        (CardPlace::Display(_), _) => U.rule(5),
        (CardPlace::Hand(_), _) => U.rule(1),
        (CardPlace::Deck | CardPlace::Front(_) | CardPlace::Discard(_) | CardPlace::Box, _) => U.rule(3),
    }
}

fn of_points(why: Points) -> RuleId {
    match why {
        Points::Card(_) => U.rule(4),
        Points::Exchange(_) => U.rule(7),
        Points::Die => D.rule(3),
        Points::ExtraPoint => R.rule(8),
        Points::Forge => F.rule(4),
        Points::Trade => X.rule(2),
        Points::Tile => N.rule(7),
        Points::LeftOver | Points::Row(_) => E.rule(2),
    }
}
