//! A player at a server, over plain HTTP.

use std::time::{Duration, Instant};

use crate::process::Serving;

/// A browser that knows only the page.
pub(crate) struct Browser {
    pub(crate) cookie: String,
    pub(crate) table: String,
    actions: u32,
}

/// What a player chose.
const FAST: &str = "canasta_prefs=pace=fast";

/// What stands between `before` and the next quotation mark.
pub(crate) fn between<'a>(text: &'a str, before: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split('"').next()
}

impl Browser {
    pub(crate) fn play(serving: &Serving) -> Self {
        // One bot, as fast as a player may have it.
        let form = format!("Cookie: {FAST}\r\nContent-Type: application/x-www-form-urlencoded\r\n");
        let browser = Self::at(&serving.ask("POST", "/play", &form, "players=2").0);
        browser.cut(serving);
        browser
    }

    /// The same at a table that anybody may watch.
    pub(crate) fn play_watched(serving: &Serving) -> Self {
        let form = "Content-Type: application/x-www-form-urlencoded\r\n";
        let fields = "name=Anna&players=2&seats=chosen&watch=link";
        let browser = Self::at(&serving.ask("POST", "/gather", &format!("Cookie: {FAST}\r\n{form}"), fields).0);
        let begin = serving.ask(
            "POST",
            &format!("{}/do", browser.table),
            &format!("{}{form}", browser.cookie),
            "what=begin&fill=club",
        );
        assert!(begin.0.starts_with("HTTP/1.1 303 "), "{begin:?}");
        browser.cut(serving);
        browser
    }

    /// Who has opened a table, by the head of the answer.
    fn at(head: &str) -> Self {
        let header = |name: &str| head.lines().find_map(|line| line.strip_prefix(name)).unwrap();
        let cookie = header("set-cookie: canasta_session=").split(';').next().unwrap();
        let cookie = format!("Cookie: canasta_session={cookie}; {FAST}\r\n");
        Self { cookie, table: header("location: ").to_owned(), actions: 0 }
    }

    /// Cuts for the first deal, as the page does.
    fn cut(&self, serving: &Serving) {
        let headers = format!("{}Content-Type: application/json\r\n", self.cookie);
        let body = format!("{{\"id\":\"cut\",\"n\":0,\"cut\":\"{}\"}}", "c7".repeat(16));
        let answer = serving.ask("POST", &format!("{}/next", self.table), &headers, &body).1;
        assert!(answer.starts_with("{\"n\":"), "{answer}");
    }

    pub(crate) fn page(&self, serving: &Serving) -> String {
        let (head, page) = serving.ask("GET", &self.table, &self.cookie, "");
        assert!(head.starts_with("HTTP/1.1 200 "), "{head}");
        page
    }

    /// The page once the bots have played.
    pub(crate) fn own_turn(&self, serving: &Serving) -> String {
        let patience = Instant::now() + Duration::from_secs(600);
        loop {
            let page = self.page(serving);
            if page.contains(" data-mine") || page.contains("data-phase=\"over\"") {
                return page;
            }
            assert!(Instant::now() < patience, "the bots do not play: {page}");
            std::thread::sleep(Duration::from_millis(5)); // waits: between two looks
        }
    }

    pub(crate) fn post(&self, serving: &Serving, id: &str, n: &str, action: &str) -> String {
        let headers = format!("{}Content-Type: application/json\r\n", self.cookie);
        let body = format!("{{\"id\":\"{id}\",\"n\":{n},\"act\":\"{action}\"}}");
        serving.ask("POST", &format!("{}/act", self.table), &headers, &body).1
    }

    /// The next act of South's, drawing and throwing the last card away; with its answer, if it was granted. `None` once
    /// the deal is over.
    pub(crate) fn action(&mut self, serving: &Serving) -> Option<[String; 4]> {
        let page = self.own_turn(serving);
        let n = between(&page, "data-n=\"").unwrap();
        let action = match between(&page, "data-phase=\"").unwrap() {
            "over" => return None,
            "draw" => "draw".to_owned(),
            "answer" => "no".to_owned(),
            _ => {
                let hand = page.split_once("id=\"hand\"").unwrap().1;
                let last = hand.match_indices("class=\"col").last().unwrap().0;
                let cards = between(&hand[last..], "data-cards=\"").unwrap();
                format!("discard {}", cards.split(' ').next().unwrap())
            }
        };
        self.actions += 1;
        let id = format!("action-{}", self.actions);
        let answer = self.post(serving, &id, n, &action);
        assert!(answer.starts_with("{\"n\":"), "{action}: {answer}");
        Some([id, n.to_owned(), action, answer])
    }

    /// Waits until a server answers for the table, which it may have to take over first.
    pub(crate) fn wait_for_table(&self, serving: &Serving) {
        let patience = Instant::now() + Duration::from_secs(600);
        loop {
            let (head, page) = serving.ask("GET", &self.table, &self.cookie, "");
            if head.starts_with("HTTP/1.1 200 ") {
                return;
            }
            assert!(head.starts_with("HTTP/1.1 503 "), "{head}\n{page}");
            assert!(Instant::now() < patience, "no server takes the table over: {head}\n{page}");
            std::thread::sleep(Duration::from_millis(20)); // waits: between two looks
        }
    }
}
