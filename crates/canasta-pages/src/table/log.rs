//! The log of a deal. Its old turns are kept as markup from one state of a screen to the next, so that an action costs the
//! same at the end of a long deal as at its beginning.

use canasta_i18n::messages::table;
use canasta_i18n::table::OldTurns;
use canasta_i18n::{Lang, table as words};
use canasta_table::scene::Scene;
use maud::{Markup, PreEscaped, Render as _, html};

use crate::parts::message::{log_line, render};

/// The old turns of a screen's log as markup. A new one works for every screen, but takes longer.
#[derive(Clone, Default, Debug)]
pub struct LogCache {
    /// What the markup depends on; `None` if there is none.
    of: Option<OldTurns>,
    /// The number of events in the markup.
    events: usize,
    html: String,
}

impl LogCache {
    /// Brings the markup up to date, and returns it with the number of events in it.
    fn update(&mut self, lang: Lang, scene: &Scene) -> (&str, usize) {
        let events = OldTurns::events(scene);
        let is_current = self.of.as_ref().is_some_and(|of| of.are_of(lang, scene)) && self.events <= events;
        if !is_current {
            *self = Self { of: Some(OldTurns::of(lang, scene)), ..Self::default() };
        }
        for line in OldTurns::lines(lang, scene, self.events..events) {
            log_line(&line).render_to(&mut self.html);
        }
        self.events = events;
        (&self.html, events)
    }
}

/// The log of this deal, ending with whose turn it is.
pub(super) fn log(lang: Lang, scene: &Scene, cache: &mut LogCache) -> Markup {
    let (old_turns, events) = cache.update(lang, scene);
    html! {
        ol.log id="log" tabindex="0" aria-label=(table::log(lang)) {
            (PreEscaped(old_turns))
            @for line in OldTurns::later_lines(lang, scene, events) {
                (log_line(&line))
            }
            @if scene.status.closed {
                li { (render(&words::closing_message(lang, scene.status.closed_by.as_deref()).0)) }
            } @else if scene.view.table.public.to_act().is_some() && scene.conceded.is_none() {
                li { (render(&words::whose_turn(lang, scene))) }
            }
        }
    }
}
