//! The page of the deal of the day, and the table of a visitor's one try.

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::Response;
use canasta_i18n::notice::{self, Notice};
use canasta_live::chance;
use canasta_pages::{Daily, EarlierDay, MyAttempt, daily_page};
use canasta_record::fair::hex;
use canasta_store::{DailyAttempt, GuestId, NewEntry, NewPerson, NewTable};
use canasta_table::daily::opening;
use canasta_table::journal::{Chain, Person};

use crate::app::App;
use crate::handlers::forms::redirect_with_cookies;
use crate::jobs::daily::{KnownDay, field, result};
use crate::middleware::origin::Origin;
use crate::middleware::session::{Visitor, guest_or_new};
use crate::respond::reply::{self, ErrorPage};

/// Earlier days on the page.
const EARLIER: i64 = 14;

/// After how many seconds a browser looks again whether a try is judged.
const AGAIN: &str = "4; url=/daily";

/// `GET /daily`
pub(crate) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Origin(origin): Origin,
) -> Result<Response, ErrorPage> {
    let today = app.daily.today().await?;
    let day = today.deal.day;
    let tries = app.daily.tries(day).await?;
    app.daily.judge(day, &tries);
    let mine = tries.iter().find(|one| Some(one.guest) == visitor.guest);
    if !tries.is_empty() {
        app.daily.play_best(&today);
    }
    let own = match mine {
        Some(mine) => own(&app, mine).await,
        None => MyAttempt::Before,
    };
    let judged = matches!(own, MyAttempt::Judged(_));
    let page = Daily {
        now: app.daily.now(),
        day,
        commitment: hex(&today.deal.commitment()),
        others: &today.known.others,
        best: &today.known.best,
        own,
        began: tries.len(),
        field: field(&tries),
        expert: today.known.expert.clone(),
        earlier: earlier(&app, day, visitor.guest).await?,
        origin: &origin,
    };
    let mut response = reply::html(daily_page(&visitor.prefs, &page));
    if judged {
        response.headers_mut().insert(header::REFRESH, HeaderValue::from_static(AGAIN));
    }
    Ok(response)
}

/// How far a try is.
async fn own(app: &App, mine: &DailyAttempt) -> MyAttempt {
    let table = mine.table.clone();
    match result(mine) {
        Some(tried) => MyAttempt::Over(table, tried),
        None if app.daily.is_over(mine).await => MyAttempt::Judged(table),
        None => MyAttempt::Playing(table),
    }
}

/// The days before this one, the newest first.
async fn earlier(app: &App, today: i64, guest: Option<GuestId>) -> Result<Vec<EarlierDay>, Notice> {
    let mine = match guest {
        Some(guest) => app.daily.tries_of(guest, 32).await?,
        None => Vec::new(),
    };
    let mut days = Vec::new();
    for day in (today - EARLIER..today).rev() {
        let Some(kept) = app.daily.day(day).await? else { continue };
        let own = mine.iter().find(|one| one.day == day);
        let tries = if own.is_some() { app.daily.tries(day).await? } else { Vec::new() };
        app.daily.judge(day, &tries);
        days.push(EarlierDay {
            day,
            seed: Some(kept.seed.text()),
            own: own.map(|one| (one.table.clone(), result(one))),
            field: field(&tries),
        });
    }
    Ok(days)
}

/// `POST /daily`: leads to the visitor's one try, and begins it if there is none.
pub(crate) async fn play(State(app): State<App>, visitor: Visitor) -> Result<Response, ErrorPage> {
    let prefs = visitor.prefs;
    let today = app.daily.today().await?;
    let (guest, cookie) = guest_or_new(&app, visitor.guest, visitor.device).await?;
    let table = begun(&app, &today, guest, prefs.display_name()).await?;
    app.daily.play_best(&today);
    Ok(redirect_with_cookies(&prefs, cookie, &format!("/table/{table}")))
}

/// The table of a guest's try; it is opened where it is not there yet.
async fn begun(app: &App, today: &KnownDay, guest: GuestId, name: &str) -> Result<String, Notice> {
    let entries = opening(&today.deal, &today.known.others, name);
    // While servers of the release before share the database, they could not read the table.
    let formats = app.registry.formats();
    if !entries.iter().all(|entry| formats.can_say(entry)) {
        return Err(notice::OLDER_SERVERS);
    }
    let (day, created) = (today.deal.day, app.daily.now());
    let fresh = chance::hex::<16>().ok_or(notice::UNAVAILABLE)?;
    let id = match app.store.begin_daily_attempt(day, guest, &fresh, created).await.map_err(reply::unwritten)? {
        true => fresh,
        false => {
            let tries = app.daily.tries_of(guest, 2).await?;
            let mine = tries.into_iter().find(|one| one.day == day).ok_or(notice::UNAVAILABLE)?;
            // A server that stopped between the two has begun the try, and opened no table.
            if app.store.opened_at(&mine.table).await.map_err(reply::unread)?.is_some() {
                return Ok(mine.table);
            }
            mine.table
        }
    };
    let (entries, _) = NewEntry::sequence_in(formats, &Chain::start(&id), &entries, created);
    let people = vec![NewPerson { player: Person::HOST.0, guest, name: Some(name.to_owned()) }];
    let table = NewTable { id: id.clone(), invitation: None, created, entries, people, commitments: Vec::new() };
    app.store.open_table(table).await.map_err(reply::unwritten)?;
    Ok(id)
}
