//! The games of an evening: what they came to, and the way of the same people to the next one.

use canasta_table::scene::{Scene, Tally};
use canasta_words::evening as words;
use canasta_words::points;
use maud::{Markup, html};

use crate::button::one_button;

/// What the games came to, in a panel; nothing while there was none.
pub(crate) fn evening((games, tallies): &(u32, Vec<Tally>), more: &Markup) -> Markup {
    html! {
        @if *games > 0 {
            section.panel.evening aria-labelledby="evening" {
                h2 id="evening" { (words::TITLE) }
                p.quiet { (words::games(*games)) }
                table.result {
                    thead { tr { td {} th scope="col" { "Won" } th scope="col" { "Points" } } }
                    tbody {
                        @for tally in tallies {
                            tr { th scope="row" { (words::names(tally)) } td { (tally.won) } td { (points(tally.points)) } }
                        }
                    }
                }
                (more)
            }
        }
    }
}

/// Whether the same people can play on together.
fn may_play_on(scene: &Scene) -> bool {
    let people = scene.players.iter().filter(|player| player.bot.is_none()).count();
    scene.view.seat.is_some() && people > 1
}

/// The button that brings the same people to one table; `None` for who played with the computer alone, or looked on.
pub(crate) fn again(scene: &Scene) -> Option<Markup> {
    let label = if scene.around.again { words::JOIN } else { words::AGAIN };
    let button = || one_button(&scene.table, &[("what", "again"), ("seats", "same")], "btn main big", label, None);
    may_play_on(scene).then(button)
}

/// The evening at the end of a game, with what else the same people can do.
pub(crate) fn so_far(scene: &Scene) -> Markup {
    let more = html! {
        @if may_play_on(scene) {
            // How the seats are found is decided by whoever asks first.
            @if !scene.around.again {
                p { (words::ABOUT) }
                (one_button(&scene.table, &[("what", "again"), ("seats", "drawn")], "btn", words::DRAWN, None))
            }
        }
    };
    // Against the computer alone, one game is what the score says anyway.
    html! { @if may_play_on(scene) || scene.around.evening.0 > 1 { (evening(&scene.around.evening, &more)) } }
}
