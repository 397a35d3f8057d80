//! Why something cannot be done, in one sentence.

use runestones_rules::{Colour, Gem, Gems, Price, WhyNot};

use crate::answer::action_key;
use crate::bundle::Arg;
use crate::line::Draft;
use crate::names::colour_name;
use crate::piece::Piece;
use crate::span::Span;
use crate::voice::Voice;

impl Voice<'_> {
    /// Why the viewer can do nothing with what they point at.
    pub fn why_not(&self, reason: WhyNot) -> Vec<Span> {
        let line = Draft::new(self);
        let text = self.reason_text(&line, reason);
        line.spans(&text)
    }

    fn reason_text(&self, line: &Draft, reason: WhyNot) -> String {
        let counted = |key, count: u8| line.say(key, &[("count", count.into())]);
        let action = |key, action| {
            let name = line.say(action_key(action), &[]);
            line.say(key, &[("action", name.into())])
        };
        match reason {
            WhyNot::NotYourTurn(seat) => line.say_piece("why-not-your-turn", "who", Piece::Seat(seat)),
            WhyNot::ActionFirst(Some(wanted)) => action("why-action-first-for", wanted),
            WhyNot::OtherAction(chosen) => action("why-other-action", chosen),
            WhyNot::FewCards { hand } => counted("why-few-cards", hand),
            WhyNot::Price { price, points } => {
                line.say("why-price", &[("number", price.into()), ("count", points.into())])
            }
            WhyNot::MagicColour { card, played } => {
                let own = colour_name(self.locale(), card);
                line.say("why-magic-colour", &[("own", own.into()), ("colour", colour_word(played))])
            }
            WhyNot::LayFirst { laid } => counted("why-lay-first", laid),
            WhyNot::AllLaid { laid } => counted("why-all-laid", laid),
            WhyNot::NoCardOfColour(colour) => line.say("why-no-card-of-colour", &[("colour", colour_word(colour))]),
            WhyNot::OtherColour(colour) => line.say("why-other-colour", &[("colour", colour_word(colour))]),
            WhyNot::NothingGives(gem) => line.say_piece("why-nothing-gives", "what", Piece::Gem(gem, 1)),
            WhyNot::NothingGivesOre => line.say_piece("why-nothing-gives", "what", Piece::Ore(1)),
            WhyNot::NoGemInSupply(gem) => line.say_piece("why-supply-lacks", "what", Piece::Gem(gem, 0)),
            WhyNot::NoOreInSupply => line.say_piece("why-supply-lacks", "what", Piece::Ore(0)),
            WhyNot::NobodyHas(colour) => line.say_piece("why-nobody-has", "gem", Piece::Gem(colour.into(), 1)),
            WhyNot::NoOreOwned => line.say_piece("why-none-owned", "what", Piece::Ore(0)),
            WhyNot::NoneOwned(gem) => line.say_piece("why-none-owned", "what", Piece::Gem(gem, 0)),
            WhyNot::Short { price, gems, infused } => line.short("why-short", price, gems, infused, None),
            WhyNot::ShortAtForge { price, gems, infused, ore } => {
                line.short("why-short-at-forge", price, gems, infused, Some(ore))
            }
            WhyNot::NoSpace(colour) => line.say("why-no-space", &[("colour", colour_word(colour))]),
            WhyNot::SpaceColour(artifact) => line.say_piece("why-space-colour", "artifact", Piece::Artifact(artifact)),
            WhyNot::RowShort { artifacts } => counted("why-row-short", artifacts),
            WhyNot::Infused(colour) => line.say_piece("why-infused", "gem", Piece::Gem(colour.into(), 1)),
            plain => line.say(plain_key(plain), &[]),
        }
    }
}

/// The word that a text chooses by: the text has the colour in the form that it needs.
fn colour_word(colour: Colour) -> Arg<'static> {
    colour.to_string().into()
}

impl Draft<'_> {
    /// What something costs, what of that is there, and how much ore.
    fn short(&self, key: &str, price: Price, gems: Gems, infused: Option<Colour>, ore: Option<u8>) -> String {
        let mut args = vec![
            ("price", Arg::from(self.list(Piece::price(price)))),
            ("purse", Arg::from(self.what_could_pay(price, gems, infused))),
        ];
        args.extend(ore.map(|ore| ("ore", Arg::from(self.put(Piece::Ore(ore))))));
        self.say(key, &args)
    }

    /// The gems that could pay a price: those of its colours, and whatever counts as wild.
    fn what_could_pay(&self, price: Price, gems: Gems, infused: Option<Colour>) -> String {
        if price.any > 0 {
            return self.say("gems-in-all", &[("count", gems.total().into())]);
        }
        let is_wild = |gem: Gem| gem == Gem::Wild || infused.map(Gem::from) == Some(gem);
        let helps = |gem: &Gem| price.gems.of(*gem) > 0 || is_wild(*gem);
        self.list(Gem::ALL.into_iter().filter(helps).map(|gem| Piece::Gem(gem, gems.of(gem))))
    }
}

