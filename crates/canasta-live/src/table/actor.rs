//! The task of one live table. Only the task changes the table: it checks a request, writes the entries, and applies
//! and shows them once they are durable.

use std::sync::Arc;
use std::time::Duration;

use canasta::{MAX_SEATS, Seat};
use canasta_store::{Append, GuestId, JournalStore, NewEntry, NewPerson, Store, WriteError};
use canasta_table::journal::{ActionId, Chain, Entry, Formats, Person};
use canasta_table::{GameRefusal, Proposal, SeatRequest, State, Table, TableRefusal, TableRequest};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};

use super::bots::{Decision, TableBots};
use super::clocks::TableClocks;
use super::handle::{Handle, Message, Reply};
use super::request::{Request, RequestError};
use super::state::{NextDeal, TablePeople};
use crate::audience::Audience;
use crate::node::{Bus, Node, OwnershipState};
use crate::settings::TableSettings;
use crate::think::Hints;
use crate::{chance, stopped};

/// Maximum messages queued for a table.
const MAX_QUEUED_MESSAGES: usize = 64;
/// Pause before a bot tries again to write to a full disk or an unreachable database.
const WRITE_RETRY_INTERVAL: Duration = Duration::from_secs(5);

/// What a table's task needs from the rest of the server.
#[derive(Clone)]
pub struct Context {
    /// Reads and appends journals. This is the store, unless a test puts something in between.
    pub journals: Arc<dyn JournalStore>,
    /// Stores everything else.
    pub store: Arc<dyn Store>,
    /// Notifies the nodes that follow its tables.
    pub bus: Bus,
    /// Settings of the table.
    pub config: TableSettings,
    /// This process as one of several nodes that share the store. `None` if the store, and thus all tables, belong to
    /// this process alone.
    pub node: Option<Arc<Node>>,
    /// Becomes true when the server stops.
    pub stop: watch::Receiver<bool>,
}

impl Context {
    /// Journal formats up to the one in which entries are currently written. All servers can read them.
    pub(crate) fn formats(&self) -> Formats {
        let known = self.config.formats;
        self.node.as_ref().map_or(known, |node| known.up_to(node.format()))
    }
}

/// The task of one table.
pub(crate) struct Actor {
    pub(super) table: Table,
    chain: Chain,
    pub(super) context: Context,
    /// This node's ownership of the table, if there are several nodes.
    ownership: Option<OwnershipState>,
    bots: TableBots,
    pub(super) clocks: TableClocks,
    pub(super) next_deal: NextDeal,
    pub(super) people: TablePeople,
    pub(crate) audience: Arc<Audience>,
}

/// An event for the task.
enum ActorEvent {
    Message(Option<Message>),
    /// A seat's bot is due to act.
    BotActs(Seat),
    /// A seat's bot has decided; `None` if it crashed.
    BotDecided(Seat, Option<Decision>),
    /// A screen was opened or closed.
    WindowsChanged,
    /// A person's time has run out.
    TimeRanOut(Seat),
    /// A person has been away for too long.
    PersonAway,
    DealDue,
    /// The host has been away for too long.
    HostAway,
    /// A turn takes longer than the table allows.
    TurnTooLong,
    /// The table has been idle for long enough to be unloaded.
    Idle,
    /// This node's lease may have expired in the meantime, so another node may have acquired the table.
    LeaseLapsed,
    ServerStops,
}

impl Actor {
    /// The task of a table whose last activity was at this time (milliseconds since 1970).
    pub(crate) fn new(
        table: Table,
        chain: Chain,
        last_at: i64,
        context: Context,
        bots: TableBots,
        people: TablePeople,
    ) -> Self {
        let clocks = TableClocks::new(&table, context.config.timing.clock_speed);
        let audience = Audience::new(&context.config.windows);
        for (guest, person) in people.guests.iter() {
            if table.is_banned(person) {
                audience.ban(guest);
            } else {
                audience.admit(guest, person);
            }
        }
        if let Some(owner) = people.device.owner() {
            audience.set_device_owner(owner);
        }
        audience.set_last_at(last_at);
        audience.set_proofs(table.proofs());
        let next_deal = NextDeal::of(last_at);
        let mut actor = Self { table, chain, context, ownership: None, bots, clocks, next_deal, people, audience };
        actor.publish();
        actor
    }

    /// Adds this node's ownership of the table.
    pub(crate) fn with_ownership(self, ownership: Option<OwnershipState>) -> Self {
        Self { ownership, ..self }
    }

