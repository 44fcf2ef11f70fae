//! The screens of a live table's viewers. After each change the task makes one for each viewer whose windows follow the table; for any
//! other viewer, on request.

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
    /// Follows a change of the table, and shows it on every screen.
    pub(super) fn publish(&mut self) {
        self.clocks.follow(&self.table, &self.seats_present());
        self.follow_host();
        let seats = (0..self.table.came()).map(Person).filter_map(|person| Some((person, self.table.seat_of(person)?)));
        self.audience.set_seats(seats.collect::<BTreeMap<_, _>>());
        self.audience.set_begun(self.table.has_begun());
        let around = self.live_status();
        for viewer in self.audience.outdate() {
            self.audience.show(viewer, self.screen(viewer, &around));
        }
        if self.audience.is_followed() {
            self.context.bus.publish(self.table.id(), self.table.n());
        }
    }

    /// Answers a query. The visitor who asked may have gone.
    pub(super) fn answer(&self, query: Query) {
        match query {
            Query::Show { viewer, reply } => drop(reply.send(self.show(viewer))),
            Query::Preview { reply } => drop(reply.send(self.preview())),
            Query::LiveStatus { reply } => drop(reply.send(self.live_status())),
        }
    }

    /// The state of a viewer, now and as it changes; `None` for a viewer who may not look.
    fn show(&self, viewer: Viewer) -> Option<watch::Receiver<Snapshot>> {
        // Another request may have asked for it meanwhile.
        let made = self.audience.follow(viewer);
        made.or_else(|| self.audience.show(viewer, self.screen(viewer, &self.live_status())))
    }

    /// What a guest sees at this moment of a table whose task does not run; `None` for one who may not look.
    pub(crate) fn glance(&self, guest: Option<GuestId>) -> Option<Snapshot> {
        self.show(self.audience.viewer_of(guest)).map(|seen| seen.borrow().clone())
    }

    /// The table as a guest who is invited, or finds it in the lobby, may know it.
    fn preview(&self) -> Arc<WaitingRoom> {
        self.audience.preview().unwrap_or_else(|| {
            let preview = Arc::new(waiting_room(&self.table, None, &self.live_status()));
            self.audience.set_preview(Arc::clone(&preview));
            preview
        })
    }

    fn screen(&self, viewer: Viewer, around: &LiveStatus) -> Option<Screen> {
        match viewer {
            Viewer::Person(person) => {
                let may_look = self.people.guests.knows(person) && !self.table.is_turned_away(person);
                may_look.then(|| self.screen_for(person, around))
            }
            Viewer::Stranger => spectator_screen(&self.table, around, self.people.chat.said()),
            Viewer::Barred => None,
        }
    }

    /// What a person sees.
    fn screen_for(&self, person: Person, around: &LiveStatus) -> Screen {
        let mut screen = screen(&self.table, Some(person), around, self.people.chat.said());
        match &mut screen {
            Screen::WaitingRoom(waiting_room) => self.add_for(person, waiting_room),
            Screen::Game(scene) => {
                let seat = self.table.seat_of(person);
                let status = &mut scene.around;
                status.is_host = person == self.table.host();
                status.invitation =
                    self.people.invitation.secret().filter(|_| seat.is_some() || status.is_host).map(str::to_owned);
                if status.is_host {
                    status.join_requests = self.people.join_requests.list();
                    status.standing = self.standing();
                    status.turned_away = self.turned_away();
                    status.to_take_over = self.table.to_take_over();
                    status.code = self.people.invitation.valid_code();
                }
                if seat.is_none() {
                    status.can_sit = self.table.to_take_over();
                    status.asked_for = self.people.join_requests.seat_asked_for(person);
                }
                if !is_late(&self.table, Some(person)) {
                    status.slow_turn = self.late(Some(person));
                }
            }
            Screen::Shuffling(_) | Screen::NotYet { .. } => {}
        }
        screen
    }

    /// What goes on around the table at this moment.
    pub(super) fn live_status(&self) -> LiveStatus {
        let people = (0..self.table.came()).map(Person);
        LiveStatus {
            present: people.filter(|&person| self.is_here(person)).collect(),
            strangers: self.audience.strangers(),
            clock: self.clocks.ticking(),
            slow_turn: self.late(None),
            barred: self.audience.barred(),
            beside: self.people.beside,
        }
    }
}
