//! The people of a table: their number and names, the host, and the banned people.

use std::collections::{BTreeMap, BTreeSet};

use crate::fold_error::{FoldError, check};
use crate::journal::{HostChange, Person};

/// Maximum number of people per table.
pub(crate) const MAX_PEOPLE: u8 = 48;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct People {
    /// The number of people who have joined. People are numbered in the order of joining.
    pub(crate) came: u8,
    pub(crate) host: Person,
    /// The former host who was replaced while away.
    pub(crate) away_host: Option<Person>,
    pub(crate) banned: BTreeSet<Person>,
    /// The people who joined before anyone had a seat and haven't had one since: those invited to a rematch.
    pub(crate) invited: BTreeSet<Person>,
    /// Names, which are not in the journal.
    pub(crate) names: BTreeMap<Person, String>,
}

impl Default for People {
    fn default() -> Self {
        Self {
            came: 0,
            host: Person::HOST,
            away_host: None,
            banned: BTreeSet::new(),
            invited: BTreeSet::new(),
            names: BTreeMap::new(),
        }
    }
}

impl People {
    pub(crate) const fn has_come(&self, person: Person) -> bool {
        person.0 < self.came
    }

    pub(crate) fn come(&mut self, person: Person) -> Result<(), FoldError> {
        check(person.0 == self.came && self.came < MAX_PEOPLE, "a person joined out of order")?;
        self.came += 1;
        Ok(())
    }

    pub(crate) fn turn_away(&mut self, person: Person) {
        self.banned.insert(person);
        self.invited.remove(&person);
        self.away_host = self.away_host.filter(|away| *away != person);
    }

    pub(crate) fn let_in(&mut self, person: Person) -> Result<(), FoldError> {
        check(self.banned.remove(&person), "a person was unbanned who wasn't banned")
    }

    pub(crate) fn pass_host(&mut self, person: Person, why: HostChange) -> Result<(), FoldError> {
        let can_host = self.has_come(person) && !self.banned.contains(&person);
        check(can_host, "a banned or unknown person became host")?;
        match why {
            HostChange::Away => self.away_host = Some(self.away_host.unwrap_or(self.host)),
            HostChange::Back => {
                check(self.away_host == Some(person), "a host came back without having been away")?;
                self.away_host = None;
            }
            HostChange::Given | HostChange::Left => self.away_host = None,
        }
        self.host = person;
        Ok(())
    }
}
