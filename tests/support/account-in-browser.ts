import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { demoPassword } from "./server.ts";

export const password = "granite swallow teapot";

/** Unique per scenario and size, because scenarios run in parallel. */
export function newPerson(name: string) {
  return {
    name,
    email: `${name.toLowerCase().replaceAll(" ", ".")}.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}@example.com`,
  };
}

export const owner = (spa: string) => ({
  email: `owner@${spa}.example.com`,
  password: demoPassword,
});

/** Waits for the newest emailed link to someone. */
export const emailedLink = (email: string, path: string) =>
  emailedText(email, new RegExp(`https?://\\S+${path}[?/]\\S+`));

export async function emailedText(email: string, part: RegExp) {
  const find = () => textsTo(email).findLast((text) => part.test(text));
  await expect.poll(find, { timeout: 300_000 }).toBeTruthy();
  return part.exec(find() ?? "")?.[0] ?? "";
}

function textsTo(email: string) {
  const outbox = process.env.OUTBOX_UNDER_TEST ?? "";
  if (!existsSync(outbox)) return [];
  return (
    readdirSync(outbox)
      .filter((file) => file.endsWith(".eml"))
      .sort()
      .map((file) => readFileSync(join(outbox, file), "utf8"))
      // A long address has its own line.
      .filter((raw) => raw.replace(/\r\n[ \t]+/g, " ").includes(`\r\nTo: ${email}\r\n`))
      .map((raw) =>
        Buffer.from(/base64\r\n\r\n([\w+/=\r\n]+)/.exec(raw)?.[1] ?? "", "base64").toString(),
      )
  );
}

export async function signUp(page: Page, person: { name: string; email: string }) {
  await page.goto("/sign-up");
  await page.getByLabel("Name").fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password").fill(password);
  await page.getByLabel("Password").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your email");
}

export async function signIn(
  page: Page,
  { email, password: given = password }: { email: string; password?: string },
  path = "/sign-in",
) {
  await page.goto(path);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(given);
  await page.getByLabel("Password", { exact: true }).press("Enter");
}

/** Signs in without the form, which other scenarios cover. */
export async function become(
  page: Page,
  { email, password: given = password }: { email: string; password?: string },
  path?: string,
) {
  await page.context().clearCookies();
  expect(
    (
      await page.request.post("/api/admin/authenticate", { data: { email, password: given } })
    ).status(),
  ).toBe(200);
  if (path) await page.goto(path);
}

/** Opens a separate browser for another person. */
export async function another(browser: Browser, person: { email: string; password?: string }) {
  const page = await (await browser.newContext()).newPage();
  await become(page, person);
  return page;
}

/** Signs in a new person with a confirmed address, without the forms. */
export async function becomeNew(page: Page, name: string) {
  const person = newPerson(name);
  const [, made = ""] =
    /name="made" value="([^"]+)"/.exec(await (await page.request.get("/sign-up")).text()) ?? [];
  await page.request.post("/sign-up", { form: { ...person, password, made } });
  await become(page, person);
  const { searchParams } = new URL(await emailedLink(person.email, "/verify-email"));
  expect(
    (
      await page.request.post("/verify-email", { form: { token: searchParams.get("token") ?? "" } })
    ).status(),
  ).toBe(200);
  return person;
}

/** Opens a dashboard section from any page; on phones the menu is collapsed. */
export async function toPart(page: Page, name: string) {
  await (await partOf(page, name)).click();
}

/** Opens an admin section from the start page. */
export async function toOffice(page: Page, name: string) {
  await page.goto("/admin");
  await (await partOf(page, name, "Admin")).click();
}

export async function partOf(page: Page, name: string, label = "Dashboard") {
  const folded = page.locator("#dashboard-menu");
  await expect(folded).toBeAttached();
  if (await folded.isVisible()) await folded.locator("summary").click();
  return page.getByRole("navigation", { name: label }).getByRole("link", { name });
}

/** Code of the authenticator app, now or later: the server accepts each code once. */
export function codeOf(secret: string, inSeconds = 0) {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + inSeconds * 1000,
  });
}
