// Short tones, made here, if the person wants them.

import { table } from "./dom.js";

const TONES = { turn: [523, 659, 784], move: [330], die: [180, 240, 150, 210], lost: [220, 165] };

/** @type {AudioContext | null} */
let audio = null;

/** @param {keyof typeof TONES} what */
export function play(what) {
  // A browser is silent until the page has been touched.
  if (!("sounds" in (table()?.dataset ?? {})) || navigator.userActivation?.hasBeenActive === false) return;
  const context = audio ??= new AudioContext();
  TONES[what].forEach((pitch, position) => {
    const start = context.currentTime + position * 0.09;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = what === "die" ? "square" : "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(what === "die" ? 0.03 : 0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.22);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.25);
  });
}
