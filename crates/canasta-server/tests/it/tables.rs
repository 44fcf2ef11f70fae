//! New tables: every preset with every number of players, house rules, and the draw for seats.

use axum::http::StatusCode;
use canasta::{Players, RuleSet, Seat};
use canasta_record::house::{HouseRules, NamedRules};
use canasta_server::{Decks, ServerConfig, seeded_decks, seeded_draws};
use canasta_table::journal::Chain;
use canasta_table::scene::Scene;

use crate::harness::{Follower, Home, Person, Running, SOUTH};

/// A server with seeded decks and draws.
fn seeded(home: &Home, seed: u64) -> ServerConfig {
    ServerConfig { deck: Decks::Given(seeded_decks(seed)), draw: seeded_draws(seed), ..home.config() }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_preset_starts_for_every_number_of_players() {
    let home = Home::new();
    let server = Running::start(seeded(&home, 5)).await;
    for preset in RuleSet::PRESETS {
        for players in (2..=6).filter_map(Players::new) {
            let fields = format!("preset={}&players={}", preset.name, players.count());
            let mut person = Person::start(&home, &server, &fields).await;
            let scene = person.wait().await;
            let public = &scene.view.table.public;
            assert_eq!((*public.rules(), public.players()), (preset.rules, players), "{fields}");
            assert_eq!((scene.rules.as_str(), scene.players.len()), (preset.name, usize::from(players.count())));
            assert_eq!(scene.players.iter().filter(|player| player.bot.is_some()).count(), scene.players.len() - 1);
            assert_eq!(scene.seating.is_some(), canasta::seating::has_draw(&preset.rules), "{fields}");
            // Plays several turns, whatever happens in between.
            for _ in 0..12 {
                person.go_on().await;
            }
            let page = person.client.get(&person.table.clone()).await;
            assert_eq!(page.status, StatusCode::OK, "{fields}");
        }
    }
    server.stop().await;
}

/// Plays one complete deal, and the start of the next.
#[tokio::test(flavor = "multi_thread")]
async fn players_play_whole_deals_at_tables_of_every_size() {
    let home = Home::new();
    let server = Running::start(seeded(&home, 6)).await;
    for fields in
        ["preset=wahhi&players=6", "preset=lakin&players=2", "preset=classic&players=3", "preset=pack&players=5"]
    {
        let mut person = Person::start(&home, &server, fields).await;
        while person.action().await {}
        let scene = person.wait().await;
        let sides = usize::from(scene.view.table.public.players().sides());
        assert_eq!(scene.sheet.len(), 1, "{fields}");
        assert!(scene.totals[..sides].iter().any(|&total| total != 0), "{fields}");
        assert!(scene.totals[sides..].iter().all(|&total| total == 0), "{fields}");
        assert_eq!(person.client.get(&person.table.clone()).await.status, StatusCode::OK);
        assert_eq!(person.next_deal().await.status, StatusCode::OK, "{fields}");
        assert!(person.action().await);
    }
    server.stop().await;
}

/// Start of a deal's journal entry.
const DEALT: &str = "\"dealt\":";

#[tokio::test(flavor = "multi_thread")]
async fn the_draw_decides_seats_and_first_dealer() {
    let mut partners = Vec::new();
    for seed in 0..6 {
        let home = Home::new();
        let server = Running::start(seeded(&home, seed)).await;
        let mut client = server.client();
        let table = client.start("preset=hoyle").await;
        let mut follower = Follower::of(&home, &table).await;
        let scene = follower.read_to(DEALT).await.scene(Some(SOUTH)).unwrap();
        let draws = &scene.seating.as_ref().unwrap().draws;
        // The highest card that counts was drawn by the dealer's left neighbour.
        let key = |card: canasta::Card| (card.rank(), std::cmp::Reverse(card.suit()));
        let highest = draws.iter().filter(|draw| !draw.void).max_by_key(|draw| key(draw.card)).unwrap();
        assert_eq!(highest.seat, Players::FOUR.next_seat(dealer(&scene)));
        assert_eq!(draws.iter().filter(|draw| !draw.void).count(), 4);
        assert_eq!(scene.players[0].bot, None);
        partners.push(scene.players[2].name.clone());

        // The same seed gives the same table.
        let again = Home::new();
        let second = Running::start(seeded(&again, seed)).await;
        let mut client = second.client();
        let other = client.start("preset=hoyle").await;
        let mut follower = Follower::of(&again, &other).await;
        let same = follower.read_to(DEALT).await.scene(Some(SOUTH)).unwrap();
        assert_eq!((&same.players, &same.seating, &same.view.hand), (&scene.players, &scene.seating, &scene.view.hand));
        server.stop().await;
        second.stop().await;
    }
    partners.sort();
    partners.dedup();
    assert!(partners.len() > 1, "{partners:?}");
}

fn dealer(scene: &Scene) -> Seat {
    scene.view.table.public.dealer()
}

#[tokio::test(flavor = "multi_thread")]
async fn house_rules_are_shown_and_applied() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let fields =
        "preset=pack&base=pack&players=3&game_points=2,000&hand_size.3=9&hand_size.4=3&take_with_wild=no&name=Mary";
    let mut person = Person::start(&home, &server, fields).await;
    let scene = person.wait().await;
    let wanted = RuleSet { game_points: 2000, hand_size: [15, 9, 11, 11, 11], take_with_wild: false, ..RuleSet::PACK };
    assert_eq!(*scene.view.table.public.rules(), wanted, "what is for other numbers of players is left alone");
    let page = person.client.get(&person.table.clone()).await.body;
    assert!(page.contains("Taking the Pack, with three house rules"), "{page}");
    let mut follower = Follower::of(&home, &person.table).await;
    follower.read().await;
    for field in [r#""game_points":2000"#, r#""hand_size":[15,9,11,11,11]"#, r#""take_with_wild":false"#] {
        assert!(follower.texts[0].contains(field), "{}", follower.texts[0]);
    }

    // The last choices are used again with a single click.
    let table = person.client.play().await;
    let mut again = Person::at(&home, person.client, table).await;
    let public = again.wait().await.view.table.public;
    assert_eq!((*public.rules(), public.players().count()), (wanted, 3));
    let start = again.client.get("/").await.body;
    assert!(start.contains("Taking the Pack, with three house rules") && start.contains("href=\"/new\""), "{start}");
    let form = again.client.get("/new").await.body;
    assert!(form.contains("name=\"game_points\" value=\"2000\""), "{form}");
    let table = again.client.start("table=%7B%22rules%22%3A%22lakin%22%2C%22players%22%3A2%7D").await;
    let scene = Person::at(&home, again.client.clone(), table).await.wait().await;
    assert_eq!((scene.rules.as_str(), scene.players.len()), ("lakin", 2), "another like the one that is named");
    let named = again.client.get("/new?preset=wahhi&players=6").await.body;
    assert!(named.contains("Standard rules, unchanged."), "{named}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_shows_all_problems_and_keeps_its_fields() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let fields =
        "name=Zo%C3%AB&preset=wahhi&players=5&game_points=lots+of&hand_size.5=40&minimums.1=60&declaring=never";
    let answer = client.form("/play", fields).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    for sentence in [
        "Points to win: enter a whole number from 500 to 50,000, not “<bdi>lots of</bdi>”.",
        "Cards dealt: enter a whole number from 1 to 15, not “<bdi>40</bdi>”.",
        "Red threes drawn: choose one of the options, not “<bdi>never</bdi>”.",
    ] {
        assert!(answer.body.contains(sentence), "{sentence}: {}", answer.body);
    }
    for kept in ["value=\"Zoë\"", "value=\"lots of\"", "value=\"40\"", "name=\"minimums.1\" value=\"60\""] {
        assert!(answer.body.contains(kept), "{kept}");
    }
    assert!(answer.body.contains("id=\"players-5\" type=\"radio\" name=\"players\" value=\"5\" checked"));
    assert!(answer.body.contains("name=\"preset\" value=\"wahhi\" checked"));
    let answer = client.form("/play", "preset=poker&players=7").await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        answer.body.contains("No rule set called “<bdi>poker</bdi>”.")
            && answer.body.contains("Choose two to six players")
    );
    // No game was started, and the choices aren't remembered.
    assert_eq!(client.cookies, []);
    assert!(client.get("/").await.body.contains("Have you played Canasta before?"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_form_shows_the_differences_from_the_preset_with_and_without_a_script() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let fields = "preset=hoyle&base=hoyle&players=6&going_out_bonus=250&asking=after-drawing-or-taking";
    let page = client.form("/new", &format!("{fields}&show=1")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("<html") && page.body.contains("Changes from Bicycle / Hoyle:"), "{}", page.body);
    assert!(page.body.contains("two house rules") && page.body.contains("250"));
    let part = client.form("/new", &format!("{fields}&part=1")).await.body;
    assert!(!part.contains("<html") && part.contains("data-changed=\"asking going_out_bonus\""), "{part}");
    assert!(part.contains("data-idle=\"five_players undeclared_penalty"), "{part}");
    let reset = client.form("/new", &format!("{fields}&reset=1")).await.body;
    assert!(reset.contains("Bicycle / Hoyle, unchanged."), "{reset}");
    // The changes are kept when the preset changes.
    let moved = client.form("/new", &format!("{fields}&preset=wahhi&part=1")).await.body;
    assert!(moved.contains("Changes from Standard rules:"), "{moved}");
    assert!(moved.contains("data-changed=\"going_out_bonus\""), "{moved}");
    assert_eq!(client.cookies, [], "asking chooses nothing");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn house_rules_are_shared_as_a_link_and_a_file() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let text = r#"{"rules":"wahhi","house":{"going_out_bonus":250,"natural_canasta_bonus":600},"players":2}"#;
    let query = "name=Friday+club&rules=%7B%22rules%22%3A%22wahhi%22%2C%22house%22%3A%7B%22going_out_bonus%22%3A250%2C%22natural_canasta_bonus%22%3A600%7D%2C%22players%22%3A2%7D";
    let page = client.get(&format!("/house?{query}")).await;
    assert_eq!(page.status, StatusCode::OK);
    for part in ["<h1>Friday club</h1>", "Standard rules, with two house rules", "For two players.", "<td>600</td>"] {
        assert!(page.body.contains(part), "{part}: {}", page.body);
    }
    let file = client.get(&format!("/house.json?{query}")).await;
    assert_eq!(file.header("content-disposition"), "attachment; filename=\"friday-club.json\"");
    let named = NamedRules { name: "Friday club".to_owned(), rules: HouseRules::read(text).unwrap() };
    assert_eq!(NamedRules::read(&file.body).unwrap(), named);
    // The file keeps the name when it is opened again, until the form changes it.
    let text: String = file.body.bytes().map(|byte| format!("%{byte:02x}")).collect();
    assert!(client.get(&format!("/house?rules={text}")).await.body.contains("<h1>Friday club</h1>"));
    let renamed = client.get(&format!("/house?name=&rules={text}")).await.body;
    assert!(renamed.contains("<h1>Standard rules, with two house rules</h1>"), "{renamed}");
    let form = page.body.split('"').find(|part| part.starts_with("/new?table=")).unwrap().to_owned();
    let form = client.get(&form).await.body;
    assert!(form.contains("name=\"going_out_bonus\" value=\"250\"") && form.contains("value=\"2\" checked"), "{form}");
    // Editors and phones change the quotes, and a mistake is named.
    let typed = client.get("/house?rules=%7B%E2%80%9Crules%E2%80%9D%3A%E2%80%9Clakin%E2%80%9D%7D").await;
    assert!(typed.status == StatusCode::OK && typed.body.contains("According to Hoyle, by H. Lakin"), "{}", typed.body);
    let wrong = client.get("/house?rules=%7B%22rules%22%3A%22poker%22%7D").await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.body.contains("poker") && wrong.body.contains("</textarea>"), "{}", wrong.body);
    assert_eq!(client.get("/house").await.status, StatusCode::OK);
    server.stop().await;
}

/// Rewrites a table's journal with changed entries and matching hashes.
pub(crate) async fn rewrite(home: &Home, table: &str, change: impl Fn(usize, &str) -> String) {
    let mut follower = Follower::of(home, table).await;
    follower.read().await;
    let id = table.trim_start_matches("/table/");
    let mut chain = Chain::start(id);
    let mut sql = home.sql().await;
    for (place, text) in follower.texts.iter().enumerate() {
        let text = change(place, text);
        chain = chain.with(&text);
        let done = sqlx::query("UPDATE journal SET entry = ?, hash = ? WHERE table_id = ? AND n = ?")
            .bind(text)
            .bind(&chain.last()[..])
            .bind(id)
            .bind(i64::try_from(chain.len()).unwrap())
            .execute(&mut sql)
            .await
            .unwrap();
        assert_eq!(done.rows_affected(), 1);
    }
}

/// An impossible rule set or draw quarantines the table, even if all hashes match.
#[tokio::test(flavor = "multi_thread")]
async fn unreadable_rules_quarantine_a_table() {
    for damage in [
        ("\"game_points\":2000", "\"game_points\":\"2000\""),
        ("\"game_points\":2000", "\"joker_points\":2000"),
        ("\"preset\":\"hoyle\"", "\"preset\":\"poker\""),
        ("\"player\":0", "\"player\":1"),
    ] {
        let home = Home::new();
        let server = Running::start(home.config()).await;
        let mut client = server.client();
        let broken = client.start("preset=hoyle&game_points=2000").await;
        let whole = client.start("preset=hoyle").await;
        server.stop().await;
        rewrite(&home, &broken, |_, text| {
            // The damage is in the entry that opens the table, or for the draw, in the one that starts the game.
            let holds = text.contains("opened") || text.contains("begun");
            if holds { text.replacen(damage.0, damage.1, 1) } else { text.to_owned() }
        })
        .await;
        let server = Running::start(home.config()).await;
        let mut client = client.at(&server);
        let page = client.get(&broken).await;
        assert_eq!(page.status, StatusCode::INTERNAL_SERVER_ERROR, "{damage:?}");
        assert!(page.body.contains("This game is damaged"), "{}", page.body);
        assert_eq!(client.get(&whole).await.status, StatusCode::OK);
        server.stop().await;
    }
}
