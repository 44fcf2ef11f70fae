//! Whether the engine and its twin tell the same story.

use canasta::illegal::CannotAsk;
use canasta::{Action, Deal, Frozen, Illegal, Kind, Outcome, Phase};

use crate::reference::{ActionEffect, Reasons, Reference};
use crate::tally::Tally;

/// Does the act in both and compares; the deal and its twin go on if it was legal.
///
/// # Errors
/// What differs, in words.
pub fn step(deal: &mut Deal, reference: &mut Reference, action: &Action, tally: &mut Tally) -> Result<bool, String> {
    let before = deal.clone();
    let seat = deal.public().to_act().unwrap_or(deal.public().turn());
    let checked = deal.public().check(deal.hand(seat), action);
    let done = deal.apply(action);
    if checked.is_ok() != done.is_ok() {
        return Err(format!("check says {checked:?}, apply {done:?}, of {action:?}"));
    }
    match (done, reference.action(action)) {
        (Ok(outcome), Ok((next, did))) => {
            count(reference, &next, action, tally);
            *reference = next;
            same_outcome(&outcome, &did, reference)?;
            same(deal, reference)?;
            Ok(true)
        }
        (Err(illegal), Err(reasons)) => {
            if *deal != before {
                return Err(format!("{action:?} was refused, yet something changed"));
            }
            tally.refused += 1;
            *tally.refusals.entry(illegal.code()).or_default() += 1;
            if *action == Action::Declare && reasons.iter().any(|&code| STRANDED.contains(&code)) {
                tally.event("a declare that would strand");
            }
            right_reason(&illegal, &reasons, reference, action)?;
            Ok(false)
        }
        (Ok(_), Err(reasons)) => Err(format!("the engine allows {action:?}; the twin: {reasons:?}")),
        (Err(illegal), Ok(_)) => Err(format!("the twin allows {action:?}; the engine: {illegal:?}")),
    }
}

/// What a declare is refused with that would leave no legal way to end the turn.
const STRANDED: [&str; 3] = ["must-keep-card", "partner-said-no", "must-go-out"];

fn right_reason(illegal: &Illegal, reasons: &Reasons, reference: &Reference, action: &Action) -> Result<(), String> {
    if !reasons.contains(illegal.code()) {
        return Err(format!("{action:?}: the engine refuses with {illegal:?}; the twin tells: {reasons:?}"));
    }
    let red_threes = reference.hands[reference.turn].iter().filter(|&&card| card == Kind::RedThree).count();
    let numbers = match *illegal {
        Illegal::BelowMinimum { needs, makes } => needs == reference.minimum() && makes < needs,
        Illegal::NotInHand { kind, named, held, .. } => {
            let hand = reference.to_act().map_or(&[][..], |seat| &reference.hands[seat]);
            usize::from(held) == hand.iter().filter(|&&card| card == kind).count() && named > held
        }
        Illegal::MeldTooSmall { cards, .. } => cards < 3,
        Illegal::TooFewNaturals { naturals, .. } => naturals < 2,
        Illegal::TooManyWilds { wilds, .. } => wilds > 3,
        Illegal::WildsOutnumber { naturals, wilds, .. } => wilds > naturals,
        Illegal::NaturalsMustOutnumber { naturals, wilds, .. } => wilds >= naturals,
        Illegal::PileTopBlocked { top } | Illegal::MustTakePile { top } | Illegal::PileFrozen { top, .. } => {
            reference.pile.last() == Some(&top)
        }
        Illegal::MustGoOut { undeclared } => usize::from(undeclared) == red_threes,
        Illegal::CannotAsk(CannotAsk::DeclareFirst { undeclared }) => {
            undeclared > 0 && usize::from(undeclared) == red_threes
        }
        Illegal::CannotAsk(CannotAsk::Unable) => red_threes == 0,
        _ => true,
    };
    if numbers { Ok(()) } else { Err(format!("{action:?}: wrong numbers in {illegal:?}")) }
}

