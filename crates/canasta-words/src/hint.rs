//! Hints in words: the best turns, how much each loses, and what came of it when it was played out. The numbers come from
//! whoever has played it out; here is only how they are said.

use canasta::{Act, Counts, Kind, Meld, Melds};
use canasta_journal::Hints;
use canasta_table::scene::Scene;

use crate::table::{alone, and, capital, draw_label, name, partner};
use crate::{Lang, a_kind, kind_names, some_of};

/// How many turns a hint shows.
pub const SHOWN: usize = 3;

/// What came of a turn in the deals that were played out from it. Shares are from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Foreseen {
    /// Deals played out.
    pub worlds: u32,
    /// Cards in the pile when the turn is over; 0 where it is not over with these acts.
    pub pile: u8,
    /// How often the next player took the pile at once.
    pub next_takes: f64,
    /// How often another side had taken the pile before the player's next turn.
    pub foes_take: f64,
    /// How often the player's own side took the pile.
    pub own_take: f64,
    /// How often the player's side went out.
    pub own_out: f64,
    /// How often another side went out.
    pub foes_out: f64,
    /// Canastas of the player's side at the end, on average.
    pub canastas: f64,
    /// Points by which the player's side was ahead of the others at the end, on average, counted from now.
    pub ahead: f64,
}

/// One turn, or the part of it up to the next unknown.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn {
    /// What to do, in this order.
    pub acts: Vec<Act>,
    /// Points it loses against the best, at least 0.
    pub loses: f64,
    /// Cannot be told apart from the best.
    pub equal: bool,
    /// What came of it.
    pub foreseen: Foreseen,
}

/// One line of a hint in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What to do: `Discard a four.`
    pub what: String,
    /// What it is worth beside the best: `Best`, `As good`, `Loses about 40 points`.
    pub worth: String,
    /// Why; empty where it is no worse.
    pub why: String,
}

/// Over a hint.
pub const TITLE: &str = "Hint";
/// While it is thought about.
pub const THINKING: &str = "Thinking…";
/// Closes the hint.
pub const CLOSE: &str = "Close the hint";
/// Brings a turn's cards to where they are laid from.
pub const SHOW: &str = "Show me";
/// Where there is nothing to choose from.
pub const NOTHING: &str = "There is nothing to decide here.";
/// Where there are too many to think for.
pub const BUSY: &str = "The computer is busy with other tables. Ask again in a moment.";

/// What the page's script says of hints by itself.
pub const SCRIPT_WORDS: &[(&str, &str)] = &[
    ("hint-thinking", THINKING),
    ("hint-title", TITLE),
    ("hint-close", CLOSE),
    ("hint-lost", "No answer. Ask again in a moment."),
    ("hint-none", "This table gives no hints."),
    ("hint-press", "Press {}."),
];

/// What a table says of hints, for its form and its menu: the answer, and what it means.
pub const fn setting(hints: Hints) -> (&'static str, &'static str) {
    match hints {
        Hints::Practice => ("For practice", "While you play with the computer alone."),
        Hints::Everybody => ("For everybody", "In games between people, too."),
        Hints::None => ("None", "Nobody is helped."),
    }
}

/// What a table's menu says of hints.
pub const fn told(hints: Hints, given: bool) -> &'static str {
    match (hints, given) {
        (Hints::None, _) => "Hints: none at this table.",
        (Hints::Everybody, _) => "Hints: for everybody.",
        (Hints::Practice, true) => "Hints: for practice with the computer.",
        (Hints::Practice, false) => "Hints: none, because people play against each other.",
    }
}

/// The lines of a hint, best first, at most [`SHOWN`].
pub fn lines(scene: &Scene, turns: &[Turn]) -> Vec<Line> {
    let Some(best) = turns.first() else { return Vec::new() };
    let only = turns.len() == 1;
    let line = |(place, turn): (usize, &Turn)| Line {
        what: what(scene, &turn.acts),
        worth: worth(place, turn, only),
        why: if place == 0 || turn.equal { String::new() } else { why(scene, best, turn) },
    };
    turns.iter().take(SHOWN).enumerate().map(line).collect()
}

/// Where it comes from: `From 240 deals played out, …`. Empty where none were.
pub fn source(turns: &[Turn]) -> String {
    let most = turns.iter().map(|turn| turn.foreseen.worlds).max().unwrap_or_default();
    match most {
        0 => String::new(),
        1 => "From one deal played out with the hidden cards dealt by chance.".to_owned(),
        n => format!("From {n} deals played out, the hidden cards dealt by chance each time."),
    }
}

