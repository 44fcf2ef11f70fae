//! The deal of the day, as it is kept: its seed, everybody's tries, and what came of them. All servers that share a database have the
//! same. Tries are judged, and the strongest level plays the cards, in the background and when somebody looks; what comes of it is the
//! same wherever that is done.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use canasta_analysis::daily::{Attempt, Field, Outcome, outcome, play, tried};
use canasta_bots::{Bot, by_name};
use canasta_i18n::notice::{self, Notice};
use canasta_live::{Background, chance, spawn};
use canasta_record::daily::{DayDeal, DaySeed, Secret, begins, day_of};
use canasta_store::{DailyAttempt, GuestId, Store, StoredDaily};
use serde::{Deserialize, Serialize};

use crate::config::{Clock, DailySettings};
use crate::respond::reply::{unread, unwritten};

/// The day under which the secret is kept from which the seeds of all days are mixed: on it nobody plays.
const SECRET: i64 = 0;

/// What is known of a day beside its seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Known {
    /// The level of the computer's players.
    pub(crate) others: String,
    /// The level that plays in the person's place.
    pub(crate) best: String,
    /// What that came to, once it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) expert: Option<Outcome>,
}

/// A day and its deal.
#[derive(Clone, Debug)]
pub(crate) struct KnownDay {
    pub(crate) deal: DayDeal,
    pub(crate) seed: DaySeed,
    pub(crate) known: Known,
}

/// What is done in the background.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Work {
    /// Judging the tries of a day.
    Tries(i64),
    /// Having the strongest level play a day.
    Best(i64),
}

/// The deal of each day.
pub(crate) struct DailyDeals {
    store: Arc<dyn Store>,
    background: Arc<Background>,
    settings: DailySettings,
    now: Clock,
    at_work: Mutex<BTreeSet<Work>>,
}

/// While it lives, something is being done.
struct AtWork {
    deals: Arc<DailyDeals>,
    work: Work,
}

impl Drop for AtWork {
    fn drop(&mut self) {
        self.deals.lock().remove(&self.work);
    }
}

impl DailyDeals {
    pub(crate) fn new(store: Arc<dyn Store>, background: Arc<Background>, settings: DailySettings, now: Clock) -> Self {
        Self { store, background, settings, now, at_work: Mutex::default() }
    }

    /// A panic cannot leave it half changed.
    fn lock(&self) -> MutexGuard<'_, BTreeSet<Work>> {
        self.at_work.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn begin(self: &Arc<Self>, work: Work) -> Option<AtWork> {
        self.lock().insert(work).then(|| AtWork { deals: Arc::clone(self), work })
    }

