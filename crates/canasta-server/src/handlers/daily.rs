//! The page for the deal of the day, and the table for a visitor's only attempt.

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::Response;
use canasta_analysis::daily::Attempt;
use canasta_i18n::notice::{self, Notice};
use canasta_live::chance;
use canasta_pages::{Daily, EarlierDay, MyAttempt, daily_page};
use canasta_store::{DailyAttempt, GuestId, NewEntry, NewPerson, NewTable, WriteError};
use canasta_table::daily::opening;
use canasta_table::journal::{Chain, Person};

use crate::app::App;
use crate::handlers::forms::{FormFields, redirect_with_cookies};
use crate::handlers::repeats::FormToken;
use crate::jobs::daily::{StoredDay, field, result};
use crate::middleware::origin::Origin;
use crate::middleware::session::Visitor;
use crate::respond::reply::{self, ErrorPage};

/// Number of earlier days that pages show.
pub(crate) const EARLIER_DAYS: i64 = 14;

/// Streaks are counted up to this number of days.
const MAX_STREAK_DAYS: u32 = 400;

/// Reloads the page every few seconds while an attempt is being judged.
const REFRESH: &str = "4; url=/daily";

/// `GET /daily`
pub(crate) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Origin(origin): Origin,
) -> Result<Response, ErrorPage> {
    let today = app.daily.today().await?;
    let day = today.deal.day;
    let attempts = app.daily.attempts(day).await?;
    app.daily.judge(day, &attempts);
    let mine = attempts.iter().find(|attempt| Some(attempt.guest) == visitor.guest);
    if !attempts.is_empty() {
        app.daily.play_best(&today);
    }
    let own = match mine {
        Some(mine) => my_attempt(&app, mine).await,
        None => MyAttempt::Before,
    };
    let is_being_judged = matches!(own, MyAttempt::Judged(_));
    let all_mine = match visitor.guest {
        Some(guest) => app.daily.attempts_of(guest, MAX_STREAK_DAYS).await?,
        None => Vec::new(),
    };
    let is_finished = |attempt: &&DailyAttempt| matches!(result(attempt), Some(Attempt::Finished(_)));
    let page = Daily {
        now: app.daily.now(),
        day,
        others: &today.details.bot_level,
        best: &today.details.best_level,
        own,
        began: attempts.len(),
        field: field(&attempts),
        expert: today.details.expert.clone(),
        earlier: earlier(&app, day, &all_mine).await?,
        finished: all_mine.iter().filter(is_finished).map(|attempt| attempt.day).collect(),
        origin: &origin,
    };
    let mut response = reply::html(daily_page(&visitor.prefs, &page));
    if is_being_judged {
        response.headers_mut().insert(header::REFRESH, HeaderValue::from_static(REFRESH));
    }
    Ok(response)
}

/// Progress of the visitor's attempt.
async fn my_attempt(app: &App, mine: &DailyAttempt) -> MyAttempt {
    let table = mine.table.clone();
    match result(mine) {
        Some(attempt) => MyAttempt::Over(table, attempt),
        None if app.daily.is_over(mine).await => MyAttempt::Judged(table),
        None => MyAttempt::Playing(table),
    }
}

/// Results of earlier days, newest first.
async fn earlier(app: &App, today: i64, mine: &[DailyAttempt]) -> Result<Vec<EarlierDay>, Notice> {
    let mut days = Vec::new();
    for day in (today - EARLIER_DAYS..today).rev() {
        if app.daily.day(day).await?.is_none() {
            continue;
        }
        let own = mine.iter().find(|attempt| attempt.day == day);
        let attempts = if own.is_some() { app.daily.attempts(day).await? } else { Vec::new() };
        app.daily.judge(day, &attempts);
        days.push(EarlierDay {
            day,
            own: own.map(|attempt| (attempt.table.clone(), result(attempt))),
            field: field(&attempts),
        });
    }
    Ok(days)
}

/// `POST /daily`: redirects to the visitor's only attempt, and starts it if necessary.
pub(crate) async fn play(
    State(app): State<App>,
    visitor: Visitor,
    FormFields(fields): FormFields,
) -> Result<Response, ErrorPage> {
    let today = app.daily.today().await?;
    let (guest, cookie) = visitor.guest_or_new(&app, FormToken::of(&fields).as_ref()).await?;
    let table = attempt_table(&app, &today, guest, visitor.prefs.display_name()).await?;
    app.daily.play_best(&today);
    Ok(redirect_with_cookies(&visitor.cookie_names, &visitor.prefs, cookie, &format!("/table/{table}")))
}

/// The table of a guest's attempt. Opens it if it doesn't exist.
async fn attempt_table(app: &App, today: &StoredDay, guest: GuestId, name: &str) -> Result<String, Notice> {
    let entries = opening(&today.deal, &today.details.bot_level, name);
    // Servers on the previous release might use the same database, and they couldn't read the table.
    let formats = app.registry.formats();
    if !entries.iter().all(|entry| formats.can_express(entry)) {
        return Err(notice::OLDER_SERVERS);
    }
    let day = today.deal.day;
    let created = app.daily.now();
    let fresh = chance::random_hex::<16>().ok_or(notice::UNAVAILABLE)?;
    let id = match app.store.begin_daily_attempt(day, guest, &fresh, created).await.map_err(reply::write_error)? {
        true => fresh,
        false => {
            let attempts = app.daily.attempts_of(guest, 2).await?;
            let mine = attempts.into_iter().find(|attempt| attempt.day == day).ok_or(notice::UNAVAILABLE)?;
            // If the table is missing, a server stopped after it had stored the attempt.
            if app.store.opened_at(&mine.table).await.map_err(reply::read_error)?.is_some() {
                return Ok(mine.table);
            }
            mine.table
        }
    };
    let (entries, _) = NewEntry::sequence_in(formats, &Chain::start(&id), &entries, created);
    let people = vec![NewPerson { player: Person::HOST.0, guest: Some(guest), name: Some(name.to_owned()) }];
    let table = NewTable { id: id.clone(), invitation: None, created, entries, people, commitments: Vec::new() };
    match app.store.open_table(table).await {
        // The button was pressed twice.
        Err(WriteError::Conflict) if app.store.opened_at(&id).await.map_err(reply::read_error)?.is_some() => Ok(id),
        opened => opened.map(|()| id).map_err(reply::write_error),
    }
}
