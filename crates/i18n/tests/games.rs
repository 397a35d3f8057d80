//! Whole games in all languages: whatever can happen has words.

use std::collections::{HashMap, HashSet};

use runestones_i18n::{Listener, Locale, Span, Voice, is_told, plain};
use runestones_rules::{Card, CardPlace, CardSet, Decider, Event, Game, Move, Options, Question, Seat, Tile, Use};
use runestones_testing::{Temper, Walker, names, option_mixes};

#[test]
fn everything_that_happens_has_words() {
    let names = names();
    let mut met = Seen::default();
    for (seed, options) in option_mixes().iter().enumerate() {
        play_through(options, seed as u64, &names, &mut met);
    }
    met.assert_complete();
}

/// Which kinds of things have come up, so that the test is known to have met them all.
#[derive(Default)]
struct Seen {
    questions: HashSet<std::mem::Discriminant<Question>>,
    moves: HashSet<std::mem::Discriminant<Move>>,
    uses: HashSet<std::mem::Discriminant<Use>>,
    events: HashSet<std::mem::Discriminant<Event>>,
}

impl Seen {
    fn assert_complete(&self) {
        assert_eq!(self.questions.len(), 15, "questions");
        assert_eq!(self.moves.len(), 16, "moves");
        assert_eq!(self.uses.len(), 17, "uses");
        assert_eq!(self.events.len(), 16, "events");
    }
}

fn play_through(options: &Options, seed: u64, names: &[String], met: &mut Seen) {
    let mut walker = Walker::with(seed, Temper::Lively);
    let mut events = Vec::new();
    let mut game = Game::new(options, &mut events).expect("good options");
    loop {
        for locale in Locale::ALL {
            check_story(locale, &events, &game, names);
        }
        for event in events.drain(..) {
            met.events.insert(std::mem::discriminant(&event));
            for locale in Locale::ALL {
                check_event(locale, event, &game, names);
            }
        }
        if let (Some(question), Decider::Seat(seat)) = (game.question(), game.decider()) {
            met.questions.insert(std::mem::discriminant(&question));
            for mv in game.legal_moves() {
                met.moves.insert(std::mem::discriminant(&mv));
                if let Move::Use(_, what) = mv {
                    met.uses.insert(std::mem::discriminant(&what));
                }
            }
            for locale in Locale::ALL {
                check_decision(locale, question, seat, &game, names);
            }
        }
        let Some(entry) = walker.next(&game) else { return };
        game.play(entry, &mut events).expect("a legal entry");
    }
}

/// A line has words, none of them missing, and no mark of a piece is left in it.
fn assert_good(locale: Locale, line: &[Span], about: &dyn std::fmt::Debug) {
    let words = plain(line);
    let is_private = |character: char| ('\u{e000}'..='\u{f8ff}').contains(&character);
    assert!(!words.contains(['⟨', '{', '}']) && !words.contains(is_private), "{locale}: {about:?}: {words}");
    assert!(!words.is_empty() && words.trim() == words && !words.contains("  "), "{locale}: {about:?}: “{words}”");
    assert!(line.iter().all(|span| !span.words().is_empty()), "{locale}: {about:?}: {line:?}");
}

fn check_decision(locale: Locale, question: Question, seat: Seat, game: &Game, names: &[String]) {
    let voice = Voice::new(locale, game.card_set(), names);
    let view = game.view(seat);
    assert_good(locale, &voice.prompt(question, &view), &question);
    assert_good(locale, &voice.waiting(seat, question), &question);
    assert!(view.legal_moves().iter().all(|mv| !voice.choice(*mv, &view).contains('⟨')), "{locale}");
    let mut labels: HashMap<String, Move> = HashMap::new();
    for mv in view.legal_moves() {
        let label = voice.move_label(mv, &view);
        assert_good(locale, &label, &mv);
        if let Some(other) = labels.insert(plain(&label), mv) {
            assert!(same_tile(game, mv, other), "{locale}: {mv:?} and {other:?} are both “{}”", plain(&label));
        }
    }
}

/// Two tiles that give the same may be called the same.
fn same_tile(game: &Game, one: Move, other: Move) -> bool {
    let tile = |mv| match mv {
        Move::Wisp(tile) | Move::Use(_, Use::Wisp(tile)) => Some(*game.card_set().tile(tile)),
        _ => None,
    };
    tile(one).is_some() && tile(one) == tile(other)
}

