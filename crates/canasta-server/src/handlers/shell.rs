//! The app shell that a device stores: web-app manifest, service worker, and offline page. All are the same for every
//! visitor: their language is in the address.

use axum::http::HeaderMap;
use axum::response::Response;
use canasta_i18n::Lang;
use canasta_i18n::messages::shell;
use serde_json::{Value, json};

use crate::handlers::files;
use crate::handlers::forms::{Fields, QueryFields, field};

/// Colours of the loading page and the browser's bars. They match the felt of the icon and the table.
const BACKGROUND: &str = "#1b4461";
const THEME: &str = "#112e43";

/// The language in the address of a file of the shell.
fn lang_of(fields: &Fields) -> Lang {
    Lang::find(field(fields, "lang")).unwrap_or_default()
}

/// `GET /manifest.webmanifest`, with the language in `lang`.
pub(crate) async fn manifest(QueryFields(fields): QueryFields, headers: HeaderMap) -> Response {
    let lang = lang_of(&fields);
    let icons = [
        icon("icon.svg", "any", "any"),
        icon("icon-192.png", "192x192", "any"),
        icon("icon-512.png", "512x512", "any"),
        icon("icon-maskable.png", "512x512", "maskable"),
    ];
    let manifest = json!({
        "id": "/",
        "name": shell::name(lang),
        "short_name": shell::name(lang),
        "description": shell::description(lang),
        "lang": lang.tag(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": BACKGROUND,
        "theme_color": THEME,
        "categories": ["games"],
        "icons": icons,
    });
    files::same_for_all(&headers, "application/manifest+json", manifest.to_string())
}

fn icon(name: &str, sizes: &str, purpose: &str) -> Value {
    let file = canasta_assets::asset(&format!("/{name}"));
    let (src, content_type) = file.map_or(("", ""), |(file, _)| (file.url.as_str(), file.content_type));
    json!({ "src": src, "sizes": sizes, "type": content_type, "purpose": purpose })
}

/// `GET /worker.js`, with the language in `lang`.
pub(crate) async fn worker(QueryFields(fields): QueryFields, headers: HeaderMap) -> Response {
    files::same_for_all(&headers, "text/javascript; charset=utf-8", canasta_pages::worker(lang_of(&fields)))
}

/// `GET /offline`, with the language in `lang`.
pub(crate) async fn offline(QueryFields(fields): QueryFields, headers: HeaderMap) -> Response {
    files::same_for_all(&headers, "text/html; charset=utf-8", canasta_pages::offline_page(lang_of(&fields)))
}

/// `GET /robots.txt`: allows everything. Each answer says whether search engines may show it, and they have to be able to
/// read that.
pub(crate) async fn robots(headers: HeaderMap) -> Response {
    files::same_for_all(&headers, "text/plain; charset=utf-8", "User-agent: *\nDisallow:\n".to_owned())
}
