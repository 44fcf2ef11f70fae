//! Plays at one table for all its people, with the actions that the bot Club would take, and records all requests and
//! answers in the ledger.

mod requests;
mod timeline;

use std::sync::Arc;
use std::time::{Duration, Instant};

use canasta::{CardAction, Rng as _, Seat, SeedRng};
use canasta_table::journal::ActionId;
use futures_util::future::{join_all, try_join_all};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{sleep_until, timeout};

pub use self::timeline::{Place, Timeline};
use crate::check::Journal;
use crate::client::{Answer, Client, ClientError, Endpoint};
use crate::follow::{Follower, NextTurn, Reader, Turn};
use crate::ledger::{Ledger, SentAction, Status};
use crate::page::{Page, sorted};
use crate::tables::Seating;
use crate::violation::Violation;

/// Longer than anything at a table can take.
const STUCK_TIMEOUT: Duration = Duration::from_secs(20);
/// Time within which an entry that was acknowledged too early may still reach the database.
const LATE_TIMEOUT: Duration = Duration::from_millis(500);
/// The HTTP status of a server that cannot serve the table now.
const UNAVAILABLE: u16 = 503;
/// One turn in this many makes a table request instead of an action.
const REQUEST_ONE_IN: u32 = 8;
/// One turn in this many sends its action twice at once, and another one first sends an action that must be refused.
const IRREGULAR_ONE_IN: u32 = 12;
/// Number of acknowledged actions to send again after a restart.
const REPEATED: usize = 2;

#[derive(Debug)]
pub enum StopReason {
    /// The server is gone.
    Cut,
    Enough,
    Over,
    Violation(Violation),
}

/// A server that doesn't answer, or is unavailable, counts as gone.
impl From<ClientError> for StopReason {
    fn from(error: ClientError) -> Self {
        let is_unavailable = matches!(error, ClientError::Unexpected { status: UNAVAILABLE, .. });
        if error.outcome_unknown() || is_unavailable { Self::Cut } else { stuck(error.to_string()) }
    }
}

impl From<Violation> for StopReason {
    fn from(wrong: Violation) -> Self {
        Self::Violation(wrong)
    }
}

fn stuck(why: impl Into<String>) -> StopReason {
    Violation::Stuck(why.into()).into()
}

fn differs(seat: Seat, n: u64, what: &str) -> StopReason {
    Violation::Page { seat: seat.0, n, what: what.to_owned() }.into()
}

/// One run of the server, from start to stop.
pub struct ServerRun<'a> {
    pub endpoint: &'a Endpoint,
    pub reader: &'a Reader,
    /// Max actions per driver.
    pub actions: u64,
}

/// Number of requests by outcome.
#[derive(Clone, Copy, Default, Debug)]
pub struct Counts {
    /// Distinct acknowledged actions.
    pub acknowledged: u64,
    /// Actions sent again because they were not answered.
    pub resent: u64,
    /// Resent actions that the server had already carried out.
    pub had_been_done: u64,
    /// Acknowledged actions sent again.
    pub repeated: u64,
    /// Actions sent on purpose that the server must refuse.
    pub refused: u64,
    pub requests: u64,
}

impl Counts {
    pub const fn plus(self, other: &Self) -> Self {
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
    /// People in the order of arrival; empty once their seats are known.
    came: Vec<Client>,
    people: Vec<(Seat, Client)>,
    follower: Follower,
    /// The prefix of this table's action IDs.
    id_prefix: String,
    rng: SeedRng,
    ids: u64,
    /// How often the time limit for a turn was changed.
    allowed: u32,
    pub ledger: Ledger,
    /// The checked part of the journal.
    pub checked: Journal,
    pub counts: Counts,
    /// Violations that did not stop the game.
    pub violations: Vec<Violation>,
    /// Records when entries become known.
    pub timeline: Option<Arc<Timeline>>,
    /// Time people think about each action.
    pub pace: Duration,
    /// For each acknowledged action: the time, and the delay since the person wanted to act.
    pub waits: Vec<(Instant, Duration)>,
    /// When the next action is wanted; `None` before the first.
    act_at: Option<Instant>,
}

impl TableDriver {
    /// Opens a table and brings its people to it.
    pub async fn open(endpoint: &Endpoint, seating: Seating, seed: u64) -> Result<Self, ClientError> {
        let table = seating.open(endpoint).await?;
        Ok(Self {
            follower: Follower::new(table.id()),
            checked: Journal::new(table.id()),
            ledger: Ledger::new(table.id(), Vec::new()),
            id_prefix: format!("drill-{seed:x}"),
            rng: SeedRng::new(seed),
            path: table.path,
            came: table.people,
            people: Vec::new(),
            ids: 0,
            allowed: 0,
            counts: Counts::default(),
            violations: Vec::new(),
            timeline: None,
            pace: Duration::ZERO,
            waits: Vec::new(),
            act_at: None,
        })
    }

