//! Two deals that look the same to an observer. One is played. The other has different hidden cards but the same
//! actions.

use canasta::faces::CardDeal;
use canasta::{Card, CardAction, Kind, Rng, Seat, SeedRng, shuffle};

use super::track::{Start, Track};

pub(super) struct Played {
    pub(super) deck: Vec<Card>,
    pub(super) actions: Vec<(Seat, CardAction)>,
    /// The deal at the start and after each action.
    pub(super) tracks: Vec<Track>,
}

impl Played {
    pub(super) fn last(&self) -> &Track {
        self.tracks.last().expect("at least the beginning")
    }

    pub(super) fn is_over(&self) -> bool {
        self.last().card_deal.public().ending().is_some()
    }
}

/// Deals and plays until `go_on` returns `false` or the deal is over.
pub(super) fn play(start: &Start, deck: Vec<Card>, rng: &mut SeedRng, go_on: impl Fn(usize, Seat) -> bool) -> Played {
    let bot = canasta_bots::by_name("club").expect("it is there");
    let mut track = Track::deal(start, &deck);
    let mut played = Played { deck, actions: Vec::new(), tracks: vec![track.clone()] };
    while let Some(seat) = track.card_deal.public().to_act().filter(|seat| go_on(played.actions.len(), *seat)) {
        let view = track.card_deal.view(Some(seat));
        let kinds = view.to_kinds().expect("a seat's view");
        let action = match rng.next_below(6) {
            0 => kinds.public.pick_legal(&kinds.hand, rng, &mut Vec::new()),
            _ => bot.decide(&kinds, rng.next_u64()).into_iter().next(),
        };
        let action = action.and_then(|action| view.to_cards(&action)).expect("a player always has something to do");
        track.action(&action).expect("it is legal");
        played.actions.push((seat, action));
        played.tracks.push(track.clone());
    }
    played
}

/// The same actions with a different deck. `None` if they aren't legal there, or the observer would notice.
fn replay(start: &Start, deck: Vec<Card>, like: &Played, viewer: Option<Seat>) -> Option<Played> {
    let mut track = Track::deal(start, &deck);
    let mut played = Played { deck, actions: Vec::new(), tracks: vec![track.clone()] };
    let same = |place: usize, track: &Track| track.known(viewer) == like.tracks[place].known(viewer);
    if !same(0, &track) {
        return None;
    }
    for (place, (seat, action)) in like.actions.iter().enumerate() {
        track.action(action)?;
        if !same(place + 1, &track) {
            return None;
        }
        played.actions.push((*seat, action.clone()));
        played.tracks.push(track.clone());
    }
    Some(played)
}

/// A world that looks the same to the observer, with different hidden cards.
pub(super) fn disguise(start: &Start, played: &Played, viewer: Option<Seat>, rng: &mut SeedRng) -> Option<Played> {
    let (stock, held) = played.last().hidden_from(viewer);
    let deck = &played.deck;
    let free = |places: &[usize]| -> Vec<usize> {
        places.iter().copied().filter(|&place| deck[place].kind() != Kind::RedThree).collect()
    };
    let all: Vec<usize> = stock.iter().chain(&held).copied().collect();
    for attempt in 0..8 {
        let mut other = deck.clone();
        let mut mix = |places: &[usize]| {
            let mut cards: Vec<Card> = places.iter().map(|&place| deck[place]).collect();
            shuffle(&mut cards, rng);
            for (&place, card) in places.iter().zip(cards) {
                other[place] = card;
            }
        };
        match attempt {
            // First shuffles everything, then everything but red threes, which are declared face up when drawn.
            0 if !played.is_over() => mix(&all),
            1..=3 if !played.is_over() => mix(&free(&all)),
            // Shuffles hands and stock separately, because some actions depend on the cards in a hand.
            4 if !played.is_over() => {
                mix(&free(&held));
                mix(&stock);
            }
            5 if !played.is_over() => mix(&free(&all)[..free(&all).len().min(12)]),
            // Shuffles suits within hands, and the stock. Once the deal is over, only these are hidden.
            _ => {
                for kind in held.iter().map(|&place| deck[place].kind()).collect::<Vec<_>>() {
                    mix(&held.iter().copied().filter(|&place| deck[place].kind() == kind).collect::<Vec<_>>());
                }
                mix(&stock);
            }
        }
        if other != *deck
            && let Some(replayed) = replay(start, other, played, viewer)
        {
            return Some(replayed);
        }
    }
    None
}

/// Number of hidden cards that differ in kind: first in all hands, then in the stock.
pub(super) fn hidden_apart(one: &CardDeal, two: &CardDeal) -> [usize; 2] {
    let differ = |one: &[Card], two: &[Card]| {
        let mut two: Vec<Kind> = two.iter().map(|card| card.kind()).collect();
        let missing = |card: &&Card| match two.iter().position(|kind| *kind == card.kind()) {
            Some(place) => {
                two.swap_remove(place);
                false
            }
            None => true,
        };
        one.iter().filter(missing).count()
    };
    let hands = one.public().players().seats().map(|seat| differ(one.hand(seat), two.hand(seat))).sum();
    let stock = one.stock().zip(two.stock()).filter(|(one, two)| one.kind() != two.kind()).count();
    [hands, stock]
}

/// A random number below `bound`.
pub(super) fn pick(rng: &mut SeedRng, bound: usize) -> usize {
    usize::try_from(rng.next_below(u32::try_from(bound).expect("few"))).expect("small")
}

/// Like [`pick`], for small numbers.
pub(super) fn small(rng: &mut SeedRng, bound: u8) -> u8 {
    u8::try_from(rng.next_below(bound.into())).expect("small")
}
