//! What happened, in plain English.

use runestones_rules::event::{ArtifactPlace, CardPlace, Holder, Pile, Points, TilePlace};
use runestones_rules::{Action, Artifact, Card, DieFace, Event, Gem, Seat};

/// Tells events by the names of the players.
pub(super) struct Prose<'n> {
    names: &'n [String],
}

impl<'n> Prose<'n> {
    pub(super) fn new(names: &'n [String]) -> Prose<'n> {
        Prose { names }
    }

    /// What the player at a seat is called.
    pub(super) fn name(&self, seat: Seat) -> &'n str {
        self.names.get(seat.index()).map_or("somebody", String::as_str)
    }

    /// One event as a phrase; `None` for what goes without saying.
    pub(super) fn event(&self, event: Event) -> Option<String> {
        Some(match event {
            Event::Omitted { rune } => format!("the rune stones {rune} stay in the box"),
            Event::First { seat } => format!("{} begins", self.name(seat)),
            Event::Token { space, wisp: true } => format!("the token on space {space} shows a wisp"),
            Event::Token { space, wisp: false } => format!("the token on space {space} is blank"),
            Event::Turn { seat, turn } => format!("turn {turn} begins: {}", self.name(seat)),
            Event::Action { seat, action } => format!("{} {}", self.name(seat), action_in_words(action)),
            Event::Card { card, from, to } => return self.card(card, from, to),
            Event::Gems { gem, count, from, to } => self.pieces(&gems_in_words(gem, count), from, to),
            Event::Ore { count, from, to } => self.pieces(&format!("{count} ore"), from, to),
            Event::Artifact { artifact, from, to } => self.artifact(artifact, from, to),
            Event::Stone { seat, rune } => format!("{} takes the rune stone {rune}", self.name(seat)),
            Event::Tile { tile, to, .. } => match to {
                TilePlace::FaceUp(_) => format!("wisp tile {tile} is turned up"),
                TilePlace::InUse => format!("wisp tile {tile} is used"),
                TilePlace::Discard => format!("wisp tile {tile} is discarded"),
                TilePlace::Pile => format!("wisp tile {tile} goes to the pile"),
            },
            Event::Roll { face, times: 1, .. } => format!("the die shows {}", face_in_words(face)),
            Event::Roll { face, .. } => format!("the die shows {} and counts twice", face_in_words(face)),
            Event::Score { seat, from, to, why } => {
                let points = match to - from {
                    1 => "1 point".to_owned(),
                    points => format!("{points} points"),
                };
                format!("{} scores {points} {} ({from} → {to})", self.name(seat), points_in_words(why))
            }
            Event::Wisp { seat, space } => format!("{} reaches the wisp on space {space}", self.name(seat)),
            Event::Shuffle { pile } => self.shuffle(pile),
            Event::Over => "the game is over".to_owned(),
        })
    }

    fn card(&self, card: Option<Card>, from: CardPlace, to: CardPlace) -> Option<String> {
        let card = card.map_or("a card".to_owned(), |card| format!("card {card}"));
        Some(match (from, to) {
            // The display slides; the positions say so.
            (CardPlace::Display(_), CardPlace::Display(_)) => return None,
            (CardPlace::Deck, CardPlace::Display(slot)) => format!("{card} is turned up at position {}", slot + 1),
            (CardPlace::Deck, CardPlace::Discard(seat)) => format!("{} takes {card} from the deck", self.name(seat)),
            (CardPlace::Display(_), CardPlace::Discard(seat)) => {
                format!("{} takes {card} from the display", self.name(seat))
            }
            (_, CardPlace::Front(seat)) => format!("{} plays {card}", self.name(seat)),
            (CardPlace::CreatureDiscard, CardPlace::Hand(seat)) => {
                format!("{} takes {card} from the creature discard into the hand", self.name(seat))
            }
            (CardPlace::CreatureDiscard, CardPlace::Discard(seat)) => {
                format!("{} takes {card} from the creature discard", self.name(seat))
            }
            (_, CardPlace::Hand(seat)) => format!("{} draws {card}", self.name(seat)),
            (_, CardPlace::Discard(seat)) => format!("{card} goes to the discard of {}", self.name(seat)),
            (_, CardPlace::CreatureDiscard) => format!("{card} goes to the creature discard"),
            (_, CardPlace::Box) => format!("{card} leaves the game"),
            (_, CardPlace::Deck | CardPlace::Display(_)) => format!("{card} goes back to the deck"),
            (_, CardPlace::Draw(seat)) => format!("{card} goes to the draw pile of {}", self.name(seat)),
        })
    }

