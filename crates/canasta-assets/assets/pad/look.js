// Applies the settings: size, light and contrast, a screen that stays on, speaking and vibrating.

import { settings } from "./store.js";

const VIBRATION_MS = 12;

const systemTheme = document.documentElement.dataset.theme;

export function applySettings({ size, light, contrast, awake }) {
  const { dataset } = document.documentElement;
  setOrDelete(dataset, "size", size !== "normal" && size);
  setOrDelete(dataset, "theme", light === "system" ? systemTheme : light);
  setOrDelete(dataset, "contrast", contrast && "more");
  keepAwake(awake);
}

function setOrDelete(dataset, name, value) {
  if (value) dataset[name] = value;
  else delete dataset[name];
}

/** Reads a text aloud if the settings say so. It replaces what is being read. */
export function speak(text) {
  if (!settings().speaking || !globalThis.speechSynthesis) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = document.documentElement.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}

/** Confirms a press on a key. */
export function vibrate() {
  if (settings().vibration) navigator.vibrate?.(VIBRATION_MS);
}

// The screen stays on without a time limit, because a deal can take long.
let isAwakeWanted = false;
let isListening = false;
let isRequesting = false;
let lock = null;

function keepAwake(isWanted) {
  isAwakeWanted = isWanted;
  if (!navigator.wakeLock) return;
  if (!isListening) {
    isListening = true;
    // Browsers release the lock when the page is hidden. Some grant the first one only after a press.
    document.addEventListener("visibilitychange", updateLock);
    document.addEventListener("pointerup", updateLock, { passive: true });
  }
  updateLock();
}

async function updateLock() {
  if (!isAwakeWanted) {
    lock?.release();
    lock = null;
    return;
  }
  if (document.hidden || isRequesting || (lock && !lock.released)) return;
  isRequesting = true;
  // The device can refuse, for example if the battery is low.
  lock = await navigator.wakeLock.request("screen").catch(() => null);
  isRequesting = false;
  if (!isAwakeWanted) updateLock();
}
