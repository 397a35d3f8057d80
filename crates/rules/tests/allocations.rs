//! Playing and listing moves touches no heap: that is what makes a search fast.

use runestones_rules::{Decider, FirstPlayer, Game, MoveList, Options, StoneChoice};
use runestones_testing::Walker;

#[test]
fn play_and_legal_moves_do_not_allocate() {
    let options = Options { night: true, stones: StoneChoice::Random, first: FirstPlayer::Random, ..Options::base(4) };
    let mut game = Game::new(&options, &mut ()).unwrap();
    let mut walker = Walker::new(5);
    let mut moves = MoveList::new();
    let mut decisions = 0;
    assert_eq!(
        allocation_counter::measure(|| drop(std::hint::black_box(Box::new(1)))).count_total,
        1,
        "the counter counts"
    );
    // The walker itself allocates, so only the engine's part is measured.
    while let Some(entry) = walker.next(&game) {
        let info = allocation_counter::measure(|| {
            let listed = game.legal_moves();
            decisions += usize::from(!listed.is_empty());
            let mut checked = game;
            checked.play(entry, &mut ()).unwrap();
            game.play_listed(entry, &mut moves, &mut ());
            let _ = game.random_outcome(&mut walker.rng);
            let _ = game.chance_outcomes();
            if let Decider::Seat(seat) = game.decider() {
                let _ = game.view(seat).sample(&mut walker.rng);
            }
        });
        assert_eq!(info.count_total, 0, "{entry} allocated");
    }
    assert!(decisions > 100);
}
