//! People who look for others meet at a new table; others are asked to one.

use std::time::Duration;

use rand::Rng as _;
use rand::seq::SliceRandom as _;
use runestones_ratings::Rating;
use runestones_rules::Seat;
use runestones_store::{
    Ask, FairnessStore as _, GameId, LobbyStore as _, NewGame, PersonId, RatingStore as _, Seat as StoredSeat, Seeking,
    Status, Store as _, StoredRating,
};
use runestones_table::{Clock, Likes, Spell, Terms as Agreement, hash, told_apart};

use super::seats::sit_down;
use super::seek::{Agreed, Terms, agree};
use super::{BadPlan, Plan, Wanted};
use crate::app::App;
use crate::cards::to_keep;
use crate::error::Refusal;
use crate::limit::household;
use crate::person::Visitor;

/// Whoever has not been heard of for so long has gone away.
const THERE: Duration = Duration::from_secs(15);

/// A browser without scripts says nothing by itself, so it is believed to be there for longer.
const THERE_WITHOUT_SCRIPT: Duration = Duration::from_mins(3);

/// So many who look for others are looked at.
const LOOKED_AT: u32 = 200;

/// More who want the same people do not meet in one moment.
const TRIES: usize = 20;

/// So many people can be asked to a table, of those one has played with.
pub(crate) const COMPANIONS: u32 = 30;

/// By which a page names somebody one has played with.
pub(crate) fn companion_name(person: &PersonId) -> String {
    hash(&format!("companion {}", person.0))[..16].to_owned()
}

impl App {
    /// Somebody looks for others; if there are any, they sit at a table with them at once.
    pub(crate) async fn seek(
        &self,
        visitor: &Visitor,
        mut terms: Terms,
        by_script: bool,
    ) -> Result<Option<GameId>, Refusal> {
        self.admit_seek(visitor)?;
        visitor.save(self).await?;
        for stored in self.store.ratings_of(&visitor.id).await? {
            let StoredRating { mean, deviation, games, time, .. } = stored;
            let rating = Rating { mean, deviation, games, time };
            if rating.is_shown() {
                terms.ratings.insert(stored.pool, rating.shown());
            }
        }
        // Those of one household are marked if they meet at a rated table. Where that is, nobody can tell from it.
        let secret = self.store.shared_secret().unwrap_or_else(|| self.node.clone());
        hash(&format!("household {secret} {}", household(visitor.origin.address)))[..16]
            .clone_into(&mut terms.household);
        let text = serde_json::to_string(&terms).map_err(|_| Refusal::Failed)?;
        let until = self.now().later_by(if by_script { THERE } else { THERE_WITHOUT_SCRIPT });
        self.store.seek(&visitor.id, &text, self.now(), until).await?;
        self.meet_somebody(visitor, &terms).await
    }

    async fn meet_somebody(&self, visitor: &Visitor, mine: &Terms) -> Result<Option<GameId>, Refusal> {
        let mut apart: Vec<PersonId> = Vec::new();
        for _ in 0..TRIES {
            let there = self.store.seeks(&visitor.id, self.now(), LOOKED_AT).await?;
            let others = there.into_iter().filter(|seek| !apart.contains(&seek.person));
            let others = others.filter_map(|seek| Some((seek.person, serde_json::from_str(&seek.terms).ok()?)));
            let others: Vec<(PersonId, Terms)> = others.collect();
            let Some((agreed, mut company)) = agree(mine, &others) else { return Ok(None) };
            // Those who do not want to meet each other do not meet because of a third.
            if let Some(unwelcome) = self.unwelcome(&company).await? {
                apart.push(unwelcome);
                continue;
            }
            company.push(visitor.id.clone());
            company.shuffle(&mut rand::rng());
            let all = others.into_iter().chain([(visitor.id.clone(), mine.clone())]);
            let households: Vec<_> = all.map(|(person, terms)| (person, terms.household)).collect();
            let game = self.new_table(visitor, agreed, &company, &households).await?;
            if self.store.meet(&company, self.now(), &game).await? {
                self.store.stop_seeking(&visitor.id).await?;
                // Its clock runs from now on, whoever looks at it first.
                self.table_as_known(&game.id).await?;
                return Ok(Some(game.id));
            }
            // Somebody was faster: with others, or with this very person.
            match self.still_seeking(visitor).await? {
                Seeking::Met(game) => return Ok(Some(game)),
                Seeking::Since(..) => {}
                Seeking::No => return Ok(None),
            }
        }
        Ok(None)
    }

    async fn unwelcome(&self, company: &[PersonId]) -> Result<Option<PersonId>, Refusal> {
        for (place, person) in company.iter().enumerate().skip(1) {
            if self.store.keep_apart(person, &company[..place]).await? {
                return Ok(Some(person.clone()));
            }
        }
        Ok(None)
    }

