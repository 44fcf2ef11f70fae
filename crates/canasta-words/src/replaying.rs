//! The replay page in words: where in a game one is, the moments worth a jump, what the graphs show to those who do not see
//! them, and what is said to a record that cannot be opened. What is wrong with a record is said by [`crate::replay`].

use canasta_record::day::Day;

use crate::table::and;
use crate::{day, points, some_cards};

/// What the page's script says by itself.
pub const SCRIPT_WORDS: &[(&str, &str)] = &[
    ("replay-play", "Play"),
    ("replay-pause", "Pause"),
    ("replay-lost", "No answer from the server. Trying again."),
    ("replay-reading", "Reading the record …"),
    ("replay-too-large", "This file is larger than 512 KiB: that is no record of a game."),
    ("replay-unread", "The file could not be read."),
];

/// Over the page that takes a record.
pub const OPEN_TITLE: &str = "Look at a game from a file";
/// What that page is for.
pub const OPEN_ABOUT: &str = "Choose a record of a game, a file that ends in .canasta, or drop it on this page. Every act is checked by the rules; then you see the game card by card.";
/// What becomes of the file.
pub const OPEN_KEPT: &str =
    "The server keeps it in its memory for a while, for whoever has the link, and writes it nowhere.";
/// For a link whose record is not there any more.
pub const GONE: &str =
    "This record is not here any more: the server keeps opened files only for a while. Choose the file again.";
/// Under the link of an opened file.
pub const LINK_FADES: &str = "The link works as long as the server keeps the file: hours or days, not for ever.";
/// What playing on is.
pub const PLAY_ON: &str = "You take one hand as it lies now, and the computer plays the others. It is a table for practice: what comes of it stands in no figures.";
/// Why nobody plays on from the end.
pub const OVER_HERE: &str = "The game is over here. Step back to play on from an earlier moment.";
/// Why nobody plays on in a record that begins with totals.
pub const NO_BEGINNING: &str = "This record begins in the middle of a game: each side had points already, from deals that are not in it. A table here begins at nothing, so nobody can play on from this game.";
/// Over the complaints about a file.
pub const UNREADABLE: &str = "This file is no record of a game that this program can read.";
/// Over the reason why a record is not right.
pub const NOT_BY_THE_RULES: &str = "This record can be read, but it does not add up.";
/// How the steps can be done by keyboard.
pub const KEYS: &str = "Keys: left and right for a step, Page Up and Page Down for a turn, Home and End, the space bar or P to play and to stop.";

/// Where one is: `Deal 4 of 6, turn 12`; `dealt` before the first act.
pub fn place(deal: usize, deals: usize, turn: usize) -> String {
    let turn = if turn == 0 { "dealt".to_owned() } else { format!("turn {turn}") };
    if deals == 1 { format!("Deal {deal}, {turn}") } else { format!("Deal {deal} of {deals}, {turn}") }
}

/// Whose hands are shown, where that is one seat's.
pub fn as_seen_by(name: &str) -> String {
    format!("As {name} saw it")
}

/// A hand for a screen reader, before its columns: `Ruth’s hand, 12 cards`.
pub fn hand_of(name: &str, cards: usize) -> String {
    format!("{name}’s hand, {cards} {}", if cards == 1 { "card" } else { "cards" })
}

/// A hand that is not shown: `Ruth’s hand, twelve cards, not shown`.
pub fn hidden_hand_of(name: &str, cards: usize) -> String {
    format!("{name}’s hand, {}, not shown", some_cards(cards))
}

/// Who played: `Mary and Anna, Ruth and Paul`.
pub fn sides(names: &[String]) -> String {
    match names {
        [one, other] => format!("{one} against {other}"),
        names => and(names),
    }
}

/// The graph of the totals for those who do not see it: one sentence a side.
pub fn totals(sides: &[(String, Vec<i32>)]) -> String {
    let one = |(name, totals): &(String, Vec<i32>)| {
        let totals: Vec<String> = totals.iter().map(|&total| points(total)).collect();
        format!("{name}: {}.", totals.join(", "))
    };
    let sentences: Vec<String> = sides.iter().map(one).collect();
    format!("Totals after each deal. {}", sentences.join(" "))
}

/// The graph of a player's cards for those who do not see it: the most cards held, and the fewest at a deal's end.
pub fn sizes(name: &str, most: u8, most_in: usize, ends: &[u8]) -> String {
    let ends: Vec<String> = ends.iter().map(u8::to_string).collect();
    let left =
        if ends.is_empty() { String::new() } else { format!(" Left at the end of each deal: {}.", ends.join(", ")) };
    format!("{name} held {} at most, in deal {most_in}.{left}", some_cards(most.into()))
}

/// The day on which a game was played: `22 November 2026`; what is no day stays as it is written.
pub fn day(written: &str) -> String {
    Day::read(written).map_or_else(|| written.to_owned(), day::text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_and_hands_are_named() {
        assert_eq!(place(4, 6, 12), "Deal 4 of 6, turn 12");
        assert_eq!(place(1, 1, 0), "Deal 1, dealt");
        assert_eq!(hand_of("Ruth", 1), "Ruth’s hand, 1 card");
        assert_eq!(hidden_hand_of("Ruth", 11), "Ruth’s hand, eleven cards, not shown");
        assert_eq!(day("2026-11-22"), "22 November 2026");
        for odd in ["", "yesterday", "2026-13-01", "2026-11-00", "2026-11-22-1"] {
            assert_eq!(day(odd), odd);
        }
        assert_eq!(sides(&["A and B".to_owned(), "C and D".to_owned()]), "A and B against C and D");
    }

    #[test]
    fn graphs_are_told() {
        let sides = [("We".to_owned(), vec![535, 1450]), ("They".to_owned(), vec![-85, 0])];
        assert_eq!(totals(&sides), "Totals after each deal. We: 535, 1,450. They: −85, 0.");
        assert_eq!(
            sizes("Ruth", 22, 3, &[4, 0]),
            "Ruth held 22 cards at most, in deal 3. Left at the end of each deal: 4, 0."
        );
    }
}
