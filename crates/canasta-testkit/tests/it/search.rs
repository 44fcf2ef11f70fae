//! "The turn can still end legally", by trying out: the twin's word for it against a search through all that could be
//! laid and discarded.

use canasta::{Counts, Kind, Melds, Permission, Phase, SeedRng};
use canasta_testkit::acts::{every_lay, playing};
use canasta_testkit::run::set_up;
use canasta_testkit::stacked::stacked;
use canasta_testkit::twin::{Twin, points};

/// Whether a turn of the twin, which is to meld or discard, can be ended; only by going out if it must.
fn can_end(twin: &Twin, every_lay: &dyn Fn(&Twin) -> Vec<Melds>, must_go_out: bool) -> bool {
    let needed = usize::try_from(twin.rules.canastas_to_go_out[twin.players - 2]).unwrap();
    let side = twin.side_of(twin.turn);
    let is_canasta =
        |(rank, meld): &&(Kind, Vec<Kind>)| meld.len() >= 7 && meld.iter().filter(|&&card| card == *rank).count() >= 4;
    let may_go_out =
        twin.melds[side].iter().filter(is_canasta).count() >= needed && twin.so_far.permission != Permission::No;
    let must = must_go_out || twin.so_far.permission == Permission::Yes;
    let hand = &twin.hands[twin.turn];
    match hand.len() {
        0 => return may_go_out,
        1 if may_go_out && hand[0] != Kind::RedThree => return true,
        2.. if !must && hand.iter().any(|&card| card != Kind::RedThree) => return true,
        _ => {}
    }
    // Nothing that must go out waits for a replacement.
    if !must && can_end_declaring(twin, every_lay) {
        return true;
    }
    every_lay(twin).iter().any(|lay| {
        let Some((after, free)) = laid(twin, lay) else { return false };
        // What is allowed only in going out must leave one card at most and go out.
        if free {
            can_end(&after, every_lay, must)
        } else {
            after.hands[twin.turn].len() <= 1 && can_end(&after, every_lay, true)
        }
    })
}

/// Whether declaring a red three by hand leads to an end, whatever replaces it.
fn can_end_declaring(twin: &Twin, every_lay: &dyn Fn(&Twin) -> Vec<Melds>) -> bool {
    let mut after = twin.clone();
    let hand = &mut after.hands[twin.turn];
    let Some(place) = hand.iter().position(|&card| card == Kind::RedThree && twin.by_hand()) else { return false };
    hand.remove(place);
    if after.stock.pop().is_none() {
        return after.hands[twin.turn].is_empty() || can_end(&after, every_lay, false);
    }
    Kind::ALL.iter().all(|&card| {
        let mut after = after.clone();
        after.hands[twin.turn].push(card);
        card == Kind::RedThree && after.stock.is_empty() || can_end(&after, every_lay, false)
    })
}

/// The twin after laying these cards, if the melds are well made, and whether that is allowed without going out.
fn laid(twin: &Twin, lay: &Melds) -> Option<(Twin, bool)> {
    let side = twin.side_of(twin.turn);
    let mut after = twin.clone();
    let mut made = 0;
    for (rank, meld) in lay.iter() {
        let mut cards = vec![rank; meld.naturals.into()];
        cards.extend(vec![Kind::Joker; meld.jokers.into()]);
        cards.extend(vec![Kind::Two; meld.twos.into()]);
        made += points(&cards);
        for card in &cards {
            let place = after.hands[twin.turn].iter().position(|held| held == card)?;
            after.hands[twin.turn].remove(place);
        }
        if !after.melds[side].iter().any(|(there, _)| *there == rank) {
            after.melds[side].push((rank, Vec::new()));
        }
        let (_, whole) = after.melds[side].iter_mut().find(|(there, _)| *there == rank)?;
        whole.extend(cards);
        let naturals = whole.iter().filter(|&&card| card == rank).count();
        let wilds = whole.len() - naturals;
        let ordinary =
            rank.is_natural() && naturals >= 2 && wilds <= 3 && (wilds <= naturals || twin.rules.wilds_may_outnumber);
        if whole.len() < 3 || !ordinary && (rank != Kind::BlackThree || wilds > 0) {
            return None;
        }
    }
    let opens = twin.melds[side].is_empty() && made < twin.minimum();
    Some((after, !opens && lay.meld(Kind::BlackThree).is_empty()))
}

#[test]
fn a_turn_can_end_as_the_twin_says() {
    let (mut positions, mut stuck, mut red) = (0, 0, 0);
    for seed in 0..5_000 {
        let (mut deal, mut twin) = set_up(stacked(seed), |_| {}).unwrap();
        let mut rng = SeedRng::part(seed, 4);
        let mut listed = Vec::new();
        for _ in 0..2 {
            let Some(seat) = deal.public().to_act() else { break };
            deal.public().legal(deal.hand(seat), &mut listed);
            let act = playing(&mut rng, &listed).unwrap();
            deal.apply(&act).unwrap();
            twin = twin.act(&act).unwrap().0;
        }
        if twin.phase != Phase::Play || twin.hands[twin.turn].len() > 6 {
            continue;
        }
        let every_lay = |twin: &Twin| -> Vec<Melds> {
            let hand: Counts = twin.hands[twin.turn].iter().copied().collect();
            let melds = twin.melds[twin.side_of(twin.turn)].iter().map(|(rank, _)| *rank);
            let every = every_lay(&hand, melds, usize::MAX).unwrap();
            every.into_iter().filter(|lay| !lay.is_empty()).collect()
        };
        // The position as it is, with fewer cards of it, and with each answer of the partner.
        for permission in [Permission::NotAsked, Permission::Yes, Permission::No] {
            let mut twin = twin.clone();
            twin.so_far.permission = permission;
            // Its size is all that matters here, and whether a second red three could come.
            twin.stock.truncate(2);
            loop {
                let said = twin.turn_can_end(&twin.melds[twin.side_of(twin.turn)], &twin.hands[twin.turn]);
                let found = can_end(&twin, &every_lay, false);
                assert_eq!(said, found, "seed {seed}: {twin:?}");
                positions += 1;
                stuck += usize::from(!found);
                red += usize::from(twin.hands[twin.turn].contains(&Kind::RedThree));
                if twin.hands[twin.turn].pop().is_none() {
                    break;
                }
            }
        }
    }
    println!("{positions} positions, {stuck} of them could not end, {red} with red threes in the hand");
    assert!(positions > 5_000 && stuck > 1_000 && red > 500);
}
