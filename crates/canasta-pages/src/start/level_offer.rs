//! Softer or harder opponents, offered by how games ended. A plain rule, without a measure of a player's strength.

use canasta_i18n::messages::start;
use canasta_i18n::{Lang, Message, level};
use canasta_table::journal::stats::player::{PlayerGame, PlayerName};
use canasta_table::scene::Scene;
use maud::{Markup, html};

use crate::parts::message::said;
use crate::settings::prefs::Prefs;
use crate::start::new_table::{same_company, same_table};
use crate::start::table_form::Company;

/// So many games in a row that ended alike make an offer on the start page.
const ALIKE: usize = 3;

/// Another level for the next game against the computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelOffer {
    /// The bot's name.
    pub level: &'static str,
    /// Whether it plays better than the last opponents; else it plays worse.
    pub harder: bool,
}

impl LevelOffer {
    /// The offer by the visitor's games, the oldest first: the next level up where the last three against the computer were
    /// won, the next one down where they were lost. `None` where they ended differently or were not all played at the level
    /// that would be played next, and where `offered` has no further level.
    pub fn of(games: &[PlayerGame], next: &Company, offered: &[String]) -> Option<Self> {
        let last: Vec<(&str, bool)> =
            games.iter().rev().filter_map(|game| Some((level_of(game)?, game.won()))).take(ALIKE).collect();
        let (level, won) = *last.first()?;
        let alike = last.len() == ALIKE && last.iter().all(|game| *game == (level, won));
        (alike && next.bots_text() == level).then(|| Self::beside(level, won, offered)).flatten()
    }

    /// The level beside this one: the next harder, or the next softer.
    fn beside(level: &str, harder: bool, offered: &[String]) -> Option<Self> {
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

/// The level of a game with the computer alone, where all of its players had the same.
fn level_of(game: &PlayerGame) -> Option<&str> {
    let mut bots = game.opponents().chain(game.partners()).map(|player| match player {
        PlayerName::Bot(_, bot) => Some(bot.as_str()),
        PlayerName::Person(_) | PlayerName::Forgotten => None,
    });
    let first = bots.next()??;
    bots.all(|bot| bot == Some(first)).then_some(first)
}

/// The offer on the start page, which starts a game like the next one at that level.
pub(crate) fn offer(prefs: &Prefs, other: &LevelOffer) -> Markup {
    let lang = prefs.lang;
    let about = if other.harder { start::harder_about(lang) } else { start::easier_about(lang) };
    html! {
        form.other-level method="post" action="/play" {
            input type="hidden" name="bots" value=(other.level);
            p { (about) }
            button.btn id="other-level" { span { (said(&other.label(lang))) } }
        }
    }
}

/// The same for the end of a game with the computer alone: after a game that was won the next level up, after one that was
/// lost the next one down, at a table like this one. Nothing where other people played, where a program of the operator
/// played, or where there is no further level.
pub(crate) fn after_game(lang: Lang, scene: &Scene) -> Markup {
    let Some((other, table)) = after(scene).zip(same_table(scene)) else { return html! {} };
    html! {
        form.other-level method="post" action="/play" {
            input type="hidden" name="table" value=(table);
            input type="hidden" name="bots" value=(other.level);
            input type="hidden" name="hints" value=(scene.hints.text());
            button.btn id="other-level" { span { (said(&other.label(lang))) } }
        }
    }
}

fn after(scene: &Scene) -> Option<LevelOffer> {
    let seat = scene.view.seat?;
    let won = scene.view.table.public.side_of(seat) == scene.winner?;
    let others = scene.players.iter().enumerate().filter(|(place, _)| *place != seat.index());
    let all_bots = others.clone().all(|(_, player)| player.bot.is_some());
    let company = same_company(scene).bots_text();
    // Every built-in level is offered by every server, as far as the end of a game can know.
    let offered: Vec<String> = level::NAMES.iter().map(|name| (*name).to_owned()).collect();
    (all_bots && scene.lesson.is_none()).then(|| LevelOffer::beside(&company, won, &offered)).flatten()
}
