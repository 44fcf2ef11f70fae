//! Everything that reaches an observer: answers with their headers, and all messages on live connections.

use std::time::Duration;

use axum::http::{HeaderName, StatusCode, header};
use canasta::Seat;
use canasta_i18n::Lang;
use canasta_i18n::company::spectators;
use canasta_i18n::messages::lobby;
use canasta_i18n::messages::people::{self, State};
use canasta_table::journal::{Entry, Person};
use futures_util::{FutureExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};

use super::pair::{Case, Observer, Op};
use super::stage::Stage;
use crate::harness::{Answer, Client, Live, patch, soon, without_tokens};

/// How bytes reached the observer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Source {
    Page,
    Answer,
    /// The first message of a live connection, by tab.
    First(usize),
    /// A message with a new state.
    News(usize),
    /// The same state again. How often this happens depends on timing.
    Again(usize),
    /// A message with an intermediate state, which a client can miss.
    Between(usize),
}

/// Bytes that reached the observer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Received {
    pub(super) source: Source,
    /// The request or event that caused the bytes. It is the same in both worlds.
    pub(super) of: String,
    pub(super) bytes: String,
    /// Number of actions played before.
    pub(super) at: usize,
}

struct Tab {
    live: Live,
    /// The whole page, with all patches applied.
    html: String,
    /// The last message, with the whole page.
    last: String,
}

impl Tab {
    /// The next message with the whole page instead of a patch, and without the digits of a clock. `None` once the
    /// connection is closed.
    async fn next(&mut self) -> Option<String> {
        let mut message: Value = serde_json::from_str(&next(&mut self.live).await?).unwrap();
        match message.as_object_mut().unwrap().remove("patch") {
            Some(changes) => {
                self.html = patch(&self.html, &changes);
                message["html"] = json!(self.html);
            }
            None => self.html = message["html"].as_str().unwrap().to_owned(),
        }
        Some(message.to_string())
    }
}

/// The second tab gets patches, and has to show the same as the first.
const fn gets_patches(tab: usize) -> bool {
    tab == 1
}

/// The observer in one of the worlds.
pub(super) struct ObserverClient<'a> {
    case: &'a Case,
    stage: &'a Stage,
    world: usize,
    client: Client,
    tabs: [Option<Tab>; 2],
    screens: Vec<Live>,
    n: u64,
    at: usize,
    tried: u32,
    last_own: Option<(String, u64)>,
    pub(super) received: Vec<Received>,
}

impl<'a> ObserverClient<'a> {
    /// Plays a whole case in one world, and collects everything that the observer receives.
    pub(super) async fn see(case: &'a Case, stage: &'a Stage, world: usize) -> Vec<Received> {
        stage.deck.lock().unwrap().clone_from(&case.worlds[world].next);
        let n = u64::try_from(case.worlds[world].entries.len()).unwrap();
        let client = client_of(case, stage, case.observing());
        let mut eye = Self {
            case,
            stage,
            world,
            client,
            tabs: [None, None],
            screens: Vec::new(),
            n,
            at: 0,
            tried: 0,
            last_own: None,
            received: Vec::new(),
        };
        for person in &case.screens {
            let screen = connect(&client_of(case, stage, person.0), &case.path(), false).await;
            eye.screens.push(screen.expect("a player may look"));
        }
        soon(eye.settle_screens()).await;
        for op in &case.ops {
            soon(eye.perform(op)).await;
        }
        soon(eye.leave()).await
    }

    /// Waits until the observer's page shows all people with an open screen. Other pages may show them a moment
    /// earlier.
    async fn settle_screens(&mut self) {
        let path = self.case.path();
        for person in &self.case.screens {
            while !is_here(self.stage.lang, &self.client.get(&path).await.body, person.0) {
                pause().await;
            }
        }
    }

