//! The club player's decisions, one idea per test.

use canasta::{Action, View};
use canasta_bots::{by_name, play};

use crate::deals::deal;
use crate::position::{Position, describe};

#[test]
fn takes_a_good_pile() {
    let position = Position::drawing("KK4789TJ").melds(0, "QQQ").melds(1, "AAA").pile("59T8JK");
    assert_eq!(position.club(), "take with KK");
}

#[test]
fn takes_a_good_pile_with_its_initial_meld() {
    let position = Position::drawing("AA456789TJQ").pile("KQJT99KA");
    assert_eq!(position.club(), "take with AA");
}

#[test]
fn reaches_the_minimum_with_the_card_values_of_the_table() {
    let kings = || Position::playing("KKK456789TQ").pile("5");
    assert!(kings().club().starts_with("discard"), "three kings count 30");
    assert!(kings().house("card_values", "50,20,20,17,5,5").club().starts_with("meld KKK; "));
    let aces = || Position::playing("AAA456789TQ").pile("5");
    assert!(aces().club().starts_with("meld AAA; "));
    assert!(aces().house("card_values", "50,20,16,10,5,5").club().starts_with("discard"), "three aces count 48");
    let pile = || Position::drawing("KK4456789TQ").pile("KAJT99567KK");
    assert_eq!(pile().club(), "draw");
    assert_eq!(pile().house("card_values", "50,20,20,17,5,5").club(), "take with KK");
}

/// There are more pairs than Club tries, and only the fours are enough.
#[test]
fn tries_the_pairs_with_the_highest_card_values() {
    let position = Position::playing("AAKKQQJJTT442").pile("5").stock("568").house("card_values", "0,0,1,1,100,5");
    let action = position.club();
    assert!(action.starts_with("meld 442; "), "{action}");
}

#[test]
fn discards_a_single_card_and_keeps_the_pair() {
    let position = Position::playing("99 K 77 5 JJ QQ".replace(' ', "").as_str()).pile("4");
    let discard = position.club();
    assert!(discard == "discard K" || discard == "discard 5", "{discard}");
}

#[test]
fn does_not_feed_a_melded_rank_while_the_pile_is_open() {
    // An eight was discarded earlier and not taken, so another eight is the safest card unless the opponents meld
    // eights.
    let position = |theirs: &str| Position::playing("8QQKKAA99").melds(0, "TTT").melds(1, theirs).pile("675T84");
    assert_eq!(position("JJJ").club(), "discard 8");
    let discard = position("888").club();
    assert!(!discard.ends_with("discard 8"), "{discard}");
}

#[test]
fn discards_what_the_next_player_passed_up() {
    // Only the previous round shows that the six is safer than the five.
    let position = || {
        let position =
            Position::playing("5667788TTQQ").hand(1, "4JJ99").hand(2, "4KKQ9").hand(3, "4AAT9").melds(1, "JJJ");
        position.pile("K").stock("789T456")
    };
    assert_eq!(position().untuned_after(&[]), "discard 5");
    let round = ["draw", "discard 4S", "draw", "discard 4H", "draw", "discard 4D", "draw"];
    let let_lie: Vec<&str> = ["discard 6S"].into_iter().chain(round).collect();
    assert_eq!(position().untuned_after(&let_lie), "discard 6");
}

#[test]
fn finishes_the_canasta() {
    let position = Position::playing("KK4689TQ").melds(0, "KKKKK").melds(1, "AAA").pile("5");
    assert!(position.club().starts_with("meld KK;"));
}

#[test]
fn finishes_the_canasta_with_a_wild_card() {
    let position = Position::playing("2X4689TQ").melds(0, "KKKKK2").melds(1, "AAAA222").pile("5");
    assert!(position.club().starts_with("meld K:"), "a mixed canasta wants its seventh card");
}

#[test]
fn keeps_the_first_wild_card_off_a_long_natural_meld() {
    let position = Position::playing("2469TQA").melds(0, "KKKKK").pile("5");
    assert!(position.club().starts_with("discard"));
}

#[test]
fn avoids_wild_cards_in_its_initial_meld() {
    let position = Position::playing("AAA2X45789JJ").pile("Q").melds(1, "KKKK");
    let actions = position.club();
    assert!(!actions.contains('2') && !actions.contains('X'), "{actions}");
}

#[test]
fn uses_few_cards_for_its_initial_meld() {
    let position = Position::playing("KKKKKAAAQQQ44").scores([500, 500]).melds(1, "JJJJ").pile("5");
    let actions = position.club();
    assert!(!actions.contains("QQQ/KKK"), "{actions}");
}

#[test]
fn freezes_the_pile_when_only_the_opponents_have_melded() {
    let position = Position::playing("2X456789TJK")
        .melds(1, "444 555 666 777 888 999 TTT JJJ KKK")
        .pile("QAQAQAQ456789A")
        .scores([3500, 0]);
    assert_eq!(position.club(), "discard 2");
}

