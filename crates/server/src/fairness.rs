//! Not having to meet somebody, and telling the operator about them.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use runestones_page::Reason;
use runestones_store::{Blocked, FairnessStore as _, GameId, NewReport, PersonId, Store as _};
use runestones_table::hash;

use crate::app::App;
use crate::error::Refusal;
use crate::generations::Generations;
use crate::limit::Wait;
use crate::person::Visitor;

/// How long it may take until other servers know whom somebody blocked.
const KNOWN_FOR: Duration = Duration::from_secs(2);

/// The longest words of a report, in characters.
const LONGEST: usize = 500;

type People = Arc<HashSet<PersonId>>;

/// Whom those who were here lately do not want to meet, so that not every click asks the store.
pub(crate) struct Blocks(Mutex<Generations<PersonId, (Instant, People)>>);

impl Default for Blocks {
    fn default() -> Blocks {
        Blocks(Mutex::new(Generations::new(10_000)))
    }
}

impl Blocks {
    fn known(&self, person: &PersonId) -> Option<(Instant, People)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(person).cloned()
    }

    fn learn(&self, person: &PersonId, people: People) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(person.clone(), (Instant::now(), people));
    }
}

/// Whom a report or a block is about.
pub(crate) struct Accused {
    pub(crate) person: PersonId,
    pub(crate) name: String,
    pub(crate) game: Option<GameId>,
    /// What they said, if that is it.
    pub(crate) line: Option<(u32, String)>,
}

/// By which a page names somebody who is blocked.
pub(crate) fn block_name(blocked: &PersonId) -> String {
    hash(&format!("block {}", blocked.0))[..16].to_owned()
}

impl App {
    /// Whom somebody does not want to meet. While the store does not answer, it is what we knew last.
    pub(crate) async fn blocked_by(&self, person: &PersonId) -> People {
        let known = self.blocks.known(person);
        match &known {
            Some((when, people)) if !self.store.is_shared() || when.elapsed() < KNOWN_FOR => Arc::clone(people),
            _ => self.read_blocks(person).await.or(known.map(|(_, people)| people)).unwrap_or_default(),
        }
    }

    async fn read_blocks(&self, person: &PersonId) -> Option<People> {
        let blocked = self.store.blocked_by(person).await.ok()?;
        let people: People = Arc::new(blocked.into_iter().map(|blocked| blocked.person).collect());
        self.blocks.learn(person, Arc::clone(&people));
        Some(people)
    }

    /// From now on the two do not meet.
    pub(crate) async fn block(&self, visitor: &Visitor, whom: &Accused) -> Result<(), Refusal> {
        if whom.person == visitor.id {
            return Err(Refusal::BadForm);
        }
        self.admit_mute(visitor)?;
        visitor.save(self).await?;
        let blocked = Blocked { person: whom.person.clone(), name: whom.name.clone(), time: self.now() };
        if !self.store.block(&visitor.id, &blocked).await? {
            return Err(Refusal::TooFast(Wait(Duration::from_mins(1))));
        }
        self.read_blocks(&visitor.id).await;
        Ok(())
    }

    /// They may meet again.
    pub(crate) async fn unblock(&self, visitor: &Visitor, named: &str) -> Result<(), Refusal> {
        let blocked = self.store.blocked_by(&visitor.id).await?;
        let blocked = blocked.iter().find(|blocked| block_name(&blocked.person) == named).ok_or(Refusal::NotFound)?;
        self.store.unblock(&visitor.id, &blocked.person).await?;
        self.read_blocks(&visitor.id).await;
        Ok(())
    }

    /// Whether somebody may sit down with these people.
    pub(crate) async fn check_welcome(&self, person: &PersonId, others: &[PersonId]) -> Result<(), Refusal> {
        let is_apart = !others.is_empty() && self.store.keep_apart(person, others).await?;
        if is_apart { Err(Refusal::NotWelcome) } else { Ok(()) }
    }

    /// Tells the operator about somebody.
    pub(crate) async fn report(
        &self,
        visitor: &Visitor,
        whom: Accused,
        reason: &str,
        words: &str,
    ) -> Result<(), Refusal> {
        let reason = Reason::ALL.into_iter().find(|known| known.word() == reason).ok_or(Refusal::BadForm)?;
        let words = words.trim();
        if whom.person == visitor.id || words.chars().count() > LONGEST || words.contains('\0') {
            return Err(Refusal::BadForm);
        }
        self.admit_report(visitor)?;
        visitor.save(self).await?;
        let (line, said) = whom.line.unzip();
        let report = NewReport {
            time: self.now(),
            reporter: visitor.id.clone(),
            about: whom.person,
            name: whom.name,
            game: whom.game,
            line,
            said: said.unwrap_or_default(),
            reason: reason.word().to_owned(),
            words: words.to_owned(),
        };
        Ok(self.store.report(&report).await?)
    }
}
