//! Stacked positions: random positions that reach rare cases of the rules far more often than deals do.

use canasta::deck::fresh;
use canasta::rules::{DealtRedThrees, Declaring};
use canasta::{
    Card, CardDeal, History, Kind, MAX_SEATS, Phase, RedThreePenalty, Rng, RuleSet, Seat, SeedRng, Setup, shuffle,
};

use crate::chance::{below, between, chance};
use crate::deals::{Start, any_player, seat, table, totals};
use crate::invariants;
use crate::reference::Reference;

/// The rare case that a position is made for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Situation {
    /// A bit of everything.
    Any,
    /// A hand of one or two cards, perhaps with red threes, and almost no stock.
    Small,
    /// A whole hand that can be melded at once, or almost.
    WholeHand,
    /// A side that has its canastas and a hand that fits: for going out, and for asking about it.
    Asking,
    /// A side that might take the pile for its initial meld.
    InitialMeld,
}

/// A stacked position: small hands that fit the melds, melds close to a canasta, wild cards and threes, short stocks
/// and piles. No card is used twice, and some can be missing. Under the rules for turns, play can reach the position.
pub fn stacked(seed: u64) -> Setup {
    let mut rng = SeedRng::new(seed);
    let rng = &mut rng;
    let (rules, players) = table(rng);
    let situation = match rng.next_below(20) {
        0..=6 => Situation::Any,
        7..=9 => Situation::Small,
        10..=12 => Situation::WholeHand,
        13..=16 => Situation::Asking,
        _ => Situation::InitialMeld,
    };
    let mut setup = Setup::new(rules, players);
    let mut cards = RemainingCards::shuffled(rng);
    setup.dealer = any_player(rng, players).index();
    setup.turn = any_player(rng, players).index();
    let draws = match situation {
        Situation::InitialMeld => 90,
        Situation::Small => 40,
        _ => 60,
    };
    setup.phase = if chance(rng, draws) { Phase::Draw } else { Phase::Play };
    setup.scores = totals(rng)[..players.sides().into()].to_vec();
    setup.exact_deal = chance(rng, 5);
    let acting = players.side_of(seat(setup.turn));
    // Keep some cards from being melded: no player starts a turn without cards while there is a stock.
    let reserve = (0..4 * players.count()).filter_map(|_| cards.draw(|card| card.kind().is_natural()));
    let mut reserve: Vec<Card> = reserve.collect();
    for side in players.all_sides() {
        let percent = if side == acting { meld_percent(situation) } else { 70 };
        setup.melds[side.index()] = if chance(rng, percent) { melds(rng, &rules, &mut cards) } else { Vec::new() };
        let threes = if chance(rng, 20) { between(rng, 1, 2) } else { 0 };
        let threes = (0..threes).filter_map(|_| cards.draw_kind(Kind::RedThree));
        setup.red_threes[side.index()] = threes.collect();
    }
    if situation == Situation::Asking {
        for _ in 0..rules.canastas_needed(players) {
            canasta(rng, &rules, &mut cards, &mut setup.melds[acting.index()]);
        }
    }
    cards.0.append(&mut reserve);
    let upcard = hands(rng, &mut cards, &mut setup, situation);
    setup.melded = Some(seats_that_melded(rng, &setup, situation));
    // Usually choose an upcard that fits the hand or the side's melds.
    let mut wanted = setup.hands[setup.turn].clone().unwrap_or_default();
    if chance(rng, 40) {
        wanted = setup.melds[acting.index()].concat();
    }
    setup.pile = pile(rng, &mut cards, &wanted, situation);
    setup.pile.extend(upcard.and_then(|kind| cards.draw_kind(kind)));
    setup.stock = Some(stock(rng, &mut cards, situation));
    // A turn must be able to end. If this one can't, the player hasn't drawn yet.
    let reference = Reference::of_setup(&setup);
    if setup.phase == Phase::Play
        && !reference.turn_can_end(&reference.melds[acting.index()], &reference.hands[reference.turn])
    {
        setup.phase = Phase::Draw;
    }
    if chance(rng, 30) {
        setup.history = history(rng, &setup);
    }
    setup
}

