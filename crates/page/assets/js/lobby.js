// While somebody looks for others: says every two seconds that they are there, and goes where they were met.

const EVERY = 2000;

const seeking = /** @type {HTMLElement | null} */ (document.querySelector("[data-seeking]"));
const clock = /** @type {HTMLElement | null | undefined} */ (seeking?.querySelector("[data-seconds]"));
const start = Date.now() - Number(clock?.dataset.seconds ?? 0) * 1000;

function count() {
  const seconds = Math.floor((Date.now() - start) / 1000);
  if (clock) clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

async function ask() {
  try {
    const answer = await fetch("/lobby/here", { method: "POST", headers: { "x-table": "1" } });
    if (answer.status === 200) {
      location.assign(await answer.text());
      return;
    }
  } catch {
    // The connection may come back.
  }
  setTimeout(ask, EVERY);
}

if (seeking) {
  setInterval(count, 1000);
  setTimeout(ask, seeking.dataset.seeking === "met" ? 0 : EVERY);
}
