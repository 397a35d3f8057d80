//! No secrets: what is drawn is the same, byte for byte, for any two games that differ only in what the viewer cannot
//! know. The live stream sends the same drawing as the page.

use rand::rngs::StdRng;
use rand::{Rng, RngExt as _, SeedableRng as _};
use runestones_model::{GameId, Millis, PersonId};
use runestones_rules::{Action, Card, Event, Move, Options, Place, Seat, Seed, StoneChoice};
use runestones_table::{Advice, Advised, Deed, Ease, Header, Reader, Sitter, Stride, Table};

use super::{Occasion, Parts, Snapshot, TableView, Whole};
use crate::{self as page, Head, PileName};

fn person(seat: Option<Seat>) -> PersonId {
    PersonId(seat.map_or("a watcher".to_owned(), |seat| format!("person {seat}")))
}

/// A table with a person of its own on every seat, or with one person for all of them.
fn table(mix: u64, at_one_screen: bool) -> Table {
    let stones = if mix.is_multiple_of(2) { StoneChoice::Base } else { StoneChoice::Random };
    let options = Options { night: mix / 2 % 2 == 1, stones, ..Options::base(2 + (mix / 4 % 3) as usize) };
    let seed = Seed::from_number(mix);
    let names: Vec<String> = Seat::first(options.players).map(|seat| format!("Druid {seat}")).collect();
    let sitters = names.iter().map(|name| Sitter::person(name)).collect();
    let header = Header::new(&options, "", seed, sitters);
    let seats = Seat::first(options.players);
    let people = seats.map(|seat| Some(person(Some(if at_one_screen { Seat::FIRST } else { seat })))).collect();
    let mut table = Table::open(header, Vec::new(), false, 1).expect("a table");
    table.people = people;
    table
}

/// Any legal move.
fn step(state: &mut Table, rng: &mut impl Rng) -> bool {
    let moves = state.session.game().legal_moves();
    if state.decider().is_none() {
        return false;
    }
    let mv = moves[rng.random_range(0..moves.len())];
    let next = state
        .after(state.decider().expect("somebody decides"), Deed::Play(mv.into()), Ease::NONE)
        .expect("a legal move");
    state.accept(next, state.version + 1, Millis(0));
    true
}

/// The page, the live event, every pile, and the text table.
fn drawn(snapshot: &Snapshot, reader: &Reader) -> Vec<String> {
    let occasion = Occasion::default();
    let (table, title) = snapshot.draw(reader, &occasion, |view| (page::table(view), page::title(view)));
    // As if the last forty events were news.
    let told = &snapshot.events[snapshot.events.len().saturating_sub(40)..];
    let news = snapshot.draw(reader, &occasion, |view| page::table(&TableView { told, ..*view }));
    assert_eq!(
        news.0.contains(" data-told="),
        snapshot.curtain().is_none(),
        "news come with the table, not with a curtain"
    );
    let whole = page::layout(&Head { is_table: true, ..Head::of(reader, &title) }, &table);
    let seats = Seat::first(Seat::MOST).filter(|seat| snapshot.has_seat(*seat)).map(PileName::Discard);
    let piles = seats.chain([PileName::Creatures]);
    let piles = piles.map(|pile| snapshot.draw(reader, &occasion, |view| page::pile(view, pile)).into_string());
    let words = snapshot.draw(reader, &Occasion { as_text: true, ..Occasion::default() }, |view| {
        [page::text_table(view).into_string(), page::plain_table(view)]
    });
    let whys = snapshot.draw(reader, &occasion, |view| -> Vec<String> {
        pointed_at().map(|place| page::why(view, place).words()).collect()
    });
    [table.into_string(), news.into_string(), whole.into_string()]
        .into_iter()
        .chain(piles)
        .chain(words)
        .chain(whys)
        .collect()
}

/// Pieces that somebody might ask about, many of them not there: the answer must not tell who has them.
fn pointed_at() -> impl Iterator<Item = Place> {
    let cards = (11..=107).step_by(9).filter_map(Card::new);
    let cards = cards.flat_map(|card| [Place::Hand(card), Place::Display(card), Place::Effect(card, 0)]);
    cards.chain((1..=6).map(Place::Forge)).chain([Place::Action(Action::Abilities), Place::Deck])
}

/// The event in a world in which another card was drawn where the viewer does not see which.
fn elsewhere(event: Event, viewer: Option<Seat>, rng: &mut impl Rng, swapped: &mut usize) -> Event {
    match event {
        Event::Card { card: Some(_), from, to } if event.audience().is_some_and(|owner| viewer != Some(owner)) => {
            *swapped += 1;
            let card = Card::new(rng.random_range(11..=94)).expect("a card");
            Event::Card { card: Some(card), from, to }
        }
        other => other,
    }
}

