import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { users } from "#database/schema/accounts/accounts.ts";
import { apiKeys } from "#database/schema/accounts/api-keys.ts";
import { memberships } from "#database/schema/accounts/memberships.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { type Permission, permissions } from "#domain/accounts/policy/permissions.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { listKeys, makeKey, revokeKey } from "./api-keys.server.ts";
import { findByKey } from "./find-by-key.server.ts";
import { keysOfAccount } from "./keys-of-account.server.ts";
import { type ApiKeyScope, permissionsOf, scopeNames } from "./scopes.ts";

const input = (...scopes: ApiKeyScope[]) => ({ name: "Our own site", scopes, days: "90" as const });

async function made(
  deps: Parameters<typeof makeKey>[0],
  actor: Actor,
  listingId: number | null,
  ...scopes: ApiKeyScope[]
) {
  const answer = await makeKey(deps, actor, listingId, input(...scopes));
  if (answer.outcome !== "made") throw new Error(answer.outcome);
  return answer.key;
}

describe("an API key", () => {
  test("is stored as a hash and identified by its prefix", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia, glow } = await addPeople(deps);
    const key = await made(deps, olivia, glow, "bookings:read");
    const [row] = await db.select().from(apiKeys);
    expect(JSON.stringify(row)).not.toContain(key.slice(9));
    expect(
      (await listKeys(deps, olivia, glow))?.map(({ prefix, state, maker }) => [
        prefix,
        state,
        maker,
      ]),
    ).toEqual([[key.slice(0, 9), "open", "Olivia Marlowe"]]);
  });

  test("has its creator's permissions, limited to its scopes and its listing", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia, glow, harbor } = await addPeople(deps);
    const actor = await findByKey(deps, await made(deps, olivia, glow, "bookings:read"));
    const may_ = (action: Permission, listingId: number) => may(actor, action, { listingId });
    expect([
      may_("bookings.read", glow),
      may_("bookings.read", harbor),
      may_("bookings.manage", glow),
      may_("analytics.read", glow),
    ]).toEqual([true, false, false, false]);
  });

  test("ends on revocation, on expiry, and when its creator loses the account, listing or role", async ({
    db,
  }) => {
    const deps = testAccounts(db);
    const { olivia, oscar, ada, glow, harbor } = await addPeople(deps);
    const key = await made(deps, olivia, glow, "leads:read");
    const [{ id = 0 } = {}] = (await listKeys(deps, olivia, glow)) ?? [];
    expect(await revokeKey(deps, olivia, glow, id)).toBe("done");
    expect(await findByKey(deps, key)).toBeNull();

    const [second, ofHarbor, ofSite] = [
      await made(deps, olivia, glow, "leads:read"),
      await made(deps, oscar, harbor, "leads:read"),
      await made(deps, ada, null, "site:read"),
    ];
    const works = async () =>
      Promise.all(
        [second, ofHarbor, ofSite].map(async (each) => (await findByKey(deps, each)) !== null),
      );
    expect(await works()).toEqual([true, true, true]);
    await db.delete(memberships).where(eq(memberships.userId, olivia.userId));
    await db.update(users).set({ suspendedAt: deps.clock() }).where(eq(users.id, oscar.userId));
    await db.update(users).set({ role: "editor" }).where(eq(users.id, ada.userId));
    expect(await works()).toEqual([false, false, false]);
    await db.update(users).set({ role: "super_admin" }).where(eq(users.id, ada.userId));
    deps.pass(91 * 24 * 60);
    expect(await works()).toEqual([false, false, false]);
  });

  test("loses permissions when its creator's role is reduced", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia, glow } = await addPeople(deps);
    const key = await made(deps, olivia, glow, "specials:write");
    await db
      .update(memberships)
      .set({ role: "front_desk" })
      .where(eq(memberships.userId, olivia.userId));
    expect(may(await findByKey(deps, key), "specials.manage", { listingId: glow })).toBe(false);
  });

  test("is created and revoked only by the owner, with a recent password entry", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia, tess, oscar, gina, edda, ada, glow } = await addPeople(deps);
    await made(deps, olivia, glow, "leads:read");
    const [{ id = 0 } = {}] = (await listKeys(deps, olivia, glow)) ?? [];
    for (const other of [tess, oscar, gina, edda, ada]) {
      expect((await makeKey(deps, other, glow, input("leads:read"))).outcome).toBe("not-found");
      expect(await listKeys(deps, other, glow)).toBeNull();
      expect(await revokeKey(deps, other, glow, id)).toBe("not-found");
    }
    for (const other of [olivia, tess, gina, edda])
      expect((await makeKey(deps, other, null, input("leads:read"))).outcome).toBe("not-found");
    expect((await makeKey(deps, olivia, glow, input("export"))).outcome).toBe("not-found");
    const seen = { ...olivia, impersonator: { userId: ada.userId, until: deps.clock() } };
    expect((await makeKey(deps, seen, glow, input("leads:read"))).outcome).toBe("not-found");
    deps.pass(30);
    expect((await makeKey(deps, olivia, glow, input("leads:read"))).outcome).toBe("proof-needed");
  });

  test("shows the day of its last use, written once", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia, glow } = await addPeople(deps);
    const key = await made(deps, olivia, glow, "leads:read");
    const usedOn = async () => (await listKeys(deps, olivia, glow))?.[0]?.usedOn;
    expect(await usedOn()).toBeNull();
    await findByKey(deps, key);
    expect(await usedOn()).toBe("2026-11-21");
  });

  test("is part of the owner's data export and is deleted with the account", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia, glow } = await addPeople(deps);
    const key = await made(deps, olivia, glow, "leads:read");
    expect(await keysOfAccount.collect(db, olivia.userId)).toMatchObject([
      { name: "Our own site", prefix: key.slice(0, 9) },
    ]);
    await keysOfAccount.erase(db, olivia.userId);
    expect(await findByKey(deps, key)).toBeNull();
  });
});

test("no scope allows access to accounts, sessions, keys, billing or the audit log", () => {
  const open = permissionsOf(scopeNames);
  const closed = Object.keys(permissions).filter((action) =>
    /password|session|passkey|account|key|plan|invoice|refund|user|team|impersonat|changes|own data|proof/.test(
      action,
    ),
  );
  expect(closed.length).toBeGreaterThan(10);
  expect(closed.filter((action) => open.has(action as Permission))).toEqual([]);
});
