import { expect, test } from "vitest";
import { cookieOf } from "#tests/support/account-site.ts";
import {
  copyOfDemonstration,
  demonstration,
  environmentOf,
  leave,
  operator,
  runSite,
  startServer,
} from "#tests/support/server.ts";
import { isFullLevel } from "#tests/support/test-level.ts";

test.runIf(isFullLevel)(
  "a session survives a kill, like everything that was acknowledged",
  async () => {
    const dataDir = await copyOfDemonstration();
    const first = await startServer({ dataDir });
    const response = await fetch(`${first.url}/api/admin/authenticate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(operator),
    });
    await first.kill();
    const second = await startServer({ dataDir });
    expect(
      await (
        await fetch(`${second.url}/api/me`, { headers: { cookie: cookieOf(response) } })
      ).json(),
    ).toMatchObject({ user: { email: operator.email } });
    await second.stop();
    await leave({ dataDir });
  },
);

test("the admin command's link signs in once, and an invalid address is rejected in a sentence", async () => {
  const place = await demonstration();
  const { code, printed } = await runSite(
    ["admin", "new@ocmedspaguide.example"],
    environmentOf(place),
  );
  expect(code).toBe(0);
  const token = /sign-in\/link\?token=([\w-]+)/.exec(printed)?.[1] ?? "";
  const bad = await runSite(["admin", "nobody"], environmentOf(place));
  expect([bad.code, bad.printed.trim()]).toEqual([
    1,
    "admin takes one email address: npm run site -- admin you@example.com",
  ]);
  const server = await startServer(place);
  const use = () =>
    fetch(`${server.url}/sign-in/link`, {
      method: "POST",
      body: new URLSearchParams({ token }),
      redirect: "manual",
    });
  expect((await fetch(`${server.url}/sign-in/link?token=${token}`)).status).toBe(200);
  expect((await use()).headers.get("location")).toBe("/admin");
  expect((await use()).headers.get("location")).toBe("/sign-in/link");
  await server.stop();
  await leave(place);
});
