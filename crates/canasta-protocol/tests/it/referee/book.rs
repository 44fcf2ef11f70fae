//! The rules book. All its scenarios are played, and every refusal has a section.

use std::collections::BTreeSet;

use canasta::illegal::{CannotAsk, CannotDeclare, NotNow, Threes, WhichMeld};
use canasta::{Frozen, Illegal, Kind};
use canasta_i18n::{Lang, refusal};
use canasta_protocol::referee::check;

macro_rules! chapters {
    ($($slug:literal),+ $(,)?) => {
        [$(($slug, include_str!(concat!("../../../../../book/src/rules/", $slug, ".md")))),+]
    };
}

/// The chapters, under the names that refusals use.
pub(crate) const CHAPTERS: [(&str, &str); 13] = chapters![
    "seats",
    "deal",
    "turn",
    "melds",
    "opening",
    "threes",
    "by-hand",
    "pile",
    "going-out",
    "asking",
    "stock-end",
    "scores",
    "players",
];

/// The `scenario` blocks of a text.
pub(crate) fn scenarios(text: &str) -> Vec<serde_json::Value> {
    let mut blocks = Vec::new();
    for block in text.split("```scenario\n").skip(1) {
        let (json, _) = block.split_once("```").expect("a block has an end");
        blocks.push(serde_json::from_str(json).unwrap_or_else(|error| panic!("{error} in\n{json}")));
    }
    blocks
}

/// The sections of a chapter. The first item is the text before them.
pub(crate) fn sections(text: &str) -> impl Iterator<Item = &str> {
    text.split("\n## ")
}

/// The codes in comments of the form `<!-- refusal: code -->`.
fn refusal_codes(text: &str) -> BTreeSet<String> {
    text.split("<!-- refusal: ").skip(1).map(|rest| rest.split(" -->").next().unwrap_or(rest).to_owned()).collect()
}

/// Plays the scenarios in a text, appends failures to `failed`, and returns the number of scenarios.
fn play(chapter: &str, text: &str, failed: &mut String) -> usize {
    let blocks = scenarios(text);
    for (place, case) in blocks.iter().enumerate() {
        let mut case = case.clone();
        let id = case["id"].as_str().unwrap_or("without a name").to_owned();
        case["id"] = format!("{chapter} {}, {id}", place + 1).into();
        case["topic"] = chapter.into();
        let mut out = Vec::new();
        let passed = check(case.to_string().as_bytes(), &mut out).unwrap();
        if !passed {
            failed.push_str(&String::from_utf8_lossy(&out));
        }
    }
    blocks.len()
}

#[test]
fn all_scenarios_pass() {
    let mut failed = String::new();
    for (chapter, text) in CHAPTERS {
        assert!(play(chapter, text, &mut failed) > 0, "{chapter} has no scenario");
    }
    assert!(play("notation", include_str!("../../../../../book/src/notation.md"), &mut failed) > 0);
    assert!(failed.is_empty(), "{failed}");
}

#[test]
fn every_scenario_has_a_step_per_action() {
    for (chapter, text) in CHAPTERS {
        for case in scenarios(text) {
            let count = |value: &serde_json::Value| value.as_array().map_or(0, Vec::len);
            let actions = count(&case["scenario"]["actions"]);
            let steps = count(&case["expect"]["steps"]);
            assert_eq!(actions, steps, "{chapter}: {case}");
        }
    }
}

#[test]
fn refusals_and_sections_match() {
    let in_program: BTreeSet<(String, String)> = every_illegal()
        .iter()
        .map(|illegal| refusal::explain(Lang::EN, illegal))
        .map(|refusal| (refusal.rule.to_owned(), refusal.code.to_owned()))
        .collect();
    let in_book: BTreeSet<(String, String)> = CHAPTERS
        .iter()
        .flat_map(|(chapter, text)| refusal_codes(text).into_iter().map(|code| ((*chapter).to_owned(), code)))
        .collect();
    assert_eq!(in_program, in_book);
}

#[test]
fn a_section_with_a_refusal_has_an_example_of_it() {
    for (chapter, text) in CHAPTERS {
        for section in sections(text) {
            let refused: BTreeSet<String> = scenarios(section)
                .iter()
                .flat_map(|case| case["expect"]["steps"].as_array().cloned().unwrap_or_default())
                .flat_map(|step| step["refused"].as_array().cloned().unwrap_or_default())
                .filter_map(|code| code.as_str().map(str::to_owned))
                .collect();
            for code in refusal_codes(section) {
                assert!(refused.contains(&code), "{chapter}: no scenario is refused as {code}");
            }
        }
    }
}

/// The table's page shows this paragraph next to a refusal.
#[test]
fn a_chapter_begins_with_a_short_paragraph() {
    for (chapter, text) in CHAPTERS {
        let mut lines = text.lines();
        assert!(lines.next().is_some_and(|line| line.starts_with("# ")), "{chapter}");
        assert_eq!(lines.next(), Some(""), "{chapter}");
        let first: usize = lines.take_while(|line| !line.is_empty()).map(str::len).sum();
        assert!((80..=330).contains(&first), "{chapter}: {first} characters");
    }
}

#[test]
fn reasons_fit_after_not_possible() {
    for illegal in every_illegal() {
        let because = refusal::explain(Lang::EN, &illegal).because;
        assert!(!because.ends_with('.') && !because.contains("{"), "{because}");
        assert!(!because.starts_with(|first: char| first.is_uppercase()), "{because}");
    }
}

