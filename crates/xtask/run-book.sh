#!/bin/bash
# Runs all commands of book/src/server/run-book.md on this machine. `cargo xtask run-book` starts it.
#
# Databases and nodes are real processes, each with its own folder: `ssh` runs its command here, and `scp` copies to such a folder.
# Commands that need a separate machine are skipped; the end of the page lists them. A comment `<!-- run-book: COMMAND -->` on the
# page calls a function below.
set -eEuo pipefail

if ((EUID != 0)) || ! type pg_createcluster /usr/lib/postgresql/15/bin/initdb &> /dev/null; then
    echo "run-book: skipped, because it needs root and Debian's PostgreSQL 15"
    exit
fi
repository=$PWD
program=$1
folder=$(mktemp --directory /tmp/canasta-run-book.XXXXXX)
chapter=
trap 'echo "run-book: failed in $chapter: $BASH_COMMAND" >&2' ERR
trap clean_up EXIT

clean_up() {
    if (($? != 0)); then tail --lines=12 "$folder"/*-*/log; fi
    for process in "$folder"/{node,db}-*/pid; do kill -KILL "$(< "$process")" || true; done &> /dev/null
    rm --recursive --force "$folder"
}

# Maps text for a machine: paths go to its folder, addresses to this machine, and database connections to sockets.
mapped() {
    sed --regexp-extended "s#/(etc|usr/local|var/lib)/#$folder/$1/\1/#g; s#/srv/#$folder/srv/#g; s#0\.0\.0\.0#127.78.0.1${1#*-}#
        s#--host=#&$folder/#; s#@db/canasta.*#@${folder//\//%2F}%2Fdb/canasta#"
}

ssh() (
    machine=$1
    command=$(mapped "$machine" <<< "${*:2}")
    # Refuse paths that are not mapped, because as root they would change this machine.
    if grep --perl-regexp "(^|[\s='\"])/(?!dev/|nonexistent|usr/sbin/nologin|${folder#/}/)" <<< "$command"; then exit 1; fi
    export PGHOST=$folder/$machine PG_CLUSTER_CONF_ROOT=$folder/$machine/etc/postgresql
    PATH=$folder/$machine/usr/local/bin:$PATH
    eval "$command"
)

scp() {
    local machine=${*: -1} file to
    for file in "${@:1:$#-1}"; do
        to=$(mapped "${machine%%:*}" <<< "${machine#*:}")
        if [[ $to == */ ]]; then to+=$file; fi
        mkdir --parents "$(dirname "$to")"
        if [[ $file == canasta ]]; then ln --symbolic --force "$program" "$to"; else mapped "${machine%%:*}" < "$file" > "$to"; fi
    done
}

# There is no balancer.
curl() {
    local url=${*: -1}
    url=${url/https:\/\/canasta.example/http:\/\/node-1:7878}
    command curl "${@:1:$#-1}" "${url/node-/127.78.0.1}"
}

chgrp() { :; }
install() { command install "${@/--group=canasta/--group=root}"; }
useradd() { :; }

systemctl() {
    local pid=$folder/$machine/pid
    case $* in
        "stop canasta-node") kill -TERM "$(< "$pid")" && tail --pid="$(< "$pid")" --follow /dev/null && rm "$pid" ;;
        "reload canasta-node") kill -HUP "$(< "$pid")" ;;
        "restart canasta-node") systemctl stop canasta-node && systemctl start canasta-node ;;
        *canasta-node)
            set -o allexport
            . "$folder/$machine/etc/canasta/node.env"
            CANASTA_PEER_ADDRESS=127.78.0.1${machine#node-}:7879
            canasta serve >> "$folder/$machine/log" 2>&1 < /dev/null &
            echo $! > "$pid"
            ;;
    esac
}

