import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { become, owner, toOffice, toPart } from "#tests/support/account-in-browser.ts";
import { expect, test, toast } from "#tests/support/browser.ts";
import { operator } from "#tests/support/server.ts";
import { slow } from "#tests/support/tags.ts";

const place = "morrow-park-laser-and-skin";

async function makeKey(page: Page, scope: string) {
  const name = `Reception ${randomBytes(5).toString("hex")}`;
  await page.getByRole("button", { name: "Create key" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "There is a problem" })).toContainText(
    "Give the key a name.",
  );
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("checkbox", { name: scope }).check();
  await page.getByRole("button", { name: "Create key" }).click();
  const key = await page.getByLabel("Your new key").inputValue();
  return { name, key };
}

test(
  "an owner creates an API key, a program reads with it, and revoking it ends access",
  slow,
  async ({ page, playwright, baseURL }) => {
    await become(page, owner(place));
    await page.goto("/client-admin");
    await toPart(page, "Settings");
    await page.getByRole("link", { name: "API keys" }).click();
    const { name, key } = await makeKey(page, "bookings:read");
    const program = await playwright.request.newContext({
      baseURL: baseURL ?? "",
      extraHTTPHeaders: { authorization: `Bearer ${key}` },
    });
    const read = async () => (await program.get("/api/admin/bookings")).status();
    expect([await read(), (await program.get("/api/admin/leads")).status()]).toEqual([200, 403]);
    await page.goto(page.url());
    await expect(page.getByLabel("Your new key")).toHaveCount(0);
    await page.getByRole("button", { name: `Revoke ${name}` }).click();
    await expect(toast(page, "Revoked")).toBeVisible();
    expect(await read()).toBe(401);
  },
);

test(
  "an admin creates an API key for the whole site",
  slow,
  async ({ page, playwright, baseURL }) => {
    await become(page, operator);
    await page.goto("/admin");
    await toOffice(page, "Integrations");
    const { key } = await makeKey(page, "site:read");
    const program = await playwright.request.newContext({
      baseURL: baseURL ?? "",
      extraHTTPHeaders: { authorization: `Bearer ${key}` },
    });
    expect([
      (await program.get("/api/admin/dashboard")).status(),
      (await program.get("/api/admin/users")).status(),
    ]).toEqual([200, 403]);
  },
);
