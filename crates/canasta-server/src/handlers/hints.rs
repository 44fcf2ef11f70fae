//! Hints for the player whose turn it is. Only that player can request one, only that player gets the answer, and hints
//! aren't stored.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use canasta_i18n::Lang;
use canasta_i18n::messages::{hint, request};
use canasta_i18n::notice::{self, Notice};
use canasta_live::HintError;
use canasta_pages::{hint_panel, hint_spoken};
use canasta_table::scene::Screen;
use serde::Deserialize;
use serde_json::json;

use crate::app::App;
use crate::handlers::actions::{Body, JsonBody};
use crate::middleware::session::Visitor;
use crate::respond::reply;
use crate::respond::reply::Format;

/// `{"n": 17}`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HintBody {
    n: u64,
}

impl Body for HintBody {
    const UNREADABLE: Notice = notice::NOT_ASKED;
}

/// `POST /table/{id}/hint`
pub(crate) async fn hint(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
    JsonBody(HintBody { n }): JsonBody<HintBody>,
) -> Response {
    let lang = visitor.prefs.lang;
    let (live, seen) = match app.registry.acting_snapshot(&table, visitor.guest).await {
        Ok(found) => found,
        Err(why) => return Format::Json.unusable(&why),
    };
    let screen = seen.map(|seen| seen.screen);
    let (Some((seat, viewer)), Some(Screen::Game(scene))) = (live.acting(visitor.guest), screen.as_deref()) else {
        return reply::notice(notice::NOT_YOUR_SEAT);
    };
    if !scene.gives_hints() {
        return reply::notice(notice::NO_HINTS);
    }
    if scene.n != n {
        return stale(lang);
    }
    if !scene.is_mine() {
        return reply::json(StatusCode::CONFLICT, &json!({ "because": hint::not_now(lang) }));
    }
    match live.hint(viewer, seat, scene).await {
        Ok(turns) => {
            let answer =
                json!({ "n": n, "html": hint_panel(lang, scene, &turns), "said": hint_spoken(lang, scene, &turns) });
            reply::json(StatusCode::OK, &answer)
        }
        Err(HintError::Stale) => stale(lang),
        Err(HintError::Busy) => reply::json(StatusCode::SERVICE_UNAVAILABLE, &json!({ "because": hint::busy(lang) })),
    }
}

fn stale(lang: Lang) -> Response {
    reply::json(StatusCode::CONFLICT, &json!({ "stale": true, "because": request::stale(lang) }))
}
