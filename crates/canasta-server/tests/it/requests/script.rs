//! Makes requests from bytes: sender, path, headers and body. Most parts are nearly valid, so that requests aren't
//! refused too early. The rest are arbitrary.

mod pads;

use axum::http::{HeaderName, Method, header};
use canasta::Rng as _;
use canasta_testkit::bytes::Bytes;
use serde_json::{Value, json};

use crate::requests::pads::Pads;
pub(crate) use pads::pause;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sender {
    /// A visitor without cookies, who is new to the server.
    Stranger,
    /// A visitor whose session cookie has arbitrary text.
    Forger,
    Host,
    Friend,
    Guest,
}

#[derive(Debug)]
pub(crate) struct TestRequest {
    pub(crate) sender: Sender,
    pub(crate) method: Method,
    pub(crate) path: String,
    pub(crate) headers: Vec<(HeaderName, Vec<u8>)>,
    /// The cookies: a forged session, and any visitor's preferences.
    pub(crate) cookies: [Vec<u8>; 2],
    pub(crate) body: Vec<u8>,
}

/// Values to use in requests.
pub(crate) struct Values<'a> {
    /// Paths of a waiting room and of a table in play.
    pub(crate) tables: [String; 2],
    pub(crate) invitation: String,
    pub(crate) code: String,
    pub(crate) origin: &'static str,
    /// Number of entries at the second table.
    pub(crate) n: u64,
    /// The action that a bot would choose at the second table.
    pub(crate) advised: String,
    /// An id that no other action uses.
    pub(crate) id: String,
    pub(crate) pads: &'a Pads,
    /// Whether most requests are about score pads, instead of few.
    pub(crate) is_mostly_pads: bool,
}

/// The type of a body.
#[derive(Clone, Copy)]
enum Kind {
    Nothing,
    Form,
    Json,
}

const ROUTES: [(&str, &str, Kind); 37] = [
    ("GET", "/", Kind::Nothing),
    ("GET", "/new", Kind::Nothing),
    ("POST", "/new", Kind::Form),
    ("POST", "/play", Kind::Form),
    ("POST", "/learn", Kind::Nothing),
    ("POST", "/settings", Kind::Form),
    ("GET", "/rules", Kind::Nothing),
    ("GET", "/rules/pile", Kind::Nothing),
    ("GET", "/rules/", Kind::Nothing),
    ("GET", "{table}", Kind::Nothing),
    ("POST", "{table}/act", Kind::Json),
    ("POST", "{table}/act", Kind::Json),
    ("POST", "{table}/next", Kind::Json),
    ("POST", "{table}/hint", Kind::Json),
    ("GET", "{table}/fair", Kind::Nothing),
    ("POST", "{table}/say", Kind::Json),
    ("GET", "{table}/live", Kind::Nothing),
    ("POST", "{table}/do", Kind::Form),
    ("POST", "{table}/do", Kind::Form),
    ("POST", "/gather", Kind::Form),
    ("GET", "/join", Kind::Nothing),
    ("POST", "/join", Kind::Form),
    ("GET", "/join/{secret}", Kind::Nothing),
    ("POST", "/join/{secret}", Kind::Form),
    ("GET", "/lobby", Kind::Nothing),
    ("POST", "/forget", Kind::Form),
    ("GET", "/devices", Kind::Nothing),
    ("POST", "/devices/link", Kind::Form),
    ("POST", "/devices/end", Kind::Form),
    ("POST", "/devices/back", Kind::Form),
    ("GET", "/device", Kind::Nothing),
    ("POST", "/device", Kind::Form),
    ("GET", "/device/{secret}", Kind::Nothing),
    ("POST", "/device/{secret}", Kind::Form),
    ("POST", "/calendar", Kind::Form),
    ("GET", "/calendar/{secret}.ics", Kind::Nothing),
    ("GET", "/metrics", Kind::Nothing),
];

