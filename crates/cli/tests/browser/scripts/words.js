const { words } = await load("news.js");

const said = (html) => {
  const box = document.createElement("div");
  box.innerHTML = html;
  return words(box);
};

await test("a label speaks for what it labels, and what is hidden is silent", () => {
  equal(said("Brown takes <svg aria-label='a blue gem'><text>B</text></svg> now"), "Brown takes a blue gem now");
  equal(said("one<span aria-hidden='true'>two</span><b>three</b>"), "onethree");
});

const { plain } = await load("rules.js");
await test("accents and capitals make no difference to a search", () => {
  equal(plain("Émeraude, CŒUR"), "emeraude, cœur");
  equal(plain(null), "");
});