    /// Whether the task may act on timeouts. It may not if the node can't be sure that its lease is valid: people who
    /// seem to be away might be at their table on another node.
    pub(super) fn may_use_timeouts(&self) -> bool {
        self.ownership.as_ref().is_none_or(OwnershipState::is_current)
    }

    /// Whether a bot may act for this seat now.
    fn may_act_for(&self, seat: Seat) -> bool {
        self.table.is_bot(seat) || self.may_use_timeouts()
    }

    /// The task and a handle to it.
    pub(crate) fn with_handle(self, hints: Hints) -> (Task, Handle) {
        let (task, messages) = mpsc::channel(MAX_QUEUED_MESSAGES);
        let audience = Arc::clone(&self.audience);
        (Task { actor: self, messages }, Handle { task, audience, hints: Arc::new(hints) })
    }

    /// For each seat, whether its person has an open screen.
    pub(super) fn seats_present(&self) -> [bool; MAX_SEATS] {
        let mut present = [false; MAX_SEATS];
        for seat in self.table.players().seats() {
            present[seat.index()] = self.table.person(seat).is_some_and(|person| self.is_here(person));
        }
        present
    }

    /// The seat whose bot has to act now. A bot acts for a person only while at least one person is watching. Otherwise
    /// the game waits for its people.
    fn bot_to_act(&self) -> Option<Seat> {
        let seat = self.table.to_act().filter(|_| self.table.state() == State::Playing)?;
        let for_person = self.table.substitute(seat).is_some() || self.bots.substituted() == Some(seat);
        let watched = || self.seats_present().contains(&true);
        (self.table.is_bot(seat) || (for_person && watched())).then_some(seat)
    }

    async fn next_event(&mut self, messages: &mut mpsc::Receiver<Message>) -> ActorEvent {
        let may_use_timeouts = self.may_use_timeouts();
        let bot = self.bot_to_act().filter(|&seat| self.may_act_for(seat));
        if let Some(seat) = bot {
            self.bots.start(&self.table, seat);
        }
        let timing = &self.context.config.timing;
        let actions = bot.filter(|_| self.bots.has_decided());
        let actions = actions.map(|seat| (seat, self.bots.acts_at(seat, timing.bot_pace_percent)));
        let idle = self.bots.idle_since().max(Instant::now()) + timing.unload_after;
        let runs_out = self.clocks.due().filter(|(seat, _)| may_use_timeouts && self.bots.substituted() != Some(*seat));
        let away = self.clocks.absent_at(&self.table, &self.seats_present()).filter(|_| may_use_timeouts);
        let deal_due = self.deal_due_at();
        let slow_turn = self.slow_turn_at();
        let host = self.host_passes_at().filter(|_| may_use_timeouts);
        tokio::select! {
            biased;
            () = stopped(&mut self.context.stop) => ActorEvent::ServerStops,
            () = wait_for_lapse(&mut self.ownership) => ActorEvent::LeaseLapsed,
            message = messages.recv() => ActorEvent::Message(message),
            () = self.audience.windows_changed() => ActorEvent::WindowsChanged,
            (seat, decision) = self.bots.decision() => ActorEvent::BotDecided(seat, decision),
            seat = until_seat(actions) => ActorEvent::BotActs(seat),
            seat = until_seat(runs_out) => ActorEvent::TimeRanOut(seat),
            () = until(away) => ActorEvent::PersonAway,
            () = until(deal_due) => ActorEvent::DealDue,
            () = until(host) => ActorEvent::HostAway,
            () = until(slow_turn) => ActorEvent::TurnTooLong,
            () = sleep_until(idle) => ActorEvent::Idle,
        }
    }

    /// Carries out a person's request in the game, for their seat. A person who acts takes the seat back from a
    /// substitute bot.
    pub(super) async fn play(
        &mut self,
        person: Person,
        id: String,
        n: u64,
        request: SeatRequest,
    ) -> Result<u64, RequestError> {
        let seat = self.table.seat_of(person).ok_or(GameRefusal::NoSuchSeat)?;
        if let Some(back) = self.table.back(seat) {
            self.enter(vec![back], Vec::new()).await?;
        }
        self.propose(ActionId { seat, id }, n, request).await
    }

    async fn propose(&mut self, by: ActionId, n: u64, request: SeatRequest) -> Result<u64, RequestError> {
        let by_bot = self.bot_to_act() == Some(by.seat) && by.id.starts_with(BOT_ID_PREFIX);
        if matches!(request, SeatRequest::NextDeal(_)) {
            // A cut requires a commitment.
            self.commit_to_deal().await?;
        }
        match self.table.propose(by, n, request)? {
            Proposal::Done { n } => Ok(n),
            Proposal::New(mut entry) => {
                if let Entry::Acted { by, substitute, .. } = &mut entry {
                    *substitute = by_bot && self.table.person(by.seat).is_some();
                }
                self.enter(vec![entry], Vec::new()).await
            }
        }
    }

