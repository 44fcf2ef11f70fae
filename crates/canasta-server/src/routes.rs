//! The table of all routes: path, request class for the metrics, rate limit, and handlers. Any other path is a static
//! file or doesn't exist.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{MethodRouter, any, get, post};

use crate::app::{App, healthz};
use crate::handlers::forms::see_other;
use crate::handlers::{
    actions, at_table, calendar, daily, devices, fairness, forget, hints, house, join, learn, live, lobby, pads, pages,
    proofs, puzzles, replay, shell, tables, you,
};
use crate::metrics::Class;
use crate::middleware::metrics;
use crate::middleware::route::{Limit, Reader, Route, Routes};

struct RouteEntry {
    path: &'static str,
    route: Route,
    handlers: MethodRouter<App>,
}

/// A route whose answers are for people.
const fn page(path: &'static str, class: Class, limit: Limit, handlers: MethodRouter<App>) -> RouteEntry {
    RouteEntry { path, route: Route { class, limit, reader: Reader::Person }, handlers }
}

/// A route whose answers are for the script of a table's or puzzle's page.
const fn script(path: &'static str, class: Class, limit: Limit, handlers: MethodRouter<App>) -> RouteEntry {
    RouteEntry { path, route: Route { class, limit, reader: Reader::Script }, handlers }
}

/// A route whose answers are for people, or for scripts that ask for JSON.
const fn either(path: &'static str, class: Class, limit: Limit, handlers: MethodRouter<App>) -> RouteEntry {
    RouteEntry { path, route: Route { class, limit, reader: Reader::Either }, handlers }
}

/// For an address that only answers a form: whoever opens or reloads it is sent to the page with the form.
fn form_at(page: &'static str) -> MethodRouter<App> {
    get(async move || see_other(page))
}

