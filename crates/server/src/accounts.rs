//! Accounts: being the same person on several devices, and coming back when one is lost.
//!
//! Whoever signs in gets a new cookie, never one that was there before (session fixation). Codes, links and cookies are
//! stored as hashes only, and whether a code or link was wrong, used or too old is never said.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use rand::Rng as _;
use runestones_i18n::druid_name;
use runestones_rules::Seat;
use runestones_store::{
    AccountStore as _, AlertStore as _, Device, GameId, Millis, Owner, Page, PersonId, PlayedStore as _, SecretHash,
    Store as _, StoreError,
};
use runestones_table::{Header, Sitter, hash, told_apart};

use crate::alerts::MailPurpose;
use crate::app::{App, new_secret};
use crate::error::Refusal;
use crate::generations::Generations;
use crate::person::{Sureness, Visitor};
use crate::player::handle;
use crate::ratings::count_due;

/// How long a link to another device works.
const LINK: Duration = Duration::from_mins(10);

/// How long a link in a letter works: letters take their time.
const MAIL_LINK: Duration = Duration::from_mins(15);

/// The letters of a recovery code (Crockford's base 32): none can be taken for another. Twenty are a hundred bits.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE: usize = 20;

/// How many games of somebody are looked at in one step.
const BATCH: u32 = 100;

/// The longest words for a device.
const LABEL: usize = 60;

/// Whose devices have been here lately, so that not every click asks the store.
pub(crate) struct Owners(Mutex<KnownOwners>);

struct KnownOwners {
    owners: Generations<String, Owner>,
    /// Counts what was changed, so that what was read before is not remembered after.
    changes: u64,
}

impl Default for Owners {
    fn default() -> Owners {
        Owners(Mutex::new(KnownOwners { owners: Generations::new(10_000), changes: 0 }))
    }
}

impl Owners {
    fn with<T>(&self, work: impl FnOnce(&mut KnownOwners) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn change(&self, secret: &SecretHash, owner: Owner) {
        self.with(|known| {
            known.changes += 1;
            known.owners.insert(secret.0.clone(), owner);
        });
    }
}

/// A recovery code as it is shown: five groups of four.
fn new_code() -> String {
    let mut bytes = [0; CODE];
    rand::rng().fill_bytes(&mut bytes);
    let letters: Vec<char> = bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect();
    letters.chunks(4).map(String::from_iter).collect::<Vec<_>>().join("-")
}

/// The code that somebody typed, as it is hashed; `None` if it cannot be one.
fn read_code(typed: &str) -> Option<SecretHash> {
    let letter = |letter: char| match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    let code: String = typed.chars().filter(|c| !matches!(c, '-' | ' ')).take(CODE + 1).map(letter).collect();
    let is_code = code.len() == CODE && code.bytes().all(|byte| LETTERS.contains(&byte));
    is_code.then(|| SecretHash(hash(&format!("code {code}"))))
}

/// By which a page names a device: not by the hash of its cookie, which may be who somebody is.
pub(crate) fn device_name(device: &Device) -> String {
    hash(&format!("device {}", device.secret.0))[..16].to_owned()
}

impl App {
    /// Whose device has a cookie with this hash. If nobody else writes to the store, or while it does not answer, that is
    /// what we knew last.
    pub(crate) async fn owner_of(&self, secret: &SecretHash) -> (Owner, Sureness) {
        let (changes, known) = self.owners.with(|known| (known.changes, known.owners.get(&secret.0).cloned()));
        if let Some(owner) = &known
            && !self.store.is_shared()
        {
            return (owner.clone(), Sureness::Sure);
        }
        match self.store.owner(secret).await {
            Ok(owner) => {
                self.owners.with(|known| {
                    if known.changes == changes {
                        known.owners.insert(secret.0.clone(), owner.clone());
                    }
                });
                (owner, Sureness::Sure)
            }
            Err(_) => (known.unwrap_or(Owner::Itself), Sureness::InDoubt),
        }
    }

    fn device(&self, secret: &SecretHash, label: &str) -> Device {
        let label = label.chars().filter(|c| !c.is_control()).take(LABEL).collect();
        Device { secret: secret.clone(), label, created: self.now() }
    }

