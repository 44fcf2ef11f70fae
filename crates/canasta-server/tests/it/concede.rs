//! Players concede: with a partner, alone, across restarts, and while an older server uses the same data.

use axum::http::StatusCode;
use canasta::Seat;
use canasta_server::{ServerConfig, TestHooks};
use canasta_table::State;
use canasta_table::journal::{Entry, Formats};

use crate::friends::Friends;
use crate::harness::{Follower, Home, Running};

#[tokio::test]
async fn a_partner_agrees_to_concede_after_a_restart() {
    let mut at = Friends::begun("").await;
    let table = at.table.clone();
    at.friend.refused(&table, "what=agree-to-concede", "expired").await;
    at.host.must(&table, "what=concede").await;
    let page = at.friend.get(&table).await.body;
    assert!(page.contains("<bdi>Helen</bdi> wants to concede the game."), "{page}");
    assert!(at.host_page().await.contains("Waiting for <bdi>Frank</bdi>."));
    at.friend.must(&table, "what=play-on").await;
    at.friend.refused(&table, "what=agree-to-concede", "expired").await;
    at.friend.must(&table, "what=concede").await;
    at.server.stop().await;

    let server = Running::start(ServerConfig { first_dealer: Some(Seat(3)), ..at.home.config() }).await;
    let mut host = at.host.at(&server);
    let mut friend = at.friend.at(&server);
    let page = host.get(&table).await.body;
    assert!(page.contains("<bdi>Frank</bdi> wants to concede the game."), "{page}");
    host.must(&table, "what=agree-to-concede").await;
    host.must(&table, "what=agree-to-concede").await;
    let mut journal = Follower::of(&at.home, &table).await;
    let seen = journal.read().await;
    let n = seen.n();
    assert_eq!(seen.state(), State::Over);
    let entries: Vec<Entry> = journal.texts.iter().map(|text| Entry::read(text).unwrap()).collect();
    let last = [Entry::AgreedToConcede(Seat(2)), Entry::Conceded(Seat(0))];
    assert!(entries.ends_with(&last), "{:?}", entries.last());
    let late = host.action(&table, "late", n, "draw").await;
    assert!(late.status == StatusCode::CONFLICT && late.body.contains("the game is over"), "{}", late.body);
    for client in [&mut host, &mut friend] {
        let page = client.get(&table).await.body;
        assert!(page.contains("conceded the game.") && page.contains("Rematch"), "{page}");
        let record = client.get(&format!("{table}/record")).await.body;
        assert!(record.contains("\nResult: side 0 conceded\n"), "{record}");
        let replay = client.get(&format!("{table}/replay?at=999")).await.body;
        assert!(replay.contains("conceded the game."), "{replay}");
        let review = client.get(&format!("{table}/review")).await;
        assert!(review.body.contains("wasn’t played to the end"), "{}", review.body);
        let games = client.get("/you").await.body;
        assert!(games.contains("Lost, 0 to 0 (conceded)"), "{games}");
    }
    let next = host.table_form(&table, "what=again&seats=same").await;
    assert_eq!(next.status, StatusCode::SEE_OTHER, "{}", next.body);
    server.stop().await;
}

#[tokio::test]
async fn a_player_against_the_computer_concedes_alone() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let answer = client.form("/play", "name=Mary&rules=hoyle").await;
    let table = answer.header("location").to_owned();
    // Wait until the cards are dealt.
    let mut live = client.live(&table).await;
    while !client.get(&table).await.body.contains("id=\"concede\"") {
        live.next().await.expect("the connection ended");
    }
    client.must(&table, "what=concede").await;
    let page = client.get(&table).await.body;
    assert!(page.contains("conceded the game.") && !page.contains("id=\"concede\""), "{page}");
    server.stop().await;
}

/// A server on the previous release couldn't read the table any more.
#[tokio::test]
async fn no_game_is_conceded_while_older_servers_use_the_same_data() {
    let older = |config: ServerConfig| {
        let hooks = TestHooks { formats: Formats::RELEASED.up_to(2), ..config.hooks };
        ServerConfig { hooks, ..config }
    };
    let mut at = Friends::with("", older).await;
    let table = at.table.clone();
    let before = at.table().await.n();
    let refused = at.host.table_form(&table, "what=concede").await;
    assert!(refused.body.contains("The servers are being upgraded"), "{}", refused.body);
    let seen = at.table().await;
    assert_eq!((seen.state(), seen.n()), (State::Playing, before));
    at.server.stop().await;
}
