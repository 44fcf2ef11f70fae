//! Tests of the client against a scripted server.

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

use super::*;

/// The answers on one connection. The server closes it after the last.
type Script = &'static [&'static str];

const ACTED: &str = "HTTP/1.1 200 OK\r\ncontent-length: 7\r\n\r\n{\"n\":3}";
const LED: &str = "HTTP/1.1 303 See Other\r\nlocation: /table/t\r\nset-cookie: session=s; Path=/; HttpOnly\r\n\
                   set-cookie: prefs=p\r\ncontent-length: 0\r\n\r\n";
const NO_ANSWER: &str = "";

/// Serves these connections one at a time. The task returns all requests.
async fn serve(scripts: &'static [Script]) -> (Client, tokio::task::JoinHandle<Vec<String>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let host = listener.local_addr().unwrap().to_string();
    let task = tokio::spawn(async move {
        let mut requests = Vec::new();
        for script in scripts {
            let (mut stream, _) = listener.accept().await.unwrap();
            for answer in *script {
                requests.push(request(&mut stream).await);
                stream.write_all(answer.as_bytes()).await.unwrap();
            }
        }
        requests
    });
    (Client::new(Endpoint::new(&host, Duration::from_secs(600))), task)
}

/// Reads one request with its body.
async fn request(stream: &mut TcpStream) -> String {
    let mut text = String::new();
    loop {
        let mut buffer = [0; 4096];
        let read = stream.read(&mut buffer).await.unwrap();
        text.push_str(std::str::from_utf8(&buffer[..read]).unwrap());
        let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
        let length =
            head.lines().find_map(|line| line.strip_prefix("content-length: ")).map_or(0, |n| n.parse().unwrap());
        if read == 0 || body.len() >= length {
            return text;
        }
    }
}

async fn action(client: &mut Client) -> Result<Answer, ClientError> {
    client.action("/table/t", "a1", 2, Some(&"draw".parse().unwrap())).await
}

#[tokio::test]
async fn keeps_cookies_and_the_connection() {
    let (mut client, server) = serve(&[&[LED, ACTED]]).await;
    assert_eq!(client.submit("/play", &[("name", "Ann & Bö")]).await.unwrap(), "/table/t");
    assert_eq!(action(&mut client).await.unwrap(), Answer::Done(3));
    let requests = server.await.unwrap();
    assert!(requests[0].starts_with("POST /play HTTP/1.1\r\n"), "{}", requests[0]);
    assert!(requests[0].ends_with("\r\n\r\nname=Ann+%26+B%C3%B6"), "{}", requests[0]);
    assert!(requests[1].contains("\r\ncookie: prefs=p; session=s\r\n"), "{}", requests[1]);
    assert!(requests[1].ends_with(r#"{"act":"draw","id":"a1","n":2}"#), "{}", requests[1]);
}

/// A server may close an idle connection at any time.
#[tokio::test]
async fn reconnects_after_the_server_closes_the_connection() {
    let (mut client, server) = serve(&[&[ACTED], &[ACTED], &[ACTED]]).await;
    for _ in 0..3 {
        assert_eq!(action(&mut client).await.unwrap(), Answer::Done(3));
        // The client may or may not have noticed the close. Both cases must work.
        tokio::task::yield_now().await;
    }
    assert_eq!(server.await.unwrap().len(), 3);
}

/// The server may have carried out the action, so the caller decides whether to send it again.
#[tokio::test]
async fn does_not_repeat_a_request_that_may_have_arrived() {
    let (mut client, server) = serve(&[&[NO_ANSWER]]).await;
    let error = action(&mut client).await.unwrap_err();
    assert!(error.outcome_unknown(), "{error}");
    assert_eq!(server.await.unwrap().len(), 1);
}

#[tokio::test]
async fn distinguishes_an_unexpected_answer_from_no_answer() {
    let (mut client, server) = serve(&[&["HTTP/1.1 404 Not Found\r\ncontent-length: 2\r\n\r\nno"]]).await;
    let error = client.page("/table/t").await.unwrap_err();
    assert!(matches!(&error, ClientError::Unexpected { status: 404, because } if because == "no"), "{error}");
    server.await.unwrap();
    let error = client.page("/table/t").await.unwrap_err();
    assert!(error.outcome_unknown(), "{error}");
}

#[test]
fn distinguishes_the_answers_to_an_action() {
    let check = |status, body: &'static str, expect: Answer| {
        assert_eq!(Answer::from_reply(&Reply { status, headers: HeaderMap::new(), body: body.into() }), expect);
    };
    let because = || "b".to_owned();
    check(200, r#"{"n":17}"#, Answer::Done(17));
    check(503, r#"{"n":17}"#, Answer::Unable(503, String::new()));
    check(409, r#"{"stale":true,"because":"b"}"#, Answer::Refused(because()));
    check(409, r#"{"refused":"not-in-hand","because":"b","rule":"turn"}"#, Answer::Refused(because()));
    check(500, "<html>", Answer::Unable(500, String::new()));
}
