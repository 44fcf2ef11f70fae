//! Guests who join or ask to join, people who ask for a bot's seat, the host's answers, bans, the link and the code, and seats that a
//! person plays from another device.

use canasta::Seat;
use canasta_store::{GuestId, NewPerson, WriteError};
use canasta_table::TableRefusal;
use canasta_table::journal::{Entry, Person, SeatedPlayer};
use canasta_table::scene::Guest;
use canasta_table::{State, TableRequest};
use unicode_security::confusable_detection::skeleton;

use super::actor::Actor;
use super::request::{Admission, RequestError};
use super::state::{Asker, CODE, PendingJoinRequest};
use crate::audience::{JoinRequestState, Viewer};
use crate::chance;

/// Names that look alike have the same form: case, and letters that only look like others, make no difference.
fn form(name: &str) -> String {
    skeleton(&name.to_lowercase()).collect::<String>().to_lowercase()
}

impl Actor {
    /// The people who were turned away for good, as the host sees them.
    pub(super) fn turned_away(&self) -> Vec<Guest> {
        self.table.turned_away().map(|person| self.table.guest(person)).collect()
    }

    /// The people without a seat, as the host of a game sees them.
    pub(super) fn standing(&self) -> Vec<Guest> {
        let stands = |person: &Person| self.people.guests.knows(*person) && self.table.seat_of(*person).is_none();
        let standing = (0..self.table.came()).map(Person).filter(stands);
        let standing = standing.filter(|&person| !self.table.is_turned_away(person));
        standing.map(|person| Guest { here: self.is_here(person), ..self.table.guest(person) }).collect()
    }

    /// A person withdraws their request for a seat.
    pub(super) fn withdraw(&mut self, person: Person) -> u64 {
        self.people.join_requests.withdraw(person);
        self.publish();
        self.table.n()
    }

    /// Lets a guest in who comes by the invitation.
    pub(super) async fn join(&mut self, guest: GuestId, name: &str) -> Result<u64, RequestError> {
        if self.audience.person_of(Some(guest)).is_some() {
            return Ok(self.table.n());
        }
        self.may_join(guest)?;
        let (person, came) = self.table.come()?;
        let free = self.table.free_seat().filter(|_| self.table.state() == State::WaitingRoom);
        let sat = free.map(|seat| Entry::Sat { seat, who: SeatedPlayer::Person(person) });
        let entries = [came].into_iter().chain(sat).collect();
        self.enter_as(person, guest, name, entries).await?;
        self.audience.admit(guest, person);
        self.publish();
        Ok(self.table.n())
    }

    fn may_join(&self, guest: GuestId) -> Result<(), RequestError> {
        if self.table.terms().daily.is_some() {
            return Err(TableRefusal::ForOne.into());
        }
        match self.audience.join_request_state(Some(guest)) {
            Some(JoinRequestState::Barred) => Err(TableRefusal::TurnedAway.into()),
            _ if self.table.is_closed() => Err(TableRefusal::TableClosed.into()),
            _ => Ok(()),
        }
    }

