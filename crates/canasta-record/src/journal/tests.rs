//! What is written of a journal is pinned for ever, and what is wrong in one is noticed.

use canasta::CardAct;
use canasta::deck::fresh;

use super::*;
use crate::fair::hex;

fn entries() -> Vec<Entry> {
    let players = vec![
        Occupant { name: "You".to_owned(), bot: None },
        Occupant { name: "Ruth “the bot”".to_owned(), bot: Some("club".to_owned()) },
    ];
    let by = |id: &str| ActId { seat: Seat(1), id: id.to_owned() };
    let act = |text: &str| text.parse::<CardAct>().unwrap();
    vec![
        Entry::OpenedSeated {
            rules: "hoyle".to_owned(),
            house: None,
            players,
            first_dealer: Seat(1),
            draws: Vec::new(),
            hints: Hints::Practice,
        },
        Entry::Dealt { deal: 1, deck: fresh(), asked: None },
        Entry::Acted { by: by("a"), act: act("draw"), stand_in: false },
        Entry::Acted { by: by("b"), act: act("take 4H 4D / Q: 2S XR / KH KD KC"), stand_in: false },
        Entry::Dealt { deal: 2, deck: fresh(), asked: Some(by("c")) },
    ]
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

fn load(table: &str, rows: &[(u64, String, Hash)]) -> Result<Vec<Entry>, Broken> {
    let mut chain = Chain::start(table);
    rows.iter().map(|(n, text, hash)| chain.follow(*n, text, hash)).collect()
}

#[test]
fn what_is_written_is_read() {
    for entry in entries() {
        assert_eq!(Entry::read(&entry.text()), Ok(entry));
    }
    assert_eq!(load("t", &stored(&entries())), Ok(entries()));
}

/// The present format, for ever: journals must stay readable and keep their hashes.
#[test]
fn the_format_is_pinned() {
    let texts: Vec<String> = entries().iter().map(Entry::text).collect();
    assert_eq!(
        texts[0],
        r#"{"v":2,"entry":{"opened":{"rules":"hoyle","players":[{"name":"You"},{"name":"Ruth “the bot”","bot":"club"}],"first_dealer":1}}}"#
    );
    assert!(texts[1].starts_with(r#"{"v":2,"entry":{"dealt":{"deal":1,"deck":"2S 2H 2D 2C 3S"#), "{}", texts[1]);
    assert_eq!(texts[2], r#"{"v":2,"entry":{"acted":{"seat":1,"id":"a","act":"draw"}}}"#);
    assert!(texts[4].ends_with(r#" XR XB","seat":1,"id":"c"}}}"#), "{}", texts[4]);
    assert_eq!(hex(&stored(&entries())[4].2), PINNED);

    assert_eq!(drawn().text(), DRAWN);
    assert_eq!(Entry::read(DRAWN), Ok(drawn()));
}

/// Computed by another program from the texts.
const PINNED: &str = "ab422f1a58299fac96b33e6bbb2f68bcd27078ae62b9f61e72b88d043a0e5ed9";

const DRAWN: &str = r#"{"v":2,"entry":{"opened":{"rules":"pack","house":{"game_points":3000,"hand_size":[15,13,11,11,11]},"players":[{"name":"You"},{"name":"Ruth","bot":"club"}],"first_dealer":0,"draws":[{"player":0,"place":17,"card":"9D"},{"player":1,"place":90,"card":"XR"},{"player":1,"place":4,"card":"KS"}]}}}"#;

/// An opening with house rules and draws.
fn drawn() -> Entry {
    let draw =
        |player, place, card: &str| written::WrittenDraw { player, place, card: card.to_owned() }.read().unwrap();
    Entry::OpenedSeated {
        rules: "pack".to_owned(),
        house: Some(serde_json::json!({ "game_points": 3000, "hand_size": [15, 13, 11, 11, 11] })),
        players: vec![
            Occupant { name: "You".to_owned(), bot: None },
            Occupant { name: "Ruth".to_owned(), bot: Some("club".to_owned()) },
        ],
        first_dealer: Seat(0),
        draws: vec![draw(0, 17, "9D"), draw(1, 90, "XR"), draw(1, 4, "KS")],
        hints: Hints::Practice,
    }
}

/// Journals of the first format are read for ever, with the hashes they have, and may go on in a newer one.
#[test]
fn the_first_format_is_read() {
    let entries = entries();
    let texts: Vec<String> = entries.iter().map(|entry| entry.text().replacen(r#"{"v":2,"#, r#"{"v":1,"#, 1)).collect();
    assert_eq!(
        texts[0],
        r#"{"v":1,"entry":{"opened":{"rules":"hoyle","players":[{"name":"You"},{"name":"Ruth “the bot”","bot":"club"}],"first_dealer":1}}}"#
    );
    let (mut written, mut read) = (Chain::start("t"), Chain::start("t"));
    for (text, entry) in texts.iter().zip(&entries) {
        written = written.with(text);
        assert_eq!(read.follow(written.len(), text, written.last()), Ok(entry.clone()));
    }
    assert_eq!(hex(written.last()), FIRST);
    let newer =
        Entry::Acted { by: ActId { seat: Seat(1), id: "d".to_owned() }, act: CardAct::Draw, stand_in: false }.text();
    assert!(newer.starts_with(r#"{"v":2,"#));
    written = written.with(&newer);
    assert!(read.follow(written.len(), &newer, written.last()).is_ok());

    let house = DRAWN.replacen(r#"{"v":2,"#, r#"{"v":1,"#, 1);
    assert!(matches!(Entry::read(&house), Err(Broken::Unreadable(_))));
}

/// As the first release that wrote journals had it.
const FIRST: &str = "e129fb1e4f30967e14a9e769dfd6255acc2726267a7abc310dc768209eaef31b";

#[test]
fn a_changed_entry_is_noticed() {
    let good = stored(&entries());
    let mut changed = good.clone();
    changed[2].1 = changed[2].1.replace("draw", "pass");
    assert_eq!(load("t", &changed), Err(Broken::Changed { n: 3 }));

    let mut gone = good.clone();
    gone.remove(1);
    assert_eq!(load("t", &gone), Err(Broken::Gap { wanted: 2, found: 3 }));

    let mut renumbered = gone;
    for (n, row) in (1..).zip(&mut renumbered) {
        row.0 = n;
    }
    assert_eq!(load("t", &renumbered), Err(Broken::Changed { n: 2 }));

    assert_eq!(load("another", &good), Err(Broken::Changed { n: 1 }));
}

/// What hints a table has makes its opening one of format 3, unless they are the usual ones; nothing else does.
#[test]
fn hints_are_of_the_third_format() {
    for hints in Hints::ALL {
        let Entry::OpenedSeated { rules, house, players, first_dealer, draws, .. } = drawn() else { panic!() };
        let entry = Entry::OpenedSeated { rules, house, players, first_dealer, draws, hints };
        let text = entry.text();
        assert_eq!(Entry::read(&text), Ok(entry));
        assert_eq!(Hints::read(hints.text()), Some(hints));
        if hints == Hints::Practice {
            assert_eq!(text, DRAWN);
            continue;
        }
        let ending = format!(r#","hints":"{}"}}}}}}"#, hints.text());
        assert!(text.starts_with(r#"{"v":3,"#) && text.ends_with(&ending), "{text}");
        let older = text.replacen(r#"{"v":3,"#, r#"{"v":2,"#, 1);
        assert!(matches!(Entry::read(&older), Err(Broken::Unreadable(_))));
    }
    assert_eq!(Hints::read("always"), None);
    let unknown = DRAWN.replacen("]}}}", r#"],"hints":"always"}}}"#, 1).replacen(r#""v":2"#, r#""v":3"#, 1);
    assert!(matches!(Entry::read(&unknown), Err(Broken::Unreadable(_))));
}

/// A table of people: who comes, sits, goes and comes back.
fn gathered() -> Vec<Entry> {
    let rules = canasta::RuleSet { game_points: 3000, ..canasta::RuleSet::LAKIN };
    let terms = Terms {
        clock: Some(Clock::KIND),
        watch: Watch::Link,
        serious: true,
        ..Terms::of("lakin", rules, canasta::Players::FOUR)
    };
    let bot = Sitter::Bot { name: "Ruth".to_owned(), bot: "club".to_owned() };
    let by = ActId { seat: Seat(2), id: "bot-9".to_owned() };
    vec![
        Entry::Opened(Box::new(terms)),
        Entry::Came(Person::HOST),
        Entry::Sat { seat: Seat(0), who: Sitter::Person(Person::HOST) },
        Entry::Sat { seat: Seat(1), who: bot },
        Entry::Left(Seat(1)),
        Entry::Host { person: Person(3), why: HostChange::Given },
        Entry::Begun { first_dealer: Seat(2), draws: Vec::new() },
        Entry::Acted { by, act: CardAct::Draw, stand_in: true },
        Entry::Paused(Person(3)),
        Entry::Resumed(Person::HOST),
        Entry::StandIn { seat: Seat(2), why: StandIn::Missed },
        Entry::Back(Seat(2)),
    ]
}

/// The fourth format, for ever; every field of the rule set stands in it.
#[test]
fn who_comes_and_goes_is_of_the_fourth_format() {
    let texts: Vec<String> = gathered().iter().map(Entry::text).collect();
    assert_eq!(
        texts[1..],
        [
            r#"{"v":4,"entry":{"came":{"person":0}}}"#,
            r#"{"v":4,"entry":{"sat":{"seat":0,"person":0}}}"#,
            r#"{"v":4,"entry":{"sat":{"seat":1,"bot":{"name":"Ruth","bot":"club"}}}}"#,
            r#"{"v":4,"entry":{"left":{"seat":1}}}"#,
            r#"{"v":4,"entry":{"host":{"person":3}}}"#,
            r#"{"v":4,"entry":{"begun":{"first_dealer":2}}}"#,
            r#"{"v":4,"entry":{"acted":{"seat":2,"id":"bot-9","act":"draw","stand_in":true}}}"#,
            r#"{"v":4,"entry":{"paused":{"person":3}}}"#,
            r#"{"v":4,"entry":{"resumed":{"person":0}}}"#,
            r#"{"v":4,"entry":{"stand-in":{"seat":2,"why":"missed"}}}"#,
            r#"{"v":4,"entry":{"back":{"seat":2}}}"#,
        ]
    );
    assert!(texts[0].starts_with(r#"{"v":4,"entry":{"opened-on":{"preset":"lakin","rules":{"#), "{}", texts[0]);
    for field in canasta::RuleSet::FIELDS {
        assert!(texts[0].contains(&format!("\"{}\":", field.name)), "{} is not written", field.name);
    }
    let ending = r#""players":4,"seats":"drawn","clock":{"base":45,"bank":180,"back":10},"watch":"link","serious":true,"listed":false,"hints":"practice","talk":true}}}"#;
    assert!(texts[0].ends_with(ending), "{}", texts[0]);
    for (text, entry) in texts.iter().zip(gathered()) {
        assert_eq!(Entry::read(text), Ok(entry));
        let older = text.replacen(r#"{"v":4,"#, r#"{"v":3,"#, 1);
        assert!(matches!(Entry::read(&older), Err(Broken::Unreadable(_))), "{older}");
    }
}

/// The rules of a table do not change with its preset: what the journal says of them holds.
#[test]
fn the_rules_are_in_the_journal() {
    let text = gathered()[0].text();
    let other = text.replacen(r#""preset":"lakin""#, r#""preset":"hoyle""#, 1);
    let (Ok(Entry::Opened(lakin)), Ok(Entry::Opened(hoyle))) = (Entry::read(&text), Entry::read(&other)) else {
        panic!("{text}");
    };
    assert_eq!(lakin.rules, hoyle.rules);
    for wrong in [
        text.replacen(r#""preset":"lakin""#, r#""preset":"poker""#, 1),
        text.replacen(r#""game_points":3000"#, r#""game_points":"many""#, 1),
        text.replacen(r#""game_points":3000"#, r#""game_pints":3000"#, 1),
        text.replacen(r#""players":4"#, r#""players":7"#, 1),
        text.replacen(r#""base":45"#, r#""base":0"#, 1),
        r#"{"v":4,"entry":{"sat":{"seat":1}}}"#.to_owned(),
        r#"{"v":4,"entry":{"sat":{"seat":1,"person":2,"bot":{"name":"a","bot":"club"}}}}"#.to_owned(),
    ] {
        assert!(wrong != text && matches!(Entry::read(&wrong), Err(Broken::Unreadable(_))), "{wrong}");
    }
}

/// The fifth format, for ever.
#[test]
fn promises_are_of_the_fifth_format() {
    let by = ActId { seat: Seat(2), id: "x".to_owned() };
    let entries = [
        Entry::Sealed { deal: 2, seed: Seed([0xA5; Seed::BYTES]) },
        Entry::Ready { by: by.clone(), deal: 2, cut: Some(Cut([7; Cut::BYTES])) },
        Entry::Ready { by, deal: 2, cut: None },
        Entry::Closed { by: None },
    ];
    let texts = entries.clone().map(|entry| entry.text());
    assert_eq!(texts[0], format!(r#"{{"v":5,"entry":{{"sealed":{{"deal":2,"seed":"{}"}}}}}}"#, "a5".repeat(80)));
    assert_eq!(
        texts[1..],
        [
            r#"{"v":5,"entry":{"ready":{"seat":2,"id":"x","deal":2,"cut":"07070707070707070707070707070707"}}}"#,
            r#"{"v":5,"entry":{"ready":{"seat":2,"id":"x","deal":2}}}"#,
            r#"{"v":5,"entry":{"closed":{}}}"#,
        ]
    );
    for (text, entry) in texts.iter().zip(&entries) {
        assert_eq!(Entry::read(text).as_ref(), Ok(entry));
        let older = text.replacen(r#"{"v":5,"#, r#"{"v":4,"#, 1);
        assert!(matches!(Entry::read(&older), Err(Broken::Unreadable(_))), "{older}");
    }
    let practice = Terms { practice: true, ..Terms::of("hoyle", canasta::RuleSet::HOYLE, canasta::Players::FOUR) };
    let text = Entry::Opened(Box::new(practice.clone())).text();
    assert!(text.starts_with(r#"{"v":5,"#) && text.ends_with(r#","talk":true,"practice":true}}}"#), "{text}");
    assert_eq!(Entry::read(&text), Ok(Entry::Opened(Box::new(practice))));
    for wrong in [r#"{"v":5,"entry":{"sealed":{"deal":2,"seed":"a5"}}}"#, r#"{"v":5,"entry":{"closed":{"seat":1}}}"#] {
        assert!(matches!(Entry::read(wrong), Err(Broken::Unreadable(_))), "{wrong}");
    }
}

/// The sixth format, for ever.
#[test]
fn what_keeps_friends_playing_is_of_the_sixth_format() {
    let (anna, paul) = (Person(1), Person(2));
    let entries = [
        Entry::Host { person: anna, why: HostChange::Away },
        Entry::Host { person: Person::HOST, why: HostChange::Back },
        Entry::Host { person: anna, why: HostChange::Left },
        Entry::TookOver { seat: Seat(3), person: paul },
        Entry::Carried(paul),
        Entry::TurnedAway(paul),
        Entry::LetIn(paul),
        Entry::Allowed(Some(90)),
        Entry::Allowed(None),
        Entry::Closed { by: Some(anna) },
        Entry::Again { table: "0a".to_owned() },
    ];
    let texts = entries.clone().map(|entry| entry.text());
    assert_eq!(
        texts,
        [
            r#"{"v":6,"entry":{"host":{"person":1,"why":"away"}}}"#,
            r#"{"v":6,"entry":{"host":{"person":0,"why":"back"}}}"#,
            r#"{"v":6,"entry":{"host":{"person":1,"why":"left"}}}"#,
            r#"{"v":6,"entry":{"took-over":{"seat":3,"person":2}}}"#,
            r#"{"v":6,"entry":{"carried":{"person":2}}}"#,
            r#"{"v":6,"entry":{"turned-away":{"person":2}}}"#,
            r#"{"v":6,"entry":{"let-in":{"person":2}}}"#,
            r#"{"v":6,"entry":{"allowed":{"seconds":90}}}"#,
            r#"{"v":6,"entry":{"allowed":{}}}"#,
            r#"{"v":6,"entry":{"closed":{"by":1}}}"#,
            r#"{"v":6,"entry":{"again":{"table":"0a"}}}"#,
        ]
    );
    for (text, entry) in texts.iter().zip(&entries) {
        assert_eq!(Entry::read(text).as_ref(), Ok(entry));
        let older = text.replacen(r#"{"v":6,"#, r#"{"v":5,"#, 1);
        assert!(matches!(Entry::read(&older), Err(Broken::Unreadable(_))), "{older}");
    }
    let standing = |person, bot: Option<&str>, won| Standing { person, bot: bot.map(str::to_owned), won, points: -350 };
    let terms = Terms {
        allowed: Some(120),
        host_returns: true,
        evening: Some(Evening {
            games: 1,
            standings: vec![standing(Some(anna), None, 1), standing(None, Some("Ruth"), 0)],
        }),
        ..Terms::of("hoyle", canasta::RuleSet::HOYLE, canasta::Players::FOUR)
    };
    let text = Entry::Opened(Box::new(terms.clone())).text();
    let ending = r#","talk":true,"allowed":120,"host_returns":true,"evening":{"games":1,"standings":[{"person":1,"won":1,"points":-350},{"bot":"Ruth","won":0,"points":-350}]}}}}"#;
    assert!(text.starts_with(r#"{"v":6,"#) && text.ends_with(ending), "{text}");
    assert_eq!(Entry::read(&text), Ok(Entry::Opened(Box::new(terms))));
    for wrong in [r#"{"v":6,"entry":{"allowed":{"seconds":3}}}"#, r#"{"v":6,"entry":{"again":{}}}"#] {
        assert!(matches!(Entry::read(wrong), Err(Broken::Unreadable(_))), "{wrong}");
    }
}

#[test]
fn a_newer_format_is_named() {
    let newer = r#"{"v":7,"entry":{"danced":{"seat":3}}}"#;
    assert_eq!(Entry::read(newer), Err(Broken::Newer { version: 7 }));
    assert!(Broken::Newer { version: 7 }.to_string().contains("newer Canasta"));
}

#[test]
fn what_is_no_entry_is_refused() {
    for text in [
        "",
        "{}",
        r#"{"v":1}"#,
        r#"{"v":1,"entry":{"acted":{"seat":0,"id":"a","act":"dance"}}}"#,
        r#"{"v":1,"entry":{"acted":{"seat":0,"id":"a","act":"draw","more":1}}}"#,
        r#"{"v":1,"entry":{"dealt":{"deal":1,"deck":"4H 4D"}}}"#,
        r#"{"v":1,"entry":{"opened":{"rules":"hoyle","players":[],"first_dealer":0}}}"#,
        r#"{"v":2,"entry":{"opened":{"rules":"hoyle","players":[{"name":"a"},{"name":"b"}],"first_dealer":2}}}"#,
        r#"{"v":2,"entry":{"opened":{"rules":"hoyle","players":[{"name":"a"},{"name":"b"}],"first_dealer":0,"draws":[{"player":0,"place":1,"card":"4H 4D"}]}}}"#,
        r#"{"v":2,"entry":{"opened":{"rules":"hoyle","players":[{"name":"a"},{"name":"b"}],"first_dealer":0,"draws":[{"player":0,"place":1,"card":""}]}}}"#,
    ] {
        assert!(matches!(Entry::read(text), Err(Broken::Unreadable(_))), "{text}");
    }
}
