const { become, handle } = await load("morph.js");

const element = (html) => {
  const box = document.createElement("div");
  box.innerHTML = html;
  return box;
};
// Turns one piece of HTML into another and says whether the result is what a fresh page would have.
const turned = (from, to) => {
  const here = element(from);
  become(here, element(to));
  equal(here.innerHTML, element(to).innerHTML);
  return here;
};

await test("whatever it was, it becomes the other", () => {
  const pages = [
    "", "<p>one</p>", "one", "<p>one</p><p>two</p>", "<ul><li><a href='/x?piece=card-30'>30</a></li><li><a href='/x?piece=card-12'>12</a></li></ul>",
    "<ul><li><button name='move' value='12'>12</button></li><li><a href='/y?piece=card-30'>30</a></li></ul>", "<!--a--><b>x</b>tail", "<svg><use href='#gem'/></svg>",
  ];
  for (const from of pages) for (const to of pages) turned(from, to);
});

await test("what stays is the same element, also in another place", () => {
  const here = element("<p id='a'>a</p><p id='b'>b</p><p id='c'>c</p>");
  const [a, b, c] = here.children;
  become(here, element("<p id='c'>C</p><p id='a'>a</p><p id='new'></p>"));
  equal([here.children[0] === c, here.children[1] === a, c.textContent, b.isConnected], [true, true, "C", false]);
});

await test("the focus and the words of a person stay", () => {
  const here = element("<input id='say' value=''><button id='go'>go</button>");
  document.body.append(here);
  here.querySelector("#say").value = "half a sentence";
  here.querySelector("#go").focus();
  become(here, element("<p>news</p><input id='say' value=''><button id='go'>go on</button>"));
  equal([here.querySelector("#say").value, document.activeElement.id], ["half a sentence", "go"]);
  here.remove();
});

await test("what a script set stays, what the page took away goes", () => {
  const here = element("<a id='x' class='is-legal' href='#'>x</a>");
  here.firstChild.tabIndex = -1;
  become(here, element("<a id='x' href='#'>x</a>"));
  equal([here.firstChild.getAttribute("tabindex"), here.firstChild.hasAttribute("class")], ["-1", false]);
});

await test("a piece is known by its place, whatever can be done with it", () => {
  const of = (html) => handle(element(html).firstElementChild);
  equal(of("<a href='/game/x/why?piece=card-30'></a>"), "card-30");
  equal(of("<li><div data-at='forge-2'></div></li>"), "forge-2");
  equal(of("<button name='move' value='30'></button>"), "move 30");
  equal(of("<button></button>"), "");
});
