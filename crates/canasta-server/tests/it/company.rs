//! Tables of friends never get stuck. Tests hosts who leave, slow turns, lost and abandoned seats, bans, new links,
//! closed tables, names, and rematches.

use axum::http::StatusCode;
use canasta::Seat;
use canasta_server::ServerConfig;
use canasta_table::State;
use canasta_table::journal::{Entry, HostChange, Person, Substitute};

use crate::friends::{Friends, hurried};
use crate::harness::{Client, Follower, Home, Live, Running, soon};

/// Reads the journal after every message on a screen, until the table satisfies the condition.
async fn until(follower: &mut Follower, live: &mut Live, said: impl Fn(&canasta_table::Table) -> bool) {
    soon(async {
        while !said(follower.read().await) {
            live.next().await.expect("the connection ended");
        }
    })
    .await;
}

impl Friends {
    /// Another person, who joins with the link.
    pub(crate) async fn third(&mut self, name: &str) -> Client {
        let secret = self.invitation().await;
        let mut third = self.server.client();
        assert_eq!(third.join(&secret, name).await, self.table);
        third
    }

    pub(crate) async fn invitation(&mut self) -> String {
        let mut sql = self.home.sql().await;
        sqlx::query_scalar("SELECT invitation FROM tables").fetch_one(&mut sql).await.unwrap()
    }

    /// A guest who asks to join with the spoken code.
    pub(crate) async fn asks_to_join(&mut self, name: &str) -> Client {
        self.host.must(&self.table.clone(), "what=code").await;
        let mut sql = self.home.sql().await;
        let code: String = sqlx::query_scalar("SELECT code FROM codes").fetch_one(&mut sql).await.unwrap();
        let mut client = self.server.client();
        let answer = client.form("/join", &format!("code={code}&name={name}")).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        client
    }

    pub(crate) async fn host_page(&mut self) -> String {
        self.host.get(&self.table.clone()).await.body
    }
}

#[tokio::test]
async fn a_friend_can_start_the_game_when_the_host_closes_the_tab() {
    for returns in [true, false] {
        let home = Home::new();
        let server = Running::start(hurried(home.config())).await;
        let mut host = server.client();
        let mut friend = server.client();
        let returned = if returns { "yes" } else { "no" };
        let table = host.gather("Helen", &format!("seats=chosen&host_returns={returned}")).await;
        let secret = host.invitation(&table).await;
        friend.join(&secret, "Frank").await;
        let mut follower = Follower::of(&home, &table).await;
        let tab = host.live(&table).await;
        let mut waiting = friend.live(&table).await;
        friend.refused(&table, "what=begin&fill=club", "Only the host").await;
        drop(tab);
        until(&mut follower, &mut waiting, |table| table.host() == Person(1)).await;
        let entry = Entry::Host { person: Person(1), why: HostChange::Away };
        assert!(follower.texts.iter().any(|text| Entry::read(text).unwrap() == entry), "the journal says so");

        // A returning host becomes host again only if the table is set up that way.
        let _tab = host.live(&table).await;
        if returns {
            until(&mut follower, &mut waiting, |table| table.host() == Person::HOST).await;
            host.must(&table, "what=begin&fill=club").await;
        } else {
            host.refused(&table, "what=begin&fill=club", "Only the host").await;
            friend.must(&table, "what=begin&fill=club").await;
        }
        assert_ne!(follower.read().await.state(), State::WaitingRoom);
        server.stop().await;
    }
}

#[tokio::test]
async fn a_friend_can_start_the_game_when_the_host_leaves() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut host = server.client();
    let mut friend = server.client();
    let table = host.gather("Helen", "seats=chosen").await;
    let secret = host.invitation(&table).await;
    friend.join(&secret, "Frank").await;
    host.must(&table, "what=leave").await;
    friend.must(&table, "what=begin&fill=club").await;
    let mut follower = Follower::of(&home, &table).await;
    assert_eq!(follower.read().await.host(), Person(1));
    assert!(follower.read().await.is_bot(Seat(0)), "the seat that the host left is the computer's");
    server.stop().await;
}

#[tokio::test]
async fn a_friend_becomes_host_when_the_host_disappears_without_a_clock() {
    let mut at = Friends::with("", hurried).await;
    let mut friends = at.friend.live(&at.table).await;
    at.until(&mut friends, |table| table.host() == Person(1)).await;
    let table = at.table.clone();
    at.friend.must(&table, "what=pause").await;
    at.friend.must(&table, "what=resume").await;
    at.friend.must(&table, "what=stand-in&seat=0").await;
    at.until(&mut friends, |table| table.to_act() == Some(Seat(2))).await;
    assert_eq!(at.table().await.substitute(Seat(0)), Some(Substitute::Asked), "a bot plays for the host who is away");
    at.server.stop().await;
}

