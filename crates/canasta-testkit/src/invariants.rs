//! Invariants of every position and action, under any rules and for any number of players. Both the tests and the fuzz
//! targets check them.

use canasta::rules::RedThreesCount;
use canasta::{
    Action, Canasta, Card, CardAction, CardDeal, Counts, Deal, DealScore, Ending, Group, Illegal, Kind, Meld, Phase,
    Pile, RuleSet, Side, Step,
};

/// `Ok`, or a message that says which invariant is broken.
pub type InvariantResult<T = ()> = Result<T, String>;

fn ensure(holds: bool, broken: impl FnOnce() -> String) -> InvariantResult {
    if holds { Ok(()) } else { Err(broken()) }
}

/// How many times each face is on the table, in a hand or in the stock, by the face's index.
pub fn all_cards(deal: &CardDeal) -> [u8; Card::FACE_COUNT] {
    let mut times = [0; Card::FACE_COUNT];
    let players = deal.public().players();
    let mut count = |cards: &[Card]| cards.iter().for_each(|card| times[card.index()] += 1);
    players.seats().for_each(|seat| count(deal.hand(seat)));
    for side in players.all_sides() {
        deal.melds(side).iter().for_each(|meld| count(&meld.cards));
        count(deal.red_threes(side));
    }
    count(deal.pile());
    deal.stock().for_each(|card| times[card.index()] += 1);
    times
}

/// Cards left to play: the stock counted twice, the hands and the pile. Every turn reduces this number, except a pass,
/// which ends the deal: a draw moves cards from the stock to the hand, taking the pile melds its upcard and cards from
/// the hand, and a red three that is declared by hand leaves the hand whether or not it is replaced.
pub fn left_to_play(deal: &Deal) -> usize {
    let public = deal.public();
    let hands: u8 = public.hand_sizes().iter().sum();
    2 * usize::from(public.stock()) + usize::from(hands) + usize::from(public.pile().len())
}

/// Checks that each turn of a deal reduces the number of cards left to play.
#[derive(Clone, Copy, Debug)]
pub struct Turns {
    turn: canasta::Seat,
    left: usize,
}

impl Turns {
    /// Starts from this position, which can be in the middle of a turn.
    pub fn start(deal: &Deal) -> Self {
        Self { turn: deal.public().turn(), left: left_to_play(deal) + 1 }
    }

    /// Checks the deal after an action.
    ///
    /// # Errors
    /// The turn didn't reduce the number of cards left to play.
    pub fn check_after(&mut self, action: &CardAction, deal: &Deal) -> InvariantResult {
        let public = deal.public();
        if public.turn() == self.turn && public.phase() != Phase::Over {
            return Ok(());
        }
        let left = left_to_play(deal);
        ensure(left < self.left || *action == CardAction::Pass, || {
            format!("a turn that ended with {action:?} left {left} cards to play, not fewer")
        })?;
        (self.turn, self.left) = (public.turn(), left);
        Ok(())
    }
}

/// Checks the invariants of a position: redundant counts, red threes, melds and the score.
///
/// # Errors
/// The broken invariant.
pub fn check_position(deal: &CardDeal) -> InvariantResult {
    ensure(deal.agrees(), || "faces and kinds do not agree".to_owned())?;
    check_counts(deal.deal())?;
    check_red_threes(deal.deal())?;
    check_melds(deal.deal())?;
    check_score(deal)
}

/// Checks redundant values, which are stored but could be computed.
fn check_counts(deal: &Deal) -> InvariantResult {
    let public = deal.public();
    let pile: Pile = public.pile().cards().iter().copied().collect();
    ensure(pile.counts() == public.pile().counts(), || "the pile's counts are wrong".to_owned())?;
    ensure(public.pile().counts().total() == public.pile().len(), || "the pile's size is wrong".to_owned())?;
    ensure(deal.stock().count() == usize::from(public.stock()), || "the stock's size is wrong".to_owned())?;
    for seat in public.players().seats() {
        let hand = deal.hand(seat);
        let size = public.hand_sizes()[seat.index()];
        ensure(hand.total() == size, || format!("{seat:?} holds {} cards, not {size}", hand.total()))?;
        ensure(hand.covers(&public.seen().known[seat.index()]), || format!("{seat:?} does not hold what was seen"))?;
    }
    ensure((public.phase() == Phase::Over) == public.ending().is_some(), || "over without an ending".to_owned())?;
    let asked = matches!(public.phase(), Phase::Answer { .. });
    ensure(!asked || public.players().side_size() > 1, || "a lone player asked".to_owned())
}

