//! Hints in words: the best plays, how much each of them loses, and what the playouts show. The numbers come from the
//! search ([`canasta_bots::Hint`]).

use canasta::{Action, Counts, Kind, Meld, Melds};
use canasta_bots::RatedTurn;
use canasta_i18n::messages::{hint, log};
use canasta_i18n::table::{cards_to_draw, name_of, partner, plays_alone};
use canasta_i18n::{Lang, Message, Name};
use canasta_table::scene::Scene;

use super::reason;

pub(super) const MAX_SHOWN_PLAYS: usize = 3;

/// A line of a hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The play: `Discard a four.`
    pub what: Message,
    /// Its value compared with the best play: `Best`, `As good`, `Loses about 40 points`.
    pub worth: Message,
    /// Why it is worse than the best play; empty if it isn't.
    pub why: Message,
}

/// The lines of a hint: at most three, best play first.
pub fn lines(lang: Lang, scene: &Scene, turns: &[RatedTurn]) -> Vec<Line> {
    let Some(best) = turns.first() else { return Vec::new() };
    let only = turns.len() == 1;
    let late = is_late(scene, best);
    // The hint's reason already explains what is wrong with this play.
    let explained = reason::reason(lang, scene, turns).map(|(place, _)| place);
    let line = |(place, turn): (usize, &RatedTurn)| Line {
        what: what(lang, scene, &turn.actions),
        worth: worth(lang, place, turn, only, best, late),
        why: if place == 0 || turn.equal || explained == Some(place) {
            Message::default()
        } else {
            why(lang, scene, best, turn)
        },
    };
    turns.iter().take(MAX_SHOWN_PLAYS).enumerate().map(line).collect()
}

/// The first sentence of a hint: why the best play is the best, in terms of cards. Empty if there is nothing to compare.
pub fn reason(lang: Lang, scene: &Scene, turns: &[RatedTurn]) -> Message {
    reason::reason(lang, scene, turns).map_or_else(Message::default, |(_, sentence)| sentence)
}

/// The game is nearly over if a side needs at most this many more points.
const MAX_POINTS_TO_GOAL: i32 = 1500;

/// Whether points matter little, because the game is nearly over or nearly decided.
fn is_late(scene: &Scene, best: &RatedTurn) -> bool {
    let public = &scene.view.table.public;
    let most = public.scores().iter().max().copied().unwrap_or_default();
    let decided = best.forecast.deals > 0 && !(0.15..=0.85).contains(&best.forecast.wins);
    decided || most + MAX_POINTS_TO_GOAL >= public.rules().game_points
}

/// The source of a hint: `From 240 deals played out, …`. Empty if no deals were played out.
pub(crate) fn source(lang: Lang, turns: &[RatedTurn]) -> Message {
    match turns.iter().map(|turn| turn.forecast.deals).max() {
        None | Some(0) => Message::default(),
        Some(deals) => hint::source(lang, deals),
    }
}

/// Text for the polite live region, with every line.
pub(crate) fn spoken(lang: Lang, reason: &Message, lines: &[Line]) -> Message {
    if lines.is_empty() {
        return hint::spoken_nothing(lang).into();
    }
    let line = |line: &Line| Message::sentences([&hint::spoken_turn(lang, &line.worth, &line.what), &line.why]);
    let each: Vec<Message> = std::iter::once(reason.clone()).chain(lines.iter().map(line)).collect();
    hint::spoken(lang, &Message::sentences(&each))
}

fn worth(lang: Lang, place: usize, turn: &RatedTurn, only: bool, best: &RatedTurn, late: bool) -> Message {
    match place {
        0 if only => hint::only(lang).into(),
        0 => hint::best(lang).into(),
        _ if turn.equal => hint::as_good(lang).into(),
        _ => {
            let [chance, highest] = [turn, best].map(|turn| share(lang, turn.forecast.wins));
            let worse = whole(turn.worse_in * 100.0);
            if late && chance != highest && turn.forecast.wins < best.forecast.wins {
                hint::loses_chance(lang, &chance, &highest)
            } else if turn.loses < SMALL_LOSS && worse > 50 && turn.forecast.deals >= reason::MIN_DEALS {
                hint::worse_in(lang, worse)
            } else {
                hint::loses(lang, rounded(turn.loses))
            }
        }
    }
}

