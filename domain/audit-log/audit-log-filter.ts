import { withQuery } from "#shared/with-query.ts";

const verbs = ["insert", "update", "delete"] as const;
export type AuditLogVerb = (typeof verbs)[number];

export type AuditLogFilter = {
  /** Account id or email, or "site". */
  who: string;
  table: string;
  listing: string;
  operation: string;
  verb: AuditLogVerb | null;
  /** Local days, both inclusive. */
  from: string;
  to: string;
};

const day = /^\d{4}-\d{2}-\d{2}$/;

export function readAuditLogFilter(search: URLSearchParams): AuditLogFilter {
  const text = (name: string) => (search.get(name) ?? "").trim().slice(0, 200);
  const dayOf = (name: string) =>
    day.test(text(name)) && !Number.isNaN(Date.parse(text(name))) ? text(name) : "";
  return {
    who: text("who"),
    table: text("table"),
    listing: text("listing"),
    operation: text("operation"),
    verb: verbs.find((verb) => verb === text("verb")) ?? null,
    from: dayOf("from"),
    to: dayOf("to"),
  };
}

export const auditLogUrl = (path: string, filter: AuditLogFilter, before?: number) =>
  withQuery(path, { ...filter, before });