/// Checks where red threes are and which of them have been penalised.
fn check_red_threes(deal: &Deal) -> InvariantResult {
    let public = deal.public();
    for seat in public.players().seats() {
        let red = deal.hand(seat).of(Kind::RedThree);
        let penalty = deal.red_three_penalty(seat);
        let is_waiting = !public.had_turn()[seat.index()] && public.phase() != Phase::Over;
        ensure(red == 0 || public.rules().declares_by_hand() || is_waiting, || {
            format!("{seat:?} holds a red three that should be on the table")
        })?;
        ensure(penalty.in_hand <= red && penalty.in_hand <= penalty.total, || {
            format!("{seat:?} holds {red}, penalised {penalty:?}")
        })?;
        ensure(public.rules().declares_by_hand() || penalty.total == 0, || {
            "a penalty, although nothing is declared by hand".to_owned()
        })?;
    }
    check_penalties(deal)
}

/// Checks that there are at most four penalties. Each red three can be penalised only once, in the hand, and then stays
/// in the hand or on the table.
///
/// # Errors
/// More penalties than red threes.
pub fn check_penalties(deal: &Deal) -> InvariantResult {
    let public = deal.public();
    for side in public.players().all_sides() {
        let own = public.players().seats().filter(|&seat| public.side_of(seat) == side);
        let declared: u8 = own
            .map(|seat| deal.red_three_penalty(seat))
            .map(|penalty| penalty.total.saturating_sub(penalty.in_hand))
            .sum();
        let red_threes = public.red_threes()[side.index()];
        ensure(declared <= red_threes, || {
            format!("{side:?} paid for {declared} red threes on the table, not {red_threes}")
        })?;
    }
    let all: u8 = public.players().seats().map(|seat| deal.red_three_penalty(seat).total).sum();
    ensure(all <= Kind::RedThree.in_packs(), || format!("{all} penalties for four red threes"))
}

/// Checks the melds on the table. All must be valid, and a canasta must have at least seven cards, of which four are
/// natural.
fn check_melds(deal: &Deal) -> InvariantResult {
    let public = deal.public();
    for side in public.players().all_sides() {
        let melds = public.side_melds(side);
        for (rank, meld) in melds.iter() {
            let outnumbered = meld.wilds() > meld.naturals && !public.rules().wilds_may_outnumber;
            let valid = meld.size() >= 3 && meld.naturals >= 2 && meld.wilds() <= 3 && !outnumbered;
            ensure(valid && rank != Kind::RedThree && !rank.is_wild(), || {
                format!("{meld:?} of {rank:?} is on the table")
            })?;
            let out = public.phase() == Phase::Over || public.hand_sizes()[public.turn().index()] <= 1;
            let black = rank == Kind::BlackThree;
            ensure(!black || meld.wilds() == 0 && out, || {
                "black threes are on the table, but no player goes out".to_owned()
            })?;
            ensure(is_canasta(meld) == meld.canasta().is_some(), || format!("{meld:?} is a canasta or not"))?;
            let was_concealed = public.concealed_canastas()[side.index()] >> rank.index() & 1 == 1;
            ensure(!was_concealed || is_canasta(meld), || format!("{rank:?} was concealed but is not a canasta"))?;
        }
        ensure(public.concealed_canastas()[side.index()] & !melds.ranks() == 0, || {
            "a concealed canasta is gone".to_owned()
        })?;
        let mut own = public.players().seats().filter(|&seat| public.side_of(seat) == side);
        let melded = own.any(|seat| public.melded()[seat.index()]);
        ensure(!melded || public.has_melded(side), || {
            format!("a player of {side:?} has melded, but the side has no meld")
        })?;
    }
    Ok(())
}

fn is_canasta(meld: Meld) -> bool {
    meld.size() >= 7 && meld.naturals >= 4
}

/// The points of a face.
fn points(card: &Card, rules: &RuleSet) -> i32 {
    match card.rank() {
        None => rules.card_values[0],
        Some(2) => rules.card_values[1],
        Some(14) => rules.card_values[2],
        Some(8..=13) => rules.card_values[3],
        Some(3) if card.kind() == Kind::RedThree => 0,
        Some(3) => rules.card_values[5],
        Some(_) => rules.card_values[4],
    }
}

