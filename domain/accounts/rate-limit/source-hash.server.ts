import { type Column, eq, type SQL, sql } from "drizzle-orm";
import type { RequestSource } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";
import { countedNetworks } from "./network.ts";

/** Hashes the network that a row came from with a key; of IPv6, those of its /48 and its /64. */
export const hashSource = (
  { fingerprint }: Pick<AccountDeps, "fingerprint">,
  what: string,
  { address }: RequestSource,
) =>
  countedNetworks(address)
    .toReversed()
    .map(({ network }) => fingerprint(`${what} from ${network}`))
    .join(".");

type SourceScope = { key: string; matches: SQL; most: number };

/** Returns rows of the source's network and, in IPv6, of its neighborhood, with their limits. */
export function sourceScopes(
  column: Column,
  source: string,
  most: { household: number; neighborhood: number },
): SourceScope[] {
  const household = { key: source, matches: eq(column, source), most: most.household };
  const [neighborhood, own] = source.split(".");
  if (own === undefined) return [household];
  const matches = sql`starts_with(${column}, ${`${neighborhood}.`})`;
  return [household, { key: `${neighborhood}`, matches, most: most.neighborhood }];
}
