import { eq } from "drizzle-orm";
import { listings } from "#database/schema/catalogue/listings.ts";
import type { MemberRole } from "#domain/accounts/actor.ts";
import type { Role } from "#domain/accounts/policy/permissions.ts";
import { addUser } from "#domain/accounts/sign-in/sign-up.server.ts";
import { addMembership } from "#domain/accounts/site-admins/command-line.server.ts";
import { runAsSite } from "#platform/audit-actor.ts";
import { testAccounts } from "./accounts.ts";
import { withoutNonce } from "./html.ts";
import { openDataDirectory } from "./open-directory.ts";
import { people } from "./people.ts";
import { addHidden } from "./policy-hidden.ts";
import {
  asItIs,
  demonstration,
  demoPassword,
  leave,
  operator,
  type ServerData,
  startServer,
} from "./server.ts";
import { siteUrl } from "./site-url.ts";

/** Olivia's listing, whose data the tests request. */
export const oliviasListing = "morrow-park-laser-and-skin";

export const oscarsListing = "pierlight-med-spa";

const others = {
  gina: people.gina,
  tess: people.tess,
  edda: people.edda,
  /** Front desk of Olivia's listing. */
  fay: { name: "Fay Novak", email: "fay@glow.example.com", role: "visitor" },
} as const;
const teamRoles: Partial<Record<keyof typeof others, MemberRole>> = {
  tess: "manager",
  fay: "front_desk",
};

const emails = {
  gina: people.gina.email,
  oscar: `owner@${oscarsListing}.example.com`,
  fay: others.fay.email,
  tess: people.tess.email,
  olivia: `owner@${oliviasListing}.example.com`,
  edda: people.edda.email,
  ada: operator.email,
} as const;
export type Who = keyof typeof emails | "stranger";

/** Roles at Olivia's listing. */
export const rolesThere: Record<Who, readonly Role[]> = {
  stranger: ["stranger"],
  gina: ["visitor"],
  oscar: ["visitor"],
  fay: ["visitor", "front_desk"],
  tess: ["visitor", "manager"],
  olivia: ["visitor", "owner"],
  edda: ["visitor", "editor"],
  ada: ["visitor", "super_admin"],
};
export const everybody = Object.keys(rolesThere) as Who[];
/** Members of Olivia's listing with fewer permissions than she has. */
export const ofTheTeam: readonly Who[] = ["fay", "tess"];

export type TestResponse = { status: number; location: string | null; text: string };
export type Ask = (who: Who, method: string, path: string, body?: object) => Promise<TestResponse>;

/** The built server with the demo data and all further people, signed in. */
export async function openPolicySite(env: Record<string, string> = { SITE_URL: siteUrl }) {
  const at = await demonstration();
  const hidden = await runAsSite("test", () => addTheOthers(at));
  const server = await startServer({ ...at, env });
  const cookies: Partial<Record<Who, string>> = {};
  for (const [who, email] of Object.entries(emails) as [keyof typeof emails, string][])
    cookies[who] = await signIn(server.url, email);
  /** Forms post to pages, JSON to the API. */
  const ask: Ask = async (who, method, path, body) => {
    const isApi = path.startsWith("/api/");
    const sent = !body
      ? {}
      : {
          body: isApi ? JSON.stringify(body) : new URLSearchParams(body as Record<string, string>),
        };
    const headers = {
      ...asItIs,
      ...(cookies[who] ? { cookie: cookies[who] } : {}),
      ...(isApi && body ? { "content-type": "application/json" } : {}),
    };
    const response = await fetch(server.url + path, {
      method,
      headers,
      redirect: "manual",
      ...sent,
    });
    return {
      status: response.status,
      location: response.headers.get("location"),
      // Differs in every response.
      text: withoutNonce(await response.text()),
    };
  };
  return {
    ask,
    url: server.url,
    at,
    hidden,
    cookies,
    logs: server.logs,
    signInAgain: (who: keyof typeof emails) => signIn(server.url, emails[who]),
    complaints: server.complaints,
    /** Stops the server, but keeps its data readable. */
    halt: () => server.stop(),
    async stop() {
      await server.stop();
      await leave(at);
    },
  };
}

/**
 * Adds Tess and Fay to Olivia's team, Gina as a visitor and Edda as an editor, which the site would
 * do only by email. Also adds the non-public data.
 */
async function addTheOthers(at: ServerData) {
  const { db, close } = openDataDirectory(at);
  const deps = testAccounts(db);
  const passwordHash = await deps.passwords.hash(demoPassword);
  const [listing] = await deps.db
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.slug, oliviasListing));
  const listingId = listing?.id ?? 0;
  for (const [who, person] of Object.entries(others) as [
    keyof typeof others,
    (typeof others)["gina"],
  ][]) {
    const user = await addUser(deps, { ...person, passwordHash });
    const role = teamRoles[who];
    if (role) await addMembership(deps, user?.id ?? 0, { listingId, role });
  }
  const hidden = await addHidden(db, { id: listingId, slug: oliviasListing });
  await close();
  return hidden;
}

async function signIn(url: string, email: string) {
  const response = await fetch(`${url}/api/admin/authenticate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      email,
      password: email === operator.email ? operator.password : demoPassword,
    }),
  });
  if (!response.ok) throw new Error(`${email}: ${response.status} ${await response.text()}`);
  const session = response.headers
    .getSetCookie()
    .find((cookie) => /^(__Host-)?session=/.test(cookie));
  return session?.split(";")[0] ?? "";
}
