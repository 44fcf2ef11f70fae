//! The referee's answer to a view. The other hands and the stock are made up, so the answer stops before anything that
//! depends on them.

use core::fmt;

use canasta::rules::DealtRedThrees;
use canasta::{Action, CardAction, CardDeal, Phase, Public, Seat};
use canasta_i18n::{Lang, refusal};
use canasta_record::house;
use canasta_record::json::Json;
use canasta_record::position::{self, ViewScenario};

use super::answer::{Legal, Step, ViewAnswer};
use super::{legal_actions, went_out};

/// Why a view doesn't determine the rest. `Display` writes a clause without a capital letter or full stop.
enum NotInView {
    /// A card was drawn.
    Draw,
    /// This seat begins its first turn of the deal and may have to place red threes.
    RedThrees(Seat),
    /// This seat has to act, and its hand isn't in the view.
    Hand(Seat),
    /// The deal has ended, and the score depends on all hands.
    Score,
}

impl fmt::Display for NotInView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => {
                f.write_str("a view does not show the cards drawn from the stock, so what follows is unknown")
            }
            Self::RedThrees(Seat(seat)) => write!(
                f,
                "seat {seat} begins its first turn, and a view does not show which red threes it has to place"
            ),
            Self::Hand(Seat(seat)) => write!(f, "seat {seat} has to act, but its hand is not in this view"),
            Self::Score => f.write_str("a view does not show the other hands, so the deal cannot be scored"),
        }
    }
}

/// Plays the actions in a view, as far as the view determines their results.
pub(super) fn answer(id: &Json, viewed: ViewScenario) -> ViewAnswer<'_> {
    let ViewScenario { scenario, seat } = viewed;
    let mut table = Table { deal: scenario.deal, seat, unknown: None };
    let steps = scenario.actions.into_iter().map(|action| table.step(action)).collect();
    let Table { deal, unknown, .. } = table;
    let public = deal.public();
    let legal = match (scenario.legal, unknown.is_none() && is_decidable(public, seat)) {
        (false, _) => None,
        (true, false) => Some(Legal::Hidden),
        (true, true) => Some(legal_actions(&deal)),
    };
    let sides = usize::from(public.players().sides());
    let preset = house::preset(scenario.rules);
    ViewAnswer {
        id,
        steps,
        ended: public.ending().map(position::ending_code),
        out: went_out(&deal),
        scores: public.ending().is_none().then(|| public.scores()[..sides].to_vec()),
        position: preset.filter(|_| unknown.is_none()).map(|preset| position::view(&deal.view(seat), preset)),
        unknown: unknown.as_ref().map(NotInView::to_string),
        legal,
    }
}

/// A position with only one known hand.
struct Table {
    deal: CardDeal,
    seat: Option<Seat>,
    /// Why the rest is unknown; `None` while everything is known.
    unknown: Option<NotInView>,
}

impl Table {
    fn step(&mut self, text: String) -> Step {
        let to_act = self.deal.public().to_act();
        let who = to_act.map(|seat| seat.0);
        let action = match text.parse::<CardAction>() {
            Ok(action) => action,
            Err(unreadable) => return Step::refused(text, who, refusal::unreadable(Lang::EN, &unreadable)),
        };
        if let Some(unknown) = &self.unknown {
            return Step::unknown(text, None, unknown.to_string());
        }
        if let Some(other) = to_act.filter(|_| !is_decidable(self.deal.public(), self.seat)) {
            return Step::unknown(text, who, NotInView::Hand(other).to_string());
        }
        let mut after = self.deal.clone();
        match after.apply(&action) {
            Err(illegal) => Step::refused(text, who, refusal::explain(Lang::EN, &illegal)),
            Ok(step) => {
                self.unknown = not_in_view_after(self.deal.public(), &action, after.public());
                match &self.unknown {
                    // Discard this result, because it depends on cards that were made up.
                    Some(NotInView::Draw | NotInView::RedThrees(_)) => {}
                    Some(NotInView::Score | NotInView::Hand(_)) | None => self.deal = after,
                }
                Step::seen(text, &step)
            }
        }
    }
}

/// Whether the view determines the legal actions. It does if the seat has to act, if the deal is over, or if an answer
/// is due, which doesn't depend on a hand.
fn is_decidable(public: &Public, seat: Option<Seat>) -> bool {
    public.to_act() == seat || matches!(public.phase(), Phase::Answer { .. } | Phase::Over)
}

/// Why the view doesn't determine the rest after this action by its own seat; `None` if it does.
fn not_in_view_after(before: &Public, action: &CardAction, after: &Public) -> Option<NotInView> {
    let draws = match action.to_kinds() {
        Ok(Action::Draw) => true,
        Ok(Action::Declare) => before.stock() > 0,
        _ => false,
    };
    let next = before.next_seat(before.turn());
    let places_later = !before.rules().declares_by_hand()
        && before.rules().dealt_red_threes == DealtRedThrees::FirstTurn
        && !before.had_turn()[next.index()];
    if draws {
        Some(NotInView::Draw)
    } else if after.had_turn()[next.index()] && places_later {
        Some(NotInView::RedThrees(next))
    } else {
        after.ending().map(|_| NotInView::Score)
    }
}
