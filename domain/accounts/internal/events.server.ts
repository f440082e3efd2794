import { accountEvents } from "#database/schema/accounts/accounts.ts";
import type { From } from "../actor.ts";
import type { AccountTouches } from "../deps.ts";
import { networkOf } from "../rate-limit/network.ts";

type Kind = (typeof accountEvents.kind.enumValues)[number];

export async function recordEvent(
  { db, clock }: Pick<AccountTouches, "db" | "clock">,
  userId: number,
  kind: Kind,
  from?: From,
) {
  const where = from
    ? { browser: from.browser, network: networkOf(from.address, "neighbourhood") }
    : {};
  await db.insert(accountEvents).values({ userId, kind, at: clock(), ...where });
}
