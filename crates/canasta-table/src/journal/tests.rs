//! Tests that stored entries never change, and that errors in journals are detected.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::str::FromStr;

use canasta::deck::fresh;
use canasta::rules::{FivePlayers, RedThreesCount};
use canasta::{Players, RuleSet};
use canasta_record::fair::hex;

use super::*;

/// Examples of every entry in each format, with and without the optional fields. Never edit the files of released formats,
/// because stored journals look like this. A new format gets a new file, written by `examples`.
const FORMATS: [(u32, &str); 3] =
    [(1, include_str!("format_1.jsonl")), (2, include_str!("format_2.jsonl")), (3, include_str!("format_3.jsonl"))];

/// The last hash of the examples in each format, for table `t`, computed by a different program.
const CHAINS: [&str; 3] = [
    "a3125a5950cbfc8a5e46852e7e8d3211a42b49c0b74688f5b130bad08d755de2",
    "882f100223fd405bbe0dc8e6c9254928c219f36a1b01ad05f8b4c83f9503600e",
    "26c6a0d545d048d5cc95b04c9a3abad5d8af30b806f0380ff002a8d25fa81110",
];

/// Rules in which every field that format 1 doesn't know differs from the base rules.
const NEWER_RULES: RuleSet = RuleSet {
    melds_in_first_round: false,
    wilds_in_initial_meld: false,
    take_onto_canasta: false,
    must_ask: true,
    minimum_from: [0, 1500, 3000, 7000],
    fifth_minimum: 150,
    deals_per_game: 4,
    naturals_for_wilds: [2, 3, 5],
    wilds_on_natural_canasta: false,
    red_threes_count: RedThreesCount::CanastaOrNothing,
    red_three_penalty: 50,
    max_red_three_penalty: 400,
    black_three_bonus: 100,
    four_black_threes_bonus: 400,
    melds_from_pile: false,
    five_players: FivePlayers::TwoSides,
    clockwise: false,
    card_values: [100, 30, 25, 10, 5, 3],
    ..RuleSet::LAKIN
};

/// Terms with all optional fields.
fn full_terms(format: u32) -> Terms {
    let standing =
        |person, bot: Option<&str>| PlayerStanding { person, bot: bot.map(str::to_owned), won: 1, points: -350 };
    Terms {
        preset: "lakin".to_owned(),
        rules: RuleSet { game_points: 3000, ..RuleSet::LAKIN },
        players: Players::FOUR,
        seats: Seats::Drawn,
        clock: Some(Clock::KIND),
        watch: Watch::Link,
        competitive: true,
        listed: true,
        hints: Hints::Everybody,
        chat: true,
        practice: true,
        set: (format >= 2).then(|| SetDeal {
            table: "0b".to_owned(),
            deal: 3,
            moment: 210,
            before: vec![1640, -905],
            then: vec![-20, 1335],
        }),
        daily: (format >= 2).then_some(DailyDeal { day: 20_783, bots: 0xFEDC_BA98_7654_3210 }),
        allowed: Some(120),
        host_returns: true,
        session_score: Some(SessionScore {
            games: 1,
            standings: vec![standing(Some(Person(1)), None), standing(None, Some("Ruth"))],
        }),
        take_back: format >= 3,
    }
}

/// The examples in the current format.
fn examples() -> Vec<Entry> {
    examples_of(VERSION)
}

