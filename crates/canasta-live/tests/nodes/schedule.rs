//! Schedules: two nodes, two players, and failures, all derived from a seed. The result is checked at the end.

use std::collections::BTreeMap;
use std::future::Future;
use std::sync::{Arc, LazyLock, Mutex};
use std::time::Duration;

use canasta::deck::shuffled;
use canasta::{Action, Kind, Phase, Players, RuleSet, Seat, SeedRng};
use canasta_live::{
    Bots, Bus, Context, DealSettings, Decks, Node, Registry, Request, RequestError, TableCounts, TableError,
    TableSettings, TableTiming, Thinking, WindowLimits, hint_source, seeded_decks, seeded_draws,
};
use canasta_store::{GuestId, NewEntry, NewNode, NodeId, TablePerson};
use canasta_table::journal::{Chain, Entry, Formats, NextFormat, Person, SeatedPlayer, Terms};
use canasta_table::scene::{Scene, Screen};
use canasta_table::{SeatRequest, TableRequest};
use tokio::runtime::Builder;
use tokio::sync::{oneshot, watch};
use tokio::time::{Instant, timeout};

use crate::database::{Database, Fault};
use crate::network::{Condition, Network, Randomness, pass};
use crate::node_store::NodeStore;

const TABLE: &str = "t";
const NODES: usize = 2;
/// Number of actions of each player, which is two turns.
const ACTIONS: usize = 4;
/// Maximum number of node failures.
const MAX_FAILURES: usize = 4;
/// How long a player waits for an answer.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(8);
/// Maximum simulated time in which the players must finish.
const MAX_DURATION: Duration = Duration::from_secs(600);

