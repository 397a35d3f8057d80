// Pieces explain themselves: why not, beside the piece and read out; and on a long press what a piece is.

import { $, fetchPage, target } from "./dom.js";

/** The reason appears beside the piece; Escape leads back to it.
 * @param {HTMLAnchorElement} piece
 */
export async function tellWhy(piece) {
  const why = $(".why", await fetchPage(piece.href));
  if (!why) throw new Error("no reason");
  $("#why")?.remove();
  const reason = document.createElement("div");
  reason.id = "why";
  reason.popover = "auto";
  reason.tabIndex = -1;
  reason.role = "dialog";
  reason.setAttribute("aria-labelledby", "h-why");
  reason.append(...why.childNodes);
  document.body.append(reason);
  reason.addEventListener("toggle", ({ newState }) => { if (newState === "closed") reason.remove(); });
  reason.showPopover();
  const box = piece.getBoundingClientRect();
  const { width, height } = reason.getBoundingClientRect();
  const middle = box.left + (box.width - width) / 2;
  const above = box.top - height - 10;
  const below = Math.min(box.bottom + 10, innerHeight - height - 8);
  reason.style.left = `${Math.max(8, Math.min(middle, innerWidth - width - 8))}px`;
  reason.style.top = `${above >= 8 ? above : below}px`;
  reason.focus();
}

const EXPLAINED = "[aria-label], [data-opens]";
const LONG = 450; // milliseconds after which a touch is a long press

let press = 0;
document.addEventListener("pointerdown", (event) => {
  const piece = event.pointerType === "touch" && /** @type {HTMLElement | null} */ (target(event).closest(EXPLAINED));
  clearTimeout(press);
  if (piece) press = setTimeout(() => explain(piece), LONG);
});
for (const end of /** @type {const} */ (["pointerup", "pointercancel", "pointermove"])) {
  document.addEventListener(end, (event) => {
    if (end !== "pointermove" || Math.abs(event.movementX) + Math.abs(event.movementY) > 6) clearTimeout(press);
  });
}
document.addEventListener("contextmenu", (event) => {
  if (target(event).closest(`#table :is(${EXPLAINED})`) && matchMedia("(hover: none)").matches) event.preventDefault();
});

/** @type {HTMLElement | null} */
let tip = null;
// The release of a long press is no click, and neither is the tap that closes the explanation.
let closing = false;

/** @param {HTMLElement} piece */
function explain(piece) {
  tip = document.createElement("div");
  tip.id = "explain";
  tip.popover = "manual";
  tip.textContent = piece.ariaLabel ?? $(".vh", piece)?.textContent ?? "";
  if (piece.dataset.rule) tip.append(ruleLink(piece.dataset.rule));
  document.body.append(tip);
  tip.showPopover();
}

/** @param {string} rule */
function ruleLink(rule) {
  const link = document.createElement("a");
  link.href = `/rules#${rule}`;
  link.textContent = rule;
  return link;
}

export function closeTip() {
  tip?.remove();
  tip = null;
}

addEventListener("pointerdown", (event) => {
  if (tip?.contains(target(event))) return;
  closing = Boolean(tip);
  closeTip();
}, { capture: true });
addEventListener("click", (event) => {
  if ((!tip && !closing) || tip?.contains(target(event))) return;
  closing = false;
  event.preventDefault();
  event.stopPropagation();
}, { capture: true });
