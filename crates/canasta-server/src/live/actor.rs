//! The task of one live table. It alone changes the table: a wish is judged, its entry written, and only when that is
//! durable is it applied and shown.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use canasta::{DressedAct, Seat};
use canasta_pages::Pace;
use canasta_record::journal::{ActId, Chain, Entry, Person};
use canasta_record::scene::Scene;
use canasta_table::{Proposed, Table, Wish};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until};

use super::bots::{Begun, Bots, Chosen, pause};
use super::hints::Hints;
use super::{Command, Handle, Shown, Trouble, Wanted};
use crate::config::ServerConfig;
use crate::serve::stopped;
use crate::store::{Line, SessionHash, Store, WriteError};

/// Commands that may wait at a table.
const QUEUE: usize = 64;

/// The task of one table.
pub(super) struct Actor {
    table: Table,
    chain: Chain,
    store: Arc<Store>,
    config: ServerConfig,
    stop: watch::Receiver<bool>,
    bots: Bots,
    /// What the bot that is to act has chosen. It is chosen before the pause, so that the time a bot acts at does not
    /// tell how long it thought, and so nothing of its hand.
    chosen: Option<DressedAct>,
    /// What the bot that is to act will choose, as soon as it has thought.
    thinking: Option<oneshot::Receiver<Chosen>>,
    pace: Pace,
    /// The last entry and since when it is to be seen; the bots' pause counts from there.
    last: (Entry, Instant),
    scenes: BTreeMap<Seat, watch::Sender<Arc<Scene>>>,
    /// A permit for each window that may still follow the table.
    windows: Arc<Semaphore>,
}

/// What woke the task.
enum Wake {
    Command(Option<Command>),
    Bot(Seat),
    /// The seat's bot has thought; nothing came of it where it crashed.
    Thought(Seat, Option<Chosen>),
    Rest,
    Stop,
}

impl Actor {
    /// `None` if it has no deal.
    pub(super) fn new(
        table: Table,
        chain: Chain,
        store: Arc<Store>,
        config: ServerConfig,
        stop: watch::Receiver<bool>,
        bots: Bots,
    ) -> Option<Self> {
        let mut scenes = BTreeMap::new();
        for seat in table.players().seats().filter(|&seat| !table.is_bot(seat)) {
            scenes.insert(seat, watch::Sender::new(Arc::new(table.scene(Some(seat))?)));
        }
        let opened = Entry::Came(Person::HOST);
        let last = (opened, Instant::now());
        let windows = Arc::new(Semaphore::new(config.windows_a_table));
        Some(Self {
            table,
            chain,
            store,
            config,
            stop,
            bots,
            chosen: None,
            thinking: None,
            pace: Pace::default(),
            last,
            scenes,
            windows,
        })
    }

    /// The task with the hand that others hold of it.
    pub(super) fn with_handle(self, seats: BTreeMap<SessionHash, Seat>, hints: Hints) -> (Task, Handle) {
        let (commands, waiting) = mpsc::channel(QUEUE);
        let shown = |scene: &watch::Sender<_>| Shown { scene: scene.subscribe(), windows: Arc::clone(&self.windows) };
        let shown = self.scenes.iter().map(|(&seat, scene)| (seat, shown(scene))).collect();
        (Task { actor: self, waiting }, Handle { commands, shown, seats: Arc::new(seats), hints: Arc::new(hints) })
    }

