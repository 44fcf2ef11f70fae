//! Whether the engine and its twin tell the same story.

use canasta::illegal::CannotAsk;
use canasta::{Act, Deal, Frozen, Illegal, Kind, Outcome, Phase};

use crate::tally::Tally;
use crate::twin::{ActEffect, Reasons, Twin};

/// Does the act in both and compares; the deal and its twin go on if it was legal.
///
/// # Errors
/// What differs, in words.
pub fn step(deal: &mut Deal, twin: &mut Twin, act: &Act, tally: &mut Tally) -> Result<bool, String> {
    let before = deal.clone();
    let seat = deal.public().to_act().unwrap_or(deal.public().turn());
    let checked = deal.public().check(deal.hand(seat), act);
    let done = deal.apply(act);
    if checked.is_ok() != done.is_ok() {
        return Err(format!("check says {checked:?}, apply {done:?}, of {act:?}"));
    }
    match (done, twin.act(act)) {
        (Ok(outcome), Ok((next, did))) => {
            count(twin, &next, act, tally);
            *twin = next;
            same_outcome(&outcome, &did, twin)?;
            same(deal, twin)?;
            Ok(true)
        }
        (Err(illegal), Err(reasons)) => {
            if *deal != before {
                return Err(format!("{act:?} was refused, yet something changed"));
            }
            tally.refused += 1;
            *tally.refusals.entry(illegal.code()).or_default() += 1;
            if *act == Act::Declare && reasons.iter().any(|&code| STRANDED.contains(&code)) {
                tally.event("a declare that would strand");
            }
            right_reason(&illegal, &reasons, twin, act)?;
            Ok(false)
        }
        (Ok(_), Err(reasons)) => Err(format!("the engine allows {act:?}; the twin: {reasons:?}")),
        (Err(illegal), Ok(_)) => Err(format!("the twin allows {act:?}; the engine: {illegal:?}")),
    }
}

/// What a declare is refused with that would leave no legal way to end the turn.
const STRANDED: [&str; 3] = ["must-keep-card", "partner-said-no", "must-go-out"];

fn right_reason(illegal: &Illegal, reasons: &Reasons, twin: &Twin, act: &Act) -> Result<(), String> {
    if !reasons.contains(illegal.code()) {
        return Err(format!("{act:?}: the engine refuses with {illegal:?}; the twin tells: {reasons:?}"));
    }
    let red_threes = twin.hands[twin.turn].iter().filter(|&&card| card == Kind::RedThree).count();
    let numbers = match *illegal {
        Illegal::BelowMinimum { needs, makes } => needs == twin.minimum() && makes < needs,
        Illegal::NotInHand { kind, named, held, .. } => {
            let hand = twin.to_act().map_or(&[][..], |seat| &twin.hands[seat]);
            usize::from(held) == hand.iter().filter(|&&card| card == kind).count() && named > held
        }
        Illegal::MeldTooSmall { cards, .. } => cards < 3,
        Illegal::TooFewNaturals { naturals, .. } => naturals < 2,
        Illegal::TooManyWilds { wilds, .. } => wilds > 3,
        Illegal::WildsOutnumber { naturals, wilds, .. } => wilds > naturals,
        Illegal::NaturalsMustOutnumber { naturals, wilds, .. } => wilds >= naturals,
        Illegal::PileTopBlocked { top } | Illegal::MustTakePile { top } | Illegal::PileFrozen { top, .. } => {
            twin.pile.last() == Some(&top)
        }
        Illegal::MustGoOut { undeclared } => usize::from(undeclared) == red_threes,
        Illegal::CannotAsk(CannotAsk::DeclareFirst { undeclared }) => {
            undeclared > 0 && usize::from(undeclared) == red_threes
        }
        Illegal::CannotAsk(CannotAsk::Unable) => red_threes == 0,
        _ => true,
    };
    if numbers { Ok(()) } else { Err(format!("{act:?}: wrong numbers in {illegal:?}")) }
}

fn same_outcome(outcome: &Outcome, did: &ActEffect, twin: &Twin) -> Result<(), String> {
    let next = outcome.next.map(|replaced| (replaced.seat.index(), usize::from(replaced.drawn)));
    let same = outcome.seat.index() == did.seat
        && usize::from(outcome.drawn) == did.popped
        && usize::from(outcome.red_threes) == did.red_threes
        && next == did.next
        && outcome.ending == twin.ending;
    if same { Ok(()) } else { Err(format!("the engine did {outcome:?}, the twin {did:?}, {:?}", twin.ending)) }
}

fn count(before: &Twin, after: &Twin, act: &Act, tally: &mut Tally) {
    tally.legal += 1;
    tally.event(event(before, act));
    let mut also = |happened: bool, name| {
        if happened {
            tally.event(name);
        }
    };
    let side = before.side_of(before.turn);
    let asked = matches!(act, Act::Ask);
    also(asked && before.so_far.took, "ask after taking");
    also(matches!(act, Act::Answer(true)) && before.so_far.took, "yes after taking");
    also(matches!(act, Act::Answer(false)) && before.so_far.took, "no after taking");
    also(asked && before.phase == Phase::Draw, "ask before drawing");
    let yes = before.so_far.permission == canasta::Permission::Yes;
    also(matches!(act, Act::Declare) && yes, "declare after a yes");
    also(before.concealed_canastas[side] != after.concealed_canastas[side], "canasta laid whole");
    let owed = |twin: &Twin| twin.owed.iter().map(|owed| owed.all).sum::<usize>();
    also(owed(before) != owed(after), "penalty");
    let empty = matches!(act, Act::Declare) && after.hands[before.turn].is_empty();
    also(empty && after.turn != before.turn, "declared the last card, and the turn was over");
    also(empty && after.phase == Phase::Draw && after.turn == before.turn, "declared the last card before drawing");
    let discards = matches!(act, Act::Discard(_));
    also(discards && after.hands[before.turn] == [Kind::RedThree], "a hand of one red three kept");
    let out = after.ending.is_some_and(|ending| matches!(ending, canasta::Ending::WentOut { .. }));
    also(out && !before.so_far.had_melded && !before.so_far.old.is_empty(), "a whole hand out beside partner's melds");
    let red = |twin: &Twin| twin.hands.iter().flatten().filter(|&&card| card == Kind::RedThree).count();
    let dealt = before.by_hand() && after.ending.is_some() && red(after) < red(before);
    also(dealt && !matches!(act, Act::Declare), "a dealt red three tabled for scoring, by hand");
    let exhausted = after.ending == Some(canasta::Ending::StockExhausted);
    also(discards && exhausted, "the last drawer's discard ended the deal");
    also(matches!(act, Act::Declare) && after.ending.is_some(), "a declare ended the deal");
    if let Some(ending) = after.ending {
        tally.deals += 1;
        *tally.endings.entry(ending_name(&ending)).or_default() += 1;
    }
}