fn same_outcome(outcome: &Outcome, did: &ActionEffect, reference: &Reference) -> Result<(), String> {
    let next = outcome.next.map(|replaced| (replaced.seat.index(), usize::from(replaced.drawn)));
    let same = outcome.seat.index() == did.seat
        && usize::from(outcome.drawn) == did.popped
        && usize::from(outcome.red_threes) == did.red_threes
        && next == did.next
        && outcome.ending == reference.ending;
    if same { Ok(()) } else { Err(format!("the engine did {outcome:?}, the twin {did:?}, {:?}", reference.ending)) }
}

fn count(before: &Reference, after: &Reference, action: &Action, tally: &mut Tally) {
    tally.legal += 1;
    tally.event(event(before, action));
    let mut also = |happened: bool, name| {
        if happened {
            tally.event(name);
        }
    };
    let side = before.side_of(before.turn);
    let asked = matches!(action, Action::Ask);
    also(asked && before.so_far.took, "ask after taking");
    also(matches!(action, Action::Answer(true)) && before.so_far.took, "yes after taking");
    also(matches!(action, Action::Answer(false)) && before.so_far.took, "no after taking");
    also(asked && before.phase == Phase::Draw, "ask before drawing");
    let yes = before.so_far.permission == canasta::Permission::Yes;
    also(matches!(action, Action::Declare) && yes, "declare after a yes");
    also(before.concealed_canastas[side] != after.concealed_canastas[side], "canasta laid whole");
    let owed = |reference: &Reference| reference.owed.iter().map(|owed| owed.all).sum::<usize>();
    also(owed(before) != owed(after), "penalty");
    let empty = matches!(action, Action::Declare) && after.hands[before.turn].is_empty();
    also(empty && after.turn != before.turn, "declared the last card, and the turn was over");
    also(empty && after.phase == Phase::Draw && after.turn == before.turn, "declared the last card before drawing");
    let discards = matches!(action, Action::Discard(_));
    also(discards && after.hands[before.turn] == [Kind::RedThree], "a hand of one red three kept");
    let out = after.ending.is_some_and(|ending| matches!(ending, canasta::Ending::WentOut { .. }));
    also(out && !before.so_far.had_melded && !before.so_far.old.is_empty(), "a whole hand out beside partner's melds");
    let red = |reference: &Reference| reference.hands.iter().flatten().filter(|&&card| card == Kind::RedThree).count();
    let dealt = before.by_hand() && after.ending.is_some() && red(after) < red(before);
    also(dealt && !matches!(action, Action::Declare), "a dealt red three tabled for scoring, by hand");
    let exhausted = after.ending == Some(canasta::Ending::StockExhausted);
    also(discards && exhausted, "the last drawer's discard ended the deal");
    also(matches!(action, Action::Declare) && after.ending.is_some(), "a declare ended the deal");
    if let Some(ending) = after.ending {
        tally.deals += 1;
        *tally.endings.entry(ending_name(&ending)).or_default() += 1;
    }
}

