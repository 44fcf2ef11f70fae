//! Keeps one person from holding up a table. Someone else becomes the host while the host is away, and the people who
//! are waiting can let a bot make a decision that takes too long.

use std::collections::BTreeSet;
use std::time::Duration;

use canasta::Seat;
use canasta_table::State;
use canasta_table::TableRefusal;
use canasta_table::journal::Person;
use canasta_table::scene::SlowTurn;
use tokio::time::Instant;

use super::actor::Actor;
use super::request::RequestError;

/// How long the host can be without an open screen before being replaced.
const HOST_AWAY_TIMEOUT: Duration = Duration::from_secs(60);
/// Number of waiting people who must agree before a bot decides. If fewer people are waiting, all of them must agree.
const MAX_AGREEMENTS_NEEDED: usize = 2;

impl Actor {
    /// Tracks when the host went away.
    pub(super) fn track_host(&mut self) {
        let should_pass =
            !self.is_here(self.table.host()) && self.table.replace_absent_host(|person| self.is_here(person)).is_some();
        let wait_timers = &mut self.people.wait_timers;
        wait_timers.host_gone_since = should_pass.then(|| wait_timers.host_gone_since.unwrap_or_else(Instant::now));
    }

    /// When someone else will become the host, if nothing changes.
    pub(super) fn host_passes_at(&self) -> Option<Instant> {
        self.people.wait_timers.host_gone_since.map(|since| since + self.clocks.span(HOST_AWAY_TIMEOUT))
    }

    /// Makes someone else the host, if the host has been away for long enough.
    pub(super) async fn pass_host(&mut self) -> Result<u64, RequestError> {
        if self.host_passes_at().is_none_or(|at| at > Instant::now()) {
            return Ok(self.table.n());
        }
        let entry = self.table.replace_absent_host(|person| self.is_here(person));
        self.enter(entry.into_iter().collect(), Vec::new()).await
    }

    /// Makes a person the host again if they lost that role while away.
    pub(super) async fn host_returns(&mut self, person: Person) -> Result<u64, RequestError> {
        let entry = self.table.restore_host(person);
        self.enter(entry.into_iter().collect(), Vec::new()).await
    }

    /// The seat whose turn has exceeded the table's limit.
    fn slow_seat(&self) -> Option<Seat> {
        let (seat, at) = self.clocks.slow_turn()?;
        (self.table.state() == State::Playing && at <= Instant::now() && self.substituted() != Some(seat))
            .then_some(seat)
    }

    /// When the current turn will exceed the table's limit.
    pub(super) fn slow_turn_at(&self) -> Option<Instant> {
        self.clocks.slow_turn().map(|(_, at)| at).filter(|at| *at > Instant::now())
    }

    /// People who are waiting for a seat: those who play themselves and have an open screen.
    fn waiting_for(&self, seat: Seat) -> BTreeSet<Person> {
        let others =
            self.table.players().seats().filter(|&other| other != seat && self.table.substitute(other).is_none());
        others.filter_map(|other| self.table.person(other)).filter(|&person| self.is_here(person)).collect()
    }

    /// The slow turn, as shown to a viewer.
    pub(super) fn slow_turn(&self, viewer: Option<Person>) -> Option<SlowTurn> {
        let seat = self.slow_seat()?;
        let waiting = self.waiting_for(seat);
        let agreed = self.people.wait_timers.agreed.intersection(&waiting).count();
        let small = |n: usize| canasta::must_fit::<u8>(n);
        let may_agree = |person: Person| waiting.contains(&person) && !self.people.wait_timers.agreed.contains(&person);
        Some(SlowTurn {
            seat,
            needed: small(waiting.len().min(MAX_AGREEMENTS_NEEDED)),
            agreed: small(agreed),
            may_agree: viewer.is_some_and(may_agree),
        })
    }

    /// Records that a waiting person agrees to let a bot decide.
    pub(super) fn agree(&mut self, person: Person) -> Result<u64, RequestError> {
        let seat = self.slow_seat().ok_or(TableRefusal::NotSlowYet)?;
        if !self.waiting_for(seat).contains(&person) {
            return Err(TableRefusal::NotWaiting.into());
        }
        self.people.wait_timers.agreed.insert(person);
        self.decide_if_agreed();
        self.publish();
        Ok(self.table.n())
    }

    /// Lets a bot decide, if enough of the waiting people have agreed.
    pub(super) fn decide_if_agreed(&mut self) {
        if let Some(slow_turn) = self.slow_turn(None)
            && slow_turn.agreed > 0
            && slow_turn.agreed >= slow_turn.needed
        {
            self.people.wait_timers.agreed.clear();
            self.let_bot_decide(slow_turn.seat);
        }
    }
}
