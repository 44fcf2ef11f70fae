//! Work that no one at a table waits for, such as reviews of finished games. It has a few threads of its own, half as
//! many as the machine has processors, so that it never delays a queued decision. Each runs only while decisions and
//! hints leave a processor free. Otherwise its work pauses where it is.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use tokio::sync::oneshot;

use super::load::Load;

const MAX_QUEUED_JOBS: usize = 256;

type Work = Box<dyn FnOnce(&dyn Fn() -> bool) + Send>;

struct Jobs {
    queue: VecDeque<Work>,
    is_open: bool,
}

struct Shared {
    waiting: Mutex<Jobs>,
    wake: Condvar,
    load: Arc<Load>,
}

impl Shared {
    // A panic can't leave anything half changed, because jobs run without the lock.
    fn lock(&self) -> MutexGuard<'_, Jobs> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the next job; `None` once closed.
    fn next(&self) -> Option<Work> {
        let mut waiting = self.lock();
        loop {
            if !waiting.is_open {
                return None;
            }
            if let Some(job) = waiting.queue.pop_front() {
                return Some(job);
            }
            waiting = self.wake.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Runs jobs one at a time, and only while the tables have fewer than `max_load` jobs.
    fn run(&self, max_load: usize) {
        lower_priority();
        while let Some(work) = self.next() {
            let go_on = || self.load.wait_below(max_load);
            // A crash loses only the answer, not the thread.
            let _ = catch_unwind(AssertUnwindSafe(|| work(&go_on)));
        }
    }
}

/// Gives priority to everything else on the machine, such as answering requests. If the OS refuses, the thread still
/// pauses for the tables.
#[cfg(target_os = "linux")]
fn lower_priority() {
    // On Linux this applies only to the calling thread.
    let _ = rustix::process::setpriority_process(None, NICE_VALUE);
}

#[cfg(not(target_os = "linux"))]
const fn lower_priority() {}

/// A low priority, but not the lowest. With the lowest, work would never finish on a machine that is busy with other
/// programs.
#[cfg(target_os = "linux")]
const NICE_VALUE: i32 = 5;

/// Threads for work that can wait. They end when closed or dropped.
pub struct Background {
    shared: Arc<Shared>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

impl Background {
    /// Starts half as many threads as there are processors, but at least one.
    ///
    /// # Errors
    /// The OS can't start a thread.
    pub(crate) fn start(processors: u32, load: Arc<Load>) -> std::io::Result<Self> {
        let waiting = Mutex::new(Jobs { queue: VecDeque::new(), is_open: true });
        let shared = Arc::new(Shared { waiting, wake: Condvar::new(), load });
        let background = Self { shared, threads: Mutex::default() };
        for number in 0..(processors / 2).max(1) {
            // The first thread needs one free processor, the second thread two, and so on.
            let max_load = usize::try_from(processors.saturating_sub(number)).unwrap_or(1).max(1);
            let shared = Arc::clone(&background.shared);
            let thread =
                thread::Builder::new().name(format!("background-{number}")).spawn(move || shared.run(max_load))?;
            background.handles().push(thread);
        }
        Ok(background)
    }

    fn handles(&self) -> MutexGuard<'_, Vec<JoinHandle<()>>> {
        self.threads.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Queues work. The work must call `go_on` often. That call blocks while the tables need the processors, and
    /// returns false once no one is waiting for the answer or the server is stopping. If the work crashes, there is no
    /// answer. `None` if the queue is full or the server is stopping.
    pub fn submit<T: Send + 'static>(
        &self,
        work: impl FnOnce(&dyn Fn() -> bool) -> T + Send + 'static,
    ) -> Option<oneshot::Receiver<T>> {
        let (reply, answer) = oneshot::channel();
        let work = Box::new(move |go_on: &dyn Fn() -> bool| {
            if !reply.is_closed() && go_on() {
                let done = work(&|| !reply.is_closed() && go_on());
                // The caller may be gone.
                let _ = reply.send(done);
            }
        });
        let mut waiting = self.shared.lock();
        if !waiting.is_open || waiting.queue.len() >= MAX_QUEUED_JOBS {
            return None;
        }
        waiting.queue.push_back(work);
        drop(waiting);
        self.shared.wake.notify_one();
        Some(answer)
    }

    /// Whether it still accepts work.
    pub fn is_open(&self) -> bool {
        self.shared.lock().is_open
    }

    /// Number of threads that are paused to leave the processors to the tables.
    pub fn paused(&self) -> usize {
        self.shared.load.paused()
    }

    /// Discards queued work and stops running work.
    pub(crate) fn close(&self) {
        let mut waiting = self.shared.lock();
        waiting.is_open = false;
        waiting.queue.clear();
        drop(waiting);
        self.shared.wake.notify_all();
        self.shared.load.close();
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

    const TIME_LIMIT: Duration = Duration::from_secs(1);

    /// The tables' pool and the background threads of a machine with this many processors.
    fn machine(processors: u32) -> (Pool, Background) {
        let load = Arc::<Load>::default();
        let pool = Pool::start("test", processors, clock(), Arc::clone(&load)).unwrap();
        (pool, Background::start(processors, load).unwrap())
    }

    /// Starts a decision that continues until the gate is opened, and waits until it has started thinking.
    fn decision(
        pool: &Pool,
        table: &str,
        then: impl FnOnce() + Send + 'static,
    ) -> (mpsc::Sender<()>, oneshot::Receiver<()>) {
        let (gate, opened) = mpsc::channel::<()>();
        let (started, has_started) = mpsc::channel();
        let answer = pool.submit(table, Priority::Action, TIME_LIMIT, move |_| {
            started.send(()).unwrap();
            let _ = opened.recv();
            then();
        });
        has_started.recv().unwrap();
        (gate, answer)
    }

    /// Background work pauses until the bot has decided. The bot doesn't wait for it.
    #[test]
    fn a_decision_interrupts_running_work() {
        let (pool, background) = machine(1);
        let order = Arc::new(Mutex::new(Vec::new()));
        let note = |name: &'static str| {
            let order = Arc::clone(&order);
            move || order.lock().unwrap().push(name)
        };
        let (started, has_started) = mpsc::channel();
        let (proceed, may_proceed) = mpsc::channel::<()>();
        let note_review = note("the review");
        let review = background.submit(move |go_on| {
            started.send(()).unwrap();
            let _ = may_proceed.recv();
            let result = go_on();
            note_review();
            result
        });
        has_started.recv().unwrap();
        let (gate, answer) = decision(&pool, "a", note("the bot"));
        proceed.send(()).unwrap();
        while background.paused() == 0 && order.lock().unwrap().is_empty() {
            thread::yield_now();
        }
        gate.send(()).unwrap();
        answer.blocking_recv().unwrap();
        assert_eq!(review.unwrap().blocking_recv(), Ok(true));
        assert_eq!(*order.lock().unwrap(), ["the bot", "the review"]);
    }

    /// Background work uses a processor that no bot needs.
    #[test]
    fn work_continues_while_a_processor_is_free() {
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
    fn a_crash_loses_the_answer_but_not_the_thread() {
        let (_, background) = machine(1);
        let crashed = background.submit(|_| panic!("a planted crash"));
        let crashed: oneshot::Receiver<()> = crashed.unwrap();
        assert!(crashed.blocking_recv().is_err());
        assert_eq!(background.submit(|_| 7).unwrap().blocking_recv(), Ok(7));
    }

    #[test]
    fn stops_work_whose_answer_is_no_longer_wanted() {
        let (_, background) = machine(1);
        let (started, has_started) = mpsc::channel();
        let (stopped, has_stopped) = mpsc::channel();
        let answer = background.submit(move |go_on| {
            started.send(()).unwrap();
            while go_on() {
                thread::yield_now();
            }
            stopped.send(()).unwrap();
        });
        has_started.recv().unwrap();
        drop(answer);
        has_stopped.recv().unwrap();
    }

    #[test]
    fn closing_ends_paused_work() {
        let (pool, background) = machine(1);
        let (started, has_started) = mpsc::channel();
        let review = background.submit(move |go_on| {
            started.send(()).unwrap();
            while go_on() {
                thread::yield_now();
            }
        });
        has_started.recv().unwrap();
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
    fn background_threads_have_low_priority() {
        let (pool, background) = machine(1);
        let nice = || {
            let stat = std::fs::read_to_string("/proc/thread-self/stat").unwrap();
            // After the name in parentheses, the first field is the state and the seventeenth is the nice value.
            stat.rsplit(')').next().unwrap().split_whitespace().nth(16).unwrap().parse::<i32>().unwrap()
        };
        let here = nice();
        assert_eq!(background.submit(move |_| nice()).unwrap().blocking_recv(), Ok(NICE_VALUE));
        assert_eq!(pool.submit("a", Priority::Action, TIME_LIMIT, move |_| nice()).blocking_recv(), Ok(here));
    }

    #[test]
    fn refuses_work_when_the_queue_is_full() {
        let (_, background) = machine(1);
        let (gate, opened) = mpsc::channel::<()>();
        let (started, has_started) = mpsc::channel();
        let _first = background.submit(move |_| {
            started.send(()).unwrap();
            let _ = opened.recv();
        });
        has_started.recv().unwrap();
        let waiting: Vec<_> = (0..MAX_QUEUED_JOBS).map(|_| background.submit(|_| ()).unwrap()).collect();
        assert!(background.submit(|_| ()).is_none());
        drop(gate);
        waiting.into_iter().for_each(|answer| answer.blocking_recv().unwrap());
    }
}