#[test]
fn does_not_discard_wild_cards_on_a_small_safe_pile() {
    let position = Position::playing("2X456789TJK").melds(1, "AAA").pile("5");
    let actions = position.club();
    assert!(!actions.contains("discard 2") && !actions.contains("discard X"), "{actions}");
}

#[test]
fn protects_the_pile_with_a_black_three() {
    let position = Position::playing("b44556677").melds(0, "KKK").melds(1, "444 555 666 777").pile("QQAAJJTT889A");
    assert_eq!(position.club(), "discard b");
}

#[test]
fn goes_out_when_the_opponents_hold_many_cards_and_the_partner_few() {
    let position = Position::playing("QQ4").hand(2, "57").melds(0, "KKKKKKK QQQ").pile("5");
    assert_eq!(position.club(), "meld QQ; discard 4");
}

#[test]
fn does_not_go_out_when_the_partner_holds_many_cards() {
    let position = Position::playing("QQ4")
        .hand(1, "5")
        .hand(2, "AAAAAAKKKKJJJJTT99X22")
        .hand(3, "57")
        .melds(0, "8888882 QQQ")
        .melds(1, "444")
        .pile("5");
    assert!(!ends(&position.view(&[])));
}

/// Whether the club player's decision here ends the deal.
pub(crate) fn ends(view: &View) -> bool {
    let mut now = view.clone();
    for action in by_name("club").unwrap().decide(view, 1) {
        now = now.after(&action).unwrap().unwrap();
    }
    now.public.ending().is_some()
}

#[test]
fn asks_when_in_doubt() {
    // Club players sometimes ask, but in far fewer deals than they go out in.
    let club = by_name("club").unwrap();
    let deals = 400;
    let mut asked = 0;
    let mut yes = 0;
    for seed in 0..deals {
        play(&mut deal(seed), seed, |deal, seat, seed| {
            let actions = club.decide(&deal.view(seat), seed);
            asked += u64::from(actions == [Action::Ask]);
            yes += u64::from(actions == [Action::Answer(true)]);
            actions
        })
        .unwrap();
    }
    assert!(asked > deals / 20 && asked < deals * 2 / 3, "{asked} questions in {deals} deals");
    assert!(yes > asked / 10 && yes < asked * 9 / 10, "{yes} of {asked} answers were yes");
}

#[test]
fn goes_out_after_a_yes() {
    let position = Position::playing("QQQ4422X8").hand(2, "5").melds(0, "KKKKKKK 888").pile("5");
    let actions = position.club_after(&["ask", "yes"]);
    assert!(actions.contains("QQQ") && actions.contains("44"), "{actions}");
    let position = Position::playing("QQQ4422X8").hand(2, "5").melds(0, "KKKKKKK 888").pile("5");
    assert!(ends(&position.view(&["ask", "yes"])));
}

#[test]
fn keeps_a_card_after_a_no() {
    let position = || Position::playing("QQ4").hand(2, "57").melds(0, "KKKKKKK QQQ").pile("5");
    assert!(ends(&position().view(&[])));
    assert!(!ends(&position().view(&["ask", "no"])));
}

#[test]
fn answers_according_to_its_hand() {
    let position =
        |partner: &str| Position::playing("QQ4").hand(2, partner).melds(0, "KKKKKKK QQQ").melds(1, "555").pile("5");
    assert_eq!(position("4").club_after(&["ask"]), "yes");
    assert_eq!(position("AAAAAAJJJJJTTTTXX222").club_after(&["ask"]), "no");
}

#[test]
fn takes_the_last_pile_for_points() {
    let position = Position::drawing("KK45").melds(0, "AAA 444 555").melds(1, "QQQ").pile("45AAK").stock("");
    assert_eq!(position.club(), "take with KK");
}

#[test]
fn leaves_the_last_pile_if_it_would_only_fill_the_hand() {
    let position = Position::drawing("44").melds(0, "AAA").melds(1, "QQQ").pile("56789TJK567894").stock("");
    assert_eq!(position.club(), "pass");
}

#[test]
fn hardly_ever_discards_a_wild_card_on_a_small_frozen_pile() {
    let club = by_name("club").unwrap();
    let mut discards = Vec::new();
    let mut turns = 0;
    for seed in 0..400 {
        play(&mut deal(seed), seed, |deal, seat, seed| {
            let view = deal.view(seat);
            let actions = club.decide(&view, seed);
            if let Some(Action::Discard(kind)) = actions.last() {
                let frozen = view.public.pile().frozen_for_everyone(view.public.rules());
                let need = view.hand.total() == view.hand.wilds() || view.public.pile().len() > 7;
                turns += 1;
                if kind.is_wild() && frozen && !need {
                    discards.push(format!("{} from {:?}", describe(&actions), view.hand));
                }
            }
            actions
        })
        .unwrap();
    }
    assert!(discards.len() * 500 < turns, "{} in {turns} turns: {discards:#?}", discards.len());
}