/// Smaller losses, in points, are negligible.
const SMALL_LOSS: f64 = 10.0;

/// Points rounded as people say them: to multiples of five from twenty on, and to at least one.
pub(crate) fn rounded(points: f64) -> u64 {
    whole(if points >= 20.0 { (points / 5.0).round() * 5.0 } else { points.max(1.0) })
}

/// The absolute value, rounded to an integer.
pub(crate) fn whole(n: f64) -> u64 {
    // Casting a float to an integer saturates.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is rounded and has no sign")]
    let whole = n.abs().round() as u64;
    whole
}

/// A play in words, one sentence per action: `Meld three kings (with a two). Then discard a four.`
pub(crate) fn what(lang: Lang, scene: &Scene, actions: &[Action]) -> Message {
    let actions: Vec<Message> =
        actions.iter().enumerate().map(|(place, action)| action_sentence(lang, scene, action, place > 0)).collect();
    Message::sentences(&actions)
}

fn action_sentence(lang: Lang, scene: &Scene, action: &Action, then: bool) -> Message {
    match action {
        Action::Draw | Action::Pass => hint::draw(lang, then, cards_to_draw(scene)),
        Action::Take { with, more } => match scene.view.table.public.pile().top() {
            Some(top) if with.is_empty() => hint::take_onto(lang, then, top, &laid(lang, more)),
            _ => hint::take_with(lang, then, &cards(lang, with), &laid(lang, more)),
        },
        Action::Meld(lay) => hint::meld(lang, then, &laid(lang, lay)),
        Action::Discard(kind) => hint::discard(lang, then, *kind),
        Action::Declare => hint::declare_red_three(lang, then),
        Action::Ask => {
            let asked = partner(scene).map_or(Name(""), |seat| name_of(scene, seat));
            hint::ask(lang, then, asked)
        }
        Action::Answer(yes) => hint::answer(lang, *yes),
    }
}

/// After “with”: `two sixes`, `a joker`.
fn cards(lang: Lang, counts: &Counts) -> Vec<Message> {
    counts.iter().map(|(kind, n)| log::with(lang, n, kind)).collect()
}

/// `three kings (with a two)`, `a seven`.
fn laid(lang: Lang, lay: &Melds) -> Vec<Message> {
    lay.iter().map(|(rank, meld)| group(lang, rank, meld)).collect()
}

fn group(lang: Lang, rank: Kind, meld: Meld) -> Message {
    let wilds = [(Kind::Two, meld.twos), (Kind::Joker, meld.jokers)].into_iter().filter(|(_, n)| *n > 0);
    match (meld.naturals, meld.twos + meld.jokers) {
        (0, _) => {
            let wilds: Vec<Message> = wilds.map(|(kind, n)| log::some_of(lang, n, kind)).collect();
            log::wilds_onto(lang, &wilds, rank)
        }
        (n, 0) => log::some_of(lang, n, rank),
        (n, _) => {
            let wilds: Vec<Message> = wilds.map(|(kind, n)| log::with(lang, n, kind)).collect();
            log::meld(lang, n, rank, &wilds)
        }
    }
}

/// Smaller differences between two shares aren't mentioned.
const MIN_SHARE_DIFFERENCE: f64 = 0.03;

/// A reason's weight, and a function that puts it in words.
type Reason = (f64, fn(Lang, bool, &RatedTurn, &RatedTurn) -> Message);

