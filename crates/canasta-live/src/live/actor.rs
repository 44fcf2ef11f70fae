//! The task of one live table. It alone changes the table: a request is judged, its entries written, and only when they are
//! durable are they applied and shown.

use std::sync::Arc;
use std::time::Duration;

use canasta::{CardAct, MAX_SEATS, Seat};
use canasta_journal::{ActId, Chain, Entry, Person};
use canasta_store::{Append, GuestId, NewEntry, NewPerson, Store, WriteError};
use canasta_table::bots::Pace;
use canasta_table::{GameRefusal, Proposed, SeatRequest, State, Table};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until};

use super::audience::{Audience, Viewer};
use super::bots::{Begun, Bots, Chosen, pause};
use super::hints::Hints;
use super::request::RequestError;
use super::state::{Dealing, TablePeople};
use super::time::Times;
use super::{Command, Handle, Message, Reply};
use crate::bus::Bus;
use crate::chance;
use crate::settings::TableSettings;
use crate::stop::stopped;

/// Commands that may wait at a table.
const QUEUE: usize = 64;
/// How long a bot waits before it tries a full disk again.
const FULL_DISK: Duration = Duration::from_secs(5);

/// What a table's task needs from outside.
#[derive(Clone)]
pub struct Context {
    /// Where its journal is kept.
    pub store: Arc<dyn Store>,
    /// Where other machines are told that it has moved on.
    pub bus: Bus,
    /// How it is set up.
    pub config: TableSettings,
    /// Becomes true when the server stops.
    pub stop: watch::Receiver<bool>,
}

/// The task of one table.
pub(super) struct Actor {
    pub(super) table: Table,
    chain: Chain,
    pub(super) context: Context,
    bots: Bots,
    /// What the bot that is to act has chosen. It is chosen before the pause, so that the time a bot acts at does not
    /// tell how long it thought, and so nothing of its hand.
    chosen: Option<CardAct>,
    /// What the bot of a seat will choose, as soon as it has thought.
    thinking: Option<(Seat, oneshot::Receiver<Chosen>)>,
    /// The person for whom a bot makes one decision, the time having run out.
    lent: Option<Seat>,
    pace: Pace,
    /// The last entry that moved cards and since when it is to be seen; the bots' pause counts from there.
    last: (Entry, Instant),
    pub(super) times: Times,
    pub(super) dealing: Dealing,
    pub(super) people: TablePeople,
    pub(super) audience: Arc<Audience>,
}

/// What woke the task.
enum Wake {
    Message(Option<Message>),
    Bot(Seat),
    /// The seat's bot has thought; nothing came of it where it crashed.
    Thought(Seat, Option<Chosen>),
    /// A screen opened or closed.
    Screens,
    /// A person's time has run out.
    RanOut(Seat),
    /// Somebody has been away for long.
    Away,
    /// The next deal is due.
    Deal,
    /// The host has been away for long.
    Host,
    /// A turn takes longer than the table allows.
    Late,
    Rest,
    Stop,
}

impl Actor {
    pub(super) fn new(table: Table, chain: Chain, context: Context, bots: Bots, people: TablePeople) -> Self {
        let times = Times::new(&table, context.config.clock_speed);
        let last = (Entry::Came(Person::HOST), Instant::now());
        let audience = Audience::new(&context.config);
        let mut actor = Self {
            table,
            chain,
            context,
            bots,
            chosen: None,
            thinking: None,
            lent: None,
            pace: Pace::default(),
            last,
            times,
            dealing: Dealing::of(people.last_at()),
            people,
            audience,
        };
        for &(guest, person) in &actor.people.known {
            if actor.table.is_turned_away(person) {
                actor.audience.bar(guest);
            } else {
                actor.audience.admit(guest, person);
            }
        }
        actor.audience.set_last_at(actor.people.last_at());
        actor.audience.set_proofs(actor.table.proofs());
        actor.publish();
        actor
    }

    /// The task with the hand that others hold of it.
    pub(super) fn with_handle(self, hints: Hints) -> (Task, Handle) {
        let (task, waiting) = mpsc::channel(QUEUE);
        let audience = Arc::clone(&self.audience);
        (Task { actor: self, waiting }, Handle { task, audience, hints: Arc::new(hints) })
    }

