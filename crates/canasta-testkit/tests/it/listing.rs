//! Everything listed is legal, and everything legal is listed. All possible actions of small hands are checked.

use std::collections::BTreeMap;

use canasta::{Action, Deal, Kind, Meld, Melds, RuleSet, SeedRng};
use canasta_testkit::actions::{all_actions, likely_action};
use canasta_testkit::house::rules_name;
use canasta_testkit::stacked::stacked;
use canasta_testkit::volume::volume;

/// Whether every group in `part` is also in `whole`.
fn is_part_of(part: &Melds, whole: &Melds) -> bool {
    part.iter().all(|(rank, meld)| whole.meld(rank) == meld)
}

fn without(melds: &Melds, part: &Melds) -> Melds {
    let mut rest = *melds;
    for (rank, _) in part.iter() {
        rest.set(rank, Meld::default());
    }
    rest
}

/// Whether the action is listed, is a union of listed actions, or adds groups to a listed initial meld or take.
fn is_made_of_listed(action: &Action, listed: &[Action], opened: bool) -> bool {
    if listed.contains(action) {
        return true;
    }
    let listed_melds =
        || listed.iter().filter_map(|action| if let Action::Meld(melds) = action { Some(melds) } else { None });
    match action {
        Action::Meld(melds) if !opened => listed_melds().any(|part| is_part_of(part, melds)),
        Action::Meld(melds) => {
            let Some((first, _)) = melds.iter().next() else { return false };
            let parts = listed_melds().filter(|part| !part.meld(first).is_empty() && is_part_of(part, melds));
            parts.into_iter().any(|part| {
                let rest = without(melds, part);
                rest.is_empty() || is_made_of_listed(&Action::Meld(rest), listed, opened)
            })
        }
        Action::Take { with, more } => listed.iter().any(|action| {
            matches!(action, Action::Take { with: cards, more: fewer } if cards == with && is_part_of(fewer, more))
        }),
        _ => false,
    }
}

/// Whether playing a listed action and then melding the remaining groups has the same result as the action itself,
/// apart from what others know about the hand. If so, a player who uses only listed actions can reach every position.
fn has_the_same_result(deal: &Deal, action: &Action, listed: &[Action]) -> bool {
    let mut at_once = deal.clone();
    at_once.apply(action).unwrap();
    listed.iter().any(|part| {
        let rest = match (action, part) {
            (Action::Meld(all), Action::Meld(some)) if is_part_of(some, all) => without(all, some),
            (Action::Take { with, more }, Action::Take { with: cards, more: some })
                if with == cards && is_part_of(some, more) =>
            {
                without(more, some)
            }
            _ => return false,
        };
        let mut one_by_one = deal.clone();
        one_by_one.apply(part).is_ok()
            && one_by_one.apply(&Action::Meld(rest)).is_ok()
            && is_same_position(&one_by_one, &at_once)
    })
}

/// Whether the tables, hands and turns are equal. What the players have seen can differ: cards melded together with a
/// taken pile are known to have been in the hand.
fn is_same_position(one: &Deal, other: &Deal) -> bool {
    one.public().without_seen() == other.public().without_seen()
        && one.public().players().seats().all(|seat| one.hand(seat) == other.hand(seat))
}

/// The action with each of its groups left out in turn.
fn with_one_dropped(action: &Action) -> Vec<Action> {
    let drop = |melds: &Melds, rank| without(melds, &Melds::only(rank, melds.meld(rank)));
    match action {
        Action::Meld(melds) => melds.iter().map(|(rank, _)| Action::Meld(drop(melds, rank))).collect(),
        Action::Take { with, more } => {
            more.iter().map(|(rank, _)| Action::Take { with: *with, more: drop(more, rank) }).collect()
        }
        _ => Vec::new(),
    }
}

fn melds_black_threes(action: &Action) -> bool {
    matches!(action, Action::Meld(melds) | Action::Take { more: melds, .. } if !melds.meld(Kind::BlackThree).is_empty())
}

#[test]
fn listed_actions_are_exactly_the_legal_ones() {
    let mut positions = BTreeMap::<_, u32>::new();
    let mut legal_actions = 0;
    let mut unions = 0;
    for seed in 0..volume(1_500, 6_000) {
        let mut deal = stacked(seed).build().unwrap().0.deal().clone();
        let mut rng = SeedRng::part(seed, 5);
        let mut listed = Vec::new();
        for _ in 0..4 {
            let Some(seat) = deal.public().to_act() else { break };
            let public = deal.public();
            let hand = deal.hand(seat);
            public.legal(hand, &mut listed);
            for (n, action) in listed.iter().enumerate() {
                assert_eq!(public.check(hand, action), Ok(()), "seed {seed}: {action:?} is listed\n{deal:?}");
                assert!(!listed[..n].contains(action), "seed {seed}: {action:?} is listed twice\n{deal:?}");
                if with_one_dropped(action).len() > 1 && !melds_black_threes(action) {
                    let fewer = with_one_dropped(action).into_iter().find(|fewer| public.check(hand, fewer).is_ok());
                    assert_eq!(fewer, None, "seed {seed}: of {action:?} a group can be dropped\n{deal:?}");
                }
            }
            if let Some(actions_to_try) = all_actions(public, hand, 3_000) {
                *positions.entry((rules_name(public.rules()), public.players().count())).or_default() += 1;
                let opened = public.has_melded(public.side());
                for action in actions_to_try.iter().filter(|action| public.check(hand, action).is_ok()) {
                    legal_actions += 1;
                    if !listed.contains(action) {
                        unions += 1;
                        assert!(
                            has_the_same_result(&deal, action, &listed),
                            "seed {seed}: {action:?} has another result\n{deal:?}"
                        );
                    }
                    assert!(
                        is_made_of_listed(action, &listed, opened),
                        "seed {seed}: {action:?} is not listed\n{deal:?}"
                    );
                }
            }
            let action = likely_action(&mut rng, &listed).unwrap();
            deal.apply(&action).unwrap();
        }
    }
    println!("{positions:?}, {legal_actions} legal actions, {unions} of them not listed themselves");
    assert!(unions > volume(250, 1_000));
    // The positions cover every preset and house rules, with two to six players each.
    assert_eq!(positions.len(), (RuleSet::PRESETS.len() + 1) * 5);
    assert!(positions.values().all(|&seen| seen > volume(20, 100)), "{positions:?}");
}
