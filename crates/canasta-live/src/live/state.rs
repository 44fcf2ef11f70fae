//! What the task of a live table knows that does not stand in the journal: its people, who waits at the door, who is awaited,
//! and what is known of the next deal. Values only; what is done about them is in the files beside.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use canasta::Seat;
use canasta_journal::Person;
use canasta_store::{GuestId, StoredTable, TalkLine};
use canasta_table::Table;
use canasta_table::scene::{Knock, SpokenPhrase};
use canasta_table::talk::Phrase;
use tokio::time::Instant;

use super::audience::Viewer;
use crate::chance;

/// How long a spoken code is good.
pub(super) const CODE: Duration = Duration::from_secs(60 * 60);

/// What a table's task knows of its people that does not stand in the journal.
#[derive(Default)]
pub(super) struct TablePeople {
    /// Who is which person.
    pub(super) known: Vec<(GuestId, Person)>,
    pub(super) invitation: Option<String>,
    /// When something happened last (milliseconds since 1970).
    pub(super) last_at: i64,
    /// The spoken code, and when it expires (milliseconds since 1970).
    pub(super) code: Option<(String, i64)>,
    /// Who asks the host for something.
    pub(super) door: DoorQueue,
    pub(super) awaited: HostWatch,
    /// How persons are called once the deal is over.
    pub(super) renames: BTreeMap<Person, String>,
    /// Who changed their name when, lately.
    pub(super) renamed: VecDeque<(Person, Instant)>,
    /// What was said in this deal.
    pub(super) talk: Vec<SpokenPhrase>,
    /// Who was there when everybody was told last.
    pub(super) present: BTreeMap<Viewer, usize>,
    /// Who spoke when, lately.
    pub(super) spoke: VecDeque<(Person, Instant)>,
}

impl TablePeople {
    /// As it is stored, but for talk.
    pub(super) fn of(stored: &StoredTable, code: Option<(String, i64)>) -> Self {
        let known = stored.people.iter().filter_map(|person| Some((person.guest?, Person(person.player))));
        Self {
            known: known.collect(),
            invitation: stored.invitation.clone(),
            last_at: stored.last_at,
            code,
            ..Self::default()
        }
    }

    /// The same with what was said.
    pub(super) fn with_talk(mut self, table: &Table, talk: &[TalkLine]) -> Self {
        let said = talk.iter().filter_map(|line| Some(table.retold(line.seat, Phrase::read(&line.phrase)?)));
        self.talk = said.collect();
        self
    }

    /// When something happened last (milliseconds since 1970).
    pub(super) const fn last_at(&self) -> i64 {
        self.last_at
    }

    /// The spoken code and the minutes for which it is still good; `None` where it is not any more.
    pub(super) fn living_code(&self) -> Option<(String, u64)> {
        let (code, expires) = self.code.as_ref()?;
        let left = u64::try_from(expires.saturating_sub(chance::now())).ok().filter(|left| *left > 0)?;
        // However far the system's clock was turned back, no code is good for longer than when it was made.
        Some((code.clone(), (left / 60_000 + 1).min(CODE.as_secs() / 60)))
    }

    /// Whether a guest belongs to the person: who was forgotten has none.
    pub(super) fn is_known(&self, person: Person) -> bool {
        self.known.iter().any(|(_, known)| *known == person)
    }
}

impl TablePeople {
    /// The guest who is a person; `None` for who was forgotten.
    pub(super) fn guest_of(&self, person: Person) -> Option<GuestId> {
        self.known.iter().find(|(_, known)| *known == person).map(|(guest, _)| *guest)
    }
}

/// The deal to which what is said now belongs, as the store counts them: 0 before the first.
pub(super) fn talk_deal(table: &Table) -> u32 {
    u32::try_from(table.deal_number()).unwrap_or(u32::MAX)
}

/// Who asks the host for something.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Asker {
    /// Somebody who knows the spoken code.
    Outside(GuestId),
    /// A person at the table without a seat, who would like to play on in this one.
    Inside(Person, Seat),
}

/// A knock that the host has not answered.
pub(super) struct PendingKnock {
    pub(super) id: u64,
    pub(super) asker: Asker,
    pub(super) name: String,
}

/// Who waits at the door.
#[derive(Default)]
pub(super) struct DoorQueue {
    pub(super) knocks: VecDeque<PendingKnock>,
    pub(super) next: u64,
}

impl DoorQueue {
    /// Whom the host reads about.
    pub(super) fn knocks(&self) -> Vec<Knock> {
        let knock = |one: &PendingKnock| Knock {
            id: one.id,
            name: one.name.clone(),
            seat: match one.asker {
                Asker::Outside(_) => None,
                Asker::Inside(_, seat) => Some(seat),
            },
        };
        self.knocks.iter().map(knock).collect()
    }

    /// The seat that a person has asked for.
    pub(super) fn asked_for(&self, person: Person) -> Option<Seat> {
        self.knocks.iter().find_map(|one| match one.asker {
            Asker::Inside(other, seat) if other == person => Some(seat),
            _ => None,
        })
    }

    pub(super) fn add(&mut self, asker: Asker, name: String) {
        self.next += 1;
        self.knocks.push_back(PendingKnock { id: self.next, asker, name });
    }

    pub(super) fn take(&mut self, id: u64) -> Option<PendingKnock> {
        let place = self.knocks.iter().position(|one| one.id == id)?;
        self.knocks.remove(place)
    }

    /// Somebody does not ask any more.
    pub(super) fn withdraw(&mut self, person: Person) {
        self.knocks.retain(|one| !matches!(one.asker, Asker::Inside(other, _) if other == person));
    }

    pub(super) fn leave(&mut self, guest: GuestId) {
        self.knocks.retain(|one| one.asker != Asker::Outside(guest));
    }
}

/// What the table's task knows of who is awaited.
#[derive(Default)]
pub(super) struct HostWatch {
    /// Since when the host has no screen while somebody who could take the place has one.
    pub(super) host_gone: Option<Instant>,
    /// Who has agreed that a bot makes the present decision.
    pub(super) agreed: BTreeSet<Person>,
}

impl HostWatch {
    /// A card has moved: what was agreed on was another decision.
    pub(super) fn moved(&mut self) {
        self.agreed.clear();
    }
}

/// What is known of the next deal that does not stand in the journal.
#[derive(Default)]
pub(super) struct Dealing {
    /// Since when it is waited for others.
    pub(super) since: Option<Instant>,
    /// It did not come off, and is tried again then.
    pub(super) again: Option<Instant>,
    /// When a person did something last, or anything happened before the table came into the memory (milliseconds since
    /// 1970).
    pub(super) heard: i64,
}

impl Dealing {
    /// Of a table at which something happened then.
    pub(super) fn of(last_at: i64) -> Self {
        Self { heard: last_at, ..Self::default() }
    }

    /// A person does something.
    pub(super) fn hear(&mut self) {
        self.heard = chance::now();
    }
}
