import { describe, expect } from "vitest";
import { readPage } from "#tests/support/html.ts";
import { test as siteTest } from "#tests/support/site.ts";

type Answer = ReturnType<typeof readPage> & { status: number };

const test = siteTest.extend<{
  post: (path: string, fields: Record<string, string>) => Promise<Answer>;
}>({
  post: async ({ site }, use) =>
    use(async (path, fields) => {
      const response = await fetch(site.url + path, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams(fields),
      });
      return { status: response.status, ...readPage(await response.text()) };
    }),
});

const stampOn = ({ html }: { html: string }) => /name="made" value="([^"]+)"/.exec(html)?.[1] ?? "";
const filled: Record<string, Record<string, string>> = {
  "/contact": {
    name: "Gina",
    email: "gina@example.com",
    subject: "A question",
    category: "general",
    message: "Where can I park my bicycle, please?",
  },
  "/newsletter": { email: "gina-stale@example.com" },
  "/weekly-offers": { name: "Gina", email: "gina-stale@example.com" },
};

describe("rejected forms with status 422 and a summary that links to the field", () => {
  const mistakes: [
    path: string,
    fields: Record<string, string>,
    title: string,
    field: string,
    sentence: string,
  ][] = [
    [
      "/contact",
      { name: "G" },
      "There is a problem",
      "field-name",
      "Name must be at least 2 characters",
    ],
    [
      "/newsletter",
      { email: " " },
      "Email Required",
      "newsletter-email",
      "Please enter your email address.",
    ],
    [
      "/newsletter",
      { email: "gina" },
      "Invalid Email",
      "newsletter-email",
      "Please enter a valid email address.",
    ],
    [
      "/weekly-offers",
      { name: " ", email: "" },
      "Missing Information",
      "offers-name",
      "Please enter both your name and email address.",
    ],
    [
      "/weekly-offers",
      { name: "Gina", email: "gina" },
      "Invalid Email",
      "offers-email",
      "Please enter a valid email address.",
    ],
    ["/add-listing", { name: "" }, "There is a problem", "field-name", "Business name is required"],
    ["/sign-up", { name: "Gina", email: "gina" }, "There is a problem", "field-email", ""],
    [
      "/sign-in",
      { email: "" },
      "Authentication Failed",
      "field-email",
      "Please enter both email and password.",
    ],
  ];
  for (const [path, fields, title, field, sentence] of mistakes)
    test(`${path} ${JSON.stringify(fields)}`, async ({ site, post }) => {
      const answer = await post(path, { made: stampOn(await site.page("/contact")), ...fields });
      expect(answer.status).toBe(422);
      expect(answer.html).toMatch(/<div role="alert" tabindex="-1" autofocus=""/);
      expect(answer.text).toContain(`${title} ${sentence}`.trim());
      expect(answer.links).toContain(`#${field}`);
      expect(answer.html).toContain(`id="${field}"`);
    });
});

test("the contact form confirms sending and is empty again", async ({ site, post }) => {
  const sent = filled["/contact"] ?? {};
  const { status, text, html } = await post("/contact", {
    ...sent,
    made: stampOn(await site.page("/contact")),
  });
  expect([status, text.includes("Message Sent")]).toEqual([200, true]);
  const form = html.slice(html.indexOf('<form method="post" action="/contact"'));
  for (const value of [sent.name, sent.email, sent.subject, sent.message])
    expect(form).not.toContain(value);
});

describe("stale forms with a form-level message, accepted when sent again", () => {
  for (const [path, fields] of Object.entries(filled))
    test(path, async ({ post }) => {
      const answer = await post(path, { ...fields, made: "long ago" });
      expect(answer.status).toBe(422);
      expect(answer.text).toContain(
        "There is a problem This form was open for a long time. Please send it again.",
      );
      expect(answer.html).not.toContain("aria-invalid");
      for (const [name, value] of Object.entries(fields).filter(
        ([name]) => name !== "category" && name !== "message",
      )) {
        const input = answer.html
          .match(/<input [^>]*>/g)
          ?.find((tag) => tag.includes(`name="${name}"`));
        expect(input).toContain(`value="${value}"`);
      }
      expect([200, 302]).toContain((await post(path, { ...fields, made: stampOn(answer) })).status);
    });
});
