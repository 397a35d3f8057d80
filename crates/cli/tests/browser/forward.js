// Plays a game on without showing it, until a question comes up that is not among those seen, or the game is over.
const [game, seen, done] = arguments;
const read = async (answer) => new DOMParser().parseFromString(await (await answer).text(), "text/html");
(async () => {
  for (let page = await read(fetch(game)); ;) {
    const { yours, over, kind, ranked: [sensible] } = shown(page);
    if (over || (yours && !seen.includes(kind))) return;
    const button = yours && page.querySelector(`#moves button[name=move][value=${JSON.stringify(sensible)}]`);
    const body = button && new URLSearchParams(new FormData(button.form, button));
    page = await read(yours ? fetch(button.form.getAttribute("action"), { method: "POST", body }) : fetch(game));
  }
})().then(() => done(""), (error) => done(String(error)));