/// A possible history for a position in the middle of a deal: which canastas were melded in a single action, penalties,
/// which seats have had a turn, and whether this turn began with taking the pile.
fn history(rng: &mut impl Rng, setup: &Setup) -> Option<History> {
    let by_hand = setup.rules.declaring == Declaring::ByHand;
    let red = |seat: usize| {
        let hand = setup.hands[seat].iter().flatten();
        hand.filter(|card| card.kind() == Kind::RedThree).count()
    };
    if !by_hand && red(setup.turn) > 0 {
        // Red threes have yet to be placed.
        return None;
    }
    let built = setup.clone().build().ok()?;
    let public = built.0.public();
    let (mut this_turn, mut had_turn, mut concealed_canastas) =
        (*public.this_turn(), *public.had_turn(), *public.concealed_canastas());
    if setup.phase == Phase::Play && chance(rng, 50) {
        this_turn.took_pile = true;
        this_turn.drew_last = false;
        this_turn.melded = chance(rng, 30);
    }
    let mut penalties = [RedThreePenalty::default(); MAX_SEATS];
    for seat in (0..setup.players.count().into()).filter(|_| by_hand) {
        had_turn[seat] &= seat == setup.turn || chance(rng, 60);
        if had_turn[seat] {
            penalties[seat].in_hand = canasta::must_fit::<u8>(below(rng, red(seat) + 1));
            penalties[seat].total = penalties[seat].in_hand + u8::from(chance(rng, 30));
        }
    }
    for (side, concealed) in setup.players.all_sides().zip(&mut concealed_canastas) {
        let canastas = public.side_melds(side).iter().filter(|(_, meld)| meld.canasta().is_some());
        for (rank, _) in canastas {
            *concealed |= u16::from(chance(rng, 50)) << rank.index();
        }
    }
    Some(History {
        this_turn,
        had_turn,
        seen: *public.seen(),
        concealed_canastas,
        red_three_penalties: penalties,
        ending: None,
    })
}

/// Probability, in percent, that the side to act has melds before those that the situation adds.
const fn meld_percent(situation: Situation) -> u32 {
    match situation {
        Situation::Any | Situation::Small => 70,
        Situation::WholeHand => 35,
        Situation::Asking => 40,
        Situation::InitialMeld => 5,
    }
}

/// Fills all hands. Returns the upcard, if the situation needs a particular one.
fn hands(rng: &mut impl Rng, cards: &mut RemainingCards, setup: &mut Setup, situation: Situation) -> Option<Kind> {
    let mut upcard = None;
    for seat in setup.players.playing() {
        let side = setup.players.side_of(seat);
        let melds = &setup.melds[side.index()];
        let is_current = seat.index() == setup.turn;
        let mut hand = match situation {
            Situation::WholeHand if is_current => whole_hand(rng, cards),
            Situation::Asking if is_current => {
                let (hand, kind) = fitting_hand(rng, cards, melds);
                upcard = kind;
                hand
            }
            Situation::InitialMeld if is_current => {
                let (hand, kind) = initial_meld_hand(rng, cards);
                upcard = Some(kind);
                hand
            }
            Situation::Small => (0..below(rng, 3)).filter_map(|_| small_card(rng, cards, melds)).collect(),
            _ => hand(rng, cards, melds, setup.phase == Phase::Play),
        };
        red_threes(rng, cards, setup, seat, situation, &mut hand);
        if hand.is_empty() {
            hand.extend(cards.draw(|card| card.kind() != Kind::RedThree));
        }
        setup.hands[seat.index()] = Some(hand);
    }
    upcard
}