    /// Remembers somebody for good, and says their recovery code, this once.
    pub(crate) async fn keep_account(&self, visitor: &Visitor, label: &str) -> Result<String, Refusal> {
        visitor.save(self).await?;
        self.store.keep_account(&visitor.id, &self.device(&visitor.device, label)).await?;
        self.store.open_profiles(&[(visitor.id.clone(), handle(&visitor.id))]).await?;
        self.owners.change(&visitor.device, Owner::Of(visitor.id.clone()));
        self.new_code(visitor).await
    }

    /// Another recovery code in place of the old one.
    pub(crate) async fn new_code(&self, visitor: &Visitor) -> Result<String, Refusal> {
        let code = new_code();
        let secret = read_code(&code).ok_or(Refusal::Failed)?;
        let is_kept = self.store.set_code(&visitor.id, &secret).await?;
        if is_kept { Ok(code) } else { Err(Refusal::NotYours) }
    }

    /// A link that brings the account to another device: its secret.
    pub(crate) async fn new_link(&self, visitor: &Visitor) -> Result<String, Refusal> {
        if self.store.account(&visitor.id).await?.is_none() {
            return Err(Refusal::NotYours);
        }
        let secret = new_secret();
        let until = Millis(self.now().0.saturating_add(i64::try_from(LINK.as_millis()).unwrap_or(0)));
        self.store.make_link(&visitor.id, &link_hash(&secret), until).await?;
        Ok(secret)
    }

    /// What the person of a link is called, if it works.
    pub(crate) async fn name_behind(&self, link: &str) -> Result<String, Refusal> {
        let person = self.store.link_owner(&link_hash(link), self.now()).await?.ok_or(Refusal::NotFound)?;
        Ok(self.store.person(&person).await?.map(|person| person.name).unwrap_or_default())
    }

    /// Signs a device in by its link: the secret of its new cookie.
    pub(crate) async fn enter_by_link(&self, link: &str, label: &str) -> Result<String, Refusal> {
        let person = self.store.use_link(&link_hash(link), self.now()).await?.ok_or(Refusal::NotFound)?;
        self.sign_in(&person, label).await
    }

    /// The same by a recovery code.
    pub(crate) async fn enter_by_code(&self, typed: &str, label: &str) -> Result<String, Refusal> {
        let code = read_code(typed).ok_or(Refusal::WrongCode)?;
        let person = self.store.person_of_code(&code).await?.ok_or(Refusal::WrongCode)?;
        self.sign_in(&person, label).await
    }

    pub(crate) async fn sign_in(&self, person: &PersonId, label: &str) -> Result<String, Refusal> {
        let secret = new_secret();
        let hashed = SecretHash(hash(&secret));
        self.store.add_device(person, &self.device(&hashed, label)).await?;
        self.owners.change(&hashed, Owner::Of(person.clone()));
        Ok(secret)
    }

    /// Ends the access of a device of somebody.
    pub(crate) async fn end_device(&self, person: &PersonId, secret: &SecretHash) -> Result<(), Refusal> {
        self.store.end_device(person, secret).await?;
        let is_first = secret.0 == person.0;
        self.owners.change(secret, if is_first { Owner::Nobody } else { Owner::Itself });
        Ok(())
    }

    /// Deletes everything about somebody. Their seats are empty then, and called by their colour.
    pub(crate) async fn forget_person(&self, visitor: &Visitor) -> Result<(), Refusal> {
        // What has ended counts for the others, too.
        count_due(&self.store).await?;
        let games = self.all_games_of(&visitor.id).await?;
        for game in &games {
            if let Err(refusal) = self.take_name_off(visitor, game).await {
                tracing::warn!(%game, ?refusal, "a name could not be taken off a game");
            }
        }
        let devices = self.store.devices(&visitor.id).await?;
        self.store.forget_person(&visitor.id, &PersonId(hash(&new_secret()))).await?;
        for device in &devices {
            self.owners.change(&device.secret, Owner::Itself);
        }
        self.acquaintances.forget(&visitor.id);
        for table in games.iter().filter_map(|game| self.live(game)) {
            table.lock().await.reload(&self.store, &table.id).await?;
            table.announce();
        }
        Ok(())
    }

    /// The games of somebody, all of them.
    pub(crate) async fn all_games_of(&self, person: &PersonId) -> Result<Vec<GameId>, StoreError> {
        let (mut games, mut page) = (Vec::new(), Page::first(BATCH));
        loop {
            let found = self.store.games_of(person, &page).await?;
            games.extend(found.iter().map(|game| game.id.clone()));
            match found.last() {
                Some(last) if found.len() as u32 == BATCH => page = Page::after(last, BATCH),
                _ => return Ok(games),
            }
        }
    }

