//! Messages as markup.

use canasta_i18n::messages::table;
use canasta_i18n::table::Line;
use canasta_i18n::{Lang, Mark, Message, Name, Piece};
use maud::{Markup, Render, html};

/// A message with its markup. Names are isolated because they can be written right to left.
pub(crate) const fn render(message: &Message) -> Rendered<'_> {
    linked(message, "")
}

/// A person's name as markup. Forgotten people have an empty name, which the message replaces.
pub(crate) fn named(lang: Lang, name: &str) -> Markup {
    render(&table::name(lang, Name(name))).render()
}

/// A message whose link points to `href`.
pub(crate) const fn linked<'a>(message: &'a Message, href: &'a str) -> Rendered<'a> {
    Rendered { message, href }
}

/// A message to be written as markup.
pub(crate) struct Rendered<'a> {
    message: &'a Message,
    href: &'a str,
}

impl Render for Rendered<'_> {
    fn render_to(&self, html: &mut String) {
        self.message.for_each_piece(|piece| match piece {
            Piece::Text(text) => text.render_to(html),
            Piece::Open(Mark::Isolated) => html.push_str("<bdi>"),
            Piece::Close(Mark::Isolated) => html.push_str("</bdi>"),
            Piece::Open(Mark::Strong) => html.push_str("<b>"),
            Piece::Close(Mark::Strong) => html.push_str("</b>"),
            Piece::Open(Mark::Code) => html.push_str("<code>"),
            Piece::Close(Mark::Code) => html.push_str("</code>"),
            Piece::Open(Mark::Link) => {
                html.push_str("<a href=\"");
                self.href.render_to(html);
                html.push_str("\">");
            }
            Piece::Close(Mark::Link) => html.push_str("</a>"),
        });
    }
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
        writer.isolated("<Ruth>");
        writer.close();
        writer.text(" & ");
        writer.open(Mark::Link);
        writer.text("on");
        writer.close();
        let html = linked(&writer.finish(), "/?a=1&b=\"").render().into_string();
        assert_eq!(html, "<b><bdi>&lt;Ruth&gt;</bdi></b> &amp; <a href=\"/?a=1&amp;b=&quot;\">on</a>");
    }
}
