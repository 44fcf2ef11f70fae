//! Everything the pages fetch, embedded in the binary.

const JAVASCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// The file a page asks for, as `/table.css`: its content type and bytes.
pub fn asset(path: &str) -> Option<(&'static str, &'static [u8])> {
    Some(match path.strip_prefix('/').unwrap_or(path) {
        "fair.css" => ("text/css; charset=utf-8", include_bytes!("../assets/fair.css")),
        "company.css" => ("text/css; charset=utf-8", include_bytes!("../assets/company.css")),
        "replay.css" => ("text/css; charset=utf-8", include_bytes!("../assets/replay.css")),
        "seats.css" => ("text/css; charset=utf-8", include_bytes!("../assets/seats.css")),
        "table.css" => ("text/css; charset=utf-8", include_bytes!("../assets/table.css")),
        "you.css" => ("text/css; charset=utf-8", include_bytes!("../assets/you.css")),
        "cards.svg" => (SVG, include_bytes!("../assets/cards.svg")),
        "icon.svg" => (SVG, include_bytes!("../assets/icon.svg")),
        "cards.js" => (JAVASCRIPT, include_bytes!("../assets/cards.js")),
        "clock.js" => (JAVASCRIPT, include_bytes!("../assets/clock.js")),
        "drag.js" => (JAVASCRIPT, include_bytes!("../assets/drag.js")),
        "fair.js" => (JAVASCRIPT, include_bytes!("../assets/fair.js")),
        "fit.js" => (JAVASCRIPT, include_bytes!("../assets/fit.js")),
        "fly.js" => (JAVASCRIPT, include_bytes!("../assets/fly.js")),
        "forget.js" => (JAVASCRIPT, include_bytes!("../assets/forget.js")),
        "forms.js" => (JAVASCRIPT, include_bytes!("../assets/forms.js")),
        "gather.js" => (JAVASCRIPT, include_bytes!("../assets/gather.js")),
        "dropped.js" => (JAVASCRIPT, include_bytes!("../assets/dropped.js")),
        "drop.js" => (JAVASCRIPT, include_bytes!("../assets/drop.js")),
        "hint.js" => (JAVASCRIPT, include_bytes!("../assets/hint.js")),
        "house.js" => (JAVASCRIPT, include_bytes!("../assets/house.js")),
        "keys.js" => (JAVASCRIPT, include_bytes!("../assets/keys.js")),
        "knock.js" => (JAVASCRIPT, include_bytes!("../assets/knock.js")),
        "lesson.js" => (JAVASCRIPT, include_bytes!("../assets/lesson.js")),
        "live.js" => (JAVASCRIPT, include_bytes!("../assets/live.js")),
        "lobby.js" => (JAVASCRIPT, include_bytes!("../assets/lobby.js")),
        "noted.js" => (JAVASCRIPT, include_bytes!("../assets/noted.js")),
        "proof.js" => (JAVASCRIPT, include_bytes!("../assets/proof.js")),
        "replay.js" => (JAVASCRIPT, include_bytes!("../assets/replay.js")),
        "settings.js" => (JAVASCRIPT, include_bytes!("../assets/settings.js")),
        "share.js" => (JAVASCRIPT, include_bytes!("../assets/share.js")),
        "show.js" => (JAVASCRIPT, include_bytes!("../assets/show.js")),
        "sound.js" => (JAVASCRIPT, include_bytes!("../assets/sound.js")),
        "staging.js" => (JAVASCRIPT, include_bytes!("../assets/staging.js")),
        "table.js" => (JAVASCRIPT, include_bytes!("../assets/table.js")),
        "words.js" => (JAVASCRIPT, include_bytes!("../assets/words.js")),
        "idiomorph.js" => (JAVASCRIPT, include_bytes!("../assets/idiomorph.min.js")),
        // SHA-256 and SHAKE256: @noble/hashes 2.4.0 as npm has it, five of its modules, not changed.
        "noble-hashes/_md.js" => (JAVASCRIPT, include_bytes!("../assets/noble-hashes/_md.js")),
        "noble-hashes/_u64.js" => (JAVASCRIPT, include_bytes!("../assets/noble-hashes/_u64.js")),
        "noble-hashes/sha2.js" => (JAVASCRIPT, include_bytes!("../assets/noble-hashes/sha2.js")),
        "noble-hashes/sha3.js" => (JAVASCRIPT, include_bytes!("../assets/noble-hashes/sha3.js")),
        "noble-hashes/utils.js" => (JAVASCRIPT, include_bytes!("../assets/noble-hashes/utils.js")),
        _ => return None,
    })
}
