//! Ways to reach a table of friends: a link, a spoken code, or the lobby. Also the page for guests who may not watch.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use canasta_i18n::notice;
use canasta_live::chance::{self, CODE_LENGTH, CODE_LETTERS};
use canasta_live::{Handle, JoinRequestState, Request, RequestError};
use canasta_pages::{Prefs, Preview};
use canasta_record::pasted;
use canasta_table::TableRefusal;

use crate::app::App;
use crate::handlers::forms::{Fields, FormFields, QueryFields, field, redirect_with_cookies, see_other, with_fields};
use crate::handlers::repeats::FormToken;
use crate::handlers::table_call::call;
use crate::middleware::origin::Origin;
use crate::middleware::session::Visitor;
use crate::respond::reply;
use crate::respond::reply::{ErrorPage, Format};

/// `GET /join/{secret}`: shows the table that the guest is invited to.
pub(crate) async fn invited(
    State(app): State<App>,
    visitor: Visitor,
    Origin(origin): Origin,
    Path(secret): Path<String>,
) -> Result<Response, ErrorPage> {
    let (id, table) = by_invitation(&app, &secret).await?;
    if table.person_of(visitor.guest).is_some() {
        return Ok(see_other(&format!("/table/{id}")));
    }
    if table.join_request_state(visitor.guest) == Some(JoinRequestState::Banned) {
        return Ok(reply::html(canasta_pages::banned_page(&visitor.prefs)));
    }
    let waiting_room = table.preview().await.ok_or(notice::UNAVAILABLE)?;
    let page = canasta_pages::join_page(&waiting_room, &visitor.prefs, &secret, None);
    let preview = Preview::of_invitation(visitor.prefs.lang, &waiting_room, &origin, &secret);
    Ok(reply::html(preview.with_preview_tags(&page)))
}

/// `POST /join/{secret}`: joins, and takes a seat if one is free.
pub(crate) async fn join(
    State(app): State<App>,
    visitor: Visitor,
    Path(secret): Path<String>,
    FormFields(fields): FormFields,
) -> Result<Response, ErrorPage> {
    let (id, table) = by_invitation(&app, &secret).await?;
    join_table(&app, visitor, &id, table, &fields).await
}

/// Joins a table through the lobby, if the table is listed there.
pub(crate) async fn from_lobby(app: &App, visitor: Visitor, id: &str, table: Handle, fields: &Fields) -> Response {
    let is_listed = table.preview().await.is_some_and(|waiting_room| waiting_room.terms.listed);
    if !is_listed {
        return reply::page(notice::NOT_YOUR_SEAT);
    }
    join_table(app, visitor, id, table, fields).await.unwrap_or_else(ErrorPage::into_response)
}

async fn join_table(
    app: &App,
    visitor: Visitor,
    id: &str,
    table: Handle,
    fields: &Fields,
) -> Result<Response, ErrorPage> {
    let (guest, cookie) = visitor.guest_or_new(app, FormToken::of(fields).as_ref()).await?;
    let prefs = with_fields(visitor.prefs, fields);
    let name = prefs.display_name().to_owned();
    match call(app, id, table, Request::Join(guest, name)).await {
        Ok(()) => Ok(redirect_with_cookies(&visitor.cookie_names, &prefs, cookie, &format!("/table/{id}"))),
        Err(why) => Ok(Format::Page.not_granted(&why, prefs.lang)),
    }
}

async fn by_invitation(app: &App, secret: &str) -> Result<(String, Handle), ErrorPage> {
    let found = app.store.table_by_invitation(secret).await.map_err(reply::read_error)?;
    let id = found.ok_or(notice::NO_SUCH_INVITATION)?;
    let table = app.registry.table(&id).await?;
    Ok((id, table))
}

/// `GET /friends`: the page for creating a table for friends or entering a code.
pub(crate) async fn friends(visitor: Visitor) -> Response {
    reply::html(canasta_pages::friends_page(&visitor.prefs))
}

/// `GET /join`: the page for entering a spoken code. The start page sends a code in the query.
pub(crate) async fn code(visitor: Visitor, QueryFields(fields): QueryFields) -> Response {
    reply::html(canasta_pages::code_page(&visitor.prefs, None, field(&fields, "code")))
}

