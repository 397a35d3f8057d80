//! What a page is made of: plain data, borrowed from whoever serves it.

mod affairs;
mod draw;
mod heard;
pub(crate) mod legal;
mod lesson;
mod log;
mod part;
mod puzzle;
mod room;
mod snapshot;
#[cfg(test)]
mod tests;

use std::hash::Hash;

use maud::Markup;
use runestones_i18n::{Arg, Locale, Voice};
use runestones_rules::{Click, Decider, Event, Move, Public, RuleId, Seat, SeatView};
use runestones_table::{
    Advice, Attendance, Chat, History, NextGame, Presence, Scores, SeatKind, Settings, Tip, Turn, What,
};

use crate::table::Coach;
use legal::Place;

pub use affairs::Affairs;
pub use draw::Occasion;
pub use legal::Legal;
pub use lesson::lesson;
pub use part::{Parts, Stretch, Whole, stretches};
pub use puzzle::{PuzzleMoment, puzzle};
pub use snapshot::Snapshot;

/// A table as one person sees it. Everything secret has already been taken out of it.
#[derive(Clone, Copy, Debug)]
pub struct TableView<'a> {
    /// What the person may know of the game.
    pub view: &'a SeatView,
    /// The language, the card set and the names of the players.
    pub voice: Voice<'a>,
    /// One for each seat, in order.
    pub seats: &'a [SeatInfo],
    /// Which game it is.
    pub game: GameInfo<'a>,
    /// What the person may do now; nothing while somebody else decides.
    pub legal: &'a Legal,
    /// What happened, oldest first.
    pub log: &'a [LogLine],
    /// What was said; `None` where there is no chat.
    pub chat: Option<&'a Chat>,
    /// What can be done besides moves.
    pub controls: Controls,
    /// Whether a free seat can be taken without a link.
    pub may_join: bool,
    /// Who is there; `None` where nobody can be.
    pub attendance: Option<&'a Attendance>,
    /// What was asked for as advice.
    pub hint: Option<&'a Advice>,
    /// How the person likes it.
    pub settings: Settings,
    /// The table at an earlier moment; then nothing is legal.
    pub history: Option<History>,
    /// The turns of a game that is looked through.
    pub turns: &'a [Turn],
    /// Between the turns of two people at one screen nothing of a hand is shown: this seat is called.
    pub curtain: Option<Seat>,
    /// What is known only when the game is over.
    pub ending: Option<&'a Ending>,
    /// What goes on besides moves; `None` where nothing can.
    pub affairs: Option<&'a Affairs>,
    /// A sentence that has to be said, such as why a move was refused.
    pub notice: Option<&'a str>,
    /// Whoever teaches at this table; then it is no stored game, but a moment of a lesson.
    pub coach: Option<Coach<'a>>,
    /// What is worth knowing just now.
    pub tip: Option<Tip>,
    /// Whether it is the text table: whatever is done there leads back to it.
    pub as_text: bool,
    /// What happened since the person was shown the table last; nothing on a page.
    pub told: &'a [(u64, Event)],
    /// The most cards that the near seat has had in this turn: they keep their size.
    pub hand_room: u8,
    /// What the person has of it already; `None` draws everything.
    pub parts: Option<&'a Parts>,
}

/// Which game a page shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct GameInfo<'a> {
    /// The word that stands in its address.
    pub id: &'a str,
    /// What its players call it; may be empty.
    pub name: &'a str,
    /// Grows with every change of the game, taking back included: a button says which state it was made for.
    pub version: u64,
    /// How many entries the log of the game has.
    pub moment: u64,
    /// The hash of the seed, in hexadecimal digits.
    pub commitment: &'a str,
    /// The address for those who only watch; empty if nobody may.
    pub watch_link: &'a str,
    /// Whether it was played elsewhere, and is here only to be looked at.
    pub imported: bool,
    /// Whether it is shown one round late, to somebody who only watches.
    pub is_late: bool,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SeatInfo {
    /// What the person or bot is called.
    pub name: String,
    /// Person or bot.
    pub kind: SeatKind,
    /// The address by which somebody can take the seat, while it is free and only for those who may give it away.
    pub invitation: Option<String>,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LogLine {
    /// Whose doing it was, if anybody's.
    pub seat: Option<Seat>,
    /// The number of entries after which it had happened: the moment that a click on it shows.
    pub moment: u64,
    /// In which turn, from 1; 0 while the table was laid.
    pub turn: u16,
    /// What happened.
    pub what: LogEntry,
    /// The rule behind it.
    pub rule: Option<RuleId>,
}

/// What a line of the log says.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum LogEntry {
    /// A new round begins.
    Round(u16),
    /// Something happened that there is a line for.
    Event(Event),
    /// Something happened besides moves.
    Incident(What),
}

