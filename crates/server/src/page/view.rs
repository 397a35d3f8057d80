//! What a page is made of: plain data, borrowed from whoever serves it.

use std::hash::Hash;

use maud::Markup;
use runestones_i18n::{Arg, Locale, Voice};
use runestones_rules::{Event, Game, Move, RuleId, Seat, SeatView};

use super::coach::Coach;
use super::hint::Advice;
use super::legal::{Legal, Place};
use super::part::Parts;
use super::tip::Tip;

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
    /// What was asked for as advice.
    pub hint: Option<&'a Advice>,
    /// How the person likes it.
    pub settings: Settings,
    /// The table at an earlier moment; then nothing is legal.
    pub history: Option<History>,
    /// Between the turns of two people at one screen nothing of a hand is shown: this seat is called.
    pub curtain: Option<Seat>,
    /// What is known only when the game is over.
    pub ending: Option<&'a Ending>,
    /// A sentence that has to be said, such as why a move was refused.
    pub notice: Option<&'a str>,
    /// Whoever teaches at this table; then it is no stored game, but a moment of a lesson.
    pub coach: Option<Coach<'a>>,
    /// What is worth knowing just now.
    pub tip: Option<Tip>,
    /// Whether it is the text table: whatever is done there leads back to it.
    pub as_text: bool,
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
    pub seq: u64,
    /// How many entries the log of the game has.
    pub moment: u64,
    /// The hash of the seed, in hexadecimal digits.
    pub commitment: &'a str,
    /// The address for those who only watch; empty if nobody may.
    pub watch_link: &'a str,
    /// Whether it was played elsewhere, and is here only to be looked at.
    pub imported: bool,
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

/// What kind of player sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeatKind {
    /// A person at this screen.
    Here,
    /// A person somewhere else.
    Elsewhere,
    /// Nobody yet: the link to the seat has not been used.
    Open,
    /// A bot.
    Bot,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LogLine {
    /// Whose doing it was, if anybody's.
    pub seat: Option<Seat>,
    /// The number of entries after which it had happened: the moment that a click on it shows.
    pub seq: u64,
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
}

/// What was said at a table, as far as somebody wants to hear it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Chat {
    /// What is heard, oldest first.
    pub lines: Vec<ChatLine>,
    /// Whoever said something lately but is not heard: the number of a line of theirs, and their name.
    pub muted: Vec<(u32, String)>,
    /// Whether nobody at all is heard.
    pub silent: bool,
}

/// Something that somebody said.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ChatLine {
    /// The seat of the speaker; `None` for a watcher.
    pub seat: Option<Seat>,
    /// What the speaker is called.
    pub name: String,
    /// The words, as they were typed.
    pub text: String,
    /// The number by which the speaker can be muted; `None` for what one said oneself.
    pub mute: Option<u32>,
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

/// The table at an earlier moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct History {
    /// The moment shown.
    pub at: u64,
    /// The moment before it that is worth showing.
    pub back: Option<u64>,
    /// The moment after it that is worth showing.
    pub forward: Option<u64>,
    /// The latest moment.
    pub last: u64,
}

/// What is known only when the game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The seed, in hexadecimal digits; a record from elsewhere may not tell it.
    pub seed: Option<String>,
    /// Whether the seed has been checked against its hash, and with which result.
    pub verified: Option<bool>,
    /// The score of every seat after each round, for the graph.
    pub scores: Vec<Vec<u16>>,
    /// Whether another game with the same players can be started from here.
    pub rematch: bool,
    /// The game that somebody has started so.
    pub next: Option<NextGame>,
}

/// Another game with the same players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextGame {
    /// The word that stands in its address.
    pub id: String,
    /// Who wants it.
    pub wanted_by: String,
}

/// How a person likes the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the page of the settings")]
pub struct Settings {
    /// Night or dawn.
    pub theme: Theme,
    /// Letters on gems.
    pub letters: bool,
    /// How fast the moves of others are shown.
    pub speed: Speed,
    /// Whether there are sounds.
    pub sounds: bool,
    /// Whether the end of a turn asks for confirmation.
    pub confirm: bool,
    /// Whether there are tips for beginners.
    pub tips: bool,
}

