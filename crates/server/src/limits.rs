//! How often things may be done, by whom and from where.
//!
//! A cookie is easily had, so whatever costs something is counted by address and network first, and only then by person.

mod shared;

use std::net::IpAddr;
use std::time::{Duration, Instant};

use runestones_store::{GameId, PersonId};

use crate::app::App;
use crate::config::Config;
use crate::error::Refusal;
use crate::limit::{Crowd, Gate, Limiter, Member, Wait, household, network};
use crate::person::Visitor;

const BREATH: Duration = Duration::from_secs(10);
const MINUTE: Duration = Duration::from_mins(1);
const HOUR: Duration = Duration::from_hours(1);
const TEN_MINUTES: Duration = Duration::from_mins(10);

/// Everything that is counted.
pub(crate) struct Limits {
    requests: Gate,
    dear: Gate,
    people: Gate,
    games: Limiter,
    games_of_address: Gate,
    imports: Gate,
    words: Limiter,
    words_of_watchers: Limiter,
    mutes: Limiter,
    hints: Limiter,
    reviews: Limiter,
    reviews_of_address: Gate,
    codes: Gate,
    accounts: Limiter,
    letters: Limiter,
    letters_to: Limiter,
    letters_of_address: Gate,
    reports: Limiter,
    reports_of_address: Gate,
    seeks: Limiter,
    invitations: Limiter,
    live: Crowd<PersonId>,
    live_of_household: Crowd<IpAddr>,
    live_of_network: Crowd<IpAddr>,
    watchers: Crowd<GameId>,
}

/// Room for a live connection, as long as it is kept.
pub(crate) type LivePlace = (Member<PersonId>, [Member<IpAddr>; 2], Option<Member<GameId>>);

impl Limits {
    pub(crate) fn new(config: &Config, secret: Option<&str>) -> Limits {
        let Config { games_per_minute, live_per_person, requests_per_second, people_per_minute, .. } = *config;
        let gate = |most: usize, span| Gate::new(most, span).shared(secret);
        let limiter = |most: usize, span| Limiter::new(most, span).shared(secret);
        Limits {
            requests: gate(requests_per_second.saturating_mul(10), BREATH),
            // A tenth of them may be expensive: looking through a finished game, or asking for advice.
            dear: gate(requests_per_second, BREATH),
            people: gate(people_per_minute, MINUTE),
            games: limiter(games_per_minute, MINUTE),
            // A school may have a single address.
            games_of_address: gate(games_per_minute.saturating_mul(5), MINUTE),
            imports: gate(games_per_minute, MINUTE),
            words: limiter(6, BREATH),
            // Those who sit at a table are few; those who watch must not drown each other.
            words_of_watchers: limiter(20, BREATH),
            mutes: limiter(20, BREATH),
            // Thinking is expensive, and nobody reads faster.
            hints: limiter(10, BREATH),
            // Each takes a core for seconds.
            reviews: limiter(6, MINUTE),
            reviews_of_address: gate(30, MINUTE),
            // Nobody mistypes a code more often; a hundred bits would take them longer than the sun lasts.
            codes: gate(10, MINUTE),
            accounts: limiter(10, MINUTE),
            // An operator reads each of them.
            reports: limiter(5, TEN_MINUTES),
            reports_of_address: gate(20, TEN_MINUTES),
            // A choice is changed now and then; a household may have a club.
            seeks: limiter(30, MINUTE),
            invitations: limiter(30, MINUTE),
            // Nobody's mailbox is filled by somebody else.
            letters: limiter(5, HOUR),
            letters_to: limiter(3, HOUR),
            letters_of_address: gate(20, HOUR),
            live: Crowd::new(live_per_person),
            live_of_household: Crowd::new(live_per_person.saturating_mul(20)),
            live_of_network: Crowd::new(live_per_person.saturating_mul(80)),
            // Each of them is drawn for after every move.
            watchers: Crowd::new(live_per_person.saturating_mul(4)),
        }
    }

