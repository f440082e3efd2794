import { writeCsv } from "#shared/csv.ts";

/** CSV download that is not cached. */
export function csvResponse(name: string, head: string[], rows: (string | number)[][]) {
  return new Response(writeCsv(head, rows), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
