//! Lets bots play the deal of a day.

use std::collections::VecDeque;

use canasta::Action;
use canasta_bots::Bot;
use canasta_record::daily::{DayDeal, PERSON_SEAT};
use canasta_record::replay::Replay;
use canasta_table::daily::opening_of_bots;
use canasta_table::journal::ActionId;
use canasta_table::{Proposal, SeatRequest, Table};

use crate::daily::attempt::replay;

/// The id of the simulated table.
const ID: &str = "daily";

/// Plays the deal of a day with a bot in the person's seat. The other bots decide as they would against people. `None`
/// if `keep_going` returned `false` or a bot chose an illegal action.
pub fn play(deal: &DayDeal, own: &dyn Bot, others: &dyn Bot, keep_going: &dyn Fn() -> bool) -> Option<Replay> {
    let mut entries =
        opening_of_bots(deal, |seat| if seat == PERSON_SEAT { own.name() } else { others.name() }.to_owned());
    let mut table = Table::fold(ID, &entries).ok()?;
    let mut plan: VecDeque<Action> = VecDeque::new();
    while let Some(seat) = table.to_act() {
        if !keep_going() {
            return None;
        }
        let seen = table.view(Some(seat))?;
        let seed = table.decision_seed()?;
        let kinds = seen.to_kinds()?;
        let action = if seat == PERSON_SEAT {
            if plan.is_empty() {
                plan = own.decide_while(&kinds, seed, keep_going).into();
                // If the decision was interrupted, it isn't what the bot would play.
                if !keep_going() {
                    return None;
                }
            }
            plan.pop_front()?
        } else {
            // Decide one action at a time, as at a live table.
            others.decide(&kinds, seed).first().copied()?
        };
        let n = table.n();
        let by = ActionId { seat, id: n.to_string() };
        let Ok(Proposal::New(entry)) = table.propose(by, n, SeatRequest::Action(seen.to_cards(&action)?)) else {
            return None;
        };
        table.apply(&entry).ok()?;
        entries.push(entry);
    }
    replay(ID, &entries)
}
