//! What if: another move at a moment of the game, and what could follow, as a tree of lines with the judge's values.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use maud::{Markup, html};
use runestones_i18n::{Listener, Span};
use runestones_review::{Judged, Weighing};
use runestones_rules::{Entry, Game, Seat};

use crate::piece::icon::icon;
use crate::piece::spans::{drawn, named};
use crate::review::board::Signs;
use crate::review::{ReviewView, points_text};

/// So many candidates are told at once; the rest can be opened.
const TOLD: usize = 6;

/// What is tried: lines that leave the game at one of its moments.
pub struct Trial<'a> {
    /// The game where the lines begin.
    pub start: Game,
    /// The line that is looked at.
    pub line: Vec<Entry>,
    /// All lines that were tried, this one among them.
    pub lines: Vec<Vec<Entry>>,
    /// What the positions are worth, by the line that leads there, as far as they were weighed.
    pub weighed: &'a BTreeMap<String, Arc<Weighing>>,
    /// The address up to the line.
    pub address: String,
}

/// A line as it stands in an address.
pub fn line_text(line: &[Entry]) -> String {
    let entries: Vec<String> = line.iter().map(ToString::to_string).collect();
    entries.join(";")
}

/// Whatever is not plain in an address, escaped.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' => escaped.push(char::from(byte)),
            // Writing to a string cannot fail.
            _ => drop(write!(escaped, "%{byte:02X}")),
        }
    }
    escaped
}

impl Trial<'_> {
    /// The game after a line; as far as it is legal.
    fn after(&self, line: &[Entry]) -> Game {
        let mut game = self.start;
        line.iter().take_while(|entry| game.play(**entry, &mut ()).is_ok()).count();
        game
    }

    /// The game where one is.
    pub(super) fn game(&self) -> Game {
        self.after(&self.line)
    }

    /// The address of a line, with everything tried so far.
    fn address_of(&self, line: &str) -> String {
        let seen: Vec<String> = self.lines.iter().map(|line| line_text(line)).collect();
        format!("{}&try={}&seen={}", self.address, escaped(line), escaped(&seen.join("|")))
    }

    fn address_with(&self, entry: &str) -> String {
        let line = line_text(&self.line);
        self.address_of(&if line.is_empty() { entry.to_owned() } else { format!("{line};{entry}") })
    }

    /// Every legal move here with its address.
    pub(super) fn signs<'g>(&self, game: &'g Game) -> Signs<'g> {
        let moves = game.legal_moves();
        let tries = moves.iter().map(|mv| (*mv, self.address_with(&mv.to_string()))).collect();
        Signs { tries, game: Some(game), ..Signs::default() }
    }

    fn weighed(&self, line: &[Entry]) -> Option<&Weighing> {
        self.weighed.get(&line_text(line)).map(Arc::as_ref)
    }
}

/// What is said in place of the moment.
pub(super) fn trial(view: &ReviewView, trial: &Trial) -> Markup {
    let game = trial.game();
    html! {
        p.small { (view.text("review-trial-note")) }
        @match trial.weighed(&trial.line) {
            Some(Weighing::Decision { seat, moves }) => {
                h3 { (view.marker(*seat)) (view.voice.seat_name(*seat)) }
                (candidates(view, trial, &game, *seat, &moves[..moves.len().min(TOLD)]))
                @if moves.len() > TOLD {
                    details { summary { (view.voice.text("review-more-moves", &[("number", ((moves.len() - TOLD) as u32).into())])) } (candidates(view, trial, &game, *seat, &moves[TOLD..])) }
                }
            },
            Some(Weighing::Chance { expected, outcomes }) => {
                p.review-moment__what { (view.text("review-expected")) " " @for seat in view.review.all_seats() { (view.marker(seat)) (view.percent(expected.chance(seat))) " " } }
                p.buttons { a.btn.btn--main href=(trial.address_with("?")) data-moment { (icon("i-die")) (view.text("review-let-fall")) } }
                details {
                    summary { (view.text("review-could-come")) }
                    ul.review-shifts {
                        @for (outcome, _, prospect) in outcomes {
                            li { a.review-entry href=(trial.address_with(&outcome.to_string())) data-moment { span { (drawn(&entry_words(view, &game, (*outcome).into()), view.voice.card_set())) } b { (view.percent(prospect.chance(game.active()))) } } }
                        }
                    }
                }
            },
            Some(Weighing::Over(end)) => {
                p.review-moment__what { (view.text("review-over")) }
                ul.review-shifts { @for seat in view.review.all_seats() { li { (view.marker(seat)) (view.voice.seat_name(seat)) " " b { (view.percent(end.chance(seat))) } } } }
            },
            None => {},
        }
        @if trial.lines.iter().any(|line| !line.is_empty()) {
            h3 { (view.text("review-lines")) }
            div.review-scroll tabindex="0" role="region" aria-label=(view.text("review-lines")) { (branches(view, trial, &[])) }
        }
    }
}

fn candidates(view: &ReviewView, trial: &Trial, game: &Game, seat: Seat, moves: &[Judged]) -> Markup {
    html! {
        table.review-table.review-candidates {
            thead { tr { @for key in ["review-move", "review-win-chance", "review-loss", "review-score"] { th scope="col" { (view.text(key)) } } } }
            tbody {
                @for judged in moves {
                    tr {
                        th scope="row" { a href=(trial.address_with(&judged.mv.to_string())) data-moment { (named(&view.move_words(judged.mv, game), view.voice.card_set())) } }
                        td { (view.percent(judged.prospect.chance(seat))) }
                        td { @if judged.loss == 0 { "–" } @else { (view.difference(-judged.loss)) } }
                        td { (points_text(view.voice.locale(), judged.prospect.scores[seat.index()])) }
                    }
                }
            }
        }
    }
}

/// What was tried after a line, each with its value, and what was tried after that.
fn branches(view: &ReviewView, trial: &Trial, from: &[Entry]) -> Markup {
    let mut next: Vec<Entry> = Vec::new();
    for line in &trial.lines {
        if let Some(entry) = line.get(from.len()).filter(|_| line.starts_with(from))
            && !next.contains(entry)
        {
            next.push(*entry);
        }
    }
    let game = trial.after(from);
    html! {
        @if !next.is_empty() {
            ul.review-tree {
                @for entry in next {
                    @let line = [from, &[entry]].concat();
                    @let value = trial.weighed(from).and_then(|weighed| weighed.after(entry));
                    @let here = line == trial.line;
                    li {
                        a.review-entry.is-here[here] aria-current=[here.then_some("true")] href=(trial.address_of(&line_text(&line))) data-moment {
                            span { (view.marker(game.active())) (drawn(&entry_words(view, &game, entry), view.voice.card_set())) }
                            @if let Some((prospect, loss)) = value {
                                b { (view.percent(prospect.chance(game.active()))) }
                                @if let Some(loss) = loss.filter(|loss| *loss > 0) { small { (view.difference(-loss)) } }
                            }
                        }
                        (branches(view, trial, &line))
                    }
                }
            }
        }
    }
}

/// What an entry is, in words, in a game in which it is possible.
fn entry_words(view: &ReviewView, game: &Game, entry: Entry) -> Vec<Span> {
    match entry {
        Entry::Move(mv) => view.move_words(mv, game),
        Entry::Chance(_) => {
            let (mut after, mut events) = (*game, Vec::new());
            let _ = after.play(entry, &mut events);
            view.voice.tell(events, Listener::Reader).into_iter().next().unwrap_or_default()
        }
    }
}
