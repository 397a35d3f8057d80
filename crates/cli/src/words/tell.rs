//! What happened, in short sentences for one listener. Things of a kind that happen in a row become one sentence.

mod pile;
mod sentence;

use runestones_rules::event::{ArtifactPlace, CardPlace, Holder};
use runestones_rules::{Artifact, Card, CardSet, Colour, Event, Gem, Gems, Seat};

use super::Names;
use pile::Pile;

/// Who listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Listener {
    /// A player, who is "you" and knows the own hand.
    Seat(Seat),
    /// Somebody who knows no hand.
    Watcher,
    /// Somebody who reads a record and knows everything.
    Reader,
}

impl Listener {
    fn seat(self) -> Option<Seat> {
        match self {
            Listener::Seat(seat) => Some(seat),
            Listener::Watcher | Listener::Reader => None,
        }
    }

    fn hears_of(self, event: Event) -> Event {
        if self == Listener::Reader { event } else { event.seen_by(self.seat()) }
    }
}

/// Who listens, and what the others are called.
#[derive(Clone, Copy)]
struct Audience<'n> {
    you: Option<Seat>,
    names: &'n Names,
}

impl<'n> Audience<'n> {
    /// `You take`, `Grey takes`.
    fn does(self, seat: Seat, verb: &str) -> String {
        if self.you == Some(seat) {
            return format!("You {verb}");
        }
        let ending = if verb.ends_with(['s', 'h']) { "es" } else { "s" };
        format!("{} {verb}{ending}", self.names.at(seat))
    }

    fn whom(self, seat: Seat) -> &'n str {
        if self.you == Some(seat) { "you" } else { self.names.at(seat) }
    }

    fn whose_turn(self, seat: Seat) -> &'n str {
        if self.you == Some(seat) { "your turn" } else { self.names.at(seat) }
    }
}

/// The events in sentences, as the listener may know them.
pub(crate) fn tell(
    card_set: &CardSet,
    events: impl IntoIterator<Item = Event>,
    listener: Listener,
    names: &Names,
) -> Vec<String> {
    let audience = Audience { you: listener.seat(), names };
    let mut told: Vec<Told> = Vec::new();
    for event in events.into_iter().map(|event| listener.hears_of(event)) {
        let Some(next) = Told::of(card_set, event, audience) else { continue };
        let merged = told.last_mut().is_some_and(|last| last.merge(&next));
        if !merged {
            told.push(next);
        }
    }
    told.iter().map(|one| one.sentence(card_set, audience)).collect()
}

/// Something to tell, which may grow by what comes next.
enum Told {
    Sentence(String),
    Take(Seat, Pile),
    Pay(Seat, Pile),
    Draw(Seat, Vec<Option<Card>>),
    Play(Seat, Vec<Card>),
    Display(Vec<Card>),
    Forges(Vec<(u8, Option<Colour>)>),
}

impl Told {
    fn of(card_set: &CardSet, event: Event, audience: Audience<'_>) -> Option<Told> {
        Some(match event {
            Event::Card { card, from: CardPlace::Draw(seat), to: CardPlace::Hand(_) } => Told::Draw(seat, vec![card]),
            Event::Card { card: Some(card), from: CardPlace::Hand(seat), to: CardPlace::Front(_) } => {
                Told::Play(seat, vec![card])
            }
            Event::Card { card: Some(card), from: CardPlace::Deck, to: CardPlace::Display(_) } => {
                Told::Display(vec![card])
            }
            Event::Gems { gem, count, from: Holder::Supply, to: Holder::Seat(seat) } => {
                Told::Take(seat, Pile::of_gems(gem, count))
            }
            Event::Gems { gem, count, from: Holder::Seat(seat), to: Holder::Supply } => {
                Told::Pay(seat, Pile::of_gems(gem, count))
            }
            Event::Ore { count, from: Holder::Supply, to: Holder::Seat(seat) } => Told::Take(seat, Pile::of_ore(count)),
            Event::Ore { count, from: Holder::Seat(seat), to: Holder::Supply } => Told::Pay(seat, Pile::of_ore(count)),
            Event::Artifact { artifact, from: ArtifactPlace::Reserve, to: ArtifactPlace::Forge(forge) } => {
                Told::Forges(vec![(forge, artifact.colour())])
            }
            other => Told::Sentence(sentence::of(card_set, other, audience)?),
        })
    }

    /// Takes in what comes next, if it is more of the same.
    fn merge(&mut self, next: &Told) -> bool {
        match (self, next) {
            (Told::Take(seat, pile), Told::Take(other, more)) | (Told::Pay(seat, pile), Told::Pay(other, more))
                if seat == other =>
            {
                pile.add(*more);
            }
            (Told::Draw(seat, cards), Told::Draw(other, more)) if seat == other => cards.extend(more),
            (Told::Play(seat, cards), Told::Play(other, more)) if seat == other => cards.extend(more),
            (Told::Display(cards), Told::Display(more)) => cards.extend(more),
            (Told::Forges(forges), Told::Forges(more)) => forges.extend(more),
            _ => return false,
        }
        true
    }

    fn sentence(&self, card_set: &CardSet, audience: Audience<'_>) -> String {
        match self {
            Told::Sentence(sentence) => sentence.clone(),
            Told::Take(seat, pile) => format!("{} {}.", audience.does(*seat, "take"), pile.words()),
            Told::Pay(seat, pile) => format!("{} {}.", audience.does(*seat, "pay"), pile.words()),
            Told::Draw(seat, cards) => {
                let number = super::count(cards.len() as u32, "card");
                let known: Vec<Card> = cards.iter().copied().flatten().collect();
                let names =
                    if known.is_empty() { String::new() } else { format!(": {}", super::cards(card_set, known)) };
                format!("{} {number}{names}.", audience.does(*seat, "draw"))
            }
            Told::Play(seat, cards) => {
                format!("{} {}.", audience.does(*seat, "play"), super::cards(card_set, cards.iter().copied()))
            }
            Told::Display(cards) => format!("New in the display: {}.", super::cards(card_set, cards.iter().copied())),
            Told::Forges(forges) => {
                let parts: Vec<String> =
                    forges.iter().map(|(forge, colour)| format!("{} ({forge})", super::artifact(*colour))).collect();
                format!("New at the forges: {}.", parts.join(", "))
            }
        }
    }
}

/// A wild artifact or one of a colour, in words.
pub(super) fn artifact_words(artifact: Artifact) -> &'static str {
    super::artifact(artifact.colour())
}

/// A helper for piles: so many gems of one kind.
pub(super) fn gems_of(gem: Gem, count: u8) -> Gems {
    let mut gems = Gems::NONE;
    *gems.of_mut(gem) = count;
    gems
}
