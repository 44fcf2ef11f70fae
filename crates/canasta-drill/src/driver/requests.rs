//! Table requests while the drill plays: the host says how long a turn may take, makes another player the host, turns a guest
//! away for good, closes the table. [`crate::requests`] counts them.

use crate::client::Client;
use canasta::Rng as _;
use canasta_table::journal::{Entry, HostChange, Person};

use super::{StopReason, TableDriver, gone};
use crate::violation::Violation;

/// At one turn in so many, a table request is made instead of an act.
pub(super) const ONE_IN: u32 = 8;
/// Of the requests that may close the table, one in so many does.
const CLOSING: u32 = 24;
/// The most guests who are turned away at one table.
const TURNED_AWAY: u8 = 5;

impl TableDriver {
    /// The host makes one of these requests, drawn at random.
    pub(super) async fn make_table_request(&mut self) -> Result<(), StopReason> {
        let Some((host, came)) = self.follower.table().map(|table| (table.host(), table.came())) else { return Ok(()) };
        let ours = canasta::must_fit::<u8>(self.people.len());
        if ours < 2 || host.0 >= ours {
            return Ok(());
        }
        let next = Person((host.0 + 1) % ours);
        match self.rng.below(4) {
            0 => {
                let person = next.0.to_string();
                let entry = Entry::Host { person: next, why: HostChange::Given };
                self.request(host, &entry, &[("what", "host"), ("player", &person)]).await
            }
            1 if came < ours + TURNED_AWAY => self.turn_guest_away(host, came).await,
            2 if self.rng.below(CLOSING) == 0 => {
                self.request(host, &Entry::Closed { by: Some(host) }, &[("what", "close")]).await
            }
            _ => {
                // Never the same time twice, so that each entry can be counted.
                self.allowed += 1;
                let seconds = (10 + self.allowed).to_string();
                let entry = Entry::Allowed(Some(10 + self.allowed));
                self.request(host, &entry, &[("what", "allow"), ("seconds", &seconds)]).await
            }
        }
    }

    /// A guest comes by the link, and the host turns them away for good.
    async fn turn_guest_away(&mut self, host: Person, came: u8) -> Result<(), StopReason> {
        let (mut client, path) = (self.client_of(host), self.path.clone());
        let secret = client.invitation(&path).await.map_err(|fault| gone(&fault))?;
        let Some(secret) = secret else { return Ok(()) };
        let mut guest: Client = Client::new(client.server.clone());
        guest.join(&secret, "Eve").await.map_err(|fault| gone(&fault))?;
        let person = came.to_string();
        self.request(host, &Entry::TurnedAway(Person(came)), &[("what", "ban"), ("player", &person)]).await?;
        // They may not even watch.
        match guest.page(&path).await {
            Ok(page) if page.contains("data-table=") => Err(StopReason::Violation(Violation::Stuck(format!(
                "person {person} was turned away and sees the table"
            )))),
            Err(fault) if fault.outcome_unknown() => Err(StopReason::Cut),
            _ => Ok(()),
        }
    }

    async fn request(&mut self, by: Person, entry: &Entry, fields: &[(&str, &str)]) -> Result<(), StopReason> {
        let (mut client, path) = (self.client_of(by), self.path.clone());
        let count = self.ledger.requests.entry(entry.text()).or_default();
        count.sent += 1;
        match client.table_request(&path, fields).await {
            Ok(()) => {
                count.acknowledged += 1;
                self.counts.requests += 1;
                Ok(())
            }
            Err(fault) => Err(gone(&fault)),
        }
    }

    fn client_of(&self, person: Person) -> Client {
        self.people[usize::from(person.0)].1.clone()
    }
}
