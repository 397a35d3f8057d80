// The table in words, in a dialog.

import { $, fetchPage, opensElsewhere, table, target } from "./dom.js";
import { arrange } from "./roving.js";

/** @param {string} address */
async function describe(address) {
  const page = await fetchPage(address);
  const description = $(".description", page);
  if (!description) throw new Error("nothing to describe");
  const dialog = document.createElement("dialog");
  dialog.className = "described";
  dialog.setAttribute("aria-label", $("h1", page)?.textContent ?? "");
  const close = document.createElement("button");
  close.className = "btn";
  close.textContent = table()?.dataset.close ?? "";
  close.addEventListener("click", () => dialog.close());
  dialog.append(description, close);
  document.body.append(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.showModal();
  arrange();
  const start = $("h2", dialog);
  if (!start) return;
  start.tabIndex = -1;
  start.focus();
}

document.addEventListener("click", (event) => {
  const link = /** @type {HTMLAnchorElement | null} */ (target(event).closest("[data-describes]"));
  if (!link || opensElsewhere(event)) return;
  event.preventDefault();
  describe(link.href).catch(() => location.assign(link.href));
});
