import { expect } from "vitest";
import { migrate } from "#database/migrate.ts";
import { test } from "#tests/support/database.ts";
import { readMarkdown } from "./markdown.server.ts";

const site = "https://guide.example";
const blocks = [
  { kind: "heading", text: "50% #1 *new* [x]" },
  { kind: "text", text: "# 1\n- a*b_c\n2. <b> [see](/a_b) **bold ** ![x](/y)\n\nBye" },
  { kind: "button", text: "Go [now]", href: "https://x.example/a_(b" },
  { kind: "button", text: "", href: "" },
  { kind: "divider" },
  { kind: "listings", slugs: ["glow", "a_b"] },
  { kind: "specials", ids: [3, 1], category: "", city: "", most: 6 },
  { kind: "specials", ids: [], category: "laser", city: "irvine", most: 4 },
];

test("campaigns that were written in blocks mean the same in Markdown", async ({
  own: { pool },
}) => {
  await pool.query("drop schema public cascade; create schema public; drop schema drizzle cascade");
  await migrate(pool, 8);
  await pool.query(
    `insert into newsletter_campaigns (list, blocks, created_at, changed_at)
     values ('newsletter', $1, now(), now()), ('offers', '[]', now(), now())`,
    [JSON.stringify(blocks)],
  );
  await migrate(pool);
  const { rows } = await pool.query<{ body: string }>(
    "select body from newsletter_campaigns order by id",
  );
  expect(rows[1]?.body).toBe("");
  expect(readMarkdown(rows[0]?.body ?? "", site).parts).toEqual([
    { kind: "heading", text: "50% #1 *new* [x]" },
    {
      kind: "text",
      paragraphs: [
        [
          { text: "# 1 - a*b_c 2. <b> " },
          { text: "see", href: `${site}/a_b` },
          { text: " " },
          { text: "bold", isStrong: true },
          { text: " !" },
          { text: "x", href: `${site}/y` },
        ],
      ],
    },
    { kind: "text", paragraphs: [[{ text: "Bye" }]] },
    { kind: "button", text: "Go [now]", href: "https://x.example/a_(b" },
    { kind: "text", paragraphs: [[{ text: "[]()" }]] },
    { kind: "divider" },
    { kind: "listing", slug: "glow" },
    { kind: "listing", slug: "a_b" },
    { kind: "special", id: 3 },
    { kind: "special", id: 1 },
    { kind: "specials", filter: { city: "irvine", category: "laser" }, most: 4 },
  ]);
});
