//! The parts of a screen that are the same for all viewers of one kind: the table's scene, who is present, whose clock
//! is running, and the chat. The table's task adds what only one person sees. A node that follows another node's table
//! shows spectators only these parts. Both ask this module whether spectators may watch.

use std::collections::BTreeSet;
use std::time::Duration;

use canasta_store::GuestId;
use canasta_table::Table;
use canasta_table::journal::{Person, Watch};
use canasta_table::scene::{Guest, RunningClock, Screen, SlowTurn, SpokenPhrase, WaitingRoom, WaitingRoomSeat};

/// State that only a table's task knows, because it isn't stored. It contains no cards, and nothing that spectators
/// mustn't see.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LiveStatus {
    /// People with an open screen.
    pub present: BTreeSet<Person>,
    /// Number of windows, on all nodes, of spectators who aren't among the table's people.
    pub strangers: usize,
    /// The running clock when this status was made.
    pub clock: Option<RunningClock>,
    /// The slow turn, as a spectator sees it.
    pub slow_turn: Option<SlowTurn>,
    /// The banned guests. They are people of the table as well, unless it had no room for more.
    pub banned: BTreeSet<GuestId>,
    /// Number of changes in the database outside the journal, such as a name or a phrase.
    pub side_changes: u64,
}

impl LiveStatus {
    /// The status after some time has passed.
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

/// The screen of a spectator who isn't among the table's people; `None` if such spectators aren't allowed to watch.
pub(crate) fn spectator_screen(table: &Table, live: &LiveStatus, chat: &[SpokenPhrase]) -> Option<Screen> {
    let terms = table.terms();
    // A table in the lobby shows its waiting room to everyone.
    let open = terms.watch != Watch::Nobody || (terms.listed && !table.has_begun());
    open.then(|| screen(table, None, live, chat))
}

/// The screen of a person or a spectator, without the parts that only one person sees.
pub(crate) fn screen(table: &Table, person: Option<Person>, live: &LiveStatus, chat: &[SpokenPhrase]) -> Screen {
    if !table.has_begun() {
        return Screen::WaitingRoom(Box::new(waiting_room(table, person, live)));
    }
    let seat = person.and_then(|person| table.seat_of(person));
    let late = is_late(table, person);
    let Some(mut scene) = table.scene(seat) else {
        let shuffling = table.shuffling(seat).filter(|_| !late);
        let not_yet = || Screen::NotYet { table: table.id().to_owned() };
        return shuffling.map_or_else(not_yet, |shuffling| Screen::Shuffling(Box::new(shuffling)));
    };
    let status = &mut scene.status;
    let is_here = |person: Person| live.present.contains(&person);
    for seat in table.players().seats() {
        status.present[seat.index()] = table.person(seat).is_some_and(is_here);
    }
    let standing = live.present.iter().filter(|&&person| table.seat_of(person).is_none()).count();
    status.spectators = standing + live.strangers;
    // Spectators of a competitive table see an older deal, but this belongs to the current one.
    if !late {
        status.running_clock = live.clock;
        status.slow_turn = live.slow_turn;
        status.chat = chat.to_vec();
    }
    Screen::Game(Box::new(scene))
}

/// Whether the viewer sees each deal only once it is over. Spectators of a competitive table see nothing before the end
/// of the first deal, not even who cuts.
pub(crate) fn is_late(table: &Table, person: Option<Person>) -> bool {
    let seat = person.and_then(|person| table.seat_of(person));
    seat.is_none() && table.terms().competitive && !table.is_stopped()
}

/// The waiting room for a person or a stranger, without the parts that only one person sees.
pub(crate) fn waiting_room(table: &Table, person: Option<Person>, live: &LiveStatus) -> WaitingRoom {
    let mut room = table.waiting_room(person);
    let set_presence = |guest: &mut Guest| guest.is_present = live.present.contains(&guest.person);
    for seat in &mut room.seats {
        if let WaitingRoomSeat::Person(guest) = seat {
            set_presence(guest);
        }
    }
    room.standing.iter_mut().for_each(set_presence);
    room.spectators = live.strangers;
    room
}
