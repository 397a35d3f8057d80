// Looking through a game: it plays by itself, and any moment can be gone to at once.

import { $, momentOf, target } from "./dom.js";
import { jump, tableIn } from "./draw.js";
import { assembler } from "./live.js";

const KEPT = 160; // so many drawings are remembered
const AHEAD = 12; // so many decisions are asked for at once while it plays

/** Drawings by moment, the latest last.
 * @type {Map<number, string>}
 */
const drawings = new Map();
let wanted = -1; // the moment that was asked for last
/** @type {Promise<void> | null} */
let asking = null;
/** @type {number | undefined} */
let timer;
let playing = false;

const controls = () => $("#replay");
const shown = () => Number(scrub()?.getAttribute("value"));
const scrub = () => /** @type {HTMLInputElement | null} */ ($("#scrub"));

/** @param {number} moment @param {string} drawing */
function keep(moment, drawing) {
  drawings.delete(moment);
  drawings.set(moment, drawing);
  while (drawings.size > KEPT) drawings.delete(drawings.keys().next().value ?? 0);
}

/** Asks for moments from this one on.
 * @param {number} from
 * @param {number} count
 */
async function ask(from, count) {
  const address = new URL(controls()?.dataset.moments ?? "", location.href);
  address.searchParams.set("at", String(from));
  address.searchParams.set("count", String(count));
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`moments: ${answer.status}`);
  const whole = assembler();
  for (const [moment, drawing] of await answer.json()) keep(moment, whole(drawing));
}

/** Goes to a moment. Of many that are asked for while one is on its way, the last counts.
 * @param {number} moment
 * @param {number} count
 */
export async function visit(moment, count = 1) {
  wanted = moment;
  // Who goes forward will go on.
  if (moment > shown()) count = AHEAD;
  while (!drawings.has(moment)) {
    if (asking) await asking;
    if (wanted !== moment) return;
    if (drawings.has(moment)) break;
    asking = ask(moment, count).finally(() => { asking = null; });
    await asking;
  }
  if (wanted !== moment || !controls()) return;
  const next = tableIn(drawings.get(moment) ?? "");
  if (!next) return;
  await jump(next);
  // One game is one entry of the browser's history, however much of it was looked at.
  const address = new URL(location.href);
  address.searchParams.set("at", String(moment));
  history.replaceState(null, "", address);
}

/** The next decision, if there is one. */
function ahead() {
  const link = $("#replay .history__decision a[aria-keyshortcuts='ArrowRight']");
  return link ? momentOf(link) : null;
}

/** It plays no more. */
export function stop() {
  playing = false;
  clearTimeout(timer);
  paint();
}

function start() {
  playing = true;
  paint();
  // From the end it begins again.
  const next = shown() === Number(controls()?.dataset.last) ? Number(controls()?.dataset.first) : null;
  goOn(next);
}

/** @param {number | null} first */
async function goOn(first = null) {
  const next = first ?? ahead();
  if (!playing || next === null || !controls()) return stop();
  const begun = performance.now();
  try {
    await visit(next, AHEAD);
  } catch {
    return stop();
  }
  if (!playing) return;
  const pause = Number(/** @type {HTMLSelectElement | null} */ ($("#replay-speed"))?.value ?? 1200);
  timer = setTimeout(() => goOn(), Math.max(0, pause - (performance.now() - begun)));
}

/** The button says what it would do; the line shows where we are, unless somebody holds it. */
function paint() {
  const button = $("[data-plays]");
  const words = button?.querySelector(".vh");
  if (button && words) {
    button.dataset.words ??= words.textContent ?? "";
    words.textContent = (playing ? button.dataset.other : button.dataset.words) ?? "";
    button.toggleAttribute("data-on", playing);
    button.title = words.textContent;
  }
  const line = scrub();
  if (line && !held) line.value = line.getAttribute("value") ?? "";
}

let held = false;
addEventListener("pointerdown", (event) => { held = target(event).matches?.("#scrub") ?? false; }, { capture: true });
for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, () => {
    held = false;
    paint();
  });
}

document.addEventListener("input", (event) => {
  if (!target(event).matches("#scrub")) return;
  const moment = Number(/** @type {HTMLInputElement} */ (event.target).value);
  stop();
  visit(moment).catch(() => {});
});

document.addEventListener("submit", (event) => { if (target(event).matches(".history__scrub")) event.preventDefault(); });

document.addEventListener("click", (event) => {
  if (!target(event).closest("[data-plays]")) return;
  if (playing) stop();
  else start();
});

document.addEventListener("drawn", () => {
  if (!controls()) playing = false;
  paint();
});