/// What the polite live region speaks: every line.
pub fn spoken(lines: &[Line]) -> String {
    if lines.is_empty() {
        return format!("{TITLE}: {NOTHING}");
    }
    let each = lines.iter().map(|line| {
        let why = if line.why.is_empty() { String::new() } else { format!(" {}", line.why) };
        format!("{}: {}{why}", line.worth, line.what)
    });
    format!("{TITLE}. {}", each.collect::<Vec<_>>().join(" "))
}

fn worth(place: usize, turn: &Turn, only: bool) -> String {
    match place {
        0 if only => "The one thing to do".to_owned(),
        0 => "Best".to_owned(),
        _ if turn.equal => "As good".to_owned(),
        _ => match rounded(turn.loses).as_str() {
            "1" => "Loses about one point".to_owned(),
            points => format!("Loses about {points} points"),
        },
    }
}

/// Points as one would say them: by fives from twenty on, never none.
fn rounded(points: f64) -> String {
    if points >= 20.0 { format!("{:.0}", (points / 5.0).round() * 5.0) } else { format!("{:.0}", points.max(1.0)) }
}

/// What a turn is, in a sentence or two: `Lay down three kings with a two, then discard a four.`
pub fn what(scene: &Scene, acts: &[Act]) -> String {
    let parts: Vec<String> = acts.iter().map(|act| act_words(scene, act)).collect();
    format!("{}.", capital(&parts.join(", then ")))
}

fn act_words(scene: &Scene, act: &Act) -> String {
    match act {
        Act::Draw | Act::Pass => draw_label(Lang::EN, scene).as_str().to_lowercase(),
        Act::Take { with, more } => take(scene, with, more),
        Act::Meld(lay) => format!("lay down {}", laid(lay)),
        Act::Discard(kind) => format!("discard {}", a_kind(*kind)),
        Act::Declare => "table the red three".to_owned(),
        Act::Ask => {
            let asked = partner(scene).map_or("your partner", |seat| name(scene, seat));
            format!("ask {asked} whether you may go out")
        }
        Act::Answer(true) => "answer yes".to_owned(),
        Act::Answer(false) => "answer no".to_owned(),
    }
}

fn take(scene: &Scene, with: &Counts, more: &Melds) -> String {
    let top = scene.view.table.public.pile().top();
    let how = match top {
        _ if !with.is_empty() => format!(" with {}", cards(with)),
        Some(top) => format!(" onto the {}", kind_names(top)),
        None => String::new(),
    };
    let rest = if more.is_empty() { String::new() } else { format!(" and lay down {}", laid(more)) };
    format!("take the pile{how}{rest}")
}

/// `two sixes`, `one jack and one joker`.
fn cards(counts: &Counts) -> String {
    and(&counts.iter().map(|(kind, n)| some_of(n.into(), kind)).collect::<Vec<_>>())
}

/// `three kings with a two, and one seven`.
fn laid(lay: &Melds) -> String {
    let each: Vec<String> = lay.iter().map(|(rank, meld)| group(rank, meld)).collect();
    match each.as_slice() {
        [most @ .., last] if !most.is_empty() => format!("{}, and {last}", most.join(", ")),
        each => each.concat(),
    }
}

fn group(rank: Kind, meld: Meld) -> String {
    let wilds = [(Kind::Two, meld.twos), (Kind::Joker, meld.jokers)].into_iter().filter(|(_, n)| *n > 0);
    let wilds = wilds.map(|(kind, n)| if n == 1 { a_kind(kind) } else { some_of(n.into(), kind) });
    let wilds = and(&wilds.collect::<Vec<_>>());
    match (meld.naturals, wilds.is_empty()) {
        (0, _) => format!("{wilds} on the {}", kind_names(rank)),
        (n, true) => some_of(n.into(), rank),
        (n, false) => format!("{} with {wilds}", some_of(n.into(), rank)),
    }
}

/// What a difference in shares is worth at least, for it to be given as a reason.
const TELLING: f64 = 0.03;

/// A reason: how much it counts, and its words.
type Reason = (f64, fn(&Scene, &Turn, &Turn) -> String);

/// Why a turn is worse than the best: of what came of both, what differs most to its harm.
fn why(scene: &Scene, best: &Turn, turn: &Turn) -> String {
    let (b, t) = (&best.foreseen, &turn.foreseen);
    let pile = f64::from(t.pile.max(4)) / 12.0;
    let reasons: [Reason; 6] = [
        ((t.next_takes - b.next_takes) * pile, hands_over),
        ((t.foes_take - b.foes_take) * 0.8, others_take),
        (b.own_take - t.own_take, fewer_piles),
        (b.own_out - t.own_out, out_less),
        (t.foes_out - b.foes_out, others_out),
        ((b.canastas - t.canastas) * 0.5, fewer_canastas),
    ];
    let strongest = reasons.into_iter().max_by(|one, other| one.0.total_cmp(&other.0));
    match strongest.filter(|(weight, _)| *weight >= TELLING) {
        Some((_, sentence)) => sentence(scene, best, turn),
        None => less_ahead(scene, best, turn),
    }
}