fn route_table() -> Vec<RouteEntry> {
    let bring = get(replay::ask).post(replay::bring).layer(DefaultBodyLimit::max(replay::MAX_BYTES));
    vec![
        page("/", Class::Page, Limit::None, get(pages::start)),
        page("/rules", Class::Page, Limit::None, get(pages::rules)),
        page("/rules/{chapter}", Class::Page, Limit::None, get(pages::chapter)),
        page("/house", Class::Page, Limit::None, get(house::page)),
        page("/house.json", Class::Page, Limit::None, get(house::file)),
        page("/settings", Class::Own, Limit::None, get(pages::settings_page).post(pages::settings)),
        page("/keys", Class::Page, Limit::None, get(pages::keys)),
        page("/lobby", Class::Open, Limit::Tables, get(lobby::lobby).post(lobby::seat)),
        page("/fairness", Class::Page, Limit::None, get(fairness::fairness)),
        page("/forget", Class::Own, Limit::None, get(forget::ask).post(forget::forget)),
        // New tables.
        page("/new", Class::Open, Limit::None, get(tables::form).post(tables::ask)),
        page("/play", Class::Open, Limit::Tables, form_at("/").post(tables::play)),
        page("/daily", Class::Open, Limit::Tables, get(daily::page).post(daily::play)),
        page("/learn", Class::Open, Limit::Tables, form_at("/").post(learn::learn)),
        page("/gather", Class::Open, Limit::Tables, form_at("/friends").post(tables::gather)),
        // Tables.
        either("/table/{id}", Class::Table, Limit::None, get(pages::table)),
        either("/table/{id}/do", Class::Do, Limit::Actions, get(at_table::to_table).post(at_table::submit)),
        either("/table/{id}/fair", Class::Page, Limit::None, get(proofs::fair)),
        script("/table/{id}/act", Class::Action, Limit::Actions, post(actions::action)),
        script("/table/{id}/next", Class::Next, Limit::Actions, post(actions::next)),
        script("/table/{id}/hint", Class::Hint, Limit::Actions, post(hints::hint)),
        script("/table/{id}/say", Class::Do, Limit::Actions, post(at_table::say)),
        script("/table/{id}/live", Class::Live, Limit::None, any(live::live)),
        // Invitations, join requests and devices.
        page("/friends", Class::Page, Limit::None, get(join::friends)),
        page("/join", Class::Entry, Limit::Codes, get(join::code).post(join::join_request)),
        page("/join/{secret}", Class::Entry, Limit::Links, get(join::invited).post(join::join)),
        page("/calendar", Class::Entry, Limit::None, form_at("/settings").post(calendar::link)),
        page("/calendar/{file}", Class::Entry, Limit::Links, get(calendar::feed)),
        page("/device", Class::Entry, Limit::Codes, get(devices::type_code).post(devices::by_code)),
        page("/device/{secret}", Class::Entry, Limit::Links, get(devices::show_link).post(devices::use_link)),
        page("/devices", Class::Own, Limit::None, get(devices::list)),
        page("/devices/link", Class::Own, Limit::None, form_at("/devices").post(devices::link)),
        page("/devices/end", Class::Own, Limit::None, form_at("/devices").post(devices::end)),
        page("/devices/back", Class::Own, Limit::None, form_at("/devices").post(devices::back)),
        // Replays of finished games, and of records that visitors open.
        page("/replay", Class::Page, Limit::Tables, bring),
        either("/table/{id}/replay", Class::Page, Limit::Tables, get(replay::page).post(replay::play_on)),
        either("/table/{id}/replay/at", Class::Page, Limit::None, get(replay::part)),
        either("/table/{id}/replay/again", Class::Page, Limit::Tables, get(replay::choose).post(replay::play_again)),
        page("/table/{id}/review", Class::Page, Limit::None, get(replay::review)),
        page("/table/{id}/review/part", Class::Page, Limit::None, get(replay::review_part)),
        either("/table/{id}/record", Class::Page, Limit::None, get(replay::record)),
        either("/table/{id}/sheet.csv", Class::Page, Limit::None, get(replay::sheet)),
        page("/replay/{hash}", Class::Page, Limit::Tables, get(replay::page).post(replay::play_on)),
        page("/replay/{hash}/at", Class::Page, Limit::None, get(replay::part)),
        page("/replay/{hash}/review", Class::Page, Limit::None, get(replay::review)),
        page("/replay/{hash}/review/part", Class::Page, Limit::None, get(replay::review_part)),
        page("/replay/{hash}/record", Class::Page, Limit::None, get(replay::record)),
        page("/replay/{hash}/sheet.csv", Class::Page, Limit::None, get(replay::sheet)),
        // A guest's games.
        page("/you", Class::Page, Limit::None, get(you::page)),
        page("/you/games", Class::Page, Limit::None, get(you::list)),
        page("/you/forget", Class::Own, Limit::None, form_at("/you").post(you::forget)),
        page("/you.csv", Class::Page, Limit::None, get(you::csv)),
        page("/you.json", Class::Page, Limit::None, get(you::json)),
        page("/puzzles", Class::Page, Limit::None, get(puzzles::list)),
        page("/puzzles/{id}", Class::Page, Limit::Actions, get(puzzles::show).post(puzzles::answer)),
        script("/puzzles/{id}/act", Class::Page, Limit::Actions, post(puzzles::action)),
        // Files of the app shell.
        page("/manifest.webmanifest", Class::File, Limit::None, get(shell::manifest)),
        page("/worker.js", Class::File, Limit::None, get(shell::worker)),
        page("/offline", Class::File, Limit::None, get(shell::offline)),
        page("/robots.txt", Class::File, Limit::None, get(shell::robots)),
        // For operators.
        page("/healthz", Class::Operator, Limit::None, get(healthz)),
        page("/metrics", Class::Operator, Limit::None, get(metrics::metrics)),
    ]
}

/// Score pads for games with real cards.
fn pad_routes() -> [RouteEntry; 11] {
    let sync = post(pads::sync).layer(DefaultBodyLimit::max(pads::MAX_SYNC_BYTES));
    [
        page("/pad", Class::Page, Limit::None, get(pads::page)),
        page("/pad/{code}", Class::Page, Limit::PathCodes, get(pads::watch)),
        script("/pad/sync", Class::Pad, Limit::Actions, sync),
        script("/pad/share", Class::Pad, Limit::Actions, post(pads::share)),
        script("/pad/hand-over", Class::Pad, Limit::Actions, post(pads::hand_over)),
        script("/pad/take", Class::Pad, Limit::Codes, post(pads::take)),
        script("/pad/ask", Class::Pad, Limit::Actions, post(pads::ask)),
        script("/pad/object", Class::Pad, Limit::Actions, post(pads::object)),
        script("/pad/forget", Class::Pad, Limit::Actions, post(pads::forget)),
        script("/pad/{code}/events", Class::Pad, Limit::PathCodes, get(pads::events)),
        script("/pad/{code}/query", Class::Pad, Limit::PathCodes, post(pads::query)),
    ]
}

/// The router, and the routes by path.
pub(crate) fn routes() -> (Router<App>, Routes) {
    let mut routes = BTreeMap::new();
    let mut router = Router::new();
    for RouteEntry { path, route, handlers } in route_table().into_iter().chain(pad_routes()) {
        router = router.route(path, handlers);
        routes.insert(path, route);
    }
    (router, Arc::new(routes))
}

