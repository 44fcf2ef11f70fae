//! The book's scenarios as readers see them: examples with cards, actions and outcomes.

use canasta::notation;
use canasta_i18n::{Lang, Message};
use canasta_protocol::referee::example::{self, Example, LabelledCards, Outcome};

use crate::referee::book::{CHAPTERS, scenarios};

/// An example as text: the cards, the actions and their outcomes.
fn text(block: &str) -> String {
    let Example { rules, notes, places, steps, results } = example::read(Lang::EN, block).unwrap();
    let cards = |groups: &[Vec<_>]| {
        groups.iter().map(|group| notation::cards(group).to_string()).collect::<Vec<_>>().join(" / ")
    };
    let place =
        |place: &LabelledCards| format!("{}: {}", place.label.as_str().trim_end_matches(':'), cards(&place.groups));
    let mut lines = vec![format!("{rules} {}", Message::sentences(&notes)).trim_end().to_owned()];
    lines.extend(places.iter().map(place));
    for step in &steps {
        let outcome = match &step.outcome {
            Outcome::Done(places) => places.iter().map(place).collect::<Vec<_>>().join(", "),
            Outcome::Refused(because) => format!("NO, {because}"),
        };
        lines.push(format!("- {} {} -> {outcome}", step.says, cards(&step.groups)));
    }
    lines.extend(results.into_iter().map(String::from));
    lines.join("\n")
}

#[test]
fn an_example_addresses_the_first_player_to_act() {
    let block = r#"{"scenario": {"rules": "lakin", "scores": [1500, 0], "hands": ["QH QD 2S 5S 6S", "4S 8S", null, "9S"],
        "melds": [[], ["KS KH KD"]], "pile": "3H 7S QS", "stock": "8C",
        "actions": ["take QH QD 2S", "draw", "discard QH", "meld K: 2S"]}}"#;
    assert_eq!(
        text(block),
        "lakin Totals before the deal. Your side: 1,500. The other side: 0.\n\
         Your hand: QH QD 2S 5S 6S\n\
         Hand of the player on your left: 4S 8S\n\
         The other side’s melds: KS KH KD\n\
         Discard pile, last card on top: 3H 7S QS\n\
         Stock, one card: 8C\n\
         - You take the pile with QH QD 2S -> NO, your initial meld needs 90 points; this is 50\n\
         - You draw  -> Drawn: 8C\n\
         - You discard QH -> \n\
         - The player on your left adds to the kings 2S -> NO, draw first, or take the pile"
    );
}

#[test]
fn examples_match_the_expectations_of_the_book() {
    let mut seen = 0;
    for (chapter, words) in CHAPTERS {
        for case in scenarios(words) {
            let steps = case["expect"]["steps"].as_array().unwrap();
            let Some(example) = example::read(Lang::EN, &case.to_string()) else {
                assert!(steps.is_empty(), "{chapter}: {case}");
                continue;
            };
            // Red threes placed before the first turn aren't an action.
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
fn a_block_without_actions_is_not_an_example() {
    for block in ["", "{}", r#"{"scenario": {}}"#, r#"{"scenario": {"hands": ["KS KS KS"], "actions": ["draw"]}}"#] {
        assert_eq!(example::read(Lang::EN, block), None, "{block}");
    }
}
