//! A player who uses a server over plain HTTP.

use std::time::{Duration, Instant};

use crate::process::Serving;

/// A browser that plays using only what is on the page.
pub(crate) struct Browser {
    pub(crate) cookie: String,
    pub(crate) table: String,
    actions: u32,
}

/// Cookie with the preference for the fastest pace.
const FAST: &str = "canasta_prefs=pace=fast";

/// The text between `before` and the next quotation mark.
pub(crate) fn quoted_after<'a>(text: &'a str, before: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split('"').next()
}

impl Browser {
    pub(crate) fn play(serving: &Serving) -> Self {
        // One bot, at the fastest pace.
        let form = format!("Cookie: {FAST}\r\nContent-Type: application/x-www-form-urlencoded\r\n");
        let browser = Self::from_head(&serving.ask("POST", "/play", &form, "players=2").0);
        browser.cut(serving, "0");
        browser
    }

    /// Opens a table that anyone can watch, and starts to play.
    pub(crate) fn play_watched(serving: &Serving) -> Self {
        let form = "Content-Type: application/x-www-form-urlencoded\r\n";
        let fields = "name=Anna&players=2&seats=chosen&watch=link";
        let browser = Self::from_head(&serving.ask("POST", "/gather", &format!("Cookie: {FAST}\r\n{form}"), fields).0);
        let begin = serving.ask(
            "POST",
            &format!("{}/do", browser.table),
            &format!("{}{form}", browser.cookie),
            "what=begin&fill=club",
        );
        assert!(begin.0.starts_with("HTTP/1.1 303 "), "{begin:?}");
        browser.cut(serving, "0");
        browser
    }

    /// The browser that opened a table, from the answer's head.
    fn from_head(head: &str) -> Self {
        let header = |name: &str| head.lines().find_map(|line| line.strip_prefix(name)).unwrap();
        let cookie = header("set-cookie: canasta_session_").split(';').next().unwrap();
        let cookie = format!("Cookie: canasta_session_{cookie}; {FAST}\r\n");
        Self { cookie, table: header("location: ").to_owned(), actions: 0 }
    }

    /// Cuts for the next deal, as the page does.
    fn cut(&self, serving: &Serving, n: &str) {
        let headers = format!("{}Content-Type: application/json\r\n", self.cookie);
        let body = format!("{{\"id\":\"cut-{n}\",\"n\":{n},\"cut\":\"{}\"}}", "c7".repeat(16));
        let answer = serving.ask("POST", &format!("{}/next", self.table), &headers, &body).1;
        assert!(answer.starts_with("{\"n\":"), "{answer}");
    }

    pub(crate) fn page(&self, serving: &Serving) -> String {
        let (head, page) = serving.ask("GET", &self.table, &self.cookie, "");
        assert!(head.starts_with("HTTP/1.1 200 "), "{head}");
        page
    }

    /// The page when it's the player's turn again.
    pub(crate) fn own_turn(&self, serving: &Serving) -> String {
        let deadline = Instant::now() + Duration::from_secs(600);
        loop {
            let page = self.page(serving);
            if page.contains(" data-mine") || page.contains("data-phase=\"over\"") {
                return page;
            }
            assert!(Instant::now() < deadline, "the bots do not play: {page}");
            std::thread::sleep(Duration::from_millis(5)); // waits: between two looks
        }
    }

    pub(crate) fn post(&self, serving: &Serving, id: &str, n: &str, action: &str) -> String {
        let headers = format!("{}Content-Type: application/json\r\n", self.cookie);
        let body = format!("{{\"id\":\"{id}\",\"n\":{n},\"act\":\"{action}\"}}");
        serving.ask("POST", &format!("{}/act", self.table), &headers, &body).1
    }

    /// Draws, or discards the last card. Returns the request and its answer. If the bot has ended the deal, goes on to the next.
    pub(crate) fn action(&mut self, serving: &Serving) -> [String; 4] {
        let page = self.own_turn(serving);
        let n = quoted_after(&page, "data-n=\"").unwrap();
        let action = match quoted_after(&page, "data-phase=\"").unwrap() {
            "over" => {
                self.cut(serving, n);
                return self.action(serving);
            }
            "draw" => "draw".to_owned(),
            "answer" => "no".to_owned(),
            _ => {
                let hand = page.split_once("id=\"hand\"").unwrap().1;
                let last = hand.match_indices("class=\"col").last().unwrap().0;
                let cards = quoted_after(&hand[last..], "data-cards=\"").unwrap();
                format!("discard {}", cards.split(' ').next().unwrap())
            }
        };
        self.actions += 1;
        let id = format!("action-{}", self.actions);
        let answer = self.post(serving, &id, n, &action);
        assert!(answer.starts_with("{\"n\":"), "{action}: {answer}");
        [id, n.to_owned(), action, answer]
    }

    /// Waits until a server answers for the table, because the server may have to acquire it first.
    pub(crate) fn wait_for_table(&self, serving: &Serving) {
        let deadline = Instant::now() + Duration::from_secs(600);
        loop {
            let (head, page) = serving.ask("GET", &self.table, &self.cookie, "");
            if head.starts_with("HTTP/1.1 200 ") {
                return;
            }
            assert!(head.starts_with("HTTP/1.1 503 "), "{head}\n{page}");
            assert!(Instant::now() < deadline, "no server takes the table over: {head}\n{page}");
            std::thread::sleep(Duration::from_millis(20)); // waits: between two looks
        }
    }
}
