//! Whoever runs the server: how they show it, and what they can do. Every deed is written down with it.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use runestones_store::{
    Banned, FairnessStore as _, GameId, Millis, OperatorDeed, Order, Page, PersonId, Status, Store as _,
};
use runestones_table::{hash, tidy_name};

use crate::app::App;
use crate::bans::Network;
use crate::config::Config;
use crate::error::Refusal;
use crate::person::Visitor;
use crate::player::handle;

/// How long a token works, and how long whoever used it is believed.
const TOKEN: Duration = Duration::from_hours(1);
const BELIEVED: Duration = Duration::from_hours(12);

/// So many games of somebody get their new name at once; the others keep the old one.
const RENAMED: u32 = 50;

/// The longest ban, in days: a year.
const LONGEST_BAN: u32 = 366;

/// Who runs the server.
pub(crate) struct Operators {
    /// The pages of those whom the configuration names.
    named: Vec<String>,
    /// The hash of the token that was printed, until somebody has used it.
    token: Mutex<Option<String>>,
    start: Instant,
}

impl Operators {
    pub(crate) fn new(config: &Config) -> Operators {
        let token = config.operator_token.as_deref().map(hash);
        Operators { named: config.operators.clone(), token: Mutex::new(token), start: Instant::now() }
    }

    /// Whether a token is the one; it is kept.
    fn is_token(&self, token: &str) -> bool {
        let kept = self.token.lock().unwrap_or_else(PoisonError::into_inner);
        self.start.elapsed() < TOKEN && kept.as_deref() == Some(&*hash(token))
    }

    /// The same, and it is used up.
    fn use_token(&self, token: &str) -> bool {
        let is_it = self.is_token(token);
        if is_it {
            self.token.lock().unwrap_or_else(PoisonError::into_inner).take();
        }
        is_it
    }
}

fn later(now: Millis, time: Duration) -> Millis {
    Millis(now.0.saturating_add(i64::try_from(time.as_millis()).unwrap_or(0)))
}

impl App {
    /// Whether somebody runs the server. Whoever does not is told what they would be told if there were no such page.
    pub(crate) async fn check_operator(&self, visitor: &Visitor) -> Result<(), Refusal> {
        if self.operators.named.contains(&handle(&visitor.id)) {
            return Ok(());
        }
        let until = self.store.operator_until(&visitor.id).await?;
        if until.is_some_and(|until| until > self.now()) { Ok(()) } else { Err(Refusal::NotFound) }
    }

    /// Whether a token could be used.
    pub(crate) fn check_token(&self, visitor: &Visitor, token: &str) -> Result<(), Refusal> {
        self.admit_code(visitor)?;
        if self.operators.is_token(token) { Ok(()) } else { Err(Refusal::NotFound) }
    }

    /// Whoever has the token is an operator from now on, for half a day.
    pub(crate) async fn enter_as_operator(&self, visitor: &Visitor, token: &str) -> Result<(), Refusal> {
        self.admit_code(visitor)?;
        if !self.operators.use_token(token) {
            return Err(Refusal::NotFound);
        }
        visitor.save(self).await?;
        let order = Order::Admit(visitor.id.clone(), later(self.now(), BELIEVED));
        self.write_down(visitor, &order, "admitted", &handle(&visitor.id)).await
    }

    /// Does something and writes it down. What it is about is never a name: names can be deleted, this cannot.
    async fn write_down(&self, visitor: &Visitor, order: &Order, deed: &str, about: &str) -> Result<(), Refusal> {
        let (time, operator) = (self.now(), handle(&visitor.id));
        let deed = OperatorDeed { time, operator, deed: deed.to_owned(), about: about.to_owned() };
        if self.store.operate(order, &deed).await? { Ok(()) } else { Err(Refusal::NotFound) }
    }

