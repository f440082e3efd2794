import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { describe, expect } from "vitest";
import { users } from "#database/schema/accounts/accounts.ts";
import { memberships } from "#database/schema/accounts/memberships.ts";
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from "#database/schema/webhooks.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, signedIn } from "#tests/support/people.ts";
import { testWebhooks } from "#tests/support/webhooks.ts";
import { deliverWebhooks } from "./deliver-webhooks.server.ts";
import { listDeliveries } from "./deliveries.server.ts";
import { changeEndpoint, findEndpoint, rotateSecret } from "./endpoints.server.ts";
import { queueWebhookEvents } from "./queue-webhooks.server.ts";

const glowStudio = (id: number) => [{ id, slug: "glow-studio" }];

describe("a webhook delivery", () => {
  test("arrives once with a signature that Standard Webhooks libraries accept", async ({ db }) => {
    const hooks = await testWebhooks(db);
    const { olivia, glow } = await addPeople(hooks);
    const { secret } = await hooks.register(olivia, glow, ["booking.made"]);
    await queueWebhookEvents(db, "booking.made", glowStudio(glow), 34);
    hooks.pass(24 * 60);
    const now = { ...hooks, clock: () => new Date() };
    expect([await deliverWebhooks(now), await deliverWebhooks(now)]).toEqual([1, 0]);
    const [{ body = "", headers = {} } = {}, ...more] = hooks.receiver.received;
    expect(more).toEqual([]);
    const verified = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(verified).toMatchObject({
      type: "booking.made",
      data: { listing: { slug: "glow-studio" }, booking: { id: 34 } },
    });
    expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow(
      "No matching signature found",
    );
  });

  test("goes to enabled endpoints subscribed to the event, for their own listing or for all", async ({
    own: { db },
  }) => {
    const hooks = await testWebhooks(db);
    const { olivia, oscar, ada, glow, harbor } = await addPeople(hooks);
    const at = (path: string) => hooks.receiver.url.replace("hook", path);
    await hooks.register(olivia, glow, ["lead.received"], at("glow"));
    await hooks.register(olivia, glow, ["booking.made"], at("others"));
    await hooks.register(oscar, harbor, ["lead.received"], at("harbor"));
    await hooks.register(ada, null, ["lead.received"], at("site"));
    const { id } = await hooks.register(ada, null, ["lead.received"], at("disabled"));
    await changeEndpoint(hooks, ada, id, "disable");
    await queueWebhookEvents(db, "lead.received", glowStudio(glow), 1);
    expect(await deliverWebhooks(hooks)).toBe(2);
    expect(hooks.receiver.received.map(({ path }) => path).sort()).toEqual(["/glow", "/site"]);
  });

  test("is retried with the same ID until it arrives, and each attempt is logged", async ({
    db,
  }) => {
    const hooks = await testWebhooks(db);
    const { olivia, glow } = await addPeople(hooks);
    await hooks.register(olivia, glow, ["lead.received"]);
    await queueWebhookEvents(db, "lead.received", glowStudio(glow), 1);
    hooks.receiver.answers({ status: 500, text: "Not\u0000 now" });
    expect([await deliverWebhooks(hooks), await deliverWebhooks(hooks)]).toEqual([0, 0]);
    hooks.receiver.answers({ status: 200, text: "ok" });
    hooks.pass(2);
    expect(await deliverWebhooks(hooks)).toBe(1);
    const ids = hooks.receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect(
      await db
        .select({ status: webhookAttempts.status, answer: webhookAttempts.answer })
        .from(webhookAttempts)
        .orderBy(webhookAttempts.id),
    ).toEqual([
      { status: 500, answer: "Not now" },
      { status: 200, answer: "ok" },
    ]);
  });

  test("that failed while the clock was a day ahead is retried minutes after the correction", async ({
    db,
  }) => {
    const hooks = await testWebhooks(db);
    const { olivia, glow } = await addPeople(hooks);
    await hooks.register(olivia, glow, ["lead.received"]);
    await queueWebhookEvents(db, "lead.received", glowStudio(glow), 1);
    hooks.pass(24 * 60);
    hooks.receiver.answers({ status: 500 });
    expect(await deliverWebhooks(hooks)).toBe(0);
    hooks.receiver.answers({ status: 204 });
    hooks.pass(-24 * 60);
    expect(await deliverWebhooks(hooks)).toBe(1);
    hooks.pass(24 * 60);
    expect(await deliverWebhooks(hooks)).toBe(0);
    expect(hooks.receiver.received).toHaveLength(2);
  });

  test("is abandoned after three days", async ({ db }) => {
    const hooks = await testWebhooks(db);
    const { olivia, glow } = await addPeople(hooks);
    await hooks.register(olivia, glow, ["lead.received"]);
    await queueWebhookEvents(db, "lead.received", glowStudio(glow), 1);
    hooks.receiver.answers({ status: 404 });
    for (let tries = 0; tries < 12; tries++) {
      await deliverWebhooks(hooks);
      const [{ dueAt = null } = {}] = await db
        .select({ dueAt: webhookDeliveries.dueAt })
        .from(webhookDeliveries);
      hooks.pass(((dueAt?.getTime() ?? 0) - hooks.clock().getTime()) / 60_000);
    }
    expect(hooks.receiver.received).toHaveLength(10);
    expect((await db.select().from(webhookDeliveries))[0]?.failedAt).not.toBeNull();
  });

  test("without a response gives the reason in its row, in the list and at its endpoint", async ({
    db,
  }) => {
    const hooks = await testWebhooks(db);
    const { olivia, glow } = await addPeople(hooks);
    const { id } = await hooks.register(olivia, glow, ["lead.received"], "http://10.0.0.1/");
    await queueWebhookEvents(db, "lead.received", glowStudio(glow), 1);
    await deliverWebhooks(hooks);
    const result = { status: null, answer: "Not called: it is not a public address." };
    expect(await db.select().from(webhookAttempts)).toMatchObject([result]);
    expect(
      (await listDeliveries(hooks, olivia, id, null, { limit: 10, offset: 0 }))?.rows,
    ).toMatchObject([{ last: result }]);
    expect(await findEndpoint(hooks, olivia, id)).toMatchObject({ last: result });
  });
});

