//! Coverage counts from comparing the engine with the reference implementation: actions, refusals and endings, with one
//! column per preset.

use core::fmt;
use std::collections::{BTreeMap, BTreeSet};

type Counts = BTreeMap<&'static str, u64>;
type Section = fn(&Tally) -> Counts;

/// Counts for one preset.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    /// Number of deals compared to the end.
    pub deals: u64,
    /// Number of actions that both allowed.
    pub legal: u64,
    /// Number of actions that both refused.
    pub refused: u64,
    /// Refusals by code.
    pub refusals: Counts,
    /// Endings by name.
    pub endings: Counts,
    /// Actions and other events by name.
    pub events: Counts,
}

impl Tally {
    /// Counts one occurrence of an event.
    pub fn count_event(&mut self, name: &'static str) {
        *self.events.entry(name).or_default() += 1;
    }

    /// Adds the counts of another tally.
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

/// One tally per preset, and one for house rules.
#[derive(Clone, Default, Debug)]
pub struct Tallies(pub BTreeMap<&'static str, Tally>);

impl Tallies {
    /// The tally for the preset with this name.
    pub fn preset(&mut self, name: &'static str) -> &mut Tally {
        self.0.entry(name).or_default()
    }

    /// Adds the counts of other tallies.
    pub fn add(&mut self, other: &Self) {
        for (name, tally) in &other.0 {
            self.preset(name).add(tally);
        }
    }

    /// The total.
    pub fn total(&self) -> Tally {
        let mut total = Tally::default();
        self.0.values().for_each(|tally| total.add(tally));
        total
    }
}

impl fmt::Display for Tallies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let total = self.total();
        writeln!(f, "{} deals, {} legal actions, {} refused actions", total.deals, total.legal, total.refused)?;
        let columns: Vec<(&str, &Tally)> = self.0.iter().map(|(name, tally)| (*name, tally)).collect();
        write!(f, "{:<48}", "")?;
        for (name, _) in columns.iter().copied().chain([("all", &total)]) {
            write!(f, "{name:>10}")?;
        }
        writeln!(f)?;
        let sections: [(&str, Section); 4] = [
            ("all", |tally| {
                [("deals", tally.deals), ("legal actions", tally.legal), ("refused actions", tally.refused)].into()
            }),
            ("endings", |tally| tally.endings.clone()),
            ("refusals", |tally| tally.refusals.clone()),
            ("actions and events", |tally| tally.events.clone()),
        ];
        for (title, section) in sections {
            writeln!(f, "{title}")?;
            let names: BTreeSet<&str> = section(&total).into_keys().collect();
            for name in names {
                write!(f, "  {name:<46}")?;
                for (_, tally) in columns.iter().copied().chain([("all", &total)]) {
                    write!(f, "{:>10}", section(tally).get(name).copied().unwrap_or(0))?;
                }
                writeln!(f)?;
            }
        }
        Ok(())
    }
}
