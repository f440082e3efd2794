import { desc, eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { auditLog } from "#database/schema/audit-log.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { type ActorContext, runAsActor } from "#platform/audit-actor.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";

const ada: ActorContext = {
  userId: 7,
  role: "super_admin",
  adminId: null,
  operation: "POST /admin/listings",
  requestId: "r-1",
};

async function lastChange(db: Executor) {
  const [change] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return change;
}

async function listing(db: Executor, name: string) {
  await addDrafts(db, { name });
  const [found] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.name, name));
  return found?.id ?? 0;
}

describe("an audit log entry", () => {
  test("keeps values before and after, but for personal columns only the fact of the change", async ({
    db,
  }) => {
    const id = await listing(db, "Glow");
    await db
      .update(listings)
      .set({ status: "inactive", phone: "(949) 555-0199" })
      .where(eq(listings.id, id));
    expect(await lastChange(db)).toMatchObject({
      tableName: "listings",
      rowKey: String(id),
      listingId: id,
      verb: "update",
      before: { status: "active" },
      after: { status: "inactive" },
      named: ["phone"],
    });
  });

  test("is not written for an update without changes or for a rank update", async ({ db }) => {
    const id = await listing(db, "Glow");
    const before = await lastChange(db);
    await db.update(listings).set({ status: "active" }).where(eq(listings.id, id));
    await db.update(listings).set({ score: 12, rating: null }).where(eq(listings.id, id));
    expect(await lastChange(db)).toEqual(before);
  });

  test("is written for each of several changed rows", async ({ db }) => {
    await addDrafts(
      db,
      { name: "One", phone: "(949) 555-0111", website: null },
      { name: "Two", phone: "(949) 555-0112", website: null },
    );
    const { rows } = await db.execute<{ names: string[] }>(sql`
      select array_agg(after ->> 'name' order by id) as names from audit_log where table_name = 'listings' and verb = 'insert'`);
    expect(rows[0]?.names.slice(-2)).toEqual(["One", "Two"]);
  });

  test("disappears when its transaction rolls back", async ({ db }) => {
    const before = await lastChange(db);
    await db
      .transaction(async (tx) => {
        await listing(tx, "Gone");
        tx.rollback();
      })
      .catch(() => {});
    expect(await lastChange(db)).toEqual(before);
  });
});

describe("the actor of an audit log entry", () => {
  const operationOf = async (db: Executor) => (await lastChange(db))?.operation;

  test("is recorded inside and outside a transaction and does not leak into the next statement", async ({
    own: { db },
  }) => {
    const add = (name: string) => db.insert(users).values({ name, email: `${name}@example.com` });
    await runAsActor(ada, () =>
      db.transaction((tx) => tx.insert(users).values({ name: "Nora", email: "nora@example.com" })),
    );
    expect(await lastChange(db)).toMatchObject({
      tableName: "users",
      actorId: 7,
      actorRole: "super_admin",
      adminId: null,
      requestId: "r-1",
    });
    await runAsActor({ ...ada, operation: "POST /alone" }, () => add("alone"));
    expect(await operationOf(db)).toBe("POST /alone");
    await add("unknown");
    expect(await operationOf(db)).toBeNull();
  });

  test("is recorded on a reused connection and after a failed statement", async ({
    own: { db },
  }) => {
    const twice = () => db.insert(users).values({ name: "Twice", email: "twice@example.com" });
    await runAsActor(ada, twice);
    await expect(runAsActor(ada, twice)).rejects.toThrow();
    await runAsActor({ ...ada, operation: "POST /later" }, () =>
      db.delete(users).where(eq(users.email, "twice@example.com")),
    );
    expect(await operationOf(db)).toBe("POST /later");
  });
});
