// The focus through a change of the table: it stays on its piece, or goes to the question. It goes before the change: of an
// element that is gone no screen reader says where the focus went.

import { $, $$ } from "./dom.js";
import { handle } from "./morph.js";

const STOPS = "a[href], button, summary, input, [tabindex]";

/** The piece that an element stands for, whatever can be done with it.
 * @param {Element} element
 */
const piece = (element) => element.getAttribute("data-place") ?? element.getAttribute("href")?.split("?piece=")[1];

/** Leaves what the next table does not have. Says which piece the focus was on.
 * @param {HTMLElement} here
 * @param {HTMLElement} next
 */
export function leave(here, next) {
  const active = document.activeElement;
  if (!active || !here.contains(active)) return null;
  const known = handle(active);
  const stays = !known || $$(STOPS, next).some((stop) => stop.localName === active.localName && handle(stop) === known);
  if (!stays) $("#prompt", here)?.focus({ preventScroll: true });
  // Whoever pressed a button waits for what is asked next; whoever only looked at a piece looks on.
  return { piece: active.localName === "button" ? undefined : piece(active), stays };
}

/** Goes back to the piece, if it is another element now; to the question, if the focus was lost.
 * @param {HTMLElement} here
 * @param {ReturnType<typeof leave>} left
 */
export function arrive(here, left) {
  if (!left) return;
  const same = left.piece && !left.stays && $$(STOPS, here).find((stop) => piece(stop) === left.piece);
  if (same) same.focus({ preventScroll: true });
  else if (!here.contains(document.activeElement)) $("#prompt, .history a", here)?.focus({ preventScroll: true });
}
