//! The book's scenarios as readers see them: examples with cards, acts and outcomes.

use canasta::notation;
use canasta_i18n::{Lang, Message};
use canasta_protocol::referee::example::{self, Example, LabelledCards, Outcome};

use crate::referee::book::{CHAPTERS, scenarios};

/// An example as text: what lies there, what is played, what comes of it.
fn text(block: &str) -> String {
    let Example { rules, notes, places, steps, results } = example::read(Lang::EN, block).unwrap();
    let cards = |groups: &[Vec<_>]| {
        groups.iter().map(|group| notation::cards(group).to_string()).collect::<Vec<_>>().join(" / ")
    };
    let place =
        |place: &LabelledCards| format!("{}: {}", place.label.as_str().trim_end_matches(':'), cards(&place.groups));
    let mut lines = vec![format!("{rules} {}", Message::sentences(&notes)).trim_end().to_owned()];
    lines.extend(places.iter().map(place));
    for one in &steps {
        let outcome = match &one.outcome {
            Outcome::Done(came) => came.iter().map(place).collect::<Vec<_>>().join(", "),
            Outcome::Refused(because) => format!("NO, {because}"),
        };
        lines.push(format!("- {} {} -> {outcome}", one.says, cards(&one.groups)));
    }
    lines.extend(results.into_iter().map(String::from));
    lines.join("\n")
}

#[test]
fn an_example_is_told_from_the_chair_of_the_first_to_act() {
    let block = r#"{"scenario": {"rules": "lakin", "scores": [1500, 0], "hands": ["QH QD 2S 5S 6S", "4S 8S", null, "9S"],
        "melds": [[], ["KS KH KD"]], "pile": "3H 7S QS", "stock": "8C",
        "actions": ["take QH QD 2S", "draw", "discard QH", "meld K: 2S"]}}"#;
    assert_eq!(
        text(block),
        "lakin Totals before the deal. Your side: 1,500. The other side: 0.\n\
         Your hand: QH QD 2S 5S 6S\n\
         Hand of the player on the left: 4S 8S\n\
         The other side’s melds: KS KH KD\n\
         Discard pile, the last card on top: 3H 7S QS\n\
         Stock, one card: 8C\n\
         - You take the pile with QH QD 2S -> NO, the opening needs 90 points; this makes 50\n\
         - You draw  -> Drawn: 8C\n\
         - You discard QH -> \n\
         - The player on the left adds to the kings 2S -> NO, draw first, or take the pile"
    );
}

#[test]
fn what_an_example_shows_is_what_the_book_expects() {
    let mut seen = 0;
    for (chapter, words) in CHAPTERS {
        for case in scenarios(words) {
            let steps = case["expect"]["steps"].as_array().unwrap();
            let Some(example) = example::read(Lang::EN, &case.to_string()) else {
                assert!(steps.is_empty(), "{chapter}: {case}");
                continue;
            };
            // Red threes laid down before the first act are no player's act.
            let played = &example.steps[example.steps.len() - steps.len()..];
            for (step, made) in steps.iter().zip(played) {
                assert_eq!(step["ok"] == true, matches!(made.outcome, Outcome::Done(_)), "{chapter}: {case}");
            }
            seen += steps.len();
        }
    }
    assert!(seen > 200, "{seen}");
}

#[test]
fn a_block_in_which_nothing_is_played_is_no_example() {
    for block in ["", "{}", r#"{"scenario": {}}"#, r#"{"scenario": {"hands": ["KS KS KS"], "actions": ["draw"]}}"#] {
        assert_eq!(example::read(Lang::EN, block), None, "{block}");
    }
}
