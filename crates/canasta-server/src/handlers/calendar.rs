//! A calendar feed with an entry for each table where it is the owner's turn, for players who are away for days. The
//! server sends no mail; calendar programs poll the link. The feed reveals only that it is the owner's turn, and at
//! which table.

use std::fmt::Write as _;

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
use crate::handlers::pages::tables_of;
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
    reply::html(canasta_pages::calendar_page(&visitor.prefs, &format!("{origin}/calendar/{secret}.ics")))
}

/// `GET /calendar/{secret}.ics`
pub(crate) async fn feed(State(app): State<App>, Origin(origin): Origin, Path(file): Path<String>) -> Response {
    let Some(secret) = file.strip_suffix(".ics") else { return reply::page(notice::NO_SUCH_PAGE) };
    let guest = match app.store.guest_by_calendar(secret).await {
        Ok(Some(guest)) => guest,
        Ok(None) => return reply::page(notice::NO_SUCH_PAGE),
        Err(error) => return reply::page(reply::read_error(error)),
    };
    let tables = tables_of(&app, Some(guest), MAX_TABLES).await;
    let mut response = feed_text(app.config.lang, &tables, &origin, chance::unix_millis()).into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("text/calendar; charset=utf-8"));
    response
}

/// The feed in RFC 5545 format. Its entries have today's date, so they move along until the owner has played.
fn feed_text(lang: Lang, tables: &[MyTable], origin: &str, now: i64) -> String {
    let mut text = format!(
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:{PRODUCT_ID}\r\nX-WR-CALNAME:{}\r\n\
         REFRESH-INTERVAL;VALUE=DURATION:PT15M\r\nX-PUBLISHED-TTL:PT15M\r\n",
        escaped(calendar::name(lang)),
    );
    let summary = escaped(calendar::entry(lang));
    let today = Day::of(now).digits();
    for table in tables {
        let Screen::Game(scene) = &table.screen else { continue };
        if !scene.is_mine() || scene.status.paused.is_some() || scene.lesson.is_some() {
            continue;
        }
        let _ = write!(
            text,
            "BEGIN:VEVENT\r\nUID:{}-{}@canasta\r\nDTSTAMP:{today}T000000Z\r\nDTSTART;VALUE=DATE:{today}\r\n\
             SUMMARY:{summary}\r\nURL:{origin}/table/{}\r\nTRANSP:TRANSPARENT\r\nEND:VEVENT\r\n",
            table.table, scene.n, table.table
        );
    }
    text.push_str("END:VCALENDAR\r\n");
    text
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(';', "\\;").replace(',', "\\,")
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
    }

    #[test]
    fn escapes_separators() {
        assert_eq!(escaped("1, 2; \\"), "1\\, 2\\; \\\\");
    }
}
