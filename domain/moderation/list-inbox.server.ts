import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import type { FactName } from "#domain/catalogue/listings/listing-facts.ts";
import { fieldNames } from "#domain/listing-edits/sections.ts";
import { type InboxItemVersion, type InboxKind, inboxKindDetails, inboxKinds } from "./inbox.ts";
import { pendingItemsSql } from "./internal/pending.server.ts";

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

/** A pending item; null if it is decided or not visible to the actor. */
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
