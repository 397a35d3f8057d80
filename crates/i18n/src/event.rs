//! Lines of the log: what happened, as a player or a watcher reads it.

mod cards;
mod points;

use runestones_rules::event::{ArtifactPlace, Holder, Pile, TilePlace};
use runestones_rules::{Action, Artifact, DieFace, Event, Rune, Seat};

use crate::bundle::Arg;
use crate::line::Line;
use crate::piece::Piece;
use crate::span::Span;
use crate::table::row_key;
use crate::voice::Voice;
use cards::card_key;

impl Voice<'_> {
    /// A line for an event, or `None` for one that only matters to an animation.
    ///
    /// It is written for `viewer`, who is "you" in it; a watcher is `None`. What the viewer may not see is not told,
    /// whether or not the event still has it.
    pub fn event_line(&self, event: Event, viewer: Option<Seat>) -> Option<Vec<Span>> {
        let teller = Teller { line: Line::new(self), voice: self, viewer };
        let text = teller.event(event.seen_by(viewer))?;
        Some(teller.line.spans(&text))
    }
}

/// Whether there is a line for an event, whoever reads it; without composing it.
pub fn is_told(event: Event) -> bool {
    match event {
        Event::Card { from, to, .. } => card_key(from, to).is_some(),
        Event::Artifact { from, to, .. } => matches!(
            (from, to),
            (ArtifactPlace::Forge(_), ArtifactPlace::Row(..)) | (ArtifactPlace::Reserve, ArtifactPlace::Forge(_))
        ),
        Event::Tile { from, to, .. } => {
            matches!((from, to), (TilePlace::FaceUp(_), TilePlace::InUse) | (TilePlace::Pile, _))
        }
        Event::Token { wisp, .. } => wisp,
        _ => true,
    }
}

/// Tells events to somebody.
struct Teller<'a> {
    line: Line<'a>,
    voice: &'a Voice<'a>,
    viewer: Option<Seat>,
}

/// Values of a text.
type Args<'a, 'b> = &'a [(&'a str, Arg<'b>)];

impl Teller<'_> {
    /// A text about a player: `$who`, and `$you` to tell whether that is the reader.
    fn of(&self, seat: Seat, key: &str, args: Args) -> String {
        let mut all = vec![("who", self.piece(Piece::Seat(seat))), ("you", self.is_you(seat))];
        all.extend(args.iter().cloned());
        self.line.say(key, &all)
    }

    fn is_you(&self, seat: Seat) -> Arg<'static> {
        Arg::from(if self.viewer == Some(seat) { "yes" } else { "no" })
    }

    fn piece(&self, piece: Piece) -> Arg<'static> {
        self.line.put(piece).into()
    }

    fn event(&self, event: Event) -> Option<String> {
        Some(match event {
            Event::Omitted { rune } => self.line.say_piece("log-omitted", "rune", Piece::Rune(rune)),
            Event::First { seat } => self.of(seat, "log-first", &[]),
            Event::Token { space, wisp: true } => {
                self.line.say("log-token", &[("space", space.into()), ("wisp", self.piece(Piece::Wisp))])
            }
            Event::Turn { seat, turn } => self.of(seat, "log-turn", &[("turn", turn.into())]),
            Event::Action { seat, action } => self.of(seat, action_key(action), &[]),
            Event::Card { card, from, to } => return self.card(card, from, to),
            Event::Gems { gem, count, from, to } => self.transfer(Piece::Gem(gem, count), from, to),
            Event::Ore { count, from, to } => self.transfer(Piece::Ore(count), from, to),
            Event::Artifact { artifact, from, to } => return self.artifact(artifact, from, to),
            Event::Stone { seat, rune } => self.of(seat, "log-stone", &[("rune", self.piece(Piece::Rune(rune)))]),
            Event::Tile { tile, from: TilePlace::FaceUp(_), to: TilePlace::InUse } => {
                self.line.say_piece("log-tile-used", "tile", Piece::Tile(tile))
            }
            Event::Tile { tile, from: TilePlace::Pile, .. } => {
                self.line.say_piece("log-tile-revealed", "tile", Piece::Tile(tile))
            }
            Event::Token { wisp: false, .. } | Event::Tile { .. } => return None,
            Event::Roll { seat, face, times } => self.roll(seat, face, times),
            Event::Score { seat, from, to, why } => self.score(seat, to.saturating_sub(from), why),
            Event::Wisp { seat, space } => {
                self.of(seat, "log-wisp", &[("space", space.into()), ("wisp", self.piece(Piece::Wisp))])
            }
            Event::Shuffle { pile } => self.shuffle(pile),
            Event::Over => self.line.say("log-over", &[]),
        })
    }

    /// Gems or ore change hands.
    fn transfer(&self, what: Piece, from: Holder, to: Holder) -> String {
        let what = ("what", self.piece(what));
        match (from, to) {
            // Only a Pillage goes from player to player.
            (Holder::Seat(from), Holder::Seat(to)) => {
                let whom = [("whom", self.piece(Piece::Seat(to))), ("to-you", self.is_you(to)), what];
                self.of(from, "log-gives", &whom)
            }
            (_, Holder::Stone(seat)) => {
                self.of(seat, "log-infuses", &[what, ("rune", self.piece(Piece::Rune(Rune::WildGem)))])
            }
            (Holder::Seat(seat) | Holder::Stone(seat), Holder::Supply) => self.of(seat, "log-pays", &[what]),
            (_, Holder::Seat(seat)) => self.of(seat, "log-takes", &[what]),
            (Holder::Supply, Holder::Supply) => String::new(),
        }
    }

    fn artifact(&self, artifact: Artifact, from: ArtifactPlace, to: ArtifactPlace) -> Option<String> {
        let artifact = ("artifact", self.piece(Piece::Artifact(artifact)));
        match (from, to) {
            (ArtifactPlace::Forge(_), ArtifactPlace::Row(seat, row, _)) => {
                let row = self.voice.text(row_key(row), &[]);
                Some(self.of(seat, "log-forges", &[artifact, ("row", row.into())]))
            }
            (ArtifactPlace::Reserve, ArtifactPlace::Forge(forge)) => {
                let forge = self.voice.forge_name(forge);
                Some(self.line.say("log-artifact-revealed", &[artifact, ("forge", forge.into())]))
            }
            // The points of the trade tell of the whole row.
            _ => None,
        }
    }

    fn roll(&self, seat: Seat, face: DieFace, times: u8) -> String {
        let face = self.piece(Piece::DieFace(face));
        let counted = match times {
            1 => face,
            _ => self.line.say("log-times", &[("times", times.into()), ("what", face)]).into(),
        };
        self.of(seat, "log-rolls", &[("face", counted)])
    }

    fn shuffle(&self, pile: Pile) -> String {
        match pile {
            Pile::Deck => self.line.say("log-shuffle-deck", &[]),
            Pile::Draw(seat) => self.of(seat, "log-shuffle-own", &[]),
            Pile::Artifacts => self.line.say("log-shuffle-artifacts", &[]),
            Pile::Tiles => self.line.say("log-shuffle-tiles", &[]),
        }
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
