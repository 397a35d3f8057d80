// Short sounds, made here out of tones and noise, if the person wants them.

import { table } from "./dom.js";

/** A tone: pitch in hertz, seconds it sounds, loudness, when it begins, its shape.
 * @typedef {[number, number, number, number?, OscillatorType?]} Tone
 */
/** Noise through a filter: its middle in hertz, seconds, loudness, when it begins.
 * @typedef {[number, number, number, number?]} Noise
 */
/** @type {Record<string, { tones?: Tone[], noise?: Noise[] }>} */
const SOUNDS = {
  knock: { tones: [[150, 0.12, 0.12], [98, 0.16, 0.1]] },
  mine: { tones: [[523, 0.22, 0.08], [784, 0.3, 0.08, 0.12]] },
  slide: { noise: [[2400, 0.13, 0.05]] },
  drop: { noise: [[900, 0.09, 0.06]], tones: [[130, 0.06, 0.05]] },
  tick: { noise: [[3200, 0.03, 0.04]] },
  breath: { noise: [[700, 0.34, 0.04]] },
  riffle: { noise: [0, 1, 2, 3, 4, 5].map((beat) => [2600, 0.03, 0.04, beat * 0.045]) },
  blue: { tones: [[1047, 0.2, 0.05], [2637, 0.1, 0.02]] },
  green: { tones: [[1175, 0.2, 0.05], [2960, 0.1, 0.02]] },
  yellow: { tones: [[1319, 0.2, 0.05], [3322, 0.1, 0.02]] },
  red: { tones: [[1480, 0.2, 0.05], [3729, 0.1, 0.02]] },
  wild: { tones: [[1760, 0.3, 0.05], [2217, 0.3, 0.03, 0.05]] },
  ore: { noise: [[500, 0.08, 0.09]], tones: [[220, 0.08, 0.05]] },
  hammer: { tones: [[880, 0.3, 0.05], [1245, 0.22, 0.04]], noise: [[3000, 0.03, 0.08]] },
  metal: { tones: [[740, 0.2, 0.03], [1109, 0.15, 0.02]] },
  thud: { tones: [[82, 0.16, 0.12]], noise: [[300, 0.1, 0.06]] },
  stone: { tones: [[65, 0.4, 0.12], [784, 0.9, 0.04, 0.1], [1175, 0.9, 0.03, 0.2]] },
  whisper: { noise: [[1800, 0.4, 0.025]], tones: [[988, 0.4, 0.015, 0.1]] },
  die: { noise: [0, 1, 2, 3].map((beat) => [1100, 0.04, 0.09, beat * 0.09]) },
  step: { tones: [[660, 0.05, 0.03]] },
  top: { tones: [[990, 0.14, 0.05]] },
  win: { tones: [[196, 1.6, 0.08, 0, "sawtooth"], [294, 1.4, 0.06, 0.25, "sawtooth"], [1047, 1, 0.05, 0.7], [1319, 1, 0.05, 0.85], [1568, 1.4, 0.05, 1]] },
  lost: { tones: [[220, 0.22, 0.08], [165, 0.25, 0.08, 0.09]] },
};

/** @type {AudioContext | null} */
let audio = null;
/** @type {AudioBuffer | null} */
let hiss = null;

/** @param {string} what */
export function play(what) {
  const sound = SOUNDS[what];
  // A browser is silent until the page has been touched.
  if (!sound || !("sounds" in (table()?.dataset ?? {})) || document.hidden || navigator.userActivation?.hasBeenActive === false) return;
  const context = (audio ??= new AudioContext());
  for (const [pitch, length, loud, start = 0, shape = "triangle"] of sound.tones ?? []) {
    const tone = new OscillatorNode(context, { type: shape, frequency: pitch });
    sing(context, tone, length, shape === "sawtooth" ? loud / 3 : loud, start);
  }
  for (const [pitch, length, loud, start = 0] of sound.noise ?? []) {
    const source = new AudioBufferSourceNode(context, { buffer: (hiss ??= noise(context)) });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 0.8 });
    sing(context, source, length, loud, start, filter);
  }
}

/** Lets a source sound and die away.
 * @param {AudioContext} context
 * @param {AudioScheduledSourceNode} source
 * @param {number} length
 * @param {number} loud
 * @param {number} start
 * @param {AudioNode} [through]
 */
function sing(context, source, length, loud, start, through) {
  const begin = context.currentTime + start;
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0005, begin + length);
  (through ? source.connect(through) : source).connect(volume).connect(context.destination);
  source.start(begin);
  source.stop(begin + length + 0.02);
}

/** Half a second of white noise.
 * @param {AudioContext} context
 */
function noise(context) {
  const buffer = new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let number = 0; number < samples.length; number++) samples[number] = Math.random() * 2 - 1;
  return buffer;
}
