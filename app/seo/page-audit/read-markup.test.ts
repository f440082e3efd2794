import { expect, test } from "vitest";
import { readMarkup } from "./read-markup.server.ts";

test("reads attributes with any quoting and decodes them", () => {
  const [element] = readMarkup(
    `<META name=viewport content='a "b" &amp; &#39;c&#x27;' hidden data-x = "1">`,
  );
  expect(element).toMatchObject({
    name: "meta",
    attributes: { name: "viewport", content: `a "b" & 'c'`, hidden: "", "data-x": "1" },
  });
});

test("ignores markup in scripts, templates and comments", () => {
  const html = `<!-- <h1> --><script>if (a < b) "<h1>"</script><template><h1>x</h1></template><noscript><h1>y</h1></noscript><h1>real</h1>`;
  expect(readMarkup(html).filter(({ name }) => name === "h1")).toHaveLength(1);
});

test("a greater-than sign inside an attribute does not end the tag", () => {
  expect(readMarkup('<a title="a > b" href="/x">x</a>')).toEqual([
    { name: "a", attributes: { title: "a > b", href: "/x" }, text: "", isInMain: false },
  ]);
});

test("recognizes elements inside the page content", () => {
  const html =
    "<header><p></p></header><main id=x><h1>a</h1><!-- </main> --></MAIN ><footer><h2>b</h2></footer>";
  expect(
    readMarkup(html)
      .filter(({ isInMain }) => isInMain)
      .map(({ name }) => name),
  ).toEqual(["main", "h1"]);
});

test("reads the title text even without a closing tag", () => {
  expect(readMarkup("<title>Skin &amp; light</title>")[0]?.text).toBe("Skin & light");
  expect(readMarkup("<title>Open")[0]?.text).toBe("Open");
});

test("terminates on malformed markup", () => {
  for (const html of [
    "<",
    "<a",
    `<a ${'x="'.repeat(2_000)}`,
    `<a${" b".repeat(20_000)}`,
    "<!--",
    "<script>".repeat(500),
  ])
    readMarkup(html);
});
