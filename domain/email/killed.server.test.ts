import { expect, inject, test } from "vitest";
import { openDatabase } from "#database/connection.ts";
import { createEncryptor } from "#platform/encryption.ts";
import { createLogger } from "#platform/logger.ts";
import { createDatabase } from "#tests/support/create-database.ts";
import { makeDirectory } from "#tests/support/killed.ts";
import { deliverThroughKills } from "#tests/support/killed-deliverer.ts";
import { openMailServer } from "#tests/support/mail-server.ts";
import { templateName } from "#tests/support/template.ts";
import { atLevel } from "#tests/support/test-level.ts";
import { queueEmail } from "./queue-email.server.ts";

const secret = "a secret of at least 32 characters";
const start = new Date("2026-11-21T12:00:00Z");
const postgres = inject("postgres");
/** Kills at each of three moments. */
const kills = atLevel(1, 50);
const total = kills * 2 + 20;

test(`delivers every email exactly once through ${kills} kills in the middle of sending`, {
  timeout: 600_000,
}, async () => {
  const address = postgres
    ? await createDatabase(postgres, `killed_${process.pid}`, templateName)
    : await makeDirectory();
  await queueAll(address);
  const { server, killed } = await deliverThroughKills({
    by: "tests/support/deliver.ts",
    open: (at) => openMailServer({ at }),
    address,
    secret,
    kills,
    start,
  });
  expect(killed).toBe(kills);
  expect(
    server
      .emails()
      .map(({ to }) => to[0])
      .sort(),
  ).toEqual(Array.from({ length: total }, (_, count) => `gina${count}@example.com`).sort());
  const twice = server.deliveries.length - server.emails().length;
  // Only a process that dies between the server's acceptance and its own commit sends twice.
  expect(twice).toBeLessThanOrEqual(Math.ceil((kills * 2) / 3));
});

async function queueAll(address: string) {
  const at = postgres
    ? { databaseUrl: address, dataDir: "" }
    : { databaseUrl: undefined, dataDir: address };
  const { db, close } = await openDatabase(at, createLogger("silent"));
  const deps = { db, clock: () => start, emailEncryptor: createEncryptor(secret, "mail") };
  for (let count = 0; count < total; count++)
    await queueEmail(deps, {
      kind: "hello",
      to: `gina${count}@example.com`,
      content: { title: `Hello ${count}`, paragraphs: ["Hello"] },
    });
  await close();
}
