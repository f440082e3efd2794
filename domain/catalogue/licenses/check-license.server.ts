import { eq, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { announceChange } from "#database/invalidation.ts";
import { jsonRows } from "#database/json-rows.ts";
import { licenceChecks } from "#database/schema/catalogue/license-checks.ts";
import { licences } from "#database/schema/catalogue/listing-details.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { addDays, localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import { tagsToAnnounce } from "../internal/tags-to-invalidate.server.ts";
import { checkDueDays, type LicenceCheck, type LicenceFilter } from "./license-check.ts";

export type Logged = {
  isChecked: boolean;
  checkedOn: string | null;
  source: string;
  checker: string;
  at: string;
};

export async function listLicences(
  { db, clock }: { db: Executor; clock: () => Date },
  actor: Actor,
  filter: LicenceFilter | { medSpaId: number },
  { limit, offset }: { limit: number; offset: number },
) {
  if (!may(actor, "licenses.check")) return "forbidden" as const;
  const dueSince = addDays(localDay(clock(), brand.region.timeZone), -checkDueDays);
  const shown = {
    unchecked: sql`${licences.checkedOn} is null`,
    due: sql`${licences.checkedOn} <= ${dueSince}`,
    checked: sql`${licences.checkedOn} is not null`,
    all: sql`true`,
  };
  const wanted =
    typeof filter === "string" ? shown[filter] : eq(licences.medSpaId, filter.medSpaId);
  const rows = await db
    .select({
      id: licences.id,
      kind: licences.kind,
      holder: licences.holder,
      number: licences.number,
      checkedOn: licences.checkedOn,
      medSpaName: medSpas.name,
      medSpaSlug: medSpas.slug,
      total: sql<number>`count(*) over ()::int`,
      log: jsonRows<Logged>(sql`
        select c.is_checked as "isChecked", c.checked_on as "checkedOn", c.source, u.name as checker, c.recorded_at as at
        from licence_checks c join users u on u.id = c.checker_id where c.licence_id = ${licences.id} order by c.id desc`),
    })
    .from(licences)
    .innerJoin(medSpas, eq(medSpas.id, licences.medSpaId))
    .where(wanted)
    .orderBy(medSpas.sortName, licences.kind, licences.id)
    .limit(limit)
    .offset(offset);
  return {
    total: rows[0]?.total ?? 0,
    licences: rows.map(({ total: _total, ...licence }) => licence),
  };
}

/** Sets or withdraws the public check date. Only an admin's own lookup can. */
export async function recordLicenceCheck(
  { db, clock }: { db: Executor; clock: () => Date },
  actor: Actor,
  { id, result, checkedOn, source }: LicenceCheck,
): Promise<"done" | "forbidden" | "not-found" | "in-the-future"> {
  if (!may(actor, "licenses.check")) return "forbidden";
  const now = clock();
  const isChecked = result === "checked";
  if (isChecked && checkedOn > localDay(now, brand.region.timeZone)) return "in-the-future";
  const day = isChecked ? checkedOn : null;
  return db.transaction(async (tx) => {
    const [licence] = await tx
      .update(licences)
      .set({ checkedOn: day })
      .where(eq(licences.id, id))
      .returning({ medSpaId: licences.medSpaId });
    if (!licence) return "not-found";
    await tx.insert(licenceChecks).values({
      licenceId: id,
      checkerId: actor.userId,
      isChecked,
      checkedOn: day,
      source,
      recordedAt: now,
    });
    await announceChange(tx, await tagsToAnnounce(tx, licence.medSpaId));
    return "done";
  });
}