/// The host has the page open but doesn't play. The waiting player can have a bot make one decision, and no more.
#[tokio::test]
async fn a_bot_plays_for_a_player_who_does_not_act_when_the_others_agree() {
    let mut at = Friends::with("", hurried).await;
    let table = at.table.clone();
    let mut hosts = at.host.live(&table).await;
    let mut friends = at.friend.live(&table).await;
    at.friend.refused(&table, "what=stand-in&seat=0", "Only the host").await;
    // With a clock 1000 times as fast, a day lasts a minute and a half.
    at.host.must(&table, "what=allow&seconds=86400").await;
    at.friend.refused(&table, "what=agree", "still has time").await;
    at.friend.refused(&table, "what=allow&seconds=10", "Only the host").await;
    at.host.refused(&table, "what=allow&seconds=5", "between ten seconds").await;
    at.host.must(&table, "what=allow&seconds=10").await;
    loop {
        let answer = at.friend.table_form(&table, "what=agree").await;
        if answer.status == StatusCode::SEE_OTHER {
            break;
        }
        assert!(answer.body.contains("still has time"), "{}", answer.body);
        tokio::task::yield_now().await;
    }
    at.until(&mut friends, |table| table.played() > table.n() - 2 && table.to_act() == Some(Seat(0))).await;
    let stood_in: Vec<bool> = actions_of(&at, Seat(0));
    assert_eq!(stood_in, [true], "one decision, by the computer");
    assert_eq!(at.table().await.substitute(Seat(0)), None, "the host plays the next one");
    let action = at.some_action(Seat(0)).await;
    let n = at.table().await.n();
    let done = at.host.action(&table, "discard", n, &action).await;
    assert_eq!(done.status, StatusCode::OK, "{}", done.body);
    hosts.until(n + 1).await;
    at.server.stop().await;
}

/// For each action of a person's seat, whether a bot made it.
fn actions_of(at: &Friends, seat: Seat) -> Vec<bool> {
    let acted = |entry: Entry| match entry {
        Entry::Acted { by, substitute, .. } if by.seat == seat => Some(substitute),
        _ => None,
    };
    at.entries().into_iter().filter_map(acted).collect()
}

#[tokio::test]
async fn both_waiting_players_have_to_agree_and_not_about_their_own_seat() {
    let mut at = Friends::with("", hurried).await;
    let table = at.table.clone();
    let mut third = at.third("Tom").await;
    third.must(&table, "what=sit&seat=1").await;
    at.host.must(&table, "what=admit&knock=1").await;
    let mut screens = Vec::new();
    for client in [&at.host, &at.friend, &third] {
        screens.push(client.live(&table).await);
    }
    at.host.must(&table, "what=allow&seconds=10").await;
    loop {
        let answer = at.friend.table_form(&table, "what=agree").await;
        if answer.status == StatusCode::SEE_OTHER {
            break;
        }
        assert!(answer.body.contains("still has time"), "{}", answer.body);
        tokio::task::yield_now().await;
    }
    at.friend.must(&table, "what=agree").await;
    at.table().await;
    assert_eq!(actions_of(&at, Seat(0)), [false; 0], "one of two, however often, is not enough");
    at.host.refused(&table, "what=agree", "Only waiting players").await;
    third.must(&table, "what=agree").await;
    let mut friends = screens.remove(1);
    at.until(&mut friends, |table| table.played() == table.n()).await;
    assert_eq!(actions_of(&at, Seat(0)), [true]);
    at.server.stop().await;
}

#[tokio::test]
async fn the_host_can_return_a_seat_to_a_guest_who_asks_to_join() {
    let mut at = Friends::begun("").await;
    let table = at.table.clone();
    let mut old_screen = at.friend.live(&table).await;
    let mut again = at.asks_to_join("Frank").await;
    assert!(at.host_page().await.contains("Frank 2"), "the host reads who knocks during the game");
    again.sees_nothing(&table).await;
    at.friend.refused(&table, "what=admit&knock=1&was=1", "Only the host").await;
    at.host.must(&table, "what=admit&knock=1&was=1").await;

    assert_eq!(at.friend.get(&table).await.status, StatusCode::FORBIDDEN, "the old session has lost the seat");
    assert_eq!(at.friend.table_form(&table, "what=leave").await.status, StatusCode::FORBIDDEN);
    while old_screen.next().await.is_some() {}
    let page = again.get(&table).await;
    let hand = at.table().await.view(Some(Seat(2))).unwrap().hand;
    assert!(page.status == StatusCode::OK && !hand.is_empty(), "{}", page.body);
    assert!(!at.host_page().await.contains("Frank 2"), "and is Frank again");
    assert!(at.entries().contains(&Entry::ChangedDevice(Person(1))), "the journal says so");

    // This is still true after a restart.
    at.server.stop().await;
    let server = Running::start(at.home.config()).await;
    assert_eq!(again.at(&server).get(&table).await.status, StatusCode::OK);
    assert_eq!(at.friend.at(&server).get(&table).await.status, StatusCode::FORBIDDEN);
    server.stop().await;
}

