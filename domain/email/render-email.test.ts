import { expect, test } from "vitest";
import { siteSettings } from "#domain/settings/site-settings.ts";
import { ourAddress } from "#shared/email-parts.ts";
import { brand } from "#site/brand.ts";
import { renderEmail } from "./render-email.server.ts";

const content = {
  title: "Hello",
  paragraphs: ['Dear <b>"Gina" & co</b>'],
  action: { text: "Open", href: "https://guide.example/x?a=1&b=2" },
};

test("has the same content in plain text and HTML", () => {
  const { text, html } = renderEmail(content, siteSettings);
  expect(text).toContain("Open:\nhttps://guide.example/x?a=1&b=2");
  expect(html).toContain('href="https://guide.example/x?a=1&amp;b=2"');
});

test("escapes user names, so they load nothing", () => {
  const { html } = renderEmail(content, siteSettings);
  expect(html).toContain("&lt;b&gt;&quot;Gina&quot; &amp; co&lt;/b&gt;");
  expect(html).not.toMatch(/<img|<script|<link|url\(/);
});

test("only bulk email gives its reason, our address and an unsubscribe link", () => {
  const leaving = {
    why: "You asked for it.",
    leave: "https://guide.example/leave",
    preferences: "https://guide.example/choose",
  };
  for (const part of Object.values(renderEmail(content, siteSettings, leaving)))
    for (const words of [leaving.why, leaving.leave, leaving.preferences, brand.postalAddress])
      expect(part).toContain(words);
  for (const part of Object.values(renderEmail(content, siteSettings)))
    expect(part).not.toContain(brand.postalAddress);
});

test("includes facts and items in both versions, and has colors for dark mode", () => {
  const { text, html } = renderEmail(
    {
      ...content,
      facts: [{ label: "When", text: "Monday" }],
      items: [{ title: "First visit", lines: ["$150"], href: "https://guide.example/x" }],
    },
    siteSettings,
  );
  expect(text).toContain("When: Monday\n\nFirst visit\n$150\nhttps://guide.example/x");
  for (const words of [
    "When",
    "Monday",
    "First visit",
    "$150",
    "prefers-color-scheme:dark",
    'name="color-scheme" content="light dark"',
  ])
    expect(html).toContain(words);
});

test("marks the repetition in the other language with its lang attribute and has one footer", () => {
  const { text, html } = renderEmail(
    {
      ...content,
      again: [{ language: "es", content: { title: "Hola", paragraphs: ["Buenos días"] } }],
    },
    siteSettings,
  );
  expect(text).toMatch(/^Hello[\s\S]*\* \* \*\n\nHola\n\nBuenos días\n\n-- \n/);
  expect(html).toMatch(/<div lang="es">.*Hola.*Buenos días.*<\/div>/);
});

test("shows our contact address from the current settings", () => {
  const settings = {
    contact: {
      email: "o'brien@guide.example",
      phone: "",
      postalAddress: "7 Harbor Way, Irvine, CA 92606",
    },
  };
  const { text, html } = renderEmail({ ...content, after: [`Write to ${ourAddress}.`] }, settings);
  expect(text).toContain("Write to o'brien@guide.example.");
  expect(html).toContain("Write to o&#39;brien@guide.example.");
});
