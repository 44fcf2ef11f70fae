//! Features of a hidden hand: numbers about its seat and the position, and numbers about one kind of card in it. They
//! use only a [`View`].

use canasta::{Kind, MAX_SEATS, Phase, Public, Seat, View};

use super::Hidden;

/// Number of features for a seat and the position.
pub const OF_SEAT: usize = 29;
/// Number of features for a kind in a seat's hand.
pub const OF_KIND: usize = 36;

/// Number of outputs: the hand holds none, one, two, or at least three of a kind, beyond those known to be in it.
pub const SIZES: usize = 4;

/// The kinds to predict: all but red threes, which don't stay in a hand.
pub(super) fn kinds() -> impl Iterator<Item = Kind> {
    Kind::ALL.into_iter().filter(|&kind| kind != Kind::RedThree)
}

/// The discarders of the cards in the current pile. The top card came from the player before the current one, the card
/// below it from the player before that. The first upcards weren't discarded by anyone, but that hardly matters.
pub(super) struct Discards {
    /// By seat and kind: the number of discards, and how many of the seat's turns ago the latest was.
    of: [[Option<(u8, f32)>; 16]; MAX_SEATS],
    /// Each seat's latest discard.
    last: [Option<Kind>; MAX_SEATS],
}

impl Discards {
    pub(super) fn of(public: &Public) -> Self {
        let players = public.players();
        let mut discards = Self { of: [[None; 16]; MAX_SEATS], last: [None; MAX_SEATS] };
        let mut seat = public.turn();
        for (card, &kind) in (0_u8..).zip(public.pile().cards().iter().rev()) {
            seat = public.previous_seat(seat);
            let age = f32::from(card / players.count());
            let (count, _) = discards.of[seat.index()][kind.index()].get_or_insert((0, age));
            *count += 1;
            discards.last[seat.index()].get_or_insert(kind);
        }
        discards
    }

    /// Whether a seat has discarded a kind, and how recently: 1 in its last turn, less the longer ago it was.
    fn recency(&self, seat: Seat, kind: Kind) -> [f32; 2] {
        self.of[seat.index()][kind.index()].map_or([0.0; 2], |(_, age)| [1.0, 1.0 / (1.0 + age)])
    }
}

fn bit(condition: bool) -> f32 {
    f32::from(u8::from(condition))
}

/// Approximate number of turns per player so far.
fn turns(public: &Public) -> f32 {
    let rules = public.rules();
    let players = public.players();
    let dealt = i32::from(players.count()) * rules.hand_size_for(players);
    let gone = canasta::must_fit::<u8>((CARDS_AFTER_UPCARD - dealt - i32::from(public.stock())).max(0));
    let draws = canasta::must_fit::<u8>(rules.draw_count_for(players)).max(1);
    f32::from(gone) / f32::from(players.count()) / f32::from(draws)
}

/// Cards left in the packs after the first upcard.
const CARDS_AFTER_UPCARD: i32 = 107;

/// Points the seat's side needs for its initial meld; 0 if it has melded.
fn minimum(public: &Public, seat: Seat) -> f32 {
    let side = public.side_of(seat);
    let points = if public.has_melded(side) { 0 } else { public.minimum(side) };
    // House rules can set a higher minimum than the network was trained on.
    f32::from(u8::try_from(points.max(0)).unwrap_or(u8::MAX))
}