impl Client {
    /// The page of a guest whose join request failed doesn't show the table.
    async fn sees_nothing(&mut self, table: &str) {
        let page = self.get(table).await;
        assert!(!page.body.contains("data-table") && !page.body.contains("Helen"), "{}", page.body);
    }
}

/// People keep the link. A player who opens it on a different phone is a new person until the host recognises them.
#[tokio::test]
async fn a_player_with_another_phone_gets_their_seat_back() {
    let mut at = Friends::begun("").await;
    let table = at.table.clone();
    let mut again = at.third("Frank").await;
    again.refused(&table, "what=sit&seat=2", "already has this seat").await;
    assert!(at.host_page().await.contains("Frank 2"), "the host sees who came");
    again.refused(&table, "what=same&player=2&was=1", "Only the host").await;
    at.host.must(&table, "what=same&player=2&was=1").await;
    let n = at.table().await.n();
    let action = at.some_action(Seat(0)).await;
    at.host.action(&table, "draw", n, &action).await;
    assert_eq!(again.table_form(&table, "what=leave").await.status, StatusCode::SEE_OTHER);
    assert_eq!(at.table().await.substitute(Seat(2)), Some(Substitute::Left), "it is Frank's seat that they left");
    assert_eq!(at.friend.get(&table).await.status, StatusCode::FORBIDDEN);
    at.server.stop().await;
}

#[tokio::test]
async fn the_host_can_give_an_abandoned_seat_to_another_guest() {
    for forgotten in [false, true] {
        let mut at = Friends::begun("").await;
        let table = at.table.clone();
        let mut late = at.third("Tom").await;
        late.refused(&table, "what=sit&seat=2", "already has this seat").await;
        if forgotten {
            at.friend.form("/forget", "").await;
        } else {
            at.friend.must(&table, "what=leave").await;
        }
        late.must(&table, "what=sit&seat=2").await;
        let page = late.get(&table).await.body;
        assert!(page.contains("what\" value=\"withdraw"), "who asks may take it back: {page}");
        at.host.must(&table, "what=admit&knock=1").await;
        let now = at.table().await;
        assert_eq!((now.person(Seat(2)), now.substitute(Seat(2))), (Some(Person(2)), None));
        if !forgotten {
            at.friend.refused(&table, "what=back", "have a seat").await;
        }
        at.server.stop().await;
    }
}

/// A guest sees a bot's hand only if the host agrees, and can't look at one bot's hand after another's.
#[tokio::test]
async fn a_guest_who_asks_for_a_bots_hand_waits_for_the_host() {
    let mut at = Friends::begun("").await;
    let table = at.table.clone();
    let mut late = at.third("Tom").await;
    for seat in ["1", "3"] {
        late.must(&table, &format!("what=sit&seat={seat}")).await;
    }
    assert_eq!(
        (at.table().await.seat_of(Person(2)), at.entries().len()),
        (None, usize::try_from(at.table().await.n()).unwrap())
    );
    let page = at.host_page().await;
    assert!(page.contains("Tom") && page.contains("name=\"knock\" value=\"2\""), "one request at a time: {page}");
    assert!(!page.contains("name=\"knock\" value=\"1\""), "the one before was taken back: {page}");
    late.must(&table, "what=withdraw").await;
    at.host.refused(&table, "what=admit&knock=2", "has expired").await;
    late.must(&table, "what=sit&seat=3").await;
    at.host.must(&table, "what=turn-away&knock=3").await;
    assert_eq!(at.table().await.seat_of(Person(2)), None);
    late.must(&table, "what=sit&seat=3").await;
    at.host.must(&table, "what=admit&knock=4").await;
    late.refused(&table, "what=sit&seat=1", "have a seat").await;
    late.must(&table, "what=leave").await;
    late.refused(&table, "what=sit&seat=1", "have a seat").await;
    at.server.stop().await;
}

