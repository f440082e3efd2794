import { and, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { specials, vouchers } from "#database/schema/specials.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { listingsWith, may } from "#domain/accounts/policy/policy.ts";
import { lockListing } from "#domain/catalogue/listings/name-listings.server.ts";
import { queueListingWebhook } from "#domain/catalogue/listings/notify-webhooks.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { localDay } from "#shared/local-day.ts";
import type { SpecialDeps } from "./deps.ts";
import { validateSpecial } from "./internal/validate-special.server.ts";
import type { SpecialProblem } from "./special.ts";
import { maxSpecials, specialState, specialsTag } from "./special.ts";
import type { SpecialInput } from "./special-input.ts";
import { toSpecialColumns } from "./special-input.ts";

/** Specials of a listing for its team. Every command treats other listings as not found. */

type Deps = Pick<SpecialDeps, "db" | "clock">;

const mostListed = 500;

const columns = {
  id: specials.id,
  listingId: specials.listingId,
  listing: { slug: listings.slug, name: listings.name },
  ...pickColumns(specials, "title", "description", "originalPriceCents", "specialPriceCents"),
  ...pickColumns(specials, "discountPercentage", "validFrom", "validTo", "termsConditions"),
  treatment: sql<string | null>`(select slug from treatments where id = ${specials.treatmentId})`,
  ...pickColumns(specials, "isActive", "mostClaims", "endedAt"),
  vouchers: sql<number>`(select count(c.confirmed_at)::int from vouchers c where c.special_id = ${specials.id})`,
  redemptions: sql<number>`(select count(c.redeemed_at)::int from vouchers c where c.special_id = ${specials.id})`,
};

async function read({ db, clock }: Deps, where: SQL | undefined) {
  const rows = await db
    .select(columns)
    .from(specials)
    .innerJoin(listings, eq(listings.id, specials.listingId))
    .where(where)
    .orderBy(desc(specials.validTo), desc(specials.id))
    .limit(mostListed);
  return rows.map((special) => ({
    ...special,
    state: specialState({ ...special, hasEnded: special.endedAt !== null }, localDay(clock())),
  }));
}
export type OwnSpecial = Awaited<ReturnType<typeof read>>[number];

/** Covers all listings of the actor; for an admin, every listing. */
export function listOwnSpecials(deps: Deps, actor: Actor, listingId?: number) {
  const ids = listingsWith(actor, "specials.read");
  const isOperator = actor.role === "super_admin" && !actor.owesSecondFactor;
  return read(
    deps,
    and(
      isOperator ? undefined : inArray(specials.listingId, ids),
      listingId === undefined ? undefined : eq(specials.listingId, listingId),
    ),
  );
}

/** Lists the specials of a listing; null without permission for it. */
export async function listSpecialsOf(deps: Deps, actor: Actor, listingId: number) {
  if (!may(actor, "specials.read", { listingId })) return null;
  const isThere = (await deps.db.$count(listings, eq(listings.id, listingId))) > 0;
  return isThere ? read(deps, eq(specials.listingId, listingId)) : null;
}

export async function countSpecials(deps: Deps, listingId: number) {
  const all = await read(deps, eq(specials.listingId, listingId));
  return { total: all.length, active: all.filter(({ state }) => state === "running").length };
}

export async function findOwnSpecial(deps: Deps, actor: Actor, id: number) {
  const [special] = await read(deps, eq(specials.id, id));
  return special && may(actor, "specials.read", special) ? special : null;
}

export type CreateSpecialResult =
  | { outcome: "created"; id: number }
  | { outcome: "not-found" | "over" | "too-many" | SpecialProblem };

/** Creates a special, active by default. Rejects specials that end before today. */
export async function createSpecial(
  deps: Deps,
  actor: Actor,
  listingId: number,
  { isActive = true, ...input }: SpecialInput,
): Promise<CreateSpecialResult> {
  if (!may(actor, "specials.manage", { listingId })) return { outcome: "not-found" };
  if (input.validTo < localDay(deps.clock())) return { outcome: "over" };
  return deps.db.transaction(async (tx): Promise<CreateSpecialResult> => {
    const listing = await lockListing({ db: tx }, listingId);
    if (!listing) return { outcome: "not-found" };
    const isCurrent = and(
      eq(specials.listingId, listingId),
      isNull(specials.endedAt),
      gte(specials.validTo, localDay(deps.clock())),
    );
    if ((await tx.$count(specials, isCurrent)) >= maxSpecials) return { outcome: "too-many" };
    const judged = await validateSpecial(tx, listingId, input);
    if ("problem" in judged) return { outcome: judged.problem };
    const row = {
      listingId,
      ...toSpecialColumns(input),
      ...judged,
      ...statedAt(deps, input),
      isActive,
      createdAt: deps.clock(),
    };
    const [special] = await tx.insert(specials).values(row).returning({ id: specials.id });
    await invalidateSpecials(tx, listing.slug);
    const id = special?.id ?? 0;
    if (isActive) await queueListingWebhook(tx, "special.published", listingId, id);
    return { outcome: "created", id };
  });
}

/**
 * Records the statement that an original price was charged: by a checkbox in the form, by contract
 * in the API.
 */
const statedAt = ({ clock }: Deps, { originalPrice }: SpecialInput) => ({
  formerPriceStatedAt: originalPrice == null ? null : clock(),
});

export type ChangeSpecialResult = "done" | "not-found" | "over" | "claimed";

/**
 * Saves a special. Existing vouchers keep their price. A later end extends them; an earlier one has
 * no effect.
 */
export async function saveSpecial(
  deps: Deps,
  actor: Actor,
  id: number,
  { isActive: _active, ...input }: SpecialInput,
): Promise<ChangeSpecialResult | SpecialProblem> {
  return deps.db.transaction(async (tx): Promise<ChangeSpecialResult | SpecialProblem> => {
    const held = await hold(tx, actor, id);
    if (!held) return "not-found";
    if (held.endedAt || input.validTo < localDay(deps.clock())) return "over";
    const judged = await validateSpecial(tx, held.listingId, input);
    if ("problem" in judged) return judged.problem;
    const row = { ...toSpecialColumns(input), ...judged, ...statedAt(deps, input) };
    const prices = ["originalPriceCents", "specialPriceCents", "discountPercentage"] as const;
    if (prices.some((price) => row[price] !== held[price]) && (await countClaims(tx, id)) > 0)
      return "claimed";
    await tx.update(specials).set(row).where(eq(specials.id, id));
    await tx
      .update(vouchers)
      .set({ validTo: sql`greatest(${vouchers.validTo}, ${row.validTo}::date)` })
      .where(and(eq(vouchers.specialId, id), isNull(vouchers.redeemedAt)));
    await invalidateSpecials(tx, held.slug);
    return "done";
  });
}

export const specialActs = ["pause", "resume", "end", "delete"] as const;
export type SpecialAct = (typeof specialActs)[number];

/**
 * Pauses, resumes, ends or deletes a special. Existing vouchers stay valid as promised. A special
 * with vouchers is ended, not deleted.
 */
export async function changeSpecial(
  deps: Deps,
  actor: Actor,
  id: number,
  act: SpecialAct,
): Promise<ChangeSpecialResult> {
  return deps.db.transaction(async (tx): Promise<ChangeSpecialResult> => {
    const held = await hold(tx, actor, id);
    if (!held) return "not-found";
    const isOver =
      specialState({ ...held, hasEnded: held.endedAt !== null }, localDay(deps.clock())) ===
      "ended";
    if (isOver && act !== "delete") return act === "end" ? "done" : "over";
    if (act === "delete" && (await countClaims(tx, id)) > 0) return "claimed";
    const isSpecial = eq(specials.id, id);
    if (act === "delete") await tx.delete(specials).where(isSpecial);
    else
      await tx
        .update(specials)
        .set({ isActive: act === "resume", ...(act === "end" ? { endedAt: deps.clock() } : {}) })
        .where(isSpecial);
    if (act === "resume" && !held.isActive)
      await queueListingWebhook(tx, "special.published", held.listingId, id);
    await invalidateSpecials(tx, held.slug);
    return "done";
  });
}

async function hold(tx: Executor, actor: Actor, id: number) {
  const [special] = await tx.select().from(specials).where(eq(specials.id, id)).for("update");
  if (!special || !may(actor, "specials.manage", special)) return null;
  const [listing] = await tx
    .select({ slug: listings.slug })
    .from(listings)
    .where(eq(listings.id, special.listingId));
  return { ...special, slug: listing?.slug ?? "" };
}

const countClaims = (tx: Executor, specialId: number) =>
  tx.$count(vouchers, and(eq(vouchers.specialId, specialId), isNotNull(vouchers.confirmedAt)));

const invalidateSpecials = (tx: Executor, slug: string) =>
  invalidateTags(tx, [specialsTag, tags.listing(slug)]);
