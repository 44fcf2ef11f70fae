//! A bounded, fair pool of threads for thinking, separate from the async ones. Each table has a queue, and the queues
//! are served in turn. On a slow or busy machine, bots think less, but nothing stalls.
//!
//! **The bound.** While decisions are queued, each may think for [`ROUND_TIME`] times the number of threads, divided by
//! the number of decisions. Every call of `go_on` checks this limit, so it also cuts running decisions short. A
//! decision therefore starts less than two [`ROUND_TIME`]s after its request, however many there are, as long as bots
//! heed `go_on`. Hints think only while no decision is queued, except for their first [`MIN_HINT_TIME`].

use std::collections::{BTreeMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use super::load::Load;

/// Target time in which to serve all queued decisions.
pub(super) const ROUND_TIME: Duration = Duration::from_secs(1);
/// How long a hint may always think, even if decisions are queued.
pub(super) const MIN_HINT_TIME: Duration = Duration::from_millis(100);

/// Returns the time since some fixed start. It never goes back.
pub(super) type Clock = Arc<dyn Fn() -> Duration + Send + Sync>;

/// The real clock.
pub(super) fn clock() -> Clock {
    let start = Instant::now();
    Arc::new(move || start.elapsed())
}

/// Urgency of a job.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Priority {
    /// A table is waiting for an action.
    Action,
    /// A player has asked for a hint. Every action comes first.
    Hint,
}

type Work = Box<dyn FnOnce(&dyn Fn() -> bool) -> Option<SendAnswer> + Send>;
/// Sends the answer to the caller.
type SendAnswer = Box<dyn FnOnce() + Send>;

struct Job {
    priority: Priority,
    budget: Duration,
    work: Work,
}

/// Jobs of one priority for each table, and the order in which tables are served.
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

    /// The next job of the table whose turn it is. That table then goes to the back of the queue.
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

    /// Discards all jobs; returns their number.
    fn clear(&mut self) -> usize {
        self.turns.clear();
        std::mem::take(&mut self.jobs).values().map(VecDeque::len).sum()
    }
}

#[derive(Default)]
struct Jobs {
    actions: Queue,
    hints: Queue,
    running: usize,
}

struct Shared {
    waiting: Mutex<Jobs>,
    wake: Condvar,
    clock: Clock,
    threads: u32,
    /// Counts this pool's jobs together with those of other pools.
    load: Arc<Load>,
    is_open: AtomicBool,
    /// Number of queued decisions.
    waiting_actions: AtomicUsize,
    /// Maximum number of running and queued jobs since the decision queue was last empty.
    peak: AtomicUsize,
}