    /// Whether all servers can read these entries. Servers on the previous release might use the same database.
    pub(super) fn may_write(&self, entries: &[Entry]) -> bool {
        let formats = self.context.formats();
        entries.iter().all(|entry| formats.can_express(entry))
    }

    /// Writes entries and their new people in one commit, then applies them and shows the result.
    pub(super) async fn enter(&mut self, entries: Vec<Entry>, people: Vec<NewPerson>) -> Result<u64, RequestError> {
        self.write(entries, Append { people, ..Append::default() }).await
    }

    /// Writes entries. Also makes a guest the person with this number, in place of that person's previous guest.
    pub(super) async fn enter_reassigned(
        &mut self,
        entries: Vec<Entry>,
        reassigned: Option<(u8, GuestId)>,
    ) -> Result<u64, RequestError> {
        self.write(entries, Append { reassigned, ..Append::default() }).await
    }

    async fn write(&mut self, entries: Vec<Entry>, extra: Append) -> Result<u64, RequestError> {
        if entries.is_empty() {
            return Ok(self.table.n());
        }
        let now = chance::unix_millis();
        let (new, chain) = NewEntry::sequence_in(self.context.formats(), &self.chain, &entries, now);
        // Only the first of several entries can change a commitment.
        let commitments: Vec<_> = entries.iter().filter_map(|entry| self.table.commitment_event(entry)).collect();
        let changes_proofs =
            !commitments.is_empty() || entries.iter().any(|entry| !matches!(entry, Entry::Acted { .. }));
        let append = Append { entries: new, commitments, ..extra };
        self.context.journals.append_confirmed(self.table.id(), append).await.map_err(RequestError::Write)?;
        self.chain = chain;
        for entry in entries {
            // The entry was checked on this very table. If it doesn't fit now, the journal is right and this table is
            // wrong.
            self.table.apply(&entry).map_err(|error| {
                tracing::error!(%error, "a written entry does not fit the table");
                RequestError::Gone
            })?;
            self.update_for(entry);
        }
        self.audience.set_last_at(now);
        self.bots.inform(&self.table);
        if changes_proofs {
            self.audience.set_proofs(self.table.proofs());
        }
        self.publish();
        Ok(self.table.n())
    }

    /// After an entry, updates what isn't in the journal.
    fn update_for(&mut self, entry: Entry) {
        match &entry {
            Entry::Acted { by, substitute, .. } => {
                if self.table.person(by.seat).is_some() && !substitute {
                    self.clocks.acted(by.seat);
                    self.bots.forget_plan();
                } else {
                    self.bots.acted(&self.table, by.seat);
                }
            }
            Entry::Dealt { .. } => {
                self.people.chat.clear();
                self.people.device.cover();
            }
            Entry::TookBack { by } => {
                self.clocks.acted(by.seat);
                self.bots.forget_plan();
            }
            Entry::Back(seat) => {
                self.clocks.back(*seat);
                self.bots.forget_plan();
            }
            Entry::Sat { .. } | Entry::Left(_) | Entry::Begun { .. } => {
                self.bots.reseat(&self.table, &self.context.config.bots);
            }
            Entry::Banned(person) => {
                self.people.join_requests.withdraw(*person);
                if let Some(guest) = self.people.guests.guest_of(*person) {
                    self.audience.ban(guest);
                }
            }
            Entry::Unbanned(person) => {
                if let Some(guest) = self.people.guests.guest_of(*person) {
                    self.audience.admit(guest, *person);
                }
            }
            _ => {}
        }
        if entry.is_play() {
            // The agreement was about a previous decision.
            self.people.wait_timers.agreed.clear();
            self.bots.discard_decision(entry);
        }
    }

    /// Performs the action that a seat's bot has decided on.
    async fn bot_acts(&mut self, seat: Seat) -> Result<u64, RequestError> {
        let action = self.bots.take_action().ok_or(RequestError::Gone)?;
        let n = self.table.n();
        match self.propose(ActionId { seat, id: format!("{BOT_ID_PREFIX}{n}") }, n, SeatRequest::Action(action)).await {
            // The action was legal a moment ago. This task can't be trusted any more, and must not try forever.
            Err(RequestError::Game(_)) => Err(RequestError::Gone),
            done => done,
        }
    }

