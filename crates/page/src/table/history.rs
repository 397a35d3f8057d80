//! Looking through a game: it plays by itself, is scrubbed, and stepped through by entries, decisions and turns. Without
//! script the same buttons are links.

use maud::{Markup, html};
use runestones_i18n::Arg;

use crate::piece::icon::{druid, icon};
use crate::view::TableView;
use runestones_table::{Around, History};

/// How fast it plays: the word in the list, and how many milliseconds a decision is shown.
const SPEEDS: [(&str, u16); 4] = [("½×", 2400), ("1×", 1200), ("2×", 600), ("4×", 300)];
const USUAL: u16 = 1200;

/// The controls of an earlier moment; nothing in the present.
pub fn history(table: &TableView) -> Markup {
    let Some(history) = table.history else { return html! {} };
    let edge = |at: u64| Some(at).filter(|at| *at != history.moment);
    html! {
        nav.history.panel #replay aria-label=(table.text("ui-replay")) data-first=(history.first) data-last=(history.last)
            data-moments=(table.address_of("/moments")) {
            p.history__at { (position(table, history)) }
            (scrubber(table, history))
            ul.history__steps {
                li.history__edge { (step(table, "|«", "ui-replay-first", edge(history.first), "Home")) }
                (back(table, ("turn", "ui-replay-turn-back"), "«", history.turn, "Shift+ArrowLeft"))
                (back(table, ("decision", "ui-replay-decision-back"), "‹", history.decision, "ArrowLeft"))
                (back(table, ("entry", "ui-replay-entry-back"), "·‹", history.entry, ","))
                li.needs-script {
                    button.btn.btn--icon.btn--go type="button" data-plays data-other=(table.text("ui-replay-pause")) aria-keyshortcuts="Space" {
                        (icon("i-forward")) span.vh { (table.text("ui-replay-play")) }
                    }
                }
                (forward(table, ("entry", "ui-replay-entry-forward"), "›·", history.entry, "."))
                (forward(table, ("decision", "ui-replay-decision-forward"), "›", history.decision, "ArrowRight"))
                (forward(table, ("turn", "ui-replay-turn-forward"), "»", history.turn, "Shift+ArrowRight"))
                li.history__edge { (step(table, "»|", "ui-replay-last", edge(history.last), "End")) }
            }
            label.history__speed.needs-script {
                span.vh { (table.text("ui-replay-speed")) }
                select #replay-speed data-keep { @for (word, time) in SPEEDS { option value=(time) selected[time == USUAL] { (word) } } }
            }
            button.btn.btn--icon.needs-script type="button" data-copies={ (table.here()) "?at=" (history.moment) } data-done=(table.text("ui-copied"))
                title=(table.text("ui-replay-link")) { (icon("i-link")) span.vh { (table.text("ui-replay-link")) } }
            a.btn.btn--main.history__return href=(table.here()) data-present { (table.text("ui-replay-return")) }
        }
    }
}

/// "Step 120 of 679 · Round 8 · Anna".
fn position(table: &TableView, history: History) -> String {
    let game = table.public();
    let at = [("number", number(history.moment)), ("total", number(history.last))];
    let round = table.voice.text("ui-round", &[("number", game.round().into())]);
    let turn_of = game.standing().is_none().then(|| table.name(game.active()));
    let parts = [Some(table.voice.text("ui-replay-position", &at)), Some(round), turn_of];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The whole game as a line, a piece for each turn in the colour of its player.
fn scrubber(table: &TableView, history: History) -> Markup {
    let ends = table.turns.iter().skip(1).map(|turn| turn.moment).chain([history.last + 1]);
    let length = history.last - history.first + 1;
    html! {
        form.history__scrub action=(table.here()) {
            svg aria-hidden="true" viewBox={ "0 0 " (length) " 1" } preserveAspectRatio="none" {
                @for (turn, end) in table.turns.iter().zip(ends) {
                    rect class={ "turn turn--" (druid(turn.seat)) } x=(turn.moment - history.first) width=(end - turn.moment) height="1" {}
                }
            }
            input #scrub type="range" name="at" min=(history.first) max=(history.last) value=(history.moment) aria-label=(table.text("ui-replay-moment"))
                aria-valuetext=(position(table, history));
            noscript { button.btn { (table.text("ui-replay-go")) } }
        }
    }
}

fn back(table: &TableView, (stride, key): (&str, &str), sign: &str, around: Around, shortcut: &str) -> Markup {
    html! { li class={ "history__" (stride) } { (step(table, sign, key, around.back, shortcut)) } }
}

fn forward(table: &TableView, (stride, key): (&str, &str), sign: &str, around: Around, shortcut: &str) -> Markup {
    html! { li class={ "history__" (stride) } { (step(table, sign, key, around.forward, shortcut)) } }
}

fn step(table: &TableView, sign: &str, key: &str, to: Option<u64>, shortcut: &str) -> Markup {
    let words = table.text(key);
    html! {
        @match to {
            Some(at) => a.btn.btn--icon href={ (table.here()) "?at=" (at) } title=(words) aria-keyshortcuts=(shortcut) data-step {
                b aria-hidden="true" { (sign) } span.vh { (words) }
            },
            None => button.btn.btn--icon disabled title=(words) { b aria-hidden="true" { (sign) } span.vh { (words) } },
        }
    }
}

fn number(number: u64) -> Arg<'static> {
    u32::try_from(number).unwrap_or(u32::MAX).into()
}
