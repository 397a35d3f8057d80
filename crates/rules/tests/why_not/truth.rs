//! Whether a reason is true, worked out anew from what everybody can see and from the legal moves.

use runestones_rules::position::Position;
use runestones_rules::{
    Action, Artifact, Border, Card, Colour, DieFace, Effect, Game, Gem, Gems, Move, Place, Player, Price, Question,
    Reason, RowName, Rune, Seat, Source, Together, Use,
};

/// Fails if the reason for a place is not the truth.
#[expect(clippy::too_many_lines, reason = "one line for each reason")]
pub(crate) fn assert_true(reason: Reason, place: Place, game: &Game, seat: Seat) {
    let me = game.player(seat);
    let gems = me.purse().gems;
    let supply = game.supply();
    let question = game.question().expect("a player decides");
    let moves = game.legal_moves();
    let offers = |wanted: &dyn Fn(Move) -> bool| moves.iter().any(|mv| wanted(*mv));
    let uses = |wanted: &dyn Fn(Use) -> bool| offers(&|mv| matches!(mv, Move::Use(_, what) if wanted(what)));
    let display_is_empty = game.display().iter().all(Option::is_none);
    let deck_is_empty = game.deck().is_empty() && game.creature_discard().is_empty();
    let no_coloured_gem_left = Colour::ALL.iter().all(|colour| supply.gems.of(*colour) == 0);
    let is_true = match reason {
        Reason::Watching | Reason::Over | Reason::ChanceDecides | Reason::NotYourTurn(_) => false,
        Reason::Absent => !is_visible(place, game, seat),
        Reason::DecideFirst => interrupts(question),
        Reason::ActionFirst(wanted) => {
            question == Question::Action && wanted.is_none_or(|action| offers(&|mv| mv == Move::Action(action)))
        }
        Reason::OtherAction(action) => game.action() == Some(action) && question != Question::Action,
        Reason::ActionOver => question == Question::Trade && game.action().is_none(),
        Reason::ActionPossible => {
            place == Place::Action(Action::Pass)
                && offers(&|mv| matches!(mv, Move::Action(action) if action != Action::Pass))
        }
        Reason::FewCards { hand } => hand == me.hand_len() && hand < 2,
        Reason::NothingToForge => (1..=6).all(|forge| nothing_made_at(forge, game, me)),
        Reason::MustTake => matches!(question, Question::Summon { taken: false, .. }),
        Reason::MustForge => question == Question::Forge { made_one: false },
        Reason::MustTakeStone => question == Question::Stone,
        Reason::DisplayEmpty => display_is_empty,
        Reason::NoMagic => me.hand().is_empty() && !me.stones().contains(Rune::MagicPoints),
        Reason::Price { price, points } => {
            let Place::Display(card) = place else { panic!("only the display has prices") };
            let slot = game.display().iter().position(|there| *there == Some(card)).expect("it lies there");
            price > points
                && game.card_set().prices()[slot] == price
                && matches!(question, Question::Summon { points: left, .. } if left == points)
        }
        Reason::MagicColour { card, played } => {
            let Place::Hand(there) = place else { panic!("only hand cards are played") };
            card != played
                && face(game, there).magic.colour == Some(card)
                && matches!(question, Question::Summon { colour: Some(colour), .. } if colour == played)
        }
        Reason::ForMagic => matches!(question, Question::Summon { .. }),
        Reason::LayFirst { laid } => laid < 2 && is_laid(question, laid),
        Reason::AllLaid { laid } => {
            let most = if me.stones().contains(Rune::ThreeAbilities) { 3 } else { 2 };
            laid == most && is_laid(question, laid)
        }
        Reason::LaidSettled => {
            me.stones().contains(Rune::ThreeAbilities)
                && matches!(question, Question::Abilities { laid: 2, started: true, .. })
        }
        Reason::EffectUsed | Reason::Closed | Reason::ChoiceMade => is_closed(reason, place, game),
        Reason::NoCardOfColour(colour) => !game.display().iter().flatten().any(|card| wears(game, *card, colour)),
        Reason::OtherColour(colour) => {
            let Place::Display(card) = place else { panic!("only display cards are taken") };
            !wears(game, card, colour) && open_effects(game).contains(&Effect::ColourCard(colour))
        }
        Reason::NothingTakesCards => !uses(&|what| matches!(what, Use::ColourCard(_) | Use::AnyCard(_))),
        Reason::NothingGives(gem) => supply.gems.of(gem) > 0 && !uses(&|what| gives(what, gem)),
        Reason::NothingGivesOre => supply.ore > 0 && !uses(&|what| what == Use::Ore),
        Reason::NothingDraws => !deck_is_empty && !uses(&|what| matches!(what, Use::Draw(_))),
        Reason::NothingFetches => !offers(&|mv| matches!(mv, Move::Fetch(_))),
        Reason::NoWisp => !offers(&|mv| matches!(mv, Move::Wisp(_) | Move::Use(_, Use::Wisp(_)))),
        Reason::NoGemInSupply(gem) => supply.gems.of(gem) == 0,
        Reason::NoColouredGemInSupply => no_coloured_gem_left,
        Reason::NoOreInSupply => supply.ore == 0,
        Reason::Short { price, gems: mine, infused } => {
            let Place::Effect(card, position) = place else { panic!("only cards exchange") };
            let printed = face(game, card).ability.effect(position);
            matches!(printed, Some(Effect::Exchange(exchange)) if exchange.price == price)
                && (mine, infused) == (gems, me.infused())
                && !can_pay(price, mine, infused)
        }
        Reason::ShortAtForge { price, gems: mine, infused, ore } => {
            let Place::Forge(forge) = place else { panic!("only forges ask for it") };
            price == forge_price(game, forge)
                && (mine, infused, ore) == (gems, me.infused(), me.purse().ore)
                && !can_pay(price, mine, infused)
                && ore < 3
        }
        Reason::GemInsteadOfPoints => {
            me.stones().contains(Rune::GemOrPoints)
                && game.action() == Some(Action::Abilities)
                && !uses(&|what| matches!(what, Use::Points(_)) && place == Place::Die)
        }
        Reason::NobodyHas(colour) => {
            let Place::Effect(card, _) = place else { panic!("only banshees pillage") };
            let others = game.seats().filter(|other| *other != seat);
            wears(game, card, colour) && others.map(|other| game.player(other).purse().gems.of(colour)).sum::<u8>() == 0
        }
        Reason::NothingToResurrect | Reason::NothingToSwitch => game.creature_discard().is_empty(),
        Reason::FetchesItself => {
            let Place::Discarded(card) = place else { panic!("{place} is no discarded card") };
            let is_switch = face(game, card).ability.effects().any(|effect| effect == Effect::Switch);
            question == Question::Fetch { to_hand: true } && is_switch
        }
        Reason::NoTileFaceUp => game.night().face_up().iter().all(Option::is_none),
        Reason::DeckEmpty => deck_is_empty,
        Reason::HandEmpty => me.hand().is_empty(),
        Reason::NoColouredGem => {
            shows(question, DieFace::GemForWild) && Colour::ALL.iter().all(|colour| gems.of(*colour) == 0)
        }
        Reason::OnlyColoured => shows(question, DieFace::GemForWild) && place == Place::Purse(Gem::Wild),
        Reason::NoneOwned(gem) => gems.of(gem) == 0,
        Reason::NoOreOwned => me.purse().ore == 0,
        Reason::OreForges => me.purse().ore > 0 && !offers(&|mv| matches!(mv, Move::Pay(_))),
        Reason::PayAsAWhole => matches!(question, Question::PayForge(_) | Question::PayExchange(_)),
        Reason::NothingToPay => !offers(&|mv| matches!(mv, Move::Pay(_) | Move::Use(Source::Die, Use::Give(_)))),
        Reason::SameForge => {
            question == Question::Forge { made_one: true }
                && !offers(&|mv| matches!(mv, Move::Forge(forge, _) if place == Place::Forge(forge)))
        }
        Reason::ForgeEmpty | Reason::WildForgeEmpty => {
            let Place::Forge(forge) = place else { panic!("only forges are empty") };
            artifact_at(game, forge).is_none() && (forge == 6) == (reason == Reason::WildForgeEmpty)
        }
        Reason::NoSpace(colour) => {
            place_makes(game, place) == Some(Artifact::Coloured(colour))
                && RowName::BOTH.iter().all(|row| !me.row(*row).is_free(colour))
        }
        Reason::BoardFull => RowName::BOTH.iter().all(|row| me.row(*row).len() == 5),
        Reason::SpaceFilled => matches!(place, Place::Space(row, space) if me.row(row).at(space).is_some()),
        Reason::SpaceColour(artifact) => {
            let (Question::Place(forge), Place::Space(row, space)) = (question, place) else {
                panic!("nothing to place")
            };
            let colour = artifact.colour().map(Gem::from);
            artifact_at(game, forge) == Some(artifact)
                && me.row(row).is_free(space)
                && colour.is_some_and(|c| c != space)
        }
        Reason::NothingToPlace => !matches!(question, Question::Place(_)),
        Reason::RowShort { artifacts } => {
            matches!(place, Place::Row(row) if me.row(row).iter().count() == artifacts as usize) && artifacts < 2
        }
        Reason::TradeLater => question != Question::Trade && !offers(&|mv| matches!(mv, Move::Trade(_))),
        Reason::StoneOwned => matches!(place, Place::Stone(rune) if me.stones().contains(rune)),
        Reason::FourStones => me.stones().len() == 4,
        Reason::StoneGone => matches!(place, Place::Stone(rune) if game.stones_left(rune) == 0),
        Reason::StoneByTrade => question != Question::Stone && me.stones().len() < 4,
        Reason::WorksByItself(rune) => {
            place == Place::OwnStone(rune) && !matches!(rune, Rune::Exchange | Rune::WildGem)
        }
        Reason::ExchangedAlready => exchanged(game),
        Reason::NothingToExchange => me.purse().pieces() == 0,
        Reason::WouldSpoilForge => question == Question::Forge { made_one: false } && !exchanged(game),
        Reason::Infused(colour) => me.infused() == Some(colour),
        Reason::StoneLater(rune) => {
            place == Place::OwnStone(rune)
                && (interrupts(question)
                    || matches!(question, Question::Summon { .. } | Question::Abilities { laid: 0 | 1, .. }))
        }
    };
    assert!(is_true, "{place}: {reason:?} is not true; {question:?}");
}

