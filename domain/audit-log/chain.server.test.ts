import { sql } from "drizzle-orm";
import { beforeEach, describe, expect } from "vitest";
import { connect } from "#database/connection.ts";
import type { Database } from "#database/database.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import type { ChainHead, HeadStore } from "./chain.server.ts";
import { chainEntries } from "./chain-entries.server.ts";
import { checkChain, findHead } from "./check-chain.server.ts";

function inMemory() {
  const noted: ChainHead[] = [];
  return { record: (head: ChainHead) => void noted.push(head), heads: () => noted };
}

/**
 * Transactions in other databases of the server also delay sealing, including those of concurrent
 * tests.
 */
const patience = 25_000;
async function chainAll(db: Database, headStore: HeadStore) {
  let linked = 0;
  await expect
    .poll(
      async () => {
        linked += await chainEntries({ db, headStore });
        return (await findHead({ db })).waiting;
      },
      { timeout: patience },
    )
    .toBe(0);
  return linked;
}

let listings = 0;
const change = (db: Database) =>
  addDrafts(db, {
    name: `Chain ${++listings}`,
    phone: `(949) 555-${1000 + listings}`,
    website: null,
  });

describe("the audit log chain", () => {
  let headStore = inMemory();
  beforeEach<{ own: { db: Database } }>(async ({ own: { db } }) => {
    headStore = inMemory();
    await db.execute(sql`truncate audit_log, audit_log_hashes`);
    for (let made = 0; made < 3; made++) await change(db);
    await chainAll(db, headStore);
  });

  test("covers everything that was committed", async ({ own: { db } }) => {
    const state = await checkChain({ db, headStore });
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from audit_log`,
    );
    expect(state).toMatchObject({ isWhole: true, count: rows[0]?.count });
    expect(state.count).toBeGreaterThan(5);
  });

  test("continues where it ended", async ({ own: { db } }) => {
    const before = await checkChain({ db, headStore });
    await change(db);
    expect(await chainAll(db, headStore)).toBeGreaterThan(0);
    const after = await checkChain({ db, headStore });
    expect(after.isWhole).toBe(true);
    expect(after.count).toBeGreaterThan(before.count);
    expect(await chainAll(db, headStore)).toBe(0);
  });

  const actions = {
    "a changed row": sql`update audit_log set after = '{"status": "active"}' where id = (select change_id from audit_log_hashes where position = 5)`,
    "a changed name of who did it": sql`update audit_log set actor_id = 7 where id = (select change_id from audit_log_hashes where position = 5)`,
    "a deleted row": sql`delete from audit_log where id = (select change_id from audit_log_hashes where position = 5)`,
    "a deleted row with its link": sql`with gone as (delete from audit_log_hashes where position = 5 returning change_id) delete from audit_log using gone where id = change_id`,
    "two that changed places": sql`update audit_log as one set after = other.after, table_name = other.table_name, row_key = other.row_key
      from audit_log as other, audit_log_hashes as at, audit_log_hashes as next
      where at.position = 5 and next.position = 6 and one.id in (at.change_id, next.change_id) and other.id = at.change_id + next.change_id - one.id`,
  };
  for (const [name, intent] of Object.entries(actions))
    test(`detects ${name}`, async ({ own: { db } }) => {
      await db.execute(intent);
      expect(await checkChain({ db, headStore })).toMatchObject({ isWhole: false, position: 5 });
    });

  test("detects an inserted row", async ({ own: { db } }) => {
    await db.execute(
      sql`insert into audit_log (table_name, row_key, verb, xid) select table_name, row_key, verb, xid from audit_log order by id limit 1`,
    );
    expect(await checkChain({ db, headStore })).toMatchObject({
      isWhole: false,
      fault: "entries were inserted afterwards",
    });
  });

  test("detects a truncated tail", async ({ own: { db } }) => {
    await db.execute(
      sql`with gone as (delete from audit_log_hashes where position > 5 returning change_id) delete from audit_log using gone where id = change_id`,
    );
    expect(await checkChain({ db, headStore })).toMatchObject({ isWhole: false, position: 6 });
    expect(await checkChain({ db, headStore: inMemory() })).toMatchObject({ isWhole: true });
  });

  test("detects a complete rewrite", async ({ own: { db } }) => {
    await db.execute(
      sql`update audit_log set actor_id = 7 where id = (select change_id from audit_log_hashes where position = 5)`,
    );
    await db.execute(sql`truncate audit_log_hashes`);
    await chainAll(db, inMemory());
    expect(await checkChain({ db, headStore: inMemory() })).toMatchObject({ isWhole: true });
    expect(await checkChain({ db, headStore })).toMatchObject({
      isWhole: false,
      fault: expect.stringContaining("the chain was rewritten"),
    });
  });

  test("continues in a restored copy with a new transaction counter", async ({ own: { db } }) => {
    await db.execute(sql`update audit_log set xid = ((xid::text)::bigint + 1000000)::text::xid8`);
    await change(db);
    await chainAll(db, headStore);
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from audit_log`,
    );
    expect(await checkChain({ db, headStore })).toMatchObject({
      isWhole: true,
      count: rows[0]?.count,
    });
  });
});

test("the chain includes a transaction that began first and committed last", async ({
  own: { db, pool, address },
}) => {
  if (!address) return;
  const headStore = inMemory();
  const slow = await pool.connect();
  await slow.query("begin");
  await slow.query(
    "insert into contact_messages (name, email, subject, category, message) values ('', '', '', 'early', '')",
  );
  await connect(pool).execute(
    sql`insert into contact_messages (name, email, subject, category, message) values ('', '', '', 'late', '')`,
  );
  await chainEntries({ db, headStore });
  const categories = async () => {
    const { rows } = await db.execute<{ category: string }>(sql`
      select after ->> 'category' as category from audit_log_hashes join audit_log on id = change_id where table_name = 'contact_messages' order by position`);
    return rows.map(({ category }) => category);
  };
  expect(await categories()).toEqual([]);
  await slow.query("commit");
  slow.release();
  await chainAll(db, headStore);
  expect(await categories()).toEqual(["early", "late"]);
  expect(await checkChain({ db, headStore })).toMatchObject({ isWhole: true });
});
