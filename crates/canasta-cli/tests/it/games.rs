//! Games between bots, as journals and records.

use canasta::deck::{SeedRng, shuffled};
use canasta::{CardAction, CardDeal, Deal, Game, Players, RuleSet, Seat};
use canasta_bots::{Bot, Club, play};
use canasta_record::record::{DealRecord, Outcome, Record, Turn};
use canasta_table::journal::{ActionId, Entry, SeatedPlayer, Terms};
use canasta_table::scene::Player;

const NAMES: [&str; 4] = ["Anna", "Ruth", "Paul", "Ida"];

/// The journal of a game between four bots, which ends after `deals` deals.
pub(crate) fn journal(seed: u64, deals: usize) -> Vec<Entry> {
    let terms = Terms::of("hoyle", RuleSet::HOYLE, Players::FOUR);
    let mut entries = vec![Entry::Opened(Box::new(terms))];
    for (seat, name) in Players::FOUR.seats().zip(NAMES) {
        let who = SeatedPlayer::Bot { name: name.to_owned(), bot: "club".to_owned() };
        entries.push(Entry::Sat { seat, who });
    }
    entries.push(Entry::Begun { first_dealer: Seat(0), draws: Vec::new() });
    let mut game = Game::new(RuleSet::HOYLE, Players::FOUR, Seat(0));
    let mut rng = SeedRng::new(seed);
    for deal in 1..=deals {
        if game.winner().is_some() {
            break;
        }
        let deck = shuffled(&mut rng);
        let dealt = CardDeal::new(game.rules(), Players::FOUR, game.next_dealer(), game.totals(), &deck);
        entries.push(Entry::Dealt { deal, deck });
        let mut card_deal = dealt.unwrap().0;
        for (seat, action) in actions(&card_deal) {
            card_deal.apply(&action).unwrap();
            let by = ActionId { seat, id: entries.len().to_string() };
            entries.push(Entry::Acted { by, action, substitute: false });
        }
        game.enter(card_deal.deal().score());
    }
    entries
}

/// The actions of four club bots in a deal.
fn actions(dealt: &CardDeal) -> Vec<(Seat, CardAction)> {
    let mut card_deal = dealt.clone();
    let mut done = Vec::new();
    let mut deal: Deal = dealt.deal().clone();
    let mut chosen = Vec::new();
    play(&mut deal, 1, |deal, seat, seed| {
        let actions = Club::default().decide(&deal.view(seat), seed);
        chosen.extend(actions.iter().map(|action| (seat, *action)));
        actions
    })
    .unwrap();
    for (seat, action) in chosen {
        let action = card_deal.view(Some(seat)).to_cards(&action).unwrap();
        card_deal.apply(&action).unwrap();
        done.push((seat, action));
    }
    done
}

/// The same game as a record. Omits the scores, which are optional.
pub(crate) fn record(seed: u64, deals: usize) -> Record {
    let player = |name: &&str| Player { name: (*name).to_owned(), bot: Some("club".to_owned()) };
    let mut record = Record {
        comments: Vec::new(),
        preset: "hoyle".to_owned(),
        rules: RuleSet::HOYLE,
        players: NAMES.iter().map(player).collect(),
        date: None,
        before: Vec::new(),
        result: Outcome::Unfinished,
        others: Vec::new(),
        deals: Vec::new(),
        closing: Vec::new(),
    };
    for entry in journal(seed, deals) {
        match (entry, record.deals.last_mut()) {
            (Entry::Dealt { deal, deck, .. }, _) => record.deals.push(DealRecord {
                comments: Vec::new(),
                dealer: Seat(u8::try_from(deal - 1).unwrap() % 4),
                sits_out: None,
                deck,
                proof: None,
                others: Vec::new(),
                turns: Vec::new(),
                scores: None,
            }),
            (Entry::Acted { by, action, .. }, Some(deal)) => match deal.turns.last_mut() {
                Some(turn) if turn.seat == by.seat => turn.actions.push(action),
                _ => {
                    let comments = Vec::new();
                    let actions = vec![action];
                    deal.turns.push(Turn { comments, seat: by.seat, substitute: false, actions, remark: None });
                }
            },
            _ => {}
        }
    }
    record
}