    /// Gems or ore change hands.
    fn pieces(&self, what: &str, from: Holder, to: Holder) -> String {
        match (from, to) {
            (Holder::Supply, Holder::Seat(seat)) => format!("{} takes {what}", self.name(seat)),
            (Holder::Seat(giver), Holder::Seat(taker)) => {
                format!("{} gives {what} to {}", self.name(giver), self.name(taker))
            }
            (Holder::Seat(seat) | Holder::Stone(seat), Holder::Supply) => {
                format!("{} pays {what}", self.name(seat))
            }
            (_, Holder::Stone(seat)) => format!("{what} comes to the Wild Gem stone of {}", self.name(seat)),
            (_, Holder::Supply | Holder::Seat(_)) => format!("{what} changes hands"),
        }
    }

    fn artifact(&self, artifact: Artifact, from: ArtifactPlace, to: ArtifactPlace) -> String {
        let what = match artifact {
            Artifact::Coloured(colour) => format!("a {colour} artifact"),
            Artifact::Wild => "a wild artifact".to_owned(),
        };
        match (from, to) {
            (_, ArtifactPlace::Row(seat, row, space)) => {
                format!("{} puts {what} on the {space} space of the {row} row", self.name(seat))
            }
            (ArtifactPlace::Reserve, ArtifactPlace::Forge(forge)) => format!("{what} comes to forge {forge}"),
            (_, ArtifactPlace::Forge(_)) => format!("{what} goes back to its forge"),
            (_, ArtifactPlace::Discard) => format!("{what} is discarded"),
            (_, ArtifactPlace::Reserve) => format!("{what} goes to the reserve"),
        }
    }

    fn shuffle(&self, pile: Pile) -> String {
        match pile {
            Pile::Deck => "the creature discard becomes the deck".to_owned(),
            Pile::Draw(seat) => format!("{} shuffles the discard", self.name(seat)),
            Pile::Artifacts => "the discarded artifacts become the reserve".to_owned(),
            Pile::Tiles => "the discarded wisp tiles become the pile".to_owned(),
        }
    }
}

fn action_in_words(action: Action) -> &'static str {
    match action {
        Action::Summon => "summons creatures",
        Action::Abilities => "uses abilities",
        Action::Forge => "forges artifacts",
        Action::Pass => "cannot do anything and passes",
    }
}

fn gems_in_words(gem: Gem, count: u8) -> String {
    match count {
        1 => format!("1 {gem} gem"),
        _ => format!("{count} {gem} gems"),
    }
}

fn face_in_words(face: DieFace) -> &'static str {
    match face {
        DieFace::AnyGem => "any gem",
        DieFace::GemForWild => "a gem for a wild one",
        DieFace::OnePoint => "one point",
        DieFace::TwoPoints => "two points",
        DieFace::Ore => "an ore",
        DieFace::Card => "a card",
    }
}

fn points_in_words(why: Points) -> String {
    match why {
        Points::Card(card) | Points::Exchange(card) => format!("by card {card}"),
        Points::Die => "by the die".to_owned(),
        Points::ExtraPoint => "by the Extra Point stone".to_owned(),
        Points::Forge => "by the forge".to_owned(),
        Points::Trade => "for the row".to_owned(),
        Points::Tile => "by the wisp tile".to_owned(),
        Points::LeftOver => "for gems and ore".to_owned(),
        Points::Row(row) => format!("for the {row} row"),
    }
}