fn face(game: &Game, card: Card) -> runestones_rules::Face {
    *game.card_set().face(card).expect("a card of the game")
}

fn wears(game: &Game, card: Card, colour: Colour) -> bool {
    face(game, card).border == Border::Colour(colour)
}

fn gives(what: Use, gem: Gem) -> bool {
    match what {
        Use::Gem(colour) | Use::AnyGem(colour) | Use::PointsAsGem(_, colour) => gem == colour.into(),
        Use::Wild(_) => gem == Gem::Wild,
        _ => false,
    }
}

fn shows(question: Question, wanted: DieFace) -> bool {
    matches!(question, Question::Die { face, .. } if face == wanted)
}

fn is_laid(question: Question, count: u8) -> bool {
    matches!(question, Question::Abilities { laid, .. } if laid == count)
}

/// Whether something other than the action itself waits for an answer.
fn interrupts(question: Question) -> bool {
    !matches!(
        question,
        Question::Action
            | Question::Summon { .. }
            | Question::Abilities { .. }
            | Question::Forge { .. }
            | Question::Trade
    )
}

fn artifact_at(game: &Game, forge: u8) -> Option<Artifact> {
    match game.forges().get(forge as usize - 1) {
        Some(colour) => colour.map(Artifact::Coloured),
        None => (game.wild_artifacts() > 0).then_some(Artifact::Wild),
    }
}

