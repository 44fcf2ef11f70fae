//! Clients that send too many requests, directly or through a proxy, or that open too many connections.

use axum::http::{Method, StatusCode};
use canasta_server::{Access, Limits, PublicUrl, ServerConfig};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::harness::{Home, Running, soon};

/// Sends one request on its own connection and returns the whole answer.
pub(crate) async fn ask(server: &Running, request: &str) -> String {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    soon(stream.read_to_string(&mut answer)).await.unwrap();
    answer
}

/// A request for a new table, optionally through a proxy.
fn learn(forwarded: Option<&str>) -> String {
    let forwarded = forwarded.map(|from| format!("X-Forwarded-For: {from}\r\n")).unwrap_or_default();
    format!("POST /learn HTTP/1.1\r\nHost: x\r\n{forwarded}Connection: close\r\n\r\n")
}

/// Repeats a request until it is refused. Returns the number of requests that passed, and the refusal.
async fn until_refused(server: &Running, request: &str) -> (u32, String) {
    for passed in 0..100 {
        let answer = ask(server, request).await;
        if !answer.starts_with("HTTP/1.1 303") {
            assert!(answer.starts_with("HTTP/1.1 429"), "{answer}");
            return (passed, answer);
        }
    }
    panic!("it is never too much");
}

/// A server with this limit on new tables per address and hour.
async fn with_tables(home: &Home, tables: u32) -> Running {
    Running::start(ServerConfig { limits: Limits { tables, ..Limits::DEFAULT }, ..home.config() }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_over_the_limit_has_to_wait() {
    let home = Home::new();
    let server = with_tables(&home, 30).await;
    let (passed, refused) = until_refused(&server, &learn(None)).await;
    assert!(passed >= 30, "{passed}");
    assert!(refused.contains("retry-after: 1") && refused.contains("<html"), "{refused}");
    // The client address in the header is ignored unless it comes from a proxy.
    let (passed, _) = until_refused(&server, &learn(Some("192.0.2.1"))).await;
    assert!(passed < 5, "{passed}");
    assert!(ask(&server, &learn(None).replace("POST /learn", "GET /")).await.starts_with("HTTP/1.1 200"));
    server.stop().await;
}

/// Over a limit, a page reloads automatically, a form is sent again, and a script is told when to retry.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_over_the_limit_retries_automatically() {
    let home = Home::new();
    let limits = Limits { tables: 1, requests: 4, ..Limits::DEFAULT };
    let server = Running::start(ServerConfig { limits, ..home.config() }).await;
    let mut client = server.member();
    assert_eq!(client.form("/gather", "name=Helen").await.status, StatusCode::SEE_OTHER);
    let form = client.form("/gather", "name=%3CHelen%3E&seats=4").await;
    assert_eq!(form.status, StatusCode::TOO_MANY_REQUESTS);
    let wait: u64 = form.header("retry-after").parse().unwrap();
    assert!((3590..=3601).contains(&wait), "one table an hour: {wait}");
    for part in [
        &format!(r#"<form class="row" method="post" action="/gather" data-again="{wait}">"#),
        r#"<input type="hidden" name="name" value="&lt;Helen&gt;">"#,
        r#"<input type="hidden" name="seats" value="4">"#,
        ">Try again</button>",
        "again.",
        "Retrying automatically in",
    ] {
        assert!(form.body.contains(part), "{part} in {}", form.body);
    }
    // A page on another site doesn't get a form that is sent to this site automatically.
    let evil = [("content-type", "application/x-www-form-urlencoded"), ("origin", "http://evil")];
    let foreign = client.send(Method::POST, "/gather", &evil, "name=Eve").await;
    assert_eq!(foreign.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(!foreign.body.contains("<form") && !foreign.body.contains("Eve"), "{}", foreign.body);

    client.get("/rules").await;
    let page = client.get("/rules?a=1&b=2").await;
    assert_eq!(page.status, StatusCode::TOO_MANY_REQUESTS);
    let wait: u64 = page.header("retry-after").parse().unwrap();
    assert!((1..=16).contains(&wait), "four requests a minute: {wait}");
    assert_eq!(page.header("refresh"), format!("{wait}; url=/rules?a=1&b=2"));
    assert!(page.body.contains(r#"href="/rules?a=1&amp;b=2">Try again</a>"#), "{}", page.body);
    let elsewhere = client.get("//evil.example/").await;
    assert!(!elsewhere.body.contains("evil") && !elsewhere.header("refresh").contains("evil"), "{elsewhere:?}");

    let answer = client.json("/table/0123/act", &json!({})).await;
    assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(answer.json()["again"].to_string(), answer.header("retry-after"));
    assert!(answer.json()["because"].as_str().unwrap().starts_with("Too many requests"));
    server.stop().await;
}

/// Allows about thirty wrong codes and thirty wrong links per minute, whatever cookies are sent.
#[tokio::test(flavor = "multi_thread")]
async fn guessing_codes_and_invitations_is_rate_limited() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut host = server.client();
    let mut member = server.member();
    let table = host.gather("Helen", "").await;
    let secret = host.invitation(&table).await;
    host.must(&table, "what=code").await;
    let code: String = sqlx::query_scalar("SELECT code FROM codes").fetch_one(&mut home.sql().await).await.unwrap();
    let made_up = |place: u32| -> String {
        (0..6).map(|digit| char::from(b"ABCDEFGH"[(place >> (3 * digit)) as usize % 8])).collect()
    };
    let mut tried = [0, 0];
    let mut refused = [0, 0];
    for place in 0..60 {
        member.cookies = vec![("canasta_session".to_owned(), format!("{place:064x}"))];
        let by_code = member.form("/join", &format!("code={}", made_up(place))).await;
        let by_link = member.get(&format!("/join/{place:032x}")).await;
        for (way, answer) in [by_code, by_link].into_iter().enumerate() {
            if answer.status == StatusCode::NOT_FOUND {
                let says = ["No table has that code", "doesn’t lead to a table"][way];
                assert!(answer.body.contains(says), "{}", answer.body);
                tried[way] += 1;
            } else {
                assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
                assert!(!answer.header("retry-after").is_empty());
                refused[way] += 1;
            }
        }
    }
    // On a slow machine the bucket refills a little during the test.
    assert!(tried.iter().all(|tried| (30..45).contains(tried)), "{tried:?} tried, {refused:?} refused");
    // Over the limit, not even a correct code is looked up, because codes can be guessed. A correct link always works.
    let join_request = member.form("/join", &format!("code={code}&name=Frank")).await;
    assert_eq!(join_request.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(join_request.body.contains(&format!(r#"name="code" value="{code}""#)), "it tries again by itself");
    assert_eq!(server.client().form("/join", &format!("code={code}&name=Frank")).await.status, StatusCode::SEE_OTHER);
    assert_eq!(member.get(&format!("/join/{secret}")).await.status, StatusCode::OK);
    assert_eq!(member.join(&secret, "Fiona").await, table);
    server.stop().await;
}

/// Fifty people at one address use their links and codes at once, and load the page with all its files.
#[tokio::test(flavor = "multi_thread")]
async fn a_club_behind_one_address_meets_no_limit() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut guests = Vec::new();
    for host in 0..13 {
        let mut host = (server.member(), format!("Host{host}"));
        let table = host.0.gather(&host.1, "").await;
        let secret = host.0.invitation(&table).await;
        host.0.must(&table, "what=code").await;
        for guest in 0..3 {
            let secret = secret.clone();
            let table = table.clone();
            let mut member = server.member();
            guests.push(tokio::spawn(async move {
                assert_eq!(member.get(&format!("/join/{secret}")).await.status, StatusCode::OK);
                assert_eq!(member.join(&secret, &format!("Guest{guest}")).await, table);
                let page = member.get(&table).await;
                assert_eq!(page.status, StatusCode::OK);
                for file in page.files() {
                    assert_eq!(member.get(&file).await.status, StatusCode::OK, "{file}");
                }
            }));
        }
    }
    let mut sql = home.sql().await;
    let codes: Vec<String> = sqlx::query_scalar("SELECT code FROM codes").fetch_all(&mut sql).await.unwrap();
    for place in 0..50 {
        let code = codes[place % codes.len()].clone();
        let mut member = server.member();
        guests.push(tokio::spawn(async move {
            let answer = member.form("/join", &format!("code={code}&name=Frank")).await;
            assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        }));
    }
    for guest in guests {
        soon(guest).await.unwrap();
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn static_files_never_count() {
    let home = Home::new();
    let limits = Limits { requests: 1, ..Limits::DEFAULT };
    let server = Running::start(ServerConfig { limits, ..home.config() }).await;
    let mut member = server.member();
    let files = member.get("/").await.files();
    assert!(files.len() >= 3, "{files:?}");
    for file in files.iter().cycle().take(100) {
        assert_eq!(member.get(file).await.status, StatusCode::OK, "{file}");
    }
    let refused = member.get("/").await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    for file in refused.files() {
        assert_eq!(member.get(&file).await.status, StatusCode::OK, "{file}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_can_be_raised_for_measuring() {
    let home = Home::new();
    let server = Running::start(ServerConfig { limits: Limits::WIDE, ..home.config() }).await;
    for place in 0..400 {
        let answer = server.member().form("/learn", "").await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "table {place}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn visitors_behind_a_proxy_count_separately() {
    let home = Home::new();
    let limits = Limits { tables: 30, ..Limits::DEFAULT };
    let config = ServerConfig {
        access: Access { proxies: PublicUrl::LOOPBACK_PROXIES.to_vec(), ..Access::default() },
        limits,
        ..home.config()
    };
    let server = Running::start(config).await;
    assert!(until_refused(&server, &learn(Some("192.0.2.1"))).await.0 >= 30);
    assert!(until_refused(&server, &learn(Some("192.0.2.9, 192.0.2.1"))).await.0 < 10, "what the proxy did not write");
    assert!(ask(&server, &learn(Some("192.0.2.2"))).await.starts_with("HTTP/1.1 303"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_take_every_connection() {
    let home = Home::new();
    let server = Running::start(ServerConfig {
        limits: Limits { connections_per_address: 3, ..Limits::DEFAULT },
        ..home.config()
    })
    .await;
    let health = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
    let mut kept = Vec::new();
    for _ in 0..3 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(health.as_bytes()).await.unwrap();
        let mut byte = [0];
        soon(stream.read_exact(&mut byte)).await.unwrap();
        kept.push(stream);
    }
    let one_more = ask(&server, "GET /rules HTTP/1.1\r\nHost: x\r\n\r\n").await;
    assert!(one_more.starts_with("HTTP/1.1 503") && one_more.contains("retry-after: 5"), "{one_more}");
    assert!(one_more.contains("Too many open connections from your address"), "{one_more}");
    assert!(one_more.contains(r#"href="/rules">Try again</a>"#) && one_more.contains("refresh: 5"), "{one_more}");
    assert!(one_more.contains("content-security-policy: ") && one_more.contains("connection: close"), "{one_more}");
    kept.pop();
    let served = async { while !is_served(&server, health).await {} };
    soon(served).await;
    server.stop().await;
}

/// Whether the server serves a new connection.
async fn is_served(server: &Running, request: &str) -> bool {
    ask(server, &request.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n")).await.starts_with("HTTP/1.1 200")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_session_cookie_is_https_only_with_a_public_address() {
    let home = Home::new();
    let public = "https://canasta.example".parse::<PublicUrl>().unwrap();
    let server =
        Running::start(ServerConfig { access: Access { public: Some(public), ..Access::default() }, ..home.config() })
            .await;
    let mut client = server.client();
    assert_eq!(client.form("/play", "").await.status, StatusCode::FORBIDDEN, "a form of http://table.test");
    let here = [("origin", "https://canasta.example")];
    let answer = client.send(Method::POST, "/play", &here, "").await;
    let cookies: Vec<&str> = answer.headers.get_all("set-cookie").iter().map(|c| c.to_str().unwrap()).collect();
    let session = cookies.iter().find(|cookie| cookie.starts_with("__Host-canasta_session=")).unwrap();
    for part in ["; Path=/", "; HttpOnly", "; Secure", "; SameSite=Lax"] {
        assert!(session.contains(part) && !session.contains("Domain"), "{session}");
    }
    assert_eq!(answer.header("strict-transport-security"), "max-age=31536000");
    let table = answer.header("location").to_owned();
    assert_eq!(client.get(&table).await.status, StatusCode::OK);
    // Any page on plain HTTP can set a cookie with this name, so the same secret is ignored in it.
    let secret = session["__Host-canasta_session=".len()..].split(';').next().unwrap().to_owned();
    client.cookies = vec![("canasta_session".to_owned(), secret)];
    assert_eq!(client.get(&table).await.status, StatusCode::FORBIDDEN);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn live_connections_count_per_address() {
    let home = Home::new();
    let server = Running::start(ServerConfig {
        limits: Limits { connections_per_address: 2, ..Limits::DEFAULT },
        ..home.config()
    })
    .await;
    let mut client = server.client();
    let table = client.play().await;
    let one = client.live(&table).await;
    let two = client.live(&table).await;
    let health = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
    assert!(!is_served(&server, health).await, "a third connection is served");
    drop((one, two));
    let served = async { while !is_served(&server, health).await {} };
    soon(served).await;
    server.stop().await;
}
