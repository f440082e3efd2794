import { getTableName } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgTable } from "drizzle-orm/pg-core";
import { passkeys, twoFactors, users } from "#database/schema/accounts/accounts.ts";
import { apiKeys } from "#database/schema/accounts/api-keys.ts";
import { memberships } from "#database/schema/accounts/memberships.ts";
import { adCampaigns } from "#database/schema/advertising.ts";
import { invoices, plans } from "#database/schema/billing.ts";
import {
  bookableTreatments,
  bookingBlocks,
  bookingSettings,
  bookings,
  waitlistEntries,
} from "#database/schema/bookings.ts";
import { attestations } from "#database/schema/catalogue/attestations.ts";
import {
  hourExceptions,
  licenses,
  services,
  staffMembers,
  staffTreatments,
} from "#database/schema/catalogue/listing-details.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { categories, cities, treatments } from "#database/schema/catalogue/reference.ts";
import { submissions } from "#database/schema/catalogue/submissions.ts";
import { contactMessages } from "#database/schema/contact.ts";
import { suppressions } from "#database/schema/email.ts";
import { leads } from "#database/schema/leads.ts";
import { listingClaims } from "#database/schema/listing-claims.ts";
import { listingEdits } from "#database/schema/listing-edits/listing-edits.ts";
import { newsletterCampaigns } from "#database/schema/newsletter.ts";
import { photoPairs, photoReports } from "#database/schema/photos.ts";
import { questionAnswers, questions } from "#database/schema/questions.ts";
import {
  reviewInvitations,
  reviewReplies,
  reviewReports,
  reviews,
} from "#database/schema/reviews.ts";
import { settings } from "#database/schema/settings.ts";
import { specials, vouchers } from "#database/schema/specials.ts";
import { uploads } from "#database/schema/uploads.ts";
import { webhookEndpoints } from "#database/schema/webhooks.ts";
import { listingFieldsWith } from "#shared/listing-fields.ts";

/**
 * Columns that the audit log keeps of each table. `kept`: values that admins may see forever. `named`:
 * personal, secret, or long values; the log records that they changed, never the value.
 * `unwatched`: counted or computed by the site, or immutable.
 */
export type AuditedTable = {
  thing: string;
  key: string[];
  kept: string[];
  named: string[];
  unwatched: string[];
};

type Columns<Table extends PgTable> = (keyof Table["$inferSelect"] & string)[];

function audit<Table extends PgTable>(
  table: Table,
  thing: string,
  {
    key = ["id"] as Columns<Table>,
    kept = [],
    named = [],
    unwatched = [],
  }: {
    key?: Columns<Table>;
    kept?: Columns<Table>;
    named?: Columns<Table>;
    unwatched?: Columns<Table>;
  },
): [string, AuditedTable] {
  const [keyNames, keptNames, namedNames, unwatchedNames] = [key, kept, named, unwatched].map(
    (columns) => columns.map(toSnakeCase),
  ) as [string[], string[], string[], string[]];
  return [
    getTableName(table),
    { thing, key: keyNames, kept: keptNames, named: namedNames, unwatched: unwatchedNames },
  ];
}