    /// Every limit of how often, by its word, in the order of the operator's page.
    pub(crate) fn all(&self) -> Vec<(&'static str, &Limiter)> {
        let gates = [
            ("requests", &self.requests),
            ("dear", &self.dear),
            ("people", &self.people),
            ("games-of-address", &self.games_of_address),
            ("imports", &self.imports),
            ("reviews-of-address", &self.reviews_of_address),
            ("codes", &self.codes),
            ("reports-of-address", &self.reports_of_address),
            ("letters-of-address", &self.letters_of_address),
        ];
        let limiters = [
            ("games", &self.games),
            ("words", &self.words),
            ("words-of-watchers", &self.words_of_watchers),
            ("mutes", &self.mutes),
            ("hints", &self.hints),
            ("reviews", &self.reviews),
            ("accounts", &self.accounts),
            ("reports", &self.reports),
            ("seeks", &self.seeks),
            ("invitations", &self.invitations),
            ("letters", &self.letters),
            ("letters-to", &self.letters_to),
        ];
        let gates = gates.into_iter().flat_map(|(word, gate)| gate.limiters().map(|limiter| (word, limiter)));
        gates.chain(limiters).collect()
    }
}

impl App {
    /// How often something was refused since this server began, by what it was.
    pub(crate) fn refusals(&self) -> Vec<(&'static str, u64)> {
        let mut counts: Vec<(&'static str, u64)> = Vec::new();
        for (word, limiter) in self.limits.all() {
            // Whether it was the person, the household or the network is one and the same here.
            let kind = word.split("-of-").next().unwrap_or(word).trim_end_matches("-to");
            match counts.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, count)) => *count += limiter.refused(),
                None => counts.push((kind, limiter.refused())),
            }
        }
        counts
    }

    /// Whether one more request is answered.
    pub(crate) fn admit_request(&self, address: IpAddr) -> Result<(), Wait> {
        self.limits.requests.admit(address, Instant::now())
    }

    /// Whether something that costs more than a millisecond is done once more.
    pub(crate) fn admit_dear(&self, visitor: &Visitor) -> Result<(), Refusal> {
        self.limits.dear.admit(visitor.origin.address, Instant::now()).map_err(Refusal::TooFast)
    }

    /// Whether a person of whom nothing is stored yet may be stored.
    pub(crate) fn admit_person(&self, visitor: &Visitor) -> Result<(), Refusal> {
        self.limits.people.admit(visitor.origin.address, Instant::now()).map_err(Refusal::TooFast)
    }

    /// Whether somebody may have the store keep one more game.
    pub(crate) fn admit_game(&self, visitor: &Visitor) -> Result<(), Refusal> {
        let now = Instant::now();
        let admitted = self.limits.games_of_address.admit(visitor.origin.address, now);
        admitted.and_then(|()| self.limits.games.admit(&visitor.id, now)).map_err(Refusal::TooManyGames)
    }

    /// Whether somebody may send one more record, of which each is read and played.
    pub(crate) fn admit_import(&self, visitor: &Visitor) -> Result<(), Refusal> {
        self.limits.imports.admit(visitor.origin.address, Instant::now()).map_err(Refusal::TooFast)
    }

    /// Whether somebody may say something at a table once more. Watchers share a limit, those who sit there do not: no
    /// stranger can silence them.
    pub(crate) fn admit_words(&self, visitor: &Visitor, game: &GameId, sits: bool) -> Result<(), Refusal> {
        let now = Instant::now();
        let mut admitted = self.limits.words.admit(&visitor.id, now);
        if !sits {
            admitted = admitted.and_then(|()| self.limits.words_of_watchers.admit(game, now));
        }
        admitted.map_err(Refusal::TooFast)
    }

    /// Whether somebody may change whom they hear once more.
    pub(crate) fn admit_mute(&self, visitor: &Visitor) -> Result<(), Refusal> {
        self.limits.mutes.admit(&visitor.id, Instant::now()).map_err(Refusal::TooFast)
    }

    /// Whether somebody may ask for advice once more.
    pub(crate) fn admit_hint(&self, person: &PersonId) -> Result<(), Refusal> {
        self.limits.hints.admit(person, Instant::now()).map_err(Refusal::TooFast)
    }

    /// Whether somebody may have one more game read from the beginning.
    pub(crate) fn admit_review(&self, visitor: &Visitor) -> Result<(), Refusal> {
        let now = Instant::now();
        let admitted = self.limits.reviews_of_address.admit(visitor.origin.address, now);
        admitted.and_then(|()| self.limits.reviews.admit(&visitor.id, now)).map_err(Refusal::TooFast)
    }

    /// Whether somebody may try one more recovery code or link.
    pub(crate) fn admit_code(&self, visitor: &Visitor) -> Result<(), Refusal> {
        self.limits.codes.admit(visitor.origin.address, Instant::now()).map_err(Refusal::TooFast)
    }

    /// Whether somebody may have one more code or link made.
    pub(crate) fn admit_account(&self, visitor: &Visitor) -> Result<(), Refusal> {
        self.limits.accounts.admit(&visitor.id, Instant::now()).map_err(Refusal::TooFast)
    }

    /// Whether somebody may have one more letter sent, to this address.
    pub(crate) fn admit_letter(&self, visitor: &Visitor, to: &str) -> Result<(), Refusal> {
        let now = Instant::now();
        let admitted = self.limits.letters_of_address.admit(visitor.origin.address, now);
        let admitted = admitted.and_then(|()| self.limits.letters.admit(&visitor.id, now));
        admitted.and_then(|()| self.limits.letters_to.admit(&to, now)).map_err(Refusal::TooFast)
    }

    /// Whether somebody may tell the operator something once more.
    pub(crate) fn admit_report(&self, visitor: &Visitor) -> Result<(), Refusal> {
        let now = Instant::now();
        let admitted = self.limits.reports_of_address.admit(visitor.origin.address, now);
        admitted.and_then(|()| self.limits.reports.admit(&visitor.id, now)).map_err(Refusal::TooFast)
    }

    /// Whether somebody may look for others once more.
    pub(crate) fn admit_seek(&self, visitor: &Visitor) -> Result<(), Refusal> {
        self.limits.seeks.admit(&visitor.id, Instant::now()).map_err(Refusal::TooFast)
    }

    /// Whether somebody may invite somebody once more.
    pub(crate) fn admit_invitation(&self, visitor: &Visitor) -> Result<(), Refusal> {
        self.limits.invitations.admit(&visitor.id, Instant::now()).map_err(Refusal::TooFast)
    }

    /// Room for one more live connection, as long as the answer is kept. Whoever sits at the table does not have to share
    /// its room with those who watch.
    pub(crate) fn admit_live(&self, visitor: &Visitor, game: &GameId, sits: bool) -> Result<LivePlace, Refusal> {
        let full = || Refusal::TooFast(Wait(Duration::from_secs(5)));
        let address = visitor.origin.address;
        let household = self.limits.live_of_household.join(&household(address)).ok_or_else(full)?;
        let network = self.limits.live_of_network.join(&network(address)).ok_or_else(full)?;
        let one = self.limits.live.join(&visitor.id).ok_or_else(full)?;
        let watcher = if sits { None } else { Some(self.limits.watchers.join(game).ok_or_else(full)?) };
        Ok((one, [household, network], watcher))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_household_and_a_network_have_only_so_many_live_connections() {
        let (app, _folder) = App::for_test(&Config { live_per_person: 1, ..Config::default() }).await;
        let listen = |address: u16, game: u8| {
            app.admit_live(&Visitor::from_address(address), &GameId::from_bytes([game; 9]), false).ok()
        };
        // Always somebody else, at tables enough.
        let household: Vec<LivePlace> = (0..200).filter_map(|number| listen(1, number)).collect();
        assert_eq!(household.len(), 20);
        let network: Vec<LivePlace> = (0..200).filter_map(|number| listen(2 + u16::from(number), number)).collect();
        assert_eq!(household.len() + network.len(), 80);
        assert!(listen(256, 1).is_some(), "others are not concerned");
        drop(household);
        assert!(listen(1, 1).is_some(), "who leaves makes room");
    }
}
