//! Several people at one device. Between their turns, nothing that reaches the device contains or depends on a hand.

use std::sync::Arc;

use axum::http::StatusCode;
use canasta::deck::{SeedRng, shuffled};
use canasta::{Action, Card, DECK_SIZE, Kind, Seat, Side, shuffle};
use canasta_server::{Decks, ServerConfig};
use canasta_table::Table;
use canasta_table::journal::Person;
use serde_json::{Value, json};

use crate::harness::{Answer, Client, Follower, Home, Live, Running, soon, without_tokens};

const RUTH: Seat = Seat(0);

/// A device with its browser, and the table's journal.
struct Device {
    home: Home,
    server: Running,
    client: Client,
    path: String,
    live: Live,
    follower: Follower,
    actions: u32,
}

impl Device {
    /// Ruth opens a table with these form fields. She acts first.
    async fn open(fields: &str) -> Self {
        let home = Home::new();
        let server = Running::start(config(&home)).await;
        let mut client = server.client();
        let path = client.start(&format!("name=Ruth&{fields}")).await;
        let live = client.live(&path).await;
        let follower = Follower::of(&home, &path).await;
        Self { home, server, client, path, live, follower, actions: 0 }
    }

    async fn restart(self) -> Self {
        let Self { home, server, client, path, follower, actions, live } = self;
        drop(live);
        server.stop().await;
        let server = Running::start(config(&home)).await;
        let client = client.at(&server);
        let live = client.live(&path).await;
        Self { home, server, client, path, live, follower, actions }
    }

    async fn table(&mut self) -> &Table {
        self.follower.read().await
    }

    /// The first screen in the window that satisfies the condition.
    async fn shown(&mut self, is_wanted: impl Fn(&str) -> bool) -> String {
        soon(shown(&mut self.live, is_wanted)).await
    }

    /// Waits until the window is covered for the person with this name.
    async fn covered_for(&mut self, name: &str) -> String {
        self.shown(|html| names(html, name)).await
    }

    async fn show_cards(&mut self, seat: Seat, covered: &str) -> Answer {
        let window = window_of(covered);
        self.client
            .form(&format!("{}/do", self.path), &format!("what=show-cards&seat={}&window={window}", seat.0))
            .await
    }

    /// Presses the button, and waits for the cards.
    async fn uncover(&mut self, seat: Seat, covered: &str) -> String {
        let answer = self.show_cards(seat, covered).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        self.shown(|html| !is_covered(html)).await
    }

    async fn action(&mut self, action: &str) -> Answer {
        self.actions += 1;
        let n = self.table().await.n();
        let id = format!("action-{}", self.actions);
        self.client.action(&self.path.clone(), &id, n, action).await
    }

    /// Plays an action of the turn in this seat, as the club bot would.
    async fn play(&mut self, seat: Seat) {
        let view = self.table().await.view(Some(seat)).unwrap();
        let plan = canasta_bots::by_name("club").unwrap().decide(&view.to_kinds().unwrap(), 1);
        let action = view.to_cards(plan.first().unwrap_or(&Action::Draw)).unwrap().to_string();
        let answer = self.action(&action).await;
        assert_eq!(answer.status, StatusCode::OK, "{action}: {}", answer.body);
    }

    /// Plays the whole turn in this seat, whose cards are shown.
    async fn play_turn(&mut self, seat: Seat) {
        while self.table().await.to_act() == Some(seat) {
            self.play(seat).await;
        }
    }

    /// Waits until it is no bot's turn. `None` between deals and after the game.
    async fn person_to_act(&mut self) -> Option<Seat> {
        loop {
            let table = self.follower.read().await;
            match table.to_act() {
                Some(seat) if table.is_bot(seat) => {}
                other => return other,
            }
            self.live.next().await.expect("the connection ended");
        }
    }
}

/// Settings with which Ruth acts first.
fn config(home: &Home) -> ServerConfig {
    ServerConfig { first_dealer: Some(Seat(1)), ..home.config() }
}

async fn shown(live: &mut Live, is_wanted: impl Fn(&str) -> bool) -> String {
    loop {
        let message = live.next().await.expect("the connection ended");
        let html = html(&message);
        if is_wanted(html) {
            return html.to_owned();
        }
    }
}

