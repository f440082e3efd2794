import type { Executor } from "#database/database.ts";
import { secretChecks } from "#database/schema/settings.ts";

/** Finds the known word, encrypted with the secret that the database was set up with. */
export async function findSecretCheck({ db }: { db: Executor }) {
  const [check] = await db.select().from(secretChecks);
  return check?.encrypted ?? null;
}

/** Adds the known word. If several processes start at once, the first one's value counts. */
export async function addSecretCheck({ db }: { db: Executor }, encrypted: string) {
  await db.insert(secretChecks).values({ id: 1, encrypted }).onConflictDoNothing();
}

export async function replaceSecretCheck({ db }: { db: Executor }, encrypted: string) {
  await db
    .insert(secretChecks)
    .values({ id: 1, encrypted })
    .onConflictDoUpdate({ target: secretChecks.id, set: { encrypted } });
}
