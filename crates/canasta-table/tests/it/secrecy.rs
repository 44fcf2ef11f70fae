//! A scene never depends on cards that its viewer may not see.

use canasta::deck::{SeedRng, shuffled};
use canasta::{Card, CardAction, DECK_SIZE, Kind, Rng, Seat};
use canasta_table::Table;
use canasta_table::journal::Entry;
use canasta_table::scene::{Scene, SeenEvent};
use canasta_testkit::volume::volume;

use crate::play::{Played, every_table, opened};

/// For every card that was dealt or has left the stock: its place in the deck and the seat that got it.
fn owners(played: &Played) -> Vec<(usize, Seat)> {
    let start = played.table.view(None).unwrap().table.public;
    let count = usize::from(start.players().count());
    let hands = count * usize::try_from(start.rules().hand_size_for(start.players())).unwrap();
    let seat_of = |place: usize| Seat(u8::try_from((place + 1 + usize::from(start.dealer().0)) % count).unwrap());
    let mut owners: Vec<(usize, Seat)> = (0..hands).map(|place| (place, seat_of(place))).collect();
    let dealt = played.entries.iter().position(Entry::is_play).unwrap();
    let mut table = Table::fold("t", &played.entries[..dealt]).unwrap();
    let mut stock = 0;
    for entry in &played.entries[dealt..] {
        table.apply(entry).unwrap();
        // Cards from the stock go to the player whose turn it is after the action.
        let public = table.view(None).unwrap().table.public;
        let left = usize::from(public.stock());
        if matches!(entry, Entry::Acted { .. }) {
            owners.extend((DECK_SIZE - stock..DECK_SIZE - left).map(|place| (place, public.turn())));
        } else {
            // After the upcard and its covers, each red three placed before the first turn is replaced.
            let covers = usize::from(public.pile().len());
            let log = table.scene(None).unwrap().log;
            let red_threes = log.iter().flat_map(|happened| match happened {
                SeenEvent::DeclaredRedThrees(red_threes) => vec![red_threes.seat; red_threes.red_threes.len()],
                _ => Vec::new(),
            });
            owners.extend((hands + covers..DECK_SIZE - left).zip(red_threes));
        }
        stock = left;
    }
    owners
}

/// Deck positions of hidden cards, which are in the stock and in other hands. Red threes are left out because they are
/// placed face up when they are drawn. Hands that took the pile are left out because some of their cards are known.
fn hidden_places(played: &Played, deck: &[Card], viewer: Option<Seat>) -> Vec<usize> {
    let stock = usize::from(played.table.view(None).unwrap().table.public.stock());
    let mut places: Vec<usize> = (DECK_SIZE - stock..DECK_SIZE).collect();
    let owners = owners(played);
    for seat in played.table.players().seats().filter(|&seat| viewer != Some(seat)) {
        let takes = |entry: &Entry| matches!(entry, Entry::Acted { by, action: CardAction::Take { .. }, .. } if by.seat == seat);
        if played.entries.iter().any(takes) {
            continue;
        }
        // Of equal cards, the last drawn counts as the last played, so that no action plays a card before it is
        // drawn.
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

/// The deck with the cards at these places shuffled.
fn permuted(deck: &[Card], places: &[usize], rng: &mut SeedRng) -> Vec<Card> {
    let mut cards: Vec<Card> = places.iter().map(|&place| deck[place]).collect();
    canasta::shuffle(&mut cards, rng);
    let mut other = deck.to_vec();
    for (&place, card) in places.iter().zip(cards) {
        other[place] = card;
    }
    other
}

/// The viewer's scenes after every entry, with a different first deck. `None` if some action is illegal with that deck,
/// because some rules depend on the player's own hidden cards.
fn replayed(entries: &[Entry], deck: Vec<Card>, viewer: Option<Seat>) -> Option<Vec<Scene>> {
    let dealt = entries.iter().position(Entry::is_play).unwrap();
    let mut table = Table::fold("t", &entries[..dealt]).unwrap();
    table.apply(&Entry::Dealt { deal: 1, deck }).unwrap();
    let mut scenes = vec![table.scene(viewer).unwrap()];
    for entry in &entries[dealt + 1..] {
        table.apply(entry).ok()?;
        scenes.push(table.scene(viewer).unwrap());
    }
    Some(scenes)
}

/// Compares a viewer's scenes with those at the same table with different hidden cards. Returns the number of
/// comparisons, and how many times the scenes differed for a player who may see these cards.
fn compare(rules: &str, players: u8, seed: u64) -> (u32, u32) {
    let mut compared = 0;
    let mut differed = 0;
    let mut rng = SeedRng::new(seed);
    let deck = shuffled(&mut rng);
    let mut played = Played::at(opened(rules, usize::from(players)), deck.clone());
    for _ in 0..rng.next_below(70) {
        if !played.action(&mut rng) {
            break;
        }
    }
    if played.table.to_act().is_none() {
        return (0, 0);
    }
    for viewer in [Some(Seat(0)), Some(Seat(1)), None] {
        let places = hidden_places(&played, &deck, viewer);
        if places.len() < 2 {
            continue;
        }
        let other = permuted(&deck, &places, &mut rng);
        let Some(scenes) = replayed(&played.entries, other.clone(), viewer) else { continue };
        assert_eq!(
            Some(&scenes),
            replayed(&played.entries, deck.clone(), viewer).as_ref(),
            "{rules}, {players} players, seed {seed}"
        );
        if let (Some(one), Some(two)) = (scenes.last(), replayed(&played.entries, deck.clone(), viewer)) {
            let json = |scene: &Scene| serde_json::to_string(scene).unwrap();
            assert_eq!(Some(json(one)), two.last().map(json), "{rules}, {players} players, seed {seed}");
        }
        compared += 1;
        // To prove that the cards did move, another player must see a difference.
        let peek = |deck: &Vec<Card>| replayed(&played.entries, deck.clone(), Some(Seat(players - 1)));
        differed += u32::from(peek(&deck) != peek(&other));
    }
    (compared, differed)
}

#[test]
fn a_scene_does_not_depend_on_hidden_cards() {
    let deals = volume(24, 120);
    let sums = (0..deals.into()).map(|seed| compare("hoyle", 4, seed));
    let (compared, differed) = sums.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    assert!(
        3 * compared > 5 * deals && 6 * differed > 5 * deals,
        "{compared} compared, {differed} of them differ for another"
    );
}

#[test]
fn a_scene_does_not_depend_on_hidden_cards_under_any_preset() {
    let deals = volume(3, 12);
    for (rules, players) in every_table() {
        let sums = (0..deals.into()).map(|seed| compare(rules, players.count(), seed));
        let (compared, differed) = sums.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        assert!(
            3 * compared >= 2 * deals && 3 * differed >= deals,
            "{rules}, {players:?}: {compared} compared, {differed} differ"
        );
    }
}
