//! Between the turns of two people at one screen.

use maud::{Markup, html};
use runestones_rules::Seat;

use crate::piece::icon::marker;
use crate::view::TableView;

/// Nothing of any hand, only the call for the next player.
pub fn curtain(table: &TableView, seat: Seat) -> Markup {
    let name = table.name(seat);
    let named = |key| table.voice.text(key, &[("name", name.as_str().into())]);
    html! {
        main.table.curtain #table data-game=(table.game.id) data-version=(table.game.version) data-live=[table.live()] data-moment=(table.game.moment)
            data-title=(named("ui-turn-of")) data-speed=(table.settings.speed.word())
            data-lost=(table.text("ui-reconnecting")) data-again=(table.text("ui-connected")) {
            form.curtain__call.panel method="post" action=(table.address_of("/curtain")) {
                (marker(seat, &table.mark(seat)))
                h1 { (named("ui-curtain-hand-over")) }
                p { (table.text("ui-curtain-covered")) }
                input type="hidden" name="seat" value=(seat);
                button.btn.btn--main autofocus { (named("ui-curtain-show")) }
            }
        }
    }
}
