import { eq, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { jsonRows } from "#database/json-rows.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { licenseChecks } from "#database/schema/catalogue/license-checks.ts";
import { licenses } from "#database/schema/catalogue/listing-details.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { addDays, localDay } from "#shared/local-day.ts";
import { listTagsToInvalidate } from "../internal/tags-to-invalidate.server.ts";
import { checkDueDays, type LicenseFilter } from "./license-check.ts";
import type { LicenseCheck } from "./license-check-input.ts";

export type LicenseCheckEntry = {
  isChecked: boolean;
  checkedOn: string | null;
  source: string;
  checker: string;
  at: string;
};

export async function listLicenses(
  { db, clock }: { db: Executor; clock: () => Date },
  actor: Actor,
  filter: LicenseFilter | { listingId: number },
  { limit, offset }: { limit: number; offset: number },
) {
  if (!may(actor, "licenses.check")) return "forbidden" as const;
  const dueSince = addDays(localDay(clock()), -checkDueDays);
  const shown = {
    unchecked: sql`${licenses.checkedOn} is null`,
    due: sql`${licenses.checkedOn} <= ${dueSince}`,
    checked: sql`${licenses.checkedOn} is not null`,
    all: sql`true`,
  };
  const condition =
    typeof filter === "string" ? shown[filter] : eq(licenses.listingId, filter.listingId);
  const rows = await db
    .select({
      ...pickColumns(licenses, "id", "kind", "holder", "number", "checkedOn"),
      medSpaName: listings.name,
      medSpaSlug: listings.slug,
      total: sql<number>`count(*) over ()::int`,
      log: jsonRows<LicenseCheckEntry>(sql`
        select c.is_checked as "isChecked", c.checked_on as "checkedOn", c.source, u.name as checker, c.recorded_at as at
        from license_checks c join users u on u.id = c.checker_id where c.license_id = ${licenses.id} order by c.id desc`),
    })
    .from(licenses)
    .innerJoin(listings, eq(listings.id, licenses.listingId))
    .where(condition)
    .orderBy(listings.sortName, licenses.kind, licenses.id)
    .limit(limit)
    .offset(offset);
  return {
    total: rows[0]?.total ?? 0,
    licenses: rows.map(({ total: _total, ...license }) => license),
  };
}

/** Sets or withdraws the public check date. Only an admin's own lookup can. */
export async function recordLicenseCheck(
  { db, clock }: { db: Executor; clock: () => Date },
  actor: Actor,
  { id, result, checkedOn, source }: LicenseCheck,
): Promise<"done" | "forbidden" | "not-found" | "in-the-future"> {
  if (!may(actor, "licenses.check")) return "forbidden";
  const now = clock();
  const isChecked = result === "checked";
  if (isChecked && checkedOn > localDay(now)) return "in-the-future";
  const day = isChecked ? checkedOn : null;
  return db.transaction(async (tx) => {
    const [license] = await tx
      .update(licenses)
      .set({ checkedOn: day })
      .where(eq(licenses.id, id))
      .returning({ listingId: licenses.listingId });
    if (!license) return "not-found";
    await tx
      .insert(licenseChecks)
      .values({
        licenseId: id,
        checkerId: actor.userId,
        isChecked,
        checkedOn: day,
        source,
        recordedAt: now,
      });
    await invalidateTags(tx, await listTagsToInvalidate(tx, license.listingId));
    return "done";
  });
}
