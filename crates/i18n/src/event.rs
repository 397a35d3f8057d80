//! Lines of the log: what happened, as a player or a watcher reads it.
//!
//! An event becomes a [`Sentence`] first: which text, about whom, with which values. So "is there a line for it?" is
//! answered without composing one, and sentences of a kind can grow together before they are put into words.

use runestones_rules::{
    Action, ArtifactPlace, Card, CardPlace, Event, Holder, Pile, Points, RowName, Rune, Seat, TilePlace,
};

use crate::bundle::Arg;
use crate::line::Draft;
use crate::piece::Piece;
use crate::span::Span;
use crate::table::row_key;
use crate::voice::Voice;

/// Who is told what happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listener {
    /// A player, who is "you" and knows their own hand.
    Seat(Seat),
    /// Somebody who knows no hand.
    Watcher,
    /// Somebody who reads a record, with all hands open.
    Reader,
}

impl Listener {
    fn you(self) -> Option<Seat> {
        match self {
            Listener::Seat(seat) => Some(seat),
            Listener::Watcher | Listener::Reader => None,
        }
    }

    fn hears_of(self, event: Event) -> Event {
        if self == Listener::Reader { event } else { event.seen_by(self.you()) }
    }
}

impl From<Option<Seat>> for Listener {
    fn from(viewer: Option<Seat>) -> Listener {
        viewer.map_or(Listener::Watcher, Listener::Seat)
    }
}

impl Voice<'_> {
    /// A line for an event, or `None` for one that only matters to an animation.
    ///
    /// It is written for `viewer`, who is "you" in it; a watcher is `None`. What the viewer may not see is not told,
    /// whether or not the event still has it.
    pub fn event_line(&self, event: Event, viewer: Option<Seat>) -> Option<Vec<Span>> {
        let sentence = Sentence::of(event.seen_by(viewer))?;
        Some(sentence.in_words(self, viewer))
    }

    /// What happened, line by line, for one listener. Events of a kind in a row are one line: a payment of several
    /// kinds of gems, the cards that refill a hand, the display or the forges.
    pub fn tell(&self, events: impl IntoIterator<Item = Event>, listener: Listener) -> Vec<Vec<Span>> {
        let told = self.tell_when(events.into_iter().map(|event| ((), event)), listener);
        told.into_iter().map(|((), line)| line).collect()
    }

    /// The same for events of which each has something with it, such as the moment at which it happened: of those that
    /// are one line, the last.
    pub fn tell_when<T>(
        &self,
        events: impl IntoIterator<Item = (T, Event)>,
        listener: Listener,
    ) -> Vec<(T, Vec<Span>)> {
        let mut sentences: Vec<(T, Sentence)> = Vec::new();
        for (when, event) in events {
            let Some(next) = Sentence::of(listener.hears_of(event)) else { continue };
            match sentences.last_mut() {
                Some((last_time, last)) if last.can_take_in(&next) => {
                    *last_time = when;
                    last.take_in(next);
                }
                _ => sentences.push((when, next)),
            }
        }
        let in_words = |(when, sentence): (T, Sentence)| (when, sentence.in_words(self, listener.you()));
        sentences.into_iter().map(in_words).collect()
    }
}

/// Whether there is a line for an event, whoever reads it; without composing it.
pub fn is_told(event: Event) -> bool {
    Sentence::of(event).is_some()
}

