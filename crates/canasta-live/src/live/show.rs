//! What viewers of a live table see. After each change a state is made for those viewers whose screens follow the table, one
//! for each; for any other viewer when it is asked for.

use std::collections::BTreeMap;
use std::sync::Arc;

use canasta::MAX_SEATS;
use canasta_journal::{Person, Watch};
use canasta_store::GuestId;
use canasta_table::scene::{Gathering, Screen};
use tokio::sync::watch;

use super::Query;
use super::actor::Actor;
use super::audience::{Snapshot, Viewer};

impl Actor {
    /// Follows a change of the table, and shows it on every screen.
    pub(super) fn publish(&mut self) {
        let here = self.seats_present();
        self.times.follow(&self.table, &here);
        self.follow_host();
        let seats = (0..self.table.came()).map(Person).filter_map(|person| Some((person, self.table.seat_of(person)?)));
        self.audience.set_seats(seats.collect::<BTreeMap<_, _>>());
        self.audience.set_begun(self.table.has_begun());
        for viewer in self.audience.outdate() {
            self.audience.show(viewer, self.screen(viewer, &here));
        }
    }

    /// Answers a query. The visitor who asked may have gone.
    pub(super) fn answer(&self, query: Query) {
        match query {
            Query::Show { viewer, reply } => drop(reply.send(self.show(viewer))),
            Query::Preview { reply } => drop(reply.send(self.preview())),
        }
    }

    /// The state of a viewer, now and as it changes; `None` for a viewer who may not look.
    fn show(&self, viewer: Viewer) -> Option<watch::Receiver<Snapshot>> {
        // Another request may have asked for it meanwhile.
        let made = self.audience.follow(viewer);
        made.or_else(|| self.audience.show(viewer, self.screen(viewer, &self.seats_present())))
    }

    /// What a guest sees at this moment of a table whose task does not run; `None` for one who may not look.
    pub(super) fn glance(&self, guest: Option<GuestId>) -> Option<Snapshot> {
        self.show(self.audience.viewer_of(guest)).map(|seen| seen.borrow().clone())
    }

    /// The table as a guest who is invited, or finds it in the lobby, may know it.
    fn preview(&self) -> Arc<Gathering> {
        self.audience.preview().unwrap_or_else(|| {
            let preview = Arc::new(self.gathering(None));
            self.audience.set_preview(Arc::clone(&preview));
            preview
        })
    }

    fn screen(&self, viewer: Viewer, here: &[bool; MAX_SEATS]) -> Option<Screen> {
        match viewer {
            Viewer::Person(person) => {
                let may_look = self.people.guests.knows(person) && !self.table.is_turned_away(person);
                may_look.then(|| self.screen_for(Some(person), here))
            }
            Viewer::Stranger => {
                let terms = self.table.terms();
                // A table in the lobby shows who sits there while it gathers.
                let open = terms.watch != Watch::Nobody || (terms.listed && !self.table.has_begun());
                open.then(|| self.screen_for(None, here))
            }
            Viewer::Barred => None,
        }
    }

    /// What a person, or a stranger, sees.
    fn screen_for(&self, person: Option<Person>, here: &[bool; MAX_SEATS]) -> Screen {
        if !self.table.has_begun() {
            return Screen::Gathering(Box::new(self.gathering(person)));
        }
        let seat = person.and_then(|person| self.table.seat_of(person));
        // Spectators of a serious table see nothing before the first deal is over, not even who cuts.
        let late = seat.is_none() && self.table.terms().serious && !self.table.is_closed();
        let Some(mut scene) = self.table.scene(seat) else {
            let shuffling = self.table.shuffling(seat).filter(|_| !late);
            let not_yet = || Screen::NotYet { table: self.table.id().to_owned() };
            return shuffling.map_or_else(not_yet, |shuffling| Screen::Shuffling(Box::new(shuffling)));
        };
        let around = &mut scene.around;
        around.here = *here;
        around.spectators = self.spectators();
        around.is_host = person == Some(self.table.host());
        around.invitation =
            self.people.invitation.secret().filter(|_| seat.is_some() || around.is_host).map(str::to_owned);
        if around.is_host {
            around.knocks = self.people.door.knocks();
            around.standing = self.standing();
            around.turned_away = self.turned_away();
            around.to_take_over = self.table.to_take_over();
            around.code = self.people.invitation.valid_code();
        }
        if let (Some(person), None) = (person, seat) {
            around.can_sit = self.table.to_take_over();
            around.asked_for = self.people.door.seat_asked_for(person);
        }
        // Spectators of a serious table see another deal than the one in which this goes on.
        if !late {
            around.running_clock = self.times.ticking();
            around.slow_turn = self.late(person);
            around.talk = self.people.talk.said().to_vec();
        }
        Screen::Game(Box::new(scene))
    }
}
