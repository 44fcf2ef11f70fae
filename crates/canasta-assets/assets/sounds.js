// Synthesizes the table's sounds: filtered noise for paper, short sine waves for wood, bells and glass. Sounds are off
// by default, and never the only sign of an event.

/** The volume setting at which sounds play at the volumes given below. */
const DEFAULT_VOLUME = 6;
/** Seconds from the start of one sound to the next when several are played. */
const SOUND_INTERVAL = 0.22;

/** Sounds by name: the length in seconds, and a function that plays the sound at time `at`. */
export const SOUNDS = {
  card: [
    0.045,
    (studio, at) => paper(studio, at, { pitch: 2400 * (0.92 + Math.random() * 0.16), length: 0.045, volume: 0.18 }),
  ],
  slide: [0.26, (studio, at) => paper(studio, at, { pitch: 900, to: 2200, length: 0.26, volume: 0.14, soft: 0.06 })],
  turn: [0.18, (studio, at) => wood(studio, at, { pitch: 392, length: 0.18, volume: 0.22 })],
  meld: [
    0.17,
    (studio, at) =>
      [0, 0.06, 0.12].forEach((delay) =>
        paper(studio, at + delay, { pitch: 2400 * (0.92 + Math.random() * 0.16), length: 0.05, volume: 0.16 }),
      ),
  ],
  canasta: [
    0.62,
    (studio, at) =>
      [523, 659, 784].forEach((pitch, place) => bell(studio, at + place * 0.09, { pitch, length: 0.44, volume: 0.26 })),
  ],
  frozen: [0.24, (studio, at) => glass(studio, at, { pitch: 1568, to: 1175, length: 0.24, volume: 0.14 })],
  "red-three": [
    0.26,
    (studio, at) => [880, 1109].forEach((pitch) => bell(studio, at, { pitch, length: 0.26, volume: 0.1 })),
  ],
  out: [
    0.7,
    (studio, at) =>
      [392, 523, 659, 784].forEach((pitch, place) =>
        bell(studio, at + place * 0.1, { pitch, length: 0.4, volume: 0.22 }),
      ),
  ],
  won: [
    1.2,
    (studio, at) =>
      [392, 523, 659, 1047].forEach((pitch, place) =>
        bell(studio, at + place * 0.13, { pitch, length: 0.8, volume: 0.24 }),
      ),
  ],
  lost: [
    0.5,
    (studio, at) =>
      [262, 196].forEach((pitch, place) => wood(studio, at + place * 0.2, { pitch, length: 0.3, volume: 0.18 })),
  ],
};

export function studio(context, loudness = DEFAULT_VOLUME) {
  const out = context.createGain();
  out.gain.value = (loudness / DEFAULT_VOLUME) ** 1.5;
  // Avoid clipping when sounds overlap.
  out.connect(context.createDynamicsCompressor()).connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  noise.getChannelData(0).forEach((_, place, samples) => (samples[place] = Math.random() * 2 - 1));
  return { context, out, noise };
}

/** A volume that rises for `rise` seconds and then fades out until `length`. */
function envelope({ context, out }, at, { volume, length, rise = 0.003 }) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(volume, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

/** Band-filtered noise: a single card on cloth, or many cards sliding. */
function paper(studio, at, { pitch, to = pitch, length, volume, soft }) {
  const source = studio.context.createBufferSource();
  const band = studio.context.createBiquadFilter();
  source.buffer = studio.noise;
  band.type = "bandpass";
  band.Q.value = 0.9;
  band.frequency.setValueAtTime(pitch, at);
  band.frequency.exponentialRampToValueAtTime(to, at + length);
  // The filter removes most of the noise. The factor makes what is left as loud as a tone.
  source.connect(band).connect(envelope(studio, at, { volume: volume * 2.4, length, rise: soft }));
  source.start(at, Math.random() * (1 - length));
  source.stop(at + length);
}

/** A sine wave that fades out. */
function tone(studio, at, { pitch, to, ...shape }) {
  const source = studio.context.createOscillator();
  source.frequency.setValueAtTime(pitch, at);
  if (to) source.frequency.exponentialRampToValueAtTime(to, at + shape.length);
  source.connect(envelope(studio, at, shape));
  source.start(at);
  source.stop(at + shape.length);
}

/** A knock on wood: the tone, a shorter tone an octave higher, and a click. */
function wood(studio, at, { pitch, length, volume }) {
  tone(studio, at, { pitch, length, volume });
  tone(studio, at, { pitch: pitch * 2, length: length * 0.45, volume: volume * 0.4 });
  paper(studio, at, { pitch: 1200, length: 0.02, volume: volume * 0.25 });
}

/** A soft bell. Its overtones are inharmonic, and higher ones fade faster. */
function bell(studio, at, { pitch, length, volume }) {
  tone(studio, at, { pitch, length, volume: volume * 0.8, rise: 0.008 });
  tone(studio, at, { pitch: pitch * 2, length: length * 0.6, volume: volume * 0.2, rise: 0.008 });
  tone(studio, at, { pitch: pitch * 2.76, length: length * 0.25, volume: volume * 0.1 });
}

/** Thin glass, falling in pitch. */
function glass(studio, at, { pitch, to, length, volume }) {
  tone(studio, at, { pitch, to, length, volume });
  tone(studio, at, { pitch: pitch * 2.01, to: to * 2.01, length: length * 0.5, volume: volume * 0.25 });
}

let current = null;
let currentLoudness = null;

/** Plays sounds one after another. An empty list just prepares the audio context. */
export async function play(names) {
  const loudness = Number(document.documentElement.dataset.loudness ?? DEFAULT_VOLUME);
  if (currentLoudness !== loudness) {
    current = studio(current?.context ?? new AudioContext(), loudness);
    currentLoudness = loudness;
  }
  const { context } = current;
  // Browsers stay silent until the first press. Drop sounds that would be late by then.
  if (context.state !== "running") {
    const timeout = setTimeout(() => (names = []), 300);
    await context.resume().catch(() => {});
    clearTimeout(timeout);
    if (context.state !== "running") return;
  }
  names.forEach((name, place) => SOUNDS[name][1](current, context.currentTime + 0.01 + place * SOUND_INTERVAL));
}
