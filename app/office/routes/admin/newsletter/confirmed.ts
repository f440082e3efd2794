import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { csvResponse } from "#app/http/file-response.ts";
import { listConfirmed } from "#domain/newsletter/overview.server.ts";
import type { Route } from "./+types/confirmed.ts";

const head = ["list", "email", "name", "consent", "consented at", "source", "confirmed at"];
const momentOf = (at: Date | null) => at?.toISOString() ?? "";

export const middleware = [authorize("newsletter.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const rows = (await listConfirmed(services, actor)) ?? [];
  const cells = rows.map(({ list, email, name, consentText, consentedAt, source, confirmedAt }) => [
    ...[list, email, name ?? "", consentText, momentOf(consentedAt), source, momentOf(confirmedAt)],
  ]);
  return csvResponse("confirmed", head, cells);
}
