//! Reads of a table's page what the drills check: the number of entries that it shows, and the viewer's hand.

use canasta::{Card, notation};

/// What the drill reads off a table's page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// Entries of the journal that it shows.
    pub n: u64,
    /// The hand, sorted.
    pub hand: Vec<Card>,
    /// Whether it is the viewer's turn.
    pub mine: bool,
}

impl Page {
    /// Reads the HTML; `None` where it is not the page of a table in its game.
    pub fn read(html: &str) -> Option<Self> {
        if let Some((_, shuffling)) = html.split_once("data-showing=\"shuffling\"") {
            let (tag, _) = shuffling.split_once('>')?;
            return Some(Self { n: between(tag, "data-n=\"")?.parse().ok()?, hand: Vec::new(), mine: false });
        }
        let table = html.split_once("id=\"table\"")?.1;
        let (tag, _) = table.split_once('>')?;
        let n = between(tag, "data-n=\"")?.parse().ok()?;
        let (_, own) = table.split_once("id=\"hand\"")?;
        let hand = own.split_once("</div>").map_or(own, |(hand, _)| hand);
        let mut cards = Vec::new();
        for (at, before) in hand.match_indices("data-cards=\"") {
            let text = hand[at + before.len()..].split('"').next()?;
            cards.extend(notation::parse_cards(text).ok()?);
        }
        Some(Self { n, hand: sorted(cards), mine: tag.contains(" data-mine") })
    }
}

/// The addresses of the files that a page needs, each once: style sheets, scripts, pictures.
pub fn files(html: &str) -> Vec<String> {
    let named = html.split([' ', '>']).filter_map(|part| {
        let name = part.strip_prefix("href=\"").or_else(|| part.strip_prefix("src=\""))?;
        let name = name.split(['"', '#']).next()?;
        (name.starts_with('/') && name.rsplit('/').next()?.contains('.')).then(|| name.to_owned())
    });
    let named: std::collections::BTreeSet<String> = named.collect();
    named.into_iter().collect()
}

/// The cards in alphabetical order of how they are written.
pub fn sorted(mut cards: Vec<Card>) -> Vec<Card> {
    cards.sort_by_key(|&card| card.to_string());
    cards
}

/// The text between `before` and the next quotation mark.
fn between<'a>(text: &'a str, before: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_file_of_a_page_is_listed_once() {
        let html = "<link rel=\"stylesheet\" href=\"/a/b.01.css\"><use href=\"/c.svg#x\"></use><use href=\"/c.svg#y\">\
                    <a href=\"/rules\"></a><script src=\"/t.js\" type=\"module\"></script><a href=\"https://x.org/a.js\">";
        assert_eq!(files(html), ["/a/b.01.css", "/c.svg", "/t.js"]);
    }

    #[test]
    fn the_hand_is_read_and_no_other_cards_of_the_page() {
        let html = "<i data-cards=\"2S\"></i><div class=\"t\" id=\"table\" data-n=\"7\" data-mine>\
                    <button data-cards=\"3H\"></button><div class=\"hand\" id=\"hand\"><button data-cards=\"9S 9H\">\
                    </button><button data-cards=\"4D\"></button></div><div data-cards=\"KS\"></div></div>";
        let hand = sorted(notation::parse_cards("4D 9H 9S").unwrap());
        assert_eq!(Page::read(html), Some(Page { n: 7, hand, mine: true }));
        let shuffling =
            "<main id=\"showing\" data-showing=\"shuffling\" data-table=\"t\" data-n=\"9\" data-cut></main>";
        assert_eq!(Page::read(shuffling), Some(Page { n: 9, hand: Vec::new(), mine: false }));
        assert_eq!(Page::read("<h1>No such table</h1>"), None);
    }
}