fn check_event(locale: Locale, event: Event, game: &Game, names: &[String]) {
    let voice = Voice::new(locale, game.card_set(), names);
    for viewer in game.seats().map(Some).chain([None]) {
        let line = voice.event_line(event, viewer);
        assert_eq!(line.is_some(), is_told(event), "{locale}: {event:?}");
        if let Some(line) = line {
            assert_good(locale, &line, &event);
        }
    }
    assert_eq!(voice.event_line(event, None).is_none(), is_silent(event), "{locale}: {event:?}");
}

/// Told together, events need no more lines than one by one, and nobody learns more.
fn check_story(locale: Locale, events: &[Event], game: &Game, names: &[String]) {
    let voice = Voice::new(locale, game.card_set(), names);
    let told = events.iter().filter(|event| is_told(**event)).count();
    for listener in game.seats().map(Listener::Seat).chain([Listener::Watcher, Listener::Reader]) {
        let lines = voice.tell(events.iter().copied(), listener);
        assert!(lines.len() <= told && lines.is_empty() == (told == 0), "{locale}: {events:?}: {lines:?}");
        for line in &lines {
            assert_good(locale, line, &events);
        }
    }
    let hidden = events.iter().map(|event| event.seen_by(None));
    assert_eq!(voice.tell(events.iter().copied(), Listener::Watcher), voice.tell(hidden, Listener::Reader));
}

/// What only an animation shows.
fn is_silent(event: Event) -> bool {
    use runestones_rules::{ArtifactPlace, TilePlace};
    match event {
        Event::Token { wisp, .. } => !wisp,
        Event::Card { from, to, .. } => matches!((from, to), (CardPlace::Display(_), CardPlace::Display(_))),
        Event::Artifact { from, .. } => matches!(from, ArtifactPlace::Row(..)),
        Event::Tile { to, .. } => to == TilePlace::Discard,
        _ => false,
    }
}

#[test]
fn a_hidden_card_stays_hidden_even_if_the_event_still_has_it() {
    let names = names();
    let (owner, other) = (Seat::FIRST, Seat::new(1).expect("a second seat"));
    let card = Card::new(103);
    let event = |card| Event::Card { card, from: CardPlace::Draw(owner), to: CardPlace::Hand(owner) };
    for locale in Locale::ALL {
        let voice = Voice::new(locale, CardSet::standard(), &names);
        for viewer in [Some(other), None] {
            assert_eq!(voice.event_line(event(card), viewer), voice.event_line(event(None), viewer));
        }
        let own = voice.event_line(event(card), Some(owner)).expect("a line");
        assert!(plain(&own).contains("103"), "{locale}");
    }
}

#[test]
fn any_card_set_can_be_put_into_words() {
    let standard = CardSet::standard().to_text();
    let own = standard.replace("ability = \"any -> 2vp\"", "ability = \"any any -> 2 wild red 2vp\"");
    let set = CardSet::parse(&own).expect("a good card set");
    let text = |locale| plain(&Voice::new(locale, &set, &[]).card_text(Card::new(74).expect("a dragon")));
    assert_eq!(text(Locale::En), "Pay any 2 gems to get a red gem, 2 wild gems and 2 points.");
    assert_eq!(
        text(Locale::De),
        "Bezahle 2 beliebige Edelsteine und erhalte dafür einen roten Edelstein, 2 Joker-Edelsteine und 2 Punkte."
    );
}

#[test]
fn everything_printed_has_words() {
    let set = CardSet::standard();
    for locale in Locale::ALL {
        let voice = Voice::new(locale, set, &[]);
        for card in runestones_rules::Cards::ALL.iter() {
            assert_good(locale, &voice.card_text(card), &card);
            assert!(voice.card_label(card).contains(&card.number().to_string()), "{locale}: {card}");
            assert_eq!(voice.banshee_kind(card).is_some(), card.is_banshee());
        }
        for tile in (1..=18).filter_map(Tile::new) {
            assert_good(locale, &voice.tile_text(tile), &tile);
            assert!(!voice.tile_name(tile).contains('⟨'));
        }
        for forge in 1..=6 {
            assert!(!voice.forge_text(forge).contains('⟨') && !voice.forge_name(forge).contains('⟨'));
        }
    }
}
