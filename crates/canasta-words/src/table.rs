//! What is said at the table: who sits where, what lies there, the log, the line above the hand, the words beside the
//! pile, what the live regions speak. Every function takes what a seat may see, so none can tell a secret.

mod log;
mod pile;
mod ready;
mod say;
mod seating;
mod verdict;

use crate::{Name, Player, kind_names, number};
use canasta::{Canasta, CardMeld, Kind, Meld, Seat, Side, faces};
use canasta_table::scene::Scene;

pub use log::{Line, happened, last_line, log};
pub use pile::{PileWords, look_title, pile, pile_label, stock_label};
pub use ready::{SHUFFLING, SHUFFLING_MORE, closed, cutting, seal, seated, waiting};
pub(crate) use say::one_card_sentence;
pub use say::{Prompt, Say, draw_label, red_three_penalty, say, turn};
pub use seating::{drawn, for_seats};
pub use verdict::{ended, hands_left, place, verdict};

/// What a player is called by the viewer: `You` or the name.
pub fn name(scene: &Scene, seat: Seat) -> &str {
    if scene.view.seat == Some(seat) {
        "You"
    } else {
        scene.players.get(seat.index()).map_or("Somebody", |player| &player.name)
    }
}

/// A seat's player as the viewer is told of them.
pub(crate) fn player(scene: &Scene, seat: Seat) -> Player<'_> {
    if scene.view.seat == Some(seat) {
        return Player::You;
    }
    Player::Other(Name(scene.players.get(seat.index()).map_or("", |player| &player.name)))
}

/// The viewer's partner, whom "may I go out?" is put to.
pub fn partner(scene: &Scene) -> Option<Seat> {
    scene.view.table.public.players().partner_of(scene.viewpoint())
}

/// The viewer's side.
pub fn own_side(scene: &Scene) -> Side {
    scene.view.table.public.side_of(scene.viewpoint())
}

/// Whether everybody plays alone: sides are players then, and called by their names.
pub fn alone(scene: &Scene) -> bool {
    scene.view.table.public.players().side_size() == 1
}

/// What a side is called: `We`, `They`; where everybody plays alone, `You` and the others' names; to somebody who looks on,
/// by the names.
pub fn side_name(scene: &Scene, side: Side) -> String {
    if alone(scene) || scene.view.seat.is_none() {
        names_of(scene, side)
    } else if side == own_side(scene) {
        "We".to_owned()
    } else {
        "They".to_owned()
    }
}

/// Whose something is, as a seat's side is told of: `our`, `their`; a lone viewer's own is `your`.
pub(crate) fn whose(scene: &Scene, seat: Seat) -> &'static str {
    match scene.view.table.public.side_of(seat) == own_side(scene) {
        true if alone(scene) && scene.view.seat.is_some() => "your",
        true if !alone(scene) && scene.view.seat.is_some() => "our",
        _ => "their",
    }
}

/// The names of a side's players: `Ruth and Paul`, `You and Anna`.
pub fn names_of(scene: &Scene, side: Side) -> String {
    let public = &scene.view.table.public;
    let viewpoint = scene.viewpoint();
    let mut seats: Vec<Seat> = public.players().seats().filter(|&seat| public.side_of(seat) == side).collect();
    seats.sort_by_key(|&seat| seat != viewpoint);
    let names: Vec<&str> = seats.iter().map(|&seat| name(scene, seat)).collect();
    and(&names)
}

/// What stands under the name on a seat's plate; each part may be empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plate {
    /// What the player does or is: `to play`, `opponent`.
    pub state: &'static str,
    /// `away`, where their screen is closed and nobody plays for them.
    pub away: &'static str,
    /// How many cards they have, in words.
    pub cards: String,
}

/// What stands under the name on a seat's plate.
pub fn plate(scene: &Scene, seat: Seat) -> Plate {
    let public = &scene.view.table.public;
    let cards = cards_in_figures(public.hand_sizes()[seat.index()].into());
    let (one, to_play) = (one_card_left(scene, seat), public.to_act() == Some(seat));
    let stood_in = scene.around.stand_ins[seat.index()].is_some();
    let away = if not_here(scene, seat) && !stood_in { "away" } else { "" };
    if stood_in && !one {
        let state = if public.players().count() > 4 { "bot" } else { "bot plays" };
        return Plate { state, away, cards };
    }
    if public.players().side_size() > 2 && scene.view.seat.is_some() {
        let side = if public.side_of(seat) == own_side(scene) { "We" } else { "They" };
        let count = public.hand_sizes()[seat.index()];
        // Five plates in a row: what matters most has the room.
        let (state, cards) = match (one, to_play, !away.is_empty()) {
            (true, _, _) => (side, "one card".to_owned()),
            (_, true, true) => ("to play", count.to_string()),
            (_, _, true) => (side, count.to_string()),
            (_, true, _) => (side, format!("{count}, to play")),
            _ => (side, cards),
        };
        return Plate { state, away, cards };
    }
    let (state, cards) = match (one, to_play) {
        (true, _) if alone(scene) || scene.view.seat.is_none() => ("1 card", String::new()),
        (true, _) => ("one card", String::new()),
        (_, true) if alone(scene) && !away.is_empty() => ("to play", public.hand_sizes()[seat.index()].to_string()),
        (_, true) => ("to play", cards),
        _ if alone(scene) || !away.is_empty() => ("", cards),
        _ => (relation(scene, seat), cards),
    };
    Plate { state, away, cards }
}

