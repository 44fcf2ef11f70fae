//! Card backs. A table has many, so they are images, which a browser rasterises only once, rather than inline SVG. An
//! image can't see the page's colours, so each pattern has one image per table colour.

use super::source;

/// Pattern names, as used in settings and style sheets. The first is the default.
const PATTERNS: [&str; 3] = ["fans", "sun", "lattice"];

/// Colours of a back: the background, its darker middle and the lines.
struct Palette(&'static str, &'static str, &'static str);

/// Table colours, each with the palette of its backs. The first is the default.
const CLOTHS: [(&str, Palette); 3] = [
    ("blue", Palette("#7a2235", "#5a1526", "#efcf98")),
    ("green", Palette("#1f3c70", "#142a54", "#e3cf9a")),
    ("claret", Palette("#14524d", "#0b3a36", "#e8d29b")),
];

impl Palette {
    /// The palette as CSS custom properties, for images and style sheets.
    fn tokens(&self) -> String {
        let Self(ground, middle, lines) = self;
        format!("--back:{ground};--back-2:{middle};--back-line:{lines}")
    }
}

/// Pairs of file name (such as `back-sun-green.svg`) and SVG text for all backs.
pub(super) fn pictures() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for pattern in PATTERNS {
        let drawing = source(&format!("back-{pattern}.svg")).unwrap_or_default();
        for (cloth, palette) in &CLOTHS {
            let style = format!("<style>svg{{{}}}</style>", palette.tokens());
            let picture = drawing.replacen("84\">", &format!("84\">{style}"), 1);
            all.push((format!("back-{pattern}-{cloth}.svg"), picture));
        }
    }
    all
}

/// CSS rules that choose a page's back image and its colours.
pub(super) fn rules() -> String {
    let mut rules = String::new();
    for (cloth, palette) in &CLOTHS {
        let on = selector("cloth", cloth, CLOTHS[0].0);
        rules.push_str(&format!("{on}{{{}}}", palette.tokens()));
        for pattern in PATTERNS {
            let with = selector("back", pattern, PATTERNS[0]);
            let on = if on == ":root" { "" } else { &on };
            rules.push_str(&format!("{with}{on}{{--back-image:url(/back-{pattern}-{cloth}.svg)}}"));
        }
    }
    rules
}

/// CSS selector for pages with this setting. A page has no attribute for a default.
fn selector(setting: &str, value: &str, default: &str) -> String {
    if value == default { ":root".to_owned() } else { format!("[data-{setting}=\"{value}\"]") }
}
