//! Players behind a balancer, which keeps track of the servers that answer, and disconnects players from one that
//! doesn't.

use std::sync::Arc;
use std::time::{Duration, Instant};

use canasta::{Rng as _, SeedRng};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::nodes::endpoint;
use super::spectators::Spectators;
use crate::client::{Client, Endpoint};
use crate::driver::{ServerRun, StopReason, TableDriver, Timeline};
use crate::follow::Reader;
use crate::tables::Seating;
use crate::violation::Violation;

/// Interval of the balancer's health checks.
const HEALTH_INTERVAL: Duration = Duration::from_millis(250);
const HEALTH_TIMEOUT: Duration = Duration::from_secs(1);
const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);
/// Retry delay of a disconnected player.
const RETRY_AFTER: Duration = Duration::from_millis(50);
/// Minimum delay before a browser reconnects after a server has stopped. Browsers add up to half of that at random.
const BROWSER_RETRY_AFTER: Duration = Duration::from_millis(200);
/// A table without an action for this long counts as stuck.
const STUCK_TIMEOUT: Duration = Duration::from_secs(60);

pub(super) struct Balancer {
    endpoints: Vec<Endpoint>,
    answering: watch::Receiver<Vec<bool>>,
    tasks: Vec<JoinHandle<()>>,
}

impl Balancer {
    pub(super) fn start(nodes: u8) -> Arc<Self> {
        let (tell, answering) = watch::channel(vec![false; usize::from(nodes)]);
        let ask = |node| {
            let server = endpoint(node, HEALTH_TIMEOUT);
            let tell = tell.clone();
            tokio::spawn(async move {
                loop {
                    let answers = Client::new(server.clone()).page("/healthz").await.is_ok();
                    tell.send_if_modified(|all| std::mem::replace(&mut all[usize::from(node)], answers) != answers);
                    sleep(HEALTH_INTERVAL).await; // waits: between two checks
                }
            })
        };
        let endpoints = (0..nodes).map(|node| endpoint(node, ANSWER_TIMEOUT)).collect();
        Arc::new(Self { endpoints, answering, tasks: (0..nodes).map(ask).collect() })
    }

    /// Waits until all servers answer. Returns `false` if they don't.
    pub(super) async fn all_answer(&self) -> bool {
        let mut answering = self.answering.clone();
        timeout(STUCK_TIMEOUT, answering.wait_for(|all| all.iter().all(|&answers| answers))).await.is_ok()
    }

    /// Waits for a server that answers, and picks one at random.
    async fn any_server(&self, rng: &mut SeedRng) -> Option<(usize, &Endpoint)> {
        let mut answering = self.answering.clone();
        let all = answering.wait_for(|all| all.contains(&true)).await.ok()?.clone();
        let up: Vec<_> = self.endpoints.iter().enumerate().filter(|(node, _)| all[*node]).collect();
        up.get(usize::try_from(rng.next_below(u32::try_from(up.len()).ok()?)).ok()?).copied()
    }

    /// Waits until a server stops answering.
    async fn wait_until_down(&self, node: usize) {
        let mut answering = self.answering.clone();
        // This can't fail, because the balancer outlives all players.
        let _ = answering.wait_for(|all| !all[node]).await;
    }
}

impl Drop for Balancer {
    fn drop(&mut self) {
        self.tasks.iter().for_each(JoinHandle::abort);
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    Play,
    /// Take this many more actions per table, and stop.
    Finish(u64),
}

#[derive(Clone)]
pub(super) struct Players {
    pub(super) balancer: Arc<Balancer>,
    pub(super) reader: Reader,
    pub(super) timeline: Arc<Timeline>,
    pub(super) phase: watch::Receiver<Phase>,
    pub(super) pace: Duration,
}

/// Drivers of tables that were played one after another, last one first, and the violations found there.
pub(super) type Tables = (Vec<TableDriver>, Vec<(String, Violation)>);

impl Players {
    /// Plays until the phase ends. Opens a new table whenever a game is over.
    pub(super) async fn play(mut self, seating: Seating, seed: u64) -> Tables {
        let mut rng = SeedRng::new(seed);
        let (mut drivers, mut violations): Tables = (Vec::new(), Vec::new());
        while violations.is_empty() && (drivers.is_empty() || *self.phase.borrow() == Phase::Play) {
            let Some(mut driver) = self.open(seating, &mut rng).await else {
                violations.push((String::new(), Violation::Stuck("no server opens a table".to_owned())));
                break;
            };
            driver.timeline = Some(Arc::clone(&self.timeline));
            driver.pace = self.pace;
            let table = driver.ledger.table.clone();
            let endpoints = &self.balancer.endpoints;
            let spectators = seating.watched.then(|| Spectators::start(&table, endpoints, &self.timeline));
            let over = self.play_at(&mut driver, &mut rng).await;
            drop(spectators);
            let early = std::mem::take(&mut driver.violations);
            violations.extend(early.into_iter().map(|wrong| (table.clone(), wrong)));
            let is_over = matches!(over, StopReason::Over);
            if let StopReason::Violation(wrong) = over {
                violations.push((table, wrong));
            }
            drivers.insert(0, driver);
            if !is_over {
                break;
            }
        }
        (drivers, violations)
    }

    async fn open(&self, seating: Seating, rng: &mut SeedRng) -> Option<TableDriver> {
        let until = Instant::now() + STUCK_TIMEOUT;
        while Instant::now() < until {
            let (_, endpoint) = self.balancer.any_server(rng).await?;
            // If the server fails before it acknowledges the table, the table may get lost.
            if let Ok(driver) = TableDriver::open(endpoint, seating, rng.next_u64()).await {
                return Some(driver);
            }
            sleep(RETRY_AFTER).await; // waits: as a player does before trying again
        }
        None
    }

    /// Plays at a table, and moves to a different server whenever one fails.
    async fn play_at(&mut self, driver: &mut TableDriver, rng: &mut SeedRng) -> StopReason {
        let mut last = (driver.counts.acknowledged, Instant::now());
        loop {
            let phase = *self.phase.borrow_and_update();
            let actions = if let Phase::Finish(actions) = phase { actions } else { u64::MAX };
            let Some((node, endpoint)) = self.balancer.any_server(rng).await else {
                return StopReason::Violation(Violation::Stuck("there is no balancer any more".to_owned()));
            };
            let run = ServerRun { endpoint, reader: &self.reader, actions };
            let end = tokio::select! {
                end = driver.play_during(&run) => end,
                () = self.balancer.wait_until_down(node) => StopReason::Cut,
                Ok(()) = self.phase.changed() => StopReason::Cut,
            };
            if !matches!(end, StopReason::Cut) {
                return end;
            }
            if driver.counts.acknowledged != last.0 {
                last = (driver.counts.acknowledged, Instant::now());
            } else if last.1.elapsed() > STUCK_TIMEOUT {
                return StopReason::Violation(Violation::Stuck("no server did anything at it".to_owned()));
            }
            let browser = BROWSER_RETRY_AFTER.mul_f64(1.0 + f64::from(rng.next_below(50)) / 100.0);
            sleep(if self.pace.is_zero() { RETRY_AFTER } else { browser }).await; // waits: as a page does before reconnecting
        }
    }
}
