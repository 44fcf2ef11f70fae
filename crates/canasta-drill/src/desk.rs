//! One table and the people that the drill brings to it: they play by the club player's advice, and everything that they
//! send and hear goes into the ledger.

mod around;

use std::time::{Duration, Instant};

use canasta::{CardAct, Seat};
use canasta::{Rng as _, SeedRng};
use canasta_client::{Answer, Client, Fault, Wire};
use canasta_journal::ActId;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::check::Journal;
use crate::fold::{Follower, Now, Reader, Turn, Unread};
use crate::ledger::{Fate, Ledger, Sent};
use crate::page::{Page, sorted};
use crate::people::{Company, Opened};
use crate::violation::Violation;
use around::OFTEN;

/// Far longer than anything at a table takes; only a table that does not go on gets there.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long an entry that was told of too early may take until it is there all the same.
const SOON: Duration = Duration::from_millis(500);
/// One time in so many something is sent that must not be done, or is sent twice at once.
const ODD: u32 = 12;
/// So many of the last acknowledged acts are sent again after a restart.
const AGAIN: usize = 2;

/// Why somebody stopped playing.
#[derive(Debug)]
pub enum End {
    /// The server is gone.
    Cut,
    /// As much was played as was wanted.
    Enough,
    /// The game is over.
    Over,
    /// A promise was broken.
    Violation(Violation),
}

/// What a server does to the people at a table between its start and its end.
pub struct Life<'a> {
    /// The way to it.
    pub wire: &'a Wire,
    /// Its database.
    pub reader: &'a Reader,
    /// Acts after which it is enough.
    pub acts: u64,
}

/// What was counted.
#[derive(Clone, Copy, Default, Debug)]
pub struct Counts {
    /// Acts acknowledged, each once.
    pub acknowledged: u64,
    /// Acts sent again because nobody had answered.
    pub resent: u64,
    /// Of these, how many had been done.
    pub had_been_done: u64,
    /// Acknowledged acts sent again.
    pub repeated: u64,
    /// What was sent and had to be refused.
    pub refused: u64,
    /// What was acknowledged around the game.
    pub arranged: u64,
}

impl Counts {
    /// Both together.
    #[must_use]
    pub const fn with(self, other: &Self) -> Self {
        Self {
            acknowledged: self.acknowledged + other.acknowledged,
            resent: self.resent + other.resent,
            had_been_done: self.had_been_done + other.had_been_done,
            repeated: self.repeated + other.repeated,
            refused: self.refused + other.refused,
            arranged: self.arranged + other.arranged,
        }
    }
}

/// A table with its people.
pub struct Desk {
    pub(crate) path: String,
    /// Who came, before it is known who sits where.
    came: Vec<Client>,
    pub(crate) people: Vec<(Seat, Client)>,
    pub(crate) follower: Follower,
    /// What its acts are called, with a number: unlike those of any other table.
    tag: String,
    pub(crate) rng: SeedRng,
    named: u64,
    /// How often the time allowed for a turn was changed.
    pub(crate) allowed: u32,
    /// What was sent and heard.
    pub ledger: Ledger,
    /// The journal as far as it was checked.
    pub checked: Journal,
    /// What was counted.
    pub counts: Counts,
    /// Promises that were broken, though the game went on.
    pub violations: Vec<Violation>,
}

/// What the sockets of a table have shown.
struct Screens {
    shown: watch::Receiver<u64>,
    tasks: Vec<JoinHandle<()>>,
}

impl Desk {
    /// Opens a table and brings these people to it.
    ///
    /// # Errors
    /// The connection's.
    pub async fn open(wire: &Wire, company: Company, seed: u64) -> Result<Self, Fault> {
        let Opened { path, people } = company.open(wire).await?;
        let id = path.rsplit('/').next().unwrap_or_default().to_owned();
        Ok(Self {
            follower: Follower::of(&id),
            checked: Journal::of(&id),
            ledger: Ledger::new(&id, Vec::new()),
            tag: format!("drill-{seed:x}"),
            rng: SeedRng::new(seed),
            path,
            came: people,
            people: Vec::new(),
            named: 0,
            allowed: 0,
            counts: Counts::default(),
            violations: Vec::new(),
        })
    }

