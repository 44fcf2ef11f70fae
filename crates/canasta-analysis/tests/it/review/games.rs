//! Records of games between bots.

use canasta::deck::{SeedRng, shuffled};
use canasta::{Action, CardDeal, Deal, Game, Kind, Phase, Players, Rng as _, RuleSet, Seat, View};
use canasta_analysis::review::{Amount, Cause, Effort, FinishedGame, MIN_ERRORS_SUSPICIOUS, SeatReview, Step};
use canasta_bots::{Bot, Estimate, GameUtility, Thinker, Thinking, by_name, play};
use canasta_record::house::HouseRules;
use canasta_record::record::{DealRecord, Outcome, Player, Record, Turn};
use canasta_record::replay::Replay;

const NAMES: [&str; 6] = ["Ruth", "Anna", "Paul", "Ben", "Clara", "Hugo"];

/// Plays a game in which `decide` chooses for every seat. Its first argument is the number of the deal.
pub(crate) fn game(
    rules: &RuleSet,
    players: Players,
    seed: u64,
    mut decide: impl FnMut(usize, &View, u64) -> Vec<Action>,
) -> FinishedGame {
    let mut record = Record {
        comments: Vec::new(),
        preset: HouseRules::nearest(rules).preset.name.to_owned(),
        rules: *rules,
        players: NAMES[..usize::from(players.count())]
            .iter()
            .map(|&name| Player { name: name.to_owned(), bot: None })
            .collect(),
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
        let number = game.deals().len() + 1;
        let deck = shuffled(&mut rng);
        let dealer = game.next_dealer();
        let mut cards = CardDeal::new(rules, players, dealer, game.totals(), &deck).unwrap().0;
        let mut turns: Vec<Turn> = Vec::new();
        let mut deal: Deal = cards.deal().clone();
        let mut done: Vec<(Seat, Action)> = Vec::new();
        play(&mut deal, seed ^ number as u64, |deal, seat, seed| {
            let actions = decide(number, &deal.view(seat), seed);
            done.extend(actions.iter().map(|action| (seat, *action)));
            actions
        })
        .unwrap();
        for (seat, action) in done {
            let action = cards.view(Some(seat)).to_cards(&action).unwrap();
            cards.apply(&action).unwrap();
            match turns.last_mut() {
                Some(turn) if turn.seat == seat => turn.actions.push(action),
                _ => turns.push(Turn {
                    comments: Vec::new(),
                    seat,
                    substitute: false,
                    actions: vec![action],
                    remark: None,
                }),
            }
        }
        record.deals.push(DealRecord {
            comments: Vec::new(),
            dealer,
            sits_out: None,
            deck,
            proof: None,
            others: Vec::new(),
            turns,
            scores: None,
        });
        game.enter(cards.deal().score());
    }
    FinishedGame::try_from(Replay::of(record).unwrap()).unwrap()
}

/// Minimum pile for a planted mistake.
const MIN_PILE_CARDS: u8 = 10;

/// A turn that gives the pile to the next player. The opponents have a meld of the discarded rank, and the pile isn't
/// frozen. `None` if the turn the player would choose, `own`, does so too, because sometimes nothing better is
/// possible.
fn feeding(view: &View, own: &[Action]) -> Option<Vec<Action>> {
    let public = &view.public;
    let next = public.players().next_seat(view.seat);
    let melds = public.side_melds(public.side_of(next));
    let is_open = public.phase() == Phase::Play && public.pile().freezing_card(public.rules()).is_none();
    // If the game is nearly decided or ends with this deal, no mistake is a blunder.
    let is_undecided = (0.3..=0.7).contains(&GameUtility::at(public).before(public.side_of(view.seat)))
        && public.scores().iter().all(|total| 10 * total < 7 * public.rules().game_points);
    let feeds = |rank: Kind| !melds.meld(rank).is_empty();
    let fed_anyway = own.iter().any(|action| matches!(action, Action::Discard(rank) if feeds(*rank)));
    let rank = Kind::NATURALS.into_iter().find(|&rank| feeds(rank) && view.hand.of(rank) > 0)?;
    let actions = vec![Action::Discard(rank)];
    let is_large = public.pile().len() >= MIN_PILE_CARDS;
    (is_open && is_undecided && is_large && !fed_anyway && view.check(&actions[0]).is_ok()).then_some(actions)
}

/// A planted turn that fed the next player.
pub(crate) struct PlantedTurn {
    /// The step of the replay before it.
    pub(crate) moment: usize,
    /// Points it cost the seat's side compared with the player's own turn. This is measured without the reviewer: the
    /// same bots play on in sampled deals.
    cost: Estimate,
}

impl PlantedTurn {
    /// Whether it was clearly a mistake. Sometimes there is no better play.
    pub(crate) fn costs(&self) -> bool {
        self.cost.mean > MIN_ERRORS_SUSPICIOUS * self.cost.error
    }
}

