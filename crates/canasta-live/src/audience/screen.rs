//! The part of a screen that is the same for every viewer of its kind: the table's scene, who is there, whose clock runs and what was
//! said. The table's task adds what concerns one person alone. A node that follows another node's table shows spectators exactly this.
//! Whether spectators may look is decided here for both.

use std::collections::BTreeSet;
use std::time::Duration;

use canasta_store::GuestId;
use canasta_table::Table;
use canasta_table::journal::{Person, Watch};
use canasta_table::scene::{Guest, RunningClock, Screen, SlowTurn, SpokenPhrase, WaitingRoom, WaitingRoomSeat};

/// What goes on around a table and is in the memory of its task alone. There is no card in it, and nothing that a spectator may
/// not see.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LiveStatus {
    /// The people who have a screen open.
    pub present: BTreeSet<Person>,
    /// How many windows spectators have open who are none of the table's people, at all nodes.
    pub strangers: usize,
    /// The clock that runs, at the moment when this was made.
    pub clock: Option<RunningClock>,
    /// The turn that takes longer than the table allows, as a spectator is told of it.
    pub slow_turn: Option<SlowTurn>,
    /// The guests who were turned away for good. They are people of the table, too, unless it had no room for more.
    pub barred: BTreeSet<GuestId>,
    /// How often something changed beside the journal that is in the database: a name, a phrase.
    pub beside: u64,
}

impl LiveStatus {
    /// The same when so much time has passed.
    pub(crate) fn after(&self, passed: Duration) -> Self {
        let passed = canasta::must_fit::<u64>(passed.as_millis());
        let clock = self.clock.map(|clock| RunningClock {
            base: clock.base.saturating_sub(passed),
            bank: clock.bank.saturating_sub(passed.saturating_sub(clock.base)),
            ..clock
        });
        Self { clock, ..self.clone() }
    }
}

/// What a spectator sees who is none of the table's people; `None` where they may not look.
pub(crate) fn spectator_screen(table: &Table, around: &LiveStatus, chat: &[SpokenPhrase]) -> Option<Screen> {
    let terms = table.terms();
    // A table in the lobby shows who sits there while it gathers.
    let open = terms.watch != Watch::Nobody || (terms.listed && !table.has_begun());
    open.then(|| screen(table, None, around, chat))
}

/// What a person, or a spectator, sees, but for what concerns one person alone.
pub(crate) fn screen(table: &Table, person: Option<Person>, around: &LiveStatus, chat: &[SpokenPhrase]) -> Screen {
    if !table.has_begun() {
        return Screen::WaitingRoom(Box::new(waiting_room(table, person, around)));
    }
    let seat = person.and_then(|person| table.seat_of(person));
    let late = is_late(table, person);
    let Some(mut scene) = table.scene(seat) else {
        let shuffling = table.shuffling(seat).filter(|_| !late);
        let not_yet = || Screen::NotYet { table: table.id().to_owned() };
        return shuffling.map_or_else(not_yet, |shuffling| Screen::Shuffling(Box::new(shuffling)));
    };
    let status = &mut scene.around;
    let is_here = |person: Person| around.present.contains(&person);
    for seat in table.players().seats() {
        status.here[seat.index()] = table.person(seat).is_some_and(is_here);
    }
    let standing = around.present.iter().filter(|&&person| table.seat_of(person).is_none()).count();
    status.spectators = standing + around.strangers;
    // Spectators of a serious table see another deal than the one in which this goes on.
    if !late {
        status.running_clock = around.clock;
        status.slow_turn = around.slow_turn;
        status.chat = chat.to_vec();
    }
    Screen::Game(Box::new(scene))
}

/// Whether the viewer sees a deal only when it is over: spectators of a serious table, who see nothing before the first deal is over,
/// not even who cuts.
pub(crate) fn is_late(table: &Table, person: Option<Person>) -> bool {
    let seat = person.and_then(|person| table.seat_of(person));
    seat.is_none() && table.terms().competitive && !table.is_closed()
}

/// The table before its game, as a person or a stranger sees it, but for what concerns one person alone.
pub(crate) fn waiting_room(table: &Table, person: Option<Person>, around: &LiveStatus) -> WaitingRoom {
    let mut seen = table.waiting_room(person);
    let here = |guest: &mut Guest| guest.here = around.present.contains(&guest.person);
    for seat in &mut seen.seats {
        if let WaitingRoomSeat::Person(guest) = seat {
            here(guest);
        }
    }
    seen.standing.iter_mut().for_each(here);
    seen.spectators = around.strangers;
    seen
}
