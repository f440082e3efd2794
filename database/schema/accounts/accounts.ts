import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment, written } from "../columns.ts";

export const siteRole = pgEnum("site_role", ["visitor", "editor", "super_admin"]);

export const users = pgTable(
  "users",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** Lowercase; null once the account is deleted. */
    email: text().unique("users_email"),
    emailVerifiedAt: moment(),
    /** argon2id with its parameters; null for accounts that use only links or passkeys. */
    passwordHash: text(),
    /** Private: shown only on the account's own page. */
    location: text().notNull().default(""),
    phone: text().notNull().default(""),
    /** Without the @. */
    instagram: text().notNull().default(""),
    role: siteRole().notNull().default("visitor"),
    /** Locale of the sign-up or of the latest sign-in. */
    locale: written(),
    isDemo: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    /** Blocks sign-in until an admin lifts it. Only admins see the reason. */
    suspendedAt: moment(),
    suspendedFor: text().notNull().default(""),
    deletedAt: moment(),
  },
  (table) => [
    index("users_admins").on(table.role).where(sql`role <> 'visitor'`),
    check("users_email_lower", sql`${table.email} = lower(${table.email})`),
    check(
      "users_deleted",
      sql`(${table.deletedAt} is null) = (${table.email} is not null) and (${table.deletedAt} is null or ${table.passwordHash} is null)`,
    ),
  ],
);

/** Column of rows that are deleted with their account. */
export const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Signed-in browsers. Stores only a hash of the cookie's value. */
export const sessions = pgTable(
  "sessions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    tokenHash: text().notNull().unique("sessions_token"),
    /** Readable name, such as "Firefox on Windows". */
    browser: text().notNull(),
    /** Last network, without the part that identifies a household. */
    network: text().notNull(),
    hasSecondFactor: boolean().notNull(),
    /** Last time the user verified their identity. Sensitive actions ask again. */
    provenAt: moment().notNull(),
    createdAt: moment().notNull(),
    seenAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
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
  {
    userId: userId(),
    tokenHash: text().notNull(),
    browser: text().notNull(),
    firstSeenAt: moment().notNull(),
    seenAt: moment().notNull(),
  },
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
  {
    tokenHash: text().primaryKey(),
    purpose: tokenPurpose().notNull(),
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    email: text(),
    detail: jsonb()
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
  },
  (table) => [
    index("tokens_user").on(table.userId, table.purpose),
    index("tokens_expired").on(table.expiresAt),
  ],
);

export const twoFactors = pgTable("two_factors", {
  userId: userId().primaryKey(),
  /** Encrypted with the site's secret. */
  secret: text().notNull(),
  /** Null until the first valid code, so a code that was never scanned locks no one out. */
  confirmedAt: moment(),
  /** Period of the last accepted code. Each code works once. */
  lastPeriod: bigint({ mode: "number" }).notNull().default(0),
});

export const recoveryCodes = pgTable(
  "recovery_codes",
  { userId: userId(), codeHash: text().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const passkeys = pgTable(
  "passkeys",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    credentialId: text().notNull().unique("passkeys_credential"),
    /** base64url, as received from the browser. */
    publicKey: text().notNull(),
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull().default(sql`'{}'`),
    name: text().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/**
 * Requested password resets for known and unknown addresses. They are looked up after the
 * response, so its timing reveals nothing.
 */
export const resetRequests = pgTable("reset_requests", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull(),
  locale: written(),
  requestedAt: moment().notNull(),
});

/** Rate limit counters. The key combines the action with a hash of the account or source. */
export const rateLimits = pgTable(
  "rate_limits",
  { key: text().primaryKey(), count: integer().notNull(), endsAt: moment().notNull() },
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
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    kind: accountEventKind().notNull(),
    browser: text().notNull().default(""),
    network: text().notNull().default(""),
    at: moment().notNull(),
  },
  (table) => [index("account_events_user").on(table.userId, table.id)],
);

/**
 * Impersonations by admins, with the reason. The admin keeps their own session. Rows are added
 * and ended, never deleted.
 */
export const impersonations = pgTable(
  "impersonations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    adminId: integer()
      .notNull()
      .references(() => users.id),
    userId: integer()
      .notNull()
      .references(() => users.id),
    sessionId: integer().references(() => sessions.id, { onDelete: "set null" }),
    reason: text().notNull(),
    startedAt: moment().notNull(),
    /** Latest possible end. */
    endsAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [
    uniqueIndex("impersonations_session").on(table.sessionId).where(sql`ended_at is null`),
    index("impersonations_user").on(table.userId),
    index("impersonations_admin").on(table.adminId),
  ],
);