/// Adds red threes to a hand, if the rules allow it to hold any.
fn red_threes(
    rng: &mut impl Rng,
    cards: &mut RemainingCards,
    setup: &Setup,
    seat: Seat,
    situation: Situation,
    hand: &mut Vec<Card>,
) {
    // A player who has drawn has already placed any dealt red threes.
    let drawn = seat.index() == setup.turn && setup.phase == Phase::Play;
    if setup.rules.declaring == Declaring::ByHand {
        if !chance(rng, if situation == Situation::Small { 80 } else { 35 }) {
            return;
        }
        if situation != Situation::Small && chance(rng, 25) {
            // Keep at most one other card.
            let keep = below(rng, 2);
            cards.0.extend(hand.split_off(keep.min(hand.len())));
            shuffle(&mut cards.0, rng);
        }
        hand.extend((0..between(rng, 1, 2)).filter_map(|_| cards.draw_kind(Kind::RedThree)));
        if hand.is_empty() {
            hand.extend(cards.draw(|card| card.kind() != Kind::RedThree));
        }
    } else if setup.rules.dealt_red_threes == DealtRedThrees::FirstTurn && !drawn && chance(rng, 15) {
        hand.extend((0..between(rng, 1, 2)).filter_map(|_| cards.draw_kind(Kind::RedThree)));
    }
}

/// The cards that haven't been placed yet, in random order.
struct RemainingCards(Vec<Card>);

impl RemainingCards {
    fn shuffled(rng: &mut impl Rng) -> Self {
        let mut cards = fresh();
        shuffle(&mut cards, rng);
        Self(cards)
    }

    fn draw(&mut self, wanted: impl Fn(Card) -> bool) -> Option<Card> {
        let index = self.0.iter().rposition(|&card| wanted(card))?;
        Some(self.0.remove(index))
    }

    fn draw_kind(&mut self, kind: Kind) -> Option<Card> {
        self.draw(|card| card.kind() == kind)
    }
}

/// Which seats have melded: at least one for each side with melds.
fn seats_that_melded(rng: &mut impl Rng, setup: &Setup, situation: Situation) -> Vec<bool> {
    let mut melded = vec![false; setup.players.count().into()];
    for side in setup.players.all_sides().filter(|side| !setup.melds[side.index()].is_empty()) {
        let mut own_seats: Vec<Seat> =
            setup.players.playing().filter(|&seat| setup.players.side_of(seat) == side).collect();
        if situation == Situation::WholeHand && own_seats.len() > 1 {
            // A player who still has a whole hand has not melded.
            own_seats.retain(|seat| seat.index() != setup.turn);
        }
        melded[own_seats[below(rng, own_seats.len())].index()] = true;
        for seat in own_seats {
            melded[seat.index()] |= chance(rng, 30);
        }
    }
    melded
}

/// A hand that contains a canasta and can be melded completely, or almost.
fn whole_hand(rng: &mut impl Rng, cards: &mut RemainingCards) -> Vec<Card> {
    // Half of the time, use low ranks, which stay below the minimum.
    let ranks = if chance(rng, 50) { 4 } else { 11 };
    let rank = Kind::NATURALS[below(rng, ranks)];
    let naturals = if chance(rng, 60) { between(rng, 6, 8) } else { between(rng, 3, 8) };
    let mut hand: Vec<Card> = (0..naturals).filter_map(|_| cards.draw_kind(rank)).collect();
    let wilds = between(rng, 6, 7).saturating_sub(naturals).min(3) + below(rng, 2);
    hand.extend((0..wilds).filter_map(|_| cards.draw(|card| card.kind().is_wild())));
    for _ in 0..below(rng, 2) {
        let rank = if chance(rng, 30) { Kind::BlackThree } else { Kind::NATURALS[below(rng, 11)] };
        hand.extend((0..between(rng, 2, 4)).filter_map(|_| cards.draw_kind(rank)));
    }
    hand.extend((0..below(rng, 2)).filter_map(|_| cards.draw(|card| card.kind() != Kind::RedThree)));
    hand
}

