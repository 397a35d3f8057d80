// From where to where a piece goes, and what is seen of it on the way.

import { box, fit } from "./air.js";
import { $, $$, table } from "./dom.js";
import { artifactPlace, at, cardName, gemPlace, isTab, near, owner, picture, piece, visible } from "./places.js";

/** @typedef {import("./air.js").Box} Box */
/** @typedef {import("./places.js").Told} Told */

/** What is known while a stretch of events is played: the table to come, copies that have landed, cards on a stage.
 * @typedef {{ next: ParentNode, lying: Map<string, HTMLElement>, fronts: Map<number, number> }} Scene
 */

/** @typedef {{ content: Element | string, box: Box, from: Element | null }} Departure */
/** @typedef {{ element: Element | null, box: Box, fades: boolean }} Arrival */

const SKY = 70; // pixels: so far above a forge is what has gone, or has not come yet

/** @param {Box} there */
const above = (there, by = SKY) => ({ ...there, y: there.y - by, cy: there.cy - by });

/** A card that is turned up, from wherever it can be copied.
 * @param {Told} event
 * @param {ParentNode} next
 * @returns {Element | string}
 */
function face(event, next) {
  if (!event.card) return "k-back";
  const shown = piece(cardName(event)) ?? $(`[data-piece="${cardName(event)}"]`, next);
  if (shown) return shown;
  const sent = event.look && document.createRange().createContextualFragment(event.look).firstElementChild;
  return sent || "k-back";
}

/** Where a card lies that cannot be seen by itself.
 * @param {any} place
 * @returns {Element | null}
 */
function cardPlace(place) {
  if (place === "deck") return visible($(".pile__face", at("deck") ?? document) ?? at("deck"));
  if (place === "creature-discard") return visible($(".card, .card-place", at("creature-discard") ?? document));
  if (place.display !== undefined) return visible($(".card, .card-place", at(`display-${place.display}`) ?? document));
  if (place.hand) return at(`hand-${place.hand}`)?.lastElementChild ?? at(`hand-${place.hand}`);
  if (place.front) return at(`front-${place.front}-0`);
  const pile = at(place.draw ? `draw-${place.draw}` : `discard-${place.discard}`);
  return pile && (visible($(".pile", pile)) ?? visible(pile));
}

/** Where a piece is now, and what it looks like.
 * @param {Told} event
 * @param {Scene} scene
 * @returns {Departure | null}
 */
export function departure(event, { next, lying }) {
  if (event.event === "card") {
    const content = face(event, next);
    const landed = lying.get(cardName(event));
    if (landed) return { content: landed.firstElementChild ?? content, box: box(landed), from: landed };
    const from = (event.card && visible(piece(cardName(event)))) || cardPlace(event.from);
    return from && { content, box: box(from), from };
  }
  if (event.event === "stone") {
    const from = visible(at(`rune-${event.rune}`));
    const glyph = from && $(".rune__stone", at(`rune-${event.rune}`) ?? document);
    return from && glyph && { content: glyph, box: box(isTab(from) ? from : glyph), from };
  }
  if (event.event === "artifact") {
    const from = artifactPlace(event.from);
    const there = from ?? artifactPlace(event.to);
    return there && { content: `a-${event.artifact}`, box: from ? box(from) : above(box(there)), from };
  }
  const kind = event.gem ?? "ore";
  const from = gemPlace(event.from, kind);
  return from && { content: `g-${kind}`, box: box(picture(from)), from };
}

/** Where a piece will be. Cards on a stage take the next place there.
 * @param {Told} event
 * @param {Scene} scene
 * @param {Box} from
 * @returns {Arrival | null}
 */
export function arrival(event, scene, from) {
  if (event.event === "card") return cardArrival(event, scene, from);
  if (event.event === "stone") {
    const places = $$(`[data-at^="stone-${event.seat}-"]`);
    const free = places.find((place) => place.matches(".is-empty") && !scene.lying.has(place.dataset.at ?? "")) ?? places.at(-1);
    const element = visible(free ?? at(`seat-${event.seat}`));
    if (!element) return null;
    const there = box(element);
    const size = Math.max(20, Math.min(there.w, there.h * 0.8));
    return { element: free ?? null, box: fit(there, size, size * 1.25), fades: element !== free };
  }
  if (event.event === "artifact") {
    const element = artifactPlace(event.to);
    if (!element) return { element, box: above(fit(from, Math.min(from.w, from.h) * 0.8)), fades: true };
    const there = box(element);
    return { element, box: fit(there, Math.min(there.w, there.h, 64) * 0.88), fades: isTab(element) || event.to.forge === 6 };
  }
  const element = gemPlace(event.to, event.gem ?? "ore");
  if (!element) return null;
  const there = box(picture(element));
  return { element, box: fit(there, Math.max(there.w, Math.min(from.w, 40)) * 1.2), fades: false };
}

/**
 * @param {Told} event
 * @param {Scene} scene
 * @param {Box} from
 * @returns {Arrival | null}
 */
function cardArrival(event, scene, from) {
  const { to } = event;
  if (to === "box") return { element: null, box: above(from, from.h / 2), fades: true };
  if (to.front) {
    const element = frontPlace(event, scene);
    return element && { element, box: box(element), fades: false };
  }
  const own = event.card && to.hand === near() && piece(cardName(event));
  const element = own || cardPlace(to);
  if (!element) return null;
  const there = box(element);
  const lands = to.display !== undefined || to === "creature-discard" || own;
  if (lands && !isTab(element)) return { element, box: there, fades: false };
  // A pile takes it in, small as it may be.
  const width = Math.max(18, Math.min(from.w, there.w));
  return { element, box: fit(there, width, width * 1.38), fades: true };
}

/** The place for the next card that somebody uses.
 * @param {Told} event
 * @param {Scene} scene
 */
function frontPlace(event, { fronts }) {
  const seat = owner(event.to) ?? 0;
  if (seat === near()) {
    const laid = $$(".hand .is-laid", table() ?? document).length + (fronts.get(seat) ?? 0);
    fronts.set(seat, (fronts.get(seat) ?? 0) + 1);
    return piece(cardName(event)) ?? ($$(".hand li", table() ?? document)[laid] ?? at(`hand-${seat}`));
  }
  const places = $$(`[data-at^="front-${seat}-"]`);
  const free = places.findIndex((place) => !place.firstElementChild);
  const place = Math.min(places.length - 1, Math.max(0, free) + (fronts.get(seat) ?? 0));
  fronts.set(seat, (fronts.get(seat) ?? 0) + 1);
  return places[place] ?? null;
}
