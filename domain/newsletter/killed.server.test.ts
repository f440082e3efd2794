import { fork } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { isNotNull } from "drizzle-orm";
import { expect, inject, onTestFinished, test } from "vitest";
import { openDatabase } from "#database/connection.ts";
import type { Database } from "#database/database.ts";
import { emails } from "#database/schema/email.ts";
import { newsletterCampaigns, subscriptions } from "#database/schema/newsletter.ts";
import { createLogger } from "#platform/logger.ts";
import { createDatabase } from "#tests/support/create-database.ts";
import { bundle, makeDirectory } from "#tests/support/killed.ts";
import { templateName } from "#tests/support/template.ts";
import { isFullLevel } from "#tests/support/test-level.ts";

const now = new Date("2026-11-21T18:00:00Z");
const secret = "a secret of at least 32 characters";
const readers = 450;
/**
 * The number of emails before a kill: in the first batch, at the first email of the second, at the
 * very first email, and in the last batch.
 */
const deaths = [150, 201, 1, 30];

test.runIf(isFullLevel)(
  `a newsletter campaign survives ${deaths.length} kills of its sender and reaches each address once`,
  { timeout: 600_000 },
  async () => {
    const postgres = inject("postgres");
    const address = postgres
      ? await createDatabase(postgres, `campaign_killed_${process.pid}`, templateName)
      : await makeDirectory();
    const open = () =>
      openDatabase(
        postgres
          ? { databaseUrl: address, dataDir: "" }
          : { databaseUrl: undefined, dataDir: address },
        createLogger("silent"),
      );
    const begun = await open();
    await prepare(begun.db);
    await begun.close();
    const { script, folder } = await bundle("tests/support/send-campaigns.ts");
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    for (const death of [...deaths, 0]) {
      const child = fork(script, [address, secret, String(death), now.toISOString()], {
        stdio: "ignore",
      });
      const [code, signal] = await once(child, "exit");
      expect([code, signal]).toEqual(death > 0 ? [null, "SIGKILL"] : [0, null]);
    }
    const { db, close } = await open();
    const sent = await db
      .select({ recipient: emails.recipient })
      .from(emails)
      .where(isNotNull(emails.campaign));
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(
      Array.from({ length: readers }, (_, index) => `reader${index}@example.com`).sort(),
    );
    expect(await db.select().from(newsletterCampaigns)).toMatchObject([
      { audience: readers, finishedAt: expect.any(Date) },
    ]);
    await close();
  },
);

async function prepare(db: Database) {
  const reader = {
    list: "newsletter" as const,
    consentText: "Yes",
    source: "page",
    consentedAt: now,
    confirmedAt: now,
  };
  await db
    .insert(subscriptions)
    .values(
      Array.from({ length: readers }, (_, index) => ({
        ...reader,
        email: `reader${index}@example.com`,
      })),
    );
  await db
    .insert(newsletterCampaigns)
    .values({
      list: "newsletter",
      subject: "Spring",
      body: "Hello",
      createdAt: now,
      changedAt: now,
      dueAt: now,
    });
}
