import { sql } from "drizzle-orm";
import { plainText } from "#shared/slug.ts";
import type { Given } from "./internal/words.server.ts";
import { searchAddress } from "./search-query.ts";
import { understand } from "./understand.ts";
import { wordsIn } from "./vocabulary.ts";

export type Suggestion = {
  id: string;
  type: "med_spa" | "category" | "modality" | "city";
  title: string;
  subtitle: string;
  url: string;
  rating: number | null;
  reviewCount: number;
};

const shortestQuery = 2;
const most = 8;
const ofAKind = 3;

type Row = {
  type: Suggestion["type"];
  slug: string;
  title: string;
  subtitle: string;
  rating: number | null;
  reviewCount: number;
  fit: number;
  isPremium: boolean;
};

/**
 * What somebody who types this may mean: names, treatments, categories and cities that begin so, or hold a word that does; then what the
 * words mean though they are misspelled. A better fit always comes first; among equals Premier does.
 */
export async function suggest(given: Given, query: string): Promise<Suggestion[]> {
  const words = wordsIn(query);
  const text = words.join(" ");
  if (text.length < shortestQuery) return [];
  const { vocabulary, nameOf } = await given.reference();
  const meant = understand(query, vocabulary).pieces.flatMap((piece) =>
    "slug" in piece ? [{ kind: piece.kind === "zip" ? ("city" as const) : piece.kind, slug: piece.slug }] : [],
  );
  const slugsOf = (kind: "treatment" | "category" | "city") => meant.filter((piece) => piece.kind === kind).map(({ slug }) => slug);
  const begins = `${escapeLike(plainText(query).trim())}%`;
  const holds = `% ${escapeLike(text)}%`;
  /** 0: the whole name; 1: begins so; 2: a word of it does; 3: is what the words mean. */
  const fitOf = (
    column: string,
    means: string[],
    slug: string,
  ) => sql`case when ${sql.raw(column)} = ${text} then 0 when ${sql.raw(column)} like ${begins} then 1
    when ${sql.raw(column)} like ${holds} then 2 ${means.length > 0 ? sql`when ${sql.raw(slug)} in ${means} then 3` : sql``} end`;
  const { rows } = await given.db.execute<Row>(sql`
    select * from (
      (select 'modality' as type, t.slug, t.name as title, (select name from categories where id = t.category_id) as subtitle, null::float8 as rating, 0 as "reviewCount",
        ${fitOf("lower(t.name)", slugsOf("treatment"), "t.slug")} as fit, false as "isPremium", coalesce(t.popularity, 0) as weight from treatments t)
      union all
      (select 'category', c.slug, c.name, 'Category', null, 0, ${fitOf("lower(c.name)", slugsOf("category"), "c.slug")}, false, 0 from categories c)
      union all
      (select 'city', c.slug, c.name, (select count(*) || case count(*) when 1 then ' listing' else ' listings' end from med_spas where city_id = c.id and status = 'active'), null, 0, ${fitOf("lower(c.name)", slugsOf("city"), "c.slug")}, false, 0 from cities c)
      union all
      (select 'med_spa', m.slug, m.name, c.name, m.rating::float8, m.review_count, n.fit, m.is_premium, m.score from (
          select id, 1 as fit from (select id from med_spas where status = 'active' and sort_name >= ${plainText(query).trim()} and sort_name < ${`${plainText(query).trim()}~`} order by sort_name, id limit 50) a
          union select med_spa_id, 2 from (select med_spa_id from med_spa_documents where is_listed and ${namesQuery(words)} order by is_premium desc, score desc, med_spa_id limit 50) b
        ) n join med_spas m on m.id = n.id join cities c on c.id = m.city_id
        where n.fit = 1 or ${sql.join(
          words.map((word) => sql`m.sort_name like ${`%${escapeLike(word)}%`}`),
          sql` and `,
        )})
    ) found where fit is not null order by fit, array_position(array['modality', 'city', 'category'], type) nulls last, "isPremium" desc, weight desc, title`);
  const taken = new Map<string, number>();
  const seen = new Set<string>();
  const shown = rows.filter(({ type, slug }) => {
    const key = `${type}:${slug}`;
    const count = taken.get(type) ?? 0;
    if (seen.has(key) || count >= (type === "med_spa" ? most - 2 : ofAKind)) return false;
    seen.add(key);
    taken.set(type, count + 1);
    return true;
  });
  const together =
    meant.length > 1
      ? [
          asOne(
            query,
            meant.map(({ kind, slug }) => nameOf(kind, slug) ?? slug),
          ),
        ]
      : [];
  return [...together, ...shown.map(present)].slice(0, most);
}

/** "Botox in Irvine": several things meant at once are one search. */
function asOne(query: string, names: string[]): Suggestion {
  return {
    id: `search:${names.join("+")}`,
    type: "modality",
    title: names.join(", "),
    subtitle: "Search",
    url: searchAddress("/search", { q: query.trim() }),
    rating: null,
    reviewCount: 0,
  };
}

function present({ type, slug, title, subtitle, rating, reviewCount }: Row): Suggestion {
  const urls = { med_spa: `/listing/${slug}`, category: `/category/${slug}`, city: `/city/${slug}`, modality: searchAddress("/search", { q: title }) };
  return { id: `${type}:${slug}`, type, title, subtitle, url: urls[type], rating, reviewCount };
}

function namesQuery(words: string[]) {
  const query = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, "")).filter(Boolean);
  return sql`words @@ to_tsquery('english', ${query.map((word, index) => (index === query.length - 1 ? `${word}:*` : word)).join(" & ")})`;
}

function escapeLike(text: string) {
  return text.replace(/[\\%_]/g, "\\$&");
}
