//! What a club player does where the rules or the table are others than Hoyle's for four, one idea a test; and that no
//! hand, however great, keeps a bot thinking for long.

use canasta::{Action, Phase};
use canasta_bots::{NAMES, by_name, play};

use crate::at::At;
use crate::club::ends;
use crate::deals::any_table;
use crate::secrecy::light;

#[test]
fn declares_a_red_three_before_anything_else() {
    for name in ["greedy", "club"] {
        let at = At::table("lakin", 4).draws("rKK4789TJ").melds(0, "QQQ").pile("59T8JK");
        assert_eq!(at.bot(name), "declare", "{name}, before drawing");
        let at = At::table("lakin", 4).plays("rKK4689TQ").melds(0, "KKKKK").pile("5");
        assert_eq!(at.bot(name), "declare", "{name}, with a canasta in the hand");
    }
}

#[test]
fn makes_the_best_of_a_red_three_that_may_not_be_declared() {
    // Declared, it would leave one card, no replacement and no canasta: the turn could not end.
    let at = At::table("lakin", 4).plays("r4").melds(0, "KKKK").pile("5").stock("");
    assert_eq!(at.club(), "discard 4");
}

#[test]
fn needs_two_canastas_where_the_rules_want_two() {
    let at = |melds: &str| At::table("hoyle", 2).plays("QQ4").melds(0, melds).pile("5");
    assert!(!ends(&at("KKKKKKK QQQ").view(&[])));
    assert_eq!(at("KKKKKKK QQQQQ").club(), "meld QQ; discard 4");
}

#[test]
fn spends_its_wild_card_on_the_second_canasta() {
    let at = At::table("hoyle", 2).plays("2469TJA").melds(0, "KKKKKKK QQQQ22").pile("5");
    let actions = at.untuned_after(&[]);
    assert!(actions.starts_with("meld Q:2;"), "{actions}");
}

#[test]
fn alone_it_does_not_feed_the_next_player() {
    let at = |melds: [&str; 2]| {
        let at = At::table("pack", 5).plays("8QQKKAA99").melds(0, "TTT");
        at.melds(1, melds[0]).melds(3, melds[1]).pile("675T84")
    };
    assert_eq!(at(["JJJ", "888"]).club(), "discard 8");
    let discard = at(["888", "JJJ"]).club();
    assert!(!discard.ends_with("discard 8"), "{discard}");
}

#[test]
fn takes_with_a_wild_card_only_where_that_is_a_way_to_take() {
    let at = |preset: &str| At::table(preset, 4).draws("K2456789T").melds(0, "QQQ").melds(1, "444").pile("AAQQJJJK");
    assert_eq!(at("pack").club(), "take with 2K");
    assert_eq!(at("lakin").club(), "draw");
}

#[test]
fn opens_with_one_natural_and_a_wild_card_from_an_open_pile() {
    let at = |preset: &str| At::table(preset, 4).draws("A2456789TJQ").pile("KQJTKQJTA");
    assert_eq!(at("wahhi").club(), "take with 2A");
    assert_eq!(at("pack").club(), "draw");
}

#[test]
fn stops_a_next_player_who_could_open_with_a_wild_card() {
    // The opponents have not opened: with one eight and a wild card they could take this pile in one rule set, not in the
    // other. So there the black three is discarded that is kept here.
    let at = |preset: &str| At::table(preset, 4).plays("b4678TTJ").melds(0, "KKK QQQ").hand(1, "4").pile("89TJQQA8");
    assert_eq!(at("wahhi").untuned_after(&[]), "discard b");
    assert_eq!(at("pack").untuned_after(&[]), "discard 8");
}

#[test]
fn does_not_freeze_an_open_pile_for_itself() {
    // The side has opened, the opponents have not. Where a black three freezes for all, it stays in the hand; where it only
    // stops the next player, it is the safest of discards.
    let at = |preset: &str| At::table(preset, 4).plays("bb4556677").melds(0, "KKK QQQ").pile("89");
    assert_eq!(at("hoyle").club(), "discard 4");
    for preset in ["classic", "pack", "wahhi"] {
        assert_eq!(at(preset).club(), "discard b", "{preset}");
    }
}

#[test]
fn lays_a_canasta_whole() {
    let at = |preset: &str| At::table(preset, 4).plays("KKKKKKK489").melds(0, "QQQ").pile("5");
    assert!(at("classic").club().starts_with("meld KKKKKKK;"));
}

#[test]
fn the_partner_who_is_asked_answers_by_what_it_holds() {
    // Six play: of the two partners the next in turn order answers.
    let at = |partner: &str| {
        At::table("classic", 6).plays("QQ4").hand(2, partner).melds(0, "KKKKKKK QQQ").melds(1, "555").pile("5")
    };
    assert_eq!(at("4").club_after(&["ask"]), "yes");
    assert_eq!(at("AAAAAAJJJJJTTTTXX222").club_after(&["ask"]), "no");
}

#[test]
fn asks_after_taking_where_that_is_the_time_to_ask() {
    let club = by_name("club").unwrap();
    let (mut after_drawing, mut after_taking) = (0, 0);
    for number in (0..400).map(|number| 25 * number + 14) {
        play(&mut any_table(number), number, |deal, seat, seed| {
            let public = deal.public();
            let actions = club.decide(&deal.view(seat), seed);
            if actions == [Action::Ask] {
                assert_eq!(public.phase(), Phase::Play);
                after_taking += u32::from(public.this_turn().took_pile);
                after_drawing += u32::from(!public.this_turn().took_pile);
            }
            actions
        })
        .unwrap();
    }
    assert!(after_drawing > 20 && after_taking > 2, "{after_drawing} after drawing, {after_taking} after taking");
}

/// Most of the pack in one hand: more openings and ways to go out than could be listed.
#[test]
fn no_hand_is_too_great_to_decide() {
    let most = "XXXX2222222244444455555566666667777777888888899999999TTTTTTTTJJJJJJJJQQQQQQQQKKKKKKAAAAAA";
    let few = "XX2222444555666777888999TTTJJJQQQKKKAAA";
    let black = "XXXX22222222bbb44455566677788899TTTJJJQQQKKKAAA";
    for preset in ["hoyle", "lakin", "wahhi"] {
        for hand in [most, few, black] {
            for melds in ["", "44444"] {
                for name in NAMES {
                    let table = || At::table(preset, 3).scores([3500, 0, 0]);
                    let place = |at: At| at.melds(0, if hand == few { melds } else { "" }).hand(1, "A").hand(2, "A");
                    let played = place(table().plays(hand)).pile("").stock("K");
                    let drawing = place(table().draws(hand)).pile("K").stock("K");
                    for view in [played.view(&[]), drawing.view(&[])] {
                        let actions = light(name).decide(&view, 1);
                        assert!(view.check(&actions[0]).is_ok(), "{preset}, {name}: {actions:?}");
                    }
                }
            }
        }
    }
}
