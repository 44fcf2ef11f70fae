//! The club player's decisions under different rules and numbers of players, one idea per test. It also decides quickly
//! with very large hands.

use canasta::{Action, Phase};
use canasta_bots::{NAMES, by_name, play};

use crate::club::ends;
use crate::deals::any_table;
use crate::position::Position;
use crate::secrecy::light;

#[test]
fn declares_a_red_three_before_anything_else() {
    for name in ["greedy", "club"] {
        let position = Position::table("lakin", 4).draws("rKK4789TJ").melds(0, "QQQ").pile("59T8JK");
        assert_eq!(position.bot(name), "declare", "{name}, before drawing");
        let position = Position::table("lakin", 4).plays("rKK4689TQ").melds(0, "KKKKK").pile("5");
        assert_eq!(position.bot(name), "declare", "{name}, with a canasta in the hand");
    }
}

#[test]
fn copes_with_a_red_three_it_cannot_declare() {
    // Declaring it would leave one card, no replacement and no canasta, so the turn couldn't end.
    let position = Position::table("lakin", 4).plays("r4").melds(0, "KKKK").pile("5").stock("");
    assert_eq!(position.club(), "discard 4");
}

#[test]
fn needs_two_canastas_if_the_rules_do() {
    let position = |melds: &str| Position::table("hoyle", 2).plays("QQ4").melds(0, melds).pile("5");
    assert!(!ends(&position("KKKKKKK QQQ").view(&[])));
    assert_eq!(position("KKKKKKK QQQQQ").club(), "meld QQ; discard 4");
}

#[test]
fn spends_its_wild_card_on_the_second_canasta() {
    let position = Position::table("hoyle", 2).plays("2469TJA").melds(0, "KKKKKKK QQQQ22").pile("5");
    let actions = position.untuned_after(&[]);
    assert!(actions.starts_with("meld Q:2;"), "{actions}");
}

#[test]
fn does_not_feed_the_next_player_when_alone() {
    let position = |melds: [&str; 2]| {
        let position = Position::table("pack", 5).plays("8QQKKAA99").melds(0, "TTT");
        position.melds(1, melds[0]).melds(3, melds[1]).pile("675T84")
    };
    assert_eq!(position(["JJJ", "888"]).club(), "discard 8");
    let discard = position(["888", "JJJ"]).club();
    assert!(!discard.ends_with("discard 8"), "{discard}");
}

#[test]
fn takes_with_a_wild_card_only_if_the_rules_allow_it() {
    let position =
        |preset: &str| Position::table(preset, 4).draws("K2456789T").melds(0, "QQQ").melds(1, "444").pile("AAQQJJJK");
    assert_eq!(position("pack").club(), "take with 2K");
    assert_eq!(position("lakin").club(), "draw");
}

#[test]
fn makes_its_initial_meld_from_an_open_pile_with_a_wild_card() {
    let position = |preset: &str| Position::table(preset, 4).draws("A2456789TJQ").pile("KQJTKQJTA");
    assert_eq!(position("wahhi").club(), "take with 2A");
    assert_eq!(position("pack").club(), "draw");
}

#[test]
fn blocks_a_player_who_could_meld_with_a_wild_card() {
    // The opponents have not melded. With one eight and a wild card they could take this pile under `wahhi`, but not
    // under `pack`. So it discards the black three under `wahhi` and keeps it under `pack`.
    let position =
        |preset: &str| Position::table(preset, 4).plays("b4678TTJ").melds(0, "KKK QQQ").hand(1, "4").pile("89TJQQA8");
    assert_eq!(position("wahhi").untuned_after(&[]), "discard b");
    assert_eq!(position("pack").untuned_after(&[]), "discard 8");
}

#[test]
fn does_not_freeze_an_open_pile_for_itself() {
    // The side has melded and the opponents have not. If a black three freezes the pile for everyone, it stays in the
    // hand. If it only blocks the next player, it is the safest discard.
    let position = |preset: &str| Position::table(preset, 4).plays("bb4556677").melds(0, "KKK QQQ").pile("89");
    assert_eq!(position("hoyle").club(), "discard 4");
    for preset in ["classic", "pack", "wahhi"] {
        assert_eq!(position(preset).club(), "discard b", "{preset}");
    }
}

#[test]
fn melds_a_complete_canasta() {
    let position = |preset: &str| Position::table(preset, 4).plays("KKKKKKK489").melds(0, "QQQ").pile("5");
    assert!(position("classic").club().starts_with("meld KKKKKKK;"));
}

#[test]
fn the_next_partner_answers_according_to_its_hand() {
    let position = |partner: &str| {
        Position::table("classic", 6).plays("QQ4").hand(2, partner).melds(0, "KKKKKKK QQQ").melds(1, "555").pile("5")
    };
    assert_eq!(position("4").club_after(&["ask"]), "yes");
    assert_eq!(position("AAAAAAJJJJJTTTTXX222").club_after(&["ask"]), "no");
}

#[test]
fn asks_after_drawing_and_after_taking() {
    let club = by_name("club").unwrap();
    let mut after_drawing = 0;
    let mut after_taking = 0;
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

/// Most of the pack is in one hand, with too many initial melds and ways to go out to list.
#[test]
fn decides_with_very_large_hands() {
    let most = "XXXX2222222244444455555566666667777777888888899999999TTTTTTTTJJJJJJJJQQQQQQQQKKKKKKAAAAAA";
    let few = "XX2222444555666777888999TTTJJJQQQKKKAAA";
    let black = "XXXX22222222bbb44455566677788899TTTJJJQQQKKKAAA";
    for preset in ["hoyle", "lakin", "wahhi"] {
        for hand in [most, few, black] {
            for melds in ["", "44444"] {
                for name in NAMES {
                    let table = || Position::table(preset, 3).scores([3500, 0, 0]);
                    let place = |position: Position| {
                        position.melds(0, if hand == few { melds } else { "" }).hand(1, "A").hand(2, "A")
                    };
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
