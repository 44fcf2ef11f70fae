//! Score pads.

use canasta_table::journal::Hash;

use super::{ANNA, BERT, Fixture, HOUR, with_guests};
use crate::{
    GuestId, GuestStore as _, MAX_PAD_EVENTS, MAX_PAD_QUERIES, PadDevice, PadDeviceId, PadEvent, PadEventId, PadId,
    PadStore as _, PadSync, Store, StoredPad, WriteError,
};

const PAD: PadId = PadId([1; 16]);
const OTHER: PadId = PadId([12; 16]);

/// A phone without a name or guest.
fn phone(byte: u8) -> PadDevice {
    PadDevice { id: PadDeviceId([byte; 8]), secret: secret(byte), name: None, guest: None }
}

const fn secret(byte: u8) -> Hash {
    [byte + 100; 32]
}

/// A phone of somebody with this name.
fn named(byte: u8, name: &str, guest: Option<GuestId>) -> PadDevice {
    PadDevice { name: Some(name.to_owned()), guest, ..phone(byte) }
}

/// An event that was made on this phone.
fn event(number: u16, phone: u8, by: &str) -> PadEvent {
    let mut id = [0; 16];
    id[..2].copy_from_slice(&number.to_be_bytes());
    let text = format!("{{\"id\":\"{number}\", \"by\": \"{by}\",\"names\":[\"by\",\"\\\"by\\\":\\\"x\\\"\"],\"n\":1}}");
    PadEvent { id: PadEventId(id), clock: number.into(), device: PadDeviceId([phone; 8]), text }
}

fn sync(device: PadDevice, code: Option<&str>, events: Vec<PadEvent>) -> PadSync {
    PadSync { pad: PAD, device, new_code: code.map(str::to_owned), entering: None, events }
}

async fn read(store: &impl Store, now: i64) -> StoredPad {
    store.pad(PAD, 0, now).await.unwrap().unwrap()
}

/// Adds a pad that Bert's phone has kept alone, and one that both have kept.
pub(crate) async fn add_pads(store: &impl Store) {
    let name = "Bertram-at-the-pad";
    let own = sync(named(2, name, Some(BERT)), Some("OWNPAD"), vec![event(1, 2, "Bertram-of-the-event")]);
    store.sync_pad(PadSync { pad: OTHER, ..own.clone() }, 5).await.unwrap();
    store.sync_pad(PadSync { new_code: Some("SHARED".to_owned()), ..own }, 5).await.unwrap();
    store.add_pad_hand_over(PAD, &secret(2), &[7; 32], 6, HOUR).await.unwrap();
    store.take_pad(&[7; 32], named(1, "Anna", Some(ANNA)), 7).await.unwrap();
    let query = PadEvent { device: PadDeviceId::WATCHER, ..event(2, 0, "Bertram-of-the-query") };
    store.add_pad_query(PAD, query, Some(BERT)).await.unwrap();
}

