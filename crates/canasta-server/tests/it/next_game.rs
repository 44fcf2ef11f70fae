//! Friends play deals and games to the end: name changes between deals, rematches, and stats of finished games.

use axum::http::StatusCode;
use canasta::Seat;
use canasta_table::journal::{Entry, Person};

use crate::friends::Friends;
use crate::harness::{Follower, Live, Running, soon};

impl Friends {
    /// Both people play until the deal is over.
    async fn play_deal(&mut self) {
        let path = self.table.clone();
        let mut live = self.host.live(&path).await;
        loop {
            let table = self.table().await;
            let n = table.n();
            let bot = table.to_act().map(|seat| (seat, table.is_bot(seat)));
            match bot {
                None => break,
                Some((_, true)) => {
                    live.next().await.expect("the connection ended");
                }
                Some((seat, false)) => {
                    let action = self.some_action(seat).await;
                    let client = if seat == Seat(0) { &mut self.host } else { &mut self.friend };
                    let done = client.action(&path, &format!("action-{n}"), n, &action).await;
                    assert_eq!(done.status, StatusCode::OK, "{}", done.body);
                }
            }
        }
    }

    /// Both people play until the game is over.
    async fn play_game(&mut self) {
        let path = self.table.clone();
        loop {
            self.play_deal().await;
            let table = self.table().await;
            let n = table.n();
            if table.winner().is_some() {
                break;
            }
            for client in [&mut self.host, &mut self.friend] {
                client.ready(&path, &format!("next-{n}"), n).await;
            }
        }
    }
}

#[tokio::test]
async fn players_with_similar_names_are_told_apart() {
    let mut at = Friends::begun("").await;
    let table = at.table.clone();
    // The first name has a Cyrillic “а”, and the second differs in case.
    for (name, called) in [
        ("Fr%D0%B0nk", "Frаnk 2"),
        ("FRANK", "FRANK 3"),
        ("helen", "helen 2"),
        // A braille blank, a soft hyphen and full-width letters.
        ("Helen%E2%A0%80", "Helen 3"),
        ("He%C2%ADlen", "Helen 4"),
        ("%EF%BC%A8elen", "Ｈelen 5"),
    ] {
        at.third(name).await;
        assert!(at.host_page().await.contains(called), "{called}");
    }
    let mut join_requests = at.asks_to_join("Frank").await;
    assert!(at.host_page().await.contains("Frank 4"), "also who asks to join");
    assert_eq!(join_requests.get(&table).await.status, StatusCode::OK);
    at.server.stop().await;
}

#[tokio::test]
async fn a_player_can_change_their_name_between_deals_but_not_often() {
    let mut at = Friends::begun("rules=hoyle").await;
    let table = at.table.clone();
    let settings = |name: &str| format!("name={name}&then={table}");
    let answer = at.friend.form("/settings", &settings("2+jokers,+AAA,+go!")).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let page = at.host_page().await;
    assert!(
        page.contains("Frank") && !page.contains("jokers, AAA"),
        "nothing typed reaches a partner in a deal: {page}"
    );
    at.friend.form("/settings", &settings("Franka")).await;
    at.friend.form("/settings", &settings("helen")).await;
    at.friend.form("/settings", &settings("Francis")).await;
    let mut live = at.host.live(&table).await;
    at.play_deal().await;
    // The third name gets a number, because it differs from the host's only in case.
    let html = |message: &serde_json::Value| message["html"].as_str().is_some_and(|html| html.contains("helen 2"));
    soon(async { while !html(&live.next().await.expect("the connection ended")) {} }).await;
    let page = at.host_page().await;
    assert!(!page.contains("Francis"), "the fourth in ten minutes is too much");
    at.server.stop().await;
    let server = Running::start(at.home.config()).await;
    assert!(at.host.at(&server).get(&table).await.body.contains("helen 2"), "and it is kept");
    server.stop().await;
}