/// `POST /join`: asks to join. A spoken code doesn't do more than that.
pub(crate) async fn join_request(
    State(app): State<App>,
    visitor: Visitor,
    FormFields(fields): FormFields,
) -> Result<Response, ErrorPage> {
    let prefs = with_fields(visitor.prefs.clone(), &fields);
    let Some((id, table)) = by_code(&app, field(&fields, "code")).await? else {
        // The rate limits count this status as a wrong code.
        return Ok(code_refused(&prefs, StatusCode::NOT_FOUND, TableRefusal::NoSuchCode, field(&fields, "code")));
    };
    let (guest, cookie) = visitor.guest_or_new(&app, FormToken::of(&fields).as_ref()).await?;
    let name = prefs.display_name().to_owned();
    match call(&app, &id, table, Request::AskToJoin(guest, name)).await {
        Ok(()) => Ok(redirect_with_cookies(&visitor.cookie_names, &prefs, cookie, &format!("/table/{id}"))),
        Err(RequestError::Table(why)) => Ok(code_refused(&prefs, StatusCode::CONFLICT, why, field(&fields, "code"))),
        Err(why) => Ok(Format::Page.not_granted(&why, prefs.lang)),
    }
}

/// The table with a code, as a person typed it. `None` if there is no such table.
async fn by_code(app: &App, typed: &str) -> Result<Option<(String, Handle)>, ErrorPage> {
    let Some(code) = clean_code(typed, CODE_LENGTH) else { return Ok(None) };
    let found = app.store.table_by_code(&code, chance::unix_millis()).await.map_err(reply::read_error)?;
    let Some(id) = found else { return Ok(None) };
    let table = app.registry.table(&id).await?;
    Ok(Some((id, table)))
}

/// The page for entering a code, with the reason why the last one was refused.
fn code_refused(prefs: &Prefs, status: StatusCode, why: TableRefusal, typed: &str) -> Response {
    let sentence = notice::table_refusal(prefs.lang, why);
    let mut response = reply::html(canasta_pages::code_page(prefs, Some(sentence), typed));
    *response.status_mut() = status;
    response
}

/// Normalises a code of `length` letters as people type or paste it: in any case, full-width or not, with spaces,
/// punctuation, hyphens or invisible characters.
pub(crate) fn clean_code(text: &str, length: usize) -> Option<String> {
    let is_between = |letter: &char| {
        letter.is_whitespace() || pasted::is_invisible(*letter) || "-.,:;!?()\"'‐‑‒–—―−·“”„‘’«»".contains(*letter)
    };
    let letters = text.chars().map(pasted::usual_width).filter(|letter| !is_between(letter));
    let code: String = letters.map(|letter| letter.to_ascii_uppercase()).take(length + 1).collect();
    let is_code = code.len() == length && code.bytes().all(|letter| CODE_LETTERS.contains(&letter));
    is_code.then_some(code)
}

/// The answer for a guest who may not watch: a form for asking to join, or the status of their request.
pub(crate) fn join_request_page(table: &Handle, visitor: &Visitor, id: &str) -> Response {
    match table.join_request_state(visitor.guest) {
        Some(JoinRequestState::Waiting) => reply::html(canasta_pages::join_request_page(&visitor.prefs, id)),
        Some(JoinRequestState::Banned) => reply::html(canasta_pages::banned_page(&visitor.prefs)),
        Some(JoinRequestState::Declined) => reply::html(canasta_pages::declined_page(&visitor.prefs)),
        None => {
            let mut response = reply::html(canasta_pages::private_table_page(&visitor.prefs));
            *response.status_mut() = StatusCode::FORBIDDEN;
            response
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accepts_codes_as_people_type_them() {
        for typed in [
            "ABCDEF",
            "abc def",
            "Abc-Def",
            " a b c d e f ",
            "ABC.DEF",
            "\u{200b}ABCDEF",
            "ABC\u{a0}DEF\u{2060}",
            "ABC\u{2003}DEF\u{feff}",
            "\u{202a}ABCDEF\u{202c}",
            "ＡＢＣＤＥＦ",
            "ａｂｃ－ｄｅｆ",
            "ABC–DEF",
            "“ABCDEF”.",
            "(ABCDEF),",
        ] {
            assert_eq!(clean_code(typed, CODE_LENGTH).as_deref(), Some("ABCDEF"), "{typed}");
        }
        for wrong in ["", "ABCDE", "ABCDEFG", "ABCDE1", "ABCDEI", "ÄBCDEF", "ABC_DEF"] {
            assert_eq!(clean_code(wrong, CODE_LENGTH), None, "{wrong}");
        }
    }
}