/// Events are numbered in the order of arrival. Sending them again changes nothing.
pub(super) async fn a_pad_has_each_event_once<F: Fixture>(fixture: &F) {
    let mut store = with_guests(fixture).await;
    assert_eq!(store.pad(PAD, 0, 1).await.unwrap(), None);
    assert_eq!(store.sync_pad(sync(phone(1), None, Vec::new()), 1).await, Err(WriteError::Conflict));
    let first = sync(named(1, "Anna", None), Some("ABCDEF"), vec![event(1, 1, "a"), event(2, 1, "a")]);
    // The reply to the first attempt was lost.
    for code in ["ABCDEF", "GHJKMN"] {
        let again = PadSync { new_code: Some(code.to_owned()), entering: Some(3), ..first.clone() };
        store.sync_pad(again, 1).await.unwrap();
    }
    let next = vec![event(3, 9, "c"), event(2, 1, "another text"), event(3, 9, "c")];
    store.sync_pad(sync(phone(1), None, next), 2).await.unwrap();
    for _ in 0..2 {
        let pad = read(&store, 3).await;
        let texts = [event(1, 1, "a"), event(2, 1, "a"), event(3, 9, "c")].map(|event| event.text);
        assert_eq!((pad.n, pad.clock, &pad.events[..]), (3, 3, &texts[..]));
        assert_eq!((&*pad.code, pad.keeper, pad.keeper_name.as_deref()), ("ABCDEF", phone(1).id, Some("Anna")));
        assert_eq!((pad.entering, pad.request), (None, None));
        assert_eq!(store.pad(PAD, 2, 3).await.unwrap().unwrap().events, texts[2..]);
        assert_eq!(store.pad(PAD, u64::MAX, 3).await.unwrap().unwrap().events, [] as [String; 0]);
        assert_eq!(store.pad_by_code("ABCDEF").await.unwrap(), Some(PAD));
        assert_eq!(store.pad_by_code("GHJKMN").await.unwrap(), None);
        assert_eq!(store.pad_event_ids(PAD).await.unwrap(), [1, 2, 3].map(|number| event(number, 1, "").id));
        store.close().await;
        store = with_guests(fixture).await;
    }
    // A code belongs to one pad.
    let other = PadSync { pad: OTHER, ..sync(phone(1), Some("ABCDEF"), Vec::new()) };
    assert_eq!(store.sync_pad(other, 3).await, Err(WriteError::Conflict));
    assert_eq!(store.pad(OTHER, 0, 3).await.unwrap(), None);
    store.close().await;
}

/// Neither a stranger nor a phone with the wrong secret can write.
pub(super) async fn only_devices_that_have_kept_a_pad_write_to_it<F: Fixture>(fixture: &F) {
    let store = with_guests(fixture).await;
    store.sync_pad(sync(phone(1), Some("ABCDEF"), vec![event(1, 1, "a")]), 1).await.unwrap();
    let impostor = PadDevice { secret: secret(9), ..phone(1) };
    let under_other_id = PadDevice { secret: secret(1), ..phone(9) };
    for device in [phone(2), impostor, under_other_id] {
        for code in [None, Some("GHJKMN")] {
            let write = sync(device.clone(), code, vec![event(2, 2, "b")]);
            assert_eq!(store.sync_pad(write, 2).await, Err(WriteError::Conflict));
        }
        assert_eq!(store.ask_for_pad(PAD, device, 2, 30).await, Err(WriteError::Conflict));
    }
    assert_eq!(store.add_pad_hand_over(PAD, &secret(2), &[7; 32], 2, HOUR).await, Err(WriteError::Conflict));
    assert_eq!(store.object_to_pad_request(PAD, &secret(2), 2).await, Err(WriteError::Conflict));
    assert_eq!(store.pad_keeper(PAD, &secret(2)).await.unwrap(), None);
    assert_eq!(store.pad_keeper(PAD, &secret(1)).await.unwrap().map(|keeper| keeper.device), Some(phone(1).id));
    let pad = read(&store, 3).await;
    assert_eq!((pad.n, pad.keeper, pad.request), (1, phone(1).id, None));
    store.close().await;
}

