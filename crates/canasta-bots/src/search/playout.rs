//! A deal played on by players each of which sees only its own hand, and what came of it.

use canasta::{Action, Deal, Ending, Kind, MAX_SEATS, Phase, Players, Public, Seat, Side};

use super::PlayOn;
use super::value_network;

use crate::club::{Policy, Sight};
use crate::evaluator::{Evaluator, Player};
use crate::network::inputs::Inputs;

/// What happened in a deal that was played on.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Course {
    /// Cards in the pile when the candidate's turn was over.
    pub(super) pile: u8,
    /// The next player took the pile at once.
    pub(super) next_takes: bool,
    /// Another side took the pile before the player's next turn.
    pub(super) opponents_take: bool,
    /// The player's side took the pile by the end of the player's next turn.
    pub(super) own_side_takes: bool,
    /// The player's side, another side went out.
    pub(super) own_side_goes_out: bool,
    pub(super) opponents_go_out: bool,
    /// Canastas of the player's side at the end.
    pub(super) canastas: u8,
    /// Ranks of which the player's side had a new canasta by the end of the player's next turn, a bit each.
    pub(super) canastas_of: u16,
    /// What lay on the pile when the player took it in their next turn, and how many cards it had.
    pub(super) took: Option<(Kind, u8)>,
    /// Cards in the player's hand when another side went out.
    pub(super) caught: Option<u8>,
    /// The chance to win the game after it.
    pub(super) wins: f64,
}

/// Watches a playout for the player whose candidate is tried, and notes its course.
struct Observer {
    seat: Seat,
    side: Side,
    /// Ranks in which the player's side had a canasta before the candidate.
    canastas_before: u16,
    /// Turns that ended since the candidate.
    turns: u32,
    /// Turns that ended since the candidate's own began.
    turns_since_candidate: u32,
    /// Further turns of the player that began.
    own_turns: u32,
    /// The player's next turn is over.
    next_turn_over: bool,
    course: Course,
}

impl Observer {
    /// Before the candidate is played.
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

    /// A player decided, and has not acted yet.
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

    /// A player acted; `before` had the turn then.
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

    /// The course of a playout that an evaluator stopped.
    fn rated(mut self, deal: &Deal) -> Course {
        self.course.canastas = deal.public().side_melds(self.side).canastas();
        self.course
    }

    /// The course of a playout that ended with the deal or its horizon.
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

/// Plays deals on.
pub(super) struct Playout<'a> {
    players: [Player<'a>; MAX_SEATS],
    until: Until<'a>,
    /// Decisions simulated so far, and one for each deal.
    pub(super) nodes: u32,
    actions: Vec<Action>,
    inputs: Inputs,
}

/// Where a deal is no longer played on.
#[derive(Clone, Copy)]
enum Until<'a> {
    /// After so many turns.
    Turns(u32),
    /// When the player has drawn in so many more turns of its own; who rates then.
    Evaluated(u32, &'a Evaluator),
}

impl<'a> Playout<'a> {
    /// In the way that a search thinks, at this table.
    pub(super) fn new(public: &Public, play_on: PlayOn) -> Self {
        let policy = Policy::club(public);
        let club = |horizon| Self::with([Player { policy, evaluator: None, lead: 0.0 }; MAX_SEATS], horizon);
        match (play_on, Evaluator::trained(public.players())) {
            (PlayOn::Club { horizon }, _) => club(horizon),
            (PlayOn::Evaluated { own_turns }, Some(evaluator)) => {
                let players = [Player { policy, evaluator: Some(evaluator), lead: 0.0 }; MAX_SEATS];
                Self {
                    players,
                    until: Until::Evaluated(own_turns, evaluator),
                    nodes: 0,
                    actions: Vec::new(),
                    inputs: Inputs::new(),
                }
            }
            (PlayOn::Evaluated { own_turns }, None) => club(own_turns * u32::from(public.players().count())),
        }
    }

