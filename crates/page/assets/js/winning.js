// The winning moment: the throne comes down from the track, the winner's marker onto it, and the stones light up.

import { animate, box, flyer, fly, wait } from "./air.js";
import { $, $$, calm, table } from "./dom.js";
import { at } from "./places.js";
import { play } from "./sound.js";

const SPARKS = 22;

/** Plays it above the table as it was; what is said comes from the table to come.
 * @param {HTMLElement} next
 */
export async function win(next) {
  const { winner, won } = next.dataset;
  const throne = $(".track .throne");
  // On a phone the display may be a page away; what holds the pages is always seen.
  const room = [$(".pager"), $(".display")].find((place) => place?.getClientRects().length) ?? document.body;
  if (!winner || !throne) return;
  play("win");
  document.documentElement.dataset.won = "";
  const middle = box(room);
  const size = Math.min(middle.h * 0.5, middle.w * 0.4, 150, Math.max(60, middle.h - 125));
  const seat = { ...middle, x: middle.cx - size / 2, y: middle.y + middle.h * 0.06, w: size, h: size, cy: middle.y + middle.h * 0.06 + size / 2 };
  const node = flyer(throne);
  node.classList.add("flyer--throne");
  fly(node, box(throne), seat, calm.matches ? 1 : 720);
  await wait(640);
  const marker = at(`marker-${winner}`);
  if (marker) {
    const druid = flyer($(".marker", marker) ?? marker);
    druid.classList.add("flyer--druid");
    const goal = { ...seat, x: seat.cx - size * 0.16, y: seat.cy - size * 0.26, w: size * 0.32, h: size * 0.4, cy: seat.cy - size * 0.06 };
    fly(druid, { ...goal, cy: goal.cy - size }, goal, 460);
  }
  lights();
  await wait(340);
  say(won ?? "", { ...middle, y: seat.y + seat.h + 4, h: 70, cy: seat.y + seat.h + 39 });
  sparks(middle);
  await wait(2200);
  delete document.documentElement.dataset.won;
}

/** Light is a layer of its own, so that no stone is painted anew. */
function lights() {
  const stones = $$(".forge__stone, .rune__stone", table() ?? document).filter((stone) => {
    const there = stone.getBoundingClientRect();
    return there.width && there.right > 0 && there.left < innerWidth;
  });
  stones.forEach((stone, number) => {
    const there = box(stone);
    const halo = document.createElement("div");
    halo.className = "flyer flyer--halo";
    fly(halo, there, there, 1);
    const frames = [{ opacity: 0, transform: "scale(.6)" }, { opacity: 1, transform: "scale(1.3)", offset: 0.5 }, { opacity: 0.25, transform: "scale(1.2)" }];
    animate(halo, frames, 620, { delay: number * 60, fill: "both" });
  });
}

/**
 * @param {string} words
 * @param {import("./air.js").Box} there
 */
function say(words, there) {
  const [name, ...rest] = words.split("|");
  const node = document.createElement("div");
  node.className = "flyer flyer--won";
  const [heading, line] = [document.createElement("b"), document.createElement("span")];
  heading.textContent = name ?? "";
  line.textContent = rest.join("|");
  node.append(heading, line);
  fly(node, there, there, 1);
  if (!calm.matches) animate(node, [{ opacity: 0, transform: "translateY(14px)" }, { opacity: 1, transform: "none" }], 380, { fill: "backwards" });
}

/** @param {import("./air.js").Box} middle */
function sparks(middle) {
  if (calm.matches) return;
  for (let number = 0; number < SPARKS; number++) {
    const spark = document.createElement("div");
    spark.className = "flyer flyer--spark";
    const x = middle.x + (middle.w * ((number * 37) % 100)) / 100;
    const y = middle.y + (middle.h * (40 + ((number * 23) % 60))) / 100;
    const there = { x, y, w: 9, h: 9, cx: x, cy: y };
    fly(spark, there, there, 1);
    const frames = [{ transform: "translateY(60px)", opacity: 0 }, { opacity: 1, offset: 0.25 }, { transform: "translateY(-150px)", opacity: 0 }];
    animate(spark, frames, 1600, { delay: number * 40, fill: "both", easing: "ease-out" });
  }
}
