//! Friends at one table: creating it, joining by link and code, starting, pausing, leaving and returning, with and
//! without a clock. Also tests spectators and forgotten guests.

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use canasta::{Action, Seat, View};
use canasta_bots::Bot;
use canasta_server::{Decks, ServerConfig, seeded_decks};
use canasta_table::journal::{Entry, Person, Substitute};
use canasta_table::{State, Table};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::harness::{Answer, Client, Follower, Home, Live, Running, soon};

/// Two people at a table of four: the host in South, a friend opposite.
pub(crate) struct Friends {
    pub(crate) home: Home,
    pub(crate) server: Running,
    pub(crate) host: Client,
    pub(crate) friend: Client,
    pub(crate) table: String,
    follower: Follower,
}

impl Client {
    /// Creates a table for friends and returns its path.
    pub(crate) async fn gather(&mut self, name: &str, fields: &str) -> String {
        let answer = self.form("/gather", &format!("name={name}&{fields}")).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        answer.header("location").to_owned()
    }

    /// The secret of the invitation shown in a waiting room.
    pub(crate) async fn invitation(&mut self, table: &str) -> String {
        let page = self.get(table).await.body;
        let (_, rest) = page.split_once("/join/").expect("the page shows the invitation");
        rest[..32].to_owned()
    }

    /// Accepts an invitation, and returns the table's path.
    pub(crate) async fn join(&mut self, secret: &str, name: &str) -> String {
        let answer = self.form(&format!("/join/{secret}"), &format!("name={name}")).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        answer.header("location").to_owned()
    }

    /// Sends a form outside the game.
    pub(crate) async fn table_form(&mut self, table: &str, fields: &str) -> Answer {
        self.form(&format!("{table}/do"), fields).await
    }

    pub(crate) async fn must(&mut self, table: &str, fields: &str) {
        let answer = self.table_form(table, fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{fields}: {}", answer.body);
    }

    pub(crate) async fn refused(&mut self, table: &str, fields: &str, why: &str) {
        let answer = self.table_form(table, fields).await;
        assert_eq!(answer.status, StatusCode::CONFLICT, "{fields}: {}", answer.body);
        assert!(answer.body.contains(why), "{fields}: {}", answer.body);
    }
}

impl Friends {
    /// Starts a game in which the host plays first.
    pub(crate) async fn begun(fields: &str) -> Self {
        Self::with(fields, |config| config).await
    }

    pub(crate) async fn with(fields: &str, set: impl FnOnce(ServerConfig) -> ServerConfig) -> Self {
        let home = Home::new();
        // The first dealer sits to the host's right, so that the host plays first. Nobody draws for seats.
        let config = ServerConfig { first_dealer: Some(Seat(3)), deck: Decks::Given(seeded_decks(5)), ..home.config() };
        let server = Running::start(set(config)).await;
        let mut host = server.client();
        let mut friend = server.client();
        let table = host.gather("Helen", &format!("seats=chosen&{fields}")).await;
        let secret = host.invitation(&table).await;
        assert_eq!(friend.join(&secret, "Frank").await, table);
        host.must(&table, "what=begin&fill=club").await;
        let follower = Follower::of(&home, &table).await;
        Self { home, server, host, friend, table, follower }
    }

    pub(crate) async fn table(&mut self) -> &Table {
        self.follower.read().await
    }

    /// A legal action of the player in a seat.
    pub(crate) async fn some_action(&mut self, seat: Seat) -> String {
        let table = self.table().await;
        let view = table.view(Some(seat)).unwrap();
        let kinds = view.to_kinds().unwrap();
        let plan = canasta_bots::by_name("club").unwrap().decide(&kinds, 1);
        view.to_cards(plan.first().unwrap_or(&Action::Draw)).unwrap().to_string()
    }

    /// Reads the journal after every message, until the table satisfies the condition.
    pub(crate) async fn until(&mut self, live: &mut Live, said: impl Fn(&Table) -> bool) {
        soon(async {
            while !said(self.follower.read().await) {
                live.next().await.expect("the connection ended");
            }
        })
        .await;
    }

