//! Offers easier or harder opponents, depending on the results of past games. The rule is simple and doesn't measure a
//! player's strength.

use canasta_i18n::messages::start;
use canasta_i18n::{Lang, Message, level};
use canasta_table::journal::stats::player::{PlayerGame, PlayerName};
use canasta_table::scene::Scene;
use maud::{Markup, html};

use crate::parts::button::token_field;
use crate::parts::message::render;
use crate::settings::prefs::Prefs;
use crate::start::new_table::{same_company, same_table};
use crate::start::table_form::{Company, yes_no};

/// The start page makes an offer after this many games in a row with the same result.
const GAMES_BEFORE_OFFER: usize = 3;

/// A different level for the next game against the computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelOffer {
    /// Name of the level's bot.
    pub level: &'static str,
    /// Whether it is harder than the last opponents; otherwise it is easier.
    pub harder: bool,
}

impl LevelOffer {
    /// The offer after these games, oldest first: the next level up if the visitor won the last three games against the
    /// computer, or the next level down if they lost them. `None` if the results differ, if any of these games was not
    /// at the level of the next game, or if `offered` doesn't contain the other level.
    pub fn of(games: &[PlayerGame], next: &Company, offered: &[String]) -> Option<Self> {
        let last: Vec<(&str, bool)> = games
            .iter()
            .rev()
            .filter_map(|game| Some((level_of(game)?, game.won())))
            .take(GAMES_BEFORE_OFFER)
            .collect();
        let (level, won) = *last.first()?;
        let alike = last.len() == GAMES_BEFORE_OFFER && last.iter().all(|game| *game == (level, won));
        (alike && next.bots_text() == level).then(|| Self::next_level(level, won, offered)).flatten()
    }

    /// The next harder or easier level, if `offered` contains it.
    fn next_level(level: &str, harder: bool, offered: &[String]) -> Option<Self> {
        let place = level::NAMES.iter().position(|name| *name == level)?;
        let place = if harder { place + 1 } else { place.checked_sub(1)? };
        let level = level::NAMES.get(place).filter(|level| offered.iter().any(|name| name == *level))?;
        Some(Self { level, harder })
    }

    fn label(self, lang: Lang) -> Message {
        let name = level::name(lang, self.level);
        if self.harder { start::harder(lang, &name) } else { start::easier(lang, &name) }
    }
}

/// The level of a game against bots only. `None` if their levels differed.
fn level_of(game: &PlayerGame) -> Option<&str> {
    let mut bots = game.opponents().chain(game.partners()).map(|player| match player {
        PlayerName::Bot(_, bot) => Some(bot.as_str()),
        PlayerName::Person(_) | PlayerName::Forgotten => None,
    });
    let first = bots.next()??;
    bots.all(|bot| bot == Some(first)).then_some(first)
}

/// The offer on the start page: a game like the next one, but at the other level.
pub(crate) fn offer(prefs: &Prefs, other: &LevelOffer) -> Markup {
    let lang = prefs.lang;
    let about = if other.harder { start::harder_about(lang) } else { start::easier_about(lang) };
    html! {
        form.other-level method="post" action="/play" {
            (token_field())
            input type="hidden" name="bots" value=(other.level);
            p { (about) }
            button.btn id="other-level" { span { (render(&other.label(lang))) } }
        }
    }
}

/// The offer at the end of a game against bots only, for a table like this one: the next level up after a win, or the
/// next level down after a loss. Empty if other people or an operator's program played, or if there is no such level.
pub(crate) fn after_game(lang: Lang, scene: &Scene) -> Markup {
    let Some((other, table)) = final_offer(scene).zip(same_table(scene)) else { return html! {} };
    html! {
        form.other-level method="post" action="/play" {
            input type="hidden" name="table" value=(table);
            input type="hidden" name="bots" value=(other.level);
            input type="hidden" name="hints" value=(scene.hints.text());
            input type="hidden" name="take_back" value=(yes_no(scene.status.take_back));
            button.btn id="other-level" { span { (render(&other.label(lang))) } }
        }
    }
}

fn final_offer(scene: &Scene) -> Option<LevelOffer> {
    let seat = scene.view.seat?;
    let won = scene.view.table.public.side_of(seat) == scene.winner?;
    let others = scene.players.iter().enumerate().filter(|(place, _)| *place != seat.index());
    let all_bots = others.clone().all(|(_, player)| player.bot.is_some());
    let company = same_company(scene).bots_text();
    // The end of a game doesn't know which levels the server offers, so it assumes that all built-in ones are offered.
    let offered: Vec<String> = level::NAMES.iter().map(|name| (*name).to_owned()).collect();
    (all_bots && scene.lesson.is_none()).then(|| LevelOffer::next_level(&company, won, &offered)).flatten()
}
