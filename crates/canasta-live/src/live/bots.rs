//! The bots of one table: what each has in mind, act by act, and how long it waits so that people can follow.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use canasta::{Act, CardAct, Seat, SeedRng};
use canasta_bots::Bot;
use canasta_exec::Limits;
use canasta_journal::Entry;
use canasta_table::bots::Pace;
use canasta_table::{Table, lesson};
use tokio::sync::oneshot;

use super::program::{Answer, Program};
use crate::bots::{Bots as Offer, Plays};
use crate::think::{Rank, Thinking};

/// What plays a seat.
enum Mind {
    Bot(Arc<dyn Bot>),
    Program(Arc<Program>),
}

/// Who decides for a seat, and how long that may take.
struct Minded {
    name: String,
    plays: Mind,
    time: Duration,
}

/// What a bot has chosen.
pub(super) enum Chosen {
    /// Acts up to the next unknown, or the end of the turn.
    Plan(Vec<Act>),
    /// One act, with its faces.
    Act(CardAct),
}

/// What a bot does when it is to act.
pub(super) enum Begun {
    /// It has chosen before, or the script has.
    Chosen(Option<CardAct>),
    /// It thinks.
    Thinking(oneshot::Receiver<Chosen>),
}

/// The bots of a table, and the rest of a turn that was chosen whole.
pub(super) struct Bots {
    minds: BTreeMap<Seat, Minded>,
    plan: VecDeque<Act>,
    thinking: Arc<Thinking>,
}

impl Bots {
    /// The bots that a table names.
    ///
    /// # Errors
    /// The name of one that is not known.
    pub(super) fn of(table: &Table, offer: &Offer, thinking: Arc<Thinking>) -> Result<Self, String> {
        let mut bots = Self { minds: BTreeMap::new(), plan: VecDeque::new(), thinking };
        bots.seat_all(table, offer)?;
        Ok(bots)
    }

    /// The same once others sit. A bot that is not offered any more plays as the understudy does; it was offered a moment
    /// ago.
    pub(super) fn seat(&mut self, table: &Table, offer: &Offer) {
        // Who was seated before the unknown one has a mind all the same.
        let _ = self.seat_all(table, offer);
    }

    fn seat_all(&mut self, table: &Table, offer: &Offer) -> Result<(), String> {
        for seat in table.players().seats() {
            // For a person somebody may have to play now and then.
            let bot = table.bot(seat).unwrap_or(lesson::UNDERSTUDY);
            let name = if table.is_lesson() { lesson::UNDERSTUDY } else { bot };
            if self.minds.get(&seat).is_some_and(|mind| mind.name == name) {
                continue;
            }
            let offered = offer.named(name).ok_or_else(|| name.to_owned())?;
            let plays = match offered.plays {
                Plays::Bot(bot) => Mind::Bot(bot),
                Plays::Process(command) => {
                    Mind::Program(Arc::new(Program::new(table.id(), seat, name, command, Limits::default())))
                }
            };
            self.minds.insert(seat, Minded { name: name.to_owned(), plays, time: offered.time });
        }
        Ok(())
    }

    /// Whether a bot has more acts in mind.
    pub(super) fn has_plan(&self) -> bool {
        !self.plan.is_empty()
    }

    /// What was in mind does not hold any more.
    pub(super) fn forget_plan(&mut self) {
        self.plan.clear();
    }

    /// How long the acts of a seat wait at least: as long as its bot may think.
    pub(super) fn time(&self, seat: Seat, percent: u32) -> Duration {
        let time = self.minds.get(&seat).map_or(Duration::ZERO, |mind| mind.time);
        if percent == 0 { Duration::ZERO } else { time }
    }

    /// Tells the programs among them what has happened.
    pub(super) fn hear(&self, table: &Table) {
        for (&seat, mind) in &self.minds {
            if let Mind::Program(program) = &mind.plays
                && let Some(scene) = table.scene(Some(seat))
            {
                program.hear(&scene);
            }
        }
    }

    /// A bot is to act: what it has in mind, or it begins to think.
    pub(super) fn begin(&mut self, table: &Table, seat: Seat) -> Begun {
        if let Some(act) = table.scripted() {
            return Begun::Chosen(Some(act));
        }
        let seen = table.view(Some(seat));
        let kinds = seen.as_ref().and_then(canasta::CardView::to_kinds);
        let (Some(seen), Some(kinds), Some(Minded { plays, time, .. })) = (seen, kinds, self.minds.get(&seat)) else {
            return Begun::Chosen(None);
        };
        if self.plan.front().is_some_and(|act| kinds.check(act).is_ok()) {
            return Begun::Chosen(self.settle(table, seat, None));
        }
        self.plan.clear();
        let seed = crate::chance::seed();
        Begun::Thinking(match (plays, &self.thinking.processes) {
            (Mind::Bot(bot), _) => {
                let bot = Arc::clone(bot);
                let think = move |go_on: &dyn Fn() -> bool| Chosen::Plan(bot.decide_while(&kinds, seed, go_on));
                self.thinking.own.ask(table.id(), Rank::Act, *time, think)
            }
            (Mind::Program(program), Some(processes)) => {
                let program = Arc::clone(program);
                processes.ask(table.id(), Rank::Act, *time, move |_| match program.decide(&seen, &kinds, seed) {
                    Answer::Act(act) => Chosen::Act(act),
                    Answer::Instead(plan) => Chosen::Plan(plan),
                })
            }
            // There are threads for programs where there are programs.
            (Mind::Program(_), None) => return Begun::Chosen(self.settle(table, seat, None)),
        })
    }