    pub(crate) fn entries(&self) -> Vec<Entry> {
        self.follower.texts.iter().map(|text| Entry::read(text).unwrap()).collect()
    }
}

#[tokio::test]
async fn a_host_opens_a_table_in_two_steps_and_friends_join_by_a_link() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut host = server.client();
    assert!(host.get("/").await.body.contains("href=\"/friends\""), "the start page leads there");
    let table = host.gather("Helen", "").await;
    let page = host.get(&table).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("Helen") && page.body.contains("http://table.test/join/"), "{}", page.body);
    let secret = host.invitation(&table).await;

    let mut friend = server.client();
    assert_eq!(friend.get(&table).await.status, StatusCode::FORBIDDEN, "the address alone lets no guest in");
    let invited = friend.get(&format!("/join/{secret}")).await;
    assert!(invited.status == StatusCode::OK && invited.body.contains("Helen"), "{}", invited.body);
    let preview = format!("<meta property=\"og:url\" content=\"http://table.test/join/{secret}\">");
    assert!(invited.body.contains(&preview), "messengers show what the link is: {}", invited.body);
    assert_eq!(friend.join(&secret, "Frank").await, table);
    assert!(friend.get(&table).await.body.contains("Frank"));
    let again = friend.get(&format!("/join/{secret}")).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER, "who has a seat goes to it");

    let mut namesake = server.client();
    namesake.join(&secret, "Frank").await;
    assert!(host.get(&table).await.body.contains("Frank 2"), "two of one name are told apart");
    let mut lost = server.client();
    let answer = lost.get("/join/00112233445566778899aabbccddeeff").await;
    assert!(answer.status == StatusCode::NOT_FOUND && answer.body.contains("ask for it again"), "{}", answer.body);

    host.refused(&table, "what=begin", "Some seats are still empty").await;
    friend.refused(&table, "what=begin", "Only the host").await;
    host.must(&table, "what=bot&seat=3&level=strong").await;
    let unknown = host.table_form(&table, "what=bot&seat=3&level=nobody").await;
    assert!(unknown.body.contains("have that bot"), "{}", unknown.body);
    host.must(&table, "what=begin").await;
    let mut follower = Follower::of(&home, &table).await;
    assert_eq!(follower.read().await.state(), State::Playing);
    let names = ["Helen", "Frank"];
    assert!(follower.texts.iter().all(|entry| names.iter().all(|name| !entry.contains(name))), "no name in the chain");
    server.stop().await;
}

#[tokio::test]
async fn a_spoken_code_only_lets_a_guest_ask_to_join() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut host = server.client();
    let mut friend = server.client();
    let table = host.gather("Helen", "").await;
    friend.refused_code("ABCDEF").await;
    host.must(&table, "what=code").await;
    let mut sql = home.sql().await;
    let code: String = sqlx::query_scalar("SELECT code FROM codes").fetch_one(&mut sql).await.unwrap();
    let page = host.get(&table).await.body;
    assert!(page.contains(&code) || code.chars().all(|letter| page.contains(letter)), "the host can read it out");

    let typed = format!("{}-{}", &code[..3].to_lowercase(), &code[3..].to_lowercase());
    let answer = friend.form("/join", &format!("code={typed}&name=Frank")).await;
    assert_eq!((answer.status, answer.header("location")), (StatusCode::SEE_OTHER, table.as_str()), "{}", answer.body);
    let waiting = friend.get(&table).await;
    assert!(!waiting.body.contains("/join/") && !waiting.body.contains("Helen"), "who knocks sees nothing yet");
    assert!(friend.table_form(&table, "what=sit&seat=2").await.status == StatusCode::FORBIDDEN);
    assert!(host.get(&table).await.body.contains("Frank"));
    host.must(&table, "what=turn-away&knock=1").await;
    assert!(friend.get(&table).await.body != waiting.body, "it is told that the host said no");

    friend.form("/join", &format!("code={code}&name=Frank")).await;
    let stranger = server.client().table_form(&table, "what=admit&knock=2").await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN, "a guest cannot admit themselves");
    host.must(&table, "what=admit&knock=2").await;
    assert!(friend.get(&table).await.body.contains("Helen"));
    // A new code replaces the old one.
    host.must(&table, "what=code").await;
    server.client().refused_code(&code).await;
    server.stop().await;
}

