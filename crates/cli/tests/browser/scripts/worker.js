// What a browser runs when it is told something. It is loaded into the page, whose `self` gets what a worker's has.

const shown = [];
const [focused, opened] = [[], []];
let windows = [];
const parts = {
  registration: { showNotification: async (...all) => void shown.push(all) },
  clients: {
    matchAll: async (which) => (equal(which, { type: "window", includeUncontrolled: true }), windows),
    openWindow: async (url) => void opened.push(url),
  },
};
for (const [name, value] of Object.entries(parts)) Object.defineProperty(self, name, { value, configurable: true });
await import("/me/alerts/worker.js");

/** Tells the worker something, and waits as a browser would. */
async function tell(kind, about) {
  let until;
  self.dispatchEvent(Object.assign(new Event(kind), about, { waitUntil: (promise) => (until = promise) }));
  if (!until) throw new Error("the browser is not told to wait");
  await until;
}

const push = (message) => tell("push", { data: { json: () => message } });
const click = async (url) => {
  let closed = false;
  await tell("notificationclick", { notification: { data: url, close: () => (closed = true) } });
  equal(closed, true);
};

await test("a message becomes a notification, which a later one about the same replaces aloud", async () => {
  await push({ title: "Your turn", body: "Moor Gate", url: "/game/abc", tag: "abc" });
  equal(shown.pop(), ["Your turn", { body: "Moor Gate", tag: "abc", renotify: true, data: "/game/abc" }]);
  await push({ title: "A test", body: "It works", url: "/me/alerts" });
  equal(shown.pop(), ["A test", { body: "It works", renotify: false, data: "/me/alerts" }]);
});

await test("a click leads to the window that shows the table already", async () => {
  const client = (url) => ({ url: location.origin + url, focus: () => focused.push(url) });
  windows = [client("/lobby"), client("/game/abc?at=3"), client("/game/xyz")];
  await click("/game/abc");
  equal([focused, opened], [["/game/abc?at=3"], []]);
});

await test("or to a new one", async () => {
  focused.length = 0;
  windows = [];
  await click("/game/abc");
  equal([focused, opened], [[], [`${location.origin}/game/abc`]]);
});

await test("whatever a message says, it leads to our own pages", async () => {
  opened.length = 0;
  const wrong = ["https://evil.example/game/abc?x=1", "//evil.example/a", "javascript:alert(1)", "javascript:.evil.example/"];
  for (const url of wrong) await click(url);
  equal(opened, wrong.map(() => `${location.origin}/`));
});
