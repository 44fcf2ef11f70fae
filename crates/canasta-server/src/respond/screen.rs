//! Messages that show a table's state on screens. All spectators see the same thing, so the markup is rendered once for
//! all of them, and each patch is made once for all screens with the same previous state. With a thousand spectators
//! this saves most of the work.

use std::collections::BTreeMap;
use std::hash::{BuildHasher as _, RandomState};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

use canasta_i18n::Lang;
use canasta_live::Snapshot;
use canasta_pages::{
    HashKey, LogCache, PieceHashes, Prefs, SplitHtml, has_same_markup, live_screen_body, screen_message,
};
use canasta_table::scene::Screen;
use serde_json::{Value, json};

static HASH_KEY: LazyLock<HashKey> = LazyLock::new(|| HashKey::new(RandomState::new().hash_one(0)));

/// Maximum number of cached renderings per state, and of cached messages per rendering. Beyond it, a screen's message
/// isn't shared.
const MAX_CACHED: usize = 16;

/// The hashes of a screen's current markup; `None` before its first message. Screens with the same markup share them.
#[derive(Default)]
pub(crate) struct ScreenMarkup(Option<Arc<PieceHashes>>);

impl ScreenMarkup {
    /// Sets the hashes, and returns the previous ones.
    fn replace(&mut self, html: &SplitHtml) -> Option<Arc<PieceHashes>> {
        self.0.replace(Arc::clone(html.hashes()))
    }
}

/// Cached renderings of a state, shared by everyone who sees the same thing.
#[derive(Default)]
struct Renderings(Mutex<Vec<Arc<Rendering>>>);

/// A state as seen by visitors with the same preferences at the same address.
struct Rendering {
    prefs: Prefs,
    origin: String,
    html: SplitHtml,
    /// Messages by the memory address of the screen's old markup, or 0 if it has none.
    messages: Mutex<BTreeMap<usize, CachedMessage>>,
}

/// A message and the old markup it applies to. Holding the markup keeps its address unique.
struct CachedMessage {
    message: Arc<str>,
    _old: Option<Arc<PieceHashes>>,
}

/// The message that shows a state. The markup doesn't contain clock times, because they keep changing. If `shared`,
/// everyone who sees the same gets the same cached message.
pub(crate) fn message(
    now: &Snapshot,
    prefs: &Prefs,
    origin: &str,
    markup: Option<&mut ScreenMarkup>,
    shared: bool,
) -> String {
    let mut message = if shared {
        let rendering = rendering(now, prefs, origin);
        rendering.message(&now.screen, markup).to_string()
    } else {
        let html = split_html(now, prefs, origin);
        let old = markup.and_then(|markup| markup.replace(&html));
        screen_message(&now.screen, prefs.lang, &html, old.as_deref())
    };
    if let Some(clock) = clock(now) {
        // Inserts the clock before the closing brace.
        message.truncate(message.len() - 1);
        message.push_str(",\"clock\":");
        message.push_str(&clock.to_string());
        message.push('}');
    }
    message
}

/// The logs of a viewer's screens, one for each language.
#[derive(Default)]
struct Logs(Mutex<Vec<(Lang, LogCache)>>);

/// The markup of a state, with the log kept from the state before.
fn split_html(now: &Snapshot, prefs: &Prefs, origin: &str) -> SplitHtml {
    let body = |log: &mut LogCache| live_screen_body(&now.screen, prefs, origin, &HASH_KEY, log);
    let logs = now.kept.get_or_init(|| Box::new(Logs::default())).downcast_ref::<Logs>();
    let Some(logs) = logs else { return body(&mut LogCache::default()) };
    let mut logs = lock(&logs.0);
    let place = logs.iter().position(|(lang, _)| *lang == prefs.lang).unwrap_or_else(|| {
        logs.push((prefs.lang, LogCache::default()));
        logs.len() - 1
    });
    body(&mut logs[place].1)
}

/// The running clock's current values.
fn clock(now: &Snapshot) -> Option<Value> {
    let Screen::Game(scene) = &*now.screen else { return None };
    let ticking = scene.status.running_clock?;
    let since = canasta::must_fit::<u64>(now.at.elapsed().as_millis());
    let bank = ticking.bank.saturating_sub(since.saturating_sub(ticking.base));
    Some(json!({ "seat": ticking.seat.0, "base": ticking.base.saturating_sub(since), "bank": bank }))
}