#[tokio::test]
async fn a_latecomer_is_offered_the_bots_seats() {
    let mut at = Friends::begun("").await;
    let secret = at.invitation().await;
    let mut late = at.server.client();
    let page = late.get(&format!("/join/{secret}")).await.body;
    assert!(!page.contains("No free seats") && !page.contains("All seats are taken"), "{page}");
    late.join(&secret, "Tom").await;
    let page = late.get(&at.table.clone()).await.body;
    assert!(page.contains("name=\"seat\" value=\"1\"") && page.contains("name=\"seat\" value=\"3\""), "{page}");
    at.server.stop().await;
}

#[tokio::test]
async fn a_banned_player_stays_away_until_the_host_unbans_them() {
    let mut at = Friends::begun("watch=link").await;
    let table = at.table.clone();
    let secret = at.invitation().await;
    let mut screen = at.friend.live(&table).await;
    at.friend.refused(&table, "what=ban&player=0", "Only the host").await;
    at.host.refused(&table, "what=ban&player=0", "You’re the host").await;
    at.host.must(&table, "what=ban&player=1").await;
    while screen.next().await.is_some() {}
    assert!(at.entries_now().await.contains(&Entry::Banned(Person(1))), "the journal says so");
    assert_eq!(at.table().await.substitute(Seat(2)), Some(Substitute::Left), "a bot plays on");

    let stays_away = async |friend: &mut Client, code: Option<&str>| {
        let page = friend.get(&table).await.body;
        assert!(page.contains("has banned you") && !page.contains("data-table"), "{page}");
        let origin = format!("http://{}", friend.address);
        assert_eq!(friend.try_live(&table, &origin).await.err(), Some(StatusCode::FORBIDDEN), "not even to watch");
        let invited = friend.get(&format!("/join/{secret}")).await.body;
        assert!(invited.contains("has banned you"), "{invited}");
        let joins = friend.form(&format!("/join/{secret}"), "name=Frank").await;
        assert!(joins.status == StatusCode::CONFLICT && joins.body.contains("has banned you"), "{}", joins.body);
        if let Some(code) = code {
            let join_requests = friend.form("/join", &format!("code={code}&name=Frank")).await;
            assert!(join_requests.body.contains("has banned you"), "{}", join_requests.body);
        }
        assert_eq!(friend.table_form(&table, "what=back").await.status, StatusCode::FORBIDDEN);
    };
    at.host.must(&table, "what=code").await;
    let mut sql = at.home.sql().await;
    let code: String = sqlx::query_scalar("SELECT code FROM codes").fetch_one(&mut sql).await.unwrap();
    stays_away(&mut at.friend, Some(&code)).await;
    at.server.stop().await;
    let server = Running::start(at.home.config()).await;
    let mut host = at.host.at(&server);
    let mut friend = at.friend.at(&server);
    stays_away(&mut friend, None).await;
    assert!(host.get(&table).await.body.contains("what\" value=\"let-in"), "the host sees who was turned away");
    host.must(&table, "what=let-in&player=1").await;
    assert_eq!(friend.get(&table).await.status, StatusCode::OK);
    friend.must(&table, "what=back").await;
    server.stop().await;
}

impl Friends {
    async fn entries_now(&mut self) -> Vec<Entry> {
        self.table().await;
        self.entries()
    }
}

#[tokio::test]
async fn the_host_can_ban_a_guest_who_asks_to_join() {
    let mut at = Friends::begun("").await;
    let table = at.table.clone();
    let mut stranger = at.asks_to_join("Tom").await;
    at.host.must(&table, "what=turn-away&knock=1").await;
    stranger.sees_nothing(&table).await;
    let mut other = at.asks_to_join("Tom").await;
    at.host.must(&table, "what=turn-away&knock=2&for-good=yes").await;
    let page = other.get(&table).await.body;
    assert!(page.contains("has banned you"), "{page}");
    let mut sql = at.home.sql().await;
    let code: String = sqlx::query_scalar("SELECT code FROM codes").fetch_one(&mut sql).await.unwrap();
    let join_requests = other.form("/join", &format!("code={code}&name=Tom")).await;
    assert!(join_requests.body.contains("has banned you"), "{}", join_requests.body);
    // A guest who was declined but not banned can ask again.
    let again = stranger.form("/join", &format!("code={code}&name=Tom")).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER);
    assert!(at.entries_now().await.contains(&Entry::Banned(Person(2))));
    // Forgetting a guest doesn't damage the table.
    other.form("/forget", "").await;
    assert_eq!(at.host.get(&table).await.status, StatusCode::OK);
    at.server.stop().await;
    let server = Running::start(at.home.config()).await;
    assert_eq!(at.host.at(&server).get(&table).await.status, StatusCode::OK);
    server.stop().await;
}

