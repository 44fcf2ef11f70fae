//! The steps of a case: page loads, live connections that open and drop, refusals of all kinds, and chat and pauses
//! between actions.

use canasta::{Card, CardAction, Rng, Seat, SeedRng};
use canasta_table::journal::{Entry, HostChange, Person, Substitute};

use super::pair::{Case, Live, Observer, Op};
use super::worlds::pick;

impl Case {
    /// In some cases, a bot plays for a person who takes no action in the case.
    pub(super) fn substitute(&mut self, rng: &mut SeedRng) {
        let actions = |op: &Op, seat: Seat| match op {
            Op::Play(actions) => actions.iter().any(|(by, _)| *by == seat),
            Op::Say(by) => *by == seat,
            _ => false,
        };
        let idle = |seat: &Seat| {
            let person = self.persons[seat.index()].filter(|person| *person != Person::HOST);
            person.is_some_and(|person| !self.screens.contains(&person))
                && self.observer.seat() != Some(*seat)
                && !self.ops.iter().any(|op| actions(op, *seat))
        };
        let idle = self.terms.players.seats().find(idle).filter(|_| rng.next_below(3) == 0);
        if let Some(seat) = idle {
            for world in &mut self.worlds {
                world.entries.push(Entry::Substitute { seat, why: Substitute::Asked });
            }
        }
    }

    /// Some cases have earlier events outside the game: another host for a while, a ban, a time limit per turn, a
    /// player on another device.
    pub(super) fn add_outside_events(&mut self, rng: &mut SeedRng) {
        let seated: Vec<Person> = self.persons.iter().flatten().copied().collect();
        let other = seated[pick(rng, seated.len())];
        let given = |person| Entry::Host { person, why: HostChange::Given };
        let mut entries = Vec::new();
        if rng.next_below(3) == 0 && self.terms.clock.is_none() {
            entries.push(Entry::Allowed(Some(600 + rng.next_below(100))));
        }
        if rng.next_below(3) == 0 {
            entries.push(Entry::ChangedDevice(other));
        }
        if rng.next_below(3) == 0 && other != Person::HOST {
            entries.extend([given(other), given(Person::HOST)]);
        }
        if rng.next_below(3) == 0 {
            // This person doesn't occur in the rest of the case.
            let person = Person(self.came);
            entries.extend([Entry::Joined(person), Entry::Banned(person)]);
        }
        for world in &mut self.worlds {
            world.entries.extend(entries.iter().cloned());
        }
    }

    /// Adds such an event while the observer watches. Each adds a new entry.
    fn arrange(&self, ops: &mut Vec<Op>, place: usize, rng: &mut SeedRng) {
        let seated: Vec<Person> = self.persons.iter().flatten().copied().collect();
        let other = seated[pick(rng, seated.len())];
        if other == Person::HOST || rng.next_below(2) == 0 {
            ops.push(Op::Around(Person::HOST, format!("what=allow&seconds={}", 1000 + place)));
        } else {
            ops.push(Op::Around(Person::HOST, format!("what=host&player={}", other.0)));
            self.look(ops, rng);
            ops.push(Op::Around(other, "what=host&player=0".to_owned()));
        }
    }

    /// All steps of the case, in order.
    pub(super) fn program(&self, live: &Live, next: bool, rng: &mut SeedRng) -> Vec<Op> {
        let mut ops = Vec::new();
        let mut open = [false; 2];
        let own = self.observer.seat();
        if rng.next_below(3) > 0 {
            self.look(&mut ops, rng);
            ops.push(Op::Open(0));
            open[0] = true;
        }
        for (place, actions) in live.iter().enumerate() {
            self.between(&mut ops, place, &mut open, rng);
            ops.push(Op::Play(actions.clone()));
            if own == Some(actions[0].0) && rng.next_below(2) == 0 {
                ops.push(Op::Again(actions[0].1.clone()));
                ops.push(Op::Again("draw".to_owned()));
            }
        }
        self.between(&mut ops, live.len(), &mut open, rng);
        if next {
            ops.push(Op::Next);
            self.between(&mut ops, live.len() + 1, &mut open, rng);
        }
        // At the end, fetches everything, for late joiners too.
        if !open[0] {
            ops.push(Op::Open(0));
        }
        let path = self.path();
        ops.extend(
            [path, "/".to_owned(), "/lobby".to_owned(), "/lobby?part=1".to_owned(), self.invitation()].map(Op::Get),
        );
        ops.push(Op::Get(self.calendar()));
        self.refusals(&mut ops, live.len() + usize::from(next), 6, rng);
        ops.extend([Op::Drop(0), Op::Open(0)]);
        self.look(&mut ops, rng);
        let goes_on = self.worlds[0].truths.last().is_some_and(|truth| truth.public().ending().is_none());
        if goes_on && !self.observer.sees_nothing() && rng.next_below(4) == 0 {
            ops.push(Op::Around(Person::HOST, "what=close".to_owned()));
            self.look(&mut ops, rng);
            // Not the replay, which reveals all cards like that of any finished game.
            ops.extend([self.calendar(), "/you".to_owned()].map(Op::Get));
        }
        ops
    }

