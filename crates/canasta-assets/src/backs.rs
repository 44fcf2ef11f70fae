//! The backs of cards. There are many on a table, so each is a picture, which a browser draws once and copies, and not a drawing
//! of its own; a picture cannot see the page's colours, so it is made in those of each cloth.

use super::source;

/// The patterns, as settings and style sheets name them. The first is the usual one.
const PATTERNS: [&str; 3] = ["fans", "sun", "lattice"];

/// The colours of a back: its ground, the darker middle, the lines.
struct Ink(&'static str, &'static str, &'static str);

/// The colours on each cloth, by day and in the dark. The first cloth is the usual one.
const CLOTHS: [(&str, Ink, Ink); 3] = [
    ("blue", Ink("#7a2235", "#5a1526", "#efcf98"), Ink("#66202f", "#49121f", "#d9b985")),
    ("green", Ink("#1f3c70", "#142a54", "#e3cf9a"), Ink("#1c3563", "#12254a", "#c9b582")),
    ("claret", Ink("#14524d", "#0b3a36", "#e8d29b"), Ink("#114540", "#092f2b", "#cdb682")),
];

impl Ink {
    /// As custom properties: pictures and style sheets name them alike.
    fn tokens(&self) -> String {
        let Self(ground, middle, lines) = self;
        format!("--back:{ground};--back-2:{middle};--back-line:{lines}")
    }
}

/// The pictures with their names: `back-sun-green.svg`.
pub(super) fn pictures() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for pattern in PATTERNS {
        let drawing = source(&format!("back-{pattern}.svg")).unwrap_or_default();
        for (cloth, day, dark) in &CLOTHS {
            let style = format!(
                "<style>svg{{{}}}@media(prefers-color-scheme:dark){{svg{{{}}}}}</style>",
                day.tokens(),
                dark.tokens()
            );
            let picture = drawing.replacen("84\">", &format!("84\">{style}"), 1);
            all.push((format!("back-{pattern}-{cloth}.svg"), picture));
        }
    }
    all
}

/// The rules that choose the picture and its colours for the page.
pub(super) fn rules() -> String {
    let mut rules = String::new();
    for (cloth, day, _) in &CLOTHS {
        rules.push_str(&format!("{}{{{}}}", chosen("cloth", cloth, CLOTHS[0].0), day.tokens()));
    }
    for (cloth, _, dark) in &CLOTHS {
        let on = chosen("cloth", cloth, CLOTHS[0].0);
        rules.push_str(&format!("@media(prefers-color-scheme:dark){{{on}{{{}}}}}", dark.tokens()));
        for pattern in PATTERNS {
            let with = chosen("back", pattern, PATTERNS[0]);
            let on = if on == ":root" { "" } else { &on };
            rules.push_str(&format!("{with}{on}{{--back-image:url(/back-{pattern}-{cloth}.svg)}}"));
        }
    }
    rules
}

/// What selects a page with this choice; the usual one is not named there.
fn chosen(what: &str, value: &str, usual: &str) -> String {
    if value == usual { ":root".to_owned() } else { format!("[data-{what}=\"{value}\"]") }
}
