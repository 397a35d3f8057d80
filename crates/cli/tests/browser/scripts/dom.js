const { $, $$, momentOf, opensElsewhere } = await load("dom.js");

await test("elements are found in the page, or in a part of it", () => {
  const part = document.createElement("ol");
  part.innerHTML = "<li>1</li><li>2</li>";
  equal([$("li", part)?.textContent, $$("li", part).length, $("li.none", part)], ["1", 2, null]);
});

await test("a line of the log knows its moment", () => {
  const line = document.createElement("a");
  line.href = "/game/abc?at=17";
  equal(momentOf(line), 17);
});

await test("a click for another window is the browser's", () => {
  equal([new MouseEvent("click"), new MouseEvent("click", { ctrlKey: true })].map(opensElsewhere), [false, true]);
});
