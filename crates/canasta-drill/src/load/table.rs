//! One table under load: its people, their screens, and acts that are due at moments that somebody else sets.

use std::sync::Arc;
use std::time::{Duration, Instant};

use canasta::Seat;
use canasta_client::{Answer, Client, Fault, Wire};
use canasta_journal::ActId;
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;

use super::heard::Heard;
use crate::check::Journal;
use crate::fold::{Follower, Now, Reader, Turn};
use crate::ledger::Ledger;
use crate::people::{Company, Opened};
use crate::violation::Violation;

/// Far longer than anything at a table takes.
const PATIENCE: Duration = Duration::from_secs(20);

/// What became of one act, counted from the moment at which it was due.
#[derive(Clone, Debug)]
pub(super) enum Sample {
    /// Acknowledged after so long, and on the other seats' screens after so long each.
    Done { acknowledged: Duration, screens: Vec<Duration> },
    /// It was not.
    Failed(String),
}

/// What a screen showed last, and since when.
#[derive(Clone, Copy, Debug)]
struct Seen {
    n: u64,
    at: Instant,
}

struct Person {
    seat: Seat,
    client: Client,
    seen: watch::Receiver<Seen>,
}

/// A table with its people.
pub(super) struct Table {
    path: String,
    reader: Reader,
    people: Vec<Person>,
    follower: Follower,
    ledger: Ledger,
    tag: String,
    named: u64,
}

impl Table {
    /// Opens it, brings its people, opens a screen for each.
    pub(super) async fn open(
        wire: &Wire,
        reader: &Reader,
        company: Company,
        number: usize,
        heard: &Arc<Heard>,
    ) -> Result<Self, Fault> {
        Self::of(company.open(wire).await?, reader, number, heard).await
    }

    /// One whose game has begun.
    pub(super) async fn of(opened: Opened, reader: &Reader, number: usize, heard: &Arc<Heard>) -> Result<Self, Fault> {
        let Opened { path, people } = opened;
        let id = path.rsplit('/').next().unwrap_or_default().to_owned();
        let mut follower = Follower::of(&id);
        let unread = |why: crate::fold::Unread| Fault::Cut(why.to_string());
        follower.read(reader).await.map_err(unread)?;
        let seats = follower.people();
        let ledger = Ledger::new(&id, seats.clone());
        let mut sitting = Vec::new();
        for (seat, client) in seats.into_iter().zip(people) {
            let seen = screen(&client, &path, Arc::clone(heard)).await?;
            sitting.push(Person { seat, client, seen });
        }
        let tag = format!("load-{number}");
        let mut table = Self { path, reader: reader.clone(), people: sitting, follower, ledger, tag, named: 0 };
        table.dealt().await?;
        Ok(table)
    }

    /// Everybody cuts, so that the first deal is dealt: what is measured are acts.
    async fn dealt(&mut self) -> Result<(), Fault> {
        while self.follower.played() == 0 {
            let failed = |because| Fault::Unexpected { status: 200, because };
            let turn = self.turn().await.map_err(failed)?;
            if turn.act.is_some() {
                return Ok(());
            }
            if let Sample::Failed(why) = self.act(turn, Instant::now()).await {
                return Err(failed(why));
            }
        }
        Ok(())
    }

    /// Where it is, and one of its people.
    pub(super) fn viewer(&self) -> (String, Option<Client>) {
        (self.path.clone(), self.people.first().map(|person| person.client.clone()))
    }

    /// Makes an act whenever one is due, until nobody wants any more. What it is, is known before.
    pub(super) async fn run(
        mut self,
        mut due: mpsc::UnboundedReceiver<Instant>,
        samples: mpsc::UnboundedSender<(Instant, Sample)>,
    ) -> Self {
        let mut turn = self.turn().await;
        while let Some(at) = due.recv().await {
            let sample = match turn {
                Ok(turn) => self.act(turn, at).await,
                Err(why) => Sample::Failed(why),
            };
            // Whoever measures may have enough.
            let _ = samples.send((at, sample));
            turn = self.turn().await;
        }
        self
    }