/// Compares the score with a count of the faces.
fn check_score(deal: &CardDeal) -> InvariantResult {
    let all = deal.deal().score();
    for side in deal.public().players().all_sides() {
        let found = &all[side.index()];
        let counted = score_of(deal, side);
        ensure(*found == counted, || format!("{side:?} scores {found:?}, counted {counted:?}"))?;
        let entries = found.natural_canastas + found.mixed_canastas + found.concealed_canastas + found.red_threes;
        let others = found.going_out + found.exact_deal + found.penalties + found.melded + found.in_hand;
        ensure(found.total() == entries + others, || "the entries do not add up".to_owned())?;
        let melds: i32 = deal.melds(side).iter().map(|meld| deal.public().meld_worth(side, meld.rank)).sum();
        ensure(melds == found.melded + entries - found.red_threes, || {
            "the values of the melds do not add up".to_owned()
        })?;
    }
    Ok(())
}

fn score_of(deal: &CardDeal, side: Side) -> DealScore {
    let public = deal.public();
    let rules = deal.public().rules();
    let points = |card: &Card| points(card, rules);
    let mut score = DealScore::default();
    for meld in deal.melds(side) {
        score.melded += meld.cards.iter().map(points).sum::<i32>();
        let naturals = meld.cards.iter().filter(|card| !card.kind().is_wild()).count();
        if meld.cards.len() < 7 || naturals < 4 {
            continue;
        }
        if naturals == meld.cards.len() {
            score.natural_canastas += rules.natural_canasta_bonus;
        } else {
            score.mixed_canastas += rules.mixed_canasta_bonus;
        }
        if public.concealed_canastas()[side.index()] & (1 << meld.rank.index()) != 0 {
            score.concealed_canastas += rules.concealed_canasta_bonus;
        }
    }
    let threes = canasta::must_fit::<i32>(deal.red_threes(side).len());
    score.red_threes = if threes == 4 { rules.four_red_threes_bonus } else { threes * rules.red_three_bonus };
    let has_meld = !deal.melds(side).is_empty();
    let has_canasta = deal.public().side_melds(side).canastas() > 0;
    let (counts, or_nothing) = match rules.red_threes_count {
        RedThreesCount::Melded => (has_meld, false),
        RedThreesCount::MeldedOrNothing => (has_meld, true),
        RedThreesCount::Canasta => (has_canasta, false),
        RedThreesCount::CanastaOrNothing => (has_canasta, true),
    };
    if !counts {
        let each = rules.red_three_penalty;
        let cost = if each > 0 { threes * each } else { score.red_threes };
        let max = if rules.max_red_three_penalty > 0 { rules.max_red_three_penalty } else { i32::MAX };
        score.red_threes = if or_nothing { 0 } else { -cost.min(max) };
    }
    if public.exact_deal() && public.side_of(public.dealer()) == side {
        score.exact_deal = rules.exact_deal_bonus;
    }
    for seat in public.players().seats().filter(|&seat| public.side_of(seat) == side) {
        score.in_hand -= deal.hand(seat).iter().map(points).sum::<i32>();
        score.penalties -= i32::from(deal.deal().red_three_penalty(seat).total) * rules.undeclared_penalty;
        score.going_out += match public.ending() {
            Some(Ending::WentOut { seat: out, concealed: true }) if out == seat => rules.concealed_bonus,
            Some(Ending::WentOut { seat: out, concealed: false }) if out == seat => rules.going_out_bonus,
            _ => 0,
        };
    }
    // Black threes are melded only to go out, so the melds alone say whether these bonuses apply.
    if public.ending().is_some() {
        let black_threes = deal.melds(side).iter().filter(|meld| meld.rank == Kind::BlackThree);
        let black_threes = canasta::must_fit::<i32>(black_threes.map(|meld| meld.cards.len()).sum::<usize>());
        score.going_out += black_threes * rules.black_three_bonus + black_threes / 4 * rules.four_black_threes_bonus;
    }
    score
}

