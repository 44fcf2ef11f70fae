//! Table requests between actions: the host sets the time for a turn, makes another player the host, bans a guest, concedes, or
//! closes the table.

use canasta::{Rng as _, Seat};
use canasta_table::journal::{Entry, HostChange, Person};

use super::{StopReason, TableDriver, stuck};
use crate::client::Client;

/// Of the requests that could end the game, one in this many does.
const CLOSE_ONE_IN: u32 = 24;
const MAX_BANNED: u8 = 5;

impl TableDriver {
    /// The host makes one of these requests at random.
    pub(super) async fn make_table_request(&mut self) -> Result<(), StopReason> {
        let Some((host, came)) = self.follower.table().map(|table| (table.host(), table.came())) else { return Ok(()) };
        let ours = canasta::must_fit::<u8>(self.people.len());
        if ours < 2 || host.0 >= ours {
            return Ok(());
        }
        match self.rng.next_below(4) {
            0 => {
                let person = Person((host.0 + 1) % ours);
                let entry = Entry::Host { person, why: HostChange::Given };
                self.request(host, &entry, &[("what", "host"), ("player", &person.0.to_string())]).await
            }
            1 if came < ours + MAX_BANNED => self.ban_guest(host, came).await,
            2 if self.rng.next_below(CLOSE_ONE_IN) == 0 => match self.seat_to_concede(host) {
                Some(seat) if self.rng.next_below(2) == 0 => {
                    self.request(host, &Entry::Conceded(seat), &[("what", "concede")]).await
                }
                _ => self.request(host, &Entry::Closed { by: Some(host) }, &[("what", "close")]).await,
            },
            _ => {
                // Use a different time for each request, so that the entries can be counted.
                self.allowed += 1;
                let seconds = 10 + self.allowed;
                let entry = Entry::Allowed(Some(seconds));
                self.request(host, &entry, &[("what", "allow"), ("seconds", &seconds.to_string())]).await
            }
        }
    }

    /// The seat of a person who can concede without asking a partner; `None` if the person can't.
    fn seat_to_concede(&self, person: Person) -> Option<Seat> {
        let table = self.follower.table()?;
        let seat = table.seat_of(person).filter(|&seat| table.may_concede(seat).is_ok())?;
        let players = table.players();
        let mut partners =
            players.seats().filter(|&other| other != seat && players.side_of(other) == players.side_of(seat));
        partners.all(|partner| table.is_bot(partner)).then_some(seat)
    }

    /// A guest accepts the invitation, and the host bans them.
    async fn ban_guest(&mut self, host: Person, came: u8) -> Result<(), StopReason> {
        let mut client = self.client_of(host);
        let path = self.path.clone();
        let Some(secret) = client.invitation(&path).await? else { return Ok(()) };
        let mut guest = Client::new(client.server.clone());
        guest.join(&secret, "Eve").await?;
        let entry = Entry::Banned(Person(came));
        self.request(host, &entry, &[("what", "ban"), ("player", &came.to_string())]).await?;
        // A banned guest can't even watch.
        match guest.page(&path).await {
            Ok(page) if page.contains("data-table=") => {
                Err(stuck(format!("person {came} was banned and sees the table")))
            }
            Err(error) if error.outcome_unknown() => Err(StopReason::Cut),
            _ => Ok(()),
        }
    }

    async fn request(&mut self, by: Person, entry: &Entry, fields: &[(&str, &str)]) -> Result<(), StopReason> {
        let mut client = self.client_of(by);
        let count = self.ledger.requests.entry(entry.text()).or_default();
        count.sent += 1;
        client.table_request(&self.path, fields).await?;
        count.acknowledged += 1;
        self.counts.requests += 1;
        Ok(())
    }

    fn client_of(&self, person: Person) -> Client {
        self.people[usize::from(person.0)].1.clone()
    }
}