    /// Resends unanswered actions, checks the pages, and plays until the server is gone, the game is over, or enough
    /// actions were taken.
    pub async fn play_during(&mut self, run: &ServerRun<'_>) -> StopReason {
        self.try_to_play(run).await.unwrap_or_else(|end| end)
    }

    async fn try_to_play(&mut self, run: &ServerRun<'_>) -> Result<StopReason, StopReason> {
        self.connect(run).await?;
        self.send_again().await?;
        self.check_pages(run).await?;
        let screens = Screens::open(&self.people, &self.path, self.timeline.as_ref()).await?;
        let shown = screens.shown.clone();
        let end = self.play(run, shown).await;
        self.ledger.show(screens.end(matches!(end, Err(StopReason::Cut))).await);
        end
    }

    /// Connects all people to this run of the server. The first time, reads their seats from the journal.
    async fn connect(&mut self, run: &ServerRun<'_>) -> Result<(), StopReason> {
        if self.people.is_empty() {
            self.catch_up(run, 1).await?;
            let seats = self.follower.people();
            if seats.len() != self.came.len() {
                return Err(Violation::NoPage("its people are not in the journal".to_owned()).into());
            }
            self.ledger.people.clone_from(&seats);
            self.people = seats.into_iter().zip(self.came.drain(..)).collect();
        }
        for (_, client) in &mut self.people {
            *client = client.at_server(run.endpoint);
        }
        Ok(())
    }

    /// Resends unanswered actions and the last acknowledged ones.
    async fn send_again(&mut self) -> Result<(), StopReason> {
        for (by, sent) in self.ledger.unanswered() {
            self.counts.resent += 1;
            if let Answer::Done(n) = self.ask(&by, &sent).await? {
                self.counts.had_been_done += u64::from(n <= self.checked.len());
            }
        }
        let last: Vec<ActionId> = self.ledger.order.iter().rev().take(REPEATED).map(|(by, _)| by.clone()).collect();
        for by in last {
            if let Some(sent) = self.ledger.sent.get(&by).cloned() {
                self.counts.repeated += 1;
                self.ask(&by, &sent).await?;
            }
        }
        Ok(())
    }

    /// Loads the pages of all players at once. Each page must match the journal.
    async fn check_pages(&mut self, run: &ServerRun<'_>) -> Result<(), StopReason> {
        let path = &self.path;
        let loading = self.people.iter_mut().map(|(seat, client)| async { (*seat, client.page(path).await) });
        let mut pages = Vec::new();
        for (seat, loaded) in join_all(loading).await {
            let html = match loaded {
                Err(error @ ClientError::Unexpected { status, .. }) if status != UNAVAILABLE => {
                    return Err(Violation::NoPage(error.to_string()).into());
                }
                loaded => loaded?,
            };
            pages.push((seat, Page::read(&html).ok_or_else(|| differs(seat, 0, "there is no hand on it"))?));
        }
        pages.sort_by_key(|(_, page)| page.n);
        let mut rows = run.reader.rows(&self.ledger.table, 0).await.map_err(Violation::from)?.into_iter();
        let mut journal = Journal::new(&self.ledger.table);
        for (seat, page) in pages {
            let new: Vec<_> = rows.by_ref().take(canasta::must_fit::<usize>(page.n - journal.len())).collect();
            journal.read(&self.ledger.table, &new)?;
            if journal.len() < page.n {
                return Err(differs(seat, page.n, "it is ahead of the journal"));
            }
            let table = journal.table().ok_or_else(|| differs(seat, page.n, "the journal is empty"))?;
            let hand = table.view(Some(seat)).map(|view| sorted(view.hand)).unwrap_or_default();
            if hand != page.hand {
                return Err(differs(seat, page.n, "the hand"));
            }
            if page.is_my_turn != (table.to_act() == Some(seat)) {
                return Err(differs(seat, page.n, "whose turn it is"));
            }
            self.ledger.show(page.n);
        }
        Ok(())
    }

