//! What happened, in short sentences for one listener. Things of a kind that happen in a row become one sentence.

mod pile;
mod sentence;

use runestones_rules::event::{ArtifactPlace, CardPlace, Holder};
use runestones_rules::{Artifact, Card, CardSet, Colour, Event, Gem, Gems, Seat};

use super::druid;
use pile::Pile;

/// Who listens: the listener is "you", everybody else has a colour.
#[derive(Clone, Copy)]
pub(super) struct Listener(Option<Seat>);

impl Listener {
    /// `You take`, `Grey takes`.
    pub(super) fn does(self, seat: Seat, verb: &str) -> String {
        if self.0 == Some(seat) {
            return format!("You {verb}");
        }
        let ending = if verb.ends_with(['s', 'h']) { "es" } else { "s" };
        format!("{} {verb}{ending}", druid(seat))
    }

    pub(super) fn whom(self, seat: Seat) -> &'static str {
        if self.0 == Some(seat) { "you" } else { druid(seat) }
    }

    pub(super) fn whose_turn(self, seat: Seat) -> String {
        if self.0 == Some(seat) { "your turn".to_owned() } else { druid(seat).to_owned() }
    }
}

/// The events as a seat may know them, told to it; `None` is a watcher.
pub(crate) fn tell(card_set: &CardSet, events: &[Event], viewer: Option<Seat>) -> Vec<String> {
    let listener = Listener(viewer);
    let mut told: Vec<Told> = Vec::new();
    for event in events.iter().map(|event| event.seen_by(viewer)) {
        let Some(next) = Told::of(card_set, event, listener) else { continue };
        let merged = told.last_mut().is_some_and(|last| last.merge(&next));
        if !merged {
            told.push(next);
        }
    }
    told.iter().map(|one| one.sentence(card_set, listener)).collect()
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
    fn of(card_set: &CardSet, event: Event, listener: Listener) -> Option<Told> {
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
            other => Told::Sentence(sentence::of(card_set, other, listener)?),
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

    fn sentence(&self, card_set: &CardSet, listener: Listener) -> String {
        match self {
            Told::Sentence(sentence) => sentence.clone(),
            Told::Take(seat, pile) => format!("{} {}.", listener.does(*seat, "take"), pile.words()),
            Told::Pay(seat, pile) => format!("{} {}.", listener.does(*seat, "pay"), pile.words()),
            Told::Draw(seat, cards) => {
                let number = super::count(cards.len() as u32, "card");
                let known: Vec<Card> = cards.iter().copied().flatten().collect();
                let names =
                    if known.is_empty() { String::new() } else { format!(": {}", super::cards(card_set, known)) };
                format!("{} {number}{names}.", listener.does(*seat, "draw"))
            }
            Told::Play(seat, cards) => {
                format!("{} {}.", listener.does(*seat, "play"), super::cards(card_set, cards.iter().copied()))
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