#[tokio::test]
async fn a_rematch_brings_everyone_to_one_table_in_the_same_seats() {
    for drawn in [false, true] {
        let mut at = Friends::begun("game_points=500").await;
        let table = at.table.clone();
        let seats = if drawn { "drawn" } else { "same" };
        let press = format!("what=again&seats={seats}");
        at.host.refused(&table, &press, "isn’t over").await;
        at.play_game().await;
        let first = at.friend.table_form(&table, &press).await;
        assert_eq!(first.status, StatusCode::SEE_OTHER, "{}", first.body);
        let next = first.header("location").to_owned();
        assert_ne!(next, table);
        let page = at.host_page().await;
        assert!(page.contains("what\" value=\"again"), "who has not pressed yet is asked: {page}");
        assert!(at.host.get("/").await.body.contains(&next), "and finds it on the start page");
        assert!(at.friend.get(&next).await.body.contains("Helen"), "who is awaited is named");
        let second = at.host.table_form(&table, &press).await;
        assert_eq!(second.header("location"), next, "the same table for all");
        let twice = at.host.table_form(&table, &press).await;
        assert_eq!(twice.header("location"), next, "however often it is pressed");

        let mut follower = Follower::of(&at.home, &next).await;
        let there = follower.read().await;
        let seated = [0, 2].map(|seat| there.person(Seat(seat)));
        assert_eq!(seated, [Some(Person(0)), Some(Person(1))], "both have their seats again");
        assert_eq!((there.host(), there.is_bot(Seat(1)), there.is_bot(Seat(3))), (Person::HOST, true, true));
        assert_eq!(there.terms().seats == canasta_table::journal::Seats::Drawn, drawn);
        at.host.must(&next, "what=begin").await;
        let page = at.host.get(&table).await.body;
        let games = at.table().await.session_score().games;
        assert_eq!(games, 1);
        assert!(page.contains("1 game") || page.contains("One game"), "the result of the evening: {page}");
        assert!(at.entries().contains(&Entry::Rematch { table: next.trim_start_matches("/table/").to_owned() }));
        at.server.stop().await;
    }
}

/// The game counts for the player who took over the seat, but not for the one who left.
#[tokio::test]
async fn a_game_counts_for_the_players_who_played_it() {
    let mut at = Friends::begun("game_points=500").await;
    let table = at.table.clone();
    let mut left = at.third("Tom").await;
    std::mem::swap(&mut at.friend, &mut left);
    left.must(&table, "what=leave").await;
    at.friend.must(&table, "what=sit&seat=2").await;
    at.host.must(&table, "what=admit&knock=1").await;
    at.play_game().await;
    for (client, games) in [(&mut at.host, 1), (&mut at.friend, 1), (&mut left, 0)] {
        let list = client.get("/you.json").await;
        assert_eq!(list.status, StatusCode::OK, "{}", list.body);
        assert_eq!(list.json()["games"].as_array().map(Vec::len), Some(games), "{}", list.body);
    }
    at.friend.form("/forget", "").await;
    let list = at.host.get("/you.json").await;
    assert!(!list.body.contains("Tom") && list.body.contains("Helen"), "{}", list.body);
    at.server.stop().await;
}

#[tokio::test]
async fn a_player_who_left_before_the_end_can_join_the_next_game() {
    let mut at = Friends::begun("game_points=500").await;
    let table = at.table.clone();
    at.friend.must(&table, "what=leave").await;
    let mut live = at.host.live(&table).await;
    at.play_game_alone(&mut live).await;
    let next = at.host.table_form(&table, "what=again&seats=same").await.header("location").to_owned();
    let answer = at.friend.table_form(&table, "what=again&seats=same").await;
    assert_eq!(answer.header("location"), next, "{}", answer.body);
    let page = at.friend.get(&next).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    let mut follower = Follower::of(&at.home, &next).await;
    assert_eq!(follower.read().await.person(Seat(2)), Some(Person(1)), "a seat is free, and theirs");
    at.server.stop().await;
}

impl Friends {
    /// The host plays with bots in all other seats, until the game is over.
    async fn play_game_alone(&mut self, live: &mut Live) {
        let path = self.table.clone();
        loop {
            let table = self.table().await;
            let n = table.n();
            let to_act = table.to_act();
            let over = table.winner().is_some();
            match to_act {
                _ if over => break,
                Some(Seat(0)) => {
                    let action = self.some_action(Seat(0)).await;
                    let done = self.host.action(&path, &format!("action-{n}"), n, &action).await;
                    assert_eq!(done.status, StatusCode::OK, "{}", done.body);
                }
                Some(_) => {
                    live.next().await.expect("the connection ended");
                }
                None => {
                    self.host.ready(&path, &format!("next-{n}"), n).await;
                }
            }
        }
    }
}
