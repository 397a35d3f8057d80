//! What people look for, and who fits whom. Nothing in here asks a store or a clock.

use std::collections::BTreeMap;

use runestones_ratings::Pool;
use runestones_store::PersonId;
use runestones_table::Clock;
use serde::{Deserialize, Serialize};

/// Who plays somebody near them plays somebody within this many points.
pub(crate) const NEAR: i64 = 200;

/// What somebody looks for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Terms {
    /// For how many players; any number if none is said.
    pub(crate) players: Option<u8>,
    /// With or without the night expansion; either if nothing is said.
    pub(crate) night: Option<bool>,
    pub(crate) clock: Clock,
    pub(crate) rated: bool,
    /// Whether the others have to be about as strong.
    pub(crate) near: bool,
    /// How strong they are, in points, by the word of the pool; those that are not sure are not there.
    #[serde(default)]
    pub(crate) ratings: BTreeMap<String, i64>,
    /// A hash that is the same for those of one household.
    #[serde(default)]
    pub(crate) household: String,
}

/// A game that several people look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Agreed {
    pub(crate) players: u8,
    pub(crate) night: bool,
    pub(crate) clock: Clock,
    pub(crate) rated: bool,
}

impl Terms {
    /// The games that would be right, the smallest first: two are found sooner than four.
    fn games(&self) -> impl Iterator<Item = Agreed> + '_ {
        let players = (2..=4).filter(|players| self.players.is_none_or(|wanted| wanted == *players));
        players.flat_map(move |players| {
            let nights =
                [false, true].into_iter().filter(move |night| self.night.is_none_or(|wanted| wanted == *night));
            nights.map(move |night| Agreed { players, night, clock: self.clock, rated: self.rated })
        })
    }

    fn accepts(&self, game: Agreed) -> bool {
        self.games().any(|right| right == game)
    }

    /// Whether somebody is as near as these terms want it.
    fn is_near_enough(&self, other: &Terms, game: Agreed) -> bool {
        let pool = Pool::of(game.players.into(), game.night, game.clock.is_by_the_day());
        let rating = |terms: &Terms| terms.ratings.get(pool.word()).copied();
        let is_near = || rating(self).zip(rating(other)).is_some_and(|(one, other)| one.abs_diff(other) <= NEAR as u64);
        !self.near || is_near()
    }

    fn suits(&self, other: &Terms, game: Agreed) -> bool {
        other.accepts(game) && self.is_near_enough(other, game) && other.is_near_enough(self, game)
    }
}

/// With whom of those who look for others somebody can play at once, and what: those who wait longest come first.
pub(crate) fn agree(mine: &Terms, others: &[(PersonId, Terms)]) -> Option<(Agreed, Vec<PersonId>)> {
    mine.games().find_map(|game| {
        let mut company: Vec<&(PersonId, Terms)> = Vec::new();
        for other in others {
            let fits = company.iter().all(|(_, there)| there.suits(&other.1, game)) && mine.suits(&other.1, game);
            if fits && company.len() + 1 < usize::from(game.players) {
                company.push(other);
            }
        }
        let is_whole = company.len() + 1 == usize::from(game.players);
        is_whole.then(|| (game, company.into_iter().map(|(person, _)| person.clone()).collect()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn any() -> Terms {
        Terms::default()
    }

    fn for_players(players: u8) -> Terms {
        Terms { players: Some(players), ..any() }
    }

    fn met(mine: &Terms, others: &[Terms]) -> Option<(u8, bool, Vec<String>)> {
        let named = ["a", "b", "c", "d"].into_iter().map(|name| PersonId(name.into()));
        let others: Vec<_> = named.zip(others.iter().cloned()).collect();
        let (game, people) = agree(mine, &others)?;
        Some((game.players, game.night, people.into_iter().map(|person| person.0).collect()))
    }

    #[test]
    fn those_who_fit_meet_and_who_waits_longest_comes_first() {
        let two = |night, whom: &str| Some((2, night, vec![whom.to_owned()]));
        assert_eq!(met(&any(), &[]), None);
        assert_eq!(met(&any(), &[any(), any()]), two(false, "a"));
        assert_eq!(met(&for_players(2), &[for_players(3), any()]), two(false, "b"));
        let night = Terms { night: Some(true), ..any() };
        assert_eq!(met(&any(), std::slice::from_ref(&night)), two(true, "a"));
        assert_eq!(met(&Terms { night: Some(false), ..any() }, std::slice::from_ref(&night)), None);
        let quick = Terms { clock: Clock::Live { minutes: 10, increment: 20 }, ..any() };
        assert_eq!(
            (met(&any(), std::slice::from_ref(&quick)), met(&quick, std::slice::from_ref(&quick))),
            (None, two(false, "a"))
        );
        assert_eq!(met(&Terms { rated: true, ..any() }, &[any()]), None, "who wants it to count is not asked not to");
    }

    #[test]
    fn three_meet_only_when_all_three_fit() {
        let three = for_players(3);
        assert_eq!(met(&three, std::slice::from_ref(&three)), None);
        let names = vec!["a".to_owned(), "c".to_owned()];
        assert_eq!(met(&three, &[three.clone(), for_players(4), any()]), Some((3, false, names)));
        // The two others have to fit each other, too.
        let (day, night) =
            (Terms { night: Some(false), ..three.clone() }, Terms { night: Some(true), ..three.clone() });
        assert_eq!(met(&three, &[day.clone(), night.clone()]), None);
        assert_eq!(
            met(&three, &[day, night.clone(), night]).map(|(.., people)| people),
            Some(vec!["b".into(), "c".into()])
        );
    }

    #[test]
    fn who_wants_somebody_near_gets_nobody_else() {
        let rated = |points: Option<i64>, near| Terms {
            near,
            ratings: points.map(|points| ("two".to_owned(), points)).into_iter().collect(),
            ..for_players(2)
        };
        let base = |terms: Terms| Terms { night: Some(false), ..terms };
        let meets = |one: Terms, other: Terms| met(&base(one), &[base(other)]).is_some();
        assert!(meets(rated(Some(1500), true), rated(Some(1700), true)));
        assert!(!meets(rated(Some(1500), true), rated(Some(1701), false)));
        assert!(!meets(rated(Some(1500), false), rated(Some(1701), true)), "neither side is asked more than it wants");
        assert!(meets(rated(Some(1500), false), rated(Some(2500), false)));
        assert!(!meets(rated(Some(1500), true), rated(None, false)), "of whom nothing is known is not near");
    }
}
