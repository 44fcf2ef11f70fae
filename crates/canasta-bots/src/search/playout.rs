//! Playouts and what happened in them. Deals are played on by players who each see only their own hand.

use canasta::{Action, Deal, Ending, Kind, MAX_SEATS, Phase, Players, Public, Seat, Side};

use super::PlayoutPolicy;
use super::value_network;

use crate::club::{Policy, ViewRef};
use crate::evaluator::{Evaluator, Player};
use crate::network::inputs::Inputs;

/// What happened in a playout.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Course {
    /// Cards in the pile when the candidate turn was over.
    pub(super) pile: u8,
    /// The next player took the pile at once.
    pub(super) next_takes: bool,
    /// Another side took the pile before the player's next turn.
    pub(super) opponents_take: bool,
    /// The player's side took the pile by the end of the player's next turn.
    pub(super) own_side_takes: bool,
    pub(super) own_side_goes_out: bool,
    pub(super) opponents_go_out: bool,
    /// Canastas of the player's side at the end.
    pub(super) canastas: u8,
    /// Ranks with a new canasta of the player's side by the end of the player's next turn, one bit each.
    pub(super) canastas_of: u16,
    /// The upcard and the size of the pile when the player took it in their next turn.
    pub(super) took: Option<(Kind, u8)>,
    /// Cards in the player's hand when another side went out.
    pub(super) caught: Option<u8>,
    /// The chance to win the game after the playout.
    pub(super) wins: f64,
}

/// Watches a playout for the player whose candidate turn is played, and records its course.
struct Observer {
    seat: Seat,
    side: Side,
    /// Ranks with a canasta of the player's side before the candidate turn, one bit each.
    canastas_before: u16,
    /// Number of turns that have ended since the candidate turn was played.
    turns: u32,
    /// Like `turns`, but counts the candidate turn too if it was complete.
    turns_since_candidate: u32,
    /// Number of further turns the player has begun.
    own_turns: u32,
    next_turn_over: bool,
    course: Course,
}

impl Observer {
    /// Must be called before the candidate turn is played.
    fn new(deal: &Deal, seat: Seat) -> Self {
        let side = deal.public().side_of(seat);
        Self {
            seat,
            side,
            canastas_before: deal.public().side_melds(side).canasta_ranks(),
            turns: 0,
            turns_since_candidate: 0,
            own_turns: 0,
            next_turn_over: false,
            course: Course::default(),
        }
    }

    fn candidate_plays(&mut self, action: &Action) {
        self.course.own_side_takes |= matches!(action, Action::Take { .. });
    }

    fn candidate_done(&mut self, deal: &Deal) {
        let turn_over = deal.public().turn() != self.seat;
        self.course.pile = if turn_over { deal.public().pile().len() } else { 0 };
        self.turns_since_candidate = u32::from(turn_over);
    }

    /// Called when a player has decided but not acted yet.
    fn decided(&mut self, deal: &Deal, actor: Seat, actions: &[Action]) {
        let Some(Action::Take { .. }) = actions.first() else { return };
        if deal.public().side_of(actor) != self.side {
            self.course.next_takes |= self.turns_since_candidate == 1;
            self.course.opponents_take |= self.own_turns == 0;
            return;
        }
        self.course.own_side_takes |= self.own_turns <= 1;
        if self.own_turns == 1 && actor == self.seat {
            let pile = deal.public().pile();
            self.course.took = pile.top().map(|top| (top, pile.len()));
        }
    }

    /// Called when a player has acted; `before` was the seat whose turn it was.
    fn acted(&mut self, deal: &Deal, before: Seat) {
        let turn = deal.public().turn();
        if turn == before {
            return;
        }
        self.turns += 1;
        self.turns_since_candidate += 1;
        if self.own_turns == 1 && before == self.seat {
            self.course.canastas_of = self.new_canastas(deal);
            self.next_turn_over = true;
        }
        self.own_turns += u32::from(turn == self.seat);
    }