pub(super) async fn a_hand_over_code_moves_a_pad_once<F: Fixture>(fixture: &F) {
    let store = with_guests(fixture).await;
    let start = PadSync { entering: Some(4), ..sync(phone(1), Some("ABCDEF"), vec![event(1, 1, "a")]) };
    store.sync_pad(start, 1).await.unwrap();
    store.add_pad_hand_over(PAD, &secret(1), &[7; 32], 2, HOUR).await.unwrap();
    assert_eq!(store.take_pad(&[7; 32], phone(2), HOUR).await, Err(WriteError::Conflict), "expired");
    assert_eq!(store.take_pad(&[6; 32], phone(2), 3).await, Err(WriteError::Conflict), "unknown");
    store.add_pad_hand_over(PAD, &secret(1), &[8; 32], 3, HOUR).await.unwrap();
    assert_eq!(store.take_pad(&[7; 32], phone(2), 3).await, Err(WriteError::Conflict), "replaced");
    let (two, three) = tokio::join!(
        store.take_pad(&[8; 32], named(2, "Tom", None), 4),
        store.take_pad(&[8; 32], named(3, "Ruth", None), 4)
    );
    assert_eq!([&two, &three].iter().filter(|taken| ***taken == Ok(PAD)).count(), 1, "{two:?} {three:?}");
    assert!([&two, &three].contains(&&Err(WriteError::Conflict)), "{two:?} {three:?}");
    let (winner, loser) = if two.is_ok() { (2, 3) } else { (3, 2) };
    let pad = read(&store, 5).await;
    assert_eq!((pad.keeper, pad.entering), (phone(winner).id, None));
    // The device repeats it, because the reply was lost. That doesn't take the pad from whoever keeps it by then.
    assert_eq!(store.take_pad(&[8; 32], phone(winner), 5).await, Ok(PAD));
    assert_eq!(store.take_pad(&[8; 32], phone(loser), 5).await, Err(WriteError::Conflict));
    store.ask_for_pad(PAD, phone(1), 6, 10).await.unwrap();
    assert_eq!(read(&store, 10).await.keeper, phone(1).id);
    assert_eq!(store.take_pad(&[8; 32], phone(winner), 11).await, Ok(PAD));
    assert_eq!(read(&store, 11).await.keeper, phone(1).id);
    // A former keeper's events count, but it no longer says what is being entered.
    let late = PadSync { entering: Some(9), ..sync(phone(winner), None, vec![event(2, winner, "b")]) };
    store.sync_pad(late, 12).await.unwrap();
    let pad = read(&store, 12).await;
    assert_eq!((pad.n, pad.entering), (2, None));
    // The pad can come back.
    store.add_pad_hand_over(PAD, &secret(1), &[9; 32], 13, HOUR).await.unwrap();
    assert_eq!(store.take_pad(&[9; 32], phone(winner), 14).await, Ok(PAD));
    let impostor = PadDevice { secret: secret(50), ..phone(1) };
    store.add_pad_hand_over(PAD, &secret(winner), &[10; 32], 15, HOUR).await.unwrap();
    assert_eq!(store.take_pad(&[10; 32], impostor, 16).await, Err(WriteError::Conflict));
    assert_eq!(store.take_pad(&[10; 32], phone(1), 16).await, Ok(PAD), "a failed attempt doesn't use up the code");
    store.close().await;
}

pub(super) async fn a_pad_moves_when_nobody_objects<F: Fixture>(fixture: &F) {
    let store = with_guests(fixture).await;
    store.sync_pad(sync(named(1, "Anna", None), Some("ABCDEF"), vec![event(1, 1, "a")]), 1).await.unwrap();
    for (byte, name) in [(2, "Tom"), (3, "Ruth")] {
        let keeper = read(&store, 1).await.keeper.0[0];
        store.add_pad_hand_over(PAD, &secret(keeper), &[byte; 32], 1, HOUR).await.unwrap();
        store.take_pad(&[byte; 32], named(byte, name, None), 1).await.unwrap();
    }
    let state = async |now: i64| {
        let pad = read(&store, now).await;
        (pad.keeper.0[0], pad.request.map(|request| (request.device.0[0], request.name, request.due)))
    };
    let asked = |byte: u8, name: &str, due: i64| Some((byte, Some(name.to_owned()), due));
    // The first request counts, and repeating it doesn't delay it. The keeper needn't ask.
    store.ask_for_pad(PAD, phone(3), 10, 40).await.unwrap();
    assert_eq!(state(11).await, (3, None));
    store.ask_for_pad(PAD, phone(1), 10, 40).await.unwrap();
    store.ask_for_pad(PAD, phone(1), 20, 50).await.unwrap();
    store.ask_for_pad(PAD, phone(2), 20, 50).await.unwrap();
    assert_eq!(state(39).await, (3, asked(1, "Anna", 40)));
    // Phone 2 has nothing to do with it. Both others can end it.
    store.object_to_pad_request(PAD, &secret(2), 39).await.unwrap();
    assert_eq!(state(39).await, (3, asked(1, "Anna", 40)));
    for byte in [3, 1] {
        store.object_to_pad_request(PAD, &secret(byte), 39).await.unwrap();
        assert_eq!(state(100).await, (3, None));
        store.ask_for_pad(PAD, phone(1), 110, 140).await.unwrap();
    }
    assert_eq!(state(139).await, (3, asked(1, "Anna", 140)));
    // Too late: the keeper's objection arrives at the moment when the pad moves.
    store.object_to_pad_request(PAD, &secret(3), 140).await.unwrap();
    assert_eq!(state(140).await, (1, None));
    // Everyone's next call moves it, also several at once, but only once.
    store.ask_for_pad(PAD, phone(2), 150, 180).await.unwrap();
    let of_one = secret(1);
    let of_two = secret(2);
    let (one, two, synced, objected) = tokio::join!(
        store.pad(PAD, 0, 180),
        store.pad(PAD, 0, 180),
        store.sync_pad(sync(phone(1), None, vec![event(2, 1, "a")]), 180),
        store.object_to_pad_request(PAD, &of_one, 180)
    );
    assert_eq!((synced, objected), (Ok(()), Ok(())));
    for pad in [one, two] {
        assert_eq!(pad.unwrap().unwrap().keeper, phone(2).id);
    }
    assert_eq!(state(181).await, (2, None));
    // An objection and the last moment, at once: either the pad moves, or the request ends.
    store.ask_for_pad(PAD, phone(1), 200, 230).await.unwrap();
    let (objected, pad) = tokio::join!(store.object_to_pad_request(PAD, &of_two, 229), store.pad(PAD, 0, 230));
    assert_eq!(objected, Ok(()));
    let (keeper, request) = state(231).await;
    assert!([1, 2].contains(&keeper) && request.is_none(), "{keeper} {request:?}");
    // Whoever has been shown a new keeper has seen the truth.
    assert!(pad.unwrap().unwrap().keeper != phone(1).id || keeper == 1);
    store.close().await;
}

