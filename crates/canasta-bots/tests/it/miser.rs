//! What the miser does, one idea a test: the next player gets nothing from it.

use canasta::Action;
use canasta_bots::{by_name, play};

use crate::at::At;
use crate::deals::deal;

fn miser(at: At) -> String {
    at.bot("miser")
}

#[test]
fn discards_a_dead_rank_though_it_breaks_a_pair() {
    // Six kings lie in the pile and it holds the other two; all other ranks are alive.
    let at = At::playing("KKJ4567899").melds(0, "TTT").melds(1, "QQQ").pile("KKKKKK5");
    assert_eq!(miser(at), "discard K");
}

#[test]
fn discards_what_the_next_player_has_discarded() {
    // From the top: the players before, opposite and after it discarded an eight, a six and a nine.
    let at = |pile: &str| At::playing("69JJQQKKAA44").melds(0, "TTT").melds(1, "777").pile(pile);
    assert_eq!(miser(at("4968")), "discard 9");
    assert_eq!(miser(at("4698")), "discard 6");
}

#[test]
fn never_discards_what_the_next_player_melds() {
    let at = At::playing("9JJQQKKAA").melds(0, "TTT").melds(1, "999").pile("4568");
    assert_ne!(miser(at), "discard 9");
}

#[test]
fn black_threes_are_safe() {
    let at = At::playing("b9JJQQKKAA").melds(0, "TTT").melds(1, "999").pile("4568457845");
    assert_eq!(miser(at), "discard b");
}

#[test]
fn freezes_where_nothing_is_safe() {
    let at = |hand: &str, pile: &str| At::playing(hand).melds(0, "TTT").melds(1, "999 888 777 JJJ").pile(pile);
    assert_eq!(miser(at("298877JJ", "4568QK")), "discard 2");
    assert_ne!(miser(at("298877JJ4", "4444568")), "discard 2", "a four is safe enough");
}

#[test]
fn keeps_what_it_could_lay_until_time_runs_short() {
    let actions = miser(At::playing("KKKAAAJJ45TQ").pile("5"));
    assert!(actions.starts_with("discard"), "{actions}");
    let late = At::playing("KKKAAAJJ45TQ").melds(1, "999999").pile("5").stock("67896789");
    assert!(miser(late).starts_with("meld"), "waiting any longer is waiting for nothing");
}

#[test]
fn lays_a_canasta_whole() {
    let at = At::playing("KKKKKKK489A").melds(0, "QQQ").pile("5");
    assert_eq!(miser(at), "meld KKKKKKK");
}

#[test]
fn goes_out_when_the_end_is_near_and_not_before() {
    let at = |theirs: &str| {
        At::playing("QQ4").hand(1, theirs).hand(2, "AAJJ").melds(0, "KKKKKKK QQQ").melds(1, "9999999").pile("5")
    };
    assert_eq!(miser(at("5")), "meld QQ; discard 4");
    assert!(miser(at("5566TT88AAK")).starts_with("discard"));
}

/// Counted in deals against greedy, which takes every pile that it may: after a discard of the miser's it seldom may.
#[test]
fn feeds_the_next_player_less_than_any_other_bot() {
    let fed = |name: &str| {
        let (bot, greedy) = (by_name(name).unwrap(), by_name("greedy").unwrap());
        let (mut discards, mut taken) = (0, 0);
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
