// Puts Debian's nginx and Caddy in front of a real server, with the files from deploy/. A person plays some turns over
// https.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { after, test } from "node:test";
import { scheduler } from "node:timers/promises";

import { WAIT_TIMEOUT_MS, closeBrowser, openPage } from "../../lib/browser.mjs";
import { Mouse } from "../../lib/hands.mjs";
import { Player } from "../../lib/player.mjs";
import { Server, dataFolder } from "../../lib/server.mjs";
import { Table } from "../../lib/table.mjs";

const ROOT = new URL("../../../", import.meta.url).pathname;
const CERTIFICATE = `${ROOT}crates/canasta-server/tests/certificates/one`;

after(closeBrowser);

/** A file from deploy/, adapted to this test's names and ports. */
function configFile(file, places) {
  let text = readFileSync(`${ROOT}deploy/${file}`, "utf8");
  for (const [name, value] of places) {
    assert.ok(text.includes(name), `deploy/${file} doesn't mention “${name}”`);
    text = text.replaceAll(name, value);
  }
  return text;
}

/** Finds a free port. */
const freePort = () =>
  new Promise((found, failed) => {
    const listener = createServer();
    listener.on("error", failed);
    listener.listen(0, "127.0.0.1", () => {
      const { port } = listener.address();
      listener.close(() => found(port));
    });
  });

const isListening = (port) =>
  new Promise((found) => {
    const socket = connect(port, "127.0.0.1", () => found(true));
    socket.on("error", () => found(false));
    socket.on("close", () => found(false));
    socket.on("connect", () => socket.destroy());
  });

/** For each proxy, a function that writes its files and returns its command. */
const PROXIES = {
  async nginx(folder, port, server) {
    const site = configFile("nginx.conf", [
      ["listen 80;", `listen 127.0.0.1:${await freePort()};`],
      ["listen 443 ssl;", `listen 127.0.0.1:${port} ssl;`],
      ["server_name canasta.example;", "server_name localhost;"],
      ["/etc/letsencrypt/live/canasta.example/fullchain.pem", `${CERTIFICATE}.crt`],
      ["/etc/letsencrypt/live/canasta.example/privkey.pem", `${CERTIFICATE}.key`],
      ["http://127.0.0.1:7878", server.url],
    ]);
    writeFileSync(join(folder, "canasta.conf"), site);
    const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const conf = `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr; events {}
      http { access_log off; ${own.join(" ")} include ${folder}/canasta.conf; }`;
    writeFileSync(join(folder, "nginx.conf"), conf);
    return ["nginx", ["-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")]];
  },
  async caddy(folder, port, server) {
    const site = configFile("Caddyfile", [
      ["canasta.example {", `https://localhost:${port} {\n\tbind 127.0.0.1\n\ttls internal`],
      ["127.0.0.1:7878\n}", `127.0.0.1:${server.port}\n}`],
    ]);
    const own = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n";
    writeFileSync(join(folder, "Caddyfile"), own + site);
    return ["caddy", ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")]];
  },
};

for (const [name, files] of Object.entries(PROXIES)) {
  test(`a game with its live connection works through ${name}`, async () => {
    const [folder, port] = [dataFolder(), await freePort()];
    const address = `https://localhost:${port}`;
    const server = await Server.start({ more: ["--public-url", address] });
    const [program, words] = await files(folder, port, server);
    const places = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const proxy = spawn(program, words, { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, ...places } });
    let output = "";
    proxy.stderr.on("data", (text) => (output += text));
    const ended = new Promise((done) => proxy.once("exit", done).once("error", done));
    const kill = () => proxy.kill("SIGKILL");
    process.on("exit", kill);
    try {
      const end = Date.now() + WAIT_TIMEOUT_MS;
      while (!(await isListening(port))) {
        assert.ok(Date.now() < end && proxy.exitCode === null, `${name} does not start: ${output}`);
        await scheduler.wait(50);
      }
      // With this certificate, browsers refuse service workers.
      const page = await openPage({ context: { ignoreHTTPSErrors: true, serviceWorkers: "block" } });
      let received = 0;
      page.on("websocket", (socket) => {
        assert.ok(socket.url().startsWith(`wss://localhost:${port}/table/`), socket.url());
        socket.on("framereceived", () => (received += 1));
      });
      const seat = await Table.open(page, { url: address });
      const player = new Player(seat, new Mouse(page));
      const state = await player.playDeal(() => player.done.turns >= 3);
      assert.equal(state.ended, "", "the deal is over too soon for this test");
      // The bots' actions arrive only through the live connection.
      assert.ok(received >= 9, `${received} messages`);
      const cookies = await page.context().cookies();
      assert.ok(
        cookies.some((cookie) => cookie.name.startsWith("__Host-canasta_session") && cookie.secure),
        JSON.stringify(cookies),
      );
      // Clients behind a proxy must not be mistaken for local programs.
      assert.equal((await page.request.get(`${address}/metrics`)).status(), 404);
      seat.assertNoComplaints();
      assert.ok(!server.errorOutput.includes("WARN"), server.errorOutput);
    } finally {
      proxy.kill("SIGTERM");
      await ended;
      process.off("exit", kill);
      await server.stop();
    }
  });
}
