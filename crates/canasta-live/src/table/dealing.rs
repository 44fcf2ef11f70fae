//! The next deal: when it is committed and dealt, which players it waits for, and for how long.
//!
//! It is dealt as soon as all players who are present are ready, and at least one is. It doesn't wait for a person
//! whose seat a bot plays, or whose screen has been closed for some seconds. Reloading the page is quicker than that.
//! The first deal waits only for the shuffle. After that the host can end the wait, and a table with a clock ends it
//! automatically.

use std::time::Duration;

use canasta::Seat;
use canasta_table::journal::Entry;
use canasta_table::{State, TableRefusal};
use tokio::time::Instant;

use super::actor::Actor;
use super::request::RequestError;
use crate::chance;
use crate::decks::Decks;

/// Shuffling time before the first deal. It starts when the first player is present or has cut.
const SHUFFLE_TIME: Duration = Duration::from_secs(5);
/// A deal no longer waits for a person who has been without a screen for this long.
const ABSENCE_TIMEOUT: Duration = Duration::from_secs(5);
/// How long a table with a clock waits for the others once a player is ready.
const READY_TIMEOUT: Duration = Duration::from_secs(60);
/// Pause before trying a failed deal again.
const RETRY_INTERVAL: Duration = Duration::from_secs(5);

impl Actor {
    /// Commits to the next deal or deals it, if either is due. This also lets a loaded table continue a deal that was
    /// interrupted between the two.
    pub(super) async fn advance_deals(&mut self) -> Result<u64, RequestError> {
        let result = self.commit_and_deal().await;
        self.next_deal.retry_at = result.is_err().then(|| Instant::now() + RETRY_INTERVAL);
        if result == Err(RequestError::NoRandomness) {
            tracing::error!("OS randomness unavailable; deal delayed");
        }
        result
    }

    async fn commit_and_deal(&mut self) -> Result<u64, RequestError> {
        self.next_deal.retry_at = None;
        self.rename_between_deals().await?;
        loop {
            self.commit_to_deal().await?;
            self.track_readiness();
            if self.deal_due_at().is_none_or(|at| at > Instant::now()) {
                return Ok(self.table.n());
            }
            self.deal().await?;
        }
    }

    /// Makes the commitment to the next deal, if this server makes commitments and there is none yet.
    pub(super) async fn commit_to_deal(&mut self) -> Result<u64, RequestError> {
        if !matches!(self.context.config.dealing.deck, Decks::Fair) || !self.table.wants_commitment() {
            return Ok(self.table.n());
        }
        let committed = self.table.commitment(chance::random_deal_seed().ok_or(RequestError::NoRandomness)?);
        self.enter(committed.into_iter().collect(), Vec::new()).await
    }

    /// Deals the committed deck. On a server without commitments, deals the given deck.
    async fn deal(&mut self) -> Result<u64, RequestError> {
        let dealt = match &self.context.config.dealing.deck {
            _ if self.table.has_commitment() => self.table.deal_committed(),
            Decks::Given(deck) => self.table.deal_without_commitment(deck().ok_or(RequestError::NoRandomness)?),
            Decks::Fair => None,
        };
        self.enter(vec![dealt.ok_or(RequestError::NoRandomness)?], Vec::new()).await
    }

    /// Deals because the host has ended the wait.
    pub(super) async fn deal_now(&mut self) -> Result<u64, RequestError> {
        if self.table.is_playing() {
            return Ok(self.table.n());
        }
        if !self.table.may_deal() {
            return Err(TableRefusal::NoDealDue.into());
        }
        // If only bots play, no player can be ready.
        if !self.table.is_anyone_ready() && self.playing_seats().next().is_some() {
            return Err(TableRefusal::NoPlayerReady.into());
        }
        self.commit_to_deal().await?;
        self.deal().await
    }

    /// Seats that people play themselves.
    fn playing_seats(&self) -> impl Iterator<Item = Seat> {
        let seats = self.table.players().seats();
        seats.filter(|&seat| self.table.person(seat).is_some() && self.table.substitute(seat).is_none())
    }

    /// Tracks when the deal began to wait for players: when the first one was ready, or before the first deal, when the
    /// first one was present.
    fn track_readiness(&mut self) {
        let first = self.table.next_deal() == Some(1);
        let is_current = || self.seats_present().contains(&true) || self.playing_seats().next().is_none();
        let is_waiting = self.table.may_deal() && (self.table.is_anyone_ready() || (first && is_current()));
        let since = &mut self.next_deal.waiting_since;
        *since = is_waiting.then(|| since.unwrap_or_else(Instant::now));
    }

    /// When the next deal is due if nothing else happens; `None` while it waits for a player.
    pub(super) fn deal_due_at(&self) -> Option<Instant> {
        let now = Instant::now();
        let first = self.table.next_deal() == Some(1);
        let ready = self.table.is_anyone_ready();
        // This is the first deal and has no commitment yet, or a commitment failed.
        let is_first_uncommitted = self.table.may_deal() && first && !self.table.has_commitment();
        let lacks_commitment = matches!(self.context.config.dealing.deck, Decks::Fair) && self.table.wants_commitment();
        let at = if is_first_uncommitted || lacks_commitment {
            Some(now)
        } else if self.table.may_deal() {
            let mut waiting = self.playing_seats().filter(|&seat| !self.table.is_ready(seat));
            let absent_since = |seat: Seat| {
                self.clocks
                    .absent_since(seat)
                    .filter(|_| self.may_use_timeouts())
                    .map(|since| since + self.clocks.span(ABSENCE_TIMEOUT))
            };
            let all =
                if ready { waiting.try_fold(now, |last, seat| Some(last.max(absent_since(seat)?))) } else { None };
            all.into_iter().chain(self.wait_ends_at()).min()
        } else {
            None
        };
        at.map(|at| self.next_deal.retry_at.map_or(at, |retry| at.max(retry)))
    }

    /// When the wait for players who aren't ready will end in any case; `None` if only the host can end it.
    fn wait_ends_at(&self) -> Option<Instant> {
        if !self.may_use_timeouts() {
            return None;
        }
        let has_clock = self.table.terms().clock.is_some();
        let max_wait = if self.table.next_deal() == Some(1) {
            SHUFFLE_TIME
        } else if has_clock && self.table.is_anyone_ready() {
            READY_TIMEOUT
        } else {
            return None;
        };
        Some(self.next_deal.waiting_since? + self.clocks.span(max_wait))
    }

    /// Abandons the game, unless a person has made a request since that time (milliseconds since 1970). A bot's action,
    /// or anything else that a loaded table does on its own, isn't a sign of life.
    pub(super) async fn abandon(&mut self, before: i64) -> Result<u64, RequestError> {
        let idle = self.next_deal.last_request_at < before && self.may_use_timeouts();
        let entries =
            if idle && self.table.state() != State::Over { vec![Entry::Closed { by: None }] } else { Vec::new() };
        self.enter(entries, Vec::new()).await
    }
}
