//! Plays at one table for all people whom the drill brings to it. They play as the club player would, and everything that they
//! send and are answered goes into the ledger.

mod requests;
mod timeline;

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::client::{Answer, Client, ClientError, Endpoint};
use canasta::{CardAct, Seat};
use canasta::{Rng as _, SeedRng};
use canasta_table::journal::ActId;
use futures_util::future::{join_all, try_join_all};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{sleep_until, timeout};

use crate::check::Journal;
use crate::follow::{FollowError, Follower, NextTurn, Reader, Turn};
use crate::ledger::{Ledger, SentAct, Status};
use crate::page::{Page, sorted};
use crate::tables::{OpenTable, Seating};
use crate::violation::Violation;
use requests::ONE_IN;
pub use timeline::Timeline;

/// Far longer than anything at a table takes; only a table that does not go on gets there.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long an entry that was acknowledged too early may take to reach the database after all.
const LATE: Duration = Duration::from_millis(500);
/// The status of an answer that the server is unable to serve the table now.
const UNAVAILABLE: u16 = 503;
/// At one turn in so many, an act is sent twice at once, or an act is sent that must be refused.
const IRREGULAR: u32 = 12;
/// How many of the last acknowledged acts are sent again after a restart.
const REPEATED: usize = 2;

/// Why a driver stopped playing.
#[derive(Debug)]
pub enum StopReason {
    /// The server is gone.
    Cut,
    /// As many acts were acknowledged as were asked for.
    Enough,
    /// The game is over.
    Over,
    /// A promise was broken.
    Violation(Violation),
}

/// One run of the server, from its start to its end.
pub struct ServerRun<'a> {
    /// Where this run of the server is reached.
    pub endpoint: &'a Endpoint,
    /// The server's database.
    pub reader: &'a Reader,
    /// How many acts each driver plays at most.
    pub acts: u64,
}

/// What a driver has sent, by how it was answered.
#[derive(Clone, Copy, Default, Debug)]
pub struct Counts {
    /// Acts acknowledged, each once.
    pub acknowledged: u64,
    /// Acts sent again because they were not answered.
    pub resent: u64,
    /// Of these, how many had been done.
    pub had_been_done: u64,
    /// Acknowledged acts sent again.
    pub repeated: u64,
    /// Acts sent that had to be refused.
    pub refused: u64,
    /// Table requests acknowledged.
    pub requests: u64,
}

impl Counts {
    /// The sum of both.
    #[must_use]
    pub const fn with(self, other: &Self) -> Self {
        Self {
            acknowledged: self.acknowledged + other.acknowledged,
            resent: self.resent + other.resent,
            had_been_done: self.had_been_done + other.had_been_done,
            repeated: self.repeated + other.repeated,
            refused: self.refused + other.refused,
            requests: self.requests + other.requests,
        }
    }
}

/// A table with its people.
pub struct TableDriver {
    path: String,
    /// Everybody in the order in which they came; empty once their seats are known.
    came: Vec<Client>,
    people: Vec<(Seat, Client)>,
    follower: Follower,
    /// How the ids of this table's acts begin, and of no other table's.
    id_prefix: String,
    rng: SeedRng,
    /// How many ids were given.
    ids: u64,
    /// How often the time allowed for a turn was changed.
    allowed: u32,
    /// What was sent and answered.
    pub ledger: Ledger,
    /// The journal as far as it was checked.
    pub checked: Journal,
    /// How much was sent.
    pub counts: Counts,
    /// Promises that were broken although the game went on.
    pub violations: Vec<Violation>,
    /// Where is noted when what became known, if somewhere.
    pub timeline: Option<Arc<Timeline>>,
    /// How long its people think about each act.
    pub pace: Duration,
    /// How long they then had to wait until something was acknowledged, each with when that was.
    pub waits: Vec<(Instant, Duration)>,
    /// Since when they want to act.
    wanted: Option<Instant>,
}

/// The live connections of a table's people.
struct Screens {
    /// The greatest number of entries that any of them has shown.
    shown: watch::Receiver<u64>,
    tasks: Vec<JoinHandle<()>>,
}

impl TableDriver {
    /// Opens a table and brings these people to it.
    ///
    /// # Errors
    /// The connection's.
    pub async fn open(endpoint: &Endpoint, seating: Seating, seed: u64) -> Result<Self, ClientError> {
        let OpenTable { path, people } = seating.open(endpoint).await?;
        let id = path.rsplit('/').next().unwrap_or_default().to_owned();
        Ok(Self {
            follower: Follower::of(&id),
            checked: Journal::of(&id),
            ledger: Ledger::new(&id, Vec::new()),
            id_prefix: format!("drill-{seed:x}"),
            rng: SeedRng::new(seed),
            path,
            came: people,
            people: Vec::new(),
            ids: 0,
            allowed: 0,
            counts: Counts::default(),
            violations: Vec::new(),
            timeline: None,
            pace: Duration::ZERO,
            waits: Vec::new(),
            wanted: None,
        })
    }