fn place_makes(game: &Game, place: Place) -> Option<Artifact> {
    match place {
        Place::Forge(forge) => artifact_at(game, forge),
        _ => None,
    }
}

fn forge_price(game: &Game, forge: u8) -> Price {
    match artifact_at(game, forge).and_then(Artifact::colour) {
        Some(colour) => Price::of(colour, game.card_set().forges()[forge as usize - 1].price),
        None => Price::any(4),
    }
}

fn nothing_made_at(forge: u8, game: &Game, me: &Player) -> bool {
    let Some(artifact) = artifact_at(game, forge) else { return true };
    let free = RowName::BOTH.iter().any(|row| match artifact {
        Artifact::Coloured(colour) => me.row(*row).is_free(colour),
        Artifact::Wild => me.row(*row).len() < 5,
    });
    let payable = me.purse().ore >= 3 || can_pay(forge_price(game, forge), me.purse().gems, me.infused());
    !free || !payable
}

/// Tries every way to give a gem for each gem that is asked for (U8, R4).
fn can_pay(price: Price, purse: Gems, infused: Option<Colour>) -> bool {
    let named = price.gems.iter().flat_map(|(gem, count)| vec![Some(gem); count as usize]);
    let asked: Vec<Option<Gem>> = named.chain(vec![None; price.any as usize]).collect();
    pays(&asked, purse, infused)
}

