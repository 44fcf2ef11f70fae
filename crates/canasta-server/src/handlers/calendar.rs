//! A calendar feed with an entry for each table where it is the owner's turn, for players who are away for days. The
//! server sends no mail; calendar programs poll the link. The feed reveals only that it is the owner's turn, and at
//! which table.

use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use canasta_i18n::messages::calendar;
use canasta_i18n::{Lang, notice};
use canasta_live::chance;
use canasta_pages::MyTable;
use canasta_record::day::Day;
use canasta_store::WriteError;
use canasta_table::scene::Screen;

use crate::app::App;
use crate::handlers::forms::{QueryFields, field};
use crate::handlers::pages::tables_of;
use crate::middleware::language::Language;
use crate::middleware::origin::Origin;
use crate::middleware::session::Visitor;
use crate::respond::reply;

/// Product identifier that RFC 5545 requires.
const PRODUCT_ID: &str = "-//Canasta//Your turn//EN";

const MAX_TABLES: u32 = 30;

/// `POST /calendar`: shows the link. The first time, also creates it.
pub(crate) async fn link(State(app): State<App>, visitor: Visitor, Origin(origin): Origin) -> Response {
    let Some(guest) = visitor.guest else { return reply::page(notice::NOT_YOUR_SEAT) };
    let secret = match app.store.calendar_of(guest).await {
        Ok(Some(secret)) => secret,
        Ok(None) => {
            let Some(secret) = chance::random_hex::<16>() else { return reply::page(notice::UNAVAILABLE) };
            match app.store.set_calendar(guest, &secret).await {
                Ok(()) => secret,
                // The guest no longer exists.
                Err(WriteError::Conflict) => return reply::page(notice::NOT_YOUR_SEAT),
                Err(why) => return reply::page(reply::write_error(why)),
            }
        }
        Err(error) => return reply::page(reply::read_error(error)),
    };
    reply::html(canasta_pages::calendar_page(&visitor.prefs, &feed_url(&origin, &secret, visitor.prefs.lang)))
}

/// The address of a feed. Calendar programs don't know the owner's language.
fn feed_url(origin: &str, secret: &str, lang: Lang) -> String {
    format!("{origin}/calendar/{secret}.ics?lang={}", lang.tag())
}

/// `GET /calendar/{secret}.ics`, with the language in `lang`.
pub(crate) async fn feed(
    State(app): State<App>,
    Language(lang): Language,
    Origin(origin): Origin,
    Path(file): Path<String>,
    QueryFields(fields): QueryFields,
) -> Response {
    let lang = Lang::find(field(&fields, "lang")).unwrap_or(lang);
    let Some(secret) = file.strip_suffix(".ics") else { return reply::page(notice::NO_SUCH_PAGE) };
    let guest = match app.store.guest_by_calendar(secret).await {
        Ok(Some(guest)) => guest,
        Ok(None) => return reply::page(notice::NO_SUCH_PAGE),
        Err(error) => return reply::page(reply::read_error(error)),
    };
    let tables = tables_of(&app, Some(guest), MAX_TABLES).await;
    let mut response = feed_text(lang, &tables, &origin, chance::unix_millis()).into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("text/calendar; charset=utf-8"));
    response
}

