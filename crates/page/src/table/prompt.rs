//! What the player is asked. The pieces are the buttons; what no piece can take has one here.

use maud::{Markup, html};
use runestones_i18n::{Span, plain};
use runestones_rules::{Action, Click, Decider, Move, Question, RowName, Seat};
use runestones_table::{Presence, SeatKind};

use crate::piece::icon::{icon, marker};
use crate::piece::rule;
use crate::piece::spans::named;
use crate::piece::spot::{click_button, label, move_button};
use crate::table::clock::{affairs, end_words};
use crate::table::coach::{self, Coach};
use crate::table::fetch;
use crate::table::finish::ways_on;
use crate::table::front::tray;
use crate::table::pile::{self, PileName};
use crate::table::why::address;
use crate::view::TableView;
use crate::view::legal::{Legal, Place};

/// How many moves that no piece can take have a button in the row; the rest is behind `⋯`.
const FEW: usize = 2;

/// A question with more letters than this leaves no room for the name of the action; a Japanese letter is as wide as two.
const LONG: usize = 44;

/// The prompt, in one row: the actions, the question, the moves that no piece on the table can take, undo, advice, and `⋯`
/// with everything that is legal.
pub fn prompt(table: &TableView) -> Markup {
    let legal = table.legal();
    let asked = asked(table, legal);
    // In a puzzle the task stands elsewhere, and the question in its place.
    let asks = table.coach.is_none_or(|coach| coach.puzzle.is_some() && !coach.is_over());
    let long = asks && letters(&plain(&asked)) > LONG;
    html! {
        // What a lesson says is longer than a row: it has a place of its own.
        @if let Some(coach) = table.coach { div.coach.panel { (question(table, &coach::sentence(table, coach))) (coach::deeds(table, coach)) } }
        div.prompt.panel.is-asked[!legal.moves().is_empty()].is-long[long] {
            (forms(table))
            (actions(table, legal))
            (tray(table))
            @if table.coach.is_none() { (question(table, &named(&asked, table.voice.card_set()))) }
            @else if asks { div.prompt__text { (named(&asked, table.voice.card_set())) } }
            (moves(table, legal))
            @if let Some(coach) = table.coach {
                (coach::controls(table, coach))
            } @else {
                @if let Some(ending) = table.ending { (ways_on(table, ending)) }
                (controls(table))
                (look_again(table, legal))
            }
        }
        (all_moves(table, legal))
        @if let Some(notice) = table.notice { p.notice role="alert" { (notice) } }
        (affairs(table))
    }
}

/// What the person is asked here, where a row can be traded by the click that ends the action: the sentence says so, too.
fn asked(table: &TableView, legal: &Legal) -> Vec<Span> {
    match trades(legal).next() {
        Some(_) => vec![Span::Text(table.text("ask-trade"))],
        None => sentence(table),
    }
}

/// How much room a text takes.
fn letters(text: &str) -> usize {
    text.chars().map(|letter| if letter >= '\u{2e80}' { 2 } else { 1 }).sum()
}

/// The question, where the focus goes after a move. The news end with its words, so whoever comes here by ear is only told
/// whose turn it is: nothing is said twice.
pub(crate) fn question(table: &TableView, words: &Markup) -> Markup {
    let waits = matches!(table.public().decider(), Decider::Seat(_)) && table.legal().moves().is_empty();
    // The words of a lesson may have to be scrolled where letters are large.
    let stop = if table.coach.is_some() { "0" } else { "-1" };
    html! {
        div.prompt__text #prompt tabindex=(stop) role="group" aria-label=(whose_turn(table)) data-waits[waits] { (words) }
    }
}

fn whose_turn(table: &TableView) -> String {
    match (table.coach, table.public().decider()) {
        (Some(coach), _) => coach.title(table.locale()),
        (None, Decider::Nobody) => table.text("ui-game-over"),
        (None, _) if table.is_stopped() => table.text("ui-game-over"),
        (None, Decider::Seat(seat)) if table.view.viewer() != Some(seat) => {
            table.voice.text("ui-turn-of", &[("name", table.name(seat).into())])
        }
        (None, _) => table.text("ui-your-turn"),
    }
}

/// Without the script nobody says when the others have moved, so one looks again.
fn look_again(table: &TableView, legal: &Legal) -> Markup {
    html! {
        @if legal.moves().is_empty() && table.public().decider() != Decider::Nobody && !table.is_stopped() {
            noscript { a.btn href=(table.here()) { (table.text("ui-look-again")) } }
        }
    }
}

