// Drawing: one update after the other, each after what happened has been seen.

import { clear } from "./air.js";
import { follow, hurry, isPlaying, lead, skipBy, toldBy } from "./choreography.js";
import { $, $$, momentOf, pace, parsePage, table } from "./dom.js";
import * as focus from "./focus.js";
import * as morph from "./morph.js";
import { turnToLight, watchPages } from "./phone.js";

/** So many updates are never waited for: somebody was away. */
const TOO_MANY = 40;

/** An update: the table to come, and what happened until then.
 * @typedef {{ next: HTMLElement, told: import("./places.js").Told[] }} Update
 */

/** @type {Update[]} */
const queue = [];
let drawing = false;
let hurried = false;

/** The version of the table for which something is under way. A click on a newer one is another deed, and counts.
 * @type {{ version: string | null }}
 */
export const busy = { version: null };

/** @param {string} html */
export function show(html) {
  const next = tableIn(html);
  if (!next) return;
  queue.push({ next, told: toldBy(next) });
  if (!drawing) drawNext();
}

async function drawNext() {
  drawing = true;
  while (queue.length) {
    // Who was away, or wants nothing to move, sees only the latest: no more often than the screen can show it.
    if (pace() === 0 && !document.hidden) await new Promise(requestAnimationFrame);
    if (isUnwatched()) pass();
    const update = queue.shift();
    if (!update || stale(update.next)) continue;
    const { next, told } = update;
    if (!told.length || isUnwatched()) {
      swap(next);
      clear();
    } else if (isOwn(told)) lead(told, next, () => swap(next));
    else await follow(told, next, turnsWaiting() + 1, () => swap(next));
  }
  drawing = hurried = false;
}

const isUnwatched = () => document.hidden || pace() === 0 || hurried || queue.length > TOO_MANY || table()?.matches(".curtain");

/** Whether it is what the person did themselves.
 * @param {import("./places.js").Told[]} told
 */
function isOwn(told) {
  const { seat, yours } = table()?.dataset ?? {};
  return yours !== undefined && told.every((one) => one.event !== "action" || String(one.seat) === seat) && !told.some(({ event }) => event === "over");
}

/** How many turns begin in what waits to be seen. */
const turnsWaiting = () => queue.flatMap(({ told }) => told).filter(({ event }) => event === "turn").length;

// What is not drawn is still told.
function pass() {
  for (const { next } of queue.splice(0, queue.length - 1)) {
    if (!stale(next)) document.dispatchEvent(new CustomEvent("passed", { detail: next }));
  }
}

/** Whoever does not want to watch sees the latest at once. */
export function skip() {
  if (!isPlaying()) return;
  hurried = drawing;
  hurry();
}
skipBy(skip);

/** @param {string} html */
export const tableIn = (html) => parsePage(html).getElementById("table");

/** An answer to your own move and the same news from the stream may overtake each other.
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
  // Who comes and goes says nothing of the moves: what somebody reads there stays.
  const { version, moment } = here.dataset;
  if (version !== next.dataset.version || moment !== next.dataset.moment) {
    $("#why")?.remove();
    $(".moves__list", here)?.scrollTo(0, 0);
  }
  const left = focus.leave(here, next);
  // A move of your own may still be on its way when news arrives.
  next.classList.toggle("is-busy", busy.version === next.dataset.version);
  morph.become(here, next);
  focus.arrive(here, left);
  settle(here);
  document.title = here.dataset.title ?? "";
  light(here, Number(moment));
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

/** What is new in the log lights up.
 * @param {HTMLElement} next
 * @param {number} moment until when it was known
 */
function light(next, moment) {
  for (const line of $$(".log a[data-step]", next)) {
    if (momentOf(line) > moment) line.parentElement?.classList.add("is-new");
  }
}

/** Another moment of the table, at once: what waits to be drawn is not of interest any more.
 * @param {HTMLElement} next
 */
export async function jump(next) {
  next.dataset.back = "1";
  queue.length = 0;
  if (isPlaying()) skip();
  swap(next);
  clear();
  delete table()?.dataset.back;
}
