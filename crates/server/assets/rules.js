// Searches the rules: what does not have all the words goes away. Without it the browser's own search does.
"use strict";
(() => {
  const box = document.getElementById("filter");
  if (!box) return;
  const none = document.getElementById("filter-none");
  const items = [...document.querySelectorAll(".rule-item")].map((item) => [item, plain(item.textContent)]);
  box.closest("search").hidden = false;

  // Accents and capitals make no difference.
  function plain(words) {
    return words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  }

  function filter() {
    const wanted = plain(box.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const [item, words] of items) {
      const chapter = plain(item.closest(".chapter").querySelector("h2").textContent);
      item.hidden = !wanted.every((word) => words.includes(word) || chapter.includes(word));
      found += !item.hidden;
    }
    for (const chapter of document.querySelectorAll(".chapter")) {
      chapter.hidden = !chapter.querySelector(".rule-item:not([hidden])");
    }
    none.textContent = found ? "" : none.dataset.none;
  }
  box.addEventListener("input", filter);
  // A browser may bring words back with the page.
  filter();
})();
