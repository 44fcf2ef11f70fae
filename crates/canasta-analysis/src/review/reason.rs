//! Reasons why one turn was better than another: significant differences between their forecasts.

use canasta::Kind;
use canasta_bots::{Forecast, KindShares};

use crate::review::mark::MIN_ERRORS_SUSPICIOUS;

/// A value in a turn's forecast.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForecastMetric {
    /// Share of deals in which the next player takes the pile immediately.
    NextTakes,
    /// Share of deals in which an opponent takes the pile before the seat's next turn.
    OpponentsTake,
    /// Share of deals in which the seat's side takes the pile by the end of its next turn.
    OwnSideTakes,
    /// Share of deals in which the seat's side goes out.
    OwnSideGoesOut,
    /// Share of deals in which another side goes out.
    OpponentsGoOut,
    /// Share of deals in which the seat's side has a new canasta of this rank by the end of its next turn.
    CanastaOf(Kind),
    /// Mean number of canastas of the seat's side.
    Canastas,
    /// Mean number of cards in the seat's hand when another side goes out.
    Caught,
}

/// A significant difference between the forecasts of the played and the better turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason {
    /// The forecast value that differs.
    pub what: ForecastMetric,
    /// Its value for the played turn.
    pub played: f64,
    /// Its value for the turn that was better.
    pub better: f64,
}

const MAX_REASONS: usize = 3;

/// Minimum difference between two shares or means.
const MIN_DIFFERENCE: f64 = 0.04;

/// Rough values in points, used only to choose the most important reasons.
const CARD_POINTS: f64 = 15.0;
const CANASTA_POINTS: f64 = 400.0;
const GOING_OUT_POINTS: f64 = 200.0;

/// Upper bound for the standard deviation of [`ForecastMetric::Caught`].
const MAX_CAUGHT_DEVIATION: f64 = 5.0;

/// The most important significant differences between two turns, most important first.
pub fn reasons(played: &Forecast, better: &Forecast) -> Vec<Reason> {
    let p = played;
    let b = better;
    let pile = f64::from(p.pile.max(b.pile).max(4)) * CARD_POINTS;
    // The metric, its values for the played and the better turn, and its worth in points.
    let mut all = vec![
        (ForecastMetric::NextTakes, p.next_takes, b.next_takes, -pile),
        (ForecastMetric::OpponentsTake, p.opponents_take, b.opponents_take, -pile),
        (ForecastMetric::OwnSideTakes, p.own_side_takes, b.own_side_takes, pile),
        (ForecastMetric::OwnSideGoesOut, p.own_side_goes_out, b.own_side_goes_out, GOING_OUT_POINTS),
        (ForecastMetric::OpponentsGoOut, p.opponents_go_out, b.opponents_go_out, -GOING_OUT_POINTS),
        (ForecastMetric::Canastas, p.canastas, b.canastas, CANASTA_POINTS),
        (ForecastMetric::Caught, p.caught, b.caught, -CARD_POINTS),
    ];
    // A canasta isn't a reason if the played turn makes as many of other ranks.
    let all_ranks = |shares: &KindShares| shares.iter().map(|(_, share)| share).sum::<f64>();
    if all_ranks(&b.canasta_of) - all_ranks(&p.canasta_of) >= MIN_DIFFERENCE {
        let ranks = b.canasta_of.iter();
        all.extend(
            ranks.map(|(rank, share)| (ForecastMetric::CanastaOf(rank), p.canasta_of.of(rank), share, CANASTA_POINTS)),
        );
    }
    let deals = f64::from(p.deals.min(b.deals)).max(1.0);
    let caught = f64::from(p.deals.min(b.deals)) * p.opponents_go_out.min(b.opponents_go_out);
    let error = |what: ForecastMetric, played: f64, better: f64| match what {
        ForecastMetric::Caught => MAX_CAUGHT_DEVIATION * (2.0 / caught.max(1.0)).sqrt(),
        // This treats canastas as independent, so the error is rather too large.
        ForecastMetric::Canastas => ((played + better) / deals).sqrt(),
        _ => ((played * (1.0 - played) + better * (1.0 - better)) / deals).sqrt(),
    };
    let mut found: Vec<(f64, Reason)> = all
        .into_iter()
        .filter_map(|(what, played, better, points)| {
            let worth = (better - played) * points;
            let difference = (better - played).abs();
            let is_reason = worth > 0.0
                && difference >= MIN_DIFFERENCE
                && difference > MIN_ERRORS_SUSPICIOUS * error(what, played, better);
            is_reason.then_some((worth, Reason { what, played, better }))
        })
        .collect();
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    // If the next player takes the pile, the fact that an opponent takes it adds nothing.
    let next = found.iter().position(|(_, reason)| reason.what == ForecastMetric::NextTakes);
    found.retain(|(_, reason)| next.is_none() || reason.what != ForecastMetric::OpponentsTake);
    found.into_iter().take(MAX_REASONS).map(|(_, reason)| reason).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gives_the_largest_difference_and_leaves_out_chance() {
        let better = Forecast {
            deals: 400,
            pile: 12,
            next_takes: 0.1,
            opponents_take: 0.3,
            canastas: 1.2,
            ..Forecast::default()
        };
        let played = Forecast { next_takes: 0.6, opponents_take: 0.7, canastas: 1.15, ..better };
        let found = reasons(&played, &better);
        assert_eq!(found, [Reason { what: ForecastMetric::NextTakes, played: 0.6, better: 0.1 }]);
        assert_eq!(reasons(&better, &played), [], "an advantage of the played turn isn't a reason");
        let few = |forecast: Forecast| Forecast { deals: 6, ..forecast };
        assert_eq!(reasons(&few(played), &few(better)), []);
    }

    #[test]
    fn canastas_and_cards_left_in_hand_can_be_reasons() {
        let better = Forecast { deals: 900, opponents_go_out: 0.5, caught: 3.0, canastas: 2.0, ..Forecast::default() };
        let better = Forecast { canasta_of: better.canasta_of.with(Kind::King, 0.9), ..better };
        let played = Forecast { caught: 9.0, canastas: 1.0, canasta_of: Forecast::default().canasta_of, ..better };
        let what: Vec<ForecastMetric> = reasons(&played, &better).iter().map(|reason| reason.what).collect();
        assert_eq!(what, [ForecastMetric::Canastas, ForecastMetric::CanastaOf(Kind::King), ForecastMetric::Caught]);
    }

    #[test]
    fn a_canasta_of_another_rank_makes_up_for_one() {
        let of = |kind, share| KindShares::default().with(kind, share);
        let better = Forecast { deals: 900, canasta_of: of(Kind::King, 0.9), ..Forecast::default() };
        let reasons_for = |aces| {
            let played = Forecast { canasta_of: of(Kind::Ace, aces), ..better };
            reasons(&played, &better).iter().map(|reason| reason.what).collect::<Vec<_>>()
        };
        assert_eq!(reasons_for(0.5), [ForecastMetric::CanastaOf(Kind::King)]);
        assert_eq!(reasons_for(0.9), []);
    }
}
