//! The messages that show a state on screens. What spectators see is the same for all of them: it is drawn once, and the patch from
//! the state before is made once, for all screens that had the same; with a thousand spectators that is most of the work.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use canasta_live::Snapshot;
use canasta_pages::{Prefs, is_shown_alike, screen_body, screen_spoken};
use canasta_table::scene::Screen;
use serde_json::{Value, json};

use crate::respond::patch::{Markup, ScreenMarkup, patch};

/// How many drawings of a state are kept, and how many messages of each: screens that differ in more have theirs made for them alone.
const KEPT: usize = 16;

/// What was drawn of a state, for all who see it.
#[derive(Default)]
struct Drawings(Mutex<Vec<Arc<Drawing>>>);

/// One state as it is shown to visitors with the same choices at the same address.
struct Drawing {
    prefs: Prefs,
    origin: String,
    html: String,
    markup: Arc<Markup>,
    /// The messages for screens that have nothing yet, or this markup, by its place in the memory.
    messages: Mutex<BTreeMap<usize, Made>>,
}

/// A message, and the markup of the screens that it is for: as long as that is kept here, no other has its place.
struct Made {
    message: Arc<str>,
    _old: Option<Arc<Markup>>,
}

/// The message that shows a state. Times are not in the markup, because they differ from one moment to the next. What is `shared` is
/// made once for all who see the same.
pub(crate) fn message(
    now: &Snapshot,
    prefs: &Prefs,
    origin: &str,
    markup: Option<&mut ScreenMarkup>,
    shared: bool,
) -> String {
    let mut message = if shared {
        let drawing = drawing(now, prefs, origin);
        drawing.message(&now.screen, markup).to_string()
    } else {
        let html = screen_body(&now.screen, prefs, origin);
        let patch = markup.and_then(|markup| markup.patch(&html));
        text(&now.screen, prefs, patch, Cow::Owned(html))
    };
    if let Some(clock) = clock(now) {
        // Before the brace at its end.
        message.truncate(message.len() - 1);
        message.push_str(",\"clock\":");
        message.push_str(&clock.to_string());
        message.push('}');
    }
    message
}

/// A message without a clock.
fn text(screen: &Screen, prefs: &Prefs, patch: Option<Value>, html: Cow<'_, str>) -> String {
    let (happened, turn) = screen_spoken(prefs.lang, screen);
    let mut message = json!({ "n": screen.n(), "happened": happened, "turn": turn });
    match patch {
        Some(patch) => message["patch"] = patch,
        None => message["html"] = html.into(),
    }
    message.to_string()
}

/// The clock that runs, as it is at this moment.
fn clock(now: &Snapshot) -> Option<Value> {
    let Screen::Game(scene) = &*now.screen else { return None };
    let ticking = scene.around.running_clock?;
    let since = canasta::must_fit::<u64>(now.at.elapsed().as_millis());
    let bank = ticking.bank.saturating_sub(since.saturating_sub(ticking.base));
    Some(json!({ "seat": ticking.seat.0, "base": ticking.base.saturating_sub(since), "bank": bank }))
}

/// A state as visitors with these choices see it, drawn now or before.
fn drawing(now: &Snapshot, prefs: &Prefs, origin: &str) -> Arc<Drawing> {
    let drawings = now.made.get_or_init(|| Box::new(Drawings::default())).downcast_ref::<Drawings>();
    let Some(drawings) = drawings else { return Arc::new(Drawing::new(now, prefs, origin)) };
    let mut kept = lock(&drawings.0);
    let alike =
        |drawing: &&Arc<Drawing>| drawing.origin == origin && is_shown_alike(&now.screen, &drawing.prefs, prefs);
    if let Some(drawing) = kept.iter().find(alike) {
        return Arc::clone(drawing);
    }
    let drawing = Arc::new(Drawing::new(now, prefs, origin));
    if kept.len() < KEPT {
        kept.push(Arc::clone(&drawing));
    }
    drawing
}

impl Drawing {
    fn new(now: &Snapshot, prefs: &Prefs, origin: &str) -> Self {
        let html = screen_body(&now.screen, prefs, origin);
        let markup = Arc::new(Markup::of(&html));
        Self { prefs: prefs.clone(), origin: origin.to_owned(), html, markup, messages: Mutex::default() }
    }

    /// The message for a screen that has this markup, and has this drawing from now on.
    fn message(&self, screen: &Screen, markup: Option<&mut ScreenMarkup>) -> Arc<str> {
        let old = markup.and_then(|markup| markup.replace(Arc::clone(&self.markup)));
        let place = old.as_ref().map_or(0, |old| Arc::as_ptr(old).addr());
        let mut messages = lock(&self.messages);
        if let Some(made) = messages.get(&place) {
            return Arc::clone(&made.message);
        }
        let patch = old.as_ref().and_then(|old| patch(old, &self.markup, &self.html));
        let message: Arc<str> = text(screen, &self.prefs, patch, Cow::Borrowed(&self.html)).into();
        if messages.len() < KEPT {
            messages.insert(place, Made { message: Arc::clone(&message), _old: old });
        }
        message
    }
}

/// A panic cannot leave what is locked half changed, so a poisoned lock is as good as another.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use canasta::Rng as _;
    use tokio::time::Instant;

    use super::*;

    /// Whoever misses which states, and has what language or name: what is made for all is what would be made for each alone.
    #[test]
    fn what_is_made_once_is_what_each_would_be_sent() {
        let mut rng = canasta::SeedRng::new(7);
        let name = |name: &str| Prefs { name: name.to_owned(), ..Prefs::default() };
        let people = [name(""), name("Anna"), name("Bert")];
        let mut screens: Vec<(usize, [Option<ScreenMarkup>; 2])> =
            (0..60).map(|screen| (screen % 3, [0, 1].map(|_| (screen % 5 > 0).then(ScreenMarkup::default)))).collect();
        let (mut patches, mut whole) = (0, 0);
        for state in 0..40 {
            let screen = Arc::new(Screen::NotYet { table: format!("table-{state}") });
            let now = Snapshot { screen, at: Instant::now(), made: Arc::default() };
            for (person, [alone, together]) in &mut screens {
                if rng.below(3) == 0 {
                    continue;
                }
                let prefs = &people[*person];
                let one = message(&now, prefs, "http://table.test", alone.as_mut(), false);
                let other = message(&now, prefs, "http://table.test", together.as_mut(), true);
                assert_eq!(one, other);
                if one.contains("\"patch\":") { patches += 1 } else { whole += 1 }
            }
        }
        assert!(patches > 500 && whole > 100, "{patches} patches, {whole} whole");
    }

    #[test]
    fn a_state_is_drawn_once_for_all_who_see_the_same() {
        let screen = Arc::new(Screen::NotYet { table: "t".to_owned() });
        let now = Snapshot { screen, at: Instant::now(), made: Arc::default() };
        let [one, other] =
            ["http://one.test", "http://other.test"].map(|origin| drawing(&now, &Prefs::default(), origin));
        let named = Prefs { name: "Anna".to_owned(), ..Prefs::default() };
        assert!(Arc::ptr_eq(&one, &drawing(&now, &named, "http://one.test")), "no name is on it");
        assert!(!Arc::ptr_eq(&one, &other), "links on it may differ");
    }
}