/// The examples in a format. `full_terms` has to list all fields, so the examples can't miss a new one.
fn examples_of(format: u32) -> Vec<Entry> {
    let anna = Person(1);
    let paul = Person(2);
    let by = |id: &str| ActionId { seat: Seat(2), id: id.to_owned() };
    let action = |text: &str| text.parse::<CardAction>().unwrap();
    let card = |text: &str| text.parse::<Card>().unwrap();
    let drawn = |player, place, text: &str| Drawn { player, place, card: card(text) };
    let acted = |id: &str, text: &str, substitute| Entry::Acted { by: by(id), action: action(text), substitute };
    let open = Terms {
        seats: Seats::Chosen,
        watch: Watch::Everybody,
        hints: Hints::None,
        chat: false,
        ..Terms::of("wahhi", RuleSet::WAHHI, Players::new(6).unwrap())
    };
    let bot = SeatedPlayer::Bot { name: "Ruth “the bot” \\ ä".to_owned(), bot: "club".to_owned() };
    let newer_rules = Terms::of("lakin", NEWER_RULES, Players::FOUR);
    let newer = (format >= 2).then(|| Entry::Opened(Box::new(newer_rules)));
    let third = [
        Entry::AgreedToConcede(Seat(0)),
        Entry::KeptPlaying(Seat(2)),
        Entry::Conceded(Seat(2)),
        Entry::TookBack { by: by("c") },
    ];
    let newer = newer.into_iter().chain(third.into_iter().filter(|_| format >= 3));
    let entries = vec![
        Entry::Opened(Box::new(full_terms(format))),
        Entry::Opened(Box::new(Terms::of("hoyle", RuleSet::HOYLE, Players::FOUR))),
        Entry::Opened(Box::new(open)),
        Entry::Joined(Person::HOST),
        Entry::Sat { seat: Seat(0), who: SeatedPlayer::Person(Person::HOST) },
        Entry::Sat { seat: Seat(1), who: bot },
        Entry::Left(Seat(1)),
        Entry::Host { person: anna, why: HostChange::Given },
        Entry::Host { person: anna, why: HostChange::Away },
        Entry::Host { person: anna, why: HostChange::Left },
        Entry::Host { person: Person::HOST, why: HostChange::Back },
        Entry::Begun { first_dealer: Seat(3), draws: vec![drawn(0, 17, "9D"), drawn(1, 90, "XR"), drawn(1, 4, "KS")] },
        Entry::Begun { first_dealer: Seat(2), draws: Vec::new() },
        Entry::Committed { deal: 2, seed: Seed([0xA5; Seed::BYTES]) },
        Entry::Ready { by: by("x"), deal: 2, cut: Some(Cut([7; Cut::BYTES])) },
        Entry::Ready { by: by("y"), deal: 2, cut: None },
        Entry::Dealt { deal: 2, deck: fresh() },
        acted("a", "draw", false),
        acted("b", "take 4H 4D / Q: 2S XR / KH KD KC", true),
        Entry::Paused(paul),
        Entry::Resumed(Person::HOST),
        Entry::Substitute { seat: Seat(2), why: Substitute::Missed },
        Entry::Substitute { seat: Seat(2), why: Substitute::Away },
        Entry::Substitute { seat: Seat(2), why: Substitute::Asked },
        Entry::Substitute { seat: Seat(2), why: Substitute::Left },
        Entry::Back(Seat(2)),
        Entry::TookOver { seat: Seat(3), person: paul },
        Entry::ChangedDevice(paul),
        Entry::Banned(paul),
        Entry::Unbanned(paul),
        Entry::Allowed(Some(90)),
        Entry::Allowed(None),
        Entry::Closed { by: Some(anna) },
        Entry::Closed { by: None },
        Entry::Rematch { table: "0a".to_owned() },
    ];
    entries.into_iter().chain(newer).collect()
}

/// The lines of the file for the current format.
fn pinned() -> Vec<&'static str> {
    let (version, texts) = FORMATS[FORMATS.len() - 1];
    assert_eq!(version, VERSION);
    texts.lines().collect()
}

/// If this fails, the stored form has changed and needs a new format.
#[test]
fn stored_entries_never_change() {
    for ((version, texts), chain) in FORMATS.into_iter().zip(CHAINS) {
        let formats = Formats::RELEASED.up_to(version);
        let written: Vec<String> = examples_of(version).iter().map(|entry| formats.text(entry)).collect();
        assert_eq!(written, texts.lines().collect::<Vec<_>>());
        let end = written.iter().fold(Chain::start("t"), |chain, text| chain.with(text));
        assert_eq!(hex(end.last()), chain);
    }
    let texts: Vec<String> = examples().iter().map(Entry::text).collect();
    assert_eq!(texts, pinned());
}

