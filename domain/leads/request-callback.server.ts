import { and, eq, isNotNull, lt, or, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import { leads } from "#database/schema/leads.ts";
import type { RequestSource } from "#domain/accounts/actor.ts";
import { limitSource, limitSubject } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import { lacksAgreement } from "#domain/catalogue/listings/agreement.server.ts";
import { emailForBookings } from "#domain/catalogue/listings/booking-address.server.ts";
import { queueListingWebhook } from "#domain/catalogue/listings/notify-webhooks.server.ts";
import { retryAfterMerge } from "#domain/catalogue/slugs/retry-after-merge.server.ts";
import { currentSlug } from "#domain/catalogue/slugs/slugs.server.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import { customerRetentionStart } from "#shared/customer-retention.ts";
import { listingPath, ownerLeadPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import type { LeadDeps } from "./deps.ts";
import { callTimeNames } from "./lead.ts";
import { leadReceivedEmail, newLeadEmail } from "./lead-emails.ts";
import type { LeadInput } from "./lead-input.ts";

export type CallbackResult =
  | { outcome: "received"; id: number }
  | { outcome: "not-found" | "unknown-treatment" }
  | { outcome: "limited"; retryAfter: number };

const perSource = { most: 600, minutes: 60 };
const perMailbox = { most: 3, minutes: 24 * 60 };

/** Needs no account. Emails both the visitor and the listing. */
export async function requestCallback(
  ...input: Parameters<typeof request>
): Promise<CallbackResult> {
  return retryAfterMerge(() => request(...input));
}

async function request(
  deps: LeadDeps,
  slug: string,
  input: LeadInput,
  from: RequestSource,
): Promise<CallbackResult> {
  const listing = await findCallbackListing(deps, await currentSlug(deps, slug));
  if (!listing) return { outcome: "not-found" };
  const treatment = input.treatment ? await findTreatment(deps.db, input.treatment) : null;
  if (input.treatment && !treatment) return { outcome: "unknown-treatment" };
  const { lacksAgreement: isUnsigned } = listing;
  const stored = treatment && !isUnsigned && !treatment.isPrivate ? treatment : null;
  const retryAfter =
    (await limitSource(deps, "call", from, perSource)) ??
    (await limitSubject(deps, `call ${listing.id} ${input.email}`, perMailbox));
  if (retryAfter) return { outcome: "limited", retryAfter };
  const customer = {
    customerName: input.name,
    customerEmail: input.email,
    customerPhone: input.phone,
  };
  const message = input.message && !isUnsigned ? deps.messageEncryptor.seal(input.message) : null;
  const row = {
    listingId: listing.id,
    treatmentId: stored?.id ?? null,
    ...customer,
    bestTime: input.bestTime,
    message,
    createdAt: deps.clock(),
  };
  return deps.db.transaction(async (tx): Promise<CallbackResult> => {
    const [lead] = await tx.insert(leads).values(row).returning({ id: leads.id });
    const id = lead?.id ?? 0;
    const own = { ...deps, db: tx };
    const usualMinutes = await usualAnswer(own, listing.id);
    const toVisitor = leadReceivedEmail(
      { listing: listing.name, phone: listing.phone, usualMinutes },
      deps.siteUrl + to(listingPath(listing.slug)),
    );
    await queueEmail(own, {
      kind: "callback request (customer)",
      to: input.email,
      content: toVisitor,
    });
    const bestTime = callTimeNames[input.bestTime].toLowerCase();
    const toPlace = newLeadEmail(
      { ...customer, treatment: stored?.name ?? null, bestTime },
      deps.siteUrl + ownerLeadPath(id),
    );
    await runInLanguage("en", () =>
      queueEmail(own, { kind: "callback request (listing)", to: listing.email, content: toPlace }),
    );
    await queueListingWebhook(tx, "lead.received", listing.id, id);
    return { outcome: "received", id };
  });
}

export async function findCallbackListing({ db }: { db: Executor }, slug: string) {
  const [listing] = await db
    .select({
      ...pickColumns(listings, "id", "slug", "name", "phone"),
      email: emailForBookings,
      /** Then only the contact details are taken: nothing about health. */
      lacksAgreement: lacksAgreement(),
      treatments: sql<{ slug: string; name: string }[]>`(
        select coalesce(json_agg(json_build_object('slug', t.slug, 'name', t.name) order by t.name), '[]')
        from treatments t where t.id in (select s.treatment_id from services s where s.listing_id = listings.id)
          and not t.is_private)`,
    })
    .from(listings)
    .where(and(eq(listings.slug, slug), eq(listings.status, "active")));
  return listing ?? null;
}

async function findTreatment(db: Executor, slug: string) {
  const isNamed = or(
    eq(treatments.slug, slug),
    eq(sql`lower(${treatments.name})`, slug.toLowerCase()),
  );
  const [treatment] = await db
    .select(pickColumns(treatments, "id", "name", "isPrivate"))
    .from(treatments)
    .where(isNamed);
  return treatment ?? null;
}

const leastAnswered = 5;

/** Returns the median response time in minutes, once there are enough responses. */
export async function usualAnswer({ db }: { db: Executor }, listingId: number) {
  const { rows } = await db.execute<{ answered: number; minutes: number | null }>(sql`
    select count(*)::int as answered,
      (percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)::float8 / 60))::float8 as minutes
    from leads where listing_id = ${listingId} and answered_at is not null`);
  const [found] = rows;
  return found && found.answered >= leastAnswered ? found.minutes : null;
}

const kept = 90 * 24 * 60 * 60_000;

/** Deletes visitors' messages after the retention period. */
export async function deleteOldLeadMessages({ db, clock }: Pick<LeadDeps, "db" | "clock">) {
  const before = new Date(clock().getTime() - kept);
  const { rowCount } = await db
    .update(leads)
    .set({ message: null })
    .where(and(isNotNull(leads.message), lt(leads.createdAt, before)));
  return rowCount ?? 0;
}

/** Deletes callback requests after two years. */
export async function deleteOldLeads({ db, clock }: Pick<LeadDeps, "db" | "clock">) {
  const { rowCount } = await db
    .delete(leads)
    .where(lt(leads.createdAt, customerRetentionStart(clock())));
  return rowCount ?? 0;
}
