//! One table with two people.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use super::client::{Client, Drawn, Live, between};

pub(super) struct Table {
    game: String,
    people: [Client; 2],
    lives: [Live; 2],
    drawn: [Drawn; 2],
    rng: StdRng,
}

/// What happened at a table.
#[derive(Default)]
pub(super) struct Played {
    /// From a click to the answer that it is stored.
    pub(super) acknowledged: Vec<Duration>,
    /// From a click to the last byte of the drawing on the other player's screen.
    pub(super) seen: Vec<Duration>,
    pub(super) error: Option<String>,
}

impl Table {
    pub(super) async fn open(address: SocketAddr, seed: u64) -> anyhow::Result<Table> {
        let mut people = [Client::new(address).await?, Client::new(address).await?];
        let [host, guest] = &mut people;
        let made = host.post("/new", &[("seat1", "me"), ("seat2", "link")]).await?;
        if made.status != 303 {
            bail!("the server makes no table, but answers {}", made.status);
        }
        let game = made.location;
        let page = host.get(&game).await?.body;
        let secret = between(&page, "/join/", "\"")
            .map(|rest| rest.trim_end_matches("/qr.svg"))
            .context("the page has no link for the second seat")?;
        guest.post(&format!("/join/{secret}"), &[("name", "Guest")]).await?;
        let mut lives = [host.live(&game).await?, guest.live(&game).await?];
        let drawn = [lives[0].next().await?, lives[1].next().await?];
        Ok(Table { game, people, lives, drawn, rng: StdRng::seed_from_u64(seed) })
    }

    /// One more live stream of it.
    pub(super) async fn watch(&self) -> anyhow::Result<Live> {
        let mut live = self.people[0].live(&self.game).await?;
        live.next().await?;
        Ok(live)
    }

    /// Plays until the end of the time, at this pace; a finished game is followed by another.
    pub(super) async fn play(mut self, pace: Option<Duration>, end: Instant) -> Played {
        let mut played = Played::default();
        if let Err(error) = self.play_on(pace, end, &mut played).await {
            played.error = Some(format!("{error:#}"));
        }
        played
    }

    async fn play_on(&mut self, pace: Option<Duration>, end: Instant, played: &mut Played) -> anyhow::Result<()> {
        // Not all tables at the same moment.
        let mut next = Instant::now() + pace.unwrap_or_default().mul_f64(self.rng.random());
        while Instant::now() < end {
            if let Some(pace) = pace {
                tokio::time::sleep_until(next.into()).await;
                next += pace;
            }
            let Some(active) = self.drawn.iter().position(|drawn| !drawn.moves.is_empty()) else {
                *self = Table::open(self.people[0].address(), self.rng.random()).await?;
                continue;
            };
            self.click(active, played).await?;
        }
        Ok(())
    }

    async fn click(&mut self, active: usize, played: &mut Played) -> anyhow::Result<()> {
        let Drawn { version, moves } = &self.drawn[active];
        let mv = moves.choose(&mut self.rng).and_then(|group| group.choose(&mut self.rng)).context("a move")?.clone();
        let (seen, address) = (version.clone(), format!("{}/move", self.game));
        let start = Instant::now();
        let [first, second] = &mut self.lives;
        let (own, other) = if active == 0 { (first, second) } else { (second, first) };
        let fields = [("version", &*seen), ("move", &*mv)];
        let click = async {
            let answer = self.people[active].post(&address, &fields).await?;
            anyhow::Ok((answer, start.elapsed()))
        };
        let theirs = async {
            let drawn = newer(other, &seen).await?;
            anyhow::Ok((drawn, start.elapsed()))
        };
        let (click, own, theirs) = tokio::try_join!(click, newer(own, &seen), theirs)?;
        let (answer, acknowledged) = click;
        if answer.status != 204 {
            bail!("{mv:?} was answered with {}: {:.200}", answer.status, answer.body);
        }
        let (theirs, other_screen) = theirs;
        played.acknowledged.push(acknowledged);
        played.seen.push(other_screen);
        self.drawn = if active == 0 { [own, theirs] } else { [theirs, own] };
        Ok(())
    }
}

/// The next drawing of another version.
async fn newer(live: &mut Live, seen: &str) -> anyhow::Result<Drawn> {
    loop {
        let drawn = live.next().await?;
        if drawn.version != seen {
            return Ok(drawn);
        }
    }
}
