//! Judging an action from a view gives the same result as judging it from the whole deal.

use canasta::{Rng as _, SeedRng};
use canasta_protocol::exec::judge;
use canasta_testkit::actions::{play_random_action, random_attempt};
use canasta_testkit::bytes::with_any_faces;

use crate::exec::tables::any_table;

#[test]
fn a_view_and_the_deal_judge_actions_alike() {
    let mut allowed = 0;
    let mut refused = 0;
    for number in 0..75 {
        let (mut deal, _) = any_table(number);
        let mut rng = SeedRng::new(number);
        let mut listed = Vec::new();
        while let Some(seat) = deal.public().to_act() {
            deal.public().legal_within(deal.deal().hand(seat), &mut listed, 2_000);
            for _ in 0..3 {
                let action = random_attempt(&mut rng, deal.deal(), &listed);
                let card_action = deal.view(Some(seat)).to_cards(&action).filter(|_| rng.next_below(2) == 0);
                let card_action = card_action.unwrap_or_else(|| with_any_faces(&mut rng, &deal, &action));
                let by_deal = deal.clone().apply(&card_action);
                let by_view = judge(&deal.view(Some(seat)), &card_action);
                assert_eq!(
                    by_view.is_ok(),
                    by_deal.is_ok(),
                    "deal {number}, {card_action:?}: {by_view:?}, {by_deal:?}"
                );
                match by_deal {
                    Ok(_) => allowed += 1,
                    Err(why) => {
                        refused += 1;
                        assert_eq!(by_view.unwrap_err(), why, "deal {number}, {card_action:?}");
                    }
                }
            }
            play_random_action(&mut rng, &mut deal);
        }
    }
    assert!(allowed > 5_000 && refused > 5_000, "{allowed} allowed, {refused} refused");
}
