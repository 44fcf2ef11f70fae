//! What holds in every position and through every act, whatever the rules and however many play. The tests and the
//! fuzzing of acts look at the same laws.

use canasta::{
    Action, Canasta, Card, CardAction, CardDeal, Counts, Deal, DealScore, Ending, Group, Illegal, Kind, Meld, Phase,
    Pile, Side, Step,
};

/// What goes wrong, in words, or nothing.
pub type InvariantResult<T = ()> = Result<T, String>;

fn invariant(holds: bool, broken: impl FnOnce() -> String) -> InvariantResult {
    if holds { Ok(()) } else { Err(broken()) }
}

/// How often each face lies on the table, in the hands and in the stock, by its index.
pub fn all_cards(deal: &CardDeal) -> [u8; Card::FACES] {
    let mut times = [0; Card::FACES];
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

/// The stock, and once more every card that is not yet on the table for good (stock, hands, pile). Every turn makes it
/// smaller, but one that only passes, which ends the deal: a draw takes from the stock what the hand gains; taking the
/// pile lays its top card and cards of the hand; a red three declared by hand lies on the table for good, whether the
/// stock replaces it or is empty.
pub fn left_to_play(deal: &Deal) -> usize {
    let public = deal.public();
    let hands: u8 = public.hand_sizes().iter().sum();
    2 * usize::from(public.stock()) + usize::from(hands) + usize::from(public.pile().len())
}

/// Follows a deal from turn to turn and sees that each leaves less to play.
#[derive(Clone, Copy, Debug)]
pub struct Turns {
    turn: canasta::Seat,
    left: usize,
}

impl Turns {
    /// From this position on, which may lie in the middle of a turn.
    pub fn from(deal: &Deal) -> Self {
        Self { turn: deal.public().turn(), left: left_to_play(deal) + 1 }
    }

    /// Looks after an act that was done.
    ///
    /// # Errors
    /// The turn that left as much to play as there was.
    pub fn after(&mut self, action: &CardAction, deal: &Deal) -> InvariantResult {
        let public = deal.public();
        if public.turn() == self.turn && public.phase() != Phase::Over {
            return Ok(());
        }
        let now = left_to_play(deal);
        invariant(now < self.left || *action == CardAction::Pass, || {
            format!("a turn that ended with {action:?} left {now} to play, as it found it")
        })?;
        (self.turn, self.left) = (public.turn(), now);
        Ok(())
    }
}

/// What must be true of a deal as it stands: what is kept although it could be counted, where red threes can be, what
/// lies on the table, the score.
///
/// # Errors
/// The law that is broken.
pub fn stands(deal: &CardDeal) -> InvariantResult {
    invariant(deal.agrees(), || "faces and kinds do not agree".to_owned())?;
    counted(deal.deal())?;
    red_threes(deal.deal())?;
    table(deal.deal())?;
    score(deal)
}

/// What is kept although it could be counted.
fn counted(deal: &Deal) -> InvariantResult {
    let public = deal.public();
    let pile: Pile = public.pile().cards().iter().copied().collect();
    invariant(pile.counts() == public.pile().counts(), || "the pile's counts are wrong".to_owned())?;
    invariant(public.pile().counts().total() == public.pile().len(), || "the pile's size is wrong".to_owned())?;
    invariant(deal.stock().count() == usize::from(public.stock()), || "the stock's size is wrong".to_owned())?;
    for seat in public.players().seats() {
        let (hand, size) = (deal.hand(seat), public.hand_sizes()[seat.index()]);
        invariant(hand.total() == size, || format!("{seat:?} holds {} cards, not {size}", hand.total()))?;
        invariant(hand.covers(&public.seen().known[seat.index()]), || format!("{seat:?} does not hold what was seen"))?;
    }
    invariant((public.phase() == Phase::Over) == public.ending().is_some(), || "over without an ending".to_owned())?;
    let asked = matches!(public.phase(), Phase::Answer { .. });
    invariant(!asked || public.players().side_size() > 1, || "a lone player asked".to_owned())
}

/// Where red threes can be, and what they have cost.
fn red_threes(deal: &Deal) -> InvariantResult {
    let public = deal.public();
    for seat in public.players().seats() {
        let (red, penalty) = (deal.hand(seat).of(Kind::RedThree), deal.red_three_penalty(seat));
        let waits = !public.had_turn()[seat.index()] && public.phase() != Phase::Over;
        invariant(red == 0 || public.rules().declares_by_hand() || waits, || {
            format!("{seat:?} holds a red three that is due")
        })?;
        invariant(penalty.in_hand <= red && penalty.in_hand <= penalty.total, || {
            format!("{seat:?} holds {red}, penalised {penalty:?}")
        })?;
        invariant(public.rules().declares_by_hand() || penalty.total == 0, || {
            "a penalty, though nothing is declared".to_owned()
        })?;
    }
    penalties(deal)
}

/// A red three costs its penalty once: those paid for are still held, or lie on the table. So there are four at most.
///
/// # Errors
/// More penalties than red threes.
pub fn penalties(deal: &Deal) -> InvariantResult {
    let public = deal.public();
    for side in public.players().all_sides() {
        let own = public.players().seats().filter(|&seat| public.side_of(seat) == side);
        let declared: u8 = own
            .map(|seat| deal.red_three_penalty(seat))
            .map(|penalty| penalty.total.saturating_sub(penalty.in_hand))
            .sum();
        let red_threes = public.red_threes()[side.index()];
        invariant(declared <= red_threes, || {
            format!("{side:?} paid for {declared} red threes on the table, not {red_threes}")
        })?;
    }
    let all: u8 = public.players().seats().map(|seat| deal.red_three_penalty(seat).total).sum();
    invariant(all <= Kind::RedThree.in_packs(), || format!("{all} penalties for four red threes"))
}

/// What lies on the table: every meld is one, and a canasta is a meld of seven with four naturals.
fn table(deal: &Deal) -> InvariantResult {
    let public = deal.public();
    for side in public.players().all_sides() {
        let melds = public.side_melds(side);
        for (rank, meld) in melds.iter() {
            let outnumbered = meld.wilds() > meld.naturals && !public.rules().wilds_may_outnumber;
            let valid = meld.size() >= 3 && meld.naturals >= 2 && meld.wilds() <= 3 && !outnumbered;
            invariant(valid && rank != Kind::RedThree && !rank.is_wild(), || {
                format!("{meld:?} of {rank:?} lies there")
            })?;
            let out = public.phase() == Phase::Over || public.hand_sizes()[public.turn().index()] <= 1;
            let black = rank == Kind::BlackThree;
            invariant(!black || meld.wilds() == 0 && out, || {
                "black threes lie there, and no player goes out".to_owned()
            })?;
            invariant(is_canasta(meld) == meld.canasta().is_some(), || format!("{meld:?} is a canasta or not"))?;
            let whole = public.concealed_canastas()[side.index()] >> rank.index() & 1 == 1;
            invariant(!whole || is_canasta(meld), || format!("{rank:?} was laid whole, yet is no canasta"))?;
        }
        invariant(public.concealed_canastas()[side.index()] & !melds.ranks() == 0, || {
            "what was laid whole is gone".to_owned()
        })?;
        let mut own = public.players().seats().filter(|&seat| public.side_of(seat) == side);
        let melded = own.any(|seat| public.melded()[seat.index()]);
        invariant(!melded || public.opened(side), || {
            format!("a player of {side:?} has melded, yet nothing lies there")
        })?;
    }
    Ok(())
}

fn is_canasta(meld: Meld) -> bool {
    meld.size() >= 7 && meld.naturals >= 4
}

/// The points of a face, as players count it.
fn points(card: &Card) -> i32 {
    match card.rank() {
        None => 50,
        Some(2 | 14) => 20,
        Some(8..=13) => 10,
        Some(3) if card.kind() == Kind::RedThree => 0,
        Some(_) => 5,
    }
}

/// The score, counted once more from the faces.
fn score(deal: &CardDeal) -> InvariantResult {
    let all = deal.deal().score();
    for side in deal.public().players().all_sides() {
        let (found, counted) = (&all[side.index()], score_of(deal, side));
        invariant(*found == counted, || format!("{side:?} scores {found:?}, counted {counted:?}"))?;
        let entries = found.natural_canastas + found.mixed_canastas + found.concealed_canastas + found.red_threes;
        let others = found.going_out + found.exact_deal + found.penalties + found.melded + found.in_hand;
        invariant(found.total() == entries + others, || "the entries do not add up".to_owned())?;
        let melds: i32 = deal.melds(side).iter().map(|meld| deal.public().meld_worth(side, meld.rank)).sum();
        invariant(melds == found.melded + entries - found.red_threes, || {
            "the melds' worth does not add up".to_owned()
        })?;
    }
    Ok(())
}

fn score_of(deal: &CardDeal, side: Side) -> DealScore {
    let (public, rules) = (deal.public(), deal.public().rules());
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
    if deal.melds(side).is_empty() {
        score.red_threes = -score.red_threes;
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
    score
}

/// What is listed in a position that play has come to: something, until the deal is over, and all of it legal. At most
/// so many acts are tried.
///
/// # Errors
/// The law that is broken.
pub fn listed(deal: &Deal, listed: &[Action], most: usize) -> InvariantResult {
    let public = deal.public();
    let Some(seat) = public.to_act() else {
        return invariant(listed.is_empty(), || "actions are listed, though the deal is over".to_owned());
    };
    invariant(!listed.is_empty(), || "stranded: no action is legal".to_owned())?;
    // The last ones are the ends of the turn.
    for action in listed.iter().take(most).chain(listed.iter().rev().take(most)) {
        let checked = public.check(deal.hand(seat), action);
        invariant(checked.is_ok(), || format!("{action:?} is listed, yet {checked:?}"))?;
    }
    Ok(())
}

/// Puts an act to a deal and looks at every law that is about acts: what is refused changes nothing; the check, the
/// view's and that of the faceless deal say the same; no card comes or goes; canastas are told when they are made.
///
/// # Errors
/// The law that is broken. (The inner one is the rules' own refusal.)
pub fn put(deal: &mut CardDeal, action: &CardAction) -> InvariantResult<Result<Step, Illegal>> {
    let before = deal.clone();
    let done = deal.apply(action);
    let Some(seat) = before.public().to_act() else {
        invariant(done.is_err() && *deal == before, || format!("the deal is over, yet {action:?} gives {done:?}"))?;
        told_first(&before, action, done.as_ref().err())?;
        return Ok(done);
    };
    if let Ok(kinds) = action.to_kinds()
        && action.cards().len() <= canasta::DECK
    {
        let checked = before.public().check(before.deal().hand(seat), &kinds);
        invariant(before.deal().view(seat).check(&kinds) == checked, || {
            format!("the view checks {action:?} otherwise")
        })?;
        let mut faceless = before.deal().clone();
        let applied = faceless.apply(&kinds);
        invariant(applied.is_ok() == checked.is_ok(), || format!("{action:?}: {checked:?}, but {applied:?}"))?;
        invariant(applied.is_ok() || faceless == *before.deal(), || format!("{action:?} was refused, yet changed"))?;
        // Played with faces, only a face that is not there, and a card declared that is no red three, is refused more.
        let told = done.is_ok() == checked.is_ok()
            || matches!(done, Err(Illegal::NotInHand { card: Some(_), .. } | Illegal::CannotDeclare(_)));
        invariant(told, || format!("{action:?}: {checked:?} by kinds, {done:?} with faces"))?;
        invariant(done.is_err() || faceless == *deal.deal(), || format!("{action:?}: faces and kinds go apart"))?;
    }
    let by_view = before.view(Some(seat)).check(action).err();
    invariant(by_view == done.as_ref().err().copied(), || {
        format!("the view says {by_view:?} of {action:?}, not {done:?}")
    })?;
    told_first(&before, action, done.as_ref().err())?;
    match &done {
        Err(_) => invariant(*deal == before, || format!("{action:?} was refused, yet something changed"))?,
        Ok(step) => {
            invariant(all_cards(deal) == all_cards(&before), || format!("{action:?} makes or loses cards"))?;
            invariant(step.seat == seat && step.ending == deal.public().ending(), || {
                format!("{step:?} tells it wrong")
            })?;
            stands(deal)?;
            forward(&before, deal, step)?;
        }
    }
    Ok(done)
}

/// What comes before everything else is told: these codes in this order, and none of them for another reason.
fn told_first(before: &CardDeal, action: &CardAction, refused: Option<&Illegal>) -> InvariantResult {
    let first = ["unreadable", "deal-over", "not-now", "pile-empty", "stock-empty", "pile-top-blocked", "not-in-hand"];
    let told = refused.map(Illegal::code);
    let due = due_first(before, action);
    let other = told.filter(|told| first.contains(told));
    invariant(if due.is_some() { due == told } else { other.is_none() }, || {
        format!("{action:?} is refused with {refused:?}, though {due:?} comes first")
    })
}

fn due_first(before: &CardDeal, action: &CardAction) -> Option<&'static str> {
    let public = before.public();
    let empty = |groups: &[Group]| groups.iter().any(|group| group.cards.is_empty());
    match action {
        CardAction::Meld(groups) if groups.is_empty() || empty(groups) => return Some("unreadable"),
        CardAction::Take { more, .. } if empty(more) => return Some("unreadable"),
        _ => {}
    }
    let now = match (public.phase(), action) {
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
    if !now {
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
        let place = hand.iter().position(|other| other == card);
        place.map(|place| hand.swap_remove(place)).is_some()
    });
    match action {
        CardAction::Declare(card) => {
            let can = held && card.kind() == Kind::RedThree && public.rules().declares_by_hand();
            (!can).then_some("cannot-declare")
        }
        _ => (!held).then_some("not-in-hand"),
    }
}

/// What lies on the table stays there, and canastas are told when they are made.
fn forward(before: &CardDeal, after: &CardDeal, step: &Step) -> InvariantResult {
    for side in after.public().players().all_sides() {
        let (old, new) = (before.public().side_melds(side), after.public().side_melds(side));
        let own = after.public().side_of(step.seat) == side && before.public().side() == side;
        for (rank, meld) in new.iter() {
            let was = old.meld(rank);
            invariant(own || was == meld, || format!("{:?} changed a meld of {side:?}", step.action))?;
            let made = is_canasta(meld) && !is_canasta(was);
            invariant(made == (own && step.canastas.contains(&rank)), || format!("{:?} and canastas", step.action))?;
            let natural = meld.canasta() == Some(Canasta::Natural);
            invariant(natural == (is_canasta(meld) && meld.wilds() == 0), || {
                "a natural canasta has no wild card".to_owned()
            })?;
        }
        let kept = old.iter().all(|(rank, was)| {
            let now = new.meld(rank);
            now.naturals >= was.naturals && now.jokers >= was.jokers && now.twos >= was.twos
        });
        invariant(kept, || format!("{:?} takes cards off the table", step.action))?;
        let threes = after.red_threes(side).len() >= before.red_threes(side).len();
        invariant(threes, || format!("{:?} takes a red three off the table", step.action))?;
    }
    let red = matches!(step.action, CardAction::Discard(card) if card.kind() == Kind::RedThree);
    invariant(!red, || "a red three was discarded".to_owned())
}

/// A player who cannot tell two deals apart may do the same in both: `sample` is what the seat to act could also be in.
///
/// # Errors
/// The act that is legal in one of them only.
pub fn same_legality(deal: &Deal, sample: &Deal, actions: &[Action]) -> InvariantResult {
    let Some(seat) = deal.public().to_act() else { return Ok(()) };
    invariant(sample.view(seat) == deal.view(seat), || "the sample shows the seat something else".to_owned())?;
    let hands = deal.public().players().seats().fold(Counts::NONE, |sum, seat| sum.plus(sample.hand(seat)));
    let cards = sample.stock().fold(hands, |mut sum, kind| {
        sum.add_one(kind);
        sum
    });
    let view = deal.view(seat);
    invariant(view.unseen().plus(&view.hand).covers(&cards), || {
        "the sample has cards that are seen elsewhere".to_owned()
    })?;
    for action in actions {
        let (here, there) = (deal.clone().apply(action).err(), sample.clone().apply(action).err());
        invariant(here == there, || format!("{action:?} is {here:?} here and {there:?} there"))?;
    }
    Ok(())
}
