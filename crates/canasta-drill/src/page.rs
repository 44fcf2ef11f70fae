//! Parses a table's page: the parts that the drills compare with the journal, and links.

use std::collections::BTreeSet;

use canasta::{Card, notation};

/// A table during its game, as one player sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// The number of journal entries that the page reflects.
    pub n: u64,
    /// The hand, sorted.
    pub hand: Vec<Card>,
    /// Whether it is the viewer's turn.
    pub is_my_turn: bool,
}

impl Page {
    /// Parses a page; `None` if it doesn't show a running game.
    pub fn read(html: &str) -> Option<Self> {
        let number = |tag: &str| quoted_after(tag, "data-n=\"")?.parse().ok();
        if let Some((_, shuffling)) = html.split_once("data-showing=\"shuffling\"") {
            return Some(Self { n: number(shuffling.split_once('>')?.0)?, hand: Vec::new(), is_my_turn: false });
        }
        let table = html.split_once("id=\"table\"")?.1;
        let (tag, _) = table.split_once('>')?;
        let hand = table.split_once("id=\"hand\"")?.1.split("</div>").next()?;
        let texts = hand.split("data-cards=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let cards = texts.map(|text| notation::parse_cards(text).ok()).collect::<Option<Vec<_>>>()?;
        let is_my_turn = tag.contains(" data-mine");
        Some(Self { n: number(tag)?, hand: sorted(cards.concat()), is_my_turn })
    }
}

/// Style sheets, scripts and pictures that a page needs, without repetitions.
pub fn files(html: &str) -> BTreeSet<String> {
    let named = html.split([' ', '>']).filter_map(|part| {
        let name = part.strip_prefix("href=\"").or_else(|| part.strip_prefix("src=\""))?;
        let name = name.split(['"', '#']).next()?;
        (name.starts_with('/') && name.rsplit('/').next()?.contains('.')).then(|| name.to_owned())
    });
    named.collect()
}

/// The secret in a page's invitation: 32 hexadecimal digits.
pub fn invitation(html: &str) -> Option<String> {
    html.split("/join/").skip(1).find_map(|rest| {
        let secret: String = rest.chars().take_while(char::is_ascii_hexdigit).collect();
        (secret.len() == 32).then_some(secret)
    })
}

/// The cards in alphabetical order.
pub fn sorted(mut cards: Vec<Card>) -> Vec<Card> {
    cards.sort_by_key(Card::to_string);
    cards
}

/// The text between `before` and the next quotation mark.
fn quoted_after<'a>(text: &'a str, before: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_each_file_of_a_page_once() {
        let html = "<link rel=\"stylesheet\" href=\"/a/b.01.css\"><use href=\"/c.svg#x\"></use><use href=\"/c.svg#y\">\
                    <a href=\"/rules\"></a><script src=\"/t.js\" type=\"module\"></script><a href=\"https://x.org/a.js\">";
        assert_eq!(Vec::from_iter(files(html)), ["/a/b.01.css", "/c.svg", "/t.js"]);
    }

    #[test]
    fn reads_the_hand_and_no_other_cards_of_the_page() {
        let html = "<i data-cards=\"2S\"></i><div class=\"t\" id=\"table\" data-n=\"7\" data-mine>\
                    <button data-cards=\"3H\"></button><div class=\"hand\" id=\"hand\"><button data-cards=\"9S 9H\">\
                    </button><button data-cards=\"4D\"></button></div><div data-cards=\"KS\"></div></div>";
        let hand = sorted(notation::parse_cards("4D 9H 9S").unwrap());
        assert_eq!(Page::read(html), Some(Page { n: 7, hand, is_my_turn: true }));
        let shuffling =
            "<main id=\"showing\" data-showing=\"shuffling\" data-table=\"t\" data-n=\"9\" data-cut></main>";
        assert_eq!(Page::read(shuffling), Some(Page { n: 9, hand: Vec::new(), is_my_turn: false }));
        assert_eq!(Page::read("<h1>Table not found</h1>"), None);
    }

    #[test]
    fn finds_the_invitation_on_a_page() {
        let secret = "0123456789abcdef0123456789abcdef";
        let html = format!("<a href=\"/join/\">with a code</a> <a href=\"http://a:1/join/{secret}\">");
        assert_eq!(invitation(&html).as_deref(), Some(secret));
        assert_eq!(invitation("/join/0123"), None);
    }
}
