import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import type { FactName } from "#domain/catalogue/listings/listing-facts.ts";
import { fieldNames } from "#domain/listing-edits/sections.ts";
import { type InboxItemVersion, type InboxKind, inboxKindDetails, inboxKinds } from "./inbox.ts";

type InboxRow = InboxItemVersion & {
  since: string;
  title: string;
  words: string;
  email: string | null;
  person: number | null;
  listing: { id: number; name: string; slug: string } | null;
  /** Outcome of the latest decision on it. */
  outcome: string | null;
};
export type InboxItem = Omit<InboxRow, "since"> & { since: Date };

export const listPermittedKinds = (actor: Actor) =>
  inboxKinds.filter((kind) => may(actor, inboxKindDetails[kind].permission));

export async function countInbox(
  { db }: { db: Executor },
  actor: Actor,
): Promise<Partial<Record<InboxKind, number>>> {
  const { rows } = await db.execute<{ kind: InboxKind; count: number }>(
    sql`select kind, count(*)::int as count from ${pendingItemsSql(listPermittedKinds(actor))} group by kind`,
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

export async function listInbox(
  { db }: { db: Executor },
  actor: Actor,
  kind: InboxKind | null,
  { limit, offset }: { limit: number; offset: number },
) {
  const open = listPermittedKinds(actor).filter((each) => kind === null || each === kind);
  return read(db, pendingItemsSql(open), sql`true`, sql`limit ${limit} offset ${offset}`);
}

/** Finds a pending item; null if it is decided or not visible to the actor. */
export async function findPendingItem(
  db: Executor,
  actor: Actor,
  { kind, id }: Pick<InboxItemVersion, "kind" | "id">,
  options?: { isDecidedToo: boolean },
) {
  if (!may(actor, inboxKindDetails[kind].permission)) return null;
  const [line] = await read(
    db,
    pendingItemsSql([kind], options),
    sql`waiting.id = ${id}`,
    sql`limit 1`,
  );
  return line ?? null;
}

async function read(db: Executor, waiting: SQL, where: SQL, part: SQL): Promise<InboxItem[]> {
  const { rows } = await db.execute<InboxRow>(sql`
    select waiting.kind, waiting.id, waiting.version, waiting.title, left(waiting.words, 5000) as words, waiting.email, waiting.person,
      to_char(waiting.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since,
      case when m.id is not null then json_build_object('id', m.id, 'name', m.name, 'slug', m.slug) end as "listing",
      (select d.outcome::text from inbox_decisions d where d.kind::text = waiting.kind and d.subject_id = waiting.id order by d.id desc limit 1) as outcome
    from ${waiting} left join listings m on m.id = waiting.listing_id
    where ${where} order by waiting.since, waiting.kind, waiting.id ${part}`);
  return rows.map((row) => ({ ...row, title: titleOf(row), since: new Date(row.since) }));
}

function titleOf({ kind, title, listing }: InboxRow) {
  if (kind === "submission") return listing?.name ?? title;
  if (kind !== "revision") return title;
  const names = title.split(" ").map((field) => fieldNames[field as FactName] ?? field);
  return names.length > 3
    ? `${names.slice(0, 2).join(", ")} and ${names.length - 2} more`
    : names.join(", ");
}

const sources: Record<InboxKind, SQL> = {
  submission: sql`
    select 'submission' as kind, m.id, m.id as listing_id, coalesce(s.submitted_at, m.created_at) as since, c.name as title,
      m.description as words, m.email, null::int as person, coalesce((select max(h.id) from listing_edit_history h where h.listing_id = m.id), 0) as version
    from listings m join cities c on c.id = m.city_id left join submissions s on s.listing_id = m.id where m.status = 'pending'`,
  revision: sql`
    select 'revision', r.id, r.listing_id, r.created_at, (select string_agg(field, ' ') from jsonb_object_keys(r.changes) field), '', null, null::int,
      coalesce((select max(h.id) from listing_edit_history h where h.listing_id = r.listing_id), 0)
    from listing_edits r where r.state = 'pending'`,
  claim: sql`
    select 'claim', c.id, c.listing_id, c.created_at, u.name, c.explanation, u.email, c.user_id, 0
    from listing_claims c join users u on u.id = c.user_id where c.state = 'waiting'`,
  review: sql`
    select 'review', r.id, r.listing_id, r.submitted_at, r.author_name, r.text, null, r.user_id, extract(epoch from r.submitted_at)::int
    from reviews r where r.status = 'waiting'`,
  question: sql`
    select 'question', q.id, q.listing_id, q.asked_at, q.text, q.text, null, q.asker_id, q.version from questions q where q.status = 'waiting'`,
  pair: sql`
    select 'pair', p.id, p.listing_id, p.recorded_at, t.name,
      (select coalesce(string_agg(x.description, ' · ' order by x.id), '') from uploads x where x.owner = 'pair' and x.subject_id = p.id), null, null::int, 0
    from photo_pairs p join treatments t on t.id = p.treatment_id where p.status = 'waiting' and p.confirmed_at is not null`,
  "reported-review": sql`
    select 'reported-review', r.id, r.listing_id, o.since, r.author_name, r.text, null, r.user_id, o.latest
    from (select review_id, min(created_at) as since, max(id) as latest from review_reports where closed_at is null group by review_id) o
    join reviews r on r.id = o.review_id where r.status = 'published'`,
  "reported-photo": sql`
    select 'reported-photo', x.id, coalesce(p.listing_id, x.subject_id), o.since, x.description, '', null, null::int, o.latest
    from (select media_id, min(created_at) as since, max(id) as latest from photo_reports group by media_id) o
    join uploads x on x.id = o.media_id left join photo_pairs p on x.owner = 'pair' and p.id = x.subject_id`,
  message: sql`
    select 'message', c.id, null::int, c.created_at, c.subject, c.message, c.email, null::int, 0 from contact_messages c where c.answered_at is null`,
};

const open = sql`exists (select from inbox_decisions d where d.kind::text = waiting.kind and d.subject_id = waiting.id and d.settled_at is null)`;

function pendingItemsSql(kinds: readonly InboxKind[], { isDecidedToo = false } = {}): SQL {
  // The first select names the columns.
  const [first, ...others] = kinds.map((kind) => sources[kind]);
  const head = sql`select null::text as kind, null::int as id, null::int as listing_id, null::timestamptz as since, null::text as title, null::text as words,
    null::text as email, null::int as person, null::int as version where false`;
  const all = sql.join([head, first ?? head, ...others], sql` union all `);
  return sql`(select * from (${all}) waiting where ${isDecidedToo ? sql`true` : sql`not ${open}`}) waiting`;
}
