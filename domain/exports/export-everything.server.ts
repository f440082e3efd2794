import { asc, gt, type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { readListings } from "#domain/catalogue/listings/read-listing.server.ts";
import { csvLine, csvMark } from "#shared/csv.ts";
import { pick } from "#shared/pick.ts";
import type { ExportFormat, ExportName } from "./exports.ts";

type ExportRow = Record<string, unknown>;
type Deps = { db: Executor };
const atOnce = 250;

/** Streams a file in pieces, with at most a few hundred rows in memory. */
export async function* exportFile(
  deps: Deps,
  name: ExportName,
  format: ExportFormat,
): AsyncGenerator<string> {
  if (format === "json") yield "[";
  let head: string[] | null = null;
  for await (const rows of pagesOf(deps, name)) {
    const names: string[] = head ?? Object.keys(rows[0] ?? {});
    if (format === "json")
      yield `${head ? "," : ""}\n${rows.map((row) => JSON.stringify(row)).join(",\n")}`;
    else
      yield [
        head ? "" : `${csvMark}${csvLine(names)}`,
        ...rows.map((row) => csvLine(names.map((column) => cellOf(row[column])))),
      ].join("");
    head = names;
  }
  if (format === "json") yield "\n]\n";
  else if (!head && name !== "listings")
    yield `${csvMark}${csvLine(await columnsOf(deps.db, name))}`;
}

export function exportStream(deps: Deps, name: ExportName, format: ExportFormat) {
  const pieces = exportFile(deps, name, format);
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

/** Matches the format that our own import reads. */
function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  const isPlain =
    Array.isArray(value) &&
    value.every(
      (entry) =>
        typeof entry === "string" && !/[;|\n[•]|^[*\-–]/.test(entry) && entry.trim() === entry,
    );
  if (Array.isArray(value) && value.length === 0) return "";
  return isPlain && value.length > 1
    ? value.join("; ")
    : isPlain && !String(value[0]).includes(",")
      ? String(value[0])
      : JSON.stringify(value);
}

async function* pagesOf({ db }: Deps, name: ExportName): AsyncGenerator<ExportRow[]> {
  for (let after: unknown = null; ; ) {
    const rows =
      name === "listings"
        ? await exportListings(db, Number(after ?? 0))
        : await plainRows(db, name, after);
    if (rows.length > 0) yield rows.map(({ key: _key, ...row }) => row);
    if (rows.length < atOnce) return;
    after = rows.at(-1)?.key;
  }
}

async function exportListings(db: Executor, after: number): Promise<ExportRow[]> {
  const ids = await db
    .select({ id: listings.id })
    .from(listings)
    .where(gt(listings.id, after))
    .orderBy(asc(listings.id))
    .limit(atOnce);
  const found = await readListings(
    { db },
    ids.map(({ id }) => id),
  );
  return found.map(({ facts: { name, categories, licenses, staff, ...others }, ...row }) => {
    const head = { key: row.id, slug: row.slug, name, status: row.status, categories };
    const kept = pick(row, ["isPremium", "isDemo", "rating", "reviewCount", "confirmedOn"]);
    const createdAt = row.createdAt.toISOString();
    const people = staff.map(({ id: _id, ...member }) => member);
    return { ...head, ...others, staff: people, licences: licenses, ...kept, createdAt };
  });
}

const listing = sql`(select slug from listings where id = t.listing_id)`;
const treatment = sql`(select slug from treatments where id = t.treatment_id)`;
const moment = (column: string) =>
  sql.raw(`to_char(t.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);

const selects: Record<Exclude<ExportName, "listings">, { key: SQL; from: SQL; columns: SQL }> = {
  specials: {
    key: sql`t.id`,
    from: sql`specials t`,
    columns: sql`t.id, ${listing} as listing, t.title, t.description, t.terms_conditions as "termsConditions", t.original_price_cents as "originalPriceCents",
      t.special_price_cents as "specialPriceCents", t.discount_percentage as "discountPercentage", t.valid_from::text as "validFrom", t.valid_to::text as "validTo", t.is_active as "isActive"`,
  },
  attestations: {
    key: sql`t.id`,
    from: sql`attestations t`,
    columns: sql`t.id, ${listing} as listing, t.method as way, t.text as words, (select name from users where id = t.user_id) as "by", t.email, t.note, ${moment("attested_at")} as "attestedAt"`,
  },
  invoices: {
    key: sql`t.id`,
    from: sql`invoices t join plans p on p.id = t.plan_id`,
    columns: sql`t.id, t.number, (select slug from listings where id = p.listing_id) as listing, p.provider, t.state, t.amount_cents as "amountCents",
      t.refunded_cents as "refundedCents", ${moment("period_from")} as "periodFrom", ${moment("period_to")} as "periodTo", ${moment("issued_at")} as "issuedAt", ${moment("paid_at")} as "paidAt"`,
  },
  reviews: {
    key: sql`t.id`,
    from: sql`reviews t`,
    columns: sql`t.id, ${listing} as listing, t.status, t.proof, t.author_name as "authorName", t.rating, t.result, t.care, t.cleanliness, t.value, ${treatment} as treatment, t.text,
      t.visited_on::text as "visitedOn", ${moment("created_at")} as "createdAt", ${moment("published_at")} as "publishedAt", (select text from review_replies r where r.review_id = t.id) as reply, t.is_demo as "isDemo"`,
  },
  bookings: {
    key: sql`t.id`,
    from: sql`bookings t`,
    columns: sql`t.id, ${listing} as listing, ${treatment} as treatment, t.status, ${moment("starts_at")} as "startsAt", t.minutes, t.customer_name as "customerName",
      t.customer_email as "customerEmail", t.customer_phone as "customerPhone", t.note, t.no_show as "noShow", ${moment("created_at")} as "createdAt"`,
  },
  leads: {
    key: sql`t.id`,
    from: sql`leads t`,
    columns: sql`t.id, ${listing} as listing, ${treatment} as treatment, t.status, t.customer_name as "customerName", t.customer_email as "customerEmail",
      t.customer_phone as "customerPhone", t.best_time as "bestTime", t.note, ${moment("created_at")} as "createdAt", ${moment("answered_at")} as "answeredAt"`,
  },
  subscribers: {
    key: sql`t.list || ' ' || t.email`,
    from: sql`subscriptions t`,
    columns: sql`t.list, t.email, t.name, t.consent_text as "consentText", ${moment("consented_at")} as "consentedAt", t.source, ${moment("confirmed_at")} as "confirmedAt",
      ${moment("unsubscribed_at")} as "unsubscribedAt"`,
  },
  accounts: {
    key: sql`t.id`,
    from: sql`users t`,
    columns: sql`t.id, t.name, t.email, t.role, ${moment("email_verified_at")} as "emailVerifiedAt", ${moment("suspended_at")} as "suspendedAt", ${moment("deleted_at")} as "deletedAt",
      t.location, t.phone, t.instagram, ${moment("created_at")} as "createdAt",
      array(select m.role || ' of ' || s.slug from memberships m join listings s on s.id = m.listing_id where m.user_id = t.id order by 1) as memberships`,
  },
};

async function plainRows(
  db: Executor,
  name: Exclude<ExportName, "listings">,
  after: unknown,
): Promise<ExportRow[]> {
  const { key, from, columns } = selects[name];
  const { rows } = await db.execute<ExportRow>(sql`
    select ${key} as key, ${columns} from ${from} where ${after === null ? sql`true` : sql`${key} > ${after}`} order by ${key} limit ${atOnce}`);
  return rows;
}

async function columnsOf(db: Executor, name: Exclude<ExportName, "listings">) {
  const { columns, from } = selects[name];
  const { fields } = await db.execute(sql`select ${columns} from ${from} where false`);
  return fields.map((field) => field.name);
}