    /// Reads the journal up to entry `n`, which was acknowledged and so must be in the database already.
    async fn catch_up(&mut self, run: &ServerRun<'_>, n: u64) -> Result<(), StopReason> {
        self.follower.read(run.reader).await?;
        let found = self.follower.n();
        if found < n {
            self.violations.push(Violation::AcknowledgedTooEarly { n, found });
            // The game continues. The next kill shows whether the entry gets lost.
            let until = Instant::now() + LATE_TIMEOUT;
            while self.follower.n() < n && Instant::now() < until {
                tokio::time::sleep(Duration::from_millis(1)).await; // waits: for the entry to be there
                self.follower.read(run.reader).await?;
            }
            if self.follower.n() < n {
                return Err(Violation::AcknowledgedTooEarly { n, found: self.follower.n() }.into());
            }
        }
        Ok(())
    }

    async fn play(&mut self, run: &ServerRun<'_>, mut shown: watch::Receiver<u64>) -> Result<StopReason, StopReason> {
        let enough = self.counts.acknowledged.saturating_add(run.actions);
        while self.counts.acknowledged < enough {
            let acknowledged = self.ledger.order.last().map_or(0, |(_, n)| *n);
            self.catch_up(run, acknowledged).await?;
            match self.follower.next_turn(self.ids) {
                NextTurn::Over => return Ok(StopReason::Over),
                NextTurn::Ours(turn) => {
                    self.think(&mut shown).await?;
                    self.action(turn).await?;
                }
                NextTurn::Theirs => self.wait(run, &mut shown).await?,
            }
        }
        Ok(StopReason::Enough)
    }

    /// Waits until the next action is wanted. Stops early if the screens are closed.
    async fn think(&self, shown: &mut watch::Receiver<u64>) -> Result<(), StopReason> {
        let Some(act_at) = self.act_at.filter(|&act_at| act_at > Instant::now()) else { return Ok(()) };
        tokio::select! {
            () = sleep_until(act_at.into()) => Ok(()), // waits: as people do
            () = async { while shown.changed().await.is_ok() {} } => Err(StopReason::Cut),
        }
    }

    /// Waits for a bot, or for the server to deal.
    async fn wait(&mut self, run: &ServerRun<'_>, shown: &mut watch::Receiver<u64>) -> Result<(), StopReason> {
        let seen = self.follower.n();
        let shown = match timeout(STUCK_TIMEOUT, shown.wait_for(|&n| n > seen)).await {
            Ok(Ok(shown)) => *shown,
            Ok(Err(_)) => return Err(StopReason::Cut),
            Err(_) => return Err(stuck(format!("no action came after entry {seen}"))),
        };
        self.catch_up(run, shown).await
    }

    /// Takes one action. Sometimes makes a table request instead, or sends something irregular.
    async fn action(&mut self, turn: Turn) -> Result<(), StopReason> {
        if self.rng.next_below(REQUEST_ONE_IN) == 0 {
            // Return, because the request may have changed whose turn it is.
            return self.make_table_request().await;
        }
        let (seat, action) = turn;
        let sent = SentAction { action, seen: self.follower.n(), status: Status::Unanswered };
        match self.rng.next_below(IRREGULAR_ONE_IN) {
            0 => return self.send_twice_at_once(seat, &sent).await,
            1 if self.follower.played() > 0 => {
                // An action becomes stale only when cards move.
                let seen = self.follower.played().saturating_sub(1);
                self.must_refuse(seat, &SentAction { seen, ..sent.clone() }).await?;
            }
            2 if sent.action == Some(CardAction::Draw) => {
                self.must_refuse(seat, &SentAction { action: Some(CardAction::Pass), ..sent.clone() }).await?;
            }
            _ => {}
        }
        let by = self.new_id(seat, &sent);
        match self.ask(&by, &sent).await? {
            Answer::Done(_) => Ok(()),
            // The server may just have dealt, because it doesn't wait for unready players forever.
            Answer::Refused(_) if sent.action.is_none() => Ok(()),
            // The action was legal in the journal's last state, and it is this seat's turn.
            answer => Err(stuck(format!("a legal action was answered {answer:?}"))),
        }
    }

