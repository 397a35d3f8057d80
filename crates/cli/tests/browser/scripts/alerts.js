// The page on which a browser subscribes to its push service; the browser's own parts are stood in for.

let loaded = 0;
/** The script is loaded anew for each page.
 * @returns what it did, in order
 */
async function subscribes({ permission, registration, subscribe }) {
  const page = document.createElement("div");
  page.innerHTML = `<form data-push="AQL_-w" hidden>
      <input name="endpoint"><input name="p256dh"><input name="auth"><button></button><p data-failed="It failed."></p>
    </form><input name="zone">`;
  document.body.append(page);
  const form = page.querySelector("form");
  const [kept, deeds] = [new Map(), []];
  const standIn = (object, name, value) => {
    kept.set([object, name], Object.getOwnPropertyDescriptor(object, name));
    Object.defineProperty(object, name, { value, configurable: true, writable: true });
  };
  standIn(Notification, "requestPermission", async () => (deeds.push("asked"), permission));
  standIn(navigator.serviceWorker, "register", async (script) => void deeds.push(`registers ${script}`));
  standIn(navigator.serviceWorker, "getRegistration", async () => registration?.(deeds, subscribe));
  const ended = new Promise((resolve) => {
    form.submit = () => resolve(deeds.push("sent"));
    new MutationObserver(() => resolve(deeds.push(form.textContent.trim()))).observe(form, { childList: true, subtree: true });
  });
  await load(`alerts.js?${++loaded}`);
  const seen = { hidden: form.hidden, zone: page.querySelector("input[name=zone]").value };
  form.requestSubmit();
  await ended;
  const fields = ["endpoint", "p256dh", "auth"].map((name) => form.elements[name].value);
  for (const [[object, name], before] of kept) before ? Object.defineProperty(object, name, before) : delete object[name];
  page.remove();
  return { deeds, fields, seen };
}

const bytes = (...numbers) => new Uint8Array(numbers).buffer;
const subscription = { endpoint: "https://push.example/1", getKey: (name) => (name === "auth" ? bytes(251, 255) : bytes(4, 1, 2)) };
const active = (deeds, subscribe) => ({ active: {}, pushManager: { subscribe: (options) => subscribe(deeds, options) } });

await test("whoever allows it is subscribed with the key of the server, and what came of it is sent", async () => {
  const subscribe = async (deeds, { userVisibleOnly, applicationServerKey }) => {
    deeds.push(["subscribes", userVisibleOnly, [...applicationServerKey]]);
    return subscription;
  };
  const { deeds, fields, seen } = await subscribes({ permission: "granted", registration: active, subscribe });
  equal(deeds, ["asked", "registers /me/alerts/worker.js", ["subscribes", true, [1, 2, 255, 251]], "sent"]);
  equal(fields, ["https://push.example/1", "BAEC", "-_8="]);
  equal(seen, { hidden: false, zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
});

await test("it waits until the script that is told something runs", async () => {
  const worker = Object.assign(new EventTarget(), { state: "installing" });
  const registration = (deeds, subscribe) => {
    const there = { installing: worker, pushManager: { subscribe: () => subscribe(deeds) } };
    setTimeout(() => {
      for (const state of ["installed", "activating", "activated"]) {
        deeds.push(state);
        worker.state = state;
        worker.dispatchEvent(new Event("statechange"));
      }
    });
    return there;
  };
  const subscribe = async (deeds) => (deeds.push("subscribes"), subscription);
  const { deeds } = await subscribes({ permission: "granted", registration, subscribe });
  equal(deeds.slice(2), ["installed", "activating", "activated", "subscribes", "sent"]);
});

await test("whoever does not allow it is told, and nothing is registered or sent", async () => {
  const { deeds, fields } = await subscribes({ permission: "denied" });
  equal([deeds, fields], [["asked", "It failed."], ["", "", ""]]);
});

await test("a push service that refuses is told, and nothing is sent", async () => {
  const subscribe = async () => Promise.reject(new Error("no"));
  const { deeds, fields } = await subscribes({ permission: "granted", registration: active, subscribe });
  equal([deeds.at(-1), fields], ["It failed.", ["", "", ""]]);
});

await test("a registration that is not there is told as well", async () => {
  const { deeds } = await subscribes({ permission: "granted", registration: () => undefined });
  equal(deeds.at(-1), "It failed.");
});
