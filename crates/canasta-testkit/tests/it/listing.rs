//! What is listed is legal, and what is legal is listed: against every act there is, for small hands.

use std::collections::BTreeMap;

use canasta::{Act, Deal, Kind, Meld, Melds, RuleSet, SeedRng};
use canasta_testkit::acts::{every, playing};
use canasta_testkit::house::name;
use canasta_testkit::stacked::stacked;
use canasta_testkit::volume::volume;

/// Whether every group of `part` is a group of `whole`.
fn within(part: &Melds, whole: &Melds) -> bool {
    part.iter().all(|(rank, meld)| whole.meld(rank) == meld)
}

fn without(lay: &Melds, part: &Melds) -> Melds {
    let mut rest = *lay;
    for (rank, _) in part.iter() {
        rest.set(rank, Meld::default());
    }
    rest
}

/// Whether the act is listed, or a union of listed ones, or a listed opening (or take) with more.
fn is_made_of_listed(act: &Act, listed: &[Act], opened: bool) -> bool {
    if listed.contains(act) {
        return true;
    }
    let melds = || listed.iter().filter_map(|act| if let Act::Meld(lay) = act { Some(lay) } else { None });
    match act {
        Act::Meld(lay) if !opened => melds().any(|part| within(part, lay)),
        Act::Meld(lay) => {
            let Some((first, _)) = lay.iter().next() else { return false };
            let parts = melds().filter(|part| !part.meld(first).is_empty() && within(part, lay));
            parts.into_iter().any(|part| {
                let rest = without(lay, part);
                rest.is_empty() || is_made_of_listed(&Act::Meld(rest), listed, opened)
            })
        }
        Act::Take { with, more } => listed
            .iter()
            .any(|act| matches!(act, Act::Take { with: same, more: fewer } if same == with && within(fewer, more))),
        _ => false,
    }
}

/// Whether a listed act and then a meld of the other groups come to the same as the act itself, but for what others can
/// tell of the hand: a player of listed acts only can reach everything.
fn comes_to_the_same(deal: &Deal, act: &Act, listed: &[Act]) -> bool {
    let mut at_once = deal.clone();
    at_once.apply(act).unwrap();
    listed.iter().any(|part| {
        let rest = match (act, part) {
            (Act::Meld(all), Act::Meld(some)) if within(some, all) => without(all, some),
            (Act::Take { with, more }, Act::Take { with: same, more: some }) if with == same && within(some, more) => {
                without(more, some)
            }
            _ => return false,
        };
        let mut one_by_one = deal.clone();
        one_by_one.apply(part).is_ok() && one_by_one.apply(&Act::Meld(rest)).is_ok() && same(&one_by_one, &at_once)
    })
}

/// The same table, hands and turn. (Of a card that is laid together with a taken pile, all know that it was held before.)
fn same(one: &Deal, other: &Deal) -> bool {
    one.public().without_seen() == other.public().without_seen()
        && one.public().players().seats().all(|seat| one.hand(seat) == other.hand(seat))
}

/// The act without one of its groups, for each of them.
fn with_one_dropped(act: &Act) -> Vec<Act> {
    let drop = |lay: &Melds, rank| without(lay, &Melds::only(rank, lay.meld(rank)));
    match act {
        Act::Meld(lay) => lay.iter().map(|(rank, _)| Act::Meld(drop(lay, rank))).collect(),
        Act::Take { with, more } => {
            more.iter().map(|(rank, _)| Act::Take { with: *with, more: drop(more, rank) }).collect()
        }
        _ => Vec::new(),
    }
}

fn lays_black_threes(act: &Act) -> bool {
    matches!(act, Act::Meld(lay) | Act::Take { more: lay, .. } if !lay.meld(Kind::BlackThree).is_empty())
}

#[test]
fn listed_is_legal_and_legal_is_listed() {
    let (mut positions, mut legal_acts, mut unions) = (BTreeMap::<_, u32>::new(), 0, 0);
    for seed in 0..volume(1_500, 6_000) {
        let mut deal = stacked(seed).build().unwrap().0.deal().clone();
        let mut rng = SeedRng::part(seed, 5);
        let mut listed = Vec::new();
        for _ in 0..4 {
            let Some(seat) = deal.public().to_act() else { break };
            let (public, hand) = (deal.public(), deal.hand(seat));
            public.legal(hand, &mut listed);
            for (n, act) in listed.iter().enumerate() {
                assert_eq!(public.check(hand, act), Ok(()), "seed {seed}: {act:?} is listed\n{deal:?}");
                assert!(!listed[..n].contains(act), "seed {seed}: {act:?} is listed twice\n{deal:?}");
                if with_one_dropped(act).len() > 1 && !lays_black_threes(act) {
                    let fewer = with_one_dropped(act).into_iter().find(|fewer| public.check(hand, fewer).is_ok());
                    assert_eq!(fewer, None, "seed {seed}: of {act:?} a group can be dropped\n{deal:?}");
                }
            }
            if let Some(every) = every(public, hand, 3_000) {
                *positions.entry((name(public.rules()), public.players().count())).or_default() += 1;
                let opened = public.opened(public.side());
                for act in every.iter().filter(|act| public.check(hand, act).is_ok()) {
                    legal_acts += 1;
                    if !listed.contains(act) {
                        unions += 1;
                        assert!(comes_to_the_same(&deal, act, &listed), "seed {seed}: {act:?} is more\n{deal:?}");
                    }
                    assert!(is_made_of_listed(act, &listed, opened), "seed {seed}: {act:?} is not listed\n{deal:?}");
                }
            }
            let act = playing(&mut rng, &listed).unwrap();
            deal.apply(&act).unwrap();
        }
    }
    println!("{positions:?}, {legal_acts} legal acts, {unions} of them not listed themselves");
    assert!(unions > volume(250, 1_000));
    // Every preset, and house rules, with two to six players.
    assert_eq!(positions.len(), (RuleSet::PRESETS.len() + 1) * 5);
    assert!(positions.values().all(|&seen| seen > volume(20, 100)), "{positions:?}");
}
