//! The task of one live table. Nothing else changes the table: the task judges a request, writes the entries, and applies and shows
//! them once they are durable.

use std::sync::Arc;
use std::time::Duration;

use canasta::{MAX_SEATS, Seat};
use canasta_store::{Append, GuestId, JournalStore, NewEntry, NewPerson, Store, WriteError};
use canasta_table::journal::{ActionId, Chain, Entry, Formats, Person};
use canasta_table::{GameRefusal, Proposed, SeatRequest, State, Table, TableRefusal, TableRequest};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};

use super::bots::{Decision, TableBots};
use super::clocks::TableClocks;
use super::handle::{Handle, Message, Reply};
use super::request::{Request, RequestError};
use super::state::{NextDeal, TablePeople};
use crate::audience::{Audience, Viewer};
use crate::node::{Bus, Holding, Node};
use crate::settings::TableSettings;
use crate::think::Hints;
use crate::{chance, stopped};

/// Messages that may wait at a table.
const QUEUE: usize = 64;
/// How long a bot waits before it tries again to write, on a full disk or to a database that cannot be reached.
const WRITE_AGAIN: Duration = Duration::from_secs(5);

/// What the task of a table needs from outside.
#[derive(Clone)]
pub struct Context {
    /// Where live tables read and append their journals: the store, unless a test puts something in between.
    pub journals: Arc<dyn JournalStore>,
    /// Where everything else is kept.
    pub store: Arc<dyn Store>,
    /// What other nodes are told that follow its tables.
    pub bus: Bus,
    /// How the table is set up.
    pub config: TableSettings,
    /// This process as one of several nodes that share the store. `None` where the store is this process's alone: all tables
    /// are, then.
    pub node: Option<Arc<Node>>,
    /// Becomes true when the server stops.
    pub stop: watch::Receiver<bool>,
}

impl Context {
    /// The journal formats up to the one that is written now, which is the oldest that all servers read.
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
    /// Where there are several nodes: what is known of the table's being this one's.
    holding: Option<Holding>,
    bots: TableBots,
    pub(super) clocks: TableClocks,
    pub(super) next_deal: NextDeal,
    pub(super) people: TablePeople,
    pub(crate) audience: Arc<Audience>,
}

/// An event that the task handles.
enum ActorEvent {
    Message(Option<Message>),
    /// The seat's bot is to act.
    BotActions(Seat),
    /// The seat's bot has decided; nothing if it crashed.
    BotDecided(Seat, Option<Decision>),
    /// A screen opened or closed.
    WindowsChanged,
    /// A person's time has run out.
    TimeRanOut(Seat),
    /// A person has been away for long.
    PersonAway,
    DealDue,
    /// The host has been away for long.
    HostAway,
    /// A turn takes longer than the table allows.
    TurnTooLong,
    /// Nothing has happened for so long that the table may leave the memory.
    Idle,
    /// This node's lease had run out, so that another node may have taken the table.
    LeaseLapsed,
    ServerStops,
}

