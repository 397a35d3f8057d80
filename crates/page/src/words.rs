//! The table in words, part by part. The command that describes the table, the text table and its plain text all say
//! what stands here; and what a piece is called here is what it is called on the table.

mod middle;
mod people;

use maud::{Markup, html};
use runestones_i18n::{ScorePart, plain, score_label};
use runestones_rules::{Place, Standing};

use crate::table::log;
use crate::table::prompt;
use crate::table::why::address;
use crate::view::{LogEntry, LogLine, TableView};

/// A part of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What it is.
    pub title: String,
    /// What lies there.
    pub lines: Vec<Line>,
}

/// Something that lies on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// In words.
    pub words: String,
    /// Where a reader can go from it.
    pub leads_to: Option<LeadsTo>,
}

/// Where a line leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeadsTo {
    /// To the reason why nothing can be done with a piece, if that is so.
    Why(Place),
    /// To the table as it was then.
    Moment(u64),
}

impl From<String> for Line {
    fn from(words: String) -> Line {
        Line { words, leads_to: None }
    }
}

impl Line {
    fn at(place: Place, words: String) -> Line {
        Line { words, leads_to: Some(LeadsTo::Why(place)) }
    }
}

impl Part {
    /// A part in which at least one thing is said.
    pub(crate) fn new(title: String, lines: impl IntoIterator<Item = Line>) -> Option<Part> {
        let lines: Vec<Line> = lines.into_iter().collect();
        (!lines.is_empty()).then_some(Part { title, lines })
    }
}

/// Everything the person may know of the table, in the order in which a player thinks of it. Behind a curtain nothing.
pub fn describe(table: &TableView) -> Vec<Part> {
    if table.curtain.is_some() {
        return Vec::new();
    }
    let parts = [situation(table), ending(table)].into_iter();
    let parts = parts.chain(people::near(table)).chain(middle::all(table)).chain(people::far(table));
    parts.chain([story(table)]).flatten().collect()
}

/// Which round it is, what is asked of whom, and the scores.
fn situation(table: &TableView) -> Option<Part> {
    let asked = plain(&prompt::sentence(table));
    let round = table.voice.text("ui-round", &[("number", table.public().round().into())]);
    let scores = people::scores(table);
    Part::new(round, [asked].into_iter().filter(|words| !words.is_empty()).map(Line::from).chain(scores))
}

/// What every part of the final score was.
fn ending(table: &TableView) -> Option<Part> {
    let standing: Standing = table.public().standing()?;
    let lines = table.public().seats().map(|seat| {
        let score = standing.scores[seat.index()];
        let part = |part| format!("{} {}", score_label(table.locale(), part), part.of(score));
        Line::from(table.labelled(&table.name(seat), ScorePart::ALL.map(part).join(", ")))
    });
    Part::new(table.text("ui-final-score"), lines.collect::<Vec<_>>())
}

/// What happened lately, as the log has it.
fn story(table: &TableView) -> Option<Part> {
    let words = |line: &LogLine| match &line.what {
        LogEntry::Round(round) => table.voice.text("ui-round", &[("number", (*round).into())]),
        LogEntry::Event(event) => plain(&log::words(table, *event)),
        LogEntry::Incident(what) => line.seat.map(|seat| log::incident_words(table, seat, *what)).unwrap_or_default(),
    };
    let line = |line: &LogLine| {
        let leads_to = matches!(line.what, LogEntry::Event(_)).then_some(LeadsTo::Moment(line.moment));
        Line { words: words(line), leads_to }
    };
    Part::new(table.text("ui-log"), log::window(table).iter().map(line))
}

/// The parts as headings and lists. What nothing can be done with leads to the reason.
pub(crate) fn as_html(table: &TableView, parts: &[Part]) -> Markup {
    let reason = |place: Place| address(table, place).filter(|_| !table.legal().is_lit(place));
    let link = |line: &Line| match line.leads_to {
        // The moments of a lesson are its own steps.
        Some(LeadsTo::Moment(at)) if table.coach.is_none() => {
            html! { a href={ (table.here()) "?at=" (at) } data-step { (line.words) } }
        }
        Some(LeadsTo::Why(place)) if let Some(why) = reason(place) => html! { a href=(why) { (line.words) } },
        _ => html! { (line.words) },
    };
    html! {
        @for part in parts {
            section.part-of-table {
                h2 { (part.title) }
                ul data-story[tells_moments(part)] { @for line in &part.lines { li { (link(line)) } } }
            }
        }
    }
}

fn tells_moments(part: &Part) -> bool {
    part.lines.iter().any(|line| matches!(line.leads_to, Some(LeadsTo::Moment(_))))
}

/// The whole description as plain text.
pub fn description(table: &TableView) -> String {
    as_text(&describe(table))
}

/// The parts as plain text.
pub(crate) fn as_text(parts: &[Part]) -> String {
    let part = |part: &Part| {
        let lines: Vec<String> = part.lines.iter().map(|line| format!("- {}\n", line.words)).collect();
        format!("## {}\n{}", part.title, lines.concat())
    };
    parts.iter().map(part).collect::<Vec<_>>().join("\n")
}