    async fn perform(&mut self, op: &Op) {
        match op {
            Op::Get(path) => {
                let answer = self.client.get(path).await;
                self.answer(Source::Page, format!("GET {path}"), &answer);
            }
            Op::Open(tab) => self.open(*tab).await,
            Op::Drop(tab) => self.drop_tab(*tab).await,
            Op::Try(action) => {
                self.tried += 1;
                let answer = self.client.action(&self.case.path(), &format!("t{}", self.tried), self.n, action).await;
                assert_ne!(answer.status, StatusCode::OK, "{action}: {:?}", self.case.observer);
                self.answer(Source::Answer, action.clone(), &answer);
            }
            Op::Hint => {
                let path = format!("{}/hint", self.case.path());
                let answer = self.client.json(&path, &json!({ "n": self.n })).await;
                self.answer(Source::Answer, "hint".to_owned(), &answer);
            }
            Op::Form(path, fields) => {
                let answer = self.client.form(path, fields).await;
                self.answer(Source::Answer, format!("{path} {fields}"), &answer);
            }
            Op::Again(action) => {
                if let Some((id, n)) = self.last_own.clone() {
                    let answer = self.client.action(&self.case.path(), &id, n, action).await;
                    self.answer(Source::Answer, format!("again {action}"), &answer);
                }
            }
            Op::Play(_) | Op::Next | Op::Say(_) | Op::Pause | Op::Resume | Op::Around(..) => self.happen(op).await,
        }
    }

    /// Performs an operation that other screens show too.
    async fn happen(&mut self, op: &Op) {
        let path = self.case.path();
        let mut host = client_of(self.case, self.stage, 0);
        let (answer, entries) = match op {
            Op::Play(actions) => {
                let (seat, action) = &actions[self.world];
                (self.play(*seat, action).await, 1)
            }
            Op::Next => return self.next_deal().await,
            Op::Say(seat) => {
                let person = self.case.persons[seat.index()].unwrap();
                let mut client = client_of(self.case, self.stage, person.0);
                (client.json(&format!("{path}/say"), &json!({ "say": "hello" })).await, 0)
            }
            Op::Around(by, fields) => {
                let mut client = client_of(self.case, self.stage, by.0);
                (client.form(&format!("{path}/do"), fields).await, 1)
            }
            Op::Pause => (host.form(&format!("{path}/do"), "what=pause").await, 1),
            _ => (host.form(&format!("{path}/do"), "what=resume").await, 1),
        };
        let done = answer.status == StatusCode::OK || answer.status == StatusCode::SEE_OTHER;
        assert!(done, "{op:?}: {} {}", answer.status, answer.body);
        self.n += entries;
        for tab in 0..2 {
            self.news(tab, entries > 0).await;
        }
        self.compare_tabs();
    }

    /// Fails if the two tabs show different pages for the same number of entries.
    fn compare_tabs(&self) {
        if let [Some(whole), Some(patched)] = &self.tabs
            && number(&whole.last) == number(&patched.last)
        {
            let [whole, patched] = [whole, patched].map(|tab| unseen(self.stage.lang, &tab.last));
            assert!(whole == patched, "a patch makes a different page: {}", apart(&whole, &patched));
        }
    }

    /// Makes all players ready except those with substitutes, one at a time. The last one triggers the next deal.
    async fn next_deal(&mut self) {
        let path = self.case.path();
        let away = |person: &Person| {
            self.case.worlds[self.world].entries.iter().any(|entry| {
                matches!(entry,
            Entry::Substitute { seat, .. } if self.case.persons[seat.index()] == Some(*person))
            })
        };
        let persons: Vec<Person> = self.case.persons.iter().flatten().copied().filter(|person| !away(person)).collect();
        for (place, person) in persons.iter().enumerate() {
            let last = place + 1 == persons.len();
            let mut client = client_of(self.case, self.stage, person.0);
            let answer = client.json(&format!("{path}/next"), &json!({ "id": "next", "n": self.n })).await;
            assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
            self.n += 1 + u64::from(last);
            self.at += usize::from(last);
            for tab in 0..2 {
                self.news(tab, true).await;
            }
        }
    }

    async fn play(&mut self, seat: Seat, action: &str) -> Answer {
        let path = self.case.path();
        let person = self.case.persons[seat.index()].expect("only persons act");
        self.at += 1;
        let id = format!("g{}", self.at);
        let answer = client_of(self.case, self.stage, person.0).action(&path, &id, self.n, action).await;
        if self.case.observer.seat() == Some(seat) {
            self.last_own = Some((id, self.n));
            self.answer(Source::Answer, action.to_owned(), &answer);
        }
        answer
    }