// biome-ignore format: the lists read better in lines than one column a line.
export const auditedTables: Record<string, AuditedTable> = Object.fromEntries([
  audit(users, "account", {
    kept: ["role", "isDemo", "emailVerifiedAt", "suspendedAt", "deletedAt"],
    named: ["name", "email", "passwordHash", "location", "phone", "instagram", "suspendedFor"],
    unwatched: ["locale", "createdAt"],
  }),
  audit(twoFactors, "second factor", {
    key: ["userId"],
    kept: ["confirmedAt"],
    named: ["secret"],
    unwatched: ["lastPeriod"],
  }),
  audit(apiKeys, "API key", {
    kept: ["userId", "listingId", "scopes", "expiresAt", "revokedAt"],
    named: ["name", "prefix", "keyHash"],
    unwatched: ["createdAt", "usedOn"],
  }),
  audit(webhookEndpoints, "webhook endpoint", {
    kept: ["userId", "listingId", "events", "disabledAt", "disabledFor"],
    named: ["url", "description", "secret", "secretBefore"],
    unwatched: ["createdAt", "secretBeforeUntil", "failingSince", "failures", "pausedUntil"],
  }),
  audit(passkeys, "passkey", {
    kept: ["userId"],
    named: ["credentialId", "publicKey", "name"],
    unwatched: ["counter", "transports", "createdAt", "usedAt"],
  }),
  audit(memberships, "team membership", {
    key: ["userId", "listingId"],
    kept: ["role"],
    unwatched: ["createdAt"],
  }),
  audit(listings, "listing", {
    kept: [
      "slug", "name", "status", "isDemo", "cityId", "categoryId", "address", "locality", "zipCode",
      "latitude", "longitude", "website", "hoursText", "weeklyHours", "bookingEmailSetBy",
      "plan", "premiumExpiresAt", "hipaaApplies", "agreementSignedOn",
      ...listingFieldsWith({ audit: "kept" }),
    ],
    named: [
      "phone", "email", "bookingEmail", "socialMediaLinks", "description", "ownership",
      "scrapedContent", ...listingFieldsWith({ audit: "named" }),
    ],
    unwatched: [
      "sortName", "isPremium", "takesBookings", "lastWebsiteScrape", "rating", "reviewCount", "score",
      "baseScore", "confirmedOn", "createdAt", "updatedAt",
    ],
  }),
  audit(services, "menu item", {
    key: ["listingId", "position"],
    kept: [
      "treatmentId", "name", "priceMinCents", "priceMaxCents", "priceUnit", "pricedOn", "minutes",
    ],
    named: ["description"],
  }),
  audit(staffMembers, "staff member", {
    kept: ["listingId", "isUnlicensed"],
    named: ["name", "title", "certifications"],
    unwatched: ["position"],
  }),
  audit(staffTreatments, "treatment of a staff member", { key: ["staffMemberId", "treatmentId"] }),
  audit(hourExceptions, "day with special hours", {
    key: ["listingId", "day"],
    kept: ["hours"],
    named: ["note"],
  }),
  audit(licenses, "license", {
    kept: ["listingId", "kind", "checkedOn"],
    named: ["holder", "number"],
  }),
  audit(cities, "city", { kept: ["slug", "name", "description", "latitude", "longitude", "zipCodes"] }),
  audit(categories, "category", {
    kept: ["slug", "name", "position", "imageUrl"],
    named: [
      "description", "detailedDescription", "benefits", "treatmentProcess", "recoveryTime",
      "idealCandidates", "precautions", "sideEffects", "expectedResults",
    ],
    unwatched: ["createdAt"],
  }),
  audit(treatments, "treatment", {
    kept: [
      "slug", "name", "group", "categoryId", "synonyms", "priceMinCents", "priceMaxCents",
      "priceUnit", "sessionMinutesMin", "sessionMinutesMax", "popularity", "trend", "isMedical",
      "isPrivate", "whoMay", "checkedOn", "reviewedBy", "reviewerLicense", "reviewedOn",
    ],
    named: [
      "description", "longDescription", "warning", "benefits", "notFor", "seriousSideEffects",
      "sideEffects", "idealFor", "fdaStatus", "sources", "lookUps", "downtime", "recovery",
    ],
  }),
  audit(submissions, "submission", {
    key: ["listingId"],
    kept: ["wantedPlan", "source"],
    unwatched: ["locale", "submittedAt", "rejectedAt", "rejectionReason", "attestationAskedAt"],
  }),
  audit(attestations, "attestation", {
    kept: ["listingId", "method", "userId"],
    named: ["text", "email", "note"],
    unwatched: ["attestedAt"],
  }),
  audit(listingClaims, "listing claim", {
    kept: ["listingId", "userId", "proof", "state"],
    named: ["sentTo", "explanation", "link", "phone", "attestedText"],
    unwatched: ["codeHash", "codeExpiresAt", "attempts", "locale", "createdAt"],
  }),
  audit(listingEdits, "pending edit", {
    kept: ["listingId", "state"],
    named: ["changes"],
    unwatched: ["createdAt"],
  }),
  audit(bookingSettings, "booking settings", {
    key: ["listingId"],
    kept: [
      "isOpen", "mode", "capacity", "leadMinutes", "horizonDays", "stepMinutes", "calendarSetBy",
      "busySetBy",
    ],
    named: ["calendarTokenHash", "busyUrl"],
    unwatched: ["busyReadAt", "busyProblem", "busyNextReadAt"],
  }),
  audit(bookableTreatments, "bookable treatment", {
    key: ["listingId", "treatmentId"],
    kept: ["bufferMinutes"],
  }),
  audit(bookings, "booking", {
    kept: [
      "listingId", "treatmentId", "status", "startsAt", "minutes", "bufferMinutes", "station",
      "noShow", "userId", "special", "specialSetsPrice",
    ],
    named: ["customerName", "customerEmail", "customerPhone", "message", "note"],
    unwatched: [
      "locale", "invitedAt", "remindedFor", "source", "isAccountDeleted", "version", "createdAt",
    ],
  }),
  audit(bookingBlocks, "blocked time", {
    kept: ["listingId", "kind", "startsAt", "minutes", "station"],
    named: ["note"],
    unwatched: ["createdAt"],
  }),
  audit(waitlistEntries, "waiting list entry", {
    kept: ["listingId", "treatmentId", "day", "status", "offerEndsAt"],
    named: ["customerName", "customerEmail", "customerPhone"],
    unwatched: ["locale", "createdAt", "blockId", "bookingId"],
  }),
  audit(leads, "callback request", {
    kept: ["listingId", "treatmentId", "status", "answeredAt", "answeredBy"],
    named: ["customerName", "customerEmail", "customerPhone", "bestTime", "message", "note"],
    unwatched: ["createdAt"],
  }),
  audit(specials, "special", {
    kept: [
      "listingId", "title", "originalPriceCents", "specialPriceCents", "discountPercentage",
      "validFrom", "validTo", "isActive", "mostClaims", "endedAt", "treatmentId",
      "formerPriceStatedAt",
    ],
    named: ["description", "termsConditions"],
    unwatched: ["createdAt"],
  }),
  audit(vouchers, "voucher", {
    kept: ["specialId", "validTo", "redeemedAt", "redeemedBy"],
    named: ["person", "customerEmail", "customerName", "code", "fingerprint"],
    unwatched: ["locale", "createdAt", "confirmedAt", "source"],
  }),
  audit(reviews, "review", {
    kept: [
      "listingId", "userId", "proof", "paid", "status", "rating", "result", "care", "cleanliness",
      "value", "treatmentId", "visitedOn", "isDemo", "publishedAt",
    ],
    named: ["authorName", "text"],
    unwatched: ["locale", "invitationId", "hasProofOfWork", "createdAt", "submittedAt"],
  }),
  audit(reviewReplies, "reply to a review", {
    key: ["reviewId"],
    kept: ["userId", "fault"],
    named: ["text"],
    unwatched: ["createdAt"],
  }),
  audit(reviewReports, "review report", {
    kept: ["reviewId", "userId", "fault", "closedAt"],
    unwatched: ["createdAt"],
  }),
  audit(reviewInvitations, "review invitation", {
    kept: ["listingId", "proof", "treatmentId", "visitedOn", "usedAt"],
    named: ["name", "email"],
    unwatched: ["tokenHash", "createdAt", "expiresAt"],
  }),
  audit(questions, "question", {
    kept: ["listingId", "askerId", "status", "reason", "decidedAt", "deciderId"],
    named: ["text"],
    unwatched: ["locale", "version", "askedAt"],
  }),
  audit(questionAnswers, "answer to a question", {
    key: ["questionId"],
    kept: ["writerId", "isOwnName"],
    named: ["text", "byName", "byTitle", "byCredentials"],
    unwatched: ["answeredAt"],
  }),
  audit(uploads, "photo", {
    kept: ["owner", "subjectId", "position", "status", "showsModel"],
    named: ["key", "description", "reason"],
    unwatched: ["width", "height", "createdAt"],
  }),
  audit(photoPairs, "before and after", {
    kept: [
      "listingId", "treatmentId", "weeks", "status", "consentedOn", "consentUntil", "confirmedAt",
      "recordedBy", "decidedBy", "decidedAt", "endedAt", "endedBy",
    ],
    named: ["whatWasDone", "person", "consentText", "unalteredText", "reason"],
    unwatched: ["recordedAt"],
  }),
  audit(photoReports, "photo report", {
    kept: ["mediaId", "fault"],
    named: ["text"],
    unwatched: ["createdAt"],
  }),
  audit(settings, "setting", {
    key: ["name"],
    kept: ["value"],
    unwatched: ["changedAt"],
  }),
  audit(adCampaigns, "ad campaign", {
    kept: [
      "kind", "destination", "fromDay", "untilDay", "slots", "places", "parts", "isPaused",
      "endedAt",
    ],
    named: ["advertiser", "licensee", "headline", "words", "invitation"],
    unwatched: ["createdAt"],
  }),
  audit(plans, "plan", {
    kept: ["listingId", "plan", "provider", "state", "trialEndsAt", "periodEndsAt", "endedAt", "endsAtPeriodEnd"],
    named: ["payerEmail", "card", "externalId", "consentText", "consentAt"],
    unwatched: ["createdAt", "notifiedOfTrialEnd", "remindedAt", "notifiedOfPrice", "requestedVersion", "appliedVersion"],
  }),
  audit(invoices, "invoice", {
    kept: [
      "planId", "number", "state", "amountCents", "refundedCents", "periodFrom", "periodTo",
      "paidAt", "failures",
    ],
    unwatched: ["externalId", "issuedAt"],
  }),
  audit(contactMessages, "contact message", {
    kept: ["category", "answeredAt", "isSpam"],
    named: ["name", "email", "phone", "subject", "message"],
    unwatched: ["createdAt"],
  }),
  audit(newsletterCampaigns, "newsletter campaign", {
    kept: [
      "list", "day", "joinedSince", "changedBy", "dueAt", "startedAt", "audience", "finishedAt",
      "stoppedAt",
    ],
    named: ["subject", "preview", "body", "content"],
    unwatched: ["createdAt", "changedAt", "version", "problem", "cursor", "figures"],
  }),
  // The key is an email address, so the log has no key for its rows.
  audit(suppressions, "suppressed address", {
    key: [],
    kept: ["reason"],
    named: ["email"],
    unwatched: ["since"],
  }),
]);