/// What kind of act it was.
fn event(before: &Twin, act: &Act) -> &'static str {
    let frozen = before.pile.iter().any(|card| !card.is_natural());
    let opens = before.melds[before.side_of(before.turn)].is_empty();
    match act {
        Act::Draw => "draw",
        Act::Take { with, .. } if opens && with.wilds() > 0 => "take that opens, with a wild card",
        Act::Take { .. } if opens => "take that opens",
        Act::Take { .. } if before.hands[before.turn].len() == 1 && before.pile.len() == 1 => "one card takes one card",
        Act::Take { .. } if frozen => "take with a wild card or three in the pile",
        Act::Take { with, .. } if with.is_empty() => "take onto own meld",
        Act::Take { with, .. } if with.wilds() > 0 => "take with a wild card",
        Act::Take { .. } => "take",
        Act::Meld(lay) if opens && lay.points() < before.minimum() => "opening below the minimum",
        Act::Meld(_) if opens => "opening",
        Act::Meld(lay) if !lay.meld(Kind::BlackThree).is_empty() => "black threes melded",
        Act::Meld(_) => "meld",
        Act::Discard(_) => "discard",
        Act::Pass => "pass",
        Act::Declare if before.phase == Phase::Draw => "declare before drawing",
        Act::Declare => "declare",
        Act::Ask => "ask",
        Act::Answer(true) => "yes",
        Act::Answer(false) => "no",
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
pub fn same(deal: &Deal, twin: &Twin) -> Result<(), String> {
    let public = deal.public();
    let mut faults = Vec::new();
    let mut agree = |what: &str, same: bool| {
        if !same {
            faults.push(what.to_owned());
        }
    };
    agree("phase", public.phase() == twin.phase);
    agree("turn", public.turn().index() == twin.turn);
    agree("to act", public.to_act().map(canasta::Seat::index) == twin.to_act());
    agree("ending", public.ending() == twin.ending);
    agree("pile", public.pile().cards() == twin.pile);
    agree("pile counts", sorted(public.pile().counts().cards()) == sorted(twin.pile.iter().copied()));
    agree("stock", deal.stock().eq(twin.stock.iter().copied()));
    agree("stock size", usize::from(public.stock()) == twin.stock.len());
    for seat in public.players().seats() {
        let n = seat.index();
        agree("hand", sorted(deal.hand(seat).cards()) == sorted(twin.hands[n].iter().copied()));
        agree("hand size", usize::from(public.hand_sizes()[n]) == twin.hands[n].len());
        agree("melded", public.melded()[n] == twin.melded[n]);
        agree("had a turn", public.had_turn()[n] == twin.had_turn[n]);
        let penalty = deal.red_three_penalty(seat);
        agree("penalties", usize::from(penalty.total) == twin.owed[n].all);
        agree("penalised in the hand", usize::from(penalty.in_hand) == twin.owed[n].held);
        agree("known", sorted(public.seen().known[n].cards()) == sorted(twin.known[n].iter().copied()));
        agree("passed", ranks(public.seen().passed[n]) == sorted(twin.passed[n].iter().copied()));
    }
    for side in public.players().all_sides() {
        let n = side.index();
        let heaps = twin.melds[n].iter().map(|(rank, meld)| (*rank, sorted(meld.iter().copied())));
        let melds = public.side_melds(side).iter().map(|(rank, meld)| {
            let naturals = std::iter::repeat_n(rank, meld.naturals.into());
            let jokers = std::iter::repeat_n(Kind::Joker, meld.jokers.into());
            (rank, sorted(naturals.chain(jokers).chain(std::iter::repeat_n(Kind::Two, meld.twos.into()))))
        });
        agree("melds", melds.collect::<Vec<_>>() == { sorted_heaps(heaps) });
        agree(
            "laid whole",
            ranks(public.concealed_canastas()[n]) == sorted(twin.concealed_canastas[n].iter().copied()),
        );
        agree("red threes", usize::from(public.red_threes()[n]) == twin.red_threes[n]);
        agree("minimum", public.minimum(side) == twin.minimum_of(n));
        let frozen = match public.frozen_for(side) {
            Some(Frozen::By(card)) => twin.freezing_card() == Some(card),
            Some(Frozen::NotOpened) => twin.freezing_card().is_none() && twin.frozen_for(n),
            None => !twin.frozen_for(n),
        };
        agree("frozen", frozen && public.pile().frozen_for_everyone(public.rules()) == twin.freezing_card().is_some());
        agree("score", deal.score()[n] == twin.score()[n]);
    }
    if public.phase() != Phase::Over {
        let (turn, so_far) = (&public.this_turn(), &twin.so_far);
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