    async fn open(&mut self, tab: usize) {
        let path = self.case.path();
        let before = without_tokens(&self.client.get(&path).await.body);
        match connect(&self.client, &path, gets_patches(tab)).await {
            Ok(live) => {
                let mut open = Tab { live, html: String::new(), last: String::new() };
                let bytes = open.next().await.expect("a message at once");
                open.last.clone_from(&bytes);
                self.tabs[tab] = Some(open);
                self.receive(Source::First(tab), "first".to_owned(), bytes);
                self.settle(tab, &before).await;
            }
            Err(status) => self.receive(Source::Answer, "live".to_owned(), status.to_string()),
        }
    }

    async fn drop_tab(&mut self, tab: usize) {
        if self.tabs[tab].is_some() {
            let before = without_tokens(&self.client.get(&self.case.path()).await.body);
            self.tabs[tab] = None;
            self.settle(tab, &before).await;
        }
    }

    /// Spectators are counted, so a spectator's own page changes as they come and go. Waits for that change.
    async fn settle(&mut self, tab: usize, before: &str) {
        let counted = match self.case.observer {
            Observer::Stranger => true,
            Observer::Late => !before.contains("data-showing=\"not-yet\""),
            Observer::Standing => self.tabs[1 - tab].is_none(),
            _ => false,
        };
        while counted && without_tokens(&self.client.get(&self.case.path()).await.body) == before {
            pause().await;
        }
    }

    /// Receives the messages that a tab gets after an event. Each state is sent at least once.
    async fn news(&mut self, tab: usize, grows: bool) {
        // Spectators with a delay get no new state during a deal. The same one is sent again.
        let late = self.case.observer == Observer::Late;
        let n = self.n;
        let lang = self.stage.lang;
        loop {
            let Some(open) = &mut self.tabs[tab] else { return };
            let bytes = if late { open.next().now_or_never() } else { Some(open.next().await) };
            let Some(bytes) = bytes else { return };
            let bytes = bytes.expect("the connection ended");
            let last = number(&open.last);
            let now = number(&bytes);
            let new = if grows { now > last } else { unseen(lang, &bytes) != unseen(lang, &open.last) };
            open.last.clone_from(&bytes);
            let what = if !new {
                Source::Again(tab)
            } else if grows && now < n {
                Source::Between(tab)
            } else {
                Source::News(tab)
            };
            self.receive(what, "socket".to_owned(), bytes);
            if new && now >= n {
                return;
            }
        }
    }

    fn answer(&mut self, source: Source, of: String, answer: &Answer) {
        // The date differs between the worlds. Cookies are renewed by the first request of a day, on whichever server.
        let differs = |name: &HeaderName| *name == header::DATE || *name == header::SET_COOKIE;
        let headers: Vec<_> = answer.headers.iter().filter(|(name, _)| !differs(name)).collect();
        let bytes = format!("{}\n{}\n{headers:?}", without_tokens(&answer.body), answer.status);
        self.receive(source, of, bytes);
    }

    fn receive(&mut self, source: Source, of: String, bytes: String) {
        self.received.push(Received { source, of, bytes, at: self.at });
    }

    /// Closes all screens, and waits until the server has noticed, because the lobby counts the screens at all tables.
    async fn leave(self) -> Vec<Received> {
        let Self { tabs, screens, mut client, received, stage, .. } = self;
        drop((tabs, screens));
        let alone = lobby::people(stage.lang, 0_usize);
        while !client.get("/lobby?part=1").await.body.contains(alone.as_str()) {
            pause().await;
        }
        received
    }
}

async fn pause() {
    tokio::time::sleep(Duration::from_millis(1)).await; // waits: for the server's own tasks
}

/// The browser of a person at the table, or of an observer who isn't one.
fn client_of(case: &Case, stage: &Stage, person: u8) -> Client {
    let mut client = stage.client();
    client.cookies.push(("canasta_session".to_owned(), case.session(person)));
    client
}

/// Opens a live connection, with the same host name for both servers. The error is the status of the refusal.
async fn connect(client: &Client, path: &str, patches: bool) -> Result<Live, StatusCode> {
    let query = if patches { "?patch" } else { "" };
    let mut request = format!("ws://table.test{path}/live{query}").into_client_request().unwrap();
    request.headers_mut().insert(header::COOKIE, client.cookie().parse().unwrap());
    request.headers_mut().insert(header::ORIGIN, "http://table.test".parse().unwrap());
    let stream = TcpStream::connect(client.address).await.unwrap();
    match soon(tokio_tungstenite::client_async(request, stream)).await {
        Ok((socket, _)) => Ok(Live::new(socket)),
        Err(Error::Http(response)) => Err(response.status()),
        Err(why) => panic!("{why}"),
    }
}

