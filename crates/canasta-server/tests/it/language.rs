//! The language of pages, answers and messages: the visitor's own, not the table's.

use axum::body::Body;
use axum::http::{Method, StatusCode};
use canasta_i18n::messages::{calendar, error, settings, shell, start, table};
use canasta_i18n::{Lang, notice};

use crate::harness::{Client, Home, Running};

fn lang(tag: &str) -> Lang {
    Lang::find(tag).expect("the language exists")
}

/// Requests a page like a browser with this `Accept-Language`.
async fn get(client: &mut Client, path: &str, accepted: &str) -> (String, String) {
    let answer = client.send(Method::GET, path, &[("accept-language", accepted)], Body::empty()).await;
    let vary: Vec<&str> = answer.headers.get_all("vary").iter().map(|value| value.to_str().unwrap()).collect();
    (vary.join(", "), answer.body)
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_in_the_browsers_language() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    for (accepted, tag) in [("de-CH,de;q=0.9,en;q=0.5", "de"), ("pt", "pt-BR"), ("sv,fi", "en"), ("", "en")] {
        let (vary, page) = get(&mut client, "/", accepted).await;
        assert_eq!(vary, "Accept-Encoding, Cookie, Accept-Language");
        assert!(page.contains(&format!("<html lang=\"{tag}\"")), "{accepted}: {page}");
        assert!(page.contains(start::question(lang(tag))), "{accepted}: {page}");
    }
    let (vary, page) = get(&mut client, "/rules", "hu").await;
    assert_eq!(vary, "Accept-Encoding, Cookie, Accept-Language");
    assert!(page.contains("<html lang=\"hu\""), "{page}");
    let (_, page) = get(&mut client, "/nowhere", "it").await;
    assert!(page.contains(notice::NO_SUCH_PAGE.sentence(lang("it"))), "{page}");
    assert!(page.contains(error::status(lang("it"), 404_u16).as_str()), "{page}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chosen_language_is_kept_until_the_visitor_returns_to_the_browsers() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    assert_eq!(client.form("/settings", "lang=fr&then=/").await.status, StatusCode::SEE_OTHER);
    client.form("/settings", "cloth=green").await;
    let (_, page) = get(&mut client, "/", "de").await;
    assert!(page.contains("<html lang=\"fr\"") && page.contains("data-cloth=\"green\""), "{page}");
    let (_, page) = get(&mut client, "/settings", "de").await;
    assert!(page.contains("<option value=\"fr\" lang=\"fr\" selected>Français</option>"), "{page}");
    client.form("/settings", "lang=klingon").await;
    let (_, page) = get(&mut client, "/", "de").await;
    assert!(page.contains("<html lang=\"de\""), "{page}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_one_table_read_their_own_languages() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut host = server.client();
    let mut guest = server.client();
    host.form("/settings", "lang=pl").await;
    guest.form("/settings", "lang=es").await;
    let path = host.gather("", "").await;
    let secret = host.invitation(&path).await;
    guest.join(&secret, "Rosa").await;
    host.must(&path, "what=begin&fill=club").await;
    for client in [&mut host, &mut guest] {
        assert_eq!(client.ready(&path, "cut", 0).await.status, StatusCode::OK);
    }
    for (client, tag, other) in [(&mut host, "pl", "es"), (&mut guest, "es", "pl")] {
        let page = client.get(&path).await.body;
        let message = client.live(&path).await.next().await.expect("a message").to_string();
        for text in [page, message] {
            let [own, others] = [tag, other].map(|tag| format!(">{}<", table::log(lang(tag))));
            assert!(text.contains(&own) && !text.contains(&others), "{tag}: {text}");
        }
    }
    // The host has no name, which is a different word for each of them.
    let people = guest.get(&path).await.body;
    assert!(people.contains(settings::guest(lang("es"))), "{people}");
    assert!(!people.contains(settings::guest(Lang::EN)), "{people}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_uses_the_language_of_its_page() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let path = client.play().await;
    let message = client.live_in_language(&path, "nl").await.next().await.expect("a message").to_string();
    let [dutch, english] = ["nl", "en"].map(|tag| format!(">{}<", table::log(lang(tag))));
    assert!(message.contains(&dutch) && !message.contains(&english), "{message}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn files_of_the_shell_and_calendars_have_their_language_in_the_address() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let (vary, page) = get(&mut client, "/offline?lang=de", "fr").await;
    assert_eq!(vary, "Accept-Encoding");
    assert!(page.contains(shell::offline_heading(lang("de"))), "{page}");
    assert!(client.get("/worker.js?lang=de").await.body.contains("/offline?lang=de"));
    assert!(client.get("/manifest.webmanifest?lang=de").await.body.contains("\"lang\":\"de\""));
    client.form("/settings", "lang=de").await;
    client.play().await;
    let page = client.form("/calendar", "").await.body;
    let (_, rest) = page.split_once("/calendar/").expect("the page shows the link");
    let feed = format!("/calendar/{}", rest.split_once('"').expect("the link ends").0);
    let (_, feed) = get(&mut server.client(), &feed, "en").await;
    assert!(feed.contains(calendar::name(lang("de"))), "{feed}");
    server.stop().await;
}