    /// The course of a playout that was stopped for the evaluator's estimate.
    fn rated(mut self, deal: &Deal) -> Course {
        self.course.canastas = deal.public().side_melds(self.side).canastas();
        self.course
    }

    /// The course of a playout that ended with the deal or at the horizon.
    fn ended(mut self, deal: &Deal) -> Course {
        let public = deal.public();
        if let Some(Ending::WentOut { seat: out, .. }) = public.ending() {
            let own = public.side_of(out) == self.side;
            self.course.own_side_goes_out = own;
            self.course.opponents_go_out = !own;
            self.course.caught = (!own).then(|| deal.hand(self.seat).total());
        }
        if !self.next_turn_over {
            self.course.canastas_of = self.new_canastas(deal);
        }
        self.rated(deal)
    }

    fn new_canastas(&self, deal: &Deal) -> u16 {
        deal.public().side_melds(self.side).canasta_ranks() & !self.canastas_before
    }
}

/// Plays out deals and counts the nodes used.
pub(super) struct Playout<'a> {
    players: [Player<'a>; MAX_SEATS],
    limit: PlayoutLimit<'a>,
    /// Number of simulated decisions so far, plus one per deal.
    pub(super) nodes: u32,
    actions: Vec<Action>,
    inputs: Inputs,
}

/// When a playout stops.
#[derive(Clone, Copy)]
enum PlayoutLimit<'a> {
    /// After this many turns.
    Turns(u32),
    /// After the player has drawn in this many more turns. The evaluator then rates the position.
    Evaluated(u32, &'a Evaluator),
}

impl<'a> Playout<'a> {
    /// Uses this policy at a table.
    pub(super) fn new(public: &Public, playout_policy: PlayoutPolicy) -> Self {
        let policy = Policy::club(public);
        let club = |horizon| Self::with_players([Player { policy, evaluator: None, lead: 0.0 }; MAX_SEATS], horizon);
        match (playout_policy, Evaluator::trained(public.players())) {
            (PlayoutPolicy::Club { horizon }, _) => club(horizon),
            (PlayoutPolicy::Evaluated { own_turns }, Some(evaluator)) => {
                let players = [Player { policy, evaluator: Some(evaluator), lead: 0.0 }; MAX_SEATS];
                Self {
                    players,
                    limit: PlayoutLimit::Evaluated(own_turns, evaluator),
                    nodes: 0,
                    actions: Vec::new(),
                    inputs: Inputs::new(),
                }
            }
            (PlayoutPolicy::Evaluated { own_turns }, None) => club(own_turns * u32::from(public.players().count())),
        }
    }

