//! No hidden card ever changes a decision of a bot in [`NAMES`], at any table. The check accepts any function that sees
//! the whole deal as a player, so the tests can plant a cheat and make sure it is caught.

use canasta::{Action, Deal, Kind, Seat, SeedRng};
use canasta_bots::{Adaptive, Bot, Greedy, LEVELS, NAMES, Strong, by_name, play};
use canasta_testkit::volume::volume;

use crate::deals::{any_table, deal};
use crate::position::describe;

/// Plays deals, and before each action redeals the hidden cards several times without changing the seat's view. Returns
/// the first decision that differs.
fn first_peek(
    start: impl Fn(u64) -> Deal,
    deals: u64,
    player: impl Fn(&Deal, Seat, u64) -> Vec<Action>,
) -> Option<String> {
    for number in 0..deals {
        let mut found = None;
        let mut rng = SeedRng::part(77, number);
        let mut table = start(number);
        let played = play(&mut table, number, |deal, seat, seed| {
            let actions = player(deal, seat, seed);
            let view = deal.view(seat);
            for _ in 0..3 {
                let other = view.sample(&mut rng);
                assert_eq!(other.view(seat), view, "the seat's view of the other deal differs");
                let instead = player(&other, seat, seed);
                if instead != actions && found.is_none() {
                    found = Some(format!(
                        "deal {number}, seat {}: {} or {}",
                        seat.0,
                        describe(&actions),
                        describe(&instead)
                    ));
                }
            }
            actions
        });
        played.unwrap();
        if found.is_some() {
            return found;
        }
    }
    None
}

/// The bot of that name, with a search budget small enough for many decisions. In full-volume runs, Strong has its
/// usual budget.
pub(crate) fn light(name: &str) -> Box<dyn Bot> {
    match name {
        "adaptive" => Box::new(Adaptive::new(LEVELS.iter().map(|name| light(name)).collect())),
        "strong" => Box::new(volume(Strong::with_nodes(LIGHT_NODES), Strong::default())),
        _ => by_name(&format!("{name}@nodes={LIGHT_NODES}")).or_else(|| by_name(name)).unwrap(),
    }
}

const LIGHT_NODES: u32 = 40;

/// A player for [`first_peek`]: the bot makes about one decision in `every`, and the greedy bot the others. The choice
/// between them depends only on the seed, not on the hidden cards.
fn bot_or_greedy(bot: &dyn Bot, every: u64) -> impl Fn(&Deal, Seat, u64) -> Vec<Action> {
    move |deal, seat, seed| {
        let view = deal.view(seat);
        if seed.is_multiple_of(every) { bot.decide(&view, seed) } else { Greedy.decide(&view, seed) }
    }
}

#[test]
fn no_bot_peeks() {
    for &name in NAMES {
        let peek = first_peek(deal, volume(10, 40), bot_or_greedy(&*light(name), 3));
        assert_eq!(peek, None, "{name} looks at hidden cards");
    }
}

#[test]
fn no_bot_peeks_at_any_table() {
    for &name in NAMES {
        let peek = first_peek(any_table, volume(25, 50), bot_or_greedy(&*light(name), 3));
        assert_eq!(peek, None, "{name} looks at hidden cards");
    }
}

/// Bots keep no state between decisions: a bot that has just seen the hidden cards from another seat plays the same as
/// one that hasn't.
#[test]
fn no_bot_remembers_what_another_seat_saw() {
    for &name in NAMES {
        let one = light(name);
        let other = light(name);
        for number in 0..volume(10, 25) {
            play(&mut any_table(number), number, |deal, seat, seed| {
                let view = deal.view(seat);
                if !seed.is_multiple_of(6) {
                    return Greedy.decide(&view, seed);
                }
                for other_seat in deal.public().players().seats().filter(|&other| other != seat) {
                    // The same bot plays the other seat's next turn, and so has seen that hand.
                    let mut ahead = deal.clone();
                    while let Some(to_act) = ahead.public().to_act().filter(|&to_act| to_act != other_seat) {
                        let actions = Greedy.decide(&ahead.view(to_act), seed);
                        ahead.apply(&actions[0]).unwrap();
                    }
                    if ahead.public().to_act().is_some() {
                        one.decide(&ahead.view(other_seat), seed);
                    }
                }
                let actions = one.decide(&view, seed);
                assert_eq!(actions, other.decide(&view, seed), "{name}, deal {number}, seat {}", seat.0);
                actions
            })
            .unwrap();
        }
    }
}

#[test]
fn a_bot_that_peeks_at_the_next_hand_is_caught() {
    // This cheat plays like the greedy bot, but discards a card that the next player can't take the pile with.
    let cheat = |deal: &Deal, seat: Seat, seed: u64| {
        let mut actions = Greedy.decide(&deal.view(seat), seed);
        let next = deal.hand(deal.public().players().next_seat(seat));
        if let Some(Action::Discard(discard)) = actions.last_mut() {
            let hand = deal.hand(seat);
            let safe = Kind::NATURALS.into_iter().find(|&kind| hand.of(kind) > 0 && next.of(kind) == 0);
            *discard = safe.filter(|_| hand.total() > 1).unwrap_or(*discard);
        }
        actions
    };
    assert!(first_peek(deal, 40, cheat).is_some());
}

#[test]
fn a_bot_that_peeks_at_the_stock_is_caught() {
    // This cheat takes the pile only if the next card in the stock is useless.
    let cheat = |deal: &Deal, seat: Seat, seed: u64| {
        let actions = Greedy.decide(&deal.view(seat), seed);
        let takes = matches!(actions.as_slice(), [Action::Take { .. }]);
        match deal.stock().next() {
            Some(next) if takes && next.is_wild() => vec![Action::Draw],
            _ => actions,
        }
    };
    assert!(first_peek(deal, 40, cheat).is_some());
}