/// A sentence that is not put into words yet.
struct Sentence {
    key: &'static str,
    /// Who did it: `$who` of the text, and `$you` to tell whether that is the reader.
    who: Option<Seat>,
    values: [Option<(&'static str, Value)>; 2],
    /// Sentences of the same kind that follow in the same line.
    more: Vec<Sentence>,
}

/// Something that a text needs to know.
enum Value {
    Piece(Piece),
    Pieces(Vec<Piece>),
    /// A result of the die that counts a number of times.
    Times(u8, Piece),
    /// Another player; `$to-you` tells whether that is the reader.
    Whom(Seat),
    Number(u16),
    Row(RowName),
    Forge(u8),
}

impl Sentence {
    fn new(key: &'static str) -> Sentence {
        Sentence { key, who: None, values: [None, None], more: Vec::new() }
    }

    fn by(self, seat: Seat) -> Sentence {
        Sentence { who: Some(seat), ..self }
    }

    fn with(mut self, name: &'static str, value: Value) -> Sentence {
        let free = self.values.iter_mut().find(|value| value.is_none());
        debug_assert!(free.is_some(), "no text has more values");
        if let Some(free) = free {
            *free = Some((name, value));
        }
        self
    }

    fn piece(self, name: &'static str, piece: Piece) -> Sentence {
        self.with(name, Value::Piece(piece))
    }

    /// What there is to say about an event: nothing about one that only an animation shows.
    fn of(event: Event) -> Option<Sentence> {
        Some(match event {
            Event::Omitted { rune } => Sentence::new("log-omitted").piece("rune", Piece::Rune(rune)),
            Event::First { seat } => Sentence::new("log-first").by(seat),
            Event::Token { wisp: false, .. } => return None,
            Event::Token { space, wisp: true } => {
                Sentence::new("log-token").with("space", Value::Number(space.into())).piece("wisp", Piece::Wisp)
            }
            Event::Turn { seat, turn } => Sentence::new("log-turn").by(seat).with("turn", Value::Number(turn)),
            Event::Action { seat, action } => Sentence::new(action_key(action)).by(seat),
            Event::Card { card, from, to } => return Sentence::of_card(card, from, to),
            Event::Gems { gem, count, from, to } => return Sentence::of_transfer(Piece::Gem(gem, count), from, to),
            Event::Ore { count, from, to } => return Sentence::of_transfer(Piece::Ore(count), from, to),
            Event::Artifact { artifact, from, to } => {
                let sentence = match (from, to) {
                    (ArtifactPlace::Forge(_), ArtifactPlace::Row(seat, row, _)) => {
                        Sentence::new("log-forges").by(seat).with("row", Value::Row(row))
                    }
                    (ArtifactPlace::Reserve, ArtifactPlace::Forge(forge)) => {
                        Sentence::new("log-artifact-revealed").with("forge", Value::Forge(forge))
                    }
                    // The points of the trade tell of the whole row.
                    _ => return None,
                };
                sentence.piece("artifact", Piece::Artifact(artifact))
            }
            Event::Stone { seat, rune } => Sentence::new("log-stone").by(seat).piece("rune", Piece::Rune(rune)),
            Event::Tile { tile, from, to } => {
                let key = match (from, to) {
                    (TilePlace::FaceUp(_), TilePlace::InUse) => "log-tile-used",
                    (TilePlace::Pile, _) => "log-tile-revealed",
                    _ => return None,
                };
                Sentence::new(key).piece("tile", Piece::Tile(tile))
            }
            Event::Roll { seat, face, times } => {
                Sentence::new("log-rolls").by(seat).with("face", Value::Times(times, Piece::DieFace(face)))
            }
            Event::Score { seat, from, to, why } => Sentence::of_score(seat, to.saturating_sub(from), why),
            Event::Wisp { seat, space } => {
                let sentence = Sentence::new("log-wisp").by(seat);
                sentence.with("space", Value::Number(space.into())).piece("wisp", Piece::Wisp)
            }
            Event::Shuffle { pile } => match pile {
                Pile::Deck => Sentence::new("log-shuffle-deck"),
                Pile::Draw(seat) => Sentence::new("log-shuffle-own").by(seat),
                Pile::Artifacts => Sentence::new("log-shuffle-artifacts"),
                Pile::Tiles => Sentence::new("log-shuffle-tiles"),
            },
            Event::Over => Sentence::new("log-over"),
        })
    }

    /// A card goes from place to place.
    fn of_card(card: Option<Card>, from: CardPlace, to: CardPlace) -> Option<Sentence> {
        let sentence = match (from, to) {
            (CardPlace::Deck, CardPlace::Display(_)) => Sentence::new("log-card-revealed"),
            (CardPlace::Display(_), CardPlace::Discard(seat)) => Sentence::new("log-card-taken").by(seat),
            (CardPlace::Deck, CardPlace::Discard(seat)) => Sentence::new("log-card-from-deck").by(seat),
            (CardPlace::Draw(seat), CardPlace::Hand(_)) => Sentence::new("log-card-drawn").by(seat),
            (CardPlace::Hand(seat), CardPlace::Front(_)) => Sentence::new("log-card-played").by(seat),
            (CardPlace::Front(seat), CardPlace::Discard(_)) => Sentence::new("log-card-discarded").by(seat),
            (_, CardPlace::CreatureDiscard) => Sentence::new("log-card-to-creature-discard"),
            (_, CardPlace::Box) => Sentence::new("log-card-to-box"),
            (CardPlace::CreatureDiscard, CardPlace::Hand(seat)) => Sentence::new("log-card-fetched-to-hand").by(seat),
            (CardPlace::CreatureDiscard, CardPlace::Discard(seat)) => {
                Sentence::new("log-card-fetched-to-discard").by(seat)
            }
            // Cards that slide along the display say nothing new.
            _ => return None,
        };
        Some(sentence.piece("card", card.map_or(Piece::CardBacks(1), Piece::Card)))
    }

    /// Gems or ore change hands.
    fn of_transfer(what: Piece, from: Holder, to: Holder) -> Option<Sentence> {
        let sentence = match (from, to) {
            // Only a Pillage goes from player to player.
            (Holder::Seat(from), Holder::Seat(to)) => Sentence::new("log-gives").by(from).with("whom", Value::Whom(to)),
            (_, Holder::Stone(seat)) => Sentence::new("log-infuses").by(seat).piece("rune", Piece::Rune(Rune::WildGem)),
            (Holder::Seat(seat) | Holder::Stone(seat), Holder::Supply) => Sentence::new("log-pays").by(seat),
            (_, Holder::Seat(seat)) => Sentence::new("log-takes").by(seat),
            (Holder::Supply, Holder::Supply) => return None,
        };
        Some(sentence.piece("what", what))
    }

    /// Points, and what they are for.
    fn of_score(seat: Seat, gained: u16, why: Points) -> Sentence {
        let (key, what) = match why {
            Points::Card(card) | Points::Exchange(card) => ("log-score-by", Some(Piece::Card(card))),
            Points::ExtraPoint => ("log-score-by", Some(Piece::Rune(Rune::ExtraPoint))),
            Points::Die => ("log-score-die", None),
            Points::Forge => ("log-score-forge", None),
            Points::Trade => ("log-score-trade", None),
            Points::Tile => ("log-score-tile", None),
            Points::LeftOver => ("log-score-left-over", None),
            Points::Row(RowName::Top) => ("log-score-row-top", None),
            Points::Row(RowName::Bottom) => ("log-score-row-bottom", None),
        };
        let sentence = Sentence::new(key).by(seat).piece("points", Piece::Points(gained));
        match what {
            Some(what) => sentence.piece("what", what),
            None => sentence,
        }
    }

    fn can_take_in(&self, next: &Sentence) -> bool {
        let is_alike = self.key == next.key || (self.key, next.key) == ("log-cards-revealed", "log-card-revealed");
        is_alike && self.who == next.who && Growth::of(next.key) != Growth::None
    }

    /// Takes in what happened next: more of the same.
    fn take_in(&mut self, next: Sentence) {
        match Growth::of(next.key) {
            Growth::None => {}
            Growth::Line => self.more.push(next),
            Growth::List(key) => {
                self.key = key;
                for ((_, value), (_, more)) in self.values.iter_mut().flatten().zip(next.values.into_iter().flatten()) {
                    value.take_in(more);
                }
            }
        }
    }

    fn in_words(&self, voice: &Voice, you: Option<Seat>) -> Vec<Span> {
        let line = Draft::new(voice);
        let more = self.more.iter().map(|sentence| sentence.text(&line, voice, you));
        let text = more.fold(self.text(&line, voice, you), |first, next| voice.join("list-more", first, next));
        line.spans(&text)
    }

    fn text(&self, line: &Draft, voice: &Voice, you: Option<Seat>) -> String {
        let is_you = |seat| Arg::from(if you == Some(seat) { "yes" } else { "no" });
        let mut args = Vec::with_capacity(4);
        if let Some(seat) = self.who {
            args.extend([("who", line.put(Piece::Seat(seat)).into()), ("you", is_you(seat))]);
        }
        for (name, value) in self.values.iter().flatten() {
            let words: Arg = match value {
                Value::Piece(piece) | Value::Times(1, piece) => line.put(*piece).into(),
                Value::Pieces(pieces) => line.list(pieces.iter().copied()).into(),
                Value::Times(times, piece) => {
                    line.say("log-times", &[("times", (*times).into()), ("what", line.put(*piece).into())]).into()
                }
                Value::Whom(seat) => {
                    args.push(("to-you", is_you(*seat)));
                    line.put(Piece::Seat(*seat)).into()
                }
                Value::Number(number) => (*number).into(),
                Value::Row(row) => voice.text(row_key(*row), &[]).into(),
                Value::Forge(forge) => voice.forge_name(*forge).into(),
            };
            args.push((name, words));
        }
        line.say(self.key, &args)
    }
}

/// What becomes of two sentences of a kind, about the same player, one after the other.
#[derive(PartialEq, Eq)]
enum Growth {
    /// They stay two lines.
    None,
    /// They stand in one line.
    Line,
    /// They are one sentence with a list in it, and this is its text.
    List(&'static str),
}

impl Growth {
    fn of(key: &'static str) -> Growth {
        match key {
            "log-takes" | "log-pays" | "log-card-drawn" | "log-card-played" | "log-card-taken"
            | "log-card-discarded" => Growth::List(key),
            "log-card-revealed" => Growth::List("log-cards-revealed"),
            "log-artifact-revealed" | "log-token" => Growth::Line,
            _ => Growth::None,
        }
    }
}

impl Value {
    fn take_in(&mut self, more: Value) {
        let pieces = |value: &mut Value| match value {
            Value::Piece(piece) => vec![*piece],
            Value::Pieces(pieces) => std::mem::take(pieces),
            _ => Vec::new(),
        };
        let mut all = pieces(self);
        for piece in pieces(&mut { more }) {
            match all.iter_mut().find_map(|there| there.and(piece).map(|sum| (there, sum))) {
                Some((there, sum)) => *there = sum,
                None => all.push(piece),
            }
        }
        *self = Value::Pieces(all);
    }
}

fn action_key(action: Action) -> &'static str {
    match action {
        Action::Summon => "log-action-summon",
        Action::Abilities => "log-action-abilities",
        Action::Forge => "log-action-forge",
        Action::Pass => "log-action-pass",
    }
}

#[cfg(test)]
mod tests {
    use runestones_rules::{CardSet, Colour, Gem};

    use super::*;
    use crate::locale::Locale;
    use crate::span::plain;

    fn told(locale: Locale, events: &[Event], listener: Listener) -> Vec<String> {
        let names = ["Brown".to_owned(), "Grey".to_owned()];
        let lines = Voice::new(locale, CardSet::standard(), &names).tell(events.iter().copied(), listener);
        lines.iter().map(|line| plain(line)).collect()
    }

    fn pays(gem: Gem, count: u8) -> Event {
        Event::Gems { gem, count, from: Holder::Seat(Seat::FIRST), to: Holder::Supply }
    }

    #[test]
    fn a_payment_is_one_line() {
        let ore = Event::Ore { count: 1, from: Holder::Seat(Seat::FIRST), to: Holder::Supply };
        let events = [pays(Gem::Blue, 1), pays(Gem::Wild, 1), pays(Gem::Blue, 1), ore, Event::Over, pays(Gem::Red, 1)];
        let paid = told(Locale::En, &events, Listener::Watcher);
        assert_eq!(paid[0], "Brown pays 2 blue gems, a wild gem and 1 ore");
        assert_eq!(paid.len(), 3, "what comes between ends the line: {paid:?}");
    }

    #[test]
    fn draws_are_counted_for_others_and_named_for_the_owner() {
        let draw = |card| Event::Card {
            card: Card::new(card),
            from: CardPlace::Draw(Seat::FIRST),
            to: CardPlace::Hand(Seat::FIRST),
        };
        let events = [draw(101), draw(103)];
        assert_eq!(told(Locale::De, &events, Listener::Seat(Seat::FIRST)), ["Du ziehst Druide 101 und Druide 103"]);
        assert_eq!(told(Locale::De, &events, Listener::Watcher), ["Brown zieht 2 Karten"]);
        assert_eq!(told(Locale::En, &events, Listener::Reader), ["Brown draws Druid 101 and Druid 103"]);
    }

    #[test]
    fn what_refills_the_table_is_one_line() {
        let reveal = |card| Event::Card { card: Card::new(card), from: CardPlace::Deck, to: CardPlace::Display(0) };
        let forge = |forge, colour| Event::Artifact {
            artifact: runestones_rules::Artifact::Coloured(colour),
            from: ArtifactPlace::Reserve,
            to: ArtifactPlace::Forge(forge),
        };
        let events = [reveal(11), reveal(12), reveal(13), forge(1, Colour::Blue), forge(4, Colour::Red)];
        let lines = told(Locale::En, &events, Listener::Watcher);
        assert_eq!(lines, ["New in the display: Goblin 11, Satyr 12 and Dryad 13", "Forge 1: ring, Forge 4: chalice"]);
        assert_eq!(told(Locale::En, &[reveal(11)], Listener::Watcher), ["Goblin 11 joins the display"]);
    }
}
