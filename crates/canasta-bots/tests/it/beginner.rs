//! The beginner's faults, one per test.

use crate::position::Position;

#[test]
fn discards_high_single_cards_first() {
    assert_eq!(Position::playing("4459JJTTKK").pile("6").bot("beginner"), "discard 9");
    assert_eq!(Position::playing("459JJTTKKA").pile("6").bot("beginner"), "discard A");
}

#[test]
fn does_not_notice_what_the_next_player_melds() {
    let position = || Position::playing("459JJTTKKA").melds(0, "QQQ").melds(1, "AAA").pile("6");
    assert_eq!(position().bot("beginner"), "discard A");
    assert_ne!(position().bot("casual"), "discard A");
}