/// Compares what somebody sees of the table with what they would see in another world; says whether it is another.
fn check(state: &Table, who: &PersonId, rng: &mut impl Rng, swapped: &mut usize) -> bool {
    let id = GameId::from_bytes(*b"any bytes");
    let reader = Reader::stranger(who.clone());
    let mut snapshot = Snapshot::of(&id, state, &reader, &Occasion::default());
    let real = drawn(&snapshot, &reader);
    let parts = Parts::default();
    let live = |snapshot: &Snapshot| {
        snapshot.draw_parts(&reader, &Occasion::default(), Some(&parts), page::table).into_string()
    };
    live(&snapshot);
    let viewer = snapshot.view.viewer();
    let world = snapshot.view.sample(rng);
    let events: Vec<(u64, Event)> =
        state.told.iter().map(|(moment, event)| (moment, elsewhere(event, viewer, rng, swapped))).collect();
    snapshot.look_at(&world, events.into_iter());
    assert!(drawn(&snapshot, &reader) == real, "a secret shows to {who:?} at version {}", state.version);
    // Also whether something is sent again must not tell anything.
    assert!(!live(&snapshot).contains("<!--[-->"), "a part knows a secret of {who:?} at version {}", state.version);
    world != *state.session.game()
}

/// Somebody with a live connection: what it has sent, and what they have put together from it.
struct Listener {
    who: PersonId,
    locale: &'static str,
    parts: Parts,
    whole: Whole,
}

impl Listener {
    /// Hears of the table; says how much had to be sent, and how much a whole table is.
    fn hear(&mut self, id: &GameId, state: &Table, advice: Option<&Advice>) -> (usize, usize) {
        let mut reader = Reader::stranger(self.who.clone());
        reader.likes.language = Some(self.locale.to_owned());
        let mut snapshot = Snapshot::of(id, state, &reader, &Occasion::default());
        if let Some(advice) = advice {
            snapshot.advise(advice.clone());
        }
        let occasion = Occasion::default();
        let sent = snapshot.draw_parts(&reader, &occasion, Some(&self.parts), page::table).into_string();
        let page = snapshot.draw(&reader, &occasion, page::table).into_string();
        let heard = self.whole.put_together(&sent).expect("only parts that were sent");
        assert!(heard == page, "{} version {}: {}", self.locale, state.version, difference(&heard, &page));
        (sent.len(), page.len())
    }
}

/// Where two drawings part ways.
fn difference(left: &str, right: &str) -> String {
    let same = left.bytes().zip(right.bytes()).take_while(|(left, right)| left == right).count();
    let around = |text: &str| -> String {
        String::from_utf8_lossy(&text.as_bytes()[same.saturating_sub(200)..(same + 100).min(text.len())]).into_owned()
    };
    format!("\n{}\n{}", around(left), around(right))
}

/// The best of the legal moves, if it is anybody's turn.
fn advice(state: &Table) -> Advice {
    let advised = |mv: &Move| Advised { mv: *mv, win: Some(50), scores: None, reasons: Vec::new() };
    Advice { moves: state.session.game().legal_moves().iter().take(3).map(advised).collect() }
}

#[test]
fn what_a_live_connection_puts_together_is_the_page() {
    let mut rng = StdRng::seed_from_u64(5);
    let id = GameId::from_bytes(*b"any bytes");
    let (mut sent, mut whole) = (0, 0);
    for mix in [0, 3, 4, 6, 9, 11] {
        let mut state = table(mix, mix % 5 == 4);
        let seats: Vec<Seat> = state.session.game().seats().collect();
        let locales = ["en", "de", "ja", "fr", "nl"];
        let mut listeners: Vec<Listener> = seats
            .iter()
            .map(|seat| Some(*seat))
            .chain([None])
            .zip(locales)
            .map(|(seat, locale)| Listener {
                who: person(seat),
                locale,
                parts: Parts::default(),
                whole: Whole::default(),
            })
            .collect();
        for number in 0..140 {
            match number % 20 {
                // Somebody says something, changes their mind, or is called otherwise.
                7 => state.said.push_back(said(number, &listeners[0].who)),
                13 => {
                    if let Some(next) = seats.iter().find_map(|seat| state.after(*seat, Deed::Undo, Ease::NONE).ok()) {
                        state.accept(next, state.version + 1, Millis(0));
                    }
                }
                17 => state.header.sitters[0].name = format!("Druid <{number}>"),
                _ if !step(&mut state, &mut rng) => break,
                _ => {}
            }
            let hint = (number % 9 == 0).then(|| advice(&state));
            for listener in &mut listeners {
                let (news, page) = listener.hear(&id, &state, hint.as_ref());
                sent += news;
                whole += page;
            }
        }
    }
    assert!(sent * 4 < whole, "{sent} bytes were sent of {whole}");
}

