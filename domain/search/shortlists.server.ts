import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { shortlists } from "#database/schema/search.ts";
import { publishedSlugs } from "#domain/catalogue/slugs/published-slugs.server.ts";
import { currentSlugs } from "#domain/catalogue/slugs/slugs.server.ts";

/** 128 bits are not guessable, so the link itself grants access. */
const idBytes = 16;
const idShape = /^[\w-]{22}$/;

type Deps = { db: Executor; clock: () => Date };

/** Stores published listings under a private link, or returns the slugs that are not published. */
export async function createShortlist(
  { db, clock }: Deps,
  slugs: readonly string[],
): Promise<{ id: string } | { unknown: string[] }> {
  const current = await currentSlugs({ db }, slugs);
  const published = await publishedSlugs({ db }, current);
  const unknown = current.filter((slug) => !published.has(slug));
  if (unknown.length > 0) return { unknown };
  const id = randomBytes(idBytes).toString("base64url");
  await db.insert(shortlists).values({ id, slugs: current, createdAt: clock() });
  return { id };
}

/** Finds the listings of a shortlist; some may be gone by now; null for an unknown id. */
export async function findShortlist(
  { db }: Pick<Deps, "db">,
  id: string,
): Promise<{ slugs: string[]; createdAt: Date } | null> {
  if (!idShape.test(id)) return null;
  const [found] = await db
    .select({ slugs: shortlists.slugs, createdAt: shortlists.createdAt })
    .from(shortlists)
    .where(eq(shortlists.id, id));
  return found ? { ...found, slugs: await currentSlugs({ db }, found.slugs) } : null;
}
