//! A bounded pool of threads for thinking, away from the async ones, and fair: one queue a table, served in turn. A
//! machine that is slow or busy thinks less, it does not stall.
//!
//! **The bound.** While decisions wait, each may think for [`TURN`] divided by their number, times the threads; that is
//! looked up at every call of `go_on`, so that it also cuts short what has begun. A decision therefore begins less
//! than two [`TURN`]s after it was asked for, however many ask, as long as the bots heed `go_on`. Hints think only while
//! no decision waits, but for their first [`LEAST`].

use std::collections::{BTreeMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use super::load::Load;

/// The time in which all waiting decisions are to be served.
pub(super) const TURN: Duration = Duration::from_secs(1);
/// How long a hint may think even though decisions wait.
pub(super) const LEAST: Duration = Duration::from_millis(100);

/// Time since some moment; it never goes back.
pub(super) type Clock = Arc<dyn Fn() -> Duration + Send + Sync>;

/// The real clock.
pub(super) fn clock() -> Clock {
    let start = Instant::now();
    Arc::new(move || start.elapsed())
}

/// How urgent a job is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Priority {
    /// A table waits for an act.
    Action,
    /// A player asked for a hint; it comes after every act.
    Hint,
}

type Work = Box<dyn FnOnce(&dyn Fn() -> bool) -> Option<SendAnswer> + Send>;
/// Sends the answer to the task that asked.
type SendAnswer = Box<dyn FnOnce() + Send>;

struct Job {
    priority: Priority,
    budget: Duration,
    work: Work,
}

/// The jobs of one priority by table, and the order in which the tables are served.
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

    /// The next job of the table whose turn it is; the table goes to the end of the queue.
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

    /// Forgets all jobs; how many there were.
    fn clear(&mut self) -> usize {
        self.turns.clear();
        std::mem::take(&mut self.jobs).values().map(VecDeque::len).sum()
    }
}

#[derive(Default)]
struct Waiting {
    actions: Queue,
    hints: Queue,
    /// Jobs that run now.
    running: usize,
}

struct Shared {
    waiting: Mutex<Waiting>,
    wake: Condvar,
    clock: Clock,
    threads: u32,
    /// Where its jobs are counted with those of others.
    load: Arc<Load>,
    open: AtomicBool,
    /// How many decisions wait.
    waiting_actions: AtomicUsize,
    /// The most jobs that ran or waited at one time since the last moment at which no decision waited.
    peak: AtomicUsize,
}