    /// Sends a link to an address for e-mail, if an account has confirmed it. It works in this browser only, so whoever it is
    /// forwarded to cannot use it; and nobody learns whether there is such an account.
    pub(crate) fn send_enter_link(&self, visitor: &Visitor, address: &str) -> Result<(), Refusal> {
        let Some(site) = self.alerts.site().filter(|_| self.alerts.mailer().is_some()) else {
            return Err(Refusal::NotFound);
        };
        let (app, visitor, address, site) = (self.clone(), visitor.clone(), address.to_owned(), site.to_owned());
        // Beside the answer: how long it takes says nothing either.
        tokio::spawn(async move {
            let sent = async {
                let channels = app.store.channels_to("mail", &address).await?;
                let Some(channel) = channels.first() else { return Ok(()) };
                let secret = new_secret();
                let until = app.now().later_by(MAIL_LINK);
                app.store.make_link(&channel.person, &mail_link_hash(&secret, &visitor), until).await?;
                let link = format!("{site}/enter/mail/{secret}");
                app.send_link(MailPurpose::Enter, &address, &link, visitor.locale(), None);
                Ok::<(), StoreError>(())
            };
            if let Err(error) = sent.await {
                tracing::warn!(%error, "a link could not be made");
            }
        });
        Ok(())
    }

    /// What the person behind a link in a letter is called, if it works in this browser.
    pub(crate) async fn name_behind_mail_link(&self, visitor: &Visitor, secret: &str) -> Result<String, Refusal> {
        let person = self.store.link_owner(&mail_link_hash(secret, visitor), self.now()).await?;
        let person = self.store.person(&person.ok_or(Refusal::NotFound)?).await?;
        Ok(person.map(|person| person.name).unwrap_or_default())
    }

    /// Signs this browser in by the link in a letter: the secret of its new cookie.
    pub(crate) async fn enter_by_mail(&self, visitor: &Visitor, secret: &str, label: &str) -> Result<String, Refusal> {
        let person = self.store.use_link(&mail_link_hash(secret, visitor), self.now()).await?;
        self.sign_in(&person.ok_or(Refusal::NotFound)?, label).await
    }

    async fn take_name_off(&self, visitor: &Visitor, game: &GameId) -> Result<(), Refusal> {
        let table = self.table(game).await?;
        let mut state = table.lock().await;
        let mut sitters = state.header.sitters.clone();
        for seat in state.seats_of(&visitor.id) {
            // Nor when they were on vacation, nor that they live with somebody.
            sitters[seat.index()] = Sitter::person(&colour(&state.header, seat, visitor));
        }
        let header = Header { sitters, ..state.header.clone() };
        // The time stays: a game does not become younger because somebody leaves.
        let time = self.store.summary(game).await?.updated;
        state.replace_header(&self.store, game, header, time).await
    }
}

/// What a seat is called without its person.
fn colour(header: &Header, seat: Seat, visitor: &Visitor) -> String {
    let others = header.sitters.iter().enumerate().filter(|(index, _)| *index != seat.index());
    let others = others.map(|(_, sitter)| sitter.name.as_str());
    told_apart(&druid_name(visitor.locale(), seat), &others, visitor.locale())
}

/// The link in a letter and the browser that asked for it, together.
fn mail_link_hash(secret: &str, visitor: &Visitor) -> SecretHash {
    SecretHash(hash(&format!("mail link {secret} {}", visitor.device.0)))
}

fn link_hash(secret: &str) -> SecretHash {
    SecretHash(hash(&format!("link {secret}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = new_code();
        assert_eq!(code.len(), CODE + 4);
        let hashed = read_code(&code);
        assert!(hashed.is_some());
        assert_eq!(read_code(&code.to_lowercase().replace('-', " ")), hashed);
        assert_eq!(read_code(&code.replace('0', "o").replace('1', "l")), hashed);
        assert_ne!(new_code(), code);
        for nonsense in ["", "1234", &code[1..], &format!("{code}0"), &"U".repeat(20), &"\u{e9}".repeat(20)] {
            assert_eq!(read_code(nonsense), None, "{nonsense}");
        }
    }
}
