import { eq, inArray } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { AccountDeps } from "#domain/accounts/deps.ts";
import { findVisitor } from "#domain/accounts/sessions/visitor.server.ts";
import { signIn } from "#domain/accounts/sign-in/sign-in.server.ts";
import { addUser } from "#domain/accounts/sign-in/sign-up.server.ts";
import { addMembership } from "#domain/accounts/site-admins/command-line.server.ts";
import { from } from "./accounts.ts";
import { addDrafts } from "./catalogue.ts";

/**
 * People in every test: Olivia owns Glow, Tess manages it, Oscar owns another listing, Gina visits,
 * Edda edits, Ada is the admin.
 */
export const people = {
  olivia: { name: "Olivia Marlowe", email: "olivia@glow.example.com", role: "visitor" },
  tess: { name: "Tess Quill", email: "tess@glow.example.com", role: "visitor" },
  oscar: { name: "Oscar Brandt", email: "oscar@harbor.example.com", role: "visitor" },
  gina: { name: "Gina Rios", email: "gina@example.com", role: "visitor" },
  edda: { name: "Edda Voss", email: "edda@ocmedspaguide.example", role: "editor" },
  ada: { name: "Ada Lind", email: "ada@ocmedspaguide.example", role: "super_admin" },
} as const;

export type Person = keyof typeof people;

export const password = "tidepool lantern quilt";
/** Cached per cost, because hashing takes time. */
const hashes = new WeakMap<object, string>();

export type Peopled = Record<Person, Actor> & {
  sessionOf: Record<Person, string>;
  glow: number;
  harbor: number;
};

/** Adds all people, each signed in with their own browser. */
export async function addPeople(deps: AccountDeps): Promise<Peopled> {
  await addDrafts(
    deps.db,
    { name: "Glow Studio" },
    { name: "Harbor Studio", phone: "(949) 555-0101", website: null },
  );
  const { glow, harbor } = await listingsOf(deps.db);
  const hash = hashes.get(deps.passwords) ?? (await deps.passwords.hash(password));
  hashes.set(deps.passwords, hash);
  const ids = {} as Record<Person, number>;
  for (const [person, { name, email, role }] of Object.entries(people) as [
    Person,
    (typeof people)[Person],
  ][]) {
    const user = await addUser(deps, { name, email, role, passwordHash: hash });
    ids[person] = user?.id ?? 0;
  }
  await addMembership(deps, ids.olivia, { listingId: glow, role: "owner" });
  await addMembership(deps, ids.tess, { listingId: glow, role: "manager" });
  await addMembership(deps, ids.oscar, { listingId: harbor, role: "owner" });
  const actors = {} as Record<Person, Actor>;
  const sessionOf = {} as Record<Person, string>;
  for (const person of Object.keys(people) as Person[]) {
    const { actor, token } = await signedIn(deps, person);
    actors[person] = actor;
    sessionOf[person] = token;
  }
  return { ...actors, sessionOf, glow, harbor };
}

export async function signedIn(deps: AccountDeps, person: Person, where = from()) {
  const answer = await signIn(deps, { email: people[person].email, password }, where);
  if (answer.outcome !== "signed-in")
    throw new Error(`${person} was not signed in: ${answer.outcome}`);
  const actor = await findVisitor(deps, answer.session.token);
  if (!actor) throw new Error(`${person} has no session`);
  return { actor, ...answer.session };
}

async function listingsOf(db: Executor) {
  const rows = await db
    .select({ id: listings.id, slug: listings.slug })
    .from(listings)
    .where(inArray(listings.slug, ["glow-studio", "harbor-studio"]));
  const idOf = (slug: string) => rows.find((row) => row.slug === slug)?.id ?? 0;
  return { glow: idOf("glow-studio"), harbor: idOf("harbor-studio") };
}

export async function addThreeOwners(deps: AccountDeps) {
  const people = await addPeople(deps);
  await addDrafts(deps.db, { name: "Third Studio", phone: "(949) 555-0102", website: null });
  const [third] = await deps.db
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.slug, "third-studio"));
  await addMembership(deps, people.gina.userId, { listingId: third?.id ?? 0, role: "owner" });
  const { actor: gina } = await signedIn(deps, "gina", from({ address: "203.0.113.9" }));
  return {
    actors: [people.olivia, people.oscar, gina],
    slugs: ["glow-studio", "harbor-studio", "third-studio"],
    operator: people.ada,
  };
}