#[cfg(test)]
mod tests {
    use axum::Extension;
    use axum::body::{Body, to_bytes};
    use axum::http::Request;
    use axum::middleware::from_fn_with_state;
    use tower::ServiceExt as _;

    use super::*;
    use crate::middleware::route::attach_route;

    /// The route found by the router's own path matching.
    async fn route_of(path: &str) -> String {
        let answer_route = async |Extension(route): Extension<Route>| format!("{route:?}");
        let mut router = Router::new().fallback(answer_route);
        for RouteEntry { path, .. } in route_table().into_iter().chain(pad_routes()) {
            router = router.route(path, any(answer_route));
        }
        let (_, routes) = routes();
        let request = Request::get(path).body(Body::empty()).unwrap();
        let answer = router.layer(from_fn_with_state(routes, attach_route)).oneshot(request).await.unwrap();
        String::from_utf8(to_bytes(answer.into_body(), 1024).await.unwrap().to_vec()).unwrap()
    }

    #[tokio::test]
    async fn each_path_has_its_class_limit_and_reader() {
        for (path, class, limit, reader) in [
            ("/", Class::Page, Limit::None, Reader::Person),
            ("/rules/pile", Class::Page, Limit::None, Reader::Person),
            ("/play", Class::Open, Limit::Tables, Reader::Person),
            ("/gather", Class::Open, Limit::Tables, Reader::Person),
            ("/daily", Class::Open, Limit::Tables, Reader::Person),
            ("/settings", Class::Own, Limit::None, Reader::Person),
            ("/table/0123", Class::Table, Limit::None, Reader::Either),
            ("/table/0123/do", Class::Do, Limit::Actions, Reader::Either),
            ("/table/0123/act", Class::Action, Limit::Actions, Reader::Script),
            ("/table/0123/say", Class::Do, Limit::Actions, Reader::Script),
            ("/table/0123/live", Class::Live, Limit::None, Reader::Script),
            ("/table/0123/replay", Class::Page, Limit::Tables, Reader::Either),
            ("/table/0123/replay/again", Class::Page, Limit::Tables, Reader::Either),
            ("/replay", Class::Page, Limit::Tables, Reader::Person),
            ("/replay/0123", Class::Page, Limit::Tables, Reader::Person),
            ("/join", Class::Entry, Limit::Codes, Reader::Person),
            ("/join/0123", Class::Entry, Limit::Links, Reader::Person),
            ("/device", Class::Entry, Limit::Codes, Reader::Person),
            ("/device/0123", Class::Entry, Limit::Links, Reader::Person),
            ("/devices", Class::Own, Limit::None, Reader::Person),
            ("/devices/link", Class::Own, Limit::None, Reader::Person),
            ("/calendar", Class::Entry, Limit::None, Reader::Person),
            ("/calendar/0.ics", Class::Entry, Limit::Links, Reader::Person),
            ("/lobby", Class::Open, Limit::Tables, Reader::Person),
            ("/metrics", Class::Operator, Limit::None, Reader::Person),
            ("/pad/sync", Class::Pad, Limit::Actions, Reader::Script),
            ("/pad/take", Class::Pad, Limit::Codes, Reader::Script),
            ("/pad/K7M2QD/events", Class::Pad, Limit::PathCodes, Reader::Script),
            // Paths that aren't in the table are files, whatever they start with.
            ("/table.css", Class::File, Limit::None, Reader::Person),
            ("/assets/table.0123abcd.css", Class::File, Limit::None, Reader::Person),
            ("/table/0123/anything/else", Class::File, Limit::None, Reader::Person),
        ] {
            assert_eq!(route_of(path).await, format!("{:?}", Route { class, limit, reader }), "{path}");
        }
    }

    #[test]
    fn actions_answers_and_private_links_are_rate_limited() {
        for RouteEntry { path, route, .. } in route_table().into_iter().chain(pad_routes()) {
            let is_link = ["{secret}", "{file}"].iter().any(|end| path.ends_with(end));
            assert_eq!(route.limit == Limit::Links, is_link, "{path}");
            let actions = [
                "/do",
                "/act",
                "/next",
                "/hint",
                "/say",
                "/puzzles/{id}",
                "/sync",
                "/share",
                "/hand-over",
                "/ask",
                "/object",
                "/pad/forget",
            ];
            let is_action = actions.iter().any(|end| path.ends_with(end));
            assert_eq!(route.limit == Limit::Actions, is_action, "{path}");
            assert_eq!(route.limit == Limit::PathCodes, path.contains("{code}"), "{path}");
        }
    }
}