impl Client {
    async fn refused_code(&mut self, code: &str) {
        let answer = self.form("/join", &format!("code={code}&name=Frank")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
        assert!(answer.body.contains("No table has that code"), "{}", answer.body);
    }
}

#[tokio::test]
async fn two_friends_take_turns() {
    let mut at = Friends::begun("").await;
    let mut hosts = at.host.live(&at.table).await;
    let mut friends = at.friend.live(&at.table).await;
    for _ in 0..12 {
        let table = at.table().await;
        let Some(seat) = table.to_act() else { break };
        let n = table.n();
        if table.is_bot(seat) {
            hosts.until(n + 1).await;
            continue;
        }
        let action = at.some_action(seat).await;
        let wrong = if seat == Seat(0) { &mut at.friend } else { &mut at.host };
        let refused = wrong.action(&at.table, &format!("wrong-{n}"), n, &action).await;
        assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.body);
        let client = if seat == Seat(0) { &mut at.host } else { &mut at.friend };
        let done = client.action(&at.table, &format!("action-{n}"), n, &action).await;
        assert_eq!((done.status, done.json()), (StatusCode::OK, json!({ "n": n + 1 })));
        hosts.until(n + 1).await;
        let seen = friends.until(n + 1).await;
        assert!(seen["html"].as_str().unwrap().contains("Helen"), "names are shown");
    }
    assert!(at.table().await.n() > 10);
    at.server.stop().await;
}

#[tokio::test]
async fn a_paused_game_waits_for_days_and_through_restarts() {
    let mut at = Friends::begun("").await;
    at.friend.refused(&at.table, "what=pause", "Only the host").await;
    at.host.must(&at.table, "what=pause").await;
    let n = at.table().await.n();
    let refused = at.host.action(&at.table, "a", n, "draw").await;
    assert!(refused.status == StatusCode::CONFLICT && refused.body.contains("paused"), "{}", refused.body);
    at.server.stop().await;
    let server = Running::start(ServerConfig { first_dealer: Some(Seat(3)), ..at.home.config() }).await;
    let mut host = at.host.at(&server);
    let mut friend = at.friend.at(&server);
    assert!(friend.get(&at.table).await.body.contains("Helen"), "names and seats are kept");
    friend.must(&at.table, "what=resume").await;
    let done = host.action(&at.table, "a", n, "draw").await;
    assert_eq!(done.status, StatusCode::OK, "made before the pause ended, and not stale: {}", done.body);
    let mine = host.get("/").await.body;
    assert!(mine.contains(&at.table), "the start page leads back");
    server.stop().await;
}

/// A club bot that doesn't decide until the test lets it.
struct HeldBot {
    thinks: mpsc::UnboundedSender<()>,
    go: std::sync::Mutex<std::sync::mpsc::Receiver<()>>,
}

impl Bot for HeldBot {
    fn name(&self) -> &str {
        "held"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        let _ = self.thinks.send(());
        let _ = self.go.lock().unwrap().recv();
        canasta_bots::by_name("club").unwrap().decide(view, seed)
    }
}

/// If a bot decides during a pause, its decision isn't lost and breaks nothing.
#[tokio::test]
async fn a_game_can_be_paused_while_a_bot_thinks() {
    let (thinks, mut thinking) = mpsc::unbounded_channel();
    let (go, held) = std::sync::mpsc::channel();
    let bot = Arc::new(HeldBot { thinks, go: std::sync::Mutex::new(held) });
    let mut at = Friends::with("", |config| {
        let bots = config.bots.clone().with_bot("club", Duration::from_secs(60), bot);
        ServerConfig { bots, ..config }
    })
    .await;
    let mut hosts = at.host.live(&at.table).await;
    for id in ["draw", "discard"] {
        let n = at.table().await.n();
        let card = at.table().await.view(Some(Seat(0))).unwrap().hand[0].to_string();
        let action = if id == "draw" { "draw".to_owned() } else { format!("discard {card}") };
        let done = at.host.action(&at.table, id, n, &action).await;
        assert_eq!(done.status, StatusCode::OK, "{}", done.body);
    }
    soon(thinking.recv()).await.unwrap();
    at.host.must(&at.table, "what=pause").await;
    let n = at.table().await.n();
    for _ in 0..50 {
        let _ = go.send(());
    }
    // The table still answers, and the bot has added no entry.
    at.host.must(&at.table, "what=code").await;
    assert_eq!(at.table().await.n(), n, "no bot acts in a pause");
    at.host.must(&at.table, "what=resume").await;
    at.until(&mut hosts, |table| table.n() > n + 1).await;
    at.server.stop().await;
}

/// Makes table clocks 1000 times as fast.
pub(crate) fn hurried(config: ServerConfig) -> ServerConfig {
    ServerConfig { clock_speed: 1000, ..config }
}

