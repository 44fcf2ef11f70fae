//! Compares the engine with the reference implementation.

use canasta::illegal::CannotAsk;
use canasta::{Action, Deal, Frozen, Illegal, Kind, Outcome, Phase};

use crate::reference::{ActionEffect, Reasons, Reference};
use crate::tally::Tally;

/// Makes the action in both and compares the results. If it is legal, both advance and the result is `true`.
///
/// # Errors
/// The difference in words.
pub fn compare_action(
    deal: &mut Deal,
    reference: &mut Reference,
    action: &Action,
    tally: &mut Tally,
) -> Result<bool, String> {
    let before = deal.clone();
    let seat = deal.public().to_act().unwrap_or(deal.public().turn());
    let checked = deal.public().check(deal.hand(seat), action);
    let done = deal.apply(action);
    if checked.is_ok() != done.is_ok() {
        return Err(format!("check gives {checked:?}, apply {done:?}, of {action:?}"));
    }
    match (done, reference.apply(action)) {
        (Ok(outcome), Ok((next, effect))) => {
            count(reference, &next, action, tally);
            *reference = next;
            compare_outcome(&outcome, &effect, reference)?;
            compare_position(deal, reference)?;
            Ok(true)
        }
        (Err(illegal), Err(reasons)) => {
            if *deal != before {
                return Err(format!("{action:?} was refused but changed something"));
            }
            tally.refused += 1;
            *tally.refusals.entry(illegal.code()).or_default() += 1;
            if *action == Action::Declare && reasons.iter().any(|&code| STRANDING_CODES.contains(&code)) {
                tally.count_event("a declare that would strand");
            }
            check_reason(&illegal, &reasons, reference, action)?;
            Ok(false)
        }
        (Ok(_), Err(reasons)) => Err(format!("the engine allows {action:?}; the reference: {reasons:?}")),
        (Err(illegal), Ok(_)) => Err(format!("the reference allows {action:?}; the engine: {illegal:?}")),
    }
}

/// Codes for a declaration refused because it would leave no legal way to end the turn.
const STRANDING_CODES: [&str; 4] = ["must-keep-card", "partner-said-no", "must-ask", "must-go-out"];

fn check_reason(illegal: &Illegal, reasons: &Reasons, reference: &Reference, action: &Action) -> Result<(), String> {
    if !reasons.contains(illegal.code()) {
        return Err(format!("{action:?}: the engine refuses with {illegal:?}; the reference gives {reasons:?}"));
    }
    let red_threes = reference.hands[reference.turn].iter().filter(|&&card| card == Kind::RedThree).count();
    let numbers_match = match *illegal {
        Illegal::BelowMinimum { needs, makes } => needs == reference.minimum() && makes < needs,
        Illegal::NotInHand { kind, named, held, .. } => {
            let hand = reference.to_act().map_or(&[][..], |seat| &reference.hands[seat]);
            usize::from(held) == hand.iter().filter(|&&card| card == kind).count() && named > held
        }
        Illegal::MeldTooSmall { cards, .. } => cards < 3,
        Illegal::TooFewNaturals { naturals, .. } => naturals < 2,
        Illegal::TooManyWilds { wilds, .. } => wilds > 3,
        Illegal::WildsNeedNaturals { naturals, wilds, needs, .. } => {
            let needed = reference.rules.naturals_for_wilds.iter().take(wilds.into()).max();
            naturals < needs && needed == Some(&i32::from(needs))
        }
        Illegal::WildsOutnumber { naturals, wilds, .. } => wilds > naturals,
        Illegal::NaturalsMustOutnumber { naturals, wilds, .. } => wilds >= naturals,
        Illegal::WildInInitialMeld { wilds, .. } => wilds > 0,
        Illegal::PileTopBlocked { top } | Illegal::MustTakePile { top } | Illegal::PileFrozen { top, .. } => {
            reference.pile.last() == Some(&top)
        }
        Illegal::TakenThisTurn { kind, named, meldable } => {
            let count = |cards: &[Kind]| cards.iter().filter(|&&card| card == kind).count();
            let free = count(&reference.hands[reference.turn]) - count(&reference.so_far.taken);
            usize::from(meldable) == free && named > meldable
        }
        Illegal::MustGoOut { undeclared } => usize::from(undeclared) == red_threes,
        Illegal::CannotAsk(CannotAsk::DeclareFirst { undeclared }) => {
            undeclared > 0 && usize::from(undeclared) == red_threes
        }
        Illegal::CannotAsk(CannotAsk::Unable) => red_threes == 0,
        _ => true,
    };
    if numbers_match { Ok(()) } else { Err(format!("{action:?}: wrong numbers in {illegal:?}")) }
}

