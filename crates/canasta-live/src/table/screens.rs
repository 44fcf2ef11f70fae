//! The screens of a live table's viewers. After each change the task makes one for each viewer whose windows follow the
//! table, and for any other viewer on request.

use std::collections::BTreeMap;
use std::sync::Arc;

use canasta_store::GuestId;
use canasta_table::journal::Person;
use canasta_table::scene::{Screen, WaitingRoom};
use tokio::sync::watch;

use super::actor::Actor;
use super::handle::Query;
use crate::audience::{LiveStatus, Snapshot, Viewer, is_late, screen, spectator_screen, waiting_room};

impl Actor {
    /// Shows a change to the table on every screen.
    pub(super) fn publish(&mut self) {
        self.clocks.follow(&self.table, &self.seats_present());
        self.track_host();
        self.track_cover();
        let seats = (0..self.table.came()).map(Person).filter_map(|person| Some((person, self.table.seat_of(person)?)));
        self.audience.set_seats(seats.collect::<BTreeMap<_, _>>());
        self.audience.set_begun(self.table.has_begun());
        let live = self.live_status();
        for viewer in self.audience.take_outdated_viewers() {
            self.audience.show(viewer, self.screen(viewer, &live));
        }
        if self.audience.is_followed() {
            self.context.bus.publish(self.table.id(), self.table.n());
        }
    }

    /// Answers a query. The visitor may be gone by now, which doesn't matter.
    pub(super) fn answer(&self, query: Query) {
        match query {
            Query::Show { viewer, reply } => drop(reply.send(self.show(viewer))),
            Query::Preview { reply } => drop(reply.send(self.preview())),
            Query::LiveStatus { reply } => drop(reply.send(self.live_status())),
        }
    }

    /// A viewer's snapshots, now and as they change; `None` if the viewer isn't allowed to watch.
    fn show(&self, viewer: Viewer) -> Option<watch::Receiver<Snapshot>> {
        // The screen may already have been made for another request.
        let existing = self.audience.follow(viewer);
        existing.or_else(|| self.audience.show(viewer, self.screen(viewer, &self.live_status())))
    }

    /// A guest's current view of a table whose task isn't running; `None` if the guest isn't allowed to watch.
    pub(crate) fn present_view(&self, guest: Option<GuestId>) -> Option<Snapshot> {
        self.show(self.audience.viewer_of(guest)).map(|seen| seen.borrow().clone())
    }

    /// Preview of the table for a guest who was invited, or who finds it in the lobby.
    fn preview(&self) -> Arc<WaitingRoom> {
        self.audience.preview().unwrap_or_else(|| {
            let preview = Arc::new(waiting_room(&self.table, None, &self.live_status()));
            self.audience.set_preview(Arc::clone(&preview));
            preview
        })
    }

    fn screen(&self, viewer: Viewer, live: &LiveStatus) -> Option<Screen> {
        match viewer {
            Viewer::Person(person) => {
                let may_look = self.people.guests.knows(person) && !self.table.is_banned(person);
                may_look.then(|| self.screen_for(person, live))
            }
            Viewer::SharedDevice(window) => self.device_screen(window, live),
            Viewer::Stranger => spectator_screen(&self.table, live, self.people.chat.lines()),
            Viewer::Banned => None,
        }
    }

    /// A person's screen.
    pub(super) fn screen_for(&self, person: Person, live: &LiveStatus) -> Screen {
        let mut screen = screen(&self.table, Some(person), live, self.people.chat.lines());
        match &mut screen {
            Screen::WaitingRoom(waiting_room) => self.add_for(person, waiting_room),
            Screen::Game(scene) => {
                let seat = self.table.seat_of(person);
                let status = &mut scene.status;
                status.is_host = person == self.table.host();
                status.is_device_shared = self.people.device.is_used_by(person);
                status.invitation =
                    self.people.invitation.secret().filter(|_| seat.is_some() || status.is_host).map(str::to_owned);
                if status.is_host {
                    status.join_requests = self.people.join_requests.list();
                    status.standing = self.standing();
                    status.banned = self.banned();
                    status.to_take_over = self.table.to_take_over();
                    status.code = self.people.invitation.valid_code();
                }
                if seat.is_none() {
                    status.can_sit = self.table.to_take_over();
                    status.asked_for = self.people.join_requests.requested_seat(person);
                }
                if !is_late(&self.table, Some(person)) {
                    status.slow_turn = self.slow_turn(Some(person));
                }
            }
            Screen::Shuffling(_) | Screen::Covered(_) | Screen::NotYet { .. } => {}
        }
        screen
    }

    /// The table's current live status.
    pub(super) fn live_status(&self) -> LiveStatus {
        let people = (0..self.table.came()).map(Person);
        LiveStatus {
            present: people.filter(|&person| self.is_here(person)).collect(),
            strangers: self.audience.strangers(),
            clock: self.clocks.running(),
            slow_turn: self.slow_turn(None),
            banned: self.audience.banned(),
            side_changes: self.people.side_changes,
        }
    }
}