/// `Discarding a seven hands over the 14-card pile 31 % of the time; a four, 6 %.`
fn hands_over(_: &Scene, best: &Turn, turn: &Turn) -> String {
    let often = percent(turn.foreseen.next_takes);
    let other = percent(best.foreseen.next_takes);
    let pile = match turn.foreseen.pile {
        0 => "pile".to_owned(),
        n => format!("{n}-card pile"),
    };
    match (last_discard(turn), last_discard(best)) {
        (Some(this), Some(that)) if this != that => {
            format!("Discarding {} hands over the {pile} {often} of the time; {}, {other}.", a_kind(this), a_kind(that))
        }
        (Some(this), None) => {
            format!("Discarding {} hands over the {pile} {often} of the time; the best, {other}.", a_kind(this))
        }
        _ => format!("The next player then takes the {pile} {often} of the time; with the best, {other}."),
    }
}

fn others_take(_: &Scene, best: &Turn, turn: &Turn) -> String {
    compare("Others take the pile before your next turn", turn.foreseen.foes_take, best.foreseen.foes_take)
}

fn fewer_piles(scene: &Scene, best: &Turn, turn: &Turn) -> String {
    let who = if alone(scene) { "You take the pile" } else { "Your side takes the pile" };
    compare(who, turn.foreseen.own_take, best.foreseen.own_take)
}

fn out_less(scene: &Scene, best: &Turn, turn: &Turn) -> String {
    let who = if alone(scene) { "You go out" } else { "Your side goes out" };
    compare(who, turn.foreseen.own_out, best.foreseen.own_out)
}

fn others_out(scene: &Scene, best: &Turn, turn: &Turn) -> String {
    let who = if alone(scene) { "Somebody else goes out" } else { "The other side goes out" };
    compare(who, turn.foreseen.foes_out, best.foreseen.foes_out)
}

fn fewer_canastas(scene: &Scene, best: &Turn, turn: &Turn) -> String {
    let who = if alone(scene) { "You end" } else { "Your side ends" };
    let (this, that) = (turn.foreseen.canastas, best.foreseen.canastas);
    format!("{who} with {this:.1} canastas on average; with the best, {that:.1}.")
}

/// Where no single thing explains it: what all of it comes to.
fn less_ahead(scene: &Scene, best: &Turn, turn: &Turn) -> String {
    let who = if alone(scene) { "you end" } else { "your side ends" };
    let end = |ahead: f64| {
        let way = if ahead < 0.0 { "behind" } else { "ahead" };
        format!("{:.0} points {way}", ahead.abs())
    };
    let (this, that) = (end(turn.foreseen.ahead), end(best.foreseen.ahead));
    format!("By many small things {who} the deal {this} on average; with the best, {that}.")
}

fn compare(what: &str, this: f64, that: f64) -> String {
    format!("{what} {} of the time; with the best, {}.", percent(this), percent(that))
}

fn last_discard(turn: &Turn) -> Option<Kind> {
    match turn.acts.last() {
        Some(Act::Discard(kind)) => Some(*kind),
        _ => None,
    }
}

/// `31 %`, with a space at which no line breaks; never `0 %` for what has happened.
fn percent(share: f64) -> String {
    // Plus nothing: no minus before a zero.
    let hundredths = share.clamp(0.0, 1.0) * 100.0 + 0.0;
    if hundredths > 0.0 && hundredths < 1.0 { "under 1\u{a0}%".to_owned() } else { format!("{hundredths:.0}\u{a0}%") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_said_as_people_say_them() {
        let said = [0.0, -0.0, 0.004, 0.058, 0.31, 1.0, 7.0].map(|share| percent(share).replace('\u{a0}', " "));
        assert_eq!(said, ["0 %", "0 %", "under 1 %", "6 %", "31 %", "100 %", "100 %"]);
    }

    #[test]
    fn points_are_rounded_and_never_none() {
        let said = [0.0, 0.4, 1.6, 12.3, 19.9, 22.4, 83.0, 151.0].map(rounded);
        assert_eq!(said, ["1", "1", "2", "12", "20", "20", "85", "150"]);
    }
}
