//! The part of a table task's state that isn't in the journal: people and guests, join requests, wait timers, and the
//! next deal. These are only values. The task's behaviour is in the other modules.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use canasta::{MAX_SEATS, Seat};
use canasta_store::{ChatLine, GuestId, TablePerson};
use canasta_table::Table;
use canasta_table::chat::Phrase;
use canasta_table::journal::Person;
use canasta_table::scene::{JoinRequest, SpokenPhrase};
use tokio::time::Instant;

use super::shared_device::SharedDevice;
use crate::audience::Viewer;
use crate::chance;

/// How long a code is valid.
pub(super) const CODE_VALIDITY: Duration = Duration::from_secs(60 * 60);
/// Maximum number of guests who ask to join at the same time.
const MAX_JOIN_REQUESTS: usize = 8;
/// Maximum number of people who ask for a seat at the same time during a game.
const MAX_SEAT_REQUESTS: usize = MAX_SEATS;
/// Maximum chat lines kept per deal.
const MAX_CHAT_LINES: usize = 100;

/// What a table's task knows about its people.
pub(crate) struct TablePeople {
    pub(super) guests: Guests,
    pub(super) device: SharedDevice,
    pub(super) invitation: Invitation,
    pub(super) join_requests: JoinRequestQueue,
    pub(super) wait_timers: WaitTimers,
    pub(super) names: NameChanges,
    pub(super) chat: Chat,
    /// Viewers with an open screen when the table was last published.
    pub(super) present: BTreeMap<Viewer, usize>,
    /// Number of changes outside the journal in the database, for the nodes that follow the table there.
    pub(super) side_changes: u64,
}

impl TablePeople {
    /// The people of a stored table, with its code and the chat of its current deal.
    pub(crate) fn of(
        table: &Table,
        people: &[TablePerson],
        invitation: Option<String>,
        code: Option<(String, i64)>,
        chat: &[ChatLine],
    ) -> Self {
        Self {
            guests: Guests::of(people),
            device: SharedDevice::of(people),
            invitation: Invitation { secret: invitation, code },
            join_requests: JoinRequestQueue::default(),
            wait_timers: WaitTimers::default(),
            names: NameChanges::default(),
            chat: Chat::of(table, chat),
            present: BTreeMap::new(),
            side_changes: 0,
        }
    }
}

/// Which guest is which person. A forgotten person has no guest.
pub(super) struct Guests(Vec<(GuestId, Person)>);

impl Guests {
    fn of(people: &[TablePerson]) -> Self {
        Self(people.iter().filter_map(|person| Some((person.guest?, Person(person.player)))).collect())
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (GuestId, Person)> {
        self.0.iter().copied()
    }

    /// Whether a guest belongs to the person. If not, the person has been forgotten.
    pub(super) fn knows(&self, person: Person) -> bool {
        self.guest_of(person).is_some()
    }

    pub(super) fn guest_of(&self, person: Person) -> Option<GuestId> {
        self.iter().find(|(_, other)| *other == person).map(|(guest, _)| guest)
    }

    pub(super) fn person_of(&self, guest: GuestId) -> Option<Person> {
        self.iter().find(|(other, _)| *other == guest).map(|(_, person)| person)
    }

    /// Makes the guest this person, replacing the person's previous guest.
    pub(super) fn assign(&mut self, guest: GuestId, person: Person) {
        self.0.retain(|&(other, known)| other != guest && known != person);
        self.0.push((guest, person));
    }

    pub(super) fn remove(&mut self, person: Person) {
        self.0.retain(|(_, known)| *known != person);
    }
}

/// How guests get to a table: by its link, or by a code that can be read aloud.
pub(super) struct Invitation {
    secret: Option<String>,
    /// The code and its expiry (milliseconds since 1970).
    code: Option<(String, i64)>,
}

impl Invitation {
    /// Secret in the link; `None` if the table doesn't accept guests.
    pub(super) fn secret(&self) -> Option<&str> {
        self.secret.as_deref()
    }

