//! Guests who join or ask to join, people who ask for a bot's seat, the host's answers, bans, the link and the code,
//! and people who continue on a different device.

use canasta::Seat;
use canasta_record::pasted;
use canasta_store::{GuestId, NewPerson, WriteError};
use canasta_table::TableRefusal;
use canasta_table::journal::{Entry, Person, SeatedPlayer};
use canasta_table::scene::Guest;
use canasta_table::{State, TableRequest};
use unicode_normalization::UnicodeNormalization as _;
use unicode_security::confusable_detection::skeleton;

use super::actor::Actor;
use super::request::{Admission, RequestError};
use super::state::{CODE_VALIDITY, PendingJoinRequest, Requester};
use crate::audience::{JoinRequestState, Viewer};
use crate::chance;

/// Normal form of a name. Names that look alike, ignoring case, spaces, invisible and lookalike letters, have the same
/// one.
fn normal_form(name: &str) -> String {
    let visible = |letter: &char| !letter.is_whitespace() && !pasted::is_invisible(*letter);
    let plain: String = name.nfkc().filter(visible).flat_map(char::to_lowercase).collect();
    skeleton(&plain).collect::<String>().to_lowercase()
}

impl Actor {
    /// Banned people, as listed for the host.
    pub(super) fn banned(&self) -> Vec<Guest> {
        self.table.banned().map(|person| self.table.guest(person)).collect()
    }

    /// People without a seat, as listed for the host during a game.
    pub(super) fn standing(&self) -> Vec<Guest> {
        let has_no_seat = |person: &Person| self.people.guests.knows(*person) && self.table.seat_of(*person).is_none();
        let standing = (0..self.table.came()).map(Person).filter(has_no_seat);
        let standing = standing.filter(|&person| !self.table.is_banned(person));
        standing.map(|person| Guest { is_present: self.is_here(person), ..self.table.guest(person) }).collect()
    }

    /// Withdraws a person's request for a seat.
    pub(super) fn withdraw(&mut self, person: Person) -> u64 {
        self.people.join_requests.withdraw(person);
        self.publish();
        self.table.n()
    }

    /// Lets in a guest who has the invitation.
    pub(super) async fn join(&mut self, guest: GuestId, name: &str) -> Result<u64, RequestError> {
        if self.audience.person_of(Some(guest)).is_some() {
            return Ok(self.table.n());
        }
        self.may_join(guest)?;
        let (person, came) = self.table.come()?;
        let free = self.table.seat_for_newcomer().filter(|_| self.table.state() == State::WaitingRoom);
        let sat = free.map(|seat| Entry::Sat { seat, who: SeatedPlayer::Person(person) });
        let entries = [came].into_iter().chain(sat).collect();
        self.enter_as(person, guest, name, entries).await?;
        self.audience.admit(guest, person);
        self.publish();
        Ok(self.table.n())
    }

    fn may_join(&self, guest: GuestId) -> Result<(), RequestError> {
        if self.table.terms().daily.is_some() {
            return Err(TableRefusal::OnePersonOnly.into());
        }
        match self.audience.join_request_state(Some(guest)) {
            Some(JoinRequestState::Banned) => Err(TableRefusal::Banned.into()),
            _ if self.table.is_closed() => Err(TableRefusal::TableClosed.into()),
            _ => Ok(()),
        }
    }

    /// Writes the first entries of a new person together with that person's guest.
    async fn enter_as(
        &mut self,
        person: Person,
        guest: GuestId,
        name: &str,
        entries: Vec<Entry>,
    ) -> Result<u64, RequestError> {
        let name = self.unique_name(name);
        let new_person = NewPerson { player: person.0, guest: Some(guest), name: Some(name.clone()) };
        self.table.call(person, Some(&name));
        self.people.guests.assign(guest, person);
        self.people.join_requests.remove_guest(guest);
        let result = self.enter(entries, vec![new_person]).await;
        if result.is_err() {
            self.table.call(person, None);
            self.people.guests.remove(person);
        }
        result
    }

    /// The name, with a number added if another person or bot at the table has the same name or one that looks like it.
    pub(super) fn unique_name(&self, name: &str) -> String {
        let people = (0..self.table.came()).map(|person| self.table.name_of(Person(person)));
        let seats = self.table.players().seats().map(|seat| self.table.name(seat));
        let taken: Vec<String> = people.chain(seats).map(normal_form).collect();
        let numbered = (2_u32..).map(|number| format!("{name} {number}"));
        let free = |name: &String| !taken.contains(&normal_form(name));
        [name.to_owned()].into_iter().chain(numbered).find(free).unwrap_or_default()
    }

