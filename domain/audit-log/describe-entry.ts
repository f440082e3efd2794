import { momentInWords } from "#domain/accounts/format-moment.ts";
import { formatCents } from "#shared/money.ts";
import type { AuditLogVerb } from "./audit-log-filter.ts";

type AuditLogRow = {
  actor: string | null;
  impersonator: string | null;
  actorRole: string | null;
  operation: string | null;
  verb: AuditLogVerb;
  thing: string;
  listing: { name: string } | null;
  tableName: string;
  rowKey: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  named: string[];
};

const plain = { insert: "added", update: "changed", delete: "removed" };
const actions: Record<string, string> = {
  active: "put online",
  inactive: "took offline",
  approved: "approved",
  published: "published",
  refused: "refused",
  removed: "removed",
  withdrawn: "withdrew",
  confirmed: "confirmed",
  cancelled: "cancelled",
  completed: "completed",
  shown: "showed",
  ended: "ended",
  refunded: "refunded",
};

/** Formats the source: "on startup", "job: send emails", "command: seed". */
const sourceInWords = (operation: string | null) =>
  operation === "start" ? "on startup" : (operation ?? "").replace(/^(job|command) /, "$1: ");

function whoInWords({
  actor,
  impersonator,
  actorRole,
  operation,
}: Pick<AuditLogRow, "actor" | "impersonator" | "actorRole" | "operation">) {
  if (actor && impersonator) return `${impersonator} as ${actor}`;
  if (actor) return actor;
  if (actorRole === "site") return `The site (${sourceInWords(operation)})`;
  return actorRole === null
    ? "Someone with direct database access"
    : "A visitor without an account";
}

const words = (name: string) =>
  name
    .replace(/^is_/, "")
    .replace(/_(cents|id|at)$/, "")
    .replaceAll("_", " ");

/** Timestamp format of PostgreSQL in the audit log. */
const aMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

function valueInWords(name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value))
    return value.length > 0 ? value.map((each) => valueInWords(name, each)).join(", ") : "nothing";
  if (typeof value === "number" && name.endsWith("_cents")) return formatCents(value);
  if (typeof value === "string" && aMoment.test(value)) return momentInWords(new Date(value));
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Lists changed columns, with old and new values if they are kept. */
export function differencesOf({
  before,
  after,
  named,
}: Pick<AuditLogRow, "before" | "after" | "named">) {
  const kept = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
  return [
    ...kept.map((name) => ({
      name: words(name),
      before: before && valueInWords(name, before[name]),
      after: after && valueInWords(name, after[name]),
    })),
    ...named.map((name) => ({ name: words(name), before: null, after: null })),
  ];
}

const summed = 3;

/** Describes an entry, such as "Ada approved claim 4 of Glow: state pending → approved". */
export function describeAuditEntry(said: AuditLogRow) {
  const { verb, thing, listing, tableName, rowKey, before, after, named } = said;
  const standing = after?.status ?? after?.state;
  const intent =
    (verb === "update" && typeof standing === "string" && actions[standing]) || plain[verb];
  const one = /^\d+$/.test(rowKey)
    ? `${thing} ${rowKey}`
    : `${/^[aeiou]/.test(thing) ? "an" : "a"} ${thing}`;
  const what =
    tableName === "listings" && listing
      ? listing.name
      : `${one}${listing ? ` of ${listing.name}` : ""}`;
  const head = `${whoInWords(said)} ${intent} ${what}`;
  if (verb !== "update") return head;
  const differences = differencesOf({ before, after, named });
  const shown = differences
    .slice(0, summed)
    .map(({ name, before: was, after: is }) =>
      was === null ? name : `${name} ${short(was)} → ${short(is ?? "")}`,
    );
  return `${head}: ${shown.join(", ")}${differences.length > summed ? ` and ${differences.length - summed} more` : ""}`;
}

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