    /// The present time, in milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        (self.now)()
    }

    /// Today, which gets its deal when it is first asked for.
    pub(crate) async fn today(&self) -> Result<KnownDay, Notice> {
        let day = day_of(self.now());
        if let Some(kept) = self.day(day).await? {
            return Ok(kept);
        }
        let fresh = chance::bytes().ok_or(notice::UNAVAILABLE)?;
        let secret = StoredDaily { day: SECRET, seed: fresh, json: String::new() };
        let secret = Secret(self.store.keep_daily(&secret).await.map_err(unwritten)?.seed);
        let DailySettings { others, best, .. } = self.settings.clone();
        let known = Known { others, best, expert: None };
        let kept = StoredDaily { day, seed: secret.seed(day).0, json: text(&known) };
        let kept = self.store.keep_daily(&kept).await.map_err(unwritten)?;
        self.read(&kept).ok_or(notice::UNAVAILABLE)
    }

    /// A day that has its deal.
    pub(crate) async fn day(&self, day: i64) -> Result<Option<KnownDay>, Notice> {
        let kept = self.store.daily(day).await.map_err(unread)?;
        Ok(kept.filter(|kept| kept.day != SECRET).and_then(|kept| self.read(&kept)))
    }

    fn read(&self, kept: &StoredDaily) -> Option<KnownDay> {
        let seed = DaySeed(kept.seed);
        Some(KnownDay { deal: seed.deal(kept.day), seed, known: serde_json::from_str(&kept.json).ok()? })
    }

    /// All tries at a day's deal.
    pub(crate) async fn tries(&self, day: i64) -> Result<Vec<DailyAttempt>, Notice> {
        self.store.daily_attempts(day).await.map_err(unread)
    }

    /// The newest tries of a guest.
    pub(crate) async fn tries_of(&self, guest: GuestId, most: u32) -> Result<Vec<DailyAttempt>, Notice> {
        self.store.daily_attempts_of(guest, most).await.map_err(unread)
    }

    /// Whether the deal of a try is over, though it is not known yet what it came to.
    pub(crate) async fn is_over(&self, one: &DailyAttempt) -> bool {
        match self.store.table(&one.table).await {
            Ok(Some(stored)) => tried(&one.table, &stored.entries, true).is_some(),
            Ok(None) => false,
            Err(error) => {
                unread(error);
                false
            }
        }
    }

    /// Has the tries judged of which it is not known yet what they came to, one after the other.
    pub(crate) fn judge(self: &Arc<Self>, day: i64, tries: &[DailyAttempt]) {
        let open: Vec<DailyAttempt> = tries.iter().filter(|one| one.result.is_none()).cloned().collect();
        if open.is_empty() {
            return;
        }
        let Some(at_work) = self.begin(Work::Tries(day)) else { return };
        spawn(Box::pin(async move {
            for one in open {
                // What cannot be read or written now is tried again when somebody looks the next time.
                let _ = at_work.deals.judge_one(&one).await;
            }
        }));
    }

    async fn judge_one(&self, one: &DailyAttempt) -> Option<()> {
        let stored = self.store.table(&one.table).await.map_err(unread).ok()??;
        let in_time = self.store.last_action_at(&one.table).await.map_err(unread).ok()? < begins(one.day + 1);
        let (id, effort) = (one.table.clone(), self.settings.effort);
        let judged = self.background.submit(move |go_on| match tried(&id, &stored.entries, in_time)? {
            Ok(replay) => outcome(replay, &effort, go_on).map(Attempt::Finished),
            Err(why) => Some(Attempt::NotCounted(why)),
        });
        let judged = judged?.await.ok()??;
        self.store.finish_daily_attempt(one.day, one.guest, &judged.text()).await.map_err(unwritten).ok()
    }

    /// Has the strongest level play a day's deal, unless it is known what came of that.
    pub(crate) fn play_best(self: &Arc<Self>, day: &KnownDay) {
        let KnownDay { deal, known, .. } = day.clone();
        if known.expert.is_some() {
            return;
        }
        let Some(at_work) = self.begin(Work::Best(deal.day)) else { return };
        spawn(Box::pin(async move {
            let DailyDeals { store, background, settings, .. } = &*at_work.deals;
            let (number, effort, levels) = (deal.day, settings.effort, known.clone());
            let played = background.submit(move |go_on| {
                let bot = |name: &str| -> Option<Box<dyn Bot>> { by_name(name) };
                let (best, others) = (bot(&levels.best)?, bot(&levels.others)?);
                outcome(play(&deal, &*best, &*others, go_on)?, &effort, go_on)
            });
            let Some(played) = played else { return };
            if let Ok(Some(expert)) = played.await {
                // Where it cannot be written it is played again.
                let known = Known { expert: Some(expert), ..known };
                if let Err(error) = store.update_daily(number, &text(&known)).await {
                    unwritten(error);
                }
            }
        }));
    }
}

/// Everybody's results.
pub(crate) fn field(tries: &[DailyAttempt]) -> Field {
    Field::new(tries.iter().filter_map(result).filter_map(|tried| tried.outcome().cloned()))
}

/// What a try came to, as far as it is known.
pub(crate) fn result(one: &DailyAttempt) -> Option<Attempt> {
    Attempt::read(one.result.as_deref()?)
}

fn text(known: &Known) -> String {
    // Words and numbers always have a JSON form.
    serde_json::to_string(known).unwrap_or_default()
}
