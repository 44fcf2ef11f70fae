//! Tests by brute force whether a turn can still end legally. Compares the reference implementation's answer with a
//! search through everything that could be melded and discarded.

use canasta::{Counts, Kind, Melds, Permission, Phase, SeedRng};
use canasta_testkit::actions::{all_melds, likely_action};
use canasta_testkit::reference::{Reference, points};
use canasta_testkit::run::set_up;
use canasta_testkit::stacked::stacked;

/// Whether a turn in the play phase can end. If `must_go_out` is set, only going out counts.
fn can_end(reference: &Reference, all_melds: &dyn Fn(&Reference) -> Vec<Melds>, must_go_out: bool) -> bool {
    let needed = reference.needed();
    let side = reference.side_of(reference.turn);
    let is_canasta =
        |(rank, meld): &&(Kind, Vec<Kind>)| meld.len() >= 7 && meld.iter().filter(|&&card| card == *rank).count() >= 4;
    let may_go_out = reference.melds[side].iter().filter(is_canasta).count() >= needed
        && match reference.so_far.permission {
            Permission::No => false,
            Permission::NotAsked => !reference.rules.must_ask || reference.partner_of(reference.turn).is_none(),
            Permission::Yes => true,
        };
    let must = must_go_out || reference.so_far.permission == Permission::Yes;
    let hand = &reference.hands[reference.turn];
    match hand.len() {
        0 => return may_go_out,
        1 if may_go_out && hand[0] != Kind::RedThree => return true,
        2.. if !must && hand.iter().any(|&card| card != Kind::RedThree) => return true,
        _ => {}
    }
    // A player who must go out can't wait for a replacement.
    if !must && can_end_declaring(reference, all_melds) {
        return true;
    }
    if reference.so_far.first && !reference.rules.melds_in_first_round {
        return false;
    }
    all_melds(reference).iter().any(|melds| {
        let Some((after, is_allowed_in_turn)) = after_melding(reference, melds) else { return false };
        // Melds that are allowed only when going out must leave at most one card, and the player must go out.
        if is_allowed_in_turn {
            can_end(&after, all_melds, must)
        } else {
            after.hands[reference.turn].len() <= 1 && can_end(&after, all_melds, true)
        }
    })
}

/// Whether declaring a red three by hand lets the turn end, whatever card replaces it.
fn can_end_declaring(reference: &Reference, all_melds: &dyn Fn(&Reference) -> Vec<Melds>) -> bool {
    let mut after = reference.clone();
    let hand = &mut after.hands[reference.turn];
    let Some(index) = hand.iter().position(|&card| card == Kind::RedThree && reference.declares_by_hand()) else {
        return false;
    };
    hand.remove(index);
    if after.stock.pop().is_none() {
        return after.hands[reference.turn].is_empty() || can_end(&after, all_melds, false);
    }
    Kind::ALL.iter().all(|&card| {
        let mut after = after.clone();
        after.hands[reference.turn].push(card);
        card == Kind::RedThree && after.stock.is_empty() || can_end(&after, all_melds, false)
    })
}

/// The position after melding these cards, and whether the melds are allowed without going out. `None` if they aren't
/// valid.
fn after_melding(reference: &Reference, melds: &Melds) -> Option<(Reference, bool)> {
    let side = reference.side_of(reference.turn);
    let mut after = reference.clone();
    let mut made = 0;
    let hand: Counts = reference.hands[reference.turn].iter().copied().collect();
    let taken: Counts = reference.so_far.taken.iter().copied().collect();
    if !hand.minus(&taken).covers(&melds.cards()) {
        return None;
    }
    for (rank, meld) in melds.iter() {
        let mut cards = vec![rank; meld.naturals.into()];
        cards.extend(vec![Kind::Joker; meld.jokers.into()]);
        cards.extend(vec![Kind::Two; meld.twos.into()]);
        made += points(&cards, &reference.rules);
        for card in &cards {
            let index = after.hands[reference.turn].iter().position(|held| held == card)?;
            after.hands[reference.turn].remove(index);
        }
        if !after.melds[side].iter().any(|(other, _)| *other == rank) {
            after.melds[side].push((rank, Vec::new()));
        }
        let (_, meld) = after.melds[side].iter_mut().find(|(other, _)| *other == rank)?;
        let before = meld.clone();
        meld.extend(cards);
        let naturals = meld.iter().filter(|&&card| card == rank).count();
        let wilds = meld.len() - naturals;
        let ordinary = rank.is_natural()
            && naturals >= 2
            && wilds <= 3
            && (wilds <= naturals || reference.rules.wilds_may_outnumber)
            && (0..wilds).all(|wild| i32::try_from(naturals).unwrap() >= reference.rules.naturals_for_wilds[wild]);
        let was_natural = before.len() >= 7 && before.iter().all(|&card| card == rank);
        if was_natural && wilds > 0 && !reference.rules.wilds_on_natural_canasta {
            return None;
        }
        if meld.len() < 3 || !ordinary && (rank != Kind::BlackThree || wilds > 0) {
            return None;
        }
    }
    let has_wild = melds.cards().wilds() > 0;
    let is_enough = made >= reference.minimum() && (!has_wild || reference.rules.wilds_in_initial_meld);
    let opens = reference.melds[side].is_empty() && !is_enough;
    Some((after, !opens && melds.meld(Kind::BlackThree).is_empty()))
}

#[test]
fn reference_knows_if_a_turn_can_end() {
    let mut positions = 0;
    let mut stuck = 0;
    let mut red = 0;
    for seed in 0..6_000 {
        let (mut deal, mut reference) = set_up(stacked(seed), |_| {}).unwrap();
        let mut rng = SeedRng::part(seed, 4);
        let mut listed = Vec::new();
        for _ in 0..2 {
            let Some(seat) = deal.public().to_act() else { break };
            deal.public().legal(deal.hand(seat), &mut listed);
            let action = likely_action(&mut rng, &listed).unwrap();
            deal.apply(&action).unwrap();
            reference = reference.apply(&action).unwrap().0;
        }
        if reference.phase != Phase::Play || reference.hands[reference.turn].len() > 6 {
            continue;
        }
        let all_melds = |reference: &Reference| -> Vec<Melds> {
            let hand: Counts = reference.hands[reference.turn].iter().copied().collect();
            let melds = reference.melds[reference.side_of(reference.turn)].iter().map(|(rank, _)| *rank);
            let every = all_melds(&hand, melds, usize::MAX).unwrap();
            every.into_iter().filter(|melds| !melds.is_empty()).collect()
        };
        // Test the position with each answer of the partner, and with one fewer card each time.
        for permission in [Permission::NotAsked, Permission::Yes, Permission::No] {
            let mut reference = reference.clone();
            reference.so_far.permission = permission;
            // Only the size of the stock matters here, and whether a second red three is possible.
            reference.stock.truncate(2);
            loop {
                let answer = reference.turn_can_end(
                    &reference.melds[reference.side_of(reference.turn)],
                    &reference.hands[reference.turn],
                );
                let found = can_end(&reference, &all_melds, false);
                assert_eq!(answer, found, "seed {seed}: {reference:?}");
                positions += 1;
                stuck += usize::from(!found);
                red += usize::from(reference.hands[reference.turn].contains(&Kind::RedThree));
                if reference.hands[reference.turn].pop().is_none() {
                    break;
                }
            }
        }
    }
    println!("{positions} positions, {stuck} of them could not end, {red} with red threes in the hand");
    assert!(positions > 5_000 && stuck > 1_000 && red > 500);
}
