//! Explains in terms of cards why the best play is the best. It picks the forecast that differs most between the best
//! play and another one.

use canasta::{Action, Counts, Kind};
use canasta_bots::{KindShares, RatedTurn};
use canasta_i18n::messages::hint;
use canasta_i18n::table::{name_of, plays_alone};
use canasta_i18n::{Lang, Message};
use canasta_table::scene::Scene;

use super::hint::{MAX_SHOWN_PLAYS, last_discard, rounded, whole};

/// Smaller differences between two shares aren't mentioned.
const MIN_SHARE_DIFFERENCE: f64 = 0.04;

const MIN_REASON_POINTS: f64 = 4.0;

/// Point values for finding the most important reason. They aren't used to rate plays.
const CARD_POINTS: f64 = 15.0;
const CANASTA_POINTS: f64 = 400.0;
const GOING_OUT_POINTS: f64 = 200.0;

/// A play's forecast is mentioned only if it has at least this many playouts.
pub(super) const MIN_DEALS: u32 = 30;

/// The weight of reasons that compare with a play the reader sees. They explain more than others.
const SHOWN_PLAY_FACTOR: f64 = 1.5;

/// Why the best play is the best, and the index of the play it is compared with, which is the one that gives the
/// strongest reason. `None` if fewer than two plays have a forecast.
pub(super) fn reason(lang: Lang, scene: &Scene, turns: &[RatedTurn]) -> Option<(usize, Message)> {
    let best = turns.first().filter(|best| best.forecast.deals > 0)?;
    let others = turns.iter().enumerate().skip(1);
    let reasons = others.clone().filter(|(_, other)| !other.equal && other.forecast.deals >= MIN_DEALS);
    let reasons = reasons.filter_map(|(place, other)| {
        let (worth, sentence) = Pair { lang, scene, best, other }.strongest()?;
        Some((if place < MAX_SHOWN_PLAYS { worth * SHOWN_PLAY_FACTOR } else { worth }, place, sentence))
    });
    if let Some((_, place, sentence)) = reasons.max_by(|a, b| a.0.total_cmp(&b.0)) {
        return Some((place, sentence));
    }
    // No reason is strong enough. Compare with a visible play, preferably a worse one.
    let shown = others.take(MAX_SHOWN_PLAYS - 1).filter(|(_, other)| other.forecast.deals > 0);
    let (place, other) = shown.clone().find(|(_, other)| !other.equal).or_else(|| shown.clone().next())?;
    Some((place, Pair { lang, scene, best, other }.overall_difference()))
}

/// A reason's weight in points, and its sentence.
type Reason = Option<(f64, Message)>;

/// The best play and the one it is compared with.
struct Pair<'a> {
    lang: Lang,
    scene: &'a Scene,
    best: &'a RatedTurn,
    other: &'a RatedTurn,
}

