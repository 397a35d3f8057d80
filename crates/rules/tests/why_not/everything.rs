//! All there is: every place, and one reason of every kind.

use runestones_rules::{Action, Artifact, Cards, Colour, Gem, Gems, Place, Price, Reason, RowName, Rune, Seat, Tiles};

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
pub(crate) fn reasons() -> Vec<Reason> {
    let (colour, gem, rune) = (Colour::Blue, Gem::Blue, Rune::Exchange);
    let (price, gems, infused) = (Price::any(4), Gems::NONE, None);
    vec![
        Reason::Watching,
        Reason::Over,
        Reason::ChanceDecides,
        Reason::NotYourTurn(Seat::FIRST),
        Reason::Absent,
        Reason::DecideFirst,
        Reason::ActionFirst(None),
        Reason::OtherAction(Action::Summon),
        Reason::ActionOver,
        Reason::ActionPossible,
        Reason::FewCards { hand: 1 },
        Reason::NothingToForge,
        Reason::MustTake,
        Reason::MustForge,
        Reason::MustTakeStone,
        Reason::DisplayEmpty,
        Reason::NoMagic,
        Reason::Price { price: 3, points: 2 },
        Reason::MagicColour { card: colour, played: Colour::Red },
        Reason::ForMagic,
        Reason::LayFirst { laid: 1 },
        Reason::AllLaid { laid: 2 },
        Reason::LaidSettled,
        Reason::EffectUsed,
        Reason::Closed,
        Reason::ChoiceMade,
        Reason::NoCardOfColour(colour),
        Reason::OtherColour(colour),
        Reason::NothingTakesCards,
        Reason::NothingGives(gem),
        Reason::NothingGivesOre,
        Reason::NothingDraws,
        Reason::NothingFetches,
        Reason::NoWisp,
        Reason::NoGemInSupply(gem),
        Reason::NoColouredGemInSupply,
        Reason::NoOreInSupply,
        Reason::Short { price, gems, infused },
        Reason::ShortAtForge { price, gems, infused, ore: 2 },
        Reason::GemInsteadOfPoints,
        Reason::NobodyHas(colour),
        Reason::NothingToResurrect,
        Reason::NothingToSwitch,
        Reason::FetchesItself,
        Reason::NoTileFaceUp,
        Reason::DeckEmpty,
        Reason::HandEmpty,
        Reason::NoColouredGem,
        Reason::OnlyColoured,
        Reason::NoneOwned(gem),
        Reason::NoOreOwned,
        Reason::OreForges,
        Reason::PayAsAWhole,
        Reason::NothingToPay,
        Reason::SameForge,
        Reason::ForgeEmpty,
        Reason::WildForgeEmpty,
        Reason::NoSpace(colour),
        Reason::BoardFull,
        Reason::SpaceFilled,
        Reason::SpaceColour(Artifact::Wild),
        Reason::NothingToPlace,
        Reason::RowShort { artifacts: 1 },
        Reason::TradeLater,
        Reason::StoneOwned,
        Reason::FourStones,
        Reason::StoneGone,
        Reason::StoneByTrade,
        Reason::WorksByItself(rune),
        Reason::ExchangedAlready,
        Reason::NothingToExchange,
        Reason::WouldSpoilForge,
        Reason::Infused(colour),
        Reason::StoneLater(rune),
    ]
}
