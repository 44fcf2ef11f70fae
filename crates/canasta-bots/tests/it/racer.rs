//! The racer's decisions, one idea per test. It is out before the others have started.

use canasta::{Action, Ending, Side};
use canasta_bots::{by_name, play};

use crate::deals::{any_table, deal};
use crate::position::Position;

fn racer(position: Position) -> String {
    position.bot("racer")
}

#[test]
fn makes_its_initial_meld_at_once_and_saves_wild_cards() {
    assert_eq!(racer(Position::playing("KKKAAAJJ245TQ").pile("5")), "meld AAA");
    assert_eq!(racer(Position::playing("KKK245789TQJ").pile("5")), "meld KKK2");
}

#[test]
fn melds_everything_it_can() {
    let position = Position::playing("QQ555489J").melds(0, "QQQ").pile("5");
    assert_eq!(racer(position), "meld 555");
    let position = Position::playing("QQ489J").melds(0, "QQQ").pile("5");
    assert_eq!(racer(position), "meld QQ");
}

#[test]
fn adds_wild_cards_to_the_meld_closest_to_a_canasta() {
    let position = Position::playing("2489J").melds(0, "QQQQQ 777").pile("5");
    assert_eq!(racer(position), "meld Q:2");
}

#[test]
fn goes_out_at_the_first_chance_without_asking() {
    let position = Position::playing("QQ4").hand(2, "AAAAJJTT22X").melds(0, "KKKKKKK QQQ").pile("5");
    assert_eq!(racer(position), "meld QQ; discard 4");
}

#[test]
fn always_lets_the_partner_go_out() {
    let position = Position::playing("QQ4").hand(2, "AAAAJJTT22X").melds(0, "KKKKKKK QQQ").pile("5");
    let view = position.view(&["ask"]);
    assert_eq!(by_name("racer").unwrap().decide(&view, 1), [Action::Answer(true)]);
}

#[test]
fn takes_the_pile_to_go_out_but_not_for_points() {
    // All three cards of the first pile fit its melds. Most cards of the second would stay in its hand.
    let position = |pile: &str| Position::drawing("QQ48").melds(0, "QQQ 999").pile(pile);
    assert!(racer(position("99Q")).starts_with("take"));
    assert_eq!(racer(position("AAKKJJTT7755Q")), "draw");
}

#[test]
fn discards_black_threes_and_single_cards_before_pairs() {
    assert_eq!(racer(Position::playing("b4489JJTTKK").pile("5")), "discard b");
    assert_eq!(racer(Position::playing("4459JJTTKK").pile("6")), "discard 9");
    let feeds = Position::playing("4459JJTTKK").melds(1, "999").melds(0, "QQQ").pile("6");
    assert_eq!(racer(feeds), "discard 5");
}

/// The racer goes out in most deals against the club player, and at every table it goes out first more often than its
/// share.
#[test]
fn goes_out_in_most_deals() {
    let racer = by_name("racer").unwrap();
    let club = by_name("club").unwrap();
    let outs = |start: fn(u64) -> canasta::Deal, deals: u64| {
        let mut own = 0;
        let mut all = 0;
        let mut fair = 0.0;
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
    assert!(own > 1.4 * fair, "out in {own} of {all}; its share would be {fair}");
}
