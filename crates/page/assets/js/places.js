// Where pieces lie, by the names that the page gives to places (`data-at`) and cards (`data-piece`).

import { $, $$, table } from "./dom.js";

/** An event as docs/notation.md has it, as far as this person may know it.
 * @typedef {{ event: string, look?: string, [field: string]: any }} Told
 */

/** @param {string} name */
export const at = (name) => $(`[data-at="${name}"]`, table() ?? document);

/** @param {string} name */
export const piece = (name) => $(`[data-piece="${name}"]`, table() ?? document);

/** The seat in front of which the page sits. */
export const near = () => Number(table()?.dataset.near);

/** Whose pile it is, if anybody's.
 * @param {any} place
 * @returns {number | undefined}
 */
export const owner = (place) => place.hand ?? place.front ?? place.discard ?? place.draw;

/** The name that a card keeps wherever it goes; druids exist once for each seat.
 * @param {Told} event
 */
export function cardName({ card, from, to }) {
  return card >= 100 ? `card-${owner(from) ?? owner(to)}-${card}` : `card-${card}`;
}

/** What can be seen of an element: itself, what it is folded into, or on a phone the tab of its page.
 * @param {Element | null} element
 * @returns {Element | null}
 */
export function visible(element) {
  let there = element;
  while (there && !there.getClientRects().length) there = there.parentElement;
  const pager = there?.closest("#pager");
  if (!there || !pager || pager.scrollWidth <= pager.clientWidth) return there;
  const [one, view] = [there.getBoundingClientRect(), pager.getBoundingClientRect()];
  const middle = one.left + one.width / 2;
  if (middle > view.left && middle < view.right) return there;
  const page = there.closest(".supply, .forges") ? "forges" : there.closest(".wisps, .runes") ? "runes" : there.closest(".display") ? "display" : "log";
  return $(`.tabs a[href="#${page}"]`) ?? there;
}

/** Whether something is the tab of a page, and not the piece itself.
 * @param {Element | null} element
 */
export const isTab = (element) => Boolean(element?.closest(".tabs"));

/** Where gems or ore of somebody lie.
 * @param {any} holder
 * @param {string} kind
 */
export function gemPlace(holder, kind) {
  const name = holder === "supply" ? `supply-${kind}` : holder.seat ? `purse-${holder.seat}-${kind}` : `infused-${holder.stone}`;
  return visible(at(name) ?? wildGemStone(holder.stone));
}

/** The Wild Gem stone of a seat, while nothing lies on it.
 * @param {number} seat
 */
function wildGemStone(seat) {
  return $$(`[data-at^="stone-${seat}-"]`).find((stone) => $('use[href="#r-wild"]', stone)) ?? null;
}

/** The artifact at a place, or where it would lie; nothing for what is out of sight.
 * @param {any} place
 */
export function artifactPlace(place) {
  if (place.forge) return visible($(".forge__niche", at(`forge-${place.forge}`) ?? document));
  return place.row ? visible(at(`row-${place.row.join("-")}`)) : null;
}

/** The picture in a place, or the place.
 * @param {Element} place
 */
export const picture = (place) => $(":scope > svg, :scope > .gem > svg, :scope > a > svg", place) ?? place;
