import { expect, test } from "vitest";
import { writeLetter } from "./letter.ts";

const letter = { title: "Hello", paragraphs: ['Dear <b>"Gina" & co</b>'], action: { text: "Open", href: "https://guide.example/x?a=1&b=2" } };

test("says the same in plain text and in HTML", () => {
  const { text, html } = writeLetter(letter);
  expect(text).toContain("Open:\nhttps://guide.example/x?a=1&b=2");
  expect(html).toContain('href="https://guide.example/x?a=1&amp;b=2"');
});

test("what somebody called himself is text, and loads nothing", () => {
  const { html } = writeLetter(letter);
  expect(html).toContain("&lt;b&gt;&quot;Gina&quot; &amp; co&lt;/b&gt;");
  expect(html).not.toMatch(/<img|<script|<link|url\(/);
});
