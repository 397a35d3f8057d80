// Searches the rules: what does not have all the words goes away. Without it the browser's own search does.

import { $, $$ } from "./dom.js";

/** Accents and capitals make no difference.
 * @param {string | null | undefined} words
 */
export const plain = (words) => (words ?? "").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const box = /** @type {HTMLInputElement | null} */ ($("#filter"));
const none = $("#filter-none");

if (box && none) {
  /** @type {[HTMLElement, string][]} */
  const items = $$(".rule-item").map((item) => [item, plain(item.textContent)]);
  const filter = () => {
    const wanted = plain(box.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const [item, words] of items) {
      const chapter = plain(item.closest(".chapter")?.querySelector("h2")?.textContent);
      item.hidden = !wanted.every((word) => words.includes(word) || chapter.includes(word));
      if (!item.hidden) found += 1;
    }
    for (const chapter of $$(".chapter")) chapter.hidden = !chapter.querySelector(".rule-item:not([hidden])");
    none.textContent = found ? "" : (none.dataset.none ?? "");
  };
  /** @type {HTMLElement | null} */ (box.closest("search"))?.removeAttribute("hidden");
  box.addEventListener("input", filter);
  // A browser may bring words back with the page.
  filter();
}
