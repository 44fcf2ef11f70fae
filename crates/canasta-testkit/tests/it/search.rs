//! "The turn can still end legally", by trying out: the twin's word for it against a search through all that could be
//! laid and discarded.

use canasta::{Counts, Kind, Melds, Permission, Phase, SeedRng};
use canasta_testkit::actions::{every_lay, playing};
use canasta_testkit::reference::{Reference, points};
use canasta_testkit::run::set_up;
use canasta_testkit::stacked::stacked;

/// Whether a turn of the twin, which is to meld or discard, can be ended; only by going out if it must.
fn can_end(reference: &Reference, every_lay: &dyn Fn(&Reference) -> Vec<Melds>, must_go_out: bool) -> bool {
    let needed = usize::try_from(reference.rules.canastas_to_go_out[reference.players - 2]).unwrap();
    let side = reference.side_of(reference.turn);
    let is_canasta =
        |(rank, meld): &&(Kind, Vec<Kind>)| meld.len() >= 7 && meld.iter().filter(|&&card| card == *rank).count() >= 4;
    let may_go_out = reference.melds[side].iter().filter(is_canasta).count() >= needed
        && reference.so_far.permission != Permission::No;
    let must = must_go_out || reference.so_far.permission == Permission::Yes;
    let hand = &reference.hands[reference.turn];
    match hand.len() {
        0 => return may_go_out,
        1 if may_go_out && hand[0] != Kind::RedThree => return true,
        2.. if !must && hand.iter().any(|&card| card != Kind::RedThree) => return true,
        _ => {}
    }
    // Nothing that must go out waits for a replacement.
    if !must && can_end_declaring(reference, every_lay) {
        return true;
    }
    every_lay(reference).iter().any(|lay| {
        let Some((after, free)) = laid(reference, lay) else { return false };
        // What is allowed only in going out must leave one card at most and go out.
        if free {
            can_end(&after, every_lay, must)
        } else {
            after.hands[reference.turn].len() <= 1 && can_end(&after, every_lay, true)
        }
    })
}

/// Whether declaring a red three by hand leads to an end, whatever replaces it.
fn can_end_declaring(reference: &Reference, every_lay: &dyn Fn(&Reference) -> Vec<Melds>) -> bool {
    let mut after = reference.clone();
    let hand = &mut after.hands[reference.turn];
    let Some(place) = hand.iter().position(|&card| card == Kind::RedThree && reference.by_hand()) else { return false };
    hand.remove(place);
    if after.stock.pop().is_none() {
        return after.hands[reference.turn].is_empty() || can_end(&after, every_lay, false);
    }
    Kind::ALL.iter().all(|&card| {
        let mut after = after.clone();
        after.hands[reference.turn].push(card);
        card == Kind::RedThree && after.stock.is_empty() || can_end(&after, every_lay, false)
    })
}

/// The twin after laying these cards, if the melds are well made, and whether that is allowed without going out.
fn laid(reference: &Reference, lay: &Melds) -> Option<(Reference, bool)> {
    let side = reference.side_of(reference.turn);
    let mut after = reference.clone();
    let mut made = 0;
    for (rank, meld) in lay.iter() {
        let mut cards = vec![rank; meld.naturals.into()];
        cards.extend(vec![Kind::Joker; meld.jokers.into()]);
        cards.extend(vec![Kind::Two; meld.twos.into()]);
        made += points(&cards);
        for card in &cards {
            let place = after.hands[reference.turn].iter().position(|held| held == card)?;
            after.hands[reference.turn].remove(place);
        }
        if !after.melds[side].iter().any(|(there, _)| *there == rank) {
            after.melds[side].push((rank, Vec::new()));
        }
        let (_, whole) = after.melds[side].iter_mut().find(|(there, _)| *there == rank)?;
        whole.extend(cards);
        let naturals = whole.iter().filter(|&&card| card == rank).count();
        let wilds = whole.len() - naturals;
        let ordinary = rank.is_natural()
            && naturals >= 2
            && wilds <= 3
            && (wilds <= naturals || reference.rules.wilds_may_outnumber);
        if whole.len() < 3 || !ordinary && (rank != Kind::BlackThree || wilds > 0) {
            return None;
        }
    }
    let opens = reference.melds[side].is_empty() && made < reference.minimum();
    Some((after, !opens && lay.meld(Kind::BlackThree).is_empty()))
}

#[test]
fn a_turn_can_end_as_the_reference_says() {
    let (mut positions, mut stuck, mut red) = (0, 0, 0);
    for seed in 0..5_000 {
        let (mut deal, mut reference) = set_up(stacked(seed), |_| {}).unwrap();
        let mut rng = SeedRng::part(seed, 4);
        let mut listed = Vec::new();
        for _ in 0..2 {
            let Some(seat) = deal.public().to_act() else { break };
            deal.public().legal(deal.hand(seat), &mut listed);
            let action = playing(&mut rng, &listed).unwrap();
            deal.apply(&action).unwrap();
            reference = reference.action(&action).unwrap().0;
        }
        if reference.phase != Phase::Play || reference.hands[reference.turn].len() > 6 {
            continue;
        }
        let every_lay = |reference: &Reference| -> Vec<Melds> {
            let hand: Counts = reference.hands[reference.turn].iter().copied().collect();
            let melds = reference.melds[reference.side_of(reference.turn)].iter().map(|(rank, _)| *rank);
            let every = every_lay(&hand, melds, usize::MAX).unwrap();
            every.into_iter().filter(|lay| !lay.is_empty()).collect()
        };
        // The position as it is, with fewer cards of it, and with each answer of the partner.
        for permission in [Permission::NotAsked, Permission::Yes, Permission::No] {
            let mut reference = reference.clone();
            reference.so_far.permission = permission;
            // Its size is all that matters here, and whether a second red three could come.
            reference.stock.truncate(2);
            loop {
                let said = reference.turn_can_end(
                    &reference.melds[reference.side_of(reference.turn)],
                    &reference.hands[reference.turn],
                );
                let found = can_end(&reference, &every_lay, false);
                assert_eq!(said, found, "seed {seed}: {reference:?}");
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
