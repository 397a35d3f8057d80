//! The count of all pieces.

use runestones_rules::{Artifact, Cards, Colour, Game, Gem, RowName, Rune, Tiles};

/// Checks that every piece of the box is somewhere, once.
pub fn assert_conserved(game: &Game) {
    assert_cards(game);
    assert_gems(game);
    assert_artifacts(game);
    assert_stones(game);
    assert_tiles(game);
}

fn assert_cards(game: &Game) {
    let mut seen = Cards::NONE;
    let mut add = |pile: Cards| {
        let creatures = pile.without(Cards::DRUIDS);
        assert!(seen.and(creatures).is_empty(), "a creature is in two places");
        seen = seen.or(creatures);
    };
    for common in [game.deck(), game.creature_discard(), game.display().into_iter().flatten().collect()] {
        assert!(common.and(Cards::DRUIDS).is_empty(), "a druid card lies in a common pile");
        add(common);
    }
    add(game.front());
    for seat in game.seats() {
        let player = game.player(seat);
        let piles = [player.hand(), player.draw_pile(), player.discard()];
        piles.into_iter().for_each(&mut add);
        let druids = piles.iter().fold(0, |sum, pile| sum + pile.and(Cards::DRUIDS).len());
        assert!(druids <= 8);
        assert!(player.known().without(player.hand()).is_empty(), "a known card is not in hand");
    }
    let all = if game.night().is_on() { Cards::BASE_CREATURES.or(Cards::BANSHEES) } else { Cards::BASE_CREATURES };
    assert_eq!(seen, all);
}

fn assert_gems(game: &Game) {
    for gem in Gem::ALL {
        let held = game.seats().map(|seat| {
            let player = game.player(seat);
            player.purse().gems.of(gem) + u8::from(player.infused().map(Gem::from) == Some(gem))
        });
        assert_eq!(game.supply().gems.of(gem) + held.sum::<u8>(), 15, "{gem}");
    }
    let ore = game.seats().map(|seat| game.player(seat).purse().ore);
    assert_eq!(game.supply().ore + ore.sum::<u8>(), 20);
}

fn assert_artifacts(game: &Game) {
    let placed = |artifact: Artifact| {
        let rows = game.seats().flat_map(|seat| RowName::BOTH.map(|row| game.player(seat).row(row)));
        rows.flat_map(|row| row.iter().collect::<Vec<_>>()).filter(|(_, there)| *there == artifact).count() as u8
    };
    for colour in Colour::ALL {
        let forges = game.forges().iter().filter(|there| **there == Some(colour)).count() as u8;
        let piles = game.artifact_reserve()[colour.index()] + game.artifact_discard()[colour.index()];
        assert_eq!(forges + piles + placed(Artifact::Coloured(colour)), 7, "{colour}");
    }
    assert_eq!(game.wild_artifacts() + placed(Artifact::Wild), 8);
}

fn assert_stones(game: &Game) {
    for rune in game.stones_in_play().iter() {
        let owned = game.seats().filter(|seat| game.player(*seat).stones().contains(rune)).count();
        assert_eq!(game.stones_left(rune) as usize + owned, game.seat_count() - 1, "{rune}");
    }
    assert!(game.seats().all(|seat| game.player(seat).stones().len() <= Rune::MOST));
}

fn assert_tiles(game: &Game) {
    if !game.night().is_on() {
        return;
    }
    let face_up: Tiles = game.night().face_up().into_iter().flatten().collect();
    let piles = [face_up, game.night().pile(), game.night().discard(), game.tiles_in_use()];
    let all: Tiles = piles.iter().flat_map(|pile| pile.iter()).collect();
    assert_eq!(all, Tiles::ALL);
    assert_eq!(piles.iter().map(|pile| pile.len()).sum::<u8>(), 18);
}
