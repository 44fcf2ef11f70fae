//! A table never waits for one person alone. Another person becomes the host while the host is away, and the people who wait can let a
//! bot make a decision that takes too long.

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

/// How long the others wait for a host without a screen before one of them is the host.
const AWAY: Duration = Duration::from_secs(60);
/// How many of the people who wait have to agree before a bot decides; fewer where fewer wait.
const AGREE: usize = 2;

impl Actor {
    /// Notes since when the host has been away.
    pub(super) fn follow_host(&mut self) {
        let waits =
            !self.is_here(self.table.host()) && self.table.host_is_away(|person| self.is_here(person)).is_some();
        let patience = &mut self.people.patience;
        patience.host_gone_since = waits.then(|| patience.host_gone_since.unwrap_or_else(Instant::now));
    }

    /// When another becomes the host, if nothing changes.
    pub(super) fn host_passes_at(&self) -> Option<Instant> {
        self.people.patience.host_gone_since.map(|since| since + self.clocks.span(AWAY))
    }

    /// Makes another person the host, if the host has been away for long enough.
    pub(super) async fn pass_host(&mut self) -> Result<u64, RequestError> {
        if self.host_passes_at().is_none_or(|at| at > Instant::now()) {
            return Ok(self.table.n());
        }
        let entry = self.table.host_is_away(|person| self.is_here(person));
        self.enter(entry.into_iter().collect(), Vec::new()).await
    }

    /// Makes a person the host again who lost the place while away.
    pub(super) async fn host_returns(&mut self, person: Person) -> Result<u64, RequestError> {
        let entry = self.table.host_is_back(person);
        self.enter(entry.into_iter().collect(), Vec::new()).await
    }

    /// The seat whose turn takes longer than the table allows already.
    fn late_seat(&self) -> Option<Seat> {
        let (seat, at) = self.clocks.late()?;
        (self.table.state() == State::Playing && at <= Instant::now() && self.substituted() != Some(seat))
            .then_some(seat)
    }

    /// When a turn begins to take too long.
    pub(super) fn late_at(&self) -> Option<Instant> {
        self.clocks.late().map(|(_, at)| at).filter(|at| *at > Instant::now())
    }

    /// The people who wait for a seat: those who play themselves and have a screen open.
    fn waiting_for(&self, seat: Seat) -> BTreeSet<Person> {
        let others =
            self.table.players().seats().filter(|&other| other != seat && self.table.substitute(other).is_none());
        others.filter_map(|other| self.table.person(other)).filter(|&person| self.is_here(person)).collect()
    }

    /// What a viewer is told of a turn that takes too long.
    pub(super) fn late(&self, viewer: Option<Person>) -> Option<SlowTurn> {
        let seat = self.late_seat()?;
        let waiting = self.waiting_for(seat);
        let agreed = self.people.patience.agreed.intersection(&waiting).count();
        let small = |n: usize| canasta::must_fit::<u8>(n);
        let may_agree = |person: Person| waiting.contains(&person) && !self.people.patience.agreed.contains(&person);
        Some(SlowTurn {
            seat,
            needed: small(waiting.len().min(AGREE)),
            agreed: small(agreed),
            may_agree: viewer.is_some_and(may_agree),
        })
    }

    /// A person who waits agrees that a bot makes the decision.
    pub(super) fn agree(&mut self, person: Person) -> Result<u64, RequestError> {
        let seat = self.late_seat().ok_or(TableRefusal::NotLate)?;
        if !self.waiting_for(seat).contains(&person) {
            return Err(TableRefusal::NotWaiting.into());
        }
        self.people.patience.agreed.insert(person);
        self.decide_if_agreed();
        self.publish();
        Ok(self.table.n())
    }

    /// Lets a bot decide, if enough of the people who wait agree.
    pub(super) fn decide_if_agreed(&mut self) {
        if let Some(late) = self.late(None)
            && late.agreed > 0
            && late.agreed >= late.needed
        {
            self.people.patience.agreed.clear();
            self.let_bot_decide(late.seat);
        }
    }
}