/// The two looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Dark.
    #[default]
    Night,
    /// Light.
    Dawn,
}

/// How fast things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Speed {
    /// For those who like to follow everything.
    Slow,
    /// As the designer meant it.
    #[default]
    Normal,
    /// For those who know the game.
    Fast,
    /// Nothing moves.
    Instant,
}

impl Theme {
    /// Both, in the order of the settings.
    pub const ALL: [Theme; 2] = [Theme::Night, Theme::Dawn];

    /// The word in forms, cookies and style sheets.
    pub const fn word(self) -> &'static str {
        match self {
            Theme::Night => "night",
            Theme::Dawn => "dawn",
        }
    }
}

impl Speed {
    /// All of them, slowest first.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Instant];

    /// The word in forms and cookies.
    pub const fn word(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
            Speed::Instant => "instant",
        }
    }
}

/// Where something can be done, and all moves with their ranks in the advice.
pub(crate) type Lit = (Vec<(Place, Move)>, Vec<(Move, Option<usize>)>);

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
            hint: None,
            settings: Settings::default(),
            history: None,
            curtain: None,
            ending: None,
            notice: None,
            coach: None,
            tip: None,
            as_text: false,
            parts: None,
        }
    }

    /// The best place that one of these moves has in the advice, from 1.
    pub(crate) fn hint_rank(&self, moves: &[Move]) -> Option<usize> {
        moves.iter().filter_map(|mv| self.hint?.rank(*mv)).min()
    }

    /// Everything public.
    pub(crate) fn public(&self) -> &'a Game {
        self.view.public()
    }

    pub(crate) fn locale(&self) -> Locale {
        self.voice.locale()
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

    pub(crate) fn name(&self, seat: Seat) -> String {
        self.voice.seat_name(seat)
    }

    /// What stands on the marker of a player.
    pub(crate) fn mark(&self, seat: Seat) -> String {
        let names: Vec<String> = self.public().seats().map(|seat| self.name(seat)).collect();
        super::icon::mark(&names, seat)
    }

    pub(crate) fn kind(&self, seat: Seat) -> SeatKind {
        self.seats.get(seat.index()).map_or(SeatKind::Elsewhere, |info| info.kind)
    }

    /// What the person can do here: nothing behind a curtain, nor in the past.
    pub(crate) fn legal(&self) -> &'a Legal {
        if self.history.is_some() || self.curtain.is_some() { Legal::NONE } else { self.legal }
    }

    /// A drawing begins: what everything in it depends on.
    pub(crate) fn lay_ground(&self) {
        if let Some(parts) = self.parts {
            // These two change with every move, and only the frame of the table says them.
            let game = GameInfo { seq: 0, moment: 0, ..self.game };
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

    /// The address at which something is done, or waited for, and which answers with this kind of page.
    pub(crate) fn deed(&self, below: &str) -> String {
        self.address(below) + if self.as_text { "?as=text" } else { "" }
    }

    /// On a phone the parts of the table scroll. Where nothing in them can be pressed they are stops for the keyboard.
    pub(crate) fn stop(&self) -> Option<&'static str> {
        (self.view.viewer().is_none() || self.history.is_some()).then_some("0")
    }

    /// Where news come from; an earlier moment does not change, nor does a lesson by itself, so they ask for none.
    pub(crate) fn live(&self) -> Option<String> {
        (self.history.is_none() && self.coach.is_none()).then(|| self.deed("/live"))
    }

    /// The address of this game, or of something below it. Every moment of a lesson has its own.
    pub(crate) fn address(&self, below: &str) -> String {
        match self.coach {
            Some(coach) => format!("{}{below}", coach.address(coach.done)),
            None => format!("/game/{}{below}", self.game.id),
        }
    }
}
