import { describe, expect } from "vitest";
import { buildEmailSamples } from "#app/office/routes/admin/email/samples.server.ts";
import { operator } from "#tests/support/server.ts";
import { test as siteTest } from "#tests/support/site.ts";
import { isFullLevel } from "#tests/support/test-level.ts";

const test = siteTest.extend<{ $file: { cookie: string } }>({
  cookie: [
    async ({ site }, use) => {
      const response = await fetch(`${site.url}/api/admin/authenticate`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(operator),
      });
      const session = response.headers
        .getSetCookie()
        .find((each) => each.startsWith("__Host-session="));
      await use(session?.split(";")[0] ?? "");
    },
    { scope: "file" },
  ],
});

type Site = { url: string; get(path: string, headers?: Record<string, string>): Promise<Response> };

const subscribe = (site: Site, email: string) =>
  fetch(`${site.url}/api/newsletter/subscribe`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });

async function emailTo(site: Site, cookie: string, email: string) {
  const list = await (
    await site.get(`/admin/outbox?q=${encodeURIComponent(email)}`, { cookie })
  ).text();
  const path = /href="(\/admin\/outbox\/\d+)"/.exec(list)?.[1] ?? "";
  return { path, page: await (await site.get(path, { cookie })).text() };
}

const linkIn = (page: string, path: string) =>
  new RegExp(`https://guide\\.example(${path}/[\\w-]+)`).exec(page)?.[1] ?? "";
const post = (site: Site, path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, {
    method: "POST",
    body,
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });

const isOn = /<input[^>]*checked=""[^>]*value="newsletter"/;

describe("a subscription", () => {
  test("is confirmed by a button, not by opening the link, and a mail program can unsubscribe", async ({
    site,
    cookie,
  }) => {
    const email = "reader.one@example.com";
    await subscribe(site, email);
    const confirming = linkIn((await emailTo(site, cookie, email)).page, "/newsletter/confirm");
    for (let time = 0; time < 2; time++)
      expect(await (await site.get(confirming)).text()).toContain("Confirm my address");
    expect(await (await post(site, confirming, "")).text()).toContain("You are subscribed");
    expect(await (await site.get(confirming)).text()).toContain("Nothing to confirm");

    const form = await (await site.get("/unsubscribe")).text();
    const made = /name="made" value="([^"]+)"/.exec(form)?.[1] ?? "";
    const answers = [email, "nobody.at.all@example.com"].map((each) =>
      post(site, "/unsubscribe", new URLSearchParams({ email: each, made }).toString()),
    );
    const [known, unknown] = await Promise.all(
      (await Promise.all(answers)).map((answer) => answer.text()),
    );
    expect(known).toContain("Check your email");
    expect(unknown).toContain("Check your email");

    const leaving = linkIn((await emailTo(site, cookie, email)).page, "/unsubscribe");
    expect(await (await site.get(leaving)).text()).toMatch(isOn);
    const elsewhere = { origin: "https://mail.example", "sec-fetch-site": "cross-site" };
    expect((await post(site, leaving, "intent=leave", elsewhere)).status).toBe(403);
    expect(await (await site.get(leaving)).text()).toMatch(isOn);
    expect((await post(site, leaving, "List-Unsubscribe=One-Click", elsewhere)).status).toBe(200);
    expect(await (await site.get(leaving)).text()).not.toMatch(isOn);
    expect((await post(site, leaving, "List-Unsubscribe=One-Click")).status).toBe(200);
    expect((await post(site, "/unsubscribe", "email=x", elsewhere)).status).toBe(403);
  });

  test("has no page for a forged link", async ({ site }) => {
    for (const path of ["/unsubscribe/abc", "/newsletter/confirm/abc"]) {
      expect(
        (await post(site, path, "List-Unsubscribe=One-Click", { origin: "https://mail.example" }))
          .status,
      ).toBe(path.startsWith("/unsub") ? 404 : 403);
      expect((await site.get(path)).status).toBe(404);
      expect((await post(site, path, "List-Unsubscribe=One-Click")).status).toBe(404);
    }
  });
});