impl Shared {
    /// A panic leaves nothing half changed here: jobs run without the lock.
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, table: &str, job: Job) {
        let mut waiting = self.lock();
        if !self.open.load(Ordering::Relaxed) {
            return;
        }
        self.load.add();
        if job.priority == Priority::Action {
            let actions = self.waiting_actions.fetch_add(1, Ordering::Relaxed) + 1;
            self.peak.fetch_max(actions + waiting.running, Ordering::Relaxed);
            waiting.actions.push(table, job);
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
            if let Some(job) = waiting.actions.pop() {
                self.waiting_actions.fetch_sub(1, Ordering::Relaxed);
                waiting.running += 1;
                return Some(job);
            }
            // No decision waits: the next peak is counted from the jobs that still run.
            self.peak.store(waiting.running, Ordering::Relaxed);
            if let Some(job) = waiting.hints.pop() {
                waiting.running += 1;
                return Some(job);
            }
            waiting = self.wake.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn run(&self, job: Job) {
        let started = (self.clock)();
        let Job { priority, budget, work } = job;
        let go_on = || {
            let thought = (self.clock)().saturating_sub(started);
            self.open.load(Ordering::Relaxed) && thought < budget.min(self.allowed(priority))
        };
        // A bot that crashes loses its decision, not the thread: the task that asked gets no answer.
        let answer = catch_unwind(AssertUnwindSafe(|| work(&go_on))).ok().flatten();
        let mut waiting = self.lock();
        waiting.running -= 1;
        if self.waiting_actions.load(Ordering::Relaxed) == 0 {
            self.peak.store(waiting.running, Ordering::Relaxed);
        }
        drop(waiting);
        self.load.remove(1);
        // Not sooner: a task that gets the answer and asks again must not find this job, or the peak before it, still counted.
        if let Some(send) = answer {
            send();
        }
    }

    /// How long a job may think, with as many as there are now.
    fn allowed(&self, priority: Priority) -> Duration {
        match priority {
            Priority::Hint if self.waiting_actions.load(Ordering::Relaxed) > 0 => LEAST,
            Priority::Hint => Duration::MAX,
            Priority::Action => {
                let peak = canasta::must_fit::<u32>(self.peak.load(Ordering::Relaxed));
                TURN * self.threads / peak.max(1)
            }
        }
    }
}

/// A pool. Its threads end when it is closed or dropped.
pub(crate) struct Pool {
    shared: Arc<Shared>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

impl Pool {
    /// Starts a pool of so many threads.
    ///
    /// # Errors
    /// The system gives none.
    pub(crate) fn start(name: &str, threads: u32, clock: Clock, load: Arc<Load>) -> std::io::Result<Self> {
        let shared = Arc::new(Shared {
            waiting: Mutex::default(),
            wake: Condvar::new(),
            clock,
            threads,
            load,
            open: AtomicBool::new(true),
            waiting_actions: AtomicUsize::new(0),
            peak: AtomicUsize::new(0),
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

    /// Has a thread think for at most `budget`. No answer comes if it crashed or the pool was closed; a job whose answer is not
    /// waited for any more is left undone.
    pub(crate) fn submit<T: Send + 'static>(
        &self,
        table: &str,
        priority: Priority,
        budget: Duration,
        think: impl FnOnce(&dyn Fn() -> bool) -> T + Send + 'static,
    ) -> oneshot::Receiver<T> {
        let (reply, answer) = oneshot::channel();
        let work = Box::new(move |go_on: &dyn Fn() -> bool| {
            if reply.is_closed() {
                return None;
            }
            let thought = think(&|| go_on() && !reply.is_closed());
            let send: SendAnswer = Box::new(move || {
                // The task that asked may have gone.
                let _ = reply.send(thought);
            });
            Some(send)
        });
        self.shared.add(table, Job { priority, budget, work });
        answer
    }

    /// Ends all thinking: what waits is forgotten, what runs is told to stop.
    pub(crate) fn close(&self) {
        let mut waiting = self.shared.lock();
        self.shared.open.store(false, Ordering::Relaxed);
        let forgotten = waiting.actions.clear() + waiting.hints.clear();
        drop(waiting);
        self.shared.load.remove(forgotten);
        self.shared.wake.notify_all();
    }

    /// Waits until every thread has ended. Blocks.
    pub(crate) fn join(&self) {
        let threads = std::mem::take(&mut *self.handles());
        for thread in threads {
            // If it has panicked, it has ended as well.
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

    /// A clock that stands still until a test moves it.
    #[derive(Clone, Default)]
    struct ManualClock(Arc<AtomicU64>);

    impl ManualClock {
        fn clock(&self) -> Clock {
            let millis = Arc::clone(&self.0);
            Arc::new(move || Duration::from_millis(millis.load(Ordering::Relaxed)))
        }

        fn now(&self) -> Duration {
            Duration::from_millis(self.0.load(Ordering::Relaxed))
        }

        /// Thinks for as long as it may, a millisecond at a time.
        fn think(&self, go_on: &dyn Fn() -> bool) {
            while go_on() {
                self.0.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    /// A pool of one thread, which is blocked until the gate opens.
    fn blocked_pool(clock: &ManualClock) -> (Pool, mpsc::Sender<()>) {
        let pool = Pool::start("test", 1, clock.clock(), Arc::default()).unwrap();
        let (gate, opened) = mpsc::channel::<()>();
        let (inside, came) = mpsc::channel();
        let answer = pool.submit("gate", Priority::Action, TURN, move |_| {
            inside.send(()).unwrap();
            let _ = opened.recv();
        });
        came.recv().unwrap();
        // A job whose answer is closed would be left undone.
        std::mem::forget(answer);
        (pool, gate)
    }

    #[test]
    fn a_hundred_tables_are_served_within_the_bound() {
        let clock = ManualClock::default();
        let (pool, gate) = blocked_pool(&clock);
        let answers: Vec<_> = (0..100)
            .map(|table| {
                let clock = clock.clone();
                pool.submit(&format!("table {table}"), Priority::Action, TURN, move |go_on| {
                    let began = clock.now();
                    clock.think(go_on);
                    (began, clock.now())
                })
            })
            .collect();
        gate.send(()).unwrap();
        for (place, answer) in answers.into_iter().enumerate() {
            let (began, ended) = answer.blocking_recv().unwrap();
            assert!(began < 2 * TURN, "table {place} waited {began:?}");
            assert!(ended - began < TURN / 20, "table {place} thought {:?}", ended - began);
        }
        // The others have gone: one job alone thinks for as long as it may.
        let alone = pool.submit("one", Priority::Action, TURN, move |go_on| {
            let began = clock.now();
            clock.think(go_on);
            clock.now() - began
        });
        assert_eq!(alone.blocking_recv().unwrap(), TURN);
    }

    #[test]
    fn a_job_that_runs_is_cut_short_when_others_come() {
        let clock = ManualClock::default();
        let pool = Arc::new(Pool::start("test", 1, clock.clock(), Arc::default()).unwrap());
        let (thinks, asks) = (clock, Arc::clone(&pool));
        let first = pool.submit("first", Priority::Action, TURN, move |go_on| {
            // Nine others come in the middle of its thinking.
            let mut others = Vec::new();
            while go_on() {
                thinks.0.fetch_add(1, Ordering::Relaxed);
                if thinks.now() == Duration::from_millis(50) {
                    others =
                        (0..9).map(|table| asks.submit(&format!("{table}"), Priority::Action, TURN, |_| ())).collect();
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
        let clock = ManualClock::default();
        let (pool, gate) = blocked_pool(&clock);
        let order = Arc::new(Mutex::new(Vec::new()));
        let note = |name: &'static str| {
            let order = Arc::clone(&order);
            move |_: &dyn Fn() -> bool| order.lock().unwrap().push(name)
        };
        let answers = [
            pool.submit("d", Priority::Hint, TURN, note("d, a hint")),
            pool.submit("a", Priority::Action, TURN, note("a, first")),
            pool.submit("a", Priority::Action, TURN, note("a, second")),
            pool.submit("a", Priority::Action, TURN, note("a, third")),
            pool.submit("b", Priority::Action, TURN, note("b, first")),
            pool.submit("b", Priority::Action, TURN, note("b, second")),
            pool.submit("c", Priority::Action, TURN, note("c")),
        ];
        gate.send(()).unwrap();
        for answer in answers {
            answer.blocking_recv().unwrap();
        }
        let wanted = ["a, first", "b, first", "c", "a, second", "b, second", "a, third", "d, a hint"];
        assert_eq!(*order.lock().unwrap(), wanted);
    }

    #[test]
    fn a_hint_gives_way_to_an_action() {
        let clock = ManualClock::default();
        let pool = Arc::new(Pool::start("test", 1, clock.clock(), Arc::default()).unwrap());
        let (thinks, asks) = (clock, Arc::clone(&pool));
        let hint = pool.submit("a", Priority::Hint, TURN, move |go_on| {
            thinks.0.store(30, Ordering::Relaxed);
            let action = asks.submit("b", Priority::Action, TURN, |_| ());
            thinks.think(go_on);
            (thinks.now(), action)
        });
        let (thought, action) = hint.blocking_recv().unwrap();
        assert_eq!(thought, LEAST);
        action.blocking_recv().unwrap();
    }

    #[test]
    fn a_crash_ends_a_decision_and_not_the_thread() {
        let pool = Pool::start("test", 1, ManualClock::default().clock(), Arc::default()).unwrap();
        let crashed: oneshot::Receiver<()> = pool.submit("a", Priority::Action, TURN, |_| panic!("a planted crash"));
        assert!(crashed.blocking_recv().is_err());
        assert_eq!(pool.submit("a", Priority::Action, TURN, |_| 7).blocking_recv(), Ok(7));
    }

    #[test]
    fn a_job_whose_answer_is_not_waited_for_is_left_undone() {
        let (pool, gate) = blocked_pool(&ManualClock::default());
        let done = Arc::new(AtomicBool::new(false));
        let does = Arc::clone(&done);
        drop(pool.submit("a", Priority::Action, TURN, move |_| does.store(true, Ordering::Relaxed)));
        gate.send(()).unwrap();
        pool.submit("a", Priority::Action, TURN, |_| ()).blocking_recv().unwrap();
        assert!(!done.load(Ordering::Relaxed));
    }

    #[test]
    fn closing_ends_everything() {
        let clock = ManualClock::default();
        let pool = Arc::new(Pool::start("test", 2, clock.clock(), Arc::default()).unwrap());
        let (inside, came) = mpsc::channel();
        let running = pool.submit("a", Priority::Action, Duration::MAX, move |go_on| {
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
        assert!(pool.submit("a", Priority::Action, TURN, |_| ()).blocking_recv().is_err());
    }
}
