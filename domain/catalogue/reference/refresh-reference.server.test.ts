import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { treatments } from "#database/schema/catalogue/reference.ts";
import { readReference } from "#domain/demo/load-catalogue.server.ts";
import { runAsActor } from "#platform/audit-actor.ts";
import { test } from "#tests/support/database.ts";
import { refreshReference } from "./refresh-reference.server.ts";

test("corrected texts reach a running site, but an admin's edits stay until overwritten", async ({
  own: { db },
}) => {
  const shipped = readReference();
  const textOf = async (slug: string) =>
    (await db.select().from(treatments).where(eq(treatments.slug, slug)))[0];
  const change = (slug: string, longDescription: string) =>
    db.update(treatments).set({ longDescription }).where(eq(treatments.slug, slug));
  await change("botox", "An old text of the site.");
  await db
    .update(treatments)
    .set({ reviewedBy: "Ada Byron, MD", reviewerLicense: "MD A 123456", reviewedOn: "2026-11-01" })
    .where(eq(treatments.slug, "botox"));
  await runAsActor(
    { userId: 7, role: "super_admin", adminId: null, operation: "test", requestId: null },
    () => change("dysport", "A text of the admin."),
  );
  await db.delete(treatments).where(eq(treatments.slug, "moxibustion"));

  const first = await refreshReference({ db }, shipped, { overwrite: false });
  expect(first).toEqual({ added: ["moxibustion"], updated: ["botox"], kept: ["dysport"] });
  expect(await textOf("botox")).toMatchObject({
    longDescription: shipped.treatments.find(({ slug }) => slug === "botox")?.longDescription,
    reviewedBy: null,
  });
  expect(await textOf("dysport")).toMatchObject({ longDescription: "A text of the admin." });

  expect((await refreshReference({ db }, shipped, { overwrite: true })).updated).toEqual([
    "dysport",
  ]);
  expect(await refreshReference({ db }, shipped, { overwrite: true })).toEqual({
    added: [],
    updated: [],
    kept: [],
  });
});
