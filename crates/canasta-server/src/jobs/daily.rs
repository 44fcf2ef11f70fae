//! The stored deals of the day, with their seeds, attempts and results. All servers on a database share them. When
//! someone opens the page, a background task judges the attempts, and another lets the strongest level play the deal.
//! The results don't depend on the server.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use canasta_analysis::daily::{Attempt, Field, Outcome, outcome, play, replay_of_attempt};
use canasta_bots::{Bot, by_name};
use canasta_i18n::notice::{self, Notice};
use canasta_live::{Background, chance, spawn};
use canasta_record::daily::{DayDeal, DaySeed, Secret, day_of, start_of_day};
use canasta_store::{DailyAttempt, GuestId, Store, StoredDaily};
use serde::{Deserialize, Serialize};

use crate::config::{Clock, DailySettings};
use crate::respond::reply::{read_error, write_error};

/// The day that stores the master secret, from which the seeds of all days are derived. It has no deal.
const SECRET_DAY: i64 = 0;

/// Stored details of a day, without its seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct DayDetails {
    /// Level of the bots at the table.
    #[serde(rename = "others")]
    pub(crate) bot_level: String,
    /// Level that plays the person's seat, for comparison.
    #[serde(rename = "best")]
    pub(crate) best_level: String,
    /// Result of that level. `None` until it has played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) expert: Option<Outcome>,
}

#[derive(Clone, Debug)]
pub(crate) struct StoredDay {
    pub(crate) deal: DayDeal,
    pub(crate) seed: DaySeed,
    pub(crate) details: DayDetails,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Task {
    /// Judge the attempts at a day's deal.
    Attempts(i64),
    /// Let the strongest level play a day's deal.
    BestPlay(i64),
}

pub(crate) struct DailyDeals {
    store: Arc<dyn Store>,
    background: Arc<Background>,
    settings: DailySettings,
    now: Clock,
    running: Mutex<BTreeSet<Task>>,
}

/// Marks a task as running until it is dropped.
struct RunningTask {
    deals: Arc<DailyDeals>,
    task: Task,
}

impl Drop for RunningTask {
    fn drop(&mut self) {
        self.deals.lock().remove(&self.task);
    }
}

impl DailyDeals {
    pub(crate) fn new(store: Arc<dyn Store>, background: Arc<Background>, settings: DailySettings, now: Clock) -> Self {
        Self { store, background, settings, now, running: Mutex::default() }
    }

    /// A panic can't leave the set half changed.
    fn lock(&self) -> MutexGuard<'_, BTreeSet<Task>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn start(self: &Arc<Self>, task: Task) -> Option<RunningTask> {
        self.lock().insert(task).then(|| RunningTask { deals: Arc::clone(self), task })
    }

