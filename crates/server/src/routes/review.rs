//! The review of a finished game: the page, what somebody tries in it, a game that goes on from it, and how far the reading
//! is.

use axum::Json;
use axum::response::{IntoResponse, Redirect, Response};
use runestones_ai::levels;
use runestones_i18n::{Voice, text};
use runestones_page::{ReviewPage, ReviewView, Trial, line_text, reading_text, review};
use runestones_rules::record::{Record, ReplayStep};
use runestones_rules::{Decider, Entry, Game, Seat};
use runestones_table::Table;
use serde::Deserialize;
use serde_json::json;

use super::at_table::AtTable;
use super::{MaybeForm, MaybeQuery, read};
use crate::error::Refusal;
use crate::lobby;
use crate::reviews::State;
use crate::reviews::brief::reading;

/// The longest line that is tried.
const LONGEST_LINE: usize = 60;
/// So many lines make a tree.
const MOST_LINES: usize = 24;

/// The entry to look at, from 1, and what is tried instead of it.
#[derive(Deserialize)]
pub(super) struct Where {
    at: Option<u64>,
    /// The line that is looked at; a `?` at its end lets chance decide.
    r#try: Option<String>,
    /// The lines that were tried before.
    #[serde(default)]
    seen: String,
}

/// A finished game: what a review needs to know of it.
struct Finished {
    record: Record,
    names: Vec<String>,
    /// Where the visitor sat.
    seat: Option<Seat>,
}

impl Finished {
    /// Nothing before the end: it would tell the hands.
    async fn of(at: &AtTable) -> Result<Finished, Refusal> {
        let table = at.table().await?;
        let state = table.lock().await;
        check_over(&state)?;
        let seat = state.seats_of(&at.visitor.id).first().copied();
        Ok(Finished { record: state.session.record().clone(), names: state.header.names(), seat })
    }
}

fn check_over(table: &Table) -> Result<(), Refusal> {
    let is_played_out = table.is_over() && table.session.game().decider() == Decider::Nobody;
    if is_played_out { Ok(()) } else { Err(Refusal::NotYet) }
}

pub(super) async fn show(at: AtTable, asked: MaybeQuery<Where>) -> Response {
    let page = async {
        let asked = asked.map_err(|_| Refusal::NotFound)?.0;
        let Finished { record, names, .. } = Finished::of(&at).await?;
        let id = at.id()?;
        let state = at.app.review(&at.visitor, &id, record.clone()).await?;
        let turn = at.app.dear_lane(&at.visitor).await?;
        let steps = ReviewView::steps(&record);
        let game = format!("/game/{}", at.game);
        let entry = entry_of(asked.at, &state, &steps);
        let start = steps.get(entry).map(|step| step.before);
        if let (Some(line), Some(start)) = (asked.r#try.as_deref().and_then(|line| line.strip_suffix('?')), start) {
            let line = let_fall(&start, line.trim_end_matches(';'))?;
            let form = [("at", (entry + 1).to_string()), ("try", line), ("seen", asked.seen)];
            let query = serde_urlencoded::to_string(form).map_err(|_| Refusal::BadForm)?;
            return Ok(Redirect::to(&format!("{game}/review?{query}")).into_response());
        }
        let tried = match (&asked.r#try, start) {
            (Some(line), Some(start)) => Some((start, read_lines(&start, line, &asked.seen)?)),
            _ => None,
        };
        let weighed = match &tried {
            Some((start, lines)) => at.app.weigh(&id, (entry, start), lines).await,
            None => std::collections::BTreeMap::new(),
        };
        let trial = tried.map(|(start, lines)| Trial {
            start,
            line: lines[0].clone(),
            lines,
            weighed: &weighed,
            address: format!("{game}/review?at={}", entry + 1),
        });
        let voice = Voice::new(at.visitor.locale(), record.options.card_set, &names);
        let view = state.review.as_deref().map(|review| ReviewView { voice: &voice, steps: &steps, review });
        let title = text(at.visitor.locale(), "review-title", &[]);
        let bots: Vec<&str> = levels().map(|level| level.name).collect();
        let drawn = review(&ReviewPage {
            head: at.visitor.head(&title),
            game: &game,
            view: view.as_ref(),
            at: entry,
            reading: (!state.finished).then(|| reading(&state)),
            trial: trial.as_ref(),
            levels: &bots,
        });
        drop(turn);
        Ok(drawn.into_response())
    };
    at.answer(page.await)
}

