//! Pages as plain text.

/// The main part of a document.
pub(crate) fn main_of(page: &str) -> &str {
    page.split_once("<main").unwrap().1.split_once("</main>").unwrap().0
}

/// The text without markup.
pub(crate) fn text(html: &str) -> String {
    let mut text = String::new();
    for part in html.split('<').skip(1) {
        text.push_str(part.split_once('>').map_or("", |(_, text)| text));
        text.push(' ');
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
