// Lets what happened be seen: event by event before the new table is put in, or, for an own move, on top of it.

import { animate, box, clear, flyer, fly, hurry, landed, pulse, ring, tempo, wait } from "./air.js";
import { $, $$, calm, pace, table } from "./dom.js";
import { MOTIONS } from "./motions.js";
import { at, gemPlace, near, visible } from "./places.js";
import { play } from "./sound.js";
import { arrival, departure } from "./travel.js";
import { win } from "./winning.js";

/** @typedef {import("./places.js").Told} Told */
/** @typedef {import("./travel.js").Scene} Scene */

const root = document.documentElement;
/** How much faster it goes when so many turns wait to be seen. */
const HASTE = [1, 1, 0.8, 0.65];
/** How many events there were, and how many took longer than they may. */
export const work = { events: 0, slow: 0 };

export const isPlaying = () => "playing" in root.dataset;

/** What happened, as the update tells it; the page itself does not keep it.
 * @param {HTMLElement} next
 * @returns {Told[]}
 */
export function toldBy(next) {
  const told = next.dataset.told;
  delete next.dataset.told;
  return told ? JSON.parse(told) : [];
}

/** What a rival takes from the display is shown on the stage first, all of it together; then it goes to the discard.
 * @param {Told[]} events
 * @returns {Told[]}
 */
export function staged(events) {
  /** @type {Told[]} */
  const shown = [];
  /** @type {Told[]} */
  let held = [];
  for (const event of events) {
    const taker = event.event === "card" && event.from.display !== undefined && event.to.discard;
    if (taker && at(`stage-${taker}`)) {
      shown.push({ ...event, to: { front: taker } });
      held.push({ ...event, from: { front: taker } });
      continue;
    }
    if (held.length) shown.push({ event: "hold" }, ...held);
    held = [];
    shown.push(event);
  }
  return held.length ? [...shown, { event: "hold" }, ...held] : shown;
}

/** Measures how long the script itself works for something.
 * @template T
 * @param {() => T} run
 */
function measured(run) {
  const began = performance.now();
  const result = run();
  work.events += 1;
  if (performance.now() - began > 4) work.slow += 1;
  return result;
}

/** Plays what somebody else did; then the new table is put in and the air is empty, within one frame.
 * @param {Told[]} events
 * @param {HTMLElement} next
 * @param {number} turns how many turns wait, this one included
 * @param {() => void} put
 */
export async function follow(events, next, turns, put) {
  tempo.speed = pace() * (HASTE[Math.min(turns, HASTE.length - 1)] ?? 1);
  tempo.hurried = false;
  root.dataset.playing = "";
  /** @type {Scene} */
  const scene = { next, lying: new Map(), fronts: new Map() };
  for (const event of staged(events)) {
    if (tempo.hurried) break;
    const motion = MOTIONS[event.event];
    if (motion) await wait(await measured(() => motion(event, scene)));
    if (event.event !== "roll") dieGoes(scene);
  }
  await landed();
  const over = events.some((event) => event.event === "over") && !tempo.hurried;
  if (over) await win(next);
  const before = handNow();
  put();
  clear();
  delete root.dataset.playing;
  if (!tempo.hurried) settleHand(before);
}

/** The die goes once what it gave has arrived.
 * @param {Scene} scene
 */
function dieGoes({ lying }) {
  for (const [name, die] of lying) {
    if (!name.startsWith("die-")) continue;
    lying.delete(name);
    animate(die, [{ opacity: 1 }, { opacity: 0, transform: "scale(.7)" }], 200, { fill: "both" }).then(() => die.remove());
  }
}

/** An own move is done at once; its pieces arrive a moment later, and nobody has to wait for them.
 * @param {Told[]} events
 * @param {HTMLElement} next
 * @param {() => void} put
 */
export function lead(events, next, put) {
  clear();
  tempo.speed = pace();
  tempo.hurried = false;
  /** @type {Scene} */
  const scene = { next, lying: new Map(), fronts: new Map() };
  const starts = measured(() => events.map((event) => (TRAVELS.has(event.event) ? departure(event, scene) : null)));
  const [hand, display, marker] = [handNow(), placesOf(".display [data-piece]"), at(`marker-${near()}`)];
  const walked = marker && box(marker);
  put();
  let delay = 0;
  events.forEach((event, number) => {
    const start = starts[number];
    if (event.event === "turn") measured(() => MOTIONS.turn?.(event, scene));
    if (event.event === "score") measured(() => leap(event, walked));
    if (event.event === "roll") measured(() => tumble(event.seat));
    if (!start || isSettled(event)) return;
    measured(() => arriveLate(event, scene, start, delay));
    delay += 90;
  });
  settleHand(hand);
  slide(".display [data-piece]", display, visible($(".pile__face", at("deck") ?? document) ?? at("deck")));
}

const TRAVELS = new Set(["card", "gems", "ore", "artifact", "stone"]);

