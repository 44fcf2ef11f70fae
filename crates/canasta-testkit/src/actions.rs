//! Random actions for tests: legal, almost legal, or nonsense.

use canasta::{Action, CardDeal, Counts, Deal, Kind, Meld, Melds, Permission, Public, Rng};

use crate::chance::{below, between, chance};

/// Chooses a listed action. Prefers taking and melding, so that deals reach their rare endings. `None` if nothing is
/// listed.
pub fn likely_action(rng: &mut impl Rng, listed: &[Action]) -> Option<Action> {
    if listed.contains(&Action::Ask) && chance(rng, 35) {
        return Some(Action::Ask);
    }
    let roll = rng.next_below(10);
    if roll == 3 || roll == 4 {
        // Choose one of the largest melds.
        let max = listed.iter().map(cards_melded).max().filter(|&max| max > 0);
        let largest: Vec<&Action> = listed.iter().filter(|action| Some(cards_melded(action)) == max).collect();
        if !largest.is_empty() {
            return Some(*largest[below(rng, largest.len())]);
        }
    }
    let preferred = |action: &&Action| match roll {
        0..=2 => matches!(action, Action::Take { .. }),
        3..=6 => matches!(action, Action::Meld(_)),
        7 => matches!(action, Action::Declare),
        _ => true,
    };
    let preferred: Vec<&Action> = listed.iter().filter(preferred).collect();
    let candidates: Vec<&Action> = if preferred.is_empty() { listed.iter().collect() } else { preferred };
    if candidates.is_empty() { None } else { Some(*candidates[below(rng, candidates.len())]) }
}

/// Number of hand cards that an action melds.
fn cards_melded(action: &Action) -> u8 {
    match action {
        Action::Meld(melds) => melds.cards().total(),
        Action::Take { with, more } => with.total() + more.cards().total(),
        _ => 0,
    }
}

/// Plays one action with card faces, chosen by [`likely_action`] or at random if there are too many to list. `None` if
/// the deal is over.
pub fn play_random_action(rng: &mut impl Rng, deal: &mut CardDeal) -> Option<Action> {
    let seat = deal.public().to_act()?;
    let mut listed = Vec::new();
    let hand = deal.deal().hand(seat);
    let action = if deal.public().legal_within(hand, &mut listed, 20_000) {
        likely_action(rng, &listed)?
    } else {
        deal.public().pick_legal(hand, rng, &mut listed)?
    };
    let card_action = deal.view(Some(seat)).to_cards(&action)?;
    deal.apply(&card_action).ok().map(|_| action)
}

/// Every action, legal or not, that uses only cards from the hand and melds natural cards in their own rank. Meant for
/// small hands; `None` if there are more than `max` actions.
pub fn all_actions(public: &Public, hand: &Counts, max: usize) -> Option<Vec<Action>> {
    let mut actions =
        vec![Action::Draw, Action::Pass, Action::Declare, Action::Ask, Action::Answer(true), Action::Answer(false)];
    actions.extend(Kind::ALL.map(Action::Discard));
    let top = public.pile().top().filter(|top| top.is_natural());
    for melds in all_melds(hand, public.side_melds(public.side()).iter().map(|(rank, _)| rank).chain(top), max)? {
        actions.push(Action::Meld(melds));
        if let Some(top) = top {
            let meld = melds.meld(top);
            let mut more = melds;
            more.set(top, Meld::default());
            let mut with = Counts::NONE;
            with.set(top, meld.naturals);
            with.set(Kind::Joker, meld.jokers);
            with.set(Kind::Two, meld.twos);
            actions.push(Action::Take { with, more });
        }
    }
    Some(actions)
}

/// Every way to meld cards from the hand in these ranks or in the hand's own, including none at all. `None` if there
/// are more than `max` ways.
pub fn all_melds(hand: &Counts, ranks_on_table: impl IntoIterator<Item = Kind>, max: usize) -> Option<Vec<Melds>> {
    let mut ranks: Vec<Kind> = hand.iter().map(|(kind, _)| kind).filter(|kind| !kind.is_wild()).collect();
    ranks.extend(ranks_on_table);
    ranks.sort_unstable();
    ranks.dedup();
    let mut options = vec![Melds::NONE];
    for rank in ranks {
        let mut more = Vec::new();
        for melds in &options {
            let left = hand.minus(&melds.cards());
            for naturals in 0..=left.of(rank) {
                for jokers in 0..=left.of(Kind::Joker) {
                    for twos in 0..=left.of(Kind::Two) {
                        let mut melds = *melds;
                        melds.set(rank, Meld { naturals, jokers, twos });
                        more.push(melds);
                    }
                }
            }
        }
        if more.len() > max {
            return None;
        }
        options = more;
    }
    Some(options)
}