/// Features of a seat and the position.
pub(super) fn of_seat(view: &View, hidden: &Hidden, discards: &Discards, seat: Seat) -> [f32; OF_SEAT] {
    let public = &view.public;
    let players = public.players();
    let side = public.side_of(seat);
    let size = public.hand_sizes()[seat.index()];
    let known = &public.seen().known[seat.index()];
    let unknown = hidden.sizes[seat.index()];
    let turns = turns(public);
    let melds = public.side_melds(side);
    let mut opponents = players.all_sides().filter(|&any| any != side);
    let last = discards.last[seat.index()];
    let discarded = &discards.of[seat.index()];
    let ranks = Kind::NATURALS.iter().filter(|rank| discarded[rank.index()].is_some()).count();
    [
        f32::from(unknown) / 11.0,
        bit(unknown > 15),
        f32::from(size) / 11.0,
        f32::from(hidden.total) / 80.0,
        f32::from(unknown) / f32::from(hidden.total.max(1)),
        bit(unknown <= 1),
        bit(unknown <= 3),
        bit(unknown <= 5),
        f32::from(known.total()) / f32::from(size.max(1)),
        f32::from(known.wilds().min(4)) / 4.0,
        bit(public.has_melded(side)),
        bit(opponents.any(|any| public.has_melded(any))),
        minimum(public, seat) / 120.0,
        bit(public.pile().frozen_for_everyone(public.rules())),
        f32::from(public.pile().len()) / 20.0,
        bit(seat == public.next_seat(public.turn())),
        bit(seat == public.previous_seat(public.turn())),
        bit(public.phase() == Phase::Draw),
        f32::from(public.stock()) / 70.0,
        f32::from(melds.canastas().min(3)) / 3.0,
        melds.iter().count() as f32 / 6.0,
        turns / 15.0,
        1.0 / (1.0 + turns),
        1.0 / (1.0 + turns / 3.0),
        bit(last.is_some_and(Kind::is_wild)),
        bit(last == Some(Kind::BlackThree)),
        last.map_or(0.0, |kind| kind.standard_value().min(20) as f32 / 20.0),
        ranks as f32 / 8.0,
        bit(discarded[Kind::Joker.index()].is_some() || discarded[Kind::Two.index()].is_some()),
    ]
}

/// Features of a kind in the hand of a seat. `chance` is how many it would hold by chance.
pub(super) fn of_kind(
    view: &View,
    hidden: &Hidden,
    discards: &Discards,
    (seat, kind): (Seat, Kind),
    chance: [f32; SIZES],
) -> [f32; OF_KIND] {
    let public = &view.public;
    let players = public.players();
    let side = public.side_of(seat);
    let natural = kind.is_natural();
    let opened = public.has_melded(side);
    let known = public.seen().known[seat.index()].of(kind);
    let meld = public.side_melds(side).meld(kind);
    let others = || players.all_sides().filter(|&any| any != side).map(|any| public.side_melds(any).meld(kind));
    let theirs = others().max_by_key(|meld| meld.size()).unwrap_or_default();
    let passed = natural && public.seen().passed[seat.index()] & 1 << kind.index() != 0;
    let frozen = public.pile().frozen_for_everyone(public.rules());
    let neighbours = [public.next_seat(seat), public.previous_seat(seat)];
    let apart = players.seats().filter(|any| *any != seat && !neighbours.contains(any));
    let apart = apart.map(|any| discards.recency(any, kind)).max_by(|a, b| a[1].total_cmp(&b[1])).unwrap_or_default();
    let [next, before] = neighbours.map(|any| discards.recency(any, kind));
    let [own, recency] = discards.recency(seat, kind);
    let (count, age) = discards.of[seat.index()][kind.index()].unwrap_or_default();
    [
        f32::from(hidden.cards.of(kind)) / 8.0,
        chance[0],
        chance[1],
        chance[2],
        chance[3],
        bit(known == 1),
        bit(known >= 2),
        bit(natural && kind.standard_value() == 5),
        bit(kind == Kind::Ace),
        bit(kind == Kind::Joker),
        bit(kind == Kind::Two),
        bit(kind == Kind::BlackThree),
        bit(natural && !meld.is_empty()),
        f32::from(meld.size()) / 8.0,
        bit(meld.canasta().is_some()),
        f32::from(meld.naturals) / 8.0,
        bit(natural && !theirs.is_empty()),
        f32::from(theirs.size()) / 8.0,
        bit(others().any(|meld| meld.canasta().is_some())),
        bit(!opened && 3 * public.rules().value(kind) >= public.minimum(side)),
        bit(public.pile().top() == Some(kind)),
        f32::from(public.pile().counts().of(kind)) / 4.0,
        bit(passed),
        bit(passed && opened),
        bit(passed && opened && !frozen),
        own,
        recency,
        bit(count >= 2),
        bit(count > 0 && age < 2.0),
        age / 10.0,
        next[0],
        next[1],
        apart[0],
        apart[1],
        before[0],
        before[1],
    ]
}
