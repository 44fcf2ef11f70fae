//! The door of a live table: who asks to be let in or to play on for a bot, what the host answers, who is turned away for
//! good, by what link and code people come, and whose seat is played from another device.

use canasta::{MAX_SEATS, Seat};
use canasta_journal::{Entry, Person, SeatedPlayer};
use canasta_store::{GuestId, NewPerson, WriteError};
use canasta_table::TableRefusal;
use canasta_table::scene::Guest;
use canasta_table::{State, TableRequest};
use unicode_security::confusable_detection::skeleton;

use super::actor::Actor;
use super::audience::{KnockState, Viewer};
use super::request::{Admission, DoorRequest, RequestError};
use super::state::{Asker, CODE, PendingKnock};
use crate::chance;

/// How many may knock at one time.
const KNOCKS: usize = 8;
/// How many requests for a seat in the game the host has at one time.
const REQUESTS: usize = MAX_SEATS;

/// Names that look alike have the same form: case, and letters that only look like others, make no difference.
fn form(name: &str) -> String {
    skeleton(&name.to_lowercase()).collect::<String>().to_lowercase()
}

impl Actor {
    /// Who was turned away for good, as the host sees them.
    pub(super) fn turned_away(&self) -> Vec<Guest> {
        self.table.turned_away().map(|person| self.table.guest(person)).collect()
    }

    /// Who is at the table without a seat, as the host of a game sees them.
    pub(super) fn standing(&self) -> Vec<Guest> {
        let stands = |person: &Person| self.people.is_known(*person) && self.table.seat_of(*person).is_none();
        let standing = (0..self.table.came()).map(Person).filter(stands);
        let standing = standing.filter(|&person| !self.table.is_turned_away(person));
        standing.map(|person| Guest { here: self.is_here(person), ..self.table.guest(person) }).collect()
    }

    /// Does what the host, or a person who knocks, asks of the door.
    pub(super) async fn door_request(&mut self, person: Person, request: DoorRequest) -> Result<u64, RequestError> {
        match request {
            DoorRequest::Withdraw => {
                self.people.door.withdraw(person);
                self.publish();
                Ok(self.table.n())
            }
            _ if person != self.table.host() => Err(TableRefusal::NotTheHost.into()),
            DoorRequest::NewCode => self.new_code().await,
            DoorRequest::NewInvitation => self.new_invitation().await,
            DoorRequest::Admit(id, how) => self.admit(id, how).await,
            DoorRequest::TurnAway { knock, for_good } => self.turn_away(knock, for_good).await,
            DoorRequest::Same { newcomer, was } => self.same(newcomer, was).await,
        }
    }

    /// Somebody comes by the invitation.
    pub(super) async fn come(&mut self, guest: GuestId, name: &str) -> Result<u64, RequestError> {
        if self.audience.person_of(Some(guest)).is_some() {
            return Ok(self.table.n());
        }
        self.may_come(guest)?;
        let (person, came) = self.table.come()?;
        let free = self.table.free_seat().filter(|_| self.table.state() == State::Gathering);
        let sat = free.map(|seat| Entry::Sat { seat, who: SeatedPlayer::Person(person) });
        let entries = [came].into_iter().chain(sat).collect();
        self.enter_as(person, guest, name, entries).await?;
        self.audience.admit(guest, person);
        self.publish();
        Ok(self.table.n())
    }

    fn may_come(&self, guest: GuestId) -> Result<(), RequestError> {
        match self.audience.knock_state(Some(guest)) {
            Some(KnockState::Barred) => Err(TableRefusal::TurnedAway.into()),
            _ if self.table.is_closed() => Err(TableRefusal::TableClosed.into()),
            _ => Ok(()),
        }
    }

    /// Writes the first entries of a person, with the guest who it is.
    async fn enter_as(
        &mut self,
        person: Person,
        guest: GuestId,
        name: &str,
        entries: Vec<Entry>,
    ) -> Result<u64, RequestError> {
        let name = self.unlike_others(name);
        let known = NewPerson { player: person.0, guest, name: Some(name.clone()) };
        self.table.call(person, Some(&name));
        self.people.known.push((guest, person));
        self.people.door.leave(guest);
        let done = self.enter(entries, vec![known]).await;
        if done.is_err() {
            self.table.call(person, None);
            self.people.known.retain(|(known, _)| *known != guest);
        }
        done
    }

