import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import {
  accountEvents,
  devices,
  impersonations,
  rateLimits,
  recoveryCodes,
  resetRequests,
  sessions,
  tokens,
} from "#database/schema/accounts/accounts.ts";
import { idempotentCalls } from "#database/schema/accounts/api-keys.ts";
import { emailOptOuts } from "#database/schema/accounts/memberships.ts";
import { adDays } from "#database/schema/advertising.ts";
import {
  listingDays,
  listingHostDays,
  listingHours,
  listingSearchDays,
} from "#database/schema/analytics.ts";
import { auditLog, auditLogHashes } from "#database/schema/audit-log.ts";
import { paymentEvents, planHistory, testPayments } from "#database/schema/billing.ts";
import { bookingHistory, bookingSlots, busyTimes } from "#database/schema/bookings.ts";
import { confirmations, oldSlugs } from "#database/schema/catalogue/confirmations.ts";
import { licenseChecks } from "#database/schema/catalogue/license-checks.ts";
import {
  catalogueWords,
  listingCategories,
  listingDocuments,
  listingTreatments,
} from "#database/schema/catalogue/listing-facets.ts";
import { oldReferenceSlugs } from "#database/schema/catalogue/reference.ts";
import { emails } from "#database/schema/email.ts";
import { importMappings, importRows, imports } from "#database/schema/imports.ts";
import { jobs } from "#database/schema/jobs.ts";
import { listingClaimHistory } from "#database/schema/listing-claims.ts";
import {
  listingEditHistory,
  staleReminders,
} from "#database/schema/listing-edits/listing-edits.ts";
import { websiteReads } from "#database/schema/listing-edits/website-reads.ts";
import { inboxDecisions } from "#database/schema/moderation.ts";
import { subscriptions } from "#database/schema/newsletter.ts";
import { reviewHistory, reviewVotes } from "#database/schema/reviews.ts";
import { favorites, savedSearches } from "#database/schema/saved.ts";
import { searchDays, searchLog, shortlists } from "#database/schema/search.ts";
import { secretChecks } from "#database/schema/settings.ts";
import { webhookAttempts, webhookDeliveries } from "#database/schema/webhooks.ts";

const unaudited = (reason: string, tables: PgTable[]) =>
  tables.map((table): [string, string] => [getTableName(table), reason]);

/** Tables outside the audit log, with the reason. */
export const unauditedTables: Record<string, string> = Object.fromEntries([
  ...unaudited("is itself an audit trail: rows are only added", [
    auditLog,
    auditLogHashes,
    impersonations,
    accountEvents,
    bookingHistory,
    listingClaimHistory,
    planHistory,
    listingEditHistory,
    reviewHistory,
    licenseChecks,
  ]),
  ...unaudited("account events record the sign-ins", [sessions, devices]),
  ...unaudited("account events record their use", [recoveryCodes]),
  ...unaudited(
    "is temporary: rows are deleted once used or expired, and their outcome is audited",
    [tokens, resetRequests, rateLimits, idempotentCalls, inboxDecisions],
  ),
  ...unaudited("is derived from audited tables", [
    bookingSlots,
    confirmations,
    listingCategories,
    listingTreatments,
    listingDocuments,
    catalogueWords,
    oldSlugs,
    oldReferenceSlugs,
  ]),
  ...unaudited("is copied from the listing's calendar", [busyTimes]),
  ...unaudited("its key is an email address; each row records its own consents and stays", [
    subscriptions,
  ]),
  ...unaudited("belongs to one visitor, and is deleted at that visitor's request", [
    favorites,
    savedSearches,
    shortlists,
    emailOptOuts,
    reviewVotes,
  ]),
  ...unaudited("holds anonymous counts", [
    listingDays,
    listingSearchDays,
    listingHostDays,
    listingHours,
    adDays,
    searchLog,
    searchDays,
  ]),
  ...unaudited("is internal bookkeeping of the site", [
    imports,
    importMappings,
    jobs,
    secretChecks,
    emails,
    webhookDeliveries,
    webhookAttempts,
    paymentEvents,
    staleReminders,
    websiteReads,
  ]),
  ...unaudited("holds the rows of a file; their effects are audited on the listings", [importRows]),
  ...unaudited(
    "holds the ledger of the test payment provider, which simulates an external service",
    [testPayments],
  ),
]);