    /// The table at which they meet. Everybody is there, so it begins at once.
    async fn new_table(
        &self,
        visitor: &Visitor,
        agreed: Agreed,
        company: &[PersonId],
        households: &[(PersonId, String)],
    ) -> Result<NewGame, Refusal> {
        let (mut names, mut vacations): (Vec<String>, Vec<Vec<Spell>>) = (Vec::new(), Vec::new());
        for (seat, person) in Seat::first(company.len()).zip(company) {
            let person = self.store.person(person).await?;
            let likes = person.as_ref().and_then(|person| serde_json::from_str::<Likes>(&person.settings).ok());
            vacations.push(likes.map(|likes| likes.vacations.spells().to_vec()).unwrap_or_default());
            let name = person.map(|person| person.name).filter(|name| !name.is_empty());
            let name = name.unwrap_or_else(|| runestones_i18n::druid_name(visitor.locale(), seat));
            names.push(told_apart(&name, &names.iter().map(String::as_str), visitor.locale()));
        }
        let wanted = names.into_iter().enumerate();
        let wanted = wanted.map(|(place, name)| if place == 0 { Wanted::Here(name) } else { Wanted::ByLink(name) });
        let base = Plan::base(wanted.collect());
        let terms = Agreement { clock: agreed.clock, ..Agreement::default() };
        let plan = Plan { night: agreed.night, rated: agreed.rated, hints: false, terms, ..base };
        let mut header = plan.header().map_err(|problem| match problem {
            BadPlan::Refused(refusal) => refusal,
            BadPlan::Options(_) | BadPlan::Unrated | BadPlan::Form => Refusal::BadForm,
        })?;
        let now = self.now();
        header.started = Some(now).filter(|_| agreed.clock != Clock::None);
        for (index, (sitter, vacation)) in header.sitters.iter_mut().zip(vacations).enumerate() {
            let home = households.iter().find(|(person, _)| company.get(index) == Some(person)).map(|(_, home)| home);
            let seed = &header.seed;
            sitter.household =
                home.filter(|_| agreed.rated).map(|home| hash(&format!("household {seed} {home}"))[..16].to_owned());
            sitter.vacation = vacation;
        }
        let seat = |(number, person): (usize, &PersonId)| StoredSeat::empty(number as u8, "person").with(person);
        let mut bytes = [0; 9];
        rand::rng().fill_bytes(&mut bytes);
        Ok(NewGame {
            id: GameId::from_bytes(bytes),
            header: header.to_text(),
            status: Status::Running,
            public: false,
            seats: company.iter().enumerate().map(seat).collect(),
            time: now,
            card_set: Some(to_keep(plan.card_set)),
        })
    }

    /// Somebody who looks for others says that they are still there. Whoever hears that they were met looks for nobody any more.
    pub(crate) async fn still_seeking(&self, visitor: &Visitor) -> Result<Seeking, Refusal> {
        let state = self.store.keep_seeking(&visitor.id, self.now(), self.now().later_by(THERE)).await?;
        if let Seeking::Met(_) = state {
            self.store.stop_seeking(&visitor.id).await?;
        }
        Ok(state)
    }

    /// Asks somebody to a table of the visitor's with a free seat. Nobody is told whether that one does not want to be asked.
    pub(crate) async fn ask_to_table(&self, visitor: &Visitor, game: &GameId, whom: &str) -> Result<(), Refusal> {
        self.admit_invitation(visitor)?;
        let table = self.table(game).await?;
        {
            let state = table.lock().await;
            if state.seats_of(&visitor.id).is_empty() {
                return Err(Refusal::NotYours);
            }
            if state.open_seats().next().is_none() {
                return Err(Refusal::SeatTaken);
            }
        }
        let companions = self.store.companions(&visitor.id, COMPANIONS).await?;
        let person = companions.into_iter().map(|(person, _)| person).find(|person| companion_name(person) == whom);
        let person = person.ok_or(Refusal::BadForm)?;
        let ask = Ask { game: game.clone(), person, asker: visitor.id.clone(), time: self.now() };
        if self.store.ask_to_table(&ask).await? {
            self.tell_asked(&ask).await?;
        }
        Ok(())
    }

    /// Somebody who was asked sits down on a free seat.
    pub(crate) async fn accept(&self, visitor: &Visitor, game: &GameId) -> Result<(), Refusal> {
        if !self.store.asked_to(game).await?.contains(&visitor.id) {
            return Err(Refusal::NotFound);
        }
        let table = self.table(game).await?;
        let open: Vec<Seat> = table.lock().await.open_seats().collect();
        for seat in open {
            match sit_down(self, visitor, &table, seat).await {
                Err(Refusal::SeatTaken) => {}
                seated => {
                    seated?;
                    self.store.take_ask_back(game, &visitor.id).await?;
                    return Ok(());
                }
            }
        }
        self.store.take_ask_back(game, &visitor.id).await?;
        Err(Refusal::SeatTaken)
    }
}
