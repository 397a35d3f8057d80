//! The table in all languages, tried on whole games.

use anstream::adapter::strip_str;
use runestones_ai::bot_named;
use runestones_i18n::{Locale, Voice, druid_name};
use runestones_rules::{Game, Options, Seat, StoneChoice};
use runestones_testing::play_out;

use super::*;

/// Plays a game with bots that make no sense, so that everything happens; shows each decision before it is made.
fn play(players: usize, number: u64, mut look: impl FnMut(&Game)) -> Game {
    let options = Options { night: true, stones: StoneChoice::Random, ..Options::base(players) };
    let mut bot = bot_named("random", number).unwrap();
    play_out(&options, number, |game, seat| {
        look(game);
        bot.choose(&game.view(seat))
    })
}

/// Players without names of their own.
fn druids(locale: Locale) -> Vec<String> {
    Seat::first(Seat::MOST).map(|seat| druid_name(locale, seat)).collect()
}

fn drawn(view: &SeatView, locale: Locale) -> String {
    strip_str(&table(view, &Voice::new(locale, view.public().card_set(), &druids(locale)))).to_string()
}

#[test]
fn every_table_fits_in_every_language_and_shows_nothing_hidden() {
    let mut rng = <rand::rngs::StdRng as rand::SeedableRng>::seed_from_u64(1);
    for (number, locale) in (0..).zip(Locale::ALL) {
        let mut decisions = 0;
        play(2 + number as usize % 3, number, |game| {
            decisions += 1;
            if decisions % 16 != 0 {
                return;
            }
            let view = game.view(game.active());
            let table = drawn(&view, locale);
            for line in table.lines() {
                assert!(text::width(line) <= WIDTH, "{locale}: too wide: {line}");
                assert_eq!(line, line.trim_end(), "{locale}");
            }
            assert!(!table.contains('⟨'), "{locale} lacks a text: {table}");
            assert_eq!(table, drawn(&view.sample(&mut rng).view(game.active()), locale));
        });
    }
}

#[test]
fn a_table_and_a_final_score_in_six_languages() {
    let mut shown = None;
    let end = play(3, 11, |game| {
        if game.turn() == 150 {
            shown.get_or_insert(*game);
        }
    });
    let shown: Game = shown.unwrap();
    for locale in Locale::ALL {
        let names = druids(locale);
        let score = final_score(&end, None, &Voice::new(locale, end.card_set(), &names)).unwrap();
        assert!(score.lines().all(|line| text::width(line) <= WIDTH), "{locale}: {score}");
        let table = drawn(&shown.view(shown.active()), locale);
        insta::assert_snapshot!(locale.tag(), format!("{table}\n{}", strip_str(&score)));
    }
}
