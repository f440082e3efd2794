import { and, desc, eq, inArray } from "drizzle-orm";
import { accountEvents } from "#database/schema/accounts/accounts.ts";
import { say } from "#shared/say.ts";
import type { AccountActivity } from "./account-part.ts";
import type { Actor } from "./actor.ts";
import type { AccountDeps } from "./deps.ts";
import { browserInWords } from "./sessions/browser-name.ts";

const most = 30;

/** Lists recent activity from every module. Security events have their own page. */
export async function listRecentActivity(
  { db, accountParts }: Pick<AccountDeps, "db" | "accountParts">,
  { userId }: Actor,
): Promise<AccountActivity[]> {
  const events = await db
    .select({ kind: accountEvents.kind, browser: accountEvents.browser, at: accountEvents.at })
    .from(accountEvents)
    .where(
      and(
        eq(accountEvents.userId, userId),
        inArray(accountEvents.kind, ["signed up", "signed in"]),
      ),
    )
    .orderBy(desc(accountEvents.id))
    .limit(most);
  const done: AccountActivity[] = events.map(({ kind, browser, at }) => ({
    at,
    text:
      kind === "signed up"
        ? say("Created this account")
        : say("Signed in: {browser}", { browser: browserInWords(browser) }),
  }));
  for (const part of accountParts) done.push(...((await part.recent?.(db, userId, most)) ?? []));
  return done.sort((one, other) => other.at.getTime() - one.at.getTime()).slice(0, most);
}