fn compare_outcome(outcome: &Outcome, effect: &ActionEffect, reference: &Reference) -> Result<(), String> {
    let next = outcome.next.map(|replaced| (replaced.seat.index(), usize::from(replaced.drawn)));
    let matches = outcome.seat.index() == effect.seat
        && usize::from(outcome.drawn) == effect.drawn
        && usize::from(outcome.red_threes) == effect.red_threes
        && next == effect.next
        && outcome.ending == reference.ending;
    if matches {
        Ok(())
    } else {
        Err(format!("the engine did {outcome:?}, the reference {effect:?}, {:?}", reference.ending))
    }
}

fn count(before: &Reference, after: &Reference, action: &Action, tally: &mut Tally) {
    tally.legal += 1;
    tally.count_event(event_name(before, action));
    let mut count_if = |happened: bool, name| {
        if happened {
            tally.count_event(name);
        }
    };
    let side = before.side_of(before.turn);
    let asked = matches!(action, Action::Ask);
    count_if(asked && before.so_far.took, "ask after taking");
    count_if(matches!(action, Action::Answer(true)) && before.so_far.took, "yes after taking");
    count_if(matches!(action, Action::Answer(false)) && before.so_far.took, "no after taking");
    count_if(asked && before.phase == Phase::Draw, "ask before drawing");
    let yes = before.so_far.permission == canasta::Permission::Yes;
    count_if(matches!(action, Action::Declare) && yes, "declare after a yes");
    count_if(before.concealed_canastas[side] != after.concealed_canastas[side], "canasta melded in one action");
    let penalties = |reference: &Reference| reference.red_three_debts.iter().map(|debt| debt.penalties).sum::<usize>();
    count_if(penalties(before) != penalties(after), "penalty");
    let empty = matches!(action, Action::Declare) && after.hands[before.turn].is_empty();
    count_if(empty && after.turn != before.turn, "declared the last card, and the turn was over");
    count_if(empty && after.phase == Phase::Draw && after.turn == before.turn, "declared the last card before drawing");
    let is_discard = matches!(action, Action::Discard(_));
    count_if(is_discard && after.hands[before.turn] == [Kind::RedThree], "a hand of one red three kept");
    let out = after.ending.is_some_and(|ending| matches!(ending, canasta::Ending::WentOut { .. }));
    count_if(
        out && !before.so_far.had_melded && !before.so_far.old_ranks.is_empty(),
        "went out with a whole hand next to partner's melds",
    );
    let red = |reference: &Reference| reference.hands.iter().flatten().filter(|&&card| card == Kind::RedThree).count();
    let placed_at_end = before.declares_by_hand() && after.ending.is_some() && red(after) < red(before);
    count_if(placed_at_end && !matches!(action, Action::Declare), "a dealt red three placed for scoring, by hand");
    let exhausted = after.ending == Some(canasta::Ending::StockExhausted);
    count_if(is_discard && exhausted, "the last drawer's discard ended the deal");
    count_if(matches!(action, Action::Declare) && after.ending.is_some(), "a declare ended the deal");
    if let Some(ending) = after.ending {
        tally.deals += 1;
        *tally.endings.entry(ending_name(&ending)).or_default() += 1;
    }
}

/// The action's name in the tally.
fn event_name(before: &Reference, action: &Action) -> &'static str {
    let frozen = before.pile.iter().any(|card| !card.is_natural());
    let opens = before.melds[before.side_of(before.turn)].is_empty();
    match action {
        Action::Draw => "draw",
        Action::Take { with, .. } if opens && with.wilds() > 0 => "initial meld with the pile and a wild card",
        Action::Take { .. } if opens => "initial meld with the pile",
        Action::Take { .. } if before.hands[before.turn].len() == 1 && before.pile.len() == 1 => {
            "one card takes one card"
        }
        Action::Take { .. } if frozen => "take with a wild card or three in the pile",
        Action::Take { with, .. } if with.is_empty() => "take onto own meld",
        Action::Take { with, .. } if with.wilds() > 0 => "take with a wild card",
        Action::Take { .. } => "take",
        Action::Meld(melds) if opens && melds.points(&before.rules) < before.minimum() => {
            "initial meld below the minimum"
        }
        Action::Meld(_) if opens => "initial meld",
        Action::Meld(melds) if !melds.meld(Kind::BlackThree).is_empty() => "black threes melded",
        Action::Meld(_) => "meld",
        Action::Discard(_) => "discard",
        Action::Pass => "pass",
        Action::Declare if before.phase == Phase::Draw => "declare before drawing",
        Action::Declare => "declare",
        Action::Ask => "ask",
        Action::Answer(true) => "yes",
        Action::Answer(false) => "no",
    }
}

/// The referee's name for an ending.
pub const fn ending_name(ending: &canasta::Ending) -> &'static str {
    match ending {
        canasta::Ending::WentOut { concealed: true, .. } => "went-out-concealed",
        canasta::Ending::WentOut { concealed: false, .. } => "went-out",
        canasta::Ending::StockExhausted => "stock-exhausted",
        canasta::Ending::LastRedThree { .. } => "last-red-three",
    }
}