/// A card that fits a meld, or any card but a red three.
fn small_card(rng: &mut impl Rng, cards: &mut RemainingCards, melds: &[Vec<Card>]) -> Option<Card> {
    let table = melds.concat();
    let fits = if table.is_empty() || chance(rng, 50) { None } else { Some(table[below(rng, table.len())].kind()) };
    fits.and_then(|kind| cards.draw_kind(kind)).or_else(|| cards.draw(|card| card.kind() != Kind::RedThree))
}

/// A hand that fits these melds, perhaps with one card too many. Sometimes also returns the kind of an upcard that fits
/// the hand.
fn fitting_hand(rng: &mut impl Rng, cards: &mut RemainingCards, melds: &[Vec<Card>]) -> (Vec<Card>, Option<Kind>) {
    let mut hand: Vec<Card> = (0..below(rng, 3)).filter_map(|_| small_card(rng, cards, melds)).collect();
    let rank = Kind::NATURALS[below(rng, 11)];
    let naturals = if chance(rng, 80) { between(rng, 2, 3) } else { 0 };
    hand.extend((0..naturals).filter_map(|_| cards.draw_kind(rank)));
    if chance(rng, 30) {
        hand.extend((0..3).filter_map(|_| cards.draw_kind(Kind::BlackThree)));
    }
    if chance(rng, 40) || hand.is_empty() {
        hand.extend(cards.draw(|card| card.kind() != Kind::RedThree));
    }
    (hand, if naturals > 0 && chance(rng, 70) { Some(rank) } else { None })
}

/// A hand with many wild cards that might make its initial meld with the pile, and the kind of the upcard.
fn initial_meld_hand(rng: &mut impl Rng, cards: &mut RemainingCards) -> (Vec<Card>, Kind) {
    let rank = Kind::NATURALS[below(rng, 11)];
    let mut hand: Vec<Card> = (0..between(rng, 1, 3)).filter_map(|_| cards.draw_kind(rank)).collect();
    hand.extend((0..between(rng, 1, 4)).filter_map(|_| cards.draw(|card| card.kind().is_wild())));
    for _ in 0..below(rng, 3) {
        let rank = Kind::NATURALS[below(rng, 11)];
        hand.extend((0..between(rng, 2, 4)).filter_map(|_| cards.draw_kind(rank)));
    }
    hand.extend((0..below(rng, 4)).filter_map(|_| cards.draw(|card| card.kind() != Kind::RedThree)));
    (hand, rank)
}

/// Adds a canasta of a rank that the side hasn't melded yet.
fn canasta(rng: &mut impl Rng, rules: &RuleSet, cards: &mut RemainingCards, melds: &mut Vec<Vec<Card>>) {
    let has = |rank: Kind| melds.iter().flatten().any(|card| card.kind() == rank);
    let Some(rank) = (0..20).map(|_| Kind::NATURALS[below(rng, 11)]).find(|&rank| !has(rank)) else { return };
    let mut meld: Vec<Card> = (0..between(rng, 4, 8)).filter_map(|_| cards.draw_kind(rank)).collect();
    let naturals = meld.len();
    for _ in naturals..7 {
        meld.extend(cards.draw(|card| card.kind().is_wild()));
    }
    let max_wilds = usize::from(rules.max_wilds(canasta::must_fit::<u8>(naturals)));
    if naturals >= 4 && meld.len() >= 7 && meld.len() - naturals <= max_wilds {
        melds.push(meld);
    } else {
        cards.0.append(&mut meld);
        shuffle(&mut cards.0, rng);
    }
}

fn melds(rng: &mut impl Rng, rules: &RuleSet, cards: &mut RemainingCards) -> Vec<Vec<Card>> {
    let mut melds: Vec<Vec<Card>> = Vec::new();
    for _ in 0..between(rng, 1, 4) {
        let rank = Kind::NATURALS[below(rng, 11)];
        if melds.iter().flatten().any(|card| card.kind() == rank) {
            continue;
        }
        let mut meld: Vec<Card> = (0..between(rng, 2, 8)).filter_map(|_| cards.draw_kind(rank)).collect();
        let naturals = meld.len();
        let max = usize::from(rules.max_wilds(canasta::must_fit::<u8>(naturals)));
        for _ in 0..between(rng, 0, max) {
            meld.extend(cards.draw(|card| card.kind().is_wild()));
        }
        if naturals >= 2 && meld.len() >= 3 {
            melds.push(meld);
        } else {
            cards.0.append(&mut meld);
            shuffle(&mut cards.0, rng);
        }
    }
    melds
}