    /// Plays until the server is gone or it is enough: first what nobody answered is sent again, then the page is looked
    /// at, then the game goes on.
    pub async fn live(&mut self, life: &Life<'_>) -> End {
        if let Err(end) = self.sit(life).await {
            return end;
        }
        if let Err(end) = self.again().await {
            return end;
        }
        if let Err(end) = self.look(life).await {
            return end;
        }
        let screens = match Screens::of(&self.people, &self.path).await {
            Ok(screens) => screens,
            Err(fault) => return gone(&fault),
        };
        let shown = screens.shown.clone();
        let end = self.play(life, shown).await;
        self.ledger.shows(screens.end(matches!(end, End::Cut)).await);
        end
    }

    /// Everybody comes to this server; the first time it is seen who sits where.
    async fn sit(&mut self, life: &Life<'_>) -> Result<(), End> {
        if self.people.is_empty() {
            self.catch_up(life, 1).await?;
            let seats = self.follower.people();
            if seats.len() != self.came.len() {
                return Err(End::Violation(Violation::NoPage("its people are not in the journal".to_owned())));
            }
            self.ledger.people.clone_from(&seats);
            self.people = seats.into_iter().zip(self.came.drain(..)).collect();
        }
        for (_, client) in &mut self.people {
            *client = client.at(life.wire);
        }
        Ok(())
    }

    /// Sends again what nobody answered, and the last of what was.
    async fn again(&mut self) -> Result<(), End> {
        for (by, sent) in self.ledger.open() {
            self.counts.resent += 1;
            if let Answer::Done { n } = self.ask(&by, &sent).await? {
                self.counts.had_been_done += u64::from(n <= self.checked.len());
            }
        }
        let last: Vec<ActId> = self.ledger.order.iter().rev().take(AGAIN).map(|(by, _)| by.clone()).collect();
        for by in last {
            if let Some(sent) = self.ledger.sent.get(&by).cloned() {
                self.counts.repeated += 1;
                self.ask(&by, &sent).await?;
            }
        }
        Ok(())
    }

    /// Looks at the page of everybody: it must be what the journal folds to.
    async fn look(&mut self, life: &Life<'_>) -> Result<(), End> {
        for at in 0..self.people.len() {
            let (seat, client) = &mut self.people[at];
            let seat = *seat;
            let html = match client.page(&self.path).await {
                Ok(html) => html,
                Err(fault @ Fault::Unexpected { .. }) => {
                    return Err(End::Violation(Violation::NoPage(fault.to_string())));
                }
                Err(fault) => return Err(gone(&fault)),
            };
            let wrong = |n, what: &str| End::Violation(Violation::Page { seat: seat.0, n, what: what.to_owned() });
            let page = Page::read(&html).ok_or_else(|| wrong(0, "there is no hand on it"))?;
            let rows = life.reader.rows(&self.ledger.table, 0).await.map_err(|why| unread(why.into()))?;
            let mut journal = Journal::of(&self.ledger.table);
            let until = usize::try_from(page.n).unwrap_or(usize::MAX);
            let rows = rows.get(..until).ok_or_else(|| wrong(page.n, "it is ahead of the journal"))?;
            journal.read(&self.ledger.table, rows).map_err(End::Violation)?;
            let table = journal.table().ok_or_else(|| wrong(page.n, "the journal is empty"))?;
            let hand = table.view(Some(seat)).map(|view| sorted(view.hand)).unwrap_or_default();
            if hand != page.hand {
                return Err(wrong(page.n, "the hand"));
            }
            if page.mine != (table.to_act() == Some(seat)) {
                return Err(wrong(page.n, "whose turn it is"));
            }
            self.ledger.shows(page.n);
        }
        Ok(())
    }

