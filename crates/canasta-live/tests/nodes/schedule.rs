//! Schedules: two nodes, two players, and what goes wrong between them, all of it from a seed; then what came of it is judged.

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
use crate::network::{Condition, Luck, Network, pass};
use crate::node_store::NodeStore;

const TABLE: &str = "t";
const NODES: usize = 2;
/// Acts of each player: two turns.
const ACTIONS: usize = 4;
/// Things that go wrong with nodes, at most.
const ACCIDENTS: usize = 4;
/// How long a player waits for an answer.
const PATIENCE: Duration = Duration::from_secs(8);
/// A schedule in which the players are not done by then stands still.
const LONGEST: Duration = Duration::from_secs(600);

/// The formats of a release that knows one more than the other.
const NEWER: Formats = Formats::with_next(NextFormat {
    write: |line| line.replacen(r#"{"v":2,"entry":"#, r#"{"v":3,"is":"#, 1),
    read: |line| Some(format!(r#"{{"v":2,"entry":{}"#, line.strip_prefix(r#"{"v":3,"is":"#)?)),
});

/// Nobody thinks in a schedule: there are no bots.
static THINKING: LazyLock<Arc<Thinking>> = LazyLock::new(|| Arc::new(Thinking::start(&Bots::levels()).unwrap()));

const fn guest(player: u8) -> GuestId {
    GuestId([player + 1; 16])
}

/// A game of two people in its first deal.
fn game() -> Vec<Entry> {
    let terms = Terms::of("hoyle", RuleSet::HOYLE, Players::new(2).unwrap());
    let person = |n: u8| [Entry::Came(Person(n)), Entry::Sat { seat: Seat(n), who: SeatedPlayer::Person(Person(n)) }];
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

/// The process of a node.
#[derive(Clone)]
struct Process {
    registry: Arc<Registry>,
    network: Network,
    condition: watch::Sender<Condition>,
}

/// Everything in a schedule, and what was seen of it.
#[derive(Clone)]
struct World {
    database: Arc<Mutex<Database>>,
    luck: Luck,
    losses: u32,
    /// The present process of each node.
    nodes: Arc<Mutex<Vec<Process>>>,
    /// Processes so far; each has an id of its own.
    started: Arc<Mutex<u8>>,
    /// Acts that were acknowledged: seat, id, number of the entry.
    acknowledged: Arc<Mutex<Vec<(Seat, String, u64)>>>,
    /// The first thing that must not be.
    wrong: Arc<Mutex<Option<String>>>,
}

impl World {
    fn new(seed: u64, fault: Option<Fault>) -> Self {
        let (entries, _) = NewEntry::sequence(&Chain::start(TABLE), &game(), 0);
        let person =
            |player| TablePerson { player, guest: Some(guest(player)), name: Some(format!("player {player}")) };
        let database = Database::new(fault, TABLE, entries, (0..2).map(person).collect());
        let luck = Luck::new(seed);
        let losses = [0, 5, 15, 30][luck.below(4)];
        let world = Self {
            database: Arc::new(Mutex::new(database)),
            luck,
            losses,
            nodes: Arc::default(),
            started: Arc::default(),
            acknowledged: Arc::default(),
            wrong: Arc::default(),
        };
        for place in 0..NODES {
            // Of each two schedules one begins with both servers of the older release, or one, or none.
            let formats = if seed >> place & 1 == 0 { Formats::RELEASED } else { NEWER };
            let process = world.start(place, formats);
            world.nodes.lock().unwrap().push(process);
        }
        world
    }

    /// Starts the process of a node, of a release that knows these formats.
    fn start(&self, place: usize, formats: Formats) -> Process {
        let number = {
            let mut started = self.started.lock().unwrap();
            *started += 1;
            *started
        };
        let (condition, seen) = watch::channel(Condition::Running);
        let network = Network::new(Arc::clone(&self.database), self.luck.clone(), self.losses, seen);
        let store = Arc::new(NodeStore::new(NodeId([number; 16]), network.clone(), formats));
        let node = Node::new(Arc::<NodeStore>::clone(&store));
        let (running, stop) = watch::channel(false);
        let reads = formats.newest();
        let entry = NewNode { address: address(place), release: "1.0.0".to_owned(), reads, alone: false };
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
            // Whoever starts servers starts one again that was not taken in.
            while node.join(&entry).await.is_err() {
                pass(Duration::from_millis(100)).await;
            }
            node.keep_lease(&entry).await;
            drop(running);
        });
        Process { registry, network, condition }
    }

    fn process(&self, place: usize) -> Process {
        self.nodes.lock().unwrap()[place].clone()
    }

    fn object(&self, what: String) {
        self.wrong.lock().unwrap().get_or_insert(what);
    }

    /// Asks a node something, over a way on which everything takes its time. A node that stands still gets it when it goes on,
    /// though whoever asked may have gone by then.
    async fn ask<T: Send + 'static, F: Future<Output = T> + Send + 'static>(
        &self,
        place: usize,
        what: impl FnOnce(Arc<Registry>) -> F + Send + 'static,
    ) -> Option<T> {
        let process = self.process(place);
        let (there, back) = (self.luck.time(0, 30), self.luck.time(0, 30));
        let (answer, answered) = oneshot::channel();
        tokio::spawn(async move {
            pass(there).await;
            process.network.running().await;
            let said = what(Arc::clone(&process.registry)).await;
            process.network.running().await;
            pass(back).await;
            // Whoever asked may have gone.
            let _ = answer.send(said);
        });
        timeout(PATIENCE, answered).await.ok()?.ok()
    }

    /// Asks whichever node has the table, beginning anywhere.
    async fn at_the_table<T: Send + 'static, F: Future<Output = Result<T, TableError>> + Send + 'static>(
        &self,
        what: impl Fn(Arc<Registry>) -> F + Clone + Send + 'static,
    ) -> Option<T> {
        let mut place = self.luck.below(NODES);
        for _ in 0..2 {
            match self.ask(place, what.clone()).await? {
                Ok(done) => return Some(done),
                Err(TableError::Elsewhere(owner)) => place = (0..NODES).find(|&place| *owner == *address(place))?,
                Err(TableError::Unavailable) => return None,
                Err(why) => {
                    self.object(format!("the table cannot be used: {why:?}"));
                    return None;
                }
            }
        }
        None
    }

    /// What a player sees.
    async fn look(&self, player: u8) -> Option<Scene> {
        let look = move |registry: Arc<Registry>| async move {
            let (_, seen) = registry.snapshot(TABLE, Some(guest(player))).await?;
            Ok(seen)
        };
        let seen = self.at_the_table(look).await??;
        let n = self.database.lock().unwrap().n();
        if seen.screen.n() > n {
            self.object(format!("entry {} was told, and {n} are written", seen.screen.n()));
        }
        match &*seen.screen {
            Screen::Game(scene) => Some(Scene::clone(scene)),
            _ => None,
        }
    }

    /// Asks for an act until it is known what came of it; whether it happened.
    async fn action(&self, player: u8, id: String, n: u64, request: SeatRequest) -> bool {
        loop {
            let action = Request::Play { person: Person(player), id: id.clone(), n, request: request.clone() };
            let send = move |registry: Arc<Registry>| {
                let action = action.clone();
                async move { Ok(registry.table(TABLE).await?.request(action).await) }
            };
            match self.at_the_table(send).await {
                Some(Ok(n)) => {
                    self.acknowledge(Seat(player), id, n);
                    return true;
                }
                Some(Err(RequestError::Game(_))) => return false,
                // As a page does: a little later again, under the same id.
                _ => pass(self.luck.time(100, 1_500)).await,
            }
        }
    }

    fn acknowledge(&self, seat: Seat, id: String, n: u64) {
        let written = self.database.lock().unwrap().n();
        if n > written {
            self.object(format!("action {id} was acknowledged as entry {n}, and {written} are written"));
        }
        self.acknowledged.lock().unwrap().push((seat, id, n));
    }

    /// A player makes their acts, each when it is their turn.
    async fn play(self, player: u8) {
        let (mut done, mut asked) = (0, 0);
        while done < ACTIONS {
            let Some(scene) = self.look(player).await else {
                pass(self.luck.time(200, 1_000)).await;
                continue;
            };
            let Some(action) = next_action(&scene, Seat(player)) else {
                pass(self.luck.time(100, 800)).await;
                continue;
            };
            asked += 1;
            if self.action(player, format!("{player}-{asked}"), scene.n, action).await {
                done += 1;
            }
        }
    }

    /// The host allows turns another time now and then: entries without an id by which the database would know them again.
    async fn host(self) {
        for seconds in [60, 120, 180] {
            pass(self.luck.time(0, 9_000)).await;
            let allow = move |registry: Arc<Registry>| async move {
                let request = TableRequest::Allow(Some(seconds));
                Ok(registry.table(TABLE).await?.request(Request::Table(Person(0), request)).await)
            };
            self.at_the_table(allow).await;
        }
    }

    /// Nodes stand still, are cut off from the database, or end and are started again.
    async fn accidents(self) {
        for _ in 0..self.luck.below(ACCIDENTS + 1) {
            pass(self.luck.time(0, 5_000)).await;
            let place = self.luck.below(NODES);
            let process = self.process(place);
            let accident = [Condition::Paused, Condition::CutOff, Condition::Dead][self.luck.below(3)];
            process.condition.send_replace(accident);
            pass(self.luck.time(500, 9_000)).await;
            if accident == Condition::Dead {
                // Whoever upgrades servers goes back with none.
                let again = self.start(place, NEWER);
                self.nodes.lock().unwrap()[place] = again;
            } else {
                process.condition.send_replace(Condition::Running);
            }
        }
    }

    /// What is wrong with what is stored, if anything.
    fn judge(&self) -> Result<(), String> {
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
        database.stored(NEWER).map_err(|why| format!("the journal does not hold: {why}"))?;
        if let Some(why) = &database.unread {
            return Err(format!("a living node could not read the table: {why}"));
        }
        if let Some(wrong) = self.wrong.lock().unwrap().take() {
            return Err(wrong);
        }
        for (seat, id, n) in &*self.acknowledged.lock().unwrap() {
            if actions.get(&(*seat, id.clone())) != Some(n) {
                return Err(format!("action {id} was acknowledged as entry {n}, and is not there"));
            }
        }
        Ok(())
    }
}

fn address(place: usize) -> String {
    format!("node-{place}:1")
}

/// What a player who is to act does: draws, and discards the first card that may be discarded.
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

/// What there was in the end of a schedule.
pub(crate) struct Played {
    pub(crate) entries: u64,
    /// How often a node took the table.
    pub(crate) epochs: u64,
    /// Whether entries are there in both formats.
    pub(crate) both_formats: bool,
}

/// Plays a schedule. What there was in the end, or what was wrong.
pub(crate) fn play(seed: u64, fault: Option<Fault>) -> Result<Played, String> {
    let runtime = Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
    runtime.block_on(async {
        let world = World::new(seed, fault);
        let begun = Instant::now();
        let everything = async {
            tokio::join!(
                biased;
                world.clone().play(0),
                world.clone().play(1),
                world.clone().host(),
                world.clone().accidents(),
            );
            // What is under way may still arrive.
            pass(Duration::from_secs(20)).await;
        };
        let done = timeout(LONGEST, everything).await;
        world.judge()?;
        done.map_err(|_| format!("the game stood still for {} s", begun.elapsed().as_secs()))?;
        let database = world.database.lock().unwrap();
        let newer = database.journal.last().is_some_and(|row| row.entry.text.starts_with(r#"{"v":2"#));
        Ok(Played { entries: database.n(), epochs: database.epoch, both_formats: newer })
    })
}
