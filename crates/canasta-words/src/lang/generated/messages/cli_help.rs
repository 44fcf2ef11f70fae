// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/cli-help.ftl`

use crate::Lang;

/// “Plays duplicate deals or games between two teams of bots and reports them, seen from the first”
pub fn arena(lang: Lang) -> &'static str {
    lang.messages().cli_help_arena
}

/// “A pair is the same cards played once for each side: A sits there, B on all other sides. With two sides that is one deal, or game, played twice with the sides swapped; where all play alone, A is measured against the average of the others. The same command gives the same report on any machine and with any number of threads.”
pub fn arena_more(lang: Lang) -> &'static str {
    lang.messages().cli_help_arena_more
}

/// “A team is a bot, perhaps with parameters as in expert@nodes=400, or a command as exec:COMMAND, or partners joined by +, such as strong+club.”
pub fn arena_teams(lang: Lang) -> &'static str {
    lang.messages().cli_help_arena_teams
}

/// “A team, which may have commas in it; give it twice”
pub fn arena_bot(lang: Lang) -> &'static str {
    lang.messages().cli_help_arena_bot
}

/// “These teams, with commas between them, each against every member of a pool of opponents: one line a member, their mean and the minimum”
pub fn arena_pool(lang: Lang) -> &'static str {
    lang.messages().cli_help_arena_pool
}

/// “With --pool, opponents on which no bot was ever trained, tuned or chosen: play them once, at the end”
pub fn arena_held_out(lang: Lang) -> &'static str {
    lang.messages().cli_help_arena_held_out
}

/// “How many pairs of single deals \[default: 2000; with --sprt at most 100000\]”
pub fn arena_pairs(lang: Lang) -> &'static str {
    lang.messages().cli_help_arena_pairs
}

/// “Play this many whole games instead, rounded up to whole pairs”
pub fn arena_games(lang: Lang) -> &'static str {
    lang.messages().cli_help_arena_games
}

/// “Stop when it is clear which of two gains of A holds: points a deal for single deals, Elo for games”
pub fn arena_sprt(lang: Lang) -> &'static str {
    lang.messages().cli_help_arena_sprt
}

/// “The seed of decks, starting scores and decisions: the same seed gives the same report”
pub fn arena_seed(lang: Lang) -> &'static str {
    lang.messages().cli_help_arena_seed
}

/// “Give each decision this many milliseconds; the report then depends on the machine, and says so”
pub fn arena_time(lang: Lang) -> &'static str {
    lang.messages().cli_help_arena_time
}

/// “Keep finished pairs in this file; the same command goes on where it stopped”
pub fn arena_resume(lang: Lang) -> &'static str {
    lang.messages().cli_help_arena_resume
}

/// “Write what is played into this directory, a record for each game or single deal; a new one, or with --resume that of the run”
pub fn arena_records(lang: Lang) -> &'static str {
    lang.messages().cli_help_arena_records
}

/// “Add what commands write to standard error to this file”
pub fn arena_stderr(lang: Lang) -> &'static str {
    lang.messages().cli_help_arena_stderr
}

/// “Print one line of JSON”
pub fn json(lang: Lang) -> &'static str {
    lang.messages().cli_help_json
}

/// “Threads to use (default: one for each processor); the report does not depend on it”
pub fn arena_threads(lang: Lang) -> &'static str {
    lang.messages().cli_help_arena_threads
}

/// “The rules: hoyle, classic, lakin, pack, wahhi, or a file of house rules”
pub fn table_rules(lang: Lang) -> &'static str {
    lang.messages().cli_help_table_rules
}

/// “How many play: 2 to 6 \[default: as the file of house rules says, else 4\]”
pub fn table_players(lang: Lang) -> &'static str {
    lang.messages().cli_help_table_players
}

/// “Measures the engine: random play on one thread, shuffling, dealing and scoring included; then what bots think with”
pub fn bench(lang: Lang) -> &'static str {
    lang.messages().cli_help_bench
}

/// “The parts: deals (random play), worlds (drawing deals that fit what a seat sees), turns (listing the whole turns that are worth considering), nodes (decisions simulated in deals that a search plays on), levels (decisions of every level), and time (by how much decisions take longer than a time that is set for them). Of each as many as fit the number of random deals, or a quarter of the seconds; without the part time the same command does the same work every time.”
pub fn bench_more(lang: Lang) -> &'static str {
    lang.messages().cli_help_bench_more
}

/// “Play this many deals”
pub fn bench_deals(lang: Lang) -> &'static str {
    lang.messages().cli_help_bench_deals
}

