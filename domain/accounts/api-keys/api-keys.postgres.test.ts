import { expect } from "vitest";
import { listingEditHistory } from "#database/schema/listing-edits/listing-edits.ts";
import { lockListingFacts } from "#domain/catalogue/listings/read-listing.server.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { makeKey } from "./api-keys.server.ts";

test("an owner makes a key while an edit of the listing is saved", async ({
  own: { db, pool },
}) => {
  const deps = testAccounts(db);
  const { olivia, glow } = await addPeople(deps);
  const [isLocked, isAsked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const edit = db.transaction(async (tx) => {
    await lockListingFacts({ db: tx }, glow);
    isLocked.resolve();
    await isAsked.promise;
    await tx
      .insert(listingEditHistory)
      .values({
        listingId: glow,
        act: "changed",
        userId: olivia.userId,
        source: "owner",
        at: deps.clock(),
      });
  });
  await isLocked.promise;
  const made = makeKey(deps, olivia, glow, { name: "Ours", scopes: ["bookings:read"], days: "90" });
  const waiting =
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await expect.poll(async () => (await pool.query(waiting)).rows.length).toBe(1);
  isAsked.resolve();
  await edit;
  expect((await made).outcome).toBe("made");
});
