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

#[cfg(test)]
mod tests {
    use canasta::deck::shuffled;
    use canasta::{Kind, Players, RuleSet, View};
    use canasta_record::journal::{ActId, Occupant};
    use canasta_table::{Proposed, Wish};

    use super::*;

    /// A bot that errs: silent, against the rules, or not to be had at all.
    struct Erring;

    impl Bot for Erring {
        fn name(&self) -> &str {
            "erring"
        }

        fn decide(&self, _: &View, seed: u64) -> Vec<Act> {
            match seed % 3 {
                0 => Vec::new(),
                1 => vec![Act::Discard(Kind::RedThree), Act::Draw],
                _ => panic!("a planted crash"),
            }
        }
    }

    fn table(rules: &str, players: Players, seed: u64) -> Table {
        let bot = |seat: u8| Occupant { name: format!("Bot {seat}"), bot: Some("club".to_owned()) };
        let opened = Entry::Opened {
            rules: rules.to_owned(),
            house: None,
            players: (0..players.count()).map(bot).collect(),
            first_dealer: Seat(0),
            draws: Vec::new(),
        };
        let dealt = Entry::Dealt { deal: 1, deck: shuffled(&mut SeedRng::new(seed)), asked: None };
        Table::fold("t", [&opened, &dealt]).unwrap()
    }

    #[tokio::test]
    async fn a_bot_that_errs_holds_nobody_up() {
        let mut acts = 0;
        for (place, preset) in RuleSet::PRESETS.iter().enumerate() {
            for players in (2..=6).filter_map(Players::new) {
                let mut table = table(preset.name, players, place as u64);
                let bots = players.seats().map(|seat| (seat, Arc::new(Erring) as Arc<dyn Bot>)).collect();
                let mut bots = Bots { bots, plan: VecDeque::new() };
                for _ in 0..60 {
                    let Some(seat) = table.to_act() else { break };
                    let act = bots.choose(&table, seat).await.unwrap();
                    let n = table.n();
                    let by = ActId { seat, id: n.to_string() };
                    let Ok(Proposed::New(entry)) = table.propose(by, n, Wish::Act(act)) else {
                        panic!("{}, {players:?}: an act that is refused", preset.name)
                    };
                    table.apply(&entry).unwrap();
                    acts += 1;
                }
            }
        }
        assert!(acts > 1000, "{acts}");
    }
}
