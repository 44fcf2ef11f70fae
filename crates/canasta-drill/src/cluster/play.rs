//! Players at any of the servers, as behind a balancer: it knows which servers answer, and cuts what goes to one that does not.

use std::sync::Arc;
use std::time::{Duration, Instant};

use canasta::{Rng as _, SeedRng};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::nodes::endpoint;
use super::spectators::{Spectators, Watched};
use crate::client::{Client, Endpoint};
use crate::driver::{ServerRun, StopReason, TableDriver, Timeline};
use crate::follow::Reader;
use crate::tables::Seating;
use crate::violation::Violation;

/// How often the balancer asks each server whether it can serve, and how long that may take.
const EVERY: Duration = Duration::from_millis(250);
const ANSWERS: Duration = Duration::from_secs(1);
/// Before a player who was cut off tries again.
const AGAIN: Duration = Duration::from_millis(50);
/// The same for people who think about their acts: as long as a browser waits after a server that stops in order, and up to half as much
/// again.
const BROWSER: Duration = Duration::from_millis(200);
/// A table at which nobody could act for so long does not go on.
const STUCK: Duration = Duration::from_secs(60);

/// The balancer.
pub(super) struct Balancer {
    endpoints: Vec<Endpoint>,
    /// Which servers answer.
    answering: watch::Receiver<Vec<bool>>,
    tasks: Vec<JoinHandle<()>>,
}

impl Balancer {
    /// A balancer for so many servers.
    pub(super) fn start(nodes: u8) -> Arc<Self> {
        let (tell, answering) = watch::channel(vec![false; usize::from(nodes)]);
        let tell = Arc::new(tell);
        let (mut endpoints, mut tasks) = (Vec::new(), Vec::new());
        for node in 0..nodes {
            endpoints.push(endpoint(node, None));
            let (asked, tell) = (endpoint(node, Some(ANSWERS)), Arc::clone(&tell));
            tasks.push(tokio::spawn(async move {
                loop {
                    let answers = Client::new(asked.clone()).page("/healthz").await.is_ok();
                    tell.send_if_modified(|all| {
                        let known = &mut all[usize::from(node)];
                        std::mem::replace(known, answers) != answers
                    });
                    sleep(EVERY).await; // waits: between two questions
                }
            }));
        }
        Arc::new(Self { endpoints, answering, tasks })
    }

    /// Waits until all servers answer; false if they do not.
    pub(super) async fn all_answer(&self) -> bool {
        let mut answering = self.answering.clone();
        timeout(STUCK, answering.wait_for(|all| all.iter().all(|&answers| answers))).await.is_ok()
    }

    /// One of those that answer, once there is one.
    async fn any(&self, rng: &mut SeedRng) -> Option<(usize, &Endpoint)> {
        let mut answering = self.answering.clone();
        let all = answering.wait_for(|all| all.contains(&true)).await.ok()?.clone();
        let up: Vec<usize> = all.iter().enumerate().filter(|(_, answers)| **answers).map(|(node, _)| node).collect();
        let node = *up.get(usize::try_from(rng.below(u32::try_from(up.len()).ok()?)).ok()?)?;
        Some((node, self.endpoints.get(node)?))
    }

    /// Waits until a server does not answer any more.
    async fn gone(&self, node: usize) {
        let mut answering = self.answering.clone();
        // The balancer ends after all players.
        let _ = answering.wait_for(|all| !all[node]).await;
    }
}

impl Drop for Balancer {
    fn drop(&mut self) {
        for task in &self.tasks {
            task.abort();
        }
    }
}

/// What the players of a table are to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// Play on.
    Play,
    /// Make so many acts more, and stop.
    Finish(u64),
}

/// What all tables share.
#[derive(Clone)]
pub(super) struct Players {
    pub(super) balancer: Arc<Balancer>,
    pub(super) reader: Reader,
    pub(super) timeline: Arc<Timeline>,
    pub(super) watched: Arc<Watched>,
    pub(super) phase: watch::Receiver<Phase>,
    /// How long people think about each act.
    pub(super) pace: Duration,
}

impl Players {
    /// Opens tables, one after the other as their games end, and plays at them until it is enough. Returns their drivers, the
    /// last one first, with the promises that were broken.
    pub(super) async fn play(mut self, seating: Seating, seed: u64) -> (Vec<TableDriver>, Vec<(String, Violation)>) {
        let mut rng = SeedRng::new(seed);
        let (mut drivers, mut violations): (Vec<TableDriver>, _) = (Vec::new(), Vec::new());
        while violations.is_empty() && (drivers.is_empty() || *self.phase.borrow() == Phase::Play) {
            let Some(mut driver) = self.open(seating, &mut rng).await else {
                violations.push((String::new(), Violation::Stuck("no server opens a table".to_owned())));
                break;
            };
            driver.timeline = Some(Arc::clone(&self.timeline));
            driver.pace = self.pace;
            let table = driver.ledger.table.clone();
            let endpoints = &self.balancer.endpoints;
            let spectators = seating.watched.then(|| Spectators::of(&table, endpoints, &self.watched));
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
        let until = Instant::now() + STUCK;
        while Instant::now() < until {
            let (_, endpoint) = self.balancer.any(rng).await?;
            let seed = (u64::from(rng.below(u32::MAX)) << 32) | u64::from(rng.below(u32::MAX));
            if let Ok(driver) = TableDriver::open(endpoint, seating, seed).await {
                return Some(driver);
            }
            // A table that was not acknowledged was not promised.
            sleep(AGAIN).await; // waits: as a player does before they try again
        }
        None
    }

    /// How long a player waits who was cut off.
    fn again(&self, rng: &mut SeedRng) -> Duration {
        if self.pace.is_zero() { AGAIN } else { BROWSER.mul_f64(1.0 + f64::from(rng.below(50)) / 100.0) }
    }

    /// Plays at a table, at one server after another.
    async fn play_at(&mut self, driver: &mut TableDriver, rng: &mut SeedRng) -> StopReason {
        let mut last = (driver.counts.acknowledged, Instant::now());
        loop {
            let phase = *self.phase.borrow_and_update();
            let acts = if let Phase::Finish(acts) = phase { acts } else { u64::MAX };
            let Some((node, endpoint)) = self.balancer.any(rng).await else {
                return StopReason::Violation(Violation::Stuck("there is no balancer any more".to_owned()));
            };
            let run = ServerRun { endpoint, reader: &self.reader, acts };
            let end = tokio::select! {
                end = driver.play_during(&run) => end,
                () = self.balancer.gone(node) => StopReason::Cut,
                Ok(()) = self.phase.changed() => StopReason::Cut,
            };
            if !matches!(end, StopReason::Cut) {
                return end;
            }
            if driver.counts.acknowledged != last.0 {
                last = (driver.counts.acknowledged, Instant::now());
            } else if last.1.elapsed() > STUCK {
                return StopReason::Violation(Violation::Stuck("no server did anything at it".to_owned()));
            }
            sleep(self.again(rng)).await; // waits: as a page does before it tries again
        }
    }
}
