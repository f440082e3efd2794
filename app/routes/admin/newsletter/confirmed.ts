import { servicesContext } from "#app/http/context.ts";
import { csvResponse } from "#app/http/csv-response.ts";
import { requireAllowed } from "#app/http/guards.ts";
import { listConfirmed } from "#domain/newsletter/overview.server.ts";
import type { Route } from "./+types/confirmed.ts";

const head = ["list", "email", "name", "consent", "consented at", "source", "confirmed at"];
const momentOf = (at: Date | null) => at?.toISOString() ?? "";

export async function loader(args: Route.LoaderArgs) {
  const actor = await requireAllowed(args, "newsletter.manage");
  const rows = (await listConfirmed(args.context.get(servicesContext), actor)) ?? [];
  const cells = rows.map(({ list, email, name, consentText, consentedAt, source, confirmedAt }) => [
    ...[list, email, name ?? "", consentText, momentOf(consentedAt), source, momentOf(confirmedAt)],
  ]);
  return csvResponse("confirmed", head, cells);
}
