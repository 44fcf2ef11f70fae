//! The bots of one table: what each has in mind, act by act, and how long it waits so that people can follow.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use canasta::{Act, DressedAct, Seat, SeedRng};
use canasta_bots::Bot;
use canasta_pages::Pace;
use canasta_record::journal::Entry;
use canasta_table::{Table, lesson};

/// The bots of a table, and the rest of a turn that was chosen whole.
pub(super) struct Bots {
    bots: BTreeMap<Seat, Arc<dyn Bot>>,
    plan: VecDeque<Act>,
}

impl Bots {
    /// The bots that a table names; `None` if one is not known.
    pub(super) fn of(table: &Table) -> Option<Self> {
        let mut bots = BTreeMap::new();
        for seat in table.players().seats() {
            if let Some(name) = table.bot(seat) {
                let name = if table.is_lesson() { lesson::UNDERSTUDY } else { name };
                bots.insert(seat, Arc::from(canasta_bots::by_name(name)?));
            }
        }
        Some(Self { bots, plan: VecDeque::new() })
    }

    /// What a bot, whose turn it is, does now.
    pub(super) async fn choose(&mut self, table: &Table, seat: Seat) -> Option<DressedAct> {
        if let Some(act) = table.scripted() {
            return Some(act);
        }
        let view = table.view(Some(seat))?;
        let kinds = view.undressed()?;
        if self.plan.front().is_none_or(|act| kinds.check(act).is_err()) {
            let bot = Arc::clone(self.bots.get(&seat)?);
            let (seen, seed) = (kinds.clone(), crate::chance::seed());
            // A bot that crashes loses its choice, not the table.
            let decided = tokio::task::spawn_blocking(move || bot.decide(&seen, seed)).await;
            self.plan = decided.unwrap_or_default().into();
        }
        let planned = self.plan.pop_front().filter(|act| kinds.check(act).is_ok());
        let act = planned.or_else(|| {
            // A bot that chose nothing, or nothing legal: anything legal, so that the others can go on.
            self.plan.clear();
            let mut rng = SeedRng::new(crate::chance::seed());
            kinds.public.pick_legal(&kinds.hand, &mut rng, &mut Vec::new())
        })?;
        view.dress(&act)
    }
}

/// How long the last entry is left to be read before a bot acts. It depends on what everybody saw, never on a hidden
/// card.
pub(super) fn pause(last: &Entry, pace: Pace, percent: u32) -> Duration {
    let millis: u32 = match last {
        Entry::Opened { .. } | Entry::Dealt { .. } => 1400,
        Entry::Acted { act, .. } => match act {
            DressedAct::Draw | DressedAct::Declare(_) => 700,
            DressedAct::Discard(_) | DressedAct::Pass => 900,
            DressedAct::Meld(_) | DressedAct::Take { .. } => 1300,
            DressedAct::Ask | DressedAct::Answer(_) => 1400,
        },
    };
    let of_pace = match pace {
        Pace::Slow => 200,
        Pace::Normal => 100,
        Pace::Fast => 40,
    };
    Duration::from_millis(u64::from(millis) * of_pace * u64::from(percent) / 10_000)
}
