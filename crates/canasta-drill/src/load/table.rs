//! One table under load: its people, their screens, and acts that are due at moments that the drill sets.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::client::{Answer, Client, ClientError, Endpoint};
use canasta::Seat;
use canasta_table::journal::ActId;
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;

use super::traffic::Traffic;
use crate::check::Journal;
use crate::follow::{Follower, NextTurn, Reader, Turn};
use crate::ledger::Ledger;
use crate::tables::{OpenTable, Seating};
use crate::violation::Violation;

/// Far longer than anything at a table takes.
const PATIENCE: Duration = Duration::from_secs(20);

/// The result of one act; times count from the moment at which it was due.
#[derive(Clone, Debug)]
pub(super) enum Sample {
    /// It was acknowledged after so long, and on the screen of each other seat after so long.
    Done { acknowledged: Duration, screens: Vec<Duration> },
    /// It was not acknowledged, or not shown.
    Failed(String),
}

/// How many entries a screen shows, and since when.
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
    /// How the ids of this table's acts begin, and of no other table's.
    id_prefix: String,
    /// How many ids were given.
    ids: u64,
}

impl Table {
    /// Opens a table, brings its people, and opens a screen for each. Where there are several servers, each of its people is at the next
    /// one, as behind a balancer.
    pub(super) async fn open(
        endpoints: &[Endpoint],
        reader: &Reader,
        seating: Seating,
        number: usize,
        traffic: &Arc<Traffic>,
    ) -> Result<Self, ClientError> {
        let mut places = endpoints.iter().cycle().skip(number % endpoints.len().max(1));
        let nowhere = || ClientError::NoAnswer("there is no server".to_owned());
        let mut opened = seating.open(places.clone().next().ok_or_else(nowhere)?).await?;
        for client in &mut opened.people {
            *client = client.at(places.next().ok_or_else(nowhere)?);
        }
        Self::of(opened, reader, number, traffic).await
    }

    /// Takes over a table whose game has begun.
    pub(super) async fn of(
        opened: OpenTable,
        reader: &Reader,
        number: usize,
        traffic: &Arc<Traffic>,
    ) -> Result<Self, ClientError> {
        let OpenTable { path, people } = opened;
        let id = path.rsplit('/').next().unwrap_or_default().to_owned();
        let mut follower = Follower::of(&id);
        let unread = |why: crate::follow::FollowError| ClientError::NoAnswer(why.to_string());
        follower.read(reader).await.map_err(unread)?;
        let seats = follower.people();
        let ledger = Ledger::new(&id, seats.clone());
        let mut sitting = Vec::new();
        for (seat, client) in seats.into_iter().zip(people) {
            let seen = screen(&client, &path, Arc::clone(traffic)).await?;
            sitting.push(Person { seat, client, seen });
        }
        let id_prefix = format!("load-{number}");
        let mut table = Self { path, reader: reader.clone(), people: sitting, follower, ledger, id_prefix, ids: 0 };
        table.deal().await?;
        Ok(table)
    }

    /// All players cut, so that the first deal is dealt: only acts are measured.
    async fn deal(&mut self) -> Result<(), ClientError> {
        while self.follower.played() == 0 {
            let failed = |because| ClientError::Unexpected { status: 200, because };
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

    /// The table's path, and a client that may watch it.
    pub(super) fn spectator(&self) -> (String, Option<Client>) {
        (self.path.clone(), self.people.first().map(|person| person.client.clone()))
    }

    /// Makes an act whenever one is due, until the sender is dropped. Each act is chosen before it is due.
    pub(super) async fn run(
        mut self,
        mut due: mpsc::UnboundedReceiver<Instant>,
        samples: mpsc::UnboundedSender<Sample>,
    ) -> Self {
        let mut turn = self.turn().await;
        while let Some(at) = due.recv().await {
            let sample = match turn {
                Ok(turn) => self.act(turn, at).await,
                Err(why) => Sample::Failed(why),
            };
            // The drill may have stopped measuring.
            let _ = samples.send(sample);
            turn = self.turn().await;
        }
        self
    }

    /// Waits until one of the table's people is to act.
    async fn turn(&mut self) -> Result<Turn, String> {
        loop {
            self.follower.read(&self.reader).await.map_err(|why| why.to_string())?;
            match self.follower.next_turn(self.ids) {
                NextTurn::Ours(turn) => return Ok(turn),
                NextTurn::Over => return Err("the game is over".to_owned()),
                NextTurn::Theirs => {}
            }
            let n = self.follower.n();
            let Some(person) = self.people.first_mut() else { return Err("the table has no people".to_owned()) };
            match timeout(PATIENCE, person.seen.wait_for(|seen| seen.n > n)).await {
                Ok(Ok(_)) => {}
                Ok(Err(_)) => return Err("a screen was closed".to_owned()),
                Err(_) => return Err(format!("no act came after entry {n}")),
            }
        }
    }

    async fn act(&mut self, turn: Turn, at: Instant) -> Sample {
        self.ids += 1;
        let at_turn = |person: &Person| person.seat == turn.seat;
        let Some(actor) = self.people.iter().position(at_turn) else {
            return Sample::Failed("none of the table's people is to act".to_owned());
        };
        let by = ActId { seat: self.people[actor].seat, id: format!("{}-{}", self.id_prefix, self.ids) };
        self.ledger.send(&by, turn.act.clone(), turn.n);
        let client = &mut self.people[actor].client;
        let answer = client.act(&self.path, &by.id, turn.n, turn.act.as_ref()).await;
        let acknowledged = at.elapsed();
        let n = match answer {
            Ok(Answer::Done(n)) => n,
            other => return Sample::Failed(format!("an act was answered {other:?}")),
        };
        if let Err(wrong) = self.ledger.acknowledge(&by, n) {
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

    /// All differences between the table's journal and its ledger.
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
async fn screen(client: &Client, path: &str, traffic: Arc<Traffic>) -> Result<watch::Receiver<Seen>, ClientError> {
    let mut events = client.live(path).await?;
    let (show, seen) = watch::channel(Seen { n: 0, at: Instant::now() });
    tokio::spawn(async move {
        let mut is_first = true;
        while let Some(event) = events.next().await {
            traffic.add(is_first, &event);
            is_first = false;
            show.send_replace(Seen { n: event.n, at: Instant::now() });
        }
    });
    Ok(seen)
}

/// Opens a screen that only watches; it counts what it is sent.
pub(super) async fn spectator(client: Client, path: String, traffic: Arc<Traffic>) -> Result<(), ClientError> {
    let mut events = client.live(&path).await?;
    // It is connected once the first message is there.
    let first = timeout(PATIENCE, events.next()).await.map_err(ClientError::no_answer)?;
    let first = first.ok_or_else(|| ClientError::NoAnswer("the screen was closed".to_owned()))?;
    traffic.add(true, &first);
    tokio::spawn(async move {
        while let Some(event) = events.next().await {
            traffic.add(false, &event);
        }
    });
    Ok(())
}