/// Two phones send overlapping events again and again. Each event is stored once, and the numbers have no gaps.
pub(super) async fn two_phones_write_to_one_pad_at_once<F: Fixture>(fixture: &F) {
    let store = with_guests(fixture).await;
    // They even create it at once, and each brings a code.
    let (one, two) = tokio::join!(
        store.sync_pad(sync(phone(1), Some("ABCDEF"), vec![event(1, 1, "a")]), 1),
        store.sync_pad(sync(phone(2), Some("GHJKMN"), vec![event(2, 2, "b")]), 1)
    );
    let (winner, loser) = if one.is_ok() { (1, 2) } else { (2, 1) };
    assert!(one.is_ok() != two.is_ok(), "{one:?} {two:?}");
    store.add_pad_hand_over(PAD, &secret(winner), &[7; 32], 2, HOUR).await.unwrap();
    store.take_pad(&[7; 32], phone(loser), 2).await.unwrap();
    for round in 1..20u16 {
        let events = |first: u16, phone: u8| (first..first + 6).map(|number| event(number, phone, "x")).collect();
        let (one, two) = tokio::join!(
            store.sync_pad(sync(phone(1), None, events(round * 5, 1)), 3),
            store.sync_pad(sync(phone(2), None, events(round * 5 + 3, 2)), 3)
        );
        assert_eq!((one, two), (Ok(()), Ok(())));
        let pad = read(&store, 4).await;
        let mut ids = store.pad_event_ids(PAD).await.unwrap();
        assert_eq!((pad.events.len(), ids.len()), (canasta::must_fit(pad.n), canasta::must_fit(pad.n)));
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), canasta::must_fit::<usize>(pad.n));
    }
    store.close().await;
}