    /// The seat where a bot makes the current decision for a person.
    pub(super) const fn substituted(&self) -> Option<Seat> {
        self.bots.substituted()
    }

    /// Lets a bot make a person's current decision, because their time has run out or the others have agreed to it.
    pub(super) fn let_bot_decide(&mut self, seat: Seat) {
        self.clocks.ran_out();
        self.bots.substitute(seat);
        self.publish();
    }

    /// Replaces people with substitute bots after two missed turns or a long absence.
    async fn substitute_absent(&mut self) -> Result<u64, RequestError> {
        while self.may_use_timeouts()
            && let Some((seat, reason)) = self.clocks.absent(&self.table, &self.seats_present())
        {
            let Some(entry) = self.table.substitute_for(seat, reason) else { break };
            self.enter(vec![entry], Vec::new()).await?;
        }
        Ok(self.table.n())
    }
}

/// Prefix of the ids of bots' actions; the number of the previous entry follows. No person's action can have such an
/// id.
pub const BOT_ID_PREFIX: &str = "bot-";

async fn until(at: Option<Instant>) {
    match at {
        Some(at) => sleep_until(at).await,
        None => std::future::pending().await,
    }
}

async fn wait_for_lapse(ownership: &mut Option<OwnershipState>) {
    match ownership {
        Some(ownership) => ownership.lapse().await,
        None => std::future::pending().await,
    }
}

async fn until_seat(due: Option<(Seat, Instant)>) -> Seat {
    match due {
        Some((seat, at)) => {
            sleep_until(at).await;
            seat
        }
        None => std::future::pending().await,
    }
}

pub(crate) struct Task {
    actor: Actor,
    messages: mpsc::Receiver<Message>,
}

/// How a table's task ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TaskEnd {
    /// The usual end: no one follows the table, or the server is stopping.
    Done,
    /// The task no longer knows the state of its table, or another node owns the table.
    Lost,
}

impl Task {
    /// Runs until no screen follows the table any more, the server stops, another node owns the table, or the journal
    /// refuses an entry.
    pub(crate) async fn run(mut self) -> TaskEnd {
        // Continue a deal that was interrupted between two entries.
        let advanced = self.actor.advance_deals().await;
        let mut failing = log_unwritten(&[&advanced], false);
        if is_lost(&advanced) {
            self.messages.close();
            return TaskEnd::Lost;
        }
        loop {
            let (done, reply): (_, Option<Reply>) = match self.actor.next_event(&mut self.messages).await {
                ActorEvent::Message(Some(Message::Request(request, reply))) => {
                    (self.actor.request(request).await, Some(reply))
                }
                ActorEvent::Message(Some(Message::Query(query))) => {
                    self.actor.answer(query);
                    continue;
                }
                ActorEvent::Message(Some(Message::Pace(pace))) => {
                    self.actor.bots.set_pace(pace);
                    continue;
                }
                ActorEvent::BotDecided(seat, decision) => {
                    self.actor.bots.decide(&self.actor.table, seat, decision);
                    continue;
                }
                // The lease may have expired since the wait for this event began.
                ActorEvent::BotActs(seat) if !self.actor.may_act_for(seat) => continue,
                ActorEvent::TimeRanOut(_) | ActorEvent::PersonAway | ActorEvent::HostAway
                    if !self.actor.may_use_timeouts() =>
                {
                    continue;
                }
                ActorEvent::LeaseLapsed if self.actor.is_current_owner().await => continue,
                ActorEvent::LeaseLapsed => {
                    self.messages.close();
                    return TaskEnd::Lost;
                }
                ActorEvent::BotActs(seat) => (self.actor.bot_acts(seat).await, None),
                ActorEvent::WindowsChanged => (self.actor.update_presence().await, None),
                ActorEvent::TimeRanOut(seat) => {
                    self.actor.let_bot_decide(seat);
                    continue;
                }
                ActorEvent::TurnTooLong => {
                    self.actor.decide_if_agreed();
                    self.actor.publish();
                    continue;
                }
                ActorEvent::HostAway => (self.actor.pass_host().await, None),
                ActorEvent::PersonAway | ActorEvent::DealDue => (Ok(0), None),
                ActorEvent::Idle if self.actor.audience.is_watched() => continue,
                ActorEvent::Message(None) | ActorEvent::Idle | ActorEvent::ServerStops => return TaskEnd::Done,
            };
            let substituted = if done.is_ok() { self.actor.substitute_absent().await } else { Ok(0) };
            let advanced =
                if [&done, &substituted].into_iter().any(is_lost) { Ok(0) } else { self.actor.advance_deals().await };
            // The request's sender may be gone, which doesn't matter.
            let is_answered = reply.is_some_and(|reply| reply.send(done.clone()).is_ok());
            let unanswered = if is_answered { &Ok(0) } else { &done };
            failing = log_unwritten(&[unanswered, &substituted, &advanced], failing);
            if [&done, &substituted, &advanced].into_iter().any(is_lost) {
                // Loading the journal again will show the true state. When a caller learns of the failure, this task
                // has already ended.
                self.messages.close();
                return TaskEnd::Lost;
            }
            if [&done, &substituted].into_iter().any(is_retryable) {
                self.actor.bots.back_off(WRITE_RETRY_INTERVAL);
            }
        }
    }
}

