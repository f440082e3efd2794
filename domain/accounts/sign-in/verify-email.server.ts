import { and, eq, inArray } from "drizzle-orm";
import { tokens, users } from "#database/schema/accounts/accounts.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { verifyEmailPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import { confirmAddressEmail } from "../account-emails.ts";
import type { Actor, RequestSource, Visitor } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";
import { emailAccountChange, recordEvent } from "../internal/events.server.ts";
import { countAgainstRateLimit } from "../internal/rate-limit-counters.server.ts";
import { consumeToken, findToken, issueToken } from "../internal/tokens.server.ts";
import { checkPassword, type SignInRefusal } from "./sign-in.server.ts";

const dayInMinutes = 24 * 60;
const perAccount = { most: 5, minutes: 60 };

/** Sends a link to verify an address. Only the newest link works. */
export async function sendVerification(
  deps: AccountDeps,
  userId: number,
  email: string,
  purpose: "verify email" | "change email" = "verify email",
  next = "",
) {
  await deps.db
    .delete(tokens)
    .where(
      and(eq(tokens.userId, userId), inArray(tokens.purpose, ["verify email", "change email"])),
    );
  const token = await issueToken(deps, { purpose, userId, email, minutes: dayInMinutes });
  await queueEmail(deps, {
    kind: purpose,
    to: email,
    content: confirmAddressEmail(
      deps.siteUrl + to(verifyEmailPath({ token, ...(next ? { next } : {}) })),
    ),
  });
}

export async function sendVerificationAgain(deps: AccountDeps, actor: Actor) {
  const retryAfter = await countAgainstRateLimit(deps, `verification ${actor.userId}`, perAccount);
  if (retryAfter) return { outcome: "limited" as const, retryAfter };
  await deps.db.transaction((tx) =>
    sendVerification({ ...deps, db: tx }, actor.userId, actor.email),
  );
  return { outcome: "sent" as const };
}

export async function findVerification(deps: AccountDeps, token: string) {
  const found = await findToken(deps, ["verify email", "change email"], token);
  return found?.userId && found.email
    ? { userId: found.userId, email: found.email, purpose: found.purpose }
    : null;
}

/**
 * Verifies an address. The link proves the mailbox; the session or password proves the account.
 * So signing up with someone else's address cannot trick its owner into confirming the account.
 */
export async function verifyEmail(
  deps: AccountDeps,
  token: string,
  { visitor, password }: { visitor: Visitor; password: string },
  from: RequestSource,
): Promise<{ outcome: "done" } | { outcome: "bad-token" } | SignInRefusal> {
  const found = await findVerification(deps, token);
  if (!found) return { outcome: "bad-token" };
  const [user] = await deps.db.select().from(users).where(eq(users.id, found.userId));
  if (!user?.email) return { outcome: "bad-token" };
  if (visitor?.userId !== user.id || visitor.impersonator) {
    const checked = await checkPassword(deps, { email: user.email, password }, from);
    if (checked.outcome !== "right") return checked;
  }
  const earlier = user.email;
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const taken = await consumeToken(within, ["verify email", "change email"], token);
    if (!taken) return { outcome: "bad-token" };
    const [holder] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, found.email));
    if (holder && holder.id !== user.id) return { outcome: "bad-token" };
    await tx
      .update(users)
      .set({ email: found.email, emailVerifiedAt: deps.clock() })
      .where(eq(users.id, user.id));
    const isMoved = found.email !== earlier;
    await recordEvent(within, user.id, isMoved ? "email changed" : "email verified", from);
    if (isMoved) await emailAccountChange(within, "email changed", earlier);
    return { outcome: "done" };
  });
}
