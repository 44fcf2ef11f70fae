//! What is listed is legal, and what is legal is listed: against every act there is, for small hands.

use std::collections::BTreeMap;

use canasta::{Action, Deal, Kind, Meld, Melds, RuleSet, SeedRng};
use canasta_testkit::actions::{every, playing};
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
fn is_made_of_listed(action: &Action, listed: &[Action], opened: bool) -> bool {
    if listed.contains(action) {
        return true;
    }
    let melds = || listed.iter().filter_map(|action| if let Action::Meld(lay) = action { Some(lay) } else { None });
    match action {
        Action::Meld(lay) if !opened => melds().any(|part| within(part, lay)),
        Action::Meld(lay) => {
            let Some((first, _)) = lay.iter().next() else { return false };
            let parts = melds().filter(|part| !part.meld(first).is_empty() && within(part, lay));
            parts.into_iter().any(|part| {
                let rest = without(lay, part);
                rest.is_empty() || is_made_of_listed(&Action::Meld(rest), listed, opened)
            })
        }
        Action::Take { with, more } => listed.iter().any(
            |action| matches!(action, Action::Take { with: same, more: fewer } if same == with && within(fewer, more)),
        ),
        _ => false,
    }
}

/// Whether a listed act and then a meld of the other groups come to the same as the act itself, but for what others can
/// tell of the hand: a player of listed acts only can reach everything.
fn comes_to_the_same(deal: &Deal, action: &Action, listed: &[Action]) -> bool {
    let mut at_once = deal.clone();
    at_once.apply(action).unwrap();
    listed.iter().any(|part| {
        let rest = match (action, part) {
            (Action::Meld(all), Action::Meld(some)) if within(some, all) => without(all, some),
            (Action::Take { with, more }, Action::Take { with: same, more: some })
                if with == same && within(some, more) =>
            {
                without(more, some)
            }
            _ => return false,
        };
        let mut one_by_one = deal.clone();
        one_by_one.apply(part).is_ok() && one_by_one.apply(&Action::Meld(rest)).is_ok() && same(&one_by_one, &at_once)
    })
}

/// The same table, hands and turn. (Of a card that is laid together with a taken pile, all know that it was held before.)
fn same(one: &Deal, other: &Deal) -> bool {
    one.public().without_seen() == other.public().without_seen()
        && one.public().players().seats().all(|seat| one.hand(seat) == other.hand(seat))
}

/// The act without one of its groups, for each of them.
fn with_one_dropped(action: &Action) -> Vec<Action> {
    let drop = |lay: &Melds, rank| without(lay, &Melds::only(rank, lay.meld(rank)));
    match action {
        Action::Meld(lay) => lay.iter().map(|(rank, _)| Action::Meld(drop(lay, rank))).collect(),
        Action::Take { with, more } => {
            more.iter().map(|(rank, _)| Action::Take { with: *with, more: drop(more, rank) }).collect()
        }
        _ => Vec::new(),
    }
}

fn lays_black_threes(action: &Action) -> bool {
    matches!(action, Action::Meld(lay) | Action::Take { more: lay, .. } if !lay.meld(Kind::BlackThree).is_empty())
}

#[test]
fn listed_is_legal_and_legal_is_listed() {
    let (mut positions, mut legal_actions, mut unions) = (BTreeMap::<_, u32>::new(), 0, 0);
    for seed in 0..volume(1_500, 6_000) {
        let mut deal = stacked(seed).build().unwrap().0.deal().clone();
        let mut rng = SeedRng::part(seed, 5);
        let mut listed = Vec::new();
        for _ in 0..4 {
            let Some(seat) = deal.public().to_act() else { break };
            let (public, hand) = (deal.public(), deal.hand(seat));
            public.legal(hand, &mut listed);
            for (n, action) in listed.iter().enumerate() {
                assert_eq!(public.check(hand, action), Ok(()), "seed {seed}: {action:?} is listed\n{deal:?}");
                assert!(!listed[..n].contains(action), "seed {seed}: {action:?} is listed twice\n{deal:?}");
                if with_one_dropped(action).len() > 1 && !lays_black_threes(action) {
                    let fewer = with_one_dropped(action).into_iter().find(|fewer| public.check(hand, fewer).is_ok());
                    assert_eq!(fewer, None, "seed {seed}: of {action:?} a group can be dropped\n{deal:?}");
                }
            }
            if let Some(every) = every(public, hand, 3_000) {
                *positions.entry((name(public.rules()), public.players().count())).or_default() += 1;
                let opened = public.opened(public.side());
                for action in every.iter().filter(|action| public.check(hand, action).is_ok()) {
                    legal_actions += 1;
                    if !listed.contains(action) {
                        unions += 1;
                        assert!(comes_to_the_same(&deal, action, &listed), "seed {seed}: {action:?} is more\n{deal:?}");
                    }
                    assert!(
                        is_made_of_listed(action, &listed, opened),
                        "seed {seed}: {action:?} is not listed\n{deal:?}"
                    );
                }
            }
            let action = playing(&mut rng, &listed).unwrap();
            deal.apply(&action).unwrap();
        }
    }
    println!("{positions:?}, {legal_actions} legal actions, {unions} of them not listed themselves");
    assert!(unions > volume(250, 1_000));
    // Every preset, and house rules, with two to six players.
    assert_eq!(positions.len(), (RuleSet::PRESETS.len() + 1) * 5);
    assert!(positions.values().all(|&seen| seen > volume(20, 100)), "{positions:?}");
}
