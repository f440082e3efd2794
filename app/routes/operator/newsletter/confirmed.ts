import { servicesContext } from "#app/context.ts";
import { requireAllowed } from "#app/guards.ts";
import { listConfirmed } from "#domain/newsletter/overview.server.ts";
import type { Route } from "./+types/confirmed.ts";

/** Quoted; what a spreadsheet would take for a formula begins with an apostrophe. */
const cell = (value: string | Date | null) => {
  const text = value instanceof Date ? value.toISOString() : (value ?? "");
  return `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;
};

/** With what each agreed to, and when. */
export async function loader(asked: Route.LoaderArgs) {
  const actor = await requireAllowed(asked, "run the newsletter");
  const rows = (await listConfirmed(asked.context.get(servicesContext), actor)) ?? [];
  const lines = rows.map(({ list, email, name, consentText, consentedAt, source, confirmedAt }) =>
    [list, email, name, consentText, consentedAt, source, confirmedAt].map(cell).join(","),
  );
  return new Response(`${["list,email,name,consent,consented at,source,confirmed at", ...lines].join("\r\n")}\r\n`, {
    headers: { "content-type": "text/csv; charset=utf-8", "content-disposition": 'attachment; filename="confirmed.csv"', "cache-control": "private, no-store" },
  });
}
