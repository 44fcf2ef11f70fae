//! Everything the pages fetch, embedded in the binary.

const JAVASCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// The file a page asks for, as `/table.css`: its content type and bytes.
pub fn asset(path: &str) -> Option<(&'static str, &'static [u8])> {
    Some(match path.strip_prefix('/').unwrap_or(path) {
        "company.css" => ("text/css; charset=utf-8", include_bytes!("../assets/company.css")),
        "seats.css" => ("text/css; charset=utf-8", include_bytes!("../assets/seats.css")),
        "table.css" => ("text/css; charset=utf-8", include_bytes!("../assets/table.css")),
        "cards.svg" => (SVG, include_bytes!("../assets/cards.svg")),
        "icon.svg" => (SVG, include_bytes!("../assets/icon.svg")),
        "cards.js" => (JAVASCRIPT, include_bytes!("../assets/cards.js")),
        "clock.js" => (JAVASCRIPT, include_bytes!("../assets/clock.js")),
        "drag.js" => (JAVASCRIPT, include_bytes!("../assets/drag.js")),
        "fit.js" => (JAVASCRIPT, include_bytes!("../assets/fit.js")),
        "fly.js" => (JAVASCRIPT, include_bytes!("../assets/fly.js")),
        "forms.js" => (JAVASCRIPT, include_bytes!("../assets/forms.js")),
        "gather.js" => (JAVASCRIPT, include_bytes!("../assets/gather.js")),
        "hint.js" => (JAVASCRIPT, include_bytes!("../assets/hint.js")),
        "house.js" => (JAVASCRIPT, include_bytes!("../assets/house.js")),
        "keys.js" => (JAVASCRIPT, include_bytes!("../assets/keys.js")),
        "knock.js" => (JAVASCRIPT, include_bytes!("../assets/knock.js")),
        "lesson.js" => (JAVASCRIPT, include_bytes!("../assets/lesson.js")),
        "live.js" => (JAVASCRIPT, include_bytes!("../assets/live.js")),
        "lobby.js" => (JAVASCRIPT, include_bytes!("../assets/lobby.js")),
        "settings.js" => (JAVASCRIPT, include_bytes!("../assets/settings.js")),
        "share.js" => (JAVASCRIPT, include_bytes!("../assets/share.js")),
        "show.js" => (JAVASCRIPT, include_bytes!("../assets/show.js")),
        "sound.js" => (JAVASCRIPT, include_bytes!("../assets/sound.js")),
        "staging.js" => (JAVASCRIPT, include_bytes!("../assets/staging.js")),
        "table.js" => (JAVASCRIPT, include_bytes!("../assets/table.js")),
        "words.js" => (JAVASCRIPT, include_bytes!("../assets/words.js")),
        "idiomorph.js" => (JAVASCRIPT, include_bytes!("../assets/idiomorph.min.js")),
        _ => return None,
    })
}
