import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { confirmations } from "#database/schema/catalogue/confirmations.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";

const migration = new URL("#database/migrations/0029_confirmed-fields.sql", import.meta.url);

test("the migration splits section confirmations into fields with their source and date", async ({
  db,
}) => {
  await addDrafts(db, { slug: "early", name: "Early" });
  const [early] = await db
    .select({ id: medSpas.id })
    .from(medSpas)
    .where(eq(medSpas.slug, "early"));
  const row = { medSpaId: early?.id ?? 0, source: "owner", confirmedOn: "2026-11-02" } as const;
  await db
    .insert(confirmations)
    .values(["name", "address", "contact", "hours"].map((field) => ({ ...row, field })));
  const [, carryOver = ""] = readFileSync(migration, "utf8").split(/(?=INSERT INTO)/);
  for (const statement of carryOver.split("--> statement-breakpoint"))
    await db.execute(sql.raw(statement));
  const rows = await db.select().from(confirmations).orderBy(confirmations.field);
  expect(rows.map(({ field }) => field).sort()).toEqual(
    [
      "name",
      "address",
      "city",
      "zipCode",
      "latitude",
      "longitude",
      "phone",
      "email",
      "website",
      "weeklyHours",
      "hoursText",
    ].sort(),
  );
  expect(
    rows.every(({ source, confirmedOn }) => source === "owner" && confirmedOn === "2026-11-02"),
  ).toBe(true);
});
