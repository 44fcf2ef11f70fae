//! The next deal: when it is sealed and dealt, which players it waits for, and for how long.
//!
//! It is dealt as soon as all players who are there are ready, and at least one is. It doesn't wait for a person for whom a bot plays,
//! or whose screen has been gone for some seconds; reloading the page is quicker. The first deal waits only for the shuffle. After
//! that the host can end the waiting, and a table with a clock does.

use std::time::Duration;

use canasta::Seat;
use canasta_table::journal::Entry;
use canasta_table::{State, TableRefusal};
use tokio::time::Instant;

use super::actor::Actor;
use super::request::RequestError;
use crate::chance;
use crate::decks::Decks;

/// How long the cards are shuffled before the first deal, from when the first player is there or has cut.
const SHUFFLING: Duration = Duration::from_secs(5);
/// A person whose screen has been gone for so long is not waited for.
const GONE: Duration = Duration::from_secs(5);
/// How long a table with a clock waits for the others once a player is ready.
const READY: Duration = Duration::from_secs(60);
/// How long it takes until a deal that failed is tried again.
const RETRY: Duration = Duration::from_secs(5);

impl Actor {
    /// Seals the next deal where it is to be sealed, and deals it where it is due. A table that is loaded does at once what was
    /// interrupted between the two.
    pub(super) async fn advance_deals(&mut self) -> Result<u64, RequestError> {
        let done = self.commitment_and_deal().await;
        self.next_deal.retry_at = done.is_err().then(|| Instant::now() + RETRY);
        if done == Err(RequestError::NoRandomness) {
            tracing::error!("the system has no randomness to give; a deal waits for it");
        }
        done
    }

    async fn commitment_and_deal(&mut self) -> Result<u64, RequestError> {
        self.next_deal.retry_at = None;
        self.rename_between_deals().await?;
        loop {
            self.commitment().await?;
            self.follow_readiness();
            if self.deals_at().is_none_or(|at| at > Instant::now()) {
                return Ok(self.table.n());
            }
            self.deal().await?;
        }
    }

    /// Seals the next deal, where this server seals deals and this one is not sealed yet.
    pub(super) async fn commitment(&mut self) -> Result<u64, RequestError> {
        if !matches!(self.context.config.dealing.deck, Decks::Fair) || !self.table.wants_commitment() {
            return Ok(self.table.n());
        }
        let committed = self.table.commitment(chance::fair_seed().ok_or(RequestError::NoRandomness)?);
        self.enter(committed.into_iter().collect(), Vec::new()).await
    }

    /// Deals the sealed deck, or at a server that seals none, the deck that it is given.
    async fn deal(&mut self) -> Result<u64, RequestError> {
        let dealt = match &self.context.config.dealing.deck {
            _ if self.table.has_commitment() => self.table.deal_committed(),
            Decks::Given(deck) => self.table.deal_unpromised(deck().ok_or(RequestError::NoRandomness)?),
            Decks::Fair => None,
        };
        self.enter(vec![dealt.ok_or(RequestError::NoRandomness)?], Vec::new()).await
    }

    /// Deals because the host does not wait any longer.
    pub(super) async fn deal_now(&mut self) -> Result<u64, RequestError> {
        if self.table.is_playing() {
            return Ok(self.table.n());
        }
        if !self.table.may_deal() {
            return Err(TableRefusal::NoDealDue.into());
        }
        // Where only bots play, no player can be ready.
        if !self.table.is_anybody_ready() && self.playing().next().is_some() {
            return Err(TableRefusal::NoPlayerReady.into());
        }
        self.commitment().await?;
        self.deal().await
    }

    /// The seats of people who play themselves.
    fn playing(&self) -> impl Iterator<Item = Seat> {
        let seats = self.table.players().seats();
        seats.filter(|&seat| self.table.person(seat).is_some() && self.table.substitute(seat).is_none())
    }

    /// Notes since when players are waited for: from the first player who is ready; before the first deal also from the
    /// first who is there.
    fn follow_readiness(&mut self) {
        let first = self.table.next_deal() == Some(1);
        let there = || self.seats_present().contains(&true) || self.playing().next().is_none();
        let begun = self.table.may_deal() && (self.table.is_anybody_ready() || (first && there()));
        let since = &mut self.next_deal.waiting_since;
        *since = begun.then(|| since.unwrap_or_else(Instant::now));
    }

    /// When the next deal is dealt or sealed if nothing else happens; `None` while a player is waited for.
    pub(super) fn deals_at(&self) -> Option<Instant> {
        let now = Instant::now();
        let first = self.table.next_deal() == Some(1);
        let ready = self.table.is_anybody_ready();
        // A first deal that is not sealed, and a seal that failed.
        let at_once = self.table.may_deal() && first && !self.table.has_commitment();
        let unsealed = matches!(self.context.config.dealing.deck, Decks::Fair) && self.table.wants_commitment();
        let at = if at_once || unsealed {
            Some(now)
        } else if self.table.may_deal() {
            let mut waiting = self.playing().filter(|&seat| !self.table.is_ready(seat));
            let gone = |seat: Seat| {
                self.clocks
                    .gone_since(seat)
                    .filter(|_| self.may_judge_time())
                    .map(|since| since + self.clocks.span(GONE))
            };
            let all = if ready { waiting.try_fold(now, |last, seat| Some(last.max(gone(seat)?))) } else { None };
            all.into_iter().chain(self.patience_ends()).min()
        } else {
            None
        };
        at.map(|at| self.next_deal.retry_at.map_or(at, |retry| at.max(retry)))
    }

    /// When the waiting for players who are not ready ends in any case; `None` where only the host may end it.
    fn patience_ends(&self) -> Option<Instant> {
        if !self.may_judge_time() {
            return None;
        }
        let has_clock = self.table.terms().clock.is_some();
        let patience = if self.table.next_deal() == Some(1) {
            SHUFFLING
        } else if has_clock && self.table.is_anybody_ready() {
            READY
        } else {
            return None;
        };
        Some(self.next_deal.waiting_since? + self.clocks.span(patience))
    }

    /// Gives the game up, unless a person has asked for something since that time (milliseconds since 1970). What the table
    /// does by itself when it is loaded, a bot's act for instance, is no sign of life.
    pub(super) async fn give_up(&mut self, before: i64) -> Result<u64, RequestError> {
        let idle = self.next_deal.last_request_at < before && self.may_judge_time();
        let entries =
            if idle && self.table.state() != State::Over { vec![Entry::Closed { by: None }] } else { Vec::new() };
        self.enter(entries, Vec::new()).await
    }
}
