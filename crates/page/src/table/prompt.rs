//! What the player is asked, and every answer as a plain button.

use maud::{Markup, html};
use runestones_i18n::Span;
use runestones_rules::{Action, Decider, Move, Question, Seat};
use runestones_table::{Presence, SeatKind};

use crate::piece::icon::{icon, marker};
use crate::piece::rule;
use crate::piece::spans::named;
use crate::piece::spot::{label, move_button};
use crate::table::coach;
use crate::table::finish::ways_on;
use crate::table::front::tray;
use crate::table::why::address;
use crate::view::TableView;
use crate::view::legal::{Legal, Place, is_aside};

/// The prompt: the action of the turn, the question, the answers, undo.
pub fn prompt(table: &TableView) -> Markup {
    let legal = table.legal();
    html! {
        div.prompt.panel.is-asked[!legal.moves().is_empty()] {
            (forms(table))
            (action_of_turn(table))
            (tray(table))
            p.prompt__text #prompt tabindex="-1" {
                @match table.coach {
                    Some(coach) => (coach::sentence(table, coach)),
                    None => (named(&sentence(table), table.voice.card_set())),
                }
            }
            (moves(table, legal))
            @if let Some(coach) = table.coach {
                (coach::controls(table, coach))
            } @else {
                @if let Some(ending) = table.ending { (ways_on(table, ending)) }
                (controls(table))
                (look_again(table, legal))
            }
        }
        @if let Some(notice) = table.notice { p.notice role="alert" { (notice) } }
    }
}

/// Without the script nobody says when the others have moved, so one looks again.
fn look_again(table: &TableView, legal: &Legal) -> Markup {
    html! {
        @if legal.moves().is_empty() && table.public().decider() != Decider::Nobody {
            noscript { a.btn href=(table.here()) { (table.text("ui-look-again")) } }
        }
    }
}

/// Buttons anywhere on the table belong to these forms.
pub(crate) fn forms(table: &TableView) -> Markup {
    html! {
        @for (id, below) in [("move", "/move"), ("undo", "/undo"), ("restart", "/restart"), ("hint", "/hint")] {
            form id=(id) method="post" action=(table.address_of(below)) { input type="hidden" name="version" value=(table.game.version); }
        }
        @if table.may_join { form #join method="post" action={ "/join/" (table.game.id) } {} }
    }
}

/// The action being carried out, once it has been chosen.
fn action_of_turn(table: &TableView) -> Markup {
    html! {
        @if let Some(action) = table.public().action() {
            span.action {
                @if let Some(seat) = crate::table::front::other_active(table) { (marker(seat, &table.mark(seat))) }
                (icon(action_symbol(action))) (named(&label(table, Move::Action(action)), table.voice.card_set()))
            }
        }
    }
}

fn action_symbol(action: Action) -> &'static str {
    match action {
        Action::Summon => "i-summon",
        Action::Abilities => "i-use",
        Action::Forge => "i-forge",
        Action::Pass => "i-forward",
    }
}

/// What the person is asked, or whom everybody waits for, or who won.
pub(crate) fn sentence(table: &TableView) -> Vec<Span> {
    let game = table.public();
    match (game.decider(), game.question()) {
        (Decider::Nobody, _) => vec![Span::Text(winners(table))],
        (Decider::Seat(seat), Some(question)) if table.view.viewer() == Some(seat) => {
            table.voice.prompt(question, table.view)
        }
        (Decider::Seat(seat), Some(_)) if is_missing(table, seat) => vec![Span::Text(missing(table, seat))],
        (Decider::Seat(seat), Some(question)) => table.voice.waiting(seat, question),
        // Chance answers at once; nobody sees this for longer than a blink.
        _ => Vec::new(),
    }
}

/// Nobody chooses anything who is not there.
fn is_missing(table: &TableView, seat: Seat) -> bool {
    table.kind(seat) == SeatKind::Open || matches!(table.presence(seat), Presence::Away | Presence::Gone)
}

/// Whom everybody waits for, and who of the others is here.
fn missing(table: &TableView, seat: Seat) -> String {
    if table.kind(seat) != SeatKind::Open {
        return table.voice.text("ui-waiting-absent", &[("name", table.name(seat).into())]);
    }
    let open = table.public().seats().filter(|seat| table.kind(*seat) == SeatKind::Open).count();
    let here = table.public().seats().filter(|seat| table.presence(*seat) == Presence::Here);
    let here: Vec<String> = here.map(|seat| table.name(seat)).collect();
    let waiting = table.count("ui-waiting-players", open as u32);
    if here.is_empty() {
        return waiting;
    }
    let (count, names) = ((here.len() as u32).into(), here.join(", ").into());
    format!("{waiting} {}", table.voice.text("ui-are-here", &[("count", count), ("names", names)]))
}