    /// The name, with a number where somebody at the table has the same, or one that looks like it.
    pub(super) fn unlike_others(&self, name: &str) -> String {
        let people = (0..self.table.came()).map(|person| self.table.name_of(Person(person)));
        let seats = self.table.players().seats().map(|seat| self.table.name(seat));
        let taken: Vec<String> = people.chain(seats).map(form).collect();
        let numbered = (2_u32..).map(|number| format!("{name} {number}"));
        let free = |name: &String| !taken.contains(&form(name));
        [name.to_owned()].into_iter().chain(numbered).find(free).unwrap_or_default()
    }

    /// Somebody who knows the code asks to be let in.
    pub(super) fn knock(&mut self, guest: GuestId, name: &str) -> Result<u64, RequestError> {
        if self.audience.person_of(Some(guest)).is_some() {
            return Ok(self.table.n());
        }
        self.may_come(guest)?;
        self.people.door.leave(guest);
        let outside = |one: &&PendingKnock| matches!(one.asker, Asker::Outside(_));
        if self.people.door.knocks.iter().filter(outside).count() >= KNOCKS {
            return Err(TableRefusal::TableFull.into());
        }
        let name = self.unlike_others(name);
        self.people.door.add(Asker::Outside(guest), name);
        self.audience.set_knock_state(guest, KnockState::Waiting);
        self.publish();
        Ok(self.table.n())
    }

    /// Somebody who knocks, or was turned away, is forgotten.
    pub(super) async fn go_from_door(&mut self, guest: GuestId) -> Result<u64, RequestError> {
        self.people.door.leave(guest);
        self.audience.clear_knock(guest);
        let known = self.people.known.iter().find(|(known, _)| *known == guest).map(|(_, person)| *person);
        if let Some(person) = known {
            return self.forget(person).await;
        }
        self.publish();
        Ok(self.table.n())
    }

    /// A person without a seat asks to play on in one.
    pub(super) fn ask_for(&mut self, person: Person, seat: Seat) -> Result<u64, RequestError> {
        self.table.may_play_at(seat, person)?;
        self.people.door.withdraw(person);
        let inside = |one: &&PendingKnock| matches!(one.asker, Asker::Inside(..));
        if self.people.door.knocks.iter().filter(inside).count() >= REQUESTS {
            return Err(TableRefusal::TooManyAsk.into());
        }
        let name = self.table.name_of(person).to_owned();
        self.people.door.add(Asker::Inside(person, seat), name);
        self.publish();
        Ok(self.table.n())
    }

    /// The host says yes to somebody who asks.
    async fn admit(&mut self, id: u64, how: Admission) -> Result<u64, RequestError> {
        let Some(request) = self.people.door.take(id) else {
            return Err(TableRefusal::RequestGone.into());
        };
        let done = self.admit_asker(&request, how).await;
        let came_in = matches!(request.asker, Asker::Outside(guest) if self.audience.person_of(Some(guest)).is_some());
        if done.is_err() && !came_in {
            // What did not come off can be answered again.
            self.people.door.knocks.push_front(request);
        }
        self.publish();
        done
    }

    async fn admit_asker(&mut self, request: &PendingKnock, how: Admission) -> Result<u64, RequestError> {
        let person = match (request.asker, how) {
            (Asker::Outside(guest), Admission::Again(person)) => return self.carry(person, guest).await,
            (Asker::Inside(asker, _), Admission::Again(person)) => return self.same(asker, person).await,
            (Asker::Outside(guest), _) => {
                self.come(guest, &request.name).await?;
                self.audience.person_of(Some(guest)).ok_or(TableRefusal::RequestGone)?
            }
            (Asker::Inside(person, _), _) => person,
        };
        let ((Admission::Seat(seat), _) | (_, Asker::Inside(_, seat))) = (how, request.asker) else {
            return Ok(self.table.n());
        };
        self.table_request(self.table.host(), TableRequest::SeatPerson { seat, person }).await
    }

    /// The host says that a person who came without a seat is another one again.
    async fn same(&mut self, newcomer: Person, person: Person) -> Result<u64, RequestError> {
        if self.table.seat_of(newcomer).is_some() {
            return Err(TableRefusal::AlreadySeated.into());
        }
        let guest = self.people.guest_of(newcomer).ok_or(TableRefusal::NotAGuest)?;
        self.carry(person, guest).await
    }