impl Actor {
    /// The task of a table at which something happened last at this time (milliseconds since 1970).
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
            if table.is_turned_away(person) {
                audience.bar(guest);
            } else {
                audience.admit(guest, person);
            }
        }
        audience.set_last_at(last_at);
        audience.set_proofs(table.proofs());
        let next_deal = NextDeal::of(last_at);
        let mut actor = Self { table, chain, context, holding: None, bots, clocks, next_deal, people, audience };
        actor.publish();
        actor
    }

    /// The same at a table that this node has taken.
    pub(crate) fn held(self, holding: Option<Holding>) -> Self {
        Self { holding, ..self }
    }

    /// Whether the task may decide something because time has passed. A node that does not know that it still counts as living
    /// may not: people who seem to be away may be at their table at another node.
    pub(super) fn may_judge_time(&self) -> bool {
        self.holding.as_ref().is_none_or(Holding::is_current)
    }

    /// Whether the bot of a seat may act now.
    fn may_act_for(&self, seat: Seat) -> bool {
        self.table.is_bot(seat) || self.may_judge_time()
    }

    /// The task, and the handle that others hold of it.
    pub(crate) fn with_handle(self, hints: Hints) -> (Task, Handle) {
        let (task, waiting) = mpsc::channel(QUEUE);
        let audience = Arc::clone(&self.audience);
        (Task { actor: self, waiting }, Handle { task, audience, hints: Arc::new(hints) })
    }

    /// The seats whose people have a screen open.
    pub(super) fn seats_present(&self) -> [bool; MAX_SEATS] {
        let mut here = [false; MAX_SEATS];
        for seat in self.table.players().seats() {
            let person = self.table.person(seat);
            here[seat.index()] = person.is_some_and(|person| self.audience.open_windows(Viewer::Person(person)) > 0);
        }
        here
    }

    /// The seat for which a bot is to act now. For a person it acts only while a person is there to see it: a game whose
    /// people have all gone waits for them.
    fn bot_to_act(&self) -> Option<Seat> {
        let seat = self.table.to_act().filter(|_| self.table.state() == State::Playing)?;
        let for_person = self.table.substitute(seat).is_some() || self.bots.substituted() == Some(seat);
        let watched = || self.seats_present().contains(&true);
        (self.table.is_bot(seat) || (for_person && watched())).then_some(seat)
    }

    async fn next_event(&mut self, waiting: &mut mpsc::Receiver<Message>) -> ActorEvent {
        let timely = self.may_judge_time();
        let bot = self.bot_to_act().filter(|&seat| self.may_act_for(seat));
        if let Some(seat) = bot {
            self.bots.start(&self.table, seat);
        }
        let timing = &self.context.config.timing;
        let actions = bot.filter(|_| self.bots.has_decided());
        let actions = actions.map(|seat| (seat, self.bots.actions_at(seat, timing.bot_pace_percent)));
        let idle = self.bots.idle_since().max(Instant::now()) + timing.unload_after;
        let runs_out = self.clocks.due().filter(|(seat, _)| timely && self.bots.substituted() != Some(*seat));
        let away = self.clocks.absent_at(&self.table, &self.seats_present()).filter(|_| timely);
        let (deals, late) = (self.deals_at(), self.late_at());
        let host = self.host_passes_at().filter(|_| timely);
        tokio::select! {
            biased;
            () = stopped(&mut self.context.stop) => ActorEvent::ServerStops,
            () = lapse(&mut self.holding) => ActorEvent::LeaseLapsed,
            message = waiting.recv() => ActorEvent::Message(message),
            () = self.audience.windows_changed() => ActorEvent::WindowsChanged,
            (seat, decision) = self.bots.decision() => ActorEvent::BotDecided(seat, decision),
            seat = until_seat(actions) => ActorEvent::BotActions(seat),
            seat = until_seat(runs_out) => ActorEvent::TimeRanOut(seat),
            () = until(away) => ActorEvent::PersonAway,
            () = until(deals) => ActorEvent::DealDue,
            () = until(host) => ActorEvent::HostAway,
            () = until(late) => ActorEvent::TurnTooLong,
            () = sleep_until(idle) => ActorEvent::Idle,
        }
    }

    /// A request in the game, of a person for the seat they have. A person who acts plays again.
    async fn play(&mut self, person: Person, id: String, n: u64, request: SeatRequest) -> Result<u64, RequestError> {
        let seat = self.table.seat_of(person).ok_or(GameRefusal::NoSuchSeat)?;
        if let Some(back) = self.table.back(seat) {
            self.enter(vec![back], Vec::new()).await?;
        }
        self.propose(ActionId { seat, id }, n, request).await
    }

    async fn propose(&mut self, by: ActionId, n: u64, request: SeatRequest) -> Result<u64, RequestError> {
        let by_bot = self.bot_to_act() == Some(by.seat) && by.id.starts_with(BOT_ID_PREFIX);
        if matches!(request, SeatRequest::NextDeal(_)) {
            // A cut is added to a commitment.
            self.commitment().await?;
        }
        match self.table.propose(by, n, request)? {
            Proposed::Done { n } => Ok(n),
            Proposed::New(mut entry) => {
                if let Entry::Acted { by, substitute, .. } = &mut entry {
                    *substitute = by_bot && self.table.person(by.seat).is_some();
                }
                self.enter(vec![entry], Vec::new()).await
            }
        }
    }

    /// Writes entries, and the people who come with them, in one commit; then applies them, then shows what came of it.
    pub(super) async fn enter(&mut self, entries: Vec<Entry>, people: Vec<NewPerson>) -> Result<u64, RequestError> {
        self.write(entries, Append { people, ..Append::default() }).await
    }

    /// The same with a guest who is from now on one of the people, by number, in place of another guest.
    pub(super) async fn enter_reassigned(
        &mut self,
        entries: Vec<Entry>,
        reassigned: Option<(u8, GuestId)>,
    ) -> Result<u64, RequestError> {
        self.write(entries, Append { reassigned, ..Append::default() }).await
    }

    async fn write(&mut self, entries: Vec<Entry>, beside: Append) -> Result<u64, RequestError> {
        if entries.is_empty() {
            return Ok(self.table.n());
        }
        let now = chance::now();
        let (new, chain) = NewEntry::sequence_in(self.context.formats(), &self.chain, &entries, now);
        // Of several entries none but the first changes a commitment.
        let commitments: Vec<_> = entries.iter().filter_map(|entry| self.table.commitment_event(entry)).collect();
        let proves = !commitments.is_empty() || entries.iter().any(|entry| !matches!(entry, Entry::Acted { .. }));
        let append = Append { entries: new, commitments, ..beside };
        self.context.journals.append_confirmed(self.table.id(), append).await.map_err(RequestError::Write)?;
        self.chain = chain;
        for entry in entries {
            // It was judged on this very table. If it does not fit all the same, the journal is right and this table is not.
            self.table.apply(&entry).map_err(|error| {
                tracing::error!(%error, "an entry that was written does not fit the table");
                RequestError::Gone
            })?;
            self.follow(entry);
        }
        self.audience.set_last_at(now);
        self.bots.inform(&self.table);
        if proves {
            self.audience.set_proofs(self.table.proofs());
        }
        self.publish();
        Ok(self.table.n())
    }

    /// What follows from an entry for what is not in the journal.
    fn follow(&mut self, entry: Entry) {
        match &entry {
            Entry::Acted { by, substitute, .. } => {
                if self.table.person(by.seat).is_some() && !substitute {
                    self.clocks.acted(by.seat);
                    self.bots.forget_plan();
                } else {
                    self.bots.acted(&self.table, by.seat);
                }
            }
            Entry::Dealt { .. } => self.people.chat.clear(),
            Entry::Back(seat) => {
                self.clocks.back(*seat);
                self.bots.forget_plan();
            }
            Entry::Sat { .. } | Entry::Left(_) | Entry::Begun { .. } => {
                self.bots.reseat(&self.table, &self.context.config.bots);
            }
            Entry::TurnedAway(person) => {
                self.people.join_requests.withdraw(*person);
                if let Some(guest) = self.people.guests.guest_of(*person) {
                    self.audience.bar(guest);
                }
            }
            Entry::LetIn(person) => {
                if let Some(guest) = self.people.guests.guest_of(*person) {
                    self.audience.admit(guest, *person);
                }
            }
            _ => {}
        }
        if entry.is_play() {
            // What was agreed on was another decision.
            self.people.patience.agreed.clear();
            self.bots.follow_play(entry);
        }
    }

    /// The bot of a seat acts as it has decided.
    async fn bot_actions(&mut self, seat: Seat) -> Result<u64, RequestError> {
        let action = self.bots.take_action().ok_or(RequestError::Gone)?;
        let n = self.table.n();
        match self.propose(ActionId { seat, id: format!("{BOT_ID_PREFIX}{n}") }, n, SeatRequest::Action(action)).await {
            // It was legal a moment ago. This task cannot be trusted any more, and must not try for ever.
            Err(RequestError::Game(_)) => Err(RequestError::Gone),
            done => done,
        }
    }

    /// The person for whom a bot makes the present decision.
    pub(super) const fn substituted(&self) -> Option<Seat> {
        self.bots.substituted()
    }

    /// Has a bot make the present decision of a person: their time ran out, or the others agreed.
    pub(super) fn let_bot_decide(&mut self, seat: Seat) {
        self.clocks.ran_out();
        self.bots.substitute(seat);
        self.publish();
    }

    /// Lets bots play for people who have missed two turns or been away for long.
    async fn substitute_absent(&mut self) -> Result<u64, RequestError> {
        while self.may_judge_time()
            && let Some((seat, why)) = self.clocks.absent(&self.table, &self.seats_present())
        {
            let Some(entry) = self.table.substitute_for(seat, why) else { break };
            self.enter(vec![entry], Vec::new()).await?;
        }
        Ok(self.table.n())
    }
}

