import { and, asc, desc, eq, inArray, min, type SQL, sql } from "drizzle-orm";
import { listings } from "#database/schema/catalogue/listings.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import { leads } from "#database/schema/leads.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { listingsWith, may } from "#domain/accounts/policy/policy.ts";
import { decryptMessage } from "#platform/encryption.ts";
import type { LeadDeps } from "./deps.ts";
import type { LeadStatus } from "./lead.ts";

/** Callback requests for the listing's team. Those of other listings are treated as not found. */

const mostListed = 200;
type Deps = Pick<LeadDeps, "db" | "messageEncryptor">;

async function read({ db, messageEncryptor }: Deps, where: SQL | undefined) {
  const rows = await db
    .select({ lead: leads, listing: listings.name, treatment: treatments.name })
    .from(leads)
    .innerJoin(listings, eq(listings.id, leads.listingId))
    .leftJoin(treatments, eq(treatments.id, leads.treatmentId))
    .where(where)
    .orderBy(
      asc(leads.status),
      sql`case when ${leads.status} = 'new' then ${leads.createdAt} end`,
      desc(leads.createdAt),
      desc(leads.id),
    )
    .limit(mostListed);
  return rows.map(({ lead: { message, ...lead }, listing, treatment }) => ({
    ...lead,
    listing,
    treatment,
    message: decryptMessage(messageEncryptor, message),
  }));
}

function ofActor(actor: Actor) {
  const isOperator = actor.role === "super_admin" && !actor.owesSecondFactor;
  const ids = listingsWith(actor, "leads.read");
  return isOperator ? undefined : inArray(leads.listingId, ids);
}

export const listLeads = (deps: Deps, actor: Actor, listingId?: number) =>
  read(deps, at(actor, listingId));

const at = (actor: Actor, listingId?: number) =>
  and(ofActor(actor), listingId === undefined ? undefined : eq(leads.listingId, listingId));
const isNew = (actor: Actor, listingId?: number) =>
  and(at(actor, listingId), eq(leads.status, "new"));

export const countNewLeads = ({ db }: Pick<Deps, "db">, actor: Actor, listingId?: number) =>
  db.$count(leads, isNew(actor, listingId));

export async function oldestNewLead({ db }: Pick<Deps, "db">, actor: Actor, listingId: number) {
  const [row] = await db
    .select({ since: min(leads.createdAt) })
    .from(leads)
    .where(isNew(actor, listingId));
  return row?.since ?? null;
}

export async function findLead(deps: Deps, actor: Actor, id: number) {
  const [lead] = await read(deps, eq(leads.id, id));
  return lead && may(actor, "leads.manage", lead) ? lead : null;
}

/** Sets the status of a request. The first response stops the clock, whatever follows. */
export async function setLeadStatus(
  { db, clock }: Pick<LeadDeps, "db" | "clock">,
  actor: Actor,
  id: number,
  { status, note }: { status: LeadStatus; note: string },
): Promise<"done" | "not-found"> {
  return db.transaction(async (tx) => {
    const [lead] = await tx.select().from(leads).where(eq(leads.id, id)).for("update");
    if (!lead || !may(actor, "leads.manage", lead)) return "not-found";
    const answer =
      status === "answered" && lead.answeredAt === null
        ? { answeredAt: clock(), answeredBy: actor.userId }
        : {};
    await tx
      .update(leads)
      .set({ status, note, ...answer })
      .where(eq(leads.id, id));
    return "done";
  });
}
