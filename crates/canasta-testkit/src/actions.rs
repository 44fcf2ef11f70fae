//! Acts to try: legal ones, near-legal ones and nonsense.

use canasta::{Action, CardDeal, Counts, Deal, Kind, Meld, Melds, Permission, Public, Rng};

use crate::chance::{below, between, chance};

/// Chooses of the listed acts like a player who likes to take and to meld, so that deals come to their rare ends.
/// `None` if nothing is listed.
pub fn playing(rng: &mut impl Rng, listed: &[Action]) -> Option<Action> {
    if listed.contains(&Action::Ask) && chance(rng, 35) {
        return Some(Action::Ask);
    }
    let wanted = rng.below(10);
    if wanted == 3 || wanted == 4 {
        // As much as can be laid.
        let most = listed.iter().map(laid).max().filter(|&most| most > 0);
        let most: Vec<&Action> = listed.iter().filter(|action| Some(laid(action)) == most).collect();
        if !most.is_empty() {
            return Some(*most[below(rng, most.len())]);
        }
    }
    let liked = |action: &&Action| match wanted {
        0..=2 => matches!(action, Action::Take { .. }),
        3..=6 => matches!(action, Action::Meld(_)),
        7 => matches!(action, Action::Declare),
        _ => true,
    };
    let liked: Vec<&Action> = listed.iter().filter(liked).collect();
    let from: Vec<&Action> = if liked.is_empty() { listed.iter().collect() } else { liked };
    if from.is_empty() { None } else { Some(*from[below(rng, from.len())]) }
}

/// How many cards of the hand an act lays.
fn laid(action: &Action) -> u8 {
    match action {
        Action::Meld(lay) => lay.cards().total(),
        Action::Take { with, more } => with.total() + more.cards().total(),
        _ => 0,
    }
}

/// Plays one act, faces and all, as [`playing`] chooses. `None` when the deal is over.
pub fn play_on(rng: &mut impl Rng, deal: &mut CardDeal) -> Option<Action> {
    let seat = deal.public().to_act()?;
    let mut listed = Vec::new();
    let hand = deal.deal().hand(seat);
    let action = if deal.public().legal_within(hand, &mut listed, 20_000) {
        playing(rng, &listed)?
    } else {
        deal.public().pick_legal(hand, rng, &mut listed)?
    };
    let card_action = deal.view(Some(seat)).to_cards(&action)?;
    deal.apply(&card_action).ok().map(|_| action)
}

