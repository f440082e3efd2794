import { expect, inject, onTestFinished, test } from "vitest";
import { openDatabase } from "#database/connection.ts";
import { createLogger } from "#platform/logger.ts";
import { createDatabase } from "#tests/support/create-database.ts";
import { makeDirectory } from "#tests/support/killed.ts";
import { deliverThroughKills } from "#tests/support/killed-deliverer.ts";
import { addPeople } from "#tests/support/people.ts";
import { openReceiver } from "#tests/support/receiver.ts";
import { templateName } from "#tests/support/template.ts";
import { isFullLevel } from "#tests/support/test-level.ts";
import { testWebhooks } from "#tests/support/webhooks.ts";
import { queueWebhookEvents } from "./queue-webhooks.server.ts";

const postgres = inject("postgres");
/** Kills at each of three moments. */
const kills = 50;
const total = kills * 2 + 10;

test.runIf(isFullLevel)(
  `delivers every event under one ID through ${kills} kills in the middle of a delivery`,
  { timeout: 600_000 },
  async () => {
    const address = postgres
      ? await createDatabase(postgres, `killed_hooks_${process.pid}`, templateName)
      : await makeDirectory();
    const start = new Date("2026-11-21T18:00:00Z");
    const asked = {
      by: "tests/support/deliver-webhooks.ts",
      address,
      secret: "a secret of at least 32 characters",
      kills,
      start,
    };
    const { server, killed } = await deliverThroughKills({
      ...asked,
      async open(at) {
        const receiver = await openReceiver({ status: 204 }, at);
        onTestFinished(() => receiver.close());
        await tellAll(address, receiver.url);
        return receiver;
      },
    });
    expect(killed).toBe(kills);
    const ids = new Set(server.received.map(({ headers }) => headers["webhook-id"]));
    const things = new Set(
      server.received.map(({ body }) => JSON.parse(body || "{}").data?.lead?.id),
    );
    expect([ids.size, things.size]).toEqual([total, total]);
  },
);

async function tellAll(address: string, url: string) {
  const at = postgres
    ? { databaseUrl: address, dataDir: "" }
    : { databaseUrl: undefined, dataDir: address };
  const { db, close } = await openDatabase(at, createLogger("silent"));
  const hooks = await testWebhooks(db);
  const { olivia, glow } = await addPeople(hooks);
  await hooks.register(olivia, glow, ["lead.received"], url);
  for (let id = 1; id <= total; id++)
    await queueWebhookEvents(db, "lead.received", [{ id: glow, slug: "glow-studio" }], id);
  await close();
}
