import { data } from "react-router";
import { servicesContext } from "#app/http/context.ts";
import { requireAllowed } from "#app/http/guards.ts";
import { openOutbox } from "#domain/admin/open-outbox.server.ts";

/** Redirects anyone without the permission to see the outbox. */
export async function requireOutbox(args: Parameters<typeof requireAllowed>[0]) {
  const actor = await requireAllowed(args, "email.read");
  const services = args.context.get(servicesContext);
  const outbox = openOutbox(services, actor);
  if (!outbox) throw data(null, { status: 403 });
  return { outbox, mailer: services.mailer };
}