/// An action to try: a listed one, a near miss, a union of two listed ones, or a made-up one.
pub fn random_attempt(rng: &mut impl Rng, deal: &Deal, listed: &[Action]) -> Action {
    let public = deal.public();
    let hand = deal.hand(public.to_act().unwrap_or(public.turn()));
    if public.phase() == canasta::Phase::Draw && public.stock() == 0 && chance(rng, 20) {
        return Action::Pass;
    }
    if public.rules().declares_by_hand() && hand.of(Kind::RedThree) > 0 && chance(rng, 20) {
        return Action::Declare;
    }
    if public.this_turn().permission != Permission::NotAsked && chance(rng, 40) {
        // Once the partner has answered, many actions that were legal become illegal, so try those.
        let melds = most_of_hand(rng, public, hand);
        return if chance(rng, 30) {
            Action::Discard(kind_in_hand(rng, hand))
        } else {
            take_or_meld(rng, public, hand, melds)
        };
    }
    if let Some(action) = initial_meld_take(rng, public, hand).filter(|_| chance(rng, 35)) {
        return action;
    }
    let pick = |rng: &mut _| if listed.is_empty() { Action::Draw } else { listed[below(rng, listed.len())] };
    match rng.next_below(8) {
        0 => likely_action(rng, listed).unwrap_or(Action::Draw),
        1 | 2 => {
            let action = likely_action(rng, listed).unwrap_or(Action::Draw);
            near_miss(rng, hand, action)
        }
        3 => {
            let one = pick(rng);
            let other = pick(rng);
            union(&one, &other)
        }
        4 | 5 => {
            let melds = most_of_hand(rng, public, hand);
            take_or_meld(rng, public, hand, melds)
        }
        _ => nonsense(rng, public, hand),
    }
}

/// Takes the pile for the initial meld, often with many wild cards.
fn initial_meld_take(rng: &mut impl Rng, public: &Public, hand: &Counts) -> Option<Action> {
    let top = public.pile().top().filter(|top| top.is_natural() && hand.of(*top) > 0)?;
    if public.phase() != canasta::Phase::Draw || public.has_melded(public.side()) {
        return None;
    }
    let mut with = Counts::NONE;
    with.set(top, hand.of(top).min(if chance(rng, 30) { 1 } else { 3 }));
    let mut more = if chance(rng, 50) { most_of_hand(rng, public, hand) } else { Melds::NONE };
    more.set(top, Meld::default());
    let left = hand.minus(&more.cards());
    for wild in left.cards().filter(|kind| kind.is_wild()).take(between(rng, 1, 3)) {
        with.add_one(wild);
    }
    Some(Action::Take { with, more })
}

/// Both actions combined if they meld cards; otherwise the first one.
pub fn union(one: &Action, other: &Action) -> Action {
    match (one, other) {
        (Action::Meld(one), Action::Meld(other)) => Action::Meld(one.plus(other)),
        (Action::Take { with, more }, Action::Take { more: other, .. } | Action::Meld(other)) => {
            Action::Take { with: *with, more: more.plus(other) }
        }
        _ => *one,
    }
}

/// The action with one card, one group or its type changed.
pub fn near_miss(rng: &mut impl Rng, hand: &Counts, action: Action) -> Action {
    match action {
        Action::Meld(melds) if chance(rng, 90) => Action::Meld(altered_melds(rng, hand, melds)),
        Action::Take { with, more } if chance(rng, 50) => Action::Take { with: altered_counts(rng, hand, with), more },
        Action::Take { with, more } => Action::Take { with, more: altered_melds(rng, hand, more) },
        Action::Discard(_) => Action::Discard(any_kind(rng)),
        _ => [Action::Draw, Action::Pass, Action::Ask, Action::Declare, Action::Answer(true), Action::Answer(false)]
            [below(rng, 6)],
    }
}

fn any_kind(rng: &mut impl Rng) -> Kind {
    Kind::ALL[below(rng, Kind::ALL.len())]
}

/// A kind, usually one from the hand.
fn kind_in_hand(rng: &mut impl Rng, hand: &Counts) -> Kind {
    let kinds: Vec<Kind> = hand.iter().map(|(kind, _)| kind).collect();
    if kinds.is_empty() || chance(rng, 5) { any_kind(rng) } else { kinds[below(rng, kinds.len())] }
}

fn altered_counts(rng: &mut impl Rng, hand: &Counts, mut with: Counts) -> Counts {
    let kinds: Vec<Kind> = with.cards().collect();
    if !kinds.is_empty() && chance(rng, 50) {
        with.take_one(kinds[below(rng, kinds.len())]);
    }
    if chance(rng, 60) {
        with.add_one(kind_in_hand(rng, hand));
    }
    with
}

