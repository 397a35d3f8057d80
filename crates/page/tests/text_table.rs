//! The table in words, for fixed games, in a few languages.

use runestones_i18n::Locale;
use runestones_page::{self as page, LeadsTo, TableView};
use runestones_rules::{Decider, Game, Place, Question, SeatView};
use runestones_table::Settings;
use runestones_testing::tables::{Played, options, with_table};

fn moment(mix: u64, number: u64, round: u16, wanted: impl Fn(&Game) -> bool) -> Played {
    let mut played = Played::new(&options(mix), number, "greedy");
    assert!(played.until(|game| game.round() >= round && wanted(game)), "the game has such a moment");
    played
}

/// Somebody in the middle of Use abilities, in a game for three with Night and any stones.
fn abilities() -> Played {
    moment(7, 0, 7, |game| matches!(game.question(), Some(Question::Abilities { laid: 2, started: true, .. })))
}

fn plain(played: &Played, view: &SeatView, locale: Locale) -> String {
    with_table(played, view, locale, Settings::default(), page::plain_table)
}

#[test]
fn a_position_in_words() {
    let played = abilities();
    let view = played.game.view(played.game.active());
    insta::assert_snapshot!("abilities-en", plain(&played, &view, Locale::En));
    insta::assert_snapshot!("abilities-de", plain(&played, &view, Locale::De));
    insta::assert_snapshot!("abilities-ja", plain(&played, &view, Locale::Ja));
    insta::assert_snapshot!("watcher-fr", plain(&played, &played.game.watch(), Locale::Fr));
}

#[test]
fn a_die_a_choice_of_space_and_the_end() {
    let die = moment(2, 5, 2, |game| matches!(game.question(), Some(Question::Die { .. })));
    insta::assert_snapshot!("die-it", plain(&die, &die.game.view(die.game.active()), Locale::It));
    let place = moment(0, 3, 2, |game| matches!(game.question(), Some(Question::Place(_))));
    insta::assert_snapshot!("place-nl", plain(&place, &place.game.view(place.game.active()), Locale::Nl));
    let over = moment(0, 2, 1, |game| game.decider() == Decider::Nobody);
    insta::assert_snapshot!("end-en", plain(&over, &over.game.watch(), Locale::En));
}

#[test]
fn the_page_of_the_text_table() {
    let played = moment(0, 1, 2, |game| game.question() == Some(Question::Action));
    let view = played.game.view(played.game.active());
    let html = with_table(&played, &view, Locale::En, Settings::default(), |table| {
        page::text_table(&TableView { as_text: true, ..*table }).0.replace("><", ">\n<")
    });
    insta::assert_snapshot!("page", html);
}

/// Everything a player can point at on the table is told of, and what is told of is there: the description can stand in
/// for the picture.
#[test]
fn every_piece_of_the_picture_is_in_the_words() {
    for mix in 0..8 {
        let mut played = Played::new(&options(mix), mix, "greedy");
        while played.step() {
            let Decider::Seat(seat) = played.game.decider() else { continue };
            if !played.moment.is_multiple_of(7) {
                continue;
            }
            let view = played.game.view(seat);
            with_table(&played, &view, Locale::En, Settings::default(), |table| {
                let parts = page::describe(table);
                let told = |place| {
                    let lines = parts.iter().flat_map(|part| &part.lines);
                    lines.filter(|line| line.leads_to == Some(LeadsTo::Why(place))).count()
                };
                let display = played.game.display().into_iter().flatten().map(Place::Display);
                let tiles = played.game.night().face_up().into_iter().flatten().map(Place::Tile);
                let (hand, runes) = (view.hand(seat), played.game.stones_in_play());
                let hand = hand.iter().map(Place::Hand);
                for place in display.chain(tiles).chain(hand).chain(runes.iter().map(Place::Stone)).chain([Place::Deck])
                {
                    assert_eq!(told(place), 1, "{place} in game {mix} at {}", played.moment);
                }
            });
        }
    }
}
