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
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { written } from "../columns.ts";

const moment = () => timestamp({ withTimezone: true });

/** What somebody is on the whole site. Who runs a listing has a membership besides. */
export const siteRole = pgEnum("site_role", ["visitor", "editor", "super_admin"]);

export const users = pgTable(
  "users",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** Lower case; null once the account is deleted. */
    email: text().unique("users_email"),
    emailVerifiedAt: moment(),
    /** argon2id with its parameters; null for who signs in by link or passkey alone. */
    passwordHash: text(),
    /** What he tells of himself on his own page; nobody else sees it. */
    location: text().notNull().default(""),
    phone: text().notNull().default(""),
    /** Without the @. */
    instagram: text().notNull().default(""),
    role: siteRole().notNull().default("visitor"),
    /** In which he signed up, or in last. */
    language: written(),
    /** Belongs to the demonstration data. */
    isDemo: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    /** Nobody signs in with it, until a webmaster takes it back; why is for webmasters alone. */
    suspendedAt: moment(),
    suspendedFor: text().notNull().default(""),
    deletedAt: moment(),
  },
  (table) => [
    index("users_operators").on(table.role).where(sql`role <> 'visitor'`),
    check("users_email_lower", sql`${table.email} = lower(${table.email})`),
    check(
      "users_deleted",
      sql`(${table.deletedAt} is null) = (${table.email} is not null) and (${table.deletedAt} is null or ${table.passwordHash} is null)`,
    ),
  ],
);

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Signed-in browsers. The cookie's value is kept as its hash alone. */
export const sessions = pgTable(
  "sessions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    tokenHash: text().notNull().unique("sessions_token"),
    /** The browser in a person's words: "Firefox on Windows". */
    browser: text().notNull(),
    /** The network it was last seen in, without the part that names a household. */
    network: text().notNull(),
    hasSecondFactor: boolean().notNull(),
    /** When its owner last proved to be himself: what is sensitive asks for that again. */
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

/** Browsers in which somebody has signed in before: nobody else's failures lock him out there. */
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

/** What proves something once: links in mails, the step between password and code. Kept as hashes; gone when used. */
export const tokens = pgTable(
  "tokens",
  {
    tokenHash: text().primaryKey(),
    purpose: tokenPurpose().notNull(),
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    /** The address that it proves, where it was mailed. */
    email: text(),
    /** What the step needs to know again. */
    detail: jsonb()
      .$type<{
        challenge?: string;
        failures?: number;
        role?: "editor" | "super_admin";
        medSpaId?: number;
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
  /** Sealed with the site's secret. */
  secret: text().notNull(),
  /** Null until the first code was right: nobody is locked out by a code that was never scanned. */
  confirmedAt: moment(),
  /** The period of the last code that was taken: none is taken twice. */
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
    /** base64url, as the browser gave it. */
    publicKey: text().notNull(),
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull().default(sql`'{}'`),
    name: text().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** Addresses for which a new password was asked, known or not: looked up after the answer, which therefore takes equally long. */
export const resetRequests = pgTable("reset_requests", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull(),
  language: written(),
  requestedAt: moment().notNull(),
});

/** How often something was tried within a time. The key names what and, as a hash, for whom or from where. */
export const attempts = pgTable(
  "attempts",
  { key: text().primaryKey(), count: integer().notNull(), endsAt: moment().notNull() },
  (table) => [index("attempts_ended").on(table.endsAt)],
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
  "seen by a webmaster",
  "account deleted",
]);

/** What happened to an account, in the order in which it did. Rows are only ever added. */
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

/** When a webmaster saw the site as somebody, and why. In his own session, which stays his. Rows are only added, and ended. */
export const impersonations = pgTable(
  "impersonations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    operatorId: integer()
      .notNull()
      .references(() => users.id),
    userId: integer()
      .notNull()
      .references(() => users.id),
    sessionId: integer().references(() => sessions.id, { onDelete: "set null" }),
    reason: text().notNull(),
    startedAt: moment().notNull(),
    /** At the latest. */
    endsAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [
    uniqueIndex("impersonations_session").on(table.sessionId).where(sql`ended_at is null`),
    index("impersonations_user").on(table.userId),
    index("impersonations_operator").on(table.operatorId),
  ],
);
