//! Games that bots play, as records.

use canasta::deck::{SeedRng, shuffled};
use canasta::{Act, CardDeal, Deal, Game, Kind, Phase, Players, RuleSet, Seat, View};
use canasta_bots::{Bot, Stake, Thinker, Thinking, play};
use canasta_record::house::HouseRules;
use canasta_record::record::{DealRecord, Outcome, Player, Record, Turn};
use canasta_record::replay::Replay;
use canasta_review::{Choice, FinishedGame, SeatReview};

/// A game in which `decide` plays every seat; it is told the deal's number, too.
pub(crate) fn game(
    rules: &RuleSet,
    players: Players,
    seed: u64,
    mut decide: impl FnMut(usize, &View, u64) -> Vec<Act>,
) -> FinishedGame {
    let mut record = Record {
        comments: Vec::new(),
        preset: HouseRules::nearest(rules).preset.name.to_owned(),
        rules: *rules,
        players: players.seats().map(|seat| Player { name: format!("Seat {}", seat.0), bot: None }).collect(),
        date: None,
        before: Vec::new(),
        result: Outcome::Unfinished,
        others: Vec::new(),
        deals: Vec::new(),
        closing: Vec::new(),
    };
    let mut game = Game::new(*rules, players, Seat(0));
    let mut rng = SeedRng::new(seed);
    while game.winner().is_none() {
        let (number, deck, dealer) = (game.deals().len() + 1, shuffled(&mut rng), game.next_dealer());
        let mut cards = CardDeal::new(rules, players, dealer, game.totals(), &deck).unwrap().0;
        let mut turns: Vec<Turn> = Vec::new();
        let mut deal: Deal = cards.deal().clone();
        let mut done: Vec<(Seat, Act)> = Vec::new();
        play(&mut deal, seed ^ number as u64, |deal, seat, seed| {
            let acts = decide(number, &deal.view(seat), seed);
            done.extend(acts.iter().map(|act| (seat, *act)));
            acts
        })
        .unwrap();
        for (seat, act) in done {
            let act = cards.view(Some(seat)).to_cards(&act).unwrap();
            cards.apply(&act).unwrap();
            match turns.last_mut() {
                Some(turn) if turn.seat == seat => turn.acts.push(act),
                _ => turns.push(Turn { comments: Vec::new(), seat, stand_in: false, acts: vec![act], remark: None }),
            }
        }
        let (comments, others) = (Vec::new(), Vec::new());
        record.deals.push(DealRecord { comments, dealer, deck, proof: None, others, turns, scores: None });
        game.enter(cards.deal().score());
    }
    FinishedGame::try_from(Replay::of(record).unwrap()).unwrap()
}

/// Cards in a pile that is worth feeding with.
const PILE: u8 = 7;

/// A turn that hands the pile to the next player: the opponents have a meld of the card's rank, and the pile is not frozen.
fn feeding(view: &View) -> Option<Vec<Act>> {
    let public = &view.public;
    let next = public.players().after(view.seat);
    let melds = public.side_melds(public.side_of(next));
    let open = public.phase() == Phase::Play && public.pile().freezing_card(public.rules()).is_none();
    // In a game that is as good as decided nothing is a blunder.
    let undecided = (0.3..=0.7).contains(&Stake::at(public).before(public.side_of(view.seat)));
    let rank = Kind::NATURALS.into_iter().find(|&rank| !melds.meld(rank).is_empty() && view.hand.of(rank) > 0)?;
    let acts = vec![Act::Discard(rank)];
    (open && undecided && public.pile().len() >= PILE && view.check(&acts[0]).is_ok()).then_some(acts)
}

/// The moments before which a seat fed.
pub(crate) type Fed = Vec<usize>;

/// A game in which all seats play like `player`, but seat 0 feeds the next player whenever it can.
pub(crate) fn planted(rules: &RuleSet, seed: u64, player: &dyn Bot) -> (FinishedGame, Fed) {
    let (mut fed, mut acts) = (Vec::new(), 0);
    let played = game(rules, Players::FOUR, seed, |number, view, seed| {
        let fatal = feeding(view).filter(|_| view.seat == Seat(0));
        if fatal.is_some() {
            // A moment for each act, and one for each deal as it is dealt.
            fed.push(acts + number - 1);
        }
        let done = fatal.unwrap_or_else(|| player.decide(view, seed));
        acts += done.len();
        done
    });
    (played, fed)
}

/// The choices of a review that are marked, and where the seat fed.
pub(crate) fn marked<'r>(review: &'r SeatReview, fed: &'r Fed) -> impl Iterator<Item = &'r Choice> {
    review.marks().map(|(_, choice)| choice).filter(|choice| fed.contains(&choice.moment))
}

/// The reviewer's own level: it thinks as a review does.
pub(crate) fn reviewer(nodes: u32) -> Thinker {
    Thinker::new("reviewer", Thinking { nodes, ..Thinking::EXPERT })
}
