// Keys for those who look at the table; those for ears are in roving.js.

import { $, $$, keyOf, momentOf, table, target } from "./dom.js";
import { skip } from "./draw.js";
import { closeTip } from "./explain.js";

/** Presses a button, if it is there. @param {string} selector */
function press(selector) {
  const element = /** @type {HTMLButtonElement | null} */ ($(selector));
  if (element && !element.disabled) element.click();
  return Boolean(element);
}

/** Each says whether it took the key. @type {Record<string, () => boolean>} */
const KEYS = {
  u: () => press('[form="undo"]'),
  h: () => press('[form="hint"]'),
  r: rules,
  d: () => press(".moves__done"),
  m: () => press(".more"),
  g: () => press('[form="prefs"][name="letters"]'),
  Escape: () => {
    closeTip();
    skip();
    if ($("#moves:focus-within")) $(".more")?.focus();
    return false;
  },
  "?": () => {
    $("#help")?.togglePopover();
    return true;
  },
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
};

// The rule behind what one points at, or all of them.
function rules() {
  const piece = $("#table [data-rule]:hover") ?? /** @type {HTMLElement | null} */ (document.activeElement);
  const rule = piece?.dataset.rule;
  if (!rule) return press("[data-rules]");
  location.assign(`/rules#${rule}`);
  return true;
}

/** From the present one step back leads into the replay. @param {number} direction */
function step(direction) {
  if (direction > 0 || $(".history") || $(":popover-open")) return false;
  const now = Number(table()?.dataset.moment);
  const before = $$(".log a[data-step]").filter((line) => momentOf(line) < now);
  before.at(-1)?.click();
  return before.length > 0;
}

/** While one looks through a game, its buttons say their keys.
 * @param {KeyboardEvent} event
 */
function replays(event) {
  const plays = event.key === " ";
  // A button that has the focus is pressed by Space.
  if (!$("#replay") || (plays && target(event).matches("a, button, summary"))) return false;
  const key = plays ? "Space" : event.shiftKey && event.key.startsWith("Arrow") ? `Shift+${event.key}` : event.key;
  const taken = press(`#replay [aria-keyshortcuts="${CSS.escape(key)}"]`);
  if (taken) event.preventDefault();
  return taken;
}

document.addEventListener("keydown", (event) => {
  const key = keyOf(event);
  if (!key || target(event).matches("input, select, textarea") || replays(event)) return;
  const nth = "123456789".indexOf(key);
  if (nth >= 0) $$(":is(.moves__list, .text-moves) button.btn")[nth]?.click();
  if (nth >= 0 ? event.altKey : KEYS[key]?.()) event.preventDefault();
});
