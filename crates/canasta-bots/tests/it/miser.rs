//! The miser's decisions, one idea per test. It gives the next player nothing.

use canasta::Action;
use canasta_bots::{by_name, play};

use crate::deals::deal;
use crate::position::Position;

fn miser(position: Position) -> String {
    position.bot("miser")
}

#[test]
fn discards_a_dead_rank_even_from_a_pair() {
    // Six kings are in the pile and the miser holds the other two, so no one else can use a king. All other ranks are
    // still in play.
    let position = Position::playing("KKJ4567899").melds(0, "TTT").melds(1, "QQQ").pile("KKKKKK5");
    assert_eq!(miser(position), "discard K");
}

#[test]
fn discards_what_the_next_player_has_discarded() {
    // In the first pile, the top three cards are an eight from the previous player, a six from the player opposite, and
    // a nine from the next player.
    let position = |pile: &str| Position::playing("69JJQQKKAA44").melds(0, "TTT").melds(1, "777").pile(pile);
    assert_eq!(miser(position("4968")), "discard 9");
    assert_eq!(miser(position("4698")), "discard 6");
}

#[test]
fn never_discards_what_the_next_player_melds() {
    let position = Position::playing("9JJQQKKAA").melds(0, "TTT").melds(1, "999").pile("4568");
    assert_ne!(miser(position), "discard 9");
}

#[test]
fn discards_black_threes_as_safe() {
    let position = Position::playing("b9JJQQKKAA").melds(0, "TTT").melds(1, "999").pile("4568457845");
    assert_eq!(miser(position), "discard b");
}

#[test]
fn freezes_when_nothing_is_safe() {
    let position =
        |hand: &str, pile: &str| Position::playing(hand).melds(0, "TTT").melds(1, "999 888 777 JJJ").pile(pile);
    assert_eq!(miser(position("298877JJ", "4568QK")), "discard 2");
    assert_ne!(miser(position("298877JJ4", "4444568")), "discard 2", "a four is safe enough");
}

#[test]
fn delays_melding_until_time_runs_short() {
    let actions = miser(Position::playing("KKKAAAJJ45TQ").pile("5"));
    assert!(actions.starts_with("discard"), "{actions}");
    let late = Position::playing("KKKAAAJJ45TQ").melds(1, "999999").pile("5").stock("67896789");
    assert!(miser(late).starts_with("meld"), "there is nothing left to wait for");
}

#[test]
fn melds_a_complete_canasta() {
    let position = Position::playing("KKKKKKK489A").melds(0, "QQQ").pile("5");
    assert_eq!(miser(position), "meld KKKKKKK");
}

#[test]
fn goes_out_when_the_end_is_near_and_not_before() {
    let position = |theirs: &str| {
        Position::playing("QQ4").hand(1, theirs).hand(2, "AAJJ").melds(0, "KKKKKKK QQQ").melds(1, "9999999").pile("5")
    };
    assert_eq!(miser(position("5")), "meld QQ; discard 4");
    assert!(miser(position("5566TT88AAK")).starts_with("discard"));
}

/// Counted in deals against greedy, which takes every pile it can. The miser's discards seldom let it.
#[test]
fn feeds_the_next_player_less_than_any_other_bot() {
    let fed = |name: &str| {
        let bot = by_name(name).unwrap();
        let greedy = by_name("greedy").unwrap();
        let mut discards = 0;
        let mut taken = 0;
        for number in 0..60 {
            play(&mut deal(number), number, |deal, seat, seed| {
                let ours = deal.public().side_of(seat).index() == 0;
                let actions = (if ours { &bot } else { &greedy }).decide(&deal.view(seat), seed);
                discards += u32::from(ours && matches!(actions.last(), Some(Action::Discard(_))));
                taken += u32::from(!ours && matches!(actions[0], Action::Take { .. }));
                actions
            })
            .unwrap();
        }
        f64::from(taken) / f64::from(discards)
    };
    let miser = fed("miser");
    for other in ["greedy", "hoarder", "racer", "beginner", "club"] {
        let theirs = fed(other);
        assert!(miser < 0.8 * theirs, "fed {miser}, {other} {theirs}");
    }
}