    /// Plays until the server is gone or enough was played: first unanswered acts are sent again, then the pages are
    /// checked, then the game goes on.
    pub async fn play_during(&mut self, run: &ServerRun<'_>) -> StopReason {
        if let Err(end) = self.connect(run).await {
            return end;
        }
        if let Err(end) = self.send_again().await {
            return end;
        }
        if let Err(end) = self.check_pages(run).await {
            return end;
        }
        let screens = match Screens::of(&self.people, &self.path, self.timeline.as_ref()).await {
            Ok(screens) => screens,
            Err(fault) => return gone(&fault),
        };
        let shown = screens.shown.clone();
        let end = self.play(run, shown).await;
        self.ledger.show(screens.end(matches!(end, StopReason::Cut)).await);
        end
    }

    /// Points all people to this run of the server; the first time, their seats are read from the journal.
    async fn connect(&mut self, run: &ServerRun<'_>) -> Result<(), StopReason> {
        if self.people.is_empty() {
            self.catch_up(run, 1).await?;
            let seats = self.follower.people();
            if seats.len() != self.came.len() {
                return Err(StopReason::Violation(Violation::NoPage("its people are not in the journal".to_owned())));
            }
            self.ledger.people.clone_from(&seats);
            self.people = seats.into_iter().zip(self.came.drain(..)).collect();
        }
        for (_, client) in &mut self.people {
            *client = client.at(run.endpoint);
        }
        Ok(())
    }

    /// Sends unanswered acts again, and the last of those that were acknowledged.
    async fn send_again(&mut self) -> Result<(), StopReason> {
        for (by, sent) in self.ledger.unanswered() {
            self.counts.resent += 1;
            if let Answer::Done(n) = self.ask(&by, &sent).await? {
                self.counts.had_been_done += u64::from(n <= self.checked.len());
            }
        }
        let last: Vec<ActId> = self.ledger.order.iter().rev().take(REPEATED).map(|(by, _)| by.clone()).collect();
        for by in last {
            if let Some(sent) = self.ledger.sent.get(&by).cloned() {
                self.counts.repeated += 1;
                self.ask(&by, &sent).await?;
            }
        }
        Ok(())
    }

    /// Loads the pages of all players, as their browsers do at once: each must be what the journal folds to.
    async fn check_pages(&mut self, run: &ServerRun<'_>) -> Result<(), StopReason> {
        let path = &self.path;
        let loading = self.people.iter_mut().map(|(seat, client)| async { (*seat, client.page(path).await) });
        let mut pages = Vec::new();
        for (seat, loaded) in join_all(loading).await {
            let html = match loaded {
                Ok(html) => html,
                Err(fault @ ClientError::Unexpected { status, .. }) if status != UNAVAILABLE => {
                    return Err(StopReason::Violation(Violation::NoPage(fault.to_string())));
                }
                Err(fault) => return Err(gone(&fault)),
            };
            let page = Page::read(&html).ok_or_else(|| differs(seat, 0, "there is no hand on it"))?;
            pages.push((seat, page));
        }
        pages.sort_by_key(|(_, page)| page.n);
        let rows = run.reader.rows(&self.ledger.table, 0).await.map_err(|why| unread(why.into()))?;
        let mut journal = Journal::of(&self.ledger.table);
        for (seat, page) in pages {
            let new = canasta::must_fit::<usize>(journal.len())..canasta::must_fit::<usize>(page.n);
            let rows = rows.get(new).ok_or_else(|| differs(seat, page.n, "it is ahead of the journal"))?;
            journal.read(&self.ledger.table, rows).map_err(StopReason::Violation)?;
            let table = journal.table().ok_or_else(|| differs(seat, page.n, "the journal is empty"))?;
            let hand = table.view(Some(seat)).map(|view| sorted(view.hand)).unwrap_or_default();
            if hand != page.hand {
                return Err(differs(seat, page.n, "the hand"));
            }
            if page.mine != (table.to_act() == Some(seat)) {
                return Err(differs(seat, page.n, "whose turn it is"));
            }
            self.ledger.show(page.n);
        }
        Ok(())
    }

    /// Reads the journal up to the acknowledged entry `n`, which must be in the database at once.
    async fn catch_up(&mut self, run: &ServerRun<'_>, n: u64) -> Result<(), StopReason> {
        self.follower.read(run.reader).await.map_err(unread)?;
        let found = self.follower.n();
        if found < n {
            self.violations.push(Violation::AcknowledgedTooEarly { n, found });
            // The game goes on, as for a person who sees the page: the next kill shows whether the entry was lost.
            let patience = Instant::now() + LATE;
            while self.follower.n() < n && Instant::now() < patience {
                tokio::time::sleep(Duration::from_millis(1)).await; // waits: for the entry to be there
                self.follower.read(run.reader).await.map_err(unread)?;
            }
            if self.follower.n() < n {
                return Err(StopReason::Violation(Violation::AcknowledgedTooEarly { n, found: self.follower.n() }));
            }
        }
        Ok(())
    }

