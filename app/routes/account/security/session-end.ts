import { goOn } from "#app/account-form.server.ts";
import { servicesContext } from "#app/context.ts";
import { requireSignedIn } from "#app/guards.ts";
import { missing } from "#app/missing.server.ts";
import { endSession } from "#domain/accounts/sessions.server.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/session-end.ts";

export async function action(asked: Route.ActionArgs) {
  const actor = await requireSignedIn(asked);
  const services = asked.context.get(servicesContext);
  if ((await endSession(services, actor, readId(asked.params.id))) === "not-found")
    throw await missing(services);
  return goOn("/profile/security", []);
}

export function loader() {
  return goOn("/profile/security", []);
}
