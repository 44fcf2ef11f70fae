//! Messages for texts that aren't actions. The notation itself is tested where it is defined.

use canasta::CardAction;
use canasta_i18n::{Lang, refusal};

fn check(text: &str, expect: &str) {
    let Err(why) = text.parse::<CardAction>() else { panic!("{text:?} is an action") };
    assert_eq!(refusal::unreadable(Lang::EN, &why).because, expect, "{text:?}");
}

#[test]
fn explains_unreadable_actions() {
    check("", "no action is given");
    check("dance", "“dance” isn’t an action");
    check("Draw", "“Draw” isn’t an action");
    check("draw 4H", "nothing can follow “draw”, but “4H” does");
    check("meld", "name the cards to meld");
    check("meld 4H 4D 4C /", "name the cards to meld");
    check("meld Q:", "name the cards to meld");
    check("meld Q: / 4H 4D 4C", "name the cards to meld");
    check("take /", "name the cards to meld");
    check("take 9:", "name the cards to meld");
    check("take X: 2S", "“X” isn’t a rank");
    check("meld 4X", "“4X” isn’t a card; write its rank and suit, such as 4H");
    check("meld 10H", "“10H” isn’t a card; write its rank and suit, such as 4H");
    check("meld 4h", "“4h” isn’t a card; write its rank and suit, such as 4H");
    check("meld Ä: 2S", "“Ä” isn’t a rank");
    check("discard", "“discard” takes one card; none is given");
    check("discard 4H 4D", "“discard” takes one card; 2 are given");
    check(&"x".repeat(1000), "“xxxxxxxxxxxxxxxxxxxxxxxx…” isn’t an action");
}
