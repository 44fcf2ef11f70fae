//! Messages as markup.

use std::fmt::Write as _;

use canasta_i18n::messages::table;
use canasta_i18n::table::Line;
use canasta_i18n::{Lang, Mark, Message, Name, Piece};
use maud::{Escaper, Markup, PreEscaped, html};

/// A message with its markup. Names are isolated because they can be written right to left.
pub(crate) fn render(message: &Message) -> PreEscaped<String> {
    linked(message, "")
}

/// A person's name as markup. Forgotten people have an empty name, which the message replaces.
pub(crate) fn named(lang: Lang, name: &str) -> PreEscaped<String> {
    render(&table::name(lang, Name(name)))
}

/// A message whose link points to `href`.
pub(crate) fn linked(message: &Message, href: &str) -> PreEscaped<String> {
    let mut html = String::with_capacity(message.as_str().len() + 16);
    for piece in message.pieces() {
        // Writing to a string can't fail.
        let _ = match piece {
            Piece::Text(text) => Escaper::new(&mut html).write_str(text),
            Piece::Open(Mark::Isolated) => html.write_str("<bdi>"),
            Piece::Close(Mark::Isolated) => html.write_str("</bdi>"),
            Piece::Open(Mark::Strong) => html.write_str("<b>"),
            Piece::Close(Mark::Strong) => html.write_str("</b>"),
            Piece::Open(Mark::Code) => html.write_str("<code>"),
            Piece::Close(Mark::Code) => html.write_str("</code>"),
            Piece::Open(Mark::Link) => {
                let start = html.write_str("<a href=\"").and_then(|()| Escaper::new(&mut html).write_str(href));
                start.and_then(|()| html.write_str("\">"))
            }
            Piece::Close(Mark::Link) => html.write_str("</a>"),
        };
    }
    PreEscaped(html)
}

pub(crate) fn log_line(line: &Line) -> Markup {
    html! { li { (render(&line.text)) @if !line.strong.is_empty() { " " b { (render(&line.strong)) } } } }
}

#[cfg(test)]
mod tests {
    use canasta_i18n::Writer;

    use super::*;

    #[test]
    fn names_are_isolated_and_escaped() {
        let mut writer = Writer::with_capacity(0);
        writer.open(Mark::Strong);
        writer.name(Name("<Ruth>"), "");
        writer.close();
        writer.text(" & ");
        writer.open(Mark::Link);
        writer.text("on");
        writer.close();
        let html = linked(&writer.finish(), "/?a=1&b=\"").into_string();
        assert_eq!(html, "<b><bdi>&lt;Ruth&gt;</bdi></b> &amp; <a href=\"/?a=1&amp;b=&quot;\">on</a>");
    }
}
