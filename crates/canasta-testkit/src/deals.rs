//! Deals and positions for tests, each from a seed.

use canasta::deck::{fresh, shuffled};
use canasta::rules::DealtRedThrees;
use canasta::{Card, Kind, MAX_SEATS, Phase, Players, Rng, RuleSet, Seat, SeedRng, Setup, shuffle};

/// Whether something with this chance, in per cent, happens.
pub fn chance(rng: &mut impl Rng, percent: u32) -> bool {
    rng.below(100) < percent
}

/// A number from `low` to `high`, both included.
pub fn between(rng: &mut impl Rng, low: usize, high: usize) -> usize {
    low + below(rng, high + 1 - low)
}

/// A number below `bound` (at least 1), for places in lists.
pub fn below(rng: &mut impl Rng, bound: usize) -> usize {
    usize::try_from(rng.below(u32::try_from(bound).unwrap_or(u32::MAX))).unwrap_or(0)
}

/// What a deal begins with.
#[derive(Clone, Debug)]
pub struct Start {
    /// The rules.
    pub rules: RuleSet,
    /// How many play.
    pub players: Players,
    /// Who deals.
    pub dealer: Seat,
    /// Totals before.
    pub scores: [i32; MAX_SEATS],
    /// The deck, its first card dealt first.
    pub deck: Vec<Card>,
}

impl Start {
    /// Hoyle's rules at four, scores with every minimum.
    pub fn hoyle(seed: u64) -> Self {
        let mut rng = SeedRng::new(seed);
        let dealer = seat(below(&mut rng, 4));
        Self {
            rules: RuleSet::HOYLE,
            players: Players::FOUR,
            dealer,
            scores: totals(&mut rng),
            deck: shuffled(&mut rng),
        }
    }

    /// Any number of players and any rules there are fields for.
    pub fn any_rules(seed: u64) -> Self {
        let mut rng = SeedRng::new(seed);
        let (rules, players) = table(&mut rng);
        let dealer = seat(below(&mut rng, players.count().into()));
        Self { rules, players, dealer, scores: totals(&mut rng), deck: shuffled(&mut rng) }
    }

    /// The kinds of the deck.
    pub fn kinds(&self) -> [Kind; canasta::DECK] {
        let mut kinds = [Kind::Joker; canasta::DECK];
        for (kind, card) in kinds.iter_mut().zip(&self.deck) {
            *kind = card.kind();
        }
        kinds
    }
}

fn seat(number: usize) -> Seat {
    Seat(u8::try_from(number).unwrap_or(0))
}

/// Totals before a deal, so that every minimum occurs.
pub fn totals(rng: &mut impl Rng) -> [i32; MAX_SEATS] {
    std::array::from_fn(|_| [-205, 0, 720, 1495, 1500, 2995, 3000, 4800][below(rng, 8)])
}

/// A table with any number of players (four most often) and any rules (Hoyle's most often).
pub fn table(rng: &mut impl Rng) -> (RuleSet, Players) {
    let players = if chance(rng, 50) { 4 } else { between(rng, 2, 6) };
    let players = u8::try_from(players).ok().and_then(Players::new).unwrap_or(Players::FOUR);
    let mut rules = if chance(rng, 50) { RuleSet::HOYLE } else { RuleSet::BASE };
    if chance(rng, 50) {
        let mut flip = |flag: &mut bool| *flag ^= chance(rng, 30);
        flip(&mut rules.black_three_freezes);
        flip(&mut rules.wilds_may_outnumber);
        flip(&mut rules.take_with_wild);
        flip(&mut rules.one_card_takes_one_card);
        flip(&mut rules.must_take_when_stock_empty);
        flip(&mut rules.concealed_may_add);
        let place = usize::from(players.count()) - 2;
        if chance(rng, 20) {
            rules.draw_count[place] = 1 + i32::from(chance(rng, 50));
            rules.canastas_to_go_out[place] = 1 + i32::from(chance(rng, 50));
        }
        if chance(rng, 20) {
            rules.dealt_red_threes = if chance(rng, 50) { DealtRedThrees::AtOnce } else { DealtRedThrees::FirstTurn };
        }
        if chance(rng, 20) {
            rules.exact_deal_bonus = 100;
        }
    }
    (rules, players)
}