/// The host leaves the page open but doesn't play. A bot makes the decision at the time-out. After two missed turns it
/// takes the seat, and it returns the seat at the host's first action.
#[tokio::test]
async fn a_bot_makes_one_decision_for_a_player_who_sleeps() {
    let mut at = Friends::with("clock=kind", hurried).await;
    let mut asleep = at.host.live(&at.table).await;
    let mut awake = at.friend.live(&at.table).await;
    let stood_in = |table: &Table| table.substitute(Seat(0)) == Some(Substitute::Missed);
    // The friend plays until it's the host's turn again.
    loop {
        let table = at.table().await;
        if stood_in(table) {
            break;
        }
        let n = table.n();
        let to_act = table.to_act();
        if to_act == Some(Seat(2)) {
            let action = at.some_action(Seat(2)).await;
            let done = at.friend.action(&at.table, &format!("action-{n}"), n, &action).await;
            assert!(done.status == StatusCode::OK || done.body.contains("has changed"), "{}", done.body);
            continue;
        }
        assert!(to_act.is_some(), "the deal ended before two turns were missed");
        awake.next().await.expect("the connection ended");
    }
    let entries = at.entries();
    let by_host = |entry: &&Entry| matches!(entry, Entry::Acted { by, .. } if by.seat == Seat(0));
    let actions: Vec<&Entry> = entries.iter().filter(by_host).collect();
    assert!(actions.len() >= 4, "two turns were played for the host");
    assert!(
        actions.iter().all(|entry| matches!(entry, Entry::Acted { substitute: true, .. })),
        "and the journal says so"
    );

    // Anything that the host sends returns the seat, even an action that comes too late.
    let n = at.table().await.n();
    let _ = at.host.action(&at.table, "back", n, "draw").await;
    assert_eq!(at.table().await.substitute(Seat(0)), None);
    let text = |message: Value| message["html"].as_str().map(str::to_owned);
    assert!(soon(async { asleep.next().await.and_then(text) }).await.is_some());
    at.server.stop().await;
}

/// The friend's screen is gone for 90 seconds on a fast clock. A bot plays until the friend's next screen connects.
#[tokio::test]
async fn a_player_who_was_away_gets_their_seat_back() {
    let mut at = Friends::with("clock=kind", hurried).await;
    let gone = at.friend.live(&at.table).await;
    let mut hosts = at.host.live(&at.table).await;
    drop(gone);
    at.until(&mut hosts, |table| table.substitute(Seat(2)) == Some(Substitute::Away)).await;
    let _back = at.friend.live(&at.table).await;
    at.until(&mut hosts, |table| table.substitute(Seat(2)).is_none()).await;
    at.server.stop().await;
}

/// Without a clock, players don't lose turns. With a clock, they don't lose turns while no other player is waiting.
#[tokio::test]
async fn no_player_loses_a_turn_because_their_phone_slept() {
    for fields in ["clock=none", "clock=kind"] {
        let mut at = Friends::with(fields, hurried).await;
        // With a clock, neither player is there. Without a clock both are, and the friend waits.
        let there = fields == "clock=none";
        let waiting = if there { Some((at.host.live(&at.table).await, at.friend.live(&at.table).await)) } else { None };
        let n = at.table().await.n();
        // Many times longer than any time limit here.
        tokio::time::sleep(Duration::from_millis(700)).await; // waits: nothing may come
        assert_eq!(at.table().await.n(), n, "{fields}: nothing has happened");
        drop(waiting);
        at.server.stop().await;
    }
}

#[tokio::test]
async fn a_bot_plays_for_a_player_who_left_until_they_come_back() {
    let mut at = Friends::begun("").await;
    let mut friends = at.friend.live(&at.table).await;
    at.host.must(&at.table, "what=leave").await;
    assert_eq!((at.table().await.substitute(Seat(0)), at.table().await.host()), (Some(Substitute::Left), Person(1)));
    at.until(&mut friends, |table| table.to_act() == Some(Seat(2))).await;
    at.host.must(&at.table, "what=back").await;
    assert_eq!(at.table().await.substitute(Seat(0)), None);
    at.friend.refused(&at.table, "what=stand-in&seat=2", "and playing").await;
    at.friend.must(&at.table, "what=stand-in&seat=0").await;
    assert_eq!(at.table().await.substitute(Seat(0)), Some(Substitute::Asked));
    at.server.stop().await;
}