/// “Play for this many seconds instead”
pub fn bench_seconds(lang: Lang) -> &'static str {
    lang.messages().cli_help_bench_seconds
}

/// “The seed of shuffles and choices: the same seed plays the same deals”
pub fn bench_seed(lang: Lang) -> &'static str {
    lang.messages().cli_help_bench_seed
}

/// “Copies every game to one file, while the server runs or not”
pub fn backup(lang: Lang) -> &'static str {
    lang.messages().cli_help_backup
}

/// “The copy is of one moment and is checked whole before it has its name. It holds every hand and every invitation, so it can be read by its owner only. Nothing is overwritten.”
pub fn backup_more(lang: Lang) -> &'static str {
    lang.messages().cli_help_backup_more
}

/// “The directory of the games \[default: the platform's data directory\]”
pub fn data(lang: Lang) -> &'static str {
    lang.messages().cli_help_data
}

/// “The PostgreSQL database of the games, instead of a directory; a password comes from PGPASSWORD or ~/.pgpass”
pub fn database(lang: Lang) -> &'static str {
    lang.messages().cli_help_database
}

/// “The new file; in a directory it is named after the time”
pub fn backup_to(lang: Lang) -> &'static str {
    lang.messages().cli_help_backup_to
}

/// “Brings the games of a backup back, while the server does not run”
pub fn restore(lang: Lang) -> &'static str {
    lang.messages().cli_help_restore
}

/// “The file that `canasta backup` made”
pub fn restore_from(lang: Lang) -> &'static str {
    lang.messages().cli_help_restore_from
}

/// “The directory of the games, created if it is missing \[default: the platform's data directory\]”
pub fn restore_data(lang: Lang) -> &'static str {
    lang.messages().cli_help_restore_data
}

/// “The PostgreSQL database that gets the games, instead of a directory; it must be empty. A password comes from PGPASSWORD or ~/.pgpass”
pub fn restore_database(lang: Lang) -> &'static str {
    lang.messages().cli_help_restore_database
}

/// “Brings the tables of a PostgreSQL database to the version of this release, while the servers run on”
pub fn migrate(lang: Lang) -> &'static str {
    lang.messages().cli_help_migrate
}

/// “It only adds, so that servers of the release before go on. Once all servers are of this release, `--contract` removes what only older ones need. Make a backup first.”
pub fn migrate_more(lang: Lang) -> &'static str {
    lang.messages().cli_help_migrate_more
}

/// “The PostgreSQL database of the games; a password comes from PGPASSWORD or ~/.pgpass”
pub fn migrate_database(lang: Lang) -> &'static str {
    lang.messages().cli_help_migrate_database
}

/// “Also removes what only older releases need; refused while a server of one of those runs”
pub fn migrate_contract(lang: Lang) -> &'static str {
    lang.messages().cli_help_migrate_contract
}

/// “Where there are games already, keeps them beside the restored ones, under another name”
pub fn restore_replace(lang: Lang) -> &'static str {
    lang.messages().cli_help_restore_replace
}

/// “Writes a stored game as a record, a score sheet or JSON, while the server runs or not”
pub fn export(lang: Lang) -> &'static str {
    lang.messages().cli_help_export
}

/// “Without a table it lists them all, the newest first. Only deals that are over are written; nothing is ever changed.”
pub fn export_more(lang: Lang) -> &'static str {
    lang.messages().cli_help_export_more
}

/// “The table, or how its name begins”
pub fn export_table(lang: Lang) -> &'static str {
    lang.messages().cli_help_export_table
}

/// “What to write”
pub fn export_form(lang: Lang) -> &'static str {
    lang.messages().cli_help_export_form
}

/// “Into this new file, which only you may read, instead of standard output”
pub fn export_out(lang: Lang) -> &'static str {
    lang.messages().cli_help_export_out
}

/// “The Canasta notation”
pub fn export_form_record(lang: Lang) -> &'static str {
    lang.messages().cli_help_export_form_record
}

/// “The score sheet, for a spreadsheet”
pub fn export_form_csv(lang: Lang) -> &'static str {
    lang.messages().cli_help_export_form_csv
}

/// “All of it, for other programs”
pub fn export_form_json(lang: Lang) -> &'static str {
    lang.messages().cli_help_export_form_json
}

/// “Judges positions and acts by the rules: JSON Lines in, JSON Lines out”
pub fn referee(lang: Lang) -> &'static str {
    lang.messages().cli_help_referee
}