    /// Asks the host to let in a guest who has the code.
    pub(super) fn ask_to_join(&mut self, guest: GuestId, name: &str) -> Result<u64, RequestError> {
        if self.audience.person_of(Some(guest)).is_some() {
            return Ok(self.table.n());
        }
        self.may_join(guest)?;
        self.people.join_requests.remove_guest(guest);
        let requester = Requester::Guest(guest);
        if self.people.join_requests.is_full(requester) {
            return Err(TableRefusal::TableFull.into());
        }
        let name = self.unique_name(name);
        self.people.join_requests.add(requester, name);
        self.audience.set_join_request_state(guest, JoinRequestState::Waiting);
        self.publish();
        Ok(self.table.n())
    }

    /// Forgets a guest who has asked to join or was banned.
    pub(super) async fn forget_guest(&mut self, guest: GuestId) -> Result<u64, RequestError> {
        self.people.join_requests.remove_guest(guest);
        self.audience.clear_join_request(guest);
        if let Some(person) = self.people.guests.person_of(guest) {
            return self.forget(person).await;
        }
        self.publish();
        Ok(self.table.n())
    }

    /// Asks the host for a seat, on behalf of a person without one.
    pub(super) fn request_seat(&mut self, person: Person, seat: Seat) -> Result<u64, RequestError> {
        self.table.can_take_over(seat, person)?;
        self.people.join_requests.withdraw(person);
        let requester = Requester::Person(person, seat);
        if self.people.join_requests.is_full(requester) {
            return Err(TableRefusal::TooManyJoinRequests.into());
        }
        let name = self.table.name_of(person).to_owned();
        self.people.join_requests.add(requester, name);
        self.publish();
        Ok(self.table.n())
    }

    /// The host accepts a join request.
    pub(super) async fn admit(&mut self, id: u64, how: Admission) -> Result<u64, RequestError> {
        let join_request = self.people.join_requests.take(id).ok_or(TableRefusal::RequestGone)?;
        let result = self.admit_requester(&join_request, how).await;
        let has_joined =
            matches!(join_request.requester, Requester::Guest(guest) if self.audience.person_of(Some(guest)).is_some());
        if result.is_err() && !has_joined {
            // The host can answer a failed request again.
            self.people.join_requests.put_back(join_request);
        }
        self.publish();
        result
    }

    async fn admit_requester(
        &mut self,
        join_request: &PendingJoinRequest,
        how: Admission,
    ) -> Result<u64, RequestError> {
        let person = match (join_request.requester, how) {
            (Requester::Guest(guest), Admission::ReturnAs(person)) => return self.return_as(person, guest).await,
            (Requester::Person(requester, _), Admission::ReturnAs(person)) => {
                return self.identify(requester, person).await;
            }
            (Requester::Guest(guest), _) => {
                self.join(guest, &join_request.name).await?;
                self.audience.person_of(Some(guest)).ok_or(TableRefusal::RequestGone)?
            }
            (Requester::Person(person, _), _) => person,
        };
        let ((Admission::TakeSeat(seat), _) | (_, Requester::Person(_, seat))) = (how, join_request.requester) else {
            return Ok(self.table.n());
        };
        self.table_request(self.table.host(), TableRequest::SeatPerson { seat, person }).await
    }

    /// The host identifies a newcomer without a seat as an earlier person at the table.
    pub(super) async fn identify(&mut self, newcomer: Person, person: Person) -> Result<u64, RequestError> {
        if self.table.seat_of(newcomer).is_some() {
            return Err(TableRefusal::AlreadySeated.into());
        }
        let guest = self.people.guests.guest_of(newcomer).ok_or(TableRefusal::NotAGuest)?;
        self.return_as(person, guest).await
    }

