//! Why a turn was better, as data: what was foreseen more often of one than of the other.

use canasta::Kind;
use canasta_bots::Forecast;

use crate::review::mark::CERTAIN;

/// Something that was foreseen of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Foreseen {
    /// The next player takes the pile at once; a share of the deals.
    NextTakes,
    /// An opponent takes the pile before the seat's next turn; a share.
    OpponentsTake,
    /// The own side takes the pile by the end of the seat's next turn; a share.
    OwnSideTakes,
    /// The own side goes out; a share.
    OwnSideGoesOut,
    /// Another side goes out; a share.
    OpponentsGoOut,
    /// The own side has a new canasta of this rank by the end of the seat's next turn; a share.
    CanastaOf(Kind),
    /// Canastas of the own side; a mean.
    Canastas,
    /// Cards in the seat's hand when another side goes out; a mean.
    Caught,
}

/// A significant difference between what was foreseen of the turn that was played and of the better one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason {
    /// What differs.
    pub what: Foreseen,
    /// How much of it with the turn that was played.
    pub played: f64,
    /// How much of it with the better turn.
    pub better: f64,
}

/// Reasons that are given.
const MOST: usize = 3;

/// What a difference in shares, or in means, is at least.
const TELLING: f64 = 0.04;

/// Points that things are worth, for choosing the reasons that count most; not for judging a turn.
const CARD: f64 = 15.0;
const CANASTA: f64 = 400.0;
const GOING_OUT: f64 = 200.0;

/// The standard deviation of the cards with which a player is caught, at most.
const CAUGHT: f64 = 5.0;

/// The largest significant differences to the harm of the turn that was played, what counts most first.
pub fn reasons(played: &Forecast, better: &Forecast) -> Vec<Reason> {
    let (p, b) = (played, better);
    let pile = f64::from(p.pile.max(b.pile).max(4)) * CARD;
    // What differs, of the one and the other, and what it is worth.
    let mut all = vec![
        (Foreseen::NextTakes, p.next_takes, b.next_takes, -pile),
        (Foreseen::OpponentsTake, p.opponents_take, b.opponents_take, -pile),
        (Foreseen::OwnSideTakes, p.own_side_takes, b.own_side_takes, pile),
        (Foreseen::OwnSideGoesOut, p.own_side_goes_out, b.own_side_goes_out, GOING_OUT),
        (Foreseen::OpponentsGoOut, p.opponents_go_out, b.opponents_go_out, -GOING_OUT),
        (Foreseen::Canastas, p.canastas, b.canastas, CANASTA),
        (Foreseen::Caught, p.caught, b.caught, -CARD),
    ];
    let ranks = b.canasta_of.iter();
    all.extend(ranks.map(|(rank, share)| (Foreseen::CanastaOf(rank), p.canasta_of.of(rank), share, CANASTA)));
    let (deals, caught) = (
        f64::from(p.deals.min(b.deals)).max(1.0),
        f64::from(p.deals.min(b.deals)) * p.opponents_go_out.min(b.opponents_go_out),
    );
    let error = |what: Foreseen, played: f64, better: f64| match what {
        Foreseen::Caught => CAUGHT * (2.0 / caught.max(1.0)).sqrt(),
        // Canastas are counted as if each came by itself, which makes the error rather too large.
        Foreseen::Canastas => ((played + better) / deals).sqrt(),
        _ => ((played * (1.0 - played) + better * (1.0 - better)) / deals).sqrt(),
    };
    let mut found: Vec<(f64, Reason)> = all
        .into_iter()
        .filter_map(|(what, played, better, points)| {
            let (worth, differ) = ((better - played) * points, (better - played).abs());
            let tells = worth > 0.0 && differ >= TELLING && differ > CERTAIN * error(what, played, better);
            tells.then_some((worth, Reason { what, played, better }))
        })
        .collect();
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    // That opponents take says nothing new beside that the next player does.
    let next = found.iter().position(|(_, reason)| reason.what == Foreseen::NextTakes);
    found.retain(|(_, reason)| next.is_none() || reason.what != Foreseen::OpponentsTake);
    found.into_iter().take(MOST).map(|(_, reason)| reason).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_most_comes_first_and_what_may_be_chance_is_left_out() {
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
        assert_eq!(found, [Reason { what: Foreseen::NextTakes, played: 0.6, better: 0.1 }]);
        assert_eq!(reasons(&better, &played), [], "what is to the good of a turn is no reason against it");
        let few = |forecast: Forecast| Forecast { deals: 6, ..forecast };
        assert_eq!(reasons(&few(played), &few(better)), []);
    }

    #[test]
    fn canastas_and_cards_in_the_hand_are_reasons() {
        let better = Forecast { deals: 900, opponents_go_out: 0.5, caught: 3.0, canastas: 2.0, ..Forecast::default() };
        let better = Forecast { canasta_of: better.canasta_of.with(Kind::King, 0.9), ..better };
        let played = Forecast { caught: 9.0, canastas: 1.0, canasta_of: Forecast::default().canasta_of, ..better };
        let what: Vec<Foreseen> = reasons(&played, &better).iter().map(|reason| reason.what).collect();
        assert_eq!(what, [Foreseen::Canastas, Foreseen::CanastaOf(Kind::King), Foreseen::Caught]);
    }
}