    /// Uses these players and a limited number of turns.
    pub(super) fn with_players(players: [Player<'a>; MAX_SEATS], horizon: u32) -> Self {
        Self { players, limit: PlayoutLimit::Turns(horizon), nodes: 0, actions: Vec::new(), inputs: Inputs::new() }
    }

    /// Makes the `first` actions, then plays on. Returns the points that each side has then, or can expect at the end.
    /// `None` if this would exceed `max_nodes` simulated decisions in total.
    pub(super) fn play(
        &mut self,
        deal: &mut Deal,
        seat: Seat,
        first: &[Action],
        max_nodes: u32,
    ) -> Option<([f64; MAX_SEATS], Course)> {
        if self.nodes >= max_nodes {
            return None;
        }
        // Every deal costs a node, even if it ends at once. Otherwise a search might never end.
        self.nodes += 1;
        let mut observer = Observer::new(deal, seat);
        for action in first {
            observer.candidate_plays(action);
            if deal.apply(action).is_err() {
                break;
            }
        }
        observer.candidate_done(deal);
        while let Some(actor) = deal.public().to_act() {
            let phase = deal.public().phase();
            match self.limit {
                PlayoutLimit::Turns(horizon) if observer.turns >= horizon && phase == Phase::Draw => break,
                PlayoutLimit::Evaluated(after, evaluator)
                    if observer.own_turns >= after && actor == seat && phase == Phase::Play =>
                {
                    if let Some(ahead) = self.expected_lead(deal, seat, evaluator) {
                        self.nodes = self.nodes.saturating_add(Evaluator::NODES).min(max_nodes);
                        let points = expected_points(ahead, observer.side, deal.public().players());
                        return Some((points, observer.rated(deal)));
                    }
                }
                _ => {}
            }
            let player = self.players[actor.index()];
            self.nodes = self.nodes.saturating_add(if player.evaluator.is_some() { Evaluator::NODES } else { 1 });
            if self.nodes > max_nodes {
                self.nodes = max_nodes;
                return None;
            }
            let before = deal.public().turn();
            let view = ViewRef { public: deal.public(), seat: actor, hand: deal.hand(actor) };
            player.decide(&view, &mut self.actions);
            observer.decided(deal, actor, &self.actions);
            if !self.apply_actions(deal) {
                // A sampled deal can be impossible, for example if a player must go out and can't. Stop here in that
                // case.
                break;
            }
            observer.acted(deal, before);
        }
        Some((self.points(deal, observer.side), observer.ended(deal)))
    }

    /// The player's expected lead in points, from an evaluator that sees only their view. `None` if the player has no
    /// choice of turns.
    fn expected_lead(&self, deal: &Deal, seat: Seat, evaluator: &Evaluator) -> Option<f64> {
        let view = ViewRef { public: deal.public(), seat, hand: deal.hand(seat) };
        let ratings = evaluator.rate(&self.players[seat.index()].policy, &view);
        ratings.into_iter().map(|turn| turn.value).max_by(f64::total_cmp)
    }

    /// Makes the chosen actions. If the first is illegal, makes any legal action instead. Returns false if there is
    /// none.
    fn apply_actions(&mut self, deal: &mut Deal) -> bool {
        let mut done = false;
        for action in &self.actions {
            if deal.apply(action).is_err() {
                break;
            }
            done = true;
        }
        if !done && let Some(actor) = deal.public().to_act() {
            let hand = *deal.hand(actor);
            deal.public().legal_within(&hand, &mut self.actions, MAX_LISTING_STEPS);
            let discard = self.actions.iter().find(|action| matches!(action, Action::Discard(_)));
            if let Some(action) = discard.or(self.actions.first()) {
                done = deal.apply(action).is_ok();
            }
        }
        done
    }

    /// The points that each side has at the end of the deal, or can expect. Before the end, only the lead of `side` is
    /// meaningful.
    fn points(&mut self, deal: &Deal, side: Side) -> [f64; MAX_SEATS] {
        let players = deal.public().players();
        let mut points = [0.0; MAX_SEATS];
        if deal.public().phase() == Phase::Over {
            for (points, score) in points.iter_mut().zip(deal.score()) {
                *points = f64::from(score.total());
            }
            return points;
        }
        let ahead = value_network::trained(players)
            .map_or(0.0, |network| f64::from(value_network::ahead(network, deal, side, &mut self.inputs)));
        expected_points(ahead, side, players)
    }
}

/// Each side's expected points at the end of the deal, given the expected lead of one side.
fn expected_points(ahead: f64, side: Side, players: Players) -> [f64; MAX_SEATS] {
    let mut points = [0.0; MAX_SEATS];
    let part = ahead / f64::from(players.sides());
    for any in players.all_sides() {
        points[any.index()] = AVERAGE_POINTS + if any == side { ahead - part } else { -part };
    }
    points
}

/// Average points of a side at the end of a deal.
const AVERAGE_POINTS: f64 = 700.0;

/// Step limit for listing initial melds, when every chosen action is illegal.
const MAX_LISTING_STEPS: u64 = 500;