    /// Writes the first entries of a person, together with the guest who it is.
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
        self.people.guests.assign(guest, person);
        self.people.join_requests.remove_guest(guest);
        let done = self.enter(entries, vec![known]).await;
        if done.is_err() {
            self.table.call(person, None);
            self.people.guests.remove(person);
        }
        done
    }

    /// The name, with a number where another person or bot at the table has the same, or one that looks like it.
    pub(super) fn unlike_others(&self, name: &str) -> String {
        let people = (0..self.table.came()).map(|person| self.table.name_of(Person(person)));
        let seats = self.table.players().seats().map(|seat| self.table.name(seat));
        let taken: Vec<String> = people.chain(seats).map(form).collect();
        let numbered = (2_u32..).map(|number| format!("{name} {number}"));
        let free = |name: &String| !taken.contains(&form(name));
        [name.to_owned()].into_iter().chain(numbered).find(free).unwrap_or_default()
    }

    /// Asks the host to let in a guest who knows the code.
    pub(super) fn ask_to_join(&mut self, guest: GuestId, name: &str) -> Result<u64, RequestError> {
        if self.audience.person_of(Some(guest)).is_some() {
            return Ok(self.table.n());
        }
        self.may_join(guest)?;
        self.people.join_requests.remove_guest(guest);
        let asker = Asker::Guest(guest);
        if self.people.join_requests.is_full(asker) {
            return Err(TableRefusal::TableFull.into());
        }
        let name = self.unlike_others(name);
        self.people.join_requests.add(asker, name);
        self.audience.set_join_request_state(guest, JoinRequestState::Waiting);
        self.publish();
        Ok(self.table.n())
    }

    /// Forgets a guest who has asked to join, or was banned.
    pub(super) async fn forget_guest(&mut self, guest: GuestId) -> Result<u64, RequestError> {
        self.people.join_requests.remove_guest(guest);
        self.audience.clear_join_request(guest);
        if let Some(person) = self.people.guests.person_of(guest) {
            return self.forget(person).await;
        }
        self.publish();
        Ok(self.table.n())
    }

    /// A person without a seat asks to play on in one.
    pub(super) fn ask_for(&mut self, person: Person, seat: Seat) -> Result<u64, RequestError> {
        self.table.may_play_at(seat, person)?;
        self.people.join_requests.withdraw(person);
        let asker = Asker::Person(person, seat);
        if self.people.join_requests.is_full(asker) {
            return Err(TableRefusal::TooManyAsk.into());
        }
        let name = self.table.name_of(person).to_owned();
        self.people.join_requests.add(asker, name);
        self.publish();
        Ok(self.table.n())
    }

    /// The host accepts a join request.
    pub(super) async fn admit(&mut self, id: u64, how: Admission) -> Result<u64, RequestError> {
        let join_request = self.people.join_requests.take(id).ok_or(TableRefusal::RequestGone)?;
        let done = self.admit_asker(&join_request, how).await;
        let came_in =
            matches!(join_request.asker, Asker::Guest(guest) if self.audience.person_of(Some(guest)).is_some());
        if done.is_err() && !came_in {
            // The host may answer once more what failed.
            self.people.join_requests.put_back(join_request);
        }
        self.publish();
        done
    }

    async fn admit_asker(&mut self, join_request: &PendingJoinRequest, how: Admission) -> Result<u64, RequestError> {
        let person = match (join_request.asker, how) {
            (Asker::Guest(guest), Admission::ReturnAs(person)) => return self.return_as(person, guest).await,
            (Asker::Person(asker, _), Admission::ReturnAs(person)) => return self.identify(asker, person).await,
            (Asker::Guest(guest), _) => {
                self.join(guest, &join_request.name).await?;
                self.audience.person_of(Some(guest)).ok_or(TableRefusal::RequestGone)?
            }
            (Asker::Person(person, _), _) => person,
        };
        let ((Admission::TakeSeat(seat), _) | (_, Asker::Person(_, seat))) = (how, join_request.asker) else {
            return Ok(self.table.n());
        };
        self.table_request(self.table.host(), TableRequest::SeatPerson { seat, person }).await
    }

    /// The host says that a person who came without a seat is an earlier one again.
    pub(super) async fn identify(&mut self, newcomer: Person, person: Person) -> Result<u64, RequestError> {
        if self.table.seat_of(newcomer).is_some() {
            return Err(TableRefusal::AlreadySeated.into());
        }
        let guest = self.people.guests.guest_of(newcomer).ok_or(TableRefusal::NotAGuest)?;
        self.return_as(person, guest).await
    }

    /// The host says that a guest is this person again. The guest who had the seat before has it no longer.
    async fn return_as(&mut self, person: Person, guest: GuestId) -> Result<u64, RequestError> {
        if !self.people.guests.knows(person) || person == self.table.host() {
            return Err(TableRefusal::NotAGuest.into());
        }
        if self.table.is_turned_away(person) {
            return Err(TableRefusal::TurnedAway.into());
        }
        let back = self.table.seat_of(person).and_then(|seat| self.table.back(seat));
        let entries = [Entry::Carried(person)].into_iter().chain(back).collect();
        self.enter_reassigned(entries, Some((person.0, guest))).await?;
        // The person that the guest was here until now is forgotten.
        if let Some(newcomer) = self.audience.person_of(Some(guest)) {
            self.people.join_requests.withdraw(newcomer);
            self.table.call(newcomer, None);
            self.audience.forget(newcomer);
        }
        self.people.guests.assign(guest, person);
        self.people.join_requests.remove_guest(guest);
        // The screens of the guest who had the seat before go dark.
        self.audience.forget(person);
        self.audience.admit(guest, person);
        self.publish();
        Ok(self.table.n())
    }

    /// Lets a person play on from a further device.
    pub(super) async fn add_device(&mut self, person: Person) -> Result<u64, RequestError> {
        if !self.people.guests.knows(person)
            || self.table.state() == State::Over
            || self.table.seat_of(person).is_none()
        {
            return Ok(self.table.n());
        }
        self.enter(vec![Entry::Carried(person)], Vec::new()).await
    }

    /// The host declines a join request.
    pub(super) async fn decline(&mut self, id: u64, ban: bool) -> Result<u64, RequestError> {
        let Some(join_request) = self.people.join_requests.take(id) else { return Ok(self.table.n()) };
        match join_request.asker {
            Asker::Person(person, _) if ban => {
                return self.table_request(self.table.host(), TableRequest::TurnAway(person)).await;
            }
            Asker::Person(..) => {}
            Asker::Guest(guest) if ban => {
                // The guest becomes a person, so that the journal can say who was turned away.
                if let Ok((person, came)) = self.table.come() {
                    self.enter_as(person, guest, &join_request.name, vec![came, Entry::TurnedAway(person)]).await?;
                }
                self.audience.bar(guest);
            }
            Asker::Guest(guest) => self.audience.set_join_request_state(guest, JoinRequestState::TurnedAway),
        }
        self.publish();
        Ok(self.table.n())
    }

    /// A new spoken code in place of the old one.
    pub(super) async fn new_code(&mut self) -> Result<u64, RequestError> {
        let (now, life) = (chance::now(), canasta::must_fit::<i64>(CODE.as_millis()));
        for _ in 0..4 {
            let code = chance::code().ok_or(RequestError::NoRandomness)?;
            let expires = now.saturating_add(life);
            match self.context.store.set_code(self.table.id(), &code, now, expires).await {
                Ok(()) => {
                    self.people.invitation.set_code(code, expires);
                    self.publish();
                    return Ok(self.table.n());
                }
                // Another table has this code, which happens once in millions.
                Err(WriteError::Conflict) => {}
                Err(why) => return Err(RequestError::Write(why)),
            }
        }
        // So the table itself is another server's.
        Err(RequestError::Write(WriteError::Conflict))
    }

    /// A new invitation, after which the old one and the spoken code lead nowhere.
    pub(super) async fn new_invitation(&mut self) -> Result<u64, RequestError> {
        if self.people.invitation.secret().is_none() {
            return Err(TableRefusal::NoGuests.into());
        }
        let invitation = chance::hex::<16>().ok_or(RequestError::NoRandomness)?;
        self.context.store.set_invitation(self.table.id(), &invitation).await.map_err(RequestError::Write)?;
        self.people.invitation.renew(invitation);
        self.publish();
        Ok(self.table.n())
    }

    /// Whether a person has a screen open.
    pub(super) fn is_here(&self, person: Person) -> bool {
        self.audience.open_windows(Viewer::Person(person)) > 0
    }
}

#[cfg(test)]
mod tests {
    use super::form;

    #[test]
    fn names_that_look_alike_have_one_form() {
        for (one, other) in [("Ruth", "RUTH"), ("Anna", "Аnnа"), ("Paul", "Pаul"), ("Zoë", "zoë"), ("Ruth", "Ｒuth")]
        {
            assert_eq!(form(one), form(other), "{one} {other}");
        }
        for (one, other) in [("Ruth", "Ruth 2"), ("Anna", "Anne"), ("Zoe", "Zoë")] {
            assert_ne!(form(one), form(other), "{one} {other}");
        }
    }
}
