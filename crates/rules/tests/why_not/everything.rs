//! All there is: every place, and one reason of every kind.

use runestones_rules::{Action, Artifact, Cards, Colour, Gem, Gems, Place, Price, RowName, Rune, Seat, Tiles, WhyNot};

/// Every place that a word can name.
pub(crate) fn places() -> Vec<Place> {
    let mut places = vec![
        Place::Done,
        Place::Die,
        Place::SupplyOre,
        Place::PurseOre,
        Place::Deck,
        Place::TilePart(0),
        Place::TilePart(1),
    ];
    places.extend([Action::Summon, Action::Abilities, Action::Forge, Action::Pass].map(Place::Action));
    for card in Cards::ALL.iter() {
        places.extend([Place::Display(card), Place::Hand(card), Place::Effect(card, 0), Place::Effect(card, 1)]);
        places.push(Place::Discarded(card));
    }
    places.extend(Tiles::ALL.iter().map(Place::Tile));
    places.extend(Gem::ALL.into_iter().flat_map(|gem| [Place::Supply(gem), Place::Purse(gem)]));
    places.extend((1..=6).map(Place::Forge));
    for row in RowName::BOTH {
        places.push(Place::Row(row));
        places.extend(Gem::ALL.map(|space| Place::Space(row, space)));
    }
    places.extend(Rune::ALL.into_iter().flat_map(|rune| [Place::Stone(rune), Place::OwnStone(rune)]));
    places
}

/// One reason of every kind.
pub(crate) fn reasons() -> Vec<WhyNot> {
    let (colour, gem, rune) = (Colour::Blue, Gem::Blue, Rune::Exchange);
    let (price, gems, infused) = (Price::any(4), Gems::NONE, None);
    vec![
        WhyNot::Watching,
        WhyNot::Over,
        WhyNot::ChanceDecides,
        WhyNot::NotYourTurn(Seat::FIRST),
        WhyNot::Absent,
        WhyNot::DecideFirst,
        WhyNot::ActionFirst(None),
        WhyNot::OtherAction(Action::Summon),
        WhyNot::ActionOver,
        WhyNot::ActionPossible,
        WhyNot::FewCards { hand: 1 },
        WhyNot::NothingToForge,
        WhyNot::MustTake,
        WhyNot::MustForge,
        WhyNot::MustTakeStone,
        WhyNot::DisplayEmpty,
        WhyNot::NoMagic,
        WhyNot::Price { price: 3, points: 2 },
        WhyNot::MagicColour { card: colour, played: Colour::Red },
        WhyNot::ForMagic,
        WhyNot::LayFirst { laid: 1 },
        WhyNot::AllLaid { laid: 2 },
        WhyNot::LaidSettled,
        WhyNot::EffectUsed,
        WhyNot::Closed,
        WhyNot::ChoiceMade,
        WhyNot::NoCardOfColour(colour),
        WhyNot::OtherColour(colour),
        WhyNot::NothingTakesCards,
        WhyNot::NothingGives(gem),
        WhyNot::NothingGivesOre,
        WhyNot::NothingDraws,
        WhyNot::NothingFetches,
        WhyNot::NoWisp,
        WhyNot::NoGemInSupply(gem),
        WhyNot::NoColouredGemInSupply,
        WhyNot::NoOreInSupply,
        WhyNot::Short { price, gems, infused },
        WhyNot::ShortAtForge { price, gems, infused, ore: 2 },
        WhyNot::GemInsteadOfPoints,
        WhyNot::NobodyHas(colour),
        WhyNot::NothingToResurrect,
        WhyNot::NothingToSwitch,
        WhyNot::FetchesItself,
        WhyNot::NoTileFaceUp,
        WhyNot::DeckEmpty,
        WhyNot::HandEmpty,
        WhyNot::NoColouredGem,
        WhyNot::OnlyColoured,
        WhyNot::NoneOwned(gem),
        WhyNot::NoOreOwned,
        WhyNot::OreForges,
        WhyNot::PayAsAWhole,
        WhyNot::NothingToPay,
        WhyNot::SameForge,
        WhyNot::ForgeEmpty,
        WhyNot::WildForgeEmpty,
        WhyNot::NoSpace(colour),
        WhyNot::BoardFull,
        WhyNot::SpaceFilled,
        WhyNot::SpaceColour(Artifact::Wild),
        WhyNot::NothingToPlace,
        WhyNot::RowShort { artifacts: 1 },
        WhyNot::TradeLater,
        WhyNot::StoneOwned,
        WhyNot::FourStones,
        WhyNot::StoneGone,
        WhyNot::StoneByTrade,
        WhyNot::WorksByItself(rune),
        WhyNot::ExchangedAlready,
        WhyNot::NothingToExchange,
        WhyNot::WouldSpoilForge,
        WhyNot::Infused(colour),
        WhyNot::StoneLater(rune),
    ]
}