power() {
    case $1:$2 in
        off:db-*) ssh "$2" pg_ctlcluster 15 main stop --mode immediate ;;
        off:node-*) kill -KILL "$(< "$folder/$2/pid")" && rm "$folder/$2/pid" ;;
        on:db-*)
            rm --recursive --force "${folder:?}/$2"
            command install --directory --owner=postgres "$folder/$2" "$folder/$2/var/lib/postgresql/15"
            ssh "$2" pg_createcluster --datadir=/var/lib/postgresql/15/main --socketdir="$folder/$2" --logfile="$folder/$2/log" \
                --port=5432 15 main -- --auth=trust
            printf "%s = '%s'\n" listen_addresses "" external_pid_file "$folder/$2/pid" |
                ssh "$2" tee /etc/postgresql/15/main/conf.d/here.conf
            ssh "$2" pg_ctlcluster 15 main start
            ;;
    esac > /dev/null
}

# Points the name `db` to a machine.
db() { ln --symbolic --force --no-dereference "$2" "$folder/db"; }

# Waits until a command succeeds, for at most this many seconds.
within() {
    local until=$((SECONDS + $1))
    until "${@:2}"; do
        if ((SECONDS > until)); then
            echo "run-book: failed for $1 s: ${*:2}" >&2
            return 1
        fi
        sleep 0.2
    done
}

# Whether the primary gives this answer to a query.
answers() { [[ $(PGHOST=$folder/db runuser -u postgres -- psql --tuples-only --no-align --command="$1" canasta) == "$2" ]]; }

standby() { within 60 answers "SELECT application_name, state, sync_state FROM pg_stat_replication" "${1/-/_}|streaming|quorum"; }

nodes() {
    within 60 answers "SELECT address FROM nodes WHERE lease_until > clock_timestamp() ORDER BY address" \
        "$(printf '127.78.0.1%s:7879\n' "${@#node-}")"
}

# Sends a request to a node, or to a random running one.
ask() {
    local node=${1:-$(basename --multiple "$(dirname "$(shuf --head-count=1 --echo "$folder"/node-*/pid)")")}
    command curl --silent --max-time 8 --header "Host: canasta.example" "${@:3}" "http://127.78.0.1${node#node-}:7878$2"
}

# Opens a table at a node. Once acknowledged, the table must not get lost.
opens() {
    local answer
    answer=$(ask "${2:-}" /play --include --data players=2 | tr --delete '\r')
    if [[ $answer != *"location: /table/"* ]]; then return 1; fi
    sed --quiet 's/^location: //p; s/^set-cookie: \([^=]*session=[^;]*\).*/\1/p' <<< "$answer" | paste --serial --delimiters=' ' >> "$folder/tables"
}

has_status() { [[ $(ask "" "$2" --header "Cookie: $3" --output /dev/null --write-out '%{http_code}') == "$1" ]]; }

plays() {
    within "${2:-60}" opens
    while read -r table cookie; do within 60 has_status 200 "$table" "$cookie"; done < "$folder/tables"
}

waits() { ! opens; }

remember() {
    date '+%F %T.%6N%:z' > moment
    plays
}

forgotten() {
    within 60 has_status 404 $(tail --lines=1 "$folder/tables")
    sed --in-place '$d' "$folder/tables"
}

chmod 0755 "$folder"
# Without this, `psql` succeeds even if a statement from standard input fails.
export PSQLRC=$folder/psqlrc
echo '\set ON_ERROR_STOP on' > "$PSQLRC"
cp --recursive "$repository/deploy/three-nodes" "$folder/desk"
cd "$folder/desk"
echo "what the nodes have in common and nobody else knows" > secret
db is db-1
power on db-1
power on db-2
mkdir --parents "$folder"/node-{1,2,4}/etc
echo "10.0.0.21 db" | tee "$folder"/node-{1,2,4}/etc/hosts > /dev/null
. <(awk '/^## / { print "chapter=\"" substr($0, 4) "\"; echo \"run-book: $chapter ($SECONDS s)\"" }
    /^```/ { code = $0 == "```sh"; next }
    code || sub(/^<!-- run-book: /, "") && sub(/ -->$/, "")' "$repository/book/src/server/run-book.md")
echo "run-book: all commands work ($SECONDS s)"
