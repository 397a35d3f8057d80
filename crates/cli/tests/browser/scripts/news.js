const news = document.getElementById("news");
const given = () => [...news.children].map((message) => message.textContent);
const later = (time) => new Promise((done) => setTimeout(done, time));
// A table as the server draws it: what happened by moments, and the question.
const table = (moment, told, question, waits) => {
  document.getElementById("table")?.remove();
  const main = document.createElement("main");
  main.id = "table";
  main.dataset.moment = moment;
  const items = told.map(([at, words]) => `<li data-moment="${at}">${words}</li>`).join("");
  main.innerHTML = `<div id="prompt" aria-label="turn" ${waits ? "data-waits" : ""}>${question}</div><ol hidden data-news data-undone="Undone.">${items}</ol>`;
  return main;
};
const draw = (...of) => {
  document.body.append(table(...of));
  document.dispatchEvent(new Event("drawn"));
};
const { ask } = await load("news.js");

await test("what was passed over and what was drawn is one message with one text, the question last", async () => {
  document.dispatchEvent(new CustomEvent("passed", { detail: table(1, [[1, "One."]], "Wait.", true) }));
  draw(2, [[1, "One."], [2, "Two."]], "What <b aria-hidden='true'>x</b>now?");
  await later(600);
  equal(given(), ["One. Two. What now?"]);
  equal(news.lastChild.childNodes.length, 1);
});

await test("who is waited for is told once", async () => {
  draw(3, [[3, "Three."]], "Grey chooses…", true);
  await later(600);
  draw(4, [[4, "Four."]], "Grey forges…", true);
  await later(600);
  equal(given().slice(1), ["Three. Grey chooses…", "Four."]);
});

await test("what was taken back before it was told is not told", async () => {
  draw(6, [[5, "Five."], [6, "Six."]], "And?");
  draw(5, [[5, "Five."]], "What now?");
  await later(600);
  equal(given().slice(3), ["Five. Undone. What now?"]);
});

await test("nothing is said behind a dialog, and nothing is lost", async () => {
  const dialog = document.createElement("dialog");
  document.body.append(dialog);
  dialog.showModal();
  draw(7, [[7, "Seven."]], "And now?");
  await later(600);
  equal(given().length, 4);
  dialog.close();
  await later(600);
  equal(given().slice(4), ["Seven. And now?"]);
  dialog.remove();
});

await test("the question can be asked for again and again, and is never the same text", async () => {
  for (let times = 0; times < 3; times += 1) {
    ask();
    await later(200);
  }
  equal(given().slice(5).map((message) => message.trim()), ["And now?", "And now?", "And now?"]);
  equal(new Set(given().slice(6)).size, 2);
  document.getElementById("table").remove();
});
