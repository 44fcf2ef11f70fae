//! Everything the pages fetch, embedded in the binary.

const JAVASCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// The file a page asks for, as `/table.css`: its content type and bytes.
pub fn asset(path: &str) -> Option<(&'static str, &'static [u8])> {
    Some(match path.strip_prefix('/').unwrap_or(path) {
        "table.css" => ("text/css; charset=utf-8", include_bytes!("../assets/table.css")),
        "cards.svg" => (SVG, include_bytes!("../assets/cards.svg")),
        "icon.svg" => (SVG, include_bytes!("../assets/icon.svg")),
        "table.js" => (JAVASCRIPT, include_bytes!("../assets/table.js")),
        "idiomorph.js" => (JAVASCRIPT, include_bytes!("../assets/idiomorph.min.js")),
        _ => return None,
    })
}
