import { eq } from "drizzle-orm";
import pg from "pg";
import { connect } from "#database/connection.ts";
import { sessions, users } from "#database/schema/accounts/accounts.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { makeKey } from "#domain/accounts/api-keys/api-keys.server.ts";
import { scopeNames } from "#domain/accounts/api-keys/scopes.ts";
import { findActor } from "#domain/accounts/sessions/visitor.server.ts";
import { addUser } from "#domain/accounts/sign-in/sign-up.server.ts";
import { runAsSite } from "#platform/audit-actor.ts";
import { createToken, hashOf } from "#platform/random-token.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { startDemonstrationPostgres } from "#tests/support/demonstration-postgres.ts";
import { people } from "#tests/support/people.ts";
import type { OpenApi } from "#tests/support/response-schema.ts";
import { demoPassword, operator, startServer } from "#tests/support/server.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { createPool } from "./pool.ts";
import { keepShortLived } from "./written-rows.ts";

export const oliviasListing = "morrow-park-laser-and-skin";
const emails = {
  gina: people.gina.email,
  olivia: `owner@${oliviasListing}.example.com`,
  ada: operator.email,
};

export const roles = ["stranger", "gina", "olivia", "ada", "key"] as const;
export type Role = (typeof roles)[number];
export type Sent = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
};
export type Answer = { status: number; headers: Headers; text: string };
export type FuzzSite = Awaited<ReturnType<typeof openFuzzSite>>;

/** The built server with its own PostgreSQL for inspection, the roles, and collected values. */
export async function openFuzzSite() {
  const postgres = await startDemonstrationPostgres();
  const databaseUrl = await postgres.copyOfDemonstration("fuzzed");
  const server = await startServer({ databaseUrl, env: { SITE_URL: siteUrl, TRUST_PROXY: "1" } });
  const rows = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  await keepShortLived(rows);
  const deps = { ...testAccounts(connect(rows)), clock: () => new Date() };
  const asSite = <Result>(work: () => Promise<Result>) => runAsSite("test", work);
  const as: Record<Role, Record<string, string>> = {
    stranger: {},
    gina: {},
    olivia: {},
    ada: {},
    key: {},
  };
  let caller = 0;

  /** Uses another network per call, so that inputs do not share rate limits. */
  async function send(role: Role, { method, path, headers, body }: Sent): Promise<Answer> {
    caller++;
    const from = `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;
    const init = {
      method,
      redirect: "manual",
      headers: { "x-forwarded-for": from, ...headers, ...as[role] },
    } as const;
    const response = await fetch(server.url + path, {
      ...init,
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** Signs everyone in again: fuzzed calls may have ended sessions or deleted accounts. */
  const signIn = () =>
    asSite(async () => {
      const passwordHash = await deps.passwords.hash(demoPassword);
      for (const [who, email] of Object.entries(emails) as ["gina" | "olivia" | "ada", string][]) {
        const [known] = await deps.db
          .select({ id: users.id, hash: users.passwordHash })
          .from(users)
          .where(eq(users.email, email));
        const userId =
          known?.id ??
          (
            await addUser(deps, {
              email,
              name: "Gina Rios",
              role: who === "ada" ? "super_admin" : "visitor",
              passwordHash,
            })
          )?.id ??
          0;
        const [now, token] = [new Date(), createToken()];
        const session = {
          userId,
          tokenHash: hashOf(token),
          browser: "Firefox on Linux",
          network: "10.0.0.0/24",
          hasSecondFactor: true,
        };
        await deps.db
          .insert(sessions)
          .values({
            ...session,
            provenAt: now,
            createdAt: now,
            seenAt: now,
            expiresAt: new Date(now.getTime() + 3_600_000),
          });
        as[who] = { cookie: `__Host-session=${token}` };
      }
    });

  await signIn();
  const key = await asSite(async () => {
    const [ada] = await deps.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, operator.email));
    const actor = await findActor(deps, ada?.id ?? 0);
    if (!actor) throw new Error("nobody operates the site");
    const made = await makeKey(deps, { ...actor, provenAt: deps.clock() }, null, {
      name: "Fuzz",
      scopes: scopeNames,
      days: "never",
    });
    return made.outcome === "made" ? made.key : made.outcome;
  });
  as.key = { authorization: `Bearer ${key}` };
  const document = JSON.parse(
    (await send("stranger", { method: "GET", path: "/api/openapi.json" })).text,
  ) as OpenApi;
  const [listing] = await deps.db
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.slug, oliviasListing));

  return {
    document,
    send,
    signIn,
    rows,
    pool: createPool(),
    listingId: listing?.id ?? 0,
    complaints: server.complaints,
    async stop() {
      await rows.end();
      await server.stop();
      await postgres.stop();
    },
  };
}
