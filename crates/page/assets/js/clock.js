// Clocks count down from what the server said last. The server decides when one has run out; this is only what is seen.

import { $$ } from "./dom.js";

const TICK = 250; // milliseconds; a second is never seen twice as long as another
const LIVE_MARKS = [30_000, 10_000]; // when one is told that time is short
const DAY_MARKS = [24 * 3_600_000, 3_600_000];

/** What the server said of each clock, and when.
 * @type {WeakMap<HTMLElement, { said: string, at: number }>}
 */
const heard = new WeakMap();
/** What is left of one's own clock, as it was seen last. */
let last = Infinity;

/** How much is left of a clock.
 * @param {HTMLElement} clock
 */
function left(clock) {
  const said = clock.dataset.clock ?? "0";
  const now = performance.now();
  let known = heard.get(clock);
  if (!known || known.said !== said) {
    known = { said, at: now };
    heard.set(clock, known);
  }
  const passed = now - known.at - Number(clock.dataset.starts ?? 0);
  if (passed >= 0) clock.classList.remove("is-waiting");
  return Math.max(0, Number(said) - ("runs" in clock.dataset ? Math.max(0, passed) : 0));
}

/** "19:32", or "2 d 5 h" with the signs of the language.
 * @param {HTMLElement} clock
 * @param {number} time
 */
function words(clock, time) {
  const seconds = Math.floor(time / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const units = clock.dataset.units?.split("|");
  if (!units) {
    const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
    return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  }
  const unit = (/** @type {number} */ which, /** @type {number} */ count) => units[which].replace("%", String(count));
  if (!hours) return unit(2, minutes);
  return hours < 24 ? unit(1, hours) : `${unit(0, Math.floor(hours / 24))} ${unit(1, hours % 24)}`;
}

/** Whoever listens hears of their own clock at few moments, and of nobody else's.
 * @param {HTMLElement} clock
 * @param {number} time
 */
function warn(clock, time) {
  const marks = "days" in clock.dataset ? DAY_MARKS : LIVE_MARKS;
  const passed = marks.some((mark) => last > mark && time <= mark);
  const first = last === Infinity;
  last = time;
  if (passed && !first && time > 0) {
    const sentence = (clock.dataset.warn ?? "").replace("%", words(clock, time));
    document.dispatchEvent(new CustomEvent("say", { detail: sentence }));
  }
}

function tick() {
  for (const clock of $$("[data-clock][data-runs]")) {
    const time = left(clock);
    const shown = clock.querySelector("b");
    const text = words(clock, time);
    if (shown && shown.textContent !== text) shown.textContent = text;
    clock.classList.toggle("is-low", time < Number(clock.dataset.low));
    if ("own" in clock.dataset) warn(clock, time);
  }
}

if ($$("[data-clock]").length > 0) setInterval(tick, TICK);
