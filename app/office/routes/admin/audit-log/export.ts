import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { csvResponse } from "#app/http/file-response.ts";
import { readAuditLogFilter } from "#domain/audit-log/audit-log-filter.ts";
import { describeAuditEntry } from "#domain/audit-log/describe-entry.ts";
import { type AuditLogEntry, listAuditEntries } from "#domain/audit-log/list-entries.server.ts";
import type { Route } from "./+types/export.ts";

const batch = 5_000;
/** Row limit that spreadsheets can handle. For more, narrow the dates. */
const most = 50_000;

const head = [
  "Number",
  "At",
  "Change",
  "Table",
  "Row",
  "Listing",
  "Action",
  "Account",
  "Impersonating admin",
  "Operation",
  "Request",
  "Before",
  "After",
  "Also changed",
];

export const middleware = [authorize("auditLog.read")];

/** Exports the audit log with the page's filters. */
export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const filter = readAuditLogFilter(args.url.searchParams);
  const rows: (string | number)[][] = [];
  for (let before: number | null = null; rows.length < most; ) {
    const found: AuditLogEntry[] =
      (await listAuditEntries(services, actor, filter, { before, limit: batch })) ?? [];
    rows.push(...found.map(cells));
    if (found.length < batch) break;
    before = found.at(-1)?.id ?? null;
  }
  return csvResponse("changes", head, rows);
}

function cells(change: AuditLogEntry) {
  const { actorId, adminId, operation, requestId } = change;
  const json = (value: unknown) => (value ? JSON.stringify(value) : "");
  const who = [actorId ?? "", adminId ?? "", operation ?? "", requestId ?? ""];
  return [
    change.id,
    change.at.toISOString(),
    describeAuditEntry(change),
    change.tableName,
    change.rowKey,
    change.listing?.slug ?? "",
    change.verb,
    ...who,
    json(change.before),
    json(change.after),
    change.named.join(" "),
  ];
}