#[tokio::test]
async fn a_friend_who_comes_late_takes_over_a_bots_hand() {
    let mut at = Friends::begun("").await;
    let mut sql = at.home.sql().await;
    let secret: String = sqlx::query_scalar("SELECT invitation FROM tables").fetch_one(&mut sql).await.unwrap();
    let mut late = at.server.client();
    late.join(&secret, "Lara").await;
    late.refused(&at.table, "what=sit&seat=2", "already has this seat").await;
    late.must(&at.table, "what=sit&seat=1").await;
    assert_eq!(at.table().await.person(Seat(1)), None, "the host is asked first");
    late.refused(&at.table, "what=admit&knock=1", "Only the host").await;
    at.host.must(&at.table, "what=admit&knock=1").await;
    assert_eq!(at.table().await.person(Seat(1)), Some(Person(2)));
    let page = late.get(&at.table).await.body;
    let hand = at.table().await.view(Some(Seat(1))).unwrap().hand;
    assert!(!hand.is_empty() && page.contains("data-table"), "{page}");
    at.server.stop().await;
}

/// Spectators don't see the cards of any hand. Neither the page nor the socket contain faces that are only in hands.
#[tokio::test]
async fn spectators_can_watch_if_the_host_allows_it() {
    let mut at = Friends::begun("watch=link").await;
    let mut stranger = at.server.client();
    let page = stranger.get(&at.table).await;
    assert_eq!(page.status, StatusCode::OK);
    let mut live = stranger.live(&at.table).await;
    let seen = live.next().await.unwrap();
    let n = at.table().await.n();
    let action = stranger.action(&at.table, "a", n, "draw").await;
    assert_eq!(action.status, StatusCode::FORBIDDEN);
    assert_eq!(stranger.table_form(&at.table, "what=pause").await.status, StatusCode::FORBIDDEN);
    let table = at.table().await;
    assert!(table.view(None).unwrap().hand.is_empty());
    let html = seen["html"].as_str().unwrap();
    assert!(!html.contains("/join/"), "the invitation is for those who were invited");
    for seat in [Seat(0), Seat(2)] {
        let cards: Vec<String> = table.view(Some(seat)).unwrap().hand.iter().map(ToString::to_string).collect();
        assert!(!html.contains(&cards.join(" ")), "{cards:?}");
    }
    assert!(at.host.get(&at.table).await.status == StatusCode::OK);
    at.server.stop().await;

    let mut private = Friends::begun("watch=nobody").await;
    let mut stranger = private.server.client();
    assert_eq!(stranger.get(&private.table).await.status, StatusCode::FORBIDDEN);
    let origin = format!("http://{}", private.server.address);
    assert_eq!(stranger.try_live(&private.table, &origin).await.err(), Some(StatusCode::FORBIDDEN));
    assert_eq!(private.table().await.state(), State::Playing);
    private.server.stop().await;
}

#[tokio::test]
async fn partners_can_say_only_what_the_rules_allow() {
    let mut at = Friends::begun("").await;
    let path = format!("{}/say", at.table);
    let answer = at.friend.json(&path, &json!({ "say": "minimum" })).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    let own = at.host.json(&path, &json!({ "say": "minimum" })).await;
    assert_eq!(own.status, StatusCode::CONFLICT, "{}", own.body);
    let typed = at.host.json(&path, &json!({ "say": "I have three kings" })).await;
    assert_eq!(typed.status, StatusCode::BAD_REQUEST, "{}", typed.body);
    for _ in 0..4 {
        assert_eq!(at.friend.json(&path, &json!({ "say": "hello" })).await.status, StatusCode::OK);
    }
    let much = at.friend.json(&path, &json!({ "say": "hello" })).await;
    assert!(much.body.contains("Wait a moment"), "{}", much.body);
    let n = at.table().await.n();
    assert!(at.entries().iter().all(|entry| !entry.text().contains("hello")), "chat is not in the journal");
    // The phrase is still visible after a restart, for the rest of the deal.
    at.server.stop().await;
    let server = Running::start(at.home.config()).await;
    let seen = at.host.at(&server).live(&at.table).await.until(n).await;
    assert!(seen["html"].as_str().unwrap().contains("50"), "what Frank told is still to be read");
    server.stop().await;
}