/// The feed in RFC 5545 format. Its entries begin this hour and last a day, so they are on the reader's own today in any
/// time zone, and move along until the owner has played. The time zone is there because a calendar needs at least one
/// component.
fn feed_text(lang: Lang, tables: &[MyTable], origin: &str, now: i64) -> String {
    let mut feed = Feed(String::new());
    feed.line("BEGIN", "VCALENDAR");
    feed.line("VERSION", "2.0");
    feed.line("PRODID", PRODUCT_ID);
    feed.line("CALSCALE", "GREGORIAN");
    feed.line("X-WR-CALNAME", &escaped(calendar::name(lang)));
    feed.line("REFRESH-INTERVAL;VALUE=DURATION", "PT15M");
    feed.line("X-PUBLISHED-TTL", "PT15M");
    for (name, value) in UTC {
        feed.line(name, value);
    }
    let hour = now - now.rem_euclid(HOUR_MILLIS);
    for table in tables {
        let Screen::Game(scene) = &table.screen else { continue };
        if !scene.is_mine() || scene.status.paused.is_some() || scene.lesson.is_some() {
            continue;
        }
        feed.line("BEGIN", "VEVENT");
        feed.line("UID", &format!("{}-{}@canasta", table.table, scene.n));
        feed.line("DTSTAMP", &time(hour));
        feed.line("DTSTART", &time(hour));
        feed.line("DTEND", &time(hour + 24 * HOUR_MILLIS));
        feed.line("SUMMARY", &escaped(calendar::entry(lang)));
        feed.line("URL", &format!("{origin}/table/{}", table.table));
        feed.line("TRANSP", "TRANSPARENT");
        feed.line("END", "VEVENT");
    }
    feed.line("END", "VCALENDAR");
    feed.0
}

const HOUR_MILLIS: i64 = 60 * 60 * 1000;

/// The time zone component for UTC.
const UTC: [(&str, &str); 8] = [
    ("BEGIN", "VTIMEZONE"),
    ("TZID", "UTC"),
    ("BEGIN", "STANDARD"),
    ("DTSTART", "19700101T000000"),
    ("TZOFFSETFROM", "+0000"),
    ("TZOFFSETTO", "+0000"),
    ("END", "STANDARD"),
    ("END", "VTIMEZONE"),
];

/// A full hour in UTC, such as `20261129T080000Z`.
fn time(hour: i64) -> String {
    format!("{}T{:02}0000Z", Day::of(hour).digits(), hour.div_euclid(HOUR_MILLIS).rem_euclid(24))
}

/// Lines of a calendar file, which have at most 75 bytes. The rest of a longer one follows on indented lines.
struct Feed(String);

impl Feed {
    fn line(&mut self, name: &str, value: &str) {
        let mut length = 0;
        for letter in name.chars().chain([':']).chain(value.chars()) {
            if length + letter.len_utf8() > MAX_LINE_BYTES {
                self.0.push_str("\r\n ");
                length = 1;
            }
            self.0.push(letter);
            length += letter.len_utf8();
        }
        self.0.push_str("\r\n");
    }
}

const MAX_LINE_BYTES: usize = 75;

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(';', "\\;").replace(',', "\\,").replace('\n', "\\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_calendar_without_turns_is_valid_and_empty() {
        let text = feed_text(Lang::EN, &[], "http://h", 0);
        assert!(text.starts_with("BEGIN:VCALENDAR\r\n") && text.ends_with("END:VCALENDAR\r\n"));
        assert!(!text.contains("VEVENT"));
        assert!(text.contains("X-WR-CALNAME:Canasta: your turn\r\n"), "{text}");
        // A calendar needs at least one component (RFC 5545, 3.6).
        assert!(text.contains("\r\nBEGIN:VTIMEZONE\r\nTZID:UTC\r\nBEGIN:STANDARD\r\n"), "{text}");
    }

    #[test]
    fn writes_times_in_utc() {
        let at = 1_796_000_400_000; // 2026-11-30T01:00:00Z
        assert_eq!(
            [time(at), time(at - HOUR_MILLIS), time(-HOUR_MILLIS)],
            ["20261130T010000Z", "20261130T000000Z", "19691231T230000Z"]
        );
    }

    #[test]
    fn folds_long_lines_between_letters() {
        let mut feed = Feed(String::new());
        feed.line("SUMMARY", &"ä".repeat(80));
        let lines: Vec<&str> = feed.0.split_terminator("\r\n").collect();
        assert_eq!(lines.iter().map(|line| line.len()).collect::<Vec<_>>(), [74, 75, 21], "{lines:?}");
        assert_eq!(feed.0.replace("\r\n ", ""), format!("SUMMARY:{}\r\n", "ä".repeat(80)));
    }

    #[test]
    fn escapes_separators() {
        assert_eq!(escaped("1, 2; \\"), "1\\, 2\\; \\\\");
    }
}
