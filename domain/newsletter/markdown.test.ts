import { expect, test } from "vitest";
import { renderEmail } from "#domain/email/render-email.server.ts";
import { siteSettings } from "#domain/settings/site-settings.ts";
import type { EmailSection } from "#shared/email-parts.ts";
import { announcement } from "./draft.ts";
import { readMarkdown } from "./markdown.server.ts";
import { readDraft, validateDraft } from "./read-draft.server.ts";

const site = "https://guide.example";
const partsOf = (body: string) => readMarkdown(body, site).parts;
const problemsOf = (body: string) =>
  validateDraft({ subject: "Hi", preview: "", body }).body?.join(" ") ?? "";

test("reads headings, paragraphs, lists and dividers, and makes site URLs absolute", () => {
  expect(
    partsOf(
      "# Spring\n\nSee [the offers](/special-offers) **today** or *soon*.\nAnd \\*more\\*.\n\n- one\n- [two](/b)\n\n---\n\n> Quoted",
    ),
  ).toEqual([
    { kind: "heading", text: "Spring" },
    {
      kind: "text",
      paragraphs: [
        [
          { text: "See " },
          { text: "the offers", href: `${site}/special-offers` },
          { text: " " },
          { text: "today", isStrong: true },
          { text: " or " },
          { text: "soon", isItalic: true },
          { text: ". And *more*." },
        ],
      ],
    },
    {
      kind: "list",
      isOrdered: false,
      items: [[{ text: "one" }], [{ text: "two", href: `${site}/b` }]],
    },
    { kind: "divider" },
    { kind: "text", paragraphs: [[{ text: "Quoted" }]] },
  ]);
});

test("a link or an address of the site alone on a line becomes a button or cards", () => {
  expect(
    partsOf(
      `[See all](/deals)\n\nThese:\n/listing/glow\n${site}/es/listing/bright\n/deals/7/claim\n\n/deals?city=irvine&most=99\n/special-offers`,
    ),
  ).toEqual([
    { kind: "button", text: "See all", href: `${site}/deals` },
    { kind: "text", paragraphs: [[{ text: "These:" }]] },
    { kind: "listing", slug: "glow" },
    { kind: "listing", slug: "bright" },
    { kind: "special", id: 7 },
    { kind: "specials", filter: { city: "irvine" }, most: 12 },
    { kind: "specials", filter: {}, most: 6 },
  ]);
  for (const line of ["/listings", "https://other.example/listing/glow", "/listing/glow/contact"])
    expect(partsOf(line)).toMatchObject([{ kind: "text" }]);
});

test.for(["javascript:alert(1)", "//evil.example", "data:text/html,x", "/\\evil.example"])(
  "keeps a link or image of %s as plain text",
  (address) => {
    for (const typed of [`[press](${address})`, `![press](${address})`]) {
      expect(partsOf(typed)).toEqual([{ kind: "text", paragraphs: [[{ text: typed }]] }]);
      expect(problemsOf(typed)).toContain("is not an address");
    }
  },
);

test("loads no image, but links to it", () => {
  expect(partsOf("Look: ![Our lounge](https://x.example/a.png)")).toMatchObject([
    { paragraphs: [[{ text: "Look: " }, { text: "Our lounge", href: "https://x.example/a.png" }]] },
  ]);
});

test("escapes typed text in the email", () => {
  const nasty = `<script>"&'</script>`;
  const body = `${nasty}\n\n## ${nasty}\n\n<b>x</b> **${nasty}** [${nasty}](https://x.example/"onclick="x)\n\n- ${nasty}\n\n[${nasty}](/"><b>)`;
  const { html, text } = renderEmail(
    {
      title: nasty,
      preview: nasty,
      paragraphs: [],
      sections: [
        ...(partsOf(body) as EmailSection[]),
        { kind: "items", items: [{ title: nasty, lines: [nasty], href: `${site}/"x` }] },
      ],
    },
    siteSettings,
  );
  expect(html).not.toContain("<script");
  expect(html).not.toContain('"onclick=');
  expect(html).not.toContain("<b>");
  expect(text.split(nasty)).toHaveLength(9);
});

test("an email in sections reads well as plain text", () => {
  const { text } = renderEmail(
    {
      title: "News",
      paragraphs: [],
      sections: partsOf(
        "## Spring\n\nLook at [this](/deals).\n\n1. one\n2. two\n\n---\n\n[Go](/go)",
      ) as EmailSection[],
    },
    siteSettings,
  );
  expect(text).toContain(
    `News\n\nSPRING\n\nLook at this (${site}/deals).\n\n1. one\n2. two\n\n* * *\n\nGo:\n${site}/go\n\n-- `,
  );
});

test("reads a form, and truncates what is too long", () => {
  const form = new FormData();
  form.set("subject", `  Spring\n${"x".repeat(200)}`);
  form.set("body", `a\r\nb${"x".repeat(50_000)}`);
  const draft = readDraft(form);
  expect([draft.subject.length, draft.preview, draft.body.length]).toEqual([120, "", 40_000]);
  expect(draft.subject).toMatch(/^Spring x/);
  expect(draft.body).toMatch(/^a\nbx/);
});

test("reports what is missing before sending at its field", () => {
  expect(validateDraft({ subject: "", preview: "", body: "---" })).toEqual({
    subject: ["Enter a subject: it is what people see first."],
    body: ["There is nothing in it yet. Add text, listings or specials."],
  });
  expect(problemsOf(announcement.body)).toContain("still the template");
  expect(validateDraft({ subject: "Hi", preview: "", body: "Hello" })).toEqual({});
});
