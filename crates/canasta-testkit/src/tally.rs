//! What was reached while the engine and its twin were compared: acts, refusals and endings, one column a preset.

use core::fmt;
use std::collections::{BTreeMap, BTreeSet};

type Counted = BTreeMap<&'static str, u64>;
type Part = fn(&Tally) -> Counted;

/// What was compared.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    /// Deals compared to their end.
    pub deals: u64,
    /// Acts that both allowed.
    pub legal: u64,
    /// Acts that both refused.
    pub refused: u64,
    /// Refusals by code.
    pub refusals: Counted,
    /// Endings by name.
    pub endings: Counted,
    /// Acts and other things that happened, by name.
    pub events: Counted,
}

impl Tally {
    /// Counts an event of this name once more.
    pub fn event(&mut self, name: &'static str) {
        *self.events.entry(name).or_default() += 1;
    }

    /// Adds another's numbers.
    pub fn add(&mut self, other: &Self) {
        self.deals += other.deals;
        self.legal += other.legal;
        self.refused += other.refused;
        for (mine, theirs) in [
            (&mut self.refusals, &other.refusals),
            (&mut self.endings, &other.endings),
            (&mut self.events, &other.events),
        ] {
            for (name, n) in theirs {
                *mine.entry(name).or_default() += n;
            }
        }
    }
}

/// One tally a preset; house rules have their own.
#[derive(Clone, Default, Debug)]
pub struct Tallies(pub BTreeMap<&'static str, Tally>);

impl Tallies {
    /// The tally of a preset.
    pub fn of(&mut self, name: &'static str) -> &mut Tally {
        self.0.entry(name).or_default()
    }

    /// Adds another's numbers.
    pub fn add(&mut self, other: &Self) {
        for (name, tally) in &other.0 {
            self.of(name).add(tally);
        }
    }

    /// All in one.
    pub fn all(&self) -> Tally {
        let mut all = Tally::default();
        self.0.values().for_each(|tally| all.add(tally));
        all
    }
}

impl fmt::Display for Tallies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = self.all();
        writeln!(f, "{} deals, {} legal actions, {} refused actions", all.deals, all.legal, all.refused)?;
        let columns: Vec<(&str, &Tally)> = self.0.iter().map(|(name, tally)| (*name, tally)).collect();
        write!(f, "{:<48}", "")?;
        for (name, _) in columns.iter().copied().chain([("all", &all)]) {
            write!(f, "{name:>10}")?;
        }
        writeln!(f)?;
        let parts: [(&str, Part); 4] = [
            ("all", |tally| {
                [("deals", tally.deals), ("legal actions", tally.legal), ("refused actions", tally.refused)].into()
            }),
            ("endings", |tally| tally.endings.clone()),
            ("refusals", |tally| tally.refusals.clone()),
            ("actions and events", |tally| tally.events.clone()),
        ];
        for (title, part) in parts {
            writeln!(f, "{title}")?;
            let names: BTreeSet<&str> = part(&all).into_keys().collect();
            for name in names {
                write!(f, "  {name:<46}")?;
                for (_, tally) in columns.iter().copied().chain([("all", &all)]) {
                    write!(f, "{:>10}", part(tally).get(name).copied().unwrap_or(0))?;
                }
                writeln!(f)?;
            }
        }
        Ok(())
    }
}
