import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { findSimilarPairs } from "#domain/catalogue/submissions/similar-listings.server.ts";
import { hintsOf } from "./hints.ts";
import { type InboxKind, inboxItemName } from "./inbox.ts";
import type { InboxItem } from "./list-inbox.server.ts";

const maxDuplicates = 3;

/** Reasons why a decided item is back. */
const returnReasons: Record<string, string> = {
  changed: "Returned: it changed after the decision",
  forbidden: "Returned: the person who decided no longer has permission",
  own: "Returned: the person who decided has a conflict of interest",
  failed: "Returned: the decision could not be carried out",
};

export async function findHints(
  { db }: { db: Executor },
  lines: InboxItem[],
): Promise<Record<string, string[]>> {
  const idsOf = (...kinds: InboxKind[]) =>
    lines.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const duplicates = await findSimilarPairs({ db }, idsOf("submission"));
  const same = await findSameText(db, idsOf);
  const suppressed = await findSuppressed(db, lines);
  return Object.fromEntries(
    lines.map((line) => [
      inboxItemName(line),
      hintsOf(line.kind === "submission" ? withoutOwnFacts(line.words) : line.words, {
        duplicates:
          line.kind === "submission"
            ? duplicates
                .filter(({ id }) => id === line.id)
                .slice(0, maxDuplicates)
                .map(({ because, listing }) => ({ because, name: listing.name }))
            : [],
        sameText: same.get(inboxItemName(line)) ?? null,
        isSuppressed: line.email !== null && suppressed.has(line.email.toLowerCase()),
        returnReason: returnReasons[line.outcome ?? ""] ?? null,
      }),
    ]),
  );
}

/** Ignores phone numbers, which are normal in a listing. */
const withoutOwnFacts = (words: string) => words.replace(/\(?\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}/g, "");

async function findSameText(db: Executor, idsOf: (...kinds: InboxKind[]) => number[]) {
  const among = (column: ReturnType<typeof sql>, ids: number[]) =>
    sql`${column} = any(${sql.param(ids)}::int[])`;
  const { rows } = await db.execute<{ name: string; other: string }>(sql`
    select distinct on (name) name, other from (
      select 'review-' || r.id as name, 'the review of ' || m.name as other from reviews r
        join reviews o on o.user_id = r.user_id and o.id <> r.id and lower(o.text) = lower(r.text) join listings m on m.id = o.listing_id
        where ${among(sql`r.id`, idsOf("review"))}
      union all select 'reported-review-' || r.id, 'the review of ' || m.name from reviews r
        join reviews o on o.user_id = r.user_id and o.id <> r.id and lower(o.text) = lower(r.text) join listings m on m.id = o.listing_id
        where ${among(sql`r.id`, idsOf("reported-review"))}
      union all select 'question-' || q.id, 'a question to ' || m.name from questions q
        join questions o on o.asker_id = q.asker_id and o.id <> q.id and lower(o.text) = lower(q.text) join listings m on m.id = o.listing_id
        where ${among(sql`q.id`, idsOf("question"))}
      union all select 'message-' || c.id, 'another message' from contact_messages c
        join contact_messages o on o.id <> c.id and o.message = c.message where ${among(sql`c.id`, idsOf("message"))}
    ) found order by name, other`);
  return new Map(rows.map(({ name, other }) => [name, other]));
}

async function findSuppressed(db: Executor, lines: InboxItem[]) {
  const emails = [...new Set(lines.flatMap(({ email }) => (email ? [email.toLowerCase()] : [])))];
  const { rows } = await db.execute<{ email: string }>(
    sql`select email from suppressions where email = any(${sql.param(emails)}::text[])`,
  );
  return new Set(rows.map(({ email }) => email));
}
