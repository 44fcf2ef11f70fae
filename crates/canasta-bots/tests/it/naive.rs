//! The naive player's decisions, one idea per test.

use crate::position::Position;

fn naive(position: Position) -> String {
    position.bot("naive")
}

#[test]
fn takes_any_pile_it_can() {
    let position = Position::drawing("QQ48").melds(0, "QQQ 999").pile("AAKKJJTT7755Q");
    assert!(naive(position).starts_with("take"));
}

#[test]
fn goes_out_when_it_can() {
    let position = Position::playing("QQ4").melds(0, "KKKKKKK QQQ").pile("5");
    assert_eq!(naive(position), "meld QQ; discard 4");
}

#[test]
fn discards_its_cheapest_single_card_even_if_the_next_player_melds_it() {
    assert_eq!(naive(Position::playing("4459JJTTKK").pile("6")), "discard 5");
    let feeds = Position::playing("4459JJTTKK").melds(0, "QQQ").melds(1, "555").pile("6");
    assert_eq!(naive(feeds), "discard 5");
    assert_eq!(naive(Position::playing("445566772").pile("9")), "discard 4");
}
