//! A bounded pool of threads for thinking, away from the async ones, and fair: one queue a table, served in turn. A
//! machine that is slow or busy thinks less, it does not stall.
//!
//! **The bound.** While decisions wait, each may think for [`TURN`] divided by their number, times the threads; that is
//! looked up at every question of `go_on`, so that it also cuts short what has begun. A decision therefore begins less
//! than two [`TURN`]s after it was asked for, however many ask, as long as the bots heed `go_on`. Hints think only while
//! no decision waits, but for their first [`LEAST`].

use std::collections::{BTreeMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

/// In this time everything that waits is to be served.
pub(super) const TURN: Duration = Duration::from_secs(1);
/// What a hint may think for though decisions wait.
pub(super) const LEAST: Duration = Duration::from_millis(100);

/// Time since some moment; it never goes back.
pub(super) type Clock = Arc<dyn Fn() -> Duration + Send + Sync>;

/// The real one.
pub(super) fn clock() -> Clock {
    let start = Instant::now();
    Arc::new(move || start.elapsed())
}

/// How urgent something is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rank {
    /// A table waits for an act.
    Act,
    /// A person asked for advice; behind every act.
    Hint,
}

type Work = Box<dyn FnOnce(&dyn Fn() -> bool) -> Option<Tell> + Send>;
/// Sends what came of it to the asker.
type Tell = Box<dyn FnOnce() + Send>;

struct Job {
    rank: Rank,
    budget: Duration,
    work: Work,
}

/// Jobs of one rank, by table; whose turn it is.
#[derive(Default)]
struct Queue {
    jobs: BTreeMap<String, VecDeque<Job>>,
    turns: VecDeque<String>,
}

impl Queue {
    fn push(&mut self, table: &str, job: Job) {
        let of_table = self.jobs.entry(table.to_owned()).or_default();
        if of_table.is_empty() {
            self.turns.push_back(table.to_owned());
        }
        of_table.push_back(job);
    }

    /// The next job of the table whose turn it is; the table goes to the end of the row.
    fn pop(&mut self) -> Option<Job> {
        let table = self.turns.pop_front()?;
        let of_table = self.jobs.get_mut(&table)?;
        let job = of_table.pop_front();
        if of_table.is_empty() {
            self.jobs.remove(&table);
        } else {
            self.turns.push_back(table);
        }
        job
    }

    fn clear(&mut self) {
        self.jobs.clear();
        self.turns.clear();
    }
}

#[derive(Default)]
struct Waiting {
    acts: Queue,
    hints: Queue,
    /// Jobs that run now.
    running: usize,
}

struct Shared {
    waiting: Mutex<Waiting>,
    wake: Condvar,
    clock: Clock,
    threads: u32,
    open: AtomicBool,
    /// Decisions that wait.
    acts: AtomicUsize,
    /// The most that ran or waited at one time since the last moment at which no decision waited.
    crowd: AtomicUsize,
}

impl Shared {
    /// A panic leaves nothing half changed here: jobs run without the lock.
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn ask(&self, table: &str, job: Job) {
        let mut waiting = self.lock();
        if !self.open.load(Ordering::Relaxed) {
            return;
        }
        if job.rank == Rank::Act {
            let acts = self.acts.fetch_add(1, Ordering::Relaxed) + 1;
            self.crowd.fetch_max(acts + waiting.running, Ordering::Relaxed);
            waiting.acts.push(table, job);
        } else {
            waiting.hints.push(table, job);
        }
        drop(waiting);
        self.wake.notify_one();
    }

