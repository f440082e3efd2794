import { data } from "react-router";
import type { RouteArgs } from "#app/http/authorize.server.ts";
import { actorContext, servicesContext } from "#app/http/context.ts";
import { openOutbox } from "#domain/admin/open-outbox.server.ts";

export function requireOutbox({ context }: Pick<RouteArgs, "context">) {
  const services = context.get(servicesContext);
  const outbox = openOutbox(services, context.get(actorContext));
  if (!outbox) throw data(null, { status: 403 });
  return { outbox, mailer: services.mailer };
}
