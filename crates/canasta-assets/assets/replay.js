// The replay's page: steps, plays and jumps without loading the page anew. Its parts lie in the folder `replay`: `moments`
// fetches what the server makes, `screen` draws it, `player` says what is to be shown when, `input` is what readers do.

import { takeDropped } from "./dropped.js";
import { byId } from "./element.js";
import { listen } from "./replay/input.js";
import { Moments } from "./replay/moments.js";
import { Player } from "./replay/player.js";
import { shown, tell } from "./replay/screen.js";
import { reveal } from "./share.js";
import { readWords } from "./words.js";

readWords();

listen(new Player(new Moments(shown().path, tell)));

for (const part of document.querySelectorAll(".for-script[hidden]")) part.hidden = false;
document.documentElement.classList.add("scripted");
reveal();
takeDropped();
// The latest entry is in view, also once the window has another size.
const log = byId("log");
new ResizeObserver(() => (log.scrollTop = log.scrollHeight)).observe(log);
