// One motion, and one sound, for each kind of event. Each says how long the next event waits.

import { animate, box, fit, flyer, fly, nod, ring, tick, wait } from "./air.js";
import { $, $$, calm, table } from "./dom.js";
import { artifactPlace, at, cardName, gemPlace, isTab, near, piece, visible } from "./places.js";
import { play } from "./sound.js";
import { arrival, departure } from "./travel.js";

/** @typedef {import("./places.js").Told} Told */
/** @typedef {import("./travel.js").Scene} Scene */

/** Milliseconds at normal pace. */
const TIME = { lay: 360, leave: 300, draw: 280, slide: 240, gem: 360, artifact: 380, stone: 430, step: 62, walk: 700, die: 440 };
const THRONE = 65;

/** @type {Record<string, (event: Told, scene: Scene) => number | Promise<number>>} */
export const MOTIONS = {
  turn({ seat }) {
    for (const other of $$(".is-turn", table() ?? document)) other.classList.remove("is-turn");
    const board = at(`seat-${seat}`);
    board?.classList.add("is-turn");
    ring(board);
    play(String(seat) === table()?.dataset.seat ? "mine" : "knock");
    return 140;
  },
  action: () => 60,
  hold: () => 300,
  card,
  gems: (event, scene) => gems(event, scene, event.gem),
  ore: (event, scene) => gems(event, scene, "ore"),
  artifact,
  stone,
  tile,
  roll,
  score,
  wisp({ space }) {
    const token = trackSpace(space);
    ring(token, 600);
    play("whisper");
    return 240;
  },
  shuffle({ pile }) {
    const element = visible(at(pile === "deck" ? "deck" : pile.draw ? `draw-${pile.draw}` : pile === "tiles" ? "tile-0" : "forge-1"));
    if (element && !calm.matches) {
      animate(element, [{ transform: "none" }, { transform: "rotate(-4deg)" }, { transform: "rotate(4deg)" }, { transform: "none" }], 300);
    }
    play("riffle");
    return 200;
  },
};

/** @param {number} space */
const trackSpace = (space) => $$(".track__path > li", table() ?? document)[Math.min(THRONE, space)];

/** @type {(event: Told, scene: Scene) => number} */
function card(event, scene) {
  const { from, to } = event;
  const name = event.card ? cardName(event) : "";
  const start = departure(event, scene);
  if (!start) return 0;
  const end = arrival(event, scene, start.box);
  if (!end) return 0;
  const time = from === "deck" || from.draw ? TIME.draw : to.display !== undefined ? TIME.slide : to.front ? TIME.lay : TIME.leave;
  leaves(event, scene, start.from);
  const node = flyer(start.content);
  const arc = to.display === undefined ? 18 : 0;
  const flight = fly(node, start.box, end.box, time, { arc, fades: end.fades, turn: to.front ? -3 : 0 });
  if (!end.fades && name) scene.lying.set(name, node);
  flight.then(() => arrives(event, end, node));
  play(to === "box" ? "breath" : to.display !== undefined ? "tick" : to.discard || to === "creature-discard" ? "drop" : "slide");
  return time * (to.front ? 0.45 : from.draw ? 0.35 : 0.55);
}

/** A card is no longer where it was.
 * @param {Told} event
 * @param {Scene} scene
 * @param {Element | null} there
 */
function leaves({ from, card: number, to }, scene, there) {
  const name = number ? cardName({ event: "card", card: number, from, to }) : "";
  scene.lying.get(name)?.remove();
  scene.lying.delete(name);
  if (there?.closest("[data-piece]")) there.closest("[data-piece]")?.classList.add("is-away");
  // What becomes of a card was said beside it.
  const beside = there?.nextElementSibling;
  if (beside?.matches(".fate")) beside.classList.add("is-away");
  if (from.hand && from.hand !== near()) {
    at(`hand-${from.hand}`)?.lastElementChild?.remove();
    tick(at(`handcount-${from.hand}`), -1);
  } else if (from.hand && there?.matches(".hand__back")) {
    there.classList.add("is-away");
  } else if (from === "deck" || from.draw || from.discard || from === "creature-discard") {
    tick(at(from.draw ? `draw-${from.draw}` : from.discard ? `discard-${from.discard}` : from), -1);
  }
}