/// The reasons that need no values.
fn plain_key(reason: WhyNot) -> &'static str {
    match reason {
        WhyNot::Watching => "why-watching",
        WhyNot::Over => "why-over",
        WhyNot::ChanceDecides => "why-chance",
        WhyNot::Absent => "why-absent",
        WhyNot::DecideFirst => "why-decide-first",
        WhyNot::ActionFirst(_) => "why-action-first",
        WhyNot::ActionOver => "why-action-over",
        WhyNot::ActionPossible => "why-action-possible",
        WhyNot::NothingToForge => "why-nothing-to-forge",
        WhyNot::MustTake => "why-must-take",
        WhyNot::MustForge => "why-must-forge",
        WhyNot::MustTakeStone => "why-must-take-stone",
        WhyNot::DisplayEmpty => "why-display-empty",
        WhyNot::NoMagic => "why-no-magic",
        WhyNot::ForMagic => "why-for-magic",
        WhyNot::LaidSettled => "why-laid-settled",
        WhyNot::EffectUsed => "why-effect-used",
        WhyNot::Closed => "why-closed",
        WhyNot::ChoiceMade => "why-choice-made",
        WhyNot::NothingTakesCards => "why-nothing-takes-cards",
        WhyNot::NothingDraws => "why-nothing-draws",
        WhyNot::NothingFetches => "why-nothing-fetches",
        WhyNot::FetchesItself => "why-fetches-itself",
        WhyNot::NoWisp => "why-no-wisp",
        WhyNot::NoColouredGemInSupply => "why-supply-no-colour",
        WhyNot::GemInsteadOfPoints => "why-gem-instead",
        WhyNot::NothingToResurrect | WhyNot::NothingToSwitch => "why-discard-empty",
        WhyNot::NoTileFaceUp => "why-no-tile",
        WhyNot::DeckEmpty => "why-deck-empty",
        WhyNot::HandEmpty => "why-hand-empty",
        WhyNot::NoColouredGem => "why-no-coloured-gem",
        WhyNot::OnlyColoured => "why-only-coloured",
        WhyNot::PayAsAWhole => "why-pay-as-a-whole",
        WhyNot::NothingToPay => "why-nothing-to-pay",
        WhyNot::OreForges => "why-ore-forges",
        WhyNot::SameForge => "why-same-forge",
        WhyNot::ForgeEmpty => "why-forge-empty",
        WhyNot::WildForgeEmpty => "why-wild-forge-empty",
        WhyNot::BoardFull => "why-board-full",
        WhyNot::SpaceFilled => "why-space-filled",
        WhyNot::NothingToPlace => "why-nothing-to-place",
        WhyNot::TradeLater => "why-trade-later",
        WhyNot::StoneOwned => "why-stone-owned",
        WhyNot::FourStones => "why-four-stones",
        WhyNot::StoneGone => "why-stone-gone",
        WhyNot::StoneByTrade => "why-stone-by-trade",
        WhyNot::WorksByItself(_) => "why-works-by-itself",
        WhyNot::ExchangedAlready => "why-exchanged",
        WhyNot::NothingToExchange => "why-nothing-to-exchange",
        WhyNot::WouldSpoilForge => "why-would-spoil",
        WhyNot::StoneLater(_) => "why-stone-later",
        WhyNot::NotYourTurn(_)
        | WhyNot::OtherAction(_)
        | WhyNot::FewCards { .. }
        | WhyNot::Price { .. }
        | WhyNot::MagicColour { .. }
        | WhyNot::LayFirst { .. }
        | WhyNot::AllLaid { .. }
        | WhyNot::NoCardOfColour(_)
        | WhyNot::OtherColour(_)
        | WhyNot::NothingGives(_)
        | WhyNot::NothingGivesOre
        | WhyNot::NoGemInSupply(_)
        | WhyNot::NoOreInSupply
        | WhyNot::NobodyHas(_)
        | WhyNot::NoneOwned(_)
        | WhyNot::NoOreOwned
        | WhyNot::Short { .. }
        | WhyNot::ShortAtForge { .. }
        | WhyNot::NoSpace(_)
        | WhyNot::SpaceColour(_)
        | WhyNot::RowShort { .. }
        | WhyNot::Infused(_) => unreachable!("it has values"),
    }
}
