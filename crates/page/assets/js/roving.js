// Tab goes from part to part of the table, the arrow keys go from piece to piece (roving tabindex); letters lead to places.

import { $, $$, keyOf, table, target } from "./dom.js";
import { ask } from "./news.js";

const PARTS = [
  ".tools", ".rivals__list", ".forges__row", ".display__row", ".runes__row", ".supply__row", ".wisps__row", ".log__scroll",
  ".actions", ".moves__few", ".moves__list", ".moves__more", ".text-moves", ".controls", ".recap ol", ".history ul", ".own", ".inuse ol", ".hand ul", ".mypiles",
  ".fetch__cards", ".choice ul", ".hint ol", ".part-of-table ul", ".opened__cards",
].join(", ");
// The rule of a line of the log is a key away (R); as a stop it would stand between any two lines.
const PIECE = "a[href]:not(.log .rule), button:not(:disabled), .log summary";
let byKey = false; // whoever points with a mouse keeps the arrow keys for the history

/** A menu that opens at a piece is a part of its own.
 * @param {HTMLElement} part
 */
const pieces = (part) => $$(PIECE, part).filter((piece) => piece.closest(PARTS) === part && piece.checkVisibility?.() !== false);

/** What can be done comes first; of the log, what happened last.
 * @param {HTMLElement} part
 * @param {HTMLElement[]} all
 */
function first(part, all) {
  const active = all.find((piece) => piece === document.activeElement);
  if (active) return active;
  if (part.matches(".log__scroll, [data-story]")) return all.at(-1);
  return all.find((piece) => piece.matches("button")) ?? all[0];
}

/** Gives every part its one stop. A change makes the browser style the page again before the next question about it: all
 * questions come first.
 */
export function arrange() {
  const parts = $$(PARTS).map((part) => {
    const all = pieces(part);
    return { part, all, stop: first(part, all) };
  });
  for (const { part, all, stop } of parts) {
    for (const piece of all) turn(piece, piece === stop);
    if (part.matches(".log__scroll")) turn(part, !all.length);
  }
  for (const rule of $$(".log .rule")) turn(rule, false);
}

/**
 * @param {HTMLElement} piece
 * @param {boolean} on
 */
function turn(piece, on) {
  if (piece.getAttribute("tabindex") !== (on ? "0" : "-1")) piece.tabIndex = on ? 0 : -1;
}

/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** @param {KeyboardEvent} event */
function rove(event) {
  const from = target(event);
  const part = /** @type {HTMLElement | null} */ (from.closest?.(PARTS));
  if (!part || !from.matches(PIECE) || from.closest(".described")) return false;
  const all = pieces(part);
  const next = wanted(event.key, all, all.indexOf(from));
  next?.focus();
  return Boolean(next);
}

/**
 * @param {string} key
 * @param {HTMLElement[]} all
 * @param {number} here
 */
function wanted(key, all, here) {
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  return key in STEPS ? all.at((here + STEPS[key]) % all.length) : undefined;
}

document.addEventListener("focusin", (event) => {
  const focused = target(event);
  const part = /** @type {HTMLElement | null} */ (focused.closest(PARTS));
  if (part && focused.matches(PIECE)) for (const piece of pieces(part)) turn(piece, piece === focused);
});
addEventListener("pointerdown", () => { byKey = false; }, { capture: true });
document.addEventListener("drawn", arrange);

/** @type {Record<string, () => void>} */
const KEYS = {
  q: () => {
    $("#prompt, .history a")?.focus();
    ask();
  },
  t: () => $("[data-describes]")?.click(),
  l: () => {
    const story = $(".log__scroll, [data-story]");
    if (story) (first(story, pieces(story)) ?? story).focus();
  },
};

/** @param {KeyboardEvent} event */
function lead(event) {
  const key = keyOf(event);
  if (!table() || !Object.hasOwn(KEYS, key)) return false;
  byKey = true;
  KEYS[key]();
  return true;
}

const WRITES = "input:not([type=checkbox], [type=radio]), select, textarea";
document.addEventListener("keydown", (event) => {
  if (event.key === "Tab") byKey = true;
  if (target(event).matches(WRITES) || !keyOf(event)) return;
  // What lies over the table takes the keys: nobody moves without seeing it.
  const covered = $("dialog[open]");
  const done = (byKey && !event.altKey && rove(event)) || (!covered && lead(event));
  if (done) event.preventDefault();
  // The description has keys of its own.
  if (done || (covered && !covered.matches(".described") && event.key !== "Escape")) event.stopPropagation();
}, { capture: true });

// A menu that opens is where one goes on; help is read out.
document.addEventListener("toggle", (event) => {
  const menu = target(event);
  if (event.newState !== "open" || !menu.matches(".choice, .sheet")) return;
  arrange();
  (menu.matches("#help") ? menu : $(PIECE, menu))?.focus();
}, { capture: true });

if (table()) arrange();
