//! Comments and unknown lines of a record, which keep their places.

use canasta::{Rng, SeedRng};
use canasta_testkit::chance::{below, chance};
use canasta_testkit::strategies::cases;
use proptest::prelude::*;

use super::{DECK, read};
use crate::record_games::game;
use crate::recorded;

/// Checks that a text is written exactly as it is parsed.
fn check_unchanged(text: &str) {
    assert_eq!(read(text).text(), text);
}

#[test]
fn every_comment_keeps_its_place() {
    let deck: Vec<&str> = DECK.split_whitespace().skip(1).collect();
    let deck: Vec<String> = deck.chunks(27).map(|cards| cards.join(" ")).collect();
    let deck = deck.join("\n      ");
    check_unchanged(&format!(
        "Canasta record 1  # written by hand\n# of the game\n\nEvent: club night\n# of the rules\nRules: hoyle  # as always\n\
         # of the house\nHouse: {{\"game_points\":700}}  # by vote\n# of Anna\nSeat 0: Anna\n# of Ruth\n#\nTable cloth: green\nSeat 1: Ruth\n\
         # of her bot\nBot 1: club\nDate: 2026  # perhaps\n# of the totals\nTotals: 1, 2  # so far\n# of the result\nResult: not over  # yet\n\
         # of the weather\nWeather: fine\n\n# of the deal\nDeal 1  # late\n# of the dealer\nDealer: 1  # Ruth\n# of the deck\n\
         Deck: {deck}  # two packs\n# of the wind\nWind: none\n# of the turn\n0: draw; discard 4S  # hm\n# of the pass\n1: pass\n# of the clock\nClock: slow\n\
         # of the score\nScore: 10, 20  # too little\n\n# the end\n#  of it\n",
    ));
    check_unchanged(&format!(
        "Canasta record 1\n\nRules: hoyle\nSeat 0: Anna\nSeat 1: Ruth\nResult: not over\n\nDeal 1\nDealer: 1\nDeck: {deck}\n\
         Wind: none\n# of the score\nScore: 10, 20\n\n# of the second\nDeal 2\nDealer: 0\nDeck: {deck}\n"
    ));
}

/// Notes at a line that isn't written move to the next one, and a comment in the middle of a continued line moves
/// before it.
#[test]
fn moves_notes_of_missing_lines_to_the_next_one() {
    let typed = "# a\nCanasta record\n# b\nSeat 0: x\nSeat 1: y\n# c\nRules: hoyle\n# d\nHouse: {} # e\n";
    assert_eq!(
        read(typed).text(),
        "Canasta record 1\n# a\n# b\n# c\n\nRules: hoyle\n# d\n# e\nSeat 0: x\nSeat 1: y\nResult: not over\n"
    );
    let typed = format!(
        "Canasta record\nSeat 0: x\nSeat 1: y\nDeal\nDealer: 0\n{DECK}0: draw;\n# why?\n  discard 4S\n# f\nWind: none\n1: draw\n"
    );
    let text = read(&typed).text();
    assert!(text.ends_with("2C 2C\n# f\nWind: none\n# why?\n0: draw; discard 4S\n1: draw\n"), "{text}");
}

/// Adds lines and remarks to a written record.
fn with_notes(rng: &mut SeedRng, text: &str) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let known = [
        "Rules: ",
        "House: ",
        "Date: ",
        "Totals: ",
        "Result: ",
        "Deal ",
        "Dealer: ",
        "Seats: ",
        "Commitment: ",
        "Score: ",
    ];
    let free = ["Table: ", "Seat ", "Bot ", "Deck: "];
    for number in 0..=below(rng, 4) {
        let place = 1 + below(rng, lines.len());
        let line = lines.get(place).cloned().unwrap_or_default();
        let is_known = known.iter().any(|name| line.starts_with(name));
        match rng.next_below(3) {
            0 if is_known && !line.starts_with("Deal ") || free.iter().any(|name| line.starts_with(name)) => {
                lines.insert(place, format!("Umpire {number}: Zoë # 1"));
            }
            1 if !line.contains('#') && (is_known || line.starts_with(|first: char| first.is_ascii_digit())) => {
                lines[place].push_str("  # so");
            }
            _ if !line.starts_with(' ') => lines.insert(place, format!("# comment {number}")),
            _ => {}
        }
    }
    if chance(rng, 30) {
        lines[0].push_str("  # of the first line");
    }
    lines.join("\n")
}

proptest! {
    #![proptest_config(cases(150))]

    /// Notes added to a written record stay in place after parsing and writing.
    #[test]
    fn added_notes_keep_their_places(seed: u64) {
        let text = with_notes(&mut SeedRng::part(seed, 7), &game(seed).text());
        let read = recorded::record(&text);
        prop_assert!(read.is_ok(), "{read:?}\n{text}");
        let written = read.unwrap().text();
        let lines = |text: &str| text.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect::<Vec<_>>();
        prop_assert_eq!(lines(&written), lines(&text));
    }
}
