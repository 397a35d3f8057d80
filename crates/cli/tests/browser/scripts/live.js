const { whole } = await load("live.js");

await test("parts that are not sent again come from the drawing before", () => {
  equal(whole("a<!--[-->one<!--]-->b<!--[-->two\nlines<!--]-->"), "aoneb" + "two\nlines");
  equal(whole("a<!--=0-->b<!--[-->new<!--]--><!--=1-->"), "aonebnewtwo\nlines");
  // The numbers are those of the last drawing, not of the first.
  equal(whole("<!--=2--><!--=1-->"), "two\nlinesnew");
});
