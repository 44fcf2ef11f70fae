//! What the hoarder does, one idea a test: it is a patient opponent, not a straw man.

use canasta_bots::{by_name, play};

use crate::at::At;
use crate::deals::{any_table, deal};

/// Three pairs, a triple and two wild cards: a hand to wait with.
const PATIENT: &str = "2X44477QQKKA";

fn hoarder(at: At) -> String {
    at.bot("hoarder")
}

#[test]
fn freezes_early_with_a_two() {
    assert_eq!(hoarder(At::playing(PATIENT).pile("589")), "discard 2");
    let alone = hoarder(At::playing("244477QQKKAJ").pile("589"));
    assert_ne!(alone, "discard 2", "its only wild card it keeps");
    let frozen = hoarder(At::playing("22X44477QQKKA").pile("5892"));
    assert!(!frozen.contains('2') && !frozen.contains('X'), "a frozen pile needs no second wild card: {frozen}");
}

#[test]
fn does_not_open_though_it_could() {
    let actions = hoarder(At::playing("KKKAAAJJ45TQ").pile("5"));
    assert!(actions.starts_with("discard"), "{actions}");
}

#[test]
fn opens_when_the_stock_is_nearly_used_up() {
    let at = At::playing("KKKAAAJJ45TQ").melds(1, "999999").pile("5").stock("67896789");
    assert!(hoarder(at).starts_with("meld"), "waiting any longer is waiting for nothing");
}

#[test]
fn opens_when_an_opponent_may_go_out() {
    let at = At::playing("KKKAAAJJ45TQ").hand(1, "67").melds(1, "9999999").pile("5");
    assert!(hoarder(at).starts_with("meld"));
}

#[test]
fn lets_a_small_pile_grow_and_takes_a_fat_one() {
    let at = |pile: &str| At::drawing("KKAAA4789TJ").pile(pile);
    assert_eq!(hoarder(at("5K")), "draw");
    let large = hoarder(at("59T8JQQK"));
    assert!(large.starts_with("take with KK"), "{large}");
}

#[test]
fn discards_single_cards_and_keeps_pairs_and_wild_cards() {
    let discard = hoarder(At::playing("2X44477QQKKA5").pile("2589"));
    assert!(discard == "discard 5" || discard == "discard A", "{discard}");
}

#[test]
fn discards_what_the_next_player_cannot_take() {
    // The next player's side melds eights and the pile is open: a king that lies in the pile four times is safe.
    let discard = hoarder(At::playing("8KJJQQ99").melds(0, "TTT").melds(1, "8888").pile("KKKK675"));
    assert_eq!(discard, "discard K");
}

#[test]
fn goes_out_when_the_end_is_near() {
    let at = At::playing("QQ4").hand(1, "5").hand(2, "AAJJ").melds(0, "KKKKKKK QQQ").melds(1, "9999999").pile("5");
    assert_eq!(hoarder(at), "meld QQ; discard 4");
}

#[test]
fn goes_out_with_wild_cards_where_they_are_needed() {
    // The queens need both wild cards to be the canasta without which the side cannot go out.
    let at = At::playing("QQ2X4").hand(1, "5").hand(2, "AA").melds(0, "QQQ").melds(1, "9999999").pile("5");
    assert_eq!(hoarder(at), "meld QQX2; discard 4");
}

/// Far from a straw man: 200 points a deal over random are asked of it. (The arena measures it; here it has 40 deals on
/// both sides, in which that would be a collapse.)
#[test]
fn is_worth_far_more_than_random() {
    let lead = |start: fn(u64) -> canasta::Deal, deals: u64| {
        let (hoarder, random) = (by_name("hoarder").unwrap(), by_name("random").unwrap());
        let mut lead = 0;
        for number in 0..deals {
            let sides = usize::from(start(number).public().players().sides());
            for own in 0..sides {
                let mut deal = start(number);
                play(&mut deal, number, |deal, seat, seed| {
                    let ours = deal.public().side_of(seat).index() == own;
                    (if ours { &hoarder } else { &random }).decide(&deal.view(seat), seed)
                })
                .unwrap();
                let totals = deal.score().map(|score| score.total());
                lead += totals[own] - totals[(own + 1) % sides];
            }
        }
        lead / i32::try_from(2 * deals).unwrap()
    };
    let at_hoyle = lead(deal, 40);
    assert!(at_hoyle > 600, "{at_hoyle} points a deal");
    let anywhere = lead(any_table, 50);
    assert!(anywhere > 600, "{anywhere} points a deal over all tables");
}