    async fn play(&mut self, run: &ServerRun<'_>, mut shown: watch::Receiver<u64>) -> StopReason {
        let enough = self.counts.acknowledged.saturating_add(run.acts);
        loop {
            if self.counts.acknowledged >= enough {
                return StopReason::Enough;
            }
            let acknowledged = self.ledger.order.last().map_or(0, |(_, n)| *n);
            if let Err(end) = self.catch_up(run, acknowledged).await {
                return end;
            }
            let end = match self.follower.next_turn(self.ids) {
                NextTurn::Over => return StopReason::Over,
                NextTurn::Ours(turn) => match self.think(&mut shown).await {
                    Ok(()) => self.act(turn).await,
                    cut => cut,
                },
                NextTurn::Theirs => self.wait(run, &mut shown).await,
            };
            if let Err(end) = end {
                return end;
            }
        }
    }

    /// Lets time pass before an act. Who thinks sees, too, that their screens have ended.
    async fn think(&self, shown: &mut watch::Receiver<u64>) -> Result<(), StopReason> {
        let Some(wanted) = self.wanted.filter(|&wanted| wanted > Instant::now()) else { return Ok(()) };
        tokio::select! {
            () = sleep_until(wanted.into()) => Ok(()), // waits: as people do
            () = async { while shown.changed().await.is_ok() {} } => Err(StopReason::Cut),
        }
    }

    /// Waits for a bot, or for the server to deal.
    async fn wait(&mut self, run: &ServerRun<'_>, shown: &mut watch::Receiver<u64>) -> Result<(), StopReason> {
        let seen = self.follower.n();
        let shown = match timeout(PATIENCE, shown.wait_for(|&n| n > seen)).await {
            Ok(Ok(shown)) => *shown,
            Ok(Err(_)) => return Err(StopReason::Cut),
            Err(_) => return Err(StopReason::Violation(Violation::Stuck(format!("no act came after entry {seen}")))),
        };
        self.catch_up(run, shown).await
    }

    /// Makes one act, or at times a table request instead, or an act besides that must change nothing.
    async fn act(&mut self, turn: Turn) -> Result<(), StopReason> {
        if self.rng.below(ONE_IN) == 0 {
            // It may have changed whose turn it is.
            return self.make_table_request().await;
        }
        let seat = turn.seat;
        let sent = SentAct { act: turn.act, seen: turn.n, status: Status::Unanswered };
        match self.rng.below(IRREGULAR) {
            0 => self.twice_at_once(seat, sent).await,
            1 if self.follower.played() > 0 => {
                // Acts become stale only when cards move.
                let stale = SentAct { seen: self.follower.played().saturating_sub(1), ..sent.clone() };
                self.must_refuse(seat, &stale).await?;
                self.once(seat, &sent).await
            }
            2 if sent.act == Some(CardAct::Draw) => {
                self.must_refuse(seat, &SentAct { act: Some(CardAct::Pass), ..sent.clone() }).await?;
                self.once(seat, &sent).await
            }
            _ => self.once(seat, &sent).await,
        }
    }

    async fn once(&mut self, seat: Seat, sent: &SentAct) -> Result<(), StopReason> {
        let by = self.new_id(seat, sent);
        let answer = self.ask(&by, sent).await?;
        if matches!(answer, Answer::Done(_)) {
            return Ok(());
        }
        // The server waits only so long until all players are ready: it may have dealt just now.
        if sent.act.is_none() && matches!(answer, Answer::Refused(_)) {
            return Ok(());
        }
        // It was legal in the journal's last state, and it is this seat's turn.
        Err(StopReason::Violation(Violation::Stuck(format!("a legal act was answered {answer:?}"))))
    }

    async fn must_refuse(&mut self, seat: Seat, sent: &SentAct) -> Result<(), StopReason> {
        let by = self.new_id(seat, sent);
        self.counts.refused += 1;
        match self.ask(&by, sent).await? {
            Answer::Done(n) => Err(StopReason::Violation(Violation::Refused { by, n })),
            _ => Ok(()),
        }
    }

    /// The same act from two windows at the same moment.
    async fn twice_at_once(&mut self, seat: Seat, sent: SentAct) -> Result<(), StopReason> {
        let by = self.new_id(seat, &sent);
        let (mut one, mut other) = (self.client(seat)?, self.client(seat)?);
        let path = self.path.clone();
        let (first, second) = tokio::join!(
            one.act(&path, &by.id, sent.seen, sent.act.as_ref()),
            other.act(&path, &by.id, sent.seen, sent.act.as_ref())
        );
        let first = self.note(&by, first);
        self.note(&by, second)?;
        first.map(|_| ())
    }

