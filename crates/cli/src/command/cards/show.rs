//! A card set as tables.

use std::io::{self, Write};

use runestones_i18n::{Voice, creature_name};
use runestones_rules::Cards;

pub(super) fn write(voice: &Voice, out: &mut dyn Write) -> io::Result<()> {
    let set = voice.card_set();
    writeln!(out, "Card set {}, hash {}\n", set.name(), set.hash_hex())?;
    writeln!(out, "Display prices, left to right: {}", set.prices().map(|price| price.to_string()).join(" "))?;
    writeln!(out, "Forges, left to right: {}; wild\n", set.forges().map(|forge| forge.to_string()).join("; "))?;
    writeln!(out, "{:>4}  {:<8} {:<8} {:<9} ability", "card", "kind", "border", "magic")?;
    for card in Cards::ALL.iter() {
        if let Some(face) = set.face(card) {
            let (kind, border) = (creature_name(voice.locale(), card, set), face.border.to_string());
            writeln!(out, "{card:>4}  {kind:<8} {border:<8} {:<9} {}", face.magic.to_string(), face.ability)?;
        }
    }
    if set.has_night() {
        writeln!(out, "\nwisp tile  bonus")?;
    }
    (1..).zip(set.tiles()).try_for_each(|(number, tile)| writeln!(out, "{number:>9}  {tile}"))
}