    /// The code and its remaining minutes; `None` if it has expired.
    pub(super) fn valid_code(&self) -> Option<(String, u64)> {
        let (code, expires) = self.code.as_ref()?;
        let remaining =
            u64::try_from(expires.saturating_sub(chance::unix_millis())).ok().filter(|remaining| *remaining > 0)?;
        // No code is valid for longer than a new one would be, even if the system's clock was set back.
        Some((code.clone(), (remaining / 60_000 + 1).min(CODE_VALIDITY.as_secs() / 60)))
    }

    pub(super) fn set_code(&mut self, code: String, expires: i64) {
        self.code = Some((code, expires));
    }

    /// Replaces the secret, which also ends the code.
    pub(super) fn renew(&mut self, secret: String) {
        *self = Self { secret: Some(secret), code: None };
    }
}

/// The person or guest who asks the host for something.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Requester {
    /// A guest who has the code and asks to join.
    Guest(GuestId),
    /// One of the table's people without a seat, who asks for this one.
    Person(Person, Seat),
}

/// A join request that the host hasn't answered.
pub(super) struct PendingJoinRequest {
    id: u64,
    pub(super) requester: Requester,
    pub(super) name: String,
}

/// Join requests that the host hasn't answered, oldest first.
#[derive(Default)]
pub(super) struct JoinRequestQueue {
    join_requests: VecDeque<PendingJoinRequest>,
    last_id: u64,
}

impl JoinRequestQueue {
    /// The join requests, as listed for the host.
    pub(super) fn list(&self) -> Vec<JoinRequest> {
        let join_request = |join_request: &PendingJoinRequest| JoinRequest {
            id: join_request.id,
            name: join_request.name.clone(),
            seat: match join_request.requester {
                Requester::Guest(_) => None,
                Requester::Person(_, seat) => Some(seat),
            },
        };
        self.join_requests.iter().map(join_request).collect()
    }

    /// Whether there are already too many requests of this kind.
    pub(super) fn is_full(&self, requester: Requester) -> bool {
        let guests = self
            .join_requests
            .iter()
            .filter(|join_request| matches!(join_request.requester, Requester::Guest(_)))
            .count();
        match requester {
            Requester::Guest(_) => guests >= MAX_JOIN_REQUESTS,
            Requester::Person(..) => self.join_requests.len() - guests >= MAX_SEAT_REQUESTS,
        }
    }

    /// The seat that a person has asked for.
    pub(super) fn requested_seat(&self, person: Person) -> Option<Seat> {
        self.join_requests.iter().find_map(|join_request| match join_request.requester {
            Requester::Person(other, seat) if other == person => Some(seat),
            _ => None,
        })
    }

    pub(super) fn add(&mut self, requester: Requester, name: String) {
        self.last_id += 1;
        self.join_requests.push_back(PendingJoinRequest { id: self.last_id, requester, name });
    }

    pub(super) fn take(&mut self, id: u64) -> Option<PendingJoinRequest> {
        let index = self.join_requests.iter().position(|join_request| join_request.id == id)?;
        self.join_requests.remove(index)
    }

    /// Puts a join request that couldn't be answered back at the front of the queue.
    pub(super) fn put_back(&mut self, join_request: PendingJoinRequest) {
        self.join_requests.push_front(join_request);
    }

    /// Removes a person's request for a seat.
    pub(super) fn withdraw(&mut self, person: Person) {
        self.join_requests
            .retain(|join_request| !matches!(join_request.requester, Requester::Person(other, _) if other == person));
    }

    /// Removes a guest's request.
    pub(super) fn remove_guest(&mut self, guest: GuestId) {
        self.join_requests.retain(|join_request| join_request.requester != Requester::Guest(guest));
    }
}

/// Timers for people who keep the others waiting.
#[derive(Default)]
pub(super) struct WaitTimers {
    /// When the host lost their last screen, if someone who could replace them has one.
    pub(super) host_gone_since: Option<Instant>,
    /// People who have agreed to let a bot make the current decision.
    pub(super) agreed: BTreeSet<Person>,
}