impl Pair<'_> {
    fn strongest(&self) -> Reason {
        let reasons = [
            self.canasta(),
            self.keeps(),
            self.takes(),
            self.leaves(),
            self.is_safe(),
            self.others_take(),
            self.goes_out(),
            self.others_go_out(),
            self.caught(),
            self.canastas(),
        ];
        let strongest = reasons.into_iter().flatten().max_by(|a, b| a.0.total_cmp(&b.0));
        strongest.filter(|(worth, _)| *worth >= MIN_REASON_POINTS)
    }

    fn takes_pile(&self) -> bool {
        matches!(self.best.actions.first(), Some(Action::Take { .. }))
    }

    /// The number of cards in the pile after the play, or before it if that is unknown.
    fn pile(&self) -> u8 {
        match self.other.forecast.pile.max(self.best.forecast.pile) {
            0 => self.scene.view.table.public.pile().len(),
            pile => pile,
        }
    }

    /// If the best play's share is clearly greater: the weight of the difference, and both shares in words.
    fn more(&self, best: f64, other: f64, points: f64) -> Option<(f64, Frequency, Frequency)> {
        (best - other >= MIN_SHARE_DIFFERENCE).then(|| {
            let [best_often, other_often] = often(self.lang, [best, other]);
            ((best - other) * points, best_often, other_often)
        })
    }

    /// Like [`Self::more`], but if the best play's share is clearly smaller.
    fn less(&self, best: f64, other: f64, points: f64) -> Option<(f64, Frequency, Frequency)> {
        self.more(other, best, points).map(|(worth, other, best)| (worth, best, other))
    }

    /// The best play completes a canasta more often, and the other play doesn't make up for it with other ranks.
    fn canasta(&self) -> Reason {
        let b = &self.best.forecast.canasta_of;
        let t = &self.other.forecast.canasta_of;
        let all = |shares: &KindShares| shares.iter().map(|(_, share)| share).sum();
        self.more(all(b), all(t), CANASTA_POINTS)?;
        let more = b.iter().map(|(rank, share)| (rank, share, t.of(rank)));
        let (rank, share, other) = more.max_by(|one, other| (one.1 - one.2).total_cmp(&(other.1 - other.2)))?;
        let (worth, best_often, other_often) = self.more(share, other, CANASTA_POINTS)?;
        let take = self.takes_pile();
        let alone = plays_alone(self.scene);
        let instead = self.instead();
        Some((
            worth,
            hint::because_canasta(
                self.lang,
                take,
                alone,
                rank,
                &best_often.words,
                best_often.is_negative,
                &instead,
                &other_often.words,
            ),
        ))
    }

    /// The best play keeps cards that the other play would use, and those cards take the pile later.
    fn keeps(&self) -> Reason {
        let hand = self.scene.view.to_kinds()?.hand;
        let kept = remaining_hand(&hand, &self.best.actions)?;
        let left = remaining_hand(&hand, &self.other.actions)?;
        let b = &self.best.forecast;
        let t = &self.other.forecast;
        let broken = kept.iter().filter(|&(rank, n)| rank.is_natural() && n >= 2 && left.of(rank) < n);
        let more = broken.map(|(rank, n)| (rank, n, b.takes_with.of(rank), t.takes_with.of(rank)));
        let (rank, n, share, other) = more.max_by(|one, other| (one.2 - one.3).total_cmp(&(other.2 - other.3)))?;
        let (worth, best_often, _) = self.more(share, other, b.taken * CARD_POINTS)?;
        let public = &self.scene.view.table.public;
        let before = name_of(self.scene, public.previous_seat(self.scene.viewpoint()));
        Some((
            worth,
            hint::because_keep(
                self.lang,
                n == 2,
                rank,
                before,
                &best_often.words,
                best_often.is_negative,
                whole(b.taken),
            ),
        ))
    }

    fn takes(&self) -> Reason {
        if self.takes_pile() {
            return None;
        }
        let b = self.best.forecast.own_side_takes;
        let t = self.other.forecast.own_side_takes;
        let (worth, often, other_often) = self.more(b, t, f64::from(self.pile().max(4)) * CARD_POINTS)?;
        Some((
            worth,
            hint::because_takes(
                self.lang,
                plays_alone(self.scene),
                &often.words,
                often.is_negative,
                &self.instead(),
                &other_often.words,
            ),
        ))
    }

    /// The best play takes the pile, which opponents would otherwise often get.
    fn leaves(&self) -> Reason {
        let b = self.best.forecast.opponents_take;
        let t = self.other.forecast.opponents_take;
        let pile = self.scene.view.table.public.pile().len();
        let (worth, _, other_often) = self.less(b, t, f64::from(pile) * CARD_POINTS).filter(|_| self.takes_pile())?;
        Some((worth, hint::because_leave(self.lang, pile, &other_often.words, other_often.is_negative)))
    }

    fn is_safe(&self) -> Reason {
        let kind = last_discard(self.best)?;
        let other = last_discard(self.other)?;
        let b = &self.best.forecast;
        let t = &self.other.forecast;
        let pile = t.pile;
        let (worth, often, other_often) = self
            .less(b.next_takes, t.next_takes, f64::from(pile) * CARD_POINTS)
            .filter(|_| kind != other && pile > 0)?;
        let public = &self.scene.view.table.public;
        let next = name_of(self.scene, public.next_seat(self.scene.viewpoint()));
        let instead = hint::other_discard(self.lang, other);
        Some((
            worth,
            hint::because_safe(
                self.lang,
                kind,
                next,
                pile,
                &often.words,
                often.is_negative,
                &instead,
                &other_often.words,
            ),
        ))
    }

    fn others_take(&self) -> Reason {
        let b = self.best.forecast.opponents_take;
        let t = self.other.forecast.opponents_take;
        let points = f64::from(self.pile().max(4)) * CARD_POINTS * 0.8;
        let (worth, often, other_often) = self.less(b, t, points).filter(|_| !self.takes_pile())?;
        Some((
            worth,
            hint::because_others_take(self.lang, &often.words, often.is_negative, &self.instead(), &other_often.words),
        ))
    }

    fn goes_out(&self) -> Reason {
        let b = self.best.forecast.own_side_goes_out;
        let t = self.other.forecast.own_side_goes_out;
        let (worth, often, other_often) = self.more(b, t, GOING_OUT_POINTS)?;
        Some((
            worth,
            hint::because_out(
                self.lang,
                plays_alone(self.scene),
                &often.words,
                often.is_negative,
                &self.instead(),
                &other_often.words,
            ),
        ))
    }

    fn others_go_out(&self) -> Reason {
        let b = self.best.forecast.opponents_go_out;
        let t = self.other.forecast.opponents_go_out;
        let (worth, often, other_often) = self.less(b, t, GOING_OUT_POINTS)?;
        Some((
            worth,
            hint::because_others_out(
                self.lang,
                plays_alone(self.scene),
                &often.words,
                often.is_negative,
                &self.instead(),
                &other_often.words,
            ),
        ))
    }

    /// The best play leaves fewer cards in hand when another side goes out. All of them count against the reader.
    fn caught(&self) -> Reason {
        let b = &self.best.forecast;
        let t = &self.other.forecast;
        let both = b.opponents_go_out.min(t.opponents_go_out);
        let cards = whole(b.caught);
        let others = whole(t.caught);
        let is_more = cards < others && cards > 0 && both >= MIN_SHARE_DIFFERENCE;
        let worth = (t.caught - b.caught) * both * CARD_POINTS;
        let sentence = || hint::because_caught(self.lang, plays_alone(self.scene), cards, &self.instead(), others);
        is_more.then(|| (worth, sentence()))
    }

    fn canastas(&self) -> Reason {
        let b = self.best.forecast.canastas;
        let t = self.other.forecast.canastas;
        let [more, fewer] = [b, t].map(|canastas| self.lang.locale().tenths(canastas));
        let sentence = || hint::because_canastas(self.lang, plays_alone(self.scene), &more, &self.instead(), &fewer);
        (b - t >= 0.15).then(|| ((b - t) * CANASTA_POINTS * 0.5, sentence()))
    }

    /// Used if no single reason explains it: how often the best play was better, or by how much.
    fn overall_difference(&self) -> Message {
        let better = whole(self.other.worse_in * 100.0);
        let is_often_better = better > 50 && self.other.forecast.deals >= MIN_DEALS;
        let than = match self.differs() {
            Differs::Draw => hint::than_draw(self.lang).into(),
            Differs::Take => hint::than_take(self.lang).into(),
            Differs::Discard(kind) => hint::than_discard(self.lang, kind),
            Differs::Keep => hint::than_keep(self.lang).into(),
            Differs::Lay => hint::than_meld(self.lang).into(),
            Differs::Turn => hint::than_turn(self.lang).into(),
        };
        match (self.other.equal, is_often_better) {
            (true, true) => hint::because_alike(self.lang, better, &than),
            (true, false) => hint::because_same(self.lang, &than),
            (false, true) => hint::because_better(self.lang, better, &than),
            (false, false) => hint::because_worth(self.lang, rounded(self.other.loses), &than),
        }
    }

    /// The other play as a condition: `if you discard a four instead`.
    fn instead(&self) -> Message {
        match self.differs() {
            Differs::Draw => hint::other_draw(self.lang).into(),
            Differs::Take => hint::other_take(self.lang).into(),
            Differs::Discard(kind) => hint::other_discard(self.lang, kind),
            Differs::Keep => hint::other_keep(self.lang).into(),
            Differs::Lay => hint::other_meld(self.lang).into(),
            Differs::Turn => hint::other_turn(self.lang).into(),
        }
    }

    /// What sets the other play apart, so that a few words can name it.
    fn differs(&self) -> Differs {
        let lays = |turn: &RatedTurn| turn.actions.iter().any(|action| matches!(action, Action::Meld(_)));
        match (self.other.actions.last(), lays(self.best), lays(self.other)) {
            (Some(Action::Draw | Action::Pass), ..) => Differs::Draw,
            (Some(Action::Take { .. }), ..) if !self.takes_pile() => Differs::Take,
            (Some(Action::Discard(_)), true, false) => Differs::Keep,
            (Some(Action::Discard(_)), false, true) => Differs::Lay,
            (Some(Action::Discard(kind)), ..) if last_discard(self.best) != Some(*kind) => Differs::Discard(*kind),
            _ => Differs::Turn,
        }
    }
}