    /// The act of a bot that has thought; where it crashed, chose nothing or nothing legal, any legal act, so that the
    /// others can go on.
    pub(super) fn settle(&mut self, table: &Table, seat: Seat, chosen: Option<Chosen>) -> Option<CardAct> {
        let view = table.view(Some(seat))?;
        let kinds = view.to_kinds()?;
        match chosen {
            Some(Chosen::Act(act)) if act.to_kinds().is_ok_and(|act| kinds.check(&act).is_ok()) => return Some(act),
            Some(Chosen::Plan(acts)) => self.plan = acts.into(),
            Some(Chosen::Act(_)) | None => {}
        }
        let planned = self.plan.pop_front().filter(|act| kinds.check(act).is_ok());
        let act = planned.or_else(|| {
            self.plan.clear();
            let mut rng = SeedRng::new(crate::chance::seed());
            kinds.public.pick_legal(&kinds.hand, &mut rng, &mut Vec::new())
        })?;
        view.to_cards(&act)
    }
}

/// How long the last entry is left to be read before a bot acts. It depends on what everybody saw, never on a hidden
/// card.
pub(super) fn pause(last: &Entry, pace: Pace, percent: u32) -> Duration {
    let millis: u32 = match last {
        Entry::Dealt { .. } => 1400,
        Entry::Acted { act, .. } => match act {
            CardAct::Draw | CardAct::Declare(_) => 700,
            CardAct::Discard(_) | CardAct::Pass => 900,
            CardAct::Meld(_) | CardAct::Take { .. } => 1300,
            CardAct::Ask | CardAct::Answer(_) => 1400,
        },
        // Who came, went or rested: what is told of it is short.
        _ => 700,
    };
    let of_pace = match pace {
        Pace::Slow => 200,
        Pace::Normal => 100,
        Pace::Fast => 40,
    };
    Duration::from_millis(u64::from(millis) * of_pace * u64::from(percent) / 10_000)
}

#[cfg(test)]
mod tests {
    use canasta::deck::shuffled;
    use canasta::{Kind, Players, RuleSet, View};
    use canasta_journal::{ActId, SeatedPlayer, Terms};
    use canasta_table::{Proposed, SeatRequest};

    use super::*;

    /// A bot that errs: silent, against the rules, or not to be had at all.
    struct Erring;

    impl Bot for Erring {
        fn name(&self) -> &str {
            "erring"
        }

        fn decide(&self, _: &View, seed: u64) -> Vec<Act> {
            match seed % 3 {
                0 => Vec::new(),
                1 => vec![Act::Discard(Kind::RedThree), Act::Draw],
                _ => panic!("a planted crash"),
            }
        }
    }

    fn table(rules: &str, players: Players, seed: u64) -> Table {
        let terms = Terms::of(rules, RuleSet::preset(rules).unwrap(), players);
        let sat = |seat: Seat| {
            let who = SeatedPlayer::Bot { name: format!("Bot {}", seat.0), bot: "club".to_owned() };
            Entry::Sat { seat, who }
        };
        let begun = Entry::Begun { first_dealer: Seat(0), draws: Vec::new() };
        let dealt = Entry::Dealt { deal: 1, deck: shuffled(&mut SeedRng::new(seed)) };
        let entries: Vec<Entry> = [Entry::Opened(Box::new(terms))]
            .into_iter()
            .chain(players.seats().map(sat))
            .chain([begun, dealt])
            .collect();
        Table::fold("t", &entries).unwrap()
    }

    #[tokio::test]
    async fn a_bot_that_errs_holds_nobody_up() {
        let mut acts = 0;
        let offer = Offer::levels().with_bot("club", Duration::from_millis(50), Arc::new(Erring));
        let thinking = Arc::new(Thinking::start(&offer).unwrap());
        for (place, preset) in RuleSet::PRESETS.iter().enumerate() {
            for players in (2..=6).filter_map(Players::new) {
                let mut table = table(preset.name, players, place as u64);
                let mut bots = Bots::of(&table, &offer, Arc::clone(&thinking)).unwrap();
                for _ in 0..60 {
                    let Some(seat) = table.to_act() else { break };
                    let act = match bots.begin(&table, seat) {
                        Begun::Chosen(act) => act,
                        Begun::Thinking(answer) => bots.settle(&table, seat, answer.await.ok()),
                    };
                    let act = act.unwrap();
                    let n = table.n();
                    let by = ActId { seat, id: n.to_string() };
                    let Ok(Proposed::New(entry)) = table.propose(by, n, SeatRequest::Act(act)) else {
                        panic!("{}, {players:?}: an act that is refused", preset.name)
                    };
                    table.apply(&entry).unwrap();
                    acts += 1;
                }
            }
        }
        assert!(acts > 1000, "{acts}");
    }
}
