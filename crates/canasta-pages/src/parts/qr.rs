//! A link as a QR code: an inline picture, always black on white with a quiet zone, regardless of the page's colours.

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// Scanners need a quiet zone this wide.
const QUIET_ZONE_MODULES: usize = 4;

/// A link as a QR code, for a script. `label` describes it to a screen reader.
pub fn link_square(link: &str, label: &str) -> String {
    qr(link, label).into_string()
}

/// Empty if the text is too long for a QR code.
pub(crate) fn qr(text: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(text, EcLevel::M) else { return html! {} };
    let size = code.width() + 2 * QUIET_ZONE_MODULES;
    html! {
        svg.qr viewBox={ "0 0 " (size) " " (size) } role="img" aria-label=(label) shape-rendering="crispEdges" {
            rect width=(size) height=(size) fill="#fff" {}
            path d=(path(&code)) fill="#000" {}
        }
    }
}

/// The dark modules, one stroke per horizontal run.
fn path(code: &QrCode) -> String {
    let width = code.width();
    let colours = code.to_colors();
    let mut path = String::new();
    for (y, line) in colours.chunks(width).enumerate() {
        let mut x = 0;
        for run in line.chunk_by(|a, b| a == b) {
            if run[0] == Color::Dark {
                path.push_str(&format!(
                    "M{} {}h{}v1h-{}z",
                    x + QUIET_ZONE_MODULES,
                    y + QUIET_ZONE_MODULES,
                    run.len(),
                    run.len()
                ));
            }
            x += run.len();
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_a_link_with_a_quiet_zone() {
        let link = "http://192.168.1.5:7878/join/0123456789abcdef0123456789abcdef";
        let picture = qr(link, "The link").into_string();
        // 62 bytes with medium error correction make version 4: 33 modules, plus the quiet zone on both sides.
        assert!(picture.contains(r#"viewBox="0 0 41 41""#), "{picture}");
        // The top edge of the finder pattern: seven dark modules in the first row.
        assert!(picture.contains(r##"d="M4 4h7v1h-7z"##), "{picture}");
        assert!(qr(&"x".repeat(5000), "").into_string().is_empty());
    }
}