/// The next message, unchanged except for the digits of a clock.
async fn next(live: &mut Live) -> Option<String> {
    loop {
        match soon(live.socket.next()).await {
            Some(Ok(Message::Text(text))) => return Some(timeless(&text)),
            Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
            Some(Ok(_)) => {}
        }
    }
}

/// A message without the digits of its clock, `"clock":{"bank":…,"base":…,"seat":…}`.
fn timeless(text: &str) -> String {
    let Some(clock) = text.find("\"clock\":{\"bank\":") else { return text.to_owned() };
    let (before, after) = text.split_at(clock);
    let seat = after.find(",\"seat\":").expect("whose time it is");
    let mut still: String = after[..seat].chars().map(|one| if one.is_ascii_digit() { '0' } else { one }).collect();
    while still.contains("00") {
        still = still.replace("00", "0");
    }
    format!("{before}{still}{}", &after[seat..])
}

fn number(message: &str) -> u64 {
    serde_json::from_str::<Value>(message).unwrap()["n"].as_u64().unwrap()
}

/// The text without the number of spectators, because that is updated a moment after a spectator arrives.
fn unseen(lang: Lang, text: &str) -> String {
    let mut text = text.to_owned();
    for n in 1..5 {
        text = text.replace(spectators(lang, n).as_str(), "");
    }
    text.replace("<p class=\\\"quiet\\\"></p>", "").replace("</b> </p>", "</b></p>")
}

/// Whether a page shows this person as present.
fn is_here(lang: Lang, page: &str, person: u8) -> bool {
    let name = format!("<bdi>Guest {}</bdi>", ["Ann", "Ben", "Cleo", "Dan", "Eve", "Flo", "Gus"][usize::from(person)]);
    let here = [true, false].map(|host| people::state(lang, State::Here, host));
    page.split(&name).skip(1).any(|after| {
        // The pseudo-language may add a bracket after the name.
        let state = after.trim_start_matches(']').strip_prefix("</b> <small>");
        state.is_some_and(|state| here.iter().any(|here| state.starts_with(here.as_str())))
    })
}

/// The first difference between what the observer received in one world and in the other.
pub(super) fn difference(lang: Lang, one: &[Received], two: &[Received]) -> Option<String> {
    for received in [one, two] {
        if let Some(odd) = odd_repetition(lang, received) {
            return Some(odd);
        }
    }
    let one = told(one);
    let two = told(two);
    for (one, two) in one.iter().zip(&two) {
        let first = matches!(one.source, Source::First(_));
        let same = if first { unseen(lang, &one.bytes) == unseen(lang, &two.bytes) } else { one.bytes == two.bytes };
        if one.source != two.source || one.of != two.of || one.at != two.at || !same {
            return Some(format!(
                "{:?} of {}, after {} actions: {}",
                one.source,
                one.of,
                one.at,
                apart(&one.bytes, &two.bytes)
            ));
        }
    }
    (one.len() != two.len()).then(|| format!("{} things were received, and {}", one.len(), two.len()))
}

/// The messages to compare. Leaves out repeated states and those that a client can miss, because they depend on timing.
fn told(received: &[Received]) -> Vec<&Received> {
    received.iter().filter(|received| !matches!(received.source, Source::Again(_) | Source::Between(_))).collect()
}

/// The first repeated state that differs from the one before.
fn odd_repetition(lang: Lang, received: &[Received]) -> Option<String> {
    let mut last: [&str; 2] = [""; 2];
    for received in received {
        match received.source {
            Source::First(tab) | Source::News(tab) | Source::Between(tab) => last[tab] = &received.bytes,
            Source::Again(tab) if unseen(lang, &received.bytes) != unseen(lang, last[tab]) => {
                return Some(format!("said again, but differently: {}", apart(last[tab], &received.bytes)));
            }
            _ => {}
        }
    }
    None
}

/// The first difference between two texts, with the text around it.
fn apart(one: &str, two: &str) -> String {
    let place = one.bytes().zip(two.bytes()).take_while(|(one, two)| one == two).count();
    let excerpt = |text: &str| {
        String::from_utf8_lossy(&text.as_bytes()[place.saturating_sub(80)..(place + 120).min(text.len())]).into_owned()
    };
    format!("\n  {}\n  {}", excerpt(one), excerpt(two))
}