/// A stacked position: small hands that fit the melds, melds near a canasta, wild cards and threes, short stocks and
/// piles. Every card it names is in one place; cards may be left out, and what it names can be reached in play, as far
/// as the rules for a turn look at it.
pub fn stacked(seed: u64) -> Setup {
    let mut rng = SeedRng::new(seed);
    let rng = &mut rng;
    let (rules, players) = table(rng);
    let mut setup = Setup::new(rules, players);
    let mut cards = Cards::shuffled(rng);
    setup.dealer = below(rng, players.count().into());
    setup.turn = below(rng, players.count().into());
    setup.phase = if chance(rng, 60) { Phase::Draw } else { Phase::Play };
    setup.scores = totals(rng)[..players.sides().into()].to_vec();
    setup.exact_deal = chance(rng, 5);
    let whole = if chance(rng, 20) { Some(whole_hand(rng, &mut cards)) } else { None };
    let acting = players.side_of(seat(setup.turn));
    for side in players.all_sides() {
        let percent = if whole.is_some() && side == acting { 30 } else { 70 };
        setup.melds[side.index()] = if chance(rng, percent) { melds(rng, &rules, &mut cards) } else { Vec::new() };
        let threes = if chance(rng, 20) { between(rng, 1, 2) } else { 0 };
        let threes = (0..threes).filter_map(|_| cards.draw_kind(Kind::RedThree));
        setup.red_threes[side.index()] = threes.collect();
    }
    for seat in players.seats() {
        let side = players.side_of(seat).index();
        // Whoever has drawn has tabled what was dealt.
        let drawn = seat.index() == setup.turn && setup.phase == Phase::Play;
        let waits = rules.dealt_red_threes == DealtRedThrees::FirstTurn && !drawn && chance(rng, 15);
        let mut hand = match &whole {
            Some(whole) if seat.index() == setup.turn => whole.clone(),
            _ => hand(rng, &mut cards, &setup.melds[side], setup.phase == Phase::Play),
        };
        if waits {
            hand.extend(cards.draw_kind(Kind::RedThree));
        }
        setup.hands[seat.index()] = Some(hand);
    }
    setup.melded = Some(who_melded(rng, &setup));
    // A turn in which a card was drawn has two cards at least, or is about to go out.
    let full = |meld: &&Vec<Card>| meld.len() >= 7 && meld.iter().filter(|card| !card.kind().is_wild()).count() >= 4;
    let canastas = setup.melds[acting.index()].iter().filter(full).count();
    let short = usize::try_from(rules.canastas_needed(players)).is_ok_and(|needed| canastas < needed);
    if short && setup.hands[setup.turn].as_ref().is_some_and(|hand| hand.len() < 2) {
        setup.phase = Phase::Draw;
    }
    // What lies on top of the pile fits the hand or the side's melds, most often.
    let mut wanted = setup.hands[setup.turn].clone().unwrap_or_default();
    if chance(rng, 40) {
        wanted = setup.melds[acting.index()].concat();
    }
    setup.pile = pile(rng, &mut cards, &wanted);
    setup.stock = Some(stock(rng, &mut cards));
    setup
}

/// The cards not yet placed, in random order.
struct Cards(Vec<Card>);

impl Cards {
    fn shuffled(rng: &mut impl Rng) -> Self {
        let mut cards = fresh();
        shuffle(&mut cards, rng);
        Self(cards)
    }

    fn draw(&mut self, wanted: impl Fn(Card) -> bool) -> Option<Card> {
        let place = self.0.iter().rposition(|&card| wanted(card))?;
        Some(self.0.remove(place))
    }