#[test]
fn reads_every_released_format() {
    for (version, texts) in FORMATS {
        for text in texts.lines() {
            assert!(text.starts_with(&format!(r#"{{"v":{version},"entry":{{"#)) && Entry::read(text).is_ok(), "{text}");
        }
    }
    for (version, texts) in FORMATS {
        let read: Result<Vec<_>, _> = texts.lines().map(Entry::read).collect();
        assert_eq!(read, Ok(examples_of(version)));
    }
    assert_eq!(load("t", &stored(&examples())), Ok(examples()));
}

/// The previous release doesn't know newer rules, so it must be able to read every table that doesn't use them.
#[test]
fn rules_that_format_1_does_not_know_are_written_only_if_they_apply() {
    let newer = || RuleSet::FIELDS.iter().filter(|field| terms::is_newer_rule(field.name));
    for preset in RuleSet::PRESETS {
        let terms = Terms::of(preset.name, preset.rules, Players::FOUR);
        let text = Entry::Opened(Box::new(terms.clone())).text();
        assert_eq!(terms.format(), 1);
        assert!(newer().all(|field| !text.contains(field.name)), "{text}");
    }
    for field in newer() {
        let mut terms = Terms::of("lakin", RuleSet::LAKIN, Players::FOUR);
        assert!((field.set)(&mut terms.rules, &(field.get)(&NEWER_RULES)));
        assert_eq!(terms.format(), 2, "{}", field.name);
        let entry = Entry::Opened(Box::new(terms));
        assert_eq!(Entry::read(&Formats::RELEASED.up_to(1).text(&entry)), Ok(entry));
    }
}

/// Older releases can't read replayed deals and don't know conceding or taking back, so they must report a newer
/// format.
#[test]
fn an_entry_too_new_for_a_format_is_written_in_a_newer_one() {
    let set = &examples_of(2)[0];
    for (entry, needed) in [(set, 2), (&examples()[0], 3), (&Entry::Conceded(Seat(2)), 3)] {
        for format in 1..=needed {
            assert_eq!(Formats::RELEASED.up_to(format).can_express(entry), format == needed);
            let text = Formats::RELEASED.up_to(format).text(entry);
            assert!(text.starts_with(&format!(r#"{{"v":{needed},"#)), "{text}");
            assert_eq!(Entry::read(&text).as_ref(), Ok(entry));
            let older = Formats::RELEASED.up_to(needed - 1).read(&text);
            assert_eq!(older, Err(JournalError::Newer { version: needed, newest: needed - 1 }));
        }
    }
    let joined = Formats::RELEASED.up_to(1).text(&Entry::Joined(Person(3)));
    assert_eq!(joined, r#"{"v":1,"entry":{"came":{"person":3}}}"#);
}

/// The error for an unknown entry lists all known ones.
#[test]
fn every_kind_of_entry_has_an_example() {
    let Err(JournalError::Unreadable(why)) = Entry::read(r#"{"v":1,"entry":{"danced":{"seat":3}}}"#) else { panic!() };
    let known: BTreeSet<&str> = why.split('`').skip(3).step_by(2).collect();
    let name = |text: &'static str| text.split('"').nth(5).unwrap();
    let shown: BTreeSet<&str> = pinned().into_iter().map(name).collect();
    assert!(known.len() > 20 && known == shown, "{why}: {shown:?}");
}

#[test]
fn reports_a_newer_format() {
    for version in [VERSION + 1, 9] {
        let newer = format!(r#"{{"v":{version},"entry":{{"danced":{{"seat":3}}}},"more":1}}"#);
        let Err(why) = Entry::read(&newer) else { panic!("{newer}") };
        assert_eq!(
            why.to_string(),
            format!("this journal was written by a newer Canasta (format {version}; this one reads up to {VERSION})")
        );
    }
}

#[test]
fn rejects_invalid_entries() {
    let opened = pinned()[0];
    let replaced = |from: &str, to: &str| {
        let text = opened.replacen(from, to, 1);
        assert!(text != opened, "{from}");
        text
    };
    let wrong = [
        replaced(r#""preset":"lakin""#, r#""preset":"poker""#),
        replaced(r#""game_points":3000"#, r#""game_points":"many""#),
        replaced(r#""game_points":3000"#, r#""game_pints":3000"#),
        replaced(r#""players":4"#, r#""players":7"#),
        replaced(r#""base":45"#, r#""base":0"#),
        replaced(r#""allowed":120"#, r#""allowed":3"#),
        replaced(r#""hints":"everybody""#, r#""hints":"always""#),
        replaced(r#""practice":true,"#, ""),
        replaced(r#"{"v":3,"#, r#"{"v":0,"#),
        replaced(r#"{"v":3,"#, r#"{"v":1,"#),
        replaced(r#""before":[1640,-905]"#, r#""before":[1640]"#),
        replaced(r#""then":[-20,1335]"#, r#""then":[]"#),
        replaced(r#""deal":3"#, r#""deal":0"#),
        replaced(r#""day":20783,"#, ""),
    ];
    let more = [
        "",
        "{}",
        r#"{"v":1}"#,
        r#"{"v":"1","entry":{"left":{"seat":1}}}"#,
        r#"{"v":1,"entry":{"left":{"seat":1}},"more":1}"#,
        r#"{"v":1,"entry":{"acted":{"seat":0,"id":"a","act":"dance"}}}"#,
        r#"{"v":1,"entry":{"acted":{"seat":0,"id":"a","act":"draw","more":1}}}"#,
        r#"{"v":1,"entry":{"dealt":{"deal":1,"deck":"4H 4D"}}}"#,
        r#"{"v":1,"entry":{"sat":{"seat":1}}}"#,
        r#"{"v":1,"entry":{"sat":{"seat":1,"person":2,"bot":{"name":"a","bot":"club"}}}}"#,
        r#"{"v":1,"entry":{"begun":{"first_dealer":0,"draws":[{"player":0,"place":1,"card":"4H 4D"}]}}}"#,
        r#"{"v":1,"entry":{"begun":{"first_dealer":0,"draws":[{"player":0,"place":1,"card":""}]}}}"#,
        r#"{"v":1,"entry":{"host":{"person":1}}}"#,
        r#"{"v":1,"entry":{"sealed":{"deal":2,"seed":"a5"}}}"#,
        r#"{"v":1,"entry":{"ready":{"seat":2,"id":"x","deal":2,"cut":"07"}}}"#,
        r#"{"v":1,"entry":{"closed":{"seat":1}}}"#,
        r#"{"v":1,"entry":{"allowed":{"seconds":3}}}"#,
        r#"{"v":1,"entry":{"again":{}}}"#,
        r#"{"v":2,"entry":{"conceded":{"seat":0}}}"#,
        r#"{"v":3,"entry":{"conceded":{}}}"#,
        r#"{"v":2,"entry":{"took-back":{"seat":0,"id":"a"}}}"#,
    ];
    for text in wrong.iter().map(String::as_str).chain(more) {
        assert!(matches!(Entry::read(text), Err(JournalError::Unreadable(_))), "{text}");
    }
}

#[test]
fn journals_and_forms_use_the_same_words() {
    fn check<T>(all: &[T])
    where
        T: Serialize + Display + FromStr<Err = UnknownWord> + Copy + PartialEq,
    {
        for &value in all {
            let word = value.to_string();
            assert_eq!(serde_json::to_value(value).unwrap(), word);
            assert!(word.parse() == Ok(value), "{word}");
        }
        assert!("always".parse::<T>().is_err());
    }
    check(&Hints::ALL);
    check(&Seats::ALL);
    check(&Watch::ALL);
}

/// A later change of a preset must not affect existing tables.
#[test]
fn the_journal_contains_all_rules() {
    let text = pinned().into_iter().rfind(|text| text.contains("opened")).unwrap();
    for field in RuleSet::FIELDS {
        assert!(text.contains(&format!("\"{}\":", field.name)), "{} is not written", field.name);
    }
    let other = text.replacen(r#""preset":"lakin""#, r#""preset":"hoyle""#, 1);
    let (Ok(Entry::Opened(lakin)), Ok(Entry::Opened(hoyle))) = (Entry::read(text), Entry::read(&other)) else {
        panic!("{text}");
    };
    assert_eq!((&*lakin.preset, &*hoyle.preset, lakin.rules), ("lakin", "hoyle", hoyle.rules));
}

fn stored(entries: &[Entry]) -> Vec<(u64, String, Hash)> {
    let mut chain = Chain::start("t");
    let store = |entry: &Entry| {
        let text = entry.text();
        chain = chain.with(&text);
        (chain.len(), text, *chain.last())
    };
    entries.iter().map(store).collect()
}

fn load(table: &str, rows: &[(u64, String, Hash)]) -> Result<Vec<Entry>, JournalError> {
    let mut chain = Chain::start(table);
    rows.iter().map(|(n, text, hash)| chain.follow(*n, text, hash)).collect()
}

#[test]
fn detects_changed_missing_and_moved_entries() {
    let good = stored(&examples());
    let mut changed = good.clone();
    changed[3].1 = changed[3].1.replace("came", "gone");
    assert_eq!(load("t", &changed), Err(JournalError::Changed { n: 4 }));

    let mut missing = good.clone();
    missing.remove(1);
    assert_eq!(load("t", &missing), Err(JournalError::Gap { wanted: 2, found: 3 }));

    let mut renumbered = missing;
    for (n, row) in (1..).zip(&mut renumbered) {
        row.0 = n;
    }
    assert_eq!(load("t", &renumbered), Err(JournalError::Changed { n: 2 }));

    assert_eq!(load("another", &good), Err(JournalError::Changed { n: 1 }));
}
