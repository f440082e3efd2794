import { writeCsv } from "#shared/csv.ts";

/** Returns a file to download, which is not cached by default. */
export const fileResponse = (
  body: BodyInit,
  name: string,
  type: string,
  cache = "private, no-store",
) =>
  new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": cache,
    },
  });

export const csvType = "text/csv; charset=utf-8";
export const calendarType = "text/calendar; charset=utf-8";

export const csvResponse = (name: string, head: string[], rows: (string | number)[][]) =>
  fileResponse(writeCsv(head, rows), `${name}.csv`, csvType);
