import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from "#database/schema/webhooks.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { testWebhooks } from "#tests/support/webhooks.ts";
import { deliverWebhooks } from "./deliver-webhooks.server.ts";
import {
  deleteOldDeliveries,
  findDelivery,
  listDeliveries,
  resendDeliveries,
} from "./deliveries.server.ts";
import {
  addEndpoint,
  changeEndpoint,
  endpointActs,
  findEndpoint,
  listEndpoints,
  rotateSecret,
} from "./endpoints.server.ts";
import { queueWebhookEvents } from "./queue-webhooks.server.ts";
import { webhooksOfAccount } from "./webhooks-of-account.server.ts";

const page = { limit: 10, offset: 0 };
const glowStudio = (id: number) => [{ id, slug: "glow-studio" }];

describe("a webhook endpoint", () => {
  test("stores its secret encrypted and shows it once", async ({ db }) => {
    const hooks = await testWebhooks(db);
    const { olivia, glow } = await addPeople(hooks);
    const { id, secret } = await hooks.register(olivia, glow, ["lead.received"]);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const shown = await findEndpoint(hooks, olivia, id);
    expect(JSON.stringify([shown, await db.select().from(webhookEndpoints)])).not.toContain(
      secret.slice(6),
    );
  });

  test("is accessible only to the owner, with a recent password entry", async ({ db }) => {
    const hooks = await testWebhooks(db);
    const { olivia, tess, oscar, gina, edda, ada, glow } = await addPeople(hooks);
    const { id } = await hooks.register(olivia, glow, ["lead.received"]);
    await queueWebhookEvents(db, "lead.received", glowStudio(glow), 1);
    const [delivery] = (await listDeliveries(hooks, olivia, id, null, page))?.rows ?? [];
    expect(await findDelivery(hooks, olivia, delivery?.id ?? 0)).not.toBeNull();
    const input = {
      url: "https://example.com/",
      description: "",
      events: ["lead.received" as const],
    };
    for (const other of [tess, oscar, gina, edda, ada]) {
      expect((await addEndpoint(hooks, other, glow, input)).outcome).toBe("not-found");
      expect(await listEndpoints(hooks, other, glow)).toBeNull();
      expect((await rotateSecret(hooks, other, id)).outcome).toBe("not-found");
      for (const act of endpointActs)
        expect(await changeEndpoint(hooks, other, id, act)).toBe("not-found");
      expect(await listDeliveries(hooks, other, id, null, page)).toBeNull();
      expect(await findDelivery(hooks, other, delivery?.id ?? 0)).toBeNull();
      expect(await resendDeliveries(hooks, other, id, { failedSince: new Date(0) })).toBeNull();
    }
    expect((await addEndpoint(hooks, olivia, null, input)).outcome).toBe("not-found");
    hooks.pass(30);
    expect([
      (await addEndpoint(hooks, olivia, glow, input)).outcome,
      (await rotateSecret(hooks, olivia, id)).outcome,
    ]).toEqual(["proof-needed", "proof-needed"]);
  });

  test("is part of the owner's data export and is deleted with the account", async ({ db }) => {
    const hooks = await testWebhooks(db);
    const { olivia, glow } = await addPeople(hooks);
    await hooks.register(olivia, glow, ["lead.received"]);
    expect(await webhooksOfAccount.collect(db, olivia.userId)).toMatchObject([
      { url: hooks.receiver.url, events: ["lead.received"] },
    ]);
    await webhooksOfAccount.erase(db, olivia.userId);
    expect(await listEndpoints(hooks, olivia, glow)).toEqual([]);
  });
});

describe("a stored webhook delivery", () => {
  test("can be resent with its old ID, one by one or all failures since a date", async ({ db }) => {
    const hooks = await testWebhooks(db);
    const { olivia, glow } = await addPeople(hooks);
    const { id: endpointId } = await hooks.register(olivia, glow, ["lead.received"]);
    for (let id = 1; id <= 3; id++)
      await queueWebhookEvents(db, "lead.received", glowStudio(glow), id);
    const since = new Date(Date.now() - 60_000);
    await db.update(webhookDeliveries).set({ failedAt: since });
    await db
      .update(webhookDeliveries)
      .set({ happenedAt: new Date(since.getTime() - 1) })
      .where(eq(webhookDeliveries.thingId, 1));
    expect((await listDeliveries(hooks, olivia, endpointId, "failed", page))?.counts).toEqual({
      waiting: 0,
      delivered: 0,
      failed: 3,
    });
    expect([
      await resendDeliveries(hooks, olivia, endpointId, { failedSince: since }),
      await deliverWebhooks(hooks),
    ]).toEqual([2, 2]);
    const [newest, , oldest] =
      (await listDeliveries(hooks, olivia, endpointId, null, page))?.rows ?? [];
    expect([newest, oldest]).toMatchObject([
      { state: "delivered", last: { status: 204, answer: "" }, tried: 1 },
      { state: "failed", last: null, tried: 0 },
    ]);
    expect([
      await resendDeliveries(hooks, olivia, endpointId, { id: newest?.id ?? 0 }),
      await deliverWebhooks(hooks),
    ]).toEqual([1, 1]);
    const found = await findDelivery(hooks, olivia, newest?.id ?? 0);
    expect([found?.state, found?.attempts.length, found?.body]).toEqual([
      "delivered",
      2,
      hooks.receiver.received.at(-1)?.body,
    ]);
    expect(
      hooks.receiver.received.filter(
        ({ headers }) => headers["webhook-id"] === `msg_${found?.messageId}`,
      ),
    ).toHaveLength(2);
  });

  test("of a test contains no personal data and goes only to an enabled endpoint", async ({
    db,
  }) => {
    const hooks = await testWebhooks(db);
    const { olivia, glow } = await addPeople(hooks);
    const { id } = await hooks.register(olivia, glow, ["lead.received"]);
    expect([await changeEndpoint(hooks, olivia, id, "test"), await deliverWebhooks(hooks)]).toEqual(
      ["done", 1],
    );
    expect(JSON.parse(hooks.receiver.received[0]?.body ?? "")).toMatchObject({
      type: "test.ping",
      data: {},
    });
    await changeEndpoint(hooks, olivia, id, "disable");
    expect(await changeEndpoint(hooks, olivia, id, "test")).toBe("not-found");
    await changeEndpoint(hooks, olivia, id, "enable");
    for (let tests = 1; tests < 20; tests++) await changeEndpoint(hooks, olivia, id, "test");
    expect(await changeEndpoint(hooks, olivia, id, "test")).toBe("limited");
  });

  test("is deleted after thirty days", async ({ db }) => {
    const hooks = await testWebhooks(db);
    const { olivia, glow } = await addPeople(hooks);
    await hooks.register(olivia, glow, ["lead.received"]);
    await queueWebhookEvents(db, "lead.received", glowStudio(glow), 1);
    await deliverWebhooks(hooks);
    const now = Date.now();
    const deletedIn = (days: number) =>
      deleteOldDeliveries({ db, clock: () => new Date(now + days * 86_400_000) });
    expect([await deletedIn(29), await db.$count(webhookDeliveries)]).toEqual([0, 1]);
    expect([
      await deletedIn(31),
      await db.$count(webhookDeliveries),
      await db.$count(webhookAttempts),
    ]).toEqual([1, 0, 0]);
  });
});