/// Who won, in one sentence.
fn winners(table: &TableView) -> String {
    let Some(standing) = table.public().standing() else { return String::new() };
    let names: Vec<String> = standing.winners.iter().map(|seat| table.name(*seat)).collect();
    let points = standing.scores.iter().map(|score| score.total).max().unwrap_or_default();
    let points = ("points", points.into());
    match standing.winners[..] {
        [only] if table.view.viewer() == Some(only) => table.voice.text("ui-winner-you", &[points]),
        [only] => table.voice.text("ui-winner-points", &[("name", table.name(only).into()), points]),
        _ => table.voice.text("ui-winners-points", &[("names", names.join(", ").into()), points]),
    }
}

/// The list of everything legal, in the engine's order; what works at any moment comes last. "Done" stands beside the
/// list, so that however long that is, the way out stays in sight.
fn moves(table: &TableView, legal: &Legal) -> Markup {
    let is_plain = |mv: &&Move| !is_aside(**mv) && **mv != Move::Done && !matches!(mv, Move::Action(_));
    let only_done = legal.moves().iter().all(|mv| *mv == Move::Done || is_aside(*mv));
    html! {
        @if let Some(coach) = table.coach.filter(|coach| coach.wanted.is_none()) {
            (coach::farewell(table, coach))
        } @else if !legal.moves().is_empty() {
            div.moves {
                @if legal.moves() != [Move::Done] {
                    ol.moves__list aria-label=(table.text("ui-moves")) {
                        (actions(table, legal))
                        @for mv in legal.moves().iter().filter(is_plain) { li { (listed(table, *mv, "btn btn--go")) } }
                        @for mv in legal.moves().iter().filter(|mv| is_aside(**mv)) { li { (listed(table, *mv, "btn btn--aside")) } }
                    }
                }
                @if legal.moves().contains(&Move::Done) { (done(table, only_done)) }
            }
        }
    }
}

fn listed(table: &TableView, mv: Move, class: &str) -> Markup {
    move_button(table, mv, class)
}

/// The three actions always stand there, so that one learns which are possible.
fn actions(table: &TableView, legal: &Legal) -> Markup {
    let asked = legal.moves().iter().any(|mv| matches!(mv, Move::Action(_)));
    let set = table.voice.card_set();
    html! {
        @if asked {
            @for action in [Action::Summon, Action::Abilities, Action::Forge, Action::Pass] {
                @let mv = Move::Action(action);
                @if legal.moves().contains(&mv) {
                    li.moves__action {
                        button.btn.btn--go data-hint=[table.hint_rank(&[mv])] form="move" name="move" value=(mv) {
                            (icon(action_symbol(action))) span { (named(&label(table, mv), set)) }
                        }
                    }
                } @else if action != Action::Pass {
                    li.moves__action {
                        a.btn.is-shut href=[address(table, Place::Action(action))] aria-disabled="true" {
                            (icon(action_symbol(action))) span { (named(&label(table, mv), set)) }
                        }
                    }
                }
            }
        }
    }
}

/// "Done" forfeits what is open, so it is plain until nothing else is left.
fn done(table: &TableView, only_done: bool) -> Markup {
    let class = if only_done { "btn btn--main moves__done" } else { "btn moves__done" };
    let words: Vec<Span> = label(table, Move::Done);
    let face = html! { (icon("i-done")) span { (named(&words, table.voice.card_set())) } };
    let ends_turn = table.public().question() == Some(Question::Trade);
    html! {
        @if ends_turn && table.settings.confirm {
            button class=(class) type="button" popovertarget="confirm-done" { (face) }
            div.choice popover id="confirm-done" {
                p { (table.text("ui-confirm-end-question")) }
                button.btn.btn--main form="move" name="move" value=(Move::Done) { (face) }
            }
        } @else {
            button class=(class) form="move" name="move" value=(Move::Done) { (face) }
        }
    }
}

fn controls(table: &TableView) -> Markup {
    let controls = table.controls;
    let question = table.public().question();
    html! {
        @if table.may_join { button.btn.btn--main form="join" { (icon("i-players")) (table.text("ui-join")) } }
        @if controls.undo || controls.restart || controls.hint || question.is_some() {
            ul.controls {
                @if controls.undo { li { (control(table, "undo", "i-undo", "ui-undo", Some("U"))) } }
                @if controls.restart { li { (control(table, "restart", "i-restart", "ui-restart-turn", None)) } }
                @if controls.hint { li { (control(table, "hint", "i-hint", "ui-hint", Some("H"))) } }
                @if let Some(question) = question { li { (rule_of(table, question)) } }
            }
        }
    }
}

/// The way to the rule that the question comes from.
pub(super) fn rule_of(table: &TableView, question: Question) -> Markup {
    let rule = rule::of_question(question);
    let name = rule::name(table.locale(), rule);
    html! {
        a.btn.btn--icon href=(rule::address(rule)) data-rules title=(name) aria-keyshortcuts="R" { (icon("i-rules")) span.vh { (name) } }
    }
}

fn control(table: &TableView, form: &str, symbol: &str, key: &str, shortcut: Option<&str>) -> Markup {
    html! {
        button.btn.btn--icon form=(form) title=(table.text(key)) aria-keyshortcuts=[shortcut] { (icon(symbol)) span.vh { (table.text(key)) } }
    }
}