    /// The host identifies a guest as this person. The person's previous guest loses their place.
    async fn return_as(&mut self, person: Person, guest: GuestId) -> Result<u64, RequestError> {
        if !self.people.guests.knows(person) || person == self.table.host() {
            return Err(TableRefusal::NotAGuest.into());
        }
        if self.table.is_banned(person) {
            return Err(TableRefusal::Banned.into());
        }
        let back = self.table.seat_of(person).and_then(|seat| self.table.back(seat));
        let entries = [Entry::ChangedDevice(person)].into_iter().chain(back).collect();
        self.enter_reassigned(entries, Some((person.0, guest))).await?;
        // Forget the person that the guest was here until now.
        if let Some(newcomer) = self.audience.person_of(Some(guest)) {
            self.people.join_requests.withdraw(newcomer);
            self.table.call(newcomer, None);
            self.audience.forget(newcomer);
        }
        self.people.guests.assign(guest, person);
        self.people.join_requests.remove_guest(guest);
        // The screens of the person's previous guest go dark.
        self.audience.forget(person);
        self.audience.admit(guest, person);
        self.publish();
        Ok(self.table.n())
    }

    /// Lets a person continue on a different device.
    pub(super) async fn add_device(&mut self, person: Person) -> Result<u64, RequestError> {
        if !self.people.guests.knows(person)
            || self.table.state() == State::Over
            || self.table.seat_of(person).is_none()
        {
            return Ok(self.table.n());
        }
        self.enter(vec![Entry::ChangedDevice(person)], Vec::new()).await
    }

    /// The host declines a join request.
    pub(super) async fn decline(&mut self, id: u64, ban: bool) -> Result<u64, RequestError> {
        let Some(join_request) = self.people.join_requests.take(id) else { return Ok(self.table.n()) };
        match join_request.requester {
            Requester::Person(person, _) if ban => {
                return self.table_request(self.table.host(), TableRequest::Ban(person)).await;
            }
            Requester::Person(..) => {}
            Requester::Guest(guest) if ban => {
                // Make the guest a person, so that the journal can record the ban.
                if let Ok((person, came)) = self.table.come() {
                    self.enter_as(person, guest, &join_request.name, vec![came, Entry::Banned(person)]).await?;
                }
                self.audience.ban(guest);
            }
            Requester::Guest(guest) => self.audience.set_join_request_state(guest, JoinRequestState::Declined),
        }
        self.publish();
        Ok(self.table.n())
    }

    /// Replaces the code.
    pub(super) async fn new_code(&mut self) -> Result<u64, RequestError> {
        let now = chance::unix_millis();
        let validity = canasta::must_fit::<i64>(CODE_VALIDITY.as_millis());
        for _ in 0..4 {
            let code = chance::random_table_code().ok_or(RequestError::NoRandomness)?;
            let expires = now.saturating_add(validity);
            match self.context.store.set_code(self.table.id(), &code, now, expires).await {
                Ok(()) => {
                    self.people.invitation.set_code(code, expires);
                    self.publish();
                    return Ok(self.table.n());
                }
                // Another table has this code: a one-in-millions chance.
                Err(WriteError::Conflict) => {}
                Err(error) => return Err(RequestError::Write(error)),
            }
        }
        // After that many attempts, the conflict must mean that another server owns the table.
        Err(RequestError::Write(WriteError::Conflict))
    }

    /// Replaces the invitation; the old one and the code become invalid.
    pub(super) async fn new_invitation(&mut self) -> Result<u64, RequestError> {
        if self.people.invitation.secret().is_none() {
            return Err(TableRefusal::NoGuests.into());
        }
        let invitation = chance::random_hex::<16>().ok_or(RequestError::NoRandomness)?;
        self.context.store.set_invitation(self.table.id(), &invitation).await.map_err(RequestError::Write)?;
        self.people.invitation.renew(invitation);
        self.publish();
        Ok(self.table.n())
    }

    /// Whether a person has an open screen.
    pub(super) fn is_here(&self, person: Person) -> bool {
        if self.people.device.is_used_by(person) {
            self.audience.is_device_open()
        } else {
            self.audience.open_windows(Viewer::Person(person)) > 0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::normal_form;

    #[test]
    fn names_that_look_alike_have_the_same_form() {
        for (one, other) in [("Ruth", "RUTH"), ("Anna", "Аnnа"), ("Paul", "Pаul"), ("Zoë", "zoë"), ("Ruth", "Ｒuth")]
        {
            assert_eq!(normal_form(one), normal_form(other), "{one} {other}");
        }
        for (one, other) in [("Ruth", "Ruth 2"), ("Anna", "Anne"), ("Zoe", "Zoë")] {
            assert_ne!(normal_form(one), normal_form(other), "{one} {other}");
        }
    }
}
