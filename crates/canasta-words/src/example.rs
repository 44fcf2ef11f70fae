//! The words of the rules book's examples, told from the chair of the player who acts first.

use canasta::{CardAct, DealScore, Ending, Group, Players, Seat, Side};

use super::{kind_names, number, points};

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

/// A player or a side, as the one who acts first would say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Who {
    /// At the head of a sentence: `You`, `Your partner`, `On the left`.
    pub name: &'static str,
    /// Before what belongs to them: `Your`; empty where that stands behind it.
    owner: &'static str,
    /// In a sentence: `you`, `your partner`, `the player on the left`.
    whole: &'static str,
}

/// A player.
pub const fn who(players: Players, you: Seat, seat: Seat) -> Who {
    let n = players.count();
    let (name, owner, whole) = match (n, (seat.0 + n - you.0) % n) {
        (_, 0) => ("You", "Your", "you"),
        (2, _) => ("The other player", "The other player's", "the other player"),
        (4, 2) => ("Your partner", "Your partner's", "your partner"),
        (5, 2) => ("Across on the left", "", "the player across on the left"),
        (5, 3) => ("Across on the right", "", "the player across on the right"),
        (6, 2) => ("Your partner on the left", "", "your partner on the left"),
        (6, 3) => ("Across", "", "the player across"),
        (6, 4) => ("Your partner on the right", "", "your partner on the right"),
        (_, 1) => ("On the left", "", "the player on the left"),
        (_, _) => ("On the right", "", "the player on the right"),
    };
    Who { name, owner, whole }
}

/// A side; a player who plays alone is one.
pub fn side(players: Players, you: Seat, side: Side) -> Who {
    if players.side_size() == 1 {
        return who(players, you, Seat(side.0));
    }
    let (name, owner, whole) = if players.side_of(you) == side {
        ("Your side", "Your side's", "your side")
    } else {
        ("The other side", "The others'", "the other side")
    };
    Who { name, owner, whole }
}

impl Who {
    /// What belongs to them: `Your hand`, `Hand of the player on the left`.
    fn own(self, what: &str) -> String {
        if self.owner.is_empty() {
            capital(&format!("{what} of {}", self.whole))
        } else {
            format!("{} {what}", self.owner)
        }
    }
}

fn capital(text: &str) -> String {
    let mut text = text.to_owned();
    text.get_mut(..1).map(str::make_ascii_uppercase);
    text
}

/// What a hand is called.
pub fn hand(who: Who) -> String {
    who.own("hand")
}

/// What the melds of a side are called.
pub fn melds(side: Who) -> String {
    side.own("melds")
}

/// What the red threes of a side are called.
pub fn red_threes(side: Who) -> String {
    side.own("red threes")
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
    capital(&format!("{} players.", number(usize::from(players.count()))))
}

/// The totals before the deal.
pub fn totals(sides: &[(Who, i32)]) -> String {
    let each: Vec<String> = sides.iter().map(|(side, total)| format!("{} {}", side.whole, points(*total))).collect();
    format!("Totals before the deal: {}.", each.join(", "))
}

/// A red three is tabled before anything else.
pub fn tabled_first() -> String {
    "Before anything else, tabled:".to_owned()
}

/// An act that cannot be read.
pub fn written(who: Who, action: &str) -> String {
    format!("{}: “{action}”", who.name)
}

/// An act, before the cards that it names.
pub fn act(who: Who, act: &CardAct) -> String {
    let says = match act {
        CardAct::Draw => "draw",
        CardAct::Take { with, .. } if with.is_empty() => "take the pile onto the meld",
        CardAct::Take { .. } => "take the pile with",
        CardAct::Meld(groups) => return laid(who, groups),
        CardAct::Discard(_) => "discard",
        CardAct::Pass => "pass",
        CardAct::Declare(_) => "declare",
        CardAct::Ask => "ask “May I go out?”",
        CardAct::Answer(true) => "answer yes",
        CardAct::Answer(false) => "answer no",
    };
    begun(who, says)
}

fn begun(who: Who, says: &str) -> String {
    let sign = if who.name == "You" { "" } else { ":" };
    format!("{}{sign} {says}", who.name)
}

/// Wild cards alone do not show where they go.
fn laid(who: Who, groups: &[Group]) -> String {
    match groups {
        [group] if group.cards.iter().all(|card| card.kind().is_wild()) => match group.rank {
            Some(rank) => begun(who, &format!("add to the {}", kind_names(rank))),
            None => begun(who, "lay down"),
        },
        _ => begun(who, "lay down"),
    }
}

/// How the deal ended.
pub fn ended(ending: Ending, who: impl Fn(Seat) -> Who) -> String {
    let went = |seat| match who(seat).whole {
        "you" => "You are out".to_owned(),
        whole => capital(&format!("{whole} is out")),
    };
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
pub fn scored(side: Who, entries: &[(&str, i32)]) -> String {
    let each: Vec<String> = entries.iter().map(|(label, n)| format!("{label} {}", points(*n))).collect();
    format!("{}: {}.", side.name, each.join(", "))
}
