//! A player who comes through the balancer, with curl: acts at a table, and knows every answer that was ever given.

use std::{
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, Result, bail, ensure};

use super::machine::Machines;

/// Where people come.
const SERVICE: &str = "https://canasta.example";
/// Bots as fast as a player may have them.
const FAST: &str = "canasta_prefs=pace=fast";
/// How long an answer may take, in seconds: a page waits as long for one before it asks again.
const ANSWER: &str = "8";
/// How long the table may be away while nothing is promised.
const PATIENCE: Duration = Duration::from_secs(60);

/// An act, with what it is sent as.
#[derive(Clone)]
struct Act {
    id: String,
    n: String,
    act: String,
}

/// The player, with what they were told.
pub(super) struct Player {
    session: String,
    table: String,
    /// A table of another person, who has not come back since.
    old: (String, String),
    acts: usize,
    /// What was acknowledged, with the answers.
    done: Vec<(Act, String)>,
    /// An act that was not acknowledged.
    pending: Option<Act>,
    /// What a restore brings back: so many acts, and the number of entries that the page had.
    remembered: Option<(usize, String)>,
}

/// An answer: its status, its head, and its body.
struct Answer {
    status: String,
    head: String,
    body: String,
}

impl Answer {
    /// Whether the service is away for a moment, and the same is to be asked again.
    fn is_away(&self) -> bool {
        matches!(self.status.as_str(), "" | "502" | "503" | "504")
    }
}

/// The answer once the service is there, or the last one before it is too late.
fn settled(until: Instant, ask: impl Fn() -> Result<Answer>) -> Result<Answer> {
    loop {
        let answer = ask()?;
        if !answer.is_away() || Instant::now() > until {
            return Ok(answer);
        }
        thread::sleep(Duration::from_millis(50)); // waits: as a page does before it tries again
    }
}

/// What stands between `before` and the next quotation mark.
fn between<'a>(text: &'a str, before: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split('"').next()
}

/// One request to a host; an answer that does not come in time has no status.
fn ask(machines: &Machines, host: &str, session: &str, path: &str, body: Option<(&str, &str)>) -> Result<Answer> {
    let mut curl = machines.at_desk("curl")?;
    curl.args(["--silent", "--http1.1", "--include", "--max-time", ANSWER, "--header"]);
    curl.arg(format!("Cookie: {session}{FAST}")).args(["--header", "Host: canasta.example"]);
    if let Some((kind, body)) = body {
        curl.args(["--header", &format!("Content-Type: {kind}"), "--data", body]);
    }
    let output = curl.arg(format!("{host}{path}")).output().context("cannot start curl")?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).unwrap_or_default().to_owned();
    Ok(Answer { status, head: head.to_owned(), body: body.to_owned() })
}

/// Asks for the next deal, with a cut, after so many entries.
fn next_deal(machines: &Machines, session: &str, table: &str, n: &str) -> Result<Answer> {
    let cut = format!("{{\"id\":\"next-{n}\",\"n\":{n},\"cut\":\"{}\"}}", "c7".repeat(16));
    ask(machines, SERVICE, session, &format!("{table}/next"), Some(("application/json", &cut)))
}

/// Opens a table as a new guest: the session, as a cookie is sent, and where the table is.
fn open(machines: &Machines) -> Result<(String, String)> {
    let form = ("application/x-www-form-urlencoded", "players=2");
    let answer = ask(machines, SERVICE, "", "/play", Some(form))?;
    let header = |name: &str| {
        let line = answer.head.lines().find(|line| line.to_ascii_lowercase().starts_with(name));
        line.and_then(|line| line.get(name.len()..)).map(str::to_owned)
    };
    let said = || format!("no table was opened: {} {}", answer.head, answer.body);
    let cookie = header("set-cookie: ").with_context(said)?;
    let session = cookie.split(';').next().unwrap_or_default();
    let table = header("location: ").with_context(said)?;
    let session = format!("{session}; ");
    let dealt = next_deal(machines, &session, &table, "0")?;
    ensure!(dealt.body.starts_with("{\"n\":"), "nothing was dealt: {} {}", dealt.head, dealt.body);
    Ok((session, table))
}

impl Player {
    /// Opens two tables: one to play at, and one that nobody looks after.
    ///
    /// # Errors
    /// The service opens none.
    pub(super) fn open(machines: &Machines) -> Result<Player> {
        let old = open(machines)?;
        let (session, table) = open(machines)?;
        Ok(Player { session, table, old, acts: 0, done: Vec::new(), pending: None, remembered: None })
    }

    fn page(&self, machines: &Machines) -> Result<Answer> {
        ask(machines, SERVICE, &self.session, &self.table, None)
    }

    /// The page once it is the player's turn.
    fn own_turn(&self, machines: &Machines, until: Instant) -> Result<String> {
        loop {
            let page = self.page(machines)?;
            if page.status == "200" && page.body.contains(" data-mine") {
                return Ok(page.body);
            }
            if page.status == "200" && page.body.contains("data-phase=\"over\"") {
                let n = between(&page.body, "data-n=\"").context("the page has no number")?;
                // Whether it was dealt is seen on the page.
                next_deal(machines, &self.session, &self.table, n)?;
            }
            let odd = page.status != "200" && !page.is_away();
            ensure!(!odd && Instant::now() < until, "the table does not come: {} {}", page.head, page.body);
            thread::sleep(Duration::from_millis(50)); // waits: as a page does before it tries again
        }
    }

