import { eq } from "drizzle-orm";
import { sessions, users } from "#database/schema/accounts/accounts.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { forgotPasswordPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import { knownAddressEmail } from "./account-emails.ts";
import { type Actor, hasProof, type RequestSource } from "./actor.ts";
import type { AccountDeps } from "./deps.ts";
import { checkCode } from "./internal/check-code.server.ts";
import { emailAccountChange, recordEvent } from "./internal/events.server.ts";
import { countAgainstRateLimit } from "./internal/rate-limit-counters.server.ts";
import { endOtherSessions } from "./sessions/sessions.server.ts";
import { checkPassword, type SignInRefusal } from "./sign-in/sign-in.server.ts";
import { sendVerification } from "./sign-in/verify-email.server.ts";

const perAccount = { most: 10, minutes: 15 };

/** Verifies the password, and the code if a second factor is on, before sensitive actions. */
export async function proveIdentity(
  deps: AccountDeps,
  actor: Actor,
  { password, code }: { password: string; code: string },
  from: RequestSource,
): Promise<{ outcome: "done" } | SignInRefusal> {
  if (actor.sessionId === null || actor.impersonator) return { outcome: "wrong" };
  const checked = await checkPassword(deps, { email: actor.email, password }, from);
  if (checked.outcome !== "right") return checked;
  if (actor.hasTwoFactor) {
    const retryAfter = await countAgainstRateLimit(deps, `proof ${actor.userId}`, perAccount);
    if (retryAfter) return { outcome: "limited", retryAfter };
    if (!(await checkCode(deps, actor.userId, code))) return { outcome: "wrong" };
  }
  await deps.db
    .update(sessions)
    .set({ provenAt: deps.clock() })
    .where(eq(sessions.id, actor.sessionId));
  return { outcome: "done" };
}

/** Ends all other sessions. */
export async function changePassword(
  deps: AccountDeps,
  actor: Actor,
  newPassword: string,
  from: RequestSource,
): Promise<"done" | "proof-needed" | "busy"> {
  if (!hasProof(actor, deps.clock())) return "proof-needed";
  const passwordHash = await deps.passwords.hash(newPassword);
  if (passwordHash === "busy") return "busy";
  await deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    await tx.update(users).set({ passwordHash }).where(eq(users.id, actor.userId));
    await endOtherSessions(within, actor);
    await recordEvent(within, actor.userId, "password changed", from);
    await emailAccountChange(within, "password changed", actor.email);
  });
  return "done";
}

/**
 * Emails a link to a new address, which takes effect once the link is followed. Only the owner of
 * the address learns if it is already taken.
 */
export async function changeEmail(deps: AccountDeps, actor: Actor, email: string) {
  if (!hasProof(actor, deps.clock())) return "proof-needed";
  if (await countAgainstRateLimit(deps, `new address ${actor.userId}`, perAccount))
    return "limited";
  await deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const [holder] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (holder)
      await queueEmail(within, {
        kind: "known address",
        to: email,
        content: knownAddressEmail(deps.siteUrl + to(forgotPasswordPath)),
      });
    else await sendVerification(within, actor.userId, email, "change email");
  });
  return "sent";
}
