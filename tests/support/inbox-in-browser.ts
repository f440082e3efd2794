import { expect, type Page } from "@playwright/test";
import type { InboxKind } from "#domain/moderation/inbox.ts";

/** The last page has the newest items. */
export const inboxOf = (kind: InboxKind) => `/admin/inbox?kind=${kind}&page=9999`;

export const lineOf = (page: Page, words: string) =>
  page.getByRole("list", { name: "Waiting" }).getByRole("listitem").filter({ hasText: words });

/** Opens an item; the caller is signed in with permission to decide. */
export async function openInInbox(page: Page, kind: InboxKind, words: string) {
  await page.goto(inboxOf(kind));
  await lineOf(page, words).getByRole("link").click();
  await page.waitForURL(/open=/);
  return page.getByRole("main").getByRole("article");
}

/** Decides on the open item without waiting for the undo minute. */
export async function decideNow(page: Page, button: string) {
  const name = new URL(page.url()).searchParams.get("open") ?? "";
  await page
    .getByRole("main")
    .getByRole("article")
    .getByRole("button", { name: button, exact: true })
    .click();
  await carryOutNow(page, name);
}

async function carryOutNow(page: Page, name: string) {
  const decided = page.locator(`#decided-${name}`);
  await expect(decided).toBeAttached();
  const folded = page.locator("details").filter({ has: decided });
  if (await folded.count()) await folded.locator("> summary").click();
  await decided.getByRole("button", { name: /^Apply now/ }).click();
  await expect(decided).toHaveCount(0);
}
