import { describe, expect } from "vitest";
import { send } from "#tests/support/raw-http.ts";
import { ownTest as test } from "#tests/support/site.ts";

const forms = ["/contact", "/newsletter", "/weekly-offers", "/add-listing", "/compare", "/profile"];
const withoutForm = ["/", "/city/irvine", "/feed.xml", "/nothing-here", "/api/docs", "/contact/x"];

describe("invalid bodies for form pages, rejected without an error in the log", () => {
  const bodies: [status: number, type: string, body: string][] = [
    [415, "text/plain", "name=Gina"],
    [415, "application/json", '{"name":"Gina"}'],
    [415, "", "name=Gina"],
    [
      400,
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nGina',
    ],
    [400, "multipart/form-data", "name=Gina"],
  ];
  for (const path of forms)
    for (const [status, type, body] of bodies)
      test(`${status} ${path} ${type || "no type"}`, async ({ site }) => {
        for (const address of [path, `${path}.data`]) {
          const answer = await send(site.url, {
            path: address,
            method: "POST",
            headers: type ? { "content-type": type } : {},
            body: [body],
          });
          expect(`${address} ${answer.status}`).toBe(`${address} ${status}`);
        }
      });
});

describe("allowed methods in the response to another method", () => {
  for (const [allow, paths] of [
    ["GET, HEAD, POST", forms],
    ["GET, HEAD", withoutForm],
  ] as const)
    for (const path of paths)
      test(path, async ({ site }) => {
        for (const method of [
          "PUT",
          "DELETE",
          "PATCH",
          "OPTIONS",
          "TRACE",
          ...(allow.includes("POST") ? [] : ["POST"]),
        ]) {
          const { status, headers } = await send(site.url, {
            path,
            method,
            headers: { "content-type": "application/x-www-form-urlencoded" },
          });
          expect(`${method} ${path} ${status} ${headers.allow}`).toBe(
            `${method} ${path} 405 ${allow}`,
          );
        }
      });
});

describe("control characters in text", () => {
  const message = {
    name: "Gi\u0000na",
    email: "gina@example.com",
    subject: "Question\r\nBcc: x",
    category: "general",
    message: "Where can I park? \u0000\u0007\nThank you.",
  };
  const calls: Record<string, object> = {
    "/api/contact": message,
    "/api/subscribers": { name: "Gina\u0000", email: " gina@example.com\u0000" },
    "/api/newsletter/subscribe": { email: "\u0000gina@example.com" },
  };
  for (const [path, body] of Object.entries(calls))
    test(path, async ({ site }) => {
      const answer = await send(site.url, {
        path,
        method: "POST",
        headers: { "content-type": "application/json" },
        body: [JSON.stringify(body)],
      });
      expect(answer.status).toBe(201);
    });

  test("cause no error in page forms", async ({ site }) => {
    const { html } = await site.page("/contact");
    const stamp = /name="made" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const post = (path: string, fields: Record<string, string>) =>
      fetch(site.url + path, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ ...fields, made: stamp }),
      });
    const contact = await post("/contact", message);
    expect([contact.status, await contact.text()]).toEqual([
      200,
      expect.stringContaining("Message Sent Successfully!"),
    ]);
    const newsletter = await post("/newsletter", { email: "gina@example.com\u0000" });
    expect([newsletter.status, await newsletter.text()]).toEqual([
      200,
      expect.stringContaining("Successfully Subscribed!"),
    ]);
    expect(
      (await post("/weekly-offers", { name: "G\u0000ina", email: "gina@example.com" })).headers.get(
        "location",
      ),
    ).toBe("/subscribe-success");
  });

  test("alone count as missing text", async ({ site }) => {
    const body = JSON.stringify({ ...message, name: "\u0000\u0000\u0000" });
    const answer = await send(site.url, {
      path: "/api/contact",
      method: "POST",
      headers: { "content-type": "application/json" },
      body: [body],
    });
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.body.toString()).errors).toEqual({
      name: ["Name must be at least 2 characters"],
    });
  });

  for (const category of ["toString", "__proto__", "constructor"])
    test(`an inherited object property is no category: ${category}`, async ({ site }) => {
      const body = JSON.stringify({ ...message, category });
      const answer = await send(site.url, {
        path: "/api/contact",
        method: "POST",
        headers: { "content-type": "application/json" },
        body: [body],
      });
      expect(answer.status).toBe(422);
      expect((await site.get(`/contact?category=${category}`)).status).toBe(200);
    });
});
