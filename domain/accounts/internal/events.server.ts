import { accountEvents } from "#database/schema/accounts/accounts.ts";
import type { RequestSource } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";
import { networkOf } from "../rate-limit/network.ts";

type AccountEventKind = (typeof accountEvents.kind.enumValues)[number];

export async function recordEvent(
  { db, clock }: Pick<AccountDeps, "db" | "clock">,
  userId: number,
  kind: AccountEventKind,
  from?: RequestSource,
) {
  const where = from
    ? { browser: from.browser, network: networkOf(from.address, "neighborhood") }
    : {};
  await db.insert(accountEvents).values({ userId, kind, at: clock(), ...where });
}
