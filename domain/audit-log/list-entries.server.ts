import { and, desc, eq, gte, ilike, inArray, lt, or, sql } from "drizzle-orm";
import { auditedTables } from "#database/audit/audited-tables.ts";
import type { Executor } from "#database/database.ts";
import { containing } from "#database/matching.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { auditLog } from "#database/schema/audit-log.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { findUserNames } from "#domain/accounts/site-admins/list-users.server.ts";
import { addDays } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import type { AuditLogFilter } from "./audit-log-filter.ts";

type Deps = { db: Executor };

export const auditedThings = Object.entries(auditedTables).map(([table, { thing }]) => ({
  table,
  thing,
}));

export async function listAuditEntries(
  { db }: Deps,
  actor: Actor,
  filter: AuditLogFilter,
  { before, limit }: { before: number | null; limit: number },
) {
  if (!may(actor, "auditLog.read")) return null;
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(before === null ? undefined : lt(auditLog.id, before), ...(await conditions(db, filter))),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
  const people = await findUserNames({ db }, [
    ...new Set(
      rows.flatMap(({ actorId, adminId }) => [actorId, adminId].filter((id) => id !== null)),
    ),
  ]);
  const listed = [...new Set(rows.flatMap(({ listingId }) => listingId ?? []))];
  const named =
    listed.length > 0
      ? await db
          .select({ id: listings.id, name: listings.name, slug: listings.slug })
          .from(listings)
          .where(inArray(listings.id, listed))
      : [];
  const listingsById = new Map(named.map((listing) => [listing.id, listing]));
  const nameOf = (id: number | null) => (id === null ? null : (people.get(id) ?? `Account ${id}`));
  return rows.map((row) => ({
    ...row,
    thing: auditedTables[row.tableName]?.thing ?? row.tableName,
    actor: nameOf(row.actorId),
    impersonator: nameOf(row.adminId),
    listing: listingsById.get(row.listingId ?? 0) ?? null,
  }));
}

export type AuditLogEntry = NonNullable<Awaited<ReturnType<typeof listAuditEntries>>>[number];

async function conditions(
  db: Executor,
  { who, table, listing, operation, verb, from, to }: AuditLogFilter,
) {
  const midnight = (day: string) =>
    sql`(${day}::date)::timestamp at time zone ${brand.region.timeZone}`;
  return [
    who ? await byWhom(db, who) : undefined,
    table ? eq(auditLog.tableName, table) : undefined,
    listing ? await ofListing(db, listing) : undefined,
    operation ? ilike(auditLog.operation, containing(operation)) : undefined,
    verb ? eq(auditLog.verb, verb) : undefined,
    from ? gte(auditLog.at, midnight(from)) : undefined,
    to ? lt(auditLog.at, midnight(addDays(to, 1))) : undefined,
  ];
}

async function byWhom(db: Executor, who: string) {
  if (who === "site") return eq(auditLog.actorRole, "site");
  const [found] = /^\d{1,9}$/.test(who)
    ? [{ id: Number(who) }]
    : await db.select({ id: users.id }).from(users).where(eq(users.email, who.toLowerCase()));
  const id = found?.id ?? 0;
  return or(eq(auditLog.actorId, id), eq(auditLog.adminId, id));
}

async function ofListing(db: Executor, slug: string) {
  const [found] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.slug, slug));
  return eq(auditLog.listingId, found?.id ?? 0);
}
