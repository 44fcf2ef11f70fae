//! No part of a scene depends on a card that its viewer may not see.

use canasta::deck::{SeedRng, shuffled};
use canasta::{Card, DECK, DressedAct, Kind, Rng, Seat};
use canasta_record::journal::Entry;
use canasta_record::scene::Scene;
use canasta_table::Table;

use crate::play::Played;

/// For every card that was dealt or left the stock: its place in the deck, and to whose hand it went.
fn owners(played: &Played) -> Vec<(usize, Seat)> {
    let dealt = (0..44u8).map(|place| (usize::from(place), Seat((place + 1) % 4)));
    let mut owners: Vec<(usize, Seat)> = dealt.collect();
    let mut table = Table::open("t", &played.entries[0]).unwrap();
    let mut stock = 0;
    for entry in &played.entries[1..] {
        table.apply(entry).unwrap();
        // Who gets what leaves the stock: whose turn it is after the act, be it a draw or the red threes of a first turn.
        let public = table.view(None).unwrap().table.public;
        let left = usize::from(public.stock);
        if matches!(entry, Entry::Acted { .. }) {
            owners.extend((DECK - stock..DECK - left).map(|place| (place, public.turn)));
        } else {
            // The upcard and its covers, then the red threes of the first to play.
            let covers = usize::from(public.pile.len());
            owners.extend((44 + covers..DECK - left).map(|place| (place, public.turn)));
        }
        stock = left;
    }
    owners
}

/// The places in the deck whose cards are still in the stock, or came to another's hand from the deck and are there yet.
/// Red threes stay where they are (when they come, they are tabled for all to see), and so do the hands of those who
/// took the pile (some of their cards are known).
fn hidden_places(played: &Played, deck: &[Card], viewer: Option<Seat>) -> Vec<usize> {
    let stock = usize::from(played.table.view(None).unwrap().table.public.stock);
    let mut places: Vec<usize> = (DECK - stock..DECK).collect();
    let owners = owners(played);
    for seat in [0u8, 1, 2, 3].map(Seat).into_iter().filter(|&seat| viewer != Some(seat)) {
        let takes =
            |entry: &Entry| matches!(entry, Entry::Acted { by, act: DressedAct::Take { .. } } if by.seat == seat);
        if played.entries.iter().any(takes) {
            continue;
        }
        // Of equal faces the last to come counts as the last to be played, so that no act plays a card too early.
        let mut hand = played.table.view(Some(seat)).unwrap().hand;
        for &(place, _) in owners.iter().rev().filter(|(_, owner)| *owner == seat) {
            if let Some(held) = hand.iter().position(|&held| held == deck[place]) {
                hand.swap_remove(held);
                places.push(place);
            }
        }
        assert_eq!(hand, [], "every card of the hand came from the deck");
    }
    places.retain(|&place| deck[place].kind() != Kind::RedThree);
    places
}

/// The deck with the cards of some places shuffled among them.
fn permuted(deck: &[Card], places: &[usize], rng: &mut SeedRng) -> Vec<Card> {
    let mut cards: Vec<Card> = places.iter().map(|&place| deck[place]).collect();
    canasta::shuffle(&mut cards, rng);
    let mut other = deck.to_vec();
    for (&place, card) in places.iter().zip(cards) {
        other[place] = card;
    }
    other
}

/// The scenes of a viewer after every entry, with another first deck; `None` if the acts are not legal with it (a rule
/// may look at the actor's own hidden cards).
fn replayed(entries: &[Entry], deck: Vec<Card>, viewer: Option<Seat>) -> Option<Vec<Scene>> {
    let mut table = Table::open("t", &entries[0]).unwrap();
    table.apply(&Entry::Dealt { deal: 1, deck, asked: None }).unwrap();
    let mut scenes = vec![table.scene(viewer).unwrap()];
    for entry in &entries[2..] {
        table.apply(entry).ok()?;
        scenes.push(table.scene(viewer).unwrap());
    }
    Some(scenes)
}

#[test]
fn a_scene_does_not_depend_on_hidden_cards() {
    let (mut compared, mut differed) = (0, 0);
    for seed in 0..120 {
        let mut rng = SeedRng::new(seed);
        let deck = shuffled(&mut rng);
        let mut played = Played::open(deck.clone());
        for _ in 0..rng.below(70) {
            if !played.act(&mut rng) {
                break;
            }
        }
        if played.table.to_act().is_none() {
            continue;
        }
        for viewer in [Some(Seat(0)), Some(Seat(1)), None] {
            let places = hidden_places(&played, &deck, viewer);
            assert!(places.len() >= 2, "{places:?}");
            let other = permuted(&deck, &places, &mut rng);
            let Some(scenes) = replayed(&played.entries, other.clone(), viewer) else { continue };
            assert_eq!(Some(&scenes), replayed(&played.entries, deck.clone(), viewer).as_ref(), "seed {seed}");
            compared += 1;
            // The cards did move: somebody else sees another table.
            let peek = |deck: &Vec<Card>| replayed(&played.entries, deck.clone(), Some(Seat(3)));
            differed += usize::from(peek(&deck) != peek(&other));
        }
    }
    assert!(compared > 200 && differed > 100, "{compared} compared, {differed} of them differ for another");
}