    /// What was acknowledged is in the database at once, for whoever reads it.
    async fn catch_up(&mut self, life: &Life<'_>, told: u64) -> Result<(), End> {
        self.follower.read(life.reader).await.map_err(unread)?;
        let there = self.follower.n();
        if there < told {
            self.violations.push(Violation::ToldTooEarly { told, there });
            // Played on all the same, as somebody who sees the page would: what becomes of it the kill shall tell.
            let patience = Instant::now() + SOON;
            while self.follower.n() < told && Instant::now() < patience {
                tokio::time::sleep(Duration::from_millis(1)).await; // waits: for the entry to be there
                self.follower.read(life.reader).await.map_err(unread)?;
            }
            if self.follower.n() < told {
                return Err(End::Violation(Violation::ToldTooEarly { told, there: self.follower.n() }));
            }
        }
        Ok(())
    }

    async fn play(&mut self, life: &Life<'_>, mut shown: watch::Receiver<u64>) -> End {
        let enough = self.counts.acknowledged.saturating_add(life.acts);
        loop {
            if self.counts.acknowledged >= enough {
                return End::Enough;
            }
            let told = self.ledger.order.last().map_or(0, |(_, n)| *n);
            if let Err(end) = self.catch_up(life, told).await {
                return end;
            }
            let end = match self.follower.now(self.named) {
                Now::Over => return End::Over,
                Now::Ours(turn) => self.take(turn).await,
                Now::Theirs => self.wait(life, &mut shown).await,
            };
            if let Err(end) = end {
                return end;
            }
        }
    }

    /// Waits for somebody else's move.
    async fn wait(&mut self, life: &Life<'_>, shown: &mut watch::Receiver<u64>) -> Result<(), End> {
        let seen = self.follower.n();
        let shown = match timeout(PATIENCE, shown.wait_for(|&n| n > seen)).await {
            Ok(Ok(shown)) => *shown,
            Ok(Err(_)) => return Err(End::Cut),
            Err(_) => return Err(End::Violation(Violation::Stuck(format!("nobody moves after entry {seen}")))),
        };
        self.catch_up(life, shown).await
    }

    /// Makes one move, and now and then something beside it that must change nothing.
    async fn take(&mut self, turn: Turn) -> Result<(), End> {
        if self.rng.below(OFTEN) == 0 {
            // What may be done next follows from what it made of the table.
            return self.arrange().await;
        }
        let seat = turn.seat;
        let sent = Sent { act: turn.act, seen: turn.n, fate: Fate::Open };
        match self.rng.below(ODD) {
            0 => self.twice_at_once(seat, sent).await,
            1 if self.follower.played() > 0 => {
                // Only what moves cards makes an older look stale.
                let stale = Sent { seen: self.follower.played().saturating_sub(1), ..sent.clone() };
                self.must_refuse(seat, &stale).await?;
                self.once(seat, &sent).await
            }
            2 if sent.act == Some(CardAct::Draw) => {
                self.must_refuse(seat, &Sent { act: Some(CardAct::Pass), ..sent.clone() }).await?;
                self.once(seat, &sent).await
            }
            _ => self.once(seat, &sent).await,
        }
    }

    async fn once(&mut self, seat: Seat, sent: &Sent) -> Result<(), End> {
        let by = self.name(seat, sent);
        let answer = self.ask(&by, sent).await?;
        if matches!(answer, Answer::Done { .. }) {
            return Ok(());
        }
        // The server does not wait for ever until all are ready: it may just have dealt.
        if sent.act.is_none() && matches!(answer, Answer::Refused { .. } | Answer::Stale) {
            return Ok(());
        }
        // It was legal in the journal's last state, and it is nobody else's turn.
        Err(End::Violation(Violation::Stuck(format!("a legal act was answered {answer:?}"))))
    }

    async fn must_refuse(&mut self, seat: Seat, sent: &Sent) -> Result<(), End> {
        let by = self.name(seat, sent);
        self.counts.refused += 1;
        match self.ask(&by, sent).await? {
            Answer::Done { n } => Err(End::Violation(Violation::Refused { by, n })),
            _ => Ok(()),
        }
    }

