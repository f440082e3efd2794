import { and, eq } from "drizzle-orm";
import { invalidateTags } from "#database/invalidation.ts";
import { resetRequests, users } from "#database/schema/accounts/accounts.ts";
import { emailTag, queueEmail } from "#domain/email/queue-email.server.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import { resetPasswordPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import { resetPasswordEmail } from "../account-emails.ts";
import type { RequestSource } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";
import { emailAccountChange, recordEvent } from "../internal/events.server.ts";
import { rememberDevice } from "../internal/open-session.server.ts";
import { setProvenPassword } from "../internal/proven-password.server.ts";
import {
  countAgainstRateLimit,
  countAgainstSource,
} from "../internal/rate-limit-counters.server.ts";
import { consumeToken, findToken, issueToken } from "../internal/tokens.server.ts";

const minutes = 30;
const perSource = { most: 20, minutes: 60 };
const perAddress = { most: 4, minutes: 60 };

/** Records only the request, so the response and its timing are the same for every address. */
export async function requestPasswordReset(
  deps: AccountDeps,
  email: string,
  from: RequestSource,
): Promise<{ outcome: "asked" } | { outcome: "limited"; retryAfter: number }> {
  const retryAfter = await countAgainstSource(deps, "reset", from, perSource);
  if (retryAfter) return { outcome: "limited", retryAfter };
  await deps.db.transaction(async (tx) => {
    await sendPasswordLink({ ...deps, db: tx }, email);
  });
  return { outcome: "asked" };
}

/** Sends a reset link for admins who help a user. The link goes only to the user. */
export async function sendPasswordLink(within: Pick<AccountDeps, "db" | "clock">, email: string) {
  await within.db.insert(resetRequests).values({ email, requestedAt: within.clock() });
  await invalidateTags(within.db, [emailTag]);
}

/** Runs after the response: emails a link to addresses with an account, and nothing to others. */
export async function sendQueuedPasswordResets(deps: AccountDeps) {
  for (;;) {
    const isDone = await deps.db.transaction(async (tx) => {
      const [oldest] = await tx
        .select()
        .from(resetRequests)
        .orderBy(resetRequests.id)
        .limit(1)
        .for("update", { skipLocked: true });
      if (!oldest) return true;
      await tx.delete(resetRequests).where(eq(resetRequests.id, oldest.id));
      await runInLanguage(oldest.locale, () => sendResetLink({ ...deps, db: tx }, oldest.email));
      return false;
    });
    if (isDone) return;
  }
}

async function sendResetLink(deps: AccountDeps, email: string) {
  const [user] = await deps.db.select().from(users).where(eq(users.email, email));
  if (!user || (await countAgainstRateLimit(deps, `reset ${email}`, perAddress))) return;
  const token = await issueToken(deps, {
    purpose: "reset password",
    userId: user.id,
    email,
    minutes,
  });
  await queueEmail(deps, {
    kind: "reset password",
    to: email,
    content: resetPasswordEmail(deps.siteUrl + to(resetPasswordPath(token)), token),
  });
}

/** Checks a link without using it. */
export const isResetToken = async (deps: AccountDeps, token: string) =>
  (await findToken(deps, "reset password", token)) !== null;

/**
 * Sets a new password with a one-time link. Ends all sessions and marks this browser as known.
 */
export async function resetPassword(
  deps: AccountDeps,
  { token, newPassword }: { token: string; newPassword: string },
  from: RequestSource,
): Promise<
  { outcome: "done"; deviceToken: string } | { outcome: "bad-token" } | { outcome: "busy" }
> {
  if (!(await isResetToken(deps, token))) return { outcome: "bad-token" };
  const passwordHash = await deps.passwords.hash(newPassword);
  if (passwordHash === "busy") return { outcome: "busy" };
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const taken = await consumeToken(within, "reset password", token);
    if (!taken?.userId || !taken.email) return { outcome: "bad-token" };
    const { userId, email } = taken;
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, userId), eq(users.email, email)));
    if (!user) return { outcome: "bad-token" };
    await setProvenPassword(within, user, passwordHash, taken.detail.role);
    const { deviceToken } = await rememberDevice(within, userId, from);
    await recordEvent(within, userId, "password reset", from);
    await emailAccountChange(within, "password changed", email);
    return { outcome: "done", deviceToken };
  });
}
