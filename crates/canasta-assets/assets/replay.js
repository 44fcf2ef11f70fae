// The replay page: moves between steps without reloading the page, plays automatically, and jumps. In the folder
// `replay`, `steps` fetches steps from the server, `screen` draws them, `player` decides which step to show when, and
// `input` handles clicks and keys.

import { acceptDrops } from "./dropped.js";
import { byId } from "./element.js";
import { listen } from "./replay/input.js";
import { Player } from "./replay/player.js";
import { showStatus, shownStep } from "./replay/screen.js";
import { Steps } from "./replay/steps.js";
import { showButtons } from "./share.js";
import { readWords } from "./words.js";

readWords();

listen(new Player(new Steps(shownStep().path, showStatus)));

for (const part of document.querySelectorAll(".for-script[hidden]")) part.hidden = false;
document.documentElement.classList.add("scripted");
showButtons();
acceptDrops();
// Keep the latest entry in view when the window changes size.
const log = byId("log");
new ResizeObserver(() => (log.scrollTop = log.scrollHeight)).observe(log);