    fn new_id(&mut self, seat: Seat, sent: &SentAct) -> ActId {
        self.ids += 1;
        let by = ActId { seat, id: format!("{}-{}", self.id_prefix, self.ids) };
        self.ledger.send(&by, sent.act.clone(), sent.seen);
        by
    }

    fn client(&self, seat: Seat) -> Result<Client, StopReason> {
        let found = self.people.iter().find(|(sits, _)| *sits == seat).map(|(_, client)| client.clone());
        found.ok_or_else(|| {
            StopReason::Violation(Violation::Stuck(format!("no person of the drill sits in seat {}", seat.0)))
        })
    }

    async fn ask(&mut self, by: &ActId, sent: &SentAct) -> Result<Answer, StopReason> {
        let mut client = self.client(by.seat)?;
        let answer = client.act(&self.path, &by.id, sent.seen, sent.act.as_ref()).await;
        self.note(by, answer)
    }

    fn note(&mut self, by: &ActId, answer: Result<Answer, ClientError>) -> Result<Answer, StopReason> {
        let answer = answer.map_err(|fault| gone(&fault))?;
        let noted = match &answer {
            Answer::Done(n) => {
                if let Some(timeline) = &self.timeline {
                    timeline.acknowledged(&self.ledger.table, *n);
                }
                if self.ledger.sent.get(by).is_some_and(|s| s.status == Status::Unanswered) {
                    self.counts.acknowledged += 1;
                    self.waited();
                }
                self.ledger.acknowledge(by, *n)
            }
            Answer::Refused(_) => self.ledger.refuse(by),
            // The server is about to stop; whether the act was done, the journal tells.
            Answer::Unable(UNAVAILABLE, _) => return Err(StopReason::Cut),
            Answer::Unable(..) => Ok(()),
        };
        noted.map(|()| answer).map_err(StopReason::Violation)
    }
}

impl TableDriver {
    /// Something that was wanted is acknowledged.
    fn waited(&mut self) {
        let now = Instant::now();
        if let Some(wanted) = self.wanted.replace(now + self.pace) {
            self.waits.push((now, now.saturating_duration_since(wanted)));
        }
    }
}

fn differs(seat: Seat, n: u64, what: &str) -> StopReason {
    StopReason::Violation(Violation::Page { seat: seat.0, n, what: what.to_owned() })
}

/// Without an answer, or unable to give one now, the server is gone; any other error is a fault of the server.
fn gone(fault: &ClientError) -> StopReason {
    let is_gone = fault.outcome_unknown() || matches!(fault, ClientError::Unexpected { status: UNAVAILABLE, .. });
    if is_gone { StopReason::Cut } else { StopReason::Violation(Violation::Stuck(fault.to_string())) }
}

fn unread(why: FollowError) -> StopReason {
    match why {
        FollowError::Sql(why) => {
            StopReason::Violation(Violation::Stuck(format!("the database does not answer: {why}")))
        }
        FollowError::Violation(wrong) => StopReason::Violation(wrong),
    }
}

impl Screens {
    async fn of(people: &[(Seat, Client)], path: &str, timeline: Option<&Arc<Timeline>>) -> Result<Self, ClientError> {
        let (show, shown) = watch::channel(0);
        let mut screens = Self { shown, tasks: Vec::new() };
        let table = path.rsplit('/').next().unwrap_or_default();
        let opened = try_join_all(people.iter().map(|(_, client)| client.live(path))).await?;
        for mut events in opened {
            let show = show.clone();
            let seen = timeline.map(|timeline| (Arc::clone(timeline), table.to_owned()));
            screens.tasks.push(tokio::spawn(async move {
                while let Some(event) = events.next().await {
                    if let Some((timeline, table)) = &seen {
                        timeline.shown(table, event.n);
                    }
                    show.send_if_modified(|shown| {
                        let newer = event.n > *shown;
                        *shown = event.n.max(*shown);
                        newer
                    });
                }
            }));
        }
        Ok(screens)
    }

    /// Closes the screens and returns the greatest number that was shown; where the server is gone, messages on the way are
    /// still read.
    async fn end(mut self, is_cut: bool) -> u64 {
        for task in std::mem::take(&mut self.tasks) {
            if !is_cut {
                task.abort();
            }
            // It has ended, or was aborted just now.
            let _ = task.await;
        }
        *self.shown.borrow()
    }
}

/// Whoever stops playing in the midst of something closes the screens too.
impl Drop for Screens {
    fn drop(&mut self) {
        for task in &self.tasks {
            task.abort();
        }
    }
}
