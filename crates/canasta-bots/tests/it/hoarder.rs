//! The hoarder's decisions, one idea per test. It is a patient opponent, not a straw man.

use canasta_bots::{by_name, play};

use crate::deals::{any_table, deal};
use crate::position::Position;

/// Three pairs, a triple and two wild cards: a hand worth waiting with.
const PATIENT: &str = "2X44477QQKKA";

fn hoarder(position: Position) -> String {
    position.bot("hoarder")
}

#[test]
fn freezes_early_with_a_two() {
    assert_eq!(hoarder(Position::playing(PATIENT).pile("589")), "discard 2");
    let alone = hoarder(Position::playing("244477QQKKAJ").pile("589"));
    assert_ne!(alone, "discard 2", "it keeps its only wild card");
    let frozen = hoarder(Position::playing("22X44477QQKKA").pile("5892"));
    assert!(!frozen.contains('2') && !frozen.contains('X'), "a frozen pile needs no second wild card: {frozen}");
}

#[test]
fn delays_its_initial_meld() {
    let actions = hoarder(Position::playing("KKKAAAJJ45TQ").pile("5"));
    assert!(actions.starts_with("discard"), "{actions}");
}

#[test]
fn melds_when_the_stock_runs_low() {
    let position = Position::playing("KKKAAAJJ45TQ").melds(1, "999999").pile("5").stock("67896789");
    assert!(hoarder(position).starts_with("meld"), "there is nothing left to wait for");
}

#[test]
fn melds_when_an_opponent_may_go_out() {
    let position = Position::playing("KKKAAAJJ45TQ").hand(1, "67").melds(1, "9999999").pile("5");
    assert!(hoarder(position).starts_with("meld"));
}

#[test]
fn lets_a_small_pile_grow_and_takes_a_large_one() {
    let position = |pile: &str| Position::drawing("KKAAA4789TJ").pile(pile);
    assert_eq!(hoarder(position("5K")), "draw");
    let large = hoarder(position("59T8JQQK"));
    assert!(large.starts_with("take with KK"), "{large}");
}

#[test]
fn discards_single_cards_and_keeps_pairs_and_wild_cards() {
    let discard = hoarder(Position::playing("2X44477QQKKA5").pile("2589"));
    assert!(discard == "discard 5" || discard == "discard A", "{discard}");
}

#[test]
fn discards_what_the_next_player_cannot_take() {
    // The next player's side melds eights and the pile is open. Four kings are in the pile already, so a king is safe.
    let discard = hoarder(Position::playing("8KJJQQ99").melds(0, "TTT").melds(1, "8888").pile("KKKK675"));
    assert_eq!(discard, "discard K");
}

#[test]
fn goes_out_when_the_end_is_near() {
    let position =
        Position::playing("QQ4").hand(1, "5").hand(2, "AAJJ").melds(0, "KKKKKKK QQQ").melds(1, "9999999").pile("5");
    assert_eq!(hoarder(position), "meld QQ; discard 4");
}

#[test]
fn goes_out_with_the_wild_cards_it_needs() {
    // The queens need both wild cards to become the canasta that the side needs for going out.
    let position = Position::playing("QQ2X4").hand(1, "5").hand(2, "AA").melds(0, "QQQ").melds(1, "9999999").pile("5");
    assert_eq!(hoarder(position), "meld QQX2; discard 4");
}

/// The hoarder should score at least 200 points per deal more than random. The arena measures that; the 40 deals on
/// both sides here would show a collapse.
#[test]
fn scores_far_more_than_random() {
    let lead = |start: fn(u64) -> canasta::Deal, deals: u64| {
        let hoarder = by_name("hoarder").unwrap();
        let random = by_name("random").unwrap();
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