/// Logs the first failed write, unless the table was already failing. Returns whether a write failed.
fn log_unwritten(done: &[&Result<u64, RequestError>], failing: bool) -> bool {
    let error = done.iter().find_map(|done| match done {
        Err(RequestError::Write(error)) => Some(error),
        _ => None,
    });
    if let Some(error) = error.filter(|_| !failing) {
        tracing::warn!(%error, "failed to write to the store");
    }
    error.is_some()
}

/// Whether nothing was written, but a later attempt may succeed.
const fn is_retryable<T>(done: &Result<T, RequestError>) -> bool {
    matches!(done, Err(RequestError::Write(WriteError::Full | WriteError::Unreachable)))
}

/// Whether the task no longer knows the state of its table.
fn is_lost<T>(done: &Result<T, RequestError>) -> bool {
    matches!(
        done,
        Err(RequestError::Gone | RequestError::Write(WriteError::Conflict | WriteError::Unknown | WriteError::Stopped))
    )
}

impl Actor {
    /// Whether the table still belongs to this node.
    async fn is_current_owner(&self) -> bool {
        match &self.ownership {
            Some(ownership) => ownership.is_current_owner(self.table.id()).await,
            None => true,
        }
    }

    /// Carries out a request; returns the table's number of entries afterwards.
    async fn request(&mut self, request: Request) -> Result<u64, RequestError> {
        if request.is_sign_of_life() {
            self.next_deal.last_request_at = chance::unix_millis();
        }
        match request {
            Request::Play { person, id, n, request } if self.people.device.is_used_by(person) => {
                self.play_at_device(id, n, request).await
            }
            Request::Play { person, id, n, request } => self.play(person, id, n, request).await,
            Request::ShowCards { person, seat, window } => self.show_cards(person, seat, window),
            Request::Table(person, TableRequest::Sit(seat)) => self.sit(person, seat).await,
            Request::Table(person, request @ TableRequest::Concede(_)) => {
                let person = self.conceding_at_device(person)?;
                self.table_request(person, request).await
            }
            Request::Table(person, request) => self.table_request(person, request).await,
            Request::FillAndBegin(person, bot) => self.fill_and_begin(person, &bot).await,
            Request::Agree(person) => self.agree(person),
            Request::Chat(person, phrase) => self.say(person, phrase).await,
            Request::Rename(person, name) => self.rename(person, &name).await,
            Request::Hide(person) => self.hide(person).await,
            Request::Rematch { person, drawn } => self.rematch(person, drawn).await,
            Request::Join(guest, name) => self.join(guest, &name).await,
            Request::AskToJoin(guest, name) => self.ask_to_join(guest, &name),
            Request::Withdraw(person) => Ok(self.withdraw(person)),
            Request::AddDevice(person) => self.add_device(person).await,
            Request::Forget(person) => self.forget(person).await,
            Request::ForgetGuest(guest) => self.forget_guest(guest).await,
            Request::GiveUp { before } => self.abandon(before).await,
            Request::Deal(person)
            | Request::Admit { person, .. }
            | Request::Decline { person, .. }
            | Request::Identify { person, .. }
            | Request::NewCode(person)
            | Request::NewInvitation(person)
                if person != self.table.host() =>
            {
                Err(TableRefusal::NotTheHost.into())
            }
            Request::Deal(_) => self.deal_now().await,
            Request::Admit { join_request, admission, .. } => self.admit(join_request, admission).await,
            Request::Decline { join_request, ban, .. } => self.decline(join_request, ban).await,
            Request::Identify { newcomer, was, .. } => self.identify(newcomer, was).await,
            Request::NewCode(_) => self.new_code().await,
            Request::NewInvitation(_) => self.new_invitation().await,
        }
    }
}
