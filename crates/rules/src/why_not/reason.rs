//! The reasons, and the rules they come from.

use crate::ability::Price;
use crate::colour::{Colour, Gem, Gems};
use crate::moves::Action;
use crate::player::{Artifact, Seat};
use crate::rule_id::{Chapter, RuleId};
use crate::rune::Rune;

/// Why nothing can be done at a place. Whatever a sentence needs to be understood is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WhyNot {
    /// The viewer has no seat.
    Watching,
    /// The game is over.
    Over,
    /// Chance decides, not a player.
    ChanceDecides,
    /// Another player decides.
    NotYourTurn(Seat),
    /// There is no such thing on the table, or it is gone.
    Absent,
    /// Something that interrupts the turn has to be answered first.
    DecideFirst,
    /// The action of the turn is not chosen yet; this one would lead here, if a single one does.
    ActionFirst(Option<Action>),
    /// The player takes one action in a turn, and has chosen this one.
    OtherAction(Action),
    /// The action of the turn is over.
    ActionOver,
    /// An action is possible, so it cannot be passed.
    ActionPossible,
    /// Use abilities needs two cards in hand.
    FewCards {
        /// So many are in hand.
        hand: u8,
    },
    /// At no forge can anything be made.
    NothingToForge,
    /// A Summon takes at least one creature.
    MustTake,
    /// A Forge makes at least one artifact.
    MustForge,
    /// A rune stone has to be taken.
    MustTakeStone,
    /// No card lies in the display.
    DisplayEmpty,
    /// There is no card in hand, and no stone that gives magic points.
    NoMagic,
    /// The card costs more magic points than there are.
    Price {
        /// What it costs.
        price: u8,
        /// What is there.
        points: u8,
    },
    /// The magic of the card has another colour than that of the cards played.
    MagicColour {
        /// The colour of the card.
        card: Colour,
        /// The colour of what was played.
        played: Colour,
    },
    /// A card played for its magic points does not use its ability.
    ForMagic,
    /// Two cards have to be laid out before an ability is used.
    LayFirst {
        /// So many lie there.
        laid: u8,
    },
    /// No more cards can be laid out.
    AllLaid {
        /// So many lie there.
        laid: u8,
    },
    /// A third card would have had to be laid out before the first ability was used.
    LaidSettled,
    /// The effect has been used.
    EffectUsed,
    /// The card was closed when the player went on to another one.
    Closed,
    /// The other effect of a choice has been used.
    ChoiceMade,
    /// The display has no card of this colour.
    NoCardOfColour(Colour),
    /// The effect takes a card of this colour, and the card has another one.
    OtherColour(Colour),
    /// Nothing that can be used now takes a display card.
    NothingTakesCards,
    /// Nothing that can be used now gives such a gem.
    NothingGives(Gem),
    /// Nothing that can be used now gives ore.
    NothingGivesOre,
    /// Nothing that can be used now takes from the deck.
    NothingDraws,
    /// Nothing that can be used now fetches a card of the creature discard.
    NothingFetches,
    /// Nothing that can be used now takes a wisp tile.
    NoWisp,
    /// The supply has no such gem.
    NoGemInSupply(Gem),
    /// The supply has no coloured gem at all.
    NoColouredGemInSupply,
    /// The supply has no ore.
    NoOreInSupply,
    /// An exchange ability costs more than the player has.
    Short {
        /// What it costs.
        price: Price,
        /// The gems of the player.
        gems: Gems,
        /// The colour whose gems count as wild (R4).
        infused: Option<Colour>,
    },
    /// A forge costs more gems than the player has, and there is not enough ore either.
    ShortAtForge {
        /// What it costs in gems.
        price: Price,
        /// The gems of the player.
        gems: Gems,
        /// The colour whose gems count as wild (R4).
        infused: Option<Colour>,
        /// The ore of the player.
        ore: u8,
    },
    /// A gem was taken instead of all points of the card.
    GemInsteadOfPoints,
    /// No other player has a gem of this colour.
    NobodyHas(Colour),
    /// The creature discard is empty, so Resurrection finds nothing.
    NothingToResurrect,
    /// The creature discard is empty, so Switch finds nothing.
    NothingToSwitch,
    /// The card is the Switch that fetches, and it cannot fetch itself.
    FetchesItself,
    /// No wisp tile lies face up.
    NoTileFaceUp,
    /// Deck and creature discard are empty.
    DeckEmpty,
    /// There is no card in hand to play.
    HandEmpty,
    /// The player has no coloured gem to give.
    NoColouredGem,
    /// The die exchanges a coloured gem, not a wild one.
    OnlyColoured,
    /// The player has no such gem.
    NoneOwned(Gem),
    /// The player has no ore.
    NoOreOwned,
    /// Ore pays at a forge, three at a time, when an artifact is made there.
    OreForges,
    /// A payment is chosen as a whole.
    PayAsAWhole,
    /// Nothing asks for gems now.
    NothingToPay,
    /// The first artifact came from this forge; the second comes from another one.
    SameForge,
    /// No artifact lies at the forge.
    ForgeEmpty,
    /// No wild artifact is left.
    WildForgeEmpty,
    /// Both spaces of the colour are filled.
    NoSpace(Colour),
    /// Both rows are full.
    BoardFull,
    /// Something lies on the space.
    SpaceFilled,
    /// The artifact does not fit on a space of this colour.
    SpaceColour(Artifact),
    /// There is no artifact to place.
    NothingToPlace,
    /// A row is traded with at least two artifacts.
    RowShort {
        /// So many lie there.
        artifacts: u8,
    },
    /// Rows are traded after the action.
    TradeLater,
    /// The player has a stone of this type.
    StoneOwned,
    /// The player has four stones.
    FourStones,
    /// No stone of this type is left.
    StoneGone,
    /// A stone is taken when a row is traded.
    StoneByTrade,
    /// The stone works by itself.
    WorksByItself(Rune),
    /// The Exchange stone was used in this turn.
    ExchangedAlready,
    /// The player has neither gems nor ore to exchange.
    NothingToExchange,
    /// After any exchange the Forge could make nothing.
    WouldSpoilForge,
    /// A gem of this colour lies on the Wild Gem stone, and stays there.
    Infused(Colour),
    /// The stone makes no difference to what is being decided.
    StoneLater(Rune),
}