    /// The host says that a guest who asks is this person again. Whoever had the seat before has it no longer.
    async fn carry(&mut self, person: Person, guest: GuestId) -> Result<u64, RequestError> {
        if !self.people.is_known(person) || person == self.table.host() {
            return Err(TableRefusal::NotAGuest.into());
        }
        if self.table.is_turned_away(person) {
            return Err(TableRefusal::TurnedAway.into());
        }
        let back = self.table.seat_of(person).and_then(|seat| self.table.back(seat));
        let entries = [Entry::Carried(person)].into_iter().chain(back).collect();
        self.enter_carried(entries, Some((person.0, guest))).await?;
        // Who they were here until now is nobody any more.
        if let Some(newcomer) = self.audience.person_of(Some(guest)) {
            self.people.door.withdraw(newcomer);
            self.table.call(newcomer, None);
            self.audience.forget(newcomer);
        }
        self.people.known.retain(|&(known, other)| other != person && known != guest);
        self.people.known.push((guest, person));
        self.people.door.leave(guest);
        // The screens of who had the seat before go dark.
        self.audience.forget(person);
        self.audience.admit(guest, person);
        self.publish();
        Ok(self.table.n())
    }

    /// A person plays on another device as well from now on, and the table is told.
    pub(super) async fn carried(&mut self, person: Person) -> Result<u64, RequestError> {
        if !self.people.is_known(person) || self.table.state() == State::Over || self.table.seat_of(person).is_none() {
            return Ok(self.table.n());
        }
        self.enter(vec![Entry::Carried(person)], Vec::new()).await
    }

    /// The host says no to somebody who asks.
    async fn turn_away(&mut self, id: u64, for_good: bool) -> Result<u64, RequestError> {
        let Some(request) = self.people.door.take(id) else { return Ok(self.table.n()) };
        match request.asker {
            Asker::Inside(person, _) if for_good => {
                return self.table_request(self.table.host(), TableRequest::TurnAway(person)).await;
            }
            Asker::Inside(..) => {}
            Asker::Outside(guest) if for_good => {
                // They get a number, so that the journal can say who was turned away.
                if let Ok((person, came)) = self.table.come() {
                    self.enter_as(person, guest, &request.name, vec![came, Entry::TurnedAway(person)]).await?;
                }
                self.audience.bar(guest);
            }
            Asker::Outside(guest) => self.audience.set_knock_state(guest, KnockState::TurnedAway),
        }
        self.publish();
        Ok(self.table.n())
    }

    /// A new spoken code in place of the old one.
    async fn new_code(&mut self) -> Result<u64, RequestError> {
        let (now, life) = (chance::now(), i64::try_from(CODE.as_millis()).unwrap_or(i64::MAX));
        for _ in 0..4 {
            let code = chance::code().ok_or(RequestError::NoRandomness)?;
            let expires = now.saturating_add(life);
            match self.context.store.set_code(self.table.id(), &code, now, expires).await {
                Ok(()) => {
                    self.people.code = Some((code, expires));
                    self.publish();
                    return Ok(self.table.n());
                }
                // Another table has it: once in millions.
                Err(WriteError::Conflict) => {}
                Err(why) => return Err(RequestError::Write(why)),
            }
        }
        Err(RequestError::NoRandomness)
    }

    /// A new invitation, with which the old one and the spoken code lead nowhere any more.
    async fn new_invitation(&mut self) -> Result<u64, RequestError> {
        if self.people.invitation.is_none() {
            return Err(TableRefusal::NoGuests.into());
        }
        let invitation = chance::hex::<16>().ok_or(RequestError::NoRandomness)?;
        self.context.store.set_invitation(self.table.id(), &invitation).await.map_err(RequestError::Write)?;
        self.people.invitation = Some(invitation);
        self.people.code = None;
        self.publish();
        Ok(self.table.n())
    }

    /// Whether a person has a screen open.
    pub(super) fn is_here(&self, person: Person) -> bool {
        self.audience.screens(Viewer::Person(person)) > 0
    }
}

#[cfg(test)]
mod tests {
    use super::form;

    #[test]
    fn names_that_look_alike_are_one() {
        for (one, other) in [("Ruth", "RUTH"), ("Anna", "Аnnа"), ("Paul", "Pаul"), ("Zoë", "zoë"), ("Ruth", "Ｒuth")]
        {
            assert_eq!(form(one), form(other), "{one} {other}");
        }
        for (one, other) in [("Ruth", "Ruth 2"), ("Anna", "Anne"), ("Zoe", "Zoë")] {
            assert_ne!(form(one), form(other), "{one} {other}");
        }
    }
}
