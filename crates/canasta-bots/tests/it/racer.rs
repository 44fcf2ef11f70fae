//! What the racer does, one idea a test: it is out before the others have begun.

use canasta::{Action, Ending, Side};
use canasta_bots::{by_name, play};

use crate::at::At;
use crate::deals::{any_table, deal};

fn racer(at: At) -> String {
    at.bot("racer")
}

#[test]
fn opens_with_the_first_opening_it_has_and_spares_wild_cards() {
    assert_eq!(racer(At::playing("KKKAAAJJ245TQ").pile("5")), "meld AAA");
    assert_eq!(racer(At::playing("KKK245789TQJ").pile("5")), "meld KKK2");
}

#[test]
fn lays_everything_it_can() {
    let at = At::playing("QQ555489J").melds(0, "QQQ").pile("5");
    assert_eq!(racer(at), "meld 555");
    let at = At::playing("QQ489J").melds(0, "QQQ").pile("5");
    assert_eq!(racer(at), "meld QQ");
}

#[test]
fn wild_cards_go_to_the_meld_that_is_nearest_to_a_canasta() {
    let at = At::playing("2489J").melds(0, "QQQQQ 777").pile("5");
    assert_eq!(racer(at), "meld Q:2");
}

#[test]
fn goes_out_the_first_moment_it_can_and_asks_nobody() {
    let at = At::playing("QQ4").hand(2, "AAAAJJTT22X").melds(0, "KKKKKKK QQQ").pile("5");
    assert_eq!(racer(at), "meld QQ; discard 4");
}

#[test]
fn always_lets_the_partner_go_out() {
    let at = At::playing("QQ4").hand(2, "AAAAJJTT22X").melds(0, "KKKKKKK QQQ").pile("5");
    let view = at.view(&["ask"]);
    assert_eq!(by_name("racer").unwrap().decide(&view, 1), [Action::Answer(true)]);
}

#[test]
fn takes_the_pile_where_it_helps_to_go_out_and_not_for_its_points() {
    // All three fit its melds; of the other pile most would stay in the hand.
    let at = |pile: &str| At::drawing("QQ48").melds(0, "QQQ 999").pile(pile);
    assert!(racer(at("99Q")).starts_with("take"));
    assert_eq!(racer(at("AAKKJJTT7755Q")), "draw");
}

#[test]
fn throws_black_threes_and_single_cards_before_pairs() {
    assert_eq!(racer(At::playing("b4489JJTTKK").pile("5")), "discard b");
    assert_eq!(racer(At::playing("4459JJTTKK").pile("6")), "discard 9");
    let feeds = At::playing("4459JJTTKK").melds(1, "999").melds(0, "QQQ").pile("6");
    assert_eq!(racer(feeds), "discard 5");
}

/// It ends most deals against the quick player, and at every table more than its share of those that end with somebody out.
#[test]
fn most_deals_end_with_it_going_out() {
    let (racer, club) = (by_name("racer").unwrap(), by_name("club").unwrap());
    let outs = |start: fn(u64) -> canasta::Deal, deals: u64| {
        let (mut own, mut all, mut fair) = (0, 0, 0.0);
        for number in 0..deals {
            let mut deal = start(number);
            let sides = deal.public().players().sides();
            let side = Side(u8::try_from(number).unwrap() % sides);
            play(&mut deal, number, |deal, seat, seed| {
                let ours = deal.public().side_of(seat) == side;
                (if ours { &racer } else { &club }).decide(&deal.view(seat), seed)
            })
            .unwrap();
            if let Some(Ending::WentOut { seat, .. }) = deal.public().ending() {
                own += u32::from(deal.public().side_of(seat) == side);
                all += 1;
                fair += 1.0 / f64::from(sides);
            }
        }
        (f64::from(own), f64::from(all), fair)
    };
    let (own, all, _) = outs(deal, 100);
    assert!(own > 0.65 * 100.0, "out in {own} of 100 deals, {all} with any player out");
    let (own, all, fair) = outs(any_table, 200);
    assert!(own > 1.4 * fair, "out in {own} of {all}, where {fair} would be its share");
}