fn sorted(cards: impl IntoIterator<Item = Kind>) -> Vec<Kind> {
    let mut cards: Vec<Kind> = cards.into_iter().collect();
    cards.sort_unstable();
    cards
}

fn ranks(mask: u16) -> Vec<Kind> {
    Kind::ALL.into_iter().filter(|kind| mask >> kind.index() & 1 == 1).collect()
}

/// Checks that the deal and the reference implementation have the same position, including hidden cards, and the same
/// score.
///
/// # Errors
/// The differences in words.
pub fn compare_position(deal: &Deal, reference: &Reference) -> Result<(), String> {
    let public = deal.public();
    let mut differences = Vec::new();
    let mut check = |what: &str, is_same: bool| {
        if !is_same {
            differences.push(what.to_owned());
        }
    };
    check("phase", public.phase() == reference.phase);
    check("turn", public.turn().index() == reference.turn);
    check("to act", public.to_act().map(canasta::Seat::index) == reference.to_act());
    check("ending", public.ending() == reference.ending);
    check("pile", public.pile().cards() == reference.pile);
    check("pile counts", sorted(public.pile().counts().cards()) == sorted(reference.pile.iter().copied()));
    check("stock", deal.stock().eq(reference.stock.iter().copied()));
    check("stock size", usize::from(public.stock()) == reference.stock.len());
    for seat in public.players().seats() {
        let index = seat.index();
        check("hand", sorted(deal.hand(seat).cards()) == sorted(reference.hands[index].iter().copied()));
        check("hand size", usize::from(public.hand_sizes()[index]) == reference.hands[index].len());
        check("melded", public.melded()[index] == reference.melded[index]);
        check("had a turn", public.had_turn()[index] == reference.had_turn[index]);
        let penalty = deal.red_three_penalty(seat);
        check("penalties", usize::from(penalty.total) == reference.red_three_debts[index].penalties);
        check(
            "penalised in the hand",
            usize::from(penalty.in_hand) == reference.red_three_debts[index].penalised_in_hand,
        );
        check("known", sorted(public.seen().known[index].cards()) == sorted(reference.known[index].iter().copied()));
        check("passed", ranks(public.seen().passed[index]) == sorted(reference.passed[index].iter().copied()));
    }
    for side in public.players().all_sides() {
        let index = side.index();
        let melds_by_rank = reference.melds[index].iter().map(|(rank, meld)| (*rank, sorted(meld.iter().copied())));
        let melds = public.side_melds(side).iter().map(|(rank, meld)| {
            let naturals = std::iter::repeat_n(rank, meld.naturals.into());
            let jokers = std::iter::repeat_n(Kind::Joker, meld.jokers.into());
            (rank, sorted(naturals.chain(jokers).chain(std::iter::repeat_n(Kind::Two, meld.twos.into()))))
        });
        check("melds", melds.collect::<Vec<_>>() == { sort_melds(melds_by_rank) });
        check(
            "concealed canastas",
            ranks(public.concealed_canastas()[index]) == sorted(reference.concealed_canastas[index].iter().copied()),
        );
        check("red threes", usize::from(public.red_threes()[index]) == reference.red_threes[index]);
        check("minimum", public.minimum(side) == reference.minimum_of(index));
        let frozen = match public.frozen_for(side) {
            Some(Frozen::By(card)) => reference.freezing_card() == Some(card),
            Some(Frozen::NoInitialMeld) => reference.freezing_card().is_none() && reference.frozen_for(index),
            None => !reference.frozen_for(index),
        };
        check(
            "frozen",
            frozen && public.pile().frozen_for_everyone(public.rules()) == reference.freezing_card().is_some(),
        );
        check("score", deal.score()[index] == reference.score()[index]);
    }
    if public.phase() != Phase::Over {
        let turn = &public.this_turn();
        let so_far = &reference.so_far;
        check("took", turn.took_pile == so_far.took);
        check("melded this turn", turn.melded == so_far.melded);
        check("drew the last card", turn.drew_last == so_far.drew_last);
        check("first turn", turn.first == so_far.first);
        check("had melded", turn.had_melded == so_far.had_melded);
        check("old melds", ranks(turn.old_melds) == sorted(so_far.old_ranks.iter().copied()));
        check("added to old melds", turn.added_to_old == so_far.added_to_old);
        check("permission", turn.permission == so_far.permission);
        check("taken this turn", sorted(turn.taken.cards()) == sorted(so_far.taken.iter().copied()));
    }
    if differences.is_empty() { Ok(()) } else { Err(format!("differ in {}\nengine {deal:?}", differences.join(", "))) }
}

fn sort_melds(melds_by_rank: impl Iterator<Item = (Kind, Vec<Kind>)>) -> Vec<(Kind, Vec<Kind>)> {
    let mut melds_by_rank: Vec<_> = melds_by_rank.collect();
    melds_by_rank.sort_unstable();
    melds_by_rank
}
