import { and, desc, eq, gt, sql } from "drizzle-orm";
import { tokens } from "#database/schema/accounts/accounts.ts";
import type { AccountDeps } from "../deps.ts";
import { consumeToken, findToken, issueToken } from "../internal/tokens.server.ts";

type Deps = Pick<AccountDeps, "db" | "clock">;

const purpose = "booking email";
const days = 7;
const ofListing = (listingId: number) =>
  and(eq(tokens.purpose, purpose), sql`${tokens.detail}->>'listingId' = ${String(listingId)}`);

/** Issues a link to verify the email address of a listing. Only the newest one works. */
export async function issueAddressProof(
  within: Deps,
  { userId, email, listingId }: { userId: number; email: string; listingId: number },
) {
  await deleteAddressProofs(within, listingId);
  return issueToken(within, {
    purpose,
    userId,
    email,
    minutes: days * 24 * 60,
    detail: { listingId },
  });
}

export async function findUnprovenAddress({ db, clock }: Deps, listingId: number) {
  const [found] = await db
    .select({ email: tokens.email })
    .from(tokens)
    .where(and(ofListing(listingId), gt(tokens.expiresAt, clock())))
    .orderBy(desc(tokens.createdAt))
    .limit(1);
  return found?.email ?? null;
}

export async function deleteAddressProofs({ db }: Pick<Deps, "db">, listingId: number) {
  await db.delete(tokens).where(ofListing(listingId));
}

type AddressToken = Awaited<ReturnType<typeof findToken>>;
const addressIn = (proof: AddressToken) =>
  proof?.userId && proof.email && proof.detail.listingId
    ? { userId: proof.userId, email: proof.email, listingId: proof.detail.listingId }
    : null;

export const findAddressProof = async (within: Deps, token: string) =>
  addressIn(await findToken(within, purpose, token));
export const consumeAddressProof = async (within: Deps, token: string) =>
  addressIn(await consumeToken(within, purpose, token));
