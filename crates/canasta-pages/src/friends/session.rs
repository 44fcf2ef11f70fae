//! The session score, and the rematch.

use canasta_i18n::messages::session_score;
use canasta_i18n::{Lang, session_score as words};
use canasta_table::scene::{Scene, SessionStanding};
use maud::{Markup, html};

use crate::parts::button::{MAIN, request_button};
use crate::parts::message::render;

/// The panel with the results of the games so far; empty before the first result.
pub(crate) fn games(lang: Lang, (games, tallies): &(u32, Vec<SessionStanding>), more: &Markup) -> Markup {
    html! {
        @if *games > 0 {
            section.panel.session-score aria-labelledby="session-score" {
                h2 id="session-score" { (session_score::title(lang)) }
                p.quiet { (render(&session_score::games(lang, *games))) }
                table.result {
                    thead { tr { td {} th scope="col" { (session_score::won(lang)) } th scope="col" { (session_score::points(lang)) } } }
                    tbody {
                        @for tally in tallies {
                            tr { th scope="row" { (render(&words::names(lang, tally))) } td { (tally.won) } td { (lang.locale().points(tally.points)) } }
                        }
                    }
                }
                (more)
            }
        }
    }
}

/// Whether the same people can play another game together.
fn may_play_on(scene: &Scene) -> bool {
    let people = scene.players.iter().filter(|player| player.bot.is_none()).count();
    scene.view.seat.is_some() && people > 1
}

/// The rematch button; `None` for spectators and after a game against bots only.
pub(crate) fn again(lang: Lang, scene: &Scene) -> Option<Markup> {
    let label = if scene.status.has_rematch { session_score::join(lang) } else { session_score::again(lang) };
    let button = || request_button(&scene.table, &[("what", "again"), ("seats", "same")], MAIN, label, None);
    may_play_on(scene).then(button)
}

/// The session score at the end of a game, with a button for a rematch with newly drawn seats.
pub(crate) fn so_far(lang: Lang, scene: &Scene) -> Markup {
    let draw = [("what", "again"), ("seats", "drawn")];
    let more = html! {
        @if may_play_on(scene) {
            // The first player to ask for a rematch decides how seats are assigned.
            @if !scene.status.has_rematch {
                p { (session_score::about(lang)) }
                (request_button(&scene.table, &draw, "btn", session_score::draw_anew(lang), None))
            }
        }
    };
    // After a single game against bots, the session score would only repeat the game's score.
    html! { @if may_play_on(scene) || scene.status.session_score.0 > 1 { (games(lang, &scene.status.session_score, &more)) } }
}
