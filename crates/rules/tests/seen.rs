//! What a seat sees, as text: it reads back as the same view, tells nothing more, and survives whatever is sent.

use proptest::prelude::*;
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use runestones_rules::{BadView, Decider, Entry, Game, Options, Outcome, SeatView};
use runestones_testing::{Walker, any_options};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_view_survives_its_text_and_tells_no_secret(options in any_options(), seed: u64) {
        let mut game = Game::new(&options, &mut ()).unwrap();
        let (mut walker, mut worlds) = (Walker::new(seed), StdRng::seed_from_u64(seed));
        let mut read = 0;
        while let Some(entry) = walker.next(&game) {
            if let Decider::Seat(seat) = game.decider()
                && read < 40
            {
                let view = game.view(seat);
                let text = view.to_json().unwrap();
                prop_assert_eq!(SeatView::from_json(&text, &[]), Ok(view), "{}", text);
                let other = view.sample(&mut worlds);
                prop_assert_eq!(other.view(seat).to_json().unwrap(), text);
                read += 1;
            }
            game.play(entry, &mut ()).unwrap();
        }
        prop_assert!(read > 0);
    }

    #[test]
    fn only_the_card_that_somebody_else_draws_is_hidden(options in any_options(), seed: u64) {
        let mut game = Game::new(&options, &mut ()).unwrap();
        let mut walker = Walker::new(seed);
        while let Some(entry) = walker.next(&game) {
            let (mut after, mut events) = (game, Vec::new());
            after.play(entry, &mut events).unwrap();
            let draws = matches!(entry, Entry::Chance(Outcome::Draw(_)));
            let owner = events.iter().find_map(|event| event.audience());
            for viewer in game.seats().map(Some).chain([None]) {
                let expected = if draws && viewer != owner { None } else { Some(entry) };
                prop_assert_eq!(game.shown_to(viewer, entry), expected);
            }
            game = after;
        }
    }

    #[test]
    fn any_change_of_a_text_is_read_or_refused(seed: u64, at: prop::sample::Index, put in "[ -~]{0,6}", cut in 0usize..8) {
        let mut game = Game::new(&Options { night: seed % 2 == 0, ..Options::base(3) }, &mut ()).unwrap();
        let mut walker = Walker::new(seed);
        for _ in 0..seed % 300 {
            let Some(entry) = walker.next(&game) else { break };
            game.play(entry, &mut ()).unwrap();
        }
        let mut text = game.view(game.active()).to_json().unwrap();
        let from = at.index(text.len());
        text.replace_range(from..(from + cut).min(text.len()), &put);
        if let Ok(view) = SeatView::from_json(&text, &[]) {
            prop_assert!(view.legal_moves().len() > 1);
            prop_assert_eq!(SeatView::from_json(&view.to_json().unwrap(), &[]), Ok(view));
            view.sample(&mut StdRng::seed_from_u64(seed));
        }
    }
}

/// The first decision of a game, as text.
fn decision() -> String {
    let mut game = Game::new(&Options::base(2), &mut ()).unwrap();
    let mut walker = Walker::new(4);
    while game.decider() == Decider::Chance {
        game.play(walker.next(&game).unwrap(), &mut ()).unwrap();
    }
    game.view(game.active()).to_json().unwrap()
}

fn refused(from: &str, to: &str) -> BadView {
    let text = decision();
    assert!(text.contains(from), "{from}: {text}");
    SeatView::from_json(&text.replacen(from, to, 1), &[]).expect_err("it was changed")
}

#[test]
fn what_is_wrong_is_said() {
    let text = decision();
    let (me, other) = if text.contains("\"viewer\":1") { (1, 2) } else { (2, 1) };
    let viewer = format!("\"viewer\":{me}");
    let hands = format!("\"hands\":{{\"{other}\":4}}");
    for (from, to, message) in [
        (viewer.as_str(), "\"viewer\":4", "seat 4 looks, but is not at the table"),
        (viewer.as_str(), format!("\"viewer\":{other}").as_str(), "cannot have that many cards"),
        (hands.as_str(), "\"hands\":{}", "`hands` has to say"),
        (hands.as_str(), format!("\"hands\":{{\"{other}\":99}}").as_str(), "cannot have that many cards in hand"),
        ("\"legal\"", "\"peek\"", "unknown field `peek`"),
        ("\"card-set-hash\":\"", "\"card-set-hash\":\"0", "no card set"),
        ("\"deck\":[", "\"deck\":[100,", "card 100"),
    ] {
        let said = refused(from, to).to_string();
        assert!(said.contains(message), "{said}");
    }
    let long = " ".repeat(1 << 21);
    assert!(matches!(SeatView::from_json(&long, &[]), Err(BadView::Position(_))));
}
