//! Why a text is no act, in words; how acts are written is tested where they are defined.

use canasta::CardAct;
use canasta_words::{Lang, refusal};

fn check(text: &str, expect: &str) {
    let Err(why) = text.parse::<CardAct>() else { panic!("{text:?} is an act") };
    assert_eq!(refusal::unreadable(Lang::EN, &why).because, expect, "{text:?}");
}

#[test]
fn unreadable_acts_say_why() {
    check("", "no act is named");
    check("dance", "“dance” is no act");
    check("Draw", "“Draw” is no act");
    check("draw 4H", "nothing may follow “draw”, but “4H” does");
    check("meld", "a meld is named without a card");
    check("meld 4H 4D 4C /", "a meld is named without a card");
    check("meld Q:", "a meld is named without a card");
    check("meld Q: / 4H 4D 4C", "a meld is named without a card");
    check("take /", "a meld is named without a card");
    check("take 9:", "a meld is named without a card");
    check("take X: 2S", "“X” is no rank");
    check("meld 4X", "“4X” is no card; a card is its rank and its suit, like 4H");
    check("meld 10H", "“10H” is no card; a card is its rank and its suit, like 4H");
    check("meld 4h", "“4h” is no card; a card is its rank and its suit, like 4H");
    check("meld Ä: 2S", "“Ä” is no rank");
    check("discard", "“discard” needs one card; 0 are named");
    check("discard 4H 4D", "“discard” needs one card; 2 are named");
    check(&"x".repeat(1000), "“xxxxxxxxxxxxxxxxxxxxxxxx…” is no act");
}