/// The formats of a release that knows one more format than the released ones.
const NEWER_FORMATS: Formats = Formats::with_next(NextFormat {
    write: |line| line.replacen(r#"{"v":3,"entry":"#, r#"{"v":4,"is":"#, 1),
    read: |line| Some(format!(r#"{{"v":3,"entry":{}"#, line.strip_prefix(r#"{"v":4,"is":"#)?)),
});

/// Not used, because there are no bots in a schedule.
static THINKING: LazyLock<Arc<Thinking>> = LazyLock::new(|| Arc::new(Thinking::start(&Bots::levels()).unwrap()));

const fn guest(player: u8) -> GuestId {
    GuestId([player + 1; 16])
}

/// A two-player game in its first deal.
fn game() -> Vec<Entry> {
    let terms = Terms::of("hoyle", RuleSet::HOYLE, Players::new(2).unwrap());
    let person = |n: u8| [Entry::Joined(Person(n)), Entry::Sat { seat: Seat(n), who: SeatedPlayer::Person(Person(n)) }];
    [Entry::Opened(Box::new(terms))]
        .into_iter()
        .chain((0..2).flat_map(person))
        .chain([Entry::Begun { first_dealer: Seat(1), draws: Vec::new() }])
        .chain([Entry::Dealt { deal: 1, deck: shuffled(&mut SeedRng::new(1)) }])
        .collect()
}

fn settings(formats: Formats) -> TableSettings {
    let forever = Duration::from_secs(36_000);
    TableSettings {
        dealing: DealSettings { deck: Decks::Given(seeded_decks(1)), draw: seeded_draws(1), first_dealer: None },
        timing: TableTiming { bot_pace_percent: 0, clock_speed: 1, unload_after: forever, give_up_after: forever },
        windows: WindowLimits { people: 9, spectators: 9 },
        bots: Bots::levels(),
        hint_source: hint_source(),
        counts: Arc::new(TableCounts::default()),
        formats,
    }
}

#[derive(Clone)]
struct Process {
    registry: Arc<Registry>,
    network: Network,
    condition: watch::Sender<Condition>,
}

/// State of a schedule, and what has been observed.
#[derive(Clone)]
struct Schedule {
    database: Arc<Mutex<Database>>,
    randomness: Randomness,
    loss_percent: u32,
    /// The current process of each node.
    nodes: Arc<Mutex<Vec<Process>>>,
    /// Number of processes started so far, used as their ids.
    started: Arc<Mutex<u8>>,
    /// Acknowledged actions: the seat, the id, and the number of the entry.
    acknowledged: Arc<Mutex<Vec<(Seat, String, u64)>>>,
    /// The first violation that was observed.
    violation: Arc<Mutex<Option<String>>>,
}

impl Schedule {
    fn new(seed: u64, fault: Option<Fault>) -> Self {
        let (entries, _) = NewEntry::sequence(&Chain::start(TABLE), &game(), 0);
        let person =
            |player| TablePerson { player, guest: Some(guest(player)), name: Some(format!("player {player}")) };
        let database = Database::new(fault, TABLE, entries, (0..2).map(person).collect());
        let randomness = Randomness::new(seed);
        let loss_percent = [0, 5, 15, 30][randomness.next_below(4)];
        let schedule = Self {
            database: Arc::new(Mutex::new(database)),
            randomness,
            loss_percent,
            nodes: Arc::default(),
            started: Arc::default(),
            acknowledged: Arc::default(),
            violation: Arc::default(),
        };
        for node_index in 0..NODES {
            // Depending on the seed, both servers, one of them, or neither starts with the older release.
            let formats = if seed >> node_index & 1 == 0 { Formats::RELEASED } else { NEWER_FORMATS };
            let process = schedule.start(node_index, formats);
            schedule.nodes.lock().unwrap().push(process);
        }
        schedule
    }

    /// Starts a process for a node, with a release that knows these formats.
    fn start(&self, node_index: usize, formats: Formats) -> Process {
        let number = {
            let mut started = self.started.lock().unwrap();
            *started += 1;
            *started
        };
        let (condition, seen) = watch::channel(Condition::Running);
        let network = Network::new(Arc::clone(&self.database), self.randomness.clone(), self.loss_percent, seen);
        let store = Arc::new(NodeStore::new(NodeId([number; 16]), network.clone(), formats));
        let node = Node::new(Arc::<NodeStore>::clone(&store));
        let (running, stop) = watch::channel(false);
        let reads = formats.newest();
        let entry = NewNode { address: address(node_index), release: "1.0.0".to_owned(), reads, alone: false };
        let context = Context {
            journals: Arc::<NodeStore>::clone(&store),
            store,
            bus: Bus::default(),
            config: settings(formats),
            node: Some(Arc::clone(&node)),
            stop,
        };
        let registry = Registry::new(context, Arc::clone(&THINKING));
        tokio::spawn(async move {
            // Retry, as a service manager would restart a server that couldn't join.
            while node.join(&entry).await.is_err() {
                pass(Duration::from_millis(100)).await;
            }
            node.keep_lease(&entry).await;
            drop(running);
        });
        Process { registry, network, condition }
    }

    fn process(&self, node_index: usize) -> Process {
        self.nodes.lock().unwrap()[node_index].clone()
    }

    fn report(&self, violation: String) {
        self.violation.lock().unwrap().get_or_insert(violation);
    }

    /// Sends a request to a node over a slow network. A suspended node gets it when it resumes, but the sender may be
    /// gone by then.
    async fn ask<T: Send + 'static, F: Future<Output = T> + Send + 'static>(
        &self,
        node_index: usize,
        what: impl FnOnce(Arc<Registry>) -> F + Send + 'static,
    ) -> Option<T> {
        let process = self.process(node_index);
        let request_delay = self.randomness.time(0, 30);
        let reply_delay = self.randomness.time(0, 30);
        let (answer, answered) = oneshot::channel();
        tokio::spawn(async move {
            pass(request_delay).await;
            process.network.running().await;
            let reply = what(Arc::clone(&process.registry)).await;
            process.network.running().await;
            pass(reply_delay).await;
            // The sender may be gone.
            let _ = answer.send(reply);
        });
        timeout(ANSWER_TIMEOUT, answered).await.ok()?.ok()
    }

    /// Sends a request to the table's owner. Asks a random node first, which may refer it to the owner.
    async fn ask_owner<T: Send + 'static, F: Future<Output = Result<T, TableError>> + Send + 'static>(
        &self,
        what: impl Fn(Arc<Registry>) -> F + Clone + Send + 'static,
    ) -> Option<T> {
        let mut node_index = self.randomness.next_below(NODES);
        for _ in 0..2 {
            match self.ask(node_index, what.clone()).await? {
                Ok(answer) => return Some(answer),
                Err(TableError::OtherNode(owner)) => {
                    node_index = (0..NODES).find(|&node_index| *owner == *address(node_index))?;
                }
                Err(TableError::Unavailable) => return None,
                Err(error) => {
                    self.report(format!("cannot use the table: {error:?}"));
                    return None;
                }
            }
        }
        None
    }

    /// The table as a player sees it.
    async fn look(&self, player: u8) -> Option<Scene> {
        let look = move |registry: Arc<Registry>| async move {
            let (_, seen) = registry.snapshot(TABLE, Some(guest(player))).await?;
            Ok(seen)
        };
        let seen = self.ask_owner(look).await??;
        let n = self.database.lock().unwrap().n();
        if seen.screen.n() > n {
            self.report(format!("entry {} was shown, but only {n} are written", seen.screen.n()));
        }
        match &*seen.screen {
            Screen::Game(scene) => Some(Scene::clone(scene)),
            _ => None,
        }
    }

    /// Sends an action repeatedly until its outcome is known. Returns whether it happened.
    async fn action(&self, player: u8, id: String, n: u64, request: SeatRequest) -> bool {
        loop {
            let action = Request::Play { person: Person(player), id: id.clone(), n, request: request.clone() };
            let send = move |registry: Arc<Registry>| {
                let action = action.clone();
                async move { Ok(registry.table(TABLE).await?.request(action).await) }
            };
            match self.ask_owner(send).await {
                Some(Ok(n)) => {
                    self.acknowledge(Seat(player), id, n);
                    return true;
                }
                Some(Err(RequestError::Game(_))) => return false,
                // Retry a little later with the same id, as a page does.
                _ => pass(self.randomness.time(100, 1_500)).await,
            }
        }
    }

    fn acknowledge(&self, seat: Seat, id: String, n: u64) {
        let written = self.database.lock().unwrap().n();
        if n > written {
            self.report(format!("action {id} was acknowledged as entry {n}, but only {written} are written"));
        }
        self.acknowledged.lock().unwrap().push((seat, id, n));
    }

    /// Performs a player's actions, each on their turn.
    async fn play(self, player: u8) {
        let mut done = 0;
        let mut requested = 0;
        while done < ACTIONS {
            let Some(scene) = self.look(player).await else {
                pass(self.randomness.time(200, 1_000)).await;
                continue;
            };
            let Some(action) = next_action(&scene, Seat(player)) else {
                pass(self.randomness.time(100, 800)).await;
                continue;
            };
            requested += 1;
            if self.action(player, format!("{player}-{requested}"), scene.n, action).await {
                done += 1;
            }
        }
    }

    /// The host changes the time limit for turns several times. This writes entries that have no id by which the
    /// database could recognise them.
    async fn host(self) {
        for seconds in [60, 120, 180] {
            pass(self.randomness.time(0, 9_000)).await;
            let allow = move |registry: Arc<Registry>| async move {
                let request = TableRequest::Allow(Some(seconds));
                Ok(registry.table(TABLE).await?.request(Request::Table(Person(0), request)).await)
            };
            self.ask_owner(allow).await;
        }
    }

    /// Suspends nodes, cuts them off from the database, or kills and restarts them.
    async fn failures(self) {
        for _ in 0..self.randomness.next_below(MAX_FAILURES + 1) {
            pass(self.randomness.time(0, 5_000)).await;
            let node_index = self.randomness.next_below(NODES);
            let process = self.process(node_index);
            let condition = [Condition::Paused, Condition::CutOff, Condition::Dead][self.randomness.next_below(3)];
            process.condition.send_replace(condition);
            pass(self.randomness.time(500, 9_000)).await;
            if condition == Condition::Dead {
                // An upgraded server is never downgraded.
                let restarted = self.start(node_index, NEWER_FORMATS);
                self.nodes.lock().unwrap()[node_index] = restarted;
            } else {
                process.condition.send_replace(Condition::Running);
            }
        }
    }

    /// Checks the database, and returns the first problem.
    fn check(&self) -> Result<(), String> {
        let database = self.database.lock().unwrap();
        let mut actions = BTreeMap::new();
        for (row, n) in database.journal.iter().zip(1_u64..) {
            if row.epoch != row.present_epoch {
                return Err(format!("entry {n} was written by a node that had lost the table"));
            }
            if let Some(action) = &row.entry.action
                && let Some(before) = actions.insert(action.clone(), n)
            {
                return Err(format!("action {} is entry {before} and entry {n}", action.1));
            }
        }
        database.stored(NEWER_FORMATS).map_err(|error| format!("the journal is broken: {error}"))?;
        if let Some(error) = &database.unread {
            return Err(format!("a live node could not read the table: {error}"));
        }
        if let Some(violation) = self.violation.lock().unwrap().take() {
            return Err(violation);
        }
        for (seat, id, n) in &*self.acknowledged.lock().unwrap() {
            if actions.get(&(*seat, id.clone())) != Some(n) {
                return Err(format!("action {id} was acknowledged as entry {n}, but is not there"));
            }
        }
        Ok(())
    }
}

fn address(node_index: usize) -> String {
    format!("node-{node_index}:1")
}

/// The next action of the player whose turn it is: draws, then discards the first legal card. `None` if it isn't this
/// seat's turn.
fn next_action(scene: &Scene, seat: Seat) -> Option<SeatRequest> {
    let public = &scene.view.table.public;
    if public.to_act() != Some(seat) {
        return None;
    }
    let hand = canasta::faces::counts(&scene.view.hand);
    let actions: Vec<Action> = match public.phase() {
        Phase::Draw => vec![Action::Draw],
        _ => Kind::ALL.into_iter().map(Action::Discard).collect(),
    };
    let action = actions.into_iter().find(|action| public.check(&hand, action).is_ok())?;
    Some(SeatRequest::Action(scene.view.to_cards(&action)?))
}

pub(crate) struct Summary {
    pub(crate) entries: u64,
    /// Number of times a node acquired the table.
    pub(crate) epochs: u64,
    /// Whether there are entries in both formats.
    pub(crate) both_formats: bool,
}

/// Plays a schedule. Returns its summary, or what went wrong.
pub(crate) fn play(seed: u64, fault: Option<Fault>) -> Result<Summary, String> {
    let runtime = Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
    runtime.block_on(async {
        let schedule = Schedule::new(seed, fault);
        let begun = Instant::now();
        let run = async {
            tokio::join!(
                biased;
                schedule.clone().play(0),
                schedule.clone().play(1),
                schedule.clone().host(),
                schedule.clone().failures(),
            );
            // Requests that are still on their way may yet arrive.
            pass(Duration::from_secs(20)).await;
        };
        let done = timeout(MAX_DURATION, run).await;
        schedule.check()?;
        done.map_err(|_| format!("the game was stuck for {} s", begun.elapsed().as_secs()))?;
        let database = schedule.database.lock().unwrap();
        let newer = database.journal.last().is_some_and(|row| row.entry.text.starts_with(r#"{"v":4,"#));
        Ok(Summary { entries: database.n(), epochs: database.epoch, both_formats: newer })
    })
}