/// The rendering for visitors with these preferences. Uses the cache.
fn rendering(now: &Snapshot, prefs: &Prefs, origin: &str) -> Arc<Rendering> {
    let renderings = now.rendered.get_or_init(|| Box::new(Renderings::default())).downcast_ref::<Renderings>();
    let Some(renderings) = renderings else { return Arc::new(Rendering::new(now, prefs, origin)) };
    let mut cached = lock(&renderings.0);
    let is_alike = |rendering: &&Arc<Rendering>| {
        rendering.origin == origin && has_same_markup(&now.screen, &rendering.prefs, prefs)
    };
    if let Some(rendering) = cached.iter().find(is_alike) {
        return Arc::clone(rendering);
    }
    let rendering = Arc::new(Rendering::new(now, prefs, origin));
    if cached.len() < MAX_CACHED {
        cached.push(Arc::clone(&rendering));
    }
    rendering
}

impl Rendering {
    fn new(now: &Snapshot, prefs: &Prefs, origin: &str) -> Self {
        let html = split_html(now, prefs, origin);
        Self { prefs: prefs.clone(), origin: origin.to_owned(), html, messages: Mutex::default() }
    }

    /// The message for a screen, whose `markup` is replaced by this rendering's.
    fn message(&self, screen: &Screen, markup: Option<&mut ScreenMarkup>) -> Arc<str> {
        let old = markup.and_then(|markup| markup.replace(&self.html));
        let address = old.as_ref().map_or(0, |old| Arc::as_ptr(old).addr());
        let mut messages = lock(&self.messages);
        if let Some(cached) = messages.get(&address) {
            return Arc::clone(&cached.message);
        }
        let message: Arc<str> = screen_message(screen, self.prefs.lang, &self.html, old.as_deref()).into();
        if messages.len() < MAX_CACHED {
            messages.insert(address, CachedMessage { message: Arc::clone(&message), _old: old });
        }
        message
    }
}

/// A panic can't leave the data half changed, so a poisoned lock is fine.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use canasta::Rng as _;
    use tokio::time::Instant;

    use super::*;

    /// Screens of people with different names skip different states. Sharing must not change what they receive.
    #[test]
    fn shared_messages_equal_individual_ones() {
        let mut rng = canasta::SeedRng::new(7);
        let name = |name: &str| Prefs { name: name.to_owned(), ..Prefs::default() };
        let people = [name(""), name("Anna"), name("Bert")];
        let mut screens: Vec<(usize, [Option<ScreenMarkup>; 2])> =
            (0..60).map(|screen| (screen % 3, [0, 1].map(|_| (screen % 5 > 0).then(ScreenMarkup::default)))).collect();
        let mut patches = 0;
        let mut full = 0;
        for state in 0..40 {
            let screen = Arc::new(Screen::NotYet { table: format!("table-{state}") });
            let now = Snapshot { screen, at: Instant::now(), rendered: Arc::default(), kept: Arc::default() };
            for (person, [alone, together]) in &mut screens {
                if rng.next_below(3) == 0 {
                    continue;
                }
                let prefs = &people[*person];
                let single = message(&now, prefs, "http://table.test", alone.as_mut(), false);
                let shared = message(&now, prefs, "http://table.test", together.as_mut(), true);
                assert_eq!(single, shared);
                if single.contains("\"patch\":") { patches += 1 } else { full += 1 }
            }
        }
        assert!(patches > 500 && full > 100, "{patches} patches, {full} full");
    }

    #[test]
    fn renders_a_state_once_for_everyone_who_sees_the_same() {
        let screen = Arc::new(Screen::NotYet { table: "t".to_owned() });
        let now = Snapshot { screen, at: Instant::now(), rendered: Arc::default(), kept: Arc::default() };
        let [single, shared] =
            ["http://single.test", "http://shared.test"].map(|origin| rendering(&now, &Prefs::default(), origin));
        let named = Prefs { name: "Anna".to_owned(), ..Prefs::default() };
        assert!(Arc::ptr_eq(&single, &rendering(&now, &named, "http://single.test")), "no name is on it");
        assert!(!Arc::ptr_eq(&single, &shared), "links on it may differ");
    }
}