impl WhyNot {
    /// The rule that it comes from; `None` if it is not for the rules to say.
    pub const fn rule(self) -> Option<RuleId> {
        use Chapter::{C, D, E, F, H, N, P, Q, R, S, T, U, X};
        Some(match self {
            WhyNot::Watching | WhyNot::ChanceDecides | WhyNot::Absent => return None,
            WhyNot::Over => E.rule(1),
            WhyNot::NotYourTurn(_) => P.rule(6),
            WhyNot::DecideFirst | WhyNot::Closed => U.rule(2),
            WhyNot::ActionFirst(_) | WhyNot::OtherAction(_) | WhyNot::ActionOver => T.rule(1),
            WhyNot::FewCards { .. } => T.rule(2),
            WhyNot::NothingToForge | WhyNot::MustTake | WhyNot::MustForge | WhyNot::WouldSpoilForge => T.rule(3),
            WhyNot::ActionPossible => T.rule(4),
            WhyNot::DisplayEmpty | WhyNot::DeckEmpty => S.rule(5),
            WhyNot::NoMagic | WhyNot::MagicColour { .. } | WhyNot::ForMagic => S.rule(1),
            WhyNot::Price { .. } => S.rule(2),
            WhyNot::LayFirst { .. } | WhyNot::AllLaid { .. } | WhyNot::LaidSettled => U.rule(1),
            WhyNot::EffectUsed | WhyNot::NothingTakesCards | WhyNot::NothingGives(_) | WhyNot::NothingGivesOre => {
                U.rule(4)
            }
            WhyNot::NoCardOfColour(_) | WhyNot::OtherColour(_) => U.rule(5),
            WhyNot::ChoiceMade => U.rule(6),
            WhyNot::Short { .. } => U.rule(7),
            WhyNot::PayAsAWhole | WhyNot::NothingToPay | WhyNot::NoneOwned(_) => U.rule(8),
            WhyNot::NoGemInSupply(_) | WhyNot::NoColouredGemInSupply | WhyNot::NoOreInSupply => C.rule(6),
            WhyNot::NoColouredGem | WhyNot::OnlyColoured => D.rule(2),
            WhyNot::NothingDraws => D.rule(6),
            WhyNot::SameForge => F.rule(1),
            WhyNot::ShortAtForge { .. } => F.rule(2),
            WhyNot::NoOreOwned | WhyNot::OreForges => F.rule(3),
            WhyNot::NoSpace(_)
            | WhyNot::BoardFull
            | WhyNot::SpaceFilled
            | WhyNot::SpaceColour(_)
            | WhyNot::NothingToPlace => F.rule(5),
            WhyNot::ForgeEmpty => F.rule(6),
            WhyNot::WildForgeEmpty => F.rule(7),
            WhyNot::RowShort { .. } | WhyNot::TradeLater => X.rule(1),
            WhyNot::StoneOwned | WhyNot::FourStones | WhyNot::StoneByTrade | WhyNot::MustTakeStone => X.rule(3),
            WhyNot::StoneGone => P.rule(2),
            WhyNot::HandEmpty => H.rule(1),
            WhyNot::ExchangedAlready | WhyNot::NothingToExchange => R.rule(3),
            WhyNot::Infused(_) => R.rule(4),
            WhyNot::WorksByItself(rune) | WhyNot::StoneLater(rune) => rune.rule(),
            WhyNot::NobodyHas(_) => N.rule(2),
            WhyNot::NothingToResurrect | WhyNot::NothingFetches => N.rule(3),
            WhyNot::NothingToSwitch | WhyNot::FetchesItself => N.rule(4),
            WhyNot::NoTileFaceUp => N.rule(6),
            WhyNot::NoWisp => N.rule(9),
            WhyNot::GemInsteadOfPoints => Q.rule(3),
        })
    }
}

impl Rune {
    /// The rule that says what a stone of this type does.
    pub const fn rule(self) -> RuleId {
        match self {
            Rune::MagicPoints => Chapter::R.rule(1),
            Rune::HandSize => Chapter::R.rule(2),
            Rune::Exchange => Chapter::R.rule(3),
            Rune::WildGem => Chapter::R.rule(4),
            Rune::Plus => Chapter::R.rule(6),
            Rune::DoubleDie => Chapter::R.rule(7),
            Rune::ExtraPoint => Chapter::R.rule(8),
            Rune::ThreeAbilities => Chapter::R.rule(9),
            Rune::DiscardLowest => Chapter::Q.rule(2),
            Rune::GemOrPoints => Chapter::Q.rule(3),
        }
    }
}
