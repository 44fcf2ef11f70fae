//! Bots at the cards of a day.

use std::collections::VecDeque;

use canasta::Action;
use canasta_bots::Bot;
use canasta_record::daily::{DayDeal, OWN};
use canasta_record::replay::Replay;
use canasta_table::daily::opening_of_bots;
use canasta_table::journal::ActionId;
use canasta_table::{Proposed, SeatRequest, Table};

use crate::daily::tried::replay;

/// The id of a table that there is not.
const ID: &str = "daily";

/// A day's deal as it goes when a bot plays the person's seat. The others decide as they do against people. `None` where `go_on` said no,
/// or a bot decided what is not legal.
pub fn play(deal: &DayDeal, own: &dyn Bot, others: &dyn Bot, go_on: &dyn Fn() -> bool) -> Option<Replay> {
    let mut entries = opening_of_bots(deal, |seat| if seat == OWN { own.name() } else { others.name() }.to_owned());
    let mut table = Table::fold(ID, &entries).ok()?;
    let mut plan: VecDeque<Action> = VecDeque::new();
    while let Some(seat) = table.to_act() {
        if !go_on() {
            return None;
        }
        let (seen, seed) = (table.view(Some(seat))?, table.decision_seed()?);
        let kinds = seen.to_kinds()?;
        let action = if seat == OWN {
            if plan.is_empty() {
                plan = own.decide_while(&kinds, seed, go_on).into();
                // Stopped in the middle it has decided something else.
                if !go_on() {
                    return None;
                }
            }
            plan.pop_front()?
        } else {
            // Each act on its own, as at a live table.
            others.decide(&kinds, seed).first().copied()?
        };
        let n = table.n();
        let by = ActionId { seat, id: n.to_string() };
        let Ok(Proposed::New(entry)) = table.propose(by, n, SeatRequest::Action(seen.to_cards(&action)?)) else {
            return None;
        };
        table.apply(&entry).ok()?;
        entries.push(entry);
    }
    replay(ID, &entries)
}