/// Buttons anywhere on the table belong to these forms.
pub(crate) fn forms(table: &TableView) -> Markup {
    let hint = table.controls.hint.then_some(("hint", "/hint"));
    html! {
        @for (id, below) in [("move", "/move"), ("undo", "/undo"), ("restart", "/restart")].into_iter().chain(hint) {
            form id=(id) method="post" action=(table.address_of(below)) { input type="hidden" name="version" value=(table.game.version); }
        }
        @if table.may_join { form #join method="post" action={ "/join/" (table.game.id) } {} }
    }
}

/// The three actions always stand there, so that one learns which are possible: as buttons while one is to be chosen, then
/// as signs of which only the chosen one is named.
fn actions(table: &TableView, legal: &Legal) -> Markup {
    let chosen = table.public().action();
    let asked = legal.moves().iter().any(|mv| matches!(mv, Move::Action(_)));
    let over = table.public().decider() == Decider::Nobody
        || table.is_stopped()
        || table.coach.is_some_and(|coach| coach.is_over());
    html! {
        @if !over {
            ul.actions.is-asked[asked] {
                @if let Some(seat) = crate::table::front::other_active(table) { li.actions__who { (marker(seat, &table.mark(seat))) } }
                @for action in [Action::Summon, Action::Abilities, Action::Forge] {
                    li.is-chosen[chosen == Some(action)] { (action_sign(table, legal, action, asked)) }
                }
            }
        }
    }
}

fn action_sign(table: &TableView, legal: &Legal, action: Action, asked: bool) -> Markup {
    let mv = Move::Action(action);
    let name = plain(&label(table, mv));
    let face = html! { (icon(action_symbol(action))) span.actions__name { (name) } };
    html! {
        @if legal.moves().contains(&mv) {
            button.btn.btn--go data-hint=[table.hint_rank(&[mv])] form="move" name="move" value=(mv) title=(name) { (face) }
        } @else if asked {
            a.btn.is-shut href=[address(table, Place::Action(action))] aria-disabled="true" title=(name) { (face) }
        } @else if table.public().action() == Some(action) {
            span.action title=(name) { (face) }
        } @else {
            span.action title=(name) aria-hidden="true" { (icon(action_symbol(action))) }
        }
    }
}

pub(crate) fn action_symbol(action: Action) -> &'static str {
    match action {
        Action::Summon => "i-summon",
        Action::Abilities => "i-use",
        Action::Forge => "i-forge",
        Action::Pass => "i-forward",
    }
}