describe("the admin email pages", () => {
  test("show, render and download an email", async ({ site, cookie }) => {
    const email = "reader.two@example.com";
    await subscribe(site, email);
    const { path, page } = await emailTo(site, cookie, email);
    expect(page).toContain("Please confirm your address");
    const sentAt = /<dt[^>]*>Sent<\/dt>/;
    await expect
      .poll(async () => (await site.get(path, { cookie })).text(), { timeout: 600_000 })
      .toMatch(sentAt);
    const file = await site.get(`${path}/mail.eml`, { cookie });
    expect(file.headers.get("content-type")).toBe("message/rfc822");
    expect(await file.text()).toContain(`To: ${email}\r\n`);
    const html = await site.get(`${path}/html`, { cookie });
    expect(html.headers.get("content-security-policy")).toMatch(
      /^sandbox; default-src 'none'; style-src 'unsafe-hashes' 'sha256-/,
    );
    expect(html.headers.get("content-security-policy")).not.toContain("unsafe-inline");
    expect(html.headers.get("cache-control")).toBe("private, no-store");
  });

  test("show recurring jobs with their last run and can start them", async ({ site, cookie }) => {
    const page = await (await site.get("/admin/jobs", { cookie })).text();
    expect(page).toContain("send emails");
    const asked = await post(site, "/admin/jobs", "name=send+emails", { cookie });
    expect([asked.status, asked.headers.get("location")]).toEqual([303, "/admin/jobs"]);
    expect((await post(site, "/admin/jobs", "name=nonsense", { cookie })).status).toBe(404);
  });

  test("say what a form did once, on its page, and not for a link", async ({ site, cookie }) => {
    const message = "Requested: send emails";
    const shows = async (path: string, cookies: string) => {
      const page = await site.get(path, { cookie: cookies });
      const cleared = page.headers.getSetCookie().some((each) => each.startsWith("flash=;"));
      expect(page.headers.get("cache-control")).toBe("private, no-store");
      return [(await page.text()).includes(message), cleared];
    };
    const sent = await post(site, "/admin/jobs", "name=send+emails", { cookie });
    const [flash = ""] = sent.headers.getSetCookie();
    expect(flash).toMatch(/^flash=.+; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const both = `${cookie}; ${flash.split(";")[0]}`;
    expect(await shows("/admin/outbox", both)).toEqual([false, false]);
    expect(await shows("/admin/jobs", both)).toEqual([true, true]);
    expect(await shows("/admin/jobs", cookie)).toEqual([false, false]);
    expect(await shows("/admin/jobs?asked=send+emails&done=removed", cookie)).toEqual([
      false,
      false,
    ]);
    expect(await shows("/admin/jobs", `${both.slice(0, -1)}x`)).toEqual([false, false]);
  });

  test.runIf(isFullLevel)(
    "have a page for each type of email, whose HTML loads nothing",
    async ({ site, cookie }) => {
      for (const name of Object.keys(buildEmailSamples())) {
        expect({
          name,
          status: (await site.get(`/admin/mails/${name}`, { cookie })).status,
        }).toEqual({ name, status: 200 });
        const html = await (await site.get(`/admin/mails/${name}/html`, { cookie })).text();
        expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import| src=/);
      }
      expect((await site.get("/admin/mails/constructor", { cookie })).status).toBe(404);
    },
  );

  test("suppress an address and lift the suppression", async ({ site, cookie }) => {
    const path = "/admin/outbox/suppressed";
    const send = (intent: string) =>
      post(
        site,
        path,
        new URLSearchParams({
          email: "reader.three@example.com",
          reason: "complained",
          intent,
        }).toString(),
        { cookie },
      );
    expect((await send("add")).status).toBe(303);
    expect(await (await site.get(path, { cookie })).text()).toContain("reader.three@example.com");
    expect((await send("remove")).status).toBe(303);
    expect(await (await site.get(path, { cookie })).text()).not.toContain(
      "reader.three@example.com",
    );
  });

  test("show a newsletter campaign preview only in a sandboxed frame of our own pages", async ({
    site,
    cookie,
  }) => {
    const started = await post(site, "/admin/newsletter", "template=offers", { cookie });
    const path = started.headers.get("location") ?? "";
    const typed = new URLSearchParams({ subject: "Typed", body: "<b>Bold</b>" }).toString();
    for (const answer of [
      await site.get(`${path}/html`, { cookie }),
      await post(site, `${path}/html`, typed, { cookie }),
    ]) {
      expect(answer.headers.get("x-frame-options")).toBe("SAMEORIGIN");
      expect(answer.headers.get("content-security-policy")).toMatch(
        /^sandbox; default-src 'none';.*frame-ancestors 'self'$/,
      );
      expect(await answer.text()).not.toContain("<b>");
    }
    expect((await site.get(path, { cookie })).headers.get("x-frame-options")).toBe("DENY");
  });

  test("show current specials as the next issue and export confirmed addresses", async ({
    site,
    cookie,
  }) => {
    expect(await (await site.get("/admin/newsletter/next/offers", { cookie })).text()).toMatch(
      /\d+ offers in Orange County this week/,
    );
    expect((await site.get("/admin/newsletter/next/offers/html", { cookie })).status).toBe(200);
    const csv = await site.get("/admin/newsletter/confirmed.csv", { cookie });
    expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect((await csv.text()).split("\r\n")[0]).toBe(
      "list,email,name,consent,consented at,source,confirmed at",
    );
  });
});
