//! Runs a built-in bot as an external bot, which speaks the protocol over standard input and output. When built from an
//! older commit, it is an opponent that never changes.
//!
//! `cargo run --release -p canasta-protocol --example bot -- BOT`, where BOT is a bot's name as for `canasta arena`.
//!
//! It plays exactly like the built-in bot: it sees the same views and counts nodes instead of time. The random seed
//! of a decision comes from the seed in `hello`, the number of the deal and the number of actions so far.

use std::collections::VecDeque;
use std::io::{self, BufRead as _, Write as _};
use std::process::ExitCode;

use canasta::{Action, CardView, Rng as _, SeedRng};
use canasta_bots::{Bot, by_name, decision_seed};
use canasta_record::json::Json;
use canasta_record::position;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [name] = words.as_slice() else { return failed("expected the name of a bot, such as strong") };
    let Some(bot) = by_name(name) else { return failed(&format!("there is no bot {name}")) };
    match serve(bot) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => failed(&why),
    }
}

fn failed(why: &str) -> ExitCode {
    // If standard error is closed, the exit code has to do.
    let _ = writeln!(io::stderr(), "{why}");
    ExitCode::FAILURE
}

/// Answers one line at a time until the end.
fn serve(bot: Box<dyn Bot>) -> Result<(), String> {
    let mut player = Player { bot, seed: 0, deal: 1, actions: 0, planned: VecDeque::new() };
    let mut output = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line.map_err(|error| error.to_string())?;
        let message: Json = serde_json::from_str(&line).map_err(|error| format!("{error} in {line}"))?;
        if message.get("type").and_then(Json::text) == Some("end") {
            break;
        }
        if let Some(answer) = player.handle(&message).map_err(|why| format!("{why} in {line}"))? {
            writeln!(output, "{answer}").and_then(|()| output.flush()).map_err(|error| error.to_string())?;
        }
    }
    Ok(())
}

/// The bot and the state of its deal.
struct Player {
    bot: Box<dyn Bot>,
    /// The seed from `hello`.
    seed: u64,
    /// The number of the deal, from 1.
    deal: u64,
    /// Number of actions in the deal so far, by all seats.
    actions: u32,
    /// The rest of the bot's last decision. Each action is requested separately.
    planned: VecDeque<Action>,
}

impl Player {
    /// Handles a message and returns the answer if one is needed.
    fn handle(&mut self, message: &Json) -> Result<Option<String>, String> {
        match message.get("type").and_then(Json::text) {
            Some("hello") => {
                self.seed = number(message, "seed")?;
                self.begin(1);
            }
            Some("event") => match message.get("event").and_then(Json::text) {
                Some("deal-begins") => self.begin(number(message, "deal")?),
                Some("act") => self.actions += 1,
                _ => {}
            },
            Some("turn") => return self.answer(message).map(Some),
            _ => {}
        }
        Ok(None)
    }

    fn begin(&mut self, deal: u64) {
        (self.deal, self.actions) = (deal, 0);
        self.planned.clear();
    }

    fn answer(&mut self, message: &Json) -> Result<String, String> {
        let seen = view(message.get("view").ok_or("no view")?)?;
        if self.planned.is_empty() {
            let view = seen.to_kinds().ok_or("a view without a seat")?;
            let seed = SeedRng::part(self.seed, self.deal).next_u64();
            self.planned = self.bot.decide(&view, decision_seed(seed, self.actions)).into();
        }
        let action = self.planned.pop_front().ok_or("the bot does nothing")?;
        let action = seen.to_cards(&action).ok_or("the bot names cards that it does not have")?;
        // It starts afresh at every `hello`, so one process can play many deals. Version 2 of the protocol allows that.
        Ok(format!(r#"{{"act":"{action}","protocol":2}}"#))
    }
}

fn view(json: &Json) -> Result<CardView, String> {
    let viewed = position::view_from_json(json).map_err(|errors| format!("impossible view: {errors:?}"))?;
    Ok(viewed.scenario.deal.view(viewed.seat))
}

fn number(message: &Json, key: &str) -> Result<u64, String> {
    let number = message.get(key).and_then(Json::whole).and_then(|whole| u64::try_from(whole).ok());
    number.ok_or_else(|| format!("no {key}"))
}