pub(super) async fn a_pad_has_room_for_a_limited_number_of_events<F: Fixture>(fixture: &F) {
    let store = with_guests(fixture).await;
    let last = u16::try_from(MAX_PAD_EVENTS).unwrap();
    let events: Vec<PadEvent> = (1..=last + 2).map(|number| event(number, 1, "")).collect();
    store.sync_pad(sync(phone(1), Some("ABCDEF"), events[..10].to_vec()), 1).await.unwrap();
    let query = |number: u16| PadEvent { device: PadDeviceId::WATCHER, ..event(60_000 + number, 0, "Otto") };
    for number in 0..u16::try_from(MAX_PAD_QUERIES).unwrap() {
        store.add_pad_query(PAD, query(number), None).await.unwrap();
    }
    assert_eq!(store.add_pad_query(PAD, query(1000), None).await, Err(WriteError::Conflict));
    assert_eq!(store.add_pad_query(OTHER, query(1), None).await, Err(WriteError::Conflict));
    // Those that have no room are left out, without an error.
    for _ in 0..2 {
        store.sync_pad(sync(phone(1), None, events.clone()), 2).await.unwrap();
        let pad = store.pad(PAD, MAX_PAD_EVENTS - 1, 3).await.unwrap().unwrap();
        assert_eq!((pad.n, pad.events.len()), (MAX_PAD_EVENTS, 1));
    }
    let large = PadEvent { text: "{}".repeat(3 * 1024 * 1024), ..event(1, 1, "") };
    let large = PadSync { pad: OTHER, ..sync(phone(1), Some("GHJKMN"), vec![large, event(2, 1, "")]) };
    store.sync_pad(large, 4).await.unwrap();
    assert_eq!(store.pad(OTHER, 0, 5).await.unwrap().unwrap().events, [event(2, 1, "").text]);
    store.close().await;
}

/// A pad that only one guest has kept is deleted with them. Other pads keep the points, but not the name.
pub(super) async fn pads_are_forgotten_with_their_guest<F: Fixture>(fixture: &F) {
    let store = with_guests(fixture).await;
    add_pads(&store).await;
    let before = read(&store, 8).await;
    assert_eq!(before.n, 2);
    assert!(before.events.iter().all(|text| text.contains("Bertram")), "{before:?}");
    store.ask_for_pad(PAD, phone(2), 9, 40).await.unwrap();
    store.forget_guest(BERT).await.unwrap();
    assert_eq!(store.pad(OTHER, 0, 10).await.unwrap(), None);
    assert_eq!(
        (store.pad_by_code("OWNPAD").await.unwrap(), store.pad_event_ids(OTHER).await.unwrap()),
        (None, Vec::new())
    );
    let pad = read(&store, 10).await;
    assert_eq!((pad.n, pad.keeper_name.as_deref()), (2, Some("Anna")));
    assert_eq!(pad.request.unwrap().name, None);
    for (text, number) in pad.events.iter().zip([1, 2]) {
        let value: serde_json::Value = serde_json::from_str(text).unwrap();
        let expected: serde_json::Value = serde_json::from_str(&event(number, 2, "").text).unwrap();
        assert_eq!(value, expected, "only the name has gone");
    }
    let keeper = store.pad_keeper(PAD, &secret(2)).await.unwrap().unwrap();
    assert_eq!((keeper.name, keeper.guest), (None, None));
    // A server that still has the guest's session in its cache doesn't bring them back.
    store.sync_pad(sync(PadDevice { guest: Some(BERT), ..phone(2) }, None, Vec::new()), 11).await.unwrap();
    let query = PadEvent { device: PadDeviceId::WATCHER, ..event(3, 0, "") };
    store.add_pad_query(PAD, query, Some(BERT)).await.unwrap();
    assert_eq!(store.pad_keeper(PAD, &secret(2)).await.unwrap().unwrap().guest, None);
    // A phone without a guest can be forgotten too, with all its pads.
    for code in [None, Some("THIRD-")] {
        let pad = if code.is_some() { OTHER } else { PAD };
        let write = sync(named(2, "Bertram-again", None), code, vec![event(4, 2, "Bertram-again")]);
        store.sync_pad(PadSync { pad, ..write }, 11).await.unwrap();
    }
    for _ in 0..2 {
        store.forget_pad_device(&secret(2)).await.unwrap();
        assert_eq!(store.pad(OTHER, 0, 12).await.unwrap(), None);
        assert!(!read(&store, 12).await.events.concat().contains("Bertram"));
        assert_eq!(store.pad_keeper(PAD, &secret(2)).await.unwrap().unwrap().name, None);
    }
    // The second phone belongs to nobody now, so it counts as somebody else's.
    store.forget_guest(ANNA).await.unwrap();
    let pad = read(&store, 12).await;
    assert_eq!((pad.n, pad.keeper_name), (4, None));
    store.close().await;
}