    async fn wake(&mut self, waiting: &mut mpsc::Receiver<Command>) -> Wake {
        let bot = self.table.to_act().filter(|&seat| self.table.is_bot(seat));
        if let Some(seat) = bot
            && self.chosen.is_none()
            && self.thinking.is_none()
        {
            match self.bots.begin(&self.table, seat) {
                Begun::Chosen(act) => self.chosen = act,
                Begun::Thinking(answer) => self.thinking = Some(answer),
            }
        }
        let (pace, percent) = (self.pace, self.config.bot_pace_percent);
        // Whether it had to think, and how long, tells nothing: each of its acts waits as long as it may think.
        let wait =
            pause(&self.last.0, pace, percent).max(bot.map_or(Duration::ZERO, |seat| self.bots.time(seat, percent)));
        let bots_time = self.last.1 + wait;
        let rest = self.last.1.max(Instant::now()) + self.config.table_rest;
        let has_chosen = self.chosen.is_some();
        let thinking = &mut self.thinking;
        let thought = async {
            match thinking {
                Some(answer) => answer.await.ok(),
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            biased;
            () = stopped(&mut self.stop) => Wake::Stop,
            command = waiting.recv() => Wake::Command(command),
            chosen = thought => bot.map_or(Wake::Rest, |seat| Wake::Thought(seat, chosen)),
            () = sleep_until(bots_time), if has_chosen => bot.map_or(Wake::Rest, Wake::Bot),
            () = sleep_until(rest) => Wake::Rest,
        }
    }

    async fn wish(&mut self, by: ActId, n: u64, wanted: Wanted) -> Result<u64, Trouble> {
        let wish = match wanted {
            Wanted::Act(act) => Wish::Act(act),
            Wanted::NextDeal => Wish::NextDeal { deck: (self.config.deck)().ok_or(Trouble::NoRandomness)? },
        };
        match self.table.propose(by, n, wish).map_err(Trouble::Refused)? {
            Proposed::Done { n } => Ok(n),
            Proposed::New(entry) => self.enter(entry).await,
        }
    }

    /// Writes an entry, then does it, then shows it.
    async fn enter(&mut self, entry: Entry) -> Result<u64, Trouble> {
        let (line, chain) = Line::next(&self.chain, &entry);
        self.store.writer().append(self.table.id(), line).await.map_err(Trouble::Write)?;
        self.chain = chain;
        if self.table.apply(&entry).is_err() {
            // It was judged on this very table; if it does not fit all the same, the journal is right and this is not.
            return Err(Trouble::Gone);
        }
        self.last = (entry, Instant::now());
        self.bots.hear(&self.table);
        for (&seat, scene) in &self.scenes {
            if let Some(seen) = self.table.scene(Some(seat)) {
                scene.send_replace(Arc::new(seen));
            }
        }
        Ok(self.table.n())
    }

    /// The bot of the seat has thought: its act is chosen.
    fn thought(&mut self, seat: Seat, chosen: Option<Chosen>) {
        self.thinking = None;
        self.chosen = self.bots.settle(&self.table, seat, chosen);
    }

    /// A bot acts.
    async fn bot(&mut self, seat: Seat) -> Result<u64, Trouble> {
        let act = self.chosen.take().ok_or(Trouble::Gone)?;
        let n = self.table.n();
        match self.wish(ActId { seat, id: format!("bot-{n}") }, n, Wanted::Act(act)).await {
            // It was legal a moment ago: this task is not to be trusted any more, and must not try for ever.
            Err(Trouble::Refused(_)) => Err(Trouble::Gone),
            done => done,
        }
    }

    fn is_watched(&self) -> bool {
        self.windows.available_permits() < self.config.windows_a_table
    }
}

/// An actor with its queue.
pub(super) struct Task {
    actor: Actor,
    waiting: mpsc::Receiver<Command>,
}

impl Task {
    /// Runs until nobody comes any more, the server stops, or the journal does not take an entry.
    pub(super) async fn run(mut self) {
        loop {
            let (done, reply) = match self.actor.wake(&mut self.waiting).await {
                Wake::Command(Some(Command::Wish { by, n, wanted, reply })) => {
                    (self.actor.wish(by, n, wanted).await, Some(reply))
                }
                Wake::Command(Some(Command::Pace(pace))) => {
                    self.actor.pace = pace;
                    continue;
                }
                Wake::Thought(seat, chosen) => {
                    self.actor.thought(seat, chosen);
                    continue;
                }
                Wake::Bot(seat) => (self.actor.bot(seat).await, None),
                Wake::Rest if self.actor.is_watched() => continue,
                Wake::Command(None) | Wake::Rest | Wake::Stop => return,
            };
            let lost = matches!(done, Err(Trouble::Gone | Trouble::Write(WriteError::Conflict | WriteError::Stopped)));
            if lost {
                // Another start from the journal tells what is there; whoever hears of it finds this task ended.
                self.waiting.close();
            }
            if done == Err(Trouble::Write(WriteError::Full)) {
                self.actor.last.1 = Instant::now() + FULL_DISK;
            }
            if let Some(reply) = reply {
                // Whoever asked may have gone; what was done is done.
                let _ = reply.send(done);
            }
            if lost {
                return;
            }
        }
    }
}

/// How long a bot waits before it tries a full disk again.
const FULL_DISK: Duration = Duration::from_secs(5);
