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
import { runInLanguage } from "#platform/run-in-language.ts";
import { languageCodes } from "#shared/language.ts";
import { formatDay } from "#shared/local-day.ts";
import { sayStored } from "#shared/say.ts";
import type { PhotoDeps } from "./deps.ts";
import { consentLinkOf, readConsentLink } from "./internal/consent-link.server.ts";
import { decryptPerson } from "./internal/person.server.ts";
import { consentText, withName } from "./photos.ts";

const mostListed = 200;
type ConsentDeps = Pick<PhotoDeps, "db" | "consentSigner" | "consentEncryptor">;
type Deps = Pick<PhotoDeps, "db" | "consentEncryptor" | "consentSigner" | "siteUrl">;

export type ShownPair = {
  id: number;
  treatment: { slug: string; name: string };
  weeks: number;
  whatWasDone: string;
  before: StoredPhoto;
  after: StoredPhoto;
};

export const readPairs = (db: Executor, where: SQL | undefined) =>
  db
    .select({
      ...pickColumns(photoPairs, "id", "status", "weeks", "whatWasDone", "confirmedAt"),
      treatment: { slug: treatments.slug, name: treatments.name },
      listing: { id: listings.id, name: listings.name, slug: listings.slug },
      pictures: storedPhotosSql("pair", sql`${photoPairs.id}`),
      ...pickColumns(photoPairs, "person", "consentedOn", "consentUntil", "consentText"),
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
  const pairs = await readPairs(
    db,
    sql`${listings.slug} = ${slug} and ${listings.status} = 'active' and ${photoPairs.status} = 'shown'`,
  );
  return pairs.flatMap(({ id, treatment, weeks, whatWasDone, pictures: [before, after] }) =>
    before && after ? [{ id, treatment, weeks, whatWasDone, before, after }] : [],
  );
}

export async function listOwnPairs(deps: Deps, actor: Actor, place: { listingId: number }) {
  if (!may(actor, "photos.manage", place)) return "not-found" as const;
  const pairs = await readPairs(deps.db, eq(photoPairs.listingId, place.listingId));
  return pairs.map(({ person: encrypted, consentText, ...pair }) => {
    const person = decryptPerson(deps.consentEncryptor, encrypted);
    return {
      ...pair,
      person,
      consentText: withName(consentText, person?.name),
      link: consentLinkOf(deps, pair.id),
    };
  });
}

export async function findPendingPair(deps: Pick<Deps, "db">, actor: Actor, id: number) {
  if (!may(actor, "photos.moderate")) return "forbidden" as const;
  const [waiting] = await readPairs(
    deps.db,
    sql`${photoPairs.id} = ${id} and ${photoPairs.status} = 'waiting' and ${photoPairs.confirmedAt} is not null`,
  );
  if (!waiting) return null;
  const { person: _person, consentText, ...pair } = waiting;
  return { ...pair, consentText: withName(consentText, undefined) };
}

/**
 * Finds the authorization: in the page's language until the person shown agrees, afterwards the
 * text that they agreed to.
 */
export async function findConsent(deps: ConsentDeps, link: string) {
  const id = readConsentLink(deps, link);
  const [pair] = id === null ? [] : await readPairs(deps.db, eq(photoPairs.id, id));
  if (!pair) return null;
  const { person: encrypted, recordedBy: _recordedBy, consentUntil: _until, ...seen } = pair;
  const words = seen.confirmedAt === null ? consentIn(pair) : seen.consentText;
  const person = decryptPerson(deps.consentEncryptor, encrypted);
  return {
    ...seen,
    consentText: withName(words, person?.name),
    /** If it is not the page's. */
    consentLanguage:
      words === consentIn(pair)
        ? undefined
        : languageCodes().find((code) => words === runInLanguage(code, () => consentIn(pair))),
  };
}

/** Returns the authorization in the page's language; what was stored, if it names no end. */
export const consentIn = (pair: {
  listing: { name: string };
  treatment: { name: string };
  consentUntil: string | null;
  consentText: string;
}) =>
  pair.consentUntil === null
    ? pair.consentText
    : consentText({
        listing: pair.listing.name,
        treatment: sayStored(pair.treatment.name),
        until: formatDay(pair.consentUntil),
      });
