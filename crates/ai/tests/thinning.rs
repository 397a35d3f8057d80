//! What the search leaves to the network: what a card is worth in the deck, and out of it. It shows only in turns to
//! come, so a search that ends with its own turn has to be told.

use runestones_ai::{Bot as _, Greedy, Net};
use runestones_rules::position::{Position, SeatKey};
use runestones_rules::{Card, Cards, Game, Options, Question, Seat};
use runestones_testing::play_out;

const GAMES: u64 = 30;

/// The same game in which a card of a seat's discard has left: a druid to the box, a creature to the creature discard.
fn without(game: &Game, seat: Seat, card: Card) -> Game {
    let mut position = Position::whole(game);
    let at = position.seat.get_mut(&SeatKey(seat)).expect("it sits there");
    at.discard.as_mut().expect("the whole position").0.remove(card);
    let left = if card.is_druid() { &mut at.boxed } else { &mut position.creature_discard };
    left.as_mut().expect("the whole position").0.insert(card);
    position.game(&[]).expect("it can be played")
}

/// What it does to the chance to win, on average, that one of these cards leaves: over the turns of games between greedy
/// bots in which one lies in the discard of whoever's turn it is.
fn leaving(numbers: impl IntoIterator<Item = u8>) -> f32 {
    let cards: Cards = numbers.into_iter().map(|number| Card::new(number).expect("a card")).collect();
    let net = Net::embedded();
    let (mut sum, mut count) = (0.0, 0.0);
    for seed in 0..GAMES {
        let mut bot = Greedy::new(seed);
        play_out(&Options::base(2), seed, |game, seat| {
            if game.question() == Some(Question::Action) && game.round() > 3 {
                let before = net.outlook(&game.view(seat)).win(seat);
                for card in game.player(seat).discard().and(cards).iter() {
                    sum += net.outlook(&without(game, seat, card).view(seat)).win(seat) - before;
                    count += 1.0;
                }
            }
            bot.choose(&game.view(seat))
        });
    }
    assert!(count > 50.0, "they were hardly ever seen");
    sum / count
}

#[test]
fn weak_cards_may_go_and_strong_ones_should_stay() {
    // One gem of two colours, or a card of one colour; and what brings points.
    let (weak, strong) = (leaving((23..=26).chain(31..=34)), leaving((67..=70).chain([75, 78])));
    assert!(weak > 0.005, "it does not help that a weak card leaves: {weak}");
    assert!(strong < -0.03, "it does not hurt that a strong card leaves: {strong}");
}