const METHODS: [&str; 8] = ["GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];

const KEYS: [&str; 22] = [
    "what",
    "seat",
    "player",
    "knock",
    "level",
    "fill",
    "name",
    "code",
    "preset",
    "players",
    "seats",
    "watch",
    "serious",
    "listed",
    "talk",
    "clock",
    "hints",
    "back",
    "table",
    "part",
    "pace",
    "hand_size.4",
];

const VALUES: [&str; 51] = [
    "sit",
    "stand",
    "bot",
    "free",
    "begin",
    "pause",
    "resume",
    "host",
    "stand-in",
    "leave",
    "back",
    "code",
    "admit",
    "turn-away",
    "come",
    "concede",
    "agree-to-concede",
    "play-on",
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "255",
    "256",
    "-1",
    "1e9",
    "18446744073709551616",
    "club",
    "expert",
    "nobody",
    "hoyle",
    "wahhi",
    "lakin",
    "chosen",
    "drawn",
    "link",
    "everybody",
    "kind",
    "quick",
    "none",
    "on",
    "off",
    "yes",
    "no",
    "/table/x",
    "//evil",
    "Zoë <b>",
];

const ACTIONS: [&str; 12] = [
    "draw",
    "take",
    "pass",
    "ask",
    "yes",
    "no",
    "declare 3H",
    "take KS KH",
    "meld KS KH KD",
    "meld K: 2S",
    "discard 4S",
    "discard XR",
];

const SAID: [&str; 6] = ["minimum", "red-threes", "hello", "well-played", "one-moment", "good-game"];

pub(crate) fn next(bytes: &mut Bytes<'_>, known: &Values<'_>) -> TestRequest {
    let sender = [Sender::Stranger, Sender::Host, Sender::Friend, Sender::Guest, Sender::Forger][below(bytes, 5)];
    let is_pad = (bytes.next_below(4) == 3) != known.is_mostly_pads;
    let routes: &[_] = if is_pad { &pads::ROUTES } else { &ROUTES };
    let (method, route, kind) = routes[below(bytes, routes.len())];
    let method = if rarely(bytes) { METHODS[below(bytes, METHODS.len())] } else { method };
    let mut path = if is_pad {
        route.replace("{code}", &pads::code(bytes, known.pads))
    } else {
        route.replace("{table}", &table(bytes, known)).replace("{secret}", &secret(bytes, known))
    };
    if rarely(bytes) {
        path.push_str(&plain(&text(bytes)));
    }
    if rarely(bytes) {
        path.push('?');
        path.push_str(&form(bytes, known));
    }
    let (body, content_type) = match kind {
        _ if rarely(bytes) => (raw(bytes, 200), "application/x-www-form-urlencoded"),
        Kind::Nothing => (Vec::new(), ""),
        Kind::Form => (form(bytes, known).into_bytes(), "application/x-www-form-urlencoded"),
        Kind::Json if is_pad => (pads::body(bytes, route, known.pads).to_string().into_bytes(), "application/json"),
        Kind::Json => (json(bytes, &path, known).to_string().into_bytes(), "application/json"),
    };
    let headers = headers(bytes, known, content_type);
    let cookies = [session(bytes), if rarely(bytes) { raw(bytes, 60) } else { prefs(bytes) }];
    TestRequest { sender, method: Method::from_bytes(method.as_bytes()).unwrap(), path, headers, cookies, body }
}

fn below(bytes: &mut Bytes<'_>, bound: usize) -> usize {
    usize::try_from(bytes.next_below(u32::try_from(bound).unwrap())).unwrap()
}

/// True once in sixteen times, and never when the bytes are used up.
fn rarely(bytes: &mut Bytes<'_>) -> bool {
    bytes.next_below(16) == 15
}

/// Up to `max` arbitrary bytes.
fn raw(bytes: &mut Bytes<'_>, max: usize) -> Vec<u8> {
    (0..below(bytes, max)).map(|_| u8::try_from(bytes.next_below(256)).unwrap()).collect()
}

fn text(bytes: &mut Bytes<'_>) -> String {
    String::from_utf8_lossy(&raw(bytes, 40)).into_owned()
}

/// Escapes text for a path or a form.
fn plain(text: &str) -> String {
    let one = |byte: u8| match byte {
        b'/' | b'.' | b'-' | b'_' => char::from(byte).to_string(),
        _ if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(one).collect()
}

fn table(bytes: &mut Bytes<'_>, known: &Values<'_>) -> String {
    match bytes.next_below(8) {
        0 => "/table/00112233445566778899aabbccddeeff".to_owned(),
        1 => format!("/table/{}", plain(&text(bytes))),
        2..=3 => known.tables[0].clone(),
        _ => known.tables[1].clone(),
    }
}

fn secret(bytes: &mut Bytes<'_>, known: &Values<'_>) -> String {
    match bytes.next_below(4) {
        0 => plain(&text(bytes)),
        1 => "00112233445566778899aabbccddeeff".to_owned(),
        _ => known.invitation.clone(),
    }
}

fn form(bytes: &mut Bytes<'_>, known: &Values<'_>) -> String {
    let mut fields = Vec::new();
    for _ in 0..bytes.next_below(5) {
        let key = if rarely(bytes) { plain(&text(bytes)) } else { KEYS[below(bytes, KEYS.len())].to_owned() };
        let value = match bytes.next_below(8) {
            0 => plain(&text(bytes)),
            // Not escaped, although the form may then be invalid.
            1 => text(bytes),
            2 => known.code.clone(),
            _ => plain(VALUES[below(bytes, VALUES.len())]),
        };
        fields.push(format!("{key}={value}"));
    }
    fields.join("&")
}

fn json(bytes: &mut Bytes<'_>, path: &str, known: &Values<'_>) -> Value {
    if path.ends_with("/say") {
        return json!({ "say": if rarely(bytes) { text(bytes) } else { SAID[below(bytes, SAID.len())].to_owned() } });
    }
    let n = match bytes.next_below(8) {
        0 => json!(bytes.next_below(256)),
        1 => json!(u64::MAX),
        2 => json!(-1.5e300),
        _ => json!(known.n),
    };
    let mut body = json!({ "n": n });
    if !path.ends_with("/hint") {
        body["id"] = json!(if rarely(bytes) { text(bytes) } else { known.id.clone() });
    }
    if path.ends_with("/act") {
        body["act"] = match bytes.next_below(8) {
            0 => json!(text(bytes)),
            1 => json!([text(bytes)]),
            2..=3 => json!(ACTIONS[below(bytes, ACTIONS.len())]),
            _ => json!(known.advised),
        };
    }
    if rarely(bytes) {
        body[text(bytes)] = json!(null);
    }
    body
}

fn headers(bytes: &mut Bytes<'_>, known: &Values<'_>, content_type: &str) -> Vec<(HeaderName, Vec<u8>)> {
    let mut headers = Vec::new();
    let mut put = |name: HeaderName, value: Vec<u8>| headers.push((name, value));
    let said = |text: &str| text.as_bytes().to_vec();
    let host = known.origin.split("://").nth(1).unwrap();
    put(header::HOST, if rarely(bytes) { raw(bytes, 40) } else { said(host) });
    match bytes.next_below(12) {
        0 => {}
        1 => put(header::ORIGIN, said("https://evil.example")),
        2 => put(header::ORIGIN, raw(bytes, 40)),
        _ => put(header::ORIGIN, said(known.origin)),
    }
    if !content_type.is_empty() {
        put(header::CONTENT_TYPE, if rarely(bytes) { raw(bytes, 40) } else { said(content_type) });
    }
    let sites = ["same-origin", "none", "cross-site", "same-site"];
    match bytes.next_below(16) {
        0 => put(HeaderName::from_static("sec-fetch-site"), said(sites[below(bytes, sites.len())])),
        1 => put(HeaderName::from_static("sec-fetch-site"), raw(bytes, 20)),
        2..=6 => put(header::ACCEPT, said("application/json")),
        7 => put(header::ACCEPT, raw(bytes, 20)),
        8 => put(header::IF_NONE_MATCH, raw(bytes, 40)),
        9 => put(header::UPGRADE, said("websocket")),
        10 => put(header::AUTHORIZATION, raw(bytes, 40)),
        11 => put(header::CONTENT_LENGTH, raw(bytes, 8)),
        _ => {}
    }
    let forwarded = HeaderName::from_static("x-forwarded-for");
    match bytes.next_below(8) {
        0 => put(forwarded, raw(bytes, 60)),
        1 => put(forwarded, said("192.0.2.1, [2001:db8::1]:80, 127.0.0.1, ::1")),
        2 => {}
        _ => put(forwarded, said(&format!("203.0.113.{}", bytes.next_below(256)))),
    }
    headers
}

/// A well-formed or arbitrary session that the server never gave out.
fn session(bytes: &mut Bytes<'_>) -> Vec<u8> {
    if rarely(bytes) { raw(bytes, 80) } else { b"0123456789abcdef".repeat(4) }
}

/// Preferences, roughly as a browser stores them.
fn prefs(bytes: &mut Bytes<'_>) -> Vec<u8> {
    let kept: [&str; 4] = ["", "pace=fast", "name=Zo%C3%AB&pace=none", "table=%7B%22rules%22%3A%22poker%22%7D"];
    kept[below(bytes, kept.len())].as_bytes().to_vec()
}
