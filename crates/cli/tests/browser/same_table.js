// Plays so many moves at random and compares the table with a freshly loaded one whenever everything has come to rest.
const [wanted, seed, done] = arguments;
let state = seed;
const random = (count) => {
  state = (state * 1103515245 + 12345) % 2147483648;
  return Math.floor((state / 2147483648) * count);
};
const table = () => document.getElementById("table");
const rests = () => !("playing" in document.documentElement.dataset) && !table().matches(".is-busy") && !document.querySelector(".air > *");
const frame = () => new Promise((next) => setTimeout(next, 5));
// What a person or a script did to an element is not compared.
const plain = (one) => {
  const copy = one.cloneNode(true);
  for (const element of copy.querySelectorAll(".needs-script")) element.remove();
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["style", "tabindex", "open", "aria-current"]) element.removeAttribute(name);
    element.classList?.remove("is-new", "is-busy");
    if (element.getAttribute("class") === "") element.removeAttribute("class");
    if (element.matches("[data-copy]")) element.removeAttribute("value");
    // Their order says nothing.
    const attributes = [...element.attributes].sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes) element.setAttribute(name, value);
  }
  copy.normalize();
  return copy.outerHTML.replace(/></g, ">\n<").split("\n");
};
const fresh = async () => new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html").getElementById("table");
(async () => {
  let compared = 0;
  for (let number = 0; number < wanted; ) {
    while (!rests() || !("yours" in table().dataset)) {
      if (table().querySelector(".scores-table")) return { compared, over: true };
      await frame();
    }
    const next = await fresh();
    if (next.dataset.version !== table().dataset.version || !rests()) continue;
    const [here, there] = [plain(table()), plain(next)];
    const at = there.findIndex((line, position) => line !== here[position]);
    if (here.length !== there.length || at >= 0) {
      const around = (lines) => (at < 0 ? lines.slice(there.length) : lines.slice(Math.max(0, at - 2), at + 3));
      return { compared, differs: [around(here), around(there)], version: next.dataset.version };
    }
    compared += 1;
    number += 1;
    const moves = [...table().querySelectorAll("button[name=move]")];
    const version = table().dataset.version;
    moves[random(moves.length)].click();
    while (table().dataset.version === version) await frame();
  }
  return { compared };
})().then(done, (error) => done({ error: String(error.stack ?? error) }));
