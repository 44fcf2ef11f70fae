//! The parts of a review as whole numbers for display, rounded so that they still add up.

use crate::review::{Amount, Cause, DealReview, SeatReview, Step};

/// A result and its two parts: `luck + skill = result`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LuckAndSkill {
    /// The result.
    pub result: i64,
    /// The part that was luck.
    pub luck: i64,
    /// The part lost by the player's own choices; never above 0.
    pub skill: i64,
}

/// The rounded parts of a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundedDeal {
    /// The whole deal.
    pub parts: LuckAndSkill,
    /// The deal's luck by cause, in the order of [`DealReview::luck_by_cause`]. The causes add up to all of its luck.
    pub causes: Vec<(Cause, i64)>,
}

/// A review in whole points or in percentage points of the chance to win. The deals add up to the game, and the causes
/// add up to the luck in their deal. To make that possible, a number can be off by one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundedReview {
    /// The whole game.
    pub game: LuckAndSkill,
    /// The deals, in order.
    pub deals: Vec<RoundedDeal>,
}

impl DealReview {
    /// The luck in the deal by cause: the dealt cards, the seat's own draws, the turns and answers of others (by seat),
    /// a substitute, and the count at the end. Causes that didn't occur are left out.
    pub fn luck_by_cause(&self) -> Vec<(Cause, Amount)> {
        let mut sums: Vec<(Cause, Amount)> = Vec::new();
        for step in &self.steps {
            let Step::Luck(luck) = step else { continue };
            let cause = match luck.cause {
                Cause::Replacement => Cause::Draw,
                Cause::Answer(seat) => Cause::Turn(seat),
                cause => cause,
            };
            match sums.iter_mut().find(|(known, _)| *known == cause) {
                Some((_, sum)) => *sum += luck.amount,
                None => sums.push((cause, luck.amount)),
            }
        }
        sums.sort_by_key(|(cause, _)| match *cause {
            Cause::Dealt => 0,
            Cause::Draw | Cause::Replacement => 1,
            Cause::Turn(seat) | Cause::Answer(seat) => 2 + seat.0,
            Cause::Substitute => u8::MAX - 1,
            Cause::End => u8::MAX,
        });
        sums
    }
}

impl SeatReview {
    /// The review in points relative to the other sides.
    pub fn in_points(&self) -> RoundedReview {
        self.rounded_parts(|amount| amount.points, POINT)
    }

    /// The review in percentage points of the chance to win.
    pub fn in_percent(&self) -> RoundedReview {
        self.rounded_parts(|amount| amount.chance, PERCENT)
    }

    fn rounded_parts(&self, of: impl Fn(Amount) -> i64 + Copy, unit: i64) -> RoundedReview {
        let deals =
            |part: fn(&DealReview) -> Amount| rounded_steps(self.deals.iter().map(move |deal| of(part(deal))), unit);
        let results = deals(|deal| deal.result);
        let skills = deals(|deal| deal.skill);
        let deal = |(deal, (result, skill)): (&DealReview, (i64, i64))| {
            let parts = LuckAndSkill { result, luck: result - skill, skill };
            let causes = deal.luck_by_cause();
            let mut sizes = rounded_steps(causes.iter().map(|(_, amount)| of(*amount)), unit);
            // The rounding error goes to the largest part, where it matters least.
            let rest = parts.luck - sizes.iter().sum::<i64>();
            sizes.iter_mut().max_by_key(|size| size.abs()).into_iter().for_each(|size| *size += rest);
            RoundedDeal { parts, causes: causes.into_iter().map(|(cause, _)| cause).zip(sizes).collect() }
        };
        let result = results.iter().sum();
        let skill = skills.iter().sum();
        let deals = self.deals.iter().zip(results.into_iter().zip(skills)).map(deal).collect();
        RoundedReview { game: LuckAndSkill { result, luck: result - skill, skill }, deals }
    }
}

/// The units of an [`Amount`] in a point, and in a percentage point.
const POINT: i64 = 1000;
const PERCENT: i64 = 1_000_000;

/// Rounds the running sum of the numbers and returns its steps. So the parts add up to the rounded total.
fn rounded_steps(numbers: impl Iterator<Item = i64>, unit: i64) -> Vec<i64> {
    let nearest = |sum: i64| (sum.abs() + unit / 2) / unit * sum.signum();
    let mut sum = 0;
    let mut before = 0;
    numbers
        .map(|number| {
            sum += number;
            let part = nearest(sum) - before;
            before += part;
            part
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use canasta::Seat;

    use super::*;
    use crate::review::{Accuracy, Luck};

    #[test]
    fn rounded_parts_are_the_rounded_sum() {
        assert_eq!(rounded_steps([400, 400, 400, -1200].into_iter(), 1000), [0, 1, 0, -1]);
        assert_eq!(rounded_steps([-500, -500].into_iter(), 1000), [-1, 0]);
    }

    fn review() -> SeatReview {
        let luck =
            |cause, points| Step::Luck(Luck { cause, moment: 0, amount: Amount { points, chance: points * 200 } });
        let deal = |skill: i64, steps: Vec<Step>| {
            let luck = steps.iter().map(Step::amount).sum();
            let skill = Amount { points: skill, chance: 0 };
            DealReview { result: luck + skill, luck, skill, steps }
        };
        let first = vec![
            luck(Cause::Dealt, 120_300),
            luck(Cause::Turn(Seat(3)), -40_600),
            luck(Cause::Draw, 10_300),
            luck(Cause::Turn(Seat(1)), 200),
            luck(Cause::Answer(Seat(1)), 300),
            luck(Cause::Replacement, 300),
            luck(Cause::End, 0),
        ];
        let deals = vec![deal(-10_400, first), deal(-5_400, vec![luck(Cause::Dealt, 5_300)])];
        let sum = |part: fn(&DealReview) -> Amount| deals.iter().map(part).sum();
        let result = sum(|deal| deal.result);
        let all_luck = sum(|deal| deal.luck);
        let skill = sum(|deal| deal.skill);
        let accuracy = Accuracy::of(std::iter::empty());
        SeatReview { seat: Seat(0), before: Amount::NONE, result, luck: all_luck, skill, deals, accuracy }
    }

    #[test]
    fn luck_is_summed_by_cause() {
        let causes: Vec<(Cause, i64)> =
            review().deals[0].luck_by_cause().into_iter().map(|(cause, amount)| (cause, amount.points)).collect();
        let next = Cause::Turn(Seat(1));
        let left = Cause::Turn(Seat(3));
        let wanted = [(Cause::Dealt, 120_300), (Cause::Draw, 10_600), (next, 500), (left, -40_600), (Cause::End, 0)];
        assert_eq!(causes, wanted);
    }

    #[test]
    fn deals_add_up_to_the_game_and_causes_to_their_deal() {
        for whole in [review().in_points(), review().in_percent()] {
            let sum = |part: fn(&LuckAndSkill) -> i64| whole.deals.iter().map(|deal| part(&deal.parts)).sum::<i64>();
            let added = LuckAndSkill { result: sum(|p| p.result), luck: sum(|p| p.luck), skill: sum(|p| p.skill) };
            assert_eq!(added, whole.game);
            assert_eq!(whole.game.luck + whole.game.skill, whole.game.result);
            for deal in &whole.deals {
                assert_eq!(deal.causes.iter().map(|(_, size)| size).sum::<i64>(), deal.parts.luck);
            }
        }
        let points = review().in_points().game;
        assert_eq!(points, LuckAndSkill { result: 80, luck: 96, skill: -16 });
    }
}
