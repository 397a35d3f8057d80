// How somebody is told: this browser can ask its push service, and knows the time zone.

import { $ } from "./dom.js";

const form = /** @type {HTMLFormElement | null} */ ($("form[data-push]"));
const zone = /** @type {HTMLInputElement | null} */ ($("input[name=zone]"));

if (zone && !zone.value) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The key of the server as the browser wants it.
 * @param {string} text
 */
function bytes(text) {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @param {ArrayBuffer | null} buffer */
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)))).replace(/\+/g, "-").replace(/\//g, "_");

/** @param {HTMLFormElement} form */
async function subscribe(form) {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("denied");
  await navigator.serviceWorker.register("/me/alerts/worker.js");
  const registration = await navigator.serviceWorker.getRegistration("/me/alerts/");
  const active = await ready(registration);
  const subscription = await active.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(form.dataset.push ?? "") });
  const fields = { endpoint: subscription.endpoint, p256dh: text(subscription.getKey("p256dh")), auth: text(subscription.getKey("auth")) };
  for (const [name, value] of Object.entries(fields)) /** @type {HTMLInputElement} */ (form.elements.namedItem(name)).value = value;
  form.submit();
}

/** Waits until the script that is told something runs.
 * @param {ServiceWorkerRegistration | undefined} registration
 * @returns {Promise<ServiceWorkerRegistration>}
 */
async function ready(registration) {
  if (!registration) throw new Error("not registered");
  const worker = registration.installing ?? registration.waiting;
  if (worker && !registration.active) {
    await new Promise((resolve) => worker.addEventListener("statechange", () => worker.state === "activated" && resolve(null)));
  }
  return registration;
}

if (form && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window) {
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    subscribe(form).catch(() => {
      const failed = form.querySelector("[data-failed]");
      if (failed) failed.textContent = /** @type {HTMLElement} */ (failed).dataset.failed ?? "";
    });
  });
}