/// Checks the list of legal actions in a reachable position. It must not be empty before the deal is over, and all
/// listed actions must be legal. Tries at most `max` actions from each end of the list.
///
/// # Errors
/// The broken invariant.
pub fn check_listed(deal: &Deal, actions: &[Action], max: usize) -> InvariantResult {
    let public = deal.public();
    let Some(seat) = public.to_act() else {
        return ensure(actions.is_empty(), || "actions are listed although the deal is over".to_owned());
    };
    ensure(!actions.is_empty(), || "stranded: no action is legal".to_owned())?;
    // The last actions in the list end the turn.
    for action in actions.iter().take(max).chain(actions.iter().rev().take(max)) {
        let checked = public.check(deal.hand(seat), action);
        ensure(checked.is_ok(), || format!("{action:?} is listed but gives {checked:?}"))?;
    }
    Ok(())
}

/// Makes an action and checks every invariant of actions. A refused action changes nothing. The deal, the view and the
/// deal without faces agree on whether it is legal. No card appears or disappears. Completed canastas are reported.
///
/// # Errors
/// The broken invariant. (The inner error is the refusal under the rules.)
pub fn check_action(deal: &mut CardDeal, action: &CardAction) -> InvariantResult<Result<Step, Illegal>> {
    let before = deal.clone();
    let done = deal.apply(action);
    let Some(seat) = before.public().to_act() else {
        ensure(done.is_err() && *deal == before, || format!("the deal is over, yet {action:?} gives {done:?}"))?;
        check_first_reason(&before, action, done.as_ref().err())?;
        return Ok(done);
    };
    if let Ok(kinds) = action.to_kinds()
        && action.cards().len() <= canasta::DECK_SIZE
    {
        let checked = before.public().check(before.deal().hand(seat), &kinds);
        ensure(before.deal().view(seat).check(&kinds) == checked, || {
            format!("the view gives another result for {action:?}")
        })?;
        let mut faceless = before.deal().clone();
        let applied = faceless.apply(&kinds);
        ensure(applied.is_ok() == checked.is_ok(), || format!("{action:?}: {checked:?}, but {applied:?}"))?;
        ensure(applied.is_ok() || faceless == *before.deal(), || {
            format!("{action:?} was refused but changed the deal")
        })?;
        // The deal with faces can refuse two more things: a face that isn't in the hand, and declaring a card that
        // isn't a red three.
        let agrees = done.is_ok() == checked.is_ok()
            || matches!(done, Err(Illegal::NotInHand { card: Some(_), .. } | Illegal::CannotDeclare(_)));
        ensure(agrees, || format!("{action:?}: {checked:?} by kinds, {done:?} with faces"))?;
        ensure(done.is_err() || faceless == *deal.deal(), || format!("{action:?}: faces and kinds differ"))?;
    }
    let by_view = before.view(Some(seat)).check(action).err();
    ensure(by_view == done.as_ref().err().copied(), || {
        format!("the view says {by_view:?} of {action:?}, not {done:?}")
    })?;
    check_first_reason(&before, action, done.as_ref().err())?;
    match &done {
        Err(_) => ensure(*deal == before, || format!("{action:?} was refused but changed something"))?,
        Ok(step) => {
            ensure(all_cards(deal) == all_cards(&before), || format!("{action:?} makes or loses cards"))?;
            ensure(step.seat == seat && step.ending == deal.public().ending(), || format!("{step:?} is wrong"))?;
            check_position(deal)?;
            check_progress(&before, deal, step)?;
        }
    }
    Ok(done)
}

/// Checks the order of reasons: the codes listed here take precedence, in this order, and are used for nothing else.
fn check_first_reason(before: &CardDeal, action: &CardAction, refused: Option<&Illegal>) -> InvariantResult {
    let codes = ["unreadable", "deal-over", "not-now", "pile-empty", "stock-empty", "pile-top-blocked", "not-in-hand"];
    let actual = refused.map(Illegal::code);
    let expected = first_reason(before, action);
    let other = actual.filter(|actual| codes.contains(actual));
    ensure(if expected.is_some() { expected == actual } else { other.is_none() }, || {
        format!("{action:?} is refused with {refused:?}, but {expected:?} comes first")
    })
}