    /// The next job, as soon as there is one; `None` once the pool is closed.
    fn next(&self) -> Option<Job> {
        let mut waiting = self.lock();
        loop {
            if !self.open.load(Ordering::Relaxed) {
                return None;
            }
            if let Some(job) = waiting.acts.pop() {
                self.acts.fetch_sub(1, Ordering::Relaxed);
                waiting.running += 1;
                return Some(job);
            }
            // Nobody waits: the next crowd is counted anew, from those that still think.
            self.crowd.store(waiting.running, Ordering::Relaxed);
            if let Some(job) = waiting.hints.pop() {
                waiting.running += 1;
                return Some(job);
            }
            waiting = self.wake.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn run(&self, job: Job) {
        let started = (self.clock)();
        let Job { rank, budget, work } = job;
        let go_on = || {
            let thought = (self.clock)().saturating_sub(started);
            self.open.load(Ordering::Relaxed) && thought < budget.min(self.allowed(rank))
        };
        // A bot that crashes loses its choice, not the thread: whoever asked finds the answer gone.
        let told = catch_unwind(AssertUnwindSafe(|| work(&go_on))).ok().flatten();
        let mut waiting = self.lock();
        waiting.running -= 1;
        if self.acts.load(Ordering::Relaxed) == 0 {
            self.crowd.store(waiting.running, Ordering::Relaxed);
        }
        drop(waiting);
        // Not sooner: an asker who hears of it and asks again must not find this job, or the crowd before it, still counted.
        if let Some(tell) = told {
            tell();
        }
    }

    /// How long may be thought, as many as there are.
    fn allowed(&self, rank: Rank) -> Duration {
        match rank {
            Rank::Hint if self.acts.load(Ordering::Relaxed) > 0 => LEAST,
            Rank::Hint => Duration::MAX,
            Rank::Act => {
                let crowd = u32::try_from(self.crowd.load(Ordering::Relaxed)).unwrap_or(u32::MAX);
                TURN * self.threads / crowd.max(1)
            }
        }
    }
}

/// The pool. Its threads end when it is closed or dropped.
pub(crate) struct Pool {
    shared: Arc<Shared>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

impl Pool {
    /// Starts so many threads.
    ///
    /// # Errors
    /// The system gives none.
    pub(crate) fn start(name: &str, threads: u32, clock: Clock) -> std::io::Result<Self> {
        let shared = Arc::new(Shared {
            waiting: Mutex::default(),
            wake: Condvar::new(),
            clock,
            threads,
            open: AtomicBool::new(true),
            acts: AtomicUsize::new(0),
            crowd: AtomicUsize::new(0),
        });
        let pool = Self { shared, threads: Mutex::default() };
        for number in 0..threads {
            let shared = Arc::clone(&pool.shared);
            let work = move || {
                while let Some(job) = shared.next() {
                    shared.run(job);
                }
            };
            let thread = thread::Builder::new().name(format!("{name}-{number}")).spawn(work)?;
            pool.handles().push(thread);
        }
        Ok(pool)
    }

    fn handles(&self) -> MutexGuard<'_, Vec<JoinHandle<()>>> {
        self.threads.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Has something thought out, for at most `budget`. The answer never comes where it crashed or the pool was closed;
    /// what nobody waits for any more is left undone.
    pub(crate) fn ask<T: Send + 'static>(
        &self,
        table: &str,
        rank: Rank,
        budget: Duration,
        think: impl FnOnce(&dyn Fn() -> bool) -> T + Send + 'static,
    ) -> oneshot::Receiver<T> {
        let (told, answer) = oneshot::channel();
        let work = Box::new(move |go_on: &dyn Fn() -> bool| {
            if told.is_closed() {
                return None;
            }
            let thought = think(&|| go_on() && !told.is_closed());
            let tell: Tell = Box::new(move || {
                // Whoever asked may have gone.
                let _ = told.send(thought);
            });
            Some(tell)
        });
        self.shared.ask(table, Job { rank, budget, work });
        answer
    }

    /// Ends all thinking: what waits is forgotten, what runs is told to stop.
    pub(crate) fn close(&self) {
        let mut waiting = self.shared.lock();
        self.shared.open.store(false, Ordering::Relaxed);
        waiting.acts.clear();
        waiting.hints.clear();
        drop(waiting);
        self.shared.wake.notify_all();
    }

    /// Waits until every thread has ended. Blocks.
    pub(crate) fn join(&self) {
        let threads = std::mem::take(&mut *self.handles());
        for thread in threads {
            // It cannot have panicked, and if it has, it has ended.
            let _ = thread.join();
        }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.close();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU64;
    use std::sync::mpsc;

    use super::*;

    /// A clock that stands still, but for what moves it.
    #[derive(Clone, Default)]
    struct Hands(Arc<AtomicU64>);

    impl Hands {
        fn clock(&self) -> Clock {
            let millis = Arc::clone(&self.0);
            Arc::new(move || Duration::from_millis(millis.load(Ordering::Relaxed)))
        }

        fn now(&self) -> Duration {
            Duration::from_millis(self.0.load(Ordering::Relaxed))
        }

        /// Thinks as long as it may, a millisecond a thought.
        fn think(&self, go_on: &dyn Fn() -> bool) {
            while go_on() {
                self.0.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    /// A pool of one thread, which is held up until the gate opens.
    fn held_up(hands: &Hands) -> (Pool, mpsc::Sender<()>) {
        let pool = Pool::start("test", 1, hands.clock()).unwrap();
        let (gate, opened) = mpsc::channel::<()>();
        let (inside, came) = mpsc::channel();
        let answer = pool.ask("gate", Rank::Act, TURN, move |_| {
            inside.send(()).unwrap();
            let _ = opened.recv();
        });
        came.recv().unwrap();
        // Nobody waits for the gate; a closed answer would be left undone.
        std::mem::forget(answer);
        (pool, gate)
    }

    #[test]
    fn a_hundred_tables_are_served_within_the_bound() {
        let hands = Hands::default();
        let (pool, gate) = held_up(&hands);
        let answers: Vec<_> = (0..100)
            .map(|table| {
                let hands = hands.clone();
                pool.ask(&format!("table {table}"), Rank::Act, TURN, move |go_on| {
                    let began = hands.now();
                    hands.think(go_on);
                    (began, hands.now())
                })
            })
            .collect();
        gate.send(()).unwrap();
        for (place, answer) in answers.into_iter().enumerate() {
            let (began, ended) = answer.blocking_recv().unwrap();
            assert!(began < 2 * TURN, "table {place} waited {began:?}");
            assert!(ended - began < TURN / 20, "table {place} thought {:?}", ended - began);
        }
        // The crowd has gone: one alone thinks as long as it may.
        let alone = pool.ask("one", Rank::Act, TURN, move |go_on| {
            let began = hands.now();
            hands.think(go_on);
            hands.now() - began
        });
        assert_eq!(alone.blocking_recv().unwrap(), TURN);
    }

    #[test]
    fn what_has_begun_is_cut_short_when_others_come() {
        let hands = Hands::default();
        let pool = Arc::new(Pool::start("test", 1, hands.clock()).unwrap());
        let (thinks, asks) = (hands, Arc::clone(&pool));
        let first = pool.ask("first", Rank::Act, TURN, move |go_on| {
            // Nine others come in the middle of its thinking.
            let mut others = Vec::new();
            while go_on() {
                thinks.0.fetch_add(1, Ordering::Relaxed);
                if thinks.now() == Duration::from_millis(50) {
                    others = (0..9).map(|table| asks.ask(&format!("{table}"), Rank::Act, TURN, |_| ())).collect();
                }
            }
            (thinks.now(), others)
        });
        let (ended, others) = first.blocking_recv().unwrap();
        assert_eq!(ended, TURN / 10);
        for other in others {
            other.blocking_recv().unwrap();
        }
    }

    #[test]
    fn tables_take_turns_and_hints_come_last() {
        let hands = Hands::default();
        let (pool, gate) = held_up(&hands);
        let order = Arc::new(Mutex::new(Vec::new()));
        let note = |name: &'static str| {
            let order = Arc::clone(&order);
            move |_: &dyn Fn() -> bool| order.lock().unwrap().push(name)
        };
        let answers = [
            pool.ask("d", Rank::Hint, TURN, note("d, a hint")),
            pool.ask("a", Rank::Act, TURN, note("a, first")),
            pool.ask("a", Rank::Act, TURN, note("a, second")),
            pool.ask("a", Rank::Act, TURN, note("a, third")),
            pool.ask("b", Rank::Act, TURN, note("b, first")),
            pool.ask("b", Rank::Act, TURN, note("b, second")),
            pool.ask("c", Rank::Act, TURN, note("c")),
        ];
        gate.send(()).unwrap();
        for answer in answers {
            answer.blocking_recv().unwrap();
        }
        let wanted = ["a, first", "b, first", "c", "a, second", "b, second", "a, third", "d, a hint"];
        assert_eq!(*order.lock().unwrap(), wanted);
    }

    #[test]
    fn a_hint_gives_way_to_an_act() {
        let hands = Hands::default();
        let pool = Arc::new(Pool::start("test", 1, hands.clock()).unwrap());
        let (thinks, asks) = (hands, Arc::clone(&pool));
        let hint = pool.ask("a", Rank::Hint, TURN, move |go_on| {
            thinks.0.store(30, Ordering::Relaxed);
            let act = asks.ask("b", Rank::Act, TURN, |_| ());
            thinks.think(go_on);
            (thinks.now(), act)
        });
        let (thought, act) = hint.blocking_recv().unwrap();
        assert_eq!(thought, LEAST);
        act.blocking_recv().unwrap();
    }

    #[test]
    fn a_crash_ends_a_choice_and_not_the_thread() {
        let pool = Pool::start("test", 1, Hands::default().clock()).unwrap();
        let crashed: oneshot::Receiver<()> = pool.ask("a", Rank::Act, TURN, |_| panic!("a planted crash"));
        assert!(crashed.blocking_recv().is_err());
        assert_eq!(pool.ask("a", Rank::Act, TURN, |_| 7).blocking_recv(), Ok(7));
    }

    #[test]
    fn what_nobody_waits_for_is_left_undone() {
        let (pool, gate) = held_up(&Hands::default());
        let done = Arc::new(AtomicBool::new(false));
        let does = Arc::clone(&done);
        drop(pool.ask("a", Rank::Act, TURN, move |_| does.store(true, Ordering::Relaxed)));
        gate.send(()).unwrap();
        pool.ask("a", Rank::Act, TURN, |_| ()).blocking_recv().unwrap();
        assert!(!done.load(Ordering::Relaxed));
    }

    #[test]
    fn closing_ends_everything() {
        let hands = Hands::default();
        let pool = Arc::new(Pool::start("test", 2, hands.clock()).unwrap());
        let (inside, came) = mpsc::channel();
        let running = pool.ask("a", Rank::Act, Duration::MAX, move |go_on| {
            inside.send(()).unwrap();
            // Its clock stands still: only closing ends this.
            while go_on() {
                thread::yield_now();
            }
        });
        came.recv().unwrap();
        pool.close();
        pool.join();
        assert_eq!(running.blocking_recv(), Ok(()));
        assert!(pool.ask("a", Rank::Act, TURN, |_| ()).blocking_recv().is_err());
    }
}