    /// The current time, in milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        (self.now)()
    }

    /// Today's deal, which is created on first use.
    pub(crate) async fn today(&self) -> Result<StoredDay, Notice> {
        let day = day_of(self.now());
        if let Some(stored) = self.day(day).await? {
            return Ok(stored);
        }
        let fresh = chance::random_bytes().ok_or(notice::UNAVAILABLE)?;
        let secret = StoredDaily { day: SECRET_DAY, seed: fresh, json: String::new() };
        let secret = Secret(self.store.add_daily(&secret).await.map_err(write_error)?.seed);
        let DailySettings { bot_level, best_level, .. } = self.settings.clone();
        let details = DayDetails { bot_level, best_level, expert: None };
        let stored = StoredDaily { day, seed: secret.seed(day).0, json: text(&details) };
        let stored = self.store.add_daily(&stored).await.map_err(write_error)?;
        self.read(&stored).ok_or(notice::UNAVAILABLE)
    }

    /// A day's deal, if it exists.
    pub(crate) async fn day(&self, day: i64) -> Result<Option<StoredDay>, Notice> {
        let stored = self.store.daily(day).await.map_err(read_error)?;
        Ok(stored.filter(|stored| stored.day != SECRET_DAY).and_then(|stored| self.read(&stored)))
    }

    fn read(&self, stored: &StoredDaily) -> Option<StoredDay> {
        let seed = DaySeed(stored.seed);
        Some(StoredDay { deal: seed.deal(stored.day), seed, details: serde_json::from_str(&stored.json).ok()? })
    }

    pub(crate) async fn attempts(&self, day: i64) -> Result<Vec<DailyAttempt>, Notice> {
        self.store.daily_attempts(day).await.map_err(read_error)
    }

    /// A guest's newest attempts.
    pub(crate) async fn attempts_of(&self, guest: GuestId, max: u32) -> Result<Vec<DailyAttempt>, Notice> {
        self.store.daily_attempts_of(guest, max).await.map_err(read_error)
    }

    /// Whether an attempt has reached the end of the deal, even if it isn't judged yet.
    pub(crate) async fn is_over(&self, attempt: &DailyAttempt) -> bool {
        match self.store.table(&attempt.table).await {
            Ok(Some(stored)) => replay_of_attempt(&attempt.table, &stored.entries, true).is_some(),
            Ok(None) => false,
            Err(error) => {
                read_error(error);
                false
            }
        }
    }

    /// Judges the attempts that have no result yet, one at a time.
    pub(crate) fn judge(self: &Arc<Self>, day: i64, attempts: &[DailyAttempt]) {
        let open: Vec<DailyAttempt> = attempts.iter().filter(|attempt| attempt.result.is_none()).cloned().collect();
        if open.is_empty() {
            return;
        }
        let Some(running) = self.start(Task::Attempts(day)) else { return };
        spawn(Box::pin(async move {
            for attempt in open {
                // If reading or writing fails, the next view of the page starts another try.
                let _ = running.deals.judge_one(&attempt).await;
            }
        }));
    }

    async fn judge_one(&self, attempt: &DailyAttempt) -> Option<()> {
        let stored = self.store.table(&attempt.table).await.map_err(read_error).ok()??;
        let in_time =
            self.store.last_action_at(&attempt.table).await.map_err(read_error).ok()? < start_of_day(attempt.day + 1);
        let id = attempt.table.clone();
        let effort = self.settings.effort;
        let judged =
            self.background.submit(move |keep_going| match replay_of_attempt(&id, &stored.entries, in_time)? {
                Ok(replay) => outcome(replay, &effort, keep_going).map(Attempt::Finished),
                Err(why) => Some(Attempt::NotCounted(why)),
            });
        let judged = judged?.await.ok()??;
        self.store.finish_daily_attempt(attempt.day, attempt.guest, &judged.text()).await.map_err(write_error).ok()
    }

    /// Lets the strongest level play a day's deal, unless its result is already known.
    pub(crate) fn play_best(self: &Arc<Self>, day: &StoredDay) {
        let StoredDay { deal, details, .. } = day.clone();
        if details.expert.is_some() {
            return;
        }
        let Some(running) = self.start(Task::BestPlay(deal.day)) else { return };
        spawn(Box::pin(async move {
            let DailyDeals { store, background, settings, .. } = &*running.deals;
            let number = deal.day;
            let effort = settings.effort;
            let levels = details.clone();
            let played = background.submit(move |keep_going| {
                let bot = |name: &str| -> Option<Box<dyn Bot>> { by_name(name) };
                let best = bot(&levels.best_level)?;
                let others = bot(&levels.bot_level)?;
                outcome(play(&deal, &*best, &*others, keep_going)?, &effort, keep_going)
            });
            let Some(played) = played else { return };
            if let Ok(Some(expert)) = played.await {
                // If writing fails, the level plays again later.
                let details = DayDetails { expert: Some(expert), ..details };
                if let Err(error) = store.update_daily(number, &text(&details)).await {
                    write_error(error);
                }
            }
        }));
    }
}

/// Results of all attempts.
pub(crate) fn field(attempts: &[DailyAttempt]) -> Field {
    Field::new(attempts.iter().filter_map(result).filter_map(|attempt| attempt.outcome().cloned()))
}

/// The result of an attempt. `None` until it is judged.
pub(crate) fn result(attempt: &DailyAttempt) -> Option<Attempt> {
    Attempt::read(attempt.result.as_deref()?)
}

fn text(details: &DayDetails) -> String {
    // Strings and numbers always serialise.
    serde_json::to_string(details).unwrap_or_default()
}