/// What kind of act it was.
fn event(before: &Reference, action: &Action) -> &'static str {
    let frozen = before.pile.iter().any(|card| !card.is_natural());
    let opens = before.melds[before.side_of(before.turn)].is_empty();
    match action {
        Action::Draw => "draw",
        Action::Take { with, .. } if opens && with.wilds() > 0 => "take that opens, with a wild card",
        Action::Take { .. } if opens => "take that opens",
        Action::Take { .. } if before.hands[before.turn].len() == 1 && before.pile.len() == 1 => {
            "one card takes one card"
        }
        Action::Take { .. } if frozen => "take with a wild card or three in the pile",
        Action::Take { with, .. } if with.is_empty() => "take onto own meld",
        Action::Take { with, .. } if with.wilds() > 0 => "take with a wild card",
        Action::Take { .. } => "take",
        Action::Meld(lay) if opens && lay.points() < before.minimum() => "opening below the minimum",
        Action::Meld(_) if opens => "opening",
        Action::Meld(lay) if !lay.meld(Kind::BlackThree).is_empty() => "black threes melded",
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

/// The referee's word for an ending.
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

/// Whether the deal and its twin are the same position, seen and unseen, and score the same.
///
/// # Errors
/// What differs, in words.
pub fn same(deal: &Deal, reference: &Reference) -> Result<(), String> {
    let public = deal.public();
    let mut faults = Vec::new();
    let mut agree = |what: &str, same: bool| {
        if !same {
            faults.push(what.to_owned());
        }
    };
    agree("phase", public.phase() == reference.phase);
    agree("turn", public.turn().index() == reference.turn);
    agree("to act", public.to_act().map(canasta::Seat::index) == reference.to_act());
    agree("ending", public.ending() == reference.ending);
    agree("pile", public.pile().cards() == reference.pile);
    agree("pile counts", sorted(public.pile().counts().cards()) == sorted(reference.pile.iter().copied()));
    agree("stock", deal.stock().eq(reference.stock.iter().copied()));
    agree("stock size", usize::from(public.stock()) == reference.stock.len());
    for seat in public.players().seats() {
        let n = seat.index();
        agree("hand", sorted(deal.hand(seat).cards()) == sorted(reference.hands[n].iter().copied()));
        agree("hand size", usize::from(public.hand_sizes()[n]) == reference.hands[n].len());
        agree("melded", public.melded()[n] == reference.melded[n]);
        agree("had a turn", public.had_turn()[n] == reference.had_turn[n]);
        let penalty = deal.red_three_penalty(seat);
        agree("penalties", usize::from(penalty.total) == reference.owed[n].all);
        agree("penalised in the hand", usize::from(penalty.in_hand) == reference.owed[n].held);
        agree("known", sorted(public.seen().known[n].cards()) == sorted(reference.known[n].iter().copied()));
        agree("passed", ranks(public.seen().passed[n]) == sorted(reference.passed[n].iter().copied()));
    }
    for side in public.players().all_sides() {
        let n = side.index();
        let heaps = reference.melds[n].iter().map(|(rank, meld)| (*rank, sorted(meld.iter().copied())));
        let melds = public.side_melds(side).iter().map(|(rank, meld)| {
            let naturals = std::iter::repeat_n(rank, meld.naturals.into());
            let jokers = std::iter::repeat_n(Kind::Joker, meld.jokers.into());
            (rank, sorted(naturals.chain(jokers).chain(std::iter::repeat_n(Kind::Two, meld.twos.into()))))
        });
        agree("melds", melds.collect::<Vec<_>>() == { sorted_heaps(heaps) });
        agree(
            "laid whole",
            ranks(public.concealed_canastas()[n]) == sorted(reference.concealed_canastas[n].iter().copied()),
        );
        agree("red threes", usize::from(public.red_threes()[n]) == reference.red_threes[n]);
        agree("minimum", public.minimum(side) == reference.minimum_of(n));
        let frozen = match public.frozen_for(side) {
            Some(Frozen::By(card)) => reference.freezing_card() == Some(card),
            Some(Frozen::NotOpened) => reference.freezing_card().is_none() && reference.frozen_for(n),
            None => !reference.frozen_for(n),
        };
        agree(
            "frozen",
            frozen && public.pile().frozen_for_everyone(public.rules()) == reference.freezing_card().is_some(),
        );
        agree("score", deal.score()[n] == reference.score()[n]);
    }
    if public.phase() != Phase::Over {
        let (turn, so_far) = (&public.this_turn(), &reference.so_far);
        agree("took", turn.took_pile == so_far.took);
        agree("laid", turn.laid == so_far.laid);
        agree("drew the last card", turn.drew_last == so_far.drew_last);
        agree("first turn", turn.first == so_far.first);
        agree("had melded", turn.had_melded == so_far.had_melded);
        agree("old melds", ranks(turn.old_melds) == sorted(so_far.old.iter().copied()));
        agree("added to old melds", turn.added_to_old == so_far.added_to_old);
        agree("permission", turn.permission == so_far.permission);
    }
    if faults.is_empty() { Ok(()) } else { Err(format!("differ in {}\nengine {deal:?}", faults.join(", "))) }
}

fn sorted_heaps(heaps: impl Iterator<Item = (Kind, Vec<Kind>)>) -> Vec<(Kind, Vec<Kind>)> {
    let mut heaps: Vec<_> = heaps.collect();
    heaps.sort_unstable();
    heaps
}
