//! The same people's next game. The old table's journal names the new table before that is opened, so everyone gets to
//! the same one, whoever asks first and whatever happens in between.

use canasta_store::{NewEntry, NewPerson, NewTable, WithCauses, WriteError};
use canasta_table::journal::{Chain, Entry, Person, SeatedPlayer};

use super::actor::Actor;
use super::request::RequestError;
use crate::chance;

impl Actor {
    /// Opens the table for the rematch when the first player asks.
    pub(super) async fn rematch(&mut self, person: Person, drawn: bool) -> Result<u64, RequestError> {
        let rematch = self.table.rematch(person, drawn)?;
        let table = match self.table.next_table() {
            Some(table) => table.to_owned(),
            None => {
                let table = chance::random_hex::<16>().ok_or(RequestError::NoRandomness)?;
                self.enter(vec![Entry::Rematch { table: table.clone() }], Vec::new()).await?;
                table
            }
        };
        let opened = self.context.store.opened_at(&table).await.map_err(|error| {
            tracing::error!(error = %WithCauses(&error), "failed to look for the next table");
            RequestError::Gone
        })?;
        if opened.is_some() {
            return Ok(self.show_next_table(table));
        }
        let created = chance::unix_millis();
        let device = &self.people.device;
        // Nobody at a shared device has to come to the next table first.
        let others = rematch.people.iter().filter(|(old, _)| *old != person && device.is_used_by(*old));
        let sat = others.filter_map(|(old, new)| {
            Some(Entry::Sat { seat: self.table.seat_of(*old)?, who: SeatedPlayer::Person(*new) })
        });
        let entries: Vec<Entry> = rematch.entries.iter().cloned().chain(sat).collect();
        let (entries, _) = NewEntry::sequence_in(self.context.formats(), &Chain::start(&table), &entries, created);
        let known = |&(old_person, new_person): &(Person, Person)| {
            let name = self.table.name_of(old_person).to_owned();
            let guest = self.people.guests.guest_of(old_person);
            let comes_along = guest.is_some() || device.is_used_by(old_person);
            comes_along.then_some(NewPerson { player: new_person.0, guest, name: Some(name) })
        };
        let people = rematch.people.iter().filter_map(known).collect();
        let invitation = match device.owner() {
            Some(_) => None,
            None => Some(chance::random_hex::<16>().ok_or(RequestError::NoRandomness)?),
        };
        let new = NewTable { id: table.clone(), invitation, created, entries, people, commitments: Vec::new() };
        match self.context.store.open_table(new).await {
            // Another player's request got there first.
            Ok(()) | Err(WriteError::Conflict) => Ok(self.show_next_table(table)),
            Err(error) => Err(RequestError::Write(error)),
        }
    }

    /// Shows that the game continues at the next table.
    fn show_next_table(&self, next: String) -> u64 {
        self.audience.set_next_table(next);
        self.table.n()
    }
}