    fn draw_kind(&mut self, kind: Kind) -> Option<Card> {
        self.draw(|card| card.kind() == kind)
    }
}

/// Of a side that has melds somebody has laid them, perhaps not everybody.
fn who_melded(rng: &mut impl Rng, setup: &Setup) -> Vec<bool> {
    let mut melded = vec![false; setup.players.count().into()];
    for side in setup.players.all_sides().filter(|side| !setup.melds[side.index()].is_empty()) {
        let own: Vec<Seat> = setup.players.seats().filter(|&seat| setup.players.side_of(seat) == side).collect();
        melded[own[below(rng, own.len())].index()] = true;
        for seat in own {
            melded[seat.index()] |= chance(rng, 30);
        }
    }
    melded
}

/// A hand that can, or nearly can, be laid as a whole, with a canasta in it.
fn whole_hand(rng: &mut impl Rng, cards: &mut Cards) -> Vec<Card> {
    let rank = Kind::NATURALS[below(rng, 11)];
    let naturals = between(rng, 3, 8);
    let mut hand: Vec<Card> = (0..naturals).filter_map(|_| cards.draw_kind(rank)).collect();
    let wilds = between(rng, 6, 7).saturating_sub(naturals).min(3) + below(rng, 2);
    hand.extend((0..wilds).filter_map(|_| cards.draw(|card| card.kind().is_wild())));
    for _ in 0..below(rng, 3) {
        let rank = if chance(rng, 30) { Kind::BlackThree } else { Kind::NATURALS[below(rng, 11)] };
        hand.extend((0..between(rng, 2, 4)).filter_map(|_| cards.draw_kind(rank)));
    }
    hand.extend((0..below(rng, 3)).filter_map(|_| cards.draw(|card| card.kind() != Kind::RedThree)));
    hand
}

fn melds(rng: &mut impl Rng, rules: &RuleSet, cards: &mut Cards) -> Vec<Vec<Card>> {
    let mut melds: Vec<Vec<Card>> = Vec::new();
    for _ in 0..between(rng, 1, 4) {
        let rank = Kind::NATURALS[below(rng, 11)];
        if melds.iter().flatten().any(|card| card.kind() == rank) {
            continue;
        }
        let mut meld: Vec<Card> = (0..between(rng, 2, 8)).filter_map(|_| cards.draw_kind(rank)).collect();
        let naturals = meld.len();
        let most = if rules.wilds_may_outnumber { 3 } else { naturals.min(3) };
        for _ in 0..between(rng, 0, most) {
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

fn hand(rng: &mut impl Rng, cards: &mut Cards, melds: &[Vec<Card>], play: bool) -> Vec<Card> {
    let most = if chance(rng, 70) { 6 } else { 14 };
    let least = 1 + usize::from(play && chance(rng, 80));
    let size = between(rng, least, most);
    let mut hand: Vec<Card> = Vec::new();
    let favourite = Kind::NATURALS[below(rng, 11)];
    while hand.len() < size {
        let ranks: Vec<Kind> =
            melds.iter().flatten().map(|card| card.kind()).filter(|kind| kind.is_natural()).collect();
        let card = match rng.below(12) {
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

fn pile(rng: &mut impl Rng, cards: &mut Cards, fitting: &[Card]) -> Vec<Card> {
    let size = if chance(rng, 40) { 1 } else { between(rng, 0, 7) };
    let freezing = chance(rng, 30);
    let mut pile: Vec<Card> = Vec::new();
    for place in 0..size {
        let top = place + 1 == size;
        let wanted = if fitting.is_empty() { Kind::Ace } else { fitting[below(rng, fitting.len())].kind() };
        let card = if top && chance(rng, 60) { cards.draw_kind(wanted) } else { None };
        pile.extend(card.or_else(|| cards.draw(|card| freezing || card.kind().is_natural())));
    }
    pile
}

fn stock(rng: &mut impl Rng, cards: &mut Cards) -> Vec<Card> {
    match rng.below(4) {
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
