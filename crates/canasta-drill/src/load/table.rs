//! A table under load, with its people and their screens. The drill decides when actions are due.

use std::sync::Arc;
use std::time::{Duration, Instant};

use canasta::Seat;
use canasta_table::journal::ActionId;
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;

use super::SEATING;
use super::traffic::Traffic;
use crate::check::Journal;
use crate::client::{Answer, Client, ClientError, Endpoint};
use crate::follow::{Follower, NextTurn, Reader, Turn};
use crate::ledger::{Ledger, Status};
use crate::tables::OpenTable;
use crate::violation::Violation;

/// Longer than anything at a table can take.
const STUCK_TIMEOUT: Duration = Duration::from_secs(20);

/// Times from when an action was due until it was acknowledged, and until it appeared on each other seat's screen. If
/// the action failed, the reason.
pub(super) type Sample = Result<(Duration, Vec<Duration>), String>;

/// The number of entries that a screen shows, and since when.
type Seen = (u64, Instant);

struct Person {
    seat: Seat,
    client: Client,
    seen: watch::Receiver<Seen>,
}

pub(super) struct Table {
    path: String,
    reader: Reader,
    people: Vec<Person>,
    follower: Follower,
    ledger: Ledger,
    /// The prefix of this table's action IDs.
    id_prefix: String,
    ids: u64,
}

impl Table {
    /// Opens a table and a screen for each of its people. Spreads them over the servers in turn, as a balancer would.
    pub(super) async fn open(
        endpoints: &[Endpoint],
        reader: &Reader,
        number: usize,
        traffic: &Arc<Traffic>,
    ) -> Result<Self, ClientError> {
        let mut opened = SEATING.open(&endpoints[number % endpoints.len()]).await?;
        for (client, endpoint) in opened.people.iter_mut().zip(endpoints.iter().cycle().skip(number)) {
            *client = client.at_server(endpoint);
        }
        Self::start(opened, reader, number, traffic).await
    }

    /// Takes over a table whose game has begun, and deals.
    pub(super) async fn start(
        opened: OpenTable,
        reader: &Reader,
        number: usize,
        traffic: &Arc<Traffic>,
    ) -> Result<Self, ClientError> {
        let failed = |because| ClientError::Unexpected { status: 200, because };
        let mut follower = Follower::new(opened.id());
        follower.read(reader).await.map_err(|why| failed(why.to_string()))?;
        let seats = follower.people();
        let ledger = Ledger::new(opened.id(), seats.clone());
        let mut people = Vec::new();
        for (seat, client) in seats.into_iter().zip(opened.people) {
            let seen = screen(&client, &opened.path, Arc::clone(traffic)).await?;
            people.push(Person { seat, client, seen });
        }
        let id_prefix = format!("load-{number}");
        let mut table = Self { path: opened.path, reader: reader.clone(), people, follower, ledger, id_prefix, ids: 0 };
        // Take the cuts before the first deal, which are not measured.
        loop {
            let turn = table.turn().await.map_err(failed)?;
            if turn.1.is_some() {
                return Ok(table);
            }
            table.action(turn, Instant::now()).await.map_err(failed)?;
        }
    }

    /// The table's path, and a client that can watch it.
    pub(super) fn spectator(&self) -> Option<(String, Client)> {
        Some((self.path.clone(), self.people.first()?.client.clone()))
    }

    /// Takes an action whenever one is due, until the sender is dropped. Chooses each action before it is due.
    pub(super) async fn run(
        mut self,
        mut due: mpsc::UnboundedReceiver<Instant>,
        samples: mpsc::UnboundedSender<Sample>,
    ) -> Self {
        let mut turn = self.turn().await;
        while let Some(at) = due.recv().await {
            let sample = match turn {
                Ok(turn) => self.action(turn, at).await,
                Err(why) => Err(why),
            };
            // This fails if the drill has stopped measuring.
            let _ = samples.send(sample);
            turn = self.turn().await;
        }
        self
    }

    /// Waits for the turn of one of the table's people.
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
            match timeout(STUCK_TIMEOUT, person.seen.wait_for(|seen| seen.0 > n)).await {
                Ok(Ok(_)) => {}
                Ok(Err(_)) => return Err("a screen was closed".to_owned()),
                Err(_) => return Err(format!("no action came after entry {n}")),
            }
        }
    }

    async fn action(&mut self, (seat, action): Turn, due: Instant) -> Sample {
        let seen = self.follower.n();
        self.ids += 1;
        let by = ActionId { seat, id: format!("{}-{}", self.id_prefix, self.ids) };
        self.ledger.send(&by, action.clone(), seen);
        let actor = self.people.iter_mut().find(|person| person.seat == seat);
        let client = &mut actor.ok_or("none of the table's people is to act")?.client;
        let answer = client.action(&self.path, &by.id, seen, action.as_ref()).await;
        let acknowledged = due.elapsed();
        let Ok(Answer::Done(n)) = answer else { return Err(format!("an action was answered {answer:?}")) };
        self.ledger.answer(&by, Status::Acknowledged(n)).map_err(|wrong| wrong.to_string())?;
        let mut screens = Vec::new();
        for person in self.people.iter_mut().filter(|person| person.seat != seat) {
            match timeout(STUCK_TIMEOUT, person.seen.wait_for(|seen| seen.0 >= n)).await {
                Ok(Ok(seen)) => screens.push(seen.1.saturating_duration_since(due)),
                _ => return Err(format!("seat {} is not shown entry {n}", person.seat.0)),
            }
        }
        Ok((acknowledged, screens))
    }

    /// Compares the table's journal with its ledger.
    pub(super) async fn check(&self, reader: &Reader) -> Vec<Violation> {
        let id = &self.ledger.table;
        match reader.rows(id, 0).await {
            Ok(rows) => Journal::new(id).check(&rows, &self.ledger),
            Err(why) => vec![why.into()],
        }
    }
}

async fn screen(client: &Client, path: &str, traffic: Arc<Traffic>) -> Result<watch::Receiver<Seen>, ClientError> {
    let mut events = client.live(path).await?;
    let (show, seen) = watch::channel((0, Instant::now()));
    tokio::spawn(async move {
        let mut is_first = true;
        while let Some(event) = events.next().await {
            traffic.add(std::mem::take(&mut is_first), &event);
            show.send_replace((event.n, Instant::now()));
        }
    });
    Ok(seen)
}

/// Opens a spectator's screen, and counts its messages.
pub(super) async fn spectator(client: &Client, path: &str, traffic: &Arc<Traffic>) -> Result<(), ClientError> {
    // The screen is connected once its first message arrives.
    let mut seen = screen(client, path, Arc::clone(traffic)).await?;
    let first = timeout(STUCK_TIMEOUT, seen.changed()).await.map_err(ClientError::no_answer)?;
    first.map_err(ClientError::no_answer)
}
