//! How many clicks a turn takes, by what a click means at a table and what is played along. docs/table.md has the table of
//! these counts.

use runestones_model::Millis;
use runestones_rules::{
    Action, Click, Decider, DieFace, Entry, Event, Move, Options, Place, Rune, Seat, Seed, TurnEnd,
};
use runestones_table::{Deed, Ease, Header, Sitter, Table};

/// What a newcomer has: simple effects happen by themselves, and the end of a turn is a moment.
const NEWCOMER: Ease = Ease { effects: true, end: false };

/// A person at a table, who counts.
struct Counted {
    table: Table,
    clicks: usize,
}

impl Counted {
    /// A new game by this seed.
    fn new(seed: u64) -> Counted {
        let options = Options { turn_end: TurnEnd::Asked, ..Options::base(2) };
        let sitters = ["Brown", "Grey"].map(Sitter::person).to_vec();
        let header = Header::new(&options, "", Seed::from_number(seed), sitters);
        let table = Table::open(header, Vec::new(), false, 1).expect("a table");
        Counted { table, clicks: 0 }
    }

    fn seat(&self) -> Seat {
        match self.table.session.game().decider() {
            Decider::Seat(seat) => seat,
            decider => unreachable!("{decider:?}"),
        }
    }

    /// What clicks mean here, with their places.
    fn ways(&self) -> Vec<(Place, Click)> {
        let view = self.table.session.game().view(self.seat());
        let moves = view.legal_moves();
        let plain =
            moves.iter().flat_map(|mv| view.public().places(*mv).into_iter().map(|place| (place, (*mv).into())));
        view.shortcuts().into_iter().chain(plain).collect()
    }

    fn play(&mut self, click: Click, ease: Ease) {
        let next = self
            .table
            .after(self.seat(), Deed::Play(click), ease)
            .unwrap_or_else(|refused| panic!("{click}: {refused}"));
        self.table.accept(next, self.table.version + 1, Millis(0));
        self.clicks += 1;
    }

    /// Clicks at a place, and says whether that was possible.
    fn at(&mut self, place: Place) -> bool {
        let click = self.ways().into_iter().find(|(there, _)| *there == place).map(|(_, click)| click);
        if let Some(click) = click {
            self.play(click, NEWCOMER);
        }
        click.is_some()
    }

    fn end(&mut self) {
        assert!(self.at(Place::Done), "the turn can end: {:?}", self.table.session.game().legal_moves());
    }

    fn turn(&self) -> u16 {
        self.table.session.game().turn()
    }
}

/// The fewest clicks for a turn that these steps describe, over many deals; each step is a place at which to click.
fn fewest(turn: impl Fn(&mut Counted) -> bool) -> usize {
    let counts = (0..60).filter_map(|seed| {
        let mut person = Counted::new(seed);
        let before = person.turn();
        (turn(&mut person) && person.turn() == before + 1).then_some(person.clicks)
    });
    counts.min().expect("some deal has such a turn")
}

fn summon(person: &mut Counted, creatures: usize) -> bool {
    let game = *person.table.session.game();
    let cheap: Vec<Place> = game.display().iter().rev().flatten().map(|card| Place::Display(*card)).collect();
    // Pointing at a creature begins the action.
    person.at(cheap[0]);
    let cards: Vec<Place> = game.player(person.seat()).hand().iter().map(Place::Hand).collect();
    let mut taken = 0;
    for card in cards {
        for creature in &cheap {
            if taken < creatures && person.at(*creature) {
                taken += 1;
            }
        }
        if taken == creatures {
            break;
        }
        if !person.at(card) {
            return false;
        }
    }
    if taken < creatures {
        return false;
    }
    person.end();
    true
}

#[test]
fn a_summon_takes_a_click_for_the_action_each_card_each_creature_and_the_end() {
    assert_eq!(fewest(|person| summon(person, 1)), 4);
    // Two creatures cost three points at least, for which a first hand has no single card.
    assert_eq!(fewest(|person| summon(person, 2)), 6);
}

/// Uses the two cards of the hand at these positions, and then whatever is open.
fn abilities(person: &mut Counted, cards: [usize; 2]) -> bool {
    let hand: Vec<_> = person.table.session.game().player(person.seat()).hand().iter().collect();
    let laid = cards.iter().all(|card| hand.get(*card).is_some_and(|card| person.at(Place::Hand(*card))));
    let turn = person.turn();
    while laid && person.table.session.game().legal_moves()[..] != [Move::Done] && person.turn() == turn {
        let next = person.ways().into_iter().find(|(place, _)| matches!(place, Place::Effect(..) | Place::Die));
        match next {
            Some((place, _)) => person.at(place),
            None => return false,
        };
    }
    person.end();
    laid
}