impl Shared {
    // A panic can't leave anything half changed, because jobs run without the lock.
    fn lock(&self) -> MutexGuard<'_, Jobs> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, table: &str, job: Job) {
        let mut waiting = self.lock();
        if !self.is_open.load(Ordering::Relaxed) {
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

    /// Waits for the next job; `None` once the pool is closed.
    fn next(&self) -> Option<Job> {
        let mut waiting = self.lock();
        loop {
            if !self.is_open.load(Ordering::Relaxed) {
                return None;
            }
            if let Some(job) = waiting.actions.pop() {
                self.waiting_actions.fetch_sub(1, Ordering::Relaxed);
                waiting.running += 1;
                return Some(job);
            }
            // No decision is queued, so the next peak starts at the number of running jobs.
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
            self.is_open.load(Ordering::Relaxed) && thought < budget.min(self.max_time(priority))
        };
        // If a bot crashes, its decision is lost, but the thread survives. The caller gets no answer.
        let answer = catch_unwind(AssertUnwindSafe(|| work(&go_on))).ok().flatten();
        let mut waiting = self.lock();
        waiting.running -= 1;
        if self.waiting_actions.load(Ordering::Relaxed) == 0 {
            self.peak.store(waiting.running, Ordering::Relaxed);
        }
        drop(waiting);
        self.load.remove(1);
        // Answer only now. If the caller asks again at once, this job and the old peak must no longer be counted.
        if let Some(send) = answer {
            send();
        }
    }

    /// Maximum thinking time of a job, with the current number of jobs.
    fn max_time(&self, priority: Priority) -> Duration {
        match priority {
            Priority::Hint if self.waiting_actions.load(Ordering::Relaxed) > 0 => MIN_HINT_TIME,
            Priority::Hint => Duration::MAX,
            Priority::Action => {
                let peak = canasta::must_fit::<u32>(self.peak.load(Ordering::Relaxed));
                ROUND_TIME * self.threads / peak.max(1)
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
    /// Starts a pool with this many threads.
    ///
    /// # Errors
    /// The OS can't start a thread.
    pub(crate) fn start(name: &str, threads: u32, clock: Clock, load: Arc<Load>) -> std::io::Result<Self> {
        let shared = Arc::new(Shared {
            waiting: Mutex::default(),
            wake: Condvar::new(),
            clock,
            threads,
            load,
            is_open: AtomicBool::new(true),
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

    /// Lets a thread think for at most `budget`. If it crashes, or if the pool is closed, there is no answer. If the
    /// receiver is dropped, the job is skipped.
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
                // The caller may be gone.
                let _ = reply.send(thought);
            });
            Some(send)
        });
        self.shared.add(table, Job { priority, budget, work });
        answer
    }

    /// Discards queued jobs and stops running ones.
    pub(crate) fn close(&self) {
        let mut waiting = self.shared.lock();
        self.shared.is_open.store(false, Ordering::Relaxed);
        let forgotten = waiting.actions.clear() + waiting.hints.clear();
        drop(waiting);
        self.shared.load.remove(forgotten);
        self.shared.wake.notify_all();
    }

    /// Waits until every thread has ended. Blocks.
    pub(crate) fn join(&self) {
        let threads = std::mem::take(&mut *self.handles());
        for thread in threads {
            // A thread that has panicked has ended as well.
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

    /// A clock that a test advances.
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

        /// Thinks for as long as allowed, in steps of a millisecond.
        fn think(&self, go_on: &dyn Fn() -> bool) {
            while go_on() {
                self.0.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    /// A pool with one thread, which is blocked until the gate is opened.
    fn blocked_pool(clock: &ManualClock) -> (Pool, mpsc::Sender<()>) {
        let pool = Pool::start("test", 1, clock.clock(), Arc::default()).unwrap();
        let (gate, opened) = mpsc::channel::<()>();
        let (started, has_started) = mpsc::channel();
        let answer = pool.submit("gate", Priority::Action, ROUND_TIME, move |_| {
            started.send(()).unwrap();
            let _ = opened.recv();
        });
        has_started.recv().unwrap();
        // Keep the receiver alive, because a job whose receiver was dropped would be skipped.
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
                pool.submit(&format!("table {table}"), Priority::Action, ROUND_TIME, move |go_on| {
                    let began = clock.now();
                    clock.think(go_on);
                    (began, clock.now())
                })
            })
            .collect();
        gate.send(()).unwrap();
        for (table, answer) in answers.into_iter().enumerate() {
            let (began, ended) = answer.blocking_recv().unwrap();
            assert!(began < 2 * ROUND_TIME, "table {table} waited {began:?}");
            assert!(ended - began < ROUND_TIME / 20, "table {table} thought {:?}", ended - began);
        }
        // The others are done, so a single job can think for the full time.
        let alone = pool.submit("one", Priority::Action, ROUND_TIME, move |go_on| {
            let began = clock.now();
            clock.think(go_on);
            clock.now() - began
        });
        assert_eq!(alone.blocking_recv().unwrap(), ROUND_TIME);
    }

    #[test]
    fn a_running_job_is_cut_short_when_others_arrive() {
        let clock = ManualClock::default();
        let pool = Arc::new(Pool::start("test", 1, clock.clock(), Arc::default()).unwrap());
        let thinking_clock = clock;
        let second_pool = Arc::clone(&pool);
        let first = pool.submit("first", Priority::Action, ROUND_TIME, move |go_on| {
            // While it is thinking, nine others arrive.
            let mut others = Vec::new();
            while go_on() {
                thinking_clock.0.fetch_add(1, Ordering::Relaxed);
                if thinking_clock.now() == Duration::from_millis(50) {
                    others = (0..9)
                        .map(|table| second_pool.submit(&format!("{table}"), Priority::Action, ROUND_TIME, |_| ()))
                        .collect();
                }
            }
            (thinking_clock.now(), others)
        });
        let (ended, others) = first.blocking_recv().unwrap();
        assert_eq!(ended, ROUND_TIME / 10);
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
            pool.submit("d", Priority::Hint, ROUND_TIME, note("d, a hint")),
            pool.submit("a", Priority::Action, ROUND_TIME, note("a, first")),
            pool.submit("a", Priority::Action, ROUND_TIME, note("a, second")),
            pool.submit("a", Priority::Action, ROUND_TIME, note("a, third")),
            pool.submit("b", Priority::Action, ROUND_TIME, note("b, first")),
            pool.submit("b", Priority::Action, ROUND_TIME, note("b, second")),
            pool.submit("c", Priority::Action, ROUND_TIME, note("c")),
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
        let thinking_clock = clock;
        let second_pool = Arc::clone(&pool);
        let hint = pool.submit("a", Priority::Hint, ROUND_TIME, move |go_on| {
            thinking_clock.0.store(30, Ordering::Relaxed);
            let action = second_pool.submit("b", Priority::Action, ROUND_TIME, |_| ());
            thinking_clock.think(go_on);
            (thinking_clock.now(), action)
        });
        let (thought, action) = hint.blocking_recv().unwrap();
        assert_eq!(thought, MIN_HINT_TIME);
        action.blocking_recv().unwrap();
    }

    #[test]
    fn a_crash_loses_the_decision_but_not_the_thread() {
        let pool = Pool::start("test", 1, ManualClock::default().clock(), Arc::default()).unwrap();
        let crashed: oneshot::Receiver<()> =
            pool.submit("a", Priority::Action, ROUND_TIME, |_| panic!("a planted crash"));
        assert!(crashed.blocking_recv().is_err());
        assert_eq!(pool.submit("a", Priority::Action, ROUND_TIME, |_| 7).blocking_recv(), Ok(7));
    }

    #[test]
    fn skips_a_job_whose_answer_is_no_longer_wanted() {
        let (pool, gate) = blocked_pool(&ManualClock::default());
        let done = Arc::new(AtomicBool::new(false));
        let done_by_job = Arc::clone(&done);
        drop(pool.submit("a", Priority::Action, ROUND_TIME, move |_| done_by_job.store(true, Ordering::Relaxed)));
        gate.send(()).unwrap();
        pool.submit("a", Priority::Action, ROUND_TIME, |_| ()).blocking_recv().unwrap();
        assert!(!done.load(Ordering::Relaxed));
    }

    #[test]
    fn closing_ends_everything() {
        let clock = ManualClock::default();
        let pool = Arc::new(Pool::start("test", 2, clock.clock(), Arc::default()).unwrap());
        let (started, has_started) = mpsc::channel();
        let running = pool.submit("a", Priority::Action, Duration::MAX, move |go_on| {
            started.send(()).unwrap();
            // The clock doesn't advance, so only closing the pool ends this.
            while go_on() {
                thread::yield_now();
            }
        });
        has_started.recv().unwrap();
        pool.close();
        pool.join();
        assert_eq!(running.blocking_recv(), Ok(()));
        assert!(pool.submit("a", Priority::Action, ROUND_TIME, |_| ()).blocking_recv().is_err());
    }
}
