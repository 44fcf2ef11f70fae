//! A device that several people share. They pass it on after each turn. In between it is covered: its screen has no
//! hand, and the next person has to ask for their cards.
//!
//! The device belongs to the guest who opened the table, person 0. The others have a name but no guest. Everyone at the
//! device is known by its one session, so the cover protects them from each other's glances, not from attacks.
//!
//! Cards are shown in one window only. A document, a new window and a window that has lost its connection are covered.

use canasta::Seat;
use canasta_store::TablePerson;
use canasta_table::journal::{ActionId, Person};
use canasta_table::scene::{Cover, Screen};
use canasta_table::{GameRefusal, SeatRequest, TableRefusal};

use super::actor::Actor;
use super::request::RequestError;
use crate::audience::{LiveStatus, Viewer, WindowNumber, screen};

/// The people at a shared device, and the one whose cards it shows.
#[derive(Default)]
pub(super) struct SharedDevice {
    /// Its people by number, the guest's person first; empty if everyone has their own device.
    people: Vec<Person>,
    shown: Option<(Person, WindowNumber)>,
}

impl SharedDevice {
    pub(super) fn of(people: &[TablePerson]) -> Self {
        let owner = people.iter().filter(|person| Person(person.player) == Person::HOST && person.guest.is_some());
        let others: Vec<&TablePerson> =
            people.iter().filter(|person| person.guest.is_none() && person.name.is_some()).collect();
        let all = owner.filter(|_| !others.is_empty()).chain(others.iter().copied());
        Self { people: all.map(|person| Person(person.player)).collect(), shown: None }
    }

    /// The person whose guest has the device; `None` if no device is shared.
    pub(super) fn owner(&self) -> Option<Person> {
        self.people.first().copied()
    }

    /// Whether a person plays at the shared device.
    pub(super) fn is_used_by(&self, person: Person) -> bool {
        self.people.contains(&person)
    }

    /// Hides all cards.
    pub(super) const fn cover(&mut self) {
        self.shown = None;
    }

    /// Removes everyone but the owner, whose device is then no longer shared.
    pub(super) fn take_others(&mut self) -> Vec<Person> {
        self.cover();
        self.people.drain(..).skip(1).collect()
    }
}

impl Actor {
    /// The next person at the shared device to act in the current deal. `None` if no hand is hidden.
    fn next_at_device(&self) -> Option<Person> {
        let first = self.table.to_act()?;
        let public = self.table.view(None)?.table.public;
        let sits_out = public.players().sits_out();
        let seats = std::iter::once(first).chain(public.seats_after(first)).filter(|seat| sits_out != Some(*seat));
        let playing = seats.filter(|seat| self.table.substitute(*seat).is_none());
        let mut people = playing.filter_map(|seat| self.table.person(seat));
        people.find(|person| self.people.device.is_used_by(*person)).or(self.people.device.owner())
    }

    /// Covers the device once the turn passes to another of its people, or its uncovered window closes.
    pub(super) fn track_cover(&mut self) {
        if let Some((person, window)) = self.people.device.shown {
            let is_open = self.audience.open_windows(Viewer::SharedDevice(Some(window))) > 0;
            let is_next = self.next_at_device().is_none_or(|next| next == person);
            if !is_open || !is_next {
                self.people.device.cover();
            }
        }
        self.audience.set_shown(self.people.device.shown);
    }

    /// The screen in a window of the shared device.
    pub(super) fn device_screen(&self, window: Option<WindowNumber>, live: &LiveStatus) -> Option<Screen> {
        let device = &self.people.device;
        let owner = device.owner().filter(|owner| self.people.guests.knows(*owner))?;
        let Some(next) = self.next_at_device() else {
            let person = device.shown.map_or(owner, |(person, _)| person);
            return Some(self.screen_for(person, live));
        };
        if window.is_some() && device.shown == window.map(|window| (next, window)) {
            return Some(self.screen_for(next, live));
        }
        let public = screen(&self.table, None, live, &[]);
        let Screen::Game(scene) = public else { return Some(public) };
        let seat = self.table.seat_of(next)?;
        Cover::new(*scene, seat, window).map(|cover| Screen::Covered(Box::new(cover)))
    }

    /// Shows the cards of the next person at the device.
    pub(super) fn show_cards(&mut self, person: Person, seat: Seat, window: WindowNumber) -> Result<u64, RequestError> {
        let is_open = self.audience.open_windows(Viewer::SharedDevice(Some(window))) > 0;
        let next = self.next_at_device().filter(|next| self.table.seat_of(*next) == Some(seat));
        let Some(next) = next.filter(|_| is_open && self.people.device.is_used_by(person)) else {
            return Err(TableRefusal::RequestGone.into());
        };
        self.people.device.shown = Some((next, window));
        self.publish();
        Ok(self.table.n())
    }

    /// The person who concedes if the device's session does: the one whose cards are shown.
    pub(super) fn conceding_at_device(&self, person: Person) -> Result<Person, RequestError> {
        if !self.people.device.is_used_by(person) {
            return Ok(person);
        }
        match self.people.device.shown {
            Some((shown, _)) => Ok(shown),
            None if self.next_at_device().is_some() => Err(TableRefusal::RequestGone.into()),
            None => Ok(person),
        }
    }

    /// Carries out a request in the game: an action for the person whose cards are shown, or readiness for everyone at
    /// the device.
    pub(super) async fn play_at_device(
        &mut self,
        id: String,
        n: u64,
        request: SeatRequest,
    ) -> Result<u64, RequestError> {
        let people = self.people.device.people.clone();
        if let SeatRequest::NextDeal(mut cut) = request {
            let mut result = Err(GameRefusal::NoSuchSeat.into());
            for person in people {
                match self.play(person, id.clone(), n, SeatRequest::NextDeal(cut.take())).await {
                    Err(RequestError::Game(GameRefusal::ReadyAlready)) if result.is_ok() => {}
                    done @ (Ok(_) | Err(RequestError::Game(GameRefusal::ReadyAlready))) => result = done,
                    refused => return refused,
                }
            }
            return result;
        }
        // A request that is sent again gets the same answer, even if the device is covered by now.
        let has_done = |person: &Person| {
            let seat = self.table.seat_of(*person);
            seat.is_some_and(|seat| self.table.is_done(&ActionId { seat, id: id.clone() }))
        };
        let done = people.iter().copied().find(has_done);
        let shown = self.people.device.shown.map(|(person, _)| person);
        match (done.or(shown), self.next_at_device()) {
            (Some(person), _) => self.play(person, id, n, request).await,
            (None, Some(next)) => Err(GameRefusal::Covered { next: self.table.name_of(next).to_owned() }.into()),
            (None, None) => self.play(Person::HOST, id, n, request).await,
        }
    }
}
