//! A player's preferences and the cookie that stores them.

use canasta_pages::{CardSize, Company, Friends, Prefs};
use canasta_table::bots::Pace;
use canasta_table::journal::{Hints, Watch};

#[test]
fn a_cookie_round_trips() {
    let prefs = Prefs {
        name: "Zoë; \"x\" = 5%".into(),
        pace: Pace::Fast,
        size: CardSize::Xxl,
        sound: true,
        vibration: true,
        loudness: 9,
        company: Company::default()
            .with_all("expert")
            .with_one(1, "my-bot")
            .with_hints(Hints::None)
            .with_take_back(true)
            .with_friends(Friends { watch: Watch::Link, ..Friends::default() }),
        table: r#"{"rules":"wahhi","house":{"game_points":3000},"players":6}"#.into(),
        ..Prefs::default()
    };
    let cookie = prefs.cookie();
    assert!(cookie.bytes().all(|b| b.is_ascii_graphic() && !b"\",;\\".contains(&b)), "{cookie}");
    assert_eq!(Prefs::from_cookie(&cookie), prefs);
}

#[test]
fn unreadable_cookies_give_the_defaults() {
    assert_eq!(
        Prefs::from_cookie("%%%=&pace=warp&sound=maybe&x&=&name=%E2%28"),
        Prefs { name: "\u{fffd}(".into(), ..Prefs::default() }
    );
}

#[test]
fn the_choices_of_the_last_table_are_remembered() {
    let first = Prefs::default().choice();
    assert_eq!((first.preset.name, first.players.map(|n| n.count())), ("wahhi", Some(4)));
    assert_eq!(first.rules, first.preset.rules);
    let choice = canasta_record::house::HouseRules::read(
        r#"{"rules":"lakin","house":{"hand_size":[15,13,11,11,9]},"players":6}"#,
    );
    let choice = choice.unwrap();
    let restored = Prefs::from_cookie(&Prefs::default().with_choice(&choice).cookie());
    assert_eq!(restored.choice(), choice);
    for invalid in ["poker", r#"{"rules":"poker","players":4}"#, r#"{"rules":"wahhi"}"#] {
        assert_eq!(Prefs::default().with([("table", invalid)]).choice(), first, "{invalid}");
    }
    // The cookie must have room for changes to all fields.
    let mut all = choice;
    for field in canasta::RuleSet::FIELDS {
        use canasta::rules::{Domain, Value};
        let value = match field.domain {
            Domain::Flag => Value::Flag((field.get)(&all.preset.rules) == Value::Flag(false)),
            Domain::Number(_, high) => Value::Number(high),
            Domain::Numbers(count, _, high) => Value::Numbers(vec![high; count]),
            Domain::Flags(count) => Value::Flags(vec![true; count]),
            Domain::Choice(words) => Value::Choice(words[words.len() - 1]),
        };
        assert!((field.set)(&mut all.rules, &value), "{}", field.name);
    }
    let restored = Prefs::default().with_choice(&all);
    assert_eq!(restored.choice(), all);
    assert!(restored.cookie().len() < 3500, "{}", restored.cookie().len());
}
