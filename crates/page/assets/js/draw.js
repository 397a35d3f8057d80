// Drawing: one update after the other.

import { $, $$, momentOf, pace, parsePage, table } from "./dom.js";
import * as morph from "./morph.js";
import { turnToLight, watchPages } from "./phone.js";
import { play } from "./sound.js";

const BEAT = 450; // milliseconds that a move of somebody else is shown before the next, at normal pace

/** @type {string[]} */
const queue = [];
let drawing = false;
/** @type {(() => void) | null} */
let wake = null;
let hurried = false;

/** The version of the table for which something is under way. A click on a newer one is another deed, and counts.
 * @type {{ version: string | null }}
 */
export const busy = { version: null };

/** @param {string} html */
export function show(html) {
  queue.push(html);
  if (!drawing) drawNext();
}

async function drawNext() {
  drawing = true;
  while (queue.length) {
    // Who was away, or wants nothing to move, sees only the latest: no more often than the screen can show it.
    if (pace() === 0 && !document.hidden) await new Promise(requestAnimationFrame);
    if (document.hidden || pace() === 0 || queue.length > 12) pass();
    const next = tableIn(queue.shift() ?? "");
    if (!next || stale(next)) continue;
    const due = performance.now() + BEAT * pace();
    swap(next);
    if (queue.length && !hurried && !("yours" in (table()?.dataset ?? {}))) await rest(due - performance.now());
  }
  drawing = hurried = false;
}

// What is not drawn is still told.
function pass() {
  for (const html of queue.splice(0, queue.length - 1)) {
    const next = tableIn(html);
    if (next && !stale(next)) document.dispatchEvent(new CustomEvent("passed", { detail: next }));
  }
}

/** @param {number} time */
function rest(time) {
  return new Promise((done) => {
    wake = () => done(null);
    setTimeout(done, time);
  });
}

/** Whoever does not want to watch sees the latest at once. */
export function skip() {
  hurried = drawing;
  pass();
  wake?.();
}

/** @param {string} html */
export const tableIn = (html) => parsePage(html).getElementById("table");

/** An answer to an own move and the same news from the stream may overtake each other.
 * @param {HTMLElement} next
 */
function stale(next) {
  const here = table()?.dataset ?? {};
  return here.live === next.dataset.live && Number(next.dataset.version) < Number(here.version) && !next.dataset.back;
}

/** @param {HTMLElement} next */
function swap(next) {
  const here = table();
  if (!here) return;
  $("#why")?.remove();
  const active = document.activeElement;
  const focus = active && here.contains(active) ? morph.handle(active) : null;
  const old = { version: Number(here.dataset.version), moment: Number(here.dataset.moment), yours: "yours" in here.dataset };
  // An own move may still be on its way when news arrive.
  next.classList.toggle("is-busy", busy.version === next.dataset.version);
  morph.become(here, next);
  if (focus !== null && !here.contains(document.activeElement)) refocus(here, focus);
  $(".moves__list", here)?.scrollTo(0, 0);
  settle(here);
  document.title = here.dataset.title ?? "";
  after(here, old);
  document.dispatchEvent(new Event("drawn"));
}

/** What every new table needs.
 * @param {HTMLElement} here
 */
export function settle(here) {
  watchPages();
  turnToLight(here);
  // A link that is sent to a friend says which server it is.
  for (const field of /** @type {HTMLInputElement[]} */ ($$("[data-copy]"))) {
    field.setAttribute("value", new URL(field.defaultValue, location.href).href);
  }
}

/** A piece with which something else can be done now is another element, but the same piece.
 * @param {HTMLElement} here
 * @param {string} handle
 */
function refocus(here, handle) {
  const stops = $$("a[href], button, summary, input, [tabindex]", here);
  const same = stops.find((element) => morph.handle(element) === handle);
  (same ?? $("#prompt", here))?.focus({ preventScroll: true });
}

/** After a change: the die tumbles, the log lights up, sounds.
 * @param {HTMLElement} next
 * @param {{ version: number, moment: number, yours: boolean }} old
 */
function after(next, old) {
  const die = $("[data-die] .die", next);
  if (die && Number(next.dataset.version) !== old.version && pace() > 0) {
    const thrown = "rotate(-200deg) translateY(-60%) scale(.7)";
    const lands = "rotate(40deg) translateY(6%)";
    const tumble = [{ transform: thrown }, { transform: lands }, { transform: "none" }];
    die.animate(tumble, { duration: 450 * pace(), easing: "cubic-bezier(.2,.8,.3,1)" });
    play("die");
  }
  for (const line of $$(".log a[data-step]", next)) {
    if (momentOf(line) > old.moment) line.parentElement?.classList.add("is-new");
  }
  if (!old.yours && "yours" in next.dataset) play("turn");
  else if (!die) play("move");
}

/** Another moment of the table, at once: what waits to be drawn is not of interest any more.
 * @param {HTMLElement} next
 */
export async function jump(next) {
  next.dataset.back = "1";
  queue.length = 0;
  swap(next);
  delete table()?.dataset.back;
}