    async fn must_refuse(&mut self, seat: Seat, sent: &SentAction) -> Result<(), StopReason> {
        let by = self.new_id(seat, sent);
        self.counts.refused += 1;
        match self.ask(&by, sent).await? {
            Answer::Done(n) => Err(Violation::Refused { by, n }.into()),
            _ => Ok(()),
        }
    }

    /// Sends the same action from two windows at once.
    async fn send_twice_at_once(&mut self, seat: Seat, sent: &SentAction) -> Result<(), StopReason> {
        let by = self.new_id(seat, sent);
        let mut first_window = self.client(seat)?;
        let mut second_window = self.client(seat)?;
        let action = sent.action.as_ref();
        let first = first_window.action(&self.path, &by.id, sent.seen, action);
        let second = second_window.action(&self.path, &by.id, sent.seen, action);
        let (first, second) = tokio::join!(first, second);
        let first = self.note(&by, first);
        self.note(&by, second)?;
        first.map(|_| ())
    }

    fn new_id(&mut self, seat: Seat, sent: &SentAction) -> ActionId {
        self.ids += 1;
        let by = ActionId { seat, id: format!("{}-{}", self.id_prefix, self.ids) };
        self.ledger.send(&by, sent.action.clone(), sent.seen);
        by
    }

    fn client(&self, seat: Seat) -> Result<Client, StopReason> {
        let found = self.people.iter().find(|(sits, _)| *sits == seat).map(|(_, client)| client.clone());
        found.ok_or_else(|| stuck(format!("no person of the drill sits in seat {}", seat.0)))
    }

    async fn ask(&mut self, by: &ActionId, sent: &SentAction) -> Result<Answer, StopReason> {
        let answer = self.client(by.seat)?.action(&self.path, &by.id, sent.seen, sent.action.as_ref()).await;
        self.note(by, answer)
    }

    fn note(&mut self, by: &ActionId, answer: Result<Answer, ClientError>) -> Result<Answer, StopReason> {
        let answer = answer?;
        match &answer {
            Answer::Done(n) => {
                if let Some(timeline) = &self.timeline {
                    timeline.note(&self.ledger.table, Place::Answer, *n);
                }
                if self.ledger.sent.get(by).is_some_and(|s| s.status == Status::Unanswered) {
                    self.counts.acknowledged += 1;
                    let now = Instant::now();
                    if let Some(act_at) = self.act_at.replace(now + self.pace) {
                        self.waits.push((now, now.saturating_duration_since(act_at)));
                    }
                }
                self.ledger.answer(by, Status::Acknowledged(*n))?;
            }
            Answer::Refused(_) => self.ledger.answer(by, Status::Refused)?,
            // The server is about to stop. The journal shows whether it carried out the action.
            Answer::Unable(UNAVAILABLE, _) => return Err(StopReason::Cut),
            Answer::Unable(..) => {}
        }
        Ok(answer)
    }
}

/// The WebSockets of a table's people, closed on drop.
struct Screens {
    /// The highest entry number that any of them has shown.
    shown: watch::Receiver<u64>,
    tasks: Vec<JoinHandle<()>>,
}

impl Screens {
    async fn open(
        people: &[(Seat, Client)],
        path: &str,
        timeline: Option<&Arc<Timeline>>,
    ) -> Result<Self, ClientError> {
        let (show, shown) = watch::channel(0);
        let mut screens = Self { shown, tasks: Vec::new() };
        let table = path.trim_start_matches("/table/");
        for mut events in try_join_all(people.iter().map(|(_, client)| client.live(path))).await? {
            let show = show.clone();
            let timeline = timeline.cloned();
            let table = table.to_owned();
            screens.tasks.push(tokio::spawn(async move {
                while let Some(event) = events.next().await {
                    if let Some(timeline) = &timeline {
                        timeline.note(&table, Place::Screen, event.n);
                    }
                    show.send_if_modified(|shown| event.n > std::mem::replace(shown, event.n.max(*shown)));
                }
            }));
        }
        Ok(screens)
    }

    /// Closes the screens and returns the highest entry number shown. If the server is gone, reads what is still in transit.
    async fn end(mut self, is_cut: bool) -> u64 {
        for task in std::mem::take(&mut self.tasks) {
            if !is_cut {
                task.abort();
            }
            // The task has ended, or was aborted above.
            let _ = task.await;
        }
        *self.shown.borrow()
    }
}

impl Drop for Screens {
    fn drop(&mut self) {
        for task in &self.tasks {
            task.abort();
        }
    }
}