fn altered_melds(rng: &mut impl Rng, hand: &Counts, mut melds: Melds) -> Melds {
    let ranks: Vec<Kind> = melds.iter().map(|(rank, _)| rank).collect();
    let rank =
        if ranks.is_empty() || chance(rng, 20) { kind_in_hand(rng, hand) } else { ranks[below(rng, ranks.len())] };
    let mut meld = melds.meld(rank);
    match rng.next_below(10) {
        0 => meld.naturals = meld.naturals.saturating_sub(1),
        1 => meld.naturals += 1,
        2 => meld.jokers = meld.jokers.saturating_sub(1),
        3 => meld.jokers += 1,
        4 => meld.twos = meld.twos.saturating_sub(1),
        5 => meld.twos += 1,
        6 => meld = Meld::default(),
        7 => meld = Meld { naturals: hand.of(rank), jokers: 0, twos: 0 },
        8 => std::mem::swap(&mut meld.jokers, &mut meld.twos),
        _ => {
            // Move the wild cards to a different rank.
            let other = kind_in_hand(rng, hand);
            let mut other_meld = melds.meld(other);
            other_meld.jokers += meld.jokers;
            other_meld.twos += meld.twos;
            meld.jokers = 0;
            meld.twos = 0;
            melds.set(other, other_meld);
        }
    }
    melds.set(rank, meld);
    melds
}

/// Melds most of the hand, with wild cards in random places.
fn most_of_hand(rng: &mut impl Rng, public: &Public, hand: &Counts) -> Melds {
    let mut hand = *hand;
    for _ in 0..below(rng, 4) {
        let kinds: Vec<Kind> = hand.cards().collect();
        if !kinds.is_empty() {
            hand.take_one(kinds[below(rng, kinds.len())]);
        }
    }
    let mut melds = Melds::NONE;
    let mut ranks: Vec<Kind> = public.side_melds(public.side()).iter().map(|(rank, _)| rank).collect();
    for (rank, naturals) in hand.iter().filter(|(kind, _)| !kind.is_wild()) {
        // Leave most single cards in the hand.
        if naturals >= 2 || ranks.contains(&rank) || chance(rng, 20) {
            melds.set(rank, Meld { naturals, jokers: 0, twos: 0 });
            ranks.push(rank);
        }
    }
    for wild in hand.cards().filter(|kind| kind.is_wild()) {
        if ranks.is_empty() {
            break;
        }
        let rank = ranks[below(rng, ranks.len())];
        let mut meld = melds.meld(rank);
        if wild == Kind::Joker {
            meld.jokers += 1;
        } else {
            meld.twos += 1;
        }
        melds.set(rank, meld);
    }
    melds
}

/// Melds these cards, and takes the pile with them if the phase is right for that.
fn take_or_meld(rng: &mut impl Rng, public: &Public, hand: &Counts, mut melds: Melds) -> Action {
    let taking = public.phase() == canasta::Phase::Draw && chance(rng, 90);
    if !taking {
        return Action::Meld(melds);
    }
    let Some(top) = public.pile().top() else { return Action::Take { with: Counts::NONE, more: melds } };
    let meld = melds.meld(top);
    melds.set(top, Meld::default());
    let mut with = Counts::NONE;
    with.set(top, meld.naturals.max(hand.of(top).min(2)));
    with.set(Kind::Joker, with.of(Kind::Joker) + meld.jokers);
    with.set(Kind::Two, with.of(Kind::Two) + meld.twos);
    Action::Take { with, more: if chance(rng, 30) { Melds::NONE } else { melds } }
}

/// A completely random action.
pub fn nonsense(rng: &mut impl Rng, public: &Public, hand: &Counts) -> Action {
    match rng.next_below(9) {
        0 => Action::Draw,
        1 => Action::Pass,
        2 => Action::Declare,
        3 => Action::Ask,
        4 => Action::Answer(chance(rng, 50)),
        5 => Action::Discard(any_kind(rng)),
        6 => Action::Discard(kind_in_hand(rng, hand)),
        _ => {
            let mut melds = Melds::NONE;
            for _ in 0..between(rng, 0, 3) {
                let rank = if chance(rng, 90) { kind_in_hand(rng, hand) } else { any_kind(rng) };
                let small_number = |rng: &mut _| canasta::must_fit::<u8>(below(rng, 3));
                let meld = Meld {
                    naturals: 1 + small_number(rng),
                    jokers: small_number(rng) / 2,
                    twos: small_number(rng) / 2,
                };
                melds.set(rank, meld);
            }
            take_or_meld(rng, public, hand, melds)
        }
    }
}
