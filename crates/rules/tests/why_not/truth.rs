//! Whether a reason is true, worked out anew from what everybody can see and from the legal moves.

use runestones_rules::position::Position;
use runestones_rules::{
    Action, Artifact, Border, Card, Colour, DieFace, Effect, Game, Gem, Gems, Move, Place, Player, Price, Question,
    RowName, Rune, Seat, Source, Together, Use, WhyNot,
};

/// Fails if the reason for a place is not the truth.
#[expect(clippy::too_many_lines, reason = "one line for each reason")]
pub(crate) fn assert_true(reason: WhyNot, place: Place, game: &Game, seat: Seat) {
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
        WhyNot::Watching | WhyNot::Over | WhyNot::ChanceDecides | WhyNot::NotYourTurn(_) => false,
        WhyNot::Absent => !is_visible(place, game, seat),
        WhyNot::DecideFirst => interrupts(question),
        WhyNot::ActionFirst(wanted) => {
            question == Question::Action && wanted.is_none_or(|action| offers(&|mv| mv == Move::Action(action)))
        }
        WhyNot::OtherAction(action) => game.action() == Some(action) && question != Question::Action,
        WhyNot::ActionOver => question == Question::Trade && game.action().is_none(),
        WhyNot::ActionPossible => {
            place == Place::Action(Action::Pass)
                && offers(&|mv| matches!(mv, Move::Action(action) if action != Action::Pass))
        }
        WhyNot::FewCards { hand } => hand == me.hand_len() && hand < 2,
        WhyNot::NothingToForge => (1..=6).all(|forge| nothing_made_at(forge, game, me)),
        WhyNot::MustTake => matches!(question, Question::Summon { taken: false, .. }),
        WhyNot::MustForge => question == Question::Forge { made_one: false },
        WhyNot::MustTakeStone => question == Question::Stone,
        WhyNot::DisplayEmpty => display_is_empty,
        WhyNot::NoMagic => me.hand().is_empty() && !me.stones().contains(Rune::MagicPoints),
        WhyNot::Price { price, points } => {
            let Place::Display(card) = place else { panic!("only the display has prices") };
            let slot = game.display().iter().position(|there| *there == Some(card)).expect("it lies there");
            price > points
                && game.card_set().prices()[slot] == price
                && matches!(question, Question::Summon { points: left, .. } if left == points)
        }
        WhyNot::MagicColour { card, played } => {
            let Place::Hand(there) = place else { panic!("only hand cards are played") };
            card != played
                && face(game, there).magic.colour == Some(card)
                && matches!(question, Question::Summon { colour: Some(colour), .. } if colour == played)
        }
        WhyNot::ForMagic => matches!(question, Question::Summon { .. }),
        WhyNot::LayFirst { laid } => laid < 2 && is_laid(question, laid),
        WhyNot::AllLaid { laid } => {
            let most = if me.stones().contains(Rune::ThreeAbilities) { 3 } else { 2 };
            laid == most && is_laid(question, laid)
        }
        WhyNot::LaidSettled => {
            me.stones().contains(Rune::ThreeAbilities)
                && matches!(question, Question::Abilities { laid: 2, started: true, .. })
        }
        WhyNot::EffectUsed | WhyNot::Closed | WhyNot::ChoiceMade => is_closed(reason, place, game),
        WhyNot::NoCardOfColour(colour) => !game.display().iter().flatten().any(|card| wears(game, *card, colour)),
        WhyNot::OtherColour(colour) => {
            let Place::Display(card) = place else { panic!("only display cards are taken") };
            !wears(game, card, colour) && open_effects(game).contains(&Effect::ColourCard(colour))
        }
        WhyNot::NothingTakesCards => !uses(&|what| matches!(what, Use::ColourCard(_) | Use::AnyCard(_))),
        WhyNot::NothingGives(gem) => supply.gems.of(gem) > 0 && !uses(&|what| gives(what, gem)),
        WhyNot::NothingGivesOre => supply.ore > 0 && !uses(&|what| what == Use::Ore),
        WhyNot::NothingDraws => !deck_is_empty && !uses(&|what| matches!(what, Use::Draw(_))),
        WhyNot::NothingFetches => !offers(&|mv| matches!(mv, Move::Fetch(_))),
        WhyNot::NoWisp => !offers(&|mv| matches!(mv, Move::Wisp(_) | Move::Use(_, Use::Wisp(_)))),
        WhyNot::NoGemInSupply(gem) => supply.gems.of(gem) == 0,
        WhyNot::NoColouredGemInSupply => no_coloured_gem_left,
        WhyNot::NoOreInSupply => supply.ore == 0,
        WhyNot::Short { price, gems: mine, infused } => {
            let Place::Effect(card, position) = place else { panic!("only cards exchange") };
            let printed = face(game, card).ability.effect(position);
            matches!(printed, Some(Effect::Exchange(exchange)) if exchange.price == price)
                && (mine, infused) == (gems, me.infused())
                && !can_pay(price, mine, infused)
        }
        WhyNot::ShortAtForge { price, gems: mine, infused, ore } => {
            let Place::Forge(forge) = place else { panic!("only forges ask for it") };
            price == forge_price(game, forge)
                && (mine, infused, ore) == (gems, me.infused(), me.purse().ore)
                && !can_pay(price, mine, infused)
                && ore < 3
        }
        WhyNot::GemInsteadOfPoints => {
            me.stones().contains(Rune::GemOrPoints)
                && game.action() == Some(Action::Abilities)
                && !uses(&|what| matches!(what, Use::Points(_)) && place == Place::Die)
        }
        WhyNot::NobodyHas(colour) => {
            let Place::Effect(card, _) = place else { panic!("only banshees pillage") };
            let others = game.seats().filter(|other| *other != seat);
            wears(game, card, colour) && others.map(|other| game.player(other).purse().gems.of(colour)).sum::<u8>() == 0
        }
        WhyNot::NothingToResurrect | WhyNot::NothingToSwitch => game.creature_discard().is_empty(),
        WhyNot::FetchesItself => {
            let Place::Discarded(card) = place else { panic!("{place} is no discarded card") };
            let is_switch = face(game, card).ability.effects().any(|effect| effect == Effect::Switch);
            question == Question::Fetch { to_hand: true } && is_switch
        }
        WhyNot::NoTileFaceUp => game.night().face_up().iter().all(Option::is_none),
        WhyNot::DeckEmpty => deck_is_empty,
        WhyNot::HandEmpty => me.hand().is_empty(),
        WhyNot::NoColouredGem => {
            shows(question, DieFace::GemForWild) && Colour::ALL.iter().all(|colour| gems.of(*colour) == 0)
        }
        WhyNot::OnlyColoured => shows(question, DieFace::GemForWild) && place == Place::Purse(Gem::Wild),
        WhyNot::NoneOwned(gem) => gems.of(gem) == 0,
        WhyNot::NoOreOwned => me.purse().ore == 0,
        WhyNot::OreForges => me.purse().ore > 0 && !offers(&|mv| matches!(mv, Move::Pay(_))),
        WhyNot::PayAsAWhole => matches!(question, Question::PayForge(_) | Question::PayExchange(_)),
        WhyNot::NothingToPay => !offers(&|mv| matches!(mv, Move::Pay(_) | Move::Use(Source::Die, Use::Give(_)))),
        WhyNot::SameForge => {
            question == Question::Forge { made_one: true }
                && !offers(&|mv| matches!(mv, Move::Forge(forge, _) if place == Place::Forge(forge)))
        }
        WhyNot::ForgeEmpty | WhyNot::WildForgeEmpty => {
            let Place::Forge(forge) = place else { panic!("only forges are empty") };
            artifact_at(game, forge).is_none() && (forge == 6) == (reason == WhyNot::WildForgeEmpty)
        }
        WhyNot::NoSpace(colour) => {
            place_makes(game, place) == Some(Artifact::Coloured(colour))
                && RowName::BOTH.iter().all(|row| !me.row(*row).is_free(colour))
        }
        WhyNot::BoardFull => RowName::BOTH.iter().all(|row| me.row(*row).len() == 5),
        WhyNot::SpaceFilled => matches!(place, Place::Space(row, space) if me.row(row).at(space).is_some()),
        WhyNot::SpaceColour(artifact) => {
            let (Question::Place(forge), Place::Space(row, space)) = (question, place) else {
                panic!("nothing to place")
            };
            let colour = artifact.colour().map(Gem::from);
            artifact_at(game, forge) == Some(artifact)
                && me.row(row).is_free(space)
                && colour.is_some_and(|c| c != space)
        }
        WhyNot::NothingToPlace => !matches!(question, Question::Place(_)),
        WhyNot::RowShort { artifacts } => {
            matches!(place, Place::Row(row) if me.row(row).iter().count() == artifacts as usize) && artifacts < 2
        }
        WhyNot::TradeLater => question != Question::Trade && !offers(&|mv| matches!(mv, Move::Trade(_))),
        WhyNot::StoneOwned => matches!(place, Place::Stone(rune) if me.stones().contains(rune)),
        WhyNot::FourStones => me.stones().len() == 4,
        WhyNot::StoneGone => matches!(place, Place::Stone(rune) if game.stones_left(rune) == 0),
        WhyNot::StoneByTrade => question != Question::Stone && me.stones().len() < 4,
        WhyNot::WorksByItself(rune) => {
            place == Place::OwnStone(rune) && !matches!(rune, Rune::Exchange | Rune::WildGem)
        }
        WhyNot::ExchangedAlready => exchanged(game),
        WhyNot::NothingToExchange => me.purse().pieces() == 0,
        WhyNot::WouldSpoilForge => question == Question::Forge { made_one: false } && !exchanged(game),
        WhyNot::Infused(colour) => me.infused() == Some(colour),
        WhyNot::StoneLater(rune) => {
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
fn is_closed(reason: WhyNot, place: Place, game: &Game) -> bool {
    let moves = game.legal_moves();
    let unused = !moves.iter().any(|mv| game.places(*mv).contains(&place));
    match place {
        Place::Effect(card, position) => {
            let front = game.front_cards().into_iter().find(|front| front.card == card).expect("it lies there");
            let together = face(game, card).ability.together();
            let closed = front.open & (1 << position) == 0;
            unused && closed && (reason != WhyNot::ChoiceMade || (together == Together::OneOf && front.open == 0))
        }
        Place::TilePart(_) => unused && reason == WhyNot::EffectUsed,
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
