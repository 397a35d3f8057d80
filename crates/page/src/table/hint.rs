//! Advice: the best moves with their prospects, and what speaks for each in words.

use maud::{Markup, html};
use runestones_ai::Reason;
use runestones_i18n::{Piece, Span, Voice};
use runestones_rules::RowName;
use runestones_table::Advised;

use crate::piece::icon::icon;
use crate::piece::spans::named;
use crate::piece::spot::move_button;
use crate::view::TableView;

/// So many reasons for a move are read; the weightiest come first.
const REASONS: usize = 3;

/// The advised moves as a list, if somebody asked.
pub fn hint(table: &TableView) -> Markup {
    html! {
        @if let Some(advice) = table.hint {
            details.hint.beside.panel open data-keep {
                summary #h-hint { (icon("i-hint")) span { (table.text("hint-title")) } (icon("i-close")) }
                ol aria-labelledby="h-hint" { @for advised in &advice.moves { li { (one(table, advised)) } } }
            }
        }
    }
}

fn one(table: &TableView, advised: &Advised) -> Markup {
    let set = table.voice.card_set();
    html! {
        p.hint__move {
            (move_button(table, advised.mv, "btn btn--go"))
            @if let Some(percent) = advised.win {
                meter min="0" max="100" value=(percent) aria-hidden="true" {}
                b { (table.voice.text("hint-win", &[("percent", percent.into())])) }
            }
            @if let Some((own, best)) = advised.scores {
                span.hint__score { (table.voice.text("hint-score", &[("own", own.into()), ("best", best.into())])) }
            }
        }
        // On a phone the reasons may have to be scrolled.
        ul tabindex="0" { @for reason in advised.reasons.iter().take(REASONS) { li { (named(&words(&table.voice, *reason), set)) } } }
    }
}

/// A reason in words.
pub(crate) fn words(voice: &Voice, reason: Reason) -> Vec<Span> {
    let say = |key: &str, name: &str, piece: Piece| voice.line(key, &[(name, piece)], &[]);
    match reason {
        Reason::LastRound => voice.line("reason-last-round", &[], &[]),
        Reason::Points(points) => say("reason-points", "points", Piece::Points(points.into())),
        Reason::Artifact { row, count } => {
            let key = match row {
                RowName::Top => "reason-artifact-top",
                RowName::Bottom => "reason-artifact-bottom",
            };
            voice.line(key, &[], &[("count", count.into())])
        }
        Reason::Stone(rune) => say("reason-stone", "rune", Piece::Rune(rune)),
        Reason::Gains(card) => say("reason-gains", "card", Piece::Card(card)),
        Reason::ForgeInDemand { forge, percent } => {
            let forge = voice.forge_name(forge);
            voice.line("reason-forge-in-demand", &[], &[("forge", forge.into()), ("percent", percent.into())])
        }
        Reason::CardInDemand { card, percent } => {
            voice.line("reason-card-in-demand", &[("card", Piece::Card(card))], &[("percent", percent.into())])
        }
        Reason::Keeps(card) => say("reason-keeps", "card", Piece::Card(card)),
        Reason::Loses(card) => say("reason-loses", "card", Piece::Card(card)),
        Reason::Gems { gem, count } => say("reason-gems", "gems", Piece::Gem(gem, count)),
        Reason::Ore(count) => say("reason-ore", "ore", Piece::Ore(count)),
    }
}

#[cfg(test)]
mod tests {
    use runestones_ai::BOTS;
    use runestones_i18n::{Locale, text};

    #[test]
    fn every_bot_has_a_name_and_a_character_in_every_language() {
        for locale in Locale::ALL {
            let say = |key: String| {
                let words = text(locale, &key, &[]);
                // This is how a missing text looks.
                assert!(!words.contains('⟨'), "{locale} lacks {key}");
                words
            };
            let mut names: Vec<String> = BOTS.iter().map(|bot| say(format!("bot-{}", bot.name))).collect();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), BOTS.len(), "{locale}: two bots have the same name");
            for bot in BOTS {
                say(format!("bot-{}-about", bot.name));
            }
        }
    }
}
