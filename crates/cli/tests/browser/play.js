// What a table shows that a player would act on, and which moves bring the game forward.
const shown = (page) => {
  const table = page.getElementById("table");
  if (!table || table.classList.contains("is-busy")) return null;
  const all = (selector, read) => [...table.querySelectorAll(selector)].map(read);
  const moves = all(":is(#moves, .text-moves) button[name=move]", (button) => button.value);
  const hand = all(".hand [data-piece]", (card) => card.dataset.piece);
  // Artifacts and stones first, then whatever earns something; cards are used up and have to be summoned again.
  const ranks = { stone: 0, trade: 0, forge: 1, use: hand.length > 3 ? 2 : 4, summon: 3, done: 8, pass: 8 };
  // These two can be turned back and forth for ever.
  Object.assign(ranks, { swap: 9, infuse: 9 });
  const rank = (move) => ranks[move.split(" ")[0]] ?? 5;
  const words = moves.map((move) => move.split(" ")[0]).map((word) => (/^\d+$/.test(word) ? "card" : word));
  return {
    version: Number(table.dataset.version),
    yours: "yours" in table.dataset,
    over: table.querySelector(".scores-table") !== null,
    curtain: table.classList.contains("curtain"),
    moves,
    hand,
    ranked: [...moves].sort((one, other) => rank(one) - rank(other)),
    kind: [...new Set(words)].sort().join(" "),
  };
};
