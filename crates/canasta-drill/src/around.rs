//! What people do around the game while the drill plays: the host says how long a turn may take, makes somebody else the
//! host, turns somebody away for good, closes the table. Such a wish has no name of its own, so that it is not sent again;
//! what was acknowledged must be in the journal all the same, and nothing more often than it was sent.

use std::collections::BTreeMap;

use canasta::Rng as _;
use canasta_client::{Client, Fault};
use canasta_journal::{Entry, HostChange, Person};

use crate::check::Wrong;
use crate::desk::{Desk, End, gone};

/// One time in so many somebody does something around the game.
pub(crate) const OFTEN: u32 = 8;
/// One time in so many of these the table is closed.
const CLOSING: u32 = 24;
/// The most people who are turned away at one table.
const TURNED_AWAY: u8 = 5;

/// How often an entry was asked for, and how often that was acknowledged.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Asked {
    /// Times it was sent.
    pub sent: u64,
    /// Times it was acknowledged.
    pub done: u64,
}

/// What was asked for around the game of one table, by the text of the entry that it makes.
pub type Arranged = BTreeMap<String, Asked>;

/// Whether only the drill's own people bring such an entry about.
pub(crate) const fn is_ours(entry: &Entry) -> bool {
    matches!(
        entry,
        Entry::Allowed(_) | Entry::Host { why: HostChange::Given, .. } | Entry::TurnedAway(_) | Entry::Closed { .. }
    )
}

/// In what the journal differs from what was asked for.
pub(crate) fn compare(found: &BTreeMap<String, u64>, arranged: &Arranged) -> Vec<Wrong> {
    let mut wrongs = Vec::new();
    let texts = arranged.keys().chain(found.keys().filter(|text| !arranged.contains_key(*text)));
    for text in texts {
        let there = found.get(text).copied().unwrap_or_default();
        let Asked { sent, done } = arranged.get(text).copied().unwrap_or_default();
        if there < done || there > sent {
            wrongs.push(Wrong::Arranged { entry: text.clone(), sent, done, there });
        }
    }
    wrongs
}

impl Desk {
    /// Now and then somebody does something around the game.
    pub(crate) async fn arrange(&mut self) -> Result<(), End> {
        let Some((host, came)) = self.follower.table().map(|table| (table.host(), table.came())) else { return Ok(()) };
        let ours = u8::try_from(self.people.len()).unwrap_or(u8::MAX);
        if ours < 2 || host.0 >= ours {
            return Ok(());
        }
        let next = Person((host.0 + 1) % ours);
        match self.rng.below(4) {
            0 => {
                let person = next.0.to_string();
                let entry = Entry::Host { person: next, why: HostChange::Given };
                self.asks(host, &entry, &[("what", "host"), ("player", &person)]).await
            }
            1 if came < ours + TURNED_AWAY => self.turn_somebody_away(host, came).await,
            2 if self.rng.below(CLOSING) == 0 => {
                self.asks(host, &Entry::Closed { by: Some(host) }, &[("what", "close")]).await
            }
            _ => {
                // Never the same twice.
                self.allowed += 1;
                let seconds = (10 + self.allowed).to_string();
                let entry = Entry::Allowed(Some(10 + self.allowed));
                self.asks(host, &entry, &[("what", "allow"), ("seconds", &seconds)]).await
            }
        }
    }

    /// Somebody comes by the link, and the host turns them away for good.
    async fn turn_somebody_away(&mut self, host: Person, came: u8) -> Result<(), End> {
        let (mut client, path) = (self.client_of(host), self.path.clone());
        let secret = client.invitation(&path).await.map_err(|fault| gone(&fault))?;
        let Some(secret) = secret else { return Ok(()) };
        let mut guest: Client = client.stranger();
        guest.join(&secret, "Eve").await.map_err(|fault| gone(&fault))?;
        let person = came.to_string();
        self.asks(host, &Entry::TurnedAway(Person(came)), &[("what", "ban"), ("player", &person)]).await?;
        // They may not even look on.
        match guest.page(&path).await {
            Ok(page) if page.contains("data-table=") => {
                Err(End::Wrong(Wrong::Stuck(format!("person {person} was turned away and sees the table"))))
            }
            Err(fault) if fault.leaves_open() => Err(End::Cut),
            _ => Ok(()),
        }
    }

    async fn asks(&mut self, by: Person, entry: &Entry, fields: &[(&str, &str)]) -> Result<(), End> {
        let (mut client, path) = (self.client_of(by), self.path.clone());
        let asked = self.ledger.arranged.entry(entry.text()).or_default();
        asked.sent += 1;
        match client.command(&path, fields).await {
            Ok(()) => {
                asked.done += 1;
                self.counts.arranged += 1;
                Ok(())
            }
            Err(Fault::Unexpected { status: 503, .. }) => Err(End::Cut),
            Err(fault) => Err(gone(&fault)),
        }
    }

    fn client_of(&self, person: Person) -> Client {
        self.people[usize::from(person.0)].1.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_acknowledged_is_there_and_nothing_that_nobody_sent() {
        let check = |there: u64, sent: u64, done: u64, right: bool| {
            let found = BTreeMap::from([("a".to_owned(), there)]);
            let arranged = BTreeMap::from([("a".to_owned(), Asked { sent, done })]);
            assert_eq!(compare(&found, &arranged).is_empty(), right, "{there} {sent} {done}");
        };
        check(1, 1, 1, true);
        check(1, 1, 0, true);
        check(0, 1, 0, true);
        check(0, 1, 1, false);
        check(2, 1, 1, false);
        check(1, 0, 0, false);
        assert_eq!(compare(&BTreeMap::from([("a".to_owned(), 1)]), &Arranged::new()).len(), 1);
    }
}