fn said(number: u32, who: &PersonId) -> runestones_model::ChatLine {
    let line = runestones_model::NewChatLine {
        time: runestones_model::Millis(0),
        person: Some(who.clone()),
        seat: Some(0),
        name: "Druid".to_owned(),
        text: format!("<!--=0--> & {number}"),
    };
    runestones_model::ChatLine { id: number, line }
}

#[test]
fn what_nobody_can_know_shows_nowhere() {
    let mut rng = StdRng::seed_from_u64(3);
    let (mut positions, mut other_worlds, mut swapped) = (0, 0, 0);
    for mix in 0..12 {
        for at_one_screen in [false, true] {
            let mut state = table(mix, at_one_screen);
            for number in 0..160 {
                if !step(&mut state, &mut rng) {
                    break;
                }
                if number % 16 != 0 {
                    continue;
                }
                positions += 1;
                let seats: Vec<Seat> = state.session.game().seats().collect();
                for viewer in seats.into_iter().map(Some).chain([None]) {
                    other_worlds += usize::from(check(&state, &person(viewer), &mut rng, &mut swapped));
                }
            }
        }
    }
    assert!(positions > 200 && other_worlds > positions && swapped > positions, "{positions} {other_worlds} {swapped}");
}

/// The items for ears on a page, with their moments.
fn items(state: &Table, who: &PersonId) -> Vec<(u64, String)> {
    let snapshot =
        Snapshot::of(&GameId::from_bytes(*b"any bytes"), state, &Reader::stranger(who.clone()), &Occasion::default());
    let page = snapshot.draw(&Reader::stranger(who.clone()), &Occasion::default(), page::table).into_string();
    let items = page.split("<li data-moment=\"").skip(1).map(|rest| {
        let (moment, rest) = rest.split_once("\">").expect("a moment");
        (moment.parse().expect("a number"), rest.split_once("</li>").expect("its words").0.to_owned())
    });
    items.collect()
}

/// Whoever hears after every move what is newer than what they heard hears of everything, and of nothing twice.
#[test]
fn ears_are_told_everything_once() {
    let mut rng = StdRng::seed_from_u64(16);
    for mix in 0..6 {
        let mut state = table(mix, false);
        let who = person(Some(Seat::FIRST));
        let (mut heard, mut listened) = (0, Vec::new());
        for _ in 0..60 {
            let fresh: Vec<(u64, String)> = items(&state, &who).into_iter().filter(|(at, _)| *at > heard).collect();
            heard = u64::from(state.moment());
            listened.extend(fresh);
            // Whoever comes later is told the same, item by item; of the oldest only the end may be left.
            for item in items(&state, &who).iter().skip(1) {
                assert!(
                    listened.contains(item),
                    "game {mix}, moment {heard}: {item:?} grew after it was heard, or was lost"
                );
            }
            if !step(&mut state, &mut rng) {
                break;
            }
        }
        assert!(listened.windows(2).all(|two| two[0].0 < two[1].0), "game {mix}: {listened:?}");
        assert!(listened.len() > 30, "game {mix}: {listened:?}");
    }
}

#[test]
fn a_stretch_of_the_past_is_what_its_moments_are() {
    for mix in 0..8 {
        let mut rng = StdRng::seed_from_u64(mix);
        let mut state = table(mix, false);
        while state.moment() < 200 && step(&mut state, &mut rng) {}
        let id = GameId::from_bytes([7; 9]);
        let reader = Reader::stranger(person(mix.is_multiple_of(3).then_some(Seat::FIRST)));
        let at = |moment| Occasion { moment: Some(moment), ..Occasion::default() };
        let look = |occasion: &Occasion| Snapshot::of(&id, &state, &reader, occasion);
        for stride in [Stride::Entry, Stride::Decision, Stride::Turn] {
            let from = at(rng.random_range(0..150));
            let drawn = look(&from).moments(&reader, &from, (stride, 12)).expect("moments");
            assert!(drawn.len() > 1 && drawn.windows(2).all(|pair| pair[0].0 < pair[1].0), "{stride:?}");
            let mut whole = Whole::default();
            for (moment, drawing) in drawn {
                let page = look(&at(moment)).settled(&at(moment)).expect("a moment").table(&reader, &at(moment));
                let page = page.map(|(table, _)| table.into_string());
                assert_eq!(whole.put_together(&drawing).map(untold), page.map(untold), "moment {moment}");
            }
        }
        let beyond = at(u64::from(state.moment()) + 1);
        assert!(look(&beyond).moments(&reader, &beyond, (Stride::Entry, 3)).is_none());
    }
}

/// A drawing of a stretch also tells the script what happened on the way; the page of a moment does not.
fn untold(drawing: String) -> String {
    let Some((before, rest)) = drawing.split_once(r#" data-told=""#) else { return drawing };
    let after = rest.split_once('"').map_or("", |(_, after)| after);
    format!("{before}{after}")
}
