//! Why something cannot be done, in one sentence.

use runestones_rules::{Colour, Gem, Gems, Price, Reason};

use crate::answer::action_key;
use crate::bundle::Arg;
use crate::line::Line;
use crate::names::colour_name;
use crate::piece::Piece;
use crate::span::Span;
use crate::voice::Voice;

impl Voice<'_> {
    /// Why the viewer can do nothing with what they point at.
    pub fn why_not(&self, reason: Reason) -> Vec<Span> {
        let line = Line::new(self);
        let text = self.reason_text(&line, reason);
        line.spans(&text)
    }

    fn reason_text(&self, line: &Line, reason: Reason) -> String {
        let counted = |key, count: u8| line.say(key, &[("count", count.into())]);
        let action = |key, action| {
            let name = line.say(action_key(action), &[]);
            line.say(key, &[("action", name.into())])
        };
        match reason {
            Reason::NotYourTurn(seat) => line.say_piece("why-not-your-turn", "who", Piece::Seat(seat)),
            Reason::ActionFirst(Some(wanted)) => action("why-action-first-for", wanted),
            Reason::OtherAction(chosen) => action("why-other-action", chosen),
            Reason::FewCards { hand } => counted("why-few-cards", hand),
            Reason::Price { price, points } => {
                line.say("why-price", &[("number", price.into()), ("count", points.into())])
            }
            Reason::MagicColour { card, played } => {
                let own = colour_name(self.locale(), card);
                line.say("why-magic-colour", &[("own", own.into()), ("colour", colour_word(played))])
            }
            Reason::LayFirst { laid } => counted("why-lay-first", laid),
            Reason::AllLaid { laid } => counted("why-all-laid", laid),
            Reason::NoCardOfColour(colour) => line.say("why-no-card-of-colour", &[("colour", colour_word(colour))]),
            Reason::OtherColour(colour) => line.say("why-other-colour", &[("colour", colour_word(colour))]),
            Reason::NothingGives(gem) => line.say_piece("why-nothing-gives", "what", Piece::Gem(gem, 1)),
            Reason::NothingGivesOre => line.say_piece("why-nothing-gives", "what", Piece::Ore(1)),
            Reason::NoGemInSupply(gem) => line.say_piece("why-supply-lacks", "what", Piece::Gem(gem, 0)),
            Reason::NoOreInSupply => line.say_piece("why-supply-lacks", "what", Piece::Ore(0)),
            Reason::NobodyHas(colour) => line.say_piece("why-nobody-has", "gem", Piece::Gem(colour.into(), 1)),
            Reason::NoOreOwned => line.say_piece("why-none-owned", "what", Piece::Ore(0)),
            Reason::NoneOwned(gem) => line.say_piece("why-none-owned", "what", Piece::Gem(gem, 0)),
            Reason::Short { price, gems, infused } => line.short("why-short", price, gems, infused, None),
            Reason::ShortAtForge { price, gems, infused, ore } => {
                line.short("why-short-at-forge", price, gems, infused, Some(ore))
            }
            Reason::NoSpace(colour) => line.say("why-no-space", &[("colour", colour_word(colour))]),
            Reason::SpaceColour(artifact) => line.say_piece("why-space-colour", "artifact", Piece::Artifact(artifact)),
            Reason::RowShort { artifacts } => counted("why-row-short", artifacts),
            Reason::Infused(colour) => line.say_piece("why-infused", "gem", Piece::Gem(colour.into(), 1)),
            plain => line.say(plain_key(plain), &[]),
        }
    }
}

/// The word that a text chooses by: the text has the colour in the form that it needs.
fn colour_word(colour: Colour) -> Arg<'static> {
    colour.to_string().into()
}

impl Line<'_> {
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
fn plain_key(reason: Reason) -> &'static str {
    match reason {
        Reason::Watching => "why-watching",
        Reason::Over => "why-over",
        Reason::ChanceDecides => "why-chance",
        Reason::Absent => "why-absent",
        Reason::DecideFirst => "why-decide-first",
        Reason::ActionFirst(_) => "why-action-first",
        Reason::ActionOver => "why-action-over",
        Reason::ActionPossible => "why-action-possible",
        Reason::NothingToForge => "why-nothing-to-forge",
        Reason::MustTake => "why-must-take",
        Reason::MustForge => "why-must-forge",
        Reason::MustTakeStone => "why-must-take-stone",
        Reason::DisplayEmpty => "why-display-empty",
        Reason::NoMagic => "why-no-magic",
        Reason::ForMagic => "why-for-magic",
        Reason::LaidSettled => "why-laid-settled",
        Reason::EffectUsed => "why-effect-used",
        Reason::Closed => "why-closed",
        Reason::ChoiceMade => "why-choice-made",
        Reason::NothingTakesCards => "why-nothing-takes-cards",
        Reason::NothingDraws => "why-nothing-draws",
        Reason::NothingFetches => "why-nothing-fetches",
        Reason::FetchesItself => "why-fetches-itself",
        Reason::NoWisp => "why-no-wisp",
        Reason::NoColouredGemInSupply => "why-supply-no-colour",
        Reason::GemInsteadOfPoints => "why-gem-instead",
        Reason::NothingToResurrect | Reason::NothingToSwitch => "why-discard-empty",
        Reason::NoTileFaceUp => "why-no-tile",
        Reason::DeckEmpty => "why-deck-empty",
        Reason::HandEmpty => "why-hand-empty",
        Reason::NoColouredGem => "why-no-coloured-gem",
        Reason::OnlyColoured => "why-only-coloured",
        Reason::PayAsAWhole => "why-pay-as-a-whole",
        Reason::NothingToPay => "why-nothing-to-pay",
        Reason::OreForges => "why-ore-forges",
        Reason::SameForge => "why-same-forge",
        Reason::ForgeEmpty => "why-forge-empty",
        Reason::WildForgeEmpty => "why-wild-forge-empty",
        Reason::BoardFull => "why-board-full",
        Reason::SpaceFilled => "why-space-filled",
        Reason::NothingToPlace => "why-nothing-to-place",
        Reason::TradeLater => "why-trade-later",
        Reason::StoneOwned => "why-stone-owned",
        Reason::FourStones => "why-four-stones",
        Reason::StoneGone => "why-stone-gone",
        Reason::StoneByTrade => "why-stone-by-trade",
        Reason::WorksByItself(_) => "why-works-by-itself",
        Reason::ExchangedAlready => "why-exchanged",
        Reason::NothingToExchange => "why-nothing-to-exchange",
        Reason::WouldSpoilForge => "why-would-spoil",
        Reason::StoneLater(_) => "why-stone-later",
        Reason::NotYourTurn(_)
        | Reason::OtherAction(_)
        | Reason::FewCards { .. }
        | Reason::Price { .. }
        | Reason::MagicColour { .. }
        | Reason::LayFirst { .. }
        | Reason::AllLaid { .. }
        | Reason::NoCardOfColour(_)
        | Reason::OtherColour(_)
        | Reason::NothingGives(_)
        | Reason::NothingGivesOre
        | Reason::NoGemInSupply(_)
        | Reason::NoOreInSupply
        | Reason::NobodyHas(_)
        | Reason::NoneOwned(_)
        | Reason::NoOreOwned
        | Reason::Short { .. }
        | Reason::ShortAtForge { .. }
        | Reason::NoSpace(_)
        | Reason::SpaceColour(_)
        | Reason::RowShort { .. }
        | Reason::Infused(_) => unreachable!("it has values"),
    }
}
