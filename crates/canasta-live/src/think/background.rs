//! Work for which nobody at a table waits: reviews of finished games and the like. It has a few threads of its own, half as many as the
//! machine has processors, so that no decision ever waits in a queue behind it; and each goes on only while a processor is left that no
//! decision and no hint wants, so that these do not share theirs either. Whatever is in the middle of its work then waits where it is.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use tokio::sync::oneshot;

use super::load::Load;

/// Jobs that may wait.
const MOST: usize = 256;

type Work = Box<dyn FnOnce(&dyn Fn() -> bool) + Send>;

struct Waiting {
    jobs: VecDeque<Work>,
    open: bool,
}

struct Shared {
    waiting: Mutex<Waiting>,
    wake: Condvar,
    load: Arc<Load>,
}

impl Shared {
    /// A panic leaves nothing half changed here: jobs run without the lock.
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next job, as soon as there is one; `None` once it is closed.
    fn next(&self) -> Option<Work> {
        let mut waiting = self.lock();
        loop {
            if !waiting.open {
                return None;
            }
            if let Some(job) = waiting.jobs.pop_front() {
                return Some(job);
            }
            waiting = self.wake.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Does one job after another, each while the tables have fewer jobs than so many.
    fn run(&self, most: usize) {
        lower_priority();
        while let Some(work) = self.next() {
            let go_on = || self.load.wait_below(most);
            // One that crashes loses its answer, not the thread.
            let _ = catch_unwind(AssertUnwindSafe(|| work(&go_on)));
        }
    }
}

/// What else the machine has to do, such as answering requests, is more urgent than this thread. Where the system does not take it, the
/// thread still waits for the tables.
#[cfg(target_os = "linux")]
fn lower_priority() {
    // On Linux it is this thread's alone.
    let _ = rustix::process::setpriority_process(None, NICE);
}

#[cfg(not(target_os = "linux"))]
const fn lower_priority() {}

/// A low priority, and not the lowest: on a machine that is busy with other programs it would never be done.
#[cfg(target_os = "linux")]
const NICE: i32 = 5;

/// Threads for work that can wait. They end when they are closed or dropped.
pub struct Background {
    shared: Arc<Shared>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

impl Background {
    /// Starts half as many threads as there are processors, one at least.
    ///
    /// # Errors
    /// The system gives none.
    pub(crate) fn start(processors: u32, load: Arc<Load>) -> std::io::Result<Self> {
        let waiting = Mutex::new(Waiting { jobs: VecDeque::new(), open: true });
        let shared = Arc::new(Shared { waiting, wake: Condvar::new(), load });
        let background = Self { shared, threads: Mutex::default() };
        for place in 0..(processors / 2).max(1) {
            // The first one needs one free processor, the second one two.
            let most = usize::try_from(processors.saturating_sub(place)).unwrap_or(1).max(1);
            let shared = Arc::clone(&background.shared);
            let thread = thread::Builder::new().name(format!("background-{place}")).spawn(move || shared.run(most))?;
            background.handles().push(thread);
        }
        Ok(background)
    }

    fn handles(&self) -> MutexGuard<'_, Vec<JoinHandle<()>>> {
        self.threads.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Has it done when its turn has come. `go_on`, which the work asks often, waits while the tables want the processors, and says
    /// `false` once the answer is not waited for any more or the server stops. No answer comes if the work crashes. `None` if too
    /// much waits already, or the server stops.
    pub fn submit<T: Send + 'static>(
        &self,
        work: impl FnOnce(&dyn Fn() -> bool) -> T + Send + 'static,
    ) -> Option<oneshot::Receiver<T>> {
        let (reply, answer) = oneshot::channel();
        let work = Box::new(move |go_on: &dyn Fn() -> bool| {
            if !reply.is_closed() && go_on() {
                let done = work(&|| !reply.is_closed() && go_on());
                // The task that asked may have gone.
                let _ = reply.send(done);
            }
        });
        let mut waiting = self.shared.lock();
        if !waiting.open || waiting.jobs.len() >= MOST {
            return None;
        }
        waiting.jobs.push_back(work);
        drop(waiting);
        self.shared.wake.notify_one();
        Some(answer)
    }

    /// Whether anything is still done.
    pub fn is_open(&self) -> bool {
        self.shared.lock().open
    }

    /// How many threads are in the middle of something and leave the processors to the tables.
    pub fn paused(&self) -> usize {
        self.shared.load.paused()
    }

    /// Ends all of it: what waits is forgotten, what runs is told to stop.
    pub(crate) fn close(&self) {
        let mut waiting = self.shared.lock();
        waiting.open = false;
        waiting.jobs.clear();
        drop(waiting);
        self.shared.wake.notify_all();
        self.shared.load.close();
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

impl Drop for Background {
    fn drop(&mut self) {
        self.close();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::super::pool::{Pool, Priority, clock};
    use super::*;

    const TURN: Duration = Duration::from_secs(1);

    /// The tables' pool and what is beside it, on a machine with so many processors.
    fn machine(processors: u32) -> (Pool, Background) {
        let load = Arc::<Load>::default();
        let pool = Pool::start("test", processors, clock(), Arc::clone(&load)).unwrap();
        (pool, Background::start(processors, load).unwrap())
    }

    /// A decision that thinks until the gate opens, once it thinks.
    fn decision(
        pool: &Pool,
        table: &str,
        then: impl FnOnce() + Send + 'static,
    ) -> (mpsc::Sender<()>, oneshot::Receiver<()>) {
        let ((gate, opened), (inside, came)) = (mpsc::channel::<()>(), mpsc::channel());
        let answer = pool.submit(table, Priority::Action, TURN, move |_| {
            inside.send(()).unwrap();
            let _ = opened.recv();
            then();
        });
        came.recv().unwrap();
        (gate, answer)
    }

    /// In the middle of its work it waits until the bot has decided; and the bot has not waited for it.
    #[test]
    fn a_decision_comes_before_what_is_under_way() {
        let (pool, background) = machine(1);
        let order = Arc::new(Mutex::new(Vec::new()));
        let note = |name: &'static str| {
            let order = Arc::clone(&order);
            move || order.lock().unwrap().push(name)
        };
        let ((inside, came), (more, goes)) = (mpsc::channel(), mpsc::channel::<()>());
        let goes_on = note("the review");
        let review = background.submit(move |go_on| {
            inside.send(()).unwrap();
            let _ = goes.recv();
            let on = go_on();
            goes_on();
            on
        });
        came.recv().unwrap();
        let (gate, answer) = decision(&pool, "a", note("the bot"));
        more.send(()).unwrap();
        while background.paused() == 0 && order.lock().unwrap().is_empty() {
            thread::yield_now();
        }
        gate.send(()).unwrap();
        answer.blocking_recv().unwrap();
        assert_eq!(review.unwrap().blocking_recv(), Ok(true));
        assert_eq!(*order.lock().unwrap(), ["the bot", "the review"]);
    }

    /// A processor that no bot needs is used.
    #[test]
    fn it_goes_on_beside_a_decision_that_leaves_a_processor() {
        let (pool, background) = machine(2);
        let (gate, answer) = decision(&pool, "a", || ());
        assert_eq!(background.submit(|go_on| go_on()).unwrap().blocking_recv(), Ok(true));
        let (second_gate, second) = decision(&pool, "b", || ());
        let waits = background.submit(|go_on| go_on()).unwrap();
        while background.paused() == 0 {
            thread::yield_now();
        }
        drop(second_gate);
        second.blocking_recv().unwrap();
        assert_eq!(waits.blocking_recv(), Ok(true));
        drop(gate);
        answer.blocking_recv().unwrap();
    }

    #[test]
    fn a_crash_loses_an_answer_and_not_the_thread() {
        let (_, background) = machine(1);
        let crashed = background.submit(|_| panic!("a planted crash"));
        let crashed: oneshot::Receiver<()> = crashed.unwrap();
        assert!(crashed.blocking_recv().is_err());
        assert_eq!(background.submit(|_| 7).unwrap().blocking_recv(), Ok(7));
    }

    #[test]
    fn what_nobody_waits_for_is_given_up() {
        let (_, background) = machine(1);
        let ((inside, came), (told, stops)) = (mpsc::channel(), mpsc::channel());
        let answer = background.submit(move |go_on| {
            inside.send(()).unwrap();
            while go_on() {
                thread::yield_now();
            }
            told.send(()).unwrap();
        });
        came.recv().unwrap();
        drop(answer);
        stops.recv().unwrap();
    }

    /// Also what leaves the processors to a decision.
    #[test]
    fn closing_ends_what_is_paused() {
        let (pool, background) = machine(1);
        let (inside, came) = mpsc::channel();
        let review = background.submit(move |go_on| {
            inside.send(()).unwrap();
            while go_on() {
                thread::yield_now();
            }
        });
        came.recv().unwrap();
        let (gate, _answer) = decision(&pool, "a", || ());
        while background.paused() == 0 {
            thread::yield_now();
        }
        background.close();
        background.join();
        assert_eq!(review.unwrap().blocking_recv(), Ok(()));
        assert!(background.submit(|_| ()).is_none() && !background.is_open());
        drop(gate);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_system_is_told_that_everything_else_is_more_urgent() {
        let (pool, background) = machine(1);
        let nice = || {
            let stat = std::fs::read_to_string("/proc/thread-self/stat").unwrap();
            // Behind the name in brackets: the state is the third, the nice value the nineteenth.
            stat.rsplit(')').next().unwrap().split_whitespace().nth(16).unwrap().parse::<i32>().unwrap()
        };
        let here = nice();
        assert_eq!(background.submit(move |_| nice()).unwrap().blocking_recv(), Ok(NICE));
        assert_eq!(pool.submit("a", Priority::Action, TURN, move |_| nice()).blocking_recv(), Ok(here));
    }

    #[test]
    fn too_much_is_refused() {
        let (_, background) = machine(1);
        let ((gate, opened), (inside, came)) = (mpsc::channel::<()>(), mpsc::channel());
        let _first = background.submit(move |_| {
            inside.send(()).unwrap();
            let _ = opened.recv();
        });
        came.recv().unwrap();
        let waiting: Vec<_> = (0..MOST).map(|_| background.submit(|_| ()).unwrap()).collect();
        assert!(background.submit(|_| ()).is_none());
        drop(gate);
        waiting.into_iter().for_each(|answer| answer.blocking_recv().unwrap());
    }
}