#[tokio::test]
async fn a_forgotten_player_leaves_an_intact_table_without_their_name() {
    let mut at = Friends::begun("").await;
    let n = at.table().await.n();
    let answer = at.friend.form("/forget", "").await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    let table = at.table().await;
    assert_eq!((table.substitute(Seat(2)), table.n()), (Some(Substitute::Left), n + 1), "a bot plays on");
    let page = at.host.get(&at.table).await.body;
    assert!(!page.contains("Frank") && page.contains("Former player"), "{page}");
    let mut sql = at.home.sql().await;
    let names: Vec<Option<String>> =
        sqlx::query_scalar("SELECT name FROM people ORDER BY player").fetch_all(&mut sql).await.unwrap();
    assert_eq!(names, [Some("Helen".to_owned()), None]);
    assert_eq!(at.friend.get(&at.table).await.status, StatusCode::FORBIDDEN, "the old cookie opens nothing");
    at.server.stop().await;
    let server = Running::start(at.home.config()).await;
    assert!(at.host.at(&server).get(&at.table).await.body.contains("Former player"));
    server.stop().await;
}

#[tokio::test]
async fn the_lobby_lists_open_tables_and_the_calendar_shows_a_players_turns() {
    let home = Home::new();
    let server = Running::start(ServerConfig { first_dealer: Some(Seat(3)), ..home.config() }).await;
    let mut host = server.client();
    let mut guest = server.client();
    let table = host.gather("Helen", "listed=yes&seats=chosen").await;
    assert!(!guest.get("/lobby").await.body.contains(&table), "a table without open screens is not listed");
    let _there = host.live(&table).await;
    let lobby = guest.get("/lobby").await.body;
    assert!(lobby.contains(&table) && lobby.contains("Helen"), "{lobby}");
    assert!(guest.get("/lobby?part=1").await.body.contains(&table));
    let answer = guest.table_form(&table, "what=come&name=Gus").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let private = host.gather("Helen", "listed=no").await;
    let _also = host.live(&private).await;
    assert!(!guest.get("/lobby").await.body.contains(&private));
    assert_eq!(guest.table_form(&private, "what=come&name=Gus").await.status, StatusCode::FORBIDDEN);

    host.must(&table, "what=begin&fill=club").await;
    for client in [&mut host, &mut guest] {
        assert_eq!(client.ready(&table, "cut", 0).await.status, StatusCode::OK);
    }
    let page = host.form("/calendar", "").await.body;
    let (_, rest) = page.split_once("/calendar/").expect("the page shows the link");
    let feed = format!("/calendar/{}", &rest[..36]);
    let calendar = server.client().get(&feed).await;
    assert_eq!(calendar.header("content-type"), "text/calendar; charset=utf-8");
    // Long lines are folded.
    let text = calendar.body.replace("\r\n ", "");
    assert!(text.contains("it’s your turn") && text.contains(&table), "{text}");
    assert!(text.contains("BEGIN:VTIMEZONE") && text.contains("DTEND:"), "{text}");
    assert_eq!(
        server.client().get("/calendar/00112233445566778899aabbccddeeff.ics").await.status,
        StatusCode::NOT_FOUND
    );
    server.stop().await;
}

#[tokio::test]
async fn the_lobby_seats_everyone_at_once() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut first = server.client();
    let answer = first.form("/lobby", "name=ignored").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let table = answer.header("location").to_owned();
    let mut follower = Follower::of(&home, &table).await;
    let begun = follower.read().await;
    assert!((1..4).all(|seat| begun.is_bot(Seat(seat))), "bots play until people come");
    assert_eq!(begun.state(), State::Playing);
    let _open = first.live(&table).await;
    assert_eq!(first.form("/lobby", "").await.header("location"), table, "the same guest has a seat already");
    let lobby = server.client().get("/lobby").await.body;
    assert!(lobby.contains(&format!("name=\"table\" value=\"{}\"", table.trim_start_matches("/table/"))), "{lobby}");
    let mut second = server.client();
    assert_eq!(second.form("/lobby", "").await.header("location"), table);
    let joined = follower.read().await;
    assert!(joined.person(Seat(1)).is_some() && joined.is_bot(Seat(2)), "the newcomer replaces one bot");
    server.stop().await;
}

#[tokio::test]
async fn a_game_that_is_over_has_no_seats_in_the_lobby() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut first = server.client();
    let table = first.form("/lobby", "").await.header("location").to_owned();
    let mut live = first.live(&table).await;
    // Wait until the cards are dealt.
    while !first.get(&table).await.body.contains("id=\"concede\"") {
        live.next().await.expect("the connection ended");
    }
    let id = table.trim_start_matches("/table/");
    assert!(server.client().get("/lobby").await.body.contains(id));
    first.must(&table, "what=concede").await;
    let lobby = server.client().get("/lobby").await.body;
    assert!(!lobby.contains(id), "{lobby}");
    assert_ne!(server.client().form("/lobby", "").await.header("location"), table);
    server.stop().await;
}
