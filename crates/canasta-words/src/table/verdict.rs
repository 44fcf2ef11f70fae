//! How a deal and a game ended, in words.

use canasta::{Ending, Seat, Side};
use canasta_table::scene::Scene;

use crate::table::{and, name, names_of};
use crate::{number, points, some_cards};

/// How the deal ended, without a full stop: `You went out`, `The stock is empty`.
pub fn verdict(scene: &Scene, ending: Ending) -> String {
    match ending {
        Ending::WentOut { seat, concealed: false } => format!("{} went out", name(scene, seat)),
        Ending::WentOut { seat, concealed: true } => format!("{} went out concealed", name(scene, seat)),
        Ending::StockExhausted => "The stock is empty".to_owned(),
        Ending::LastRedThree { seat } => format!("{} drew a red three as the last card", name(scene, seat)),
    }
}

/// Who had how many cards left, the fewest first: `Anna had three cards left, Ruth and Paul eight each.`
pub fn hands_left(scene: &Scene) -> String {
    let public = &scene.view.table.public;
    let mut sizes: Vec<u8> = public.players().seats().map(|seat| public.hand_sizes()[seat.index()]).collect();
    sizes.sort_unstable();
    sizes.dedup();
    sizes.retain(|&size| size > 0);
    let mut parts = Vec::new();
    for &size in &sizes {
        let seats: Vec<Seat> =
            public.players().seats().filter(|&seat| public.hand_sizes()[seat.index()] == size).collect();
        // “You” only as the first word.
        let begins = |place: usize| parts.is_empty() && place == 0;
        let named = |(place, &seat): (usize, &Seat)| {
            if scene.view.seat == Some(seat) && !begins(place) { "you" } else { name(scene, seat) }
        };
        let names: Vec<&str> = seats.iter().enumerate().map(named).collect();
        let each = if seats.len() > 1 { " each" } else { "" };
        let cards =
            if parts.is_empty() { format!("had {} left", some_cards(size.into())) } else { number(size.into()) };
        parts.push(format!("{} {cards}{each}", and(&names)));
    }
    if parts.is_empty() { String::new() } else { format!("{}.", parts.join(", ")) }
}

/// How the game ended: who won, and by how much: `("You and Anna won", "By 1,235 points, in six deals.")`.
pub fn ended(scene: &Scene, winner: Side) -> (String, String) {
    let public = &scene.view.table.public;
    let best = scene.totals[winner.index()];
    let second =
        public.players().all_sides().filter(|&side| side != winner).map(|side| scene.totals[side.index()]).max();
    let margin = best - second.unwrap_or(0);
    let deals = scene.sheet.len();
    let deals = if deals == 1 { "one deal".to_owned() } else { format!("{} deals", number(deals)) };
    let who = names_of(scene, winner);
    (format!("{who} won"), format!("By {} points, in {deals}.", points(margin)))
}

/// How a side came out of the game: `won`, `second`, `third` ….
pub fn place(scene: &Scene, side: Side) -> &'static str {
    const PLACES: [&str; 6] = ["won", "second", "third", "fourth", "fifth", "sixth"];
    if scene.winner == Some(side) {
        return PLACES[0];
    }
    let own = scene.totals[side.index()];
    let sides = scene.view.table.public.players().all_sides();
    let better = sides.filter(|other| scene.totals[other.index()] > own).count();
    PLACES.get(better.max(1)).copied().unwrap_or("lost")
}