/// The entry that somebody asks for, from 0; the nearest if there is none of this number.
fn entry_of(asked: Option<u64>, state: &State, steps: &[ReplayStep]) -> usize {
    let last = steps.len().saturating_sub(1);
    let first = state.review.as_ref().map_or(0, |review| review.begin).min(last);
    let asked = asked.and_then(|number| usize::try_from(number).ok());
    asked.map_or(first, |number| number.saturating_sub(1)).clamp(first, last)
}

/// A line as it is written in an address, if it can be played.
fn read_line(start: &Game, text: &str) -> Option<Vec<Entry>> {
    let parts = text.split(';').filter(|part| !part.is_empty());
    let line: Vec<Entry> = parts.take(LONGEST_LINE + 1).map(|part| part.parse().ok()).collect::<Option<_>>()?;
    let mut game = *start;
    let legal = line.iter().all(|entry| game.play(*entry, &mut ()).is_ok());
    (legal && line.len() <= LONGEST_LINE).then_some(line)
}

/// The line that is looked at, and then the others; what cannot be played among those is left out.
fn read_lines(start: &Game, line: &str, seen: &str) -> Result<Vec<Vec<Entry>>, Refusal> {
    let mut lines = vec![read_line(start, line).ok_or(Refusal::NotFound)?];
    for text in seen.split('|').filter(|text| !text.is_empty()).take(MOST_LINES) {
        if let Some(other) = read_line(start, text)
            && !lines.iter().any(|line| line.starts_with(&other))
        {
            lines.push(other);
        }
    }
    lines.truncate(MOST_LINES);
    Ok(lines)
}

/// The line with what chance brings next.
fn let_fall(start: &Game, line: &str) -> Result<String, Refusal> {
    let mut line = read_line(start, line).ok_or(Refusal::NotFound)?;
    let mut game = *start;
    line.iter().try_for_each(|entry| game.play(*entry, &mut ())).map_err(|_| Refusal::NotFound)?;
    let outcome = game.random_outcome(&mut rand::rng()).ok_or(Refusal::NotFound)?;
    line.push(outcome.into());
    Ok(line_text(&line))
}

/// From where somebody plays on, and against whom.
#[derive(Deserialize)]
pub(super) struct Onward {
    at: u64,
    #[serde(default)]
    r#try: String,
    level: String,
}

/// A new game from a moment of this one, or from the end of a line that was tried.
pub(super) async fn play(at: AtTable, form: MaybeForm<Onward>) -> Response {
    let begun = async {
        let Onward { at: number, r#try: line, level } = read(form)?;
        let Finished { mut record, seat, .. } = Finished::of(&at).await?;
        let _turn = at.app.dear_lane(&at.visitor).await?;
        let kept = usize::try_from(number).unwrap_or(usize::MAX).saturating_sub(1);
        if kept >= record.entries.len() {
            return Err(Refusal::BadForm);
        }
        record.entries.truncate(kept);
        let start = record.replay().map_err(|_| Refusal::BadForm)?.to_end().map_err(|_| Refusal::BadForm)?;
        record.entries.extend(read_line(&start, &line).ok_or(Refusal::BadForm)?);
        lobby::play_on(&at.app, &at.visitor, &record, seat, &level).await
    };
    at.answer(begun.await.map(|id| Redirect::to(&at.visitor.table_address(&id))))
}

/// How far the reading is, for the script of the page.
pub(super) async fn progress(at: AtTable) -> Response {
    let told = async {
        check_over(&*at.table().await?.lock().await)?;
        let state = at.app.reading(&at.id()?).unwrap_or_default();
        let reading = reading(&state);
        Ok(Json(json!({
            "finished": state.finished,
            "picture": state.review.is_some(),
            "done": reading.done,
            "of": reading.of,
            "words": reading_text(at.visitor.locale(), reading),
        })))
    };
    at.answer(told.await)
}
