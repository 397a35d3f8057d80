//! How much room a hand takes: cards keep their size through a turn, however many have been used.

use runestones_rules::{CardPlace, Event, Seat};

/// The most cards that a seat has had in its hand and in front of it since the turn began; it has so many now.
pub(super) fn hand_room(events: &[(u64, Event)], seat: Seat, now: u8) -> u8 {
    let is_here = |place: CardPlace| place == CardPlace::Hand(seat) || place == CardPlace::Front(seat);
    let (mut then, mut most) = (now, now);
    for (_, event) in events.iter().rev() {
        match event {
            Event::Turn { .. } => break,
            Event::Card { from, to, .. } if is_here(*from) && !is_here(*to) => then += 1,
            Event::Card { from, to, .. } if is_here(*to) && !is_here(*from) => then = then.saturating_sub(1),
            _ => {}
        }
        most = most.max(then);
    }
    most
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn used_cards_leave_their_room_until_the_turn_ends() {
        let (me, other) = (Seat::FIRST, Seat::new(1).expect("a seat"));
        let card = |from, to| (1, Event::Card { card: None, from, to });
        let mut events = vec![
            card(CardPlace::Draw(me), CardPlace::Hand(me)),
            (1, Event::Turn { seat: me, turn: 3 }),
            card(CardPlace::Hand(me), CardPlace::Front(me)),
            card(CardPlace::Hand(me), CardPlace::Front(me)),
            card(CardPlace::Front(me), CardPlace::Discard(me)),
            card(CardPlace::Front(other), CardPlace::Discard(other)),
        ];
        assert_eq!(hand_room(&events, me, 4), 5, "one of five has left");
        events.push(card(CardPlace::Draw(me), CardPlace::Hand(me)));
        assert_eq!(hand_room(&events, me, 5), 5);
        events.push((2, Event::Turn { seat: other, turn: 4 }));
        assert_eq!(hand_room(&events, me, 4), 4, "a new turn measures anew");
    }
}