/// Whether a seat is another person's who has no screen open.
pub fn not_here(scene: &Scene, seat: Seat) -> bool {
    let person = scene.players.get(seat.index()).is_some_and(|player| player.bot.is_none());
    person && scene.view.seat != Some(seat) && !scene.around.here[seat.index()]
}

/// What another player is to the viewer; nothing to somebody who looks on.
pub fn relation(scene: &Scene, seat: Seat) -> &'static str {
    if scene.view.seat.is_none() {
        ""
    } else if scene.view.table.public.side_of(seat) == own_side(scene) {
        "partner"
    } else {
        "opponent"
    }
}

/// Whether a player must be named as having one card left. Once the deal is over, nobody is.
pub fn one_card_left(scene: &Scene, seat: Seat) -> bool {
    let public = &scene.view.table.public;
    public.ending().is_none() && public.hand_sizes()[seat.index()] == 1
}

/// The name of a seat's plate for a screen reader: `Ruth, opponent, 4 cards, to play, dealer`.
pub fn seat_label(scene: &Scene, seat: Seat) -> String {
    let public = &scene.view.table.public;
    let cards = usize::from(public.hand_sizes()[seat.index()]);
    let mut label = name(scene, seat).to_owned();
    if !alone(scene) && scene.view.seat.is_some() {
        label.push_str(&format!(", {}", relation(scene, seat)));
    }
    label.push_str(&format!(", {}", cards_in_figures(cards)));
    if one_card_left(scene, seat) {
        label.push_str(" left");
    }
    if public.to_act() == Some(seat) {
        label.push_str(", to play");
    }
    if public.dealer() == seat {
        label.push_str(", dealer");
    }
    if scene.around.stand_ins[seat.index()].is_some() {
        label.push_str(", away, a bot plays");
    } else if not_here(scene, seat) {
        label.push_str(", away");
    }
    label
}

/// `1 card`, `4 cards`: on counts, in figures.
pub fn cards_in_figures(n: usize) -> String {
    format!("{n} {}", if n == 1 { "card" } else { "cards" })
}

/// What stands beside `We` and `They`: `minimum 50 met, 1 canasta`.
pub fn side_state(scene: &Scene, side: Side) -> String {
    let public = &scene.view.table.public;
    let minimum = public.minimum(side);
    if !public.opened(side) {
        return format!("minimum {minimum}, no melds yet");
    }
    let needed = public.rules().canastas_needed(public.players());
    match public.side_melds(side).canastas() {
        n if needed > 1 => format!("minimum {minimum} met, {n} of {needed} canastas"),
        0 => format!("minimum {minimum} met"),
        1 => format!("minimum {minimum} met, 1 canasta"),
        n => format!("minimum {minimum} met, {n} canastas"),
    }
}

/// A side's red threes: `one red three`.
pub fn red_threes_label(n: usize) -> String {
    format!("{} {}", number(n), if n == 1 { "red three" } else { "red threes" })
}

/// The kinds of a meld that lies on the table.
pub fn meld_of(meld: &CardMeld) -> Meld {
    let cards = faces::counts(&meld.cards);
    Meld { naturals: cards.of(meld.rank), jokers: cards.of(Kind::Joker), twos: cards.of(Kind::Two) }
}

/// A meld for a screen reader: `Sevens: six cards, one wild`, `Queens: natural canasta, seven cards`.
pub fn meld_label(meld: &CardMeld) -> String {
    let kinds = meld_of(meld);
    let mut label = format!("{}: ", capital(kind_names(meld.rank)));
    match kinds.canasta() {
        Some(Canasta::Natural) => label.push_str("natural canasta, "),
        Some(Canasta::Mixed) => label.push_str("mixed canasta, "),
        None => {}
    }
    label.push_str(&format!("{} cards", number(kinds.size().into())));
    if kinds.wilds() > 0 {
        label.push_str(&format!(", {} wild", number(kinds.wilds().into())));
    }
    label
}

/// The column that threes share: `Threes, 1 red, 2 black`.
pub fn threes_label(red: usize, black: usize) -> String {
    match (red, black) {
        (_, 0) => column_label(Kind::RedThree, red),
        (0, _) => column_label(Kind::BlackThree, black),
        _ => format!("Threes, {red} red, {black} black"),
    }
}

/// A column of the hand: `Kings, 4`.
pub fn column_label(kind: Kind, cards: usize) -> String {
    format!("{}, {cards}", capital(kind_names(kind)))
}

/// What the table plays: `Hoyle, deal 4, to 5,000`.
pub fn what_is_played(scene: &Scene) -> String {
    let points = crate::points(scene.view.table.public.rules().game_points);
    format!("{}, deal {}, to {points}", capital(&scene.rules), scene.deal)
}

/// A word with a capital in front.
pub fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// `a`, `a and b`, `a, b and c`.
pub fn and(parts: &[impl AsRef<str>]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [most @ .., last] => {
            let most: Vec<&str> = most.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", most.join(", "), last.as_ref())
        }
    }
}