describe("a webhook endpoint under delivery", () => {
  test("that is down gets one delivery at a time, and all of them when it is back", async ({
    db,
  }) => {
    const hooks = await testWebhooks(db);
    const { olivia, glow } = await addPeople(hooks);
    await hooks.register(olivia, glow, ["lead.received"]);
    for (let id = 1; id <= 20; id++)
      await queueWebhookEvents(db, "lead.received", glowStudio(glow), id);
    hooks.receiver.answers({ status: 503 });
    await deliverWebhooks(hooks);
    expect(hooks.receiver.received).toHaveLength(1);
    hooks.receiver.answers({ status: 204 });
    hooks.pass(3);
    expect(await deliverWebhooks(hooks)).toBe(20);
  });

  test("that answers 410 is disabled, and its creator is notified", async ({ db }) => {
    const hooks = await testWebhooks(db);
    const { olivia, glow } = await addPeople(hooks);
    const { id } = await hooks.register(olivia, glow, ["lead.received"]);
    await queueWebhookEvents(db, "lead.received", glowStudio(glow), 1);
    await queueWebhookEvents(db, "lead.received", glowStudio(glow), 2);
    hooks.receiver.answers({ status: 410 });
    await deliverWebhooks(hooks);
    hooks.pass(24 * 60);
    await deliverWebhooks(hooks);
    expect(hooks.receiver.received).toHaveLength(1);
    expect((await findEndpoint(hooks, olivia, id))?.disabledFor).toBe("gone");
    expect(
      (await hooks.emailsTo(olivia.email)).map(({ text }) =>
        text.includes(`/owner/webhooks/${id}`),
      ),
    ).toEqual([true]);
  });

  test("of the site that answers 410 is disabled without a second database connection", async ({
    own: { db },
  }) => {
    const hooks = await testWebhooks(db);
    // An earlier test of this file may have created these people already.
    const { actor: ada } = await signedIn(hooks, "ada").catch(async () => ({
      actor: (await addPeople(hooks)).ada,
    }));
    const { id } = await hooks.register(ada, null, ["plan.changed"]);
    await queueWebhookEvents(db, "plan.changed", glowStudio(1));
    hooks.receiver.answers({ status: 410 });
    await deliverWebhooks({ ...hooks, isDemo: async () => (await db.$count(users)) > 0 });
    expect((await findEndpoint(hooks, ada, id))?.disabledFor).toBe("gone");
  });

  test("that fails for five days is disabled, and its creator is notified once", async ({ db }) => {
    const hooks = await testWebhooks(db);
    const { ada, glow } = await addPeople(hooks);
    const { id } = await hooks.register(ada, null, ["lead.received"]);
    hooks.receiver.answers({ status: 500 });
    for (let day = 0; day < 8; day++) {
      await queueWebhookEvents(db, "lead.received", glowStudio(glow), day);
      await deliverWebhooks(hooks);
      hooks.pass(24 * 60);
    }
    expect((await findEndpoint(hooks, ada, id))?.disabledFor).toBe("failing");
    expect((await hooks.emailsTo(ada.email)).map(({ kind }) => kind)).toEqual(["webhook disabled"]);
  });

  test("gets nothing more when its creator loses the listing, role or account", async ({ db }) => {
    const hooks = await testWebhooks(db);
    const { olivia, oscar, ada, glow, harbor } = await addPeople(hooks);
    await hooks.register(olivia, glow, ["lead.received"]);
    await hooks.register(oscar, harbor, ["lead.received"]);
    await hooks.register(ada, null, ["lead.received"]);
    await db.delete(memberships).where(eq(memberships.userId, olivia.userId));
    await db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, oscar.userId));
    await db.update(users).set({ role: "editor" }).where(eq(users.id, ada.userId));
    await queueWebhookEvents(
      db,
      "lead.received",
      [...glowStudio(glow), { id: harbor, slug: "harbor-studio" }],
      1,
    );
    expect(await deliverWebhooks(hooks)).toBe(0);
    expect(hooks.receiver.received).toEqual([]);
    expect(
      (await db.select().from(webhookEndpoints)).map(({ disabledFor }) => disabledFor),
    ).toEqual(["maker", "maker", "maker"]);
  });

  test("gets signatures with both secrets for a day after a rotation", async ({ db }) => {
    const hooks = await testWebhooks(db);
    const { olivia, glow } = await addPeople(hooks);
    const { id, secret } = await hooks.register(olivia, glow, ["lead.received"]);
    const rotated = await rotateSecret(hooks, olivia, id);
    const next = rotated.outcome === "rotated" ? rotated.secret : "";
    const verifies = async () => {
      await queueWebhookEvents(db, "lead.received", glowStudio(glow), 1);
      await deliverWebhooks(hooks);
      const { body = "", headers = {} } = hooks.receiver.received.at(-1) ?? {};
      const sign = (given: string) =>
        new Webhook(given).sign(
          String(headers["webhook-id"]),
          new Date(Number(headers["webhook-timestamp"]) * 1000),
          body,
        );
      return [secret, next].map((each) =>
        String(headers["webhook-signature"]).split(" ").includes(sign(each)),
      );
    };
    expect(await verifies()).toEqual([true, true]);
    hooks.pass(24 * 60 + 1);
    expect(await verifies()).toEqual([false, true]);
  });
});