/// “Ends with 0 when every line could be read as a scenario, else with 2.”
pub fn referee_more(lang: Lang) -> &'static str {
    lang.messages().cli_help_referee_more
}

/// “Scenarios, one a line; standard input if it is missing or -”
pub fn referee_file(lang: Lang) -> &'static str {
    lang.messages().cli_help_referee_file
}

/// “Judge cases with answers: prints each difference, then how many passed”
pub fn referee_check(lang: Lang) -> &'static str {
    lang.messages().cli_help_referee_check
}

/// “Steps through a recorded game, after checking every act by the rules”
pub fn replay(lang: Lang) -> &'static str {
    lang.messages().cli_help_replay
}

/// “In a terminal it shows one moment after the other: Enter goes on, b back, m to the next highlight, ? lists all commands. Elsewhere, and with --print, it prints the whole game, a line a turn. Ends with 1 where the record is not a game by its rules, with 2 where it cannot be read.”
pub fn replay_more(lang: Lang) -> &'static str {
    lang.messages().cli_help_replay_more
}

/// “The record; standard input if it is -”
pub fn record_file(lang: Lang) -> &'static str {
    lang.messages().cli_help_record_file
}

/// “Print the whole game, also in a terminal”
pub fn replay_print(lang: Lang) -> &'static str {
    lang.messages().cli_help_replay_print
}

/// “Step through the game even if the commands do not come from a terminal”
pub fn replay_step(lang: Lang) -> &'static str {
    lang.messages().cli_help_replay_step
}

/// “See only what this seat saw \[default: all hands\]”
pub fn replay_seat(lang: Lang) -> &'static str {
    lang.messages().cli_help_replay_seat
}

/// “Reviews a finished game: what was luck, which turns were mistakes, and what was better”
pub fn review(lang: Lang) -> &'static str {
    lang.messages().cli_help_review
}

/// “Every choice of a seat is played out beside other turns in the hidden cards that the seat could have imagined; a turn is marked only where it is certain that it lost something. It takes about ten seconds a seat, and the same record gives the same review on every machine. Ends with 1 where the record is no finished game by its rules, with 2 where it cannot be read.”
pub fn review_more(lang: Lang) -> &'static str {
    lang.messages().cli_help_review_more
}

/// “Only this seat, from 0 \[default: all seats in which people play, or, if none do, all\]”
pub fn review_seat(lang: Lang) -> &'static str {
    lang.messages().cli_help_review_seat
}

/// “Decisions to simulate for each choice; then suspicious ones get forty times as many, all others ten”
pub fn review_nodes(lang: Lang) -> &'static str {
    lang.messages().cli_help_review_nodes
}

/// “Prints rule sets in plain sentences or what differs between them, and checks house rules”
pub fn rules(lang: Lang) -> &'static str {
    lang.messages().cli_help_rules
}

/// “Without an argument it lists the rule sets. Ends with 0, with 1 when a file has faults, else with 2.”
pub fn rules_more(lang: Lang) -> &'static str {
    lang.messages().cli_help_rules_more
}

/// “A rule set, or a file of house rules, to print in full”
pub fn rules_name(lang: Lang) -> &'static str {
    lang.messages().cli_help_rules_name
}

/// “Only the rules for this many players, 2 to 6”
pub fn rules_players(lang: Lang) -> &'static str {
    lang.messages().cli_help_rules_players
}

/// “Print the JSON Schema of a file of house rules”
pub fn rules_schema(lang: Lang) -> &'static str {
    lang.messages().cli_help_rules_schema
}

/// “Prints what differs between two rule sets, or files of house rules”
pub fn rules_diff(lang: Lang) -> &'static str {
    lang.messages().cli_help_rules_diff
}

/// “The first rule set”
pub fn rules_diff_a(lang: Lang) -> &'static str {
    lang.messages().cli_help_rules_diff_a
}

/// “The second rule set”
pub fn rules_diff_b(lang: Lang) -> &'static str {
    lang.messages().cli_help_rules_diff_b
}

/// “Checks a file of house rules: all its faults, or what it changes”
pub fn rules_check(lang: Lang) -> &'static str {
    lang.messages().cli_help_rules_check
}

/// “The file; standard input if it is -”
pub fn rules_check_file(lang: Lang) -> &'static str {
    lang.messages().cli_help_rules_check_file
}

/// “Starts the server for playing in a browser (also what `canasta` does without a command)”
pub fn serve(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve
}

/// “A file of settings: TOML, with the names of these flags without their dashes”
pub fn serve_config(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_config
}

