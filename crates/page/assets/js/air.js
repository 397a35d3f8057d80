// The air above the table: copies of pieces travel through it, and stay where they land until the new table is there.

/** A rectangle with its middle.
 * @typedef {{ x: number, y: number, w: number, h: number, cx: number, cy: number }} Box
 */

import { calm } from "./dom.js";

const LIGHT = 200; // milliseconds that a piece takes to appear where nothing travels
const EASE = "cubic-bezier(.35,.05,.2,1)";

const air = document.createElement("div");
air.className = "air";
air.inert = true;
document.body.append(air);

/** What moves at the moment. @type {Set<Animation>} */
const running = new Set();
/** Who waits at the moment. @type {Map<number, () => void>} */
const waiting = new Map();
/** @type {{ speed: number, hurried: boolean }} */
export const tempo = { speed: 1, hurried: false };

/** Where something is on the screen.
 * @param {Element} element
 * @returns {Box}
 */
export function box(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left, y: top, w: width, h: height, cx: left + width / 2, cy: top + height / 2 };
}

/** A box of another size with the same middle.
 * @param {Box} there
 * @param {number} w
 * @param {number} h
 * @returns {Box}
 */
export const fit = (there, w, h = w) => ({ x: there.cx - w / 2, y: there.cy - h / 2, w, h, cx: there.cx, cy: there.cy });

/** @param {number} time */
export function wait(time) {
  if (tempo.hurried || time <= 0) return Promise.resolve();
  return new Promise((done) => {
    const go = () => {
      waiting.delete(timer);
      done(null);
    };
    const timer = setTimeout(go, time * tempo.speed);
    waiting.set(timer, go);
  });
}

/** Lets an element move; settled when it has.
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {number} time
 * @param {KeyframeAnimationOptions} more
 */
export function animate(element, frames, time, more = {}) {
  const duration = tempo.hurried ? 0 : time * tempo.speed;
  const delay = (Number(more.delay) || 0) * tempo.speed;
  const animation = element.animate(frames, { easing: EASE, fill: "none", ...more, duration, delay });
  running.add(animation);
  return animation.finished.catch(() => {}).then(() => running.delete(animation));
}

/** A light around something.
 * @param {Element | null | undefined} element
 */
export function ring(element, time = 420) {
  if (!element) return;
  const off = "0 0 0 2px rgb(244 182 80 / 0), 0 0 0 0 rgb(244 182 80 / 0)";
  const lit = "0 0 0 2px rgb(244 182 80 / 1), 0 0 18px 4px rgb(244 182 80 / .6)";
  animate(element, [{ boxShadow: off }, { boxShadow: lit, offset: 0.3 }, { boxShadow: off }], time);
}

/** A number changes, or only says that it has.
 * @param {Element | null | undefined} element
 * @param {number} by
 * @param {number} [to]
 */
export function tick(element, by, to) {
  const number = element?.matches(".n, [data-n]") ? element : element?.querySelector(".n, [data-n]:last-child");
  if (!number) return;
  const drawn = number.getAttribute("data-n");
  const value = String(to ?? Number(drawn ?? number.textContent) + by);
  if (drawn === null) number.textContent = value;
  else number.setAttribute("data-n", value);
  number.closest(".is-none")?.classList.remove("is-none");
  pulse(number);
}

/** @param {Element} element */
export function pulse(element) {
  animate(element, [{ transform: "none" }, { transform: "scale(1.4)", offset: 0.3 }, { transform: "none" }], 260);
}

/** A piece nods: it was the one.
 * @param {Element | null | undefined} element
 */
export function nod(element) {
  const bright = { transform: "translateY(-4px) scale(1.05)", filter: "brightness(1.12)" };
  const plain = { transform: "none", filter: "brightness(1)" };
  if (element && !calm.matches) animate(element, [plain, bright, plain], 360);
}

/** Something to travel.
 * @param {Element | string} content an element to be copied, or a symbol
 */
export function flyer(content) {
  const node = document.createElement("div");
  node.className = "flyer";
  if (typeof content === "string") {
    node.innerHTML = `<svg><use href="#${content}"/></svg>`;
  } else {
    const copy = /** @type {Element} */ (document.importNode(content, true));
    copy.classList.remove("is-away", "is-legal", "is-off", "is-current", "can-use");
    node.append(copy);
  }
  return node;
}

/** Lets a piece travel. It is drawn as large as it arrives, so that it is sharp there.
 * @param {HTMLElement} node
 * @param {Box} from
 * @param {Box} to
 * @param {number} time
 * @param {{ arc?: number, turn?: number, fades?: boolean, delay?: number }} how
 */
export function fly(node, from, to, time, { arc = 0, turn = 0, fades = false, delay = 0 } = {}) {
  Object.assign(node.style, { left: `${to.x}px`, top: `${to.y}px`, width: `${to.w}px`, height: `${to.h}px` });
  node.style.setProperty("--cw", `${to.w}px`);
  air.append(node);
  const last = fades ? 0 : 1;
  if (calm.matches) return animate(node, [{ opacity: 0 }, { opacity: 1, offset: 0.5 }, { opacity: last }], LIGHT, { fill: "both", delay });
  const [dx, dy, size] = [from.cx - to.cx, from.cy - to.cy, Math.max(0.12, from.w / to.w)];
  const middle = `translate(${dx * 0.42}px,${dy * 0.42 - arc}px) scale(${((size + 1) / 2) * 1.07}) rotate(${turn}deg)`;
  const frames = [
    { transform: `translate(${dx}px,${dy}px) scale(${size})`, opacity: 1 },
    { transform: middle, opacity: 1, offset: 0.5 },
    { opacity: 1, offset: 0.85 },
    { transform: "none", opacity: last },
  ];
  return animate(node, frames, time, { fill: "both", delay });
}

/** Everything has landed. */
export async function landed() {
  while (running.size) await Promise.all([...running].map((animation) => animation.finished.catch(() => {})));
  // What follows a landing is done, too.
  await new Promise((done) => setTimeout(done));
}

/** Nobody wants to watch: all that moves is where it goes. */
export function hurry() {
  tempo.hurried = true;
  for (const go of [...waiting.values()]) go();
  for (const animation of running) animation.finish();
}

/** The new table is there. */
export function clear() {
  for (const animation of running) animation.cancel();
  running.clear();
  air.replaceChildren();
}