/// How a play differs from the best one.
enum Differs {
    Draw,
    Take,
    Discard(Kind),
    /// It melds nothing, but the best play does.
    Keep,
    /// It melds, but the best play doesn't.
    Lay,
    Turn,
}

/// The hand after a play. `None` if the play involves cards that aren't known beforehand.
fn remaining_hand(hand: &Counts, actions: &[Action]) -> Option<Counts> {
    let mut hand = *hand;
    for action in actions {
        match action {
            Action::Meld(lay) if hand.covers(&lay.cards()) => hand = hand.minus(&lay.cards()),
            Action::Discard(kind) if hand.of(*kind) > 0 => hand.take_one(*kind),
            _ => return None,
        }
    }
    Some(hand)
}

/// How often something happens.
pub(super) struct Frequency {
    pub(super) words: Message,
    /// Whether the words mean *never* or *hardly ever*. In some languages, the verb changes with them.
    is_negative: bool,
}

/// Shares in words, as a number of deals out of ten, or out of a hundred if two neighbouring shares would be equal in
/// tenths.
pub(super) fn often<const N: usize>(lang: Lang, shares: [f64; N]) -> [Frequency; N] {
    let tenths = shares.map(|share| whole(share * 10.0));
    let differ = tenths.windows(2).all(|pair| pair[0] != pair[1]);
    let of: u64 = if differ { 10 } else { 100 };
    shares.map(|share| {
        let deals = whole(share * if differ { 10.0 } else { 100.0 });
        let words = match deals {
            0 if share <= 0.0 => hint::often_never(lang).into(),
            0 => hint::often_hardly(lang).into(),
            _ if share >= 1.0 => hint::often_always(lang).into(),
            _ if deals >= of => hint::often_nearly_always(lang).into(),
            _ => hint::often(lang, deals, of),
        };
        Frequency { words, is_negative: deals == 0 }
    })
}
