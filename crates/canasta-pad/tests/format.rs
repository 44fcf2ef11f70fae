//! Events that earlier releases have stored. They must stay readable, so never change a line.

use canasta_pad::Event;

const STORED: [&str; 10] = [
    r#"{"id":"00000000000000000000000000000001","clock":1,"at":1764533520000,"device":"00000000000000aa","by":"Tom","kind":"game","rules":"wahhi game_points=3000","players":4,"names":["Ruth","","Tom","Paul"],"first_dealer":3,"start":[0,-120],"lines":[{"name":"Canasta of twos","points":1000}]}"#,
    r#"{"id":"00000000000000000000000000000002","clock":2,"at":1764533520000,"device":"00000000000000aa","kind":"game","rules":"hoyle","players":5,"names":["","","","",""],"start":[0,0,0,0,0],"lines":[]}"#,
    r#"{"id":"00000000000000000000000000000003","clock":3,"at":1764533520000,"device":"00000000000000aa","kind":"deal","game":"00000000000000000000000000000001","n":1,"replaces":[],"entry":{"dealer":3,"going_out":{"seat":2,"concealed":true},"exact_deal":true,"sides":[{"natural_canastas":1,"mixed_canastas":2,"concealed_canastas":1,"red_threes":2,"undeclared_red_threes":1,"black_threes":3,"melded":480,"in_hand":30,"lines":[1]},{"natural_canastas":0,"mixed_canastas":1,"concealed_canastas":0,"red_threes":1,"undeclared_red_threes":0,"black_threes":0,"melded":215,"in_hand":145,"lines":[0]}]},"anyway":true}"#,
    r#"{"id":"00000000000000000000000000000004","clock":4,"at":1764533520000,"device":"00000000000000aa","kind":"deal","game":"00000000000000000000000000000001","n":1,"replaces":["00000000000000000000000000000003"],"entry":{"going_out":"nobody","sides":[{},{}]},"anyway":false}"#,
    r#"{"id":"00000000000000000000000000000005","clock":5,"at":1764533520000,"device":"00000000000000aa","kind":"deal","game":"00000000000000000000000000000001","n":1,"replaces":["00000000000000000000000000000004"],"anyway":false}"#,
    r#"{"id":"00000000000000000000000000000006","clock":6,"at":1764533520000,"device":"00000000000000aa","kind":"dealer","game":"00000000000000000000000000000001","n":1,"seat":2}"#,
    r#"{"id":"00000000000000000000000000000007","clock":7,"at":1764533520000,"device":"00000000000000aa","kind":"rules","game":"00000000000000000000000000000001","n":2,"rules":"lakin card_values=100,20,20,10,5,5","lines":[]}"#,
    r#"{"id":"00000000000000000000000000000008","clock":8,"at":1764533520000,"device":"00000000000000aa","kind":"names","game":"00000000000000000000000000000001","names":["Ruth","Anna","Tom","Paul"]}"#,
    r#"{"id":"00000000000000000000000000000009","clock":9,"at":1764533520000,"device":"0000000000000000","by":"Anna","kind":"query","game":"00000000000000000000000000000001","n":1}"#,
    r#"{"id":"0000000000000000000000000000000a","clock":10,"at":1764533520000,"device":"00000000000000aa","by":"","kind":"settled","query":"00000000000000000000000000000009"}"#,
];

#[test]
fn stored_events_stay_readable() {
    for text in STORED {
        let event = Event::parse(text).unwrap_or_else(|error| panic!("{error:?}: {text}"));
        let written = serde_json::to_string(&event).unwrap_or_default();
        assert_eq!(Event::parse(&written).ok(), Some(event), "{text}");
    }
}

#[test]
fn impossible_events_are_refused() {
    for (line, part, wrong) in [
        (0, "\"players\":4", "\"players\":3"),
        (0, "\"start\":[0,-120]", "\"start\":[0]"),
        (0, "\"first_dealer\":3", "\"first_dealer\":4"),
        (0, "Canasta of twos", "A canasta of seven or more twos"),
        (0, "\"points\":1000", "\"points\":1000000"),
        (0, "wahhi game_points=3000", "wahhi game_points=30"),
        (2, "\"melded\":480", "\"melded\":-5"),
        (2, "\"red_threes\":2", "\"red_threes\":300"),
        (2, "\"n\":1", "\"n\":0"),
        (2, "\"n\":1", "\"n\":501"),
        (2, "\"kind\":\"deal\"", "\"kind\":\"bet\""),
        (3, "\"replaces\":[\"0", "\"replaces\":[\"X"),
        (9, "\"clock\":10", "\"clock\":4000000000"),
    ] {
        let text = STORED[line].replacen(part, wrong, 1);
        assert_ne!(text, STORED[line], "{part}");
        assert!(Event::parse(&text).is_err(), "{wrong}");
    }
}
