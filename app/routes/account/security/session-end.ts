import { servicesContext } from "#app/http/context.ts";
import { requireSignedIn } from "#app/http/guards.ts";
import { notFound } from "#app/http/not-found.ts";
import { redirectTo } from "#app/http/redirect.server.ts";
import { endSession } from "#domain/accounts/sessions/sessions.server.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/session-end.ts";

export async function action(args: Route.ActionArgs) {
  const actor = await requireSignedIn(args);
  const services = args.context.get(servicesContext);
  if ((await endSession(services, actor, readId(args.params.id))) === "not-found") throw notFound();
  return redirectTo("/profile/security", []);
}

export function loader() {
  return redirectTo("/profile/security", []);
}