fn first_reason(before: &CardDeal, action: &CardAction) -> Option<&'static str> {
    let public = before.public();
    let empty = |groups: &[Group]| groups.iter().any(|group| group.cards.is_empty());
    match action {
        CardAction::Meld(groups) if groups.is_empty() || empty(groups) => return Some("unreadable"),
        CardAction::Take { more, .. } if empty(more) => return Some("unreadable"),
        _ => {}
    }
    let is_right_phase = match (public.phase(), action) {
        (Phase::Over, _) => return Some("deal-over"),
        (Phase::Answer { .. }, action) => matches!(action, CardAction::Answer(_)),
        (Phase::Draw, CardAction::Pass) => public.stock() == 0,
        (Phase::Draw, action) => {
            !matches!(action, CardAction::Meld(_) | CardAction::Discard(_) | CardAction::Answer(_))
        }
        (Phase::Play, action) => {
            matches!(action, CardAction::Meld(_) | CardAction::Discard(_) | CardAction::Declare(_) | CardAction::Ask)
        }
    };
    if !is_right_phase {
        return Some("not-now");
    }
    match (action, before.pile().last()) {
        (CardAction::Draw, _) if public.stock() == 0 => return Some("stock-empty"),
        (CardAction::Take { .. }, None) => return Some("pile-empty"),
        (CardAction::Take { .. }, Some(top)) if !top.kind().is_natural() => return Some("pile-top-blocked"),
        _ => {}
    }
    let mut hand = before.hand(public.turn()).to_vec();
    let held = action.cards().iter().all(|card| {
        let index = hand.iter().position(|other| other == card);
        index.map(|index| hand.swap_remove(index)).is_some()
    });
    match action {
        CardAction::Declare(card) => {
            let can = held && card.kind() == Kind::RedThree && public.rules().declares_by_hand();
            (!can).then_some("cannot-declare")
        }
        _ => (!held).then_some("not-in-hand"),
    }
}

/// Checks that cards on the table stay there and that completed canastas are reported.
fn check_progress(before: &CardDeal, after: &CardDeal, step: &Step) -> InvariantResult {
    for side in after.public().players().all_sides() {
        let old = before.public().side_melds(side);
        let new = after.public().side_melds(side);
        let own = after.public().side_of(step.seat) == side && before.public().side() == side;
        for (rank, meld) in new.iter() {
            let old_meld = old.meld(rank);
            ensure(own || old_meld == meld, || format!("{:?} changed a meld of {side:?}", step.action))?;
            let made = is_canasta(meld) && !is_canasta(old_meld);
            ensure(made == (own && step.canastas.contains(&rank)), || format!("{:?} and canastas", step.action))?;
            let natural = meld.canasta() == Some(Canasta::Natural);
            ensure(natural == (is_canasta(meld) && meld.wilds() == 0), || {
                "a natural canasta has no wild card".to_owned()
            })?;
        }
        let kept = old.iter().all(|(rank, old_meld)| {
            let new_meld = new.meld(rank);
            new_meld.naturals >= old_meld.naturals
                && new_meld.jokers >= old_meld.jokers
                && new_meld.twos >= old_meld.twos
        });
        ensure(kept, || format!("{:?} takes cards off the table", step.action))?;
        let threes = after.red_threes(side).len() >= before.red_threes(side).len();
        ensure(threes, || format!("{:?} takes a red three off the table", step.action))?;
    }
    let red = matches!(step.action, CardAction::Discard(card) if card.kind() == Kind::RedThree);
    ensure(!red, || "a red three was discarded".to_owned())
}

/// Checks that the same actions are legal in two deals that look the same to the seat to act. `sample` must be
/// consistent with that seat's view of `deal`.
///
/// # Errors
/// An action that is legal in only one of the deals.
pub fn same_legality(deal: &Deal, sample: &Deal, actions: &[Action]) -> InvariantResult {
    let Some(seat) = deal.public().to_act() else { return Ok(()) };
    ensure(sample.view(seat) == deal.view(seat), || "the seat's view of the sample differs".to_owned())?;
    let hands = deal.public().players().seats().fold(Counts::NONE, |sum, seat| sum.plus(sample.hand(seat)));
    let cards = sample.stock().fold(hands, |mut sum, kind| {
        sum.add_one(kind);
        sum
    });
    let view = deal.view(seat);
    ensure(view.unseen().plus(&view.hand).covers(&cards), || {
        "the sample has cards that are seen elsewhere".to_owned()
    })?;
    for action in actions {
        let here = deal.clone().apply(action).err();
        let there = sample.clone().apply(action).err();
        ensure(here == there, || format!("{action:?} is {here:?} here and {there:?} there"))?;
    }
    Ok(())
}
