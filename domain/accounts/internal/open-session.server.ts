import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { devices, impersonations, sessions, users } from "#database/schema/accounts/accounts.ts";
import { memberships } from "#database/schema/accounts/memberships.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { createToken, hashOf } from "#platform/random-token.ts";
import { language } from "#shared/language.ts";
import { profileSecurityPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import { newBrowserEmail } from "../account-emails.ts";
import { type RequestSource, workplaceOf } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";
import { momentInWords } from "../format-moment.ts";
import { networkOf } from "../rate-limit/network.ts";
import type { NewSession } from "../sessions/new-session.ts";
import { recordEvent } from "./events.server.ts";

type User = typeof users.$inferSelect;

const day = 24 * 60 * 60_000;
/** Accounts with more permissions must sign in more often. */
const lifetime = (role: User["role"]) => (role === "visitor" ? 30 * day : day);

/** Signs in a verified user. An unknown browser triggers a notification email. */
export async function openSession(
  deps: AccountDeps,
  user: User,
  from: RequestSource,
  { hasSecondFactor }: { hasSecondFactor: boolean },
): Promise<NewSession> {
  const { db, clock, siteUrl } = deps;
  const now = clock();
  const token = createToken();
  const expiresAt = new Date(now.getTime() + lifetime(user.role));
  const network = networkOf(from.address, "neighborhood");
  const session = {
    userId: user.id,
    tokenHash: hashOf(token),
    browser: from.browser,
    network,
    hasSecondFactor,
  };
  if (from.sessionToken) await endSessionBefore(deps, from.sessionToken);
  const [opened] = await db
    .insert(sessions)
    .values({ ...session, provenAt: now, createdAt: now, seenAt: now, expiresAt })
    .returning({ id: sessions.id });
  if (!opened) throw new Error("The session could not be saved.");
  if (user.locale !== language())
    await db.update(users).set({ locale: language() }).where(eq(users.id, user.id));
  const { deviceToken, isNewToUser } = await rememberDevice(deps, user.id, from);
  await recordEvent(deps, user.id, "signed in", from);
  if (isNewToUser && user.email) {
    const content = newBrowserEmail(
      from.browser,
      momentInWords(now),
      siteUrl + to(profileSecurityPath),
    );
    await queueEmail(deps, { kind: "new browser", to: user.email, content });
  }
  return {
    id: opened.id,
    token,
    deviceToken,
    expiresAt,
    workplace: await findWorkplace(deps, user),
  };
}

const findWorkplace = async (
  { db }: Pick<AccountDeps, "db">,
  { id, role }: Pick<User, "id" | "role">,
) =>
  workplaceOf({
    role,
    memberships: await db
      .select({ id: memberships.listingId })
      .from(memberships)
      .where(eq(memberships.userId, id))
      .limit(1),
  });

async function endSessionBefore({ db, clock }: AccountDeps, token: string) {
  const before = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashOf(token)));
  await db
    .update(impersonations)
    .set({ endedAt: clock() })
    .where(and(inArray(impersonations.sessionId, before), isNull(impersonations.endedAt)));
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
}

/** Remembers the browser, so that failed attempts elsewhere no longer lock the user out of it. */
export async function rememberDevice(
  { db, clock }: Pick<AccountDeps, "db" | "clock">,
  userId: number,
  from: RequestSource,
) {
  const deviceToken = from.deviceToken ?? createToken();
  const now = clock();
  const known = await db
    .select({ tokenHash: devices.tokenHash })
    .from(devices)
    .where(eq(devices.userId, userId));
  const tokenHash = hashOf(deviceToken);
  await db
    .insert(devices)
    .values({ userId, tokenHash, browser: from.browser, firstSeenAt: now, seenAt: now })
    .onConflictDoUpdate({
      target: [devices.userId, devices.tokenHash],
      set: { seenAt: now, browser: sql`excluded.browser` },
    });
  return {
    deviceToken,
    isNewToUser: known.length > 0 && !known.some((device) => device.tokenHash === tokenHash),
  };
}
