// For every page: registers the service worker once the page is loaded, and keeps forms from taking effect twice. On
// plain http, browsers don't support service workers.

const whenIdle = (run) => (globalThis.requestIdleCallback ? requestIdleCallback(run) : setTimeout(run, 200));

function register() {
  // If the browser refuses, it loads all files from the server.
  navigator.serviceWorker.register(`/worker.js?lang=${document.documentElement.lang}`).catch(() => {});
}

export function keepShell() {
  if (!navigator.serviceWorker) return;
  if (document.readyState === "complete") whenIdle(register);
  else addEventListener("load", () => whenIdle(register));
}

// The table's page calls this later.
if (!document.getElementById("table")) keepShell();

/** The token of this page's forms. */
let token;

/** Fills in the tokens of forms. All of them, if the browser has kept the page and its forms have been used. */
function fillTokens(all) {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  token = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  for (const field of document.getElementsByName("once")) {
    if (all || !field.value) field.value = token;
  }
}

fillTokens(false);
addEventListener("pageshow", ({ persisted }) => persisted && fillTokens(true));
// At a table, updates replace the forms, so these have no field for the token.
addEventListener("formdata", ({ target, formData }) => {
  const opensTable = ["/play", "/learn"].includes(target.getAttribute("action"));
  if (opensTable && !formData.has("once")) formData.append("once", token);
});