/// Why a play is worse than the best one: the result in which it falls behind most.
fn why(lang: Lang, scene: &Scene, best: &RatedTurn, turn: &RatedTurn) -> Message {
    let b = &best.forecast;
    let t = &turn.forecast;
    let pile = f64::from(t.pile.max(4)) / 12.0;
    let reasons: [Reason; 6] = [
        ((t.next_takes - b.next_takes) * pile, hands_over),
        ((t.opponents_take - b.opponents_take) * 0.8, |lang, _, best, turn| {
            let [this, that] = [turn, best].map(|turn| share(lang, turn.forecast.opponents_take));
            hint::others_take(lang, &this, &that)
        }),
        (b.own_side_takes - t.own_side_takes, |lang, alone, best, turn| {
            let [this, that] = [turn, best].map(|turn| share(lang, turn.forecast.own_side_takes));
            hint::fewer_piles(lang, alone, &this, &that)
        }),
        (b.own_side_goes_out - t.own_side_goes_out, |lang, alone, best, turn| {
            let [this, that] = [turn, best].map(|turn| share(lang, turn.forecast.own_side_goes_out));
            hint::out_less(lang, alone, &this, &that)
        }),
        (t.opponents_go_out - b.opponents_go_out, |lang, alone, best, turn| {
            let [this, that] = [turn, best].map(|turn| share(lang, turn.forecast.opponents_go_out));
            hint::others_out(lang, alone, &this, &that)
        }),
        ((b.canastas - t.canastas) * 0.5, |lang, alone, best, turn| {
            let [this, that] = [turn, best].map(|turn| lang.locale().tenths(turn.forecast.canastas));
            hint::fewer_canastas(lang, alone, &this, &that)
        }),
    ];
    let strongest = reasons.into_iter().max_by(|a, b| a.0.total_cmp(&b.0));
    match strongest.filter(|(weight, _)| *weight >= MIN_SHARE_DIFFERENCE) {
        Some((_, sentence)) => sentence(lang, plays_alone(scene), best, turn),
        // No single result explains the loss, so give the overall one.
        None => {
            let [this, that] = [t.ahead, b.ahead].map(|ahead| hint::ahead(lang, whole(ahead), ahead < 0.0));
            hint::less_ahead(lang, plays_alone(scene), &this, &that)
        }
    }
}

/// `Discarding a seven hands over the 14-card pile 31% of the time; a four, 6%.`
fn hands_over(lang: Lang, _: bool, best: &RatedTurn, turn: &RatedTurn) -> Message {
    let [often, other] = [turn, best].map(|turn| share(lang, turn.forecast.next_takes));
    let pile = turn.forecast.pile;
    match (last_discard(turn), last_discard(best)) {
        (Some(this), Some(that)) if this != that => hint::hands_over(lang, pile, this, &often, that, &other),
        (Some(this), None) => hint::hands_over_best(lang, pile, this, &often, &other),
        _ => hint::next_takes(lang, pile, &often, &other),
    }
}

pub(super) fn last_discard(turn: &RatedTurn) -> Option<Kind> {
    match turn.actions.last() {
        Some(Action::Discard(kind)) => Some(*kind),
        _ => None,
    }
}

/// A share in percent: `31%`. Never `0%` for something that happened at all.
pub(crate) fn share(lang: Lang, share: f64) -> Message {
    let hundredths = share.clamp(0.0, 1.0) * 100.0;
    if hundredths > 0.0 && hundredths < 1.0 {
        hint::share_small(lang).into()
    } else {
        hint::share(lang, whole(hundredths))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_shares() {
        let shares = [0.0, -0.0, 0.004, 0.058, 0.31, 1.0, 7.0].map(|n| share(Lang::EN, n));
        assert_eq!(shares, ["0%", "0%", "under 1%", "6%", "31%", "100%", "100%"]);
    }

    #[test]
    fn rounds_points_to_at_least_one() {
        let points = [0.0, 0.4, 1.6, 12.3, 19.9, 22.4, 83.0, 151.0].map(rounded);
        assert_eq!(points, [1, 1, 2, 12, 20, 20, 85, 150]);
    }
}