/** A card is where it goes.
 * @param {Told} event
 * @param {import("./travel.js").Arrival} end
 * @param {HTMLElement} node
 */
function arrives({ to }, end, node) {
  if (end.fades) node.remove();
  if (to.discard) tick(at(`discard-${to.discard}`), 1);
  if (to.draw) tick(at(`draw-${to.draw}`), 1);
  if (to === "creature-discard") tick(at("creature-discard"), 1);
  if (to.hand && to.hand !== near()) {
    tick(at(`handcount-${to.hand}`), 1);
    const backs = at(`hand-${to.hand}`);
    if (backs && backs.childElementCount < 6) backs.insertAdjacentHTML("beforeend", '<svg class="back" aria-hidden="true"><use href="#k-back"/></svg>');
  }
}

/** @type {(event: Told, scene: Scene, kind: string) => Promise<number>} */
async function gems(event, scene, kind) {
  const start = departure(event, scene);
  const end = start && arrival(event, scene, start.box);
  if (!start || !end) return 0;
  const target = gemPlace(event.to, kind);
  const giver = event.to.seat && event.from === "supply" ? inUse(event.to.seat) : null;
  nod(giver);
  for (let number = 0; number < event.count; number++) {
    tick(start.from, -1);
    const node = flyer(start.content);
    fly(node, start.box, end.box, TIME.gem, { arc: 46, turn: 14 }).then(() => {
      node.remove();
      tick(target, 1);
      ring(target, 300);
      play(kind);
    });
    if (number + 1 < event.count) await wait(70);
  }
  return 250;
}

/** The card that somebody uses just now.
 * @param {number} seat
 */
const inUse = (seat) => $(seat === near() ? ".hand .is-current" : `[data-at="stage-${seat}"] .is-current`, table() ?? document);

/** @type {(event: Told, scene: Scene) => number} */
function artifact(event, scene) {
  const start = departure(event, scene);
  const end = start && arrival(event, scene, start.box);
  if (!start || !end) return 0;
  const key = (/** @type {any} */ place) => (place.row ? `art-${place.row.join("-")}` : `art-${place.forge}`);
  const old = scene.lying.get(key(event.from));
  old?.remove();
  if (event.from.forge === 6) tick(at("forge-6"), -1);
  else if (!isTab(start.from)) start.from?.classList.add("is-bare");
  const node = flyer(start.content);
  const arc = event.to.row ? 40 : 0;
  fly(node, fit(start.box, Math.min(start.box.w, start.box.h) * 0.9), end.box, TIME.artifact, { arc, fades: end.fades }).then(() => {
    if (end.fades) node.remove();
    if (event.to.forge === 6) tick(at("forge-6"), 1);
    const target = artifactPlace(event.to);
    target?.classList.add("is-bare");
    ring(target);
  });
  if (!end.fades) scene.lying.set(key(event.to), node);
  play(event.to.row ? "hammer" : event.from.row ? "metal" : "thud");
  return event.from.row ? 60 : 285;
}

/** @type {(event: Told, scene: Scene) => number} */
function stone(event, scene) {
  const start = departure(event, scene);
  const end = start && arrival(event, scene, start.box);
  if (!start || !end) return 0;
  ring(start.from, 500);
  $(".rune__n i:not(.gone)", at(`rune-${event.rune}`) ?? document)?.classList.add("gone");
  const node = flyer(start.content);
  node.classList.add("flyer--rune");
  const place = /** @type {HTMLElement | null} */ (end.element);
  if (place) scene.lying.set(place.dataset.at ?? "", node);
  fly(node, start.box, end.box, TIME.stone, { arc: 30, fades: end.fades }).then(() => ring(visible(place)));
  play("stone");
  return 300;
}

/** @type {(event: Told) => number} */
function tile({ from, to }) {
  const slot = from["face-up"] ?? to["face-up"];
  const element = visible(at(`tile-${slot ?? 0}`));
  if (slot === undefined) return 0;
  ring(element, 400);
  if (from["face-up"] !== undefined && to === "in-use" && element && !isTab(element)) {
    const seat = $(".is-turn", table() ?? document)?.dataset.at?.slice("seat-".length);
    const place = visible(at(`die-${seat}`) ?? at(`seat-${seat}`));
    const node = flyer(element);
    element.classList.add("is-away");
    if (place) fly(node, box(element), fit(box(place), box(element).w, box(element).h), 400, { arc: 30 });
  }
  play("whisper");
  return 200;
}