/// Number of sampled deals to measure the cost of a planted turn.
const SAMPLED_DEALS: u64 = 400;

/// The cost of `fatal` compared with `own`.
fn cost(view: &View, own: &[Action], fatal: &[Action], player: &dyn Bot, seed: u64) -> Estimate {
    let ahead = |mut deal: Deal, first: &[Action], seed: u64| {
        let mut first = Some(first);
        let played = play(&mut deal, seed, |deal, seat, seed| {
            first.take().map_or_else(|| player.decide(&deal.view(seat), seed), <[Action]>::to_vec)
        });
        played.unwrap();
        let scores = deal.score();
        f64::from(scores[0].total() - scores[1].total())
    };
    let costs = (0..SAMPLED_DEALS).map(|number| {
        let mut rng = SeedRng::part(seed, number);
        let deal = view.sample(&mut rng);
        let next = rng.next_u64();
        ahead(deal.clone(), own, next) - ahead(deal, fatal, next)
    });
    let (sum, squares) = costs.fold((0.0, 0.0), |(sum, squares), cost| (sum + cost, squares + cost * cost));
    let mean = sum / SAMPLED_DEALS as f64;
    Estimate { mean, error: ((squares / SAMPLED_DEALS as f64 - mean * mean) / (SAMPLED_DEALS - 1) as f64).sqrt() }
}

/// Plays a game in which all seats play like `player`, but seat 0 feeds the next player whenever it can.
pub(crate) fn planted(rules: &RuleSet, seed: u64, player: &dyn Bot) -> (FinishedGame, Vec<PlantedTurn>) {
    let mut fed = Vec::new();
    let mut actions = 0;
    let played = game(rules, Players::FOUR, seed, |number, view, seed| {
        let own = player.decide(view, seed);
        let fatal = feeding(view, &own).filter(|_| view.seat == Seat(0));
        if let Some(fatal) = &fatal {
            // The replay contains one step per action and one per deal.
            fed.push(PlantedTurn { moment: actions + number - 1, cost: cost(view, &own, fatal, player, seed) });
        }
        let done = fatal.unwrap_or(own);
        actions += done.len();
        done
    });
    (played, fed)
}

/// A bot that thinks like a reviewer.
pub(crate) fn reviewer(nodes: u32) -> Thinker {
    Thinker::new("reviewer", Thinking { nodes, ..Thinking::HINT })
}

/// Hardly any effort, so the values are nearly random. The sums must still be exact.
pub(crate) const LOW_EFFORT: Effort = Effort { nodes: 60, deep: 2, deep_nodes: 300, event_nodes: 40 };

/// A short game between bots of several kinds.
pub(crate) fn short(preset: usize, players: u8, seed: u64) -> FinishedGame {
    let rules = RuleSet { game_points: 1500, ..RuleSet::PRESETS[preset].rules };
    let bots = ["club", "greedy", "hoarder", "racer"].map(|name| by_name(name).unwrap());
    game(&rules, Players::new(players).unwrap(), seed, |_, view, seed| {
        bots[(view.seat.index() + usize::try_from(seed % 2).unwrap()) % bots.len()].decide(view, seed)
    })
}

/// Checks from the record alone that a review adds up.
pub(crate) fn check_sums(game: &FinishedGame, found: &SeatReview) {
    let replay = game.replay();
    let players = replay.players();
    let seat = found.seat;
    let side = players.side_of(seat);
    assert_eq!(found.luck + found.skill, found.result);
    let steps = found.deals.iter().flat_map(|deal| &deal.steps).map(Step::amount);
    assert_eq!(steps.sum::<Amount>(), found.result);
    let won = i64::from(replay.winner() == Some(side)) * 100_000_000;
    assert_eq!(found.before.chance + found.result.chance, won);
    // Points relative to the mean of the other sides, from the scores.
    for (deal, stats) in found.deals.iter().zip(replay.stats()) {
        let points = |any: canasta::Side| i64::from(stats.scores[any.index()].total());
        let others = i64::from(players.sides()) - 1;
        let sum: i64 = players.all_sides().filter(|&any| any != side).map(points).sum();
        // This is in thousandths, times the number of other sides.
        let exact = 1000 * (points(side) * others - sum);
        assert!((deal.result.points * others - exact).abs() * 2 <= others, "{} is not {exact}", deal.result.points);
        assert_eq!(deal.luck + deal.skill, deal.result);
        assert!(deal.steps.iter().all(|step| matches!(step, Step::Luck(_)) || step.amount().points <= 0));
        assert!(deal.choices().all(|choice| choice.skill.points <= 0 && choice.skill.chance <= 0));
        let dealt = |step: &Step| matches!(step, Step::Luck(luck) if luck.cause == Cause::Dealt);
        assert_eq!(deal.steps.iter().filter(|step| dealt(step)).count(), 1);
    }
}
