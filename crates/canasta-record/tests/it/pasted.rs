//! Text with what editors, chats and phones add to it is read as without it.

use canasta::deck::shuffled;
use canasta::{CardDeal, Players, RuleSet, Seat, SeedRng};
use canasta_record::house::HouseRules;
use canasta_record::position::{self, print};
use canasta_record::record::{Record, line};

/// A text as different programs change it.
fn decorated(text: &str) -> Vec<String> {
    vec![
        format!("\u{feff}{text}"),
        format!("\u{200b}{text}\u{200b}\u{2060}"),
        format!("\u{202a}{text}\u{202c}"),
        text.replace('\n', "\r\n"),
        text.replace('\n', "\u{2028}"),
        text.replace(' ', " \u{200b}"),
        text.replace(' ', "\u{a0}"),
        text.replace(' ', "\u{202f}"),
        text.replace('-', "\u{2212}").replace('\n', "\u{ad}\n"),
        text.lines().map(|line| format!("> {line}\n")).collect(),
        format!("```text\n{text}\n```\n"),
        format!("> > ```\n> > {}\n> > ```", text.replace('\n', "\n> > ")),
        full_width(text),
    ]
}

/// A text as input methods for Chinese and Japanese write it.
fn full_width(text: &str) -> String {
    let wide = |letter| match letter {
        ' ' => '\u{3000}',
        '!'..='~' => char::from_u32(u32::from(letter) - u32::from('!') + u32::from('！')).unwrap(),
        letter => letter,
    };
    text.chars().map(wide).collect()
}

/// A text with curly quotes.
fn curly(text: &str) -> String {
    text.replacen('"', "\u{201c}", 1).replacen('"', "\u{201d}", 1).replace('"', "\u{201e}")
}

#[test]
fn a_record_is_read_as_without_what_programs_add() {
    let text = crate::record::with("Scores: -50 120", "0: take 2D 5C 5H 5S 5D\n0: draw\n");
    let plain = Record::read(&text);
    for changed in decorated(&text) {
        let read = Record::read(&changed);
        let count = |read: &Result<_, Vec<_>>| read.as_ref().map(|_| ()).map_err(Vec::len);
        assert_eq!(count(&read), count(&plain), "{changed:?}");
        if plain.is_ok() {
            assert_eq!(read, plain);
        }
    }
}

#[test]
fn house_rules_are_read_as_without_what_programs_add() {
    let rules = "{ \"rules\": \"wahhi\",\n \"house\": { \"exact_deal_bonus\": 0 } }";
    let plain = HouseRules::read(rules).unwrap();
    for changed in decorated(rules).into_iter().chain([curly(rules)]) {
        assert_eq!(HouseRules::read(&changed), Ok(plain), "{changed:?}");
    }
}

#[test]
fn a_position_is_read_as_without_what_programs_add() {
    let deck = shuffled(&mut SeedRng::new(1));
    let scores = [-20, 1500, 0, 0, 0, 0];
    let (deal, _) = CardDeal::new(&RuleSet::HOYLE, Players::FOUR, Seat(3), scores, &deck).unwrap();
    let scenario = serde_json::to_string_pretty(&print(&deal, "hoyle")).unwrap();
    for changed in decorated(&scenario).into_iter().chain([curly(&scenario)]) {
        assert!(position::read(&changed).unwrap().deal == deal, "{changed:?}");
    }
    for changed in decorated(&line::write(&deal, "hoyle")) {
        assert!(line::read(&changed).unwrap().deal == deal, "{changed:?}");
    }
}