/// “Requests of one address a minute; files that are part of the program are not counted \[default: 6000\]”
pub fn serve_limits_requests(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_limits_requests
}

/// “Codes, and links, that lead nowhere and that one address may try a minute; those that lead somewhere are not counted \[default: 30\]”
pub fn serve_limits_tries(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_limits_tries
}

/// “New tables, lessons and uploaded records of one address an hour \[default: 300\]”
pub fn serve_limits_tables(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_limits_tables
}

/// “What one person does at tables a minute \[default: 600\]”
pub fn serve_limits_acts(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_limits_acts
}

/// “Connections at one time, live ones included \[default: 16384\]”
pub fn serve_limits_connections(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_limits_connections
}

/// “Connections of one address at one time; a proxy has as many as there are \[default: 1024\]”
pub fn serve_limits_connections_per_address(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_limits_connections_per_address
}

/// “Windows that the people of one table may have open at one time \[default: 32\]”
pub fn serve_limits_windows(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_limits_windows
}

/// “Windows of others that may watch one table at one time \[default: 256\]”
pub fn serve_limits_spectators(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_limits_spectators
}

/// “Where to listen; port 0 picks one \[default: 127.0.0.1:7878\]”
pub fn serve_listen(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_listen
}

/// “Keeps the games in this PostgreSQL database instead, such as postgres://canasta@db.example/canasta. A password belongs into the environment or a file: flags can be seen by everybody on the machine”
pub fn serve_database(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_database
}

/// “Connections to the database at one time \[default: 8\]”
pub fn serve_database_connections(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_database_connections
}

/// “Seconds until a player is told that the database cannot be reached \[default: 3\]”
pub fn serve_database_connect_timeout(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_database_connect_timeout
}

/// “Seconds after which the database gives up a statement \[default: 10\]”
pub fn serve_database_statement_timeout(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_database_statement_timeout
}

/// “Shares the database with other servers, which reach this one here. Only servers that know the secret get an answer there”
pub fn serve_private_listen(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_private_listen
}

/// “By which address the other servers reach it \[default: the one listened on\]”
pub fn serve_private_address(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_private_address
}

/// “The NATS server by which the servers tell each other that a table has grown, such as nats://nats.example. Without it they use the database”
pub fn serve_nats(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_nats
}

/// “A file with the secret by which the servers of a database know each other: one line of 32 characters or more. SIGHUP reads it again”
pub fn serve_secret_file(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_secret_file
}

/// “Offers a bot of your own at every table, by this name; a process of the command plays each seat that it gets. May be given again”
pub fn serve_bot(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_bot
}

/// “Where people reach this server by https through a proxy, such as <https://canasta.example>: cookies are then for https only. Without it people come by plain http, as at home”
pub fn serve_public_url(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_public_url
}

/// “The address of a proxy whose X-Forwarded-For is believed; may be given again \[default: with --public-url one on this machine, else none\]”
pub fn serve_proxy(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_proxy
}

/// “A certificate in PEM, followed by the rest of its chain: the server then speaks https by itself. SIGHUP reads both files again”
pub fn serve_tls_cert(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_tls_cert
}

/// “The certificate's private key, in PEM”
pub fn serve_tls_key(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_tls_key
}

/// “A program that sends it as a bearer token may read /metrics from anywhere; 16 letters or more. Without one only programs on this machine may”
pub fn serve_metrics_token(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_metrics_token
}

/// “A game in which nothing has happened for so many days is given up: it ends, and the seeds of its deals are revealed \[default: 180\]”
pub fn serve_give_up_after(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_give_up_after
}

/// “The format of the log on standard error \[default: text\]”
pub fn serve_log(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_log
}

/// “How much is logged; debug adds every request, and what failing bots of yours printed \[default: warn\]”
pub fn serve_log_level(lang: Lang) -> &'static str {
    lang.messages().cli_help_serve_log_level
}

/// “Checks a recorded game: whether each deal is the one that was promised, and every act by the rules”
pub fn verify(lang: Lang) -> &'static str {
    lang.messages().cli_help_verify
}

/// “Ends with 0 when every deal is proved and all was played by the rules, with 1 when something is false or cannot be proved, else with 2.”
pub fn verify_more(lang: Lang) -> &'static str {
    lang.messages().cli_help_verify_more
}

/// “Canasta: a table in the browser, bots to play with, and the rules as a referee”
pub fn canasta(lang: Lang) -> &'static str {
    lang.messages().cli_help_canasta
}