/// How the ids of bots' actions begin; the number of the entry before follows. No person's action may have such an id.
pub const BOT_ID_PREFIX: &str = "bot-";

async fn until(at: Option<Instant>) {
    match at {
        Some(at) => sleep_until(at).await,
        None => std::future::pending().await,
    }
}

async fn lapse(holding: &mut Option<Holding>) {
    match holding {
        Some(holding) => holding.lapse().await,
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

/// An actor with its queue.
pub(crate) struct Task {
    actor: Actor,
    waiting: mpsc::Receiver<Message>,
}

/// How the task of a table has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// It is done: nobody follows the table, or the server stops.
    Done,
    /// It can no longer know the state of its table, or another node has it.
    Lost,
}

impl Task {
    /// Runs until no screen follows the table any more, the server stops, another node has the table, or the journal does not take
    /// an entry.
    pub(crate) async fn run(mut self) -> Ended {
        // What was interrupted between two entries goes on.
        let advanced = self.actor.advance_deals().await;
        let mut failing = log_unwritten(&[&advanced], false);
        if is_lost(&advanced) {
            self.waiting.close();
            return Ended::Lost;
        }
        loop {
            let (done, reply): (_, Option<Reply>) = match self.actor.next_event(&mut self.waiting).await {
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
                // The lease may have run out since this wait began.
                ActorEvent::BotActions(seat) if !self.actor.may_act_for(seat) => continue,
                ActorEvent::TimeRanOut(_) | ActorEvent::PersonAway | ActorEvent::HostAway
                    if !self.actor.may_judge_time() =>
                {
                    continue;
                }
                ActorEvent::LeaseLapsed if self.actor.is_held().await => continue,
                ActorEvent::LeaseLapsed => {
                    self.waiting.close();
                    return Ended::Lost;
                }
                ActorEvent::BotActions(seat) => (self.actor.bot_actions(seat).await, None),
                ActorEvent::WindowsChanged => (self.actor.follow_windows().await, None),
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
                ActorEvent::Message(None) | ActorEvent::Idle | ActorEvent::ServerStops => return Ended::Done,
            };
            let stood_in = if done.is_ok() { self.actor.substitute_absent().await } else { Ok(0) };
            let went_on =
                if [&done, &stood_in].into_iter().any(is_lost) { Ok(0) } else { self.actor.advance_deals().await };
            // The asker may have gone; what was done is done.
            let is_answered = reply.is_some_and(|reply| reply.send(done.clone()).is_ok());
            let unanswered = if is_answered { &Ok(0) } else { &done };
            failing = log_unwritten(&[unanswered, &stood_in, &went_on], failing);
            if [&done, &stood_in, &went_on].into_iter().any(is_lost) {
                // Loading the journal again shows what is there. A caller that hears of the failure finds this task ended.
                self.waiting.close();
                return Ended::Lost;
            }
            if [&done, &stood_in].into_iter().any(may_work_later) {
                self.actor.bots.back_off(WRITE_AGAIN);
            }
        }
    }
}

/// Logs the first failed write, unless the table was failing already. Returns whether a write failed.
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

/// Whether nothing was written, and later it may be.
const fn may_work_later<T>(done: &Result<T, RequestError>) -> bool {
    matches!(done, Err(RequestError::Write(WriteError::Full | WriteError::Unreachable)))
}

/// Whether the task can no longer know the state of its table.
fn is_lost<T>(done: &Result<T, RequestError>) -> bool {
    matches!(
        done,
        Err(RequestError::Gone | RequestError::Write(WriteError::Conflict | WriteError::Unknown | WriteError::Stopped))
    )
}

impl Actor {
    /// Whether the table is still this node's.
    async fn is_held(&self) -> bool {
        match &self.holding {
            Some(holding) => holding.is_held(self.table.id()).await,
            None => true,
        }
    }

    /// Carries out a request; how many entries the table has then.
    async fn request(&mut self, request: Request) -> Result<u64, RequestError> {
        if request.is_sign_of_life() {
            self.next_deal.last_request_at = chance::now();
        }
        match request {
            Request::Play { person, id, n, request } => self.play(person, id, n, request).await,
            Request::Table(person, TableRequest::Sit(seat)) => self.sit(person, seat).await,
            Request::Table(person, request) => self.table_request(person, request).await,
            Request::FillAndBegin(person, bot) => self.fill_and_begin(person, &bot).await,
            Request::Agree(person) => self.agree(person),
            Request::Say(person, phrase) => self.say(person, phrase).await,
            Request::Rename(person, name) => self.rename(person, &name).await,
            Request::Hide(person) => self.hide(person).await,
            Request::Rematch { person, drawn } => self.rematch(person, drawn).await,
            Request::Join(guest, name) => self.join(guest, &name).await,
            Request::AskToJoin(guest, name) => self.ask_to_join(guest, &name),
            Request::Withdraw(person) => Ok(self.withdraw(person)),
            Request::AddDevice(person) => self.add_device(person).await,
            Request::Forget(person) => self.forget(person).await,
            Request::ForgetGuest(guest) => self.forget_guest(guest).await,
            Request::GiveUp { before } => self.give_up(before).await,
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