    fn between(&self, ops: &mut Vec<Op>, place: usize, open: &mut [bool; 2], rng: &mut SeedRng) {
        let to_act = self.worlds[0].truths[place].public().to_act();
        for (tab, open) in open.iter_mut().enumerate() {
            if rng.next_below(5) == 0 {
                *open = !*open;
                ops.push(if *open { Op::Open(tab) } else { Op::Drop(tab) });
            }
        }
        if rng.next_below(3) == 0 {
            self.look(ops, rng);
        }
        if rng.next_below(2) == 0 {
            self.refusals(ops, place, 5, rng);
        }
        if to_act.is_some() && to_act == self.observer.seat() && rng.next_below(2) == 0 {
            ops.push(Op::Hint);
        }
        let seats: Vec<Seat> = self.terms.players.seats().filter(|seat| self.persons[seat.index()].is_some()).collect();
        if self.observer.seat().is_some() && seats.len() > 1 && rng.next_below(6) == 0 {
            let say = Op::Say(seats[pick(rng, seats.len())]);
            // The same phrase twice could look like a repeated state.
            if !ops.contains(&say) {
                ops.push(say);
            }
        }
        if rng.next_below(8) == 0 && !self.observer.sees_nothing() && to_act.is_some() {
            ops.push(Op::Pause);
            self.refusals(ops, place, 1, rng);
            self.look(ops, rng);
            ops.push(Op::Resume);
        }
        if rng.next_below(6) == 0 && !self.observer.sees_nothing() && self.terms.clock.is_none() {
            self.arrange(ops, place, rng);
        }
    }

    fn look(&self, ops: &mut Vec<Op>, rng: &mut SeedRng) {
        ops.push(Op::Get(self.path()));
        if rng.next_below(4) == 0 {
            ops.push(Op::Get("/".to_owned()));
        }
        if rng.next_below(6) == 0 {
            ops.push(Op::Get(self.calendar()));
        }
    }

    /// Requests that are refused for all kinds of reasons: wrong time, missing cards, unreadable actions.
    fn refusals(&self, ops: &mut Vec<Op>, place: usize, times: usize, rng: &mut SeedRng) {
        let faces: Vec<Card> = Card::all().collect();
        let truth = &self.worlds[0].truths[place];
        let turn = truth.public().to_act();
        let mine = turn.is_some() && turn == self.observer.seat();
        for _ in 0..times {
            let mut any = || faces[pick(rng, faces.len())].to_string();
            let one = any();
            let two = any();
            let three = any();
            let text = match rng.next_below(12) {
                0 | 1 => format!("discard {one}"),
                2 => format!("meld {one} {one} XR"),
                3 => format!("meld {one} {two} {three}"),
                4 | 5 => format!("take {one} {one}"),
                6 => format!("take {one} 2S / {two} {two} {three}"),
                7 => format!("declare {}", ["3H", "3D"][pick(rng, 2)]),
                8 => ["draw", "pass", "ask"][pick(rng, 3)].to_owned(),
                9 => ["yes", "no"][pick(rng, 2)].to_owned(),
                10 => format!("meld {one} {one} {one} {one}"),
                _ => format!("discard {one}{two}"),
            };
            let granted = mine && text.parse::<CardAction>().is_ok_and(|action| truth.clone().apply(&action).is_ok());
            if !granted {
                ops.push(Op::Try(text));
            }
        }
        if rng.next_below(3) == 0 && !mine {
            ops.push(Op::Hint);
        }
        if rng.next_below(4) == 0 {
            let forms = [
                "begin",
                "host&player=9",
                "stand-in&seat=0",
                "admit&knock=7",
                "code",
                "renew",
                "close",
                "ban&player=1",
                "let-in&player=1",
                "allow&seconds=60",
                "same&player=1&was=0",
                "agree",
                "again&seats=same",
            ];
            let what = forms[pick(rng, forms.len())];
            // The host is allowed to do some of these.
            if self.observer.seat().is_none_or(|seat| self.persons[seat.index()] != Some(Person::HOST)) {
                ops.push(Op::Form(format!("{}/do", self.path()), format!("what={what}")));
            }
        }
        if self.observer == Observer::Outside {
            // A wrong code, or the right one, which only lets a guest ask to join.
            let code = if rng.next_below(2) == 0 { "ABCDEF".to_owned() } else { self.code() };
            ops.push(Op::Form("/join".to_owned(), format!("code={code}&name=Eve")));
        }
    }
}
