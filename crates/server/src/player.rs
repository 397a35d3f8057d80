//! Somebody's page: who may see it, and what it says.

use runestones_page::{KindLine, LuckLine, LuckPoint, Sees, StoneLine};
use runestones_rules::Rune;
use runestones_store::{FairnessStore as _, LobbyStore as _, PersonId, Played, PlayedStore as _, Profile};
use runestones_table::hash;

use crate::app::App;
use crate::error::Refusal;
use crate::person::Visitor;
use crate::played::VICTORY;

/// The id of somebody's page. It follows from who they are, and not the other way round.
pub(crate) fn handle(person: &PersonId) -> String {
    hash(&format!("player {}", person.0))[..16].to_owned()
}

/// What the last games of somebody come to.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Sums {
    pub(crate) kinds: Vec<KindLine>,
    pub(crate) stones: Vec<StoneLine>,
    pub(crate) luck: LuckLine,
}

fn victory(game: &Played) -> f64 {
    f64::from(game.won) / f64::from(VICTORY)
}

/// The sums over those of the games, latest first, that have a review.
fn luck(games: &[Played]) -> LuckLine {
    let (mut line, mut sum, mut variance) = (LuckLine::default(), LuckPoint::default(), 0.0);
    for (game, skill) in games.iter().rev().filter_map(|game| Some((game, game.skill?))) {
        let (won, by_play) = (victory(game) - 1.0 / f64::from(game.players.max(1)), skill as f64 / 1e6);
        sum = LuckPoint { won: sum.won + won, by_play: sum.by_play + by_play };
        // Luck is nothing on average, so what it did in each game says how far it goes.
        variance += (won - by_play).powi(2);
        line.points.push(sum);
    }
    line.chance = 1.96 * variance.sqrt();
    line
}

impl Sums {
    pub(crate) fn of(games: &[Played]) -> Sums {
        let mut sums = Sums::default();
        for game in games {
            sums.add_kind(game);
        }
        sums.luck = luck(games);
        sums.kinds.sort_by_key(|kind| (kind.players, kind.night));
        let stone = |(place, rune): (usize, Rune)| {
            let had = games.iter().filter(|game| game.stones >> place & 1 == 1);
            let (count, won) = had.fold((0, 0.0), |(count, won), game| (count + 1, won + victory(game)));
            (count > 0).then_some(StoneLine { rune, games: count, won })
        };
        sums.stones = Rune::ALL.into_iter().enumerate().filter_map(stone).collect();
        sums.stones.sort_by_key(|line| std::cmp::Reverse(line.games));
        sums
    }

    fn add_kind(&mut self, game: &Played) {
        let is_same = |kind: &&mut KindLine| kind.players == game.players && kind.night == game.night;
        match self.kinds.iter_mut().find(is_same) {
            Some(kind) => {
                kind.games += 1;
                kind.won += victory(game);
            }
            None => {
                self.kinds.push(KindLine { players: game.players, night: game.night, games: 1, won: victory(game) });
            }
        }
    }
}

impl App {
    /// The page of this name, if the visitor may see it. Whoever may not is told what they are told of one that is not there.
    pub(crate) async fn page_for(&self, visitor: &Visitor, handle: &str) -> Result<Profile, Refusal> {
        let profile = self.store.profile(handle).await?.ok_or(Refusal::NotFound)?;
        let may_see = match Sees::of(&profile.sees) {
            _ if profile.person == visitor.id => true,
            Sees::Everybody => true,
            Sees::Nobody => false,
            Sees::Met => {
                self.store.have_met(&visitor.id, &profile.person).await?
                    || self.store.have_played(&visitor.id, &profile.person).await?
            }
        };
        let is_apart = || self.store.keep_apart(&visitor.id, std::slice::from_ref(&profile.person));
        // Whoever is blocked does not see it either; whoever blocked does, to take it back.
        if may_see && (visitor.blocked.contains(&profile.person) || !is_apart().await?) {
            Ok(profile)
        } else {
            Err(Refusal::NotFound)
        }
    }
}

#[cfg(test)]
mod tests {
    use runestones_store::{GameId, Millis};

    use super::*;

    fn played(players: u8, won: u8, stones: u32, skill: Option<i64>) -> Played {
        Played {
            person: PersonId("ann".into()),
            time: Millis(1),
            game: GameId::from_bytes([1; 9]),
            seat: 0,
            players,
            night: false,
            rated: true,
            won,
            stones,
            skill,
            card: String::new(),
        }
    }

    #[test]
    fn sums_add_up() {
        let games = [played(2, 12, 0b11, Some(300_000)), played(2, 0, 0b10, None), played(3, 6, 0, Some(-100_000))];
        let sums = Sums::of(&games);
        let kinds: Vec<_> = sums.kinds.iter().map(|kind| (kind.players, kind.games, kind.won)).collect();
        assert_eq!(kinds, [(2, 2, 1.0), (3, 1, 0.5)]);
        let stones: Vec<_> = sums.stones.iter().map(|line| (line.rune, line.games, line.won)).collect();
        assert_eq!(stones, [(Rune::ALL[1], 2, 1.0), (Rune::ALL[0], 1, 1.0)]);
        let is = |one: f64, other: f64| (one - other).abs() < 1e-9;
        let [first, last] = *sums.luck.points else { panic!("only games with a review") };
        assert!(is(first.won, 0.5 - 1.0 / 3.0) && is(first.by_play, -0.1), "the oldest comes first");
        assert!(is(last.won, 0.5 + 0.5 - 1.0 / 3.0) && is(last.by_play, 0.2));
        let luck = [0.5 - 1.0 / 3.0 + 0.1, 0.5 - 0.3_f64];
        assert!(is(sums.luck.chance, 1.96 * (luck[0].powi(2) + luck[1].powi(2)).sqrt()));
    }

    #[test]
    fn an_address_does_not_say_who_somebody_is() {
        let ann = PersonId("ann".into());
        assert_eq!(handle(&ann), handle(&ann));
        assert!(handle(&ann).len() == 16 && !handle(&ann).contains("ann"));
        assert_ne!(handle(&ann), handle(&PersonId("bob".into())));
    }
}