/// One refusal of each kind. If a variant is missing, the match in `place` doesn't compile.
pub(crate) fn every_illegal() -> Vec<Illegal> {
    let rank = Kind::King;
    let all = vec![
        Illegal::NotNow(NotNow::DrawFirst),
        Illegal::NotNow(NotNow::AlreadyDrew),
        Illegal::NotNow(NotNow::AnswerDue),
        Illegal::NotNow(NotNow::NothingAsked),
        Illegal::NotNow(NotNow::StockNotEmpty),
        Illegal::FirstRound,
        Illegal::DealOver,
        Illegal::NotInHand { kind: rank, card: None, named: 2, held: 1 },
        Illegal::NothingNamed,
        Illegal::MeldTooSmall { rank, cards: 2 },
        Illegal::TooFewNaturals { rank, naturals: 1 },
        Illegal::TooManyWilds { rank, wilds: 4 },
        Illegal::WildsNeedNaturals { rank, naturals: 3, wilds: 2, needs: 4 },
        Illegal::WildOnNaturalCanasta { rank },
        Illegal::WildsOutnumber { rank, naturals: 2, wilds: 3 },
        Illegal::NaturalsMustOutnumber { rank, naturals: 2, wilds: 2 },
        Illegal::WildInInitialMeld { rank, wilds: 1 },
        Illegal::MixedRanks { one: rank, other: Kind::Ten },
        Illegal::WhichMeld(WhichMeld::NoRank),
        Illegal::WhichMeld(WhichMeld::NamedTwice(rank)),
        Illegal::NoSuchMeld { rank },
        Illegal::ThreesNotMelded(Threes::Red),
        Illegal::ThreesNotMelded(Threes::BlackNotGoingOut),
        Illegal::ThreesNotMelded(Threes::BlackWithWild),
        Illegal::BelowMinimum { needs: 90, makes: 75 },
        Illegal::PileEmpty,
        Illegal::StockEmpty,
        Illegal::PileTopBlocked { top: Kind::Two },
        Illegal::PileFrozen { why: Frozen::By(Kind::Two), top: rank, named: 1, held: 2 },
        Illegal::PileFrozen { why: Frozen::NoInitialMeld, top: rank, named: 1, held: 1 },
        Illegal::PileNeedsMatch { top: rank, held: 0, wild_allowed: true },
        Illegal::CanastaComplete { rank },
        Illegal::TakenThisTurn { kind: rank, named: 3, meldable: 1 },
        Illegal::OneCardHand,
        Illegal::MustTakePile { top: rank },
        Illegal::MustKeepCard { needs: 1, has: 0 },
        Illegal::NoCanasta { needs: 2, has: 1 },
        Illegal::PartnerSaidNo,
        Illegal::MustAsk,
        Illegal::MustGoOut { undeclared: 0 },
        Illegal::MustGoOut { undeclared: 2 },
        Illegal::CannotAsk(CannotAsk::Alone),
        Illegal::CannotAsk(CannotAsk::Twice),
        Illegal::CannotAsk(CannotAsk::TooLate),
        Illegal::CannotAsk(CannotAsk::MeldedMore),
        Illegal::CannotAsk(CannotAsk::TooEarly),
        Illegal::CannotAsk(CannotAsk::DeclareFirst { undeclared: 1 }),
        Illegal::CannotAsk(CannotAsk::Unable),
        Illegal::CannotAsk(CannotAsk::NoWayBack),
        Illegal::CannotDiscard,
        Illegal::CannotDeclare(CannotDeclare::Automatic),
        Illegal::CannotDeclare(CannotDeclare::NotHeld),
        Illegal::CannotDeclare(CannotDeclare::NotARedThree),
    ];
    let places: BTreeSet<usize> = all.iter().map(place).collect();
    assert!(places.into_iter().eq(0..37), "one of each variant");
    all
}

fn place(illegal: &Illegal) -> usize {
    match illegal {
        Illegal::NotNow(_) => 0,
        Illegal::DealOver => 1,
        Illegal::NotInHand { .. } => 2,
        Illegal::NothingNamed => 3,
        Illegal::MeldTooSmall { .. } => 4,
        Illegal::TooFewNaturals { .. } => 5,
        Illegal::TooManyWilds { .. } => 6,
        Illegal::WildsOutnumber { .. } => 7,
        Illegal::MixedRanks { .. } => 8,
        Illegal::WhichMeld(WhichMeld::NoRank) => 9,
        Illegal::WhichMeld(WhichMeld::NamedTwice(_)) => 10,
        Illegal::NoSuchMeld { .. } => 11,
        Illegal::ThreesNotMelded(_) => 12,
        Illegal::BelowMinimum { .. } => 13,
        Illegal::PileEmpty => 14,
        Illegal::StockEmpty => 15,
        Illegal::PileTopBlocked { .. } => 16,
        Illegal::PileFrozen { why: Frozen::By(_), .. } => 17,
        Illegal::PileFrozen { why: Frozen::NoInitialMeld, .. } => 18,
        Illegal::PileNeedsMatch { .. } => 19,
        Illegal::OneCardHand => 20,
        Illegal::MustTakePile { .. } => 21,
        Illegal::MustKeepCard { .. } => 22,
        Illegal::NoCanasta { .. } => 23,
        Illegal::PartnerSaidNo => 24,
        Illegal::MustGoOut { .. } => 25,
        Illegal::CannotAsk(_) => 26,
        Illegal::CannotDiscard => 27,
        Illegal::CannotDeclare(_) => 28,
        Illegal::NaturalsMustOutnumber { .. } => 29,
        Illegal::CanastaComplete { .. } => 30,
        Illegal::WildInInitialMeld { .. } => 31,
        Illegal::FirstRound => 32,
        Illegal::MustAsk => 33,
        Illegal::WildsNeedNaturals { .. } => 34,
        Illegal::WildOnNaturalCanasta { .. } => 35,
        Illegal::TakenThisTurn { .. } => 36,
    }
}
