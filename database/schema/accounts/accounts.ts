import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment, partOf, written } from "../columns.ts";

export const siteRole = pgEnum("site_role", ["visitor", "editor", "super_admin"]);

export const users = pgTable(
  "users",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    name: t.text().notNull(),
    /** Lowercase; null once the account is deleted. */
    email: t.text().unique("users_email"),
    emailVerifiedAt: moment(),
    /** argon2id with its parameters; null for accounts that use only links or passkeys. */
    passwordHash: t.text(),
    /** Private: shown only on the account's own page. */
    location: t.text().notNull().default(""),
    phone: t.text().notNull().default(""),
    /** The handle without the @. */
    instagram: t.text().notNull().default(""),
    role: siteRole().notNull().default("visitor"),
    /** Locale of the sign-up or of the latest sign-in. */
    locale: written(),
    isDemo: t.boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    /** Blocks sign-in until an admin lifts it. Only admins see the reason. */
    suspendedAt: moment(),
    suspendedFor: t.text().notNull().default(""),
    deletedAt: moment(),
  }),
  (table) => [
    index("users_admins").on(table.role).where(sql`role <> 'visitor'`),
    check("users_email_lower", sql`${table.email} = lower(${table.email})`),
    check(
      "users_deleted",
      sql`(${table.deletedAt} is null) = (${table.email} is not null) and (${table.deletedAt} is null or ${table.passwordHash} is null)`,
    ),
  ],
);

/** Creates a reference in rows that are deleted with their account. */
export const userId = () => partOf(() => users.id);
/** Creates a reference in rows that stay: a deleted account keeps its row, without a name. */
export const lastingUserId = () =>
  integer()
    .notNull()
    .references(() => users.id);

/** Signed-in browsers. Stores only a hash of the cookie's value. */
export const sessions = pgTable(
  "sessions",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    tokenHash: t.text().notNull().unique("sessions_token"),
    /** Readable name, such as "Firefox on Windows". */
    browser: t.text().notNull(),
    /** Last network, without the part that identifies a household. */
    network: t.text().notNull(),
    hasSecondFactor: t.boolean().notNull(),
    /** Last time the user verified their identity. Sensitive actions require it again. */
    provenAt: moment().notNull(),
    createdAt: moment().notNull(),
    seenAt: moment().notNull(),
    expiresAt: moment().notNull(),
  }),
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_expired").on(table.expiresAt),
  ],
);

/**
 * Browsers with an earlier sign-in. Failed attempts elsewhere do not lock the user out of these.
 */
export const devices = pgTable(
  "devices",
  (t) => ({
    userId: userId(),
    tokenHash: t.text().notNull(),
    browser: t.text().notNull(),
    firstSeenAt: moment().notNull(),
    seenAt: moment().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
);

export const tokenPurpose = pgEnum("token_purpose", [
  "verify email",
  "change email",
  "reset password",
  "sign-in link",
  "second factor",
  "passkey",
  "own listing",
  "join team",
  "booking email",
]);

/**
 * One-time tokens: emailed links, and the step between password and code. Stored as hashes and
 * deleted when used.
 */
export const tokens = pgTable(
  "tokens",
  (t) => ({
    tokenHash: t.text().primaryKey(),
    purpose: tokenPurpose().notNull(),
    userId: t.integer().references(() => users.id, { onDelete: "cascade" }),
    email: t.text(),
    detail: t
      .jsonb()
      .$type<{
        challenge?: string;
        failures?: number;
        role?: "editor" | "super_admin";
        listingId?: number;
        memberRole?: "owner" | "manager" | "front_desk";
        invitedBy?: string;
      }>()
      .notNull()
      .default({}),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  }),
  (table) => [
    index("tokens_user").on(table.userId, table.purpose),
    index("tokens_expired").on(table.expiresAt),
  ],
);

export const twoFactors = pgTable("two_factors", (t) => ({
  userId: userId().primaryKey(),
  /** Encrypted with the site's secret. */
  secret: t.text().notNull(),
  /** Null until the first valid code, so a code that was never scanned locks no one out. */
  confirmedAt: moment(),
  /** Period of the last accepted code. Each code works once. */
  lastPeriod: t.bigint({ mode: "number" }).notNull().default(0),
}));

export const recoveryCodes = pgTable(
  "recovery_codes",
  (t) => ({ userId: userId(), codeHash: t.text().notNull() }),
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const passkeys = pgTable(
  "passkeys",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    credentialId: t.text().notNull().unique("passkeys_credential"),
    /** base64url, as received from the browser. */
    publicKey: t.text().notNull(),
    counter: t.bigint({ mode: "number" }).notNull(),
    transports: t.text().array().notNull().default(sql`'{}'`),
    name: t.text().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  }),
  (table) => [index("passkeys_user").on(table.userId)],
);

/**
 * Requested password resets for known and unknown addresses. They are looked up after the
 * response, so its timing reveals nothing.
 */
export const resetRequests = pgTable("reset_requests", (t) => ({
  id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
  email: t.text().notNull(),
  locale: written(),
  requestedAt: moment().notNull(),
}));

/** Rate limit counters. The key combines the action with a hash of the account or source. */
export const rateLimits = pgTable(
  "rate_limits",
  (t) => ({ key: t.text().primaryKey(), count: t.integer().notNull(), endsAt: moment().notNull() }),
  (table) => [index("rate_limits_ended").on(table.endsAt)],
);

export const accountEventKind = pgEnum("account_event_kind", [
  "signed up",
  "signed in",
  "signed out",
  "email verified",
  "email changed",
  "password changed",
  "password reset",
  "two-factor on",
  "two-factor off",
  "recovery code used",
  "passkey added",
  "passkey removed",
  "session ended",
  "role granted",
  "role removed",
  "suspended",
  "suspension ended",
  "viewed by an admin",
  "account deleted",
]);

/** History of an account. Append-only. */
export const accountEvents = pgTable(
  "account_events",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: lastingUserId(),
    kind: accountEventKind().notNull(),
    browser: t.text().notNull().default(""),
    network: t.text().notNull().default(""),
    at: moment().notNull(),
  }),
  (table) => [index("account_events_user").on(table.userId, table.id)],
);

/**
 * Impersonations by admins, with the reason. The admin keeps their own session. Rows are added
 * and ended, never deleted.
 */
export const impersonations = pgTable(
  "impersonations",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    adminId: lastingUserId(),
    userId: lastingUserId(),
    sessionId: t.integer().references(() => sessions.id, { onDelete: "set null" }),
    reason: t.text().notNull(),
    startedAt: moment().notNull(),
    /** Latest possible end. */
    endsAt: moment().notNull(),
    endedAt: moment(),
  }),
  (table) => [
    uniqueIndex("impersonations_session").on(table.sessionId).where(sql`ended_at is null`),
    index("impersonations_user").on(table.userId),
    index("impersonations_admin").on(table.adminId),
  ],
);