/** Cards that stay in sight slide by themselves.
 * @param {Told} event
 */
const isSettled = (event) => event.event === "card" && (event.to.hand === near() || event.to.front === near() || event.to.display !== undefined);

/** A piece flies to where the table shows it already; until then that is hidden.
 * @param {Told} event
 * @param {Scene} scene
 * @param {import("./travel.js").Departure} start
 * @param {number} delay
 */
function arriveLate(event, scene, start, delay) {
  const end = arrival(event, scene, start.box);
  if (!end) return;
  const isGem = event.event === "gems" || event.event === "ore";
  const stone = event.event === "stone" ? $$(`[data-at^="stone-${event.seat}-"]:not(.is-empty)`).find((place) => $(`use[href="${$("use", asElement(start.content))?.getAttribute("href")}"]`, place)) : null;
  const target = stone ?? end.element;
  const to = stone ? { ...end, box: box(visible(stone) ?? stone) } : end;
  // The niche or the space stays while its artifact is in the air.
  const hidden = event.event === "artifact" ? "is-bare" : "is-away";
  for (let number = 0; number < Math.min(3, isGem ? event.count : 1); number++) {
    const node = flyer(start.content);
    const hides = target && !isGem && !to.fades;
    if (hides) target.classList.add(hidden);
    fly(node, start.box, to.box, 360, { arc: 36, fades: to.fades, delay: delay + number * 70 }).then(() => {
      node.remove();
      if (hides) target.classList.remove(hidden);
      ring(isGem ? gemPlace(event.to, event.gem ?? "ore") : target, 300);
      const count = target && $(".n", target);
      if (count) pulse(count);
      play(isGem ? (event.gem ?? "ore") : event.event === "artifact" ? "hammer" : event.event === "stone" ? "stone" : "drop");
    });
  }
}

/** @param {Element | string} content */
const asElement = (content) => (typeof content === "string" ? document : content);

/** The own marker goes where its points are.
 * @param {Told} event
 * @param {import("./air.js").Box | null} from
 */
function leap({ seat }, from) {
  const marker = at(`marker-${seat}`);
  if (!marker || !from) return;
  const now = box(marker);
  const by = from.cx - now.cx;
  if (!calm.matches) animate(marker, [{ transform: `translateX(${by}px)` }, { transform: `translate(${by / 2}px,-8px)` }, { transform: "none" }], 420);
  ring(at(`score-${seat}`));
  play("top");
}

/** @param {number} seat */
function tumble(seat) {
  const die = $(`[data-at="die-${seat}"] .die`);
  if (die && !calm.matches) animate(die, [{ transform: "rotate(-260deg) translateY(-60%) scale(.7)" }, { transform: "rotate(30deg)", offset: 0.7 }, { transform: "none" }], 440);
  play("die");
}

/** Where each of these pieces is.
 * @param {string} selector
 */
const placesOf = (selector) => new Map($$(selector, table() ?? document).filter((one) => one.getClientRects().length && !one.matches(".is-away")).map((one) => [one.dataset.piece, box(one)]));

const handNow = () => placesOf(".hand [data-piece]");

/** The hand closes up, and new cards come from the draw pile.
 * @param {ReturnType<typeof handNow>} before
 */
const settleHand = (before) => slide(".hand [data-piece]", before, $(".mypiles .pile"));

/** Pieces that were elsewhere slide to where they are now; new ones come from their pile.
 * @param {string} selector
 * @param {ReturnType<typeof handNow>} before
 * @param {Element | null} pile
 */
function slide(selector, before, pile) {
  let fresh = 0;
  for (const element of $$(selector, table() ?? document)) {
    const was = before.get(element.dataset.piece) ?? (pile && box(pile));
    const now = box(element);
    if (!was || !now.w || calm.matches || (Math.abs(was.cx - now.cx) < 2 && Math.abs(was.cy - now.cy) < 2)) continue;
    const isNew = !before.has(element.dataset.piece);
    const start = `translate(${was.cx - now.cx}px,${was.cy - now.cy}px) scale(${was.w / now.w})`;
    animate(element, [{ transform: start }, {}], isNew ? 360 : 240, { delay: isNew ? fresh++ * 90 : 0, fill: "backwards" });
    if (isNew) play("slide");
  }
}

// Whoever does not want to watch presses Space or clicks anywhere. The click that skips does nothing else.
let eaten = false;
/** @param {() => void} skip */
export function skipBy(skip) {
  addEventListener("pointerdown", () => {
    eaten = isPlaying();
    if (eaten) skip();
  }, true);
  addEventListener("click", (event) => {
    if (!eaten) return;
    eaten = false;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  addEventListener("keydown", (event) => {
    if (event.code !== "Space" || !isPlaying()) return;
    event.preventDefault();
    event.stopPropagation();
    skip();
  }, true);
}

export { hurry };