    /// By these players, so many turns.
    pub(super) fn with(players: [Player<'a>; MAX_SEATS], horizon: u32) -> Self {
        Self { players, until: Until::Turns(horizon), nodes: 0, actions: Vec::new(), inputs: Inputs::new() }
    }

    /// Does `first`, then plays on; what each side then has, or is likely to have, in points. Stops with `None` when more
    /// than `most` decisions would be simulated in all.
    pub(super) fn play(
        &mut self,
        deal: &mut Deal,
        seat: Seat,
        first: &[Action],
        most: u32,
    ) -> Option<([f64; MAX_SEATS], Course)> {
        if self.nodes >= most {
            return None;
        }
        // Also a deal that is over at once costs something, so that every search ends.
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
            match self.until {
                Until::Turns(horizon) if observer.turns >= horizon && phase == Phase::Draw => break,
                Until::Evaluated(after, evaluator)
                    if observer.own_turns >= after && actor == seat && phase == Phase::Play =>
                {
                    if let Some(ahead) = self.rated(deal, seat, evaluator) {
                        self.nodes = self.nodes.saturating_add(Evaluator::NODES).min(most);
                        let points = likely(ahead, observer.side, deal.public().players());
                        return Some((points, observer.rated(deal)));
                    }
                }
                _ => {}
            }
            let player = self.players[actor.index()];
            self.nodes = self.nodes.saturating_add(if player.evaluator.is_some() { Evaluator::NODES } else { 1 });
            if self.nodes > most {
                self.nodes = most;
                return None;
            }
            let before = deal.public().turn();
            let sight = Sight { public: deal.public(), seat: actor, hand: deal.hand(actor) };
            player.decide(&sight, &mut self.actions);
            observer.decided(deal, actor, &self.actions);
            if !self.action(deal) {
                // A sampled deal that cannot be real, such as one in which a player must go out and cannot: it stays as it is.
                break;
            }
            observer.acted(deal, before);
        }
        Some((self.points(deal, observer.side), observer.ended(deal)))
    }

    /// Points by which the player is likely to end ahead, as an evaluator has it who sees what the player sees; `None` where the
    /// player has nothing to choose.
    fn rated(&self, deal: &Deal, seat: Seat, evaluator: &Evaluator) -> Option<f64> {
        let sight = Sight { public: deal.public(), seat, hand: deal.hand(seat) };
        let rated = evaluator.rated(&self.players[seat.index()].policy, &sight);
        rated.into_iter().map(|turn| turn.worth).max_by(f64::total_cmp)
    }

    /// Makes the acts that were decided; where one is refused, anything legal; no where nothing is.
    fn action(&mut self, deal: &mut Deal) -> bool {
        let mut done = false;
        for action in &self.actions {
            if deal.apply(action).is_err() {
                break;
            }
            done = true;
        }
        if !done && let Some(actor) = deal.public().to_act() {
            let hand = *deal.hand(actor);
            deal.public().legal_within(&hand, &mut self.actions, STEPS);
            let discard = self.actions.iter().find(|action| matches!(action, Action::Discard(_)));
            if let Some(action) = discard.or(self.actions.first()) {
                done = deal.apply(action).is_ok();
            }
        }
        done
    }

    /// What each side has at the end of the deal, or is likely to have, in points; where the deal has not ended, what
    /// `side` is likely to be ahead by is right, and the rest is a guess.
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
        likely(ahead, side, players)
    }
}

/// What each side is likely to have at the end of the deal, where one is likely to be so far ahead.
fn likely(ahead: f64, side: Side, players: Players) -> [f64; MAX_SEATS] {
    let mut points = [0.0; MAX_SEATS];
    let part = ahead / f64::from(players.sides());
    for any in players.all_sides() {
        points[any.index()] = USUAL + if any == side { ahead - part } else { -part };
    }
    points
}

/// What a side usually has at the end of a deal.
const USUAL: f64 = 700.0;

/// Steps of the search for openings, where all that was decided is refused.
const STEPS: u64 = 500;
