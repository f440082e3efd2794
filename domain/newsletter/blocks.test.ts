import { expect, test } from "vitest";
import { renderEmail } from "#domain/email/render-email.server.ts";
import { siteSettings } from "#domain/settings/site-settings.ts";
import { type NewsletterBlock, readDraft, rearrangeBlocks, validateDraft } from "./blocks.ts";
import { readMarkup } from "./markup.ts";

const site = "https://guide.example";

function formOf(fields: [string, string][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const blocks: NewsletterBlock[] = [
  { kind: "heading", text: "Spring" },
  { kind: "divider" },
  { kind: "text", text: "Hello" },
];
const kinds = (given: NewsletterBlock[] | null) => given?.map(({ kind }) => kind);

test("turns text into paragraphs, links and bold, and makes site URLs absolute", () => {
  expect(
    readMarkup("See [the offers](/special-offers) **today**.\nAnd more.\n\nBye", site),
  ).toEqual([
    [
      { text: "See " },
      { text: "the offers", href: `${site}/special-offers` },
      { text: " " },
      { text: "today", isStrong: true },
      { text: ". And more." },
    ],
    [{ text: "Bye" }],
  ]);
});

test.for(["javascript:alert(1)", "//evil.example", "data:text/html,x", "/\\evil.example"])(
  "keeps a link to %s as plain text",
  (address) => {
    const typed = `[press](${address})`;
    expect(readMarkup(typed, site)).toEqual([[{ text: typed }]]);
    expect(
      validateDraft({ subject: "Hi", preview: "", blocks: [{ kind: "text", text: typed }] })[
        "text-0"
      ]?.[0],
    ).toContain("is not an address");
  },
);

test("escapes typed text in the email", () => {
  const nasty = `<script>"&'</script>`;
  const { html, text } = renderEmail(
    {
      title: nasty,
      preview: nasty,
      paragraphs: [],
      sections: [
        { kind: "heading", text: nasty },
        {
          kind: "text",
          paragraphs: readMarkup(
            `${nasty} **${nasty}** [${nasty}](https://x.example/"onclick="x)`,
            site,
          ),
        },
        { kind: "items", items: [{ title: nasty, lines: [nasty], href: `${site}/"x` }] },
        { kind: "button", text: nasty, href: `${site}/"><b>` },
      ],
    },
    siteSettings,
  );
  expect(html).not.toContain("<script");
  expect(html).not.toContain('"onclick=');
  expect(html).not.toContain("<b>");
  expect(text).toContain(nasty);
});

test("an email in sections reads well as plain text", () => {
  const { text } = renderEmail(
    {
      title: "News",
      paragraphs: [],
      sections: [
        { kind: "heading", text: "Spring" },
        { kind: "text", paragraphs: readMarkup("Look at [this](/deals).", site) },
        { kind: "divider" },
        { kind: "button", text: "Go", href: `${site}/go` },
      ],
    },
    siteSettings,
  );
  expect(text).toContain(
    `News\n\nSPRING\n\nLook at this (${site}/deals).\n\n* * *\n\nGo:\n${site}/go\n\n-- `,
  );
});

test("reads a form into blocks, truncates long ones and stops at an unknown kind", () => {
  const draft = readDraft(
    formOf([
      ["subject", `  Spring\n${"x".repeat(200)}`],
      ["kind-0", "listings"],
      ["slugs-0", "glow"],
      ["slugs-0", "glow"],
      ["slugs-0", "../etc"],
      ["kind-1", "specials"],
      ["most-1", "99"],
      ["ids-1", "7"],
      ["kind-2", "script"],
      ["kind-3", "divider"],
    ]),
  );
  expect(draft.subject).toHaveLength(120);
  expect(draft.subject).toMatch(/^Spring x/);
  expect(draft.blocks).toEqual([
    { kind: "listings", slugs: ["glow"] },
    { kind: "specials", ids: [7], category: "", city: "", most: 12 },
  ]);
});

test("adds, moves and removes blocks by button names", () => {
  expect(kinds(rearrangeBlocks(blocks, "add:button"))).toEqual([
    "heading",
    "divider",
    "text",
    "button",
  ]);
  expect(kinds(rearrangeBlocks(blocks, "up:2"))).toEqual(["heading", "text", "divider"]);
  expect(kinds(rearrangeBlocks(blocks, "down:0"))).toEqual(["divider", "heading", "text"]);
  expect(kinds(rearrangeBlocks(blocks, "remove:1"))).toEqual(["heading", "text"]);
  for (const intent of ["save", "up:9", "add:script", "remove:x"])
    expect(rearrangeBlocks(blocks, intent)).toBeNull();
});

test("reports what is missing before sending at its field", () => {
  expect(validateDraft({ subject: "", preview: "", blocks: [{ kind: "divider" }] })).toEqual({
    subject: ["Enter a subject: it is what people see first."],
    form: ["There is nothing in it yet. Add text, listings or specials."],
  });
  const lacking: NewsletterBlock[] = [
    { kind: "text", text: "" },
    { kind: "button", text: "Go", href: "spa.example" },
    { kind: "listings", slugs: [] },
  ];
  expect(Object.keys(validateDraft({ subject: "Hi", preview: "", blocks: lacking }))).toEqual([
    "text-0",
    "href-1",
    "find-2",
  ]);
  expect(validateDraft({ subject: "Hi", preview: "", blocks })).toEqual({});
});