#[test]
fn two_abilities_take_four_clicks_at_most_and_the_end() {
    // Gems of a colour and points come by themselves: the cards are all there is to click.
    assert_eq!(fewest(|person| abilities(person, [0, 1])), 3);
    // Whatever two cards are used of a first hand: two clicks for the cards, and at most one for each effect.
    for seed in 0..40 {
        for cards in [[0, 1], [0, 2], [1, 3], [2, 3]] {
            let mut person = Counted::new(seed);
            let seen = person.table.told.iter().count();
            if abilities(&mut person, cards) {
                // What a die shows may be a choice of its own: a gem, or a gem for a wild one.
                let choice = |event: &(u64, Event)| {
                    matches!(event.1, Event::Roll { face: DieFace::AnyGem | DieFace::GemForWild | DieFace::Card, .. })
                };
                let rolled = person.table.told.iter().skip(seen.min(1)).filter(choice).count();
                assert!(person.clicks <= 4 + 1 + rolled, "seed {seed}, {cards:?}: {} clicks", person.clicks);
            }
        }
    }
}

#[test]
fn a_forge_with_a_bonus_takes_the_forge_and_the_end() {
    // The cheapest payment is made, one of two empty rows is taken, and what the die shows comes by itself.
    let count = fewest(|person| {
        let rolls = |person: &Counted| {
            person.table.told.iter().filter(|(_, event)| matches!(event, Event::Roll { .. })).count()
        };
        let before = rolls(person);
        let forged = (1..=5).rev().any(|forge| person.at(Place::Forge(forge)) && rolls(person) > before);
        let simple = person.table.session.game().legal_moves().contains(&Move::Done);
        forged && simple && {
            person.end();
            true
        }
    });
    assert_eq!(count, 2);
}

#[test]
fn a_row_is_traded_for_a_stone_with_a_click_each() {
    let mut fewest = usize::MAX;
    for seed in 0..12 {
        let mut person = Counted::new(seed);
        for _ in 0..600 {
            let game = *person.table.session.game();
            if game.decider() == Decider::Nobody {
                break;
            }
            // A row that can be traded where the action is over: one click trades it, one takes the stone, one ends the turn.
            let row = person
                .ways()
                .into_iter()
                .find(|(place, click)| matches!(place, Place::Row(_)) && click.first == Move::Done);
            if let Some((place, _)) = row {
                let stones = game.player(person.seat()).stones().len();
                let (seat, turn) = (person.seat(), person.turn());
                person.clicks = 0;
                person.at(place);
                let stone = Rune::ALL
                    .into_iter()
                    .find(|rune| person.ways().iter().any(|(place, _)| *place == Place::Stone(*rune)));
                if let Some(rune) = stone {
                    person.at(Place::Stone(rune));
                    person.end();
                    assert_eq!(person.table.session.game().player(seat).stones().len(), stones + 1);
                    assert_eq!(person.turn(), turn + 1);
                    fewest = fewest.min(person.clicks);
                    break;
                }
            }
            let legal = person.table.session.game().legal_moves();
            let liked = |mv: &&Move| {
                matches!(mv, Move::Action(Action::Forge) | Move::Forge(..) | Move::Place(..) | Move::Take(_))
            };
            let mv = legal.iter().find(liked).unwrap_or(&legal[0]);
            person.play((*mv).into(), NEWCOMER);
        }
    }
    assert_eq!(fewest, 3);
}

#[test]
fn what_is_played_along_is_a_step_like_any_other_and_can_be_turned_off() {
    // Two cards whose gems come by themselves; taken back one by one, and not played again.
    let seed = (0..60).find(|seed| {
        let mut person = Counted::new(*seed);
        abilities(&mut person, [0, 1]) && person.clicks == 3
    });
    let seed = seed.expect("such a deal");
    let lay = |ease: Ease| {
        let mut person = Counted::new(seed);
        let hand: Vec<_> = person.table.session.game().player(person.seat()).hand().iter().collect();
        for card in &hand[..2] {
            let click = person.ways().into_iter().find(|(place, _)| *place == Place::Hand(*card)).expect("a way").1;
            person.play(click, ease);
        }
        person
    };
    let moves = |person: &Counted| {
        person.table.session.record().entries.iter().filter(|entry| matches!(entry, Entry::Move(_))).count()
    };
    let (mut along, by_hand) = (lay(NEWCOMER), lay(Ease::NONE));
    assert_eq!(moves(&by_hand), 3, "the action and two cards");
    assert_eq!(moves(&along), 5, "and an effect of each");
    assert_eq!(along.table.session.game().legal_moves()[..], [Move::Done], "the end of the turn is a moment");
    for left in (0..5).rev() {
        let next = along.table.after(along.seat(), Deed::Undo, NEWCOMER).expect("each step can be taken back");
        along.table.accept(next, along.table.version + 1, Millis(0));
        assert_eq!(moves(&along), left);
    }
    let at_once = lay(Ease { effects: true, end: true });
    assert_eq!(at_once.turn(), 2, "who likes it so ends the turn at once");
}

#[test]
fn a_click_of_which_one_move_is_not_legal_changes_nothing() {
    let person = Counted::new(1);
    let seat = person.seat();
    for click in ["forge, trade top", "use, use", "done, done", "trade top", "use, *roll ore", "summon, done"] {
        let Ok(click) = click.parse() else { continue };
        assert!(person.table.after(seat, Deed::Play(click), NEWCOMER).is_err(), "{click}");
    }
}
