//! The memory of a table's task: everything that is not in the journal. People and guests, join requests, how long the others have
//! waited, and the next deal. Values only; the task's behaviour is in the other modules.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use canasta::{MAX_SEATS, Seat};
use canasta_store::{ChatLine, GuestId, TablePerson};
use canasta_table::Table;
use canasta_table::chat::Phrase;
use canasta_table::journal::Person;
use canasta_table::scene::{JoinRequest, SpokenPhrase};
use tokio::time::Instant;

use crate::audience::Viewer;
use crate::chance;

/// How long a spoken code is valid.
pub(super) const CODE: Duration = Duration::from_secs(60 * 60);
/// How many guests may knock at one time.
const JOIN_REQUESTS: usize = 8;
/// How many people may ask for a seat in the game at one time.
const SEAT_REQUESTS: usize = MAX_SEATS;
/// How many phrases are kept of a deal.
const CHAT: usize = 100;

/// What a table's task knows of its people.
pub(crate) struct TablePeople {
    pub(super) guests: Guests,
    pub(super) invitation: Invitation,
    pub(super) join_requests: JoinRequestQueue,
    pub(super) patience: Patience,
    pub(super) names: NameChanges,
    pub(super) chat: Chat,
    /// The viewers who had a screen open when the table was shown last.
    pub(super) present: BTreeMap<Viewer, usize>,
    /// How often something changed beside the journal that is in the database, for the nodes that follow the table there.
    pub(super) beside: u64,
}

impl TablePeople {
    /// The people of a stored table, with its spoken code and what was said in its present deal.
    pub(crate) fn of(
        table: &Table,
        people: &[TablePerson],
        invitation: Option<String>,
        code: Option<(String, i64)>,
        chat: &[ChatLine],
    ) -> Self {
        Self {
            guests: Guests::of(people),
            invitation: Invitation { secret: invitation, code },
            join_requests: JoinRequestQueue::default(),
            patience: Patience::default(),
            names: NameChanges::default(),
            chat: Chat::of(table, chat),
            present: BTreeMap::new(),
            beside: 0,
        }
    }
}

/// Which guest is which person. A person who was forgotten is no guest any more.
pub(super) struct Guests(Vec<(GuestId, Person)>);

impl Guests {
    fn of(people: &[TablePerson]) -> Self {
        Self(people.iter().filter_map(|person| Some((person.guest?, Person(person.player)))).collect())
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (GuestId, Person)> {
        self.0.iter().copied()
    }

    /// Whether a guest belongs to the person, so that the person was not forgotten.
    pub(super) fn knows(&self, person: Person) -> bool {
        self.guest_of(person).is_some()
    }

    pub(super) fn guest_of(&self, person: Person) -> Option<GuestId> {
        self.iter().find(|(_, other)| *other == person).map(|(guest, _)| guest)
    }

    pub(super) fn person_of(&self, guest: GuestId) -> Option<Person> {
        self.iter().find(|(other, _)| *other == guest).map(|(_, person)| person)
    }

    /// From now on the guest is this person, and the person no other guest.
    pub(super) fn assign(&mut self, guest: GuestId, person: Person) {
        self.0.retain(|&(other, known)| other != guest && known != person);
        self.0.push((guest, person));
    }

    pub(super) fn remove(&mut self, person: Person) {
        self.0.retain(|(_, known)| *known != person);
    }
}

/// How guests come to a table: by its link, or by a code that can be spoken.
pub(super) struct Invitation {
    secret: Option<String>,
    /// The code, and when it expires (milliseconds since 1970).
    code: Option<(String, i64)>,
}

impl Invitation {
    /// The secret in the link; `None` at a table to which no guest is invited.
    pub(super) fn secret(&self) -> Option<&str> {
        self.secret.as_deref()
    }

    /// The spoken code and the minutes for which it is still valid; `None` where it has expired.
    pub(super) fn valid_code(&self) -> Option<(String, u64)> {
        let (code, expires) = self.code.as_ref()?;
        let left = u64::try_from(expires.saturating_sub(chance::now())).ok().filter(|left| *left > 0)?;
        // However far the system's clock was turned back, no code is valid for longer than when it was made.
        Some((code.clone(), (left / 60_000 + 1).min(CODE.as_secs() / 60)))
    }

    pub(super) fn set_code(&mut self, code: String, expires: i64) {
        self.code = Some((code, expires));
    }

    /// A new secret, with which the code is no longer valid either.
    pub(super) fn renew(&mut self, secret: String) {
        *self = Self { secret: Some(secret), code: None };
    }
}

/// A guest or a person who asks the host for something.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Asker {
    /// A guest who knows the spoken code, and asks to be let in.
    Guest(GuestId),
    /// A person of the table without a seat, who would like to play on in this one.
    Person(Person, Seat),
}

/// A knock that the host has not answered.
pub(super) struct PendingJoinRequest {
    id: u64,
    pub(super) asker: Asker,
    pub(super) name: String,
}

/// The knocks that the host has not answered, in their order.
#[derive(Default)]
pub(super) struct JoinRequestQueue {
    join_requests: VecDeque<PendingJoinRequest>,
    last_id: u64,
}

impl JoinRequestQueue {
    /// The knocks as the host reads them.
    pub(super) fn list(&self) -> Vec<JoinRequest> {
        let join_request = |join_request: &PendingJoinRequest| JoinRequest {
            id: join_request.id,
            name: join_request.name.clone(),
            seat: match join_request.asker {
                Asker::Guest(_) => None,
                Asker::Person(_, seat) => Some(seat),
            },
        };
        self.join_requests.iter().map(join_request).collect()
    }

