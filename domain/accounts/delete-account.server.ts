import { and, eq, isNull, ne } from "drizzle-orm";
import { pickColumns } from "#database/pick-columns.ts";
import {
  accountEvents,
  devices,
  impersonations,
  passkeys,
  recoveryCodes,
  sessions,
  tokens,
  twoFactors,
  users,
} from "#database/schema/accounts/accounts.ts";
import { memberships } from "#database/schema/accounts/memberships.ts";
import { deleteEmailsTo, listEmailsTo } from "#domain/email/emails-of-address.server.ts";
import { type Actor, hasProof } from "./actor.ts";
import type { AccountDeps } from "./deps.ts";
import { recordEvent } from "./internal/events.server.ts";
import { may } from "./policy/policy.ts";

/** Exports all personal data from every module, without credentials. */
export async function collectMyData(
  { db, accountParts }: Pick<AccountDeps, "db" | "accountParts">,
  actor: Actor,
) {
  if (!may(actor, "account.exportOrDelete")) return "forbidden" as const;
  const mine = <
    Table extends typeof sessions | typeof devices | typeof passkeys | typeof memberships,
  >(
    table: Table,
  ) => eq(table.userId, actor.userId);
  const [account] = await db
    .select({
      ...pickColumns(users, "name", "email", "emailVerifiedAt", "location"),
      ...pickColumns(users, "phone", "instagram", "role", "createdAt"),
    })
    .from(users)
    .where(eq(users.id, actor.userId));
  const seen = pickColumns(sessions, "browser", "network", "createdAt", "seenAt");
  const parts: Record<string, unknown> = {
    account,
    sessions: await db.select(seen).from(sessions).where(mine(sessions)),
    devices: await db
      .select(pickColumns(devices, "browser", "firstSeenAt", "seenAt"))
      .from(devices)
      .where(mine(devices)),
    passkeys: await db
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, usedAt: passkeys.usedAt })
      .from(passkeys)
      .where(mine(passkeys)),
    listings: await db
      .select({ medSpaId: memberships.listingId, role: memberships.role })
      .from(memberships)
      .where(mine(memberships)),
    events: await db
      .select(pickColumns(accountEvents, "kind", "browser", "network", "at"))
      .from(accountEvents)
      .where(eq(accountEvents.userId, actor.userId))
      .orderBy(accountEvents.id),
    seenByWebmasters: await db
      .select(pickColumns(impersonations, "startedAt", "endsAt", "endedAt", "reason"))
      .from(impersonations)
      .where(eq(impersonations.userId, actor.userId)),
  };
  if (account?.email && account.emailVerifiedAt)
    parts.mails = await listEmailsTo(db, account.email);
  for (const part of accountParts) parts[part.name] = await part.collect(db, actor.userId);
  return parts;
}

/** Deletes an account. An anonymous row stays for references, and the address is free again. */
export async function deleteAccount(deps: AccountDeps, actor: Actor) {
  const now = deps.clock();
  if (!hasProof(actor, now)) return "proof-needed";
  return deps.db.transaction(async (tx) => {
    if (actor.role === "super_admin" && (await countOtherAdmins(tx, actor.userId)) === 0)
      return "last-admin";
    for (const part of deps.accountParts) await part.erase(tx, actor.userId);
    if (actor.isVerified) await deleteEmailsTo(tx, actor.email);
    for (const table of [
      sessions,
      devices,
      tokens,
      twoFactors,
      recoveryCodes,
      passkeys,
      memberships,
    ])
      await tx.delete(table).where(eq(table.userId, actor.userId));
    await tx
      .update(impersonations)
      .set({ reason: "" })
      .where(eq(impersonations.userId, actor.userId));
    await tx
      .update(accountEvents)
      .set({ browser: "", network: "" })
      .where(eq(accountEvents.userId, actor.userId));
    await recordEvent({ ...deps, db: tx }, actor.userId, "account deleted");
    const anonymized = {
      name: "Deleted account",
      email: null,
      emailVerifiedAt: null,
      passwordHash: null,
      location: "",
      phone: "",
      instagram: "",
      suspendedFor: "",
    };
    await tx
      .update(users)
      .set({ ...anonymized, role: "visitor", deletedAt: now })
      .where(eq(users.id, actor.userId));
    return "done";
  });
}

const countOtherAdmins = (db: AccountDeps["db"], userId: number) =>
  db.$count(
    users,
    and(
      eq(users.role, "super_admin"),
      ne(users.id, userId),
      isNull(users.deletedAt),
      isNull(users.suspendedAt),
    ),
  );