    /// What the player does next, and whether that is to draw.
    fn next(&mut self, page: &str) -> Result<(Act, bool)> {
        let n = between(page, "data-n=\"").context("the page has no number")?;
        let phase = between(page, "data-phase=\"").context("the page has no phase")?;
        let act = match phase {
            "draw" => "draw".to_owned(),
            "answer" => "no".to_owned(),
            _ => {
                let hand = page.split_once("id=\"hand\"").context("the page has no hand")?.1;
                let last = hand.rsplit_once("class=\"col").context("the hand is empty")?.1;
                let cards = between(last, "data-cards=\"").context("the column has no cards")?;
                format!("discard {}", cards.split(' ').next().unwrap_or_default())
            }
        };
        self.acts += 1;
        Ok((Act { id: format!("act-{}", self.acts), n: n.to_owned(), act }, phase == "draw"))
    }

    fn send(&self, machines: &Machines, act: &Act) -> Result<Answer> {
        let body = format!("{{\"id\":\"{}\",\"n\":{},\"act\":\"{}\"}}", act.id, act.n, act.act);
        ask(machines, SERVICE, &self.session, &format!("{}/act", self.table), Some(("application/json", &body)))
    }

    /// Sends an act, as often as it takes.
    fn act(&mut self, machines: &Machines, act: Act, until: Instant) -> Result<()> {
        loop {
            let answer = self.send(machines, &act)?;
            if answer.body.starts_with("{\"n\":") {
                self.done.push((act, answer.body));
                return Ok(());
            }
            ensure!(
                answer.is_away() && Instant::now() < until,
                "{} is not acknowledged: {} {}",
                act.act,
                answer.head,
                answer.body
            );
            thread::sleep(Duration::from_millis(50)); // waits: as a page does before it tries again
        }
    }

    /// Ends the turn, and begins the next one: so it is the player's turn afterwards, too, and no bot has anything to do. Everything that was
    /// ever acknowledged is asked for again. How long the first act took.
    ///
    /// # Errors
    /// An act is not acknowledged by then, or what was is not so any more.
    pub(super) fn plays(&mut self, machines: &Machines, patience: Duration) -> Result<Duration> {
        let begin = Instant::now();
        let mut first = None;
        loop {
            let until = if first.is_none() { begin + patience } else { Instant::now() + PATIENCE };
            let (act, draws) = match self.pending.take() {
                Some(act) => (act, false),
                None => {
                    let page = self.own_turn(machines, until)?;
                    self.next(&page)?
                }
            };
            self.act(machines, act, until)?;
            first.get_or_insert_with(|| begin.elapsed());
            if draws {
                break;
            }
        }
        // One node may find the database, or a table that moved, a little later than another.
        let until = Instant::now() + PATIENCE;
        for (act, answer) in &self.done {
            let again = settled(until, || self.send(machines, act))?;
            ensure!(
                again.body == *answer,
                "{} was acknowledged by {answer}, and now: {} {}",
                act.id,
                again.head,
                again.body
            );
        }
        let (session, table) = &self.old;
        let old = settled(until, || ask(machines, SERVICE, session, table, None))?;
        ensure!(old.status == "200" && old.body.contains("data-n="), "the old table does not open: {}", old.head);
        Ok(first.unwrap_or_default())
    }

    /// Sends an act that must not be acknowledged.
    ///
    /// # Errors
    /// It is.
    pub(super) fn waits(&mut self, machines: &Machines) -> Result<String> {
        let page = self.own_turn(machines, Instant::now() + PATIENCE)?;
        let (act, _) = self.next(&page)?;
        let answer = self.send(machines, &act)?;
        if answer.body.starts_with("{\"n\":") {
            bail!("{} was acknowledged: {}", act.act, answer.body);
        }
        self.pending = Some(act);
        let status = if answer.status.is_empty() { "no answer" } else { &answer.status };
        Ok(format!("{status} {}", answer.body))
    }

    /// The id of the table.
    pub(super) fn table(&self) -> &str {
        self.table.rsplit('/').next().unwrap_or_default()
    }

    /// Asks one node for the table, which brings it there where it is at none.
    ///
    /// # Errors
    /// The node does not have it.
    pub(super) fn ask_node(&self, machines: &Machines, node: &str) -> Result<()> {
        let answer = ask(machines, &format!("http://{node}:7878"), &self.session, &self.table, None)?;
        ensure!(answer.status == "200", "{node} has no page of the table: {} {}", answer.head, answer.body);
        Ok(())
    }

    /// From now on a restore forgets what is done.
    ///
    /// # Errors
    /// The table has no page.
    pub(super) fn remember(&mut self, machines: &Machines) -> Result<()> {
        let page = settled(Instant::now() + PATIENCE, || self.page(machines))?;
        let n = between(&page.body, "data-n=\"").context("the page has no number")?;
        self.remembered = Some((self.done.len(), n.to_owned()));
        Ok(())
    }

    /// What was done since is gone, and nothing else. How many acts were.
    ///
    /// # Errors
    /// It is there, or more is gone.
    pub(super) fn forgotten(&mut self, machines: &Machines) -> Result<usize> {
        let (kept, number) = self.remembered.take().context("nothing was remembered")?;
        let page = self.own_turn(machines, Instant::now() + PATIENCE)?;
        let n = between(&page, "data-n=\"").unwrap_or_default();
        ensure!(n == number, "the page has {n} entries and had {number} at the moment");
        let gone = self.done.len() - kept;
        ensure!(gone > 0, "nothing was played after the moment");
        self.done.truncate(kept);
        Ok(gone)
    }
}
