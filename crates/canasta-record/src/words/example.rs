//! The words of the rules book's examples, told from the chair of the player who acts first.

use canasta::{DealScore, DressedAct, Ending, Players, Seat, Side};

use super::{number, points};

/// A rule set that is a preset with a house rule.
pub const HOUSE: &str = "With a house rule.";
/// There is nothing to draw.
pub const NO_STOCK: &str = "The stock is empty.";
/// Cards that came from the stock.
pub const DRAWN: &str = "Drawn:";
/// Red threes that went to the table by themselves.
pub const TABLED: &str = "Tabled:";
/// Red threes of the player whose turn began.
pub const NEXT_TABLED: &str = "Tabled by the next player:";

/// A player as the first to act would say: `You`, `Partner`, `Left`.
pub const fn who(players: Players, you: Seat, seat: Seat) -> &'static str {
    let n = players.count();
    match (n, (seat.0 + n - you.0) % n) {
        (_, 0) => "You",
        (2, _) => "The other",
        (4, 2) => "Partner",
        (5, 2) => "Left across",
        (5, 3) => "Right across",
        (6, 2) => "Partner on the left",
        (6, 3) => "Across",
        (6, 4) => "Partner on the right",
        (_, 1) => "Left",
        (_, _) => "Right",
    }
}

/// A side: `Your side`, `The others`, and for players who play alone the player.
pub fn side(players: Players, you: Seat, side: Side) -> String {
    let own = players.side_of(you) == side;
    if players.side_size() > 1 {
        return if own { "Your side" } else { "The other side" }.to_owned();
    }
    who(players, you, Seat(side.0)).to_owned()
}

fn owner(who: &str) -> String {
    match who {
        "You" => "Your".to_owned(),
        who => format!("{who}:"),
    }
}

/// What a hand is called.
pub fn hand(who: &str) -> String {
    format!("{} hand", owner(who))
}

/// What the melds of a side are called.
pub fn melds(side: &str) -> String {
    format!("{} melds", owner(side).replace("Your side:", "Your side's").replace("The other side:", "The others'"))
}

/// What the red threes of a side are called.
pub fn red_threes(side: &str) -> String {
    melds(side).replace(" melds", " red threes")
}

/// The discard pile, as it is shown.
pub fn pile(cards: usize) -> String {
    if cards == 1 { "Discard pile".to_owned() } else { "Discard pile, the last card on top".to_owned() }
}

/// The stock, as it is shown.
pub fn stock(cards: usize) -> String {
    if cards == 1 { "Stock, one card".to_owned() } else { "Stock, the first card comes next".to_owned() }
}

/// How many play.
pub fn players(players: Players) -> String {
    let mut text = format!("{} players.", number(usize::from(players.count())));
    text.get_mut(..1).map(str::make_ascii_uppercase);
    text
}

/// The totals before the deal.
pub fn totals(sides: &[(String, i32)]) -> String {
    let each: Vec<String> = sides.iter().map(|(side, total)| format!("{} {}", lower(side), points(*total))).collect();
    format!("Totals before the deal: {}.", each.join(", "))
}

fn lower(text: &str) -> String {
    let mut text = text.to_owned();
    text.get_mut(..1).map(str::make_ascii_lowercase);
    text
}

/// A red three is tabled before anything else.
pub fn tabled_first() -> String {
    "Before anything else, tabled:".to_owned()
}

/// An act that cannot be read.
pub fn written(who: &str, action: &str) -> String {
    format!("{who}: “{action}”")
}

/// An act, before the cards that it names.
pub fn act(who: &str, act: &DressedAct) -> String {
    let says = match act {
        DressedAct::Draw => "draw",
        DressedAct::Take { with, .. } if with.is_empty() => "take the pile onto the meld",
        DressedAct::Take { .. } => "take the pile with",
        DressedAct::Meld(_) => "lay down",
        DressedAct::Discard(_) => "discard",
        DressedAct::Pass => "pass",
        DressedAct::Declare(_) => "declare",
        DressedAct::Ask => "ask “May I go out?”",
        DressedAct::Answer(true) => "answer yes",
        DressedAct::Answer(false) => "answer no",
    };
    let sign = if who == "You" { "" } else { ":" };
    format!("{who}{sign} {says}")
}

/// How the deal ended.
pub fn ended(ending: Ending, who: impl Fn(Seat) -> &'static str) -> String {
    let went = |seat| if who(seat) == "You" { "You are out".to_owned() } else { format!("{} is out", who(seat)) };
    match ending {
        Ending::WentOut { seat, concealed: false } => format!("{}.", went(seat)),
        Ending::WentOut { seat, concealed: true } => format!("{}, concealed.", went(seat)),
        Ending::StockExhausted => "The deal ends; nobody is out.".to_owned(),
        Ending::LastRedThree { .. } => "The last card of the stock is a red three: the deal ends.".to_owned(),
    }
}

/// The entries of a score: their names in a scenario, what they are called, and their points.
pub fn entries(score: &DealScore) -> [(&'static str, &'static str, i32); 10] {
    [
        ("natural_canastas", "natural canastas", score.natural_canastas),
        ("mixed_canastas", "mixed canastas", score.mixed_canastas),
        ("concealed_canastas", "canastas laid whole", score.concealed_canastas),
        ("red_threes", "red threes", score.red_threes),
        ("going_out", "going out", score.going_out),
        ("exact_deal", "the exact deal", score.exact_deal),
        ("penalties", "penalties", score.penalties),
        ("melded", "cards melded", score.melded),
        ("in_hand", "cards left in hands", score.in_hand),
        ("total", "in all", score.total()),
    ]
}

/// What a side scored, as far as the example is about it.
pub fn scored(side: &str, entries: &[(&str, i32)]) -> String {
    let each: Vec<String> = entries.iter().map(|(label, n)| format!("{label} {}", points(*n))).collect();
    format!("{side}: {}.", each.join(", "))
}