    /// Which persons have a screen open, by seat.
    pub(super) fn here(&self) -> [bool; MAX_SEATS] {
        let mut here = [false; MAX_SEATS];
        for seat in self.table.players().seats() {
            let person = self.table.person(seat);
            here[seat.index()] = person.is_some_and(|person| self.audience.screens(Viewer::Person(person)) > 0);
        }
        here
    }

    /// The seat for which a bot is to act now. For a person it acts only while somebody is there to see it: a game whose
    /// people have all gone waits for them.
    fn bot_to_act(&self) -> Option<Seat> {
        let seat = self.table.to_act().filter(|_| self.table.state() == State::Playing)?;
        let for_person = self.table.stand_in(seat).is_some() || self.lent == Some(seat);
        let watched = || self.here().contains(&true);
        (self.table.is_bot(seat) || (for_person && watched())).then_some(seat)
    }

    async fn wake(&mut self, waiting: &mut mpsc::Receiver<Message>) -> Wake {
        let bot = self.bot_to_act();
        if let Some(seat) = bot
            && self.chosen.is_none()
            && self.thinking.is_none()
        {
            match self.bots.begin(&self.table, seat) {
                Begun::Chosen(act) => self.chosen = act,
                Begun::Thinking(answer) => self.thinking = Some((seat, answer)),
            }
        }
        let (pace, percent) = (self.pace, self.context.config.bot_pace_percent);
        // Whether it had to think, and how long, tells nothing: each of its acts waits as long as it may think.
        let wait =
            pause(&self.last.0, pace, percent).max(bot.map_or(Duration::ZERO, |seat| self.bots.time(seat, percent)));
        let bots_time = self.last.1 + wait;
        let rest = self.last.1.max(Instant::now()) + self.context.config.rest;
        let has_chosen = bot.is_some() && self.chosen.is_some();
        let due = self.times.due().filter(|(seat, _)| self.lent != Some(*seat));
        let away = self.times.absent_at(&self.table, &self.here());
        let (deals, host, late) = (self.deals_at(), self.host_passes_at(), self.late_at());
        let thinking = &mut self.thinking;
        let thought = async {
            match thinking {
                Some((seat, answer)) => (*seat, answer.await.ok()),
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            biased;
            () = stopped(&mut self.context.stop) => Wake::Stop,
            message = waiting.recv() => Wake::Message(message),
            () = self.audience.screens_changed() => Wake::Screens,
            (seat, chosen) = thought => Wake::Thought(seat, chosen),
            () = sleep_until(bots_time), if has_chosen => bot.map_or(Wake::Rest, Wake::Bot),
            () = until(due.map(|(_, at)| at)) => due.map_or(Wake::Rest, |(seat, _)| Wake::RanOut(seat)),
            () = until(away) => Wake::Away,
            () = until(deals) => Wake::Deal,
            () = until(host) => Wake::Host,
            () = until(late) => Wake::Late,
            () = sleep_until(rest) => Wake::Rest,
        }
    }

    /// A request of a person for the seat they have. A person who acts plays again.
    async fn seat_request(
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
        self.propose(ActId { seat, id }, n, request).await
    }

    async fn propose(&mut self, mut by: ActId, mut n: u64, request: SeatRequest) -> Result<u64, RequestError> {
        let by_bot = self.bot_to_act() == Some(by.seat) && by.id.starts_with(BOT);
        if matches!(request, SeatRequest::NextDeal(_)) {
            // A cut is added to a commitment.
            self.seal().await?;
        } else if let Some(injector) = &self.context.config.injector {
            injector.act(&mut by, &mut n, self.table.n());
        }
        match self.table.propose(by, n, request)? {
            Proposed::Done { n } => Ok(n),
            Proposed::New(mut entry) => {
                if let Entry::Acted { by, stand_in, .. } = &mut entry {
                    *stand_in = by_bot && self.table.person(by.seat).is_some();
                }
                self.enter(vec![entry], Vec::new()).await
            }
        }
    }

    /// Writes entries, and who comes with them, in one commit; then does them, then shows it.
    pub(super) async fn enter(&mut self, entries: Vec<Entry>, people: Vec<NewPerson>) -> Result<u64, RequestError> {
        self.write(entries, Append { people, ..Append::default() }).await
    }

    /// The same with a guest who is one of the people from now on, in the place of another.
    pub(super) async fn enter_carried(
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
        let (new, chain) = self.next_entries(&entries, now);
        // Of several entries none but the first changes a commitment.
        let seals: Vec<_> = entries.iter().filter_map(|entry| self.table.seal_event(entry)).collect();
        let proves = !seals.is_empty() || entries.iter().any(|entry| !matches!(entry, Entry::Acted { .. }));
        let append = Append { entries: new, seals, ..beside };
        self.context.store.append_confirmed(self.table.id(), append).await.map_err(RequestError::Write)?;
        self.chain = chain;
        for entry in entries {
            // It was judged on this very table; if it does not fit all the same, the journal is right and this is not.
            self.table.apply(&entry).map_err(|_| RequestError::Gone)?;
            self.took_place(entry);
        }
        self.audience.set_last_at(now);
        self.context.bus.said(self.table.id(), self.table.n());
        self.bots.hear(&self.table);
        if proves {
            self.audience.set_proofs(self.table.proofs());
        }
        self.publish();
        Ok(self.table.n())
    }

    /// The next entries of the journal as they are stored, and its chain with them.
    fn next_entries(&self, entries: &[Entry], at: i64) -> (Vec<NewEntry>, Chain) {
        let Some(injector) = &self.context.config.injector else { return NewEntry::sequence(&self.chain, entries, at) };
        let mut entries = entries.to_vec();
        entries.iter_mut().for_each(|entry| injector.entry(entry));
        let (mut new, chain) = NewEntry::sequence(&self.chain, &entries, at);
        let last = chain.len();
        new.retain_mut(|entry| injector.row(&mut entry.act, entry.n == last));
        (new, chain)
    }

    /// What follows from an entry for the task.
    fn took_place(&mut self, entry: Entry) {
        match &entry {
            Entry::Acted { by, stand_in, .. } => {
                if self.table.person(by.seat).is_some() && !stand_in {
                    self.times.acted(by.seat);
                    self.take_back();
                } else if self.table.to_act() != Some(by.seat) || !self.bots.has_plan() {
                    self.lent = None;
                }
            }
            Entry::Dealt { .. } => self.people.talk.clear(),
            Entry::Back(seat) => {
                self.times.back(*seat);
                self.take_back();
            }
            Entry::Sat { .. } | Entry::Left(_) | Entry::Begun { .. } => {
                self.take_back();
                self.bots.seat(&self.table, &self.context.config.bots);
            }
            Entry::TurnedAway(person) => {
                self.people.door.withdraw(*person);
                if let Some(guest) = self.people.guest_of(*person) {
                    self.audience.bar(guest);
                }
            }
            Entry::LetIn(person) => {
                if let Some(guest) = self.people.guest_of(*person) {
                    self.audience.admit(guest, *person);
                }
            }
            _ => {}
        }
        if entry.is_play() {
            self.people.awaited.moved();
            self.chosen = None;
            self.thinking = None;
            self.last = (entry, Instant::now());
        }
    }

    /// What a bot had in mind does not hold any more: a person plays.
    fn take_back(&mut self) {
        self.lent = None;
        self.chosen = None;
        self.thinking = None;
        self.bots.forget_plan();
    }

    /// The bot of the seat has thought: its act is chosen.
    fn thought(&mut self, seat: Seat, chosen: Option<Chosen>) {
        self.thinking = None;
        if self.table.to_act() == Some(seat) {
            self.chosen = self.bots.settle(&self.table, seat, chosen);
        }
    }

    /// A bot acts.
    async fn bot(&mut self, seat: Seat) -> Result<u64, RequestError> {
        let act = self.chosen.take().ok_or(RequestError::Gone)?;
        let n = self.table.n();
        match self.propose(ActId { seat, id: format!("{BOT}{n}") }, n, SeatRequest::Act(act)).await {
            // It was legal a moment ago: this task is not to be trusted any more, and must not try for ever.
            Err(RequestError::Game(_)) => Err(RequestError::Gone),
            done => done,
        }
    }

    /// The person for whom a bot makes the present decision.
    pub(super) const fn lent(&self) -> Option<Seat> {
        self.lent
    }

    /// A person's time ran out: a bot makes this decision.
    pub(super) fn ran_out(&mut self, seat: Seat) {
        self.times.ran_out();
        self.take_back();
        self.lent = Some(seat);
        self.publish();
    }

    /// Lets bots play for those who have missed two turns or been away for long.
    async fn stand_in(&mut self) -> Result<u64, RequestError> {
        while let Some((seat, why)) = self.times.absent(&self.table, &self.here()) {
            let Some(entry) = self.table.stand_in_for(seat, why) else { break };
            self.enter(vec![entry], Vec::new()).await?;
        }
        Ok(self.table.n())
    }
}

/// How the acts of bots are called, with the number of the entry before. No person's act may be called so.
pub const BOT: &str = "bot-";

async fn until(at: Option<Instant>) {
    match at {
        Some(at) => sleep_until(at).await,
        None => std::future::pending().await,
    }
}

/// An actor with its queue.
pub(super) struct Task {
    actor: Actor,
    waiting: mpsc::Receiver<Message>,
}

impl Task {
    /// Runs until nobody comes any more, the server stops, or the journal does not take an entry.
    pub(super) async fn run(mut self) {
        // What was interrupted between two entries goes on.
        if is_lost(&self.actor.go_on().await) {
            return self.waiting.close();
        }
        loop {
            let (done, reply): (_, Option<Reply>) = match self.actor.wake(&mut self.waiting).await {
                Wake::Message(Some(Message::Pace(pace))) => {
                    self.actor.pace = pace;
                    continue;
                }
                Wake::Message(Some(Message::Query(query))) => {
                    self.actor.answer(query);
                    continue;
                }
                Wake::Message(Some(Message::Command(command))) => self.actor.command(command).await,
                Wake::Thought(seat, chosen) => {
                    self.actor.thought(seat, chosen);
                    continue;
                }
                Wake::Bot(seat) => (self.actor.bot(seat).await, None),
                Wake::Screens => (self.actor.screens().await, None),
                Wake::RanOut(seat) => {
                    self.actor.ran_out(seat);
                    continue;
                }
                Wake::Late => {
                    self.actor.decide_if_agreed();
                    self.actor.publish();
                    continue;
                }
                Wake::Host => (self.actor.pass_host().await, None),
                Wake::Away | Wake::Deal => (Ok(0), None),
                Wake::Rest if self.actor.audience.is_watched() => continue,
                Wake::Message(None) | Wake::Rest | Wake::Stop => break,
            };
            let stood_in = if done.is_ok() { self.actor.stand_in().await } else { Ok(0) };
            let went_on = if [&done, &stood_in].into_iter().any(is_lost) { Ok(0) } else { self.actor.go_on().await };
            if let Some(reply) = reply {
                // Whoever asked may have gone; what was done is done.
                let _ = reply.send(done.clone());
            }
            if [&done, &stood_in, &went_on].into_iter().any(is_lost) {
                // Another start from the journal tells what is there; whoever hears of it finds this task ended.
                self.waiting.close();
                break;
            }
            if [done, stood_in].contains(&Err(RequestError::Write(WriteError::Full))) {
                self.actor.last.1 = Instant::now() + FULL_DISK;
            }
        }
    }
}

/// Whether this task cannot know any more what its table is.
fn is_lost<T>(done: &Result<T, RequestError>) -> bool {
    matches!(
        done,
        Err(RequestError::Gone | RequestError::Write(WriteError::Conflict | WriteError::Unknown | WriteError::Stopped))
    )
}

impl Actor {
    /// Does what somebody sent; what to answer, and to whom.
    async fn command(&mut self, command: Command) -> (Result<u64, RequestError>, Option<Reply>) {
        if matches!(command, Command::Seat { .. } | Command::Request { .. } | Command::Come { .. }) {
            self.dealing.hear();
        }
        match command {
            Command::Seat { person, id, n, request, reply } => {
                (self.seat_request(person, id, n, request).await, Some(reply))
            }
            Command::Request { person, request, reply } => (self.request(person, request).await, Some(reply)),
            Command::Come { guest, name, reply } => (self.come(guest, &name).await, Some(reply)),
            Command::Knock { guest, name, reply } => (self.knock(guest, &name), Some(reply)),
            Command::GoFromDoor { guest, reply } => (self.go_from_door(guest).await, Some(reply)),
            Command::Forget { person, reply } => (self.forget(person).await, Some(reply)),
            Command::GiveUp { before, reply } => (self.give_up(before).await, Some(reply)),
            Command::Carried { person, reply } => (self.carried(person).await, Some(reply)),
            Command::Again { person, drawn, reply } => {
                let done = self.again(person, drawn).await;
                let n = done.clone().map(|_| self.table.n());
                // Whoever asked may have gone; what was done is done.
                let _ = reply.send(done);
                (n, None)
            }
        }
    }
}
