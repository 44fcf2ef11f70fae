//! Every refusal code can occur under every preset that has its rule, and its message shows the right numbers.

use std::collections::{BTreeMap, BTreeSet};

use canasta::RuleSet;
use canasta_i18n::{Lang, refusal};
use canasta_protocol::referee::judge;
use serde_json::Value;

use crate::referee::book::every_illegal;

/// A way to get a refusal: its code, a scenario whose last action is refused, parts of the message, and the rule sets
/// that have this rule.
struct Way {
    code: &'static str,
    scenario: &'static str,
    says: &'static [&'static str],
    under: fn(&RuleSet) -> bool,
}

const ACES: &str = r#""melds": [["AS AH AD"], []]"#;
const CANASTA: &str = r#""melds": [["AS AH AD AC AS AH AD"], []]"#;

const fn any(_: &RuleSet) -> bool {
    true
}

/// In these scenarios, ACES and CANASTA stand for the melds above.
const WAYS: &[Way] = &[
    Way { code: "not-now", scenario: r#""actions": ["discard 4S"]"#, says: &["draw first"], under: any },
    Way { code: "not-now", scenario: r#""phase": "play", "actions": ["draw"]"#, says: &["already drawn"], under: any },
    Way { code: "not-now", scenario: r#""actions": ["pass"]"#, says: &["the stock isn’t empty"], under: any },
    Way { code: "not-now", scenario: r#""actions": ["yes"]"#, says: &["nobody has asked to go out"], under: any },
    Way {
        code: "not-now",
        scenario: r#"CANASTA, "phase": "play", "hands": ["KS KH KD 6S", "", "", ""], "actions": ["ask", "draw"]"#,
        says: &["their partner must answer first"],
        under: any,
    },
    Way {
        code: "first-round",
        scenario: r#""house": {"melds_in_first_round": false, "dealt_red_threes": "first-turn", "declaring": "automatic"},
            "hands": ["4S 5S", "KS KH KD 6S 7S", "", ""], "stock": "8S 9S TS",
            "actions": ["draw", "discard 4S", "draw", "meld KS KH KD"]"#,
        says: &["first turn of the deal"],
        under: any,
    },
    Way {
        code: "deal-over",
        scenario: r#""stock": "", "pile": "", "actions": ["pass", "draw"]"#,
        says: &["over"],
        under: any,
    },
    Way {
        code: "not-in-hand",
        scenario: r#"ACES, "phase": "play", "hands": ["KS 5S 6S 7S", "", "", ""], "actions": ["meld KS KH KD"]"#,
        says: &["three kings", "one"],
        under: any,
    },
    Way {
        code: "not-in-hand",
        scenario: r#"ACES, "phase": "play", "hands": ["KS KH KD 7S 8S", "", "", ""], "actions": ["meld KS KH KC"]"#,
        says: &["king of clubs"],
        under: any,
    },
    Way {
        code: "meld-too-small",
        scenario: r#"ACES, "phase": "play", "hands": ["9S 9H 6S 7S", "", "", ""], "actions": ["meld 9S 9H"]"#,
        says: &["at least three cards", "nines has two"],
        under: any,
    },
    Way {
        code: "too-few-naturals",
        scenario: r#"ACES, "phase": "play", "hands": ["5S 2S 2H 6S 7S", "", "", ""], "actions": ["meld 5S 2S 2H"]"#,
        says: &["two natural cards", "has one"],
        under: any,
    },
    Way {
        code: "too-many-wilds",
        scenario: r#"ACES, "phase": "play", "hands": ["KS KH KD KC 2S 2H 2D XR 6S 7S", "", "", ""],
            "actions": ["meld KS KH KD KC 2S 2H 2D XR"]"#,
        says: &["more than three wild cards", "have four"],
        under: any,
    },
    Way {
        code: "wilds-outnumber-naturals",
        scenario: r#"ACES, "phase": "play", "hands": ["KS KH 2S 2H XR 6S 7S", "", "", ""],
            "actions": ["meld KS KH 2S 2H XR"]"#,
        says: &["two kings", "three wild cards"],
        under: |rules| !rules.wilds_may_outnumber,
    },
    Way {
        code: "wilds-outnumber-naturals",
        scenario: r#""hands": ["KS KH 2S 2H XR 6S 7S", "", "", ""], "pile": "KD", "actions": ["take KS KH 2S 2H XR"]"#,
        says: &["three kings", "three wild cards"],
        under: |rules| rules.pile_opening_outnumbers,
    },
    Way {
        code: "too-many-wilds",
        scenario: r#""house": {"naturals_for_wilds": [2, 3, 4]}, ACES, "phase": "play",
            "hands": ["KS KH 2S 2H 6S 7S", "", "", ""], "actions": ["meld KS KH 2S 2H"]"#,
        says: &["for two wild cards", "at least three", "would have two"],
        under: any,
    },
    Way {
        code: "natural-canasta",
        scenario: r#""house": {"wilds_on_natural_canasta": false}, CANASTA, "phase": "play",
            "hands": ["2S 6S 7S", "", "", ""], "actions": ["meld A: 2S"]"#,
        says: &["canasta of aces is natural"],
        under: any,
    },
    Way {
        code: "wild-in-initial-meld",
        scenario: r#""house": {"wilds_in_initial_meld": false}, "phase": "play", "hands": ["KS KH KD 2S 6S 7S", "", "", ""],
            "actions": ["meld KS KH KD 2S"]"#,
        says: &["your meld of kings has one"],
        under: any,
    },
    Way {
        code: "mixed-ranks",
        scenario: r#""phase": "play", "hands": ["KS KH QS", "", "", ""], "actions": ["meld KS KH QS"]"#,
        says: &["kings", "queens"],
        under: any,
    },
    Way { code: "unreadable", scenario: r#""actions": ["dance"]"#, says: &["“dance”"], under: any },
    Way { code: "unreadable", scenario: r#""actions": ["meld KS KH KD /"]"#, says: &["name the cards"], under: any },
    Way {
        code: "which-meld",
        scenario: r#"ACES, "phase": "play", "hands": ["2S 2H XR 6S", "", "", ""], "actions": ["meld 2S 2H XR"]"#,
        says: &["choose a meld"],
        under: any,
    },
    Way {
        code: "which-meld",
        scenario: r#"ACES, "phase": "play", "hands": ["KS KH KD KC 6S", "", "", ""],
            "actions": ["meld KS KH / KD KC"]"#,
        says: &["kings", "two groups"],
        under: any,
    },
    Way {
        code: "no-such-meld",
        scenario: r#"ACES, "phase": "play", "hands": ["2S 2H XR 6S", "", "", ""], "actions": ["meld K: 2S"]"#,
        says: &["kings"],
        under: any,
    },
    Way {
        code: "threes-not-melded",
        scenario: r#"ACES, "phase": "play", "hands": ["3S 3C 3S 6S 7S", "", "", ""], "actions": ["meld 3S 3C 3S"]"#,
        says: &["more than one card"],
        under: any,
    },
    Way {
        code: "threes-not-melded",
        scenario: r#"ACES, "phase": "play", "hands": ["3S 3C 2S 6S 7S", "", "", ""], "actions": ["meld 3S 3C 2S"]"#,
        says: &["wild cards can’t be melded with black threes"],
        under: any,
    },
    Way {
        code: "threes-not-melded",
        scenario: r#"ACES, "hands": ["4S 5S 3S 3C", "", "", ""], "stock": "3H 5H 6H", "actions": ["draw", "meld 3S 3C 3H"]"#,
        says: &["red threes"],
        under: RuleSet::declares_by_hand,
    },
    Way {
        code: "below-minimum",
        scenario: r#""phase": "play", "hands": ["4S 4H 4D 6S 7S", "", "", ""], "actions": ["meld 4S 4H 4D"]"#,
        says: &["needs 50", "this is 15"],
        under: any,
    },
    Way {
        code: "below-minimum",
        scenario: r#""phase": "play", "scores": [3000, 0], "hands": ["AS AH AD KS KH KD 7S 8S", "", "", ""],
            "actions": ["meld AS AH AD / KS KH KD"]"#,
        says: &["needs 120", "this is 90"],
        under: any,
    },
    Way { code: "pile-empty", scenario: r#""pile": "", "actions": ["take"]"#, says: &["no pile"], under: any },
    Way { code: "stock-empty", scenario: r#""stock": "", "actions": ["draw"]"#, says: &["stock is empty"], under: any },
    Way { code: "pile-top-blocked", scenario: r#""pile": "4S 2S", "actions": ["take"]"#, says: &["a two"], under: any },
    Way {
        code: "pile-frozen",
        scenario: r#"ACES, "hands": ["KS 2H 6S", "", "", ""], "pile": "2S KD", "actions": ["take KS 2H"]"#,
        says: &["frozen by a two", "one king"],
        under: any,
    },
    Way {
        code: "pile-frozen",
        scenario: r#""hands": ["KS 6S", "", "", ""], "pile": "KD", "actions": ["take KS"]"#,
        says: &["has melded", "one king"],
        under: |rules| rules.frozen_until_opened,
    },
    Way {
        code: "pile-needs-match",
        scenario: r#"ACES, "hands": ["6S 7S 8S", "", "", ""], "pile": "KD", "actions": ["take 6S 7S"]"#,
        says: &["two kings", "have none"],
        under: any,
    },
    Way {
        code: "canasta-complete",
        scenario: r#""house": {"take_onto_canasta": false}, CANASTA, "hands": ["4S 5S 6S", "", "", ""], "pile": "4D AC",
            "actions": ["take"]"#,
        says: &["canasta of aces"],
        under: any,
    },
    Way {
        code: "taken-this-turn",
        scenario: r#""house": {"melds_from_pile": false}, ACES, "hands": ["AC KS 6S 7S", "", "", ""], "pile": "KH KD AC",
            "actions": ["take", "meld KS KH KD"]"#,
        says: &["took kings with the pile"],
        under: any,
    },
    Way {
        code: "one-card-hand",
        scenario: r#"ACES, "hands": ["KS", "", "", ""], "pile": "AC", "actions": ["take"]"#,
        says: &["one card"],
        under: |rules| !rules.one_card_takes_one_card,
    },
    Way {
        code: "must-take-pile",
        scenario: r#"ACES, "hands": ["6S 7S 8S", "", "", ""], "pile": "AC", "stock": "", "actions": ["pass"]"#,
        says: &["ace"],
        under: |rules| rules.must_take_when_stock_empty,
    },
    Way {
        code: "must-keep-card",
        scenario: r#"ACES, "phase": "play", "hands": ["KS KH KD 6S", "", "", ""], "actions": ["meld KS KH KD"]"#,
        says: &["one canasta", "has none"],
        under: any,
    },
    Way {
        code: "no-canasta",
        scenario: r#"ACES, "phase": "play", "hands": ["KS KH KD", "", "", ""], "actions": ["meld KS KH KD"]"#,
        says: &["one canasta", "has none"],
        under: any,
    },
    Way {
        code: "partner-said-no",
        scenario: r#"CANASTA, "phase": "play", "hands": ["KS KH KD 6S", "", "", ""],
            "actions": ["ask", "no", "meld KS KH KD"]"#,
        says: &["said no"],
        under: any,
    },
    Way {
        code: "must-ask",
        scenario: r#""house": {"must_ask": true}, CANASTA, "phase": "play", "hands": ["KS KH KD 6S", "", "", ""],
            "actions": ["meld KS KH KD"]"#,
        says: &["ask your partner"],
        under: any,
    },
    Way {
        code: "must-go-out",
        scenario: r#"CANASTA, "phase": "play", "hands": ["KS KH KD 6S", "", "", ""],
            "actions": ["ask", "yes", "discard 6S"]"#,
        says: &["said yes"],
        under: any,
    },
    Way {
        code: "cannot-ask",
        scenario: r#"CANASTA, "hands": ["KS KH KD", "", "", ""], "stock": "3H 5S 6S", "actions": ["draw", "ask"]"#,
        says: &["first declare your red three, then ask"],
        under: RuleSet::declares_by_hand,
    },
    Way {
        code: "cannot-ask",
        scenario: r#""phase": "play", "hands": ["4S 5S 6S", "", "", ""], "actions": ["ask"]"#,
        says: &["can’t go out"],
        under: any,
    },
    Way {
        code: "cannot-discard",
        scenario: r#""hands": ["4S 5S 6S", "", "", ""], "stock": "3H 5H 6H", "actions": ["draw", "discard 3H"]"#,
        says: &["red three"],
        under: RuleSet::declares_by_hand,
    },
    Way { code: "cannot-declare", scenario: r#""actions": ["declare 3H"]"#, says: &["red three"], under: any },
];

fn last_step(way: &Way, preset: &str) -> Value {
    let scenario = way.scenario.replace("ACES", ACES).replace("CANASTA", CANASTA);
    let answer = judge(&format!(r#"{{"rules": "{preset}", {scenario}}}"#).replace('\n', " ")).unwrap();
    let answer: Value = serde_json::from_str(&answer).unwrap();
    let steps = answer["steps"].as_array().unwrap_or_else(|| panic!("{preset} {scenario}: {answer}"));
    let (last, before) = steps.split_last().unwrap();
    assert!(before.iter().all(|step| step["ok"] == true), "{preset} {scenario}: {answer}");
    last.clone()
}

#[test]
fn every_code_occurs_under_every_preset_with_its_rule() {
    let mut codes: BTreeSet<&str> =
        every_illegal().iter().map(|illegal| refusal::explain(Lang::EN, illegal).code).collect();
    codes.insert("unreadable");
    let mut reached: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for way in WAYS {
        for preset in RuleSet::PRESETS {
            let step = last_step(way, preset.name);
            if (way.under)(&preset.rules) {
                assert_eq!(step["refused"], way.code, "{} {}: {step}", preset.name, way.scenario);
                let because = step["because"].as_str().unwrap();
                for part in way.says {
                    assert!(because.contains(part), "{part:?} in {because:?} ({})", way.code);
                }
                reached.entry(way.code).or_default().insert(preset.name);
            } else {
                assert_ne!(step["refused"], way.code, "{} {}: {step}", preset.name, way.scenario);
            }
        }
    }
    assert_eq!(reached.keys().copied().collect::<BTreeSet<_>>(), codes);
    for (code, presets) in reached {
        let wanted: &[&str] = match code {
            "cannot-discard" => &["lakin"],
            "must-take-pile" => &["hoyle"],
            "one-card-hand" => &["classic", "hoyle", "pack"],
            "wilds-outnumber-naturals" => &["classic", "lakin", "wahhi"],
            _ => &["classic", "hoyle", "lakin", "pack", "wahhi"],
        };
        assert!(presets.iter().eq(wanted), "{code}: {presets:?}");
    }
}
