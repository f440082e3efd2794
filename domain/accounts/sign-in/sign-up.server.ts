import { eq } from "drizzle-orm";
import { users } from "#database/schema/accounts/accounts.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { forgotPasswordPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import { knownAddressEmail } from "../account-emails.ts";
import type { RequestSource } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";
import { recordEvent } from "../internal/events.server.ts";
import {
  countAgainstRateLimit,
  countAgainstSource,
} from "../internal/rate-limit-counters.server.ts";
import { sendVerification } from "./verify-email.server.ts";

const perSource = { most: 20, minutes: 60 };
const perAddress = { most: 3, minutes: 60 };

/** Signs up a user. Always returns the same response; details go to the address by email. */
export async function signUp(
  deps: AccountDeps,
  {
    name,
    email,
    password,
    next = "",
  }: { name: string; email: string; password: string; next?: string },
  from: RequestSource,
): Promise<
  { outcome: "check-mail" } | { outcome: "busy" } | { outcome: "limited"; retryAfter: number }
> {
  const retryAfter = await countAgainstSource(deps, "sign-up", from, perSource);
  if (retryAfter) return { outcome: "limited", retryAfter };
  const passwordHash = await deps.passwords.hash(password);
  if (passwordHash === "busy") return { outcome: "busy" };
  await deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const [user] = await tx
      .insert(users)
      .values({ name, email, passwordHash, createdAt: deps.clock() })
      .onConflictDoNothing({ target: users.email })
      .returning();
    if (user) {
      await recordEvent(within, user.id, "signed up", from);
      await sendVerification(within, user.id, email, "verify email", next);
    } else if (!(await countAgainstRateLimit(within, `known address ${email}`, perAddress))) {
      await queueEmail(within, {
        kind: "known address",
        to: email,
        content: knownAddressEmail(deps.siteUrl + to(forgotPasswordPath)),
      });
    }
  });
  return { outcome: "check-mail" };
}

/** Creates an account without verification, for the command line and tests. */
export async function addUser(
  { db, clock }: Pick<AccountDeps, "db" | "clock">,
  user: {
    name: string;
    email: string;
    passwordHash: string | null;
    role?: "visitor" | "editor" | "super_admin";
    isDemo?: boolean;
  },
) {
  const now = clock();
  const [added] = await db
    .insert(users)
    .values({ ...user, emailVerifiedAt: now, createdAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning();
  return added ?? null;
}

export async function findUserByEmail({ db }: Pick<AccountDeps, "db">, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user ?? null;
}
