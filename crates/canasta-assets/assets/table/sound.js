// Three short sounds, made on the spot; off until asked for. They never are the only sign of anything.

let context = null;

const wanted = () => document.documentElement.dataset.sound === "on";

function audio() {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  return context;
}

/** One note that dies away. */
function note(pitch, start, length, loudness, shape = "sine") {
  const at = audio().currentTime + start;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = shape;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(loudness, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** A card is laid down: a soft tap. */
export function tap() {
  if (wanted()) note(150, 0, 0.06, 0.12, "triangle");
}

/** The viewer's turn: one low wooden note. */
export function turn() {
  if (!wanted()) return;
  note(196, 0, 0.22, 0.16);
  note(588, 0, 0.08, 0.04);
}

/** A canasta: two notes rising. */
export function canasta() {
  if (!wanted()) return;
  note(392, 0, 0.16, 0.12);
  note(523, 0.12, 0.17, 0.12);
}
