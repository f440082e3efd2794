import { expect, type Page } from "@playwright/test";
import { emailedLink } from "./account-in-browser.ts";

export const voucherCode = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/;

/** Claims a special without an account and confirms by the emailed link, which shows the code. */
export async function claimSpecial(page: Page, id: number, email: string, name = "Nora Feld") {
  const data = { email, name };
  const claimed = await page.request.post(`/api/specials/${id}/claim`, { data });
  expect(claimed.status()).toBe(202);
  const claimUrl = await emailedLink(email, "/claims");
  const confirmed = await page.request.post(claimUrl, { form: { confirm: "yes" } });
  const code = voucherCode.exec(await confirmed.text())?.[0] ?? "";
  expect(code).not.toBe("");
  return { code, claimUrl };
}