fn pays(asked: &[Option<Gem>], purse: Gems, infused: Option<Colour>) -> bool {
    let Some((first, rest)) = asked.split_first() else { return true };
    purse.iter().any(|(gem, _)| {
        let is_wild = gem == Gem::Wild || infused.map(Gem::from) == Some(gem);
        let fits = is_wild || first.is_none_or(|wanted| wanted == gem);
        let mut left = purse;
        *left.of_mut(gem) -= 1;
        fits && pays(rest, left, infused)
    })
}

/// The effects of the cards in front that have not been used or let go.
fn open_effects(game: &Game) -> Vec<Effect> {
    let front = game.front_cards();
    front
        .iter()
        .flat_map(|front| {
            let open = front.open;
            let effects = face(game, front.card).ability.effects().enumerate().collect::<Vec<_>>();
            effects.into_iter().filter(move |(position, _)| open & (1 << position) != 0).map(|(_, effect)| effect)
        })
        .collect()
}

/// What is closed is not open; of a choice nothing is open any more.
fn is_closed(reason: Reason, place: Place, game: &Game) -> bool {
    let moves = game.legal_moves();
    let unused = !moves.iter().any(|mv| game.places(*mv).contains(&place));
    match place {
        Place::Effect(card, position) => {
            let front = game.front_cards().into_iter().find(|front| front.card == card).expect("it lies there");
            let together = face(game, card).ability.together();
            let closed = front.open & (1 << position) == 0;
            unused && closed && (reason != Reason::ChoiceMade || (together == Together::OneOf && front.open == 0))
        }
        Place::TilePart(_) => unused && reason == Reason::EffectUsed,
        _ => false,
    }
}

/// Whether the Exchange stone was used this turn, as the position's text says.
fn exchanged(game: &Game) -> bool {
    Position::whole(game).exchanged == Some(true)
}

fn is_visible(place: Place, game: &Game, seat: Seat) -> bool {
    match place {
        Place::Display(card) => game.display().contains(&Some(card)),
        Place::Hand(card) => game.player(seat).hand().contains(card),
        Place::Effect(card, position) => {
            game.front().contains(card) && face(game, card).ability.effects().nth(position).is_some()
        }
        Place::TilePart(position) => {
            game.tiles_in_use().iter().any(|tile| game.card_set().tile(tile).effects().nth(position).is_some())
        }
        Place::Die => matches!(game.question(), Some(Question::Die { .. })),
        Place::Tile(tile) => game.night().face_up().contains(&Some(tile)),
        Place::Stone(rune) => game.stones_in_play().contains(rune),
        Place::OwnStone(rune) => game.player(seat).stones().contains(rune),
        Place::Discarded(card) => game.creature_discard().contains(card),
        _ => true,
    }
}