    /// Whether too many guests, or too many people of the table, are asking already for this one to ask as well.
    pub(super) fn is_full(&self, asker: Asker) -> bool {
        let guests =
            self.join_requests.iter().filter(|join_request| matches!(join_request.asker, Asker::Guest(_))).count();
        match asker {
            Asker::Guest(_) => guests >= JOIN_REQUESTS,
            Asker::Person(..) => self.join_requests.len() - guests >= SEAT_REQUESTS,
        }
    }

    /// The seat for which a person has asked.
    pub(super) fn seat_asked_for(&self, person: Person) -> Option<Seat> {
        self.join_requests.iter().find_map(|join_request| match join_request.asker {
            Asker::Person(other, seat) if other == person => Some(seat),
            _ => None,
        })
    }

    pub(super) fn add(&mut self, asker: Asker, name: String) {
        self.last_id += 1;
        self.join_requests.push_back(PendingJoinRequest { id: self.last_id, asker, name });
    }

    pub(super) fn take(&mut self, id: u64) -> Option<PendingJoinRequest> {
        let place = self.join_requests.iter().position(|join_request| join_request.id == id)?;
        self.join_requests.remove(place)
    }

    /// Puts back a knock that could not be answered, as the first.
    pub(super) fn put_back(&mut self, join_request: PendingJoinRequest) {
        self.join_requests.push_front(join_request);
    }

    /// A person does not ask for a seat any more.
    pub(super) fn withdraw(&mut self, person: Person) {
        self.join_requests
            .retain(|join_request| !matches!(join_request.asker, Asker::Person(other, _) if other == person));
    }

    /// A guest does not knock any more.
    pub(super) fn remove_guest(&mut self, guest: GuestId) {
        self.join_requests.retain(|join_request| join_request.asker != Asker::Guest(guest));
    }
}

/// For how long the others have waited for a person.
#[derive(Default)]
pub(super) struct Patience {
    /// Since when the host has had no screen while a person who could take the place has one.
    pub(super) host_gone_since: Option<Instant>,
    /// The people who have agreed that a bot makes the present decision.
    pub(super) agreed: BTreeSet<Person>,
}

/// How often each person may do something.
struct RateLimit {
    most: usize,
    span: Duration,
    recent: VecDeque<(Person, Instant)>,
}

impl RateLimit {
    const fn new(most: usize, span: Duration) -> Self {
        Self { most, span, recent: VecDeque::new() }
    }

    /// Whether the person may do it now; then it counts.
    fn allows(&mut self, person: Person) -> bool {
        let now = Instant::now();
        self.recent.retain(|(_, at)| now.duration_since(*at) < self.span);
        let allowed = self.recent.iter().filter(|(other, _)| *other == person).count() < self.most;
        if allowed {
            self.recent.push_back((person, now));
        }
        allowed
    }
}

/// The new names that people have asked for. They get them once the deal is over, so that a name tells a partner nothing about
/// cards.
pub(super) struct NameChanges {
    wanted: BTreeMap<Person, String>,
    limit: RateLimit,
}

impl Default for NameChanges {
    fn default() -> Self {
        Self { wanted: BTreeMap::new(), limit: RateLimit::new(3, Duration::from_secs(600)) }
    }
}

impl NameChanges {
    /// Whether the person may change their name once more.
    pub(super) fn allow(&mut self, person: Person) -> bool {
        self.limit.allows(person)
    }

    pub(super) fn add(&mut self, person: Person, name: String) {
        self.wanted.insert(person, name);
    }

    pub(super) fn remove(&mut self, person: Person) {
        self.wanted.remove(&person);
    }

    pub(super) fn take_one(&mut self) -> Option<(Person, String)> {
        self.wanted.pop_first()
    }
}

/// What was said in the present deal.
pub(super) struct Chat {
    said: Vec<SpokenPhrase>,
    limit: RateLimit,
}

impl Chat {
    fn of(table: &Table, lines: &[ChatLine]) -> Self {
        Self { said: chat_of(table, lines), limit: RateLimit::new(5, Duration::from_secs(20)) }
    }

    /// Whether the person may say one more phrase.
    pub(super) fn allow(&mut self, person: Person) -> bool {
        self.limit.allows(person)
    }

    pub(super) fn said(&self) -> &[SpokenPhrase] {
        &self.said
    }

    pub(super) fn add(&mut self, said: SpokenPhrase) {
        if self.said.len() == CHAT {
            self.said.remove(0);
        }
        self.said.push(said);
    }

    pub(super) fn clear(&mut self) {
        self.said.clear();
    }

    /// Forgets what was said from a seat.
    pub(super) fn forget(&mut self, seat: Seat) {
        self.said.retain(|said| said.seat != seat);
    }
}

/// The chat of the current deal, from its stored lines.
pub(crate) fn chat_of(table: &Table, lines: &[ChatLine]) -> Vec<SpokenPhrase> {
    lines.iter().filter_map(|line| Some(table.retold(line.seat, Phrase::read(&line.phrase)?))).collect()
}

/// The deal to which what is said now belongs, as the store counts them: 0 before the first.
pub(crate) fn chat_deal(table: &Table) -> u32 {
    canasta::must_fit::<u32>(table.deal_number())
}

/// What is known of the next deal.
#[derive(Default)]
pub(super) struct NextDeal {
    /// Since when the others are waited for.
    pub(super) waiting_since: Option<Instant>,
    /// When dealing is tried again, if it failed.
    pub(super) retry_at: Option<Instant>,
    /// When a person did something last, or anything happened before the table was loaded (milliseconds since 1970).
    pub(super) last_request_at: i64,
}

impl NextDeal {
    /// At a table that was loaded, and where something happened last at this time.
    pub(super) fn of(last_at: i64) -> Self {
        Self { last_request_at: last_at, ..Self::default() }
    }
}