    /// Keeps a person out for so many days.
    pub(crate) async fn ban_person(&self, visitor: &Visitor, person: &PersonId, days: u32) -> Result<(), Refusal> {
        if *person == visitor.id {
            return Err(Refusal::BadForm);
        }
        self.ban(visitor, Banned::Person(person.clone()), days, &handle(person)).await
    }

    /// Keeps a network out for so many days; never the one that the operator comes from.
    pub(crate) async fn ban_network(&self, visitor: &Visitor, network: &str, days: u32) -> Result<(), Refusal> {
        let network: Network = network.parse().map_err(|_| Refusal::BadForm)?;
        if network.contains(visitor.origin.address) {
            return Err(Refusal::BadForm);
        }
        let written = network.to_string();
        self.ban(visitor, Banned::Network(written.clone()), days, &written).await
    }

    async fn ban(&self, visitor: &Visitor, who: Banned, days: u32, about: &str) -> Result<(), Refusal> {
        if !(1..=LONGEST_BAN).contains(&days) {
            return Err(Refusal::BadForm);
        }
        let until = later(self.now(), Duration::from_hours(24) * days);
        self.write_down(visitor, &Order::Ban(who, until), "banned", &format!("{about}, {days} d")).await?;
        self.read_bans().await;
        // Whoever is connected is shown out.
        self.all_live().iter().for_each(|table| table.announce());
        Ok(())
    }

    /// Ends a ban.
    pub(crate) async fn lift(&self, visitor: &Visitor, number: i64) -> Result<(), Refusal> {
        self.write_down(visitor, &Order::Lift(number), "lifted", &format!("ban {number}")).await?;
        self.read_bans().await;
        Ok(())
    }

    /// A report is dealt with.
    pub(crate) async fn close_report(&self, visitor: &Visitor, number: i64) -> Result<(), Refusal> {
        self.write_down(visitor, &Order::Close(number), "closed", &format!("report {number}")).await
    }

    /// Gives somebody another name, at their tables, too.
    pub(crate) async fn rename_person(&self, visitor: &Visitor, person: &PersonId, name: &str) -> Result<(), Refusal> {
        let name = tidy_name(name).ok_or(Refusal::BadForm)?;
        let order = Order::Rename(person.clone(), name.clone());
        self.write_down(visitor, &order, "renamed", &handle(person)).await?;
        if let Some(stored) = self.store.person(person).await? {
            self.acquaintances.change(stored);
        }
        for game in self.store.games_of(person, &Page::first(RENAMED)).await? {
            if game.status != Status::Finished
                && let Err(refusal) = self.rename_at(&game.id, person, &name).await
            {
                tracing::warn!(game = %game.id, ?refusal, "a name could not be changed at a table");
            }
        }
        Ok(())
    }

    async fn rename_at(&self, game: &GameId, person: &PersonId, name: &str) -> Result<(), Refusal> {
        let table = self.table(game).await?;
        let mut state = table.lock().await;
        let mut header = state.header.clone();
        for seat in state.seats_of(person) {
            let others = state.header.sitters.iter().enumerate().filter(|(index, _)| *index != seat.index());
            let others = others.map(|(_, sitter)| sitter.name.as_str());
            header.sitters[seat.index()].name =
                runestones_table::told_apart(name, &others, runestones_i18n::Locale::En);
        }
        let time = self.store.summary(game).await?.updated;
        state.replace_header(&self.store, game, header, time).await?;
        drop(state);
        table.announce();
        Ok(())
    }

    /// Takes a line of chat away.
    pub(crate) async fn remove_line(&self, visitor: &Visitor, game: &GameId, line: u32) -> Result<(), Refusal> {
        let order = Order::RemoveLine(game.clone(), line);
        self.write_down(visitor, &order, "removed", &format!("line {line} at {game}")).await?;
        if let Some(table) = self.live(game) {
            table.lock().await.said.retain(|said| said.id != line);
            table.announce();
        }
        Ok(())
    }
}
