// It is one's turn: the tab says so, and where it is allowed a notification does while one looks elsewhere.

import { $, table, target } from "./dom.js";

const KEY = "notify";
const icon = /** @type {HTMLLinkElement | null} */ ($("link[rel=icon]"));
const plain = icon?.href ?? "";
let yours = false;

const isWanted = () => "Notification" in window && Notification.permission === "granted" && localStorage.getItem(KEY) === "on";

function look() {
  const here = table();
  const before = yours;
  yours = here !== null && "yours" in here.dataset;
  const wanted = yours ? (icon?.dataset.turn ?? plain) : plain;
  if (icon && icon.href !== new URL(wanted, location.href).href) icon.href = wanted;
  if (yours && !before && document.hidden && isWanted()) tell(here?.dataset.game ?? "");
  paint();
}

/** One notification for a game, however often it is one's turn.
 * @param {string} game
 */
function tell(game) {
  try {
    const notification = new Notification(document.title, { tag: game, icon: icon?.dataset.turn });
    notification.addEventListener("click", () => {
      window.focus();
      notification.close();
    });
  } catch {
    // Some phones have notifications only for programs that are installed.
  }
}

/** The button is there where it can do something. */
function paint() {
  const button = $("[data-notify]");
  if (!button) return;
  button.hidden = !("Notification" in window) || Notification.permission === "denied";
  button.setAttribute("aria-pressed", String(isWanted()));
}

document.addEventListener("click", async (event) => {
  if (!target(event).closest("[data-notify]")) return;
  const on = isWanted() || (await Notification.requestPermission()) !== "granted";
  localStorage.setItem(KEY, on ? "off" : "on");
  paint();
});

document.addEventListener("drawn", look);
look();
