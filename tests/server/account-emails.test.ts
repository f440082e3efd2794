import { describe, expect } from "vitest";
import { cookieOf, owner, test } from "#tests/support/account-site.ts";
import { readPage } from "#tests/support/html.ts";
import { demoPassword } from "#tests/support/server.ts";

describe("a forgotten password", () => {
  const lost = owner("canvas-yard-aesthetics");

  test("is reset by an emailed token that works once and ends every session", async ({ site }) => {
    const session = cookieOf(
      await site.send("/api/admin/authenticate", { email: lost, password: demoPassword }),
    );
    const asked = await site.send("/api/admin/forgot-password", { email: lost });
    const unknown = await site.send("/api/admin/forgot-password", { email: "unknown@example.com" });
    const [one, other] = [await asked.text(), await unknown.text()];
    expect([asked.status, unknown.status, one]).toEqual([200, 200, other]);
    const token = await site.linkTo(lost);
    expect(one).not.toContain(token);
    expect(site.emails().some(({ to }) => to === "unknown@example.com")).toBe(false);
    expect(
      (await site.send("/api/admin/reset-password", { token, newPassword: "short" })).status,
    ).toBe(422);
    expect(
      (
        await site.send("/api/admin/reset-password", {
          token,
          newPassword: "purple otters sail west",
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await site.send("/api/admin/reset-password", {
          token,
          newPassword: "purple otters sail east",
        })
      ).status,
    ).toBe(400);
    expect((await site.call("/api/me", { headers: { cookie: session } })).status).toBe(401);
    expect(
      (await site.send("/api/admin/authenticate", { email: lost, password: demoPassword })).status,
    ).toBe(401);
    expect(
      (
        await site.send("/api/admin/authenticate", {
          email: lost,
          password: "purple otters sail west",
        })
      ).status,
    ).toBe(200);
  });

  test("rejects an invalid email address", async ({ site }) => {
    for (const email of ["", "nobody"])
      expect((await site.send("/api/admin/forgot-password", { email })).status).toBe(422);
  });

  test("can be reset on pages without JavaScript", async ({ site }) => {
    const email = owner("canyon-lamp-wellness-and-aesthetics");
    expect(
      readPage(await (await site.post("/forgot-password", { email })).text()).headings,
    ).toEqual(["Check your email"]);
    const token = await site.linkTo(email);
    const form = await site.call(`/reset-password?token=${token}`);
    expect(form.headers.get("cache-control")).toBe("private, no-store");
    const weak = readPage(
      await (await site.post("/reset-password", { token, newPassword: "password1234" })).text(),
    );
    expect(weak.text).toContain(
      "There is a problem This is one of the first passwords that attackers try.",
    );
    expect(weak.html).not.toContain("password1234");
    expect(
      readPage(
        await (
          await site.post("/reset-password", { token, newPassword: "purple otters sail west" })
        ).text(),
      ).headings,
    ).toEqual(["Password Reset Successful"]);
  });
});

test("a user signs up, confirms, edits, downloads and leaves without JavaScript", async ({
  site,
}) => {
  const nora = { name: "Nora Ebel", email: "nora@example.com", password: "granite swallow teapot" };
  const made =
    /name="made" value="([^"]+)"/.exec(await (await site.call("/sign-up")).text())?.[1] ?? "";
  expect(readPage(await (await site.post("/sign-up", { ...nora, made })).text()).headings).toEqual([
    "Check your email",
  ]);
  const token = await site.linkTo(nora.email);
  const cookie = cookieOf(await site.post("/sign-in", nora));
  expect(
    readPage(await (await site.post("/verify-email", { token }, cookie)).text()).headings,
  ).toEqual(["Address confirmed"]);
  const overview = readPage(
    await (await site.call("/profile/security", { headers: { cookie } })).text(),
  );
  expect(overview.text).toContain("This browser");
  const changed = await site.post(
    "/profile/security/password",
    { newPassword: "purple otters sail west" },
    cookie,
  );
  expect(changed.headers.get("location")).toBe("/profile/security");
  const data = await site.call("/profile/data", { headers: { cookie } });
  expect(await data.text()).toContain(nora.email);
  expect((await site.post("/profile/security/deletion", {}, cookie)).status).toBe(422);
  expect(
    (await site.post("/profile/security/deletion", { sure: "yes" }, cookie)).headers.get(
      "location",
    ),
  ).toBe("/");
  expect(
    (
      await site.send("/api/admin/authenticate", {
        email: nora.email,
        password: "purple otters sail west",
      })
    ).status,
  ).toBe(401);
});
