//! What people do around the game while the drill plays: the host says how long a turn may take, makes another player the
//! host, turns a guest away for good, closes the table. [`crate::around`] keeps count of it.

use canasta::Rng as _;
use canasta_client::{Client, Fault};
use canasta_journal::{Entry, HostChange, Person};

use super::{Desk, End, gone};
use crate::violation::Violation;

/// One time in so many somebody does something around the game.
pub(super) const OFTEN: u32 = 8;
/// One time in so many of these the table is closed.
const CLOSING: u32 = 24;
/// The most people who are turned away at one table.
const TURNED_AWAY: u8 = 5;

impl Desk {
    /// Now and then somebody does something around the game.
    pub(super) async fn arrange(&mut self) -> Result<(), End> {
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
                Err(End::Violation(Violation::Stuck(format!("person {person} was turned away and sees the table"))))
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