fn hand(rng: &mut impl Rng, cards: &mut RemainingCards, melds: &[Vec<Card>], play: bool) -> Vec<Card> {
    let max = if chance(rng, 70) { 6 } else { 14 };
    let min = 1 + usize::from(play && chance(rng, 80));
    let size = between(rng, min, max);
    let mut hand: Vec<Card> = Vec::new();
    let favourite = Kind::NATURALS[below(rng, 11)];
    while hand.len() < size {
        let ranks: Vec<Kind> =
            melds.iter().flatten().map(|card| card.kind()).filter(|kind| kind.is_natural()).collect();
        let card = match rng.next_below(12) {
            0 | 1 => cards.draw(|card| card.kind().is_wild()),
            2 => (0..between(rng, 1, 4)).filter_map(|_| cards.draw_kind(Kind::BlackThree)).reduce(|one, other| {
                hand.push(one);
                other
            }),
            3..=6 if !ranks.is_empty() => cards.draw_kind(ranks[below(rng, ranks.len())]),
            7..=9 => cards.draw_kind(favourite),
            _ => None,
        };
        let card = card.or_else(|| cards.draw(|card| card.kind() != Kind::RedThree));
        hand.extend(card);
        if cards.0.len() < 12 {
            break;
        }
    }
    hand
}

fn pile(rng: &mut impl Rng, cards: &mut RemainingCards, fitting: &[Card], situation: Situation) -> Vec<Card> {
    let size = match situation {
        Situation::Asking if chance(rng, 70) => 0,
        _ if chance(rng, 40) => 1,
        _ => between(rng, 0, 7),
    };
    let freezing = chance(rng, 30);
    let mut pile: Vec<Card> = Vec::new();
    for index in 0..size {
        let is_top = index + 1 == size;
        let wanted = if fitting.is_empty() { Kind::Ace } else { fitting[below(rng, fitting.len())].kind() };
        let card = if is_top && chance(rng, 60) { cards.draw_kind(wanted) } else { None };
        pile.extend(card.or_else(|| cards.draw(|card| freezing || card.kind().is_natural())));
    }
    pile
}

fn stock(rng: &mut impl Rng, cards: &mut RemainingCards, situation: Situation) -> Vec<Card> {
    match if situation == Situation::Small { rng.next_below(4) % 3 } else { rng.next_below(4) } {
        0 => Vec::new(),
        1 => (0..between(rng, 0, 4)).filter_map(|_| cards.draw(|_| true)).collect(),
        2 => {
            let mut stock: Vec<Card> = (0..between(rng, 0, 4)).filter_map(|_| cards.draw(|_| true)).collect();
            stock.extend((0..between(rng, 1, 2)).filter_map(|_| cards.draw_kind(Kind::RedThree)));
            if chance(rng, 40) {
                shuffle(&mut stock, rng);
            }
            stock
        }
        _ => std::mem::take(&mut cards.0),
    }
}

/// A deal from a shuffled deck or a stacked position, under any rules and for any number of players. `None` if the
/// position is impossible.
pub fn any_table(seed: u64) -> Option<CardDeal> {
    if seed.is_multiple_of(3) {
        let mut start = Start::any_rules(seed);
        start.scores[usize::from(start.players.sides())..].fill(0);
        return CardDeal::new(&start.rules, start.players, start.dealer, start.scores, &start.deck)
            .map(|(deal, _)| deal);
    }
    let (deal, _) = stacked(seed).build().ok()?;
    invariants::check_penalties(deal.deal()).is_ok().then_some(deal)
}