/// Every act there is, legal or not, that names only cards of the hand and puts naturals on their own rank: for small
/// hands. `None` if there are more than `most`.
pub fn every(public: &Public, hand: &Counts, most: usize) -> Option<Vec<Action>> {
    let mut actions =
        vec![Action::Draw, Action::Pass, Action::Declare, Action::Ask, Action::Answer(true), Action::Answer(false)];
    actions.extend(Kind::ALL.map(Action::Discard));
    let top = public.pile().top().filter(|top| top.is_natural());
    for lay in every_lay(hand, public.side_melds(public.side()).iter().map(|(rank, _)| rank).chain(top), most)? {
        actions.push(Action::Meld(lay));
        if let Some(top) = top {
            let meld = lay.meld(top);
            let mut more = lay;
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

/// Every way to put cards of the hand onto melds of these ranks and of its own, the empty one included. `None` if there
/// are more than `most`.
pub fn every_lay(hand: &Counts, melds: impl IntoIterator<Item = Kind>, most: usize) -> Option<Vec<Melds>> {
    let mut ranks: Vec<Kind> = hand.iter().map(|(kind, _)| kind).filter(|kind| !kind.is_wild()).collect();
    ranks.extend(melds);
    ranks.sort_unstable();
    ranks.dedup();
    let mut lays = vec![Melds::NONE];
    for rank in ranks {
        let mut more = Vec::new();
        for lay in &lays {
            let left = hand.minus(&lay.cards());
            for naturals in 0..=left.of(rank) {
                for jokers in 0..=left.of(Kind::Joker) {
                    for twos in 0..=left.of(Kind::Two) {
                        let mut lay = *lay;
                        lay.set(rank, Meld { naturals, jokers, twos });
                        more.push(lay);
                    }
                }
            }
        }
        if more.len() > most {
            return None;
        }
        lays = more;
    }
    Some(lays)
}

/// An act to try: a listed one, one a little beside it, a union of listed ones, or something made up.
pub fn trying(rng: &mut impl Rng, deal: &Deal, listed: &[Action]) -> Action {
    let public = deal.public();
    let hand = deal.hand(public.to_act().unwrap_or(public.turn()));
    if public.phase() == canasta::Phase::Draw && public.stock() == 0 && chance(rng, 20) {
        return Action::Pass;
    }
    if public.rules().declares_by_hand() && hand.of(Kind::RedThree) > 0 && chance(rng, 20) {
        return Action::Declare;
    }
    if public.this_turn().permission != Permission::NotAsked && chance(rng, 40) {
        // After an answer much is forbidden that was allowed before.
        let lay = all_but(rng, public, hand);
        return if chance(rng, 30) { Action::Discard(a_kind(rng, hand)) } else { as_action(rng, public, hand, lay) };
    }
    if let Some(action) = opening_take(rng, public, hand).filter(|_| chance(rng, 35)) {
        return action;
    }
    let pick = |rng: &mut _| if listed.is_empty() { Action::Draw } else { listed[below(rng, listed.len())] };
    match rng.below(8) {
        0 => playing(rng, listed).unwrap_or(Action::Draw),
        1 | 2 => {
            let action = playing(rng, listed).unwrap_or(Action::Draw);
            beside(rng, hand, action)
        }
        3 => {
            let (one, other) = (pick(rng), pick(rng));
            together(&one, &other)
        }
        4 | 5 => {
            let lay = all_but(rng, public, hand);
            as_action(rng, public, hand, lay)
        }
        _ => nonsense(rng, public, hand),
    }
}

/// Takes the pile to open with it, with wild cards in plenty.
fn opening_take(rng: &mut impl Rng, public: &Public, hand: &Counts) -> Option<Action> {
    let top = public.pile().top().filter(|top| top.is_natural() && hand.of(*top) > 0)?;
    if public.phase() != canasta::Phase::Draw || public.opened(public.side()) {
        return None;
    }
    let mut with = Counts::NONE;
    with.set(top, hand.of(top).min(if chance(rng, 30) { 1 } else { 3 }));
    let mut more = if chance(rng, 50) { all_but(rng, public, hand) } else { Melds::NONE };
    more.set(top, Meld::default());
    let left = hand.minus(&more.cards());
    for wild in left.cards().filter(|kind| kind.is_wild()).take(between(rng, 1, 3)) {
        with.add_one(wild);
    }
    Some(Action::Take { with, more })
}

/// Both acts in one, where they lay cards; else the first.
pub fn together(one: &Action, other: &Action) -> Action {
    match (one, other) {
        (Action::Meld(one), Action::Meld(other)) => Action::Meld(one.plus(other)),
        (Action::Take { with, more }, Action::Take { more: other, .. } | Action::Meld(other)) => {
            Action::Take { with: *with, more: more.plus(other) }
        }
        _ => *one,
    }
}

/// The act with one card, one group or its moment changed.
pub fn beside(rng: &mut impl Rng, hand: &Counts, action: Action) -> Action {
    match action {
        Action::Meld(lay) if chance(rng, 90) => Action::Meld(lay_beside(rng, hand, lay)),
        Action::Take { with, more } if chance(rng, 50) => Action::Take { with: counts_beside(rng, hand, with), more },
        Action::Take { with, more } => Action::Take { with, more: lay_beside(rng, hand, more) },
        Action::Discard(_) => Action::Discard(any_kind(rng)),
        _ => [Action::Draw, Action::Pass, Action::Ask, Action::Declare, Action::Answer(true), Action::Answer(false)]
            [below(rng, 6)],
    }
}

fn any_kind(rng: &mut impl Rng) -> Kind {
    Kind::ALL[below(rng, Kind::ALL.len())]
}

/// A kind of the hand, most often.
fn a_kind(rng: &mut impl Rng, hand: &Counts) -> Kind {
    let kinds: Vec<Kind> = hand.iter().map(|(kind, _)| kind).collect();
    if kinds.is_empty() || chance(rng, 5) { any_kind(rng) } else { kinds[below(rng, kinds.len())] }
}

fn counts_beside(rng: &mut impl Rng, hand: &Counts, mut with: Counts) -> Counts {
    let kinds: Vec<Kind> = with.cards().collect();
    if !kinds.is_empty() && chance(rng, 50) {
        with.take_one(kinds[below(rng, kinds.len())]);
    }
    if chance(rng, 60) {
        with.add_one(a_kind(rng, hand));
    }
    with
}

fn lay_beside(rng: &mut impl Rng, hand: &Counts, mut lay: Melds) -> Melds {
    let ranks: Vec<Kind> = lay.iter().map(|(rank, _)| rank).collect();
    let rank = if ranks.is_empty() || chance(rng, 20) { a_kind(rng, hand) } else { ranks[below(rng, ranks.len())] };
    let mut meld = lay.meld(rank);
    match rng.below(10) {
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
            // The wild cards go to another rank.
            let other = a_kind(rng, hand);
            let mut there = lay.meld(other);
            there.jokers += meld.jokers;
            there.twos += meld.twos;
            meld.jokers = 0;
            meld.twos = 0;
            lay.set(other, there);
        }
    }
    lay.set(rank, meld);
    lay
}

/// Lays the whole hand but a few cards, the wild cards wherever chance puts them.
fn all_but(rng: &mut impl Rng, public: &Public, hand: &Counts) -> Melds {
    let mut hand = *hand;
    for _ in 0..below(rng, 4) {
        let kinds: Vec<Kind> = hand.cards().collect();
        if !kinds.is_empty() {
            hand.take_one(kinds[below(rng, kinds.len())]);
        }
    }
    let mut lay = Melds::NONE;
    let mut ranks: Vec<Kind> = public.side_melds(public.side()).iter().map(|(rank, _)| rank).collect();
    for (rank, naturals) in hand.iter().filter(|(kind, _)| !kind.is_wild()) {
        // Single cards mostly stay in the hand.
        if naturals >= 2 || ranks.contains(&rank) || chance(rng, 20) {
            lay.set(rank, Meld { naturals, jokers: 0, twos: 0 });
            ranks.push(rank);
        }
    }
    for wild in hand.cards().filter(|kind| kind.is_wild()) {
        if ranks.is_empty() {
            break;
        }
        let rank = ranks[below(rng, ranks.len())];
        let mut meld = lay.meld(rank);
        if wild == Kind::Joker {
            meld.jokers += 1;
        } else {
            meld.twos += 1;
        }
        lay.set(rank, meld);
    }
    lay
}

/// Lays these with the pile or without, as the moment asks for.
fn as_action(rng: &mut impl Rng, public: &Public, hand: &Counts, mut lay: Melds) -> Action {
    let taking = public.phase() == canasta::Phase::Draw && chance(rng, 90);
    if !taking {
        return Action::Meld(lay);
    }
    let Some(top) = public.pile().top() else { return Action::Take { with: Counts::NONE, more: lay } };
    let meld = lay.meld(top);
    lay.set(top, Meld::default());
    let mut with = Counts::NONE;
    with.set(top, meld.naturals.max(hand.of(top).min(2)));
    with.set(Kind::Joker, with.of(Kind::Joker) + meld.jokers);
    with.set(Kind::Two, with.of(Kind::Two) + meld.twos);
    Action::Take { with, more: if chance(rng, 30) { Melds::NONE } else { lay } }
}

/// Anything at all.
pub fn nonsense(rng: &mut impl Rng, public: &Public, hand: &Counts) -> Action {
    match rng.below(9) {
        0 => Action::Draw,
        1 => Action::Pass,
        2 => Action::Declare,
        3 => Action::Ask,
        4 => Action::Answer(chance(rng, 50)),
        5 => Action::Discard(any_kind(rng)),
        6 => Action::Discard(a_kind(rng, hand)),
        _ => {
            let mut lay = Melds::NONE;
            for _ in 0..between(rng, 0, 3) {
                let rank = if chance(rng, 90) { a_kind(rng, hand) } else { any_kind(rng) };
                let few = |rng: &mut _| canasta::must_fit::<u8>(below(rng, 3));
                let meld = Meld { naturals: 1 + few(rng), jokers: few(rng) / 2, twos: few(rng) / 2 };
                lay.set(rank, meld);
            }
            as_action(rng, public, hand, lay)
        }
    }
}
