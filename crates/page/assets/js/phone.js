// Phone: a tab scrolls its page in; the page in view marks its tab.

import { $, $$, calm, target } from "./dom.js";

/** @type {IntersectionObserver | null} */
let watcher = null;

export function watchPages() {
  watcher?.disconnect();
  const tabs = /** @type {HTMLAnchorElement[]} */ ($$(".tabs a"));
  const observer = new IntersectionObserver((entries) => {
    for (const page of entries.filter((entry) => entry.isIntersecting)) {
      for (const tab of tabs) tab.toggleAttribute("aria-current", tab.hash === `#${page.target.id}`);
    }
  }, { root: document.getElementById("pager"), threshold: 0.6 });
  $$(".page").forEach((page) => observer.observe(page));
  watcher = observer;
}

/** The page of the table that holds what is legal comes into view.
 * @param {HTMLElement} next
 */
export function turnToLight(next) {
  const pager = $("#pager", next);
  if (!pager || pager.scrollWidth <= pager.clientWidth) return;
  const lit = $$(".page .is-legal, .supply .is-legal, .wisps .is-legal", pager);
  const seen = (/** @type {HTMLElement} */ piece) => {
    const box = piece.getBoundingClientRect();
    return box.left >= 0 && box.left < innerWidth;
  };
  if (lit.length && !lit.some(seen)) lit[0].closest("section")?.scrollIntoView({ inline: "start", block: "nearest" });
  // In a lesson a single piece is lit: it is the one to be seen.
  if (next.matches(".is-lesson")) (lit[0] ?? $(".hand .is-legal", next))?.scrollIntoView({ inline: "nearest", block: "center" });
  turnHand(next);
}

let begins = true;

/** A turn begins with the first cards of the hand, wherever they were scrolled to before.
 * @param {HTMLElement} next
 */
function turnHand(next) {
  const began = begins;
  begins = Boolean($(".actions.is-asked", next));
  if (begins && !began) $(".cards", next)?.scrollTo(0, 0);
}

document.addEventListener("click", (event) => {
  const tab = /** @type {HTMLAnchorElement | null} */ (target(event).closest(".tabs a"));
  if (!tab) return;
  event.preventDefault();
  const page = document.getElementById(tab.hash.slice(1));
  page?.scrollIntoView({ behavior: calm.matches ? "auto" : "smooth", inline: "start", block: "nearest" });
});