fn html(message: &Value) -> &str {
    message["html"].as_str().unwrap()
}

/// The name of the person in this seat, which isn't in the journal.
fn name_in(table: &Table, seat: Seat) -> &'static str {
    ["Ruth", "Otto"][usize::from(table.person(seat).unwrap().0)]
}

/// Whether the markup asks to pass the device to the person with this name.
fn names(html: &str, name: &str) -> bool {
    html.contains(&format!("Pass the device to <bdi>{name}</bdi>"))
}

fn is_covered(html: &str) -> bool {
    html.contains("id=\"cover\"")
}

fn window_of(covered: &str) -> String {
    let (_, rest) = covered.split_once("name=\"window\" value=\"").expect("a connected window");
    rest.split('"').next().unwrap().to_owned()
}

/// Whether the markup shows the face or the back of a card, or says which cards are where.
fn has_cards(html: &str) -> bool {
    ["data-c=", "data-cards=", "class=\"card", "data-hand", "id=\"hand\""].iter().any(|mark| html.contains(mark))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_covered_device_receives_no_card_in_a_whole_deal() {
    // The bots can end a deal before the second round, but hardly ten in a row.
    for _ in 0..10 {
        if covers_in_a_deal().await > 2 {
            return;
        }
    }
    panic!("all deals ended early");
}

/// Plays a deal. Returns how often the device was covered.
async fn covers_in_a_deal() -> u32 {
    let mut device = Device::open("players=4&others=Otto&sides=opponents").await;
    let path = device.path.clone();
    let mut covers = 0;
    while let Some(seat) = device.person_to_act().await {
        let name = name_in(device.table().await, seat);
        // A new window, so that the first message is the current state.
        device.live = device.client.live(&path).await;
        let covered = device.covered_for(name).await;
        let page = device.client.get(&path).await.body;
        assert!(is_covered(&page) && names(&page, name), "{page}");
        for text in [&covered, &page] {
            assert!(!has_cards(text), "{text}");
        }
        assert!(!page.contains("name=\"window\""), "a document can't be uncovered");
        let open = device.uncover(seat, &covered).await;
        let hand = device.table().await.view(Some(seat)).unwrap().hand;
        assert!(hand.iter().all(|card| open.contains(&card.to_string())), "{open}");
        assert!(!is_covered(&open) && is_covered(&device.client.get(&path).await.body));
        device.play_turn(seat).await;
        covers += 1;
    }
    // Nothing is hidden between deals.
    let page = device.client.get(&path).await.body;
    assert!(!is_covered(&page) && page.contains("id=\"result\""), "{page}");
    device.server.stop().await;
    covers
}

/// Everything that the device receives before Ruth asks for her cards, and after she has passed it on. Replaces the
/// table's id and the tokens of forms, which always differ.
async fn received(deck: &[Card], discard: Card) -> [Vec<String>; 2] {
    let home = Home::new();
    let order = deck.to_vec();
    // The bots are slow, so that the state after Ruth's turn is visible.
    let config = ServerConfig {
        bot_pace_percent: 1000,
        first_dealer: Some(Seat(3)),
        deck: Decks::Given(Arc::new(move || Some(order.clone()))),
        ..home.config()
    };
    let server = Running::start(config).await;
    let mut client = server.client();
    let path = client.start("preset=hoyle&players=4&name=Ruth&others=Otto").await;
    let n = Follower::of(&home, &path).await.read().await.n();
    let mut live = client.live(&path).await;
    let covered = live.next().await.unwrap();
    let mut before = vec![covered.to_string()];
    before.push(client.get(&path).await.body);
    before.push(client.get("/").await.body);
    for action in ["draw", "discard 4H", "meld 4H 4D 4C", "take KH KD", "ask"] {
        before.push(client.action(&path, "early", n, action).await.body);
    }
    before.push(client.json(&format!("{path}/hint"), &json!({ "n": n })).await.body);
    let window = window_of(html(&covered));
    let show = client.form(&format!("{path}/do"), &format!("what=show-cards&seat=0&window={window}")).await;
    assert_eq!(show.status, StatusCode::SEE_OTHER, "{}", show.body);
    assert!(!is_covered(&shown(&mut live, |html| !is_covered(html)).await));
    for (id, n, action) in [("draw", n, "draw".to_owned()), ("discard", n + 1, format!("discard {discard}"))] {
        let answer = client.action(&path, id, n, &action).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    }
    let mut after = vec![live.until(n + 2).await.to_string()];
    after.push(client.get(&path).await.body);
    after.push(client.get("/").await.body);
    for action in ["draw", "discard 4H", "take KH KD"] {
        after.push(client.action(&path, "late", n + 2, action).await.body);
    }
    server.stop().await;
    let id = path.trim_start_matches("/table/");
    [before, after].map(|texts| texts.iter().map(|text| without_tokens(text).replace(id, "ID")).collect())
}

/// A deck in which the cards at other places than these are shuffled, except for red threes.
fn reshuffled(deck: &[Card], fixed: &[usize], seed: u64) -> Vec<Card> {
    let is_free = |place: &usize| !fixed.contains(place) && deck[*place].kind() != Kind::RedThree;
    let places: Vec<usize> = (0..DECK_SIZE).filter(is_free).collect();
    let mut cards: Vec<Card> = places.iter().map(|&place| deck[place]).collect();
    shuffle(&mut cards, &mut SeedRng::new(seed));
    let mut other = deck.to_vec();
    for (place, card) in places.into_iter().zip(cards) {
        other[place] = card;
    }
    other
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_covered_device_receives_does_not_depend_on_any_hand() {
    const DEALT: usize = 44;
    let is_fit = |deck: &[Card]| {
        let reds = deck.iter().take(DEALT + 2).filter(|card| card.kind() == Kind::RedThree).count();
        let is_natural = |card: &&Card| card.kind().is_natural();
        let discard = deck.iter().take(DEALT).step_by(4).find(is_natural).copied();
        (reds == 0 && deck[DEALT].kind().is_natural()).then_some(discard).flatten()
    };
    let (deck, discard) = (0..)
        .map(|seed| shuffled(&mut SeedRng::new(seed)))
        .find_map(|deck| Some((is_fit(&deck)?, deck)))
        .map(|(discard, deck)| (deck, discard))
        .unwrap();
    let own = (0..DEALT).step_by(4);
    let discarded = own.clone().find(|&place| deck[place] == discard).unwrap();
    // Ruth's first card of this face stays hers, and everything else is different: the other hands, the rest of her own
    // hand and the stock.
    let other = reshuffled(&deck, &[discarded, DEALT, DEALT + 1], 7);
    assert!(own.filter(|&place| deck[place] != other[place]).count() > 4);
    let (one, two) = tokio::join!(received(&deck, discard), received(&other, discard));
    assert!(one[0].len() == 9 && one[1].len() == 6);
    assert_eq!(one[0], two[0], "before Ruth sees her cards");
    assert_eq!(one[1], two[1], "after her turn");
}

#[tokio::test(flavor = "multi_thread")]
async fn acts_count_for_the_person_whose_cards_are_shown() {
    let mut device = Device::open("players=2&others=Otto").await;
    let covered = device.covered_for("Ruth").await;
    let refused = device.action("draw").await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.body);
    assert_eq!(
        refused.json()["because"],
        "the cards are covered until Ruth presses “Show my cards”",
        "{}",
        refused.body
    );
    // Otto can't see his cards in Ruth's turn, and no other window can be uncovered by chance.
    for (seat, window) in [(Seat(1), window_of(&covered)), (RUTH, "99".to_owned())] {
        let fields = format!("what=show-cards&seat={}&window={window}", seat.0);
        let answer = device.client.form(&format!("{}/do", device.path), &fields).await;
        assert_eq!(answer.status, StatusCode::CONFLICT, "{}", answer.body);
    }
    let open = device.uncover(RUTH, &covered).await;
    assert!(open.contains("Otto") && open.contains("id=\"hand\""), "{open}");
    device.play(RUTH).await;
    device.play_turn(RUTH).await;
    let covered = device.covered_for("Otto").await;
    // Ruth's last action is sent again, because its answer was lost.
    let n = device.table().await.n();
    let last = device.follower.texts.last().unwrap().clone();
    let entry: Value = serde_json::from_str(&last).unwrap();
    let action = entry["entry"]["acted"]["act"].as_str().unwrap().to_owned();
    let id = format!("action-{}", device.actions);
    let again = device.client.action(&device.path.clone(), &id, n - 1, &action).await;
    assert_eq!((again.status, again.json()), (StatusCode::OK, json!({ "n": n })));
    // A stale action of Ruth's doesn't become Otto's.
    device.uncover(Seat(1), &covered).await;
    let stale = device.client.action(&device.path.clone(), "stale", n - 1, "draw").await;
    assert_eq!(stale.status, StatusCode::CONFLICT, "{}", stale.body);
    device.play_turn(Seat(1)).await;
    device.covered_for("Ruth").await;
    device.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_person_whose_cards_are_shown_concedes() {
    let mut device = Device::open("players=2&others=Otto&sides=opponents").await;
    let path = format!("{}/do", device.path);
    let covered = device.covered_for("Ruth").await;
    let refused = device.client.form(&path, "what=concede").await;
    assert!(!refused.status.is_success() && refused.body.contains("expired"), "{}", refused.body);
    device.uncover(RUTH, &covered).await;
    device.play_turn(RUTH).await;
    let covered = device.covered_for("Otto").await;
    device.uncover(Seat(1), &covered).await;
    let conceded = device.client.form(&path, "what=concede").await;
    assert_eq!(conceded.status, StatusCode::SEE_OTHER, "{}", conceded.body);
    assert_eq!(device.table().await.conceded(), Some(Side(1)));
    device.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bots_turn_does_not_uncover_the_device() {
    let home = Home::new();
    let config = ServerConfig { bot_pace_percent: 1000, first_dealer: Some(Seat(2)), ..config(&home) };
    let server = Running::start(config).await;
    let mut client = server.client();
    let path = client.start("players=3&name=Ruth&others=Otto").await;
    let follower = Follower::of(&home, &path).await;
    let live = client.live(&path).await;
    let mut device = Device { home, server, client, path, live, follower, actions: 0 };
    for _ in 0..2 {
        let seat = device.person_to_act().await.unwrap();
        let name = name_in(device.table().await, seat);
        let covered = device.covered_for(name).await;
        device.uncover(seat, &covered).await;
        device.play_turn(seat).await;
    }
    // It is a bot's turn, and Ruth is next among the people.
    assert_eq!(device.table().await.to_act(), Some(Seat(2)));
    let covered = device.covered_for("Ruth").await;
    assert!(!has_cards(&covered));
    // She may look while the bot thinks.
    let open = device.uncover(RUTH, &covered).await;
    assert!(open.contains("id=\"hand\"") && !open.contains("data-mine"), "{open}");
    device.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_only_person_left_keeps_the_device() {
    let mut device = Device::open("players=3&others=Otto").await;
    // Ruth leaves, and a bot plays for her.
    let left = device.client.form(&format!("{}/do", device.path), "what=leave").await;
    assert_eq!(left.status, StatusCode::SEE_OTHER, "{}", left.body);
    let covered = device.covered_for("Otto").await;
    device.uncover(Seat(1), &covered).await;
    for _ in 0..3 {
        while device.table().await.to_act() != Some(Seat(1)) {
            let message = device.live.next().await.unwrap();
            assert!(!is_covered(html(&message)));
        }
        device.play_turn(Seat(1)).await;
    }
    device.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_a_reload_and_a_lost_connection_cover_the_device() {
    let mut device = Device::open("players=2&others=Otto").await;
    let covered = device.covered_for("Ruth").await;
    device.uncover(RUTH, &covered).await;
    device.play(RUTH).await;
    let n = device.table().await.n();
    let mut device = device.restart().await;
    assert!(is_covered(&device.client.get(&device.path.clone()).await.body));
    let covered = device.covered_for("Ruth").await;
    assert_eq!(device.table().await.n(), n, "nothing is lost");
    let refused = device.action("discard 4H").await;
    assert!(refused.body.contains("covered"), "{}", refused.body);
    let open = device.uncover(RUTH, &covered).await;
    assert!(open.contains("data-phase=\"play\""), "{open}");

    // A second window doesn't show what the first one does, and takes over when Ruth asks for her cards there.
    let mut second = device.client.live(&device.path).await;
    let covered = shown(&mut second, is_covered).await;
    assert_ne!(window_of(&covered), "1");
    let answer = device.show_cards(RUTH, &covered).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    device.covered_for("Ruth").await;
    shown(&mut second, |html| !is_covered(html)).await;
    // The uncovered window closes.
    drop(second);
    soon(async {
        while !device.action("discard 4H").await.body.contains("covered") {
            tokio::task::yield_now().await;
        }
    })
    .await;
    device.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_people_play_a_game_and_a_rematch() {
    let mut device = Device::open("preset=hoyle&base=hoyle&game_points=900&players=2&others=Otto").await;
    let path = device.path.clone();
    loop {
        while let Some(seat) = device.person_to_act().await {
            device.live = device.client.live(&path).await;
            let covered = device.shown(is_covered).await;
            device.uncover(seat, &covered).await;
            device.play_turn(seat).await;
        }
        let table = device.table().await;
        if table.winner().is_some() {
            break;
        }
        // One press makes everyone ready. The next deal is covered, whoever went out.
        let deal = table.deal_number();
        let n = table.n();
        let ready = device.client.ready(&path, &format!("next-{n}"), n).await;
        assert_eq!(ready.status, StatusCode::OK, "{}", ready.body);
        soon(async { while device.table().await.deal_number() == deal {} }).await;
        assert!(is_covered(&device.client.get(&path).await.body));
    }
    let record = device.client.get(&format!("{path}/record")).await.body;
    assert!(record.contains("Ruth") && record.contains("Otto"), "{record}");
    let replay = device.client.get(&format!("{path}/replay")).await;
    assert!(replay.status == StatusCode::OK && replay.body.contains("Otto"), "{}", replay.body);
    let again = device.client.form(&format!("{path}/do"), "what=again&seats=same").await;
    assert_eq!(again.status, StatusCode::SEE_OTHER, "{}", again.body);
    let next = again.header("location").to_owned();
    assert_ne!(next, path);
    let mut follower = Follower::of(&device.home, &next).await;
    let table = follower.read().await;
    assert!(table.has_begun());
    assert_eq!([0, 1].map(|seat| table.person(Seat(seat))), [Some(Person(0)), Some(Person(1))]);
    let page = device.client.get(&next).await.body;
    assert!(page.contains("Otto"), "{page}");
    // The host's results are stored, and the other person has none of their own.
    let games = device.client.get("/you").await.body;
    assert!(games.contains("Otto"), "{games}");
    device.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_form_names_the_people_and_their_sides() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let mut client = server.client();
    let too_many = client.form("/play", "players=2&others=Otto,Emma").await;
    assert_eq!(too_many.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(too_many.body.contains("the table has only 2 players"), "{}", too_many.body);
    let friends = client.form("/gather", "players=4&others=Otto").await;
    assert_eq!(friends.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(friends.body.contains("they play with bots only"), "{}", friends.body);
    for (fields, otto) in [("sides=partners", Seat(2)), ("sides=opponents", Seat(1))] {
        let path = client.start(&format!("players=4&name=Mary&others=Otto&{fields}")).await;
        let mut follower = Follower::of(&home, &path).await;
        let table = follower.read().await;
        assert_eq!((table.person(Seat(0)), table.person(otto)), (Some(Person(0)), Some(Person(1))));
        assert!(!table.terms().chat && table.terms().clock.is_none());
    }
    // No bot has a person's name.
    let path = client.start("players=4&name=Mary&others=anna").await;
    let page = client.get(&path).await.body;
    assert!(page.contains("anna") && !page.contains("Anna"), "{page}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forgetting_the_host_forgets_everyone_at_the_device() {
    let mut device = Device::open("players=2&others=Otto").await;
    let forgotten = device.client.form("/forget", "forget=yes").await;
    assert!(forgotten.status.is_success() || forgotten.status.is_redirection(), "{}", forgotten.body);
    let mut sql = device.home.sql().await;
    let names: Vec<Option<String>> =
        sqlx::query_scalar("SELECT name FROM people ORDER BY player").fetch_all(&mut sql).await.unwrap();
    assert_eq!(names, [None, None]);
    let page = device.client.get(&device.path.clone()).await;
    assert_eq!(page.status, StatusCode::FORBIDDEN, "{}", page.body);
    assert!(!page.body.contains("Otto"));
    device.server.stop().await;
}
