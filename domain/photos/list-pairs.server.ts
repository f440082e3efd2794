import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import { photoPairs } from "#database/schema/photos.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import type { StoredPhoto } from "#domain/uploads/photo.ts";
import { storedPhotosSql } from "#domain/uploads/store-photos.server.ts";
import type { PhotoDeps } from "./deps.ts";
import { consentLinkOf, readConsentLink } from "./internal/consent-link.server.ts";
import { decryptPerson } from "./internal/person.server.ts";

const mostListed = 200;
type Deps = Pick<PhotoDeps, "db" | "consentEncryptor" | "consentSigner" | "siteUrl">;

export type ShownPair = {
  id: number;
  treatment: { slug: string; name: string };
  weeks: number;
  whatWasDone: string;
  before: StoredPhoto;
  after: StoredPhoto;
};

const read = (db: Executor, where: SQL) =>
  db
    .select({
      ...pickColumns(photoPairs, "id", "status", "weeks", "whatWasDone", "confirmedAt"),
      treatment: { slug: treatments.slug, name: treatments.name },
      listing: { id: listings.id, name: listings.name, slug: listings.slug },
      pictures: storedPhotosSql("pair", sql`${photoPairs.id}`),
      ...pickColumns(photoPairs, "person", "consentedOn", "consentText"),
      ...pickColumns(photoPairs, "unalteredText", "recordedAt"),
      recordedBy: users.name,
      ...pickColumns(photoPairs, "decidedAt", "reason", "endedAt", "endedBy"),
    })
    .from(photoPairs)
    .innerJoin(listings, eq(listings.id, photoPairs.listingId))
    .innerJoin(treatments, eq(treatments.id, photoPairs.treatmentId))
    .leftJoin(users, eq(users.id, photoPairs.recordedBy))
    .where(where)
    .orderBy(desc(photoPairs.id))
    .limit(mostListed);

export async function listPairs({ db }: { db: Executor }, slug: string): Promise<ShownPair[]> {
  const pairs = await read(
    db,
    sql`${listings.slug} = ${slug} and ${listings.status} = 'active' and ${photoPairs.status} = 'shown'`,
  );
  return pairs.flatMap(({ id, treatment, weeks, whatWasDone, pictures: [before, after] }) =>
    before && after ? [{ id, treatment, weeks, whatWasDone, before, after }] : [],
  );
}

export async function listOwnPairs(deps: Deps, actor: Actor, place: { listingId: number }) {
  if (!may(actor, "photos.manage", place)) return "not-found" as const;
  const pairs = await read(deps.db, eq(photoPairs.listingId, place.listingId));
  return pairs.map(({ person, ...pair }) => ({
    ...pair,
    person: decryptPerson(deps.consentEncryptor, person),
    link: consentLinkOf(deps, pair.id),
  }));
}

export async function findPendingPair(deps: Pick<Deps, "db">, actor: Actor, id: number) {
  if (!may(actor, "photos.moderate")) return "forbidden" as const;
  const [waiting] = await read(
    deps.db,
    sql`${photoPairs.id} = ${id} and ${photoPairs.status} = 'waiting' and ${photoPairs.confirmedAt} is not null`,
  );
  if (!waiting) return null;
  const { person: _person, ...pair } = waiting;
  return pair;
}

export async function findConsent(deps: Pick<Deps, "db" | "consentSigner">, link: string) {
  const id = readConsentLink(deps, link);
  const [pair] = id === null ? [] : await read(deps.db, eq(photoPairs.id, id));
  if (!pair) return null;
  const { person: _person, recordedBy: _recordedBy, ...seen } = pair;
  return seen;
}