/// What the person is asked, or whom everybody waits for, or who won.
pub(crate) fn sentence(table: &TableView) -> Vec<Span> {
    if let Some(words) = end_words(table) {
        return vec![Span::Text(words)];
    }
    let game = table.public();
    match (game.decider(), game.question()) {
        (Decider::Nobody, _) => vec![Span::Text(winners(table))],
        (Decider::Seat(seat), Some(question)) if table.view.viewer() == Some(seat) && !table.is_played_for(seat) => {
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
pub(crate) fn winners(table: &TableView) -> String {
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

/// What no piece can take, the way out, and out of sight until somebody goes there the list of everything legal: by `⋯`, by
/// its key, or with Tab.
fn moves(table: &TableView, legal: &Legal) -> Markup {
    let needs_button =
        |mv: &&Move| !legal.has_piece(**mv) && !mv.is_anytime() && **mv != Move::Done && !is_one_of_three(**mv);
    let only_done =
        legal.moves().iter().all(|mv| *mv == Move::Done || mv.is_anytime()) && trades(legal).next().is_none();
    html! {
        @if let Some(coach) = table.coach.filter(Coach::is_over) {
            (coach::farewell(table, coach))
        } @else if !legal.moves().is_empty() {
            div.moves {
                @if legal.moves().iter().any(|mv| needs_button(&mv)) {
                    ul.moves__few {
                        @for mv in legal.moves().iter().filter(needs_button).take(FEW) { li { (move_button(table, *mv, "btn btn--go")) } }
                    }
                }
                @if legal.moves().contains(&Move::Done) { (done(table, legal, only_done)) }
            }
        }
    }
}

fn is_one_of_three(mv: Move) -> bool {
    matches!(mv, Move::Action(Action::Summon | Action::Abilities | Action::Forge))
}

/// Everything legal, in the engine's order; what works at any moment comes last, but for the way out. Where a card is to be
/// fetched, the open pile is the list.
fn all_moves(table: &TableView, legal: &Legal) -> Markup {
    let open = fetch::is_open(table);
    let is_plain = |mv: &&Move| !mv.is_anytime() && **mv != Move::Done && !(open && matches!(mv, Move::Fetch(_)));
    let question = table.public().question();
    let (class, title) =
        if open { ("fetch", pile::title(table, PileName::Creatures)) } else { ("moves__all", table.text("ui-moves")) };
    html! {
        @if question.is_some() && table.coach.is_none_or(|coach| !coach.is_over()) {
            div class={ (class) " beside panel" } #moves tabindex="-1" role="group" aria-labelledby="h-moves" {
                h3.label #h-moves { (title) }
                @if open { (fetch::cards(table)) }
                ol.moves__list {
                    @for mv in legal.moves().iter().filter(is_plain) { li { (move_button(table, *mv, "btn btn--go")) } }
                    @for click in trades(legal) { li { (click_button(table, click, "btn btn--go")) } }
                    @for mv in legal.moves().iter().filter(|mv| mv.is_anytime()) { li { (move_button(table, *mv, "btn btn--aside")) } }
                    @for click in legal.at(Place::Done) { li { (click_button(table, click, "btn")) } }
                }
                ul.moves__more {
                    @if table.controls.restart { li { (control(table, "restart", "i-restart", "ui-restart-turn", None)) } }
                    @if let Some(question) = question { li { (rule_of(table, question)) } }
                }
            }
        }
    }
}

/// The rows that can be traded at the end of an action: a click that ends it, too, so no move of the list says so.
fn trades(legal: &Legal) -> impl Iterator<Item = Click> {
    RowName::BOTH.into_iter().flat_map(|row| legal.at(Place::Row(row))).filter(|click| click.then.is_some())
}

/// "Done" forfeits what is open, so it is plain until nothing else is left.
fn done(table: &TableView, legal: &Legal, only_done: bool) -> Markup {
    let Some(click) = legal.at(Place::Done).first().copied() else { return html! {} };
    let ends_turn = table.public().done_ends_turn();
    let class = if only_done { "btn btn--main moves__done" } else { "btn moves__done" };
    let class = if ends_turn { format!("{class} moves__end") } else { class.to_owned() };
    let words: Vec<Span> = label(table, Move::Done);
    let face = html! { (icon("i-done")) span { (named(&words, table.voice.card_set())) } };
    html! {
        @if ends_turn && table.settings.confirm {
            button class=(class) type="button" popovertarget="confirm-done" { (face) }
            div.choice popover id="confirm-done" {
                p { (table.text("ui-confirm-end-question")) }
                button.btn.btn--main form="move" name="move" value=(click) { (face) }
            }
        } @else {
            button class=(class) form="move" name="move" value=(click) { (face) }
        }
    }
}

fn controls(table: &TableView) -> Markup {
    let controls = table.controls;
    let more = table.public().question().is_some();
    html! {
        @if table.may_join { button.btn.btn--main form="join" { (icon("i-players")) (table.text("ui-join")) } }
        @if controls.undo || controls.hint || more {
            ul.controls {
                @if controls.undo { li { (control(table, "undo", "i-undo", "ui-undo", Some("U Alt+U"))) } }
                @if controls.hint { li { (control(table, "hint", "i-hint", "ui-hint", Some("H Alt+H"))) } }
                @if more {
                    li {
                        @let name = table.text("ui-all-moves");
                        a.btn.btn--icon.more href="#moves" title=(name) aria-keyshortcuts="M Alt+M" { (icon("i-dots")) span.vh { (name) } }
                    }
                }
            }
        }
    }
}

/// The way to the rule that the question comes from.
pub(super) fn rule_of(table: &TableView, question: Question) -> Markup {
    let rule = rule::of_question(question);
    let name = rule::name(table.locale(), rule);
    html! {
        a.btn.btn--icon href=(rule::address(rule)) data-rules title=(name) aria-keyshortcuts="R Alt+R" { (icon("i-rules")) span.vh { (name) } }
    }
}

fn control(table: &TableView, form: &str, symbol: &str, key: &str, shortcut: Option<&str>) -> Markup {
    html! {
        button.btn.btn--icon form=(form) title=(table.text(key)) aria-keyshortcuts=[shortcut] { (icon(symbol)) span.vh { (table.text(key)) } }
    }
}