/// What can be done besides moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Controls {
    /// The last step can be taken back.
    pub undo: bool,
    /// The turn can be begun again.
    pub restart: bool,
    /// Advice can be asked for.
    pub hint: bool,
}

/// What is known only when the game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The seed, in hexadecimal digits; a record from elsewhere may not tell it.
    pub seed: Option<String>,
    /// Whether the seed has been checked against its hash, and with which result.
    pub verified: Option<bool>,
    /// The scores from round to round, for the graph.
    pub scores: Scores,
    /// Whether another game with the same players can be started from here.
    pub rematch: bool,
    /// The game that somebody has started so.
    pub next: Option<NextGame>,
    /// What the review says to this person in one line, once the game is read.
    pub review: Option<String>,
}

/// How many cards lie in the near hand or rise out of it.
pub(crate) fn near_cards(view: &SeatView) -> u8 {
    let (near, game) = (view.viewer().unwrap_or(Seat::FIRST), view.public());
    let laid = if game.active() == near { game.front_cards().len() as u8 } else { 0 };
    view.hand_len(near) + laid
}

/// Where something can be done, and all moves with their ranks in the advice.
pub(crate) type Lit = (Vec<(Place, Click)>, Vec<(Move, Option<usize>)>);

impl<'a> TableView<'a> {
    /// A table in its plainest form: somebody looks at a game that is going on.
    pub fn new(view: &'a SeatView, voice: Voice<'a>, seats: &'a [SeatInfo], game: GameInfo<'a>) -> TableView<'a> {
        TableView {
            view,
            voice,
            seats,
            game,
            legal: Legal::NONE,
            log: &[],
            chat: None,
            controls: Controls::default(),
            may_join: false,
            attendance: None,
            hint: None,
            settings: Settings::default(),
            history: None,
            turns: &[],
            curtain: None,
            ending: None,
            affairs: None,
            notice: None,
            coach: None,
            tip: None,
            as_text: false,
            told: &[],
            hand_room: 0,
            parts: None,
        }
    }

    /// The best place that one of these moves has in the advice, from 1.
    pub(crate) fn hint_rank(&self, moves: &[Move]) -> Option<usize> {
        moves.iter().filter_map(|mv| self.hint?.rank(*mv)).min()
    }

    /// Everything public.
    pub(crate) fn public(&self) -> Public<'a> {
        self.view.public()
    }

    pub(crate) fn locale(&self) -> Locale {
        self.voice.locale()
    }

    /// A name and what is said of it: "Deck: 40".
    pub(crate) fn labelled(&self, name: &str, what: impl std::fmt::Display) -> String {
        format!("{name}{}{what}", self.locale().colon())
    }

    /// A label with the part of the table it belongs to, for those who hear it by itself: "blue: 13 (Supply)".
    pub(crate) fn lies_in(&self, label: &str, part: &str) -> String {
        self.voice.text("ui-lies-in", &[("label", label.into()), ("part", part.into())])
    }

    /// A text without values.
    pub(crate) fn text(&self, key: &str) -> String {
        self.voice.text(key, &[])
    }

    /// A text with one number in it.
    pub(crate) fn count(&self, key: &str, count: impl Into<Arg<'static>>) -> String {
        self.voice.text(key, &[("count", count.into())])
    }

    /// The seat in front of which the page sits: the viewer's, or for a watcher the first.
    pub(crate) fn near_seat(&self) -> Seat {
        self.view.viewer().unwrap_or(Seat::FIRST)
    }

    /// The other seats, in the order in which they play after the near one.
    pub(crate) fn far_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let (near, count) = (self.near_seat().index(), self.public().seat_count());
        (1..count).filter_map(move |step| Seat::new((near + step) % count))
    }

    /// How many cards the near hand has room for.
    pub(crate) fn hand_room(&self) -> u8 {
        self.hand_room.max(near_cards(self.view))
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        self.voice.seat_name(seat)
    }

    /// What stands on the marker of a player.
    pub(crate) fn mark(&self, seat: Seat) -> String {
        let names: Vec<String> = self.public().seats().map(|seat| self.name(seat)).collect();
        crate::piece::icon::mark(&names, seat)
    }

    pub(crate) fn kind(&self, seat: Seat) -> SeatKind {
        self.seats.get(seat.index()).map_or(SeatKind::Elsewhere, |info| info.kind)
    }

    /// The earlier moment that is shown, if one is. Links to piles lead to the same moment.
    pub(crate) fn moment(&self) -> Option<u64> {
        self.history.map(|history| history.moment)
    }

    /// The points of a player: those on the track, and in the end all that they have (E2).
    pub(crate) fn points(&self, seat: Seat) -> u16 {
        let game = self.public();
        if self.view.decider() == Decider::Nobody { game.final_score(seat).total } else { game.player(seat).score() }
    }

    /// Whether somebody else on a seat looks at the table now.
    pub(crate) fn presence(&self, seat: Seat) -> Presence {
        let is_rival = self.kind(seat) == SeatKind::Elsewhere && self.history.is_none();
        self.attendance.filter(|_| is_rival).map_or(Presence::Unknown, |attendance| attendance.of(seat))
    }

    /// How many look on without a seat.
    pub(crate) fn watchers(&self) -> u16 {
        self.attendance.filter(|_| self.history.is_none()).map_or(0, |attendance| attendance.watchers)
    }

    /// What the person can do here: nothing behind a curtain, nor in the past.
    pub(crate) fn legal(&self) -> &'a Legal {
        if self.history.is_some() || self.curtain.is_some() || self.is_shut() { Legal::NONE } else { self.legal }
    }

    /// What goes on besides moves, at the moment that is now.
    pub(crate) fn affairs(&self) -> Option<&'a Affairs> {
        self.affairs.filter(|_| self.history.is_none())
    }

    /// Whether nobody plays on, although the rules would let them.
    pub(crate) fn is_stopped(&self) -> bool {
        self.affairs().is_some_and(|affairs| affairs.ended.is_some())
    }

    /// Whether a bot plays for whoever sits there.
    pub(crate) fn is_played_for(&self, seat: Seat) -> bool {
        self.affairs().is_some_and(|affairs| affairs.away.contains(&seat))
    }

    /// Whether the person can do nothing, because the game was stopped or a bot plays for them.
    fn is_shut(&self) -> bool {
        self.is_stopped() || self.view.viewer().is_some_and(|seat| self.is_played_for(seat))
    }

    /// A drawing begins: what everything in it depends on.
    pub(crate) fn lay_ground(&self) {
        if let Some(parts) = self.parts {
            // These two change with every move, and only the frame of the table says them.
            let game = GameInfo { version: 0, moment: 0, ..self.game };
            parts.begin((
                (self.locale(), self.voice.names(), self.settings, self.as_text),
                (game, self.seats, self.view.viewer(), self.may_join, self.history.is_some(), self.coach.is_some()),
            ));
        }
    }

    /// A part of the table, which is drawn unless the person has it already. It may depend on nothing but its name, these
    /// inputs, and the ground.
    pub(crate) fn part(&self, name: &str, inputs: impl Hash, draw: impl FnOnce() -> Markup) -> Markup {
        match self.parts {
            Some(parts) => parts.part(name, inputs, draw),
            None => draw(),
        }
    }

    /// What is lit among these places, for the inputs of a part. The label of a move tells it from all others, so it depends
    /// on them, too.
    pub(crate) fn lit(&self, places: impl Fn(Place) -> bool) -> Lit {
        let lit = self.legal().among(places);
        let others = if lit.is_empty() { &[] } else { self.legal().moves() };
        (lit, others.iter().map(|mv| (*mv, self.hint_rank(&[*mv]))).collect::<Vec<_>>())
    }

    /// The address of this page.
    pub(crate) fn here(&self) -> String {
        self.address(if self.as_text { "/text" } else { "" })
    }

    /// Whether one can also play here in words: everywhere but in a lesson, which says itself what to do.
    pub(crate) fn has_words(&self) -> bool {
        self.coach.is_none_or(|coach| coach.puzzle.is_some())
    }

    /// The address of another moment of the same lesson or puzzle, as this kind of page.
    pub(crate) fn like_here(&self, address: &str) -> String {
        format!("{address}{}", if self.as_text { "/text" } else { "" })
    }

    /// The address at which something is done, or waited for, and which answers with this kind of page.
    pub(crate) fn address_of(&self, below: &str) -> String {
        self.address(below) + if self.as_text { "?as=text" } else { "" }
    }

    /// On a phone the parts of the table scroll. Where nothing in them can be pressed they are stops for the keyboard.
    pub(crate) fn tab_stop(&self) -> Option<&'static str> {
        (self.view.viewer().is_none() || self.history.is_some()).then_some("0")
    }

    /// Where news come from; an earlier moment does not change, nor does a lesson by itself, so they ask for none.
    pub(crate) fn live(&self) -> Option<String> {
        (self.history.is_none() && self.coach.is_none()).then(|| self.address_of("/live"))
    }

    /// The address of this game, or of something below it. Every moment of a lesson has its own.
    pub(crate) fn address(&self, below: &str) -> String {
        match self.coach {
            Some(coach) => format!("{}{below}", coach.address(coach.done)),
            None => format!("/game/{}{below}", self.game.id),
        }
    }
}