    /// Waits until one of ours is to act.
    async fn turn(&mut self) -> Result<Turn, String> {
        loop {
            self.follower.read(&self.reader).await.map_err(|why| why.to_string())?;
            match self.follower.now(self.named) {
                Now::Ours(turn) => return Ok(turn),
                Now::Over => return Err("the game is over".to_owned()),
                Now::Theirs => {}
            }
            let n = self.follower.n();
            let Some(person) = self.people.first_mut() else { return Err("nobody sits there".to_owned()) };
            match timeout(PATIENCE, person.seen.wait_for(|seen| seen.n > n)).await {
                Ok(Ok(_)) => {}
                Ok(Err(_)) => return Err("a screen was closed".to_owned()),
                Err(_) => return Err(format!("nobody moves after entry {n}")),
            }
        }
    }

    async fn act(&mut self, turn: Turn, at: Instant) -> Sample {
        self.named += 1;
        let at_turn = |person: &Person| person.seat == turn.seat;
        let Some(actor) = self.people.iter().position(at_turn) else {
            return Sample::Failed("none of ours is to act".to_owned());
        };
        let by = ActId { seat: self.people[actor].seat, id: format!("{}-{}", self.tag, self.named) };
        self.ledger.sends(&by, turn.act.clone(), turn.n);
        let client = &mut self.people[actor].client;
        let answer = match &turn.act {
            Some(act) => client.act(&self.path, &by.id, turn.n, &act.to_string()).await,
            None => client.next_deal(&self.path, &by.id, turn.n).await,
        };
        let acknowledged = at.elapsed();
        let n = match answer {
            Ok(Answer::Done { n }) => n,
            other => return Sample::Failed(format!("an act was answered {other:?}")),
        };
        if let Err(wrong) = self.ledger.done(&by, n) {
            return Sample::Failed(wrong.to_string());
        }
        let mut screens = Vec::new();
        for (_, person) in self.people.iter_mut().enumerate().filter(|(place, _)| *place != actor) {
            match timeout(PATIENCE, person.seen.wait_for(|seen| seen.n >= n)).await {
                Ok(Ok(seen)) => screens.push(seen.at.saturating_duration_since(at)),
                _ => return Sample::Failed(format!("seat {} is not shown entry {n}", person.seat.0)),
            }
        }
        Sample::Done { acknowledged, screens }
    }

    /// What its journal has that was not promised, or lacks.
    pub(super) async fn check(&self, reader: &Reader) -> Vec<Violation> {
        let id = &self.ledger.table;
        let mut journal = Journal::of(id);
        match reader.rows(id, 0).await {
            Ok(rows) => {
                journal.read(id, &rows).err().map_or_else(|| journal.compare(&self.ledger), |wrong| vec![wrong])
            }
            Err(why) => vec![Violation::Stuck(why.to_string())],
        }
    }
}

/// Opens a screen and follows it.
async fn screen(client: &Client, path: &str, heard: Arc<Heard>) -> Result<watch::Receiver<Seen>, Fault> {
    let mut events = client.live(path).await?;
    let (show, seen) = watch::channel(Seen { n: 0, at: Instant::now() });
    tokio::spawn(async move {
        let mut is_first = true;
        while let Some(event) = events.next().await {
            heard.add(is_first, &event);
            is_first = false;
            show.send_replace(Seen { n: event.n, at: Instant::now() });
        }
    });
    Ok(seen)
}

/// A screen that only looks on; it counts what it is sent.
pub(super) async fn viewer(client: Client, path: String, heard: Arc<Heard>) -> Result<(), Fault> {
    let mut events = client.live(&path).await?;
    // The first message: only then is it a screen.
    let first = timeout(PATIENCE, events.next()).await.map_err(|_| Fault::Slow)?;
    let first = first.ok_or_else(|| Fault::Cut("the screen was closed".to_owned()))?;
    heard.add(true, &first);
    tokio::spawn(async move {
        while let Some(event) = events.next().await {
            heard.add(false, &event);
        }
    });
    Ok(())
}