/// Limits how often each person can do something.
struct RateLimit {
    max: usize,
    span: Duration,
    recent: VecDeque<(Person, Instant)>,
}

impl RateLimit {
    const fn new(max: usize, span: Duration) -> Self {
        Self { max, span, recent: VecDeque::new() }
    }

    /// Whether the person may do it now. If so, this counts as doing it.
    fn allows(&mut self, person: Person) -> bool {
        let now = Instant::now();
        self.recent.retain(|(_, at)| now.duration_since(*at) < self.span);
        let allowed = self.recent.iter().filter(|(other, _)| *other == person).count() < self.max;
        if allowed {
            self.recent.push_back((person, now));
        }
        allowed
    }
}

/// New names that people have asked for. They are used only after the deal, so that a name can't tell a partner
/// anything about cards.
pub(super) struct NameChanges {
    requested: BTreeMap<Person, String>,
    limit: RateLimit,
}

impl Default for NameChanges {
    fn default() -> Self {
        Self { requested: BTreeMap::new(), limit: RateLimit::new(3, Duration::from_secs(600)) }
    }
}

impl NameChanges {
    /// Whether the person may change their name again.
    pub(super) fn allow(&mut self, person: Person) -> bool {
        self.limit.allows(person)
    }

    pub(super) fn add(&mut self, person: Person, name: String) {
        self.requested.insert(person, name);
    }

    pub(super) fn remove(&mut self, person: Person) {
        self.requested.remove(&person);
    }

    pub(super) fn take_one(&mut self) -> Option<(Person, String)> {
        self.requested.pop_first()
    }
}

/// Chat of the current deal.
pub(super) struct Chat {
    lines: Vec<SpokenPhrase>,
    limit: RateLimit,
}

impl Chat {
    fn of(table: &Table, lines: &[ChatLine]) -> Self {
        Self { lines: chat_of(table, lines), limit: RateLimit::new(5, Duration::from_secs(20)) }
    }

    /// Whether the person may send another phrase.
    pub(super) fn allow(&mut self, person: Person) -> bool {
        self.limit.allows(person)
    }

    pub(super) fn lines(&self) -> &[SpokenPhrase] {
        &self.lines
    }

    pub(super) fn add(&mut self, line: SpokenPhrase) {
        if self.lines.len() == MAX_CHAT_LINES {
            self.lines.remove(0);
        }
        self.lines.push(line);
    }

    pub(super) fn clear(&mut self) {
        self.lines.clear();
    }

    /// Deletes all chat sent from a seat.
    pub(super) fn forget(&mut self, seat: Seat) {
        self.lines.retain(|line| line.seat != seat);
    }
}

/// Chat of the current deal, from its stored lines.
pub(crate) fn chat_of(table: &Table, lines: &[ChatLine]) -> Vec<SpokenPhrase> {
    lines.iter().filter_map(|line| Some(table.past_phrase(line.seat, line.phrase.parse::<Phrase>().ok()?))).collect()
}

/// Number of the deal that new chat belongs to, in the store's numbering: 0 before the first deal.
pub(crate) fn chat_deal(table: &Table) -> u32 {
    canasta::must_fit::<u32>(table.deal_number())
}

/// State of the next deal.
#[derive(Default)]
pub(super) struct NextDeal {
    /// When it began to wait for players.
    pub(super) waiting_since: Option<Instant>,
    /// When to try again if dealing failed.
    pub(super) retry_at: Option<Instant>,
    /// Time of the last request from a person, or of any activity before the table was loaded (milliseconds since
    /// 1970).
    pub(super) last_request_at: i64,
}

impl NextDeal {
    /// State for a loaded table whose last activity was at this time.
    pub(super) fn of(last_at: i64) -> Self {
        Self { last_request_at: last_at, ..Self::default() }
    }
}