const FACES = { "any-gem": "g-any", "gem-for-wild": "g-wild", "one-point": "i-laurel", "two-points": "i-laurel", ore: "g-ore", card: "k-any" };

/** The die tumbles over a few faces and shows its result until that has landed.
 * @type {(event: Told, scene: Scene) => Promise<number>}
 */
async function roll({ seat, face, times }, scene) {
  const place = visible(at(`die-${seat}`)) ?? at(`seat-${seat}`);
  if (!place) return 0;
  const spot = fit(box(place), 42);
  const node = flyer("g-any");
  node.classList.add("flyer--die");
  nod(inUse(seat));
  fly(node, spot, spot, 1);
  for (let throws = 0; throws < Math.min(2, times); throws++) {
    play("die");
    if (!calm.matches) {
      const frames = [
        { transform: "translate(-46px,-30px) rotate(-260deg) scale(.7)" },
        { transform: "translate(-12px,6px) rotate(-80deg) scale(1.12)", offset: 0.45 },
        { transform: "translate(6px,-8px) rotate(14deg) scale(1.06)", offset: 0.7 },
        { transform: "none" },
      ];
      animate(node, frames, TIME.die, { easing: "ease-out" });
    }
    for (const shown of ["i-wisp", "g-ore", "i-laurel", "g-wild", dieFace(face)]) {
      node.innerHTML = `<svg><use href="#${shown}"/></svg>`;
      await wait((TIME.die - 80) / 5);
    }
  }
  if (face.endsWith("points") || face === "one-point") node.insertAdjacentHTML("beforeend", `<b>${face === "one-point" ? 1 : 2}</b>`);
  scene.lying.set(`die-${seat}`, node);
  return 150;
}

/** @param {string} face */
const dieFace = (face) => FACES[/** @type {keyof typeof FACES} */ (face)] ?? "g-any";

/** The marker walks space by space, and the laurels count along.
 * @type {(event: Told, scene: Scene) => Promise<number>}
 */
async function score({ seat, from, to, why }, scene) {
  const marker = at(`marker-${seat}`);
  const [start, end] = [trackSpace(from), trackSpace(to)];
  if (why?.card) nod(piece(`card-${why.card}`) ?? piece(`card-${seat}-${why.card}`));
  const time = Math.min(TIME.walk, TIME.step * (to - from) + 80);
  if (marker && start && end) {
    const key = `marker-${seat}`;
    const old = scene.lying.get(key);
    const there = box(old ?? marker);
    const node = flyer(marker);
    node.classList.add("flyer--marker");
    const goal = { ...there, x: there.x + box(end).cx - box(start).cx, cx: there.cx + box(end).cx - box(start).cx };
    walk(node, goal, [...Array(Math.min(THRONE, to) - Math.min(THRONE, from) + 1).keys()].map((step) => box(trackSpace(from + step)).cx - box(end).cx), time);
    marker.classList.add("is-away");
    old?.remove();
    scene.lying.set(key, node);
  }
  const laurels = [at(`score-${seat}`), at(`scoremini-${seat}`)];
  for (let points = from + 1; points <= to; points++) {
    for (const laurel of laurels) tick(laurel, 0, points);
    play(points === to ? "top" : "step");
    await wait(time / (to - from));
  }
  ring(laurels[0], 400);
  return 60;
}

/**
 * @param {HTMLElement} node
 * @param {import("./air.js").Box} goal
 * @param {number[]} steps
 * @param {number} time
 */
function walk(node, goal, steps, time) {
  fly(node, goal, goal, 1);
  if (calm.matches || steps.length < 2) return;
  const hops = steps.flatMap((x, number) => {
    const stand = { transform: `translate(${x}px,0)` };
    const next = steps[number + 1];
    return next === undefined ? [stand] : [stand, { transform: `translate(${(x + next) / 2}px,-5px)` }];
  });
  animate(node, hops, time, { easing: "linear" });
}