    /// The same act from two windows at the same moment.
    async fn twice_at_once(&mut self, seat: Seat, sent: Sent) -> Result<(), End> {
        let by = self.name(seat, &sent);
        let (mut one, mut other) = (self.client(seat)?, self.client(seat)?);
        let path = self.path.clone();
        let (first, second) = tokio::join!(ask(&mut one, &path, &by, &sent), ask(&mut other, &path, &by, &sent));
        let first = self.note(&by, first);
        self.note(&by, second)?;
        first.map(|_| ())
    }

    fn name(&mut self, seat: Seat, sent: &Sent) -> ActId {
        self.named += 1;
        let by = ActId { seat, id: format!("{}-{}", self.tag, self.named) };
        self.ledger.sends(&by, sent.act.clone(), sent.seen);
        by
    }

    fn client(&self, seat: Seat) -> Result<Client, End> {
        let found = self.people.iter().find(|(sits, _)| *sits == seat).map(|(_, client)| client.clone());
        found.ok_or_else(|| End::Violation(Violation::Stuck(format!("nobody of ours sits in seat {}", seat.0))))
    }

    async fn ask(&mut self, by: &ActId, sent: &Sent) -> Result<Answer, End> {
        let mut client = self.client(by.seat)?;
        let answer = ask(&mut client, &self.path, by, sent).await;
        self.note(by, answer)
    }

    fn note(&mut self, by: &ActId, answer: Result<Answer, Fault>) -> Result<Answer, End> {
        let answer = answer.map_err(|fault| gone(&fault))?;
        let noted = match &answer {
            Answer::Done { n } => {
                self.counts.acknowledged += u64::from(self.ledger.sent.get(by).is_some_and(|s| s.fate == Fate::Open));
                self.ledger.done(by, *n)
            }
            Answer::Refused { .. } | Answer::Stale => self.ledger.refused(by),
            // The server is about to stop, or says so; what became of it, the journal tells.
            Answer::Unable { status: 503, .. } => return Err(End::Cut),
            Answer::Unable { .. } => Ok(()),
        };
        noted.map(|()| answer).map_err(End::Violation)
    }
}

async fn ask(client: &mut Client, path: &str, by: &ActId, sent: &Sent) -> Result<Answer, Fault> {
    match &sent.act {
        Some(act) => client.act(path, &by.id, sent.seen, &act.to_string()).await,
        None => client.next_deal(path, &by.id, sent.seen).await,
    }
}

/// Nobody answers: the server has gone. Anything else it says is a fault of its own.
pub(crate) fn gone(fault: &Fault) -> End {
    if fault.leaves_open() { End::Cut } else { End::Violation(Violation::Stuck(fault.to_string())) }
}

fn unread(why: Unread) -> End {
    match why {
        Unread::Sql(why) => End::Violation(Violation::Stuck(format!("the database does not answer: {why}"))),
        Unread::Violation(wrong) => End::Violation(wrong),
    }
}

impl Screens {
    async fn of(people: &[(Seat, Client)], path: &str) -> Result<Self, Fault> {
        let (show, shown) = watch::channel(0);
        let mut tasks = Vec::new();
        for (_, client) in people {
            let (mut events, show) = (client.live(path).await?, show.clone());
            tasks.push(tokio::spawn(async move {
                while let Some(event) = events.next().await {
                    show.send_if_modified(|shown| {
                        let newer = event.n > *shown;
                        *shown = event.n.max(*shown);
                        newer
                    });
                }
            }));
        }
        Ok(Self { shown, tasks })
    }

    /// The greatest number that was shown; all that was on its way is heard first where the server has gone.
    async fn end(self, is_cut: bool) -> u64 {
        for task in self.tasks {
            if !is_cut {
                task.abort();
            }
            // Ended, or aborted just now.
            let _ = task.await;
        }
        *self.shown.borrow()
    }
}