#[tokio::test]
async fn a_new_link_and_code_disable_the_old_ones() {
    let mut at = Friends::begun("").await;
    let table = at.table.clone();
    at.host.must(&table, "what=code").await;
    let mut sql = at.home.sql().await;
    let code: String = sqlx::query_scalar("SELECT code FROM codes").fetch_one(&mut sql).await.unwrap();
    let old = at.invitation().await;
    at.friend.refused(&table, "what=renew", "Only the host").await;
    at.host.must(&table, "what=renew").await;
    let new = at.invitation().await;
    assert_ne!(old, new);
    let page = at.host_page().await;
    assert!(page.contains(&new) && !page.contains(&old), "the host sees the new link");
    let mut late = at.server.client();
    assert_eq!(late.get(&format!("/join/{old}")).await.status, StatusCode::NOT_FOUND);
    let join_requests = late.form("/join", &format!("code={code}&name=Tom")).await;
    assert_eq!(join_requests.status, StatusCode::NOT_FOUND);
    assert_eq!(late.join(&new, "Tom").await, table);
    at.server.stop().await;
}

#[tokio::test]
async fn a_closed_table_is_over_and_can_be_removed_from_the_start_page() {
    for begun in [true, false] {
        let home = Home::new();
        let server = Running::start(ServerConfig { first_dealer: Some(Seat(3)), ..home.config() }).await;
        let mut host = server.client();
        let mut friend = server.client();
        let table = host.gather("Helen", "seats=chosen").await;
        let secret = host.invitation(&table).await;
        friend.join(&secret, "Frank").await;
        if begun {
            host.must(&table, "what=begin&fill=club").await;
        }
        friend.refused(&table, "what=close", "Only the host").await;
        host.must(&table, "what=close").await;
        let mut follower = Follower::of(&home, &table).await;
        assert_eq!(follower.read().await.state(), State::Over);
        let by = Entry::Closed { by: Some(Person::HOST) };
        assert_eq!(follower.texts.last().map(|text| Entry::read(text).unwrap()), Some(by), "the journal says who");
        let page = friend.get(&table).await.body;
        assert!(page.contains("Helen") && page.contains("closed"), "{page}");
        let actions = friend.action(&table, "a", 99, "draw").await;
        assert_eq!(actions.status, StatusCode::CONFLICT, "{}", actions.body);
        host.table_form(&table, "what=begin&fill=club").await;
        assert_eq!(follower.read().await.state(), State::Over);
        let late = server.client().form(&format!("/join/{secret}"), "name=Tom").await;
        assert!(late.status == StatusCode::CONFLICT && late.body.contains("closed"), "{}", late.body);

        assert!(friend.get("/").await.body.contains(&table));
        friend.must_go(&table, "what=hide", "/").await;
        assert!(!friend.get("/").await.body.contains(&table), "it is off the start page");
        assert!(host.get("/").await.body.contains(&table), "of one only");
        server.stop().await;
    }
}

impl Client {
    async fn must_go(&mut self, table: &str, fields: &str, place: &str) {
        let answer = self.table_form(table, fields).await;
        assert_eq!((answer.status, answer.header("location")), (StatusCode::SEE_OTHER, place), "{}", answer.body);
    }
}

#[tokio::test]
async fn a_table_shows_that_a_player_has_another_device() {
    let mut at = Friends::begun("").await;
    let table = at.table.clone();
    let (link, _) = at.friend.hand_over().await;
    let mut phone = at.server.client();
    phone.carry(&link).await;
    assert!(at.entries_now().await.contains(&Entry::ChangedDevice(Person(1))));
    assert!(at.host_page().await.contains("on another device"), "the host reads it");
    for device in [&mut phone, &mut at.friend] {
        assert_eq!(device.get(&table).await.status, StatusCode::OK, "the seat is on both devices");
    }
    at.server.stop().await;
}

#[tokio::test]
async fn guests_who_asked_to_join_or_were_banned_are_forgotten() {
    let mut at = Friends::begun("").await;
    let table = at.table.clone();
    at.host.must(&table, "what=ban&player=1").await;
    at.friend.form("/forget", "").await;
    assert!(!at.host_page().await.contains("Frank"), "the name is gone");
    let mut stranger = at.asks_to_join("Tom").await;
    assert!(at.host_page().await.contains("Tom"));
    stranger.form("/forget", "").await;
    assert!(!at.host_page().await.contains("Tom"), "the name is gone");
    at.host.refused(&table, "what=admit&knock=1", "has expired").await;
    at.server.stop().await;
}
